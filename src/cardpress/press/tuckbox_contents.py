"""The tuckboxes that an entry of game.json makes: what each holds, how large it is, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from cardpress.diagnostics import Diagnostic, Severity
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.models.game import GameSettings
from cardpress.models.project import Game, Loaded
from cardpress.press.sheets.paper import papers_of
from cardpress.press.sheets.tuckbox import Net, net, place


@dataclass(frozen=True)
class Share:
    """One of the boxes into which cards go: its number from 1, of how many, its net, and how many it holds."""

    number: int
    boxes: int
    net: Net
    cards: int

    @property
    def suffix(self) -> str:
        """What follows the name of the box: nothing where it is the only one."""
        return f"-{self.number}" if self.boxes > 1 else ""


def shares(game: Game, name: str) -> tuple[Share, ...]:
    """The fewest equal boxes that fit on a paper; one where none would; none for a wrong entry."""
    asked, sizes = game.settings.boxes[name], _sizes(game, name)
    size = asked.size or next(iter(sizes), "")
    total, papers = sizes[size], papers_of(game.settings).values()

    def net_of(boxes: int) -> Net:
        return net(game.settings.sizes[size], -(-total // boxes), asked.card_mm, asked.room_mm)

    if not total:
        return ()
    fitting = (boxes for boxes in range(1, total + 1) if any(place(net_of(boxes), paper) for paper in papers))
    boxes = next(fitting, 1) if any(place(net_of(total), paper) for paper in papers) else 1
    least, more = divmod(total, boxes)
    return tuple(Share(number, boxes, net_of(boxes), least + (number <= more)) for number in range(1, boxes + 1))


def box_problems(game: Game, settings: Loaded[GameSettings]) -> Iterator[Diagnostic]:
    """Boxes of decks or sizes there are not, of several sizes or none, or too large for every paper."""
    decks = [deck.id for deck in game.decks]
    for name, asked in sorted(game.settings.boxes.items()):
        position, sizes = settings.source.position, _sizes(game, name)
        for number, deck in enumerate(asked.decks):
            if deck not in decks:
                at, message = position(f"/boxes/{name}/decks/{number}"), f'there is no deck "{deck}"'
                yield Diagnostic("unknown-component", message, at, one_of(decks), did_you_mean(deck, decks))
        if not set(asked.decks) <= set(decks):  # then nobody knows what lies in it
            continue
        if asked.size is not None and asked.size not in sizes:
            at, message = position(f"/boxes/{name}/size"), f'no card in the box has the size "{asked.size}"'
            yield Diagnostic("unknown-size", message, at, one_of(sorted(sizes)), did_you_mean(asked.size, sizes))
        elif asked.size is None and len(sizes) != 1:
            at, message = position(f"/boxes/{name}", key=True), f"the cards in the box have {len(sizes)} sizes"
            yield Diagnostic(
                "missing-field", message, at, f'"size": {one_of(sorted(sizes))}' if sizes else "cards"
            )
        elif (found := shares(game, name)) and not any(
            place(found[0].net, one) for one in papers_of(game.settings).values()
        ):
            wide, high = found[0].net.total
            message = f"the net of {wide:.0f} x {high:.0f} mm has no room on {' or '.join(game.settings.papers)}"
            hint = 'add a larger one to papers, such as "a3": {}'
            at = position(f"/boxes/{name}", key=True)
            yield Diagnostic(
                "out-of-range", message, at, None, hint, Severity.WARNING
            )  # the cards are printed all the same


def _sizes(game: Game, name: str) -> Counter[str]:
    """Sizes of the cards in the decks of a box, with how many there are of each."""
    asked, components, kinds = game.settings.boxes[name].decks, game.components, game.settings.kinds
    found: Counter[str] = Counter()
    for deck in game.decks:
        for id_, copies in deck.cards.items():
            if id_ in components and (not asked or deck.id in asked):
                found[kinds[components[id_].model.kind].size] += copies
    return found
