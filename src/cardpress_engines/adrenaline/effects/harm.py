"""Operations on player boards: damage, marks, venom and mind-control tokens, removing and converting marks."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.adrenaline.actions import COUNT, DAMAGE, MARKS
from cardpress_engines.adrenaline.effects.squares import area_word
from cardpress_engines.adrenaline.effects.targets import (
    area_slot,
    candidates,
    choose_area,
    choose_targets,
    emit_targets,
    slot_of,
    target_test,
)
from cardpress_engines.adrenaline.effects.types import (
    Build,
    BuildTest,
    Candidates,
    Compiler,
    Test,
    component_scope,
)
from cardpress_engines.adrenaline.replies import after_damage
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.actions import DONE, PLAYER
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, at, bind, onward, onward_with, resume
from cardpress_engines.kernel.questions import do
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


def _hit(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    own, amount = component_scope(scope), effect.damage
    who, end = emit_targets(compiler, effect.what, own)
    if not isinstance(amount, int):
        counted, by = scope.named_slot(amount.per.among.ref), amount.each

        def hit_each(state: AdrenalineState, running: Running) -> None:
            total = by * running.number(counted)
            strike(state, running, [(each, total) for each in who(state, running)])

        compiler.emit(do, hit_each)
    else:
        compiler.emit(
            do, lambda state, running: strike(state, running, [(each, amount) for each in who(state, running)])
        )
    end[0] = len(compiler.code)


def _mark(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    marks = effect.marks
    who, end = emit_targets(compiler, effect.what, component_scope(scope))

    def mark(state: AdrenalineState, running: Running) -> None:
        for each in who(state, running):
            state.give_marks(running.you, each, marks)

    compiler.emit(do, mark)
    end[0] = len(compiler.code)


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
    own, end = component_scope(scope), [0]
    found, slot, place = candidates(compiler, effect.what, own), slot_of(effect.what, own), own.slot()
    if area_word(effect.what):
        compiler.emit(choose_area, (area_word(effect.what), found, area_slot(effect.what, own), end))
    compiler.emit(assign_damage, (found, effect.damage, slot, place, end))

    def hit(state: AdrenalineState, running: Running) -> None:
        strike(state, running, list(zip(running.bindings[slot], running.bindings[place][1:], strict=True)))

    compiler.emit(do, hit)
    end[0] = len(compiler.code)


def _scale_hit(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    own, damage = component_scope(scope), effect.damage
    if own.paid is None:
        raise UnsupportedEffectError("this damage needs an operation before it that removes marks")
    paid = own.paid
    who, end = emit_targets(compiler, effect.what, own)

    def hit(state: AdrenalineState, running: Running) -> None:
        amount = damage[min(running.number(paid), len(damage)) - 1]
        strike(state, running, [(each, amount) for each in who(state, running)])

    compiler.emit(do, hit)
    end[0] = len(compiler.code)


# ---- tokens


def _afflict(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    who, end = emit_targets(compiler, effect.what, component_scope(scope))
    is_venom = effect.token == "poisoned"

    def afflict(state: AdrenalineState, running: Running) -> None:
        for each in who(state, running):
            before = state.poisoned if is_venom else state.hypnotised
            if before >> each & 1:
                continue
            if is_venom:
                state.poisoned |= 1 << each
            else:
                state.hypnotised |= 1 << each
            state.report("poisoned" if is_venom else "hypnotise", running.you, -1, 0, each)

    compiler.emit(do, afflict)
    end[0] = len(compiler.code)


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
    own = component_scope(scope)
    found, slot = _targets_with_marks(candidates(compiler, effect.source, own)), slot_of(effect.source, own)
    compiler.emit(choose_targets, (found, 1, 1, slot, [len(compiler.code)]))
    own.paid = own.slot(effect.marks.name)
    compiler.emit(remove_marks, (slot, effect.marks.count, own.paid))


def _can_unmark(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    found = _targets_with_marks(candidates(compiler, effect.source, component_scope(scope)))
    return lambda state, running: bool(found(state, running))


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
    slot, end = slot_of(effect.what, component_scope(scope)), [0]
    compiler.emit(choose_targets, (_convertible_targets(compiler, effect, scope), 1, 1, slot, end))
    compiler.emit(ask_conversion, (slot, effect.most))
    end[0] = len(compiler.code)


def _can_convert(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    found = _convertible_targets(compiler, effect, scope)
    return lambda state, running: bool(found(state, running))


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
