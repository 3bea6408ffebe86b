adaptations/agile.json
   You: shot (shambler), one crosshair
   You: shot (shambler), two crosshairs
   Shambler: injuries +2
   You: passes
   Event phase · time 1
adaptations/barbs.json
   Shambler attacks: You · Bite
   You: serious wound
   You: light wound
   Shambler attacks: You · Bite
   You: serious wound
adaptations/echo.json
   You: noise roll, silence
   Noise: 3–7
adaptations/soft_step.json
   You: encounter
   Token of the bag: Shambler
   Shambler appears in room 4
   You: surprise attack
   Shambler attacks: You · Slash
   You: light wound
   You: contamination card
adaptations/soft_step_metagorger.json
   You: encounter
   Token of the bag: Metagorger
   Metagorger appears in room 4
attacks/bash.json
   Fleshbeast attacks: You · Bash
   You: serious wound
   You: contamination card
attacks/bite.json
   Shambler attacks: You · Bite
   You: serious wound
attacks/bite_kills.json
   Shambler attacks: You · Bite
   You: dies in room 4
   Corpse in room 4
attacks/devour_whole.json
   Butcher attacks: You · Devour
   You: serious wound
   Butcher: injuries heal
attacks/devour_wounded.json
   Butcher attacks: You · Devour
   You: dies in room 4
   Corpse in room 4
   Butcher: injuries heal
attacks/metagorger.json
   Metagorger attacks: You
   You: mutation card Scales
   You: mutation card Howl
   You: contamination card
   You: light wound
   Token: Shambler
attacks/metagorger_again.json
   Metagorger attacks: You
   You: contamination card
   You: light wound
   Token: Shambler
attacks/miss_bash_shambler.json
   Shambler misses: You · Bash
attacks/miss_devour_fleshbeast.json
   Fleshbeast misses: You · Devour
attacks/miss_devour_shambler.json
   Shambler misses: You · Devour
attacks/miss_spawn_butcher.json
   Butcher misses: You · Spawn
attacks/order.json
   Butcher attacks: You · Slash
   You: light wound
   You: contamination card
   Shambler attacks: You · Whiplash
   You: light wound
   You: light wound
   You: contamination card
   Metagorger attacks: You
   You: contamination card
   You: light wound
   Token: Shambler
attacks/regurgitate.json
   Fleshbeast attacks: You · Regurgitate
   You: slime
   You: contamination card
   Carcass in room 4
attacks/slash.json
   Butcher attacks: You · Slash
   You: light wound
   You: contamination card
attacks/spawn.json
   Shambler attacks: You · Spawn
   Metagorger appears in room 4
   You: slime
attacks/target_fewest.json
   Shambler attacks: Player 2 · Bite
   Player 2: serious wound
attacks/target_tie.json
   Shambler attacks: Player 2 · Bite
   Player 2: serious wound
attacks/whiplash.json
   Shambler attacks: You · Whiplash
   You: light wound
   You: light wound
   You: contamination card
bag/blank.json
   Development: Blank token
   Shambler leaves room 5
   Token: Shambler
   Token: Metagorger
   You: noise roll, 1
   Noise: 4–8
bag/blue.json
   Development: Blue metagorger
   You: noise roll, 1
   Noise: 4–8
   Token: Metagorger
bag/butcher_none.json
   Development: Butcher
   Player 2: encounter
   Butcher appears in room 8
   Adaptation revealed: Ram
bag/butcher_slimed.json
   Development: Butcher
   Player 2: encounter
   Butcher appears in room 8
   Adaptation revealed: Ram
   Player 2: surprise attack
   Butcher attacks: Player 2 · Slash
   Player 2: light wound
   Player 2: contamination card
bag/butcher_tie.json
   Development: Butcher
   Player 2: encounter
   Butcher appears in room 8
   Adaptation revealed: Ram
bag/fleshbeast.json
   Development: Fleshbeast
   You: noise roll, 4
   You: encounter
   Token of the bag: Fleshbeast
   Fleshbeast appears in room 4
   Adaptation revealed: Ram
bag/red.json
   Development: Metagorger
   Metagorger appears in room 3
   Metagorger appears in room 4
   Metagorger appears in room 5
   Metagorger appears in room 8
bag/red_first.json
   Development: Blank token
   Token: Metagorger
bag/red_limit.json
   Development: Metagorger
   Metagorger appears in room 5
