"""What pins every number of Mephisto: whole games, and short games from positions that put one card to use."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any, TypeAlias

from tests.engines.properties.walks import Pick, at_random, digest, stubborn

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import TERMINAL, GameState
from cardpress_engines.mephisto.actions import FIGHT, SUMMON
from cardpress_engines.mephisto.game import load, setups

Data: TypeAlias = Any
DUEL, ALONE, FRIENDLY = 1, 0, 5
"""Places in `setups()` of the ways a card is probed in; the last two play with changed effects."""
ORDER = (1, 0, 3, 4, 2, 5, 6, 7, 8)
"""The ways of whole games, those that tell most first."""
STEPS = 40
"""How far a probe is played: a few turns."""


class Lab:
    """Games of some rules data, made ready when they are asked for; positions are those of the real data."""

    def __init__(self, data: Data, real: Data, games: dict[int, GameInterface] | None = None) -> None:
        self.data, self.real = data, real
        self._games = games or {}

    def game(self, way: int) -> GameInterface:
        """The game of one of the `setups()`."""
        if way not in self._games:
            self._games[way] = load(self.data, setups()[way])
        return self._games[way]

    def whole_game(self, way: int, seed: int) -> str:
        """The digest of one whole random game."""
        return digest(self.game(way), at_random(seed))

    def with_card(self, card: str, way: int, seed: int) -> str:
        """The digest of a few turns of a position that puts a card to use."""
        game, real = self.game(way), self.real
        if real.COMPONENTS[card].kind == "monster" and (seed < 2 or seed % 2):
            monsters = sorted(set(real.MONSTERS) - {card})
            position = (
                just_enough(real, card, 1, short_by=seed)
                if seed < 2
                else just_enough(real, monsters[seed // 2 % len(monsters)], 1 + seed % 3) | {"souls": [[card]]}
            )
            return _told(game.new(position | _step(game.num_players)), stubborn(0, 0), 5)
        return _told(game.new(at_hand(real, card, seed, game.num_players)), active(seed), STEPS)


def _told(state: GameState, pick: Pick, steps: int) -> str:
    found, told = hashlib.sha256(), 0
    state.events = []
    while state.current_player() != TERMINAL and steps:
        action = pick(state)
        state.apply_action(action)
        found.update(repr((action, state.legal_actions(), state.events[told:])).encode())
        told, steps = len(state.events), steps - 1
    found.update(repr(state.game.describe_state(state)).encode())
    return found.hexdigest()


def active(seed: int) -> Pick:
    """Random, but fights and summons come often."""
    random = Random(seed)

    def pick(state: GameState) -> int:
        deeds = [action for action in (FIGHT, SUMMON) if action in state.options and state.question == "turn"]
        return random.choice(deeds) if deeds and random.random() < 0.5 else state.sample(random)

    return pick


def just_enough(data: Data, monster: str, lane: int, short_by: int = 0) -> dict[str, Any]:
    """A monster alone in the dungeon before somebody who has just the attack it takes, or so much less."""
    most, attack = data.RULES.favor.max, data.COMPONENTS[monster].attack - short_by
    plain = [weapon for weapon in data.WEAPONS.values() if weapon.effect is None]
    strongest = max(plain, key=lambda weapon: weapon.attack)
    armed = attack > most
    return {
        "dungeon": [[monster if each == lane else None, None] for each in (1, 2, 3)],
        "favor": [attack - strongest.attack if armed else attack],
        "gear": [[{"card": strongest.id, "lane": lane}] if armed else []],
    }


def at_hand(data: Data, card: str, seed: int, players: int) -> dict[str, Any]:
    """A random position with the card in its owner's hand, gear or soul pile, and enough to use it with."""
    random = Random(f"{card} {seed}")
    left = [id_ for id_, copies in data.DECKS["dungeon"] for _ in range(copies)]
    left.remove(card)
    random.shuffle(left)
    gear = [[_worn(data, left)] for _ in range(players)]
    for pieces in gear:
        pieces += [_piece(data, _drawn(data, left, "weapon", "item"), random) for _ in range(2)]
    hands = [[left.pop() for _ in range(4)] for _ in range(players)]
    souls = [[_drawn(data, left, "monster")] for _ in range(players)]
    kind, place = data.COMPONENTS[card].kind, random.random()
    if kind == "monster" and place < 0.6:
        souls[0].append(card)
    elif kind in {"weapon", "item"} and place < 0.6:
        gear[0].append(_piece(data, card, random))
    else:
        hands[0].append(card)
    most = data.RULES.favor.max
    return {
        "favor": [random.randint(0, most) for _ in range(players)],
        "gear": gear,
        "hands": hands,
        "souls": souls,
        **_step(players),
    }


def _step(players: int) -> dict[str, Any]:
    """Where the turn begins: partners begin theirs with drawing."""
    return {"step": "draw"} if players == 4 else {}


def _drawn(data: Data, left: list[str], *kinds: str) -> str:
    card = next(id_ for id_ in left if data.COMPONENTS[id_].kind in kinds)
    left.remove(card)
    return card


def _worn(data: Data, left: list[str]) -> dict[str, Any]:
    """The weapon that can be repaired most."""
    card = max(
        (id_ for id_ in left if id_ in data.WEAPONS), key=lambda id_: (data.COMPONENTS[id_].durability, id_)
    )
    left.remove(card)
    return {"card": card, "durability": 1}


def _piece(data: Data, card: str, random: Random) -> dict[str, Any]:
    durability = random.randint(1, data.COMPONENTS[card].durability) if random.random() < 0.4 else 1
    return {"card": card, "durability": durability}
