"""Positions of described games as JSON: every zone, board, counter and marker by its name, and what is going on.

Players are numbered from 1, as everywhere in positions. A component is said by its id, its nth copy by id#n where
it matters which one; with more about it as an object, such as `{"what": id, "owner": 1}`; by `?` where it may be
any. `changes` are numbers of cards that are changed until the turn is over; what goes on is in `course`.
Components that are not said stay where they begin, or lie all in the shared zone that `rest` names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from cardpress_engines.described.compiled import CompiledGame, Counter, Marker
from cardpress_engines.described.course_position import COURSE, MOST, course_json, read_course
from cardpress_engines.described.pieces_said import PieceSupply, lay_pieces, lay_rest, show_on_pieces
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.zones import ZoneTable, seen_by_whom
from cardpress_engines.kernel.json_input import InputError, Json, did_you_mean, of_type, only
from cardpress_engines.kernel.position import ANY, number, word

Game = CompiledGame[DescribedState]
CHANGES: Final = "changes"
KNOWN: Final = "known"
REST: Final = "rest"
OWN_MEMBERS: Final = (CHANGES, COURSE, KNOWN, REST)
"""Members beside those that a game names itself."""


def is_settled(state: DescribedState) -> bool:
    """Whether a state is determined by its table alone: always, since the table says what goes on."""
    return True


# ---- written


def table_of(state: DescribedState) -> dict[str, Json]:
    """The table of a state, in the form `state_from_table` takes."""
    game = state.game
    names = _piece_names(state)
    table: dict[str, Json] = {}
    for zone in game.layout.zones.values():
        piles: list[Json] = [
            [names[piece] for piece in state.piles[zone.first + each]] for each in range(zone.size)
        ]
        table[zone.name] = piles if zone.owned else piles[0]
    for name, board in game.layout.boards.items():
        first = game.layout.first_space[name]
        table[name] = {
            space: [_with_owner(names[piece], state.owners[piece]) for piece in state.piles[first + at]]
            for at, space in enumerate(board.ids)
            if state.piles[first + at]
        }
    for zone in game.layout.zones.values():
        pile = [] if zone.owned else state.piles[zone.first]
        if any(state.owners[piece] >= 0 for piece in pile):
            table[zone.name] = [_with_owner(names[piece], state.owners[piece]) for piece in pile]
    for counter in game.counters.values():
        table[counter.name] = _counter_json(state, counter, names)
    for marker in game.markers.values():
        table[marker.name] = _marker_json(state, marker, names)
    known = {game.layout.zone_of[each].name: getattr(state, seen_by_whom(each)) for each in game.layout.known_zone}
    if any(known.values()):
        table[KNOWN] = {name: masks[:] for name, masks in known.items() if masks}
    if state.changes:
        table[CHANGES] = [{"stat": stat, "what": names[piece], "by": by} for stat, piece, by in state.changes]
    return table | {COURSE: course_json(state)}


def _with_owner(name: str, owner: int) -> Json:
    return name if owner < 0 else {"what": name, "owner": owner + 1}


def _piece_names(state: DescribedState) -> list[str]:
    """The name of each piece, with the number of the copy where another copy would be taken for it.

    Where cards have counters or are changed, every copy has its number: these are said by name.
    """
    game = state.game
    told_apart = bool(game.counters_of_pieces or state.changes)
    ids, copies, names = game.designs.ids, dict[int, list[int]](), [""] * len(game.design_of)
    for piece, design in enumerate(game.design_of):
        copies.setdefault(design, []).append(piece)
    lying = [piece for pile in _written_piles(state) for piece in pile]
    for piece in lying:
        same = copies[game.design_of[piece]]
        free = next((each for each in same if not names[each]), piece)
        copy = f"#{same.index(piece) + 1}" if free != piece or (told_apart and len(same) > 1) else ""
        names[piece] = ids[game.design_of[piece]] + copy
    return names


def _written_piles(state: DescribedState) -> Iterator[list[int]]:
    """All piles in the order in which a position says them."""
    for name, _ in state.game.pile_attributes:
        value = getattr(state, name)
        yield from value if value and isinstance(value[0], list) else [value]


def _counter_json(state: DescribedState, counter: Counter, names: Sequence[str]) -> Json:
    values: list[int] = getattr(state, counter.attribute)
    if counter.piles:
        return {names[piece]: value for piece, value in enumerate(values) if counter.counts_in(state.at[piece])}
    return values[0] if counter.shared else values[:]


def _marker_json(state: DescribedState, marker: Marker, names: Sequence[str]) -> Json:
    shown: list[int] = getattr(state, marker.attribute)
    if marker.piles or marker.on_spaces:
        of = names if marker.piles else _space_names(state.game)
        return {of[at]: value for at, value in enumerate(shown) if value >= 0 and of[at]}
    return shown[:] if marker.owned else shown[0]


def _space_names(game: Game) -> list[str]:
    """The name of each pile that is a space of a board; of others an empty word."""
    layout = game.layout
    names = [""] * layout.size
    for name, board in layout.boards.items():
        first = layout.first_space[name]
        names[first : first + len(board.ids)] = board.ids
    return names


# ---- read


def state_from_table(game: Game, new: DescribedState, table: Mapping[str, Json]) -> DescribedState:
    """A state with a table, made of a new one in which nothing lies; raise InputError for one that cannot be."""
    layout = game.layout
    given = only(table, (*layout.zones, *layout.boards, *game.counters, *game.markers, *OWN_MEMBERS))
    supply = PieceSupply(game)
    state = new
    given = {name: _each_space(layout, name, value) for name, value in given.items()}
    for zone in layout.zones.values():
        value = given.get(zone.name)
        if value is None:
            continue
        piles = of_type(value, list, "a list of components", (zone.name,)) if zone.owned else [value]
        if len(piles) > zone.size:
            raise InputError(f"only {zone.size} play", (zone.name,))
        for each, pile in enumerate(piles):
            at = (zone.name, each) if zone.owned else (zone.name,)
            lay_pieces(state, supply, zone.first + each, pile, *at)
    for name, board in layout.boards.items():
        spaces = of_type(given.get(name, {}), dict, "an object with a member for each space", (name,))
        for space, pile in spaces.items():
            if space not in board.number:
                raise InputError(
                    f"no space is called {space!r}{did_you_mean(space, list(board.ids))}", (name, space)
                )
            lay_pieces(state, supply, layout.first_space[name] + board.number[space], pile, name, space)
    rest = given.get(REST)
    lay_rest(state, supply, None if rest is None else _zone_for_rest(layout, rest))
    show_on_pieces(state, supply)
    _read_numbers(state, supply, given)
    _read_known(state, given.get(KNOWN, {}))
    _read_changes(state, supply, given.get(CHANGES, []))
    said = {name for name in given if name in game.counters or name in game.markers}
    read_course(state, given.get(COURSE, {}), said)
    return state


def _each_space(layout: ZoneTable, name: str, value: Json) -> Json:
    """What a position says of a board: a single `?` lets the game fill every space of it."""
    return {space: [ANY] for space in layout.boards[name].ids} if value == ANY and name in layout.boards else value


def _zone_for_rest(layout: ZoneTable, name: Json) -> int:
    """The pile of a shared zone in which all lies that a position does not say."""
    shared = [zone.name for zone in layout.zones.values() if not zone.owned]
    return layout.zones[word(name, shared, REST)].first


def _read_numbers(state: DescribedState, supply: PieceSupply, given: Mapping[str, Json]) -> None:
    for counter in state.game.counters.values():
        if counter.name not in given:
            continue
        values: list[int] = getattr(state, counter.attribute)
        least, most = counter.least, MOST if counter.most is None else counter.most
        value = given[counter.name]
        if counter.piles:
            for said, shown in of_type(value, dict, "an object", (counter.name,)).items():
                if said not in supply.placed:
                    raise InputError(f"{said!r} lies nowhere here", (counter.name, said))
                values[supply.placed[said]] = number(shown, least, most, counter.name, said)
            continue
        shown_by = [value] if counter.shared else of_type(value, list, "a list of numbers", (counter.name,))
        if len(shown_by) > len(values):
            raise InputError(f"only {len(values)} play", (counter.name,))
        for at, shown in enumerate(shown_by):
            values[at] = number(shown, least, most, counter.name, *(() if counter.shared else (at,)))
    for marker in state.game.markers.values():
        if marker.name in given and (marker.piles or marker.on_spaces):
            spaces = {name: at for at, name in enumerate(_space_names(state.game)) if name}
            _read_marker(state, marker, supply.placed if marker.piles else spaces, given[marker.name])
        elif marker.name in given:
            value = given[marker.name]
            shown_by = of_type(value, list, "a list of numbers", (marker.name,)) if marker.owned else [value]
            numbers = [number(each, -MOST, MOST, marker.name) for each in shown_by]
            setattr(state, marker.attribute, numbers)


def _read_marker(state: DescribedState, marker: Marker, places: Mapping[str, int], value: Json) -> None:
    """Read what a marker shows that each card or space has."""
    values: list[int] = getattr(state, marker.attribute)
    for said, shown in of_type(value, dict, "an object", (marker.name,)).items():
        if said not in places:
            raise InputError(f"{said!r} is nowhere here", (marker.name, said))
        values[places[said]] = number(shown, -1, MOST, marker.name, said)


def _read_known(state: DescribedState, value: Json) -> None:
    """Read who has looked at cards that are known by their places: for each of them a bit mask of players."""
    layout = state.game.layout
    names = {layout.zone_of[pile].name: pile for pile in layout.known_zone}
    given = only(of_type(value, dict, "an object", ("known",)), tuple(names), ("known",))
    for name, pile in names.items():
        count = len(state.piles[pile])
        masks = of_type(given.get(name, [0] * count), list, "a list of numbers", ("known", name))
        if len(masks) != count:
            raise InputError(f"expected {count} numbers", ("known", name))
        most = (1 << state.game.num_players) - 1
        seen = [number(each, 0, most, "known", name, at) for at, each in enumerate(masks)]
        setattr(state, seen_by_whom(pile), seen)


def _read_changes(state: DescribedState, supply: PieceSupply, value: Json) -> None:
    """Read which numbers of cards are changed until the turn is over."""
    changes = []
    for place, said in enumerate(of_type(value, list, "a list of changes", (CHANGES,))):
        one, at = only(said, ("stat", "what", "by"), (CHANGES, place)), (CHANGES, place)
        what = of_type(one.get("what"), str, "a component", (*at, "what"))
        if what not in supply.placed:
            raise InputError(f"{what!r} lies nowhere here", (*at, "what"))
        stat = of_type(one.get("stat"), str, "a number of the card", (*at, "stat"))
        changes.append((stat, supply.placed[what], number(one.get("by"), -MOST, MOST, *at, "by")))
    state.changes = tuple(changes)
