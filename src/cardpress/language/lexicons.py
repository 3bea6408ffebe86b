"""What lexicon.json of a language pack looks like in each grammar."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, ConfigDict, Field

from cardpress.language.nouns import PolishNoun
from cardpress.models.component import Model


def _pattern(text: str) -> str:
    try:
        re.compile(text)
    except re.error as error:
        raise ValueError(f"this is no regular expression: {error}") from error
    return text


Six = Annotated[
    str,
    Field(
        pattern=r"^\S+( \S+){5}$",
        description="six forms with spaces between them: nom, gen, dat, acc, ins and loc",
    ),
]
Regex = Annotated[str, AfterValidator(_pattern)]


class EnglishWords(Model):
    """Words that only the sentences of one game need, in a language built like English."""

    model_config = ConfigDict(title="the words of a game's sentences")

    verbs: dict[str, tuple[str, str]] = Field(
        default_factory=dict, description="verb to its plain form and its form with he or she"
    )


class PolishWords(Model):
    """Words that only the sentences of one game need, in a language built like Polish."""

    model_config = ConfigDict(title="the words of a game's sentences")

    verbs: dict[str, dict[str, str]] = Field(
        default_factory=dict, description="verb to its forms by name: inf, order, fin.sg.ter …"
    )
    adjectives: dict[str, dict[str, Six]] = Field(
        default_factory=dict, description="adjective to its forms by number and gender"
    )


class EnglishLexicon(Model):
    """The words of a language built like English."""

    model_config = ConfigDict(title="the lexicon")

    verbs: dict[str, tuple[str, str]] = Field(description="verb to its plain form and its form with he or she")
    words: dict[str, str] = Field(description="small words and names of people by their use")
    quantities: dict[str, str] = Field(
        description="pattern of a phrase for each quantity: up to {n} {other}{nouns}"
    )
    ordinals: tuple[str, ...] = Field(description="the first, the second …")


class PolishLexicon(Model):
    """The words of a language built like Polish."""

    model_config = ConfigDict(title="the lexicon")

    verbs: dict[str, dict[str, str]] = Field(description="verb to its forms by name: inf, order, fin.sg.ter …")
    adjectives: dict[str, dict[str, Six]] = Field(description="adjective to its forms by number and gender")
    pronouns: dict[str, Six] = Field(description="pronouns by gender and number")
    nouns: dict[str, PolishNoun] = Field(description="nouns that the sentences need in every game")
    words: dict[str, str] = Field(description="small words by their use")
    people: dict[str, dict[str, str]] = Field(description="who is meant to its term and adjectives")
    ordinals: tuple[str, ...] = Field(description="adjectives for the first, the second …")
    prepositions: dict[str, tuple[str, Regex]] = Field(
        description="preposition to its longer form and the pattern of what stands after that"
    )
