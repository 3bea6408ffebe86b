ui-game = Coup
ui-action-income = Income
ui-action-foreign-aid = Foreign aid
ui-action-tax = Tax
ui-action-exchange = Exchange
ui-action-steal = Steal
ui-action-assassinate = Assassinate
ui-action-coup = Coup
ui-procedure-claim = Challenge
ui-procedure-lose = Losing an influence

roles = { $role }

ui-value-ambassador = ambassador
ui-value-assassin = assassin
ui-value-captain = captain
ui-value-contessa = contessa
ui-value-duke = duke
