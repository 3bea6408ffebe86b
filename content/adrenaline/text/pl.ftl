### Adrenaline po polsku: nazwy oraz słowa kart, plansz i arkuszy.
### Liczby są zmiennymi: $topic-name to values.name z rules/topic.json. Teksty zasad powstają z efektów.

## Broń osobista

putrifier = Gazominator
    .gas = Toksyczny gaz
wristblades = Żelazne szpony
    .claws = Jadowe szpony
    .hook = Lewy sierpowy
mastermind = Władca umysłów
    .puppets = Lalkarz
possessor = Opętywacz
    .voodoo = Lalka wudu
    .linked = Splecione umysły
hotrod = Elektryczna lanca
    .circuit = Przeciążenie obwodów
scrapshot = Strzelba odłamkowa
    .shrapnel = Przeciążenie odłamkowe
dual_magnums = Podwójne magnum
    .kaboom = Bum
shadowblade = Ostrze cienia
    .shadow_step = Krok w cień
hand_grenade = Granat ręczny
    .bomberman = Bombiarz
wrecking_ball = Stalowa kula
    .second = Drugie uderzenie
    .third = Trzecie uderzenie
tracking_bot = Bot namierzający
    .detonation = Detonacja
nanomark = Nanoznaczniki
    .nano_explosion = Nanowybuch

## Broń areny

lock_rifle = Lock Rifle
    .second_lock = Drugi namiar
machine_gun = Machine Gun
    .focus = Skupiony ogień
    .tripod = Trójnóg
thor = T.H.O.R.
    .chain = Reakcja łańcuchowa
    .voltage = Wysokie napięcie
plasma_gun = Plasma Gun
    .charged = Naładowany strzał
    .glide = Ślizg fazowy
whisper = Whisper
electroscythe = Electroscythe
    .reaper = Żniwiarz
tractor_beam = Tractor Beam
    .punisher = Pogromca
vortex_cannon = Vortex Cannon
    .black_hole = Czarna dziura
furnace = Furnace
    .cozy_fire = Domowe ognisko
heatseeker = Heatseeker
hellion = Hellion
    .nano_tracer = Nanosmuga
flamethrower = Flamethrower
    .barbecue = Grill
grenade_launcher = Grenade Launcher
    .extra_grenade = Dodatkowy granat
rocket_launcher = Rocket Launcher
    .warhead = Głowica odłamkowa
    .jump = Skok rakietowy
railgun = Railgun
    .piercing = Strzał na wylot
cyberblade = Cyberblade
    .shadowstep = Krok cienia
    .slice = Siekanka
zx_2 = ZX-2
    .scanner = Skaner
shotgun = Shotgun
    .long_barrel = Długa lufa
power_glove = Power Glove
    .rocket_fist = Rakietowa pięść
shockwave = Shockwave
    .tsunami = Tsunami
sledgehammer = Sledgehammer
    .pulverize = Miazga

## Karty postaci

venom = Jad
mind_control = Kontrola umysłu
overload = Przeciążenie
hack = Hakowanie amunicji
upgrades = Ulepszenia
nanobots = Nanoboty

## Karty zdolności

targeting_scope_red = Celownik
targeting_scope_yellow = Celownik
targeting_scope_blue = Celownik
newton_red = Newton
newton_yellow = Newton
newton_blue = Newton
tagback_grenade_red = Granat odwetowy
tagback_grenade_yellow = Granat odwetowy
tagback_grenade_blue = Granat odwetowy
teleporter_red = Teleporter
teleporter_yellow = Teleporter
teleporter_blue = Teleporter

## Elementy

