### Mephisto auf Deutsch: Namen, Stimmungstexte und die Prosa der Hilfskarten und des Regelblatts.
### Zahlen sind Variablen: $topic-name ist values.name aus rules/topic.json. Regeltexte entstehen aus den Effekten.
### ACC($zahl, of: "favor") zählt in den Begriffen des Spiels und setzt das Symbol dahinter.

## Monster

rat_swarm = Rattenschwarm
    .flavor = Eine ist Ungeziefer. Hundert sind Verwaltung.
imp = Imp
    .flavor = Kleine Hände, tiefe Taschen. Leider deine.
skeleton = Skelett
    .flavor = War schon immer ein harter Knochen.
bat_colony = Fledermausschwarm
    .flavor = Sie hören, was du gleich bereuen wirst.
cultist = Kultist
    .flavor = Stieg schnell auf. Seine Chefs waren köstlich.
ghoul = Ghul
    .flavor = Lässt nichts verkommen. Und niemanden übrig.
giant_spider = Riesenspinne
    .flavor = Acht Beine, ein Rezept.
acid_ooze = Säureschleim
    .flavor = Das war einmal die Waffenkammer.
poltergeist = Poltergeist
    .flavor = Rückt Möbel, dann Wände, zuletzt die Gäste.
mimic = Mimik
    .flavor = Das Schloss war die Zunge.
hellhound = Höllenhund
    .flavor = Braver Hund. Falsches Herrchen.
werewolf = Werwolf
    .flavor = Tagsüber Bürgermeister. Silber hat er verboten.
banshee = Todesfee
    .flavor = Sie kennt deinen Namen und zieht ihn lang.
minotaur = Minotaurus
    .flavor = Hat die einzige Karte. Den Zeichner hat er auch.
night_hag = Nachtmahr
    .flavor = Hockt auf deiner Brust und zählt rückwärts.
vampire = Vampir
    .flavor = Erst bittet er um Einlass, dann dich zum Bleiben.
troll = Troll
    .flavor = Zerteile ihn, und du hast zwei Beschwerden.
witch = Hexe
    .flavor = Lädt gern zum Essen. Als was, verrät sie nicht.
lich = Lich
    .flavor = Der Tod war für ihn nur ein Urlaubssemester.
iron_golem = Eisengolem
    .flavor = Gehorcht aufs Wort. Das letzte war „aaargh“.
dragon = Drache
    .flavor = Zählt jede Nacht sein Gold und merkt sich Gesichter.
mephisto = Mephisto
    .flavor = Lies das Kleingedruckte. Es steht in dir.

## Waffen

dagger = Dolch
    .flavor = Kurz, scharf und auf den Punkt.
templars_sword = Templerschwert
    .flavor = Gesegnet von Leuten, die es nie schwingen mussten.
bloodthirsty_sword = Blutdurstiges Schwert
    .flavor = Steck es nie hungrig weg.
cursed_blade = Verfluchte Klinge
    .flavor = Wiegt nichts, bis du sie loslassen willst.
mallet = Holzhammer
    .flavor = Für Pfähle, Pflöcke und schwierige Nachbarn.
greataxe = Großaxt
    .flavor = Öffnet Türen und wen auch immer dahinter.
spear = Speer
    .flavor = Geht durch viele Hände. Und nicht nur durch Hände.
spiked_chain = Stachelkette
    .flavor = Enge Bindung, mit Dornen.
flail = Kriegsflegel
    .flavor = Behält das letzte Wort, selbst in Stücken.
scythe = Sense
    .flavor = Je dichter die Reihen, desto leichter die Ernte.
short_bow = Kurzbogen
    .flavor = Mut, aus vernünftiger Entfernung.
siege_crossbow = Belagerungsarmbrust
    .flavor = Spannt sich langsam. Nach einem zweiten Bolzen fragte niemand.
gnarled_staff = Knorriger Stab
    .flavor = Ein Wanderstab, bis sein Besitzer zu murmeln beginnt.
chakram = Chakram
    .flavor = Kommt immer zurück. Achte auf deine Finger.

## Gegenstände

blessed_candle = Geweihte Kerze
    .flavor = Brennt für Sterbende. Halte sie griffbereit.
grindstone = Schleifstein
    .flavor = Schärft Stahl und Tonfall.
black_mirror = Schwarzer Spiegel
    .flavor = Gute Nachrichten hat er noch nie gezeigt.
grappling_hook = Enterhaken
    .flavor = Warum zur Falle gehen? Hol sie zu dir.
firepot = Brandtopf
    .flavor = Mit Vorsicht halten, mit Gefühl loslassen.
