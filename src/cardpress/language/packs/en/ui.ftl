### Words common to all games.

ui-sheet-label = { $game }, sheet { $sheet } of { $sheets }, print at { $percent }%
ui-provenance-rulebook = from the published rules of the game
ui-provenance-reconstructed = partly reconstructed, the rest is ours
ui-provenance-house = our own design
