"""Which stretch of a text was made by which part of a tree."""
