"""Logs: plain lines for people, or one JSON object a line (`--log json`), with table and command ids and no secrets."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final, Literal

LogForm = Literal["text", "json"]

FIELDS: Final = ("table", "seat", "command", "version", "method", "route", "status", "code", "milliseconds")
"""What a line may carry besides its message. Tokens are none of it, and no query, body or header is ever logged."""


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(form: LogForm) -> None:
    """Log to stderr: warnings for people at a terminal, every decision as JSON for a machine."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("innkeeper").setLevel(logging.INFO if form == "json" else logging.WARNING)
