"""The search model of Mephisto: candidate actions of a turn and the value of a position."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.kernel.search_model import SearchBudget
from cardpress_engines.kernel.value_function import FittedSearchModel
from cardpress_engines.mephisto.bot import value_function
from cardpress_engines.mephisto.bot.card_values import card_values
from cardpress_engines.mephisto.bot.greedy import (
    best_action,
    cards_left,
    choose,
    evaluate,
    future,
    line,
    points_of,
)
from cardpress_engines.mephisto.bot.lookups import lookups
from cardpress_engines.mephisto.bot.onslaught import OnslaughtPlan, carried_out, fights
from cardpress_engines.mephisto.bot.table import MephistoTable

FIGHTS, LOOTS, SUMMONED, PLACES = 3, 2, 2, 2
"""How many fights, cards to loot, monsters to summon and cards to take for them are tried."""


NONE: Final = -1


class Intent(NamedTuple):
    """A card that is played, used or activated, or an action of the turn and how it is carried out."""

    action: int
    fight: OnslaughtPlan | None = None
    monster: int = NONE
    """The monster that is summoned."""
    place: int = NONE
    """What is looted, as its action; the card a monster is summoned for."""


class SearchModel(FittedSearchModel[MephistoTable, Intent]):
    """Intents are cards and actions of the own turn; weights were fitted to games of two."""

    NAMES = value_function.NAMES
    WEIGHTS = Path(__file__).with_name("weights.json")
    effort = SearchBudget(width=4, depth=4, whole=6, alone=2, rounds=((4, 3), (2, 4)), again=True)

    def turn_number(self, state: MephistoTable) -> int:
        """Turns are counted; one of partners is one."""
        return state.all_turns

    def should_search(self, state: MephistoTable) -> bool:
        """When the turn is open: which card, which action."""
        return lookups(state.game).is_turn(state)

    def intents(self, table: MephistoTable) -> Sequence[Intent]:
        """Cards, then the best few ways of each action."""
        look = lookups(table.game)
        found = [Intent(option) for option in table.options if option not in {look.loot, look.fight, look.summon}]
        for action, ways in ((look.fight, _fights), (look.loot, _loots), (look.summon, _summons)):
            if action in table.options:
                found += ways(table)
        return found

    def first_action(self, intent: Intent) -> int:
        """The card or the action."""
        return intent.action

    def answer_from(self, state: MephistoTable, intent: Intent) -> int | None:
        """Lane, monsters, weapons and the favor that suffices; what is looted; who is summoned where."""
        look = lookups(state.game)
        match look.question(state):
            case "lane" | "monsters" | "weapons" | "favor" if intent.fight is not None:
                return carried_out(state, state.player, intent.fight)
            case "summon" if intent.monster != NONE:
                return look.piece_action + intent.monster
            case "place" if intent.place != NONE:
                return look.piece_action + intent.place
            case "loot" if intent.place != NONE:
                return intent.place
        return None

    def greedy_action(self, table: MephistoTable, random: Random) -> int:
        """As the greedy player."""
        return choose(table, table.player, random.getrandbits(32))

    def greedy_actions(self, table: MephistoTable, random: Random) -> Sequence[int]:
        """As greedy plays a card, with the answers it has tried it with."""
        return line(table, table.player, random.getrandbits(32))

    def features(self, table: MephistoTable, player: int) -> Sequence[float]:
        """What each side has."""
        return value_function.features(table, player)

    def fraction_left(self, table: MephistoTable) -> float:
        """Cards to come."""
        return value_function.fraction_left(table)

    def margin(self, state: MephistoTable, player: int) -> float:
        """Soul points more than the best other; alone, all of them."""
        others = [points_of(state, each) for each in state.game.seats.opponents[player]]
        return points_of(state, player) - max(others, default=0)

    def value_in_turn(self, table: MephistoTable, player: int) -> float:
        """As greedy weighs a table in the middle of a turn: with the best action to follow."""
        return evaluate(table, player) + best_action(table, player)[0]


def _fights(table: MephistoTable) -> list[Intent]:
    plans = sorted(fights(table, table.player, future(table)), key=lambda plan: -plan.gain)
    return [Intent(lookups(table.game).fight, fight=plan) for plan in plans[:FIGHTS]]


def _loots(table: MephistoTable) -> list[Intent]:
    look, keep = lookups(table.game), card_values(table.game).keep
    there = [card for space in table.b_dungeon for card in space if card not in look.monsters]
    there.sort(key=lambda card: -keep[card])
    drawn = [Intent(look.loot, place=look.deck)] if cards_left(table) else []
    return [*(Intent(look.loot, place=look.loot_card + card) for card in there[:LOOTS]), *drawn]


def _summons(table: MephistoTable) -> list[Intent]:
    """The monsters whose coming is worth most, for the cards worth most, or for the monster others want most."""
    look, cards, game = lookups(table.game), card_values(table.game), table.game
    first = {game.design_of[card]: card for card in reversed(table.z_hand[table.player]) if card in look.monsters}
    monsters = sorted(first.values(), key=lambda card: (cards.keep[card] - cards.enters[card], card))
    there = [card for space in table.b_dungeon for card in space]
    there.sort(key=lambda card: -cards.keep[card])
    wanted = [card for card in there if card in look.monsters]
    wanted.sort(key=lambda card: -look.souls[card])
    places = dict.fromkeys([*there[:PLACES], *wanted[:1]])
    return [Intent(look.summon, monster=each, place=card) for each in monsters[:SUMMONED] for card in places]


def search_model(game: DescribedGame) -> SearchModel:
    """What is told of a game made ready."""
    return SearchModel()
