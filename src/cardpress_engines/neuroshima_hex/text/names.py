"""Names and symbols of players, tiles, hexes, edges and markers in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from cardpress_engines.kernel.text_view import FormatMessage, PrintedTexts, rules_texts
from cardpress_engines.neuroshima_hex.aims import Attack
from cardpress_engines.neuroshima_hex.component_table import TileDesign
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex
from cardpress_engines.neuroshima_hex.hexes import NAMES
from cardpress_engines.neuroshima_hex.state import HexState

EFFECT_FIELDS: Final = (
    "own_turn", "activation", "action", "turn_start", "before_battle", "instead_of_attack", "entered",
)  # fmt: skip
"""The fields of a tile with rules texts of one-time effects, in the order of display."""
FIELDS: Final = ("ability", *EFFECT_FIELDS)
COMMON_TOUGHNESS: Final = 1
"""The toughness of a tile without a symbol for it."""
ARROWS: Final = "↑↗↘↓↙↖"
"""One for each direction, clockwise from the top."""
SHAPES: Final = {"melee": "▲◥◢▼◣◤", "ranged": ARROWS, "gauss": "⇑⇗⇘⇓⇙⇖", "mortar": "◎" * 6, "explosive": "✸" * 6}
"""The symbol of each type of attack, by direction."""
NET, ARMOR, LINK = "%", "#", "+"
OWN, OTHER = "●", "○"
"""Marks of the reader's and the other player's tiles; without a reader of the first and second player's."""


