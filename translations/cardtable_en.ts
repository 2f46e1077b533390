<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>Widow: %1 card(s)</source>
        <translation>
            <numerusform>Widow: %1 card</numerusform>
            <numerusform>Widow: %1 cards</numerusform>
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
        <source>%1 card(s) lie face down as a widow.</source>
        <translation>
            <numerusform>%1 card lie face down as a widow.</numerusform>
            <numerusform>%1 cards lie face down as a widow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick: %1 card(s) wait for the next winner.</source>
        <translation>
            <numerusform>Nobody wins the trick: %1 card wait for the next winner.</numerusform>
            <numerusform>Nobody wins the trick: %1 cards wait for the next winner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick, and its %1 card(s) are out of play.</source>
        <translation>
            <numerusform>Nobody wins the trick, and its %1 card are out of play.</numerusform>
            <numerusform>Nobody wins the trick, and its %1 cards are out of play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the last trick, and %1 card(s) count for nobody.</source>
        <translation>
            <numerusform>Nobody wins the last trick, and %1 card count for nobody.</numerusform>
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
        <source>%1 takes the widow of %2 card(s).</source>
        <translation>
            <numerusform>%1 takes the widow of %2 card.</numerusform>
            <numerusform>%1 takes the widow of %2 cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hearts</name>
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
        <source>You have chosen %1 card(s) already; take one back first.</source>
        <translation>
            <numerusform>You have chosen %1 card already; take one back first.</numerusform>
            <numerusform>You have chosen %1 cards already; take one back first.</numerusform>
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
        <source>Choose %1 card(s) for %2: %3 of %1</source>
        <translation>
            <numerusform>Choose %1 card for %2: %3 of %1</numerusform>
            <numerusform>Choose %1 cards for %2: %3 of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s), one at a time, clockwise from the dealer&apos;s left.</source>
        <translation>
            <numerusform>Everybody is dealt %1 card, one at a time, clockwise from the dealer&apos;s left.</numerusform>
            <numerusform>Everybody is dealt %1 cards, one at a time, clockwise from the dealer&apos;s left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as a kitty.</source>
        <translation>
            <numerusform>%1 card lies face down as a kitty.</numerusform>
            <numerusform>%1 cards lie face down as a kitty.</numerusform>
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
        <source>Whoever has won no trick gets %1 point(s) less, unless the moon was shot.</source>
        <translation>
            <numerusform>Whoever has won no trick gets %1 point less, unless the moon was shot.</numerusform>
            <numerusform>Whoever has won no trick gets %1 points less, unless the moon was shot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever has won no trick gets %1 point(s) more, unless the moon was shot.</source>
        <translation>
            <numerusform>Whoever has won no trick gets %1 point more, unless the moon was shot.</numerusform>
            <numerusform>Whoever has won no trick gets %1 points more, unless the moon was shot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends after %1 deal(s) at the latest.</source>
        <translation>
            <numerusform>It ends after %1 deal at the latest.</numerusform>
            <numerusform>It ends after %1 deals at the latest.</numerusform>
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
        <source>%1 passes %2 card(s) to %3.</source>
        <translation>
            <numerusform>%1 passes %2 card to %3.</numerusform>
            <numerusform>%1 passes %2 cards to %3.</numerusform>
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
        <source>%1 point(s) each</source>
        <translation>
            <numerusform>%1 point each</numerusform>
            <numerusform>%1 points each</numerusform>
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
        <source>%1 lead with %2 point(s) each.</source>
        <translation>
            <numerusform>%1 lead with %2 point each.</numerusform>
            <numerusform>%1 lead with %2 points each.</numerusform>
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
</context>
<context>
    <name>Welcome</name>
    <message numerus="yes">
        <source>%1 players</source>
        <translation type="unfinished">
            <numerusform>%1 player</numerusform>
            <numerusform>%1 players</numerusform>
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
