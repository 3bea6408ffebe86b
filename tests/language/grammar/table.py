"""Tables of forms that people read: polish.txt here, forms.txt of German; what a row asks for, and its forms.

A row is `<what>: <forms>`; the heading above it says which forms.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from cardpress.language.grammar.message_functions import Grammar
from cardpress.language.grammar.phrases import Amount, Cards, Mention, Person, Phrase, This

OWNERS = {"you", "opponent", "each_opponent", "each_player", "anyone"}
FLAGS = {"own", "other", "each", "implied"}


class Speaker:
    """What the functions of messages say, with its clauses closed; `qualified` is the case of a quality."""

    def __init__(self, grammar: Grammar, qualified: str) -> None:
        self.functions, self._finish, self.qualified = grammar.functions, grammar.finish, qualified

    def __call__(self, function: str, phrase: object, **options: str) -> str:
        """The finished text of one call: `ACC($phrase, p: "na")`."""
        return self._finish(self.functions[function.upper()](phrase, **options))


def _phrase(words: str) -> Phrase:
    """`2 card apiece`, `exactly 2 weapon/item own other`, `it weapon`, `that weapon 2`, `opponent will`."""
    head, *rest = words.split()
    if head.isdigit():
        return Amount(rest[0], int(head), "apiece" in rest)
    if head in {"it", "they", "that", "those"}:
        ordinal = next((int(word) for word in rest if word.isdigit()), 0)
        return Mention(
            tuple(rest[0].split("/")), head in {"they", "those"}, head in {"it", "they"}, ordinal, "each" in rest
        )
    if head == "this":
        return This(rest[0])
    if head in OWNERS:
        return Person(head, rest[0] if rest else "fin", chosen="chosen" in rest)
    number = int(rest.pop(0)) if rest[0].isdigit() else 1
    kinds = () if rest[0] == "them" else tuple(rest[0].split("/"))
    among = tuple(rest[-1].split("/")) if "of" in rest else ()
    owner = next((word for word in rest if word in OWNERS), "you" if "own" in rest else None)
    return Cards(head, kinds, number, owner=owner, among=among, **dict.fromkeys(FLAGS & set(rest), True))


def _forms(speaker: Speaker, heading: str, words: str) -> Iterator[str]:
    """The forms a heading asks for: cases, `z gen`-like prepositions with a case, a verb, a denied verb."""
    for form in heading.split(" | "):
        match form.split():
            case ["verb", verb]:
                phrase = _phrase(words)
                yield f"{speaker('nom', phrase)} {speaker('verb', phrase, v=verb)}".strip()
            case ["nie", verb]:  # what is denied stands in the genitive
                yield f"nie {speaker('verb', Person('you'), v=verb)} {speaker('gen', _phrase(words))}"
            case ["whose"]:
                yield speaker("of", _phrase(words))
            case ["adjective", adjective]:
                yield speaker("adj", words, a=adjective, c=speaker.qualified)
            case ["quality", case]:
                yield speaker(case, words)
            case [preposition, case]:
                yield speaker(case, _phrase(words), p=preposition)
            case [case]:
                yield speaker(case, _phrase(words))


def _filled(speaker: Speaker, table: str) -> Iterator[str]:
    heading = ""
    for line in table.splitlines():
        if line.startswith("["):
            heading = line.strip("[]")
        if not line.strip() or line[0] in "#[":
            yield line
        else:
            words = line.partition(":")[0]
            forms = " | ".join(_forms(speaker, heading, words)).replace("\u00a0", "~")
            yield f"{words}: {forms}"


def assert_as_read(speaker: Speaker, table: Path) -> None:
    """The forms are those of the table; CARDPRESS_GOLDEN=write rewrites it."""
    filled = "\n".join(_filled(speaker, table.read_text("utf-8"))) + "\n"
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        table.write_text(filled, "utf-8")

    assert table.read_text("utf-8").splitlines() == filled.splitlines()
