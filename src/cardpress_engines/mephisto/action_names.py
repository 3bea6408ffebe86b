"""Names of actions of Mephisto, made of ids: short, the same in every language, unique within a decision."""

from __future__ import annotations

from collections import Counter

from cardpress_engines.kernel.state import CHANCE
from cardpress_engines.mephisto.actions import LAYOUT
from cardpress_engines.mephisto.effects.selectors import design, lanes_of
from cardpress_engines.mephisto.state import MephistoState


def action_names(state: MephistoState, actions: list[int]) -> list[str]:
    """Each action in words; equal ones are told apart by a number behind them."""
    said = [
        _outcome(state, action) if state.player == CHANCE else _player_action(state, action) for action in actions
    ]
    times, seen = Counter(said), Counter[str]()
    names = []
    for each in said:
        seen[each] += 1
        names.append(f"{each} ({seen[each]})" if times[each] > 1 else each)
    return names


def _outcome(state: MephistoState, outcome: int) -> str:
    return f"player {outcome + 1}" if state.question == "starter" else str(state.game.ids[outcome])


def _player_action(state: MephistoState, action: int) -> str:
    name, number = LAYOUT.range_of(action)
    said = name
    match name:
        case "done" if state.question == "may":
            said = "no"
        case "mode" | "player":
            said = f"{name} {number + 1}"
        case "kind":
            said = state.game.kinds[number]
        case "lane":
            said = f"lane {number}"
        case "amount":
            said = f"{number} favor"
        case "space":
            said = f"{state.game.ids[design(state, action)]} in lane {min(lanes_of(state, action, state.player))}"
        case "card" | "piece":
            said = _card(state, action, name)
    return said


def _card(state: MephistoState, action: int, name: str) -> str:
    card = design(state, action)
    id_ = str(state.game.ids[card])
    if state.question != "turn":
        return id_
    return f"{'activate' if name == 'piece' else 'use' if state.game.is_monster[card] else 'play'} {id_}"
