base/double_kill.json
   You: fires Electroscythe
   You → Player 2: damage 1
   You → Player 2: killshot
   You → Player 3: damage 1
   You → Player 3: killshot
   You: +9 for the board of Player 2
   You → Player 2: kill
   You: +9 for the board of Player 3
   You → Player 3: kill
   You: +1 for two kills in a turn
   Player 2: draws a powerup
base/figures.json
   You: fires Whisper
   You → Player 3: damage 3
   You → Player 3: marks 1
base/grab.json
   You: to 01 (blue room)
   You: takes Ammo tile: blue × 2, powerup
   You: cubes +2
   You: draws Teleporter, red
base/grab_upgrade.json
   You: to 11 (red room)
   You: takes Ammo tile: red × 2, blue × 1
   You: cubes +3
base/grab_weapon.json
   You: takes Heatseeker
   You: pays a cube (red)
   You: pays a cube (yellow)
base/kill.json
   You: fires Electroscythe
   You → Player 2: damage 1
   You → Player 2: killshot
   You: +8 for the board of Player 2
   Player 3: +7 for the board of Player 2
   You → Player 2: kill
   Player 2: draws a powerup
base/marks_only.json
   You: fires ZX-2
   You → Player 2: marks 1
base/marks_three.json
   You: fires ZX-2
   You → Player 2: marks 1
base/marks_turn.json
   You: fires Lock Rifle
   You → Player 2: damage 2, plus 1 from marks
   You → Player 2: marks 1
base/no_sight.json
   You: fires Heatseeker
   You → Player 2: damage 3
base/overkill.json
   You: fires Sledgehammer
   You → Player 2: damage 2
   You → Player 2: killshot
   You: +6 for the board of Player 2
   Player 3: +9 for the board of Player 2
   You → Player 2: overkill
   Player 2: draws a powerup
base/reload.json
   You: loaded Heatseeker
   You: pays a cube (red)
   You: pays a cube (red)
   You: pays a cube (yellow)

*Round 1 · Player 2*
base/reload_poor.json
*Round 1 · Player 2*
base/run.json
   You: to 21 (white room)
base/second_death.json
   You: fires Electroscythe
   You → Player 2: damage 1
   You → Player 2: killshot
   You: +4 for the board of Player 2
   Player 3: +7 for the board of Player 2
   You → Player 2: kill
   Player 2: draws a powerup
base/shoot_no_upgrade.json
base/shoot_upgrade.json
   You: to 10 (red room)
   You: fires Electroscythe
   You → Player 2: damage 1
base/sight.json
base/walls.json
   You: to 10 (red room)
end/blown_up.json
   You: fires Shadowblade
   You: blast on 22 (white room)
   You: to 22 (white room)
   You: draws Newton, red

*Round 1 · Player 2*
end/refill.json
   You: takes Ammo tile: red × 2, blue × 1
   You: cubes +3

*Round 1 · Player 2*
open/answers_each_time.json
   You: fires Machine Gun
   You → Player 2: damage 1
   You: pays a cube (yellow)
   You → Player 2: damage 1
   Player 2: Tagback Grenade, red
   Player 2 → You: marks 1
open/answers_in_order.json
   Player 2: fires Machine Gun
   Player 2 → You: damage 1
   Player 2 → Player 3: damage 1
   Player 2: Targeting Scope, red
   Player 2: pays a cube (red)
   Player 2 → You: damage 1
   Player 3: Tagback Grenade, red
   Player 3 → Player 2: marks 1
   You: Tagback Grenade, blue
   You → Player 2: marks 1
open/asked_without_a_card.json
   You: fires Electroscythe
   You → Player 2: damage 1
open/claws_owed.json
   You: fires Wristblades
   You: pays a cube (blue)
   You: to 11 (red room)
   You → Player 2: damage 1
   You → Player 2: poisoned
open/end_of_the_match.json
open/end_shared.json
open/end_tied.json
open/few_skulls.json
open/frenzy_no_target.json
   You: loaded Sledgehammer
   You: pays a cube (yellow)

*Round 1 · Player 2*
open/full_hand.json
   You: to 11 (red room)
   You: takes Ammo tile: red × 1, blue × 1, powerup
   You: cubes +2
