"""Effects that cannot be carried out are refused when the game is made ready; what can be named is played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest
from tests.engines.mephisto.tables import begin, cards, do, favor, legal, with_cards, with_data

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import CHANCE


def _mirror(data: ModuleType, **changes: Any) -> DescribedGame:
    """The game with another second part of its mirror, that takes one of the cards that were looked at."""
    mirror = data.COMPONENTS["black_mirror"]
    look, take, put = mirror.effect.do.do
    if "among" in changes:
        changes["among"] = replace(take.what.among, ref=changes["among"])
    taken = replace(take, what=replace(take.what, **changes))
    effect = replace(mirror.effect, do=replace(mirror.effect.do, do=(look, taken, put)))
    return with_data(with_cards(data, black_mirror=replace(mirror, effect=effect)))


def test_cards_are_taken_only_out_of_those_that_were_looked_at(data: ModuleType) -> None:
    """Cards are taken out of cards on the deck that somebody looked at before, or the game is refused."""
    with pytest.raises(InputError, match="nothing before is named 'another'"):
        _mirror(data, among="another")


def test_all_that_were_looked_at_can_be_taken(data: ModuleType) -> None:
    """Where all are taken instead of one, every card that was looked at comes to the hand."""
    state = begin(_mirror(data, pick="all"), gear=[["black_mirror"]], deck_top=["imp", "dagger", "troll"])
    do(state, "activate black_mirror")

    assert {*cards(state, "hand")[0]} == {"imp", "dagger", "troll"}


def _with_spell(data: ModuleType, effect: Any) -> DescribedGame:
    """The game for three with another effect of its war cry."""
    spell = replace(data.COMPONENTS["war_cry"], effect=effect, cost=0)
    return with_data(with_cards(data, war_cry=spell), 3)


def test_a_player_nobody_has_named_is_refused(data: ModuleType) -> None:
    """A name that no player was given before is refused by this name."""
    with pytest.raises(InputError, match="nothing before is named 'x'"):
        _with_spell(data, data.Lose(amount=1, resource="favor", who=data.ThatPlayer(ref="x")))


@pytest.mark.parametrize(
    ("build", "changed"),
    [
        (lambda data, who: data.Lose(amount=1, resource="favor", who=who), [5, 5, 4]),
        (lambda data, who: data.Steal(amount=1, resource="favor", source="opponent", who=who), None),
    ],
    ids=["lose", "steal"],
)
def test_an_opponent_who_is_named_is_asked_for(
    data: ModuleType, build: Callable[[ModuleType, Any], Any], changed: list[int] | None
) -> None:
    """Where an effect is for one opponent with a name, its player says which, and that one is concerned."""
    game = _with_spell(data, build(data, data.OnePlayer(one="opponent", name="r")))
    state = do(begin(game, hand=[["war_cry"]], dungeon="?"), "play war_cry")
    assert legal(state) == ["player 2", "player 3"]
    do(state, "player 3")
    while state.question != "act" and state.current_player() != CHANCE:
        state.apply_action(state.legal_actions()[-1])

    assert favor(state)[2] == changed[2] if changed else sum(favor(state)) == 15
