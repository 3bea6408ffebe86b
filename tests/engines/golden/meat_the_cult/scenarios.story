cards/auntie_liver.json
   You draw: Offal Toss
cards/bearer_of_the_common_pot.json
cards/blunt_cleaver.json
   You play: Blunt Cleaver
   Fused with a creature (front, You): Blunt Cleaver
cards/bober.json
   You use: Bober
   You pay 1 ounce
   Mangy Rat (left flank, You): defense +1
   Mangy Rat (right flank, You): defense +1
cards/brood_mother.json
   You use the Discovery: Brood Mother
   You roll a die: 5
   Brood Mother (front, You) has: Cleave
   Opponent passes
cards/brood_mother.otherwise.json
   You use the Discovery: Brood Mother
   You roll a die: 4
   Opponent passes
cards/brother_veal.json
cards/brother_veal.one.json
cards/bucket_acolyte.far.json
   You play: Joint Slaughter
   Mangy Rat (right flank, You) dies
   Bober (front, Opponent) dies
   Opponent passes
   You pass

*Battle*
   Your side wins the round: one die is rolled
cards/bucket_acolyte.json
   You play: Joint Slaughter
   Mangy Rat (left flank, You) dies
   Takes effect: Bucket Acolyte (You)
   You gain 1 ounce
   Bucket Acolyte (front, You): defense +2
   Bober (front, Opponent) dies
   Opponent passes
   You pass

*Battle*
   Your side wins the round: one die is rolled
cards/carcass_shuffle.json
   You play: Carcass Shuffle
   Mangy Rat (left flank, Opponent) and Necromancer (front, Opponent) change places
cards/cleaverhand.json
cards/collective_appetite.json
   You play: Collective Appetite
   Bober (left flank, You): attack +1
   Mangy Rat (front, You): attack +1
cards/conscripted_martyr.json
cards/curing_salt.json
   You play: Curing Salt
   You pay 1 ounce
   Bober (front, You): defense +2
   Opponent passes
cards/doctor_staple.json
   You draw: Offal Toss
   Vitality (You): +2
   You pay for: Sheet-Metal Apron (2 ounces)
cards/exchange_of_the_faithful.json
   You play: Exchange of the Faithful
   Vat Foundling (front, You) and Sir Duncan Culligan (front, Opponent) change places
cards/family_saw.json
   You play: Family Saw
   Fused with a creature (front, You): Family Saw
cards/founding_sow.json
cards/gambler_under_the_hook.json
   You roll a die: 4
   Vitality (You): +3
cards/gambler_under_the_hook.otherwise.json
   You roll a die: 3
   You gain 1 ounce
cards/general_left_foot.json
cards/general_left_foot.two.json
cards/great_grinding.json
   You play: The Great Grinding
   Bober (left flank, You) takes 3 damage
   Mangy Rat (front, You) takes 3 damage
   The Founding Sow (front, Opponent) takes 3 damage
   Mangy Rat (front, You) dies
cards/gut_shackles.json
   You play: Gut Shackles
   Fused with a creature (front, Opponent): Gut Shackles
cards/health_inspection.json
   You play: Health Inspection
   You pay 2 ounces
   Canceled: The Great Grinding
cards/herd_bell.json
   You play: Herd Bell
   Fused with a creature (front, You): Herd Bell
cards/joint_slaughter.json
   You play: Joint Slaughter
   Mangy Rat (left flank, You) dies
   Patriarch Hock (left flank, Opponent) dies
cards/joint_slaughter.nothing_to_pay.json
cards/leftover_forest.json
cards/livestock_crossbowman.json
   You use the Discovery: Livestock Crossbowman
   Livestock Crossbowman (left flank, You) deals 2 damage: Bober (right flank, Opponent)
cards/mangy_rat.dies.json
cards/mangy_rat.json
cards/mercy_stroke.json
   You play: Mercy Stroke
   You pay 1 ounce
   Bober (front, Opponent) dies
cards/necromancer.json
   You use: Necromancer
   You pay 2 ounces
   Mangy Rat (left flank, You) dies
   From the Graveyard: Vat Foundling (left flank, You)
   Opponent passes
