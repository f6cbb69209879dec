"""Runs the server. Nothing of the web is imported before it is asked to."""

from __future__ import annotations

import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING, Final

from innkeeper.server.logs import set_up_logs
from innkeeper.server.settings import CannotServe, Settings

if TYPE_CHECKING:
    import uvicorn

HOST: Final = "127.0.0.1"
PORT: Final = 8000
LAST_PORT: Final = 65535
LONGEST_FAREWELL: Final = 3
IDLE_SECONDS: Final = 75
"""How long a connection on which nothing is asked stays open: longer than clients (5 s) and proxies (60 s) keep theirs.
Otherwise the server hangs up just as the next request comes."""
LARGEST_MESSAGE: Final = 16 * 1024
TURN_SECONDS: Final = 0.0005
"""After which the event loop lets a thread go on that keeps a change. It asks for a turn at every statement, and with
Python's 5 ms a busy server took 60 ms for a change."""
GARBAGE: Final = (1_000, 4, 2_500)
"""How seldom Python looks for garbage in circles: with 250 tables to look through it takes 0.1 s, and finds little.
What is new it looks through in small portions: 200,000 things at once took it 0.1 s, and 5,000 took 0.01 s."""


def run(
    host: str = HOST,
    port: int = PORT,
    settings: Settings | None = None,
    open_browser: bool = False,
    say: Callable[[str], object] | None = None,
) -> None:
    """Serve until interrupted or told to stop (SIGTERM); with port 0 on any port that is free.

    `say` is told the address once the server is ready.
    Raises CannotServe, with one clear sentence, when it cannot start.
    """
    settings = settings or Settings()
    set_up_logs(settings.log)
    with listen(host, port) as listening:
        address = address_of(host, listening)
        gc.disable()  # all that is imported now stays; to look through it for garbage is an eighth of the start

        def ready() -> None:
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            gc.enable()
            (say or _print)(f"Innkeeper is ready: {address}")
            if open_browser:
                Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        sys.setswitchinterval(TURN_SECONDS)
        try:
            # uvicorn finishes what it has, and then ends by the signal it was sent: let that be an end like Ctrl-C.
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            server(settings, ready).run([listening])
        except KeyboardInterrupt:
            return
        finally:
            gc.enable()


def server(settings: Settings, ready: Callable[[], object]) -> uvicorn.Server:
    """A server for these settings, to be run on a socket; `ready` is called when it answers. Raises CannotServe."""
    import uvicorn

    from innkeeper.server.app import create_app
    from innkeeper.server.sockets import Socket

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            ready()

    return Server(
        uvicorn.Config(
            create_app(settings),
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=LONGEST_FAREWELL,
            timeout_keep_alive=IDLE_SECONDS,
            ws=Socket,
            ws_max_size=LARGEST_MESSAGE,
        )
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket for the server; with port 0 on any that is free. Raises CannotServe."""
    if not 0 <= port <= LAST_PORT:  # the system would wrap it round
        raise CannotServe(f"there is no port {port}: choose one from 0 (any that is free) to {LAST_PORT} with --port.")
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CannotServe(f"cannot listen on {host} ({error.strerror}): choose another address with --host.") from error
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen()
    except OSError as error:
        listening.close()
        raise CannotServe(
            f"cannot listen on {host} port {port} ({error.strerror}): if another server is there already, choose a"
            " free one with --port."
        ) from error
    return listening


def address_of(host: str, listening: socket.socket) -> str:
    """Where a browser finds it."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}/"


def _print(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
