"""Language packs: the settings, lexicon and messages of a language that all games share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import BaseModel, Field, ValidationError

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.diagnostics.advice import closest, one_of
from cardpress.language.grammar.plurals import Plurals
from cardpress.language.lexicon.lexicons import GameWords, Regex, words_model
from cardpress.language.lexicon.term_schema import terms_model
from cardpress.language.messages.fluent_files import FluentFile, read_fluent
from cardpress.models.component import Model
from cardpress.models.json_schema import json_schema
from cardpress.models.json_text import parse_json
from cardpress.models.source import Source, TextSource
from cardpress.models.source_reader import Known, SourceReader
from cardpress.models.terms import TermsFile

SHIPPED = Path(__file__).parent / "packs"
FILES = ("language.json", "lexicon.json", "effects.ftl", "ui.ftl", "terminal.ftl")
PLAYED = "played.ftl"
"""What games whose course of play is data say in a terminal; English where a pack of one's own lacks it."""
_READ: dict[Path, Known] = {}
"""Files of packs by the folder they lie below: every stage asks for a pack, of every language and variant."""


class Settings(Model):
    """language.json: how a language is named and built."""

    name: str = Field(min_length=1, description="the language's name in the language itself")
    grammar: str | None = Field(
        default=None, description="language whose lexicon lends what lexicon.json leaves out; none when left out"
    )
    plural: dict[str, str] = Field(description="plural category to its rule, as Unicode CLDR writes it")
    ties: tuple[tuple[Regex, str], ...] = Field(
        default=(), description="pattern in a finished text to what it becomes: spaces at which no line may end"
    )
    conjunctions: tuple[str, ...] = Field(
        default=(), description="first words of clauses that say when something happens, the usual one first"
    )
    quotes: str = Field(default="", description="its quotation marks; all others are wrong in its texts")
    articles: tuple[str, ...] = Field(
        default=(), description="words before a noun that an index leaves out, such as the and a"
    )
    alphabet: str = Field(
        default="", description="its small letters in order, to sort names by; as in Unicode without it"
    )


@dataclass(frozen=True, eq=False)
class Pack:
    """A language's own words: settings, lexicon, sentences about effects, words of interfaces and terminals."""

    code: str
    shipped: bool
    settings: Settings
    lexicon: Source
    effects: FluentFile
    ui: FluentFile
    terminal: FluentFile
    played: FluentFile
    lends: Pack | None = None
    """The pack that lends what the lexicon leaves out."""
    sentences: FluentFile | None = None
    more: Source | None = None

    @property
    def lent(self) -> Mapping[str, Any]:
        """Parts of a lexicon that come from another pack."""
        return self.lends.words if self.lends else {}

    @property
    def words(self) -> Mapping[str, Any]:
        """The lexicon's value, with the words that only the sentences of one game need."""
        found: Mapping[str, Any] = {**self.lent, **self.lexicon.value}
        more: Mapping[str, Any] = self.more.value if self.more else {}
        return {**found, **{part: _merge_words(found.get(part), words) for part, words in more.items()}}


def _merge_words(found: Any, words: Any) -> Any:  # noqa: ANN401 a part of a lexicon
    """A part of a lexicon with the words of a game: names to forms, or a list of words."""
    return {**found, **words} if isinstance(words, dict) else [*(found or ()), *words]


@lru_cache(maxsize=16)
def extend_pack(pack: Pack, sentences: TextSource | None, more: Source | None) -> Pack:
    """A pack with one game's messages about its own operations, and the words these need."""
    return replace(pack, sentences=read_fluent(sentences) if sentences else None, more=more)


def load_pack(code: str, root: Path, report: Report) -> Pack | None:
    """The pack of a language, or None and problems: no such language, a file missing or broken."""
    own = (root / "languages" / code).is_dir()
    at, shown = (root, f"languages/{code}") if own else (SHIPPED, code)
    missing = [name for name in FILES if not (at / shown / name).is_file()]
    if len(missing) == len(FILES):
        report.add(_no_pack(code, root))
    elif missing:
        report.extend(_no_file(code, name) for name in missing)
    if missing:
        return None
    reader = SourceReader(at, report, _READ.setdefault(at, {}))
    settings, lexicon = (reader.json(f"{shown}/{name}") for name in FILES[:2])
    said = (*FILES[2:], *([PLAYED] if (at / shown / PLAYED).is_file() else []))
    texts = [reader.text(f"{shown}/{name}") for name in said]
    sources = [source for source in (settings, lexicon, *texts) if source]
    if len(sources) < len(said) + 2:
        return None
    pack, problems = _pack(code, not own, tuple(source.text for source in sources))
    report.extend(problems)
    return pack


