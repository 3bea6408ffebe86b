"""The tables of a described game: pieces with their numbers, counters, markers, boards, action numbers."""

from __future__ import annotations

from collections import Counter as CountOf
from collections.abc import Mapping, Sequence
from typing import Final, Generic

from cardpress_engines.described.board import Board
from cardpress_engines.described.compiled import CompiledGame, Counter, LyingPieces, Marker, S
from cardpress_engines.described.draw_outcomes import DrawOutcomes
from cardpress_engines.described.pieces import DesignTable, words_of
from cardpress_engines.described.trees import as_tuple, members, part, walk
from cardpress_engines.described.variants import walk_played
from cardpress_engines.described.zones import ZoneTable
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.json_input import did_you_mean
from cardpress_engines.kernel.rules_data import Component, Tree

MOST_NUMBER: Final = 200
"""The largest number that can be chosen."""
MOST_SETS: Final = 512
"""The most sets of cards among which one is chosen."""


RESERVED: Final = ("changes", "course", "known", "rest", "since", "step")
"""Members of positions beside those that a game names itself."""


def known_zones(play: Tree, components: Mapping[str, Component]) -> frozenset[str]:
    """The zones of which some cards come to be known by their place: on top or at the bottom."""
    zones = members(part(play, "zones"))
    hidden = {name for name, tree in zones.items() if part(tree, "seen") == "nobody" and not part(tree, "ordered")}
    found = set[str]()
    for node in walk((play, *components.values())):
        if part(node, "pick") in {"top", "bottom"}:
            found.update(as_tuple(part(node, "zone")))
        to = part(node, "to")
        if isinstance(to, str) and to.endswith(("_top", "_bottom")):
            found.add(to.rpartition("_")[0])
    return frozenset(found & hidden)


