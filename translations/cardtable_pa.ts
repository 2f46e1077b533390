<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pa" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About CardTable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card table for your own computer, with players who see only their own cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no adverts, no account and no tracking. The program never connects to the internet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CardTable is free software under the MIT licence. Its cards are its own drawings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses Qt %1 and PySide6 under the GNU Lesser General Public License, version 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letters on the cards come from the Noto fonts, under the SIL Open Font License.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Canasta</name>
    <message>
        <source>Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meld with your partner, guard the pile, and go out at the right moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw %1 card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay on trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask your partner: may I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the cards of a meld first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the one card that you want to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your melds are only on trial: lay them down or take them back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put each wild card on the meld where it belongs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put each card on the meld of its own rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards: your side needs %1 canasta(s) to go out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner said no, so keep at least two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must ask your partner before going out, so keep two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner said yes, so you must go out now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first meld must count %1 points, and this counts %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black threes may be melded only when you go out with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a canasta you must keep your last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody asks the partner under these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no partner to ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have asked already in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before you meld in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need two cards in hand to ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot go out with these cards, so you may not ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all cards of a rank into one meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the cards to lay down first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld needs at least three cards of one rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All natural cards of a meld must be of one rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld needs at least two natural cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld may hold at most three wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld needs two natural cards for every wild card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld may not hold more wild cards than natural ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A meld takes no more than %1 card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards alone are no meld: add them to natural cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld of wild cards holds nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black threes may not be melded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black threes are melded without wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As usual for the number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sides of partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One against two, as the pile decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three sides of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most three, beside two natural cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for every two natural cards, at most three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many as natural cards, at most three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 or %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To any meld of the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But not to a canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It only bars the pile for the next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It freezes the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is covered and freezes the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only when going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player may ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player must ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only after taking the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play goes on while the pile is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal ends with the next discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal ends at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player may still meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side that went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The places are given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are drawn for partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays with whom. With three or six players there is a choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With four players, cards can be drawn for partners before the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards everybody gets; %1 means as usual for the number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards a turn begins with; %1 means as usual for the number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pack has %1 cards and two jokers; %2 means as usual for the number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many deuces and jokers a meld may hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds of wild cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or more wild cards may be a meld of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta of wild cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What seven wild cards in a meld of their own count besides the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most cards in a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 a canasta takes no more cards; %2 means no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the first meld of a side must count, by its total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking the pile for the first meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a side may make its first meld with the top card of the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen before the first meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that has not melded needs two natural cards to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is taken with two natural cards only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking with a wild card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One natural card and one wild card take a pile that is not frozen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking to a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the top card of a pile that is not frozen may join a meld of the side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card for one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player with one card may not take a pile of one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black threes in the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a discarded black three does. It is never taken itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black three as first card of the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when a black three is turned up at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether three or four black threes may be a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes without a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What red threes count for a side that has no meld at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many a side needs; %1 means as usual for the number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the side of whoever goes out gets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before going out a player asks: may I go out? The answer binds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty after a yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost by a player who has asked, heard a yes and does not go out; %1: must go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for going out concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added for a player who lays down the whole hand in one turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum when going out concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a first meld that ends the deal at once must count the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when the stock is used up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red three as last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when a player draws nothing but red threes and the stock is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends when a total reaches it; %1 means as usual for the number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins when several sides have reached the target in one deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stricter house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta for two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One against two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three, everybody alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta for five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta for six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six in three sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players take part, everybody alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players take part, everybody alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players take part. Whoever takes the pile first plays alone against the other two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players take part. Partners sit opposite each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five players take part, three against two. One of the three sits out in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six players take part, three against three, seated in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six players take part in three sides of two. Partners sit opposite each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld holds at least two natural cards and at most three wild ones: deuces and jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld holds two natural cards for every wild one, and at most three deuces and jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld never holds more wild cards than natural ones, and at most three deuces and jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; a wild card or a red three is covered by another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; a wild card or any three is covered by another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; a wild card or any three is covered by another, and the pile is frozen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody asks the partner before going out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first meld of a turn a player may ask the partner: may I go out? The answer binds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody goes out without asking the partner in the same turn, before melding, and hearing a yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down melds of one rank, and canastas of seven cards above all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the match cards are drawn: the two highest are partners, and the highest plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody keeps the place at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 pack(s) of %2 cards with two jokers each are used.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s), one at a time; the rest is the stock.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>For each new deal the dealer&apos;s left-hand neighbour deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn begins with drawing from the stock or with taking the discard pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A player draws %1 card(s), then melds at will, and ends the turn with a discard.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Any card of the hand may be discarded, wild cards and black threes too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank from four to ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners share one meld of each rank, and one of three or more wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners share one meld of each rank; wild cards alone are no meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are added to melds of the own side only, and stay there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven cards are a canasta: natural without wild cards, mixed with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first meld of a side must count %1 points, %2 from a total of %3, %4 from %5, %6 from %7, and %8 below %9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first meld of a side must count %1 points, %2 from a total of %3, %4 from %5, and %6 below %7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card is melded at once, and the rest of the pile joins the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a first meld only the top card of the pile counts, with the cards laid down from the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is always frozen: it is taken with two natural cards of its top rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card freezes the pile until it is taken with two natural cards of its top rank. It is frozen for a side without a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card freezes the pile until it is taken with two natural cards of its top rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is not taken with a wild card or three on top, nor a single card by a single card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is not taken with a wild card or three on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is not taken with a wild card or three on top, nor a single card by a single card, nor before the side has melded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is not taken with a wild card or three on top, nor before the side has melded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other way to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is not frozen, a natural and a wild card take it too, or a meld of the side does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is not frozen, a natural and a wild card take it too, or a meld of the side that is no canasta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is not frozen, a natural and a wild card take it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is not frozen, a meld of the side takes it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is not frozen, a meld of the side that is no canasta takes it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is taken with two natural cards from the hand only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red three is laid out at once and replaced from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red three in the pile freezes it, and is not replaced when it is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each red three counts %1 points, all four together %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each red three counts %1 points, five together %2 and six %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes count against a side that has no meld at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes count nothing for a side that has no meld at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile and cannot be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discarded black three only bars the pile for the next player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or four black threes are melded only by a player who goes out with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A player whose side has %1 canasta(s) may go out: by melding the last card or by discarding it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Who may not go out keeps a card: two before the discard, one after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who lays down the whole hand in one turn, with an own canasta, goes out concealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out concealed in one act needs no minimum, unless the pile was taken in that turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out concealed needs the minimum of a first meld as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has a partner to ask before going out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who hears a yes and does not go out in that turn loses %1 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who hears a yes must go out in that turn, so only one who can may ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the stock empty, play goes on as long as the pile is taken. Who can add its top card to a meld must take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal ends with the discard of the player who drew the last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the stock gives a player nothing but red threes at its end, the deal ends at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the stock gives a player nothing but red threes at its end, that player may meld but not discard, and the deal ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards count: joker %1, deuce and ace %2, king to eight %3, seven to four and black three %4 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A natural canasta counts %1 and a mixed one %2 points besides its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A canasta of wild cards counts %1 points besides its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out counts %1 points, and %2 more if it is done concealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left in any hand of a side count against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends with the deal in which a side reaches %1 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest total wins; if several are equal, another deal is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If several sides reach it, the one that went out wins, else the highest; after equal totals another deal is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn but that of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have begun your turn already: meld, or discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer your partner first: yes or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has asked you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty, so you must take the pile: its top card fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up: meld, go out, or end the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner said yes: discard your last card to go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sits out in this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays out the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %2 card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pile of %2 card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays alone against the other two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards the %2 and freezes the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks %2: may I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goes out concealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up, and the deal ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 completes a natural canasta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 completes a mixed canasta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 completes a canasta of wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) in several melds.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 wild card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as black threes.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as fours.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as fives.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as sixes.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as sevens.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as eights.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as nines.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as tens.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as jacks.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as queens.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as kings.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 card(s) as aces.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Melded cards</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastas of wild cards</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left in hand</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty after a yes</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks: may I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: draw, or take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take the pile once more to take it: %1 card(s) would join your hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: meld, or discard a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is used up: meld what you can, or end the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner said yes: go out now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First meld: %1 of %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On trial: lay the cards down, or take them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 and %3 win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first meld must count %1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has melded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastas: %1, to go out %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen for you until your side has melded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May not go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card lies on top, so the pile cannot be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A three lies on top, so the pile cannot be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side must make its first meld before it may take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one card in hand you may not take a pile of one card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural fours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural fives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural sixes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural sevens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural eights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural nines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural tens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural jacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural queens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural kings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural aces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural fours to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural fives to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural sixes to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural sevens to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural eights to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural nines to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural tens to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural jacks to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural queens to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural kings to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural aces to take the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card does not help to take the pile under these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card may not be taken to a meld under these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card may not be taken to a canasta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To take the pile, choose cards from your hand that make a meld with the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile with two cards at most; meld more once you have taken it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: the pile cannot be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: the pile is not worth the cards that it takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the deal: taking the pile would not help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile: its cards help your melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile: this makes your first meld and fills your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty, and the top card must be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out now: the others are caught with more cards than your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner said yes, so go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You could go out: ask your partner, who still holds many cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You could go out, but must ask your partner first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say yes: you would lose little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say no: you can still lay down many points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the first meld with as few cards as the minimum allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down what you can: the deal may end soon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete a canasta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to a meld of your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down a meld of natural cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay down what would count against you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A black three keeps the next player from taking the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is safe: the next player can hardly take the pile with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card helps you least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze the pile: it is large, and every other discard is dangerous.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the last card and go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing better to do.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts</name>
    <message>
        <source>Cancellation Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts with two packs for a big family. Twins cancel each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the widow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A widow for the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low cards are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A widow for the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest club, by the first who holds one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card of the suit led is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also with two pairs of twins in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever won a trick last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next winner of a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the leader of the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To whoever won a trick last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the second of the highest twins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands are equal: what is left lies face down as a widow, or is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twins in one trick cancel each other, and a void trick has no winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead after a void trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads when nobody has won the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of a void trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They wait on the table for the next winner, or count for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of a void last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting cards and a widow that is still there go the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of its two copies takes %1 points off whoever wins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moon counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points as with one pack, or all %2 of the two packs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancellation Hearts for six to eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bicycle&apos;s Cancellation Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wikipedia&apos;s Cancellation Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancellation Hearts, word for word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twin of the %1 lies there: both are cancelled, and you cannot win with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 stays below the %2, so somebody else wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the cards that may win this trick the %1 risks least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancellation Hearts to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %1 card(s), points: %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of play: %1 card(s), points: %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Widow: %1 card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counts for nobody: %1 card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Twins and void tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards of two packs are used, so that every card has a twin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs are used, but one %1 and one %2 are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3 and one %4 are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3, one %4 and one %5 are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3, one %4, one %5 and one %6 are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or win all hearts and both queens of spades of a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as a widow.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever is the first to win a trick takes the widow too, alone may look at it, and counts its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes the last trick takes the widow too, and counts its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twins are two cards, and both may be passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player from the dealer&apos;s left on who holds the lowest club in any hand leads it to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card of the suit led that has not been cancelled wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has none of it may discard any card, on the first trick too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has none of it may discard any card, but on the first trick no point card if possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time but to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two identical cards in one trick are twins: they cancel each other and cannot win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled cards still count points and still break hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of a void trick wait for whoever wins the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of a void trick are out of play and count for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick is void, and nobody wins it, if it holds two pairs of twins or no uncancelled card of the suit led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick is void, and nobody wins it, if no uncancelled card of the suit led is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a void trick the same player leads again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a void trick the player on the leader&apos;s left leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a void trick whoever won a trick last leads, or the same player if nobody has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the last trick is void, it and all cards that are still on the table count for nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the last trick is void, its leader takes it and all cards that are still on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the last trick is void, whoever won a trick last takes it and all cards that are still on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the last trick is void, the second player of the highest twins of the suit led takes it and all cards that are still on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every heart counts %1 and each queen of spades %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each %1 takes %2 points off; it is no point card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins all hearts and both queens of spades gets no points, and everybody else gets %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins all hearts and both queens of spades subtracts %1 points, and nobody gets any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins all hearts and both queens of spades chooses: subtract %1 points, or add %1 to every other total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a deal in which a total reaches %1 the match ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold all of these cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays the %2, and the twins cancel each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick: %1 card(s) wait for the next winner.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick, and its %1 card(s) are out of play.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the last trick, and %1 card(s) count for nobody.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wins the last trick, and %1 takes its cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 waiting card(s) as well.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the widow of %2 card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Queens of spades</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Deal fairness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards of this match follow from one secret, chosen before the first card. Nobody at the table knows it, and the computer players are shown only their own cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprint of the secret (SHA-256), known from the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret is shown here when the match has ended or is given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was dealt from a deal number that somebody typed: its fingerprint hides nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the fingerprint down during the match. Afterwards, compute it from the secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then run these lines of Python, or write the same in any language: they give every deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card goes to the dealer&apos;s left, the next to the seat after, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved games (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message>
        <source>These are the standard rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from the standard in: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules as in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win no hearts, and beware of the queen of spades. Or win them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Pass %1 card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 more card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have chosen %1 card(s) already; take one back first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 points to everybody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtract %1 points from your total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card on the trick to play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Kitty: %1 card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Left, right, no pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right, left, no pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, right, across, no pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right, left, across, no pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, across, right, no pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, right, across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, right, second left, second right, no pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low diamonds and clubs are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kitty for the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kitty for the first penalty card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any club, by whoever holds the lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card, by the dealer&apos;s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No point card, by the dealer&apos;s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the queen of spades is forbidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts before the queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once hearts are broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shooter&apos;s total falls by the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All others get the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shooter chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than the moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is halved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on until one player is lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before play every player hands this many cards to another; %1 means none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon and bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction, three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To whom the cards go, from deal to deal; then it begins again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction, four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction, five players or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands are equal: some low cards are left out, or lie face down as a kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First lead of a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads to the first trick, and with which card; decided after the pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a player who cannot follow suit may discard point cards there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First trick with nothing but points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What such a hand may discard on the first trick, where points are forbidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts must be broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts may be led only after a heart has been played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once she has been played, hearts may be led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading the queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following suit with her and discarding her is never barred by this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts may replace the queen&apos;s lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leader who may lead only the queen of spades may lead a heart instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen of spades must be discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who cannot follow suit must discard her at the first chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The penalty points of the hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen of spades counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King and ace of spades count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Black Maria they are penalty cards too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when one player wins every point card of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Their rank: %1 to %2, jack %3 to ace %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace %1, king %2, queen %3, jack %4, others %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King %1, ace %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It becomes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes what is left over; else the other cards must make equal hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Her penalty points; %1 makes her an ordinary card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins this card gets %1 points less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moon needs the bonus card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it all point cards are no moon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moon includes the bonus card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shooter&apos;s own bonus card does not count once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting the sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the moon counts when its shooter has won every trick as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added for a player who has won no trick, unless somebody has shot the moon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after this many deals at the latest; %1 means no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after the deal in which a total reaches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to a total that meets the target exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie for the lowest total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens at the end when several players share the lowest total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts for four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts for three to seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pagat&apos;s main rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Omnibus Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bicycle&apos;s Omnibus Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black Maria</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first trick begins with the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first trick begins with a club.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first trick must not begin with a point card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow diamonds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points may be discarded on the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen of spades may not be discarded on the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the first trick you must discard a heart before any other point card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must discard the queen of spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts may not be led before they are broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen of spades may not be led before hearts are broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 card(s) for %2: %3 of %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting until everybody has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lead the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lead a club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: you cannot follow suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: follow clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: follow diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: follow spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: follow hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have shot the moon. What shall it count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have shot the sun. What shall it count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses what the moon counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over, and its lowest totals share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1, trick %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass to the second on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass to the second on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed to the second on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed to the second on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pass in this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts not broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No points in the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queen of spades in the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to the left, then to the right, then nobody passes; then again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to the right, then to the left, then nobody passes; then again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the left and to the right in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to the left, then to the right, then across, then nobody passes; then again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to the right, then to the left, then across, then nobody passes; then again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to the left, then across, then to the right, then nobody passes; then again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to the left, then to the right, then across; then again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to the left, then to the right, then to the second on the left, then to the second on the right, then nobody passes; then again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win as few points as you can: the lowest total wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or win every point card of a deal: then all the points turn against the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players take part, everybody alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each suit the ace is highest, then king, queen, jack, ten and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s), one at a time, clockwise from the dealer&apos;s left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>For each new deal the player on the dealer&apos;s left deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as a kitty.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever wins the first trick wins the kitty too, and alone may look at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins the first trick with a point card, or else the last trick, wins the kitty too, and alone may look at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards are passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Before play everybody chooses %1 card(s) and passes them face down to another player.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All choose at once and for good; nobody sees the cards received before everybody has passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds the lowest club after the pass leads it to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds the %1 after the pass leads it to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds the lowest club after the pass leads a club to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick, but no point card if possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card is led to each trick; clockwise the others play one card each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds a card of the suit led must play one of that suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has none of it may discard any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick, and its player leads to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks lie face down before the player who won them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point cards may be discarded on the first trick as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the first trick no point card may be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the first trick the queen of spades may not be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever cannot follow suit and may discard the queen of spades must do so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has nothing else to discard there may discard any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has nothing else to discard there must discard a heart, or any card without hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts may not be led before they are broken, that is, before one has been played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts may be led at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen of spades does not break hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leader who has nothing else may lead any card; one who could lead only the queen of spades may lead a heart instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leader who has nothing else may lead any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The queen of spades counts %1 point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The queen of spades counts nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king of spades counts %1 points and the ace of spades %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins the %1 gets %2 points less; it is no point card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all cards have been played, everybody adds the points of the cards won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Every heart counts %1 point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every heart counts its rank: the jack %1, the queen %2, the king %3 and the ace %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace of hearts counts %1, the king %2, the queen %3 and the jack %4; every other heart counts %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning every point card brings nothing special.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins every point card and the bonus card has shot the moon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever wins every point card has shot the moon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has won every trick too has shot the sun, which counts %1 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the total of the shooter falls by %1, and nobody else gets any points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 cards of one pack are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2 is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2 and the %3 are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2, the %3 and the %4 are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2, the %3, the %4 and the %5 are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players take part, each alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the shooter chooses: everybody else gets %1 points, or the shooter&apos;s total falls by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the shooter gets no points, and everybody else gets %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shooter&apos;s own bonus card is part of the moon and does not count once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus card counts beside the moon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Whoever has won no trick gets %1 point(s) less, unless the moon was shot.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever has won no trick gets %1 point(s) more, unless the moon was shot.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends after a deal in which somebody&apos;s total reaches %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It ends after %1 deal(s) at the latest.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A total of exactly %1 becomes %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest total wins; as long as several share it, one more deal is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest total wins; all who share it win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A total of exactly %1 is halved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has a total of exactly %1 wins at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the cards to pass first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have passed already, and the choice is final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose different cards to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You must pass exactly %1 card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is time to play a card to the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn but that of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has shot the moon must choose what it counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 passes %2 card(s) to %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the kitty of %2 card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The total of %1 falls by %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has shot the moon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has shot the sun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 adds %2 points to every other total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 subtracts %2 points from the own total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King and ace of spades</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting the sun</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick won</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly the target</source>
        <comment>line of the score</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is the only card that you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow suit, and the %1 is your only card of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is your highest card that stays below the %2, so somebody else wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else is winning this trick, so get rid of the %1 now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play last and the trick holds no points, so it is a good time to spend the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most players can still follow suit in this round, so it is safe to spend the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot stay below the %2, so play the low %1 and hope that somebody goes over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This trick holds the %2, which is worth taking with the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win this trick with the %1 yourself, and it takes ten points off your score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 may be shooting the moon, so take this trick with the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are on the way to winning every point card, so go on with the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit, so throw the most dangerous card: the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit, so give the points of the %1 to somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit, so throw the %1 and come closer to having none of its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead the %1 to force out the queen of spades, for you cannot be caught with her.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is low enough that somebody else will probably win the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead the %1 while everybody can still follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every lead is risky now, and the %1 risks least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing these leaves you with none of one suit, so you can soon discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have too few spades to keep the queen of spades safe, so pass her on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the cards most likely to win you points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is strong enough to try for every point card, so pass the weakest cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding the points to all others leaves you better placed in the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking the points off your own total leaves you better placed in the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot stay below the %2, so if the trick is to be yours, win it with the high %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 may be shooting the moon, so throw the %1 and keep the cards that may yet win a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing the %1 came out best in %2 deals that fit what you have seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staying below the %2 with the %1 came out best in the deals that fit what you have seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going over the %2 with the %1 came out best in the deals that fit what you have seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throwing the %1 came out best in the deals that fit what you have seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading the %1 came out best in the deals that fit what you have seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying for every point card with the %1 came out best in the deals that fit what you have seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing these cards came out best in the deals that fit what you have seen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a card to play it, or drag it to the middle of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To pass cards, click each of them and then the button; another click takes one back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that may not be played now are dimmed. Click one to learn why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click while cards are moving finishes the movement at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and right walk through your hand, Enter plays a card, Space marks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers play the first, second, third … of the cards that may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab goes from one pile to the next, Escape takes your choice back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every key can be looked up under Help, Keyboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card says its name and where it lies. What the others do is announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T tells you all that lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings, Preferences, Accessibility decides how much is said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you are stuck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for a hint with H: it names a card and says why in one sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo takes back as many moves as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window at any time: the next start goes on at the very same card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two keys for one command</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a row of keys</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk through the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the first to ninth card that may be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the choice back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look and ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what lies on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game by &amp;deal number…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin this match again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the game as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last trick and earlier ones…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status &amp;line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fairness of the deals…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About CardTable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per cent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amrit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kavya</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Navid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laleh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dariush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sita</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parisa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ravi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lakshmi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simran</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>New game</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With you at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table, clockwise from you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are not for so many players: choose others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it empty for a secret deal. The same number always gives the same cards, so it hides nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of opponent %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>The rules allow this; no more is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This comes next in the script.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Portrait of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Rules of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed rules hold from the next game. The one in play keeps its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the rules for so many players are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are not for so many players: choose others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winning card is outlined; a card that may not be played is dimmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 rule(s) found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Changed: “%1” is “%2” here; the standard is “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that are not standard have a bar beside them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Chart of the totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the totals after each deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of match</source>
        <comment>the target&apos;s line in a chart</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals after each deal. %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals after each deal. %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has been counted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %2 point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s) each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>%1 draws the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker or equal cards: those who have them draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are partners, and %1 plays first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has changed since then.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Green felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Girih tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phulkari embroidery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jaali lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kalamkari leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>back of a card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A K Q J 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those of the language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those of the language</source>
        <comment>digits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 1 2 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast is for weak eyes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dim cards that may not be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only while it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the count after each deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal begins when you close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a match is given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closing the window never gives a match up: it goes on at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the status line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It tells what has just happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colour for each suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs are green and diamonds are blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large letters and numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The corners of the cards can be read from further away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Court cards and numbers can use the letters of the language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pattern comes from a region whose language the program speaks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red and black suits alternate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the cards, in per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click always finishes a movement at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards fade from place to place and do not fly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete trick waits for a click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter and Space serve as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete trick lies for so many milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then it goes to its winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players take so many milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking is part of this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left empty, it is the name of your account on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands beside your name at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels differ by thought, never by the cards they are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of the computer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write them with commas between; left empty, they have their usual names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It changes at once, without a new start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores and all other numbers are written with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is spoken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For screen readers and for the status line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single keys give commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters and numbers without Ctrl: switch them off if they get in your way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key for a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key for the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key for the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key for what lies on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One letter; the table is described in words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been counted yet: play a match to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>a number with one decimal place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%1.%2</source>
        <comment>a negative number with one decimal place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <comment>matches won, and their share</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>column of the statistics</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <comment>column of the statistics: the level of the computer players</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column of the statistics: number of matches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The statistics could not be read and begin anew; the old file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics cannot be saved; make room or allow writing in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 of the saved match cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action %1 of the saved match is against the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules of the saved match are not known to this version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved match is of a game that this program does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The match goes on from the last good action; the damaged file is kept as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The match goes on from the last good action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The file is kept as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are in force; the old file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings have no meaning in this version and were left out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be saved; make room or allow writing in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another copy of the program is running; it keeps its match, and this one has its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot be saved at the moment; play on, and make room or allow writing in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is being saved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved as %1; choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match that was not finished is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics could not be written as %1; choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Deal %1 is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>points gained in a deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the total</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri</name>
    <message>
        <source>Svoi Kozyri</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has a trump suit of his own. Beat the top card, or pick up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs are my trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds are my trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades are my trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are my trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 card(s) now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s)</source>
        <comment>size of the pile</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Out, place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the card on the pile to play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirrored: both get the same, face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen before the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen after the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the last card dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed for each seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three, five or all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always the whole pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser of the last deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of the last deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted by the last card dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has taken it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next seat clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always the same seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until somebody has won often enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until somebody has lost often enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest cards of each suit: %1 means nines to aces, %2 sixes to aces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a mirrored deal both players are equally strong and see all cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has a trump suit of his own, and no two have the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest trumps go to their owners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before play everybody is given the lowest card of his trump suit, face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who puts the first card on the empty table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deals after the first deal of a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands lie face up for everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picking up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards a player takes who does not beat the top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free to pick up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who could beat the top card may pick up all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second card after beating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever beats the top card then plays another one; else deals are very long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead after the whole pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads when a player has taken the whole pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw with the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose last card beats the last card of the other has not lost: it is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most turns in a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this many turns the deal is a draw; %1 means no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What makes a match: one deal, or so many deals won or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals to win or lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends when somebody has won, or lost, this many deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duel with hidden hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pagat&apos;s rules for four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge: the mirrored duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which suit shall be your trumps?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses a trump suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat the %1 with your last card, or pick up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat the %1, then play one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You cannot beat the %1: pick up %2 card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Now choose the card to play on the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Pick up the marked card(s), %1 in all?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has lost the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own trumps, %1 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1, turn %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name and trump suit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second time in this position: at the third it is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A draw after %1 more turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Svoi Kozyri: one deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: first to win %1 deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: until somebody has lost %1 deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get rid of all your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever plays all his cards wins; who still has cards loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever plays all his cards is out and safe; the last one with cards loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players use %2 cards, four suits of %3; the ace is highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are dealt one at a time, clockwise from the dealer&apos;s left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands lie open, so everybody sees them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before play the lowest card of each trump suit, as the %1, goes face up to the player whose trump it is; nothing is given back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer is dealt half the pack and keeps what is of his own colour; the opponent gets the same ranks in his own suits, trumps for trumps. Of what is left everybody takes the cards of the other&apos;s colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both hands lie open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser deals next; after a draw the same dealer deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left deals next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same player deals every time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two trump suits are of different colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two players have the same trump suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only your own trumps have special power in your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the deal everybody chooses a trump suit, the dealer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the deal everybody chooses a trump suit, the dealer last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody looks at the cards dealt and chooses a trump suit, the dealer last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card dealt is shown: its suit is the dealer&apos;s trump, and clockwise the others get the next suits in the order clubs, diamonds, spades, hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seats have clubs, diamonds, spades and hearts as trumps, in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads puts any card on the empty table: the pile begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise everybody in turn beats the top card of the pile, or picks up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is beaten by a higher card of its suit, or by one of your own trumps if it is none of your trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need not follow suit: your trump may beat even if you hold the suit of the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer leads first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser of the last deal leads first, or else the dealer&apos;s left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of the last deal leads first, or else the dealer&apos;s left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card dealt is shown, and its rank is counted clockwise from the dealer&apos;s left: whom it meets leads first. A jack counts %1, a queen %2, a king %3 and an ace %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has beaten the top card must play any other card on top, if he has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has beaten the top card plays no second card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who cannot or does not wish to beat the top card picks up cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who cannot beat the top card picks up cards; who can must beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is always the whole pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is always the top card alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the next player has to beat the card that lies on top now, or to pick up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nothing is left on the table, the next player leads any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nothing is left on the table, whoever has picked up leads any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the top card is not your trump, you pick up the top three cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is your trump but not the ace, you pick up the top five cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is the ace of your trumps, or if there are not so many, you pick up all cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has no cards left after his turn is out at once; his cards stay on the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When only one player is left with cards, he has lost, unless he holds a single card and it beats the top card: that is a draw with the player who went out last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When only one player is left with cards, he has lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places are in the order of going out; after a draw the last share the better place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>When the same position is there for the third time, or after %1 turn(s), the deal is a draw of all who still hold cards.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>When the same position is there for the third time, the deal is a draw of all who still hold cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match is one deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The player alone first out wins the deal; the match ends when somebody has won %1 deal(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has lost %1 deal(s); whoever has lost fewest wins it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is not your turn but that of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your trump suit first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump suits of this deal are settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot have %1 as trumps in this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is empty: lead any card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat the %1 or pick up cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 does not beat the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play another card after the one that beats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No second card is played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can beat the %1, so you may not pick up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 as trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card dealt is the %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beats the %2 with the %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beats the %2 with the %3 and plays the %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up %2 card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up the whole pile: %2 card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left and is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is left with cards and loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beats the %2 with the last card, the %3: a draw with %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was turn %1, the last one: a draw of all who still hold cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same position for the third time: a draw of all who still hold cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not seen a card yet, so one suit is as good as another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is your strongest suit, and as trumps its cards beat all other suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here you can force the win, beginning with this move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything loses against the best play; this holds out longest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 cannot beat the %1, and has to pick up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is a card that you can spare, so lead it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 beats the %2, and it is your last card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 beats the %2 at the least cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the %1 beats the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 beats the %2, and then %4 cannot beat the %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the %1 beats the %2, and then %4 cannot beat the %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 is the right card to beat the %2, and the %3 is one that you can spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the %1 beats the %2, and the %3 is a card that you can spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat the %2 with the %1, and with the %3 you have no cards left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in your hand beats the %1, so you have to pick up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in your hand beats the %1; picking up leaves the %2, which %3 cannot beat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this; picking up %2 card(s) leaves the %3, which %4 cannot beat.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picking up %1 card(s) leaves the %2, which %3 cannot beat.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this, and it is worth more than the %2 card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picking up %1 card(s) costs less than the cards that you would need to beat.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or press Space, to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You receive %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 in this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 comes in at place %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list of things, one after another</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your hand, %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s hand, %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table, played by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the middle of the table, %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in front of %1, %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winning so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lies crosswise</source>
        <comment>a card that lies across a pile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wild card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on trial</source>
        <comment>a card that is laid out but not yet melded</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would come to your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be played now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in this deal, %2 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal %1 · total %2</source>
        <comment>second line of a plate</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total %1</source>
        <comment>second line of a plate</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading of a column: points in this deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <comment>the one player of a side, over its cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the players of a side, over their cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>the players of a side, over their cards</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Green felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Tricks of this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick of this deal has been finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who played which card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of the trick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message numerus="yes">
        <source>%1 players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CardTable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card games for your own computer, without adverts and without the internet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Deal no. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal fingerprint %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Give the match up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match on the table is not finished; a new one takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
