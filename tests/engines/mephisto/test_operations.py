"""Every operation the rules data uses is carried out by tests, each in every place where a card uses it."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

import pytest
from tests.engines.mephisto.probes import ALONE, DUEL, FRIENDLY, Lab
from tests.engines.properties.walks import at_random, walk
from tests.sampling import IS_WHOLE

from cardpress_engines.kernel.abilities import split_abilities
from cardpress_engines.kernel.interpreter import Operation, Running
from cardpress_engines.mephisto.game import Mephisto, setups
from cardpress_engines.mephisto.setup import Setup

TEAMS = 4
PROBES = range(60 if IS_WHOLE else 20)
OF_ABILITIES = {"trigger": "when", "activated": "activate", "optional": "limit", "static": "while"}
"""What makes an ability of each mode; the other operations are instructions."""


class Executed:
    """A game that remembers which instructions and lasting effects of it were carried out."""

    def __init__(self, data: Any, way: int) -> None:
        self.game = Mephisto(data, Setup(**setups()[way]))
        self.left = set(range(len(self.game.code)))
        self.game.code = tuple(
            (self._noting(place, run), given) for place, (run, given) in enumerate(self.game.code)
        )
        self.idle = {(name, card) for name in ("attack", "empowered") for card in self.game.modifiers.of(name)}
        self.game.modifiers.watch(lambda name, card: self.idle.discard((name, card)))

    def _noting(self, place: int, operation: Operation) -> Operation:
        def run(state: Any, running: Running, argument: Any, answer: int) -> Running | None:
            self.left.discard(place)
            return operation(state, running, argument, answer)

        return run

    def operations(self) -> set[str]:
        """Names of the operations that were carried out at least once."""
        return {name for name, start in self.game.begins if start not in self.left}

    def part_of(self, place: int) -> str:
        """The operation an instruction belongs to: the innermost that begins at it or before it."""
        return max(
            (start, number, name) for number, (name, start) in enumerate(self.game.begins) if start <= place
        )[2]


@cache
def _executed(data: Any, way: int) -> Executed:
    """Probes of every card until everything was carried out, and whole games."""
    watched = Executed(data, way)
    lab = Lab(data, data, {way: watched.game})
    for seed in PROBES:
        for _ in walk(watched.game, at_random(seed)):
            pass
        for card, _ in data.DECKS["dungeon"]:
            lab.with_card(card, way, seed)
        if not watched.left and not watched.idle:
            break
    return watched


@pytest.mark.parametrize("way", [DUEL, FRIENDLY, TEAMS], ids=["duel", "care bear", "teams"])
def test_every_instruction_is_carried_out(data: ModuleType, way: int) -> None:
    """Every instruction of every effect, and every effect that lasts, is carried out in some test."""
    watched = _executed(data, way)

    assert [(place, watched.part_of(place)) for place in sorted(watched.left)] == []
    assert [(name, watched.game.ids[card]) for name, card in sorted(watched.idle)] == []


def test_every_operation_is_carried_out(data: ModuleType) -> None:
    """Every operation the rules data declares is carried out with two players, those of abilities included."""
    watched = _executed(data, DUEL)
    effects = [
        getattr(card, field, None) for card in watched.game.cards for field in ("immediate", "ability", "effect")
    ]
    parts = [part for effect in effects if effect is not None for part in split_abilities(effect)]
    abilities = {OF_ABILITIES[part.mode] for part in parts if part.mode in OF_ABILITIES}

    assert watched.left == set()
    assert watched.idle == set()
    assert watched.operations() | abilities | {"seq"} >= set(data.OPERATIONS)


def test_alone_only_what_needs_an_opponent_is_idle(data: ModuleType) -> None:
    """Alone, only what opponents would do, and choices of effects outside the turn, is never carried out."""
    watched = _executed(data, ALONE)

    assert {watched.game.ids[card] for _, card in watched.idle} == {"curse_of_rust"}
    idle = {watched.part_of(place) for place in watched.left}
    assert idle <= {"announced", "discard", "lose", "choose", "break", "gain", "if"}
    assert {"in_your_favor", "gain", "lose", "repair", "wear", "custom"} <= watched.operations()
