"""The messages of a Fluent file, for tests that look at them."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.fluent_messages import FluentMessages

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = ["en", "pl"]
"""Languages that every game is told in."""


def terminal(game: str, language: str) -> Path:
    """The file with what a game says in a terminal."""
    return ROOT / "content" / game / "terminal" / f"{language}.ftl"


def words(game: str, language: str, part: str = "game") -> FluentMessages:
    """The words of a game, or of the program, as they are played with."""
    said = games.texts(games.find(game), language)["terminal"]
    return FluentMessages(language, said[part], said["ties"])


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's name
        """A variable that is used."""
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Variables of every message, by id."""
    found = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found
