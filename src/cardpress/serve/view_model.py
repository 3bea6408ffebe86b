"""View model of the live page: components with faces, texts and diagnostics, as JSON."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from operator import is_
from typing import Any

from cardpress.diagnostics import Diagnostic, Report
from cardpress.models.game import Size
from cardpress.models.project import ComponentText
from cardpress.pipeline import Proof
from cardpress.press.face_requests import PrintedComponent
from cardpress.press.fonts.subset import FontShelf
from cardpress.press.pdf.fragment import Fragment
from cardpress.serve.problem_owner import is_of, owner
from cardpress.targets import Order, Workshop

Json = dict[str, Any]
"""What the page is told of something."""


_NOTHING: Json = {"title": "", "languages": [], "sizes": {}, "decks": [], "kinds": []}


@dataclass(frozen=True)
class Drawable:
    """A face that can be drawn: what is on it, its size, the fonts it is set in."""

    face: Fragment
    size: Size
    shelf: FontShelf


@dataclass(frozen=True)
class GameView:
    """One game: its components in printing order, its problems, all else; and what draws the faces named there."""

    about: Json
    components: Mapping[str, Json]
    problems: tuple[Json, ...]
    drawables: Mapping[str, Drawable] = field(default_factory=dict)
    drawn: tuple[Order, Workshop] | None = None
    made: Mapping[str, Made] = field(default_factory=dict)


Made = tuple[tuple[object, ...], Json]
"""The objects that the page is told a component out of, and what it is told; the same objects tell it the same."""


def view_games(proof: Proof, games: Iterable[str], before: Mapping[str, GameView]) -> dict[str, GameView]:
    """What there is to see of each game; a face that cannot be made now stays as it was `before`."""
    found = {name: _game(name, proof, before.get(name)) for name in games}
    rest = [each for each in proof.outcome.report if not any(is_of(each, name) for name in found)]
    for name, game in found.items():  # what is wrong with languages or the whole project is wrong with every game
        found[name] = replace(game, problems=(*game.problems, *map(problem_shown, rest)))
    return found


def _game(name: str, proof: Proof, before: GameView | None) -> GameView:
    """A game as it is now; without faces of its own it has those it had."""
    drawn = proof.drawn.get(name)
    made = dict(_components(*drawn, before.made if before else {})) if drawn else {}
    fresh = {id_: told for id_, (_, told) in made.items()}
    linked = proof.outcome.games.get(name)
    known = {*fresh, *(before.components if before else ()), *(linked.components if linked else ())}
    of_component, of_game = _problems_by_component(proof.outcome.report, name, known)
    order = _order(fresh, before, of_component)
    components = {
        id_: before.components[id_]
        if before and id_ not in of_component and _is_as_before(id_, made, before)
        else _with_old_faces(fresh.get(id_), before.components.get(id_) if before else None, id_)
        | {"problems": of_component.get(id_, [])}
        for id_ in order
    }
    drawables = _drawables(*drawn, before.drawables if before else {}) if drawn else {}
    if before:
        keys = {key for shown in components.values() for sides in shown["faces"].values() for key in sides}
        drawables |= {k: v for k, v in before.drawables.items() if k in keys and k not in drawables}
    about = _about(*drawn) if drawn else before.about if before else _NOTHING | {"title": name}
    spoken = {code for shown in components.values() for code in shown["faces"]}
    about = about | {"languages": sorted({*about["languages"], *spoken})}
    last = drawn or (before.drawn if before else None)
    return GameView(about, components, tuple(of_game), drawables, last, made)


def _is_as_before(id_: str, made: Mapping[str, Made], before: GameView) -> bool:
    """Whether a component is told as it was, and was all there."""
    now, old, shown = made.get(id_), before.made.get(id_), before.components.get(id_)
    if now is None or old is None or shown is None or now[1] is not old[1]:
        return False
    return not (shown["problems"] or shown["stale"])


def _order(fresh: Json, before: GameView | None, of_component: Mapping[str, object]) -> list[str]:
    """Printing order; what has only problems stands where it stood before, or at the end."""
    order = list(fresh)
    old = list(before.components) if before else []
    for id_ in (each for each in of_component if each not in fresh):
        place = old.index(id_) if id_ in old else len(order)
        order.insert(min(place, len(order)), id_)
    return order if fresh or not old else old


def _with_old_faces(now: Json | None, before: Json | None, id_: str) -> Json:
    """A component with the faces it had in languages where it has none now; those languages are `stale`."""
    if now is None:
        nothing = {"id": id_, "kind": "", "size": "", "copies": 0, "names": {}, "words": {}, "faces": {}}
        now = {**nothing, **(before or {}), "faces": {}}
    old = before["faces"] if before else {}
    faces = {code: sides if all(sides) else old.get(code, sides) for code, sides in now["faces"].items()}
    faces |= {code: sides for code, sides in old.items() if code not in faces}
    stale = [code for code, sides in faces.items() if sides != now["faces"].get(code)]
    said = {part: {**(before[part] if before else {}), **now[part]} for part in ("names", "words")}
    return {**now, **said, "faces": faces, "stale": stale}


def _about(order: Order, _: Workshop) -> Json:
    titles = {code: texts.messages.get("ui-game", order.game.id) for code, texts in order.texts.items()}
    used = {kind.size for kind in order.game.settings.kinds.values()}
    sizes = {name: size.measures() for name, size in order.game.settings.sizes.items() if name in used}
    decks = [{"id": deck.id, "cards": list(deck.cards)} for deck in order.game.decks]
    return {"title": next(iter(titles.values()), order.game.id), "languages": list(titles), "sizes": sizes} | {
        "decks": decks if len(decks) > 1 else [],
        "kinds": list(order.game.settings.kinds),
    }


def _components(order: Order, workshop: Workshop, before: Mapping[str, Made]) -> Iterator[tuple[str, Made]]:
    """Every printed component, in printing order; one told out of the same objects `before` is that one."""
    by_language = {code: {one.component: one for one in printed} for code, printed in order.printed.items()}
    first: Mapping[str, PrintedComponent] = next(iter(by_language.values()), {})
    for id_, one in first.items():
        texts = [order.texts[code].components[id_] for code in by_language]
        sides = [printed[id_] for printed in by_language.values()]
        drawn = all(face.key in workshop.faces for printed in sides for face in printed.sides)
        of = (order.game.settings, order.game.components[id_], *texts, *sides)
        old = before.get(id_)
        if old and drawn and len(old[0]) == len(of) and all(map(is_, old[0], of)):
            yield id_, old
        else:
            yield id_, (of if drawn else (), _component_view(order, workshop, one, list(by_language), sides))


def _component_view(
    order: Order,
    workshop: Workshop,
    one: PrintedComponent,
    codes: Sequence[str],
    printed: Sequence[PrintedComponent],
) -> Json:
    """A component as the page is told it, in some languages."""
    loaded = order.game.components[one.component]
    texts = {code: order.texts[code].components[one.component] for code in codes}
    return {
        "id": one.component,
        "kind": loaded.model.kind,
        "size": order.game.settings.kinds[loaded.model.kind].size,
        "copies": one.copies,
        "file": loaded.source.path,
        "names": {code: text.name for code, text in texts.items()},
        "words": {code: list(_words(text)) for code, text in texts.items()},
        "faces": {
            code: [face.key if face.key in workshop.faces else "" for face in each.sides]
            for code, each in zip(codes, printed, strict=True)
        },
    }


def _words(text: ComponentText) -> Iterator[str]:
    """A component's words as they are read, without marks of symbols and emphasis."""
    yield from (rule.replace("*", "") for rule in text.rules.values() if rule)
    for section in text.sections.values():
        yield from (words.replace("*", "") for words in (section.heading, section.text) if words)
    yield from (words.replace("*", "") for words in text.own.values() if words)
    if text.flavor:
        yield text.flavor


def _drawables(order: Order, workshop: Workshop, before: Mapping[str, Drawable]) -> dict[str, Drawable]:
    """What draws each face that there is; one that was drawn out of the same `before` is that one."""
    shelf, found = workshop.press.fonts, dict[str, Drawable]()
    for printed in order.printed.values():
        for one in printed:
            for side in one.sides:
                if face := workshop.faces.get(side.key):
                    old = before.get(side.key)
                    same = old and old.face is face and old.size is one.size and old.shelf is shelf
                    found[side.key] = old if old and same else Drawable(face, one.size, shelf)
    return found


def _problems_by_component(
    report: Report, game: str, known: Collection[str]
) -> tuple[dict[str, list[Json]], list[Json]]:
    """Problems of a game: those of each component, and the others."""
    of_component: dict[str, list[Json]] = {}
    others: list[Json] = []
    for problem in report:
        if is_of(problem, game):
            id_ = owner(problem, game, known)
            (others if id_ is None else of_component.setdefault(id_, [])).append(problem_shown(problem))
    return of_component, others


def problem_shown(problem: Diagnostic) -> Json:
    """A problem as the page is told it."""
    return {**asdict(problem), "severity": problem.severity.value}
