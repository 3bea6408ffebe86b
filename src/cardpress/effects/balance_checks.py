"""Balance checks that need no play: choices nobody should take, prices nobody can pay.

A game says in `balance` of game.json which numbers of its components are good, which are paid, and which number of
the rules bounds each. Without that only selectors are looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from cardpress.diagnostics import Diagnostic, Severity
from cardpress.effects.families.control import Cost
from cardpress.effects.selectors import Compare, Pick
from cardpress.effects.walk import trees, walk
from cardpress.models.component import Component, Model, reader_of
from cardpress.models.game import BalanceSettings
from cardpress.models.project import Game, Loaded

TOLD = frozenset({"id", "art", "provenance", "source", "house"})
"""Fields that say nothing of what a component does."""
REMEMBERED = 2**14
"""Components of which it is remembered what they do besides their numbers."""


def balance_warnings(game: Game) -> Iterator[Diagnostic]:
    """Warnings about components whose numbers cannot be right; none about those the game accepts."""
    settings = game.settings.balance
    yield from _never_better(game, settings)
    yield from _out_of_reach(game, settings)
    yield from _matches_nothing(game, settings)


def _warn(code: str, message: str, loaded: Loaded[Component], at: str, hint: str) -> Diagnostic:
    accepted = f"or accept it: write {loaded.model.id} with the reason under balance, accepted, in game.json"
    return Diagnostic(
        code, message, loaded.source.position(at), None, f"{hint}, {accepted}", severity=Severity.WARNING
    )


def _components_to_weigh(game: Game, settings: BalanceSettings) -> Iterator[Loaded[Component]]:
    """The components that are printed and not accepted as they are."""
    decks = {id_ for deck in game.decks for id_ in deck.cards}
    for id_, loaded in game.components.items():
        if id_ in decks and id_ not in settings.accepted:
            yield loaded


# ---- the same for more


def _never_better(game: Game, settings: BalanceSettings) -> Iterator[Diagnostic]:
    """Components of a kind that do the same as another and are worse in a number, better in none."""
    alike: dict[str, list[Loaded[Component]]] = {}
    decks = {id_ for deck in game.decks for id_ in deck.cards}
    for id_, loaded in game.components.items():
        if (numbers := _numbers(loaded, settings)) and id_ in decks:
            alike.setdefault(_deeds(loaded, numbers, game.schema.KINDS), []).append(loaded)
    for group in alike.values():
        for loaded in group:
            compared = ((other, _worse(loaded.model, other.model, settings)) for other in group)
            better = next((pair for pair in compared if pair[1]), None)  # one is enough: pairs are many
            if better and loaded.model.id not in settings.accepted:
                yield _same_for_more(loaded, *better)


def _numbers(loaded: Loaded[Component], settings: BalanceSettings) -> tuple[str, ...]:
    """The numbers that make a component of this kind good or dear."""
    kind = loaded.model.kind
    return (*settings.more_is_better.get(kind, ()), *settings.less_is_better.get(kind, ()))


def _same_for_more(loaded: Loaded[Component], other: Loaded[Component], worse: list[str]) -> Diagnostic:
    told = " and ".join(f"{name} {getattr(loaded.model, name)} for {getattr(other.model, name)}" for name in worse)
    message = f"{loaded.model.id} is never better than {other.model.id}: {told}, and all else the same"
    return _warn("never-better", message, loaded, f"/{worse[0]}", "give it something the other has not")


@lru_cache(REMEMBERED)
def _deeds(loaded: Loaded[Component], numbers: tuple[str, ...], kinds: tuple[type[Component], ...]) -> str:
    """All a component does besides these numbers, and which of them it has."""
    model = loaded.model
    has = sorted(name for name in numbers if isinstance(getattr(model, name, None), int))
    return f"{model.kind} {has} {reader_of(kinds).dump_json(model, exclude={*TOLD, *has})!r}"


def _worse(model: Component, other: Component, settings: BalanceSettings) -> list[str]:
    """The numbers in which a component is worse than another that has the same ones; none when one is better."""
    worse = []
    for names, sign in ((settings.more_is_better, 1), (settings.less_is_better, -1)):
        for name in names.get(model.kind, ()):
            gap = sign * (_number(model, name) - _number(other, name))
            if gap > 0:
                return []
            if gap < 0:
                worse.append(name)
    return worse


def _number(model: Model, name: str) -> int:
    value = getattr(model, name, None)
    return value if isinstance(value, int) else 0


# ---- more than there is


def _out_of_reach(game: Game, settings: BalanceSettings) -> Iterator[Diagnostic]:
    """Numbers of components, and what effects ask to be paid, beyond the number of the rules that bounds them."""
    limits = {
        name: (path, most) for name, path in settings.at_most.items() if (most := _rule(game, path)) is not None
    }
    for loaded in _components_to_weigh(game, settings) if limits else ():
        for name, (path, most) in limits.items():
            if (value := _number(loaded.model, name)) > most:
                message = f"{name} {value} is out of reach: {path} is {most}"
                yield _warn("out-of-reach", message, loaded, f"/{name}", f"{most} is the most")
        for at, resource, amount in _costs(loaded.model):
            path, most = limits.get(resource, ("", amount))
            if amount > most:
                message = f"nobody can ever pay {amount} {resource}: {path} is {most}"
                yield _warn("out-of-reach", message, loaded, at, f"{most} is the most")


def _costs(model: Component) -> Iterator[tuple[str, str, int]]:
    """What effects ask to be paid: where, of which resource, how much."""
    for _, at, tree in trees(model):
        for below, node in walk(tree, at):
            if not isinstance(node, Cost):
                continue
            for place, part in walk(node.pay, f"{below}/pay"):
                amount, resource = getattr(part, "amount", None), getattr(part, "resource", None)
                if isinstance(amount, int) and isinstance(resource, str):
                    yield f"{place}/amount", resource, amount


def _rule(game: Game, path: str) -> int | None:
    """A number of the rules by its file and name, as in `setup.lanes`; None when there is none."""
    name, _, value = path.partition(".")
    found = game.rules[name].values.get(value) if name in game.rules else None
    return found if isinstance(found, int) else None


# ---- nothing fits


def _matches_nothing(game: Game, settings: BalanceSettings) -> Iterator[Diagnostic]:
    """Selectors that ask for a printed number no component has."""
    for loaded in _components_to_weigh(game, settings):
        for place, node, bound in _bounds(loaded):
            if not _fits(game, node, bound):
                limit = f"at most {bound.at_most}" if bound.at_least is None else f"at least {bound.at_least}"
                message = f"nothing has {bound.stat} of {limit} printed on it"
                yield _warn("matches-nothing", message, loaded, f"{place}/where", "mend the limit")


@lru_cache(REMEMBERED)
def _bounds(loaded: Loaded[Component]) -> tuple[tuple[str, Pick, Compare], ...]:
    """The selectors of a component that ask for a printed number, each with its place."""
    return tuple(
        (place, node, node.where)
        for _, at, tree in trees(loaded.model)
        for place, node in walk(tree, at)
        if isinstance(node, Pick) and isinstance(node.where, Compare)
    )


def _fits(game: Game, pick: Pick, bound: Compare) -> bool:
    """Whether the printed number of any component that could be picked is within a bound."""
    within: Callable[[int], bool] = lambda value: (  # noqa: E731
        value >= bound.at_least if bound.at_least is not None else value <= (bound.at_most or 0)
    )
    numbers = [
        value
        for loaded in game.components.values()
        if isinstance(value := getattr(loaded.model, bound.stat, None), int)
    ]
    return not numbers or any(map(within, numbers))
