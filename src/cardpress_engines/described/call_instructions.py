"""Instructions that never ask: what they do is one call, written out; those in a row run as one function."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardpress_engines.described.compiler import CourseCompiler, Number, S
from cardpress_engines.described.generated.source_expressions import SourceExpression
from cardpress_engines.kernel.interpreter import Running, onward, onward_with


def emit_call(compiler: CourseCompiler, function: object, *given: str) -> None:
    """Emit the call of a function with the state, `you` and sources of what else it is given."""
    sources = ", ".join(("state", "you", *given))
    compiler.emit(evaluate, compiler.expression(f"{compiler.module.value(function)}({sources})"))


def evaluate(state: S, running: Running, expression: SourceExpression[object], answer: int) -> Running:
    """Instruction: evaluate an expression for what it does; what that sets off comes next."""
    expression(state, running)
    return onward(running)


def evaluate_quietly(state: S, running: Running, expression: SourceExpression[object], answer: int) -> Running:
    """Instruction: the same where it can set off nothing."""
    expression(state, running)
    return onward(running)


def evaluate_last(state: S, running: Running, expression: SourceExpression[object], answer: int) -> None:
    """Instruction: the same where nothing is left to do after it."""
    expression(state, running)


def bind_all(
    state: S, running: Running, argument: tuple[int, Callable[[S, Running], Sequence[int]]], answer: int
) -> Running:
    """Instruction: bind players, or all that a selector finds."""
    slot, found = argument
    return onward_with(running, slot, *found(state, running))


def bind_number(state: S, running: Running, argument: tuple[int, Number], answer: int) -> Running:
    """Instruction: bind a number."""
    slot, number = argument
    return onward_with(running, slot, number(state, running))
