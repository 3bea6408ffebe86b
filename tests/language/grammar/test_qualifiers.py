"""Qualifiers around nouns, over a table that was read line by line: qualifiers/table.txt.

A row is `<sentence> <selector>`, then its text in each language; CARDPRESS_GOLDEN=write rewrites the texts: read
every one of them before you commit it.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, ClassVar, Literal

import pytest
from pydantic import ValidationError
from tests.sampling import IS_WHOLE

from cardpress.diagnostics import Report
from cardpress.effects.actors import Person
from cardpress.effects.mutation_gates import mutants
from cardpress.effects.nodes import Operation, Qualifier
from cardpress.effects.selectors import Count, Pick, Ref
from cardpress.effects.vocabulary import vocabulary
from cardpress.language.clauses.qualifiers import qualifier_messages
from cardpress.language.grammar.constituents import MARKS
from cardpress.language.grammar.terms import Terms
from cardpress.language.message_checks import check_effects
from cardpress.language.messages.fluent_files import FluentFile, read_fluent
from cardpress.language.messages.message_lint import MessageRules
from cardpress.language.packs import SHIPPED, extend_pack, load_pack
from cardpress.language.phrasebook import Phrasebook, phrasebook
from cardpress.models.json_text import parse_json
from cardpress.models.source import Source, TextSource

ROOM = Path(__file__).with_name("qualifiers")
TABLE = ROOM / "table.txt"


class Faction(Qualifier):
    """A creature of a faction."""

    is_: Literal["faction"]
    not_: None = None
    faction: Literal["mutants"]


class Opposite(Qualifier):
    """The creature on the other side."""

    unique: ClassVar[bool] = True
    is_: Literal["opposite"]
    not_: None = None


class Away(Qualifier):
    """Exactly so many moves away."""

    is_: Literal["away"]
    exactly: Count


class Far(Qualifier):
    """At least so many moves away."""

    is_: Literal["far"]
    not_: None = None
    at_least: Count


class Seen(Qualifier):
    """Somebody sees it."""

    is_: Literal["seen"]
    by: Person | Ref


class Carries(Qualifier):
    """It carries something."""

    is_: Literal["carries"]
    what: Pick


def _plain(name: str) -> type[Qualifier]:
    annotations = {"is_": Literal[name]}
    return type(name.title(), (Qualifier,), {"__annotations__": annotations})


def _sentence(name: str) -> type[Operation]:
    annotations = {"op": Literal[name], "what": Pick | Ref}
    return type(name.title(), (Operation,), {"__annotations__": annotations})


SENTENCES = ("aim", "suffer", "strip", "hand", "destroy", "trade", "lay", "spare")
GAME = vocabulary(
    operations=("seq", *map(_sentence, SENTENCES)),
    qualifiers=(
        Faction, _plain("enemy"), _plain("hypnotised"), _plain("poisoned"), _plain("adjacent"), Opposite,
        _plain("here"), Away, Far, Seen, _plain("in_combat"), Carries,
    ),
    people=("you", "opponent"),
)  # fmt: skip


def _source(name: str) -> Source:
    text = (ROOM / name).read_text("utf-8")
    return Source(name, text, parse_json(name, text)[0], "")


def _fluent(name: str) -> TextSource:
    return TextSource(name, (ROOM / name).read_text("utf-8"), "")


def book(language: str, root: Path = SHIPPED) -> Phrasebook:
    """The small game of qualifiers in one language, whose pack may lie elsewhere."""
    pack = load_pack(language, root, Report())
    assert pack
    pack = extend_pack(pack, _fluent(f"{language}.ftl"), _source(f"words_{language}.json"))
    return phrasebook(
        pack, FluentFile(_fluent("pl.ftl"), {}, ()), Terms(_source(f"terms_{language}.json").value), ()
    )


@pytest.fixture(scope="module")
def books() -> dict[str, Phrasebook]:
    """A small game of qualifiers in both languages."""
    return {language: book(language) for language in ("pl", "en")}


def _selector(words: list[str]) -> dict[str, Any]:
    """`exactly 2 target|player other of you hypnotised !seen:first away:1 carries:egg`."""
    found: dict[str, Any] = {"pick": words.pop(0)}
    if words[0].isdigit():
        found["count"] = int(words.pop(0))
    kinds = words.pop(0).split("|")
    found["kind"] = kinds[0] if len(kinds) == 1 else kinds
    if words and words[0] == "other":
        found["other"] = bool(words.pop(0))
    if words and words[0] == "of":
        found["owner"] = words[1]
        del words[:2]
    if words:
        found["is"] = [_qualifier(word) for word in words]
    return found


def _qualifier(word: str) -> dict[str, Any]:
    name, _, value = word.lstrip("!").partition(":")
    fields: dict[str, Any] = {
        "faction": lambda: {"faction": value},
        "away": lambda: {"exactly": int(value)},
        "far": lambda: {"at_least": int(value)},
        "seen": lambda: {"by": value if value in {"you", "opponent"} else {"ref": value}},
        "carries": lambda: {"what": {"pick": "one", "kind": value}},
    }.get(name, dict)()
    return {"is": name, **fields, **({"not": True} if word.startswith("!") else {})}


def _tree(row: str) -> Operation:
    sentence, *words = row.split()
    step = {"op": sentence, "what": _selector(words)}
    if "first" in row:
        aim = {"op": "aim", "what": {"pick": "one", "kind": "target", "as": "first"}}
        step = {"op": "seq", "do": [aim, step]}
    return GAME.reader.validate_json(json.dumps(step))


def told(book: Phrasebook, row: str) -> str:
    """The text of a row."""
    return book.rule(_tree(row), "target", "x").replace("\u00a0", " ")


ROWS = [line for line in TABLE.read_text("utf-8").splitlines() if line and line[0] not in " #"]


def test_table_reads_well(books: dict[str, Phrasebook]) -> None:
    """Every row has its reviewed text in both languages, and no two rows the same one."""
    said = {row: {language: told(book, row) for language, book in books.items()} for row in ROWS}
    lines = [f"{row}\n" + "".join(f"    {text}\n" for text in texts.values()) for row, texts in said.items()]
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        TABLE.write_text("".join(lines), "utf-8")

    assert TABLE.read_text("utf-8") == "".join(lines)
    for language in books:
        assert len({texts[language] for texts in said.values()}) == len(ROWS)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_sentences_have_no_fault(language: str, books: dict[str, Phrasebook]) -> None:
    """Every qualifier has a place, and one for its contrary where it has one."""
    assert _faults(books[language], (ROOM / f"{language}.ftl").read_text("utf-8")) == []


def _faults(book: Phrasebook, text: str) -> list[tuple[str, str]]:
    report = Report()
    rules = MessageRules(book.grammar.options, book.terms.ids, relatives=book.grammar.relatives)
    messages = dict.fromkeys(SENTENCES, (frozenset({"what"}), frozenset({"what", "who"})))
    check_effects(
        read_fluent(TextSource("x.ftl", text, "")),
        messages,
        messages,
        rules,
        report,
        asked=qualifier_messages(GAME),
    )
    return [(problem.code, problem.message) for problem in report]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (".where = naprzeciwko", ".place = naprzeciwko", "is-opposite has no place .place"),
        (".where = naprzeciwko", ".where = x\n    .near = y", "is-opposite has several places"),
        (".where = naprzeciwko", ".where = x\n    .where-not = y", "is-opposite has no place .where-not"),
        ('\n    .near-not = nie{ ADJ($it, a: "wrogi") }', "", "is-enemy has no place for its contrary"),
        ("is-opposite =\n", "is-opposite = x\n", "nothing asks for the value of is-opposite"),
        ("is-opposite", "is-oposite", "there is no message is-opposite"),
        ("{ GEN($faction) }", "x", "is-faction does not say $faction"),
        ('{ GEN($by, p: "dla") }', "{ GEN($who) }", "is-seen gets no variable $who"),
        ('a: "zatruty"', 'a: "zatrity"', 'ADJ does not know "zatrity"'),
        (
            '.after = { ADJ($it, a: "widoczny") } { GEN($by, p: "dla") }',
            '.clause = { WHICH($it, c: "acc") } { NOM($by) } { VERB($by, v: "mieć") }',
            ".clause of is-seen can be read both ways",
        ),
    ],
)
def test_faults_of_a_qualifier_are_told(old: str, new: str, problem: str, books: dict[str, Phrasebook]) -> None:
    """A place missing, twice or unknown, a field unsaid and a clause that reads both ways are errors."""
    text = (ROOM / "pl.ftl").read_text("utf-8")
    assert old in text

    assert problem in [message for _, message in _faults(books["pl"], text.replace(old, new))]


COUNTS = range(131)
TELLING = COUNTS if IS_WHOLE else (1, 2, 5, 10, 12, 21, 22, 100, 101, 104, 112, 122, 130)
"""Counts of every plural class, in every place of a number that decides on it."""
CASES = {"suffer": "nom", "strip": "gen", "hand": "dat", "destroy": "acc", "trade": "ins", "lay": "loc"}
"""The case each sentence asks for."""
POISONED = {
    "sg.m": "zatruty zatrutego zatrutemu zatrutego zatrutym zatrutym",
    "sg.m3": "zatruty zatrutego zatrutemu zatruty zatrutym zatrutym",
    "sg.f": "zatruta zatrutej zatrutej zatrutą zatrutą zatrutej",
    "sg.n": "zatrute zatrutego zatrutemu zatrute zatrutym zatrutym",
    "pl.m1": "zatruci zatrutych zatrutym zatrutych zatrutymi zatrutych",
    "pl": "zatrute zatrutych zatrutym zatrute zatrutymi zatrutych",
}


def _plural_class(language: str, count: int) -> str:
    """The class of a number as the Unicode CLDR has it, written down apart from what is tested."""
    if count == 1:
        return "one"
    few = count % 10 in {2, 3, 4} and count % 100 not in {12, 13, 14}
    return "few" if language == "pl" and few else "many"


def _expected(kind: str, case: str, count: int) -> tuple[str, str]:
    """Adjective and noun of so many in a case, out of the noun's own table and the one above."""
    noun, category = _source("terms_pl.json").value[kind], _plural_class("pl", count)
    gender, governs = noun["gender"], case in {"nom", "acc"} and category != "one"
    if governs and (category == "many" or gender == "m1"):
        case = "gen"
    number = "sg" if category == "one" else "pl"
    at = ("nom", "gen", "dat", "acc", "ins", "loc").index(case)
    row = POISONED.get(f"{number}.{gender}") or POISONED["pl" if number == "pl" else "sg.m"]
    return row.split()[at], noun["forms"][number].split()[at]


