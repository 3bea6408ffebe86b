"""The command line: parses words, runs a command, gives the exit code.

0 fine, 1 the content is wrong, 2 the command is wrong, 70 a bug of ours. What a command needs is
imported when it runs, so that --help and a build with nothing to do start at once.
"""

from __future__ import annotations

import argparse
import difflib
import gc
import os
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from cardpress import freshness, starting
from cardpress.arguments import parser
from cardpress.console import Console
from cardpress.diagnostics import Report
from cardpress.diagnostics.printable import terminal
from cardpress.editions import EditionError, editions
from cardpress.export.options import exports, names
from cardpress.means import NOT_THERE, means
from cardpress.models import manifest
from cardpress.models.folders import drafts_of, entries, languages_of
from cardpress.models.manifest import Selection, Wanted
from cardpress.models.printing import EXPORTS, FOR_VENDORS
from cardpress.names import name_problem
from cardpress.preflight.arguments import PreflightError
from cardpress.release.options import scope
from cardpress.tables.problems import ImportingError

if TYPE_CHECKING:
    from cardpress.pipeline import Outcome
    from cardpress.session import Session

FINE, WRONG_CONTENT, WRONG_COMMAND, OUR_BUG = 0, 1, 2, 70
MEMORY = 3 * 1024**3
"""Bytes of address space of one process; a cold build of seventy cards asks for 0.5 GB."""


class CommandError(Exception):
    """The command line asks for something that is not there."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; never raises, gives the exit code."""
    with redirect_stdout(terminal(sys.stdout)), redirect_stderr(terminal(sys.stderr)):
        try:
            arguments = parser().parse_args(argv)
        except SystemExit as stop:
            return int(stop.code or 0)
        return _run_without_collecting(arguments)


def _run_without_collecting(arguments: argparse.Namespace) -> int:
    # A run makes thousands of objects that live to its end: the collector would walk them all again and again.
    was_collecting = gc.isenabled()
    gc.disable()
    try:
        return _run(arguments)
    finally:
        if was_collecting:
            gc.enable()


def run() -> NoReturn:
    """Run a command and end the process at once: taking thousands of objects apart costs a fifth of a second."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal may know fewer letters than a game has
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # we have none, and looking for them takes 20 ms
    _limit_memory()
    code = main()
    with suppress(OSError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def _limit_memory() -> None:
    """Content that asks for all memory there is gets an error, and the machine stays alive; where systems can."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY if most < 0 else min(MEMORY, most), most))


def _run(arguments: argparse.Namespace) -> int:
    if problem := name_problem(arguments):
        print(f"cardpress: {problem}", file=sys.stderr)
        return WRONG_COMMAND
    try:
        return _COMMANDS[arguments.command](arguments)
    except (CommandError, EditionError, ImportingError, starting.StartError, *NOT_THERE) as problem:
        print(f"cardpress: {problem}", file=sys.stderr)
        return WRONG_COMMAND
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except Exception:
        traceback.print_exc()
        print(
            "cardpress: this is a bug in cardpress, not in your files; please report the lines above",
            file=sys.stderr,
        )
        return OUR_BUG


# ---- what is asked for


def _known(what: str, asked: Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    for name in asked:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            advice = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(known) or 'none'}"
            raise CommandError(f"unknown {what} {name!r}; {advice}")
    return tuple(dict.fromkeys(asked))


def _games(arguments: argparse.Namespace) -> tuple[str, ...]:
    content = arguments.root / "content"
    known = [entry.name for entry in entries(content) if entry.is_dir()]
    if not known:
        raise CommandError(f"no games: {content} is missing or empty; give the project folder with --root DIR")
    return _known("game", arguments.games, known) or tuple(known)


def _targets() -> tuple[str, ...]:
    folder = Path(__file__).parent / "targets"
    names = {
        entry.stem for entry in folder.iterdir() if entry.suffix == ".py" or (entry / "__init__.py").is_file()
    }
    return tuple(sorted(name for name in names if name != EXPORTS and not name.startswith("_")))


