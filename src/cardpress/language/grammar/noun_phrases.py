"""Inflects noun phrases: fills a template of the lexicon, with agreement between its words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardpress.language.grammar import span_marks
from cardpress.language.grammar.agreement import Form, Modifier, NounPhrase, QualifiedNoun, Wanted
from cardpress.language.grammar.constituents import SOFT_COMMA
from cardpress.language.grammar.inflection import Inflection
from cardpress.language.grammar.linearisation import Lineariser, join_words
from cardpress.language.grammar.phrase_templates import (
    NUMBERS,
    AgreeingWord,
    InnerPhrase,
    Template,
    TemplateSlot,
    Token,
    Word,
    parse_template,
)
from cardpress.language.grammar.span_marks import Substitute

COMMA = ","
NOTHING = "nothing"
"""What joins parts that no word joins, such as the rows of a table."""
COUNT, NOUN, OWNER, WHOLE = "count", "noun", "owner", "whole"
"""A phrase and those of its parts that can be marked by themselves."""


class NounPhraseRealiser:
    """Forms the phrases of one language; `category` is its plural category of a number."""

    def __init__(
        self,
        lexicon: Mapping[str, Any],
        inflection: Inflection,
        lineariser: Lineariser,
        category: Callable[[int], str],
        substitute: Substitute = span_marks.substitute,
    ) -> None:
        self._substitute = substitute
        self.words: Mapping[str, str] = lexicon["words"]
        self._lexicon, self._inflection, self._lineariser, self._category = (
            lexicon,
            inflection,
            lineariser,
            category,
        )
        self._phrases: Mapping[str, str] = lexicon["phrases"]
        self._sandhi = [(re.compile(pattern), longer) for pattern, longer in lexicon.get("sandhi", ())]
        self._owner_before = bool(lexicon.get("owner_before"))

    def phrase(self, np: NounPhrase, case: str, after: str = "") -> str:
        """A noun phrase in a case, `after` a preposition, with the sandhi of the language (a/an, z/ze)."""
        if np.silent:
            return ""
        if np.say:
            text = np.say(Wanted(case))
        elif np.pronoun:
            text = self._inflection.pronoun(np.pronoun, case, after=bool(after))
        else:
            form, template, _ = self._form_and_template(np, case)
            text = self._clauses(np, form, self.series(self._parts(np, form, template), np.by))
        text = join_words(after, self.words["each_of"] if np.each else "", _mark_slot(np, WHOLE, text))
        for pattern, longer in self._sandhi:
            text = self._substitute(pattern, longer, text)
        return text

    def verb_number(self, np: NounPhrase) -> str:
        """The number of the verb that a phrase is the subject of."""
        if np.pronoun:
            return "pl" if np.many else "sg"
        if np.each or np.say:
            return "sg"
        return self._form_and_template(np, self._inflection.cases[0])[2]

    def series(self, parts: Sequence[str], by: str, sep: str = "") -> str:
        """Parts joined by a word before the last, which a mark precedes where there are more than two.

        `by` is a word of the lexicon, or NOTHING.
        """
        *head, last = parts
        if not head:
            return last
        if by == NOTHING:
            return f"{sep or COMMA} ".join(parts)
        mark = sep or (self.words.get("before_last", "") if len(head) > 1 else "")
        return f"{f'{sep or COMMA} '.join(head)}{mark} {self.words[by]} {last}"

    # ---- which form

    def _form_and_template(self, np: NounPhrase, case: str) -> tuple[Form, Template, str]:
        """The form of the phrase's words, its template, and the number its verb takes."""
        side = "direct" if case in self._lexicon["direct"] else "oblique"
        template = parse_template(np.template) if np.template else self._template(np.keys, side)
        gender = self._inflection.gender(np.terms[0], quality=np.quality) if np.terms else ""
        own, number, subject = template.case or case, template.number, case == self._inflection.cases[0]
        if np.quality and np.terms:
            number = self._inflection.number(np.terms[0])
        if np.count is None:
            number = number or "sg"
            return Form(own, number, gender, subject=subject), template, template.verb or number
        rule = self._counting_rule(np.count, {gender, own, side})
        form = Form(rule.get("case") or own, number or rule["number"], gender, subject=subject)
        return form, template, template.verb or rule["verb"]

    def _template(self, keys: tuple[str, ...], side: str) -> Template:
        for key in keys:
            found = self._phrases.get(f"{key} {side}") or self._phrases.get(key)
            if found:
                return parse_template(found)
        raise KeyError(keys[-1])

    def _counting_rule(self, count: int, features: set[str]) -> Mapping[str, str]:
        """The rule of the lexicon for a number: what it does to its noun and to the verb."""
        holding = {*features, self._category(count)}
        rules: Sequence[Mapping[str, str]] = self._lexicon["counting"]
        return next(rule for rule in rules if set(rule.get("when", "").split()) <= holding)

    # ---- filling

    def _parts(self, np: NounPhrase, form: Form, template: Template) -> list[str]:
        if not template.apart:
            text = self._fill(template.tokens, np, form)
            return [text if self._has_noun(template.tokens) else join_words(text, *self._postmodifiers(np, form))]
        ones = [replace(np, terms=(term,)) for term in np.terms]
        if ones:  # what belongs to all of them is said once, after the last
            owner = np.owner if isinstance(np.owner, str) else None
            modifiers = replace(np.modifiers, kind=(), where=(), after=())
            ones[:-1] = [replace(one, modifiers=modifiers, tail="", owner=owner) for one in ones[:-1]]
        genders = [self._inflection.gender(one.terms[0], quality=np.quality) for one in ones]
        return [
            self._fill(template.tokens, one, replace(form, gender=gender))
            for one, gender in zip(ones, genders, strict=True)
        ]

    def _fill(self, tokens: tuple[Token, ...], np: NounPhrase, form: Form) -> str:
        said: list[str] = []
        form = replace(form, state=form.state or self._lexicon.get("state", ""))
        for token in tokens:
            match token:
                case Word(text):
                    said.append(text)
                case AgreeingWord(word):
                    form = self._determiner(word, form, said)
                case InnerPhrase(head, inner):
                    said.append(self._within(head, inner, np, form))
                case _:
                    form = self._slot(token.name, np, form, said)
        return join_words(*said)

    def _slot(self, name: str, np: NounPhrase, form: Form, said: list[str]) -> Form:
        """Say what stands in a slot; the form of what follows."""
        match name:
            case "#":
                said.append(_mark_slot(np, COUNT, str(np.count)))
            case "A":
                said.append(f"{COMMA} ".join(self._realise_modifiers(np.modifiers.adjective, form)))
            case "N" | "N.":
                said.append(self._noun(np, form, owned=name == "N"))
            case "?other" if np.other:
                return self._determiner(self.words["other"], form, said)
            case "?that":
                for word in np.that:
                    form = self._determiner(word, form, said)
            case "?owner" if isinstance(np.owner, str):
                form = self._determiner(np.owner, form, said)
                said[-1] = _mark_slot(np, OWNER, said[-1])
            case "?owner" if np.owner and self._owner_before and not np.shared:
                said.append(self._owner(np))
            case "?whose":
                said.append(self._owner(np))
        return form

    def _determiner(self, word: str, form: Form, said: list[str]) -> Form:
        """Say a determiner, or a word that does not agree; the form of what follows."""
        if not self._inflection.agrees(word):
            said.append(word)
            return form
        said.append(self._inflection.adjective(word, form))
        return replace(form, state=self._inflection.state_after(word, form))

    def _within(self, head: tuple[str, ...], tokens: tuple[Token, ...], np: NounPhrase, form: Form) -> str:
        form = replace(form, state="")
        for word in head:
            if word in self._inflection.cases:
                form = replace(form, case=word)
            elif word in NUMBERS:
                form = replace(form, number=word)
            else:
                form = replace(form, number="sg", gender=self._inflection.gender(word))
                np = NounPhrase(terms=(word,))
        return self._fill(tokens, np, form)

    def _owner(self, np: NounPhrase) -> str:
        if not isinstance(np.owner, NounPhrase):
            return ""
        if np.shared:
            text = f"{self.words['shared_out']} {self.phrase(np.owner, self._lexicon['direct'][-1])}"
        else:
            text = self.phrase(np.owner, self._lexicon["owner_case"])
        return _mark_slot(np, OWNER, text)

    def _noun(self, np: NounPhrase, form: Form, *, owned: bool) -> str:
        nouns = [self._inflection.noun(term, form, quality=np.quality) for term in np.terms]
        owner = self._owner(np) if owned and (np.shared or not self._owner_before) else ""
        return join_words(
            *self._realise_modifiers(np.modifiers.near, form),
            _mark_slot(np, NOUN, self.series(nouns, np.by)) if nouns else "",
            *self._realise_modifiers(np.modifiers.kind, form),
            owner,
            *self._postmodifiers(np, form),
        )

    def _postmodifiers(self, np: NounPhrase, form: Form) -> list[str]:
        """What follows a noun, or a phrase that stands for it."""
        form = self._of_last(np, form)
        after = f" {self.words['and']} ".join(self._realise_modifiers(np.modifiers.after, form))
        return [*self._realise_modifiers(np.modifiers.where, form), after, np.tail]

    def _of_last(self, np: NounPhrase, form: Form) -> Form:
        """The form of what stands after several nouns and agrees with the nearest."""
        if len(np.terms) < 2:
            return form
        return replace(form, gender=self._inflection.gender(np.terms[-1], quality=np.quality))

    def _has_noun(self, tokens: tuple[Token, ...]) -> bool:
        """Whether a template says the noun of the phrase itself: z nich stands for it."""
        names = {*NUMBERS, *self._inflection.cases}
        return any(
            token.name in {"N", "N."}
            if isinstance(token, TemplateSlot)
            else isinstance(token, InnerPhrase) and names.issuperset(token.head) and self._has_noun(token.tokens)
            for token in tokens
        )

    def _realise_modifiers(self, qualifiers: tuple[Modifier, ...], form: Form, order: str = "main") -> list[str]:
        """Modifiers of a noun in its form, each linearised on its own."""
        return [self._lineariser.linearise(one(QualifiedNoun(form)), order) for one in qualifiers]

    def _clauses(self, np: NounPhrase, form: Form, text: str) -> str:
        """The phrase with its relative clauses, each with its verb where subordinate clauses have it."""
        if not np.modifiers.clause:
            return text
        mark = self.words.get("clause_mark", "")
        clauses = f" {self.words['and']} ".join(
            self._realise_modifiers(np.modifiers.clause, self._of_last(np, form), "sub")
        )
        return f"{text}{mark} {clauses}{SOFT_COMMA if mark else ''}"


def _mark_slot(np: NounPhrase, slot: str, text: str) -> str:
    """A part of a phrase, marked where the phrase says of what it is."""
    return next((span_marks.mark(text, opening) for name, opening in np.marks if name == slot), text)
