"""Operations on ammo tiles, tokens and cards: blow up, hack, heat, cool, unlock effects, pay, draw."""

from __future__ import annotations

from cardpress_engines.adrenaline.actions import CARD
from cardpress_engines.adrenaline.effects.squares import allowed_squares, qualifiers
from cardpress_engines.adrenaline.effects.targets import TargetQuestions
from cardpress_engines.adrenaline.effects.types import (
    Build,
    BuildTest,
    Candidates,
    Compiler,
    ComponentScope,
    Test,
    component_scope,
)
from cardpress_engines.adrenaline.payment import draw, pay_with, payment_options
from cardpress_engines.adrenaline.state import EMPTY, AdrenalineState
from cardpress_engines.kernel.actions import DONE, MODE
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Modes, Running, at, bind, jump, onward, onward_with, resume
from cardpress_engines.kernel.questions import do, possible
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER

# ---- ammo tiles


def _tiles(compiler: Compiler, what: Tree, scope: ComponentScope) -> Candidates:
    """The squares whose ammo tile a selector allows: either hacked ones or those that are not."""
    squares, slot = allowed_squares(what, scope), scope.square_slot(what)
    is_hacked = any(each.is_ == "in_state" and each.state == "hacked" for each in qualifiers(what))
    after = scope.successors.get(id(what))
    blast = scope.blast
    leads = None if after is None or after.op == "seq" else compiler.possible(after, scope)

    def tile_squares(state: AdrenalineState, running: Running) -> list[int]:
        there = squares(state, running)
        tiles = [
            each
            for each in state.game.tile_squares
            if state.tiles[each] != EMPTY and there >> each & 1 and bool(state.hacked >> each & 1) == is_hacked
        ]
        if leads is None or blast is None:
            return tiles
        return [each for each in tiles if leads(state, bind(bind(running, blast, each), slot, each))]

    return tile_squares


def _blast_slot(scope: ComponentScope) -> int:
    if scope.blast is None:
        scope.blast = scope.slot()
    return scope.blast


def _blow_up(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions = TargetQuestions(compiler, scope)
    own = questions.own
    blast, slot = _blast_slot(own), own.square_slot(effect.what)
    questions.square(_tiles(compiler, effect.what, own), slot)
    compiler.emit(blow_up, (slot, blast))
    questions.close()


def blow_up(state: AdrenalineState, running: Running, argument: tuple[int, int], answer: int) -> Running:
    """Instruction: discard the tile of the chosen square (ADR-110)."""
    slot, blast = argument
    square = running.number(slot)
    tile = state.take_tile(square)
    state.report("blow_up", running.you, CARD + tile, 0, square)
    return onward_with(running, blast, square)


def _can_blow_up(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    own = component_scope(scope)
    _blast_slot(own)
    return possible(_tiles(compiler, effect.what, own))


# ---- tokens that are turned over


def _turn_over(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions = TargetQuestions(compiler, scope)
    own = questions.own
    match effect.to:
        case "hacked":
            slot = own.square_slot(effect.what)
            questions.square(_tiles(compiler, effect.what, own), slot)

            def hack(state: AdrenalineState, running: Running) -> None:
                state.hacked |= 1 << running.number(slot)
                state.report("hacked", running.you, -1, 0, running.number(slot))

            questions.do(hack)
        case "hot":
            questions.do(_heat)
        case "cold":
            compiler.emit(cool, own.slot(effect.what.name))


def _heat(state: AdrenalineState, running: Running) -> None:
    state.hot += 1
    state.report("heat", running.you, -1, state.hot)


def cool(state: AdrenalineState, running: Running, slot: int, answer: int) -> Running:
    """Instruction: turn all hot tokens cold, keeping none back (ADR-100), and bind how many there were."""
    state.report("cool", running.you, -1, state.hot)
    cooled, state.hot = state.hot, 0
    return onward_with(running, slot, cooled)


def _can_turn_over(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    match effect.to:
        case "hacked":
            return possible(_tiles(compiler, effect.what, component_scope(scope)))
        case "hot":
            return lambda state, running: state.hot < state.game.rules.tokens.overload
        case "cold":
            return lambda state, running: state.hot > 0
    raise UnsupportedEffectError(f"no token can be turned to {effect.to!r}")


# ---- some or all of several effects


def _unlock(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    own, end, modes = component_scope(scope), [0], []
    counted, used = own.named_slot(effect.of.ref), own.slot()
    place = compiler.reserve()
    for mode in effect.modes:
        test = compiler.possible(mode, scope)
        modes.append((test, len(compiler.code)))
        compiler.tree(mode, scope)
        compiler.emit(jump, place)
    end[0] = len(compiler.code)
    compiler.fill(place, choose_unlocked, (counted, effect.one_at, effect.all_at, tuple(modes), used, end))


def choose_unlocked(
    state: AdrenalineState,
    running: Running,
    argument: tuple[int, int, int, Modes[AdrenalineState], int, list[int]],
    answer: int,
) -> Running | None:
    """Instruction: let the player use one effect at a first count, all of them at a second (ADR-103 to 105)."""
    counted, one_at, all_at, modes, used, end = argument
    if answer == DONE:
        return at(running, end[0])
    done, there = running.bindings[used], running.number(counted)
    if answer != NO_ANSWER:
        return at(bind(running, used, *done, answer - MODE), modes[answer - MODE][1])
    most = len(modes) if there >= all_at else int(there >= one_at)
    options = [
        MODE + number for number, (test, _) in enumerate(modes) if number not in done and test(state, running)
    ]
    if len(done) >= most or not options:
        return at(running, end[0])
    state.ask(running.you, "choose", [DONE, *options] if done else options, resume, running)
    return None


# ---- prices and cards


def spend(state: AdrenalineState, running: Running, of_card: bool, answer: int) -> Running | None:
    """Instruction: pay a cube of any color, or discard a powerup card."""
    if answer != NO_ANSWER:
        pay_with(state, running.you, answer)
        return onward(running)
    hand = sorted({CARD + card for card in state.powerups[running.you]})
    state.ask(running.you, "pay", hand if of_card else payment_options(state, running.you), resume, running)
    return None


def _spend(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    for _ in range(effect.amount):
        compiler.emit(spend, effect.of == "card")


def _can_spend(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    """Whether the price can be paid and what it pays for is possible."""
    amount, of_card = effect.amount, effect.of == "card"
    after = component_scope(scope).successors.get(id(effect))
    test = (
        None if after is None or hasattr(getattr(after, "what", None), "ref") else compiler.possible(after, scope)
    )

    def can_spend(state: AdrenalineState, running: Running) -> bool:
        there = len(state.powerups[running.you]) + (0 if of_card else sum(state.cubes[running.you]))
        return there >= amount and (test is None or test(state, running))

    return can_spend


def _draw(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    amount = effect.amount
    compiler.emit(do, lambda state, running: state.then(draw, (running.you, amount, False)))


def _can_draw(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return lambda state, running: (
        len(state.powerups[running.you]) < state.game.rules.limits.powerups
        and bool(state.powerup_deck or state.powerup_discards)
    )


OPERATIONS: dict[str, Build] = {
    "blow_up": _blow_up, "turn_over": _turn_over, "unlock": _unlock, "spend": _spend, "draw": _draw,
}  # fmt: skip
POSSIBLE: dict[str, BuildTest] = {
    "blow_up": _can_blow_up,
    "turn_over": _can_turn_over,
    "spend": _can_spend,
    "draw": _can_draw,
}
