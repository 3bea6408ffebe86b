"""The rule texts of a component with their spans: which words came from which part of its file."""

from __future__ import annotations

from cardpress.effects.sections import section_of
from cardpress.effects.walk import trees
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.spans.marked_texts import MarkedText, read_marks
from cardpress.language.spans.span_table import SpanMarks, value_at
from cardpress.models.component import Component
from cardpress.models.project import Loaded
from cardpress.stages.component_texts import phrase_component
from cardpress.stages.text_checks import own_numbers


def marked_rules(book: Phrasebook, loaded: Loaded[Component]) -> dict[str, MarkedText]:
    """The texts of a component's trees by their keys, a section's as in `modes/claws`, with their spans.

    The texts are those of `phrase`, to the letter. Raises KeyError for a word that the language lacks.
    """
    marks = SpanMarks(loaded.model, loaded.source.value)
    text = phrase_component(book.with_marks(marks), loaded.model)
    pointers = marks.pointers()
    keys = (key for key, _, _ in trees(loaded.model))
    said = {key: text.rule(key) for key in keys if not section_of(key) or section_of(key) in text.sections}
    return {key: read_marks(one, pointers) for key, one in said.items()}


def marked_rule(book: Phrasebook, loaded: Loaded[Component], key: str) -> MarkedText:
    """The text of one tree, of a section with all that are told before it; empty where there is no such tree.

    Raises KeyError for a word that the language lacks.
    """
    if section_of(key):
        return marked_rules(book, loaded).get(key, MarkedText(""))
    tree = next((tree for name, _, tree in trees(loaded.model) if name == key), None)
    if tree is None:
        return MarkedText("")
    marks, model = SpanMarks(loaded.model, loaded.source.value), loaded.model
    text = book.with_marks(marks).rule(tree, model.kind, model.id, own_numbers(model))
    return read_marks(text, marks.pointers())


def words_of_values(marked: MarkedText, loaded: Loaded[Component]) -> dict[str, tuple[str, ...]]:
    """What each word and number of a component's file says in a text, by JSON pointer; not what holds others."""
    values = {span.pointer: value_at(loaded.source.value, span.pointer) for span in marked.spans}
    plain = (pointer for pointer, value in values.items() if not _holds_others(value))
    return {pointer: marked.words(pointer) for pointer in plain}


def _holds_others(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, dict) for one in value))