acid_vial = Säurephiole
    .flavor = Geduld, tropfenweise.
voodoo_doll = Voodoo-Puppe
    .flavor = Mit Liebe gemacht, mit Nadeln und fremdem Haar.
soul_jar = Seelenkrug
    .flavor = Nicht schütteln, sonst singen sie.
grimoire = Grimoire
    .flavor = An den Rändern stehen frühere Leser.

## Zauber

last_prayer = Letztes Gebet
    .flavor = Dort unten hört immer jemand zu.
dark_pact = Teufelspakt
    .flavor = Großzügige Bedingungen, für einen von uns.
burnt_offering = Brandopfer
    .flavor = Rauch kommt weiter als Flehen.
flaming_edge = Flammende Klinge
    .flavor = Erst ganz abkühlen lassen, dann in die Scheide.
swan_song = Schwanengesang
    .flavor = Guter Stahl will einmal gehört werden.
curse_of_rust = Fluch des Rosts
    .flavor = Die Zeit hätte es auch getan, nur ohne zu lachen.
tithe_of_steel = Stahlzehnt
    .flavor = Die Hölle wiegt ehrlich, bis auf den letzten Funken.
reforging = Umschmieden
    .flavor = Dieselbe Klinge, frischer Groll.
seance = Séance
    .flavor = Frag höflich. Sie waren gerade beschäftigt.
    .text = Wähle eine Kartenart. Decke { $cards ->
        [one] die oberste Karte
       *[other] die obersten { $cards } Karten
    } des Nachziehstapels auf. Nimm alle Karten der gewählten Art auf die Hand und lege den Rest in beliebiger Reihenfolge unter den Nachziehstapel.
war_cry = Kriegsschrei
    .flavor = Lauter als die Angst, wenn auch knapp.

## Hilfskarten

reminder_silver = Merkkarte
reminder = Merkkarte
favor_tracker = Gunstleiste
quick_rules = Kurzregeln

## Arten und Zahlen

ui-game = Mephisto
ui-subtitle = Ein Kartenspiel für { $players-least }–{ $players-most } Personen: die Regeln auf einen Blick und alle Karten
ui-kind-monster = Monster
ui-kind-weapon = Waffe
ui-kind-spell = Zauber
ui-kind-item = Gegenstand
ui-kinds-monster = Monster
ui-kinds-weapon = Waffen
ui-kinds-spell = Zauber
ui-kinds-item = Gegenstände
ui-kinds-helper = Hilfskarten
ui-stat-attack = Angriff
ui-stat-souls = Seelenpunkte
ui-stat-cost = Kosten
ui-stat-durability = Haltbarkeit
ui-stat-range = Reichweite

## Der Zug

ui-turn = Dein Zug
ui-turn-draw = Ziehen
ui-turn-draw-text = Nimm { $turn-draw ->
        [one] die oberste Karte
       *[other] die obersten { $turn-draw } Karten
    } des Nachziehstapels auf die Hand.
ui-turn-play = Ausspielen und aktivieren
ui-turn-play-text = So viel du willst und bezahlen kannst, in beliebiger Reihenfolge, aber vor deiner Aktion.
ui-turn-play-long = Spiele beliebig viele Karten aus der Hand aus. Wirf für jede so viele andere Handkarten ab, wie sie kostet [cost]. Jede deiner Waffen und jeden deiner Gegenstände darfst du in deinem Zug { $turn-activations ->
        [one] einmal
       *[other] { $turn-activations }-mal
    } aktivieren [activate], auch gleich nach dem Ausspielen: Entferne { ACC($equipment-activation-wear, of: "durability") } von der Karte und tu, was sie sagt. Jetzt nutzt du auch Fähigkeiten mit „einmal in deinem Zug“ und „einmal pro Spiel“. Die Reihenfolge ist beliebig, aber sobald deine Aktion beginnt, ist es zu spät. Du darfst beliebig viele Waffen und Gegenstände im Spiel haben.
ui-turn-action = Handeln
ui-turn-action-text = { $turn-actions ->
        [one] Eine Aktion
       *[other] { $turn-actions } Aktionen
    }: Plündern, Kampf oder Beschwören.
ui-turn-refill = Auffüllen
ui-turn-refill-text = Fülle die Lücken im Verlies nacheinander mit offenen Karten vom Nachziehstapel. Das Auftauchen [enters] eines Monsters wirkt sofort.
ui-actions = Deine Aktion
ui-action-loot = Plündern
ui-action-loot-text = Nimm eine Waffe, einen Zauber oder einen Gegenstand aus dem Verlies oder ziehe die oberste Karte des Nachziehstapels.
ui-action-loot-long = Nimm { $actions-loot ->
        [one] eine Karte, die kein Monster ist,
       *[other] { $actions-loot } Karten, die keine Monster sind,
    } aus dem Verlies auf die Hand oder ziehe stattdessen die oberste Karte des Nachziehstapels. Die Lücke bleibt, bis du auffüllst.
