"""Checks table.json against its game: the components, symbols and texts it names are there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean
from cardpress.models.project import Models


def table_problems(
    game: Models, components: Collection[str], messages: Iterable[Collection[str]]
) -> Iterator[Diagnostic]:
    """What table.json names and the game does not have; `messages` are those of each language."""
    if game.table is None:
        return
    layout = game.table.model
    yield from _unknown(game, "component", layout.components(), components)
    yield from _unknown(game, "symbol", layout.symbols(), game.settings.model.symbols)
    yield from _unknown(game, "message", layout.messages(), {id_ for each in messages for id_ in each})
    yield from _unknown(game, "size", layout.sizes(), game.settings.model.sizes)


def _unknown(
    game: Models, noun: str, named: Iterable[tuple[str, str]], known: Collection[str]
) -> Iterator[Diagnostic]:
    assert game.table is not None
    for pointer, name in named:
        if name not in known:
            message, at = f'there is no {noun} "{name}"', game.table.source.position(pointer)
            yield Diagnostic(f"unknown-{noun}", message, at, None, did_you_mean(name, known))
