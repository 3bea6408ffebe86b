"""Plots of a report as SVG: rates and effects with their intervals, and how often games were how long.

They are drawn by pygal; nothing of its look stays but names of classes, so that the stylesheet of the page colours
them by day, by night and on paper. Equal figures give equal bytes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple
from xml.etree import ElementTree as Xml

import pygal
from pygal.style import Style

sys.meta_path[:] = [each for each in sys.meta_path if not isinstance(each, pygal.PluginImportFixer)]
"""Its way to find maps, which nobody draws here, is older than what Python asks of such: imports would warn."""

WIDTH = 640
"""Pixels of a plot, which the page may make larger or smaller."""
ROW, MARGIN, FONT = 22, 44, 12
"""Pixels of a row, of all that is not rows, and of letters."""
APART = 0.24
"""How far policies of one row are from each other, in rows."""
UNSEEN = frozenset({"defs", "desc", "title", "titles", "text-overlay", "tooltip-overlay"})
"""Elements and classes of pygal's that show nothing, or only with its script."""
PLAIN = Style(
    background="transparent", plot_background="transparent", font_family="inherit", label_font_size=FONT,
    major_label_font_size=FONT,
)  # fmt: skip


class Interval(NamedTuple):
    """A figure and where it may lie, in per cent."""

    value: float
    low: float
    high: float


class PlotRow(NamedTuple):
    """A line of a plot: what it is about, and the figure of each policy that has one, by the policy's place."""

    label: str
    figures: Mapping[int, Interval]


def intervals(
    rows: Sequence[PlotRow],
    title: str,
    usual: float,
    between: tuple[float, float],
    say: Callable[[float, float, float], str],
) -> str:
    """Figures with whiskers, one row below the other; `usual` is where a line stands for comparison.

    `say` says a figure where somebody points at it.
    """
    places = sorted({place for row in rows for place in row.figures})
    least, most = _ends(rows, usual, between)
    count = len(rows)
    chart = pygal.XY(
        **_config(count * ROW + MARGIN), xrange=(least, most), range=(0.4, count + 0.6),
        allow_interruptions=True,
    )  # fmt: skip
    chart.y_labels = [{"label": row.label, "value": count - number} for number, row in enumerate(rows)]
    chart.x_labels = _ticks(least, most)
    chart.add("usual", [(usual, 0.4), (usual, count + 0.6)], show_dots=False)
    for place in places:
        shift = APART * ((len(places) - 1) / 2 - places.index(place)) if len(places) > 1 else 0.0
        whiskers: list[tuple[float | None, float | None]] = []
        dots = []
        for number, row in enumerate(rows):
            if figure := row.figures.get(place):
                height = count - number + shift
                whiskers += [(max(figure.low, least), height), (min(figure.high, most), height), (None, None)]
                dots.append({"value": (figure.value, height), "label": f"{row.label}: {say(*figure)}"})
        chart.add(f"whiskers {place}", whiskers, show_dots=False)
        chart.add(f"dots {place}", dots, stroke=False, dots_size=4)
    return _svg(chart, title, ["usual", *(f"policy-{place}" for place in places for _ in (0, 1))])


def lengths(
    counts: Mapping[int, int], title: str, between: tuple[int, int], place: int, say: Callable[[int, int], str]
) -> str:
    """How many of a hundred games were how long, a bar each; `between` is what is shown of all policies.

    `say` says of so many turns how many games had them, where somebody points at the bar.
    """
    games = sum(counts.values())
    span = range(between[0], between[1] + 1)
    chart = pygal.Bar(**_config(150), spacing=0, truncate_label=-1)  # else "…" where bars are narrow
    every = max(1, -(-len(span) // 16))
    chart.y_labels = _ticks(0, 100 * max(counts.values()) / games, 4)
    chart.x_labels = [str(turns) if (turns - span.start) % every == 0 else "" for turns in span]
    chart.add(
        "share",
        [
            {"value": 100 * counts.get(turns, 0) / games, "label": say(turns, counts.get(turns, 0))}
            for turns in span
        ],
    )
    return _svg(chart, title, [f"policy-{place}"])


def _ends(rows: Sequence[PlotRow], usual: float, between: tuple[float, float]) -> tuple[float, float]:
    """What is shown: all figures and the usual one, and whiskers as far as they are not absurdly long."""
    shown = [usual, *(figure.value for row in rows for figure in row.figures.values())]
    lows = [figure.low for row in rows for figure in row.figures.values()]
    highs = [figure.high for row in rows for figure in row.figures.values()]
    least = max(min([*shown, *lows]), min(shown) - 25, between[0])
    most = min(max([*shown, *highs]), max(shown) + 25, between[1])
    return least - 1, most + 1


def _ticks(least: float, most: float, about: int = 8) -> list[float]:
    step = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if (most - least) / step <= about)
    first = -(-int(least) // step) * step
    return [float(tick) for tick in range(first, int(most) + 1, step)]


def _config(height: int) -> dict[str, object]:
    return {
        "title": None, "width": WIDTH, "height": height, "no_prefix": True, "disable_xml_declaration": True,
        "css": [], "js": [], "show_legend": False, "style": PLAIN, "margin": 6, "pretty_print": False,
        "include_x_axis": False, "show_x_guides": True, "x_value_formatter": lambda value: f"{value:g}",
        "value_formatter": lambda value: f"{value:g}",
    }  # fmt: skip


def _svg(chart: Any, title: str, series: Sequence[str]) -> str:  # noqa: ANN401  pygal has no types
    """A chart without script, style and whatever else is pygal's; `series` are the classes of what is drawn."""
    drawn = _strip(chart.render_tree(), series)
    assert drawn is not None
    drawn.set("role", "img")
    drawn.set("aria-label", title)
    return Xml.tostring(drawn, encoding="unicode")


def _strip(given: Any, series: Sequence[str]) -> Xml.Element | None:  # noqa: ANN401  lxml's or Python's
    """An element with all in it that is drawn; None for what is not."""
    name, classes = given.tag, given.get("class", "")
    if not isinstance(name, str) or name in UNSEEN or UNSEEN & {*classes.split()}:
        return None
    element = Xml.Element(
        name, {key: _short(value) for key, value in given.items() if key not in {"id", "rx", "ry"}}
    )
    if found := re.search(r"serie-(\d+)", classes):
        element.set("class", series[int(found[1])])
    element.text = (given.text or "").strip() or None
    labels = [each.text for each in given if each.tag == "desc" and each.get("class") == "label"]
    if labels:
        Xml.SubElement(element, "title").text = labels[0]
    element.extend(each for child in given if (each := _strip(child, series)) is not None)
    is_empty = name == "g" and not len(element)
    return None if is_empty or (name == "rect" and "background" in classes) else element


def _short(value: str) -> str:
    """Numbers to a hundredth of a pixel."""
    return re.sub(r"-?\d+\.\d+", lambda found: f"{float(found[0]):.2f}".rstrip("0").rstrip("."), value)
