"""Polish noun phrases and verbs: number, case, gender, numerals, pronouns, prepositions, over a frozen lexicon."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

from cardpress.language.phrases import Amount, Cards, Clause, Clauses, Equal, Mention, Person, Phrase, This
from cardpress.language.plurals import Plurals
from cardpress.language.terms import Terms, UnknownTermError

HARD_SPACE = "\u00a0"
COMMA = ","
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
_CATEGORY = Plurals({"one": "i = 1", "few": "i % 10 = 2..4 and i % 100 != 12..14"}).category


class Polish:
    """The functions a Polish message may call, over the words of the lexicon and the nouns of a game."""

    def __init__(self, lexicon: Mapping[str, Any], terms: Terms, symbols: Collection[str]) -> None:
        self._verbs: Mapping[str, Mapping[str, str]] = lexicon["verbs"]
        self._adjectives = {word: _table(rows) for word, rows in lexicon["adjectives"].items()}
        self._pronouns: dict[str, dict[str, str]] = {
            key: dict(zip(CASES, row.split(), strict=True)) for key, row in lexicon["pronouns"].items()
        }
        self._nouns: Mapping[str, Any] = lexicon["nouns"]
        self._words: Mapping[str, str] = lexicon["words"]
        self._people: Mapping[str, Mapping[str, str]] = lexicon["people"]
        self._ordinals: list[str] = lexicon["ordinals"]
        self._before = {
            preposition: (longer, re.compile(pattern))
            for preposition, (longer, pattern) in lexicon["prepositions"].items()
        }
        infinitives = "|".join(forms["inf"] for forms in self._verbs.values())
        pronouns = "|".join({row["acc"] for key, row in self._pronouns.items() if "." not in key})
        self._ordered = re.compile(rf"\b({infinitives}) ({pronouns})\b")
        self._terms, self._symbols = terms, symbols

    @property
    def functions(self) -> Mapping[str, Callable[..., str]]:
        """Name in messages to function: one for each case, and the rest."""
        return {
            **{case.upper(): _in_case(self, case) for case in CASES},
            "NAME": self.name,
            "OF": self.possessive,
            "UNIT": self.unit,
            "AGR": self.agree,
            "VERB": self.verb,
            "DO": self.nested,
            "LIST": self.listed,
        }

    @property
    def options(self) -> Mapping[str, Mapping[str, Collection[str] | None]]:
        """Function to its options and the words each may hold; None: a term of the game."""
        moods = {"order", "inf", "fin", "same"}
        noun = {"p": {*self._before, "place", "pod", "do", "na", "za"}, "of": None}
        return {
            **{case.upper(): noun for case in CASES},
            "NAME": {},
            "OF": {},
            "UNIT": {},
            "AGR": {"a": self._adjectives.keys(), "c": CASES},
            "VERB": {"v": self._verbs.keys(), "t": {"will"}},
            "DO": {"mood": moods},
            "LIST": {"mood": moods, "by": self._words.keys(), "sep": {";"}},
        }

    def agreement(self, kinds: tuple[str, ...], *, plural: bool) -> str:
        """Phrases of equal agreement compete for a pronoun."""
        gender = self._gender(self._head(kinds))
        if plural:
            return "pl-m1" if gender == "m1" else "pl"
        return gender[0]

    # ---- nouns

    def _entry(self, term: str) -> Mapping[str, Any]:
        return self._nouns[term] if term in self._nouns else self._terms[term]

    def _head(self, kinds: tuple[str, ...]) -> str:
        """The noun that stands for cards of several kinds when they are taken up again."""
        return kinds[0] if len(kinds) == 1 else "card"

    def _gender(self, term: str) -> str:
        gender: str = self._entry(term)["gender"]
        return gender

    def noun(self, term: str, case: str, number: str = "sg") -> str:
        """A bare noun, with the symbol of its own name after it."""
        forms = self._entry(term)["forms"].get(number)
        if forms is None:
            raise UnknownTermError(term, number)
        return self._marked(forms[case], term)

    def _marked(self, form: str, term: str) -> str:
        return f"{form}{HARD_SPACE}[{term}]" if term in self._symbols else form

    def quality(self, term: str, case: str) -> str:
        """A term as a quality (attack, not points of attack)."""
        quality = self._entry(term).get("quality")
        return self._marked(quality["forms"][case], term) if quality else self.noun(term, case)

    def unit(self, phrase: Amount) -> str:
        """What is measured, in the plural genitive: so many *points of favor*."""
        return self.noun(phrase.term, "gen", "pl")

    def adjective(self, word: str, case: str, number: str, gender: str) -> str:
        """An adjective in the form its noun wants."""
        return str(self._adjectives[word][f"{number}.{gender}"][case])

    def agree(self, term: str, a: str, c: str) -> str:
        """An adjective that agrees with a quality."""
        entry = self._entry(term)
        quality = entry.get("quality") or entry
        return self.adjective(a, c, quality.get("number", "sg"), quality["gender"])

    def phrase(self, phrase: Phrase | str | int, case: str, p: str = "", of: str = "") -> str:
        """A noun phrase in a case; `p` puts a preposition before it, z and w with their longer forms."""
        preposition = self._place(phrase) if p == "place" else p
        match phrase:
            case str():
                text = self.quality(phrase, case)
            case int():
                text = self._counted(phrase, of, (), case)
            case Person():
                text = self._person(phrase, case)
            case Amount():
                text = self._amount(phrase, case)
            case Equal():
                text = phrase.text
            case Cards():
                text = self._cards(phrase, case)
            case Mention():
                text = self._mention(phrase, case, after=bool(preposition))
            case This(kind, pronoun):
                text = self._mention(Mention((kind,), False, pronoun), case, after=bool(preposition))
        return self._after(preposition, text) if preposition else text

    def name(self, person: Person) -> str:
        """A player in the nominative, the reader too."""
        return self._words["you"] if person.player == "you" else self._person(person, "nom")

    def possessive(self, phrase: Phrase) -> str:
        """His, hers, theirs; of that monster."""
        if isinstance(phrase, This):
            phrase = Mention((phrase.kind,), False, phrase.pronoun)
        if isinstance(phrase, Mention) and phrase.pronoun:
            return self._pronouns[f"{self.agreement(phrase.kinds, plural=phrase.plural)}.whose"]["gen"]
        return self.phrase(phrase, "gen")

    def _place(self, phrase: Phrase | str | int) -> str:
        assert isinstance(phrase, Cards)  # only zones have a place
        place = self._entry(phrase.kinds[0]).get("place")
        if place is None:
            raise UnknownTermError(phrase.kinds[0], "place")
        return str(place)

    def _after(self, preposition: str, text: str) -> str:
        longer, before = self._before.get(preposition, (preposition, None))
        return f"{longer if before and before.match(text) else preposition} {text}"

    def _person(self, person: Person, case: str) -> str:
        if person.silent:
            return ""
        if person.player == "you":
            return ""
        how = self._people[person.player]
        word = how.get("chosen" if person.chosen else "adjective", "")
        return " ".join(filter(None, [self._agreeing((word,), how["term"], case), self.noun(how["term"], case)]))

    def _agreeing(self, words: tuple[str, ...], term: str, case: str, number: str = "sg") -> str:
        gender = self._gender(term)
        return " ".join(self.adjective(word, case, number, gender) for word in words if word)

    def _counted(self, count: int, term: str, words: tuple[str, ...], case: str) -> str:
        number, case = _government(count, self._gender(term), case)
        noun = self.noun(term, case, number)
        return f"{count} " + " ".join(filter(None, [self._agreeing(words, term, case, number), noun]))

    def _amount(self, amount: Amount, case: str) -> str:
        if not amount.apiece:
            return self._counted(amount.number, amount.term, (), case)
        return f"{self._words['apiece']} " + self._counted(
            amount.number, amount.term, (), "loc" if amount.number == 1 else "acc"
        )

    def _pointed(self, term: str, case: str, number: str, ordinal: int = 0) -> str:
        word = self._ordinals[ordinal - 1] if ordinal else self._words["that"]
        return f"{self._agreeing((word,), term, case, number)} {self.noun(term, case, number)}"

    def _mention(self, mention: Mention, case: str, *, after: bool) -> str:
        if mention.each:
            each = self._agreeing(("każdy",), self._head(mention.kinds), case)
            return f"{each} {self.phrase(replace(mention, each=False), 'gen', 'z')}"
        if mention.pronoun and case != "nom":
            row = self.agreement(mention.kinds, plural=mention.plural) + (".after" if after else "")
            return self._pronouns[row][case]
        return self._pointed(self._head(mention.kinds), case, "pl" if mention.plural else "sg", mention.ordinal)

    # ---- cards

    def _cards(self, cards: Cards, case: str) -> str:
        text = self._among(cards, case) if cards.among and not cards.kinds else self._several(cards, case)
        if cards.among and cards.kinds:
            text = f"{text} {self._words['from_among']}"
        owner = ""
        if cards.owner and not (cards.own or cards.implied or cards.owner == "you"):
            owner = self._person(Person(cards.owner), "gen")
        if owner and cards.definite:  # the highest attack is the weapon's, not the opponent's
            return f"{text} {cards.tail} {self._words['with']} {owner}"
        return " ".join(filter(None, [text, owner, cards.tail]))

    def _among(self, cards: Cards, case: str) -> str:
        match cards.quantity:
            case "rest":
                return self.noun("reszta", case)
            case "any":
                head = f"{self._agreeing(('dowolny',), 'liczba', case)} {self.noun('liczba', case)}"
            case "all":
                head = self.adjective("wszystek", case, "pl", self._gender(self._head(cards.among)))
            case "each":
                head = self._agreeing(("każdy",), self._head(cards.among), case)
            case "up_to":
                head = f"{self._words['at_most']} {cards.number}"
            case quantity:
                head = str(cards.number if quantity == "exactly" else 1)
        return f"{head} {self._words['of_them']}"

    def _several(self, cards: Cards, case: str) -> str:
        first, *others = cards.kinds
        words = self._determiners(cards, case)
        if cards.quantity == "one" and cards.owner and words[-1] and not cards.definite:
            return self._one_of(cards, case, words)
        number, rest_case = _number(cards, self._gender(first), case)
        if cards.quantity == "each" and others:  # każdą broń i każdy przedmiot
            parts = [self._one(cards, kind, case, words) for kind in cards.kinds]
        else:
            parts = [self._one(cards, first, case, words), *(self.noun(o, rest_case, number) for o in others)]
        return self._joined(parts, "and" if cards.quantity in {"all", "each", "rest"} else "or")

    def _joined(self, parts: list[str], by: str) -> str:
        return f" {self._words[by]} ".join(filter(None, [", ".join(parts[:-1]), parts[-1]]))

    def _one_of(self, cards: Cards, case: str, words: tuple[str, ...]) -> str:
        """One out of the reader's own: a bare *twoja broń* would be all of them as well."""
        other, mine = words
        first, *others = cards.kinds
        one = self._agreeing((other or "jeden",), first, case)
        names = [self._agreeing((mine,), first, "gen", "pl"), self.noun(first, "gen", "pl")]
        several = [" ".join(names), *(self.noun(kind, "gen", "pl") for kind in others)]
        return f"{one} {self._after('z', self._joined(several, 'or'))}"

    def _determiners(self, cards: Cards, case: str) -> tuple[str, ...]:
        mine = ""
        if not cards.implied:
            mine = "swój" if cards.own and case != "nom" else "twój" if cards.owner == "you" else ""
        other = "inny" if cards.other else ""
        match cards.quantity:
            case "all":
                return ("wszystek", other, mine)
            case "each":
                return ("każdy", other, mine)
            case "next":
                return (mine, "następny", other)
            case "rest":
                return ("pozostały", other, mine)
            case "top":
                return (mine, "wierzchni", other)
        return (other, mine)

    def _one(self, cards: Cards, term: str, case: str, words: tuple[str, ...]) -> str:
        match cards.quantity:
            case "exactly":
                return self._counted(cards.number, term, words, case)
            case "top" if cards.number > 1:
                return self._counted(cards.number, term, words, case)
            case "up_to":
                return f"{self._words['at_most']} {self._counted(cards.number, term, words, case)}"
            case "any":
                count = f"{self._agreeing(('dowolny',), 'liczba', case)} {self.noun('liczba', case)}"
                return " ".join(
                    filter(None, [count, self._agreeing(words, term, "gen", "pl"), self.noun(term, "gen", "pl")])
                )
        number, case = _number(cards, self._gender(term), case)
        return " ".join(filter(None, [self._agreeing(words, term, case, number), self.noun(term, case, number)]))

    # ---- verbs and lists

    def verb(self, phrase: Phrase, v: str, t: str = "fin") -> str:
        """The form of a verb that its subject wants; `t`: of an event that has just come true."""
        return str(self._verbs[v][self._verb_form(phrase).replace("fin", t)])

    def _verb_form(self, phrase: Phrase) -> str:
        match phrase:
            case Person(_, "inf"):
                form = "inf"
            case Person("you", mood):
                form = {"order": "order", "fin": "fin.sg.sec", "will": "will.sg.sec"}[mood]
            case Person(_, mood):
                form = "will.sg.ter" if mood == "will" else "fin.sg.ter"
            case Mention(_, plural, each=each):
                form = "fin.pl.ter" if plural and not each else "fin.sg.ter"
            case Amount(term, number):
                form = self._counted_verb(number, term)
            case Cards("exactly" | "up_to" | "top", kinds, number) if kinds:
                form = self._counted_verb(number, kinds[0])
            case Cards("all" | "rest", among=among):
                form = "fin.sg.ter" if among else "fin.pl.ter"
            case _:
                form = "fin.sg.ter"
        return form

    def _counted_verb(self, number: int, term: str) -> str:
        few = _CATEGORY(number) == "few" and self._gender(term) != "m1"
        return "fin.pl.ter" if few else "fin.sg.ter"

    def nested(self, clause: Clause, mood: str = "") -> str:
        """A nested effect; before an infinitive goes the pronoun that an order has after it: *możesz ją wziąć*."""
        text = clause.say(mood)
        return self._ordered.sub(r"\2 \1", text) if mood == "inf" else text

    def listed(self, clauses: Clauses, mood: str = "", by: str = "and", sep: str = "") -> str:
        """Nested effects joined by a word before the last; `sep` parts long ones."""
        *head, last = clauses.say(mood)
        return f"{f'{sep or COMMA} '.join(head)}{sep} {self._words[by]} {last}"


