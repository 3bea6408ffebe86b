"""Cards, tokens and tiles as numbers: designs in a row, and what a contamination card is known to be.

A contamination card is one of three numbers: nobody has scanned it, it was infected, it was clean. Which cards are
infected chance decides when they are scanned, among all that nobody knows.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from cardpress_engines.carnomorphs.actions import LAYOUT
from cardpress_engines.carnomorphs.markers import Marker
from cardpress_engines.kernel.rules_data import Component, Data, Tree

KINDS: Final = (
    "crew_action", "attack", "event_card", "mutation", "adaptation", "objective", "bag_token", "room_tile",
)  # fmt: skip
"""What is numbered, in this order; then coordinates, exploration tokens, engine tokens, contamination."""
NOTHING: Final = -1
"""No card, no room, no object."""
SCANNED: Final = ("contamination", "infected contamination", "clean contamination")
"""What a contamination card is known to be, by its place behind the others."""


def parts_of(tree: Tree) -> list[Tree]:
    """A tree and all operations within it."""
    inner: list[Tree] = []
    for name in ("do", "modes", "pay", "otherwise"):
        part = getattr(tree, name, None)
        inner += part if isinstance(part, tuple) else [] if part is None else [part]
    return [tree, *(each for part in inner for each in parts_of(part))]


def has_procedure(tree: Tree, procedure: str) -> bool:
    """Whether a tree has a procedure of the rules carried out."""
    return any(part.op == "perform" and part.procedure == procedure for part in parts_of(tree))


class ComponentTable:
    """All that is drawn, dealt and laid; tuples are by number unless they say otherwise."""

    def __init__(self, data: Data) -> None:
        self.data, self.rules = data, data.RULES
        counted = Counter[str]()
        for pieces in data.DECKS.values():
            for id_, count in pieces:  # of some tokens there are copies in two decks
                counted[id_] += count
        found = [(data.COMPONENTS[id_], count) for id_, count in counted.items()]
        rows = [(card, copies) for kind in KINDS for card, copies in found if card.kind == kind]
        plain = [(card, copies) for card, copies in found if card.kind == "plain_card"]
        rows += [(card, copies) for card, copies in plain if card.type == "coordinates"]
        hidden = [(card, copies) for card, copies in found if card.kind == "marker"]
        rows += [(card, copies) for card, copies in hidden if card.hidden == "exploration"]
        rows += [(card, copies) for card, copies in hidden if card.hidden == "engine"]
        self.cards: tuple[Component, ...] = tuple(card for card, _ in rows)
        self.kind = tuple(_kind(card) for card in self.cards)
        copies = [number for number, (_, count) in enumerate(rows) for _ in range(count)]
        self._copies = tuple(copies)
        contamination = [card for card, count in plain if card.type == "contamination" for _ in range(count)]
        first = len(self.cards)
        self.unknown, self.infected, self.clean = first, first + 1, first + 2
        self.contaminations = (self.unknown,) * len(contamination)
        self.ids = (*(card.id for card in self.cards), *SCANNED)
        LAYOUT.fits(card=len(self.ids))
        self.design_of: tuple[int, ...] = (*range(first), first, first, first)
        """A contamination card stays the same card, whatever is known of it."""
        self._lay_out(found)

    def _lay_out(self, found: list[tuple[Component, int]]) -> None:
        """The decks, and figures and objects by their kinds."""
        self.crew_actions = tuple(sorted(set(self.of("crew_action"))))
        self.attacks, self.events, self.mutations = self.of("attack"), self.of("event_card"), self.of("mutation")
        self.adaptations, self.tokens = self.of("adaptation"), self.of("bag_token")
        self.coordinates, self.explorations = self.of("coordinates"), self.of("exploration")
        self.engine_tokens = self.of("engine")
        self.levels: tuple[str, ...] = self.rules.feeding.levels
        """Types of carnomorphs, each with the one it evolves into after it."""
        standing = {card.type: copies for card, copies in found if card.kind == "standee" and card.player is None}
        counts = [standing[level] for level in self.levels]
        self.level_of = tuple(level for level, count in enumerate(counts) for _ in range(count))
        """The level of each figure."""
        self.figures_of = tuple(
            tuple(figure for figure, each in enumerate(self.level_of) if each == level)
            for level in range(len(counts))
        )
        """The figures of each level."""
        self.token_types = tuple(dict.fromkeys(self.cards[token].type for token in self.tokens))
        self.food: tuple[str, ...] = self.rules.feeding.food
        self.things = tuple(each for each in self.food if each not in self.levels)
        """Heavy objects, in the order in which they are eaten."""
        self.egg = self.things.index(Marker.EGG)
        markers = {card.type: copies for card, copies in found if card.kind == "marker" and card.hidden is None}
        self.thing_copies = tuple(markers[each] for each in self.things)
        self.doors = markers[Marker.DOOR]
        self.slimes = markers[Marker.SLIME]
        (self.map,) = (card for card, _ in found if card.kind == "ship_map")
        self.dice = tuple(card for card, _ in found if card.kind == "die_table")
        self.pods = sum(copies for card, copies in found if getattr(card, "hidden", None) == "pod")

    def level_of_token(self, token: int) -> int:
        """The level of the figure a token of the bag brings; a color before its name means nothing."""
        return self.levels.index(self.cards[token].type.split("_")[-1])

    def is_working(self, token: int) -> bool:
        """Whether an engine token is that of an engine which works."""
        return bool(self.cards[token].type == "working")

    def of(self, kind: str) -> tuple[int, ...]:
        """All copies of a kind, ascending."""
        return tuple(number for number in self._copies if self.kind[number] == kind)


def _kind(card: Component) -> str:
    if card.kind == "plain_card":
        return str(card.type)
    return str(card.hidden) if card.kind == "marker" else str(card.kind)
