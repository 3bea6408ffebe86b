armies/sharrash_hq_underground.json
   Opponent uses: HQ c3
   Places are swapped: ○ HQ c3, ○ Medic c2
armies/sharrash_underworlds.json
   Opponent uses: HQ c3
   Places are swapped: ○ HQ c3, ○ Rats d2
armies/vegas_takeovers_cancel.json
base/a_netted_fighter_nets_nobody.json
base/a_netted_hq_is_harmless.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
base/a_netted_unit_taken_over.json
   You place: Agitator on c3, top to the north ↑
   Taken over: ● Hybrid c2
base/a_number_is_used_once.json
   You play: Battle

*Battle*
   Initiative 3
      ● Hybrid c3 → ○ HQ c1: 1 wound
      ○ Commando d4 → ● Net Fighter d1: 1 wound
   HQ (Opponent): 19 left
   Lost: ● Net Fighter d1

*Turn 4: Opponent*
base/a_number_that_rises_too_late.json
   You play: Battle

*Battle*
   Initiative 2
      ● Stormtrooper d4 → ○ Saboteur d2: 1 wound
   Lost: ○ Saboteur d2
   Initiative 0
      ○ HQ e3 → ● Stormtrooper d4: 1 wound

*Turn 4: Opponent*
base/a_step_needs_a_hex.json
   ● Runner c3 goes to c2, top to the south ↓
base/agitator_escapes_the_net.json
base/agitator_netted_by_another.json
base/agitator_takes_the_scoper.json
base/agitators_that_face_each_other.json
base/air_strike.json
   You play: Air Strike
      ○ Super Officer c3: 1 wound
      ○ Mutant b3: 1 wound
      ● Hybrid c4: 1 wound
   Lost: ● Hybrid c4, ○ Mutant b3

*Turn 4: Opponent*
base/air_strike_on_a_foundation.json
   You play: Air Strike
   Lost: ○ Hole c3

*Turn 4: Opponent*
base/all_edges_once.json
   You play: Battle

*Battle*
   Initiative 2
      ● Mutant c3 → ○ Officer c2: 1 wound
      ● Mutant c3 → ○ Recon Center d2: 1 wound
      ● Mutant c3 → ○ Runner b2: 1 wound
      ○ Runner b2 → ● HQ a1: 1 wound
   Your HQ: 19 left
   Lost: ○ Runner b2, ○ Officer c2, ○ Recon Center d2

*Turn 4: Opponent*
base/an_hq_moves.json
   You play: Move
   ● HQ a1 goes to b2

*Turn 4: Opponent*
base/armor_against_a_sniper.json
   You play: Sniper
      ○ Armored Guard c3: 1 wound
   Lost: ○ Armored Guard c3

*Turn 4: Opponent*
base/armor_against_melee.json
   You play: Battle

*Battle*
   Initiative 3
      ● Brawler c4 → ○ Blocker c3: 2 wounds

*Turn 4: Opponent*
base/armor_of_a_netted_unit.json
   You play: Battle

*Battle*
   Initiative 3
      ● Assassin c5 → ○ Armored Guard c3: armor stops the shot

*Turn 4: Opponent*
base/armor_on_its_edge_only.json
   You play: Battle

*Battle*
   Initiative 3
      ● Commando b4 → ○ Blocker b2: 1 wound
   Initiative 2
      ● Annihilator c5 → ○ Blocker c3: 2 wounds

*Turn 4: Opponent*
base/armor_stops_the_shot_alone.json
   You play: Battle

*Battle*
   Initiative 3
      ● Universal Soldier c3 → ○ Super Mutant c2: 1 wound (armor taken off)
   Initiative 2
      ○ Super Mutant c2 → ● Universal Soldier c3: 2 wounds
   Lost: ● Universal Soldier c3

*Turn 4: Opponent*
base/armor_takes_one.json
   You play: Battle

*Battle*
   Initiative 3
      ● Commando b4 → ○ Blocker b2: armor stops the shot
   Initiative 2
      ● Annihilator c5 → ○ Blocker c3: 1 wound (armor taken off)

*Turn 4: Opponent*
base/armored_needs_no_medic.json
   You play: Battle

*Battle*
   Initiative 3
      ● Commando c5 → ○ Blocker c3: armor stops the shot

*Turn 4: Opponent*
base/attacks_of_a_segment_are_simultaneous.json
   You play: Battle

*Battle*
   Initiative 3
      ● Brawler c3 → ○ Claws c2: 2 wounds
      ○ Claws c2 → ● Brawler c3: 1 wound
   Lost: ● Brawler c3, ○ Claws c2

*Turn 4: Opponent*
base/attacks_spare_own_units.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
base/battle_by_jaws.json
   You use: Jaws c3

*Battle*
   Initiative 2
      ○ Runner e2 → ● HQ e3: 1 wound
   Your HQ: 19 left
   Initiative 1
      ● HQ e3 → ○ Runner e2: 1 wound
   Lost: ○ Runner e2

*Turn 4: Opponent*
   Draws: Move, Battle, Officer
base/battle_ends_the_turn.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
   Draws: Battle, Tentacles, Incubator
base/battles_until_the_last_tile.json
base/before_the_segments_at_the_same_time.json
   You play: Battle

*Battle*
      ● Explosive c2 → ○ Explosive c3: destroyed
      ○ Explosive c3 → ● Beast d3: destroyed
   Lost: ● Beast d3, ● Explosive c2, ○ Explosive c3

*Turn 4: Opponent*
base/bonus_of_the_other_type.json
   You play: Battle

*Battle*
   Initiative 3
      ● Brawler c4 → ○ Blocker c3: 2 wounds

*Turn 4: Opponent*
base/both_hqs_fall.json
   You play: Battle

*Battle*
   Initiative 3
      ● Claws e2 → ○ HQ e3: 1 wound
   HQ (Opponent): 0 left
   Lost: ○ HQ e3
   Initiative 2
      ○ HMG b1 → ● HQ a1: 1 wound
   Your HQ: 0 left
   Lost: ● HQ a1
base/cancelled_fighters_strike.json
   You play: Battle

*Battle*
   Initiative 1
      ● Net Fighter c2 → ○ Net Fighter c3: 3 wounds
   Lost: ○ Net Fighter c3

*Turn 4: Opponent*
base/castling.json
   You play: Castling
   Places are swapped: ● Accelerator c2, ● Claw c3
base/castling_may_kill.json
   You play: Castling
   Places are swapped: ● Claw c2, ● Probe c3
   Lost: ● Probe c2
base/causer_declares_first.json
   You play: Battle

*Battle*
   Initiative 2
base/causer_declares_first_whoever_it_is.json
   Opponent plays: Battle

*Battle*
   Initiative 2
base/chain_of_four.json
base/clown_attacks.json
   You play: Battle

*Battle*
   Initiative 2
      ● The Clown c3 → ○ Super Officer c2: 1 wound
      ○ Mutant b3 → ● The Clown c3: 1 wound

*Turn 4: Opponent*
base/clown_blows_up.json
   You play: Battle

*Battle*
   Initiative 2
   Blown up: ● The Clown c3
      ● The Clown c3 → ○ Mutant b3: 1 wound
      ● The Clown c3 → ○ Super Officer c2: 1 wound
      ● The Clown c3 → ● The Brain c4: 1 wound
      ● The Clown c3 → ● HQ d3: 1 wound
      ○ Mutant b3 → ● The Clown c3: 1 wound
   Your HQ: 19 left
   Lost: ● The Clown c3, ● The Brain c4, ○ Mutant b3

*Turn 4: Opponent*
base/clown_is_no_attack.json
   You play: Battle

*Battle*
   Initiative 2
   Blown up: ● The Clown c3
      ● The Clown c3 → ○ Super Mutant c2: 1 wound
      ● The Clown c3 → ● Medic c4: 1 wound
      ○ Super Mutant c2 → ● The Clown c3: 2 wounds
   Lost: ● The Clown c3, ● Medic c4

*Turn 4: Opponent*
base/clown_on_the_rim.json
   You play: Battle

*Battle*
   Initiative 2
   Blown up: ● The Clown c1
      ● The Clown c1 → ○ Scout d1: 1 wound
   Lost: ● The Clown c1, ○ Scout d1

*Turn 4: Opponent*
base/components_go_their_own_way.json
   You play: Battle

*Battle*
   Initiative 3
      ● Universal Soldier c3 → ○ Super Mutant c1: 1 wound

*Turn 4: Opponent*
base/discard_one_of_three.json
   You draw: Runner
   You discard: HMG
base/draw_up_to_three.json
   You draw: Runner
base/explosions_hurt_own_units.json
   You play: Battle

*Battle*
   Initiative 2
   Blown up: ● The Clown c3
      ● The Clown c3 → ○ Mutant b3: 1 wound
      ● The Clown c3 → ● HQ c2: 1 wound
      ● The Clown c3 → ● Hybrid d2: 1 wound
      ○ Mutant b3 → ● The Clown c3: 1 wound
   Your HQ: 19 left
   Lost: ● The Clown c3, ● Hybrid d2, ○ Mutant b3

