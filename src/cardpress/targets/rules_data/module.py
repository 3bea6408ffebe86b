"""The module an engine imports, its stub, and the tables of decks, numbers and variants beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cardpress.class_model.shapes import ClassShape
from cardpress.models.game import Deck
from cardpress.targets.rules_data.python_source import constants, header
from cardpress.targets.rules_data.rebuild import Row

_DOC = """Rules data of {game}: every component, deck and number its rules need, frozen and typed.

Texts are not here; they lie in texts/{game}_<language>.json, and no change of them changes CONTENT_SHA256."""

_IMPORTS = """
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from . import (
    _rebuild,
{row_modules})
from ._{game}_tables import DECK_ROWS, {play_row}RULES_ROW, VARIANT_ROWS
from ._{game}_types import *  # noqa: F403
from ._{game}_types import SHAPES, Component, Effect, {play_class}Rules

"""

_BODY = """
{views}
COMPONENTS: Final[Mapping[str, Component]] = MappingProxyType(_rebuild.merged({all_views}))
DECKS: Final[Mapping[str, tuple[tuple[str, int], ...]]] = MappingProxyType(dict(DECK_ROWS))
{play}RULES: Final[Rules] = _rebuild.rebuild(RULES_ROW, SHAPES)
VARIANTS: Final[Mapping[str, Mapping[str, Mapping[str, Effect]]]] = MappingProxyType(
    {{variant: _rebuild.changes(rows, SHAPES) for variant, rows in VARIANT_ROWS}}
)


def to_json(value: Component | Effect{or_play}) -> dict[str, Any]:
    \"\"\"A component or an effect as data.json has it.\"\"\"
    written: dict[str, Any] = _rebuild.plain(value, SHAPES)
    return written


def verify() -> None:
    \"\"\"Raise ValueError when the data is not what was generated.\"\"\"
    components = {{
{members}    }}
    content = {{
        "components": _rebuild.plain(components, SHAPES),
        "decks": {{deck: [{{"card": card, "copies": n}} for card, n in cards] for deck, cards in DECKS.items()}},
        "defaults": _rebuild.defaults(SHAPES),
        "game": GAME,
{play_member}        "rules": _rebuild.plain(RULES, SHAPES),
        "variants": _rebuild.plain(VARIANTS, SHAPES),
    }}
    if _rebuild.content_hash(content) != CONTENT_SHA256:
        raise ValueError("the rules data of {game} was edited by hand: build it again")
"""

_PLAY_JSON = "PLAY: Final[Mapping[str, Any]]"
"""How a course of play is declared whose words are not those of cards."""

_STUB = """
from collections.abc import Mapping
from typing import Any, Final

from ._{game}_types import *
from ._{game}_types import Component, Effect, {play_class}Rules

SCHEMA_VERSION: Final[int]
GAME: Final[str]
GAME_VERSION: Final[str]
COMPILER_VERSION: Final[str]
CONTENT_SHA256: Final[str]
OPERATIONS: Final[tuple[str, ...]]

{views}
COMPONENTS: Final[Mapping[str, Component]]
DECKS: Final[Mapping[str, tuple[tuple[str, int], ...]]]
{play}RULES: Final[Rules]
VARIANTS: Final[Mapping[str, Mapping[str, Mapping[str, Effect]]]]

def to_json(value: Component | Effect{or_play}) -> dict[str, Any]:
    \"\"\"A component or an effect as data.json has it.\"\"\"

def verify() -> None:
    \"\"\"Raise ValueError when the data is not what was generated.\"\"\"
"""


class KindView:
    """One kind's components as the module shows them: constant name, class name, row modules."""

    def __init__(self, kind: str, constant: str, class_name: str, modules: Sequence[str]) -> None:
        self.kind = kind
        self.constant = constant
        self.type = f"Final[Mapping[str, {class_name}]]"
        self.modules = tuple(modules)

    def source(self) -> str:
        """The line that builds the view from its rows."""
        rows = ", ".join(f"*{module}.ROWS" for module in self.modules)
        built = f"MappingProxyType(_rebuild.by_id(({rows},), SHAPES))"
        return f"{self.constant}: {self.type} = {built}"