open/full_hand_back.json
   You: fires Electroscythe
   You → Player 2: damage 1
   You → Player 2: killshot
   You: +6 for the board of Player 2
   Player 3: +9 for the board of Player 2
   You → Player 2: kill
   Player 2: draws a powerup
   Player 2: enters by discarding Newton, blue
   Player 2: to 02 (blue room)

*Round 1 · Player 2*
open/kaboom_in_an_empty_room.json
   You: fires Dual Magnums
   You: pays a cube (yellow)
   You: pays a cube (yellow)
   You: blast on 11 (red room)
   You → Player 3: damage 3
open/killed_hit_again.json
   You: fires Sledgehammer
   You → Player 2: damage 2
   You → Player 2: killshot
   You: fires Electroscythe
   You → Player 2: damage 1
open/leave_personal.json
   You: takes ZX-2
   You: pays a cube (red)
   You: leaves Whisper
open/nanobots_of_most.json
   You → Player 2: marks into damage 2
   Player 3 → Player 2: damage 2

*Round 1 · Player 2*
open/nanobots_one_way.json
   You → Player 2: marks into damage 1

*Round 1 · Player 2*
open/no_powerup_left.json
   You: to 10 (red room)
open/no_target.json
open/round_149.json
*Round 150 · You*
open/round_150.json
open/rush_beside_damage.json
   You: fires Wristblades
   You: adrenaline rush
   You: pays a cube (red)
   You → Player 2: damage 3
open/rush_fifth.json
   You: adrenaline rush
open/rush_sixth.json
open/upgrades_full_hand.json
   You: pays a cube (red)
   You: pays with Newton, blue
   You: draws Teleporter, red

*Round 1 · Player 2*
rules/any_order.json
   You: fires Lock Rifle
   You: pays a cube (red)
   You → Player 2: marks 1
   You → Player 3: damage 2
   You → Player 3: marks 1
rules/everyone.json
   You: fires Electroscythe
   You → Player 2: damage 1
   You → Player 3: damage 1
rules/extra_alone.json
   You: fires Lock Rifle
   You: pays a cube (red)
   You → Player 2: marks 1
rules/fewer.json
   You: fires Machine Gun
   You → Player 2: damage 1
rules/fixed.json
   You: fires Heatseeker
   You → Player 2: damage 3
rules/hack.json
   You: tile hacked on 21 (white room)

*Round 1 · Player 2*
rules/hack_fresh.json
   You: to 11 (red room)
   You: takes Ammo tile: red × 2, blue × 1
   You: cubes +3
   You: to 12 (red room)
   You: tile hacked on 11 (red room)

*Round 1 · Player 2*
rules/hacked_grabbed.json
   You: takes Ammo tile: red × 2, blue × 1
   You: cubes +1
   You: cubes +1

*Round 1 · Player 2*
rules/mind_control.json
   You → Player 2: hypnotized

*Round 1 · Player 2*
rules/mind_control_again.json
*Round 1 · Player 2*
rules/mind_control_all.json
   You → Player 2: hypnotized

*Round 1 · Player 2*
rules/mind_control_death.json
   You: fires Electroscythe
   You → Player 2: damage 1
   You → Player 2: killshot
   You: +9 for the board of Player 2
   You → Player 2: kill
   Player 2: draws a powerup
rules/mind_control_unseen.json
*Round 1 · Player 2*
rules/nanobots_damage.json
   You → Player 3: damage into marks 1

*Round 1 · Player 2*
rules/nanobots_kill.json
   You → Player 2: marks into damage 1
   You: +6 for the board of Player 2
   Player 3: +9 for the board of Player 2
   You → Player 2: kill
   Player 2: draws a powerup
rules/nanobots_marks.json
   You → Player 2: marks into damage 2

*Round 1 · Player 2*
rules/nanobots_saves.json
   You → Player 2: damage into marks 1

*Round 1 · Player 2*
rules/nanobots_three.json
   You → Player 2: damage into marks 1

*Round 1 · Player 2*
rules/overload.json
   You: hot tokens 1

*Round 1 · Player 2*
rules/overload_death.json
   You: fires Electroscythe
   You → Player 2: damage 1
   You → Player 2: killshot
   You: +9 for the board of Player 2
   You → Player 2: kill
   Player 2: draws a powerup
rules/overload_full.json
*Round 1 · Player 2*
rules/overload_paid.json
   You: hot tokens 1
   You: pays a cube (yellow)
   You: hot tokens 2

*Round 1 · Player 2*
rules/upgrades_card.json
   You: pays with Newton, blue
   You: draws Newton, red

