"""The recipe of each sound: short, dry, and unlike the others, so that nobody need see what it stands for.

What only accompanies the cards is noise without pitch and soft; what is news for the person has a pitch, and a
gesture of its own: up to the person, down for others, two dull knocks for what cannot be done.
"""

from collections.abc import Callable, Mapping

from sounds.waves import Wave, falling, levelled, puff, silence, struck, together

WOOD = ((1.0, 1.0), (3.9, 0.35), (9.2, 0.12))  # the partials of a bar of wood, tuned as those of a marimba are
BOX = ((1.0, 1.0), (1.51, 0.55), (2.31, 0.3))  # of a hollow box, which has no clear pitch
BELL = ((1.0, 1.0), (2.0, 0.35), (3.01, 0.22), (4.2, 0.1))
A3, C4, E4, A4, C5, D5, E5, G5, D6 = 220.0, 261.6, 329.6, 440.0, 523.3, 587.3, 659.3, 784.0, 1174.7
C6, E6, G6, C7 = 1046.5, 1318.5, 1568.0, 2093.0


def tick() -> Wave:
    """One card of many that are dealt, or a card that is marked: hardly more than a click."""
    return levelled(puff(0.03, attack=0.0005, decay=0.004, low=2500, high=8000, seed=1), -37)


def card() -> Wave:
    """A card comes down on felt: a soft slap."""
    slap = puff(0.09, attack=0.001, decay=0.014, low=250, high=2200, seed=2)
    return levelled(together((0, 1.0, slap), (0, 0.25, struck(150, 0.09, decay=0.02))), -25)


def slide() -> Wave:
    """Cards slide over felt to somebody: a breath."""
    return levelled(puff(0.22, attack=0.09, decay=0.04, low=900, high=3200, seed=3), -33)


def trick() -> Wave:
    """The trick is yours: the cards are swept up, and end in a glint."""
    sweep = puff(0.2, attack=0.15, decay=0.03, low=1200, high=6000, seed=8)
    glint = [(0.15 + 0.06 * place, 0.4, struck(pitch, 0.22, decay=0.05)) for place, pitch in enumerate((G6, C7))]
    return levelled(together((0, 1.0, sweep), *glint), -24)


def others() -> Wave:
    """The trick is another's: two slow steps down, low and hollow."""
    return levelled(
        together((0, 1.0, struck(E4, 0.2, decay=0.06)), (0.12, 0.9, struck(E4 * 3 / 4, 0.2, decay=0.06))), -27
    )


def turn() -> Wave:
    """Your turn: one warm step up, as a door bell has it."""
    low, high = (struck(pitch, 0.3, decay=0.09, partials=BELL) for pitch in (A4, D5))
    return levelled(together((0, 0.8, low[: len(low) // 2]), (0.13, 1.0, high)), -19)


def refused() -> Wave:
    """That cannot be done: two dull knocks on wood."""
    knock = together(
        (0, 1.0, struck(118, 0.11, decay=0.035, partials=BOX)),
        (0, 0.5, puff(0.03, attack=0.001, decay=0.006, low=100, high=500, seed=4)),
    )
    return levelled(together((0, 1.0, knock), (0.1, 0.85, knock)), -19)


def points() -> Wave:
    """Somebody takes cards that count: one hollow drop."""
    return levelled(falling(D6, A4, 0.16, decay=0.05), -24)


def queen() -> Wave:
    """Somebody takes the queen of spades: two notes of dark wood, a minor third down."""
    steps = [(0.2 * place, 1.0, struck(pitch, 0.3, decay=0.08, partials=WOOD)) for place, pitch in enumerate((C4, A3))]
    return levelled(together(*steps), -19)


def broken() -> Wave:
    """Hearts are broken: a snap, and three hollow splinters that fall."""
    snap = puff(0.05, attack=0.0005, decay=0.008, low=1500, high=9000, seed=9)
    splinters = [
        (0.05 + 0.045 * place, 0.5, struck(pitch, 0.12, decay=0.02, partials=BOX))
        for place, pitch in enumerate((E6, D6 * 0.94, G5))
    ]
    return levelled(together((0, 1.0, snap), *splinters), -24)


def meld() -> Wave:
    """Cards are laid down together: three slaps in a row, each clearer."""
    slaps = [
        (0.06 * place, 0.8 + 0.1 * place, puff(0.06, attack=0.001, decay=0.01, low=high / 4, high=high, seed=5 + place))
        for place, high in enumerate((2000, 3200, 5000))
    ]
    return levelled(together(*slaps), -25)


def complete() -> Wave:
    """Something is complete: a bright chord, spread like a hand of cards."""
    chord = [
        (0.05 * place, 1.0, struck(pitch, 0.5, decay=0.16, partials=BELL)) for place, pitch in enumerate((C6, E6, G6))
    ]
    return levelled(together(*chord), -22)


def over() -> Wave:
    """The deal is over: a low gong, which takes its time."""
    return levelled(struck(A4 / 2, 0.8, decay=0.3, partials=((1.0, 1.0), (1.19, 0.6), (1.5, 0.5), (2.02, 0.3))), -24)


def win() -> Wave:
    """The match is won: up the chord, and the whole chord at its end."""
    climb = [
        (0.12 * place, 0.7, struck(pitch, 0.35, decay=0.12, partials=WOOD)) for place, pitch in enumerate((C5, E5, G5))
    ]
    chord = [(0.38, 0.5, struck(pitch, 0.82, decay=0.3, partials=BELL)) for pitch in (C5, E5, G5, C6)]
    return levelled(together(*climb, *chord, (0, 1.0, silence(1.2))), -20)


RECIPES: Mapping[str, Callable[[], Wave]] = {
    recipe.__name__: recipe
    for recipe in (tick, card, slide, trick, others, turn, refused, points, queen, broken, meld, complete, over, win)
}
