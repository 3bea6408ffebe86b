"""A player that thinks ahead plays by what its player sees, always alike, and keeps to what it has decided."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import ModuleType

import pytest
from tests.engines.properties.ways import Way, all_ways, game_of

from cardpress_engines.bots import policies
from cardpress_engines.bots.default_model import DefaultSearchModel
from cardpress_engines.bots.search import SearchPolicy
from cardpress_engines.bots.turn_search import best, finish
from cardpress_engines.cardplay.games import names
from cardpress_engines.described.game import load
from cardpress_engines.kernel.search_model import SearchBudget
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState
from cardpress_engines.mephisto.bot.lookups import lookups
from cardpress_engines.mephisto.bot.search_model import Intent, SearchModel
from cardpress_engines.mephisto.bot.table import MephistoTable

USUAL = [next(way for way in all_ways() if way.name == name and game_of(way).num_players > 1) for name in names()]
"""A way to play each game with others."""
DUEL = {"players": 2}
LITTLE = SearchBudget(width=1, depth=1, whole=2, rounds=((3, 1),), turns=1, steps=6)


def searcher(way: Way) -> SearchPolicy:
    """A player that thinks very little."""
    thinker = policies.search_model(way.name, game_of(way))
    thinker.effort = LITTLE._replace(steps=2) if isinstance(thinker, DefaultSearchModel) else LITTLE
    return SearchPolicy(lambda game: thinker)


def in_the_middle(way: Way, decisions: int) -> GameState:
    """A state after so many decisions by chance, at a question with several answers."""
    random, state = Random(5), game_of(way).new()
    while state.current_player() != TERMINAL:
        if state.current_player() != CHANCE:
            decisions -= 1
            if decisions < 0 and len(state.options) > 2:
                break
        state.apply_action(state.sample(random))
    return state


@pytest.mark.parametrize("way", USUAL, ids=lambda way: way.name)
def test_what_is_hidden_changes_no_choice(way: Way) -> None:
    """It does the same on every table its player cannot tell from this one, leaves table and luck as they were."""
    state, luck = in_the_middle(way, 40), Random(3)
    before, player = state.key(), state.current_player()
    chosen = searcher(way)(state, luck)
    assert chosen in state.options
    assert (state.key(), luck.getstate()) == (before, Random(3).getstate())
    others = [state.redeal_hidden(player, Random(seed)) for seed in range(2)]
    assert [searcher(way)(other, Random(4)) for other in others] == [chosen, chosen]
    assert {other.key() for other in others} != {before} or not game_of(way).hands_hidden


class Stubborn(SearchModel):
    """Wants nothing but the first card of the dungeon that can be looted, and many cards."""

    effort = LITTLE

    def intents(self, table: MephistoTable) -> list[Intent]:
        """One."""
        look = lookups(table.game)
        there = [card for space in table.b_dungeon for card in space if card not in look.monsters]
        return [Intent(look.loot, place=look.loot_card + there[0])] if there else []

    def value(self, table: MephistoTable, player: int) -> float:
        """Cards in hand."""
        return len(table.z_hand[player])


def test_an_intent_is_carried_out(data: ModuleType) -> None:
    """What was wanted when the turn was thought about is answered to the questions that follow it."""
    game, taken, liked = load(data, DUEL), 0, 0
    state, random, player = game.new(), Random(4), SearchPolicy(lambda game: Stubborn())
    greedy = policies.policy("mephisto", "greedy")
    while state.current_player() != TERMINAL:
        if state.current_player() == CHANCE:
            state.apply_action(state.sample(random))
            continue
        chosen = player(state, random)
        look = lookups(game)
        if look.question(state) == "loot":
            there = [card for space in state.b_dungeon for card in space if card not in look.monsters]
            assert chosen == look.loot_card + there[0]
            taken += 1
            liked += chosen == greedy(state, random)
        state.apply_action(chosen)
    assert taken > 5
    assert liked < taken


def in_an_open_turn(data: ModuleType) -> MephistoTable:
    """A state some turns on, in which somebody is asked what to do in their turn."""
    state, random = load(data, DUEL).new(), Random(2)
    while state.all_turns < 3 or not lookups(state.game).is_turn(state):
        state.apply_action(state.sample(random))
    return state


def drawing(state: MephistoTable) -> Intent:
    """To loot the top of the deck."""
    look = lookups(state.game)
    return Intent(look.loot, place=look.deck)


class Silent(Stubborn):
    """Wants nothing by itself; likes cards in the hand or dislikes them."""

    def __init__(self, liking: float) -> None:
        self._liking = liking

    def intents(self, table: MephistoTable) -> list[Intent]:
        """None."""
        return []

    def value(self, table: MephistoTable, player: int) -> float:
        """Cards in hand, as they are liked."""
        return self._liking * len(table.z_hand[player])


def test_what_was_meant_is_weighed_again(data: ModuleType) -> None:
    """How a player meant to go on is kept where it is better than greedy's turn, and given up where it is not."""
    state = in_an_open_turn(data)
    meant = (drawing(state),)
    assert best(Silent(1.0), state, Random(1), meant) == meant
    assert best(Silent(-1.0), state, Random(1), meant) == ()
    assert best(Silent(1.0), state, Random(1)) == ()


