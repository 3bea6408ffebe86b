"""The names of players, cards, rooms, corridors, figures and objects in one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.game import Carnomorphs
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.board_map import places_in
from cardpress_engines.kernel.text_view import FormatMessage, PrintedTexts, rules_texts

FIELDS = ("effect", "action", "infected", "clean")
"""The fields of components that have rules texts, in printed order."""


class DisplayNames:
    """Names of everything in a drill; the texts are those of `rules_data/texts`."""

    def __init__(self, game: Carnomorphs, say: FormatMessage, texts: PrintedTexts) -> None:
        self.game, self.say = game, say
        self._texts = texts["components"]
        scanned = [say(f"contamination-{known}") for known in ("unknown", "infected", "clean")]
        self.names = [*(str(self._texts[card.id]["name"]) for card in game.cards), *scanned]
        self.rules = [self._rules(card.id) for card in game.cards] + [[] for _ in scanned]
        """The rules text of each card, in lines."""
        markers = {card.type: id_ for id_, card in game.data.COMPONENTS.items() if card.kind == "marker"}
        self.things = [str(self._texts[markers[thing]]["name"]) for thing in game.things]
        self.types = [say(f"type-{level}") for level in game.levels]

    def _rules(self, id_: str) -> list[str]:
        printed = rules_texts(self._texts[id_].get("rules", {}), FIELDS)
        marked = {"infected", "clean"}
        return [
            self.say(f"rule-{field}", text=text) if field in marked else text for field, text in printed.items()
        ]

    def component_names(self) -> dict[str, str]:
        """Contamination is called by what its scan found: its design in the engine, which no code tells."""
        game = self.game
        return {game.ids[card]: self.names[card] for card in (game.unknown, game.infected, game.clean)}

    # ---- players, places, figures

    def player(self, player: int, person: int | None) -> str:
        """A player as one person refers to them: by number, or as "you"."""
        return self.say("player-you") if player == person else self.say("player-number", number=player + 1)

    def room(self, state: CarnomorphState, room: int) -> str:
        """A room by its number on the map and, if known, its name."""
        tile = state.tiles[room]
        name = self.say("room-unknown") if tile == NOTHING else self.names[tile]
        return self.say("room", number=self.game.slots[room], name=name)

    def rooms(self, state: CarnomorphState, mask: int) -> str:
        """The rooms of a bit mask, separated by commas."""
        return ", ".join(self.room(state, room) for room in places_in(mask))

    def corridor(self, way: int) -> str:
        """A corridor by the rooms it joins."""
        if way == self.game.technical:
            return self.say("corridor-technical")
        one, other = (self.game.slots[end] for end in self.game.places.ways[way])
        return self.say("corridor", one=one, other=other)

    def corridors(self, mask: int) -> str:
        """The corridors of a bit mask, separated by commas."""
        return ", ".join(self.corridor(way) for way in places_in(mask)) or self.say("none")

    def figure(self, figure: int) -> str:
        """A figure by its type."""
        return self.types[self.game.level_of[figure]]

    def letter(self, level: int) -> str:
        """The letter of a type in the picture of the ship."""
        return self.types[level][0].upper()

    # ---- cards

    def name_list(self, cards: Iterable[int]) -> str:
        """Names of cards, separated by commas."""
        return ", ".join(self.names[card] for card in cards) or self.say("none")

    def card(self, card: int) -> list[str]:
        """A card with its rules text."""
        return [f"*{self.names[card]}*", *self.rules[card]]

    def descriptions(self) -> Iterator[tuple[str, list[str]]]:
        """Every card with its rules text, by name."""
        yield from ((name, self.card(card)) for card, name in enumerate(self.names))
