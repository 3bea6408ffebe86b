"""Units with what a translator asks of each: where it is printed, which picture shows it, how long it may be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from cardpress.incremental.inputs_digest import tool_fingerprint
from cardpress.incremental.session import Session
from cardpress.models.source import GameSources
from cardpress.pipeline import order_for
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
    known = places(order, source) if order else TextUsages()
    rules = rules_with_words(order.game, source) if order else {}
    return tuple(_with(found, known, kinds(game), longest(game), rules))


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
