blow_up player card and 1
buffer player nothing
character player card
convert_damage player nothing and 1
convert_marks player nothing and 1
cool player nothing
cubes player nothing
double_kill player nothing
draw player card
fire player card
grab player card
grab_action player nothing
grab_tile player card
hacked player nothing and 1
heat player nothing
hit player nothing and 2
hypnotise player nothing and 1
killed player nothing and 1
killshot player nothing and 1
leave player card
mark player nothing and 1
move player nothing and 1
pay player nothing and 1
pay_card player card
poisoned player nothing and 1
regain player nothing
reload player card
reply player card
run player nothing
rush player nothing
score player nothing and 1
shoot player nothing
shown nobody card
spawn player card
tile nobody card and 1
turn player nothing
unmark player nothing and 1
