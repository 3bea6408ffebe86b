"""`cardpress studio` as a program: it tells its address, and looks again when a file is saved."""

from __future__ import annotations

import http.client
import json
import re
from pathlib import Path
from typing import Any

from tests.warm import HANGS, running


def _ask(port: int, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=HANGS)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def _card(port: int, token: str) -> dict[str, Any]:
    status, told = _ask(port, f"/{token}/cards/mini/rat")
    assert status == 200
    return json.loads(told)


def test_the_studio_tells_an_address_with_a_token(mini: Path) -> None:
    """The line in the terminal leads to the page; the port alone, or another token, leads nowhere."""
    with running(["studio", "--root", str(mini), "--port", "0", "--jobs", "1"]) as lines:
        found = re.search(r"http://127\.0\.0\.1:(\d+)/([\w-]{30,})/", line := lines.readline())
        assert found, line + lines.read()
        port, token = int(found[1]), found[2]

        assert b"<title>cardpress studio</title>" in _ask(port, f"/{token}/")[1]
        assert _ask(port, "/")[0] == _ask(port, f"/{token[::-1]}/")[0] == 404
        assert _card(port, token)["card"]["souls"] == 1
