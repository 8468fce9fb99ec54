### Viscounts of the West Kingdom

## The opponent of somebody who plays alone

card-rival_cleric = The Cleric
card-rival_builder = The Builder
card-rival_noble = The Noble
card-rival_card = The Steward
card-scheme_1 = Scheme 1
card-scheme_2 = Scheme 2
card-scheme_3 = Scheme 3
card-scheme_4 = Scheme 4
card-scheme_5 = Scheme 5
card-scheme_6 = Scheme 6
card-scheme_7 = Scheme 7
card-scheme_8 = Scheme 8
card-future_1 = Future scheme 1
card-future_2 = Future scheme 2
card-future_3 = Future scheme 3
card-future_4 = Future scheme 4
card-future_5 = Future scheme 5
card-future_6 = Future scheme 6
card-future_7 = Future scheme 7
card-future_8 = Future scheme 8