ui-action-fight = Kampf
ui-action-fight-text = Besiege Monster in einem Gang mit deinen Waffen dort; was an Angriff fehlt, zahlst du mit Gunst [favor].
ui-action-fight-long = Wähle einen Gang und mindestens ein Monster darin. Benutze beliebig viele deiner Waffen in diesem Gang, auch keine. Jede verliert { ACC($actions-fight-wear, of: "durability") }, doch ihr Angriff zählt, selbst wenn sie dabei zerbricht. Gib dann beliebig viel Gunst [favor] aus (ausgeben ist nicht verlieren): Jede bringt { ACC($favor-attack, of: "attack") }. Mit mindestens so viel Angriff, wie die Monster zusammen haben, besiegst du sie: Offen neben deiner Gunstleiste bilden sie deinen Seelenstapel und geben dir Seelenpunkte [souls] und Seelenfähigkeiten [soul_ability]. Mit weniger bleiben sie liegen, Haltbarkeit und Gunst sind verloren.
ui-action-summon = Beschwören
ui-action-summon-text = Tausche ein Monster aus der Hand gegen eine beliebige Karte des Verlieses und erhalte { ACC($actions-summon-favor, of: "favor") }.
ui-action-summon-long = Tausche ein Monster aus der Hand gegen eine beliebige Karte des Verlieses, auch gegen ein anderes Monster, und erhalte { ACC($actions-summon-favor, of: "favor") }. Dann wirkt das Auftauchen [enters] des Monsters, das du hingelegt hast. Ohne Monster auf der Hand kannst du diese Aktion nicht wählen.
ui-fight = Der Kampf
ui-fight-lane = Wähle einen Gang und die Monster, gegen die du kämpfst.
ui-fight-weapons = Benutze beliebige deiner Waffen in diesem Gang: Jede verliert { ACC($actions-fight-wear, of: "durability") }.
ui-fight-favor = Gib Gunst [favor] aus: Jede bringt { ACC($favor-attack, of: "attack") }.
ui-fight-compare = Du gewinnst mit mindestens so viel Angriff wie die Monster zusammen.
ui-fight-souls = Besiegte Monster legst du neben deine Gunstleiste: dein Seelenstapel.

## Karten ausspielen

ui-play-cost-text = Ausspielen: Wirf so viele andere Handkarten ab, wie [cost] angibt.
ui-activate-text = Aktivieren: jede Karte höchstens einmal in deinem Zug; drehe sie und tu, was sie sagt.
ui-durability-text = Jede Nutzung ist eine Vierteldrehung nach rechts. Oben rechts steht, wie viele noch bleiben; nach der letzten zerbricht die Karte.

## Aufbau und Ende

ui-setup = Aufbau
ui-setup-text = Mischt die { $components-dungeon } Verlieskarten und teilt an alle je { $setup-hand } aus. Legt in jeden der { $setup-lanes } Gänge { $setup-rows } { $setup-rows ->
        [one] Karte
       *[other] Karten
    } offen aus (Auftauchen [enters] wirkt noch nicht); der Rest ist der Nachziehstapel. Bei { $end-more-players } oder { $players-most } Personen legt die Karten wie in „Jeder gegen jeden“ aus. Alle nehmen eine Gunstleiste und beginnen mit { DAT($favor-start, of: "favor") }. Mischt die Merkkarte mit dem silbernen Rand und für alle übrigen je eine gewöhnliche und teilt sie verdeckt aus: Wer Silber bekommt, beginnt. Gespielt wird im Uhrzeigersinn.
ui-end = Ende des Spiels
ui-end-text = Ist der Nachziehstapel leer, mischt, wer am Zug ist, die Ablage zu einem neuen. Bei { $end-two-players } Personen endet das Spiel dann, sobald beide gleich oft am Zug waren. Ab { $end-more-players } Personen wird auch der neue Stapel leer gespielt.
ui-ties = Wer gewinnt
ui-ties-text = Wer die meisten Seelenpunkte [souls] hat. Bei Gleichstand entscheidet die Gunst [favor], dann die Zahl aller Waffen und Gegenstände im Spiel. Sonst ist es unentschieden.

## Varianten

