"""The names of players, cards, squares and rooms in one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardpress_engines.adrenaline.action_names import ROOMS
from cardpress_engines.adrenaline.actions import COLORS
from cardpress_engines.adrenaline.effects.trees import parts_of
from cardpress_engines.adrenaline.game import Adrenaline
from cardpress_engines.adrenaline.state import EMPTY, AdrenalineState
from cardpress_engines.kernel.text_view import FormatMessage, PrintedTexts, rules_texts


class DisplayNames:
    """Names of everything in a game; the texts are those of `rules_data/texts`."""

    def __init__(self, game: Adrenaline, say: FormatMessage, texts: PrintedTexts) -> None:
        self.game, self.say = game, say
        self._texts = texts["components"]
        self.names = [self._name(design) for design in range(len(game.ids))]
        self.characters = [str(self._texts[figure]["name"]) for figure in game.figures]
        self.abilities = [str(self._texts[card.id]["name"]) for card in game.abilities]
        self.heats = [
            any(getattr(part, "to", None) == "hot" for part in parts_of(card.turn_end)) for card in game.abilities
        ]
        """Whether a character's ability heats tokens."""
        self.rules = [self._rules(design) for design in range(len(game.ids))]
        """The rules text of each card, in lines."""

    def _name(self, design: int) -> str:
        """The name of a card: a powerup with its color, an ammo tile with what it gives."""
        game, name = self.game, str(self._texts[self.game.ids[design]]["name"])
        match game.kind[design]:
            case "powerup":
                return self.say("powerup", name=name, color=self.color(game.color[design]))
            case "ammo_tile":
                return self.say("tile", name=name, gives=self.tile_content(design))
        return name

    def _rules(self, design: int) -> list[str]:
        printed = self._texts[self.game.ids[design]]
        if self.game.kind[design] == "weapon":
            return [
                f"*{self.section(design, number)}*: {self.text(design, number)}"
                for number in range(len(self.game.cards[design].modes))
            ]
        return list(rules_texts(printed.get("rules", {}), ("effect",)).values())

    # ---- players

    def player(self, state: AdrenalineState, player: int, person: int | None) -> str:
        """A player as one person refers to them: by character, or as "you"."""
        return self.say("player-you") if player == person else self.figure(state, player)

    def figure(self, state: AdrenalineState, player: int) -> str:
        """A player by character, or by number before one is chosen."""
        character = state.characters[player]
        return self.say("player-number", number=player + 1) if character == EMPTY else self.characters[character]

    # ---- colors, prices, places

    def color(self, color: int) -> str:
        """A color of ammo."""
        return self.say(f"color-{COLORS[color]}")

    def cubes(self, cubes: Sequence[int]) -> str:
        """A number of cubes of each color."""
        there = [
            self.say("cubes", color=self.color(each), count=count) for each, count in enumerate(cubes) if count
        ]
        return ", ".join(there) or self.say("nothing")

    def tile_content(self, design: int) -> str:
        """What an ammo tile gives."""
        cubes = self.cubes(self.game.ammo[design])
        return self.say("tile-draws", cubes=cubes) if self.game.draws[design] else cubes

    def square(self, square: int) -> str:
        """A square by row and column, with its room."""
        return self.say(
            "square", name=self.game.square_name(square), room=self.room(self.game.places.rooms[square])
        )

    def room(self, room: int) -> str:
        """A room by its color."""
        return self.say(f"room-{ROOMS[self.game.room_letters[room]]}")

    def room_color(self, room: int) -> str:
        """The color of a room, without the word room."""
        return self.say(f"draw-room-{ROOMS[self.game.room_letters[room]]}")

    # ---- weapons

    def section(self, design: int, number: int) -> str:
        """The heading of a section, with its price."""
        mode = self.game.cards[design].modes[number]
        heading = str(self._texts[self.game.ids[design]]["sections"][mode.id]["heading"])
        price = [self.cubes([mode.cost.count(color) for color in COLORS])] if mode.cost else []
        price += [self.say("price-powerups", count=mode.powerups)] if mode.powerups else []
        price += [self.say("price-rush")] if mode.rush else []
        return f"{heading} ({', '.join(price)})" if price else heading

    def text(self, design: int, number: int) -> str:
        """The rules text of a section."""
        mode = self.game.cards[design].modes[number]
        return str(self._texts[self.game.ids[design]]["sections"][mode.id]["text"])

    def item(self, design: int, item: int) -> str:
        """An item of a weapon's menu: its section, or the movement part where a section has two items."""
        weapon = self.game.fired[design]
        number = weapon.items[item].part
        heading = self.section(design, number)
        is_apart = item in weapon.floating and sum(each.part == number for each in weapon.items) > 1
        return self.say("section-move", section=heading) if is_apart else heading

    def weapon(self, design: int) -> list[str]:
        """A weapon with its price and the rules text of each section."""
        loading = self.say("loading", cost=self.cubes(self.game.cost[design]))
        return [f"*{self.names[design]}* ({loading})", *self.rules[design]]

    def card(self, design: int) -> list[str]:
        """A card with its rules text."""
        if self.game.kind[design] == "weapon":
            return self.weapon(design)
        return [f"*{self.names[design]}*", *self.rules[design]]

    def ability(self, character: int) -> list[str]:
        """A character's ability."""
        card = self.game.abilities[character]
        printed = rules_texts(self._texts[card.id].get("rules", {}), ("turn_end",))
        return [f"*{self.abilities[character]}*", *printed.values()]

    def name_list(self, designs: Iterable[int]) -> str:
        """Names of cards, separated by commas."""
        return ", ".join(self.names[design] for design in designs) or self.say("none")

    def descriptions(self) -> Iterator[tuple[str, list[str]]]:
        """Every card and every ability by name, with its rules text."""
        yield from ((name, self.card(design)) for design, name in enumerate(self.names))
        yield from ((name, self.ability(character)) for character, name in enumerate(self.abilities))

    def component_names(self) -> dict[str, str]:
        """Cards by id, powerups with their color, ammo tiles with what they give; and characters."""
        game = self.game
        return dict(zip((*game.ids, *game.characters), (*self.names, *self.characters), strict=True))
