"""Questions of an operation, and the words for the players they are put to."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from tests.engines.kernel.skirmish import CARD, Skirmish, SkirmishState, stop

from cardpress_engines.kernel.actions import DONE, PLAYER
from cardpress_engines.kernel.compiler import EffectCompiler, EffectHandlers, Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import NOBODY, Running, first_step, onward
from cardpress_engines.kernel.player_selectors import PlayerSelectors, only_you
from cardpress_engines.kernel.questions import QuestionSequence, SubjectQuestion, number_test, possible
from cardpress_engines.kernel.state import TERMINAL, frame

PEOPLE = PlayerSelectors[SkirmishState](lambda state: 2)


def begun(build: Any, you: int = 0, players: int = 4) -> SkirmishState:
    """A state that runs instructions for a player."""
    compiler = EffectCompiler(EffectHandlers({"test": build}, {}, {}, PEOPLE.of))
    entry = compiler.entry(type("Effect", (), {"op": "test"}))
    game = Skirmish(players)
    game.code = tuple(compiler.code)
    state = SkirmishState(game)
    state.start(first_step(entry, you, 0), frame(stop, None))
    return state


def two_questions(compiler: Any, effect: Any, scope: Scope) -> None:
    """Two cards to discard: the second lower than the first; the next player chooses it."""
    questions = QuestionSequence(compiler, scope)
    one = questions.ask("one", lambda state, running: [CARD + 1, CARD + 2, CARD + 3])
    two = questions.ask(
        "two",
        lambda state, running: [CARD + card for card in range(1, running.number(one) - CARD)],
        lambda state, running: running.you + 1,
    )
    questions.do(lambda state, running: state.discards.extend((running.number(one), running.number(two))))
    compiler.emit(lambda state, running, argument, answer: state.score.append(7) or onward(running), None)


def test_a_question_may_follow_from_the_answer_before() -> None:
    """Each answer is bound for what is asked and done later; the second question goes to somebody else."""
    state = begun(two_questions)
    assert (state.current_player(), state.question, state.legal_actions()) == (
        0,
        "one",
        [CARD + 1, CARD + 2, CARD + 3],
    )
    state.apply_action(CARD + 3)
    assert (state.current_player(), state.question, state.legal_actions()) == (1, "two", [CARD + 1, CARD + 2])
    state.apply_action(CARD + 2)

    assert (state.discards, state.score, state.current_player()) == ([CARD + 3, CARD + 2], [0, 0, 7], TERMINAL)


@pytest.mark.parametrize(("you", "answers"), [(0, [CARD + 1]), (NOBODY, [])])
def test_without_an_answer_the_rest_of_the_operation_is_skipped(you: int, answers: list[int]) -> None:
    """Nothing to choose, or nobody to choose it: the change does not happen, what comes behind does."""
    state = begun(two_questions, you)
    for answer in answers:
        state.apply_action(answer)

    assert (state.discards, state.score, state.current_player()) == ([], [0, 0, 7], TERMINAL)


def test_a_question_is_possible_when_it_has_an_answer() -> None:
    """The test of an operation is whether there is anything to choose."""
    state, running = SkirmishState(Skirmish(2)), Running(0, 0, 0, ())

    assert [possible(lambda state, running, found=found: found)(state, running) for found in ([], [1])] == [
        False,
        True,
    ]


def _chosen_cards(least: int, most: int, *found: int) -> Any:
    """A choice of cards, which are discarded; then a point, whether they were or not."""

    def build(compiler: Any, effect: Any, scope: Scope) -> None:
        questions = QuestionSequence(compiler, scope)
        question = SubjectQuestion("card", CARD, least, most)
        chosen = questions.choose(question, lambda state, running: found, scope.choice_slot(effect))
        questions.do_each(chosen, lambda state, running, card: state.discards.append(card))
        compiler.emit(lambda state, running, argument, answer: state.score.append(7) or onward(running), None)

    return build


@pytest.mark.parametrize(
    ("least", "most", "answers", "asked", "cards"),
    [
        (1, 1, [5], [[3, 5, 8]], [5]), (2, 2, [5, 8], [[3, 5, 8], [3, 8]], [5, 8]),
        (1, 2, [8, None], [[3, 5, 8], [None, 3, 5]], [8]), (0, 1, [None], [[None, 3, 5, 8]], []),
        (2, 3, [3, 8], [[3, 5, 8], [5, 8], [None, 5]], [3, 8]),
    ],
)  # fmt: skip
def test_subjects_are_chosen_one_by_one(
    least: int, most: int, answers: list[int | None], asked: list[list[int | None]], cards: list[int]
) -> None:
    """Each once, no more than the most; who has chosen enough may stop."""
    state = begun(_chosen_cards(least, most, 8, 3, 5))
    for number, answer in enumerate(answers):
        options = [DONE if card is None else CARD + card for card in asked[number]]
        assert (state.question, state.legal_actions()) == ("card", options)
        state.apply_action(DONE if answer is None else CARD + answer)
    if state.current_player() != TERMINAL:
        state.apply_action(DONE)

    assert (state.discards, state.score) == (cards, [0, 0, 7])


def test_too_few_subjects_are_not_asked_for() -> None:
    """Of two that are needed only one is there: the rest of the operation is skipped, what comes behind is not."""
    state = begun(_chosen_cards(2, 2, 3))

    assert (state.current_player(), state.discards, state.score) == (TERMINAL, [], [0, 0, 7])


def test_without_a_player_the_first_subjects_are_taken() -> None:
    """An effect that addresses nobody takes them in the order in which they are found."""
    assert begun(_chosen_cards(2, 2, 8, 3, 5), NOBODY).discards == [8, 3]


@pytest.mark.parametrize(("found", "cards"), [((8, 3), [8, 3]), ((), [])])
def test_all_subjects_need_no_question(found: tuple[int, ...], cards: list[int]) -> None:
    """Something happens to every one of them, in their order; without any the rest is skipped."""

    def build(compiler: Any, effect: Any, scope: Scope) -> None:
        questions = QuestionSequence(compiler, scope)
        there = questions.bind_all(lambda state, running: found, scope.slot())
        questions.do_each(there, lambda state, running, card: state.discards.append(card))

    state = begun(build)
    assert (state.discards, state.current_player()) == (cards, TERMINAL)


def test_a_number_of_subjects_is_so_many_or_none() -> None:
    """So many or more; without a number the test is whether there is none."""
    state, running = SkirmishState(Skirmish(2)), Running(0, 0, 0, ())
    found = [number_test(lambda state, running: [4, 6], least)(state, running) for least in (1, 2, 3, None)]

    assert found == [True, True, False, False]
    assert number_test(lambda state, running: [], None)(state, running)


def test_an_effect_may_be_about_nobody_but_you() -> None:
    """Where effects address who carries them out and nobody else, any other word is refused."""
    state = SkirmishState(Skirmish(2))
    assert [list(only_you("you", Scope())(state, Running(0, you, 0, ()))) for you in (1, NOBODY)] == [[1], []]
    with pytest.raises(UnsupportedEffectError, match="carried out by you, not by 'ally'"):
        only_you("ally", Scope())


@pytest.mark.parametrize(
    ("word", "you", "meant"),
    [
        ("you", 1, (1,)), ("each_opponent", 1, (2, 4, 0)), ("each_ally", 1, (3, 5)),
        ("each_player", 1, (1, 2, 3, 4, 5, 0)),
        ("you", NOBODY, ()), ("opponent", NOBODY, (0, 1, 2, 3, 4, 5)), ("ally", NOBODY, ()),
        ("each_player", NOBODY, (2, 3, 4, 5, 0, 1)),
    ],
)  # fmt: skip
def test_a_word_means_players_by_where_they_sit(word: str, you: int, meant: tuple[int, ...]) -> None:
    """Clockwise from you; of an effect that addresses nobody, from the player whose turn it is."""
    state = SkirmishState(Skirmish(6))

    assert tuple(PEOPLE.of(word, Scope())(state, Running(0, you, 0, ()))) == meant


def _tokens(word: Any) -> Any:
    def build(compiler: Any, effect: Any, scope: Scope) -> None:
        def part(who: Any) -> None:
            def run(state: Any, running: Running, argument: None, answer: int) -> Running:
                state.discards += who(state, running)
                return onward(running)

            compiler.emit(run, None)

        PEOPLE.each(compiler, word, scope, part)

    return build


def test_you_choose_one_of_several() -> None:
    """'ally' is one of them, whom you choose; an only one is meant without asking."""
    state = begun(_tokens("ally"), you=1, players=6)
    assert (state.current_player(), state.legal_actions()) == (1, [PLAYER + 3, PLAYER + 5])
    state.apply_action(PLAYER + 5)

    assert state.discards == [5]
    assert begun(_tokens("ally"), you=1, players=4).discards == [3]


def test_each_of_several_goes_through_a_part_in_turn() -> None:
    """'each_opponent' runs a part once for every one of them, clockwise."""
    assert begun(_tokens("each_opponent"), you=1, players=6).discards == [2, 4, 0]


def test_a_name_stands_for_the_player_who_was_chosen() -> None:
    """Whoever is named second is another one than the first; a name means the same player from then on."""
    first, second = (SimpleNamespace(one="opponent", name=name) for name in "rs")

    def build(compiler: Any, effect: Any, scope: Scope) -> None:
        for who in (first, second, SimpleNamespace(ref="r"), SimpleNamespace(ref="s")):
            _tokens(who)(compiler, effect, scope)

    state = begun(build, you=0, players=6)
    assert state.legal_actions() == [PLAYER + 1, PLAYER + 3, PLAYER + 5]
    state.apply_action(PLAYER + 3)
    assert state.legal_actions() == [PLAYER + 1, PLAYER + 5]
    state.apply_action(PLAYER + 1)

    assert state.discards == [3, 1, 3, 1]
