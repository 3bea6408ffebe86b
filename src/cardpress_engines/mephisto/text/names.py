"""Names of players and cards in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cardpress_engines.kernel.text_view import FormatMessage, PrintedTexts, rules_texts
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.state import MephistoState

FIELDS = ("immediate", "ability", "effect")
"""The fields of a card that have a rules text, in the order in which they are printed."""
LASTING = ("ability", "effect")
"""The fields of a card that mean something while it lies in the dungeon or in play."""


class DisplayNames:
    """Names of everything in a game of one set-up; the texts are those of `rules_data/texts`."""

    def __init__(self, game: Mephisto, say: FormatMessage, texts: PrintedTexts) -> None:
        self.game, self.say = game, say
        variant = "solitaire" if game.alone else "care_bear" if game.setup.care_bear else None
        changed = texts["variants"].get(variant, {}) if variant else {}
        self.names = [texts["components"][card]["name"] for card in game.ids]
        self._texts = [
            rules_texts(
                printed | {field: text for field, text in changed.get(card, {}).items() if field in printed},
                FIELDS,
            )
            for card in game.ids
            for printed in [texts["components"][card].get("rules", {})]
        ]
        self.rules = [list(fields.values()) for fields in self._texts]
        """Rules texts of each card."""
        self.lasting = [[fields[name] for name in LASTING if name in fields] for fields in self._texts]
        """Those that are not about its entering."""

    def player(self, player: int, person: int | None) -> str:
        """A player as a person calls them."""
        game = self.game
        if player == person:
            return self.say("player-you")
        if person is not None and game.setup.teams and player == game.partner[person]:
            return self.say("player-partner")
        if person is not None and game.num_players == 2:
            return self.say("player-opponent")
        return self.say("player-number", number=player + 1)

    def players(self, players: Sequence[int], person: int | None) -> str:
        """Several players."""
        return ", ".join(self.player(player, person) for player in players)

    def cards(self, cards: Sequence[int]) -> str:
        """Names of several designs."""
        return ", ".join(self.names[card] for card in cards)

    def kind(self, card: int) -> str:
        """The kind of a design."""
        return self.say(f"kind-{self.game.kind[card]}")

    def stats(self, card: int) -> str:
        """The numbers of a design, as printed."""
        stats = {stat: numbers[card] for stat, numbers in self.game.stats.items()}
        return self.say(f"stats-{self.game.kind[card]}", **stats)

    def piece(self, state: MephistoState, piece: int) -> str:
        """The numbers of a card in play, as they are now."""
        kind = self.game.kind[self.game.design_of[piece]]
        attack = state.attack_of(piece) if kind == "weapon" else 0
        return self.say(f"piece-{kind}", attack=attack, durability=state.durability[piece])

    def lane(self, space: int, person: int | None) -> int:
        """The lane of a space as a person counts, or player 0 for a reader."""
        lanes: Mapping[int, Sequence[int]] = self.game.lanes[person or 0]
        return next(lane for lane, spaces in lanes.items() if space in spaces)

    def descriptions(self) -> Iterator[tuple[str, list[str]]]:
        """Every card with its numbers and its rules text, by name."""
        return ((name, self.text(card)) for card, name in enumerate(self.names))

    def text(self, card: int) -> list[str]:
        """A card with its numbers and its rules text."""
        head = f"*{self.names[card]}* ({self.kind(card)}: {self.stats(card)})"
        return [head, *(self.rules[card] or [self.say("card-without-text")])]
