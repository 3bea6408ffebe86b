"""A state as a picture for one player: what lies in which area, and what can be pressed there; JSON for the page.

It is made of what `Zones.view_for` tells this player and of nothing else, so a page never holds what its player
may not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.text_view import Seen
from cardpress_table.boards import board
from cardpress_table.exported_game import ExportedGame
from cardpress_table.known_parts import KnownParts
from cardpress_table.layout import ShownNumber, TableArea
from cardpress_table.player_view import PlayerView, Shown
from cardpress_table.scene_context import Json, SceneContext, State
from cardpress_table.targets import Pressed, pressed_by
from cardpress_table.zone_parts import Part, zone_parts


class SceneMaker:
    """Makes the scenes of a game of one set-up."""

    def __init__(self, game: GameInterface, exported: ExportedGame) -> None:
        """Raises InputError when the layout does not fit the engine."""
        self._game, self._context = game, SceneContext(game, exported)
        self._known: dict[int | None, KnownParts] = {}
        """What was made for each player before."""
        self.layout = self._context.layout

    def scene(self, state: State, player: int | None) -> Json:
        """What a player sees, None for somebody who only watches; with what they can press when they decide."""
        view = self._view(state, player)
        return {
            "areas": list(self._areas(view, self._known.setdefault(player, KnownParts()))),
            "players": [
                {"side": side, **view.acts(("player", "", seat))}
                for seat, side in enumerate(self._game.seats.side_of)
            ],
            "counters": [self._number(view.shown, counter) for counter in self.layout["counters"]],
        }

    def seen_at(self, state: State, player: int, area: int, card: int) -> Seen | None:
        """What a player sees as a card of an area of their scene; None where nothing stands for anything."""
        areas = list(self._areas(self._view(state, player, names_places=True), KnownParts()))
        told: Json = areas[area] if area < len(areas) else {}
        cards: Sequence[Json | None] = told.get("cards") or told.get("items") or ()
        spot = (cards[card] or {}).get("spot") if card < len(cards) else None
        return Seen(spot[0], told["player"], spot[1], spot[2]) if spot else None

    def _view(self, state: State, player: int | None, *, names_places: bool = False) -> PlayerView:
        sees = self._game.seats.sees[player] if player is not None else ()
        table = SimpleNamespace()
        state.ZONES.copy(state, table)  # so that what was seen can be compared with what is seen later
        shown = state.ZONES.view_for(table, player, sees)
        decides = player is not None and state.current_player() == player
        pressed = self._actions_by_target(state.legal_actions() if decides else (), shown)
        return PlayerView(self._context, shown, pressed, names_places=names_places)

    def _actions_by_target(self, legal: Sequence[int], shown: Shown) -> Pressed:
        return pressed_by(legal, self._game.numbering, self.layout["actions"], shown, self._game.design_of)

    def _number(self, shown: Shown, counter: ShownNumber) -> Any:  # noqa: ANN401 a number, or one a player, or several
        """What a counter shows: numbers, or components where it shows cards."""
        numbers = _numbers(shown.get(counter["zone"]))
        if counter["shows"] == "card":
            ids, design_of = self._game.ids, self._game.design_of
            numbers = [ids[design_of[each]] if each >= 0 else -1 for each in numbers]
        is_single = isinstance(numbers, list) and len(numbers) == 1 < self._game.num_players
        return numbers[0] if is_single else numbers

    def _areas(self, view: PlayerView, known: KnownParts) -> Iterator[Json]:
        for number, area in enumerate(self.layout["areas"]):
            if area["zone"] is None:
                for player in range(self._game.num_players) if area["owned"] else (None,):
                    remember = partial(_remember, known, view, (number, player))
                    yield {"area": number, "player": player, **board(view, area, player, remember)}
            else:
                yield from _remember(known, view, (number,), 0, partial(self._area, number=number, area=area))

    def _area(self, view: PlayerView, number: int, area: TableArea) -> Iterator[Json]:
        """What an area is on the table: itself, or one for each player who has a part of it."""
        name = area["zone"] or ""
        for row, part in enumerate(zone_parts(area, view.shown.get(name, ()), self._game.num_players)):
            told = {"area": number, "player": part[0], "row": row}
            is_pips = area["form"] == "pips"
            yield told | (_pips(view, area, part) if is_pips else self._cards(view, area, name, part))

    def _cards(self, view: PlayerView, area: TableArea, name: str, part: Part) -> Json:
        _, numbers, first = part
        zone = self._context.zone(name)
        own = [view.card(zone, each, first + place) for place, each in enumerate(numbers)]
        below = [
            view.card(self._context.zone(other), each, place)
            for other in area["joined"]
            for place, each in enumerate(view.shown.get(other, ()))
        ]
        keeps_places = area["form"] == "row" and not area["joined"]
        cards = [card for card in (*own, *below) if card is not None or keeps_places]
        over = len([card for card in own if card is not None])
        return {"cards": cards, "over": over, **view.acts(("pile", name, 0))}


def _remember(
    known: KnownParts,
    view: PlayerView,
    area: tuple[int | None, ...],
    part: int,
    make: Callable[[PlayerView], Iterator[Json]],
) -> list[Json]:
    """A part of an area: made anew where it says what can be pressed."""
    if not view.is_plain:
        return [*make(view)]
    return known.part((*area, part), view.shown, lambda shown: [*make(view.of(shown))])


def _pips(view: PlayerView, area: TableArea, part: Part) -> Json:
    """The players named by numbers, or by the first members of tuples; or each as often as their number says.

    A tuple of a player and True stands for two pips.
    Where the layout names tokens, `tokens` has the component that stands for each player on paper.
    """
    if area["counted"]:
        pips = [player for player, number in enumerate(part[1]) for _ in range(number)]
    else:
        pips = [player for each in part[1] for player in _pip_players(each)]
    named = view.shown.get(area["named_by"] or "", ())
    tokens = [area["tokens"][number] if number >= 0 else None for number in named] if area["tokens"] else []
    return {"cards": [], "pips": pips, **({"tokens": tokens} if tokens else {})}


def _pip_players(each: Any) -> tuple[Any, ...]:  # noqa: ANN401 what lies in a zone
    """The player of each pip that one member of a zone stands for."""
    match each:
        case (player, bool(is_double)):
            return (player, player) if is_double else (player,)
        case (player, *_):
            return (player,)
        case player:
            return (player,)


def _numbers(value: Any) -> Any:  # noqa: ANN401 a number, or one a player, or several a player
    if isinstance(value, Sequence | bytearray) and not isinstance(value, str):
        return [_numbers(each) for each in value]
    return value
