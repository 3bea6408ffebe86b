"""What a selector finds, narrowed down to what passes its tests."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.described.compiler import CourseCompiler, Fits, Found
from cardpress_engines.described.expressions.printed_tests import PrintedTest, join_printed
from cardpress_engines.described.generated.source_expressions import bound_lines, names_in
from cardpress_engines.described.generated.source_search import SourceSearch
from cardpress_engines.described.trees import part, walk
from cardpress_engines.kernel.rules_data import Tree


def speaks_of(compiler: CourseCompiler, tree: Tree, name: str) -> bool:
    """Whether tests of a selector speak of what is tested by its name, or may do so in a body."""
    for node in walk((part(tree, "where"), part(tree, "if_able"))):
        if part(node, "ref") == name or part(node, "param") is not None:
            return True
        if part(node, "condition") in compiler.bodies:
            return True
    return False


def narrow(compiler: CourseCompiler, some: Found, tests: Sequence[Fits], slot: int | None) -> Found:
    """Those that pass all tests; each is bound to the slot while it is tested, if there is one."""
    if not tests:
        return some
    module = compiler.module
    printed = join_printed(compiler, "all", [test for test in tests if isinstance(test, PrintedTest)])
    others = [test for test in tests if not isinstance(test, PrintedTest)]
    sources = [module.test_source(test) for test in ([printed, *others] if printed else others)]
    if slot is None or "running" not in names_in(" ".join(sources)):
        return SourceSearch.among(module, some).narrow_by(*sources, bound=slot)
    over, test = module.source(some), " and ".join(sources)
    bound = [f"    {line}" for line in bound_lines(slot, "one", test)]
    lines = ["found = []", f"for one in {over}:", *bound, f"    if {test}:", "        found.append(one)"]
    return compiler.expression(module.helper([*lines, "return found"], ["one", f"s{slot}"], over))
