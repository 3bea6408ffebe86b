"""Operations on cards and on what stands on boards: they go from place to place, are drawn and shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardpress_engines.described.call_instructions import emit_call
from cardpress_engines.described.compiled import CompiledGame
from cardpress_engines.described.compiler import Ask, Build, CourseCompiler, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.draws import DRAWS, is_full
from cardpress_engines.described.effects.picks import Chosen, emit_cards, emit_pick, prepare_pick
from cardpress_engines.described.effects.who import emit_for
from cardpress_engines.described.trees import part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import (
    NOBODY,
    Players,
    Running,
    Test,
    at,
    bind,
    onward,
    onward_with,
    resume,
)
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER

C = CourseCompiler

# ---- putting


class PutPlan(NamedTuple):
    """Which cards go where: to the first pile of a zone, or to that of a player where each has their own."""

    event: str
    zone: str
    slot: int
    owner: Players[S]
    first: int
    owned: bool
    bottom: bool
    nobodys: bool
    """Whether they are nobody's then, where they come to lie in a zone that all share."""
    keeps: bool
    """Whether they stay whose they are."""
    game: CompiledGame[S]


def _emit_move(question: str, usual: str = "") -> Build:
    """An operation that moves what a selector finds into a zone, or onto a space."""

    def build(compiler: C, effect: Tree, scope: Scope) -> None:
        emit_for(compiler, part(effect, "who"), scope, lambda: _emit_put(compiler, effect, scope, question, usual))

    return build


def _emit_put(compiler: C, effect: Tree, scope: Scope, question: str, usual: str) -> None:
    on = part(effect, "on")
    if on is not None:
        chosen = emit_cards(compiler, effect.what, scope, question)
        spaces = emit_pick(compiler, on, scope, "space")
        module, whose = compiler.module, part(effect, "owner")
        owners = "None" if whose is None else module.source(compiler.people(whose, scope))
        places = f"s{spaces.slot}" if spaces.spaces else f"[state.at[each] for each in s{spaces.slot}]"
        emit_call(compiler, put_on_spaces, f"s{chosen.slot}", places, owners)
        return
    zone, bottom = _end_of_pile(compiler, usual or effect.to)
    chosen = emit_cards(compiler, effect.what, scope, question)
    if compiler.game.layout.zones[zone].seen == "lookers":
        question, order = f"put_{'bottom' if bottom else 'top'}", scope.slot_of("pieces")
        compiler.emit(put_in_order, OrderPlan(question, chosen.slot, order, zone, bottom))
        return
    owner = compiler.people(part(effect, "owner"), scope)
    target = compiler.game.layout.zones[zone]
    nobodys = part(effect, "owner") == "nobody"
    keeps = not nobodys and target.first in compiler.game.layout.keeps_owners
    plan = PutPlan(
        question, zone, chosen.slot, owner, target.first, target.owned, bottom, nobodys, keeps, compiler.game
    )
    compiler.emit(put_while_there_is_room if target.most else put_in, plan)


def _end_of_pile(compiler: C, to: str) -> tuple[str, bool]:
    """The zone of a destination, and whether its bottom is meant; raise UnsupportedEffectError for no zone."""
    zones = compiler.game.layout.zones
    if to in zones:
        return to, zones[to].seen == "lookers" and to.endswith("_bottom")
    zone, _, end = to.rpartition("_")
    if zone in zones and end in {"top", "bottom"}:
        return zone, end == "bottom"
    raise UnsupportedEffectError(f"there is no zone {to!r}")


def put_in(state: S, running: Running, plan: PutPlan, answer: int) -> Running:
    """Instruction: put what was chosen into a zone."""
    owners, pile = plan.owner(state, running), plan.first
    owner = owners[0] if owners else running.you
    if plan.owned and owner < 0:
        return onward(running)  # nobody has no such zone
    if plan.owned:
        pile += owner
    for piece in running.bindings[plan.slot]:
        origin, whose = state.at[piece], -1 if plan.nobodys else owner
        if plan.keeps and (before := state.owner_of(piece)) >= 0:
            whose = before
        state.move(piece, pile, whose, bottom=plan.bottom)
        state.report(plan.event, running.you, state.game.piece_action + piece, 0, origin, pile)
    return onward(running)


def put_while_there_is_room(state: S, running: Running, plan: PutPlan, answer: int) -> Running:
    """Instruction: put what was chosen into a zone one by one; what has no room stays where it is."""
    for piece in running.bindings[plan.slot]:
        owners = plan.owner(state, running)
        if not is_full(state, plan.zone, owners[0] if owners else running.you):
            put_in(state, bind(running, plan.slot, piece), plan, NO_ANSWER)
    return onward(running)


class OrderPlan(NamedTuple):
    """Which cards go where on or under a pile in which they are known by their place."""

    question: str
    slot: int
    order: int
    """The slot of those whose place was chosen."""
    zone: str
    bottom: bool


def put_in_order(state: S, running: Running, plan: OrderPlan, answer: int) -> Running | None:
    """Instruction: cards go on or under a pile, in an order chosen by whoever puts them there: uppermost first."""
    question, slot, order, zone, bottom = plan
    game, placed = state.game, running.bindings[order]
    pile = game.layout.zones[zone].first
    if answer != NO_ANSWER:
        placed = _place(state, running, pile, answer - game.piece_action, placed, bottom=bottom)
    while len(placed) < len(running.bindings[slot]):
        left = [each for each in running.bindings[slot] if each not in placed]
        options = [game.piece_action + each for each in game.different(state, left)]
        if len(options) > 1 and running.you != NOBODY:
            state.ask(running.you, question, options, resume, bind(running, order, *placed))
            return None
        placed = _place(state, running, pile, options[0] - game.piece_action, placed, bottom=bottom)
    return onward_with(running, order)


