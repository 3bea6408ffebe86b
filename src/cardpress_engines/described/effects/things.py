"""Operations on cards in play: damage and tokens are counters of theirs, numbers change; and dice.

Damage is the counter `damage`, a token the counter of its name; what is destroyed goes to the zone `discards`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardpress_engines.described.call_instructions import emit_call, evaluate
from cardpress_engines.described.compiler import Build, CourseCompiler, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.counters import emit_change
from cardpress_engines.described.effects.draws import put_in_zone
from cardpress_engines.described.effects.picks import emit_cards, emit_pick
from cardpress_engines.described.effects.who import emit_for, jump_to
from cardpress_engines.described.trees import part
from cardpress_engines.kernel.interpreter import Running, at, bind, end, resume
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER

C = CourseCompiler
DAMAGE: Final = "damage"
DISCARDS: Final = "discards"


def _emit_change(event: str, sign: int, on: str, counter: str = "") -> Build:
    """An operation that changes a counter of what is picked."""

    def build(compiler: C, effect: Tree, scope: Scope) -> None:
        attribute = compiler.game.counter(counter or effect.token).attribute
        amount = compiler.number(1 if part(effect, "amount") is None else effect.amount, scope)

        def emit() -> None:
            slot = emit_pick(compiler, part(effect, on), scope, event).slot
            emit_change(compiler, event, attribute, sign, compiler.expression(f"s{slot}"), amount)

        emit_for(compiler, part(effect, "who"), scope, emit)

    return build


def _destroy(compiler: C, effect: Tree, scope: Scope) -> None:
    def emit() -> None:
        emit_call(compiler, destroy, f"s{emit_cards(compiler, effect.what, scope, 'destroy').slot}")

    emit_for(compiler, part(effect, "who"), scope, emit)


def destroy(state: S, you: int, pieces: Sequence[int]) -> None:
    """Put what was chosen to the discards, its owner's where each has their own."""
    for piece in pieces:
        origin = state.at[piece]
        put_in_zone(state, piece, DISCARDS, max(0, state.owner_of(piece)))
        state.report("destroy", you, state.game.piece_action + piece, 0, origin, state.at[piece])


def _modify(compiler: C, effect: Tree, scope: Scope) -> None:
    slot = emit_cards(compiler, effect.what, scope, "modify").slot
    emit_call(
        compiler,
        modify,
        f"s{slot}",
        compiler.module.value(str(effect.stat)),
        compiler.module.value(effect.by),
        compiler.module.value(compiler.number_of_tale("modify", str(effect.stat))),
    )


def modify(  # noqa: PLR0913, PLR0917 which number of which cards, by how much, and how that is told
    state: S, you: int, pieces: Sequence[int], stat: str, by: int, tale: int
) -> None:
    """Make a number of cards larger or smaller until the turn is over."""
    for piece in pieces:
        state.changes = (*state.changes, (stat, piece, by))
        state.report("modify", you, state.game.piece_action + piece, by, tale, state.owner_of(piece))


def _swap(compiler: C, effect: Tree, scope: Scope) -> None:
    emit_call(compiler, swap, f"s{emit_cards(compiler, effect.what, scope, 'swap').slot}")


def swap(state: S, you: int, pair: Sequence[int]) -> None:
    """Let two pieces change places."""
    if len(pair) == 2:
        one, other = pair
        places = (state.at[one], state.owners[one]), (state.at[other], state.owners[other])
        state.move(one, *places[1])
        state.move(other, *places[0])
        for piece in pair:
            state.report("swap", you, state.game.piece_action + piece, 0, state.at[piece])


# ---- one by one, and dice


def _each(compiler: C, effect: Tree, scope: Scope) -> None:
    found = compiler.selector(effect.what, scope)
    slot, place = scope.named_slot(effect.what.name), compiler.reserve()
    skip = compiler.reserve()
    compiler.tree(effect.do, scope)
    compiler.emit(end, None)
    compiler.fill(skip, jump_to, len(compiler.code))
    module = compiler.module
    given = f"state, running, {slot}, {module.source(found)}"
    compiler.fill(place, evaluate, compiler.expression(f"{module.value(go_over)}({given})"))


def go_over(state: S, running: Running, slot: int, pieces: Sequence[int]) -> None:
    """Do the part after the next instruction once for each of several pieces, which is bound meanwhile."""
    if pieces:
        body = at(running, running.counter + 2)
        for piece in pieces:
            state.following.append((resume, bind(body, slot, piece)))


class RollPlan(NamedTuple):
    """How high a die goes, and where to go on by what it shows: up to so much, at this instruction."""

    sides: int
    rows: tuple[tuple[int, int], ...]


def _roll(compiler: C, effect: Tree, scope: Scope) -> None:
    rows = [(effect.at_least - 1, part(effect, "otherwise")), (compiler.game.sides, effect.do)]
    _emit_rows(compiler, scope, compiler.game.sides, rows)


def _roll_table(compiler: C, effect: Tree, scope: Scope) -> None:
    _emit_rows(compiler, scope, effect.rows[-1].up_to, [(row.up_to, row.do) for row in effect.rows])


def _emit_rows(compiler: C, scope: Scope, sides: int, rows: list[tuple[int, Tree]]) -> None:
    place, starts, jumps = compiler.reserve(), [], []
    for most, row in rows:
        starts.append((most, len(compiler.code)))
        if row is not None:
            compiler.tree(row, scope)
        jumps.append(compiler.reserve())
    for jump in jumps:
        compiler.fill(jump, jump_to, len(compiler.code))
    compiler.fill(place, roll_die, RollPlan(sides, tuple(starts)))


def roll_die(state: S, running: Running, plan: RollPlan, answer: int) -> Running | None:
    """Instruction: chance rolls a die; go on in the row of what it shows."""
    first = state.game.number_action
    if answer == NO_ANSWER:
        state.chance("throw", [first + each for each in range(1, plan.sides + 1)], resume, running)
        return None
    shown = answer - first
    state.report("throw", running.you, amount=shown)
    return at(running, next(start for most, start in plan.rows if shown <= most))


THINGS: Final[dict[str, Build]] = {
    "harm": _emit_change("harm", 1, "what", DAMAGE),
    "heal": _emit_change("heal", -1, "what", DAMAGE),
    "put_token": _emit_change("put_token", 1, "on"),
    "take_token": _emit_change("take_token", -1, "source"),
    "destroy": _destroy,
    "modify": _modify,
    "swap": _swap,
    "each": _each,
    "roll": _roll,
    "roll_table": _roll_table,
}
