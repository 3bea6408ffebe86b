"""Positions of Carnomorphs as JSON: reading a state from a scenario or save, and writing one.

Players, rooms and pods are numbered as on their pieces. What a position leaves out is as at the start of a drill:
characters in the Hibernatorium, no carnomorph met; a player's cards that are not named lie in the player's deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardpress_engines.carnomorphs.action_names import corridor_name
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.drill.rounds import end_turn, new_round, next_turn, rest_of_turn_steps
from cardpress_engines.carnomorphs.drill.single_procedures import choose_procedure
from cardpress_engines.carnomorphs.drill.turn_actions import take_action
from cardpress_engines.carnomorphs.procedures.cards import cards_of
from cardpress_engines.carnomorphs.procedures.ending import engine_lookers, engine_row
from cardpress_engines.carnomorphs.state import ABOARD, FATES, GONE, OUT, CarnomorphState, Game
from cardpress_engines.carnomorphs.state_description import OWN, PILES, RESOURCES, pile_name, table
from cardpress_engines.kernel.board_map import NOWHERE
from cardpress_engines.kernel.json_input import InputError, Json, of_type, only
from cardpress_engines.kernel.position import STEP, ComponentSupply, flag, number, word
from cardpress_engines.kernel.state import frame

STEPS: Final = ("act", "round", "procedures")
"""During a turn; before a round; single procedures."""
GIVEN: Final = (
    STEP, "round", "first", "active", "actions", "time_space", "countdown", "exploded", "met", "players", "rooms",
    "noisy", "closed", "airlocks", "figures", "adaptations", "eggs", "bag", "locked", "lost_pods",
    "course", "engines", "peeked", "looked", *PILES,
)  # fmt: skip
"""The members of a position."""
BITS: Final = ("slimed", "passed", "scratched")
PLAYER: Final = ("room", "fate", *RESOURCES, *BITS, "carried", "pod", *map(pile_name, OWN), "deck")
"""The members of a player."""
ROOM: Final = ("tile", "items", "burns", "broken", "things")
MOST: Final = 999


def state_from_table(game: Game, table: Mapping[str, Json]) -> CarnomorphState:
    """The state a position describes; raise InputError for one that is not possible."""
    given = only(table, GIVEN)
    state = CarnomorphState(game)
    step = word(given.get(STEP, STEPS[0]), STEPS, STEP)
    _count(state, given)
    _ship(state, given)
    _carnomorphs(state, given)
    _cards(state, given)
    _secrets(state, given)
    _count_things(state)
    if step == STEPS[0] and (state.fate[state.active] != ABOARD or state.passed >> state.active & 1):
        raise InputError("the active player must be aboard and not have passed", ("active",))
    state.taken = []  # records choices with a single option before the first action
    if step == STEPS[0]:
        state.start(*rest_of_turn_steps())
    else:
        state.start(frame(new_round, None) if step == STEPS[1] else frame(choose_procedure, None))
    return state


def _list(value: Json, *place: str | int) -> list[Json]:
    found: list[Json] = of_type(value, list, "a list", place)
    return found


def _object(value: Json, *place: str | int) -> dict[str, Json]:
    found: dict[str, Json] = of_type(value, dict, "an object", place)
    return found


# ---- numbers and sets


def _count(state: CarnomorphState, given: Mapping[str, Json]) -> None:
    game, times = state.game, state.game.rules.time
    state.rounds = number(given.get("round", 1), 0, MOST, "round")
    state.first = number(given.get("first", 1), 1, game.num_players, "first") - 1
    state.active = number(given.get("active", state.first + 1), 1, game.num_players, "active") - 1
    actions = game.rules.round.actions
    state.left = number(given.get("actions", actions), 0, actions, "actions")
    state.clock = number(given.get("time_space", 0), 0, times.spaces, "time_space")
    if given.get("countdown") is not None:
        state.countdown = number(given["countdown"], 0, times.destruct, "countdown")
    state.exploded = flag(given.get("exploded", False), "exploded")
    state.met = flag(given.get("met", False), "met")
    state.eggs = number(given.get("eggs", state.eggs), 0, state.eggs, "eggs")
    state.course = "ABCD".index(word(given.get("course", game.rules.setup.course), (*"ABCD",), "course"))
    pods = game.rules.setup.pods[game.num_players - 1]
    if "locked" in given:
        state.locked = _mask(given["locked"], pods, "locked")
    state.lost_pods = _mask(given.get("lost_pods", []), pods, "lost_pods")


def _mask(value: Json, most: int, *place: str | int) -> int:
    """A bit mask from a list of numbers that start at 1."""
    return sum(1 << number(each, 1, most, *place, at) - 1 for at, each in enumerate(_list(value, *place)))


def _slot(game: Game, value: Json, *place: str | int) -> int:
    names = {str(slot): room for room, slot in enumerate(game.slots)}
    return names[word(str(value), tuple(names), *place)]


def _things(game: Game, value: Json, *place: str | int) -> list[int]:
    return sorted(
        game.things.index(word(each, game.things, *place, at)) for at, each in enumerate(_list(value, *place))
    )


# ---- the ship


def _ship(state: CarnomorphState, given: Mapping[str, Json]) -> None:
    game = state.game
    ways = {corridor_name(state, way): way for way in range(game.technical + 1)}
    for name, most in (("noisy", game.technical), ("closed", game.technical - 1)):
        named = [word(each, tuple(ways), name, at) for at, each in enumerate(_list(given.get(name, []), name))]
        mask = sum(1 << ways[each] for each in dict.fromkeys(named))
        if mask >> most + 1:
            raise InputError("technical corridors have no doors", (name,))
        if name == "noisy":
            state.noises = mask
        else:
            state.closed = mask
    if state.closed.bit_count() > game.doors:
        raise InputError(f"there are only {game.doors} door tokens", ("closed",))
    for at, each in enumerate(_list(given.get("airlocks", []), "airlocks")):
        state.airlock |= 1 << _slot(game, each, "airlocks", at)
    if "rooms" not in given:
        state.things[game.start_room] = [len(game.things) - 1]
    tiles = ComponentSupply("tile", game.ids, (*state.tiles_one, *state.tiles_two))
    for name, value in _object(given.get("rooms", {}), "rooms").items():
        _room(state, tiles, _slot(game, name, "rooms", name), only(value, ROOM, ("rooms", name)), name)
    for bits, most, what in (
        (state.fires, game.rules.round.fires, "burns"),
        (state.malfunctions, game.rules.round.malfunctions, "broken"),
    ):
        if bits.bit_count() > most:
            raise InputError(f"there are only {most} of these markers ({what})", ("rooms",))


def _room(state: CarnomorphState, tiles: ComponentSupply, room: int, entry: Mapping[str, Json], name: str) -> None:
    game, place = state.game, ("rooms", name)
    if entry.get("tile") is not None and game.fixed[room] == NOTHING:
        deal = game.deals[room]
        tile = tiles.take(entry["tile"], *place, "tile", among=lambda each: game.cards[each].slot == deal)
        (state.tiles_one if deal == "one" else state.tiles_two).remove(tile)
        state.tiles[room], state.explored = tile, state.explored | 1 << room
    elif entry.get("tile") not in {None, game.ids[game.fixed[room]]}:
        raise InputError(f"this room always has the tile {game.ids[game.fixed[room]]!r}", (*place, "tile"))
    state.items[room] = number(entry.get("items", 0), 0, MOST, *place, "items")
    state.fires |= flag(entry.get("burns", False), *place, "burns") << room
    state.malfunctions |= flag(entry.get("broken", False), *place, "broken") << room
    state.things[room] = _things(game, entry.get("things", []), *place, "things")


# ---- carnomorphs


def _carnomorphs(state: CarnomorphState, given: Mapping[str, Json]) -> None:
    game = state.game
    entry = only(given.get("figures", {}), game.levels, ("figures",))
    for level, name in enumerate(game.levels):
        figures = game.figures_of[level]
        values = _list(entry.get(name, []), "figures", name)
        if len(values) > len(figures):
            raise InputError(f"the box has only so many figures of this type: {len(figures)}", ("figures", name))
        for at, value in enumerate(values):
            _figure(state, figures[at], value, ("figures", name, at))
    cards = ComponentSupply("adaptation", game.ids, state.adaptation_deck)
    slots = only(given.get("adaptations", {}), game.levels[1:], ("adaptations",))
    for slot, name in enumerate(game.levels[1:]):
        value = slots.get(name)
        if value is not None:
            state.adaptations[slot] = GONE if value == "gone" else cards.take(value, "adaptations", name)
    state.adaptation_deck = cards.left
    tokens = ComponentSupply("token", game.ids, game.tokens)
    state.supply = tokens.take_all(given.get("supply", []), "supply")
    if "bag" in given:
        state.bag = sorted(tokens.take_all(given["bag"], "bag"))
    state.supply = sorted((*state.supply, *tokens.left))


def _figure(state: CarnomorphState, figure: int, value: Json, place: tuple[str | int, ...]) -> None:
    if value is None:
        return
    if value == "out":
        state.at[figure] = OUT
        return
    entry = only(value, ("room", "injuries"), place)
    state.at[figure] = _slot(state.game, entry.get("room"), *place, "room")
    state.injuries[figure] = number(entry.get("injuries", 0), 0, MOST, *place, "injuries")


# ---- cards


def _cards(state: CarnomorphState, given: Mapping[str, Json]) -> None:
    game = state.game
    players = _list(given.get("players", []), "players")
    if len(players) > game.num_players:
        raise InputError(f"there are only {game.num_players} players", ("players",))
    hidden = ComponentSupply("card", game.ids, (*state.mutation_deck, *state.corporate_deck, *state.personal_deck))
    for player, value in enumerate(players):
        entry = only(value, PLAYER, ("players", player))
        _board(state, player, entry)
        _hand(state, hidden, player, entry)
    state.mutation_deck = _cards_left(game, hidden, "mutation")
    sides = _cards_left(game, hidden, "objective")
    state.corporate_deck = [each for each in sides if game.cards[each].side == "corporate"]
    state.personal_deck = [each for each in sides if game.cards[each].side == "personal"]
    events = ComponentSupply("card", game.ids, state.event_deck)
    for name in ("event_discards", "removed", "event_top", "event_bottom"):
        setattr(state, name, events.take_all(given.get(name, []), name))
    state.event_deck = events.left
    attacks = ComponentSupply("card", game.ids, state.attack_deck)
    state.attack_discards = attacks.take_all(given.get("attack_discards", []), "attack_discards")
    state.attack_deck = attacks.left
    gone = ComponentSupply("adaptation", game.ids, state.adaptation_deck)
    state.lost_adaptations = gone.take_all(given.get("lost_adaptations", []), "lost_adaptations")
    state.adaptation_deck = gone.left
    owned = sum(each >= game.unknown for player in range(game.num_players) for each in cards_of(state, player))
    if owned > len(game.contaminations):
        raise InputError(f"there are only {len(game.contaminations)} contamination cards", ("players",))
    del state.contamination[:owned]


def _cards_left(game: Game, cards: ComponentSupply, kind: str) -> list[int]:
    return [each for each in cards.left if game.kind[each] == kind]


def _board(state: CarnomorphState, player: int, entry: Mapping[str, Json]) -> None:
    game, place, wounds = state.game, ("players", player), state.game.rules.wounds
    most = {
        "light": wounds.light_limit, "serious": wounds.serious_limit,
        "markers": MOST, "ammo": game.rules.setup.ammo, "signals": MOST,
    }  # fmt: skip
    for name in RESOURCES:
        row = getattr(state, name)
        row[player] = number(entry.get(name, row[player]), 0, most[name], *place, name)
    for name in BITS:
        bit = flag(entry.get(name, False), *place, name) << player
        setattr(state, name, getattr(state, name) | bit)
    state.fate[player] = FATES.index(word(entry.get("fate", FATES[ABOARD]), FATES, *place, "fate"))
    if state.fate[player] != ABOARD:
        state.pos[player] = NOWHERE
    elif "room" in entry:
        state.pos[player] = _slot(game, entry["room"], *place, "room")
    if entry.get("carried") is not None:
        state.carried[player] = _things(game, [entry["carried"]], *place, "carried")[0]
    state.pod_of[player] = number(entry.get("pod", 0), 0, game.pods, *place, "pod") - 1


def _count_things(state: CarnomorphState) -> None:
    """Count the heavy objects left in the box; raise InputError if more are placed than there are."""
    game = state.game
    for kind, name in enumerate(game.things):
        there = sum(pile.count(kind) for pile in state.things) + state.carried.count(kind)
        there += state.eggs if kind == game.egg else 0
        state.left_things[kind] = game.thing_copies[kind] - there
        if state.left_things[kind] < 0:
            raise InputError(f"there are only {game.thing_copies[kind]} of {name!r}", ("rooms",))


def _hand(state: CarnomorphState, hidden: ComponentSupply, player: int, entry: Mapping[str, Json]) -> None:
    game, place = state.game, ("players", player)
    own = ComponentSupply("card", game.ids, (*game.crew_actions, *_contamination_cards(game)))
    for name in ("hands", "discards"):
        cards = own.take_all(entry.get(pile_name(name), []), *place, pile_name(name))
        getattr(state, name)[player] = sorted(cards)
    if "deck" in entry:
        state.decks[player] = sorted(own.take_all(entry["deck"], *place, "deck"))
    else:
        state.decks[player] = [each for each in own.left if each < game.unknown]
    left = [each for each in own.left if each < game.unknown]
    if "deck" in entry and left:
        raise InputError(f"{game.ids[left[0]]!r} is missing from the player's cards", (*place, "deck"))
    for name in OWN[2:]:
        getattr(state, name)[player] = hidden.take_all(entry.get(pile_name(name), []), *place, pile_name(name))


def _contamination_cards(game: Game) -> list[int]:
    """Enough contamination cards of each of the three numbers to name any position."""
    return [each for each in (game.unknown, game.infected, game.clean) for _ in game.contaminations]


# ---- what only some players have seen


def _secrets(state: CarnomorphState, given: Mapping[str, Json]) -> None:
    game = state.game
    _explorations(state, given)
    for name, value in _object(given.get("peeked", {}), "peeked").items():
        _peek(
            state, _slot(game, name, "peeked", name), only(value, ("tile", "token", "by"), ("peeked", name)), name
        )
    cards = ComponentSupply("card", game.ids, state.coordinates_deck)
    state.coordinates = cards.take_all(given.get("coordinates", []), "coordinates")
    state.coordinates_deck = cards.left
    looked = only(given.get("looked", {}), ("course", "top", "bottom"), ("looked",))
    state.looked_course = _masks(game, looked, "course", len(state.coordinates))
    state.top_seen = _masks(game, looked, "top", len(state.event_top))
    state.bottom_seen = _masks(game, looked, "bottom", len(state.event_bottom))
    for engine, value in enumerate(_list(given.get("engines", []), "engines")):
        entry = only(value, ("top", "seen"), ("engines", engine))
        if entry.get("top") is None:
            continue
        row = engine_row(state, engine)
        names = tuple(game.ids[each] for each in row)
        top = row[names.index(word(entry["top"], names, "engines", engine, "top"))]
        row.sort(key=lambda token, top=top: token != top)  # type: ignore[misc]
        state.engines_set |= 1 << engine
        seen = _list(entry.get("seen", [[], []]), "engines", engine, "seen")
        engine_lookers(state, engine)[:] = [
            _mask(each, game.num_players, "engines", engine, "seen", at) for at, each in enumerate(seen)
        ]


def _explorations(state: CarnomorphState, given: Mapping[str, Json]) -> None:
    """Take the tokens of rooms that are face up: those the position names, or else any."""
    game = state.game
    tokens = ComponentSupply("token", game.ids, state.explorations)
    turned = [room for room, tile in enumerate(state.tiles) if tile != game.fixed[room]]
    if "used_tokens" in given:
        state.used_tokens = sorted(tokens.take_all(given["used_tokens"], "used_tokens"))
        if len(state.used_tokens) != len(turned):
            raise InputError(f"expected {len(turned)} tokens, one for each room turned up", ("used_tokens",))
    else:
        state.used_tokens = [tokens.left.pop(0) for _ in turned]
    state.explorations = tokens.left


def _masks(game: Game, entry: Mapping[str, Json], name: str, count: int) -> list[int]:
    """For each card of a row, the players who have looked at it."""
    values = _list(entry.get(name, [[] for _ in range(count)]), "looked", name)
    if len(values) != count:
        raise InputError(f"expected a list of players for each card, {count} in all", ("looked", name))
    return [_mask(each, game.num_players, "looked", name, at) for at, each in enumerate(values)]


def _peek(state: CarnomorphState, room: int, entry: Mapping[str, Json], name: str) -> None:
    game, place = state.game, ("peeked", name)
    if state.explored >> room & 1:
        raise InputError("this room is already face up", place)
    is_one = game.deals[room] == "one"
    tiles = ComponentSupply("tile", game.ids, state.tiles_one if is_one else state.tiles_two)
    tile = tiles.take(entry.get("tile"), *place, "tile")
    if is_one:
        state.peeked_one[room], state.tiles_one = tile, tiles.left
    else:
        state.peeked_two[room], state.tiles_two = tile, tiles.left
    tokens = ComponentSupply("token", game.ids, state.explorations)
    state.peeked_token[room] = tokens.take(entry.get("token"), *place, "token")
    state.explorations = tokens.left
    state.looked[room] = _mask(entry.get("by", []), game.num_players, *place, "by")


# ---- writing a position


def is_settled(state: CarnomorphState) -> bool:
    """Whether a position describes the state fully: an action is being chosen and no effect is under way."""
    return state.question == "act" and [step for step, _ in state.stack] == [next_turn, end_turn, take_action]


def table_of(state: CarnomorphState) -> dict[str, Json]:
    """The position that describes a settled state."""
    return {STEP: STEPS[0], **table(state)}