*Round 1 · Player 2*
rules/upgrades_one.json
   You: pays a cube (red)
   You: draws Newton, red

*Round 1 · Player 2*
rules/upgrades_two.json
   You: pays a cube (red)
   You: pays with Newton, blue
   You: draws Newton, red
   You: draws Newton, yellow

*Round 1 · Player 2*
rules/venom.json
   You → Player 2: damage 1
   You → Player 3: damage 1

*Round 1 · Player 2*
rules/venom_kills.json
   You → Player 2: damage 1
   You → Player 2: killshot
   You: +6 for the board of Player 2
   Player 3: +9 for the board of Player 2
   You → Player 2: kill
   Player 2: draws a powerup
   Player 2: enters by discarding Newton, red
   Player 2: to 10 (red room)

*Round 1 · Player 2*
rules/venom_others_turn.json
rules/venom_own_death.json
   You: fires Electroscythe
   You → Player 2: damage 1
   You → Player 2: killshot
   You: +9 for the board of Player 2
   You → Player 2: kill
   Player 2: draws a powerup
rush/free.json
   You: fires Wristblades
   You: adrenaline rush
   You: pays a cube (red)
   You → Player 2: damage 3
rush/over.json
   You: adrenaline rush

*Round 1 · Player 2*
rush/regain.json
   You: fires Sledgehammer
   You → Player 2: damage 2
   You → Player 2: killshot
   You: +6 for the board of Player 2
   Player 3: +9 for the board of Player 2
   You → Player 2: overkill
   You: rush tile back
   Player 2: draws a powerup
rush/rightmost.json
   You: fires Sledgehammer
   You → Player 2: damage 2
   You → Player 2: killshot
   You: +6 for the board of Player 2
   Player 3: +9 for the board of Player 2
   You → Player 2: overkill
   Player 2: draws a powerup
rush/shorter.json
   You: fires Sledgehammer
   You → Player 2: damage 2
   You → Player 2: killshot
   You: +6 for the board of Player 2
   Player 3: +9 for the board of Player 2
   You → Player 2: overkill
   Player 2: draws a powerup
rush/upgrades.json
   You: adrenaline rush
   You: to 10 (red room)
   You: fires Electroscythe
   You → Player 2: damage 1
rush/weapon.json
   You: fires Wristblades
   You: adrenaline rush
   You: pays a cube (red)
   You → Player 2: damage 3
start/boards.json
   Laid out: Hotrod
   Laid out: Nanomark
   Laid out: Possessor
   Laid out: Shadowblade
   You: character with Nanomark
   Dozer: character with Hotrod
   Banshee: character with Possessor
start/five.json
   Laid out: Hotrod
   Laid out: Nanomark
   Laid out: Possessor
   Laid out: Shadowblade
   Laid out: Putrifier
   Laid out: Hand Grenade
   You: character with Nanomark
   Dozer: character with Hotrod
   Banshee: character with Possessor
   Echo: character with Shadowblade
   Sprog: character with Putrifier
start/load.json
   Laid out: Hotrod
   Laid out: Nanomark
   Laid out: Possessor
   Laid out: Shadowblade
   You: character with Hotrod
   Violet: character with Nanomark
   Banshee: character with Possessor
   You: loaded Hotrod
   You: pays a cube (red)
start/six.json
   Laid out: Hotrod
   Laid out: Nanomark
   Laid out: Possessor
   Laid out: Shadowblade
   Laid out: Putrifier
   Laid out: Hand Grenade
   You: character with Nanomark
   Dozer: character with Hotrod
   Banshee: character with Possessor
   Echo: character with Shadowblade
   Sprog: character with Putrifier
   :D-struct-0R: character with Hand Grenade
start/three.json
   Laid out: Hotrod
   Laid out: Nanomark
   Laid out: Possessor
   Laid out: Shadowblade
   You: character with Nanomark
   Dozer: character with Hotrod
   Banshee: character with Possessor
teams/detonation.json
   You: fires Tracking Bot
   You: pays a cube (blue)
   You: pays a cube (blue)
   You → Player 2: marks removed 2
teams/kaboom.json
   You: fires Dual Magnums
   You: pays a cube (yellow)
   You: pays a cube (yellow)
   You: blast on 12 (red room)
teams/marks.json
   You: fires Nanomark
   You: pays a cube (blue)
   You → Player 2: marks removed 1