bag/shambler.json
   Development: Shambler
   You: noise roll, 4
   Noise: 1–4
bag/then_blue.json
   Development: Blank token
   Token: Blue metagorger
bag/then_nothing.json
   Development: Blank token
contamination/canteen.json
   You: room action, Canteen
   You: healed
   You: scan, infected
   You: mutation markers 1
contamination/gained.json
   Shambler attacks: You · Slash
   You: light wound
   You: contamination card
contamination/never_pays.json
contamination/rest.json
   You: Rest
   You: scan, infected
   You: scan, not infected
   You: mutation markers 1
contamination/rest_card.json
   You: Rest
   You: scan, infected
   You: mutation card Scales
   You: mutation card Howl
contamination/showers.json
   You: room action, Shower Room
   You: scan, infected
   You: mutation card Scales
   You: mutation card Howl
crew/bait.json
   You: Bait
   Shambler moves to room 8
crew/bolt.json
   You: Bolt
   Door closed: 1–4
crew/burst_fire.json
   You: Burst
   You: shot (fleshbeast), two crosshairs
   Fleshbeast: injuries +2
   You: shot (fleshbeast), one crosshair
   Fleshbeast: injuries +1
crew/cool_head.json
   You: Cool Head
   You: draws Bait
   You: draws Repair
crew/dressing.json
   You: Dressing
   You: healed
crew/order.json
   You: Order
   Player 2: to room 6
   Player 2: noise roll, silence
crew/quiet_steps.json
   You: Quiet Steps
   You: to room 1
crew/repair.json
   You: Repair
   Malfunction mended in room 6
crew/search.json
   You: Search
   You: takes supplies
drill/careful.json
   Noise: 1–3
   You: to room 1
drill/careful_combat.json
drill/careful_full.json
drill/careful_poor.json
drill/hand_of_five.json
drill/hand_of_four.json
   You: draws Order
drill/slime_of_the_dead.json
   Butcher attacks: You · Bash
   You: dies in room 8
   Corpse in room 8
encounters/adaptation.json
   You: encounter
   Token of the bag: Shambler
   Shambler appears in room 4
   Adaptation revealed: Ram
   You: encounter
   Token of the bag: Shambler
   Shambler appears in room 4
encounters/blank.json
   You: encounter
   Token of the bag: Blank token
   Noise: 1–4
   Noise: 4–8
   Noise: technical corridors
encounters/blank_last.json
   You: encounter
   Token of the bag: Blank token
   Noise: 1–4
   Noise: 4–8
   Noise: technical corridors
   Token: Metagorger
encounters/first_objective.json
   You: encounter
   Token of the bag: Metagorger
   Metagorger appears in room 4
encounters/no_figure.json
   You: encounter
   Token of the bag: Fleshbeast
encounters/no_surprise.json
   You: encounter
   Token of the bag: Shambler
   Shambler appears in room 4
   Adaptation revealed: Brood
encounters/noise_cleared.json
   You: encounter
   Token of the bag: Metagorger
   Metagorger appears in room 4
encounters/surprise.json
   You: encounter
   Token of the bag: Shambler
   Shambler appears in room 4
   Adaptation revealed: Brood
   You: surprise attack
   Shambler attacks: You · Slash
   You: light wound
   You: contamination card
end/clean.json
   You: scan, not infected
end/one_lives.json
   You: mutation markers 3
end/scan.json
   You: scan, not infected
   You: scan, infected
   You: mutation card Scales
   You: mutation card Howl
   You: mutation markers 4
   You: lost
end/skips_scan.json
   You: mutation markers 3
   You: objective reached
end/two_kill.json
   You: mutation markers 3
   You: mutation markers 4
   You: lost
events/airlock.json
   Event: Airlock Procedure Glitch
   Airlock procedure in room 17
events/ammunition.json
   Event: Ammunition Meltdown
   The air leaves room 4
   Fire in room 4
   Fire in room 1
   Fire in room 8
events/chemical.json
   Event: Chemical Fire
   Malfunction in room 20
   Fire out in room 20
   Fire in room 17
events/growl.json
   Event: Growl
   Noise: 1–2
   Noise: 1–3
   Noise: 1–4
events/hatches.json
   Event: Evacuation Hatches Jam
   Malfunction in room 4
   Malfunction in room 5
events/lurking_1.json
   Event: Lurking
   Fleshbeast moves to room 3
   Fleshbeast leaves room 3
   Token: Fleshbeast
