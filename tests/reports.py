"""What a process that shares the tests of a run tells the one that counts them: no more than it counts.

Every test has three reports, and to tell one takes as long as to run a small test. Of tests that succeed only what
they themselves did is counted; that they were made ready and cleared away is told when somebody measures it.
"""

from __future__ import annotations

import pytest
from _pytest.runner import runtestprotocol

ASKING = ("durations", "xmlpath")
"""Options with which reports of all parts of a test are used."""


def pytest_configure(config: pytest.Config) -> None:
    """Tell less from a process that has a share of the tests, unless all of it is asked for."""
    if hasattr(config, "workerinput") and not any(config.getoption(name, None) for name in ASKING):
        config.pluginmanager.register(_Telling())


class _Telling:
    """Runs a test as pytest does, and leaves out reports that nobody counts."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Run one test; gives that it was run."""
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        for report in runtestprotocol(item, log=False, nextitem=nextitem):
            if report.when == "call" or not report.passed:
                item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True
