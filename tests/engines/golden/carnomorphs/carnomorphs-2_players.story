   You: objective Purge
   You: objective Awkward Witness
   Player 2: an objective
   Player 2: an objective

*Round 1*
   You: draws Burst
   You: draws Cool Head
   You: draws Search
   You: draws Order
   You: draws Rest
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   You: picks up Blue corpse
   You: Cool Head
   You: draws Bait
   You: draws Repair
   Player 2: to room 6
   Player 2: discovers Engine Control Room (6)
   Malfunction in room 6
   Player 2: noise roll, silence
   Player 2: Quiet Steps
   Player 2: to room 5
   Player 2: discovers Laboratory (5)
   Malfunction in room 5
   You: drops Blue corpse
   You: Bait
   You: passes
   Player 2: Bolt
   Door closed: 5–6
   Player 2: passes
   Event phase · time 1
   Event: Rampant Mutation
   Development: Blank token
   Token: Metagorger
   You: noise roll, danger
   Noise: 6–11
   Noise: 8–11
   Noise: 11–14
   Noise: 11–15
   Player 2: noise roll, 4
   Noise: technical corridors

*Round 2*
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   You: draws Rest
   You: draws Bait
   Player 2: Rest
   Noise: 10–13
   Player 2: to room 10
   Player 2: discovers Storage (10)
   You: Rest
   You: to room 6
   You: noise roll, 4
   Noise: 2–6
   Player 2: Search
   Player 2: takes supplies
   Player 2: passes
   You: passes
   Event phase · time 2
   Event: Stalking
   Development: Blank token
   Token: Metagorger
   Player 2: noise roll, danger
   Noise: 5–10
   You: noise roll, 2
   You: encounter
   Token of the bag: Blue metagorger
   Metagorger appears in room 6

*Round 3*
   You: draws Order
   You: draws Cool Head
   You: draws Quiet Steps
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   You: Cool Head
   You: draws Burst
   You: draws Dressing
   You: contamination card
   You: melee (metagorger), metagorger, shambler
   Metagorger: injuries +1
   Metagorger dies in room 6
   Carcass in room 6
   Player 2: Quiet Steps
   Player 2: to room 5
   Player 2: Bolt
   Door opened: 5–6
   You: Search
   You: takes supplies
   Malfunction mended in room 6
   You: picks up Carcass
   Player 2: to room 6
   Player 2: passes
   You: drops Carcass
   You: picks up Blue corpse
   You: to room 7
   You: discovers Canteen (7)
   Malfunction in room 7
   You: noise roll, 4
   Noise: 3–7
   You: passes
   Event phase · time 3
   Event: Ammunition Meltdown
   The air leaves room 10
   Fire in room 10
   Fire in room 5
   Fire in room 13
   Development: Metagorger
   Metagorger appears in room 6
   Metagorger appears in room 7

*Round 4*
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   You: draws Repair
   You: draws Bolt
   You: draws Rest
   You: draws Order
   You: draws Cool Head
   Metagorger attacks: Player 2
   Player 2: a mutation card
   Player 2: a mutation card
   Player 2: contamination card
   Player 2: light wound
   Token: Shambler
   Player 2: to room 11
   Player 2: noise roll, silence
   Player 2: to room 6
   Player 2: noise roll, 4
   Noise: 2–6
   You: passes
   Player 2: to room 5
   Player 2: noise roll, silence
   Player 2: to room 6
   Player 2: noise roll, 3
   Noise: 5–6
   Player 2: passes
   Event phase · time 4
   Metagorger attacks: You
   You: mutation card Third Eyelid
   You: mutation card Bone Hook
   You: contamination card
   You: light wound
   Token: Shambler
   Event: Rampant Mutation
   Development: Metagorger
   Metagorger appears in room 6
   Metagorger appears in room 7

