"""A page that is served for a small project, and how to ask it."""

from __future__ import annotations

import http.client
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tests.warm import HANGS, running


@dataclass
class Served:
    """A running server: its project, its port, and what it has told so far of each game."""

    root: Path
    port: int
    events: http.client.HTTPResponse
    games: dict[str, dict[str, Any]] = field(default_factory=dict)

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    def get(self, path: str, *, method: str = "GET", **headers: str) -> http.client.HTTPResponse:
        """An answer whose body is read; header names are written with low lines."""
        return ask(self.port, path, method=method, **headers)[0]

    def read(self, path: str) -> bytes:
        """The body of an answer."""
        return ask(self.port, path)[1]

    def next_proof(self) -> dict[str, dict[str, Any]]:
        """What the next event tells of each game that is new, laid over what is known."""
        while True:
            kind, data = self._event()
            if kind == "proof":
                break
        for name, told in json.loads(data)["games"].items():
            known = self.games.get(name, {"components": {}})["components"]
            self.games[name] = told | {"new": told["components"], "components": known | told["components"]}
        return self.games

    def _event(self) -> tuple[str, str]:
        lines: dict[str, str] = {}
        for raw in self.events:
            line = raw.decode().rstrip("\n")
            if not line and lines:
                return lines.get("event", ""), lines.get("data", "")
            name, _, value = line.partition(": ")
            lines[name] = value
        raise AssertionError("the server has ended")


def ask(port: int, path: str, *, method: str = "GET", **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
    """One question in a connection of its own; Host is what a browser sends unless it is given."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=HANGS)
    try:
        connection.putrequest(method, path, skip_host="Host" in headers)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer, answer.read()
    finally:
        connection.close()


@pytest.fixture
def served(mini: Path) -> Iterator[Served]:
    """The page of the small project, with its first proof read."""
    with serving(mini) as page:
        yield page


@contextmanager
def serving(root: Path) -> Iterator[Served]:
    """The page of a project, with its first proof read."""
    with running(["serve", "--root", str(root), "--port", "0", "--jobs", "1"]) as lines:
        first = lines.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", first)
        assert found, first + lines.read()
        connection = http.client.HTTPConnection("127.0.0.1", int(found[1]), timeout=HANGS)
        connection.request("GET", "/events")
        events = connection.getresponse()
        try:
            page = Served(root, int(found[1]), events)
            page.next_proof()
            yield page
        finally:
            events.close()
            connection.close()
