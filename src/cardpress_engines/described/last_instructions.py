"""Instructions after which nothing is left of an effect: it does not wait on the stack for what they set off."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.described.call_instructions import evaluate, evaluate_last
from cardpress_engines.described.effects.choices import ActPlan, act
from cardpress_engines.described.effects.who import jump_to, restore_you
from cardpress_engines.kernel.interpreter import Instruction, end, jump


def with_last_ones(code: Sequence[Instruction]) -> tuple[Instruction, ...]:
    """The same instructions; those after which an effect ends know that."""
    return tuple(_as_last(*code[place]) if _is_last(code, place) else code[place] for place in range(len(code)))


def _as_last(operation: object, argument: object) -> Instruction:
    if operation is evaluate:
        return evaluate_last, argument
    assert isinstance(argument, ActPlan)
    return act, argument._replace(is_last=True)


def _is_last(code: Sequence[Instruction], place: int) -> bool:
    """Whether an instruction can be one after which an effect ends, and is."""
    operation, argument = code[place]
    takes_one = operation is act and isinstance(argument, ActPlan) and argument.fixed in {(0, 1), (1, 1)}
    return (operation is evaluate or takes_one) and _ends(code, place + 1)


def _ends(code: Sequence[Instruction], place: int) -> bool:
    """Whether nothing happens from an instruction on."""
    for _ in code:
        operation, argument = code[place]
        if operation is end:
            return True
        if operation is jump or operation is jump_to:
            assert isinstance(argument, int)
            place = argument
        elif operation is restore_you:
            place += 1
        else:
            return False
    return False
