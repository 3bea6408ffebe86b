### Mephisto in English: names, flavor and the prose of the helper cards and the reference sheet.
### Numbers are variables: $topic-name is values.name of rules/topic.json. Rules texts are made from the effects.
### NP($number, of: "favor") counts in terms of the game and adds the symbol.

## Monsters

rat_swarm = Rat Swarm
    .flavor = One rat is a nuisance. A hundred are the landlord.
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
    .flavor = Rearranges furniture and, in time, guests.
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
    .flavor = Sits on you and counts your blessings. Down.
vampire = Vampire
    .flavor = Waits to be invited, then invites you to stay.
troll = Troll
    .flavor = Cut it in half and you owe it an apology.
witch = Witch
    .flavor = Her cottage is well spoken of, by crows.
lich = Lich
    .flavor = Treats death as a sabbatical.
iron_golem = Iron Golem
    .flavor = Obeys every word. The last one was “aaargh.”
dragon = Dragon
    .flavor = Counts its gold nightly, and knows who touched it.
mephisto = Mephisto
    .flavor = Do read the small print. It is written in you.

## Weapons

dagger = Dagger
    .flavor = Short, sharp, and to the point.
templars_sword = Templar’s Sword
    .flavor = Blessed by men who never had to swing it.
bloodthirsty_sword = Bloodthirsty Sword
    .flavor = Never put it away hungry.
cursed_blade = Cursed Blade
    .flavor = Weighs nothing until you try to let go.
mallet = Mallet
    .flavor = For tent pegs, fence posts, and difficult neighbors.
greataxe = Greataxe
    .flavor = Opens doors, and whoever leans on them.
spear = Spear
    .flavor = Passed down through generations. And through people.
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
    .flavor = Patience, by the drop.
voodoo_doll = Voodoo Doll
    .flavor = Made with love, pins, and somebody’s hair.
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
    .flavor = Smoke travels farther than begging.
flaming_edge = Flaming Edge
    .flavor = Do not sheathe until fully cooled.
swan_song = Swan Song
    .flavor = Good steel wants to be heard once.
curse_of_rust = Curse of Rust
    .flavor = Time would have done it too, only without laughing.
tithe_of_steel = Tithe of Steel
    .flavor = Hell weighs it fairly, to the last spark.
reforging = Reforging
    .flavor = Same blade, fresh grudge.
seance = Séance
    .flavor = Ask nicely. They were in the middle of something.
    .text = Choose a card type. Reveal the top { $cards } { $cards ->
        [one] card
       *[other] cards
    } of the deck. Take all cards of the chosen type into your hand and put the rest on the bottom of the deck in any order.
war_cry = War Cry
    .flavor = Louder than fear, if only just.

## Helper cards

reminder_silver = Rules Reminder
reminder = Rules Reminder
favor_tracker = Favor Tracker
quick_rules = Quick Rules

## Kinds and numbers

ui-game = Mephisto
ui-subtitle = A card game for { $players-least }–{ $players-most } players: rules at a glance and every card
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
ui-stat-souls = Soul points
ui-stat-cost = Cost
ui-stat-durability = Durability
ui-stat-range = Range

## The turn

ui-turn = Your turn
ui-turn-draw = Draw
ui-turn-draw-text = Take { $turn-draw ->
        [one] the top card
       *[other] the top { $turn-draw } cards
    } of the deck into your hand.
ui-turn-play = Play and activate
ui-turn-play-text = As much as you like and can pay for, in any order, until your action begins.
ui-turn-play-long = Play any cards from your hand. For each, discard as many other cards from your hand as its cost [cost]. You may activate [activate] each of your weapons and items { $turn-activations ->
        [one] once
       *[other] { $turn-activations } times
    } during your turn, even right after playing it: remove { NP($equipment-activation-wear, of: "durability") } from the card and do what it says. This is also the time for “once during your turn” and “once per game” abilities. Do all this in any order, but not after your action has begun. You may have any number of weapons and items in play.
ui-turn-action = Act
ui-turn-action-text = { $turn-actions ->
        [one] One action
       *[other] { $turn-actions } actions
    }: Loot, Fight, or Summon.
