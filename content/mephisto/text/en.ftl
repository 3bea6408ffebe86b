### Mephisto in English: names, flavour and the prose of the helper cards and the reference sheet.
### Numbers are variables: $topic-name is values.name of rules/topic.json. Rules texts are made from the effects.

## Monsters

rat_swarm = Rat Swarm
    .flavor = One rat is a nuisance. A hundred rats are the landlord.
imp = Imp
    .flavor = Small hands, deep pockets. Yours.
skeleton = Skeleton
    .flavor = His heart was never in it.
bat_colony = Bat Colony
    .flavor = They hear what you are about to regret.
cultist = Cultist
    .flavor = Promoted quickly. His superiors were delicious.
ghoul = Ghoul
    .flavor = Never complains about leftovers. Rarely leaves any.
giant_spider = Giant Spider
    .flavor = Eight legs, one recipe.
acid_ooze = Acid Ooze
    .flavor = It used to be the armory.
poltergeist = Poltergeist
    .flavor = Rearranges furniture, corridors and, at last, guests.
mimic = Mimic
    .flavor = The lock was the tongue.
hellhound = Hellhound
    .flavor = Good boy. Wrong master.
werewolf = Werewolf
    .flavor = As mayor by day, he outlawed silver.
banshee = Banshee
    .flavor = She knows your name, and holds the vowels.
minotaur = Minotaur
    .flavor = Owns the only map. Ate the mapmaker.
night_hag = Night Hag
    .flavor = Sits on your chest and counts your blessings. Down.
vampire = Vampire
    .flavor = Waits to be invited, then invites you to stay.
troll = Troll
    .flavor = Cut it in half and you owe it an apology.
witch = Witch
    .flavor = Her cottage is well spoken of, by crows.
lich = Lich
    .flavor = Treats death as a career break.
iron_golem = Iron Golem
    .flavor = Obeys every word. The last one was “aaargh”.
dragon = Dragon
    .flavor = Counts its gold nightly, and knows who touched it.
mephisto = Mephisto
    .flavor = Do read the small print. It is written in you.

## Weapons

dagger = Dagger
    .flavor = Short, sharp and to the point.
templars_sword = Templar’s Sword
    .flavor = Blessed by men who never had to swing it.
bloodthirsty_sword = Bloodthirsty Sword
    .flavor = Never put it away hungry.
cursed_blade = Cursed Blade
    .flavor = Weighs nothing until you try to let go.
mallet = Mallet
    .flavor = For tent pegs, fence posts and difficult neighbors.
greataxe = Greataxe
    .flavor = Opens doors, and whoever leans on them.
spear = Spear
    .flavor = Good manners begin at arm’s length.
spiked_chain = Spiked Chain
    .flavor = Family ties, with thorns.
flail = Flail
    .flavor = Always has the last word, even in pieces.
scythe = Scythe
    .flavor = Made for crowds.
short_bow = Short Bow
    .flavor = Courage, at a sensible distance.
siege_crossbow = Siege Crossbow
    .flavor = Slow to wind. Nobody has asked for a second bolt.
gnarled_staff = Gnarled Staff
    .flavor = A walking stick, until its owner starts muttering.
chakram = Chakram
    .flavor = It always comes back. Mind your fingers.

## Items

blessed_candle = Blessed Candle
    .flavor = Lit for the dying, so keep it handy.
grindstone = Grindstone
    .flavor = Sharpens steel, shortens tempers.
black_mirror = Black Mirror
    .flavor = It has never once shown good news.
grappling_hook = Grappling Hook
    .flavor = Why walk into the trap? Invite it over.
firepot = Firepot
    .flavor = Handle with care. Let go with feeling.
acid_vial = Acid Vial
    .flavor = Small print for steel.
voodoo_doll = Voodoo Doll
    .flavor = Made with love, pins and somebody’s hair.
soul_jar = Soul Jar
    .flavor = Shake gently. They are better at talking than listening.
grimoire = Grimoire
    .flavor = Its margins are full of previous readers.

## Spells

last_prayer = Last Prayer
    .flavor = Somebody down there is always listening.
dark_pact = Dark Pact
    .flavor = Generous terms, for one of us.
burnt_offering = Burnt Offering
    .flavor = Smoke travels further than begging.
