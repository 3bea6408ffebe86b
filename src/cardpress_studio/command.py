"""Runs the studio: a project served to a browser of this machine, looked at again whenever a file is saved."""

from __future__ import annotations

import argparse
import os
import secrets
import webbrowser
from collections.abc import Sequence
from threading import Thread

from cardpress.incremental.inputs_digest import tool_fingerprint
from cardpress.incremental.session import Session
from cardpress.watch import saves
from cardpress_studio.playing import Playing
from cardpress_studio.server import LARGEST_BODY, application
from cardpress_studio.studio import Studio
from cardpress_web.guard import Guard
from cardpress_web.running import LOOPBACK, WebServer, listening_socket, names_of


def run(arguments: argparse.Namespace, games: Sequence[str]) -> None:
    """Serve games of a project until interrupted. Raises PortError, KeyboardInterrupt."""
    root, jobs = arguments.root.resolve(), max(1, arguments.jobs or os.cpu_count() or 1)
    with Session(jobs=jobs, stays=True) as opened:
        studio = Studio(root, games, opened, tool_fingerprint(opened.digests))
        socket = listening_socket(LOOPBACK, arguments.port)
        playing = Playing(root, studio.build)
        token = secrets.token_urlsafe(24)
        server = WebServer(Guard(application(studio, token, playing), names_of(socket), LARGEST_BODY))
        url = f"http://{LOOPBACK}:{socket.getsockname()[1]}/{token}/"
        try:
            studio.refresh()
            Thread(target=server.run, args=([socket],), daemon=True).start()
            print(f"the studio is {url}", flush=True)
            if arguments.open:
                webbrowser.open(url)
            for is_saved in saves(root):
                if is_saved:
                    studio.await_quiet()
                    studio.refresh()
                else:
                    studio.rest()
        finally:
            server.should_exit = True
            playing.end()
