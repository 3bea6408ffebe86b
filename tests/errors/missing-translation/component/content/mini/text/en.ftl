rat = Rat
    .flavor = It ate the fuse and the wick.
ui-weight = A rat weighs { $grams } grams
ui-game = Mini
ui-ref-title = Reference
