"""A game begins where a player has a component in hand, or sees it."""

from __future__ import annotations

import pytest

from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.state_with_card import state_with
from cardpress_engines.kernel.json_input import InputError


@pytest.mark.parametrize(
    ("name", "component"),
    [("mephisto", "witch"), ("meat_the_cult", "carcass_shuffle"), ("adrenaline", "newton_blue")],
)
def test_the_player_who_decides_has_the_component(name: str, component: str) -> None:
    """It lies in the hand of the player whose decision it is; the same moment is found each time."""
    game = games.find(name).load({})
    state = state_with(game, component, 0)

    held = {game.ids[design] for design in state.ZONES.held_by(state, 0, game.design_of)}
    assert component in held
    assert state.current_player() == 0
    assert state_with(game, component, 0).log == state.log


@pytest.mark.parametrize(("name", "component"), [("neuroshima_hex", "mephisto_hq"), ("carnomorphs", "bait")])
def test_where_no_hand_holds_it_it_is_seen(name: str, component: str) -> None:
    """What never lies in a hand lies open; the player can see it and decides."""
    game = games.find(name).load({})
    state = state_with(game, component, 0)
    known = {*state.ZONES.held_by(state, 0, game.design_of), *state.ZONES.lying_open(state, game.design_of)}

    assert game.ids.index(component) in known
    assert state.current_player() == 0


def test_what_never_comes_up_is_told() -> None:
    """A component that the game has not is no place to begin; what is meant is proposed."""
    with pytest.raises(InputError, match="did you mean 'witch'"):
        state_with(games.find("mephisto").load({}), "wich", 0)
