"""What simulations of described games count: what was played, and when it could have been.

What a use of a component is play files may say; else it is every action that is taken with one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from cardpress_engines.described.counted_uses import CountedUse
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.trees import as_tuple, part
from cardpress_engines.described.variants import is_in_variant
from cardpress_engines.described.vocabulary import OPERATIONS
from cardpress_engines.kernel.compiler import CONTROL
from cardpress_engines.kernel.state import Happening
from cardpress_engines.kernel.statistics import Design, ReportColumn

NOUN = "card"
HELD = frozenset({"draw", "take"})
"""Happenings by which a card comes to a hand."""
USES = frozenset({"use", "play"})
"""Happenings that are a use of a card: an action was taken with it, or it was played to a trick."""
COLUMNS = (ReportColumn("used", ("use", "play")),)
IMPLEMENTED = frozenset({*CONTROL, *OPERATIONS, "when"})
"""Operations of effect trees that do something."""
SCORE = "points"


def designs(game: DescribedGame) -> Sequence[Design]:
    """Every component, and whether any copy of it is played with."""
    used = set(game.design_of)
    table = game.designs
    return [
        Design(id_, kind, number in used, number in used)
        for number, (id_, kind) in enumerate(zip(table.ids, table.kind, strict=True))
    ]


def columns(game: DescribedGame) -> tuple[ReportColumn, ...]:
    """How the report of a game lists uses: a column for each that its play files name."""
    if not game.counted:
        return COLUMNS
    found: dict[str, list[CountedUse]] = {}
    for use in game.counted:
        found.setdefault(use.column, []).append(use)
    return tuple(ReportColumn(column, *_names_and_kinds(together)) for column, together in found.items())


def _names_and_kinds(uses: Sequence[CountedUse]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of several uses, and the kinds of components that any of them is about; none are all."""
    names = tuple(dict.fromkeys(use.name for use in uses))
    if not all(use.kinds for use in uses):
        return names, ()
    return names, tuple(dict.fromkeys(kind for use in uses for kind in use.kinds))


def use_of(game: DescribedGame, happening: Happening) -> str:
    """Which use of a component a happening is; an empty word for none."""
    what, number = happening[0], happening[2]
    if not game.counted:
        return what if what in USES else ""
    if what == "act":
        action, _ = game.action_of(number)
        return action.name if any(use.name == action.name and not use.is_told for use in game.counted) else ""
    if what == "tell" and number >= 0:
        _, _, _, _, *others = happening
        tale, _ = game.tales[others[0]]
        return tale if any(use.name == tale and use.is_told for use in game.counted) else ""
    return ""


def main_use(game: DescribedGame, design: int) -> str:
    """The use a card is there for."""
    kind = game.designs.kind[design]
    fitting = (use.name for use in game.counted if not use.kinds or kind in use.kinds)
    return next(fitting, game.counted[0].name if game.counted else "use")


def design_of(game: DescribedGame, happening: Happening) -> int:
    """The design of the card a happening names, which it does by the number of an action."""
    what, _, number, *_ = happening
    return game.design_of[game.action_of(number)[1] if what == "act" else number - game.piece_action]


def offers(state: DescribedState) -> Iterator[tuple[str, int]]:
    """Uses of cards the player who is asked can make now."""
    game = cast("DescribedGame", state.game)
    if game.counted:
        yield from _counted_offers(game, state)
    elif state.question == "trick":
        for option in state.options:
            yield "play", game.design_of[option - game.piece_action]
    elif state.question == "act":
        for option in state.options:
            if option:
                action, item = game.action_of(option)
                if action.head == "piece":
                    yield "use", game.design_of[item]


def _counted_offers(game: DescribedGame, state: DescribedState) -> Iterator[tuple[str, int]]:
    if state.question != "act":
        return
    offered: dict[str, list[int]] = {}
    for option in filter(None, state.options):
        action, item = game.action_of(option)
        offered.setdefault(action.name, []).append(item)
    for use in game.counted:
        if use.action in offered:
            pieces = use.possible(state, state.player) if use.is_told else offered[use.action]
            yield from ((use.name, game.design_of[piece]) for piece in pieces)


def turns(state: DescribedState) -> int:
    """How many turns a game had that is over."""
    return state.all_turns


def starter(state: DescribedState) -> int:
    """The player who went first: had the first turn, where what happened is kept."""
    turns_begun = (player for what, player, *_ in state.events or () if what == "turn")
    return next(turns_begun, state.game.first_player(state))


def score(state: DescribedState, player: int) -> int:
    """What a player has when the game is over."""
    return sum(state.score(player)[:1])


def ranks(game: DescribedGame) -> tuple[str, ...]:
    """The ranks of who plays alone, from the lowest."""
    return tuple(rank for rank, _ in game.ranks)


def rank_told(state: DescribedState) -> str:
    """The rank that was told last; an empty word for none."""
    game = cast("DescribedGame", state.game)
    ranks_by_happening = {told: rank for rank, told in game.ranks}
    told = [game.tales[others[0]][0] for what, _, _, _, *others in state.events or () if what == "tell"]
    return next((ranks_by_happening[each] for each in reversed(told) if each in ranks_by_happening), "")


def operations(game: DescribedGame) -> Iterator[str]:
    """Operations of the course of play and of the components the game is played with, its own among them."""
    never = [*_never_played(game)]
    for operation, start in (*game.begins, *game.abilities.begins):
        if not any(start in part_of_code for part_of_code in never):
            yield operation
    yield from game.abilities.held_operations


def _never_played(game: DescribedGame) -> Iterator[range]:
    """The instructions of actions that only another variant has."""
    starts = sorted([plan.start for plan in game.actions.values()] + [start for start, _ in game.course_entries])
    for name, tree in game.action_trees.items():
        condition = part(tree, "if_")
        demands = as_tuple(condition.of) if part(condition, "condition") == "all_of" else (condition,)
        if any(is_in_variant(each, game.variants) is False for each in demands):
            first = game.actions[name].start
            yield range(first, next((start for start in starts if start > first), first))


def abilities(game: DescribedGame) -> Iterator[tuple[str, int]]:
    """Operations that were taken apart when the game was made ready, and the first instruction of what they do."""
    return iter(game.abilities.begins)


def operations_in_force(state: DescribedState) -> Iterator[str]:
    """Operations that change a number now, as long as something is so."""
    return iter(cast("DescribedGame", state.game).abilities.in_force(state))