class Counting(SearchModel):
    """Counts how often it is asked what to do."""

    def __init__(self, *, again: bool) -> None:
        self.effort, self.thoughts = LITTLE._replace(depth=3, again=again), 0

    def intents(self, table: MephistoTable) -> Sequence[Intent]:
        """As ever."""
        self.thoughts += 1
        return super().intents(table)


@pytest.mark.parametrize("again", [True, False])
def test_a_turn_that_goes_as_foreseen_is_gone_on_with(data: ModuleType, again: bool) -> None:
    """A turn is thought about once while nothing unforeseen comes, or at each of its questions if wanted."""
    state, random, thinker = load(data, DUEL).new(), Random(9), Counting(again=again)
    player, without, before = SearchPolicy(lambda game: thinker), 0, [0]
    while state.all_turns < 12:
        if state.current_player() == CHANCE:
            state.apply_action(state.sample(random))
            continue
        thinker.thoughts = 0
        action = player(state, random)
        if lookups(state.game).is_turn(state) and state.log == before:
            without += thinker.thoughts == 0
        state.apply_action(action)
        before = [*state.log]
    assert (without > 0) is not again


def test_who_is_asked_in_the_middle_decides_as_before(data: ModuleType) -> None:
    """A player that remembers its turn and one that was never asked before do the same at every question."""
    game = load(data, DUEL)
    way = next(way for way in USUAL if way.name == "mephisto")
    state, random, remembering = game.new(), Random(6), searcher(way)
    inside = 0
    while state.all_turns < 5:
        if state.current_player() == CHANCE:
            state.apply_action(state.sample(random))
            continue
        chosen = remembering(state, random)
        inside += not lookups(game).is_turn(state)
        assert searcher(way)(state, random) == chosen
        state.apply_action(chosen)
    assert inside > 2


def test_it_beats_chance(data: ModuleType) -> None:
    """Even one that thinks little wins against chance, from either seat."""
    game = load(data, DUEL)
    way = next(way for way in USUAL if way.name == "mephisto")
    for seat in (0, 1):
        state, random, player = game.new(), Random(seat), searcher(way)
        while (asked := state.current_player()) != TERMINAL:
            state.apply_action(player(state, random) if asked == seat else state.sample(random))
        assert state.returns()[seat] > 0


def test_every_game_with_greedy_is_searched() -> None:
    """Whoever plays greedily can think ahead, whether the game tells anything for it or not."""
    assert [name for name in names() if "search" not in policies.policies(name)] == []


class Lined(Silent):
    """Says a line in an open turn; else the first that can be answered."""

    def __init__(self, *line: int) -> None:
        super().__init__(1.0)
        self._line, self.lines = line, 0

    def greedy_actions(self, table: MephistoTable, random: Random) -> Sequence[int]:
        """The line."""
        self.lines += 1
        return self._line if lookups(table.game).is_turn(table) else table.options[:1]


@pytest.mark.parametrize(("answers", "asked"), [((), 2), ((-5,), 2), (("deck",), 1)])
def test_a_line_is_gone_on_with_while_it_is_legal(
    data: ModuleType, answers: tuple[int | str, ...], asked: int
) -> None:
    """What greedy's line answers to later questions is done without asking again, unless it is not legal."""
    state, random = in_an_open_turn(data), Random(2)
    look = lookups(state.game)
    while not look.is_turn(state) or look.loot not in state.options:
        state.apply_action(state.sample(random))
    thinker = Lined(look.loot, *(look.deck if each == "deck" else int(each) for each in answers))
    turn = state.all_turns
    finish(thinker, state, turn + 1, random)
    assert state.all_turns > turn
    assert thinker.lines == asked


class Forgetful(Silent):
    """Likes the own turn to bring cards, and counts the turns it values."""

    effort = LITTLE._replace(rounds=(), turns=2, steps=400, alone=2)

    def __init__(self) -> None:
        super().__init__(1.0)
        self.turns: list[int] = []

    def value(self, table: MephistoTable, player: int) -> float:
        """Cards in hand."""
        self.turns.append(table.all_turns)
        return super().value(table, player)


def test_the_own_turn_alone_comes_first(data: ModuleType) -> None:
    """On so many tables only the own turn is played before what came of it is valued."""
    state, thinker = in_an_open_turn(data), Forgetful()
    best(thinker, state, Random(1), (drawing(state),))
    assert thinker.turns.count(state.all_turns + 1) >= 4
    assert max(thinker.turns) == state.all_turns + 1