ui-turn-refill = Refill
ui-turn-refill-text = Fill the gaps in the dungeon one by one with face-up cards from the deck. A monster’s Enters effect [enters] happens at once.
ui-actions = Your action
ui-action-loot = Loot
ui-action-loot-text = Take a weapon, a spell, or an item from the dungeon, or draw the top card of the deck.
ui-action-loot-long = Take { $actions-loot ->
        [one] a card that is not a monster
       *[other] { $actions-loot } cards that are not monsters
    } from the dungeon into your hand, or draw the top card of the deck instead. The gap waits until you refill.
ui-action-fight = Fight
ui-action-fight-text = Defeat monsters in one lane with your weapons there; favor [favor] makes up what is missing.
ui-action-fight-long = Choose a lane and one or more monsters in it. Use any of your weapons in that lane, or none. Each loses { NP($actions-fight-wear, of: "durability") }, but its attack counts even if this breaks it. Then spend as much favor [favor] as you wish (spending is not losing): each point adds { NP($favor-attack, of: "attack") }. With at least as much attack as the monsters have together, you defeat them: face up beside your tracker they form your soul pile, worth soul points [souls] and soul abilities [soul_ability]. With less, they stay, and the durability and favor are lost.
ui-action-summon = Summon
ui-action-summon-text = Trade a monster from your hand for any card in the dungeon and gain { NP($actions-summon-favor, of: "favor") }.
ui-action-summon-long = Trade a monster from your hand for any card in the dungeon, even another monster, and gain { NP($actions-summon-favor, of: "favor") }. Then the Enters effect [enters] of the monster you placed happens. Without a monster in hand you cannot take this action.
ui-fight = The Fight
ui-fight-lane = Choose a lane and the monsters you fight in it.
ui-fight-weapons = Use any of your weapons in that lane: each loses { NP($actions-fight-wear, of: "durability") }.
ui-fight-favor = Spend favor [favor]: each point adds { NP($favor-attack, of: "attack") }.
ui-fight-compare = You win with at least as much attack as the monsters have together.
ui-fight-souls = Put defeated monsters beside your tracker: they are your soul pile.

## Playing cards

ui-play-cost-text = To play a card, discard as many other cards from your hand as its cost [cost].
ui-activate-text = Activate a weapon or item at most once during your turn: turn the card and do what it says.
ui-durability-text = Each use is a quarter turn clockwise. The top right corner shows the uses left; after the last one the card breaks.

## Setup and end

ui-setup = Setup
ui-setup-text = Shuffle the { $components-dungeon } dungeon cards and deal { $setup-hand } to each player. Deal { $setup-rows } { $setup-rows ->
        [one] card
       *[other] cards
    } face up into each of the { $setup-lanes } lanes (Enters effects [enters] do not happen yet); the rest is the deck. With { $end-more-players } or { $players-most } players, lay out the cards as in Free for all. Everyone takes a Favor Tracker and starts at { NP($favor-start, of: "favor") }. Shuffle the silver-bordered Reminder with a plain one for each other player and deal them face down: whoever gets silver goes first. Play goes clockwise.
ui-end = End of the game
ui-end-text = When the deck runs out, the player whose turn it is shuffles the discard pile into a new deck. With { $end-two-players } players, the game then lasts until the player on the starting player’s left has finished a turn, so that both have had the same number. With { $end-more-players } or more, the new deck is played out too.
ui-ties = Who wins
ui-ties-text = The player with the most soul points [souls]. If tied, the most favor [favor]; if still tied, the most weapons and items in play, counted together. Otherwise it is a draw.

## Variants

