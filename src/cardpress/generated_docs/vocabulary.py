"""docs/effects.md: every word of effect trees with an effect that has it and its sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic_core import to_json

from cardpress.diagnostics import Report
from cardpress.effects.actors import YOU, EachPlayer, OnePlayer, ThatPlayer
from cardpress.effects.families.control import Custom
from cardpress.effects.mutation_gates import mutants
from cardpress.effects.nodes import SLOTS, Node, Operation
from cardpress.effects.sections import sections
from cardpress.effects.selectors import AMOUNTS, Itself, PerBound, Pick, Ref
from cardpress.effects.shared import CONDITIONS, EVENTS, OPERATIONS, is_shared
from cardpress.effects.specialisation import Annotation, discriminator_value
from cardpress.effects.vocabulary import Vocabulary, vocabulary_of
from cardpress.effects.walk import names_in, trees, walk
from cardpress.generated_docs import vocabulary_examples as beyond
from cardpress.language.grammar.terms import UnknownTermError
from cardpress.language.phrasebook import Phrasebook
from cardpress.models.component import Model
from cardpress.models.project import Game
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import book_of

PAGE = "docs/effects.md"
_TOP = """# Effects

Everything an effect tree can say; `make schemas` writes this page from the code and the games, so do not edit it.
How it is used is told in [writing effects](writing-effects.md). Fields with a ? can be left out. An example is the
smallest effect with the word that a game prints, its component named after it, with its section where it goes on
about what an earlier one named; `~` marks a variation where no game has one. A game knows what its schema takes
with `vocabulary(…)`: first the families that games share, last what each game adds.
"""
_HEAD = "| word | what it means | fields | example | text |\n|---|---|---|---|---|"
_SYMBOL = re.compile(r"\[\w+\] (?=\*)|\s?\[\w+\]")
_NAMED: tuple[type[BaseModel], ...] = (OnePlayer, EachPlayer, ThatPlayer)
_PLAYERS = frozenset(one.__name__ for one in _NAMED)
_FEW = 40
"""How many of a game's shortest effects are tried for players with names."""
_WORD = re.compile(r"(\w+(?:, \w+)*): ([^;]+)")


@dataclass(frozen=True)
class ExampleText:
    """An operation of a component that refers to nothing outside itself, or a whole section."""

    tree: Operation
    game: Game
    books: Mapping[str, Phrasebook]
    component: str
    varied: bool = False
    section: str = ""

    @property
    def json(self) -> str:
        """The tree as a source has it."""
        return to_json(self.tree.model_dump(mode="json", by_alias=True, exclude_defaults=True)).decode()

    def cells(self) -> str:
        """Tree, component and texts as cells of a table."""
        texts = {code: self._text(book) for code, book in self.books.items()}
        said = "<br>".join(f"{code}: {_SYMBOL.sub('', text)}" for code, text in texts.items())
        mark = "~ " if self.varied else ""
        place = f"{self.component}, {self.section}" if self.section else self.component
        return f"`{self.json}` {mark}{place} | {said}".replace("\u00a0", " ")

    def _text(self, book: Phrasebook) -> str:
        model = self.game.components[self.component].model
        if self.section:
            return book.sections([one for _, _, one in sections(model)], model.kind, model.id)[self.section]
        return book.rule(self.tree, model.kind, model.id)


class Examples:
    """The smallest example of every word, in the games first and then in their variations."""

    def __init__(self, games: Sequence[tuple[Game, Mapping[str, Phrasebook]]]) -> None:
        printed = [one for game, books in games for one in _printed_texts(game, books)]
        self._printed_texts = sorted(printed, key=_shortest)
        going_on = sorted((one for game, books in games for one in _going_on(game, books)), key=_shortest)
        self._found: dict[tuple[str, str], ExampleText] = {}
        for one in (*self._printed_texts, *going_on):
            for word in _words(one.tree):
                self._found.setdefault(("", word), one)
                self._found.setdefault((one.game.id, word), one)
        taken = {f"{model.tag} {name}" for game, _ in games for name, model in _shared_by(game)}
        self._untaken = {*_PLAYERS, PerBound.__name__, *({f"op {name}" for name in OPERATIONS} - taken)}

    def of(self, word: str, game: str = "") -> str:
        """The cells of the example of a word, of one game or of any; empty ones where there is none."""
        if (game, word) not in self._found:
            seeks = self._beyond if word in self._untaken else self._variations
            if other := next(seeks(word, game), None):
                self._found[game, word] = other
        found = self._found.get((game, word))
        return found.cells() if found else " | "

    def _beyond(self, word: str, _: str) -> Iterator[ExampleText]:
        """Effects with what no game has taken: players with names, words that are shared."""
        games = {one.game.id: one for one in self._printed_texts}
        for id_, first in games.items():
            whole = beyond.whole(vocabulary_of(first.game.schema))
            mine = [one for one in self._printed_texts if one.game.id == id_]
            short = [one.tree for one in mine if "who" in type(one.tree).model_fields][:_FEW]
            trees = (
                ((first, tree) for tree in beyond.named_players(short, whole))
                if word in _PLAYERS
                else ((one, tree) for one in mine for tree in beyond.variations(one.tree, whole))
            )
            for one, tree in trees:
                varied = replace(one, tree=tree, varied=True)
                if word in _words(tree) and _is_whole(tree) and _is_sayable(varied):
                    yield varied

    def _variations(self, word: str, game: str) -> Iterator[ExampleText]:
        for one in self._printed_texts:
            if game not in {"", one.game.id} or word in _words(one.tree):
                continue
            kinds = {kind for node in _picks(one.tree) for kind in _several(node.kind)}
            for _, mutant in mutants(one.tree, sorted(kinds), vocabulary_of(one.game.schema)):
                varied = ExampleText(mutant, one.game, one.books, one.component, varied=True)
                if word in _words(mutant) and _is_whole(mutant) and _is_sayable(varied):
                    yield varied


