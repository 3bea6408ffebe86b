   Laid out: Hotrod
   Laid out: Putrifier
   Laid out: Mastermind
   Laid out: Shadowblade
   You: character with Putrifier
   Dozer: character with Hotrod
   Banshee: character with Mastermind
   You: loaded Putrifier
   You: pays a cube (red)
   You: pays a cube (yellow)
   You: pays a cube (blue)

*Round 1 · You*
   You: draws Teleporter, red
   You: draws Tagback Grenade, yellow
   You: enters by discarding Teleporter, red
   You: to 10 (red room)
   You: adrenaline rush
   You: to 21 (white room)
   You: takes Ammo tile: red × 1, blue × 1, powerup
   You: cubes +2
   You: draws Tagback Grenade, red
   You: to 12 (red room)
   You: takes Ammo tile: yellow × 1, blue × 2
   You: cubes +3

*Round 1 · Dozer*
   Dozer: draws a powerup
   Dozer: draws a powerup
   Dozer: enters by discarding Newton, red
   Dozer: to 10 (red room)
   Dozer: to 22 (white room)
   Dozer: takes Ammo tile: blue × 2, powerup
   Dozer: cubes +2
   Dozer: draws a powerup
   Dozer: Newton, red
   You: to 10 (red room)
   Dozer: hot tokens 1
   Dozer: pays with Tagback Grenade, blue
   Dozer: hot tokens 2
   Dozer: loaded Hotrod
   Dozer: pays a cube (red)

*Round 1 · Banshee*
   Banshee: draws a powerup
   Banshee: draws a powerup
   Banshee: enters by discarding Teleporter, yellow
   Banshee: to 23 (yellow room)
   Banshee: adrenaline rush
   Banshee → Dozer: hypnotized
   Banshee: loaded Mastermind

*Round 2 · You*
   You: adrenaline rush
   You: to 12 (red room)
   You: takes Ammo tile: yellow × 2, powerup
   You: cubes +2
   You: draws Newton, yellow
   You: Newton, yellow
   Banshee: to 13 (yellow room)

*Round 2 · Dozer*
   Dozer: adrenaline rush
   Dozer: hot tokens 3

*Round 2 · Banshee*

*Round 3 · You*
   You: fires Putrifier
   You: adrenaline rush
   You: pays a cube (blue)
   You: pays a cube (blue)
   You → Banshee: poisoned
   You → Banshee: damage 1
   You: loaded Putrifier
   You: pays a cube (red)
   You: pays with Tagback Grenade, yellow
   You: pays a cube (blue)

*Round 3 · Dozer*
   Dozer: adrenaline rush
   Dozer: to 23 (yellow room)
   Dozer: to 02 (blue room)
   Dozer: hot tokens 4

*Round 3 · Banshee*

*Round 4 · You*
   You: to 13 (yellow room)
   You → Banshee: damage 1

*Round 4 · Dozer*
   Dozer: to 23 (yellow room)
   Dozer: adrenaline rush
   Dozer: to 12 (red room)

*Round 4 · Banshee*
   Banshee: fires Mastermind
   Banshee → Dozer: marks 1
   Banshee: adrenaline rush
   Banshee: takes Ammo tile: red × 1, yellow × 1, powerup
   Banshee: cubes +2
   Banshee: draws a powerup
   Banshee: Teleporter, blue
   Banshee: to 11 (red room)

*Round 5 · You*
   You: to 23 (yellow room)
   You: to 22 (white room)
   You: takes Ammo tile: red × 1, blue × 2
   You: cubes +3
   You → Banshee: damage 1

*Round 5 · Dozer*

*Round 5 · Banshee*
   Banshee: to 13 (yellow room)
   Banshee: takes Ammo tile: red × 1, blue × 2
   Banshee: cubes +3
   Banshee: loaded Mastermind

*Round 6 · You*
   You: to 21 (white room)
   You: fires Putrifier
   You: adrenaline rush
   You: pays a cube (blue)
   You: pays a cube (blue)
   You → Dozer: poisoned
   You → Dozer: damage 1
   You → Banshee: damage 1

*Round 6 · Dozer*

*Round 6 · Banshee*
   Banshee: fires Mastermind
   Banshee → Dozer: marks 1
   Banshee: adrenaline rush
   Banshee: loaded Mastermind

*Round 7 · You*
   You: to 10 (red room)
   You: to 02 (blue room)
   You → Dozer: damage 1
   You → Banshee: damage 1

*Round 7 · Dozer*
   Dozer: to 10 (red room)
   Dozer: adrenaline rush

*Round 7 · Banshee*
   Banshee: to 22 (white room)
   Banshee: takes Ammo tile: blue × 2, powerup
   Banshee: cubes +2
   Banshee: draws a powerup

*Round 8 · You*
   You → Dozer: damage 1
   You → Banshee: damage 1

*Round 8 · Dozer*
   Dozer: to 13 (yellow room)

*Round 8 · Banshee*
   Banshee: to 12 (red room)
   Banshee: fires Mastermind
   Banshee → You: hypnotized
   Banshee → You: marks 1

*Round 9 · You*
   You: to 12 (red room)
   You: takes Ammo tile: yellow × 1, blue × 2
   You: cubes +3
   You: to 02 (blue room)
   You → Dozer: damage 1
   You → Banshee: damage 1
   You: loaded Putrifier
   You: pays with Tagback Grenade, red
   You: pays a cube (yellow)
   You: pays a cube (blue)

*Round 9 · Dozer*

*Round 9 · Banshee*
   Banshee: loaded Mastermind

*Round 10 · You*
   You: to 01 (blue room)
   You: to 12 (red room)
   You → Dozer: damage 1
   You → Banshee: damage 1
   You → Banshee: killshot
   You: +9 for the board of Banshee
   You → Banshee: kill
   Banshee: draws a powerup
   Banshee: enters by discarding Tagback Grenade, yellow
   Banshee: to 23 (yellow room)

*Round 10 · Dozer*
   Dozer: to 11 (red room)
   Dozer: adrenaline rush

*Round 10 · Banshee*

*Round 11 · You*
   You: adrenaline rush
   You: to 13 (yellow room)
   You: fires Putrifier
   You: pays a cube (red)
   You: pays a cube (yellow)
   You: pays a cube (blue)
   You → Banshee: poisoned
   You → Banshee: marks 1
   You: to 23 (yellow room)
   You: takes Flamethrower
   You → Dozer: damage 1
   You → Dozer: killshot
   You → Banshee: damage 1, plus 1 from marks
   Banshee: Tagback Grenade, red
   Banshee → You: marks 1
   You: +9 for the board of Dozer
   You → Dozer: kill
   Dozer: draws a powerup
   Dozer: enters by discarding Targeting Scope, yellow
   Dozer: to 23 (yellow room)

*The final frenzy begins*

*Round 11 · Dozer*
   Dozer: to 13 (yellow room)
   Dozer: takes Ammo tile: red × 1, yellow × 2
   Dozer: cubes +3
   Dozer: to 02 (blue room)

*Round 11 · Banshee*
   Banshee: to 13 (yellow room)
   Banshee: takes Ammo tile: red × 2, blue × 1
   Banshee: cubes +3
   Banshee: to 12 (red room)
   Banshee: fires Mastermind
   Banshee → Dozer: marks 1
   Banshee: loaded Mastermind

*Round 12 · You*
   You: to 02 (blue room)
   You: takes Shockwave
   You → Banshee: damage 1
   You: +7 for the board of Banshee
   You: +8 for the killshot track
