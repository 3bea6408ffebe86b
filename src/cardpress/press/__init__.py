"""Print craft: faces out of HTML, kept as fragments, composed into PDF pages and sheets."""
