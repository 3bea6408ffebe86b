### What the program itself says, whatever the game.

welcome = Type the number or name of your choice, or ? for help.
prompt = >
help =
    A number or name from the list chooses; with ? after it (as in 3?) it explains the choice.
    ? and a part of a name explains whatever in the game has that name.
    t shows the table, r shows it with all rules texts.
    u takes back your last decision.
    s saves the game, s and a name saves it under that name.
    q leaves.
not-a-choice = There is no choice “{ $word }”. Type something from the list above, or ? for help.
not-a-choice-but-a-name = “{ $word }” is no choice now. Type ? { $word } to read what it does.
only-choice = { $question } There is one answer: { $choice }
nothing-to-undo = This is your first decision.
undone = Back at your decision before.
unknown-name = Nothing in this game has “{ $word }” in its name.
save-where = Under which name? Type s and the name of a file.
saved = Saved: { $file }
file-is-there = Not saved: there is a file { $file } already. Choose another name.
not-saved = Not saved: { $file }: { $reason }
save-question = Save the game to { $file }? (y/n)
save-yes = y yes
not-over = The game is not over yet.

### What the page of a table says.

seat-player = Player { $number }
page-you = You
page-your-turn = Your turn
page-waits = Waiting for
page-thinks = is thinking
page-plays = is playing
page-random = plays at random
page-greedy = program
page-search = program that thinks ahead
page-person = person
page-away = away
page-watching = You are watching.
page-log = What happened
page-table = The table
page-on-table = Press what is lit on the table, or choose here:
page-all-choices = All choices as a list
page-hint = Hint
page-undo = Take back
page-what = What does this mean?
page-in-words = The table in words
page-close = Close
page-other-language = In the other language
page-language = Language
page-light = Light or dark
page-quick = Without animations
page-over = The game is over
page-keep = Save or share
page-save = The game so far as a file
page-scenario = This position as a scenario
page-link = Link to this moment
page-copy = Copy the link
page-copied = The link is copied.
page-invite = Others join here
page-which-game = Which game?
page-set-up = Set-up
page-seats = Who plays?
page-begin = Begin
page-preparing = The game is being prepared …
page-not-asked = It is not among the answers to what is asked now.
page-others = The other players
page-lost = The connection is lost. Trying again …
page-refused = That cannot be done now.
page-no-table = This link leads to no table.
page-hidden = face down
page-empty = empty place
page-can = can be pressed
page-clock = Time left
page-flag = time is up, a program plays on
page-clocks = Clock
page-no-clock = no clock
page-clock-form = Minutes each for the whole game + seconds for every decision. For whoever runs out of time, a program plays on.
page-moment = Moment of the game
page-now = Back to the game
page-past = You are looking at an earlier moment.
page-loading = The game is being loaded …
page-new-game = New game
page-given-up = This game is given up.
page-again = Play again
page-against = Against:

## Playtest reports. Words for what a game is made of are in its own terminal/ folder.

report-title = Playtest report
report-skip = To the figures
report-rules = rules
report-code = players’ code
report-seeds = seeds from { $seed }
report-whiskers = Whiskers are intervals of 95%.
report-setups = Set-ups
report-setup-players = { $value ->
        [one] { $value } player
       *[other] { $value } players
    }
report-setup-usual = the usual set-up
report-policy-random = random
report-policy-greedy = greedy
report-policy-search = search
report-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
report-games-of = { $count ->
        [one] { $count } game of { $policy }
       *[other] { $count } games of { $policy }
    }
report-about = What follows is about { $policy }:
report-chance = These figures come from games that { $policy } plays. Each interval misses what is true in one case of twenty, so of { $count } a few stand out by chance.
report-interval = { $value } ({ $low } to { $high })
report-share = { $value } ({ $low } to { $high }) of { $count }
report-none = none
report-and-more = { $names } and { $count } more

# What there is to count, where a game does not say it better.
report-component = component
report-components = components

# Headings and captions
report-wins = Who wins
report-wins-by-order = Wins by the order of play, % of decided games
report-wins-by-role = Wins by { $role }, % of games with it
report-outcomes = What became of players, %
report-ranks = Ranks reached, % of games
report-seat = { $place ->
        [1] { $place }st to play
        [2] { $place }nd to play
        [3] { $place }rd to play
       *[other] { $place }th to play
    }
