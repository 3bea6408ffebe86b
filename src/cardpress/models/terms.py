"""terms/<lang>.json: the game's nouns in one language."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import ConfigDict, Field, RootModel

from cardpress.models.component import Id


class TermsFile(RootModel[dict[Id, Annotated[dict[str, Any], Field(description="the forms of a noun")]]]):
    """Term id to the forms of the noun; which forms there are is the business of the language."""

    model_config = ConfigDict(frozen=True, strict=True)
