"""Every operation the rules data uses is carried out by tests, each in every place where a card uses it."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from functools import cache
from itertools import product
from types import ModuleType
from typing import Any

import pytest
from tests.engines.mephisto.probes import ALONE, DUEL, FRIENDLY, Lab
from tests.engines.mephisto.tables import begin, lies_awake, with_cards
from tests.engines.properties.walks import at_random, walk
from tests.engines.properties.ways import rules_data
from tests.sampling import IS_WHOLE

from cardpress_engines.described.game import DescribedGame, load
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.trees import part
from cardpress_engines.described.trees import walk as walk_tree
from cardpress_engines.kernel.interpreter import Operation, Running

TEAMS: dict[str, Any] = {"players": 4, "variants": ["teams"]}
PROBES = range(60 if IS_WHOLE else 12)


OF_ABILITIES = {"trigger": "when", "activated": "activate", "optional": "limit", "static": "while"}
"""What makes an ability of each mode; the other operations are instructions."""
MONSTERS = ("imp", "troll", "ghoul", "witch", "dragon", "skeleton")
NEVER_MET = {"mark", "choose_number"}
"""Parts of own operations that only some cards meet: who empties a space, which of two lanes is moved to."""


class Executed:
    """A game that remembers which operations of its cards were carried out."""

    def __init__(self, way: dict[str, Any]) -> None:
        data = rules_data("mephisto")
        self.game: DescribedGame = copy(load(data, way))
        silent = with_cards(data, **{id_: _silent(card) for id_, card in data.COMPONENTS.items()})
        silent.VARIANTS = {variant: {} for variant in data.VARIANTS}
        names, course = ([name for name, _ in game.begins] for game in (self.game, load(silent, way)))
        assert names[: len(course)] == course
        self.of_cards = self.game.begins[len(course) :]
        self.left = {start for _, start in self.of_cards}
        instructions = enumerate(self.game.instructions)
        self.game.code = tuple((self._noting(place, run), given) for place, (run, given) in instructions)

    def _noting(self, place: int, operation: Operation) -> Operation:
        def run(state: Any, running: Running, argument: Any, answer: int) -> Running | None:
            self.left.discard(place)
            return operation(state, running, argument, answer)

        return run

    def carried_out(self) -> set[str]:
        """Names of the operations of cards that were carried out at least once."""
        return {name for name, start in self.of_cards if start not in self.left}

    def idle(self) -> set[str]:
        """Names of those that somewhere were not."""
        return {name for name, start in self.of_cards if start in self.left}


def _silent(card: Any) -> Any:
    """A card that says nothing."""
    return replace(card, **{field: None for field in ("immediate", "ability", "effect") if hasattr(card, field)})


@cache
def _executed(way: str) -> Executed:
    """Probes of every card until everything was carried out, and whole games."""
    played = {"duel": DUEL, "care bear": FRIENDLY, "teams": TEAMS, "alone": ALONE}[way]
    watched, data = Executed(played), rules_data("mephisto")
    lab = Lab(data, data, {str(played): watched.game})
    for seed in PROBES:
        for _ in walk(watched.game, at_random(seed)):
            pass
        for card, _ in data.DECKS["dungeon"]:
            lab.with_card(card, played, seed)
        if watched.idle() <= NEVER_MET:
            break
    return watched


@pytest.mark.parametrize("way", ["duel", "care bear", "teams"])
def test_every_operation_of_every_card_is_carried_out(way: str) -> None:
    """Every operation of every effect is carried out in some test, wherever a card says it."""
    assert _executed(way).idle() <= NEVER_MET


def test_every_operation_is_carried_out(data: ModuleType) -> None:
    """Every operation that a card of the deck says is carried out with two players, abilities included."""
    watched, said = _executed("duel"), set[str]()
    for card, _ in data.DECKS["dungeon"]:
        for field in ("immediate", "ability", "effect"):
            effect = getattr(data.COMPONENTS[card], field, None)
            nodes = (node for node in walk_tree(effect) if isinstance(part(node, "op"), str))
            said |= {str(node.handler if node.op == "custom" else node.op) for node in nodes}

    assert len(said) > 15
    assert said - watched.carried_out() <= {*OF_ABILITIES.values(), "modify"}


@pytest.mark.parametrize("way", ["duel", "care bear", "teams"])
def test_every_effect_that_lasts_is_seen(data: ModuleType, way: str) -> None:
    """What a card changes as long as it lies there is seen in the attack of a weapon or of its owner."""
    game = _executed(way).game
    lasting = {
        card
        for card, _ in data.DECKS["dungeon"]
        for field in ("ability", "effect")
        for node in walk_tree(getattr(data.COMPONENTS[card], field, None))
        if part(node, "op") == "while"
    }
    assert len(lasting) > 3
    assert {card for card in lasting if _changes_an_attack(data, game, card)} == lasting


def _changes_an_attack(data: ModuleType, game: DescribedGame, card: str) -> bool:
    """Whether an attack is another than printed in some position where a card lies awake."""
    dungeon = {space: [monster] for space, monster in zip("abcdef", MONSTERS, strict=True)}
    for amount, lane in product((0, 10), (1, 2, 3)):
        shared = {"favor": [amount] * game.num_players, "fighting": [lane] * game.num_players, "dungeon": dungeon}
        state = begin(game, **shared, **lies_awake(data, card))
        shown = [(each["attack"], data.COMPONENTS[each["what"]].attack) for each in _weapons(state)]
        more = [game.counter_changes(state, "c_extra_attack", player) for player in range(game.num_players)]
        if any(now != printed for now, printed in shown) or any(more):
            return True
    return False


def _weapons(state: DescribedState) -> list[dict[str, Any]]:
    """The weapons in play, as facts."""
    gear: Any = state.game.describe_state(state)["gear"]  # type: ignore[attr-defined]  # of every engine
    return [each for pieces in gear for each in pieces if "attack" in each]


def test_alone_only_what_needs_an_opponent_is_idle() -> None:
    """Alone, only what opponents would do, and choices of effects outside the turn, is never carried out."""
    watched = _executed("alone")
    needs_others = {"announce", "seq", "put", "tell", "discard", "lose", "choose", "break", "gain", "if"}

    assert watched.idle() <= NEVER_MET | needs_others
    assert {"gain", "lose", "repair", "wear"} <= watched.carried_out()
