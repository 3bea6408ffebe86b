### Neuroshima Hex po polsku: nazwy żetonów, teksty fabularne oraz słowa arkuszy i planszy.
### Liczby są zmiennymi: $topic-name to values.name z rules/topic.json. Teksty zasad powstają z efektów.

## Mephisto

mephisto_hq = Sztab
mephisto_probe = Sonda
mephisto_muzzle = Paszcza
mephisto_claw = Szpon
mephisto_accelerator = Akcelerator
mephisto_toughener = Wzmacniacz
mephisto_jaws = Szczęki
mephisto_incubator = Inkubator
mephisto_transmitter = Transmiter
mephisto_tail = Ogon
mephisto_tentacles = Macki
mephisto_left_quill = Kolec Lewy
mephisto_right_quill = Kolec Prawy
mephisto_limbs = Odnóża
mephisto_drill = Świder
mephisto_castling = Roszada
mephisto_battle = Bitwa
mephisto_move = Ruch
mephisto_marker_accelerator = Akcelerator
mephisto_marker_acid_thrower = Kwasomiot
mephisto_marker_claw = Szpon
mephisto_marker_hq = Znacznik Sztabu
mephisto_marker_left_quill = Znacznik lewego Kolca
mephisto_marker_net = Sieć
mephisto_marker_netted = Znacznik sieci
mephisto_marker_right_quill = Znacznik prawego Kolca
mephisto_marker_wound = Rana

## Posterunek

outpost_hq = Sztab
outpost_runner = Biegacz
outpost_hmg = CKM
outpost_commando = Komandos
outpost_annihilator = Likwidator
outpost_mobile_armor = Pancerz Wspomagany
outpost_brawler = Siłacz
outpost_recon_center = Centrum Rozpoznania
outpost_saboteur = Dywersant
outpost_medic = Medyk
outpost_officer = Oficer
outpost_scoper = Skoper
outpost_scout = Zwiadowca
outpost_battle = Bitwa
outpost_move = Ruch
outpost_sniper = Snajper
outpost_marker_hq = Znacznik Sztabu

## Moloch

moloch_hq = Sztab
moloch_blocker = Bloker
moloch_hybrid = Cyborg
moloch_gauss_cannon = Działko Gaussa
moloch_juggernaut = Juggernaut
moloch_clown = Klaun
moloch_hunter_killer = Łowca
moloch_armored_hunter = Opancerzony Łowca
moloch_armored_guard = Opancerzony Wartownik
moloch_guard = Wartownik
moloch_protector = Obrońca
moloch_hornet = Rozpruwacz
moloch_net_fighter = Sieciarz
moloch_stormtrooper = Szturmowiec
moloch_mother_module = Matka
moloch_medic = Medyk
moloch_brain = Mózg
moloch_officer = Oficer
moloch_scout = Zwiadowca
moloch_air_strike = Bomba
moloch_battle = Bitwa
moloch_move = Ruch
moloch_push_back = Odepchnięcie
moloch_marker_hq = Znacznik Sztabu
moloch_marker_wound = Rana

## Borgo

borgo_hq = Sztab
borgo_mutant = Mutek
borgo_claws = Nożownik
borgo_super_mutant = Supermutant
borgo_net_fighter = Sieciarz
borgo_brawler = Siłacz
borgo_assassin = Zabójca
borgo_medic = Medyk
borgo_officer = Oficer
borgo_super_officer = Superoficer
borgo_scout = Zwiadowca
borgo_battle = Bitwa
borgo_move = Ruch
borgo_grenade = Granat
borgo_marker_hq = Znacznik Sztabu
borgo_marker_wound = Rana

## Hegemonia

hegemony_hq = Sztab
hegemony_runner = Biegacz
hegemony_thug = Bydlak
hegemony_ganger = Ganger
hegemony_gladiator = Gladiator
hegemony_net_fighter = Sieciarz
hegemony_net_master = Supersieciarz
hegemony_guard = Strażnik
hegemony_universal_soldier = Uniwersalny Żołnierz
hegemony_boss = Boss
hegemony_officer_1 = Oficer I
hegemony_officer_2 = Oficer II
hegemony_scout = Zwiadowca
hegemony_transport = Transport
hegemony_quartermaster = Kwatermistrz
hegemony_battle = Bitwa
hegemony_move = Ruch
hegemony_push_back = Odepchnięcie
hegemony_sniper = Snajper
hegemony_marker_hq = Znacznik Sztabu
hegemony_marker_wound = Rana

## Vegas

vegas_hq = Sztab
vegas_mercenary = Najemnik
vegas_bodyguard = Ochroniarz
vegas_guardian = Strażnik
vegas_shooter = Strzelec
vegas_agitator = Agitator
vegas_saboteur = Dywersant
vegas_medic = Medyk
vegas_scout = Zwiadowca
vegas_mine = Mina
vegas_battle = Bitwa
vegas_rotation = Obrót
vegas_push_back = Odepchnięcie
vegas_castling = Roszada
vegas_move = Ruch
vegas_sniper = Snajper
vegas_marker_hq = Znacznik Sztabu
vegas_marker_wound = Rana

## Sharrash

sharrash_hq = Sztab
sharrash_plague = Plaga
sharrash_beast = Bestia
sharrash_mutant = Mutant
sharrash_mortar = Moździerz
sharrash_rats = Szczury
sharrash_explosive = Ładunek wybuchowy
sharrash_underworlds = Podziemia
sharrash_landfill = Śmietnisko
sharrash_mother = Matka
sharrash_transport = Transport
sharrash_officer = Oficer
sharrash_medic = Medyk
sharrash_scout = Zwiadowca
sharrash_hole = Dziura
sharrash_battle = Bitwa
sharrash_move = Ruch
sharrash_paralysis = Paraliż
sharrash_marker_hq = Znacznik Sztabu
sharrash_marker_wound = Rana

## Plansza i rodzaje

board = Plansza
ui-game = Neuroshima Hex
ui-ref-title = Neuroshima Hex: arkusz armii
ui-rights-reserved = wszelkie prawa zastrzeżone; użyto tylko nazw i liczb
ui-army-mephisto = Mephisto
ui-army-outpost = Posterunek
ui-army-moloch = Moloch
ui-army-borgo = Borgo
ui-army-hegemony = Hegemonia
ui-army-vegas = Vegas
ui-army-sharrash = Sharrash
ui-kind-hq = Sztab
ui-kind-warrior = Wojownik
ui-kind-module = Moduł
ui-kind-implant = Wszczep
ui-kind-instant = Żeton akcji
ui-kind-foundation = Żeton podłoża
ui-kind-marker = Znacznik
ui-kind-board = Plansza
ui-kinds-hq = Sztab
ui-kinds-warrior = Wojownicy
ui-kinds-module = Moduły
ui-kinds-implant = Wszczepy
ui-kinds-instant = Żetony akcji
ui-kinds-foundation = Żetony podłoża
ui-kinds-marker = Znaczniki

## Kiedy działa tekst żetonu

ui-field-ability = Na planszy
ui-field-own_turn = W swojej turze
ui-field-activation = Uruchomienie
ui-field-action = Akcja
ui-field-before_battle = Przed pierwszą inicjatywą Bitwy
ui-field-instead_of_attack = Zamiast ataku
ui-field-turn_start = Na początku swojej tury
ui-field-entered = Po wejściu na pole
ui-unknown-ability = Działania tego żetonu nie podaje żadne źródło, do którego dotarliśmy.
