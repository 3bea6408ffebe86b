"""The functions that messages may call, the same in every language and driven by its lexicon."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any, cast

from cardpress.language.grammar import linearisation, span_marks
from cardpress.language.grammar.agreement import Form, NounPhrase, QualifiedNoun, Wanted
from cardpress.language.grammar.constituents import (
    BEHIND,
    HEAVIEST,
    HEAVY,
    OPEN,
    SOFT_COMMA,
    SUBJECT,
    WEAK,
    WEAK_AFTER,
    WHOLE,
)
from cardpress.language.grammar.inflection import OF_LANGUAGE, Inflection
from cardpress.language.grammar.linearisation import Lineariser
from cardpress.language.grammar.noun_phrase_planning import Meaning, NounPhrasePlanner
from cardpress.language.grammar.noun_phrases import NOTHING, NounPhraseRealiser
from cardpress.language.grammar.phrases import (
    Amount,
    Cards,
    Clause,
    Clauses,
    Equal,
    Figure,
    Mention,
    Person,
    Phrase,
    Several,
    This,
)
from cardpress.language.grammar.plurals import Plurals
from cardpress.language.grammar.span_marks import Substitute
from cardpress.language.grammar.terms import Terms, UnknownTermError

MINUS = "\u2212"
MOODS = frozenset({"order", "inf", "fin", "same", "will"})
PLACES = frozenset({"place", "board"})
"""Words for the preposition that a place or a board has, rather than a preposition."""


class Grammar:
    """Grammar functions of one language, over its lexicon and the nouns of a game."""

    def __init__(
        self,
        lexicon: Mapping[str, Any],
        plurals: Plurals,
        terms: Terms,
        symbols: Collection[str],
        substitute: Substitute = span_marks.substitute,
    ) -> None:
        self._made_of = lexicon, plurals, terms, symbols
        self._lexicon = lexicon
        self._inflection = Inflection(lexicon, terms, symbols)
        self._lineariser = Lineariser(
            lexicon["orders"], lexicon["words"].get("particle", ""), lexicon.get("heavy_factor", 0), substitute
        )
        self._phrases = NounPhraseRealiser(
            lexicon, self._inflection, self._lineariser, plurals.category, substitute
        )
        self._planner = NounPhrasePlanner(lexicon, self._inflection, plurals.category)
        self._words: Mapping[str, str] = lexicon["words"]
        self._subject: str = lexicon["cases"][0]
        self._weak: Collection[str] = lexicon.get("weak", ())
        self._heavy: Collection[str] = lexicon.get("heavy", ())
        self._known: dict[tuple[Any, ...], str] = {}

    @property
    def functions(self) -> Mapping[str, Callable[..., str]]:
        """Name in messages to function: one for each case, and the rest."""
        return {
            **{case.upper(): self._in_case(case) for case in self._lexicon["cases"]},
            self._subject.upper(): self.subject,
            "NAME": self.name,
            "OF": self.possessive,
            "UNIT": self.unit,
            "MANY": self.many,
            "PLURAL": self.plural,
            "COUNT": self.count,
            "FIG": self.figure,
            "FIGS": self.figures,
            "HEAD": self.head,
            "INTO": self.into,
            "FROM": self.out_of,
            "PLACE": lambda place: self._inflection.place(place.kinds[0]),
            "ADJ": self.adjective,
            "WHICH": self.which,
            "REFL": self.reflexive,
            "VERB": self.verb,
            "DO": lambda clause, mood="": clause.say(mood),
            "LIST": self.list_clauses,
            "AFTER": lambda clause: self._lineariser.linearise(clause.say("fin"), "after"),
            "ZU": lambda clause: self._lineariser.linearise(clause.say("inf"), "zu"),
            "SUB": self.subordinate,
            "REL": self.relative,
            "BEHIND": self.behind,
            "OPEN": linearisation.unwrap_clause,
        }

    @property
    def options(self) -> Mapping[str, Mapping[str, Collection[str] | None]]:
        """Function to its options and the words each may hold; None: a term of the game."""
        adjectives = self._lexicon["adjectives"].keys()
        noun: dict[str, Collection[str] | None] = {
            "p": {*self._lexicon.get("prepositions", ()), *PLACES},
            "of": None,
            "d": adjectives,
            "a": adjectives,
            "q": self._lexicon["phrases"].keys(),
            "long": {"last", "stays"},
        }
        cases = self._lexicon["cases"]
        return {
            **{name: {} for name in self.functions},
            **{case.upper(): noun for case in cases},
            "PLURAL": {"c": cases},
            "FIG": {"c": cases},
            "FIGS": {"c": cases, "by": self._words.keys()},
            "HEAD": {"n": self._lexicon.get("nouns", {}).keys(), "a": adjectives, "d": adjectives},
            "ADJ": {"a": adjectives, "c": cases, "n": {"sg", "pl"}},
            "WHICH": {"c": cases, "p": noun["p"]},
            "VERB": {"v": self._lexicon["verbs"].keys(), "mood": MOODS},
            "DO": {"mood": MOODS},
            "BEHIND": {"by": self._words.keys()},
            "LIST": {"mood": MOODS, "by": {*self._words, NOTHING}, "sep": {";", ","}},
        }

    @property
    def relatives(self) -> tuple[str, frozenset[str]]:
        """The function of a subject, and cases in which a relative pronoun can look like that of a subject."""
        genders = self._lexicon.get("genders", ())
        forms = [Form(self._subject, number, gender) for number in ("sg", "pl") for gender in genders]
        which, adjective = self._words["which"], self._inflection.adjective
        alike = {
            case
            for case in self._lexicon["direct"]
            if case != self._subject
            and any(adjective(which, form) == adjective(which, replace(form, case=case)) for form in forms)
        }
        return self._subject.upper(), frozenset(alike)

    def agreement(self, kinds: tuple[str, ...], *, plural: bool, player: bool = False) -> str:
        """Phrases of equal agreement compete for a pronoun; of a player `kinds` is the word for him."""
        row = self._planner.pronoun_row(kinds, plural=plural, player=player)
        return str(self._lexicon.get("rivals", {}).get(row, row))

    def is_only(self, kinds: tuple[str, ...]) -> bool:
        """Whether the game has one thing of these kinds and no more."""
        return all(self._inflection.entry(kind).get("only") for kind in kinds)

    @property
    def tells_this(self) -> bool:
        """Whether this card and that card have different words."""
        return self._words["this"] != self._words["that"]

    def finish(self, text: str) -> str:
        """The text with its clauses closed: what is printed."""
        return self._lineariser.finish(text)

    def reading_marks(self) -> Grammar:
        """The same grammar for texts with marks, which it looks through where the letters below them matter."""
        return Grammar(*self._made_of, span_marks.substitute_below_marks)

    # ---- nouns

    def _in_case(self, case: str) -> Callable[..., str]:
        return lambda phrase, **options: self.phrase(phrase, case, **options)

    def phrase(self, phrase: Meaning | Equal, case: str, **options: str) -> str:
        """A noun phrase in a case, never left out.

        Options: `p` a preposition, `of` what a number counts, `d` and `a` a determiner and an adjective of a bare
        noun, `q` another phrase of the lexicon, `long`: `last` if anything follows its noun, `stays` where it is.
        """
        if isinstance(phrase, Equal):
            text = self._close_clause(phrase)
            return linearisation.part(HEAVIEST, text) if "equal" in self._heavy else text
        if isinstance(phrase, Cards) and phrase.qualifiers:
            return self._phrase_with_position(phrase, case, options)
        asked = phrase, case, *options.items()
        known = self._known.get(asked)
        if known is None:
            known = self._known[asked] = self._phrase_with_position(phrase, case, options)
        return known

    def _close_clause(self, phrase: Equal) -> str:
        """As many as something is, with the mark that closes the clause at its end."""
        closes = phrase.closes and "," in phrase.text and self._words.get("clause_mark")
        return f"{phrase.text}{SOFT_COMMA}" if closes else phrase.text

    def _phrase_with_position(self, phrase: Meaning, case: str, options: Mapping[str, str]) -> str:
        """A phrase marked with its position: a weak pronoun moves forward, a heavy phrase goes last."""
        words = [options[name] for name in ("d", "a") if name in options]
        planned = self._planner.noun_phrase(phrase, case, options.get("of", ""), words)
        keys = (options["q"], *planned.keys) if "q" in options else planned.keys
        planned = replace(planned, silent=False, keys=keys)
        preposition = options.get("p", "")
        if preposition in PLACES:
            preposition = self._inflection.place(planned.terms[0], preposition)
        text = self._phrases.phrase(planned, case, preposition)
        if planned.say and OPEN in text:  # what is worked out keeps its parts together
            return linearisation.part(WHOLE, text)
        if case == self._subject:
            return text
        clause = planned.modifiers.clause or planned.modifiers.after or SOFT_COMMA in text
        long = clause and "clause" in self._heavy
        if {"": long, "last": long or planned.modifiers.where or planned.tail, "stays": ""}[
            options.get("long", "")
        ]:
            return linearisation.part(HEAVY, text)
        if planned.pronoun and ("after" if preposition else "bare") in self._weak:
            return linearisation.part(WEAK_AFTER if preposition else WEAK, text)
        return linearisation.opaque_part(text)

    def subject(self, phrase: Meaning, **options: str) -> str:
        """A noun phrase as a subject; nothing where the reader is addressed or the same one goes on."""
        if isinstance(phrase, Person):
            you = phrase.player == "you"
            ordered = you and phrase.mood in {"order", "inf"}
            if phrase.silent or ordered or (you and self._lexicon.get("prodrop") and not phrase.stressed):
                return linearisation.part(SUBJECT, "")
        if isinstance(phrase, Person) and phrase.goes_on and not phrase.stressed and self._lexicon.get("prodrop"):
            return linearisation.part(SUBJECT, "")
        if isinstance(phrase, Mention | This) and phrase.goes_on and self._lexicon.get("prodrop"):
            return linearisation.part(SUBJECT, "")
        if isinstance(phrase, int):  # a price or a sum, of which no verb says anything
            return self.phrase(phrase, self._subject, **options)
        return linearisation.part(SUBJECT, self.phrase(phrase, self._subject, **options))

    def name(self, person: Person) -> str:
        """A player as a subject that is never left out."""
        return linearisation.part(SUBJECT, self.phrase(person, self._subject))

    def possessive(self, phrase: Phrase) -> str:
        """His, hers, theirs; of that card."""
        if isinstance(phrase, Mention | This) and phrase.pronoun:
            kinds, plural = (
                (phrase.kinds, phrase.plural) if isinstance(phrase, Mention) else ((phrase.kind,), False)
            )
            row = self._planner.pronoun_row(kinds, plural=plural)
            if f"{row}.whose" in self._lexicon["pronouns"]:
                return self._inflection.pronoun(f"{row}.whose", self._subject)
            return self._inflection.pronoun(row, self._lexicon["owner_case"])
        return self.phrase(phrase, self._lexicon["owner_case"])

    def many(self, amount: Amount) -> str:
        """What is measured, without its number: more *pieces of gold*."""
        return self._inflection.noun(amount.term, Form(self._lexicon["unit_case"], "pl"))

    def unit(self, amount: Amount) -> str:
        """What is measured, as so many of it: gold, *a number of* cards."""
        mass = self._inflection.entry(amount.term).get("mass")
        number_of = "" if mass else self._words.get("number_of", "")
        return f"{number_of} {self.many(amount)}".strip()

    def plural(self, term: str, c: str = "") -> str:
        """Several of what is measured, or of what something has; in the singular where it has no plural."""
        case = c or self._lexicon["unit_case"]
        try:
            return self._inflection.noun(term, Form(case, "pl"))
        except UnknownTermError:
            return self._inflection.noun(term, Form(case, self._inflection.number(term)), quality=True)

    def count(self, phrase: Cards | Amount | str) -> str:
        """What a number is called: *the number of* cards, *the amount of* gold."""
        named = phrase.term if isinstance(phrase, Amount) else phrase
        term = named if isinstance(named, str) else named.kinds[0]
        return self._words["amount_of" if self._inflection.entry(term).get("mass") else "count_of"]

    # ---- numbers in words

    def figure(self, number: Figure | Phrase | int | str, c: str = "") -> str:
        """A number: a figure, a word, or a phrase in case `c`."""
        if isinstance(number, int):
            return str(number) if number >= 0 else f"{MINUS}{-number}"
        if isinstance(number, str):
            return number
        return self.phrase(number, c or self._lexicon["direct"][-1])

    def figures(self, several: Several, c: str = "", by: str = "and") -> str:
        """Several numbers, joined by a word before the last."""
        return linearisation.opaque_part(self._phrases.series([self.figure(one, c) for one in several.parts], by))

    def head(self, wanted: Wanted, n: str = "", a: str = "", d: str = "") -> str:
        """The noun at the head of a phrase, or the phrase that is, in the form in which the whole is wanted."""
        if wanted.phrase is not None:
            return self.figure(cast("Figure | Phrase | int | str", wanted.phrase), wanted.case)
        words = " ".join(f"~{word}" for word in (d, a) if word)
        noun = n if n in self._lexicon["people"] else f"{OF_LANGUAGE}{n}" if n else wanted.noun
        number = wanted.number or self._inflection.number(noun)
        head = NounPhrase(terms=(noun,), template=f"{number}: {words} N", quality=wanted.number != "pl")
        return self._phrases.phrase(head, wanted.case)

    def into(self, place: Cards) -> str:
        """A place as where things go: into the deck, onto the shelf."""
        towards: Mapping[str, str] = self._lexicon["into"]
        preposition, case = towards[self._inflection.place(place.kinds[0])].split()
        return self.phrase(place, case, p=preposition)

    def out_of(self, place: Cards) -> str:
        """A place as where things come from: out of the deck, off the table."""
        away: Mapping[str, str] = self._lexicon["out_of"]
        preposition, case = away[self._inflection.place(place.kinds[0])].split()
        own = self._inflection.entry(place.kinds[0]).get("from")
        return self.phrase(place, case, p=str(own or preposition))

    def reflexive(self, person: Person) -> str:
        """The reflexive pronoun of whoever acts."""
        return self._words["yourself" if person.player == "you" else "oneself"]

    # ---- what agrees

    def adjective(self, it: QualifiedNoun | str, a: str, c: str = "", n: str = "") -> str:
        """An adjective that agrees with the noun of a qualifier, or with a quality in case `c`, in number `n`."""
        if isinstance(it, str):
            number, gender = self._inflection.number(it), self._inflection.gender(it, quality=True)
            return self._inflection.adjective(a, Form(c, number, gender, self._lexicon.get("state", "")))
        return self._inflection.adjective(a, replace(it.form, case=c or it.form.case, number=n or it.form.number))

    def which(self, it: QualifiedNoun, c: str = "", p: str = "") -> str:
        """The relative pronoun of the noun of a qualifier."""
        form = replace(it.form, case=c or self._subject, state="")
        return f"{p} {self._inflection.adjective(self._words['which'], form)}".strip()

    def verb(self, phrase: Meaning, v: str, mood: str = "") -> str:
        """A verb that agrees with its subject, marked as a constituent; `mood` overrides that of the subject."""
        said = mood or getattr(phrase, "mood", "fin")
        if said == "order" and isinstance(phrase, Person) and phrase.player != "you":
            said = "fin"
        shape = said if said in {"order", "inf"} else "fin"
        name = said if shape != "fin" else f"{said}.{self._agreement(phrase)}"
        inflected = self._inflection.verb(v, name)
        return linearisation.verb(shape, self._inflection.prefix(v), self._inflection.verb(v, "inf"), inflected)

    def _agreement(self, phrase: Meaning) -> str:
        planned = self._planner.noun_phrase(phrase, self._subject)
        return f"{self._phrases.verb_number(planned)}.{planned.person}"

    # ---- clauses in clauses

    def subordinate(self, said: Clause | str) -> str:
        """A clause whose verb stands where subordinate clauses have it."""
        return self._lineariser.linearise(said if isinstance(said, str) else said.say("fin"), "sub")

    def relative(self, said: str) -> str:
        """A clause about a noun before it, closed by a mark where the language has one."""
        mark = SOFT_COMMA if self._words.get("clause_mark") else ""
        return linearisation.opaque_part(f"{self._lineariser.linearise(said, 'sub')}{mark}")

    def behind(self, said: Clause | Phrase, by: str = "") -> str:
        """A clause or a phrase behind the verb of the clause around it, after the word `by` of the lexicon."""
        if isinstance(said, Clause):
            text = f"{SOFT_COMMA} {self._words[by]} {self.subordinate(said)}{SOFT_COMMA}"
        else:
            text = f"{self._words[by]} {self.phrase(said, self._subject)}"
        return linearisation.part(BEHIND, text)

    def list_clauses(self, several: Clauses, mood: str = "", by: str = "and", sep: str = "") -> str:
        """Nested effects joined by a word before the last; `sep` parts long ones."""
        return linearisation.opaque_part(self._phrases.series(several.say(mood), by, sep))