ammo_red_yellow_yellow = Żeton amunicji
ammo_red_blue_blue = Żeton amunicji
ammo_yellow_red_red = Żeton amunicji
ammo_yellow_blue_blue = Żeton amunicji
ammo_blue_red_red = Żeton amunicji
ammo_blue_yellow_yellow = Żeton amunicji
ammo_red_yellow = Żeton amunicji
ammo_red_blue = Żeton amunicji
ammo_yellow_blue = Żeton amunicji
ammo_red_red = Żeton amunicji
ammo_yellow_yellow = Żeton amunicji
ammo_blue_blue = Żeton amunicji
venom_token = Znacznik jadu
mind_token = Znacznik kontroli umysłu
overload_token = Znacznik przeciążenia
damage_sprog = Jaszczur
damage_banshee = Banshee
damage_dozer = Dożer
damage_echo = Echo
damage_dstructor = :D-strukt-0R
damage_violet = Wioletka
cube_red = Czerwona amunicja
cube_yellow = Żółta amunicja
cube_blue = Niebieska amunicja
skull = Czaszka
rush_sprog = Jaszczur
standee_sprog = Jaszczur
board_sprog = Jaszczur
rush_banshee = Banshee
standee_banshee = Banshee
board_banshee = Banshee
rush_dozer = Dożer
standee_dozer = Dożer
board_dozer = Dożer
rush_echo = Echo
standee_echo = Echo
board_echo = Echo
rush_dstructor = :D-strukt-0R
standee_dstructor = :D-strukt-0R
board_dstructor = :D-strukt-0R
rush_violet = Wioletka
standee_violet = Wioletka
board_violet = Wioletka
kill_track = Tor zabójstw
arena_10 = Hala
arena_11_green = Ogród
arena_11_purple = Kaplica
arena_12 = Fabryka

## Słowa wspólne

ui-game = Adrenaline: broń osobista
ui-ref-title = Ściąga
ui-rights-reserved = prawa należą do ich właścicieli
ui-section-basic = Efekt podstawowy
ui-section-plain = Tryb podstawowy
ui-deck-dlc-weapons = Broń osobista
ui-deck-dlc-powers = Karty postaci
ui-deck-arena-set = Arena
ui-owner-sprog = Jaszczur
ui-owner-banshee = Banshee
ui-owner-dozer = Dożer
ui-owner-echo = Echo
ui-owner-dstructor = { ":D-strukt-0R" }
ui-owner-violet = Wioletka
ui-color-red = czerwona
ui-color-yellow = żółta
ui-color-blue = niebieska

## Broń

ui-personal-weapon = Broń osobista
ui-arena-weapon = Broń areny
ui-load = Ładowanie
ui-free = bez kosztu
ui-rush-cost = skok adrenaliny
ui-powerup-cost = karta zdolności
ui-role-mode = tryb
ui-role-extra = dodatkowy
ui-or = LUB
ui-house-prices = koszty: zasada domowa

## Postacie i elementy

ui-ability-card = Karta postaci
ui-powerup-card = Karta zdolności
ui-turn-end = Koniec twojej tury
ui-note-venom-1 = *Zatrucie:* połóż znacznik jadu przy płytce skoku celu. Postać ma najwyżej jeden.
ui-note-venom-2 = Znacznik wraca do ciebie, gdy zatruta postać ginie. Twoja śmierć niczego nie zmienia.
ui-note-mind_control-1 = *Hipnoza:* wsuń znacznik w podstawkę figurki. Zostaje tam także po śmierci; postać ma najwyżej jeden.
ui-note-mind_control-2 = Efekt broni, który wymaga zahipnotyzowanego celu, zużywa jego znacznik: po akcji wraca on na tę kartę.
ui-note-overload-1 = Znaczniki zaczynają zimną stroną do góry. Gdy wszystkie są gorące, nie rozgrzewasz żadnego.
ui-note-overload-2 = Twoja śmierć nie odwraca żadnego z nich.
ui-note-hack-1 = Każdy może zabrać zhakowany żeton: bierze { ACC($limits-hacked-cubes, of: "cube") } dowolnych kolorów.
ui-note-hack-2 = *Wysadzenie:* odrzuć zhakowany żeton. Nowy pojawi się na koniec tury.
ui-note-upgrades-1 = Kart zdolności z kosztu twojej broni nie można zastąpić kostkami.
ui-note-upgrades-2 = Każdą kostkę możesz jak zwykle zastąpić kartą zdolności.
ui-note-nanobots-1 = Obrażenie możesz zamienić tylko wtedy, gdy jest ostatnie na planszy celu.
ui-note-nanobots-2 = Zamiana śmiertelnego strzału na znacznik ratuje cel. Na planszy leży najwyżej { $damage-marks } twoich znaczników.
ui-note-nanobots-3 = Zamiana nie uruchamia innych znaczników.
ui-cold = zimny
ui-hot = gorący
ui-hacked = Zhakowany żeton
ui-hacked-cubes = { $limits-hacked-cubes } dowolne
ui-powerup-brief = albo kostka amunicji
ui-rush-tile = Płytka skoku adrenaliny

