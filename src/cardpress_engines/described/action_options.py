"""What a player can do now with an action of a described game, written out."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.described.action_plan import ActionPlan
from cardpress_engines.described.compiler import CourseCompiler, S
from cardpress_engines.described.written import bound_lines, names_in


def write_options(compiler: CourseCompiler, action: ActionPlan[S]) -> None:
    """Write whether an action can be taken, and with which numbers."""
    shelf, name = compiler.shelf, action.name
    possible = "True" if action.possible is None else shelf.source(action.possible)
    if action.items is None:
        lines = [*_before(compiler, action, possible), f"return {possible}"]
        shelf.keep(compiler.can_take[name], lines)
        shelf.keep(compiler.options_of[name], [f"return [{action.first}] if {compiler.can_take[name]} else []"])
        return
    items = shelf.source(action.items)
    before = _before(compiler, action, f"{items} {possible}")
    each = [f"for one in {items}:", *(f"    {line}" for line in bound_lines(0, "one", possible))]
    each.append(f"    if {possible}:")
    lines = [f"return len({items}) > 0"] if possible == "True" else [*each, "        return True", "return False"]
    shelf.keep(compiler.can_take[name], [*before, *lines])
    if action.head == "piece":
        different = shelf.value(compiler.game.different)
        before, each[0] = [*before, f"some = {different}(state, {items})"], "for one in some:"
    lines = ["found = []", *each, f"        found.append({action.first} + one)"]
    shelf.keep(compiler.options_of[name], [*before, *lines, "return found"])


def _before(compiler: CourseCompiler, action: ActionPlan[S], source: str) -> Sequence[str]:
    """The lines that say what an action knows before anything is chosen, as far as a source asks for it."""
    lines = []
    for name in sorted(names_in(source) - {"state", "you", "one"}):
        match name:
            case "running":
                lines.append(f"running = {compiler.shelf.value(action.before)}[you]")
            case "bearer":
                lines.append("bearer = (-1)")
            case _:
                lines.append(f"{name} = ()")
    return lines
