"""What changed between two builds of a game, each change of one kind.

| kind | what |
|---|---|
| added, removed | a component, a language, a game |
| rules | an effect tree or another field of rules data, beyond its numbers |
| numbers | a number that was a number before |
| text | words of a component, of the interface, of the rulebook; or words of a face that come from there |
| look | the drawing of a face, while its words and all data of its component stayed |
| copies | how often a deck prints a component |
| source | where a component is written and who says so |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from cardpress.difference.compared_files import Build, ComponentWords, Faces, GameBuild, Json, SideDigests
from cardpress.difference.json_differences import differences, is_number
from cardpress.difference.rulebook_changes import chapters_of_messages, rulebook_changes
from cardpress.targets.faces_json import PRINTED

_SOURCE = ("file", "provenance", "source")


class ChangeKind(StrEnum):
    """The kinds in the order in which they are reported."""

    ADDED = "added"
    REMOVED = "removed"
    RULES = "rules"
    NUMBERS = "numbers"
    TEXT = "text"
    LOOK = "look"
    COPIES = "copies"
    SOURCE = "source"


@dataclass(frozen=True)
class Change:
    """One change: of a component (None: of the game itself), where in it, in which language (None: in all).

    `old` and `new` are JSON values, None for what is not there; of a face they are digests of its drawing.
    """

    kind: ChangeKind
    component: str | None
    where: str
    old: Json
    new: Json
    language: str | None = None


@dataclass(frozen=True)
class Comparison:
    """All changes of one game; versions are None where the game is not. `unseen` are languages without faces."""

    game: str
    old_version: str | None
    new_version: str | None
    changes: tuple[Change, ...]
    unseen: tuple[str, ...] = ()


def compare(old: Build, new: Build) -> tuple[Comparison, ...]:
    """Every game of two builds; a release is of one game, and only that one is compared."""
    released = [build for build in (old, new) if any(game.released for game in build.values())]
    games = {game for build in released or (old, new) for game in build}
    return tuple(_compare_game(game, old.get(game), new.get(game)) for game in sorted(games))


def _compare_game(game: str, old: GameBuild | None, new: GameBuild | None) -> Comparison:
    was, is_now = (found.data.game_version if found else None for found in (old, new))
    if old is None or new is None:
        kind = ChangeKind.ADDED if old is None else ChangeKind.REMOVED
        return Comparison(game, was, is_now, (Change(kind, None, "game", was, is_now),))
    changes = [*_content_changes(old, new)]
    spoken = [language for language in new.data.texts if language in old.data.texts]
    unseen = tuple(code for code in spoken if code not in old.faces or code not in new.faces)
    seen = [
        change for code in spoken if code not in unseen for change in _unexplained_faces(code, old, new, changes)
    ]
    order = {kind: place for place, kind in enumerate(ChangeKind)}
    in_order = sorted([*changes, *seen], key=lambda one: (one.component or "", order[one.kind]))
    return Comparison(game, was, is_now, tuple(in_order), unseen)


def _content_changes(old: GameBuild, new: GameBuild) -> Iterator[Change]:
    """Changes of content and words."""
    before, now = old.data.content, new.data.content
    yield from _components(_by_id(before.components), _by_id(now.components))
    for place in ("rules", "defaults", "play"):
        yield from _trees(None, place, getattr(before, place), getattr(now, place))
    for variant in sorted({*before.variants, *now.variants}):
        was, is_now = before.variants.get(variant, {}), now.variants.get(variant, {})
        for id_ in sorted({*was, *is_now}):
            yield from _trees(id_, f"variant {variant}", was.get(id_), is_now.get(id_))
    yield from _copies(old.copies(), new.copies())
    for language in sorted({*old.data.texts, *new.data.texts}):
        yield from _words(language, old, new)


def _by_id(components: Mapping[str, Mapping[str, dict[str, Json]]]) -> dict[str, dict[str, Json]]:
    return {id_: value for by_id in components.values() for id_, value in by_id.items()}


def _components(old: Mapping[str, dict[str, Json]], new: Mapping[str, dict[str, Json]]) -> Iterator[Change]:
    for id_ in sorted({*old, *new}):
        if id_ not in old:
            yield Change(ChangeKind.ADDED, id_, "component", None, new[id_].get("kind"))
        elif id_ not in new:
            yield Change(ChangeKind.REMOVED, id_, "component", old[id_].get("kind"), None)
        else:
            yield from _trees(id_, "", old[id_], new[id_])


def _trees(component: str | None, place: str, old: Json, new: Json) -> Iterator[Change]:
    for path, was, is_now in differences(old, new, place):
        kind = ChangeKind.NUMBERS if is_number(was) and is_number(is_now) else ChangeKind.RULES
        yield Change(ChangeKind.SOURCE if path in _SOURCE and component else kind, component, path, was, is_now)


def _copies(old: Mapping[str, Mapping[str, int]], new: Mapping[str, Mapping[str, int]]) -> Iterator[Change]:
    for deck in sorted({*old, *new}):
        was, is_now = old.get(deck, {}), new.get(deck, {})
        for id_ in sorted({*was, *is_now}):
            if was.get(id_, 0) != is_now.get(id_, 0):
                yield Change(ChangeKind.COPIES, id_, f"deck {deck}", was.get(id_, 0), is_now.get(id_, 0))


def _words(language: str, old: GameBuild, new: GameBuild) -> Iterator[Change]:
    before, now = old.data.texts.get(language), new.data.texts.get(language)
    if before is None or now is None:
        kind = ChangeKind.ADDED if now else ChangeKind.REMOVED
        yield Change(kind, None, "language", language if before else None, language if now else None, language)
        return
    for id_ in sorted({*before.components} & {*now.components}):
        yield from _texts(
            id_, language, "", _words_as_json(before.components[id_]), _words_as_json(now.components[id_])
        )
    for variant in sorted({*before.variants} & {*now.variants}):
        was, is_now = before.variants[variant], now.variants[variant]
        for id_ in sorted({*was} & {*is_now}):
            yield from _texts(id_, language, f"variant {variant}", was[id_], is_now[id_])
    if language in old.faces and language in new.faces:
        yield from _interface(language, old.faces[language], new.faces[language])


def _interface(language: str, old: Faces, new: Faces) -> Iterator[Change]:
    """Words of the interface, those of a rulebook by their chapter, and what else a rulebook says otherwise."""
    chapters = chapters_of_messages(old, new)
    for path, was, is_now in differences(dict(old.interface), dict(new.interface), ""):
        where = f"rulebook {chapters[path]}/{path}" if path in chapters else path
        yield Change(ChangeKind.TEXT, None, where, was, is_now, language)
    for where, was, is_now in rulebook_changes(old, new):
        yield Change(ChangeKind.TEXT, None, where, was, is_now, language)


def _words_as_json(words: ComponentWords) -> dict[str, Json]:
    flavor = {"flavor": words.flavor} if words.flavor else {}
    own = {f"own/{name}": text for name, text in words.own.items()}
    return {"name": words.name, **words.rules, **flavor, **own, "sections": words.sections}


def _texts(
    component: str | None, language: str, place: str, old: Mapping[str, Json], new: Mapping[str, Json]
) -> Iterator[Change]:
    for path, was, is_now in differences(dict(old), dict(new), place):
        yield Change(ChangeKind.TEXT, component, path, was, is_now, language)


def _unexplained_faces(
    language: str, old: GameBuild, new: GameBuild, changes: Iterable[Change]
) -> Iterator[Change]:
    """Faces drawn otherwise although no change of their component in this language says why."""
    why = {ChangeKind.RULES, ChangeKind.NUMBERS, ChangeKind.TEXT}  # a face that is new is not drawn otherwise
    explained = {one.component for one in changes if one.kind in why and one.language in (None, language)}
    for variant, id_, side, was, is_now in redrawn_faces(old.faces.get(language), new.faces[language]):
        if id_ not in explained and was and is_now:
            kind = ChangeKind.LOOK if was.words == is_now.words else ChangeKind.TEXT
            where = f"variant {variant} {side}" if variant != PRINTED else side
            yield Change(kind, id_, where, was.drawing, is_now.drawing, language)


def redrawn_faces(
    old: Faces | None, new: Faces
) -> Iterator[tuple[str, str, str, SideDigests | None, SideDigests | None]]:
    """Variant, component and side of every face of `new` that `old` draws otherwise or that one of them lacks."""
    for variant, components in sorted(new.faces.items()):
        for id_, sides in sorted(components.items()):
            before = old.faces.get(variant, {}).get(id_, {}) if old else {}
            for side in sorted({*before, *sides}):
                was, is_now = before.get(side), sides.get(side)
                if was is None or is_now is None or was.drawing != is_now.drawing:
                    yield variant, id_, side, was, is_now
