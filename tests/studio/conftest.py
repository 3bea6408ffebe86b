"""A small project that is open in the studio, without a server and with one."""

from __future__ import annotations

import http.client
import json
import shutil
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.warm import HANGS

from cardpress.incremental.inputs_digest import tool_fingerprint
from cardpress.incremental.session import Session
from cardpress_studio.playing import Playing
from cardpress_studio.server import LARGEST_BODY, application
from cardpress_studio.studio import Studio
from cardpress_web.guard import Guard
from cardpress_web.running import LOOPBACK, WebServer, listening_socket, names_of

ROOT = Path(__file__).resolve().parents[2]
TOKEN = "the-token"
RAT = "content/mini/monsters/rat.json"


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """The small project, open; each module has one of its own."""
    root = tmp_path_factory.mktemp("studio") / "mini"
    shutil.copytree(ROOT / "tests/errors/base", root)
    with Session(jobs=1, stays=True) as opened:
        found = Studio(root, ["mini"], opened, tool_fingerprint(opened.digests))
        found.refresh()
        yield found


@dataclass(frozen=True)
class Served:
    """An open project that is served."""

    studio: Studio
    port: int

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://{LOOPBACK}:{self.port}/{TOKEN}/"

    def ask(self, path: str, sent: Any = None, **headers: str) -> tuple[int, Any]:
        """Status and body of an answer; what is sent goes as a page of its own sends it, but for `headers`."""
        connection = http.client.HTTPConnection(LOOPBACK, self.port, timeout=HANGS)
        own = {"Origin": f"http://{LOOPBACK}:{self.port}", "Content-Type": "application/json"}
        own = own if sent is not None else {}
        told = {**own, **{name.replace("_", "-"): value for name, value in headers.items()}}
        try:
            body = None if sent is None else json.dumps(sent)
            connection.request("GET" if sent is None else "POST", path, body, told)
            answer = connection.getresponse()
            data = answer.read()
            is_json = answer.headers.get("Content-Type") == "application/json"
            return answer.status, json.loads(data) if is_json else data
        finally:
            connection.close()


@pytest.fixture(scope="module")
def empty_studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """A folder with nothing in it, open."""
    with Session(jobs=1, stays=True) as opened:
        found = Studio(tmp_path_factory.mktemp("empty"), [], opened, tool_fingerprint(opened.digests))
        found.refresh()
        yield found


@pytest.fixture(scope="module")
def served(studio: Studio) -> Iterator[Served]:
    """The same, behind its guard."""
    with listening_socket(LOOPBACK, 0) as socket:
        ready = threading.Event()
        playing = Playing(studio.root, studio.build)
        guard = Guard(application(studio, TOKEN, playing), names_of(socket), LARGEST_BODY)
        server = WebServer(guard, ready.set)
        thread = threading.Thread(target=server.run, args=([socket],), daemon=True)
        thread.start()
        assert ready.wait(HANGS)
        try:
            yield Served(studio, socket.getsockname()[1])
        finally:
            playing.end()
            server.should_exit = True
            thread.join()