def page(root: Path, report: Report) -> str:
    """The text of the page for the games of a project; languages that cannot be spoken go to the report."""
    games = _games(root, report)
    examples = Examples(games)
    vocabularies = {game.id: vocabulary_of(game.schema) for game, _ in games}
    parts = [_TOP, *_family_tables(examples), *_selectors(examples)]
    for name, vocabulary in vocabularies.items():
        parts += _own(name, vocabulary, examples)
    return "\n".join([*parts, *_slots(vocabularies)])


def _games(root: Path, report: Report) -> list[tuple[Game, Mapping[str, Phrasebook]]]:
    """The games with a book for each language; what does not concern texts, like a missing icon, is no matter."""
    found, spoken = Report(), list[tuple[Game, Mapping[str, Phrasebook]]]()
    linked = link(check(load(root, found), found), root, found)
    for _, game in sorted(linked.items()):
        said = Report()
        books = {code: book for code in _game_words(game) if (book := book_of(game, code, said))}
        report.extend(said if said.has_errors else ())
        spoken.append((game, books))
    return spoken


def _game_words(game: Game) -> Iterator[str]:
    return (language for language in game.languages if language not in game.settings.drafts)


# ---- examples


def _printed_texts(game: Game, books: Mapping[str, Phrasebook]) -> Iterator[ExampleText]:
    for id_, loaded in sorted(game.components.items()):
        for _, _, tree in trees(loaded.model):
            for _, node in walk(tree):
                if isinstance(node, Operation) and _is_whole(node):
                    yield ExampleText(node, game, books, id_)


def _going_on(game: Game, books: Mapping[str, Phrasebook]) -> Iterator[ExampleText]:
    """Sections that refer to what an earlier one named, and no person wrote a part of their text."""
    for id_, loaded in sorted(game.components.items()):
        for _, _, section in sections(loaded.model):
            tree = section.effect
            if tree and not _is_whole(tree) and not any(isinstance(node, Custom) for _, node in walk(tree)):
                yield ExampleText(tree, game, books, id_, section=section.id)


def _shared_by(game: Game) -> Iterator[tuple[str, type[Node]]]:
    operations = vocabulary_of(game.schema).operations.items()
    return ((name, model) for name, model in operations if is_shared(model))


def _shortest(one: ExampleText) -> tuple[int, str, str]:
    return len(one.json), one.json, one.component


def _is_whole(tree: Operation) -> bool:
    """Whether a tree names all it refers to, and no person wrote a part of its text."""
    names, nodes = {*names_in(tree)}, [node for _, node in walk(tree)]
    whole = all(node.ref in names for node in nodes if isinstance(node, Ref))
    return whole and (isinstance(tree, Custom) or not any(isinstance(node, Custom) for node in nodes))


def _is_sayable(one: ExampleText) -> bool:
    try:
        one.cells()
    except UnknownTermError:
        return False
    return True


def _picks(tree: Operation) -> Iterator[Pick]:
    return (node for _, node in walk(tree) if isinstance(node, Pick))


def _several(kind: str | tuple[str, ...]) -> tuple[str, ...]:
    return (kind,) if isinstance(kind, str) else kind


def _words(tree: Operation) -> frozenset[str]:
    """What a tree is an example of: `op gain`, `event turn`, `pick all`, `owner`."""
    return frozenset(word for _, node in walk(tree) for word in _words_of(node))


def _words_of(node: Model) -> Iterator[str]:
    if isinstance(node, Node):
        yield f"{node.tag} {node.word}" if is_shared(type(node)) else f"own {node.tag} {node.word}"
    if isinstance(node, Pick):
        yield f"pick {node.pick}"
        given = node.model_dump(mode="json", by_alias=True, exclude_defaults=True)
        yield from (name if name != "kind" else f"kind {type(value).__name__}" for name, value in given.items())
    shapes: tuple[type[Model], ...] = (Ref, Itself, *AMOUNTS.values(), OnePlayer, EachPlayer, ThatPlayer)
    for shape in shapes:
        if isinstance(node, shape):
            yield shape.__name__
    if getattr(node, "who", YOU) not in {YOU, None} and isinstance(node, Operation):
        yield "who"
    if isinstance(getattr(node, "amount", None), int):
        yield "number"


