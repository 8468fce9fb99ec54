### Viscounts of the West Kingdom

## Labels

label-round = round { $n }
label-last_round = round { $n }, the last one is { $last }
label-end_cards = Poverty in { $debts }, Prosperity in { $deeds }
label-segment = Segment
label-roads = Roads
label-townsfolk = Townsfolk
label-manuscript = Manuscript
label-spots = Spots and links
label-castle = Castle
label-tier = tier { $n }
label-hand = Hand
label-cards = Cards
label-debts = debts { $unpaid } + { $paid } paid
label-deeds = deeds { $acquired } + { $approved } approved
label-track = corruption { $corruption }, virtue { $virtue }
label-workers = workers { $n }
label-piles = draw pile { $draw }, discards { $discard }
label-schemes = schemes { $draw }, future ones { $future }
