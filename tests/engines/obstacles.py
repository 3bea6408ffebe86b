"""Why cards are no answers, as games say it that random players play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tests.engines.properties.ways import engine_module, rules_data

from cardpress_engines.cardplay.text_views import tell
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.kernel.text_view import Seen


class Said(NamedTuple):
    """One thing that was said: of what, when, with which numbers and words."""

    state: Any
    seen: Seen
    values: dict[str, Any]


def obstacles_said(name: str, steps: int, seed: int, **setup: Any) -> dict[str, list[Said]]:
    """What was said in so many decisions of a game, by its message; every message was formed in Polish."""
    game = engine_module(name, "game").load(rules_data(name), setup)
    view: Any = tell(game, "pl", None)[0]
    teller = engine_module(name, "text.obstacles").Obstacles(view.naming)
    say, found, spoken = teller.say, defaultdict[str, list[Said]](list), list[tuple[str, str, dict[str, Any]]]()

    def hear(message: str, /, **values: Any) -> str:
        spoken.append((str(say(message, **values)), message, values))
        return spoken[-1][0]

    teller.say = hear
    for state in _decisions(game, steps, Random(seed)):
        for seen in _things(state):
            spoken.clear()
            lines = teller.lines(state, seen)
            for line, message, values in spoken:
                if line in lines:
                    found[message].append(Said(state, seen, values))
    return dict(found)


def _decisions(game: Any, steps: int, luck: Random) -> Iterator[Any]:
    """Copies of the states in which random players decide, of one game after the other."""
    state = game.new()
    for _ in range(steps):
        player = state.current_player()
        if player == TERMINAL:
            state = game.new()
            continue
        if player != CHANCE:
            yield state.clone()
        state.apply_action(state.sample(luck) if player == CHANCE else luck.choice(state.legal_actions()))


def _things(state: Any) -> Iterator[Seen]:
    """Everything that the player who decides sees in zones of cards, and figures."""
    shown = state.ZONES.view_for(state, state.player, state.game.seats.sees[state.player])
    for zone in state.ZONES.zones:
        value = shown.get(zone.name)
        if not isinstance(value, list | tuple) or not (zone.holds or zone.name in {"pos", "at"}):
            continue
        if zone.name in {"pos", "at"}:
            yield from (Seen(zone.name, None, figure, figure) for figure in range(len(value)))
        elif value and isinstance(value[0], int):
            yield from (Seen(zone.name, None, number, place) for place, number in enumerate(value))
        else:
            yield from (
                Seen(zone.name, owner, number, place)
                for owner, row in enumerate(value)
                for place, number in enumerate(row)
            )