*Turn 4: Opponent*
base/explosions_spare_foundations.json
   You play: Battle

*Battle*
   Initiative 2
   Blown up: ● The Clown c2
   Lost: ● The Clown c2

*Turn 4: Opponent*
base/explosive_before_the_segments.json
   You play: Battle

*Battle*
      ○ Explosive b3 → ● Commando c3: destroyed
   Lost: ● Commando c3, ○ Explosive b3

*Turn 4: Opponent*
base/facing_nets_cancel.json
base/fallen_hq_helps_no_more.json
   You play: Battle

*Battle*
   Initiative 3
      ● Claws c2 → ○ HQ c3: 1 wound
   HQ (Opponent): 0 left
   Lost: ○ HQ c3
   Initiative 2
      ○ Runner c4 → ● Super Officer c5: 1 wound
base/fallen_hq_loses.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ c3 → ○ HQ c2: 1 wound
   HQ (Opponent): 0 left
   Lost: ○ HQ c2
base/foundation_needs_an_empty_hex.json
base/foundations_block_no_line.json
   Opponent plays: Battle

*Battle*
   Initiative 3
      ○ Commando c5 → ● Beast c1: 1 wound
   Lost: ● Beast c1

*Turn 4: yours*
base/foundations_do_not_fill.json
   You place: Rats on a3, top to the north ↑
base/freed_before_its_segments.json
   You play: Battle

*Battle*
   Initiative 3
      ● Commando c5 → ○ Net Fighter c3: 1 wound
   Lost: ○ Net Fighter c3
   Initiative 2
      ● HMG c2 → ○ Super Mutant c1: 1 wound
   Initiative 1
      ● HMG c2 → ○ Super Mutant c1: 1 wound
   Lost: ○ Super Mutant c1

*Turn 4: Opponent*
base/freed_module_helps.json
   You play: Move
   Turned: Net Fighter c2, top to the north ↑

*Turn 4: Opponent*
base/from_the_highest_initiative_down.json
   You play: Battle

*Battle*
   Initiative 3
      ○ Claws c2 → ● Runner c3: 1 wound
   Lost: ● Runner c3

*Turn 4: Opponent*
base/full_board.json
   You place: Runner on c3, top to the north ↑

*Battle*
   Initiative 2
      ● Runner c3 → ○ Claw b2: 1 wound
   Lost: ○ Claw b2
   Initiative 0
      ● HQ a1 → ○ Claw b1: 1 wound
      ● HQ a1 → ○ Claw a2: 1 wound
   Lost: ○ Claw a2, ○ Claw b1

*Turn 4: Opponent*
   Draws: Castling, Battle, Left Quill
base/full_board_after_the_last_tile.json
   You place: Runner on c3, top to the north ↑

*Battle*
   Initiative 2
      ● Runner c3 → ○ Claw b2: 1 wound
   Lost: ○ Claw b2
   Initiative 0
      ● HQ a1 → ○ Claw b1: 1 wound
      ● HQ a1 → ○ Claw a2: 1 wound
   Lost: ○ Claw a2, ○ Claw b1

*The last Battle*
base/full_board_that_changes_nothing.json
   You place: Medic on c3, top to the north ↑

*Battle*
base/full_board_that_changes_nothing_draw.json
   You place: Medic on c3, top to the north ↑

*Battle*
base/gained_after_bonuses.json
base/gained_after_penalties.json
base/gained_number_is_an_attack.json
   You play: Battle

*Battle*
   Initiative 2
      ● Runner c3 → ○ Super Officer c2: 1 wound
   Initiative 1
      ● Runner c3 → ○ Super Officer c2: 1 wound
   Lost: ○ Super Officer c2

*Turn 4: Opponent*
base/gauss.json
   You play: Battle

*Battle*
   Initiative 3
      ● Hybrid c4 → ○ Super Mutant c3: armor stops the shot
   Initiative 1
      ● Gauss Cannon c5 → ○ Super Officer c2: 1 wound
      ● Gauss Cannon c5 → ○ Mutant c1: 1 wound
      ● Gauss Cannon c5 → ○ Super Mutant c3: armor stops the shot
   Lost: ○ Mutant c1

*Turn 4: Opponent*
base/grenade.json
   You play: Grenade
      ○ Blocker b1: destroyed
   Lost: ○ Blocker b1

*Turn 4: Opponent*
base/grenade_of_a_netted_hq.json
base/grenade_on_a_foundation.json
   You play: Grenade
   Lost: ○ Hole b1

*Turn 4: Opponent*
base/grenade_reaches_no_far_foundation.json
base/grenade_spares_hqs.json
base/hq_power_is_for_others.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
base/hqs_are_not_taken_over.json
base/hqs_spare_hqs.json
   You play: Battle

*Battle*
   Initiative 0
      ● HQ c3 → ○ Super Officer c4: 1 wound
      ● HQ c3 → ○ Officer b3: 1 wound
      ○ HQ c2 → ● Scout c1: 1 wound
   Lost: ● Scout c1, ○ Officer b3

*Turn 4: Opponent*
base/implant_used_when_placed.json
   You place: Limbs on c3
   You use: Limbs c3
   ● Limbs c3 goes to c2
base/initiative_above_three.json
   You play: Battle

*Battle*
   Initiative 4
      ○ Claws d3 → ● Brawler d2: 1 wound
   Lost: ● Brawler d2

*Turn 4: Opponent*
base/killed_medic_saves_nobody.json
   You play: Battle

*Battle*
   Initiative 3
      ● Claws c3 → ○ Scout c2: 1 wound
      ● Claws d1 → ○ Medic c1: 1 wound
   Lost: ○ Medic c1, ○ Scout c2

*Turn 4: Opponent*
base/lies_where_it_was_placed.json
base/links_help_own_units.json
base/links_only.json
   You place: Scout on c3, top to the north ↑

*Turn 4: Opponent*
base/lost_source_lost_attack.json
   You play: Battle

*Battle*
   Initiative 2
      ● Runner c3 → ○ Super Officer c2: 1 wound

*Turn 4: Opponent*
base/markers_leave_between_full_boards.json
   You place: Medic on c3, top to the north ↑

*Battle*

*Battle*
base/medic_absorbs_a_whole_attack.json
   You play: Battle

*Battle*
   Initiative 1
      ● Net Fighter c3 → ○ Scout c2: 3 wounds
      ○ Medic c1 absorbs the wounds of ○ Scout c2
   Lost: ○ Medic c1

*Turn 4: Opponent*
base/medic_absorbs_one_of_several.json
   You play: Battle

*Battle*
   Initiative 2
      ● Annihilator c5 → ○ Blocker c3: 2 wounds
      ● Runner c4 → ○ Blocker c3: 1 wound
      ○ Medic d2 absorbs the wounds of ○ Blocker c3
   Lost: ○ Medic d2

*Turn 4: Opponent*
base/medic_absorbs_paralysis.json
   You play: Battle

*Battle*
   Initiative 3
      ● Mutant c3 → ○ Runner c2: 1 wound
      ○ Medic c1 absorbs the wounds of ○ Runner c2
   Lost: ○ Medic c1
   Initiative 2
      ○ Runner c2 → ● Mutant c3: 1 wound
   Lost: ● Mutant c3

*Turn 4: Opponent*
base/medic_absorbs_the_other.json
   You play: Battle

*Battle*
   Initiative 2
      ● Annihilator c5 → ○ Blocker c3: 2 wounds
      ● Runner c4 → ○ Blocker c3: 1 wound
      ○ Medic d2 absorbs the wounds of ○ Blocker c3
   Lost: ○ Medic d2

*Turn 4: Opponent*
base/medic_and_air_strike.json
   You play: Air Strike
      ○ Brawler c2: 1 wound
      ○ Runner d2: 1 wound
      ○ Medic d1 absorbs the wounds of ○ Brawler c2
   Lost: ○ Runner d2, ○ Medic d1

*Turn 4: Opponent*
base/medic_and_grenade.json
   You play: Grenade
      ○ Brawler b1: destroyed
      ○ Medic c1 absorbs the wounds of ○ Brawler b1
   Lost: ○ Medic c1
base/medic_and_sniper.json
   You play: Sniper
      ○ Hybrid c3: 1 wound
      ○ Medic d2 absorbs the wounds of ○ Hybrid c3
   Lost: ○ Medic d2

*Turn 4: Opponent*
base/medic_elsewhere.json
   You play: Battle

*Battle*
   Initiative 1
      ● Net Fighter c3 → ○ Scout c2: 3 wounds
   Lost: ○ Scout c2

*Turn 4: Opponent*
base/medic_for_an_hq.json
   You play: Battle

*Battle*
   Initiative 3
      ● Claws d2 → ○ HQ c3: 1 wound
      ○ Medic c4 absorbs the wounds of ○ HQ c3
   Lost: ○ Medic c4
   Initiative 0
      ○ HQ c3 → ● Claws d2: 1 wound
   Lost: ● Claws d2

*Turn 4: Opponent*
base/medic_has_to.json
   You play: Battle

