"""Runs an application on a port of this machine until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

LOOPBACK: Final = "127.0.0.1"
"""The address only this machine reaches."""
ANYWHERE: Final = "0.0.0.0"
"""Every address of this machine."""
CONNECTIONS: Final = 256
"""Connections at a time; the next ones are told that the server is busy."""
SILENCE: Final = 15
"""Seconds after which a connection that asks nothing, or not to the end, is closed."""
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
LARGEST_FRAME: Final = 8192
"""Bytes of a message to the server at most: pages send numbers and words."""


class PortError(Exception):
    """The port that was asked for is taken or forbidden."""


def listening_socket(address: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any free one. Raises PortError."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((address, port))
        found.listen(128)
    except (OSError, OverflowError) as problem:
        found.close()
        raise PortError(f"port {port}: {problem}; another one is --port 0") from None
    return found


def names_of(found: socket.socket, *more: str) -> frozenset[str]:
    """What browsers may call who listens there: this machine, and any other names it goes by."""
    port = found.getsockname()[1]
    return frozenset(f"{name}:{port}" for name in (LOOPBACK, "localhost", *more))


def own_address() -> str:
    """The address others in the network reach this machine by; that of the loopback where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # an address for examples: the system chooses a way, nothing is sent
        except OSError:
            return LOOPBACK
        return str(asked.getsockname()[0])


class BoundedProtocol(H11Protocol):
    """HTTP that connections cannot occupy: uvicorn alone waits for ever for the first question of each."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Send one connection too many away; give the others a while to ask something."""
        super().connection_made(transport)
        if len(self.connections) > CONNECTIONS:
            transport.write(BUSY)
            transport.close()
        else:
            self.loop.call_later(SILENCE, self._close_if_silent)

    def _close_if_silent(self) -> None:
        """Close a connection that has asked nothing; one that became a WebSocket is no longer among these."""
        if self in self.connections and self.cycle is None:
            self.transport.close()


class WebServer(uvicorn.Server):
    """An application that runs until Ctrl-C or SIGTERM, or `should_exit`; `ready` is called once it listens."""

    def __init__(self, app: ASGIApp, ready: Callable[[], None] | None = None) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                access_log=False,
                date_header=False,
                http=BoundedProtocol,
                lifespan="on",
                log_level="warning",
                server_header=False,
                timeout_graceful_shutdown=2,
                timeout_keep_alive=SILENCE,
                ws="websockets-sansio" if find_spec("websockets") else "none",
                ws_max_size=LARGEST_FRAME,
            )
        )
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self._ready:
            self._ready()
