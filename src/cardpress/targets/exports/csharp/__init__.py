"""<Game>.cs: the rules data of a game as typed objects for C# (Unity, Godot, .NET); Texts<Lang>.cs: its words.

Data are made by constructors, once, when they are first asked for; nothing is parsed, nothing can be changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from cardpress.class_model.shapes import ALIASES, COURSE_ALIASES, ClassShapes
from cardpress.class_model.topics import rules_shape, topic_shapes
from cardpress.effects.content import content, provenance, rewritten, text_values
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.models.project import Game, GameTexts
from cardpress.targets import Job, Order
from cardpress.targets.exports import source_job
from cardpress.targets.exports.csharp.types import CSharpTypes, pascal_case
from cardpress.targets.exports.csharp.values import CSharpLiterals, dictionary, plain

_USING = "using System;\nusing System.Collections.Generic;\n\n"
_CHANGES: Final = "IReadOnlyDictionary<string, IReadOnlyDictionary<string, IEffect>>"
_DECK_ENTRY: Final = """/// <summary>A component of a deck, and how often it is there.</summary>
public sealed class DeckEntry
{
    public string Card { get; }
    public int Copies { get; }

    public DeckEntry(string card, int copies)
    {
        Card = card;
        Copies = copies;
    }
}
"""


def jobs(order: Order) -> Iterable[Job]:
    """One job for all languages; it needs no faces."""
    yield source_job(order, __name__, _sources(order.game, order.words))


def _sources(game: Game, words: GameTexts) -> Iterator[tuple[str, Iterable[str]]]:
    """Every file by its name, in pieces."""
    name = class_name(game.id)
    yield f"{name}.cs", _data(game, name)
    for language, texts in text_values(game, words).items():
        yield f"Texts{class_name(language)}.cs", _texts(game, name, class_name(language), texts)


def _data(game: Game, name: str) -> Iterator[str]:
    shapes = ClassShapes(game.schema.KINDS, vocabulary_of(game.schema), _taken_names(game))
    topics = topic_shapes(game.rules, shapes.names)
    every, types = [*topics.values(), rules_shape(topics)], CSharpTypes(shapes)
    yield from _head(game, name)
    yield from (f"{one}\n" for one in types.declarations(every))
    yield f"{_DECK_ENTRY}\n/// <summary>Everything the rules of the game need.</summary>\n"
    yield "public static class Data\n{\n"
    yield from _constants(game)
    literals = CSharpLiterals(types, shapes, every)
    components = {id_: literals.component(one) for id_, one in sorted(game.components.items())}
    yield dictionary("Components", "IComponent", components)
    decks = {deck.id: _entries(deck.cards) for deck in sorted(game.decks, key=lambda deck: deck.id)}
    yield dictionary("Decks", "IReadOnlyList<DeckEntry>", decks)
    numbers = [literals.rules(shape, game.rules[topic].values) for topic, shape in topics.items()]
    yield f"    public static readonly Rules Rules = new Rules({', '.join(numbers)});\n\n"
    if game.played_course:
        yield literals.play(game.played_course.model)
    yield dictionary("Variants", _CHANGES, literals.variants(rewritten(game)))
    yield "}\n}\n"


def _entries(cards: Mapping[str, int]) -> str:
    entries = (f"new DeckEntry({plain(id_)}, {copies})" for id_, copies in cards.items())
    return f"new DeckEntry[] {{ {', '.join(entries)} }}"


def _constants(game: Game) -> Iterator[str]:
    for name, text in provenance(game, content(game)).items():
        yield f"    public const string {class_name(name)} = {plain(text)};\n"
    yield "\n"


def _texts(game: Game, name: str, language: str, texts: Mapping[str, Any]) -> Iterator[str]:
    """The words of a language: part by part, as `name`, `flavor`, `rules.effect`, `sections.basic.text`."""
    yield from _head(game, name)
    yield "/// <summary>The words of the game in one language, by component and part.</summary>\n"
    yield f"public static class Texts{language}\n{{\n"
    words = "IReadOnlyDictionary<string, string>"
    components = {id_: _words(one) for id_, one in sorted(texts["components"].items())}
    yield dictionary("Components", words, components)
    variants = {
        f"{variant}/{id_}": _words(parts)
        for variant, changed in sorted(texts["variants"].items())
        for id_, parts in sorted(changed.items())
    }
    yield dictionary("Variants", words, variants)
    yield "}\n}\n"


def _words(texts: Mapping[str, Any]) -> str:
    rows = ", ".join(f"{{ {plain(part)}, {plain(text)} }}" for part, text in _flat(texts))
    return f"new Dictionary<string, string> {{ {rows} }}"


def _flat(texts: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    for part, text in sorted(texts.items()):
        if isinstance(text, Mapping):
            yield from _flat(text, f"{before}{part}.")
        elif text is not None:
            yield f"{before}{part}", text


def _head(game: Game, name: str) -> Iterator[str]:
    yield f"// Generated by cardpress from content/{game.id}. Do not edit: edit the sources and build again.\n"
    yield f"{_USING}namespace Cardpress.{name}\n{{\n"


def _taken_names(game: Game) -> set[str]:
    """Types that the sources have beside the classes made from models, whatever the game's kinds are called."""
    unions = (f"I{name}" for name in ("Component", *ALIASES, *COURSE_ALIASES))
    return {"Data", "DeckEntry", *unions, *(f"Texts{class_name(language)}" for language in game.texts)}


def class_name(name: str) -> str:
    """An id as a name of C#."""
    return pascal_case(name.replace("-", "_"))
