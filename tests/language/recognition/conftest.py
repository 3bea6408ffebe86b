"""Recognisers of Mephisto's texts, made once."""

from __future__ import annotations

import pytest

from cardpress.effects.vocabulary import vocabulary_of
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.recognition.recogniser import Recogniser
from cardpress.language.recognition.told_trees import ToldTree, told_trees
from cardpress.models.project import Game


@pytest.fixture(scope="session")
def told(mephisto: Game) -> list[ToldTree]:
    """What the cards of the game say."""
    return list(told_trees(mephisto))


@pytest.fixture(scope="session")
def recognisers(mephisto: Game, books: dict[str, Phrasebook], told: list[ToldTree]) -> dict[str, Recogniser]:
    """A recogniser of each language."""
    vocabulary, kinds = vocabulary_of(mephisto.schema), [*mephisto.settings.kinds]
    return {language: Recogniser(book, vocabulary, told, kinds) for language, book in books.items()}
