"""Plans noun phrases from meanings (players, cards, amounts): template, possessor and pronoun."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from cardpress.effects.actors import EACH, YOU
from cardpress.language.grammar.agreement import NounModifiers, NounPhrase, QualifiedNoun
from cardpress.language.grammar.inflection import Inflection
from cardpress.language.grammar.phrases import Amount, Cards, Figure, Mention, Person, Phrase, This

HEAD = "card"
MOST_NAMED = 2
"""Of so many kinds at most each is named again where what was chosen is meant: that ship or island."""
"""The noun for an antecedent of several kinds."""
_ROLE = "opponent"
"""The word for players, which every lexicon has, whose phrases serve for a word that only a game has."""
_PAIRED = {"all", "each", "rest"}  # every one of both kinds is meant: and, not or
_COUNTED = {"exactly", "up_to", "one_or"}
_ENDS = {"top", "bottom", "random"}

Meaning = Phrase | NounPhrase | QualifiedNoun | str | int


class NounPhrasePlanner:
    """Plans noun phrases for one language."""

    def __init__(self, lexicon: Mapping[str, Any], inflection: Inflection, category: Callable[[int], str]) -> None:
        self._lexicon, self._inflection, self._category = lexicon, inflection, category
        self._words: Mapping[str, str] = lexicon["words"]
        self._mine: Mapping[str, str] = lexicon["possessive"]
        self._ordinals: Sequence[str] = lexicon["ordinals"]
        self._subject = inflection.cases[0]

    def noun_phrase(  # noqa: PLR0911 one for each kind of phrase
        self, meaning: Meaning, case: str, of: str = "", words: Sequence[str] = ()
    ) -> NounPhrase:
        """The plan of a phrase in a case; `of`: what a number counts; `words`: determiners before a bare noun."""
        match meaning:
            case NounPhrase():
                return meaning
            case QualifiedNoun(form):
                return NounPhrase(pronoun="it", many=form.number == "pl")
            case str() if meaning == YOU or (meaning.startswith(EACH) and meaning in self._lexicon["people"]):
                return self.person(Person(meaning), case)
            case str():
                template = " ".join([*(f"~{word}" for word in words), "N"])
                return NounPhrase(terms=(meaning,), template=template, quality=True)
            case int():
                return NounPhrase(("amount",), (of,), meaning)
            case Person():
                return self.person(meaning, case)
            case Figure(say):
                return NounPhrase(say=say)
            case Amount(term, number, apiece, marks):
                keys = (f"apiece {self._category(number)}", "apiece", "amount") if apiece else ("amount",)
                return NounPhrase(keys, (term,), number, marks=marks)
            case Cards():
                return self._cards(meaning, case)
            case Mention():
                return self._mention(meaning, case, self._words["that"])
            case This(kind, pronoun, goes_on, marks):
                known = Mention((kind,), False, pronoun, goes_on=goes_on, marks=marks)
                return self._mention(known, case, self._words["this"])
            case _:
                raise TypeError(f"{type(meaning).__name__} is no noun phrase")

    def person(self, person: Person, case: str) -> NounPhrase:
        """A player: a pronoun for the reader and for who needs no more, else the noun of the role in a phrase."""
        if person.player == YOU:
            silent = person.silent or person.mood in {"order", "inf"}
            return NounPhrase(pronoun="you", person="sec", silent=silent)
        if person.description:
            return NounPhrase(say=person.description, silent=person.silent)
        spoken = case != self._subject or not self._lexicon.get("prodrop")
        if person.pronoun and spoken:
            row = self.pronoun_row((person.player,), plural=False, player=True)
            return NounPhrase(pronoun=row, many=row.startswith("pl"), silent=person.silent)
        traits = {"again": person.again, "denied": person.denied, "chosen": person.chosen}
        term, template = self._role(person.player, *(trait for trait, has in traits.items() if has))
        if person.other:
            return NounPhrase(("one other", "one"), (term,), other=True, silent=person.silent)
        if person.ordinal:
            which = tuple(self._ordinals[person.ordinal - 1].split())
            return NounPhrase(("that",), (term,), that=which, silent=person.silent)
        return NounPhrase(terms=(term,), template=template, silent=person.silent)

    def _role(self, word: str, *traits: str) -> tuple[str, str]:
        """The noun for a player of this word and its phrase, which is that of opponent for a game's own word."""
        people: Mapping[str, str] = self._lexicon["people"]
        like = word if word in people else f"{EACH}{_ROLE}" if word.startswith(EACH) else _ROLE
        named = (people.get(f"{like} {trait}") for trait in traits)
        term, _, template = next(filter(None, named), people[like]).partition(" ")
        return (term if like == word else word.removeprefix(EACH)), template

    def pronoun_row(self, kinds: tuple[str, ...], *, plural: bool, player: bool = False) -> str:
        """The row of the pronoun for cards, or for a player by his word; those of one group compete for it."""
        if player and "person" in self._lexicon["groups"]:
            return str(self._lexicon["groups"]["person"])
        kinds = (self._role(kinds[0])[0],) if player else kinds
        rows = [self._row(kind, plural=plural) for kind in kinds]
        rivals: Mapping[str, str] = self._lexicon.get("rivals", {})
        alike = rows if len({*rows}) == 1 else [rivals.get(row, row) for row in rows]
        return alike[0] if len({*alike}) == 1 else self._row(HEAD, plural=plural)

    def _row(self, kind: str, *, plural: bool) -> str:
        """The row of the pronoun for a noun."""
        gender, groups = self._inflection.gender(kind), self._lexicon["groups"]
        return str(groups.get(f"pl.{gender}", "pl") if plural else groups.get(gender, gender))

    # ---- cards

    def _cards(self, cards: Cards, case: str) -> NounPhrase:
        among = bool(cards.among) and not cards.kinds
        owner = self._owner(cards, case)
        shared = self._is_shared_out(cards)
        relations = ["among "] if among else []
        if owner is not None and not among and not shared:
            relation = self._relation(cards)
            pronoun = ["whose "] if isinstance(owner, str) and relation != "own" else []
            relations = [*pronoun, f"{relation} ", "owned "]
        traits = {"known": cards.definite, "other": cards.other, "many": cards.number > 1}
        held = [*(trait for trait, has in traits.items() if has), ""]
        counted = cards.quantity in _COUNTED or (cards.quantity in _ENDS and cards.number > 1)
        denied = cards.quantity == "none" and "nor" in self._words
        each_among = self._words.get("each_among") if cards.quantity == "each" else None
        from_among = (each_among or self._words["from_among"]) if cards.among and cards.kinds else ""
        return NounPhrase(
            tuple(
                f"{relation}{cards.quantity} {trait}".strip() for relation in [*relations, ""] for trait in held
            ),
            cards.kinds or self._antecedent_nouns(cards.among),
            cards.number if counted or (among and cards.quantity == "one") else None,
            by="and" if cards.quantity in _PAIRED else "nor" if denied else "or",
            other=cards.other,
            owner=owner,
            shared=shared,
            each=cards.each and cards.quantity != "one" and "each_of" in self._words,
            modifiers=_modifiers(cards) if cards.qualifiers else NounModifiers(),
            tail=" ".join(filter(None, [from_among, cards.tail])),
            marks=cards.marks,
        )

    def _is_shared_out(self, cards: Cards) -> bool:
        """Whether the cards are said to be so many of each player, and not each player's."""
        owner = cards.owner if isinstance(cards.owner, Person) else Person(cards.owner or "")
        each = owner.player.startswith(EACH) and not owner.again and not cards.own
        each = each and cards.quantity != "place" and not cards.definite
        return each and "shared_out" in self._words

    def _owner(self, cards: Cards, case: str) -> NounPhrase | str | None:
        """Whose the cards are: a possessive word, a phrase, or None where that goes without saying."""
        if not cards.owner or (cards.implied and not self._lexicon.get("says_implied")):
            return None
        owner = cards.owner if isinstance(cards.owner, Person) else Person(cards.owner)
        who = "you" if owner.player == YOU else "other"
        names = [f"stressed {who}"] if cards.stressed else []
        if not cards.own:
            mine = next(self._mine[name] for name in [*names, "you"] if name in self._mine)
            return mine if who == "you" else self._whose(owner)
        names += [f"own {who} {case}", f"own {who}", f"own {case}", "own"]
        return next(self._mine[name] for name in names if name in self._mine) or None

    def _whose(self, owner: Person) -> NounPhrase | str:
        """An owner as a phrase, or by the pronoun that says whose."""
        case = self._lexicon["owner_case"]
        planned = self.person(owner, case)
        if not planned.pronoun:
            return planned
        rows: Mapping[str, str] = self._lexicon["pronouns"]
        row = f"{planned.pronoun}.whose" if f"{planned.pronoun}.whose" in rows else planned.pronoun
        return self._inflection.pronoun(row, case)

    @staticmethod
    def _relation(cards: Cards) -> str:
        """Relation of the owner to who acts: own, named (mentioned before) or others."""
        owner = cards.owner
        if cards.own or owner == YOU or (isinstance(owner, Person) and owner.player == YOU):
            return "own"
        return "named" if isinstance(owner, Person) and owner.again else "others"

    # ---- what was said before

    def _antecedent_nouns(self, kinds: tuple[str, ...]) -> tuple[str, ...]:
        """The nouns that refer back to an antecedent; more than two are one word for all of them."""
        names_all = self._lexicon.get("names_all") and len(kinds) <= MOST_NAMED
        return kinds if len(kinds) == 1 or names_all else (HEAD,)

    def _mention(self, mention: Mention, case: str, that: str) -> NounPhrase:
        if mention.pronoun and (case != self._subject or mention.goes_on) and not mention.each:
            row = self.pronoun_row(mention.kinds, plural=mention.plural)
            return NounPhrase(pronoun=row, many=mention.plural, marks=mention.marks)
        if mention.each:
            key = "each of them" if mention.pronoun else "each of those"
        else:
            key = "those" if mention.plural else "that"
        that = self._words.get("that_alike", that) if mention.alike and not mention.plural else that
        which = self._ordinals[mention.ordinal - 1] if mention.ordinal else that
        if mention.chosen and (chosen := self._words.get("chosen")):
            which = f"{which} {chosen.split()[-1]}" if mention.ordinal else chosen
        alike = mention.pronoun and self._are_alike(mention.kinds)
        nouns = (
            mention.kinds[:1]
            if alike and not self._lexicon.get("names_all")
            else self._antecedent_nouns(mention.kinds)
        )
        by = "and" if mention.plural else "or"
        return NounPhrase((key,), nouns, by=by, that=tuple(which.split()), marks=mention.marks)

    def _are_alike(self, kinds: tuple[str, ...]) -> bool:
        """Whether all these nouns have one gender, so that one pronoun can refer to them."""
        return len({self._inflection.gender(kind) for kind in kinds}) == 1


def _modifiers(cards: Cards) -> NounModifiers:
    """What qualifies the noun, each by its place."""
    return NounModifiers(
        **{
            place.name: tuple(one.say for one in cards.qualifiers if one.place == place.name)
            for place in fields(NounModifiers)
        }
    )
