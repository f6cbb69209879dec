"""The sockets of the streams: uvicorn's, which compress with ISA-L, in a third of zlib's time.

Every message stands for itself: its compressor is let go once it is sent, so a seat that only listens keeps none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from isal import isal_zlib
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

LEVEL: Final = 1
"""As small as zlib's quickest. The thoroughest, 3, takes three times as long for a fifteenth less; 2 is the same."""
END: Final = b"\x00\x00\xff\xff"
"""What a message ends with, and RFC 7692 leaves out."""
HEARD_BITS: Final = 12
"""The window of what comes in, which is short."""


class Deflate(PerMessageDeflate):
    """The extension of one socket."""

    def encode(self, frame: Frame) -> Frame:
        """A whole message, compressed."""
        if frame.opcode in CTRL_OPCODES:
            return frame
        squeeze = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, -self.local_max_window_bits)
        data = squeeze.compress(frame.data) + squeeze.flush(isal_zlib.Z_SYNC_FLUSH)
        return Frame(frame.opcode, data.removesuffix(END), frame.fin, rsv1=True)


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Comes to terms with a client, and makes the extension."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on. Raises NegotiationError where that cannot be."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, Deflate(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
        )


class Socket(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn.available_extensions = [
            DeflateFactory(server_no_context_takeover=True, client_max_window_bits=HEARD_BITS)
        ]
