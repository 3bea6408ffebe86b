"""Effects Mephisto's engine cannot carry out are refused when the game is made ready."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from cardpress_engines.kernel.compiler import UnplayableGameError
from cardpress_engines.mephisto.actions import AMOUNT, CARD
from cardpress_engines.mephisto.game import Mephisto


@pytest.mark.parametrize("change", [{"pick": "all"}, {"among": "another"}], ids=["all of them", "not looked at"])
def test_one_card_is_taken_out_of_those_that_were_looked_at(data: ModuleType, change: dict[str, Any]) -> None:
    """Cards are taken one by one, and only out of cards on the deck that somebody looked at before."""
    mirror = data.COMPONENTS["black_mirror"]
    look, take, put = mirror.effect.do.do
    among = {"among": replace(take.what.among, ref="another")} if "among" in change else {}
    taken = replace(take, what=replace(take.what, **{**change, **among}))
    effect = replace(mirror.effect, do=replace(mirror.effect.do, do=(look, taken, put)))
    cards = {**data.COMPONENTS, "black_mirror": replace(mirror, effect=effect)}

    with pytest.raises(UnplayableGameError, match="one card is taken out of cards that were looked at"):
        Mephisto(SimpleNamespace(**{**vars(data), "COMPONENTS": cards}))


@pytest.mark.parametrize(
    ("build", "reason"),
    [
        (lambda data, who: data.Swap(what=_two(data), who=who), "only you swap"),
        (lambda data, who: data.May(do=data.Draw(amount=1), who=who), "nobody can be named 'r' here"),
        (lambda data, who: data.Steal(amount=1, resource="favor", source="opponent", who=who), "only you steal"),
        (lambda data, who: data.Lose(amount=1, resource="favor", who=data.ThatPlayer(ref="x")), "is named 'x'"),
        (
            lambda data, who: data.Lose(amount=1, resource="favor", who=data.EachPlayer(each="player", name="p")),
            "nobody can be named 'p' here",
        ),
    ],
    ids=["swap", "may", "steal", "nobody", "each"],
)
def test_players_the_engine_cannot_name_are_refused(
    data: ModuleType, build: Callable[[ModuleType, Any], Any], reason: str
) -> None:
    """Where the engine asks nobody who is meant, a player who is named there is refused by his name."""
    effect = build(data, data.OnePlayer(one="opponent", name="r"))

    with pytest.raises(UnplayableGameError, match=reason):
        Mephisto(with_spell(data, effect))


def _two(data: ModuleType) -> Any:
    return data.Pick(pick="exactly", count=2, kind="card", zone="dungeon")


def with_spell(data: ModuleType, effect: Any) -> SimpleNamespace:
    """The game with another effect of its war cry."""
    cards = {**data.COMPONENTS, "war_cry": replace(data.COMPONENTS["war_cry"], effect=effect)}
    return SimpleNamespace(**{**vars(data), "COMPONENTS": cards})


def test_more_favor_than_there_are_numbers_is_refused(data: ModuleType) -> None:
    """Every amount of favor, from none to the most that can be held, has its action."""
    most = CARD - AMOUNT - 1

    assert Mephisto(_with_most_favor(data, most)).rules.favor.max == most
    with pytest.raises(ValueError, match=f"{most + 1} actions 'amount', not for {most + 2}"):
        Mephisto(_with_most_favor(data, most + 1))


def _with_most_favor(data: ModuleType, most: int) -> SimpleNamespace:
    rules = replace(data.RULES, favor=replace(data.RULES.favor, max=most))
    return SimpleNamespace(**{**vars(data), "RULES": rules})
