"""What pins every number of Mephisto: whole games, and short games from positions that put one card to use."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

from tests.engines.mephisto.tables import BEGUN, Data
from tests.engines.properties.walks import Pick, at_random, stubborn

from cardpress_engines.described.game import load, setups
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import TERMINAL, GameState

DUEL: dict[str, Any] = {"players": 2}
ALONE: dict[str, Any] = {"players": 1}
FRIENDLY: dict[str, Any] = {"players": 2, "variants": ["care_bear"]}
"""The ways a card is probed in; the last two play with changed effects."""
STEPS, FIGHT = 40, 8
"""How far a probe is played: a few turns, or a fight."""


class Lab:
    """Games of some rules data, made ready when they are asked for; positions are those of the real data."""

    def __init__(self, data: Data, real: Data, games: dict[str, GameInterface] | None = None) -> None:
        self.data, self.real = data, real
        self._games = games or {}

    def game(self, way: dict[str, Any]) -> GameInterface:
        """The game of a set-up."""
        if str(way) not in self._games:
            self._games[str(way)] = load(self.data, way)
        return self._games[str(way)]

    def whole_game(self, way: dict[str, Any], seed: int) -> str:
        """The digest of one whole random game."""
        return _told(self.game(way).new(), at_random(seed), self.game(way).max_length)

    def with_card(self, card: str, way: dict[str, Any], seed: int) -> str:
        """The digest of a few turns of a position that puts a card to use."""
        game, real = self.game(way), self.real
        if real.COMPONENTS[card].kind == "monster" and (seed < 2 or seed % 2):
            position, keeping = (
                (just_enough(real, card, 1, short_by=seed), 0) if seed < 2 else won(real, card, seed)
            )
            return _told(game.new(position | {"course": BEGUN}), with_all_might(keeping), FIGHT)
        return _told(game.new(at_hand(real, card, seed, game.num_players)), active(seed), STEPS)


def ways(data: Data) -> list[dict[str, Any]]:
    """The ways of whole games, those that tell most first."""
    return sorted(map(dict, setups(data)), key=lambda way: (way["players"] != 2, len(way.get("variants", ()))))


def _told(state: GameState, pick: Pick, steps: int) -> str:
    """A hash of what could be done at each decision, what was done, and the table in the end."""
    found = hashlib.sha256()
    while state.current_player() != TERMINAL and steps:
        action = pick(state)
        found.update(repr((state.current_player(), action, state.legal_actions())).encode())
        state.apply_action(action)
        steps -= 1
    found.update(repr((state.game.describe_state(state), state.returns())).encode())
    return found.hexdigest()


def with_all_might(keeping: int = 0) -> Pick:
    """Uses what a soul offers, then fights with every weapon and all favor but some; chance is random."""
    otherwise = stubborn(0, 0)

    def pick(state: GameState) -> int:
        legal = state.legal_actions()
        names = state.action_names(legal)
        deeds = [action for name, action in zip(names, legal, strict=True) if name.startswith(("use ", "fight"))]
        if names[-1].isdecimal():
            return legal[max(0, len(legal) - 1 - keeping)]
        return deeds[-1 if names[-1].startswith("use ") else 0] if deeds else otherwise(state)

    return pick


def won(data: Data, card: str, seed: int) -> tuple[dict[str, Any], int]:
    """A soul before a fight in which its owner has some more or less than it takes, and what favor they keep."""
    number = seed // 2
    kept, short_by = (0, 2, 3, 0)[min(number // 10, 2) + (number > 23)], number % 10 - 2 if number < 24 else 0
    least, most = (9, 12) if number < 10 else (7, 8) if number < 24 else (4, 8)
    monsters = sorted(id_ for id_, each in data.MONSTERS.items() if least <= each.attack <= most and id_ != card)
    lane = 3 if number < 10 else 1 + seed % 3
    position = just_enough(data, monsters[number % len(monsters)], lane, short_by=short_by)
    return position | {"souls": [[card]]}, kept


def active(seed: int) -> Pick:
    """Random, but fights and summons come often."""
    random = Random(seed)

    def pick(state: GameState) -> int:
        if state.question != "act" or random.random() < 0.5:
            return state.sample(random)
        named = [*zip(state.action_names(state.legal_actions()), state.legal_actions(), strict=True)]
        deeds = [action for name, action in named if name in {"fight", "summon"}]
        return random.choice(deeds) if deeds else state.sample(random)

    return pick


def just_enough(data: Data, monster: str, lane: int, short_by: int = 0) -> dict[str, Any]:
    """A monster alone in the dungeon before somebody who has just the attack it takes, or so much less."""
    most, attack = data.RULES.favor.max, data.COMPONENTS[monster].attack - short_by
    plain = [weapon for weapon in data.WEAPONS.values() if weapon.effect is None]
    strongest = max(plain, key=lambda weapon: weapon.attack)
    armed = attack > most
    return {
        "dungeon": {" ace"[lane]: [monster]},
        "favor": [attack - strongest.attack if armed else attack],
        "gear": [[{"what": strongest.id, "lane": lane}] if armed else []],
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
        "hand": hands,
        "souls": souls,
        "dungeon": "?",
        "course": BEGUN,
    }


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
    return _piece(data, card, None)


def _piece(data: Data, card: str, random: Random | None) -> dict[str, Any]:
    """A weapon or item in play, in its lane; without luck it has one use left."""
    design = data.COMPONENTS[card]
    is_whole = random is not None and random.random() < 0.4
    durability = random.randint(1, design.durability) if random is not None and is_whole else 1
    return {"what": card, "durability": durability} | ({"lane": design.range} if design.kind == "weapon" else {})
