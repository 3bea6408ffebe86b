"""Operations that choose, name and do: pieces, actions, procedures, what a card says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from cardpress_engines.described.call_instructions import bind_all, bind_number, emit_call, evaluate
from cardpress_engines.described.compiled import CompiledGame
from cardpress_engines.described.compiler import Build, CourseCompiler, Found, Number, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.picks import emit_cards, emit_pick
from cardpress_engines.described.effects.telling import questions_said
from cardpress_engines.described.effects.who import emit_for, emit_people, jump_to
from cardpress_engines.described.trees import as_tuple, form_of, part
from cardpress_engines.kernel.compiler import Entry, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import (
    NOBODY,
    Running,
    Test,
    at,
    bind,
    first_step,
    onward,
    onward_with,
    resume,
)
from cardpress_engines.kernel.rules_data import Tree

C = CourseCompiler
DONE: Final = 0


def _pick(compiler: C, effect: Tree, scope: Scope) -> None:
    first = len(compiler.code)
    emit_for(compiler, part(effect, "who"), scope, lambda: emit_pick(compiler, effect.what, scope, "pick"))
    questions_said(compiler, effect, scope, first)


def _let(compiler: C, effect: Tree, scope: Scope) -> None:
    value = effect.be
    while part(value, "param") is not None and value.param in scope.params:
        value = scope.params[value.param]
    is_thing = not isinstance(value, str | int) and form_of(value, ("pick", "space", "it", "ref")) != ""
    if is_thing and not is_player(value, scope):
        first = len(compiler.code)
        chosen = emit_pick(compiler, value, scope, "let")
        for place, asked in compiler.asked.items():
            asked.name = effect.name if place >= first else asked.name
        scope.names[effect.name] = chosen.slot
        return
    if isinstance(value, str) or form_of(value, ("one", "each", "next", "previous", "owner", "most", "least")):
        players = emit_people(compiler, value, scope)
        compiler.emit(bind_all, (scope.slot_of("player", effect.name), players))
        return
    stat = compiler.game.stat_of_value(value, scope.stats)
    number = compiler.number(value, scope)
    if stat:
        scope.stats[effect.name] = stat
    compiler.emit(bind_number, (scope.value_slot(effect.name), number))


def is_player(tree: Tree, scope: Scope) -> bool:
    """Whether a name stands for a player."""
    ref = part(tree, "ref")
    return ref in scope.names and part(tree, "pick") is None and scope.kind_of(ref) == "player"


# ---- actions


class ActPlan(NamedTuple):
    """Actions of which a player takes some."""

    names: tuple[str, ...]
    offered: Found
    """The numbers of all that can be taken now, ascending."""
    fixed: tuple[int, int] | None
    """How often at least and at most, if that is always the same."""
    least: Number
    most: Number
    done: int
    """The slot that counts those that were taken."""
    game: CompiledGame[S]
    is_last: bool = False
    """Whether nothing of the effect is left once one was taken."""


def _act(compiler: C, effect: Tree, scope: Scope) -> None:
    times, up_to, anything = part(effect, "times"), part(effect, "up_to"), part(effect, "any")
    for name in as_tuple(effect.of):
        if name not in compiler.game.action_trees:
            raise UnsupportedEffectError(f"there is no action {name!r}")
    most = compiler.number(999 if anything else up_to if up_to is not None else times or 1, scope)
    least = compiler.number(0, scope) if anything or up_to is not None else most
    names = tuple(as_tuple(effect.of))
    offered = compiler.expression(compiler.offered_by(names))
    fixed = None
    if isinstance(times or up_to or 1, int):
        fixed = (0 if anything or up_to is not None else times or 1, 999 if anything else up_to or times or 1)
    plan = ActPlan(names, offered, fixed, least, most, scope.slot_of("number"), compiler.game)

    def emit() -> None:
        compiler.note_question("act", scope)
        compiler.emit(act, plan)

    emit_for(compiler, part(effect, "who"), scope, emit)


def act(state: S, running: Running, plan: ActPlan, answer: int) -> Running | None:
    """Instruction: ask for an action and take it, as often as may be."""
    if answer > DONE:
        return take_action(state, running, plan, answer)
    if answer == DONE:
        return onward_with(running, plan.done, 0)
    taken = running[3][plan.done]
    done = taken[0] if taken else 0
    least, most = plan.fixed or (plan.least(state, running), plan.most(state, running))
    if done >= most or running.you == NOBODY:
        return onward_with(running, plan.done, 0)
    options = plan.offered(state, running)
    if not options:
        return onward_with(running, plan.done, 0)
    if done >= least:
        options.insert(0, DONE)
    state.ask(running.you, "act", options, resume, running)
    return None


def take_action(state: S, running: Running, plan: ActPlan, number: int) -> Running:
    """Begin the action of a number; the effect goes on when it is over, if anything is left of it."""
    you, game = running[1], state.game
    action, item = game.action_of(number)
    if state.events is not None:
        state.report("act", you, number, 0, state.at[item] if action.head == "piece" else -1)
        if action.head == "piece":
            state.report("use", you, game.piece_action + item)
    if not plan.is_last:
        state.stack.append((resume, _after_action(running, plan)))
    if game.ends_at_once:
        state.stack.append((action_over, you))
    return game.action_begun(number, you)


def _after_action(running: Running, plan: ActPlan) -> Running:
    """The effect when an action is over: at the next instruction, or offering more of them."""
    taken = running[3][plan.done]
    done = taken[0] + 1 if taken else 1
    if plan.fixed is not None and done >= plan.fixed[1]:
        return onward_with(running, plan.done, 0)
    return bind(running, plan.done, done)


def action_over(state: S, answer: int, player: int) -> None:
    """Step: an action was taken; it may have been the last of the game."""
    if state.game.is_over(state, player):
        state.finish()


# ---- what was written elsewhere


def _perform(compiler: C, effect: Tree, scope: Scope) -> None:
    if effect.procedure not in compiler.game.procedure_trees:
        raise UnsupportedEffectError(f"there is no procedure {effect.procedure!r}")
    plan = PerformPlan(compiler.game.procedures, effect.procedure)
    emit_for(compiler, part(effect, "who"), scope, lambda: compiler.emit(perform, plan))


class PerformPlan(NamedTuple):
    """A procedure that is performed, of those that a game has once it is compiled."""

    procedures: Mapping[str, Entry]
    name: str

    @property
    def entry(self) -> Entry:
        """Where it starts, and how many slots it binds."""
        return self.procedures[self.name]


def perform(state: S, running: Running, plan: PerformPlan, answer: int) -> Running:
    """Instruction: do what a procedure says."""
    perform_last(state, running, plan, answer)
    return onward(running)


def perform_last(state: S, running: Running, plan: PerformPlan, answer: int) -> None:
    """Instruction: the same where nothing is left to do after it."""
    state.following.append(first_step(plan.entry, running.you, running.bearer))


def _resolve(compiler: C, effect: Tree, scope: Scope) -> None:
    chosen = emit_cards(compiler, effect.what, scope, "resolve")
    emit_call(compiler, resolve, f"s{chosen.slot}")


def resolve(state: S, you: int, pieces: Sequence[int]) -> None:
    """Do what cards say."""
    for piece in pieces:
        state.report("resolve", you, state.game.piece_action + piece)
        state.following += state.game.effects_of(state, piece, you)


def _signal(compiler: C, effect: Tree, scope: Scope) -> None:
    module = compiler.module
    who, event = part(effect, "who"), module.value(str(effect.event))
    players = f"({NOBODY},)" if who == "nobody" else module.source(compiler.people(who, scope))
    what, happens = part(effect, "what"), part(effect, "do")
    about = None if what is None else f"s{emit_pick(compiler, what, scope, 'signal').slot}"
    subjects = f"sorted({about})" if happens is not None else about  # it happens to all of them at once
    signalled = (
        (signal, players, event) if subjects is None or about is None else (signal_about, players, event, subjects)
    )
    function, *given = signalled
    call = f"{module.value(function)}({', '.join(('state', 'you', *given))})"
    wakes = compiler.wakes_at(str(effect.event), about)
    if happens is None:
        compiler.emit(evaluate, compiler.expression(f"({wakes} and {call})"))
        return
    place, skip = compiler.reserve(), compiler.reserve()
    body = compiler.event_block(happens, scope)
    compiler.fill(skip, jump_to, len(compiler.code))
    compiler.fill(place, let_happen, HappenPlan(compiler.expression(wakes), compiler.expression(call), body))


def signal(state: S, you: int, players: Sequence[int], event: str) -> None:
    """An event of some players happens, and something that waits for it lies awake."""
    for player in players:
        state.following += state.game.steps_of_awake(state, event, player)


def signal_about(state: S, you: int, players: Sequence[int], event: str, subjects: Sequence[int]) -> None:
    """An event of some players happens that is about something, if there is anything it is about."""
    for player in players if subjects else ():
        state.following += state.game.steps_of_awake(state, event, player, subjects)


class HappenPlan(NamedTuple):
    """An event with what it is: whether anything that waits for it lies awake, the note of that, what happens."""

    wakes: Test[S]
    signal: Callable[[S, Running], object]
    body: int


def let_happen(state: S, running: Running, plan: HappenPlan, answer: int) -> Running:
    """Instruction: what an event is comes before what waits for it, which is noted before it happens."""
    let_happen_last(state, running, plan, answer)
    return onward(running)


def let_happen_last(state: S, running: Running, plan: HappenPlan, answer: int) -> None:
    """Instruction: the same where nothing is left to do after it."""
    if plan.wakes(state, running):
        plan.signal(state, running)
    state.following.insert(0, (resume, at(running, plan.body)))


def _use(compiler: C, effect: Tree, scope: Scope) -> None:
    emit_call(compiler, use, f"s{emit_cards(compiler, effect.what, scope, 'use').slot}")


def use(state: S, you: int, pieces: Sequence[int]) -> None:
    """Do what cards offer you."""
    for piece in pieces:
        state.report("use", you, state.game.piece_action + piece)
        state.following.append(state.game.use_step(state, piece, you))


CHOICES: Final[dict[str, Build]] = {
    "pick": _pick,
    "let": _let,
    "act": _act,
    "perform": _perform,
    "resolve": _resolve,
    "signal": _signal,
    "use": _use,
}