events/marked_prey.json
   Event: Marked Prey
   You: slime
   Player 2: slime
events/no_overload.json
   Event: Generator Overload
events/no_prowl.json
   Event: Beast on the Prowl
   You: noise roll, 1
   Noise: 4–8
events/overload.json
   Event: Generator Overload
   The self-destruct is started or stopped
events/protocol.json
   Event: Emergency Protocol Failure
   Pod 1 leaves the game
events/prowl.json
   Event: Beast on the Prowl
   Butcher moves to room 8
events/quarantine.json
   Event: Quarantine Procedure
   Door closed: 1–2
   Door closed: 1–3
   Door closed: 1–4
events/rampant_mutation_1.json
   Event: Rampant Mutation
   You: scan, infected
   You: mutation markers 1
events/reawakening_1.json
   Event: Reawakening
   Shambler appears in room 4
   Shambler attacks: You · Slash
   You: light wound
   You: contamination card
   Shambler appears in room 8
events/scavenging.json
   Event: Scavenging Biomatter
   Butcher moves to room 8
   Metagorger moves to room 8
events/stalking.json
   Event: Stalking
   Metagorger moves to room 3
   Fleshbeast moves to room 4
   Shambler moves to room 4
events/weakness.json
   Event: Structural Weakness
   Malfunction in room 6
feeding/after_attacks.json
   Shambler attacks: You · Bite
   You: dies in room 8
   Corpse in room 8
   Shambler feeds in room 8
   Shambler in room 8 evolves: fleshbeast
   Fleshbeast appears in room 8
feeding/brood.json
   Butcher feeds in room 8
   Token: Shambler
feeding/butcher.json
   Butcher feeds in room 8
feeding/combat.json
feeding/food_1.json
   Butcher feeds in room 8
feeding/food_2.json
   Butcher feeds in room 8
feeding/food_3.json
   Butcher feeds in room 8
feeding/food_4.json
   Butcher feeds in room 8
feeding/hungry.json
feeding/metagorger.json
   Shambler feeds in room 8
   Shambler in room 8 evolves: fleshbeast
   Fleshbeast appears in room 8
feeding/metagorger_before_blue.json
   Butcher feeds in room 8
feeding/nest.json
   Butcher feeds in room 4
   Shambler feeds in room 4
   Shambler in room 4 evolves: fleshbeast
   Fleshbeast appears in room 4
feeding/nest_corpse.json
   Butcher feeds in room 4
feeding/nest_destroyed.json
feeding/no_figure.json
   Fleshbeast feeds in room 8
feeding/order.json
   Fleshbeast feeds in room 8
   Fleshbeast in room 8 evolves: butcher
   Butcher appears in room 8
feeding/out.json
   Fleshbeast feeds in room 8
feeding/steps.json
   Metagorger feeds in room 8
   Metagorger in room 8 evolves: shambler
   Shambler appears in room 8
feeding/voracious.json
   Shambler attacks: You · Bite
   You: dies in room 8
   Corpse in room 8
injuries/butcher.json
   Butcher: injuries +1
   Butcher dies in room 4
   Shambler appears in room 4
   Adaptation revealed: Barbs
   Shambler appears in room 4
injuries/butcher_gone.json
   Development: Butcher
injuries/dense.json
   Fleshbeast: injuries +1
injuries/fleshbeast_dies.json
   Fleshbeast: injuries +1
   Fleshbeast dies in room 4
   Carcass in room 4
   Shambler appears in room 4
injuries/fleshbeast_lives.json
   Fleshbeast: injuries +1
injuries/metagorger.json
   Metagorger: injuries +1
   Metagorger dies in room 4
   Carcass in room 4
injuries/no_carcass.json
   Shambler: injuries +1
   Shambler dies in room 4
injuries/retreat.json
   Fleshbeast: injuries +1
   Fleshbeast flees
   Fleshbeast leaves room 4
injuries/retreat_room.json
   Fleshbeast: injuries +1
   Fleshbeast flees
   Fleshbeast moves to room 1
injuries/shambler.json
   Shambler: injuries +1
   Shambler dies in room 4
   Carcass in room 4
laboratory/blue.json
   You: room action, Laboratory
   Adaptation leaves the game: Ram
   You: passes
   Event phase · time 1
