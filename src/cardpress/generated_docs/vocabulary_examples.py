"""Effects no game prints yet, for the page of the vocabulary: shared words nobody takes, players with names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import ValidationError
from pydantic_core import to_json

from cardpress.effects.actors import YOU
from cardpress.effects.mutation_gates import mutants
from cardpress.effects.nodes import Operation
from cardpress.effects.selectors import AMOUNTS
from cardpress.effects.shared import CONDITIONS, EVENTS, OPERATIONS
from cardpress.effects.vocabulary import Vocabulary, vocabulary

_NAME = "p"
"""What a player is called in an example."""


def whole(game: Vocabulary) -> Vocabulary:
    """Everything that games can share, with the words of one game."""
    return vocabulary(
        operations=OPERATIONS,
        events=EVENTS,
        conditions=CONDITIONS,
        people=game.words("people"),
        actors=game.words("actors"),
        resources=game.words("resources"),
        holdings=game.words("holdings"),
        zones=game.zones,
        stats=game.words("stats"),
        periods=game.words("periods"),
        until=game.words("until"),
        traits=game.words("traits"),
        tokens=game.words("tokens"),
        ends=game.words("ends"),
        amounts=AMOUNTS,
        spare=(*OPERATIONS, *EVENTS, *CONDITIONS),
    )


def variations(tree: Operation, game: Vocabulary) -> Iterator[Operation]:
    """A tree in what is whole of its game: with amounts of what a name stands for, or one step away."""
    plain = tree.model_dump(mode="json", by_alias=True, exclude_none=True)
    if (counted := _by_name(plain)) != plain:
        yield from _read(counted, game)
    for same in _read(plain, game):
        yield from (mutant for _, mutant in mutants(same, (), game))


def named_players(trees: list[Operation], game: Vocabulary) -> Iterator[Operation]:
    """Two effects of one player who has a name: one of several, then each of them by turns."""
    acts = [tree.model_dump(mode="json", by_alias=True, exclude_none=True) for tree in trees]
    for slot in ("one", "each"):
        roles = game.words(f"{slot}_of")
        for first in (act for act in acts if roles and act.get("who", YOU) != YOU):
            for second in (act for act in acts if act["op"] != first["op"]):
                both = [{**first, "who": {slot: roles[0], "as": _NAME}}, {**second, "who": {"ref": _NAME}}]
                yield from _read({"op": "seq", "do": both}, game)


def _by_name(value: Any) -> Any:  # noqa: ANN401 JSON
    """So many for each card among those of a name, as so many for each of what the name stands for."""
    if isinstance(value, list):
        return [*map(_by_name, value)]
    if not isinstance(value, dict):
        return value
    match value:
        case {"each": each, "per": {"pick": "all", "among": {"ref": name}}}:
            return {"each": each, "of": {"ref": name}}
    return {field: _by_name(part) for field, part in value.items()}


def _read(value: Any, game: Vocabulary) -> Iterator[Operation]:  # noqa: ANN401 JSON
    try:
        yield game.reader.validate_json(to_json(value))
    except ValidationError:
        return
