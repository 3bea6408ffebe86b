"""Why a piece cannot be chosen: what an action taken with it lacks, or whose it is, its sort, a test it fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from cardpress_engines.described.action_plan import ActionPlan
from cardpress_engines.described.effects.choices import act
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.trees import as_tuple, part
from cardpress_engines.kernel.interpreter import Running, argument_of, bind, resume
from cardpress_engines.kernel.rules_data import Tree

Plan = ActionPlan[DescribedState]
Misfit: TypeAlias = Literal["", "owner", "kind", "where"]
"""Why a piece is none of those that are picked from: it is somebody else's, of another sort, fails a test."""


class Obstacle(NamedTuple):
    """What stands in the way of choosing a piece."""

    action: str
    """The action that is asked for; nothing where another question is."""
    lacking: str
    """target, condition or cost of an action; owner, kind or where, with a number if there are several tests."""


def obstacles(state: DescribedState, piece: int) -> Iterator[Obstacle]:
    """Each action asked for that could be taken with a piece, and what it lacks; or why it is no answer."""
    running = state.argument_of_waiting(resume)
    plan = None if running is None else argument_of(act, state.game.code, running)
    for name in plan.names if plan is not None else ():
        action = state.game.actions[name]
        lacking = _obstacle_of(state, action, piece) if action.head == "piece" else ""
        if lacking:
            yield Obstacle(name, lacking)
    if running is not None and plan is None:
        yield from _obstacles_of_question(state, running, piece)


def _obstacle_of(state: DescribedState, action: Plan, piece: int) -> str:
    before = action.before[state.player]
    if action.items is None:
        return ""
    if piece not in action.items(state, before):
        misfit = misfit_of(state, action.head_tree, piece)
        failed = next((at for at, some in enumerate(action.narrowed, 1) if piece not in some(state, before)), 0)
        return f"{misfit}-{failed}" if misfit == "where" and failed else misfit
    chosen = bind(before, 0, piece)
    return next((kind for kind, test in action.checks if not test(state, chosen)), "")


def _obstacles_of_question(state: DescribedState, running: Running, piece: int) -> Iterator[Obstacle]:
    asked = state.game.asked.get(running.counter)
    if asked is None or state.game.piece_action + piece in state.options:
        return
    if misfit := misfit_of(state, asked.tree, piece):
        yield Obstacle("", misfit)


def misfit_of(state: DescribedState, tree: Tree, piece: int) -> Misfit:
    """Why a piece is none of those that are picked from; nothing where it lies in no zone looked into."""
    if not _lies_where_is_picked(state, tree, piece):
        return ""
    game, owner = state.game, state.game.layout.owner_of_pile(state.at[piece])
    if owner not in {-1, state.player} and part(tree, "owner") in {None, "you"}:
        return "owner"
    kinds = as_tuple(part(tree, "kind"))
    fitting = game.pieces_of_kinds([str(kind) for kind in kinds]) if kinds else None
    return "kind" if fitting is not None and piece not in fitting else "where"


def _lies_where_is_picked(state: DescribedState, tree: Tree, piece: int) -> bool:
    layout, pile = state.game.layout, state.at[piece]
    zones = {*as_tuple(part(tree, "zone")), part(part(tree, "on"), "board")}
    place = layout.board_of(pile)[0].name if pile >= layout.zone_count else layout.zone_of[pile].name
    return place in zones