# ---- tables


def _family_tables(examples: Examples) -> Iterator[str]:
    """A table for each family: its operations, then the events and conditions that go with them."""
    families: dict[str, list[type[Node]]] = {}
    for model in (*OPERATIONS.values(), *EVENTS.values(), *CONDITIONS.values()):
        families.setdefault(model.__module__, []).append(model)
    for family, models in families.items():
        about = re.split(r"[:.]", import_module(family).__doc__ or "")[0]
        yield _models(f"Family `{family.rpartition('.')[2]}`: {about[:1].lower()}{about[1:]}", models, examples)


def _model_word(model: type[Node]) -> str:
    """The word of a model; events, conditions and qualifiers (`is`) say what they are."""
    return (
        discriminator_value(model) if issubclass(model, Operation) else f"{model.tag} {discriminator_value(model)}"
    )


def _own(game: str, vocabulary: Vocabulary, examples: Examples) -> Iterator[str]:
    """What a game adds to the shared models."""
    sorts = (vocabulary.operations, vocabulary.events, vocabulary.conditions, vocabulary.qualifiers)
    added = [model for sort in sorts for model in sort.values() if not is_shared(model)]
    if added:
        yield _models(f"What {game} adds", added, examples, game)


def _models(title: str, models: Iterable[type[Node]], examples: Examples, game: str = "") -> str:
    own = "own " if game else ""
    rows = (
        (
            _model_word(model),
            _first(model),
            _fields(model, model.tag),
            examples.of(f"{own}{model.tag} {discriminator_value(model)}", game),
        )
        for model in models
    )
    return _table(title, rows)


def _selectors(examples: Examples) -> Iterator[str]:
    explained = _WORD.findall(" ".join((Pick.__doc__ or "").split()))
    meanings = {word: meaning for words, meaning in explained for word in words.split(", ")}
    picks = [(f"pick {word}", meaning, "", examples.of(f"pick {word}")) for word, meaning in meanings.items()]
    parts = [
        (name, field.description or "", "", examples.of("kind list" if name == "kind" else name))
        for name, field in ((field.alias or at, field) for at, field in Pick.model_fields.items())
        if name not in {"pick", "count"}
    ]
    others = [(_name(model), _first(model), "", examples.of(model.__name__)) for model in (Ref, Itself)]
    yield _table("Selectors: who and what", [*picks, *parts, *others])
    number = ("a number", "A whole number.", "", examples.of("number"))
    amounts = [
        (" ".join(one.model_fields), _first(one), _fields(one, ""), examples.of(one.__name__))
        for one in AMOUNTS.values()
    ]
    yield _table("Amounts: how many", [number, *amounts])
    word = ("a word", "A word of the game; each time it is said, another such player can be meant.", "")
    people = [(_name(one), _first(one), _fields(one, ""), examples.of(one.__name__)) for one in _NAMED]
    yield _table("Players: who acts, whose it is", [(*word, examples.of("who")), *people])


def _slots(vocabularies: Mapping[str, Vocabulary]) -> Iterator[str]:
    """The words each game has for the fields that games fill."""
    yield "## Words of each game\n"
    yield f"| words | {' | '.join(vocabularies)} |\n|---|{'---|' * len(vocabularies)}"
    for slot in SLOTS:
        closed = (one.annotations.get(slot) for one in vocabularies.values())
        words = (", ".join(f"`{word}`" for word in _literals(annotation)) for annotation in closed)
        yield f"| {slot} | {' | '.join(words)} |"
    yield ""


def _literals(annotation: Annotation) -> Iterator[str]:
    """The words of a slot; a range of numbers beside them is not listed."""
    origin: Annotation = get_origin(annotation)
    if origin is Literal:
        yield from get_args(annotation)
    else:
        for part in get_args(annotation):
            yield from _literals(part)


def _table(title: str, rows: Iterable[tuple[str, str, str, str]]) -> str:
    lines = (f"| `{word}` | {meaning} | {fields} | {cells} |" for word, meaning, fields, cells in rows)
    return "\n".join([f"## {title}\n", _HEAD, *lines, ""])


def _first(model: type[BaseModel]) -> str:
    return " ".join((model.__doc__ or "").partition("\n\n")[0].split())


def _name(model: type[BaseModel]) -> str:
    return next(field.alias or name for name, field in model.model_fields.items())


def _fields(model: type[BaseModel], tag: str) -> str:
    named = ((field.alias or name, field) for name, field in model.model_fields.items())
    return " ".join(f"`{name}{'' if field.is_required() else '?'}`" for name, field in named if name != tag)
