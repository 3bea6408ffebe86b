"""Session: what stays loaded between two builds of one process (files read, components checked, the press)."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Self

from cardpress.files.safe_write import Folder, UnwritableError
from cardpress.files.store import Packs, Store
from cardpress.incremental.inputs_digest import Digests
from cardpress.language.phrase_cache import PhraseCache
from cardpress.models.project import Game
from cardpress.models.source_reader import Known
from cardpress.models.variant import Variant
from cardpress.press.layout.templates import Templates
from cardpress.press.look import FaceLook
from cardpress.stages.check import Checked
from cardpress.stages.effect_checks import Fitted
from cardpress.stages.plan import Known as KnownRequests
from cardpress_cluster.forking import can_fork

if TYPE_CHECKING:
    from cardpress.press.press import Elsewhere, Press
    from cardpress_cluster.executor import WorkerPool


class Session:
    """Caches of one process; a single build opens one and forgets it, `watch` keeps it.

    As a context manager it keeps, at its end, what a later process can use. One that `stays` for further builds
    remembers the files it wrote, too. `machines` draw faces in its stead; `shared` is a store of several machines.
    """

    def __init__(
        self,
        *,
        jobs: int = 1,
        stays: bool = False,
        machines: WorkerPool | None = None,
        shared: Packs | None = None,
    ) -> None:
        self.jobs, self._stays, self._machines, self._shared = jobs, stays, machines, shared
        self.files: Known = {}
        self.models: Checked = {}
        self.fitted: Fitted = {}
        self.digests = Digests()
        self.requests: KnownRequests = {}
        self._templates: dict[Path, Templates] = {}
        self._stores: dict[Path, Store] = {}
        self._presses: dict[tuple[Path, str], tuple[str, Press]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.save()

    def templates(self, root: Path) -> Templates:
        """The templates of a project, compiled once; a changed one is compiled again."""
        if root not in self._templates:
            self._templates[root] = Templates(root)
        return self._templates[root]

    def phrase_cache(self, game: Game, language: str, tool: str, variant: Variant | None = None) -> PhraseCache:
        """What earlier builds of a game put into a language with this tool, these words and this schema.

        What a variant makes of a component has words of its own.
        """
        shapes = game.schema.__name__  # the name holds a digest of the module's text
        words = (by_language.get(language) for by_language in (game.terms, game.sentences, game.lexicons))
        said = " ".join(source.digest if source else "-" for source in words)
        basis = f"{tool} {shapes} {game.id} {language} {said} {','.join(sorted(game.settings.symbols))}"
        return PhraseCache(self.store(game.root), f"{basis} {variant.model_dump_json()}" if variant else basis)

    def store(self, root: Path) -> Store:
        """What builds of a project keep for later ones."""
        if root not in self._stores:
            self._stores[root] = Store(Folder(root / "build").below(".cache"), self._shared)
        return self._stores[root]

    def copy_for(self, root: Path, origin: Path) -> Session:
        """A session that knows what this one knows of a project, for a copy of it with some other files."""
        made = Session(jobs=1)
        made.files, made.models, made.fitted = dict(self.files), dict(self.models), dict(self.fitted)
        made._stores[root] = self.store(origin)
        return made

    def save(self) -> None:
        """Keep what a later process can use; a folder that does not take it costs only the next build's time."""
        for _, press in self._presses.values():
            press.keep()
        for store in self._stores.values():
            with suppress(UnwritableError):
                store.save()

    def press(self, look: FaceLook, root: Path) -> Press:
        """The press for the look of a game; it stays for as long as the look does."""
        from cardpress.press.press import Press  # noqa: PLC0415 what only checks prints nothing

        place = look.base, look.name
        known = self._presses.get(place)
        if known is None or known[0] != look.fingerprint:
            self.save()
            elsewhere, before = self._elsewhere(), known[1] if known else None
            made = Press(look, self.store(root), self.jobs, stays=self._stays, elsewhere=elsewhere, before=before)
            known = self._presses[place] = look.fingerprint, made
        return known[1]

    def _elsewhere(self) -> Elsewhere | None:
        """What has other machines draw faces, when there are any, or other processes where none can be copied."""
        if self._machines is None and (self.jobs < 2 or can_fork()):
            return None
        from cardpress.press import remote_faces  # noqa: PLC0415 who has others draw nothing needs none of it
        from cardpress.press.press import Elsewhere  # noqa: PLC0415 what only checks prints nothing

        if self._machines:
            return Elsewhere(partial(remote_faces.draw, self._machines))
        from cardpress_cluster.local import local_pool  # noqa: PLC0415 as above

        return Elsewhere(partial(remote_faces.draw, local_pool(self.jobs)), remote_faces.WORTHWHILE)
