"""Texts that people write for the components of a game, against the languages that have them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from cardpress.diagnostics import Diagnostic
from cardpress.effects.families.control import Custom
from cardpress.effects.sections import section_of, sections
from cardpress.effects.walk import trees, walk
from cardpress.language.draft_languages import downgrade_missing, fallback_language
from cardpress.language.translation_coverage import Broken, RequiredAttribute, translation_gaps
from cardpress.models.component import Component
from cardpress.models.message_scan import Said, custom_text, section_title
from cardpress.models.project import Loaded, Models
from cardpress.stages.effect_checks import REMEMBERED


def missing_texts(
    game: Models, messages: Mapping[str, Said], broken: Broken, shown: Collection[str] | None
) -> Iterable[Diagnostic]:
    """What languages lack; of a draft that is only a warning, for a finished language stands in."""
    asked = {loaded.model.id: needed for loaded in game.components if (needed := _needed_texts(loaded))}
    found = translation_gaps(game, messages, asked, broken, shown)
    drafts = game.settings.model.drafts
    if instead := fallback_language(game.texts, drafts):
        for draft in drafts:
            found = downgrade_missing(found, draft, instead)
    return found


@lru_cache(REMEMBERED)
def _needed_texts(loaded: Loaded[Component]) -> list[RequiredAttribute]:
    """What people write for a component in each language: rules of custom effects, headings of sections."""
    needed = [
        RequiredAttribute(section.id, "a section has a heading", section_title(section.id))
        for _, _, section in sections(loaded.model)
        if section.headed
    ]
    if '"custom"' in loaded.source.text:  # walking every tree would double the time of this stage
        grown = [
            key for key, _, tree in trees(loaded.model) if any(isinstance(node, Custom) for _, node in walk(tree))
        ]
        reason = "its effect is custom, so its rules are written here"
        needed += [
            RequiredAttribute(text, reason)
            for text in dict.fromkeys(custom_text(section_of(key)) for key in grown)
        ]
    return needed
