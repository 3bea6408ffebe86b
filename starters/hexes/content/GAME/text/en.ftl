ui-game = TITLE
crossing = Crossing
bend = Bend
glade = Glade
pass = Pass
cave = Cave
fork = Fork