def _place(  # noqa: PLR0913 what goes where, under or on what
    state: S, running: Running, pile: int, piece: int, placed: tuple[int, ...], *, bottom: bool
) -> tuple[int, ...]:
    """Put a card under a pile, or below those that were put on it before; gives all that were put."""
    origin = state.at[piece]
    state.move(piece, pile, bottom=bottom)
    if not bottom:
        for each in reversed(placed):
            state.move(each, pile)
    state.report("put", running.you, state.game.piece_action + piece, 0, origin, pile)
    return (*placed, piece)


def put_on_spaces(
    state: S, you: int, pieces: Sequence[int], places: Sequence[int], owners: Sequence[int] | None
) -> None:
    """Put pieces on spaces: all on the one space, or one on each of several.

    They are the first owner's then, or nobody's; where no owners are said, they are whose they were.
    """
    if not places:
        return
    for number, piece in enumerate(pieces):
        if len(places) > 1 and number >= len(places):
            break
        space = places[number if len(places) > 1 else 0]
        origin = state.at[piece]
        whose = state.owner_of(piece) if owners is None else next(iter(owners), -1)
        state.move(piece, space, you if owners is None and whose < 0 else whose)
        if state.events is not None:
            state.report("place", you, state.game.piece_action + piece, 0, origin, space)


# ---- the rest


def _shuffle(compiler: C, effect: Tree, scope: Scope) -> None:
    emit_call(compiler, shuffle, compiler.module.value(str(part(effect, "zone") or "deck")))


def shuffle(state: S, you: int, zone: str) -> None:
    """Shuffle a pile. A pile that nobody sees has no order before it is drawn from."""
    found = state.game.layout.zones[zone]
    state.report("shuffle", you, -1, 0, found.first + (max(you, 0) if found.owned else 0))


def _emit_reveal(event: str) -> Build:
    """`reveal` shows everybody, `look` only you."""

    def build(compiler: C, effect: Tree, scope: Scope) -> None:
        unseen = compiler.reserve() if event == "look" and compiler.game.addresses_nobody else None
        chosen = emit_cards(compiler, effect.what, scope, event)
        emit_call(compiler, show, compiler.module.value(event), f"s{chosen.slot}")
        if unseen is not None:
            compiler.fill(unseen, skip_for_nobody, len(compiler.code))

    return build


def skip_for_nobody(state: S, running: Running, target: int, answer: int) -> Running:
    """Instruction: where an effect addresses nobody, nobody looks."""
    return at(running, target) if running.you == NOBODY else onward(running)


def show(state: S, you: int, event: str, pieces: Sequence[int]) -> None:
    """Show pieces, which stay where they are."""
    state.note_sight(pieces, -1 if event == "reveal" else you)
    for piece in pieces:
        state.report(event, you, state.game.piece_action + piece)


class ExchangePlan(NamedTuple):
    """Two zones whose cards change places, each with its owner."""

    zones: tuple[str, str]
    owners: tuple[Players[S], Players[S]]


def _exchange(compiler: C, effect: Tree, scope: Scope) -> None:
    sides = (effect.first, effect.second)
    compiler.emit(
        exchange,
        ExchangePlan(
            (sides[0].zone, sides[1].zone),
            (compiler.people(part(sides[0], "owner"), scope), compiler.people(part(sides[1], "owner"), scope)),
        ),
    )


def exchange(state: S, running: Running, plan: ExchangePlan, answer: int) -> Running:
    """Instruction: whole zones change places."""
    owners = [next(iter(each(state, running)), running.you) for each in plan.owners]
    layout = state.game.layout
    piles = [layout.piles(zone, (owner,))[0] for zone, owner in zip(plan.zones, owners, strict=True)]
    cards = [state.piles[pile][:] for pile in piles]
    for side in (0, 1):
        for piece in cards[side]:
            state.move(piece, piles[1 - side], owners[1 - side])
    state.report("exchange", running.you, -1, 0, *piles)
    return onward(running)


CARDS: Final[dict[str, Build]] = {
    **DRAWS,
    "discard": _emit_move("discard", "discards"),
    "take": _emit_move("take", "hand"),
    "put": _emit_move("put"),
    "shuffle": _shuffle,
    "reveal": _emit_reveal("reveal"),
    "look": _emit_reveal("look"),
    "exchange": _exchange,
}


def _can_pick(compiler: C, effect: Tree, scope: Scope) -> Test[S]:
    """Whether there is as much as an operation needs."""
    what = effect.be if effect.op == "let" else effect.what
    while part(what, "param") is not None and what.param in scope.params:
        what = scope.params[what.param]
    if part(what, "pick") is None or part(what, "among") is not None:  # also numbers and players
        return lambda state, running: True
    copy = Scope(dict(scope.names), scope.size, kinds=scope.kinds[:], params=dict(scope.params))
    chosen: Chosen = prepare_pick(compiler, what, copy)
    scope.size, scope.kinds = copy.size, copy.kinds
    if what.pick == "all":
        return lambda state, running: bool(chosen.found(state, running))
    return lambda state, running: len(chosen.found(state, running)) >= chosen.least(state, running)


def _who_can(test: Ask) -> Ask:
    """Whether everybody who does it can."""

    def build(compiler: C, effect: Tree, scope: Scope) -> Test[S]:
        who, can = compiler.people(part(effect, "who"), scope), test(compiler, effect, scope)
        return lambda state, running: any(can(state, running._replace(you=each)) for each in who(state, running))

    return build


POSSIBLE_CARDS: Final[dict[str, Ask]] = dict.fromkeys(
    ("discard", "take", "put", "pick", "reveal", "let"), _who_can(_can_pick)
)
