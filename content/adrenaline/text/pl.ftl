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
ui-owner-dstructor = { NOM("dstructor") }
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
