"""Positions of Mephisto as JSON: a table made of what a scenario or a save says, and a table said so.

Players are numbered from 1. `dungeon` has a list of cards for each lane as player 1 counts them; null is a gap.
What a position leaves out: dungeon cards come from the rest of the deck, hands and piles are empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cardpress_engines.kernel.interpreter import start_of
from cardpress_engines.kernel.json_input import InputError, Json, did_you_mean, of_type, only
from cardpress_engines.kernel.position import ANY, STEP, ComponentSupply, each_player, flag, number, word
from cardpress_engines.kernel.state import Frame, frame
from cardpress_engines.mephisto.actions import CARD
from cardpress_engines.mephisto.equipping import equip, piece_laid
from cardpress_engines.mephisto.state import EMPTY, Game, MephistoState
from cardpress_engines.mephisto.teams import play_together
from cardpress_engines.mephisto.turn import play, turn

GIVEN = (
    "turn", "starter", STEP, "turns", "acted", "handed_over", "favor", "empowered", "hands", "gear", "souls",
    "used", "dungeon", "emptied_by", "corners", "deck", "bottom", "size", "discards", "rounds", "last_turns",
)  # fmt: skip
"""What a position can say. `deck` are the top cards and `bottom` those at the bottom, uppermost first, where cards
lie that have an order; `size` is how many cards the deck keeps. `used` are monsters of soul piles whose ability
was used, `emptied_by` says for each space of the dungeon who made the last gap there, `acted` are partners who
have taken their action, `last_turns` how many turns a player alone still has, this one included."""
SEEN = ("card", "known")
USED = ("card", "player")
MOST_TURNS, MOST_ATTACK = 9999, 99


def state_from_table(game: Game, table: Mapping[str, Json]) -> MephistoState:
    """A state with a table; raise InputError for what cannot be."""
    given = only(table, GIVEN)
    state, cards = MephistoState(game), ComponentSupply("card", game.ids, game.all_cards)
    state.starter = _player(game, given.get("starter", 1), "starter")
    state.active = _player(game, given.get("turn", 1), "turn")
    step = word(given.get(STEP, "draw" if game.setup.teams else "play"), ("draw", "play"), STEP)
    state.turns = number(given.get("turns", 1), 1, MOST_TURNS, "turns") - (step == "draw")
    _number_players(state, given)
    _pile(state, cards, given)
    _lay_dungeon(state, cards, given)
    _fill(state, cards, given)
    _use(state, given)
    _end(state, given)
    state.taken = []  # a choice may be made unasked before the first action
    state.start(*_steps(state, step, given))
    return state


def _player(game: Game, value: Json, *place: str | int) -> int:
    return number(value, 1, game.num_players, *place) - 1


def _number_players(state: MephistoState, given: Mapping[str, Json]) -> None:
    rules, players = state.game.rules.favor, state.game.num_players
    for player, favor in each_player(given, "favor", players):
        state.favor[player] = number(favor, rules.min, rules.max, "favor", player)
    for player, attack in each_player(given, "empowered", players):
        state.empowered[player] = number(attack, 0, MOST_ATTACK, "empowered", player)


def _pile(state: MephistoState, cards: ComponentSupply, given: Mapping[str, Json]) -> None:
    """Everything that lies in no space of the dungeon and has a place that is said."""
    game = state.game
    for player, hand in each_player(given, "hands", game.num_players):
        state.hands[player] = sorted(cards.take_all(hand, "hands", player))
    for player, souls in each_player(given, "souls", game.num_players):
        state.souls[player] = cards.take_all(souls, "souls", player)
        for i, card in enumerate(state.souls[player]):
            if not game.is_monster[card]:
                raise InputError("only monsters are in a soul pile", ("souls", player, i))
            state.listen_for(card)
    for player, pieces in each_player(given, "gear", game.num_players):
        for i, piece in enumerate(of_type(pieces, list, "a list of equipment", ("gear", player))):
            equip(state, cards, player, piece, "gear", player, i)
    state.discards = cards.take_all(given.get("discards", []), "discards")
    state.top, state.known_top = _known_cards(game, cards, given, "deck")
    state.bottom, state.known_bottom = _known_cards(game, cards, given, "bottom")


def _known_cards(
    game: Game, cards: ComponentSupply, given: Mapping[str, Json], name: str
) -> tuple[list[int], list[int]]:
    """Cards of the deck with an order, and who has looked at each, as a bit mask."""
    listed = of_type(given.get(name, []), list, "a list of cards", (name,))
    found, known = [], []
    for i, value in enumerate(listed):
        card = only({"card": value} if isinstance(value, str) else value, SEEN, (name, i))
        players = of_type(card.get("known", []), list, "a list of players", (name, i, "known"))
        found.append(cards.take(card.get("card"), name, i, *(() if isinstance(value, str) else ("card",))))
        known.append(sum(1 << p for p in {_player(game, p, name, i, "known", k) for k, p in enumerate(players)}))
    return found, known


OPEN = -2
"""A space of the dungeon that a position leaves open."""


def _lay_dungeon(state: MephistoState, cards: ComponentSupply, given: Mapping[str, Json]) -> None:
    state.dungeon = [OPEN] * len(state.dungeon)
    for space, card, place in _spaces(state.game, given, "dungeon"):
        if card is None:
            state.dungeon[space] = EMPTY
        elif card != ANY:
            state.dungeon[space] = cards.take(card, *place)
    state.emptied_by = [state.active] * len(state.dungeon)
    for space, player, place in _spaces(state.game, given, "emptied_by"):
        state.emptied_by[space] = _player(state.game, player, *place)


def _spaces(game: Game, given: Mapping[str, Json], name: str) -> list[tuple[int, Json, tuple[str | int, ...]]]:
    """What is said of spaces of the dungeon, lane by lane: the space, the value, its place."""
    lanes, found = game.lanes[0], list[tuple[int, Json, tuple[str | int, ...]]]()
    for i, values in enumerate(of_type(given.get(name, []), list, "a list of lanes", (name,))):
        spaces = lanes.get(i + 1)
        if spaces is None or len(of_type(values, list, "a list of cards", (name, i))) > len(spaces):
            raise InputError(f"the dungeon has {len(lanes)} lanes of {len(lanes[1])} cards", (name, i))
        found += [(spaces[k], value, (name, i, k)) for k, value in enumerate(values)]
    return found


def _fill(state: MephistoState, cards: ComponentSupply, given: Mapping[str, Json]) -> None:
    """Corners and gaps that were left open come from the rest; what is then over is the deck."""
    corners = sum(zone == "corner" for zone, _ in state.game.deals)
    state.corners = cards.take_all(given.get("corners", []), "corners")
    if len(state.corners) > corners:
        raise InputError(f"expected at most {corners} cards, found {len(state.corners)}", ("corners",))
    rest = cards.left
    Random(0).shuffle(rest)
    for space, card in enumerate(state.dungeon):
        if card == OPEN:
            state.dungeon[space] = rest.pop() if rest else EMPTY
    state.corners += [rest.pop() for _ in range(min(corners - len(state.corners), len(rest)))]
    size = given.get("size")
    if size is not None:
        ordered = len(state.top) + len(state.bottom)
        keep = number(size, max(1, ordered), ordered + len(rest), "size") - ordered
        state.discards += rest[keep:]
        rest = rest[:keep]
    state.deck = sorted(rest)


def _use(state: MephistoState, given: Mapping[str, Json]) -> None:
    """Abilities of soul piles that were used: each as often as there are copies of the monster at most."""
    game = state.game
    for i, value in enumerate(of_type(given.get("used", []), list, "a list of monsters", ("used",))):
        entry = only(value, USED, ("used", i))
        player = _player(game, entry.get("player"), "used", i, "player")
        usable = [game.ids[card] for card in state.souls[player] if card in game.optional]
        id_ = entry.get("card")
        if id_ not in usable:
            hint = did_you_mean(str(id_), usable) if usable else ""
            raise InputError(
                f"no monster of this soul pile has an ability that is used{hint}", ("used", i, "card")
            )
        ability, card = game.optional[game.ids.index(id_)], game.ids.index(id_)
        use = start_of(ability.entry, player, CARD + card).use
        if state.is_spent(ability.per, use):
            raise InputError(f"{id_!r} was used as often as it lies in the soul pile", ("used", i))
        state.spend(ability.per, use)


def _end(state: MephistoState, given: Mapping[str, Json]) -> None:
    """How often the deck has run out, and what follows from it for the end (MEPH-80, 83, 112)."""
    game = state.game
    hint = f"with {game.rounds} the last turns have come"
    state.rounds = number(given.get("rounds", 0), 0, game.rounds, "rounds", hint=hint)
    state.ending = state.rounds == game.rounds
    if game.alone and state.ending:
        most = game.rules.solitaire.last_turns + 1
        state.last_turns = number(given.get("last_turns", most), 1, most, "last_turns")
    elif "last_turns" in given:
        raise InputError("only a player alone counts last turns, when the deck has run out", ("last_turns",))


def _steps(state: MephistoState, step: str, given: Mapping[str, Json]) -> list[Frame]:
    """What is to be done: the whole turn, or what is left of it from the play step on."""
    game, partner = state.game, state.game.partner[state.active]
    acted = of_type(given.get("acted", []), list, "a list of players", ("acted",))
    for name in ("acted", "handed_over"):
        if name in given and (step == "draw" or not game.setup.teams):
            raise InputError("only partners share a play step", (name,))
    if [each for each in acted if each != partner + 1] or len(acted) > 1:
        raise InputError(f"expected nobody or player {partner + 1}, whose partner goes on", ("acted",))
    if step == "draw":
        return [frame(turn, None)]
    steps = game.turn_steps[state.active]
    handed_over = flag(given.get("handed_over", False), "handed_over")
    place = next(i for i, (each, _) in enumerate(steps) if each in {play, play_together})
    together = frame(play_together, (state.active, bool(acted) << partner, handed_over))
    return [together if game.setup.teams else steps[place], *steps[place + 1 :]]


# ---- and back


def is_settled(state: MephistoState) -> bool:
    """Whether the table says all: in the play step, while no card works and the end is not overdue."""
    if state.question != "turn" or state.player < 0 or state.rounds > state.game.rounds or state.resolving:
        return False
    return all(_used_ability(state, use) is not None for use in (*state.spent_turn, *state.spent_game))


def _used_ability(state: MephistoState, use: tuple[int, int, int]) -> dict[str, Json] | None:
    """A used ability of a monster; None for a use of anything else."""
    counter, player, bearer = use
    card = bearer - CARD
    ability = state.game.optional.get(card)
    if ability is None or ability.entry[0] != counter:
        return None
    return {"card": state.game.ids[card], "player": player + 1}


def table_of(state: MephistoState) -> dict[str, Json]:
    """The table of a state that is settled."""
    game, ids, lanes = state.game, state.game.ids, state.game.lanes[0].values()
    table: dict[str, Json] = {
        "turn": state.active + 1,
        "starter": state.starter + 1,
        STEP: "play",
        "turns": state.turns,
        "favor": list(state.favor),
        "empowered": list(state.empowered),
        "hands": [[ids[card] for card in hand] for hand in state.hands],
        "gear": [[piece_laid(state, piece) for piece in gear] for gear in state.gear],
        "souls": [[ids[card] for card in souls] for souls in state.souls],
        "used": [_used_ability(state, use) for use in (*state.spent_turn, *state.spent_game)],
        "dungeon": [
            [None if state.dungeon[space] == EMPTY else ids[state.dungeon[space]] for space in spaces]
            for spaces in lanes
        ],
        "emptied_by": [[state.emptied_by[space] + 1 for space in spaces] for spaces in lanes],
        "corners": [ids[card] for card in state.corners],
        "deck": _known_json(game, state.top, state.known_top),
        "bottom": _known_json(game, state.bottom, state.known_bottom),
        "discards": [ids[card] for card in state.discards],
        "rounds": state.rounds,
    }
    if game.setup.teams:
        shared = state.argument_of_waiting(play_together)
        assert shared is not None
        _, acted, handed_over = shared
        table["acted"] = [player + 1 for player in range(game.num_players) if acted & 1 << player]
        table["handed_over"] = handed_over
    return table | ({"last_turns": state.last_turns} if state.last_turns >= 0 else {})


def _known_json(game: Game, cards: list[int], known: list[int]) -> list[Json]:
    """Cards of the deck with an order, with the players who have looked at each."""
    players = range(game.num_players)
    return [
        {"card": game.ids[card], "known": [player + 1 for player in players if mask & 1 << player]}
        for card, mask in zip(cards, known, strict=True)
    ]
