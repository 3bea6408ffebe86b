absorb player play and 3
absorb player play and 6
armor player hex and 3
battle player nothing
battle_end player nothing
capture player hex
drag player hex
draw player play
exhausted player nothing
explode player hex
facing player hex
hit player hex and 3
hit player hex and 6
hit_points player hex
last_battle player nothing
leave player hex
lift player hex
load player hex
lost player hex
mark player hex
move player hex
overtime player nothing
paralyse player hex
place player hex
play player play
pull player hex
push player hex
remove player hex
segment player nothing
throw player play
trade player hex
turn player hex
turn_end player nothing
turn_start player nothing
unload player hex
use player play
wound player hex