## Plansze

ui-arena = Arena
ui-arena-squares = pola
ui-arena-sight = Widzisz swoje pomieszczenie i każde za drzwiami swojego pola.
ui-board = Plansza gracza
ui-board-frenzy = Finałowy szał
ui-board-marks = Znaczniki namierzania, najwyżej { $damage-marks } jednego gracza
ui-board-points = Punkty za zabicie
ui-board-first = +{ $scoring-first-blood } za pierwszą krew
ui-board-kill = śmierć
ui-board-overkill = anihilacja
ui-action-run = Bieg: o najwyżej { ACC($turn-run, of: "square") }
ui-action-grab = Ruch o { ACC($turn-grab, of: "square") } i zabranie (od { GEN($damage-first-upgrade, of: "damage") }: o { $turn-grab-upgraded })
ui-action-shoot = Strzał (od { GEN($damage-second-upgrade, of: "damage") }: ruch o { $turn-shoot-upgraded } i strzał)
ui-frenzy-early = Przed graczem rozpoczynającym: { $turn-actions } akcje
ui-frenzy-late = Gracz rozpoczynający i po nim: jedna akcja
ui-frenzy-run = Bieg: o najwyżej { ACC($turn-frenzy-run, of: "square") }
ui-frenzy-grab = Ruch o najwyżej { ACC($turn-frenzy-grab, of: "square") } i zabranie
ui-frenzy-shoot = Ruch o { ACC($turn-frenzy-shoot, of: "square") }, przeładowanie, strzał
ui-late-grab = Ruch o najwyżej { ACC($turn-late-grab, of: "square") } i zabranie
ui-late-shoot = Ruch o najwyżej { ACC($turn-late-shoot, of: "square") }, przeładowanie, strzał
ui-score-title = Tor zabójstw
ui-score-line = Za każde zabicie połóż tu swoje obrażenie zamiast czaszki, za anihilację dwa.
ui-score-end = Na koniec gry

## Ściąga

