"""docs/template-values.md: what a template is given, every function and filter, made from the code."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from itertools import chain

from cardpress.models.component import Art, Component
from cardpress.models.game import Circle, GameSettings, Hexagon, Rectangle
from cardpress.models.project import ComponentText, SectionText
from cardpress.press.layout.templates import FILTERS, FUNCTIONS

PAGE = "docs/template-values.md"
FACE: Mapping[str, str] = {
    "card": "the component's fields by the names its file gives them; what is left out is nothing",
    "text": "the component's words, see below",
    "game": "game.json without credits, papers and boxes",
    "rules": "numbers of `rules/` by topic and name",
    "language": "the language's code, such as pl",
    "side": "front or back",
    "size": "shape and lengths in mm of the card's size, see below",
    "variant": "the id of the variant whose effects are printed, or nothing",
    "cards": "of a side with `lists`: kind to its components, each with `card` and `text`",
}
"""What a side of a component is filled with; one that is shared gets no text, of the card only what it shares."""
NUMBERED: Mapping[str, str] = {
    "numbering.number": "the component's place in printing order among those that are numbered, from 1",
    "numbering.of": "how many are numbered, for `{{ numbering.number }}/{{ numbering.of }}`",
}
"""What a side of a component is given beside that when its kind is numbered."""
BOX: Mapping[str, str] = {
    "side": "front, back, left, right, top or bottom; left and right lie on their sides",
    "size": "lengths in mm of that side",
    "box.id": "the name of the box in game.json",
    "box.cards": "how many cards it holds",
    "box.decks": "the decks they are of",
    "box.number": "which of several boxes of one name this is, from 1",
    "box.boxes": "how many boxes of this name there are",
    "game": FACE["game"],
    "rules": FACE["rules"],
    "language": FACE["language"],
}
"""What a side of a tuckbox is filled with."""
LID: Mapping[str, str] = {
    "side": "front",
    "size": "lengths in mm of A5",
    "line": "what the rulebook says below the name of the game, or nothing",
    "font": "the name of the game's first font",
    "game": FACE["game"],
    "rules": FACE["rules"],
    "language": FACE["language"],
}
"""What the front of a box is filled with."""
SUMMARY: Mapping[str, str] = {
    "side": "front or back",
    "size": "lengths in mm of the card",
    "summary": "side to its `title` and `blocks`, which `summary_blocks.html` prints",
    "font": LID["font"],
    "game": FACE["game"],
    "rules": FACE["rules"],
    "language": FACE["language"],
}
"""What a side of a summary card is filled with."""
SHEET: Mapping[str, str] = {
    "cards": "kind to its components by name, each with `card`, `text` and `copies`",
    "game": "all of game.json",
    "rules": FACE["rules"],
    "language": FACE["language"],
    "authors": "author to the icons used, for credits",
    "rulebook": "the course of play in words: `sections` with `heading`, `steps`, `parts`; or nothing",
    "deck": "the id of the deck that the sheet is for, or nothing",
    "paper": "a4 or letter",
    "in_book": "the page of the rulebook, by the id of a chapter or a message that it prints",
}
"""What a page of the reference sheet is filled with."""
_TEXT: Mapping[str, str] = {
    "name": "its name",
    "flavor": "the attribute `.flavor`, or nothing",
    "rules": "field that holds an effect to its text",
    "custom": "whether people wrote its rules",
    "sections": "id of a section to its `heading` and `text`",
    "own": "any other attribute to its text, empty where only other components have it",
}


def page() -> str:
    """The text of the page."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield "# What a template is given"
    yield ""
    yield "Made from the code by `make schemas`, so do not edit it; [how to draw with it](templates.md)."
    yield from _table("A face, `front` and `back` in game.json", ("value", "what it is"), FACE)
    yield from _table('The same, of a kind with `"numbered": true`', ("value", "what it is"), NUMBERED)
    yield from _table("A side of a tuckbox, `template` of one in `boxes`", ("value", "what it is"), BOX)
    yield from _table("The front of the box, `lid.html`", ("value", "what it is"), LID)
    yield from _table("A side of the summary card, `summary.html`", ("value", "what it is"), SUMMARY)
    yield from _table("A page of the reference sheet, `reference*.html`", ("value", "what it is"), SHEET)
    given = {f"text.{one.name}": _TEXT[one.name] for one in fields(ComponentText)}
    parts = ", ".join(f"`{one.name}`" for one in fields(SectionText))
    yield from _table(f"`text`; a section has {parts}", ("value", "what it is"), given)
    sizes = {f"size.{name}": _shapes(name) for name in chain(*(one.measures() for one in _SIZED))}
    yield from _table("`size`, in mm", ("value", "of"), dict(sorted(sizes.items())))
    common = {f"card.{name}": one.description or "" for name, one in Component.model_fields.items()}
    art = {f"card.art.{name}": one.description or "" for name, one in Art.model_fields.items()}
    yield from _table("`card`, beside the fields of its kind", ("value", "what it is"), common | art)
    settings = {f"game.{name}": one.description or "" for name, one in GameSettings.model_fields.items()}
    yield from _table("`game`", ("value", "what it is"), settings)
    called = dict(_signature(*each) for each in FUNCTIONS.items())
    yield from _table("Functions", ("call", "gives"), called)
    through = {name: _purpose(function) for name, function in FILTERS.items()}
    yield from _table("Filters, as in `{{ text.own.hint | rich }}`", ("filter", "gives"), through)
    yield ""
    yield "Jinja2's own filters, tests, loops and macros work as its manual says; `import` reaches the game's own"
    yield "templates and `shared/`."
    yield ""


_SIZED = (Rectangle(width_mm=63, height_mm=88), Hexagon(flat_to_flat_mm=34), Circle(diameter_mm=25))


def _shapes(name: str) -> str:
    found = [f"a {size.shape}" for size in _SIZED if name in size.measures()]
    return "every shape" if len(found) == len(_SIZED) else " and ".join(found)


def _table(title: str, head: tuple[str, str], rows: Mapping[str, str]) -> Iterator[str]:
    yield from ("", f"## {title}", "", f"| {head[0]} | {head[1]} |", "|---|---|")
    yield from (f"| `{name}` | {' '.join(said.split())} |" for name, said in rows.items())


def _signature(name: str, function: Callable[..., object]) -> tuple[str, str]:
    """A call with its arguments, those that may be left out with a ?, and what it gives."""
    named = [one for one in inspect.signature(function).parameters.values() if one.name != "self"]
    asked = (f"{one.name}?" if one.default is not one.empty else str(one).partition(":")[0] for one in named)
    return f"{name}({', '.join(asked)})", _purpose(function)


def _purpose(function: Callable[..., object]) -> str:
    return (inspect.getdoc(function) or "").partition("\n\n")[0]
