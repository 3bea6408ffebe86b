"""Puts a fault into functions that are imported already: whoever holds one runs the faulty code from then on."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from itertools import groupby
from types import CodeType, FunctionType


class NotSwappedError(Exception):
    """A function that is held cannot be given the faulty code: the fault changes what is around it."""


def functions_of(files: Iterable[str]) -> dict[str, list[FunctionType]]:
    """Every function this process holds that was made by code of some files, by file."""
    found: dict[str, list[FunctionType]] = {file: [] for file in files}
    was_frozen = gc.get_freeze_count() > 0
    gc.unfreeze()  # what is frozen is not among the objects of the collector
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename in found:
            found[each.__code__.co_filename].append(each)
    if was_frozen:
        gc.freeze()
    return found


def swap(functions: Iterable[FunctionType], name: str, imported: str, faulty: str, file: str) -> None:
    """Give a function, and those inside it, the code of a faulty source instead of the imported one.

    NotSwappedError when it cannot be, or nobody holds the function.
    """
    swapped = 0
    before, after = (_codes(compile(source, file, "exec", dont_inherit=True)) for source in (imported, faulty))
    for function in functions:
        code = function.__code__
        if code.co_qualname != name and not code.co_qualname.startswith(f"{name}.<locals>."):
            continue
        same_name = before.get(code.co_qualname, []), after.get(code.co_qualname, [])
        if len(same_name[0]) != len(same_name[1]):
            raise NotSwappedError(code.co_qualname)
        place = next((i for i, old in enumerate(same_name[0]) if old == code), None)
        if place is None:
            raise NotSwappedError(code.co_qualname)
        try:
            function.__code__ = same_name[1][place]
        except ValueError as error:  # it uses another number of outer names
            raise NotSwappedError(code.co_qualname) from error
        swapped += 1
    if not swapped:
        raise NotSwappedError(name)


def _codes(code: CodeType) -> dict[str, list[CodeType]]:
    """All code inside some code by its name, in the order it stands."""
    every = sorted(_inside(code), key=lambda each: each.co_qualname)
    return {name: list(codes) for name, codes in groupby(every, key=lambda each: each.co_qualname)}


def _inside(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _inside(each)
