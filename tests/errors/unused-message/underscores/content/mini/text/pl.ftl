rat = Szczur
    .flavor = Zjadł lont i knot.
axe = Siekiera
    .flavor = Rąbie wszystko.
ui-weight = Szczur waży { $grams } gramów
ui-game = Mini
ui-ref-title = Ściąga
ui-deck-old_main = Stara talia
