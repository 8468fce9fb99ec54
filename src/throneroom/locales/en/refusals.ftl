## What is wrong with options and positions. The kernel has the same sentences in English, for programs
## (kernel/refusing.py). $place is an option or a field, $given what stood there: both as they are typed.

refused-one-of = { $place }: { $given } is not one of { $allowed }.
refused-range = { $place }: a whole number from { $low } to { $high } was expected, not { $given }.
refused-from = { $place }: a whole number from { $low } up was expected, not { $given }.
refused-whole = { $place }: a whole number was expected, not { $given }.
refused-yes-no = { $place }: true or false was expected, not { $given }.
refused-text = { $place }: a text was expected, not { $given }.
refused-list = { $place }: a list was expected, not { $given }.
refused-numbers = { $place }: a list of whole numbers was expected, not { $given }.
refused-object = { $place }: an object was expected, not { $given }.
refused-chance = { $place }: an object with seed and count was expected.
refused-value = { $place }: { $given } is not allowed.
refused-bounds = { $place }: { $given } is out of bounds.
refused-written = { $place }: this is written { $written }.
refused-called = { $place }: no { $what } is called { $given }; there are: { $allowed }.
refused-twice = { $place }: { $given } stands there twice.
refused-count = { $place }: { $count } were expected, not { $given }.
refused-field = { $place }: there is no such field.
refused-missing = { $place }: this field is missing.
refused-option = { $place }: there is no such option; there are: { $allowed }.
refused-seat = { $place }: with { $players } players the seats are 0 to { $last }.
refused-seats = { $place }: every seat once was expected; with { $players } players the seats are 0 to { $last }.
refused-together = { $place }: only together with { $other }: { $allowed }.
refused-texts = { $place }: texts were expected.
refused-other-game = { $place }: this is a position of { $given }.
refused-format = { $place }: this version reads format { $format }.
refused-no-game = { $place }: a saved match names its game here.

# What no text is known for: $text is the English sentence.
refused-otherwise = { $text }
