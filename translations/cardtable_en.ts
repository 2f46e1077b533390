<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>%1 card(s): %2</source>
        <comment>how many may be played, and which</comment>
        <translation>
            <numerusform>%1 card: %2</numerusform>
            <numerusform>%1 cards: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 card(s)</source>
        <comment>a player, and how many cards they hold</comment>
        <translation>
            <numerusform>%1: %2 card</numerusform>
            <numerusform>%1: %2 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %2 card(s)</source>
        <comment>how many cards you hold</comment>
        <translation>
            <numerusform>You: %2 card</numerusform>
            <numerusform>You: %2 cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message numerus="yes">
        <source>“%1” broke the rules %2 time(s); a simple built-in player moved instead.</source>
        <translation>
            <numerusform>“%1” broke the rules once; a simple built-in player moved instead.</numerusform>
            <numerusform>“%1” broke the rules %2 times; a simple built-in player moved instead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” took too long %2 time(s); a simple built-in player moved instead.</source>
        <translation>
            <numerusform>“%1” took too long once; a simple built-in player moved instead.</numerusform>
            <numerusform>“%1” took too long %2 times; a simple built-in player moved instead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” sent something that isn&apos;t a message in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” sent something that isn&apos;t a message in %2 match; a simple built-in player took over from then on.</numerusform>
            <numerusform>“%1” sent something that isn&apos;t a message in %2 matches; a simple built-in player took over from then on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” sent far more than it was asked for in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” sent far more than it was asked for in %2 match; a simple built-in player took over from then on.</numerusform>
            <numerusform>“%1” sent far more than it was asked for in %2 matches; a simple built-in player took over from then on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stopped too soon in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” stopped too soon in %2 match; a simple built-in player took over from then on.</numerusform>
            <numerusform>“%1” stopped too soon in %2 matches; a simple built-in player took over from then on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” couldn&apos;t be started in %2 match(es); a simple built-in player took its place.</source>
        <translation>
            <numerusform>“%1” couldn&apos;t be started in %2 match; a simple built-in player took its place.</numerusform>
            <numerusform>“%1” couldn&apos;t be started in %2 matches; a simple built-in player took its place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” refused the game or its rules in %2 match(es); a simple built-in player took its place.</source>
        <translation>
            <numerusform>“%1” refused the game or its rules in %2 match; a simple built-in player took its place.</numerusform>
            <numerusform>“%1” refused the game or its rules in %2 matches; a simple built-in player took its place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Canasta</name>
    <message numerus="yes">
        <source>Draw %1 card(s)</source>
        <translation>
            <numerusform>Draw %1 card</numerusform>
            <numerusform>Draw %1 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards: your side needs %1 canasta(s) to go out.</source>
        <translation>
            <numerusform>Keep two cards: your side needs %1 canasta to go out.</numerusform>
            <numerusform>Keep two cards: your side needs %1 canastas to go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld takes no more than %1 card(s).</source>
        <translation>
            <numerusform>A meld takes no more than %1 card.</numerusform>
            <numerusform>A meld takes no more than %1 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game uses %1 pack(s) of %2 cards with two jokers each.</source>
        <translation>
            <numerusform>The game uses %1 pack of %2 cards with two jokers each.</numerusform>
            <numerusform>The game uses %1 packs of %2 cards with two jokers each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The four who play are dealt %1 card(s) each, face down, one at a time in the order of play; the rest is the stock.</source>
        <translation>
            <numerusform>The four who play are dealt %1 card each, face down, one at a time in the order of play; the rest is the stock.</numerusform>
            <numerusform>The four who play are dealt %1 cards each, face down, one at a time in the order of play; the rest is the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s) face down, one at a time, clockwise from the player on the dealer&apos;s left; the rest is the stock.</source>
        <translation>
            <numerusform>Everybody is dealt %1 card face down, one at a time, clockwise from the player on the dealer&apos;s left; the rest is the stock.</numerusform>
            <numerusform>Everybody is dealt %1 cards face down, one at a time, clockwise from the player on the dealer&apos;s left; the rest is the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player draws %1 card(s), may then meld, and ends the turn with a discard.</source>
        <translation>
            <numerusform>A player draws %1 card, may then meld, and ends the turn with a discard.</numerusform>
            <numerusform>A player draws %1 cards, may then meld, and ends the turn with a discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player whose side has %1 canasta(s) may go out: by melding the last card or by discarding it.</source>
        <translation>
            <numerusform>A player whose side has %1 canasta may go out: by melding the last card or by discarding it.</numerusform>
            <numerusform>A player whose side has %1 canastas may go out: by melding the last card or by discarding it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cuts the pack after %2 card(s).</source>
        <translation>
            <numerusform>%1 cuts the pack after %2 card.</numerusform>
            <numerusform>%1 cuts the pack after %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cut the pack after %2 card(s).</source>
        <translation>
            <numerusform>You cut the pack after %2 card.</numerusform>
            <numerusform>You cut the pack after %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %2 card(s).</source>
        <translation>
            <numerusform>%1 draws %2 card.</numerusform>
            <numerusform>%1 draws %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %2 card(s).</source>
        <translation>
            <numerusform>You draw %2 card.</numerusform>
            <numerusform>You draw %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pile of %2 card(s).</source>
        <translation>
            <numerusform>%1 takes the pile of %2 card.</numerusform>
            <numerusform>%1 takes the pile of %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the pile of %2 card(s).</source>
        <translation>
            <numerusform>You take the pile of %2 card.</numerusform>
            <numerusform>You take the pile of %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %4: %2 card(s).</source>
        <translation>
            <numerusform>%1 melds %4: %2 card.</numerusform>
            <numerusform>%1 melds %4: %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You meld %4: %2 card(s).</source>
        <translation>
            <numerusform>You meld %4: %2 card.</numerusform>
            <numerusform>You meld %4: %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 wild card(s).</source>
        <translation>
            <numerusform>%1 melds %2 wild card.</numerusform>
            <numerusform>%1 melds %2 wild cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You meld %2 wild card(s).</source>
        <translation>
            <numerusform>You meld %2 wild card.</numerusform>
            <numerusform>You meld %2 wild cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw %1 card(s)</source>
        <translation>
            <numerusform>Your turn: draw %1 card</numerusform>
            <numerusform>Your turn: draw %1 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press “Take the pile” again to confirm: %1 card(s) will join your hand</source>
        <translation>
            <numerusform>Press “Take the pile” again to confirm: %1 card will join your hand</numerusform>
            <numerusform>Press “Take the pile” again to confirm: %1 cards will join your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can take the pile: %1 more card(s) would join your hand.</source>
        <translation>
            <numerusform>You can take the pile: %1 more card would join your hand.</numerusform>
            <numerusform>You can take the pile: %1 more cards would join your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 red three(s)</source>
        <translation>
            <numerusform>%1 red three</numerusform>
            <numerusform>%1 red threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 meld(s)</source>
        <translation>
            <numerusform>%1 meld</numerusform>
            <numerusform>%1 melds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Freeze the pile of %1 card(s): %2 then needs two natural cards to take it.</source>
        <translation>
            <numerusform>Freeze the pile of %1 card: %2 then needs two natural cards to take it.</numerusform>
            <numerusform>Freeze the pile of %1 cards: %2 then needs two natural cards to take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 on top %2 can&apos;t take the pile of %3 card(s).</source>
        <translation>
            <numerusform>With the %1 on top %2 can&apos;t take the pile of %3 card.</numerusform>
            <numerusform>With the %1 on top %2 can&apos;t take the pile of %3 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 on top %2 can&apos;t take the pile of %3 card(s).</source>
        <comment>a black three</comment>
        <translation>
            <numerusform>With the %1 on top %2 can&apos;t take the pile of %3 card.</numerusform>
            <numerusform>With the %1 on top %2 can&apos;t take the pile of %3 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 other %2 are unseen, so %3 is unlikely to have two to take the frozen pile.</source>
        <translation>
            <numerusform>Only %1 of the other %2 is unseen, so %3 can&apos;t have two to take the frozen pile.</numerusform>
            <numerusform>Only %1 other %2 are unseen, so %3 is unlikely to have two to take the frozen pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %1 card(s), so %2 gains little with it: the %3 can go.</source>
        <translation>
            <numerusform>The pile has only %1 card, so %2 gains little with it: the %3 can go.</numerusform>
            <numerusform>The pile has only %1 cards, so %2 gains little with it: the %3 can go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deal may end soon: get rid of the %2 point(s) of the %1.</source>
        <translation>
            <numerusform>The deal may end soon: get rid of the %2 point of the %1.</numerusform>
            <numerusform>The deal may end soon: get rid of the %2 points of the %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 is your only card of its rank, and counts only %2 point(s).</source>
        <translation>
            <numerusform>The %1 is your only card of its rank, and counts only %2 point.</numerusform>
            <numerusform>The %1 is your only card of its rank, and counts only %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %1 more %2, and your other cards are harder to replace.</source>
        <translation>
            <numerusform>You still have %1 more of the %2, and your other cards are harder to replace.</numerusform>
            <numerusform>You still have %1 more %2, and your other cards are harder to replace.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody sees the cards, so any place to cut is as good as after %1 card(s).</source>
        <translation>
            <numerusform>Nobody sees the cards, so any place to cut is as good as after %1 card.</numerusform>
            <numerusform>Nobody sees the cards, so any place to cut is as good as after %1 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no pile to take, so draw %1 card(s).</source>
        <translation>
            <numerusform>There is no pile to take, so draw %1 card.</numerusform>
            <numerusform>There is no pile to take, so draw %1 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty: end the deal with %1 point(s) in your hand.</source>
        <translation>
            <numerusform>The stock is empty: end the deal with %1 point in your hand.</numerusform>
            <numerusform>The stock is empty: end the deal with %1 points in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking the pile of %1 card(s) would cost you the %2: draw.</source>
        <translation>
            <numerusform>Taking the pile of %1 card would cost you the %2: draw.</numerusform>
            <numerusform>Taking the pile of %1 cards would cost you the %2: draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %2 card(s) left and may go out: don&apos;t fill your hand.</source>
        <translation>
            <numerusform>%1 has only %2 card left and may go out: don&apos;t fill your hand.</numerusform>
            <numerusform>%1 has only %2 cards left and may go out: don&apos;t fill your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %1 card(s): keep your %2 for a larger one, and draw.</source>
        <translation>
            <numerusform>The pile has only %1 card: keep your %2 for a larger one, and draw.</numerusform>
            <numerusform>The pile has only %1 cards: keep your %2 for a larger one, and draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile counts only %1 points, and taking it costs you %2 card(s): draw.</source>
        <translation>
            <numerusform>The pile counts only %1 points, and taking it costs you %2 card: draw.</numerusform>
            <numerusform>The pile counts only %1 points, and taking it costs you %2 cards: draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 your first meld counts %2 points, and you get %3 more card(s).</source>
        <translation>
            <numerusform>With the %1 your first meld counts %2 points, and you get %3 more card.</numerusform>
            <numerusform>With the %1 your first meld counts %2 points, and you get %3 more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 cards that you get fit your melds or pairs: take the pile.</source>
        <translation>
            <numerusform>%1 of the %2 cards that you get fits your melds or pairs: take the pile.</numerusform>
            <numerusform>%1 of the %2 cards that you get fit your melds or pairs: take the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile has %1 wild card(s) in it, such as the %2: take it.</source>
        <translation>
            <numerusform>The pile has %1 wild card in it, such as the %2: take it.</numerusform>
            <numerusform>The pile has %1 wild cards in it, such as the %2: take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %1 card(s) worth %2 points: take the pile.</source>
        <translation>
            <numerusform>You get %1 card worth %2 points: take the pile.</numerusform>
            <numerusform>You get %1 cards worth %2 points: take the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 may go out next, with only %2 card(s) left: go out first.</source>
        <translation>
            <numerusform>%1 may go out next, with only %2 card left: go out first.</numerusform>
            <numerusform>%1 may go out next, with only %2 cards left: go out first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out now: %1 has melded nothing, and is caught with %2 card(s).</source>
        <translation>
            <numerusform>Go out now: %1 has melded nothing, and is caught with %2 card.</numerusform>
            <numerusform>Go out now: %1 has melded nothing, and is caught with %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out now and catch %1 with %2 card(s).</source>
        <translation>
            <numerusform>Go out now and catch %1 with %2 card.</numerusform>
            <numerusform>Go out now and catch %1 with %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can go out, but %1 still holds %2 card(s): ask first.</source>
        <translation>
            <numerusform>You can go out, but %1 still holds %2 card: ask first.</numerusform>
            <numerusform>You can go out, but %1 still holds %2 cards: ask first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deal may end soon anyway, and your hand counts %1 point(s): say yes.</source>
        <translation>
            <numerusform>The deal may end soon anyway, and your hand counts %1 point: say yes.</numerusform>
            <numerusform>The deal may end soon anyway, and your hand counts %1 points: say yes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand costs your side only %1 point(s): say yes.</source>
        <translation>
            <numerusform>Your hand costs your side only %1 point: say yes.</numerusform>
            <numerusform>Your hand costs your side only %1 points: say yes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %2 card(s) left: don&apos;t be caught with these %3 points.</source>
        <translation>
            <numerusform>%1 has only %2 card left: don&apos;t be caught with these %3 points.</numerusform>
            <numerusform>%1 has only %2 cards left: don&apos;t be caught with these %3 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 card(s) are left to draw: don&apos;t be caught with these %2 points.</source>
        <translation>
            <numerusform>Only %1 card is left to draw: don&apos;t be caught with these %2 points.</numerusform>
            <numerusform>Only %1 cards are left to draw: don&apos;t be caught with these %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %1 grow to %2: a canasta needs only %3 more.</source>
        <translation>
            <numerusform>Your %1 grow to %2: a canasta needs only %3 more.</numerusform>
            <numerusform>Your %1 grow to %2: a canasta needs only %3 more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your meld of %1 grows to %2 card(s), and these %3 points are safe.</source>
        <translation>
            <numerusform>Your meld of %1 grows to %2 card, and these %3 points are safe.</numerusform>
            <numerusform>Your meld of %1 grows to %2 cards, and these %3 points are safe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of %1 is worth %2 points, and %3 more card(s) make it a canasta.</source>
        <translation>
            <numerusform>A meld of %1 is worth %2 points, and %3 more card makes it a canasta.</numerusform>
            <numerusform>A meld of %1 is worth %2 points, and %3 more cards make it a canasta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All you can do is end the deal, with %1 point(s) in your hand.</source>
        <translation>
            <numerusform>All you can do is end the deal, with %1 point in your hand.</numerusform>
            <numerusform>All you can do is end the deal, with %1 points in your hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Canasta, told</name>
    <message numerus="yes">
        <source>drew %2 card(s)</source>
        <comment>who did it stands above: Amrit / drew 1 card</comment>
        <translation>
            <numerusform>drew %2 card</numerusform>
            <numerusform>drew %2 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile: %2 card(s)</source>
        <comment>who did it stands above</comment>
        <translation>
            <numerusform>took the pile: %2 card</numerusform>
            <numerusform>took the pile: %2 cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts</name>
    <message numerus="yes">
        <source>Waiting: %1 card(s), points: %2</source>
        <translation>
            <numerusform>Waiting: %1 card, points: %2</numerusform>
            <numerusform>Waiting: %1 cards, points: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of play: %1 card(s), points: %2</source>
        <translation>
            <numerusform>Out of play: %1 card, points: %2</numerusform>
            <numerusform>Out of play: %1 cards, points: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counts for nobody: %1 card(s)</source>
        <translation>
            <numerusform>Counts for nobody: %1 card</numerusform>
            <numerusform>Counts for nobody: %1 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as the kitty.</source>
        <translation>
            <numerusform>%1 card lies face down as the kitty.</numerusform>
            <numerusform>%1 cards lie face down as the kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick: %1 card(s) wait for the next winner.</source>
        <translation>
            <numerusform>Nobody wins the trick: %1 card waits for the next winner.</numerusform>
            <numerusform>Nobody wins the trick: %1 cards wait for the next winner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick, and its %1 card(s) are out of play.</source>
        <translation>
            <numerusform>Nobody wins the trick, and its %1 card is out of play.</numerusform>
            <numerusform>Nobody wins the trick, and its %1 cards are out of play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the last trick, and %1 card(s) count for nobody.</source>
        <translation>
            <numerusform>Nobody wins the last trick, and %1 card counts for nobody.</numerusform>
            <numerusform>Nobody wins the last trick, and %1 cards count for nobody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 waiting card(s) as well.</source>
        <translation>
            <numerusform>%1 takes %2 waiting card as well.</numerusform>
            <numerusform>%1 takes %2 waiting cards as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %2 waiting card(s) as well.</source>
        <translation>
            <numerusform>You take %2 waiting card as well.</numerusform>
            <numerusform>You take %2 waiting cards as well.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The winner also takes %1 point(s) that are waiting: stay low with the %2.</source>
        <translation>
            <numerusform>The winner also takes %1 point that is waiting: stay low with the %2.</numerusform>
            <numerusform>The winner also takes %1 points that are waiting: stay low with the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold both copies of the %1, so nobody can cancel it: %2 card(s) still out beat it.</source>
        <translation>
            <numerusform>You hold both copies of the %1, so nobody can cancel it: %2 card still out beats it.</numerusform>
            <numerusform>You hold both copies of the %1, so nobody can cancel it: %2 cards still out beat it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>in a sentence; two or more</comment>
        <translation>
            <numerusform>%1 joker</numerusform>
            <numerusform>%1 jokers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card, counted</name>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <translation>
            <numerusform>%1 joker</numerusform>
            <numerusform>%1 jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deuce(s)</source>
        <translation>
            <numerusform>%1 deuce</numerusform>
            <numerusform>%1 deuces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 three(s)</source>
        <translation>
            <numerusform>%1 three</numerusform>
            <numerusform>%1 threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 four(s)</source>
        <translation>
            <numerusform>%1 four</numerusform>
            <numerusform>%1 fours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <translation>
            <numerusform>%1 five</numerusform>
            <numerusform>%1 fives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <translation>
            <numerusform>%1 six</numerusform>
            <numerusform>%1 sixes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <translation>
            <numerusform>%1 seven</numerusform>
            <numerusform>%1 sevens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <translation>
            <numerusform>%1 eight</numerusform>
            <numerusform>%1 eights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nine(s)</source>
        <translation>
            <numerusform>%1 nine</numerusform>
            <numerusform>%1 nines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ten(s)</source>
        <translation>
            <numerusform>%1 ten</numerusform>
            <numerusform>%1 tens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jack(s)</source>
        <translation>
            <numerusform>%1 jack</numerusform>
            <numerusform>%1 jacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queen(s)</source>
        <translation>
            <numerusform>%1 queen</numerusform>
            <numerusform>%1 queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 king(s)</source>
        <translation>
            <numerusform>%1 king</numerusform>
            <numerusform>%1 kings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ace(s)</source>
        <translation>
            <numerusform>%1 ace</numerusform>
            <numerusform>%1 aces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message numerus="yes">
        <source>Nothing anyone plays can change the score of this deal now. If you claim, you lay down %1 card(s):</source>
        <translation>
            <numerusform>Nothing anyone plays can change the score of this deal now. If you claim, you lay down %1 card:</numerusform>
            <numerusform>Nothing anyone plays can change the score of this deal now. If you claim, you lay down %1 cards:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message numerus="yes">
        <source>%1 (%2): %3 deal(s) in %4 s</source>
        <translation>
            <numerusform>%1 (%2): %3 deal in %4 s</numerusform>
            <numerusform>%1 (%2): %3 deals in %4 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each deal was played %1 time(s), with the seats exchanged.</source>
        <translation>
            <numerusform>Each deal was played %1 time, with the seats exchanged.</numerusform>
            <numerusform>Each deal was played %1 times, with the seats exchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %1, %2: %3 point(s).</source>
        <comment>which deal, who, what it counted</comment>
        <translation>
            <numerusform>Deal %1, %2: %3 point.</numerusform>
            <numerusform>Deal %1, %2: %3 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <comment>a player, and what the deal brought</comment>
        <translation>
            <numerusform>%1: %2 point</numerusform>
            <numerusform>%1: %2 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message numerus="yes">
        <source>No more than %1 character(s) fit here.</source>
        <translation>
            <numerusform>No more than %1 character fits here.</numerusform>
            <numerusform>No more than %1 characters fit here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message numerus="yes">
        <source>%1 card(s) lie face down as a kitty.</source>
        <translation>
            <numerusform>%1 card lies face down as a kitty.</numerusform>
            <numerusform>%1 cards lie face down as a kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queen of spades counts %1 point(s).</source>
        <translation>
            <numerusform>The queen of spades counts %1 point.</numerusform>
            <numerusform>The queen of spades counts %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every heart counts %1 point(s).</source>
        <translation>
            <numerusform>Every heart counts %1 point.</numerusform>
            <numerusform>Every heart counts %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who has won no trick gets %1 point(s) fewer, unless the moon was shot.</source>
        <translation>
            <numerusform>A player who has won no trick gets %1 point fewer, unless the moon was shot.</numerusform>
            <numerusform>A player who has won no trick gets %1 points fewer, unless the moon was shot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who has won no trick gets %1 point(s) more, unless the moon was shot.</source>
        <translation>
            <numerusform>A player who has won no trick gets %1 point more, unless the moon was shot.</numerusform>
            <numerusform>A player who has won no trick gets %1 points more, unless the moon was shot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It also ends after %1 deal(s).</source>
        <translation>
            <numerusform>It also ends after %1 deal.</numerusform>
            <numerusform>It also ends after %1 deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) each</source>
        <translation>
            <numerusform>%1 point each</numerusform>
            <numerusform>%1 points each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hearts family</name>
    <message numerus="yes">
        <source>%1 passes %2 card(s) to %3.</source>
        <translation>
            <numerusform>%1 passes %2 card to %3.</numerusform>
            <numerusform>%1 passes %2 cards to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass %2 card(s) to %3.</source>
        <translation>
            <numerusform>You pass %2 card to %3.</numerusform>
            <numerusform>You pass %2 cards to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 passes %2 card(s) to you.</source>
        <translation>
            <numerusform>%1 passes %2 card to you.</numerusform>
            <numerusform>%1 passes %2 cards to you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the kitty of %2 card(s).</source>
        <translation>
            <numerusform>%1 takes the kitty of %2 card.</numerusform>
            <numerusform>%1 takes the kitty of %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the kitty of %2 card(s).</source>
        <translation>
            <numerusform>You take the kitty of %2 card.</numerusform>
            <numerusform>You take the kitty of %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s), one at a time, clockwise from the player on the dealer&apos;s left.</source>
        <translation>
            <numerusform>Everybody is dealt %1 card, one at a time, clockwise from the player on the dealer&apos;s left.</numerusform>
            <numerusform>Everybody is dealt %1 cards, one at a time, clockwise from the player on the dealer&apos;s left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before play everybody chooses %1 card(s) and passes them face down to another player.</source>
        <translation>
            <numerusform>Before play everybody chooses %1 card and passes it face down to another player.</numerusform>
            <numerusform>Before play everybody chooses %1 cards and passes them face down to another player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass %1 card(s)</source>
        <translation>
            <numerusform>Pass %1 card</numerusform>
            <numerusform>Pass %1 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 more card(s).</source>
        <translation>
            <numerusform>Choose %1 more card.</numerusform>
            <numerusform>Choose %1 more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve already chosen %1 card(s): take one back first.</source>
        <translation>
            <numerusform>You&apos;ve already chosen %1 card: take it back first.</numerusform>
            <numerusform>You&apos;ve already chosen %1 cards: take one back first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must pass exactly %1 card(s).</source>
        <translation>
            <numerusform>You must pass exactly %1 card.</numerusform>
            <numerusform>You must pass exactly %1 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 card(s) for %2: %3 of %1</source>
        <translation>
            <numerusform>Choose %1 card for %2: %3 of %1</numerusform>
            <numerusform>Choose %1 cards for %2: %3 of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kitty: %1 card(s)</source>
        <translation>
            <numerusform>Kitty: %1 card</numerusform>
            <numerusform>Kitty: %1 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took %1 point(s).</source>
        <translation>
            <numerusform>You took %1 point.</numerusform>
            <numerusform>You took %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your score drops by %1 point(s).</source>
        <translation>
            <numerusform>Your score drops by %1 point.</numerusform>
            <numerusform>Your score drops by %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 point(s).</source>
        <translation>
            <numerusform>You have %1 point.</numerusform>
            <numerusform>You have %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>that lie in a trick</comment>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it would be winning: %1 point(s)</source>
        <translation>
            <numerusform>it would be winning: %1 point</numerusform>
            <numerusform>it would be winning: %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 other spade(s) would protect the %2, so pass it to %3.</source>
        <translation>
            <numerusform>Only %1 other spade would protect the %2, so pass it to %3.</numerusform>
            <numerusform>Only %1 other spades would protect the %2, so pass it to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass the %1 and its %2 point(s) on to %3.</source>
        <translation>
            <numerusform>You pass the %1 and its %2 point on to %3.</numerusform>
            <numerusform>You pass the %1 and its %2 points on to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards you keep may win all %1 point(s): pass your losers, such as the %2.</source>
        <translation>
            <numerusform>The cards you keep may win all %1 point: pass your losers, such as the %2.</numerusform>
            <numerusform>The cards you keep may win all %1 points: pass your losers, such as the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %1 other spades protect the %2, so pass cards such as the %3.</source>
        <translation>
            <numerusform>Your %1 other spade protects the %2, so pass cards such as the %3.</numerusform>
            <numerusform>Your %1 other spades protect the %2, so pass cards such as the %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of your %2 are lower than the %3, so it would win tricks: pass it.</source>
        <translation>
            <numerusform>Only %1 of your %2 is lower than the %3, so it would win tricks: pass it.</numerusform>
            <numerusform>Only %1 of your %2 are lower than the %3, so it would win tricks: pass it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have all %1 point(s) so far: go on with the %2.</source>
        <translation>
            <numerusform>You have all %1 point so far: go on with the %2.</numerusform>
            <numerusform>You have all %1 points so far: go on with the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat the %1: a sure trick on the way to all %2 point(s).</source>
        <translation>
            <numerusform>Nobody can beat the %1: a sure trick on the way to all %2 point.</numerusform>
            <numerusform>Nobody can beat the %1: a sure trick on the way to all %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your high cards may win all %1 point(s): play the %2.</source>
        <translation>
            <numerusform>Your high cards may win all %1 point: play the %2.</numerusform>
            <numerusform>Your high cards may win all %1 points: play the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far, and nobody can beat your %3: keep the lead.</source>
        <translation>
            <numerusform>%1 has won all %2 point so far, and nobody can beat your %3: keep the lead.</numerusform>
            <numerusform>%1 has won all %2 points so far, and nobody can beat your %3: keep the lead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so somebody will probably take it.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%2 of the %3 %4 still out beats your %1, so somebody may take it.</numerusform>
            <numerusform>%2 of the %3 %4 still out beat your %1, so somebody will probably take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so you might not win this trick.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%2 of the %3 %4 still out beats your %1, so you might not win this trick.</numerusform>
            <numerusform>%2 of the %3 %4 still out beat your %1, so you might not win this trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 beats your %2, so get rid of its %3 point(s) now.</source>
        <translation>
            <numerusform>The %1 beats your %2, so get rid of its %3 point now.</numerusform>
            <numerusform>The %1 beats your %2, so get rid of its %3 points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the %1 you leave this trick&apos;s %2 point(s) to %3: play the %4.</source>
        <translation>
            <numerusform>Under the %1 you leave this trick&apos;s %2 point to %3: play the %4.</numerusform>
            <numerusform>Under the %1 you leave this trick&apos;s %2 points to %3: play the %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) are already in this trick: stay under the %2 with the %3.</source>
        <translation>
            <numerusform>%1 point is already in this trick: stay under the %2 with the %3.</numerusform>
            <numerusform>%1 points are already in this trick: stay under the %2 with the %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 is in this trick and takes %2 point(s) off your score: try the %3.</source>
        <translation>
            <numerusform>The %1 is in this trick and takes %2 point off your score: try the %3.</numerusform>
            <numerusform>The %1 is in this trick and takes %2 points off your score: try the %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat your %1, so you win it yourself: %2 point(s) off your score.</source>
        <translation>
            <numerusform>Nobody can beat your %1, so you win it yourself: %2 point off your score.</numerusform>
            <numerusform>Nobody can beat your %1, so you win it yourself: %2 points off your score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far: win this trick with the %3.</source>
        <translation>
            <numerusform>%1 has won all %2 point so far: win this trick with the %3.</numerusform>
            <numerusform>%1 has won all %2 points so far: win this trick with the %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t go under the %1: this trick&apos;s %2 point(s) are yours, so spend the %3.</source>
        <translation>
            <numerusform>You can&apos;t go under the %1: this trick&apos;s %2 point is yours, so spend the %3.</numerusform>
            <numerusform>You can&apos;t go under the %1: this trick&apos;s %2 points are yours, so spend the %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick costs you only %1 point(s), and the %2 is gone.</source>
        <translation>
            <numerusform>This trick costs you only %1 point, and the %2 is gone.</numerusform>
            <numerusform>This trick costs you only %1 points, and the %2 is gone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t go under the %1, but %2 card(s) still out beat your %3.</source>
        <translation>
            <numerusform>You can&apos;t go under the %1, but %2 card still out beats your %3.</numerusform>
            <numerusform>You can&apos;t go under the %1, but %2 cards still out beat your %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) still out beat your %2, so it might not win: play it now.</source>
        <translation>
            <numerusform>%1 card still out beats your %2, so it might not win: play it now.</numerusform>
            <numerusform>%1 cards still out beat your %2, so it might not win: play it now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far: give away no more, and throw the %3.</source>
        <translation>
            <numerusform>%1 has won all %2 point so far: give away no more, and throw the %3.</numerusform>
            <numerusform>%1 has won all %2 points so far: give away no more, and throw the %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need high cards to win all %1 point(s): throw the %2.</source>
        <translation>
            <numerusform>You need high cards to win all %1 point: throw the %2.</numerusform>
            <numerusform>You need high cards to win all %1 points: throw the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins this trick: throw the %2, and its %3 point(s) go there.</source>
        <translation>
            <numerusform>%1 wins this trick: throw the %2, and its %3 point goes there.</numerusform>
            <numerusform>%1 wins this trick: throw the %2, and its %3 points go there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no %1, so get rid of the %2 and its %3 point(s).</source>
        <translation>
            <numerusform>You have no %1, so get rid of the %2 and its %3 point.</numerusform>
            <numerusform>You have no %1, so get rid of the %2 and its %3 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 %4 still out, %2 are lower than your %1, which could win later.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>Of the %3 %4 still out, %2 is lower than your %1, which could win later.</numerusform>
            <numerusform>Of the %3 %4 still out, %2 are lower than your %1, which could win later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %2 %3 still out are lower than your %1, which would win later.</source>
        <translation>
            <numerusform>Only %2 of the %3 is still out, lower than your %1, which would win later.</numerusform>
            <numerusform>All %2 %3 still out are lower than your %1, which would win later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so you lose little with it.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%2 of the %3 %4 still out beats your %1, so you lose little with it.</numerusform>
            <numerusform>%2 of the %3 %4 still out beat your %1, so you lose little with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %2 %3 still out beat your %1, so it can&apos;t stop anybody.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>Only %2 of the %3 is still out, and it beats your %1, so it can&apos;t stop anybody.</numerusform>
            <numerusform>All %2 %3 still out beat your %1, so it can&apos;t stop anybody.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hearts family, spoken</name>
    <message numerus="yes">
        <source>Choose %1 card(s) for %2.</source>
        <translation>
            <numerusform>Choose %1 card for %2.</numerusform>
            <numerusform>Choose %1 cards for %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Match end</name>
    <message numerus="yes">
        <source>You came second, %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>You came second, %1 point behind. Well played.</numerusform>
            <numerusform>You came second, %1 points behind. Well played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came third, %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>You came third, %1 point behind. Well played.</numerusform>
            <numerusform>You came third, %1 points behind. Well played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished in place %1, %2 point(s) behind. Well played.</source>
        <translation>
            <numerusform>You finished in place %1, %2 point behind. Well played.</numerusform>
            <numerusform>You finished in place %1, %2 points behind. Well played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>You are %1 point behind. Well played.</numerusform>
            <numerusform>You are %1 points behind. Well played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve won %1 of %2 match(es) of %3.</source>
        <comment>how many, of how many, the name of a game</comment>
        <translation>
            <numerusform>You&apos;ve won %1 of %2 match of %3.</numerusform>
            <numerusform>You&apos;ve won %1 of %2 matches of %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best deal was deal %1, with %2 point(s).</source>
        <translation>
            <numerusform>Your best deal was deal %1, with %2 point.</numerusform>
            <numerusform>Your best deal was deal %1, with %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %1 cost you most: %2 point(s).</source>
        <translation>
            <numerusform>Deal %1 cost you most: %2 point.</numerusform>
            <numerusform>Deal %1 cost you most: %2 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>People</name>
    <message numerus="yes">
        <source>%1 table(s). Still looking…</source>
        <translation>
            <numerusform>%1 table. Still looking…</numerusform>
            <numerusform>%1 tables. Still looking…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 table(s) found.</source>
        <translation>
            <numerusform>%1 table found.</numerusform>
            <numerusform>%1 tables found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 minute(s)</source>
        <translation>
            <numerusform>%1 minute</numerusform>
            <numerusform>%1 minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s)</source>
        <translation>
            <numerusform>%1 second</numerusform>
            <numerusform>%1 seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, with %2 change(s)</source>
        <comment>a set of rules</comment>
        <translation>
            <numerusform>%1, with %2 change</numerusform>
            <numerusform>%1, with %2 changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>of a seat, in a match that goes on</comment>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computers take the %1 open seats</source>
        <translation>
            <numerusform>a computer takes %1 open seat</numerusform>
            <numerusform>computers take the %1 open seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <comment>who play together</comment>
        <translation>
            <numerusform>%1 person</numerusform>
            <numerusform>%1 people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 computers</source>
        <comment>how many people play, and how many computers</comment>
        <translation>
            <numerusform>%1 and %2 computer</numerusform>
            <numerusform>%1 and %2 computers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 aren&apos;t ready yet</source>
        <comment>how many people</comment>
        <translation>
            <numerusform>%1 isn&apos;t ready yet</numerusform>
            <numerusform>%1 aren&apos;t ready yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are away; computers sit in</source>
        <comment>how many people</comment>
        <translation>
            <numerusform>%1 is away; a computer sits in</numerusform>
            <numerusform>%1 are away; computers sit in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message numerus="yes">
        <source>Your turn: %1 second(s) left</source>
        <translation>
            <numerusform>Your turn: %1 second left</numerusform>
            <numerusform>Your turn: %1 seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s) left.</source>
        <translation>
            <numerusform>%1 second left.</numerusform>
            <numerusform>%1 seconds left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%1 players</source>
        <translation>
            <numerusform>%1 player</numerusform>
            <numerusform>%1 players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rule(s) found</source>
        <translation>
            <numerusform>%1 rule found</numerusform>
            <numerusform>%1 rules found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%1 leads with %2 point(s).</source>
        <translation>
            <numerusform>%1 leads with %2 point.</numerusform>
            <numerusform>%1 leads with %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead with %2 point(s).</source>
        <translation>
            <numerusform>You lead with %2 point.</numerusform>
            <numerusform>You lead with %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s) each.</source>
        <translation>
            <numerusform>%1 lead with %2 point each.</numerusform>
            <numerusform>%1 lead with %2 points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s).</source>
        <translation>
            <numerusform>%1 lead with %2 point.</numerusform>
            <numerusform>%1 lead with %2 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message numerus="yes">
        <source>%1 chooses a seat and plays first, with %2 as partner(s).</source>
        <translation>
            <numerusform>%1 chooses a seat and plays first, with %2 as partner.</numerusform>
            <numerusform>%1 chooses a seat and plays first, with %2 as partners.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You choose a seat and play first, with %2 as partner(s).</source>
        <translation>
            <numerusform>You choose a seat and play first, with %2 as partner.</numerusform>
            <numerusform>You choose a seat and play first, with %2 as partners.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Serve</name>
    <message numerus="yes">
        <source>Stopping, with %1 table(s) in play.</source>
        <translation>
            <numerusform>Stopping, with %1 table in play.</numerusform>
            <numerusform>Stopping, with %1 tables in play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message numerus="yes">
        <source>After %1 second(s)</source>
        <comment>the focus moves by itself</comment>
        <translation>
            <numerusform>After %1 second</numerusform>
            <numerusform>After %1 seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>%1 has %2 card(s) left.</source>
        <translation>
            <numerusform>%1 has %2 card left.</numerusform>
            <numerusform>%1 has %2 cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %2 card(s) left.</source>
        <translation>
            <numerusform>You have %2 card left.</numerusform>
            <numerusform>You have %2 cards left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%1 matches</source>
        <translation>
            <numerusform>%1 match</numerusform>
            <numerusform>%1 matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %1 matches</source>
        <translation>
            <numerusform>The last %1 match</numerusform>
            <numerusform>The last %1 matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best deal: %1 point(s).</source>
        <translation>
            <numerusform>Your best deal: %1 point.</numerusform>
            <numerusform>Your best deal: %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best deal: %1 point(s), %2 times.</source>
        <translation>
            <numerusform>Your best deal: %1 point, %2 times.</numerusform>
            <numerusform>Your best deal: %1 points, %2 times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve shot the moon %1 time(s).</source>
        <translation>
            <numerusform>You&apos;ve shot the moon %1 time.</numerusform>
            <numerusform>You&apos;ve shot the moon %1 times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: won against %2, %3 points.</source>
        <comment>when, the level, points</comment>
        <translation>
            <numerusform>%1: won against %2, %3 point.</numerusform>
            <numerusform>%1: won against %2, %3 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: place %2 against %3, %4 points.</source>
        <comment>when, the place, the level, points</comment>
        <translation>
            <numerusform>%1: place %2 against %3, %4 point.</numerusform>
            <numerusform>%1: place %2 against %3, %4 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message numerus="yes">
        <source>%1 second(s).</source>
        <translation>
            <numerusform>%1 second.</numerusform>
            <numerusform>%1 seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s) left.</source>
        <translation>
            <numerusform>%1 second left.</numerusform>
            <numerusform>%1 seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A computer played %1 move(s) for you.</source>
        <translation>
            <numerusform>A computer played %1 move for you.</numerusform>
            <numerusform>A computer played %1 moves for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table went back by %1 move(s): the rest couldn&apos;t be read.</source>
        <translation>
            <numerusform>The table went back by %1 move: the rest couldn&apos;t be read.</numerusform>
            <numerusform>The table went back by %1 moves: the rest couldn&apos;t be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri</name>
    <message numerus="yes">
        <source>Pick up %1 card(s)</source>
        <translation>
            <numerusform>Pick up %1 card</numerusform>
            <numerusform>Pick up %1 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 card(s) now</source>
        <translation>
            <numerusform>Take %1 card now</numerusform>
            <numerusform>Take %1 cards now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s)</source>
        <comment>size of the pile</comment>
        <translation>
            <numerusform>%1 card</numerusform>
            <numerusform>%1 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t beat the %1: pick up %2 card(s)</source>
        <translation>
            <numerusform>You can&apos;t beat the %1: pick up %2 card</numerusform>
            <numerusform>You can&apos;t beat the %1: pick up %2 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick up the highlighted card(s), %1 in all?</source>
        <translation>
            <numerusform>Pick up the highlighted card, %1 in all?</numerusform>
            <numerusform>Pick up the highlighted cards, %1 in all?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw after %1 more turn(s)</source>
        <translation>
            <numerusform>A draw after %1 more turn</numerusform>
            <numerusform>A draw after %1 more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: first to win %1 deal(s)</source>
        <translation>
            <numerusform>Svoi Kozyri: first to win %1 deal</numerusform>
            <numerusform>Svoi Kozyri: first to win %1 deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: until somebody has lost %1 deal(s)</source>
        <translation>
            <numerusform>Svoi Kozyri: until somebody has lost %1 deal</numerusform>
            <numerusform>Svoi Kozyri: until somebody has lost %1 deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the same position comes up for the third time, or after %1 turn(s), the deal is a draw between all who still hold cards.</source>
        <translation>
            <numerusform>When the same position comes up for the third time, or after %1 turn, the deal is a draw between all who still hold cards.</numerusform>
            <numerusform>When the same position comes up for the third time, or after %1 turns, the deal is a draw between all who still hold cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player who goes out first, without a tie, wins the deal; the match ends when somebody has won %1 deal(s).</source>
        <translation>
            <numerusform>The player who goes out first, without a tie, wins the deal; the match ends when somebody has won %1 deal.</numerusform>
            <numerusform>The player who goes out first, without a tie, wins the deal; the match ends when somebody has won %1 deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has lost %1 deal(s); the player who has lost the fewest wins it.</source>
        <translation>
            <numerusform>The match ends when somebody has lost %1 deal; the player who has lost the fewest wins it.</numerusform>
            <numerusform>The match ends when somebody has lost %1 deals; the player who has lost the fewest wins it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up %2 card(s).</source>
        <translation>
            <numerusform>%1 picks up %2 card.</numerusform>
            <numerusform>%1 picks up %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up %2 card(s).</source>
        <translation>
            <numerusform>You pick up %2 card.</numerusform>
            <numerusform>You pick up %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up the whole pile: %2 card(s).</source>
        <translation>
            <numerusform>%1 picks up the whole pile: %2 card.</numerusform>
            <numerusform>%1 picks up the whole pile: %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up the whole pile: %2 card(s).</source>
        <translation>
            <numerusform>You pick up the whole pile: %2 card.</numerusform>
            <numerusform>You pick up the whole pile: %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 more turn(s) it is a draw between all who still hold cards.</source>
        <translation>
            <numerusform>After %1 more turn it is a draw between all who still hold cards.</numerusform>
            <numerusform>After %1 more turns it is a draw between all who still hold cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 %2, up to the %3: as trumps they beat every other suit.</source>
        <translation>
            <numerusform>You have %1 of the %2, the %3: as trumps it beats every other suit.</numerusform>
            <numerusform>You have %1 %2, up to the %3: as trumps they beat every other suit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force the win now; picking up %2 card(s) holds out longest.</source>
        <translation>
            <numerusform>%1 can force the win now; picking up %2 card holds out longest.</numerusform>
            <numerusform>%1 can force the win now; picking up %2 cards holds out longest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 card(s): from here you can force the win.</source>
        <translation>
            <numerusform>Pick up %1 card: from here you can force the win.</numerusform>
            <numerusform>Pick up %1 cards: from here you can force the win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 cards you haven&apos;t seen, only %2 let %4 beat the %3.</source>
        <translation>
            <numerusform>Of the %1 cards you haven&apos;t seen, only %2 lets %4 beat the %3.</numerusform>
            <numerusform>Of the %1 cards you haven&apos;t seen, only %2 let %4 beat the %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can beat the %2 with %3 card(s) at most.</source>
        <translation>
            <numerusform>%1 can beat the %2 with %3 card at most.</numerusform>
            <numerusform>%1 can beat the %2 with %3 cards at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 beats the %2; %4 can beat the %3 with %5 card(s) at most.</source>
        <translation>
            <numerusform>The %1 beats the %2; %4 can beat the %3 with %5 card at most.</numerusform>
            <numerusform>The %1 beats the %2; %4 can beat the %3 with %5 cards at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this; picking up %2 card(s) leaves the %3, which %4 can&apos;t beat.</source>
        <translation>
            <numerusform>Only the %1 beats this; picking up %2 card leaves the %3, which %4 can&apos;t beat.</numerusform>
            <numerusform>Only the %1 beats this; picking up %2 cards leaves the %3, which %4 can&apos;t beat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picking up %1 card(s) leaves the %2, which %3 can&apos;t beat.</source>
        <translation>
            <numerusform>Picking up %1 card leaves the %2, which %3 can&apos;t beat.</numerusform>
            <numerusform>Picking up %1 cards leaves the %2, which %3 can&apos;t beat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up %1 card(s), and one of them is a trump of yours: the %2.</source>
        <translation>
            <numerusform>You pick up %1 card, and one of them is a trump of yours: the %2.</numerusform>
            <numerusform>You pick up %1 cards, and one of them is a trump of yours: the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this, and keeping it is worth picking up %2 card(s).</source>
        <translation>
            <numerusform>Only the %1 beats this, and keeping it is worth picking up %2 card.</numerusform>
            <numerusform>Only the %1 beats this, and keeping it is worth picking up %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the %1 and your other cards that beat this, and pick up %2 card(s).</source>
        <translation>
            <numerusform>Keep the %1 and your other cards that beat this, and pick up %2 card.</numerusform>
            <numerusform>Keep the %1 and your other cards that beat this, and pick up %2 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) beat it: %2</source>
        <translation>
            <numerusform>%1 card beats it: %2</numerusform>
            <numerusform>%1 cards beat it: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, spoken</name>
    <message numerus="yes">
        <source>Your turn: you can&apos;t beat the %1, pick up %2 card(s).</source>
        <translation>
            <numerusform>Your turn: you can&apos;t beat the %1, pick up %2 card.</numerusform>
            <numerusform>Your turn: you can&apos;t beat the %1, pick up %2 cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%1 card(s) in hand</source>
        <translation>
            <numerusform>%1 card in hand</numerusform>
            <numerusform>%1 cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Face down in the middle: %1 card(s).</source>
        <translation>
            <numerusform>Face down in the middle: %1 card.</numerusform>
            <numerusform>Face down in the middle: %1 cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the middle: %1 card(s), on top %2.</source>
        <translation>
            <numerusform>In the middle: %1 card, on top %2.</numerusform>
            <numerusform>In the middle: %1 cards, on top %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 natural card(s)</source>
        <translation>
            <numerusform>%1 natural card</numerusform>
            <numerusform>%1 natural cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wild card(s)</source>
        <translation>
            <numerusform>%1 wild card</numerusform>
            <numerusform>%1 wild cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 card(s) can be played now.</source>
        <translation>
            <numerusform>Only %1 card can be played now.</numerusform>
            <numerusform>Only %1 cards can be played now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let go here: %1 card(s)</source>
        <comment>how many a dragged card makes there</comment>
        <translation>
            <numerusform>Let go here: %1 card</numerusform>
            <numerusform>Let go here: %1 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %1 card(s)</source>
        <translation>
            <numerusform>Your hand, %1 card</numerusform>
            <numerusform>Your hand, %1 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s hand, %2 card(s)</source>
        <translation>
            <numerusform>%1&apos;s hand, %2 card</numerusform>
            <numerusform>%1&apos;s hand, %2 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %2 card(s)</source>
        <translation>
            <numerusform>Your hand, %2 card</numerusform>
            <numerusform>Your hand, %2 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the table, %1 card(s)</source>
        <translation>
            <numerusform>On the table, %1 card</numerusform>
            <numerusform>On the table, %1 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the middle of the table, %1 card(s)</source>
        <translation>
            <numerusform>In the middle of the table, %1 card</numerusform>
            <numerusform>In the middle of the table, %1 cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 card(s)</source>
        <comment>a pile by its name, and how many cards it has</comment>
        <translation>
            <numerusform>%1, %2 card</numerusform>
            <numerusform>%1, %2 cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message numerus="yes">
        <source>%1 is blocked; %2 connection(s) closed.</source>
        <translation>
            <numerusform>%1 is blocked; %2 connection closed.</numerusform>
            <numerusform>%1 is blocked; %2 connections closed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Unfinished games</name>
    <message numerus="yes">
        <source>%1 day(s) ago</source>
        <translation>
            <numerusform>%1 day ago</numerusform>
            <numerusform>%1 days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message numerus="yes">
        <source>%1 players</source>
        <translation>
            <numerusform>%1 player</numerusform>
            <numerusform>%1 players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won %1 of %2 match(es)</source>
        <translation>
            <numerusform>won %1 of %2 match</numerusform>
            <numerusform>won %1 of %2 matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message numerus="yes">
        <source>%1, %2 player(s)</source>
        <translation>
            <numerusform>%1, %2 player</numerusform>
            <numerusform>%1, %2 players</numerusform>
        </translation>
    </message>
</context>
</TS>