report-lengths = How long it lasts
report-lengths-unit = % of games by turns
report-length = { $policy }: median { $median } turns, nine of ten { $low } to { $high }
report-length-bar = { $turns }: { $count } of { $games }
report-notable = Games to look at again
report-notable-longest = The longest: turns { $turns }
report-notable-closest = The closest: a lead of { $lead }
report-notable-strangest = The strangest: { $component } ({ $use }). Players who did this in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $players }
report-notable-note = Each is a file beside this page. To see it move by move in the browser:
report-pairs = With and without
report-pairs-caption = Wins out of 100 that it brings whoever used it
report-pairs-note = the same seed twice; in the second game one of its users leaves it alone
report-pairs-intro = The most suspicious { $components }: { $policy } plays the same seeds twice, with and without.
report-pairs-player = player
report-pairs-number = pairs
report-pairs-only-with = won with it only
report-pairs-only-without = won without only
report-pairs-no-way-around = no way around it
report-pairs-gain = wins it brings, of 100
report-unlike = How players differ
report-unlike-caption = { $one } and { $other }: how many of those who could choose it did, %
report-used = Used
report-used-note = wins out of 100 more than usual, of those who used it
report-held = Held
report-held-note = the same, of those into whose hands it came; { $policy }
report-figures = Figures
report-drawn = drawn
report-chose = { $policy } chose
report-kind = kind
report-effect-of-use = effect of use
report-effect-of-holding = effect of holding

# Sentences
report-median = The median game has { $median } turns; nine of ten have { $low } to { $high }.
report-alone = Whoever plays alone wins { $share }.
report-begins = Whoever begins wins { $share }, { $compared ->
        [more] more than the { $usual } of an average player.
        [less] less than the { $usual } of an average player.
       *[alike] which does not differ surely from the { $usual } of an average player.
    }
report-beside = When { $policy } plays, the median game has { $median } turns.
report-beside-begins = When { $policy } plays, the median game has { $median } turns, and whoever begins wins { $share }.
report-roles-differ = These win more or less often than chance explains, by { $role }: { $names }.
report-roles-alike = No { $role } wins surely more or less than others.
report-ends = How it ended for the players: { $names }.
report-rank-shares = Ranks: { $names }.
report-dead = Dead { $components }, not drawn or hardly chosen: { $names }.
report-dominant = Those who use them win more often than chance explains: { $names }.
report-burdens = Those who use them lose more often than chance explains: { $names }.
report-cleared = Pairs of games show that it is not their doing: { $names }.
report-chooses = What { $one } chooses unlike { $other }: { $names }.
report-choice = { $name } { $share } for { $other }

# What changed since another report
report-changes = What changed
report-since-rules = Since the report of the rules { $hash }. Only differences beyond their intervals are told.
report-since-players = Since the report of the same rules, { $hash }: players changed. Only differences beyond their intervals are told.
report-new = New: { $names }.
report-gone = Gone: { $names }.
report-nothing = Nothing.
report-figure = figure
report-figure-of = of
report-player = player
report-change = change
report-from = from
report-to = to
report-figure-seat = wins
report-figure-outcome = outcome
report-figure-chosen = chosen
report-figure-effect = effect

# How to read it
report-how = How to read this
report-how-chosen = used, chose
report-how-chosen-text = Of the players who could use it in a game as it is meant to be used, how many did.
report-how-effect = effect
report-how-effect-text = How many of 100 games more than their side on average those won who used it, or held it. It shows what goes together, not what causes it; the interval takes players of a game as independent.
report-how-pairs = with and without
report-how-pairs-text = Who used it plays the same seed again and leaves it alone, choosing the next best. That is what it causes, for this kind of player.
report-how-intervals = intervals
report-how-intervals-text = of 95%: rates after Wilson, differences of shares after Agresti and Caffo, pairs after Agresti and Min.

# In pages of docs
report-docs-plays = who plays
report-docs-games = games
report-docs-turns = turns: median; nine of ten
report-docs-turns-cell = { $median }; { $low } to { $high }
report-docs-wins = wins, % (interval of 95%)
report-docs-setup = set-up
report-docs-begins = who begins { $share }
report-docs-player = a player { $share }
report-docs-chose = { $policy } chose %
