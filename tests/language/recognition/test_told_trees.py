"""What a game says already: the steps of its course of play, one by one."""

from __future__ import annotations

from cardpress.effects.families.cards import Draw
from cardpress.effects.families.control import Seq
from cardpress.language.recognition.told_trees import steps_in


def test_steps_of_a_sequence_are_told_one_by_one() -> None:
    """A sequence, and one within it, are its steps with their places; any other operation is one step."""
    one, two, three = (Draw.model_construct(op="draw", amount=amount) for amount in (1, 2, 3))
    inner = Seq.model_construct(op="seq", do=(two, three))

    steps = list(steps_in(Seq.model_construct(op="seq", do=(one, inner)), "/setup"))

    assert steps == [("/setup/do/0", one), ("/setup/do/1/do/0", two), ("/setup/do/1/do/1", three)]
    assert list(steps_in(one, "/setup")) == [("/setup", one)]
