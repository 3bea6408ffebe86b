"""Where the abilities of components wake, and which of them lie awake now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar, cast

from cardpress_engines.described.compiled import CompiledGame
from cardpress_engines.described.compiler import CourseCompiler, S
from cardpress_engines.described.expressions.people import order_from
from cardpress_engines.described.zones import EVERY_FIELD

A = TypeVar("A")
Abilities: TypeAlias = dict[int, list[tuple[str, A]]]
"""Abilities of one sort by design, each with the field it stands in."""


class AwakePile(NamedTuple, Generic[A]):
    """A pile where abilities wake: whose it is, or -1, the pieces that have some, and what each has."""

    pile: int
    owner: int
    pieces: frozenset[int]
    abilities: Mapping[int, Sequence[A]]


Listener: TypeAlias = tuple[int, int, Sequence[A]]
"""Whose, which piece, with what."""


def awake_piles(game: CompiledGame[S], abilities: Abilities[A]) -> Sequence[AwakePile[A]]:
    """The piles where some of these abilities wake."""
    layout, found = game.layout, []
    fields_of = [zone.active for zone in layout.zone_of]
    for board in layout.boards.values():
        fields_of += [board.active] * len(board.ids)
    for pile, fields in enumerate(fields_of):
        awake = {
            design: [each for field, each in some if fields == EVERY_FIELD or field in fields]
            for design, some in abilities.items()
        }
        pieces = {piece: awake[design] for piece, design in enumerate(game.design_of) if awake.get(design)}
        if pieces:
            found.append(AwakePile(pile, layout.owner_of_pile(pile), frozenset(pieces), pieces))
    return found


def listeners_in(
    state: S, awake: Sequence[AwakePile[A]], actor: int, *, of_nobody: bool = False
) -> Sequence[Listener[A]]:
    """All that wakes now: of the active player first, then clockwise; what is nobody's is the actor's.

    `of_nobody`: where nobody acts, what is nobody's wakes as well.
    """
    piles, owners = state.piles, state.owners
    found: list[Listener[A]] = []
    for pile, owner, listening, abilities in awake:
        lying = piles[pile]
        if not lying or listening.isdisjoint(lying):
            continue
        for piece in lying:
            if piece in listening:
                whose = owners[piece] if owner < 0 else owner
                player = actor if whose < 0 else whose
                if player >= 0 or of_nobody:
                    found.append((player, piece, abilities[piece]))
    if len(found) > 1 and any(player != found[0][0] for player, _, _ in found):
        place = [*order_from(state, state.active)].index
        found.sort(key=lambda each: place(max(0, each[0])))
    return found


def waking_test(compiler: CourseCompiler, awake: Sequence[AwakePile[A]]) -> Callable[[S], bool]:
    """Whether a piece with one of these abilities lies where it wakes."""
    function = compiler.module.function(["state"], lines_of_waking(compiler, awake), unpacked=False)
    return cast("Callable[[S], bool]", function)


def lines_of_waking(compiler: CourseCompiler, awake: Sequence[AwakePile[A]]) -> Sequence[str]:
    """The lines that say so: by pieces, if they are few, or by piles."""
    if not awake:
        return ["return False"]
    module, places = compiler.module, dict[int, set[int]]()
    for each in awake:
        for piece in each.pieces:
            places.setdefault(piece, set()).add(each.pile)
    if len(places) <= len(awake):
        tests = [f"at[{piece}] in {module.value(frozenset(piles))}" for piece, piles in sorted(places.items())]
    else:
        tests = [f"not {module.value(each.pieces)}.isdisjoint(piles[{each.pile}])" for each in awake]
    return ["at, piles = state.at, state.piles", f"return {' or '.join(tests)}"]
