"""The Python that plays one game, as one zip: what its engine and its table import, and nothing else.

What is imported is found by reading the code, not by running it; an engine is packed whole, as the registry finds
its modules by name. Equal files give equal bytes.
"""

from __future__ import annotations

import ast
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import cardpress_engines
from cardpress_engines.kernel import registry

BEGINNING: Final = "cardpress_table.lone_table"
"""The module that the table in a page begins with."""
PACKAGES: Final = (
    "cardpress_table", "cardpress_engines", "fluent", "babel", "attr", "attrs", "pytz", "typing_extensions",
)  # fmt: skip
"""What is packed in parts: ours, and Fluent with what it needs."""
LIBRARIES: Final = ("fluent.runtime", "fluent.syntax", "Babel", "attrs", "pytz", "typing_extensions")
"""Distributions whose parts are packed, each with its terms, or with what names them where it has no more."""
DATE: Final = (1980, 1, 1, 0, 0, 0)


def zip_of(files: Mapping[str, bytes]) -> bytes:
    """A zip of files, the same bytes for the same files."""
    written = io.BytesIO()
    with ZipFile(written, "w") as archive:
        for name in sorted(files):
            member = ZipInfo(name, DATE)
            member.compress_type, member.create_system = ZIP_DEFLATED, 3
            archive.writestr(member, files[name], compresslevel=9)
    return written.getvalue()


def python_files(
    game: str, languages: Sequence[str], data: Path, beginnings: Sequence[str] = (BEGINNING,)
) -> dict[str, bytes]:
    """The Python that a game in these languages needs, with its data; `data` is the folder of rules_data.

    `beginnings` are the modules that everything begins with. Without languages there are no texts.
    """
    packages = {f"{cardpress_engines.__name__}.{each.name}": each for each in registry.folders(game).values()}
    folders = {"rules_data": data / "rules_data", **packages, **_folders()}
    engine = [module for package, folder in packages.items() for module in _modules(folder, package)]
    found = _modules_with_imports([*beginnings, f"rules_data.{game}", *engine], folders)
    files = {f"{name.replace('.', '/')}{ending}": content for name, ending, content in found}
    files |= {f"rules_data/texts/{game}_{each}.json": _texts(data, game, each).read_bytes() for each in languages}
    return files | (dict(_locale_data(languages)) | dict(_terms()) if languages else {})


def _modules(folder: Path, package: str) -> Iterator[str]:
    """Every module of a package."""
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        yield ".".join((package, *(part for part in parts if part != "__init__")))


def _folders() -> dict[str, Path]:
    """Where the packages lie that are packed in parts; all else is in the browser's own standard library."""
    found = {top: spec for top in PACKAGES if (spec := find_spec(top))}
    places = {top: [*(spec.submodule_search_locations or ()), spec.origin or ""] for top, spec in found.items()}
    return {top: Path(place).with_suffix("") for top, (place, *_) in places.items()}


def _modules_with_imports(modules: Iterable[str], folders: Mapping[str, Path]) -> Iterator[tuple[str, str, bytes]]:
    """Modules of these packages and all they import from them: name, ending, content."""
    waiting, seen = list(modules), set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        file = _file(name, folders)
        if file is None:
            continue
        content, is_package = file.read_bytes(), file.name == "__init__.py"
        yield name, "/__init__.py" if is_package else ".py", content
        waiting.append(name.rpartition(".")[0])
        waiting.extend(_imports(content, name if is_package else name.rpartition(".")[0]))


def _file(name: str, folders: Mapping[str, Path]) -> Path | None:
    """The file of a module, None where it is not of these packages, or a package without one."""
    for package, folder in folders.items():
        if name == package or name.startswith(f"{package}."):
            place = folder.joinpath(*name.removeprefix(package).split(".")[1:])
            files = (place / "__init__.py", place.with_name(f"{place.name}.py"))
            found = next((file for file in files if file.is_file()), None)
            if found:
                return found
    return None


@cache
def _imports(code: bytes, package: str) -> tuple[str, ...]:
    """Names that may be modules which code in a package imports."""
    return tuple(_names_imported(code, package))


def _names_imported(code: bytes, package: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            near = package.rsplit(".", node.level - 1)[0] if node.level else ""
            base = ".".join(filter(None, (near, node.module)))
            yield from (base, *(f"{base}.{each.name}" for each in node.names))


def _texts(data: Path, game: str, language: str) -> Path:
    return data / "rules_data" / "texts" / f"{game}_{language}.json"


def _locale_data(languages: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    """How these languages count and write numbers, from CLDR as Babel has it."""
    spec = find_spec("babel")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    for name in ("global.dat", *(f"locale-data/{each}.dat" for each in ("root", *languages))):
        yield f"babel/{name}", (folder / name).read_bytes()


def _terms() -> Iterator[tuple[str, bytes]]:
    """The licences of the libraries."""
    for name in LIBRARIES:
        every = [file for file in distribution(name).files or () if ".dist-info" in file.as_posix()]
        terms = [file for file in every if file.name.startswith("LICENSE")]
        for file in terms or [file for file in every if file.name == "METADATA"]:
            yield file.as_posix(), Path(str(file.locate())).read_bytes()
