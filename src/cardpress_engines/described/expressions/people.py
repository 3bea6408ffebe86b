"""Players in trees: you, opponents, the next one, who has the most of something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardpress_engines.described.compiler import CourseCompiler, CourseScope, PeopleForm, S
from cardpress_engines.described.expressions.references import marker_places, things_shown
from cardpress_engines.described.generated.source_expressions import YOU, as_you
from cardpress_engines.described.state import LOST
from cardpress_engines.described.trees import form_of, part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Players, Running, Test
from cardpress_engines.kernel.rules_data import Tree

SEVERAL: Final = frozenset({"each_player", "each_opponent", "each_ally", "each_teammate", "each_remaining"})
"""Words for several players, each of whom does something in turn."""
ONE_OF: Final = frozenset({"opponent", "ally", "teammate", "anyone"})
"""Words for one of several, whom `you` choose."""


def _opponents(state: S, you: int) -> Sequence[int]:
    left, opponents = state.left, state.game.seats.opponents[you]
    return [each for each in opponents if left[each] != LOST] if any(left) else opponents


def _allies(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
    return compiler.expression(f"{compiler.module.value(compiler.game.seats.allies)}[you]")


def _teammates(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
    """You and your allies, in the order of seats; nobody has none."""
    seats = compiler.game.seats
    if all(len(side) == 1 for side in seats.sides):
        return compiler.expression(YOU)
    table = (*(seats.sides[side] for side in seats.side_of), ())
    return compiler.expression(f"{compiler.module.value(table)}[you]")


def _everybody(state: S, you: int) -> Sequence[int]:
    left = state.left
    order = order_from(state, max(0, you))
    return [each for each in order if left[each] != LOST] if any(left) else order


def _players_remaining(state: S, you: int) -> Sequence[int]:
    left = state.left
    return [each for each in order_from(state, max(0, you)) if not left[each]]


def order_from(state: S, player: int) -> Sequence[int]:
    """All players in the order of turns, from one on."""
    order = state.game.seats.order[player]
    return (player, *reversed(order[1:])) if state.backward else order


EVERYBODY: Final = frozenset({"anyone", "player", "each_player"})
LEAVING: Final = ("lose_game", "leave", "betting")
"""Operations after which somebody takes no part."""


def _word(players: Callable[[S, int], Sequence[int]], *changed_by: str, opponents: bool = False) -> PeopleForm:
    """A word for several players; where nothing changes who they are, they are known for each `you` beforehand."""

    def build(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
        module, seats = compiler.module, compiler.game.seats
        if compiler.says(*changed_by):
            return compiler.expression(f"{module.value(players)}(state, you)")
        table = (
            seats.opponents if opponents else (*seats.order, seats.order[0])
        )  # for nobody, place -1, as for seat 1
        return compiler.expression(f"{module.value(tuple(table))}[you]")

    return build


def _source(source: str) -> PeopleForm:
    return lambda compiler, tree, scope: compiler.expression(source)


def _players_bound(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
    slot = scope.named_slot(tree.ref)
    if scope.kind_of(tree.ref) != "player":
        raise UnsupportedEffectError(f"{tree.ref!r} is no player")
    return compiler.expression(f"s{slot}")


def _role(key: str) -> PeopleForm:
    """Those of a role for whom a condition holds."""

    def build(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
        word = part(tree, key)
        several = compiler.people(word if key == "one" else f"each_{word}", scope)
        where = compiler.test_of(part(tree, "where"), scope)
        if where is None:
            return several
        return compiler.expression(players_for_whom(compiler, several, where))

    return build


def players_for_whom(compiler: CourseCompiler, several: Players[S], test: Test[S]) -> str:
    """The source of those of several players for whom a condition holds, as `you`."""
    module = compiler.module
    among, holds = module.source(several), module.source(test)
    lines = ["found = []", f"for you in {among}:", *as_you(holds), f"    if {holds}:", "        found.append(you)"]
    return module.helper([*lines, "return found"], ["you"], among)


def _beside(step: int) -> PeopleForm:
    """The next player who has not left, or the one before."""

    def build(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
        who = compiler.people(tree.next if step > 0 else tree.previous, scope)

        module = compiler.module
        players, following = module.source(who), module.value(next_remaining)
        lines = [f"return [{following}(state, one, {module.value(step)}) for one in {players}]"]
        return compiler.expression(module.helper(lines, ["one"], players))

    return build


def next_remaining(state: S, player: int, step: int = 1) -> int:
    """The next player who has not left, from one on; the same one when there is no other."""
    count = state.game.num_players
    if state.backward:
        step = -step
    for away in range(1, count + 1):
        found = (player + away * step) % count
        if not state.left[found]:
            return found
    return player


def _player_marked(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
    marker = compiler.game.marker(tree.marker)
    return compiler.expression(things_shown(compiler, marker.attribute, marker_places(compiler, tree, scope)))


def _owner(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
    found = compiler.module.source(compiler.selector(tree.owner, scope))
    return compiler.expression(f"{compiler.module.value(owners_of)}(state, {found})")


def owners_of(state: S, pieces: Sequence[int]) -> Sequence[int]:
    """Whose some pieces are, each player once."""
    return [each for each in dict.fromkeys([state.owner_of(piece) for piece in pieces]) if each >= 0]


def _extreme(key: str, best: Callable[[list[int]], int]) -> PeopleForm:
    """The players for whom a number is the largest or smallest; all of them when several share it."""

    def build(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
        number = compiler.number(part(tree, key), scope)
        among = compiler.people(part(tree, "among") or "each_remaining", scope)

        def extreme(state: S, running: Running) -> Sequence[int]:
            players = among(state, running)
            values = [number(state, running._replace(you=each)) for each in players]
            wanted = best(values) if values else 0
            return [each for each, value in zip(players, values, strict=True) if value == wanted]

        return extreme

    return build


def _seat(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
    number = compiler.number(tree.seat, scope)
    source = compiler.module.source(number)
    return compiler.expression(f"((({source}) - 1) % {compiler.game.num_players},)")


def _param(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
    if tree.param not in scope.params:
        raise UnsupportedEffectError(f"there is no parameter {tree.param!r}")
    return compiler.people(scope.params[tree.param], scope)


def may_be_several(tree: Tree) -> bool:
    """Whether a person can be several players, each of whom does something in turn."""
    if tree is None or isinstance(tree, str):
        return tree in SEVERAL
    return form_of(tree, ("each", "most", "least", "owner")) != ""


def is_choice(tree: Tree) -> bool:
    """Whether a person is one of several, whom somebody chooses."""
    return tree in ONE_OF if isinstance(tree, str) else part(tree, "one") is not None


PEOPLE: dict[str, PeopleForm] = {
    "nobody": _source("()"),
    "you": _source(YOU),
    **dict.fromkeys(("opponent", "each_opponent"), _word(_opponents, "lose_game", opponents=True)),
    **dict.fromkeys(("ally", "each_ally"), _allies),
    **dict.fromkeys(("teammate", "each_teammate"), _teammates),
    **dict.fromkeys(EVERYBODY, _word(_everybody, "lose_game", "reverse")),
    **dict.fromkeys(("remaining", "each_remaining"), _word(_players_remaining, *LEAVING, "reverse")),
    "one": _role("one"),
    "each": _role("each"),
    "ref": _players_bound,
    "next": _beside(1),
    "previous": _beside(-1),
    "marker": _player_marked,
    "owner": _owner,
    "most": _extreme("most", max),
    "least": _extreme("least", min),
    "seat": _seat,
    "param": _param,
}
