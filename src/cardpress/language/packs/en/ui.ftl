### Words common to all games.

ui-sheet-label = { $game }, sheet { $sheet } of { $sheets }, print at { $percent }%
ui-sheet-ruler = exactly { $length } mm at { $percent }%
ui-sheet-short-edge = flip on the short edge
ui-sheet-gutterfold = fold along the dashed line, glue, then cut
ui-sheet-fronts = fronts only
ui-sheet-backs = backs only
ui-sheet-singles = one a page
ui-board-label = { $game }, sheet { $sheet } of { $sheets }, { $place }; print at { $percent }%
ui-board-glue = glue sheet { $sheet } here, cross on cross
ui-board-part-top = top
ui-board-part-middle = middle
ui-board-part-bottom = bottom
ui-board-part-left = left
ui-board-part-centre = centre
ui-board-part-right = right
ui-provenance-rulebook = from the published rules of the game
ui-provenance-reconstructed = partly reconstructed, the rest is ours
ui-provenance-house = our own design