ui-sub-play = Tura, skok adrenaliny i stany; liczba graczy: { $players-least }–{ $players-most }
ui-setup = Przygotowanie
ui-setup-characters = Wyłóżcie o jedną postać więcej, niż jest graczy; przy pięciu i sześciu graczach wszystkie.
ui-setup-weapons = Każdej z nich dajcie losowo jedną z jej dwóch broni osobistych.
ui-setup-choice = Wybierajcie postacie w kolejności tur. Resztę odłóżcie do pudełka.
ui-setup-board = Weź planszę, kartę postaci, jej znaczniki i płytkę skoku: połóż ją na dwóch ostatnich polach toru obrażeń.
ui-setup-load = Zapłać za ładowanie swojej broni, jeśli chcesz zacząć z naładowaną.
ui-turn = Twoja tura
ui-turn-text = Wykonujesz najwyżej { $turn-actions } akcje, dowolne, także dwa razy tę samą:
ui-end = Koniec tury, po kolei
ui-end-refill = Uzupełnij broń i żetony amunicji, także wysadzone.
ui-end-ability = Użyj zdolności swojej postaci.
ui-end-score = Policz punkty za zabite postacie. Kto ma na sumieniu anihilację, może przesunąć swoją płytkę skoku o jedno pole w prawo.
ui-end-reload = Naładuj broń, płacąc pełny koszt.
ui-hit = Obrażenia i znaczniki
ui-hit-order = Najpierw kładziesz nowe obrażenia. Potem twoje dawne znaczniki na tym celu stają się obrażeniami, a na końcu kładziesz nowe znaczniki.
ui-hit-only = Same znaczniki nie zmieniają innych znaczników w obrażenia.
ui-hit-kill = Obrażenie numer { $damage-killshot } to śmiertelny strzał, { $damage-overkill } to totalna anihilacja; dalsze przepadają. Za anihilację ofiara daje ci swój znacznik.
ui-hit-points = Punkty bierze się według liczby obrażeń, przy remisie wcześniejszy. Pierwsza krew: { $scoring-first-blood } punkt, dwa zabicia w turze: jeszcze { $scoring-double-kill }.
ui-hit-next = Po każdej śmierci zakryj najwyższą jeszcze widoczną liczbę punktów na planszy ofiary.
ui-rush = Skok adrenaliny
ui-rush-pay = Płacisz, przesuwając swoją płytkę skoku o jedno pole w lewo. Płytka jest końcem twojego toru: zginiesz o tyle obrażeń wcześniej.
ui-rush-upgrades = Skok daje wszystkie ulepszenia akcji do końca twojej tury albo opłaca efekt broni z tym znakiem.
ui-rush-free = Gdy do śmierci brakuje ci jednego obrażenia, skok nic nie kosztuje.
ui-rush-back = Płytka nie wraca sama: cofa ją tylko anihilacja przeciwnika, najdalej na początkowe miejsce.
ui-weapons-rules = Jak strzelać
ui-weapons-load = Górny koszt to ładowanie. Kostka nad kreskami jest opłacona, gdy zabierasz broń z areny.
ui-weapons-extra = Efektów dodatkowych używasz w dowolnej kolejności, także bez podstawowego, chyba że łączy je z nim kreska.
ui-weapons-same = Gdy efekt mówi o celu innego efektu, którego nie użyto, wybierz cel tak, jak tamten by kazał.
ui-weapons-modes = Z trybów A i B wybierasz jeden na akcję.
ui-weapons-exact = Obrażeń nie możesz zadać mniej, niż podano, ale celów możesz wybrać mniej.
ui-weapons-all = Efekt na każdego w miejscu nie omija nikogo oprócz ciebie. Twoja broń nigdy cię nie rani.
ui-weapons-move = Ruch to krok na pole obok, przez drzwi, nigdy przez ścianę. Odległość to liczba ruchów najkrótszej drogi.
ui-weapons-direction = Kierunek to jeden z czterech, prosto przed siebie od twojego pola. Wybierasz go raz na cały efekt.
ui-states = Stany
ui-state-poisoned = Zatrucie: na koniec swojej tury Jaszczur zadaje zatrutym obrażenia. Znika ze śmiercią.
ui-state-hypnotised = Hipnoza: trwa, aż efekt broni zużyje znacznik, także przez śmierć.
ui-state-hot = Gorące znaczniki Dożera: jego broń chłodzi wszystkie naraz.
ui-state-hacked = Zhakowany żeton: leży zakryty, daje { ACC($limits-hacked-cubes, of: "cube") } dowolnych kolorów.
ui-limits = Granice
ui-limits-text = Kostki jednego koloru: { $limits-cubes }, karty zdolności: { $limits-powerups }, broń areny: { $limits-weapons }.
ui-words = Dwa słowa
ui-words-text = Karta zdolności to karta z talii areny. Karta postaci mówi, co umie twoja postać.
ui-signs = Znaki i karty postaci
ui-signs-line = Amunicja ma kształt: czerwona to kwadrat, żółta trójkąt, niebieska koło
ui-sign-ammo = kostka amunicji
ui-sign-card = karta zdolności do odrzucenia, nie do zastąpienia kostką
ui-sign-rush = skok adrenaliny
ui-sign-zero = efekt bez kosztu
ui-sign-basic = efekt podstawowy
ui-sign-extra = efekt dodatkowy
ui-sign-wire = wymaga efektu nad sobą
ui-sign-house = koszt naszego pomysłu: wydrukowanego nie znamy
ui-list = Spis broni
ui-list-line = Broń osobista: { $components-personal }, broń areny: { $components-weapons }
ui-abilities = Karty postaci
ui-powerups = Karty zdolności
ui-pieces = Elementy
ui-pieces-standees = Figurki
ui-pieces-damage = Znaczniki obrażeń
ui-pieces-others = Inne
ui-colophon = Metryczka
ui-colophon-text = Teksty kart powstają z danych tej gry; ujęcie zasad, obrazki i koszty broni osobistej są nasze. Polskie nazwy trybów i efektów broni areny też są nasze.
ui-provenance = Skąd to wiemy
ui-licences = Prawa
ui-icon-authors-text = Ikony:

## Stosy na wirtualnym stole

ui-pile-weapons = Broń areny
ui-pile-powerups = Karty zdolności
ui-pile-ammo = Żetony amunicji
