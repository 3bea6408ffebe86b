"""Operations of the course: turns, repetition, phases, who does something, and what ends early."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardpress_engines.described.call_instructions import emit_call
from cardpress_engines.described.compiler import Build, CourseCompiler, Number, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.who import by_players, emit_people, jump_to
from cardpress_engines.described.expressions.people import next_remaining, order_from
from cardpress_engines.described.state import IN, LOST, OUT, OUT_OF_TURNS
from cardpress_engines.described.trees import part, sequence
from cardpress_engines.kernel.actions import DONE, YES
from cardpress_engines.kernel.interpreter import (
    Players,
    Running,
    Test,
    argument_of,
    at,
    at_for,
    bind,
    onward,
    resume,
)
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER, Frame, frame

C = CourseCompiler


# ---- turns


EVERYBODY: Final = (None, "each_player", "each_remaining")


class TurnsPlan(NamedTuple):
    """What players do in turn, and how long."""

    body: int
    first: Players[S] | None
    who: Players[S] | None
    """None: all who have not left."""
    until: Test[S] | None
    rounds: Number | None
    sides: bool
    """Whether the players of a side share a turn."""


class Turn(NamedTuple):
    """A turn that comes or is over: where its plan stands, whose it is, who was first, how often it went round."""

    running: Running
    player: int
    first: int
    laps: int
    taken: int


_made = tuple.__new__
"""Half the time of calling Turn, which happens twice in every turn."""


def _turns(compiler: C, effect: Tree, scope: Scope) -> None:
    place = compiler.reserve()
    skip = compiler.reserve()
    body = compiler.block(effect.do, scope)
    compiler.fill(skip, jump_to, len(compiler.code))
    who, first = part(effect, "who"), part(effect, "source")
    plan = TurnsPlan(
        body,
        None if first is None else compiler.people(first, scope),
        None if who in EVERYBODY else compiler.people(who, scope),
        compiler.test_of(part(effect, "until"), scope),
        None if part(effect, "rounds") is None else compiler.number(effect.rounds, scope),
        bool(part(effect, "sides")),
    )
    compiler.fill(place, begin_turns, plan)
    compiler.repeated.append((body, effect))


def begin_turns(state: S, running: Running, plan: TurnsPlan, answer: int) -> Running:
    """Instruction: let players take turns."""
    named = None if plan.first is None else next(iter(plan.first(state, running)), None)
    first = state.game.first_player(state) if named is None else named
    state.then(take_turn, Turn(running, first, first, 0, 0))
    return onward(running)


def _takes_part(state: S, plan: TurnsPlan, turn: Turn) -> list[int]:
    players = [each for each, left in enumerate(state.left) if left == IN]
    if plan.who is None:
        return players
    who = set(plan.who(state, turn.running))
    return [each for each in players if each in who]


def take_turn(state: S, answer: int, turn: Turn) -> None:
    """Step: the next player takes a turn, unless the turns are over."""
    running, player, first, laps, taken = turn
    plan: TurnsPlan = state.game.code[running[0]][1]  # type: ignore[assignment]  # see Instruction
    if plan.rounds is not None and laps >= plan.rounds(state, running):
        close_turns(state)
        return
    if plan.who is not None or any(state.left):
        players = _takes_part(state, plan, turn)
        if not players:
            close_turns(state)
            return
        if player not in players:
            following = next(each for each in order_from(state, player) if each in players)
            if passes(state, player, following, first):
                take_turn(state, NO_ANSWER, turn._replace(player=following, laps=laps + 1))
                return
            player = following
    state.active, state.turns, state.all_turns = player, taken + 1, state.all_turns + 1
    if state.events is not None:
        sharing = state.game.seats.sides[state.game.seats.side_of[player]] if plan.sides else ()
        state.report("turn", player, -1, state.turns, *sharing)
    state.stack.append((turn_over, _made(Turn, (running, player, first, laps, taken))))
    _begin_turn(state, plan, at_for(running, plan.body, player))


def _begin_turn(state: S, plan: TurnsPlan, body: Running) -> None:
    """Let happen what waits for the beginning and the end of a turn, and what the turn is."""
    game, player = state.game, body[1]
    if game.waits_for_turns:
        sharing = game.seats.sides[game.seats.side_of[player]] if plan.sides else (player,)
        for each in reversed(sharing):
            state.stack.append((turn_ends, each))
        if not game.signals_turns:
            state.follow(*(frame(turn_begins, each) for each in sharing), frame(resume, body))
            return
    resume(state, NO_ANSWER, body)


def turn_begins(state: S, answer: int, player: int) -> None:
    """Step: what waits for the beginning of a turn happens."""
    state.following += state.game.signal_steps(state, "turn_start", player)


def turn_ends(state: S, answer: int, player: int) -> None:
    """Step: what waits for the end of a turn happens."""
    state.following += state.game.signal_steps(state, "turn_end", player)


def passes(state: S, player: int, following: int, first: int) -> bool:
    """Whether whoever goes from a player to the following one comes to the first one again."""
    count, step = state.game.num_players, -1 if state.backward else 1
    away = (following - player) * step % count or count
    return ((first - player) * step - 1) % count < away


def turn_over(state: S, answer: int, turn: Turn) -> None:
    """Step: a turn is over: it may be the last, else the next one comes."""
    running, player, first, laps, taken = turn
    plan: TurnsPlan = state.game.code[running[0]][1]  # type: ignore[assignment]  # see Instruction
    if plan.sides:
        player = state.active
    state.spent_turn, state.changes = (), ()
    if state.game.is_over(state, player):
        state.finish()
        return
    if plan.until is not None and plan.until(state, at_for(running, running[0], player)):
        close_turns(state)
        return
    if state.again:
        state.again = 0
        take_turn(state, NO_ANSWER, turn._replace(taken=taken + 1))
        return
    if state.next_turn < 0 and not state.backward and not any(state.left):  # mostly it is the next one's turn
        following = (player + 1) % state.game.num_players
        goes_round = following == first
    else:
        following = state.next_turn if state.next_turn >= 0 else next_remaining(state, player)
        goes_round = passes(state, player, following, first)
        state.next_turn = -1
    if goes_round:
        laps += 1
        if state.ending:
            state.finish()
            return
    take_turn(state, NO_ANSWER, _made(Turn, (running, following, first, laps, taken + 1)))


def close_turns(state: S) -> None:
    """Turns are over: who left them only takes part again."""
    if any(state.left):
        state.left = tuple(IN if each == OUT_OF_TURNS else each for each in state.left)


# ---- repetition and phases


WITHOUT_END: Final = -1
"""How often something is repeated of which only a condition says when it is enough."""


class RepeatPlan(NamedTuple):
    """What happens again and again, and how long."""

    body: int
    again: int
    """The instruction that says whether it happens once more."""
    after: int
    times: Number | None
    until: Test[S] | None
    left: int
    """The slot that counts how often it happens yet."""


def _repeat(compiler: C, effect: Tree, scope: Scope) -> None:
    left, place, skip = scope.slot_of("number"), compiler.reserve(), compiler.reserve()
    body = compiler.block(effect.do, scope)
    compiler.fill(len(compiler.code) - 1, end_repeated_part, None)
    again, times = compiler.reserve(), None
    compiler.fill(skip, jump_to, again + 1)
    if part(effect, "times") is not None:
        times = compiler.number(effect.times, scope)
    plan = RepeatPlan(body, again, again + 1, times, compiler.test_of(part(effect, "until"), scope), left)
    compiler.fill(place, begin_repeat, plan)
    compiler.fill(again, repeat_or_stop, plan)
    compiler.repeated.append((again, effect))


def begin_repeat(state: S, running: Running, plan: RepeatPlan, answer: int) -> Running:
    """Instruction: do something again and again; the effect waits on the stack for its end."""
    times = WITHOUT_END if plan.times is None else max(0, plan.times(state, running))
    if not times:
        return at(running, plan.after)
    waiting = bind(running, plan.left, max(times - 1, WITHOUT_END))
    state.stack.append((resume, at(waiting, plan.again)))
    return at(running, plan.body)


def end_repeated_part(state: S, running: Running, argument: None, answer: int) -> None:
    """Instruction: what is repeated was done; the effect that waits for it goes on."""


def repeat_or_stop(state: S, running: Running, plan: RepeatPlan, answer: int) -> Running:
    """Instruction: what is repeated was done; it may have been the last time."""
    left = running.number(plan.left)
    running = bind(running, plan.left)
    if left == 0 or (plan.until is not None and plan.until(state, running)):
        return at(running, plan.after)
    waiting = bind(running, plan.left, max(left - 1, WITHOUT_END))
    state.stack.append((resume, at(waiting, plan.again)))
    return at(running, plan.body)


class PhasePlan(NamedTuple):
    """A part of the course with a name."""

    name: str
    body: int


def _phase(compiler: C, effect: Tree, scope: Scope) -> None:
    place, skip = compiler.reserve(), compiler.reserve()
    body = compiler.block(effect.do, scope)
    compiler.fill(skip, jump_to, len(compiler.code))
    compiler.fill(place, begin_phase, PhasePlan(effect.phase, body))


def begin_phase(state: S, running: Running, plan: PhasePlan, answer: int) -> Running:
    """Instruction: do a part of the course that has a name."""
    state.follow(frame(resume, at(running, plan.body)), frame(phase_over, None))
    return onward(running)


def phase_over(state: S, answer: int, given: None) -> None:
    """Step: a phase is over."""


# ---- who


def _by(compiler: C, effect: Tree, scope: Scope) -> None:
    players = emit_people(compiler, effect.who, scope)
    place, skip = compiler.reserve(), compiler.reserve()
    body = compiler.block(effect.do, scope)
    compiler.fill(skip, jump_to, len(compiler.code))
    compiler.fill(place, by_players, (players, body))


def _together(compiler: C, effect: Tree, scope: Scope) -> None:
    players = emit_people(compiler, part(effect, "who") or "each_remaining", scope)
    place, skip = compiler.reserve(), compiler.reserve()
    body = compiler.block(effect.do, scope)
    compiler.fill(skip, jump_to, len(compiler.code))
    compiler.fill(place, all_at_once, (players, body))


def all_at_once(state: S, running: Running, argument: tuple[Players[S], int], answer: int) -> Running:
    """Instruction: several players do something without seeing what the others choose."""
    players, body = argument
    state.then(set_secret, 1)
    for player in players(state, running):
        state.then(resume, at(running, body)._replace(you=player))
    state.then(set_secret, 0)
    return onward(running)


def set_secret(state: S, answer: int, given: int) -> None:
    """Step: from now on all choices are asked for, or only those with an alternative."""
    state.secret = given
    state.report("together", -1, -1, given)


class OfferPlan(NamedTuple):
    """What is offered to whom, and what happens when nobody takes it."""

    players: Players[S]
    possible: Test[S]
    body: int
    otherwise: int


def _offer(compiler: C, effect: Tree, scope: Scope) -> None:
    players = emit_people(compiler, part(effect, "who") or "each_opponent", scope)
    place, skip = compiler.reserve(), compiler.reserve()
    possible = compiler.possible(sequence(effect.do), scope)
    body = compiler.block(effect.do, scope)
    otherwise = compiler.block(part(effect, "otherwise"), scope)
    compiler.fill(skip, jump_to, len(compiler.code))
    compiler.fill(place, begin_offer, OfferPlan(players, possible, body, otherwise))


def begin_offer(state: S, running: Running, plan: OfferPlan, answer: int) -> Running:
    """Instruction: offer something to players in turn, until one of them takes it."""
    state.then(offer_next, (running, tuple(plan.players(state, running))))
    return onward(running)


def offer_next(state: S, answer: int, given: tuple[Running, tuple[int, ...]]) -> None:
    """Step: the next player takes what is offered or does not; `given` has those who were not asked yet."""
    running, players = given
    plan = state.game.code[running.counter][1]
    assert isinstance(plan, OfferPlan)
    if answer == YES:
        state.then(resume, at(running, plan.body)._replace(you=players[0]))
        return
    if answer == DONE:
        players = players[1:]
    players = tuple(each for each in players if plan.possible(state, running._replace(you=each)))
    if players:
        state.ask(players[0], "may", (DONE, YES), offer_next, (running, players))
    else:
        state.then(resume, at(running, plan.otherwise))


# ---- what ends


def _end(compiler: C, effect: Tree, scope: Scope) -> None:
    compiler.emit(end_early, effect.what)


def end_early(state: S, running: Running, what: str, answer: int) -> Running | None:
    """Instruction: end the innermost turn, turns, repetition or phase, or the game."""
    if what == "game":
        state.finish()
        return None
    if not any(_is_end(state, what, each) for each in state.stack):
        return onward(running)
    state.following.clear()
    if state.secret:
        set_secret(state, NO_ANSWER, 0)
    while not _is_end(state, what, state.stack[-1]):
        if state.stack.pop()[0] is turn_over:
            close_turns(state)
    if what != "turn":
        ended = state.stack.pop()[1]
        if isinstance(ended, Running):
            return _behind_repetition(state, ended)
    if what == "turns":
        close_turns(state)
    return None


def _is_end(state: S, what: str, waiting: Frame) -> bool:
    """Whether what waits on the stack comes at the end of what is named."""
    step, given = waiting
    if what == "repeat":
        return isinstance(given, Running) and argument_of(repeat_or_stop, state.game.code, given) is not None
    return step is (phase_over if what == "phase" else turn_over)


def _behind_repetition(state: S, waiting: Running) -> Running:
    """The effect behind what it repeats."""
    plan = argument_of(repeat_or_stop, state.game.code, waiting)
    assert plan is not None
    return at(bind(waiting, plan.left), plan.after)


def _hand_turn(compiler: C, effect: Tree, scope: Scope) -> None:
    emit_call(compiler, hand_turn, compiler.module.source(emit_people(compiler, effect.who, scope)))


def hand_turn(state: S, you: int, players: Sequence[int]) -> None:
    """Let another player of the side whose turn it is go on with the turn."""
    state.active = next(iter(players), state.active)


def _again(compiler: C, effect: Tree, scope: Scope) -> None:
    emit_call(compiler, turn_again)


def turn_again(state: S, you: int) -> None:
    """Give the same player one more turn after this one."""
    state.again = 1


def _next(compiler: C, effect: Tree, scope: Scope) -> None:
    emit_call(compiler, set_next, compiler.module.source(emit_people(compiler, effect.who, scope)))


def set_next(state: S, you: int, players: Sequence[int]) -> None:
    """Say whose turn comes next."""
    state.next_turn = next(iter(players), -1)


def _reverse(compiler: C, effect: Tree, scope: Scope) -> None:
    emit_call(compiler, reverse)


def reverse(state: S, you: int) -> None:
    """Let turns go the other way round from now on."""
    state.backward = 1 - state.backward
    state.report("reverse", you)


def _leave(compiler: C, effect: Tree, scope: Scope) -> None:
    left = OUT if part(effect, "until") == "game" else OUT_OF_TURNS
    _emit_part(compiler, effect, scope, left)


def _rejoin(compiler: C, effect: Tree, scope: Scope) -> None:
    _emit_part(compiler, effect, scope, IN)


def _emit_part(compiler: C, effect: Tree, scope: Scope, left: int) -> None:
    players = emit_people(compiler, part(effect, "who"), scope)
    emit_call(compiler, change_part, compiler.module.source(players), compiler.module.value(left))


def change_part(state: S, you: int, players: Sequence[int], left: int) -> None:
    """Let players take no part for a while, or do again."""
    for player in players:
        if state.left[player] != LOST:
            state.mark_left(player, left)
            state.report("leave" if left else "rejoin", player)


def _win(compiler: C, effect: Tree, scope: Scope) -> None:
    compiler.emit(win_game, emit_people(compiler, part(effect, "who"), scope))


def win_game(state: S, running: Running, players: Players[S], answer: int) -> None:
    """Instruction: players win, and the game is over."""
    state.won = tuple(sorted(players(state, running)))
    state.finish()


def _lose_game(compiler: C, effect: Tree, scope: Scope) -> None:
    compiler.emit(lose_game, emit_people(compiler, part(effect, "who"), scope))


def lose_game(state: S, running: Running, players: Players[S], answer: int) -> Running | None:
    """Instruction: players leave the game for good; who is left alone has won."""
    for player in players(state, running):
        state.mark_left(player, LOST)
        state.report("lost", player)
    sides = {state.game.seats.side_of[each] for each, left in enumerate(state.left) if left != LOST}
    if len(sides) > 1:
        return onward(running)
    state.won = tuple(each for each in range(state.game.num_players) if state.game.seats.side_of[each] in sides)
    state.finish()
    return None


FLOW: Final[dict[str, Build]] = {
    "turns": _turns,
    "repeat": _repeat,
    "phase": _phase,
    "by": _by,
    "together": _together,
    "end": _end,
    "again": _again,
    "hand_turn": _hand_turn,
    "next": _next,
    "reverse": _reverse,
    "offer": _offer,
    "leave": _leave,
    "rejoin": _rejoin,
    "win": _win,
    "lose_game": _lose_game,
}