class DisplayNames:
    """Names of everything in a match, from the texts in `rules_data/texts`."""

    def __init__(self, game: NeuroshimaHex, say: FormatMessage, texts: PrintedTexts) -> None:
        self.game, self.say = game, say
        components = texts["components"]
        self.names: list[str] = [components[design.id]["name"] for design in game.designs]
        self.rules = [self._rules(components[design.id].get("rules", {})) for design in game.designs]
        self.action_rules = [
            rules_texts(components[design.id].get("rules", {}), EFFECT_FIELDS) for design in game.designs
        ]
        """Rules texts of one-time effects, without static abilities."""
        self.markers: list[str] = [components[marker.id]["name"] for marker in game.markers]
        self.marker_action_rules = [
            rules_texts(components[marker.id].get("rules", {}), EFFECT_FIELDS) for marker in game.markers
        ]
        self.marker_rules = [self._rules(components[marker.id].get("rules", {})) for marker in game.markers]
        self.armies = [say("army", army=army) for army in game.armies]

    def _rules(self, printed: Mapping[str, str]) -> list[str]:
        """Rules texts of a component, each after the label of its field."""
        return [
            f"{self.say('field', field=field)}: {text}" for field, text in rules_texts(printed, FIELDS).items()
        ]

    # ---- players and tiles

    def player(self, player: int, person: int | None) -> str:
        """A player from a person's view; without a person the army, or the number if both have the same army."""
        if person is not None:
            return self.say("player-you" if player == person else "player-opponent")
        first, second = self.armies
        return self.say("player-number", number=player + 1) if first == second else self.armies[player]

    def player_with_army(self, player: int, person: int | None) -> str:
        """A player with their mark and army."""
        name = self.player(player, person)
        army = "" if name == self.armies[player] else f" ({self.armies[player]})"
        return f"{self.mark(player, person)} {name}{army}"

    def sides(self, person: int | None) -> str:
        """Both players with their marks and armies, the person first."""
        first = person or 0
        return ", ".join(self.player_with_army(player, person) for player in (first, 1 - first))

    def mark(self, player: int, person: int | None) -> str:
        """The mark of a player's tiles."""
        return OWN if player == (person or 0) else OTHER

    def unit(self, owner: int, design: int, hex_: int, person: int | None) -> str:
        """A unit: its owner's mark, name and hex."""
        return f"{self.mark(owner, person)}\u00a0{self.names[design]} {NAMES[hex_]}"

    def unit_on_board(self, state: HexState, piece: int, person: int | None) -> str:
        """A unit on the board, named as by `unit`."""
        design, hex_ = state.game.design_of[piece], state.hex_of[piece]
        return self.unit(state.board.owner[piece], design, hex_, person)

    def kind(self, design: int) -> str:
        """The kind of a tile."""
        return self.say("kind", kind=self.game.designs[design].kind)

    def name_list(self, designs: Iterable[int]) -> str:
        """Names of tiles, separated by commas."""
        return ", ".join(self.names[design] for design in designs)

    # ---- a tile in words

    def text(self, design: int) -> list[str]:
        """A printed tile: its numbers in words and its rules text."""
        printed = self.game.designs[design]
        kinds = [] if self.kind(design) == self.names[design] else [self.kind(design)]
        parts = [*kinds, self.armies[printed.seat], *self._numbers(printed)]
        return [f"*{self.names[design]}* ({', '.join(parts)})", *self._lines(design)]

    def brief(self, design: int) -> str:
        """The kind of a tile and its numbers, without the most common toughness."""
        printed = self.game.designs[design]
        numbers = [*self._numbers(printed)]
        return ", ".join(
            [self.kind(design), *numbers[printed.is_unit and printed.toughness == COMMON_TOUGHNESS :]]
        )

    def marker_text(self, marker: int) -> list[str]:
        """A marker with its rules text."""
        return [f"*{self.markers[marker]}* ({self.say('kind', kind='marker')})", *self.marker_rules[marker]]

    def descriptions(self) -> Iterator[tuple[str, list[str]]]:
        """Every tile and marker with its numbers and its rules text, by name."""
        yield from ((name, self.text(design)) for design, name in enumerate(self.names))
        yield from ((name, self.marker_text(number)) for number, name in enumerate(self.markers))

    def component_names(self) -> dict[str, str]:
        """Armies by id, and tiles that both have, each with its army."""
        designs, shared = self.game.designs, Counter(self.names)
        return dict(zip(self.game.armies, self.armies, strict=True)) | {
            design.id: f"{name} ({self.armies[design.seat]})"
            for design, name in zip(designs, self.names, strict=True)
            if shared[name] > 1
        }

    def effects(self, design: int) -> str:
        """The name of a tile, of an HQ with its army, and all its effects; empty for a tile without any."""
        printed = self.game.designs[design]
        held = f"{self.say('field', field='ability')}: "  # this label is left out
        effects = [
            *(rule.removeprefix(held) for rule in self.rules[design]),
            *(self.say(f"about-{trait}") for trait in sorted(printed.traits)),
        ]
        army = f" ({self.armies[printed.seat]})" if printed.kind == "hq" else ""
        return f"{self.names[design]}{army}: {' '.join(effects)}" if effects else ""

    def _lines(self, design: int) -> list[str]:
        printed = self.game.designs[design]
        lines = [*self.rules[design], *(self.say(f"about-{trait}") for trait in sorted(printed.traits))]
        return lines or [self.say("tile-without-text")]

    def _numbers(self, printed: TileDesign) -> Iterator[str]:
        if printed.is_unit:
            yield self.say("tile-toughness", toughness=printed.toughness)
        if printed.initiative:
            yield self.say("tile-initiative", initiative=self.numbers(printed.initiative))
        yield from self.features(printed, printed.attacks, 0)

    @staticmethod
    def numbers(values: Iterable[int]) -> str:
        """Numbers, separated by commas."""
        return ", ".join(map(str, values))

    def features(self, printed: TileDesign, attacks: Iterable[Attack], facing: int) -> Iterator[str]:
        """Attacks, nets, armor and links of a tile with this facing, with arrows for the edges."""
        by_kind: dict[tuple[str, int], list[int]] = {}
        for attack in attacks:
            by_kind.setdefault((attack.type, attack.strength), []).append(attack.edge)
        for (type_, strength), attacked in by_kind.items():
            yield self.say("edge-attack", type=type_, strength=strength, edges=_arrows(attacked, facing))
        others: dict[str, Iterable[int]] = {"net": printed.nets, "armor": printed.armor, "link": printed.links}
        for name, edges in others.items():
            if edges:
                yield self.say(f"edge-{name}", edges=_arrows(edges, facing))

    def direction(self, facing: int) -> str:
        """A direction in words."""
        return self.say("direction", to=facing)


def _arrows(edges: Iterable[int], facing: int) -> str:
    return "".join(ARROWS[way] for way in sorted((edge + facing) % 6 for edge in edges))


def short(name: str, width: int) -> str:
    """A name in at most `width` characters, abbreviated with points."""
    if len(name) <= width:
        return name
    words = name.split()
    if len(words) == 1:
        return f"{name[: width - 1]}."
    last = words[-1] if len(words[-1]) <= width // 2 else f"{words[-1][: width // 2 - 1]}."
    return f"{words[0][: width - len(last) - 1]}.{last}"
