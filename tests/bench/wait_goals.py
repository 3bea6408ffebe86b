"""The rows of the table of waits: what each was when the goals were set, and what it is to be."""

from __future__ import annotations

from wait_table import Goal

SIZES = (60, 600, 3000)
CHECKED = 600
TABLES = (300, 1000, 3000)
PLAYED = ("mephisto", "neuroshima_hex", "meat_the_cult", "adrenaline", "carnomorphs")
BEFORE = "558a2857"
"""The commit whose search is half as fast as search is to be."""
_CARDS = "cold builds in turns, CPU of all processes, best of 3 with 60 cards, else one"


def _each(
    what: str, sizes: tuple[int, ...], was: tuple[str, ...], goals: tuple[float, ...], goal: Goal
) -> dict[str, Goal]:
    return {
        f"{what}, {size:,} cards": goal._replace(was=before, goal=to)
        for size, before, to in zip(sizes, was, goals, strict=True)
    }


TYPST = "times as fast as Typst"
HAND = "times as fast as a program by hand on ReportLab"
MEMORY = "peak memory of a cold build"
WATCH = "one card changed under watch, saved file to sheets"
CELL = "a cell of a CSV changed, cold process"
CSV = "7,000 cards of a CSV, cold, two processes"
CHECK = "`check` after one changed card of 600, cold process"
REFERENCE = "a reference sheet of two pages"
BOOK = "a rulebook with its faces at hand, cold process"
BOOK_TEXT = "a changed text of a rulebook under watch"
GAMES = "all games from a clean clone, two processes"
TESTS = "`make test`"
HELP = "`cardpress --help`"
TABLE, STUDIO = "start of the table to its first screen", "start of the studio to its first screen"
PRESS = "a press at the table to the next question"
STEPS = "Mephisto, steps a second, times catanatron's"
SEARCH = f"search, decisions a second, times those of {BEFORE}"
HEX = "a greedy game of Neuroshima Hex"

GOALS: dict[str, Goal] = {
    **_each(TYPST, SIZES, ("0.52", "1.98", "3.48"), (1, 3.5, 6), Goal("", 0, "", _CARDS, True)),
    **_each(HAND, SIZES, ("not measured",) * 3, (0.8, 3, 4), Goal("", 0, "", _CARDS, True)),
    **_each(
        MEMORY,
        SIZES,
        ("107 MB", "140 MB", "237 MB"),
        (100, 130, 200),
        Goal("", 0, "MB", "the largest resident set"),
    ),
    **_each(
        WATCH, SIZES, ("31 ms", "54 ms", "185 ms"), (25, 40, 90), Goal("", 0, "ms", "wall, median of 11 edits")
    ),
    **_each(
        CELL, TABLES, ("0.9 s", "1.1 s", "2.8 s"), (0.5, 0.6, 0.9), Goal("", 0, "s", "wall, all files, best of 3")
    ),
    CSV: Goal("24 s", 12, "s", "wall, all files, once"),
    CHECK: Goal("0.6 to 0.95 s", 0.35, "s", "wall, best of 3"),
    REFERENCE: Goal(
        "0.64 s", 0.15, "s", "CPU of a process that finds all faces and books and makes all sheets of two games"
    ),
    **{f"{BOOK}: {game}": Goal("3.3 to 3.8 s", 2, "s", "CPU with examples, median of 3") for game in PLAYED},
    **{f"{BOOK_TEXT}: {game}": Goal("0.5 to 0.7 s", 0.3, "s", "CPU, median of 3 texts") for game in PLAYED},
    GAMES: Goal("33 s", 15, "s", "wall, once, without set-up"),
    TESTS: Goal("6.5 min", 4, "min", "wall, all cores, with its build"),
    HELP: Goal("80 ms", 60, "ms", "wall, best of 9"),
    TABLE: Goal("new", 1, "s", "wall, in an open browser, best of 3 starts after one"),
    STUDIO: Goal("new", 1, "s", "wall, in an open browser, best of 2 starts"),
    PRESS: Goal("new", 50, "ms", "wall in the page, median, against greedy"),
    f"{STEPS}, 2 players": Goal("5.1", 10, "", "random games in turns, CPU, best turn", True),
    f"{STEPS}, 4 players": Goal("7.8", 14, "", "random games in turns, CPU, best turn", True),
    **{f"{SEARCH}: {game}": Goal("1", 2, "", "every seat searches, CPU, in turns", True) for game in PLAYED},
    HEX: Goal("3.7 s (turn 2)", 0.3, "s", "CPU, median of five seeds"),
}
