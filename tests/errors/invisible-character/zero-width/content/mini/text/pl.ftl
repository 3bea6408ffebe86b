rat = Szczur
    .flavor = Zjadł lont i knot.
axe = Sie​kiera
    .flavor = Rąbie wszystko.
ui-weight = Szczur waży { $grams } gramów
ui-game = Mini
ui-ref-title = Ściąga
