"""docs/play-words.md: every word of play files with what it means and its fields, made from the models."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from pydantic import BaseModel

from cardpress.effects.course.card_tests import TESTS
from cardpress.effects.course.forms import Param
from cardpress.effects.course.numbers import NUMBERS
from cardpress.effects.course.people import PEOPLE
from cardpress.effects.course.play import (
    Body,
    GameEnd,
    Play,
    PlayAction,
    PlayBoard,
    PlayCounter,
    PlayerCounts,
    PlayMarker,
    PlayZone,
    PointValues,
)
from cardpress.effects.course.selectors import SELECTORS
from cardpress.effects.course.sets import SetTest
from cardpress.effects.course.words import COURSE_CONDITIONS, COURSE_OPERATIONS
from cardpress.effects.shared import CONDITIONS, OPERATIONS

PAGE = "docs/play-words.md"
_TOP = """# Words of the course of play

Everything that files of `content/<game>/play/` can say beside [what effects say](effects.md); `make schemas`
writes this page from the code, so do not edit it. [Make your game play](play.md) shows how it is used. Fields with
a ? can be left out. A list of operations stands wherever one can.
"""
_PARTS: Mapping[str, type[BaseModel]] = {
    "players": PlayerCounts,
    "zones": PlayZone,
    "counters": PlayCounter,
    "markers": PlayMarker,
    "points": PointValues,
    "boards": PlayBoard,
    "actions": PlayAction,
    "bodies": Body,
    "end": GameEnd,
}


def page() -> str:
    """The whole page."""
    return "\n".join([_TOP, *_sections()]) + "\n"


def _sections() -> Iterator[str]:
    yield from _members()
    yield from _table("What they hold", "member", ((name, model, "") for name, model in _PARTS.items()))
    operations = {word: model for word, model in COURSE_OPERATIONS.items() if OPERATIONS.get(word) is not model}
    conditions = {word: model for word, model in COURSE_CONDITIONS.items() if CONDITIONS.get(word) is not model}
    yield from _table("Operations", "word", ((word, model, "op") for word, model in operations.items()))
    yield from _table("Conditions", "word", ((word, model, "condition") for word, model in conditions.items()))
    forms = (("Numbers", NUMBERS), ("Players", PEOPLE), ("Selectors", SELECTORS), ("Tests", TESTS))
    for title, shapes in forms:
        told = ((key, model, "") for key, model in shapes.items() if model is not Param)
        yield from _table(title, "told by", told)
    yield from _table("Sets", "of", [("forms, set, sets, largest", SetTest, "")])


def _members() -> Iterator[str]:
    yield from ("", "## Members of the files", "", "| member | what it says |", "|---|---|")
    for name, field in Play.model_fields.items():
        if name != "words":
            yield f"| `{name}` | {field.description} |"


def _table(title: str, head: str, rows: Iterable[tuple[str, type[BaseModel], str]]) -> Iterator[str]:
    """A table of words: what each means, and its fields with what these are."""
    written = [f"| `{word}` | {_summary(model)} | {_fields(model, tag)} |" for word, model, tag in rows]
    if written:
        yield from ("", f"## {title}", "", f"| {head} | what it means | fields |", "|---|---|---|", *written)


def _summary(model: type[BaseModel]) -> str:
    return " ".join((model.__doc__ or "").partition("\n\n")[0].split())


def _fields(model: type[BaseModel], tag: str) -> str:
    told = []
    for name, field in model.model_fields.items():
        if name != tag:
            mark = "" if field.is_required() else "?"
            said = f": {field.description}" if field.description else ""
            told.append(f"`{field.alias or name}`{mark}{said}".replace("|", "or"))
    return "<br>".join(told)
