"""Which part of a described game goes on and on, when nobody has to decide anything for too long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from typing import Never

from cardpress_engines.described.compiled import CompiledGame, S
from cardpress_engines.described.trees import ATTRIBUTES, JSON_NAMES, as_tuple, members, part
from cardpress_engines.kernel.interpreter import Instruction, Operation, Running, resume
from cardpress_engines.kernel.json_input import Place
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER, EndlessRunError, GameState

WATCHED = 2_000
"""Instructions that are watched, to see which ones come again and again."""


class _SeenEnoughError(Exception):
    """So many instructions were watched."""


class _WatchedCode(list[Instruction]):
    """Instructions that count how often each of them comes."""

    def __init__(self, code: Sequence[Instruction]) -> None:
        super().__init__((self._count_each(at, op), argument) for at, (op, argument) in enumerate(code))
        self.counts = Counter[int]()

    def _count_each(self, at: int, operation: Operation) -> Operation:
        def count_and_perform(state: Never, running: Running, argument: Never, answer: int) -> Running | None:
            self.counts[at] += 1
            if self.counts.total() >= WATCHED:
                raise _SeenEnoughError
            return operation(state, running, argument, answer)

        count_and_perform.__wrapped__ = operation  # type: ignore[attr-defined]  # what looks for an instruction finds it
        return count_and_perform


def endless_run(state: GameState[CompiledGame[S]], running: Running | None) -> EndlessRunError:
    """The error that says where a game goes on and on; the state can be used for nothing else after that."""
    game = state.game
    if isinstance(game.code, _WatchedCode):
        raise _SeenEnoughError
    counts = _watch(state, running)
    repeated = [(counts[at], tree) for at, tree in game.repeated if counts[at] > 1]
    if repeated:  # of several within each other the outermost comes back least often; turns come twice each
        least = min(count for count, _ in repeated)
        places = [(place_of(game.play, tree), tree) for count, tree in repeated if count <= 2 * least + 2]
        place, tree = min(places, key=lambda each: len(each[0]))
        return _error(game, str(tree.op), place)
    performed = [(counts[start], name) for name, (start, _) in game.procedures.items() if counts[start] > 1]
    if performed:
        name = min(performed)[1]
        return _error(game, name, ("procedures", name))
    return _error(game, "course", ("course",))


def _error(game: CompiledGame[S], what: str, place: Place) -> EndlessRunError:
    at = f" at {_pointer(game.play, place)}" if place else ""
    reason = f'"{what}"{at} goes on and on, and nobody decides anything'
    return EndlessRunError(f"content/{game.name}/play: {reason}; `cardpress check` shows its line", place)


def _pointer(tree: Tree, place: Place) -> str:
    """A place in the play files as these say it: a list there is a sequence here."""
    pointer = ""
    for step in place:
        pointer += "" if step == "do" and part(tree, "op") == "seq" else f"/{step}"
        tree = tree[step] if isinstance(step, int) else members(tree)[ATTRIBUTES.get(step, step)]
    return pointer


def _watch(state: GameState[CompiledGame[S]], running: Running | None) -> Counter[int]:
    """How often each instruction comes from here on, for some time."""
    watched = copy(state.game)
    watched.code = code = _WatchedCode(watched.instructions)
    state.game = watched
    try:
        if running is not None:
            resume(state, NO_ANSWER, running)
        state.go_on()
    except _SeenEnoughError:
        pass
    return code.counts


def place_of(tree: Tree, wanted: Tree) -> Place:
    """Where a part of the play files stands; nowhere when a component says it."""
    return next(_places(tree, wanted, ()), ())


def _places(tree: Tree, wanted: Tree, at: Place) -> Iterator[Place]:
    if tree is wanted:
        yield at
    elif isinstance(tree, tuple | list):
        for number, each in enumerate(as_tuple(tree)):
            yield from _places(each, wanted, (*at, number))
    elif tree is not None and not isinstance(tree, str | int):
        for name, each in members(tree).items():
            yield from _places(each, wanted, (*at, JSON_NAMES.get(name, name)))
