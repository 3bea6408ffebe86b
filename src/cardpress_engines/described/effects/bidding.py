"""Bids and bets: players outbid each other or pass; they bet into a pot, call, raise or fold."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardpress_engines.described.compiler import Build, CourseCompiler, Number, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.who import emit_people
from cardpress_engines.described.expressions.people import next_remaining
from cardpress_engines.described.state import IN, OUT
from cardpress_engines.described.trees import part
from cardpress_engines.kernel.interpreter import Players, Running, onward, resume
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER

DONE: Final = 0
BETS: Final = ("fold", "call", "raise")
"""What a bet can be, in the order of their numbers."""


class AuctionPlan(NamedTuple):
    """How bids rise: from how much, to how much, out of what, and where the outcome is bound."""

    first: Players[S]
    least: Number
    most: Number | None
    counter: str
    once: bool
    winner: int
    amount: int
    bids: int
    """The slot with what was said so far: for each player who spoke last, in turn, the bid; a pass is -1."""


def _auction(compiler: CourseCompiler, effect: Tree, scope: Scope) -> None:
    resource, most = part(effect, "resource"), part(effect, "at_most")
    least = part(effect, "at_least")
    plan = AuctionPlan(
        emit_people(compiler, part(effect, "source"), scope),
        compiler.number(1 if least is None else least, scope),
        None if most is None else compiler.number(most, scope),
        "" if resource is None else compiler.game.counter(resource).attribute,
        bool(part(effect, "once")),
        scope.slot_of("player", part(effect, "name")),
        scope.slot_of("number", part(effect, "amount_as")),
        scope.slot_of("number"),
    )
    compiler.emit(hold_auction, plan)


def hold_auction(state: S, running: Running, plan: AuctionPlan, answer: int) -> Running | None:
    """Instruction: the next bid, or who has won. `bids` holds player and bid by turns; -1 is a pass."""
    game = state.game
    said = list(running.bindings[plan.bids])
    start = next(iter(plan.first(state, running)), running.you)
    asked = said.pop() if len(said) % 2 else start
    if answer != NO_ANSWER:
        player = asked
        bid = -1 if answer == DONE else answer - game.number_action
        said += [player, bid]
        state.report("pass" if bid < 0 else "bid", player, amount=bid)
    last = {said[at]: said[at + 1] for at in range(0, len(said), 2)}
    best = max(last.values(), default=-1)
    after = said[-2] if said else -1
    player = start if after < 0 else next_remaining(state, after)
    while True:
        outbid = last.get(player, 0) >= 0 and (player not in last or last[player] < best or best < 0)
        everyone = len(last) >= sum(left == IN for left in state.left)
        alone = everyone and sum(bid >= 0 for bid in last.values()) <= 1
        if alone or (plan.once and everyone) or (best >= 0 and last.get(player) == best):
            return _sell(running, plan, last, best)
        if not outbid:
            player = next_remaining(state, player)
            continue
        break
    least = max(plan.least(state, running), best + 1)
    most = plan.most(state, running) if plan.most else game.most_number
    if plan.counter:
        most = min(most, state.amount(plan.counter, player))
    bids = [game.number_action + each for each in range(least, most + 1)]
    given = running._replace(
        bindings=(*running.bindings[: plan.bids], (*said, player), *running.bindings[plan.bids + 1 :])
    )
    state.ask(player, "bid", [DONE, *bids], resume, given)
    return None


def _sell(running: Running, plan: AuctionPlan, last: dict[int, int], best: int) -> Running:
    winners = tuple(player for player, bid in last.items() if bid == best and bid >= 0)[:1]
    bindings = list(running.bindings)
    bindings[plan.winner], bindings[plan.amount], bindings[plan.bids] = winners, (max(best, 0),), ()
    return onward(running._replace(bindings=tuple(bindings)))


class BettingPlan(NamedTuple):
    """How bets rise: out of which counter into which, by how much, how often."""

    first: Players[S]
    counter: str
    pot: str
    raise_by: Number
    raises: Number
    said: int
    """The slot: raises so far, who acts, how many have still to act, and what each has put in."""


def _emit_betting(compiler: CourseCompiler, effect: Tree, scope: Scope) -> None:
    raises = part(effect, "raises")
    plan = BettingPlan(
        emit_people(compiler, part(effect, "source"), scope),
        compiler.game.counter(effect.resource).attribute,
        compiler.game.counter(effect.into).attribute,
        compiler.number(effect.raise_, scope),
        compiler.number(999 if raises is None else raises, scope),
        scope.slot_of("number"),
    )
    compiler.emit(bet, plan)


def bet(state: S, running: Running, plan: BettingPlan, answer: int) -> Running | None:
    """Instruction: the next player folds, calls or raises, until all have the same in."""
    game = state.game
    raises, player, owing, *paid = running.bindings[plan.said] or _first_to_bet(state, running, plan)
    if answer != NO_ANSWER:
        action = answer - game.bet_action
        if action == 0:
            state.mark_left(player, OUT)
            state.report("fold", player)
        else:
            wanted = max(paid) - paid[player] + (plan.raise_by(state, running) if action == 2 else 0)
            moved = -state.change(plan.counter, player, -wanted)
            state.change(plan.pot, 0, moved)
            paid[player] += moved
            state.report("raise" if action == 2 else "call", player, amount=moved)
        if action == 2:
            raises, owing = raises + 1, sum(left == IN for left in state.left)
        player, owing = next_remaining(state, player), owing - 1
    slot = plan.said
    if owing <= 0 or sum(left == IN for left in state.left) < 2:
        return onward(running._replace(bindings=(*running.bindings[:slot], (), *running.bindings[slot + 1 :])))
    due = max(paid) - paid[player]
    options = [game.bet_action] if due else []
    options.append(game.bet_action + 1)
    cost = due + plan.raise_by(state, running)
    least = game.counter_bounds[plan.counter][0]
    if raises < plan.raises(state, running) and state.amount(plan.counter, player) - cost >= least:
        options.append(game.bet_action + 2)
    now = (raises, player, owing, *paid)
    state.ask(
        player, "bet", options, resume,
        running._replace(bindings=(*running.bindings[:slot], now, *running.bindings[slot + 1 :])),
    )  # fmt: skip
    return None


def _first_to_bet(state: S, running: Running, plan: BettingPlan) -> tuple[int, ...]:
    first = next(iter(plan.first(state, running)), running.you)
    if state.left[first] != IN:
        first = next_remaining(state, first)
    return (0, first, sum(left == IN for left in state.left), *(0 for _ in state.left))


BIDDING: Final[dict[str, Build]] = {"auction": _auction, "betting": _emit_betting}
