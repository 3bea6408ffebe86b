"""What stays warm between two builds of one process: read files, checked components, the press."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from cardpress.freshness import Digests
from cardpress.language.memory import Memory
from cardpress.models.project import Game
from cardpress.models.reading import Known
from cardpress.press.look import Look
from cardpress.press.press import Press, open_press
from cardpress.press.templates import Templates
from cardpress.stages.check import Checked
from cardpress.stages.link import Fitted


class Session:
    """Caches of one process; a single build opens one and forgets it, `watch` keeps it."""

    def __init__(self, *, jobs: int = 1) -> None:
        self.jobs = jobs
        self.files: Known = {}
        self.models: Checked = {}
        self.fitted: Fitted = {}
        self.digests = Digests()
        self._stack = ExitStack()
        self._templates: dict[Path, Templates] = {}
        self._memories: dict[tuple[Path, str], Memory] = {}
        self._presses: dict[str, Press] = {}

    def templates(self, root: Path) -> Templates:
        """The templates of a project, compiled once; a changed one is compiled again."""
        if root not in self._templates:
            self._templates[root] = Templates(root)
        return self._templates[root]

    def memory(self, game: Game, language: str, tool: str) -> Memory:
        """What earlier builds of a game put into a language with this tool and these terms."""
        file = game.root / "build" / ".cache" / "texts" / f"{game.id}.{language}.json"
        basis = f"{tool} {game.terms[language].digest} {','.join(sorted(game.settings.symbols))}"
        if (file, basis) not in self._memories:
            self._memories[file, basis] = Memory(file, basis)
        return self._memories[file, basis]

    def save(self) -> None:
        """Keep what a later process can use."""
        for memory in self._memories.values():
            memory.save()
        for press in self._presses.values():
            press.save()

    def press(self, look: Look, cache: Path) -> Press:
        """The press for a look, opened once."""
        if look.press_key not in self._presses:
            opened = open_press(look, cache_folder=cache, jobs=self.jobs)
            self._presses[look.press_key] = self._stack.enter_context(opened)
        return self._presses[look.press_key]

    def close(self) -> None:
        """Keep what a later process can use, and close what was opened."""
        self.save()
        self._stack.close()
        self._presses.clear()


@contextmanager
def session(*, jobs: int = 1) -> Iterator[Session]:
    """A session that is closed at the end."""
    opened = Session(jobs=jobs)
    try:
        yield opened
    finally:
        opened.close()