*Battle*
   Initiative 3
      ● Commando c5 → ○ Protector c3: 1 wound
      ○ Medic d2 absorbs the wounds of ○ Protector c3
   Lost: ○ Medic d2
   Initiative 1
      ○ Protector c3 → ● HQ a1: 1 wound
   Your HQ: 19 left

*Turn 4: Opponent*
base/medic_of_a_later_segment.json
   You play: Battle

*Battle*
   Initiative 3
      ● Claws d1 → ○ Scout c2: 1 wound
      ● Claws d1 → ○ Medic c1: 1 wound
   Lost: ○ Medic c1, ○ Scout c2

*Turn 4: Opponent*
base/melee_and_shot_are_one_attack.json
   You play: Battle

*Battle*
   Initiative 3
      ● Universal Soldier c3 → ○ Super Mutant c2: 1 wound (armor taken off)
      ○ Medic c1 absorbs the wounds of ○ Super Mutant c2
   Lost: ○ Medic c1
   Initiative 2
      ○ Super Mutant c2 → ● Universal Soldier c3: 2 wounds
   Lost: ● Universal Soldier c3

*Turn 4: Opponent*
base/melee_and_shot_both_wound.json
   You play: Battle

*Battle*
   Initiative 3
      ● Universal Soldier c3 → ○ Super Mutant c2: 2 wounds
   Lost: ○ Super Mutant c2

*Turn 4: Opponent*
base/melee_only_over_its_edge.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
base/melee_reaches_the_next_hex.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
base/mobility_each_turn.json
   ● Runner c3 goes to c2, top to the north ↑

*Turn 4: Opponent*
   Draws: Battle, Mutant, Claws
   Discards: Claws

*Turn 5: yours*
   You draw: HMG, Commando
   You discard: HMG
   ● Runner c2 goes to c1, top to the north ↑
base/mobility_of_the_other_side.json
base/modules_off_the_scoper.json
base/more_hit_points_win.json
*The last Battle*
base/mortar.json
   You play: Battle

*Battle*
   Initiative 2
      ● Mortar c5 → ○ Super Officer c3: 1 wound
   Initiative 1
      ● Mortar c5 → ○ Super Officer c3: 1 wound
   Lost: ○ Super Officer c3

*Turn 4: Opponent*
base/mortar_reaches_no_further.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
base/move_and_turn.json
   You play: Move
   ● Commando c3 goes to d3, top to the southwest ↙

*Turn 4: Opponent*
base/net_that_kills_leaves_the_board_open.json
   You place: Net Fighter on c3, top to the north ↑
   Lost: ○ Probe d1
base/net_that_kills_nobody_fills_the_board.json
   You place: Net Fighter on c3, top to the south ↓

*Battle*
base/nets_act_outside_battles.json
   You place: Net Fighter on c2, top to the northeast ↗

*Turn 4: Opponent*
base/nets_stay_within_a_segment.json
   You play: Battle

*Battle*
   Initiative 3
      ● Commando c5 → ○ Net Fighter c3: 1 wound
   Lost: ○ Net Fighter c3

*Turn 4: Opponent*
base/netted_clown.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
   Draws: Grenade, Battle, Mutant
base/netted_does_not_attack.json
   You play: Battle

*Battle*
   Initiative 3
      ● Brawler d3 → ○ Mutant d2: 2 wounds
   Lost: ○ Mutant d2
   Initiative 1
      ○ Net Fighter c4 → ● Commando c3: 3 wounds
   Lost: ● Commando c3
   Initiative 0
      ○ HQ e3 → ● Brawler d3: 1 wound
   Lost: ● Brawler d3

*Turn 4: Opponent*
base/netted_implants_are_off.json
base/netted_in_its_segment_freed_later.json
   You play: Battle

*Battle*
   Initiative 2
      ● Annihilator c5 → ○ Net Fighter c3: 2 wounds
   Lost: ○ Net Fighter c3
   Initiative 1
      ● HMG c2 → ○ Super Mutant c1: 1 wound

*Turn 4: Opponent*
base/netted_medic.json
   You play: Battle

*Battle*
   Initiative 3
      ● Claws c3 → ○ Scout c2: 1 wound
   Lost: ○ Scout c2

*Turn 4: Opponent*
base/netted_module_is_off.json
base/netted_scoper.json
base/netted_unit_stays_put.json
   You play: Move
base/netted_units_are_not_pushed.json
   You play: Push Back
base/netted_units_cannot_castle.json
   You play: Castling
   Places are swapped: ● Limbs d1, ● Tail d2
base/netted_units_do_not_push.json
base/never_below_zero.json
   You play: Battle

*Battle*
   Initiative 0
      ○ HQ c3 → ● Saboteur c2: 1 wound
   Lost: ● Saboteur c2

*Turn 4: Opponent*
base/no_battle_after_the_last_tile.json
base/no_battle_in_overtime.json
*The last Battle*

*A tie: overtime*

*Turn 4: yours*
base/no_discard_of_two.json
   You draw: Runner
   The stack is empty: after this turn the opponent has one more, then the last Battle is fought
base/no_use_after_a_battle.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
   Draws: Battle, Tentacles, Incubator
base/none_below_zero.json
base/nowhere_to_push.json
base/number_that_does_not_fall.json
   You play: Battle

*Battle*
   Initiative 2
      ● Hornet c3 → ○ HMG c2: 2 wounds
      ○ HMG c2 → ● Blocker c1: 1 wound
   Lost: ○ HMG c2

*Turn 4: Opponent*
base/number_that_falls_during_the_battle.json
   You play: Battle

*Battle*
   Initiative 3
      ○ Commando d4 → ● Net Fighter d1: 1 wound
   Lost: ● Net Fighter d1
   Initiative 2
      ○ HMG c2 → ● Blocker c1: 1 wound
   Initiative 1
      ● Hornet c3 → ○ HMG c2: 2 wounds
      ○ HMG c2 → ● Blocker c1: 1 wound
   Lost: ○ HMG c2

*Turn 4: Opponent*
base/old_wounds_count.json
   You play: Battle

*Battle*
   Initiative 3
      ● Commando c5 → ○ Protector c3: 1 wound
   Lost: ○ Protector c3

*Turn 4: Opponent*
base/one_attack_for_each_number.json
   You play: Battle

*Battle*
   Initiative 2
      ● HMG c1 → ○ Blocker c3: 1 wound
   Initiative 1
      ● HMG c1 → ○ Blocker c3: 1 wound

*Turn 4: Opponent*
base/one_more_turn.json
   You draw: Runner
   The stack is empty: after this turn the opponent has one more, then the last Battle is fought

*Turn 21: Opponent*
   Draws: Probe, Probe, Jaws
   Discards: Jaws

*The last Battle*
   Initiative 0
      ● HQ a1 → ○ Claw b1: 1 wound
   Lost: ○ Claw b1
base/one_number_more.json
base/one_step_without_recon.json
   ● Runner c3 goes to c2, top to the south ↓
base/only_that_edge_cancels.json
base/only_turn.json
   You play: Move
   Turned: Commando c3, top to the northeast ↗

*Turn 4: Opponent*
base/opposed_takeovers_cancel.json
base/order_is_free.json
   You use: Limbs c1
   ● Limbs c1 goes to c2
   You place: Claw on d1, top to the north ↑
   You use: HQ e3
   Turned: Claw d1, top to the southeast ↘
   You play: Move
   ● Limbs c2 goes to c3
base/overtime.json
*The last Battle*

*A tie: overtime*

*Turn 4: yours*
   You place: HMG on d3, top to the southeast ↘

*Turn 5: Opponent*

*The last Battle*
   Initiative 2
      ● HMG d3 → ○ HQ e3: 1 wound
   HQ (Opponent): 11 left
   Initiative 1
      ● HMG d3 → ○ HQ e3: 1 wound
      ○ HQ e3 → ● HMG d3: 1 wound
   HQ (Opponent): 10 left
   Lost: ● HMG d3
base/overtime_asks_who_ran_out_first.json
*The last Battle*

*A tie: overtime*

*Turn 4: yours*
base/own_units_are_not_pushed.json
base/paralysed_clown.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
   Draws: Battle, Battle, Mutant
base/paralysed_does_not_attack.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
base/penalty_on_a_number.json
base/placed_last_in_the_chain.json
   You place: Net Fighter on c1, top to the northeast ↗
   Turned: Assassin c3, top to the northeast ↗

*Turn 4: Opponent*
base/placing.json
   You place: Commando on c3, top to the northwest ↖

*Turn 4: Opponent*
base/play_keep_throw.json
   You place: Runner on c3, top to the north ↑

*Turn 4: Opponent*
   Draws: Claw, Claw, Probe
   Discards: Claw, Probe

*Turn 5: yours*
base/pull.json
   You use: Tentacles c3
   ○ Runner c1 is pulled to c2
base/pushed_away.json
   You play: Push Back
   ○ Mutant c2 is pushed to b1
base/ranged_bonus.json
   You play: Battle

*Battle*
   Initiative 2
      ● Annihilator c5 → ○ Blocker c3: 3 wounds
   Lost: ○ Blocker c3

