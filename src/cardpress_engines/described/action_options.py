"""What a player can do now with an action of a described game, written out."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.described.action_plan import ActionPlan
from cardpress_engines.described.compiler import CourseCompiler, S
from cardpress_engines.described.generated.source_expressions import bound_lines, names_in
from cardpress_engines.described.generated.source_search import SourceSearch


def write_options(compiler: CourseCompiler, action: ActionPlan[S]) -> None:
    """Write whether an action can be taken, and with which numbers."""
    module, name = compiler.module, action.name
    possible = "True" if action.possible is None else module.source(action.possible)
    if action.items is None:
        lines = [*_before(compiler, action, possible), f"return {possible}"]
        module.keep(compiler.can_take[name], lines)
        module.keep(compiler.options_of[name], [f"return [{action.first}] if {compiler.can_take[name]} else []"])
        return
    search = SourceSearch.among(module, action.items)
    before, items = _before(compiler, action, f"{search.source} {possible}"), search.source
    some = _different(compiler, items) if action.head == "piece" else items
    if possible == "True":
        module.keep(compiler.can_take[name], [*before, f"return {search.exists()}"])
        module.keep(compiler.options_of[name], [*before, f"return [{action.first} + one for one in {some}]"])
        return
    bound = [f"    {line}" for line in bound_lines(0, "one", possible)]
    each = [f"for one in {items}:", *bound, f"    if {possible}:", "        return True", "return False"]
    module.keep(compiler.can_take[name], [*before, *each])
    each = ["found = []", f"for one in {some}:", *bound, f"    if {possible}:"]
    module.keep(
        compiler.options_of[name], [*before, *each, f"        found.append({action.first} + one)", "return found"]
    )


def _different(compiler: CourseCompiler, items: str) -> str:
    """Those of some pieces that do not look alike: seldom asked where few pieces have copies."""
    module, twins = compiler.module, compiler.game.twins
    different = f"{module.value(compiler.game.different)}(state, some)"
    if len(twins) * 2 < len(compiler.game.design_of):
        different = f"sorted(some) if {module.value(twins)}.isdisjoint(some) else {different}"
    return module.helper([f"some = {items}", f"return {different}"], ["some"], items)


def _before(compiler: CourseCompiler, action: ActionPlan[S], source: str) -> Sequence[str]:
    """The lines that say what an action knows before anything is chosen, as far as a source asks for it."""
    lines = []
    for name in sorted(names_in(source) - {"state", "you", "one"}):
        match name:
            case "running":
                lines.append(f"running = {compiler.module.value(action.before)}[you]")
            case "bearer":
                lines.append("bearer = (-1)")
            case _:
                lines.append(f"{name} = ()")
    return lines