flaming_edge = Flaming Edge
    .flavor = Do not sheathe until fully cooled.
swan_song = Swan Song
    .flavor = Good steel wants to be heard once.
curse_of_rust = Curse of Rust
    .flavor = Time would have done it too, only without laughing.
tithe_of_steel = Tithe of Steel
    .flavor = Down there they weigh it to the spark.
reforging = Reforging
    .flavor = Same blade, fresh grudge.
seance = Séance
    .flavor = Ask nicely. They were in the middle of something.
    .text = Name a card type. Reveal the top { $cards } { $cards ->
        [one] card
       *[other] cards
    } of the deck. Take those of that type into your hand and put the rest on the bottom of the deck in any order.
war_cry = War Cry
    .flavor = Louder than fear, if only just.

## Helper cards

reminder_silver = Rules Reminder
reminder = Rules Reminder
favor_tracker = Favor Tracker
quick_rules = Quick Rules

## Kinds and numbers

ui-game = Mephisto
ui-subtitle = The dungeon card game: rules at a glance and every card
ui-kind-monster = Monster
ui-kind-weapon = Weapon
ui-kind-spell = Spell
ui-kind-item = Item
ui-kinds-monster = Monsters
ui-kinds-weapon = Weapons
ui-kinds-spell = Spells
ui-kinds-item = Items
ui-kinds-helper = Helper cards
ui-stat-attack = Attack
ui-stat-souls = Soul Points
ui-stat-cost = Cost
ui-stat-durability = Durability
ui-stat-range = Range
ui-stat-favor = Favor
ui-field-immediate = Enters
ui-field-ability = Soul ability

## The turn

ui-turn = Your turn
ui-turn-draw = Draw
ui-turn-draw-text = Take { $turn-draw ->
        [one] the top card
       *[other] the top { $turn-draw } cards
    } of the deck into your hand.
ui-turn-play = Play and activate
ui-turn-play-text = As much as you can pay for, in any order, until your action begins.
ui-turn-play-long = Cards are played from the hand only. To pay a card’s cost [cost], discard that many other cards from your hand. Each item and weapon you have in play may be activated [activate] { $turn-activations ->
        [one] once
       *[other] { $turn-activations } times
    } in your turn, even in the turn it is played: take { $equipment-activation-wear } durability [durability] off it, then do what it says. Play and activate in any order you like, but not after your action has begun.
ui-turn-action = Act
ui-turn-action-text = { $turn-actions ->
        [one] One action
       *[other] { $turn-actions } actions
    }: Loot, Fight or Summon.
ui-turn-refill = Refill
ui-turn-refill-text = Fill the gaps in the dungeon from the deck, face up; monsters enter it.
ui-actions = Your action
ui-action-loot = Loot
ui-action-loot-text = Take an item, a weapon or a spell from the dungeon, or draw the top card of the deck.
ui-action-loot-long = Take { $actions-loot } card that is not a monster from the dungeon into your hand, or draw the top card of the deck instead. The space you emptied is filled when you refill.
ui-action-fight = Fight
ui-action-fight-text = Attack monsters in one lane with your weapons there; favor [favor] makes up what is missing.
ui-action-fight-long = Choose a lane and one or more monsters in it. Use any of your weapons in that lane; each loses { $actions-fight-wear } durability [durability]. Then spend as much favor [favor] as you wish: each is worth { $favor-attack } attack [attack]. Reach the sum of the monsters’ attack and they are yours: face up beside your tracker they are your soul pile, worth Soul Points [souls] and soul abilities [soul_ability].
ui-action-summon = Summon
ui-action-summon-text = Trade a monster from your hand for any card of the dungeon and gain { $actions-summon-favor } favor [favor].
ui-action-summon-long = Take any card of the dungeon into your hand, even a monster, and fill its space with a monster from your hand. Gain { $actions-summon-favor } favor [favor]. The monster you placed has entered the dungeon, so its effect [enters] happens at once, and “you” in it is you.
ui-fight = The Fight
ui-fight-lane = Choose a lane and the monsters you take on in it.
ui-fight-weapons = Use weapons of that lane: each loses { $actions-fight-wear } durability [durability].
ui-fight-favor = Spend favor [favor]: each adds { $favor-attack } attack [attack].
ui-fight-compare = As much attack as the monsters have together, or more, wins.
ui-fight-souls = Put the beaten monsters by your tracker: they score [souls].

