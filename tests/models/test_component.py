"""One reader stands for the kinds of a game: it reads and writes what each of them would by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardpress.diagnostics import Report
from cardpress.models.component import kind_name, reader_of
from cardpress.stages.check import check
from cardpress.stages.load import load

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", sorted(folder.name for folder in (ROOT / "content").iterdir()))
def test_a_game_is_read_as_each_kind_reads(name: str) -> None:
    """A component of every kind is the same, and is written the same, whoever reads it."""
    report = Report()
    game = check(load(ROOT, report, [name]), report)[name]
    reader = reader_of(game.schema.KINDS)
    one_of_each = {loaded.model.kind: loaded for loaded in game.components}

    assert one_of_each.keys() == {kind_name(kind) for kind in game.schema.KINDS}
    for loaded in one_of_each.values():
        text, kind = loaded.source.text, type(loaded.model)
        assert reader.validate_json(text) == kind.model_validate_json(text) == loaded.model
        assert (
            reader.dump_json(loaded.model, by_alias=True) == loaded.model.model_dump_json(by_alias=True).encode()
        )