@lru_cache(maxsize=16)
def _pack(code: str, shipped: bool, texts: tuple[str, ...]) -> tuple[Pack | None, tuple[Diagnostic, ...]]:
    """The pack made of the texts of its files; equal texts give the same pack, whose messages stay compiled."""
    problems: list[Diagnostic] = []
    settings, lexicon = (
        _source(f"languages/{code}/{name}", text) for name, text in zip(FILES[:2], texts[:2], strict=True)
    )
    effects, ui, terminal, played = (
        read_fluent(TextSource(f"languages/{code}/{name}", text, ""))
        for name, text in zip((*FILES[2:], PLAYED), (*texts[2:], "")[:4], strict=True)
    )
    try:
        checked = Settings.model_validate_json(settings.text)
    except ValidationError as error:
        from cardpress.models.validation_messages import misfits  # noqa: PLC0415 only for what is wrong

        return None, tuple(misfits(settings, error, json_schema(Settings)))
    problems.extend(_check_settings(settings, checked, code))
    problems.extend((*effects.problems, *ui.problems, *terminal.problems, *played.problems))
    lends = None if problems or checked.grammar in {None, code} else shipped_pack(checked.grammar)
    pack = Pack(code, shipped, checked, lexicon, effects, ui, terminal, played, lends)
    if not shipped and not problems:
        from cardpress.language.lexicon.lexicon_lint import lexicon_problems  # noqa: PLC0415 our own packs are right

        problems.extend(lexicon_problems(lexicon, pack.lent))
    return (None if problems else pack), tuple(problems)


def _source(path: str, text: str) -> Source:
    return Source(path, text, parse_json(path, text)[0], "")


def _check_settings(source: Source, settings: Settings, code: str) -> Iterator[Diagnostic]:
    """Problems of settings: an unknown grammar to borrow, plural rules that are not CLDR's."""
    lending = sorted({code, *(file.parent.name for file in SHIPPED.glob(f"*/{FILES[0]}"))})
    if settings.grammar is not None and settings.grammar not in lending:
        message = f'no language "{settings.grammar}" lends its grammar'
        yield Diagnostic("bad-value", message, source.position("/grammar"), one_of(lending))
    for category, rule in settings.plural.items():
        try:
            Plurals({category: rule})
        except ValueError as error:
            position = source.position(f"/plural/{category}")
            yield Diagnostic("bad-value", str(error), position, "a rule like i % 10 = 2..4 and i % 100 != 12..14")


def words_shape(code: str, root: Path) -> type[BaseModel]:
    """What a language asks of a game's lexicon/<lang>.json."""
    pack = load_pack(code, root, Report())
    return words_model(pack.words) if pack else GameWords


def terms_shape(code: str, root: Path) -> type[BaseModel]:
    """What a language asks of terms/<lang>.json; anything goes where there is no pack."""
    pack = load_pack(code, root, Report())
    return terms_model(pack.words) if pack else TermsFile


def single_numbers(code: str, root: Path) -> frozenset[str]:
    """Plural categories that a language has for one number alone; none where there is no pack."""
    pack = load_pack(code, root, Report())
    return Plurals(pack.settings.plural).single() if pack else frozenset()


def shipped_pack(code: str) -> Pack:
    """A pack that comes with the compiler; it is what packs of one's own are compared with."""
    pack = load_pack(code, SHIPPED, Report())
    if pack is None:
        raise RuntimeError(f"the pack {code} is broken")
    return pack


def _no_pack(code: str, root: Path) -> Diagnostic:
    """No pack of this name here or among the shipped ones; the nearest is named, to be meant or to be copied."""
    places = {file.parent.name: "cardpress/language/packs" for file in SHIPPED.glob(f"*/{FILES[0]}")}
    places |= {file.parent.name: "languages" for file in (root / "languages").glob(f"*/{FILES[0]}")}
    near = closest(code, places) or next((known for known in sorted(places) if code.startswith(known)), None)
    meant = f'did you mean "{near}"? If not, ' if near else ""
    copy = f"start from a copy of the pack built most like it, for example {places[near or 'en']}/{near or 'en'}/"
    message = f'there is no language pack for "{code}", only for {" and ".join(sorted(places))}'
    expected = f"{', '.join(FILES)} in languages/{code}/ of the project"
    return Diagnostic("missing-language", message, Position(f"languages/{code}"), expected, meant + copy)


def _no_file(code: str, name: str) -> Diagnostic:
    message = f'the language pack "{code}" has no {name}'
    hint = f"copy the {name} of the pack built most like it and translate it"
    return Diagnostic("missing-language", message, Position(f"languages/{code}/{name}"), None, hint)
