"""Makes the site of the docs: `make site` writes it to dist/site.

The Markdown is taken as it lies in docs/. Added are pages made from code (command line, JSON fields, Python API)
and a gallery of every built face. A link that leads nowhere stops it.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import gallery
import reference
from sphinx.cmd.build import main as sphinx

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SITE = ROOT / "dist" / "site"
SOURCE = SITE / ".source"
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


def linked_files(page: Path) -> Iterator[Path]:
    """Files of the project that a page links or shows."""
    for target in LINK.findall(page.read_text("utf-8")):
        file = (page.parent / target).resolve()
        if file.is_file():
            yield file
        elif not file.is_dir():
            raise SystemExit(f"{page.relative_to(ROOT)}: the link {target} leads nowhere")


def stage(pages: list[Path]) -> None:
    """Copy pages and what they link to the folder that Sphinx reads, under the same paths."""
    for page in pages:
        for file in (page, *linked_files(page)):
            copy = SOURCE / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)


def add_contents(index: Path, made: list[str]) -> None:
    """Append the table of contents to the first page: the groups of docs/README.md, then all it does not name."""
    table = (ROOT / "docs" / "README.md").read_text("utf-8")
    left = {page.relative_to(SOURCE).with_suffix("").as_posix() for page in SOURCE.rglob("*.md")} - {"README"}
    groups = [("", ["docs/README", *made])]
    for row in re.findall(r"^\| ([^|]+) \| (.*) \|$", table, re.MULTILINE):
        pages = [(Path("docs") / link).as_posix().removesuffix(".md") for link in LINK.findall(row[1])]
        groups.append((row[0].capitalize(), [page.replace("docs/../", "") for page in pages]))
    text = index.read_text("utf-8")
    for caption, pages in groups:
        listed = [page for page in pages if page in left]
        left -= {*listed}
        text += toctree(caption, listed)
    index.write_text(text + toctree("More", sorted(left)), "utf-8")


def toctree(caption: str, pages: list[str]) -> str:
    """A part of the table of contents, which the sidebar shows; none of no pages."""
    title = f":caption: {caption}\n" if caption else ""
    return "\n```{toctree}\n:hidden:\n" + title + "\n" + "\n".join(pages) + "\n```\n" if pages else ""


def main() -> int:
    """Stage the pages, write those that are made from code, let Sphinx build all; its exit code."""
    shutil.rmtree(SITE, ignore_errors=True)
    docs = sorted(page for page in (ROOT / "docs").rglob("*.md") if HERE not in page.parents)
    pages = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + docs
    stage(pages)
    made = SOURCE / "docs" / "reference"
    made.mkdir(parents=True)
    for name, text in reference.pages().items():
        (made / f"{name}.md").write_text(text, "utf-8")
    (made / "gallery.md").write_text(gallery.write_pictures(ROOT / "build", made / "faces"), "utf-8")
    add_contents(SOURCE / "README.md", [f"docs/reference/{page.stem}" for page in sorted(made.glob("*.md"))])
    options = ["-b", "html", "-c", str(HERE), "-D", "root_doc=README", "-d", str(SITE / ".doctrees"), "-q", "-W"]
    code = sphinx([*options, "--keep-going", str(SOURCE), str(SITE)])
    if not code:
        shutil.copyfile(SITE / "README.html", SITE / "index.html")
        print(f"{SITE.relative_to(ROOT)}/index.html: {len(pages) + len(list(made.glob('*.md')))} pages")
    return code


if __name__ == "__main__":
    sys.exit(main())
