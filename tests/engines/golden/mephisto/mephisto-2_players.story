*Turn 1: Opponent*
   Draws a card
   Plays: Dagger
   Takes the action: Loot
   Takes: Voodoo Doll
   New in the dungeon: Blessed Candle (lane 3)

*Turn 2: yours*
   You draw: Mallet
   You play: Mallet
   You take the action: Summon
   You take into your hand: Blessed Candle
   You gain 3 favor
   New in the dungeon: Night Hag (lane 3)
   Opponent loses 2 favor

*Turn 3: Opponent*
   Draws a card
   Takes the action: Summon
   Takes: Acid Ooze
   Gains 3 favor
   New in the dungeon: Cultist (lane 1)
   Revealed from the top of the deck: Blessed Candle
   Loses 1 favor

*Turn 4: yours*
   You draw: Blessed Candle
   You take the action: Summon
   You take into your hand: Night Hag
   You gain 2 favor
   New in the dungeon: Werewolf (lane 3)

*Turn 5: Opponent*
   Draws a card
   Plays: Templar’s Sword
   Discards from hand: Voodoo Doll
   Gains 2 favor
   Takes the action: Summon
   Takes: Werewolf
   Gains 3 favor
   New in the dungeon: Acid Ooze (lane 3)

*Turn 6: yours*
   You draw: Bloodthirsty Sword
   You play: Blessed Candle
   You activate: Blessed Candle
   You take the action: Loot
   You draw: Lich

*Turn 7: Opponent*
   Draws a card
   Plays: Siege Crossbow
   Discards from hand: Acid Vial, Werewolf
   Plays: Spear
   Discards from hand: Grindstone
   Takes the action: Fight
   Attacks: Minotaur, Rat Swarm
   Uses in the Fight: Spear
   Spends 7 favor
   The Fight fails: attack 10 is not enough

*Turn 8: yours*
   You draw: Grappling Hook
   You play: Grappling Hook
   You discard from hand: Blessed Candle
   You play: Scythe
   You discard from hand: Lich
   You activate: Grappling Hook
   You take into your hand: Flail
   You activate: Blessed Candle
   Blessed Candle (yours) breaks
   You take the action: Summon
   You take into your hand: Minotaur
   New in the dungeon: Night Hag (lane 2)
   Opponent loses 2 favor
   New in the dungeon: Mephisto (lane 3)
   You lose 4 favor
   Opponent loses 1 favor

*Turn 9: Opponent*
   Draws a card
   Plays: Séance
   Chooses the type: weapon
   Revealed from the top of the deck: Dragon, Swan Song, Soul Jar
   Takes the action: Fight
   Attacks: Cultist
   The Fight fails: attack 0 is not enough

*Turn 10: yours*
   You draw: Dark Pact
   You activate: Grappling Hook
   Grappling Hook (yours) breaks
   You take into your hand: Black Mirror
   You take the action: Loot
   You draw: Greataxe
   New in the dungeon: Bat Colony (lane 1)
   You see on top of the deck: Burnt Offering, Skeleton, Tithe of Steel

*Turn 11: Opponent*
   Draws a card
   Activates: Spear
   Spear moves to lane 1
   Takes the action: Loot
   Draws a card

*Turn 12: yours*
   You draw: Skeleton
   You play: Flail
   You discard from hand: Minotaur
   You take the action: Fight
   You attack: Night Hag
   You spend 6 favor
   The Fight fails: attack 6 is not enough

*Turn 13: Opponent*
   Draws a card
   Activates: Spear
   Spear moves to lane 2
   Plays: Tithe of Steel
   Siege Crossbow (Opponent) breaks
   Gains 9 favor
   Takes the action: Fight
   Attacks: Night Hag, Rat Swarm
   Uses in the Fight: Spear
   Spear (Opponent) breaks
   Spends 6 favor
   The Fight fails: attack 9 is not enough

*Turn 14: yours*
   You draw: Firepot
   You play: Greataxe
   You discard from hand: Dark Pact
   You play: Black Mirror
   You discard from hand: Skeleton
   You take the action: Fight
   You attack: Mephisto, Acid Ooze
   The Fight fails: attack 0 is not enough

