"""The press: hands out faces, from the cache when it has them, else rendered once and kept.

Nothing heavy is imported before a face is missing or a font is embedded, so a build without news stays quick.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from cardpress.diagnostics import Diagnostic, Report, Severity
from cardpress.files.problems import unwritable
from cardpress.files.safe_write import UnwritableError
from cardpress.files.store import Store
from cardpress.press.face import DocumentRequest, FaceRequest
from cardpress.press.fonts.fontconfig import FontFile, use_only
from cardpress.press.fonts.glyphs import BrokenPictureError
from cardpress.press.fonts.icons import broken_drawing
from cardpress.press.kept_documents import KeptDocuments
from cardpress.press.kept_fragments import packed_entries, read_kept
from cardpress.press.layout.gc_pause import clear, collection_paused
from cardpress.press.layout.lazy_imports import MissingLibraryError, load_weasyprint, missing_library
from cardpress.press.look import FaceLook
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.update import UpdatableFiles
from cardpress.press.renderer import Drawn, Renderer
from cardpress_cluster.forking import can_fork

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf
    from cardpress.press.fonts.typeface import Typeface
    from cardpress.press.layout.overset_faces import OversetFace
    from cardpress.press.layout.renderer import WeasyRenderer
    from cardpress.press.layout.standing_pages import StandingPages
    from cardpress.press.layout.text_checks import Inspector
    from cardpress.press.layout.typesetter import Typesetter

WHOLE = "CARDPRESS_WHOLE_FACES"
"""With this variable in the environment WeasyPrint draws every face, whole: slowly, and the same to the byte."""
_OF_FONTS = ("fonts", "_font_files", "_icons")
"""What a press makes of fonts and icons alone."""
FaceCount = Callable[[int, int], None]  # faces ready, of how many


class Elsewhere(NamedTuple):
    """Draws faces of a look in processes that are no copies of this one; so many at `least` are worth sending."""

    draw: Callable[[FaceLook, Sequence[FaceRequest], Report], Iterator[Drawn]]
    least: int = 0


class Press:
    """Faces of one look. It stays warm between calls: fragments, fonts and WeasyPrint are kept.

    `written` are files of sheets, in a process that `stays` to write them again. Missing faces are drawn
    `elsewhere` where that is given, else here by so many processes. Of the press `before`, with other stylesheets,
    it keeps the fonts where they are the same, and stylesheets that were read.
    """

    def __init__(  # noqa: PLR0913 the last are given by name
        self,
        look: FaceLook,
        store: Store,
        jobs: int = 1,
        *,
        stays: bool = False,
        elsewhere: Elsewhere | None = None,
        before: Press | None = None,
    ) -> None:
        self.look, self._store, self._jobs, self._elsewhere = look, store, jobs, elsewhere
        self.written = UpdatableFiles() if stays else None
        self.documents = KeptDocuments(look, store)
        self._faces: dict[str, Fragment] = {}
        self._fresh: dict[str, Fragment] = {}
        self._earlier: Typesetter | None = None
        if before and _font_ids(before.look) == _font_ids(look):
            self._earlier = before.__dict__.get("_typesetter")
            kept = {name: before.__dict__[name] for name in _OF_FONTS if name in before.__dict__}
            self.__dict__.update(kept)

    @cached_property
    def fonts(self) -> FontShelf:
        """The fonts of the look, for the targets that embed them."""
        from cardpress.press.fonts.subset import FontShelf  # noqa: PLC0415 brings HarfBuzz

        return FontShelf(self.look.font_files, self.look.label_font.id, self._icons)

    def faces(
        self, requests: Sequence[FaceRequest], report: Report, progress: FaceCount | None = None
    ) -> dict[str, Fragment]:
        """Fragment of each face by key; a face with problems is absent, and they are in the report."""
        wanted = {request.key: request for request in requests}
        cached = self._store.get(key for key in wanted if key not in self._faces)
        self._faces.update(read_kept(self._store, cached))
        missing = [request for key, request in wanted.items() if key not in self._faces]
        with self._obstacles(report):
            if missing:
                self._render(missing, report, progress or _silent)
            return self._finish(wanted, report)
        return {}

    def overset_face(self, request: FaceRequest) -> OversetFace | None:
        """A face that `faces` leaves out because its text does not fit, drawn all the same; it is not kept.

        None for one with something else wrong, or with nothing.
        """
        from cardpress.press.layout.overset_faces import overset_face  # noqa: PLC0415 brings WeasyPrint

        with self._obstacles(Report()):
            return None if self._typesetter.problems() else overset_face(self._typesetter, request)
        return None

    def warm(self) -> None:
        """Have all at hand that documents need, before processes are forked; what is missing they report."""
        with suppress(MissingLibraryError, UnwritableError, BrokenPictureError):
            self._renderer  # noqa: B018 made when it is first asked for

    def document(self, request: DocumentRequest, report: Report) -> list[Fragment] | None:
        """The pages of a document, none when something is wrong with it, which is in the report.

        None when it needs more pages than it may have.
        """
        kept = self.documents.find(request)
        return self._set_document(request, report) if kept is None else kept.pages

    def _set_document(self, request: DocumentRequest, report: Report) -> list[Fragment] | None:
        with self._obstacles(report):
            problems = self._typesetter.problems(request.stylesheets)
            report.extend(problems)
            if problems:
                return []
            weasy, standing = self._weasy, self._standing_pages(request)
            with collection_paused():
                pages = weasy.document(request, report, standing)
                if not (standing and pages and len(standing.found) * 2 > len(pages)):  # else little is left behind
                    clear()
            if pages != []:  # with nothing wrong a document has a page at least
                self.documents.add(request, pages)
            return pages
        return []

    def _standing_pages(self, request: DocumentRequest) -> StandingPages | None:
        """The pages of a document that need not be set anew; None when it is kept only as a whole."""
        from cardpress.press.layout.standing_pages import FAR, StandingPages  # noqa: PLC0415 brings WeasyPrint

        styles = (sheet.text for sheet in (*self.look.stylesheets, *request.stylesheets))
        if not request.by_page or any(map(FAR.search, styles)):
            return None
        return StandingPages(self.documents, self.documents.surroundings(request), request.first_page)

    def _finish(self, wanted: Mapping[str, FaceRequest], report: Report) -> dict[str, Fragment]:
        found = {key: self._faces[key] for key in wanted if key in self._faces}
        for key, fragment in found.items():
            if fragment.notes:
                report.extend(_warnings(wanted[key], fragment))
        return found

    @contextmanager
    def _obstacles(self, report: Report) -> Iterator[None]:
        """What the system denies the press inside the block goes to the report, and the block ends there."""
        try:
            yield
        except MissingLibraryError as missing:
            report.add(missing_library(str(missing)))
        except UnwritableError as error:
            report.add(unwritable(self._store.folder.path.parent, error))
        except BrokenPictureError as broken:
            report.add(broken_drawing(*broken.args))

    def _render(self, missing: Sequence[FaceRequest], report: Report, progress: FaceCount) -> None:
        """Render faces and keep them, so far as the stylesheets are right."""
        problems = self._typesetter.problems()
        report.extend(problems)
        if problems:
            return
        progress(0, len(missing))
        for done, (key, fragment) in enumerate(self._draw(missing, report), 1):
            self._faces[key] = self._fresh[key] = fragment
            progress(done, len(missing))

    def keep(self) -> None:
        """Put what is fresh into the store: after the artefacts are written, because nobody waits for it."""
        self._store.keep(packed_entries(self._fresh) | self.documents.take())
        self._fresh.clear()

    def rest(self) -> None:
        """Let go of what draws, unless the process stays: others need the room. Drawing goes on, from anew."""
        if self.written is None:
            self.keep()
            self._faces.clear()
            for name in ("_renderer", "_weasy", "_inspector", "_typesetter", *_OF_FONTS):
                self.__dict__.pop(name, None)
            clear()

    def draw_here(self, requests: Sequence[FaceRequest], report: Report) -> list[tuple[str, bytes]]:
        """Faces drawn by this process, whatever is kept: each that came out right by key, packed."""
        from cardpress.press import workers  # noqa: PLC0415 brings what makes processes

        with self._obstacles(report):
            faces, problems = workers.draw_packed(self._renderer, requests)
            report.extend(problems)
            return faces
        return []

    def _draw(self, missing: Sequence[FaceRequest], report: Report) -> Iterator[Drawn]:
        if self._elsewhere and len(missing) >= self._elsewhere.least:
            return self._elsewhere.draw(self.look, missing, report)
        from cardpress.press import workers  # noqa: PLC0415 brings what makes processes

        if self._jobs > 1 and len(missing) > workers.WORTHWHILE and can_fork():
            return workers.draw(self._renderer, missing, self._jobs, report)
        return self._renderer.render(missing, report)

    @cached_property
    def _renderer(self) -> Renderer:
        typesetter = self._typesetter
        from cardpress.press.layers.renderer import LayerRenderer  # noqa: PLC0415 brings WeasyPrint

        return self._weasy if WHOLE in os.environ else LayerRenderer(typesetter, self._inspector, self._weasy)

    @cached_property
    def _weasy(self) -> WeasyRenderer:
        typesetter = self._typesetter
        from cardpress.press.layout.renderer import WeasyRenderer  # noqa: PLC0415 brings WeasyPrint

        if WHOLE in os.environ:
            return WeasyRenderer(typesetter, self._inspector)
        from cardpress.press.layers.inset_layers import InsetComposer  # noqa: PLC0415 as above

        return WeasyRenderer(typesetter, self._inspector, InsetComposer(typesetter))

    @cached_property
    def _inspector(self) -> Inspector:
        from cardpress.press.layout.text_checks import Inspector  # noqa: PLC0415 brings WeasyPrint

        return Inspector(self.fonts.typefaces.values())

    @cached_property
    def _typesetter(self) -> Typesetter:
        earlier, self._earlier = self._earlier, None
        if earlier is None:
            use_only(self._font_files, self._store.folder)
        load_weasyprint()
        from cardpress.press.layout.typesetter import Typesetter  # noqa: PLC0415 brings WeasyPrint

        return Typesetter(self.look, self.fonts.typefaces, earlier)

    @cached_property
    def _font_files(self) -> tuple[FontFile, ...]:
        icons = self._icons.items()
        return (*self.look.font_files, *(FontFile(id_, "icons", typeface.data) for id_, typeface in icons))

    @cached_property
    def _icons(self) -> Mapping[str, Typeface]:
        from cardpress.press.fonts.iconfont import IconTypeface  # noqa: PLC0415 brings HarfBuzz

        return {source.id: IconTypeface(source) for source in self.look.icons}


def _font_ids(look: FaceLook) -> tuple[object, ...]:
    """What is equal where two looks of the same folders have the same fonts and icons."""
    icons = tuple((source.family, source.id) for source in look.icons)
    return look.font_files, look.label_font, look.base, look.folders, icons


def _warnings(request: FaceRequest, fragment: Fragment) -> Iterator[Diagnostic]:
    for code, text in fragment.notes:
        yield Diagnostic(code, f"{request.label}: {text}", request.position, severity=Severity.WARNING)


def _silent(done: int, total: int) -> None:
    """Progress that nobody watches."""