ui-variants = Variants
ui-variant-free-for-all = Free for all
ui-variant-free-for-all-text = For { $end-more-players } or { $players-most } players. Lay out a square of { $grid-width } by { $grid-height } spaces: the deck in the middle, { $grid-corners } cards face down on opposite corners, all others face up. The middle and the face-down corners are not part of the dungeon, and nothing affects them. Each player sits at one side and sees { $setup-lanes } lanes, counted from the left, with { $grid-lane-cards } face-up cards in each. The game ends with the turn in which the reshuffled deck runs out.
ui-variant-teams = Teams
ui-variant-teams-text = { $teams-teams } teams of { $teams-members }, with the layout and end of Free for all. Partners are not opponents; they take their turns together and settle conflicts between themselves; refill once both have acted. Effects concern single players, never a team: a monster’s Enters effect [enters] concerns whoever made the gap it fills. No trading cards, but a spell or ability that would help you may help your partner instead. The team with more soul points [souls] in all wins.
ui-variant-solitaire = Solitaire
ui-variant-solitaire-text = After your action, discard the top card of the deck, then a card of the same type from the dungeon: the monster or weapon with the highest attack (of equal weapons, the one with the higher cost), the spell or item with the highest cost. You break ties. If there is no such card, discard { NP($solitaire-discard-more, of: "card") } more from the deck instead, without further effect. Then refill, but monsters enter as if it were somebody else’s turn: “you” on their cards is that somebody, and you are the opponent. Where a card makes an opponent lose favor, read that you gain it; where it wears down their weapons or items, read that you repair one of yours. After the deck runs out, you have { $solitaire-last-turns } more { $solitaire-last-turns ->
        [one] turn
       *[other] turns
    }.
ui-variant-solitaire-bands = Your soul points [souls]: { $solitaire-easy-from }–{ $solitaire-easy-to } Easy, { $solitaire-medium-from }–{ $solitaire-medium-to } Medium, { $solitaire-hard-from }–{ $solitaire-hard-to } Hard, { $solitaire-expert-from } or more Expert.
ui-variant-care-bear = Care Bear
ui-variant-care-bear-text = For tables that hold no grudges. Whenever an effect of yours would remove durability [durability] from an opponent’s weapon or item, repair one of your own by as much instead. All else stays as it is.

## Icons and keywords

ui-icons = Icons
ui-symbol-favor = Favor
ui-symbol-favor-text = { $favor-min } to { $favor-max }, spent for attack in a Fight.
ui-symbol-attack = Attack
ui-symbol-attack-text = Given by weapons, needed for monsters.
ui-symbol-durability = Durability
ui-symbol-durability-text = Uses left until it breaks.
ui-symbol-souls = Soul points
ui-symbol-souls-text = What a defeated monster is worth.
ui-symbol-cost = Cost
ui-symbol-cost-text = Other cards you discard from hand.
ui-symbol-range = Range
ui-symbol-range-text = The lane a weapon fights in.
ui-symbol-enters = Enters
ui-symbol-enters-text = When it comes into the dungeon from hand or deck.
ui-symbol-activate = Activate
ui-symbol-activate-text = Once during your turn, for one use.
ui-symbol-played = When played
ui-symbol-played-text = Once, right after playing.
ui-symbol-soul_ability = Soul ability
ui-symbol-soul_ability-text = Yours once you defeat it.
ui-symbol-monster = Monster
ui-symbol-monster-text = Defeat it for soul points, summon it for favor.
ui-symbol-weapon = Weapon
ui-symbol-weapon-text = Put it on your side of the lane its range [range] names. It stays until it breaks.
ui-symbol-spell = Spell
ui-symbol-spell-text = Works when played and is then discarded, unless it is attached.
ui-symbol-item = Item
ui-symbol-item-text = Lies beside the lanes until it breaks. Never fights.
ui-symbol-lane = Lane
ui-symbol-lane-text = One of the { $setup-lanes } columns of the dungeon.
ui-symbol-draw = Draw
ui-symbol-draw-text = From the deck into your hand.
ui-symbol-refill = Refill
ui-symbol-refill-text = From the deck into the gaps of the dungeon.
ui-symbol-loot = Loot
ui-symbol-loot-text = Action: take a card from the dungeon or the deck.
ui-symbol-fight = Fight
ui-symbol-fight-text = Action: defeat monsters.
ui-symbol-summon = Summon
ui-symbol-summon-text = Action: bring a monster into the dungeon.
ui-keywords = Keywords
ui-keyword-activate = Activate
ui-keyword-activate-text = The effect happens even if this breaks the card. Using a weapon in a Fight is not activating it: you may do both in one turn.
ui-keyword-attach = Attach
ui-keyword-attach-text = Put the spell under the weapon. It works until the weapon breaks, then is discarded with it.
ui-keyword-break = Break
ui-keyword-break-text = A weapon or item breaks when its last durability is gone or an effect breaks it: discard it at once.
ui-keyword-choose = Choose one
ui-keyword-choose-text = Only from what is possible. Do as much of any other effect as you can.
ui-keyword-discard = Discard
ui-keyword-discard-text = Put on the shared discard pile, face up. Cards in play never pay costs.
ui-keyword-lane = This lane
ui-keyword-lane-text = The lane the card is in: a monster in the dungeon, a weapon on your side.
ui-keyword-opponent = Opponent
ui-keyword-opponent-text = Any player but you; if there are several, you choose one. “You” is the card’s owner, and for Enters effects [enters] the player whose turn it is.
ui-keyword-repair = Repair
ui-keyword-repair-text = Give durability back: a quarter turn counterclockwise per point, never above the printed number.
ui-keyword-reveal = Reveal
ui-keyword-reveal-text = Show everyone. The card stays where it was unless the effect says otherwise.

