"""Static checks of a message: the variables, functions, words and digits it uses."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from cardpress.diagnostics import Diagnostic, Report, Severity
from cardpress.diagnostics.advice import closest, did_you_mean, one_of
from cardpress.language.messages.fluent_files import PARSED, FluentEntry, FluentFile, Message
from cardpress.language.messages.fluent_syntax import Call, Literal, Pattern, Select, Text, Variable
from cardpress.models.message_scan import INTERFACE
from cardpress.words.dictionaries import word_command

Options = Mapping[str, Mapping[str, Collection[str] | None]]
COUNTED = "of"
"""The option for the term that a number counts; only functions that have it take numbers."""
WHO = "who"
"""The variable for the player who acts."""
QUOTED = "quoted"
"""The owner of a digit that stands in quotes between braces."""
_WORD = re.compile(r"[^\W\d_]+")
_DIGIT = re.compile(r"\d")


@dataclass(frozen=True)
class Usage:
    """Something an entry uses: its kind (variable, function, option, word, number, digit) and its offset.

    The owner of an option and of a number is its function, a word's is its function and option: `VERB:v`.
    """

    kind: str
    name: str
    at: int
    owner: str = ""


@lru_cache(PARSED)
def _usages_by_part(message: Message) -> tuple[tuple[str, Usage], ...]:
    """Every usage of a message, with the name of the value ("") or attribute it stands in."""
    return tuple((part, found) for part, pattern in message.parts() for found in usages(pattern))


@lru_cache(PARSED)
def variables_of(message: Message) -> Mapping[str, frozenset[str]]:
    """The variables that each part of a message uses."""
    return {part: variables(pattern) for part, pattern in message.parts()}


def variables(pattern: Pattern) -> frozenset[str]:
    """Names of the variables a pattern uses."""
    if len(pattern) == 1 and isinstance(pattern[0], Text):
        return frozenset()
    return frozenset(found.name for found in usages(pattern) if found.kind == "variable")


def functions(pattern: Pattern) -> frozenset[str]:
    """Names of the functions a pattern calls."""
    return frozenset(found.name for found in usages(pattern) if found.kind == "function")


def agreement_variables(pattern: Pattern, chosen: Mapping[str, str] = MappingProxyType({})) -> frozenset[str]:
    """Names of the variables that the verbs of a pattern agree with; `chosen`: values known of variables."""
    found: set[str] = set()
    for part in pattern:
        if isinstance(part, Select):
            found.update(*(agreement_variables(one, chosen) for one in _open(part, chosen)))
        elif isinstance(part, Call) and part.name == "VERB" and isinstance(part.argument, Variable):
            found.add(part.argument.name)
    return frozenset(found)


def function_variables(pattern: Pattern) -> frozenset[str]:
    """Names of the variables that a function other than VERB renders."""
    calls = (part for part in pattern if isinstance(part, Call) and part.name != "VERB")
    found = {part.argument.name for part in calls if isinstance(part.argument, Variable)}
    variants = (one for part in pattern if isinstance(part, Select) for one in part.variants.values())
    return frozenset(found.union(*map(function_variables, variants)))


def _open(select: Select, chosen: Mapping[str, str]) -> Iterable[Pattern]:
    """The variants a select can take, given the known values of variables."""
    value = chosen.get(select.selector.name) if isinstance(select.selector, Variable) else None
    if value is None:
        return select.variants.values()
    return (select.variants[value if value in select.variants else select.default],)


def bare_variables(pattern: Pattern) -> Iterator[Usage]:
    """The variables of a pattern that are printed without a function."""
    for part in pattern:
        if isinstance(part, Variable):
            yield Usage("variable", part.name, part.at)
        elif isinstance(part, Select):
            for variant in part.variants.values():
                yield from bare_variables(variant)


def usages(pattern: Pattern) -> Iterator[Usage]:
    """Every usage of a pattern, in the order of its text."""
    for part in pattern:
        match part:
            case Text(value, at):
                yield from _digits(value, at)
            case Literal(value, at):
                yield from _digits(value, at, QUOTED)
            case Variable(name, at):
                yield Usage("variable", name, at)
            case Call():
                yield from _call(part)
            case Select(selector, variants):
                yield from usages((selector,))
                for variant in variants.values():
                    yield from usages(variant)


def _digits(text: str, at: int, owner: str = "") -> Iterator[Usage]:
    if match := _DIGIT.search(text):
        yield Usage("digit", match[0], at + match.start(), owner)


def _call(call: Call) -> Iterator[Usage]:
    yield Usage("function", call.name, call.at)
    match call.argument:
        case Variable(name, at):
            yield Usage("variable", name, at)
            if COUNTED not in {option.name for option in call.options}:
                yield Usage("number", f"${name}", at, call.name)
        case Literal(value, at):
            yield Usage("word", value, at, f"{call.name}:")
    for option in call.options:
        yield Usage("option", option.name, option.at, call.name)
        yield Usage("word", option.value, option.at, f"{call.name}:{option.name}")


@dataclass(frozen=True)
class MessageRules:
    """What messages of one file may use: functions with their options, and the terms of the game (None: any)."""

    options: Options
    terms: Collection[str] | None
    numbers: bool = False
    relatives: tuple[str, frozenset[str]] = ("", frozenset())
    """The function of a subject, and cases in which a relative pronoun can look as if it were the subject."""

    def for_numbers(self) -> MessageRules:
        """The rules for messages whose variables are all numbers: only functions that count or name terms."""
        counting = {name: options for name, options in self.options.items() if COUNTED in options}
        return MessageRules(counting, self.terms, numbers=True)

    def for_any_game(self) -> MessageRules:
        """The rules for messages that a game does not need, which may name any term."""
        return replace(self, terms=None)

    def problems(self, file: FluentFile, entry: FluentEntry, message: Message) -> Iterator[Diagnostic]:
        """Digits, unknown functions, options and words of one message."""
        for part, found in _usages_by_part(message):
            if found.kind == "digit" and self._is_name(entry.id, part, found):
                continue
            if problem := self._problem(file, entry, found):
                yield problem

    def _is_name(self, message: str, part: str, digit: Usage) -> bool:
        """Whether a digit is one of a name: a component's, its flavor's, or in quotes in other words of a game."""
        quoted = digit.owner == QUOTED
        return self.numbers and (quoted or (part in {"", "flavor"} and not message.startswith(INTERFACE)))

    def _problem(self, file: FluentFile, entry: FluentEntry, found: Usage) -> Diagnostic | None:
        known: Collection[str]
        match found.kind:
            case "digit":
                return _digit(file, entry, found)
            case "function":
                known = self.options.keys()
                code, what = "unknown-function", f"there is no function {found.name}"
            case "option":
                known = self.options.get(found.owner, {found.name: None})
                code, what = "unknown-function", f"{found.owner} has no option {found.name}"
            case "word":
                return self._word(file, entry, found)
            case "number" if self.numbers and found.owner in self.options:
                hint = f'name a term: {found.owner}({found.name}, {COUNTED}: "…")'
                return _diagnostic(
                    file, entry, found, "unknown-term", f"nothing says what {found.name} is a number of", hint=hint
                )
            case _:
                return None
        if found.name in known:
            return None
        return _diagnostic(file, entry, found, code, what, known=known)

    def _word(self, file: FluentFile, entry: FluentEntry, found: Usage) -> Diagnostic | None:
        function, _, option = found.owner.partition(":")
        words = self.options.get(function, {}).get(option) if option else None
        known = self.terms if words is None else words
        if known is None or found.name in known or function not in self.options:
            return None
        if option and option not in self.options[function]:
            return None
        message = f'{function} does not know "{found.name}"'
        if words is None:
            return _diagnostic(file, entry, found, "unknown-term", message, known=known)
        hint = _lexicon_hint(file.source.path, found.name, known) if option in _OF_LEXICONS else None
        return _diagnostic(file, entry, found, "unknown-word", message, known=known, hint=hint)


_OF_LEXICONS = frozenset({"v", "a"})
"""Options that take a word of a lexicon: a verb, an adjective."""


def _lexicon_hint(path: str, word: str, known: Collection[str]) -> str:
    """Suggests a known word, or the lexicon file in which a new word is defined."""
    home, _, name = path.rpartition("/")
    beside = f"{home}/lexicon.json"
    if home.endswith("/sentences"):
        beside = f"{home.removesuffix('sentences')}lexicon/{name.removesuffix('.ftl')}.json"
    language = name.removesuffix(".ftl") if home.endswith("/sentences") else home.rpartition("/")[2]
    meant, proposing = did_you_mean(word, known), word_command(language, word)
    told = f"{meant} a new word has its forms in {beside}" if meant else f"its forms belong in {beside}"
    return f"{told}; {proposing}" if proposing else told


def check_bare_phrases(
    file: FluentFile, phrases: Mapping[str, Mapping[str, str]], rules: MessageRules
) -> Iterator[Diagnostic]:
    """Check that variables which hold phrases or effects are passed to a function, not printed."""
    for id_ in sorted(phrases.keys() & file.entries.keys()):
        message = file.check_message(id_, Report())
        for _, pattern in message.parts() if message else ():
            for found in bare_variables(pattern):
                if what := phrases[id_].get(found.name):
                    effect = what == "an effect"
                    around = f"one of {', '.join(sorted(rules.options))} around it"
                    hint = f"{{ DO(${found.name}) }}" if effect else around
                    words = f"${found.name} is {what}: a function says it"
                    yield _diagnostic(
                        file, file.entries[id_], found, "unknown-function", words, hint=f"write {hint}"
                    )


def check_actor_is_named(file: FluentFile, ids: Collection[str], rules: MessageRules) -> Iterator[Diagnostic]:
    """Check that a message whose verb agrees with `who` also names `who`."""
    for id_ in sorted(ids & file.entries.keys()):
        message = file.check_message(id_, Report())
        if (
            message is None
            or message.value is None
            or WHO not in agreement_variables(message.value) - function_variables(message.value)
        ):
            continue
        hint = f"put {{ {rules.relatives[0]}(${WHO}) }} before the verb: it says nothing where that is clear"
        entry = file.entries[id_]
        found = Usage("variable", f"${WHO}", entry.text.find(f"${WHO}"))
        yield _diagnostic(file, entry, found, "missing-variable", f"{id_} does not say who acts", hint=hint)


def events_without_conjunction(
    file: FluentFile, ids: Collection[str], conjunctions: Sequence[str]
) -> Iterator[Diagnostic]:
    """Messages of events that begin with no conjunction of the language: what follows has no place then."""
    for id_ in sorted(ids & file.entries.keys()) if conjunctions else ():
        message = file.check_message(id_, Report())
        for begin in _beginnings(message.value) if message and message.value else ():
            first = _WORD.match(begin.name)
            if first is None or first[0].lower() not in conjunctions:
                hint = f'begin with "{conjunctions[0]}": nothing puts a word between the event and what follows it'
                found = _diagnostic(
                    file,
                    file.entries[id_],
                    begin,
                    "missing-conjunction",
                    f"{id_} begins with no conjunction",
                    hint=hint,
                )
                yield replace(found, expected=one_of(conjunctions), severity=Severity.WARNING)
                break


def _beginnings(pattern: Pattern) -> Iterator[Usage]:
    """What a pattern can begin with: the first words of its variants, nothing where a function says them."""
    first = pattern[0]
    if isinstance(first, Select):
        for variant in first.variants.values():
            yield from _beginnings(variant)
    elif isinstance(first, Text | Literal):
        yield Usage("word", first.value.lstrip(), first.at + len(first.value) - len(first.value.lstrip()))
    else:
        yield Usage("word", "", first.at)


def _digit(file: FluentFile, entry: FluentEntry, found: Usage) -> Diagnostic:
    return _diagnostic(
        file,
        entry,
        found,
        "digit-in-text",
        f"{entry.id} has a digit in its text",
        hint='let the number come from the data: { $name }; a digit that belongs to a name is quoted: { "7th" }',
    )


def _diagnostic(  # noqa: PLR0913 the parts of one diagnostic
    file: FluentFile,
    entry: FluentEntry,
    found: Usage,
    code: str,
    message: str,
    *,
    known: Collection[str] = (),
    hint: str | None = None,
) -> Diagnostic:
    position = file.source.position(*entry.position(found.at), max(1, len(found.name)))
    expected = one_of(sorted(known)) if 0 < len(known) <= 40 else None
    return Diagnostic(code, message, position, expected or None, hint or did_you_mean(found.name, known) or None)


def check_variables(
    file: FluentFile, entry: FluentEntry, used: Collection[str], needed: Collection[str], known: Collection[str]
) -> Iterator[Diagnostic]:
    """Report unknown and missing variables; a misspelt one only as unknown."""
    foreign, unsaid = set(used) - set(known), set(needed) - set(used)
    meant = {closest(name, unsaid) for name in foreign}
    for name in sorted(foreign):
        at = entry.text.find(f"${name}")
        yield _diagnostic(
            file,
            entry,
            Usage("variable", f"${name}", max(at, 0)),
            "unknown-variable",
            f"{entry.id} gets no variable ${name}",
            known=[f"${other}" for other in known],
        )
    for name in sorted(unsaid - meant):
        yield _diagnostic(
            file,
            entry,
            Usage("variable", entry.id, 0),
            "missing-variable",
            f"{entry.id} does not say ${name}",
            hint=f"put {{ ${name} }} where the text tells it",
        )
