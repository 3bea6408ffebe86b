"""What the process that others are forked from has ready beside its imports: the models of the small project.

To make Pydantic's models ready takes as long as the rest of a build of the small project. An equal text of a
schema gives the module that is there, so what a fork finds is what it would have made; no other file is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pydantic import BaseModel

from cardpress.diagnostics import Report
from cardpress.models.schema_module import import_schema
from cardpress.models.source_reader import SourceReader

SMALL = Path(__file__).parent / "errors" / "base"


def _models(kind: type[BaseModel]) -> Iterator[type[BaseModel]]:
    for each in kind.__subclasses__():
        yield each
        yield from _models(each)


def make_ready() -> None:
    """Import the schema of the small project, and have every model that comes with it ready."""
    there = {*_models(BaseModel)}
    text = SourceReader(SMALL, Report(), {}).text("schemas/mini.py")
    assert text
    import_schema("mini", text)
    for model in {*_models(BaseModel)} - there:
        model.model_rebuild()


make_ready()