## Favor Tracker, Rules Reminder, Quick Rules

ui-tracker = Favor
ui-tracker-start = Start
ui-reminder-pointer = above: your favor
ui-reminder-silver = Silver border: its holder goes first.
ui-anatomy = Reading a card

## Reference sheet

ui-ref-title = Reference
ui-anatomy-picture = Picture
ui-anatomy-kind = Kind
ui-anatomy-text = What it does
ui-cards = All cards
ui-cards-text = Dungeon cards: { $components-dungeon }, Rules Reminders: { $components-reminders }, Favor Trackers: { $components-trackers }, Quick Rules: { $components-quick-rules }. In all: { $components-total }.
ui-licences = Used in this edition
ui-rights-reserved = all rights reserved
ui-icon-authors = Icons made by
ui-icon-authors-text = Icons from game-icons, used under the license named above; recolored and set on backdrops of our own.
ui-colophon = Colophon
ui-colophon-text = An unofficial reconstruction from published rules, for personal use and not for sale. The name of the game and the names in it belong to their owners, who had no part in this edition. Where a card’s values are not public, they are ours, and the card list says so.
ui-provenance = Where the cards come from

## Piles on a virtual table

ui-pile-dungeon = Dungeon deck
ui-deck-dungeon = Dungeon cards

## Rulebook

