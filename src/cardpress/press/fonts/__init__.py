"""Fonts and icons: where they come from, what they say of themselves, their subsets in a PDF."""