laboratory/carried.json
   You: room action, Laboratory
   Adaptation leaves the game: Ram
laboratory/corpse.json
   You: room action, Laboratory
   Adaptation leaves the game: Brood
   You: passes
   Event phase · time 1
laboratory/face_down.json
moving/combat.json
   Event: Growl
   Noise: 1–2
   Noise: 2–6
   Noise: technical corridors
moving/door.json
   Event: Growl
   Butcher destroys the door 1–2
   Noise: 1–2
   Noise: 2–6
   Noise: technical corridors
moving/ram.json
   Event: Growl
   Butcher destroys the door 1–2
   Butcher moves to room 1
   Noise: 1–2
   Noise: 1–3
   Noise: 1–4
moving/technical.json
   Event: Marked Prey
   Shambler leaves room 2
   Token: Shambler
   You: slime
mutation/action_clean.json
   You: shows the mutation Scales
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Scales, not infected
   You: healed
mutation/action_fourth.json
   You: shows the mutation Scales
   You: scan, infected
   You: mutation markers 4
   You: dies in room 4
   Corpse in room 4
   Shambler appears in room 4
mutation/action_infected.json
   You: shows the mutation Scales
   You: scan, infected
   You: mutation markers 1
   You: mutation Scales, infected
   You: healed
   You: slime
mutation/action_needs_card.json
mutation/action_needs_contamination.json
mutation/action_third.json
   You: shows the mutation Scales
   You: scan, infected
   You: mutation markers 3
   You: mutation Scales, infected
   You: healed
   You: slime
mutation/decontamination.json
   You: room action, Decontamination Room
   You: scan, infected
   You: light wound
   Event phase · time 1
mutation/first_marker.json
   You: mutation card Cocoon
   You: mutation card Scales
mutation/fourth.json
   You: mutation markers 4
   You: dies in room 4
   Corpse in room 4
   Shambler appears in room 4
   Adaptation revealed: Brood
mutation/fourth_no_figure.json
   You: mutation markers 4
   You: dies in room 4
   Corpse in room 4
mutation/lost_card.json
   You: mutation card Cocoon
   You: mutation card Howl
   You: mutation markers 4
   You: dies in room 4
   Corpse in room 4
   Shambler appears in room 4
   Adaptation revealed: Brood
mutation/marker.json
   You: mutation markers 2
mutations/blood_call_clean.json
   You: shows the mutation Blood Call
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Blood Call, not infected
   You: draws Order
   Noise: 1–4
mutations/blood_call_infected.json
   You: shows the mutation Blood Call
   You: scan, infected
   You: mutation markers 1
   You: mutation Blood Call, infected
   You: draws Order
   You: draws Search
   You: draws Repair
   You: slime
mutations/bone_hook_clean.json
   You: shows the mutation Bone Hook
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Bone Hook, not infected
   You: to room 1
   You: noise roll, 3
   Noise: 1–2
mutations/bone_hook_infected.json
   You: shows the mutation Bone Hook
   You: scan, infected
   You: mutation markers 1
   You: mutation Bone Hook, infected
   Fleshbeast: injuries +2
   Fleshbeast moves to room 8
mutations/cocoon_clean.json
   You: shows the mutation Cocoon
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Cocoon, not infected
   You: healed
mutations/cocoon_infected.json
   You: shows the mutation Cocoon
   You: scan, infected
   You: mutation markers 1
   You: mutation Cocoon, infected
   You: healed
   You: healed
mutations/heat_sight_clean.json
   You: shows the mutation Heat Sight
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Heat Sight, not infected
   You: looks at room 8
mutations/heat_sight_infected.json
   You: shows the mutation Heat Sight
   You: scan, infected
   You: mutation markers 1
   You: mutation Heat Sight, infected
   You: contamination card
mutations/howl_clean.json
   You: shows the mutation Howl
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Howl, not infected
   Metagorger flees
   Metagorger moves to room 8
   You: light wound
mutations/howl_infected.json
   You: shows the mutation Howl
   You: scan, infected
   You: mutation markers 1
   You: mutation Howl, infected
   Fleshbeast flees
   Fleshbeast moves to room 8
   Noise: 1–4
   Noise: 4–8
   Noise: technical corridors
   You: slime
mutations/mycelium_clean.json
   You: shows the mutation Mycelium
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Mycelium, not infected
   You: to room 1
