"""What tests need of the system; the last line of a run says what was left out for want of what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from cardpress.native.managers import install_command
from cardpress.native.parts import PARTS, NativePart, is_present

_NEEDS = "needs "


def needs(part: NativePart) -> pytest.MarkDecorator:
    """Marks tests that are left out where a part is missing."""
    return pytest.mark.skipif(not is_present(part), reason=reason(part))


def skip_without(part: NativePart) -> None:
    """Leave out the test that runs when a part is missing."""
    if not is_present(part):
        pytest.skip(reason(part))


def reason(part: NativePart) -> str:
    """Why a test is left out that needs a part."""
    return f"{_NEEDS}{part.name}"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    """After all that pytest says of a run, say what was left out; processes that share the work say nothing."""
    yield
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    if skipped:
        reporter.write_line(left_out(skipped))


def left_out(skipped: Sequence[pytest.TestReport]) -> str:
    """One line: how many tests each missing part left out, what installs the parts, what else left tests out."""
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped)
    parts = [part for part in PARTS if reason(part) in reasons]
    command = install_command(parts)
    told = [f"{reasons.pop(reason(part))} for want of {part.name}" for part in parts]
    if command:
        told[-1] += f" (to install: {command})"
    others = [f"{count} because {why}" for why, count in sorted(reasons.items())]
    return f"{len(skipped)} left out: {', '.join([*told, *others])}"
