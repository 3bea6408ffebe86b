"""Operations on cards and on what stands on boards: they go from place to place, are drawn and shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardpress_engines.described.call_instructions import emit_call
from cardpress_engines.described.compiler import Ask, Build, CourseCompiler, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.picks import Chosen, emit_pick, prepare_pick
from cardpress_engines.described.effects.who import emit_for
from cardpress_engines.described.expressions.people import may_be_several
from cardpress_engines.described.trees import part, tree_of
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
ALL: Final = -1
"""As many as there are."""


# ---- drawing


class Drawing(NamedTuple):
    """Cards that are being drawn: by whom in which order, how many for each, from where to where."""

    players: tuple[int, ...]
    at: int
    left: int
    """Cards still to come: all of them together."""
    source: str
    to: str


class DrawPlan(NamedTuple):
    """What `draw` and `deal` say."""

    source: str
    to: str
    everything: bool
    in_turn: bool


def _emit_draw(*, in_turn: bool) -> Build:
    """`draw`, player by player, or `deal`, one card each in turn."""

    def build(compiler: C, effect: Tree, scope: Scope) -> None:
        who = part(effect, "who") or ("each_player" if in_turn else "you")
        amount = part(effect, "amount")
        zones = compiler.game.layout.zones
        source, to = part(effect, "source") or "deck", part(effect, "to") or "hand"
        for zone in (source, to):
            if zone not in zones:
                raise UnsupportedEffectError(f"there is no zone {zone!r}")
        if in_turn and who == "each_player" and not zones[to].owned:
            who = tree_of({"seat": 1})  # so many in all, whoever it is that deals
        number = compiler.number(ALL if amount == "all" else 1 if amount is None else amount, scope)
        emit_for(
            compiler, None if may_be_several(who) else who, scope,
            lambda: emit_call(
                compiler, begin_drawing, compiler.module.value(DrawPlan(source, to, amount == "all", in_turn)),
                compiler.module.source(compiler.people(who if may_be_several(who) else "you", scope)),
                compiler.module.source(number),
            ),
        )  # fmt: skip

    return build


def begin_drawing(state: S, you: int, plan: DrawPlan, players: Sequence[int], count: int) -> None:
    """Let players draw so many cards, or deal to them; `everything`: all there are."""
    source, to, everything, in_turn = plan
    if not everything and not in_turn:
        for each in players:
            state.following.append((draw_card, Drawing((each,), 0, count, source, to)))
    elif players:
        left = ALL if everything else count * len(players)
        state.following.append((draw_card, Drawing(tuple(players), 0, left, source, to)))


def draw_card(state: S, answer: int, given: Drawing) -> None:
    """Step: the next card is drawn; chance says which, where the order of a pile is nobody's to know."""
    players, at, left, source, to = given
    game = state.game
    while left:
        player = players[at]
        if answer != NO_ANSWER:
            piece, answer = answer - game.piece_action, NO_ANSWER
        else:
            uppermost = next_card(state, source, player)
            if uppermost is None:
                return
            if not isinstance(uppermost, int):
                state.chance(f"draw:{source}", uppermost, draw_card, Drawing(players, at, left, source, to))
                return
            piece = uppermost
        number = state.at[piece]
        put_in_zone(state, piece, to, player)
        if state.events is not None:
            state.report("draw", player, game.piece_action + piece, 0, number, state.at[piece])
        at, left = (at + 1) % len(players), left - 1
        if left and state.following:  # what the last card of a pile sets off comes before the next card
            state.then(draw_card, Drawing(players, at, left, source, to))
            return


def next_card(state: S, source: str, player: int) -> int | Sequence[int] | None:
    """The uppermost card of a zone, the outcomes of chance where nobody knows it, None where there is none."""
    layout = state.game.layout
    zone = layout.zones[source]
    pile = state.piles[zone.first + (player if zone.owned else 0)]
    bottom: Sequence[int] = ()
    if source in layout.known:
        top, under = layout.known[source]
        if state.piles[top]:
            return state.piles[top][-1]
        bottom = state.piles[under]
    if not pile and not bottom:
        refill(state, source, player)
    if pile and zone.seen == "nobody" and not zone.ordered:
        return state.game.draw_outcomes(pile)
    return pile[-1] if pile else bottom[-1] if bottom else None