cards/necromutant.json
   You use: Necromutant
   You pay 1 ounce
   You roll a die: 4
   Sir Duncan Culligan (front, Opponent) dies
   Opponent passes
cards/necromutant.otherwise.json
   You use: Necromutant
   You pay 1 ounce
   You roll a die: 3
   Necromutant (front, You) deals 1 damage: Necromutant (front, You)
   Opponent passes
cards/necromutant.protected.json
   You use: Necromutant
   You pay 1 ounce
   You roll a die: 1
   Necromutant (front, You) deals 1 damage: Penitent Boar (left flank, You), by Challenge
   Opponent passes
cards/offal_toss.json
   You play: Offal Toss
   You pay 2 ounces
   Bober (front, Opponent) takes 2 damage
cards/parish_executioner.json
   You use: Parish Executioner
   You pay 1 ounce
   Mangy Rat (left flank, You) dies
   Sir Duncan Culligan (front, Opponent) dies
   Opponent passes
cards/parish_treasurer.json
   You roll a die: 3
   You gain 1 ounce
   You pay for: Pawned Stomach (0 ounces)
cards/parish_treasurer.otherwise.json
   You roll a die: 2
   You pay for: Pawned Stomach (0 ounces)
cards/patriarch_hock.itself.json
   You play: Joint Slaughter
   Patriarch Hock (front, You) dies
   Bober (front, Opponent) dies
   Opponent passes
   You pass

*Battle*
   Your side wins the round: one die is rolled
cards/patriarch_hock.json
   You play: Joint Slaughter
   Bober (left flank, You) dies
   Takes effect: Patriarch Hock (You)
   Vitality (Opponent): −2
   Bober (front, Opponent) dies
   Opponent passes
   You pass

*Battle*
   Your side wins the round: one die is rolled
cards/patriarch_hock.last.json
   You play: Joint Slaughter
   Bober (left flank, You) dies
   Takes effect: Patriarch Hock (You)
   Vitality (Opponent): −2
cards/pawned_stomach.cards.json
   You play: Pawned Stomach
   You draw: Herd Bell, Rib Totem
   Opponent passes
cards/pawned_stomach.json
   You play: Pawned Stomach
   You gain 2 ounces
   Opponent passes
cards/penitent_boar.json
   Takes effect: Penitent Boar (You)
   Vitality (You): +1
   Takes effect: Mangy Rat (Opponent)
   Opponent gains 2 ounces
   Your side wins the round: one die is rolled
cards/piecework_gravedigger.json
   You use the Discovery: Piecework Gravedigger
   You take from the Graveyard: Patriarch Hock
cards/pot_lid_shieldmaiden.json
   You use the Discovery: Pot-Lid Shieldmaiden
   Mangy Rat (left flank, You): defense +1
   Bober (right flank, You): defense +1
cards/prioress_of_the_abattoir.json
   You play: Joint Slaughter
   Mangy Rat (left flank, You) dies
   Takes effect: Prioress of the Abattoir (You)
   You draw: Offal Toss
   Vitality (You): +1
   Bober (front, Opponent) dies
   Opponent passes
   You pass

*Battle*
   Your side wins the round: one die is rolled
cards/rain_of_cracklings.json
   You play: Rain of Cracklings
   Pot-Lid Shieldmaiden (left flank, Opponent) takes 1 damage
   Bober (front, Opponent) takes 1 damage
cards/rain_of_cracklings.protected.json
   You play: Rain of Cracklings
   Penitent Boar (front, Opponent) takes 1 damage, by Challenge
   Penitent Boar (front, Opponent) takes 1 damage
   Penitent Boar (front, Opponent) takes 1 damage, by Challenge
cards/registrar_of_wakes.equal.json
cards/registrar_of_wakes.json
cards/rib_totem.json
   You play: Rib Totem
   Opponent passes
   You play: Joint Slaughter
   Vat Foundling (left flank, You) dies
   Takes effect: Rib Totem (You)
   Bober (right flank, Opponent) takes 2 damage
   Bober (front, Opponent) dies
   You pass

*Battle*
   The round goes to Opponent: 2 dice are rolled
cards/sausage_indulgence.json
   You play: Sausage Indulgence
   Vitality (You): +4