*Turn 4: Opponent*
base/saved_medic_saves.json
   You play: Battle

*Battle*
   Initiative 3
      ● Claws c3 → ○ Scout c2: 1 wound
      ● Claws d1 → ○ Medic c1: 1 wound
      ○ Medic b1 absorbs the wounds of ○ Medic c1
      ○ Medic c1 absorbs the wounds of ○ Scout c2
   Lost: ○ Medic c1, ○ Medic b1

*Turn 4: Opponent*
base/scoped_agitator.json
base/scoped_modules_change_sides.json
base/scoped_modules_keep_toughness.json
base/scoped_penalties_change_sides.json
base/segment_zero_is_the_last.json
   You play: Battle

*Battle*
   Initiative 0
      ● HQ a1 → ○ Mutant b1: 1 wound
   Lost: ○ Mutant b1

*Turn 4: Opponent*
base/several_modules_add_up.json
base/shot_flies_straight.json
   You play: Battle

*Battle*

*Turn 4: Opponent*
base/shot_hits_the_first_enemy.json
   You play: Battle

*Battle*
   Initiative 3
      ● Commando c5 → ○ Mutant c2: 1 wound
   Lost: ○ Mutant c2

*Turn 4: Opponent*
base/sniper.json
   You play: Sniper
      ○ Blocker c3: 1 wound

*Turn 4: Opponent*
base/sniper_on_a_foundation.json
   You play: Sniper
   Lost: ○ Hole c3
base/sniper_on_who_stands_there.json
   You play: Sniper
      ○ Plague c3: 1 wound

*Turn 4: Opponent*
base/sniper_without_target.json
base/sources_of_wounds_before_medics.json
   You play: Battle

*Battle*
   Initiative 2
   Blown up: ● The Clown c3
      ● The Clown c3 → ○ Medic b2: 1 wound
      ● The Clown c3 → ○ The Clown b3: 1 wound
      ● The Clown c3 → ○ Hornet c2: 1 wound
   Blown up: ○ The Clown b3
      ○ The Clown b3 → ○ Medic b2: 1 wound
      ○ The Clown b3 → ● The Clown c3: 1 wound
   Lost: ● The Clown c3, ○ The Clown b3, ○ Hornet c2, ○ Medic b2

*Turn 4: Opponent*
base/still_full_board.json
   You place: Hunter-Killer on c3, top to the north ↑

*Battle*
   Initiative 3
      ● Hunter-Killer c3 → ○ Limbs c2: 1 wound
      ● Hunter-Killer c3 → ○ Limbs d2: 1 wound
      ● Hunter-Killer c3 → ○ Left Quill c4: 1 wound

*Battle*
   Initiative 3
      ● Hunter-Killer c3 → ○ Limbs c2: 1 wound
      ● Hunter-Killer c3 → ○ Limbs d2: 1 wound
      ● Hunter-Killer c3 → ○ Left Quill c4: 1 wound
   Lost: ○ Left Quill c4, ○ Limbs c2, ○ Limbs d2

*Turn 4: Opponent*
   Draws: Castling, Battle, Jaws
base/still_tied.json
*The last Battle*

*A tie: overtime*

*Turn 4: yours*

*Turn 5: Opponent*

*The last Battle*
base/strength_is_wounds.json
   You play: Battle

*Battle*
   Initiative 2
      ● Annihilator c5 → ○ Blocker c3: 2 wounds

*Turn 4: Opponent*
base/taken_left_as_it_is_after_a_full_board.json
   You place: Agitator on c3, top to the north ↑
   Taken over: ● Claw c2

*Battle*
   Turned: the tile on c2, top to the north ↑
base/taken_over_on_the_way.json
   ● Runner c3 goes to c2, top to the south ↓
   Taken over: ○ Runner c2
base/taken_turns_after_a_full_board.json
   You place: Agitator on c3, top to the north ↑
   Taken over: ● Claw c2

*Battle*
   Turned: the tile on c2, top to the northeast ↗

*Battle*
base/taken_units_are_turned_in_any_order.json
   You play: Sniper
      ○ Net Fighter c3: 1 wound
   Lost: ○ Net Fighter c3
   Taken over: ● Hybrid c1
   Taken over: ● Guard a1
   Turned: the tile on c1, top to the southeast ↘
   Turned: the tile on a1, top to the south ↓
base/takeover_that_kills_leaves_the_board_open.json
   You place: Agitator on c3, top to the north ↑
   Lost: ○ Probe d1
   Taken over: ● Toughener c2
   Turned: the tile on c2, top to the north ↑
base/the_last_turn_comes_once.json
*The last Battle*
base/the_net_points_no_more.json
   You play: Move
   Turned: Net Fighter c2, top to the north ↑

*Turn 4: Opponent*
base/the_pushed_side_chooses.json
   You play: Push Back
base/toughness_of_a_netted_unit.json
base/transports_do_not_add_up.json
   Turned: Rats c3, top to the northeast ↗
base/two_medics_absorb_two.json
   You play: Battle

*Battle*
   Initiative 2
      ● Annihilator c5 → ○ Blocker c3: 2 wounds
      ● Runner c4 → ○ Blocker c3: 1 wound
      ○ Medic d2 absorbs the wounds of ○ Blocker c3
      ○ Medic b2 absorbs the wounds of ○ Blocker c3
   Lost: ○ Medic d2, ○ Medic b2

*Turn 4: Opponent*
base/two_numbers_lowered_to_one.json
   You play: Battle

*Battle*
   Initiative 0
      ● Plague e2 → ○ HQ e3: 1 wound
      ○ HQ e3 → ● Plague e2: 1 wound
   HQ (Opponent): 19 left

*Turn 4: Opponent*
base/two_numbers_two_attacks.json
   You play: Battle

*Battle*
   Initiative 1
      ● Plague e2 → ○ HQ e3: 1 wound
   HQ (Opponent): 19 left
   Initiative 0
      ● Plague e2 → ○ HQ e3: 1 wound
      ○ HQ e3 → ● Plague e2: 1 wound
   HQ (Opponent): 18 left

*Turn 4: Opponent*
base/two_sources_two_numbers.json
base/two_steps.json
   ● Runner c3 goes to c2, top to the south ↓
   ● Runner c2 goes to c1, top to the southwest ↙
base/two_steps_by_a_move.json
   You play: Move
   ● Commando c3 goes to c4, top to the north ↑
   ● Commando c4 goes to c5, top to the southeast ↘

*Turn 4: Opponent*
base/units_go_on_foundations.json
   Opponent places: Commando on d3, top to the north ↑
   ○ Runner c4 goes to c3, top to the north ↑

*Turn 4: yours*
base/unlucky_draw.json
   You draw: Battle, Move, Sniper
   You discard: Battle, Move, Sniper
   You draw: Move, Battle, Move
   You discard: Move, Battle, Move
   You draw: Runner, Move, Move
base/unlucky_draw_kept.json
   You draw: Battle, Move
base/unlucky_draw_needs_instants_only.json
   You draw: HMG, Move
base/used_when_placed.json
   You place: Runner on c3, top to the north ↑
   ● Runner c3 goes to c2, top to the northeast ↗

*Turn 4: Opponent*
   Draws: Battle, Tentacles, Incubator
base/wounded_medic_saves.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ c3 → ○ Medic c2: 1 wound
      ● HQ c3 → ○ Scout b2: 1 wound
      ○ Medic c2 absorbs the wounds of ○ Scout b2
   Lost: ○ Medic c2

*Turn 4: Opponent*
base/wounds_of_a_segment_add_up.json
   You play: Battle

*Battle*
   Initiative 3
      ● Commando c1 → ○ Protector c3: 1 wound
      ● Commando c5 → ○ Protector c3: 1 wound
   Lost: ○ Protector c3

*Turn 4: Opponent*
base/wounds_stay.json
   You play: Battle

*Battle*
   Initiative 3
      ● Commando c5 → ○ Protector c3: 1 wound
   Initiative 1
      ○ Protector c3 → ● HQ a1: 1 wound
   Your HQ: 19 left

*Turn 4: Opponent*
mephisto/derived/d01_armor_of_the_accelerator.json
   You play: Battle

*Battle*
   Initiative 3
      ○ Commando c3 → ● Accelerator d3: armor stops the shot
      ○ Commando b4 → ● Muzzle c4: 1 wound
   Lost: ● Muzzle c4

*Turn 4: Opponent*
mephisto/derived/d01_armor_stops_a_shot.json
   You play: Battle

*Battle*
   Initiative 3
      ○ Commando c3 → ● Claw d3: armor stops the shot

*Turn 4: Opponent*
mephisto/derived/d02_no_armor_no_help.json
   You play: Battle

*Battle*
   Initiative 3
      ○ Commando c3 → ● Claw d3: 1 wound
   Lost: ● Claw d3

*Turn 4: Opponent*
mephisto/derived/d03_armor_of_the_hq.json
   You play: Battle

*Battle*
   Initiative 2
      ○ Annihilator c4 → ● HQ c3: 1 wound (armor taken off)
   Your HQ: 19 left

