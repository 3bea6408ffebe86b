"""Names of players, cards, slots and keywords in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from cardpress_engines.kernel.text_view import FormatMessage, PrintedTexts, rules_texts
from cardpress_engines.meat_the_cult.actions import POSITIONS
from cardpress_engines.meat_the_cult.component_table import TRAITS
from cardpress_engines.meat_the_cult.game import MeatTheCult
from cardpress_engines.meat_the_cult.state import MeatState

FIELDS = ("effect",)
"""The fields of a card with a rules text."""


class DisplayNames:
    """Names of everything in a game, from the texts in `rules_data/texts`."""

    def __init__(self, game: MeatTheCult, say: FormatMessage, texts: PrintedTexts) -> None:
        self.game, self.say = game, say
        components = texts["components"]
        self.names = [components[card]["name"] for card in game.ids]
        self.effects = [
            " ".join(rules_texts(components[card].get("rules", {}), FIELDS).values()).strip() for card in game.ids
        ]
        """The rules text of each card; may be empty."""
        self.rules = [self._rules(design) for design in range(len(game.ids))]
        """The lines of each card's rules text, keywords included."""

    def _rules(self, design: int) -> list[str]:
        game, text = self.game, self.effects[design]
        if design in game.paid:
            text = f"{self.say('paid')} {text}"
        elif game.is_fusion[design]:
            text = self.say("fusion", text=text or self.say("fusion-brief"))
        elif game.is_instant[design]:
            text = self.say("instant", text=text)
        return [f"*{each}*" for each in self.traits(game.traits[design])] + ([text] if text else [])

    # ---- players and slots

    def player(self, player: int, person: int | None) -> str:
        """A player from a person's view."""
        game = self.game
        if player == person:
            return self.say("player-you")
        if person is not None and game.num_players == 2:
            return self.say("player-opponent")
        if person is not None:
            ally = game.seats.side_of[player] == game.seats.side_of[person]
            facing = game.opposite[person] == player
            return self.say(
                "player-ally" if ally else "player-facing" if facing else "player-enemy", number=player + 1
            )
        return self.say("player-number", number=player + 1)

    def position(self, slot: int) -> str:
        """The position of a slot, as seen by its player."""
        return self.say(f"position-{POSITIONS[slot % len(POSITIONS)]}")

    def slot(self, slot: int, person: int | None) -> str:
        """A slot: its position and its player."""
        who = self.player(slot // len(POSITIONS), person)
        return self.say("slot", position=self.position(slot), who=who)

    # ---- cards

    def name_list(self, designs: Iterable[int]) -> str:
        """Names of cards, separated by commas; equal ones are counted."""
        counts = Counter(self.names[design] for design in designs)
        return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in counts.items())

    def traits(self, traits: int) -> list[str]:
        """The names of the keywords in a bit mask."""
        return [self.say(f"trait-{name}") for bit, name in enumerate(TRAITS) if traits >> bit & 1]

    def stats(self, design: int) -> str:
        """The kind and printed stats of a card."""
        game, kind = self.game, self.game.kind[design]
        values: dict[str, str | int] = {
            "cost": game.cost[design], "attack": game.attack[design], "defense": game.defense[design],
        }  # fmt: skip
        if kind == "equipment" and game.is_fusion[design]:
            bonus = {"attack": game.attack[design], "defense": game.defense[design]}
            given = [self.say(f"stats-bonus-{name}", signed=signed_number(by)) for name, by in bonus.items() if by]
            return ", ".join([self.say("stats-fusion", **values), *given])
        if kind == "creature":
            values["faction"] = self.say(f"faction-{game.faction[design]}")
        return self.say(f"stats-{kind}", **values)

    def text(self, design: int) -> list[str]:
        """A card with its stats and rules text."""
        head = f"*{self.names[design]}* ({self.stats(design)})"
        return [head, *(self.rules[design] or [self.say("card-without-text")])]

    def descriptions(self) -> Iterator[tuple[str, list[str]]]:
        """Every card with its stats and rules text, by name."""
        return ((name, self.text(design)) for design, name in enumerate(self.names))

    def numbers(self, state: MeatState, slot: int, traits: list[int]) -> list[str]:
        """The present stats of a creature on the field, its keywords, whether it is wounded or used."""
        piece = state.field[slot]
        unit = state.units[piece]
        stats = [self.say("unit", attack=state.attack_of(piece), defense=state.defense_of(piece))]
        stats += self.traits(traits[slot])
        if unit.damage:
            stats.append(self.say("unit-wounded"))
        if unit.is_used:
            stats.append(self.say("unit-used"))
        return stats

    def creature_on_field(self, state: MeatState, slot: int, person: int | None) -> str:
        """A creature on the field: name, slot and stats."""
        design = state.game.design_of[state.field[slot]]
        under = state.fused.get(state.field[slot], ())
        fused = [self.say("unit-fused", cards=self.name_list(under))] if under else []
        numbers = ", ".join([*self.numbers(state, slot, state.traits()), *fused])
        return self.say("standing", card=self.names[design], slot=self.slot(slot, person), stats=numbers)


def signed_number(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"
