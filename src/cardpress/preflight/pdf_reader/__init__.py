"""Reads a finished PDF without knowing how it was made: pages, marks on them, fonts, colours, pixels."""
