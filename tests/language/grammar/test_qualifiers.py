"""Qualifiers around nouns, over a table that was read line by line: qualifiers/table.txt.

A row is `<sentence> <selector>`, then its text in each language; CARDPRESS_GOLDEN=write rewrites the texts: read
every one of them before you commit it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, ClassVar, Literal

import pytest
from pydantic import ValidationError

from cardpress.diagnostics import Report
from cardpress.effects.gates import mutants
from cardpress.effects.people import Person
from cardpress.effects.selectors import Count, Pick, Ref
from cardpress.effects.slots import Operation, Qualifier
from cardpress.effects.vocabulary import vocabulary
from cardpress.language.fluent import FluentFile, read
from cardpress.language.grammar.clauses import MARKS
from cardpress.language.lint import Allowed
from cardpress.language.packs import SHIPPED, extended, load_pack
from cardpress.language.phrasebook import Phrasebook, phrasebook
from cardpress.language.qualifiers import asked_by
from cardpress.language.strict import check_effects
from cardpress.language.terms import Terms
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


def _book(language: str) -> Phrasebook:
    pack = load_pack(language, SHIPPED, Report())
    assert pack
    pack = extended(pack, _fluent(f"{language}.ftl"), _source(f"words_{language}.json"))
    return phrasebook(
        pack, FluentFile(_fluent("pl.ftl"), {}, ()), Terms(_source(f"terms_{language}.json").value), ()
    )


@pytest.fixture(scope="module")
def books() -> dict[str, Phrasebook]:
    """A small game of qualifiers in both languages."""
    return {language: _book(language) for language in ("pl", "en")}


def _selector(words: list[str]) -> dict[str, Any]:
    """`exactly 2 target other of you hypnotised !seen:first away:1 carries:egg`."""
    found: dict[str, Any] = {"pick": words.pop(0)}
    if words[0].isdigit():
        found["count"] = int(words.pop(0))
    found["kind"] = words.pop(0)
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


def _told(book: Phrasebook, row: str) -> str:
    return book.rule(_tree(row), "target", "x").replace("\u00a0", " ")


ROWS = [line for line in TABLE.read_text("utf-8").splitlines() if line and line[0] not in " #"]


def test_table_reads_well(books: dict[str, Phrasebook]) -> None:
    """Every row has its reviewed text in both languages, and no two rows the same one."""
    told = {row: {language: _told(book, row) for language, book in books.items()} for row in ROWS}
    lines = [f"{row}\n" + "".join(f"    {text}\n" for text in texts.values()) for row, texts in told.items()]
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        TABLE.write_text("".join(lines), "utf-8")

    assert TABLE.read_text("utf-8") == "".join(lines)
    for language in books:
        assert len({texts[language] for texts in told.values()}) == len(ROWS)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_sentences_have_no_fault(language: str, books: dict[str, Phrasebook]) -> None:
    """Every qualifier has a place, and one for its contrary where it has one."""
    assert _faults(books[language], (ROOM / f"{language}.ftl").read_text("utf-8")) == []


def _faults(book: Phrasebook, text: str) -> list[tuple[str, str]]:
    report = Report()
    rules = Allowed(book.grammar.options, book.terms.ids, relatives=book.grammar.relatives)
    messages = dict.fromkeys(SENTENCES, (frozenset({"what"}), frozenset({"what", "who"})))
    check_effects(read(TextSource("x.ftl", text, "")), messages, messages, rules, report, asked=asked_by(GAME))
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


@pytest.mark.parametrize("kind", ["target", "player", "monster", "creature", "field"])
def test_every_count_agrees_with_its_qualifiers(kind: str, books: dict[str, Phrasebook]) -> None:
    """Count sweep: adjective, noun, relative pronoun and verb have the form the count asks for, 2 to 20."""
    nouns = _source("terms_pl.json").value[kind]
    cases = load_pack("pl", SHIPPED, Report()).words["cases"]  # type: ignore[union-attr]
    plural = dict(zip(cases, nouns["forms"]["pl"].split(), strict=True))
    for count in range(2, 21):
        text = _told(books["pl"], f"suffer exactly {count} {kind} poisoned in_combat")
        governed = nouns["gender"] == "m1" or count > 4
        adjective = "zatrutych" if governed else "zatrute"
        which = "którzy" if nouns["gender"] == "m1" else "które"
        verb = "otrzymuje" if governed else "otrzymują"
        noun = plural["gen" if governed else "nom"]
        assert text == f"{count} {adjective} {noun}, {which} walczą, {verb} jeden żeton."


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
