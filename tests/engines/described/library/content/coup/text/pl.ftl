ui-game = Coup
ui-action-income = Dochód
ui-action-foreign-aid = Pomoc zagraniczna
ui-action-tax = Podatek
ui-action-exchange = Wymiana
ui-action-steal = Kradzież
ui-action-assassinate = Zamach
ui-action-coup = Przewrót
ui-procedure-claim = Sprawdzenie
ui-procedure-lose = Utrata wpływu

roles = { $role }

ui-value-ambassador = ambasador
ui-value-assassin = zabójca
ui-value-captain = kapitan
ui-value-contessa = hrabina
ui-value-duke = książę
