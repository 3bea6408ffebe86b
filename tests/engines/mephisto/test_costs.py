"""Costs, made at random of the real vocabulary and played in a real game: paid in full or not at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engines.mephisto.tables import BEGUN, counter, do, dungeon, favor, piles, with_cards, with_data
from tests.engines.properties.ways import rules_data
from tests.sampling import IS_WHOLE

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import CHANCE, TERMINAL

DATA: Any = rules_data("mephisto")
SPELL, REWARD = "war_cry", 1
"""The spell whose effect is replaced, and the favor of its partner that shows that the cost was paid."""


def _pick(kind: str, count: int = 1, **where: str) -> Any:
    how = {"pick": "one"} if count == 1 else {"pick": "exactly", "count": count}
    return DATA.Pick(kind=kind, **how, **where)


def _favor(amount: int) -> Any:
    return DATA.Lose(amount=amount, resource="favor")


LEAVES = st.one_of(
    st.builds(_favor, st.integers(1, 6)),
    st.builds(
        lambda kind, count: DATA.Discard(what=_pick(kind, count, zone="hand")),
        st.sampled_from(["card", "weapon", "monster", ("spell", "item")]),
        st.integers(1, 2),
    ),
    st.builds(lambda kind: DATA.Break(what=_pick(kind, owner="you")), st.sampled_from(["weapon", "item"])),
    st.builds(lambda amount: DATA.Wear(amount=amount, what=_pick("weapon", owner="you")), st.integers(1, 2)),
    st.builds(lambda count: DATA.Discard(what=_pick("card", count, zone="dungeon")), st.integers(1, 4)),
)
RICH = st.builds(lambda least: DATA.Has(who="you", resource="favor", at_least=least), st.integers(1, 6))


def _trees(parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.builds(lambda do: DATA.Seq(do=tuple(do)), st.lists(parts, min_size=2, max_size=3)),
        st.builds(lambda modes: DATA.Choose(modes=tuple(modes)), st.lists(parts, min_size=2, max_size=3)),
        st.builds(DATA.Cost, pay=parts, do=parts),
        st.builds(DATA.If, condition=RICH, do=parts, otherwise=st.none() | parts),
        st.builds(lambda do: DATA.May(do=do), parts),
    )


COSTS = st.recursive(LEAVES, _trees, max_leaves=4)


FIELDS = ("immediate", "ability", "effect")
SILENT = {
    id_: replace(card, **{field: None for field in FIELDS if hasattr(card, field)})
    for id_, card in DATA.COMPONENTS.items()
}
"""The cards without what they say, which pays for nothing: so a game is made ready in a fraction of the time."""


def _game(effect: Any) -> DescribedGame:
    cards = {**SILENT, SPELL: replace(DATA.COMPONENTS[SPELL], effect=effect, cost=0)}
    return with_data(with_cards(DATA, **cards))


def _position(amount: int, hand: list[str], gear: list[str]) -> dict[str, Any]:
    return {"favor": [amount, 3], "hand": [[SPELL, *hand]], "gear": [gear],
            "dungeon": {"a": ["troll"], "b": ["skeleton"]}, "course": BEGUN}  # fmt: skip


def _worth(state: DescribedState) -> tuple[int, ...]:
    """What the player has: favor, cards in hand, durability of gear; and what lies in the dungeon."""
    durability = counter(state, "durability")
    wear = sum(durability[piece] for piece in piles(state, "gear")[0])
    return (favor(state)[0], len(piles(state, "hand")[0]), wear, sum(map(bool, dungeon(state).values())))


def _ends(state: DescribedState) -> set[tuple[bool, tuple[int, ...]]]:
    """For every way the spell can be played out: whether its reward came, and what the player has then."""
    if state.current_player() in {CHANCE, TERMINAL} or state.question == "act":
        return {(favor(state)[1] > 3, _worth(state))}
    found = set()
    for action in state.legal_actions():
        other = state.clone()
        other.apply_action(action)
        limits = DATA.RULES.favor
        assert all(limits.min <= each <= limits.max for each in favor(other))
        found |= _ends(other)
    return found


TABLES = st.tuples(
    st.integers(0, 6),
    st.lists(st.sampled_from(["dagger", "imp", "grimoire", "soul_jar"]), max_size=3, unique=True),
    st.lists(st.sampled_from(["spear", "grindstone"]), max_size=2, unique=True),
)


def _played(cost: Any, table: tuple[int, list[str], list[str]]) -> tuple[DescribedState, set[Any]]:
    gift = DATA.Gain(amount=REWARD, resource="favor", who="each_opponent")
    state = _game(DATA.Cost(pay=cost, do=gift)).new(_position(*table))
    before = state.clone()
    return before, _ends(do(state, f"play {SPELL}"))


@settings(max_examples=150 if IS_WHOLE else 25, deadline=None)
@given(COSTS, TABLES)
def test_a_cost_is_paid_in_full_or_not_at_all(cost: Any, table: tuple[int, list[str], list[str]]) -> None:
    """Whatever is chosen, a cost is paid and brings what it is for, or nothing is paid and nothing comes of it."""
    before, ends = _played(cost, table)
    had, hand, *others = _worth(before)
    untouched = (had, hand - 1, *others)

    assert len({paid for paid, _ in ends}) == 1  # it is known before anything is chosen
    assert all(worth == untouched for paid, worth in ends if not paid)


@settings(max_examples=150 if IS_WHOLE else 25, deadline=None)
@given(st.lists(st.integers(1, 4), min_size=2, max_size=3), st.integers(0, 9), st.integers(0, 3))
def test_parts_of_a_cost_are_added(amounts: list[int], had: int, cards: int) -> None:
    """A cost of favor and a card, several times, is paid exactly when there is enough of both for all of it."""
    hand = ["dagger", "imp", "grimoire"][:cards]
    parts = [
        part for amount in amounts for part in (_favor(amount), DATA.Discard(what=_pick("card", zone="hand")))
    ]
    _, ends = _played(DATA.Seq(do=tuple(parts)), (had, hand, []))
    enough = had >= sum(amounts) and cards >= len(amounts)

    assert {paid for paid, _ in ends} == {enough}
    left = (had - sum(amounts), cards - len(amounts)) if enough else (had, cards)
    assert {worth[:2] for _, worth in ends} == {left}


def test_only_choices_that_leave_enough_are_offered() -> None:
    """Who has to discard any card and then a weapon is not offered the only weapon first."""
    discard = [DATA.Discard(what=_pick(kind, zone="hand")) for kind in ("card", "weapon")]
    before, ends = _played(DATA.Seq(do=tuple(discard)), (3, ["dagger", "imp"], []))

    assert {paid for paid, _ in ends} == {True}
    assert {worth[1] for _, worth in ends} == {_worth(before)[1] - 3}


@pytest.mark.parametrize("who", ["opponent", "each_player"])
def test_nobody_else_pays(who: str) -> None:
    """A cost that somebody else would pay is refused when the game is made ready."""
    with pytest.raises(InputError, match="a cost is paid by you"):
        _game(DATA.Cost(pay=replace(_favor(1), who=who), do=DATA.Gain(amount=1, resource="favor")))
