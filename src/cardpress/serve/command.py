"""Runs the live page: a snapshot after every save, served on this machine or written into a folder."""

from __future__ import annotations

import argparse
import os
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

from cardpress.diagnostics import Progress
from cardpress.incremental.inputs_digest import tool_fingerprint
from cardpress.incremental.session import Session
from cardpress.output import Console
from cardpress.pipeline import Proof, proof
from cardpress.serve.export import export
from cardpress.serve.previews import Pictures
from cardpress.serve.server import application
from cardpress.serve.snapshots import Desk
from cardpress.watch import saves, tidy, watched_folders
from cardpress_web.guard import Guard
from cardpress_web.running import LOOPBACK, WebServer, listening_socket, names_of

Proved = Callable[[Progress | None], Proof]
"""A proof of the games as their files are now, telling how far it is."""


def run(arguments: argparse.Namespace, games: Sequence[str], languages: Sequence[str], console: Console) -> bool:
    """Serve the games until interrupted, or export them, in some languages or all; False when one has errors.

    Raises PortError, KeyboardInterrupt.
    """
    root, names = arguments.root.resolve(), tuple(games)
    jobs = max(1, arguments.jobs or os.cpu_count() or 1)
    with Session(jobs=jobs, stays=not arguments.export) as opened:
        tool = tool_fingerprint(opened.digests)

        def current_proof(progress: Progress | None) -> Proof:
            return proof(root, names, opened, tool, progress, languages=languages)

        if arguments.export:
            return _export(current_proof, names, arguments.export, console)
        _serve(current_proof, names, opened, arguments, console)
    return True


def _export(proved: Proved, games: tuple[str, ...], folder: Path, console: Console) -> bool:
    found = proved(console.progress())
    wrong, desk = console.stops(found.outcome.report), Desk(games)
    desk.lay(found)
    count = export(desk, folder, console.progress())
    print(f"{folder / 'index.html'}: {count} pictures")
    return not wrong


def _serve(
    proved: Proved,
    games: tuple[str, ...],
    opened: Session,
    arguments: argparse.Namespace,
    console: Console,
) -> None:
    desk, pictures, root = Desk(games), Pictures(), arguments.root.resolve()
    socket = listening_socket(LOOPBACK, arguments.port)
    server = WebServer(Guard(application(desk, pictures), names_of(socket)))
    Thread(target=server.run, args=([socket],), daemon=True).start()
    url = f"http://{LOOPBACK}:{socket.getsockname()[1]}/"
    print(f"the page is {url}")
    console.show_watched(games, watched_folders(root))
    if arguments.open:
        webbrowser.open(url)
    try:
        _lay(desk, pictures, proved)
        for is_saved in saves(root):
            if is_saved:
                _lay(desk, pictures, proved)
            else:  # the page has long fetched its pictures: threads that answer it would wait
                tidy(opened)
    finally:
        server.should_exit = True


def _lay(desk: Desk, pictures: Pictures, proved: Proved) -> None:
    """Show a proof on the page, and say in the terminal that there is something new."""
    desk.begin()
    with desk.drawing:
        found = proved(desk.progress)
    if desk.lay(found):
        pictures.draw_ahead(desk.fresh)
        problems = len(found.outcome.report)
        wrong = f", {problems} problem{'s' if problems > 1 else ''}" if problems else ""
        print(f"shown in {found.outcome.seconds * 1000:.0f} ms{wrong}", flush=True)
