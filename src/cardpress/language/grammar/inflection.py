"""Inflection of single words (adjectives, nouns, pronouns, verbs) from the tables of a lexicon."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from cardpress.language.grammar.agreement import Form
from cardpress.language.grammar.terms import Terms, UnknownTermError

HARD_SPACE = "\u00a0"
OF_LANGUAGE = "="
"""Before a noun that is meant as the language has it, whatever the game calls by it."""
SPACE_WITHIN = "_"
"""Stands for a space inside one form of a row."""


class UnknownFormError(KeyError):
    """A word of a lexicon that lacks the form a sentence needs: its part of the lexicon, the word, the form."""

    def __init__(self, part: str, word: str, form: str) -> None:
        super().__init__(part, word, form)


class Inflection:
    """The words of a lexicon and the nouns of a game, each form looked up once."""

    def __init__(self, lexicon: Mapping[str, Any], terms: Terms, symbols: Collection[str]) -> None:
        self._lexicon, self._terms, self._symbols = lexicon, terms, symbols
        self.cases: Sequence[str] = lexicon["cases"]
        self._adjectives: dict[tuple[str, Form], str] = {}
        self._nouns: dict[str, Mapping[str, Any]] = {}

    # ---- adjectives and determiners

    def adjective(self, word: str, form: Form) -> str:
        """An adjective or a determiner in a form; raises KeyError where the lexicon lacks it."""
        known = self._adjectives.get((word, form))
        if known is None:
            known = self._adjectives[word, form] = self._adjective(word, form)
        return known

    def _adjective(self, word: str, form: Form) -> str:
        entry = self._lexicon["adjectives"][word]
        rows, stems = (entry, ()) if isinstance(entry, dict) else (self._lexicon["paradigms"][entry[0]], entry[1:])
        row = _closest(rows, {form.number, form.gender, form.state}, word).split()
        cell = row[self.cases.index(form.case)] if len(row) > 1 else row[0]
        if stems and cell[0] == "-":
            return str(stems[0]) + cell[1:]
        return str(stems[int(cell)]) if stems and cell.isdigit() else cell.replace(SPACE_WITHIN, " ")

    def state_after(self, word: str, form: Form) -> str:
        """The state of the words after a determiner."""
        entry = self._lexicon["adjectives"][word]
        states: Mapping[str, str] = self._lexicon.get("then", {})
        return states.get(word if isinstance(entry, dict) else entry[0], form.state)

    def agrees(self, word: str) -> bool:
        """Whether a word is an adjective of the lexicon."""
        return word in self._lexicon["adjectives"]

    # ---- nouns

    def entry(self, term: str) -> Mapping[str, Any]:
        """A noun with its gender and, by number, a row of forms; raises UnknownTermError.

        A noun of the game goes before one of the lexicon, but not where OF_LANGUAGE asks for that of the language:
        a game whose cards have a "number" calls it as it likes, and still speaks of the number of cards.
        """
        if term not in self._nouns:
            own: Mapping[str, Any] = self._lexicon.get("nouns", {})
            name = term.removeprefix(OF_LANGUAGE)
            first = name in own and (name != term or name not in self._terms)
            self._nouns[term] = self._rows(own[name] if first else self._terms[name])
        return self._nouns[term]

    def _rows(self, entry: Mapping[str, Any]) -> Mapping[str, Any]:
        if "one" in entry:
            forms = {"sg": self._plain(entry["one"]), "pl": self._plain(entry["other"])}
            one = {"sg": self._plain(entry["quality"])} if entry.get("quality") else forms
            return {**entry, "gender": "", "forms": forms, "quality": {"gender": "", "forms": one}}
        made = {number: self._row(row) for number, row in entry["forms"].items()}
        quality = entry.get("quality")
        if quality:
            row = {quality.get("number", "sg"): self._row(quality["forms"])}
            quality = {"gender": quality["gender"], "forms": row}
        return {**entry, "forms": made, "quality": quality or {"gender": entry["gender"], "forms": made}}

    def _row(self, row: Mapping[str, str] | str) -> list[str]:
        if not isinstance(row, str):
            return [row[case] for case in self.cases]
        forms = [form.replace(SPACE_WITHIN, " ") for form in row.split()]
        return forms * len(self.cases) if len(forms) == 1 else forms

    def _plain(self, word: str) -> list[str]:
        """The forms of a noun without cases: all the same, but for that of an owner."""
        endings: Mapping[str, str] = self._lexicon.get("genitive", {})
        longest = max((end for end in endings if word.endswith(end)), key=len, default="")
        owner = word + endings.get(longest, "")
        return [owner if case == self._lexicon["owner_case"] else word for case in self.cases]

    def gender(self, term: str, *, quality: bool = False) -> str:
        """The gender of a noun."""
        entry = self.entry(term)
        return str(entry["quality"]["gender"] if quality else entry["gender"])

    def number(self, term: str) -> str:
        """The number of a noun as a quality: sg, or pl where it has no singular."""
        forms = self.entry(term)["quality"]["forms"]
        return "sg" if "sg" in forms else str(next(iter(forms)))

    def noun(self, term: str, form: Form, *, quality: bool = False) -> str:
        """A bare noun, with the symbol of its own name after it; raises UnknownTermError for a form it lacks."""
        entry = self.entry(term)
        forms = entry["quality"]["forms"] if quality else entry["forms"]
        if forms.get(form.number) is None:
            raise UnknownTermError(term, form.number)
        text: str = forms[form.number][self.cases.index(form.case)]
        return f"{text}{HARD_SPACE}[{term}]" if term in self._symbols else text

    def place(self, term: str, sort: str = "place") -> str:
        """The preposition of what lies in a place or on a board, the usual one where the term names none."""
        words = self._lexicon["words"]
        return str(self.entry(term).get("place") or words.get(sort) or words["place"])

    # ---- pronouns and verbs

    def pronoun(self, row: str, case: str, *, after: bool = False) -> str:
        """A pronoun in a case, `after` a preposition in the form it has there; nothing where there is none."""
        rows: Mapping[str, str] = self._lexicon["pronouns"]
        forms = (rows.get(f"{row}.after", rows[row]) if after else rows[row]).split()
        text = forms[self.cases.index(case)] if len(forms) > 1 else forms[0]
        return "" if text == "-" else text.replace(SPACE_WITHIN, " ")

    def verb(self, word: str, form: str) -> str:
        """A form of a verb by its name; a mood that the verb lacks is said in the one that serves for it.

        Raises UnknownFormError when it lacks that, too.
        """
        forms = self._forms(word)
        mood, _, rest = form.partition(".")
        serving = f"{self._lexicon.get('moods', {}).get(mood, mood)}{'.' if rest else ''}{rest}"
        for name in (form, serving):
            if name in forms:
                return forms[name]
        raise UnknownFormError("verbs", word, form)

    def prefix(self, word: str) -> str:
        """The prefix of a verb that leaves it in some clauses; mostly none."""
        return self._forms(word).get("prefix", "").strip("-")

    def _forms(self, word: str) -> Mapping[str, str]:
        entry = self._lexicon["verbs"][word]
        if isinstance(entry, dict):
            return entry
        names: Sequence[str] = self._lexicon["conjugation"]
        return {name: form for keys, form in zip(names, entry, strict=False) for name in keys.split()}


def _closest(rows: Mapping[str, str], features: set[str], word: str) -> str:
    """The row whose features all hold, of several the one with most of them."""
    fitting = [
        (len(wanted), row)
        for keys, row in rows.items()
        for key in keys.split()
        if (wanted := set(key.split(".")) - {"all"}) <= features
    ]
    if not fitting:
        raise UnknownFormError("adjectives", word, ".".join(sorted(filter(None, features))))
    return max(fitting, key=lambda found: found[0])[1]
