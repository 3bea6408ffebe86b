"""The greedy bot of Mephisto: takes the action with the best immediate value.

It plays on a table where everything its player has not seen is dealt anew, so it cannot use what is hidden. Each
choice is tried there, and the position it leads to weighed; effects are those of the engine, no card is named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.mephisto.actions import (
    CARD,
    DECK,
    FIGHT,
    HAND_OVER,
    LOOT,
    SPACE,
    SUMMON,
)  # fmt: skip
from cardpress_engines.mephisto.bot.card_values import CARD_IN_HAND, card_values
from cardpress_engines.mephisto.bot.onslaught import (
    OnslaughtPlan,
    best_fight,
    carried_out,
    worth_of_favor,
    worth_of_piece,
)
from cardpress_engines.mephisto.state import EMPTY, MephistoState

LEAST_GAIN = 0.05
"""What a play must bring at least, so that no two plays undo each other for ever."""
STEPS = 24
"""Decisions after which a choice that is tried is weighed, finished or not."""
LAST_CARDS = 22
"""When the deck has fewer cards than these, what is kept for later begins to lose worth."""


def greedy(state: MephistoState, random: Random) -> int:
    """The legal action that is worth most to the player who is asked, by what this player knows."""
    player = state.current_player()
    table = state.redeal_hidden(player, random)
    return choose(table, player, random.getrandbits(32))


def choose(state: MephistoState, player: int, seed: int) -> int:
    """What is worth most to a player, whoever is asked, on a table where all may be looked at."""
    return line(state, player, seed)[0]


def line(state: MephistoState, player: int, seed: int) -> Sequence[int]:
    """That, and in the open turn what was answered when it was tried."""
    if state.question == "turn":
        return _in_turn(state, player, seed)
    chosen = _known_choice(state, player)
    if chosen is None or chosen not in state.options:
        chosen = max(state.options, key=lambda action: _trial_value(state, player, action, seed))
    return (chosen,)


def _known_choice(state: MephistoState, player: int) -> int | None:
    if state.question in IN_FIGHT:
        return _in_fight(state, player)
    liking = LIKING.get(state.question)
    return None if liking is None else max(state.options, key=lambda action: liking(state, action))


def _payment_value(state: MephistoState, action: int) -> float:
    return -card_values(state.game).keep[action - CARD]


def _loot_value(state: MephistoState, action: int) -> float:
    if action == DECK:
        return CARD_IN_HAND
    card = state.dungeon[action - SPACE]
    return -1.0 if state.game.is_monster[card] else card_values(state.game).keep[card]


def _summon_value(state: MephistoState, action: int) -> float:
    cards = card_values(state.game)
    return cards.enters[action - CARD] - cards.keep[action - CARD]


def _replace_value(state: MephistoState, action: int) -> float:
    return card_values(state.game).keep[state.dungeon[action - SPACE]]


SPENT = OnslaughtPlan(0.0, 0, (), (), 0)
"""The plan when weapons were worn already: what is left is favor, which the table says."""
IN_FIGHT = frozenset({"lane", "monsters", "weapons", "favor"})
LIKING: dict[str, Callable[[MephistoState, int], float]] = {
    "pay": _payment_value,
    "loot": _loot_value,
    "summon": _summon_value,
    "place": _replace_value,
}
"""Choices among cards that are plain: how much each is liked."""


# ---- the turn


def _in_turn(state: MephistoState, player: int, seed: int) -> Sequence[int]:
    gain, follows = best_action(state, player)
    best, found = evaluate(state, player) + gain + LEAST_GAIN, [follows]
    for option in state.options:
        if option < CARD:
            continue
        after = _played_on(state, option, seed)
        worth = _with_action(after, player)
        if worth > best:
            best, found = worth, after.log[len(state.log) :]
    return found


def best_action(state: MephistoState, player: int) -> tuple[float, int]:
    """Which action of the turn is worth most, and how much."""
    found = [(_action_value(state, player, option), option) for option in state.options if option < CARD]
    return max(found, default=(0.0, DONE))


def _action_value(state: MephistoState, player: int, action: int) -> float:
    match action:
        case _ if action == LOOT:
            taken = [_loot_value(state, SPACE + i) for i, card in enumerate(state.dungeon) if card != EMPTY]
            drawn = [CARD_IN_HAND] if state.has_cards() else []
            return max([*taken, *drawn]) * future(state)
        case _ if action == SUMMON:
            return _best_summon_value(state, player) * future(state)
        case _ if action == FIGHT:
            plan = best_fight(state, player, future(state))
            return plan.gain if plan is not None else -1.0
        case _ if action == HAND_OVER:
            return -0.5  # the partner's turn comes anyway
    return 0.0


def _best_summon_value(state: MephistoState, player: int) -> float:
    cards, game, own = card_values(state.game), state.game, state.favor[player]
    gained = worth_of_favor(min(own + game.rules.actions.summon_favor, game.rules.favor.max)) - worth_of_favor(own)
    given = max(_summon_value(state, CARD + card) for card in state.hands[player] if game.is_monster[card])
    return gained + given + max(cards.keep[card] for card in state.dungeon if card != EMPTY)


# ---- the fight


def _in_fight(state: MephistoState, player: int) -> int | None:
    lane = state.fight[1] if state.fight is not None else None
    plan = SPENT if state.question == "favor" else best_fight(state, player, future(state), lane)
    return None if plan is None else carried_out(state, player, plan)


# ---- trying and weighing


def _trial_value(state: MephistoState, player: int, action: int, seed: int) -> float:
    """The worth of the position after an action whose effect ends as simply as it can."""
    other = state.clone()
    other.apply_action(action)
    _settle(other, seed, tries=False)
    plan = best_fight(other, player, future(other)) if other.turns == state.turns else None
    return evaluate(other, player) + (max(plan.gain, 0.0) if plan is not None else 0.0)


def _played_on(state: MephistoState, action: int, seed: int) -> MephistoState:
    """The position after a card was played or used."""
    other = state.clone()
    other.apply_action(action)
    _settle(other, seed, tries=True)
    return other


def _with_action(state: MephistoState, player: int) -> float:
    """The worth of a position, with the best action of the turn to follow."""
    follows = best_action(state, player)[0] if state.question == "turn" and state.player == player else 0.0
    return evaluate(state, player) + follows


def _settle(state: MephistoState, seed: int, *, tries: bool) -> None:
    """Let an effect happen up to the next free decision; unless choices are tried each is the simplest one."""
    turns, chance = state.turns, None
    for _ in range(STEPS):
        if state.player == TERMINAL or state.question == "turn" or state.turns != turns:
            return
        if state.player == CHANCE:
            chance = chance or Random(seed)  # most effects need none, and it takes long to make
            state.apply_action(state.sample(chance))
        elif tries:
            state.apply_action(choose(state, state.player, seed))
        else:
            state.apply_action(DONE if DONE in state.options else state.options[0])


def future(state: MephistoState) -> float:
    """What is worth something later only: 1 in mid-game, little in the last turns."""
    if state.ending and state.last_turns < 1 and not _played_twice(state):
        return 0.15
    if state.rounds + 1 < state.game.rounds:
        return 1.0
    return min(1.0, 0.3 + 0.7 * state.cards_left() / LAST_CARDS)


def _played_twice(state: MephistoState) -> bool:
    return state.rounds < int(state.game.rounds)


def evaluate(state: MephistoState, player: int) -> float:
    """How good a position is for a player: own side, half of what the partner has, less what opponents have."""
    game, later = state.game, future(state)
    worth = _side(state, player, later, known=True)
    if game.setup.teams:
        worth += 0.5 * _side(state, game.partner[player], later, known=False)
    others = game.seats.opponents[player]
    if others:
        worth -= sum(_side(state, other, later, known=False) for other in others) / len(others)
    return worth


def _side(state: MephistoState, player: int, later: float, *, known: bool) -> float:
    cards, game, hand = card_values(state.game), state.game, state.hands[player]
    held = sum([cards.keep[card] for card in hand]) if known else CARD_IN_HAND * len(hand)
    equipment = sum([worth_of_piece(state, piece) for piece in state.gear[player]])
    kept = held + worth_of_favor(state.favor[player]) + equipment
    souls = state.souls[player]
    points = cards.soul_point * game.points(state, player)
    abilities = sum([cards.soul[card] for card in souls]) - points
    return points + later * (kept + abilities)