teams/nanobots.json
   You → Player 2: marks into damage 2
   You → Player 2: damage 2

*Round 1 · Player 2*
teams/never.json
   You: fires Electroscythe
teams/no_poison.json
   You: fires Putrifier
   You: adrenaline rush
   You: pays a cube (blue)
   You: pays a cube (blue)
   You → Player 2: poisoned
   You → Player 4: poisoned
teams/shrapnel.json
   You: fires Scrapshot
   You: pays a cube (yellow)
   You: tokens cooled 2
teams/venom.json
   You → Player 2: damage 1

*Round 1 · Player 2*
weapons/cyberblade.shadowstep.json
   You: fires Cyberblade
   You: to 12 (red room)
   You → Player 2: damage 2
weapons/cyberblade.slice.json
   You: fires Cyberblade
   You → Player 2: damage 2
   You: pays a cube (yellow)
   You → Player 3: damage 2
weapons/dual_magnums.apart.json
   You: fires Dual Magnums
   You → Player 2: damage 1
weapons/dual_magnums.kaboom.json
   You: fires Dual Magnums
   You: pays a cube (yellow)
   You: pays a cube (yellow)
   You: blast on 11 (red room)
   You → Player 2: damage 3
   You: blast on 12 (red room)
   You → Player 2: damage 1
   You → Player 3: damage 1
weapons/dual_magnums.kaboom_one.json
   You: fires Dual Magnums
   You: pays a cube (yellow)
   You: pays a cube (yellow)
   You: blast on 11 (red room)
   You → Player 2: damage 1
   You → Player 3: damage 1
weapons/dual_magnums.kaboom_own.json
   You: fires Dual Magnums
   You: pays a cube (yellow)
   You: pays a cube (yellow)
   You: blast on 12 (red room)
   You → Player 2: damage 1
weapons/dual_magnums.one.json
   You: fires Dual Magnums
   You → Player 2: damage 1
weapons/dual_magnums.two.json
   You: fires Dual Magnums
   You → Player 2: damage 1
   You → Player 3: damage 1
weapons/flamethrower.barbecue.json
   You: fires Flamethrower
   You: pays a cube (yellow)
   You: pays a cube (yellow)
   You → Player 2: damage 2
   You → Player 3: damage 1
weapons/flamethrower.far.json
   You: fires Flamethrower
   You → Player 3: damage 1
weapons/flamethrower.plain.json
   You: fires Flamethrower
   You → Player 2: damage 1
   You → Player 3: damage 1
weapons/grenade_launcher.basic.json
   You: fires Grenade Launcher
   You → Player 2: damage 1
   Player 2: to 21 (white room)
weapons/grenade_launcher.extra_grenade.json
   You: fires Grenade Launcher
   You → Player 2: damage 1
   Player 2: to 12 (red room)
   You: pays a cube (red)
   You → Player 2: damage 1
   You → Player 3: damage 1
weapons/hand_grenade.bomberman.json
   You: fires Hand Grenade
   You: pays with Newton, red
   You: pays with Newton, blue
   You → Player 2: damage 3
   You → Player 3: damage 2
   You → Player 4: damage 1
weapons/hand_grenade.bomberman_1.json
   You: fires Hand Grenade
   You: pays with Newton, red
   You: pays with Newton, blue
   You → Player 3: damage 1
weapons/hand_grenade.bomberman_2.json
   You: fires Hand Grenade
   You: pays with Newton, red
   You: pays with Newton, blue
   You → Player 3: damage 2
weapons/hand_grenade.bomberman_3.json
   You: fires Hand Grenade
   You: pays with Newton, red
   You: pays with Newton, blue
   You → Player 3: damage 3
weapons/hand_grenade.bomberman_wall.json
   You: fires Hand Grenade
   You: pays with Newton, red
   You: pays with Newton, blue
   You → Player 3: damage 3
weapons/hand_grenade.less.json
   You: fires Hand Grenade
   You → Player 3: damage 1
weapons/hand_grenade.plain.json
   You: fires Hand Grenade
   You → Player 2: damage 2
   You → Player 3: damage 1
   You → Player 4: damage 1
weapons/hellion.nano_tracer.json
   You: fires Hellion
   You: pays a cube (red)
   You → Player 2: damage 1
   You → Player 2: marks 2
   You → Player 3: marks 2
