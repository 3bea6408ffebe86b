"""What a player can do now with an action of a described game, written out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Final

from cardpress_engines.described.action_plan import ActionPlan
from cardpress_engines.described.compiler import CourseCompiler, S
from cardpress_engines.described.generated.source_expressions import bound_lines, names_in
from cardpress_engines.described.generated.source_search import SourceSearch

PILE: Final = re.compile(r"(?<![.\w])state\.piles\[\d+(?: \+ you)?\]")


def write_test(compiler: CourseCompiler, action: ActionPlan[S]) -> None:
    """Write whether an action can be taken."""
    module, call = compiler.module, compiler.can_take[action.name]
    possible = _possible(compiler, action)
    if action.items is None:
        module.keep(call, [*_before(compiler, action, possible), f"return {possible}"])
        return
    search = SourceSearch.among(module, action.items)
    before = _before(compiler, action, f"{search.source} {possible}")
    if possible == "True":
        module.keep(call, [*before, f"return {search.exists()}"])
        return
    bound = [f"    {line}" for line in bound_lines(0, "one", possible)]
    each = [f"for one in {search.source}:", *bound, f"    if {possible}:", "        return True", "return False"]
    module.keep(call, [*before, *each])


def write_offers(compiler: CourseCompiler, actions: Mapping[str, ActionPlan[S]]) -> None:
    """Write the numbers with which any of several actions can be taken, ascending, as `act` offers them."""
    for names, call in compiler.offers.items():
        offered = sorted((actions[name] for name in names if name in actions), key=attrgetter("first"))
        known = _Known(compiler, [action for action in offered if action.items is None])
        lines = [line for action in offered for line in _offer(compiler, action, known)]
        compiler.module.keep(call, _with_known_piles([*known.lines, "options = []", *lines, "return options"]))


def _with_known_piles(lines: Sequence[str]) -> Sequence[str]:
    """The same lines; a pile that they look at several times is looked up once: nothing moves meanwhile."""
    counts = Counter(PILE.findall("\n".join(lines)))
    names = {pile: f"pile_{number}" for number, (pile, count) in enumerate(counts.items()) if count > 1}
    before = [f"{name} = {pile}" for pile, name in names.items()]
    return [*before, *(PILE.sub(lambda found: names.get(found[0], found[0]), line) for line in lines)]


class _Known:
    """Whether actions taken with nothing can be taken, each worked out once: others may ask for it too."""

    def __init__(self, compiler: CourseCompiler, actions: Sequence[ActionPlan[S]]) -> None:
        self.lines: list[str] = []
        self.names: dict[str, str] = {}
        """The local name that says whether an action can be taken; True or False where that never changes."""
        calls = compiler.can_take.values()
        for action in sorted(actions, key=lambda each: any(call in _possible(compiler, each) for call in calls)):
            possible = _possible(compiler, action)
            self.lines += _before(compiler, action, possible)
            for name, known in self.names.items():
                possible = possible.replace(compiler.can_take[name], known)
            self.names[action.name] = possible
            if possible not in {"True", "False"}:
                self.names[action.name] = name = f"can_{action.first}"
                self.lines.append(f"{name} = {possible}")


def _offer(compiler: CourseCompiler, action: ActionPlan[S], known: _Known) -> Sequence[str]:
    """The lines that add the numbers of one action; they are above those of all actions before it."""
    possible = _possible(compiler, action)
    if action.items is None:
        name = known.names[action.name]
        return [] if name == "False" else [f"if {name}:", f"    options.append({action.first})"]
    search = SourceSearch.among(compiler.module, action.items)
    collected = search.lines_for("some.append(one)")
    before = _before(compiler, action, " ".join([*collected, possible]))
    some, number = _sorting_source(compiler, action), f"options.append({action.first} + one)"
    if possible == "True":
        each = [f"    for one in {some}:", f"        {number}"]
    else:
        bound = bound_lines(0, "one", possible)
        each = [f"    for one in {some}:", *(f"        {line}" for line in (*bound, f"if {possible}:"))]
        each.append(f"            {number}")
    return [*before, "some = []", *collected, "if some:", *each]


def _sorting_source(compiler: CourseCompiler, action: ActionPlan[S]) -> str:
    """All of `some` in their order, those of pieces that do not look alike: mostly there are no equal ones."""
    if action.head != "piece":
        return "sorted(some)"
    module = compiler.module
    apart = f"len(set(map({module.value(compiler.game.look_of)}, some))) == len(some)"
    different = f"{module.value(compiler.game.different)}(state, some)"
    return f"(some if len(some) < 2 else sorted(some) if {apart} else {different})"


def _possible(compiler: CourseCompiler, action: ActionPlan[S]) -> str:
    return "True" if action.possible is None else compiler.module.source(action.possible)


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
