"""Sheets: where cards, tiles and boards stand on paper, and the marks around them."""
