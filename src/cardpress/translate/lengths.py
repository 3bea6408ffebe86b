"""How long a text may be: as long as the longest of its part and kind that is in print, since that one fits.

A build stops at a text that does not fit its box at the smallest size, so that what is printed fits; how much
longer a text could be nobody knows before it is set. Drafts have not been printed and say nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fluent.syntax import FluentParser, ast

from cardpress.models.source import GameSources
from cardpress.translate.fluent_units import indent_lines
from cardpress.translate.sources import of_game
from cardpress.translate.units import drafts, kinds, pieces_of

NUMBER = 2
"""Letters that a number in a text is counted as."""


@dataclass(frozen=True)
class Longest:
    """The longest text of a part of a kind: its letters, the component it is of, its language."""

    letters: int
    component: str
    language: str


def longest(game: GameSources) -> dict[tuple[str, str], Longest]:
    """Kind and part ("" is the name) to the longest text that decks print in a language that is no draft."""
    found: dict[tuple[str, str], Longest] = {}
    of_kind, printed, material = kinds(game), _printed_ids(game), of_game(game)
    for language in material.languages:
        if language in drafts(game):
            continue
        for key, piece in pieces_of(material, "text", language).items():
            component, _, part = key.partition(".")
            if component in printed and component in of_kind and (count := letters(piece.text)):
                place, one = (of_kind[component], part), Longest(count, component, language)
                if place not in found or one.letters > found[place].letters:
                    found[place] = one
    return found


def letters(text: str) -> int | None:
    """Letters of a text at their most; None when it has a phrase that only the language's grammar knows."""
    entry = FluentParser().parse(f"key = {indent_lines(text)}\n").body[0]
    if not isinstance(entry, ast.Message) or entry.value is None:
        return None
    return _most(entry.value)


def _most(pattern: ast.Pattern) -> int | None:
    counted = [*_lengths(pattern)]
    return None if None in counted else sum(count for count in counted if count)


def _lengths(pattern: ast.Pattern) -> Iterator[int | None]:
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=value) | ast.Placeable(expression=ast.StringLiteral(value=value)):
                yield len(value)
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                several = [_most(variant.value) for variant in variants]
                yield None if None in several else max(count or 0 for count in several)
            case ast.Placeable(expression=ast.VariableReference() | ast.NumberLiteral()):
                yield NUMBER
            case _:
                yield None


def _printed_ids(game: GameSources) -> set[str]:
    """Components that some deck prints."""
    decks = (source.value for path, source in game.files.items() if path.startswith("decks/"))
    cards: Iterator[Mapping[str, object]] = (
        deck["cards"] for deck in decks if isinstance(deck, dict) and isinstance(deck.get("cards"), dict)
    )
    return {str(id_) for listed in cards for id_ in listed} | set(game.copies)
