"""Everything that is asked or told can be said in every language and fits the schema."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
from jsonschema_rs import Draft202012Validator, meta

from tests.conformance.cases import Case
from tests.conformance.promise import promise
from tests.conformance.walking import encode, readers, some, walk
from throneroom.kernel import AnyGame, Message, Question, Waiting, schema
from throneroom.text import LANGUAGES, Voice


@promise()
def everything_can_be_said(case: Case) -> None:
    """Every prompt, caption, event and reason why not, as every seat and a spectator see it."""
    match, rng = case.begin(), random.Random(case.seed)
    voices = [Voice(case.game, language) for language in LANGUAGES]
    said: set[bytes] = set()
    keys: set[str] = set()
    so_far = 0

    def say(message: Message) -> None:
        if (text := encode(message)) not in said:
            said.add(text)
            for voice in voices:
                _assert_sentence(voice.say(message), text)

    for decision, answer in walk(match, case.seed):
        question = match.question(decision.seat)
        assert isinstance(question, Question)
        say(question.prompt)
        assert question.safe in ("", *decision.keys), f"{question.safe} is no option"
        for choice in question.choices:
            say(choice.text)
            if choice.lost is not None:
                say(choice.lost)
        keys.update(decision.keys)
        if rng.random() < 0.1:
            for key in sorted(keys):
                why = match.why_not(key)
                if why is not None:
                    assert key not in decision.keys, f"{key} is an option"
                    say(why)
        match.answer(answer)
        for event in match.events[so_far:]:
            for seen in filter(None, map(event.seen_by, readers(match))):
                if (text := encode(seen)) not in said:
                    said.add(text)
                    for voice in voices:
                        _assert_sentence(voice.tell(seen), text)
        so_far = len(match.events)


def _assert_sentence(text: str, source: bytes) -> None:
    assert text.strip(), source
    assert "{" not in text, f"{source!r}: {text}"
    assert text == text.strip(), f"{source!r}: {text!r}"


@cache
def validators(game: AnyGame) -> dict[str, Draft202012Validator]:
    """One for each part of the schema."""
    whole = schema(game)
    meta.validate(whole)
    return {
        part: Draft202012Validator({"$ref": f"#/properties/{part}", **whole})
        for part in whole["properties"]
    }


@promise(every=2)
def everything_fits_the_schema(case: Case) -> None:
    """What leaves the process is what the schema says, and can be read back."""
    match, rng = case.begin(), random.Random(case.seed)
    valid = validators(case.game)
    seen: set[bytes] = set()

    def validate(part: str, value: Any, kind: Any) -> None:
        text = encode(value)
        if text not in seen:
            seen.add(text)
            valid[part].validate(msgspec.json.decode(text))
            assert msgspec.json.decode(text, type=kind) == value

    validate("Options", match.options, case.game.Options)
    looked_at = some(case.seed, first=2, then=0.03)
    for decision, answer in walk(match, case.seed):
        if looked_at(decision):
            for reader in readers(match):
                validate("View", match.view(reader), case.game.View)
                validate("Question", match.question(reader), Question | Waiting)
        match.answer(answer)
    for event in match.events:
        assert type(event) in case.game.events
        if rng.random() < 0.3:
            for known in filter(None, map(event.seen_by, readers(match))):
                validate("Event", known, type(event))
    for reader in readers(match):
        validate("View", match.view(reader), case.game.View)
    validate("Outcome", match.outcome, type(match.outcome))
