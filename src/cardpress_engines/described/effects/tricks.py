"""Tricks: each player plays a card in turn, follows if able, and the highest card wins."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardpress_engines.described.compiler import Build, CourseCompiler, Fits, Number, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.draws import put_in_zone
from cardpress_engines.described.effects.who import emit_people
from cardpress_engines.described.expressions.card_values import CardValue, card_value
from cardpress_engines.described.expressions.comparisons import value_of
from cardpress_engines.described.expressions.people import next_remaining
from cardpress_engines.described.trees import as_tuple, part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Players, Running, bind, onward, resume
from cardpress_engines.kernel.json_input import did_you_mean
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER


class TrickPlan(NamedTuple):
    """How a trick is played."""

    source: str
    to: str
    lead: Players[S]
    leads: tuple[Fits, ...]
    suit: CardValue | None
    """What must be followed."""
    discards: tuple[Fits, ...]
    trump: Number | None
    rank: CardValue
    winner: int
    cards: int
    """The slot with the cards played so far, in their order."""


def _trick(compiler: CourseCompiler, effect: Tree, scope: Scope) -> None:
    follow = part(effect, "follow")
    stat = follow if isinstance(follow, str) else follow and compiler.game.points_stat(follow.points)
    tests = [
        tuple(compiler.test(each, scope) for each in as_tuple(part(effect, name)))
        for name in ("leads", "discards")
    ]
    trump = part(effect, "trump")
    source, to = part(effect, "source") or "hand", part(effect, "to") or "trick"
    _refuse_zones(compiler, source, to)
    plan = TrickPlan(
        source,
        to,
        emit_people(compiler, part(effect, "lead"), scope),
        tests[0],
        None if follow is None else card_value(compiler, follow, scope),
        tests[1],
        None if trump is None else value_of(compiler, trump, stat, scope),
        card_value(compiler, effect.by, scope),
        scope.slot_of("player", part(effect, "name")),
        scope.slot_of("pieces"),
    )
    compiler.emit(play_trick, plan)


def _refuse_zones(compiler: CourseCompiler, source: str, to: str) -> None:
    """Raise UnsupportedEffectError for zones that no trick can be played from and to."""
    zones = compiler.game.layout.zones
    for zone in (source, to):
        if zone not in zones:
            raise UnsupportedEffectError(f"there is no zone {zone!r}{did_you_mean(zone, list(zones))}")
    if not zones[source].owned:
        raise UnsupportedEffectError(f"a trick is played from zones that are owned, and {source!r} is not")


def play_trick(state: S, running: Running, plan: TrickPlan, answer: int) -> Running | None:
    """Instruction: the next card of a trick, or who won it."""
    game = state.game
    if not running.bindings[plan.winner]:  # who leads is bound where the winner will be
        leader = next(iter(plan.lead(state, running)), running.you)
        running = bind(running, plan.winner, leader)
    played, leader = running.bindings[plan.cards], running.number(plan.winner)
    player = leader
    for _ in played:
        player = next_remaining(state, player)
    if answer != NO_ANSWER:
        piece = answer - game.piece_action
        origin = state.at[piece]
        put_in_zone(state, piece, plan.to, player)
        state.report("play", player, answer, 0, origin, state.at[piece])
        running = bind(running, plan.cards, *played, piece)
        played, player = running.bindings[plan.cards], next_remaining(state, player)
    if played and player == leader:
        return onward(bind(bind(running, plan.cards), plan.winner, _winner(state, running, plan, played, leader)))
    zone = game.layout.zones[plan.source]
    hand = state.piles[zone.first + player]
    if not hand:
        return onward(bind(running, plan.cards))
    allowed = _playable_cards(state, running._replace(you=player), plan, played, hand)
    options = [game.piece_action + each for each in game.different(state, allowed)]
    state.ask(player, "trick", options, resume, running)
    return None


def _playable_cards(
    state: S, running: Running, plan: TrickPlan, played: tuple[int, ...], hand: list[int]
) -> list[int]:
    """The cards of a hand that may be played."""
    tests = plan.leads if not played else ()
    suit = plan.suit
    if played and suit is not None:
        led = suit(state, running, played[0])
        following = [piece for piece in hand if suit(state, running, piece) == led]
        if following:
            return following
        tests = plan.discards
    for test in tests:
        hand = [piece for piece in hand if test(state, running, piece)] or hand
    return hand


def _winner(state: S, running: Running, plan: TrickPlan, played: tuple[int, ...], leader: int) -> int:
    suit, trump = plan.suit, -2 if plan.trump is None else plan.trump(state, running)
    led = -1 if suit is None else suit(state, running, played[0])

    def strength(place: int) -> tuple[int, int]:
        piece = played[place]
        own = -1 if suit is None else suit(state, running, piece)
        return (2 if own == trump else 1 if own == led else 0, plan.rank(state, running, piece))

    best = max(range(len(played)), key=lambda place: (strength(place), -place))
    player = leader
    for _ in range(best):
        player = next_remaining(state, player)
    return player


TRICKS: Final[dict[str, Build]] = {"trick": _trick}