def refill(state: S, zone: str, player: int) -> None:
    """Shuffle what refills an empty pile into it."""
    found = state.game.layout.zones[zone]
    if not found.refill:
        return
    source = state.game.layout.zones[found.refill]
    cards = state.piles[source.first + (player if source.owned else 0)][:]
    target = found.first + (player if found.owned else 0)
    for piece in sorted(cards):
        state.move(piece, target)
    if cards:
        state.report("reshuffle", player, amount=len(cards))


# ---- putting


def put_in_zone(state: S, piece: int, zone: str, owner: int, *, bottom: bool = False) -> None:
    """Put a piece into a zone, of a player where each has their own."""
    layout = state.game.layout
    found = layout.zones[zone]
    pile = found.first + owner if found.owned else found.first
    if pile in layout.keeps_owners and (before := state.owner_of(piece)) >= 0:
        owner = before
    state.move(piece, pile, owner, bottom=bottom)


class PutPlan(NamedTuple):
    """Where cards go: to the first pile of a zone, or to that of a player where each has their own."""

    event: str
    first: int
    owned: bool
    bottom: bool
    nobodys: bool
    """Whether they are nobody's then, where they come to lie in a zone that all share."""


def _emit_move(question: str, usual: str = "") -> Build:
    """An operation that moves what a selector finds into a zone, or onto a space."""

    def build(compiler: C, effect: Tree, scope: Scope) -> None:
        emit_for(compiler, part(effect, "who"), scope, lambda: _emit_put(compiler, effect, scope, question, usual))

    return build


def _emit_put(compiler: C, effect: Tree, scope: Scope, question: str, usual: str) -> None:
    on = part(effect, "on")
    if on is not None:
        chosen = emit_pick(compiler, effect.what, scope, question)
        spaces = emit_pick(compiler, on, scope, "space")
        module, whose = compiler.module, part(effect, "owner")
        owners = "None" if whose is None else module.source(compiler.people(whose, scope))
        places = f"s{spaces.slot}" if spaces.spaces else f"[state.at[each] for each in s{spaces.slot}]"
        emit_call(compiler, put_on_spaces, f"s{chosen.slot}", places, owners)
        return
    zone, bottom = _end_of_pile(compiler, usual or effect.to)
    chosen = emit_pick(compiler, effect.what, scope, question)
    if compiler.game.layout.zones[zone].seen == "lookers":
        question, order = f"put_{'bottom' if bottom else 'top'}", scope.slot_of("pieces")
        compiler.emit(put_in_order, OrderPlan(question, chosen.slot, order, zone, bottom))
        return
    owner = compiler.people(part(effect, "owner"), scope)
    module, target = compiler.module, compiler.game.layout.zones[zone]
    plan = PutPlan(question, target.first, target.owned, bottom, part(effect, "owner") == "nobody")
    emit_call(compiler, put_in, module.value(plan), f"s{chosen.slot}", module.source(owner))


def _end_of_pile(compiler: C, to: str) -> tuple[str, bool]:
    """The zone of a destination, and whether its bottom is meant; raise UnsupportedEffectError for no zone."""
    zones = compiler.game.layout.zones
    if to in zones:
        return to, zones[to].seen == "lookers" and to.endswith("_bottom")
    zone, _, end = to.rpartition("_")
    if zone in zones and end in {"top", "bottom"}:
        return zone, end == "bottom"
    raise UnsupportedEffectError(f"there is no zone {to!r}")


def put_in(state: S, you: int, plan: PutPlan, pieces: Sequence[int], owners: Sequence[int]) -> None:
    """Put what was chosen into a zone."""
    event, pile, owned, bottom, nobodys = plan
    owner = owners[0] if owners else you
    if owned and owner < 0:
        return  # nobody has no such zone
    if owned:
        pile += owner
    keeps = not nobodys and pile in state.game.layout.keeps_owners
    for piece in pieces:
        origin, whose = state.at[piece], -1 if nobodys else owner
        if keeps and (before := state.owner_of(piece)) >= 0:
            whose = before
        state.move(piece, pile, whose, bottom=bottom)
        if state.events is not None:
            state.report(event, you, state.game.piece_action + piece, 0, origin, pile)


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
        chosen = emit_pick(compiler, effect.what, scope, event)
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
    "draw": _emit_draw(in_turn=False),
    "deal": _emit_draw(in_turn=True),
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
