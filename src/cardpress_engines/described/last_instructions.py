"""Instructions after which nothing is left of an effect: it does not wait on the stack for what they set off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardpress_engines.described.call_instructions import evaluate, evaluate_last
from cardpress_engines.described.effects.choices import (
    ActPlan,
    act,
    let_happen,
    let_happen_last,
    perform,
    perform_last,
)
from cardpress_engines.described.effects.flow import end_repeated_part
from cardpress_engines.described.effects.who import jump_to, restore_you
from cardpress_engines.kernel.interpreter import Instruction, Operation, end, jump

LAST: Final[Mapping[object, Operation]] = {
    evaluate: evaluate_last,
    let_happen: let_happen_last,
    perform: perform_last,
}
"""What stands for an operation where nothing is left to do after it."""


def with_last_ones(code: Sequence[Instruction]) -> tuple[Instruction, ...]:
    """The same instructions; those after which an effect ends know that."""
    return tuple(_as_last(*code[place]) if _is_last(code, place) else code[place] for place in range(len(code)))


def _as_last(operation: object, argument: object) -> Instruction:
    if operation in LAST:
        return LAST[operation], argument
    assert isinstance(argument, ActPlan)
    return act, argument._replace(is_last=True)


def _is_last(code: Sequence[Instruction], place: int) -> bool:
    """Whether an instruction can be one after which an effect ends, and is."""
    operation, argument = code[place]
    takes_one = operation is act and isinstance(argument, ActPlan) and argument.fixed in {(0, 1), (1, 1)}
    return (operation in LAST or takes_one) and _ends(code, place + 1)


def _ends(code: Sequence[Instruction], place: int) -> bool:
    """Whether nothing happens from an instruction on."""
    for _ in code:
        operation, argument = code[place]
        if operation in {end, end_repeated_part}:
            return True
        if operation is jump or operation is jump_to:
            assert isinstance(argument, int)
            place = argument
        elif operation is restore_you:
            place += 1
        else:
            return False
    return False
