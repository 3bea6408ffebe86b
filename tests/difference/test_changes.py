"""Every kind of change is told as what it is, and as nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardpress.difference.changes import Change, ChangeKind, Comparison, compare
from cardpress.difference.compared_files import Build

Rebuild = Callable[..., tuple[Build, Build]]
Edit = Callable[[str, Callable[[dict[str, Any]], object]], None]


def _only(found: tuple[Comparison, ...]) -> list[tuple[str, str | None, str, str | None]]:
    """Kind, component, place and language of each change of the only game."""
    (comparison,) = found
    assert comparison.unseen == ()
    return [(change.kind.value, change.component, change.where, change.language) for change in comparison.changes]


def test_equal_builds_have_no_change(rebuild: Rebuild) -> None:
    """A project that is built again without a change differs in nothing."""
    assert _only(compare(*rebuild())) == []


def test_number_of_an_effect_is_a_number_and_changes_texts(rebuild: Rebuild, edit: Edit) -> None:
    """Another amount is a change of numbers, told with the texts that say it; its face is no look."""
    edit("weapons/axe.json", lambda axe: axe["effect"]["do"].update(amount=3))

    assert _only(compare(*rebuild())) == [
        ("numbers", "axe", "effect.do.amount", None),
        ("text", "axe", "effect", "en"),
        ("text", "axe", "effect", "pl"),
    ]


def test_other_operation_is_a_rule(rebuild: Rebuild, edit: Edit) -> None:
    """Another operation is a change of rules."""
    edit("weapons/axe.json", lambda axe: axe["effect"]["do"].update(op="lose", who="opponent"))

    kinds = {(kind, where) for kind, _, where, _ in _only(compare(*rebuild()))}

    assert kinds == {("rules", "effect.do.op"), ("rules", "effect.do.who"), ("text", "effect")}


def test_number_that_nothing_prints(rebuild: Rebuild, edit: Edit) -> None:
    """A number that no face shows is one change, and no card looks different."""
    edit("weapons/axe.json", lambda axe: axe.update(cost=2))

    (found,) = compare(*rebuild())

    assert found.changes == (Change(ChangeKind.NUMBERS, "axe", "cost", 1, 2),)


def test_name_is_text_of_one_language(rebuild: Rebuild, project: Path) -> None:
    """Another Polish name is a change of Polish text and of nothing else."""
    file = project / "content/mini/text/pl.ftl"
    file.write_text(file.read_text("utf-8").replace("axe = Siekiera", "axe = Topór"), "utf-8")

    (found,) = compare(*rebuild())

    assert found.changes == (Change(ChangeKind.TEXT, "axe", "name", "Siekiera", "Topór", "pl"),)


def test_colour_is_the_look_of_all_that_show_it(rebuild: Rebuild, project: Path) -> None:
    """Another stylesheet changes the look of the faces it draws, in both languages, and nothing else."""
    (project / "templates/mini/more.css").write_text("h1 { color: #4a5a2a }\n", "utf-8")

    found = _only(compare(*rebuild()))

    assert found == [("look", id_, "front", code) for id_ in ("axe", "rat") for code in ("en", "pl")]


def test_picture_of_one_card_is_the_look_of_that_card(rebuild: Rebuild, project: Path) -> None:
    """An icon more in the icons' font leaves faces without it as they were: glyphs count by outline."""
    file = project / "templates/mini/card.html"
    text = file.read_text("utf-8").replace("</h1>", "{% if card.id == 'rat' %}{{ icon('axe') }}{% endif %}</h1>")
    file.write_text(text, "utf-8")

    assert _only(compare(*rebuild())) == [("look", "rat", "front", code) for code in ("en", "pl")]


