### M.E.A.T.: The Cult in English: names, flavor and the words of cards, mat and sheets.
### Numbers are variables: $topic-name is values.name of rules/topic.json. Rules texts are made from the effects.

## Creatures

conscripted_martyr = Conscripted Martyr
    .flavor = He volunteered. So we’re told.
bucket_acolyte = Bucket Acolyte
    .flavor = Carry, pour, don’t ask.
parish_executioner = Parish Executioner
    .flavor = Sundays are on the house.
piecework_gravedigger = Piecework Gravedigger
    .flavor = Paid by the piece, up or down.
necromancer = Necromancer
    .flavor = He buries no one. Quite the reverse.
patriarch_hock = Patriarch Hock
    .flavor = No faith without a bone in it.
mangy_rat = Mangy Rat
    .flavor = Small, filthy, never late.
bober = Bober
    .flavor = The dam stands. You do not.
penitent_boar = Penitent Boar
    .flavor = Repents of sins. Mostly yours.
tombstone_bracket = Tombstone Bracket
    .flavor = It thrives on fond memories.
founding_sow = The Founding Sow
    .flavor = She laid the cornerstone. And lies on it.
leftover_forest = The Forest That Eats Leftovers
    .flavor = Tidies up after everyone. Even you.
slaughterhouse_recruit = Slaughterhouse Recruit
    .flavor = Came for an apron, got a front line.
pot_lid_shieldmaiden = Pot-Lid Shieldmaiden
    .flavor = What’s under the lid is classified.
livestock_crossbowman = Livestock Crossbowman
    .flavor = Bolts are to be returned. Counted.
sergeant_jointing = Sergeant Jointing
    .flavor = Knows his men, cut by cut.
bearer_of_the_common_pot = Bearer of the Common Pot
    .flavor = One pot, one spoon, one order.
sir_duncan_culligan = Sir Duncan Culligan
    .flavor = Breaks lances. Etiquette, too.
vat_foundling = Vat Foundling
    .flavor = Still deciding what to become.
venomous_leftover = Venomous Leftover
    .flavor = Don’t clean your plate.
necromutant = Necromutant
    .flavor = The stitches let go. He didn’t.
cleaverhand = Cleaverhand
    .flavor = Go on, shake his hand.
tangle_of_three_brothers = Tangle of Three Brothers
    .flavor = They bicker over who goes first.
brood_mother = Brood Mother
    .flavor = The little ones could eat again.

## Spells

offal_toss = Offal Toss
    .flavor = Nothing goes to waste here. Almost.
curing_salt = Curing Salt
    .flavor = Salt, saltpeter, and a pinch of faith.
pawned_stomach = Pawned Stomach
    .flavor = Interest is charged in calories.
carcass_shuffle = Carcass Shuffle
    .flavor = All are equal on the hook.
joint_slaughter = Joint Slaughter
    .flavor = You bring one, they bring one. Like good neighbors.
health_inspection = Health Inspection
    .flavor = The stamp hurts more than the knife.
rain_of_cracklings = Rain of Cracklings
    .flavor = Umbrellas are served crispy.
mercy_stroke = Mercy Stroke
    .flavor = So he won’t suffer. Nor will we.
collective_appetite = Collective Appetite
    .flavor = Enjoy your meal. That’s an order.
sausage_indulgence = Sausage Indulgence
    .flavor = One link per sin, two for heresy.
exchange_of_the_faithful = Exchange of the Faithful
    .flavor = A soul for a soul, details to follow.
great_grinding = The Great Grinding
    .flavor = Every doubter ends up as filling.

## Equipment

sheet_metal_apron = Sheet-Metal Apron
    .flavor = Blood washes off. Dents stay.
blunt_cleaver = Blunt Cleaver
    .flavor = Blunt, but honest.
sharp_shadow_of_the_mist = Sharp Shadow of the Mist
    .flavor = It cuts before you see it.
herd_bell = Herd Bell
    .flavor = It rings for dinner. That’s you.
gut_shackles = Gut Shackles
    .flavor = Snug. For life.
family_saw = Family Saw
    .flavor = Two handles, one tradition.
uncles_syringe = Uncle’s Syringe
    .flavor = Just a drop, Uncle used to say.
rib_totem = Rib Totem
    .flavor = Count the ribs. Now your own.

## Leaders

parish_treasurer = Parish Treasurer
    .flavor = “Give what you can. We do weigh it.”
prioress_of_the_abattoir = Prioress of the Abattoir
    .flavor = “A prayer, a knife, and even slices.”
general_left_foot = General Left Foot
    .flavor = “The right one is just for standing.”
brother_veal = Brother Veal
    .flavor = “Tender, yes. But never alone.”
auntie_liver = Auntie Liver
    .flavor = “Eat up, dear. You’ll get them back.”