*Turn 4: Opponent*
mephisto/derived/d03_other_edges_of_the_hq.json
   You play: Battle

*Battle*
   Initiative 2
      ○ Annihilator c4 → ● HQ c3: 2 wounds
   Your HQ: 18 left

*Turn 4: Opponent*
mephisto/derived/d04_armor_and_melee.json
   You play: Battle

*Battle*
   Initiative 3
      ○ Brawler c4 → ● HQ c3: 2 wounds
   Your HQ: 18 left

*Turn 4: Opponent*
mephisto/derived/d05_one_net.json
   You play: Battle

*Battle*
   Initiative 1
      ○ Protector e2 → ● Claw e1: 1 wound
   Lost: ● Claw e1
   Initiative 0
      ● HQ b2 → ○ Blocker c2: 1 wound

*Turn 4: Opponent*
mephisto/derived/d05_without_the_net.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Blocker c2: 2 wounds
      ○ Protector e2 → ● Claw e1: 1 wound
   Lost: ● Claw e1

*Turn 4: Opponent*
mephisto/derived/d06_fastest.json
mephisto/derived/d07_limbs_take_a_wound.json
   Opponent plays: Battle

*Battle*
   Initiative 2
      ○ Runner e2 → ● Limbs e1: 1 wound
      ○ Runner d2 → ● Limbs d1: 1 wound
   Lost: ● Limbs d1
   Initiative 1
      ● HQ c3 → ○ Runner d2: 1 wound
   Lost: ○ Runner d2

*Turn 4: yours*
mephisto/derived/d08_toughener_netted.json
   Opponent places: Net Fighter on b3, top to the northwest ↖
   Lost: ● Probe d3

*Turn 4: yours*
mephisto/derived/d09_scout.json
mephisto/derived/d10_extra_initiative.json
   You play: Battle

*Battle*
   Initiative 2
      ○ HMG c4 → ● HQ c1: 1 wound
   Your HQ: 19 left
   Initiative 1
      ○ HMG c4 → ● HQ c1: 1 wound
   Your HQ: 18 left
   Initiative 0
      ○ HMG c4 → ● HQ c1: 1 wound
   Your HQ: 17 left

*Turn 4: Opponent*
mephisto/example/before_the_battle.json
mephisto/example/quills.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ HQ c2: 2 wounds
      ● HQ b2 → ○ Brawler c4: 2 wounds
   HQ (Opponent): 18 left
   The Quill marker returns from c4
   Lost: ○ Brawler c4
   The Quill marker returns from c2

*Turn 4: Opponent*
mephisto/example/without_the_left_quill.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ HQ c2: 2 wounds
      ● HQ b2 → ○ Brawler c4: 2 wounds
   HQ (Opponent): 18 left
   The Quill marker returns from c4
   Lost: ○ Brawler c4

*Turn 4: Opponent*
mephisto/hq/enemy_hq_deals_it_nothing.json
   You play: Battle

*Battle*
   Initiative 0
      ○ HQ c3 → ● Claw c4: 1 wound
   Lost: ● Claw c4

*Turn 4: Opponent*
mephisto/hq/falls_like_any_hq.json
   You play: Battle

*Battle*
   Initiative 3
      ○ Brawler c2 → ● HQ b2: 2 wounds
   Your HQ: 0 left
   Lost: ● HQ b2
mephisto/hq/modules_and_implants_strike_nobody.json
   You play: Battle

*Battle*
   Initiative 0
      ○ HQ e3 → ● Jaws d3: 1 wound
   Lost: ● Jaws d3

*Turn 4: Opponent*
mephisto/hq/nets_add_up.json
   Opponent places: Net Fighter on c2, top to the northeast ↗

*Turn 4: yours*
mephisto/hq/netted_it_is_pushed.json
   Opponent plays: Push Back
   ● HQ b2 is pushed to a1

*Turn 4: yours*
mephisto/hq/netted_it_moves.json
   You use: HQ b2
   Turned: Claw e1, top to the southeast ↘
   You play: Move
   ● HQ b2 goes to a2, top to the south ↓

*Turn 4: Opponent*
mephisto/hq/netted_it_strikes.json
   You play: Battle

*Battle*
   Initiative 0
      ● HQ b2 → ○ Blocker c2: 1 wound

*Turn 4: Opponent*
mephisto/hq/rotation_needs_a_difference.json
   You use: HQ b2
   Turned: Claw d1, top to the south ↓

*Turn 4: Opponent*
mephisto/hq/rotation_of_a_taken_unit.json
   You use: HQ a1
   Turned: HQ a1, top to the southeast ↘

*Turn 4: Opponent*
mephisto/hq/rotation_once_a_turn.json
   You use: HQ b2
   Turned: Accelerator d1, top to the southeast ↘

*Turn 4: Opponent*
   Draws: Commando, Commando, Commando
   Discards: Commando, Commando

*Turn 5: yours*
   You draw: Claw, Claw
   You discard: Claw
mephisto/hq/rotation_turns_a_unit.json
   You use: HQ b2
   Turned: Claw e1, top to the southwest ↙
mephisto/hq/rotation_turns_the_hq.json
   You use: HQ b2
   Turned: HQ b2, top to the south ↓
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Blocker b3: 1 wound

*Turn 4: Opponent*
mephisto/hq/strikes_in_three_directions.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Blocker b1: 1 wound
      ● HQ b2 → ○ Juggernaut c2: 1 wound
      ● HQ b2 → ○ Stormtrooper a1: 1 wound

*Turn 4: Opponent*
mephisto/hq/twenty_hit_points.json
   You play: Battle

*Battle*
   Initiative 3
      ○ Brawler c3 → ● HQ b2: 2 wounds
   Your HQ: 1 left

*Turn 4: Opponent*
mephisto/hq/two_such_hqs.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Claw b1: 1 wound
   Lost: ○ Claw b1

*Turn 4: Opponent*
mephisto/hq/what_wounds_no_hq_does_not_wound_it.json
mephisto/hq/wounds_an_enemy_hq.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ HQ c2: 1 wound
   HQ (Opponent): 19 left

*Turn 4: Opponent*
mephisto/implants/an_empty_hex_is_left.json
   You place: Incubator on e2
   You use: Incubator e2
   The Incubator on e2 gets a marker: Claw
mephisto/implants/are_units.json
   Opponent plays: Battle

*Battle*
   Initiative 2
      ○ Runner b2 → ● Drill c3: 1 wound
      ○ Runner b1 → ● Limbs c2: 1 wound
   Lost: ● Drill c3
   Initiative 1
      ● HQ a1 → ○ Runner b1: 1 wound
   Lost: ○ Runner b1

*Turn 4: yours*
mephisto/implants/drill.json
   You use: Drill d1
   ● HQ a1 goes to e2, top to the south ↓
mephisto/implants/drill_and_a_round_unit.json
   You use: Drill d1
   ● Probe c3 goes to c2
mephisto/implants/drill_and_foundations.json
   You use: Drill d1
   ● Claw c3 goes to b3, top to the north ↑
   You use: Limbs d2
   ● Claw b3 goes to c4, top to the north ↑
mephisto/implants/drill_may_only_turn.json
   You use: Drill d1
   Turned: HQ a1, top to the south ↓
mephisto/implants/drill_takes_the_marker_along.json
   You use: Drill d1
   ● Incubator d3 goes to e3
   You play: Battle

*Battle*
   Initiative 1
      ● HQ a1 → ○ HQ b1: 3 wounds
   HQ (Opponent): 17 left
   Initiative 0
   The marker returns from the Incubator on e3: Claw

*Turn 4: Opponent*
mephisto/implants/drill_takes_the_marker_along.still_there.json
   You use: Drill d1
   ● Incubator d3 goes to e3
mephisto/implants/far_from_the_hq.json
   You use: Limbs e3
   ● HQ a1 goes to b1, top to the north ↑
mephisto/implants/filling_the_board.json
   You place: Jaws on e2

*Battle*
   Initiative 4
      ● HQ a1 → ○ Medic b1: 5 wounds
   Lost: ○ Medic b1
   Initiative 0
      ○ HQ e3 → ● Jaws e2: 1 wound
      ○ HQ e3 → ● Limbs d4: 1 wound
      ○ HQ e3 → ● Limbs d3: 1 wound

*Turn 4: Opponent*
mephisto/implants/jaws.json
   You use: Jaws e1

*Battle*
   Initiative 1
      ● HQ b2 → ○ Medic c2: 1 wound
   Lost: ○ Medic c2

*Turn 4: Opponent*
mephisto/implants/limbs.json
   You use: Limbs d1
   ● HQ b2 goes to b3, top to the southeast ↘
mephisto/implants/limbs_and_nets.json
   You use: Limbs d1
   ● HQ b2 goes to b1, top to the north ↑
mephisto/implants/netted_it_cannot_be_used.json
   You use: Limbs e1
   ● HQ b2 goes to b1, top to the north ↑
mephisto/implants/one_in_a_turn.json
   You use: Incubator e3
   The Incubator on e3 gets a marker: Claw

*Turn 4: Opponent*
   Draws: Commando, Commando, Commando
   Discards: Commando, Commando

