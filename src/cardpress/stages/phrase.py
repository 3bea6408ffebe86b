"""Stage 4, phrase: a linked game's words in one language, rule texts made from the effect trees."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.effects.operations import Custom
from cardpress.effects.walk import trees, walk
from cardpress.language import packs
from cardpress.language.fluent import FluentFile, read
from cardpress.language.interface import Interface, rule_numbers
from cardpress.language.lint import Rules
from cardpress.language.phrasebook import Phrasebook, grammar_of, phrasebook
from cardpress.language.strict import check_effects, check_interface, check_texts, compare
from cardpress.language.terms import Terms, UnknownTermError
from cardpress.models.component import Component
from cardpress.models.project import ComponentText, Game, Texts
from cardpress.models.source import Source, TextSource

MEASURES = frozenset({"favor", "attack", "durability", "souls", "cost", "range"})
"""Terms that are counted; when the game has a symbol of the same name, it is printed after them."""


def phrase(game: Game, language: str, report: Report) -> Texts:
    """Put every component and every interface message of a game into a language."""
    book = book_of(game, language, report)
    if book is None:
        return Texts(language, {}, {})
    components: dict[str, ComponentText] = {}
    for id_, loaded in game.components.items():
        if id_ in book.texts:
            try:
                components[id_] = phrase_component(book, loaded.model)
            except UnknownTermError as unknown:
                report.add(_needed_term(unknown, id_, game.terms[language]))
    return Texts(language, components, Interface(book, rule_numbers(game.rules)))


def _needed_term(unknown: UnknownTermError, component: str, terms: Source) -> Diagnostic:
    """A sentence can need a noun that no effect names, like the player who gains something."""
    (term,) = unknown.args
    message = f'the text of {component} needs the term "{term}"'
    return Diagnostic("unknown-term", message, Position(terms.path), f'"{term}" with its forms')


def phrase_component(book: Phrasebook, component: Component) -> ComponentText:
    """Put one component into the language of a phrasebook."""
    id_ = component.id
    message = book.texts.file.message(id_)
    grown = tuple(trees(component))
    return ComponentText(
        name=book.plain(id_),
        flavor=book.plain(id_, "flavor") if "flavor" in message.attributes else None,
        rules={field: book.rule(tree, component.kind, id_) for field, tree in grown},
        custom=any(isinstance(node, Custom) for _, tree in grown for _, node in walk(tree)),
    )


def book_of(game: Game, language: str, report: Report) -> Phrasebook | None:
    """The phrasebook of a game in a language; None when the pack or the texts are too broken to speak."""
    before = len(report)
    pack = packs.load(language, game.root, report)
    if pack is None:
        return None
    texts = {code: _file(source) for code, source in game.texts.items()}
    terms = Terms(game.terms[language])
    symbols = MEASURES & game.settings.symbols.keys()
    rules = Rules(grammar_of(pack, terms, symbols).options, terms.ids)
    if not pack.shipped:
        check_effects(pack, rules, report)
        check_interface(pack, packs.reference().ui, rules, report)
    check_texts(texts[language], rules, _numbers(game), report)
    compare(texts, language, report)
    if len(report) > before:
        return None
    return phrasebook(pack, texts[language], terms, symbols)


@lru_cache(maxsize=16)
def _file(source: TextSource) -> FluentFile:
    """A text file's entries; a second phrasing of the same text finds them parsed."""
    return read(source)


def _numbers(game: Game) -> Callable[[str], frozenset[str] | None]:
    """The numbers a component's hand-written text must name; None when the game has no such component."""

    def numbers(id_: str) -> frozenset[str] | None:
        loaded = game.components.get(id_)
        if loaded is None:
            return None
        nodes = (node for _, tree in trees(loaded.model) for _, node in walk(tree))
        return frozenset(name for node in nodes if isinstance(node, Custom) for name in node.numbers)

    return numbers
