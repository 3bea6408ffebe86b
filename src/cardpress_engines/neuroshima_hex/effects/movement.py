"""Operations that move and rotate units."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.questions import possible
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.neuroshima_hex.actions import FACING, HEX
from cardpress_engines.neuroshima_hex.effects.types import Build, BuildTest, Compiler, Test
from cardpress_engines.neuroshima_hex.effects.units import (
    Chooser,
    Options,
    UnitQuestions,
    Units,
    design_at,
    hexes,
    neighbors,
    unit_at,
    units,
)
from cardpress_engines.neuroshima_hex.hexes import AROUND, COUNT, NOWHERE, RINGS
from cardpress_engines.neuroshima_hex.moves import can_move, empty, facings, start_move
from cardpress_engines.neuroshima_hex.state import HexState


def _owner_of(slot: int) -> Chooser:
    return lambda state, running: state.board.owner[unit_at(state, running.number(slot))]


# ---- turn, step, relocate


def _turnable(what: Units) -> Options:
    def options(state: HexState, running: Running) -> list[int]:
        board, printed = state.board, state.game.printed
        return hexes(state, [p for p in what(state, running) if printed[p].facings > 1 and board.is_free(p)])

    return options


def turn(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Rotate a unit that is not netted (base rule 34)."""
    questions = UnitQuestions(compiler, scope)
    unit = questions.ask("turn", _turnable(units(effect.what)))
    facing = questions.ask(
        "face", lambda state, running: facings(state, unit_at(state, running.number(unit)), change=True)
    )

    def change(state: HexState, running: Running) -> None:
        state.report(
            "turn",
            running.you,
            running.number(unit),
            design_at(state, running.number(unit)),
        )
        state.turn_to(unit_at(state, running.number(unit)), running.number(facing) - FACING)

    questions.do(change)


def _movable(what: Units) -> Options:
    return lambda state, running: hexes(state, [piece for piece in what(state, running) if can_move(state, piece)])