ui-book-line = A card game for { $players-least }–{ $players-most } players
ui-book-box-quick = Quick rules
ui-book-box-reminder = Reminders
ui-book-box-tracker = Favor trackers
ui-book-goal = What it is about
ui-book-goal-text = You climb down into the dungeon where Mephisto keeps his monsters. Each of you gathers weapons, spells, and items, and whoever has enough attack defeats monsters and takes their souls.
ui-book-goal-win = At the end of the game, whoever has the most soul points [souls] in their soul pile wins.
ui-book-read-cards = How to read the cards
ui-book-read-cards-text = The dungeon is made up of four types of cards. The small card beside a card’s name shows what it costs, and the symbols are the same on every card.
ui-book-weapon = A weapon
ui-book-monster = A monster
ui-book-setup-line = For two players; the layout for three and four is in the chapter “Variants”.
ui-book-setup-1 = Shuffle the { $components-dungeon } dungeon cards and deal { $setup-hand } to each player. Keep your hand secret.
ui-book-setup-2 = Lay out the dungeon in the middle: { NP($setup-lanes, of: "lane") } with { NP($setup-rows, of: "card") } in each, face up. Number the lanes from one side, the same for both of you. The Enters effects [enters] of these monsters do not happen yet.
ui-book-setup-3 = Put the other cards face down beside the dungeon: they are the deck. The space next to it is for the discard pile.
ui-book-setup-4 = Everyone takes a Quick Rules card and a Favor Tracker, and lays their Reminder on the tracker so that the number just above the Reminder’s edge is { $favor-start }: their starting favor.
ui-book-setup-5 = Who begins? Take the silver Rules Reminder and a plain one for each other player, shuffle them face down and deal them out. Whoever gets the silver one begins.
ui-book-setup-for-two = Playing alone, you leave out the second player’s side.
ui-book-setup-for-more = The deck lies in the middle, and the cards in two corners stay face down. Teams lay out the same.
ui-book-turn-text = You take turns clockwise. A turn always has the same steps, in this order.
ui-book-turn-note = Once you have begun your action, you cannot play cards or activate anything until your next turn.
ui-book-before-you = Before you begin your action
ui-book-play = Playing cards
ui-book-play-cost = To play a card, discard as many other cards from your hand as its cost [cost]. Any cards will do. Cards already in play cannot be used to pay.
ui-book-play-where = Put a weapon on your side of the lane whose number is its range [range]. It stays there until it breaks. Put an item beside the lanes. A spell works at once and goes to the discard pile, unless it tells you to put it under a weapon.
ui-book-play-monsters = Monsters are not played from your hand: only the Summon action brings them from there into the dungeon.
ui-book-durability = Durability
ui-book-durability-text = The number at the top right says how many uses [durability] a weapon or item has left. For each use, turn the card a quarter turn clockwise. A card with no uses left breaks: discard it.
ui-book-activate = Activating
ui-book-activate-text = Once during your turn, you may activate each of your cards that shows [activate]. That costs one use; then do what the card says. You may do so even in the turn you played it.
ui-book-activate-fight = Using a weapon in a Fight is not activating it. You may do both in one turn, for two uses.
ui-book-action-text = You must take one of three actions.
ui-book-fight-text = A Fight goes like this:
ui-book-fight-note = You may begin a Fight that you cannot win. The monsters then stay, and the durability and the favor you spent are lost.
ui-book-monsters = Monsters, alive and defeated
ui-book-enters = An Enters effect [enters] happens whenever a monster comes into the dungeon: from a hand by a Summon, or from the deck when gaps are filled. “You” on the card is the player whose turn it is.
ui-book-soul = A soul ability [soul_ability] belongs to the player who defeated the monster. From then on it works whenever its condition is met. While the monster lies in the dungeon, nobody has its ability.
ui-book-under = Spells under a weapon
ui-book-under-text = Some spells are put under a weapon you choose. They work for as long as that weapon is in play. When the weapon breaks, discard the spell with it.
ui-book-favor = Favor
ui-book-favor-text = Favor [favor] is what you fall back on. In a Fight each point you spend adds { NP($favor-attack, of: "attack") }. You never have more than { $favor-max } or less than { $favor-min }: any excess is lost, and you cannot lose what you do not have.
ui-book-repair = Repairing
ui-book-repair-text = To repair a card, turn it a quarter turn counterclockwise for each point. It never has more uses than are printed on it.
ui-book-faq = Questions and answers
ui-book-faq-hopeless = May I use a weapon with a single use left in a Fight?
ui-book-faq-hopeless-text = Yes. Its attack counts, and then the weapon breaks.
ui-book-faq-own = Can a card pay for itself?
ui-book-faq-own-text = No. You discard other cards, so a card that costs more than the rest of your hand stays in your hand.
ui-book-faq-take = May I summon the very monster I am taking from the dungeon?
ui-book-faq-take-text = No. First name a monster from your hand, then take a card from the dungeon.
ui-book-faq-dealt = Do the Enters effects of monsters dealt during setup happen?
ui-book-faq-dealt-text = No. Nobody brought them in, and it is nobody’s turn.
ui-book-faq-lose = Does favor spent in a Fight count as lost?
ui-book-faq-lose-text = No. Abilities that wait for somebody to lose favor do not work when favor is spent.
ui-book-faq-gaps = What if there are several gaps to fill?
ui-book-faq-gaps-text = Fill them one by one. The Enters effect [enters] of a monster happens before the next card is laid out.
ui-book-faq-pass = May I skip my action?
ui-book-faq-pass-text = Only when none can be taken, because neither the deck nor the dungeon has a card left.
ui-book-last = Close at hand
ui-example-setup-for-two = The table before the first turn
ui-example-paying-a-cost = What an axe costs
ui-example-paying-a-cost-text = Player { "1" } plays a weapon and, as its cost [cost] demands, discards one other card: a monster this time, since any card will do.
ui-example-loot-from-the-dungeon = A weapon from the dungeon
ui-example-loot-from-the-dungeon-text = Player { "1" } loots and takes a card that is not a monster. The gap is filled only after the action.
ui-example-fight-with-favor = Two weapons and some favor
ui-example-fight-with-favor-text = The attack of weapons in the same lane adds up. Player { "1" } makes up the difference with favor and wins with exactly as much as is needed.
ui-example-two-monsters-in-one-fight = Two monsters at once
ui-example-two-monsters-in-one-fight-text = Player { "1" } fights both monsters in the lane, so their attacks add up. Two souls in one turn.
ui-example-one-attack-short = One point short
ui-example-one-attack-short-text = Player { "1" } keeps their last point of favor. The monster stays, and both weapons have lost a use all the same.
ui-example-the-last-use = The last use
ui-example-the-last-use-text = The weapon breaks with its last use, but its attack still counts.
ui-example-activated-and-used = Activate, then fight
ui-example-activated-and-used-text = Player { "1" } activates a weapon and then uses it in a Fight. That costs two uses in one turn.
ui-example-repair-has-a-limit = That is all there is
ui-example-repair-has-a-limit-text = The item repairs the weapon, which now has as many uses as are printed on it. Another repair would add nothing.
ui-example-summon-a-monster = A Summon
ui-example-summon-a-monster-text = Player { "1" } trades a monster from their hand for a card in the dungeon and gains favor. Then the monster’s Enters effect [enters] happens.
ui-example-favor-has-a-ceiling = Ten at most
ui-example-favor-has-a-ceiling-text = The favor from the Summon comes first and stops at { $favor-max }. Only then does the Enters effect [enters] take some away.
ui-example-a-monster-enters = Whoever makes room gets the trouble
ui-example-a-monster-enters-text = A monster from the deck fills the gap. Its Enters effect [enters] concerns the player whose turn it is.
ui-example-a-spell-under-a-weapon = Together to the end
ui-example-a-spell-under-a-weapon-text = The spell under the weapon adds to its attack. The weapon breaks in this Fight, so the spell is discarded with it.
ui-example-a-soul-ability = A soul at your service
ui-example-a-soul-ability-text = This defeated monster’s ability works with every spell, and always before the spell’s own effect.
ui-example-a-tie = Tied in souls
ui-example-a-tie-text = Soul points are equal, so player { "2" } wins with more favor. Weapons and items no longer matter.
ui-example-alone-after-the-action = Alone, after the action
ui-example-alone-after-the-action-text = A monster was discarded from the deck, so the monster with the highest attack leaves the dungeon. Then the dungeon is refilled.

