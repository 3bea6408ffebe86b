"""The command `cardpress release`."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence

from cardpress.diagnostics import Report
from cardpress.incremental.resources import BuildResources
from cardpress.models.manifest import BuildRequest
from cardpress.output import Console
from cardpress.release.build_parts import Release, ReleasePlace, release
from cardpress.release.scope import FOLDER, ReleaseScope

FINE, WRONG_CONTENT = 0, 1


def run(
    arguments: argparse.Namespace, scopes: Sequence[ReleaseScope], wanted: BuildRequest, resources: BuildResources
) -> int:
    """Make the release of each game, one after the other; 1 when anything is wrong with one of them."""
    started, root = time.perf_counter(), arguments.root.resolve()
    console, report = Console(as_json=arguments.format == "json"), Report()
    out = (root / arguments.out) if arguments.out else root / FOLDER
    place = ReleasePlace(root, wanted, out, resources)
    done: list[Release] = []
    for scope in scopes:
        if made := release(scope, place, report, console.progress()):
            done.append(made)
    if console.stops(report):
        return WRONG_CONTENT
    _tell(done, time.perf_counter() - started, as_json=arguments.format == "json")
    return FINE


def _tell(done: Sequence[Release], seconds: float, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"releases": [_value(one) for one in done]}, indent=2, ensure_ascii=False))
        return
    for one in done:
        size = one.packed.stat().st_size / 1e6
        print(f"{one.folder}/: {one.files} files, {one.made} made; {one.packed.name}: {size:.1f} MB")
    print(f"{len(done)} release{'s' if len(done) != 1 else ''}, {seconds:.1f} s")


def _value(one: Release) -> dict[str, object]:
    return {
        "game": one.game,
        "folder": str(one.folder),
        "zip": str(one.packed),
        "files": one.files,
        "made": one.made,
    }
