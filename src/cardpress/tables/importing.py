"""Tables turned into files: a JSON file a row, words in the text files, copies in a deck."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from cardpress.diagnostics.requests import RequestError
from cardpress.models.source import GameSources
from cardpress.tables.combinations import CombinedSource
from cardpress.tables.rows import RowSource, TableText

WHOLE = "all"
"""The id of the deck of a game that names none."""


def import_tables(root: Path, game: GameSources) -> list[str]:
    """Write the rows of a game's tables as files and set the tables aside (`cards.csv~`); gives the paths written.

    The game must be without errors. Raises RequestError when it has no table, before anything is written.
    """
    home = f"content/{game.id}"
    tables = sorted({one.path.partition("#")[0] for one in game.files.values() if isinstance(one, RowSource)})
    if not tables:
        raise RequestError(f"{home}/ has no table, such as {home}/cards.csv")
    texts = dict(_files(game, home))
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8", newline="\n")
    for path in tables:
        (root / path).rename(root / f"{path}~")
    return sorted(texts)


def _files(game: GameSources, home: str) -> Iterator[tuple[str, str]]:
    cards: dict[str, int] = {}
    for key, source in game.files.items():
        if isinstance(source, RowSource):
            yield f"{home}/{key.partition('#')[0]}", _json(source.value)
        if isinstance(source, RowSource | CombinedSource):
            cards[source.value["id"]] = game.copies.get(source.value["id"], 1)
    for key, text in game.texts.items():
        if isinstance(text.as_written, TableText):
            yield f"{home}/{key}", text.as_written.text
    if game.copies:
        printed = {id_: copies for id_, copies in cards.items() if copies}
        yield f"{home}/decks/{WHOLE}.json", _json({"id": WHOLE, "position": 0, "cards": printed})


def _json(value: object) -> str:
    return json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False) + "\n"
