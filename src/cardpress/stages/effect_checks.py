"""Effects of components: in parts that print them, within the words of the game, as its variants change them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cardpress.diagnostics import Diagnostic
from cardpress.effects.rewrite_checks import pattern_problems, rewrite_problems
from cardpress.effects.sections import sections
from cardpress.effects.tree_checks import Fitting
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.effects.walk import unread
from cardpress.models.component import Component, kind_name
from cardpress.models.project import Loaded, Models
from cardpress.models.variant import Variant

Variants = tuple[Loaded[Variant], ...]
Found = dict[str, tuple[Loaded[Component], list[Diagnostic]]]
REMEMBERED = 2**14
"""Components of which it is remembered what was found of each alone."""
Fitted = dict[str, tuple[tuple[Fitting, Variants], Found]]
"""Game to what effects were measured against and found by file: the second link skips unchanged components."""


def section_problems(game: Models) -> Iterator[Diagnostic]:
    """Sections and effects of all components that would not be printed."""
    for loaded in game.components:
        yield from _sections_of(loaded)


@lru_cache(REMEMBERED)
def _sections_of(loaded: Loaded[Component]) -> tuple[Diagnostic, ...]:
    """Sections with one id, and effects that stand in a part which is no section: nothing would print them."""
    first: dict[str, str] = {}
    found = []
    for _, pointer, section in sections(loaded.model):
        other = first.setdefault(section.id, pointer)
        if other != pointer:
            message = f'the section at {other} is called "{section.id}" too'
            at, expected = loaded.source.position(f"{pointer}/id"), "an id no other section of the component has"
            found.append(Diagnostic("duplicate-id", message, at, expected))
    for pointer in unread(loaded.model):
        message, at = "nothing reads an effect in this place", loaded.source.position(pointer)
        expected = f"a field of the {loaded.model.kind} itself, or a list of sections"
        hint = "no text would be made of it; derive the part from cardpress.effects.sections.Section"
        found.append(Diagnostic("unread-effect", message, at, expected, hint))
    return tuple(found)


def effect_problems(game: Models, known: Fitted) -> dict[str, list[Diagnostic]]:
    """Problems of effect trees, those of variants and of components, by file."""
    patterns = {
        loaded.source.path: [*pattern_problems(loaded, vocabulary_of(game.schema))] for loaded in game.variants
    }
    sound = tuple(loaded for loaded in game.variants if not patterns[loaded.source.path])
    return patterns | _misfits_by_file(game, sound, known)


def _misfits_by_file(game: Models, variants: Variants, known: Fitted) -> dict[str, list[Diagnostic]]:
    """Problems of components; terms are unknown without any language, so nothing is said then."""
    terms = {term for source in game.terms.values() for term in source.value}
    fields = {kind_name(kind): kind.model_fields.keys() for kind in game.schema.KINDS}
    if not terms and vocabulary_of(game.schema).operations:
        return {}
    if vocabulary_of(game.schema).declared:  # there a selector without a kind is of every card
        terms |= {"card", *fields}
    measure = (Fitting(fields, terms, vocabulary_of(game.schema)), variants)
    before, found = known.get(game.id, (None, {}))
    if before != measure:
        found = {}
    fresh = [loaded for loaded in game.components if found.get(loaded.source.path, (None,))[0] is not loaded]
    found.update((loaded.source.path, (loaded, _misfits(loaded, *measure))) for loaded in fresh)
    known[game.id] = measure, found
    return {path: found[path][1] for path in (loaded.source.path for loaded in game.components)}


def _misfits(loaded: Loaded[Component], fitting: Fitting, variants: Variants) -> list[Diagnostic]:
    return fitting.problems(loaded) or [*rewrite_problems(variants, loaded, fitting)]