*Turn 5: yours*
   You draw: Claw, Claw
   You discard: Claw
   You use: Incubator e1
   The Incubator on e1 gets a marker: Net
mephisto/implants/tail.json
   You use: Tail d1
mephisto/implants/tail_and_nets.json
   You use: Tail d1
   ○ Blocker c2 is pushed to c1
mephisto/implants/tail_needs_room.json
mephisto/implants/tail_pushes_away.json
   You use: Tail d1
   ○ Runner c3 is pushed to c4
mephisto/implants/tentacles.json
   You use: Tentacles e1
mephisto/implants/tentacles_and_a_netted_puller.json
   You use: Tentacles e2
   ○ Blocker c1 is pulled to c2
mephisto/implants/tentacles_and_a_netted_target.json
   You use: Tentacles e1
   ○ Runner a3 is pulled to b3
mephisto/implants/tentacles_by_a_module.json
   You use: Tentacles b1
   ○ Commando c2 is pulled to c3
mephisto/implants/tentacles_turn_whom_they_pull.json
   You use: Tentacles e1
   ○ Runner d2 is pulled to c3
mephisto/implants/transmitter.json
   You use: Transmitter d1
   Places are swapped: ● HQ b2, ● Claw b3
mephisto/implants/transmitter_and_nets.json
   You use: Transmitter d1
   Places are swapped: ● HQ b2, ● Drill a2
mephisto/implants/transmitter_without_the_hq.json
   You use: Transmitter d1
   Places are swapped: ● Probe d2, ● Transmitter d1
mephisto/incubator/a_dead_incubator.json
   Opponent plays: Air Strike
      ● Incubator d2: 1 wound
      ○ Blocker c3: 1 wound
   Lost: ● Incubator d2

*Turn 4: yours*
   You draw: Claw, Claw, Claw
   You discard: Claw, Claw
   You use: Incubator a3
   The Incubator on a3 gets a marker: Claw
mephisto/incubator/a_netted_incubator.json
   You use: HQ b2
   Turned: HQ b2, top to the northeast ↗

*Turn 4: Opponent*
mephisto/incubator/accelerator.in_numbers.json
   You use: Incubator d3
   The Incubator on d3 gets a marker: Accelerator
mephisto/incubator/accelerator.json
   You play: Battle

*Battle*
   Initiative 3
      ● HQ b2 → ○ Runner c2: 1 wound
   Lost: ○ Runner c2
   Initiative 0
      ○ HQ e3 → ● Incubator d3: 1 wound
   Lost: ● Incubator d3

*Turn 4: Opponent*
mephisto/incubator/acid.json
   You play: Battle

*Battle*
   Blown up: ● Claw c4
      ● Claw c4 → ○ Medic b4: 1 wound
      ● Claw c4 → ○ Commando c3: 1 wound
      ● Claw c4 → ● Limbs c5: 1 wound
      ● Claw c4 → ● Probe d3: 1 wound
   Lost: ● Claw c4, ● Probe d3, ○ Commando c3, ○ Medic b4
   Initiative 0
   The marker returns from the Incubator on e1: Acid Thrower

*Turn 4: Opponent*
mephisto/incubator/acid_and_a_charge.json
   You play: Battle

*Battle*
   Blown up: ● Claw c3
      ● Claw c3 → ● HQ b2: 1 wound
      ● Claw c3 → ○ Rats b3: 1 wound
      ● Claw c3 → ○ Explosive c4: 1 wound
      ○ Explosive c4 → ● Claw c3: destroyed
   Your HQ: 19 left
   Lost: ● Claw c3, ○ Explosive c4, ○ Rats b3
   Initiative 0
   The marker returns from the Incubator on e1: Acid Thrower

*Turn 4: Opponent*
mephisto/incubator/acid_and_a_netted_incubator.json
   You play: Battle

*Battle*
   Initiative 0
   The marker returns from the Incubator on d2: Acid Thrower

*Turn 4: Opponent*
mephisto/incubator/acid_and_nets.json
   You play: Battle

*Battle*
   Blown up: ● Claw d1
      ● Claw d1 → ● Incubator e1: 1 wound
   Lost: ● Claw d1, ● Incubator e1

*Turn 4: Opponent*
mephisto/incubator/acid_and_the_toughener.json
   You play: Battle

*Battle*
   Blown up: ● Claw c3
      ● Claw c3 → ● HQ b2: 1 wound
      ● Claw c3 → ● Probe d2: 1 wound
      ● Claw c3 → ● Toughener d3: 1 wound
   Your HQ: 19 left
   Lost: ● Claw c3
   Initiative 0
   The marker returns from the Incubator on e1: Acid Thrower

*Turn 4: Opponent*
mephisto/incubator/acid_does_not_stop_a_charge.json
   You play: Battle

*Battle*
   Blown up: ● Claw c5
      ● Claw c5 → ○ Explosive c4: 1 wound
      ○ Explosive c4 → ● Limbs c3: destroyed
   Lost: ● Claw c5, ● Limbs c3, ○ Explosive c4
   Initiative 0
   The marker returns from the Incubator on e1: Acid Thrower

*Turn 4: Opponent*
mephisto/incubator/acid_may_be_kept.json
   You play: Battle

*Battle*
   Initiative 0
   The marker returns from the Incubator on e1: Acid Thrower

*Turn 4: Opponent*
mephisto/incubator/acid_on_the_rim.json
   You play: Battle

*Battle*
   Blown up: ● Incubator e1
      ● Incubator e1 → ○ Medic e2: 1 wound
   Lost: ● Incubator e1, ○ Medic e2

*Turn 4: Opponent*
mephisto/incubator/acid_spares_no_hq.json
   You play: Battle

*Battle*
   Blown up: ● Claw c3
      ● Claw c3 → ● HQ b2: 1 wound
      ● Claw c3 → ○ HQ d2: 1 wound
   Your HQ: 19 left
   HQ (Opponent): 19 left
   Lost: ● Claw c3
   Initiative 0
      ○ HQ d2 → ● Incubator e1: 1 wound
   Lost: ● Incubator e1

*Turn 4: Opponent*
mephisto/incubator/after_the_battle.json
   You play: Battle

*Battle*
   Initiative 0
   The marker returns from the Incubator on d3: Claw

*Turn 4: Opponent*
   Draws: Commando, Commando, Commando
   Discards: Commando, Commando

*Turn 5: yours*
   You draw: Claw, Claw, Claw
   You discard: Claw, Claw
   You use: Incubator d3
   The Incubator on d3 gets a marker: Claw
mephisto/incubator/any_free_marker.json
   You use: Incubator d3
   The Incubator on d3 gets a marker: Accelerator
mephisto/incubator/claw.json
   You use: Incubator d3
   The Incubator on d3 gets a marker: Claw
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ HQ c2: 3 wounds
   HQ (Opponent): 17 left
   Initiative 0
   The marker returns from the Incubator on d3: Claw

*Turn 4: Opponent*
mephisto/incubator/marker_lasts_through_the_turns.json
*Turn 4: Opponent*
   Draws: Commando, Commando, Commando
   Discards: Commando, Commando

*Turn 5: yours*
   You draw: Claw, Claw
   You discard: Claw
mephisto/incubator/net.json
   You use: Incubator d3
   The Incubator on d3 gets a marker: Net
mephisto/incubator/net_against_net.json
mephisto/incubator/net_against_the_muzzle.json
mephisto/incubator/net_against_the_other_incubator.json
mephisto/incubator/net_by_a_quill_on_its_enemy.json
   You use: Right Quill d1
   A Quill marker is put on: ○ Net Fighter e3
mephisto/incubator/net_by_a_quill_that_comes_near.json
   You use: Drill c1
   ● Left Quill d1 goes to e2
   The Quill marker returns from e3
mephisto/incubator/net_by_the_quills.json
   You use: Incubator d3
   The Incubator on d3 gets a marker: Net
mephisto/incubator/net_frees_the_muzzle.json
mephisto/incubator/net_frees_the_quill.json
mephisto/incubator/net_is_felt.json
   Opponent plays: Move
   ○ Runner c3 goes to c4, top to the north ↑
   Opponent plays: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Brawler c2: 1 wound
   Lost: ○ Brawler c2
   Initiative 0
      ○ HQ e3 → ● Incubator d3: 1 wound
   Lost: ● Incubator d3

*Turn 4: yours*
mephisto/incubator/net_lost_to_a_net.json
mephisto/incubator/net_only_with_the_marker.json
   You use: Incubator d3
   The Incubator on d3 gets a marker: Claw
mephisto/incubator/net_with_the_muzzle.json
   You use: Incubator d3
   The Incubator on d3 gets a marker: Net
mephisto/incubator/net_without_the_muzzle.json
   Opponent plays: Sniper
      ● Muzzle e1: 1 wound
   Lost: ● Muzzle e1

*Turn 4: yours*
mephisto/incubator/nets_of_two_hqs.json
mephisto/incubator/one_marker_only.json
   You use: Incubator e1
   The Incubator on e1 gets a marker: Net
