"""Fluent files: what counts as an entry, what is refused, and where."""

from __future__ import annotations

from contextlib import suppress

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import example, given
from hypothesis import strategies as st

from cardpress.diagnostics import Report
from cardpress.language.grammar.plurals import Plurals
from cardpress.language.messages import reference_parser
from cardpress.language.messages.fluent_files import FluentFile, parse_quickly, read_fluent
from cardpress.language.messages.fluent_syntax import Call, CallOption, FluentError, Text, UnusualError, Variable
from cardpress.language.messages.formatter import Formatter
from cardpress.language.messages.message_compiler import Compiler
from cardpress.language.messages.message_lint import agreement_variables
from cardpress.models.source import TextSource


def _file(text: str) -> FluentFile:
    return read_fluent(TextSource("text/en.ftl", text, ""))


def _words(text: str) -> Formatter:
    functions = {"SHOUT": lambda word, times="once": f"{word.upper()}!" * (2 if times == "twice" else 1)}
    return Formatter(_file(text), Compiler(functions, Plurals({"one": "i = 1"})))


def test_entries_start_in_column_one() -> None:
    """Comments and blank lines part entries; indented lines belong to the entry above them."""
    file = _file("# note\naxe = Axe\n    .flavor = Heavy.\n\n\nbow =\n    Long\n\n    bow\n### end\n")

    assert [(entry.id, entry.line) for entry in file.entries.values()] == [("axe", 2), ("bow", 6)]
    assert file.entries["bow"].text == "bow =\n    Long\n\n    bow"
    assert file.problems == ()


def test_message_of_the_usual_shape_needs_no_parser() -> None:
    """One-line texts are taken as they stand, without spaces at their end."""
    message = parse_quickly("axe = Axe  \n    .flavor = Heavy: very.")

    assert message.value == (Text("Axe", 6),)
    assert message.attributes == {"flavor": (Text("Heavy: very.", 26),)}


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("axe = Axe\n???\n", 2, 1),
        ("-brand = Us\n", 1, 1),
        ("axe Axe\n", 1, 1),
        ("    stray\n", 1, 1),
    ],
)
def test_what_starts_no_entry_is_refused(text: str, line: int, column: int) -> None:
    """A line in column 1 that is neither message nor comment is a problem with its place."""
    (problem,) = _file(text).problems

    assert (problem.code, problem.position.line, problem.position.column) == ("fluent-syntax", line, column)


def test_message_written_twice_is_refused() -> None:
    """The second of two messages with one id is a problem that names the line of the first."""
    (problem,) = _file("axe = Axe\nbow = Bow\naxe = Ax\n").problems

    assert (problem.code, problem.position.line) == ("duplicate-message", 3)
    assert "line 1" in (problem.hint or "")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("axe = { $n", 1),
        ("axe = Axe\n    .flavor = { $n ->\n        [one] 1\n    }", 4),
        ("axe = Axe\n    .flavor = A\n    .flavor = B", 3),
        ("axe =", 1),
        ("axe = a } b", 1),
    ],
)
def test_broken_entry_is_refused_in_its_line(text: str, line: int) -> None:
    """An entry that is no Fluent is reported with the line where Fluent stopped understanding."""
    report = Report()

    assert _file(f"# one line before\n{text}\n").check_message("axe", report) is None
    (problem,) = report
    assert (problem.code, problem.position.line) == ("fluent-syntax", line + 1)


LINE = st.one_of(
    st.sampled_from(
        ["Axe", " an axe ", "[x] y", "*", ". dot", "# no comment", "a = b", "\u00a0", "}", '"q"', "-"]
    ),
    st.text(
        st.characters(codec="utf-8", exclude_characters="\r\n\t\0{}", exclude_categories=["Cc", "Cs"]), max_size=5
    ),
)
NAME = st.from_regex(r"[a-z][a-z0-9_-]{0,4}", fullmatch=True)
INLINE = st.one_of(
    NAME.map(lambda name: f"${name}"),
    st.sampled_from(['"["', '"two words"', '""']),
    st.builds(lambda name, option: f'NP({name}, of: "{option}")', NAME.map("${}".format), NAME),
    st.builds(lambda name: f'VERB( "{name}" , v:"a",w : "b" )', NAME),
)
PLACEABLE = INLINE.map("{{ {} }}".format)
SELECT = st.builds(
    lambda value, key, one, other: f"{{ {value} ->\n    [{key}] {one}\n   *[other] {other}\n}}",
    INLINE, NAME, st.one_of(LINE, PLACEABLE), st.one_of(LINE, PLACEABLE),
)  # fmt: skip
PATTERN = st.lists(st.one_of(LINE, PLACEABLE, SELECT), max_size=4).map("".join)


