### Oath

## What follows from an answer, as a second line under the question

follows-board = Its color is yours for the whole game, and its side says whether you begin as an Exile or a Citizen.
follows-short_favor = What you leave is for the sites that come after it.
follows-pawn = The cards you discard go by the region of your pawn.
follows-keep_adviser = It lies face down beside your board; play it when you like. The others are discarded.
follows-peoples_favor = At 6 favor the Mob comes up. The more favor lies on it, the dearer it is to take from you.
follows-wake = Each can be used once.
follows-act = Major actions cost Supply. What you do not spend is kept, up to 7.
follows-rest = Each can be used once. Then the next player’s turn begins.
follows-modify = It changes this action only.
follows-react = { NAME($card, case: "text") }
follows-first = The other follows.
follows-grant_title = It comes with its Oathkeeper side up.
follows-limit_discard = It goes to a discard pile.
follows-search_source = A Vision in the world deck ends the draw and makes later searches dearer.
follows-search_keep = The other cards are discarded, then you play this one or discard it too.
follows-search_discard = You keep the rest.
follows-search_play = The other one comes after it.
follows-discard_order = Everybody sees their backs.
follows-discards_to = All of them go there.
-follows-of-a-vision = Revealed, it wins the game for an Exile who meets its goal in time. Face down it does nothing yet.
follows-play =
    { $card ->
        [conquest] { -follows-of-a-vision }
        [rebellion] { -follows-of-a-vision }
        [sanctuary] { -follows-of-a-vision }
        [faith] { -follows-of-a-vision }
        [conspiracy] Revealed, it may take a relic or a banner from a player at your site, and leaves the game. Face down it does nothing yet.
       *[other] At a site it brings you 1 favor of its suit. Face down it does nothing yet.
    }
    .discard = The card goes to a discard pile.
follows-make_room = The People’s Favor, Crop Rotation and the Great Slum each let you discard one, then your card comes.
follows-make_room_by = Each of them serves once for this card.
follows-adviser_to_discard = Then the new one takes its place.
follows-minor_adviser = As if you had just searched for it.
follows-muster_card = You gain warbands, and the card is closed until your Rest.
follows-trade_card = Advisers of its suit make the trade better. The card is closed until your Rest.
follows-trade_kind = A secret buys favor, 2 favor buy secrets.
follows-recover_target = It is yours, face up beside your board.
follows-recover_amount = The more you place, the harder it is to take from you.
follows-recover_start_bank = The others follow from left to right, one favor each.
follows-pay_from_bank = The rest comes from your board.
follows-secret_side = It keeps its side.
follows-travel_to = A face down site turns up.
    .pass = The pawn stays where it is.
follows-pay_to_enter = If you refuse, you are not sent there.
follows-show_adviser = Only one player sees it.
follows-show_to = Nobody else learns what it is.
follows-peek = You may look at it again from anywhere.
follows-warbands_way = Where your warbands are, you rule. The last one stays at its site.
follows-warbands_friend = They must agree.
follows-warbands_count = Warbands on your board attack, those at a site defend it.
follows-warbands_leave = They leave the site for that player’s board.
follows-warbands_share = Without your word nothing moves.
follows-replace_short = The others return to your bank.
follows-campaign_defender = You pay 2 Supply when targets and dice are chosen.
follows-campaign_targets = Every target adds defense dice. If you win, all of them are yours.
follows-campaign_dice = Skulls cost warbands, but more dice never make victory less likely.
follows-campaign_join = Your warbands on the board fight along, and you may use your battle plans.
    .no = You stay out of it.
follows-campaign_permit = An ally’s warbands and plans serve your defense.
follows-plan = Each plan once, and paid at once.
follows-skull_losses = They return to the bank of their color.
follows-sacrifice = Exactly this many win the campaign; without them it is lost.
follows-sacrifice_from = They return to the bank of their color.
follows-losses = The survivors go to the board.
follows-placement = With warbands there you rule the site. Without any the bandits do.
follows-placement_from = A site that gives its last warband is left to the bandits.
follows-burn = Burned favor goes to the shared bank.
follows-bank = As much as the bank has.
follows-opportunity = It comes to your board and is not replaced here.
follows-homeland_relic = It costs nothing and counts as recovered.
follows-peek_reliquary = Only you learn what it is.
follows-exile_citizen = The favor goes to that player, who is an Exile from now on.
follows-conspiracy = Then the Conspiracy leaves the game.
follows-deal_partner = The deal binds both of you once it is accepted.
follows-citizen = Who accepts joins the Empire with a relic of the Reliquary.
follows-citizen_relic = The space it leaves binds the Chancellor from then on.
follows-deal = Nothing changes hands before the offer is accepted.
    .pass = You drop the offer.
follows-deal_amount = You can offer what is there now.
follows-deal_answer = If you accept, everything changes hands at once. Other terms can be asked for once.
follows-counter_answer = If you accept, everything changes hands at once. If not, nothing does.
    .no = The same offer is not made again this turn.
follows-promise_amount = Given as far as there is any when it is due.
follows-promise_due_in = At the start of that Act phase.
follows-promise_until = Everybody sees the promise.
follows-promise_penalty = Without a penalty the promise cannot be broken. With one, whoever breaks it pays at once.
follows-promise_lapses = Roles change when somebody becomes a Citizen or an Exile.
follows-promise_due = What you have of it changes hands.
    .no = You pay the penalty instead.
follows-site_garrison = With a warband there you rule the site.

## A power asks: its text says what follows

follows-power_card = { NAME($by, case: "text") }
follows-power_facedown = { NAME($by, case: "text") }
follows-power_relic = { NAME($by, case: "text") }
follows-power_thing = { NAME($by, case: "text") }
follows-power_player = { NAME($by, case: "text") }
follows-power_sites = { NAME($by, case: "text") }
follows-power_relics = { NAME($by, case: "text") }
follows-power_bury = { NAME($by, case: "text") }
follows-power_post = { NAME($by, case: "text") }
follows-power_site = { NAME($by, case: "text") }
follows-power_suit = { NAME($by, case: "text") }
follows-power_pile = { NAME($by, case: "text") }
follows-power_way = { NAME($by, case: "text") }
follows-power_may = { NAME($by, case: "text") }
follows-power_number = { NAME($by, case: "text") }
follows-power_dice = { NAME($by, case: "text") }
follows-power_burn = { NAME($by, case: "text") }
follows-power_favor = { NAME($by, case: "text") }
follows-power_secrets = { NAME($by, case: "text") }
follows-power_sacrifice = { NAME($by, case: "text") }
follows-power_warbands = { NAME($by, case: "text") }
follows-power_citizen = You join the Empire: purple warbands, 7 Supply, and the end of your Act phase.
follows-bank_to = { NAME($by, case: "text") }
follows-power_swap = { NAME($by, case: "text") }
follows-gathering_come = Coming is no travel and costs nothing. Your pawn stays there.
follows-gathering_deal = Those present exchange until all of you pass in a row.
follows-blackmail = Without the 3 favor the relic is taken from you.
follows-power_vision = { NAME($by, case: "text") }
follows-second_wind_travel = It spends no Supply.
follows-second_wind_campaign = It spends no Supply.
follows-power_peek = Only you see it.
follows-power_exchange = They change places at once.
follows-skeleton_key = If you leave it, it stays where it lies.
follows-cage_colour = They go back to their player’s board.
follows-cage_count = The others stay in the cage.
