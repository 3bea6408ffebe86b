"""terms/<lang>.json: the game's nouns in one language."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import ConfigDict, Field, RootModel

from cardpress.models.component import Id


def lemma(entry: object) -> str:
    """What a noun is called, in one number at least; nothing for an entry of another shape."""
    if not isinstance(entry, dict):
        return ""
    rows = entry.get("forms")
    row = next(iter(rows.values()), "") if isinstance(rows, dict) else entry.get("one", "")
    first = next(iter(row.values()), "") if isinstance(row, dict) else str(row).partition(" ")[0]
    return str(first).replace("_", " ")


class TermsFile(RootModel[dict[Id, Annotated[dict[str, Any], Field(description="the forms of a noun")]]]):
    """Term id to the forms of the noun; which forms there are is the business of the language."""

    model_config = ConfigDict(frozen=True, strict=True)