## The course of play as data: names of its parts

ui-action-play = Play a card
ui-action-use = Use a soul ability
ui-action-activate = Activate
ui-action-loot-deck = Draw the top card
ui-action-loot-card = Take from the dungeon
ui-action-pass = Pass
ui-procedure-refill = Refill
ui-procedure-run-out = The deck runs out
ui-procedure-discard-broken = Broken cards
ui-procedure-partners-turn = The other partner
ui-action-hand-over = Hand over
ui-event-turn-start = Start of a turn
ui-operation-gain = Gain
ui-operation-draw = Draw
ui-operation-take = Take
ui-operation-repair = Repair
ui-operation-empower = More attack
ui-operation-attach = Put under a weapon
ui-operation-steal = Steal
ui-operation-custom = Choose a card type
ui-procedure-solitaire = Alone, after your action
ui-event-plays = Play a card
ui-event-played = When played
ui-event-activation = Activation
ui-event-activates = Activate a card
ui-event-acts-loot = Take the Loot action
ui-event-acts-fight = Take the Fight action
ui-event-acts-summon = Take the Summon action
ui-event-fights-with = Use weapons in a Fight
ui-event-breaks = A card breaks
ui-event-enters = Enters
ui-event-defeats = Win a Fight
ui-field-effect = effect
ui-field-immediate = enters effect
ui-field-ability = soul ability
ui-operation-activate = Activate
ui-kind-reminder = Reminder
ui-kind-tracker = Tracker
ui-kind-quick_rules = Quick rules
ui-field-lane = Lane
ui-field-silver_border = Silver border
