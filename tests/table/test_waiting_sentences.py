"""When what waits is said: one moment is one sentence, at a distance, and never while the focus moves."""

from itertools import pairwise

from cardtable.table.speech.announcer import APART_S, GATHER_S, LONGEST_S, REST_S, Utterance, UtteranceQueue

TICK = 0.01


def listen(gathering: UtteranceQueue, seconds: float, begin: float = 0.0) -> list[tuple[float, Utterance]]:
    """All that is said until then, and when."""
    ticks = [begin + number * TICK for number in range(round(seconds / TICK) + 1)]
    return [(round(now, 3), said) for now in ticks if (said := gathering.take(now)) is not None]


def test_news_of_one_moment_is_one_sentence() -> None:
    gathering = UtteranceQueue()
    gathering.add("Amrit wins the trick.", 0.0)
    gathering.add("Your turn.", 0.1)

    assert listen(gathering, 2.0) == [(GATHER_S, Utterance("Amrit wins the trick. Your turn."))]


def test_news_waits_until_the_focus_rests() -> None:
    gathering = UtteranceQueue()
    gathering.add("You receive the nine of clubs.", 0.0)
    gathering.focus_moved(0.1)
    gathering.focus_moved(0.2)

    [(when, _)] = listen(gathering, 2.0)
    assert when >= 0.2 + REST_S


def test_a_restless_focus_does_not_keep_news_back_for_ever() -> None:
    gathering = UtteranceQueue()
    gathering.add("Hearts are broken.", 0.0)
    for number in range(100):
        gathering.focus_moved(number / 10)

    [(when, _)] = listen(gathering, 2.0)
    assert when <= LONGEST_S + TICK


def test_news_waits_while_the_focus_is_only_passing() -> None:
    gathering = UtteranceQueue()
    gathering.focus_moved(0.0, passing=True)
    gathering.add("You have clubs as trumps.", 0.0)
    assert listen(gathering, 0.5) == []
    gathering.focus_moved(0.5)
    gathering.add("Amrit has hearts as trumps.", 0.55)

    [(when, said)] = listen(gathering, 2.0, 0.55)
    assert said.sentence == "You have clubs as trumps. Amrit has hearts as trumps."
    assert when >= 0.5 + REST_S


def test_an_answer_goes_at_once_and_news_follows_it() -> None:
    gathering = UtteranceQueue()
    gathering.add("Kavya plays the six of clubs.", 0.0)
    gathering.answer("Your turn: play a club.")

    first, second = listen(gathering, 2.0)
    assert first == (0.0, Utterance("Your turn: play a club.", urgent=True))
    assert second[1] == Utterance("Kavya plays the six of clubs.")


def test_only_the_newest_answer_is_said_but_all_news() -> None:
    gathering = UtteranceQueue()
    gathering.answer("0.")
    gathering.take(0.0)
    gathering.answer("One.")
    gathering.add("Kavya plays the six of clubs.", 0.02)
    gathering.answer("Two.")
    gathering.add("Parisa plays the ten of clubs.", 0.04)

    said = [utterance.sentence for _, utterance in listen(gathering, 2.0, 0.05)]
    assert said == ["Two.", "Kavya plays the six of clubs. Parisa plays the ten of clubs."]


def test_two_are_never_said_within_a_tenth_of_a_second() -> None:
    gathering = UtteranceQueue()
    times = []
    for number in range(300):
        now = number * TICK
        if number % 7 == 0:
            gathering.add(f"News {number}.", now)
        if number % 11 == 0:
            gathering.answer(f"Answer {number}.")
        if gathering.take(now) is not None:
            times.append(now)

    assert len(times) > 10
    assert min(later - earlier for earlier, later in pairwise(times)) >= APART_S - 1e-9
    assert APART_S > 0.1


def test_the_distance_counts_from_when_a_sentence_has_left() -> None:
    gathering = UtteranceQueue()
    gathering.answer("Slow.")
    taken = gathering.take(0.0)
    assert taken is not None
    gathering.passed_on(taken, 0.5)
    gathering.answer("Next.")
    assert gathering.due == 0.5 + APART_S


def test_what_waits_is_counted() -> None:
    gathering = UtteranceQueue()
    assert (gathering.waiting, gathering.due) == (0, None)
    gathering.add("1234", 0.0)
    gathering.answer("123")
    assert gathering.waiting == 7
