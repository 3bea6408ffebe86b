"""Positions of Adrenaline as JSON: reading a state from a scenario or save, and writing one.

Players are numbered from 1 in turn order; squares are named by row and column. Defaults for what a position leaves
out: players without a character get the unused ones in alphabetical order; spawnpoints and squares get the first
weapons and tiles available; everything else is in its deck or in the box.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardpress_engines.adrenaline.actions import COLORS
from cardpress_engines.adrenaline.ending import LIMIT, end_turn, rest_of_turn_steps, turn_steps
from cardpress_engines.adrenaline.state import EMPTY, NOT_YET, AdrenalineState, Game
from cardpress_engines.adrenaline.state_description import table
from cardpress_engines.adrenaline.turn import take_action
from cardpress_engines.kernel.board_map import NOWHERE
from cardpress_engines.kernel.json_input import InputError, Json, of_type, only
from cardpress_engines.kernel.position import STEP, ComponentSupply, flag, number, word

GIVEN = (
    STEP, "round", "active", "actions", "unlocked", "skulls", "frenzy", "turns_left", "track", "players", "stalls",
    "tiles", "hacked", "tile_discards", "powerup_discards", "poisoned", "hypnotised", "hot",
)  # fmt: skip
"""The members of a position. `active` is the player whose turn it is, `actions` how many they have left."""
PLAYER = (
    "character", "square", "damage", "marks", "points", "covered", "flipped", "rush", "cubes", "weapons",
    "unloaded", "powerups", "buffer", "buffered_marks",
)  # fmt: skip
"""The members of a player. `damage` and `marks` list the players who gave them, one entry for each token."""
STEPS = ("act", "turn")
"""During a turn, or before it begins."""
MOST = 9999


def state_from_table(game: Game, table: Mapping[str, Json]) -> AdrenalineState:
    """The state a position describes; raise InputError for one that is not possible."""
    given = only(table, GIVEN)
    state = AdrenalineState(game)
    cards = ComponentSupply("card", game.ids, (*game.weapons, *game.personal, *game.powerups, *game.tiles))
    step = word(given.get(STEP, STEPS[0]), STEPS, STEP)
    _count(state, given)
    _track(state, given)
    players = of_type(given.get("players", []), list, "a list, one element a player", ("players",))
    if len(players) > game.num_players:
        raise InputError(f"there are only {game.num_players} players", ("players",))
    entries = [only(each, PLAYER, ("players", place)) for place, each in enumerate(players)]
    entries += [{} for _ in range(game.num_players - len(entries))]
    _characters(state, entries)
    for player, each in enumerate(entries):
        _board(state, player, each)
        _hand(state, cards, player, each)
    _bits(state, given)
    _lay(state, cards, given)
    if step == STEPS[0] and state.pos[state.active] == NOWHERE:
        raise InputError("the active player must stand on a square", ("players", state.active, "square"))
    state.taken = []  # records choices with a single option before the first action
    state.start(*(rest_of_turn_steps() if step == STEPS[0] else turn_steps()))
    return state


def _count(state: AdrenalineState, given: Mapping[str, Json]) -> None:
    game, players = state.game, state.game.num_players
    state.rounds = number(given.get("round", 1), 0, LIMIT + 1, "round")
    state.active = number(given.get("active", 1), 1, players, "active") - 1
    state.left = number(given.get("actions", game.rules.turn.actions), 0, game.rules.turn.actions, "actions")
    state.unlocked = flag(given.get("unlocked", False), "unlocked")
    state.skulls = number(given.get("skulls", state.skulls), 0, game.rules.scoring.skulls, "skulls")
    frenzy = number(given.get("frenzy", 0), 0, players, "frenzy")
    state.frenzy = frenzy - 1 if frenzy else NOT_YET
    most = players if frenzy else 0
    state.turns_left = number(given.get("turns_left", most), min(1, most), most, "turns_left")
    state.hot = number(given.get("hot", 0), 0, game.rules.tokens.overload, "hot")


def _track(state: AdrenalineState, given: Mapping[str, Json]) -> None:
    for place, value in enumerate(of_type(given.get("track", []), list, "a list of kills", ("track",))):
        kill = only(value, ("player", "overkill"), ("track", place))
        killer = number(kill.get("player"), 1, state.game.num_players, "track", place, "player")
        state.track.append((killer - 1, flag(kill.get("overkill", False), "track", place, "overkill")))


def _characters(state: AdrenalineState, entries: list[dict[str, Json]]) -> None:
    names = state.game.characters
    for player, each in enumerate(entries):
        if each.get("character") is not None:
            character = names.index(word(each["character"], names, "players", player, "character"))
            if character in state.characters:
                raise InputError("two players have this character", ("players", player, "character"))
            state.characters[player] = character
    left = [each for each in range(len(names)) if each not in state.characters]
    for player, character in enumerate(state.characters):
        if character == EMPTY:
            state.characters[player] = left.pop(0)


# ---- players


def _players(value: Json, players: int, *place: str | int) -> list[int]:
    found = of_type(value, list, "a list of players", place)
    return [number(each, 1, players, *place, at) - 1 for at, each in enumerate(found)]


def _board(state: AdrenalineState, player: int, entry: Mapping[str, Json]) -> None:
    game, place = state.game, ("players", player)
    state.points[player] = number(entry.get("points", 0), 0, MOST, *place, "points")
    state.covered[player] = number(entry.get("covered", 0), 0, MOST, *place, "covered")
    state.flipped |= flag(entry.get("flipped", False), *place, "flipped") << player
    state.rush[player] = number(entry.get("rush", 0), 0, game.rules.rush.steps, *place, "rush")
    damage = _players(entry.get("damage", []), game.num_players, *place, "damage")
    if len(damage) > game.most_damage - state.rush[player]:
        raise InputError("the board has no room for so much damage", (*place, "damage"))
    state.damage[player] = damage
    for giver in _players(entry.get("marks", []), game.num_players, *place, "marks"):
        state.marks[player][giver] += 1
    if max(state.marks[player]) > game.most_marks:
        raise InputError(f"expected at most {game.most_marks} marks of a color", (*place, "marks"))
    if entry.get("square") is not None:
        state.pos[player] = _square(game, entry["square"], *place, "square")
    if not game.setup.teams and ("buffer" in entry or "buffered_marks" in entry):
        raise InputError("only teams have a buffer", (*place, "buffer" if "buffer" in entry else "buffered_marks"))
    state.buffer[player] = _players(entry.get("buffer", []), game.num_players, *place, "buffer")
    for giver in _players(entry.get("buffered_marks", []), game.num_players, *place, "buffered_marks"):
        state.buffered_marks[player][giver] += 1


def _square(game: Game, value: Json, *place: str | int) -> int:
    names = tuple(game.square_name(at) for at in game.squares)
    return game.square(word(value, names, *place))


def _hand(state: AdrenalineState, cards: ComponentSupply, player: int, entry: Mapping[str, Json]) -> None:
    game, place, character = state.game, ("players", player), state.characters[player]
    limits = game.rules.limits
    if "cubes" in entry:
        cubes = only(entry["cubes"], COLORS, (*place, "cubes"))
        state.cubes[player] = [
            number(cubes.get(color, 0), 0, limits.cubes, *place, "cubes", color) for color in COLORS
        ]
    own = {EMPTY, character}
    weapons = cards.take_all(
        entry.get("weapons", []), *place, "weapons",
        among=lambda each: game.kind[each] == "weapon" and game.owner[each] in own,
    )  # fmt: skip
    state.weapons[player] = sorted(weapons)
    state.loaded |= set(weapons)
    names = tuple(game.ids[weapon] for weapon in weapons)
    for at, value in enumerate(
        of_type(entry.get("unloaded", []), list, "a list of weapons", (*place, "unloaded"))
    ):
        state.loaded.discard(weapons[names.index(word(value, names, *place, "unloaded", at))])
    hand = cards.take_all(
        entry.get("powerups", []), *place, "powerups", among=lambda each: game.kind[each] == "powerup"
    )
    state.powerups[player] = sorted(hand)


# ---- the arena


def _bits(state: AdrenalineState, given: Mapping[str, Json]) -> None:
    players = state.game.num_players
    for player in _players(given.get("poisoned", []), players, "poisoned"):
        state.poisoned |= 1 << player
    for player in _players(given.get("hypnotised", []), players, "hypnotised"):
        state.hypnotised |= 1 << player


def _lay(state: AdrenalineState, cards: ComponentSupply, given: Mapping[str, Json]) -> None:
    """Place weapons on spawnpoints, ammo tiles and discards; the rest goes to the decks and the box."""
    game = state.game

    def kind(wanted: str) -> list[int]:
        return [each for each in cards.left if game.kind[each] == wanted and game.owner[each] == EMPTY]

    discards = {"tile_discards": state.tile_discards, "powerup_discards": state.powerup_discards}
    for (name, pile), wanted in zip(discards.items(), ("ammo_tile", "powerup"), strict=True):
        among = _of_kind(game, wanted)
        pile.extend(cards.take_all(given.get(name, []), name, among=among))
    stalls = only(given.get("stalls", {}), COLORS, ("stalls",))
    for at, color in enumerate(COLORS):
        among = _of_kind(game, "weapon")
        state.stalls[at] = sorted(cards.take_all(stalls.get(color, []), "stalls", color, among=among))
    tiles = of_type(given.get("tiles", {}), dict, "tiles by square", ("tiles",))
    for name, tile in tiles.items():
        square = _square(game, name, "tiles", name)
        if square not in game.tile_squares:
            raise InputError("a spawnpoint has no ammo tile", ("tiles", name))
        state.tiles[square] = cards.take(tile, "tiles", name, among=_of_kind(game, "ammo_tile"))
    _fill(state, cards, fills_stalls="stalls" not in given, fills_tiles="tiles" not in given)
    for at, value in enumerate(of_type(given.get("hacked", []), list, "a list of squares", ("hacked",))):
        square = _square(game, value, "hacked", at)
        if state.tiles[square] == EMPTY:
            raise InputError("there is no tile to hack", ("hacked", at))
        state.hacked |= 1 << square
    state.weapon_deck, state.tile_deck, state.powerup_deck = kind("weapon"), kind("ammo_tile"), kind("powerup")
    state.box = [each for each in cards.left if game.owner[each] != EMPTY]


def _of_kind(game: Game, wanted: str) -> Callable[[int], bool]:
    """A test for designs of one kind that belong to no character."""
    return lambda each: game.kind[each] == wanted and game.owner[each] == EMPTY


def _fill(state: AdrenalineState, cards: ComponentSupply, *, fills_stalls: bool, fills_tiles: bool) -> None:
    """Place the first weapons and tiles available where the position does not mention any."""
    game = state.game

    def first(wanted: str) -> int:
        found = next(each for each in cards.left if game.kind[each] == wanted and game.owner[each] == EMPTY)
        cards.left.remove(found)
        return found

    if fills_stalls:
        for stall in state.stalls:
            stall += [first("weapon") for _ in range(game.rules.limits.spawn_weapons)]
    if fills_tiles:
        for square in game.tile_squares:
            state.tiles[square] = first("ammo_tile")


# ---- writing a position


def is_settled(state: AdrenalineState) -> bool:
    """Whether a position describes the state fully: an action is being chosen and no effect is under way."""
    return state.question == "act" and [step for step, _ in state.stack] == [end_turn, take_action]


def table_of(state: AdrenalineState) -> dict[str, Json]:
    """The position that describes a settled state."""
    return {STEP: STEPS[0], **table(state)}
