"""A typed rule text is recognised as the trees that say it."""

from __future__ import annotations

import pytest
from tests.sampling import few_of

from cardpress.effects.mutation_gates import canonical_text
from cardpress.effects.vocabulary import EMPTY, vocabulary_of
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.recognition.recogniser import MOST, Recognised, Recogniser
from cardpress.language.recognition.told_trees import ToldTree
from cardpress.language.recognition.word_families import plain_words
from cardpress.models.project import Game

Recognisers = dict[str, Recogniser]


def _json(one: Recognised) -> object:
    return one.tree.model_dump(mode="json", by_alias=True, exclude_defaults=True)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_texts_of_cards_come_back(
    language: str, told: list[ToldTree], recognisers: Recognisers, books: dict[str, Phrasebook]
) -> None:
    """What a card says is recognised as its own tree, which is among the readings that are offered."""
    lost = []
    for one in few_of(told, 12, language):
        text = books[language].rule(one.tree, one.kind, one.component, before=one.before)
        found = recognisers[language].readings(text, [one.kind], one.before)
        assert len(found) <= MOST
        if canonical_text(one.tree) not in {canonical_text(each.tree) for each in found if each.exact}:
            lost.append(f"{one.component} {one.key}: {text}")
    assert lost == []


def test_a_card_is_recognised_that_was_never_told(
    mephisto: Game, told: list[ToldTree], books: dict[str, Phrasebook]
) -> None:
    """A game without a single card knows its vocabulary all the same."""
    recogniser = Recogniser(books["pl"], vocabulary_of(mephisto.schema), [], ["monster"])

    found = recogniser.readings("Gdy pokonasz potwora, zyskaj 2 punkty łaski.")

    assert _json(found[0]) == {
        "op": "when",
        "event": {"event": "defeats", "who": "you", "what": {"pick": "one", "kind": "monster"}},
        "do": {"op": "gain", "amount": 2, "resource": "favor"},
    }
    assert found[0].exact


def test_new_sentences_are_put_together(recognisers: Recognisers) -> None:
    """What no card says is recognised when its parts are said somewhere: steps, conditions, prices, pronouns."""
    text = (
        "Raz w swojej turze możesz wydać 3 punkty łaski, aby dobrać 2 karty. Jeśli przeciwnik ma więcej punktów "
    )
    text += "łaski niż ty, weź na rękę broń z lochu."

    first = recognisers["pl"].readings(text)[0]

    assert first.exact
    assert plain_words(first.sentence) == plain_words(text)


def test_the_two_languages_agree(recognisers: Recognisers, books: dict[str, Phrasebook]) -> None:
    """A tree recognised in one language is recognised out of its sentence in the other."""
    polish = recognisers["pl"].readings("Każdy przeciwnik odrzuca kartę z ręki. Dobierz 3 karty.")[0]
    english = books["en"].rule(polish.tree, polish.kind, "")

    back = recognisers["en"].readings(english, [polish.kind])

    assert canonical_text(polish.tree) in {canonical_text(one.tree) for one in back if one.exact}


def test_wrong_forms_are_near(recognisers: Recognisers) -> None:
    """A text with a wrong form of a word has a reading, which is told apart and says what is right."""
    found = recognisers["pl"].readings("Każdy gracz dobiera 2 karta.")

    assert [one.exact for one in found] == [False]
    assert found[0].sentence.replace("\u00a0", " ") == "Każdy gracz dobiera 2 karty."


@pytest.mark.parametrize("text", ["", ".", "Zbuduj kolej do Radomia.", "dobierz " * 60])
def test_what_the_vocabulary_cannot_say_is_no_reading(text: str, recognisers: Recognisers) -> None:
    """Nothing is offered for what no tree says, and no text is too odd to be read."""
    assert [one for one in recognisers["pl"].readings(text) if one.exact] == []


def test_a_game_without_effects_has_no_readings(books: dict[str, Phrasebook]) -> None:
    """Where there are no operations nothing is recognised."""
    assert Recogniser(books["en"], EMPTY, [], ["monster"]).readings("Draw 1 card.") == []


def test_readings_are_the_same_every_time(
    mephisto: Game, told: list[ToldTree], recognisers: Recognisers, books: dict[str, Phrasebook]
) -> None:
    """The readings of an ambiguous text and their order depend on nothing but the game."""
    again = Recogniser(books["pl"], vocabulary_of(mephisto.schema), reversed(told), [*mephisto.settings.kinds])
    text = "Przesuń tę broń do sąsiedniego korytarza. Dobierz 1 kartę."

    readings = [[_json(one) for one in which.readings(text)] for which in (recognisers["pl"], again)]

    assert readings[0]
    assert readings[0] == readings[1]
