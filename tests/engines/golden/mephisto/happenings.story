act player action_activate and 1
act player action_fight and 1
act player action_hand_over and 1
act player action_loot and 1
act player action_loot_card and 1
act player action_loot_deck and 1
act player action_play and 1
act player action_summon and 1
act player action_use and 1
draw player piece and 2
gain nobody nothing and 1
gain player nothing and 1
give player nothing and 3
look player piece
lose player nothing and 1
lose player piece and 2
mark player nothing and 2
modify player piece and 2
pay player nothing and 1
place player piece and 2
put player piece and 2
resolve player piece
reveal nobody piece
reveal player piece
set nobody nothing and 1
set player nothing and 1
set player piece and 2
swap player piece and 1
tell player nothing and 2
tell player piece and 2
trigger nobody piece
trigger player piece
turn player nothing and 1
turn player nothing and 2
use player piece