doctor_staple = Doctor Staple
    .flavor = “We’ll staple whatever is left.”
gambler_under_the_hook = The Gambler Under the Hook
    .flavor = “Under the hook, everyone goes all in.”
registrar_of_wakes = Registrar of Wakes
    .flavor = “Sign here. On behalf of the deceased.”

## Tokens and mats

ounce_1 = Telestarion
ounce_2 = Telestarion
ounce_5 = Telestarion
defense_1 = Defense token
defense_3 = Defense token
attack_1 = Attack token
attack_2 = Attack token
mat = Player mat

## Cards, tokens, mat

ui-game = M.E.A.T.: The Cult
ui-ref-title = Rules reference
ui-subtitle = A card game for { $players-least }, { $players-most-but }, or { $players-most } players: how a round goes
ui-kind-creature = Creature
ui-kind-spell = Spell
ui-kind-equipment = Equipment
ui-kind-leader = Leader
ui-kinds-creature = Creatures
ui-kinds-spell = Spells
ui-kinds-equipment = Equipment
ui-kinds-leader = Leaders
ui-rarity-creature-common = common
ui-rarity-creature-rare = rare
ui-rarity-creature-epic = epic
ui-rarity-creature-mythic = mythic
ui-rarity-spell-common = common
ui-rarity-spell-rare = rare
ui-rarity-spell-epic = epic
ui-rarity-spell-mythic = mythic
ui-rarity-equipment-common = common
ui-rarity-equipment-rare = rare
ui-rarity-equipment-epic = epic
ui-rarity-equipment-mythic = mythic
ui-faction-sect = MBS XII Sect
ui-faction-nature = Nature
ui-faction-united = United
ui-faction-mutants = Mutants
ui-stat-cost = Cost
ui-stat-attack = Attack
ui-stat-defense = Defense
ui-fusion = Fusion
ui-fusion-how = slide under any creature
ui-fusion-attack-more = Raises the fused creature’s attack.
ui-fusion-attack-less = Lowers the fused creature’s attack.
ui-fusion-defense-more = Raises the fused creature’s defense.
ui-fusion-defense-less = Lowers the fused creature’s defense.
ui-instant = Instant
ui-instant-how = play from your hand
ui-token-ounce = Telestarion, ounces
ui-token-attack = Attack token
ui-token-defense = Defense token
ui-back-creatures = Creatures
ui-back-destiny = Destiny
ui-back-leaders = Leaders
ui-position-left = Left flank
ui-position-front = Front
ui-position-right = Right flank
ui-mat-gear = Equipment under a creature shows here
ui-mat-opening = Take { NP($opening-income, of: "telestarion") }, draft creatures, draw { $opening-drawn } cards. Hand limit: { $opening-hand }.
ui-mat-tactics = Place creatures and Destiny cards face down.
ui-mat-activation = Reveal, pay, resolve one card at a time.
ui-mat-battle = Blow for blow. Reflex strikes first.
ui-mat-summary = Count the living. Winners roll dice. Clean up.

## How to play

ui-goal = Goal
ui-goal-text = The side that takes all the other’s vitality wins. You take vitality after each round you win.
ui-setup = Setup
ui-setup-sides = Form two equal sides. Everyone sits opposite one opponent and stays there. Allies may talk and show each other their cards.
ui-book-setup-table = Put a mat in front of you. Telestarion and tokens lie beside the mats, as a bank. You also need plain dice, paper, and a pencil: they are not in the box.
ui-setup-leaders = Roll a die each: from the highest roll down, everyone chooses a leader. Leaders stay face up all game, help only their own player, and opponents cannot target them.
ui-setup-decks = Shuffle creatures and Destiny cards into two separate decks. Each deck has a Graveyard of its own.
ui-setup-vitality = Write down each side’s vitality for your number of players, or any other value everyone agrees on.
ui-setup-ties = If any roll is tied, those who tied roll again.
ui-table-players = Players
ui-table-vitality = Vitality per side
ui-table-revealed = Creatures on show
ui-phase-opening = Opening
ui-phase-tactics = Tactics
ui-phase-activation = Activation
ui-phase-battle = Battle
ui-phase-summary = Summary
ui-opening-income = Everyone takes { NP($opening-income, of: "telestarion") } of Telestarion from the bank. What you do not spend, you keep.
ui-opening-draft = Reveal the creatures for your number of players and roll. From the highest roll down, each takes one, paying its cost to the bank, round and round until { $opening-left } are left. These go to the Graveyard.
ui-opening-destiny = In reverse order, everyone draws { $opening-drawn } Destiny cards.
ui-opening-hand = Whoever holds more than { $opening-hand } cards puts the excess on the Graveyards, choosing which.
ui-opening-empty = If a deck runs out, shuffle its Graveyard.
ui-tactics-creatures = Place { $field-positions } creatures face down: on your left flank, front, and right flank. If you have fewer, place them all wherever you like.
ui-tactics-destiny = Place any number of Destiny cards face down. You pay for them only when they are revealed.
ui-activation-pay = Reveal everything. Pay for your Destiny cards; if you are short of ounces, choose which to pay for. The others go to the Graveyard without effect. Creatures are not paid for twice.
ui-activation-turns = Take turns, one move each: a creature’s Discovery, a [paid] ability, a spell, or equipment. The side with less vitality starts; on a tie, the higher roll does. Allies agree on which of them moves.
ui-activation-pass = If you cannot or will not play, you pass and are out for the rest of the phase.
ui-battle-blows = Creatures facing each other strike at the same time: each deals damage equal to its attack. With nobody opposite, a creature does not strike.
ui-battle-death = Damage lowers defense. A creature with no defense left dies at once and goes to the Graveyard.
ui-battle-triggers = When a death triggers cards of several players, a roll sets the order. One player’s cards: the leader first, then creatures from the left, then equipment.
ui-summary-winner = The side with more living creatures wins the round; if equal, the one with more defense in total. If that is equal too, nobody loses anything.
ui-summary-damage = The winners roll one die for each of their living creatures. The losers lose vitality equal to the total.
ui-summary-clean = All cards on the field go to the Graveyards. This does not count as dying. Hands and ounces are kept, and the next round begins with the Opening.

