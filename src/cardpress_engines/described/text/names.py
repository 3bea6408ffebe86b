"""What everything in a described game is called in one language: players, cards, zones, counters, words of cards.

Names come from the texts of the game's course of play, as `play` in the generated texts; what has none there is
called by its id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NotRequired, TypedDict, cast

from cardpress_engines.described.compiled import Marker
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.pieces import NO_WORD, DesignTable
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.trees import part, walk
from cardpress_engines.kernel.text_view import SYMBOL, FormatMessage, PrintedTexts, rules_texts

NOT_STATS = frozenset({"file", "id", "kind"})
"""Fields that every component has, and its name says."""


ON_TABLE = frozenset({"zones", "counters", "markers"})
"""What a table shows, which a game can call otherwise there than in its rules."""


class PlayTexts(TypedDict):
    """What the course of play is called in words: names by sort and id, rules by sort and id in lines."""

    names: NotRequired[Mapping[str, Mapping[str, str]]]
    rules: NotRequired[Mapping[str, Mapping[str, Sequence[str]]]]
    course: NotRequired[Sequence[str]]


class TextsOfPlay(PrintedTexts):
    """Compiled texts of a described game."""

    play: NotRequired[PlayTexts]


class DisplayNames:
    """Names of everything in a game, from the texts in `rules_data/texts`."""

    def __init__(self, game: DescribedGame, say: FormatMessage, texts: PrintedTexts) -> None:
        self.game, self.say = game, say
        play = cast(TextsOfPlay, texts).get("play", PlayTexts())
        self._names = play.get("names", {})
        self._rules = {
            sort: {id_: _without_symbols(lines) for id_, lines in rules.items()}
            for sort, rules in play.get("rules", {}).items()
        }
        self.course = _without_symbols(play.get("course", ()))
        """The course of the game in lines, if it is said."""
        printed = [texts["components"].get(id_, {"name": readable(id_)}) for id_ in game.designs.ids]
        self.names = [each["name"] for each in printed]
        self.rules = [
            _rules_of(each, _fields(component))
            for each, component in zip(printed, game.designs.components, strict=True)
        ]
        """The rules text of each design, in lines; may be none."""
        self._tells_owners = any(part(node, "owner") is not None for node in walk(game.play))
        self._stats = [self._stats_of(design) for design in range(len(game.designs.ids))]
        self.rank = self._ranks()
        """Where each design comes in a list: what few designs differ in counts most, as suits before ranks."""
        self._shown = [self._stats_beside_name(design) for design in range(len(self.names))]
        self._with_stats = [", ".join(words for _, words, _ in shown if words) for shown in self._shown]

    # ---- names by their ids

    def word(self, sort: str, id_: str) -> str:
        """What a zone, counter, marker, action, stat, space or word is called, by words of the game first."""
        if sort in ON_TABLE and (own := f"zone-{id_}") in self.say:
            return self.say(own)
        return self._names.get(sort, {}).get(id_) or readable(id_)

    def word_of(self, stat: str, value: int) -> str:
        """A word of a stat by its place in the order of words; one without a name is called like its term."""
        word = self.game.designs.words[stat][value]
        return self._names.get("words", {}).get(word) or self.word("stats", word)

    def rules_of(self, sort: str, id_: str) -> list[str]:
        """The rules of an action or procedure in lines; none where no text says them."""
        return [*self._rules.get(sort, {}).get(id_, ())]

    # ---- players

    def player(self, player: int, person: int | None) -> str:
        """A player from a person's view."""
        game = self.game
        if player == person:
            return self.say("player-you")
        if person is not None and game.num_players == 2:
            return self.say("player-opponent")
        ally = person is not None and game.seats.side_of[player] == game.seats.side_of[person]
        return self.say("player-ally" if ally else "player-number", number=player + 1)

    def players(self, players: Iterable[int], person: int | None) -> str:
        """Several players, separated by commas."""
        return ", ".join(self.player(player, person) for player in players)

    # ---- components

    def piece(self, piece: int) -> str:
        """A piece by the name of its design."""
        return self.names[self.game.design_of[piece]]

    def piece_with_counters(self, state: DescribedState, piece: int) -> str:
        """A piece with what its counters show, if that is not what they start with."""
        return f"{self.piece(piece)}{self.counters_behind(state, piece)}"

    def counters_behind(self, state: DescribedState, piece: int) -> str:
        """What the counters of a piece show, as it stands behind its name."""
        shown = [
            f"{self.word('counters', counter.name)} {state.amount(counter.attribute, piece)}"
            for counter in self.game.counters_of_pieces
            if counter.counts_in(state.at[piece]) and state.amount(counter.attribute, piece) != counter.start
        ]
        return f" ({', '.join(shown)})" if shown else ""

    def numbers_of(self, piece: int) -> dict[str, str | int]:
        """The printed numbers and words of a piece by their fields, for sentences of a game's own."""
        stats = self._stats[self.game.design_of[piece]]
        return {stat: int(alone) if alone.isdecimal() else alone for stat, _, alone in stats}

    def rank_of(self, piece: int) -> int:
        """Where a piece comes in a list."""
        return self.rank[self.game.design_of[piece]]

    def piece_of(self, words: str, owner: int, person: int | None) -> str:
        """A piece in words, with whose it is where the rules ask for that."""
        if owner < 0 or not self._tells_owners:
            return words
        return self.say("piece-of", card=words, who=self.player(owner, person))

    def name_list(self, names: Iterable[str]) -> str:
        """Names separated by commas; equal ones are counted."""
        return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in Counter(names).items())

    def name_with_stats(self, design: int) -> str:
        """A design by its name, with its numbers and words where the name does not say them."""
        stats = self._with_stats[design]
        return f"{self.names[design]} ({stats})" if stats else self.names[design]

    def has_details(self, design: int) -> bool:
        """Whether there is more to know of a design than its name."""
        return bool(self._with_stats[design] or self.rules[design])

    def text(self, design: int) -> list[str]:
        """A design with all its numbers and its rules text."""
        stats = ", ".join(words for _, words, _ in self._stats[design] if words)
        head = f"*{self.names[design]}*" + (f" ({stats})" if stats else "")
        return [head, *self.rules[design]]

    def descriptions(self) -> Iterator[tuple[str, list[str]]]:
        """Every design by name, with its numbers and rules text; actions, procedures, zones with their rules."""
        yield from ((name, self.text(design)) for design, name in enumerate(self.names))
        for sort, rules in self._rules.items():
            yield from ((name := self.word(sort, id_), [f"*{name}*", *lines]) for id_, lines in rules.items())

    def _stats_of(self, design: int) -> list[tuple[str, str, str]]:
        """The numbers and words of a design: of which field, each with what it is, and alone."""
        component, words, found = self.game.designs.components[design], self.game.designs.words, []
        for stat in _fields(component):
            value = part(component, stat)
            if isinstance(value, bool) or stat in NOT_STATS:
                continue
            if isinstance(value, int) or (isinstance(value, str) and value in words.get(stat, ())):
                alone = str(value) if isinstance(value, int) else self.word("words", value)
                found.append((stat, self._stat(stat, alone), alone))
        return found

    def _stat(self, stat: str, value: str | int, zone: str = "") -> str:
        """A number or word of a card with what it is, as the game says it if it does, in a zone or anywhere."""
        for own in (f"stat-{stat}-in-{zone}", f"stat-{stat}"):
            if own in self.say:
                return self.say(own, value=value)
        return self.say("stat", stat=self.word("stats", stat), value=value)

    def piece_with_stats(self, state: DescribedState, piece: int) -> str:
        """A piece by its name, with its numbers as they are now; what is counted on it first of all."""
        design, pile = self.game.design_of[piece], state.at[piece]
        counted = {each.name: each for each in self.game.counters_of_pieces if each.counts_in(pile)}
        if not counted and not state.changes and not any(pile in each.piles for each in self.game.marker_list):
            return self.name_with_stats(design)
        zone = self.zone_name(pile)
        shown = []
        for stat, _, alone in self._shown[design]:
            value: str | int = alone
            if (counter := counted.pop(stat, None)) is not None:
                value = state.amount(counter.attribute, piece)
            elif alone.isdecimal() and self.game.is_modified(stat):
                value = self.game.stat(state, stat, piece)
            shown.append(self._stat(stat, value, zone))
        for counter in counted.values():
            if (amount := state.amount(counter.attribute, piece)) != counter.start:
                shown.append(self._stat(counter.name, amount, zone))
        for marker in self.game.marker_list:
            if pile in marker.piles and (shows := state.amount(marker.attribute, piece)) != NO_WORD:
                shown.append(self._marker_of_piece(marker, shows))
        return f"{self.names[design]} ({', '.join(filter(None, shown))})" if any(shown) else self.names[design]

    def _ranks(self) -> list[int]:
        table = self.game.designs
        fields = {field for each in table.components for field in _fields(each)} - NOT_STATS
        stats = [field for field in sorted(fields) if any(value != NO_WORD for value in _column(table, field))]
        columns = sorted((_column(table, stat) for stat in stats), key=lambda column: len({*column}))
        order = sorted(
            range(len(table.ids)), key=lambda design: (table.kind[design], *(column[design] for column in columns))
        )
        return [order.index(design) for design in range(len(order))]

    def _marker_of_piece(self, marker: Marker, value: int) -> str:
        """What a marker of a piece shows, as the game says it if it does."""
        shown = self.marker_value(marker, value, None)
        if (own := f"marker-{marker.name}") in self.say:
            return self.say(own, shown=shown)
        return self.say("marker", marker=self.word("markers", marker.name), shown=shown)

    def zone_name(self, pile: int) -> str:
        """The zone or board of a pile, as the play file calls it."""
        layout = self.game.layout
        return layout.board_of(pile)[0].name if pile >= layout.zone_count else layout.zone_of[pile].name

    def _stats_beside_name(self, design: int) -> list[tuple[str, str, str]]:
        """The numbers and words of a design that its name does not say."""
        name = self.names[design].casefold().split()
        return [each for each in self._stats[design] if not set(each[2].casefold().split()) <= set(name)]

    # ---- what markers show, spaces

    def marker_value(self, marker: Marker, value: int, person: int | None) -> str:
        """What a marker shows."""
        if value == NO_WORD and marker.shows != "number":
            return self.say("nothing")
        if marker.shows == "player":
            return self.player(value, person)
        if marker.shows == "card":
            return self.piece(value)
        if marker.shows == "space":
            return self.space(value, person)
        return self.word_of(marker.shows, value) if marker.shows in self.game.designs.words else str(value)

    def space(self, pile: int, person: int | None) -> str:
        """A space by its name, or as the game calls it, and that of its board where there are several."""
        layout = self.game.layout
        board, first = layout.board_of(pile)
        id_ = board.ids[pile - first]
        name = self.word("spaces", id_) if board.shape == "graph" else id_
        if (message := f"space-{board.name}") in self.say:
            name = self.say(message, space=name, column=self.column(pile, person))
        return name if len(layout.boards) == 1 else f"{self.word('zones', board.name)} {name}"

    def place(self, pile: int, person: int | None) -> str:
        """A zone with its owner, or a space."""
        layout = self.game.layout
        if pile >= layout.zone_count:
            return self.space(pile, person)
        name = layout.known_zone.get(pile, layout.zone_of[pile].name)
        zone, owner = self.word("zones", name), layout.owner_of_pile(pile)
        return zone if owner in {-1, person} else self.say("place-of", place=zone, who=self.player(owner, person))

    def column(self, pile: int, person: int | None) -> int:
        """The column of a space as a person counts, or seat 1 for a reader; 0 in none."""
        board, first = self.game.layout.board_of(pile)
        return board.column_for(pile - first, person or 0, self.game.facing(person or 0, board))

    def is_seen(self, pile: int, person: int | None) -> bool:
        """Whether a person sees what lies in a pile; a reader who has no seat sees everything."""
        game = self.game
        if person is None or game.is_open(pile):
            return True
        seen, owner = game.layout.zone_of[pile].seen, game.layout.owner_of_pile(pile)
        return owner in game.seats.sees[person] if seen == "owner" else seen == "others" and owner != person