def _selection(arguments: argparse.Namespace) -> Selection:
    games = _games(arguments)
    known = sorted({code for game in games for code in languages_of(arguments.root, game)})
    languages = [code for word in arguments.lang.split(",") if (code := word.strip())]
    built = {entry.game for entry in manifest.read(arguments.root / "build").values() if entry.game}
    gone = () if arguments.games else tuple(sorted(built - {*games}))
    targets, vendors = _known("target", arguments.target, _targets()), _vendors(arguments)
    if vendors and not targets:
        targets = (FOR_VENDORS,)
    if FOR_VENDORS in targets and not vendors:
        raise CommandError(f"{FOR_VENDORS} are made for print shops: say which with --vendor NAME")
    asked = _known("language", languages, known)
    drafts = {game: found for game in games if (found := drafts_of(arguments.root, game))}
    return Selection(games, asked, targets, gone, editions(arguments, games), vendors, drafts=drafts)


def _vendors(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The print shops asked for; their profiles are read only when there are any."""
    named = [name for word in arguments.vendor for part in word.split(",") if (name := part.strip())]
    if not named:
        return ()
    from cardpress.targets.vendor_files import vendors

    return _known("vendor", named, vendors())


def _wanted(root: Path, games: Sequence[str], digests: freshness.Digests) -> Wanted:
    languages = {game: languages_of(root, game) for game in games}
    tool = freshness.tool_fingerprint(digests)
    inputs = {game: freshness.game_fingerprint(root, game, tool, digests) for game in games}
    return Wanted(_targets(), languages, inputs, tool)


# ---- commands


def _build(arguments: argparse.Namespace) -> int:
    started = time.perf_counter()
    if picked := _picked(arguments):
        return _build_picked(arguments, picked)
    selection, root = _selection(arguments), arguments.root.resolve()
    wanted = _wanted(root, selection.games, freshness.Digests())
    known = manifest.read(root / "build")
    console, report = _console(arguments), Report()
    changed: Sequence[str] = ()
    progress = console.progress()
    if not manifest.is_current(known, root / "build", selection, wanted):
        if progress:
            progress("starting", 0, 1)  # what is imported now takes longer than a reader waits without a sign
        from cardpress import checking, pipeline

        with means(arguments).session() as opened:
            outcome = pipeline.build(root, selection, wanted, opened, progress)
        report, changed, known = outcome.report, outcome.changed, manifest.read(root / "build")
        if console.stops(report):
            return WRONG_CONTENT
        if not (len(report) or selection.targets or selection.languages):
            checking.note(root, outcome.games, wanted.inputs)
    rows = {path: entry for path, entry in sorted(known.items()) if selection.asks_for(entry)}
    manifest.confirm(root / "build", rows)
    seconds = time.perf_counter() - started
    console.built(rows, changed, build=root / "build", seconds=seconds, report=report, whole=arguments.list)
    return FINE


def _picked(arguments: argparse.Namespace) -> list[str]:
    """The components named behind a game, taken away from the games."""
    first, *others = arguments.games or [""]
    known = {entry.name for entry in entries(arguments.root / "content") if entry.is_dir()}
    if first not in known or not others or known & {*others}:
        return []
    arguments.games = [first]
    return others


def _build_picked(arguments: argparse.Namespace, picked: list[str]) -> int:
    from cardpress import picking

    selection, root, console = _selection(arguments), arguments.root.resolve(), _console(arguments)
    started = time.perf_counter()
    with means(arguments).session() as opened:
        try:
            report, paths = picking.build_picked(root, selection, picked, opened, console.progress())
        except picking.PickError as problem:
            raise CommandError(str(problem)) from None
    if console.stops(report):
        return WRONG_CONTENT
    console.rebuilt(paths, time.perf_counter() - started)
    return FINE


def _console(arguments: argparse.Namespace) -> Console:
    return Console(as_json=arguments.format == "json")


def _check(arguments: argparse.Namespace) -> int:
    from cardpress import checking
    from cardpress.translate.review import review

    games, root, console = _games(arguments), arguments.root.resolve(), _console(arguments)
    wanted = _wanted(root, games, digests := freshness.Digests())
    report, lines = checking.check(root, games, wanted.inputs, wanted.tool)
    if not report.has_errors:  # what is wrong comes first; a text that cannot be read is not compared with another
        report.extend(review(root, freshness.words_fingerprints(root, games, wanted.tool, digests)))
    if console.stops(report):
        return WRONG_CONTENT
    console.checked(report, lines)
    return WRONG_CONTENT if arguments.strict and len(report) else FINE


def _checked(root: Path, games: Sequence[str]) -> Outcome:
    from cardpress import pipeline, session

    return pipeline.check(root, games, session.Session())


def _text(arguments: argparse.Namespace) -> int:
    return _show(arguments, with_pages=False)


def _explain(arguments: argparse.Namespace) -> int:
    return _show(arguments, with_pages=True)


def _show(arguments: argparse.Namespace, *, with_pages: bool) -> int:
    from cardpress import explain

    games, root = _games(arguments), arguments.root.resolve()
    outcome, console = _checked(root, games), _console(arguments)
    if console.stops(outcome.report):
        return WRONG_CONTENT
    game = outcome.games[games[0]]
    asked = [] if arguments.component is None else [arguments.component]
    chosen = _known("component", asked, list(game.components)) or tuple(game.components)
    pages = explain.printed_pages(manifest.read(root / "build"), game) if with_pages else {}
    console.show([explain.explain(outcome, game, id_, pages.get(id_, {})) for id_ in chosen])
    return FINE


def _watch(arguments: argparse.Namespace) -> int:
    from cardpress.watch import watch, watched

    selection, root, console = _selection(arguments), arguments.root.resolve(), _console(arguments)

    def wanted(session: Session) -> Wanted:
        return _wanted(root, selection.games, session.digests)

    console.watching(selection.games, watched(root))
    for outcome in watch(root, selection, wanted, jobs=max(1, arguments.jobs)):
        if not console.stops(outcome.report):
            console.rebuilt(outcome.changed, outcome.seconds)
    return FINE


def _serve(arguments: argparse.Namespace) -> int:
    from cardpress.serve import command

    try:
        games = _games(arguments)
        known = sorted({code for game in games for code in languages_of(arguments.root, game)})
        asked = _known("language", names([arguments.lang]), known)
        is_right = command.run(arguments, games, asked, Console(as_json=False))
    except command.PortError as problem:
        raise CommandError(str(problem)) from None
    return FINE if is_right else WRONG_CONTENT


def _calibrate(arguments: argparse.Namespace) -> int:
    from cardpress import calibrate

    calibrate.run(arguments)
    return FINE


def _preflight(arguments: argparse.Namespace) -> int:
    from cardpress.preflight import command

    try:
        told, is_printable = command.run(arguments)
    except PreflightError as problem:
        raise CommandError(str(problem)) from None
    print(told)
    return FINE if is_printable else WRONG_CONTENT


def _release(arguments: argparse.Namespace) -> int:
    from cardpress.release import command

    asked = _selection(arguments)
    wanted = _wanted(arguments.root.resolve(), asked.games, freshness.Digests())
    scopes = [scope(arguments, asked, game, wanted.languages[game]) for game in asked.games]
    return command.run(arguments, scopes, wanted)


def _export(arguments: argparse.Namespace) -> int:
    from cardpress.export import command

    programs = _known("program", names(arguments.to), exports())
    asked = replace(
        _selection(arguments), targets=tuple(f"{EXPORTS}.{name}" for name in programs), dpi=arguments.dpi
    )
    return command.run(arguments, asked, _wanted(arguments.root.resolve(), asked.games, freshness.Digests()))


def _translate(arguments: argparse.Namespace) -> int:
    from cardpress.translate import command

    try:
        return command.run(arguments)
    except command.TranslateError as problem:
        raise CommandError(str(problem)) from None


def _diff(arguments: argparse.Namespace) -> int:
    from cardpress.difference import command

    return command.run(arguments)


def _import(arguments: argparse.Namespace) -> int:
    from cardpress import conversion

    games, root = _games(arguments), arguments.root.resolve()
    if _console(arguments).stops(_checked(root, games).report):
        return WRONG_CONTENT
    print(conversion.run(root, games[0]))
    return FINE


def _new(arguments: argparse.Namespace) -> int:
    print(starting.run(arguments))
    return FINE


def _completion(arguments: argparse.Namespace) -> int:
    from cardpress.completion import script

    print(script(parser(), arguments.shell), end="")
    return FINE


def _doctor(arguments: argparse.Namespace) -> int:
    from cardpress.doctor import command

    told, can_build = command.run(arguments)
    print(told)
    return FINE if can_build else WRONG_CONTENT


_COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "new": _new,
    "import": _import,
    "build": _build,
    "check": _check,
    "text": _text,
    "explain": _explain,
    "watch": _watch,
    "serve": _serve,
    "calibrate": _calibrate,
    "preflight": _preflight,
    "release": _release,
    "diff": _diff,
    "export": _export,
    "completion": _completion,
    "translate": _translate,
    "doctor": _doctor,
}


if __name__ == "__main__":
    run()
