"""Decks of a game against its components: what they print is there, and all that is there is printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardpress.diagnostics import Diagnostic, Position, Severity
from cardpress.diagnostics.advice import did_you_mean
from cardpress.language.translation_coverage import Broken
from cardpress.models.component import Component, kind_name
from cardpress.models.game import Deck
from cardpress.models.project import Loaded, Models


def deck_problems(
    game: Models, components: Mapping[str, Loaded[Component]], broken: Broken
) -> Iterator[Diagnostic]:
    """What is wrong with the decks of a game, whose files may be `broken`."""
    printed = set()
    for deck in game.decks:
        for id_ in deck.model.cards:
            printed.add(id_)
            if id_ not in components and not broken(f"/{id_}.json"):
                at = deck.source.position(f"/cards/{id_}", key=True)
                message = f'there is no component "{id_}"'
                yield Diagnostic("unknown-component", message, at, None, did_you_mean(id_, components))
        yield from _piles(deck, components)
    if not game.decks and not broken("/decks/"):
        at, expected = (
            Position(f"content/{game.id}/decks"),
            "a file <id>.json with the number of copies of each card",
        )
        yield Diagnostic("missing-deck", "the game has no deck, so nothing is printed", at, expected)
    elif not broken("/decks/"):
        for id_ in sorted(components.keys() - printed):
            at = components[id_].source.position("/id")
            message = f"no deck prints {id_}"
            yield Diagnostic("unprinted-component", message, at, severity=Severity.WARNING)


def _piles(deck: Loaded[Deck], components: Mapping[str, Loaded[Component]]) -> Iterator[Diagnostic]:
    """A pile holds what its deck prints, a component or a kind in no more than one."""
    printed = {id_: components[id_].model.kind for id_ in deck.model.cards if id_ in components}
    for field, known in (("components", printed.keys()), ("kinds", set(printed.values()))):
        named: set[str] = set()
        for pile, settings in deck.model.piles.items():
            for place, id_ in enumerate(getattr(settings, field)):
                at = deck.source.position(f"/piles/{pile}/{field}/{place}")
                if id_ not in known:
                    message, hint = f"the deck prints nothing of {id_}", did_you_mean(id_, known)
                    yield Diagnostic("unknown-component", message, at, f"one of the deck's {field}", hint)
                elif id_ in named:
                    yield Diagnostic("duplicate-id", f"{id_} lies in two piles", at, "one pile")
                named.add(id_)


def decks_in_printing_order(game: Models, components: Mapping[str, Loaded[Component]]) -> tuple[Deck, ...]:
    """Decks by position, the cards of each kind by kind and then in id order."""
    kinds = [kind_name(kind) for kind in game.schema.KINDS]
    order = sorted(components, key=lambda id_: (kinds.index(components[id_].model.kind), id_))
    decks = sorted((loaded.model for loaded in game.decks), key=lambda deck: (deck.position, deck.id))
    ordered = ({id_: deck.cards[id_] for id_ in order if id_ in deck.cards} for deck in decks)
    return tuple(deck.model_copy(update={"cards": cards}) for deck, cards in zip(decks, ordered, strict=True))