ui-variants = Varianten
ui-variant-free-for-all = Jeder gegen jeden
ui-variant-free-for-all-text = Für { $end-more-players } oder { $players-most } Personen. Legt ein Quadrat von { $grid-width } mal { $grid-height } Plätzen aus: in die Mitte den Nachziehstapel, in { $grid-corners } gegenüberliegende Ecken verdeckte Karten, sonst offene. Die Mitte und die verdeckten Ecken gehören nicht zum Verlies, und nichts wirkt auf sie. Alle sitzen an je einer Seite und sehen { ACC($setup-lanes, of: "lane") }, von links gezählt, mit je { $grid-lane-cards } offenen Karten. Das Spiel endet mit dem Zug, in dem der neu gemischte Stapel leer wird.
ui-variant-teams = Teams
ui-variant-teams-text = { $teams-teams } Teams zu je { $teams-members } Personen; Aufbau und Ende wie in „Jeder gegen jeden“. Partner sind keine Gegner; sie spielen ihre Züge gemeinsam, einigen sich über die Reihenfolge und füllen auf, wenn beide gehandelt haben. Effekte betreffen Einzelne, nie ein Team: Das Auftauchen [enters] eines Monsters betrifft die Person, die seine Lücke geschaffen hat. Karten werden nicht getauscht, aber ein Zauber oder eine Fähigkeit, die dir hilft, darf stattdessen deinem Partner helfen. Es gewinnt das Team mit den meisten Seelenpunkten [souls].
ui-variant-solitaire = Allein
ui-variant-solitaire-text = Wirf nach deiner Aktion die oberste Karte des Nachziehstapels ab, dann eine Karte derselben Art aus dem Verlies: das Monster oder die Waffe mit dem höchsten Angriff (bei gleichem Angriff die teurere Waffe), den Zauber oder Gegenstand mit den höchsten Kosten. Bei Gleichstand wählst du. Gibt es keine, wirf stattdessen noch { ACC($solitaire-discard-more, of: "card") } vom Nachziehstapel ab, ohne weitere Wirkung. Fülle dann auf, aber Monster tauchen auf, als wäre jemand anderes am Zug: „Du“ auf ihren Karten ist dieser Jemand, und du bist sein Gegner. Lässt eine Karte einen Gegner Gunst verlieren, erhältst du ebenso viel; nutzt sie seine Waffen oder Gegenstände ab, reparierst du eigene. Ist der Nachziehstapel leer, hast du noch { $solitaire-last-turns } { $solitaire-last-turns ->
        [one] Zug
       *[other] Züge
    }.
ui-variant-solitaire-bands = Deine Seelenpunkte [souls]: { $solitaire-easy-from }–{ $solitaire-easy-to } leicht, { $solitaire-medium-from }–{ $solitaire-medium-to } mittel, { $solitaire-hard-from }–{ $solitaire-hard-to } schwer, ab { $solitaire-expert-from } meisterlich.
ui-variant-care-bear = Friede im Verlies
ui-variant-care-bear-text = Für Runden ohne Groll. Würde dein Effekt Haltbarkeit [durability] von der Waffe oder dem Gegenstand eines Gegners entfernen, repariere stattdessen eine eigene Waffe oder einen eigenen Gegenstand um ebenso viel. Alles andere bleibt, wie es ist.

## Symbole und Begriffe

