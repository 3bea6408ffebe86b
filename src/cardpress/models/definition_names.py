"""Short names of the definitions of a JSON Schema, found at once where no two models have the same name.

Pydantic compares every definition with every other, under each of six names it could have, until nothing
changes any more: half the time of a large schema.
"""

from __future__ import annotations

from collections import Counter

from pydantic.json_schema import GenerateJsonSchema, JsonRef, _DefinitionsRemapping


class ShortDefinitionNames(GenerateJsonSchema):
    """Makes the schemas Pydantic makes, sooner; where two models have one name, as Pydantic does."""

    def _build_definitions_remapping(self) -> _DefinitionsRemapping:
        choices = {ref: self._prioritized_defsref_choices[ref] for ref in self.definitions}
        wanted_by = Counter(name for names in choices.values() for name in {*names})
        short = {ref: names[0] for ref, names in choices.items()}
        if any(wanted_by[name] > 1 for name in short.values()):
            return super()._build_definitions_remapping()
        referred = {
            JsonRef(self.ref_template.format(model=name)): JsonRef(self.ref_template.format(model=short[ref]))
            for ref, names in choices.items()
            for name in names
        }
        return _DefinitionsRemapping(short, referred)
