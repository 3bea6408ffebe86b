rat = Szczur
    .flavor = Zjadł lont i knot.
axe = Siekiera
    .flavor = Rąbie wszystko.
ui-weight = Szczur waży { $grams } gramów
ui-game = Mini { $weight }
ui-ref-title = Ściąga
ui-sheet-label = { $game }: { $sheet } / { $all } ({ $percent })
