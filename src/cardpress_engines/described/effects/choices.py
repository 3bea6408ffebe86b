"""Operations that choose, name and do: pieces, actions, procedures, what a card says."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardpress_engines.described.action_options import options_of_action
from cardpress_engines.described.compiler import Build, CourseCompiler, Number, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.picks import emit_pick
from cardpress_engines.described.effects.who import emit_for, emit_people, jump_to
from cardpress_engines.described.trees import as_tuple, form_of, part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import (
    NOBODY,
    Players,
    Running,
    at,
    bind,
    first_step,
    onward,
    onward_with,
    resume,
)
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER, Frame

C = CourseCompiler
DONE: Final = 0


def _pick(compiler: C, effect: Tree, scope: Scope) -> None:
    emit_for(compiler, part(effect, "who"), scope, lambda: emit_pick(compiler, effect.what, scope, "pick"))


def _let(compiler: C, effect: Tree, scope: Scope) -> None:
    value = effect.be
    while part(value, "param") is not None and value.param in scope.params:
        value = scope.params[value.param]
    is_thing = not isinstance(value, str | int) and form_of(value, ("pick", "space", "it", "ref")) != ""
    if is_thing and not is_player(value, scope):
        chosen = emit_pick(compiler, value, scope, "let")
        scope.names[effect.name] = chosen.slot
        return
    if isinstance(value, str) or form_of(value, ("one", "each", "next", "previous", "owner", "most", "least")):
        players = emit_people(compiler, value, scope)
        compiler.emit(bind_players, (players, scope.slot_of("player", effect.name)))
        return
    stat = compiler.game.stat_of_value(value, scope.stats)
    number = compiler.number(value, scope)
    if stat:
        scope.stats[effect.name] = stat
    compiler.emit(bind_number, (number, scope.value_slot(effect.name)))


def is_player(tree: Tree, scope: Scope) -> bool:
    """Whether a name stands for a player."""
    ref = part(tree, "ref")
    return ref in scope.names and part(tree, "pick") is None and scope.kind_of(ref) == "player"


def bind_players(state: S, running: Running, argument: tuple[Players[S], int], answer: int) -> Running:
    """Instruction: bind players."""
    players, slot = argument
    return onward_with(running, slot, *players(state, running))


def bind_number(state: S, running: Running, argument: tuple[Number, int], answer: int) -> Running:
    """Instruction: bind a number."""
    number, slot = argument
    return onward_with(running, slot, number(state, running))


# ---- actions


class ActPlan(NamedTuple):
    """Actions of which a player takes some."""

    names: tuple[str, ...]
    least: Number
    most: Number
    done: int
    """The slot that counts those that were taken."""


def _act(compiler: C, effect: Tree, scope: Scope) -> None:
    times, up_to, anything = part(effect, "times"), part(effect, "up_to"), part(effect, "any")
    for name in as_tuple(effect.of):
        if name not in compiler.game.action_trees:
            raise UnsupportedEffectError(f"there is no action {name!r}")
    most = compiler.number(999 if anything else up_to if up_to is not None else times or 1, scope)
    least = compiler.number(0, scope) if anything or up_to is not None else most
    plan = ActPlan(tuple(as_tuple(effect.of)), least, most, scope.slot_of("number"))
    emit_for(compiler, part(effect, "who"), scope, lambda: compiler.emit(act, plan))


def act(state: S, running: Running, plan: ActPlan, answer: int) -> Running | None:
    """Instruction: ask for an action and take it, as often as may be."""
    game, done = state.game, running.number(plan.done)
    if answer == DONE:
        return onward_with(running, plan.done, 0)
    if answer != NO_ANSWER:
        action, item = game.action_of(answer)
        running = bind(running, plan.done, done + 1)
        state.report("act", running.you, answer, 0, state.at[item] if action.head == "piece" else -1)
        if action.head == "piece":
            state.report("use", running.you, game.piece_action + item)
        state.then(resume, action.begin(running.you, item))
        if game.ends_at_once:
            state.then(action_over, running.you)
        return running
    if done >= plan.most(state, running) or running.you == NOBODY:
        return onward_with(running, plan.done, 0)
    options: list[int] = []
    for name in plan.names:
        options += options_of_action(state, game.actions[name], running.you)
    if not options:
        return onward_with(running, plan.done, 0)
    if done >= plan.least(state, running):
        options.insert(0, DONE)
    state.ask(running.you, "act", sorted(options), resume, running)
    return None


def action_over(state: S, answer: int, player: int) -> None:
    """Step: an action was taken; it may have been the last of the game."""
    if state.game.is_over(state, player):
        state.finish()


# ---- what was written elsewhere


def _perform(compiler: C, effect: Tree, scope: Scope) -> None:
    if effect.procedure not in compiler.game.procedure_trees:
        raise UnsupportedEffectError(f"there is no procedure {effect.procedure!r}")
    emit_for(compiler, part(effect, "who"), scope, lambda: compiler.emit(perform, effect.procedure))


def perform(state: S, running: Running, procedure: str, answer: int) -> Running:
    """Instruction: do what a procedure says."""
    entry = state.game.procedures[procedure]
    state.follow(first_step(entry, running.you, running.bearer))
    return onward(running)


def _resolve(compiler: C, effect: Tree, scope: Scope) -> None:
    chosen = emit_pick(compiler, effect.what, scope, "resolve")
    compiler.emit(resolve, chosen.slot)


def resolve(state: S, running: Running, slot: int, answer: int) -> Running:
    """Instruction: do what cards say."""
    for piece in running.bindings[slot]:
        state.report("resolve", running.you, state.game.piece_action + piece)
        state.follow(*state.game.effects_of(state, piece, running.you))
    return onward(running)


def _signal(compiler: C, effect: Tree, scope: Scope) -> None:
    who = compiler.people(part(effect, "who"), scope)
    what, do = part(effect, "what"), part(effect, "do")
    slot = None if what is None else emit_pick(compiler, what, scope, "signal").slot
    place = compiler.reserve()
    body = -1
    if do is not None:
        skip = compiler.reserve()
        body = compiler.event_block(do, scope)
        compiler.fill(skip, jump_to, len(compiler.code))
    compiler.fill(place, signal, SignalPlan(effect.event, who, slot, body))


class SignalPlan(NamedTuple):
    """An event: of whom, about what, and what it is that happens."""

    event: str
    who: Players[S]
    about: int | None
    body: int


def signal(state: S, running: Running, plan: SignalPlan, answer: int) -> Running:
    """Instruction: an event happens. Who waits for it is noted before, and does it after."""
    event, who, about, body = plan
    subjects = () if about is None else running.bindings[about]
    waiting: list[Frame] = []
    if about is None or subjects:
        for player in who(state, running):
            waiting += state.game.signal_steps(state, event, player, subjects)
    if body >= 0:
        state.then(resume, at(running, body))
    state.follow(*waiting)
    return onward(running)


def _use(compiler: C, effect: Tree, scope: Scope) -> None:
    compiler.emit(use, emit_pick(compiler, effect.what, scope, "use").slot)


def use(state: S, running: Running, slot: int, answer: int) -> Running:
    """Instruction: do what cards offer you."""
    for piece in running.bindings[slot]:
        state.report("use", running.you, state.game.piece_action + piece)
        state.follow(state.game.use_step(state, piece, running.you))
    return onward(running)


CHOICES: Final[dict[str, Build]] = {
    "pick": _pick,
    "let": _let,
    "act": _act,
    "perform": _perform,
    "resolve": _resolve,
    "signal": _signal,
    "use": _use,
}
