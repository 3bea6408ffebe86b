*Turn 1: Opponent*
   Draws a card
   Plays: Spear
   Discards from hand: Cultist
   Plays: Dagger
   Takes the action: Loot
   Takes: Voodoo Doll
   New in the dungeon: Reforging (lane 3)

*Turn 2: yours*
   You draw: Curse of Rust
   You take the action: Fight
   You attack: Rat Swarm
   The Fight fails: attack 0 is not enough

*Turn 3: Opponent*
   Draws a card
   Takes the action: Loot
   Takes: Black Mirror
   New in the dungeon: Blessed Candle (lane 1)

*Turn 4: yours*
   You draw: Dark Pact
   You take the action: Summon
   New in the dungeon: Night Hag (lane 3)
   You take into your hand: Reforging
   You gain 3 favor
   Takes effect: Night Hag
   Opponent loses 2 favor

*Turn 5: Opponent*
   Draws a card
   Plays: Voodoo Doll
   Plays: Blessed Candle
   Activates: Spear
   Spear moves to lane 1
   Activates: Voodoo Doll
   You lose 2 favor
   Plays: Black Mirror
   Discards from hand: Bloodthirsty Sword
   Takes the action: Fight
   Attacks: Acid Ooze
   Uses in the Fight: Dagger
   Spends 1 favor
   The Fight fails: attack 3 is not enough

*Turn 6: yours*
   You draw: Mallet
   You play: Curse of Rust
   The spell is attached to: Spear
   You play: Dark Pact
   You spend 2 favor
   You draw: Grimoire, War Cry
   You take the action: Summon
   New in the dungeon: Werewolf (lane 3)
   You take into your hand: Flail
   You gain 3 favor

*Turn 7: Opponent*
   Draws a card
   Plays: Templar’s Sword
   Discards from hand: Imp
   Takes effect: Templar’s Sword
   Gains 2 favor
   Takes the action: Loot
   Draws a card

*Turn 8: yours*
   You draw: Burnt Offering
   You take the action: Loot
   You draw: Gnarled Staff

*Turn 9: Opponent*
   Draws a card
   Activates: Spear
   Spear moves to lane 2
   Plays: Greataxe
   Discards from hand: Mimic
   Takes the action: Loot
   Takes: Blessed Candle
   New in the dungeon: Swan Song (lane 1)

*Turn 10: yours*
   You draw: Troll
   You take the action: Loot
   You take into your hand: Swan Song
   New in the dungeon: Last Prayer (lane 1)

*Turn 11: Opponent*
   Draws a card
   Activates: Spear
   Spear moves to lane 3
   Activates: Black Mirror
   Looks at the top of the deck
   Takes a card
   Puts under the deck: 2 cards
   Plays: Firepot
   Activates: Voodoo Doll
   Voodoo Doll (Opponent) breaks
   You lose 2 favor
   Activates: Blessed Candle
   Gains 2 favor
   Takes the action: Loot
   Takes: Last Prayer
   New in the dungeon: Hellhound (lane 1)
   Loses 2 favor

*Turn 12: yours*
   You draw: Skeleton
   You play: Reforging
   You discard from hand: Troll
   You draw: Bat Colony
   You play: Grimoire
   You discard from hand: Flail
   You take the action: Summon
   New in the dungeon: Skeleton (lane 2)
   You take into your hand: Minotaur
   You gain 3 favor

*Turn 13: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 14: yours*
   You draw: Dagger
   You play: Scythe
   You discard from hand: Mallet
   You take the action: Summon
   New in the dungeon: Minotaur (lane 3)
   You take into your hand: Night Hag
   You gain 2 favor

*Turn 15: Opponent*
   Draws a card
   Activates: Blessed Candle
   Blessed Candle (Opponent) breaks
   Gains 2 favor
   Takes the action: Fight
   Attacks: Werewolf, Minotaur
   Spends 2 favor
   The Fight fails: attack 2 is not enough

