ui-game = TITLE
crossing = Crossing
bend = Bend
glade = Glade
pass = Pass
cave = Cave
fork = Fork

# What the rules call things.
ui-action-settle = Settle
ui-deck-land = the tiles
ui-value-forest = forest
ui-value-meadow = meadow
ui-value-rock = rock
