"""Names of actions, made of ids: as records, positions and scenarios say them."""

from __future__ import annotations

from collections import Counter

from cardpress_engines.described.effects.bidding import BETS
from cardpress_engines.described.state import DescribedState


def action_names(state: DescribedState, actions: list[int]) -> list[str]:
    """Each of these actions of a state in words, all different."""
    names = [action_name(state, action) for action in actions]
    count, seen, found = Counter(names), Counter[str](), []
    for name in names:
        seen[name] += 1
        found.append(f"{name} #{seen[name]}" if count[name] > 1 else name)
    return found


def action_name(  # noqa: PLR0911 one line for each kind
    state: DescribedState, action: int
) -> str:
    """One action in words; equal copies have equal words."""
    game = state.game
    kind, item = game.numbering.range_of(action)
    if kind.startswith("action_"):
        return " ".join(filter(None, (kind.removeprefix("action_"), item_name(state, action, item))))
    if kind == "piece":
        return piece_name(state, item)
    if kind == "space":
        return space_name(state, item)
    if kind == "player":
        return f"player {item + 1}"
    if kind == "bet":
        return BETS[item]
    if kind.startswith("word_"):
        return game.designs.words[kind.removeprefix("word_")][item]
    return str(item) if kind == "number" else kind if kind in {"done", "yes"} else f"{kind} {item + 1}"


def item_name(state: DescribedState, action: int, item: int) -> str:
    """What an action is taken with."""
    plan, _ = state.game.action_of(action)
    match plan.head:
        case "piece":
            return piece_name(state, item)
        case "space":
            return space_name(state, item)
        case "player":
            return f"player {item + 1}"
        case "number":
            return str(item)
        case "word":
            return state.game.designs.words[plan.stat][item]
    return ""


def piece_name(state: DescribedState, piece: int) -> str:
    """A piece by its id, and by its space if it stands on one."""
    game = state.game
    name, pile = game.designs.ids[game.design_of[piece]], state.at[piece]
    return f"{name} {space_name(state, pile)}" if pile >= game.layout.zone_count else name


def space_name(state: DescribedState, pile: int) -> str:
    """A space by its id, and that of its board where there are several."""
    layout = state.game.layout
    board, first = layout.board_of(pile)
    name = board.ids[pile - first]
    return name if len(layout.boards) == 1 else f"{board.name} {name}"
