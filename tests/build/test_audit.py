"""The audit finds what is known against a pin, says who could not be asked, and never takes the one for the other.

The programs that ask are the real ones; who answers is a service of the test's own.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from innkeeper_build import audit, bundle

NOBODY_HERE = "http://127.0.0.1:9"
KNOWN = {
    "id": "PYSEC-0000-1",
    "schema_version": "1.0.0",
    "summary": "It lets anybody in.",
    "affected": [
        {
            "package": {"name": "inn", "ecosystem": "PyPI"},
            "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "2.0"}]}],
        }
    ],
}
KNOWN_TO_NPM = {
    "id": 1,
    "url": "https://advisories.example/1",
    "title": "It lets anybody in",
    "severity": "low",
    "vulnerable_versions": "<2.0.0",
    "cwe": [],
    "cvss": {"score": 0, "vectorString": None},
}


class Service:
    """Answers of the advisories and of a registry, by method and path."""

    def __init__(self) -> None:
        self.answers: dict[str, bytes] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.rfile.read(int(self.headers.get("content-length", 0)))
                found = service.answers.get(f"{self.command} {self.path}")
                self.send_response(404 if found is None else 200)
                self.send_header("content-type", "text/html" if self.path.startswith("/simple") else "application/json")
                self.send_header("content-length", str(len(found or b"")))
                self.end_headers()
                self.wfile.write(found or b"")

            def do_POST(self) -> None:
                self.do_GET()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def answer(self, asked: str, with_what: Any) -> None:
        self.answers[asked] = with_what if isinstance(with_what, bytes) else json.dumps(with_what).encode()


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Service]:
    """What is asked meanwhile; it knows nothing against anything."""
    service = Service()
    thread = Thread(target=service.server.serve_forever)
    thread.start()
    service.answer("POST /v1/query", {})
    service.answer("POST /-/npm/v1/security/advisories/bulk", {})
    service.answer("GET /inn", {"name": "inn", "versions": {"1.0.0": {"name": "inn", "version": "1.0.0"}}})
    offer(service)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    ask_at(monkeypatch, service.address)
    yield service
    service.server.shutdown()
    thread.join()
    service.server.server_close()


def ask_at(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("PIP_AUDIT_OSV_URL", f"{address}/v1/query")
    monkeypatch.setenv("UV_DEFAULT_INDEX", f"{address}/simple")
    monkeypatch.setenv("UV_HTTP_RETRIES", "0")
    monkeypatch.setenv("npm_config_registry", address)
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    monkeypatch.setattr(audit, "SERVICES", ("osv",))


def offer(service: Service, marks: str = "") -> None:
    """Offer inn 1.0 as the registry of Python packages does."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as wheel:
        wheel.writestr("inn-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: inn\nVersion: 1.0\n")
        wheel.writestr("inn-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr("inn-1.0.dist-info/RECORD", "")
    file = "inn-1.0-py3-none-any.whl"
    service.answer(f"GET /{file}", packed.getvalue())
    service.answer("GET /simple/inn/", f'<a href="/{file}" {marks}>{file}</a>'.encode())


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone that pins inn 1.0, of Python and of npm."""
    digest = hashlib.sha256(b"inn").hexdigest()
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "dev.txt").write_text(f"inn==1.0 \\\n    --hash=sha256:{digest}\n")
    (tmp_path / "web").mkdir()
    root = {"name": "web", "version": "1.0.0", "dependencies": {"inn": "1.0.0"}}
    lock = {
        "name": "web",
        "version": "1.0.0",
        "lockfileVersion": 3,
        "packages": {"": root, "node_modules/inn": {"version": "1.0.0"}},
    }
    (tmp_path / "web" / "package.json").write_text(json.dumps(root))
    (tmp_path / "web" / "package-lock.json").write_text(json.dumps(lock))
    monkeypatch.setattr(bundle, "install_packages", lambda web: None)
    return tmp_path


def told(clone: Path) -> list[str]:
    said: list[str] = []
    audit.audit(clone, said.append)
    return said


def test_nothing_known_is_said_with_how_many_were_asked_about(clone: Path, service: Service) -> None:
    assert told(clone) == [
        "The advisories about Python packages know nothing against 1 of 1.",
        "The registry of Python packages has every pin, and none was withdrawn.",
        "The advisories about npm packages know nothing against 1 of 1.",
    ]


def test_everything_that_is_known_is_found_at_once(clone: Path, service: Service) -> None:
    service.answer("POST /v1/query", {"vulns": [KNOWN]})
    service.answer("POST /-/npm/v1/security/advisories/bulk", {"inn": [KNOWN_TO_NPM]})
    offer(service, 'data-yanked="The door does not lock."')
    with pytest.raises(audit.Vulnerable) as found:
        told(clone)
    assert str(found.value).splitlines() == [
        "inn 1.0: PYSEC-0000-1, mended in 2.0.",
        'inn==1.0 was withdrawn by its makers (reason: "The door does not lock.")',
        "inn <2.0.0: It lets anybody in (https://advisories.example/1).",
    ]


def test_who_does_not_answer_was_not_asked_and_that_is_no_fault(
    clone: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_at(monkeypatch, NOBODY_HERE)
    said = told(clone)
    assert len(said) == 3
    assert all(line.startswith("NOT RUN: the ") for line in said)


def test_a_service_without_advisories_does_not_count_as_one_that_knows_of_none(clone: Path, service: Service) -> None:
    """As a mirror of the registries answers that has the packages only."""
    del service.answers["POST /v1/query"], service.answers["POST /-/npm/v1/security/advisories/bulk"]
    said = told(clone)
    assert [line.startswith("NOT RUN: the advisories") for line in said] == [True, False, True]


def test_what_is_found_counts_though_others_could_not_be_asked(clone: Path, service: Service) -> None:
    del service.answers["POST /v1/query"]
    offer(service, "data-yanked")
    with pytest.raises(audit.Vulnerable, match=r"^inn==1\.0 was withdrawn by its makers$"):
        told(clone)


def test_a_pin_that_the_registry_no_longer_has_is_found(clone: Path, service: Service) -> None:
    service.answer("GET /simple/inn/", b"")
    with pytest.raises(audit.Vulnerable, match=r"dev\.txt: Because there (?:is|are) no .*inn"):
        told(clone)


def test_a_pin_without_its_digest_is_found(clone: Path, service: Service) -> None:
    (clone / "requirements" / "dev.txt").write_text("inn==1.0\n")
    with pytest.raises(audit.Vulnerable, match="does not contain a hash"):
        told(clone)
