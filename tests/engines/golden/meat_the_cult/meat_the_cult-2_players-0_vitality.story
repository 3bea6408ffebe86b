   Opponent chooses as leader: Doctor Staple
   You choose as leader: Parish Treasurer

*Round 1*
   Everyone gains 7 ounces
   On show: Piecework Gravedigger, Bober, Bearer of the Common Pot, Tombstone Bracket, The Founding Sow, Conscripted Martyr, Venomous Leftover, Necromutant, Tangle of Three Brothers
   Opponent takes: Bober
   Opponent pays 1 ounce
   You take: Tangle of Three Brothers
   You pay 2 ounces
   Opponent takes: Venomous Leftover
   Opponent pays 1 ounce
   You take: Necromutant
   You pay 1 ounce
   Opponent takes: Piecework Gravedigger
   Opponent pays 1 ounce
   You take: The Founding Sow
   You pay 2 ounces
   You draw: Carcass Shuffle, Gut Shackles, Sausage Indulgence
   Opponent draws 3 Destiny cards
   Opponent reveals: Piecework Gravedigger, Venomous Leftover, Bober, Joint Slaughter, Sharp Shadow of the Mist
   You reveal: Tangle of Three Brothers, The Founding Sow, Necromutant, Gut Shackles
   Opponent pays for: Joint Slaughter (2 ounces)
   Opponent pays for: Sharp Shadow of the Mist (2 ounces)
   Takes effect: Doctor Staple (Opponent)
   Opponent draws a Destiny card
   Vitality (Opponent): +2
   You pay for: Gut Shackles (2 ounces)
   You pass
   Opponent plays: Sharp Shadow of the Mist
   Fused with a creature (right flank, You): Sharp Shadow of the Mist
   Opponent uses the Discovery: Piecework Gravedigger
   Opponent takes from the Graveyard: Bearer of the Common Pot
   Opponent plays: Joint Slaughter
   Venomous Leftover (front, Opponent) dies
   The Founding Sow (front, You) dies
   Opponent passes
   To the Graveyard without effect (You): Gut Shackles

*Battle*
   Necromutant (right flank, You) deals 3 damage: Piecework Gravedigger (left flank, Opponent)
   Piecework Gravedigger (left flank, Opponent) dies
   Bober (right flank, Opponent) deals 2 damage: Tangle of Three Brothers (left flank, You)
   Tangle of Three Brothers (left flank, You) deals 2 damage: Bober (right flank, Opponent)
   Your side wins the round: 2 dice are rolled
   Vitality (Opponent): −8

*Round 2*
   Everyone gains 7 ounces
   On show: 2 × Vat Foundling, Pot-Lid Shieldmaiden, 2 × Slaughterhouse Recruit, 2 × Venomous Leftover, Piecework Gravedigger, Bucket Acolyte
   You take: Vat Foundling
   Opponent takes: Piecework Gravedigger
   Opponent pays 1 ounce
   You take: Venomous Leftover
   You pay 1 ounce
   Opponent takes: Slaughterhouse Recruit
   You take: Pot-Lid Shieldmaiden
   Opponent takes: Bucket Acolyte
   Opponent pays 1 ounce
   Opponent draws 3 Destiny cards
   You draw: Herd Bell, Offal Toss, Exchange of the Faithful
   Opponent puts on the Graveyard: Piecework Gravedigger
   You reveal: Venomous Leftover, Vat Foundling, Pot-Lid Shieldmaiden, Offal Toss
   Opponent reveals: Slaughterhouse Recruit, Bearer of the Common Pot, Bucket Acolyte, Curing Salt, Sharp Shadow of the Mist, Uncle’s Syringe
   You pay for: Offal Toss (2 ounces)
   Takes effect: Parish Treasurer (You)
   You roll a die: 1
   Opponent pays for: Sharp Shadow of the Mist (2 ounces)
   Takes effect: Doctor Staple (Opponent)
   Opponent draws a Destiny card
   Vitality (Opponent): +2
   Opponent pays for: Curing Salt (1 ounce)
   To the Graveyard without effect (Opponent): Uncle’s Syringe
   Opponent plays: Curing Salt
   Bearer of the Common Pot (front, Opponent): defense +2
   You pass
   Opponent plays: Sharp Shadow of the Mist
   Fused with a creature (front, You): Sharp Shadow of the Mist
   Opponent plays: Curing Salt
   Opponent pays 1 ounce
   Bucket Acolyte (right flank, Opponent): defense +2
   Opponent passes
   To the Graveyard without effect (You): Offal Toss

*Battle*
   Vat Foundling (front, You) deals 3 damage: Bearer of the Common Pot (front, Opponent)
   Slaughterhouse Recruit (left flank, Opponent) deals 2 damage: Pot-Lid Shieldmaiden (right flank, You)
   Bucket Acolyte (right flank, Opponent) deals 2 damage: Venomous Leftover (left flank, You)
   Venomous Leftover (left flank, You) deals 1 damage: Bucket Acolyte (right flank, Opponent)
   Pot-Lid Shieldmaiden (right flank, You) deals 1 damage: Slaughterhouse Recruit (left flank, Opponent)
   Bearer of the Common Pot (front, Opponent) deals 3 damage: Vat Foundling (front, You)
   Vat Foundling (front, You) dies
   Bucket Acolyte (right flank, Opponent) dies
   The round goes to Opponent: 2 dice are rolled
   Vitality (You): −10