cards/sausage_indulgence.otherwise.json
   You play: Sausage Indulgence
   Vitality (You): +2
cards/sergeant_jointing.json
   You use: Sergeant Jointing
   You pay 1 ounce
   Sergeant Jointing (left flank, You) and Bober (front, You) change places
   Opponent passes
cards/sharp_shadow_of_the_mist.json
   You play: Sharp Shadow of the Mist
   Fused with a creature (front, You): Sharp Shadow of the Mist
cards/sheet_metal_apron.json
   You play: Sheet-Metal Apron
   Fused with a creature (front, You): Sheet-Metal Apron
cards/sir_duncan_culligan.json
   You use: Sir Duncan Culligan
   You pay 3 ounces
   Sir Duncan Culligan (front, You): defense +2
   Opponent passes
cards/slaughterhouse_recruit.json
cards/tangle_of_three_brothers.json
   You use: Tangle of Three Brothers
   You pay 2 ounces
   Tangle of Three Brothers (front, You): attack +2
   Opponent passes
cards/tombstone_bracket.json
cards/tombstone_bracket.lost.json
cards/uncles_syringe.json
   You play: Uncle’s Syringe
   Fused with a creature (front, You): Uncle’s Syringe
cards/uncles_syringe.kills.json
   You play: Uncle’s Syringe
   Fused with a creature (front, Opponent): Uncle’s Syringe
   Bober (front, Opponent) dies
cards/vat_foundling.json
   You use the Discovery: Vat Foundling
   You roll a die: 4
   Vat Foundling (front, You): attack +2
   Opponent passes
cards/vat_foundling.otherwise.json
   You use the Discovery: Vat Foundling
   You roll a die: 3
   Vat Foundling (front, You): defense +1
   Opponent passes
cards/venomous_leftover.json
keywords/challenge_challenge.json
keywords/challenge_cleave.json
keywords/challenge_reflex.json
keywords/challenge_toxin.json
keywords/cleave_challenge.json
keywords/cleave_cleave.json
keywords/cleave_reflex.json
keywords/cleave_toxin.json
keywords/discovery_challenge.json
   You use the Discovery: Livestock Crossbowman
   Livestock Crossbowman (front, You) deals 2 damage: Penitent Boar (right flank, Opponent), by Challenge
keywords/discovery_cleave.json
   You use the Discovery: Livestock Crossbowman
   Livestock Crossbowman (front, You) deals 2 damage: Bober (front, Opponent)
keywords/discovery_discovery.json
   You use the Discovery: Pot-Lid Shieldmaiden
   Bober (front, You): defense +1
   Opponent plays: Pawned Stomach
   Opponent gains 2 ounces
   You use the Discovery: Pot-Lid Shieldmaiden
   Bober (front, You): defense +1
   Opponent passes
   You pass

*Battle*
   Your side wins the round: 3 dice are rolled
keywords/discovery_fusion.json
   You play: Uncle’s Syringe
   Fused with a creature (front, You): Uncle’s Syringe
   Opponent plays: Pawned Stomach
   Opponent gains 2 ounces
   You use the Discovery: Livestock Crossbowman
   Livestock Crossbowman (front, You) deals 2 damage: The Founding Sow (front, Opponent)
   The Founding Sow (front, Opponent) dies
   Opponent passes
   You pass

*Battle*
   The round goes to Opponent: one die is rolled
keywords/discovery_instant.json
   You use the Discovery: Livestock Crossbowman
   Opponent plays: Offal Toss
   Opponent pays 2 ounces
   Livestock Crossbowman (front, You) takes 2 damage
   Livestock Crossbowman (front, You) dies
   Opponent passes
   You pass

*Battle*
   The round goes to Opponent: one die is rolled
keywords/discovery_reflex.json
   You use the Discovery: Livestock Crossbowman
   Livestock Crossbowman (front, You) deals 2 damage: Sergeant Jointing (front, Opponent)
   Sergeant Jointing (front, Opponent) dies
   Opponent plays: Pawned Stomach
   Opponent gains 2 ounces
   You pass
   Opponent passes

*Battle*
   Your side wins the round: one die is rolled
