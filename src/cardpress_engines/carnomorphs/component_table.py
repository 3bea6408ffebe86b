"""Cards, tokens and tiles numbered as designs, and what is known of contamination cards.

A contamination card has one of three numbers: not scanned, infected or clean. Whether a card is infected is drawn
at random when it is scanned, among all cards that have not been scanned.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from cardpress_engines.carnomorphs.actions import LAYOUT
from cardpress_engines.carnomorphs.markers import MarkerKind
from cardpress_engines.kernel.rules_data import Component, Data, Tree

KINDS: Final = (
    "crew_action", "attack", "event_card", "mutation", "adaptation", "objective", "bag_token", "room_tile",
)  # fmt: skip
"""The numbered kinds, in this order; coordinates, exploration and engine tokens, contamination follow."""
NOTHING: Final = -1
"""No card, no room, no object."""
SCANNED: Final = ("contamination", "infected contamination", "clean contamination")
"""What is known of a contamination card, in the order of their numbers."""


def parts_of(tree: Tree) -> list[Tree]:
    """A tree and all operations within it."""
    inner: list[Tree] = []
    for name in ("do", "modes", "pay", "otherwise"):
        part = getattr(tree, name, None)
        inner += part if isinstance(part, tuple) else [] if part is None else [part]
    return [tree, *(each for part in inner for each in parts_of(part))]


def has_procedure(tree: Tree, procedure: str) -> bool:
    """Whether a tree performs a procedure of the rules."""
    return any(part.op == "perform" and part.procedure == procedure for part in parts_of(tree))


class ComponentTable:
    """Everything that is drawn, dealt or placed; tuples are indexed by number unless stated otherwise."""

    def __init__(self, data: Data) -> None:
        self.data, self.rules = data, data.RULES
        counted = Counter[str]()
        for pieces in data.DECKS.values():
            for id_, count in pieces:  # some tokens have copies in two decks
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
        """The design of each number; contamination is one design whatever is known of it."""
        self._lay_out(found)

    def _lay_out(self, found: list[tuple[Component, int]]) -> None:
        """Set the decks, and the kinds of figures and objects."""
        self.crew_actions = tuple(sorted(set(self.copies_of("crew_action"))))
        self.attacks, self.events, self.mutations = (
            self.copies_of("attack"),
            self.copies_of("event_card"),
            self.copies_of("mutation"),
        )
        self.adaptations, self.tokens = self.copies_of("adaptation"), self.copies_of("bag_token")
        self.coordinates, self.explorations = self.copies_of("coordinates"), self.copies_of("exploration")
        self.engine_tokens = self.copies_of("engine")
        self.levels: tuple[str, ...] = self.rules.feeding.levels
        """Types of carnomorphs in the order in which they evolve."""
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
        """Heavy objects in the order in which carnomorphs prefer to eat them."""
        self.egg = self.things.index(MarkerKind.EGG)
        markers = {card.type: copies for card, copies in found if card.kind == "marker" and card.hidden is None}
        self.thing_copies = tuple(markers[each] for each in self.things)
        self.doors = markers[MarkerKind.DOOR]
        self.slimes = markers[MarkerKind.SLIME]
        (self.map,) = (card for card, _ in found if card.kind == "ship_map")
        self.dice = tuple(card for card, _ in found if card.kind == "die_table")
        self.pods = sum(copies for card, copies in found if getattr(card, "hidden", None) == "pod")

    def level_of_token(self, token: int) -> int:
        """The level of the figure a bag token brings; a color before the type's name is ignored."""
        return self.levels.index(self.cards[token].type.split("_")[-1])

    def is_working(self, token: int) -> bool:
        """Whether an engine token shows a working engine."""
        return bool(self.cards[token].type == "working")

    def copies_of(self, kind: str) -> tuple[int, ...]:
        """All copies of a kind, in ascending order."""
        return tuple(number for number in self._copies if self.kind[number] == kind)


def _kind(card: Component) -> str:
    if card.kind == "plain_card":
        return str(card.type)
    return str(card.hidden) if card.kind == "marker" else str(card.kind)
