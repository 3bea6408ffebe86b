"""What lexicon.json of a language pack holds: the whole grammar of a language, as tables one engine reads."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, ConfigDict, Field, create_model

from cardpress.language.grammar.phrase_templates import TemplateError, parse_template
from cardpress.language.lexicon.term_schema import Names, noun_model, row_of
from cardpress.models.component import Model


def _pattern(text: str) -> str:
    try:
        re.compile(text)
    except re.error as error:
        raise ValueError(f"this is no regular expression: {error}") from error
    return text


def _template(text: str) -> str:
    try:
        parse_template(text)
    except TemplateError as error:
        raise ValueError(str(error)) from error
    return text


def _noun_and_template(text: str) -> str:
    noun, _, template = text.partition(" ")
    if not noun or not template:
        raise ValueError("a noun and the phrase made with it: opponent ~każdy N")
    _template(template)
    return text


Regex = Annotated[str, AfterValidator(_pattern)]
Template = Annotated[str, AfterValidator(_template)]
PersonTemplate = Annotated[str, AfterValidator(_noun_and_template)]
WordOrder = Annotated[str, Field(pattern=r"^[FSBVIPZLWURH]( [FSBVIPZLWURH])*$")]
Verb = dict[str, str] | tuple[str, ...]
Adjective = dict[str, str] | tuple[str, ...]
VERBS = "verb to its forms by name (inf, order, fin.sg.ter …), or to a row of them in the order of `conjugation`"
ADJECTIVES = "adjective to its forms by number, gender and state, or a paradigm and the stems it is made with"


class Orders(Model):
    """Parts of a clause in the order they have.

    F what stands before the subject, S the subject, B what stands between it and the verb, R what follows that; V
    the verb, P its prefix, L both, I the infinitive, Z the infinitive with its particle; W a weak pronoun, U one
    after a preposition, H what is long.
    """

    main: WordOrder = Field(description="a statement")
    after: WordOrder = Field(description="a statement after a clause that stands first")
    sub: WordOrder = Field(description="a subordinate clause")
    order: WordOrder = Field(description="a command to the reader")
    inf: WordOrder = Field(description="an infinitive")
    zu: WordOrder = Field(description="an infinitive with its particle")


class GameWords(Model):
    """Words that only the sentences of one game need."""

    model_config = ConfigDict(title="the words of a game's sentences")

    verbs: dict[str, Verb] = Field(default_factory=dict, description=VERBS)
    adjectives: dict[str, Adjective] = Field(default_factory=dict, description=ADJECTIVES)
    people: dict[str, PersonTemplate] = Field(
        default_factory=dict, description="who is meant to a noun and its phrase"
    )
    prepositions: Names = Field(default=(), description="prepositions that the game's messages may name")


def words_model(lexicon: Mapping[str, Any]) -> type[GameWords]:
    """The shape of lexicon/<lang>.json of a game, in a language with this lexicon."""
    return _words_model(tuple(lexicon["cases"]))


@cache
def _words_model(cases: Names) -> type[GameWords]:
    pattern = row_of(cases)
    what = f"{len(cases)} forms with spaces between them: {', '.join(cases)}; one serves for all"
    row = Annotated[str, Field(pattern=pattern, description=what)]
    adjectives: Any = (dict[str, dict[str, row] | tuple[str, ...]], GameWords.model_fields["adjectives"])
    return create_model("Words", __base__=GameWords, __doc__=GameWords.__doc__, adjectives=adjectives)


class Counting(Model):
    """What a number does to the noun after it; the first rule whose conditions all hold is taken."""

    when: str = Field(
        default="", description="conditions: plural category, gender, case, and direct or oblique for its kind"
    )
    number: str = Field(description="number of the noun: sg or pl")
    case: str = Field(default="", description="case of the noun; left out: the one the phrase has")
    verb: str = Field(description="number of the verb such a phrase is the subject of")


class Lexicon(Model):
    """How words of a language are formed, agree and follow each other."""

    model_config = ConfigDict(title="the lexicon")

    cases: Names = Field(min_length=1, description="cases in the order of every row of forms; the subject's first")
    direct: Names = Field(min_length=1, description="the cases in which a number can govern its noun")
    owner_case: str = Field(description="the case of whoever something belongs to")
    unit_case: str = Field(description="the case of what is measured, without its number")
    genders: dict[str, str] = Field(
        default_factory=dict, description="gender to a noun that has it; none: a noun has only one and other"
    )
    genitive: dict[str, str] = Field(
        default_factory=dict, description="last letters of a noun without cases to its ending as an owner"
    )
    counting: tuple[Counting, ...] = Field(min_length=1, description="rules of numbers; the first that holds")
    conjugation: Names = Field(
        default=(), description="names of the forms in the row of a verb, one or several each"
    )
    moods: dict[str, str] = Field(
        default_factory=dict, description="mood to the one that serves where it is missing"
    )
    orders: Orders = Field(description="the parts of a clause in their order")
    weak: tuple[Literal["bare", "after"], ...] = Field(
        default=(), description="pronouns that move forward: bare ones, those after a preposition"
    )
    heavy: tuple[Literal["clause", "equal"], ...] = Field(
        default=(), description="phrases that go last: with a clause, as much as a number says"
    )
    heavy_factor: int = Field(
        default=0, ge=0, description="how many times as long as what follows it a phrase that goes last must be"
    )
    prodrop: bool = Field(default=False, description="whether the reader is never said as a subject")
    owner_before: bool = Field(default=False, description="whether an owner stands before the noun")
    says_implied: bool = Field(default=False, description="whether it is said whose hand a card goes to")
    names_all: bool = Field(default=False, description="whether cards of several kinds keep their names")
    sandhi: tuple[tuple[Regex, str], ...] = Field(
        default=(), description="pattern in a phrase to what it becomes: z to ze, a to an"
    )
    prepositions: Names = Field(default=(), description="prepositions that messages may name")
    into: dict[str, str] = Field(
        default_factory=dict, description="preposition of a place to that of the way there, with its case"
    )
    out_of: dict[str, str] = Field(
        default_factory=dict, description="preposition of a place to that of the way from there, with its case"
    )
    state: str = Field(default="", description="the state of adjectives that no determiner precedes")
    then: dict[str, str] = Field(default_factory=dict, description="paradigm or determiner to the state after it")
    paradigms: dict[str, dict[str, str]] = Field(
        default_factory=dict, description="paradigm to its rows of endings (-ego) and numbers of stems"
    )
    adjectives: dict[str, Adjective] = Field(description=ADJECTIVES)
    nouns: dict[str, Any] = Field(default_factory=dict, description="nouns the sentences need in every game")
    verbs: dict[str, Verb] = Field(description=VERBS)
    pronouns: dict[str, str] = Field(description="row of a pronoun: f, f.after (a preposition), f.whose …")
    groups: dict[str, str] = Field(description="gender, or pl.gender, to the row of its pronoun")
    rivals: dict[str, str] = Field(
        default_factory=dict, description="row of pronouns to another whose forms could be its own"
    )
    phrases: dict[str, Template] = Field(description="quantity, with relation and trait, to its phrase")
    people: dict[str, PersonTemplate] = Field(description="who is meant to a noun and its phrase")
    possessive: dict[str, str] = Field(description="whose to an adjective or a word; empty: nothing is said")
    ordinals: Names = Field(description="the first, the second …")
    words: dict[str, str] = Field(description="small words by their use")


def lexicon_model(value: object) -> type[Lexicon]:
    """The shape of a lexicon, with its nouns as its own cases and genders have them."""
    if not isinstance(value, dict) or not isinstance(value.get("cases"), list):
        return Lexicon
    cases, genders = value["cases"], value.get("genders", {})
    if not isinstance(genders, dict) or not all(isinstance(name, str) for name in [*cases, *genders]) or not cases:
        return Lexicon
    noun = noun_model(tuple(cases), tuple((gender, str(example)) for gender, example in genders.items()))
    nouns: Any = dict[str, noun]  # type: ignore[valid-type]  # made at run time
    field: Any = Field(default_factory=dict, description=Lexicon.model_fields["nouns"].description)
    return create_model("Lexicon", __base__=Lexicon, __doc__=Lexicon.__doc__, nouns=(nouns, field))