keywords/discovery_toxin.json
   You use the Discovery: Livestock Crossbowman
   Livestock Crossbowman (front, You) deals 2 damage: The Founding Sow (front, Opponent)
   The Founding Sow (front, Opponent) dies
keywords/fusion_challenge.json
   You play: Herd Bell
   Fused with a creature (left flank, You): Herd Bell
   Opponent passes
   You pass

*Battle*
   Mangy Rat (front, You) deals 4 damage: Bober (front, Opponent)
   Bober (front, Opponent) deals 2 damage: Bober (left flank, You), by Challenge
   Bober (front, Opponent) dies
   Takes effect: Mangy Rat (You)
   You gain 2 ounces
   Your side wins the round: 2 dice are rolled
keywords/fusion_cleave.json
   You play: Family Saw
   Fused with a creature (front, You): Family Saw
   Opponent passes
   You pass

*Battle*
   Bober (front, You) deals 3 damage: Bober (front, Opponent)
   Bober (front, You) deals 3 damage: Bober (left flank, Opponent)
   Bober (front, You) deals 3 damage: Bober (right flank, Opponent)
   Bober (front, Opponent) deals 2 damage: Bober (front, You)
   Bober (left flank, Opponent) dies
   Bober (front, Opponent) dies
   Bober (right flank, Opponent) dies
   Your side wins the round: one die is rolled
keywords/fusion_fusion.json
   You play: Blunt Cleaver
   Fused with a creature (front, You): Blunt Cleaver
   Opponent passes
   You play: Sheet-Metal Apron
   Fused with a creature (front, You): Sheet-Metal Apron
   You pass

*Battle*
   Your side wins the round: one die is rolled
keywords/fusion_instant.json
   You play: Sheet-Metal Apron
   Opponent plays: Health Inspection
   Opponent pays 2 ounces
   Canceled: Sheet-Metal Apron
   Opponent passes
   You pass

*Battle*
   Your side wins the round: 2 dice are rolled
keywords/fusion_reflex.json
   You play: Sharp Shadow of the Mist
   Fused with a creature (front, You): Sharp Shadow of the Mist
   Opponent passes
   You pass

*Battle*
   Bober (front, You) deals 3 damage: Sergeant Jointing (front, Opponent)
   Sergeant Jointing (front, Opponent) deals 3 damage: Bober (front, You)
   Your side wins the round: 2 dice are rolled
keywords/fusion_toxin.json
   You play: Uncle’s Syringe
   Fused with a creature (front, You): Uncle’s Syringe
   Opponent passes
   You pass

*Battle*
   Bober (front, You) deals 2 damage: The Founding Sow (front, Opponent)
   The Founding Sow (front, Opponent) deals 1 damage: Bober (front, You)
   The Founding Sow (front, Opponent) dies
   Your side wins the round: one die is rolled
keywords/instant_challenge.json
   You play: Offal Toss
   You pay 2 ounces
   Penitent Boar (front, Opponent) takes 2 damage, by Challenge
   Opponent passes
   You pass

*Battle*
   The round goes to Opponent: 2 dice are rolled
keywords/instant_cleave.json
   You play: Mercy Stroke
   You pay 1 ounce
   Bober (front, Opponent) dies
   The round goes to Opponent: 2 dice are rolled
keywords/instant_instant.json
   You play: Offal Toss
   You pay 2 ounces
   Opponent plays: Curing Salt
   Opponent pays 1 ounce
   Mangy Rat (front, Opponent): defense +2
   Mangy Rat (front, Opponent) takes 2 damage
   Opponent passes
   You pass

*Battle*
   Your side wins the round: one die is rolled
keywords/instant_reflex.json
   You play: Curing Salt
   You pay 1 ounce
   Mangy Rat (front, You): defense +2
   Sergeant Jointing (front, Opponent) deals 3 damage: Mangy Rat (front, You)
   Mangy Rat (front, You) deals 4 damage: Sergeant Jointing (front, Opponent)
   Sergeant Jointing (front, Opponent) dies
   Takes effect: Mangy Rat (You)
   You gain 2 ounces
   Your side wins the round: one die is rolled
keywords/instant_toxin.json
   You play: Offal Toss
   You pay 2 ounces
   Bober (front, Opponent) takes 2 damage
   Opponent passes
   You pass