## Keywords, symbols, replies

ui-keywords = Keywords
ui-keyword-paid = Paid ability
ui-keyword-paid-text = Once per round, as your move, pay the price to the bank and do what follows.
ui-keyword-challenge = Challenge
ui-keyword-challenge-brief = Takes the damage meant for its neighbors.
ui-keyword-challenge-text = This creature takes the damage meant for your creatures next to it. It does not stop destruction. With two protectors, you choose one.
ui-keyword-discovery = Discovery
ui-keyword-discovery-text = Once, after this card is revealed, as your move in Activation. A creature moved from the Graveyard does not count as revealed.
ui-keyword-cleave = Cleave
ui-keyword-cleave-brief = In battle it also hits the neighbors of the creature opposite.
ui-keyword-cleave-text = In battle it hits the creature opposite and those beside that one, but only the same opponent’s. With nobody opposite, it does not strike at all.
ui-keyword-reflex = Reflex
ui-keyword-reflex-brief = In battle it strikes before others.
ui-keyword-reflex-text = Strikes before others; whoever it kills does not strike back. Two creatures with Reflex strike together.
ui-keyword-toxin = Toxin
ui-keyword-toxin-brief = Whatever it wounds dies.
ui-keyword-toxin-text = Whatever this creature deals any damage to dies. Without attack it deals none.
ui-keyword-fusion-text = Once paid, slide the card under any creature: yours, an ally’s, or an enemy’s. That creature is fused: it gets the card’s numbers and text.
ui-keyword-instant-text = Played from your hand in Tactics, Activation, or Battle. Pay, and it works at once.
ui-keyword-wounded = Wounded
ui-keyword-wounded-text = A creature that took damage this round.
ui-keyword-adjacent = Adjacent
ui-keyword-adjacent-text = Right beside the creature whose text says so, on the same player’s field.
ui-replies = Replies
ui-replies-text = Anyone may reply to an Instant with another, and to that one in turn. Then all the Instants work, from the last to the first.
ui-replies-when = You play an Instant as your move; in reply to any move or Instant; at the end of Tactics; at the start of Battle, after the blows of Reflex, and after all blows. Whoever has passed may play none until the Battle.
ui-replies-first = played first, works last
ui-replies-second = a reply
ui-replies-last = a reply to the reply, works first
ui-replies-lost = A card that has lost its target or its point goes to the Graveyard without effect.
ui-rulings = When in doubt
ui-ruling-choice = Where a card leaves open which creature or card is meant, its player chooses.
ui-ruling-itself = An ability with neither “Discovery” nor [paid] works by itself as soon as its condition is met. That is not a move.
ui-ruling-gear = Equipment without Fusion lies beside the mat and works until the end of the round.
ui-ruling-kills = “When this creature kills another creature” works if the creature itself survives.
ui-ruling-dies = “When this creature dies” works from where it stood.
ui-ruling-cost = What cannot be paid cannot be used.
ui-ruling-swap = A creature that changes sides fights for its new side until the end of the round. Its equipment goes along.
ui-ruling-opponent = “An opponent” is always whoever sits opposite you, even with more than two players; never another enemy.
ui-ruling-tokens = Attack and defense tokens are only reminders. Their number limits nothing.
ui-anatomy = How to read the cards
ui-anatomy-cost = Cost in ounces
ui-anatomy-faction = Faction: sign, word, and cut of the edge
ui-anatomy-rarity = Rarity: more circles, fewer copies
ui-anatomy-attack = Attack
ui-anatomy-defense = Defense
ui-anatomy-bonus = Bonus: seen when the card lies under a creature
ui-anatomy-text = What it does

