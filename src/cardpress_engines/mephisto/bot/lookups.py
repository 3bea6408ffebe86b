"""What does not change of a game of Mephisto while it is played: cards by their pieces, lanes, actions, questions.

Everything is read from the rules data and from the course of play by the names its files give.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from inspect import get_annotations
from typing import Final

from cardpress_engines.described.asked_choices import AskedChoice, choices_asked
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.trees import part, walk
from cardpress_engines.kernel.interpreter import Running, resume
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.mephisto.bot.table import MephistoTable

QUESTIONS: Final[Mapping[AskedChoice, str]] = {
    AskedChoice(): "turn",
    AskedChoice("loot"): "loot",
    AskedChoice("play"): "pay",
    AskedChoice("summon", "summoned"): "summon",
    AskedChoice("summon", "taken"): "place",
    AskedChoice("fight", "in_lane"): "lane",
    AskedChoice("fight", "one"): "monsters",
    AskedChoice("fight", "others"): "monsters",
    AskedChoice("fight", "weapons"): "weapons",
    AskedChoice("fight", "spent"): "favor",
}
"""What a thinker calls the choices of the course of play; any other is a question of a card, and has no name."""
ACTIONS: Final = ("loot", "fight", "summon", "pass", "hand_over")
"""What a turn is used for, in the order in which equal ones are weighed."""
WITH_CARDS: Final = ("play", "use", "activate")
"""What is done beside it, each with a card."""


class Lookups:
    """What is looked up of one game made ready; sequences are by piece, which is one copy of a card."""

    def __init__(self, game: DescribedGame) -> None:
        """Raises InputError for a course of play that does not declare what is looked at."""
        missing = [name for name in get_annotations(MephistoTable) if name not in game.states.ZONES.names]
        missing += [name for name in (*ACTIONS, *WITH_CARDS, "loot_deck", "loot_card") if name not in game.actions]
        if missing:
            raise InputError(f"the bots of {game.name} look for {', '.join(missing)}: let chance play this course")
        self.rules = game.data.RULES
        self.design_of = game.design_of
        components = [game.designs.components[design] for design in game.design_of]
        self.attack, self.souls, self.cost, self.durability = (
            [part(each, stat) or 0 for each in components] for stat in ("attack", "souls", "cost", "durability")
        )
        self.kind = [each.kind for each in components]
        pieces = range(len(components))
        self.monsters = frozenset(piece for piece in pieces if self.kind[piece] == "monster")
        self.weapons = frozenset(piece for piece in pieces if self.kind[piece] == "weapon")
        self.strengthening = frozenset(piece for piece in pieces if _changes_attack(components[piece]))
        """Pieces whose own attack may be another than the printed one."""
        self.empowering = frozenset(piece for piece in pieces if _empowers(components[piece]))
        """Pieces that may give their owner attack as long as something holds."""
        self.lanes = [_lanes(game, player) for player in range(game.num_players)]
        more = game.num_players >= self.rules.end.more_players
        self.rounds: int = self.rules.end.rounds_more if more else self.rules.end.rounds_two
        """How often the deck runs out before the end."""
        self.is_alone = game.num_players == 1
        self.partners = [allies[0] if allies else -1 for allies in game.seats.allies[: game.num_players]]
        self.most_favor: int = self.rules.favor.max
        self._number(game)

    def _number(self, game: DescribedGame) -> None:
        """Note actions and questions by their numbers."""
        first = {name: game.actions[name].first for name in game.actions}
        self.turn_actions = {first[name]: name for name in ACTIONS}
        self.loot, self.fight, self.summon = first["loot"], first["fight"], first["summon"]
        self.deck, self.loot_card = first["loot_deck"], first["loot_card"]
        self.piece_action, self.number_action = game.piece_action, game.number_action
        self.zone_count = game.layout.zone_count
        gear = game.layout.zones["gear"]
        self._gear = range(gear.first, gear.first + gear.size)
        self.piece_of = [-1] * game.num_actions
        """The piece an action is taken with, or -1."""
        firsts = (game.piece_action, first["loot_card"], *(first[name] for name in WITH_CARDS))
        for begin in firsts:
            for piece in range(len(game.design_of)):
                self.piece_of[begin + piece] = piece
        self._activate = game.actions["activate"].first
        self._activating = range(self._activate, self._activate + game.actions["activate"].size)
        asked = choices_asked(game)
        self._questions = {place: QUESTIONS[choice] for place, choice in asked.items() if choice in QUESTIONS}
        self.slots_of_fight = game.actions["fight"].slots_of_names

    # ---- what is asked

    def question(self, state: MephistoTable) -> str:
        """What the course of play asks for, in a word of QUESTIONS; nothing where a card asks."""
        step, given = state.stack[-1]
        if step is not resume:
            return ""
        assert isinstance(given, Running)
        return self._questions.get(given.counter, "")

    def is_turn(self, state: MephistoTable) -> bool:
        """Whether a player is asked what to do in their turn."""
        return state.question == "act" and self.question(state) == "turn"

    def cards_to_use(self, options: Sequence[int]) -> list[int]:
        """The options of a turn that are no action: cards to play or use, then equipment to activate."""
        found = [option for option in options if self.piece_of[option] >= 0]
        return sorted(found, key=lambda option: (option in self._activating, self.piece_of[option]))

    def place_of(self, state: MephistoTable) -> Callable[[int], tuple[int, int]]:
        """By what options are ordered: nothing and the deck, the dungeon by its spaces, cards, equipment."""
        at, piece_of, spaces, gear = state.at, self.piece_of, self.zone_count, self._gear

        def place(option: int) -> tuple[int, int]:
            piece = piece_of[option]
            if piece < 0:
                return 0, option
            pile = at[piece]
            return (1, pile) if pile >= spaces else (3 if pile in gear else 2, piece)

        return place


def _changes_attack(component: Tree) -> bool:
    return any(part(node, "op") == "modify" and node.stat == "attack" for node in walk(component))


def _empowers(component: Tree) -> bool:
    held = (node.do for node in walk(component) if part(node, "op") == "while")
    return any(part(each, "op") != "modify" for each in held)


def _lanes(game: DescribedGame, player: int) -> dict[int, tuple[int, ...]]:
    """The lanes a player counts, each with its spaces of the dungeon."""
    board = game.layout.boards["dungeon"]
    found: dict[int, tuple[int, ...]] = {}
    for space in range(len(board.ids)):
        lane = board.column_for(space, player, 1)
        found[lane] = (*found.get(lane, ()), space)
    return dict(sorted(found.items()))


@lru_cache(maxsize=32)
def lookups(game: DescribedGame) -> Lookups:
    """What is looked up of a game made ready."""
    return Lookups(game)