def test_word_of_the_interface_on_a_face_is_text(rebuild: Rebuild, project: Path) -> None:
    """A word of the interface on a face is a change of text: of the game, and of every card that shows it."""
    card = project / "templates/mini/card.html"
    card.write_text(card.read_text("utf-8").replace("</h1>", "</h1>{{ ui('ui-game') }}"), "utf-8")
    for code, said in (("pl", "Mini"), ("en", "Mini")):
        file = project / f"content/mini/text/{code}.ftl"
        file.write_text(file.read_text("utf-8").replace(f"ui-game = {said}", "ui-game = Maxi"), "utf-8")

    found = _only(compare(*rebuild()))

    assert [one for one in found if one[1] is None] == [("text", None, "ui-game", code) for code in ("en", "pl")]
    assert [one for one in found if one[1]] == [
        ("text", id_, "front", code) for id_ in ("axe", "rat") for code in ("en", "pl")
    ]


def test_copies_and_source(rebuild: Rebuild, edit: Edit) -> None:
    """More copies are copies; another provenance is a source."""
    edit("decks/main.json", lambda deck: deck["cards"].update(rat=5))
    edit("monsters/rat.json", lambda rat: rat.update(provenance="rulebook", source="R-01"))

    (found,) = compare(*rebuild())

    assert Change(ChangeKind.COPIES, "rat", "deck main", 2, 5) in found.changes
    assert {change.kind for change in found.changes} == {ChangeKind.COPIES, ChangeKind.SOURCE}


def test_component_that_goes_and_comes(rebuild: Rebuild, project: Path, edit: Edit) -> None:
    """A component that was not there is added, one that is not there any more removed, with its copies."""
    edit("decks/main.json", lambda deck: deck["cards"].pop("axe"))
    (project / "content/mini/weapons/axe.json").unlink()
    for code in ("pl", "en"):
        file = project / f"content/mini/text/{code}.ftl"
        lines = file.read_text("utf-8").splitlines(keepends=True)
        at = next(place for place, line in enumerate(lines) if line.startswith("axe ="))
        file.write_text("".join(lines[:at] + lines[at + 2 :]), "utf-8")

    old, new = rebuild()

    assert _only(compare(old, new)) == [
        ("removed", "axe", "component", None),
        ("copies", "axe", "deck main", None),
    ]
    assert ("added", "axe", "component", None) in _only(compare(new, old))


def test_game_and_language_that_are_new(rebuild: Rebuild) -> None:
    """A game that is in one build only is added or removed, and so is a language."""
    old, new = rebuild()
    data = new["mini"].data
    polish = data.model_copy(update={"texts": {"pl": data.texts["pl"]}})
    only_polish = {"mini": type(new["mini"])(polish, {"pl": new["mini"].faces["pl"]})}

    assert compare({}, new)[0].changes == (Change(ChangeKind.ADDED, None, "game", None, "1.0.0"),)
    assert compare(old, {})[0].changes == (Change(ChangeKind.REMOVED, None, "game", "1.0.0", None),)
    assert compare(only_polish, new)[0].changes == (Change(ChangeKind.ADDED, None, "language", None, "en", "en"),)


def test_release_is_compared_with_its_own_game_only(rebuild: Rebuild) -> None:
    """Against a release of one game the others of a build are no news; against a build they are."""
    old, new = rebuild()
    both = {**new, "other": new["mini"]}
    release = {"mini": replace(old["mini"], released=True)}

    assert [each.game for each in compare(release, both)] == ["mini"]
    assert [each.game for each in compare(both, release)] == ["mini"]
    assert [each.game for each in compare(old, both)] == ["mini", "other"]
    assert [each.changes[0].kind for each in compare(release, {"other": new["mini"]})] == [ChangeKind.REMOVED]


def test_language_without_faces_is_named(rebuild: Rebuild) -> None:
    """When a build has no faces of a language, its looks are not called equal: the language is named as unseen."""
    old, new = rebuild()
    blind = {"mini": type(old["mini"])(old["mini"].data, {"en": old["mini"].faces["en"]})}

    assert compare(blind, new)[0].unseen == ("pl",)
