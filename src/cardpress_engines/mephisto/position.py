"""Positions of Mephisto as JSON: what a scenario or a save says of the table, and a table made of it.

Players are numbered from 1. `dungeon` has a list of cards for each lane as player 1 counts them; null is a gap.
What a position leaves out: dungeon cards come from the rest of the deck, hands and piles are empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from cardpress_engines.kernel.problems import BadInput, Json, did_you_mean, of_type, only
from cardpress_engines.kernel.scenario import ANY
from cardpress_engines.mephisto.state import EMPTY, MephistoState
from cardpress_engines.mephisto.turn import play, turn

if TYPE_CHECKING:
    from cardpress_engines.mephisto.game import Mephisto

GIVEN = (
    "turn", "starter", "step", "favor", "hands", "gear", "souls", "dungeon", "deck", "discards", "rounds", "size",
)  # fmt: skip
"""What a position can say; `deck` are the top cards that nobody has seen, `size` how many cards the deck keeps."""
GEAR = ("card", "durability", "lane", "attached")


class Table:
    """The cards that are not placed yet; each card of a position is taken from it."""

    def __init__(self, game: Mephisto) -> None:
        self.game = game
        self.left = list(game.all_cards)

    def take(self, value: Json, *place: str | int) -> int:
        """One card by its id; raise BadInput when there is none or none is left."""
        card = of_type(value, str, "the id of a card", place)
        if card not in self.game.ids:
            raise BadInput(f"no card is called {card!r}{did_you_mean(card, self.game.ids)}", place)
        number = self.game.ids.index(card)
        if number not in self.left:
            raise BadInput(f"no copy of {card!r} is left", place)
        self.left.remove(number)
        return number

    def take_all(self, value: Json, *place: str | int) -> list[int]:
        """Several cards by their ids."""
        cards = of_type(value, list, "a list of cards", place)
        return [self.take(card, *place, i) for i, card in enumerate(cards)]


def placed(game: Mephisto, position: Mapping[str, Json]) -> MephistoState:
    """A state with the table of a position; raise BadInput for what cannot be."""
    given = only(position, GIVEN)
    state, table = MephistoState(game), Table(game)
    state.origin = dict(given)
    state.starter = _player(game, given.get("starter", 1), "starter")
    state.active = _player(game, given.get("turn", 1), "turn")
    state.emptied_by = [state.active] * game.spaces
    state.rounds = _number(given.get("rounds", 0), 0, 9, "rounds")
    for player, favor in _each_player(game, given, "favor"):
        state.favor[player] = _number(favor, game.rules.favor.min, game.rules.favor.max, "favor", player)
    for player, cards in _each_player(game, given, "hands"):
        state.hands[player] = sorted(table.take_all(cards, "hands", player))
    for player, cards in _each_player(game, given, "souls"):
        state.souls[player] = table.take_all(cards, "souls", player)
        for i, card in enumerate(state.souls[player]):
            state.heed(card)
            if not game.is_monster[card]:
                raise BadInput("only monsters are in a soul pile", ("souls", player, i))
    for player, pieces in _each_player(game, given, "gear"):
        for i, piece in enumerate(of_type(pieces, list, "a list of equipment", ("gear", player))):
            _equip(state, table, player, piece, ("gear", player, i))
    state.discards = table.take_all(given.get("discards", []), "discards")
    state.top = table.take_all(given.get("deck", []), "deck")
    state.known_top = [0] * len(state.top)
    _lay_dungeon(state, table, given.get("dungeon", []))
    _fill(state, table, given)
    step = given.get("step", "play")
    if step not in ("draw", "play") or (step == "play" and game.setup.teams):
        raise BadInput("expected 'draw' or 'play', with teams only 'draw'", ("step",))
    state.turns = 0 if step == "draw" else 1
    steps = game.turn_steps[state.active]
    in_play = next((i for i, frame in enumerate(steps) if frame[0] is play), 0)
    state.taken = []  # a choice may be made unasked before the first action
    state.start(*([(turn,)] if step == "draw" else steps[in_play:]))
    return state


def _fill(state: MephistoState, table: Table, given: Mapping[str, Json]) -> None:
    """Corners and gaps that were left open come from the rest; what is then over is the deck."""
    rest = table.left
    Random(0).shuffle(rest)
    for space, card in enumerate(state.dungeon):
        if card == OPEN and rest:
            state.dungeon[space] = rest.pop()
    corners = sum(zone == "corner" for zone, _ in state.game.deals)
    state.corners = [rest.pop() for _ in range(min(corners, len(rest)))]
    size = given.get("size")
    if size is not None:
        keep = _number(size, max(1, len(state.top)), len(state.top) + len(rest), "size") - len(state.top)
        state.discards += rest[keep:]
        rest = rest[:keep]
    state.deck = sorted(rest)


OPEN = -2
"""A space of the dungeon that a position leaves open."""


def _lay_dungeon(state: MephistoState, table: Table, dungeon: Json) -> None:
    lanes = state.game.lanes[0]
    state.dungeon = [OPEN] * len(state.dungeon)
    for i, cards in enumerate(of_type(dungeon, list, "a list of lanes", ("dungeon",))):
        spaces = lanes.get(i + 1)
        if spaces is None or len(of_type(cards, list, "a list of cards", ("dungeon", i))) > len(spaces):
            raise BadInput(f"the dungeon has {len(lanes)} lanes of {len(lanes[1])} cards", ("dungeon", i))
        for k, card in enumerate(cards):
            if card is None:
                state.dungeon[spaces[k]] = EMPTY
            elif card != ANY:
                state.dungeon[spaces[k]] = table.take(card, "dungeon", i, k)


def _equip(state: MephistoState, table: Table, player: int, value: Json, place: tuple[str | int, ...]) -> None:
    piece = only({"card": value} if isinstance(value, str) else value, GEAR, place)
    game = state.game
    card = table.take(piece.get("card"), *place, "card")
    if game.kind[card] not in {"weapon", "item"}:
        raise BadInput("only weapons and items are in play", place)
    number = state.equip(player, card)
    printed = game.durability[card]
    state.durability[number] = _number(piece.get("durability", printed), 1, printed, *place, "durability")
    state.lane[number] = _number(piece.get("lane", state.lane[number]), 0, len(game.lanes[0]), *place, "lane")
    under = table.take_all(piece.get("attached", []), *place, "attached")
    if under:
        state.attached[number] = tuple((spell, player) for spell in under)
        for spell in under:
            state.heed(spell)


def _each_player(game: Mephisto, given: Mapping[str, Json], name: str) -> list[tuple[int, Json]]:
    values = of_type(given.get(name, []), list, "a list, one element a player", (name,))
    if len(values) > game.num_players:
        raise BadInput(f"only {game.num_players} play", (name,))
    return [(player, value) for player, value in enumerate(values) if value != ANY]


def _player(game: Mephisto, value: Json, name: str) -> int:
    return _number(value, 1, game.num_players, name) - 1


def _number(value: Json, least: int, most: int, *place: str | int) -> int:
    number = int(of_type(value, int, "a whole number", place))
    if not least <= number <= most:
        raise BadInput(f"expected {least} to {most}, found {number}", place)
    return number


# ---- and back


def position(state: MephistoState) -> dict[str, Json]:
    """The table of a state in the form `placed` takes, and what follows from it."""
    game = state.game
    ids = game.ids
    columns = game.lanes[0]
    return {
        "turn": state.active + 1,
        "asked": state.player + 1 if state.player >= 0 else 0,
        "question": state.question,
        "starter": state.starter + 1,
        "rounds": state.rounds,
        "over": not state.options,
        "winners": [i + 1 for i, won in enumerate(state.returns()) if won > 0],
        "favor": list(state.favor),
        "points": [game.points(state, player) for player in range(game.num_players)],
        "empowered": list(state.empowered),
        "hands": [[ids[card] for card in hand] for hand in state.hands],
        "gear": [[_piece(state, piece) for piece in gear] for gear in state.gear],
        "souls": [[ids[card] for card in souls] for souls in state.souls],
        "dungeon": [
            [None if state.dungeon[space] == EMPTY else ids[state.dungeon[space]] for space in spaces]
            for spaces in columns.values()
        ],
        "deck": [ids[card] for card in state.top],
        "bottom": [ids[card] for card in state.bottom],
        "size": state.cards_left(),
        "discards": [ids[card] for card in state.discards],
    }


def _piece(state: MephistoState, piece: int) -> dict[str, Json]:
    ids, game = state.game.ids, state.game
    return {
        "card": ids[game.design_of[piece]],
        "durability": state.durability[piece],
        "lane": state.lane[piece],
        "attack": state.attack_of(piece),
        "attached": [ids[spell] for spell, _ in state.attached.get(piece, ())],
    }