def _in_case(polish: Polish, case: str) -> Callable[..., str]:
    return lambda phrase, p="", of="": polish.phrase(phrase, case, p, of)


def _table(rows: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """'sg.m1 sg.m2': '<six forms>' to one row for each gender."""
    return {
        key: dict(zip(CASES, forms.split(), strict=True)) for keys, forms in rows.items() for key in keys.split()
    }


def _government(count: int, gender: str, case: str) -> tuple[str, str]:
    """Number and case of a noun after a numeral: 1 gracz, 2 graczy, 5 graczy, 2 karty, 5 kart, 2 kartom."""
    category = _CATEGORY(count)
    if category == "one":
        return "sg", case
    if case in {"nom", "acc"} and (category != "few" or gender == "m1"):
        return "pl", "gen"
    return "pl", case


def _number(cards: Cards, gender: str, case: str) -> tuple[str, str]:
    """Number and case of the noun itself."""
    match cards.quantity:
        case "exactly" | "up_to":
            return _government(cards.number, gender, case)
        case "top" if cards.number > 1:
            return _government(cards.number, gender, case)
        case "any" | "none":
            return "pl", "gen"
        case "all" | "rest":
            return "pl", case
    return "sg", case


def grammar(lexicon: Mapping[str, Any], terms: Terms, symbols: Collection[str]) -> Polish:
    """The realiser for one game's terms."""
    return Polish(lexicon, terms, symbols)
