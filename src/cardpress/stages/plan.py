"""Stage 5: what to make of a game, from which faces, with the fingerprint of all that shapes each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import import_module

from cardpress.models.manifest import Selection
from cardpress.models.project import Game, GameTexts
from cardpress.models.set_ups import shown_set_ups
from cardpress.press.face_requests import Requests
from cardpress.press.game_look import look_of
from cardpress.press.layout.templates import Templates
from cardpress.press.look import FaceLook
from cardpress.targets import Job, Order


@dataclass(frozen=True)
class Plan:
    """The jobs of one game and the looks its faces have, "" for its own."""

    looks: Mapping[str, FaceLook]
    jobs: tuple[Job, ...]


Known = dict[tuple[str, str, str], Requests]
"""Requests by game, language and look, so that a second plan skips cards that stayed the same objects."""


def plan(
    game: Game,
    words: GameTexts,
    selection: Selection,
    templates: Templates,
    *,
    known: Known | None = None,
) -> Plan:
    """Plan the artefacts of the selected targets for a game, in the selected languages.

    Nothing is rendered here: a template is filled when the press asks for a face, and what goes wrong with it is
    reported then.
    """
    requests = {} if known is None else known
    names = dict.fromkeys(["", *(edition.look for edition in selection.editions)])
    looks = {name: look_of(game, name) for name in names}
    asked = words.only([language for language in words.texts if selection.speaks(game.id, language)])
    orders = {
        name: order_of(game, (words, asked), look, templates, known=requests) for name, look in looks.items()
    }
    order = replace(
        orders.pop(""), editions=selection.editions, looks=orders, vendors=selection.vendors, dpi=selection.dpi
    )
    order = with_examples(order)
    modules = (import_module(f"cardpress.targets.{target}") for target in selection.targets)
    return Plan(looks, tuple(job for module in modules for job in module.jobs(order)))


def with_examples(order: Order) -> Order:
    """The same order, with what plays the examples of its rulebook if it has any."""
    if not order.game.examples and not shown_set_ups(order.game):
        return order
    from cardpress.examples.example_player import ExamplePlayer  # noqa: PLC0415 only books with examples

    return replace(order, examples=ExamplePlayer(order))


def order_of(
    game: Game,
    words: tuple[GameTexts, GameTexts],
    look: FaceLook,
    templates: Templates,
    *,
    known: Known | None = None,
) -> Order:
    """What is ordered in a look; `words` are those of every language and those of the selected ones."""
    every, asked = words
    earlier: Known = {} if known is None else known
    requests = {}
    for language, spoken in asked.texts.items():
        fresh, place = Requests(game, spoken, look, templates), (game.id, language, look.name)
        requests[language] = earlier[place] = fresh.reuse(earlier.get(place))
    return Order(
        game=game,
        words=every,
        texts=asked.texts,
        requests=requests,
        printed={
            language: requests[language].printed_components(game, spoken)
            for language, spoken in asked.texts.items()
        },
        variants={
            (variant, language): requests[language].printed_components(changed, spoken, variant)
            for variant, (changed, by_language) in asked.variants.items()
            for language, spoken in by_language.items()
        },
        look=look,
        templates=templates,
    )
