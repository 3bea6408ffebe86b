"""`cardpress serve`: proofs laid on the desk as files are saved, with a server beside it; or one in a folder."""

from __future__ import annotations

import argparse
import gc
import os
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

from cardpress.console import Console
from cardpress.freshness import tool_fingerprint
from cardpress.pipeline import Proof, proof
from cardpress.serve.desk import Desk
from cardpress.serve.export import export
from cardpress.serve.server import Server
from cardpress.session import Session, session
from cardpress.watch import saves, watched


class PortError(Exception):
    """The port that was asked for is taken or forbidden."""


def run(arguments: argparse.Namespace, games: Sequence[str], console: Console) -> bool:
    """Serve the games until interrupted, or export them; False when an export has errors.

    Raises PortError, KeyboardInterrupt.
    """
    root, names = arguments.root.resolve(), tuple(games)
    with session(jobs=max(1, arguments.jobs or os.cpu_count() or 1)) as opened:
        if arguments.export:
            return _export(root, names, opened, arguments.export, console)
        _serve(root, names, opened, arguments, console)
    return True


def _export(root: Path, games: tuple[str, ...], opened: Session, folder: Path, console: Console) -> bool:
    found = proof(root, games, opened, tool_fingerprint(opened.digests), console.progress())
    wrong, desk = console.stops(found.outcome.report), Desk(games)
    desk.lay(found)
    count = export(desk, folder, console.progress())
    print(f"{folder / 'index.html'}: {count} pictures")
    return not wrong


def _serve(
    root: Path, games: tuple[str, ...], opened: Session, arguments: argparse.Namespace, console: Console
) -> None:
    desk = Desk(games)
    try:
        server = Server(desk, arguments.port)
    except (OSError, OverflowError) as problem:
        raise PortError(f"port {arguments.port}: {problem}; another one is --port 0") from None
    Thread(target=server.serve_forever, daemon=True).start()
    print(f"the page is {server.url}")
    console.watching(games, watched(root))
    if arguments.open:
        webbrowser.open(server.url)
    try:
        tool = tool_fingerprint(opened.digests)
        _lay(desk, proof(root, games, opened, tool, desk.progress))
        for _ in saves(root):
            _lay(desk, proof(root, games, opened, tool, desk.progress))
            opened.save()  # while nobody waits
            gc.collect()
    finally:
        server.shutdown()
        server.server_close()


def _lay(desk: Desk, found: Proof) -> None:
    """Show a proof on the page, and say in the terminal that there is something new."""
    if desk.lay(found):
        problems = len(found.outcome.report)
        wrong = f", {problems} problem{'s' if problems > 1 else ''}" if problems else ""
        print(f"shown in {found.outcome.seconds * 1000:.0f} ms{wrong}", flush=True)