@given(PATTERN, st.lists(PATTERN, max_size=2))
@example("{ $a ->\n  *[1] x\n   [b] { $c -> \n[d] e\n *[f] g\n}h\n}", [])
def test_quick_reading_agrees_with_the_parser(value: str, attributes: list[str]) -> None:
    """Whatever the quick reader reads is Fluent and means the same to the reference parser."""
    text = f"axe = {value}" + "".join(f"\n    .a{n} = {one}" for n, one in enumerate(attributes))
    with suppress(UnusualError):
        found = parse_quickly(text.rstrip())

        assert (found.value, found.attributes) == reference_parser.parse(text.rstrip())


MESSAGES = """
plain = Just text
number = You have { $n } { $n ->
    [0] nothings
    [one] thing
   *[other] things
}.
word = { $kind ->
    [axe] An axe
   *[bow] A bow
} { "{" }quoted{ "}" } \\
lines =
    First line
      second line

    fourth line
nested = { $n ->
    [one] { $kind ->
        [axe] one axe
       *[bow] one bow
    }
   *[other] { $n } of { { $kind } }
}
"""


@pytest.mark.parametrize("id_", ["plain", "number", "word", "lines", "nested"])
@pytest.mark.parametrize("n", [0, 1, 2, 21])
@pytest.mark.parametrize("kind", ["axe", "bow", "rope"])
def test_messages_read_as_fluent_runtime_reads_them(id_: str, n: int, kind: str) -> None:
    """Our compiled messages say what the reference implementation says."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(MESSAGES))
    pattern = bundle.get_message(id_).value
    assert pattern is not None
    expected, errors = bundle.format_pattern(pattern, {"n": n, "kind": kind})

    assert errors == []
    assert _words(MESSAGES).say(id_, n=n, kind=kind) == expected


def test_function_gets_one_argument_and_literal_options() -> None:
    """A function is called with its positional argument and its options."""
    assert _words('a = { SHOUT($x) } { SHOUT("no", times: "twice") }').say("a", x="hey") == "HEY! NO!NO!"


def test_missing_variable_is_never_printed() -> None:
    """A variable that is not given is an error and not a text with a hole."""
    with pytest.raises(KeyError, match="n"):
        _words("a = { $n } things").say("a")


def test_missing_message_is_an_error() -> None:
    """A message that does not exist is an error."""
    with pytest.raises(KeyError, match="b"):
        _words("a = x").say("b")


def test_words_of_the_book_are_no_titles() -> None:
    """What sentences of cards may speak of are words of the interface, not those that a rulebook alone prints."""
    file = _file("axe = Axe\nui-pile-deck = deck\nui-book-play = Play\nui-example-a-tie = A tie\n")

    assert file.titles == ("ui-pile-deck = deck",)


def test_calls_with_options_need_no_parser() -> None:
    """A function with one argument and literal options is of the usual shape, for it is in every sentence."""
    (call,) = parse_quickly('do = { VERB($you, word: "gain") }').value or ()

    assert call == Call("VERB", Variable("you", 12), (CallOption("word", "gain", 24),), 7)


def test_only_a_message_is_read_and_any_other_entry_is_wrong_from_its_beginning() -> None:
    """The parser refuses an entry of Fluent that is no message at its first character."""
    with pytest.raises(FluentError, match="this is not a message") as caught:
        reference_parser.parse("-brand = Us")

    assert caught.value.at == 0


def test_verbs_agree_with_what_they_are_given() -> None:
    """Of all that a pattern uses, verbs agree with the variables that VERB is given, wherever they stand."""
    pattern = parse_quickly('do = { NP($who) } { VERB($who, word: "have") } { NP($what) }').value or ()

    assert agreement_variables(pattern) == {"who"}
