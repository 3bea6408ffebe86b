"""Units with what a translator asks of each: where it is printed, which picture shows it, how long it may be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from cardpress.diagnostics import Report
from cardpress.incremental.inputs_digest import tool_fingerprint
from cardpress.incremental.session import Session
from cardpress.models.source import GameSources
from cardpress.pipeline import order_for
from cardpress.press.press import Press
from cardpress.stages.plan import with_examples
from cardpress.targets import Order, Workshop
from cardpress.targets.rulebook_pdf.book_pages import pages_of_book
from cardpress.translate.lengths import Longest, longest
from cardpress.translate.rule_words import rules_with_words
from cardpress.translate.units import LengthLimit, Unit, kinds
from cardpress.translate.usages import TextUsages, places


def annotate(root: Path, game: GameSources, source: str, found: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """The units of a game, each with all that is known of it; pictures are those of the source language.

    Of parts of the game that are wrong, places and pictures are not known.
    """
    with Session() as opened:
        order = order_for(root, game.id, opened, tool_fingerprint(opened.digests), source)
        pages = _pages(order, source, opened.press(order.look, root)) if order else {}
    known = places(order, source, pages) if order else TextUsages()
    rules = rules_with_words(order.game, source) if order else {}
    return tuple(_with(found, known, kinds(game), longest(game), rules))


def _pages(order: Order, language: str, press: Press) -> dict[str, int]:
    """The page of the rulebook that each of its messages stands on; none while something of it is wrong."""
    from cardpress.targets.rulebook_pdf.message_pages import message_pages  # noqa: PLC0415 most games have no book

    if order.game.outline is None:
        return {}
    outline, workshop = order.game.outline.model, Workshop(press, {}, Report())
    book = pages_of_book(with_examples(order), language, outline, workshop)
    inside = book.inside() if book else []
    return message_pages(outline, inside) if inside else {}


def _with(
    found: tuple[Unit, ...],
    known: TextUsages,
    of_kind: dict[str, str],
    most: dict[tuple[str, str], Longest],
    rules: dict[str, list[str]],
) -> Iterator[Unit]:
    for unit in found:
        id_, _, part = unit.key.partition(".")
        kind = of_kind.get(id_, "")
        limit = _limit(most.get((kind, part)), kind, part)
        said = [] if part and "$" not in unit.source else rules.get(id_, [])
        note = "\n".join(filter(None, [unit.note, *said]))
        printed, picture = known.printed.get(id_, ""), known.pictures.get(id_, "")
        yield replace(unit, note=note, printed=printed, picture=picture, limit=limit)


def _limit(one: Longest | None, kind: str, part: str) -> LengthLimit | None:
    if one is None:
        return None
    reason = f"the longest {part or 'name'} of a {kind} in print: {one.component}, {one.language}"
    return LengthLimit(one.letters, reason)
