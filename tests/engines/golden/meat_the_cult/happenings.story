battle nobody nothing
boost_attack player card and 1
boost_defense player card and 1
cancel player card
dies player card and 1
discover player card and 1
done player card
draft player card
draw player card
drop player card
fuse player card and 1
gain player nothing
grant player card and 1
harm player card and 4
income nobody nothing
leader player card
paid player card
pass player nothing
pay player nothing
play player card
reshuffle nobody nothing
resolve player card
reveal nobody card
revive player card and 1
roll player nothing
round nobody nothing
swap player card and 3
take player card
trigger player card
unplayed player card
use player card and 1
vitality player nothing
won player nothing