def _counted(tree: Operation, count: int) -> Operation:
    """The tree of a row with exactly so many, whatever its model allows, and with as many moves."""
    what = tree.do[1].what if tree.op == "seq" else tree.what  # type: ignore[attr-defined]  # a game's own
    moved = tuple(
        one.model_copy(update={field: count for field in ("exactly", "at_least") if hasattr(one, field)})
        for one in what.is_
    )
    many = what.model_copy(update={"pick": "exactly", "count": count, "is_": moved})
    if tree.op != "seq":
        return tree.model_copy(update={"what": many})
    aim, step = tree.do  # type: ignore[attr-defined]  # as above
    return tree.model_copy(update={"do": (aim, step.model_copy(update={"what": many}))})


@pytest.mark.parametrize("kind", ["target", "player", "monster", "creature", "field"])
@pytest.mark.parametrize("sentence", CASES)
def test_every_count_agrees_with_its_qualifier(kind: str, sentence: str, books: dict[str, Phrasebook]) -> None:
    """Count sweep, 0 to 130: adjective and noun have the form that count, gender and case ask for."""
    tree = _tree(f"{sentence} one {kind} poisoned")
    for count in COUNTS:
        text = books["pl"].rule(_counted(tree, count), kind, "x").replace("\u00a0", " ")
        adjective, noun = _expected(kind, CASES[sentence], count)
        assert f"{count} {adjective} {noun}" in text
        if sentence == "suffer":
            several = _plural_class("pl", count) == "few" and kind != "player"
            assert text.endswith(" otrzymują jeden żeton." if several else " otrzymuje jeden żeton.")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_row_is_said_for_every_count(language: str, books: dict[str, Phrasebook]) -> None:
    """Counts of one plural class differ in the number only; nothing is said twice, left open or unexpanded."""
    of_hundreds = re.compile(r"\bze (?=[0-9]{3}\b)")  # ze stu
    for row in dict.fromkeys(re.sub(r"(exactly|up_to) [0-9]+", "one", row) for row in ROWS):
        tree, known = _tree(row), dict[str, str]()
        for count in TELLING:
            text = books[language].rule(_counted(tree, count), "target", "x").replace("\u00a0", " ")
            masked = re.sub(rf"\b{count}\b", "#", of_hundreds.sub("z ", text))
            assert known.setdefault(_plural_class(language, count), masked) == masked, row
            assert str(count) in text
            assert not re.search(r"[{}$_]|  | [.,]|None|\b(\w{3,}) \1\b", text), text
            assert not MARKS.search(text)
        assert known["one"] != known["many"], row


