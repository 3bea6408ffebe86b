"""What templates are given, and what the key of a face is made of."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cardpress.diagnostics import Report
from cardpress.incremental.session import Session
from cardpress.pipeline import Outcome, check
from cardpress.press.face_requests import Requests
from cardpress.press.game_look import look_of
from cardpress.press.layout.templates import Templates


@pytest.fixture
def outcome(mini: Path) -> Outcome:
    """The small project after checking."""
    return check(mini, ["mini"], Session())


@pytest.fixture
def requests(outcome: Outcome) -> Requests:
    """The faces of the small project in Polish."""
    game, words = outcome.games["mini"], outcome.words["mini"].texts["pl"]
    return Requests(game, words, look_of(game), Templates(game.root))


def test_templates_are_given_plain_values(requests: Requests) -> None:
    """A template gets values JSON can hold: a method of a model would lead out of the sandbox."""
    assert json.loads(json.dumps(requests.filling.values)) == requests.filling.values


@pytest.mark.parametrize("leak", ["game.parse_raw('1')", "size.parse_file('/etc/hostname')", "card.copy.__self__"])
def test_no_method_of_a_model_is_in_reach(leak: str, mini: Path, requests: Requests, outcome: Outcome) -> None:
    """What a model can do besides holding values is an error in a template."""
    (mini / "templates/mini/card.html").write_text(f"<article>{{{{ {leak} }}}}</article>", "utf-8")
    report = Report()
    game, words = outcome.games["mini"], outcome.words["mini"].texts["pl"]
    made = Requests(game, words, look_of(game), Templates(mini)).printed_components(game, words)

    assert made[0].front.markup({}, report) is None
    assert [problem.code for problem in report] == ["template-error"]


def test_shared_side_is_one_face(requests: Requests, outcome: Outcome) -> None:
    """A back that all components share has one key, fronts have one each."""
    game, words = outcome.games["mini"], outcome.words["mini"].texts["pl"]
    rat, axe = requests.printed_components(game, words)

    assert rat.back.key == axe.back.key
    assert rat.front.key != axe.front.key


def test_a_variant_has_faces_of_its_own(requests: Requests, outcome: Outcome) -> None:
    """A card a variant changes is never taken for the original, even when both say the same; the backs are one."""
    game, words = outcome.games["mini"], outcome.words["mini"].texts["pl"]
    plain, changed, other = (
        requests.printed_components(game, words, variant)[0] for variant in (None, "alone", "team")
    )

    assert len({plain.front.key, changed.front.key, other.front.key}) == 3
    assert plain.back.key == changed.back.key
    assert changed.front.label == f"{plain.component}, alone, front, pl"


def test_sides_that_show_the_same_have_keys_of_their_own(requests: Requests, outcome: Outcome) -> None:
    """A template is told which side it makes, so front and back of one template are two faces."""
    game, words = outcome.games["mini"], outcome.words["mini"].texts["pl"]
    kind = game.settings.kinds["monster"]
    both = kind.model_copy(update={"back": kind.front})
    settings = game.settings.model_copy(update={"kinds": {**game.settings.kinds, "monster": both}})
    (rat,) = (
        one
        for one in requests.printed_components(replace(game, settings=settings), words)
        if one.component == "rat"
    )

    assert rat.front.key != rat.back.key


def test_a_side_lists_the_components_of_other_kinds(requests: Requests, outcome: Outcome) -> None:
    """A side that lists a kind is given its components with their words, and its key covers each of them."""
    game, words = outcome.games["mini"], outcome.words["mini"].texts["pl"]
    kind = game.settings.kinds["monster"]
    listing = kind.model_copy(update={"front": kind.front.model_copy(update={"lists": ("weapon",)})})
    settings = game.settings.model_copy(update={"kinds": {**game.settings.kinds, "monster": listing}})
    axe = words.components["axe"]
    renamed = replace(words, components={**words.components, "axe": replace(axe, name="Topór")})
    keys = []
    for spoken in (words, renamed):
        changed = replace(game, settings=settings)
        made = Requests(changed, spoken, look_of(game), Templates(game.root))
        keys += [one.front.key for one in made.printed_components(changed, spoken) if one.component == "rat"]

    (plain,) = (one.front.key for one in requests.printed_components(game, words) if one.component == "rat")
    assert len({plain, *keys}) == 3


def test_a_second_build_asks_for_what_changed(mini: Path) -> None:
    """In a warm process a card that is the same is asked for as before; another template makes all faces new."""
    session, templates = Session(), Templates(mini)

    def made(known: Requests | None) -> tuple[Requests, dict[str, object]]:
        outcome = check(mini, ["mini"], session)
        game, words = outcome.games["mini"], outcome.words["mini"].texts["pl"]
        asked = Requests(game, words, look_of(game), templates).reuse(known)
        return asked, {one.component: one for one in asked.printed_components(game, words)}

    first, before = made(None)
    axe = mini / "content/mini/weapons/axe.json"
    axe.write_text(json.dumps(json.loads(axe.read_text("utf-8")) | {"cost": 3}), "utf-8")
    second, after = made(first)
    template = mini / "templates/mini/card.html"
    template.write_text(template.read_text("utf-8") + "{{ nothing }}", "utf-8")
    third, last = made(second)

    assert (second is first, third is first) == (True, False)
    assert (after["rat"] is before["rat"], after["axe"] is before["axe"]) == (True, False)
    assert last["rat"] is not before["rat"]


def test_what_is_wrong_is_told_to_the_build_that_asks(mini: Path, outcome: Outcome) -> None:
    """A face that failed is asked for again by the next build, and whoever asks is told why."""
    game, words = outcome.games["mini"], outcome.words["mini"].texts["pl"]
    (mini / "templates/mini/card.html").write_text("<article>{{ nothing }}</article>", "utf-8")
    templates, first, second = Templates(mini), Report(), Report()
    asked = Requests(game, words, look_of(game), templates)
    (rat, _) = asked.printed_components(game, words)
    again = Requests(game, words, look_of(game), templates).reuse(asked)
    (same, _) = again.printed_components(game, words)

    assert same is rat
    assert rat.front.markup({}, first) is None
    assert same.front.markup({}, second) is None
    assert [problem.code for problem in (*first, *second)] == ["template-error"] * 2