def readable(id_: str) -> str:
    """An id as words."""
    return id_.replace("_", " ")


def _without_symbols(lines: Iterable[str]) -> list[str]:
    """Lines without the symbols that stand behind their words in print."""
    return [SYMBOL.sub("", line) for line in lines]


def _rules_of(printed: Mapping[str, object], fields: Sequence[str]) -> list[str]:
    """Rules texts of a component as they are printed: by field in the order it has them, section by section."""
    rules = cast("Mapping[str, str]", printed.get("rules", {}))
    lines = [*rules_texts(rules, sorted(rules, key=[*fields, *rules].index)).values()]
    for section in cast("Mapping[str, Mapping[str, str]]", printed.get("sections", {})).values():
        text = section["text"]
        lines.append(f"{section['heading']}: {text}" if section["heading"] else text)
    return [line for each in lines for line in each.splitlines() if line.strip()]


def _column(table: DesignTable, stat: str) -> Sequence[int]:
    """A field of each design; where it is neither number nor word, as if none had it."""
    plain = all(isinstance(part(each, stat), int | str | None) for each in table.components)
    return table.column(stat) if plain else [NO_WORD] * len(table.ids)


def _fields(component: object) -> list[str]:
    return [*(getattr(component, "__dataclass_fields__", None) or vars(component))]