class GameTables(CompiledGame[S], Generic[S]):
    """What of a game follows from its declarations alone."""

    most_number = MOST_NUMBER
    sides = 6

    def lay_out(
        self, play: Tree, components: Mapping[str, Component], decks: Mapping[str, Sequence[tuple[str, int]]],
        players: int,
    ) -> None:  # fmt: skip
        """Number pieces, piles, counters and markers; raise UnsupportedEffectError for names that do not exist."""
        self.play, self.num_players = play, players
        self.addresses_nobody = any(
            part(node, "op") == "signal" and part(node, "who") == "nobody"
            for node in walk_played(play, self.variants)
        )
        self.layout = ZoneTable(play, players, known_zones(play, components))
        self.designs = DesignTable(components, words_of(components, part(play, "words")))
        self._place_pieces(decks)
        self._columns: dict[str, tuple[int, ...]] = {}
        self._count()
        self._refuse_double_names()
        self.tables = dict(members(part(play, "tables")))
        self.formulas = dict(members(part(play, "formulas")))
        self.pile_attributes = (
            *((f"z_{zone.name}", zone.owned) for zone in self.layout.zones.values()),
            *((f"b_{name}", True) for name in self.layout.boards),
        )
        active = [zone.name for zone in self.layout.zones.values() if zone.active]
        places = [*members(part(play, "zones")).items(), *members(part(play, "boards")).items()]
        in_play = tuple(name for name, tree in places if part(tree, "in_play"))
        self.zones_in_play = in_play or (*active, *self.layout.boards)

    def _place_pieces(self, decks: Mapping[str, Sequence[tuple[str, int]]]) -> None:
        """Give every copy that a zone starts with a number."""
        self.design_of: list[int] = []
        self.starts: list[tuple[int, list[int]]] = []
        for zone in self.layout.zones.values():
            for place in range(zone.size if zone.starts else 0):
                deck = zone.starts[place % len(zone.starts)]
                if deck not in decks:
                    raise UnsupportedEffectError(f"there is no deck {deck!r}{did_you_mean(deck, list(decks))}")
                copies = [self.designs.number[card] for card, count in decks[deck] for _ in range(count)]
                pieces = list(range(len(self.design_of), len(self.design_of) + len(copies)))
                self.design_of += copies
                self.starts.append((zone.first + place, pieces))
        self.has_copies = len(set(self.design_of)) < len(self.design_of)
        self.copies_together = self.has_copies and self.design_of == sorted(
            self.design_of, key=self.design_of.index
        )
        """Whether copies have numbers in a row."""
        several = CountOf(self.design_of)
        self.twins = frozenset(piece for piece, design in enumerate(self.design_of) if several[design] > 1)
        self.look = self.design_of if self.has_copies else list(range(len(self.design_of)))
        self.look_of = self.look.__getitem__

    def _refuse_double_names(self) -> None:
        """Zones, boards, counters and markers are called by their names alone in positions and on the table."""
        sorts: dict[str, Mapping[str, object]] = {
            "zone": self.layout.zones,
            "board": self.layout.boards,
            "counter": self.counters,
            "marker": self.markers,
        }
        found: dict[str, str] = dict.fromkeys(RESERVED, "part of every position")
        for sort, names in sorts.items():
            for name in names:
                if name in found:
                    raise UnsupportedEffectError(
                        f"{name!r} is a {found[name]} and a {sort}: call one of them otherwise"
                    )
                found[name] = sort

    def _count(self) -> None:
        self.counters: dict[str, Counter] = {}
        for name, tree in members(part(self.play, "counters")).items():
            of, shared = as_tuple(part(tree, "of")), bool(part(tree, "shared"))
            piles = frozenset(pile for zone in of for pile in self._piles_of(zone))
            size = len(self.design_of) if of else 1 if shared else self.num_players
            start = part(tree, "start") or 0
            least = part(tree, "least")
            self.counters[name] = Counter(
                name, f"c_{name}", start, 0 if least is None else least, part(tree, "most"), shared, piles, size
            )
        self.counter_list = tuple(self.counters.values())
        self.counters_of_pieces = [each for each in self.counters.values() if each.piles]
        self.counter_bounds = {each.attribute: (each.least, each.most) for each in self.counters.values()}
        self.counter_number = {each.attribute: number for number, each in enumerate(self.counters.values())}
        self.markers: dict[str, Marker] = {}
        for name, tree in members(part(self.play, "markers")).items():
            shows = part(tree, "shows") or "number"
            shown = shows if isinstance(shows, str) else shows.stat
            owned, of, board = bool(part(tree, "owned")), as_tuple(part(tree, "of")), part(tree, "spaces")
            piles = frozenset(pile for zone in of for pile in self._piles_of(zone))
            if board is not None:
                self._piles_of(board)
            size = len(self.design_of) if of else self.layout.size if board else self.num_players if owned else 1
            self.markers[name] = Marker(name, f"m_{name}", shown, owned, piles, board is not None, size)
        self.of_pieces = [(each.attribute, each.start, each.piles) for each in self.counter_list if each.piles]
        self.of_pieces += [(each.attribute, -1, each.piles) for each in self.markers.values() if each.piles]
        self.card_markers = [each.attribute for each in self.markers.values() if each.shows == "card"]
        self.marker_list = tuple(self.markers.values())
        self.marker_number = {each.attribute: number for number, each in enumerate(self.markers.values())}

    def _piles_of(self, zone: str) -> Sequence[int]:
        layout = self.layout
        if zone in layout.boards:
            first = layout.first_space[zone]
            return range(first, first + len(layout.boards[zone].ids))
        if zone not in layout.zones:
            raise UnsupportedEffectError(f"there is no zone {zone!r}{did_you_mean(zone, list(layout.zones))}")
        found = layout.zones[zone]
        return range(found.first, found.first + found.size)

    # ---- looked up while compiling

    def counter(self, name: str) -> Counter:
        """A counter by its name; raise UnsupportedEffectError when there is none."""
        if name not in self.counters:
            raise UnsupportedEffectError(f"there is no counter {name!r}{did_you_mean(name, list(self.counters))}")
        return self.counters[name]

    def counter_of_players(self, name: str) -> str:
        """The counter of players that a shared one is paid out to: the only one there is."""
        own = [each.name for each in self.counters.values() if not each.shared and not each.piles]
        if len(own) != 1:
            raise UnsupportedEffectError(f"say with 'into' to which counter {name!r} is given")
        return own[0]

    def marker(self, name: str) -> Marker:
        """A marker by its name; raise UnsupportedEffectError when there is none."""
        if name not in self.markers:
            raise UnsupportedEffectError(f"there is no marker {name!r}{did_you_mean(name, list(self.markers))}")
        return self.markers[name]

    def board(self, name: str | None) -> Board:
        """A board by its name, or the only one; raise UnsupportedEffectError when there is none."""
        boards = self.layout.boards
        if name is None and len(boards) == 1:
            return next(iter(boards.values()))
        if name is None:
            several = f"say with 'board' which one is meant: {', '.join(boards)}"
            raise UnsupportedEffectError(several if boards else "there is no board: declare one among 'boards'")
        if name not in boards:
            raise UnsupportedEffectError(f"there is no board {name!r}{did_you_mean(name, list(boards))}")
        return boards[name]

    def region(self, name: str) -> frozenset[int]:
        """The spaces of a region, by the numbers of their piles."""
        for board in self.layout.boards.values():
            if name in board.regions:
                first = self.layout.first_space[board.name]
                return frozenset(first + each for each in board.regions[name])
        raise UnsupportedEffectError(f"there is no region {name!r}")

    def piece_column(self, stat: str) -> Sequence[int]:
        """A stat of each piece, as printed; raise UnsupportedEffectError when no component has it."""
        if stat not in self._columns:
            if not any(part(each, stat) is not None for each in self.designs.components):
                raise UnsupportedEffectError(f"no component has a {stat!r}")
            column = self.designs.column(stat)
            self._columns[stat] = tuple(column[design] for design in self.design_of)
        return self._columns[stat]

    def points_column(self, points: str) -> Sequence[int]:
        """What each piece counts by a map of points, its cases left aside."""
        tree = self._points(points)
        values, other, stat = members(part(tree, "values")), part(tree, "other"), part(tree, "stat")
        printed = self.designs.column(stat or "")
        words = self.designs.words.get(stat or "", ())

        def value(design: int) -> int:
            found = printed[design]
            said = words[found] if words and found >= 0 else str(found)
            return int(values.get(said, found if other == "stat" else other or 0))

        return tuple(value(design) for design in self.design_of)

    def _points(self, points: str) -> Tree:
        maps = members(part(self.play, "points"))
        if points not in maps:
            raise UnsupportedEffectError(f"there is no map of points {points!r}{did_you_mean(points, list(maps))}")
        return maps[points]

    def points_stat(self, points: str) -> str | None:
        """The stat by which a map of points counts, and whose words its cases may say."""
        stat: str | None = part(self._points(points), "stat")
        return stat

    def stat_of_value(self, tree: Tree, named: Mapping[str, str]) -> str | None:
        """The stat whose words a number stands for, if it does."""
        if part(tree, "stat") is not None:
            return str(tree.stat)
        if part(tree, "marker") is not None and tree.marker in self.markers:
            shows = self.markers[tree.marker].shows
            return shows if shows in self.designs.words else None
        if part(tree, "value") is not None:
            return named.get(tree.value)
        return next((str(part(tree, key)) for key in ("highest", "lowest") if part(tree, key) is not None), None)

    def pieces_of_kinds(self, kinds: Sequence[str]) -> frozenset[int] | None:
        """The pieces of some kinds; None: every piece. `card` is every kind, where no kind is called so."""
        wanted = [kind for kind in kinds if kind != "card" or kind in self.designs.kind]
        if len(wanted) < len(kinds) or not kinds:
            return None
        designs = self.designs.designs_of(wanted)
        if len(designs) == len(self.designs.ids):
            return None
        return frozenset(piece for piece, design in enumerate(self.design_of) if design in designs)

    # ---- looked up while playing

    def facing(self, player: int, board: Board) -> int:
        """1 for a player who sits below a board, -1 for the second of two, who sits opposite."""
        return -1 if board.faces_each and self.num_players == 2 and player == 1 else 1

    def distance(self, one: int, other: int) -> int:
        """Steps between two spaces; -1 where no way leads."""
        board, first = self.layout.board_of(one)
        return board.distance(one - first, other - first)

    def is_open(self, pile: int) -> bool:
        """Whether everybody sees what lies in a pile."""
        return pile in self.layout.open_to_all

    def different(self, state: LyingPieces, pieces: Sequence[int]) -> list[int]:
        """The lowest of pieces that look alike, lie in one place and show the same counters; all ascending."""
        ascending = sorted(pieces)
        looks = self.look
        if len(set(map(self.look_of, ascending))) == len(ascending):
            return ascending
        at, owners = state.at, state.owners
        if not self.of_pieces:
            found: dict[tuple[int, int, int], int] = {}
            for each in ascending:
                found.setdefault((looks[each], at[each], owners[each]), each)
            return [*found.values()]
        counters: list[list[int]] = [getattr(state, attribute) for attribute, _, _ in self.of_pieces]
        alone = {piece for _, piece, _ in state.changes}
        for attribute in self.card_markers:
            alone.update(getattr(state, attribute))
        lowest: dict[tuple[int, ...], int] = {}
        for each in ascending:
            look = each if each in alone else -1 - looks[each]
            lowest.setdefault((look, at[each], owners[each], *[shown[each] for shown in counters]), each)
        return [*lowest.values()]

    def draw_outcomes(self, pile: Sequence[int]) -> Sequence[int]:
        """The outcomes of a draw from a pile that is kept ascending, as they are now."""
        first = self.piece_action
        if self.copies_together:
            return DrawOutcomes(pile[:], self.look, first)
        return self.outcomes([first + each for each in pile])

    def outcomes(self, actions: Sequence[int]) -> list[int]:
        """The outcomes of a draw: equal copies have the number of the lowest, as often as there are copies."""
        if not self.has_copies:
            return list(actions)
        looks, first, lowest = self.look, self.piece_action, dict[int, int]()
        return sorted([lowest.setdefault(looks[each - first], each) for each in sorted(actions)])
