### Words common to all games.

ui-sheet-label = { $game }, sheet { $sheet } of { $sheets }, print at { $percent }%
ui-sheet-ruler = exactly { $length } mm at { $percent }%
ui-sheet-short-edge = flip on the short edge
ui-sheet-gutterfold = fold along the dashed line, glue, then cut
ui-sheet-fronts = fronts only
ui-sheet-backs = backs only
ui-sheet-singles = one a page
ui-calibrate-title = Does my printer hit the back?
ui-calibrate-back = Back
ui-calibrate-print = Print this file at { $percent }%, on both sides, flipped on the long edge.
ui-calibrate-scale = Measure both rulers: each must be { $length } mm long. If not, switch off scaling in the print dialogue.
ui-calibrate-light = Hold the sheet against the light, this side towards you and these words upright.
ui-calibrate-read = On each scale find the two ticks that meet in one line; each tick from the zero is a fifth of a millimetre.
ui-calibrate-set = Type the numbers in, the level scale first:  cardpress calibrate --set my-printer RIGHT UP
ui-calibrate-build = From now on:  cardpress build GAME --printer my-printer
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
