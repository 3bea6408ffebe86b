"""Operations on player boards: damage, marks, venom and mind-control tokens, removing and converting marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardpress_engines.adrenaline.actions import COUNT, DAMAGE, MARKS
from cardpress_engines.adrenaline.effects.targets import (
    ONE_TARGET,
    TargetQuestions,
    candidates,
    slot_of,
    target_test,
)
from cardpress_engines.adrenaline.effects.types import (
    Build,
    BuildTest,
    Candidates,
    Change,
    Compiler,
    Players,
    Test,
    component_scope,
)
from cardpress_engines.adrenaline.replies import after_damage
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.actions import DONE, PLAYER
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, at, bind, onward, onward_with, resume
from cardpress_engines.kernel.questions import possible
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER


def strike(state: AdrenalineState, running: Running, blows: Sequence[tuple[int, int]]) -> None:
    """Deal damage to several targets at once, then let players reply with cards, unless a card has dealt it."""
    game, bearer = state.game, running.bearer
    is_ability = bearer >= len(game.cards)
    for target, amount in blows:
        state.deal_damage(running.you, target, amount, directly=is_ability)
    if blows and (is_ability or game.kind[bearer] != "powerup"):
        hurt = {target for target, _ in blows}
        clockwise = tuple(each for each in game.seats.order[running.you] if each in hurt)
        state.follow(*after_damage(running.you, clockwise))


def strike_all(who: Players, amount: Callable[[Running], int]) -> Change:
    """The same damage to several targets at once."""

    def strike_them(state: AdrenalineState, running: Running) -> None:
        damage = amount(running)
        strike(state, running, [(each, damage) for each in who(state, running)])

    return strike_them


def _hit(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions, amount = TargetQuestions(compiler, scope), effect.damage
    who = questions.targets(effect.what)
    if isinstance(amount, int):
        questions.do(strike_all(who, lambda running: amount))
    else:
        counted, by = scope.named_slot(amount.per.among.ref), amount.each
        questions.do(strike_all(who, lambda running: by * running.number(counted)))


def _mark(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions, marks = TargetQuestions(compiler, scope), effect.marks
    who = questions.targets(effect.what)
    questions.do_each(who, lambda state, running, each: state.give_marks(running.you, each, marks))


# ---- several numbers of damage


def assign_damage(
    state: AdrenalineState,
    running: Running,
    argument: tuple[Candidates, tuple[int, ...], int, int, list[int]],
    answer: int,
) -> Running | None:
    """Instruction: assign each number of damage to a target or to nobody, but not all of them to nobody (ADR-127).

    Two slots are bound: the chosen targets, and how many numbers have been considered followed by those assigned.
    """
    found, damage, slot, place, end = argument
    looked, targets, numbers = running.number(place), running.bindings[slot], running.bindings[place][1:]
    if answer != NO_ANSWER:
        if answer != DONE:
            running = bind(running, slot, *targets, answer - PLAYER)
            numbers = (*numbers, damage[looked])
        running = bind(running, place, looked + 1, *numbers)
        return assign_damage(state, running, argument, NO_ANSWER)
    options = found(state, running) if looked < len(damage) else []
    if not options:
        return onward(running) if targets else at(running, end[0])
    asked = sorted(PLAYER + each for each in options)
    is_last = not targets and looked == len(damage) - 1
    state.ask(running.you, f"damage_{damage[looked]}", asked if is_last else [DONE, *asked], resume, running)
    return None


def _split_hit(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions = TargetQuestions(compiler, scope)
    found, slot = candidates(compiler, effect.what, questions.own), slot_of(effect.what, questions.own)
    place = scope.slot()
    questions.area(effect.what, found)
    compiler.emit(assign_damage, (found, effect.damage, slot, place, questions.end))

    def hit(state: AdrenalineState, running: Running) -> None:
        strike(state, running, list(zip(running.bindings[slot], running.bindings[place][1:], strict=True)))

    questions.do(hit)


def _scale_hit(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions, damage = TargetQuestions(compiler, scope), effect.damage
    if questions.own.paid is None:
        raise UnsupportedEffectError("this damage needs an operation before it that removes marks")
    paid = questions.own.paid
    who = questions.targets(effect.what)
    questions.do(strike_all(who, lambda running: damage[min(running.number(paid), len(damage)) - 1]))


# ---- tokens


def _afflict(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions, is_venom = TargetQuestions(compiler, scope), effect.token == "poisoned"

    def afflict(state: AdrenalineState, running: Running, each: int) -> None:
        before = state.poisoned if is_venom else state.hypnotised
        if before >> each & 1:
            return
        if is_venom:
            state.poisoned |= 1 << each
        else:
            state.hypnotised |= 1 << each
        state.report("poisoned" if is_venom else "hypnotise", running.you, -1, 0, each)

    questions.do_each(questions.targets(effect.what), afflict)


# ---- marks


def remove_marks(
    state: AdrenalineState, running: Running, argument: tuple[int, int, int], answer: int
) -> Running | None:
    """Instruction: choose how many marks to remove from the chosen target, and remove them."""
    target, most, slot = argument
    who = running.number(target)
    if answer == NO_ANSWER:
        there = min(most, removable_marks(state, running.you, who))
        state.ask(running.you, "marks", [COUNT + each for each in range(1, there + 1)], resume, running)
        return None
    removed = answer - COUNT
    state.report("unmark", running.you, -1, removed, who)
    for giver in mark_givers(state, running.you):
        part = min(removed, state.marks[who][giver])
        state.marks[who][giver] -= part
        removed -= part
    return onward_with(running, slot, answer - COUNT)


def mark_givers(state: AdrenalineState, player: int) -> Sequence[int]:
    """The players whose marks count as a player's: their own first, then those of team-mates (ADR-138)."""
    return (player, *state.game.seats.allies[player])


