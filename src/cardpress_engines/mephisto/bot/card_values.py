"""What cards are worth to somebody who reads them, before play shows it; in favor, which buys one attack each.

Only printed numbers and effect trees are read, so a new card is appraised without any change here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.kernel.abilities import split_abilities
from cardpress_engines.kernel.rules_data import Tree

EAGER = 1.2
"""A soul point is worth the attack that monsters ask for it on average, and somewhat more: it is kept for good."""
CARD_IN_HAND = 1.7
"""A card nobody has seen."""
USES = (0.0, 1.0, 1.9, 2.6, 3.1, 3.5)
"""What so many uses are worth in all: late ones may never happen."""
ATTACK = 0.6
"""Attack of a weapon for one use, besides favor that can be spent in any lane."""
BESIDE = 0.55
"""What a weapon does besides its attack: it does not always come to that."""
HARM = 0.7
"""What somebody else's loss is worth."""
AGAIN = 2.5
"""How often an ability of a soul pile happens, on average."""
COST = 1.0
"""The cards a cost takes are the least useful ones."""


class CardValues:
    """Worth of every card of one game, as lists by piece: copies are worth the same."""

    def __init__(self, game: DescribedGame) -> None:
        self._variants = [game.data.VARIANTS.get(variant, {}) for variant in game.variants]
        components = {design: game.data.COMPONENTS[game.ids[design]] for design in set(game.design_of)}
        parts = {design: self._parts(card) for design, card in components.items()}
        monsters = [card for each in game.design_of if (card := components[each]).kind == "monster"]
        self.soul_point = EAGER * sum(card.attack for card in monsters) / sum(card.souls for card in monsters)
        single = {design: CardValue(self.soul_point, card, parts[design]) for design, card in components.items()}
        cards = [single[design] for design in game.design_of]
        self.is_item = [card.kind == "item" for card in cards]
        self.activation = [card.activation for card in cards]
        self.ability = [card.ability for card in cards]
        self.under = [card.under for card in cards]
        """What a spell is worth to its owner while it lies under a weapon, besides that weapon's attack."""
        self.enters = [card.enters for card in cards]
        self.soul = [card.soul for card in cards]
        self.worn = [card.worn for card in cards]
        """What equipment is worth with so many uses left, as long as nothing changes its attack."""
        self.keep = [card.keep for card in cards]

    def use(self, piece: int, attack: float) -> float:
        """One use of a piece with so much attack."""
        return use_value(attack, self.activation[piece], self.ability[piece], is_item=self.is_item[piece])

    def _parts(self, card: Tree) -> list[tuple[str, float]]:
        found = []
        for field in ("immediate", "ability", "effect"):
            effect = getattr(card, field, None)
            for changed in self._variants:
                effect = changed.get(card.id, {}).get(field, effect)
            for part in split_abilities(effect) if effect is not None else ():
                event = part.event.event if part.event is not None else ""
                mode = event if event in {"enters", "played"} else part.mode
                found.append((mode, estimate(part.effect)))
        return found


class CardValue:
    """Worth of one card."""

    def __init__(self, soul_point: float, card: Tree, parts: Sequence[tuple[str, float]]) -> None:
        """`parts` are its abilities: how each comes about, and what it is worth."""

        def of(*modes: str) -> float:
            return sum(worth for mode, worth in parts if mode in modes)

        self.kind: str = card.kind
        self.activation, self.ability, self.under = of("activated"), of("trigger", "static"), of("trigger")
        self.enters, self._played = of("enters"), of("played")
        lasting = AGAIN * (self.ability + of("optional"))
        self.soul = soul_point * card.souls + lasting if self.kind == "monster" else 0.0
        self._durability: int = getattr(card, "durability", 0)
        self._use = self._use_value(card)
        self.worn = tuple(self._use * of_uses(uses) for uses in range(self._durability + 1))
        self.keep = self._keep(getattr(card, "cost", 0), of("resolve") + self.ability)

    def _use_value(self, card: Tree) -> float:
        attack = card.attack if self.kind == "weapon" else 0
        return use_value(attack, self.activation, self.ability, is_item=self.kind == "item")

    def _keep(self, cost: int, spell: float) -> float:
        if self.kind == "monster":
            return 1.6 + 0.5 * max(self.enters, -1.0)
        worth = spell
        if self.kind != "spell":
            played = 0.0 if self.kind == "item" else self._played
            worth = self._use * USES[min(self._durability, 5)] + played
        return max(0.75 * worth - COST * cost, 0.4)


def use_value(attack: float, activation: float, ability: float, *, is_item: bool) -> float:
    """One use of equipment with so much attack."""
    return ATTACK * attack + max(activation, 0.0) * (1.0 if is_item else BESIDE) + ability * BESIDE


def of_uses(uses: int) -> float:
    """What so many uses are worth in all."""
    return USES[max(min(uses, len(USES) - 1), 0)]


@lru_cache(maxsize=32)
def card_values(game: DescribedGame) -> CardValues:
    """The appraisal of a game made ready."""
    return CardValues(game)


def estimate(effect: Tree) -> float:
    """What an effect is worth to the player it addresses, without a look at the table."""
    match effect.op:
        case "seq":
            return sum(estimate(part) for part in effect.do)
        case "may":
            return max(estimate(effect.do), 0.0)
        case "choose":
            return max(estimate(mode) for mode in effect.modes)
        case "cost":
            return estimate(effect.pay) + estimate(effect.do)
        case "if":
            otherwise = 0.0 if effect.otherwise is None else estimate(effect.otherwise)
            return 0.6 * estimate(effect.do) + 0.4 * otherwise
    return _side(effect) * PLAIN.get(effect.op, 0.0) * _much(effect)


PLAIN = {
    "gain": 0.9,
    "lose": -0.9,
    "steal": 1.6,
    "empower": 0.6,
    "modify": 1.5,
    "draw": CARD_IN_HAND,
    "discard": -1.0,
    "take": 2.2,
    "wear": -1.8,
    "repair": 1.6,
    "break": -3.0,
    "swap": 1.2,
    "move": 1.0,
    "custom": 2.5,
}
"""One unit of each operation, for the player it happens to."""


def _much(effect: Tree) -> float:
    value = getattr(effect, "amount", None) or getattr(effect, "by", None) or 1
    if isinstance(value, int):
        return value
    return 2.0 * value.each if hasattr(value, "each") else 3.0


def _side(effect: Tree) -> float:
    what = getattr(effect, "what", None)
    words = {getattr(effect, "who", "you"), getattr(what, "owner", None) or "you"}
    if words & {"opponent", "each_opponent"}:
        return -HARM
    return 0.1 if "each_player" in words else 1.0
