"""`cardpress preflight`: which files are looked at, by which profile, and how what is found is told."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from cardpress import printers
from cardpress.diagnostics import Severity
from cardpress.diagnostics.advice import did_you_mean
from cardpress.diagnostics.requests import RequestError, known_names
from cardpress.preflight.as_json import findings_as_json
from cardpress.preflight.as_sarif import findings_as_sarif
from cardpress.preflight.as_text import findings_as_text
from cardpress.preflight.built_files import HOME, BuiltGame, built_file
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Finding
from cardpress.preflight.run_checks import CheckedFile, check_files
from cardpress.printers.profile import Profile


def run(arguments: argparse.Namespace) -> tuple[str, bool]:
    """What is printed, and whether nothing found stops a file; RequestError when the command is wrong."""
    profile = _profile(arguments.profile)
    subjects = [one for word in _words(arguments) for one in _subjects(word, arguments.root, profile)]
    if not subjects:
        raise RequestError("no file is made for this profile; name a FILE")
    findings = check_files(subjects)
    names = [subject.name for subject in subjects]
    stops = [one for one in findings if arguments.strict or one.severity is Severity.ERROR]
    return _format_findings(findings, names, arguments.format), not stops


def _format_findings(findings: Sequence[Finding], names: Sequence[str], form: str) -> str:
    if form == "json":
        return findings_as_json(findings, names)
    return findings_as_sarif(findings) if form == "sarif" else findings_as_text(findings, len(names))


def _profile(name: str | None) -> Profile | None:
    if name is None:
        return None
    return printers.load_profile(known_names("profile", [name], printers.names())[0])


def _words(arguments: argparse.Namespace) -> list[str]:
    words = list(dict.fromkeys(arguments.subjects)) or _games(arguments.root)
    if not words:
        raise RequestError(f"no games: {arguments.root / 'content'} is missing or empty; name a FILE")
    return words


def _games(root: Path) -> list[str]:
    content = root / "content"
    return sorted(entry.name for entry in content.iterdir() if entry.is_dir()) if content.is_dir() else []


def _subjects(word: str, root: Path, profile: Profile | None) -> list[CheckedFile]:
    if word in _games(root):
        return BuiltGame(root, word).subjects(profile)
    if "/" not in word and "." not in word:
        advice = did_you_mean(word, _games(root)) or "name a file, or a folder in content/"
        raise RequestError(f"unknown file or game {word!r}; {advice}")
    path = Path(word)
    home = printers.load_profile(HOME["letter" in path.stem])
    return [built_file(path, profile) or CheckedFile(path, word, Criteria(profile or home))]
