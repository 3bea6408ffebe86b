cards/acid_ooze.another_opponent.json
   You take the action: Summon
   New in the dungeon: Acid Ooze (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Acid Ooze
   Short Bow (Player 3): durability −1

*Turn 2: Player 2*
cards/acid_ooze.care_bear.json
   You take the action: Summon
   New in the dungeon: Acid Ooze (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Acid Ooze
   Dagger (yours): durability +1

*Turn 2: Opponent*
cards/acid_ooze.defeated.json
   You take the action: Fight
   You attack: Acid Ooze
   You spend 5 favor
   The Fight fails: attack 5 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Acid Ooze
   Spends 6 favor
   Defeats: Acid Ooze (with attack 6)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/acid_ooze.json
   You take the action: Summon
   New in the dungeon: Acid Ooze (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Acid Ooze
   Dagger, Templar’s Sword (Opponent): durability −1
   Templar’s Sword (Opponent) breaks

*Turn 2: Opponent*
cards/acid_ooze.lanes_of_a_square.json
   You take the action: Summon
   New in the dungeon: Acid Ooze (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Acid Ooze
   Mallet (Player 2): durability −1

*Turn 2: Player 2*
cards/acid_ooze.moved_weapon.json
   You take the action: Summon
   New in the dungeon: Acid Ooze (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Acid Ooze
   Spear (Opponent): durability −1

*Turn 2: Opponent*
cards/acid_ooze.refill.json
   You take the action: Loot
   You take into your hand: Grindstone
   New in the dungeon: Acid Ooze (lane 1)
   Dagger (Opponent): durability −1

*Turn 2: Opponent*
cards/acid_ooze.solitaire.json
   You take the action: Summon
   New in the dungeon: Acid Ooze (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Acid Ooze
   Dagger (yours): durability +1
cards/acid_ooze.solitaire_refill.json
   You take the action: Loot
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Acid Ooze (lane 1)
   Mallet (yours): durability +1

*Turn 2: yours*
cards/acid_vial.care_bear.json
   You activate: Acid Vial
   Dagger (yours): durability +1
cards/acid_vial.care_bear_teams.json
   You activate: Acid Vial
   Mallet (Partner): durability +1
cards/acid_vial.free.json
   You play: Acid Vial
cards/acid_vial.json
   You activate: Acid Vial
   Grimoire (Opponent): durability −1
cards/acid_vial.last_use.json
   You activate: Acid Vial
   Acid Vial (yours) breaks
   Greataxe (Opponent): durability −1
   Greataxe (Opponent) breaks
cards/acid_vial.nothing.json
   You activate: Acid Vial
cards/acid_vial.only_choice.json
   You activate: Acid Vial
   Mallet (Opponent): durability −1
cards/acid_vial.several_opponents.json
   You activate: Acid Vial
cards/acid_vial.solitaire.json
   You activate: Acid Vial
   Dagger (yours): durability +1
cards/acid_vial.teams.json
   You activate: Acid Vial
   Grimoire (Player 4): durability −1
cards/banshee.choice.json
   You take the action: Summon
   New in the dungeon: Banshee (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
cards/banshee.defeated.json
   You take the action: Fight
   You attack: Banshee
   You spend 7 favor
   The Fight fails: attack 7 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Banshee
   Spends 8 favor
   Defeats: Banshee (with attack 8)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/banshee.json
   You take the action: Summon
   New in the dungeon: Banshee (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Banshee
   Player 2 discards from hand: Mallet

*Turn 2: Player 2*
cards/banshee.nobody_has_cards.json
   You take the action: Summon
   New in the dungeon: Banshee (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor

*Turn 2: Opponent*
cards/banshee.solitaire.json
   You take the action: Summon
   New in the dungeon: Banshee (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
cards/banshee.solitaire_refill.json
   You take the action: Loot
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Banshee (lane 1)
   You discard from hand: Imp

*Turn 2: yours*
cards/banshee.teams.json
   You take the action: Summon
   New in the dungeon: Banshee (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Banshee
   Player 2 discards from hand: Dagger
   Player 4 discards from hand: Dagger
cards/bat_colony.choice.json
   You take the action: Summon
   New in the dungeon: Bat Colony (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Bat Colony
   You see on top of the deck: Dagger, Mallet, Witch
cards/bat_colony.defeated.json
   You take the action: Fight
   You attack: Bat Colony
   You spend 2 favor
   The Fight fails: attack 2 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Bat Colony
   Spends 3 favor
   Defeats: Bat Colony (with attack 3)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/bat_colony.json
   You take the action: Summon
   New in the dungeon: Bat Colony (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Bat Colony
   You see on top of the deck: Dagger, Mallet, Witch
   You put on top of the deck: Witch, Dagger, Mallet

*Turn 2: Opponent*
   Draws a card
cards/bat_colony.short_deck.json
   You take the action: Summon
   New in the dungeon: Bat Colony (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Bat Colony
   You see on top of the deck: Dagger, Mallet
   You put on top of the deck: Mallet, Dagger

*Turn 2: Opponent*
   Draws a card
cards/bat_colony.solitaire.json
   You take the action: Summon
   New in the dungeon: Bat Colony (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Bat Colony
   You see on top of the deck: Dagger, Mallet, Séance
   You put on top of the deck: Séance, Dagger, Mallet
   Discarded from the deck: Séance
   Discarded: War Cry
   New in the dungeon: Dagger (lane 2)

*Turn 2: yours*
   You draw: Mallet
cards/bat_colony.solitaire_refill.json
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Bat Colony (lane 1)

*Turn 2: yours*
   You draw: Mallet
cards/black_mirror.bottom.json
   You activate: Black Mirror
   You see on top of the deck: Dagger, Witch, Mallet
   You take into your hand: Dagger
   You put under the deck: Mallet, Witch
   You take the action: Loot
   You draw: Grindstone

*Turn 2: Opponent*
   Draws a card
cards/black_mirror.cost.json
   You play: Black Mirror
   You discard from hand: Dagger
cards/black_mirror.json
   You activate: Black Mirror
   You see on top of the deck: Dagger, Witch, Mallet
   You take into your hand: Witch
   You put under the deck: Mallet, Dagger
cards/black_mirror.last_use.json
   You activate: Black Mirror
   Black Mirror (yours) breaks
   You see on top of the deck: Dagger, Witch, Mallet
   You take into your hand: Dagger
   You put under the deck: Witch, Mallet
cards/black_mirror.short_deck.json
   You activate: Black Mirror
   You see on top of the deck: Dagger, Witch
   You take into your hand: Dagger
   You put under the deck: Witch
cards/black_mirror.teams.json
   You activate: Black Mirror
   Partner looks at the top of the deck
   Partner takes a card
   Partner puts under the deck: 2 cards
cards/black_mirror.unknown_deck.json
   You activate: Black Mirror
   You see on top of the deck: Witch, Imp, Dagger
   You take into your hand: Imp
   You put under the deck: Dagger, Witch
cards/blessed_candle.clamp.json
   You activate: Blessed Candle
   You gain 1 favor
cards/blessed_candle.free.json
   You play: Blessed Candle
cards/blessed_candle.json
   You play: Blessed Candle
   You activate: Blessed Candle
   You gain 2 favor
cards/blessed_candle.last_use.json
   You activate: Blessed Candle
   Blessed Candle (yours) breaks
   You gain 2 favor
cards/blessed_candle.teams.json
   You activate: Blessed Candle
   Partner gains 2 favor
cards/blessed_candle.two.json
   You activate: Blessed Candle
   You gain 2 favor
   You activate: Blessed Candle
   You gain 2 favor
cards/bloodthirsty_sword.cost.json
   You play: Bloodthirsty Sword
   You discard from hand: Dagger, Witch
cards/bloodthirsty_sword.json
   You take the action: Fight
   You attack: Acid Ooze
   You use in the Fight: Bloodthirsty Sword
   You gain 1 favor
   You spend 1 favor
   You defeat: Acid Ooze (with attack 6)
   New in the dungeon: Dagger (lane 1)

*Turn 2: Opponent*
cards/bloodthirsty_sword.last_use.json
   You take the action: Fight
   You attack: Giant Spider
   You use in the Fight: Bloodthirsty Sword
   Bloodthirsty Sword (yours) breaks
   You gain 1 favor
   You defeat: Giant Spider (with attack 5)
   New in the dungeon: Mallet (lane 1)

*Turn 2: Opponent*
cards/bloodthirsty_sword.teams.json
   You take the action: Fight
   You attack: Acid Ooze
   You use in the Fight: Bloodthirsty Sword
   Partner gains 1 favor
   You spend 1 favor
   You defeat: Acid Ooze (with attack 6)
cards/bloodthirsty_sword.too_costly.json
cards/bloodthirsty_sword.unused.json
   You take the action: Fight
   You attack: Rat Swarm
   You use in the Fight: Dagger
   You defeat: Rat Swarm (with attack 2)
   New in the dungeon: Mallet (lane 1)

*Turn 2: Opponent*
cards/burnt_offering.all.json
   You play: Burnt Offering
   You discard from hand: 2 × Dagger
   You gain 4 favor
cards/burnt_offering.clamp.json
   You play: Burnt Offering
   You discard from hand: 2 × Dagger
   You gain 1 favor
cards/burnt_offering.empty_hand.json
   You play: Burnt Offering
cards/burnt_offering.json
   You play: Burnt Offering
   You discard from hand: Dagger, Witch
   You gain 4 favor
cards/burnt_offering.none.json
   You play: Burnt Offering
cards/burnt_offering.teams.json
   You play: Burnt Offering
   Partner discards from hand: Imp
   Partner gains 2 favor
cards/chakram.broken_by_another.json
   You activate: Acid Vial
   Chakram (Opponent): durability −1
   Chakram (Opponent) breaks
   Discarded: Curse of Rust
   Takes effect: Chakram
   Opponent takes: Chakram
cards/chakram.choice.json
   You activate: Acid Vial
   Chakram (Opponent): durability −1
   Chakram (Opponent) breaks
cards/chakram.cost.json
   You play: Chakram
   You discard from hand: Dagger
cards/chakram.json
   You take the action: Fight
   You attack: Cultist
   You use in the Fight: Chakram
   Chakram (yours) breaks
   You take into your hand: Chakram
   You defeat: Cultist (with attack 4)
   New in the dungeon: Dagger (lane 3)

*Turn 2: Opponent*
cards/chakram.left.json
   You take the action: Fight
   You attack: Cultist
   You use in the Fight: Chakram
   Chakram (yours) breaks
   You defeat: Cultist (with attack 4)
   New in the dungeon: Dagger (lane 3)

*Turn 2: Opponent*
cards/chakram.not_broken.json
   You take the action: Fight
   You attack: Cultist
   You use in the Fight: Chakram
   You defeat: Cultist (with attack 4)
   New in the dungeon: Dagger (lane 3)

*Turn 2: Opponent*
cards/chakram.teams.json
   You play: Tithe of Steel
   Chakram (yours) breaks
   You take into your hand: Chakram
   You gain 4 favor
cards/chakram.with_a_spell.json
   You activate: Acid Vial
   Chakram (Opponent): durability −1
   Chakram (Opponent) breaks
   Discarded: Flaming Edge
   Takes effect: Chakram
   Opponent takes: Chakram
cards/cultist.defeated.json
   You take the action: Fight
   You attack: Cultist
   You spend 3 favor
   The Fight fails: attack 3 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Cultist
   Spends 4 favor
   Defeats: Cultist (with attack 4)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/cultist.json
   You take the action: Summon
   New in the dungeon: Cultist (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Cultist
   Revealed from the top of the deck: Rat Swarm
   You gain 2 favor

*Turn 2: Opponent*
   Draws: Rat Swarm
cards/cultist.last_card_of_the_deck.json
   You take into your hand: Grindstone
   New in the dungeon: Cultist (lane 1)
   The deck has run out: the game ends once both have had the same number of turns
   Takes effect: Cultist
   Revealed from the top of the deck: Witch
   You gain 2 favor

*Turn 2: Opponent*
   Draws: Witch
cards/cultist.no_monster.json
   You take the action: Summon
   New in the dungeon: Cultist (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Cultist
   Revealed from the top of the deck: Last Prayer
   You lose 1 favor

*Turn 2: Opponent*
   Draws: Last Prayer
cards/cultist.other_action.json
   You take the action: Loot
   You draw: Dagger

*Turn 2: Opponent*
cards/cultist.solitaire.json
   You take the action: Summon
   New in the dungeon: Cultist (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Cultist
   Revealed from the top of the deck: Rat Swarm
   You gain 2 favor
   Discarded from the deck: Rat Swarm
   Discarded: Minotaur
cards/cultist.solitaire_refill.json
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Cultist (lane 1)
   Revealed from the top of the deck: Witch

*Turn 2: yours*
   You draw: Witch
cards/cultist.solitaire_refill_no_monster.json
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Cultist (lane 1)
   Revealed from the top of the deck: Mallet

*Turn 2: yours*
   You draw: Mallet
cards/cultist.soul.json
   You take the action: Summon
   Takes effect: Cultist
   You gain 1 favor
   New in the dungeon: Ghoul (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor

*Turn 2: Opponent*
cards/cultist.soul_of_another.json
   You take the action: Summon
   New in the dungeon: Ghoul (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor

*Turn 2: Opponent*
cards/cultist.soul_teams.json
   You take the action: Summon
   Takes effect: Cultist
   Partner gains 1 favor
   New in the dungeon: Ghoul (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
cards/cultist.teams.json
   You take the action: Summon
   New in the dungeon: Cultist (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Cultist
   Revealed from the top of the deck: Imp
   You gain 2 favor
cards/curse_of_rust.care_bear.json
   You play: Curse of Rust
   The spell is attached to: Greataxe
cards/curse_of_rust.discarded.json
   You activate: Acid Vial
   Mallet (Opponent): durability −1
   Mallet (Opponent) breaks
   Discarded: Curse of Rust
cards/curse_of_rust.fight.json
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Mallet
   The Fight fails: attack 1 is not enough

*Turn 2: Opponent*
cards/curse_of_rust.json
   You play: Curse of Rust
   The spell is attached to: Greataxe
cards/curse_of_rust.not_below_zero.json
cards/curse_of_rust.nothing.json
   You play: Curse of Rust
cards/curse_of_rust.solitaire.json
   You play: Curse of Rust
cards/curse_of_rust.teams.json
   You play: Curse of Rust
   The spell is attached to: Short Bow
cards/cursed_blade.clamp.json
   You play: Cursed Blade
   You lose 3 favor
cards/cursed_blade.json
   You play: Cursed Blade
   You lose 4 favor
cards/cursed_blade.only_when_played.json
   You take the action: Fight
   You attack: Acid Ooze
   You use in the Fight: Cursed Blade
   You defeat: Acid Ooze (with attack 6)
   New in the dungeon: Dagger (lane 1)

*Turn 2: Opponent*
cards/dagger.json
   You play: Dagger
   You take the action: Fight
   You attack: Rat Swarm
   You use in the Fight: Dagger
   You defeat: Rat Swarm (with attack 2)
   New in the dungeon: Mallet (lane 1)

*Turn 2: Opponent*
cards/dagger.two.json
   You take the action: Fight
   You attack: Cultist
   You use in the Fight: 2 × Dagger
   Dagger (yours) breaks
   You defeat: Cultist (with attack 4)
   New in the dungeon: Mallet (lane 1)

*Turn 2: Opponent*
cards/dark_pact.deck_runs_out.json
   You play: Dark Pact
   You spend 2 favor
   You draw: Dagger
   The deck has run out: the game ends once both have had the same number of turns
   You draw: Swan Song
cards/dark_pact.exactly_enough.json
   You play: Dark Pact
   You spend 2 favor
   You draw: Dagger, Mallet
cards/dark_pact.json
   You play: Dark Pact
   You spend 2 favor
   You draw: Dagger, Mallet
cards/dark_pact.teams.json
   You play: Dark Pact
   You spend 2 favor
   Partner draws 2 cards
cards/dark_pact.too_little_favor.json
   You play: Dark Pact
cards/dark_pact.with_witch.json
   You play: Dark Pact
   Takes effect: Witch
   You gain 2 favor
   You spend 2 favor
   You draw: Dagger, Mallet
cards/dragon.chain.json
   You take the action: Summon
   New in the dungeon: Dragon (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Dragon
   Flail, Mallet (yours): durability −1
   Flail (yours) breaks
   Dagger (Opponent): durability −1

*Turn 2: Opponent*
cards/dragon.defeated.json
   You take the action: Fight
   You attack: Dragon
   You use in the Fight: Siege Crossbow
   You spend 5 favor
   The Fight fails: attack 14 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Dragon
   Uses in the Fight: 2 × Short Bow
   Spends 9 favor
   Defeats: Dragon (with attack 15)
   New in the dungeon: War Cry (lane 3)

*Turn 3: yours*
cards/dragon.json
   You take the action: Summon
   New in the dungeon: Dragon (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Dragon
   Dagger, Mallet, Grimoire (yours): durability −1
   Mallet (yours) breaks

*Turn 2: Opponent*
cards/dragon.solitaire.json
   You take the action: Summon
   New in the dungeon: Dragon (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Dragon
   Mallet, Soul Jar (yours): durability −1
   Mallet, Soul Jar (yours) breaks
cards/dragon.solitaire_refill.json
   You take the action: Loot
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Dragon (lane 1)

*Turn 2: yours*
cards/dragon.soul.json
   You take the action: Loot
   You take into your hand: Grindstone
   New in the dungeon: Dagger (lane 1)
   Takes effect: Dragon
   You draw: Mallet

*Turn 2: Opponent*
   Draws a card
cards/dragon.soul_teams.json
   You take the action: Loot
   You draw: Séance
   Partner takes the action: Loot
   Partner draws a card
   Takes effect: Dragon
   Partner draws a card

*Turn 2: Player 2, Player 4*
cards/dragon.too_little_favor.json
   You take the action: Loot
   You draw: Dagger

*Turn 2: Opponent*
   Draws a card
cards/dragon.turn_of_another.json
   Opponent takes the action: Loot
   Opponent draws a card

*Turn 2: yours*
   You draw: Mallet
cards/firepot.end_of_turn.json
   You activate: Firepot
   Firepot (yours) breaks
   You have +4 attack until end of turn
   You take the action: Loot
   You draw: Dagger

*Turn 2: Opponent*
   Draws a card
cards/firepot.free.json
   You play: Firepot
cards/firepot.json
   You play: Firepot
   You activate: Firepot
   Firepot (yours) breaks
   You have +4 attack until end of turn
   You take the action: Fight
   You attack: Cultist
   You defeat: Cultist (with attack 4)
   New in the dungeon: Dagger (lane 3)

*Turn 2: Opponent*
cards/firepot.teams.json
   You activate: Firepot
   Firepot (yours) breaks
   Partner has +4 attack until end of turn
   You let your partner go on
   Partner takes the action: Fight
   Partner attacks: Cultist
   Partner defeats: Cultist (with attack 4)
cards/flail.broken_by_another.json
   You activate: Acid Vial
   Flail (Opponent): durability −1
   Flail (Opponent) breaks
cards/flail.care_bear.json
   You take the action: Fight
   You attack: Giant Spider
   You use in the Fight: Flail
   Flail (yours) breaks
   Dagger (yours): durability +1
   You defeat: Giant Spider (with attack 5)
   New in the dungeon: Short Bow (lane 2)

*Turn 2: Opponent*
cards/flail.cost.json
   You play: Flail
   You discard from hand: Dagger
cards/flail.json
   You take the action: Fight
   You attack: Giant Spider
   You use in the Fight: Flail
   Flail (yours) breaks
   Grimoire (Opponent): durability −1
   You defeat: Giant Spider (with attack 5)
   New in the dungeon: Short Bow (lane 2)

*Turn 2: Opponent*
cards/flail.not_broken.json
   You take the action: Fight
   You attack: Giant Spider
   You use in the Fight: Flail
   You defeat: Giant Spider (with attack 5)
   New in the dungeon: Short Bow (lane 2)

*Turn 2: Opponent*
cards/flail.solitaire.json
   You take the action: Fight
   You attack: Giant Spider
   You use in the Fight: Flail
   Flail (yours) breaks
   Dagger (yours): durability +1
   You defeat: Giant Spider (with attack 5)
cards/flail.strikes_back.json
   You activate: Acid Vial
   Flail (Opponent): durability −1
   Flail (Opponent) breaks
   Mallet (yours): durability −1
   Mallet (yours) breaks
cards/flail.teams.json
   You play: Tithe of Steel
   Flail (yours) breaks
   Short Bow (Player 4): durability −1
   You gain 5 favor
cards/flaming_edge.and_curse.json
   You play: Flaming Edge
   The spell is attached to: Mallet
cards/flaming_edge.discarded.json
   You take the action: Fight
   You attack: Giant Spider
   You use in the Fight: Mallet
   Mallet (yours) breaks
   Discarded: Flaming Edge
   You defeat: Giant Spider (with attack 5)
   New in the dungeon: Short Bow (lane 2)

*Turn 2: Opponent*
cards/flaming_edge.json
   You play: Flaming Edge
   The spell is attached to: Mallet
   You take the action: Fight
   You attack: Giant Spider
   You use in the Fight: Mallet
   You defeat: Giant Spider (with attack 5)
   New in the dungeon: Short Bow (lane 2)

*Turn 2: Opponent*
cards/flaming_edge.nothing.json
   You play: Flaming Edge
cards/flaming_edge.teams.json
   You play: Flaming Edge
   The spell is attached to: Greataxe
cards/ghoul.defeated.json
   You take the action: Fight
   You attack: Ghoul
   You spend 4 favor
   The Fight fails: attack 4 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Ghoul
   Spends 5 favor
   Defeats: Ghoul (with attack 5)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/ghoul.json
   You use a soul ability: Ghoul
   You discard from hand: Dagger
   You gain 2 favor
cards/ghoul.next_turn.json
   You use a soul ability: Ghoul
   You discard from hand: Dagger
   You gain 2 favor
   You take the action: Loot
   You draw: Dagger

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 3: yours*
   You draw: Grindstone
   You use a soul ability: Ghoul
   You discard from hand: Mallet
   You gain 2 favor
cards/ghoul.no_card.json
cards/ghoul.teams.json
   You use a soul ability: Ghoul
   You discard from hand: Mallet
   Partner gains 2 favor
cards/ghoul.teams_kept.json
   You use a soul ability: Ghoul
   You discard from hand: Mallet
   You gain 2 favor
cards/giant_spider.care_bear.json
   You take the action: Summon
   New in the dungeon: Giant Spider (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Giant Spider
   Mallet (yours): durability −1

*Turn 2: Opponent*
cards/giant_spider.defeated.json
   You take the action: Fight
   You attack: Giant Spider
   You spend 4 favor
   The Fight fails: attack 4 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Giant Spider
   Spends 5 favor
   Defeats: Giant Spider (with attack 5)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/giant_spider.gap_from_before.json
   Opponent draws a card
   New in the dungeon: Giant Spider (lane 1)
   Mallet (Opponent): durability −1

*Turn 2: yours*
cards/giant_spider.json
   You take the action: Summon
   New in the dungeon: Giant Spider (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Giant Spider
   Mallet (yours): durability −1

*Turn 2: Opponent*
cards/giant_spider.nothing.json
   You take the action: Summon
   New in the dungeon: Giant Spider (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor

*Turn 2: Opponent*
cards/giant_spider.refill.json
   You take the action: Loot
   You take into your hand: Grindstone
   New in the dungeon: Giant Spider (lane 1)
   Mallet (yours): durability −1
   Mallet (yours) breaks

*Turn 2: Opponent*
cards/giant_spider.solitaire.json
   You take the action: Summon
   New in the dungeon: Giant Spider (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Giant Spider
   Mallet (yours): durability −1
   Mallet (yours) breaks
cards/giant_spider.solitaire_refill.json
   You take the action: Loot
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Giant Spider (lane 1)

*Turn 2: yours*
cards/giant_spider.teams.json
   You take the action: Loot
   You take into your hand: Grindstone
   Partner takes the action: Loot
   Partner takes: Grimoire
   New in the dungeon: Giant Spider (lane 2)
   Greataxe (Partner): durability −1
   New in the dungeon: Dagger (lane 1)

*Turn 2: Player 2, Player 4*
cards/gnarled_staff.broken.json
   You play: War Cry
   Takes effect: Gnarled Staff
   Gnarled Staff (yours): attack +3 until end of turn
   You have +1 attack until end of turn
   You play: Tithe of Steel
   Takes effect: Gnarled Staff
   Gnarled Staff (yours): attack +3 until end of turn
   Gnarled Staff (yours) breaks
   You gain 8 favor
cards/gnarled_staff.cost.json
   You play: Gnarled Staff
   You discard from hand: Dagger
cards/gnarled_staff.fight.json
   You play: Last Prayer
   Takes effect: Gnarled Staff
   Gnarled Staff (yours): attack +3 until end of turn
   You gain 5 favor
   You take the action: Fight
   You attack: Giant Spider
   You use in the Fight: Gnarled Staff
   You defeat: Giant Spider (with attack 5)
   New in the dungeon: Mallet (lane 3)

*Turn 2: Opponent*
   Draws a card
cards/gnarled_staff.json
   You play: Dagger
   You play: War Cry
   Takes effect: Gnarled Staff
   Gnarled Staff (yours): attack +3 until end of turn
   You have +2 attack until end of turn
   You play: Last Prayer
   Takes effect: Gnarled Staff
   Gnarled Staff (yours): attack +3 until end of turn
   You gain 5 favor
cards/gnarled_staff.spell_of_another.json
   You play: War Cry
cards/gnarled_staff.teams.json
   You play: Curse of Rust
   Takes effect: Gnarled Staff
   Gnarled Staff (yours): attack +3 until end of turn
   You let your partner go on
   Partner plays: Burnt Offering
cards/gnarled_staff.weapon.json
   You play: Dagger
cards/grappling_hook.cost.json
   You play: Grappling Hook
   You discard from hand: Dagger
cards/grappling_hook.json
   You activate: Grappling Hook
   You take into your hand: Séance
cards/grappling_hook.only_monsters.json
   You activate: Grappling Hook
cards/grappling_hook.refill.json
   You activate: Grappling Hook
   You take into your hand: Séance
   You take the action: Loot
   You take into your hand: Firepot
   New in the dungeon: Mallet (lane 1)
   New in the dungeon: Short Bow (lane 2)

*Turn 2: Opponent*
cards/grappling_hook.teams.json
   You activate: Grappling Hook
   Partner takes: Grindstone
cards/grappling_hook.weapon.json
   You activate: Grappling Hook
   You take into your hand: Dagger
   You play: Dagger
cards/greataxe.alone_in_hand.json
cards/greataxe.json
   You play: Greataxe
   You discard from hand: Witch
   You take the action: Fight
   You attack: Cultist
   You use in the Fight: Greataxe
   You defeat: Cultist (with attack 4)
   New in the dungeon: Mallet (lane 2)

*Turn 2: Opponent*
cards/grimoire.cost.json
   You play: Grimoire
   You discard from hand: Séance
   You activate: Grimoire
   You take into your hand: Séance
cards/grimoire.json
   You activate: Grimoire
   You take into your hand: Séance
cards/grimoire.nothing.json
   You activate: Grimoire
cards/grimoire.same_turn.json
   You play: War Cry
   You have +1 attack until end of turn
   You activate: Grimoire
   You take into your hand: War Cry
   You play: War Cry
   You have +1 attack until end of turn
cards/grimoire.teams.json
   You activate: Grimoire
   Partner takes: Séance
cards/grindstone.cost.json
   You play: Grindstone
   You discard from hand: Dagger
cards/grindstone.json
   You activate: Grindstone
   Dagger (yours): durability +1
cards/grindstone.nothing.json
   You activate: Grindstone
cards/grindstone.printed_number.json
   You activate: Grindstone
cards/grindstone.teams.json
   You activate: Grindstone
   Mallet (Partner): durability +1
cards/hellhound.clamp.json
   You take the action: Loot
   You take into your hand: Grindstone
   New in the dungeon: Hellhound (lane 1)
   You lose 1 favor

*Turn 2: Opponent*
cards/hellhound.defeated.json
   You take the action: Fight
   You attack: Hellhound
   You spend 6 favor
   The Fight fails: attack 6 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Hellhound
   Spends 7 favor
   Defeats: Hellhound (with attack 7)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/hellhound.json
   You take the action: Summon
   New in the dungeon: Hellhound (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Hellhound
   You lose 2 favor

*Turn 2: Opponent*
cards/hellhound.other_lane.json
   You take the action: Fight
   You attack: Rat Swarm
   The Fight fails: attack 0 is not enough

*Turn 2: Opponent*
cards/hellhound.solitaire.json
   You take the action: Summon
   New in the dungeon: Hellhound (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Hellhound
   You lose 2 favor
cards/hellhound.solitaire_refill.json
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Hellhound (lane 1)

*Turn 2: yours*
cards/hellhound.soul.json
   You take the action: Fight
   You attack: Rat Swarm
   You defeat: Rat Swarm (with attack 2)
   New in the dungeon: Mallet (lane 3)

*Turn 2: Opponent*
cards/hellhound.soul_limit.json
   You take the action: Fight
   You attack: Skeleton
   The Fight fails: attack 2 is not enough

*Turn 2: Opponent*
cards/hellhound.soul_of_another.json
   You take the action: Fight
   You attack: Rat Swarm
   The Fight fails: attack 0 is not enough

*Turn 2: Opponent*
cards/hellhound.teams.json
   You take the action: Summon
   New in the dungeon: Hellhound (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Hellhound
   You lose 2 favor
cards/imp.beside_night_hag.json
   You take the action: Summon
   New in the dungeon: Imp (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Imp
   Player 2 loses 1 favor, you gain as much
   Takes effect: Night Hag
   Player 3 gains 1 favor

*Turn 2: Player 2*
cards/imp.care_bear.json
   You take the action: Summon
   New in the dungeon: Imp (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Imp
   Opponent loses 1 favor, you gain as much

*Turn 2: Opponent*
cards/imp.choice.json
   You take the action: Summon
   New in the dungeon: Imp (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Imp
   Player 3 loses 1 favor, you gain as much

*Turn 2: Player 2*
cards/imp.defeated.json
   You take the action: Fight
   You attack: Imp
   You spend 1 favor
   The Fight fails: attack 1 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Imp
   Spends 2 favor
   Defeats: Imp (with attack 2)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/imp.full_tracker.json
   You take the action: Summon
   New in the dungeon: Imp (lane 1)
   You take into your hand: Grindstone
   You gain 1 favor
   Takes effect: Imp
   Opponent loses 1 favor

*Turn 2: Opponent*
cards/imp.json
   You take the action: Summon
   New in the dungeon: Imp (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Imp
   Opponent loses 1 favor, you gain as much

*Turn 2: Opponent*
cards/imp.poor_opponent.json
   You take the action: Summon
   New in the dungeon: Imp (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor

*Turn 2: Opponent*
cards/imp.solitaire.json
   You take the action: Summon
   New in the dungeon: Imp (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Imp
   You gain 1 favor
cards/imp.solitaire_refill.json
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Imp (lane 1)
   You gain 1 favor

*Turn 2: yours*
cards/imp.teams.json
   You take the action: Summon
   New in the dungeon: Imp (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Imp
   Player 4 loses 1 favor, you gain as much
cards/iron_golem.attack_now.json
   You take the action: Summon
   New in the dungeon: Iron Golem (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Iron Golem
   Mallet (Opponent): durability −2
   Mallet (Opponent) breaks
   Discarded: Flaming Edge

*Turn 2: Opponent*
cards/iron_golem.breaks.json
   You take the action: Summon
   New in the dungeon: Iron Golem (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Iron Golem
   Greataxe (Opponent): durability −2
   Greataxe (Opponent) breaks

*Turn 2: Opponent*
cards/iron_golem.care_bear.json
   You take the action: Summon
   New in the dungeon: Iron Golem (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Iron Golem
   Spear (yours): durability +2

*Turn 2: Opponent*
cards/iron_golem.defeated.json
   You take the action: Fight
   You attack: Iron Golem
   You use in the Fight: Siege Crossbow
   You spend 4 favor
   The Fight fails: attack 13 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Iron Golem
   Uses in the Fight: 2 × Short Bow
   Spends 8 favor
   Defeats: Iron Golem (with attack 14)
   New in the dungeon: War Cry (lane 3)

*Turn 3: yours*
cards/iron_golem.each_opponent_has_one.json
   You take the action: Summon
   New in the dungeon: Iron Golem (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Iron Golem
   Mallet (Player 2): durability −2
   Mallet (Player 2) breaks

*Turn 2: Player 2*
cards/iron_golem.item_of_another.json
   You activate: Firepot
   Firepot (yours) breaks
   You have +4 attack until end of turn
cards/iron_golem.json
   You take the action: Summon
   New in the dungeon: Iron Golem (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Iron Golem
   Greataxe (Opponent): durability −2

*Turn 2: Opponent*
cards/iron_golem.nothing.json
   You take the action: Summon
   New in the dungeon: Iron Golem (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor

*Turn 2: Opponent*
cards/iron_golem.solitaire.json
   You take the action: Summon
   New in the dungeon: Iron Golem (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Iron Golem
   Spear (yours): durability +2
cards/iron_golem.solitaire_printed_number.json
   You take the action: Summon
   New in the dungeon: Iron Golem (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Iron Golem
   Grimoire (yours): durability +1
cards/iron_golem.solitaire_refill.json
   You take the action: Loot
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Iron Golem (lane 1)
   Soul Jar (yours): durability +1

*Turn 2: yours*
cards/iron_golem.soul.json
   You activate: Firepot
   Firepot (yours) breaks
   Takes effect: Iron Golem
   You gain 1 favor
   Takes effect: Firepot
   You have +4 attack until end of turn
cards/iron_golem.soul_teams.json
   You activate: Acid Vial
   Takes effect: Iron Golem
   Partner gains 1 favor
cards/iron_golem.teams.json
   You take the action: Summon
   New in the dungeon: Iron Golem (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Iron Golem
   Dagger (Player 2): durability −2
cards/iron_golem.weapon.json
   You activate: Spear
   Spear moves to lane 3
cards/last_prayer.clamp.json
   You play: Last Prayer
   You gain 2 favor
cards/last_prayer.equal.json
   You play: Last Prayer
   You gain 3 favor
cards/last_prayer.json
   You play: Last Prayer
   You gain 5 favor
cards/last_prayer.kept.json
   You play: Last Prayer
   You gain 3 favor
cards/last_prayer.one_of_two.json
   You play: Last Prayer
   You gain 5 favor
cards/last_prayer.solitaire.json
   You play: Last Prayer
   You gain 3 favor
cards/last_prayer.teams.json
   You play: Last Prayer
   Partner gains 3 favor
cards/lich.defeated.json
   You take the action: Fight
   You attack: Lich
   You use in the Fight: Siege Crossbow
   You spend 3 favor
   The Fight fails: attack 12 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Lich
   Uses in the Fight: 2 × Short Bow
   Spends 7 favor
   Defeats: Lich (with attack 13)
   New in the dungeon: War Cry (lane 3)

*Turn 3: yours*
cards/lich.item.json
   You activate: Firepot
   Firepot (yours) breaks
   You have +4 attack until end of turn
cards/lich.json
   You take the action: Summon
   New in the dungeon: Lich (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Lich
   You take into your hand: Witch

*Turn 2: Opponent*
cards/lich.nothing.json
   You take the action: Summon
   New in the dungeon: Lich (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor

*Turn 2: Opponent*
cards/lich.solitaire.json
   You take the action: Summon
   New in the dungeon: Lich (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Lich
   You take into your hand: Imp
cards/lich.solitaire_refill.json
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Lich (lane 1)

*Turn 2: yours*
cards/lich.soul.json
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Mallet
   Mallet (yours) breaks
   Takes effect: Lich
   You draw: Short Bow
cards/lich.soul_teams.json
   You play: Tithe of Steel
   Mallet (yours) breaks
   Takes effect: Lich
   Partner draws a card
   You gain 3 favor
cards/lich.two_break_at_once.json
   You take the action: Fight
   You attack: Rat Swarm
   You use in the Fight: Mallet, Greataxe
   Mallet, Greataxe (yours) breaks
   Takes effect: Lich
   You draw: Séance
   Takes effect: Lich
   You draw: War Cry
   You defeat: Rat Swarm (with attack 7)
   New in the dungeon: Dagger (lane 2)

*Turn 2: Opponent*
cards/lich.weapon_of_another.json
   You activate: Acid Vial
   Mallet (Opponent): durability −1
   Mallet (Opponent) breaks
cards/mallet.json
   You play: Mallet
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Mallet
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Dagger (lane 2)

*Turn 2: Opponent*
cards/mallet.last_use.json
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Mallet
   Mallet (yours) breaks
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Dagger (lane 2)

*Turn 2: Opponent*
cards/mallet.other_lane.json
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Dagger
   You spend 1 favor
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Short Bow (lane 1)

*Turn 2: Opponent*
cards/mephisto.clamp.json
   You take the action: Summon
   New in the dungeon: Mephisto (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Mephisto
   You lose 3 favor
   Opponent loses 3 favor

*Turn 2: Opponent*
cards/mephisto.defeated.json
   You take the action: Fight
   You attack: Mephisto
   You use in the Fight: Siege Crossbow
   You spend 5 favor
   The Fight fails: attack 14 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Mephisto
   Uses in the Fight: 2 × Short Bow
   Spends 9 favor
   Defeats: Mephisto (with attack 15)
   New in the dungeon: War Cry (lane 3)

*Turn 3: yours*
cards/mephisto.enters_teams.json
   You take the action: Summon
   New in the dungeon: Mephisto (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Mephisto
   You lose 4 favor
   Player 2 loses 4 favor
   Partner loses 4 favor
   Player 4 loses 4 favor
cards/mephisto.json
   You take the action: Summon
   New in the dungeon: Mephisto (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Mephisto
   You lose 4 favor
   Player 2 loses 4 favor
   Player 3 loses 4 favor

*Turn 2: Player 2*
cards/mephisto.once_per_game.json
   You use a soul ability: Mephisto
   You have +6 attack until end of turn
   You take the action: Loot
   You draw: Dagger

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 3: yours*
   You draw: Greataxe
cards/mephisto.solitaire.json
   You take the action: Summon
   New in the dungeon: Mephisto (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Mephisto
   You lose 4 favor
cards/mephisto.solitaire_refill.json
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Mephisto (lane 1)
   You lose 4 favor

*Turn 2: yours*
cards/mephisto.soul.json
   You use a soul ability: Mephisto
   You have +6 attack until end of turn
   You take the action: Fight
   You attack: Acid Ooze
   You defeat: Acid Ooze (with attack 6)
   New in the dungeon: Mallet (lane 1)

*Turn 2: Opponent*
cards/mephisto.teams.json
   You use a soul ability: Mephisto
   Partner has +6 attack until end of turn
cards/mephisto.with_night_hag.json
   You take the action: Summon
   New in the dungeon: Mephisto (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Mephisto
   You lose 4 favor
   Player 2 loses 4 favor
   Takes effect: Night Hag
   You gain 1 favor
   Player 3 loses 4 favor
   Takes effect: Night Hag
   You gain 1 favor

*Turn 2: Player 2*
cards/mimic.defeated.json
   You take the action: Fight
   You attack: Mimic
   You spend 7 favor
   The Fight fails: attack 7 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Mimic
   Spends 8 favor
   Defeats: Mimic (with attack 8)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/mimic.item.json
   You take the action: Summon
   New in the dungeon: Mimic (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Mimic
   Grimoire (yours) breaks

*Turn 2: Opponent*
cards/mimic.json
   You take the action: Summon
   New in the dungeon: Mimic (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Mimic
   You lose 3 favor

*Turn 2: Opponent*
cards/mimic.no_item.json
   You take the action: Summon
   New in the dungeon: Mimic (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Mimic
   You lose 3 favor

*Turn 2: Opponent*
cards/mimic.nothing.json
   You take the action: Loot
   You take into your hand: Grindstone
   New in the dungeon: Mimic (lane 1)

*Turn 2: Opponent*
cards/mimic.only_what_is_possible.json
   You take the action: Loot
   You take into your hand: Grindstone
   New in the dungeon: Mimic (lane 1)
   Grimoire (yours) breaks

*Turn 2: Opponent*
cards/mimic.other_action.json
   You take the action: Summon
   New in the dungeon: Ghoul (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor

*Turn 2: Opponent*
cards/mimic.solitaire.json
   You take the action: Summon
   New in the dungeon: Mimic (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Mimic
   You lose 3 favor
cards/mimic.solitaire_refill.json
   You take the action: Loot
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Mimic (lane 1)

*Turn 2: yours*
cards/mimic.soul.json
   You take the action: Loot
   Takes effect: Mimic
   You gain 1 favor
   You draw: Dagger

*Turn 2: Opponent*
cards/mimic.soul_of_another.json
   You take the action: Loot
   You draw: Dagger

*Turn 2: Opponent*
cards/mimic.soul_teams.json
   You take the action: Loot
   Takes effect: Mimic
   Partner gains 1 favor
   You take into your hand: Grindstone
cards/minotaur.defeated.json
   You take the action: Fight
   You attack: Minotaur
   You spend 8 favor
   The Fight fails: attack 8 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Minotaur
   Spends 9 favor
   Defeats: Minotaur (with attack 9)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/minotaur.json
   You use a soul ability: Minotaur
   You spend 1 favor
   Dagger moves to lane 3
   You take the action: Fight
   You attack: Cultist
   You use in the Fight: Dagger
   You spend 2 favor
   You defeat: Cultist (with attack 4)
   New in the dungeon: Mallet (lane 3)

*Turn 2: Opponent*
cards/minotaur.next_turn.json
   You use a soul ability: Minotaur
   You spend 1 favor
   Dagger moves to lane 3
   You take the action: Loot
   You draw: Greataxe

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 3: yours*
   You draw: Scythe
cards/minotaur.no_favor.json
cards/minotaur.no_weapon.json
   You use a soul ability: Minotaur
   You spend 1 favor
cards/minotaur.teams.json
   You use a soul ability: Minotaur
   You spend 1 favor
   Dagger moves to lane 3
cards/night_hag.defeated.json
   You take the action: Fight
   You attack: Night Hag
   You spend 9 favor
   The Fight fails: attack 9 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Night Hag
   Spends 10 favor
   Defeats: Night Hag (with attack 10)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/night_hag.in_the_turn_of_another.json
   You play: Cursed Blade
   You lose 4 favor
   Takes effect: Night Hag
   Opponent gains 1 favor
cards/night_hag.json
   You take the action: Summon
   New in the dungeon: Night Hag (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Night Hag
   Player 2 loses 2 favor
   Player 3 loses 1 favor

*Turn 2: Player 2*
cards/night_hag.nothing_lost.json
   You activate: Voodoo Doll
cards/night_hag.own_loss.json
   You play: Cursed Blade
   You lose 4 favor
cards/night_hag.solitaire.json
   You take the action: Summon
   New in the dungeon: Night Hag (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Night Hag
   You gain 2 favor
cards/night_hag.solitaire_refill.json
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Night Hag (lane 1)
   You gain 2 favor

*Turn 2: yours*
cards/night_hag.soul.json
   You activate: Voodoo Doll
   Opponent loses 2 favor
   Takes effect: Night Hag
   You gain 1 favor
cards/night_hag.soul_solitaire.json
   You take the action: Summon
   New in the dungeon: Mephisto (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Mephisto
   You lose 4 favor
cards/night_hag.soul_teams.json
   You activate: Voodoo Doll
   Player 2 loses 2 favor
   Takes effect: Night Hag
   You gain 1 favor
   You let your partner go on
   Partner plays: Cursed Blade
   Partner loses 4 favor
cards/night_hag.spending.json
   You play: Dark Pact
   You spend 2 favor
   You draw: 2 × Dagger
   You take the action: Fight
   You attack: Rat Swarm
   You spend 2 favor
   You defeat: Rat Swarm (with attack 2)
   New in the dungeon: Short Bow (lane 1)

*Turn 2: Opponent*
cards/night_hag.stealing.json
   You take the action: Summon
   New in the dungeon: Imp (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Imp
   Opponent loses 1 favor, you gain as much
   Takes effect: Night Hag
   You gain 1 favor

*Turn 2: Opponent*
cards/night_hag.teams.json
   You take the action: Summon
   New in the dungeon: Night Hag (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Night Hag
   Player 2 loses 2 favor
   Player 4 loses 2 favor
cards/poltergeist.defeated.json
   You take the action: Fight
   You attack: Poltergeist
   You spend 6 favor
   The Fight fails: attack 6 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Poltergeist
   Spends 7 favor
   Defeats: Poltergeist (with attack 7)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/poltergeist.json
   You use a soul ability: Poltergeist
   You spend 1 favor
   These change places: Hellhound, Grimoire
cards/poltergeist.next_turn.json
   You use a soul ability: Poltergeist
   You spend 1 favor
   These change places: Grindstone, Soul Jar
   You take the action: Loot
   You draw: Greataxe

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 3: yours*
   You draw: Scythe
cards/poltergeist.no_favor.json
cards/poltergeist.opens_a_fight.json
   You use a soul ability: Poltergeist
   You spend 1 favor
   These change places: Rat Swarm, Firepot
   You take the action: Fight
   You attack: Rat Swarm
   You use in the Fight: Dagger
   You defeat: Rat Swarm (with attack 2)
   New in the dungeon: Séance (lane 1)

*Turn 2: Opponent*
cards/poltergeist.teams.json
   You use a soul ability: Poltergeist
   You spend 1 favor
   These change places: Grindstone, Soul Jar
cards/rat_swarm.defeated.json
   You take the action: Fight
   You attack: Rat Swarm
   You spend 1 favor
   The Fight fails: attack 1 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Rat Swarm
   Spends 2 favor
   Defeats: Rat Swarm (with attack 2)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/rat_swarm.json
   You take the action: Fight
   You attack: 2 × Rat Swarm
   You spend 4 favor
   You defeat: 2 × Rat Swarm (with attack 4)
   New in the dungeon: Dagger (lane 1)
   New in the dungeon: Mallet (lane 1)

*Turn 2: Opponent*
cards/rat_swarm.one_of_two.json
   You take the action: Fight
   You attack: Rat Swarm
   You spend 2 favor
   You defeat: Rat Swarm (with attack 2)
   New in the dungeon: Dagger (lane 1)

*Turn 2: Opponent*
cards/rat_swarm.too_weak.json
   You take the action: Fight
   You attack: 2 × Rat Swarm
   You spend 3 favor
   The Fight fails: attack 3 is not enough

*Turn 2: Opponent*
cards/reforging.json
   You play: Reforging
   You discard from hand: Witch
   Dagger (yours): durability +1
   Grimoire (yours): durability +1
   You draw: Short Bow
cards/reforging.none.json
   You play: Reforging
   You discard from hand: Witch
   You draw: Short Bow
cards/reforging.nothing_in_play.json
   You play: Reforging
   You discard from hand: Witch
   You draw: Short Bow
cards/reforging.one.json
   You play: Reforging
   You discard from hand: Witch
   Dagger (yours): durability +1
   You draw: Short Bow
cards/reforging.printed_number.json
   You play: Reforging
   You discard from hand: Witch
   You draw: Short Bow
cards/reforging.teams.json
   You play: Reforging
   You discard from hand: Witch
   Mallet (Partner): durability +1
   Partner draws a card
cards/reforging.too_costly.json
cards/scythe.cost.json
   You play: Scythe
   You discard from hand: Dagger
cards/scythe.json
   You take the action: Fight
   You attack: Rat Swarm, Skeleton
   You use in the Fight: Scythe
   You defeat: Rat Swarm, Skeleton (with attack 5)
   New in the dungeon: Dagger (lane 2)
   New in the dungeon: Mallet (lane 2)

*Turn 2: Opponent*
cards/scythe.lanes_of_a_square.json
cards/scythe.lanes_of_the_second_player.json
cards/scythe.moved.json
   You use a soul ability: Minotaur
   You spend 1 favor
   Scythe moves to lane 1
cards/scythe.one_fought.json
   You take the action: Fight
   You attack: Giant Spider
   You use in the Fight: Scythe
   You defeat: Giant Spider (with attack 5)
   New in the dungeon: Dagger (lane 2)

*Turn 2: Opponent*
cards/scythe.one_monster.json
cards/seance.json
   You play: Séance
   You choose the type: monster
   Revealed from the top of the deck: Witch, Dagger, Imp
   You take into your hand: Witch, Imp
   You put under the deck: Dagger
cards/seance.none.json
   You play: Séance
   You choose the type: spell
   Revealed from the top of the deck: Witch, Dagger, Imp
   You put under the deck: Imp, Witch, Dagger
cards/seance.short_deck.json
   You play: Séance
   You choose the type: weapon
   Revealed from the top of the deck: Witch, Dagger
   You take into your hand: Dagger
   You put under the deck: Witch
cards/seance.teams.json
   You play: Séance
   Partner chooses the type: monster
   Revealed from the top of the deck: Dagger, Troll, Ghoul
   Partner takes: Troll, Ghoul
   Partner puts under the deck: Dagger
cards/seance.types.json
   You play: Séance
cards/short_bow.json
   You play: Short Bow
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Short Bow
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Dagger (lane 3)

*Turn 2: Opponent*
cards/siege_crossbow.json
   You play: Siege Crossbow
   You discard from hand: Witch, Dagger
   You take the action: Fight
   You attack: Minotaur
   You use in the Fight: Siege Crossbow
   You defeat: Minotaur (with attack 9)
   New in the dungeon: Mallet (lane 3)

*Turn 2: Opponent*
cards/siege_crossbow.with_flaming_edge.json
   You take the action: Fight
   You attack: Mephisto
   You use in the Fight: Siege Crossbow
   You spend 4 favor
   You defeat: Mephisto (with attack 15)
   New in the dungeon: Dagger (lane 3)

*Turn 2: Opponent*
cards/skeleton.broken_by_another.json
   You activate: Acid Vial
   Mallet (Opponent): durability −1
   Mallet (Opponent) breaks
   Takes effect: Skeleton
   Opponent gains 1 favor
cards/skeleton.defeated.json
   You take the action: Fight
   You attack: Skeleton
   You spend 2 favor
   The Fight fails: attack 2 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Skeleton
   Spends 3 favor
   Defeats: Skeleton (with attack 3)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/skeleton.item.json
   You activate: Firepot
   Firepot (yours) breaks
   You have +4 attack until end of turn
cards/skeleton.json
   You take the action: Fight
   You attack: Rat Swarm
   You use in the Fight: Mallet
   Mallet (yours) breaks
   Takes effect: Skeleton
   You gain 1 favor
   Takes effect: Skeleton
   You gain 1 favor
   You defeat: Rat Swarm (with attack 3)
   New in the dungeon: Dagger (lane 2)

*Turn 2: Opponent*
cards/skeleton.soul_teams.json
   You play: Tithe of Steel
   Mallet (yours) breaks
   Takes effect: Skeleton
   Partner gains 1 favor
   Takes effect: Skeleton
   You gain 1 favor
   You gain 3 favor
cards/skeleton.weapon_of_the_partner.json
   You let your partner go on
   Partner plays: Tithe of Steel
   Mallet (Partner) breaks
   Partner gains 3 favor
cards/soul_jar.cost.json
   You play: Soul Jar
   You discard from hand: Dagger
cards/soul_jar.json
   You activate: Soul Jar
   You gain 3 favor
cards/soul_jar.nothing.json
   You activate: Soul Jar
cards/soul_jar.teams.json
   You activate: Soul Jar
   Partner gains 2 favor
cards/spear.cost.json
   You play: Spear
   You discard from hand: Dagger
   You activate: Spear
   Spear moves to lane 1
cards/spear.edge.json
   You activate: Spear
   Spear moves to lane 2
cards/spear.json
   You activate: Spear
   Spear moves to lane 3
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Spear
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Dagger (lane 3)

*Turn 2: Opponent*
cards/spear.last_use.json
   You activate: Spear
   Spear (yours) breaks
   You take the action: Fight
   You attack: Skeleton
cards/spear.next_turn.json
   You activate: Spear
   Spear moves to lane 1
   You take the action: Loot
   You draw: Dagger

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 3: yours*
   You draw: Grindstone
   You activate: Spear
   Spear moves to lane 2
cards/spear.teams.json
   You activate: Spear
   Spear moves to lane 1
cards/spiked_chain.cost.json
   You play: Spiked Chain
   You discard from hand: Dagger
cards/spiked_chain.json
   You activate: Spiked Chain
   These change places: Hellhound, Grindstone
cards/spiked_chain.last_use.json
   You activate: Spiked Chain
   Spiked Chain (yours) breaks
   These change places: Skeleton, Grindstone
cards/spiked_chain.next_turn.json
   You activate: Spiked Chain
   These change places: Skeleton, Grindstone
   You take the action: Loot
   You draw: Dagger

*Turn 2: Opponent*
   Draws a card
cards/spiked_chain.one_card.json
   You activate: Spiked Chain
cards/spiked_chain.pull_into_its_lane.json
   You activate: Spiked Chain
   These change places: Skeleton, Grindstone
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Spiked Chain
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Dagger (lane 2)

*Turn 2: Opponent*
cards/swan_song.and_skeletons.json
   You play: Tithe of Steel
   Mallet (yours) breaks
   Discarded: Swan Song
   You draw: Dagger, Witch
   Takes effect: Lich
   You draw: Imp
   Takes effect: Skeleton
   You gain 1 favor
   You gain 3 favor
cards/swan_song.broken_by_another.json
   You activate: Acid Vial
   Mallet (Opponent): durability −1
   Mallet (Opponent) breaks
   Discarded: Swan Song
   Opponent draws 2 cards
cards/swan_song.json
   You play: Swan Song
   The spell is attached to: Mallet
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Mallet
   Mallet (yours) breaks
   Discarded: Swan Song
   You draw: Short Bow, Witch
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Séance (lane 2)

*Turn 2: Opponent*
cards/swan_song.nothing.json
   You play: Swan Song
cards/swan_song.other_weapon.json
   You activate: Acid Vial
   Mallet (Opponent): durability −1
   Mallet (Opponent) breaks
cards/swan_song.teams.json
   You play: Swan Song
   The spell is attached to: Mallet
   You let your partner go on
   Partner plays: Tithe of Steel
   Mallet (Partner) breaks
   Discarded: Swan Song
   Partner draws 2 cards
   Partner gains 3 favor
cards/templars_sword.clamp.json
   You play: Templar’s Sword
   You discard from hand: Dagger
   Takes effect: Templar’s Sword
   You gain 1 favor
cards/templars_sword.json
   You play: Templar’s Sword
   You discard from hand: Dagger
   Takes effect: Templar’s Sword
   You gain 2 favor
cards/templars_sword.only_when_played.json
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Templar’s Sword
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Dagger (lane 1)

*Turn 2: Opponent*
cards/templars_sword.teams.json
   You play: Templar’s Sword
   You discard from hand: Firepot
   Takes effect: Templar’s Sword
   Partner gains 2 favor
cards/tithe_of_steel.attack_now.json
   You play: Tithe of Steel
   Mallet (yours) breaks
   Discarded: Flaming Edge
   You gain 5 favor
cards/tithe_of_steel.breaks.json
   You play: Tithe of Steel
   Mallet (yours) breaks
   Discarded: Swan Song
   You draw: Dagger, Witch
   You gain 3 favor
cards/tithe_of_steel.chakram.json
   You play: Tithe of Steel
   Chakram (yours) breaks
   You take into your hand: Chakram
   You gain 4 favor
cards/tithe_of_steel.cursed.json
   You play: Tithe of Steel
   Greataxe (yours) breaks
   Discarded: Curse of Rust
   You gain 2 favor
cards/tithe_of_steel.json
   You play: Tithe of Steel
   Greataxe (yours) breaks
   You gain 4 favor
cards/tithe_of_steel.nothing.json
   You play: Tithe of Steel
cards/tithe_of_steel.teams.json
   You play: Tithe of Steel
   Greataxe (yours) breaks
   Partner gains 4 favor
cards/troll.before_the_draw.json
cards/troll.defeated.json
   You take the action: Fight
   You attack: Troll
   You use in the Fight: Siege Crossbow
   You spend 2 favor
   The Fight fails: attack 11 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Troll
   Uses in the Fight: 2 × Short Bow
   Spends 6 favor
   Defeats: Troll (with attack 12)
   New in the dungeon: War Cry (lane 3)

*Turn 3: yours*
cards/troll.json
   Dagger (yours): durability +1
cards/troll.printed_number.json
cards/troll.teams.json
   Mallet (Partner): durability +1
cards/troll.turn_of_another.json
cards/vampire.defeated.json
   You take the action: Fight
   You attack: Vampire
   You use in the Fight: Siege Crossbow
   You spend 1 favor
   The Fight fails: attack 10 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Vampire
   Uses in the Fight: 2 × Short Bow
   Spends 5 favor
   Defeats: Vampire (with attack 11)
   New in the dungeon: War Cry (lane 3)

*Turn 3: yours*
cards/vampire.itself.json
   You take the action: Fight
   You attack: Vampire
   You use in the Fight: Siege Crossbow
   You spend 5 favor
   You defeat: Vampire (with attack 14)
   New in the dungeon: Dagger (lane 3)

*Turn 2: Opponent*
cards/vampire.json
   You take the action: Summon
   New in the dungeon: Vampire (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Vampire
   Player 2 loses 2 favor, you gain as much
   Player 3 loses 1 favor, you gain as much

*Turn 2: Player 2*
cards/vampire.night_hag.json
   You take the action: Summon
   New in the dungeon: Vampire (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Vampire
   Player 2 loses 2 favor, you gain as much
   Takes effect: Night Hag
   You gain 1 favor

*Turn 2: Player 2*
cards/vampire.solitaire.json
   You take the action: Summon
   New in the dungeon: Vampire (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Vampire
   You gain 2 favor
cards/vampire.solitaire_refill.json
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Vampire (lane 1)
   You gain 2 favor

*Turn 2: yours*
cards/vampire.soul.json
   You take the action: Fight
   You attack: Acid Ooze, Giant Spider
   You use in the Fight: Siege Crossbow, Short Bow
   Short Bow (yours) breaks
   You defeat: Acid Ooze, Giant Spider (with attack 12)
   Takes effect: Vampire
   You gain 2 favor
   New in the dungeon: Dagger (lane 3)
   New in the dungeon: Mallet (lane 3)

*Turn 2: Opponent*
cards/vampire.soul_of_another.json
   You take the action: Fight
   You attack: Acid Ooze
   You spend 6 favor
   You defeat: Acid Ooze (with attack 6)
   New in the dungeon: Dagger (lane 1)

*Turn 2: Opponent*
cards/vampire.soul_teams.json
   You take the action: Fight
   You attack: Acid Ooze
   You spend 6 favor
   You defeat: Acid Ooze (with attack 6)
   Takes effect: Vampire
   Partner gains 2 favor
cards/vampire.teams.json
   You take the action: Summon
   New in the dungeon: Vampire (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Vampire
   Player 2 loses 2 favor, you gain as much
   Player 4 loses 2 favor, you gain as much
cards/vampire.threshold.json
   You take the action: Fight
   You attack: Acid Ooze
   You spend 6 favor
   You defeat: Acid Ooze (with attack 6)
   Takes effect: Vampire
   You gain 2 favor
   New in the dungeon: Dagger (lane 1)

*Turn 2: Opponent*
cards/vampire.weak_monster.json
   You take the action: Fight
   You attack: Giant Spider
   You use in the Fight: Siege Crossbow
   You defeat: Giant Spider (with attack 9)
   New in the dungeon: Dagger (lane 3)

*Turn 2: Opponent*
cards/voodoo_doll.clamp.json
   You activate: Voodoo Doll
   Opponent loses 1 favor
cards/voodoo_doll.free.json
   You play: Voodoo Doll
cards/voodoo_doll.json
   You activate: Voodoo Doll
   Player 3 loses 2 favor
cards/voodoo_doll.only_opponent.json
   You activate: Voodoo Doll
   Opponent loses 2 favor
cards/voodoo_doll.solitaire.json
   You activate: Voodoo Doll
   You gain 2 favor
cards/voodoo_doll.teams.json
   You activate: Voodoo Doll
   Player 2 loses 2 favor
cards/war_cry.amount.json
   You play: War Cry
   You have +3 attack until end of turn
cards/war_cry.end_of_turn.json
   You play: War Cry
   You have +1 attack until end of turn
   You take the action: Loot
   You draw: Mallet

*Turn 2: Opponent*
   Draws a card
cards/war_cry.json
   You play: War Cry
   You have +3 attack until end of turn
   You take the action: Fight
   You attack: Giant Spider
   You use in the Fight: Dagger
   You defeat: Giant Spider (with attack 5)
   New in the dungeon: Witch (lane 1)
   Greataxe (Opponent): durability −1

*Turn 2: Opponent*
cards/war_cry.no_weapon.json
   You play: War Cry
cards/war_cry.teams.json
   You play: War Cry
   Partner has +2 attack until end of turn
cards/werewolf.defeated.json
   You take the action: Fight
   You attack: Werewolf
   You spend 8 favor
   The Fight fails: attack 8 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Werewolf
   Spends 9 favor
   Defeats: Werewolf (with attack 9)
   New in the dungeon: War Cry (lane 1)

*Turn 3: yours*
cards/werewolf.favor_of_another.json
   You take the action: Fight
   You attack: Skeleton
   You spend 2 favor
   The Fight fails: attack 2 is not enough

*Turn 2: Opponent*
cards/werewolf.json
   You take the action: Fight
   You attack: Giant Spider
   You spend 3 favor
   You defeat: Giant Spider (with attack 5)
   New in the dungeon: Dagger (lane 1)

*Turn 2: Opponent*
cards/werewolf.limit.json
   You take the action: Fight
   You attack: Skeleton
   The Fight fails: attack 2 is not enough

*Turn 2: Opponent*
cards/werewolf.soul_of_another.json
   You take the action: Fight
   You attack: Rat Swarm
   The Fight fails: attack 0 is not enough

*Turn 2: Opponent*
cards/werewolf.too_much_favor.json
   You take the action: Fight
   You attack: Skeleton
   You spend 2 favor
   The Fight fails: attack 2 is not enough

*Turn 2: Opponent*
cards/witch.care_bear.json
   You take the action: Summon
   New in the dungeon: Witch (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Witch
   Dagger (yours): durability +1

*Turn 2: Opponent*
cards/witch.defeated.json
   You take the action: Fight
   You attack: Witch
   You use in the Fight: Siege Crossbow
   You spend 2 favor
   The Fight fails: attack 11 is not enough

*Turn 2: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Witch
   Uses in the Fight: 2 × Short Bow
   Spends 6 favor
   Defeats: Witch (with attack 12)
   New in the dungeon: War Cry (lane 3)

*Turn 3: yours*
cards/witch.item.json
   You take the action: Summon
   New in the dungeon: Witch (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Witch
   Grimoire (Opponent): durability −1
   Grimoire (Opponent) breaks

*Turn 2: Opponent*
cards/witch.json
   You take the action: Summon
   New in the dungeon: Witch (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Witch
   Mallet (Player 3): durability −1

*Turn 2: Player 2*
cards/witch.nothing.json
   You take the action: Summon
   New in the dungeon: Witch (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor

*Turn 2: Opponent*
cards/witch.solitaire.json
   You take the action: Summon
   New in the dungeon: Witch (lane 1)
   You take into your hand: Grindstone
   You gain 3 favor
   Takes effect: Witch
   Dagger (yours): durability +1
cards/witch.solitaire_refill.json
   You take the action: Loot
   You draw: Dagger
   Discarded from the deck: Short Bow
   Discarded: Greataxe
   New in the dungeon: Witch (lane 1)
   Mallet (yours): durability +1

*Turn 2: yours*
cards/witch.soul.json
   You play: War Cry
   Takes effect: Witch
   You gain 2 favor
cards/witch.soul_teams.json
   You play: War Cry
   Takes effect: Witch
   Partner gains 2 favor
   You let your partner go on
   Partner plays: Burnt Offering
cards/witch.spell_of_another.json
   You play: War Cry
cards/witch.weapon.json
   You play: Dagger
   You play: Firepot
rules/a_card_does_not_pay_for_itself.json
   You play: Siege Crossbow
   You discard from hand: Dagger, War Cry
rules/a_card_is_discarded_after_the_action.json
   You take the action: Loot
   You draw: Spear
   Discarded from the deck: Imp
   Discarded: Ghoul
   New in the dungeon: Greataxe (lane 3)

*Turn 2: yours*
   You draw: Flail
rules/a_draw.json
   You take the action: Loot
   You draw: Spear
   The deck has run out: the game ends once both have had the same number of turns
rules/a_draw_of_two.json
   You take the action: Loot
   You draw: Spear
   The deck has run out again: the game ends with this turn
rules/a_fight_does_not_activate.json
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Spiked Chain
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Greataxe (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/a_hopeless_fight.json
   You take the action: Fight
   You attack: Mephisto
   You use in the Fight: Dagger
   Dagger (yours) breaks
   You spend 3 favor
   The Fight fails: attack 5 is not enough

*Turn 2: Opponent*
   Draws a card
rules/a_monster_concerns_one_player.json
   You take the action: Summon
   New in the dungeon: Hellhound (lane 1)
   You take into your hand: Dagger
   You gain 3 favor
   Takes effect: Hellhound
   You lose 2 favor
rules/a_monster_that_costs_opponents_favor_gives.json
   You take the action: Loot
   You take into your hand: Dagger
   Discarded from the deck: War Cry
   Discarded from the deck: Firepot
   New in the dungeon: Night Hag (lane 1)
   You gain 2 favor

*Turn 2: yours*
   You draw: Flail
rules/a_monster_that_wears_opponents_repairs.json
   You take the action: Loot
   You take into your hand: Dagger
   Discarded from the deck: War Cry
   Discarded from the deck: Firepot
   New in the dungeon: Witch (lane 1)
   Siege Crossbow (yours): durability +1

*Turn 2: yours*
   You draw: Flail
rules/a_moved_weapon_stays.json
   You activate: Spear
   Spear moves to lane 1
   You take the action: Loot
   You draw: Greataxe

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 3: yours*
   You draw: Chakram
rules/a_new_deck.json
   You take the action: Loot
   You draw: Spear
   The deck has run out: the game ends once both have had the same number of turns

*Turn 2: Opponent*
rules/a_partner_is_no_opponent.json
   You take the action: Summon
   New in the dungeon: Night Hag (lane 1)
   You take into your hand: Dagger
   You gain 3 favor
   Takes effect: Night Hag
   Player 2 loses 2 favor
   Player 4 loses 2 favor
rules/a_second_deck.json
   Player 3 takes the action: Loot
   Player 3 draws a card
   The deck has run out: the discard pile becomes a new deck

*Turn 2: yours*
   You draw: Blessed Candle
rules/a_spell_for_the_partner.json
   You play: Dark Pact
   You spend 2 favor
   Partner draws 2 cards
rules/a_summoned_monster_that_costs_opponents_favor_gives.json
   You take the action: Summon
   New in the dungeon: Night Hag (lane 1)
   You take into your hand: Dagger
   You gain 3 favor
   Takes effect: Night Hag
   You gain 2 favor
   Discarded from the deck: War Cry
   Discarded from the deck: Firepot

*Turn 2: yours*
   You draw: Flail
rules/a_weapon_breaks_in_the_fight.json
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Mallet
   Mallet (yours) breaks
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/a_weapon_stays_until_it_breaks.json
   You take the action: Fight
   You attack: Rat Swarm
   You use in the Fight: Dagger
   You defeat: Rat Swarm (with attack 2)
   New in the dungeon: Greataxe (lane 1)

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 3: yours*
   You draw: Scythe
   You take the action: Fight
   You attack: Imp
   You use in the Fight: Dagger
   Dagger (yours) breaks
   You defeat: Imp (with attack 2)
   New in the dungeon: Chakram (lane 1)

*Turn 4: Opponent*
   Draws a card
rules/a_weapon_that_was_moved.json
   You activate: Spear
   Spear moves to lane 1
   You take the action: Fight
   You attack: Ghoul
rules/abilities_before_the_spell.json
   You play: Last Prayer
   Takes effect: Witch
   You gain 2 favor
   You gain 3 favor
rules/activate_once.json
   You activate: Grindstone
   Mallet (yours): durability +1
   You take the action: Loot
   You draw: Greataxe

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 3: yours*
   You draw: Chakram
rules/activated_and_used.json
   You activate: Spiked Chain
   These change places: Dagger, Short Bow
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Spiked Chain
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Greataxe (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/an_effect_concerns_one_player.json
   You activate: Voodoo Doll
   Player 4 loses 2 favor
rules/an_opponent_who_has_such_cards.json
   You take the action: Summon
   New in the dungeon: Iron Golem (lane 1)
   You take into your hand: Mallet
   You gain 3 favor
   Takes effect: Iron Golem
   Siege Crossbow (Player 4): durability −2
   Siege Crossbow (Player 4) breaks

*Turn 2: Player 2*
rules/attached_spell.json
   You play: Flaming Edge
   The spell is attached to: Mallet
   You take the action: Fight
   You attack: Ghoul
   You use in the Fight: Mallet
   You defeat: Ghoul (with attack 5)
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 3: yours*
   You draw: Chakram
rules/attached_spell_leaves_with_its_weapon.json
   You take the action: Fight
   You attack: Ghoul
   You use in the Fight: Mallet
   Mallet (yours) breaks
   Discarded: Flaming Edge
   You defeat: Ghoul (with attack 5)
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/broken_before_the_fight.json
   You activate: Spiked Chain
   Spiked Chain (yours) breaks
   These change places: Dagger, Short Bow
   You take the action: Fight
   You attack: Skeleton
   You use in the Fight: Scythe
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Greataxe (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/broken_by_an_effect.json
   You play: Tithe of Steel
   Greataxe (yours) breaks
   You gain 4 favor
rules/cards_discarded_later_are_not_in_the_new_deck.json
   You play: War Cry
rules/cards_in_play_do_not_make_a_card_playable.json
rules/cards_in_play_do_not_pay.json
   You play: Greataxe
   You discard from hand: War Cry
rules/care_bear_favor.json
   You activate: Voodoo Doll
   Opponent loses 2 favor
rules/care_bear_monster.json
   You take the action: Summon
   New in the dungeon: Witch (lane 1)
   You take into your hand: Dagger
   You gain 3 favor
   Takes effect: Witch
   Greataxe (yours): durability +1

*Turn 2: Opponent*
   Draws a card
rules/care_bear_own_equipment.json
   You take the action: Summon
   New in the dungeon: Dragon (lane 1)
   You take into your hand: Dagger
   You gain 3 favor
   Takes effect: Dragon
   Greataxe (yours): durability −1

*Turn 2: Opponent*
   Draws a card
rules/care_bear_repairs.json
   You activate: Acid Vial
   Greataxe (yours): durability +1
rules/clockwise.json
   Player 4 takes the action: Loot
   Player 4 draws a card

*Turn 2: yours*
   You draw: Mallet
   You take the action: Loot
   You draw: Flail

*Turn 3: Player 2*
   Draws a card
rules/clockwise_three.json
   Player 3 takes the action: Loot
   Player 3 draws a card

*Turn 2: yours*
   You draw: Spear
rules/conditions_are_those_of_the_owner.json
   You take the action: Loot
   You draw: Scythe
   Partner takes the action: Loot
   Partner draws a card
   Takes effect: Dragon
   Partner draws a card

*Turn 2: Player 2, Player 4*
   Player 2 draws a card
   Player 4 draws a card
rules/cost_above_the_hand.json
rules/cost_of_a_monster.json
   You play: Greataxe
   You discard from hand: Rat Swarm
rules/cost_of_any_kind.json
   You play: Greataxe
   You discard from hand: War Cry
rules/cost_within_the_hand.json
   You play: Spear
   You discard from hand: Rat Swarm
rules/costing_opponents_favor_gains.json
   You activate: Voodoo Doll
   You gain 2 favor
rules/defeated_monsters_score.json
   You take the action: Fight
   You attack: Skeleton, Ghoul
   You spend 8 favor
   You defeat: Skeleton, Ghoul (with attack 8)
   New in the dungeon: Spear (lane 1)
   New in the dungeon: Flail (lane 1)

*Turn 2: Opponent*
   Draws a card
rules/draw_the_top_card.json
rules/each_player_is_the_player.json
   You take the action: Loot
   You take into your hand: Dagger
   Discarded from the deck: War Cry
   Discarded from the deck: Firepot
   New in the dungeon: Mephisto (lane 1)
   You lose 4 favor

*Turn 2: yours*
   You draw: Flail
rules/enters_by_refill.json
   Opponent takes the action: Loot
   Opponent takes: Dagger
   New in the dungeon: Hellhound (lane 1)
   Opponent loses 2 favor

*Turn 2: yours*
   You draw: Spear
rules/enters_by_summon.json
   You take the action: Summon
   New in the dungeon: Hellhound (lane 1)
   You take into your hand: Dagger
   You gain 3 favor
   Takes effect: Hellhound
   You lose 2 favor

*Turn 2: Opponent*
   Draws a card
rules/equal_attack_wins.json
   You take the action: Fight
   You attack: Banshee
   You use in the Fight: Mallet, Greataxe
   You spend 1 favor
   You defeat: Banshee (with attack 8)
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/equal_items.json
   You take the action: Loot
   You draw: Spear
   Discarded from the deck: Firepot
   Discarded: Soul Jar
   New in the dungeon: Dagger (lane 2)

*Turn 2: yours*
   You draw: Flail
rules/equal_monsters.json
   You take the action: Loot
   You draw: Spear
   Discarded from the deck: Imp
   Discarded: Giant Spider
   New in the dungeon: Greataxe (lane 2)

*Turn 2: yours*
   You draw: Flail
rules/equal_weapons.json
   You take the action: Loot
   You draw: Spear
   Discarded from the deck: Scythe
   Discarded: Bloodthirsty Sword
   New in the dungeon: Greataxe (lane 3)

*Turn 2: yours*
   You draw: Dagger
rules/equipment_without_limit.json
   You play: Dagger
   You play: Blessed Candle
rules/favor_adds_attack.json
   You take the action: Fight
   You attack: Poltergeist
   You spend 7 favor
   You defeat: Poltergeist (with attack 7)
   New in the dungeon: Spear (lane 1)

*Turn 2: Opponent*
rules/favor_before_the_effect.json
   You take the action: Summon
   New in the dungeon: Hellhound (lane 1)
   You take into your hand: Dagger
   You gain 1 favor
   Takes effect: Hellhound
   You lose 2 favor

*Turn 2: Opponent*
   Draws a card
rules/favor_comes_back.json
   You activate: Blessed Candle
   You gain 2 favor
   You play: Templar’s Sword
   You discard from hand: Dagger
   Takes effect: Templar’s Sword
   You gain 2 favor
   You play: Last Prayer
   You gain 3 favor
   You take the action: Summon
   New in the dungeon: Rat Swarm (lane 2)
   You take into your hand: Mallet
   You gain 3 favor

*Turn 2: Opponent*
   Draws a card
rules/favor_has_a_ceiling.json
   You take the action: Summon
   New in the dungeon: Rat Swarm (lane 1)
   You take into your hand: Dagger
   You gain 1 favor

*Turn 2: Opponent*
   Draws a card
rules/favor_has_a_floor.json
   You activate: Voodoo Doll
   Opponent loses 1 favor
   You take the action: Loot
   You draw: Spear

*Turn 2: Opponent*
   Draws a card
   Activates: Blessed Candle
   Gains 2 favor
rules/favor_one_has.json
   You take the action: Fight
   You attack: Ghoul
   You spend 4 favor
   The Fight fails: attack 4 is not enough

*Turn 2: Opponent*
   Draws a card
rules/fight_without_weapons.json
   You take the action: Fight
   You attack: Ghoul
   You spend 5 favor
   You defeat: Ghoul (with attack 5)
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/first_tie_break.json
   You take the action: Loot
   You draw: Spear
   The deck has run out: the game ends once both have had the same number of turns
rules/gear_before_the_soul_pile.json
   You take the action: Fight
   You attack: Ghoul
   You use in the Fight: Chakram
   Chakram (yours) breaks
rules/harm_is_not_given_away.json
   You play: Cursed Blade
   You lose 4 favor
rules/harm_to_others_is_not_given_away.json
   You play: Curse of Rust
   The spell is attached to: Short Bow
rules/help_for_the_partner.json
   You activate: Blessed Candle
   Partner gains 2 favor
rules/items_do_not_fight.json
   You take the action: Fight
   You attack: Imp
   You spend 2 favor
   You defeat: Imp (with attack 2)
   New in the dungeon: Flail (lane 1)

*Turn 2: Opponent*
rules/lane_of_a_weapon.json
   You play: Dagger
   You play: Mallet
   You play: Short Bow
   You play: Blessed Candle
rules/lanes_seen_from_the_east_1.json
   Player 4 takes the action: Fight
rules/lanes_seen_from_the_east_2.json
   Player 4 takes the action: Fight
rules/lanes_seen_from_the_north_1.json
   Player 3 takes the action: Fight
rules/lanes_seen_from_the_south_3.json
   You take the action: Fight
rules/lanes_seen_from_the_west_1.json
   Player 2 takes the action: Fight
rules/lanes_without_monsters.json
   You take the action: Fight
rules/loot_among_monsters.json
   You take the action: Loot
   You draw: Spear

*Turn 2: Opponent*
   Draws a card
rules/loot_the_deck.json
   You take the action: Loot
   You draw: Spear

*Turn 2: Opponent*
   Draws a card
rules/loot_the_dungeon.json
   You take the action: Loot
   You take into your hand: Mallet
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/lying_monsters_do_nothing.json
   You take the action: Loot
   You draw: Spear

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Takes: Dagger
   New in the dungeon: Scythe (lane 1)

*Turn 3: yours*
   You draw: Greataxe
rules/lying_monsters_give_no_ability.json
   You play: War Cry
rules/mixed_order.json
   You play: Dagger
   You activate: Blessed Candle
   You gain 2 favor
   You play: Blessed Candle
   You activate: Blessed Candle
   You gain 2 favor
   You play: Spear
   You discard from hand: Rat Swarm
   You activate: Spear
   Spear moves to lane 3
rules/monsters_are_not_looted.json
   You take the action: Loot
rules/monsters_are_not_played.json
rules/most_soul_points_win.json
   You take the action: Loot
   You draw: Spear
   The deck has run out: the game ends once both have had the same number of turns
rules/no_card_of_the_type.json
   You take the action: Loot
   You draw: Spear
   Discarded from the deck: War Cry
   Discarded from the deck: Imp

*Turn 2: yours*
   You draw: Flail
rules/no_second_of_the_type.json
   You take the action: Loot
   You draw: Spear
   Discarded from the deck: War Cry
   Discarded from the deck: Firepot

*Turn 2: yours*
   You draw: Flail
rules/nothing_is_traded.json
   You take the action: Fight
   You attack: Troll
rules/nothing_more_in_a_fight.json
   You take the action: Fight
   You attack: Skeleton
   You spend 3 favor
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Flail (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/nothing_more_in_a_loot.json
   You take the action: Loot
   You draw: Flail

*Turn 2: Opponent*
   Draws a card
rules/nothing_more_in_a_summon.json
   You take the action: Summon
   New in the dungeon: Rat Swarm (lane 2)
   You take into your hand: Mallet
   You gain 3 favor

*Turn 2: Opponent*
   Draws a card
rules/nothing_to_fight.json
rules/one_action.json
   You take the action: Loot
   You draw: Greataxe

*Turn 2: Opponent*
   Draws a card
rules/one_attack_short.json
   You take the action: Fight
   You attack: Werewolf
   You use in the Fight: Mallet, Greataxe
   The Fight fails: attack 7 is not enough

*Turn 2: Opponent*
   Draws a card
rules/one_lane_in_a_fight.json
   You take the action: Fight
   You attack: Skeleton
   You spend 9 favor
   You defeat: Skeleton (with attack 9)
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/one_use_less.json
   You activate: Blessed Candle
   You gain 2 favor
rules/order_of_a_fight.json
   You take the action: Fight
   You attack: Rat Swarm
   You use in the Fight: Dagger
   You defeat: Rat Swarm (with attack 2)
   New in the dungeon: Spear (lane 1)

*Turn 2: Opponent*
   Draws a card
rules/partners_act_once_each.json
   You take the action: Loot
   You take into your hand: Mallet
   Partner takes the action: Loot
   Partner takes: Short Bow
   New in the dungeon: Scythe (lane 3)
   New in the dungeon: Greataxe (lane 2)

*Turn 2: Player 2, Player 4*
   Player 2 draws a card
   Player 4 draws a card
rules/partners_share_a_turn.json
   You let your partner go on
   Partner plays: Dagger
   Partner lets the partner go on
   You play: Blessed Candle
   You let your partner go on
   Partner takes the action: Loot
   Partner takes: Firepot
   You take the action: Loot
   You draw: Scythe
   New in the dungeon: Greataxe (lane 1)

*Turn 2: Player 2, Player 4*
   Player 2 draws a card
   Player 4 draws a card
rules/play_any_number.json
   You play: Dagger
   You play: Mallet
   You play: Greataxe
   You discard from hand: Rat Swarm
   You play: Siege Crossbow
   You discard from hand: War Cry, Firepot
rules/play_from_the_hand_only.json
rules/points_are_kept_per_player.json
   You let your partner go on
   Partner takes the action: Fight
   Partner attacks: Skeleton
   Partner spends 3 favor
   Partner defeats: Skeleton (with attack 3)
rules/range_from_each_side.json
   Player 3 takes the action: Fight
   Player 3 attacks: Imp
rules/refill_after_both_actions.json
   You take the action: Loot
   You take into your hand: Dagger
   Partner takes the action: Loot
   Partner takes: Short Bow
   New in the dungeon: Scythe (lane 3)
   New in the dungeon: Greataxe (lane 1)

*Turn 2: Player 2, Player 4*
   Player 2 draws a card
   Player 4 draws a card
rules/refill_all_gaps.json
   You activate: Grappling Hook
   You take into your hand: Short Bow
   You take the action: Loot
   You take into your hand: Dagger
   New in the dungeon: Greataxe (lane 1)
   New in the dungeon: Spear (lane 3)

*Turn 2: Opponent*
   Draws a card
rules/refill_is_outside_the_turn.json
   You take the action: Loot
   You take into your hand: Dagger
   Discarded from the deck: War Cry
   Discarded from the deck: Firepot
   New in the dungeon: Hellhound (lane 1)

*Turn 2: yours*
   You draw: Flail
rules/refill_one_by_one.json
   You activate: Grappling Hook
   You take into your hand: Short Bow
   You take the action: Loot
   You take into your hand: Dagger
   New in the dungeon: Cultist (lane 1)
   Revealed from the top of the deck: Imp
   You gain 2 favor
   New in the dungeon: Imp (lane 3)
   Opponent loses 1 favor, you gain as much

*Turn 2: Opponent*
   Draws a card
rules/repair.json
   You activate: Grindstone
   Mallet (yours): durability +1
rules/repair_up_to_the_printed_number.json
   You activate: Grindstone
rules/second_tie_break.json
   You take the action: Loot
   You draw: Spear
   The deck has run out: the game ends once both have had the same number of turns
rules/several_weapons.json
   You take the action: Fight
   You attack: Acid Ooze
   You use in the Fight: Mallet, Scythe
   You defeat: Acid Ooze (with attack 6)
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/soul_abilities_begin_with_the_defeat.json
   You take the action: Fight
   You attack: Witch
   You use in the Fight: Cursed Blade, Dagger
   You spend 4 favor
   You defeat: Witch (with attack 12)
   New in the dungeon: Spear (lane 1)

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 3: yours*
   You draw: Scythe
   You play: War Cry
   Takes effect: Witch
   You gain 2 favor
   You have +2 attack until end of turn
rules/soul_abilities_belong_to_the_winner.json
   You take the action: Fight
   You attack: Witch
   You use in the Fight: Cursed Blade, Dagger
   You spend 4 favor
   You defeat: Witch (with attack 12)
   New in the dungeon: Spear (lane 1)

*Turn 2: Opponent*
   Draws a card
   Plays: Last Prayer
   Gains 5 favor
rules/soul_abilities_go_on.json
   You play: War Cry
   Takes effect: Witch
   You gain 2 favor
   You play: Dark Pact
   Takes effect: Witch
   You gain 2 favor
   You spend 2 favor
   You draw: Spear, Flail
   You take the action: Loot
   You draw: Scythe

*Turn 2: Opponent*
   Draws a card
   Plays: Last Prayer
   Gains 5 favor
rules/spell_cost_and_effect.json
   You play: Reforging
   You discard from hand: Rat Swarm
   Mallet (yours): durability +1
   You draw: Greataxe
rules/spell_cost_unpaid.json
rules/spending_is_not_losing.json
   You take the action: Fight
   You attack: Skeleton
   You spend 3 favor
   You defeat: Skeleton (with attack 3)
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/spending_more_than_needed.json
   You take the action: Fight
   You attack: Ghoul
   You spend 8 favor
   You defeat: Ghoul (with attack 8)
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/summon.json
   You take the action: Summon
   New in the dungeon: Rat Swarm (lane 1)
   You take into your hand: Dagger
   You gain 3 favor

*Turn 2: Opponent*
   Draws a card
rules/summon_keeps_its_card.json
   You take the action: Summon
   New in the dungeon: Rat Swarm (lane 3)
   You take into your hand: Ghoul
   You gain 3 favor

*Turn 2: Opponent*
   Draws a card
rules/summon_needs_a_monster.json
rules/summon_takes_any_card.json
   You take the action: Summon
   New in the dungeon: Skeleton (lane 2)
   You take into your hand: Troll
   You gain 3 favor

*Turn 2: Opponent*
   Draws a card
rules/summoned_banshee_alone.json
   You take the action: Summon
   New in the dungeon: Banshee (lane 1)
   You take into your hand: Dagger
   You gain 3 favor
   Takes effect: Banshee
   Discarded from the deck: War Cry
   Discarded from the deck: Firepot

*Turn 2: yours*
   You draw: Flail
rules/summoned_in_the_turn.json
   You take the action: Summon
   New in the dungeon: Hellhound (lane 1)
   You take into your hand: Dagger
   You gain 3 favor
   Takes effect: Hellhound
   You lose 2 favor
   Discarded from the deck: War Cry
   Discarded from the deck: Firepot

*Turn 2: yours*
   You draw: Flail
rules/the_dearest_spell.json
   You take the action: Loot
   You draw: Spear
   Discarded from the deck: War Cry
   Discarded: Reforging
   New in the dungeon: Dagger (lane 2)

*Turn 2: yours*
   You draw: Flail
rules/the_deck_runs_out_in_the_first_turn.json
   You take the action: Loot
   You draw: Spear
   The deck has run out: the game ends once both have had the same number of turns

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card
rules/the_deck_runs_out_in_the_second_turn.json
   Opponent takes the action: Loot
   Opponent draws a card
   The deck has run out: the game ends once both have had the same number of turns
rules/the_discard_comes_before_the_refill.json
   You take the action: Loot
   You take into your hand: War Cry
   Discarded from the deck: Imp
   Discarded: Ghoul
   New in the dungeon: Greataxe (lane 1)
   New in the dungeon: Flail (lane 2)

*Turn 2: yours*
   You draw: Scythe
rules/the_gap_maker_is_concerned.json
   You let your partner go on
   Partner takes the action: Loot
   Partner takes: Dagger
   You take the action: Loot
   You take into your hand: Mallet
   New in the dungeon: Hellhound (lane 1)
   Partner loses 2 favor
   New in the dungeon: Scythe (lane 2)

*Turn 2: Player 2, Player 4*
   Player 2 draws a card
   Player 4 draws a card
rules/the_last_turn_is_finished.json
   You take the action: Loot
   You take into your hand: Dagger
   New in the dungeon: Black Mirror (lane 1)
rules/the_last_use_breaks.json
   You activate: Blessed Candle
   Blessed Candle (yours) breaks
   You gain 2 favor
rules/the_neighbour_has_another_turn.json
   Opponent takes the action: Loot
   Opponent draws a card
   The deck has run out: the game ends once both have had the same number of turns

*Turn 2: yours*
   You draw: Black Mirror
rules/the_partner_meets_no_condition.json
   You take the action: Loot
   You draw: Scythe
   Partner takes the action: Loot
   Partner draws a card

*Turn 2: Player 2, Player 4*
   Player 2 draws a card
   Player 4 draws a card
rules/the_player_is_the_opponent.json
   You take the action: Loot
   You take into your hand: Dagger
   Discarded from the deck: War Cry
   Discarded from the deck: Firepot
   New in the dungeon: Banshee (lane 1)
   You discard from hand: Scythe

*Turn 2: yours*
   You draw: Flail
rules/the_second_deck_ends_the_game.json
   You take the action: Loot
   You draw: Spear
   The deck has run out again: the game ends with this turn
rules/the_second_deck_is_not_refilled.json
   You take the action: Loot
   You take into your hand: Dagger
rules/the_second_deck_of_four.json
   Player 2 takes the action: Loot
   Player 2 draws a card
   The deck has run out again: the game ends with this turn
rules/the_strongest_weapon.json
   You take the action: Loot
   You draw: Spear
   Discarded from the deck: Scythe
   Discarded: Cursed Blade
   New in the dungeon: Imp (lane 3)
   You gain 1 favor

*Turn 2: yours*
   You draw: Flail
rules/the_team_with_more_wins.json
   You take the action: Loot
   You draw: Scythe
   The deck has run out again: the game ends with this turn
   Partner takes the action: Loot
   Partner takes: Dagger
rules/this_lane_of_the_square.json
   You take the action: Summon
   New in the dungeon: Acid Ooze (lane 1)
   You take into your hand: Imp
   You gain 3 favor
   Takes effect: Acid Ooze
   Short Bow (Player 2): durability −1

*Turn 2: Player 2*
   Draws a card
rules/turn_steps.json
   You play: Blessed Candle
   You activate: Blessed Candle
   You gain 2 favor
   You take the action: Loot
   You take into your hand: Mallet
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/two_monsters_at_once.json
   You take the action: Fight
   You attack: Skeleton, Ghoul
   You spend 8 favor
   You defeat: Skeleton, Ghoul (with attack 8)
   New in the dungeon: Spear (lane 2)
   New in the dungeon: Flail (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/two_monsters_too_many.json
   You take the action: Fight
   You attack: Ghoul, Skeleton
   You spend 7 favor
   The Fight fails: attack 7 is not enough

*Turn 2: Opponent*
   Draws a card
rules/uses_left.json
   You play: Blessed Candle
   You activate: Blessed Candle
   You gain 2 favor
   You take the action: Loot
   You draw: Greataxe

*Turn 2: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 3: yours*
   You draw: Scythe
   You activate: Blessed Candle
   Blessed Candle (yours) breaks
   You gain 2 favor
rules/weapon_ability_activated.json
   You play: Spear
   You discard from hand: Rat Swarm
   You activate: Spear
   Spear moves to lane 3
rules/weapon_ability_when_played.json
   You play: Templar’s Sword
   You discard from hand: Rat Swarm
   Takes effect: Templar’s Sword
   You gain 2 favor
   You take the action: Loot
   You draw: Spear

*Turn 2: Opponent*
   Draws a card
rules/weapons_equal_in_both.json
   You take the action: Loot
   You draw: Spear
   Discarded from the deck: Scythe
   Discarded: Chakram
   New in the dungeon: Dagger (lane 3)

*Turn 2: yours*
   You draw: Dagger
rules/weapons_of_lane_1.json
   You take the action: Fight
   You attack: Rat Swarm
rules/weapons_of_lane_3.json
   You take the action: Fight
   You attack: Troll
rules/weapons_of_the_lane.json
   You take the action: Fight
   You attack: Ghoul
   You use in the Fight: Mallet, Scythe
   You defeat: Ghoul (with attack 6)
   New in the dungeon: Spear (lane 2)

*Turn 2: Opponent*
   Draws a card
rules/wearing_opponents_repairs.json
   You activate: Acid Vial
   Siege Crossbow (yours): durability +1
rules/what_a_card_does_with_itself_is_not_given.json
   You take the action: Fight
   You attack: Ghoul
   You use in the Fight: Chakram
   Chakram (yours) breaks
   You take into your hand: Chakram
   You spend 1 favor
   You defeat: Ghoul (with attack 5)
rules/without_care_bear.json
   You activate: Acid Vial
   Scythe (Opponent): durability −1
rules/worked_example.json
   You take the action: Fight
   You attack: Witch
   You use in the Fight: Mallet, Greataxe
   You spend 5 favor
   You defeat: Witch (with attack 12)
   New in the dungeon: Dagger (lane 2)

*Turn 2: Opponent*