*Round 5*
   You: draws Bait
   You: draws contamination
   You: draws Burst
   You: draws Bolt
   You: draws contamination
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Metagorger attacks: You
   You: contamination card
   You: light wound
   Token: Shambler
   You: to room 8
   You: discovers Hatch Control System (8)
   Door closed: 7–8
   You: noise roll, 2
   Noise: 7–8
   You: to room 4
   You: discovers Decontamination Room (4)
   Player 2: passes
   You: drops Blue corpse
   You: passes
   Event phase · time 5
   Metagorger attacks: Player 2
   Player 2: contamination card
   Player 2: light wound
   Token: Shambler
   Event: Rampant Mutation
   Development: Shambler
   You: noise roll, 2
   You: encounter
   Token of the bag: Metagorger
   Metagorger appears in room 4
   You: surprise attack
   Metagorger attacks: You
   You: contamination card
   You: light wound
   Token: Shambler
   Player 2: noise roll, silence

*Round 6*
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   You: draws Cool Head
   You: draws Rest
   You: draws Dressing
   Player 2: passes
   You: Cool Head
   You: draws Bolt
   You: draws Burst
   You: to room 1
   You: noise roll, silence
   You: passes
   Event phase · time 6
   Event: Evacuation Hatches Jam
   Development: Shambler
   Player 2: noise roll, 3
   Player 2: encounter
   Token of the bag: Metagorger
   Metagorger appears in room 6
   Player 2: surprise attack
   Metagorger attacks: Player 2
   Player 2: contamination card
   Player 2: light wound
   Token: Shambler
   You: noise roll, 2
   Noise: 1–3

*Round 7*
   You: draws Cool Head
   You: draws Search
   You: draws contamination
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   You: shows the mutation Bone Hook
   You: scan, not infected
   You: mutation markers 1
   You: contamination card
   You: mutation Bone Hook, not infected
   You: to room 3
   You: discovers Generator (3)
   Malfunction in room 3
   You: noise roll, 3
   You: encounter
   Token of the bag: Metagorger
   Metagorger appears in room 3
   You: shot (metagorger), metagorger
   Metagorger: injuries +1
   Metagorger flees
   Metagorger moves to room 1
   Noise: 3–7
   Player 2: to room 7
   Noise: 5–6
   Player 2: to room 6
   You: Dressing
   You: healed
   You: scan, not infected
   You: mutation markers 2
   You: contamination card
   You: mutation Bone Hook, not infected
   You: to room 1
   Player 2: passes
   You: passes
   Event phase · time 7
   Metagorger attacks: You
   You: contamination card
   You: light wound
   Token: Shambler
   Event: Stalking
   Development: Shambler
   You: noise roll, 4
   Noise: 1–4
   Player 2: noise roll, 4
   Noise: 2–6

*Round 8*
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   You: draws contamination
   You: draws Order
   You: draws Quiet Steps
   You: draws Repair
   You: draws contamination
   Player 2: to room 2
   Player 2: discovers Armory (2)
   Player 2: shows the mutation Scales
   Player 2: scan, not infected
   Player 2: mutation markers 1
   Player 2: contamination card
   Player 2: mutation Scales, not infected
   Player 2: healed
   You: Quiet Steps
   You: to room 4
   You: passes
   Player 2: passes
   Event phase · time 8
   Event: Growl
   Development: Shambler
   Player 2: noise roll, silence
   You: noise roll, 2
   Noise: technical corridors

*Round 9*
   You: draws Burst
   You: draws Dressing
   You: draws contamination
   You: draws contamination
   You: draws Quiet Steps
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   You: passes
   Player 2: Quiet Steps
   Player 2: to room 6
   Player 2: room action, Engine Control Room
   Player 2: looks at an engine
   Player 2: looks at an engine
   Player 2: looks at an engine
   Player 2: picks up Carcass
   Player 2: drops Carcass
   Player 2: passes
   Event phase · time 9
   Event: Emergency Protocol Failure
   Pod 1 leaves the game
   Development: Shambler
   You: noise roll, 4
   You: encounter
   Token of the bag: Metagorger
   Metagorger appears in room 4
   You: surprise attack
   Metagorger attacks: You
   You: contamination card
   You: light wound
   Token: Shambler
   Player 2: noise roll, 1
   Noise: 6–7