*Battle*
   Your side wins the round: one die is rolled
keywords/paid_challenge.json
   You use: Sir Duncan Culligan
   You pay 3 ounces
   Sir Duncan Culligan (left flank, You): defense +2
   Opponent plays: Offal Toss
   Opponent pays 2 ounces
   Sir Duncan Culligan (left flank, You) takes 2 damage, by Challenge
   You pass
   Opponent passes

*Battle*
   Your side wins the round: 2 dice are rolled
keywords/paid_cleave.json
   You use: Tangle of Three Brothers
   You pay 2 ounces
   Tangle of Three Brothers (front, You): attack +2
   Opponent passes
   You pass

*Battle*
   Tangle of Three Brothers (front, You) deals 4 damage: Bober (front, Opponent)
   Tangle of Three Brothers (front, You) deals 4 damage: Bober (left flank, Opponent)
   Tangle of Three Brothers (front, You) deals 4 damage: Bober (right flank, Opponent)
   Bober (front, Opponent) deals 2 damage: Tangle of Three Brothers (front, You)
   Bober (left flank, Opponent) dies
   Bober (front, Opponent) dies
   Bober (right flank, Opponent) dies
   Your side wins the round: one die is rolled
keywords/paid_discovery.json
   You use the Discovery: Pot-Lid Shieldmaiden
   Bober (front, You): defense +1
   Opponent plays: Pawned Stomach
   Opponent gains 2 ounces
   You use: Bober
   You pay 1 ounce
   Pot-Lid Shieldmaiden (left flank, You): defense +1
   Mangy Rat (right flank, You): defense +1
   Opponent passes
   You pass

*Battle*
   Your side wins the round: 3 dice are rolled
keywords/paid_fusion.json
   You use: Sergeant Jointing
   You pay 1 ounce
   Sergeant Jointing (left flank, You) and Bober (front, You) change places
keywords/paid_instant.json
   You use: Bober
   You pay 1 ounce
   Opponent plays: Offal Toss
   Opponent pays 2 ounces
   Bober (front, You) takes 2 damage
   Bober (front, You) dies
   Opponent passes
   You pass

*Battle*
   The round goes to Opponent: one die is rolled
keywords/paid_paid.json
   You use: Bober
   You pay 1 ounce
   Mangy Rat (front, You): defense +1
   Opponent plays: Pawned Stomach
   Opponent gains 2 ounces
   You use: Bober
   You pay 1 ounce
   Mangy Rat (front, You): defense +1
   Opponent passes
   You pass

*Battle*
   Your side wins the round: 3 dice are rolled
keywords/paid_reflex.json
   You use: Sergeant Jointing
   You pay 1 ounce
   Sergeant Jointing (left flank, You) and Bober (front, You) change places
   Opponent passes
   You pass

*Battle*
   Sergeant Jointing (front, You) deals 3 damage: Mangy Rat (front, Opponent)
   Mangy Rat (front, Opponent) dies
   Your side wins the round: 2 dice are rolled
keywords/paid_toxin.json
   You use: Tangle of Three Brothers
   You pay 2 ounces
   Tangle of Three Brothers (front, You): attack +2
   Opponent passes
   You pass

*Battle*
   Tangle of Three Brothers (front, You) deals 2 damage: The Founding Sow (front, Opponent)
   The Founding Sow (front, Opponent) deals 1 damage: Tangle of Three Brothers (front, You)
   The Founding Sow (front, Opponent) dies
   Your side wins the round: one die is rolled
keywords/reflex_challenge.json
keywords/reflex_cleave.json
keywords/reflex_reflex.json
keywords/reflex_toxin.json
keywords/toxin_challenge.json
keywords/toxin_cleave.json
keywords/toxin_reflex.json
keywords/toxin_toxin.json
rules/activation_alternates.json
   You use: Bober
   You pay 1 ounce
   Bober (front, You): defense +1
   Opponent uses: Bober
   Opponent pays 1 ounce
   Bober (right flank, Opponent): defense +1
   You use: Bober
   You pay 1 ounce
   Bober (left flank, You): defense +1
   Opponent uses: Bober
   Opponent pays 1 ounce
   Bober (front, Opponent): defense +1