def module_source(
    game: str, values: Mapping[str, Any], views: Sequence[KindView], play: str = "", *, is_apart: bool = False
) -> str:
    """The module an engine imports; `play` is the class of the course of play of a game that has one.

    `is_apart`: its course of play has words that cards do not have, and is JSON, not objects of their classes.
    """
    named = _play_names(play)
    built = f"PLAY: Final[{play}] = _rebuild.rebuild(PLAY_ROW, SHAPES)\n" if play else ""
    member = '        "play": _rebuild.plain(PLAY, SHAPES),\n' if play else ""
    if is_apart:
        built, member = f"{_PLAY_JSON} = PLAY_JSON\n", '        "play": PLAY,\n'
    modules = sorted(module for view in views for module in view.modules)
    head = header(game, _DOC.format(game=game))
    row = "PLAY_ROW, " if play else "PLAY_JSON, " if is_apart else ""
    imports = _IMPORTS.format(
        game=game, play_row=row, **named, row_modules="".join(f"    {module},\n" for module in modules)
    )
    body = _BODY.format(
        game=game,
        views="\n".join(view.source() for view in views),
        members="".join(f"        {view.kind!r}: {view.constant},\n" for view in views),
        all_views=", ".join(view.constant for view in views),
        play=built,
        play_member=member,
        **named,
    )
    return head + imports + constants(values) + body


def _play_names(play: str) -> dict[str, str]:
    """The class of the course of play where other classes are named; nothing without one."""
    return {"play_class": f"{play}, " if play else "", "or_play": f" | {play}" if play else ""}


def stub_source(game: str, views: Sequence[KindView], play: str = "", *, is_apart: bool = False) -> str:
    """The stub type checkers read in place of the rows."""
    lines = "\n".join(f"{view.constant}: {view.type}" for view in views)
    typed = f"PLAY: Final[{play}]\n" if play else f"{_PLAY_JSON}\n" if is_apart else ""
    return header(game, f"Rules data of {game}, for type checkers.") + _STUB.format(
        game=game, views=lines, play=typed, **_play_names(play)
    )


def tables_source(
    game: str,
    decks: Sequence[Deck],
    rules: Sequence[tuple[ClassShape, Row]],
    variants: Mapping[str, Sequence[Row]],
    play: Sequence[object] | Mapping[str, object] = (),
) -> str:
    """Decks in printing order, the course of play, rules numbers and what variants change, one line each."""
    deck_rows: list[tuple[str, Sequence[Row]]] = [(deck.id, tuple(deck.cards.items())) for deck in decks]
    numbers = "".join(_numbers(shape, row) for shape, row in rules)
    head = header(game, f"Decks, rules numbers and variants of {game}.")
    return (
        f"{head}\nfrom typing import Any, Final\n\n"
        f"DECK_ROWS: Final[tuple[tuple[str, tuple[tuple[str, int], ...]], ...]] = (\n{_groups(deck_rows)})\n"
        f"{_play_json(play) if isinstance(play, Mapping) else _play_row(play)}"
        f'RULES_ROW: Final[tuple[Any, ...]] = (\n    "Rules",\n{numbers})\n'
        "VARIANT_ROWS: Final[tuple[tuple[str, tuple[tuple[str, str, Any], ...]], ...]] = (\n"
        f"{_groups(variants.items())})\n"
    )


def _play_row(play: Sequence[object]) -> str:
    """The course of play, one member a line; nothing of a game without one."""
    members = "".join(f"    {member!a},\n" for member in play)
    return f"PLAY_ROW: Final[tuple[Any, ...]] = (\n{members})\n" if play else ""


def _play_json(play: Mapping[str, object]) -> str:
    """A course of play as JSON, one member a line."""
    members = "".join(f"    {name!a}: {part!a},\n" for name, part in sorted(play.items()))
    return f"PLAY_JSON: Final[dict[str, Any]] = {{\n{members}}}\n"


def _groups(named: Iterable[tuple[str, Sequence[Row]]]) -> str:
    """Named tuples of rows, one row a line."""
    return "".join(
        f"    ({name!r}, (\n{''.join(f'        {row!a},{chr(10)}' for row in rows)}    )),\n"
        for name, rows in named
    )


def _numbers(shape: ClassShape, row: Row) -> str:
    lines = "".join(
        f"        {value!a},  # {attribute.json_name}\n"
        for attribute, value in zip(shape.attributes, row[1:], strict=True)
    )
    return f"    (\n        {row[0]!r},\n{lines}    ),\n"
