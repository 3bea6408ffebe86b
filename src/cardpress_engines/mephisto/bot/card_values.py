"""What cards are worth to somebody who reads them, before play shows it; in favor, which buys one attack each.

Only printed numbers and effect trees are read, so a new card is appraised without any change here.
"""

from __future__ import annotations

from functools import lru_cache

from cardpress_engines.kernel.abilities import split_abilities
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.mephisto.state import Game

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
    """Worth of every design of one game, as lists by design."""

    def __init__(self, game: Game) -> None:
        self._changed = game.changed
        designs = range(len(game.cards))
        monsters = [n for n in game.all_cards if game.is_monster[n]]
        self.soul_point = EAGER * sum(game.attack[n] for n in monsters) / sum(game.souls[n] for n in monsters)
        parts = [self._parts(card) for card in game.cards]
        self.activation = [sum(worth for mode, worth in parts[n] if mode == "activated") for n in designs]
        self.ability = [sum(worth for mode, worth in parts[n] if mode in {"trigger", "static"}) for n in designs]
        self.under = [sum(worth for mode, worth in parts[n] if mode == "trigger") for n in designs]
        """What a spell is worth to its owner while it lies under a weapon, besides that weapon's attack."""
        self.enters = [sum(worth for mode, worth in parts[n] if mode == "enters") for n in designs]
        self.played = [sum(worth for mode, worth in parts[n] if mode == "played") for n in designs]
        spells = [sum(worth for mode, worth in parts[n] if mode == "resolve") + self.ability[n] for n in designs]
        lasting = [sum(worth for mode, worth in parts[n] if mode == "optional") for n in designs]
        self.soul = [
            self.soul_point * game.souls[n] + AGAIN * (self.ability[n] + lasting[n]) if game.is_monster[n] else 0.0
            for n in designs
        ]
        self.worn = [self._equipment_value(game, n) for n in designs]
        """What equipment is worth with so many uses left, as long as nothing changes its attack."""
        self.keep = [self._keep(game, n, spells[n]) for n in designs]

    def use(self, game: Game, design: int, attack: float) -> float:
        """One use of a piece with so much attack."""
        beside = 1.0 if game.kind[design] == "item" else BESIDE
        return ATTACK * attack + max(self.activation[design], 0.0) * beside + self.ability[design] * BESIDE

    def _equipment_value(self, game: Game, design: int) -> tuple[float, ...]:
        use = self.use(game, design, game.attack[design] if game.kind[design] == "weapon" else 0)
        return tuple(use * of_uses(uses) for uses in range(game.durability[design] + 1))

    def _keep(self, game: Game, design: int, spell: float) -> float:
        match game.kind[design]:
            case "monster":
                return 1.6 + 0.5 * max(self.enters[design], -1.0)
            case "spell":
                worth = spell
            case "item":
                worth = self.use(game, design, 0) * USES[min(game.durability[design], 5)]
            case _:
                uses = USES[min(game.durability[design], 5)]
                worth = self.use(game, design, game.attack[design]) * uses + self.played[design]
        return max(0.75 * worth - COST * game.cost[design], 0.4)

    def _parts(self, card: Tree) -> list[tuple[str, float]]:
        found = []
        for field in ("immediate", "ability", "effect"):
            effect = self._changed.get(card.id, {}).get(field, getattr(card, field, None))
            for part in split_abilities(effect) if effect is not None else ():
                event = part.event.event if part.event is not None else ""
                mode = event if event in {"enters", "played"} else part.mode
                found.append((mode, estimate(part.effect)))
        return found


def of_uses(uses: int) -> float:
    """What so many uses are worth in all."""
    return USES[max(min(uses, len(USES) - 1), 0)]


@lru_cache(maxsize=32)
def card_values(game: Game) -> CardValues:
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
