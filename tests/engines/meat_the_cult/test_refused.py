"""Effects the engine of M.E.A.T. cannot execute are refused when the game is loaded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any, TypeAlias

import pytest
from tests.engines.properties.altered import altered

from cardpress_engines.kernel.compiler import UnplayableGameError
from cardpress_engines.meat_the_cult.game import MeatTheCult

Build: TypeAlias = Callable[[ModuleType], Any]
PICKED = "an effect picks creatures on the field by whose, where and what they are"
DEATH = "who waits for a death waits for that of a creature, perhaps of yours, beside this one"
TWO = "two creatures of one player change places"
TAKEN = "you take one creature out of the graveyard"
CANCELLED = "what is cancelled is a card of Destiny"


def _pick(data: ModuleType, pick: str = "one", kind: str = "creature", **more: Any) -> Any:
    return data.Pick(pick=pick, kind=kind, **more)


def _swap(pick: str = "exactly", count: int = 2, kind: str = "creature_of_one_player") -> Build:
    return lambda data: data.ChangePlaces(what=_pick(data, pick, kind, count=count))


def _destroy(pick: str = "one", kind: str = "creature", **more: Any) -> Build:
    return lambda data: data.Destroy(what=_pick(data, pick, kind, **more))


def _take(kind: str = "creature", pick: str = "one", zone: str | None = "graveyard", who: str = "you") -> Build:
    return lambda data: data.Take(what=_pick(data, pick, kind, zone=zone), who=who)


def _cancel(pick: str = "one", kind: str = "destiny", *, beside: bool = False) -> Build:
    def build(data: ModuleType) -> Any:
        is_ = (data.Adjacent(),) if beside else None
        return data.Cancel(what=_pick(data, pick, kind, owner="opponent", is_=is_))

    return build


SPELLS: dict[str, tuple[Build, str]] = {
    "one of one player": (_swap(count=1), TWO),
    "three of one player": (_swap(count=3), TWO),
    "up to two": (_swap(pick="up_to"), TWO),
    "two of anybody": (_swap(kind="creature"), TWO),
    "a spell on the field": (_destroy(kind="spell"), PICKED),
    "in the graveyard": (_destroy(zone="graveyard"), PICKED),
    "under a name": (_destroy(name="x"), PICKED),
    "next": (_destroy(pick="next"), "creatures are not picked by 'next' here"),
    "under equipment": (
        lambda data: data.Destroy(what=_pick(data, is_=(data.Fused(),))),
        "no creature is picked for being 'fused'",
    ),
    "of two players": (_destroy(owner="both"), "not about 'both'"),
    "ounces for each card": (
        lambda data: data.Gain(amount=data.PerCard(each=1, per=_pick(data, "all")), resource="telestarion"),
        "no more for each card",
    ),
    "a spell is taken": (_take(kind="spell"), TAKEN),
    "all are taken": (_take(pick="all"), TAKEN),
    "taken from the field": (_take(zone=None), TAKEN),
    "the opponent takes": (_take(who="opponent"), TAKEN),
    "creatures are cancelled": (_cancel(kind="creature"), CANCELLED),
    "all are cancelled": (_cancel(pick="all"), CANCELLED),
    "what lies beside is cancelled": (_cancel(beside=True), CANCELLED),
    "nobody was destroyed": (
        lambda data: data.Revive(what=_pick(data, zone="graveyard")),
        "a creature comes back in place of one that was just destroyed",
    ),
}
LEADERS: dict[str, tuple[Build, str]] = {
    "the death of a spell": (lambda data: _trigger_data(data, _pick(data, "next", "spell")), DEATH),
    "the death of an opponent's": (lambda data: _trigger_data(data, _pick(data, "next", owner="opponent")), DEATH),
    "the death of a wounded one": (
        lambda data: _trigger_data(data, _pick(data, "next", is_=(data.Wounded(),))),
        DEATH,
    ),
    "a draw": (lambda data: data.DrawDestiny(amount=1), "a card in play has no 'draw_destiny'"),
    "one has a keyword": (
        lambda data: data.Grant(what=_pick(data), trait="toxin"),
        "what holds all the while is about this creature, or all that fit",
    ),
    "more ounces all the while": (
        lambda data: data.While(
            condition=data.Stands(what=data.Itself(), at="front"), do=data.Gain(amount=1, resource="telestarion")
        ),
        "what holds all the while gives creatures a keyword, no more",
    ),
}


def _trigger_data(data: ModuleType, what: Any) -> Any:
    return data.When(event=data.Dies(what=what), do=data.DrawDestiny(amount=1))


def _load(data: ModuleType, id_: str, effect: Any) -> MeatTheCult:
    card = replace(data.COMPONENTS[id_], effect=effect)
    return MeatTheCult(altered(data, COMPONENTS={**data.COMPONENTS, id_: card}))  # type: ignore[arg-type]


@pytest.mark.parametrize("named", SPELLS)
def test_a_spell_that_cannot_be_carried_out_is_refused(data: ModuleType, named: str) -> None:
    """A spell the engine cannot execute is refused with the reason, not executed in part."""
    build, reason = SPELLS[named]

    with pytest.raises(UnplayableGameError, match=reason):
        _load(data, "carcass_shuffle", build(data))


@pytest.mark.parametrize("named", LEADERS)
def test_what_a_card_in_play_cannot_wait_for_is_refused(data: ModuleType, named: str) -> None:
    """Cards in play have triggered, static or paid abilities; all others are refused with the reason."""
    build, reason = LEADERS[named]

    with pytest.raises(UnplayableGameError, match=reason):
        _load(data, "auntie_liver", build(data))


def test_what_equipment_gives_is_a_keyword(data: ModuleType) -> None:
    """Under a creature, equipment gives a keyword to the fused creature, not to others."""
    with pytest.raises(UnplayableGameError, match="equipment with Fusion gives the fused creature a keyword"):
        _load(data, "herd_bell", data.Grant(what=_pick(data, "all"), trait="toxin"))
