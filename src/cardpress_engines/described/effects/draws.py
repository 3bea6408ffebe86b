"""Operations that draw and deal cards: chance says which card is drawn where nobody knows the order of a pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardpress_engines.described.call_instructions import emit_call
from cardpress_engines.described.compiler import Build, CourseCompiler, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.who import emit_for
from cardpress_engines.described.expressions.people import may_be_several
from cardpress_engines.described.generated.source_expressions import YOU
from cardpress_engines.described.trees import ATTRIBUTES, part, tree_of
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import NOBODY, Running, onward, resume
from cardpress_engines.kernel.json_input import did_you_mean
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER

C = CourseCompiler
ALL: Final = -1
"""As many as there are."""


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
        for key, zone in (("from", source), ("to", to)):
            if zone not in zones:
                is_usual = part(effect, ATTRIBUTES.get(key, key)) is None
                hint = f": say with '{key}' which one is meant" if is_usual else did_you_mean(zone, list(zones))
                raise UnsupportedEffectError(f"there is no zone {zone!r}{hint}")
        if in_turn and who == "each_player" and not zones[to].owned:
            who = tree_of({"seat": 1})  # so many in all, whoever it is that deals
        whose = compiler.people(who if may_be_several(who) else "you", scope)
        one = amount in {None, 1} and not in_turn and not zones[to].most
        if one and compiler.module.source(whose) == YOU:
            plan = _one_draw(compiler, source, to)
            emit_for(compiler, None if may_be_several(who) else who, scope, lambda: compiler.emit(draw_one, plan))
            return
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
        if answer == NO_ANSWER and is_full(state, to, player):
            if all(is_full(state, to, each) for each in players):
                return
            at, left = (at + 1) % len(players), left - 1
            continue
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


def is_full(state: S, zone: str, player: int) -> bool:
    """Whether a zone, of a player where each has their own, holds as many cards as have room."""
    found = state.game.layout.zones[zone]
    return 0 < found.most <= len(state.piles[found.first + (player if found.owned else 0)])


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


class OneDraw(NamedTuple):
    """Where from and where to `you` draw one card."""

    source: str
    to: str
    question: str
    """How chance is asked for it."""
    target: int
    """The first pile where it goes."""
    owned: bool
    keeps: bool
    """Whether cards stay there whose they were."""
    first: int
    """The action number of piece 0."""
    shuffled: tuple[int, int] | None
    """Of a deck whose order nobody knows: its pile, and that of cards that are known on top, or -1."""


def _one_draw(compiler: C, source: str, to: str) -> OneDraw:
    layout = compiler.game.layout
    target = layout.zones[to]
    keeps, first = target.first in layout.keeps_owners, compiler.game.piece_action
    zone, known = layout.zones[source], layout.known.get(source, (-1, -1))
    is_deck = zone.seen == "nobody" and not zone.ordered and not zone.owned
    shuffled = (zone.first, known[0]) if is_deck else None
    return OneDraw(source, to, f"draw:{source}", target.first, target.owned, keeps, first, shuffled)


def draw_one(state: S, running: Running, plan: OneDraw, answer: int) -> Running | None:
    """Instruction: `you` draw a card."""
    if answer != NO_ANSWER:
        take_drawn(state, running.you, plan, answer - plan.first)
    elif draw_or_ask(state, running, plan):
        return None
    return onward(running)


def draw_or_ask(state: S, running: Running, plan: OneDraw) -> bool:
    """Draw a card that is known, if there is any; whether chance was asked which one it is."""
    player = running[1]
    uppermost = None if player == NOBODY else next_card(state, plan.source, player)
    if isinstance(uppermost, int):
        take_drawn(state, player, plan, uppermost)
        return False
    if uppermost is None:
        return False
    state.chance(plan.question, uppermost, resume, running)
    return True


def take_drawn(state: S, player: int, plan: OneDraw, piece: int) -> None:
    """Put a card that was drawn where it goes."""
    game, origin, pile = state.game, state.at[piece], plan.target
    if plan.keeps:
        put_in_zone(state, piece, plan.to, player)
    else:
        if plan.owned:
            pile += player
        (game.ways[origin].get(pile) or game.way(origin, pile))(state, piece, origin, pile, player, False)
    if state.events is not None:
        state.report("draw", player, game.piece_action + piece, 0, origin, state.at[piece])


def put_in_zone(state: S, piece: int, zone: str, owner: int, *, bottom: bool = False) -> None:
    """Put a piece into a zone, of a player where each has their own."""
    layout = state.game.layout
    found = layout.zones[zone]
    pile = found.first + owner if found.owned else found.first
    if pile in layout.keeps_owners and (before := state.owner_of(piece)) >= 0:
        owner = before
    state.move(piece, pile, owner, bottom=bottom)


DRAWS: Final[dict[str, Build]] = {"draw": _emit_draw(in_turn=False), "deal": _emit_draw(in_turn=True)}