mephisto/instants/battle.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Medic c2: 1 wound
   Lost: ○ Medic c2

*Turn 4: Opponent*
mephisto/instants/castling.json
   You play: Castling
   Places are swapped: ● HQ b2, ● Claw b3
mephisto/instants/castling_and_nets.json
   You play: Castling
   Places are swapped: ● HQ b2, ● Drill a2
mephisto/instants/castling_needs_two.json
mephisto/instants/move.json
   You play: Move
   ● Claw d2 goes to c3, top to the southeast ↘
mephisto/instants/move_needs_a_free_hex.json
   You play: Move
   ● HQ a1 goes to a2, top to the north ↑
mephisto/instants/move_nowhere.json
   You play: Move
   ● HQ c3 goes to c2, top to the north ↑
mephisto/instants/move_of_a_round_unit.json
   You play: Move
   ● Probe d2 goes to c2
mephisto/instants/move_only_turns.json
   You play: Move
   Turned: Claw d2, top to the northwest ↖
mephisto/instants/no_battle_when_my_stack_is_empty.json
mephisto/instants/no_battle_when_their_stack_is_empty.json
mephisto/instants/one_tile_left.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Medic c2: 1 wound
   Lost: ○ Medic c2

*Turn 4: Opponent*
mephisto/meetings/a_netted_agitator.json
   You use: Incubator e1
   The Incubator on e1 gets a marker: Net
mephisto/meetings/a_netted_scoper.json
mephisto/meetings/a_probe_does_not_count_twice.json
   You use: Incubator d1
   The Incubator on d1 gets a marker: Claw
mephisto/meetings/a_quill_taken_over.json
   Opponent uses: Left Quill d1
   A Quill marker is put on: ● Limbs c5
   Opponent plays: Battle

*Battle*
   Initiative 0
      ○ HQ e3 → ● Limbs c5: 1 wound
   The Quill marker returns from c5

*Turn 4: yours*
mephisto/meetings/a_scoper_elsewhere.json
mephisto/meetings/a_taken_unit_can_be_marked.json
   You use: Left Quill d2
   A Quill marker is put on: ○ Claw e1
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Claw e1: 2 wounds
   The Quill marker returns from e1
   Lost: ● Claw e1

*Turn 4: Opponent*
mephisto/meetings/an_agitator_the_hq_nets.json
mephisto/meetings/bomb.json
   Opponent plays: Air Strike
      ○ Hybrid b2: 1 wound
      ● Limbs b3: 1 wound
      ● Claw c2: 1 wound
      ● Drill d3: 1 wound
   Lost: ● Claw c2, ● Drill d3, ○ Hybrid b2

*Turn 4: yours*
mephisto/meetings/charge_and_the_hq.json
   You play: Battle

*Battle*
      ○ Explosive d2 → ● Toughener d1: destroyed
   Lost: ● Toughener d1, ○ Explosive d2

*Turn 4: Opponent*
mephisto/meetings/grenade.json
   Opponent plays: Grenade
      ● Toughener d3: destroyed
   Lost: ● Toughener d3

*Turn 4: yours*
mephisto/meetings/grenade_at_the_hq.json
mephisto/meetings/hole_and_an_implant.json
   ● Limbs c3 is dragged to c4
   Opponent draws: Battle, Rats
   Opponent discards: Rats
   Opponent plays: Battle

*Battle*
   Initiative 0
   Lost: ● Limbs c4

*Turn 4: yours*
mephisto/meetings/hole_and_the_hq.json
   ● HQ c3 is dragged to c4
   Opponent draws: Battle, Rats
   Opponent discards: Rats
   Opponent plays: Battle

*Battle*

*Turn 4: yours*
mephisto/meetings/hole_drags_its_neighbors.json
   ● Limbs c3 is dragged to c4
mephisto/meetings/hole_with_a_unit_on_it.json
   Opponent draws: Rats, Rats, Rats
   Opponent discards: Rats
mephisto/meetings/paralysed_it_moves.json
   You use: HQ c3
   Turned: HQ c3, top to the southeast ↘
   You play: Move
   ● HQ c3 goes to c4, top to the north ↑

*Turn 4: Opponent*
mephisto/meetings/paralysed_unit_and_acid.json
   You play: Battle

*Battle*
   Blown up: ● Probe a3
   Lost: ● Probe a3
   Initiative 0
   The marker returns from the Incubator on e1: Acid Thrower

*Turn 4: Opponent*
mephisto/meetings/paralysis.json
   Opponent plays: Paralysis
   Paralyzed: ● HQ c3
   Opponent plays: Battle

*Battle*

*Turn 4: yours*
mephisto/meetings/paralysis_by_a_hit.json
   You play: Battle

*Battle*
   Initiative 3
      ○ Mutant c4 → ● HQ c3: 1 wound
   Your HQ: 19 left

*Turn 4: Opponent*
mephisto/meetings/scoper.json
mephisto/meetings/scoper_and_implants.json
   You use: Limbs d1
   ● HQ b2 goes to b1, top to the north ↑
mephisto/meetings/scoper_and_muzzle.json
mephisto/meetings/scoper_and_muzzle_and_nets.json
mephisto/meetings/scoper_and_probe.json
   You use: Incubator b4
   The Incubator on b4 gets a marker: Claw
mephisto/meetings/scoper_and_toughener.json
   Opponent places: Scoper on d2
   Lost: ● Claw b3
mephisto/meetings/scoper_gets_no_implant.json
mephisto/meetings/scoper_in_battle.json
   You play: Battle

*Battle*
   Initiative 3
      ○ Runner c4 → ● HQ c3: 2 wounds
   Your HQ: 18 left

*Turn 4: Opponent*
mephisto/meetings/sniper.json
   Opponent plays: Sniper
      ● Claw a1: 1 wound
   Lost: ● Claw a1

*Turn 4: yours*
mephisto/meetings/takeover_of_a_module.json
   Opponent places: Agitator on a2, top to the south ↓
   Taken over: ○ Claw a3
   Turned: the tile on a3, top to the southwest ↙
mephisto/meetings/takeover_of_a_probe.json
   Opponent uses: Limbs d1
   ○ HQ e3 goes to e2, top to the north ↑
   Opponent uses: Drill b4
   ○ HQ e2 goes to e3, top to the north ↑
mephisto/meetings/takeover_of_implants.json
   Opponent places: Agitator on d2, top to the north ↑
   Taken over: ○ Limbs d1
   Turned: the tile on d1, top to the north ↑
   Opponent uses: Limbs d1
   ○ HQ e3 goes to e2, top to the north ↑
mephisto/meetings/takeover_of_the_hq.json
   Opponent places: Agitator on c4, top to the north ↑
mephisto/meetings/takeover_of_the_muzzle.json
   Opponent places: Agitator on d2, top to the north ↑
   Taken over: ○ Muzzle d1
   Turned: the tile on d1, top to the north ↑
mephisto/meetings/takeover_with_the_acid_marker.json
   Opponent plays: Battle

*Battle*
   Blown up: ○ Incubator d1
      ○ Incubator d1 → ● Claw c1: 1 wound
      ○ Incubator d1 → ○ Agitator d2: 1 wound
   Lost: ● Claw c1, ● Incubator d1, ○ Agitator d2

*Turn 4: yours*
mephisto/meetings/takeover_with_the_marker.json
   Opponent places: Agitator on d2, top to the north ↑
   Taken over: ○ Incubator d1
   Turned: the tile on d1, top to the north ↑
mephisto/meetings/takeover_with_the_net_marker.json
   Opponent places: Agitator on d2, top to the north ↑
   Taken over: ○ Incubator d1
   Turned: the tile on d1, top to the north ↑
mephisto/meetings/takeover_without_a_marker.json
   Opponent places: Agitator on d2, top to the north ↑
   Taken over: ○ Incubator d1
   Turned: the tile on d1, top to the north ↑
   Opponent uses: Incubator d1
   The Incubator on d1 gets a marker: Accelerator
mephisto/meetings/the_vegas_hq_takes_over.json
mephisto/modules/a_probe_repeats_nothing.json
   You use: Limbs e3
   ● HQ b2 goes to b1, top to the north ↑
   You use: Drill e1
   ● HQ b1 goes to c2, top to the north ↑
mephisto/modules/accelerators_add_up.json
   You play: Battle

*Battle*
   Initiative 3
      ● HQ b2 → ○ Runner c2: 1 wound
   Lost: ○ Runner c2

*Turn 4: Opponent*
mephisto/modules/claws_add_up.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ HQ c2: 4 wounds
   HQ (Opponent): 16 left

*Turn 4: Opponent*
mephisto/modules/first_wound_leaves_a_marker.json
   Opponent plays: Battle

*Battle*
   Initiative 3
      ○ Brawler a2 → ● Claw a3: 2 wounds
   Lost: ● Claw a3
   Initiative 2
      ○ Runner c5 → ● Claw c4: 1 wound

*Turn 4: yours*
mephisto/modules/muzzle_is_gone.json
   Opponent plays: Sniper
      ● Muzzle e1: 1 wound
   Lost: ● Muzzle e1
   Opponent plays: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Medic c2: 1 wound
   Lost: ○ Medic c2