*Round 3*
   Everyone gains 7 ounces
   On show: 2 × Mangy Rat, Pot-Lid Shieldmaiden, Conscripted Martyr, The Forest That Eats Leftovers, Vat Foundling, Necromutant, Parish Executioner, Bearer of the Common Pot
   You take: Necromutant
   You pay 1 ounce
   Opponent takes: Parish Executioner
   Opponent pays 1 ounce
   You take: Bearer of the Common Pot
   You pay 2 ounces
   Opponent takes: Pot-Lid Shieldmaiden
   You take: The Forest That Eats Leftovers
   You pay 2 ounces
   Opponent takes: Vat Foundling
   Opponent draws 3 Destiny cards
   You draw: Carcass Shuffle, Curing Salt, Blunt Cleaver
   You put on the Graveyard: Herd Bell, Necromutant
   You reveal: Bearer of the Common Pot, The Forest That Eats Leftovers, 2 × Carcass Shuffle, Curing Salt, Exchange of the Faithful, Sausage Indulgence
   Opponent reveals: Pot-Lid Shieldmaiden, Vat Foundling, Parish Executioner, Offal Toss, Family Saw
   You pay for: Carcass Shuffle (2 ounces)
   Takes effect: Parish Treasurer (You)
   You roll a die: 5
   You gain 1 ounce
   You pay for: Carcass Shuffle (2 ounces)
   You pay for: Curing Salt (1 ounce)
   You pay for: Sausage Indulgence (2 ounces)
   To the Graveyard without effect (You): Exchange of the Faithful
   Opponent pays for: Offal Toss (2 ounces)
   Opponent pays for: Family Saw (3 ounces)
   Takes effect: Doctor Staple (Opponent)
   Opponent draws a Destiny card
   Vitality (Opponent): +2
   You play: Curing Salt
   Bearer of the Common Pot (left flank, You): defense +2
   Opponent uses the Discovery: Pot-Lid Shieldmaiden
   Vat Foundling (front, Opponent): defense +1
   You play: Sausage Indulgence
   Vitality (You): +4
   Opponent plays: Family Saw
   Fused with a creature (left flank, You): Family Saw
   You pass
   Opponent uses the Discovery: Vat Foundling
   Opponent rolls a die: 6
   Vat Foundling (front, Opponent): attack +2
   Opponent uses: Parish Executioner
   Opponent pays 1 ounce
   Vat Foundling (front, Opponent) dies
   Bearer of the Common Pot (left flank, You) dies
   Opponent passes
   To the Graveyard without effect (You): 2 × Carcass Shuffle
   To the Graveyard without effect (Opponent): Offal Toss

*Battle*
   Takes effect: The Forest That Eats Leftovers (You)
   The Forest That Eats Leftovers (front, You) deals 1 damage: Pot-Lid Shieldmaiden (left flank, Opponent)
   The Forest That Eats Leftovers (front, You) deals 1 damage: Parish Executioner (right flank, Opponent)
   The round goes to Opponent: 2 dice are rolled
   Vitality (You): −7

*Round 4*
   Everyone gains 7 ounces
   On show: Slaughterhouse Recruit, Cleaverhand, Conscripted Martyr, Sergeant Jointing, Penitent Boar, Sir Duncan Culligan, Livestock Crossbowman, Bucket Acolyte, The Founding Sow
   You take: The Founding Sow
   You pay 2 ounces
   Opponent takes: Livestock Crossbowman
   Opponent pays 2 ounces
   You take: Conscripted Martyr
   Opponent takes: Penitent Boar
   Opponent pays 2 ounces
   You take: Slaughterhouse Recruit
   Opponent takes: Bucket Acolyte
   Opponent pays 1 ounce
   Opponent draws 3 Destiny cards
   You draw: Uncle’s Syringe, Pawned Stomach, Sheet-Metal Apron
   Opponent puts on the Graveyard: Sheet-Metal Apron, Livestock Crossbowman
   You reveal: Slaughterhouse Recruit, The Founding Sow, Conscripted Martyr, Pawned Stomach, Blunt Cleaver, Sheet-Metal Apron
   Opponent reveals: Penitent Boar, Bucket Acolyte, Gut Shackles
   You pay for: Pawned Stomach (0 ounces)
   Takes effect: Parish Treasurer (You)
   You roll a die: 6
   You gain 1 ounce
   You pay for: Blunt Cleaver (2 ounces)
   You pay for: Sheet-Metal Apron (2 ounces)
   Opponent pays for: Gut Shackles (2 ounces)
   Takes effect: Doctor Staple (Opponent)
   Opponent draws a Destiny card
   Vitality (Opponent): +2
   You play: Sheet-Metal Apron
   Fused with a creature (right flank, Opponent): Sheet-Metal Apron
   Opponent plays: Gut Shackles
   Fused with a creature (front, Opponent): Gut Shackles
   You pass
   Opponent passes
   To the Graveyard without effect (You): Pawned Stomach, Blunt Cleaver

