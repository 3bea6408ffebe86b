rat = Szczur
    .flavor = Zjad³ lont i knot.
axe = Siekiera
    .flavor = R¹bie wszystko.
ui-weight = Szczur wa¿y { $grams } gramów
ui-game = Mini
ui-ref-title = Œci¹ga
