### Slova společná všem hrám; co tu chybí, je zatím jako v angličtině.

ui-sheet-label = { $game }, arch { $sheet } z { $sheets }, tisknout na { $percent } %
ui-sheet-ruler = přesně { $length } mm při { $percent } %
ui-sheet-short-edge = otáčet podél kratší strany