weapons/hellion.own_square.json
   You: fires Hellion
   You → Player 3: damage 1
   You → Player 3: marks 1
weapons/hellion.plain.json
   You: fires Hellion
   You → Player 2: damage 1
   You → Player 2: marks 1
   You → Player 3: marks 1
weapons/hotrod.basic.json
   You: fires Hotrod
   You → Player 2: damage 2
weapons/hotrod.hot_1.json
   You: fires Hotrod
   You → Player 2: damage 2
   You: pays a cube (yellow)
   You: tokens cooled 1
   You → Player 2: damage 1
weapons/hotrod.hot_4.json
   You: fires Hotrod
   You → Player 2: damage 2
   You: pays a cube (yellow)
   You: tokens cooled 4
   You → Player 2: damage 4
weapons/mastermind.basic.json
   You: fires Mastermind
   You → Player 2: hypnotized
   You → Player 2: marks 1
weapons/mastermind.basic_first.json
weapons/mastermind.hypnotised.json
   You: fires Mastermind
   You → Player 2: marks 1
weapons/mastermind.puppets.json
   You: fires Mastermind
   You → Player 2: hypnotized
   You → Player 2: marks 1
   You: adrenaline rush
   You: pays a cube (red)
   You: pays a cube (red)
   Player 3: to 23 (yellow room)
weapons/mastermind.puppets_move.json
   You: fires Mastermind
   You → Player 2: hypnotized
   You → Player 2: marks 1
   You: adrenaline rush
   You: pays a cube (red)
   You: pays a cube (red)
   Player 3: to 21 (white room)
   You → Player 2: damage 4, plus 1 from marks
weapons/mastermind.puppets_see.json
   You: fires Mastermind
   You → Player 2: hypnotized
   You → Player 2: marks 1
   You: adrenaline rush
   You: pays a cube (red)
   You: pays a cube (red)
   You → Player 2: damage 4, plus 1 from marks
weapons/mastermind.tagback.json
   You: fires Mastermind
   You → Player 2: hypnotized
   You → Player 2: marks 1
   You: adrenaline rush
   You: pays a cube (red)
   You: pays a cube (red)
   You → Player 2: damage 4, plus 1 from marks
   Player 2: Tagback Grenade, red
   Player 2 → You: marks 1
weapons/nanomark.alone.json
   You: fires Nanomark
   You: pays a cube (blue)
   You → Player 3: marks removed 1
   You → Player 3: damage 3
weapons/nanomark.basic.json
   You: fires Nanomark
   You → Player 2: damage 2
weapons/nanomark.one.json
   You: fires Nanomark
   You → Player 2: damage 2
   You: pays a cube (blue)
   You → Player 3: marks removed 1
   You → Player 3: damage 3
weapons/nanomark.other.json
   You: fires Nanomark
   You → Player 2: damage 2, plus 1 from marks
weapons/nanomark.two.json
   You: fires Nanomark
   You: pays a cube (blue)
   You → Player 3: marks removed 2
   You → Player 3: damage 5
   You → Player 2: damage 2
weapons/plasma_gun.charged.json
   You: fires Plasma Gun
   You → Player 2: damage 2
   You: pays a cube (blue)
   You → Player 2: damage 1
weapons/possessor.move_shoot_two.json
   You: fires Possessor
   You: pays a cube (red)
   You: pays a cube (yellow)
   Player 2: to 21 (white room)
   You → Player 2: marks 2
   You → Player 4: damage 2
   You: pays a cube (red)
   You: pays a cube (red)
   You: pays a cube (yellow)
   You → Player 3: damage 2
weapons/possessor.shoot_move_shoot.json
   You: fires Possessor
   You → Player 3: damage 2
   You: pays a cube (red)
   You: pays a cube (yellow)
   You → Player 2: marks 2
   Player 2: to 21 (white room)
   You: pays a cube (red)
   You: pays a cube (red)
   You: pays a cube (yellow)
   You → Player 4: damage 2
weapons/possessor.shoot_two_move.json
   You: fires Possessor
   You → Player 3: damage 2
   You: pays a cube (red)
   You: pays a cube (red)
   You: pays a cube (yellow)
   You → Player 4: damage 2
   You: pays a cube (red)
   You: pays a cube (yellow)
   You → Player 2: marks 2
   Player 2: to 12 (red room)
weapons/possessor.sight.json
   You: fires Possessor
   You → Player 4: damage 2
