"""Variants of a described game: how many play them, who chose them, and what cards say then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from cardpress_engines.described.gifts import with_gifts
from cardpress_engines.described.trees import Node, as_tuple, members, part, with_members
from cardpress_engines.kernel.json_input import did_you_mean
from cardpress_engines.kernel.rules_data import Component, Data, Tree


def variants_for(play: Tree, players: int) -> tuple[list[str], list[str]]:
    """The variants that so many always play, and those that they may choose."""
    fitting = {
        name: tree
        for name, tree in members(part(play, "variants")).items()
        if (part(tree, "least") or 1) <= players <= (part(tree, "most") or players)
    }
    always = [name for name, tree in fitting.items() if part(tree, "always")]
    return always, [name for name in fitting if name not in always]


def variants_played(play: Tree, players: int, chosen: Sequence[str]) -> tuple[str, ...]:
    """All variants that are played, as play files order them; raise ValueError for one that cannot be chosen."""
    always, free = variants_for(play, players)
    for name in chosen:
        if name not in free:
            known = members(part(play, "variants"))
            hint = did_you_mean(name, list(known))
            raise ValueError(
                f"{players} cannot choose the variant {name!r}" if name in known else f"no variant {name!r}{hint}"
            )
    return tuple(name for name in members(part(play, "variants")) if name in {*always, *chosen})


def choices_of_variants(play: Tree, players: int) -> Iterator[tuple[str, ...]]:
    """Every choice that so many players have: none first."""
    _, free = variants_for(play, players)
    for count in range(len(free) + 1):
        yield from combinations(free, count)


def result_of(play: Tree, variants: Sequence[str]) -> str:
    """What counts in the end: that of a variant which says so, else that of the game."""
    said = (part(members(part(play, "variants"))[name], "result") for name in variants)
    return str(next((each for each in said if each), part(play, "result") or "win"))


def teams_of(play: Tree, variants: Sequence[str]) -> int:
    """How many teams play: those of a variant which says so, else those of the game; 0: none."""
    said = (part(members(part(play, "variants"))[name], "teams") for name in variants)
    return int(next((each for each in said if each), part(part(play, "players"), "teams") or 0))


def walk_played(tree: Tree, variants: Sequence[str]) -> Iterator[Tree]:
    """A tree and every node in it, without what is done only where another variant is played."""
    if isinstance(tree, tuple | list):
        for each in tree:
            yield from walk_played(each, variants)
    elif isinstance(tree, Mapping):
        yield from walk_played(tuple(tree.values()), variants)
    elif isinstance(tree, Node) or hasattr(tree, "__dataclass_fields__"):
        yield tree
        holds = None if part(tree, "op") != "if" else is_in_variant(tree.condition, variants)
        for name, each in members(tree).items():
            if holds is None or name != ("otherwise" if holds else "do"):
                yield from walk_played(each, variants)


def is_in_variant(condition: Tree, variants: Sequence[str]) -> bool | None:
    """Whether a condition on the variant holds, which is known before anybody plays; None for any other."""
    match part(condition, "condition"):
        case "variant":
            return condition.is_ in variants
        case "not":
            inner = is_in_variant(condition.of, variants)
            return None if inner is None else not inner
    return None


def components_played(data: Data, play: Tree, variants: Sequence[str]) -> Mapping[str, Component]:
    """The components of a game with what variants let them say instead."""
    components = dict(data.COMPONENTS)
    for name in variants:
        concerned = part(members(part(play, "variants"))[name], "concerned")
        for id_, fields in getattr(data, "VARIANTS", {}).get(name, {}).items():
            changes = {
                field: _said_to(concerned, part(components[id_], field), changed)
                for field, changed in fields.items()
            }
            components[id_] = with_members(components[id_], **changes)
    gifts = [gift for name in variants if (gift := part(members(part(play, "variants"))[name], "gifts"))]
    waiting = {name for name, body in members(part(play, "bodies")).items() if part(body, "when")}
    return {id_: with_gifts(one, gifts, waiting) for id_, one in components.items()} if gifts else components


def _said_to(concerned: Tree, printed: Tree, changed: Tree) -> Tree:
    """An effect as a variant changes it, whose changed parts concern players whoever `you` are."""
    if concerned is None or _same(printed, changed):
        return changed
    if printed.op != changed.op or part(changed, "do") is None:
        return with_members(Node({"op": "by"}), who=concerned, do=changed)
    if not isinstance(changed.do, tuple | list):
        return with_members(changed, do=_said_to(concerned, printed.do, changed.do))
    parts = zip(as_tuple(printed.do), as_tuple(changed.do), strict=True)
    return with_members(changed, do=tuple(_said_to(concerned, one, other) for one, other in parts))


def _same(one: Tree, other: Tree) -> bool:
    """Whether two trees say the same, be they of rules data or of plain JSON."""
    if isinstance(one, tuple | list) and isinstance(other, tuple | list):
        return len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, Node) and isinstance(other, Node):
        names = vars(one).keys() | vars(other).keys()
        return all(_same(part(one, name), part(other, name)) for name in names)
    return bool(one == other)