## Playing cards

ui-play-cost-text = To play a card, discard as many other cards from your hand as its cost [cost].
ui-play-weapon-text = A weapon lies on your side of the lane its range [range] names until it breaks.
ui-play-spell-text = A spell works when played, then is discarded, unless it is attached to a weapon.
ui-play-item-text = An item lies beside the lanes. It has no range and never fights.
ui-activate-text = Once in each of your turns: turn the card by one use, then do what it says.
ui-durability-text = Each use is a quarter turn clockwise. The top right corner shows the uses left.

## Set-up and end

ui-setup = Set-up
ui-setup-text = Shuffle the { $components-dungeon } dungeon cards. Deal { $setup-hand } to each player and { $setup-rows } face up into each of the { $setup-lanes } lanes; the rest is the deck. Monsters dealt now do nothing yet. Everyone takes a Favor Tracker and starts at { $favor-start } favor [favor]. Shuffle the silver-bordered Reminder with a plain one for each other player and deal them out face down: whoever gets silver goes first.
ui-end = End of the game
ui-end-text = Whoever is on turn when the deck runs out shuffles the discard pile into a new deck. With { $end-two-players } players, play goes on until the player on the starting player’s left has finished a turn, so that both have had as many. With { $end-more-players } or more, the new deck is played out too, and then the game ends.
ui-ties = Who wins
ui-ties-text = The most Soul Points [souls]. If tied, the most favor [favor]; if still tied, the most weapons and items in play, counted together. Otherwise it is a draw.

## Variants

ui-variants = Variants
ui-variant-free-for-all = Free for all
ui-variant-free-for-all-text = For { $end-more-players } or { $players-most } players. Lay out a square of { $grid-width } by { $grid-height } spaces: the deck in the middle, { $grid-corners } cards face down on opposite corners, all others face up. Nothing reaches the deck or the face-down cards. Each player sits at one side and sees { $setup-lanes } lanes with { $grid-lane-cards } open cards in each. The game ends when the reshuffled deck is out.
ui-variant-teams = Teams
ui-variant-teams-text = { $teams-teams } teams of { $teams-members }, laid out and ended as in Free for all. Partners take their turns together and settle conflicts between themselves; refill once both have acted. Effects concern single players, never a team. Cards stay with their player, but what would help you may help your partner instead. The team with more Soul Points [souls] in all wins.
ui-variant-solitaire = Solitaire
ui-variant-solitaire-text = After your action, discard the top card of the deck. It takes a dungeon card of its own type along: the monster or weapon with the highest attack (weapons: then the highest cost), the spell or item with the highest cost. If there is none, discard { $solitaire-discard-more } more card, then refill. What an opponent would lose is yours: favor you gain, durability repairs your equipment. After the deck runs out you have { $solitaire-last-turns } more turn.
ui-variant-solitaire-bands = Soul Points [souls]: { $solitaire-easy-from }–{ $solitaire-easy-to } Easy, { $solitaire-medium-from }–{ $solitaire-medium-to } Medium, { $solitaire-hard-from }–{ $solitaire-hard-to } Hard, { $solitaire-expert-from } or more Expert.
ui-variant-care-bear = Care Bear
ui-variant-care-bear-text = For tables that hold no grudges. Whenever your effect would take durability [durability] from an opponent’s item or weapon, repair one of your own instead. All else stays as it is.

## Icons and keywords