weapons/possessor.voodoo.json
   You: fires Possessor
   You: pays a cube (red)
   You: pays a cube (yellow)
   You → Player 2: marks 2
weapons/power_glove.one_square.json
   You: fires Power Glove
   You: pays a cube (blue)
   You: to 11 (red room)
weapons/power_glove.plain.json
   You: fires Power Glove
   You: to 11 (red room)
   You → Player 2: damage 1
   You → Player 2: marks 2
weapons/power_glove.rocket_fist.json
   You: fires Power Glove
   You: pays a cube (blue)
   You: to 11 (red room)
   You → Player 2: damage 2
   You: to 12 (red room)
   You → Player 3: damage 2
weapons/putrifier.again.json
   You: fires Putrifier
   You: pays a cube (red)
   You: pays a cube (yellow)
   You: pays a cube (blue)
   You → Player 2: marks 1
weapons/putrifier.basic.json
   You: fires Putrifier
   You: pays a cube (red)
   You: pays a cube (yellow)
   You: pays a cube (blue)
   You → Player 2: poisoned
   You → Player 2: marks 1
   Player 2: to 11 (red room)
weapons/putrifier.gas.json
   You: fires Putrifier
   You: adrenaline rush
   You: pays a cube (blue)
   You: pays a cube (blue)
   You → Player 2: poisoned
   You → Player 3: poisoned
weapons/putrifier.wall.json
weapons/railgun.piercing.json
   You: fires Railgun
   You → Player 2: damage 2
   You → Player 3: damage 2
weapons/railgun.plain.json
   You: fires Railgun
   You → Player 2: damage 3
weapons/rocket_launcher.own_square.json
   You: fires Rocket Launcher
   You → Player 3: damage 2
weapons/rocket_launcher.warhead.json
   You: fires Rocket Launcher
   You → Player 2: damage 2
   You: pays a cube (yellow)
   You → Player 2: damage 1
   You → Player 3: damage 1
weapons/scrapshot.alone.json
   You: fires Scrapshot
   You: pays a cube (yellow)
   You: tokens cooled 2
   You → Player 2: damage 1
weapons/scrapshot.area.json
   You: fires Scrapshot
   You → Player 2: damage 1
   You: pays a cube (yellow)
   You: tokens cooled 2
   You → Player 2: damage 1
   You → Player 3: damage 1
weapons/scrapshot.basic.json
   You: fires Scrapshot
   You → Player 2: damage 1
weapons/scrapshot.both.json
   You: fires Scrapshot
   You → Player 2: damage 1
   You: pays a cube (yellow)
   You: tokens cooled 4
   You → Player 3: damage 2
   You → Player 2: damage 1
weapons/scrapshot.one_hot.json
   You: fires Scrapshot
   You: pays a cube (yellow)
   You: tokens cooled 1
weapons/scrapshot.square_of_both.json
   You: fires Scrapshot
   You → Player 2: damage 1
   You: pays a cube (yellow)
   You: tokens cooled 4
   You → Player 3: damage 2
   You → Player 2: damage 1
   You → Player 3: damage 1
weapons/scrapshot.square_of_none.json
   You: fires Scrapshot
   You → Player 2: damage 1
   You: pays a cube (yellow)
   You: tokens cooled 4
   You → Player 3: damage 2
   You → Player 4: damage 1
weapons/scrapshot.target.json
   You: fires Scrapshot
   You → Player 2: damage 1
   You: pays a cube (yellow)
   You: tokens cooled 3
   You → Player 3: damage 2
weapons/shadowblade.after.json
   You: fires Shadowblade
   You → Player 2: damage 3
   You: blast on 22 (white room)
   You: to 22 (white room)
   You: draws Newton, red
weapons/shadowblade.alone.json
   You: fires Shadowblade
   You: blast on 22 (white room)
   You: to 22 (white room)
   You: draws Newton, red
weapons/shadowblade.before.json
   You: fires Shadowblade
   You: blast on 22 (white room)
   You: to 22 (white room)
   You: draws Newton, red
   You → Player 2: damage 3
weapons/shockwave.plain.json
   You: fires Shockwave
   You → Player 2: damage 1
   You → Player 3: damage 1
weapons/shockwave.same_square.json
   You: fires Shockwave
   You → Player 2: damage 1
