"""All cards of a kind as a table: its cells, and the files that say them."""
