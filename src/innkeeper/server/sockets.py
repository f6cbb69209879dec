"""The sockets of the streams: uvicorn's, which compress quickly rather than thoroughly.

A snapshot becomes a seventh more than zlib's usual level would make of it, in half the time.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

LEVEL: Final = 1


class Socket(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        for extension in self.conn.available_extensions or ():
            if isinstance(extension, ServerPerMessageDeflateFactory):
                extension.compress_settings = {**(extension.compress_settings or {}), "level": LEVEL}
