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
   You: cubes + 2
   You: draws Tagback Grenade, red
   You: to 12 (red room)
   You: takes Ammo tile: yellow × 1, blue × 2
   You: cubes + 3

*Round 1 · Dozer*
   Dozer: draws a powerup
   Dozer: draws a powerup
   Dozer: enters by discarding Newton, red
   Dozer: to 10 (red room)
   Dozer: to 22 (white room)
   Dozer: takes Ammo tile: blue × 2, powerup
   Dozer: cubes + 2
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
   You: cubes + 2
   You: draws Newton, yellow
   You: Newton, yellow
   Banshee: to 13 (yellow room)

*Round 2 · Dozer*
   Dozer: adrenaline rush
   Dozer: hot tokens 3

*Round 2 · Banshee*

*Round 3 · You*
   You: shot with Putrifier
   You: adrenaline rush
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
   You: takes Ammo tile: yellow × 1, blue × 2
   You: cubes + 3
   You → Banshee: damage 1

*Round 4 · Dozer*
   Dozer: adrenaline rush
   Dozer: to 12 (red room)
   Dozer: shot with Hotrod
   Dozer → You: damage 2
   Dozer: to 13 (yellow room)

*Round 4 · Banshee*
   Banshee: shot with Mastermind
   Banshee → You: hypnotized
   Banshee → You: marks 1
   Banshee: takes Ammo tile: red × 1, yellow × 1, powerup
   Banshee: cubes + 2
   Banshee: draws a powerup
   Banshee: Teleporter, blue
   Banshee: to 10 (red room)
   Banshee: Teleporter, yellow
   Banshee: to 02 (blue room)
   Banshee: loaded Mastermind

*Round 5 · You*
   You: to 02 (blue room)
   You: takes Shockwave
   You: to 01 (blue room)
   You: takes Ammo tile: red × 1, yellow × 2
   You: cubes + 3
   You → Banshee: damage 1

*Round 5 · Dozer*
   Dozer: takes Ammo tile: red × 1, blue × 1, powerup
   Dozer: cubes + 2
   Dozer: draws a powerup
   Dozer: to 21 (white room)

*Round 5 · Banshee*

*Round 6 · You*
   You: adrenaline rush
   You: to 10 (red room)
   You: to 01 (blue room)
   You: takes Ammo tile: red × 1, yellow × 2
   You: cubes + 3
   You → Banshee: damage 1

*Round 6 · Dozer*
   Dozer: to 12 (red room)
   Dozer: to 10 (red room)
   Dozer: loaded Hotrod
   Dozer: pays a cube (red)

*Round 6 · Banshee*
   Banshee: to 12 (red room)
   Banshee: takes Ammo tile: red × 2, blue × 1
   Banshee: cubes + 3
   Banshee: to 02 (blue room)

*Round 7 · You*
   You → Banshee: damage 1

*Round 7 · Dozer*
   Dozer: to 00 (blue room)
   Dozer: takes Ammo tile: yellow × 1, blue × 1, powerup
   Dozer: cubes + 2
   Dozer: draws a powerup
   Dozer: to 21 (white room)

*Round 7 · Banshee*
   Banshee: adrenaline rush

*Round 8 · You*
   You: shot with Shockwave
   You → Banshee: damage 1
   You → Banshee: damage 1

*Round 8 · Dozer*
   Dozer: adrenaline rush
   Dozer: to 11 (red room)
   Dozer: takes Ammo tile: red × 2, blue × 1
   Dozer: cubes + 3

*Round 8 · Banshee*
   Banshee: to 12 (red room)
   Banshee: takes Ammo tile: yellow × 1, blue × 2
   Banshee: cubes + 3
   Banshee: to 01 (blue room)

*Round 9 · You*
   You: to 10 (red room)
   You: takes T.H.O.R.
   You: pays with Tagback Grenade, red
   You → Banshee: damage 1

*Round 9 · Dozer*
   Dozer: adrenaline rush
   Dozer: to 10 (red room)
   Dozer: shot with Hotrod
   Dozer → You: damage 2
   Dozer: Targeting Scope, red
   Dozer: pays a cube (yellow)
   Dozer → You: damage 1
   Dozer: pays a cube (yellow)
   Dozer: tokens cooled 4
   Dozer → You: damage 4
   Dozer → You: killshot
   Dozer: to 21 (white room)
   Dozer: takes Ammo tile: red × 2, yellow × 1
   Dozer: cubes + 3
   Dozer: hot tokens 1
   Dozer: + 9 for the board of You
   Dozer → You: overkill
   You: draws Newton, yellow
   You: enters by discarding Newton, yellow
   You: to 23 (yellow room)

*Round 9 · Banshee*
   Banshee: to 02 (blue room)
   Banshee: to 12 (red room)
   Banshee: shot with Mastermind
   Banshee → You: marks 1
   Banshee: loaded Mastermind

*Round 10 · You*
   You: shot with T.H.O.R.
   You → Dozer: damage 2, from marks 1
   You: pays a cube (blue)
   You → Banshee: damage 1
   You → Banshee: killshot
   You: adrenaline rush
   You: to 12 (red room)
   You: takes Ammo tile: yellow × 2, blue × 1
   You: cubes + 3
   You → Banshee: damage 1
   You: + 9 for the board of Banshee
   You → Banshee: overkill
   Banshee: draws a powerup
   Banshee: enters by discarding Tagback Grenade, yellow
   Banshee: to 23 (yellow room)
   You: loaded Shockwave
   You: pays a cube (yellow)
   You: loaded T.H.O.R.
   You: pays a cube (red)
   You: pays a cube (blue)

*Final frenzy begins*

*Round 10 · Dozer*
   Dozer: to 23 (yellow room)
   Dozer: to 13 (yellow room)
   Dozer: takes Ammo tile: yellow × 1, blue × 1, powerup
   Dozer: cubes + 2
   Dozer: draws a powerup
   Dozer: pays a cube (yellow)
   Dozer: hot tokens 2

*Round 10 · Banshee*
   Banshee: takes Flamethrower
   Banshee: shot with Flamethrower
   Banshee: pays a cube (yellow)
   Banshee: pays a cube (yellow)
   Banshee → Dozer: damage 2

*Round 11 · You*
   You: + 9 for the board of Dozer
   Banshee: + 6 for the board of Dozer
   You: + 6 for the killshot track
   Dozer: + 8 for the killshot track
