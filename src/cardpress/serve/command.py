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
from cardpress.serve.server import Server
from cardpress.serve.snapshots import Desk
from cardpress.watch import saves, tidy, watched_folders

Proved = Callable[[Progress | None], Proof]
"""A proof of the games as their files are now, telling how far it is."""


class PortError(Exception):
    """The port that was asked for is taken or forbidden."""


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
    desk, root = Desk(games), arguments.root.resolve()
    try:
        server = Server(desk, arguments.port)
    except (OSError, OverflowError) as problem:
        raise PortError(f"port {arguments.port}: {problem}; another one is --port 0") from None
    Thread(target=server.serve_forever, daemon=True).start()
    print(f"the page is {server.url}")
    console.show_watched(games, watched_folders(root))
    if arguments.open:
        webbrowser.open(server.url)
    try:
        _lay(server, proved)
        for is_saved in saves(root):
            if is_saved:
                _lay(server, proved)
            else:  # the page has long fetched its pictures: threads that answer it would wait
                tidy(opened)
    finally:
        server.shutdown()
        server.server_close()


def _lay(server: Server, proved: Proved) -> None:
    """Show a proof on the page, and say in the terminal that there is something new."""
    server.desk.begin()
    found = proved(server.desk.progress)
    if server.desk.lay(found):
        server.pictures.draw_ahead(server.desk.fresh)
        problems = len(found.outcome.report)
        wrong = f", {problems} problem{'s' if problems > 1 else ''}" if problems else ""
        print(f"shown in {found.outcome.seconds * 1000:.0f} ms{wrong}", flush=True)