rules/activation_cannot.json
rules/activation_ends.json
   You pass
   Opponent passes
   To the Graveyard without effect (You): Pawned Stomach

*Battle*
   Your side wins the round: one die is rolled
rules/activation_less_vitality.json
rules/activation_out.json
   You pass
   Opponent uses: Bober
   Opponent pays 1 ounce
   Bober (right flank, Opponent): defense +1
rules/activation_paid.json
rules/activation_revealed.json
rules/activation_roll.json
rules/activation_short.json
   You pay for: Herd Bell (1 ounce)
   You pay for: The Great Grinding (3 ounces)
   To the Graveyard without effect (You): Rib Totem
rules/activation_unpaid.json
rules/battle_example.json
   Opponent plays: Offal Toss
   Opponent pays 2 ounces
   Vat Foundling (front, You) takes 2 damage
   Vat Foundling (front, You) dies
   You pass
   Opponent passes

*Battle*
   Necromancer (left flank, You) deals 3 damage: Mangy Rat (right flank, Opponent)
   Sir Duncan Culligan (right flank, You) deals 4 damage: Necromutant (left flank, Opponent)
   Necromutant (left flank, Opponent) deals 2 damage: Sir Duncan Culligan (right flank, You)
   Mangy Rat (right flank, Opponent) deals 4 damage: Necromancer (left flank, You)
   Necromancer (left flank, You) dies
   Necromutant (left flank, Opponent) dies
   Mangy Rat (right flank, Opponent) dies
   The round goes to Opponent: one die is rolled
rules/battle_lanes.json
rules/battle_one_left.json
rules/battle_same_time.json
rules/battle_unopposed.json
rules/challenge_flank.json
   You play: Rain of Cracklings
   Penitent Boar (left flank, Opponent) takes 1 damage
   Penitent Boar (left flank, Opponent) takes 1 damage, by Challenge
   Bober (right flank, Opponent) takes 1 damage
rules/challenge_no_destruction.json
   You play: Joint Slaughter
   Bober (left flank, You) dies
   Bober (front, Opponent) dies
rules/challenge_two.json
   You play: Offal Toss
   You pay 2 ounces
   Penitent Boar (right flank, Opponent) takes 2 damage, by Challenge
rules/cleave_nobody.json
rules/cleave_own_opponent.json
rules/creatures_reshuffled.json
   On show: 2 × Bober
   A deck has run out: its Graveyard is shuffled
   On show: Necromancer
rules/destiny_drawn.json
   On show: 4 × Bober, 4 × Mangy Rat, Sir Duncan Culligan
   You take: Sir Duncan Culligan
   You pay 2 ounces
   Opponent takes: Bober
   Opponent pays 1 ounce
   You take: Mangy Rat
   Opponent takes: Bober
   Opponent pays 1 ounce
   You take: Mangy Rat
   Opponent takes: Bober
   Opponent pays 1 ounce
   Opponent draws 3 Destiny cards
   You draw: 3 × Curing Salt
rules/destiny_reshuffled.json
   You play: Pawned Stomach
   You draw: Offal Toss
   A deck has run out: its Graveyard is shuffled
   You draw: Herd Bell
   Opponent passes
rules/discovery_once.json
   You use the Discovery: Livestock Crossbowman
   Livestock Crossbowman (left flank, You) deals 2 damage: Bober (right flank, Opponent)
   Opponent passes
rules/draft_ends.json
   On show: 4 × Bober, 4 × Mangy Rat, Sir Duncan Culligan
   You take: Sir Duncan Culligan
   You pay 2 ounces
   Opponent takes: Bober
   Opponent pays 1 ounce
   You take: Mangy Rat
   Opponent takes: Bober
   Opponent pays 1 ounce
   You take: Mangy Rat
   Opponent takes: Bober
   Opponent pays 1 ounce
rules/draft_pick.json
   On show: 4 × Bober, 4 × Mangy Rat, Sir Duncan Culligan
   You take: Sir Duncan Culligan
   You pay 2 ounces
rules/fusion_any_host.json
   You play: Herd Bell
   Fused with a creature (left flank, Ally 2): Herd Bell
   Enemy 3 passes
