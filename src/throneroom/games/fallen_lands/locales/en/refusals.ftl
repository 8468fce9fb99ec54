## Positions that no game comes to (check.py), one line each: programs read the English ones.
## $place is the field; keys and numbers are shown as they are typed.

refused-turn-of = { $place }: turn { $turn } is seat { $seat }'s, not seat { $given }'s.
refused-gathering = { $place }: Followers are gathered before the first turn, when turn is 0, and discard and end are empty.
refused-fields-left = { $place }: the box has no more fields of { $given }; fields of these values are left: { $allowed }.
refused-highest = { $place }: one field must have the level { $level }.
refused-held = { $place }: a field has both an owner and a Troop, or neither.
refused-troop = { $place }: { $given } is no Troop; Troops are: { $allowed }.
refused-fortification = { $place }: { $given } is no Fortification; Fortifications are: { $allowed }.
refused-nobody-holds = { $place }: nobody holds this field.
refused-one-fate = { $place }: a field is conquered, claimed or flooded, never two of these.
refused-shadows = { $place }: seat { $seat } is on turn and has { $most } of these, not { $given }.
refused-followers = { $place }: with those of the players that makes { $given }; the game has { $count }.
refused-shadow-mage = { $place }: no magic brings Mages: 0 was expected.
refused-lying = { $place }: shadows come with a card that lies there, and such a card with shadows.
refused-spent = { $place }: only the player on turn, seat { $seat }, has spent Followers.
refused-gathered = { $place }: Followers are gathered in the order of seats, { $count } each.
refused-known = { $place }: { $thing } is not in that hand as often.
refused-no-more = { $place }: the deck has only { $count } of { $thing }.
refused-lacking = { $place }: { $given } of { $thing } are missing.
refused-offer = { $place }: only in the exchange phase, and only cards from the hand of the player on turn: { $allowed }.
refused-act-phase = { $place }: actions are taken in the phase { $phase }.
refused-victim = { $place }: only a thief looks at a hand, and only at that of another player who has cards; seats are: { $allowed }.
refused-unseen = { $place }: the thief has seen the whole hand by then.
refused-act-cards = { $place }: the cards of an action stay in hand until it is paid; the hand is: { $allowed }.
refused-attack = { $place }: only Troops attack; { $given } is none.
refused-magic = { $place }: { $given } does not go with { $thing }; these do: { $allowed }.
refused-mages = { $place }: that costs { $given } Mages; { $most } are ready.
refused-loans = { $place }: Support is borrowed for a field, and state.act.place names none.
refused-free-field = { $place }: a free field was expected, not { $given }; free are: { $allowed }.
refused-end-board = { $place }: by the board only this is possible: { $allowed }.
refused-end-idle = { $place }: by the players' idle fields only this is possible: { $allowed }.
refused-active = { $place }: after a conquest or a Claim nobody is idle: false was expected, or no idle players.
