"""A thinker is told which choice is asked for, by the names of the play files."""

from __future__ import annotations

from typing import Any

from tests.engines.described.small_games import HAND, do, small_game

from cardpress_engines.described.asked_choices import AskedChoice, choices_asked
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.interpreter import Running

ONE: Any = {"op": "pick", "what": {"pick": "one", "zone": "hand", "as": "given"}}
SOME: Any = {"op": "pick", "what": {"pick": "any", "zone": "hand", "as": "others"}}
NUMBER: Any = {"op": "choose_number", "as": "bid", "at_most": 3}
NAMELESS: Any = {"op": "put", "to": "deck", "what": {"pick": "one", "zone": "hand"}}


def _game() -> DescribedGame:
    actions = {"trade": {"do": [ONE, SOME, NUMBER, NAMELESS]}, "pass": {}}
    turn = {"op": "act", "of": ["trade", "pass"]}
    setup = {"op": "draw", "amount": 3, "who": "each_player"}
    return small_game(
        zones={"hand": HAND}, setup=[setup], actions=actions, course=[{"op": "turns", "rounds": 1, "do": turn}]
    )


def _effect(state: DescribedState) -> Running:
    waiting = state.stack[-1][1]
    assert isinstance(waiting, Running)
    return waiting


def test_each_choice_is_known_by_its_action_and_its_name() -> None:
    """The offer of actions has neither, a choice of an action both, one without a name its action alone."""
    game = _game()
    asked, state, found = choices_asked(game), game.new(), []
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    for name in ("trade", "", "done", "2", ""):
        found.append(asked[_effect(state).counter])
        state = do(state, name or state.action_names(state.legal_actions())[0])
    assert found == [
        AskedChoice(),
        *(AskedChoice("trade", name) for name in ("given", "others", "bid", "")),
    ]


def test_what_was_chosen_is_found_by_its_name() -> None:
    """While an action goes on, what it has named is bound where the plan of the action says."""
    game = _game()
    state = do(game.new(), "trade")
    first = state.legal_actions()[0]
    state.apply_action(first)
    bound = _effect(state).bindings[game.actions["trade"].slots_of_names["given"]]
    assert bound == (first - game.piece_action,)