rules/fusion_example.json
   You play: Sharp Shadow of the Mist
   Fused with a creature (left flank, You): Sharp Shadow of the Mist
rules/fusion_reflex.json
   You play: Sharp Shadow of the Mist
   Fused with a creature (left flank, You): Sharp Shadow of the Mist
   Opponent passes
   You pass

*Battle*
   Mangy Rat (left flank, You) deals 5 damage: Necromancer (right flank, Opponent)
   Necromancer (right flank, Opponent) dies
   Takes effect: Mangy Rat (You)
   You gain 2 ounces
   Your side wins the round: one die is rolled
rules/hand_limit.json
   On show: 4 × Bober, 4 × Mangy Rat, Sir Duncan Culligan
   You take: Sir Duncan Culligan
   You pay 2 ounces
   Opponent takes: Bober
   Opponent pays 1 ounce
   You take: Mangy Rat
   Opponent takes: Bober
   Opponent pays 1 ounce
   You take: Mangy Rat
   Opponent takes: Bober
   Opponent pays 1 ounce
   Opponent draws 3 Destiny cards
   You draw: 3 × Curing Salt
   You put on the Graveyard: Necromancer
rules/hand_limit_destiny.json
   On show: 4 × Bober, 4 × Mangy Rat, Sir Duncan Culligan
   You take: Sir Duncan Culligan
   You pay 2 ounces
   Opponent takes: Bober
   Opponent pays 1 ounce
   You take: Mangy Rat
   Opponent takes: Bober
   Opponent pays 1 ounce
   You take: Mangy Rat
   Opponent takes: Bober
   Opponent pays 1 ounce
   Opponent draws 3 Destiny cards
   You draw: 3 × Curing Salt
   You put on the Graveyard: Herd Bell
rules/instant_between_blows.json
   Sergeant Jointing (left flank, You) deals 3 damage: Bober (right flank, Opponent)
   You play: Mercy Stroke
   You pay 1 ounce
   Bober (right flank, Opponent) dies
   Your side wins the round: one die is rolled
rules/instant_from_hand.json
   You play: Offal Toss
   You pay 2 ounces
   Bober (front, Opponent) takes 2 damage
   Opponent passes
rules/instant_in_battle.json
   You play: Curing Salt
   You pay 1 ounce
   Mangy Rat (front, You): defense +2
   Mangy Rat (front, You) deals 4 damage: Bober (front, Opponent)
   Bober (front, Opponent) deals 2 damage: Mangy Rat (front, You)
   Bober (front, Opponent) dies
   Takes effect: Mangy Rat (You)
   You gain 2 ounces
   Your side wins the round: one die is rolled
rules/leader_is_no_target.json
   You play: Offal Toss
   You pay 2 ounces
   Takes effect: Parish Treasurer (You)
   You roll a die: 6
   You gain 1 ounce
   Bober (left flank, Opponent) takes 2 damage
   Opponent passes
   You pass

*Battle*
   The round goes to Opponent: 2 dice are rolled
rules/no_instant_in_opening.json
   On show: 4 × Bober, 4 × Mangy Rat, Sir Duncan Culligan
rules/no_instant_in_summary.json
rules/opening_income.json
   On show: Tombstone Bracket, Sir Duncan Culligan, 2 × Mangy Rat, Conscripted Martyr, Parish Executioner, Slaughterhouse Recruit, The Founding Sow, Necromutant
rules/opening_income_again.json
   On show: Tombstone Bracket, Sir Duncan Culligan, 2 × Mangy Rat, Conscripted Martyr, Parish Executioner, Slaughterhouse Recruit, The Founding Sow, Necromutant
rules/opening_order.json
   On show: 4 × Bober, 4 × Mangy Rat, Sir Duncan Culligan
rules/opening_revealed_2.json
   On show: Tombstone Bracket, Sir Duncan Culligan, 2 × Mangy Rat, Conscripted Martyr, Parish Executioner, Slaughterhouse Recruit, The Founding Sow, Necromutant
rules/opening_revealed_4.json
   On show: Tombstone Bracket, Sir Duncan Culligan, 2 × Mangy Rat, 2 × Conscripted Martyr, 2 × Parish Executioner, 2 × Slaughterhouse Recruit, The Founding Sow, Necromutant, 2 × Piecework Gravedigger, Vat Foundling
