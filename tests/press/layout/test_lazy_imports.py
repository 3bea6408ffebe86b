"""WeasyPrint's libraries: without the one it can do without, nothing is different."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pikepdf
from tests.conftest import Cardpress

WITHOUT_SUBSETTER = """
import sys
from cardpress.commands import main
from cardpress.press.layout import declarations

def without(*given, make=declarations.declared_class):
    class Without(make(*given)):
        def dlopen(self, name, flags=0):
            if "harfbuzz-subset" in name:
                raise OSError(name)
            return super().dlopen(name, flags)
    return Without

declarations.declared_class = without
assert main.main(["build", "--root", sys.argv[1], "--jobs", "1", "--target", "cards_pdf"]) == main.FINE
import weasyprint
from weasyprint.text import ffi
assert ffi.harfbuzz_subset is None
weasyprint.HTML(string="<p>Zażółć gęślą jaźń").write_pdf(sys.argv[2])
"""


def test_without_harfbuzz_subset_bytes_stay_equal_and_weasyprint_embeds_fonts(
    mini: Path, cardpress: Cardpress, tmp_path: Path
) -> None:
    """Where HarfBuzz's subsetter is not installed a build is the same, and WeasyPrint's own files have fonts."""
    other = Path(shutil.copytree(mini, tmp_path / "other"))
    assert cardpress("build", "--root", mini, "--jobs", "1", "--target", "cards_pdf").returncode == 0
    command = [sys.executable, "-c", WITHOUT_SUBSETTER, other, tmp_path / "page.pdf"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

    files = [file.relative_to(mini) for file in mini.glob("build/mini/*/cards.pdf")]
    assert [(other / file).read_bytes() for file in files] == [(mini / file).read_bytes() for file in files] != []
    with pikepdf.open(tmp_path / "page.pdf") as pdf:
        assert any("/FontFile2" in one for one in pdf.objects if isinstance(one, pikepdf.Dictionary))
