"""variants/<id>.json: a variant of the rules that rewrites effect trees."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from cardpress.models.component import Id, Model


class Rewrite(Model):
    """One rewrite rule: wherever `match` fits a node of an effect tree, the node becomes `into`.

    A pattern is a piece of effect JSON. It fits a node whose fields contain all of the pattern's; a list in a
    pattern fits any one of its members; "$name" fits anything and stands for it in `into`.
    """

    match: dict[str, Any] = Field(description="the fields a node must have; '$name' captures a value")
    into: dict[str, Any] = Field(description="the node it becomes; '$name' inserts what was captured")


class Variant(Model):
    """A variant and its rewrite rules, tried in order on every node, first match wins."""

    id: Id = Field(description="the variant's id; the file bears the same name")
    source: str = Field(description="where the variant was found, for example a checklist id")
    rewrites: tuple[Rewrite, ...] = Field(min_length=1, description="the rewrite rules, first match wins")
