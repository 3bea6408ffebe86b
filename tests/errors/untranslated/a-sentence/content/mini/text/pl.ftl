rat = Szczur
    .flavor = Zjadł lont i knot.
axe = Siekiera
    .flavor = It chops anything.
ui-weight = Szczur waży { $grams } gramów
ui-game = Mini
ui-ref-title = Ściąga