ui-icons = Icons
ui-symbol-favor = Favor
ui-symbol-favor-text = { $favor-min } to { $favor-max }, spent for attack in a Fight.
ui-symbol-attack = Attack
ui-symbol-attack-text = Given by weapons, needed for monsters.
ui-symbol-durability = Durability
ui-symbol-durability-text = Uses left until it breaks.
ui-symbol-souls = Soul Points
ui-symbol-souls-text = What a beaten monster scores.
ui-symbol-cost = Cost
ui-symbol-cost-text = Other hand cards you discard.
ui-symbol-range = Range
ui-symbol-range-text = The lane a weapon fights in.
ui-symbol-enters = Enters
ui-symbol-enters-text = When it comes into the dungeon.
ui-symbol-activate = Activate
ui-symbol-activate-text = Once a turn, for { $equipment-activation-wear } durability.
ui-symbol-played = When played
ui-symbol-played-text = Once, right after playing.
ui-symbol-soul_ability = Soul ability
ui-symbol-soul_ability-text = Yours once it is beaten.
ui-symbol-monster = Monster
ui-symbol-monster-text = Beaten for souls, or summoned for favor.
ui-symbol-weapon = Weapon
ui-symbol-weapon-text = Fights in the lane of its range.
ui-symbol-spell = Spell
ui-symbol-spell-text = Works once, or is attached to a weapon.
ui-symbol-item = Item
ui-symbol-item-text = Lies beside the lanes, ready to be activated.
ui-symbol-lane = Lane
ui-symbol-lane-text = One of the { $setup-lanes } columns of the dungeon.
ui-symbol-draw = Draw
ui-symbol-draw-text = From the deck into your hand.
ui-symbol-refill = Refill
ui-symbol-refill-text = From the deck into the gaps of the dungeon.
ui-symbol-loot = Loot
ui-symbol-loot-text = The action that takes a card from the dungeon or the deck.
ui-symbol-fight = Fight
ui-symbol-fight-text = The action that beats monsters.
ui-symbol-summon = Summon
ui-symbol-summon-text = The action that brings a monster in.
ui-keywords = Keywords
ui-keyword-lane = Lane
ui-keyword-lane-text = A numbered column of the dungeon; your weapons lie at its end. “The same lane” is the lane this card is in.
ui-keyword-opponent = Opponent
ui-keyword-opponent-text = Another player. If there are several, you choose which one.
ui-keyword-break = Break
ui-keyword-break-text = Equipment out of durability, or broken by an effect, is discarded at once with whatever is attached to it.
ui-keyword-repair = Repair
ui-keyword-repair-text = Give durability back: a quarter turn counter-clockwise each, never above the printed number.
ui-keyword-discard = Discard
ui-keyword-discard-text = Put on the discard pile, face up. Cards in play never pay costs.
ui-keyword-attach = Attach
ui-keyword-attach-text = Put the spell under the weapon. It works until the weapon breaks and goes with it.
ui-keyword-activate = Activate
ui-keyword-activate-text = Take { $equipment-activation-wear } durability off the card and do what it says. Fighting is not activating.

## Favor Tracker, Rules Reminder, Quick Rules

ui-tracker = Favor
ui-tracker-how = Slide the Reminder down: the last number in sight, just above its edge, is your favor.
ui-tracker-start = Start
ui-tracker-fight = In a Fight: { $favor-attack } attack [attack] each.
ui-tracker-summon = A Summon gains { $actions-summon-favor } favor.
ui-tracker-limits = Never above { $favor-max } or below { $favor-min }: the rest is lost.
ui-reminder = Rules Reminder
ui-reminder-pointer = favor shown above
ui-reminder-silver = Silver border: its holder takes the first turn.
ui-quick = Quick Rules
ui-anatomy = Reading a card
ui-anatomy-text = Every card of the dungeon says what it is by its frame and its icons.

## Reference sheet

ui-ref-title = Mephisto: reference
ui-table-deck = deck
ui-table-discard = discards
ui-table-weapons = your weapons
ui-table-items = your items
ui-table-tracker = tracker and Reminder
ui-anatomy-uses = Uses left
ui-cards = All cards
ui-cards-text = { $components-dungeon } dungeon cards, and { $components-reminders } Rules Reminders, { $components-trackers } Favor Trackers and { $components-quick-rules } Quick Rules cards: { $components-total } in all.
ui-col-copies = No.
ui-col-name = Card
ui-col-rules = Rules
ui-credits = Credits
ui-licences = Used in this edition
ui-rights-reserved = all rights reserved
ui-icon-authors = Icons made by
ui-icon-authors-text = Icons from game-icons, used under the license named above; recolored and set on backdrops of our own.
ui-colophon = Colophon
ui-colophon-text = An unofficial reconstruction from published rules, for personal use and not for sale. The name of the game and the names in it belong to their owners, who had no part in this edition. Where a card’s values are not public, they are ours, and the card list says so.
ui-provenance = Where the cards come from