*Turn 15: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Rat Swarm, Night Hag
   Spends 2 favor
   The Fight fails: attack 2 is not enough

*Turn 16: yours*
   You draw: Giant Spider
   You play: Bloodthirsty Sword
   You discard from hand: Giant Spider, Firepot
   You activate: Black Mirror
   You see on top of the deck: Vampire, Spiked Chain, Curse of Rust
   You draw: Vampire
   You take the action: Summon
   You take into your hand: Mephisto
   You gain 3 favor
   New in the dungeon: Vampire (lane 3)
   Opponent loses 1 favor
   You gain 1 favor

*Turn 17: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Rat Swarm
   The Fight fails: attack 0 is not enough

*Turn 18: yours*
   You draw: Skeleton
   You take the action: Fight
   You attack: Rat Swarm
   You use in the Fight: Mallet
   You spend 2 favor
   You defeat: Rat Swarm (with attack 5)
   New in the dungeon: Flaming Edge (lane 2)

*Turn 19: Opponent*
   Draws a card
   Takes the action: Loot
   Takes: Flaming Edge
   New in the dungeon: Iron Golem (lane 2)
   Bloodthirsty Sword (yours): durability −2

*Turn 20: yours*
   You draw: Cursed Blade
   You play: Cursed Blade
   You lose 2 favor
   You take the action: Loot
   You draw: Witch

*Turn 21: Opponent*
   Draws a card
   Plays: Flaming Edge
   The spell is attached to: Dagger
   Plays: Burnt Offering
   Discards from hand: Banshee, Poltergeist, Troll, Chakram
   Gains 8 favor
   Takes the action: Loot
   Draws a card

*Turn 22: yours*
   You draw: Short Bow
   You take the action: Loot
   You draw: War Cry

*Turn 23: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 24: yours*
   You draw: Last Prayer
   You play: Last Prayer
   You gain 5 favor
   You play: War Cry
   You have +6 attack until end of turn
   You take the action: Fight
   You attack: Cultist, Bat Colony
   You spend 2 favor
   You defeat: Cultist, Bat Colony (with attack 8)
   New in the dungeon: Dagger (lane 1)
   New in the dungeon: Gnarled Staff (lane 1)

*Turn 25: Opponent*
   Draws a card
   Plays: Reforging
   Discards from hand: Hellhound
   Draws a card
   Plays: Grimoire
   Discards from hand: Rat Swarm
   Takes the action: Fight
   Attacks: Vampire
   Spends 6 favor
   The Fight fails: attack 6 is not enough

*Turn 26: yours*
   You draw: Short Bow
   You play: Short Bow
   You take the action: Summon
   Takes effect: Cultist
   You gain 1 favor
   You take into your hand: Iron Golem
   You gain 3 favor
   New in the dungeon: Mephisto (lane 2)
   You lose 4 favor
   Opponent loses 2 favor

*Turn 27: Opponent*
   Draws a card
   Takes the action: Loot
   Takes: Dagger
   New in the dungeon: Dragon (lane 1)
   Dagger (Opponent): durability −1
   Templar’s Sword (Opponent): durability −1
   Grimoire (Opponent): durability −1

*Turn 28: yours*
   You draw: Soul Jar
   You take the action: Fight
   You attack: Acid Ooze, Vampire
   You use in the Fight: Short Bow
   You spend 3 favor
   The Fight fails: attack 6 is not enough

*Turn 29: Opponent*
   Draws a card
   Activates: Grimoire
   Grimoire (Opponent) breaks
   Takes: War Cry
   Plays: Dagger
   Takes the action: Loot
   Takes: Gnarled Staff
   New in the dungeon: Spiked Chain (lane 1)

*Turn 30: yours*
   You draw: Curse of Rust
   The deck has run out: the game ends once both have had the same number of turns
   You take the action: Fight
   You attack: Dragon
   You use in the Fight: Bloodthirsty Sword
   Bloodthirsty Sword (yours) breaks
   You use in the Fight: Cursed Blade
   Takes effect: Bloodthirsty Sword
   You gain 1 favor
   The Fight fails: attack 11 is not enough