ui-icons = Symbole
ui-symbol-favor = Gunst
ui-symbol-favor-text = Von { $favor-min } bis { $favor-max }; im Kampf für Angriff ausgegeben.
ui-symbol-attack = Angriff
ui-symbol-attack-text = Waffen geben ihn, Monster verlangen ihn.
ui-symbol-durability = Haltbarkeit
ui-symbol-durability-text = So oft noch nutzbar.
ui-symbol-souls = Seelenpunkte
ui-symbol-souls-text = Was ein besiegtes Monster zählt.
ui-symbol-cost = Kosten
ui-symbol-cost-text = Handkarten, die du abwirfst.
ui-symbol-range = Reichweite
ui-symbol-range-text = Der Gang, in dem eine Waffe kämpft.
ui-symbol-enters = Auftauchen
ui-symbol-enters-text = Wenn es aus Hand oder Stapel ins Verlies kommt.
ui-symbol-activate = Aktivieren
ui-symbol-activate-text = Einmal in deinem Zug, für eine Nutzung.
ui-symbol-played = Ausspielen
ui-symbol-played-text = Einmal, gleich nach dem Ausspielen.
ui-symbol-soul_ability = Seelenfähigkeit
ui-symbol-soul_ability-text = Deine, sobald du das Monster besiegst.
ui-symbol-monster = Monster
ui-symbol-monster-text = Besiegt gibt es Seelenpunkte, beschworen Gunst.
ui-symbol-weapon = Waffe
ui-symbol-weapon-text = Lege sie auf deine Seite des Gangs, den ihre Reichweite [range] nennt. Sie bleibt, bis sie zerbricht.
ui-symbol-spell = Zauber
ui-symbol-spell-text = Wirkt beim Ausspielen und wird dann abgeworfen, außer er liegt unter einer Waffe.
ui-symbol-item = Gegenstand
ui-symbol-item-text = Liegt neben den Gängen, bis er zerbricht. Kämpft nie.
ui-symbol-lane = Gang
ui-symbol-lane-text = Eine der { $setup-lanes } Spalten des Verlieses.
ui-symbol-draw = Ziehen
ui-symbol-draw-text = Vom Nachziehstapel auf die Hand.
ui-symbol-refill = Auffüllen
ui-symbol-refill-text = Vom Nachziehstapel in die Lücken des Verlieses.
ui-symbol-loot = Plündern
ui-symbol-loot-text = Aktion: Nimm eine Karte aus dem Verlies oder vom Stapel.
ui-symbol-fight = Kampf
ui-symbol-fight-text = Aktion: Besiege Monster.
ui-symbol-summon = Beschwören
ui-symbol-summon-text = Aktion: Bring ein Monster ins Verlies.
ui-keywords = Begriffe
ui-keyword-activate = Aktivieren
ui-keyword-activate-text = Der Effekt tritt ein, auch wenn die Karte dabei zerbricht. Eine Waffe im Kampf zu benutzen ist kein Aktivieren: Beides geht im selben Zug.
ui-keyword-attach = Unter eine Waffe legen
ui-keyword-attach-text = Der Zauber wirkt, bis die Waffe zerbricht, und wird dann mit ihr abgeworfen.
ui-keyword-break = Zerbrechen, zerstören
ui-keyword-break-text = Eine Waffe oder ein Gegenstand zerbricht, wenn keine Haltbarkeit übrig ist oder ein Effekt die Karte zerstört: Wirf sie sofort ab.
ui-keyword-choose = Wähle eins
ui-keyword-choose-text = Nur, was möglich ist. Jeden anderen Effekt führst du so weit aus, wie es geht.
ui-keyword-discard = Abwerfen
ui-keyword-discard-text = Offen auf den gemeinsamen Ablagestapel legen. Karten im Spiel bezahlen nie Kosten.
ui-keyword-lane = Dieser Gang
ui-keyword-lane-text = Der Gang, in dem die Karte liegt: ein Monster im Verlies, eine Waffe auf deiner Seite.
ui-keyword-opponent = Gegner
ui-keyword-opponent-text = Alle außer dir; sind es mehrere, wählst du einen. „Du“ ist, wem die Karte gehört, beim Auftauchen [enters], wer am Zug ist.
ui-keyword-repair = Reparieren
ui-keyword-repair-text = Gib Haltbarkeit zurück: je eine Vierteldrehung gegen den Uhrzeigersinn, nie über die gedruckte Zahl.
ui-keyword-reveal = Aufdecken
ui-keyword-reveal-text = Zeige es allen. Die Karte bleibt, wo sie war, wenn der Effekt nichts anderes sagt.

## Gunstleiste, Merkkarte, Kurzregeln

ui-tracker = Gunst
ui-tracker-start = Start
ui-reminder-pointer = darüber: deine Gunst
ui-reminder-silver = Silberner Rand: Wer sie hat, beginnt.
ui-anatomy = Eine Karte lesen

## Regelblatt

ui-ref-title = Regelblatt
ui-anatomy-picture = Bild
ui-anatomy-kind = Art
ui-anatomy-text = Was sie tut
ui-cards = Alle Karten
ui-cards-text = Verlieskarten: { $components-dungeon }, Merkkarten: { $components-reminders }, Gunstleisten: { $components-trackers }, Kurzregeln: { $components-quick-rules }. Insgesamt: { $components-total }.
ui-licences = In dieser Ausgabe verwendet
ui-rights-reserved = alle Rechte vorbehalten
ui-icon-authors = Symbole gezeichnet von
ui-icon-authors-text = Symbole von game-icons, unter der oben genannten Lizenz verwendet; umgefärbt und auf eigene Hintergründe gesetzt.
ui-colophon = Impressum
ui-colophon-text = Eine inoffizielle Rekonstruktion nach veröffentlichten Regeln, für den privaten Gebrauch und nicht zum Verkauf. Der Name des Spiels und die Namen darin gehören ihren Eigentümern, die an dieser Ausgabe nicht beteiligt waren. Wo die Werte einer Karte nicht öffentlich sind, stammen sie von uns; die Kartenliste sagt es.
ui-provenance = Woher die Karten stammen