weapons/shockwave.tsunami.json
   You: fires Shockwave
   You: pays a cube (yellow)
   You → Player 2: damage 1
   You → Player 3: damage 1
weapons/shotgun.long_barrel.json
   You: fires Shotgun
   You → Player 2: damage 2
weapons/shotgun.plain.json
   You: fires Shotgun
   You → Player 2: damage 3
   Player 2: to 11 (red room)
weapons/tracking_bot.detonation.json
   You: fires Tracking Bot
   You: pays a cube (blue)
   You: pays a cube (blue)
   You → Player 2: marks removed 2
   You → Player 2: damage 2, plus 1 from marks
   You → Player 3: damage 2
weapons/tracking_bot.marks.json
   You: fires Tracking Bot
   You → Player 2: marks 2
weapons/tracking_bot.own_square.json
   You: fires Tracking Bot
   You: pays a cube (blue)
   You: pays a cube (blue)
   You → Player 2: marks removed 1
   You → Player 2: damage 1
weapons/tractor_beam.plain.json
   You: fires Tractor Beam
   Player 2: to 11 (red room)
   You → Player 2: damage 1
weapons/tractor_beam.punisher.json
   You: fires Tractor Beam
   You: pays a cube (red)
   You: pays a cube (yellow)
   Player 2: to 10 (red room)
   You → Player 2: damage 3
weapons/tripod.alone.json
   You: fires Machine Gun
   You → Player 2: damage 1
   You → Player 3: damage 1
   You: pays a cube (blue)
   You → Player 3: damage 1
weapons/tripod.other.json
   You: fires Machine Gun
   You → Player 2: damage 1
   You → Player 3: damage 1
   You: pays a cube (yellow)
   You → Player 2: damage 1
   You: pays a cube (blue)
   You → Player 3: damage 1
weapons/vortex_cannon.basic.json
   You: fires Vortex Cannon
   Player 2: to 11 (red room)
   You → Player 2: damage 2
weapons/vortex_cannon.black_hole.json
   You: fires Vortex Cannon
   Player 2: to 11 (red room)
   You → Player 2: damage 2
   You: pays a cube (red)
   You → Player 3: damage 1
weapons/wrecking_ball.order.json
   You: fires Wrecking Ball
weapons/wrecking_ball.three.json
   You: fires Wrecking Ball
   You: to 11 (red room)
   You → Player 2: damage 1
   You: pays with Newton, red
   You: to 12 (red room)
   You → Player 3: damage 2
   You: pays with Newton, blue
   You: to 13 (yellow room)
   You → Player 4: damage 2
weapons/wrecking_ball.visited.json
   You: fires Wrecking Ball
   You: to 11 (red room)
   You: pays with Newton, red
   You: to 12 (red room)
weapons/wristblades.never_both.json
   You: fires Wristblades
   You → Player 2: damage 1
   You: pays a cube (blue)
   You → Player 2: poisoned
weapons/wristblades.never_both_hook_first.json
   You: fires Wristblades
   You: adrenaline rush
   You: pays a cube (red)
   You → Player 2: damage 3
weapons/wristblades.one_step_three.json
   You: fires Wristblades
   You → Player 2: damage 1
   You: pays a cube (blue)
   You → Player 2: poisoned
   You: to 11 (red room)
   You: adrenaline rush
   You: pays a cube (red)
   You → Player 3: damage 3
weapons/wristblades.step_hook.json
   You: fires Wristblades
   You: pays a cube (blue)
   You: to 11 (red room)
   You: adrenaline rush
   You: pays a cube (red)
   You → Player 2: damage 3
weapons/wristblades.step_two.json
   You: fires Wristblades
   You: pays a cube (blue)
   You: to 11 (red room)
   You → Player 2: damage 1
   You → Player 2: poisoned
   You: adrenaline rush
   You: pays a cube (red)
   You → Player 3: damage 3
weapons/wristblades.three_step_one.json
   You: fires Wristblades
   You: adrenaline rush
   You: pays a cube (red)
   You → Player 2: damage 3
   You: pays a cube (blue)
   You: to 11 (red room)
   You → Player 3: damage 1
   You → Player 3: poisoned
weapons/wristblades.two_step.json
   You: fires Wristblades
   You → Player 2: damage 1
   You: pays a cube (blue)
   You → Player 2: poisoned
   You: adrenaline rush
   You: pays a cube (red)
   You → Player 3: damage 3
   You: to 11 (red room)
