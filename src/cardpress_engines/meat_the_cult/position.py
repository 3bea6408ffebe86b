"""Positions of M.E.A.T. as JSON: reads those of scenarios and saved games, and writes them.

Players and sides are numbered from 1. `field` has the left flank, front and right flank of each player; null is
empty. Defaults: piles are empty, and all cards that are nowhere else are in their decks.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardpress_engines.kernel.interpreter import start_of
from cardpress_engines.kernel.json_input import InputError, Json, of_type, only
from cardpress_engines.kernel.position import STEP, ComponentSupply, each_player, flag, number, word
from cardpress_engines.kernel.state import Frame, frame
from cardpress_engines.meat_the_cult.actions import POSITIONS
from cardpress_engines.meat_the_cult.activation import first_move, move, next_move
from cardpress_engines.meat_the_cult.component_table import TRAITS, mask
from cardpress_engines.meat_the_cult.state import EMPTY, SIDES, CreatureState, Game, MeatState
from cardpress_engines.meat_the_cult.state_description import traits_named
from cardpress_engines.meat_the_cult.summary import LIMIT, PHASES, round_from

MOVES = "moves"
"""The step of Activation before the turn of a side."""
GIVEN = (
    STEP, "round", "order", "vitality", "ounces", "leaders", "field", "hands", "placed", "laid", "revealed",
    "standing", "creature_deck", "destiny_deck", "creature_graveyard", "destiny_graveyard", "side", "last",
    "passed", "used",
)  # fmt: skip
"""Members of a position. `order` is that of the draft; `side` acts next, `last` has the player of each side who
acted last, `passed` those who passed; `used` are leaders whose ability was used in this round. A given deck has
exactly these cards; the rest are in its graveyard."""
UNIT = ("card", "copy", "damage", "attack", "defense", "traits", "fused", "used", "discovers")
MOST, CHANGE = 999, 99


def state_from_table(game: Game, table: Mapping[str, Json]) -> MeatState:
    """The state of a position; raise InputError for an impossible one."""
    given = only(table, GIVEN)
    state = MeatState(game)
    cards = ComponentSupply("card", game.ids, (*game.creatures, *game.destiny, *game.leaders))
    step = word(given.get(STEP, MOVES), (*PHASES, MOVES), STEP)
    state.rounds = number(given.get("round", 1), 1, LIMIT, "round") - (step == "opening")
    state.phase = "activation" if step == MOVES else step
    _read_counts(state, given)
    _read_order(state, given)
    _read_leaders(state, cards, given)
    _read_field(state, cards, given)
    _read_piles(state, cards, given)
    _read_decks(state, cards, given)
    _read_used(state, given)
    state.taken = []  # single options may be taken before the first action
    state.start(*_steps(step))
    return state


def _steps(step: str) -> list[Frame]:
    return [frame(next_move, None), *round_from("battle")] if step == MOVES else round_from(step)


def _read_counts(state: MeatState, given: Mapping[str, Json]) -> None:
    for player, ounces in each_player(given, "ounces", state.game.num_players):
        state.ounces[player] = number(ounces, 0, MOST, "ounces", player)
    for side, vitality in each_player(given, "vitality", SIDES):
        state.vitality[side] = number(vitality, 1, MOST, "vitality", side)


def _read_order(state: MeatState, given: Mapping[str, Json]) -> None:
    """Read the order of players, the side to act, and who has passed."""
    game, players = state.game, range(1, state.game.num_players + 1)
    listed = of_type(given.get("order", [each + 1 for each in state.order]), list, "a list of players", ("order",))
    order = [number(each, 1, len(players), "order", place) for place, each in enumerate(listed)]
    if sorted(order) != list(players):
        raise InputError(f"expected all players, each once: {len(players)} play", ("order",))
    state.order = tuple(each - 1 for each in order)
    state.side = number(given.get("side", 1), 1, SIDES, "side") - 1
    for side, player in each_player(given, "last", SIDES):
        members = game.seats.sides[side]
        state.last[side] = number(player, members[0] + 1, members[-1] + 1, "last", side) - 1
    for place, player in enumerate(of_type(given.get("passed", []), list, "a list of players", ("passed",))):
        state.passed |= 1 << number(player, 1, len(players), "passed", place) - 1


def _read_leaders(state: MeatState, cards: ComponentSupply, given: Mapping[str, Json]) -> None:
    kind = state.game.kind
    for player, leader in each_player(given, "leaders", state.game.num_players):
        if leader is not None:
            found = cards.take(leader, "leaders", player, among=lambda design: kind[design] == "leader")
            state.leaders[player] = found
            state.leaders_left.remove(found)


# ---- cards


def _read_field(state: MeatState, cards: ComponentSupply, given: Mapping[str, Json]) -> None:
    for player, units in each_player(given, "field", state.game.num_players):
        for position, unit in enumerate(_positions(units, "field", player)):
            if unit is not None:
                _read_creature(state, cards, state.slots_of(player)[position], unit, "field", player, position)
    state.left = {}
    for slot in state.creatures(state.game.slots):
        if state.defense_of(state.field[slot]) <= 0:
            place = ("field", state.owner_at(slot), slot % len(POSITIONS))
            raise InputError("a creature without defense is dead", place)


def _positions(value: Json, *place: str | int) -> list[Json]:
    found: list[Json] = of_type(value, list, "left flank, front and right flank", place)
    if len(found) != len(POSITIONS):
        raise InputError(f"expected {len(POSITIONS)} positions, found {len(found)}", place)
    return found


def _read_creature(state: MeatState, cards: ComponentSupply, slot: int, value: Json, *place: str | int) -> None:
    """Put a creature on its slot with its damage, changes and fused cards."""
    game = state.game
    entry = only({"card": value} if isinstance(value, str) else value, UNIT, place)
    where = place if isinstance(value, str) else (*place, "card")
    design = cards.take(entry.get("card"), *where, among=lambda each: game.kind[each] == "creature")
    first = game.first_piece[design]
    free = [piece - first for piece in range(first, first + game.copies[design]) if piece not in state.units]
    copy = number(entry.get("copy", free[0]), 0, game.copies[design] - 1, *place, "copy")
    if copy not in free:
        raise InputError(f"this copy of {game.ids[design]!r} stands elsewhere", (*place, "copy"))
    named = of_type(entry.get("traits", []), list, "a list of keywords", (*place, "traits"))
    traits = tuple(word(each, TRAITS, *place, "traits", number_) for number_, each in enumerate(named))
    discovers = flag(entry.get("discovers", design in game.discovery), *place, "discovers")
    if discovers and design not in game.discovery:
        raise InputError(f"{game.ids[design]!r} has no Discovery", (*place, "discovers"))
    state.field[slot] = first + copy
    state.units[first + copy] = CreatureState(
        number(entry.get("damage", 0), 0, CHANGE, *place, "damage"),
        number(entry.get("attack", 0), -CHANGE, CHANGE, *place, "attack"),
        number(entry.get("defense", 0), -CHANGE, CHANGE, *place, "defense"),
        mask(tuple(dict.fromkeys(traits))),
        flag(entry.get("used", False), *place, "used"),
        discovers,
    )
    if "fused" in entry:
        under = cards.take_all(entry["fused"], *place, "fused", among=lambda each: game.is_fusion[each])
        state.fused |= {first + copy: tuple(under)} if under else {}


def _read_piles(state: MeatState, cards: ComponentSupply, given: Mapping[str, Json]) -> None:
    """Read hands, placed creatures, and piles of cards of Destiny."""
    game = state.game
    for player, hand in each_player(given, "hands", game.num_players):
        both = sorted(cards.take_all(hand, "hands", player, among=lambda each: game.kind[each] != "leader"))
        state.creature_hands[player] = [each for each in both if game.kind[each] == "creature"]
        state.destiny_hands[player] = [each for each in both if game.kind[each] != "creature"]
    for player, creatures in each_player(given, "placed", game.num_players):
        for position, creature in enumerate(_positions(creatures, "placed", player)):
            if creature is not None:
                design = cards.take(
                    creature, "placed", player, position, among=lambda each: game.kind[each] == "creature"
                )
                state.placed[player][position] = design
    piles = {"laid": state.laid, "revealed": state.revealed, "standing": state.standing}
    for name, pile in piles.items():
        for player, several in each_player(given, name, game.num_players):
            pile[player] = sorted(cards.take_all(several, name, player, among=lambda each: each in game.resolves))


def _read_decks(state: MeatState, cards: ComponentSupply, given: Mapping[str, Json]) -> None:
    """Read graveyards and decks; remaining cards go to their deck, or to its graveyard if the deck is given."""
    kind = state.game.kind
    creatures, destiny = frozenset({"creature"}), frozenset({"spell", "equipment"})
    piles = {
        "creature": (creatures, state.creature_deck, state.creature_graveyard),
        "destiny": (destiny, state.destiny_deck, state.destiny_graveyard),
    }
    for name, (kinds, deck, graveyard) in piles.items():

        def among(design: int, kinds: frozenset[str] = kinds) -> bool:
            return kind[design] in kinds

        deck_name, graveyard_name = f"{name}_deck", f"{name}_graveyard"
        graveyard.extend(cards.take_all(given.get(graveyard_name, []), graveyard_name, among=among))
        drawn = cards.take_all(given[deck_name], deck_name, among=among) if deck_name in given else None
        rest = [each for each in cards.left if among(each)]
        deck[:] = sorted(rest if drawn is None else drawn)
        graveyard.extend([] if drawn is None else rest)


def _read_used(state: MeatState, given: Mapping[str, Json]) -> None:
    """Mark abilities of leaders as used in this round."""
    game = state.game
    for place, value in enumerate(of_type(given.get("used", []), list, "a list of leaders", ("used",))):
        able = {game.ids[each]: each for each in state.leaders if each in game.once.values()}
        leader = able.get(word(value, tuple(able), "used", place))
        assert leader is not None
        counted = next(at for at, design in game.once.items() if design == leader)
        use = start_of((counted, 0), state.leaders.index(leader), game.bearer(leader)).use
        if state.is_spent("turn", use):
            raise InputError(f"{value!r} is used once in a round", ("used", place))
        state.spend("turn", use)


# ---- writing


def is_settled(state: MeatState) -> bool:
    """Whether `table_of` can express it: in Activation, before the first member of a side acts."""
    if state.question != "move" or state.argument_of_waiting(move) != first_move(state):
        return False
    leaders = {state.game.bearer(leader) for leader in state.leaders if leader != EMPTY}
    return not state.spent_game and all(bearer in leaders for _, _, bearer in state.spent_turn)


def table_of(state: MeatState) -> dict[str, Json]:
    """The position of a settled state."""
    game, players = state.game, range(state.game.num_players)

    def ids(designs: list[int]) -> list[Json]:
        return [None if each == EMPTY else game.ids[each] for each in designs]

    return {
        STEP: MOVES,
        "round": state.rounds,
        "order": [player + 1 for player in state.order],
        "vitality": list(state.vitality),
        "ounces": list(state.ounces),
        "leaders": ids(state.leaders),
        "field": [[_unit_json(state, slot) for slot in state.slots_of(player)] for player in players],
        "hands": [ids([*state.creature_hands[each], *state.destiny_hands[each]]) for each in players],
        "revealed": [ids(cards) for cards in state.revealed],
        "standing": [ids(cards) for cards in state.standing],
        "creature_graveyard": ids(state.creature_graveyard),
        "destiny_graveyard": ids(state.destiny_graveyard),
        "side": state.side + 1,
        "last": [player + 1 for player in state.last],
        "passed": [player + 1 for player in players if state.passed >> player & 1],
        "used": [game.ids[game.borne(bearer)] for _, _, bearer in state.spent_turn],
    }


def _unit_json(state: MeatState, slot: int) -> Json:
    piece = state.field[slot]
    if piece == EMPTY:
        return None
    game, unit = state.game, state.units[piece]
    design = game.design_of[piece]
    return {
        "card": game.ids[design],
        "copy": piece - game.first_piece[design],
        "damage": unit.damage,
        "attack": unit.attack,
        "defense": unit.defense,
        "traits": traits_named(unit.traits),
        "fused": [game.ids[each] for each in state.fused.get(piece, ())],
        "used": unit.is_used,
        "discovers": unit.discovers,
    }
