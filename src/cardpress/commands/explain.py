"""`cardpress explain` and `cardpress text`: components with their sources, trees, texts and pages."""

from __future__ import annotations

import argparse

from cardpress.commands.exit_codes import FINE, WRONG_CONTENT
from cardpress.commands.selection import check_games, console_of, games_asked_for
from cardpress.commands.shared_options import Commands, add_command, add_project_options
from cardpress.diagnostics.requests import known_names
from cardpress.models import manifest


def add_text(commands: Commands) -> None:
    """Add the command that shows texts, and its options."""
    command = add_command(commands, "text", "cardpress text my_game old_sword", run_text)
    add_project_options(command, 1)
    command.add_argument("component", nargs="?", help="only this component")


def add_explain(commands: Commands) -> None:
    """Add the command that shows one component, and its options."""
    command = add_command(commands, "explain", "cardpress explain my_game old_sword", run_explain)
    add_project_options(command, 1)
    command.add_argument("component", help="the component's id")


def run_text(arguments: argparse.Namespace) -> int:
    """Show all components of a game, or one."""
    return _show(arguments, with_pages=False)


def run_explain(arguments: argparse.Namespace) -> int:
    """Show one component and the pages it is printed on."""
    return _show(arguments, with_pages=True)


def _show(arguments: argparse.Namespace, *, with_pages: bool) -> int:
    from cardpress import explain

    games, root = games_asked_for(arguments), arguments.root.resolve()
    outcome, console = check_games(root, games), console_of(arguments)
    if console.stops(outcome.report):
        return WRONG_CONTENT
    game = outcome.games[games[0]]
    asked = [] if arguments.component is None else [arguments.component]
    chosen = known_names("component", asked, list(game.components)) or tuple(game.components)
    pages = explain.printed_pages(manifest.read(root / "build"), game) if with_pages else {}
    console.show([explain.explain(outcome, game, id_, pages.get(id_, {})) for id_ in chosen])
    return FINE
