"""Mephisto made ready once for each set-up, and what lies on its table by the names of the cards."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any, TypeAlias

from tests.engines.properties.ways import rules_data

from cardpress_engines.described.game import DescribedGame, load
from cardpress_engines.described.state import DescribedState

Data: TypeAlias = Any
Spaces: TypeAlias = dict[str, str]
"""The card on each space of the dungeon, nothing where there is a gap."""
BEGUN = {"begun": True}
"""The course of a position whose turn has come to its first decision."""
PLAIN = "greataxe"
"""A weapon without an effect."""
TEAMS = "teams"
CARE_BEAR = "care_bear"


@cache
def mephisto(players: int = 2, *variants: str) -> DescribedGame:
    """The game for so many players, with what they choose to play with."""
    return with_data(rules_data("mephisto"), players, *variants)


def with_data(data: Data, players: int = 2, *variants: str) -> DescribedGame:
    """The same from other rules data."""
    return load(data, {"players": players, **({"variants": [*variants]} if variants else {})})


def with_cards(data: Data, **cards: Any) -> SimpleNamespace:
    """Rules data with other cards in the place of some."""
    return SimpleNamespace(**{**vars(data), "COMPONENTS": {**data.COMPONENTS, **cards}})


def begin(game: DescribedGame, turn: int = 1, **position: Any) -> DescribedState:
    """A position at the first decision of a player's turn."""
    return game.new({**position, "course": {"turn": turn, **BEGUN}})


def do(state: DescribedState, *names: str) -> DescribedState:
    """Do actions by their names."""
    for name in names:
        legal = state.legal_actions()
        state.apply_action(legal[state.action_names(legal).index(name)])
    return state


def legal(state: DescribedState) -> list[str]:
    """The names of all legal actions."""
    return state.action_names(state.legal_actions())


def lies_awake(data: Data, card: str) -> dict[str, Any]:
    """A position in which a card lies where it waits."""
    match data.COMPONENTS[card].kind:
        case "monster":
            return {"souls": [[card]]}
        case "spell":
            host = {"what": PLAIN, "lane": 2}
            return {"gear": [[host]], "row_of_spells": [[{"what": card, "host": PLAIN}]]}
    return {"gear": [[{"what": card, "lane": 1}]]}


def piles(state: DescribedState, zone: str) -> list[list[int]]:
    """The pieces in each pile of a zone."""
    found = state.game.layout.zones[zone]
    return state.piles[found.first : found.first + found.size]


def cards(state: DescribedState, zone: str) -> list[list[str]]:
    """The ids of the cards in each pile of a zone."""
    return [ids_of(state, pile) for pile in piles(state, zone)]


def ids_of(state: DescribedState, pieces: list[int]) -> list[str]:
    """The ids of the designs of some pieces."""
    game = state.game
    return [game.designs.ids[game.design_of[piece]] for piece in pieces]


def dungeon(state: DescribedState) -> Spaces:
    """The card on each space of the dungeon."""
    layout = state.game.layout
    first, spaces = layout.first_space["dungeon"], layout.boards["dungeon"].ids
    return {space: "".join(ids_of(state, state.piles[first + at])) for at, space in enumerate(spaces)}


def lanes(game: DescribedGame, player: int) -> dict[int, set[str]]:
    """The spaces of each lane as a player counts them."""
    board = game.layout.boards["dungeon"]
    found: dict[int, set[str]] = {}
    for at, space in enumerate(board.ids):
        found.setdefault(board.column_for(at, player, 1), set()).add(space)
    return found


def cards_left(state: DescribedState) -> int:
    """How many cards the deck has, those with a place that somebody knows included."""
    return sum(len(pile) for zone in ("deck", "deck_top", "deck_bottom") for pile in piles(state, zone))


def favor(state: DescribedState) -> list[int]:
    """How much favor each player has."""
    return counter(state, "favor")


def counter(state: DescribedState, name: str) -> list[int]:
    """What a counter shows: of all, of each player or of each piece."""
    values: list[int] = getattr(state, state.game.counters[name].attribute)
    return values[:]


def shown_player(state: DescribedState, marker: str) -> int:
    """The player that a marker shows, or -1."""
    values: list[int] = getattr(state, state.game.markers[marker].attribute)
    return values[0]


def soul_points(state: DescribedState) -> list[int]:
    """The soul points of each player."""
    return [state.score(player)[0] for player in range(state.game.num_players)]
