"""The greedy bot of Mephisto: takes the action with the best immediate value.

It plays on a table where everything its player has not seen is dealt anew, so it cannot use what is hidden. Each
choice is tried there, and the position it leads to weighed; effects are those of the engine, no card is named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.mephisto.bot.card_values import CARD_IN_HAND, card_values
from cardpress_engines.mephisto.bot.equipment_value import worths_of_gear
from cardpress_engines.mephisto.bot.lookups import lookups
from cardpress_engines.mephisto.bot.onslaught import OnslaughtPlan, best_fight, carried_out, worth_of_favor
from cardpress_engines.mephisto.bot.table import MephistoTable

LEAST_GAIN = 0.05
"""What a play must bring at least, so that no two plays undo each other for ever."""
STEPS = 24
"""Decisions after which a choice that is tried is weighed, finished or not."""
LAST_CARDS = 22
"""When the deck has fewer cards than these, what is kept for later begins to lose worth."""


def greedy(state: MephistoTable, random: Random) -> int:
    """The legal action that is worth most to the player who is asked, by what this player knows."""
    player = state.current_player()
    table = state.redeal_hidden(player, random)
    return choose(table, player, random.getrandbits(32))


def choose(state: MephistoTable, player: int, seed: int) -> int:
    """What is worth most to a player, whoever is asked, on a table where all may be looked at."""
    return line(state, player, seed)[0]


def line(state: MephistoTable, player: int, seed: int) -> Sequence[int]:
    """That, and in the open turn what was answered when it was tried."""
    question = lookups(state.game).question(state)
    if question == "turn":
        return _in_turn(state, player, seed)
    chosen = _known_choice(state, player, question)
    if chosen is None or chosen not in state.options:
        options = in_order(state)
        chosen = max(options, key=lambda action: _trial_value(state, player, action, seed))
    return (chosen,)


def in_order(state: MephistoTable) -> list[int]:
    """The options that are asked for: of equal ones the first is taken."""
    return sorted(state.options, key=lookups(state.game).place_of(state))


def _known_choice(state: MephistoTable, player: int, question: str) -> int | None:
    if question in IN_FIGHT:
        return _in_fight(state, player, question)
    liking = LIKING.get(question)
    return None if liking is None else max(in_order(state), key=lambda action: liking(state, action))


def _payment_value(state: MephistoTable, action: int) -> float:
    return -_keep_value(state, action)


def _loot_value(state: MephistoTable, action: int) -> float:
    look = lookups(state.game)
    if action == look.deck:
        return CARD_IN_HAND
    card = look.piece_of[action]
    return -1.0 if card in look.monsters else card_values(state.game).keep[card]


def _summon_value(state: MephistoTable, action: int) -> float:
    return _summoned_value(state, lookups(state.game).piece_of[action])


def _summoned_value(state: MephistoTable, monster: int) -> float:
    cards = card_values(state.game)
    return cards.enters[monster] - cards.keep[monster]


def _keep_value(state: MephistoTable, action: int) -> float:
    return card_values(state.game).keep[lookups(state.game).piece_of[action]]


SPENT: Final = OnslaughtPlan(0.0, 0, (), (), 0)
"""The plan when weapons were worn already: what is left is favor, which the table says."""
IN_FIGHT: Final = frozenset({"lane", "monsters", "weapons", "favor"})
LIKING: Final[dict[str, Callable[[MephistoTable, int], float]]] = {
    "pay": _payment_value,
    "loot": _loot_value,
    "summon": _summon_value,
    "place": _keep_value,
}
"""Choices among cards that are plain: how much each is liked."""


# ---- the turn


def _in_turn(state: MephistoTable, player: int, seed: int) -> Sequence[int]:
    gain, follows = best_action(state, player)
    best, found = evaluate(state, player) + gain + LEAST_GAIN, [follows]
    for option in lookups(state.game).cards_to_use(state.options):
        after = _played_on(state, option, seed)
        worth = _with_action(after, player)
        if worth > best:
            best, found = worth, after.log[len(state.log) :]
    return found


def best_action(state: MephistoTable, player: int) -> tuple[float, int]:
    """Which action of the turn is worth most, and how much."""
    actions, options = lookups(state.game).turn_actions, state.options
    best, found = 0.0, DONE
    for option, name in actions.items():
        if option in options:
            worth = _action_value(state, player, name)
            if found == DONE or worth >= best:
                best, found = worth, option
    return best, found


def _action_value(state: MephistoTable, player: int, action: str) -> float:
    match action:
        case "loot":
            return _best_loot_value(state) * future(state)
        case "summon":
            return _best_summon_value(state, player) * future(state)
        case "fight":
            plan = best_fight(state, player, future(state))
            return plan.gain if plan is not None else -1.0
        case "hand_over":
            return -0.5  # the partner's turn comes anyway
    return 0.0


def _best_loot_value(state: MephistoTable) -> float:
    monsters, keep = lookups(state.game).monsters, card_values(state.game).keep
    there = [card for space in state.b_dungeon for card in space]
    taken = [-1.0 if card in monsters else keep[card] for card in there]
    return max([*taken, CARD_IN_HAND] if cards_left(state) else taken)


def _best_summon_value(state: MephistoTable, player: int) -> float:
    look, keep, own = lookups(state.game), card_values(state.game).keep, state.c_favor[player]
    gained = worth_of_favor(min(own + look.rules.actions.summon_favor, look.most_favor)) - worth_of_favor(own)
    given = max(_summoned_value(state, card) for card in state.z_hand[player] if card in look.monsters)
    return gained + given + max(keep[card] for space in state.b_dungeon for card in space)


# ---- the fight


def _in_fight(state: MephistoTable, player: int, question: str) -> int | None:
    lane = state.m_fighting[player] if question != "lane" else None
    plan = SPENT if question == "favor" else best_fight(state, player, future(state), lane)
    return None if plan is None else carried_out(state, player, plan)


# ---- trying and weighing


def _trial_value(state: MephistoTable, player: int, action: int, seed: int) -> float:
    """The worth of the position after an action whose effect ends as simply as it can."""
    other = state.clone()
    other.apply_action(action)
    _settle(other, seed, tries=False)
    plan = best_fight(other, player, future(other)) if other.all_turns == state.all_turns else None
    return evaluate(other, player) + (max(plan.gain, 0.0) if plan is not None else 0.0)


def _played_on(state: MephistoTable, action: int, seed: int) -> MephistoTable:
    """The position after a card was played or used."""
    other = state.clone()
    other.apply_action(action)
    _settle(other, seed, tries=True)
    return other


def _with_action(state: MephistoTable, player: int) -> float:
    """The worth of a position, with the best action of the turn to follow."""
    goes_on = state.player == player and lookups(state.game).is_turn(state)
    return evaluate(state, player) + (best_action(state, player)[0] if goes_on else 0.0)


def _settle(state: MephistoTable, seed: int, *, tries: bool) -> None:
    """Let an effect happen up to the next free decision; unless choices are tried each is the simplest one."""
    turn, chance, is_turn = state.all_turns, None, lookups(state.game).is_turn
    for _ in range(STEPS):
        if state.player == TERMINAL or state.all_turns != turn or is_turn(state):
            return
        if state.player == CHANCE:
            chance = chance or Random(seed)  # most effects need none, and it takes long to make
            state.apply_action(state.sample(chance))
        elif tries:
            state.apply_action(choose(state, state.player, seed))
        else:
            state.apply_action(DONE if DONE in state.options else in_order(state)[0])


def future(state: MephistoTable) -> float:
    """What is worth something later only: 1 in mid-game, little in the last turns."""
    look, emptied = lookups(state.game), state.c_emptied_decks[0]
    if emptied >= look.rounds and not (look.is_alone and state.c_last_turns[0] <= look.rules.solitaire.last_turns):
        return 0.15
    if emptied + 1 < look.rounds:
        return 1.0
    return min(1.0, 0.3 + 0.7 * cards_left(state) / LAST_CARDS)


def cards_left(state: MephistoTable) -> int:
    """How many cards the deck has."""
    return len(state.z_deck) + len(state.z_deck_top) + len(state.z_deck_bottom)


def evaluate(state: MephistoTable, player: int) -> float:
    """How good a position is for a player: own side, half of what the partner has, less what opponents have."""
    later, partner = future(state), lookups(state.game).partners[player]
    worth = _side(state, player, later, known=True)
    if partner >= 0:
        worth += 0.5 * _side(state, partner, later, known=False)
    others = state.game.seats.opponents[player]
    if others:
        worth -= sum(_side(state, other, later, known=False) for other in others) / len(others)
    return worth


def _side(state: MephistoTable, player: int, later: float, *, known: bool) -> float:
    cards, hand, souls = card_values(state.game), state.z_hand[player], state.z_souls[player]
    keep, soul = cards.keep, cards.soul
    held = sum([keep[card] for card in hand]) if known else CARD_IN_HAND * len(hand)
    kept = held + worth_of_favor(state.c_favor[player]) + sum(worths_of_gear(state, player))
    points = cards.soul_point * points_of(state, player) if souls else 0.0
    abilities = sum([soul[card] for card in souls]) - points
    return points + later * (kept + abilities)


def points_of(state: MephistoTable, player: int) -> int:
    """Soul points of a player."""
    souls = lookups(state.game).souls
    return sum([souls[card] for card in state.z_souls[player]])