*Round 10*
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   You: draws Cool Head
   You: draws contamination
   You: draws Repair
   You: draws contamination
   Player 2: room action, Engine Control Room
   Player 2: looks at an engine
   Player 2: looks at an engine
   Player 2: looks at an engine
   Player 2: passes
   You: picks up Blue corpse
   You: to room 1
   You: noise roll, 4
   Noise: 1–4
   You: passes
   Event phase · time 10
   Event: Marked Prey
   Player 2: slime
   You: slime
   Development: Shambler
   Player 2: noise roll, silence
   Noise: 6–11
   You: noise roll, 3
   Noise: 1–2

*Round 11*
   You: draws Order
   You: draws Search
   You: draws contamination
   You: draws Bolt
   You: draws Rest
   Player 2: draws a card
   Player 2: draws a card
   Noise: technical corridors
   You: to room 2
   You: Order
   You: to room 1
   You: noise roll, 2
   Noise: 1–3
   Player 2: to room 7
   Player 2: noise roll, silence
   Player 2: to room 6
   Player 2: noise roll, 2
   Player 2: encounter
   Token of the bag: Shambler
   Shambler appears in room 6
   Adaptation revealed: Ram
   Player 2: surprise attack
   Shambler misses: Player 2 · Bash
   You: passes
   Player 2: passes
   Event phase · time 11
   Shambler misses: Player 2 · Devour
   Event: Lurking
   Development: Shambler
   You: noise roll, 2
   You: encounter
   Token of the bag: Shambler
   Shambler appears in room 1
   You: surprise attack
   Shambler attacks: You · Whiplash
   You: light wound
   You: light wound
   You: contamination card

*Round 12*
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   You: draws Bait
   You: draws Cool Head
   You: draws contamination
   You: draws contamination
   Player 2: passes
   You: drops Blue corpse
   You: scan, not infected
   You: mutation markers 3
   You: contamination card
   You: mutation Bone Hook, not infected
   You: to room 2
   You: noise roll, 4
   Noise: 2–6
   You: Cool Head
   You: draws contamination
   You: draws Rest
   You: room action, Armory
   You: +2
   You: scan, not infected
   You: mutation markers 4
   You: dies in room 2
   Corpse in room 2
   Shambler appears in room 2
   You: contamination card
   Event phase · time 12
   Shambler attacks: Player 2 · Slash
   Player 2: light wound
   Player 2: contamination card
   Shambler feeds in room 1
   Shambler in room 1 evolves: fleshbeast
   Fleshbeast appears in room 1
   Adaptation revealed: Barbs
   Shambler feeds in room 2
   Shambler in room 2 evolves: fleshbeast
   Fleshbeast appears in room 2
   Event: Reawakening
   Shambler appears in room 6
   Shambler attacks: Player 2 · Slash
   Player 2: light wound
   Player 2: contamination card
   Development: Metagorger

*Round 13*
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: passes
   Event phase · time 13
   Shambler misses: Player 2 · Devour
   Shambler attacks: Player 2 · Bite
   Player 2: serious wound
   Player 2: light wound
   Event: Chemical Fire
   Fleshbeast moves to room 3
   Fleshbeast leaves room 2
   Token: Fleshbeast
   Fire out in room 13
   Fire in room 14
   Fire in room 19
   Development: Shambler

*Round 14*
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: draws a card
   Player 2: shot (shambler), metagorger, shambler
   Shambler: injuries +1
   Player 2: scan, not infected
   Player 2: mutation markers 2
   Player 2: contamination card
   Player 2: mutation Scales, not infected
   Player 2: healed
   Shambler attacks: Player 2 · Whiplash
   Player 2: dies in room 6
   Corpse in room 6
