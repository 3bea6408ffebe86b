rat = Rat
    .flavor = It ate the fuse and the wick.
axe = Hatchet
    .flavor = It chops anything.
ui-weight = A rat weighs { $grams } grams
ui-game = Mini { $weight }
ui-ref-title = Reference
ui-sheet-label = { $game }: { $sheet } / { $all } ({ $percent })