*Battle*
   Slaughterhouse Recruit (left flank, You) deals 2 damage: Penitent Boar (front, Opponent), by Challenge
   The Founding Sow (front, You) deals 1 damage: Penitent Boar (front, Opponent)
   Bucket Acolyte (right flank, Opponent) deals 2 damage: The Founding Sow (front, You), by Challenge
   Your side wins the round: 3 dice are rolled
   Vitality (Opponent): −9

*Round 5*
   Everyone gains 7 ounces
   On show: Tangle of Three Brothers, Necromancer, 2 × Sergeant Jointing, Livestock Crossbowman, 2 × Bucket Acolyte, Parish Executioner, Slaughterhouse Recruit
   You take: Slaughterhouse Recruit
   Opponent takes: Bucket Acolyte
   Opponent pays 1 ounce
   You take: Parish Executioner
   You pay 1 ounce
   Opponent takes: Tangle of Three Brothers
   Opponent pays 2 ounces
   You take: Bucket Acolyte
   You pay 1 ounce
   Opponent takes: Livestock Crossbowman
   Opponent pays 2 ounces
   Opponent draws 3 Destiny cards
   You draw: Pawned Stomach, Gut Shackles, Collective Appetite
   Opponent puts on the Graveyard: Bucket Acolyte, Tangle of Three Brothers, Carcass Shuffle, Livestock Crossbowman
   You reveal: Slaughterhouse Recruit, Parish Executioner, Bucket Acolyte, Collective Appetite, Pawned Stomach
   Opponent reveals: Collective Appetite, Joint Slaughter, Pawned Stomach, Rain of Cracklings
   You pay for: Collective Appetite (2 ounces)
   Takes effect: Parish Treasurer (You)
   You roll a die: 2
   You pay for: Pawned Stomach (0 ounces)
   Opponent pays for: Collective Appetite (2 ounces)
   Opponent pays for: Pawned Stomach (0 ounces)
   To the Graveyard without effect (Opponent): Joint Slaughter, Rain of Cracklings
   You play: Collective Appetite
   Slaughterhouse Recruit (left flank, You): attack +1
   Parish Executioner (front, You): attack +1
   Bucket Acolyte (right flank, You): attack +1
   Opponent plays: Pawned Stomach
   Opponent gains 2 ounces
   You pass
   Opponent passes
   To the Graveyard without effect (You): Pawned Stomach
   To the Graveyard without effect (Opponent): Collective Appetite

*Battle*
   Opponent plays: Offal Toss
   Opponent pays 2 ounces
   Parish Executioner (front, You) takes 2 damage
   Your side wins the round: 3 dice are rolled
   Vitality (Opponent): −11

*Round 6*
   Everyone gains 7 ounces
   On show: Penitent Boar, Necromancer, Cleaverhand, Parish Executioner, Pot-Lid Shieldmaiden, Bober, 2 × Mangy Rat, Vat Foundling
   You take: Vat Foundling
   Opponent takes: Penitent Boar
   Opponent pays 2 ounces
   You take: Cleaverhand
   You pay 1 ounce
   Opponent takes: Necromancer
   Opponent pays 2 ounces
   You take: Bober
   You pay 1 ounce
   Opponent takes: Pot-Lid Shieldmaiden
   Opponent draws 3 Destiny cards
   You draw: Sausage Indulgence, Blunt Cleaver, Pawned Stomach
   Opponent puts on the Graveyard: Necromancer
   You reveal: Cleaverhand, Bober, Vat Foundling, Gut Shackles
   Opponent reveals: Penitent Boar, Pot-Lid Shieldmaiden, Carcass Shuffle
   You pay for: Gut Shackles (2 ounces)
   Opponent pays for: Carcass Shuffle (2 ounces)
   Opponent plays: Carcass Shuffle
   Pot-Lid Shieldmaiden (right flank, Opponent) and Penitent Boar (front, Opponent) change places
   You use the Discovery: Vat Foundling
   You roll a die: 6
   Vat Foundling (right flank, You): attack +2
   Opponent uses the Discovery: Pot-Lid Shieldmaiden
   Penitent Boar (right flank, Opponent): defense +1
   You pass
   Opponent passes
   To the Graveyard without effect (You): Gut Shackles

*Battle*
   Cleaverhand (left flank, You) deals 2 damage: Penitent Boar (right flank, Opponent)
   Cleaverhand (left flank, You) deals 2 damage: Penitent Boar (right flank, Opponent), by Challenge
   Bober (front, You) deals 2 damage: Penitent Boar (right flank, Opponent), by Challenge
   Pot-Lid Shieldmaiden (front, Opponent) deals 1 damage: Bober (front, You)
   Penitent Boar (right flank, Opponent) deals 1 damage: Cleaverhand (left flank, You)
   Penitent Boar (right flank, Opponent) dies
   Takes effect: Penitent Boar (Opponent)
   Vitality (Opponent): +1
   Your side wins the round: 3 dice are rolled
   Vitality (Opponent): −9