*Turn 4: yours*
mephisto/modules/muzzle_strikes_all_around.json
   You play: Battle

*Battle*
   Initiative 3
      ● HQ b2 → ○ Blocker b1: 2 wounds
      ● HQ b2 → ○ Hornet c3: 2 wounds
      ● HQ b2 → ○ Blocker b3: 2 wounds
      ● HQ b2 → ○ Gauss Cannon a2: 2 wounds
   Lost: ○ Gauss Cannon a2, ○ Hornet c3

*Turn 4: Opponent*
mephisto/modules/one_accelerator.json
   You play: Battle

*Battle*
   Initiative 2
      ● HQ b2 → ○ Runner c2: 1 wound
      ○ Runner c2 → ● HQ b2: 1 wound
   Your HQ: 19 left
   Lost: ○ Runner c2

*Turn 4: Opponent*
mephisto/modules/one_probe.json
   You use: Incubator e3
   The Incubator on e3 gets a marker: Claw
   You use: Incubator e1
   The Incubator on e1 gets a marker: Net
mephisto/modules/toughener_dies_in_a_battle.json
   You play: Battle

*Battle*
   Initiative 2
      ○ Runner b3 → ● Toughener c3: 1 wound
   Lost: ● Toughener c3, ● Probe c4

*Turn 4: Opponent*
mephisto/modules/toughener_hardens_no_enemy.json
   Opponent places: Runner on c4, top to the north ↑
mephisto/modules/toughener_is_netted.json
   Opponent places: Net Fighter on d3, top to the northwest ↖
   Lost: ● Probe c4

*Turn 4: yours*
mephisto/modules/toughener_leaves_the_unit.json
   You play: Move
   ● Toughener c3 goes to c2
   Lost: ● Claw c4
mephisto/modules/toughener_needs_adjacency.json
mephisto/modules/two_accelerators_and_a_net.json
   You play: Battle

*Battle*
   Initiative 2
      ● HQ b2 → ○ Juggernaut b1: 2 wounds
      ● HQ b2 → ○ Hornet c2: 2 wounds
      ○ Hornet c2 → ● HQ b2: 2 wounds
   Your HQ: 18 left
   Lost: ○ Hornet c2, ○ Juggernaut b1

*Turn 4: Opponent*
mephisto/modules/two_probes.json
   You use: Incubator e3
   The Incubator on e3 gets a marker: Claw
   You use: Incubator e1
   The Incubator on e1 gets a marker: Net
   You use: Incubator d1
   The Incubator on d1 gets a marker: Accelerator
mephisto/modules/two_tougheners.json
mephisto/modules/unit_leaves_the_toughener.json
   You play: Move
   ● Claw d2 goes to d1, top to the north ↑
   You play: Move
   ● Claw c4 goes to c5, top to the north ↑
   Lost: ● Claw c5
mephisto/modules/work_from_anywhere.json
   You play: Battle

*Battle*
   Initiative 2
      ● HQ a1 → ○ Blocker b1: 2 wounds

*Turn 4: Opponent*
mephisto/open/base_strength.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ HQ c2: 1 wound
   HQ (Opponent): 19 left

*Turn 4: Opponent*
mephisto/open/jaws_and_the_last_tile.json
mephisto/open/jaws_end_the_turn.json
   You use: Jaws e1

*Battle*
   Initiative 1
      ● HQ b2 → ○ Medic c2: 1 wound
   Lost: ○ Medic c2

*Turn 4: Opponent*
mephisto/open/netted_modules_are_off.json
mephisto/open/netted_muzzle_and_probe_are_off.json
   You use: Incubator e1
   The Incubator on e1 gets a marker: Claw
mephisto/open/never_below_zero.in_numbers.json
mephisto/open/never_below_zero.json
   You play: Battle

*Battle*
   Initiative 2
      ○ Net Fighter c2 → ● HQ c3: 3 wounds
   Your HQ: 17 left
   Initiative 1
      ○ Net Fighter b2 → ● HQ c3: 3 wounds
   Your HQ: 14 left
   Initiative 0
      ● HQ c3 → ○ Net Fighter c2: 2 wounds
      ● HQ c3 → ○ HQ d2: 2 wounds
      ● HQ c3 → ○ Net Fighter b2: 2 wounds
      ○ HQ d2 → ● Claw e1: 1 wound
   HQ (Opponent): 18 left
   Lost: ● Claw e1, ○ Net Fighter b2, ○ Net Fighter c2

*Turn 4: Opponent*
mephisto/open/rotation_and_nets.json
   You use: HQ b2
   Turned: HQ b2, top to the south ↓

*Turn 4: Opponent*
mephisto/open/several_add_up.json
mephisto/quills/armor_does_not_help.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Armored Hunter c4: 1 wound
      ● HQ b2 → ○ Juggernaut b4: 1 wound
   The Quill marker returns from c4
   Lost: ○ Armored Hunter c4
   The Quill marker returns from b4

*Turn 4: Opponent*
mephisto/quills/at_the_initiative_of_the_hq.json
   You play: Battle

*Battle*
   Initiative 2
      ○ Hornet c5 → ● Drill b4: 2 wounds
   Lost: ● Drill b4
   Initiative 1
      ● HQ b2 → ○ Hornet c5: 2 wounds
   The Quill marker returns from c5
   Lost: ○ Hornet c5

*Turn 4: Opponent*
mephisto/quills/back_after_the_attack.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Blocker d4: 1 wound
   The Quill marker returns from d4

*Turn 4: Opponent*
   Draws: Hybrid, Hybrid
   Discards: Hybrid
   Plays: Battle

*Battle*

*Turn 5: yours*
mephisto/quills/back_when_both_change_sides.json
   Opponent plays: Move
   Turned: Agitator e2, top to the northwest ↖
   The Quill marker returns from e1
   Taken over: ○ Left Quill d2
   Turned: the tile on d2, top to the north ↑
mephisto/quills/back_when_the_quill_is_destroyed.json
   Opponent plays: Sniper
      ● Left Quill d2: 1 wound
   The Quill marker returns from e3
   Lost: ● Left Quill d2
   Opponent plays: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ HQ e3: 1 wound
   HQ (Opponent): 19 left
   The Quill marker returns from e3

*Turn 4: yours*
mephisto/quills/back_when_the_quill_is_netted.json
   Opponent places: Net Fighter on d3, top to the north ↑
   The Quill marker returns from c5
mephisto/quills/back_when_the_quill_is_taken_over.json
   Opponent places: Agitator on d3, top to the north ↑
   The Quill marker returns from c5
   Taken over: ○ Left Quill d2
   Turned: the tile on d2, top to the north ↑
mephisto/quills/back_when_the_unit_is_pushed.json
   You use: Tail e1
   ○ Annihilator c4 is pushed to d4
   The Quill marker returns from c4
mephisto/quills/back_when_the_unit_moves.json
   Opponent plays: Move
   Turned: Annihilator c4, top to the southeast ↘
   Opponent plays: Move
   ○ Commando c5 goes to b4, top to the north ↑
   The Quill marker returns from c5

*Turn 4: yours*
mephisto/quills/back_when_units_trade_places.json
   Opponent plays: Castling
   Places are swapped: ○ Guardian c4, ○ Scout c5
   The Quill marker returns from c4

*Turn 4: yours*
mephisto/quills/cannot_be_moved_on.json
mephisto/quills/carry_the_attack.json
   You play: Battle

*Battle*
   Initiative 3
      ● HQ b2 → ○ Blocker d4: 2 wounds
      ● HQ b2 → ○ Hornet c5: 2 wounds
   The Quill marker returns from c5
   Lost: ○ Hornet c5
   The Quill marker returns from d4
   Initiative 0
      ○ HQ c1 → ● Left Quill d1: 1 wound

*Turn 4: Opponent*
mephisto/quills/destroyed_before_the_attack.json
   You play: Battle

*Battle*
   Initiative 3
      ○ Commando c3 → ● Left Quill d3: 1 wound
   The Quill marker returns from e3
   Lost: ● Left Quill d3

*Turn 4: Opponent*
mephisto/quills/each_hand_has_its_own.json
   You use: Left Quill d1
   A Quill marker is put on: ○ Commando c5
   You use: Right Quill d2
   A Quill marker is put on: ○ Commando c5
mephisto/quills/no_extra_attack.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Blocker c2: 2 wounds
   The Quill marker returns from c2
   The Quill marker returns from c2

*Turn 4: Opponent*
mephisto/quills/no_target.json
mephisto/quills/on_an_enemy.json
   You use: Left Quill d1
   A Quill marker is put on: ○ HQ e3
mephisto/quills/two_on_one_unit.json
   You play: Battle

*Battle*
   Initiative 1
      ● HQ b2 → ○ Blocker c5: 1 wound
   The Quill marker returns from c5
   The Quill marker returns from c5

*Turn 4: Opponent*
mephisto/quills/without_an_attack_of_the_hq.json
   You play: Battle

*Battle*
   Initiative 0
   The Quill marker returns from c5

*Turn 4: Opponent*
