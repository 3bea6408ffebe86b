"""Validates the address of a Dask scheduler and checks that something listens there."""

from __future__ import annotations

import re
import socket

from cardpress_cluster.errors import ClusterError

_ADDRESS = re.compile(r"(?:(tcp|tls)://)?([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]):(\d{1,5})")
SECONDS = 3.0
"""Seconds a scheduler has to take up a connection."""


def address_of(text: str) -> str:
    """An address as Dask takes it, tcp:// where no way is named; ClusterError for anything else."""
    found = _ADDRESS.fullmatch(text.strip())
    if not found or not 0 < int(found[3]) < 2**16:
        raise ClusterError(f"--cluster {text!r}: expected tcp://HOST:PORT, as `dask scheduler` prints it")
    return f"{found[1] or 'tcp'}://{found[2]}:{found[3]}"


def check_listening(address: str) -> None:
    """See whether anybody answers at an address, soon; ClusterError when not."""
    host, _, port = address.partition("://")[2].rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=SECONDS).close()
    except OSError as error:
        reason = (error.strerror or str(error) or "no answer").lower()
        raise ClusterError(f"no scheduler answers at {address}: {reason}") from None