def removable_marks(state: AdrenalineState, player: int, target: int) -> int:
    """How many marks of one color a player could remove from a target's board."""
    return max(state.marks[target][giver] for giver in mark_givers(state, player))


def _targets_with_marks(found: Candidates) -> Candidates:
    return lambda state, running: [
        each for each in found(state, running) if removable_marks(state, running.you, each)
    ]


def _unmark(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions = TargetQuestions(compiler, scope)
    own = questions.own
    found, slot = _targets_with_marks(candidates(compiler, effect.source, own)), slot_of(effect.source, own)
    questions.choose(ONE_TARGET, found, slot)
    own.paid = own.slot(effect.marks.name)
    compiler.emit(remove_marks, (slot, effect.marks.count, own.paid))
    questions.close()


def _can_unmark(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return possible(_targets_with_marks(candidates(compiler, effect.source, component_scope(scope))))


# ---- nanobots


def conversions(state: AdrenalineState, player: int, target: int, most: int) -> list[int]:
    """Legal conversions of marks into damage and of damage into marks on one board, as actions (ADR-131 to 136).

    Only the player's own last damage on the track converts, into three marks at most. In a team match the tokens
    dealt this turn convert instead.
    """
    game = state.game
    if game.setup.teams:
        marks, damage = state.buffered_marks[target], state.buffer[target]
        own = max(marks[giver] for giver in mark_givers(state, player))
        last = max(damage.count(giver) for giver in mark_givers(state, player))
        room = most
    else:
        own, damage = state.marks[target][player], state.damage[target]
        last = next((i for i, each in enumerate(reversed(damage)) if each != player), len(damage))
        room = game.most_damage - state.rush[target] - len(damage)
        last = min(last, game.most_marks - own)
    to_damage = range(1, min(most, own, room) + 1)
    return [*(MARKS + each for each in to_damage), *(DAMAGE + each for each in range(1, min(most, last) + 1))]


def convert(state: AdrenalineState, player: int, target: int, action: int) -> None:
    """Turn marks into damage or damage into marks, as an action says; other marks stay as they are (ADR-135)."""
    to_marks = action >= DAMAGE
    number = action - (DAMAGE if to_marks else MARKS)
    if state.game.setup.teams:
        _convert_buffer(state, player, target, number, to_marks=to_marks)
    elif to_marks:
        del state.damage[target][-number:]
        state.marks[target][player] += number
    else:
        state.marks[target][player] -= number
        state.damage[target] += [player] * number
    state.report("convert_damage" if to_marks else "convert_marks", player, -1, number, target)


def _convert_buffer(state: AdrenalineState, player: int, target: int, number: int, *, to_marks: bool) -> None:
    """Convert tokens of this turn in the buffer, of the color that has most of them."""
    marks, damage = state.buffered_marks[target], state.buffer[target]
    there = damage.count if to_marks else marks.__getitem__
    giver = max(mark_givers(state, player), key=there)
    marks[giver] += number if to_marks else -number
    for _ in range(number):
        if to_marks:
            damage.remove(giver)
        else:
            damage.append(giver)


def ask_conversion(
    state: AdrenalineState, running: Running, argument: tuple[int, int], answer: int
) -> Running | None:
    """Instruction: choose a conversion on the board of the chosen target, and do it."""
    slot, most = argument
    target = running.number(slot)
    if answer == NO_ANSWER:
        options = conversions(state, running.you, target, most)
        state.ask(running.you, "convert", options, resume, running)
        return None
    convert(state, running.you, target, answer)
    return onward(running)


def _convertible_targets(compiler: Compiler, effect: Tree, scope: Scope) -> Candidates:
    found, most = candidates(compiler, effect.what, component_scope(scope)), effect.most
    return lambda state, running: [
        each for each in found(state, running) if conversions(state, running.you, each, most)
    ]


def _convert(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions, slot = TargetQuestions(compiler, scope), slot_of(effect.what, component_scope(scope))
    questions.choose(ONE_TARGET, _convertible_targets(compiler, effect, scope), slot)
    compiler.emit(ask_conversion, (slot, effect.most))
    questions.close()


def _can_convert(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return possible(_convertible_targets(compiler, effect, scope))


def _has_target(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return target_test(compiler, effect.what, component_scope(scope))


OPERATIONS: dict[str, Build] = {
    "hit": _hit, "mark": _mark, "split_hit": _split_hit, "scale_hit": _scale_hit, "afflict": _afflict,
    "unmark": _unmark, "convert": _convert,
}  # fmt: skip
POSSIBLE: dict[str, BuildTest] = {
    "hit": _has_target,
    "mark": _has_target,
    "split_hit": _has_target,
    "afflict": _has_target,
    "unmark": _can_unmark,
    "convert": _can_convert,
}
