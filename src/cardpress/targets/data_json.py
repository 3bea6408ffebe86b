"""build/<game>/data.json: the rules content for any language, with hashes, and the words apart from it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from cardpress.effects.content import (
    SCHEMA_VERSION,
    canonical,
    content,
    operations_in,
    provenance,
    text_values,
)
from cardpress.models.project import Artifact, Game, GameTexts
from cardpress.press.fingerprint import fingerprint
from cardpress.targets import Job, Order

LINE_DEPTH = 4
"""From this depth on a value stands on one line: a component, a deck's entry, a number of the rules."""


def jobs(order: Order) -> Iterable[Job]:
    """One job for all languages; it needs no faces."""
    value = data(order.game, order.words)
    yield Job("data_json", None, fingerprint("data_json", canonical(value)), lambda _: [_artifact(value)])


def compose(game: Game, words: GameTexts) -> tuple[Artifact, ...]:
    """The file of a game; keys are sorted, and a component is one line."""
    return (_artifact(data(game, words)),)


def _artifact(value: dict[str, Any]) -> Artifact:
    text = "".join(_lines(value, 0)) + "\n"
    return Artifact(f"{value['content']['game']}/data.json", text.encode())


def data(game: Game, words: GameTexts) -> dict[str, Any]:
    """The value of the file: `content_sha256` is of the canonical JSON of `content`, and of nothing else."""
    value = content(game)
    about = provenance(game, value)
    del about["game"]  # the content says it
    return about | {
        "content": value,
        "operations": sorted(operations_in(game, value)),
        "schema_version": SCHEMA_VERSION,
        "texts": text_values(game, words),
    }


def _lines(value: object, depth: int) -> Iterator[str]:
    """Pieces of the JSON text: values above LINE_DEPTH are spread over lines, deeper ones are not."""
    if depth == LINE_DEPTH or not value or not isinstance(value, (dict, list)):
        yield json.dumps(value, ensure_ascii=False, sort_keys=True)
        return
    is_object = isinstance(value, dict)
    members = sorted(value.items()) if isinstance(value, dict) else [("", part) for part in value]
    comma, indent = "", " " * (depth + 1)
    yield "{" if is_object else "["
    for name, part in members:
        yield f"{comma}\n{indent}{json.dumps(name)}: " if is_object else f"{comma}\n{indent}"
        yield from _lines(part, depth + 1)
        comma = ","
    yield f"\n{' ' * depth}{'}' if is_object else ']'}"
