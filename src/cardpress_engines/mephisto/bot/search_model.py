"""The search model of Mephisto: candidate actions of a turn and the value of a position."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from cardpress_engines.kernel.search_model import SearchBudget
from cardpress_engines.kernel.value_function import FittedSearchModel
from cardpress_engines.mephisto.actions import CARD, DECK, FIGHT, LOOT, SPACE, SUMMON
from cardpress_engines.mephisto.bot import value_function
from cardpress_engines.mephisto.bot.card_values import card_values
from cardpress_engines.mephisto.bot.greedy import best_action, choose, evaluate, future, line
from cardpress_engines.mephisto.bot.onslaught import OnslaughtPlan, carried_out, fights
from cardpress_engines.mephisto.state import EMPTY, Game, MephistoState

FIGHTS, LOOTS, SUMMONED, PLACES = 3, 2, 2, 2
"""How many fights, cards to loot, monsters to summon and cards to take for them are tried."""


class Intent(NamedTuple):
    """A card that is played, used or activated, or an action of the turn and how it is carried out."""

    action: int
    fight: OnslaughtPlan | None = None
    monster: int = EMPTY
    """The monster that is summoned."""
    place: int = EMPTY
    """What is looted, or the space a monster is put into: the number of that answer."""


class SearchModel(FittedSearchModel[MephistoState, Intent]):
    """Intents are cards and actions of the own turn; weights were fitted to games of two."""

    NAMES = value_function.NAMES
    WEIGHTS = Path(__file__).with_name("weights.json")
    effort = SearchBudget(width=4, depth=4, whole=6, alone=2, rounds=((4, 3), (2, 4)), again=True)

    def turn_number(self, state: MephistoState) -> int:
        """Turns are counted; one of partners is one."""
        return state.turns

    def should_search(self, state: MephistoState) -> bool:
        """When the turn is open: which card, which action."""
        return state.question == "turn"

    def intents(self, table: MephistoState) -> Sequence[Intent]:
        """Cards, then the best few ways of each action."""
        found = [Intent(option) for option in table.options if option not in {LOOT, FIGHT, SUMMON}]
        for action, ways in ((FIGHT, _fights), (LOOT, _loots), (SUMMON, _summons)):
            if action in table.options:
                found += ways(table)
        return found

    def first_action(self, intent: Intent) -> int:
        """The card or the action."""
        return intent.action

    def answer_from(self, state: MephistoState, intent: Intent) -> int | None:
        """Lane, monsters, weapons and the favor that suffices; what is looted; who is summoned where."""
        match state.question:
            case "lane" | "monsters" | "weapons" | "favor" if intent.fight is not None:
                return carried_out(state, state.player, intent.fight)
            case "summon" if intent.monster != EMPTY:
                return CARD + intent.monster
            case "loot" | "place" if intent.place != EMPTY:
                return intent.place
        return None

    def greedy_action(self, table: MephistoState, random: Random) -> int:
        """As the greedy player."""
        return choose(table, table.player, random.getrandbits(32))

    def greedy_actions(self, table: MephistoState, random: Random) -> Sequence[int]:
        """As greedy plays a card, with the answers it has tried it with."""
        return line(table, table.player, random.getrandbits(32))

    def features(self, table: MephistoState, player: int) -> Sequence[float]:
        """What each side has."""
        return value_function.features(table, player)

    def fraction_left(self, table: MephistoState) -> float:
        """Cards to come."""
        return value_function.fraction_left(table)

    def margin(self, state: MephistoState, player: int) -> float:
        """Soul points more than the best other; alone, all of them."""
        points = state.game.points
        return points(state, player) - max(
            [points(state, each) for each in state.game.seats.opponents[player]], default=0
        )

    def value_in_turn(self, table: MephistoState, player: int) -> float:
        """As greedy weighs a table in the middle of a turn: with the best action to follow."""
        return evaluate(table, player) + best_action(table, player)[0]


def _fights(table: MephistoState) -> list[Intent]:
    plans = sorted(fights(table, table.player, future(table)), key=lambda plan: -plan.gain)
    return [Intent(FIGHT, fight=plan) for plan in plans[:FIGHTS]]


def _loots(table: MephistoState) -> list[Intent]:
    keep, game = card_values(table.game).keep, table.game
    spaces = [i for i, card in enumerate(table.dungeon) if card != EMPTY and card not in game.monsters]
    spaces.sort(key=lambda space: -keep[table.dungeon[space]])
    drawn = [Intent(LOOT, place=DECK)] if table.has_cards() else []
    return [*(Intent(LOOT, place=SPACE + space) for space in spaces[:LOOTS]), *drawn]


def _summons(table: MephistoState) -> list[Intent]:
    """The monsters whose coming is worth most, for the cards worth most, or for the monster others want most."""
    cards, game, dungeon = card_values(table.game), table.game, table.dungeon
    monsters = sorted(game.monsters.intersection(table.hands[table.player]))
    monsters.sort(key=lambda card: cards.keep[card] - cards.enters[card])
    there = [space for space, card in enumerate(dungeon) if card != EMPTY]
    there.sort(key=lambda space: -cards.keep[dungeon[space]])
    wanted = [space for space in there if dungeon[space] in game.monsters]
    wanted.sort(key=lambda space: -game.souls[dungeon[space]])
    places = dict.fromkeys([*there[:PLACES], *wanted[:1]])
    return [Intent(SUMMON, monster=each, place=SPACE + to) for each in monsters[:SUMMONED] for to in places]


def search_model(game: Game) -> SearchModel:
    """What is told of a game made ready."""
    return SearchModel()
