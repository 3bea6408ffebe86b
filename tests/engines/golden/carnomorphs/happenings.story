airlock nobody room
appear nobody figure and 1
attack player figure
attack player figure and 1
attack_card nobody card
bag nobody card
break_door nobody figure
burn nobody room
close nobody corridor
contaminate player nothing
countdown nobody nothing
countdown player nothing
creep nobody figure and 1
develop nobody card
die player nothing and 1
draw player card
encounter player nothing
event nobody card
evolve nobody figure and 1
fail nobody room
feed nobody figure and 1
flee nobody figure and 1
fly player nothing
gain player nothing
heal player nothing
injure nobody figure
lay nobody room
leave nobody figure and 1
look player nothing
lose_adaptation nobody card
lose_pod nobody nothing
lost player nothing
mark player nothing
mend nobody room
missed player figure and 1
move player room
mutate player card
mutation player card
noise_in nobody corridor
open nobody corridor
pass player nothing
peek player room
play player card
quench nobody room
recover nobody figure
reveal nobody card
roll_noise player nothing
runs_out nobody room
scan player nothing
see_course player nothing
see_engine player nothing
set_course player nothing
shot player figure
show player card
slay nobody figure and 1
sleep player nothing
slimed player nothing
supply player nothing
surprise player card
take_egg player nothing
time_passes nobody nothing
token player card
use player card
win player nothing
wound player nothing