def step(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Move a unit one hex, rotate it, or both."""
    questions = UnitQuestions(compiler, scope)
    unit = questions.ask("move", _movable(units(effect.what)))
    questions.do(lambda state, running: start_move(state, running.you, unit_at(state, running.number(unit))))


def _free(what: Units) -> Options:
    return lambda state, running: hexes(
        state, [piece for piece in what(state, running) if state.board.is_free(piece)]
    )


def _free_places(state: HexState, piece: int) -> list[int]:
    """Hexes a unit can be put on: those without a tile, and its own if it can rotate (HEX-62)."""
    own = state.hex_of[piece] if state.game.printed[piece].facings > 1 else NOWHERE
    return [
        HEX + hex_
        for hex_ in range(COUNT)
        if hex_ == own or (state.piece_at[hex_] == NOWHERE and state.ground_at[hex_] == NOWHERE)
    ]


def relocate(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Move a unit to any empty hex; it may rotate."""
    questions = UnitQuestions(compiler, scope)
    unit = questions.ask("relocate", _relocatable(units(effect.what)))
    place = questions.ask(
        "move_to", lambda state, running: _free_places(state, unit_at(state, running.number(unit)))
    )
    facing = questions.ask(
        "face",
        lambda state, running: facings(
            state, unit_at(state, running.number(unit)), change=running.number(unit) == running.number(place)
        ),
    )

    def change(state: HexState, running: Running) -> None:
        piece = unit_at(state, running.number(unit))
        state.report("move", running.you, running.number(place), state.game.design_of[piece])
        state.shift({piece: running.number(place) - HEX})
        state.turn_to(piece, running.number(facing) - FACING)

    questions.do(change)


# ---- trading places


def _partners(what: Units, state: HexState, running: Running, piece: int) -> list[int]:
    own = set(what(state, running))
    return [other for other in neighbors(state, piece) if other in own and state.board.is_free(other)]


def _traders(what: Units) -> Options:
    def options(state: HexState, running: Running) -> list[int]:
        free = [piece for piece in what(state, running) if state.board.is_free(piece)]
        return hexes(state, [piece for piece in free if _partners(what, state, running, piece)])

    return options


def trade_places(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Swap two adjacent units, which keep their facings (HEX-48 to 51, 91)."""
    if effect.what.count != 2:
        raise UnsupportedEffectError("two units trade places, no more and no fewer")
    questions, what = UnitQuestions(compiler, scope), units(effect.what)
    one = questions.ask("trade", _traders(what))
    other = questions.ask(
        "trade_with",
        lambda state, running: hexes(state, _partners(what, state, running, unit_at(state, running.number(one)))),
    )
    questions.do(lambda state, running: _trade(state, running, running.number(one), running.number(other)))


def _trade(state: HexState, running: Running, one: int, other: int) -> None:
    state.report("trade", running.you, one, design_at(state, one))
    state.shift({unit_at(state, one): other - HEX, unit_at(state, other): one - HEX})


def _underground(state: HexState, running: Running) -> list[int]:
    """Units an HQ can swap places with: adjacent, of its own side, underground and not netted."""
    board, hq = state.board, running.bearer
    return [
        other
        for other in neighbors(state, hq)
        if board.owner[other] == running.you and other in board.pieces_with("underground") and board.is_free(other)
    ]


def trade_underground(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Swap the HQ with an adjacent unit that is underground."""
    questions = UnitQuestions(compiler, scope)
    other = questions.ask("trade_with", lambda state, running: hexes(state, _underground(state, running)))
    questions.do(
        lambda state, running: _trade(state, running, HEX + state.hex_of[running.bearer], running.number(other))
    )


# ---- push and pull


def _pushed_to(state: HexState, pusher: int, target: int) -> list[int]:
    """Empty hexes next to the target but not to the pusher (base rule 43)."""
    away = RINGS[state.hex_of[pusher]][2]
    return [hex_ for hex_ in empty(state, state.hex_of[target]) if hex_ in away]


def _pulled_to(state: HexState, puller: int, target: int) -> list[int]:
    """Empty hexes next to both the puller and the target (HEX-54, 55)."""
    near = AROUND[state.hex_of[puller]]
    return [hex_ for hex_ in empty(state, state.hex_of[target]) if hex_ in near]


def _victims(state: HexState, targets: Collection[int], actor: int, apart: int) -> list[int]:
    """The targets an actor can push (apart 1) or pull (apart 2): free ones with a hex to go to."""
    to, board = _pushed_to if apart == 1 else _pulled_to, state.board
    near = (state.piece_at[hex_] for hex_ in RINGS[state.hex_of[actor]][apart])
    return [piece for piece in near if piece in targets and board.is_free(piece) and to(state, actor, piece)]


def _actors(effect: Tree, apart: int) -> Options:
    own, what = units(effect.unit), units(effect.what)

    def options(state: HexState, running: Running) -> list[int]:
        return hexes(state, list(_able_actors(state, running, own, what, apart)))

    return options


def _able_actors(state: HexState, running: Running, own: Units, what: Units, apart: int) -> Iterator[int]:
    targets, is_free = set(what(state, running)), state.board.is_free
    return (piece for piece in own(state, running) if is_free(piece) and _victims(state, targets, piece, apart))


def _can_drag(effect: Tree, apart: int) -> Test:
    """Whether any unit can push or pull another; stops at the first one found."""
    own, what = units(effect.unit), units(effect.what)
    return lambda state, running: any(True for _ in _able_actors(state, running, own, what, apart))


def _build_push_or_pull(compiler: Compiler, effect: Tree, scope: Scope, *, pull: bool) -> None:
    """Push or pull: ask for actor, target and hex; the target's owner chooses the hex (HEX-52 to 59)."""
    questions, what = UnitQuestions(compiler, scope), units(effect.what)
    apart, to = (effect.distance, _pulled_to) if pull else (1, _pushed_to)
    actor = questions.ask(effect.op, _actors(effect, apart))

    def victims(state: HexState, running: Running) -> list[int]:
        return hexes(state, _victims(state, what(state, running), unit_at(state, running.number(actor)), apart))

    victim = questions.ask(f"{effect.op}_whom", victims)

    def places(state: HexState, running: Running) -> Sequence[int]:
        found = to(state, unit_at(state, running.number(actor)), unit_at(state, running.number(victim)))
        return sorted(HEX + hex_ for hex_ in found)

    place = questions.ask(f"{effect.op}_to", places, _owner_of(victim))
    facing = -1
    if pull:
        facing = questions.ask(
            "face",
            lambda state, running: facings(state, unit_at(state, running.number(victim))),
            _owner_of(victim),
        )

    def change(state: HexState, running: Running) -> None:
        piece = unit_at(state, running.number(victim))
        state.report(effect.op, running.you, running.number(place), state.game.design_of[piece])
        state.shift({piece: running.number(place) - HEX})
        if pull:
            state.turn_to(piece, running.number(facing) - FACING)

    questions.do(change)


def push(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Push an adjacent unit away."""
    _build_push_or_pull(compiler, effect, scope, pull=False)


def pull(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Pull a unit at a distance to an adjacent hex."""
    _build_push_or_pull(compiler, effect, scope, pull=True)


MOVEMENT: dict[str, Build] = {
    "turn": turn, "step": step, "relocate": relocate, "trade_places": trade_places,
    "trade_underground": trade_underground, "push": push, "pull": pull,
}  # fmt: skip


POSSIBLE: dict[str, BuildTest] = {
    "turn": lambda compiler, effect, scope: possible(_turnable(units(effect.what))),
    "step": lambda compiler, effect, scope: possible(_movable(units(effect.what))),
    "relocate": lambda compiler, effect, scope: possible(_relocatable(units(effect.what))),
    "trade_places": lambda compiler, effect, scope: possible(_traders(units(effect.what))),
    "trade_underground": lambda compiler, effect, scope: possible(_underground),
    "push": lambda compiler, effect, scope: _can_drag(effect, 1),
    "pull": lambda compiler, effect, scope: _can_drag(effect, effect.distance),
}


def _relocatable(what: Units) -> Options:
    return lambda state, running: [
        place for place in _free(what)(state, running) if _free_places(state, unit_at(state, place))
    ]