*Turn 16: yours*
   You draw: Cursed Blade
   You activate: Grimoire
   You take into your hand: Reforging
   You play: Reforging
   You discard from hand: Bat Colony
   You draw: Spiked Chain
   You play: Dagger
   You play: Swan Song
   The spell is attached to: Scythe
   You take the action: Fight
   You attack: Hellhound, Acid Ooze
   You spend 5 favor
   The Fight fails: attack 5 is not enough

*Turn 17: Opponent*
   Draws a card
   Takes the action: Fight
   Attacks: Rat Swarm
   Uses in the Fight: Greataxe
   Spends 1 favor
   Defeats: Rat Swarm (with attack 5)
   New in the dungeon: Mephisto (lane 2)
   Loses 3 favor
   You lose 4 favor

*Turn 18: yours*
   You draw: Tithe of Steel
   You activate: Grimoire
   Grimoire (yours) breaks
   You take into your hand: Reforging
   You play: Tithe of Steel
   Dagger (yours) breaks
   You gain 2 favor
   You play: Cursed Blade
   You lose 3 favor
   You play: War Cry
   You have +2 attack until end of turn
   You take the action: Loot
   You draw: Ghoul

*Turn 19: Opponent*
   Draws a card
   Plays: Last Prayer
   Gains 3 favor
   Activates: Black Mirror
   Looks at the top of the deck
   Takes a card
   Puts under the deck: 2 cards
   Activates: Firepot
   Firepot (Opponent) breaks
   Has +4 attack until end of turn
   Plays: Chakram
   Discards from hand: Flaming Edge
   Takes the action: Summon
   New in the dungeon: Rat Swarm (lane 1)
   Takes: Hellhound
   Gains 3 favor

*Turn 20: yours*
   You draw: Dragon
   You play: Spiked Chain
   You discard from hand: Ghoul
   You play: Reforging
   You discard from hand: Burnt Offering
   You draw: Skeleton
   You take the action: Summon
   New in the dungeon: Night Hag (lane 2)
   You take into your hand: Skeleton
   You gain 3 favor
   Takes effect: Night Hag
   Opponent loses 2 favor

*Turn 21: Opponent*
   Draws a card
   Activates: Black Mirror
   Black Mirror (Opponent) breaks
   Looks at the top of the deck
   Takes a card
   Puts under the deck: 2 cards
   Takes the action: Loot
   Draws a card

*Turn 22: yours*
   You draw: Soul Jar
   You activate: Spiked Chain
   These change places: Acid Ooze, Werewolf
   You take the action: Summon
   New in the dungeon: Skeleton (lane 3)
   You take into your hand: Minotaur
   You gain 3 favor

*Turn 23: Opponent*
   Draws a card
   Takes the action: Summon
   New in the dungeon: Hellhound (lane 3)
   Takes: Skeleton
   Gains 3 favor
   Takes effect: Hellhound
   Loses 2 favor

*Turn 24: yours*
   You draw: Siege Crossbow
   You play: Soul Jar
   You discard from hand: Gnarled Staff
   You take the action: Loot
   You draw: Poltergeist

*Turn 25: Opponent*
   Draws a card
   Takes the action: Loot
   Draws a card

*Turn 26: yours*
   You draw: Giant Spider
   You take the action: Fight
   You attack: Rat Swarm, Werewolf
   You spend 5 favor
   The Fight fails: attack 5 is not enough

*Turn 27: Opponent*
   Draws a card
   The deck has run out: the game ends once both have had the same number of turns
   Activates: Spear
   Spear (Opponent) breaks
   Discarded: Curse of Rust
   Takes the action: Summon
   New in the dungeon: Vampire (lane 1)
   Takes: Werewolf
   Gains 3 favor
   Takes effect: Vampire
   You lose 1 favor, Opponent gains as much

*Turn 28: yours*
   You draw: Firepot
   You take the action: Summon
   New in the dungeon: Minotaur (lane 3)
   You take into your hand: Acid Ooze
   You gain 3 favor
