"""English noun phrases and verbs; every word comes from the lexicon, so a language built like English is data."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from cardpress.language.phrases import Amount, Cards, Clauses, Equal, Mention, Person, Phrase, This
from cardpress.language.terms import Terms

HARD_SPACE = "\u00a0"
COMMA = ","
_PAIRED = {"all", "each", "rest"}  # every one of both kinds is meant: and, not or
_SINGLE = {"one", "next", "place"}


class English:
    """The functions an English message may call, over the words of a lexicon and the nouns of a game."""

    def __init__(self, lexicon: Mapping[str, Any], terms: Terms, symbols: Collection[str]) -> None:
        self._verbs: Mapping[str, list[str]] = lexicon["verbs"]
        self._words: Mapping[str, str] = lexicon["words"]
        self._quantities: Mapping[str, str] = lexicon["quantities"]
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
            "MANY": self.many,
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
            "MANY": {},
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
        return self._marked(self._terms[term]["other" if plural else "one"], term)

    def quality(self, term: str) -> str:
        """A term as a quality: its attack, its soul points."""
        word = self._terms[term].get("quality")
        return self.noun(term) if word is None else self._marked(word, term)

    def _marked(self, word: str, term: str) -> str:
        return f"{word}{HARD_SPACE}[{term}]" if term in self._symbols else word

    def many(self, amount: Amount) -> str:
        """What is measured, in the plural: more favor, no cards."""
        return self.noun(amount.term, plural=True)

    def unit(self, amount: Amount) -> str:
        """What is measured, without its number: favor, a number of cards."""
        if self._terms[amount.term].get("mass"):
            return self.noun(amount.term)
        return f"{self._words['number_of']} {self.noun(amount.term, plural=True)}"

    def phrase(self, phrase: Phrase | str | int, of: str = "") -> str:
        """A noun phrase as an object or after a preposition."""
        match phrase:
            case Amount(term, number):
                text = f"{number}{HARD_SPACE}{self.noun(term, plural=number != 1)}"
            case int():
                text = self.phrase(Amount(of, phrase))
            case str():
                text = self.quality(phrase)
            case Equal():
                text = phrase.text
            case Cards():
                text = self._cards(phrase)
            case Mention(_, plural, pronoun=True, each=each):
                text = self._quantities["among each"] if each else self._words["them" if plural else "it"]
            case This(pronoun=True):
                text = self._words["it"]
            case Person(player, chosen=chosen):
                text = self.subject(Person(player, chosen=chosen))
            case _:
                text = self.subject(phrase)
        return text

    def subject(self, phrase: Phrase) -> str:
        """A noun phrase as the subject: never a pronoun, nothing at all where the reader is addressed."""
        match phrase:
            case Person(player, mood, silent, chosen):
                ordered = player == "you" and mood in {"order", "inf"}
                word = f"{player}_chosen" if chosen and f"{player}_chosen" in self._words else player
                text = "" if silent or ordered else self._words[word]
            case Mention(kinds, plural, _, ordinal):
                which = self._ordinals[ordinal - 1] if ordinal else self._words["those" if plural else "that"]
                text = f"{which} {self._joined(kinds, plural=plural, by='or')}"
                text = f"{self._words['each_of']} {text}" if phrase.each else text
            case This(kind):
                text = f"{self._words['this']} {self.noun(kind)}"
            case _:
                text = self.phrase(phrase)
        return text

    def possessive(self, phrase: Phrase) -> str:
        """Your, its, their, that monster's."""
        match phrase:
            case Person("you"):
                text = self._words["your"]
            case Mention(_, plural, pronoun=True):
                text = self._words["their" if plural else "its"]
            case This(pronoun=True):
                text = self._words["its"]
            case _:
                text = self._genitive(self.subject(phrase))
        return text

    def _genitive(self, noun: str) -> str:
        return noun + self._words["plural_genitive" if noun.endswith("s") else "genitive"]

    def _joined(self, kinds: tuple[str, ...], *, plural: bool, by: str) -> str:
        return self._series([self.noun(kind, plural=plural) for kind in kinds], by)

    def _series(self, parts: Sequence[str], by: str, sep: str = "") -> str:
        """Parts joined by a word before the last, with a mark before that word where there are more than two."""
        *head, last = parts
        if not head:
            return last
        mark = sep or (self._words.get("before_last", "") if len(head) > 1 else "")
        return f"{f'{sep or COMMA} '.join(head)}{mark} {self._words[by]} {last}"

    # ---- cards

    def _cards(self, cards: Cards) -> str:
        by = "and" if cards.quantity in _PAIRED else "or"
        noun = self._joined(cards.kinds, plural=False, by=by) if cards.kinds else ""
        text = self._pattern(cards).format(
            a=self._words["an" if noun[:1] in self._words["vowels"] else "a"],
            n=cards.number,
            noun=noun,
            nouns=self._joined(cards.kinds, plural=True, by=by) if cards.kinds else "",
            other=f"{self._words['other']} " if cards.other else "",
            owner=self._owner(cards),
        )
        if cards.each and cards.quantity != "one":
            text = f"{self._words['each_of']} {text}"
        if cards.among and cards.kinds:
            text = f"{text} {self._words['from_among']}"
        if self._is_shared_out(cards):
            text = f"{text} {self._words['of']} {self._words[str(cards.owner)]}"
        return f"{text} {cards.tail}" if cards.tail else text

    def _pattern(self, cards: Cards) -> str:
        """The lexicon's pattern for a quantity: the one that fits most closely."""
        traits = {"known": cards.definite, "other": cards.other, "many": cards.number > 1}
        relations = []
        if cards.among and not cards.kinds:
            relations = ["among "]
        elif cards.owner and not self._is_shared_out(cards):
            relations = ["own ", "owned "] if cards.own or cards.owner == "you" else ["owned "]
        for relation in [*relations, ""]:
            for trait in [*(trait for trait, has in traits.items() if has), ""]:
                pattern = self._quantities.get(f"{relation}{cards.quantity} {trait}".strip())
                if pattern:
                    return pattern
        raise KeyError(cards.quantity)

    @staticmethod
    def _is_shared_out(cards: Cards) -> bool:
        """Whether the cards are so many of each player."""
        return (
            bool(cards.owner)
            and str(cards.owner).startswith("each_")
            and not cards.own
            and cards.quantity != "place"
        )

    def _owner(self, cards: Cards) -> str:
        if not cards.owner:
            return ""
        emphatic = "_own" if cards.stressed else ""
        if cards.owner == "you":
            return self._words[f"your{emphatic}"]
        return self._words[f"their{emphatic}"] if cards.own else self._genitive(self._words[cards.owner])

    # ---- verbs and lists

    def verb(self, phrase: Phrase, v: str) -> str:
        """The form of a verb that its subject wants."""
        base, third = self._verbs[v]
        match phrase:
            case Person(player, mood):
                plural = player == "you" or mood in {"order", "inf"}
            case Mention(_, plural, each=each):
                plural = plural and not each
            case Amount(_, number):
                plural = number != 1
            case Cards(quantity):
                plural = quantity not in {*_SINGLE, "each", "top"} or phrase.number > 1
                plural = plural and not phrase.each
            case _:
                plural = False
        return base if plural else third

    def listed(self, clauses: Clauses, mood: str = "", by: str = "and", sep: str = "") -> str:
        """Nested effects joined by a word before the last; `sep` parts long ones."""
        return self._series(clauses.say(mood), by, sep)


def grammar(lexicon: Mapping[str, Any], terms: Terms, symbols: Collection[str]) -> English:
    """The realiser for one game's terms."""
    return English(lexicon, terms, symbols)
