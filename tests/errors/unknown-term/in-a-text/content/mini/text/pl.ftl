rat = Szczur
    .flavor = Zjadł lont i knot.
axe = Siekiera
    .flavor = Rąbie wszystko.
    .text = Obejrzyj karty: { $cards }.
ui-weight = Szczur waży { $grams } gramów
ui-game = Mini
ui-ref-title = Ściąga