def test_the_order_is_the_games(books: dict[str, Phrasebook]) -> None:
    """Qualifiers are said in the order of the game's list, whatever the order of the file."""
    there, back = _tree("destroy one target hypnotised away:1"), _tree("destroy one target away:1 hypnotised")

    assert there == back
    assert books["en"].rule(there, "target", "x") == books["en"].rule(back, "target", "x")


@pytest.mark.parametrize(
    "row", ["destroy the creature poisoned", "destroy one creature opposite", "destroy one target away:100"]
)
def test_qualifiers_that_do_not_fit_are_refused(row: str) -> None:
    """`the` is for what one thing at most can be, and only `the`; fields have their limits."""
    with pytest.raises(ValidationError):
        _tree(row)


def test_every_change_of_a_qualifier_changes_both_texts(books: dict[str, Phrasebook]) -> None:
    """Another number, a contrary, a qualifier less: each is read in each language, and no mark is left."""
    for row in ROWS[::3]:
        tree = _tree(row)
        for language, book in books.items():
            own = book.rule(tree, "target", "x")
            for how, other in mutants(tree, ("target", "creature"), GAME):
                try:
                    text = book.rule(other, "target", "x")
                except KeyError:
                    continue
                assert text != own, f"{language} {row} {how}"
                assert not MARKS.search(text)
