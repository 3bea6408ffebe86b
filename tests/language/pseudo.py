"""Makes a pseudo-language out of English by adding files only: accented letters, a third longer.

usage: python tests/language/pseudo.py PROJECT GAME   (writes languages/xx and, beside each en, an xx there)
A word that is still plain on a card stands in a template or in code. Shapes stay: messages, variables, symbols.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from cardpress.language.packs import SHIPPED

CODE = "xx"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "ábćďéƒğĥíĵķłmńóþqřśťúvŵxýžÁBĆĎÉFĞĤÍĴĶŁMŃÓÞQŘŚŤÚVŴXÝŽ"
LETTERS = dict(zip(PLAIN, ACCENTED, strict=True))
TELLING = {plain for plain, accented in LETTERS.items() if plain != accented}
"""Letters that show a word of another language; the fonts of the cards have no accented b, m, q, v, x."""
LONGER = set("aeiouAEIOU")
KEPT = re.compile(r"(\[\w+\]|\{\w*\})")


def disguised(text: str) -> str:
    """Accented letters, vowels twice; `[symbols]` and `{places}` as they are."""
    return "".join(
        part if KEPT.fullmatch(part) else "".join(LETTERS.get(c, c) * (2 if c in LONGER else 1) for c in part)
        for part in KEPT.split(text)
    )


class _Disguise(Transformer):
    """Disguises every text of a Fluent file and leaves everything between braces alone."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 Fluent's name
        """The text of one element, disguised."""
        node.value = disguised(node.value)
        return node


def _fluent(text: str) -> str:
    resource = FluentParser(with_spans=False).parse(text)
    return FluentSerializer().serialize(_Disguise().visit(resource))


def _values(value: Any) -> Any:
    if isinstance(value, str):
        return disguised(value)
    if isinstance(value, list):
        return [_values(item) for item in value]
    return {key: _values(item) for key, item in value.items()} if isinstance(value, dict) else value


NAMES = re.compile(r"^[a-z./]+: |\[[a-z.]+: |[~?]\w+|\bN\b\.?|\bA\b")
"""Parts of a phrase that are no words."""
WORDY = {"adjectives", "genitive", "ordinals", "possessive", "pronouns", "verbs", "words"}
"""Parts of a lexicon whose values are printed as they are."""


def _phrase(text: str) -> str:
    names = NAMES.findall(text)
    words = NAMES.split(text)
    return "".join(disguised(word) + name for word, name in zip(words, [*names, ""], strict=True))


def _preposition(text: str) -> str:
    word, case = text.split()
    return f"{_values(word)} {case}"


def lexicon(value: dict[str, Any]) -> dict[str, Any]:
    """A lexicon whose printed words are disguised; cases, rules and names of its own words stay."""
    named = value["adjectives"].keys()
    made = {part: _values(each) if part in WORDY else each for part, each in value.items()}
    made["words"] |= {use: word for use, word in value["words"].items() if word in named}
    made["into"] = {_values(at): _preposition(towards) for at, towards in value["into"].items()}
    made["phrases"] = {key: _phrase(text) for key, text in value["phrases"].items()}
    people = {key: text.split(" ", 1) for key, text in value["people"].items()}
    made["people"] = {key: f"{noun} {_phrase(phrase)}" for key, (noun, phrase) in people.items()}
    return made


def _json(source: Path, target: Path, disguise: Callable[[Any], Any] = _values) -> None:
    value = disguise(json.loads(source.read_text("utf-8")))
    target.write_text(json.dumps(value, ensure_ascii=False, indent=2, sort_keys=True) + "\n", "utf-8")


def add(root: Path, game: str) -> None:
    """Add the pseudo-language to a game of a project."""
    pack = root / "languages" / CODE
    pack.mkdir(parents=True)
    settings = json.loads((SHIPPED / "en" / "language.json").read_text("utf-8"))
    words = {part: _values(settings[part]) for part in ("name", "conjunctions")}
    (pack / "language.json").write_text(json.dumps({**settings, **words}), "utf-8")
    _json(SHIPPED / "en" / "lexicon.json", pack / "lexicon.json", lexicon)
    content = root / "content" / game
    _json(content / "terms" / "en.json", content / "terms" / f"{CODE}.json")
    if (own := content / "lexicon" / "en.json").exists():
        _json(own, own.with_name(f"{CODE}.json"))
    texts = {pack / name: SHIPPED / "en" / name for name in ("effects.ftl", "ui.ftl", "terminal.ftl")}
    texts |= {source.with_name(f"{CODE}.ftl"): source for source in content.glob("*/en.ftl")}
    for target, source in texts.items():
        target.write_text(_fluent(source.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    add(Path(sys.argv[1]), sys.argv[2])