rules/opening_revealed_6.json
   On show: Tombstone Bracket, Sir Duncan Culligan, 2 × Mangy Rat, 3 × Conscripted Martyr, 2 × Parish Executioner, 3 × Slaughterhouse Recruit, The Founding Sow, Necromutant, 2 × Piecework Gravedigger, 3 × Vat Foundling, Cleaverhand, Venomous Leftover
rules/paid_once.json
   You use: Bober
   You pay 1 ounce
   Bober (front, You): defense +1
   Opponent passes
rules/paid_too_dear.json
rules/reflex_both.json
rules/reflex_kills_first.json
rules/reflex_survived.json
rules/reply.json
   You play: Offal Toss
   You pay 2 ounces
   Opponent plays: Curing Salt
   Opponent pays 1 ounce
   Mangy Rat (front, Opponent): defense +2
   Mangy Rat (front, Opponent) takes 2 damage
rules/reply_cancelled.json
   You play: Offal Toss
   You pay 2 ounces
   Opponent plays: Health Inspection
   Opponent pays 2 ounces
   Canceled: Offal Toss
rules/reply_lost.json
   You play: Curing Salt
   You pay 1 ounce
   Opponent plays: Offal Toss
   Opponent pays 2 ounces
   Mangy Rat (front, You) takes 2 damage
   Mangy Rat (front, You) dies
rules/reply_no.json
   You play: Offal Toss
   You pay 2 ounces
   Mangy Rat (front, Opponent) takes 2 damage
   Mangy Rat (front, Opponent) dies
rules/start_decks.json
rules/start_leaders.json
   Opponent chooses as leader: Parish Treasurer
   You choose as leader: Doctor Staple

*Round 1*
   Everyone gains 7 ounces
rules/start_tie.json
   Enemy 3 chooses as leader: Auntie Liver
rules/start_vitality_2.json
rules/start_vitality_4.json
rules/start_vitality_6.json
rules/start_vitality_agreed.json
rules/summary_clear.json
   Vitality (You): −2

*Round 2*
   Everyone gains 7 ounces
rules/summary_defense.json
   Vitality (Opponent): −4

*Round 2*
   Everyone gains 7 ounces
rules/summary_draw.json
rules/summary_end.json
   Vitality (Opponent): −6
rules/summary_more.json
   Vitality (Opponent): −9

*Round 2*
   Everyone gains 7 ounces
rules/summary_nine_dice.json
   Vitality (Enemy 4, Enemy 5, Opponent 6): −49

*Round 2*
   Everyone gains 7 ounces
rules/summary_team_wins.json
   Vitality (Enemy 3, Opponent 4): −1
rules/tactics_face_down.json
rules/tactics_few.json
rules/tactics_none.json
rules/tactics_positions.json
rules/team_hand_over_once.json
   Ally 2 passes
rules/team_order.json
   Ally 2 uses: Bober
   Ally 2 pays 1 ounce
   Mangy Rat (front, Ally 2): defense +1
   Enemy 3 uses: Bober
   Enemy 3 pays 1 ounce
   Mangy Rat (front, Enemy 3): defense +1
   You use: Bober
   You pay 1 ounce
   Mangy Rat (front, You): defense +1
   Opponent 4 uses: Bober
   Opponent 4 pays 1 ounce
   Mangy Rat (front, Opponent 4): defense +1
   Ally 2 passes
rules/toxin_no_attack.json
rules/toxin_of_an_effect.json
   You use the Discovery: Livestock Crossbowman
   Livestock Crossbowman (front, You) deals 2 damage: The Founding Sow (front, Opponent)
   The Founding Sow (front, Opponent) dies
rules/trigger_by_itself.json
   You play: Joint Slaughter
   Vat Foundling (left flank, You) dies
   Takes effect: Rib Totem (You)
   Bober (right flank, Opponent) takes 2 damage
rules/triggers_of_several.json
   Takes effect: Prioress of the Abattoir (You)
   You draw: Offal Toss
   Vitality (You): +1
   Your side wins the round: one die is rolled