## Stapel auf einem virtuellen Tisch

ui-pile-dungeon = Nachziehstapel
ui-deck-dungeon = Verlieskarten

## Spielregel

ui-book-line = Ein Kartenspiel für { $players-least }–{ $players-most } Personen
ui-book-box-quick = Kurzregeln
ui-book-box-reminder = Merkkarten
ui-book-box-tracker = Gunstleisten
ui-book-goal = Worum es geht
ui-book-goal-text = Ihr steigt in das Verlies hinab, in dem Mephisto seine Monster hält. Ihr sammelt Waffen, Zauber und Gegenstände, und wer genug Angriff hat, besiegt Monster und nimmt ihre Seelen mit.
ui-book-goal-win = Am Ende gewinnt, wer die meisten Seelenpunkte [souls] auf dem Seelenstapel hat.
ui-book-read-cards = So liest du die Karten
ui-book-read-cards-text = Im Verlies liegen Karten von vier Arten. Was eine Karte kostet, steht auf der kleinen Karte neben ihrem Namen; die Symbole sind auf jeder Karte dieselben.
ui-book-weapon = Eine Waffe
ui-book-monster = Ein Monster
ui-book-setup-line = Für zwei Personen; wie ihr zu dritt oder viert auslegt, steht im Kapitel „Varianten“.
ui-book-setup-1 = Mischt die { $components-dungeon } Verlieskarten und teilt an alle je { $setup-hand } aus. Zeige deine Hand niemandem.
ui-book-setup-2 = Legt in die Mitte das Verlies: { ACC($setup-lanes, of: "lane") } mit je { DAT($setup-rows, of: "card") }, offen. Zählt die Gänge von einer Seite aus, für beide gleich. Das Auftauchen [enters] dieser Monster wirkt noch nicht.
ui-book-setup-3 = Legt die übrigen Karten verdeckt neben das Verlies: Das ist der Nachziehstapel. Daneben bleibt Platz für den Ablagestapel.
ui-book-setup-4 = Alle nehmen eine Karte mit Kurzregeln und eine Gunstleiste und legen ihre Merkkarte so auf die Leiste, dass direkt über ihrem Rand die Zahl { $favor-start } steht: So viel Gunst habt ihr am Anfang.
ui-book-setup-5 = Wer beginnt? Nehmt die silberne Merkkarte und für alle übrigen je eine gewöhnliche, mischt sie verdeckt und teilt sie aus. Wer die silberne bekommt, beginnt.
ui-book-setup-for-two = Allein lässt du die zweite Seite weg.
ui-book-setup-for-more = Der Stapel liegt in der Mitte, zwei Ecken bleiben verdeckt. Teams legen genauso aus.
ui-book-turn-text = Ihr spielt reihum im Uhrzeigersinn. Ein Zug hat immer dieselben Schritte, in dieser Reihenfolge.
ui-book-turn-note = Sobald du deine Aktion begonnen hast, spielst du bis zu deinem nächsten Zug keine Karte mehr aus und aktivierst nichts.
ui-book-before-you = Bevor du deine Aktion beginnst
ui-book-play = Karten ausspielen
ui-book-play-cost = Spielst du eine Karte aus, wirf so viele andere Karten aus der Hand ab, wie sie kostet [cost]. Welche, ist gleich. Karten, die schon im Spiel sind, bezahlen nichts.
ui-book-play-where = Eine Waffe legst du bis zum Zerbrechen auf deine Seite des Gangs ihrer Reichweite [range], einen Gegenstand neben die Gänge. Ein Zauber wirkt sofort und kommt auf den Ablagestapel, außer er soll unter eine Waffe.
ui-book-play-monsters = Monster werden nicht ausgespielt: Nur die Aktion Beschwören bringt sie aus der Hand ins Verlies.
ui-book-durability = Haltbarkeit
ui-book-durability-text = Die Zahl rechts oben sagt, wie oft [durability] du eine Waffe oder einen Gegenstand noch benutzen kannst. Drehe die Karte bei jedem Mal um eine Vierteldrehung im Uhrzeigersinn. Ist nichts mehr übrig, zerbricht sie: Wirf sie ab.
ui-book-activate = Aktivieren
ui-book-activate-text = Jede deiner Karten mit [activate] darfst du einmal je Zug aktivieren, auch gleich nach dem Ausspielen. Das kostet ein Stück Haltbarkeit; dann geschieht, was auf ihr steht.
ui-book-activate-fight = Kämpfen ist kein Aktivieren: Beides im selben Zug kostet zweimal Haltbarkeit.
ui-book-action-text = Wähle eine von drei Aktionen. Ganz ohne geht es nicht.
ui-book-fight-text = So läuft ein Kampf ab:
ui-book-fight-note = Du darfst einen Kampf beginnen, den du nicht gewinnen kannst. Die Monster bleiben dann, Haltbarkeit und ausgegebene Gunst sind verloren.
ui-book-monsters = Monster im Verlies und danach
ui-book-enters = Auftauchen [enters] wirkt immer, wenn ein Monster ins Verlies kommt: beim Beschwören aus der Hand oder beim Auffüllen vom Stapel. „Du“ ist dann, wer am Zug ist.
ui-book-soul = Eine Seelenfähigkeit [soul_ability] gehört der Person, die das Monster besiegt hat. Von da an wirkt sie, sooft ihre Bedingung eintritt. Solange das Monster im Verlies liegt, hat sie niemand.
ui-book-under = Zauber unter einer Waffe
ui-book-under-text = Manche Zauber legst du unter eine Waffe deiner Wahl. Sie wirken, solange diese Waffe im Spiel ist. Zerbricht die Waffe, wirf den Zauber mit ihr ab.
ui-book-favor = Gunst
ui-book-favor-text = Gunst [favor] ist deine Reserve. Im Kampf bringt jede ausgegebene Gunst { ACC($favor-attack, of: "attack") }. Du hast nie mehr als { $favor-max } und nie weniger als { $favor-min }: Was zu viel ist, verfällt, und was du nicht hast, kannst du nicht verlieren.
ui-book-repair = Reparieren
ui-book-repair-text = Reparierst du eine Karte, drehe sie für jeden Punkt um eine Vierteldrehung gegen den Uhrzeigersinn. Mehr Haltbarkeit, als aufgedruckt ist, hat sie nie.
ui-book-faq = Fragen und Antworten
ui-book-faq-hopeless = Darf ich im Kampf eine Waffe benutzen, die nur noch einmal nutzbar ist?
ui-book-faq-hopeless-text = Ja. Ihr Angriff zählt, dann zerbricht sie.
ui-book-faq-own = Kann eine Karte sich selbst bezahlen?
ui-book-faq-own-text = Nein. Du wirfst andere Karten ab; was mehr kostet, als du sonst auf der Hand hast, bleibt auf der Hand.
ui-book-faq-take = Darf ich genau das Monster beschwören, das ich gerade aus dem Verlies nehme?
ui-book-faq-take-text = Nein. Erst nennst du ein Monster deiner Hand, dann nimmst du die Karte aus dem Verlies.
ui-book-faq-dealt = Wirkt das Auftauchen der Monster, die am Anfang ausgelegt werden?
ui-book-faq-dealt-text = Nein. Niemand hat sie gebracht, und niemand ist am Zug.
ui-book-faq-lose = Ist im Kampf ausgegebene Gunst verlorene Gunst?
ui-book-faq-lose-text = Nein. Fähigkeiten, die darauf warten, dass jemand Gunst verliert, wirken beim Ausgeben nicht.
ui-book-faq-gaps = Was, wenn mehrere Lücken aufzufüllen sind?
ui-book-faq-gaps-text = Füllt sie nacheinander auf. Das Auftauchen [enters] eines Monsters wirkt, bevor die nächste Karte ausgelegt wird.
ui-book-faq-pass = Darf ich auf eine Aktion verzichten?
ui-book-faq-pass-text = Nur wenn keine möglich ist, weil weder im Stapel noch im Verlies eine Karte liegt.
ui-book-last = Griffbereit
ui-example-setup-for-two = Der Tisch vor dem ersten Zug
ui-example-paying-a-cost = Was eine Axt kostet
ui-example-paying-a-cost-text = Spieler { "1" } zahlt die Kosten [cost] einer Waffe mit einem Monster: Bezahlen kann jede Karte.
ui-example-loot-from-the-dungeon = Eine Waffe aus dem Verlies
ui-example-loot-from-the-dungeon-text = Spieler { "1" } plündert und nimmt eine Karte, die kein Monster ist. Die Lücke wird erst nach der Aktion aufgefüllt.
ui-example-fight-with-favor = Zwei Waffen und etwas Gunst
ui-example-fight-with-favor-text = Der Angriff von Waffen im selben Gang zählt zusammen. Den Rest zahlt Spieler { "1" } mit Gunst und gewinnt, denn es reicht genau.
ui-example-two-monsters-in-one-fight = Zwei Monster auf einmal
ui-example-two-monsters-in-one-fight-text = Spieler { "1" } bekämpft beide Monster des Gangs, deren Angriff zusammenzählt. Zwei Seelen in einem Zug.
ui-example-one-attack-short = Ein Punkt zu wenig
ui-example-one-attack-short-text = Spieler { "1" } behält die letzte Gunst. Das Monster bleibt, und beide Waffen haben trotzdem Haltbarkeit verloren.
ui-example-the-last-use = Ein letztes Mal
ui-example-the-last-use-text = Mit ihrem letzten Einsatz zerbricht die Waffe, aber ihr Angriff zählt noch.
ui-example-activated-and-used = Aktivieren, dann kämpfen
ui-example-activated-and-used-text = Spieler { "1" } aktiviert eine Waffe und kämpft noch mit ihr. Das kostet zweimal Haltbarkeit.
ui-example-repair-has-a-limit = Mehr geht nicht
ui-example-repair-has-a-limit-text = Der Gegenstand repariert die Waffe. Jetzt hat sie wieder so viel Haltbarkeit wie aufgedruckt, und noch einmal zu reparieren brächte nichts.
ui-example-summon-a-monster = Eine Beschwörung
ui-example-summon-a-monster-text = Spieler { "1" } tauscht ein Monster der Hand gegen eine Karte des Verlieses und erhält Gunst; das Auftauchen [enters] des Monsters wirkt sofort.
ui-example-favor-has-a-ceiling = Höchstens zehn
ui-example-favor-has-a-ceiling-text = Die Gunst der Beschwörung kommt zuerst und endet bei { $favor-max }. Erst danach nimmt das Auftauchen [enters] etwas weg.
ui-example-a-monster-enters = Wer Platz macht, hat den Ärger
ui-example-a-monster-enters-text = In die Lücke kommt ein Monster vom Stapel. Sein Auftauchen [enters] trifft die Person, die am Zug ist.
ui-example-a-spell-under-a-weapon = Zusammen bis zum Schluss
ui-example-a-spell-under-a-weapon-text = Der Zauber unter der Waffe erhöht ihren Angriff. Sie zerbricht, also gehen beide auf die Ablage.
ui-example-a-soul-ability = Eine Seele in deinen Diensten
ui-example-a-soul-ability-text = Die Fähigkeit eines besiegten Monsters wirkt bei jedem Zauber, und immer, bevor der Zauber selbst wirkt.
ui-example-a-tie = Gleich viele Seelen
ui-example-a-tie-text = Bei gleich vielen Seelenpunkten gewinnt Spieler { "2" } mit mehr Gunst. Alles andere zählt nicht mehr.
ui-example-alone-after-the-action = Allein, nach der Aktion
ui-example-alone-after-the-action-text = Vom Stapel wurde ein Monster abgeworfen, also verlässt das Monster mit dem höchsten Angriff das Verlies. Dann wird aufgefüllt.

