"""The report of a game: simulates it, finds what stands out, and writes HTML and Markdown."""
