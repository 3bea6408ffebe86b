"""Settings of Sphinx for the site of the docs: see make.py beside this file."""

project = "cardpress"
copyright = "the authors of cardpress"  # noqa: A001  Sphinx reads it under this name
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "cardpress"
html_copy_source = False
html_last_updated_fmt = None
html_show_copyright = False
exclude_patterns = ["_build"]
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
default_role = "literal"  # docstrings mark names by single backticks
suppress_warnings = ["myst.header", "myst.xref_missing.external"]