## Der Spielverlauf als Daten: Namen seiner Teile

ui-action-play = Karte ausspielen
ui-action-use = Seelenfähigkeit nutzen
ui-action-activate = Aktivieren
ui-action-loot-deck = Oberste Karte ziehen
ui-action-loot-card = Aus dem Verlies nehmen
ui-action-pass = Passen
ui-procedure-refill = Auffüllen
ui-procedure-run-out = Der Stapel ist leer
ui-procedure-discard-broken = Zerbrochene Karten
ui-procedure-partners-turn = Der andere Partner
ui-action-hand-over = Zug übergeben
ui-event-turn-start = Beginn eines Zuges
ui-operation-gain = Erhalten
ui-operation-draw = Ziehen
ui-operation-take = Nehmen
ui-operation-repair = Reparieren
ui-operation-empower = Mehr Angriff
ui-operation-attach = Unter eine Waffe legen
ui-operation-steal = Stehlen
ui-operation-custom = Kartenart wählen
ui-procedure-solitaire = Allein: nach der Aktion
ui-event-plays = Karte ausspielen
ui-event-played = Beim Ausspielen
ui-event-activation = Aktivierung
ui-event-activates = Karte aktivieren
ui-event-acts-loot = Aktion Plündern
ui-event-acts-fight = Aktion Kampf
ui-event-acts-summon = Aktion Beschwören
ui-event-fights-with = Waffen im Kampf benutzen
ui-event-breaks = Karte zerbricht
ui-event-enters = Auftauchen
ui-event-defeats = Kampf gewinnen
ui-field-effect = Effekt
ui-field-immediate = Auftauchen
ui-field-ability = Seelenfähigkeit
ui-operation-activate = Aktivieren
ui-kind-reminder = Merkkarte
ui-kind-tracker = Zähler
ui-kind-quick_rules = Kurzregeln
ui-field-lane = Gang
ui-field-silver_border = Silberner Rand
