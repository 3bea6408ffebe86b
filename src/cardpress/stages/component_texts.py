"""The texts of one component in a language, made once for as long as nothing changes that they are made of."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardpress.effects.families.control import Custom
from cardpress.effects.nodes import Operation
from cardpress.effects.sections import section_of, sections
from cardpress.effects.walk import trees, walk
from cardpress.language.clauses.course.course_words import NO_COURSE
from cardpress.language.draft_languages import (
    Fallback,
    without_fallback,
)
from cardpress.language.phrase_cache import PhraseCache
from cardpress.language.phrasebook import Phrasebook, PhrasedComponent
from cardpress.models.component import Component
from cardpress.models.message_scan import (
    custom_text,
    own_words,
    section_title,
)
from cardpress.models.project import ComponentText, Loaded, SectionText
from cardpress.stages.text_checks import hand_numbers, own_numbers

if TYPE_CHECKING:
    pass


def phrase_component(book: Phrasebook, component: Component, say: Fallback = without_fallback) -> ComponentText:
    """Put one component into the language of a phrasebook; `say` decides what is done where it lacks a word.

    Raises UnknownTermError when its terms lack a noun and nothing else is said instead.
    """
    id_, fields, asked = component.id, own_numbers(component), attributes_asked_for(component)
    attributes = book.texts.file.message(id_).attributes if id_ in book.texts or say is without_fallback else {}

    def rule(key: str, tree: Operation) -> str:
        return say(lambda: book.rule(tree, component.kind, id_, fields), lambda text: text.rules.get(key, ""))

    return ComponentText(
        name=say(lambda: book.plain(id_, arguments=fields), lambda text: text.name),
        flavor=book.plain(id_, "flavor", fields) if "flavor" in attributes else None,
        rules={key: rule(key, tree) for key, _, tree in trees(component) if not section_of(key)},
        custom=not attributes.keys().isdisjoint(hand_numbers(component)),
        sections=say(lambda: _sections(book, component), lambda text: dict(text.sections)),
        own={name: book.plain(id_, name, fields) for name in own_words(attributes, asked)},
    )


def _sections(book: Phrasebook, component: Component) -> dict[str, SectionText]:
    listed, fields = [section for _, _, section in sections(component)], own_numbers(component)
    texts = book.sections(listed, component.kind, component.id, fields)
    headings = {one.id: book.heading(component.id, one.id, fields) if one.headed else "" for one in listed}
    return {id_: SectionText(headings[id_], text) for id_, text in texts.items()}


def component_text(book: Phrasebook, loaded: Loaded[Component], phrase_cache: PhraseCache | None) -> ComponentText:
    """The cached or rendered text of a component; its messages refer to no others, so the key is complete."""
    if phrase_cache is None or not book.pack.shipped:
        return _phrase_once(book, loaded.model)
    if known := unchanged_text(book, loaded.model):
        return known
    sources = text_sources(book, loaded)
    text = phrase_cache.get(*sources)
    if text is None:
        text = _phrase_once(book, loaded.model)
        phrase_cache.keep(text, *sources)
    _keep(book, loaded.model, text)
    return text


def _phrase_once(book: Phrasebook, component: Component) -> ComponentText:
    """The component's text; made once for as long as neither it nor its words nor the language changes."""
    known = unchanged_text(book, component)
    if known is None:
        known = phrase_component(book, component)
        _keep(book, component, known)
    return known


def unchanged_text(book: Phrasebook, component: Component) -> ComponentText | None:
    """The text that was made last for this very component out of the same words."""
    known = book.known.get(component.id)
    if known is None or known.component is not component:
        return None
    if known.file is not book.texts.file:
        if component.id not in book.texts or known.words != _words(book, component):
            return None
        book.known[component.id] = replace(known, file=book.texts.file)
    return known.text


def _keep(book: Phrasebook, component: Component, text: ComponentText) -> None:
    book.known[component.id] = PhrasedComponent(component, book.texts.file, _words(book, component), text)


def text_sources(book: Phrasebook, loaded: Loaded[Component]) -> tuple[str, ...]:
    """What a component's text is made from: its id, the digest of its file, shared headings, its own words."""
    return loaded.model.id, loaded.source.digest, *_words(book, loaded.model)


def _words(book: Phrasebook, component: Component) -> tuple[str, ...]:
    """The messages that a component's text is made from: shared headings, its own."""
    entries = book.texts.file.entries
    titles = (section_title(section.id) for _, _, section in sections(component))
    shared = (entries[title].text for title in titles if title in entries)
    return *shared, *_course_titles(book), entries[component.id].text


def _course_titles(book: Phrasebook) -> tuple[str, ...]:
    """The names that texts of a game that plays may speak of, and what of its course decides a sentence."""
    course = book.course
    if course is NO_COURSE:
        return ()
    return *book.texts.file.titles, " ".join(sorted(course.shared)), str(course.leaving)


def attributes_asked_for(component: Component) -> set[str]:
    """Attributes of a component's message that its effects and sections ask for."""
    headings = {section.id for _, _, section in sections(component)}
    written = (key for key, _, tree in trees(component) if any(isinstance(node, Custom) for _, node in walk(tree)))
    return headings.union(custom_text(section_of(key)) for key in written)
