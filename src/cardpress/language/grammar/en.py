"""English noun phrases and verbs; every word comes from the lexicon, so a language built like English is data."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from cardpress.language.phrases import Amount, Cards, Clause, Clauses, Equal, Mention, Person, Phrase, This
from cardpress.language.terms import Terms

HARD_SPACE = "\u00a0"
COMMA = ","
_PAIRED = {"all", "each", "rest"}  # every one of both kinds is meant: and, not or


class English:
    """The functions an English message may call, over the words of a lexicon and the nouns of a game."""

    def __init__(self, lexicon: Mapping[str, Any], terms: Terms, symbols: Collection[str]) -> None:
        self._verbs: Mapping[str, list[str]] = lexicon["verbs"]
        self._words: Mapping[str, str] = lexicon["words"]
        self._ordinals: list[str] = lexicon["ordinals"]
        self._terms, self._symbols = terms, symbols

    @property
    def functions(self) -> Mapping[str, Callable[..., str]]:
        """Name in messages to function."""
        return {
            "NP": self.phrase,
            "SUBJ": self.subject,
            "POSS": self.possessive,
            "UNIT": self.unit,
            "VERB": self.verb,
            "DO": lambda clause, mood="": clause.say(mood),
            "LIST": self.listed,
        }

    @property
    def options(self) -> Mapping[str, Mapping[str, Collection[str] | None]]:
        """Function to its options and the words each may hold; None: a term of the game."""
        moods = {"order", "inf", "fin", "same"}
        return {
            "NP": {"of": None},
            "SUBJ": {},
            "POSS": {},
            "UNIT": {},
            "VERB": {"v": self._verbs.keys()},
            "DO": {"mood": moods},
            "LIST": {"mood": moods, "by": self._words.keys(), "sep": {";"}},
        }

    def agreement(self, kinds: tuple[str, ...], *, plural: bool) -> str:
        """Phrases of equal agreement compete for a pronoun."""
        return "pl" if plural else "sg"

    # ---- nouns

    def noun(self, term: str, *, plural: bool = False) -> str:
        """A bare noun, with the symbol of its own name after it."""
        word: str = self._terms[term]["other" if plural else "one"]
        return f"{word}{HARD_SPACE}[{term}]" if term in self._symbols else word

    def unit(self, phrase: Amount) -> str:
        """What is measured, without a number: favor, a number of cards."""
        if self._terms[phrase.term].get("mass"):
            return self.noun(phrase.term)
        return f"{self._words['number_of']} {self.noun(phrase.term, plural=True)}"

    def phrase(self, phrase: Phrase | str | int, of: str = "") -> str:
        """A noun phrase as an object or after a preposition."""
        match phrase:
            case Cards():
                return self._cards(phrase)
            case Amount(term, number):
                return f"{number}{HARD_SPACE}{self.noun(term, plural=number != 1)}"
            case Mention():
                if phrase.pronoun:
                    return self._words["them" if phrase.plural else "it"]
                return self.subject(phrase)
            case Equal():
                return phrase.text
            case Person(player):
                return self._person(Person(player))
            case int():
                return self.phrase(Amount(of, phrase))
            case str():
                return self.noun(phrase)
        return self.subject(phrase)

    def subject(self, phrase: Phrase) -> str:
        """A noun phrase as the subject: never a pronoun, nothing at all where the reader is addressed."""
        match phrase:
            case Person():
                return self._person(phrase)
            case Mention(kinds, plural, _, ordinal):
                noun = self._joined(kinds, plural=plural, by="or")
                if ordinal:
                    return f"{self._words['the']} {self._ordinals[ordinal - 1]} {noun}"
                return f"{self._words['those' if plural else 'that']} {noun}"
            case This(kind):
                return f"{self._words['this']} {self.noun(kind)}"
        return self.phrase(phrase)

    def possessive(self, phrase: Phrase) -> str:
        """Its, their, that monster's."""
        if isinstance(phrase, Mention) and phrase.pronoun:
            return self._words["their" if phrase.plural else "its"]
        if isinstance(phrase, Person) and phrase.player == "you":
            return self._words["your"]
        return self._genitive(self.subject(phrase))

    def _genitive(self, noun: str) -> str:
        return noun + self._words["plural_genitive" if noun.endswith("s") else "genitive"]

    def _person(self, person: Person) -> str:
        if person.silent:
            return ""
        if person.player == "you":
            return self._words["you"] if person.mood in {"fin", "will"} else ""
        chosen = person.chosen and person.player == "opponent"
        return self._words["opponent_chosen" if chosen else person.player]

    def _joined(self, kinds: tuple[str, ...], *, plural: bool, by: str) -> str:
        nouns = [self.noun(kind, plural=plural) for kind in kinds]
        return f" {self._words[by]} ".join(filter(None, [", ".join(nouns[:-1]), nouns[-1]]))

    def _cards(self, cards: Cards) -> str:
        text = self._among(cards) if cards.among else self._quantified(cards)
        if cards.each and cards.quantity in {"exactly", "up_to", "any", "top"}:
            text = f"{self._words['each_of']} {text}"
        return f"{text} {cards.tail}" if cards.tail else text

    def _among(self, cards: Cards) -> str:
        words = self._words
        if cards.kinds:
            return f"{self._quantified(cards)} {words['from_among']}"
        head = {
            "one": words["the_one"] if cards.definite else "1",
            "exactly": str(cards.number),
            "up_to": f"{words['up_to']} {cards.number}",
        }.get(cards.quantity) or words.get(cards.quantity, "")
        if cards.quantity == "rest" or (cards.definite and cards.quantity == "one"):
            return head
        return f"{head} {words['of_them']}"

    def _quantified(self, cards: Cards) -> str:
        many = cards.quantity not in {"one", "next", "place"} and (cards.quantity, cards.number) != ("top", 1)
        by = "and" if cards.quantity in _PAIRED else "or"
        singular = cards.quantity == "each" and not self._partitive(cards)
        noun = self._joined(cards.kinds, plural=many and not singular, by=by)
        if cards.owner and cards.owner.startswith("each_") and cards.quantity != "place" and not cards.own:
            whole = f"{self._words['of']} {self._words[cards.owner]}"
            return f"{self._unowned(cards, noun)} {whole}"
        return self._owned(cards, noun, by) if cards.owner else self._unowned(cards, noun)

    def _partitive(self, cards: Cards) -> bool:
        return bool(cards.owner) and (cards.own or not str(cards.owner).startswith("each_"))

    def _owner(self, cards: Cards) -> str:
        emphatic = "_own" if cards.own and cards.quantity == "place" and not cards.implied else ""
        if cards.owner == "you":
            return self._words[f"your{emphatic}"]
        return self._words[f"their{emphatic}"] if cards.own else self._genitive(self._words[str(cards.owner)])

    def _unowned(self, cards: Cards, noun: str) -> str:
        words = self._words
        other = f"{words['other']} " if cards.other else ""
        match cards.quantity:
            case "one" if other:
                return f"{words['another']} {noun}"
            case "one" if cards.definite:
                return f"{words['the']} {noun}"
            case "one":
                return f"{words['an' if noun[0] in words['vowels'] else 'a']} {noun}"
            case "exactly":
                the = f"{words['the']} " if cards.definite else ""
                return f"{the}{cards.number} {other}{noun}"
            case "up_to":
                return f"{words['up_to']} {cards.number} {other}{noun}"
            case "top":
                count = f"{cards.number} " if cards.number > 1 else ""
                return f"{words['top']} {count}{other}{noun}"
            case "any":
                return f"{words['any']} {words['of']} {other}{noun}"
            case "next":
                return f"{words['the']} {words['next']} {other}{noun}"
            case "rest":
                return f"{words['remaining']} {other}{noun}"
            case "place":
                return f"{words['the']} {noun}"
        return f"{words[cards.quantity]} {other}{noun}"

    def _owned(self, cards: Cards, noun: str, by: str) -> str:
        words, owner = self._words, self._owner(cards)
        whole = f"{owner} {words['other']} {noun}" if cards.other else f"{owner} {noun}"
        plural = self._joined(cards.kinds, plural=True, by=by)
        mine = cards.owner == "you" or cards.own
        match cards.quantity:
            case "one" if cards.other:
                return f"{words['another']} {words['of']} {owner} {plural}"
            case "one" if mine and not cards.definite:
                return f"{words['one']} {words['of']} {owner} {plural}"
            case "exactly":
                return f"{cards.number} {words['of']} {whole}"
            case "up_to":
                return f"{words['up_to']} {cards.number} {words['of']} {whole}"
            case "any":
                return f"{words['any']} {words['of']} {whole}"
            case "each":
                return f"{words['each_of']} {whole}"
            case "all" if mine:
                return f"{words['all']} {whole}"
            case "all":
                return f"{words['all']} {words['of']} {whole}"
            case "next":
                return f"{owner} {words['next']} {noun}"
            case "none":
                return f"{words['none']} {words['of']} {whole}"
            case "rest":
                return f"{words['rest']} {words['of']} {whole}"
            case "top":
                count = f"{cards.number} " if cards.number > 1 else ""
                return f"{owner} {words['top_bare']} {count}{noun}"
        return whole

    # ---- verbs and lists

    def verb(self, phrase: Phrase, v: str) -> str:
        """The form of a verb that its subject wants."""
        base, third = self._verbs[v]
        match phrase:
            case Person(player, mood):
                return base if player == "you" or mood in {"order", "inf"} else third
            case Mention(_, plural):
                return base if plural else third
            case Amount(_, number):
                return third if number == 1 else base
            case Cards(quantity, _, number):
                many = quantity in {"exactly", "up_to", "any", "all", "rest", "none"} or number > 1
                return base if many else third
        return third

    def listed(self, clauses: Clauses, mood: str = "", by: str = "and", sep: str = "") -> str:
        """Nested effects joined by a word before the last; `sep` parts long ones."""
        *head, last = clauses.say(mood)
        return f"{f'{sep or COMMA} '.join(head)}{sep} {self._words[by]} {last}"


def grammar(lexicon: Mapping[str, Any], terms: Terms, symbols: Collection[str]) -> English:
    """The realiser for one game's terms."""
    return English(lexicon, terms, symbols)


__all__ = ["Clause", "English", "grammar"]
