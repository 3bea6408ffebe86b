"""Changes of a card's JSON at a pointer."""

from __future__ import annotations

import pytest

from cardpress_studio.sentences.tree_edits import (
    PointerError,
    beside,
    filled_in,
    followed_by,
    with_part_moved,
    with_value,
    without,
)

GAIN, DRAW = {"op": "gain", "amount": 1}, {"op": "draw", "amount": 2}


def test_a_value_is_replaced_and_the_card_stays_as_it_was() -> None:
    """The changed card is another one; numbers of lists are steps of a pointer like names."""
    card = {"effect": {"op": "seq", "do": [GAIN, DRAW]}}

    assert with_value(card, "/effect/do/1/amount", 5)["effect"]["do"][1] == {"op": "draw", "amount": 5}
    assert card == {"effect": {"op": "seq", "do": [GAIN, DRAW]}}


def test_of_two_steps_the_other_one_stays() -> None:
    """A sequence of one step is that step."""
    card = {"effect": {"op": "seq", "do": [GAIN, DRAW]}}

    assert without(card, "/effect/do/0") == {"effect": DRAW}
    assert without(card, "/effect") == {}


def test_a_step_follows_another() -> None:
    """A step comes right after the one that was pressed: in its sequence, or in one that is made."""
    both = {"effect": {"op": "seq", "do": [GAIN, DRAW]}}

    assert followed_by({"effect": GAIN}, "/effect", DRAW) == (both, "/effect/do/1")
    assert followed_by(both, "/effect/do/0", DRAW)[0]["effect"]["do"] == [GAIN, DRAW, DRAW]
    assert followed_by(both, "/effect", GAIN) == (
        {"effect": {"op": "seq", "do": [GAIN, DRAW, GAIN]}},
        "/effect/do/2",
    )


def test_a_member_of_a_list_is_moved_and_another_stands_beside_it() -> None:
    """A step goes one place earlier or later, never out of its list; one word beside another makes a list."""
    both = {"effect": {"op": "seq", "do": [GAIN, DRAW]}}

    other = {"effect": {"op": "seq", "do": [DRAW, GAIN]}}
    assert with_part_moved(both, "/effect/do/1", -1) == (other, "/effect/do/0")
    assert beside({"kind": "spell"}, "/kind", "item") == ({"kind": ["spell", "item"]}, "/kind/1")
    with pytest.raises(PointerError):
        with_part_moved(both, "/effect/do/1", 1)


def test_what_is_put_in_twice_is_changed_once() -> None:
    """Two members that were made of the same part are two: a change of one leaves the other."""
    twice, _ = followed_by({"effect": GAIN}, "/effect", GAIN)

    assert with_value(twice, "/effect/do/0/amount", 9)["effect"]["do"][1] == GAIN


def test_a_name_that_changes_changes_where_it_is_said() -> None:
    """Whatever speaks of a named thing follows its name; in another tree the same name may mean another thing."""
    card = {"one": {"what": {"as": "it"}, "do": [{"ref": "it"}]}, "two": {"ref": "it"}}
    named_twice = {**card, "two": {"as": "it", "of": {"ref": "it"}}}
    renamed = {"what": {"as": "prey"}, "do": [{"ref": "prey"}]}

    assert filled_in(card, "/one/what/as", "prey") == {"one": renamed, "two": {"ref": "prey"}}
    assert filled_in(named_twice, "/one/what/as", "prey") == {**named_twice, "one": renamed}


@pytest.mark.parametrize("pointer", ["", "/", "/effect/9", "/effect/do/x", "/nothing/here", "/effect/amount/0"])
def test_a_pointer_that_leads_nowhere_is_an_error(pointer: str) -> None:
    """What a page sends may be anything."""
    with pytest.raises(PointerError):
        without({"effect": GAIN}, pointer)