mutations/mycelium_infected.json
   You: shows the mutation Mycelium
   You: scan, infected
   You: mutation markers 1
   You: mutation Mycelium, infected
   You: to room 11
mutations/scales_infected.json
   You: shows the mutation Scales
   You: scan, infected
   You: mutation markers 1
   You: mutation Scales, infected
   You: healed
   You: slime
mutations/second_stomach_clean.json
   You: shows the mutation Second Stomach
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Second Stomach, not infected
mutations/second_stomach_infected.json
   You: shows the mutation Second Stomach
   You: scan, infected
   You: mutation markers 1
   You: mutation Second Stomach, infected
   You: healed
   You: draws Order
   You: draws Search
mutations/split_hand_clean.json
   You: shows the mutation Split Hand
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Split Hand, not infected
   Fleshbeast: injuries +1
   You: light wound
mutations/split_hand_infected.json
   You: shows the mutation Split Hand
   You: scan, infected
   You: mutation markers 1
   You: mutation Split Hand, infected
   Fleshbeast: injuries +3
mutations/spore_cloud_clean.json
   You: shows the mutation Spore Cloud
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Spore Cloud, not infected
mutations/spore_cloud_infected.json
   You: shows the mutation Spore Cloud
   You: scan, infected
   You: mutation markers 1
   You: mutation Spore Cloud, infected
   Fleshbeast: injuries +2
   Shambler: injuries +2
   Player 2: contamination card
mutations/third_eyelid_clean.json
   You: shows the mutation Third Eyelid
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Third Eyelid, not infected
   You: looks at the event deck, cards: 1
mutations/third_eyelid_infected.json
   You: shows the mutation Third Eyelid
   You: scan, infected
   You: mutation markers 1
   You: mutation Third Eyelid, infected
   You: looks at the event deck, cards: 3
mutations/whisper_clean.json
   You: shows the mutation Whisper
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Whisper, not infected
   Shambler moves to room 7
mutations/whisper_infected.json
   You: shows the mutation Whisper
   You: scan, infected
   You: mutation markers 1
   You: mutation Whisper, infected
   Shambler: injuries +2
   Shambler: injuries +2
phase/order.json
   Event phase · time 4
   Butcher attacks: You · Bash
   You: serious wound
   You: contamination card
   Shambler feeds in room 5
   Shambler in room 5 evolves: fleshbeast
   Fleshbeast appears in room 5
   Fleshbeast: injuries +1
   Event: Stalking
   Fleshbeast moves to room 6
   Development: Shambler
rooms/airlock_control.json
   You: room action, Airlock Control
   Airlock procedure in room 4
rooms/armory.json
   You: room action, Armory
   You: +2
rooms/broken.json
rooms/cabins.json
   You: room action, Cabins
   You: draws Order
   You: draws Search
rooms/cockpit.json
   You: room action, Cockpit
   You: course D
rooms/cockpit_look.json
   You: room action, Cockpit
   You: looks at the coordinates
rooms/command_center.json
   You: room action, Command Center
   Door closed: 17–19
   Door opened: 1–2
rooms/comms_room.json
   You: room action, Comms Room
   You: +1
rooms/emergency_room.json
   You: room action, Emergency Room
   You: healed
rooms/engine_control.json
   You: room action, Engine Control Room
   You: looks at an engine
   You: looks at an engine
   You: looks at an engine
rooms/engine_one.json
   You: room action, Engine 1
   You: looks at an engine
rooms/evacuation_a.json
   You: room action, Evacuation A
   You: noise roll, silence
   You: flies off in a pod
rooms/fire_control.json
   You: room action, Fire Control System
   Fire out in room 11
rooms/generator.json
   You: room action, Generator
   The self-destruct is started or stopped
rooms/generator_stop.json
   You: room action, Generator
   The self-destruct is started or stopped
rooms/hatch_control.json
   You: room action, Hatch Control System
rooms/hibernatorium.json
   You: room action, Hibernatorium
   You: noise roll, silence
   You: goes to sleep
rooms/hibernatorium_early.json
rooms/monitoring.json
   You: room action, Monitoring Room
   You: looks at room 17
rooms/nest.json
   You: room action, Nest
   You: takes an egg
   You: noise roll, 1
   Noise: 4–8
rooms/slime_room.json
   You: to room 6
   You: slime
   You: noise roll, 1
   Noise: 6–7
rooms/storage.json
   You: room action, Storage
   You: takes supplies