## Card list and notes

ui-cards = All cards
ui-cards-line = Creatures: { $components-creatures }, Destiny cards: { $components-destiny }, leaders: { $components-leaders }. Cards in all: { $components-cards }.
ui-notes = Notes
ui-notes-line = Copy as many sheets as you need. Draft order: the highest roll starts; Destiny cards are drawn in reverse.
ui-notes-draft = Draft order
ui-notes-columns = The numbered columns: who picks first, who second, and so on.
ui-notes-start = Start
ui-notes-round = Round
ui-notes-vitality = Vitality
ui-notes-side-first = First side
ui-notes-side-second = Second side
ui-notes-names = Players:
ui-licences = Material used
ui-rights-reserved = all rights reserved
ui-icon-authors-text = Icons from game-icons under the license above; recolored and set on our own backgrounds.
ui-provenance = Where the cards come from
ui-colophon = From the publisher
ui-colophon-text = An unofficial edition based on the rules of the game, for personal use, not for sale. The rules give no list of cards: nearly all cards are ours; those they name are marked. Six-sided dice and the values of tokens are our choice too. The name of the game belongs to its owners, who had no part in this edition.

## Piles on a virtual table

ui-pile-creatures = Creatures
ui-pile-destiny = Destiny
ui-pile-leaders = Leaders

## Rulebook

ui-book-line = A card game of butchery for { $players-least }, { $players-most-but }, or { $players-most } players
ui-book-read-text = Creatures do the fighting. Spells and equipment help them and together make up the Destiny deck.
ui-book-box-attack = Attack tokens
ui-book-box-defense = Defense tokens
ui-book-box-money = Telestarion tokens
ui-book-box-mats = Player mats
ui-book-round = A round
ui-book-round-text = The game is played in rounds. Each has the same phases, in this order.
ui-book-players-two-text = Vitality per side: { $vitality-two }. Creatures revealed in the Opening: { $opening-revealed-two }.
ui-book-players-four-text = Vitality per side: { $vitality-four }. Creatures revealed in the Opening: { $opening-revealed-four }.
ui-book-players-six-text = Vitality per side: { $vitality-six }. Creatures revealed in the Opening: { $opening-revealed-six }.
ui-book-last = Close at hand
ui-example-seated = The table as the first Opening begins
ui-example-an-offer-of-creatures = First come, first served
ui-example-an-offer-of-creatures-text = Nine creatures are on show. Player { "1" } rolled higher, so they choose first and pay at once.
ui-example-creatures-take-positions = Three creatures, three positions
ui-example-creatures-take-positions-text = Player { "1" } places creatures face down: left flank, front, right flank. The fourth stays in hand.
ui-example-short-of-ounces = Not enough for all of them
ui-example-short-of-ounces-text = Player { "1" } laid out three cards but can pay for only two. They choose which; the third does nothing.
ui-example-a-paid-ability = A paid ability
ui-example-a-paid-ability-text = Player { "1" } pays and strengthens the neighbor. This ability is used up for the round; the neighbor’s own is not.
ui-example-a-battle = A whole Battle
ui-example-a-battle-text = Before the Battle, player { "2" } kills the creature at the front. Then all creatures that face another strike at the same time.
ui-example-nobody-opposite = Nobody opposite
ui-example-nobody-opposite-text = One player’s left flank faces the other’s right. Here both creatures face an empty place, so neither strikes.
ui-example-challenge-on-a-flank = Who shields whom
ui-example-challenge-on-a-flank-text = The creature with Challenge is on a flank, so it takes damage for the front only. The other flank is not next to it.
ui-example-cleave = With one blow
ui-example-cleave-text = The creature with Cleave wounds the one opposite and those beside it.
ui-example-reflex = The quicker one lives
ui-example-reflex-text = A creature with Reflex strikes first. Whoever it kills does not strike back.
ui-example-toxin = A single scratch
ui-example-toxin-text = A creature with Toxin deals little damage, but whatever it wounds dies.
ui-example-a-reply = The reply works first
ui-example-a-reply-text = Player { "2" } replies to an Instant with another. Played last, it works first, and the creature lives.
ui-example-a-fusion = A card under a creature
ui-example-a-fusion-text = Equipment with Fusion slides under a creature. From then on the card’s numbers and text count too.
ui-example-more-creatures-win = The living count
ui-example-more-creatures-win-text = Three wounded creatures are more than two strong ones. Player { "1" } rolls a die for each of theirs.
ui-kind-token = Token
ui-kind-mat = Player mat
ui-field-faction = Faction
ui-field-ounces = Ounces
ui-field-instant = Instant
ui-field-fusion = Fusion
