<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="te" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About CardTable</source>
        <translation>CardTable గురించి</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>వెర్షన్ %1</translation>
    </message>
    <message>
        <source>A card table for your own computer, with players who see only their own cards.</source>
        <translation>మీ సొంత కంప్యూటరు కోసం పేకాట బల్ల; ఇక్కడ ఆడేవారు తమ ముక్కలు మాత్రమే చూస్తారు.</translation>
    </message>
    <message>
        <source>There are no adverts, no account and no tracking. CardTable uses the network only when you choose to play with people, and a relay only if a host lets friends from other houses in.</source>
        <translation>ప్రకటనలు లేవు, ఖాతా లేదు, నిఘా లేదు. మీరు మనుషులతో ఆడాలనుకున్నప్పుడే CardTable నెట్‌వర్క్ వాడుతుంది; బల్ల తెరిచినవారు వేరే ఇళ్ళ స్నేహితులను రానిస్తేనే రిలే వాడుతుంది.</translation>
    </message>
    <message>
        <source>CardTable is free software under the MIT licence. The cards were drawn for it.</source>
        <translation>CardTable MIT లైసెన్సు కింద ఉన్న స్వేచ్ఛా సాఫ్ట్‌వేర్. ముక్కల బొమ్మలు దీని కోసమే గీసినవి.</translation>
    </message>
    <message>
        <source>It uses Qt %1 and PySide6 under the GNU Lesser General Public License, version 3.</source>
        <translation>ఇది GNU Lesser General Public License, వెర్షన్ 3 కింద ఉన్న Qt %1, PySide6 వాడుతుంది.</translation>
    </message>
    <message>
        <source>The letters on the cards come from the Noto fonts, under the SIL Open Font License.</source>
        <translation>ముక్కల మీది అక్షరాలు SIL Open Font License కింద ఉన్న Noto ఫాంట్ల నుంచి వచ్చాయి.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>%1 is winning</source>
        <translation>%1 గెలుస్తున్నారు</translation>
    </message>
    <message>
        <source>you are winning</source>
        <translation>మీరు గెలుస్తున్నారు</translation>
    </message>
    <message>
        <source>cancelled: %1</source>
        <comment>cards that cancel each other</comment>
        <translation>రద్దయినవి: %1</translation>
    </message>
    <message>
        <source>%1 won it</source>
        <comment>a player, and the last trick</comment>
        <translation>%1 పట్టు గెలిచారు</translation>
    </message>
    <message>
        <source>you won it</source>
        <comment>the last trick</comment>
        <translation>పట్టు మీరు గెలిచారు</translation>
    </message>
    <message>
        <source>nobody won it</source>
        <comment>the last trick</comment>
        <translation>పట్టును ఎవరూ గెలవలేదు</translation>
    </message>
    <message>
        <source>You&apos;re watching and have no cards.</source>
        <translation>మీరు చూస్తున్నారు, మీ దగ్గర ముక్కలు లేవు.</translation>
    </message>
    <message>
        <source>You have no cards.</source>
        <translation>మీ దగ్గర ముక్కలు లేవు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s): %2</source>
        <comment>how many may be played, and which</comment>
        <translation>
            <numerusform>%1 ముక్క: %2</numerusform>
            <numerusform>%1 ముక్కలు: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t play any card now.</source>
        <translation>ఇప్పుడు మీరు ఏ ముక్కా ఆడలేరు.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>రౌండు ముగిసింది.</translation>
    </message>
    <message>
        <source>There is nothing to say about that in this game.</source>
        <translation>ఈ ఆటలో దాని గురించి చెప్పడానికి ఏమీ లేదు.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>ఇంకా ఏదీ ఆడలేదు.</translation>
    </message>
    <message>
        <source>No card is in focus: go to one with the arrow keys.</source>
        <translation>మీరు ఏ ముక్క మీదా లేరు: బాణాలతో ఒక ముక్క మీదకు వెళ్ళండి.</translation>
    </message>
    <message>
        <source>The %1 can be played.</source>
        <translation>%1 ఆడవచ్చు.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 card(s)</source>
        <comment>a player, and how many cards they hold</comment>
        <translation>
            <numerusform>%1: %2 ముక్క</numerusform>
            <numerusform>%1: %2 ముక్కలు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %2 card(s)</source>
        <comment>how many cards you hold</comment>
        <translation>
            <numerusform>మీరు: %2 ముక్క</numerusform>
            <numerusform>మీరు: %2 ముక్కలు</numerusform>
        </translation>
    </message>
    <message>
        <source>this deal %1, total %2</source>
        <comment>points of a player</comment>
        <translation>ఈ రౌండులో %1, మొత్తం %2</translation>
    </message>
    <message>
        <source>total %1</source>
        <comment>points of a player</comment>
        <translation>మొత్తం %1</translation>
    </message>
    <message>
        <source>This deal: %1</source>
        <comment>points by player, such as: Amrit 4, Kavya 9</comment>
        <translation>ఈ రౌండులో: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side of two and its points: we 120</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>last: %1</source>
        <comment>the card that a player laid down last</comment>
        <translation>చివరి ముక్క: %1</translation>
    </message>
    <message>
        <source>Nobody sits there: there are only %1 players.</source>
        <comment>a number of players</comment>
        <translation>అక్కడ ఎవరూ లేరు: ఆడేది %1 మందే.</translation>
    </message>
    <message>
        <source>This game has no points.</source>
        <translation>ఈ ఆటలో పాయింట్లు లేవు.</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>The program “%1” wasn&apos;t found: write where it is, for example %2.</source>
        <translation>“%1” ప్రోగ్రామ్ దొరకలేదు: అది ఎక్కడుందో రాయండి, ఉదాహరణకు %2.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” broke the rules %2 time(s); a simple built-in player moved instead.</source>
        <translation>
            <numerusform>“%1” %2 సారి నియమాలు తప్పింది; దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
            <numerusform>“%1” %2 సార్లు నియమాలు తప్పింది; దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” took too long %2 time(s); a simple built-in player moved instead.</source>
        <translation>
            <numerusform>“%1” %2 సారి చాలా ఆలస్యం చేసింది; దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
            <numerusform>“%1” %2 సార్లు చాలా ఆలస్యం చేసింది; దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” sent something that isn&apos;t a message in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” %2 మ్యాచ్‌లో సందేశం కానిది పంపింది; ఆ తర్వాత దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
            <numerusform>“%1” %2 మ్యాచ్‌లలో సందేశం కానిది పంపింది; ఆ తర్వాత దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” sent far more than it was asked for in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” %2 మ్యాచ్‌లో అడిగినదానికన్నా చాలా ఎక్కువ పంపింది; ఆ తర్వాత దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
            <numerusform>“%1” %2 మ్యాచ్‌లలో అడిగినదానికన్నా చాలా ఎక్కువ పంపింది; ఆ తర్వాత దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stopped too soon in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” %2 మ్యాచ్‌లో ముందే ఆగిపోయింది; ఆ తర్వాత దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
            <numerusform>“%1” %2 మ్యాచ్‌లలో ముందే ఆగిపోయింది; ఆ తర్వాత దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” couldn&apos;t be started in %2 match(es); a simple built-in player took its place.</source>
        <translation>
            <numerusform>“%1” %2 మ్యాచ్‌లో మొదలుకాలేదు; దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
            <numerusform>“%1” %2 మ్యాచ్‌లలో మొదలుకాలేదు; దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” refused the game or its rules in %2 match(es); a simple built-in player took its place.</source>
        <translation>
            <numerusform>“%1” %2 మ్యాచ్‌లో ఈ నియమాలతో ఈ ఆట ఆడలేకపోయింది; దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
            <numerusform>“%1” %2 మ్యాచ్‌లలో ఈ నియమాలతో ఈ ఆట ఆడలేకపోయింది; దాని బదులు CardTableలోని సాధారణ కంప్యూటరు ఆడింది.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first one was: %1</source>
        <translation>మొదటిసారి ఇది: %1</translation>
    </message>
    <message>
        <source>“%1” broke the rules three times in a row: a computer plays on in its place.</source>
        <translation>“%1” వరుసగా మూడుసార్లు నియమాలు తప్పింది: దాని బదులు కంప్యూటరు ఆడుతుంది.</translation>
    </message>
    <message>
        <source>“%1” was too slow three times in a row: a computer plays on in its place.</source>
        <translation>“%1” వరుసగా మూడుసార్లు చాలా ఆలస్యం చేసింది: దాని బదులు కంప్యూటరు ఆడుతుంది.</translation>
    </message>
    <message>
        <source>“%1” sent something that isn&apos;t a message: a computer plays on in its place.</source>
        <translation>“%1” సందేశం కానిది పంపింది: దాని బదులు కంప్యూటరు ఆడుతుంది.</translation>
    </message>
    <message>
        <source>“%1” sent far more than it was asked for: a computer plays on in its place.</source>
        <translation>“%1” అడిగినదానికన్నా చాలా ఎక్కువ పంపింది: దాని బదులు కంప్యూటరు ఆడుతుంది.</translation>
    </message>
    <message>
        <source>“%1” has stopped: a computer plays on in its place.</source>
        <translation>“%1” ఆగిపోయింది: దాని బదులు కంప్యూటరు ఆడుతుంది.</translation>
    </message>
    <message>
        <source>“%1” couldn&apos;t be started: a computer plays in its place.</source>
        <translation>“%1” మొదలుకాలేదు: దాని బదులు కంప్యూటరు ఆడుతుంది.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t play this game: a computer plays in its place.</source>
        <translation>“%1” ఈ ఆట ఆడదు: దాని బదులు కంప్యూటరు ఆడుతుంది.</translation>
    </message>
    <message>
        <source>Seat a program of your own at a table with people. Ctrl+C stops it.</source>
        <translation>మీ ప్రోగ్రామ్‌ను మనుషుల బల్ల దగ్గర కూర్చోబెట్టండి. Ctrl+Cతో ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>-- PROGRAM ARGUMENTS</source>
        <comment>stands for a program in the help of the command line</comment>
        <translation>-- ప్రోగ్రామ్ ఆర్గ్యుమెంట్లు</translation>
    </message>
    <message>
        <source>the program that plays; it runs with your rights, and PROTOCOL.md says what it is asked</source>
        <translation>ఏ ప్రోగ్రామ్ ఆడాలి; అది మీ అనుమతులతో నడుస్తుంది, దాన్ని ఎలా అడుగుతారో PROTOCOL.md చెబుతుంది</translation>
    </message>
    <message>
        <source>INVITATION</source>
        <comment>stands for the text of an invitation in the help of the command line</comment>
        <translation>ఆహ్వానం</translation>
    </message>
    <message>
        <source>the invitation from the host; - reads it from stdin, so that other programs don&apos;t see it in the command</source>
        <translation>బల్ల తెరిచినవారు ఇచ్చిన ఆహ్వానం; - అయితే stdin నుంచి చదువుతుంది, అప్పుడు ఆదేశంలో వేరే ప్రోగ్రామ్‌లకు కనిపించదు</translation>
    </message>
    <message>
        <source>NAME</source>
        <comment>stands for a person&apos;s name in the help of the command line</comment>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>its name at the table, after “Bot” (default: the program&apos;s name)</source>
        <translation>బల్ల దగ్గర దాని పేరు, “Bot” తర్వాత (మామూలుగా: ప్రోగ్రామ్ పేరు)</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be a name at the table: use up to %2 letters, digits and spaces.</source>
        <translation>“%1” బల్ల దగ్గర పేరుగా కుదరదు: అక్షరాలు, అంకెలు, ఖాళీలు కలిపి %2కి మించకుండా రాయండి.</translation>
    </message>
    <message>
        <source>Write --join with an invitation, then -- and the program that should play.</source>
        <translation>--joinతో ఆహ్వానం, తర్వాత --, ఆడాల్సిన ప్రోగ్రామ్ రాయండి.</translation>
    </message>
    <message>
        <source>This isn&apos;t an invitation: copy the whole text that the host gave you.</source>
        <translation>ఇది ఆహ్వానం కాదు: బల్ల తెరిచినవారు ఇచ్చిన మొత్తం పాఠ్యాన్ని కాపీ చేయండి.</translation>
    </message>
    <message>
        <source>There is no free seat at this table: ask its host for one.</source>
        <translation>ఈ బల్ల దగ్గర ఖాళీ స్థానం లేదు: ఒకటి ఇవ్వమని బల్ల తెరిచినవారిని అడగండి.</translation>
    </message>
    <message>
        <source>“%1” is now at the table. Ctrl+C stops it.</source>
        <comment>a program that plays, by the name it has at the table, as in “Bot mybot”; said in a terminal</comment>
        <translation>“%1” ఇప్పుడు బల్ల దగ్గర కూర్చుంది. Ctrl+Cతో ముగుస్తుంది.</translation>
    </message>
</context>
<context>
    <name>Canasta</name>
    <message>
        <source>Canasta</source>
        <translation>కనాస్టా</translation>
    </message>
    <message>
        <source>Team up, build melds of seven and capture the pile.</source>
        <translation>జోడీతో కలిసి ఏడేసి ముక్కల సెట్లు కట్టండి, కుప్పను దక్కించుకోండి.</translation>
    </message>
    <message>
        <source>Cut in the middle</source>
        <translation>మధ్యలో కోయి</translation>
    </message>
    <message numerus="yes">
        <source>Draw %1 card(s)</source>
        <translation>
            <numerusform>%1 ముక్క తీయి</numerusform>
            <numerusform>%1 ముక్కలు తీయి</numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>రౌండు ముగించు</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>కుప్ప తీసుకో</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translatorcomment>&apos;పరీక్షగా పెట్టు&apos; = lay out for a try</translatorcomment>
        <translation>పెట్టి చూడు</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>సెట్టు వేయి</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>వెనక్కి తీసుకో</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>పారేయి</translation>
    </message>
    <message>
        <source>Go out</source>
        <translatorcomment>&apos;ముగించు&apos; = go out; &apos;రౌండు ముగించు&apos; = end the deal</translatorcomment>
        <translation>ముగించు</translation>
    </message>
    <message>
        <source>Partner: may I go out?</source>
        <translation>జోడీ: ముగించనా?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translatorcomment>the partner&apos;s answers are సరే and వద్దు, as in the messages</translatorcomment>
        <translation>సరే</translation>
    </message>
    <message>
        <source>No</source>
        <translation>వద్దు</translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation>ముందు ఒక సెట్టు ముక్కలు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Select the one card you want to discard.</source>
        <translation>మీరు పారేయాలనుకునే ఒక్క ముక్కను ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Your melds aren&apos;t final yet: lay them down or take them back first.</source>
        <translation>మీ సెట్లు ఇంకా ఖరారు కాలేదు: ముందు వాటిని వేయండి లేదా వెనక్కి తీసుకోండి.</translation>
    </message>
    <message>
        <source>Put each wild card on the meld it belongs to.</source>
        <translation>ప్రతి జోకరు ముక్కను అది చేరాల్సిన సెట్టు మీద పెట్టండి.</translation>
    </message>
    <message>
        <source>Put each card on the meld of its own rank.</source>
        <translatorcomment>rank of a card = &apos;రకం&apos;, also for sorting; &apos;స్థాయి&apos; is the level of a player</translatorcomment>
        <translation>ప్రతి ముక్కను దాని ర్యాంకు సెట్టు మీదే పెట్టండి.</translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards: your side needs %1 canasta(s) to go out.</source>
        <translation>
            <numerusform>రెండు ముక్కలు ఉంచుకోండి: ముగించడానికి మీ జట్టుకు %1 కనాస్టా కావాలి.</numerusform>
            <numerusform>రెండు ముక్కలు ఉంచుకోండి: ముగించడానికి మీ జట్టుకు %1 కనాస్టాలు కావాలి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner said no, so keep at least two cards.</source>
        <translation>మీ జోడీ వద్దన్నారు, కాబట్టి కనీసం రెండు ముక్కలు ఉంచుకోండి.</translation>
    </message>
    <message>
        <source>You must ask your partner before going out, so keep two cards.</source>
        <translation>ముగించే ముందు మీ జోడీని అడగాలి, కాబట్టి రెండు ముక్కలు ఉంచుకోండి.</translation>
    </message>
    <message>
        <source>Your partner said yes, so you must go out now.</source>
        <translation>మీ జోడీ సరే అన్నారు, కాబట్టి మీరు ఇప్పుడే ముగించాలి.</translation>
    </message>
    <message>
        <source>Your first meld must be worth %1 points; this one is worth only %2.</source>
        <translation>మీ మొదటి సెట్టు విలువ %1 పాయింట్లు ఉండాలి; దీని విలువ %2 మాత్రమే.</translation>
    </message>
    <message>
        <source>You can meld black threes only when you go out with them.</source>
        <translation>నల్ల మూళ్ళతో ముగించేటప్పుడు మాత్రమే వాటిని సెట్టుగా వేయవచ్చు.</translation>
    </message>
    <message>
        <source>Without a canasta you must keep your last card.</source>
        <translation>కనాస్టా లేకుండా మీ చివరి ముక్కను వదలకూడదు.</translation>
    </message>
    <message>
        <source>Under these rules you don&apos;t ask your partner.</source>
        <translation>ఈ నియమాల ప్రకారం జోడీని అడగరు.</translation>
    </message>
    <message>
        <source>You have no partner to ask.</source>
        <translation>అడగడానికి మీకు జోడీ లేరు.</translation>
    </message>
    <message>
        <source>You&apos;ve already asked this turn.</source>
        <translation>ఈ వంతులో మీరు ఇప్పటికే అడిగారు.</translation>
    </message>
    <message>
        <source>In a turn you can ask only before you meld.</source>
        <translation>వంతులో సెట్టు వేసే ముందు మాత్రమే అడగవచ్చు.</translation>
    </message>
    <message>
        <source>You need two cards in hand to ask.</source>
        <translation>అడగాలంటే మీ చేతిలో రెండు ముక్కలు ఉండాలి.</translation>
    </message>
    <message>
        <source>You can&apos;t go out with these cards, so you can&apos;t ask.</source>
        <translation>ఈ ముక్కలతో మీరు ముగించలేరు, కాబట్టి అడగకూడదు.</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 మీ దగ్గర లేదు.</translation>
    </message>
    <message>
        <source>Put all cards of a rank into one meld.</source>
        <translation>ఒకే ర్యాంకు ముక్కలన్నీ ఒకే సెట్టులో పెట్టండి.</translation>
    </message>
    <message>
        <source>Choose the cards to lay down first.</source>
        <translation>ముందు వేయాల్సిన ముక్కలు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>A meld needs at least three cards of one rank.</source>
        <translation>సెట్టుకు ఒకే ర్యాంకు ముక్కలు కనీసం మూడు కావాలి.</translation>
    </message>
    <message>
        <source>All natural cards of a meld must be of one rank.</source>
        <translation>సెట్టులోని నాచురల్ ముక్కలన్నీ ఒకే ర్యాంకువి కావాలి.</translation>
    </message>
    <message>
        <source>A meld needs at least two natural cards.</source>
        <translation>సెట్టులో కనీసం రెండు నాచురల్ ముక్కలు ఉండాలి.</translation>
    </message>
    <message>
        <source>A meld can hold at most three wild cards.</source>
        <translation>సెట్టులో మూడుకు మించి జోకరు ముక్కలు ఉండకూడదు.</translation>
    </message>
    <message>
        <source>A meld needs two natural cards for every wild card.</source>
        <translation>సెట్టులో ఒక్కో జోకరు ముక్కకు రెండు నాచురల్ ముక్కలు కావాలి.</translation>
    </message>
    <message>
        <source>A meld can&apos;t hold more wild cards than natural ones.</source>
        <translation>సెట్టులో నాచురల్ ముక్కల కంటే జోకరు ముక్కలు ఎక్కువ ఉండకూడదు.</translation>
    </message>
    <message numerus="yes">
        <source>A meld takes no more than %1 card(s).</source>
        <translation>
            <numerusform>సెట్టులో %1 కంటే ఎక్కువ ముక్కలు పట్టవు.</numerusform>
            <numerusform>సెట్టులో %1 కంటే ఎక్కువ ముక్కలు పట్టవు.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards alone aren&apos;t a meld: add them to natural cards.</source>
        <translation>జోకరు ముక్కలు మాత్రమే ఉంటే సెట్టు కాదు: వాటిని నాచురల్ ముక్కలకు చేర్చండి.</translation>
    </message>
    <message>
        <source>A meld of wild cards can&apos;t contain any other cards.</source>
        <translation>జోకరు ముక్కల సెట్టులో వేరే ముక్కలు ఉండకూడదు.</translation>
    </message>
    <message>
        <source>Black threes can&apos;t be melded.</source>
        <translation>నల్ల మూళ్ళను సెట్టుగా వేయకూడదు.</translation>
    </message>
    <message>
        <source>Black threes are melded without wild cards.</source>
        <translation>నల్ల మూళ్ళ సెట్టులో జోకరు ముక్కలు ఉండకూడదు.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>a number: that of the usual rules for so many players</comment>
        <translation>మామూలు నియమం ప్రకారం</translation>
    </message>
    <message>
        <source>Standard for this number of players</source>
        <translation>ఇంతమంది ఆడేటప్పుడు మామూలుగా ఉండేది</translation>
    </message>
    <message>
        <source>Two partnerships</source>
        <translation>జోడీలతో రెండు జట్లు</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>ఎవరికి వారే</translation>
    </message>
    <message>
        <source>One against two: first to take the pile plays alone</source>
        <translation>ఒకరిపై ఇద్దరు: ముందు కుప్ప తీసుకున్నవారు ఒంటరిగా ఆడతారు</translation>
    </message>
    <message>
        <source>Three teams of two</source>
        <translation>ఇద్దరేసి మూడు జట్లు</translation>
    </message>
    <message>
        <source>Up to three, with at least two natural cards</source>
        <translation>గరిష్ఠం మూడు, కనీసం రెండు నాచురల్ ముక్కలతో</translation>
    </message>
    <message>
        <source>One for every two natural cards, at most three</source>
        <translation>రెండు నాచురల్ ముక్కలకు ఒకటి, గరిష్ఠం మూడు</translation>
    </message>
    <message>
        <source>As many as natural cards, at most three</source>
        <translation>నాచురల్ ముక్కలు ఎన్నో అన్ని, గరిష్ఠం మూడు</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4</source>
        <translation>%1, %2, %3 లేదా %4</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 or %5</source>
        <translation>%1, %2, %3, %4 లేదా %5</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>అనుమతి ఉంది</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>అనుమతి లేదు</translation>
    </message>
    <message>
        <source>To any meld of the side</source>
        <translation>జట్టు సెట్లలో దేనికైనా</translation>
    </message>
    <message>
        <source>To melds that aren&apos;t canastas</source>
        <translation>కనాస్టా కాని సెట్లకు</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>ఎప్పుడూ కాదు</translation>
    </message>
    <message>
        <source>It only blocks the pile for the next player</source>
        <translation>తర్వాతివారికి మాత్రమే కుప్పను అడ్డుకుంటుంది</translation>
    </message>
    <message>
        <source>It freezes the pile</source>
        <translatorcomment>&apos;ఫ్రీజ్&apos; for a frozen pile: a loan like నాచురల్ and జోకరు; let a native player say</translatorcomment>
        <translation>కుప్పను ఫ్రీజ్ చేస్తుంది</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>అలాగే ఉంటుంది</translation>
    </message>
    <message>
        <source>It is covered</source>
        <translation>మరో ముక్కతో కప్పుతారు</translation>
    </message>
    <message>
        <source>It is covered and freezes the pile</source>
        <translation>మరో ముక్కతో కప్పుతారు, కుప్ప ఫ్రీజ్ అవుతుంది</translation>
    </message>
    <message>
        <source>Only when going out</source>
        <translation>ముగించేటప్పుడు మాత్రమే</translation>
    </message>
    <message>
        <source>They count against the side</source>
        <translation>జట్టుకు మైనస్ అవుతాయి</translation>
    </message>
    <message>
        <source>They score nothing</source>
        <translation>వాటికి విలువ లేదు</translation>
    </message>
    <message>
        <source>Nobody asks</source>
        <translation>ఎవరూ అడగరు</translation>
    </message>
    <message>
        <source>A player may ask</source>
        <translation>ఆటగాడు అడగవచ్చు</translation>
    </message>
    <message>
        <source>A player must ask</source>
        <translation>ఆటగాడు అడగాలి</translation>
    </message>
    <message>
        <source>Only after taking the pile</source>
        <translation>కుప్ప తీసుకున్నాకే</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>ఎల్లప్పుడూ</translation>
    </message>
    <message>
        <source>Play goes on while the pile is taken</source>
        <translation>కుప్ప తీసుకుంటున్నంత కాలం ఆట సాగుతుంది</translation>
    </message>
    <message>
        <source>The deal ends with the next discard</source>
        <translation>తర్వాతి ముక్క పారేయగానే రౌండు ముగుస్తుంది</translation>
    </message>
    <message>
        <source>The deal ends at once</source>
        <translation>రౌండు వెంటనే ముగుస్తుంది</translation>
    </message>
    <message>
        <source>The player may still meld</source>
        <translation>ఇంకా సెట్లు వేయవచ్చు</translation>
    </message>
    <message>
        <source>The highest total</source>
        <translation>అత్యధిక మొత్తం</translation>
    </message>
    <message>
        <source>The side that went out</source>
        <translation>ముగించిన జట్టు</translation>
    </message>
    <message>
        <source>Seats are fixed</source>
        <translation>స్థానాలు ముందే నిర్ణయిస్తారు</translation>
    </message>
    <message>
        <source>Cards are drawn for partners</source>
        <translation>జోడీల కోసం ముక్కలు తీస్తారు</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>ఆటగాళ్ళు, ముక్కలు</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>సెట్లు</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translatorcomment>&apos;పారేసిన ముక్కల కుప్ప&apos;, in sentences &apos;కుప్ప&apos;</translatorcomment>
        <translation>పారేసిన ముక్కల కుప్ప</translation>
    </message>
    <message>
        <source>Threes</source>
        <translatorcomment>&apos;మూళ్ళు&apos; (threes), &apos;రెండ్లు&apos; (twos)</translatorcomment>
        <translation>మూళ్ళు</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>ముగించడం</translation>
    </message>
    <message>
        <source>End of the stock</source>
        <translation>మిగిలిన కట్ట అయిపోవడం</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>మ్యాచ్ ముగింపు</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>జట్లు</translation>
    </message>
    <message>
        <source>Who plays with whom. With three or six players there is a choice.</source>
        <translation>ఎవరు ఎవరితో ఆడతారు. ముగ్గురు లేదా ఆరుగురు ఆడితే ఎంచుకోవచ్చు.</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>కూర్చునే స్థానాలు</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>పంచే ముక్కలు</translation>
    </message>
    <message>
        <source>How many cards everybody gets.</source>
        <translation>ఒక్కొక్కరికి ఎన్ని ముక్కలు వస్తాయి.</translation>
    </message>
    <message>
        <source>How many cards a player draws at the start of a turn.</source>
        <translation>వంతు మొదట్లో ఎన్ని ముక్కలు తీయాలి.</translation>
    </message>
    <message>
        <source>Each pack has %1 cards and two jokers.</source>
        <translation>ఒక్కో కట్టలో %1 ముక్కలు, రెండు జోకర్లు ఉంటాయి.</translation>
    </message>
    <message>
        <source>Whether a complete canasta can take more cards.</source>
        <translation>పూర్తయిన కనాస్టాకు ఇంకా ముక్కలు చేర్చవచ్చా అన్నది.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>పరిమితి లేదు</translation>
    </message>
    <message>
        <source>What a side&apos;s first meld must be worth, depending on its total; melds laid down together add up.</source>
        <translation>జట్టు మొత్తాన్ని బట్టి దాని మొదటి సెట్టుకు ఉండాల్సిన విలువ; ఒకేసారి వేసిన సెట్ల విలువలు కలుస్తాయి.</translation>
    </message>
    <message>
        <source>Whether three or more black threes may be a meld.</source>
        <translation>మూడు లేదా అంతకంటే ఎక్కువ నల్ల మూళ్ళు సెట్టు కావచ్చా అన్నది.</translation>
    </message>
    <message>
        <source>How many a side needs.</source>
        <translation>జట్టుకు ఎన్ని కావాలి.</translation>
    </message>
    <message>
        <source>Bonus for a player who lays down their whole hand in one turn without having laid down any card before.</source>
        <translation>ముందు ఒక్క ముక్కా వేయకుండా చేతిలోనివన్నీ ఒకే వంతులో వేసినవారికి కలుపుతారు.</translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation>ఏ మొత్తమైనా దీన్ని చేరితే మ్యాచ్ ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>తీసే ముక్కలు</translation>
    </message>
    <message>
        <source>Cards can be drawn before the match for partners, seats and who plays first.</source>
        <translation>జోడీలు ఎవరో, ఎవరు ఎక్కడ కూర్చోవాలో, మొదట ఎవరు ఆడాలో మ్యాచ్‌కు ముందు ముక్కలు తీసి తేల్చవచ్చు.</translation>
    </message>
    <message>
        <source>Cutting the pack</source>
        <translation>కట్ట కోయడం</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left cuts the pack before each deal.</source>
        <translation>ప్రతి రౌండుకు ముందు పంచేవారి ఎడమ పక్కవారు కట్ట కోస్తారు.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>కట్టలు</translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translatorcomment>wild card = &apos;జోకరు ముక్క&apos; (glossary): near to &apos;జోకర్&apos;, the joker itself; &apos;వైల్డ్ ముక్క&apos; would be clearer</translatorcomment>
        <translation>సెట్టులో జోకరు ముక్కలు</translation>
    </message>
    <message>
        <source>How many deuces and jokers a meld may hold.</source>
        <translation>సెట్టులో ఎన్ని రెండ్లు, జోకర్లు ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>Melds of wild cards</source>
        <translation>జోకరు ముక్కల సెట్లు</translation>
    </message>
    <message>
        <source>Three or more wild cards may be a meld of their own.</source>
        <translation>మూడు లేదా అంతకంటే ఎక్కువ జోకరు ముక్కలు విడి సెట్టు కావచ్చు.</translation>
    </message>
    <message>
        <source>Canasta of wild cards</source>
        <translation>జోకరు ముక్కల కనాస్టా</translation>
    </message>
    <message>
        <source>Bonus for seven wild cards in a meld of their own, on top of the card points.</source>
        <translation>విడి సెట్టుగా ఏడు జోకరు ముక్కలకు, ముక్కల విలువ కాక వచ్చే పాయింట్లు.</translation>
    </message>
    <message>
        <source>Maximum number of cards in a meld</source>
        <translation>సెట్టులో గరిష్ఠ ముక్కలు</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>మొదటి సెట్టు</translation>
    </message>
    <message>
        <source>Taking the pile for the first meld</source>
        <translation>మొదటి సెట్టు కోసం కుప్ప తీసుకోవడం</translation>
    </message>
    <message>
        <source>Whether a side may make its first meld with the top card of the pile.</source>
        <translation>కుప్ప పై ముక్కతో జట్టు తన మొదటి సెట్టు వేయవచ్చా అన్నది.</translation>
    </message>
    <message>
        <source>Frozen before the first meld</source>
        <translation>మొదటి సెట్టుకు ముందు ఫ్రీజ్ అయి ఉంటుంది</translation>
    </message>
    <message>
        <source>A side that hasn&apos;t melded needs two natural cards to take the pile.</source>
        <translation>సెట్టు వేయని జట్టు కుప్ప తీసుకోవాలంటే రెండు నాచురల్ ముక్కలు కావాలి.</translation>
    </message>
    <message>
        <source>Always frozen</source>
        <translation>ఎప్పుడూ ఫ్రీజ్ అయి ఉంటుంది</translation>
    </message>
    <message>
        <source>The pile can be taken only with two natural cards.</source>
        <translation>రెండు నాచురల్ ముక్కలతో మాత్రమే కుప్ప తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>Taking the pile with a wild card</source>
        <translation>జోకరు ముక్కతో కుప్ప తీసుకోవడం</translation>
    </message>
    <message>
        <source>One natural card and one wild card take a pile that isn&apos;t frozen.</source>
        <translation>ఫ్రీజ్ కాని కుప్పను ఒక నాచురల్ ముక్క, ఒక జోకరు ముక్కతో తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>Adding the top card to a meld</source>
        <translation>పై ముక్కను సెట్టుకు చేర్చడం</translation>
    </message>
    <message>
        <source>Whether the top card of a pile that isn&apos;t frozen may join a meld of the side.</source>
        <translation>ఫ్రీజ్ కాని కుప్ప పై ముక్క జట్టు సెట్టులో చేరవచ్చా అన్నది.</translation>
    </message>
    <message>
        <source>Last card for a one-card pile</source>
        <translation>చివరి ముక్కతో ఒకే ముక్క ఉన్న కుప్ప</translation>
    </message>
    <message>
        <source>A player with one card can&apos;t take a one-card pile.</source>
        <translation>ఒకే ముక్క ఉన్నవారు ఒకే ముక్క ఉన్న కుప్పను తీసుకోకూడదు.</translation>
    </message>
    <message>
        <source>Black threes in the pile</source>
        <translation>కుప్పలో నల్ల మూళ్ళు</translation>
    </message>
    <message>
        <source>What a discarded black three does. It is never taken itself.</source>
        <translation>నల్ల మూడు పారేస్తే ఏమవుతుంది. దాన్ని మాత్రం ఎప్పుడూ తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>Black three as first card of the pile</source>
        <translation>కుప్ప మొదటి ముక్కగా నల్ల మూడు</translation>
    </message>
    <message>
        <source>What happens when a black three is turned up at the start.</source>
        <translation>మొదట తిప్పిన ముక్క నల్ల మూడైతే ఏమవుతుంది.</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>నల్ల మూళ్ళ సెట్టు</translation>
    </message>
    <message>
        <source>Red threes without a meld</source>
        <translation>సెట్టు లేకుండా ఎర్ర మూళ్ళు</translation>
    </message>
    <message>
        <source>What red threes count for a side that has no meld at the end.</source>
        <translation>చివర్లో సెట్టు లేని జట్టుకు ఎర్ర మూళ్ళ విలువ ఎంత.</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>ముగించడానికి కనాస్టాలు</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>ముగించినందుకు బోనస్</translation>
    </message>
    <message>
        <source>Points for the side that goes out.</source>
        <translation>ముగించినవారి జట్టుకు వచ్చే పాయింట్లు.</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>జోడీని అడగడం</translation>
    </message>
    <message>
        <source>Before going out a player asks: may I go out? The answer is binding.</source>
        <translation>ముగించే ముందు అడుగుతారు: ముగించనా? జవాబుకు కట్టుబడాలి.</translation>
    </message>
    <message>
        <source>Penalty after “yes”</source>
        <translation>సరే అన్నాక ముగించకపోతే పెనాల్టీ</translation>
    </message>
    <message>
        <source>Points lost by a player who asks, gets a yes and then doesn&apos;t go out; %1: must go out.</source>
        <translation>అడిగి, సరే అనిపించుకుని ముగించనివారు పోగొట్టుకునే పాయింట్లు; %1: ముగించి తీరాలి.</translation>
    </message>
    <message>
        <source>Bonus for going out concealed</source>
        <translatorcomment>&apos;దాచిన చేతితో&apos; = concealed</translatorcomment>
        <translation>దాచిన చేతితో ముగిస్తే బోనస్</translation>
    </message>
    <message>
        <source>Minimum when going out concealed</source>
        <translation>దాచిన చేతితో ముగిస్తే కనిష్ఠం</translation>
    </message>
    <message>
        <source>Whether a first meld that ends the deal at once must meet the minimum.</source>
        <translation>రౌండును వెంటనే ముగించే మొదటి సెట్టుకు కనిష్ఠ విలువ కావాలా అన్నది.</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translation>మిగిలిన కట్ట ఖాళీ</translation>
    </message>
    <message>
        <source>What happens when the stock is used up.</source>
        <translation>మిగిలిన కట్ట అయిపోతే ఏమవుతుంది.</translation>
    </message>
    <message>
        <source>Red three as last card</source>
        <translation>చివరి ముక్కగా ఎర్ర మూడు</translation>
    </message>
    <message>
        <source>What happens when a player draws nothing but red threes and the stock is empty.</source>
        <translation>తీసినవన్నీ ఎర్ర మూళ్ళే అయి, మిగిలిన కట్ట ఖాళీ అయితే ఏమవుతుంది.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>లక్ష్యం</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>విజేత</translation>
    </message>
    <message>
        <source>Who wins when several sides have reached the target in one deal.</source>
        <translation>ఒకే రౌండులో అనేక జట్లు లక్ష్యం చేరితే ఎవరు గెలుస్తారు.</translation>
    </message>
    <message>
        <source>Classic Canasta</source>
        <translation>క్లాసిక్ కనాస్టా</translation>
    </message>
    <message>
        <source>Stricter house rules</source>
        <translation>కఠినమైన ఇంటి నియమాలు</translation>
    </message>
    <message>
        <source>Canasta for two</source>
        <translation>ఇద్దరికి కనాస్టా</translation>
    </message>
    <message>
        <source>One against two</source>
        <translation>ఒకరిపై ఇద్దరు</translation>
    </message>
    <message>
        <source>Three, everyone for themselves</source>
        <translation>ముగ్గురు, ఎవరికి వారే</translation>
    </message>
    <message>
        <source>Canasta for five</source>
        <translation>ఐదుగురికి కనాస్టా</translation>
    </message>
    <message>
        <source>Canasta for six</source>
        <translation>ఆరుగురికి కనాస్టా</translation>
    </message>
    <message>
        <source>Six in three teams</source>
        <translation>ఆరుగురు మూడు జట్లుగా</translation>
    </message>
    <message>
        <source>Two against two, to %1; a side with a canasta may go out.</source>
        <translation>ఇద్దరిపై ఇద్దరు, %1 వరకు; కనాస్టా ఉన్న జట్టు ముగించవచ్చు.</translation>
    </message>
    <message>
        <source>Partners are drawn; each wild card needs two natural ones; the pile can&apos;t be taken for a first meld.</source>
        <translation>జోడీలను ముక్కలు తీసి నిర్ణయిస్తారు; ఒక్కో జోకరు ముక్కకు రెండు నాచురల్ ముక్కలు; మొదటి సెట్టు కోసం కుప్ప తీసుకోకూడదు.</translation>
    </message>
    <message>
        <source>Draw two cards each turn; going out takes two canastas; to %1.</source>
        <translation>ప్రతి వంతుకు రెండు ముక్కలు; ముగించడానికి రెండు కనాస్టాలు; %1 వరకు.</translation>
    </message>
    <message>
        <source>The first player to take the pile plays alone against the others, to %1.</source>
        <translation>మొదట కుప్ప తీసుకున్నవారు మిగతావారిపై ఒంటరిగా ఆడతారు, %1 వరకు.</translation>
    </message>
    <message>
        <source>Everyone plays for themselves, to %1.</source>
        <translation>ఎవరికి వారే ఆడతారు, %1 వరకు.</translation>
    </message>
    <message>
        <source>Two against three; one of the three sits out each deal; to %1.</source>
        <translation>ఇద్దరిపై ముగ్గురు, ప్రతి రౌండులో వారిలో ఒకరు ఆడరు; %1 వరకు.</translation>
    </message>
    <message>
        <source>Three against three with three packs; going out takes two canastas; to %1.</source>
        <translation>ముగ్గురిపై ముగ్గురు, మూడు కట్టలతో; ముగించడానికి రెండు కనాస్టాలు; %1 వరకు.</translation>
    </message>
    <message>
        <source>Three pairs of partners with three packs, to %1.</source>
        <translation>మూడు జోడీలు, మూడు కట్టలతో, %1 వరకు.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>ఆట ఉద్దేశం</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>ఒక వంతు</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>స్కోరు</translation>
    </message>
    <message>
        <source>Two players, everyone for themselves.</source>
        <translation>ఇద్దరు ఆడతారు, ఎవరికి వారే.</translation>
    </message>
    <message>
        <source>Three players, everyone for themselves.</source>
        <translation>ముగ్గురు ఆడతారు, ఎవరికి వారే.</translation>
    </message>
    <message>
        <source>Three players take part. The first player to take the pile plays alone against the other two.</source>
        <translation>ముగ్గురు ఆడతారు. కుప్పను మొదట తీసుకున్నవారు మిగతా ఇద్దరిపై ఒంటరిగా ఆడతారు.</translation>
    </message>
    <message>
        <source>Four players take part. Partners sit opposite each other.</source>
        <translation>నలుగురు ఆడతారు. జోడీలు ఎదురెదురుగా కూర్చుంటారు.</translation>
    </message>
    <message>
        <source>Five players take part, three against two. The three take turns sitting out.</source>
        <translation>ఐదుగురు ఆడతారు, ఇద్దరిపై ముగ్గురు. ఆ ముగ్గురిలో ఒకరు వంతులవారీగా ఆడకుండా కూర్చుంటారు.</translation>
    </message>
    <message>
        <source>Six players take part, three against three. Partners sit in every other seat.</source>
        <translation>ఆరుగురు ఆడతారు, ముగ్గురిపై ముగ్గురు; ఒకరు విడిచి ఒకరు కూర్చుంటారు.</translation>
    </message>
    <message>
        <source>Six players take part in three teams of two. Partners sit opposite each other.</source>
        <translation>ఆరుగురు ఇద్దరేసి మూడు జట్లుగా ఆడతారు. జోడీలు ఎదురెదురుగా కూర్చుంటారు.</translation>
    </message>
    <message>
        <source>In this draw, aces are high and deuces low; between equal ranks the order is spades, hearts, diamonds, clubs.</source>
        <translation>ఇక్కడ ఆసు పెద్దది, రెండు చిన్నది; ఒకే ర్యాంకు ముక్కల్లో వరుస: ఇస్పేటు, ఆటీను, డైమండు, కళావరు.</translation>
    </message>
    <message>
        <source>A player who draws a joker, or the same card as somebody else, draws again.</source>
        <translation>జోకర్ గానీ, మరొకరి ముక్కే గానీ వచ్చినవారు మళ్ళీ తీస్తారు.</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, and the others sit down clockwise from there in the order of their cards.</source>
        <translation>అందరికంటే పెద్ద ముక్క తీసినవారు స్థానం ఎంచుకుంటారు; మిగతావారు తమ ముక్కల వరుసలో అక్కడి నుంచి గడియార దిశలో కూర్చుంటారు.</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, with the partner opposite and the third highest on the left.</source>
        <translation>అందరికంటే పెద్ద ముక్క తీసినవారు స్థానం ఎంచుకుంటారు; జోడీ ఎదురుగా, మూడో పెద్ద ముక్క తీసినవారు ఎడమ పక్కన కూర్చుంటారు.</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, and from there the sides alternate.</source>
        <translation>అందరికంటే పెద్ద ముక్క తీసినవారు స్థానం ఎంచుకుంటారు; అక్కడి నుంచి జట్లు ఒకటి విడిచి ఒకటిగా కూర్చుంటాయి.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left begins, and play goes clockwise.</source>
        <translation>పంచేవారి ఎడమ పక్కవారు మొదలుపెడతారు; ఆట గడియార దిశలో సాగుతుంది.</translation>
    </message>
    <message>
        <source>The player on the right of the one who drew highest deals first; then the deal passes to the left.</source>
        <translation>అందరికంటే పెద్ద ముక్క తీసినవారి కుడి పక్కవారు మొదట పంచుతారు; తర్వాత పంచే వంతు ఎడమ వైపుకు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>In each new deal the player on the last dealer&apos;s left deals.</source>
        <translation>ప్రతి కొత్త రౌండును గత రౌండు పంచినవారి ఎడమ పక్కవారు పంచుతారు.</translation>
    </message>
    <message>
        <source>Numbered clockwise from the player who opens the match, players %1, %2 and %3 play against %4 and %5. In the first deal player %3 sits out, then player %2, then player %1, and so on.</source>
        <translation>మ్యాచ్ మొదలుపెట్టేవారి నుంచి గడియార దిశలో లెక్కిస్తే, ఆటగాళ్ళు %1, %2, %3 ఒక జట్టు; %4, %5 మరో జట్టు. మొదటి రౌండులో %3వ వారు ఆడరు, తర్వాత %2వ వారు, తర్వాత %1వ వారు, ఇలా సాగుతుంది.</translation>
    </message>
    <message>
        <source>Play goes in this order: the lower-numbered of the two who play for the three, then player %1, then the higher-numbered of the two, then player %2. The player after the dealer in this order begins.</source>
        <translation>ఆట ఈ వరుసలో సాగుతుంది: ముగ్గురిలో ఆడే ఇద్దరిలో చిన్న సంఖ్యవారు, తర్వాత %1వ వారు, ఆ ఇద్దరిలో పెద్ద సంఖ్యవారు, తర్వాత %2వ వారు. ఈ వరుసలో పంచేవారి తర్వాతివారు మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>In the first deal the last player in this order deals, in the next deal the first, then the second, and so on.</source>
        <translation>మొదటి రౌండును ఈ వరుసలో చివరివారు పంచుతారు, తర్వాతి దాన్ని మొదటివారు, తర్వాత రెండోవారు, ఇలా సాగుతుంది.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>పంపకం</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a red three, another card is turned up on top of it.</source>
        <translation>మిగిలిన కట్ట పై ముక్కతో పారేసిన ముక్కల కుప్ప మొదలవుతుంది; జోకరు ముక్క లేదా ఎర్ర మూడు వస్తే మరో ముక్కతో కప్పుతారు.</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a three, another card is turned up on top of it.</source>
        <translation>మిగిలిన కట్ట పై ముక్కతో పారేసిన ముక్కల కుప్ప మొదలవుతుంది; జోకరు ముక్క లేదా ఏ మూడు వచ్చినా మరో ముక్కతో కప్పుతారు.</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a three, another card is turned up on top of it, and the pile is frozen.</source>
        <translation>మిగిలిన కట్ట పై ముక్కతో పారేసిన ముక్కల కుప్ప మొదలవుతుంది; జోకరు ముక్క లేదా ఏ మూడు వచ్చినా మరో ముక్కతో కప్పుతారు, కుప్ప ఫ్రీజ్ అవుతుంది.</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal.</source>
        <translation>ప్రతి రౌండుకు కట్టను మళ్ళీ కలుపుతారు.</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal, and the player who plays first cuts it.</source>
        <translation>ప్రతి రౌండుకు కట్టను మళ్ళీ కలుపుతారు; మొదట ఆడేవారు దాన్ని కోస్తారు.</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal, and the player on the dealer&apos;s left cuts it.</source>
        <translation>ప్రతి రౌండుకు కట్టను మళ్ళీ కలుపుతారు; పంచేవారి ఎడమ పక్కవారు దాన్ని కోస్తారు.</translation>
    </message>
    <message numerus="yes">
        <source>The four who play are dealt %1 card(s) each, face down, one at a time in the order of play; the rest is the stock.</source>
        <translation>
            <numerusform>ఆడే నలుగురికీ ఆట వరుసలో బోర్లించి %1 ముక్క పంచుతారు; మిగతావి మిగిలిన కట్ట.</numerusform>
            <numerusform>ఆడే నలుగురికీ ఆట వరుసలో ఒక్కోసారి ఒక్కటిగా బోర్లించి %1 ముక్కలు పంచుతారు; మిగతావి మిగిలిన కట్ట.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s) face down, one at a time, clockwise from the player on the dealer&apos;s left; the rest is the stock.</source>
        <translation>
            <numerusform>పంచేవారి ఎడమ నుంచి గడియార దిశలో ఒక్కొక్కరికి బోర్లించి %1 ముక్క పంచుతారు; మిగతావి మిగిలిన కట్ట.</numerusform>
            <numerusform>పంచేవారి ఎడమ నుంచి గడియార దిశలో ఒక్కోసారి ఒక్కటిగా, ఒక్కొక్కరికి బోర్లించి %1 ముక్కలు పంచుతారు; మిగతావి మిగిలిన కట్ట.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players don&apos;t ask their partner before going out.</source>
        <translation>ముగించే ముందు ఎవరూ జోడీని అడగరు.</translation>
    </message>
    <message>
        <source>Before the first meld of a turn a player may ask the partner: may I go out? The answer is binding.</source>
        <translation>వంతులో మొదటి సెట్టు వేసే ముందు జోడీని అడగవచ్చు: ముగించనా? జవాబుకు కట్టుబడాలి.</translation>
    </message>
    <message>
        <source>A player may go out only after asking the partner in the same turn, before melding, and getting a yes.</source>
        <translation>అదే వంతులో సెట్టు వేసే ముందు జోడీని అడిగి, సరే అనిపించుకోకుండా ఎవరూ ముగించకూడదు.</translation>
    </message>
    <message>
        <source>Lay down melds of one rank, and canastas of seven cards above all.</source>
        <translation>ఒకే ర్యాంకు ముక్కల సెట్లు వేయండి, ముఖ్యంగా ఏడు ముక్కల కనాస్టాలు.</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the two highest are partners, and the highest plays first.</source>
        <translation>మ్యాచ్‌కు ముందు ముక్కలు తీస్తారు: అన్నిటికంటే పెద్ద రెండు ముక్కలు వచ్చినవారు జోడీ; అతి పెద్ద ముక్క వచ్చినవారు మొదట ఆడతారు.</translation>
    </message>
    <message>
        <source>Everyone keeps their seat.</source>
        <translation>అందరూ తమ స్థానంలోనే ఉంటారు.</translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation>ఆటగాళ్ళు, స్థానాలు</translation>
    </message>
    <message>
        <source>From then on the other two are partners for this deal: they share their melds, even two of one rank, and each makes a first meld by their own total. If nobody takes the pile, the player who goes out counts as the one who plays alone; if nobody goes out, all three count alone.</source>
        <translation>అప్పటి నుంచి మిగతా ఇద్దరూ ఈ రౌండుకు జోడీ: వారి సెట్లు ఉమ్మడి, ఒకే ర్యాంకువి రెండున్నా సరే; ప్రతి ఒక్కరి మొదటి సెట్టుకు వారి మొత్తాన్నే చూస్తారు. కుప్పను ఎవరూ తీసుకోకపోతే ముగించినవారు ఒంటరిగా ఆడినట్టు; ఎవరూ ముగించకపోతే ముగ్గురూ ఒంటరే.</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the highest plays first.</source>
        <translation>మ్యాచ్‌కు ముందు ముక్కలు తీస్తారు: అతి పెద్ద ముక్క వచ్చినవారు మొదట ఆడతారు.</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the highest plays first, and the next highest are that player&apos;s partners.</source>
        <translation>మ్యాచ్‌కు ముందు ముక్కలు తీస్తారు: అతి పెద్ద ముక్క వచ్చినవారు మొదట ఆడతారు, వారి తర్వాతి పెద్ద ముక్కలు వచ్చినవారు వారి జోడీలు.</translation>
    </message>
    <message numerus="yes">
        <source>The game uses %1 pack(s) of %2 cards with two jokers each.</source>
        <translation>
            <numerusform>%2 ముక్కలు, రెండు జోకర్లు ఉన్న %1 కట్ట వాడతారు.</numerusform>
            <numerusform>ఒక్కోదానిలో %2 ముక్కలు, రెండు జోకర్లు ఉన్న %1 కట్టలు వాడతారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player begins a turn by drawing from the stock or by taking the discard pile.</source>
        <translation>మిగిలిన కట్ట నుంచి ముక్క తీయడంతో గానీ, పారేసిన ముక్కల కుప్ప తీసుకోవడంతో గానీ వంతు మొదలవుతుంది.</translation>
    </message>
    <message numerus="yes">
        <source>A player draws %1 card(s), may then meld, and ends the turn with a discard.</source>
        <translation>
            <numerusform>%1 ముక్క తీసి, తర్వాత ఇష్టమైన సెట్లు వేసి, ఒక ముక్క పారేయడంతో వంతు ముగిస్తారు.</numerusform>
            <numerusform>%1 ముక్కలు తీసి, తర్వాత ఇష్టమైన సెట్లు వేసి, ఒక ముక్క పారేయడంతో వంతు ముగిస్తారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any card in the hand may be discarded, even a wild card or a black three.</source>
        <translation>చేతిలోని ఏ ముక్కనైనా పారేయవచ్చు, జోకరు ముక్కలు, నల్ల మూళ్ళు కూడా.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank from four to ace.</source>
        <translation>నాలుగు నుంచి ఆసు వరకు ఒకే ర్యాంకు ముక్కలు మూడు లేదా అంతకంటే ఎక్కువ ఉంటే సెట్టు.</translation>
    </message>
    <message>
        <source>Cards can only be added to melds of your own side, and they stay there.</source>
        <translation>సొంత జట్టు సెట్లకే ముక్కలు చేర్చవచ్చు, అవి అక్కడే ఉంటాయి.</translation>
    </message>
    <message>
        <source>Seven cards are a canasta: natural without wild cards, mixed with them.</source>
        <translation>ఏడు ముక్కలైతే కనాస్టా: జోకరు ముక్కలు లేకపోతే నాచురల్, ఉంటే మిశ్రమం.</translation>
    </message>
    <message>
        <source>The top card is melded at once, and the rest of the pile joins the hand.</source>
        <translation>పై ముక్కను వెంటనే సెట్టులో వేయాలి, కుప్పలోని మిగతా ముక్కలు చేతిలోకి వస్తాయి.</translation>
    </message>
    <message>
        <source>The pile is always frozen: it is taken with two natural cards from the hand that match its top card.</source>
        <translation>కుప్ప ఎప్పుడూ ఫ్రీజ్ అయి ఉంటుంది: పై ముక్క ర్యాంకే ఉన్న రెండు నాచురల్ ముక్కలు చేతిలో ఉంటేనే దాన్ని తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>A wild card freezes the pile until it is taken with two natural cards from the hand that match its top card. It is frozen for a side without a meld.</source>
        <translation>జోకరు ముక్క పడితే కుప్ప ఫ్రీజ్ అవుతుంది; పై ముక్క ర్యాంకే ఉన్న రెండు నాచురల్ ముక్కలు చేతిలో ఉన్నవారు దాన్ని తీసుకునే వరకు అలాగే ఉంటుంది. సెట్టు లేని జట్టుకు అది ఫ్రీజ్ అయ్యే ఉంటుంది.</translation>
    </message>
    <message>
        <source>A wild card freezes the pile until it is taken with two natural cards from the hand that match its top card.</source>
        <translation>జోకరు ముక్క పడితే కుప్ప ఫ్రీజ్ అవుతుంది; పై ముక్క ర్యాంకే ఉన్న రెండు నాచురల్ ముక్కలు చేతిలో ఉన్నవారు దాన్ని తీసుకునే వరకు అలాగే ఉంటుంది.</translation>
    </message>
    <message>
        <source>For a first meld only the top card of the pile counts, with the cards laid down from the hand.</source>
        <translation>మొదటి సెట్టుకు కుప్ప పై ముక్క, చేతి నుంచి వేసిన ముక్కలు మాత్రమే లెక్కకు వస్తాయి.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor can a one-card pile be taken with one card in hand.</source>
        <translation>పైన జోకరు ముక్క లేదా మూడు ఉంటే కుప్ప తీసుకోలేరు; చేతిలో ఒకే ముక్క ఉన్నవారు ఒకే ముక్క ఉన్న కుప్పనూ తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top.</source>
        <translation>పైన జోకరు ముక్క లేదా మూడు ఉంటే కుప్ప తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor before the side has melded, nor can a one-card pile be taken with one card in hand.</source>
        <translation>పైన జోకరు ముక్క లేదా మూడు ఉంటే కుప్ప తీసుకోలేరు; చేతిలో ఒకే ముక్క ఉన్నవారు ఒకే ముక్క ఉన్న కుప్పనూ తీసుకోలేరు; జట్టు సెట్టు వేయకముందూ తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor before the side has melded.</source>
        <translation>పైన జోకరు ముక్క లేదా మూడు ఉంటే కుప్ప తీసుకోలేరు; జట్టు సెట్టు వేయకముందు కూడా తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>There is no other way to take the pile.</source>
        <translation>కుప్ప తీసుకోవడానికి వేరే దారి లేదు.</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card, or by adding its top card to a meld of your side.</source>
        <translation>ఫ్రీజ్ కాకపోతే, ఒక నాచురల్ ముక్క, ఒక జోకరు ముక్కతో గానీ, పై ముక్కను జట్టు సెట్టుకు చేర్చి గానీ తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card, or by adding its top card to a meld of your side that isn&apos;t yet a canasta.</source>
        <translation>ఫ్రీజ్ కాకపోతే, ఒక నాచురల్ ముక్క, ఒక జోకరు ముక్కతో గానీ, పై ముక్కను ఇంకా కనాస్టా కాని జట్టు సెట్టుకు చేర్చి గానీ తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card.</source>
        <translation>ఫ్రీజ్ కాకపోతే, ఒక నాచురల్ ముక్క, ఒక జోకరు ముక్కతో కూడా తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken by adding its top card to a meld of your side.</source>
        <translation>ఫ్రీజ్ కాకపోతే, పై ముక్కను జట్టు సెట్టుకు చేర్చి కూడా తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken by adding its top card to a meld of your side that isn&apos;t yet a canasta.</source>
        <translation>ఫ్రీజ్ కాకపోతే, పై ముక్కను ఇంకా కనాస్టా కాని జట్టు సెట్టుకు చేర్చి కూడా తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>It is taken only with two natural cards from the hand.</source>
        <translation>చేతిలోని రెండు నాచురల్ ముక్కలతో మాత్రమే తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>Once the stock is empty, play continues as long as the pile is taken; a player who doesn&apos;t take it ends the deal.</source>
        <translation>మిగిలిన కట్ట ఖాళీ అయితే, కుప్ప తీసుకుంటున్నంత కాలం ఆట సాగుతుంది; తీసుకోనివారు రౌండు ముగిస్తారు.</translation>
    </message>
    <message>
        <source>Once the stock is empty, play continues as long as the pile is taken. A player who can add its top card to a meld must take it; any other may end the deal instead.</source>
        <translation>మిగిలిన కట్ట ఖాళీ అయితే, కుప్ప తీసుకుంటున్నంత కాలం ఆట సాగుతుంది. దాని పై ముక్కను సెట్టుకు చేర్చగలిగినవారు కుప్ప తీసుకోవాలి; మిగతావారు రౌండు ముగించవచ్చు.</translation>
    </message>
    <message>
        <source>A red three is laid out at once and replaced from the stock.</source>
        <translation>ఎర్ర మూడు వస్తే వెంటనే బయట పెట్టి, మిగిలిన కట్ట నుంచి మరో ముక్క తీస్తారు.</translation>
    </message>
    <message>
        <source>A red three in the pile freezes it, and isn&apos;t replaced when the pile is taken.</source>
        <translation>కుప్పలోని ఎర్ర మూడు దాన్ని ఫ్రీజ్ చేస్తుంది; కుప్ప తీసుకున్నప్పుడు దాని బదులు మరో ముక్క తీయరు.</translation>
    </message>
    <message>
        <source>Three or more black threes, without wild cards, are melded only by a player who goes out.</source>
        <translation>మూడు లేదా అంతకంటే ఎక్కువ నల్ల మూళ్ళను, జోకరు ముక్కలు లేకుండా, ముగించేవారు మాత్రమే సెట్టుగా వేస్తారు.</translation>
    </message>
    <message>
        <source>Each red three counts %1 points, all four together %2.</source>
        <translation>ఒక్కో ఎర్ర మూడు విలువ %1 పాయింట్లు, నాలుగూ కలిస్తే %2.</translation>
    </message>
    <message>
        <source>Each red three counts %1 points, five together %2 and six %3.</source>
        <translation>ఒక్కో ఎర్ర మూడు విలువ %1 పాయింట్లు, ఐదు కలిస్తే %2, ఆరు కలిస్తే %3.</translation>
    </message>
    <message>
        <source>Red threes count against a side that has no meld at the end.</source>
        <translation>చివర్లో సెట్టు లేని జట్టుకు ఎర్ర మూళ్ళు మైనస్ అవుతాయి.</translation>
    </message>
    <message>
        <source>A meld of one rank holds at least two natural cards and at most three wild ones: deuces and jokers.</source>
        <translation>ఒక ర్యాంకు సెట్టులో కనీసం రెండు నాచురల్ ముక్కలు, గరిష్ఠం మూడు జోకరు ముక్కలు (రెండ్లు, జోకర్లు) ఉంటాయి.</translation>
    </message>
    <message>
        <source>A meld of one rank holds two natural cards for every wild one, and at most three deuces and jokers.</source>
        <translation>ఒక ర్యాంకు సెట్టులో ఒక్కో జోకరు ముక్కకు రెండు నాచురల్ ముక్కలు ఉంటాయి; రెండ్లు, జోకర్లు కలిపి గరిష్ఠం మూడు.</translation>
    </message>
    <message>
        <source>A meld of one rank holds at least two natural cards, no more wild ones than natural ones, and at most three deuces and jokers.</source>
        <translation>ఒక ర్యాంకు సెట్టులో కనీసం రెండు నాచురల్ ముక్కలు ఉంటాయి; జోకరు ముక్కలు నాచురల్ వాటికంటే ఎక్కువ ఉండవు; రెండ్లు, జోకర్లు కలిపి గరిష్ఠం మూడు.</translation>
    </message>
    <message>
        <source>Partners share one meld of each rank.</source>
        <translation>జోడీకి ఒక్కో ర్యాంకుకు ఒకే ఉమ్మడి సెట్టు ఉంటుంది.</translation>
    </message>
    <message>
        <source>Each player has one meld of each rank.</source>
        <translation>ప్రతి ఆటగాడికి ఒక్కో ర్యాంకుకు ఒకే సెట్టు ఉంటుంది.</translation>
    </message>
    <message>
        <source>Each player has one meld of each rank, and partners share theirs.</source>
        <translation>ప్రతి ఆటగాడికి ఒక్కో ర్యాంకుకు ఒకే సెట్టు ఉంటుంది; జోడీల సెట్లు ఉమ్మడి.</translation>
    </message>
    <message>
        <source>A side may also have one meld of three or more wild cards and nothing else.</source>
        <translation>మూడు లేదా అంతకంటే ఎక్కువ జోకరు ముక్కలు మాత్రమే ఉన్న ఒక సెట్టు కూడా జట్టుకు ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>Wild cards alone aren&apos;t a meld.</source>
        <translation>జోకరు ముక్కలు మాత్రమే ఉంటే అది సెట్టు కాదు.</translation>
    </message>
    <message>
        <source>A meld of seven or more cards is a canasta: natural without wild cards, mixed with them.</source>
        <translation>ఏడు లేదా అంతకంటే ఎక్కువ ముక్కల సెట్టు కనాస్టా: జోకరు ముక్కలు లేకపోతే నాచురల్, ఉంటే మిశ్రమం.</translation>
    </message>
    <message>
        <source>Melds laid down together add up to it; after that a meld may be worth anything.</source>
        <translation>ఒకేసారి వేసిన సెట్ల విలువలు దీనికి కలుస్తాయి; ఆ తర్వాత సెట్టు విలువ ఎంతైనా ఫర్వాలేదు.</translation>
    </message>
    <message>
        <source>Only the cards themselves count towards it, wild cards too; bonuses for canastas and red threes don&apos;t.</source>
        <translation>దీనికి ముక్కలే లెక్క, జోకరు ముక్కలు కూడా; కనాస్టాల, ఎర్ర మూళ్ళ బోనసులు లెక్కకు రావు.</translation>
    </message>
    <message>
        <source>A side&apos;s first meld must be worth %1 points. With a total before the deal of %3 or more it must be worth %2; of %5 or more, %4; of %7 or more, %6; and with a total below %9 only %8.</source>
        <translation>జట్టు మొదటి సెట్టు విలువ %1 పాయింట్లు ఉండాలి. రౌండుకు ముందు జట్టు మొత్తం %3 లేదా ఎక్కువైతే %2, %5 లేదా ఎక్కువైతే %4, %7 లేదా ఎక్కువైతే %6 ఉండాలి; %9 కంటే తక్కువైతే %8 చాలు.</translation>
    </message>
    <message>
        <source>A side&apos;s first meld must be worth %1 points. With a total before the deal of %3 or more it must be worth %2; of %5 or more, %4; and with a total below %7 only %6.</source>
        <translation>జట్టు మొదటి సెట్టు విలువ %1 పాయింట్లు ఉండాలి. రౌండుకు ముందు జట్టు మొత్తం %3 లేదా ఎక్కువైతే %2, %5 లేదా ఎక్కువైతే %4 ఉండాలి; %7 కంటే తక్కువైతే %6 చాలు.</translation>
    </message>
    <message>
        <source>Red threes score nothing for a side that has no meld at the end.</source>
        <translation>చివర్లో సెట్టు లేని జట్టుకు ఎర్ర మూళ్ళ విలువ లేదు.</translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile and can&apos;t be taken.</source>
        <translation>పారేసిన నల్ల మూడు కుప్పను ఫ్రీజ్ చేస్తుంది, దాన్ని తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>A discarded black three only blocks the pile for the next player.</source>
        <translation>పారేసిన నల్ల మూడు తర్వాతివారికి మాత్రమే కుప్పను అడ్డుకుంటుంది.</translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation>నల్ల మూళ్ళను ఎప్పుడూ సెట్టుగా వేయరు.</translation>
    </message>
    <message numerus="yes">
        <source>A player whose side has %1 canasta(s) may go out: by melding the last card or by discarding it.</source>
        <translation>
            <numerusform>జట్టుకు %1 కనాస్టా ఉంటే ముగించవచ్చు: చివరి ముక్కను సెట్టులో వేసి గానీ పారేసి గానీ.</numerusform>
            <numerusform>జట్టుకు %1 కనాస్టాలు ఉంటే ముగించవచ్చు: చివరి ముక్కను సెట్టులో వేసి గానీ పారేసి గానీ.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who can&apos;t go out must keep cards: two before discarding, one after.</source>
        <translation>ముగించే వీలులేనివారు ముక్కలు ఉంచుకోవాలి: పారేసే ముందు రెండు, పారేశాక ఒకటి.</translation>
    </message>
    <message>
        <source>A player who goes out concealed in a single move needs no minimum, unless the pile was taken in that turn.</source>
        <translation>ఆ వంతులో కుప్ప తీసుకోకపోతే, ఒకేసారి దాచిన చేతితో ముగించడానికి కనిష్ఠ విలువ అక్కర్లేదు.</translation>
    </message>
    <message>
        <source>A player who goes out concealed must meet the minimum of a first meld as well.</source>
        <translation>దాచిన చేతితో ముగించడానికి కూడా మొదటి సెట్టు కనిష్ఠ విలువ కావాలి.</translation>
    </message>
    <message>
        <source>Nobody has a partner to ask before going out.</source>
        <translation>ముగించే ముందు అడగడానికి ఎవరికీ జోడీ లేరు.</translation>
    </message>
    <message>
        <source>A player who gets a yes and doesn&apos;t go out in that turn loses %1 points.</source>
        <translation>సరే అనిపించుకుని ఆ వంతులో ముగించనివారు %1 పాయింట్లు పోగొట్టుకుంటారు.</translation>
    </message>
    <message>
        <source>A player who gets a yes must go out in that turn, so a player may ask only when able to go out.</source>
        <translation>సరే అనిపించుకున్నవారు ఆ వంతులోనే ముగించాలి, కాబట్టి ముగించగలిగినవారే అడగవచ్చు.</translation>
    </message>
    <message>
        <source>The deal ends with the discard of the player who drew the last card.</source>
        <translation>చివరి ముక్క తీసినవారు ముక్క పారేయగానే రౌండు ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>If a player draws nothing but red threes at the end of the stock, the deal ends at once.</source>
        <translation>మిగిలిన కట్ట చివర్లో ఒకరికి ఎర్ర మూళ్ళు మాత్రమే వస్తే, రౌండు వెంటనే ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>If a player draws nothing but red threes at the end of the stock, that player may meld but not discard, and the deal ends.</source>
        <translation>మిగిలిన కట్ట చివర్లో ఒకరికి ఎర్ర మూళ్ళు మాత్రమే వస్తే, వారు సెట్లు వేయవచ్చు కానీ ముక్క పారేయకూడదు, రౌండు ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>Going out concealed means laying down your whole hand in one turn, with a canasta in it, without having laid down any card earlier in the deal. The last card may be discarded.</source>
        <translation>దాచిన చేతితో ముగించడం అంటే: ఈ రౌండులో ముందు ఒక్క ముక్కా వేయకుండా, కనాస్టాతో సహా చేతిలోనివన్నీ ఒకే వంతులో వేయడం. చివరి ముక్కను పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>Going out concealed means laying down your whole hand in one turn, with a canasta of your own, without having laid down any card earlier in the deal and without adding to melds on the table. The last card may be discarded.</source>
        <translation>దాచిన చేతితో ముగించడం అంటే: ఈ రౌండులో ముందు ఒక్క ముక్కా వేయకుండా, అక్కడున్న సెట్లకు ఏమీ చేర్చకుండా, సొంత కనాస్టాతో చేతిలోనివన్నీ ఒకే వంతులో వేయడం. చివరి ముక్కను పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>A player who goes out concealed in a single move needs no minimum.</source>
        <translation>ఒకేసారి దాచిన చేతితో ముగిస్తే కనిష్ఠ విలువ అక్కర్లేదు.</translation>
    </message>
    <message>
        <source>A joker counts %1 points, a deuce or an ace %2, a king to an eight %3, and a seven to a four or a black three %4.</source>
        <translation>ముక్కల విలువ: జోకర్ %1, రెండు, ఆసు %2, రాజు నుంచి ఎనిమిది వరకు %3, ఏడు నుంచి నాలుగు వరకు, నల్ల మూడు %4 పాయింట్లు.</translation>
    </message>
    <message>
        <source>A natural canasta counts %1 and a mixed one %2 points on top of its cards.</source>
        <translation>ముక్కల విలువ కాక, నాచురల్ కనాస్టాకు %1, మిశ్రమ కనాస్టాకు %2 పాయింట్లు.</translation>
    </message>
    <message>
        <source>A canasta of wild cards counts %1 points on top of its cards.</source>
        <translation>ముక్కల విలువ కాక, జోకరు ముక్కల కనాస్టాకు %1 పాయింట్లు.</translation>
    </message>
    <message>
        <source>Going out counts %1 points, and %2 more when it is concealed.</source>
        <translation>ముగించినందుకు %1 పాయింట్లు, దాచిన చేతితో ముగిస్తే ఇంకా %2.</translation>
    </message>
    <message>
        <source>Cards left in any hand of a side count against it.</source>
        <translation>జట్టులో ఎవరి చేతిలోనైనా మిగిలిన ముక్కలు జట్టుకు మైనస్ అవుతాయి.</translation>
    </message>
    <message>
        <source>What the two partners score together is added to each of them, but red threes belong to the player who has them.</source>
        <translation>జోడీ ఇద్దరికి కలిపి వచ్చిన పాయింట్లు ఇద్దరికీ కలుస్తాయి; ఎర్ర మూళ్ళు మాత్రం ఎవరి దగ్గరుంటే వారివే.</translation>
    </message>
    <message>
        <source>The match ends with the deal in which a side reaches %1 points.</source>
        <translation>ఏదైనా జట్టు %1 పాయింట్లు చేరిన రౌండుతో మ్యాచ్ ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>The highest total wins; if several are equal, another deal is played.</source>
        <translation>మొత్తం అత్యధికంగా ఉన్నవారు గెలుస్తారు; సమానమైతే మరో రౌండు ఆడతారు.</translation>
    </message>
    <message>
        <source>If several sides reach it, the one that went out wins, otherwise the one with the highest total; if totals are equal, another deal is played.</source>
        <translation>అనేక జట్లు దాన్ని చేరితే ముగించిన జట్టు గెలుస్తుంది, లేకపోతే అత్యధిక మొత్తం ఉన్న జట్టు; మొత్తాలు సమానమైతే మరో రౌండు ఆడతారు.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>ఇది మీ వంతు కాదు, %1{gen} వంతు.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>రౌండు ముగిసింది.</translation>
    </message>
    <message>
        <source>Cut the pack first.</source>
        <translation>ముందు కట్ట కోయండి.</translation>
    </message>
    <message>
        <source>The pack has already been cut.</source>
        <translation>కట్ట కోయడం ఇప్పటికే అయిపోయింది.</translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
        <translation>ముందు ముక్క తీయండి లేదా కుప్ప తీసుకోండి.</translation>
    </message>
    <message>
        <source>You&apos;ve already begun your turn: meld, or discard a card.</source>
        <translation>మీ వంతు ఇప్పటికే మొదలైంది: సెట్టు వేయండి, లేదా ముక్క పారేయండి.</translation>
    </message>
    <message>
        <source>Answer your partner first: yes or no.</source>
        <translation>ముందు మీ జోడీకి జవాబివ్వండి: సరే లేదా వద్దు.</translation>
    </message>
    <message>
        <source>Nobody has asked you.</source>
        <translation>మిమ్మల్ని ఎవరూ అడగలేదు.</translation>
    </message>
    <message>
        <source>The stock is empty, so you must take the pile: its top card fits.</source>
        <translation>మిగిలిన కట్ట ఖాళీ, కాబట్టి మీరు కుప్ప తీసుకోవాలి: దాని పై ముక్క సరిపోతుంది.</translation>
    </message>
    <message>
        <source>The stock is used up: meld, go out, or end the deal.</source>
        <translation>మిగిలిన కట్ట అయిపోయింది: సెట్టు వేయండి, ముక్కలు ముగించండి, లేదా రౌండు ముగించండి.</translation>
    </message>
    <message>
        <source>Your partner said yes: discard your last card to go out.</source>
        <translation>మీ జోడీ సరే అన్నారు: చివరి ముక్క పారేసి ముగించండి.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ముక్కలు పంచారు.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>మీరు ముక్కలు పంచారు.</translation>
    </message>
    <message>
        <source>%1 sits out in this deal.</source>
        <translation>ఈ రౌండులో %1 ఆడరు.</translation>
    </message>
    <message>
        <source>You sit out in this deal.</source>
        <translation>ఈ రౌండులో మీరు ఆడరు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cuts the pack after %2 card(s).</source>
        <translation>
            <numerusform>%1 %2 ముక్క తర్వాత కట్ట కోశారు.</numerusform>
            <numerusform>%1 %2 ముక్కల తర్వాత కట్ట కోశారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cut the pack after %2 card(s).</source>
        <translation>
            <numerusform>మీరు %2 ముక్క తర్వాత కట్ట కోశారు.</numerusform>
            <numerusform>మీరు %2 ముక్కల తర్వాత కట్ట కోశారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays out the %2.</source>
        <translation>%1 %2 బయట పెట్టారు.</translation>
    </message>
    <message>
        <source>You lay out the %2.</source>
        <translation>మీరు %2 బయట పెట్టారు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %2 card(s).</source>
        <translation>
            <numerusform>%1 %2 ముక్క తీశారు.</numerusform>
            <numerusform>%1 %2 ముక్కలు తీశారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %2 card(s).</source>
        <translation>
            <numerusform>మీరు %2 ముక్క తీశారు.</numerusform>
            <numerusform>మీరు %2 ముక్కలు తీశారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pile of %2 card(s).</source>
        <translation>
            <numerusform>%1 %2 ముక్క ఉన్న కుప్ప తీసుకున్నారు.</numerusform>
            <numerusform>%1 %2 ముక్కలు ఉన్న కుప్ప తీసుకున్నారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the pile of %2 card(s).</source>
        <translation>
            <numerusform>మీరు %2 ముక్క ఉన్న కుప్ప తీసుకున్నారు.</numerusform>
            <numerusform>మీరు %2 ముక్కలు ఉన్న కుప్ప తీసుకున్నారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays alone against the other two.</source>
        <translation>%1 మిగతా ఇద్దరిపై ఒంటరిగా ఆడతారు.</translation>
    </message>
    <message>
        <source>You play alone against the other two.</source>
        <translation>మీరు మిగతా ఇద్దరిపై ఒంటరిగా ఆడతారు.</translation>
    </message>
    <message>
        <source>The card turned up is %1.</source>
        <comment>the queen of spades; a joker</comment>
        <translation>తిప్పిన ముక్క %1.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 %2 పారేశారు.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>మీరు %2 పారేశారు.</translation>
    </message>
    <message>
        <source>%1 discards %2 and freezes the pile.</source>
        <translation>%1 %2 పారేసి కుప్పను ఫ్రీజ్ చేశారు.</translation>
    </message>
    <message>
        <source>You discard %2 and freeze the pile.</source>
        <translation>మీరు %2 పారేసి కుప్పను ఫ్రీజ్ చేశారు.</translation>
    </message>
    <message>
        <source>%1 asks %2: may I go out?</source>
        <translatorcomment>గారు after a name keeps the case ending right whatever the name</translatorcomment>
        <translation>%2{acc} %1 అడిగారు: ముగించనా?</translation>
    </message>
    <message>
        <source>You ask %2: may I go out?</source>
        <translation>%2{acc} మీరు అడిగారు: ముగించనా?</translation>
    </message>
    <message>
        <source>%1 asks you: may I go out?</source>
        <translation>%1 మిమ్మల్ని అడిగారు: ముగించనా?</translation>
    </message>
    <message>
        <source>%1 says yes.</source>
        <translation>%1 సరే అన్నారు.</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>మీరు సరే అన్నారు.</translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation>%1 వద్దన్నారు.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>మీరు వద్దన్నారు.</translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <translation>%1 ముక్కలు ముగించారు.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>మీరు ముక్కలు ముగించారు.</translation>
    </message>
    <message>
        <source>%1 goes out concealed.</source>
        <translation>%1 దాచిన చేతితో ముగించారు.</translation>
    </message>
    <message>
        <source>You go out concealed.</source>
        <translation>మీరు దాచిన చేతితో ముగించారు.</translation>
    </message>
    <message>
        <source>The stock is used up, and the deal ends.</source>
        <translation>మిగిలిన కట్ట అయిపోయింది, రౌండు ముగిసింది.</translation>
    </message>
    <message>
        <source>%1 completes a natural canasta.</source>
        <translation>%1 నాచురల్ కనాస్టా పూర్తి చేశారు.</translation>
    </message>
    <message>
        <source>You complete a natural canasta.</source>
        <translation>మీరు నాచురల్ కనాస్టా పూర్తి చేశారు.</translation>
    </message>
    <message>
        <source>%1 completes a mixed canasta.</source>
        <translation>%1 మిశ్రమ కనాస్టా పూర్తి చేశారు.</translation>
    </message>
    <message>
        <source>You complete a mixed canasta.</source>
        <translation>మీరు మిశ్రమ కనాస్టా పూర్తి చేశారు.</translation>
    </message>
    <message>
        <source>%1 completes a canasta of wild cards.</source>
        <translation>%1 జోకరు ముక్కల కనాస్టా పూర్తి చేశారు.</translation>
    </message>
    <message>
        <source>You complete a canasta of wild cards.</source>
        <translation>మీరు జోకరు ముక్కల కనాస్టా పూర్తి చేశారు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %4: %2 card(s).</source>
        <translation>
            <numerusform>%1 %4{gen} సెట్టులో %2 ముక్క వేశారు.</numerusform>
            <numerusform>%1 %4{gen} సెట్టులో %2 ముక్కలు వేశారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You meld %4: %2 card(s).</source>
        <translation>
            <numerusform>మీరు %4{gen} సెట్టులో %2 ముక్క వేశారు.</numerusform>
            <numerusform>మీరు %4{gen} సెట్టులో %2 ముక్కలు వేశారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 wild card(s).</source>
        <translation>
            <numerusform>%1 సెట్టులో %2 జోకరు ముక్క వేశారు.</numerusform>
            <numerusform>%1 సెట్టులో %2 జోకరు ముక్కలు వేశారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You meld %2 wild card(s).</source>
        <translation>
            <numerusform>మీరు సెట్టులో %2 జోకరు ముక్క వేశారు.</numerusform>
            <numerusform>మీరు సెట్టులో %2 జోకరు ముక్కలు వేశారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>a meld of them</comment>
        <translation>నల్ల మూళ్ళు</translation>
    </message>
    <message>
        <source>%1 may go out now.</source>
        <comment>one player, or the partners of a side</comment>
        <translation>%1 ఇప్పుడు ముగించవచ్చు.</translation>
    </message>
    <message>
        <source>%1 may go out now.</source>
        <comment>a player who plays alone</comment>
        <translation>%1 ఇప్పుడు ముగించవచ్చు.</translation>
    </message>
    <message>
        <source>You may go out now.</source>
        <translation>మీరు ఇప్పుడు ముగించవచ్చు.</translation>
    </message>
    <message>
        <source>Melded cards</source>
        <comment>line of the score</comment>
        <translation>వేసిన సెట్లు</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <comment>line of the score</comment>
        <translation>నాచురల్ కనాస్టాలు</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <comment>line of the score</comment>
        <translation>మిశ్రమ కనాస్టాలు</translation>
    </message>
    <message>
        <source>Canastas of wild cards</source>
        <comment>line of the score</comment>
        <translation>జోకరు ముక్కల కనాస్టాలు</translation>
    </message>
    <message>
        <source>Red threes</source>
        <comment>line of the score</comment>
        <translation>ఎర్ర మూళ్ళు</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>line of the score</comment>
        <translation>ముగింపు</translation>
    </message>
    <message>
        <source>Concealed</source>
        <comment>line of the score</comment>
        <translation>దాచిన చేతితో</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <comment>line of the score</comment>
        <translation>చేతిలోవి</translation>
    </message>
    <message>
        <source>Penalty after “yes”</source>
        <comment>line of the score</comment>
        <translation>సరే అన్నాక పెనాల్టీ</translation>
    </message>
    <message>
        <source>Cut the pack: click a card, or type how many to lift off</source>
        <translation>కట్ట కోయండి: ఒక ముక్కను నొక్కండి, లేదా ఎన్ని ముక్కలు ఎత్తాలో టైపు చేయండి</translation>
    </message>
    <message>
        <source>%1 to cut the pack</source>
        <translation>%1 కట్ట కోయాలి</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 ఆడాలి</translation>
    </message>
    <message>
        <source>Waiting for %1&apos;s answer</source>
        <translation>%1 జవాబివ్వాలి</translation>
    </message>
    <message>
        <source>%1 asks: may I go out?</source>
        <translation>%1 అడుగుతున్నారు: ముగించనా?</translation>
    </message>
    <message>
        <source>Your turn: draw, or take the pile</source>
        <translation>మీ వంతు: ముక్క తీయండి, లేదా కుప్ప తీసుకోండి</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw %1 card(s)</source>
        <translation>
            <numerusform>మీ వంతు: %1 ముక్క తీయండి</numerusform>
            <numerusform>మీ వంతు: %1 ముక్కలు తీయండి</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press “Take the pile” again to confirm: %1 card(s) will join your hand</source>
        <translation>
            <numerusform>తీసుకోవడానికి “కుప్ప తీసుకో” మళ్ళీ నొక్కండి: %1 ముక్క మీ చేతిలోకి వస్తుంది</numerusform>
            <numerusform>తీసుకోవడానికి “కుప్ప తీసుకో” మళ్ళీ నొక్కండి: %1 ముక్కలు మీ చేతిలోకి వస్తాయి</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: meld, or discard a card</source>
        <translation>మీ వంతు: సెట్టు వేయండి, లేదా ముక్క పారేయండి</translation>
    </message>
    <message>
        <source>The stock is used up: meld what you can, or end the deal</source>
        <translation>మిగిలిన కట్ట అయిపోయింది: వేయగలిగిన సెట్లు వేయండి, లేదా రౌండు ముగించండి</translation>
    </message>
    <message>
        <source>Your partner said yes: go out now</source>
        <translation>మీ జోడీ సరే అన్నారు: ఇప్పుడే ముగించండి</translation>
    </message>
    <message>
        <source>First meld: %1 of %2 points</source>
        <translation>మొదటి సెట్టు: %2 పాయింట్లలో %1</translation>
    </message>
    <message>
        <source>First meld: %1 points, enough</source>
        <comment>the minimum is reached</comment>
        <translation>మొదటి సెట్టు: %1 పాయింట్లు, చాలు</translation>
    </message>
    <message>
        <source>Not final yet: lay the cards down, or take them back</source>
        <translation>ఇంకా ఖరారు కాలేదు: ముక్కలు వేయండి, లేదా వెనక్కి తీసుకోండి</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>రౌండు ముగిసింది</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 మ్యాచ్ గెలిచారు</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>మీరు మ్యాచ్ గెలిచారు</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>partners; the reader may be one of them: Kavya and you</comment>
        <translation>%1 మ్యాచ్ గెలిచారు</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>రౌండు %1</translation>
    </message>
    <message>
        <source>Canasta to %1</source>
        <translation>కనాస్టా, లక్ష్యం %1</translation>
    </message>
    <message>
        <source>Your first meld must be worth %1 points</source>
        <translation>మీ మొదటి సెట్టు విలువ %1 పాయింట్లు ఉండాలి</translation>
    </message>
    <message>
        <source>Your side has melded</source>
        <translation>మీ జట్టు సెట్టు వేసింది</translation>
    </message>
    <message>
        <source>Canastas: %1 (%2 needed to go out)</source>
        <translation>కనాస్టాలు: %1 (ముగించడానికి %2 కావాలి)</translation>
    </message>
    <message>
        <source>The pile is frozen</source>
        <translation>కుప్ప ఫ్రీజ్ అయి ఉంది</translation>
    </message>
    <message>
        <source>The pile is frozen for you until your side has melded</source>
        <translation>మీ జట్టు సెట్టు వేసే వరకు మీకు కుప్ప ఫ్రీజ్ అయి ఉంటుంది</translation>
    </message>
    <message>
        <source>Frozen pile</source>
        <translation>ఫ్రీజ్ అయిన కుప్ప</translation>
    </message>
    <message numerus="yes">
        <source>You can take the pile: %1 more card(s) would join your hand.</source>
        <translation>
            <numerusform>మీరు కుప్ప తీసుకోవచ్చు: మరో %1 ముక్క చేతికి వస్తుంది.</numerusform>
            <numerusform>మీరు కుప్ప తీసుకోవచ్చు: మరో %1 ముక్కలు చేతికి వస్తాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go here: %1 cards, a canasta</source>
        <comment>what a dragged card makes there</comment>
        <translation>ఇక్కడ వదలండి: %1 ముక్కలు, కనాస్టా</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>on a canasta</comment>
        <translation>నాచురల్</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>on a canasta</comment>
        <translation>మిశ్రమం</translation>
    </message>
    <message>
        <source>Wild</source>
        <comment>on a canasta</comment>
        <translatorcomment>short for &apos;జోకరు ముక్క&apos;; near to the joker itself</translatorcomment>
        <translation>జోకరు</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>ఈసారి ఆడరు</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>ఒంటరి ఆట</translation>
    </message>
    <message>
        <source>May go out</source>
        <translation>ముగించవచ్చు</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>ముగించారు</translation>
    </message>
    <message>
        <source>May not go out</source>
        <translation>ముగించకూడదు</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>పారేసిన ముక్కల కుప్ప ఖాళీగా ఉంది.</translation>
    </message>
    <message>
        <source>A wild card is on top, so the pile can&apos;t be taken.</source>
        <translation>పైన జోకరు ముక్క ఉంది, కాబట్టి కుప్ప తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>A three is on top, so the pile can&apos;t be taken.</source>
        <translation>పైన మూడు ఉంది, కాబట్టి కుప్ప తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>Your side must make its first meld before it can take the pile.</source>
        <translation>కుప్ప తీసుకునే ముందు మీ జట్టు మొదటి సెట్టు వేయాలి.</translation>
    </message>
    <message>
        <source>With one card in hand you can&apos;t take a one-card pile.</source>
        <translation>చేతిలో ఒకే ముక్క ఉంటే, ఒకే ముక్క ఉన్న కుప్పను తీసుకోకూడదు.</translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural %1.</source>
        <comment>queens</comment>
        <translation>కుప్ప ఫ్రీజ్ అయి ఉంది: రెండు నాచురల్ %1 కావాలి.</translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural %1 to take the pile.</source>
        <comment>queens</comment>
        <translation>మీ జట్టుకు ఇంకా సెట్టు లేదు: కుప్ప తీసుకోవాలంటే రెండు నాచురల్ %1 కావాలి.</translation>
    </message>
    <message>
        <source>Under these rules a wild card doesn&apos;t help to take the pile.</source>
        <translation>ఈ నియమాల్లో జోకరు ముక్కతో కుప్ప తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>Under these rules the top card can&apos;t be added to a meld.</source>
        <translation>ఈ నియమాల్లో పై ముక్కను సెట్టుకు చేర్చి కుప్ప తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>The top card can&apos;t be added to a canasta.</source>
        <translation>పై ముక్కను కనాస్టాకు చేర్చి కుప్ప తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>To take the pile, choose cards from your hand that make a meld with the %1.</source>
        <translation>కుప్ప తీసుకోవాలంటే, %1తో సెట్టయ్యే ముక్కలను మీ ముక్కల్లోంచి ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Take the pile with two cards at most; meld more once you have taken it.</source>
        <translation>గరిష్ఠం రెండు ముక్కలతో కుప్ప తీసుకోండి; తీసుకున్నాక మిగతా సెట్లు వేయండి.</translation>
    </message>
    <message>
        <source>Canasta is for %1 to %2 players, not for %3.</source>
        <translation>కనాస్టా %1 నుంచి %2 మంది ఆటగాళ్ళకు, %3 మందికి కాదు.</translation>
    </message>
    <message>
        <source>These sides don&apos;t work for %1 players. Choose “%2”.</source>
        <translation>ఈ జట్లు %1 మంది ఆటగాళ్ళకు కావు: “%2” ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Cards dealt, cards drawn, packs and canastas must each be at least %1.</source>
        <translation>పంచే ముక్కలు, తీసే ముక్కలు, కట్టలు, కనాస్టాలు %1 కంటే తక్కువ ఉండకూడదు.</translation>
    </message>
    <message>
        <source>Dealing %1 cards to each of %2 players leaves no stock: deal fewer, or use more packs.</source>
        <translation>%2 మంది ఆటగాళ్ళలో ఒక్కొక్కరికి %1 ముక్కలు పంచితే కట్ట మిగలదు: తక్కువ పంచండి, లేదా ఎక్కువ కట్టలు వాడండి.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>మిగిలిన కట్ట</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>పారేసిన ముక్కల కుప్ప</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>మీరు ముక్కలు ముగించారు.</translation>
    </message>
    <message>
        <source>You went out, and the others kept %1 points in hand.</source>
        <translation>మీరు ముగించారు, మిగతావారి చేతిలో %1 పాయింట్లు మిగిలాయి.</translation>
    </message>
    <message>
        <source>You went out concealed, and the others kept %1 points in hand.</source>
        <translation>మీరు దాచిన చేతితో ముగించారు, మిగతావారి చేతిలో %1 పాయింట్లు మిగిలాయి.</translation>
    </message>
    <message>
        <source>%1 went out.</source>
        <translation>%1 ముక్కలు ముగించారు.</translation>
    </message>
    <message>
        <source>%1 went out, and %2 points stayed in your hand.</source>
        <translation>%1 ముగించారు, మీ చేతిలో %2 పాయింట్లు మిగిలాయి.</translation>
    </message>
    <message>
        <source>The stock is used up, and nobody went out.</source>
        <translation>కట్ట అయిపోయింది, ఎవరూ ముగించలేదు.</translation>
    </message>
    <message>
        <source>Nobody went out, and %1 points stayed in your hand.</source>
        <translation>ఎవరూ ముగించలేదు, మీ చేతిలో %1 పాయింట్లు మిగిలాయి.</translation>
    </message>
    <message>
        <source>%1 on top of the pile</source>
        <comment>a card</comment>
        <translation>కుప్ప పైన %1</translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <translation>కుప్ప ఖాళీ</translation>
    </message>
    <message>
        <source>pile: %1, stock: %2</source>
        <comment>how many cards they have</comment>
        <translation>కుప్ప: %1, మిగిలిన కట్ట: %2</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>ఫ్రీజ్ అయింది</translation>
    </message>
    <message>
        <source>you can meld %1</source>
        <comment>cards by rank, such as: 3 queens, 2 fours</comment>
        <translation>మీరు సెట్టుగా వేయగలవి: %1</translation>
    </message>
    <message>
        <source>a first meld could be %1</source>
        <comment>cards by rank, such as: 3 queens, 3 aces</comment>
        <translation>మొదటి సెట్టు ఇది కావచ్చు: %1</translation>
    </message>
    <message>
        <source>nothing can be melded: discard a card</source>
        <translation>వేయడానికి సెట్టు లేదు: ముక్క పారేయండి</translation>
    </message>
    <message>
        <source>your cards aren&apos;t enough for a first meld of %1 points: discard a card</source>
        <translation>%1 పాయింట్ల మొదటి సెట్టుకు మీ ముక్కలు చాలవు: ముక్క పారేయండి</translation>
    </message>
    <message>
        <source>first meld: %1 points</source>
        <comment>what it must be worth</comment>
        <translation>మొదటి సెట్టు: %1 పాయింట్లు</translation>
    </message>
    <message>
        <source>%1 to meld</source>
        <comment>points that a first meld must count</comment>
        <translation>మొదటి సెట్టుకు %1 కావాలి</translation>
    </message>
    <message>
        <source>we</source>
        <comment>the own side</comment>
        <translation>మేము</translation>
    </message>
    <message>
        <source>they</source>
        <comment>the other side</comment>
        <translation>వాళ్ళు</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side, and what it has laid out: we: 7 queens mixed, 3 fours</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what they have laid out: 7 queens mixed, 3 fours</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>you: %2</source>
        <comment>what you have laid out: 7 queens mixed, 3 fours</comment>
        <translation>మీరు: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side and its points: we 120</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>has been laid out by a side</comment>
        <translation>ఏదీ లేదు</translation>
    </message>
    <message>
        <source>%1 mixed</source>
        <comment>a meld with wild cards that is no canasta yet: 4 queens mixed</comment>
        <translation>%1 మిశ్రమం</translation>
    </message>
    <message>
        <source>%1 mixed canasta</source>
        <comment>a meld: 7 queens mixed canasta</comment>
        <translation>%1 మిశ్రమ కనాస్టా</translation>
    </message>
    <message>
        <source>%1 natural canasta</source>
        <comment>a meld: 7 queens natural canasta</comment>
        <translation>%1 నాచురల్ కనాస్టా</translation>
    </message>
    <message>
        <source>%1 with %2 more wild</source>
        <comment>to a meld: sixes with 1 wild more</comment>
        <translation>%1, ఇంకా జోకరు ముక్కలు: %2</translation>
    </message>
    <message>
        <source>%1 with %2 wild</source>
        <comment>a meld, and how many wild cards it has: 4 kings with 1 wild</comment>
        <translation>%1, జోకరు ముక్కలు: %2</translation>
    </message>
    <message>
        <source>wild cards %1</source>
        <comment>a meld of so many of them</comment>
        <translation>జోకరు ముక్కలు %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 red three(s)</source>
        <translation>
            <numerusform>%1 ఎర్ర మూడు</numerusform>
            <numerusform>%1 ఎర్ర మూళ్ళు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 meld(s)</source>
        <translation>
            <numerusform>%1 సెట్టు</numerusform>
            <numerusform>%1 సెట్లు</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, and what they did: Amrit drew 1 card and discarded five of clubs</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>you %2</source>
        <comment>what you did: you drew 1 card and discarded five of clubs</comment>
        <translation>మీరు %2</translation>
    </message>
    <message>
        <source>nobody else has had a turn yet</source>
        <translation>ఇంకా ఇతరులెవరికీ వంతు రాలేదు</translation>
    </message>
    <message>
        <source>%1 in your hand</source>
        <comment>cards of one rank: 2 tens in your hand</comment>
        <translation>మీ చేతిలో %1</translation>
    </message>
    <message>
        <source>%1 in your melds</source>
        <comment>a number of cards</comment>
        <translation>మీ సెట్లలో %1</translation>
    </message>
    <message>
        <source>%1 in theirs</source>
        <comment>a number of cards in the melds of the others</comment>
        <translation>వాళ్ళ సెట్లలో %1</translation>
    </message>
    <message>
        <source>a wild card: it goes with any meld that has room</source>
        <translation>జోకరు ముక్క: చోటున్న ఏ సెట్టులోనైనా చేరుతుంది</translation>
    </message>
    <message>
        <source>Canastas</source>
        <comment>what is counted when computers play each other</comment>
        <translation>కనాస్టాలు</translation>
    </message>
    <message>
        <source>Caught with</source>
        <comment>points in hand when another side goes out</comment>
        <translation>చేతిలో చిక్కిన పాయింట్లు</translation>
    </message>
    <message>
        <source>Piles frozen</source>
        <comment>what is counted when computers play each other</comment>
        <translation>ఫ్రీజ్ చేసిన కుప్పలు</translation>
    </message>
    <message>
        <source>Piles taken</source>
        <comment>what is counted when computers play each other</comment>
        <translation>తీసుకున్న కుప్పలు</translation>
    </message>
    <message>
        <source>Piles given away</source>
        <comment>by a discard that another side took the pile with</comment>
        <translation>ఇతరులకు ఇచ్చేసిన కుప్పలు</translation>
    </message>
    <message>
        <source>Discard your last card, the %1, and go out.</source>
        <translation>మీ చివరి ముక్క %1 పారేసి ముగించండి.</translation>
    </message>
    <message numerus="yes">
        <source>Freeze the pile of %1 card(s): %2 then needs two natural cards to take it.</source>
        <translation>
            <numerusform>%1 ముక్క ఉన్న కుప్పను ఫ్రీజ్ చేయండి: ఇక %2 రెండు నాచురల్ ముక్కలతోనే దాన్ని తీసుకోగలరు.</numerusform>
            <numerusform>%1 ముక్కల కుప్పను ఫ్రీజ్ చేయండి: ఇక %2 రెండు నాచురల్ ముక్కలతోనే దాన్ని తీసుకోగలరు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 on top %2 can&apos;t take the pile of %3 card(s).</source>
        <translation>
            <numerusform>పైన %1 ఉంటే %3 ముక్క ఉన్న కుప్పను %2 తీసుకోలేరు.</numerusform>
            <numerusform>పైన %1 ఉంటే %3 ముక్కల కుప్పను %2 తీసుకోలేరు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 on top %2 can&apos;t take the pile of %3 card(s).</source>
        <comment>a black three</comment>
        <translation>
            <numerusform>పైన %1 ఉంటే %3 ముక్క ఉన్న కుప్పను %2 తీసుకోలేరు.</numerusform>
            <numerusform>పైన %1 ఉంటే %3 ముక్కల కుప్పను %2 తీసుకోలేరు.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your other cards could all give %1 the frozen pile; nobody can take it with the %2 on top.</source>
        <translation>మీ మిగతా ఏ ముక్క వేసినా ఫ్రీజ్ అయిన కుప్పను %1 తీసుకునే వీలుంది; పైన %2 ఉంటే ఎవరూ తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>%1 can&apos;t have two more %2, and so can&apos;t take the frozen pile.</source>
        <translation>%1 దగ్గర ఇంకో రెండు %2 ఉండే వీల్లేదు, కాబట్టి వారు ఫ్రీజ్ అయిన కుప్ప తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>You see all the other %1, so %2 can&apos;t take the pile.</source>
        <translation>మిగతా %1 అన్నీ కనిపిస్తున్నాయి, కాబట్టి %2 కుప్ప తీసుకోలేరు.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 other %2 are unseen, so %3 is unlikely to have two to take the frozen pile.</source>
        <translation>
            <numerusform>%1 తప్ప మిగతా %2 అన్నీ కనిపించాయి, కాబట్టి %3 దగ్గర రెండు లేవు: వారు ఫ్రీజ్ అయిన కుప్ప తీసుకోలేరు.</numerusform>
            <numerusform>%1 తప్ప మిగతా %2 అన్నీ కనిపించాయి; ఫ్రీజ్ అయిన కుప్ప తీసుకునేందుకు %3 దగ్గర రెండు ఉండటం అరుదు.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has discarded %2 before, so the %3 is fairly safe.</source>
        <translation>%1 ఇంతకుముందు %2 పారేశారు, కాబట్టి %3 పారేస్తే పెద్దగా ప్రమాదం లేదు.</translation>
    </message>
    <message>
        <source>%1 has a meld of %2, but your other cards are worth more to you.</source>
        <translation>%1 %2{gen} సెట్టు వేశారు, కానీ మీకు మిగతా ముక్కలే ఎక్కువ విలువైనవి.</translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %1 card(s), so %2 gains little with it: the %3 can go.</source>
        <translation>
            <numerusform>కుప్పలో %1 ముక్కే ఉంది, అది %2 తీసుకున్నా పెద్ద లాభం లేదు: %3 పారేయవచ్చు.</numerusform>
            <numerusform>కుప్పలో %1 ముక్కలే ఉన్నాయి, అవి %2 తీసుకున్నా పెద్ద లాభం లేదు: %3 పారేయవచ్చు.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is empty, so %1 could get no more than the %2.</source>
        <translation>కుప్ప ఖాళీ, కాబట్టి %1 తీసుకోగలిగేది %2 మాత్రమే.</translation>
    </message>
    <message numerus="yes">
        <source>The deal may end soon: get rid of the %2 point(s) of the %1.</source>
        <translation>
            <numerusform>రౌండు త్వరలో ముగియవచ్చు: %1 పారేసి దాని %2 పాయింటు వదిలించుకోండి.</numerusform>
            <numerusform>రౌండు త్వరలో ముగియవచ్చు: %1 పారేసి దాని %2 పాయింట్లు వదిలించుకోండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your %1 may yet make a meld; the %2 stands alone.</source>
        <translation>మీ %1 ఇంకా సెట్టు కావచ్చు; %2 మాత్రం ఒంటరి ముక్క.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 is your only card of its rank, and counts only %2 point(s).</source>
        <translation>
            <numerusform>%1{dat} మీ దగ్గర జత లేదు, దాని విలువ కూడా %2 పాయింటే.</numerusform>
            <numerusform>%1{dat} మీ దగ్గర జత లేదు, దాని విలువ కూడా %2 పాయింట్లే.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your two %1 make no meld yet, and your other cards are worth more.</source>
        <translation>మీ రెండు %1 ఇంకా సెట్టు కాలేదు, మీ మిగతా ముక్కల విలువ వీటికంటే ఎక్కువ.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %1 more %2, and your other cards are harder to replace.</source>
        <translation>
            <numerusform>%2{gen}లో ఇంకా %1 మీ దగ్గర ఉంటుంది; మిగతా ముక్కలు పోతే మళ్ళీ దొరకడం కష్టం.</numerusform>
            <numerusform>%2{gen}లో ఇంకా %1 మీ దగ్గర ఉంటాయి; మిగతా ముక్కలు పోతే మళ్ళీ దొరకడం కష్టం.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side&apos;s meld of %1 can do without the %2.</source>
        <translation>%2 లేకపోయినా మీ జట్టు %1{gen} సెట్టుకు ఫర్వాలేదు.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody sees the cards, so any place to cut is as good as after %1 card(s).</source>
        <translation>
            <numerusform>ముక్కలు ఎవరికీ కనబడవు, కాబట్టి %1 ముక్క తర్వాత కోసినా, ఎక్కడ కోసినా ఒకటే.</numerusform>
            <numerusform>ముక్కలు ఎవరికీ కనబడవు, కాబట్టి %1 ముక్కల తర్వాత కోసినా, ఎక్కడ కోసినా ఒకటే.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no pile to take, so draw %1 card(s).</source>
        <translation>
            <numerusform>కుప్ప ఖాళీ, కాబట్టి కట్ట నుంచి %1 ముక్క తీయండి.</numerusform>
            <numerusform>కుప్ప ఖాళీ, కాబట్టి కట్ట నుంచి %1 ముక్కలు తీయండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can take the pile while the %1 lies on top, so draw.</source>
        <translation>పైన %1 ఉన్నంతసేపు ఎవరూ కుప్ప తీసుకోలేరు, కాబట్టి కట్ట నుంచి తీయండి.</translation>
    </message>
    <message>
        <source>Your side must make a first meld of %1 points before it takes a pile, so draw.</source>
        <translation>కుప్ప తీసుకునే ముందు మీ జట్టు %1 పాయింట్ల మొదటి సెట్టు వేయాలి, కాబట్టి కట్ట నుంచి తీయండి.</translation>
    </message>
    <message>
        <source>The pile is frozen for you, and you need two natural cards like the %1: draw.</source>
        <translation>మీకు కుప్ప ఫ్రీజ్ అయి ఉంది, %1 లాంటి నాచురల్ ముక్కలు రెండు కావాలి: కట్ట నుంచి తీయండి.</translation>
    </message>
    <message>
        <source>With the %1 you can&apos;t make a first meld of %2 points, so draw.</source>
        <translation>%1 కలిసినా మీ మొదటి సెట్టుకు %2 పాయింట్లు రావు, కాబట్టి కట్ట నుంచి తీయండి.</translation>
    </message>
    <message>
        <source>Your hand can&apos;t make a meld with the %1, so draw.</source>
        <translation>%1తో సెట్టయ్యే ముక్కలు మీకు లేవు, కాబట్టి కట్ట నుంచి తీయండి.</translation>
    </message>
    <message>
        <source>The stock is empty and you can&apos;t take the %1: end the deal.</source>
        <translation>మిగిలిన కట్ట ఖాళీ, మీరు %1 తీసుకోలేరు: రౌండు ముగించండి.</translation>
    </message>
    <message>
        <source>Taking the %1 would only fill your hand: end the deal with %2 points in it.</source>
        <translation>%1 తీసుకుంటే చేతిలో ముక్కలు పెరగడమే: చేతిలోని %2 పాయింట్లతోనే రౌండు ముగించండి.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty: end the deal with %1 point(s) in your hand.</source>
        <translation>
            <numerusform>మిగిలిన కట్ట ఖాళీ: మీ చేతిలోని %1 పాయింటుతో రౌండు ముగించండి.</numerusform>
            <numerusform>మిగిలిన కట్ట ఖాళీ: మీ చేతిలోని %1 పాయింట్లతో రౌండు ముగించండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking the pile of %1 card(s) would cost you the %2: draw.</source>
        <translation>
            <numerusform>%1 ముక్క ఉన్న కుప్ప కోసం మీ %2 ఖర్చవుతుంది: కట్ట నుంచి తీయండి.</numerusform>
            <numerusform>%1 ముక్కల కుప్ప కోసం మీ %2 ఖర్చవుతుంది: కట్ట నుంచి తీయండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %2 card(s) left and may go out: don&apos;t fill your hand.</source>
        <translation>
            <numerusform>%1 దగ్గర %2 ముక్కే మిగిలింది, వారు ముగించవచ్చు: మీ చేతిలో ముక్కలు పెంచుకోకండి.</numerusform>
            <numerusform>%1 దగ్గర %2 ముక్కలే మిగిలాయి, వారు ముగించవచ్చు: మీ చేతిలో ముక్కలు పెంచుకోకండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %1 card(s): keep your %2 for a larger one, and draw.</source>
        <translation>
            <numerusform>కుప్పలో %1 ముక్కే ఉంది: మీ %2 పెద్ద కుప్ప కోసం ఉంచుకుని, కట్ట నుంచి తీయండి.</numerusform>
            <numerusform>కుప్పలో %1 ముక్కలే ఉన్నాయి: మీ %2 పెద్ద కుప్ప కోసం ఉంచుకుని, కట్ట నుంచి తీయండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile counts only %1 points, and taking it costs you %2 card(s): draw.</source>
        <translation>
            <numerusform>కుప్ప విలువ %1 పాయింట్లే, దాని కోసం మీ %2 ముక్క ఖర్చవుతుంది: కట్ట నుంచి తీయండి.</numerusform>
            <numerusform>కుప్ప విలువ %1 పాయింట్లే, దాని కోసం మీ %2 ముక్కలు ఖర్చవుతాయి: కట్ట నుంచి తీయండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 your first meld counts %2 points, and you get %3 more card(s).</source>
        <translation>
            <numerusform>%1తో మీ మొదటి సెట్టుకు %2 పాయింట్లు వస్తాయి, పైగా ఇంకా %3 ముక్క మీకు వస్తుంది.</numerusform>
            <numerusform>%1తో మీ మొదటి సెట్టుకు %2 పాయింట్లు వస్తాయి, పైగా ఇంకా %3 ముక్కలు మీకు వస్తాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 completes a canasta of %2.</source>
        <translation>%1 కలిస్తే %2{gen} కనాస్టా పూర్తవుతుంది.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 cards that you get fit your melds or pairs: take the pile.</source>
        <translation>
            <numerusform>మీకు వచ్చే %2 ముక్కల్లో %1 మీ సెట్లలోనో జతల్లోనో చేరుతుంది: కుప్ప తీసుకోండి.</numerusform>
            <numerusform>మీకు వచ్చే %2 ముక్కల్లో %1 మీ సెట్లలోనో జతల్లోనో చేరతాయి: కుప్ప తీసుకోండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>You also get the %1, which goes with your cards: take the pile.</source>
        <translation>%1 కూడా వస్తుంది, అది మీ ముక్కలతో కలుస్తుంది: కుప్ప తీసుకోండి.</translation>
    </message>
    <message numerus="yes">
        <source>The pile has %1 wild card(s) in it, such as the %2: take it.</source>
        <translation>
            <numerusform>కుప్పలో %1 జోకరు ముక్క ఉంది, అది %2: కుప్ప తీసుకోండి.</numerusform>
            <numerusform>కుప్పలో %1 జోకరు ముక్కలు ఉన్నాయి, వాటిలో ఒకటి %2: కుప్ప తీసుకోండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %1 card(s) worth %2 points: take the pile.</source>
        <translation>
            <numerusform>%2 పాయింట్ల విలువైన %1 ముక్క వస్తుంది: కుప్ప తీసుకోండి.</numerusform>
            <numerusform>%2 పాయింట్ల విలువైన %1 ముక్కలు వస్తాయి: కుప్ప తీసుకోండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 makes a sure meld; a card from the stock may not fit.</source>
        <translation>%1తో సెట్టు ఖాయం; కట్ట నుంచి తీసే ముక్క కలవకపోవచ్చు.</translation>
    </message>
    <message>
        <source>The %1 joins your %2; a card from the stock may not fit.</source>
        <translation>%1 మీ %2{gen} సెట్టులో చేరుతుంది; కట్ట నుంచి తీసే ముక్క కలవకపోవచ్చు.</translation>
    </message>
    <message>
        <source>The stock is empty and the %1 fits your meld, so you must take the pile.</source>
        <translation>మిగిలిన కట్ట ఖాళీ, %1 మీ సెట్టులో చేరుతుంది, కాబట్టి కుప్ప తీసుకోక తప్పదు.</translation>
    </message>
    <message>
        <source>%1 said yes, so go out.</source>
        <translation>%1 సరే అన్నారు, కాబట్టి ముగించండి.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may go out next, with only %2 card(s) left: go out first.</source>
        <translation>
            <numerusform>%1 దగ్గర %2 ముక్కే ఉంది, తర్వాత వారు ముగించవచ్చు: ముందు మీరే ముగించండి.</numerusform>
            <numerusform>%1 దగ్గర %2 ముక్కలే ఉన్నాయి, తర్వాత వారు ముగించవచ్చు: ముందు మీరే ముగించండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out now: %1 has melded nothing, and is caught with %2 card(s).</source>
        <translation>
            <numerusform>ఇప్పుడే ముగించండి: %1 ఏ సెట్టూ వేయలేదు, వారి చేతిలో %2 ముక్క చిక్కుతుంది.</numerusform>
            <numerusform>ఇప్పుడే ముగించండి: %1 ఏ సెట్టూ వేయలేదు, వారి చేతిలో %2 ముక్కలు చిక్కుతాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out now and catch %1 with %2 card(s).</source>
        <translation>
            <numerusform>ఇప్పుడే ముగించండి: %1 చేతిలో %2 ముక్క చిక్కుతుంది.</numerusform>
            <numerusform>ఇప్పుడే ముగించండి: %1 చేతిలో %2 ముక్కలు చిక్కుతాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can go out, but %1 still holds %2 card(s): ask first.</source>
        <translation>
            <numerusform>మీరు ముగించగలరు, కానీ %1 చేతిలో ఇంకా %2 ముక్క ఉంది: ముందు అడగండి.</numerusform>
            <numerusform>మీరు ముగించగలరు, కానీ %1 చేతిలో ఇంకా %2 ముక్కలు ఉన్నాయి: ముందు అడగండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can go out, but the rules want you to ask %1 first.</source>
        <translation>మీరు ముగించగలరు, కానీ నియమాల ప్రకారం ముందు %1{acc} అడగాలి.</translation>
    </message>
    <message numerus="yes">
        <source>The deal may end soon anyway, and your hand counts %1 point(s): say yes.</source>
        <translation>
            <numerusform>రౌండు ఎలాగూ త్వరలో ముగియవచ్చు, మీ చేతిలో %1 పాయింటు ఉంది: సరే అనండి.</numerusform>
            <numerusform>రౌండు ఎలాగూ త్వరలో ముగియవచ్చు, మీ చేతిలో %1 పాయింట్లు ఉన్నాయి: సరే అనండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand costs your side only %1 point(s): say yes.</source>
        <translation>
            <numerusform>మీ ముక్కల వల్ల మీ జట్టుకు పోయేది %1 పాయింటే: సరే అనండి.</numerusform>
            <numerusform>మీ ముక్కల వల్ల మీ జట్టుకు పోయేది %1 పాయింట్లే: సరే అనండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out now is worth more to your side than the %1 points in your hand: say yes.</source>
        <translation>ఇప్పుడే ముగిస్తే మీ చేతిలోని %1 పాయింట్ల కంటే మీ జట్టుకు ఎక్కువ లాభం: సరే అనండి.</translation>
    </message>
    <message>
        <source>Your %1 may still become a canasta: say no.</source>
        <translation>మీ %1 ఇంకా కనాస్టా కావచ్చు: వద్దనండి.</translation>
    </message>
    <message>
        <source>Say no: %1 points in your hand would count against your side.</source>
        <translation>వద్దనండి: మీ చేతిలోని %1 పాయింట్లు మీ జట్టుకు మైనస్ అవుతాయి.</translation>
    </message>
    <message>
        <source>The deal may end soon: lay down these %1 points while you can.</source>
        <translation>రౌండు త్వరలో ముగియవచ్చు: వీలుండగానే ఈ %1 పాయింట్లు వేసేయండి.</translation>
    </message>
    <message>
        <source>%1 has already melded: make your first meld of %2 points (you need %3).</source>
        <translation>%1 ఇప్పటికే సెట్టు వేశారు: మీరూ %2 పాయింట్లతో మొదటి సెట్టు వేయండి (కావాల్సింది %3).</translation>
    </message>
    <message>
        <source>These cards count %1 points, and your first meld needs %2.</source>
        <translation>ఈ ముక్కల విలువ %1 పాయింట్లు, మీ మొదటి సెట్టుకు %2 కావాలి.</translation>
    </message>
    <message>
        <source>You complete a canasta of %1, and your side may then go out.</source>
        <translation>మీ %1{gen} కనాస్టా పూర్తవుతుంది, ఆపై మీ జట్టు ముగించవచ్చు.</translation>
    </message>
    <message>
        <source>You complete a canasta of %1 for %2 extra points.</source>
        <translation>మీ %1{gen} కనాస్టా పూర్తవుతుంది, దానికి ఇంకా %2 పాయింట్లు వస్తాయి.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %2 card(s) left: don&apos;t be caught with these %3 points.</source>
        <translation>
            <numerusform>%1 దగ్గర %2 ముక్కే మిగిలింది: ఈ %3 పాయింట్లతో చిక్కిపోకండి.</numerusform>
            <numerusform>%1 దగ్గర %2 ముక్కలే మిగిలాయి: ఈ %3 పాయింట్లతో చిక్కిపోకండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 card(s) are left to draw: don&apos;t be caught with these %2 points.</source>
        <translation>
            <numerusform>కట్టలో తీయడానికి %1 ముక్కే మిగిలింది: ఈ %2 పాయింట్లతో చిక్కిపోకండి.</numerusform>
            <numerusform>కట్టలో తీయడానికి %1 ముక్కలే మిగిలాయి: ఈ %2 పాయింట్లతో చిక్కిపోకండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %1 grow to %2: a canasta needs only %3 more.</source>
        <translation>
            <numerusform>మీ %1 మొత్తం %2 అవుతాయి: కనాస్టాకు ఇంకా %3 చాలు.</numerusform>
            <numerusform>మీ %1 మొత్తం %2 అవుతాయి: కనాస్టాకు ఇంకా %3 చాలు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your meld of %1 grows to %2 card(s), and these %3 points are safe.</source>
        <translation>
            <numerusform>మీ %1{gen} సెట్టు %2 ముక్కకు పెరుగుతుంది, ఈ %3 పాయింట్లు భద్రం.</numerusform>
            <numerusform>మీ %1{gen} సెట్టు %2 ముక్కలకు పెరుగుతుంది, ఈ %3 పాయింట్లు భద్రం.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down %1 black threes and go out.</source>
        <translation>%1 నల్ల మూళ్ళు సెట్టుగా వేసి ముగించండి.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %1 is worth %2 points, and %3 more card(s) make it a canasta.</source>
        <translation>
            <numerusform>%1 సెట్టుగా వేస్తే %2 పాయింట్లు, ఇంకా %3 ముక్క చేరితే కనాస్టా అవుతుంది.</numerusform>
            <numerusform>%1 సెట్టుగా వేస్తే %2 పాయింట్లు, ఇంకా %3 ముక్కలు చేరితే కనాస్టా అవుతుంది.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down %1 points in %2 melds.</source>
        <translation>%2 సెట్లతో %1 పాయింట్లు వస్తాయి.</translation>
    </message>
    <message numerus="yes">
        <source>All you can do is end the deal, with %1 point(s) in your hand.</source>
        <translation>
            <numerusform>చేతిలోని %1 పాయింటుతో రౌండు ముగించడం తప్ప ఇక చేసేదేమీ లేదు.</numerusform>
            <numerusform>చేతిలోని %1 పాయింట్లతో రౌండు ముగించడం తప్ప ఇక చేసేదేమీ లేదు.</numerusform>
        </translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>a meld of them: Your meld of … grows</comment>
        <translation>జోకరు ముక్కలు</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>నల్ల మూళ్ళను</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>నల్ల మూళ్ళకు</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>నల్ల మూళ్ళ</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకరు ముక్కలను</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకరు ముక్కలకు</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకరు ముక్కల</translation>
    </message>
</context>
<context>
    <name>Canasta lesson</name>
    <message>
        <source>Going out</source>
        <translation>ముగించడం</translation>
    </message>
    <message>
        <source>Shall I show you how going out works?</source>
        <translation>ముగించడం ఎలాగో చూపించనా?</translation>
    </message>
    <message>
        <source>Going out ends the deal: what the others still hold counts against them.</source>
        <translation>మీరు ముగిస్తే రౌండు అయిపోతుంది: ఇతరుల చేతిలో మిగిలినవి వాళ్ళకు మైనస్.</translation>
    </message>
    <message>
        <source>Your side needs a canasta first. Five kings are a good start.</source>
        <translation>ముందు మీ జట్టుకు ఒక కనాస్టా కావాలి. ఐదు రాజులతో మంచి ఆరంభం.</translation>
    </message>
    <message>
        <source>Lay down the aces, too: on the table they count for you.</source>
        <translation>ఆసులు కూడా వేయండి: బల్ల మీద ఉంటే అవి మీకు లెక్కకొస్తాయి.</translation>
    </message>
    <message>
        <source>Without a canasta you can&apos;t lay down everything: a card has to stay.</source>
        <translation>కనాస్టా లేకుండా అన్నీ వేయకూడదు: ఒక ముక్క ఉంచుకోవాలి.</translation>
    </message>
    <message>
        <source>Throw a card that stands alone, and keep your pair.</source>
        <translation>ఒంటరి ముక్కను పారేయండి, మీ జతను ఉంచుకోండి.</translation>
    </message>
    <message>
        <source>That is the seventh king: add it, and your side has its canasta.</source>
        <translation>ఇది ఏడో రాజు: చేర్చండి, మీ జట్టుకు కనాస్టా వస్తుంది.</translation>
    </message>
    <message>
        <source>Once more: throw the single card. A third eight would let you go out.</source>
        <translation>మళ్ళీ అంతే: ఒంటరి ముక్కను పారేయండి. మూడో ఎనిమిది వస్తే మీరు ముగించవచ్చు.</translation>
    </message>
    <message>
        <source>You can go out now! You may ask your partner first; the answer binds you.</source>
        <translation>ఇప్పుడు ముగించవచ్చు! కావాలంటే ముందు మీ జోడీని అడగండి; జవాబుకు కట్టుబడాలి.</translation>
    </message>
    <message>
        <source>Your partner agrees: now you have to go out in this turn.</source>
        <translation>మీ జోడీ సరే అన్నారు: ఈ వంతులోనే మీరు ముగించాలి.</translation>
    </message>
    <message>
        <source>Lay down everything you have left: going out counts %1 points.</source>
        <translation>మిగిలినవన్నీ వేసేయండి: ముగిస్తే %1 పాయింట్లు.</translation>
    </message>
    <message>
        <source>Shall I show you how a meld is made?</source>
        <translation>సెట్టు ఎలా వేయాలో చూపించనా?</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>సెట్లు, కనాస్టాలు</translation>
    </message>
    <message>
        <source>Shall I show you how a turn goes?</source>
        <translation>వంతు ఎలా సాగుతుందో చూపించనా?</translation>
    </message>
    <message>
        <source>Shall I show you how a first meld is made?</source>
        <translation>మొదటి సెట్టు ఎలా వేయాలో చూపించనా?</translation>
    </message>
    <message>
        <source>Lay down cards of one rank. Seven of them are a canasta, and count most.</source>
        <translation>ఒకే ర్యాంకు ముక్కలు సెట్టుగా వేయండి. ఏడు ఉంటే కనాస్టా, దానికే ఎక్కువ పాయింట్లు.</translation>
    </message>
    <message>
        <source>Every turn begins with a card: draw one from the stock.</source>
        <translation>ప్రతి వంతూ ఒక ముక్కతో మొదలు: మిగిలిన కట్ట నుంచి ఒకటి తీయండి.</translation>
    </message>
    <message>
        <source>A first meld must count %1: three aces are worth %2.</source>
        <translation>మొదటి సెట్టు విలువ %1 ఉండాలి: మూడు ఆసులకు %2.</translation>
    </message>
    <message>
        <source>Now any three of a rank will do: lay down your kings, too.</source>
        <translation>ఇక ఒకే ర్యాంకు ముక్కలు మూడుంటే చాలు: మీ రాజులు కూడా వేయండి.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: throw a low card that stands alone.</source>
        <translation>ముక్క పారేస్తే మీ వంతు అయిపోతుంది: ఒంటరిగా ఉన్న చిన్న ముక్క పారేయండి.</translation>
    </message>
    <message>
        <source>Partners meld together: what your partner lays down is yours as well.</source>
        <translation>జోడీ ఇద్దరూ కలిసి సెట్లు కడతారు: మీ జోడీ వేసినవి మీవి కూడా.</translation>
    </message>
    <message>
        <source>It&apos;s your turn again, so draw.</source>
        <translation>మళ్ళీ మీ వంతు, ముక్క తీయండి.</translation>
    </message>
    <message>
        <source>A card that fits can be added to a meld of your side: add the king.</source>
        <translation>సరిపోయే ముక్కను మీ జట్టు సెట్టుకు చేర్చవచ్చు: రాజును చేర్చండి.</translation>
    </message>
    <message>
        <source>Deuces and jokers are wild: your deuce stands for the seventh king.</source>
        <translation>రెండ్లు, జోకర్లు జోకరు ముక్కలు: మీ రెండు ఏడో రాజుగా పనికొస్తుంది.</translation>
    </message>
    <message>
        <source>A canasta! It scores %1 extra points with wild cards in it, and %2 without.</source>
        <translation>కనాస్టా! జోకరు ముక్కలుంటే దానికి అదనంగా %1 పాయింట్లు, లేకపోతే %2.</translation>
    </message>
    <message>
        <source>With a canasta your side may go out: the last card you lay down ends the deal.</source>
        <translation>కనాస్టా ఉంటే మీ జట్టు ముగించవచ్చు: చివరి ముక్క వేయగానే రౌండు అయిపోతుంది.</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>కుప్ప</translation>
    </message>
    <message>
        <source>Shall I show you how the pile is taken?</source>
        <translation>కుప్ప ఎలా తీసుకోవాలో చూపించనా?</translation>
    </message>
    <message>
        <source>A player who can meld the top card of the pile at once may take all of it.</source>
        <translation>కుప్ప పై ముక్కతో వెంటనే సెట్టు వేయగలిగినవారు కుప్ప మొత్తం తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>It is easier once your side has melded: lay down the three aces.</source>
        <translation>మీ జట్టు సెట్టు వేశాక ఇది సులువు: మూడు ఆసులు వేయండి.</translation>
    </message>
    <message>
        <source>A black three on top blocks the pile for the next player: throw yours.</source>
        <translation>పైన నల్ల మూడు ఉంటే తర్వాతివారు కుప్ప తీసుకోలేరు: మీది పారేయండి.</translation>
    </message>
    <message>
        <source>You hold two that match the top card: take the pile with them.</source>
        <translation>పై ముక్కతో జతకలిసేవి మీ దగ్గర రెండున్నాయి: వాటితో కుప్ప తీసుకోండి.</translation>
    </message>
    <message>
        <source>The rest joined your hand: add what fits your melds right away.</source>
        <translation>మిగతావి మీ చేతిలోకి వచ్చాయి: మీ సెట్లకు సరిపోయేవి వెంటనే చేర్చండి.</translation>
    </message>
    <message>
        <source>Now throw a card that the next player can hardly use: a low one.</source>
        <translation>తర్వాతివారికి పనికిరాని ముక్క పారేయండి: చిన్నది.</translation>
    </message>
    <message>
        <source>A wild card lies in the pile: it is frozen, and harder to take.</source>
        <translation>కుప్పలో జోకరు ముక్క ఉంది: కుప్ప ఫ్రీజ్ అయింది, తీసుకోవడం కష్టం.</translation>
    </message>
    <message>
        <source>A frozen pile needs two matching cards from your hand, and you have one: draw.</source>
        <translation>ఫ్రీజ్ అయిన కుప్పకు చేతిలో జతకలిసేవి రెండు కావాలి, మీ దగ్గర ఒకటే ఉంది: ముక్క తీయండి.</translation>
    </message>
    <message>
        <source>Keep your pairs for the frozen pile, and throw a card that stands alone.</source>
        <translation>ఫ్రీజ్ అయిన కుప్ప కోసం జతలు ఉంచుకోండి, ఒంటరి ముక్క పారేయండి.</translation>
    </message>
    <message>
        <source>Now you have two of that rank in your hand: the frozen pile is yours!</source>
        <translation>ఇప్పుడు ఆ ర్యాంకువి రెండు మీ చేతిలో ఉన్నాయి: ఫ్రీజ్ అయిన కుప్ప మీదే!</translation>
    </message>
</context>
<context>
    <name>Canasta, brief</name>
    <message>
        <source>takes the pile: %3</source>
        <translation>కుప్ప తీసుకున్నారు: %3</translation>
    </message>
    <message>
        <source>take the pile: %3</source>
        <translation>కుప్ప తీసుకున్నారు: %3</translation>
    </message>
    <message>
        <source>takes the pile</source>
        <translation>కుప్ప తీసుకున్నారు</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>కుప్ప తీసుకున్నారు</translation>
    </message>
    <message>
        <source>lays %3</source>
        <comment>cards, behind a name</comment>
        <translation>%3 వేశారు</translation>
    </message>
    <message>
        <source>lay %3</source>
        <comment>cards, behind: You</comment>
        <translation>%3 వేశారు</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>ఎర్ర మూడు</translation>
    </message>
    <message>
        <source>discards %3</source>
        <translation>%3 పారేశారు</translation>
    </message>
    <message>
        <source>discard %3</source>
        <translation>%3 పారేశారు</translation>
    </message>
    <message>
        <source>discards %3, pile frozen</source>
        <translation>%3 పారేశారు, కుప్ప ఫ్రీజ్ అయింది</translation>
    </message>
    <message>
        <source>discard %3, pile frozen</source>
        <translation>%3 పారేశారు, కుప్ప ఫ్రీజ్ అయింది</translation>
    </message>
    <message>
        <source>%2 turned up</source>
        <translation>తిప్పిన ముక్క %2</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <translation>నాచురల్ కనాస్టా</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>మిగిలిన కట్ట నుంచి తీశారు</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>behind: You</comment>
        <translation>మిగిలిన కట్ట నుంచి తీశారు</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>మిశ్రమ కనాస్టా</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>జోకరు కనాస్టా</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>ముగించారు</translation>
    </message>
    <message>
        <source>go out</source>
        <translation>ముగించారు</translation>
    </message>
    <message>
        <source>draw or take</source>
        <translation>ముక్క తీయండి, లేదా కుప్ప తీసుకోండి</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ముక్క తీయండి</translation>
    </message>
    <message>
        <source>meld or discard</source>
        <translation>సెట్టు వేయండి, లేదా పారేయండి</translation>
    </message>
    <message>
        <source>stock used up, end or meld</source>
        <translation>కట్ట అయిపోయింది, సెట్టు వేయండి లేదా రౌండు ముగించండి</translation>
    </message>
    <message>
        <source>partner says yes, go out</source>
        <translation>జోడీ సరే అన్నారు, ముగించండి</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2లో %1</translation>
    </message>
    <message>
        <source>%1, enough</source>
        <translation>%1, చాలు</translation>
    </message>
    <message>
        <source>not final yet</source>
        <translation>ఇంకా ఖరారు కాలేదు</translation>
    </message>
</context>
<context>
    <name>Canasta, spoken</name>
    <message>
        <source>%1 to the %2, now %3</source>
        <comment>cards, a rank, how many there are: 2 queens to the …</comment>
        <translation>%2{gen} సెట్టుకు %1 (ఇప్పుడు %3)</translation>
    </message>
    <message>
        <source>%1 to the wild cards, now %2</source>
        <comment>cards, and how many there are then</comment>
        <translation>జోకరు ముక్కల సెట్టుకు %1 (ఇప్పుడు %2)</translation>
    </message>
    <message>
        <source>%1 lays down %3.</source>
        <comment>such as: 3 kings, or: 2 queens and 1 deuce to the queens, now 7</comment>
        <translation>%1 %3 వేశారు.</translation>
    </message>
    <message>
        <source>You lay down %3.</source>
        <translation>మీరు %3 వేశారు.</translation>
    </message>
    <message>
        <source>%1 takes the pile: %3.</source>
        <translation>%1 కుప్ప తీసుకున్నారు: %3.</translation>
    </message>
    <message>
        <source>You take the pile: %3.</source>
        <translation>మీరు కుప్ప తీసుకున్నారు: %3.</translation>
    </message>
    <message>
        <source>%1 draws.</source>
        <translation>%1 మిగిలిన కట్ట నుంచి తీశారు.</translation>
    </message>
    <message>
        <source>You draw.</source>
        <translation>మీరు మిగిలిన కట్ట నుంచి తీశారు.</translation>
    </message>
    <message>
        <source>Not final yet: lay the cards down, or take them back.</source>
        <translation>ఇంకా ఖరారు కాలేదు: ముక్కలు వేయండి, లేదా వెనక్కి తీసుకోండి.</translation>
    </message>
</context>
<context>
    <name>Canasta, told</name>
    <message numerus="yes">
        <source>drew %2 card(s)</source>
        <comment>who did it stands above: Amrit / drew 1 card</comment>
        <translation>
            <numerusform>%2 ముక్క తీశారు</numerusform>
            <numerusform>%2 ముక్కలు తీశారు</numerusform>
        </translation>
    </message>
    <message>
        <source>added to %2 %3</source>
        <comment>who did it stands above; a rank and cards follow</comment>
        <translation>%2{gen} సెట్టుకు %3 చేర్చారు</translation>
    </message>
    <message numerus="yes">
        <source>took the pile: %2 card(s)</source>
        <comment>who did it stands above</comment>
        <translation>
            <numerusform>%2 ముక్క ఉన్న కుప్ప తీసుకున్నారు</numerusform>
            <numerusform>%2 ముక్కల కుప్ప తీసుకున్నారు</numerusform>
        </translation>
    </message>
    <message>
        <source>laid out %2</source>
        <comment>who did it stands above; red threes follow</comment>
        <translation>%2 బయట పెట్టారు</translation>
    </message>
    <message>
        <source>first meld, %2: %3</source>
        <comment>who did it stands above; points, then cards</comment>
        <translation>%2 పాయింట్ల మొదటి సెట్టు వేశారు: %3</translation>
    </message>
    <message>
        <source>melded %2</source>
        <comment>who did it stands above; cards follow</comment>
        <translation>%2 సెట్టుగా వేశారు</translation>
    </message>
    <message>
        <source>and %2</source>
        <comment>who did it stands above; more cards that were melded</comment>
        <translation>%2 కూడా వేశారు</translation>
    </message>
    <message>
        <source>discarded %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2 పారేశారు</translation>
    </message>
    <message>
        <source>froze the pile with %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2{gen}తో కుప్పను ఫ్రీజ్ చేశారు</translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts</name>
    <message>
        <source>Cancellation Hearts</source>
        <translation>క్యాన్సిలేషన్ హార్ట్స్</translation>
    </message>
    <message>
        <source>Hearts with two packs for a big family. Identical cards cancel out.</source>
        <translation>పెద్ద కుటుంబం కోసం రెండు కట్టలతో హార్ట్స్. జంట ముక్కలు ఒకదాన్నొకటి రద్దు చేసుకుంటాయి.</translation>
    </message>
    <message>
        <source>Low cards are left out</source>
        <translation>చిన్న ముక్కలు తీసేస్తారు</translation>
    </message>
    <message>
        <source>A kitty for the last trick</source>
        <translatorcomment>&apos;కిట్టీ&apos; for the kitty</translatorcomment>
        <translation>చివరి పట్టుకు కిట్టీ</translation>
    </message>
    <message>
        <source>The lowest club, from the first player who has one</source>
        <translation>అతి చిన్న కళావరు, అది ఉన్న మొదటివారు</translation>
    </message>
    <message>
        <source>No card of the suit led is left</source>
        <translation>మొదటి ముక్క రంగులో ఏ ముక్కా మిగలకపోతే</translation>
    </message>
    <message>
        <source>Also with two pairs of twins in it</source>
        <translation>రెండు జంటలు ఉన్నా కూడా</translation>
    </message>
    <message>
        <source>The same player</source>
        <translation>మొదలుపెట్టినవారే</translation>
    </message>
    <message>
        <source>The next player on the left</source>
        <translation>ఎడమ పక్కవారు</translation>
    </message>
    <message>
        <source>The last player to win a trick</source>
        <translation>చివరిసారి పట్టు గెలిచినవారు</translation>
    </message>
    <message>
        <source>To the next winner of a trick</source>
        <translation>తర్వాత పట్టు గెలిచేవారికి</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>ఆట నుంచి బయటికి</translation>
    </message>
    <message>
        <source>To nobody</source>
        <translation>ఎవరికీ కాదు</translation>
    </message>
    <message>
        <source>To the leader of the trick</source>
        <translation>పట్టు మొదలుపెట్టినవారికి</translation>
    </message>
    <message>
        <source>To the last player to win a trick</source>
        <translation>చివరిసారి పట్టు గెలిచినవారికి</translation>
    </message>
    <message>
        <source>To the second player of the highest twins</source>
        <translation>అతి పెద్ద జంటలో రెండోది వేసినవారికి</translation>
    </message>
    <message>
        <source>All hands have the same number of cards: any left over lie face down as a kitty, or are left out.</source>
        <translation>అందరికీ సమానంగా ముక్కలు: మిగిలినవి కిట్టీగా బోర్లా ఉంటాయి, లేదా తీసేస్తారు.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>దిశ</translation>
    </message>
    <message>
        <source>A trick is void</source>
        <translation>పట్టు రద్దయ్యేది</translation>
    </message>
    <message>
        <source>Twins in one trick cancel each other, and a void trick has no winner.</source>
        <translation>ఒకే పట్టులోని జంట ముక్కలు ఒకదాన్నొకటి రద్దు చేసుకుంటాయి; రద్దయిన పట్టును ఎవరూ గెలవరు.</translation>
    </message>
    <message>
        <source>Void tricks</source>
        <translation>రద్దయిన పట్లు</translation>
    </message>
    <message>
        <source>Lead after a void trick</source>
        <translation>రద్దయిన పట్టు తర్వాత మొదటి ముక్క</translation>
    </message>
    <message>
        <source>Who leads when nobody has won the trick.</source>
        <translation>పట్టును ఎవరూ గెలవకపోతే మొదటి ముక్క ఎవరు వేస్తారు.</translation>
    </message>
    <message>
        <source>Cards of a void trick</source>
        <translation>రద్దయిన పట్టు ముక్కలు</translation>
    </message>
    <message>
        <source>They wait on the table for the next winner, or count for nobody.</source>
        <translation>అవి తర్వాతి విజేత కోసం బల్ల మీద ఉంటాయి, లేదా ఎవరి లెక్కలోకీ రావు.</translation>
    </message>
    <message>
        <source>Cards of a void last trick</source>
        <translation>రద్దయిన చివరి పట్టు ముక్కలు</translation>
    </message>
    <message>
        <source>Waiting cards and a kitty that is still there go the same way.</source>
        <translation>వేచి ఉన్న ముక్కలు, ఇంకా ఉన్న కిట్టీ కూడా అలాగే వెళ్తాయి.</translation>
    </message>
    <message>
        <source>Each of its two copies takes %1 points off its winner&apos;s score.</source>
        <translation>దాని రెండు ప్రతుల్లో ఒక్కోటి గెలిచినవారి పాయింట్లలో %1 తగ్గిస్తుంది.</translation>
    </message>
    <message>
        <source>Value of the moon</source>
        <translation>మూన్ విలువ</translation>
    </message>
    <message>
        <source>%1 points as with one pack, or all %2 of the two packs.</source>
        <translation>ఒక కట్టతో లాగా %1 పాయింట్లు, లేదా రెండు కట్టల మొత్తం %2.</translation>
    </message>
    <message>
        <source>Six to eleven</source>
        <translation>ఆరు నుంచి పదకొండు మంది</translation>
    </message>
    <message>
        <source>Bicycle&apos;s rules</source>
        <translation>బైసికిల్ నియమాలు</translation>
    </message>
    <message>
        <source>Wikipedia&apos;s rules</source>
        <translation>వికీపీడియా నియమాలు</translation>
    </message>
    <message>
        <source>To the letter</source>
        <translation>అక్షరాలా</translation>
    </message>
    <message>
        <source>Identical cards in a trick cancel out; a player who shoots the moon chooses; to %1.</source>
        <translation>పట్టులో ఒకేలాంటి ముక్కలు రద్దవుతాయి; అన్నీ పట్టినవారు (మూన్) ఎంచుకుంటారు; %1 వరకు.</translation>
    </message>
    <message>
        <source>No cards are passed, no points on the first trick; to %1.</source>
        <translation>ముక్కలు ఇవ్వరు, మొదటి పట్టులో పాయింట్లు లేవు; %1 వరకు.</translation>
    </message>
    <message>
        <source>Low cards are left out, and the lowest club leads to the first trick; to %1.</source>
        <translation>చిన్న ముక్కలు తీసేస్తారు, మొదటి పట్టు అతి చిన్న కళావరుతో; %1 వరకు.</translation>
    </message>
    <message>
        <source>Two pairs of identical cards make a trick void, and nobody wins it; to %1.</source>
        <translation>ఒకేలాంటి ముక్కల జతలు రెండుంటే పట్టు ఎవరిదీ కాదు; %1 వరకు.</translation>
    </message>
    <message>
        <source>Cancellation Hearts to %1</source>
        <translation>క్యాన్సిలేషన్ హార్ట్స్, లక్ష్యం %1</translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %1 card(s), points: %2</source>
        <translation>
            <numerusform>వేచి ఉన్నది: %1 ముక్క, పాయింట్లు: %2</numerusform>
            <numerusform>వేచి ఉన్నవి: %1 ముక్కలు, పాయింట్లు: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of play: %1 card(s), points: %2</source>
        <translation>
            <numerusform>ఆట బయట: %1 ముక్క, పాయింట్లు: %2</numerusform>
            <numerusform>ఆట బయట: %1 ముక్కలు, పాయింట్లు: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counts for nobody: %1 card(s)</source>
        <translation>
            <numerusform>ఎవరి లెక్కలోకీ రాదు: %1 ముక్క</numerusform>
            <numerusform>ఎవరి లెక్కలోకీ రావు: %1 ముక్కలు</numerusform>
        </translation>
    </message>
    <message>
        <source>Twins and void tricks</source>
        <translatorcomment>twins = &apos;జంట ముక్కలు&apos;, void trick = &apos;రద్దయిన పట్టు&apos;</translatorcomment>
        <translation>జంట ముక్కలు, రద్దయిన పట్లు</translation>
    </message>
    <message>
        <source>All cards of two packs are used, so that every card has a twin.</source>
        <translation>రెండు కట్టల ముక్కలన్నీ వాడతారు, కాబట్టి ప్రతి ముక్కకూ జంట ఉంటుంది.</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1 and one %2 are left out.</source>
        <translation>రెండు కట్టలు వాడతారు, కానీ ఒక్కో ముక్క తీసేస్తారు: %1, %2.</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3 and one %4 are left out.</source>
        <translation>రెండు కట్టలు వాడతారు, కానీ ఒక్కో ముక్క తీసేస్తారు: %1, %2, %3, %4.</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3, one %4 and one %5 are left out.</source>
        <translation>రెండు కట్టలు వాడతారు, కానీ ఒక్కో ముక్క తీసేస్తారు: %1, %2, %3, %4, %5.</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3, one %4, one %5 and one %6 are left out.</source>
        <translation>రెండు కట్టలు వాడతారు, కానీ ఒక్కో ముక్క తీసేస్తారు: %1, %2, %3, %4, %5, %6.</translation>
    </message>
    <message>
        <source>Or win all hearts and both queens of spades of a deal.</source>
        <translation>లేదా రౌండులోని ఆటీనులన్నీ, రెండు ఇస్పేటు రాణులూ గెలవండి.</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as the kitty.</source>
        <translation>
            <numerusform>%1 ముక్క కిట్టీగా బోర్లా ఉంటుంది.</numerusform>
            <numerusform>%1 ముక్కలు కిట్టీగా బోర్లా ఉంటాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player to win a trick takes the kitty too, is the only one who may look at it, and gets its points.</source>
        <translation>మొదటగా పట్టు గెలిచినవారు కిట్టీ కూడా తీసుకుంటారు, దాన్ని వారు మాత్రమే చూడవచ్చు, దాని పాయింట్లు వారివే.</translation>
    </message>
    <message>
        <source>The player who takes the last trick takes the kitty too, and gets its points.</source>
        <translation>చివరి పట్టు గెలిచినవారు కిట్టీ కూడా తీసుకుంటారు, దాని పాయింట్లు వారివే.</translation>
    </message>
    <message>
        <source>Twins are two cards, and both may be passed.</source>
        <translation>జంట అంటే రెండు ముక్కలు, రెండింటినీ ఇచ్చేయవచ్చు.</translation>
    </message>
    <message>
        <source>Going round from the dealer&apos;s left, the first player who holds the lowest club in play leads it to the first trick.</source>
        <translation>పంచేవారి ఎడమ నుంచి లెక్కిస్తూ, అందరి చేతుల్లోని అతి చిన్న కళావరు మొదట ఎవరి దగ్గర ఉంటే, వారు దానితో మొదటి పట్టు మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>The highest card of the suit led that hasn&apos;t been cancelled wins.</source>
        <translation>మొదటి ముక్క రంగులో రద్దు కాని అతి పెద్ద ముక్క గెలుస్తుంది.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>పట్టు గెలిచినవారు తర్వాతి పట్టు మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card, on the first trick too.</source>
        <translation>ఆ రంగు లేనివారు ఏ ముక్కైనా పారేయవచ్చు, మొదటి పట్టులో కూడా.</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card, but on the first trick no point card if possible.</source>
        <translation>ఆ రంగు లేనివారు ఏ ముక్కైనా పారేయవచ్చు, కానీ మొదటి పట్టులో వీలైతే పాయింటు ముక్క పారేయకూడదు.</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time except to the first trick.</source>
        <translation>మొదటి పట్టులో తప్ప ఎప్పుడైనా ఇస్పేటు రాణితో మొదలుపెట్టవచ్చు.</translation>
    </message>
    <message>
        <source>Two identical cards in one trick are twins: they cancel each other and can&apos;t win.</source>
        <translation>ఒకే పట్టులో ఒకేలాంటి రెండు ముక్కలు జంట: అవి ఒకదాన్నొకటి రద్దు చేసుకుంటాయి, గెలవలేవు.</translation>
    </message>
    <message>
        <source>Cancelled cards still count points and still break hearts.</source>
        <translation>రద్దయిన ముక్కల పాయింట్లు లెక్కకు వస్తాయి, అవి ఆటీనును తెరుస్తాయి కూడా.</translation>
    </message>
    <message>
        <source>The cards of a void trick wait for the winner of the next one.</source>
        <translation>రద్దయిన పట్టు ముక్కలు తర్వాతి పట్టు గెలిచేవారి కోసం వేచి ఉంటాయి.</translation>
    </message>
    <message>
        <source>The cards of a void trick are out of play and count for nobody.</source>
        <translation>రద్దయిన పట్టు ముక్కలు ఆట నుంచి బయటికి పోతాయి, ఎవరి లెక్కలోకీ రావు.</translation>
    </message>
    <message>
        <source>A trick is void, and nobody wins it, if it holds two pairs of twins or no uncancelled card of the suit led.</source>
        <translation>పట్టులో రెండు జంటలు ఉన్నా, మొదటి ముక్క రంగులో రద్దు కాని ముక్క లేకపోయినా పట్టు రద్దవుతుంది, దాన్ని ఎవరూ గెలవరు.</translation>
    </message>
    <message>
        <source>A trick is void, and nobody wins it, if no uncancelled card of the suit led is in it.</source>
        <translation>పట్టులో మొదటి ముక్క రంగులో రద్దు కాని ముక్క లేకపోతే పట్టు రద్దవుతుంది, దాన్ని ఎవరూ గెలవరు.</translation>
    </message>
    <message>
        <source>After a void trick the same player leads again.</source>
        <translation>రద్దయిన పట్టు తర్వాత దాన్ని మొదలుపెట్టినవారే మళ్ళీ మొదటి ముక్క వేస్తారు.</translation>
    </message>
    <message>
        <source>After a void trick the player on the leader&apos;s left leads.</source>
        <translation>రద్దయిన పట్టు తర్వాత మొదలుపెట్టినవారి ఎడమ పక్కవారు మొదటి ముక్క వేస్తారు.</translation>
    </message>
    <message>
        <source>After a void trick the last player to win a trick leads, or the same player again if nobody has won one.</source>
        <translation>రద్దయిన పట్టు తర్వాత చివరిసారి పట్టు గెలిచినవారు మొదటి ముక్క వేస్తారు; ఎవరూ గెలిచి ఉండకపోతే దాన్ని మొదలుపెట్టినవారే.</translation>
    </message>
    <message>
        <source>If the last trick is void, it and all cards that are still on the table count for nobody.</source>
        <translation>చివరి పట్టు రద్దయితే, దాని ముక్కలూ బల్ల మీద ఇంకా ఉన్న ముక్కలూ ఎవరి లెక్కలోకీ రావు.</translation>
    </message>
    <message>
        <source>If the last trick is void, its leader takes it and all cards that are still on the table.</source>
        <translation>చివరి పట్టు రద్దయితే, దాని ముక్కలనూ బల్ల మీద ఇంకా ఉన్న ముక్కలన్నిటినీ ఆ పట్టు మొదలుపెట్టినవారు తీసుకుంటారు.</translation>
    </message>
    <message>
        <source>If the last trick is void, the last player to win a trick takes it and all cards that are still on the table.</source>
        <translation>చివరి పట్టు రద్దయితే, దాని ముక్కలనూ బల్ల మీద ఇంకా ఉన్న ముక్కలన్నిటినీ చివరిసారి పట్టు గెలిచినవారు తీసుకుంటారు.</translation>
    </message>
    <message>
        <source>If the last trick is void, the second player of the highest twins of the suit led takes it and all cards that are still on the table.</source>
        <translation>చివరి పట్టు రద్దయితే, దాని ముక్కలనూ బల్ల మీద ఇంకా ఉన్న ముక్కలన్నిటినీ మొదటి ముక్క రంగులో అతి పెద్ద జంటలో రెండోది వేసినవారు తీసుకుంటారు.</translation>
    </message>
    <message>
        <source>Every heart counts %1 and each queen of spades %2.</source>
        <translation>ప్రతి ఆటీనుకు %1, ఒక్కో ఇస్పేటు రాణికి %2 పాయింట్లు.</translation>
    </message>
    <message>
        <source>Each %1 takes off %2 points; it isn&apos;t a point card.</source>
        <translation>ఒక్కో %1 %2 పాయింట్లు తగ్గిస్తుంది; అది పాయింటు ముక్క కాదు.</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades gets no points, and everybody else gets %1.</source>
        <translation>ఆటీనులన్నీ, రెండు ఇస్పేటు రాణులూ గెలిచినవారికి పాయింట్లు రావు, మిగతా అందరికీ %1 వస్తాయి.</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades takes %1 points off their total; nobody else gets any.</source>
        <translation>ఆటీనులన్నీ, రెండు ఇస్పేటు రాణులూ గెలిచినవారు తమ మొత్తం నుంచి %1 పాయింట్లు తీసేసుకుంటారు, ఎవరికీ పాయింట్లు రావు.</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades chooses: take %1 points off their own total, or add %1 to every other total.</source>
        <translation>ఆటీనులన్నీ, రెండు ఇస్పేటు రాణులూ గెలిచినవారు ఎంచుకుంటారు: తమ మొత్తం నుంచి %1 పాయింట్లు తీసేయడం, లేదా మిగతా అందరి మొత్తాలకు %1 కలపడం.</translation>
    </message>
    <message>
        <source>The match ends after a deal in which a total reaches %1.</source>
        <translation>ఎవరి మొత్తమైనా %1 చేరిన రౌండు తర్వాత మ్యాచ్ ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>%1 plays the %2, and the twins cancel each other.</source>
        <translation>%1 %2 వేశారు, జంట ముక్కలు ఒకదాన్నొకటి రద్దు చేసుకున్నాయి.</translation>
    </message>
    <message>
        <source>You play the %2, and the twins cancel each other.</source>
        <translation>మీరు %2 వేశారు, జంట ముక్కలు ఒకదాన్నొకటి రద్దు చేసుకున్నాయి.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick: %1 card(s) wait for the next winner.</source>
        <translation>
            <numerusform>పట్టును ఎవరూ గెలవలేదు: %1 ముక్క తర్వాతి విజేత కోసం వేచి ఉంది.</numerusform>
            <numerusform>పట్టును ఎవరూ గెలవలేదు: %1 ముక్కలు తర్వాతి విజేత కోసం వేచి ఉన్నాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick, and its %1 card(s) are out of play.</source>
        <translation>
            <numerusform>పట్టును ఎవరూ గెలవలేదు, దానిలోని %1 ముక్క ఆట నుంచి బయటికి పోయింది.</numerusform>
            <numerusform>పట్టును ఎవరూ గెలవలేదు, దానిలోని %1 ముక్కలు ఆట నుంచి బయటికి పోయాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the last trick, and %1 card(s) count for nobody.</source>
        <translation>
            <numerusform>చివరి పట్టును ఎవరూ గెలవలేదు, %1 ముక్క ఎవరి లెక్కలోకీ రాదు.</numerusform>
            <numerusform>చివరి పట్టును ఎవరూ గెలవలేదు, %1 ముక్కలు ఎవరి లెక్కలోకీ రావు.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wins the last trick, and %1 takes its cards.</source>
        <translation>చివరి పట్టును ఎవరూ గెలవలేదు, %1 దాని ముక్కలు తీసుకున్నారు.</translation>
    </message>
    <message>
        <source>Nobody wins the last trick, and you take its cards.</source>
        <translation>చివరి పట్టును ఎవరూ గెలవలేదు, మీరు దాని ముక్కలు తీసుకున్నారు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 waiting card(s) as well.</source>
        <translation>
            <numerusform>వేచి ఉన్న %2 ముక్క కూడా %1 తీసుకున్నారు.</numerusform>
            <numerusform>వేచి ఉన్న %2 ముక్కలు కూడా %1 తీసుకున్నారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %2 waiting card(s) as well.</source>
        <translation>
            <numerusform>వేచి ఉన్న %2 ముక్క కూడా మీరు తీసుకున్నారు.</numerusform>
            <numerusform>వేచి ఉన్న %2 ముక్కలు కూడా మీరు తీసుకున్నారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>Queens of spades</source>
        <comment>line of the score</comment>
        <translation>ఇస్పేటు రాణులు</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <comment>line of the score</comment>
        <translation>బోనస్ ముక్కలు</translation>
    </message>
    <message>
        <source>Cancellation Hearts is for %1 to %2 players, not for %3.</source>
        <translation>క్యాన్సిలేషన్ హార్ట్స్ %1 నుంచి %2 మంది ఆటగాళ్ళకు, %3 మందికి కాదు.</translation>
    </message>
    <message>
        <source>The twin of the %1 is already on the table: both are cancelled, and you can&apos;t win with it.</source>
        <translation>%1 జంట ముక్క బల్ల మీద ఉంది: రెండూ రద్దవుతాయి, దానితో మీరు పట్టు గెలవలేరు.</translation>
    </message>
    <message numerus="yes">
        <source>The winner also takes %1 point(s) that are waiting: stay low with the %2.</source>
        <translation>
            <numerusform>గెలిచినవారికి వేచి ఉన్న %1 పాయింటు కూడా వస్తుంది: %2 వేసి గెలవకుండా ఉండండి.</numerusform>
            <numerusform>గెలిచినవారికి వేచి ఉన్న %1 పాయింట్లు కూడా వస్తాయి: %2 వేసి గెలవకుండా ఉండండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold both copies of the %1, so nobody can cancel it: %2 card(s) still out beat it.</source>
        <translation>
            <numerusform>రెండు %1 ముక్కలూ మీవే, వాటిని ఎవరూ రద్దు చేయలేరు: ఇంకా పడని %2 ముక్క వీటికంటే పెద్దది.</numerusform>
            <numerusform>రెండు %1 ముక్కలూ మీవే, వాటిని ఎవరూ రద్దు చేయలేరు: ఇంకా పడని %2 ముక్కలు వీటికంటే పెద్దవి.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts lesson</name>
    <message>
        <source>Twins cancel</source>
        <translation>జంటలు రద్దవుతాయి</translation>
    </message>
    <message>
        <source>Shall I show you how following suit works?</source>
        <translation>అదే రంగు వేయడం ఎలాగో చూపించనా?</translation>
    </message>
    <message>
        <source>Hearts cost %1 point each, both queens of spades %2: take as few as you can.</source>
        <translation>ఒక్కో ఆటీనుకు %1 పాయింటు, రెండు ఇస్పేటు రాణుల్లో ఒక్కోదానికి %2: వీలైనంత తక్కువ తీసుకోండి.</translation>
    </message>
    <message>
        <source>First pass three cards that could win points: high spades and hearts.</source>
        <translation>ముందు పాయింట్లు తెచ్చే మూడు ముక్కలు ఇచ్చేయండి: పెద్ద ఇస్పేట్లు, ఆటీనులు.</translation>
    </message>
    <message>
        <source>You lead: a low card lets somebody else win the trick.</source>
        <translation>మీరు మొదలుపెట్టాలి: చిన్న ముక్క వేస్తే పట్టు వేరేవారు గెలుస్తారు.</translation>
    </message>
    <message>
        <source>You hold the twin of the winning card: play it, and both are cancelled.</source>
        <translation>గెలుస్తున్న ముక్క జంట మీ దగ్గర ఉంది: వేయండి, రెండూ రద్దవుతాయి.</translation>
    </message>
    <message>
        <source>Follow suit. The highest card of it wins, so play a low one.</source>
        <translation>అదే రంగు వేయండి. అందులో అతి పెద్దది గెలుస్తుంది, కాబట్టి చిన్నది వేయండి.</translation>
    </message>
    <message>
        <source>Two identical cards in a trick cancel each other: neither can win it.</source>
        <translation>ఒకే పట్టులో ఒకేలాంటి రెండు ముక్కలు రద్దవుతాయి: ఏదీ గెలవదు.</translation>
    </message>
    <message>
        <source>Nobody won that trick: its cards wait for the winner of the next one.</source>
        <translation>ఆ పట్టును ఎవరూ గెలవలేదు: దాని ముక్కలు తర్వాతి పట్టు గెలిచేవారి కోసం వేచి ఉంటాయి.</translation>
    </message>
    <message>
        <source>The winner of the first trick takes the cards that were left over, too.</source>
        <translation>మొదటి పట్టు గెలిచినవారు మిగిలిన ముక్కలు కూడా తీసుకుంటారు.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: throw a card that costs points on somebody else&apos;s trick.</source>
        <translation>మీ దగ్గర అదే రంగు లేదు: పాయింట్లు తెచ్చే ముక్కను వేరేవారికి అంటగట్టండి.</translation>
    </message>
    <message>
        <source>One queen of spades has been won. Her twin may still be out there: take care.</source>
        <translation>ఒక ఇస్పేటు రాణి పోయింది. దాని జంట ఇంకా రావచ్చు: జాగ్రత్త.</translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts, brief</name>
    <message>
        <source>%2, the twins cancel</source>
        <translation>%2, జంట రద్దయింది</translation>
    </message>
    <message>
        <source>takes %2 waiting</source>
        <translation>వేచి ఉన్న %2 %2{one:ముక్క|other:ముక్కలు} తీసుకున్నారు</translation>
    </message>
    <message>
        <source>take %2 waiting</source>
        <translation>వేచి ఉన్న %2 %2{one:ముక్క|other:ముక్కలు} తీసుకున్నారు</translation>
    </message>
    <message>
        <source>nobody takes it, %1 wait</source>
        <translation>పట్టు ఎవరిదీ కాదు, %1 %1{one:ముక్క|other:ముక్కలు} వేచి %1{one:ఉంది|other:ఉన్నాయి}</translation>
    </message>
    <message>
        <source>nobody takes it</source>
        <translation>పట్టు ఎవరిదీ కాదు</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>two of clubs</source>
        <translatorcomment>card names: suit + rank side by side (కళావరు రెండు), as players say; no -లో</translatorcomment>
        <translation>కళావరు రెండు</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>కళావరు మూడు</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>కళావరు నాలుగు</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>కళావరు ఐదు</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>కళావరు ఆరు</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>కళావరు ఏడు</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>కళావరు ఎనిమిది</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>కళావరు తొమ్మిది</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>కళావరు పది</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>కళావరు జాకీ</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>కళావరు రాణి</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>కళావరు రాజు</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>కళావరు ఆసు</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>డైమండు రెండు</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>డైమండు మూడు</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>డైమండు నాలుగు</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>డైమండు ఐదు</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>డైమండు ఆరు</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>డైమండు ఏడు</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>డైమండు ఎనిమిది</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>డైమండు తొమ్మిది</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>డైమండు పది</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>డైమండు జాకీ</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>డైమండు రాణి</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>డైమండు రాజు</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>డైమండు ఆసు</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>ఇస్పేటు రెండు</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>ఇస్పేటు మూడు</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>ఇస్పేటు నాలుగు</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>ఇస్పేటు ఐదు</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>ఇస్పేటు ఆరు</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>ఇస్పేటు ఏడు</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>ఇస్పేటు ఎనిమిది</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>ఇస్పేటు తొమ్మిది</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>ఇస్పేటు పది</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>ఇస్పేటు జాకీ</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>ఇస్పేటు రాణి</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>ఇస్పేటు రాజు</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>ఇస్పేటు ఆసు</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>ఆటీను రెండు</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>ఆటీను మూడు</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>ఆటీను నాలుగు</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>ఆటీను ఐదు</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>ఆటీను ఆరు</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>ఆటీను ఏడు</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ఆటీను ఎనిమిది</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>ఆటీను తొమ్మిది</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ఆటీను పది</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>ఆటీను జాకీ</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>ఆటీను రాణి</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>ఆటీను రాజు</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ఆటీను ఆసు</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>జోకర్</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card in a sentence</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>in a sentence</comment>
        <translation>జోకర్</translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>in a sentence; two or more</comment>
        <translation>
            <numerusform>%1 జోకర్</numerusform>
            <numerusform>%1 జోకర్లు</numerusform>
        </translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు రెండును</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు రెండుకు</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు రెండు</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు మూడును</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు మూడుకు</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు మూడు</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు నాలుగును</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు నాలుగుకు</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు నాలుగు</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఐదును</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఐదుకు</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఐదు</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఆరును</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఆరుకు</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఆరు</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఏడును</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఏడుకు</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఏడు</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఎనిమిదిని</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఎనిమిదికి</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఎనిమిది</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు తొమ్మిదిని</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు తొమ్మిదికి</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు తొమ్మిది</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు పదిని</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు పదికి</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు పది</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు జాకీని</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు జాకీకి</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు జాకీ</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు రాణిని</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు రాణికి</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు రాణి</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు రాజును</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు రాజుకు</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు రాజు</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఆసును</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఆసుకు</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు ఆసు</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు రెండును</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు రెండుకు</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు రెండు</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు మూడును</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు మూడుకు</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు మూడు</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు నాలుగును</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు నాలుగుకు</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు నాలుగు</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఐదును</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఐదుకు</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఐదు</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఆరును</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఆరుకు</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఆరు</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఏడును</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఏడుకు</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఏడు</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఎనిమిదిని</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఎనిమిదికి</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఎనిమిది</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు తొమ్మిదిని</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు తొమ్మిదికి</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు తొమ్మిది</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు పదిని</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు పదికి</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు పది</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు జాకీని</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు జాకీకి</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు జాకీ</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు రాణిని</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు రాణికి</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు రాణి</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు రాజును</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు రాజుకు</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు రాజు</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఆసును</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఆసుకు</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు ఆసు</translation>
    </message>
    <message>
        <source>two of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు రెండును</translation>
    </message>
    <message>
        <source>two of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు రెండుకు</translation>
    </message>
    <message>
        <source>two of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు రెండు</translation>
    </message>
    <message>
        <source>three of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు మూడును</translation>
    </message>
    <message>
        <source>three of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు మూడుకు</translation>
    </message>
    <message>
        <source>three of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు మూడు</translation>
    </message>
    <message>
        <source>four of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు నాలుగును</translation>
    </message>
    <message>
        <source>four of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు నాలుగుకు</translation>
    </message>
    <message>
        <source>four of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు నాలుగు</translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఐదును</translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఐదుకు</translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఐదు</translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఆరును</translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఆరుకు</translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఆరు</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఏడును</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఏడుకు</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఏడు</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఎనిమిదిని</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఎనిమిదికి</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఎనిమిది</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు తొమ్మిదిని</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు తొమ్మిదికి</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు తొమ్మిది</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు పదిని</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు పదికి</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు పది</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు జాకీని</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు జాకీకి</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు జాకీ</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు రాణిని</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు రాణికి</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు రాణి</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు రాజును</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు రాజుకు</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు రాజు</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఆసును</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఆసుకు</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు ఆసు</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను రెండును</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను రెండుకు</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను రెండు</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను మూడును</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను మూడుకు</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను మూడు</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను నాలుగును</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను నాలుగుకు</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను నాలుగు</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఐదును</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఐదుకు</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఐదు</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఆరును</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఆరుకు</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఆరు</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఏడును</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఏడుకు</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఏడు</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఎనిమిదిని</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఎనిమిదికి</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఎనిమిది</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను తొమ్మిదిని</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను తొమ్మిదికి</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను తొమ్మిది</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను పదిని</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను పదికి</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను పది</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను జాకీని</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను జాకీకి</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను జాకీ</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను రాణిని</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను రాణికి</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను రాణి</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను రాజును</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను రాజుకు</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను రాజు</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఆసును</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఆసుకు</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను ఆసు</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకర్‌ను</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకర్‌కు</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకర్</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకర్‌ను</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకర్‌కు</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకర్</translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 జోకర్‌ను</numerusform>
            <numerusform>%1 జోకర్లను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 జోకర్‌కు</numerusform>
            <numerusform>%1 జోకర్లకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 జోకర్</numerusform>
            <numerusform>%1 జోకర్ల</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card chips</name>
    <message>
        <source>×%1</source>
        <comment>how many cards a group has; the first of them are shown before</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>how many more cards there are, different ones; the first are shown before</comment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>Card, counted</name>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <translation>
            <numerusform>%1 జోకర్</numerusform>
            <numerusform>%1 జోకర్లు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deuce(s)</source>
        <translation>
            <numerusform>%1 రెండు</numerusform>
            <numerusform>%1 రెండ్లు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 three(s)</source>
        <translation>
            <numerusform>%1 మూడు</numerusform>
            <numerusform>%1 మూళ్ళు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 four(s)</source>
        <translation>
            <numerusform>%1 నాలుగు</numerusform>
            <numerusform>%1 నాలుగులు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <translation>
            <numerusform>%1 ఐదు</numerusform>
            <numerusform>%1 ఐదులు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <translation>
            <numerusform>%1 ఆరు</numerusform>
            <numerusform>%1 ఆరులు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <translation>
            <numerusform>%1 ఏడు</numerusform>
            <numerusform>%1 ఏడులు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <translation>
            <numerusform>%1 ఎనిమిది</numerusform>
            <numerusform>%1 ఎనిమిదులు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nine(s)</source>
        <translation>
            <numerusform>%1 తొమ్మిది</numerusform>
            <numerusform>%1 తొమ్మిదులు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ten(s)</source>
        <translation>
            <numerusform>%1 పది</numerusform>
            <numerusform>%1 పదులు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jack(s)</source>
        <translation>
            <numerusform>%1 జాకీ</numerusform>
            <numerusform>%1 జాకీలు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queen(s)</source>
        <translation>
            <numerusform>%1 రాణి</numerusform>
            <numerusform>%1 రాణులు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 king(s)</source>
        <translation>
            <numerusform>%1 రాజు</numerusform>
            <numerusform>%1 రాజులు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ace(s)</source>
        <translation>
            <numerusform>%1 ఆసు</numerusform>
            <numerusform>%1 ఆసులు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 జోకర్‌ను</numerusform>
            <numerusform>%1 జోకర్లను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 జోకర్‌కు</numerusform>
            <numerusform>%1 జోకర్లకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 జోకర్</numerusform>
            <numerusform>%1 జోకర్ల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deuce(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 రెండును</numerusform>
            <numerusform>%1 రెండ్లను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deuce(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 రెండుకు</numerusform>
            <numerusform>%1 రెండ్లకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deuce(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 రెండు</numerusform>
            <numerusform>%1 రెండ్ల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 three(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 మూడును</numerusform>
            <numerusform>%1 మూళ్ళను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 three(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 మూడుకు</numerusform>
            <numerusform>%1 మూళ్ళకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 three(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 మూడు</numerusform>
            <numerusform>%1 మూళ్ళ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 four(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 నాలుగును</numerusform>
            <numerusform>%1 నాలుగులను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 four(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 నాలుగుకు</numerusform>
            <numerusform>%1 నాలుగులకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 four(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 నాలుగు</numerusform>
            <numerusform>%1 నాలుగుల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఐదును</numerusform>
            <numerusform>%1 ఐదులను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఐదుకు</numerusform>
            <numerusform>%1 ఐదులకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఐదు</numerusform>
            <numerusform>%1 ఐదుల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఆరును</numerusform>
            <numerusform>%1 ఆరులను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఆరుకు</numerusform>
            <numerusform>%1 ఆరులకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఆరు</numerusform>
            <numerusform>%1 ఆరుల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఏడును</numerusform>
            <numerusform>%1 ఏడులను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఏడుకు</numerusform>
            <numerusform>%1 ఏడులకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఏడు</numerusform>
            <numerusform>%1 ఏడుల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఎనిమిదిని</numerusform>
            <numerusform>%1 ఎనిమిదులను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఎనిమిదికి</numerusform>
            <numerusform>%1 ఎనిమిదులకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఎనిమిది</numerusform>
            <numerusform>%1 ఎనిమిదుల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nine(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 తొమ్మిదిని</numerusform>
            <numerusform>%1 తొమ్మిదులను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nine(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 తొమ్మిదికి</numerusform>
            <numerusform>%1 తొమ్మిదులకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nine(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 తొమ్మిది</numerusform>
            <numerusform>%1 తొమ్మిదుల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ten(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 పదిని</numerusform>
            <numerusform>%1 పదులను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ten(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 పదికి</numerusform>
            <numerusform>%1 పదులకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ten(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 పది</numerusform>
            <numerusform>%1 పదుల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jack(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 జాకీని</numerusform>
            <numerusform>%1 జాకీలను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jack(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 జాకీకి</numerusform>
            <numerusform>%1 జాకీలకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jack(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 జాకీ</numerusform>
            <numerusform>%1 జాకీల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queen(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 రాణిని</numerusform>
            <numerusform>%1 రాణులను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queen(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 రాణికి</numerusform>
            <numerusform>%1 రాణులకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queen(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 రాణి</numerusform>
            <numerusform>%1 రాణుల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 king(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 రాజును</numerusform>
            <numerusform>%1 రాజులను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 king(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 రాజుకు</numerusform>
            <numerusform>%1 రాజులకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 king(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 రాజు</numerusform>
            <numerusform>%1 రాజుల</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ace(s)</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఆసును</numerusform>
            <numerusform>%1 ఆసులను</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ace(s)</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఆసుకు</numerusform>
            <numerusform>%1 ఆసులకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ace(s)</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ఆసు</numerusform>
            <numerusform>%1 ఆసుల</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card, short</name>
    <message>
        <source>%1 %2</source>
        <comment>rank and suit of a card, as few words as can be: 7 clubs</comment>
        <translation>%2 %1</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>careful</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>జాగ్రత్తగా ఆడతారు</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ధైర్యంగా ఆడతారు</translation>
    </message>
    <message>
        <source>likes the moon</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>మూన్ అంటే ఇష్టం</translation>
    </message>
    <message>
        <source>freezes early</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ముందే ఫ్రీజ్ చేస్తారు</translation>
    </message>
    <message>
        <source>likes the pile</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>కుప్ప అంటే ఇష్టం</translation>
    </message>
    <message>
        <source>holds back</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ఆచితూచి ఆడతారు</translation>
    </message>
    <message>
        <source>likes to cancel</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>రద్దు చేయడం ఇష్టం</translation>
    </message>
    <message>
        <source>keeps trumps</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>తురుపులు దాచుకుంటారు</translation>
    </message>
    <message>
        <source>spends trumps</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>తురుపులు వాడేస్తారు</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Claim the rest?</source>
        <translatorcomment>claiming: &apos;మిగతావి నావే&apos; on the button, &apos;మీవేనా?&apos; as the question</translatorcomment>
        <translation>మిగతా పట్లన్నీ తీసుకోవాలా?</translation>
    </message>
    <message numerus="yes">
        <source>Nothing anyone plays can change the score of this deal now. If you claim, you lay down %1 card(s):</source>
        <translation>
            <numerusform>ఇక ఎవరు ఏది వేసినా ఈ రౌండు పాయింట్లు ఖాయం. మిగతావి తీసుకుంటే మీ %1 ముక్క అందరికీ కనిపిస్తుంది:</numerusform>
            <numerusform>ఇక ఎవరు ఏది వేసినా ఈ రౌండు పాయింట్లు ఖాయం. మిగతావి తీసుకుంటే మీ %1 ముక్కలు అందరికీ కనిపిస్తాయి:</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>మీ ముక్కలు: %1.</translation>
    </message>
    <message>
        <source>The deal will be counted like this: %1.</source>
        <translation>రౌండు లెక్క ఇలా ఉంటుంది: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the points of a deal</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>players with their points, one after another</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lay down and count</source>
        <translation>తెరిచి లెక్కించు</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>కొనసాగించు</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>Play Hearts and other card games against the computer.</source>
        <translation>కంప్యూటరుతో హార్ట్స్, ఇతర పేకాటలు ఆడండి.</translation>
    </message>
    <message>
        <source>commands without a window:</source>
        <translation>విండో లేని ఆదేశాలు:</translation>
    </message>
    <message>
        <source>let computer players play many deals; see “%1”</source>
        <translation>కంప్యూటర్ ఆటగాళ్ళు ఎన్నో రౌండ్లు ఆడతారు; వివరాలకు “%1”</translation>
    </message>
    <message>
        <source>check a saved game and report its first invalid line</source>
        <translation>భద్రపరిచిన ఆటను పరిశీలించి మొదటి తప్పు వరుస చెబుతుంది</translation>
    </message>
    <message>
        <source>show what each choice in its deals was worth; see “%1”</source>
        <translation>రౌండ్లలోని ఎంపికల విలువ ఎంతో చెబుతుంది; వివరాలకు “%1”</translation>
    </message>
    <message>
        <source>find out who wins the deals of a small pack; see “%1”</source>
        <translation>చిన్న కట్ట పంపకాల్లో ఎవరు గెలుస్తారో కనుక్కుంటుంది; వివరాలకు “%1”</translation>
    </message>
    <message>
        <source>play the deal of the day and print the result; see “%1”</source>
        <translation>రోజువారీ రౌండు ఆడి ఫలితం చూపుతుంది; వివరాలకు “%1”</translation>
    </message>
    <message>
        <source>let a program of your own play at a table with people; see “%1”</source>
        <translation>మీ ప్రోగ్రామ్ మనుషుల బల్ల దగ్గర ఆడుతుంది; వివరాలకు “%1”</translation>
    </message>
    <message>
        <source>play a level as a bot, to compare this version with another; see “%1”</source>
        <translation>ఈ వెర్షన్‌ను మరో వెర్షన్‌తో పోల్చడానికి ఒక స్థాయిని బాట్‌గా ఆడిస్తుంది; వివరాలకు “%1”</translation>
    </message>
    <message>
        <source>see and close the tables of a server, and block addresses; see “%1”</source>
        <translation>సర్వర్‌లోని బల్లలు చూపి మూస్తుంది, చిరునామాలను అడ్డుకుంటుంది; వివరాలకు “%1”</translation>
    </message>
    <message>
        <source>run tables at which people play over the network; see “%1”</source>
        <translation>మనుషులు నెట్‌వర్క్ ద్వారా ఆడే బల్లలు నడుపుతుంది; వివరాలకు “%1”</translation>
    </message>
    <message>
        <source>SAVED-GAME</source>
        <comment>stands for the name of a file in the help of the command line</comment>
        <translation>భద్రపరిచిన-ఆట</translation>
    </message>
    <message>
        <source>N</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>సంఖ్య</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>నంబరు</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>సెకన్లు</translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>stands for the name of a file in the help of the command line</comment>
        <translation>ఫైలు</translation>
    </message>
    <message>
        <source>WxH</source>
        <comment>stands for width and height in the help of the command line</comment>
        <translation>వెడల్పుxఎత్తు</translation>
    </message>
    <message>
        <source>a saved game to continue</source>
        <translation>కొనసాగించాల్సిన భద్రపరిచిన ఆట</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>వెర్షన్ చూపి ముగించు</translation>
    </message>
    <message>
        <source>the game to start: %1</source>
        <translation>మొదలుపెట్టాల్సిన ఆట: %1</translation>
    </message>
    <message>
        <source>the number of players: %1 to %2, depending on the game</source>
        <translation>బల్ల దగ్గర ఎంతమంది: ఆటను బట్టి %1 నుంచి %2</translation>
    </message>
    <message>
        <source>the rules to play by, such as %1</source>
        <translation>ఏ నియమాలతో ఆడాలి, ఉదాహరణకు %1</translation>
    </message>
    <message>
        <source>the deal number; the same number gives the same cards</source>
        <translation>పంపకం నంబరు; అదే నంబరుకు అవే ముక్కలు వస్తాయి</translation>
    </message>
    <message>
        <source>start with the default settings; the old ones are kept as a backup</source>
        <translation>మామూలు సెట్టింగులతో మొదలుపెట్టు; పాతవి బ్యాకప్‌గా ఉంటాయి</translation>
    </message>
    <message>
        <source>let the computer play by itself for this long, then exit</source>
        <translation>కంప్యూటరు ఇంతసేపు తానే ఆడి ముగిస్తుంది</translation>
    </message>
    <message>
        <source>save a picture of the window at the end of %1</source>
        <translation>%1 చివర విండో బొమ్మను భద్రపరచు</translation>
    </message>
    <message>
        <source>check, without a display, that the program is complete and works, then exit</source>
        <translation>ప్రోగ్రామ్ పూర్తిగా ఉందో, పనిచేస్తుందో తెర లేకుండా చూసి ముగించు</translation>
    </message>
    <message>
        <source>the size of the window, such as %1</source>
        <translation>విండో పరిమాణం, ఉదాహరణకు %1</translation>
    </message>
    <message>
        <source>The environment variable %1 sets the folder for settings and games.</source>
        <translation>ఎన్విరాన్‌మెంట్ వేరియబుల్ %1 సెట్టింగులు, ఆటల ఫోల్డరును నిర్ణయిస్తుంది.</translation>
    </message>
    <message>
        <source>A saved game has its own game, rules and deal; leave out %1.</source>
        <translation>భద్రపరిచిన ఆటకు సొంత ఆట, నియమాలు, పంపకం ఉంటాయి; ఇవి రాయవద్దు: %1.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played by %2 players; choose one of: %3.</source>
        <translation>%1 ఆటను %2 మంది ఆడలేరు; వీటిలో ఒకటి ఎంచుకోండి: %3.</translation>
    </message>
    <message>
        <source>The rules “%1” don&apos;t work for %2 players.</source>
        <translation>“%1” నియమాలు %2 మంది ఆటగాళ్ళకు కావు.</translation>
    </message>
    <message>
        <source>There is no saved game “%1”.</source>
        <translation>“%1” అనే భద్రపరిచిన ఆట లేదు.</translation>
    </message>
    <message>
        <source>“%1” is a game, not a saved one; to play it, write %2.</source>
        <translation>“%1” ఆట పేరు, భద్రపరిచిన ఆట కాదు; ఆడాలంటే ఇలా రాయండి: %2.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a whole number from %3 to %4.</source>
        <translation>%2కి “%1” చెల్లదు; %3 నుంచి %4 వరకు పూర్ణ సంఖ్య రాయండి.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a multiple of %3 from %4 to %5.</source>
        <translation>%2కి “%1” చెల్లదు: %4 నుంచి %5 వరకు %3 గుణిజం ఇవ్వండి.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a deal number; deal numbers have up to %2 digits.</source>
        <translation>“%1” పంపకం నంబరు కాదు; అందులో ఎక్కువలో ఎక్కువ %2 అంకెలు ఉంటాయి.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a number of seconds.</source>
        <translation>%2కి “%1” చెల్లదు; సెకన్ల సంఖ్య రాయండి.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a window size; write it as %2.</source>
        <translation>“%1” విండో పరిమాణం కాదు; ఇలా రాయండి: %2.</translation>
    </message>
    <message>
        <source>There is no display to open a window on: start the program from a desktop session, or use %1.</source>
        <translation>విండో తెరవడానికి తెర లేదు: ప్రోగ్రామ్‌ను డెస్క్‌టాప్ నుంచి ప్రారంభించండి, లేదా %1 వాడండి.</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because the library %1 is missing: install the package that contains it (%2 on Debian and Ubuntu), then try again.</source>
        <translation>%1 లైబ్రరీ లేకపోవడంతో CardTable విండో తెరవలేకపోతోంది: అది ఉన్న ప్యాకేజీని (Debian, Ubuntuలలో %2) ఇన్‌స్టాల్ చేసి, మళ్ళీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because Qt has no plugin for %1: unset QT_QPA_PLATFORM or install CardTable again.</source>
        <translation>Qtలో %1 కోసం ప్లగిన్ లేకపోవడంతో CardTable విండో తెరవలేకపోతోంది: QT_QPA_PLATFORM తీసేయండి, లేదా CardTableను మళ్ళీ ఇన్‌స్టాల్ చేయండి.</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because the display %1 doesn&apos;t accept it: start it from your own desktop session.</source>
        <translation>%1 తెర ఒప్పుకోకపోవడంతో CardTable విండో తెరవలేకపోతోంది: దాన్ని మీ సొంత డెస్క్‌టాప్ నుంచి ప్రారంభించండి.</translation>
    </message>
    <message>
        <source>There are no rules called “%1”; choose one of: %2.</source>
        <translation>“%1” అనే నియమాలు లేవు; వీటిలో ఒకటి ఎంచుకోండి: %2.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2; choose one of: %3.</source>
        <translation>%2కి “%1” చెల్లదు; వీటిలో ఒకటి రాయండి: %3.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give true or false.</source>
        <translation>%2కి “%1” చెల్లదు; true లేదా false రాయండి.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a text.</source>
        <translation>%2కి “%1” చెల్లదు; పాఠ్యం రాయండి.</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>వాడుక: </translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>ఆర్గ్యుమెంట్లు</translation>
    </message>
    <message>
        <source>options</source>
        <translation>ఎంపికలు</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>ఈ సహాయం చూపి ముగించు</translation>
    </message>
    <message>
        <source>the language: en, pa, hi, te or fa</source>
        <translation>భాష: en, pa, hi, te లేదా fa</translation>
    </message>
    <message>
        <source>CODE</source>
        <comment>stands for the code of a language in the help of the command line</comment>
        <translation>కోడ్</translation>
    </message>
    <message>
        <source>Unknown argument “%1”; see --help.</source>
        <translation>“%1”కి ఇక్కడ అర్థం లేదు; ఏమేం రాయవచ్చో --help చెబుతుంది.</translation>
    </message>
    <message>
        <source>%1 needs a value; see --help.</source>
        <translation>%1కి విలువ కావాలి; ఏదో --help చెబుతుంది.</translation>
    </message>
    <message>
        <source>%1 takes no value; leave out what follows the equals sign.</source>
        <translation>%1కి విలువ ఉండదు; సమాన గుర్తు తర్వాతిది తీసేయండి.</translation>
    </message>
    <message>
        <source>These arguments can&apos;t be combined: %1.</source>
        <translation>ఇవి కలిపి రాయకూడదు: %1.</translation>
    </message>
    <message>
        <source>There is no line of text on stdin for %1: write one there.</source>
        <translation>stdinలో %1 కోసం ఒక్క వరుస కూడా లేదు: అక్కడ ఒక వరుస రాయండి.</translation>
    </message>
    <message>
        <source>Check a saved game: replay it, and report the first line that breaks the rules.</source>
        <translation>భద్రపరిచిన ఆటను పరిశీలించు: మళ్ళీ ఆడి, నియమాలు ఒప్పుకోని మొదటి వరుస చెప్పు.</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>భద్రపరిచిన ఆట</translation>
    </message>
    <message>
        <source>Name one saved game; see “%1”.</source>
        <translation>భద్రపరిచిన ఒక ఆట పేరు రాయండి; “%1” చూడండి.</translation>
    </message>
    <message>
        <source>The file “%1” can&apos;t be read.</source>
        <translation>“%1” ఫైలును చదవలేకపోతోంది.</translation>
    </message>
    <message>
        <source>The file “%1” isn&apos;t a saved game.</source>
        <translation>“%1” ఫైలు భద్రపరిచిన ఆట కాదు.</translation>
    </message>
    <message>
        <source>The file “%1” is far too large for a saved game.</source>
        <translation>భద్రపరిచిన ఆటకు “%1” ఫైలు మరీ పెద్దది.</translation>
    </message>
    <message>
        <source>All %1 actions are valid, up to deal %2.</source>
        <translation>మొత్తం %1 %1{one:చర్య సరైనదే|other:చర్యలు సరైనవే}, రౌండు %2 వరకు.</translation>
    </message>
    <message>
        <source>%1 The end mark is missing, so what came after this may be lost.</source>
        <translation>%1 ముగింపు గుర్తు లేదు, కాబట్టి దీని తర్వాతిది పోయి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>All %1 actions are valid, to the end of the match.</source>
        <translation>మొత్తం %1 చర్యలు సరైనవే, మ్యాచ్ చివరి వరకు.</translation>
    </message>
    <message>
        <source>GAME</source>
        <comment>stands for the name of a game in the help of the command line</comment>
        <translation>ఆట</translation>
    </message>
    <message>
        <source>PRESET</source>
        <comment>stands for the name of rules in the help of the command line</comment>
        <translation>నియమాలు</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>ఒక JSON ఆబ్జెక్టు రాయి</translation>
    </message>
    <message>
        <source>Have computer players play the same deals from every seat.</source>
        <translation>కంప్యూటర్ ఆటగాళ్ళు ప్రతి స్థానం నుంచీ అవే పంపకాలు ఆడతారు.</translation>
    </message>
    <message>
        <source>Play a level of this version as a bot, so that another version can compare its own levels with it: %1.</source>
        <comment>the argument is part of a command</comment>
        <translation>మరో వెర్షన్ తన స్థాయిలను పోల్చుకునేలా ఈ వెర్షన్‌లోని ఒక స్థాయిని బాట్‌గా ఆడించండి: %1.</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>ఉదాహరణకు %1</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <comment>stands for the name of a level in the help of the command line</comment>
        <translation>స్థాయి</translation>
    </message>
    <message>
        <source>A message on stdin can&apos;t be read: let simulate start this command, in a version that has the same bot protocol.</source>
        <comment>“simulate” is the name of a command</comment>
        <translation>stdinలోని సందేశం చదవడం కుదరలేదు: అదే బాట్ ప్రోటోకాల్ ఉన్న వెర్షన్‌లో simulate ద్వారా ఈ ఆదేశాన్ని నడపండి.</translation>
    </message>
    <message>
        <source>This version lacks the rule “%1”: compare by rules that both versions have.</source>
        <translation>ఈ వెర్షన్‌లో “%1” నియమం లేదు: రెండు వెర్షన్లలోనూ ఉన్న నియమాలతో పోల్చండి.</translation>
    </message>
    <message>
        <source>LEVEL,LEVEL,…</source>
        <comment>stands for names of levels in the help of the command line</comment>
        <translation>స్థాయి,స్థాయి,…</translation>
    </message>
    <message>
        <source>how many deals (default: %1)</source>
        <translation>ఎన్ని రౌండ్లు (మామూలుగా %1)</translation>
    </message>
    <message>
        <source>how many deals make up one match, with every direction of passing (default: %1)</source>
        <translation>ఒక మ్యాచ్‌కు ఎన్ని రౌండ్లు, ముక్కలిచ్చే ప్రతి దిశతో (మామూలుగా %1)</translation>
    </message>
    <message>
        <source>S</source>
        <comment>stands for a text in the help of the command line</comment>
        <translation>పాఠ్యం</translation>
    </message>
    <message>
        <source>who sits where, clockwise: levels, or %1 (default: the best quick level against the one below)</source>
        <translation>ఎవరు ఎక్కడ కూర్చుంటారు, గడియార దిశలో: స్థాయిలు, లేదా %1 (మామూలుగా: అత్యుత్తమ వేగ స్థాయి, దాని కిందిదానిపై)</translation>
    </message>
    <message>
        <source>the seed of the deals and of chance (default: %1); - reads it from stdin, where a bot can&apos;t easily find it</source>
        <translation>రౌండ్లకు, యాదృచ్ఛికతకు సీడ్ (మామూలుగా %1); - అయితే stdin నుంచి చదువుతుంది, అక్కడ బాట్‌కు సులువుగా దొరకదు</translation>
    </message>
    <message>
        <source>the rules to play by (default: the game&apos;s first preset)</source>
        <translation>ఏ నియమాలతో ఆడాలి (మామూలుగా: ఈ ఆటలో మొదటివి)</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <comment>stands for a rule in the help of the command line</comment>
        <translation>పేరు=విలువ</translation>
    </message>
    <message>
        <source>change one of these rules; you can repeat this</source>
        <translation>వీటిలో ఒక నియమాన్ని మార్చు; దీన్ని ఎన్నిసార్లయినా రాయవచ్చు</translation>
    </message>
    <message>
        <source>processes to use at once (default: %1)</source>
        <translation>ఒకేసారి ఎన్ని ప్రక్రియలు (మామూలుగా %1)</translation>
    </message>
    <message>
        <source>Name a game, one of: %1.</source>
        <translation>ఆట పేరు రాయండి, వీటిలో ఒకటి: %1.</translation>
    </message>
    <message>
        <source>There is no game called “%1”; choose one of: %2.</source>
        <translation>“%1” అనే ఆట లేదు; వీటిలో ఒకటి ఎంచుకోండి: %2.</translation>
    </message>
    <message>
        <source>Name a level, one of: %1.</source>
        <translation>స్థాయి పేరు రాయండి, వీటిలో ఒకటి: %1.</translation>
    </message>
    <message>
        <source>There is no level called “%1”; choose one of: %2.</source>
        <translation>“%1” అనే స్థాయి లేదు; వీటిలో ఎంచుకోండి: %2.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an option: write %2.</source>
        <translation>“%1” ఎంపిక కాదు: ఇలా రాయండి: %2.</translation>
    </message>
    <message>
        <source>There is no option called “%1”; choose one of: %2.</source>
        <translation>“%1” అనే ఎంపిక లేదు; వీటిలో ఎంచుకోండి: %2.</translation>
    </message>
    <message>
        <source>print one JSON object per line: each deal when it has been played, then the report</source>
        <translation>వరుసకో JSON రాయి: ఆడిన ప్రతి రౌండు, తర్వాత సారాంశం</translation>
    </message>
    <message>
        <source>Stopped before the first deal was played.</source>
        <translation>మొదటి రౌండుకు ముందే ఆపేశారు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2): %3 deal(s) in %4 s</source>
        <translation>
            <numerusform>%1 (%2): %4 సెకన్లలో %3 రౌండు</numerusform>
            <numerusform>%1 (%2): %4 సెకన్లలో %3 రౌండ్లు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each deal was played %1 time(s), with the seats exchanged.</source>
        <translation>
            <numerusform>ప్రతి పంపకాన్నీ స్థానాలు మార్చి %1 సారి ఆడారు.</numerusform>
            <numerusform>ప్రతి పంపకాన్నీ స్థానాలు మార్చి %1 సార్లు ఆడారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 points per deal, %3 won, %4 drawn</source>
        <translation>%1: రౌండుకు %2 పాయింట్లు, %3 గెలుపు, %4 సమం</translation>
    </message>
    <message>
        <source>CPU time per move: usually %1 ms, %2 ms for one in a hundred, %3 ms at most</source>
        <translation>ఎత్తుకు ప్రాసెసర్ సమయం మామూలుగా %1 ms, వందలో ఒకటికి %2 ms, అత్యధికం %3 ms</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, and how often it comes in a deal</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>per deal: %1</source>
        <comment>a list of what else is counted</comment>
        <translation>రౌండుకు: %1</translation>
    </message>
    <message>
        <source>%1 wins %2 % ± %3 % of the games, counting a draw as half</source>
        <translation>సమాన ఆటలను సగంగా లెక్కిస్తే %1 గెలిచినవి %2 % ± %3 %</translation>
    </message>
    <message>
        <source>difference: %1 ± %2</source>
        <translation>తేడా: %1 ± %2</translation>
    </message>
    <message>
        <source>Find out who wins every deal of a small pack.</source>
        <translation>చిన్న కట్ట ప్రతి పంపకంలో ఎవరు గెలుస్తారో కనుక్కో.</translation>
    </message>
    <message>
        <source>how many cards the pack has</source>
        <translation>కట్టలో ఎన్ని ముక్కలు</translation>
    </message>
    <message>
        <source>the rules to play by (default: those that suit it best)</source>
        <translation>ఏ నియమాలతో ఆడాలి (మామూలుగా: బాగా సరిపోయేవి)</translation>
    </message>
    <message>
        <source>give up after this long (default: %1)</source>
        <translation>ఇంతసేపటి తర్వాత వదిలేయి (మామూలుగా %1)</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be solved; choose one of: %2.</source>
        <translation>“%1”ని పరిష్కరించలేము; వీటిలో ఒకటి ఎంచుకోండి: %2.</translation>
    </message>
    <message>
        <source>Name a game that can be solved, one of: %1.</source>
        <translation>పరిష్కరించగల ఆట పేరు రాయండి, వీటిలో ఒకటి: %1.</translation>
    </message>
    <message>
        <source>Give the number of cards in the pack, for example --cards %1.</source>
        <translation>కట్టలో ఎన్ని ముక్కలో చెప్పండి, ఉదాహరణకు --cards %1.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>ఆట</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>నియమాలు</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>ముక్కలు</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>సెకన్లు</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>రౌండ్లు</translation>
    </message>
    <message>
        <source>the leader wins</source>
        <translation>మొదటి ముక్క వేసేవారు గెలుస్తారు</translation>
    </message>
    <message>
        <source>the leader loses</source>
        <translation>మొదటి ముక్క వేసేవారు ఓడిపోతారు</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>సమం</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>తేలలేదు</translation>
    </message>
    <message>
        <source>moves looked ahead</source>
        <translation>ఎన్ని ఎత్తులు ముందుకు చూసింది</translation>
    </message>
    <message>
        <source>rounds looked ahead</source>
        <translation>ఎన్ని ఆవృత్తులు ముందుకు చూసింది</translation>
    </message>
    <message>
        <source>positions examined</source>
        <translation>ఎన్ని స్థితులు చూసింది</translation>
    </message>
    <message>
        <source>This account has no home folder: set %1, or name a folder for the games in %2.</source>
        <translation>ఈ ఖాతాకు హోమ్ ఫోల్డరు లేదు: %1 పెట్టండి, లేదా ఆటల కోసం %2లో ఫోల్డరు చెప్పండి.</translation>
    </message>
    <message>
        <source>With this locale the program can&apos;t read the name of its own folder: set %1, or move it to another folder.</source>
        <translation>ఈ లొకేల్‌తో ప్రోగ్రామ్ తన ఫోల్డరు పేరు చదవలేకపోతోంది: %1 పెట్టండి, లేదా దాన్ని మరో ఫోల్డరుకు మార్చండి.</translation>
    </message>
    <message>
        <source>Review the deals of a saved game: show what each choice was worth, given what the player could know at the time.</source>
        <translation>భద్రపరిచిన ఆట రౌండ్లు చూడు: అప్పుడు ఆటగాడికి తెలిసినదాన్ని బట్టి ఒక్కో ఎంపిక విలువ ఎంత.</translation>
    </message>
    <message>
        <source>only this deal (default: all that are over)</source>
        <translation>ఈ రౌండు మాత్రమే (మామూలుగా: ముగిసినవన్నీ)</translation>
    </message>
    <message>
        <source>the player whose choices to review, counted from 1 (default: the person)</source>
        <translation>ఎవరి ఎంపికలు చూడాలి, 1 నుంచి లెక్కించి (మామూలుగా: మనిషివి)</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>ఈ మ్యాచ్‌లో ఇంకా ఏ రౌండూ ముగియలేదు.</translation>
    </message>
    <message>
        <source>Deal %1 isn&apos;t over; these deals are over: %2.</source>
        <translation>రౌండు %1 ముగియలేదు; ముగిసిన రౌండ్లు: %2.</translation>
    </message>
    <message>
        <source>There is no seat %1: the seats are 1 to %2.</source>
        <translation>%1వ స్థానం లేదు: స్థానాలు 1 నుంచి %2.</translation>
    </message>
    <message numerus="yes">
        <source>Deal %1, %2: %3 point(s).</source>
        <comment>which deal, who, what it counted</comment>
        <translation>
            <numerusform>రౌండు %1, %2: %3 పాయింటు.</numerusform>
            <numerusform>రౌండు %1, %2: %3 పాయింట్లు.</numerusform>
        </translation>
    </message>
    <message>
        <source>The choices cost about %1 points.</source>
        <translation>ఎంపికల వల్ల నష్టం దాదాపు %1 పాయింట్లు.</translation>
    </message>
    <message>
        <source>Pass:</source>
        <comment>cards were passed on; what was passed follows</comment>
        <translation>ఇచ్చినవి:</translation>
    </message>
    <message>
        <source>  %1 “%2” cost about %3 points; better: “%4”. %5</source>
        <comment>%1: in which trick or turn</comment>
        <translation>  %1 “%2”తో నష్టం దాదాపు %3 పాయింట్లు; మెరుగైనది: “%4”. %5</translation>
    </message>
    <message>
        <source>  Nothing better was found.</source>
        <translation>  ఇంతకంటే మెరుగైనది దొరకలేదు.</translation>
    </message>
    <message>
        <source>There&apos;s no room left for the output: free some space, or write it somewhere else.</source>
        <translation>అవుట్‌పుట్ రాయడానికి చోటు లేదు: కొంత స్థలం ఖాళీ చేయండి, లేదా వేరేచోట రాయించండి.</translation>
    </message>
    <message>
        <source>The output can&apos;t be written: write it somewhere else.</source>
        <translation>అవుట్‌పుట్ రాయలేకపోతోంది: వేరేచోట రాయించండి.</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved as %1: choose another folder or extension.</source>
        <translation>బొమ్మను %1 పేరుతో భద్రపరచలేకపోయింది: వేరే ఫోల్డరు లేదా ఎక్స్‌టెన్షన్ ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Play the deal of the day of a game, and print the result.</source>
        <translation>ఏదైనా ఆటలో రోజువారీ రౌండు ఆడి ఫలితం చూపుతుంది.</translation>
    </message>
    <message>
        <source>DATE</source>
        <comment>stands for a date in the help of the command line</comment>
        <translation>తేదీ</translation>
    </message>
    <message>
        <source>the day, such as %1 (default: today)</source>
        <translation>ఏ రోజు, ఉదాహరణకు %1 (మామూలుగా: ఈరోజు)</translation>
    </message>
    <message>
        <source>who plays in your seat (default: %1)</source>
        <translation>మీ స్థానంలో ఎవరు ఆడాలి (మామూలుగా: %1)</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a date: write one such as %2.</source>
        <translation>“%1” తేదీ కాదు; %2 లాగా రాయండి.</translation>
    </message>
    <message>
        <source>Deals of the day begin on %1: choose that day or a later one.</source>
        <translation>రోజువారీ రౌండ్లు %1న మొదలవుతాయి: ఆ తేదీని లేదా తర్వాతి తేదీని ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>That day belongs to version %1 of the rules and players, and this program has version %2.</source>
        <translation>ఆ రోజు నియమాల, ఆటగాళ్ళ వెర్షన్ %1; ఈ ప్రోగ్రామ్‌లో ఉన్నది వెర్షన్ %2.</translation>
    </message>
    <message>
        <source>%1, %2: deal no. %3</source>
        <translation>%1, %2: పంపకం నం. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <comment>a player, and what the deal brought</comment>
        <translation>
            <numerusform>%1: %2 పాయింటు</numerusform>
            <numerusform>%1: %2 పాయింట్లు</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cutting</name>
    <message>
        <source>Lift off at least one card, and leave at least one.</source>
        <translation>కనీసం ఒక ముక్క ఎత్తండి, కనీసం ఒకటి వదలండి.</translation>
    </message>
</context>
<context>
    <name>Deal end</name>
    <message>
        <source>Points of deal %1</source>
        <translation>రౌండు %1 పాయింట్లు</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>points gained in a deal</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>—</source>
        <comment>nothing was taken</comment>
        <translation>—</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person who looks, in a table of points</comment>
        <translation>మీరు</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>రౌండు ముగిసింది.</translation>
    </message>
    <message>
        <source>You lead the match with %1.</source>
        <translation>మ్యాచ్‌లో మీరు %1 స్కోరుతో ముందున్నారు.</translation>
    </message>
    <message>
        <source>%1 leads the match with %2.</source>
        <translation>మ్యాచ్‌లో %1 %2 స్కోరుతో ముందున్నారు.</translation>
    </message>
    <message>
        <source>The lead is shared, with %1.</source>
        <translation>మొదటి స్థానంలో ఒకరికి మించి ఉన్నారు, స్కోరు %1.</translation>
    </message>
    <message>
        <source>You lead by %1.</source>
        <comment>two sides of partners</comment>
        <translation>మీరు %1 పాయింట్ల తేడాతో ముందున్నారు.</translation>
    </message>
    <message>
        <source>They lead by %1.</source>
        <comment>two sides of partners</comment>
        <translation>వాళ్ళు %1 పాయింట్ల తేడాతో ముందున్నారు.</translation>
    </message>
    <message>
        <source>%1 lead by %2.</source>
        <comment>the players of a side, and points</comment>
        <translation>%1 %2 పాయింట్ల తేడాతో ముందున్నారు.</translation>
    </message>
    <message>
        <source>Both sides are level.</source>
        <translation>రెండు జట్లూ సమానం.</translation>
    </message>
    <message>
        <source>%1: deal %2, total %3.</source>
        <translation>%1: ఈ రౌండులో %2, మొత్తం %3.</translation>
    </message>
    <message>
        <source>%1, taken %2: deal %3, total %4.</source>
        <translation>%1, వచ్చినవి %2: ఈ రౌండులో %3, మొత్తం %4.</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>తర్వాతి రౌండు</translation>
    </message>
    <message>
        <source>Look at the deal</source>
        <translation>రౌండు చూడు</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>ఈ రౌండు మళ్ళీ ఆడు</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>to the end of the match</comment>
        <translation>ముందుకు</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>మ్యాచ్‌కు వెనక్కి</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading over what a deal counts</comment>
        <translation>రౌండు</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>మొత్తం</translation>
    </message>
    <message>
        <source>Points of the deal</source>
        <comment>a list with a line for each player</comment>
        <translation>రౌండు పాయింట్లు</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>మూసివేయి</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>రద్దు</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>సరే</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Is the deal fair?</source>
        <translatorcomment>&apos;పంపకం న్యాయం&apos; for the fairness of the deal</translatorcomment>
        <translation>పంపకం న్యాయమేనా?</translation>
    </message>
    <message>
        <source>All cards of this match follow from one secret, chosen before the first card. Nobody at the table knows it, and the computer players are shown only their own cards.</source>
        <translation>ఈ మ్యాచ్ ముక్కలన్నీ మొదటి ముక్కకు ముందే ఎంచుకున్న ఒక రహస్యం నుంచి వస్తాయి. బల్ల దగ్గర ఎవరికీ అది తెలియదు, కంప్యూటర్ ఆటగాళ్ళకు వారి ముక్కలే కనిపిస్తాయి.</translation>
    </message>
    <message>
        <source>Fingerprint of the secret (SHA-256), known from the start</source>
        <translatorcomment>&apos;వేలిముద్ర&apos; for a hash</translatorcomment>
        <translation>రహస్యపు వేలిముద్ర (SHA-256), మొదటి నుంచీ తెలిసినది</translation>
    </message>
    <message>
        <source>The secret</source>
        <translation>రహస్యం</translation>
    </message>
    <message>
        <source>The secret is shown here when the match has ended.</source>
        <translation>మ్యాచ్ ముగిశాక రహస్యం ఇక్కడ కనిపిస్తుంది.</translation>
    </message>
    <message>
        <source>This match was dealt from a deal number that somebody typed: its fingerprint hides nothing.</source>
        <translation>ఈ మ్యాచ్ ముక్కలను ఎవరో రాసిన పంపకం నంబరుతో పంచారు: దీని వేలిముద్ర ఏదీ దాచదు.</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>సరిచూసే విధానం</translation>
    </message>
    <message>
        <source>Write the fingerprint down during the match. Afterwards, compute it from the secret.</source>
        <translation>మ్యాచ్ జరుగుతుండగా వేలిముద్రను రాసుకోండి. తర్వాత రహస్యం నుంచి దాన్ని లెక్కించండి.</translation>
    </message>
    <message>
        <source>Then run these lines of Python, or write the same in any language: they give every deal.</source>
        <translation>ఆపై ఈ Python వరుసలను నడపండి, లేదా ఏ భాషలోనైనా ఇలాగే రాయండి: ప్రతి పంపకమూ వాటి నుంచి వస్తుంది.</translation>
    </message>
    <message>
        <source>The first card goes to the player on the dealer&apos;s left, the next to the seat after, and so on.</source>
        <translation>మొదటి ముక్క పంచేవారి ఎడమ పక్కనున్నవారికి, తర్వాతిది ఆ పక్క స్థానానికి, అలా వరుసగా వస్తాయి.</translation>
    </message>
    <message>
        <source>The pack is cut before each deal, and the saved game says where: the cards lifted off come last.</source>
        <translation>ప్రతి రౌండుకు ముందు కట్ట కోస్తారు; ఎక్కడ కోశారో భద్రపరిచిన ఆట చెబుతుంది: ఎత్తిన ముక్కలు చివరికి వస్తాయి.</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>అంతా కాపీ చేయి</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>కాపీ అయింది</translation>
    </message>
    <message>
        <source>This deal is being played. It will be checked when it is over.</source>
        <translation>ఈ రౌండు ఇంకా సాగుతోంది. ముగిశాక పరిశీలిస్తుంది.</translation>
    </message>
    <message>
        <source>Checked here: correct. Everybody took part.</source>
        <translation>ఇక్కడ పరిశీలించాం: సరిగ్గా ఉంది. అందరూ పాల్గొన్నారు.</translation>
    </message>
    <message>
        <source>Checked here: correct. %1 was away and took no part.</source>
        <comment>a player</comment>
        <translation>ఇక్కడ పరిశీలించాం: సరిగ్గా ఉంది. %1 అప్పుడు లేరు, పాల్గొనలేదు.</translation>
    </message>
    <message>
        <source>Checked here: correct. %1 were away and took no part.</source>
        <comment>several players</comment>
        <translation>ఇక్కడ పరిశీలించాం: సరిగ్గా ఉంది. %1 అప్పుడు లేరు, పాల్గొనలేదు.</translation>
    </message>
    <message>
        <source>Checked here: correct. You were away and took no part.</source>
        <translation>ఇక్కడ పరిశీలించాం: సరిగ్గా ఉంది. మీరు అప్పుడు లేరు, పాల్గొనలేదు.</translation>
    </message>
    <message>
        <source>Checked here: correct. You and %1 were away and took no part.</source>
        <comment>one or more</comment>
        <translation>ఇక్కడ పరిశీలించాం: సరిగ్గా ఉంది. మీరు, %1 అప్పుడు లేరు, పాల్గొనలేదు.</translation>
    </message>
    <message>
        <source>Your number was left out of this deal, although you were there. %1 The match goes on.</source>
        <translation>మీరు ఇక్కడే ఉన్నా మీ సంఖ్యను ఈ రౌండులో కలపలేదు. %1 మ్యాచ్ కొనసాగుతుంది.</translation>
    </message>
    <message>
        <source>The cards of this deal don&apos;t follow from the numbers. %1</source>
        <translation>ఈ రౌండు ముక్కలు సంఖ్యలతో సరిపోలడం లేదు. %1</translation>
    </message>
    <message>
        <source>A number of this deal isn&apos;t the one that was announced. %1</source>
        <translation>ఈ రౌండులో ఒక సంఖ్య ముందు చెప్పినది కాదు. %1</translation>
    </message>
    <message>
        <source>This deal was prepared twice, and the first version was thrown away. %1</source>
        <translation>ఈ రౌండును రెండుసార్లు సిద్ధం చేశారు, మొదటిదాన్ని పారేశారు. %1</translation>
    </message>
    <message>
        <source>This deal wasn&apos;t played as it was shown here. %1</source>
        <translation>ఇక్కడ చూపినట్టుగా ఈ రౌండు ఆడలేదు. %1</translation>
    </message>
    <message>
        <source>At the earlier table, more deals of this match were played to the end. %1</source>
        <translation>అంతకు ముందు బల్ల దగ్గర ఈ మ్యాచ్‌లో ఇంకా ఎక్కువ రౌండ్లు పూర్తిగా ఆడారు. %1</translation>
    </message>
    <message>
        <source>You weren&apos;t here for all of this deal; it couldn&apos;t be checked here.</source>
        <translation>ఈ రౌండు మొదటి నుంచి చివరి వరకు మీరు ఇక్కడ ఉండలేదు; అందుకే పరిశీలించడం కుదరలేదు.</translation>
    </message>
    <message>
        <source>Checked here: correct. But more than one number of this match never came in. Ask the people whose numbers are missing. The match goes on.</source>
        <translation>ఇక్కడ పరిశీలించాం: సరిగ్గా ఉంది. కానీ ఈ మ్యాచ్‌లో ఒకటి కంటే ఎక్కువ సంఖ్యలు రానే లేదు. సంఖ్యలు రానివారిని అడగండి. మ్యాచ్ కొనసాగుతుంది.</translation>
    </message>
    <message>
        <source>Only the computer that runs the table can cause that: %1&apos;s, or a server. Ask the person who runs that computer.</source>
        <translation>బల్లను నడిపే కంప్యూటరు వల్లే అలా జరగగలదు: అది %1 కంప్యూటరు, లేదా సర్వర్. ఆ కంప్యూటరును నడిపేవారిని అడగండి.</translation>
    </message>
    <message>
        <source>Only the server can cause that. Ask the person who runs it.</source>
        <translation>సర్వర్ వల్లే అలా జరగగలదు. దాన్ని నడిపేవారిని అడగండి.</translation>
    </message>
    <message>
        <source>Its numbers are below.</source>
        <translation>దీని సంఖ్యలు కింద ఉన్నాయి.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>రౌండు %1</translation>
    </message>
    <message>
        <source>Deals %1 to %2: correct</source>
        <translation>%1 నుంచి %2 వరకు రౌండ్లు: సరిగ్గా ఉన్నాయి</translation>
    </message>
    <message>
        <source>Doubt</source>
        <comment>spoken before the sentence about a deal</comment>
        <translation>సందేహం</translation>
    </message>
    <message>
        <source>Contributed: %1.</source>
        <comment>names</comment>
        <translation>సంఖ్య ఇచ్చినవారు: %1.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <comment>names</comment>
        <translation>సంఖ్య రానివారు: %1.</translation>
    </message>
    <message>
        <source>the table</source>
        <comment>its program contributes a number, too</comment>
        <translation>బల్ల</translation>
    </message>
    <message>
        <source>Deal fairness</source>
        <translation>పంపకాల న్యాయం</translation>
    </message>
    <message>
        <source>If all numbers came in, nobody could choose the cards: they follow from numbers that everybody&apos;s program fixed before it knew the others&apos;. After each deal your own program checks that, and here is whose numbers came in.</source>
        <translation>అన్ని సంఖ్యలూ వచ్చి ఉంటే, ముక్కలను ఎవరూ ఎంచుకుని ఉండలేరు: ఇతరుల సంఖ్యలు తెలియకముందే ప్రతివారి ప్రోగ్రామ్ నిర్ణయించిన సంఖ్యల నుంచి అవి వస్తాయి. ప్రతి రౌండు తర్వాత మీ ప్రోగ్రామే దీన్ని పరిశీలిస్తుంది; ఎవరి సంఖ్యలు వచ్చాయో ఇక్కడ కనిపిస్తుంది.</translation>
    </message>
    <message>
        <source>What this can&apos;t show</source>
        <translation>దీనితో తెలియనిది</translation>
    </message>
    <message>
        <source>You&apos;re the host: your program knows all cards while you play, and shows you only your own hand. The others have to trust that, or play on a server that none of you runs.</source>
        <translation>బల్ల మీరు తెరిచారు: ఆట సాగేటప్పుడు మీ ప్రోగ్రామ్‌కు అన్ని ముక్కలూ తెలుసు, కానీ మీకు మీ ముక్కలే చూపుతుంది. ఇతరులు దీన్ని నమ్మాలి, లేదా మీలో ఎవరూ నడపని సర్వర్‌లో ఆడాలి.</translation>
    </message>
    <message>
        <source>The computer that runs the table, %1&apos;s or a server, knows all cards while you play. It shows each of you only your own hand. If you don&apos;t trust that, play on a server that none of you runs.</source>
        <translation>బల్లను నడిపే కంప్యూటరుకు (%1 కంప్యూటరు లేదా సర్వర్) ఆట సాగేటప్పుడు అన్ని ముక్కలూ తెలుసు. కానీ ప్రతివారికీ వారి ముక్కలే చూపుతుంది. నమ్మకం లేకపోతే, మీలో ఎవరూ నడపని సర్వర్‌లో ఆడండి.</translation>
    </message>
    <message>
        <source>The computer that runs the table can leave a number out, but then the program of that player says so. A player and the person who runs that computer can agree in secret to choose between two deals. Deals that were made while you were away depend on the others&apos; numbers.</source>
        <translation>బల్లను నడిపే కంప్యూటరు ఒకరి సంఖ్యను వదిలేయగలదు, కానీ అప్పుడు వారి ప్రోగ్రామ్ ఆ మాట చెబుతుంది. ఆడేవారిలో ఒకరు, ఆ కంప్యూటరును నడిపేవారు రహస్యంగా కలిస్తే, రెండు పంపకాల్లో ఒకటి ఎంచుకోగలరు. మీరు లేనప్పుడు చేసిన పంపకాలు ఇతరుల సంఖ్యల మీద ఆధారపడతాయి.</translation>
    </message>
    <message>
        <source>The server that you play on knows all cards while you play. It shows each of you only your own hand, but the person who runs it could look.</source>
        <translation>మీరు ఆడే సర్వర్‌కు ఆట సాగేటప్పుడు అన్ని ముక్కలూ తెలుసు. ప్రతివారికీ వారి ముక్కలే చూపుతుంది, కానీ దాన్ని నడిపేవారు చూడగలరు.</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>ఇంకా ఏ రౌండూ ఆడలేదు.</translation>
    </message>
    <message>
        <source>Numbers of deal %1…</source>
        <translation>రౌండు %1 సంఖ్యలు…</translation>
    </message>
    <message>
        <source>Numbers of deal %1</source>
        <translation>రౌండు %1 సంఖ్యలు</translation>
    </message>
    <message>
        <source>Everybody&apos;s numbers, the secret that follows from them, and the lines that check it</source>
        <translation>అందరి సంఖ్యలు, వాటి నుంచి వచ్చే రహస్యం, దాన్ని పరిశీలించే వరుసలు</translation>
    </message>
    <message>
        <source>Show the program</source>
        <translation>ప్రోగ్రామ్‌ను చూపించు</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved games (%1)</source>
        <translation>భద్రపరిచిన ఆటలు (%1)</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>పట్టికలు (%1)</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>భద్రపరిచిన ఆట తెరువు</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ఆట భద్రపరచు</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>గణాంకాలు ఎగుమతి చేయి</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message>
        <source>Other…</source>
        <translation>వేరేది…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>నియమాలు</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>సొంత నియమాలు</translation>
    </message>
    <message>
        <source>These are the rules of “%1”.</source>
        <translation>ఇవి “%1” నియమాలు.</translation>
    </message>
    <message>
        <source>Differs from “%1” in: %2.</source>
        <translation>“%1”తో తేడా: %2.</translation>
    </message>
    <message>
        <source>“%1” is made for a different number of players. Its rules apply here all the same.</source>
        <translation>“%1” నియమాలు ఇంతమంది కోసం చేసినవి కావు. అయినా ఇక్కడ ఆట వాటితోనే సాగుతుంది.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>తక్కువ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>ఎక్కువ</translation>
    </message>
    <message>
        <source>Undo my changes</source>
        <translation>నా మార్పులు వెనక్కి</translation>
    </message>
    <message>
        <source>This has no effect because of: %1.</source>
        <translation>ఇది పనిచేయదు, కారణం: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>This has no effect with your other rules.</source>
        <translation>మిగతా నియమాలు ఇలా ఉంటే ఇది పనిచేయదు.</translation>
    </message>
    <message numerus="yes">
        <source>No more than %1 character(s) fit here.</source>
        <translation>
            <numerusform>ఇక్కడ %1 అక్షరానికి మించి పట్టదు.</numerusform>
            <numerusform>ఇక్కడ %1 అక్షరాలకు మించి పట్టవు.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message>
        <source>Hearts</source>
        <translation>హార్ట్స్</translation>
    </message>
    <message>
        <source>Win no hearts, and beware of the queen of spades. Or win them all.</source>
        <translation>ఆటీనులు గెలవకండి, ఇస్పేటు రాణితో జాగ్రత్త. లేదా అన్నీ గెలవండి.</translation>
    </message>
    <message>
        <source>Right, left, no pass</source>
        <translation>కుడి, ఎడమ, ఇవ్వరు</translation>
    </message>
    <message>
        <source>Always right</source>
        <translation>ఎప్పుడూ కుడికి</translation>
    </message>
    <message>
        <source>Left, right, across, no pass</source>
        <translation>ఎడమ, కుడి, ఎదురు, ఇవ్వరు</translation>
    </message>
    <message>
        <source>Right, left, across, no pass</source>
        <translation>కుడి, ఎడమ, ఎదురు, ఇవ్వరు</translation>
    </message>
    <message>
        <source>Left, across, right, no pass</source>
        <translation>ఎడమ, ఎదురు, కుడి, ఇవ్వరు</translation>
    </message>
    <message>
        <source>Left, right, across</source>
        <translation>ఎడమ, కుడి, ఎదురు</translation>
    </message>
    <message>
        <source>Low diamonds and clubs are left out</source>
        <translation>చిన్న డైమండ్లు, కళావర్లు తీసేస్తారు</translation>
    </message>
    <message>
        <source>Twos are left out</source>
        <translation>రెండ్లు తీసేస్తారు</translation>
    </message>
    <message>
        <source>A kitty for the first point card</source>
        <translation>మొదటి పాయింటు ముక్కకు కిట్టీ</translation>
    </message>
    <message>
        <source>The lowest club</source>
        <translation>అతి చిన్న కళావరు</translation>
    </message>
    <message>
        <source>Any club, from the player with the lowest</source>
        <translation>ఏ కళావరైనా, అతి చిన్నది ఉన్నవారు</translation>
    </message>
    <message>
        <source>Only the queen of spades is forbidden</source>
        <translation>ఇస్పేటు రాణికి మాత్రం అనుమతి లేదు</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>ఏ ముక్కైనా</translation>
    </message>
    <message>
        <source>Hearts before the queen of spades</source>
        <translation>ఇస్పేటు రాణి కంటే ముందు ఆటీనులు</translation>
    </message>
    <message>
        <source>No more than the moon</source>
        <translation>మూన్ విలువే, అంతకుమించి లేదు</translation>
    </message>
    <message>
        <source>Twice the moon</source>
        <translation>మూన్‌కు రెట్టింపు</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>విలువ లేదు</translation>
    </message>
    <message>
        <source>It is halved</source>
        <translation>సగమవుతుంది</translation>
    </message>
    <message>
        <source>It wins the match</source>
        <translation>వారు మ్యాచ్ గెలుస్తారు</translation>
    </message>
    <message>
        <source>Direction, three players</source>
        <translation>దిశ, ముగ్గురు ఆడితే</translation>
    </message>
    <message>
        <source>Direction, four players</source>
        <translation>దిశ, నలుగురు ఆడితే</translation>
    </message>
    <message>
        <source>Direction, five players or more</source>
        <translation>దిశ, ఐదుగురు లేదా ఎక్కువ మంది ఆడితే</translation>
    </message>
    <message>
        <source>All hands have the same number of cards: some low cards are left out, or lie face down as a kitty.</source>
        <translation>అందరికీ సమానంగా ముక్కలు: కొన్ని చిన్న ముక్కలు తీసేస్తారు, లేదా కిట్టీగా బోర్లా ఉంచుతారు.</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>కిట్టీలోని ముక్కలు</translation>
    </message>
    <message>
        <source>First trick with nothing but points</source>
        <translation>మొదటి పట్టులో చేతిలో పాయింటు ముక్కలే ఉంటే</translation>
    </message>
    <message>
        <source>What such a hand may discard on the first trick, where points are forbidden.</source>
        <translation>పాయింట్లకు అనుమతి లేని మొదటి పట్టులో అలాంటివారు ఏం పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>A heart may be led instead of the queen</source>
        <translation>రాణి బదులు ఆటీనుతో మొదలుపెట్టవచ్చు</translation>
    </message>
    <message>
        <source>A leader who may lead only the queen of spades may lead a heart instead.</source>
        <translation>ఇస్పేటు రాణితో మాత్రమే మొదలుపెట్టగలిగినవారు దాని బదులు ఆటీనుతో మొదలుపెట్టవచ్చు.</translation>
    </message>
    <message>
        <source>The queen of spades must be discarded</source>
        <translation>ఇస్పేటు రాణిని పారేయాలి</translation>
    </message>
    <message>
        <source>A player who can&apos;t follow suit must discard her at the first chance.</source>
        <translation>అదే రంగు ముక్క లేనివారు మొదటి అవకాశంలోనే దాన్ని పారేయాలి.</translation>
    </message>
    <message>
        <source>Value of the hearts</source>
        <translation>ఆటీనుల విలువ</translation>
    </message>
    <message>
        <source>The penalty points of the hearts.</source>
        <translation>ఆటీనులకు పెనాల్టీ పాయింట్లు.</translation>
    </message>
    <message>
        <source>Value of the queen of spades</source>
        <translation>ఇస్పేటు రాణి విలువ</translation>
    </message>
    <message>
        <source>Value of the king and ace of spades</source>
        <translation>ఇస్పేటు రాజు, ఆసు విలువ</translation>
    </message>
    <message>
        <source>In Black Maria they are point cards too.</source>
        <translation>బ్లాక్ మరియా ఆటలో అవి కూడా పాయింటు ముక్కలు.</translation>
    </message>
    <message>
        <source>Standard Hearts</source>
        <translation>మామూలు హార్ట్స్</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>మొదటి పట్టులో పాయింట్లు</translation>
    </message>
    <message>
        <source>Shooter&apos;s choice</source>
        <translation>అన్నీ పట్టినవారి ఇష్టం</translation>
    </message>
    <message>
        <source>No points on the first trick; shooting the moon gives everybody else %1 points.</source>
        <translation>మొదటి పట్టులో పాయింట్లు లేవు; ఒకరు అన్నీ పట్టేస్తే (మూన్) మిగతా అందరికీ %1 పాయింట్లు.</translation>
    </message>
    <message>
        <source>Like standard Hearts, but points may be played on the first trick, even the queen of spades.</source>
        <translation>మామూలు హార్ట్స్ లాగే, కానీ మొదటి పట్టులోనే పాయింట్లు పడవచ్చు, ఇస్పేటు రాణి కూడా.</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts too, and the player who shoots the moon chooses how it counts.</source>
        <translation>ఇస్పేటు రాణి కూడా ఆటీనును తెరుస్తుంది; అన్నీ పట్టినవారు మూన్ లెక్క ఎంచుకుంటారు.</translation>
    </message>
    <message>
        <source>Points may be played on the first trick, and the player who shoots the moon chooses how it counts.</source>
        <translation>మొదటి పట్టులోనే పాయింట్లు పడవచ్చు; అన్నీ పట్టినవారు మూన్ లెక్క ఎంచుకుంటారు.</translation>
    </message>
    <message>
        <source>The player who wins the jack of diamonds gets %1 points fewer.</source>
        <translation>డైమండు జాకీ గెలిచినవారికి %1 పాయింట్లు తగ్గుతాయి.</translation>
    </message>
    <message>
        <source>The player who wins the ten of diamonds gets %1 points fewer; the moon needs it as well.</source>
        <translation>డైమండు పది గెలిచినవారికి %1 పాయింట్లు తగ్గుతాయి; మూన్‌కు అదీ కావాలి.</translation>
    </message>
    <message>
        <source>Each heart costs its rank, and the queen of spades %1; the match ends at %2.</source>
        <translation>ప్రతి ఆటీనుకు దాని ర్యాంకు ఎంతో అన్ని పాయింట్లు, ఇస్పేటు రాణికి %1; మ్యాచ్ %2 దగ్గర ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>For three: the king of spades costs %1 points as well, the ace %2.</source>
        <translation>ముగ్గురికి: ఇస్పేటు రాజుకు కూడా %1 పాయింట్లు, ఆసుకు %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) each</source>
        <translation>
            <numerusform>ఒక్కోదానికి %1 పాయింటు</numerusform>
            <numerusform>ఒక్కోదానికి %1 పాయింట్లు</numerusform>
        </translation>
    </message>
    <message>
        <source>Their rank: %1 to %2, jack %3 to ace %4</source>
        <translation>ముక్కను బట్టి: %1 నుంచి %2, జాకీ %3 నుంచి ఆసు %4</translation>
    </message>
    <message>
        <source>Ace %1, king %2, queen %3, jack %4, others %5</source>
        <translation>ఆసు %1, రాజు %2, రాణి %3, జాకీ %4, మిగతావి %5</translation>
    </message>
    <message>
        <source>King %1, ace %2</source>
        <translation>రాజు %1, ఆసు %2</translation>
    </message>
    <message>
        <source>It becomes %1</source>
        <translation>%1 అవుతుంది</translation>
    </message>
    <message>
        <source>%1 takes whatever is left over; otherwise the remaining cards must deal out evenly.</source>
        <translation>%1 అయితే మిగిలినవన్నీ అందులోకి; లేకపోతే మిగతా ముక్కలు అందరికీ సమానంగా రావాలి.</translation>
    </message>
    <message>
        <source>Her penalty points; %1 makes her an ordinary card.</source>
        <translation>దాని పెనాల్టీ పాయింట్లు; %1 అయితే అది మామూలు ముక్క.</translation>
    </message>
    <message>
        <source>The player who wins this card gets %1 points fewer.</source>
        <translation>ఈ ముక్క గెలిచినవారికి %1 పాయింట్లు తగ్గుతాయి.</translation>
    </message>
    <message>
        <source>The moon needs the bonus card</source>
        <translation>మూన్‌కు బోనస్ ముక్క కావాలి</translation>
    </message>
    <message>
        <source>Without it, winning all the point cards isn&apos;t a moon.</source>
        <translation>అది లేకుండా పాయింటు ముక్కలన్నీ గెలిచినా మూన్ కాదు.</translation>
    </message>
    <message>
        <source>The moon includes the bonus card</source>
        <translation>మూన్‌లో బోనస్ ముక్క కలిసే ఉంటుంది</translation>
    </message>
    <message>
        <source>The shooter&apos;s own bonus card isn&apos;t counted twice.</source>
        <translation>అన్నీ పట్టినవారి సొంత బోనస్ ముక్క మళ్ళీ లెక్కకు రాదు.</translation>
    </message>
    <message>
        <source>Shooting the sun</source>
        <translatorcomment>&apos;ప్రతి పట్టూ గెలవడం (సన్)&apos;, by analogy with the moon</translatorcomment>
        <translation>ప్రతి పట్టూ గెలవడం (సన్)</translation>
    </message>
    <message>
        <source>What the moon counts when its shooter has won every trick as well.</source>
        <translation>అన్నీ పట్టినవారు ప్రతి పట్టూ కూడా గెలిస్తే మూన్ విలువ ఎంత.</translation>
    </message>
    <message>
        <source>Points for taking no tricks</source>
        <translation>పట్టు గెలవకపోతే పాయింట్లు</translation>
    </message>
    <message>
        <source>Added for a player who has won no trick, unless somebody has shot the moon.</source>
        <translation>ఎవరూ అన్నీ పట్టకపోతే (మూన్), ఒక్క పట్టూ గెలవనివారికి కలుపుతారు.</translation>
    </message>
    <message>
        <source>The match ends after this many deals at the latest; %1 means no limit.</source>
        <translation>ఎక్కువలో ఎక్కువ ఇన్ని రౌండ్ల తర్వాత మ్యాచ్ ముగుస్తుంది; %1 అంటే పరిమితి లేదు.</translation>
    </message>
    <message>
        <source>Exactly the target</source>
        <translation>సరిగ్గా లక్ష్యం</translation>
    </message>
    <message>
        <source>What happens to a total that meets the target exactly.</source>
        <translation>మొత్తం సరిగ్గా లక్ష్యానికి సమానమైతే ఏమవుతుంది.</translation>
    </message>
    <message>
        <source>Maximum number of deals</source>
        <translation>గరిష్ఠ రౌండ్లు</translation>
    </message>
    <message>
        <source>Pagat&apos;s main rules</source>
        <translation>పగట్ ముఖ్య నియమాలు</translation>
    </message>
    <message>
        <source>Omnibus Hearts</source>
        <translation>ఆమ్నిబస్ హార్ట్స్</translation>
    </message>
    <message>
        <source>Bicycle&apos;s Omnibus Hearts</source>
        <translation>బైసికిల్ వారి ఆమ్నిబస్ హార్ట్స్</translation>
    </message>
    <message>
        <source>Spot Hearts</source>
        <translation>స్పాట్ హార్ట్స్</translation>
    </message>
    <message>
        <source>Black Maria</source>
        <translation>బ్లాక్ మరియా</translation>
    </message>
    <message>
        <source>The first trick begins with a club.</source>
        <translation>మొదటి పట్టు కళావరుతో మొదలవుతుంది.</translation>
    </message>
    <message>
        <source>The queen of spades can&apos;t be discarded on the first trick.</source>
        <translation>మొదటి పట్టులో ఇస్పేటు రాణిని పారేయకూడదు.</translation>
    </message>
    <message>
        <source>On the first trick you must discard a heart before any other point card.</source>
        <translation>మొదటి పట్టులో మరే పాయింటు ముక్క కంటే ముందు ఆటీను పారేయాలి.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit, so you must discard the queen of spades.</source>
        <translation>మీ దగ్గర అదే రంగు ముక్క లేదు, కాబట్టి ఇస్పేటు రాణిని పారేయాలి.</translation>
    </message>
    <message>
        <source>Your turn: lead a club</source>
        <translation>మీ వంతు: కళావరుతో మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>You shot the sun! How should it count?</source>
        <translation>మీరు ప్రతి పట్టూ గెలిచారు (సన్). దాని లెక్క ఎలా ఉండాలి?</translation>
    </message>
    <message>
        <source>Hearts to %1</source>
        <translation>హార్ట్స్, లక్ష్యం %1</translation>
    </message>
    <message>
        <source>No queen of spades on the first trick</source>
        <translation>మొదటి పట్టులో ఇస్పేటు రాణి వద్దు</translation>
    </message>
    <message>
        <source>First to the right, then to the left, then nobody passes; and so on.</source>
        <translation>మొదట కుడికి, తర్వాత ఎడమకు, ఆ తర్వాత ఎవరూ ఇవ్వరు; మళ్ళీ మొదటి నుంచి.</translation>
    </message>
    <message>
        <source>Always to the right.</source>
        <translation>ఎప్పుడూ కుడికి.</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then across, then nobody passes; and so on.</source>
        <translation>మొదట ఎడమకు, తర్వాత కుడికి, తర్వాత ఎదురువారికి, ఆ తర్వాత ఎవరూ ఇవ్వరు; మళ్ళీ మొదటి నుంచి.</translation>
    </message>
    <message>
        <source>First to the right, then to the left, then across, then nobody passes; and so on.</source>
        <translation>మొదట కుడికి, తర్వాత ఎడమకు, తర్వాత ఎదురువారికి, ఆ తర్వాత ఎవరూ ఇవ్వరు; మళ్ళీ మొదటి నుంచి.</translation>
    </message>
    <message>
        <source>First to the left, then across, then to the right, then nobody passes; and so on.</source>
        <translation>మొదట ఎడమకు, తర్వాత ఎదురువారికి, తర్వాత కుడికి, ఆ తర్వాత ఎవరూ ఇవ్వరు; మళ్ళీ మొదటి నుంచి.</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then across; and so on.</source>
        <translation>మొదట ఎడమకు, తర్వాత కుడికి, తర్వాత ఎదురువారికి; మళ్ళీ మొదటి నుంచి.</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as a kitty.</source>
        <translation>
            <numerusform>%1 ముక్క కిట్టీగా బోర్లా ఉంటుంది.</numerusform>
            <numerusform>%1 ముక్కలు కిట్టీగా బోర్లా ఉంటాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who wins the first trick wins the kitty too, and is the only one who may look at it.</source>
        <translation>మొదటి పట్టు గెలిచినవారు కిట్టీ కూడా గెలుస్తారు, దాన్ని వారు మాత్రమే చూడవచ్చు.</translation>
    </message>
    <message>
        <source>The player who wins the first trick with a point card, or else the last trick, wins the kitty too, and is the only one who may look at it.</source>
        <translation>పాయింటు ముక్క ఉన్న మొదటి పట్టు, లేకపోతే చివరి పట్టు గెలిచినవారు కిట్టీ కూడా గెలుస్తారు, దాన్ని వారు మాత్రమే చూడవచ్చు.</translation>
    </message>
    <message>
        <source>The player who has the lowest club after the pass leads it to the first trick.</source>
        <translation>ముక్కలు ఇచ్చాక అతి చిన్న కళావరు ఉన్నవారు దానితో మొదటి పట్టు మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>The player who has the %1 after the pass leads it to the first trick.</source>
        <translation>ముక్కలు ఇచ్చాక %1 ఉన్నవారు దానితో మొదటి పట్టు మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>The player who has the lowest club after the pass leads a club to the first trick.</source>
        <translation>ముక్కలు ఇచ్చాక అతి చిన్న కళావరు ఉన్నవారు ఏదో ఒక కళావరుతో మొదటి పట్టు మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card.</source>
        <translation>ఆ రంగు లేనివారు ఏ ముక్కైనా పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick, and its player leads to the next.</source>
        <translation>మొదటి ముక్క రంగులో అతి పెద్ద ముక్క పట్టు గెలుస్తుంది, దాన్ని వేసినవారు తర్వాతి పట్టు మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>Point cards may be discarded on the first trick as well.</source>
        <translatorcomment>point card = &apos;పాయింటు ముక్క&apos;</translatorcomment>
        <translation>మొదటి పట్టులో కూడా పాయింటు ముక్కలు పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>On the first trick no point card may be discarded.</source>
        <translation>మొదటి పట్టులో పాయింటు ముక్కలు పారేయకూడదు.</translation>
    </message>
    <message>
        <source>On the first trick the queen of spades may not be discarded.</source>
        <translation>మొదటి పట్టులో ఇస్పేటు రాణిని పారేయకూడదు.</translation>
    </message>
    <message>
        <source>A player who can&apos;t follow suit and may discard the queen of spades must do so.</source>
        <translation>అదే రంగు ముక్క లేనివారు, ఇస్పేటు రాణిని పారేయడానికి వీలుంటే దాన్నే పారేయాలి.</translation>
    </message>
    <message>
        <source>A player who has nothing else to discard there may discard any card.</source>
        <translation>అక్కడ పారేయడానికి వేరే ఏమీ లేనివారు ఏ ముక్కైనా పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>A player who has nothing else to discard there must discard a heart or, if they have none, any card.</source>
        <translation>అక్కడ పారేయడానికి వేరే ఏమీ లేనివారు ఆటీను పారేయాలి; ఆటీను లేకపోతే ఏ ముక్కైనా.</translation>
    </message>
    <message>
        <source>A leader who has nothing else may lead any card; one who could lead only the queen of spades may lead a heart instead.</source>
        <translation>మొదలుపెట్టడానికి వేరే ఏమీ లేనివారు ఏ ముక్కతోనైనా మొదలుపెట్టవచ్చు; ఇస్పేటు రాణితో మాత్రమే మొదలుపెట్టగలిగినవారు దాని బదులు ఆటీనుతో మొదలుపెట్టవచ్చు.</translation>
    </message>
    <message numerus="yes">
        <source>The queen of spades counts %1 point(s).</source>
        <translation>
            <numerusform>ఇస్పేటు రాణికి %1 పాయింటు.</numerusform>
            <numerusform>ఇస్పేటు రాణికి %1 పాయింట్లు.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queen of spades counts nothing.</source>
        <translation>ఇస్పేటు రాణికి విలువ లేదు.</translation>
    </message>
    <message>
        <source>The king of spades counts %1 points and the ace of spades %2.</source>
        <translation>ఇస్పేటు రాజుకు %1 పాయింట్లు, ఇస్పేటు ఆసుకు %2.</translation>
    </message>
    <message>
        <source>The player who wins the %1 gets %2 points fewer; it isn&apos;t a point card.</source>
        <translation>%1 గెలిచినవారికి %2 పాయింట్లు తగ్గుతాయి; అది పాయింటు ముక్క కాదు.</translation>
    </message>
    <message numerus="yes">
        <source>Every heart counts %1 point(s).</source>
        <translation>
            <numerusform>ప్రతి ఆటీనుకు %1 పాయింటు.</numerusform>
            <numerusform>ప్రతి ఆటీనుకు %1 పాయింట్లు.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every heart counts its rank: the jack %1, the queen %2, the king %3 and the ace %4.</source>
        <translation>ప్రతి ఆటీనుకు దాని ర్యాంకు ఎంతో అన్ని పాయింట్లు: జాకీకి %1, రాణికి %2, రాజుకు %3, ఆసుకు %4.</translation>
    </message>
    <message>
        <source>The ace of hearts counts %1, the king %2, the queen %3 and the jack %4; every other heart counts %5.</source>
        <translation>ఆటీను ఆసుకు %1, రాజుకు %2, రాణికి %3, జాకీకి %4; మిగతా ప్రతి ఆటీనుకు %5.</translation>
    </message>
    <message>
        <source>A player who wins every point card and the bonus card has shot the moon.</source>
        <translation>పాయింటు ముక్కలన్నీ, బోనస్ ముక్క కూడా గెలిచినవారు అన్నీ పట్టినట్టు (మూన్).</translation>
    </message>
    <message>
        <source>A player who wins every point card has shot the moon.</source>
        <translation>పాయింటు ముక్కలన్నీ గెలిచినవారు అన్నీ పట్టినట్టు (మూన్).</translation>
    </message>
    <message>
        <source>A player who has won every trick too has shot the sun, which counts %1 points.</source>
        <translation>వారు ప్రతి పట్టూ గెలిచి ఉంటే అది సన్, దాని విలువ %1 పాయింట్లు.</translation>
    </message>
    <message>
        <source>Then the shooter&apos;s total drops by %1, and nobody else gets any points.</source>
        <translation>అప్పుడు అన్నీ పట్టినవారి మొత్తంలో %1 పాయింట్లు తగ్గుతాయి, మిగతా ఎవరికీ పాయింట్లు రావు.</translation>
    </message>
    <message>
        <source>All %1 cards of one pack are used.</source>
        <translation>ఒక కట్టలోని %1 ముక్కలన్నీ వాడతారు.</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2 is left out.</source>
        <translation>%1 ముక్కల కట్ట ఒకటి వాడతారు, కానీ %2 తీసేస్తారు.</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2 and the %3 are left out.</source>
        <translation>%1 ముక్కల కట్ట ఒకటి వాడతారు, కానీ %2, %3 తీసేస్తారు.</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2, the %3 and the %4 are left out.</source>
        <translation>%1 ముక్కల కట్ట ఒకటి వాడతారు, కానీ %2, %3, %4 తీసేస్తారు.</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2, the %3, the %4 and the %5 are left out.</source>
        <translation>%1 ముక్కల కట్ట ఒకటి వాడతారు, కానీ %2, %3, %4, %5 తీసేస్తారు.</translation>
    </message>
    <message>
        <source>Or shoot the moon: then all the points count against the others.</source>
        <translation>లేదా అన్నీ పట్టండి (మూన్): అప్పుడు పాయింట్లన్నీ మిగతావారికి పడతాయి.</translation>
    </message>
    <message>
        <source>Or shoot the moon: then your own total drops.</source>
        <translation>లేదా అన్నీ పట్టండి (మూన్): అప్పుడు మీ మొత్తం తగ్గుతుంది.</translation>
    </message>
    <message>
        <source>Or shoot the moon: then you choose how it counts.</source>
        <translation>లేదా అన్నీ పట్టండి (మూన్): అప్పుడు ఎలా లెక్కించాలో మీరే ఎంచుకుంటారు.</translation>
    </message>
    <message>
        <source>Then the shooter chooses: everybody else gets %1 points, or the shooter&apos;s total drops by %1.</source>
        <translation>అప్పుడు అన్నీ పట్టినవారు ఎంచుకుంటారు: మిగతా అందరికీ %1 పాయింట్లు కలపడం, లేదా తమ మొత్తంలో %1 తగ్గించుకోవడం.</translation>
    </message>
    <message>
        <source>Then the shooter gets no points, and everybody else gets %1.</source>
        <translation>అప్పుడు అన్నీ పట్టినవారికి పాయింట్లు రావు, మిగతా అందరికీ %1 వస్తాయి.</translation>
    </message>
    <message>
        <source>The shooter&apos;s own bonus card is part of the moon and isn&apos;t counted twice.</source>
        <translation>అన్నీ పట్టినవారి సొంత బోనస్ ముక్క మూన్‌లో భాగం, అది మళ్ళీ లెక్కకు రాదు.</translation>
    </message>
    <message>
        <source>The bonus card counts on top of the moon.</source>
        <translation>బోనస్ ముక్క మూన్‌తో పాటు లెక్కకు వస్తుంది.</translation>
    </message>
    <message numerus="yes">
        <source>A player who has won no trick gets %1 point(s) fewer, unless the moon was shot.</source>
        <translation>
            <numerusform>ఎవరూ అన్నీ పట్టకపోతే (మూన్), ఒక్క పట్టూ గెలవనివారికి %1 పాయింటు తగ్గుతుంది.</numerusform>
            <numerusform>ఎవరూ అన్నీ పట్టకపోతే (మూన్), ఒక్క పట్టూ గెలవనివారికి %1 పాయింట్లు తగ్గుతాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who has won no trick gets %1 point(s) more, unless the moon was shot.</source>
        <translation>
            <numerusform>ఎవరూ అన్నీ పట్టకపోతే (మూన్), ఒక్క పట్టూ గెలవనివారికి %1 పాయింటు పెరుగుతుంది.</numerusform>
            <numerusform>ఎవరూ అన్నీ పట్టకపోతే (మూన్), ఒక్క పట్టూ గెలవనివారికి %1 పాయింట్లు పెరుగుతాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends after a deal in which somebody&apos;s total reaches %1.</source>
        <translation>ఎవరి మొత్తమైనా %1 చేరిన రౌండు తర్వాత మ్యాచ్ ముగుస్తుంది.</translation>
    </message>
    <message numerus="yes">
        <source>It also ends after %1 deal(s).</source>
        <translation>
            <numerusform>%1 రౌండు తర్వాత కూడా ముగుస్తుంది.</numerusform>
            <numerusform>%1 రౌండ్ల తర్వాత కూడా ముగుస్తుంది.</numerusform>
        </translation>
    </message>
    <message>
        <source>A total of exactly %1 becomes %2.</source>
        <translation>మొత్తం సరిగ్గా %1 అయితే అది %2 అవుతుంది.</translation>
    </message>
    <message>
        <source>A total of exactly %1 is halved.</source>
        <translation>మొత్తం సరిగ్గా %1 అయితే అది సగమవుతుంది.</translation>
    </message>
    <message>
        <source>A player with a total of exactly %1 wins at once.</source>
        <translation>మొత్తం సరిగ్గా %1 అయినవారు వెంటనే గెలుస్తారు.</translation>
    </message>
    <message>
        <source>%1 has shot the sun.</source>
        <translation>%1 ప్రతి పట్టూ గెలిచారు (సన్).</translation>
    </message>
    <message>
        <source>You have shot the sun.</source>
        <translation>మీరు ప్రతి పట్టూ గెలిచారు (సన్).</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <comment>line of the score</comment>
        <translation>ఇస్పేటు రాణి</translation>
    </message>
    <message>
        <source>King and ace of spades</source>
        <comment>line of the score</comment>
        <translation>ఇస్పేటు రాజు, ఆసు</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>line of the score</comment>
        <translation>బోనస్ ముక్క</translation>
    </message>
    <message>
        <source>Shooting the sun</source>
        <comment>line of the score</comment>
        <translation>ప్రతి పట్టూ గెలవడం (సన్)</translation>
    </message>
    <message>
        <source>No trick won</source>
        <comment>line of the score</comment>
        <translation>పట్టు గెలవలేదు</translation>
    </message>
    <message>
        <source>Exactly the target</source>
        <comment>line of the score</comment>
        <translation>సరిగ్గా లక్ష్యం</translation>
    </message>
    <message>
        <source>Hearts is for %1 to %2 players, not for %3.</source>
        <translation>హార్ట్స్ %1 నుంచి %2 మంది ఆటగాళ్ళకు, %3 మందికి కాదు.</translation>
    </message>
    <message>
        <source>A kitty of %1 cards doesn&apos;t leave equal hands for %2 players.</source>
        <translation>%1 %1{one:ముక్క|other:ముక్కల} కిట్టీతో %2 మంది ఆటగాళ్ళకు సమాన ముక్కలు రావు.</translation>
    </message>
</context>
<context>
    <name>Hearts family</name>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ముక్కలు పంచారు.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>మీరు ముక్కలు పంచారు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 passes %2 card(s) to %3.</source>
        <translation>
            <numerusform>%1 %3{dat} %2 ముక్క ఇచ్చారు.</numerusform>
            <numerusform>%1 %3{dat} %2 ముక్కలు ఇచ్చారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass %2 card(s) to %3.</source>
        <translation>
            <numerusform>మీరు %3{dat} %2 ముక్క ఇచ్చారు.</numerusform>
            <numerusform>మీరు %3{dat} %2 ముక్కలు ఇచ్చారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 passes %2 card(s) to you.</source>
        <translation>
            <numerusform>%1 మీకు %2 ముక్క ఇచ్చారు.</numerusform>
            <numerusform>%1 మీకు %2 ముక్కలు ఇచ్చారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translatorcomment>to lead = &apos;మొదలుపెట్టడం&apos; (begin the trick with a card); glossary: మొదటి ముక్క వేయడం</translatorcomment>
        <translation>%1 %2{gen}తో పట్టు మొదలుపెట్టారు.</translation>
    </message>
    <message>
        <source>You lead the %2.</source>
        <translation>మీరు %2{gen}తో పట్టు మొదలుపెట్టారు.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 %2 వేశారు.</translation>
    </message>
    <message>
        <source>You play the %2.</source>
        <translation>మీరు %2 వేశారు.</translation>
    </message>
    <message>
        <source>Hearts are broken.</source>
        <translation>ఆటీను తెరుచుకుంది.</translation>
    </message>
    <message>
        <source>%1 takes the %2.</source>
        <translation>%2 %1{dat} వచ్చింది.</translation>
    </message>
    <message>
        <source>You take the %2.</source>
        <translation>%2 మీకు వచ్చింది.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the kitty of %2 card(s).</source>
        <translation>
            <numerusform>%1 %2 ముక్క కిట్టీ తీసుకున్నారు.</numerusform>
            <numerusform>%1 %2 ముక్కల కిట్టీ తీసుకున్నారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the kitty of %2 card(s).</source>
        <translation>
            <numerusform>మీరు %2 ముక్క కిట్టీ తీసుకున్నారు.</numerusform>
            <numerusform>మీరు %2 ముక్కల కిట్టీ తీసుకున్నారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has shot the moon.</source>
        <translation>%1 అన్నీ పట్టారు (మూన్).</translation>
    </message>
    <message>
        <source>You have shot the moon.</source>
        <translation>మీరు అన్నీ పట్టారు (మూన్).</translation>
    </message>
    <message>
        <source>%1 adds %2 points to every other total.</source>
        <translation>%1 మిగతా అందరి మొత్తాలకు %2 పాయింట్లు కలిపారు.</translation>
    </message>
    <message>
        <source>You add %2 points to every other total.</source>
        <translation>మీరు మిగతా అందరి మొత్తాలకు %2 పాయింట్లు కలిపారు.</translation>
    </message>
    <message>
        <source>%1&apos;s total drops by %2 points.</source>
        <translation>%1 మొత్తంలో %2 పాయింట్లు తగ్గాయి.</translation>
    </message>
    <message>
        <source>Your total drops by %2 points.</source>
        <translation>మీ మొత్తంలో %2 పాయింట్లు తగ్గాయి.</translation>
    </message>
    <message>
        <source>%1 wins the deal.</source>
        <translation>%1 రౌండు గెలిచారు.</translation>
    </message>
    <message>
        <source>You win the deal.</source>
        <translation>మీరు రౌండు గెలిచారు.</translation>
    </message>
    <message>
        <source>%1 share the win in this deal.</source>
        <translation>%1 రౌండును కలిసి గెలిచారు.</translation>
    </message>
    <message>
        <source>%1 have passed their cards.</source>
        <comment>two players or more</comment>
        <translation>%1 ముక్కలు ఇచ్చారు.</translation>
    </message>
    <message>
        <source>Alternately to the left and to the right.</source>
        <translation>ఒకసారి ఎడమకు, ఒకసారి కుడికి.</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then nobody passes; and so on.</source>
        <translation>మొదట ఎడమకు, తర్వాత కుడికి, ఆ తర్వాత ఎవరూ ఇవ్వరు; మళ్ళీ మొదటి నుంచి.</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then to the second on the left, then to the second on the right, then nobody passes; and so on.</source>
        <translation>మొదట ఎడమకు, తర్వాత కుడికి, తర్వాత ఎడమ రెండోవారికి, తర్వాత కుడి రెండోవారికి, ఆ తర్వాత ఎవరూ ఇవ్వరు; మళ్ళీ మొదటి నుంచి.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick.</source>
        <translation>పంచేవారి ఎడమ పక్కవారు మొదటి పట్టు మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick, but no point card if possible.</source>
        <translation>పంచేవారి ఎడమ పక్కవారు మొదటి పట్టు మొదలుపెడతారు, కానీ వీలైతే పాయింటు ముక్కతో మొదలుపెట్టకూడదు.</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time.</source>
        <translation>ఎప్పుడైనా ఇస్పేటు రాణితో మొదలుపెట్టవచ్చు.</translation>
    </message>
    <message>
        <source>The queen of spades may not be led before hearts are broken.</source>
        <translation>ఆటీను తెరుచుకోకముందు ఇస్పేటు రాణితో మొదలుపెట్టకూడదు.</translation>
    </message>
    <message>
        <source>A leader who has nothing else may lead any card.</source>
        <translation>మొదలుపెట్టడానికి వేరే ఏమీ లేనివారు ఏ ముక్కతోనైనా మొదలుపెట్టవచ్చు.</translation>
    </message>
    <message>
        <source>Winning every point card has no special effect.</source>
        <translation>పాయింటు ముక్కలన్నీ గెలిచినా ప్రత్యేకం ఏమీ లేదు.</translation>
    </message>
    <message>
        <source>Win as few points as you can: the lowest total wins the match.</source>
        <translation>వీలైనంత తక్కువ పాయింట్లు తెచ్చుకోండి: మొత్తం అతి తక్కువ ఉన్నవారు మ్యాచ్ గెలుస్తారు.</translation>
    </message>
    <message>
        <source>%1 players, everyone for themselves.</source>
        <translation>%1 మంది ఆడతారు, ఎవరికి వారే.</translation>
    </message>
    <message>
        <source>In each suit the ace is highest, then king, queen, jack, ten and so on.</source>
        <translation>ప్రతి రంగులో ఆసు అన్నిటికంటే పెద్దది, తర్వాత రాజు, రాణి, జాకీ, పది, అలా కిందికి.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>తురుపు లేదు.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s), one at a time, clockwise from the player on the dealer&apos;s left.</source>
        <translation>
            <numerusform>పంచేవారి ఎడమ నుంచి గడియార దిశలో ఒక్కొక్కరికి %1 ముక్క పంచుతారు.</numerusform>
            <numerusform>పంచేవారి ఎడమ నుంచి గడియార దిశలో ఒక్కోసారి ఒక్కటిగా, ఒక్కొక్కరికి %1 ముక్కలు పంచుతారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each new deal the player on the last dealer&apos;s left deals.</source>
        <translation>ప్రతి కొత్త రౌండును గత రౌండు పంచినవారి ఎడమ పక్కవారు పంచుతారు.</translation>
    </message>
    <message>
        <source>No cards are passed.</source>
        <translation>ముక్కలు ఇవ్వరు.</translation>
    </message>
    <message numerus="yes">
        <source>Before play everybody chooses %1 card(s) and passes them face down to another player.</source>
        <translation>
            <numerusform>ఆటకు ముందు అందరూ %1 ముక్క ఎంచుకుని మరొకరికి బోర్లా ఇస్తారు.</numerusform>
            <numerusform>ఆటకు ముందు అందరూ %1 ముక్కలు ఎంచుకుని మరొకరికి బోర్లా ఇస్తారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody chooses at the same time, and the choice is final; nobody sees the cards they get until all have passed.</source>
        <translation>అందరూ ఒకేసారి ఎంచుకుంటారు, తర్వాత మార్చకూడదు; అందరూ ఇచ్చే వరకు వచ్చిన ముక్కలను ఎవరూ చూడరు.</translation>
    </message>
    <message>
        <source>One player leads a card to each trick; the others follow clockwise with one card each.</source>
        <translation>ప్రతి పట్టుకు ఒకరు మొదటి ముక్క వేస్తారు; గడియార దిశలో మిగతావారు ఒక్కో ముక్క వేస్తారు.</translation>
    </message>
    <message>
        <source>A player who has a card of the suit led must play one of that suit.</source>
        <translatorcomment>suit led = &apos;మొదటి ముక్క రంగు&apos;</translatorcomment>
        <translation>మొదటి ముక్క రంగు ఉన్నవారు ఆ రంగు ముక్కే వేయాలి.</translation>
    </message>
    <message>
        <source>Tricks lie face down in front of the player who won them.</source>
        <translation>పట్లు వాటిని గెలిచినవారి ముందు బోర్లా ఉంటాయి.</translation>
    </message>
    <message>
        <source>Hearts may not be led before they are broken, that is, before one has been played.</source>
        <translation>ఆటీను తెరుచుకోకముందు, అంటే ఒక ఆటీను పడకముందు, ఆటీనుతో మొదలుపెట్టకూడదు.</translation>
    </message>
    <message>
        <source>Hearts may be led at any time.</source>
        <translation>ఎప్పుడైనా ఆటీనుతో మొదలుపెట్టవచ్చు.</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts as well.</source>
        <translation>ఇస్పేటు రాణి కూడా ఆటీనును తెరుస్తుంది.</translation>
    </message>
    <message>
        <source>The queen of spades doesn&apos;t break hearts.</source>
        <translation>ఇస్పేటు రాణి ఆటీనును తెరవదు.</translation>
    </message>
    <message>
        <source>When all cards have been played, everybody adds the points of the cards won.</source>
        <translation>ముక్కలన్నీ ఆడాక, అందరూ తాము గెలిచిన ముక్కల పాయింట్లు కలుపుకుంటారు.</translation>
    </message>
    <message>
        <source>The player with the fewest points wins the deal.</source>
        <translation>తక్కువ పాయింట్లు వచ్చినవారు రౌండు గెలుస్తారు.</translation>
    </message>
    <message>
        <source>The lowest total wins; as long as several share it, one more deal is played.</source>
        <translation>మొత్తం అతి తక్కువ ఉన్నవారు గెలుస్తారు; అది అనేకమందికి సమానంగా ఉన్నంత వరకు మరో రౌండు ఆడతారు.</translation>
    </message>
    <message>
        <source>The lowest total wins; all who share it win.</source>
        <translation>మొత్తం అతి తక్కువ ఉన్నవారు గెలుస్తారు; అది సమానంగా ఉన్నవారందరూ గెలుస్తారు.</translation>
    </message>
    <message>
        <source>The %1 is the only card you can play.</source>
        <translation>మీరు ఆడగలిగిన ముక్క %1 ఒక్కటే.</translation>
    </message>
    <message>
        <source>You must follow suit, and the %1 is your only card of it.</source>
        <translation>మీరు అదే రంగు వేయాలి, ఆ రంగులో మీకున్నది %1 ఒక్కటే.</translation>
    </message>
    <message numerus="yes">
        <source>You have all %1 point(s) so far: go on with the %2.</source>
        <translation>
            <numerusform>ఇప్పటివరకు పడిన %1 పాయింటూ మీదే: %2తో కొనసాగండి.</numerusform>
            <numerusform>ఇప్పటివరకు పడిన %1 పాయింట్లూ మీవే: %2తో కొనసాగండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat the %1: a sure trick on the way to all %2 point(s).</source>
        <translation>
            <numerusform>%1{acc} ఎవరూ కొట్టలేరు: ఉన్న %2 పాయింటు పట్టే దారిలో ఈ పట్టు ఖాయం.</numerusform>
            <numerusform>%1{acc} ఎవరూ కొట్టలేరు: మొత్తం %2 పాయింట్లూ పట్టే దారిలో ఈ పట్టు ఖాయం.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your high cards may win all %1 point(s): play the %2.</source>
        <translation>
            <numerusform>మీ పెద్ద ముక్కలతో ఉన్న %1 పాయింటు పట్టవచ్చు: %2 వేయండి.</numerusform>
            <numerusform>మీ పెద్ద ముక్కలతో మొత్తం %1 పాయింట్లూ పట్టవచ్చు: %2 వేయండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far, and nobody can beat your %3: keep the lead.</source>
        <translation>
            <numerusform>ఇప్పటివరకు పడిన %2 పాయింటూ %1 గెలిచారు, మీ %3{acc} ఎవరూ కొట్టలేరు: దానితో పట్టు మీరే గెలవండి.</numerusform>
            <numerusform>ఇప్పటివరకు పడిన %2 పాయింట్లూ %1 గెలిచారు, మీ %3{acc} ఎవరూ కొట్టలేరు: దానితో పట్టు మీరే గెలవండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the %2 that you passed: lead spades to force it out.</source>
        <translation>మీరిచ్చిన %2 %1 దగ్గర ఉంది: దాన్ని రప్పించడానికి ఇస్పేటుతో మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>The %1 is still out: lead spades to force it out, because yours are all lower.</source>
        <translation>%1 ఇంకా పడలేదు, మీ ఇస్పేట్లన్నీ దానికంటే చిన్నవి: ఇస్పేటుతో మొదలుపెట్టి దాన్ని రప్పించండి.</translation>
    </message>
    <message>
        <source>After the %1 you have no %2 left, so you can throw other cards.</source>
        <translation>%1 వేశాక మీ దగ్గర %2 ఉండదు, కాబట్టి వేరే ముక్కలు పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>Only %1 can still have %2, and all of them beat your %3.</source>
        <translation>ఇక %2 ఉండగలిగింది %1 దగ్గరే, ఆ ముక్కలన్నీ మీ %3 కంటే పెద్దవి.</translation>
    </message>
    <message>
        <source>All %2 %3 still out beat your %1: you can&apos;t win this trick.</source>
        <comment>the %2 cards of a suit, 2 or more</comment>
        <translation>ఇంకా పడని %2 %3 ముక్కలూ మీ %1 కంటే పెద్దవి: ఈ పట్టు మీరు గెలవలేరు.</translation>
    </message>
    <message>
        <source>The %1 is still out and beats your %2: you can&apos;t win this trick.</source>
        <translation>%1 ఇంకా పడలేదు, అది మీ %2 కంటే పెద్దది: ఈ పట్టు మీరు గెలవలేరు.</translation>
    </message>
    <message>
        <source>No points may be thrown on the first trick, so get rid of the %1.</source>
        <translation>మొదటి పట్టులో పాయింట్లు పారేయకూడదు, కాబట్టి %1{acc} వదిలించుకోండి.</translation>
    </message>
    <message>
        <source>Nobody else has points left, so winning with the %1 costs nothing.</source>
        <translation>ఇంకెవరి దగ్గరా పాయింట్లు లేవు, కాబట్టి %1తో గెలిచినా నష్టం లేదు.</translation>
    </message>
    <message>
        <source>You keep spades to protect your %1: lead the %2.</source>
        <translation>మీ %1{acc} కాపాడుకోవడానికి ఇస్పేట్లు ఉంచుకుని, %2తో మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Your %1 could win the %2, so lead another suit: the %3.</source>
        <translation>మీ %1 వల్ల %2 మీకే రావచ్చు, కాబట్టి వేరే రంగుతో మొదలుపెట్టండి: %3.</translation>
    </message>
    <message>
        <source>%2 %3 are still out, so points are unlikely: get rid of the %1.</source>
        <comment>many cards of a suit</comment>
        <translation>ఇంకా %2 %3 ముక్కలు పడలేదు, పాయింట్లు పడే అవకాశం తక్కువ: %1{acc} వదిలించుకోండి.</translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so somebody will probably take it.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>ఇంకా పడని %3 %4 ముక్కల్లో %2 మీ %1 కంటే పెద్దది, కాబట్టి పట్టు వేరేవారు గెలవవచ్చు.</numerusform>
            <numerusform>ఇంకా పడని %3 %4 ముక్కల్లో %2 మీ %1 కంటే పెద్దవి, కాబట్టి పట్టు బహుశా వేరేవారే గెలుస్తారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so you might not win this trick.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>ఇంకా పడని %3 %4 ముక్కల్లో %2 మీ %1 కంటే పెద్దది, కాబట్టి ఈ పట్టు మీది కాకపోవచ్చు.</numerusform>
            <numerusform>ఇంకా పడని %3 %4 ముక్కల్లో %2 మీ %1 కంటే పెద్దవి, కాబట్టి ఈ పట్టు మీది కాకపోవచ్చు.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else can have %1, so you win with the %2 and lead again.</source>
        <translation>ఇంకెవరి దగ్గరా %1 ఉండదు, కాబట్టి %2తో గెలిచి మళ్ళీ మీరే మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so play it before anybody runs out of %2.</source>
        <translation>%1{acc} ఎవరూ కొట్టలేరు, కాబట్టి ఎవరి దగ్గరైనా %2 అయిపోకముందే దాన్ని వేయండి.</translation>
    </message>
    <message>
        <source>Only the %1 is still out in its suit, and it beats your %2.</source>
        <translation>ఈ రంగులో ఇంకా పడనిది %1 ఒక్కటే, అది మీ %2 కంటే పెద్దది.</translation>
    </message>
    <message>
        <source>%1 has no %2 and may throw points on the %3, but your other cards risk more.</source>
        <translation>%1 దగ్గర %2 లేదు, వారు %3 మీద పాయింట్లు పారేయవచ్చు; అయినా మీ మిగతా ముక్కలతో ప్రమాదం ఇంకా ఎక్కువ.</translation>
    </message>
    <message>
        <source>The other %1 is still out and could cancel yours.</source>
        <translation>మరో %1 ఇంకా పడలేదు, అది మీ ముక్కను రద్దు చేయవచ్చు.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 beats your %2, so get rid of its %3 point(s) now.</source>
        <translation>
            <numerusform>%1 కింద మీ %2 వేసి దాని %3 పాయింటు ఇప్పుడే వదిలించుకోండి.</numerusform>
            <numerusform>%1 కింద మీ %2 వేసి దాని %3 పాయింట్లు ఇప్పుడే వదిలించుకోండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the %1 your %2 can&apos;t win the %3, so get rid of it now.</source>
        <translation>%1 పడింది కాబట్టి మీ %2 వేసినా %3 మీకు రాదు: దాన్ని ఇప్పుడే వదిలించుకోండి.</translation>
    </message>
    <message numerus="yes">
        <source>Under the %1 you leave this trick&apos;s %2 point(s) to %3: play the %4.</source>
        <translation>
            <numerusform>%1 కింద %4 వేయండి: ఈ పట్టులోని %2 పాయింటు %3{dat} పోతుంది.</numerusform>
            <numerusform>%1 కింద %4 వేయండి: ఈ పట్టులోని %2 పాయింట్లు %3{dat} పోతాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last: under the %1 you get rid of the %2, and %3 leads next.</source>
        <translation>మీరు చివరగా ఆడుతున్నారు: %1 కింద %2{acc} వదిలించుకోండి, తర్వాత %3 మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>%1 has no %2 and could throw the %3: stay low with the %4.</source>
        <translation>%1 దగ్గర %2 లేదు, వారు %3 పారేయవచ్చు: %4 వేసి గెలవకుండా ఉండండి.</translation>
    </message>
    <message>
        <source>%1 has no %2 and could throw points: stay low with the %3.</source>
        <translation>%1 దగ్గర %2 లేదు, వారు పాయింట్లు పారేయవచ్చు: %3 వేసి గెలవకుండా ఉండండి.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) are already in this trick: stay under the %2 with the %3.</source>
        <translation>
            <numerusform>ఈ పట్టులో ఇప్పటికే %1 పాయింటు ఉంది: %3తో %2 కిందే ఉండండి.</numerusform>
            <numerusform>ఈ పట్టులో ఇప్పటికే %1 పాయింట్లు ఉన్నాయి: %3తో %2 కిందే ఉండండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 may still be played on this trick: stay under the %2 with the %3.</source>
        <translation>ఈ పట్టులో ఇంకా %1 పడవచ్చు: %3తో %2 కిందే ఉండండి.</translation>
    </message>
    <message>
        <source>The %1 goes under the %2, and you keep the %3 for later.</source>
        <translation>%2 కింద %1 వేయండి, %3 తర్వాతికి ఉంచుకోండి.</translation>
    </message>
    <message>
        <source>Your %3 may win a better trick: the %1 goes under the %2.</source>
        <translation>మీ %3 ఇంతకంటే మంచి పట్టు గెలవవచ్చు: %2 కింద %1 వేయండి.</translation>
    </message>
    <message>
        <source>Your own %1 would cancel that one; the %2 stays under it.</source>
        <translation>మీ %1 వేస్తే అక్కడున్నదీ రద్దవుతుంది; %2 అయితే దాని కిందే ఉంటుంది.</translation>
    </message>
    <message>
        <source>Your %3 would beat the %2: only the %1 goes under it.</source>
        <translation>మీ %3 వేస్తే %2{acc} కొడుతుంది: దాని కింద వేయగలిగింది %1 ఒక్కటే.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 is in this trick and takes %2 point(s) off your score: try the %3.</source>
        <translation>
            <numerusform>ఇక్కడున్న %1 మీ స్కోరులో %2 పాయింటు తగ్గిస్తుంది: %3తో ప్రయత్నించండి.</numerusform>
            <numerusform>ఇక్కడున్న %1 మీ స్కోరులో %2 పాయింట్లు తగ్గిస్తుంది: %3తో ప్రయత్నించండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat your %1, so you win it yourself: %2 point(s) off your score.</source>
        <translation>
            <numerusform>మీ %1{acc} ఎవరూ కొట్టలేరు, అది మీకే వస్తుంది: మీ స్కోరులో %2 పాయింటు తగ్గుతుంది.</numerusform>
            <numerusform>మీ %1{acc} ఎవరూ కొట్టలేరు, అది మీకే వస్తుంది: మీ స్కోరులో %2 పాయింట్లు తగ్గుతాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far: win this trick with the %3.</source>
        <translation>
            <numerusform>ఇప్పటివరకు పడిన %2 పాయింటూ %1 గెలిచారు: ఈ పట్టు %3తో మీరు గెలవండి.</numerusform>
            <numerusform>ఇప్పటివరకు పడిన %2 పాయింట్లూ %1 గెలిచారు: ఈ పట్టు %3తో మీరు గెలవండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last and there are no points in this trick: get rid of the %1.</source>
        <translation>మీరు చివరగా ఆడుతున్నారు, పట్టులో పాయింట్లు లేవు: %1{acc} వదిలించుకోండి.</translation>
    </message>
    <message>
        <source>You can&apos;t go under the %1: win with the %2, and keep your %3 out of it.</source>
        <translation>%1 కింద వేసే ముక్క మీకు లేదు: %2తో గెలవండి, మీ %3 మాత్రం ఇందులో వేయకండి.</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t go under the %1: this trick&apos;s %2 point(s) are yours, so spend the %3.</source>
        <translation>
            <numerusform>%1 కింద వేసే ముక్క మీకు లేదు: ఈ పట్టులోని %2 పాయింటు మీదే, కాబట్టి %3 వాడేయండి.</numerusform>
            <numerusform>%1 కింద వేసే ముక్క మీకు లేదు: ఈ పట్టులోని %2 పాయింట్లు మీవే, కాబట్టి %3 వాడేయండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick costs you only %1 point(s), and the %2 is gone.</source>
        <translation>
            <numerusform>ఈ పట్టుతో మీకు పడేది %1 పాయింటే, %2 కూడా వదిలిపోతుంది.</numerusform>
            <numerusform>ఈ పట్టుతో మీకు పడేవి %1 పాయింట్లే, %2 కూడా వదిలిపోతుంది.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points may be thrown on the first trick: get rid of the %1.</source>
        <translation>మొదటి పట్టులో పాయింట్లు పారేయకూడదు: %1{acc} వదిలించుకోండి.</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t go under the %1, but %2 card(s) still out beat your %3.</source>
        <translation>
            <numerusform>%1 కింద వేసే ముక్క మీకు లేదు, కానీ ఇంకా పడని %2 ముక్క మీ %3 కంటే పెద్దది.</numerusform>
            <numerusform>%1 కింద వేసే ముక్క మీకు లేదు, కానీ ఇంకా పడని %2 ముక్కలు మీ %3 కంటే పెద్దవి.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t go under the %1 and nobody can beat your %2: win with it.</source>
        <translation>%1 కింద వేసే ముక్క మీకు లేదు, మీ %2{acc} ఎవరూ కొట్టలేరు: దానితో గెలవండి.</translation>
    </message>
    <message>
        <source>%1 %2 are still out, so points are unlikely: spend the %3 now.</source>
        <comment>many cards of a suit</comment>
        <translation>ఇంకా %1 %2 ముక్కలు పడలేదు, పాయింట్లు పడే అవకాశం తక్కువ: %3 ఇప్పుడే వాడేయండి.</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) still out beat your %2, so it might not win: play it now.</source>
        <translation>
            <numerusform>ఇంకా పడని %1 ముక్క మీ %2 కంటే పెద్దది, మీది గెలవకపోవచ్చు: ఇప్పుడే వేయండి.</numerusform>
            <numerusform>ఇంకా పడని %1 ముక్కలు మీ %2 కంటే పెద్దవి, మీది గెలవకపోవచ్చు: ఇప్పుడే వేయండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can go over the %1, so you choose the next lead.</source>
        <translation>%1{acc} ఎవరూ కొట్టలేరు, కాబట్టి తర్వాతి పట్టు మీరే మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>The highest %1 cancel each other, so your %2 may win.</source>
        <translation>అతి పెద్ద %1 ముక్కలు ఒకదాన్నొకటి రద్దు చేసుకుంటాయి, కాబట్టి మీ %2 గెలవవచ్చు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far: give away no more, and throw the %3.</source>
        <translation>
            <numerusform>ఇప్పటివరకు పడిన %2 పాయింటూ %1 గెలిచారు: ఇంకా పాయింట్లు ఇవ్వకండి, %3 పారేయండి.</numerusform>
            <numerusform>ఇప్పటివరకు పడిన %2 పాయింట్లూ %1 గెలిచారు: ఇంకా పాయింట్లు ఇవ్వకండి, %3 పారేయండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need high cards to win all %1 point(s): throw the %2.</source>
        <translation>
            <numerusform>ఉన్న %1 పాయింటు పట్టడానికి పెద్ద ముక్కలు కావాలి: %2 పారేయండి.</numerusform>
            <numerusform>మొత్తం %1 పాయింట్లూ పట్టడానికి పెద్ద ముక్కలు కావాలి: %2 పారేయండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins this trick: throw the %2, and its %3 point(s) go there.</source>
        <translation>
            <numerusform>ఈ పట్టు %1 గెలుస్తారు: %2 పారేయండి, దాని %3 పాయింటు వారికే పోతుంది.</numerusform>
            <numerusform>ఈ పట్టు %1 గెలుస్తారు: %2 పారేయండి, దాని %3 పాయింట్లు వారికే పోతాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no %1, so get rid of the %2 and its %3 point(s).</source>
        <translation>
            <numerusform>మీ దగ్గర %1 లేదు, కాబట్టి %2 పారేసి దాని %3 పాయింటు వదిలించుకోండి.</numerusform>
            <numerusform>మీ దగ్గర %1 లేదు, కాబట్టి %2 పారేసి దాని %3 పాయింట్లు వదిలించుకోండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is still out and your %2 could win it: throw yours now.</source>
        <translation>%1 ఇంకా పడలేదు, మీ %2 వల్ల అది మీకే రావచ్చు: మీది ఇప్పుడే పారేయండి.</translation>
    </message>
    <message>
        <source>%1 wins this trick: throw the %2, and its points go there.</source>
        <translation>ఈ పట్టు %1 గెలుస్తారు: %2 పారేయండి, దాని పాయింట్లు వారికే పోతాయి.</translation>
    </message>
    <message>
        <source>After the %1 you have no %2 left, and can throw points on them later.</source>
        <translation>%1 పోయాక మీ దగ్గర %2 ఉండదు, ముందుముందు ఆ రంగు మీద పాయింట్లు పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>Nobody else can have %1, so your %2 would win if you had to lead it.</source>
        <translation>ఇంకెవరి దగ్గరా %1 ఉండదు: మీరు %2తో మొదలుపెట్టాల్సి వస్తే పట్టు మీకే పడుతుంది.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 %4 still out, %2 are lower than your %1, which could win later.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>ఇంకా పడని %3 %4 ముక్కల్లో %2 మీ %1 కంటే చిన్నది, కాబట్టి మీది తర్వాత గెలవవచ్చు.</numerusform>
            <numerusform>ఇంకా పడని %3 %4 ముక్కల్లో %2 మీ %1 కంటే చిన్నవి, కాబట్టి మీది తర్వాత గెలవవచ్చు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %2 %3 still out are lower than your %1, which would win later.</source>
        <translation>
            <numerusform>ఇంకా పడని %2 %3 ముక్క మీ %1 కంటే చిన్నది, కాబట్టి మీది తర్వాత గెలుస్తుంది.</numerusform>
            <numerusform>ఇంకా పడని %2 %3 ముక్కలూ మీ %1 కంటే చిన్నవి, కాబట్టి మీది తర్వాత గెలుస్తుంది.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so you lose little with it.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>ఇంకా పడని %3 %4 ముక్కల్లో %2 మీ %1 కంటే పెద్దది, కాబట్టి అది పోయినా నష్టం తక్కువే.</numerusform>
            <numerusform>ఇంకా పడని %3 %4 ముక్కల్లో %2 మీ %1 కంటే పెద్దవి, కాబట్టి అది పోయినా నష్టం తక్కువే.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the %1 is still out in its suit, and your %2 would beat it.</source>
        <translation>ఈ రంగులో ఇంకా పడనిది %1 ఒక్కటే, మీ %2 దాన్ని కొడుతుంది.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 %3 still out beat your %1, so it can&apos;t stop anybody.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>ఇంకా పడని %2 %3 ముక్క మీ %1 కంటే పెద్దది, కాబట్టి మీది ఎవరికీ అడ్డు కాదు.</numerusform>
            <numerusform>ఇంకా పడని %2 %3 ముక్కలూ మీ %1 కంటే పెద్దవి, కాబట్టి మీది ఎవరికీ అడ్డు కాదు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass %1 card(s)</source>
        <translation>
            <numerusform>%1 ముక్క ఇవ్వు</numerusform>
            <numerusform>%1 ముక్కలు ఇవ్వు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 more card(s).</source>
        <translation>
            <numerusform>ఇంకా %1 ముక్క ఎంచుకోండి.</numerusform>
            <numerusform>ఇంకా %1 ముక్కలు ఎంచుకోండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve already chosen %1 card(s): take one back first.</source>
        <translation>
            <numerusform>మీరు ఇప్పటికే %1 ముక్క ఎంచుకున్నారు; ముందు దాన్ని వెనక్కి తీసుకోండి.</numerusform>
            <numerusform>మీరు ఇప్పటికే %1 ముక్కలు ఎంచుకున్నారు; ముందు ఒకటి వెనక్కి తీసుకోండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 points to everybody else</source>
        <translation>మిగతా అందరికీ %1 పాయింట్లు కలుపు</translation>
    </message>
    <message>
        <source>Subtract %1 points from your total</source>
        <translation>మీ మొత్తం నుంచి %1 పాయింట్లు తీసేయి</translation>
    </message>
    <message>
        <source>Drop the card on the trick to play it.</source>
        <translation>ముక్కను ఆడాలంటే పట్టు మీద పెట్టండి.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translatorcomment>&apos;ఆట ఉద్దేశం&apos; for the aim; &apos;లక్ష్యం&apos; is the target in points</translatorcomment>
        <translation>ఆట ఉద్దేశం</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>ముక్కలు</translation>
    </message>
    <message>
        <source>Passing</source>
        <translatorcomment>&apos;ముక్కలు ఇవ్వడం&apos; for passing; players may say పాస్ చేయడం</translatorcomment>
        <translation>ముక్కలు ఇవ్వడం</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ఆట</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>పాయింట్లు</translation>
    </message>
    <message>
        <source>Moon and bonuses</source>
        <translation>మూన్, బోనస్‌లు</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>మ్యాచ్ ముగింపు</translation>
    </message>
    <message>
        <source>The first trick begins with the %1.</source>
        <translation>మొదటి పట్టు %1తో మొదలవుతుంది.</translation>
    </message>
    <message>
        <source>The first trick must not begin with a point card.</source>
        <translation>మొదటి పట్టు పాయింటు ముక్కతో మొదలుకాకూడదు.</translation>
    </message>
    <message>
        <source>No points may be discarded on the first trick.</source>
        <translation>మొదటి పట్టులో పాయింటు ముక్కలు పారేయకూడదు.</translation>
    </message>
    <message>
        <source>You must follow suit: play a club.</source>
        <translation>మీరు కళావరు వేయాలి.</translation>
    </message>
    <message>
        <source>You must follow suit: play a diamond.</source>
        <translation>మీరు డైమండు వేయాలి.</translation>
    </message>
    <message>
        <source>You must follow suit: play a spade.</source>
        <translation>మీరు ఇస్పేటు వేయాలి.</translation>
    </message>
    <message>
        <source>You must follow suit: play a heart.</source>
        <translation>మీరు ఆటీను వేయాలి.</translation>
    </message>
    <message>
        <source>Hearts can&apos;t be led before they are broken.</source>
        <translation>ఆటీను తెరుచుకోకముందు దానితో మొదలుపెట్టకూడదు.</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 మీ దగ్గర లేదు.</translation>
    </message>
    <message>
        <source>Choose the cards to pass first.</source>
        <translation>ముందు ఇవ్వాల్సిన ముక్కలు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>You&apos;ve already passed, and the choice is final.</source>
        <translation>మీరు ఇప్పటికే ఇచ్చారు, ఇక మార్చలేరు.</translation>
    </message>
    <message numerus="yes">
        <source>You must pass exactly %1 card(s).</source>
        <translation>
            <numerusform>మీరు సరిగ్గా %1 ముక్క ఇవ్వాలి.</numerusform>
            <numerusform>మీరు సరిగ్గా %1 ముక్కలు ఇవ్వాలి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose different cards to pass.</source>
        <translation>ఇవ్వడానికి వేర్వేరు ముక్కలు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>The number of cards to pass can&apos;t be less than %1.</source>
        <translation>ఇవ్వాల్సిన ముక్కలు %1 కంటే తక్కువ ఉండకూడదు.</translation>
    </message>
    <message>
        <source>You can&apos;t pass %1 cards from a hand of %2: pass fewer.</source>
        <translation>చేతిలో %2 ముక్కలే ఉంటే %1 ముక్కలు ఇవ్వలేరు: తక్కువ ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Now play a card to the trick.</source>
        <translation>ఇప్పుడు పట్టులో ముక్క వేయండి.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>ఇది మీ వంతు కాదు, %1{gen} వంతు.</translation>
    </message>
    <message>
        <source>The player who shot the moon must choose how it counts.</source>
        <translation>మూన్ లెక్క ఎలాగో అన్నీ పట్టినవారు ఎంచుకోవాలి.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>రౌండు ముగిసింది.</translation>
    </message>
    <message>
        <source>Your turn: lead the %1</source>
        <translation>మీ వంతు: %1తో మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <translation>మీ వంతు: మొదటి ముక్క వేయండి</translation>
    </message>
    <message>
        <source>No points on the first trick</source>
        <translation>మొదటి పట్టులో పాయింట్లు వద్దు</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 card(s) for %2: %3 of %1</source>
        <translation>
            <numerusform>%2 కోసం %1 ముక్క ఎంచుకోండి: %1లో %3</numerusform>
            <numerusform>%2 కోసం %1 ముక్కలు ఎంచుకోండి: %1లో %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass these to %1</source>
        <translation>వీటిని %1{dat} ఇవ్వండి</translation>
    </message>
    <message>
        <source>Pass this card to %1</source>
        <translation>ఈ ముక్కను %1{dat} ఇవ్వండి</translation>
    </message>
    <message>
        <source>Waiting until everybody has passed</source>
        <translation>అందరూ ముక్కలు ఇచ్చే వరకు ఆగాలి</translation>
    </message>
    <message>
        <source>Your turn: you can&apos;t follow suit</source>
        <translation>మీ వంతు: మీ దగ్గర అదే రంగు ముక్క లేదు</translation>
    </message>
    <message>
        <source>Your turn: play a club</source>
        <translation>మీ వంతు: కళావరు వేయండి</translation>
    </message>
    <message>
        <source>Your turn: play a diamond</source>
        <translation>మీ వంతు: డైమండు వేయండి</translation>
    </message>
    <message>
        <source>Your turn: play a spade</source>
        <translation>మీ వంతు: ఇస్పేటు వేయండి</translation>
    </message>
    <message>
        <source>Your turn: play a heart</source>
        <translation>మీ వంతు: ఆటీను వేయండి</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 ఆడాలి</translation>
    </message>
    <message>
        <source>You shot the moon! How should it count?</source>
        <translation>మీరు అన్నీ పట్టారు (మూన్). దాని లెక్క ఎలా ఉండాలి?</translation>
    </message>
    <message>
        <source>%1 decides how the moon counts</source>
        <translation>మూన్ లెక్కను %1 ఎంచుకుంటారు</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>రౌండు ముగిసింది</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 మ్యాచ్ గెలిచారు</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>మీరు మ్యాచ్ గెలిచారు</translation>
    </message>
    <message>
        <source>The match is over, and the players with the lowest total share the win</source>
        <translation>మ్యాచ్ ముగిసింది, అతి తక్కువ మొత్తం ఉన్నవారు గెలుపు పంచుకుంటారు</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translatorcomment>deal (round) = రౌండు, match = మ్యాచ్, the dealing itself = పంపకం</translatorcomment>
        <translation>రౌండు %1</translation>
    </message>
    <message>
        <source>Deal %1, trick %2 of %3</source>
        <translation>రౌండు %1, పట్టు %2 (మొత్తం %3)</translation>
    </message>
    <message>
        <source>Pass to the left</source>
        <translation>ఎడమకు ఇవ్వండి</translation>
    </message>
    <message>
        <source>Pass to the right</source>
        <translation>కుడికి ఇవ్వండి</translation>
    </message>
    <message>
        <source>Pass to the second on the left</source>
        <translation>ఎడమ రెండోవారికి ఇవ్వండి</translation>
    </message>
    <message>
        <source>Pass to the second on the right</source>
        <translation>కుడి రెండోవారికి ఇవ్వండి</translation>
    </message>
    <message>
        <source>Passed to the left</source>
        <translation>ఎడమకు ఇచ్చారు</translation>
    </message>
    <message>
        <source>Passed to the right</source>
        <translation>కుడికి ఇచ్చారు</translation>
    </message>
    <message>
        <source>Passed to the second on the left</source>
        <translation>ఎడమ రెండోవారికి ఇచ్చారు</translation>
    </message>
    <message>
        <source>Passed to the second on the right</source>
        <translation>కుడి రెండోవారికి ఇచ్చారు</translation>
    </message>
    <message>
        <source>Pass across</source>
        <translation>ఎదురువారికి ఇవ్వండి</translation>
    </message>
    <message>
        <source>Passed across</source>
        <translation>ఎదురువారికి ఇచ్చారు</translation>
    </message>
    <message>
        <source>No passing this deal</source>
        <translation>ఈ రౌండులో ముక్కలు ఇవ్వరు</translation>
    </message>
    <message>
        <source>Hearts not broken</source>
        <translation>ఆటీను తెరుచుకోలేదు</translation>
    </message>
    <message>
        <source>Hearts are broken</source>
        <translatorcomment>&apos;ఆటీను తెరుచుకుంది&apos; for hearts are broken</translatorcomment>
        <translation>ఆటీను తెరుచుకుంది</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>కిట్టీ</translation>
    </message>
    <message>
        <source>moon?</source>
        <comment>on the plate of a player who has won every point so far and may shoot the moon</comment>
        <translation>మూన్?</translation>
    </message>
    <message>
        <source>%1 has every point so far: %2.</source>
        <translation>ఇప్పటివరకు పాయింట్లన్నీ %1{gen} దగ్గరే ఉన్నాయి: %2.</translation>
    </message>
    <message>
        <source>You have every point so far: %2.</source>
        <translation>ఇప్పటివరకు పాయింట్లన్నీ మీ దగ్గరే ఉన్నాయి: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Kitty: %1 card(s)</source>
        <translatorcomment>&apos;కిట్టీ&apos; for the kitty</translatorcomment>
        <translation>
            <numerusform>కిట్టీ: %1 ముక్క</numerusform>
            <numerusform>కిట్టీ: %1 ముక్కలు</numerusform>
        </translation>
    </message>
    <message>
        <source>Left, right</source>
        <translation>ఎడమ, కుడి</translation>
    </message>
    <message>
        <source>Left, right, no pass</source>
        <translatorcomment>&apos;ఇవ్వరు&apos; = no pass in this deal</translatorcomment>
        <translation>ఎడమ, కుడి, ఇవ్వరు</translation>
    </message>
    <message>
        <source>Left, right, second left, second right, no pass</source>
        <translation>ఎడమ, కుడి, ఎడమ రెండో స్థానం, కుడి రెండో స్థానం, ఇవ్వరు</translation>
    </message>
    <message>
        <source>Never pass</source>
        <translation>ఎప్పుడూ ఇవ్వరు</translation>
    </message>
    <message>
        <source>A kitty for the first trick</source>
        <translation>మొదటి పట్టుకు కిట్టీ</translation>
    </message>
    <message>
        <source>Any card, from the player on the dealer&apos;s left</source>
        <translation>ఏ ముక్కైనా, పంచేవారి ఎడమ పక్కవారు</translation>
    </message>
    <message>
        <source>Any card but a point card, from the player on the dealer&apos;s left</source>
        <translation>పాయింటు ముక్క తప్ప ఏ ముక్కైనా, పంచేవారి ఎడమ పక్కవారు</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>అనుమతి ఉంది</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>అనుమతి లేదు</translation>
    </message>
    <message>
        <source>All others get the points</source>
        <translation>మిగతా అందరికీ పాయింట్లు</translation>
    </message>
    <message>
        <source>The points are taken off the shooter&apos;s total</source>
        <translatorcomment>&apos;అన్నీ పట్టినవారు&apos; = the shooter</translatorcomment>
        <translation>అన్నీ పట్టినవారి మొత్తంలో ఆ పాయింట్లు తగ్గుతాయి</translation>
    </message>
    <message>
        <source>The shooter chooses</source>
        <translation>అన్నీ పట్టినవారు ఎంచుకుంటారు</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>ప్రత్యేకం ఏమీ లేదు</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>ఎప్పుడైనా</translation>
    </message>
    <message>
        <source>Once hearts are broken</source>
        <translation>ఆటీను తెరుచుకున్నాక</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ఏదీ లేదు</translation>
    </message>
    <message>
        <source>The jack of diamonds</source>
        <translation>డైమండు జాకీ</translation>
    </message>
    <message>
        <source>The ten of diamonds</source>
        <translation>డైమండు పది</translation>
    </message>
    <message>
        <source>Play on until one player is lowest</source>
        <translation>ఒక్కరే అతి తక్కువ అయ్యే వరకు ఆట సాగుతుంది</translation>
    </message>
    <message>
        <source>Those with the lowest total share the win</source>
        <translation>అతి తక్కువ ఉన్నవారు గెలుపు పంచుకుంటారు</translation>
    </message>
    <message>
        <source>Cards to pass</source>
        <translation>ఇవ్వాల్సిన ముక్కలు</translation>
    </message>
    <message>
        <source>Before play every player passes this many cards to another; %1 means none.</source>
        <translation>ఆటకు ముందు ప్రతి ఒక్కరూ ఇన్ని ముక్కలు మరొకరికి ఇస్తారు; %1 అంటే ఇవ్వరు.</translation>
    </message>
    <message>
        <source>Who gets the cards, from deal to deal; then it starts over.</source>
        <translation>రౌండు రౌండుకూ ముక్కలు ఎవరికి వెళ్తాయి; తర్వాత మళ్ళీ మొదటి నుంచి.</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>మిగిలే ముక్కలు</translation>
    </message>
    <message>
        <source>First lead of a deal</source>
        <translation>రౌండు మొదటి ముక్క</translation>
    </message>
    <message>
        <source>Who leads to the first trick, and with which card; decided after the pass.</source>
        <translation>మొదటి పట్టును ఎవరు, ఏ ముక్కతో మొదలుపెడతారు; ముక్కలు ఇచ్చాక నిర్ణయిస్తారు.</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>మొదటి పట్టులో పాయింట్లు</translation>
    </message>
    <message>
        <source>Whether a player who can&apos;t follow suit may discard point cards there.</source>
        <translation>అదే రంగు ముక్క లేనివారు అక్కడ పాయింటు ముక్కలు పారేయవచ్చా అన్నది.</translation>
    </message>
    <message>
        <source>Hearts must be broken</source>
        <translation>ఆటీను తెరుచుకోవాలి</translation>
    </message>
    <message>
        <source>Hearts may be led only after a heart has been played.</source>
        <translation>ఒక ఆటీను పడ్డాకే ఆటీనుతో మొదలుపెట్టవచ్చు.</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts</source>
        <translation>ఇస్పేటు రాణి ఆటీనును తెరుస్తుంది</translation>
    </message>
    <message>
        <source>Once she has been played, hearts may be led.</source>
        <translation>అది పడ్డాక ఆటీనుతో మొదలుపెట్టవచ్చు.</translation>
    </message>
    <message>
        <source>Leading the queen of spades</source>
        <translation>ఇస్పేటు రాణితో మొదలుపెట్టడం</translation>
    </message>
    <message>
        <source>You may always follow suit with her or discard her.</source>
        <translation>ఇస్పేట్లు ఆడితే దాన్ని ఎప్పుడూ వేయవచ్చు; వేరే రంగు మీద పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <translation>బోనస్ ముక్క</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translatorcomment>&apos;అన్నీ పట్టడం (మూన్)&apos;; in rules &apos;మూన్ చేయడం&apos;. &apos;మూన్ కొట్టడం&apos; may be more usual</translatorcomment>
        <translation>అన్నీ పట్టడం (మూన్)</translation>
    </message>
    <message>
        <source>What happens when one player wins every point card of the deal.</source>
        <translation>రౌండులోని పాయింటు ముక్కలన్నీ ఒక్కరే గెలిస్తే ఏమవుతుంది.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>లక్ష్యం</translation>
    </message>
    <message>
        <source>The match ends after the deal in which a total reaches this.</source>
        <translation>ఎవరి మొత్తమైనా దీన్ని చేరిన రౌండు తర్వాత మ్యాచ్ ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>Tie for the lowest total</source>
        <translation>అతి తక్కువ మొత్తాలు సమానమైతే</translation>
    </message>
    <message>
        <source>What happens at the end when several players share the lowest total.</source>
        <translation>చివర్లో అనేకమందికి సమానంగా అతి తక్కువ మొత్తం ఉంటే ఏమవుతుంది.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>line of the score</comment>
        <translation>ఆటీనులు</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <comment>line of the score</comment>
        <translation>అన్నీ పట్టడం (మూన్)</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>కిట్టీ</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>heading over the cards that cost points</comment>
        <translation>వచ్చినవి</translation>
    </message>
    <message>
        <source>You shot the moon: %1 points to everybody else.</source>
        <translation>మీరు అన్నీ పట్టారు (మూన్), మిగతా అందరికీ %1 పాయింట్లు పడ్డాయి.</translation>
    </message>
    <message>
        <source>You shot the moon: your total drops by %1 points.</source>
        <translation>మీరు అన్నీ పట్టారు (మూన్), మీ మొత్తంలో %1 పాయింట్లు తగ్గాయి.</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points for you.</source>
        <translation>%1 అన్నీ పట్టారు (మూన్), మీకు %2 పాయింట్లు పడ్డాయి.</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points to everybody else.</source>
        <translation>%1 అన్నీ పట్టారు (మూన్), మిగతా అందరికీ %2 పాయింట్లు పడ్డాయి.</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points off their total.</source>
        <translation>%1 అన్నీ పట్టారు (మూన్), వారి మొత్తంలో %2 పాయింట్లు తగ్గాయి.</translation>
    </message>
    <message>
        <source>You took the queen of spades: %1 points.</source>
        <translation>ఇస్పేటు రాణి మీకు వచ్చింది, మొత్తం %1 పాయింట్లు పడ్డాయి.</translation>
    </message>
    <message>
        <source>You took %1 queens of spades: %2 points.</source>
        <translation>%1 ఇస్పేటు రాణులు మీకు వచ్చాయి, మొత్తం %2 పాయింట్లు పడ్డాయి.</translation>
    </message>
    <message>
        <source>A clean deal: no points for you.</source>
        <translation>చక్కటి రౌండు: మీకు ఒక్క పాయింటూ పడలేదు.</translation>
    </message>
    <message numerus="yes">
        <source>You took %1 point(s).</source>
        <translation>
            <numerusform>మీకు %1 పాయింటు వచ్చింది.</numerusform>
            <numerusform>మీకు %1 పాయింట్లు వచ్చాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your score drops by %1 point(s).</source>
        <translation>
            <numerusform>మీ స్కోరు %1 పాయింటు తగ్గింది.</numerusform>
            <numerusform>మీ స్కోరు %1 పాయింట్లు తగ్గింది.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 point(s).</source>
        <translation>
            <numerusform>మీకు %1 పాయింటు ఉంది.</numerusform>
            <numerusform>మీకు %1 పాయింట్లు ఉన్నాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points for you.</source>
        <translation>మీకు పాయింట్లేమీ రాలేదు.</translation>
    </message>
    <message>
        <source>%1 took the queen of spades.</source>
        <translation>ఇస్పేటు రాణిని %1 తీసుకున్నారు.</translation>
    </message>
    <message>
        <source>%1 took the queens of spades.</source>
        <translation>ఇస్పేటు రాణులను %1 తీసుకున్నారు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>that lie in a trick</comment>
        <translation>
            <numerusform>%1 పాయింటు</numerusform>
            <numerusform>%1 పాయింట్లు</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <comment>that lie in a trick</comment>
        <translation>పాయింట్లు లేవు</translation>
    </message>
    <message>
        <source>hearts broken</source>
        <translation>ఆటీను తెరుచుకుంది</translation>
    </message>
    <message>
        <source>hearts not broken</source>
        <translation>ఆటీను తెరుచుకోలేదు</translation>
    </message>
    <message>
        <source>queen still to come</source>
        <comment>of spades</comment>
        <translation>రాణి ఇంకా రాలేదు</translation>
    </message>
    <message>
        <source>queen on the table</source>
        <comment>of spades</comment>
        <translation>రాణి బల్ల మీద ఉంది</translation>
    </message>
    <message>
        <source>queen: %1</source>
        <comment>who has taken that of spades</comment>
        <translation>రాణి: %1</translation>
    </message>
    <message>
        <source>queen: you</source>
        <comment>who has taken that of spades</comment>
        <translation>రాణి: మీరు</translation>
    </message>
    <message>
        <source>taken: %1</source>
        <comment>points by player: Amrit 4, Kavya 9</comment>
        <translation>వచ్చిన పాయింట్లు: %1</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>ఇంకా పాయింట్లు లేవు</translation>
    </message>
    <message>
        <source>selected: %1</source>
        <comment>cards to be passed</comment>
        <translation>ఎంచుకున్నవి: %1</translation>
    </message>
    <message>
        <source>none selected</source>
        <comment>no cards to be passed yet</comment>
        <translation>ఏదీ ఎంచుకోలేదు</translation>
    </message>
    <message>
        <source>you can lead it</source>
        <translation>దీనితో మొదలుపెట్టవచ్చు</translation>
    </message>
    <message numerus="yes">
        <source>it would be winning: %1 point(s)</source>
        <translation>
            <numerusform>ఇప్పటికి ఇదే గెలుస్తుంది: %1 పాయింటు</numerusform>
            <numerusform>ఇప్పటికి ఇదే గెలుస్తుంది: %1 పాయింట్లు</numerusform>
        </translation>
    </message>
    <message>
        <source>it would be winning, no points</source>
        <translation>ఇప్పటికి ఇదే గెలుస్తుంది, పాయింట్లు లేవు</translation>
    </message>
    <message>
        <source>it can be played and wouldn&apos;t win</source>
        <translation>దీన్ని ఆడవచ్చు, గెలవదు</translation>
    </message>
    <message>
        <source>it can be played: the twins would cancel each other</source>
        <translation>దీన్ని ఆడవచ్చు: జంట రద్దవుతుంది</translation>
    </message>
    <message>
        <source>it can be passed: Space selects it</source>
        <translation>దీన్ని ఇవ్వవచ్చు: Spaceతో ఎంచుకోండి</translation>
    </message>
    <message>
        <source>You have no other spade to protect the %1, so pass it to %2.</source>
        <translation>%1{acc} కాపాడటానికి మీ దగ్గర వేరే ఇస్పేటు లేదు, కాబట్టి దాన్ని %2{dat} ఇవ్వండి.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 other spade(s) would protect the %2, so pass it to %3.</source>
        <translation>
            <numerusform>%2{acc} కాపాడటానికి ఇంకా %1 ఇస్పేటే ఉంటుంది, కాబట్టి దాన్ని %3{dat} ఇవ్వండి.</numerusform>
            <numerusform>%2{acc} కాపాడటానికి ఇంకా %1 ఇస్పేట్లే ఉంటాయి, కాబట్టి దాన్ని %3{dat} ఇవ్వండి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass the %1 and its %2 point(s) on to %3.</source>
        <translation>
            <numerusform>%1{acc} %3{dat} ఇచ్చేస్తే దాని %2 పాయింటూ వారికే పోతుంది.</numerusform>
            <numerusform>%1{acc} %3{dat} ఇచ్చేస్తే దాని %2 పాయింట్లూ వారికే పోతాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards you keep may win all %1 point(s): pass your losers, such as the %2.</source>
        <translation>
            <numerusform>మీరు ఉంచుకునే ముక్కలతో ఉన్న %1 పాయింటు పట్టవచ్చు: %2 లాంటి ఓడే ముక్కలు ఇచ్చేయండి.</numerusform>
            <numerusform>మీరు ఉంచుకునే ముక్కలతో మొత్తం %1 పాయింట్లూ పట్టవచ్చు: %2 లాంటి ఓడే ముక్కలు ఇచ్చేయండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep no %1, so you can throw points as soon as they are led.</source>
        <translation>మీ దగ్గర %1 ఉండదు, కాబట్టి ఆ రంగుతో ఎవరు మొదలుపెట్టినా పాయింట్లు పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>Your %1 could win the %2 later, so pass it to %3.</source>
        <translation>మీ %1 ఉంటే తర్వాత %2 మీకే రావచ్చు, కాబట్టి దాన్ని %3{dat} ఇచ్చేయండి.</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 other spades protect the %2, so pass cards such as the %3.</source>
        <translation>
            <numerusform>మీ మరో %1 ఇస్పేటు %2{acc} కాపాడుతుంది, కాబట్టి %3 లాంటి ముక్కలు ఇవ్వండి.</numerusform>
            <numerusform>మీ మిగతా %1 ఇస్పేట్లు %2{acc} కాపాడతాయి, కాబట్టి %3 లాంటి ముక్కలు ఇవ్వండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is all you keep of its suit, so you can soon throw points.</source>
        <translation>%1 తప్ప ఆ రంగులో మీకేమీ మిగలదు, కాబట్టి త్వరలోనే పాయింట్లు పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>You have no %1 lower than the %2, so it would win tricks: pass it.</source>
        <translation>%2 కంటే చిన్న %1 ముక్క మీకు లేదు, కాబట్టి అది పట్లు గెలుస్తుంది: ఇచ్చేయండి.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of your %2 are lower than the %3, so it would win tricks: pass it.</source>
        <translation>
            <numerusform>మీ %2 ముక్కల్లో %1 మాత్రమే %3 కంటే చిన్నది, కాబట్టి అది పట్లు గెలుస్తుంది: ఇచ్చేయండి.</numerusform>
            <numerusform>మీ %2 ముక్కల్లో %1 మాత్రమే %3 కంటే చిన్నవి, కాబట్టి అది పట్లు గెలుస్తుంది: ఇచ్చేయండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the %1 you run out of %2 sooner, and can then throw points on them.</source>
        <translation>%1 ఇచ్చేస్తే మీ దగ్గర %2 త్వరగా అయిపోతుంది, ఆపై ఆ రంగు మీద పాయింట్లు పారేయవచ్చు.</translation>
    </message>
    <message>
        <source>Your %1 could win a trick of hearts, so pass it to %2.</source>
        <translation>మీ %1 ఆటీనుల పట్టు గెలవవచ్చు, కాబట్టి దాన్ని %2{dat} ఇవ్వండి.</translation>
    </message>
    <message>
        <source>With %1 more points %2 reaches %3, and you win the match.</source>
        <translation>ఇంకా %1 పాయింట్లు కలిస్తే %2 మొత్తం %3 అవుతుంది, మ్యాచ్ మీరు గెలుస్తారు.</translation>
    </message>
    <message>
        <source>With %1 more points for the others you are %2 ahead of %3.</source>
        <translation>మిగతావారికి %1 పాయింట్లు కలిస్తే %3 కంటే మీరు %2 %2{one:పాయింటు|other:పాయింట్ల} తేడాతో ముందుంటారు.</translation>
    </message>
    <message>
        <source>With %1 more points for the others you are only %2 behind %3.</source>
        <translation>మిగతావారికి %1 పాయింట్లు కలిస్తే %3 కంటే మీరు %2 %2{one:పాయింటు|other:పాయింట్ల} తేడాతోనే వెనక ఉంటారు.</translation>
    </message>
    <message>
        <source>With %1 more points for the others the match would end, and %2 would win.</source>
        <translation>మిగతావారికి ఇంకా %1 పాయింట్లు కలిపితే మ్యాచ్ ముగిసి, %2 గెలుస్తారు.</translation>
    </message>
    <message>
        <source>With %1 points off, your total is only %2.</source>
        <translation>%1 పాయింట్లు తీసేస్తే మీ మొత్తం %2 మాత్రమే.</translation>
    </message>
</context>
<context>
    <name>Hearts family, brief</name>
    <message>
        <source>passes %2 to %3</source>
        <translation>%3{dat} %2 %2{one:ముక్క|other:ముక్కలు} ఇచ్చారు</translation>
    </message>
    <message>
        <source>pass %2 to %3</source>
        <translation>%3{dat} %2 %2{one:ముక్క|other:ముక్కలు} ఇచ్చారు</translation>
    </message>
    <message>
        <source>passes %2 to you</source>
        <translation>మీకు %2 %2{one:ముక్క|other:ముక్కలు} ఇచ్చారు</translation>
    </message>
    <message>
        <source>takes %2</source>
        <translation>%2 తీసుకున్నారు</translation>
    </message>
    <message>
        <source>take %2</source>
        <translation>%2 తీసుకున్నారు</translation>
    </message>
    <message>
        <source>takes the kitty, %2</source>
        <translation>%2 %2{one:ముక్క|other:ముక్కల} కిట్టీ తీసుకున్నారు</translation>
    </message>
    <message>
        <source>take the kitty, %2</source>
        <translation>%2 %2{one:ముక్క|other:ముక్కల} కిట్టీ తీసుకున్నారు</translation>
    </message>
    <message>
        <source>hearts broken</source>
        <translation>ఆటీను తెరుచుకుంది</translation>
    </message>
    <message>
        <source>play a club</source>
        <translation>కళావరు వేయండి</translation>
    </message>
    <message>
        <source>play a diamond</source>
        <translation>డైమండు వేయండి</translation>
    </message>
    <message>
        <source>play a spade</source>
        <translation>ఇస్పేటు వేయండి</translation>
    </message>
    <message>
        <source>play a heart</source>
        <translation>ఆటీను వేయండి</translation>
    </message>
    <message>
        <source>lead the %1</source>
        <translation>%1తో మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>మీరు మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>%1 cards for %2</source>
        <translation>%2 కోసం %1 %1{one:ముక్క|other:ముక్కలు}</translation>
    </message>
    <message>
        <source>%2: Enter passes them</source>
        <translation>Enter నొక్కితే %2 ముక్కలు ఇస్తారు</translation>
    </message>
    <message>
        <source>Enter passes it</source>
        <translation>Enter నొక్కితే ఈ ముక్క ఇస్తారు</translation>
    </message>
    <message>
        <source>you can&apos;t follow suit</source>
        <translation>అదే రంగు లేదు, ఏదైనా వేయండి</translation>
    </message>
</context>
<context>
    <name>Hearts family, spoken</name>
    <message numerus="yes">
        <source>Choose %1 card(s) for %2.</source>
        <translation>
            <numerusform>%2 కోసం %1 ముక్క ఎంచుకోండి.</numerusform>
            <numerusform>%2 కోసం %1 ముక్కలు ఎంచుకోండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 of %2: press Enter to pass them to %1.</source>
        <comment>as many as are to be passed</comment>
        <translation>%2లో %2: %1{dat} ఇవ్వడానికి Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>Press Enter to pass this card to %1.</source>
        <translation>ఈ ముక్కను %1{dat} ఇవ్వడానికి Enter నొక్కండి.</translation>
    </message>
</context>
<context>
    <name>Hearts lesson</name>
    <message>
        <source>Your first deal</source>
        <translation>మీ మొదటి రౌండు</translation>
    </message>
    <message>
        <source>Shall I show you how cards are passed?</source>
        <translation>ముక్కలు ఎలా ఇవ్వాలో చూపించనా?</translation>
    </message>
    <message>
        <source>Shall I show you how following suit works?</source>
        <translation>అదే రంగు వేయడం ఎలాగో చూపించనా?</translation>
    </message>
    <message>
        <source>Shall I show you how hearts are broken?</source>
        <translation>ఆటీను ఎలా తెరుచుకుంటుందో చూపించనా?</translation>
    </message>
    <message>
        <source>Each heart costs %1 point and the queen of spades %2. Win as few points as you can.</source>
        <translation>ప్రతి ఆటీనుకు %1 పాయింటు, ఇస్పేటు రాణికి %2. వీలైనంత తక్కువ పాయింట్లు తెచ్చుకోండి.</translation>
    </message>
    <message>
        <source>First you pass three cards: give away all your diamonds, because they&apos;re high.</source>
        <translation>ముందు మూడు ముక్కలు ఇవ్వాలి: మీ డైమండ్లన్నీ ఇచ్చేయండి, అవి పెద్దవి.</translation>
    </message>
    <message>
        <source>You&apos;ve been passed the queen of spades. Try to get rid of her.</source>
        <translation>ఇస్పేటు రాణి మీ దగ్గరకు వచ్చింది. దాన్ని వదిలించుకోవాలి.</translation>
    </message>
    <message>
        <source>Clubs are led: play your highest one while it is cheap.</source>
        <translation>కళావరు ఆడారు: ఇప్పుడు చవక కాబట్టి మీ పెద్ద కళావరు వేయండి.</translation>
    </message>
    <message>
        <source>You must follow suit. The highest card of that suit wins, so play a low one.</source>
        <translation>అదే రంగు వేయాలి. ఆ రంగులో అతి పెద్దది గెలుస్తుంది, కాబట్టి చిన్నది వేయండి.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit, so play what you like: give the queen of spades away!</source>
        <translation>మీ దగ్గర అదే రంగు లేదు, నచ్చింది వేయండి: ఇస్పేటు రాణిని ఇచ్చేయండి!</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: throw your highest heart, and somebody else gets it.</source>
        <translation>మీ దగ్గర అదే రంగు లేదు: మీ అతి పెద్ద ఆటీను పారేయండి, అది వేరేవారికి పోతుంది.</translation>
    </message>
    <message>
        <source>A heart has been played: hearts are broken, and may be led from now on.</source>
        <translation>ఒక ఆటీను పడింది: ఆటీను తెరుచుకుంది, ఇక దానితో మొదలుపెట్టవచ్చు.</translation>
    </message>
    <message>
        <source>You lead: a low card lets somebody else win the trick.</source>
        <translation>మీరు మొదలుపెట్టాలి: చిన్న ముక్క వేస్తే పట్టు వేరేవారు గెలుస్తారు.</translation>
    </message>
    <message>
        <source>The queen has been won. If her winner gets all hearts too, everybody else gets %1 points.</source>
        <translation>రాణి ఒకరికి వెళ్ళింది. ఆటీనులన్నీ కూడా వారికే వస్తే, మిగతా అందరికీ %1 పాయింట్లు.</translation>
    </message>
    <message>
        <source>Shoot the moon</source>
        <translation>అన్నీ పట్టండి (మూన్)</translation>
    </message>
    <message>
        <source>Win all the hearts and the queen of spades: then everybody else gets %1 points.</source>
        <translation>ఆటీనులన్నిటినీ, ఇస్పేటు రాణినీ గెలవండి: అప్పుడు మిగతా అందరికీ %1 పాయింట్లు.</translation>
    </message>
    <message>
        <source>This hand is strong enough for the moon: pass your three low cards.</source>
        <translation>ఈ ముక్కలతో అన్నీ పట్టవచ్చు (మూన్): మీ మూడు చిన్న ముక్కలు ఇచ్చేయండి.</translation>
    </message>
    <message>
        <source>This time you want to win the trick: play your highest club.</source>
        <translation>ఈసారి పట్టు మీరే గెలవాలి: మీ అతి పెద్ద కళావరు వేయండి.</translation>
    </message>
    <message>
        <source>Now you lead. Nobody can beat your high spades: begin with the highest.</source>
        <translation>ఇప్పుడు మీరు మొదలుపెట్టాలి. మీ పెద్ద ఇస్పేట్లను ఎవరూ కొట్టలేరు: అతి పెద్దదానితో మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Keep leading what wins: now your high clubs or diamonds.</source>
        <translation>గెలిచేవాటితోనే ఆడుతూ ఉండండి: ఇప్పుడు మీ పెద్ద కళావర్లు లేదా డైమండ్లు.</translation>
    </message>
    <message>
        <source>Hearts may be led now: take them all, the highest first.</source>
        <translation>ఇప్పుడు ఆటీనుతో మొదలుపెట్టవచ్చు: అన్నీ పట్టేయండి, అతి పెద్దది ముందు.</translation>
    </message>
    <message>
        <source>Only a few hearts are missing. Let nobody else win one!</source>
        <translation>కొన్ని ఆటీనులే మిగిలాయి. ఒక్కటీ వేరేవారికి పోనివ్వకండి!</translation>
    </message>
    <message>
        <source>Somebody else has a point, so the moon is lost: now win as few as you can.</source>
        <translation>వేరేవారికి ఒక పాయింటు వచ్చింది, మూన్ పోయింది: ఇక వీలైనంత తక్కువ తెచ్చుకోండి.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Getting started</source>
        <translation>మొదలుపెట్టడానికి</translation>
    </message>
    <message>
        <source>Press “Play” on the tile of a game: the cards are dealt, at the same table as last time.</source>
        <translation>ఆట పలకపై “ఆడు” నొక్కితే ముక్కలు పంచుతారు, గతసారి బల్ల దగ్గరే.</translation>
    </message>
    <message>
        <source>On the line above it you choose how many play, how strong they are, and the rules.</source>
        <translation>ఎందరు ఆడాలో, ఎంత బలంగా ఆడాలో, ఏ నియమాలతో ఆడాలో దాని పై వరుసలో ఎంచుకోవచ్చు.</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>మౌస్‌తో</translation>
    </message>
    <message>
        <source>Click a card to play it, or drag it to the middle of the table.</source>
        <translation>ముక్కను ఆడటానికి దానిపై క్లిక్ చేయండి, లేదా బల్ల మధ్యకు లాగండి.</translation>
    </message>
    <message>
        <source>To pass cards, click each of them and then the button; another click takes one back.</source>
        <translation>ముక్కలు ఇవ్వడానికి ఒక్కోదానిపై క్లిక్ చేసి, తర్వాత బటన్ నొక్కండి; మళ్ళీ క్లిక్ చేస్తే ముక్క వెనక్కి వస్తుంది.</translation>
    </message>
    <message>
        <source>Cards that you can&apos;t play now are dimmed. Click one to learn why.</source>
        <translation>ఇప్పుడు ఆడకూడని ముక్కలు మసకగా ఉంటాయి. కారణం తెలుసుకోవడానికి దానిపై క్లిక్ చేయండి.</translation>
    </message>
    <message>
        <source>Click while cards are moving to finish the move; click again to clear a full trick.</source>
        <translation>ముక్కలు కదులుతుండగా నొక్కితే కదలిక వెంటనే పూర్తవుతుంది; మళ్ళీ నొక్కితే నిండిన పట్టు తీసేస్తుంది.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>కీబోర్డుతో</translation>
    </message>
    <message>
        <source>The left and right arrow keys move through your hand, Enter plays a card, Space selects it.</source>
        <translation>ఎడమ, కుడి బాణాలతో చేతిలోని ముక్కల మధ్య తిరగండి; Enter ముక్కను ఆడుతుంది, Space ఎంచుకుంటుంది.</translation>
    </message>
    <message>
        <source>The number keys play the first, second, third … of the cards that you can play.</source>
        <translation>అంకెల కీలు ఆడగలిగిన ముక్కల్లో మొదటిది, రెండోది, మూడోది … ఆడతాయి.</translation>
    </message>
    <message>
        <source>Comma and full stop go from suit to suit in your hand, or from rank to rank.</source>
        <translation>కామా, ఫుల్‌స్టాప్ కీలతో మీ చేతిలో రంగు నుంచి రంగుకు, లేదా ర్యాంకు నుంచి ర్యాంకుకు వెళ్ళండి.</translation>
    </message>
    <message>
        <source>Tab moves from pile to pile, Esc clears your selection.</source>
        <translation>Tab ఒక కుప్ప నుంచి మరో కుప్పకు వెళ్తుంది, Esc మీ ఎంపికను వెనక్కి తీసుకుంటుంది.</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>స్క్రీన్ రీడర్‌తో</translation>
    </message>
    <message>
        <source>Your hand, the trick and the piles are lists of cards. What the others do is announced.</source>
        <translation>మీ చేతిలోని ముక్కలు, పట్టు, కుప్పలు – అన్నీ ముక్కల జాబితాలు. మిగతావారు ఏం చేస్తారో వినిపిస్తుంది.</translation>
    </message>
    <message>
        <source>F6 goes from part to part of the table, to the players and the scores too.</source>
        <translation>F6 బల్ల మీద ఒక భాగం నుంచి మరో భాగానికి వెళ్తుంది, ఆటగాళ్ళు, స్కోర్ల దగ్గరకు కూడా.</translation>
    </message>
    <message>
        <source>In long texts the arrow keys read line by line; H goes to the next heading.</source>
        <translation>పెద్ద పాఠ్యాలను బాణాలతో ఒక్కో వరుస చదవండి; H తర్వాతి శీర్షికకు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>Press C to hear the cards on the table, D your hand, P what you can play, W whose turn it is.</source>
        <translation>C బల్ల మీది ముక్కలు చెబుతుంది, D మీ చేతిలోవి, P ఏం ఆడవచ్చో, W ఎవరి వంతో.</translation>
    </message>
    <message>
        <source>Press E to hear how many cards each player has left, S the points, M melds, trumps or points taken.</source>
        <translation>E ఎవరికెన్ని ముక్కలున్నాయో చెబుతుంది, S పాయింట్లు, M సెట్లు, తురుపులు లేదా వచ్చిన పాయింట్లు.</translation>
    </message>
    <message>
        <source>Press L to hear the last trick or turn, and X to hear what the card in focus can do.</source>
        <translation>L గత పట్టు లేదా వంతు చెబుతుంది, X మీరున్న ముక్క ఏం చేయగలదో చెబుతుంది.</translation>
    </message>
    <message>
        <source>Press Shift with a number to hear everything about a player, you first and then clockwise.</source>
        <translation>Shift, ఒక అంకె కలిపి నొక్కితే ఒక ఆటగాడి గురించి అంతా చెబుతుంది, ముందు మీరు, తర్వాత గడియార దిశలో.</translation>
    </message>
    <message>
        <source>Press T to hear everything, your hand first; press it again to go on sentence by sentence.</source>
        <translation>T అంతా చెబుతుంది, ముందు మీ చేతిలోవి; మళ్ళీ నొక్కితే ఒక్కో వాక్యం ముందుకు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>If they&apos;re in another house, choose “Let friends from other houses in” when you open the table.</source>
        <translation>వారు వేరే ఇళ్ళలో ఉంటే, బల్ల తెరిచేటప్పుడు “వేరే ఇళ్ళ స్నేహితులను రానివ్వు” ఆన్ చేయండి.</translation>
    </message>
    <message>
        <source>Shift+L shows what the others did since your last turn, or the tricks that have been played.</source>
        <translation>Shift+L మీ గత వంతు తర్వాత ఇతరులు ఏం చేశారో, లేదా ఆడిన పట్లు చూపుతుంది.</translation>
    </message>
    <message>
        <source>Under Settings, Preferences, Accessibility you choose how much is said.</source>
        <translation>ఎంత చెప్పాలో “సెట్టింగులు”, “ప్రాధాన్యతలు”, “అందరికీ అందుబాటు” అన్నచోట నిర్ణయించండి.</translation>
    </message>
    <message>
        <source>You can look up every key under Help, All keys.</source>
        <translation>ప్రతి కీ “సహాయం”, “అన్ని కీలు” అన్నచోట ఉంది.</translation>
    </message>
    <message>
        <source>If it&apos;s hard to see</source>
        <translation>చూడటం కష్టంగా ఉంటే</translation>
    </message>
    <message>
        <source>The table grows with the window. Ctrl and + make the text larger, Ctrl and - smaller.</source>
        <translation>విండోతో పాటు బల్ల పెరుగుతుంది. Ctrl, + తో అక్షరాలు పెద్దవి, Ctrl, - తో చిన్నవి.</translation>
    </message>
    <message>
        <source>High contrast, large letters on the cards and less motion: Preferences, Accessibility.</source>
        <translation>హై కాంట్రాస్ట్, ముక్కలపై పెద్ద అక్షరాలు, తక్కువ కదలిక: ప్రాధాన్యతలు, అందరికీ అందుబాటు.</translation>
    </message>
    <message>
        <source>With people</source>
        <translation>మనుషులతో</translation>
    </message>
    <message>
        <source>People in the same network see an open table; everybody else needs an invitation.</source>
        <translation>ఇదే నెట్‌వర్క్‌లో ఉన్నవారికి తెరిచిన బల్ల కనిపిస్తుంది; మిగతావారికి దాని ఆహ్వానం కావాలి.</translation>
    </message>
    <message>
        <source>Your seat is kept when the connection is lost: a computer plays on until you are back.</source>
        <translation>కనెక్షన్ తెగినా మీ స్థానం అలాగే ఉంటుంది: మీరు తిరిగి వచ్చేవరకు కంప్యూటరు ఆడుతుంది.</translation>
    </message>
    <message>
        <source>Undo, claims and pauses need everybody&apos;s agreement: answer with Y or N.</source>
        <translation>ఎత్తు వెనక్కి, “మిగతావి నావే”, విరామం అందరూ ఒప్పుకుంటేనే: Y లేదా Nతో జవాబివ్వండి.</translation>
    </message>
    <message>
        <source>If you&apos;re stuck</source>
        <translation>ఏం ఆడాలో తోచకపోతే</translation>
    </message>
    <message>
        <source>Ask for a hint with H: it names a card and says why in one sentence.</source>
        <translation>H నొక్కి సూచన అడగండి: అది ఒక ముక్క పేరు, కారణం ఒక్క వాక్యంలో చెబుతుంది.</translation>
    </message>
    <message>
        <source>Undo takes back as many moves as you like.</source>
        <translation>“ఎత్తు వెనక్కి”తో ఎన్ని ఎత్తులైనా వెనక్కి తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>The round buttons on the table do the same: point at one to read what it does.</source>
        <translation>బల్ల మీది గుండ్రటి బటన్లూ ఇదే చేస్తాయి: ఒకదానిపై పాయింటరు ఉంచితే అది ఏం చేస్తుందో చదవవచ్చు.</translation>
    </message>
    <message>
        <source>Ctrl+F plays the rest of a deal quickly once nothing can change for you.</source>
        <translation>మీకు ఇక ఏదీ మారదని తేలాక, Ctrl+F మిగతా రౌండును వేగంగా ఆడేస్తుంది.</translation>
    </message>
    <message>
        <source>Close the window whenever you like: next time the game continues from the very same card.</source>
        <translation>ఎప్పుడైనా విండో మూసేయండి: తర్వాత ప్రారంభించినప్పుడు ఆట అదే ముక్క దగ్గర నుంచి సాగుతుంది.</translation>
    </message>
    <message>
        <source>What is spoken</source>
        <translation>ఏం చెబుతుంది</translation>
    </message>
    <message>
        <source>Press R or Backspace to hear the last sentence again, Shift+Backspace for the ones before.</source>
        <translation>R లేదా Backspace చివరి వాక్యం మళ్ళీ చెబుతుంది, Shift+Backspace అంతకు ముందువి.</translation>
    </message>
    <message>
        <source>Ctrl+J lists the last hundred sentences; press Enter on one to hear it again.</source>
        <translation>Ctrl+J చివరి వంద వాక్యాలు చూపుతుంది; ఒకదానిపై Enter నొక్కితే మళ్ళీ చెబుతుంది.</translation>
    </message>
    <message>
        <source>If words are spelled out or sound foreign, choose a voice in the language of the game in your screen reader.</source>
        <translation>పదాలు అక్షరం అక్షరంగా, లేదా పరాయి యాసలో వినిపిస్తే, స్క్రీన్ రీడర్‌కు ఆట భాష గొంతు పెట్టండి.</translation>
    </message>
    <message>
        <source>On Linux the game can speak by itself, in its own language: Preferences, Accessibility, Speak through.</source>
        <translation>Linuxలో ఆట తనంతట తానే తన భాషలో మాట్లాడగలదు: ప్రాధాన్యతలు, అందరికీ అందుబాటు, “ఎవరు మాట్లాడాలి”.</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>%1&apos;s computer hasn&apos;t come back. How should the match go on?</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 కంప్యూటరు తిరిగి రాలేదు. మ్యాచ్ ఎలా కొనసాగాలి?</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. How should the match go on?</source>
        <translation>బల్ల నుంచి జవాబు లేదు. మ్యాచ్ ఎలా కొనసాగాలి?</translation>
    </message>
    <message>
        <source>You don&apos;t have to wait for %1. How should the match go on?</source>
        <translation>%1 కోసం ఆగనక్కర్లేదు. మ్యాచ్ ఎలా కొనసాగాలి?</translation>
    </message>
    <message>
        <source>Open it again here</source>
        <comment>the table, for the same people</comment>
        <translation>ఇక్కడ మళ్ళీ తెరువు</translation>
    </message>
    <message>
        <source>Play on against computers</source>
        <translation>కంప్యూటర్లతో ఆడుతూ ఉండు</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>ఇంకా ఆగు</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>భద్రపరిచి వెళ్ళు</translation>
    </message>
</context>
<context>
    <name>How to play</name>
    <message>
        <source>How to play %1</source>
        <translation>%1 ఎలా ఆడాలి</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>మౌస్, కీలు</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>జోడీతో ఆడేటప్పుడు</translation>
    </message>
    <message>
        <source>Click a card to play it, or drag it; select several cards first, then press the button.</source>
        <translation>ముక్కను ఆడటానికి క్లిక్ చేయండి, లేదా లాగండి; చాలా ముక్కలైతే ముందు ఎంచుకుని, తర్వాత బటన్ నొక్కండి.</translation>
    </message>
    <message>
        <source>The arrow keys move through your hand, Space selects a card, Enter plays it, Tab goes on to a pile.</source>
        <translation>బాణాలతో చేతిలో తిరగండి, Space ముక్క ఎంచుకుంటుంది, Enter ఆడుతుంది, Tab తర్వాతి కుప్పకు వెళ్తుంది.</translation>
    </message>
    <message>
        <source>H gives a hint and says why. The rest is under “Mouse and keys” below.</source>
        <translation>H సూచన ఇచ్చి, కారణం చెబుతుంది. మిగతావి కింద “మౌస్, కీలు” అన్నచోట ఉన్నాయి.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>ఎలా ఆడాలి</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ఆటలు</translation>
    </message>
    <message>
        <source>Learn at the table</source>
        <translation>బల్ల దగ్గర నేర్చుకో</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>అన్ని నియమాలు</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <translation>మీ చేతిలో: %1.</translation>
    </message>
    <message>
        <source>In the trick: %1.</source>
        <translation>పట్టులో: %1.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>బల్ల మీద: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what cards are, and which</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>In the frozen pile: %1.</source>
        <translation>ఫ్రీజ్ అయిన కుప్పలో: %1.</translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation>ఎంచుకున్నవి: %1.</translation>
    </message>
    <message>
        <source>Can&apos;t be played now: %1.</source>
        <translation>ఇప్పుడు ఆడకూడనివి: %1.</translation>
    </message>
    <message>
        <source>Cancelled: %1.</source>
        <translation>రద్దయినవి: %1.</translation>
    </message>
    <message>
        <source>To be picked up: %1.</source>
        <translation>తీసుకోవాల్సినవి: %1.</translation>
    </message>
    <message>
        <source>Own trumps, clockwise from you: %1.</source>
        <translation>సొంత తురుపులు, మీ నుంచి గడియార దిశలో: %1.</translation>
    </message>
</context>
<context>
    <name>How to play Canasta</name>
    <message>
        <source>A meld is three or more cards of one rank.</source>
        <translation>ఒకే ర్యాంకు ముక్కలు మూడు, లేదా ఎక్కువ ఉంటే సెట్టు.</translation>
    </message>
    <message>
        <source>Deuces and jokers are wild: they may stand for other cards.</source>
        <translation>రెండ్లు, జోకర్లు జోకరు ముక్కలు: వేరే ముక్కల బదులు వాడవచ్చు.</translation>
    </message>
    <message>
        <source>Seven cards of one rank are a canasta.</source>
        <translation>ఒకే ర్యాంకు ముక్కలు ఏడు ఉంటే కనాస్టా.</translation>
    </message>
    <message>
        <source>Without wild cards it counts more.</source>
        <translation>జోకరు ముక్కలు లేకపోతే దానికి విలువ ఎక్కువ.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 పాయింట్లు</translation>
    </message>
    <message>
        <source>Take the whole pile, if you can meld its top card at once.</source>
        <translation>పై ముక్కతో వెంటనే సెట్టు వేయగలిగితే కుప్ప మొత్తం తీసుకోండి.</translation>
    </message>
    <message>
        <source>A wild card freezes it: then your hand needs two cards like the top one.</source>
        <translation>అందులో జోకరు ముక్క ఉంటే కుప్ప ఫ్రీజ్: పై ముక్క ర్యాంకువి రెండు మీ చేతిలో ఉండాలి.</translation>
    </message>
    <message>
        <source>Each turn ends with a discard; with your last card you go out.</source>
        <translation>ముక్క పారేస్తే వంతు అయిపోతుంది; చివరి ముక్కతో మీరు ముగిస్తారు.</translation>
    </message>
    <message>
        <source>Your side needs a canasta for that. The most points win.</source>
        <translation>దానికి మీ జట్టుకు కనాస్టా కావాలి. ఎక్కువ పాయింట్లున్నవారు గెలుస్తారు.</translation>
    </message>
    <message>
        <source>Your canasta</source>
        <translation>మీ కనాస్టా</translation>
    </message>
    <message>
        <source>Make your first meld with no more cards than it needs, so that your side can still take the pile.</source>
        <translation>మొదటి సెట్టుకు అవసరమైనన్ని ముక్కలే వేయండి, అప్పుడు మీ జట్టు తర్వాత కూడా కుప్ప తీసుకోగలదు.</translation>
    </message>
    <message>
        <source>Don&apos;t discard a rank that your side has on the table while another card is as safe.</source>
        <translation>మరో ముక్క అంతే సురక్షితమైతే, మీ జట్టు బల్ల మీద వేసిన ర్యాంకు ముక్కను పారేయకండి.</translation>
    </message>
    <message>
        <source>Your partner rarely holds more of a rank that they have discarded, so don&apos;t collect that rank together.</source>
        <translation>మీ జోడీ పారేసిన ర్యాంకు ముక్కలు వారి దగ్గర ఇంకా ఉండటం అరుదు, కాబట్టి ఆ ర్యాంకును కలిసి పోగుచేయకండి.</translation>
    </message>
    <message>
        <source>The first card that a player discards isn&apos;t a signal: computer players neither give nor read one.</source>
        <translation>ఎవరైనా మొదట పారేసే ముక్క సంకేతం కాదు: కంప్యూటర్ ఆటగాళ్ళు సంకేతాలు ఇవ్వరు, చదవరు.</translation>
    </message>
    <message>
        <source>A computer partner who can go out asks you first if you hold five cards or more and the deal may go on.</source>
        <translation>మీ దగ్గర ఐదు లేదా అంతకంటే ఎక్కువ ముక్కలుండి, రౌండు ఇంకా సాగే వీలుంటే, కంప్యూటర్ జోడీ ముగించే ముందు మిమ్మల్ని అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Say no if your side&apos;s melds may still bring more than the cards that the others are caught with.</source>
        <translation>మిగతావారి చేతిలో చిక్కే పాయింట్ల కంటే మీ జట్టు సెట్లు ఇంకా ఎక్కువ పాయింట్లు తేగలిగితే వద్దనండి.</translation>
    </message>
</context>
<context>
    <name>How to play Cancellation Hearts</name>
    <message>
        <source>There are two packs, so every card has a twin.</source>
        <translation>రెండు కట్టలు, కాబట్టి ప్రతి ముక్కకూ జంట ఉంటుంది.</translation>
    </message>
    <message>
        <source>Take the fewest points to win, or take them all.</source>
        <translation>గెలవడానికి తక్కువ పాయింట్లు తెచ్చుకోండి, లేదా అన్నీ పట్టేయండి.</translation>
    </message>
    <message>
        <source>%1 point each</source>
        <translation>ఒక్కోటి %1 పాయింటు</translation>
    </message>
    <message>
        <source>%1 points each</source>
        <translation>ఒక్కోటి %1 పాయింట్లు</translation>
    </message>
    <message>
        <source>Play a card of the suit that was led, if you have one.</source>
        <translation>మొదటి ముక్క రంగు ఉంటే అదే వేయండి.</translation>
    </message>
    <message>
        <source>The highest card of that suit takes the trick.</source>
        <translation>ఆ రంగులో అతి పెద్ద ముక్క పట్టు గెలుస్తుంది.</translation>
    </message>
    <message>
        <source>Twins in one trick cancel each other.</source>
        <translation>ఒకే పట్టులో జంట ముక్కలు ఒకదాన్నొకటి రద్దు చేసుకుంటాయి.</translation>
    </message>
    <message>
        <source>Here both kings are gone, and the nine takes the trick.</source>
        <translation>ఇక్కడ రాజులు రెండూ పోయాయి, తొమ్మిది పట్టు గెలుస్తుంది.</translation>
    </message>
    <message>
        <source>If no card of the suit is left, nobody takes the trick.</source>
        <translation>ఆ రంగులో ఏదీ మిగలకపోతే పట్టు ఎవరిదీ కాదు.</translation>
    </message>
    <message>
        <source>It waits for the player who takes the next one.</source>
        <translation>అది తర్వాతి పట్టు గెలిచేవారి కోసం వేచి ఉంటుంది.</translation>
    </message>
</context>
<context>
    <name>How to play Hearts</name>
    <message>
        <source>Before play you pass three cards to another player.</source>
        <translation>ఆటకు ముందు మీరు మూడు ముక్కలు మరొకరికి ఇస్తారు.</translation>
    </message>
    <message>
        <source>Pass on what could take points, such as high spades and hearts.</source>
        <translation>పాయింట్లు తెచ్చేవి ఇచ్చేయండి: పెద్ద ఇస్పేట్లు, ఆటీనుల్లాంటివి.</translation>
    </message>
    <message>
        <source>Play a card of the suit that was led, if you have one.</source>
        <translation>మొదటి ముక్క రంగు ఉంటే అదే వేయండి.</translation>
    </message>
    <message>
        <source>The highest card of that suit takes the trick.</source>
        <translation>ఆ రంగులో అతి పెద్ద ముక్క పట్టు గెలుస్తుంది.</translation>
    </message>
    <message>
        <source>If you have none, play any other card, but usually no points on the first trick.</source>
        <translation>ఆ రంగు లేకపోతే ఏ ముక్కైనా వేయండి; మామూలుగా మొదటి పట్టులో పాయింట్లు వద్దు.</translation>
    </message>
    <message>
        <source>That is the moment to give the queen of spades away.</source>
        <translation>ఇస్పేటు రాణిని ఇచ్చేయడానికి ఇదే సమయం.</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>తక్కువ పాయింట్లున్నవారు గెలుస్తారు.</translation>
    </message>
    <message>
        <source>But if you take them all, they count against the others.</source>
        <translation>కానీ అన్నీ మీరే పట్టేస్తే, ఆ పాయింట్లు మిగతావారికి పడతాయి.</translation>
    </message>
    <message>
        <source>%1 point each</source>
        <translation>ఒక్కోటి %1 పాయింటు</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 పాయింట్లు</translation>
    </message>
</context>
<context>
    <name>How to play Svoi Kozyri</name>
    <message>
        <source>Everybody has their own trump suit.</source>
        <translation>ప్రతి ఒక్కరికీ సొంత తురుపు రంగు ఉంటుంది.</translation>
    </message>
    <message>
        <source>Here yours are the hearts: even the six beats other suits.</source>
        <translation>ఇక్కడ మీ తురుపు ఆటీను: ఆటీను ఆరు కూడా మిగతా రంగులను కొడుతుంది.</translation>
    </message>
    <message>
        <source>Beat the top card: higher in its suit, or with your trump.</source>
        <translation>పై ముక్కను కొట్టండి: అదే రంగులో పెద్దదానితో, లేదా మీ తురుపుతో.</translation>
    </message>
    <message>
        <source>Then lay any other card on top for the next player.</source>
        <translation>తర్వాత దాని మీద తర్వాతివారి కోసం ఇంకే ముక్కైనా వేయండి.</translation>
    </message>
    <message>
        <source>If you can&apos;t beat it, pick up the top three cards.</source>
        <translation>కొట్టలేకపోతే పై మూడు ముక్కలు తీసుకోండి.</translation>
    </message>
    <message>
        <source>If it is one of your own trumps, you pick up more.</source>
        <translation>అది మీ సొంత తురుపైతే ఇంకా ఎక్కువ తీసుకోవాలి.</translation>
    </message>
    <message>
        <source>Get rid of all your cards.</source>
        <translation>మీ ముక్కలన్నీ వదిలించుకోండి.</translation>
    </message>
    <message>
        <source>The last player with cards loses.</source>
        <translation>చివరికి ముక్కలు మిగిలినవారు ఓడతారు.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>The end is missing: only %1 of %2 characters are here. Copy the whole message again and paste it here.</source>
        <translation>దీని చివర లేదు: %2 అక్షరాల్లో %1 మాత్రమే ఉన్నాయి. సందేశమంతా మళ్ళీ కాపీ చేసి ఇక్కడ అతికించండి.</translation>
    </message>
    <message>
        <source>A letter or digit in it is wrong. Copy the message again and paste it here.</source>
        <translation>ఇందులో ఒక అక్షరం లేదా అంకె తప్పు. సందేశాన్ని మళ్ళీ కాపీ చేసి ఇక్కడ అతికించండి.</translation>
    </message>
    <message>
        <source>There is no invitation here: paste the whole message, including the part that begins with “%1”.</source>
        <translation>ఇక్కడ ఆహ్వానం లేదు: “%1”తో మొదలయ్యే భాగంతో సహా సందేశమంతా అతికించండి.</translation>
    </message>
    <message>
        <source>This invitation was made by a newer CardTable: you need that version to join.</source>
        <translation>ఈ ఆహ్వానం కొత్త CardTableది: చేరడానికి మీకు ఆ వెర్షన్ కావాలి.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>All keys</source>
        <translation>అన్ని కీలు</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two keys for one command</comment>
        <translation>%1 లేదా %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a row of keys</comment>
        <translation>%1 నుంచి %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a command and its keys, as they are spoken</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The keys stay the same when the keyboard writes another alphabet.</source>
        <translation>కీబోర్డు వేరే లిపిలో రాస్తున్నా కీలు ఇవే.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>బల్ల దగ్గర</translation>
    </message>
    <message>
        <source>Move through the hand</source>
        <translation>చేతిలోని ముక్కల మధ్య తిరుగు</translation>
    </message>
    <message>
        <source>To another suit or rank in the hand</source>
        <translation>చేతిలో వేరే రంగుకు లేదా ర్యాంకుకు</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>ముక్క ఆడు</translation>
    </message>
    <message>
        <source>Select the card</source>
        <translation>ముక్క ఎంచుకో</translation>
    </message>
    <message>
        <source>Play the first to ninth card that may be played</source>
        <translation>ఆడగలిగిన మొదటి తొమ్మిది ముక్కల్లో ఒకటి ఆడు</translation>
    </message>
    <message>
        <source>Next pile</source>
        <translation>తర్వాతి కుప్ప</translation>
    </message>
    <message>
        <source>From part to part of the table</source>
        <translation>బల్ల మీద ఒక భాగం నుంచి మరో భాగానికి</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>ఎంపిక వెనక్కి తీసుకో</translation>
    </message>
    <message>
        <source>Look and ask</source>
        <translation>చూడటం, అడగటం</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>సూచన</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>స్కోరు పట్టిక</translation>
    </message>
    <message>
        <source>What happened, and the last tricks</source>
        <translation>ఏం జరిగింది, గత పట్లు</translation>
    </message>
    <message>
        <source>Questions, answered aloud</source>
        <translation>అడిగి తెలుసుకోవడం</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>బల్ల మీది ముక్కలు</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>నా చేతిలోవి</translation>
    </message>
    <message>
        <source>What may be played</source>
        <translation>ఏం ఆడవచ్చు</translation>
    </message>
    <message>
        <source>Whose turn it is, and what to do</source>
        <translation>ఎవరి వంతు, ఏం చేయాలి</translation>
    </message>
    <message>
        <source>Cards each player has left</source>
        <translation>ఎవరికెన్ని ముక్కలున్నాయి</translation>
    </message>
    <message>
        <source>Points in brief</source>
        <translation>పాయింట్లు క్లుప్తంగా</translation>
    </message>
    <message>
        <source>Melds, trumps or points taken</source>
        <translation>సెట్లు, తురుపులు లేదా వచ్చిన పాయింట్లు</translation>
    </message>
    <message>
        <source>The last trick or turn</source>
        <translation>గత పట్టు లేదా వంతు</translation>
    </message>
    <message>
        <source>Explain this card</source>
        <translation>ఈ ముక్క గురించి చెప్పు</translation>
    </message>
    <message>
        <source>All about a player, you first</source>
        <translation>ఒక ఆటగాడి గురించి అంతా, ముందు మీరు</translation>
    </message>
    <message>
        <source>Describe the table</source>
        <translation>బల్ల మీద ఏముందో చెప్పు</translation>
    </message>
    <message>
        <source>Repeat what was said</source>
        <translation>చెప్పినది మళ్ళీ చెప్పు</translation>
    </message>
    <message>
        <source>What was said before</source>
        <translation>అంతకు ముందు చెప్పినది</translation>
    </message>
    <message>
        <source>What was said after that</source>
        <translation>ఆ తర్వాత చెప్పినది</translation>
    </message>
    <message>
        <source>What was said, as a list</source>
        <translation>చెప్పినవన్నీ జాబితాగా</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ఆట</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>కొత్త ఆట</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ఎత్తు వెనక్కి</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>మళ్ళీచేయి</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>రౌండు పూర్తి చేయి</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>పంపకం నంబరు</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>నిష్క్రమించు</translation>
    </message>
    <message>
        <source>After a deal</source>
        <translation>రౌండు తర్వాత</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>తర్వాతి రౌండు</translation>
    </message>
    <message>
        <source>Hide the points</source>
        <translation>పాయింట్లు దాచు</translation>
    </message>
    <message>
        <source>Look at the deal</source>
        <translation>రౌండు చూడు</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>ఒక్కో ముక్క</translation>
    </message>
    <message>
        <source>By tricks or turns</source>
        <translation>పట్ల లేదా వంతుల వారీగా</translation>
    </message>
    <message>
        <source>To the next choice that cost points, or back</source>
        <translation>పాయింట్లు పోయిన తర్వాతి ఎంపికకు, లేదా వెనక్కి</translation>
    </message>
    <message>
        <source>All choices there, and Enter plays on</source>
        <translation>అక్కడి ఎంపికలన్నీ, Enter అక్కడి నుంచి ఆడుతుంది</translation>
    </message>
    <message>
        <source>At a table with other people</source>
        <translation>ఇతరులున్న బల్ల దగ్గర</translation>
    </message>
    <message>
        <source>Yes or no to what somebody asks</source>
        <translation>ఎవరైనా అడిగితే సరే లేదా వద్దు</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>ఏదైనా చెప్పు</translation>
    </message>
    <message>
        <source>The nine phrases used last</source>
        <translation>చివరిగా వాడిన తొమ్మిది మాటలు</translation>
    </message>
    <message>
        <source>To the bar at the bottom and back</source>
        <translation>కింది పట్టీకి, తిరిగి</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>విండో</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>ఎలా ఆడాలి</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>ఈ ఆట నియమాలు</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>పూర్తి తెర</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>అక్షరాలు పెద్దవి లేదా చిన్నవి</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>అక్షరాల మామూలు పరిమాణం</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>శబ్దాలు</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>ప్రాధాన్యతలు</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Got it</source>
        <translation>అర్థమైంది</translation>
    </message>
    <message>
        <source>Press Enter to continue.</source>
        <comment>the key</comment>
        <translation>కొనసాగించడానికి Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>Press Enter to leave, Esc to continue.</source>
        <comment>the keys</comment>
        <translation>వదిలేయడానికి Enter, కొనసాగించడానికి Esc నొక్కండి.</translation>
    </message>
    <message>
        <source>Press Enter to take it back, Esc to play on.</source>
        <comment>the keys</comment>
        <translation>వెనక్కి తీసుకోవడానికి Enter, ఆట సాగించడానికి Esc నొక్కండి.</translation>
    </message>
    <message>
        <source>Press Enter for a hint.</source>
        <comment>the key</comment>
        <translation>సూచన కోసం Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>పాఠం వదిలేయి</translation>
    </message>
    <message>
        <source>Leave the lesson? You can come back and continue here.</source>
        <translation>పాఠం వదిలేస్తారా? తిరిగి వచ్చి ఇక్కడి నుంచే కొనసాగించవచ్చు.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>వదిలేయి</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>కొనసాగించు</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>ఆట సాగించు</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>వెనక్కి తీసుకో</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>సూచన చూపు</translation>
    </message>
    <message>
        <source>Another lesson</source>
        <translation>మరో పాఠం</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>మరోసారి</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>చూపించు</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ఇప్పుడు వద్దు</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>మళ్ళీ అడగవద్దు</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>కోచ్</translation>
    </message>
    <message>
        <source>Show the coach&apos;s sentence again</source>
        <translation>కోచ్ చెప్పింది మళ్ళీ చూపు</translation>
    </message>
    <message>
        <source>Lesson, %1 of %2.</source>
        <comment>how many sentences it has, and which of them follows</comment>
        <translation>పాఠం, %2లో %1.</translation>
    </message>
    <message>
        <source>%1, a lesson</source>
        <comment>the name of a game</comment>
        <translation>%1 పాఠం</translation>
    </message>
    <message>
        <source>Leave the table with people first: they would have to wait for you.</source>
        <translation>ముందు మనుషులున్న బల్ల వదలండి: లేకపోతే వాళ్ళు మీ కోసం ఆగాల్సి వస్తుంది.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and one of its lessons</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The rules allow that, but the lesson shows something else. Take it back?</source>
        <translation>నియమాల ప్రకారం అది సరే, కానీ ఈ పాఠం నేర్పేది వేరొకటి. వెనక్కి తీసుకోవాలా?</translation>
    </message>
    <message>
        <source>It&apos;s your turn. Choose for yourself, or ask for a hint.</source>
        <translation>ఇది మీ వంతు. మీరే ఎంచుకోండి, లేదా సూచన అడగండి.</translation>
    </message>
    <message>
        <source>That was a deal. Would you like to play on alone?</source>
        <translation>ఒక రౌండు అయింది. ఇక మీరే ఆడతారా?</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, you</source>
        <translation>మీరు, %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and you</source>
        <translation>మీరు, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1{acc}, %2{acc}</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1{dat}, %2{dat}</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1, %2{gen}</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1{acc}, %2{acc}</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1{dat}, %2{dat}</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1, %2{gen}</translation>
    </message>
    <message>
        <source>%1, you</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మిమ్మల్ని, %1{acc}</translation>
    </message>
    <message>
        <source>%1, you</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మీకు, %1{dat}</translation>
    </message>
    <message>
        <source>%1, you</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మీ, %1{gen}</translation>
    </message>
    <message>
        <source>%1 and you</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మిమ్మల్ని, %1{acc}</translation>
    </message>
    <message>
        <source>%1 and you</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మీకు, %1{dat}</translation>
    </message>
    <message>
        <source>%1 and you</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మీ, %1{gen}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Line %1: %2</source>
        <comment>a line of a saved game, and what is wrong with it</comment>
        <translation>వరుస %1: %2</translation>
    </message>
    <message>
        <source>one bit of it is wrong; the program corrects it.</source>
        <translation>దీనిలో ఒక బిట్ తప్పు; ప్రోగ్రామ్ దాన్ని సరిచేస్తుంది.</translation>
    </message>
    <message>
        <source>its checksum doesn&apos;t match: something was changed, or lines are missing.</source>
        <translation>ఇది దాని చెక్‌సమ్‌తో సరిపోలడం లేదు: ఏదో మారింది, లేదా వరుసలు లేవు.</translation>
    </message>
    <message>
        <source>the line isn&apos;t complete.</source>
        <translation>వరుస పూర్తిగా లేదు.</translation>
    </message>
    <message>
        <source>from here to the end there are only zeros.</source>
        <translation>ఇక్కడి నుంచి చివరి వరకు అన్నీ సున్నాలే.</translation>
    </message>
    <message>
        <source>each line before the first empty one must read “key: value”.</source>
        <translation>మొదటి ఖాళీ వరుసకు ముందు ప్రతి వరుస “key: value”లా ఉండాలి.</translation>
    </message>
    <message>
        <source>the line “%1: …” is missing.</source>
        <translation>“%1: …” వరుస లేదు.</translation>
    </message>
    <message>
        <source>only the formats “%1” and “%2” can be read.</source>
        <translation>“%1”, “%2” ఫార్మాట్లను మాత్రమే చదవగలదు.</translation>
    </message>
    <message>
        <source>there must be one name for each seat.</source>
        <translation>ప్రతి స్థానానికి ఒక పేరు ఉండాలి.</translation>
    </message>
    <message>
        <source>an action is written “%1”, for example “%2”.</source>
        <translation>చర్య “%1”లా రాస్తారు, ఉదాహరణకు “%2”.</translation>
    </message>
    <message>
        <source>this version of the program doesn&apos;t know the entry “%1”.</source>
        <translation>ఈ వెర్షన్ ప్రోగ్రామ్‌కు “%1” తెలియదు.</translation>
    </message>
    <message>
        <source>the match hasn&apos;t reached action %1 before this line.</source>
        <translation>ఈ వరుసకు ముందు మ్యాచ్ %1వ చర్య వరకు రాలేదు.</translation>
    </message>
    <message>
        <source>the entry for who plays on must read “%1”.</source>
        <translation>ఇకపై ఎవరు ఆడతారో “%1” రూపంలో ఉండాలి.</translation>
    </message>
    <message>
        <source>a whole number is needed here.</source>
        <translation>ఇక్కడ పూర్ణ సంఖ్య కావాలి.</translation>
    </message>
    <message>
        <source>the value can&apos;t be read as JSON.</source>
        <translation>విలువను JSONగా చదవలేము.</translation>
    </message>
    <message>
        <source>the seeds of the deals must be a list of texts.</source>
        <translation>రౌండ్ల సీడ్లు పాఠ్యాల జాబితాగా ఉండాలి.</translation>
    </message>
    <message>
        <source>Action %1: %2</source>
        <comment>an action of a saved game, and what is wrong with it</comment>
        <translation>చర్య %1: %2</translation>
    </message>
    <message>
        <source>A seed is one line of plain text.</source>
        <translation>సీడ్ అంటే మామూలు అక్షరాల ఒక వరుస.</translation>
    </message>
    <message>
        <source>This is a saved game of “%1”, not of “%2”.</source>
        <translation>ఇది భద్రపరిచిన “%1” ఆట, “%2” కాదు.</translation>
    </message>
    <message>
        <source>The rules have no option called “%1” with that value.</source>
        <translation>నియమాల్లో ఆ విలువతో “%1” అనే ఎంపిక లేదు.</translation>
    </message>
    <message>
        <source>“%1” by seat %2 is refused: %3.</source>
        <translation>స్థానం %2 వేసిన “%1” చెల్లదు: %3.</translation>
    </message>
    <message>
        <source>The rules can&apos;t carry out “%1”: there is a bug in the program.</source>
        <translation>నియమాలు “%1” చేయలేకపోతున్నాయి: ప్రోగ్రామ్‌లో లోపం ఉంది.</translation>
    </message>
    <message>
        <source>the line isn&apos;t text in UTF-8.</source>
        <translation>వరుస UTF-8 పాఠ్యం కాదు.</translation>
    </message>
    <message>
        <source>there is no game called “%1” here.</source>
        <translation>ఇక్కడ “%1” అనే ఆట లేదు.</translation>
    </message>
</context>
<context>
    <name>Look back</name>
    <message>
        <source>Looking at deal %1</source>
        <translation>రౌండు %1 చూస్తున్నారు</translation>
    </message>
    <message>
        <source>All hands are open</source>
        <translation>అందరి ముక్కలూ తెరిచి ఉన్నాయి</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>stop looking at a deal</comment>
        <translation>సరే</translation>
    </message>
    <message>
        <source>To the beginning of the deal</source>
        <translation>రౌండు మొదటికి</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>ఒక ముక్క వెనక్కి</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>ఒక ముక్క ముందుకు</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>రౌండు చివరికి</translation>
    </message>
    <message>
        <source>You can look at a deal when it is over.</source>
        <translation>రౌండు ముగిశాక చూడవచ్చు.</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>the first part of a time line</comment>
        <translation>పంపకం</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>the first part of a time line: cards are passed</comment>
        <translation>ఇవ్వడం</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>ముక్కలు పంచారు.</translation>
    </message>
    <message>
        <source>Trick %1 of %2.</source>
        <translation>పట్టు %1 (మొత్తం %2).</translation>
    </message>
    <message>
        <source>Turn %1 of %2.</source>
        <translation>వంతు %1 (మొత్తం %2).</translation>
    </message>
    <message>
        <source>played</source>
        <comment>over a card</comment>
        <translation>వేసినది</translation>
    </message>
    <message>
        <source>better</source>
        <comment>over a card</comment>
        <translation>మెరుగు</translation>
    </message>
    <message>
        <source>Your costliest choices</source>
        <translation>ఎక్కువ నష్టం చేసిన ఎంపికలు</translation>
    </message>
    <message>
        <source>Nothing better was found in this deal.</source>
        <translation>ఈ రౌండులో ఇంతకంటే మెరుగైనది దొరకలేదు.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>which choice of a deal, and what it cost</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>Your choices cost %1 points</source>
        <translation>మీ ఎంపికల వల్ల %1 పాయింట్ల నష్టం</translation>
    </message>
    <message>
        <source>No mistake cost you anything</source>
        <translation>పొరపాట్ల వల్ల మీకు నష్టమేమీ జరగలేదు</translation>
    </message>
    <message>
        <source>You took %1; an expert would take about %2</source>
        <translation>మీకు %1 %1{one:వచ్చింది|other:వచ్చాయి}; నిపుణులకైతే దాదాపు %2 %2{one:వచ్చేది|other:వచ్చేవి}</translation>
    </message>
    <message>
        <source>You took %1: luck was with you</source>
        <translation>మీకు %1 %1{one:వచ్చింది|other:వచ్చాయి}: అదృష్టం కలిసొచ్చింది</translation>
    </message>
    <message>
        <source>You made %1; an expert would make about %2</source>
        <translation>మీకు %1 వచ్చాయి; నిపుణులకైతే దాదాపు %2 వచ్చేవి</translation>
    </message>
    <message>
        <source>Weighing your choices: %1 of %2</source>
        <translation>మీ ఎంపికలను అంచనా వేస్తోంది: %2లో %1</translation>
    </message>
    <message>
        <source>Your choices couldn&apos;t be weighed.</source>
        <translation>మీ ఎంపికలను అంచనా వేయలేకపోయింది.</translation>
    </message>
    <message>
        <source>It cost %1 points.</source>
        <comment>a trick or turn on a time line</comment>
        <translation>%1 పాయింట్ల నష్టం.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ఇక్కడి నుంచి ఆడు</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>ఎందుకు?</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>తర్వాతి పొరపాటు</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>మేటి</translation>
    </message>
    <message>
        <source>%1 points worse</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>%1 పాయింట్ల నష్టం</translation>
    </message>
    <message>
        <source>about %1 points worse</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>దాదాపు %1 పాయింట్ల నష్టం</translation>
    </message>
    <message>
        <source>Your pass</source>
        <translation>మీరు ఇచ్చినవి</translation>
    </message>
    <message>
        <source>Trick %1, your card</source>
        <translation>పట్టు %1, మీ ముక్క</translation>
    </message>
    <message>
        <source>Turn %1, your card</source>
        <translation>వంతు %1, మీ ముక్క</translation>
    </message>
    <message>
        <source>Turn %1, your discard</source>
        <translation>వంతు %1, మీరు పారేసినది</translation>
    </message>
    <message>
        <source>Turn %1, your draw</source>
        <translation>వంతు %1, మీరు తీసినది</translation>
    </message>
    <message>
        <source>Turn %1, your meld</source>
        <translation>వంతు %1, మీ సెట్టు</translation>
    </message>
    <message>
        <source>Deal %1 from the pass</source>
        <translation>రౌండు %1, ముక్కలు ఇవ్వడం నుంచి</translation>
    </message>
    <message>
        <source>Deal %1 from trick %2</source>
        <translation>రౌండు %1, పట్టు %2 నుంచి</translation>
    </message>
    <message>
        <source>Deal %1 from turn %2</source>
        <translation>రౌండు %1, వంతు %2 నుంచి</translation>
    </message>
    <message>
        <source>This cost %1 points</source>
        <translation>దీనివల్ల %1 పాయింట్ల నష్టం</translation>
    </message>
    <message>
        <source>This cost about %1 points</source>
        <translation>దీనివల్ల దాదాపు %1 పాయింట్ల నష్టం</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>over a card</comment>
        <translation>ఇచ్చినది</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a choice without cards, in a deal that is looked at</comment>
        <translation>ముక్క తీయడం</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>a choice without cards, in a deal that is looked at</comment>
        <translation>కుప్ప తీసుకోవడం</translation>
    </message>
    <message>
        <source>cost %1 points</source>
        <translation>%1 పాయింట్ల నష్టం</translation>
    </message>
    <message>
        <source>cost about %1 points</source>
        <translation>దాదాపు %1 పాయింట్ల నష్టం</translation>
    </message>
    <message>
        <source>Nothing better</source>
        <translation>ఇంతకంటే మెరుగు లేదు</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>ఇంతకంటే మెరుగైనది దొరకలేదు.</translation>
    </message>
    <message>
        <source>As far as we can tell, this was as good as anything else.</source>
        <translation>తెలిసినంతలో, దీనికంటే మెరుగైనది ఏదీ లేదు.</translation>
    </message>
    <message>
        <source>Better: %1, by %2 points.</source>
        <translation>%1 అయితే %2 పాయింట్లు మెరుగు.</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>a number with one place behind the point</comment>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>No other choice cost points.</source>
        <translation>పాయింట్లు పోయిన ఎంపికలు ఇక లేవు.</translation>
    </message>
    <message>
        <source>None of your choices is marked here.</source>
        <translation>ఇక్కడ మీ ఎంపిక దేనికీ గుర్తు లేదు.</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>%1 గురించి</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>ప్రాధాన్యతలు…</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>సేవలు</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 దాచు</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>మిగతావి దాచు</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>అన్నీ చూపు</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>%1 నుంచి నిష్క్రమించు</translation>
    </message>
</context>
<context>
    <name>Match end</name>
    <message>
        <source>The end of the match</source>
        <translation>మ్యాచ్ ముగింపు</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>మళ్ళీ ఆడు</translation>
    </message>
    <message>
        <source>Look at the last deal</source>
        <translation>చివరి రౌండు చూడు</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>వేరే ఆట</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>a list with a line for each player</comment>
        <translation>తుది స్థానాలు</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>మీరు మ్యాచ్ గెలిచారు!</translation>
    </message>
    <message>
        <source>%1 win the match!</source>
        <comment>the person&apos;s side: You and Kavya</comment>
        <translation>%1 మ్యాచ్ గెలిచారు!</translation>
    </message>
    <message>
        <source>%1 share the win!</source>
        <comment>the person among them: You and Kavya</comment>
        <translation>%1 గెలుపు పంచుకున్నారు!</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 మ్యాచ్ గెలిచారు</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>partners</comment>
        <translation>%1 మ్యాచ్ గెలిచారు</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 గెలుపు పంచుకున్నారు</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>మ్యాచ్ డ్రా అయింది</translation>
    </message>
    <message>
        <source>%1 points, %2 fewer than %3.</source>
        <translation>%1 %1{one:పాయింటు|other:పాయింట్లు}, %3 కంటే %2 తక్కువ.</translation>
    </message>
    <message>
        <source>%1 points, %2 more than %3.</source>
        <translation>%1 %1{one:పాయింటు|other:పాయింట్లు}, %3 కంటే %2 ఎక్కువ.</translation>
    </message>
    <message numerus="yes">
        <source>You came second, %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>మీరు %1 పాయింటు తేడాతో రెండో స్థానంలో నిలిచారు. బాగా ఆడారు.</numerusform>
            <numerusform>మీరు %1 పాయింట్ల తేడాతో రెండో స్థానంలో నిలిచారు. బాగా ఆడారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came third, %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>మీరు %1 పాయింటు తేడాతో మూడో స్థానంలో నిలిచారు. బాగా ఆడారు.</numerusform>
            <numerusform>మీరు %1 పాయింట్ల తేడాతో మూడో స్థానంలో నిలిచారు. బాగా ఆడారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished in place %1, %2 point(s) behind. Well played.</source>
        <translation>
            <numerusform>మీరు %2 పాయింటు తేడాతో %1{ord} స్థానంలో నిలిచారు. బాగా ఆడారు.</numerusform>
            <numerusform>మీరు %2 పాయింట్ల తేడాతో %1{ord} స్థానంలో నిలిచారు. బాగా ఆడారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>మీరు %1 పాయింటు తేడాతో వెనకబడ్డారు. బాగా ఆడారు.</numerusform>
            <numerusform>మీరు %1 పాయింట్ల తేడాతో వెనకబడ్డారు. బాగా ఆడారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row; your best is %2.</source>
        <comment>matches</comment>
        <translation>మీరు వరుసగా %1 మ్యాచ్‌లు గెలిచారు; మీ రికార్డు %2.</translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row.</source>
        <comment>matches</comment>
        <translation>మీరు వరుసగా %1 మ్యాచ్‌లు గెలిచారు.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve won %1 of %2 match(es) of %3.</source>
        <comment>how many, of how many, the name of a game</comment>
        <translation>
            <numerusform>మీరు %3 ఆటలో %2 మ్యాచ్‌లో %1 గెలిచారు.</numerusform>
            <numerusform>మీరు %3 ఆటలో %2 మ్యాచ్‌లలో %1 గెలిచారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best deal was deal %1, with %2 point(s).</source>
        <translation>
            <numerusform>మీ మేటి రౌండు %1వది: %2 పాయింటు.</numerusform>
            <numerusform>మీ మేటి రౌండు %1వది: %2 పాయింట్లు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %1 cost you most: %2 point(s).</source>
        <translation>
            <numerusform>రౌండు %1లో మీకు ఎక్కువ నష్టం: %2 పాయింటు.</numerusform>
            <numerusform>రౌండు %1లో మీకు ఎక్కువ నష్టం: %2 పాయింట్లు.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a heading, said as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and the total</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>ఆట(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>కొత్త ఆట(&amp;N)…</translation>
    </message>
    <message>
        <source>New game by &amp;deal number…</source>
        <translation>పంపకం నంబరుతో కొత్త ఆట(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Play with people…</source>
        <translation>మనుషులతో ఆడు(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Restart this match</source>
        <translation>ఈ మ్యాచ్ మళ్ళీ మొదలుపెట్టు(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation>భద్రపరిచిన ఆట తెరువు(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>పూర్తికాని ఆటలు(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Save the game as…</source>
        <translation>ఆటను ఇలా భద్రపరచు(&amp;S)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>గణాంకాలు(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>స్వాగతం పేజీ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>నిష్క్రమించు(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>ఎత్తు(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ఎత్తు వెనక్కి(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>మళ్ళీచేయి(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>సూచన(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>మిగతావి నావే(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Finish the deal</source>
        <translation>రౌండు పూర్తి చేయి(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>తర్వాతి రౌండు(&amp;N)</translation>
    </message>
    <message>
        <source>Ask for a &amp;pause</source>
        <translation>విరామం అడుగు(&amp;P)</translation>
    </message>
    <message>
        <source>Let a computer play for &amp;me</source>
        <translation>నా బదులు కంప్యూటరు ఆడనీ(&amp;M)</translation>
    </message>
    <message>
        <source>Ask for &amp;another match</source>
        <translation>మరో మ్యాచ్ అడుగు(&amp;A)</translation>
    </message>
    <message>
        <source>Ask to &amp;end the match</source>
        <translation>మ్యాచ్ ముగిద్దామని అడుగు(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Say…</source>
        <translation>చెప్పు(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>ఏం జరిగింది(&amp;W)</translation>
    </message>
    <message>
        <source>Status &amp;bar</source>
        <translation>స్థితి వరుస(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Round buttons</source>
        <translation>గుండ్రటి బటన్లు(&amp;R)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>పెద్ద అక్షరాలు(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>చిన్న అక్షరాలు(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>అక్షరాల మామూలు పరిమాణం(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Describe the table</source>
        <translation>బల్ల మీద ఏముందో చెప్పు(&amp;D)</translation>
    </message>
    <message>
        <source>Read a&amp;loud</source>
        <comment>a menu of questions, each answered aloud in a sentence</comment>
        <translation>చదివి వినిపించు(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Cards on the table</source>
        <translation>బల్ల మీది ముక్కలు(&amp;C)</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <translation>నా చేతిలోవి(&amp;H)</translation>
    </message>
    <message>
        <source>What &amp;may be played</source>
        <translation>ఏం ఆడవచ్చు(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>ఎవరి వంతు(&amp;W)</translation>
    </message>
    <message>
        <source>Cards &amp;each player has left</source>
        <translation>ఎవరికెన్ని ముక్కలున్నాయి(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Points in brief</source>
        <translation>పాయింట్లు క్లుప్తంగా(&amp;P)</translation>
    </message>
    <message>
        <source>Melds, &amp;trumps or points taken</source>
        <translation>సెట్లు, తురుపులు లేదా వచ్చిన పాయింట్లు(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Last trick or turn</source>
        <translation>గత పట్టు లేదా వంతు(&amp;L)</translation>
    </message>
    <message>
        <source>E&amp;xplain this card</source>
        <translation>ఈ ముక్క గురించి చెప్పు(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;All about</source>
        <translation>వీరి గురించి అంతా(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Repeat what was said</source>
        <translation>చెప్పినది మళ్ళీ చెప్పు(&amp;R)</translation>
    </message>
    <message>
        <source>What was said &amp;before</source>
        <translation>అంతకు ముందు చెప్పినది(&amp;B)</translation>
    </message>
    <message>
        <source>What was said a&amp;fter that</source>
        <translation>ఆ తర్వాత చెప్పినది(&amp;F)</translation>
    </message>
    <message>
        <source>What was &amp;said…</source>
        <translation>చెప్పినవి(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation</source>
        <translation>ఆహ్వానం కాపీ చేయి(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Take a seat…</source>
        <translation>స్థానం తీసుకో(&amp;T)…</translation>
    </message>
    <message>
        <source>Ask somebody to &amp;leave…</source>
        <translation>ఒకరిని లేవమని చెప్పు(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>వీక్షణ(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <translation>స్కోరు పట్టిక(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>బల్ల(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>ముక్కలు(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>పూర్తి తెర(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>సెట్టింగులు(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>వేగం(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>భాష(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>శబ్దాలు(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translatorcomment>&apos;ప్రాధాన్యతలు&apos; for preferences; &apos;అభిరుచులు&apos; would be tastes</translatorcomment>
        <translation>ప్రాధాన్యతలు(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>సహాయం(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>ఎలా ఆడాలి(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>ఆట నేర్చుకో(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>ఈ ఆట నియమాలు(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>మౌస్, కీలు(&amp;M)</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>అన్ని కీలు(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Fairness of the deals…</source>
        <translation>పంపకాల న్యాయం(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About CardTable</source>
        <translation>CardTable గురించి(&amp;A)</translation>
    </message>
    <message>
        <source>No match is on the table.</source>
        <translation>బల్ల మీద మ్యాచ్ ఏదీ లేదు.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>ఇంకా ఏదీ ఆడలేదు.</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>ఏదీ వెనక్కి తీసుకోలేదు.</translation>
    </message>
    <message>
        <source>Wait until it&apos;s your turn.</source>
        <translation>మీ వంతు వచ్చేదాకా ఆగండి.</translation>
    </message>
    <message>
        <source>You can claim on your turn, once nothing can change the points of the deal any more.</source>
        <translation>రౌండు పాయింట్లు ఇక మారవని తేలాక, మీ వంతులో మిగతావి మీవని చెప్పవచ్చు.</translation>
    </message>
    <message>
        <source>You can&apos;t do this at a table with other people.</source>
        <translation>ఇతరులున్న బల్ల దగ్గర ఇది కుదరదు.</translation>
    </message>
    <message>
        <source>This deal is only for practice. Go back to your match first.</source>
        <translation>ఈ రౌండు సాధన కోసమే. ముందు మీ మ్యాచ్‌కు వెళ్ళండి.</translation>
    </message>
    <message>
        <source>This is a lesson. Leave it first.</source>
        <translation>ఇది పాఠం. ముందు దీన్ని వదలండి.</translation>
    </message>
    <message>
        <source>This deal isn&apos;t over yet.</source>
        <translation>ఈ రౌండు ఇంకా ముగియలేదు.</translation>
    </message>
    <message>
        <source>Moves can&apos;t be undone at this table.</source>
        <translation>ఈ బల్ల దగ్గర ఎత్తులు వెనక్కి తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>At this table there are no hints.</source>
        <translation>ఈ బల్ల దగ్గర సూచనలు లేవు.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>శబ్దాలు వినిపిస్తాయి.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>శబ్దాలు ఆపేశారు.</translation>
    </message>
    <message>
        <source>You&apos;re watching.</source>
        <translation>మీరు చూస్తున్నారు.</translation>
    </message>
    <message>
        <source>The table is already paused.</source>
        <translation>బల్ల ఇప్పటికే ఆగి ఉంది.</translation>
    </message>
    <message>
        <source>This match isn&apos;t over yet.</source>
        <translation>ఈ మ్యాచ్ ఇంకా ముగియలేదు.</translation>
    </message>
    <message>
        <source>You already have a seat.</source>
        <translation>మీకు ఇప్పటికే స్థానం ఉంది.</translation>
    </message>
    <message>
        <source>There is no free seat at the moment.</source>
        <translation>ఇప్పుడు ఖాళీ స్థానం లేదు.</translation>
    </message>
    <message>
        <source>Nobody else is at the table.</source>
        <translation>బల్ల దగ్గర ఇంకెవరూ లేరు.</translation>
    </message>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>ఇది బల్ల తెరిచినవారే చేయగలరు.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>మ్యాచ్ ముగిసింది.</translation>
    </message>
    <message>
        <source>A computer is already playing for you.</source>
        <translation>మీ బదులు ఇప్పటికే కంప్యూటరు ఆడుతోంది.</translation>
    </message>
    <message>
        <source>The text is as large as it can be.</source>
        <translation>అక్షరాలు ఇంతకంటే పెద్దవి కావు.</translation>
    </message>
    <message>
        <source>The text is as small as it can be.</source>
        <translation>అక్షరాలు ఇంతకంటే చిన్నవి కావు.</translation>
    </message>
    <message>
        <source>The text has its usual size.</source>
        <translation>అక్షరాలు మామూలు పరిమాణంలో ఉన్నాయి.</translation>
    </message>
    <message>
        <source>The text is at %1 per cent.</source>
        <translation>అక్షరాల పరిమాణం ఇప్పుడు %1 శాతం.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>రౌండు ముగిసింది.</translation>
    </message>
    <message>
        <source>The deal is being finished.</source>
        <translation>రౌండు పూర్తవుతోంది.</translation>
    </message>
    <message>
        <source>You can finish a deal once you have no cards left or its points can&apos;t change any more.</source>
        <translation>మీ ముక్కలు అయిపోయాక, లేదా పాయింట్లు ఇక మారవని తేలాక, CardTable రౌండును పూర్తి చేయగలదు.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Guest</source>
        <translation>అతిథి</translation>
    </message>
    <message>
        <source>Amrit</source>
        <translation>అమృత్</translation>
    </message>
    <message>
        <source>Kavya</source>
        <translation>కావ్య</translation>
    </message>
    <message>
        <source>Leela</source>
        <translation>లీల</translation>
    </message>
    <message>
        <source>Navid</source>
        <translation>నవీద్</translation>
    </message>
    <message>
        <source>Laleh</source>
        <translatorcomment>name Laleh: లాలే</translatorcomment>
        <translation>లాలే</translation>
    </message>
    <message>
        <source>Meera</source>
        <translation>మీరా</translation>
    </message>
    <message>
        <source>Dariush</source>
        <translatorcomment>name Dariush: దారియూష్</translatorcomment>
        <translation>దారియూష్</translation>
    </message>
    <message>
        <source>Sita</source>
        <translation>సీత</translation>
    </message>
    <message>
        <source>Parisa</source>
        <translation>పరీసా</translation>
    </message>
    <message>
        <source>Ravi</source>
        <translation>రవి</translation>
    </message>
    <message>
        <source>Simran</source>
        <translation>సిమ్రన్</translation>
    </message>
    <message>
        <source>You</source>
        <comment>whoever reads this, in place of a name</comment>
        <translation>మీరు</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>n</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>అతిథిని</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>అతిథికి</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>అతిథి</translation>
    </message>
    <message>
        <source>Amrit</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>Amrit</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>అమృత్‌ను</translation>
    </message>
    <message>
        <source>Amrit</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>అమృత్‌కు</translation>
    </message>
    <message>
        <source>Amrit</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>అమృత్</translation>
    </message>
    <message>
        <source>Kavya</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Kavya</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కావ్యను</translation>
    </message>
    <message>
        <source>Kavya</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కావ్యకు</translation>
    </message>
    <message>
        <source>Kavya</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కావ్య</translation>
    </message>
    <message>
        <source>Parisa</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Parisa</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>పరీసాను</translation>
    </message>
    <message>
        <source>Parisa</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>పరీసాకు</translation>
    </message>
    <message>
        <source>Parisa</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>పరీసా</translation>
    </message>
    <message>
        <source>Ravi</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>Ravi</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రవిని</translation>
    </message>
    <message>
        <source>Ravi</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రవికి</translation>
    </message>
    <message>
        <source>Ravi</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రవి</translation>
    </message>
    <message>
        <source>Leela</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Leela</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>లీలను</translation>
    </message>
    <message>
        <source>Leela</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>లీలకు</translation>
    </message>
    <message>
        <source>Leela</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>లీల</translation>
    </message>
    <message>
        <source>Dariush</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>Dariush</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>దారియూష్‌ను</translation>
    </message>
    <message>
        <source>Dariush</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>దారియూష్‌కు</translation>
    </message>
    <message>
        <source>Dariush</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>దారియూష్</translation>
    </message>
    <message>
        <source>Simran</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Simran</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>సిమ్రన్‌ను</translation>
    </message>
    <message>
        <source>Simran</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>సిమ్రన్‌కు</translation>
    </message>
    <message>
        <source>Simran</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>సిమ్రన్</translation>
    </message>
    <message>
        <source>Navid</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>Navid</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>నవీద్‌ను</translation>
    </message>
    <message>
        <source>Navid</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>నవీద్‌కు</translation>
    </message>
    <message>
        <source>Navid</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>నవీద్</translation>
    </message>
    <message>
        <source>Meera</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Meera</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మీరాను</translation>
    </message>
    <message>
        <source>Meera</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మీరాకు</translation>
    </message>
    <message>
        <source>Meera</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మీరా</translation>
    </message>
    <message>
        <source>Laleh</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Laleh</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>లాలేను</translation>
    </message>
    <message>
        <source>Laleh</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>లాలేకు</translation>
    </message>
    <message>
        <source>Laleh</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>లాలే</translation>
    </message>
    <message>
        <source>Sita</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Sita</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>సీతను</translation>
    </message>
    <message>
        <source>Sita</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>సీతకు</translation>
    </message>
    <message>
        <source>Sita</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>సీత</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1 గారిని</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1 గారికి</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1 గారి</translation>
    </message>
    <message>
        <source>You</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మిమ్మల్ని</translation>
    </message>
    <message>
        <source>You</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మీకు</translation>
    </message>
    <message>
        <source>You</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మీ</translation>
    </message>
</context>
<context>
    <name>New game</name>
    <message>
        <source>New game</source>
        <translation>కొత్త ఆట</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ఆటలు</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ఆటగాళ్ళు</translation>
    </message>
    <message>
        <source>The rules are now “%1”.</source>
        <comment>other rules came with another number of players</comment>
        <translation>ఇప్పుడు నియమాలు “%1”.</translation>
    </message>
    <message>
        <source>Including you.</source>
        <translation>బల్ల దగ్గర మీతో కలిపి.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ప్రారంభించు</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many players: choose others.</source>
        <translation>ఈ నియమాలు ఇంతమందికి కావు: వేరేవి ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>మరిన్ని</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>తక్కువ</translation>
    </message>
    <message>
        <source>Choose a deal by its number.</source>
        <translation>నంబరుతో ఒక పంపకాన్ని ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translatorcomment>&apos;పంపకం నంబరు&apos; to keep it apart from &apos;రౌండు 3&apos;</translatorcomment>
        <translation>పంపకం నంబరు</translation>
    </message>
    <message>
        <source>Leave it empty for a secret deal. With a number, anybody can deal the same cards again.</source>
        <translation>రహస్య పంపకం కోసం ఖాళీగా వదలండి. నంబరుతో ఎవరైనా అవే ముక్కలను మళ్ళీ పంచవచ్చు.</translation>
    </message>
    <message>
        <source>Name of opponent %1</source>
        <translation>%1వ ప్రత్యర్థి పేరు</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>మీ పేరు</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1 స్థాయి</translation>
    </message>
    <message>
        <source>You</source>
        <translation>మీరు</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>బలం</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>కంప్యూటర్ ఆటగాళ్ళు</translation>
    </message>
    <message>
        <source>All of them, or one by one below, clockwise from you.</source>
        <translation>అందరూ ఒకేసారి, లేదా కింద ఒక్కొక్కరు, మీ నుంచి గడియార దిశలో.</translation>
    </message>
    <message>
        <source>Bot…</source>
        <comment>a computer player that is a program of the person&apos;s own; opens a question</comment>
        <translation>బాట్…</translation>
    </message>
    <message>
        <source>A program of your own plays: you&apos;ll be asked which one.</source>
        <translation>మీ సొంత ప్రోగ్రామ్ ఆడుతుంది: ఏ ప్రోగ్రామో అడుగుతుంది.</translation>
    </message>
    <message>
        <source>A program of your own plays</source>
        <translation>మీ సొంత ప్రోగ్రామ్ ఆడుతుంది</translation>
    </message>
    <message>
        <source>It runs on this computer and can do anything you can: choose only one that you trust.</source>
        <translation>ఇది ఈ కంప్యూటరులోనే నడుస్తుంది, మీరు చేయగలిగినవన్నీ చేయగలదు: నమ్మకమైనదే ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>It is shown the cards of its own seat and what everybody sees, never another hand.</source>
        <translation>దానికి తన ముక్కలు, అందరికీ కనిపించేవి మాత్రమే చూపుతుంది, ఇంకొకరి ముక్కలు ఎప్పుడూ చూపదు.</translation>
    </message>
    <message>
        <source>It has ten seconds for a move. If it is slower, breaks a rule or stops, a computer plays in its place.</source>
        <translation>ఒక ఎత్తుకు పది సెకన్లు. ఆలస్యమైనా, నియమం తప్పినా, ఆగిపోయినా దాని బదులు కంప్యూటరు ఆడుతుంది.</translation>
    </message>
    <message>
        <source>To write one, read PROTOCOL.md, which comes with the source code.</source>
        <translation>ఇలాంటిది రాయాలంటే, సోర్స్ కోడ్‌తో వచ్చే PROTOCOL.md చదవండి.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>ప్రోగ్రామ్</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>ఎంచుకో…</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>ఆడనివ్వు</translation>
    </message>
    <message>
        <source>This program can&apos;t be started: choose another file, or make this one executable.</source>
        <translation>ఇది నడిపించగల ప్రోగ్రామ్ కాదు: వేరే ఫైలు ఎంచుకోండి, లేదా దీన్ని నడపగలిగే ఫైలుగా మార్చండి.</translation>
    </message>
    <message>
        <source>The program “%1” isn&apos;t started automatically: a computer plays in its place. To use it, choose it again under New game.</source>
        <translation>“%1” ప్రోగ్రామ్ దానంతటదే మొదలవదు: దాని బదులు కంప్యూటరు ఆడుతుంది. వాడాలంటే “కొత్త ఆట”లో మళ్ళీ ఎంచుకోండి.</translation>
    </message>
</context>
<context>
    <name>Ordinal</name>
    <message>
        <source>1</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మొదటి</translation>
    </message>
    <message>
        <source>2</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రెండో</translation>
    </message>
    <message>
        <source>3</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మూడో</translation>
    </message>
    <message>
        <source>4</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>నాలుగో</translation>
    </message>
    <message>
        <source>5</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఐదో</translation>
    </message>
    <message>
        <source>6</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆరో</translation>
    </message>
    <message>
        <source>7</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఏడో</translation>
    </message>
    <message>
        <source>8</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఎనిమిదో</translation>
    </message>
    <message>
        <source>9</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>తొమ్మిదో</translation>
    </message>
    <message>
        <source>10</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>పదో</translation>
    </message>
    <message>
        <source>11</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>పదకొండో</translation>
    </message>
    <message>
        <source>12</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>పన్నెండో</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1వ</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Change the rules</source>
        <translation>నియమాలు మార్చు</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>నియమాలు</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>ఈ బల్ల దగ్గర</translation>
    </message>
    <message>
        <source>Pages of rules</source>
        <translation>నియమాల పేజీలు</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ఆట</translation>
    </message>
    <message>
        <source>Another game begins with its usual rules.</source>
        <translation>వేరే ఆట దాని మామూలు నియమాలతో మొదలవుతుంది.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>స్థానాలు</translation>
    </message>
    <message>
        <source>People and computers together.</source>
        <translation>మనుషులు, కంప్యూటర్లు కలిపి.</translation>
    </message>
    <message>
        <source>Everybody is asked again whether they are ready.</source>
        <translation>అందరినీ మళ్ళీ సిద్ధమా అని అడుగుతుంది.</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many seats: choose others.</source>
        <translation>ఈ నియమాలు ఇన్ని స్థానాలకు కావు: వేరేవి ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>బల్ల మూసేయాలా?</translation>
    </message>
    <message>
        <source>%1 is still playing. Without your computer the table waits.</source>
        <comment>a name</comment>
        <translation>%1 ఇంకా ఆడుతున్నారు. మీ కంప్యూటరు లేకపోతే బల్ల ఆగుతుంది.</translation>
    </message>
    <message>
        <source>%1 are still playing. Without your computer the table waits.</source>
        <comment>names</comment>
        <translation>%1 ఇంకా ఆడుతున్నారు. మీ కంప్యూటరు లేకపోతే బల్ల ఆగుతుంది.</translation>
    </message>
    <message>
        <source>%1 is at the table, and will see that you have closed it.</source>
        <comment>a name</comment>
        <translation>బల్ల దగ్గర %1 ఉన్నారు; మీరు మూసేశారని వారికి తెలుస్తుంది.</translation>
    </message>
    <message>
        <source>%1 are at the table, and will see that you have closed it.</source>
        <comment>names</comment>
        <translation>బల్ల దగ్గర %1 ఉన్నారు; మీరు మూసేశారని వారికి తెలుస్తుంది.</translation>
    </message>
    <message>
        <source>Every card so far is saved. The match goes on when you open the table again; the same invitation still works.</source>
        <translation>ఇప్పటివరకు ప్రతి ముక్కా భద్రం. బల్ల మళ్ళీ తెరిస్తే మ్యాచ్ కొనసాగుతుంది; అదే ఆహ్వానం పనిచేస్తుంది.</translation>
    </message>
    <message>
        <source>You can open a table again at any time; they need a new invitation then.</source>
        <translation>బల్లను ఎప్పుడైనా మళ్ళీ తెరవవచ్చు; అప్పుడు కొత్త ఆహ్వానం పంపాలి.</translation>
    </message>
    <message>
        <source>The invitation will no longer work. You can open a table again at any time.</source>
        <translation>ఆ ఆహ్వానం ఇక పనిచేయదు. బల్లను ఎప్పుడైనా మళ్ళీ తెరవవచ్చు.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>ఉండు</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>బల్ల మూసివేయి</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>పూర్తి నియమాలు</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>మార్చు…</translation>
    </message>
    <message>
        <source>Send the message to anyone you like. It works until you close the table.</source>
        <translation>సందేశాన్ని ఎవరికైనా పంపండి. బల్ల మూసేవరకు పనిచేస్తుంది.</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>ఆహ్వానం కాపీ చేయి</translation>
    </message>
    <message>
        <source>Works from anywhere</source>
        <comment>an invitation</comment>
        <translation>ఎక్కడి నుంచైనా పనిచేస్తుంది</translation>
    </message>
    <message>
        <source>Works in this house only</source>
        <comment>an invitation</comment>
        <translation>ఈ ఇంట్లో మాత్రమే పనిచేస్తుంది</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>కాపీ అయింది. సందేశంలో అతికించండి.</translation>
    </message>
    <message>
        <source>Connecting to a relay for friends from other houses…</source>
        <translation>వేరే ఇళ్ళ స్నేహితుల కోసం రిలేకు కలుపుతోంది…</translation>
    </message>
    <message>
        <source>Friends from other houses can come as long as your table is open.</source>
        <translation>మీ బల్ల తెరిచి ఉన్నంతవరకు వేరే ఇళ్ళ స్నేహితులు రావచ్చు.</translation>
    </message>
    <message>
        <source>No relay answers. Check your internet connection, or choose another relay in Preferences, Players.</source>
        <translation>ఏ రిలే కూడా స్పందించడం లేదు. మీ ఇంటర్నెట్ కనెక్షన్ చూడండి, లేదా “ప్రాధాన్యతలు”, “ఆటగాళ్ళు”లో వేరే రిలే ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t reach other houses. Play in the same house, or at a table on a server.</source>
        <translation>ఈ CardTableతో వేరే ఇళ్ళను చేరడం కుదరదు. ఒకే ఇంట్లో ఆడండి, లేదా సర్వర్‌లోని బల్ల దగ్గర ఆడండి.</translation>
    </message>
    <message>
        <source>Friends from other houses</source>
        <translation>వేరే ఇళ్ళ స్నేహితులు</translation>
    </message>
    <message>
        <source>Let friends from other houses in</source>
        <translation>వేరే ఇళ్ళ స్నేహితులను రానివ్వు</translation>
    </message>
    <message>
        <source>This invitation works in %1&apos;s house only.</source>
        <comment>a name</comment>
        <translation>ఈ ఆహ్వానం %1 ఇంట్లో మాత్రమే పనిచేస్తుంది.</translation>
    </message>
    <message>
        <source>Also visible to everybody in this house</source>
        <translation>ఈ ఇంట్లో అందరికీ కూడా కనిపిస్తుంది</translation>
    </message>
    <message>
        <source>By invitation only</source>
        <translation>ఆహ్వానంతో మాత్రమే</translation>
    </message>
    <message>
        <source>Friends from other houses…</source>
        <comment>opens a page: how they can come to this table</comment>
        <translation>వేరే ఇళ్ళ స్నేహితులు…</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <comment>what a screen reader says of a table: whose, which game, and its mark</comment>
        <translation>%1. %2. %3</translation>
    </message>
    <message>
        <source>%1. %2. %3 %4.</source>
        <comment>the same, and what the button does</comment>
        <translation>%1. %2. %3 %4.</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>బల్ల వదిలి వెళ్తారా?</translation>
    </message>
    <message>
        <source>You can come back with the invitation as long as the table is open.</source>
        <translation>బల్ల తెరిచి ఉన్నంతసేపు ఆహ్వానంతో తిరిగి రావచ్చు.</translation>
    </message>
    <message>
        <source>A computer plays on for you; you can come back until the match is over.</source>
        <translation>మీ బదులు కంప్యూటరు ఆడుతుంది; మ్యాచ్ ముగిసేవరకు తిరిగి రావచ్చు.</translation>
    </message>
    <message>
        <source>A computer plays on for you; you can come back until the match is over, or somebody else has taken your seat.</source>
        <translation>మీ బదులు కంప్యూటరు ఆడుతుంది; మ్యాచ్ ముగిసేవరకు, లేదా ఇంకెవరైనా మీ స్థానం తీసుకునేవరకు తిరిగి రావచ్చు.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>వెళ్ళు</translation>
    </message>
    <message>
        <source>Tables in this house</source>
        <translation>ఈ ఇంట్లోని బల్లలు</translation>
    </message>
    <message>
        <source>Looking for tables…</source>
        <translation>బల్లల కోసం వెతుకుతోంది…</translation>
    </message>
    <message numerus="yes">
        <source>%1 table(s). Still looking…</source>
        <translation>
            <numerusform>%1 బల్ల. ఇంకా వెతుకుతోంది…</numerusform>
            <numerusform>%1 బల్లలు. ఇంకా వెతుకుతోంది…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 table(s) found.</source>
        <translation>
            <numerusform>%1 బల్ల దొరికింది.</numerusform>
            <numerusform>%1 బల్లలు దొరికాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>The host&apos;s screen shows four cards too. Do they match? Then it is the right table.</source>
        <translation>బల్ల తెరిచినవారి తెర మీదా నాలుగు ముక్కలు ఉంటాయి. అవి ఇవేనా? అయితే ఇదే సరైన బల్ల.</translation>
    </message>
    <message>
        <source>No table found yet</source>
        <translation>ఇంకా బల్ల దొరకలేదు</translation>
    </message>
    <message>
        <source>Somebody has to open one first: you, or a person on another computer in the same network.</source>
        <translation>ముందు ఎవరో ఒకరు బల్ల తెరవాలి: మీరు, లేదా ఇదే నెట్‌వర్క్‌లోని మరో కంప్యూటరు దగ్గరున్నవారు.</translation>
    </message>
    <message>
        <source>A firewall may ask whether CardTable may use the network: say yes.</source>
        <translation>CardTable నెట్‌వర్క్ వాడవచ్చా అని ఫైర్‌వాల్ అడగవచ్చు: సరే అనండి.</translation>
    </message>
    <message>
        <source>An invitation works without searching.</source>
        <translation>ఆహ్వానం ఉంటే వెతకనక్కర్లేదు.</translation>
    </message>
    <message>
        <source>Use an invitation</source>
        <translation>ఆహ్వానం వాడు</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>బల్ల తెరువు</translation>
    </message>
    <message>
        <source>People you have played with</source>
        <translation>మీరు కలిసి ఆడినవారు</translation>
    </message>
    <message>
        <source>Their table is open now.</source>
        <comment>of a person in a list</comment>
        <translation>వీరి బల్ల ఇప్పుడు తెరిచి ఉంది.</translation>
    </message>
    <message>
        <source>No open table in this house.</source>
        <comment>of a person in a list</comment>
        <translation>ఈ ఇంట్లో వీరి బల్ల తెరిచి లేదు.</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a person from a list</comment>
        <translation>జాబితా నుంచి తీసేయి</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a button, and the person whom it is about</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Visible to everybody in this house</source>
        <translation>ఈ ఇంట్లో అందరికీ కనిపించాలి</translation>
    </message>
    <message>
        <source>Off: only people with your invitation can come.</source>
        <translation>ఆఫ్ చేస్తే మీ ఆహ్వానం ఉన్నవారే రాగలరు.</translation>
    </message>
    <message>
        <source>Let people watch</source>
        <translation>చూసేవారు రావచ్చు</translation>
    </message>
    <message>
        <source>They see what lies on the table, and all hands when a deal is over.</source>
        <translation>వారికి బల్లపై ఉన్నవి, రౌండు అయ్యాక అందరి ముక్కలూ కనిపిస్తాయి.</translation>
    </message>
    <message>
        <source>A computer&apos;s seat may be taken during a match</source>
        <translation>మ్యాచ్ మధ్యలో కంప్యూటరు స్థానం తీసుకోవచ్చు</translation>
    </message>
    <message>
        <source>People who come later take over its cards and points.</source>
        <translation>తర్వాత వచ్చినవారు దాని ముక్కలతో, పాయింట్లతో ఆడతారు.</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>ఒక ఎత్తుకు సమయం</translation>
    </message>
    <message>
        <source>Then the others may let a computer play on. Nothing happens automatically.</source>
        <translation>ఆ తర్వాత ఇతరులు కంప్యూటరుతో ఆడించవచ్చు. దానంతటదే ఏదీ జరగదు.</translation>
    </message>
    <message>
        <source>When somebody&apos;s connection is lost</source>
        <translation>ఎవరి కనెక్షనైనా తెగితే</translation>
    </message>
    <message>
        <source>After this time a computer plays on until they are back.</source>
        <translation>ఇంతసేపయ్యాక, వారు తిరిగి వచ్చేవరకు కంప్యూటరు ఆడుతుంది.</translation>
    </message>
    <message>
        <source>The computer that plays on</source>
        <translation>వారి బదులు ఆడే కంప్యూటరు</translation>
    </message>
    <message>
        <source>A player who comes back takes over the cards at once.</source>
        <translation>తిరిగి వచ్చినవారు వెంటనే ముక్కలు తీసుకుంటారు.</translation>
    </message>
    <message>
        <source>A relay helps their computers find yours. Off: the table is in this house only.</source>
        <translation>వాళ్ళ కంప్యూటర్లు మీ కంప్యూటరును కనుగొనడానికి రిలే సాయపడుతుంది. ఆఫ్ చేస్తే బల్ల ఈ ఇంట్లో మాత్రమే ఉంటుంది.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ఎత్తు వెనక్కి</translation>
    </message>
    <message>
        <source>Everybody else is asked each time.</source>
        <translation>ప్రతిసారీ మిగతా అందరినీ అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>సూచనలు</translation>
    </message>
    <message>
        <source>Everybody may ask their own computer for advice.</source>
        <translation>ఎవరైనా తమ కంప్యూటరు సలహా అడగవచ్చు.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>పరిమితి లేదు</translation>
    </message>
    <message numerus="yes">
        <source>%1 minute(s)</source>
        <translation>
            <numerusform>%1 నిమిషం</numerusform>
            <numerusform>%1 నిమిషాలు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s)</source>
        <translation>
            <numerusform>%1 సెకను</numerusform>
            <numerusform>%1 సెకన్లు</numerusform>
        </translation>
    </message>
    <message>
        <source>Only if the others say so</source>
        <translation>ఇతరులు చెబితేనే</translation>
    </message>
    <message>
        <source>You sit down as</source>
        <translation>మీరు ఈ పేరుతో కూర్చుంటారు</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>మార్చు</translation>
    </message>
    <message>
        <source>Change your name and portrait</source>
        <translation>మీ పేరు, బొమ్మ మార్చండి</translation>
    </message>
    <message>
        <source>Have you been invited?</source>
        <translation>మిమ్మల్ని ఆహ్వానించారా?</translation>
    </message>
    <message>
        <source>Paste the whole message you were sent. CardTable finds the invitation in it.</source>
        <translation>మీకు వచ్చిన సందేశమంతా అతికించండి. ఆహ్వానాన్ని CardTable వెతుక్కుంటుంది.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>ఆహ్వానం</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>అతికించు</translation>
    </message>
    <message>
        <source>The invitation is complete.</source>
        <translation>ఆహ్వానం పూర్తిగా ఉంది.</translation>
    </message>
    <message>
        <source>It leads to the table with these four cards. Its host sees them too.</source>
        <translation>ఇది ఈ నాలుగు ముక్కలున్న బల్లది. బల్ల తెరిచినవారికీ ఇవే కనిపిస్తాయి.</translation>
    </message>
    <message>
        <source>It leads to a table on the server %1.</source>
        <translation>ఇది %1 సర్వర్‌లోని బల్లది.</translation>
    </message>
    <message>
        <source>%1 and this portrait will be shown at the table. Nothing else about you is sent.</source>
        <translation>బల్ల దగ్గర %1 పేరు, ఈ బొమ్మ కనిపిస్తాయి. మీ గురించి ఇంకేమీ పంపదు.</translation>
    </message>
    <message>
        <source>This isn&apos;t the whole invitation.</source>
        <translation>ఆహ్వానం పూర్తిగా లేదు.</translation>
    </message>
    <message>
        <source>Something in this invitation is wrong.</source>
        <translation>ఈ ఆహ్వానంలో ఏదో తప్పుంది.</translation>
    </message>
    <message>
        <source>This isn&apos;t an invitation.</source>
        <translation>ఇది ఆహ్వానం కాదు.</translation>
    </message>
    <message>
        <source>This invitation is too new.</source>
        <translation>ఈ ఆహ్వానం కొత్త వెర్షన్‌ది.</translation>
    </message>
    <message>
        <source>Mark: %1.</source>
        <comment>the cards by which a table for people is told from others</comment>
        <translation>గుర్తు: %1.</translation>
    </message>
    <message>
        <source>The mark of the table</source>
        <translation>బల్ల గుర్తు</translation>
    </message>
    <message>
        <source>No deal was finished here, so there is nothing to continue.</source>
        <translation>ఇక్కడ ఏ రౌండూ పూర్తి కాలేదు, కాబట్టి కొనసాగించడానికి ఏమీ లేదు.</translation>
    </message>
    <message>
        <source>Open the table again here?</source>
        <translation>బల్లను ఇక్కడ మళ్ళీ తెరవాలా?</translation>
    </message>
    <message>
        <source>The match goes on here after deal %1, with the same seats and points; the others need a new invitation.</source>
        <translation>రౌండు %1 తర్వాత నుంచి మ్యాచ్ ఇక్కడ కొనసాగుతుంది, అవే స్థానాలు, అవే పాయింట్లు; మిగతావారు కొత్త ఆహ్వానంతో వస్తారు.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>మళ్ళీ తెరువు</translation>
    </message>
    <message>
        <source>You&apos;re at a table with people: leave it first (Game, Welcome page).</source>
        <translation>మీరు మనుషులున్న బల్ల దగ్గర ఉన్నారు: ముందు దాన్ని వదలండి (ఆట, స్వాగతం పేజీ).</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <comment>whose table it is: a name</comment>
        <translation>%1 బల్ల</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>చేరు</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>చూడు</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>కొనసాగించు</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 seats free</source>
        <comment>a game, and how many seats of a table are free</comment>
        <translation>%1 · ఖాళీ స్థానాలు: %2/%3</translation>
    </message>
    <message>
        <source>%1 · being played · %2 of %3 seats free</source>
        <comment>a game, and how many seats of a table are free</comment>
        <translation>%1 · ఆట సాగుతోంది · ఖాళీ స్థానాలు: %2/%3</translation>
    </message>
    <message>
        <source>%1 · being played</source>
        <comment>a game</comment>
        <translation>%1 · ఆడుతున్నారు</translation>
    </message>
    <message>
        <source>%1 · full</source>
        <comment>a game at whose table nobody can sit down</comment>
        <translation>%1 · నిండింది</translation>
    </message>
    <message>
        <source>%1 · your seat is kept</source>
        <comment>a game</comment>
        <translation>%1 · మీ స్థానం అలాగే ఉంది</translation>
    </message>
    <message>
        <source>%1 · went on at %2&apos;s table</source>
        <comment>a game whose table was gone, and a name</comment>
        <translation>%1 · %2 బల్ల దగ్గర కొనసాగింది</translation>
    </message>
    <message>
        <source>%1&apos;s version of CardTable is different from yours.</source>
        <comment>a name</comment>
        <translation>%1 దగ్గరున్న CardTable వెర్షన్ వేరు.</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>మీ బల్ల</translation>
    </message>
    <message>
        <source>People and computers together. Computers fill the empty seats when you start.</source>
        <translation>మనుషులు, కంప్యూటర్లు కలిపి. మొదలుపెట్టగానే ఖాళీ స్థానాల్లో కంప్యూటర్లు కూర్చుంటాయి.</translation>
    </message>
    <message>
        <source>Play with people</source>
        <translation>మనుషులతో ఆడు</translation>
    </message>
    <message>
        <source>In this house</source>
        <translation>ఈ ఇంట్లో</translation>
    </message>
    <message>
        <source>By invitation</source>
        <translation>ఆహ్వానంతో</translation>
    </message>
    <message>
        <source>Ways to play with people</source>
        <translation>మనుషులతో ఆడే దారులు</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>బల్ల దగ్గరికి వెళ్తున్నాం…</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>బల్ల తెరుస్తోంది…</translation>
    </message>
    <message>
        <source>This takes a moment.</source>
        <translation>కాసేపు పడుతుంది.</translation>
    </message>
    <message>
        <source>%1, %2 seats</source>
        <comment>a game, and for how many its table is</comment>
        <translation>%1, %2 స్థానాలు</translation>
    </message>
    <message>
        <source>Your table is open.</source>
        <translation>మీ బల్ల తెరిచి ఉంది.</translation>
    </message>
    <message>
        <source>The table is open again here, after deal %1. Send the others the new invitation.</source>
        <translation>రౌండు %1 తర్వాత బల్ల ఇక్కడ మళ్ళీ తెరుచుకుంది. మిగతావారికి కొత్త ఆహ్వానం పంపండి.</translation>
    </message>
    <message>
        <source>You&apos;re at %1&apos;s table.</source>
        <translation>మీరు %1 బల్ల దగ్గర కూర్చున్నారు.</translation>
    </message>
    <message>
        <source>You&apos;re at the table.</source>
        <translation>మీరు బల్ల దగ్గర కూర్చున్నారు.</translation>
    </message>
    <message>
        <source>You&apos;re watching: all seats of this table are taken.</source>
        <translation>మీరు చూస్తున్నారు: ఈ బల్ల దగ్గర స్థానాలన్నీ నిండాయి.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again…</source>
        <translation>బల్లతో కనెక్షన్ తెగింది. మళ్ళీ ప్రయత్నిస్తోంది…</translation>
    </message>
    <message>
        <source>The connection to the table is back.</source>
        <translation>బల్లతో కనెక్షన్ తిరిగి వచ్చింది.</translation>
    </message>
    <message>
        <source>%1 invites you to play %2. Copy this whole message, then open CardTable and choose Play with people, By invitation, Paste: %3</source>
        <comment>a name, a game, and an invitation</comment>
        <translation>%2 ఆడటానికి %1 మిమ్మల్ని ఆహ్వానిస్తున్నారు. ఈ సందేశమంతా కాపీ చేసి, CardTable తెరిచి, “మనుషులతో ఆడు”, “ఆహ్వానంతో”, “అతికించు” నొక్కండి: %3</translation>
    </message>
    <message>
        <source>Ask %1 to leave?</source>
        <translation>%1 గారిని లేవమని చెప్పాలా?</translation>
    </message>
    <message>
        <source>%1 will leave the table, and can come back with a new invitation.</source>
        <translation>%1 స్థానం ఖాళీ అవుతుంది; తిరిగి రావడానికి కొత్త ఆహ్వానం కావాలి.</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <translation>లేవమని చెప్పు</translation>
    </message>
    <message>
        <source>Send the message to people in this house. It works until you close the table.</source>
        <translation>సందేశాన్ని ఈ ఇంట్లోవారికి పంపండి. బల్ల మూసేవరకు పనిచేస్తుంది.</translation>
    </message>
    <message>
        <source>Everybody at this table sees these four cards.</source>
        <translation>ఈ బల్ల దగ్గర అందరికీ ఇవే నాలుగు ముక్కలు కనిపిస్తాయి.</translation>
    </message>
    <message>
        <source>Ask %1: do you see the same four cards?</source>
        <translation>%1 గారిని అడగండి: మీకూ ఇవే నాలుగు ముక్కలు కనిపిస్తున్నాయా?</translation>
    </message>
    <message>
        <source>I&apos;m ready</source>
        <translation>నేను సిద్ధం</translation>
    </message>
    <message>
        <source>Ready. %1 starts when all are.</source>
        <translation>సిద్ధం. అందరూ సిద్ధమయ్యాక %1 మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>Ready. The match starts when all are.</source>
        <translation>సిద్ధం. అందరూ సిద్ధమయ్యాక మ్యాచ్ మొదలవుతుంది.</translation>
    </message>
    <message>
        <source>I&apos;m not ready after all</source>
        <translation>వద్దు, ఇంకా కాదు</translation>
    </message>
    <message>
        <source>Click an open seat to sit down.</source>
        <translation>కూర్చోవడానికి ఖాళీ స్థానంపై క్లిక్ చేయండి.</translation>
    </message>
    <message>
        <source>You&apos;re watching. The match begins when all players are ready.</source>
        <translation>మీరు చూస్తున్నారు. ఆడేవారంతా సిద్ధమైతే మ్యాచ్ మొదలవుతుంది.</translation>
    </message>
    <message>
        <source>So everybody is asked again.</source>
        <translation>కాబట్టి అందరినీ మరోసారి అడుగుతోంది.</translation>
    </message>
    <message>
        <source>%1 has changed the rules.</source>
        <comment>a name</comment>
        <translation>%1 నియమాలు మార్చారు.</translation>
    </message>
    <message>
        <source>%1 has changed the rules. %2</source>
        <comment>a name, and the first rule that is another one now</comment>
        <translation>%1 నియమాలు మార్చారు. %2</translation>
    </message>
    <message>
        <source>%1&apos;s table. %2. %3 seats.</source>
        <comment>the room before a match: whose, by which rules, for how many</comment>
        <translation>%1 బల్ల. %2. %3 స్థానాలు.</translation>
    </message>
    <message>
        <source>Your table. %1. %2 seats.</source>
        <comment>the same for the host</comment>
        <translation>మీ బల్ల. %1. %2 స్థానాలు.</translation>
    </message>
    <message>
        <source>%1, but to %2</source>
        <comment>a set of rules, and the points to which the match goes</comment>
        <translation>%1, కానీ %2 వరకు</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %2 change(s)</source>
        <comment>a set of rules</comment>
        <translation>
            <numerusform>%1, %2 మార్పుతో</numerusform>
            <numerusform>%1, %2 మార్పులతో</numerusform>
        </translation>
    </message>
    <message>
        <source>To %1 points, not to %2.</source>
        <translation>లక్ష్యం %1 పాయింట్లు, %2 కాదు.</translation>
    </message>
    <message>
        <source>As in the rulebook, to %1 points.</source>
        <translation>నియమాల పుస్తకం ప్రకారం, లక్ష్యం %1 పాయింట్లు.</translation>
    </message>
    <message>
        <source>Made for another number of players.</source>
        <comment>of a set of rules</comment>
        <translation>ఇంతమంది కోసం చేసినవి కావు.</translation>
    </message>
    <message>
        <source>As in the rulebook.</source>
        <translation>నియమాల పుస్తకం ప్రకారం.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a rule and its value at this table</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Undo and claims if all agree.</source>
        <translation>అందరూ సరేనంటే “ఎత్తు వెనక్కి”, “మిగతావి నావే” కుదురుతాయి.</translation>
    </message>
    <message>
        <source>No undo.</source>
        <translation>ఎత్తులు వెనక్కి తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>%1 for a move.</source>
        <comment>a time, as 2 minutes</comment>
        <translation>ఒక ఎత్తుకు %1.</translation>
    </message>
    <message>
        <source>No limit for a move.</source>
        <translation>ఎత్తుకు సమయ పరిమితి లేదు.</translation>
    </message>
    <message>
        <source>People may watch.</source>
        <translation>చూసేవారు రావచ్చు.</translation>
    </message>
    <message>
        <source>No watchers.</source>
        <translation>చూసేవారు వద్దు.</translation>
    </message>
    <message>
        <source>Latecomers may watch or take a seat.</source>
        <translation>తర్వాత వచ్చేవారు చూడవచ్చు లేదా కూర్చోవచ్చు.</translation>
    </message>
    <message>
        <source>Latecomers may take a seat.</source>
        <translation>తర్వాత వచ్చేవారు కూర్చోవచ్చు.</translation>
    </message>
    <message>
        <source>Hints are allowed.</source>
        <translation>సూచనలు తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>rules that find no room on a list</comment>
        <translation>ఇంకా %1</translation>
    </message>
    <message>
        <source>you · host</source>
        <translation>మీరు · బల్ల తెరిచినవారు</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below the own name on a plate</comment>
        <translation>మీరు</translation>
    </message>
    <message>
        <source>host</source>
        <comment>below the name of whose table it is</comment>
        <translation>బల్ల వీరిది</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>మీ జోడీ</translation>
    </message>
    <message>
        <source>%1&apos;s partner</source>
        <comment>a seat: whose partner sits there</comment>
        <translation>%1 జోడీ</translation>
    </message>
    <message>
        <source>beside you</source>
        <comment>a seat of the other side</comment>
        <translation>మీ పక్కన</translation>
    </message>
    <message>
        <source>left</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>ఎడమ</translation>
    </message>
    <message>
        <source>across</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>ఎదురు</translation>
    </message>
    <message>
        <source>right</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>కుడి</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>of a seat, in a match that goes on</comment>
        <translation>
            <numerusform>%1 పాయింటు</numerusform>
            <numerusform>%1 పాయింట్లు</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>where a seat is, and more about it: across · ready</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>of a person in the room before a match</comment>
        <translation>సిద్ధం</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>ఇంకా సిద్ధం కాలేదు</translation>
    </message>
    <message>
        <source>away</source>
        <comment>of a person whose line is lost</comment>
        <translation>ఇక్కడ లేరు</translation>
    </message>
    <message>
        <source>computer · %1</source>
        <comment>and its level</comment>
        <translation>కంప్యూటరు · %1</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>ఖాళీ స్థానం</translation>
    </message>
    <message>
        <source>%1&apos;s seat</source>
        <comment>open, kept for whoever sat there before</comment>
        <translation>%1 స్థానం</translation>
    </message>
    <message>
        <source>click to choose</source>
        <translation>ఎంచుకోండి</translation>
    </message>
    <message>
        <source>click to sit here</source>
        <translation>ఇక్కడ కూర్చోండి</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>మ్యాచ్ మొదలుపెట్టు</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <comment>that was begun at a table which is gone</comment>
        <translation>మ్యాచ్ కొనసాగించు</translation>
    </message>
    <message>
        <source>a computer takes the open seat</source>
        <translation>ఖాళీ స్థానంలో కంప్యూటరు</translation>
    </message>
    <message numerus="yes">
        <source>computers take the %1 open seats</source>
        <translation>
            <numerusform>%1 ఖాళీ స్థానంలో కంప్యూటరు</numerusform>
            <numerusform>%1 ఖాళీ స్థానాల్లో కంప్యూటర్లు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <comment>who play together</comment>
        <translation>
            <numerusform>%1 మనిషి</numerusform>
            <numerusform>%1 మంది</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and a computer</source>
        <comment>how many people play, and a computer</comment>
        <translation>%1, ఒక కంప్యూటరు</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 computers</source>
        <comment>how many people play, and how many computers</comment>
        <translation>
            <numerusform>%1, %2 కంప్యూటరు</numerusform>
            <numerusform>%1, %2 కంప్యూటర్లు</numerusform>
        </translation>
    </message>
    <message>
        <source>you alone</source>
        <translation>మీరొక్కరే</translation>
    </message>
    <message>
        <source>%1 isn&apos;t ready yet</source>
        <comment>one name</comment>
        <translation>%1 ఇంకా సిద్ధం కాలేదు</translation>
    </message>
    <message>
        <source>%1 aren&apos;t ready yet</source>
        <comment>two names: Ravi and Leila</comment>
        <translation>%1 ఇంకా సిద్ధం కాలేదు</translation>
    </message>
    <message numerus="yes">
        <source>%1 aren&apos;t ready yet</source>
        <comment>how many people</comment>
        <translation>
            <numerusform>%1 ఇంకా సిద్ధం కాలేదు</numerusform>
            <numerusform>%1 మంది ఇంకా సిద్ధం కాలేదు</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is away; a computer sits in</source>
        <comment>a name</comment>
        <translation>%1 ఇక్కడ లేరు; బదులు కంప్యూటరు</translation>
    </message>
    <message numerus="yes">
        <source>%1 are away; computers sit in</source>
        <comment>how many people</comment>
        <translation>
            <numerusform>%1 ఇక్కడ లేరు; బదులు కంప్యూటరు</numerusform>
            <numerusform>%1 మంది లేరు; బదులు కంప్యూటర్లు</numerusform>
        </translation>
    </message>
    <message>
        <source>take a seat first</source>
        <translation>ముందు కూర్చోండి</translation>
    </message>
    <message>
        <source>%1 sits down.</source>
        <translation>%1 కూర్చున్నారు.</translation>
    </message>
    <message>
        <source>%1 has left their seat.</source>
        <translation>%1 స్థానం వదిలారు.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>%1 సిద్ధం.</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>అందరూ సిద్ధం.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 ఇక్కడ లేరు.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 తిరిగి వచ్చారు.</translation>
    </message>
    <message>
        <source>Seat %1 of %2: %3, %4</source>
        <comment>what a screen reader says of a seat: who sits there, and more</comment>
        <translation>స్థానం %1 (మొత్తం %2): %3, %4</translation>
    </message>
    <message>
        <source>Seat %1 of %2: open</source>
        <comment>what a screen reader says of a seat</comment>
        <translation>స్థానం %1 (మొత్తం %2): ఖాళీ</translation>
    </message>
    <message>
        <source>Seat %1 of %2: open, %3 sat here</source>
        <comment>what a screen reader says of a seat</comment>
        <translation>స్థానం %1 (మొత్తం %2): ఖాళీ, ఇంతకుముందు ఇక్కడ %3 ఉన్నారు</translation>
    </message>
    <message>
        <source>Open for people</source>
        <translation>మనుషుల కోసం ఖాళీ</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>and its level</comment>
        <translation>కంప్యూటరు: %1</translation>
    </message>
    <message>
        <source>Sit here myself</source>
        <translation>ఇక్కడ నేనే కూర్చుంటా</translation>
    </message>
    <message>
        <source>Ask to leave…</source>
        <translation>లేవమని చెప్పు…</translation>
    </message>
    <message>
        <source>Sit opposite me</source>
        <translation>నా ఎదురుగా కూర్చోబెట్టు</translation>
    </message>
    <message>
        <source>Change places with %1</source>
        <comment>of two people at a table: a name</comment>
        <translation>%1తో స్థానం మార్చు</translation>
    </message>
    <message>
        <source>Change places with me</source>
        <translation>నాతో స్థానం మార్చు</translation>
    </message>
    <message>
        <source>Move here: %1</source>
        <comment>an entry to move somebody: an open seat</comment>
        <translation>ఇక్కడికి మార్చు: %1</translation>
    </message>
    <message>
        <source>Move here: %1, %2</source>
        <comment>an entry to move somebody: an open seat, and where it is</comment>
        <translation>ఇక్కడికి మార్చు: %1, %2</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>బల్ల మూసి ఉంది.</translation>
    </message>
    <message>
        <source>Ask its host to open it again.</source>
        <translation>బల్ల తెరిచినవారిని మళ్ళీ తెరవమని అడగండి.</translation>
    </message>
    <message>
        <source>The host&apos;s computer can&apos;t let you in right now.</source>
        <translation>బల్ల తెరిచినవారి కంప్యూటరు ఇప్పుడు మిమ్మల్ని చేర్చుకోలేకపోతోంది.</translation>
    </message>
    <message>
        <source>Wait a little and try again.</source>
        <translation>కాసేపు ఆగి మళ్ళీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>CardTable tries again automatically.</source>
        <translation>CardTable తనంతట తానే మళ్ళీ ప్రయత్నిస్తుంది.</translation>
    </message>
    <message>
        <source>Something went wrong on the way to the table.</source>
        <translation>బల్ల దగ్గరకు వెళ్తుండగా ఏదో తేడా వచ్చింది.</translation>
    </message>
    <message>
        <source>Try again; if it happens again, make sure that you all have the same version of CardTable.</source>
        <translation>మళ్ళీ ప్రయత్నించండి; మళ్ళీ అదే అయితే, అందరి CardTable వెర్షన్ ఒకటేనా చూడండి.</translation>
    </message>
    <message>
        <source>The host&apos;s computer doesn&apos;t answer.</source>
        <translation>బల్ల తెరిచినవారి కంప్యూటరు జవాబివ్వడం లేదు.</translation>
    </message>
    <message>
        <source>Is the table still open? Ask its host, and try again.</source>
        <translation>బల్ల ఇంకా తెరిచి ఉందా? తెరిచినవారిని అడిగి మళ్ళీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a network.</source>
        <translation>ఈ కంప్యూటరు ఇప్పుడు ఏ నెట్‌వర్క్‌లోనూ లేదు.</translation>
    </message>
    <message>
        <source>Connect it to one, and try again.</source>
        <translation>నెట్‌వర్క్‌కు కలిపి మళ్ళీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>The host&apos;s computer hasn&apos;t come back.</source>
        <translation>బల్ల తెరిచినవారి కంప్యూటరు తిరిగి రాలేదు.</translation>
    </message>
    <message>
        <source>Your seat is kept: continue from the welcome page when the table is open again.</source>
        <translation>మీ స్థానం అలాగే ఉంది: బల్ల మళ్ళీ తెరిచాక స్వాగతం పేజీ నుంచి కొనసాగించండి.</translation>
    </message>
    <message>
        <source>This isn&apos;t the computer that invited you.</source>
        <translation>మిమ్మల్ని ఆహ్వానించిన కంప్యూటరు ఇది కాదు.</translation>
    </message>
    <message>
        <source>Nothing was sent to it. Ask for a new invitation.</source>
        <translation>దానికి ఏమీ పంపలేదు. కొత్త ఆహ్వానం అడగండి.</translation>
    </message>
    <message>
        <source>This invitation can&apos;t be read.</source>
        <translation>ఈ ఆహ్వానాన్ని చదవలేకపోయాం.</translation>
    </message>
    <message>
        <source>Copy the whole message again and paste it.</source>
        <translation>సందేశమంతా మళ్ళీ కాపీ చేసి అతికించండి.</translation>
    </message>
    <message>
        <source>The table isn&apos;t open right now.</source>
        <translation>బల్ల ఇప్పుడు తెరిచి లేదు.</translation>
    </message>
    <message>
        <source>Ask its host to open it, and try again.</source>
        <translation>బల్ల తెరిచినవారిని తెరవమని అడిగి, మళ్ళీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>The host&apos;s computer can&apos;t be reached from here.</source>
        <translation>బల్ల తెరిచినవారి కంప్యూటరును ఇక్కడి నుంచి చేరలేము.</translation>
    </message>
    <message>
        <source>Ask its host to choose a relay in Preferences, and to send a new invitation.</source>
        <translation>“ప్రాధాన్యతలు”లో రిలే ఎంచుకుని కొత్త ఆహ్వానం పంపమని బల్ల తెరిచినవారిని అడగండి.</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t reach other houses.</source>
        <translation>ఈ CardTableతో వేరే ఇళ్ళను చేరడం కుదరదు.</translation>
    </message>
    <message>
        <source>Play in the same house, or at a table on a server.</source>
        <translation>ఒకే ఇంట్లో ఆడండి, లేదా సర్వర్‌లోని బల్ల దగ్గర ఆడండి.</translation>
    </message>
    <message>
        <source>The table doesn&apos;t know your seat.</source>
        <translation>ఈ బల్ల మీ స్థానాన్ని గుర్తించలేకపోతోంది.</translation>
    </message>
    <message>
        <source>Your seat is kept. Try again later, or ask the host for a new invitation.</source>
        <translation>మీ స్థానం అలాగే ఉంది. తర్వాత మళ్ళీ ప్రయత్నించండి, లేదా బల్ల తెరిచినవారిని కొత్త ఆహ్వానం అడగండి.</translation>
    </message>
    <message>
        <source>This table is already open.</source>
        <translation>ఈ బల్ల ఇప్పటికే తెరిచి ఉంది.</translation>
    </message>
    <message>
        <source>Look for the other window of CardTable.</source>
        <translation>CardTable మరో విండో కోసం చూడండి.</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t use the network.</source>
        <translation>ఈ CardTable నెట్‌వర్క్‌ను వాడలేకపోతోంది.</translation>
    </message>
    <message>
        <source>Install it with its network parts; everything else works as before.</source>
        <translation>నెట్‌వర్క్ భాగాలతో సహా ఇన్‌స్టాల్ చేయండి; మిగతావన్నీ ఎప్పటిలాగే సాగుతాయి.</translation>
    </message>
    <message>
        <source>The table couldn&apos;t be saved on this computer.</source>
        <translation>బల్లను ఈ కంప్యూటరులో భద్రపరచలేకపోయాం.</translation>
    </message>
    <message>
        <source>Playing with people has stopped working.</source>
        <translation>మనుషులతో ఆడటం ఆగిపోయింది.</translation>
    </message>
    <message>
        <source>Close CardTable and start it again: your seat is kept.</source>
        <translation>CardTable మూసి మళ్ళీ మొదలుపెట్టండి: మీ స్థానం అలాగే ఉంది.</translation>
    </message>
    <message>
        <source>This invitation no longer works.</source>
        <translation>ఈ ఆహ్వానం ఇక చెల్లదు.</translation>
    </message>
    <message>
        <source>Ask for a new one.</source>
        <translation>కొత్తది అడగండి.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>బల్ల నిండింది.</translation>
    </message>
    <message>
        <source>Ask whether somebody will give up a seat, or whether you may watch.</source>
        <translation>ఎవరైనా లేస్తారా, చూసేవారు రావచ్చా అని అడగండి.</translation>
    </message>
    <message>
        <source>The host has asked you to leave the table.</source>
        <translation>బల్ల తెరిచినవారు మిమ్మల్ని లేవమన్నారు.</translation>
    </message>
    <message>
        <source>You can come back with a new invitation.</source>
        <translation>కొత్త ఆహ్వానంతో తిరిగి రావచ్చు.</translation>
    </message>
    <message>
        <source>You have taken your seat from another computer.</source>
        <translation>మీరు మరో కంప్యూటరు నుంచి మీ స్థానంలో కూర్చున్నారు.</translation>
    </message>
    <message>
        <source>Play on there, or come back here.</source>
        <translation>అక్కడ ఆడండి, లేదా ఇక్కడికి తిరిగి రండి.</translation>
    </message>
    <message>
        <source>The table can&apos;t take your name.</source>
        <translation>ఈ బల్ల దగ్గర మీ పేరు కుదరదు.</translation>
    </message>
    <message>
        <source>Choose a name that the others can&apos;t mistake for themselves or for a computer.</source>
        <translation>ఇతరులు తమదనో కంప్యూటరుదనో పొరబడని పేరు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Between houses, what you send is encrypted. It goes straight to the other computers or, where a router prevents that, through a relay. The relay can see which internet addresses play together and when, but no card, name or phrase.</source>
        <translation>ఇళ్ళ మధ్య మీరు పంపేదంతా ఎన్‌క్రిప్ట్ అవుతుంది. అది నేరుగా మిగతా కంప్యూటర్లకు వెళ్తుంది; రౌటర్ అడ్డుపడితే రిలే గుండా వెళ్తుంది. ఏ ఇంటర్నెట్ చిరునామాలు ఎప్పుడు కలిసి ఆడుతున్నాయో రిలేకు తెలుస్తుంది కానీ ముక్కలు, పేర్లు, మాటలు తెలియవు.</translation>
    </message>
    <message>
        <source>The host has another version of CardTable.</source>
        <translation>బల్ల తెరిచినవారి CardTable వెర్షన్ వేరు.</translation>
    </message>
    <message>
        <source>The host has CardTable %1, you have %2. Both need the same one.</source>
        <translation>బల్ల తెరిచినవారిది CardTable %1, మీది %2. ఇద్దరికీ ఒకటే ఉండాలి.</translation>
    </message>
    <message>
        <source>Both need the same one: get the latest.</source>
        <translation>ఇద్దరికీ ఒకటే ఉండాలి: కొత్తది తీసుకోండి.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>మీరెవరు?</translation>
    </message>
    <message>
        <source>The others see this name and this portrait. You are asked only once.</source>
        <translation>ఇతరులకు ఈ పేరు, బొమ్మ కనిపిస్తాయి. ఒక్కసారే అడుగుతుంది.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>మీ పేరు</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>మీ బొమ్మ</translation>
    </message>
    <message>
        <source>That&apos;s me</source>
        <translation>ఇది నేనే</translation>
    </message>
    <message>
        <source>Please write a name: letters, digits, spaces.</source>
        <translation>పేరు రాయండి: అక్షరాలు, అంకెలు, ఖాళీలు.</translation>
    </message>
    <message>
        <source>Choose another name: the others could mistake “%1” for themselves or for a computer.</source>
        <translation>వేరే పేరు ఎంచుకోండి: “%1” పేరు తమదనో కంప్యూటరుదనో ఇతరులు పొరబడవచ్చు.</translation>
    </message>
    <message>
        <source>You don&apos;t use a relay, so friends from other houses may not find the way. Choose one in Preferences, Players.</source>
        <translation>మీరు రిలే వాడటం లేదు కాబట్టి వేరే ఇళ్ళ స్నేహితులు రాలేకపోవచ్చు. “ప్రాధాన్యతలు”, “ఆటగాళ్ళు”లో ఒకటి ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>%1&apos;s seat</source>
        <comment>a computer&apos;s name, or that of somebody who has left</comment>
        <translation>%1 స్థానం</translation>
    </message>
    <message>
        <source>Free seats</source>
        <translation>ఖాళీ స్థానాలు</translation>
    </message>
    <message>
        <source>Who should leave</source>
        <translation>ఎవరు లేవాలి</translation>
    </message>
</context>
<context>
    <name>People&apos;s table</name>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>ఇది బల్ల తెరిచినవారే చేయగలరు.</translation>
    </message>
    <message>
        <source>That can&apos;t be done now.</source>
        <translation>ఇది ఇప్పుడు కుదరదు.</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>ముందు కూర్చోండి.</translation>
    </message>
    <message>
        <source>Somebody isn&apos;t ready yet.</source>
        <translation>ఎవరో ఇంకా సిద్ధం కాలేదు.</translation>
    </message>
    <message>
        <source>Somebody must sit down before the match begins.</source>
        <translation>మ్యాచ్ మొదలవ్వాలంటే ఎవరైనా కూర్చోవాలి.</translation>
    </message>
    <message>
        <source>Nobody can sit down during a match at this table.</source>
        <translation>ఈ బల్ల దగ్గర మ్యాచ్ మధ్యలో ఎవరూ కూర్చోలేరు.</translation>
    </message>
    <message>
        <source>Somebody has just got up. You can sit down from the next deal on.</source>
        <translation>ఇప్పుడే ఒకరు లేచారు. తర్వాతి రౌండు నుంచి కూర్చోవచ్చు.</translation>
    </message>
    <message>
        <source>That seat is taken.</source>
        <translation>ఆ స్థానం ఖాళీ లేదు.</translation>
    </message>
    <message>
        <source>The rules have just been changed. Look at them again.</source>
        <translation>నియమాలు ఇప్పుడే మారాయి. మళ్ళీ చూడండి.</translation>
    </message>
    <message>
        <source>This table can&apos;t be played by these rules.</source>
        <translation>ఈ బల్ల దగ్గర ఈ నియమాలతో ఆడలేరు.</translation>
    </message>
    <message>
        <source>This match goes on by the rules it began with.</source>
        <translation>ఈ మ్యాచ్ మొదలైన నియమాలతోనే కొనసాగుతుంది.</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>బల్ల ఆగి ఉంది.</translation>
    </message>
    <message>
        <source>You have just asked for that. Wait a little.</source>
        <translation>ఇప్పుడే అడిగారు. కాసేపు ఆగండి.</translation>
    </message>
    <message>
        <source>You&apos;ve asked for that often enough.</source>
        <translation>ఇది చాలాసార్లు అడిగారు.</translation>
    </message>
    <message>
        <source>The table couldn&apos;t save that. Try again in a moment.</source>
        <translation>బల్ల దీన్ని భద్రపరచలేకపోయింది. కాసేపాగి మళ్ళీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>A bug in the program prevents this.</source>
        <translation>ప్రోగ్రామ్‌లోని లోపం వల్ల ఇది కుదరడం లేదు.</translation>
    </message>
    <message>
        <source>Moves can&apos;t be undone at this table.</source>
        <translation>ఈ బల్ల దగ్గర ఎత్తులు వెనక్కి తీసుకోలేరు.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again.</source>
        <translation>బల్లతో కనెక్షన్ తెగింది. మళ్ళీ ప్రయత్నిస్తోంది.</translation>
    </message>
    <message>
        <source>Your last move is still on its way.</source>
        <translation>మీ చివరి ఎత్తు ఇంకా చేరలేదు.</translation>
    </message>
    <message>
        <source>The table didn&apos;t do that.</source>
        <translation>బల్ల అది చేయలేదు.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Hello!</source>
        <extracomment>What players say to each other at the table, on small buttons and in bubbles: at most 28 letters, friendly.</extracomment>
        <translation>నమస్తే!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>ఆల్ ది బెస్ట్!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>బాగా ఆడారు!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>ధన్యవాదాలు!</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>ఆట బాగుంది!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>క్షమించండి!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>అయ్యో!</translation>
    </message>
    <message>
        <source>Lucky!</source>
        <translation>అదృష్టవంతులు!</translation>
    </message>
    <message>
        <source>What a hand!</source>
        <translation>ఏం ముక్కలండీ!</translation>
    </message>
    <message>
        <source>Nice try!</source>
        <translation>మంచి ప్రయత్నం!</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>కొంచెంలో తప్పింది!</translation>
    </message>
    <message>
        <source>I didn&apos;t see that coming.</source>
        <translation>ఇది ఊహించలేదు.</translation>
    </message>
    <message>
        <source>My mistake.</source>
        <translation>నా తప్పే.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>ఒక్క నిమిషం ఆగండి.</translation>
    </message>
    <message>
        <source>I&apos;m back.</source>
        <translation>నేను తిరిగి వచ్చాను.</translation>
    </message>
    <message>
        <source>I have to go soon.</source>
        <translation>నేను త్వరలో వెళ్ళాలి.</translation>
    </message>
    <message>
        <source>Last deal for me.</source>
        <translation>నాకిది చివరి రౌండు.</translation>
    </message>
    <message>
        <source>Take your time.</source>
        <translation>తొందరేమీ లేదు.</translation>
    </message>
    <message>
        <source>Shall we go on?</source>
        <translation>కొనసాగిద్దామా?</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>మీ వంతు!</translation>
    </message>
    <message>
        <source>Another match?</source>
        <translation>ఇంకో మ్యాచ్?</translation>
    </message>
    <message>
        <source>Yes, I&apos;d love to!</source>
        <translation>తప్పకుండా!</translation>
    </message>
    <message>
        <source>No, thank you.</source>
        <translation>వద్దు, ధన్యవాదాలు.</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>సెలవు!</translation>
    </message>
    <message>
        <source>Ha ha!</source>
        <translation>హ హ!</translation>
    </message>
    <message>
        <source>Brave!</source>
        <translation>ధైర్యం చేశారు!</translation>
    </message>
    <message>
        <source>Beautiful!</source>
        <translation>అద్భుతం!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>అబ్బా!</translation>
    </message>
    <message>
        <source>Well saved!</source>
        <translation>బాగా కాపాడారు!</translation>
    </message>
    <message>
        <source>Partner, well done!</source>
        <translation>భళా, జోడీ!</translation>
    </message>
    <message>
        <source>Let&apos;s have some tea.</source>
        <translation>టీ తాగుదాం.</translation>
    </message>
    <message>
        <source>See you tomorrow!</source>
        <translation>రేపు కలుద్దాం!</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>away %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>లేరు · %1</translation>
    </message>
    <message>
        <source>host · away %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>బల్ల వీరిది · లేరు · %1</translation>
    </message>
    <message>
        <source>thinking %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>ఆలోచన %1</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %1 second(s) left</source>
        <translation>
            <numerusform>మీ వంతు: %1 సెకను ఉంది</numerusform>
            <numerusform>మీ వంతు: %1 సెకన్లు ఉన్నాయి</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s) left.</source>
        <translation>
            <numerusform>%1 సెకను ఉంది.</numerusform>
            <numerusform>%1 సెకన్లు ఉన్నాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others may let a computer play on.</source>
        <translation>ఇతరులు ఇప్పుడు కంప్యూటరుతో ఆడించవచ్చు.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>మ్యాచ్ ముగిసింది.</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>బల్ల ఆగి ఉంది.</translation>
    </message>
    <message>
        <source>A computer plays for you.</source>
        <translation>మీ బదులు కంప్యూటరు ఆడుతోంది.</translation>
    </message>
    <message>
        <source>You can play again when the connection is back.</source>
        <translation>కనెక్షన్ తిరిగి వచ్చాక మళ్ళీ ఆడవచ్చు.</translation>
    </message>
    <message>
        <source>You can watch again when the connection is back.</source>
        <translation>కనెక్షన్ తిరిగి వచ్చాక మళ్ళీ చూడవచ్చు.</translation>
    </message>
    <message>
        <source>The table is waiting for %1.</source>
        <translation>బల్ల %1 కోసం ఆగింది.</translation>
    </message>
    <message>
        <source>The table is waiting.</source>
        <translation>బల్ల ఆగింది.</translation>
    </message>
    <message>
        <source>Answer %1 first.</source>
        <comment>before playing on</comment>
        <translation>ముందు %1 గారికి జవాబివ్వండి.</translation>
    </message>
    <message>
        <source>The table is waiting for the answers.</source>
        <translation>బల్ల జవాబుల కోసం ఆగింది.</translation>
    </message>
    <message>
        <source>muted by you</source>
        <comment>on a plate, below a name</comment>
        <translation>మాటలు ఆపారు</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 ఇక్కడ లేరు.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 తిరిగి వచ్చారు.</translation>
    </message>
    <message>
        <source>A computer plays on for %1, who can come back at any time.</source>
        <translation>%1 బదులు కంప్యూటరు ఆడుతుంది; వారు ఎప్పుడైనా తిరిగి రావచ్చు.</translation>
    </message>
    <message>
        <source>%1 has left. A computer plays on.</source>
        <translation>%1 వెళ్ళిపోయారు. కంప్యూటరు ఆడుతుంది.</translation>
    </message>
    <message>
        <source>%1 is thinking. The time for a move is up; nothing happens automatically.</source>
        <translation>%1 ఆలోచిస్తున్నారు. ఎత్తుకు సమయం అయిపోయింది; దానంతటదే ఏదీ జరగదు.</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>%1 బల్ల</translation>
    </message>
    <message>
        <source>%1&apos;s table, %2 watching</source>
        <translation>%1 బల్ల, చూసేవారు %2</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>మీ బల్ల</translation>
    </message>
    <message>
        <source>Your table, %1 watching</source>
        <comment>how many people look on</comment>
        <translation>మీ బల్ల, చూసేవారు %1</translation>
    </message>
    <message>
        <source>%1 watching</source>
        <comment>how many people look on</comment>
        <translation>చూసేవారు %1</translation>
    </message>
    <message>
        <source>%1 takes %2&apos;s seat.</source>
        <comment>two names: a newcomer&apos;s, and a computer&apos;s or whose seat it kept</comment>
        <translation>%2 స్థానంలో %1 కూర్చున్నారు.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>The rules allow this; there is nothing more to say about it.</source>
        <translation>నియమాల ప్రకారం ఇది సరే; దీని గురించి చెప్పడానికి ఇంకేమీ లేదు.</translation>
    </message>
    <message>
        <source>This comes next in the script.</source>
        <translation>ముందే రాసిన క్రమంలో తర్వాతిది ఇదే.</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Portrait of %1</source>
        <translation>%1 బొమ్మ</translation>
    </message>
    <message>
        <source>Portrait %1 of %2</source>
        <translation>బొమ్మ %1 (మొత్తం %2)</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice: deal %1 again</source>
        <translation>సాధన: రౌండు %1 మరోసారి</translation>
    </message>
    <message>
        <source>It doesn&apos;t count. Your match waits where you left it.</source>
        <translation>ఇది లెక్కకు రాదు. మీ మ్యాచ్ వదిలిన చోటే ఉంది.</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <comment>which deal, and from where it is played on</comment>
        <translation>సాధన: %1</translation>
    </message>
    <message>
        <source>You had %1 points; playing on from here gave you %2.</source>
        <translation>అప్పటి పాయింట్లు: %1; ఇక్కడి నుంచి ఆడితే: %2.</translation>
    </message>
    <message>
        <source>The first time: %1 From here: %2</source>
        <comment>two whole sentences, how a deal has ended</comment>
        <translation>మొదటిసారి: %1 ఇక్కడి నుంచి: %2</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>మ్యాచ్‌కు వెనక్కి</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1 నియమాలు</translation>
    </message>
    <message>
        <source>Changed rules apply from the next game. The current game keeps its own.</source>
        <translation>మార్చిన నియమాలు తర్వాతి ఆట నుంచి వర్తిస్తాయి. ఇప్పుడు ఆడుతున్న ఆట తన నియమాలతోనే సాగుతుంది.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ఆటగాళ్ళు</translation>
    </message>
    <message>
        <source>Only the rules for this many players are shown.</source>
        <translation>ఇంతమందికి సరిపడే నియమాలు మాత్రమే చూపుతుంది.</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many players: choose others.</source>
        <translation>ఈ నియమాలు ఇంతమందికి కావు: వేరేవి ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>The winning card is outlined; a card that you can&apos;t play is dimmed.</source>
        <translation>గెలిచే ముక్క చుట్టూ గీత ఉంటుంది; ఆడకూడని ముక్క మసకగా ఉంటుంది.</translation>
    </message>
    <message>
        <source>These are your cards.</source>
        <translation>మీ ముక్కలు ఇవి.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>ప్రాధాన్యతలు</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>ప్రాధాన్యతల పేజీలు</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>మొదటి సెట్టింగులకు మార్చు</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>బల్ల</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>ముక్కలు</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>కదలిక</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>శబ్దాలు</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>భాష</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translatorcomment>&apos;సౌలభ్యం&apos; for accessibility; &apos;ప్రాప్యత&apos; is used as well</translatorcomment>
        <translation>అందరికీ అందుబాటు</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>సెట్టింగును వెతకండి</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>ఈ మాటలున్న సెట్టింగు ఏదీ లేదు.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a setting and the page that it is on</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>File</source>
        <translation>ఫైలు</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>ఫోల్డరు</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>ఫోల్డరు</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>డ్రైవు</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>మారుపేరు</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>సత్వరమార్గం</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>తెలియనిది</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>అంతా ఎంచుకో(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>పెంచు(&amp;U)</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>తగ్గించు(&amp;D)</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>నొక్కు</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>మార్చు</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>పెంచు</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>తగ్గించు</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>ఈ పని చేస్తుంది</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>స్థితిని మారుస్తుంది</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>విలువ పెంచు</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>విలువ తగ్గించు</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>ఫోకస్‌ను ఇక్కడికి తెస్తుంది</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>మెనూ చూపుతుంది</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>ఎడమకు జరుపు</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>కుడికి జరుపు</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>పైకి జరుపు</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>కిందికి జరుపు</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>ఎడమకు జరుపుతుంది</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>కుడికి జరుపుతుంది</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>పైకి జరుపుతుంది</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>కిందికి జరుపుతుంది</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>ఎంపికల జాబితా తెరువు</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>వెనకకు</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>వెనక్కి వెళ్ళు</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>ముందుకు</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>ముందుకు వెళ్ళు</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>పై ఫోల్డరు</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>పై ఫోల్డరుకు వెళ్ళు</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>కొత్త ఫోల్డరు సృష్టించు</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>ఒక కొత్త ఫోల్డరు సృష్టించు</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>జాబితా</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>జాబితాగా చూపు</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>వివరాలు</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>వివరాలతో చూపు</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>పక్క పట్టీ</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>చోట్లు, బుక్‌మార్కుల జాబితా</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ఫైళ్ళు</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>ఇక్కడ చూడు(&amp;L):</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>ఇక్కడ చూడు:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ఫైలు పేరు(&amp;N):</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>ఫోల్డరు:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ఫైళ్ళ రకం(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>తెరువు(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>భద్రపరచు(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>ఎంచుకో(&amp;C)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>తెరువు</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>ఇలా భద్రపరచు</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>అన్ని ఫైళ్ళు (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>అన్ని ఫైళ్ళు (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>ఫోల్డర్లు</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>ఫోల్డరు వెతుకు</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>చూపు: </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>దాచిన ఫైళ్ళు చూపు(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>కొత్త ఫోల్డరు(&amp;N)</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>కొత్త ఫోల్డరు</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>పేరు మార్చు(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>తొలగించు(&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>తొలగించు</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>తీసివేయి</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>ఇటీవలి చోట్లు</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ఇప్పటికే ఉంది.
దాని స్థానంలో కొత్తది ఉంచాలా?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
ఫైలు దొరకలేదు.
పేరు సరిగా ఉందో లేదో చూడండి.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
ఫోల్డరు దొరకలేదు.
పేరు సరిగా ఉందో లేదో చూడండి.</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>“%1”ని నిజంగా తొలగించాలా?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” మార్పుల నుంచి రక్షణలో ఉంది.
అయినా తొలగించాలా?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>ఫోల్డరును తొలగించలేకపోయింది.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>పేరు</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>పరిమాణం</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>రకం</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>రకం</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>మార్చిన తేదీ</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>కంప్యూటరు</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>సరే(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>భద్రపరచు(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>రద్దు(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>మూసివేయి(&amp;C)</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>భద్రపరచకుండా మూసివేయి</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>రద్దుచేయి(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>మళ్ళీచేయి(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>కత్తిరించు(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>కాపీ చేయి(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>అతికించు(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>తొలగించు</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>అంతా ఎంచుకో</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>సరే</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>భద్రపరచు</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>అన్నీ భద్రపరచు</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>తెరువు</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>అవును(&amp;Y)</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>అన్నిటికీ అవును(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>కాదు(&amp;N)</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>అన్నిటికీ కాదు(&amp;O)</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>ఆపివేయి</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>మళ్ళీ ప్రయత్నించు</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>పట్టించుకోకు</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>మూసివేయి</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>రద్దు</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>వదిలేయి</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>సహాయం</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>వర్తింపజేయి</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>మళ్ళీ మొదటిలా</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translatorcomment>&apos;మొదటి సెట్టింగులు&apos; for defaults, as in Preferences; &apos;అప్రమేయం&apos; is the technical word</translatorcomment>
        <translation>మొదటి సెట్టింగులకు మార్చు</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>ఇక్కడికి జరుపు</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>పైకి</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>కిందికి</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>ఎడమ అంచు</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>కుడి అంచు</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>పేజీ పైకి</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>పేజీ కిందికి</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>పేజీ ఎడమకు</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>పేజీ కుడికి</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>పైకి జరుపు</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>కిందికి జరుపు</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>ఎడమకు జరుపు</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>కుడికి జరుపు</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>Insert Unicode control character</source>
        <translation>యూనికోడ్ నియంత్రణ అక్షరం చేర్చు</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM ఎడమ-కుడి గుర్తు</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM కుడి-ఎడమ గుర్తు</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ వెడల్పు లేని కలిపే గుర్తు</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ వెడల్పు లేని విడదీసే గుర్తు</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP వెడల్పు లేని ఖాళీ</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE ఎడమ-కుడి భాగం మొదలు</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE కుడి-ఎడమ భాగం మొదలు</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO తప్పనిసరి ఎడమ-కుడి మొదలు</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO తప్పనిసరి కుడి-ఎడమ మొదలు</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF దిశ ముగింపు</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI ఎడమ-కుడి వేరు</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI కుడి-ఎడమ వేరు</translation>
    </message>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI మొదటి అక్షరాన్ని బట్టి వేరు</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI వేరు ముగింపు</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>రద్దుచేయి(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>మళ్ళీచేయి(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>కత్తిరించు(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>కాపీ చేయి(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>లింకు కాపీ చేయి(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>అతికించు(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>తొలగించు</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>అంతా ఎంచుకో</translation>
    </message>
</context>
<context>
    <name>Round</name>
    <message>
        <source>Undo</source>
        <translation>ఎత్తు వెనక్కి</translation>
    </message>
    <message>
        <source>Undo: take back what you did last</source>
        <translation>ఎత్తు వెనక్కి: మీ చివరి ఎత్తు వెనక్కి తీసుకోండి</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>సూచన</translation>
    </message>
    <message>
        <source>Hint: which card, and why</source>
        <translation>సూచన: ఏ ముక్క, ఎందుకు</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>గత పట్టు</translation>
    </message>
    <message>
        <source>Last trick and earlier ones</source>
        <translation>గత పట్టు, అంతకు ముందువి</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>ఏం జరిగింది</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>మీ గత వంతు తర్వాత ఏం జరిగింది</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>స్కోర్లు</translation>
    </message>
    <message>
        <source>Scores of all deals</source>
        <translation>అన్ని రౌండ్ల స్కోర్లు</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>చెప్పు</translation>
    </message>
    <message>
        <source>Say something to the others</source>
        <translation>ఇతరులతో ఏదైనా అనండి</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>శబ్దాలు ఉన్నాయి</translation>
    </message>
    <message>
        <source>Turn the sounds off</source>
        <translation>శబ్దాలు ఆపు</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>శబ్దాలు ఆపి ఉన్నాయి</translation>
    </message>
    <message>
        <source>Turn the sounds on</source>
        <translation>శబ్దాలు పెట్టు</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1 నియమాలు</translation>
    </message>
    <message numerus="yes">
        <source>%1 players</source>
        <translatorcomment>the singular &apos;ఆటగాడు&apos; is masculine; it hardly ever shows</translatorcomment>
        <translation>
            <numerusform>%1 ఆటగాడు</numerusform>
            <numerusform>%1 మంది ఆటగాళ్ళు</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>నియమాల్లో వెతుకు</translation>
    </message>
    <message numerus="yes">
        <source>%1 rule(s) found</source>
        <translation>
            <numerusform>%1 నియమం దొరికింది</numerusform>
            <numerusform>%1 నియమాలు దొరికాయి</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed: “%1” is “%2” here; in “%4” it is “%3”.</source>
        <translation>మార్పు: “%1” ఇక్కడ “%2”; “%4”లో అది “%3”.</translation>
    </message>
    <message>
        <source>A bar marks the rules that this changes.</source>
        <translation>దీనివల్ల మారే నియమాల పక్కన గీత ఉంటుంది.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>అవును</translation>
    </message>
    <message>
        <source>no</source>
        <translation>కాదు</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>Greetings</source>
        <translation>పలకరింపు</translation>
    </message>
    <message>
        <source>Praise</source>
        <translation>మెచ్చుకోలు</translation>
    </message>
    <message>
        <source>Oh!</source>
        <comment>heading over exclamations</comment>
        <translation>అయ్యో!</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>సమయం</translation>
    </message>
    <message>
        <source>Use the arrow keys and Enter, or type the first letters. Everybody reads the phrase in their own language.</source>
        <translation>బాణాలు, Enter వాడండి, లేదా మొదటి అక్షరాలు టైపు చేయండి. ప్రతి ఒక్కరూ తమ భాషలోనే చదువుతారు.</translation>
    </message>
    <message>
        <source>Let the others speak for a moment.</source>
        <translation>కాసేపు ఇతరులను మాట్లాడనివ్వండి.</translation>
    </message>
    <message>
        <source>Say something to the others</source>
        <translation>ఇతరులతో ఏదైనా అనండి</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <comment>do not show what this player says</comment>
        <translation>%1 మాటలు ఆపు</translation>
    </message>
    <message>
        <source>Let a computer play for %1</source>
        <translation>%1 బదులు కంప్యూటరు ఆడనీ</translation>
    </message>
    <message>
        <source>%1 is muted.</source>
        <translation>%1 మాటలు ఆగాయి.</translation>
    </message>
    <message>
        <source>%1 is no longer muted.</source>
        <translation>%1 మాటలు మళ్ళీ వినిపిస్తాయి.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Chart of the totals</source>
        <translatorcomment>&apos;గ్రాఫు&apos; for the chart; &apos;రేఖాచిత్రం&apos; is the bookish word</translatorcomment>
        <translation>మొత్తాల గ్రాఫు</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the totals after each deal</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The match ends at %1.</source>
        <translation>మ్యాచ్ %1 దగ్గర ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>End of match</source>
        <comment>the target&apos;s line in a chart</comment>
        <translation>మ్యాచ్ ముగింపు</translation>
    </message>
    <message>
        <source>Totals after each deal. %1. %2</source>
        <translation>ప్రతి రౌండు తర్వాత మొత్తాలు. %1. %2</translation>
    </message>
    <message>
        <source>Totals after each deal. %1.</source>
        <translation>ప్రతి రౌండు తర్వాత మొత్తాలు. %1.</translation>
    </message>
    <message>
        <source>Click a deal, or press Enter, to see how it was played.</source>
        <translation>రౌండుపై క్లిక్ చేస్తే, లేదా Enter నొక్కితే, అది ఎలా ఆడారో చూడవచ్చు.</translation>
    </message>
    <message>
        <source>First meld needs</source>
        <comment>points that the next first meld must count</comment>
        <translation>మొదటి సెట్టుకు</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>స్కోరు పట్టిక</translation>
    </message>
    <message>
        <source>No deal has been scored yet.</source>
        <translation>ఇంకా ఏ రౌండూ లెక్కకు రాలేదు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %2 point(s).</source>
        <translation>
            <numerusform>%1 %2 పాయింటుతో ముందున్నారు.</numerusform>
            <numerusform>%1 %2 పాయింట్లతో ముందున్నారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead with %2 point(s).</source>
        <translation>
            <numerusform>మీరు %2 పాయింటుతో ముందున్నారు.</numerusform>
            <numerusform>మీరు %2 పాయింట్లతో ముందున్నారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s) each.</source>
        <translation>
            <numerusform>%1 తలా %2 పాయింటుతో ముందున్నారు.</numerusform>
            <numerusform>%1 తలా %2 పాయింట్లతో ముందున్నారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s).</source>
        <translation>
            <numerusform>%1 %2 పాయింటుతో ముందున్నారు.</numerusform>
            <numerusform>%1 %2 పాయింట్లతో ముందున్నారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>మొత్తం అతి తక్కువ ఉన్నవారు గెలుస్తారు.</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>మొత్తం అత్యధికంగా ఉన్నవారు గెలుస్తారు.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>రౌండు %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>మొత్తం</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell of a table as it is spoken: whose it is, and the number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the first cell of a row as it is spoken: the row, and what is in the cell</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>We: %1</source>
        <comment>the viewer&apos;s side of two, and its players</comment>
        <translation>మేము: %1</translation>
    </message>
    <message>
        <source>They: %1</source>
        <comment>the other side of two, and its players</comment>
        <translation>వాళ్ళు: %1</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Players who drew a joker or the same card draw again.</source>
        <translation>జోకర్ గానీ, ఒకేలాంటి ముక్కలు గానీ వచ్చినవారు మళ్ళీ తీస్తారు.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 %2 తీశారు.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <translation>మీరు %2 తీశారు.</translation>
    </message>
    <message>
        <source>%1 chooses a seat and plays first.</source>
        <translation>%1 తమ స్థానం ఎంచుకుని మొదట ఆడతారు.</translation>
    </message>
    <message>
        <source>You choose a seat and play first.</source>
        <translation>మీరు మీ స్థానం ఎంచుకుని మొదట ఆడతారు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses a seat and plays first, with %2 as partner(s).</source>
        <translation>
            <numerusform>%1 స్థానం ఎంచుకుని మొదట ఆడతారు; జోడీ %2.</numerusform>
            <numerusform>%1 స్థానం ఎంచుకుని మొదట ఆడతారు; జోడీలు %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You choose a seat and play first, with %2 as partner(s).</source>
        <translation>
            <numerusform>మీరు స్థానం ఎంచుకుని మొదట ఆడతారు; జోడీ %2.</numerusform>
            <numerusform>మీరు స్థానం ఎంచుకుని మొదట ఆడతారు; జోడీలు %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card for your seat: click one, or go there with the arrow keys and press Enter.</source>
        <translation>మీ స్థానం కోసం ముక్క తీయండి: ఒకదాన్ని క్లిక్ చేయండి, లేదా బాణాలతో అక్కడికి వెళ్ళి Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 ముక్క తీశారు.</translation>
    </message>
    <message>
        <source>You drew the highest card: choose your seat. Click one, or press its number.</source>
        <translation>పెద్ద ముక్క మీదే: మీ స్థానం ఎంచుకోండి. దాన్ని క్లిక్ చేయండి, లేదా దాని సంఖ్యను నొక్కండి.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>ముక్కలు పంచు</translation>
    </message>
</context>
<context>
    <name>Serve</name>
    <message>
        <source>Run tables at which people play over the network. Ctrl+C shuts them down cleanly.</source>
        <translation>మనుషులు నెట్‌వర్క్ ద్వారా ఆడే బల్లలను నడపండి. Ctrl+Cతో అవి సరిగ్గా ముగుస్తాయి.</translation>
    </message>
    <message>
        <source>ADDRESS:PORT</source>
        <comment>stands for an address in the help of the command line</comment>
        <translation>చిరునామా:పోర్టు</translation>
    </message>
    <message>
        <source>where to listen (default: %1)</source>
        <translation>ఎక్కడ వినాలి (మామూలుగా %1)</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <comment>stands for a folder in the help of the command line</comment>
        <translation>ఫోల్డరు</translation>
    </message>
    <message>
        <source>where tables, the certificate and the secret are kept (default: %1)</source>
        <translation>బల్లలు, సర్టిఫికెట్, రహస్యం ఎక్కడ ఉంచాలి (మామూలుగా %1)</translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>stands for a file in the help of the command line</comment>
        <translation>ఫైలు</translation>
    </message>
    <message>
        <source>a certificate signed by an authority (default: one made on this computer)</source>
        <translation>అధికార సంస్థ సంతకం చేసిన సర్టిఫికెట్ (మామూలుగా: ఈ కంప్యూటరే తయారు చేసేది)</translation>
    </message>
    <message>
        <source>its key, if that is in another file</source>
        <translation>దాని కీ, వేరే ఫైలులో ఉంటే</translation>
    </message>
    <message>
        <source>NAME[:PORT]</source>
        <comment>stands for the name of a host in the help of the command line</comment>
        <translation>పేరు[:పోర్టు]</translation>
    </message>
    <message>
        <source>accept unencrypted connections from a local proxy that people reach under this name</source>
        <translation>ఈ పేరుతో చేరే ఈ కంప్యూటరులోని ప్రాక్సీ నుంచి ఎన్‌క్రిప్షన్ లేని కనెక్షన్లు అనుమతించు</translation>
    </message>
    <message>
        <source>how many tables at once (default: %1)</source>
        <translation>ఒకేసారి ఎన్ని బల్లలు (మామూలుగా %1)</translation>
    </message>
    <message>
        <source>who may open a table: %1 or %2 (default: %3)</source>
        <translation>బల్ల ఎవరు తెరవవచ్చు: %1 లేదా %2 (మామూలుగా %3)</translation>
    </message>
    <message>
        <source>WHO</source>
        <comment>stands for a choice in the help of the command line</comment>
        <translation>ఎవరు</translation>
    </message>
    <message>
        <source>the secret for opening tables, 16 digits from 0 to f (default: a file in the folder)</source>
        <translation>బల్లలు తెరిచే రహస్యం, 0 నుంచి f వరకు 16 అంకెలు (మామూలుగా: ఫోల్డరులోని ఫైలు)</translation>
    </message>
    <message>
        <source>limits on tables, connections and so on, from a TOML file; SIGHUP reloads it</source>
        <translation>TOML ఫైలు నుంచి బల్లలు, కనెక్షన్లు మొదలైనవాటి పరిమితులు; SIGHUPతో మళ్ళీ చదువుతుంది</translation>
    </message>
    <message>
        <source>metrics for Prometheus over HTTP, for this machine only</source>
        <translation>Prometheus కోసం HTTPలో గణాంకాలు, ఈ కంప్యూటరులో మాత్రమే</translation>
    </message>
    <message>
        <source>print metrics as JSON every so many seconds</source>
        <translation>ఇన్ని సెకన్లకోసారి గణాంకాలు JSONగా రాయి</translation>
    </message>
    <message>
        <source>when asked to stop, allow up to this long for deals to finish</source>
        <translation>ఆపమన్నప్పుడు, రౌండ్లు పూర్తి కావడానికి ఇంత సమయం</translation>
    </message>
    <message>
        <source>list tables that wait for another version, and delete none</source>
        <translation>వేరే వెర్షన్ కోసం ఆగిన బల్లలను చూపు, దేన్నీ తొలగించకు</translation>
    </message>
    <message>
        <source>keep the tables on NATS, which other servers share (default: %1, or else a file in the folder)</source>
        <translation>బల్లలను ఇతర సర్వర్లూ వాడే NATSలో ఉంచు (మామూలుగా %1, లేదంటే ఫోల్డరులోని ఫైలు)</translation>
    </message>
    <message>
        <source>nats://HOST:PORT,…</source>
        <comment>stands for addresses in the help of the command line</comment>
        <translation>nats://చిరునామా:పోర్టు,…</translation>
    </message>
    <message>
        <source>the other servers on the same store, for invitations; they listen on the same port</source>
        <translation>ఆహ్వానాల కోసం, అదే నిల్వను వాడే ఇతర సర్వర్లు; అవి ఇదే పోర్టులో వింటాయి</translation>
    </message>
    <message>
        <source>ADDRESS,…</source>
        <comment>stands for addresses in the help of the command line</comment>
        <translation>చిరునామా,…</translation>
    </message>
    <message>
        <source>one NATS server is enough: what it keeps is lost with its disk</source>
        <translation>ఒక NATS సర్వర్ చాలు: డిస్కు పోతే ఉంచినవన్నీ పోతాయి</translation>
    </message>
    <message>
        <source>make the certificate, the secret and a new store on NATS, then exit</source>
        <translation>సర్టిఫికెట్, రహస్యం, NATSలో కొత్త నిల్వ తయారు చేసి ముగించు</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address and port for %2: write for example %3.</source>
        <translation>%2కి “%1” చిరునామా, పోర్టు కాదు: ఉదాహరణకు %3 రాయండి.</translation>
    </message>
    <message>
        <source>This Python lacks the network libraries: install %1.</source>
        <translation>ఈ Pythonలో నెట్‌వర్క్ లైబ్రరీలు లేవు: %1 ఇన్‌స్టాల్ చేయండి.</translation>
    </message>
    <message>
        <source>Give --store as well: %1 needs NATS.</source>
        <translation>--store కూడా ఇవ్వండి: %1 NATSకు సంబంధించింది.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address for --others: write at most %2 without ports, separated by commas.</source>
        <translation>--othersకి “%1” చిరునామా కాదు: పోర్టులు లేకుండా, కామాలతో గరిష్ఠంగా %2 రాయండి.</translation>
    </message>
    <message>
        <source>Metrics are served to this machine only: give --metrics an address such as %1.</source>
        <translation>గణాంకాలు ఈ కంప్యూటరుకు మాత్రమే ఇస్తుంది: --metricsకి %1 లాంటి చిరునామా ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Give --certificate as well: a key alone is useless.</source>
        <translation>--certificate కూడా ఇవ్వండి: కీ ఒక్కటే చాలదు.</translation>
    </message>
    <message>
        <source>Another server uses %1: stop it first, or give each its own folder with --data.</source>
        <translation>మరో సర్వర్ %1 వాడుతోంది: ముందు దాన్ని ఆపండి, లేదా --dataతో ఒక్కోదానికి సొంత ఫోల్డరు ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1: allow writing there, or give another folder with --data.</source>
        <translation>%1లో ఏదీ ఉంచలేం: అక్కడ రాయడానికి అనుమతించండి, లేదా --dataతో వేరే ఫోల్డరు ఇవ్వండి.</translation>
    </message>
    <message>
        <source>This Python lacks the library for NATS: install %1.</source>
        <translation>ఈ Pythonలో NATS లైబ్రరీ లేదు: %1 ఇన్‌స్టాల్ చేయండి.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be used: check %1 and its key.</source>
        <translation>సర్టిఫికెట్ పనిచేయదు: %1, దాని కీ చూడండి.</translation>
    </message>
    <message>
        <source>%1 is in use, or isn&apos;t an address of this machine: choose another address or port with --listen.</source>
        <translation>%1 వాడుకలో ఉంది, లేదా ఇక్కడి చిరునామా కాదు: --listenతో వేరే చిరునామా లేదా పోర్టు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>This account isn&apos;t allowed to listen on %1: choose port 1024 or higher, or allow it.</source>
        <translation>%1లో వినడానికి ఈ ఖాతాకు అనుమతి లేదు: 1024 లేదా అంతకంటే పెద్ద పోర్టు ఎంచుకోండి, లేదా అనుమతి ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Behind a proxy the server listens on this machine only: leave --listen at %1.</source>
        <translation>ప్రాక్సీ వెనుక సర్వర్ ఈ కంప్యూటరులోనే వింటుంది: --listen %1గానే ఉంచండి.</translation>
    </message>
    <message>
        <source>The secret in %1 isn&apos;t 16 digits from 0 to f: remove the file to get a new one.</source>
        <translation>%1లోని రహస్యం 0 నుంచి f వరకు 16 అంకెలు కాదు: కొత్తది కావాలంటే ఫైలు తీసేయండి.</translation>
    </message>
    <message>
        <source>The store has been made: copy %1 to the other servers, then start all of them.</source>
        <translation>నిల్వ తయారైంది: %1ను ఇతర సర్వర్లకు కాపీ చేసి, తర్వాత అన్నిటినీ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Ready on %1, for %2 connections at once.</source>
        <translation>%1లో సిద్ధం, ఒకేసారి %2 కనెక్షన్లకు.</translation>
    </message>
    <message>
        <source>Fingerprint of the certificate: %1</source>
        <translation>సర్టిఫికెట్ వేలిముద్ర: %1</translation>
    </message>
    <message>
        <source>Anyone with this invitation may open tables:</source>
        <translation>ఈ ఆహ్వానం ఉన్నవారు బల్లలు తెరవవచ్చు:</translation>
    </message>
    <message>
        <source>Table %1 waits for another version: %2, rules of version %3.</source>
        <translation>బల్ల %1 వేరే వెర్షన్ కోసం ఆగింది: %2, నియమాల వెర్షన్ %3.</translation>
    </message>
    <message numerus="yes">
        <source>Stopping, with %1 table(s) in play.</source>
        <translation>
            <numerusform>ఆగుతోంది, %1 బల్ల ఆటలో ఉంది.</numerusform>
            <numerusform>ఆగుతోంది, %1 బల్లలు ఆటలో ఉన్నాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>This server was silent for %1 seconds: tables that others took over are theirs now.</source>
        <translation>ఈ సర్వర్ %1 సెకన్లు వినబడలేదు: ఇతరులు తీసుకున్న బల్లలు ఇప్పుడు వాటివే.</translation>
    </message>
    <message>
        <source>The server at %1 has another certificate or opening secret: copy certificate.pem and opening-secret from there.</source>
        <translation>%1 సర్వర్ సర్టిఫికెట్ లేదా తెరిచే రహస్యం వేరు: అక్కడి నుంచి certificate.pem, opening-secret కాపీ చేయండి.</translation>
    </message>
    <message>
        <source>NATS doesn&apos;t keep the lease by which the other servers know that this one is running: restart NATS.</source>
        <translation>ఈ సర్వర్ నడుస్తోందని ఇతర సర్వర్లకు తెలిపేదాన్ని NATS ఉంచడం లేదు: NATSను మళ్ళీ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>No NATS server answers at %1: start it, or give its address with --store.</source>
        <translation>%1లో ఏ NATS సర్వరూ స్పందించడం లేదు: దాన్ని మొదలుపెట్టండి, లేదా --storeతో చిరునామా ఇవ్వండి.</translation>
    </message>
    <message>
        <source>NATS at %1 refuses this login: put NAME:PASSWORD@ before the address in --store.</source>
        <translation>%1లోని NATS ఈ లాగిన్‌ను ఒప్పుకోవడం లేదు: --storeలో చిరునామాకు ముందు NAME:PASSWORD@ రాయండి.</translation>
    </message>
    <message>
        <source>NATS has no stream %1 yet: start once with --new-store, which makes it and exits.</source>
        <translation>NATSలో ఇంకా %1 స్ట్రీమ్ లేదు: ఒకసారి --new-storeతో మొదలుపెట్టండి, అది తయారు చేసి ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>The stream %1 already exists: start without --new-store.</source>
        <translation>%1 స్ట్రీమ్ ఇప్పటికే ఉంది: --new-store లేకుండా మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>The stream %1 on NATS could lose what it keeps: its “%2” is %3; set it to %4 with “nats stream edit %1”.</source>
        <translation>NATSలోని %1 స్ట్రీమ్ ఉంచినవి పోగొట్టవచ్చు: దాని “%2” %3; “nats stream edit %1”తో %4 చేయండి.</translation>
    </message>
    <message>
        <source>NATS answers, but not its JetStream: look at “jetstream” in the configuration file of each server.</source>
        <translation>NATS స్పందిస్తోంది కానీ దాని JetStream కాదు: ప్రతి సర్వర్ కాన్ఫిగరేషన్ ఫైలులో “jetstream” చూడండి.</translation>
    </message>
    <message>
        <source>NATS didn&apos;t make the stream %1: start %2 servers, as many as it has copies.</source>
        <translation>NATS %1 స్ట్రీమ్‌ను తయారు చేయలేదు: దాని ప్రతులెన్నో అన్ని, అంటే %2 సర్వర్లు మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>NATS doesn&apos;t report how it stores files: copy what packaging/server/nats.conf says about %1 into its file.</source>
        <translation>NATS ఫైళ్ళను ఎలా ఉంచుతుందో చెప్పడం లేదు: %1 గురించి packaging/server/nats.confలో ఉన్నది దాని ఫైలులోకి కాపీ చేయండి.</translation>
    </message>
    <message>
        <source>Only %1 of %2 NATS servers answer: start the others.</source>
        <translation>%2 NATS సర్వర్లలో %1 నుంచి మాత్రమే జవాబు వస్తోంది: మిగతావి మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>The NATS server %1 has version %2, which can lose what it confirmed: install %3 or newer.</source>
        <translation>NATS సర్వర్ %1 వెర్షన్ %2: నిర్ధారించినవి కూడా పోగొట్టవచ్చు; %3 లేదా కొత్తది ఇన్‌స్టాల్ చేయండి.</translation>
    </message>
    <message>
        <source>The NATS server %1 writes late: put “sync_interval: always” into “jetstream” in its file.</source>
        <translation>NATS సర్వర్ %1 ఆలస్యంగా రాస్తోంది: దాని ఫైలులో “jetstream”లో “sync_interval: always” పెట్టండి.</translation>
    </message>
    <message>
        <source>The connection to NATS is lost: tables wait until it is back.</source>
        <translation>NATSతో కనెక్షన్ తెగింది: తిరిగి వచ్చే వరకు బల్లలు ఆగుతాయి.</translation>
    </message>
    <message>
        <source>The connection to NATS is back.</source>
        <translation>NATSతో కనెక్షన్ తిరిగి వచ్చింది.</translation>
    </message>
    <message>
        <source>The limits in %1 can&apos;t be read: check the file and who may read it.</source>
        <translation>%1లోని పరిమితులు చదవలేకపోయాం: ఫైలును, దాన్ని ఎవరు చదవవచ్చో చూడండి.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t TOML from line %2 on: each line must be a name, an equals sign and a number.</source>
        <translation>%1 వరుస %2 నుంచి TOMLలా లేదు: ప్రతి వరుసలో పేరు, సమానం గుర్తు, సంఖ్య ఉండాలి.</translation>
    </message>
    <message>
        <source>“%1” in %2 isn&apos;t a known limit; choose from: %3.</source>
        <translation>%2లో “%1” పరిమితి కాదు; వీటిలోంచి ఎంచుకోండి: %3.</translation>
    </message>
    <message>
        <source>“%1” in %2 isn&apos;t a whole number from 1 to %3: change it.</source>
        <translation>%2లో “%1” 1 నుంచి %3 వరకు పూర్ణ సంఖ్య కాదు: మార్చండి.</translation>
    </message>
    <message>
        <source>This server takes no commands: give a folder with a shorter name with --data.</source>
        <translation>ఈ సర్వర్ ఆదేశాలు తీసుకోదు: --dataతో చిన్న పేరున్న ఫోల్డరు ఇవ్వండి.</translation>
    </message>
    <message>
        <source>This server takes no commands. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>ఈ సర్వర్ ఆదేశాలు తీసుకోదు. %1</translation>
    </message>
    <message>
        <source>%1 is in use, or isn&apos;t an address of this machine: choose another address or port with --metrics.</source>
        <translation>%1 వాడుకలో ఉంది, లేదా ఇక్కడి చిరునామా కాదు: --metricsతో వేరే చిరునామా లేదా పోర్టు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Metrics for Prometheus: %1</source>
        <translation>Prometheus కోసం గణాంకాలు: %1</translation>
    </message>
    <message>
        <source>Limits reloaded: %1 connections and %2 tables at once.</source>
        <translation>పరిమితులు మళ్ళీ చదివింది; ఒకేసారి: కనెక్షన్లు %1, బల్లలు %2.</translation>
    </message>
    <message>
        <source>The list of blocked addresses can&apos;t be read: nothing has changed.</source>
        <translation>ఆపిన చిరునామాల జాబితా చదవలేకపోయాం: ఏమీ మారలేదు.</translation>
    </message>
    <message>
        <source>NATS has lost its stream %1: tables wait. Start each NATS server again with the folder that it had.</source>
        <translation>NATS స్ట్రీమ్ %1 పోయింది: బల్లలు ఆగాయి. ప్రతి NATS సర్వర్‌ను దానికున్న ఫోల్డరుతోనే మళ్ళీ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>NATS isn&apos;t saving anything at the moment: tables are waiting.</source>
        <translation>NATS ప్రస్తుతం ఏమీ భద్రపరచడం లేదు: బల్లలు ఆగాయి.</translation>
    </message>
    <message>
        <source>NATS is saving moves again: tables go on.</source>
        <translation>NATS మళ్ళీ ఎత్తులు భద్రపరుస్తోంది: బల్లలు సాగుతున్నాయి.</translation>
    </message>
    <message>
        <source>The NATS server %1 no longer saves anything: check that it runs and has room on its disk, and restart it.</source>
        <translation>NATS సర్వర్ %1 ఇక ఏమీ భద్రపరచడం లేదు: నడుస్తోందా, డిస్కులో చోటుందా చూసి మళ్ళీ మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>The NATS server %1 is saving moves again.</source>
        <translation>NATS సర్వర్ %1 మళ్ళీ ఎత్తులు భద్రపరుస్తోంది.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The match is over.</source>
        <translation>మ్యాచ్ ముగిసింది.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>ఇది మీ వంతు కాదు.</translation>
    </message>
    <message>
        <source>The table has changed since then.</source>
        <translation>ఈలోగా బల్ల మీద పరిస్థితి మారింది.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Green felt</source>
        <translatorcomment>&apos;ఆకుపచ్చ బట్ట&apos; for green felt</translatorcomment>
        <translation>ఆకుపచ్చ బట్ట</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>అర్ధరాత్రి</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>వాల్‌నట్ చెక్క</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>కాగితం</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translatorcomment>&apos;అధిక కాంట్రాస్ట్&apos; is the technical word</translatorcomment>
        <translation>హై కాంట్రాస్ట్</translation>
    </message>
    <message>
        <source>Girih tile</source>
        <translatorcomment>&apos;గిరిహ్ పలక&apos; (Persian tile work)</translatorcomment>
        <translation>గిరిహ్ పలక</translation>
    </message>
    <message>
        <source>Phulkari embroidery</source>
        <translation>ఫుల్కారీ కుట్టు</translation>
    </message>
    <message>
        <source>Jaali lattice</source>
        <translation>జాలీ అల్లిక</translation>
    </message>
    <message>
        <source>Block print</source>
        <translatorcomment>&apos;అచ్చు అద్దకం&apos; for block print</translatorcomment>
        <translation>అచ్చు అద్దకం</translation>
    </message>
    <message>
        <source>Kalamkari leaf</source>
        <translation>కలంకారీ ఆకు</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>back of a card</comment>
        <translation>సాదా</translation>
    </message>
    <message>
        <source>A K Q J 10</source>
        <translation>A K Q J 10</translation>
    </message>
    <message>
        <source>Letters of the language</source>
        <translation>భాష అక్షరాలు</translation>
    </message>
    <message>
        <source>Whatever suits the game</source>
        <translation>ఆటకు తగినట్టు</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>రంగు ప్రకారం</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>ర్యాంకు ప్రకారం</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>పంచినట్టే</translation>
    </message>
    <message>
        <source>She</source>
        <comment>how sentences speak of you</comment>
        <translation>ఆమె</translation>
    </message>
    <message>
        <source>He</source>
        <comment>how sentences speak of you</comment>
        <translation>ఆయన</translation>
    </message>
    <message>
        <source>Neither</source>
        <comment>how sentences speak of you</comment>
        <translation>రెండూ కాదు</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>కొత్తవారి స్థాయి</translation>
    </message>
    <message>
        <source>Plays sensibly, but overlooks cards and makes mistakes.</source>
        <translation>తెలివిగానే ఆడతారు, కానీ కొన్ని ముక్కలు గమనించక పొరపాట్లు చేస్తారు.</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>computer players</comment>
        <translation>మధ్యస్థం</translation>
    </message>
    <message>
        <source>Plays by the rules of thumb that experienced players know.</source>
        <translation>అనుభవమున్న ఆటగాళ్ళకు తెలిసిన కిటుకులతో ఆడతారు.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>నిపుణుల స్థాయి</translation>
    </message>
    <message>
        <source>Tries its choices in many deals that fit everything it has seen.</source>
        <translation>తాము చూసినదానికి సరిపోయే ఎన్నో పంపకాల్లో తమ ఎంపికలను ప్రయత్నించి చూస్తారు.</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>words</comment>
        <translation>పూర్తిగా</translation>
    </message>
    <message>
        <source>Whole sentences: Amrit plays the seven of clubs.</source>
        <translation>పూర్తి వాక్యాలు: అమృత్ కళావరు ఏడు వేశారు.</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>words</comment>
        <translation>తక్కువ</translation>
    </message>
    <message>
        <source>Name and card: Amrit 7 clubs.</source>
        <translation>పేరు, ముక్క: అమృత్ కళావరు 7.</translation>
    </message>
    <message>
        <source>Very short</source>
        <comment>words</comment>
        <translation>చాలా తక్కువ</translation>
    </message>
    <message>
        <source>One sentence for everything the others do before your next turn.</source>
        <translation>మీ తర్వాతి వంతు లోపు ఇతరులు చేసేదంతా ఒకే వాక్యంలో.</translation>
    </message>
    <message>
        <source>Whatever suits the screen reader</source>
        <translation>స్క్రీన్ రీడర్‌ను బట్టి</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>స్క్రీన్ రీడర్</translation>
    </message>
    <message>
        <source>Speech Dispatcher</source>
        <translation>స్పీచ్ డిస్పాచర్ (Speech Dispatcher)</translation>
    </message>
    <message>
        <source>Nothing is spoken</source>
        <translation>ఏదీ చెప్పదు</translation>
    </message>
    <message>
        <source>If a screen reader is on</source>
        <translation>స్క్రీన్ రీడర్ పనిచేస్తుంటే</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>ఎప్పుడూ వద్దు</translation>
    </message>
    <message numerus="yes">
        <source>After %1 second(s)</source>
        <comment>the focus moves by itself</comment>
        <translation>
            <numerusform>%1 సెకను తర్వాత</numerusform>
            <numerusform>%1 సెకన్ల తర్వాత</numerusform>
        </translation>
    </message>
    <message>
        <source>Short</source>
        <comment>duration</comment>
        <translation>తక్కువ</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>duration</comment>
        <translation>ఎక్కువ</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>సిస్టమ్‌లో లాగా</translation>
    </message>
    <message>
        <source>Whatever is usual in the language</source>
        <comment>digits</comment>
        <translatorcomment>digits: Latin ones are what the program takes as usual in Telugu</translatorcomment>
        <translation>భాషలో వాడుక ప్రకారం</translation>
    </message>
    <message>
        <source>Digits of the language</source>
        <comment>digits</comment>
        <translation>భాష అంకెలు</translation>
    </message>
    <message>
        <source>0 1 2 3</source>
        <translation>0 1 2 3</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>కొంచెం</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>మామూలు</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>అన్నీ</translation>
    </message>
    <message>
        <source>Colours of the table</source>
        <translation>బల్ల రంగులు</translation>
    </message>
    <message>
        <source>High contrast helps if your eyesight is poor.</source>
        <translation>చూపు తక్కువగా ఉన్నవారికి “హై కాంట్రాస్ట్” ఉపయోగపడుతుంది.</translation>
    </message>
    <message>
        <source>Dim cards that can&apos;t be played</source>
        <translation>ఆడకూడని ముక్కలను మసకగా చూపు</translation>
    </message>
    <message>
        <source>Only while it&apos;s your turn.</source>
        <translation>మీ వంతు అయినప్పుడు మాత్రమే.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>నెమ్మది</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>మామూలు</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>వేగం</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>చాలా వేగం</translation>
    </message>
    <message>
        <source>Very short</source>
        <translation>చాలా తక్కువ</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>తక్కువ</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>duration</comment>
        <translation>మామూలు</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>ఎక్కువ</translation>
    </message>
    <message>
        <source>Show the points after each deal</source>
        <translation>ప్రతి రౌండు తర్వాత పాయింట్లు చూపు</translation>
    </message>
    <message>
        <source>They stay on the table until you press “Next deal”.</source>
        <translation>“తర్వాతి రౌండు” నొక్కేవరకు అవి బల్ల మీద ఉంటాయి.</translation>
    </message>
    <message>
        <source>Show the status bar</source>
        <translation>స్థితి వరుస చూపు</translation>
    </message>
    <message>
        <source>It shows what has just happened.</source>
        <translation>ఇప్పుడే ఏం జరిగిందో అది చెబుతుంది.</translation>
    </message>
    <message>
        <source>Play my last card for me</source>
        <translation>నా చివరి ముక్కను నా బదులు వేయి</translation>
    </message>
    <message>
        <source>After a moment, and only if there is nothing else you could do.</source>
        <translation>క్షణం తర్వాత, మీరు వేరే ఏదీ చేయలేనప్పుడు మాత్రమే.</translation>
    </message>
    <message>
        <source>Let the coach offer a lesson</source>
        <translation>కోచ్ పాఠం చెప్పనా అని అడగనీ</translation>
    </message>
    <message>
        <source>Once in a match, after three of your moves in a deal break the same rule.</source>
        <translation>మ్యాచ్‌లో ఒకసారి, ఒకే రౌండులో మీ మూడు ఎత్తులు ఒకే నియమానికి విరుద్ధమైతే.</translation>
    </message>
    <message>
        <source>Show the round buttons</source>
        <translation>గుండ్రటి బటన్లు చూపు</translation>
    </message>
    <message>
        <source>Undo, hint, scores and more, on the table.</source>
        <translation>ఎత్తు వెనక్కి, సూచన, స్కోర్లు వగైరా, బల్ల మీద.</translation>
    </message>
    <message>
        <source>A colour for each suit</source>
        <translatorcomment>&apos;వర్ణం&apos; for colour, because &apos;రంగు&apos; is the suit</translatorcomment>
        <translation>ఒక్కో రంగుకు ఒక్కో వర్ణం</translation>
    </message>
    <message>
        <source>Clubs are green and diamonds are blue.</source>
        <translation>కళావర్లు ఆకుపచ్చగా, డైమండ్లు నీలంగా ఉంటాయి.</translation>
    </message>
    <message>
        <source>Red and black in games where colour matters</source>
        <translation>ఎరుపు, నలుపు తేడా ముఖ్యమైన ఆటల్లో ఆ రెండు వర్ణాలే</translation>
    </message>
    <message>
        <source>In Canasta, red threes are red, and a canasta shows whether it is red or black.</source>
        <translation>కనాస్టాలో ఎర్ర మూళ్ళు ఎర్రగానే ఉంటాయి, కనాస్టా ఎర్రదో నల్లదో తెలుస్తుంది.</translation>
    </message>
    <message>
        <source>Large letters and numbers</source>
        <translation>పెద్ద అక్షరాలు, అంకెలు</translation>
    </message>
    <message>
        <source>The corners of the cards can be read from further away.</source>
        <translation>ముక్కల మూలలను ఇంకా దూరం నుంచి చదవవచ్చు.</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>ముక్కల మీది అక్షరాలు</translation>
    </message>
    <message>
        <source>Court cards and numbers can use the letters of the language.</source>
        <translation>బొమ్మ ముక్కలకు, అంకెలకు భాషలోని అక్షరాలు వాడవచ్చు.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>ముక్కల వెనక వైపు</translation>
    </message>
    <message>
        <source>Each pattern comes from a region whose language the program speaks.</source>
        <translation>ప్రతి నమూనా ఈ ప్రోగ్రామ్ మాట్లాడే భాషల ప్రాంతాల్లో ఒకదాని నుంచి వచ్చింది.</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>చేతిలోని ముక్కల వరుస</translation>
    </message>
    <message>
        <source>In Canasta it helps to keep ranks together, in other games suits.</source>
        <translation>కనాస్టాలో ఒకే ర్యాంకు ముక్కలు పక్కపక్కన ఉంచడం మేలు, మిగతా ఆటల్లో ఒకే రంగువి.</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>ముక్కల వేగం</translation>
    </message>
    <message>
        <source>A click always finishes a movement at once. Other speeds are in per cent.</source>
        <translation>క్లిక్‌తో ఏ కదలికైనా వెంటనే పూర్తవుతుంది. ఇతర వేగాలు శాతంలో.</translation>
    </message>
    <message>
        <source>Cards fade instead of flying. A screen reader always turns this on.</source>
        <translation>ముక్కలు ఎగరవు, మెల్లగా కనిపిస్తాయి; స్క్రీన్ రీడర్ ఉంటే ఎప్పుడూ ఇంతే.</translation>
    </message>
    <message>
        <source>How long a finished trick stays on the table</source>
        <translation>పూర్తయిన పట్టు బల్ల మీద ఉండే సమయం</translation>
    </message>
    <message>
        <source>Then it goes to its winner. Other times are in milliseconds.</source>
        <translation>తర్వాత అది గెలిచినవారికి వెళ్తుంది. ఇతర సమయాలు మిల్లీసెకన్లలో.</translation>
    </message>
    <message>
        <source>How fast computer players are</source>
        <translation>కంప్యూటర్ ఆటగాళ్ళ వేగం</translation>
    </message>
    <message>
        <source>Thinking is part of this time. Other times are in milliseconds.</source>
        <translation>ఆలోచించడం ఈ సమయంలో భాగమే. ఇతర సమయాలు మిల్లీసెకన్లలో.</translation>
    </message>
    <message>
        <source>Others at the table see it. Without a name you are just “You” here.</source>
        <translation>బల్ల దగ్గరి ఇతరులు దీన్ని చూస్తారు. పేరు లేకుంటే ఇక్కడ మీరు “మీరు” మాత్రమే.</translation>
    </message>
    <message>
        <source>Verbs depend on it in some languages, such as Hindi.</source>
        <translation>హిందీ వంటి భాషల్లో క్రియ దీన్నిబట్టి మారుతుంది.</translation>
    </message>
    <message>
        <source>Relay for friends from other houses</source>
        <translation>వేరే ఇళ్ళ స్నేహితుల కోసం రిలే</translation>
    </message>
    <message>
        <source>For screen readers and for the status bar.</source>
        <translation>స్క్రీన్ రీడర్లకు, స్థితి వరుసకు.</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>కదలిక తగ్గించు</translation>
    </message>
    <message>
        <source>A finished trick waits for a click</source>
        <translation>పూర్తయిన పట్టు క్లిక్ కోసం ఆగుతుంది</translation>
    </message>
    <message>
        <source>Enter and Space work too.</source>
        <translation>Enter, Space కూడా పనిచేస్తాయి.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>శబ్దాలు</translation>
    </message>
    <message>
        <source>They let you hear, from each player&apos;s side, what happens on the table.</source>
        <translation>బల్ల మీద ఏం జరుగుతోందో, ఆయా ఆటగాళ్ళ వైపు నుంచి వినిపిస్తాయి.</translation>
    </message>
    <message>
        <source>Volume, in per cent</source>
        <translation>ధ్వని స్థాయి, శాతంలో</translation>
    </message>
    <message>
        <source>Relative to the volume of the computer.</source>
        <translation>కంప్యూటరులో పెట్టిన ధ్వనిలో ఇంత భాగం.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>మీ పేరు</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>మీ బొమ్మ</translation>
    </message>
    <message>
        <source>Shown next to your name at the table.</source>
        <translation>ఇది బల్ల దగ్గర మీ పేరు పక్కన ఉంటుంది.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>కంప్యూటర్ ఆటగాళ్ళు</translation>
    </message>
    <message>
        <source>Levels differ in how well they think, never in the cards they are dealt.</source>
        <translation>స్థాయిల తేడా ఆలోచనలోనే, పంచే ముక్కల్లో ఎప్పుడూ కాదు.</translation>
    </message>
    <message>
        <source>Names of the computer players</source>
        <translation>కంప్యూటర్ ఆటగాళ్ళ పేర్లు</translation>
    </message>
    <message>
        <source>Separate the names with commas; leave empty for the usual names.</source>
        <translation>పేర్ల మధ్య కామాలు పెట్టండి; ఖాళీగా వదిలితే మామూలు పేర్లు ఉంటాయి.</translation>
    </message>
    <message>
        <source>Write the address of your own, which begins with https; leave empty for the public ones, or write “-” for none.</source>
        <translation>మీ సొంత రిలే చిరునామా రాయండి, అది https తో మొదలవుతుంది; అందరి రిలే కోసం ఖాళీగా వదలండి, ఏదీ వద్దంటే “-” రాయండి.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>భాష</translation>
    </message>
    <message>
        <source>Takes effect at once, without a restart.</source>
        <translation>మళ్ళీ ప్రారంభించకుండానే వెంటనే మారుతుంది.</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>అంకెలు</translation>
    </message>
    <message>
        <source>Scores and all other numbers are written with them.</source>
        <translation>స్కోర్లు, మిగతా సంఖ్యలన్నీ వీటితో రాస్తుంది.</translation>
    </message>
    <message>
        <source>Text size, in per cent</source>
        <translation>అక్షరాల పరిమాణం, శాతంలో</translation>
    </message>
    <message>
        <source>Everywhere in the program; at the table as far as there is room.</source>
        <translation>ప్రోగ్రామ్ అంతటా; బల్ల మీద చోటు ఉన్నంత వరకు.</translation>
    </message>
    <message>
        <source>What is spoken</source>
        <translation>ఏం చెప్పాలి</translation>
    </message>
    <message>
        <source>Wording of what is spoken</source>
        <translation>ఎన్ని మాటల్లో చెప్పాలి</translation>
    </message>
    <message>
        <source>For screen readers. What is written stays as it is.</source>
        <translation>స్క్రీన్ రీడర్ల కోసం. రాసినవి అలాగే ఉంటాయి.</translation>
    </message>
    <message>
        <source>Wait for speech</source>
        <translation>చెప్పింది వినేవరకు ఆగు</translation>
    </message>
    <message>
        <source>The other players wait until you&apos;ve had time to hear what was said.</source>
        <translation>చెప్పింది మీరు వినేవరకు ఇతర ఆటగాళ్ళు ఆగుతారు.</translation>
    </message>
    <message>
        <source>Speak through</source>
        <translation>ఎవరు మాట్లాడాలి</translation>
    </message>
    <message>
        <source>If the screen reader is too old to announce what happens, the game can speak by itself.</source>
        <translation>పాత స్క్రీన్ రీడర్ ఆటలో జరిగేది చెప్పలేకపోతే, ఆటే మాట్లాడగలదు.</translation>
    </message>
    <message>
        <source>Play with one key</source>
        <translation>ఒకే కీతో ఆడండి</translation>
    </message>
    <message>
        <source>The focus moves by itself through the cards and buttons you can use; Space chooses.</source>
        <translation>మీరు ఎంచుకోగల ముక్కల మీదికి, బటన్ల మీదికి ఫోకస్ దానంతటదే వరుసగా వెళ్తుంది; Spaceతో ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Single keys give commands</source>
        <translation>ఒక్క కీతో ఆదేశాలు</translation>
    </message>
    <message>
        <source>Letters and numbers without Ctrl: switch them off if they get in your way.</source>
        <translation>Ctrl లేకుండా అక్షరాలు, అంకెలు: మీకు అడ్డైతే వీటిని ఆపండి.</translation>
    </message>
    <message>
        <source>Key for a hint</source>
        <translation>సూచన కోసం కీ</translation>
    </message>
    <message>
        <source>One letter.</source>
        <translation>ఒక అక్షరం.</translation>
    </message>
    <message>
        <source>One letter; with Shift the score sheet opens.</source>
        <translation>ఒక అక్షరం; Shiftతో స్కోరు పట్టిక తెరుచుకుంటుంది.</translation>
    </message>
    <message>
        <source>One letter; with Shift what happened is shown beside the table.</source>
        <translation>ఒక అక్షరం; Shiftతో ఏం జరిగిందో బల్ల పక్కన కనిపిస్తుంది.</translation>
    </message>
    <message>
        <source>That key is already used for: %1. Choose another letter.</source>
        <translation>ఆ కీ ఇప్పటికే దీనికి ఉంది: %1. వేరే అక్షరం ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Key for the cards on the table</source>
        <translation>బల్ల మీది ముక్కల కోసం కీ</translation>
    </message>
    <message>
        <source>Key for my hand</source>
        <translation>నా చేతిలోని ముక్కల కోసం కీ</translation>
    </message>
    <message>
        <source>Key for what may be played</source>
        <translation>ఏం ఆడవచ్చో చెప్పే కీ</translation>
    </message>
    <message>
        <source>Key for whose turn it is</source>
        <translation>ఎవరి వంతో చెప్పే కీ</translation>
    </message>
    <message>
        <source>Key for the number of cards left</source>
        <translation>ఎవరికెన్ని ముక్కలున్నాయో చెప్పే కీ</translation>
    </message>
    <message>
        <source>Key for the scores</source>
        <translation>స్కోర్ల కోసం కీ</translation>
    </message>
    <message>
        <source>Key for melds, trumps or points taken</source>
        <translation>సెట్లు, తురుపులు లేదా వచ్చిన పాయింట్ల కోసం కీ</translation>
    </message>
    <message>
        <source>Key for the last trick or turn</source>
        <translation>గత పట్టు లేదా వంతు కోసం కీ</translation>
    </message>
    <message>
        <source>Key to explain a card</source>
        <translation>ముక్క గురించి చెప్పే కీ</translation>
    </message>
    <message>
        <source>Key to describe the table</source>
        <translation>బల్ల మీద ఏముందో చెప్పే కీ</translation>
    </message>
    <message>
        <source>Key to repeat what was said</source>
        <translation>చెప్పినది మళ్ళీ చెప్పే కీ</translation>
    </message>
    <message>
        <source>Key to say something to the others</source>
        <translation>ఇతరులతో ఏదైనా అనే కీ</translation>
    </message>
    <message>
        <source>Speak of you as</source>
        <translation>మీ గురించి చెప్పేటప్పుడు</translation>
    </message>
</context>
<context>
    <name>Short</name>
    <message>
        <source>%1 %2</source>
        <comment>ranks one after another: 8 9 ace</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a suit and the ranks held of it: clubs 8 9 ace</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>one each: %1</source>
        <comment>ranks of which there is one card: 3 5 ace</comment>
        <translation>ఒక్కొక్కటి: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>one statement after another: Amrit 7, Kavya 6</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, and a number or a card: Amrit 7</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>you %2</source>
        <comment>a number or a card: you 7</comment>
        <translation>మీరు %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the suit that was led, and what was played: clubs: Amrit 4, you 9</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>జోకర్</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>జాకీ</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>రాణి</translation>
    </message>
    <message>
        <source>king</source>
        <translation>రాజు</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ఆసు</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకర్‌ను</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకర్‌కు</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జోకర్</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జాకీని</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జాకీకి</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జాకీ</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాణిని</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాణికి</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాణి</translation>
    </message>
    <message>
        <source>king</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాజును</translation>
    </message>
    <message>
        <source>king</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాజుకు</translation>
    </message>
    <message>
        <source>king</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాజు</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆసును</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆసుకు</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆసు</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Speech Dispatcher doesn&apos;t answer. Start it, or choose another way in the preferences, under Accessibility.</source>
        <translation>Speech Dispatcher జవాబివ్వడం లేదు. దాన్ని మొదలుపెట్టండి, లేదా “ప్రాధాన్యతలు”, “అందరికీ అందుబాటు” అన్నచోట వేరేది ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>Enter: %1. %2 lists the keys. %3 repeats this.</source>
        <comment>the first sentence for a screen reader: what Enter does now, and two keys</comment>
        <translation>Enter: %1. %2 కీల గురించి చెబుతుంది. %3 మళ్ళీ చెబుతుంది.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>%2</source>
        <comment>a card behind the name of who played it: Amrit 7 clubs</comment>
        <translation>%2</translation>
    </message>
    <message>
        <source>%3</source>
        <comment>a card behind the name of who played it: Amrit 7 clubs</comment>
        <translation>%3</translation>
    </message>
    <message>
        <source>%4</source>
        <comment>a card or a meld behind the name of who played it: Amrit 7 clubs; Amrit queens</comment>
        <translation>%4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name, and in few words what its player did: Amrit 7 clubs</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You %2</source>
        <comment>and in few words what you did: You 7 clubs</comment>
        <translation>మీరు %2</translation>
    </message>
    <message>
        <source>Suggested: %1.</source>
        <comment>cards: the two of clubs and a joker</comment>
        <translation>సూచన: %1.</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <comment>that have just been dealt: clubs 8 9 ace, hearts 5</comment>
        <translation>మీ ముక్కలు: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 card(s) left.</source>
        <translation>
            <numerusform>%1 దగ్గర %2 ముక్క మిగిలింది.</numerusform>
            <numerusform>%1 దగ్గర %2 ముక్కలు మిగిలాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %2 card(s) left.</source>
        <translation>
            <numerusform>మీ దగ్గర %2 ముక్క మిగిలింది.</numerusform>
            <numerusform>మీ దగ్గర %2 ముక్కలు మిగిలాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 left</source>
        <comment>behind a name: so many cards</comment>
        <translation>ఇంకా %2 %2{one:ముక్క|other:ముక్కలు}</translation>
    </message>
    <message>
        <source>have %2 left</source>
        <comment>behind: You</comment>
        <translation>ఇంకా %2 %2{one:ముక్క|other:ముక్కలు}</translation>
    </message>
    <message>
        <source>draw %1</source>
        <comment>behind: You</comment>
        <translation>%1 తీశారు</translation>
    </message>
    <message>
        <source>get %1</source>
        <comment>behind: You</comment>
        <translation>%1 అందుకున్నారు</translation>
    </message>
    <message>
        <source>takes it</source>
        <comment>behind a name: the trick</comment>
        <translation>పట్టు గెలిచారు</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>behind: You</comment>
        <translation>పట్టు గెలిచారు</translation>
    </message>
    <message>
        <source>takes it, %2</source>
        <comment>behind a name: the trick, and its points</comment>
        <translation>పట్టు గెలిచారు, %2</translation>
    </message>
    <message>
        <source>take it, %2</source>
        <comment>behind: You; the trick, and its points</comment>
        <translation>పట్టు గెలిచారు, %2</translation>
    </message>
    <message>
        <source>%2</source>
        <comment>points in a deal, behind a name</comment>
        <translation>%2</translation>
    </message>
    <message>
        <source>place %2</source>
        <comment>in a match, behind a name</comment>
        <translation>%2{ord} స్థానం</translation>
    </message>
    <message>
        <source>nobody takes it</source>
        <translation>పట్టు ఎవరిదీ కాదు</translation>
    </message>
    <message>
        <source>Points of this deal: %1.</source>
        <comment>such as: Amrit 3, Kavya 10</comment>
        <translation>ఈ రౌండు పాయింట్లు: %1.</translation>
    </message>
    <message>
        <source>The match is over: %1.</source>
        <comment>Amrit place 1, Kavya …</comment>
        <translation>మ్యాచ్ ముగిసింది: %1.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>గణాంకాలు</translation>
    </message>
    <message>
        <source>Nothing here yet: play a match to its end.</source>
        <translation>ఇంకా ఏదీ లెక్కకు రాలేదు: ఒక మ్యాచ్ చివరి వరకు ఆడండి.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>CSVగా ఎగుమతి…</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>సొంత నియమాలు</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>మిశ్రమం</translation>
    </message>
    <message>
        <source>People</source>
        <translation>మనుషులు</translation>
    </message>
    <message>
        <source>People, moves undone</source>
        <translation>మనుషులు, వెనక్కి తీసుకున్నవి</translation>
    </message>
    <message>
        <source>Bots</source>
        <comment>programs of the person&apos;s own, as opponents</comment>
        <translation>బాట్‌లు</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>a number with one decimal place</comment>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>−%1.%2</source>
        <comment>a negative number with one decimal place</comment>
        <translation>−%1.%2</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <comment>matches won, and their share</comment>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ఆట</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>column of the statistics</comment>
        <translation>నియమాలు</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>column of the statistics: the level of the computer players</comment>
        <translation>ఎవరిపై</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>మ్యాచ్‌లు</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column of the statistics: number of matches</comment>
        <translation>గెలిచినవి</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>సగటు స్థానం</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>రౌండుకు పాయింట్లు</translation>
    </message>
    <message>
        <source>Moons</source>
        <translation>మూన్‌లు</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translatorcomment>longest run of wins</translatorcomment>
        <translation>ఎక్కువ వరుస గెలుపులు</translation>
    </message>
    <message>
        <source>Undone</source>
        <comment>column of the statistics: number of deals</comment>
        <translation>వెనక్కి</translation>
    </message>
    <message>
        <source>“Undone” counts the deals in which a move was undone after more cards had been seen. Only the first result of a deal counts.</source>
        <translation>ఇంకా ముక్కలు చూశాక ఎత్తు వెనక్కి తీసుకున్న రౌండ్లు “వెనక్కి”లో ఉంటాయి. రౌండుకు మొదటి ఫలితమే లెక్క.</translation>
    </message>
    <message>
        <source>Leave out deals and matches with undone moves</source>
        <translation>ఎత్తు వెనక్కి తీసుకున్న రౌండ్లు, మ్యాచ్‌లు వదిలేయి</translation>
    </message>
    <message numerus="yes">
        <source>%1 matches</source>
        <translation>
            <numerusform>%1 మ్యాచ్</numerusform>
            <numerusform>%1 మ్యాచ్‌లు</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>so many matches</comment>
        <translation>%1 గెలుపు</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>ఇంకా ఆడలేదు.</translation>
    </message>
    <message>
        <source>No match finished yet.</source>
        <translation>ఇంకా ఏ మ్యాచ్ పూర్తి కాలేదు.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>so many matches, so many won</comment>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>The last %1 matches</source>
        <translation>
            <numerusform>గత %1 మ్యాచ్</numerusform>
            <numerusform>గత %1 మ్యాచ్‌లు</numerusform>
        </translation>
    </message>
    <message>
        <source>The last match</source>
        <translation>గత మ్యాచ్</translation>
    </message>
    <message>
        <source>won %1 of %2</source>
        <comment>so many matches of so many; behind the level of the computer players</comment>
        <translation>%2లో %1 గెలుపు</translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row; your best is %2.</source>
        <comment>matches</comment>
        <translation>మీరు వరుసగా %1 మ్యాచ్‌లు గెలిచారు; మీ రికార్డు %2.</translation>
    </message>
    <message>
        <source>Your best run is %1 won in a row.</source>
        <comment>matches</comment>
        <translation>వరుసగా %1 మ్యాచ్‌లు గెలవడం మీ రికార్డు.</translation>
    </message>
    <message numerus="yes">
        <source>Your best deal: %1 point(s).</source>
        <translation>
            <numerusform>మీ మేటి రౌండులో %1 పాయింటు వచ్చింది.</numerusform>
            <numerusform>మీ మేటి రౌండులో %1 పాయింట్లు వచ్చాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best deal: %1 point(s), %2 times.</source>
        <translation>
            <numerusform>మీ మేటి రౌండులో %1 పాయింటు, %2 సార్లు వచ్చింది.</numerusform>
            <numerusform>మీ మేటి రౌండులో %1 పాయింట్లు, %2 సార్లు వచ్చాయి.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve shot the moon %1 time(s).</source>
        <translation>
            <numerusform>మీరు %1 సారి అన్నీ పట్టారు (మూన్).</numerusform>
            <numerusform>మీరు %1 సార్లు అన్నీ పట్టారు (మూన్).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: won against %2, %3 points.</source>
        <comment>when, the level, points</comment>
        <translation>
            <numerusform>%1: గెలుపు; ప్రత్యర్థి: %2; %3 పాయింటు.</numerusform>
            <numerusform>%1: గెలుపు; ప్రత్యర్థి: %2; %3 పాయింట్లు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: place %2 against %3, %4 points.</source>
        <comment>when, the place, the level, points</comment>
        <translation>
            <numerusform>%1: స్థానం %2; ప్రత్యర్థి: %3; %4 పాయింటు.</numerusform>
            <numerusform>%1: స్థానం %2; ప్రత్యర్థి: %3; %4 పాయింట్లు.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4.</source>
        <comment>the game, matches, matches won, per cent</comment>
        <translation>%1, %2, %3, %4.</translation>
    </message>
    <message>
        <source>All statistics…</source>
        <translation>అన్ని గణాంకాలు…</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>ఇప్పటివరకు</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>ఈ నెల</translation>
    </message>
    <message>
        <source>Which matches are counted</source>
        <translation>ఏ మ్యాచ్‌లు లెక్కించాలి</translation>
    </message>
    <message>
        <source>Each bar is a match; the tall ones were won. Press one to see that match again.</source>
        <translation>ఒక్కో పట్టీ ఒక్కో మ్యాచ్, పొడవైనవి గెలుపులు. నొక్కితే ఆ మ్యాచ్ మళ్ళీ చూడవచ్చు.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The statistics couldn&apos;t be read and start over; the old file is kept as %1.</source>
        <translation>గణాంకాలు చదవలేకపోయింది, కొత్తగా మొదలవుతాయి; పాత ఫైలు %1 పేరుతో ఉంది.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save your results. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable మీ ఫలితాలను భద్రపరచలేకపోయింది. %1</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read your results. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable మీ ఫలితాలను చదవలేకపోయింది. %1</translation>
    </message>
    <message>
        <source>Another program is using the statistics. Try again in a moment.</source>
        <translation>గణాంకాలను మరో ప్రోగ్రామ్ వాడుతోంది. కాసేపాగి మళ్ళీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Line %1 of the saved game can&apos;t be read.</source>
        <translation>భద్రపరిచిన ఆటలో %1వ వరుసను చదవలేకపోతోంది.</translation>
    </message>
    <message>
        <source>The saved game ends in the middle of line %1.</source>
        <translation>భద్రపరిచిన ఆట %1వ వరుస మధ్యలోనే ఆగిపోయింది.</translation>
    </message>
    <message>
        <source>The end of the saved game was lost: from line %1 on there are only zeros.</source>
        <translation>భద్రపరిచిన ఆట చివరి భాగం పోయింది: %1వ వరుస నుంచి అన్నీ సున్నాలే.</translation>
    </message>
    <message>
        <source>One bit in line %1 of the saved game was wrong and has been corrected.</source>
        <translation>భద్రపరిచిన ఆటలో %1వ వరుసలో ఒక బిట్ తప్పుగా ఉంది; సరిచేశాం.</translation>
    </message>
    <message>
        <source>This match wasn&apos;t closed properly, so its last moves may be missing.</source>
        <translation>ఈ మ్యాచ్‌ను సరిగ్గా మూసివేయలేదు, కాబట్టి దాని చివరి ఎత్తులు పోయి ఉండవచ్చు.</translation>
    </message>
    <message>
        <source>Action %1 of the saved game breaks the rules.</source>
        <translation>భద్రపరిచిన ఆటలో %1వ చర్యను నియమాలు ఒప్పుకోవు.</translation>
    </message>
    <message>
        <source>This version of the program doesn&apos;t know the rules of the saved game.</source>
        <translation>భద్రపరిచిన ఆట నియమాలు ఈ వెర్షన్ ప్రోగ్రామ్‌కు తెలియవు.</translation>
    </message>
    <message>
        <source>This program doesn&apos;t have the game that was saved.</source>
        <translation>భద్రపరిచిన ఆట ఈ ప్రోగ్రామ్‌లో లేనిది.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read.</source>
        <translation>%1 ఫైలును చదవలేకపోతోంది.</translation>
    </message>
    <message>
        <source>The file %1 is far too large for a saved game.</source>
        <translation>భద్రపరిచిన ఆటకు %1 ఫైలు మరీ పెద్దది.</translation>
    </message>
    <message>
        <source>The saved game can&apos;t be continued.</source>
        <translation>భద్రపరిచిన ఆట కొనసాగదు.</translation>
    </message>
    <message>
        <source>%1 The match goes on from the last valid action; the damaged file is kept as %2.</source>
        <translation>%1 చివరి సరైన చర్య నుంచి మ్యాచ్ సాగుతుంది; పాడైన ఫైలు %2 పేరుతో ఉంది.</translation>
    </message>
    <message>
        <source>%1 The match goes on from the last valid action.</source>
        <translation>%1 చివరి సరైన చర్య నుంచి మ్యాచ్ సాగుతుంది.</translation>
    </message>
    <message>
        <source>%1 The file is kept as %2.</source>
        <translation>%1 ఫైలు %2 పేరుతో ఉంది.</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so the defaults are used; the old file is kept as %1.</source>
        <translation>సెట్టింగులు చదవలేకపోయింది, కాబట్టి మామూలువి వాడుతోంది; పాత ఫైలు %1 పేరుతో ఉంది.</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so the defaults are used.</source>
        <translation>సెట్టింగులు చదవలేకపోయింది, కాబట్టి మామూలువి వాడుతోంది.</translation>
    </message>
    <message>
        <source>CardTable doesn&apos;t know some settings and leaves them out: %1. The old file is kept as %2.</source>
        <translation>కొన్ని సెట్టింగులు CardTableకు తెలియవు, వాటిని వదిలేస్తోంది: %1. పాత ఫైలు %2 పేరుతో ఉంది.</translation>
    </message>
    <message>
        <source>CardTable doesn&apos;t know some settings and leaves them out. The old file is kept as %1.</source>
        <translation>కొన్ని సెట్టింగులు CardTableకు తెలియవు, వాటిని వదిలేస్తోంది. పాత ఫైలు %1 పేరుతో ఉంది.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the settings. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable సెట్టింగులను భద్రపరచలేకపోయింది. %1</translation>
    </message>
    <message>
        <source>Another copy of the program is running; it keeps its match, and this one has its own.</source>
        <translation>ఈ ప్రోగ్రామ్ మరోసారి తెరిచి ఉంది; దాని మ్యాచ్ దానిదే, దీని మ్యాచ్ దీనిదే.</translation>
    </message>
    <message>
        <source>Your moves aren&apos;t being saved. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>మీ ఎత్తులు భద్రం కావడం లేదు. %1</translation>
    </message>
    <message>
        <source>The match is being saved again.</source>
        <translation>మ్యాచ్ మళ్ళీ భద్రమవుతోంది.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>the name of a file</comment>
        <translation>%1 పేరుతో భద్రమైంది.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the game as %1. %2</source>
        <comment>the name of a file; why, and what to do</comment>
        <translation>CardTable ఆటను %1 పేరుతో భద్రపరచలేకపోయింది. %2</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t keep the unfinished match. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable పూర్తికాని మ్యాచ్‌ను ఉంచలేకపోయింది. %1</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t delete the game. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable ఆటను తొలగించలేకపోయింది. %1</translation>
    </message>
    <message>
        <source>The unfinished match is kept under Game, Unfinished games.</source>
        <translation>పూర్తికాని మ్యాచ్ “ఆట” మెనూలో “పూర్తికాని ఆటలు” కింద ఉంది.</translation>
    </message>
    <message>
        <source>Some results couldn&apos;t be read and don&apos;t count. The old file is kept as %1.</source>
        <translation>కొన్ని ఫలితాలను చదవలేకపోయింది, అవి లెక్కలోకి రావు. పాత ఫైలు %1 పేరుతో ఉంది.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the statistics as %1. %2</source>
        <comment>the name of a file; why, and what to do</comment>
        <translation>CardTable గణాంకాలను %1 పేరుతో భద్రపరచలేకపోయింది. %2</translation>
    </message>
    <message>
        <source>The disk is full: free some space.</source>
        <translation>డిస్కు నిండింది: కొంత స్థలం ఖాళీ చేయండి.</translation>
    </message>
    <message>
        <source>CardTable isn&apos;t allowed to use %1: change its permissions.</source>
        <comment>a folder or a file</comment>
        <translation>%1 వాడటానికి CardTableకు అనుమతి లేదు: దాని అనుమతులు మార్చండి.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t there any more: choose another folder.</source>
        <comment>a folder or a file</comment>
        <translation>%1 ఇప్పుడు అక్కడ లేదు: వేరే ఫోల్డరు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>A file can&apos;t have this name: choose another one.</source>
        <translation>ఫైలుకు ఈ పేరు కుదరదు: వేరే పేరు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>The file is damaged: start CardTable again, which begins a new one.</source>
        <translation>ఫైలు పాడైంది: CardTableను మళ్ళీ మొదలుపెట్టండి, అప్పుడు కొత్త ఫైలు మొదలవుతుంది.</translation>
    </message>
    <message>
        <source>The disk reports an error with %1: check the disk.</source>
        <comment>a folder or a file</comment>
        <translation>%1 విషయంలో డిస్కు లోపం చూపుతోంది: డిస్కును పరీక్షించండి.</translation>
    </message>
    <message>
        <source>The system reports an error with %1: %2.</source>
        <comment>a folder or a file; what the system says</comment>
        <translation>%1 విషయంలో సిస్టమ్ లోపం చూపుతోంది: %2.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read all your seats at other people&apos;s tables. The old file is kept as %1.</source>
        <translation>ఇతరుల బల్లల దగ్గర మీ స్థానాలన్నిటినీ CardTable చదవలేకపోయింది. పాత ఫైలు %1 పేరుతో ఉంది.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read how far you got in the lessons. The old file is kept as %1.</source>
        <translation>పాఠాల్లో మీరు ఎంతవరకు వచ్చారో CardTable చదవలేకపోయింది. పాత ఫైలు %1 పేరుతో ఉంది.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>%1:%2</source>
        <comment>minutes and seconds, the seconds in two digits</comment>
        <translation>%1:%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s).</source>
        <translation>
            <numerusform>%1 సెకను.</numerusform>
            <numerusform>%1 సెకన్లు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s) left.</source>
        <translation>
            <numerusform>%1 సెకను ఉంది.</numerusform>
            <numerusform>%1 సెకన్లు ఉన్నాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Their cards: %2.</source>
        <comment>a sentence, and the cards that a player lays open</comment>
        <translation>%1 వారి ముక్కలు: %2.</translation>
    </message>
    <message>
        <source>The connection to %1&apos;s table is lost. Trying again…</source>
        <translation>%1 బల్లతో కనెక్షన్ తెగింది. మళ్ళీ ప్రయత్నిస్తోంది…</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again…</source>
        <translation>బల్లతో కనెక్షన్ తెగింది. మళ్ళీ ప్రయత్నిస్తోంది…</translation>
    </message>
    <message>
        <source>Your cards and your seat are kept.</source>
        <translation>మీ ముక్కలు, స్థానం అలాగే ఉన్నాయి.</translation>
    </message>
    <message>
        <source>You can watch again when the connection is back.</source>
        <translation>కనెక్షన్ తిరిగి వచ్చాక మళ్ళీ చూడవచ్చు.</translation>
    </message>
    <message>
        <source>The match is saved up to the last card, and every seat is kept.</source>
        <translation>చివరి ముక్క వరకు మ్యాచ్ భద్రం, ప్రతి స్థానమూ అలాగే ఉంది.</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer.</source>
        <translation>బల్ల నుంచి జవాబు లేదు.</translation>
    </message>
    <message>
        <source>%1 has closed the table for now.</source>
        <translation>%1 ప్రస్తుతానికి బల్ల మూశారు.</translation>
    </message>
    <message>
        <source>The table is closed for now.</source>
        <translation>బల్ల ప్రస్తుతానికి మూసి ఉంది.</translation>
    </message>
    <message>
        <source>You&apos;re now playing on another computer.</source>
        <translation>ఇప్పుడు మీరు మరో కంప్యూటరులో ఆడుతున్నారు.</translation>
    </message>
    <message>
        <source>This window only shows how things stood here.</source>
        <translation>ఈ విండోలో ఇక్కడ ఎలా ఉందో అదే కనిపిస్తుంది.</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>బల్ల ఆగి ఉంది.</translation>
    </message>
    <message>
        <source>It goes on when everybody here has pressed “Continue”.</source>
        <translation>ఇక్కడున్న అందరూ “కొనసాగించు” నొక్కాక సాగుతుంది.</translation>
    </message>
    <message numerus="yes">
        <source>A computer played %1 move(s) for you.</source>
        <translation>
            <numerusform>మీ బదులు కంప్యూటరు %1 ఎత్తు వేసింది.</numerusform>
            <numerusform>మీ బదులు కంప్యూటరు %1 ఎత్తులు వేసింది.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your seat is yours again from the next card on.</source>
        <translation>తర్వాతి ముక్క నుంచి స్థానం మళ్ళీ మీదే.</translation>
    </message>
    <message>
        <source>%1&apos;s computer doesn&apos;t answer. Trying again…</source>
        <translation>%1 కంప్యూటరు జవాబివ్వడం లేదు. మళ్ళీ ప్రయత్నిస్తోంది…</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. Trying again…</source>
        <translation>బల్ల నుంచి జవాబు లేదు. మళ్ళీ ప్రయత్నిస్తోంది…</translation>
    </message>
    <message>
        <source>%1&apos;s computer doesn&apos;t answer.</source>
        <translation>%1 కంప్యూటరు జవాబివ్వడం లేదు.</translation>
    </message>
    <message>
        <source>Every finished deal is saved here, so the match can go on.</source>
        <translation>పూర్తయిన ప్రతి రౌండు ఇక్కడ భద్రంగా ఉంది, కాబట్టి మ్యాచ్ కొనసాగగలదు.</translation>
    </message>
    <message>
        <source>A computer plays for you. Play again yourself?</source>
        <translation>మీ బదులు కంప్యూటరు ఆడుతోంది. మళ్ళీ మీరే ఆడతారా?</translation>
    </message>
    <message>
        <source>Your seat is yours again from the next card on. You can also press Y.</source>
        <translation>తర్వాతి ముక్క నుంచి స్థానం మళ్ళీ మీదే. Y కూడా నొక్కవచ్చు.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <comment>a wish that the others did not agree to</comment>
        <translation>ఈసారికి వద్దు.</translation>
    </message>
    <message>
        <source>Something about deal %1 couldn&apos;t be confirmed.</source>
        <translation>రౌండు %1లో ఏదో నిర్ధారణ కాలేదు.</translation>
    </message>
    <message numerus="yes">
        <source>The table went back by %1 move(s): the rest couldn&apos;t be read.</source>
        <translation>
            <numerusform>బల్ల %1 ఎత్తు వెనక్కి వెళ్ళింది: మిగతాది చదవలేకపోయాం.</numerusform>
            <numerusform>బల్ల %1 ఎత్తులు వెనక్కి వెళ్ళింది: మిగతాది చదవలేకపోయాం.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is now playing from another computer.</source>
        <translation>%1 ఇప్పుడు మరో కంప్యూటరు నుంచి ఆడుతున్నారు.</translation>
    </message>
    <message>
        <source>If it was somebody else, ask them: anyone who has the key to the seat can take it.</source>
        <translation>వేరేవారైతే అడగండి: ఈ స్థానం తాళంచెవి ఉన్నవారెవరైనా దాన్ని తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>మ్యాచ్ కొనసాగుతుంది.</translation>
    </message>
    <message>
        <source>The old invitation no longer works.</source>
        <translation>పాత ఆహ్వానం ఇక పనిచేయదు.</translation>
    </message>
    <message>
        <source>People who should come need the new one.</source>
        <translation>రావాల్సినవారికి కొత్త ఆహ్వానం కావాలి.</translation>
    </message>
    <message>
        <source>You&apos;re watching, and may take a computer&apos;s seat.</source>
        <translation>మీరు చూస్తున్నారు, కంప్యూటరు స్థానం తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>You may take a computer&apos;s seat. You can&apos;t just watch at this table.</source>
        <translation>మీరు కంప్యూటరు స్థానం తీసుకోవచ్చు. ఈ బల్లకు చూసేవారు ఉండరు.</translation>
    </message>
    <message>
        <source>You play on with the cards and the points of that seat.</source>
        <translation>ఆ స్థానపు ముక్కలతో, పాయింట్లతో ఆడతారు.</translation>
    </message>
    <message>
        <source>Take %1&apos;s seat</source>
        <comment>a computer&apos;s name, or that of somebody who has left</comment>
        <translation>%1 స్థానం తీసుకో</translation>
    </message>
    <message>
        <source>Take a seat…</source>
        <translation>స్థానం తీసుకో…</translation>
    </message>
    <message>
        <source>The seat is yours now, with its cards and its points.</source>
        <translation>ముక్కలతో, పాయింట్లతో సహా ఈ స్థానం ఇప్పుడు మీది.</translation>
    </message>
    <message>
        <source>You play from its next turn on.</source>
        <translation>దాని తర్వాతి వంతు నుంచి మీరు ఆడతారు.</translation>
    </message>
    <message>
        <source>Somebody else is playing in your seat now.</source>
        <translation>ఇప్పుడు మీ స్థానంలో ఇంకొకరు ఆడుతున్నారు.</translation>
    </message>
    <message>
        <source>You can watch, or take the seat of a computer.</source>
        <translation>మీరు చూడవచ్చు, లేదా కంప్యూటరు స్థానం తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>చూడటం మాత్రమే</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>ఇప్పుడే ప్రయత్నించు</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>the table</comment>
        <translation>వెళ్ళు</translation>
    </message>
    <message>
        <source>Play on without waiting…</source>
        <translation>ఆగకుండా ఆడు…</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>ఇక్కడ ఆడు</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>కొనసాగించు</translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>oneself, not the computer</comment>
        <translation>మళ్ళీ నేనే ఆడతా</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>సరే</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>చూపించు</translation>
    </message>
    <message>
        <source>%1 would like to take back the %2.</source>
        <comment>a player and a card</comment>
        <translation>%1 %2{acc} వెనక్కి తీసుకోవాలనుకుంటున్నారు.</translation>
    </message>
    <message>
        <source>%1 would like to take back a move.</source>
        <translation>%1 ఒక ఎత్తు వెనక్కి తీసుకోవాలనుకుంటున్నారు.</translation>
    </message>
    <message>
        <source>%1 lays down these cards and claims the rest.</source>
        <translation>%1 ఈ ముక్కలు చూపి, మిగతా పట్లన్నీ తమవే అంటున్నారు.</translation>
    </message>
    <message>
        <source>%1 would like a pause.</source>
        <translation>%1 విరామం కావాలంటున్నారు.</translation>
    </message>
    <message>
        <source>%1 asks: should a computer play on for %2?</source>
        <translation>%1 అడుగుతున్నారు: %2 బదులు కంప్యూటరు ఆడాలా?</translation>
    </message>
    <message>
        <source>%1 asks: should a computer play on for you?</source>
        <translation>%1 అడుగుతున్నారు: మీ బదులు కంప్యూటరు ఆడాలా?</translation>
    </message>
    <message>
        <source>%1 would like to end the match here.</source>
        <translation>%1 మ్యాచ్ ఇక్కడే ముగించాలనుకుంటున్నారు.</translation>
    </message>
    <message>
        <source>%1 would like to go on.</source>
        <comment>after a pause</comment>
        <translation>%1 కొనసాగించాలనుకుంటున్నారు.</translation>
    </message>
    <message>
        <source>Another match with the same people?</source>
        <translation>వీరితోనే మరో మ్యాచ్?</translation>
    </message>
    <message>
        <source>You would like to take back the %1.</source>
        <comment>a card</comment>
        <translation>మీరు %1{acc} వెనక్కి తీసుకోవాలనుకుంటున్నారు.</translation>
    </message>
    <message>
        <source>You would like to take back your last move.</source>
        <translation>మీరు చివరి ఎత్తు వెనక్కి తీసుకోవాలనుకుంటున్నారు.</translation>
    </message>
    <message>
        <source>You lay down your cards and claim the rest.</source>
        <translation>మీరు ముక్కలు చూపి, మిగతావన్నీ మీవే అన్నారు.</translation>
    </message>
    <message>
        <source>You would like a pause.</source>
        <translation>మీరు విరామం కోరారు.</translation>
    </message>
    <message>
        <source>You would like a computer to play on for %1.</source>
        <translation>%1 బదులు కంప్యూటరు ఆడాలని మీరు కోరారు.</translation>
    </message>
    <message>
        <source>You would like to end the match here.</source>
        <translation>మీరు మ్యాచ్ ఇక్కడే ముగించాలనుకుంటున్నారు.</translation>
    </message>
    <message>
        <source>You would like to go on.</source>
        <comment>after a pause</comment>
        <translation>మీరు కొనసాగించాలనుకుంటున్నారు.</translation>
    </message>
    <message>
        <source>You would like another match with the same people.</source>
        <translation>మీరు వీరితోనే మరో మ్యాచ్ కోరారు.</translation>
    </message>
    <message>
        <source>It happens if everybody agrees.</source>
        <translation>అందరూ ఒప్పుకుంటే జరుగుతుంది.</translation>
    </message>
    <message>
        <source>It happens if everybody agrees. You can also press Y or N.</source>
        <translation>అందరూ ఒప్పుకుంటే జరుగుతుంది. Y లేదా N కూడా నొక్కవచ్చు.</translation>
    </message>
    <message>
        <source>%1 can come back at any time. It happens if everybody agrees.</source>
        <translation>%1 ఎప్పుడైనా తిరిగి రావచ్చు. అందరూ ఒప్పుకుంటే జరుగుతుంది.</translation>
    </message>
    <message>
        <source>Everything stops during a pause, even the clock.</source>
        <translation>విరామంలో ఏదీ సాగదు, గడియారం కూడా.</translation>
    </message>
    <message>
        <source>It ends if everybody agrees.</source>
        <translation>అందరూ ఒప్పుకుంటే ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>It begins if everybody agrees. The seats stay as they are.</source>
        <translation>అందరూ ఒప్పుకుంటే మొదలవుతుంది. స్థానాలు అవే.</translation>
    </message>
    <message>
        <source>Everybody is asked. Nobody sees who says no.</source>
        <translation>అందరినీ అడుగుతుంది. ఎవరు వద్దన్నారో చెప్పదు.</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>%1 గారిని అడుగుతోంది.</translation>
    </message>
    <message>
        <source>You have answered. The others are still being asked.</source>
        <translation>మీరు జవాబిచ్చారు. ఇతరులను ఇంకా అడుగుతోంది.</translation>
    </message>
    <message>
        <source>Press Y for yes, N for no.</source>
        <translation>సరే అయితే Y, వద్దంటే N నొక్కండి.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>సరే</translation>
    </message>
    <message>
        <source>No</source>
        <translation>వద్దు</translation>
    </message>
    <message>
        <source>Yes, please</source>
        <translation>సరే, తప్పకుండా</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>వద్దు, ధన్యవాదాలు</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>a claim is not accepted</comment>
        <translation>ఆడదాం</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>ఇంకా ఆగుదాం</translation>
    </message>
    <message>
        <source>Never mind</source>
        <comment>takes back one&apos;s own wish</comment>
        <translation>వద్దులే</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>clubs</source>
        <translation>కళావరు</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translatorcomment>diamonds: డైమండు; డైమన్ is also heard</translatorcomment>
        <translation>డైమండు</translation>
    </message>
    <message>
        <source>spades</source>
        <translatorcomment>spades: ఇస్పేటు; స్పేడ్ is also heard</translatorcomment>
        <translation>ఇస్పేటు</translation>
    </message>
    <message>
        <source>hearts</source>
        <translatorcomment>hearts: ఆటీను; ఆటిన్ and హార్ట్ are also heard</translatorcomment>
        <translation>ఆటీను</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరును</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరుకు</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>కళావరు</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండును</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండుకు</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>డైమండు</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటును</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటుకు</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఇస్పేటు</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీనును</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీనుకు</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆటీను</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri</name>
    <message>
        <source>With other people a deal must end after %1 turns at most.</source>
        <translation>ఇతరులతో ఆడేటప్పుడు రౌండు గరిష్ఠంగా %1 వంతుల్లో ముగియాలి.</translation>
    </message>
    <message>
        <source>Svoi Kozyri</source>
        <translatorcomment>Russian name in Telugu letters with the gloss &apos;సొంత తురుపు&apos;</translatorcomment>
        <translation>స్వోయీ కోజిరి (సొంత తురుపు)</translation>
    </message>
    <message>
        <source>Every player has their own trump suit. Beat the top card or pick up.</source>
        <translation>ప్రతి ఒక్కరికీ సొంత తురుపు రంగు. పై ముక్కను కొట్టండి, లేదా ముక్కలు తీసుకోండి.</translation>
    </message>
    <message>
        <source>Clubs are my trumps</source>
        <translation>కళావరు నా తురుపు</translation>
    </message>
    <message>
        <source>Diamonds are my trumps</source>
        <translation>డైమండు నా తురుపు</translation>
    </message>
    <message>
        <source>Spades are my trumps</source>
        <translation>ఇస్పేటు నా తురుపు</translation>
    </message>
    <message>
        <source>Hearts are my trumps</source>
        <translation>ఆటీను నా తురుపు</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 card(s)</source>
        <translatorcomment>to pick up the pile = &apos;తీసుకోవడం&apos;</translatorcomment>
        <translation>
            <numerusform>%1 ముక్క తీసుకో</numerusform>
            <numerusform>%1 ముక్కలు తీసుకో</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 card(s) now</source>
        <translation>
            <numerusform>ఇప్పుడే %1 ముక్క తీసుకో</numerusform>
            <numerusform>ఇప్పుడే %1 ముక్కలు తీసుకో</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s)</source>
        <comment>size of the pile</comment>
        <translation>
            <numerusform>%1 ముక్క</numerusform>
            <numerusform>%1 ముక్కలు</numerusform>
        </translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>మొదట బయటపడ్డారు</translation>
    </message>
    <message>
        <source>Out second</source>
        <translation>రెండోవారిగా బయటపడ్డారు</translation>
    </message>
    <message>
        <source>Out third</source>
        <translation>మూడోవారిగా బయటపడ్డారు</translation>
    </message>
    <message>
        <source>Drop the card on the pile to play it.</source>
        <translation>ముక్కను ఆడాలంటే కుప్ప మీద పెట్టండి.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>బాగా కలిపి</translation>
    </message>
    <message>
        <source>Mirrored: both get the same cards, face up</source>
        <translatorcomment>&apos;ఒకేలాంటి&apos; (alike) for mirrored; &apos;అద్దం&apos; would be word for word</translatorcomment>
        <translation>ఒకేలా: ఇద్దరికీ అవే ముక్కలు, తెరిచి</translation>
    </message>
    <message>
        <source>Chosen before the deal</source>
        <translation>పంచే ముందు ఎంచుకుంటారు</translation>
    </message>
    <message>
        <source>Chosen after the deal</source>
        <translation>పంచాక ఎంచుకుంటారు</translation>
    </message>
    <message>
        <source>By the last card dealt</source>
        <translation>చివరగా పంచిన ముక్కను బట్టి</translation>
    </message>
    <message>
        <source>Fixed for each seat</source>
        <translation>ప్రతి స్థానానికి నిర్ణయించినది</translation>
    </message>
    <message>
        <source>Three, five or all</source>
        <translation>మూడు, ఐదు లేదా అన్నీ</translation>
    </message>
    <message>
        <source>Always the whole pile</source>
        <translation>ఎప్పుడూ కుప్ప మొత్తం</translation>
    </message>
    <message>
        <source>Always one card</source>
        <translation>ఎప్పుడూ ఒక్క ముక్క</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left</source>
        <translation>పంచేవారి ఎడమ పక్కవారు</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>పంచేవారు</translation>
    </message>
    <message>
        <source>The loser of the last deal</source>
        <translation>గత రౌండు ఓడినవారు</translation>
    </message>
    <message>
        <source>The winner of the last deal</source>
        <translation>గత రౌండు గెలిచినవారు</translation>
    </message>
    <message>
        <source>Counted by the last card dealt</source>
        <translation>చివరగా పంచిన ముక్క లెక్కన</translation>
    </message>
    <message>
        <source>The next player</source>
        <translation>తర్వాతివారు</translation>
    </message>
    <message>
        <source>The player who took it</source>
        <translation>కుప్ప తీసుకున్నవారు</translation>
    </message>
    <message>
        <source>The next seat clockwise</source>
        <translation>గడియార దిశలో తర్వాతి స్థానం</translation>
    </message>
    <message>
        <source>Always the same seat</source>
        <translation>ఎప్పుడూ అదే స్థానం</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>ఒక రౌండు</translation>
    </message>
    <message>
        <source>Everybody deals once</source>
        <translation>ఒక్కొక్కరు ఒకసారి పంచుతారు</translation>
    </message>
    <message>
        <source>First to win enough deals</source>
        <translation>తగినన్ని రౌండ్లు ముందుగా గెలిచినవారు</translation>
    </message>
    <message>
        <source>Until someone has lost enough deals</source>
        <translation>ఎవరైనా తగినన్ని రౌండ్లు ఓడే వరకు</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>పంచడం</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ఆట</translation>
    </message>
    <message>
        <source>End</source>
        <translation>ముగింపు</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>కట్టలోని ముక్కలు</translation>
    </message>
    <message>
        <source>The highest cards of each suit: %1 means nines to aces, %2 sixes to aces.</source>
        <translation>ప్రతి రంగులో పెద్ద ముక్కలు: %1 అంటే తొమ్మిది నుంచి ఆసు వరకు, %2 అంటే ఆరు నుంచి ఆసు వరకు.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>పంపకం</translation>
    </message>
    <message>
        <source>In a mirrored deal both hands are equally strong, and both players see all cards.</source>
        <translation>ఒకేలాంటి పంపకంలో ఇద్దరి ముక్కల బలమూ సమానం, ఇద్దరూ అన్ని ముక్కలూ చూస్తారు.</translation>
    </message>
    <message>
        <source>Trump suits</source>
        <translation>తురుపు రంగులు</translation>
    </message>
    <message>
        <source>Every player has a trump suit of their own; no two are the same.</source>
        <translation>ప్రతి ఒక్కరికీ సొంత తురుపు రంగు ఉంటుంది, ఏ ఇద్దరిదీ ఒకటే కాదు.</translation>
    </message>
    <message>
        <source>Lowest trumps go to their owners</source>
        <translation>అతి చిన్న తురుపులు వాటి సొంతదారులకు</translation>
    </message>
    <message>
        <source>Before play, each player is given the lowest card of their trump suit, face up.</source>
        <translation>ఆటకు ముందు ప్రతి ఒక్కరికీ వారి తురుపు రంగులో అతి చిన్న ముక్కను తెరిచి ఇస్తారు.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>రౌండు మొదటి ముక్క</translation>
    </message>
    <message>
        <source>Who puts the first card on the empty table.</source>
        <translation>ఖాళీ బల్ల మీద మొదటి ముక్క ఎవరు పెడతారు.</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>తర్వాత పంచేవారు</translation>
    </message>
    <message>
        <source>Who deals after the first deal of a match.</source>
        <translation>మ్యాచ్‌లో మొదటి రౌండు తర్వాత ఎవరు పంచుతారు.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>తెరిచిన ముక్కలు</translation>
    </message>
    <message>
        <source>All hands lie face up for everybody.</source>
        <translation>అందరి ముక్కలూ అందరికీ కనిపించేలా తెరిచి ఉంటాయి.</translation>
    </message>
    <message>
        <source>Picking up</source>
        <translation>ముక్కలు తీసుకోవడం</translation>
    </message>
    <message>
        <source>How many cards a player picks up instead of beating the top card.</source>
        <translation>పై ముక్కను కొట్టనివారు ఎన్ని ముక్కలు తీసుకుంటారు.</translation>
    </message>
    <message>
        <source>Free to pick up</source>
        <translation>ఇష్టమైతే తీసుకోవచ్చు</translation>
    </message>
    <message>
        <source>A player who could beat the top card may pick up instead.</source>
        <translation>పై ముక్కను కొట్టగలిగినవారు కూడా ముక్కలు తీసుకోవచ్చు.</translation>
    </message>
    <message>
        <source>Second card after beating</source>
        <translation>కొట్టాక రెండో ముక్క</translation>
    </message>
    <message>
        <source>A player who beats the top card then plays another; without this, deals get very long.</source>
        <translation>పై ముక్కను కొట్టినవారు తర్వాత మరో ముక్క వేస్తారు; లేకపోతే రౌండ్లు చాలా సాగుతాయి.</translation>
    </message>
    <message>
        <source>Lead after the whole pile</source>
        <translation>కుప్ప మొత్తం తీసుకున్నాక మొదటి ముక్క</translation>
    </message>
    <message>
        <source>Who leads when a player has taken the whole pile.</source>
        <translation>ఎవరైనా కుప్ప మొత్తం తీసుకున్నాక మొదటి ముక్క ఎవరు వేస్తారు.</translation>
    </message>
    <message>
        <source>Draw with the last card</source>
        <translation>చివరి ముక్కతో డ్రా</translation>
    </message>
    <message>
        <source>If your last card beats the other player&apos;s last card, you haven&apos;t lost: the deal is a draw.</source>
        <translation>ఎదుటివారి చివరి ముక్కను తమ చివరి ముక్కతో కొట్టినవారు ఓడినట్టు కాదు: అది డ్రా.</translation>
    </message>
    <message>
        <source>Maximum number of turns in a deal</source>
        <translation>రౌండులో గరిష్ఠ వంతులు</translation>
    </message>
    <message>
        <source>After this many turns the deal is a draw; %1 means no limit.</source>
        <translation>ఇన్ని వంతుల తర్వాత రౌండు డ్రా అవుతుంది; %1 అంటే పరిమితి లేదు.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>మ్యాచ్</translation>
    </message>
    <message>
        <source>One deal, a deal from everybody, or a number of deals won or lost.</source>
        <translation>ఒక రౌండు, ఒక్కొక్కరు పంచే ఒక రౌండు, లేదా గెలిచిన, ఓడిన రౌండ్ల సంఖ్య.</translation>
    </message>
    <message>
        <source>For two: both have the same cards, face up; you lead in one of two deals.</source>
        <translation>ఇద్దరికి: ఇద్దరికీ ఒకే ముక్కలు, తెరిచి; రెండు రౌండ్లలో ఒకటి మీరు మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>Deals to win or lose</source>
        <translation>గెలవాల్సిన లేదా ఓడాల్సిన రౌండ్లు</translation>
    </message>
    <message>
        <source>The match ends when somebody has won, or lost, this many deals.</source>
        <translation>ఎవరైనా ఇన్ని రౌండ్లు గెలిస్తే, లేదా ఓడితే, మ్యాచ్ ముగుస్తుంది.</translation>
    </message>
    <message>
        <source>Hidden duel</source>
        <translatorcomment>&apos;రహస్య పోరు&apos; for the hidden duel: two players with closed hands</translatorcomment>
        <translation>రహస్య పోరు</translation>
    </message>
    <message>
        <source>Challenge, mirrored</source>
        <translation>సవాలు, ఒకేలాంటి ముక్కలు</translation>
    </message>
    <message>
        <source>For two: the cards are dealt at random, and you see only your own.</source>
        <translation>ఇద్దరికి: ముక్కలు బాగా కలిపి పంచుతారు, మీకు మీవి మాత్రమే కనిపిస్తాయి.</translation>
    </message>
    <message>
        <source>For four: the rules as given on pagat.com.</source>
        <translation>నలుగురికి: pagat.com వెబ్‌సైట్ చెప్పిన నియమాలు.</translation>
    </message>
    <message>
        <source>Pagat&apos;s rules for four</source>
        <translation>నలుగురికి పగట్ నియమాలు</translation>
    </message>
    <message>
        <source>%1: beat this card</source>
        <translation>%1: ఈ ముక్కను కొట్టండి</translation>
    </message>
    <message>
        <source>%1: you take these if you don&apos;t beat it</source>
        <translation>%1: కొట్టకపోతే ఇవి తీసుకోవాలి</translation>
    </message>
    <message>
        <source>%1: you take these if you can&apos;t beat it</source>
        <translation>%1: కొట్టలేకపోతే ఇవి తీసుకోవాలి</translation>
    </message>
    <message>
        <source>Choose your trump suit</source>
        <translation>మీ తురుపు రంగు ఎంచుకోండి</translation>
    </message>
    <message>
        <source>%1 chooses a trump suit</source>
        <translation>%1 తురుపు రంగు ఎంచుకుంటున్నారు</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation>మీ వంతు: ఏ ముక్కతోనైనా మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>Beat the %1 with your last card, or pick up</source>
        <translation>%1{acc} మీ చివరి ముక్కతో కొట్టండి, లేదా ముక్కలు తీసుకోండి</translation>
    </message>
    <message>
        <source>Beat the %1</source>
        <translation>%1{acc} కొట్టండి</translation>
    </message>
    <message>
        <source>Beat the %1, then play one more</source>
        <translation>%1{acc} కొట్టి, తర్వాత మరొకటి వేయండి</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t beat the %1: pick up %2 card(s)</source>
        <translation>
            <numerusform>%1{acc} మీరు కొట్టలేరు: %2 ముక్క తీసుకోండి</numerusform>
            <numerusform>%1{acc} మీరు కొట్టలేరు: %2 ముక్కలు తీసుకోండి</numerusform>
        </translation>
    </message>
    <message>
        <source>Now choose the card to play on the %1</source>
        <translation>ఇప్పుడు %1 మీద వేసే ముక్క ఎంచుకోండి</translation>
    </message>
    <message numerus="yes">
        <source>Pick up the highlighted card(s), %1 in all?</source>
        <translation>
            <numerusform>గుర్తు పెట్టిన %1 ముక్క తీసుకోవాలా?</numerusform>
            <numerusform>గుర్తు పెట్టిన మొత్తం %1 ముక్కలు తీసుకోవాలా?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 ఆడాలి</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>రౌండు డ్రా అయింది</translation>
    </message>
    <message>
        <source>%1 has lost the deal</source>
        <translation>%1 రౌండు ఓడారు</translation>
    </message>
    <message>
        <source>You have lost the deal</source>
        <translation>మీరు రౌండు ఓడారు</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 మ్యాచ్ గెలిచారు</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>మీరు మ్యాచ్ గెలిచారు</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>మ్యాచ్ డ్రా అయింది</translation>
    </message>
    <message>
        <source>Svoi Kozyri, %1 cards</source>
        <translation>స్వోయీ కోజిరి, %1 ముక్కలు</translation>
    </message>
    <message>
        <source>Deal %1, turn %2</source>
        <translation>రౌండు %1, వంతు %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name and trump suit</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A draw at the next repetition</source>
        <translation>ఇదే స్థితి మూడోసారి వస్తే డ్రా</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %1 more turn(s)</source>
        <translation>
            <numerusform>ఇంకా %1 వంతు తర్వాత డ్రా</numerusform>
            <numerusform>ఇంకా %1 వంతుల తర్వాత డ్రా</numerusform>
        </translation>
    </message>
    <message>
        <source>Svoi Kozyri: one deal</source>
        <translation>స్వోయీ కోజిరి: ఒక రౌండు</translation>
    </message>
    <message>
        <source>Svoi Kozyri: deal %1 of %2</source>
        <translation>స్వోయీ కోజిరి: రౌండు %1 (మొత్తం %2)</translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: first to win %1 deal(s)</source>
        <translation>
            <numerusform>స్వోయీ కోజిరి: మొదట %1 రౌండు గెలిచే వరకు</numerusform>
            <numerusform>స్వోయీ కోజిరి: మొదట %1 రౌండ్లు గెలిచే వరకు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: until somebody has lost %1 deal(s)</source>
        <translation>
            <numerusform>స్వోయీ కోజిరి: ఎవరైనా %1 రౌండు ఓడే వరకు</numerusform>
            <numerusform>స్వోయీ కోజిరి: ఎవరైనా %1 రౌండ్లు ఓడే వరకు</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>ఆట ఉద్దేశం</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>ముక్కలు, పంపకం</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>తురుపులు</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>ఒక వంతు</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>రౌండు ముగింపు</translation>
    </message>
    <message>
        <source>Get rid of all your cards.</source>
        <translation>మీ ముక్కలన్నీ వదిలించుకోండి.</translation>
    </message>
    <message>
        <source>The first to play all their cards wins; a player still holding cards loses.</source>
        <translation>ముందుగా ముక్కలన్నీ ఆడేసినవారు గెలుస్తారు; ఇంకా ముక్కలున్నవారు ఓడతారు.</translation>
    </message>
    <message>
        <source>A player who has played all their cards is out and safe; the last one with cards loses.</source>
        <translation>ముక్కలన్నీ ఆడేసినవారు బయటపడ్డట్టే; చివరికి ముక్కలు మిగిలినవారు ఓడతారు.</translation>
    </message>
    <message>
        <source>%1 players use %2 cards, four suits of %3; the ace is highest.</source>
        <translation>%1 మంది %2 ముక్కలతో ఆడతారు: నాలుగు రంగులు, ఒక్కో రంగులో %3; ఆసు అన్నిటికంటే పెద్దది.</translation>
    </message>
    <message>
        <source>All cards are dealt one at a time, clockwise from the player on the dealer&apos;s left.</source>
        <translation>ముక్కలన్నీ పంచేవారి ఎడమ నుంచి గడియార దిశలో ఒక్కోసారి ఒక్కటిగా పంచుతారు.</translation>
    </message>
    <message>
        <source>All hands lie open, so everybody sees them.</source>
        <translation>అందరి ముక్కలూ తెరిచి ఉంటాయి, కాబట్టి అందరూ చూస్తారు.</translation>
    </message>
    <message>
        <source>Before play the lowest card of each trump suit, such as the %1, goes face up to the player whose trump it is; nothing is given in return.</source>
        <translation>ఆటకు ముందు ప్రతి తురుపు రంగులోని అతి చిన్న ముక్కను, ఉదాహరణకు %1, ఆ తురుపు సొంతదారుకు తెరిచి ఇస్తారు; బదులుగా ఏమీ తిరిగి ఇవ్వరు.</translation>
    </message>
    <message>
        <source>The dealer is dealt half the pack and keeps the cards of their own colour; the opponent gets the same ranks in their own suits, trumps for trumps. Of the rest, each player takes the cards of the other&apos;s colour.</source>
        <translation>పంచేవారు సగం కట్ట తీసుకుని, తమ తురుపు వర్ణం (ఎరుపు లేదా నలుపు) ముక్కలు ఉంచుకుంటారు; ప్రత్యర్థికి అవే ముక్కలు వారి రంగుల్లో వస్తాయి, తురుపుకు తురుపు. మిగిలినవాటిలో ఒక్కొక్కరు ఎదుటివారి వర్ణం ముక్కలు తీసుకుంటారు.</translation>
    </message>
    <message>
        <source>Both hands lie open.</source>
        <translation>ఇద్దరి ముక్కలూ తెరిచి ఉంటాయి.</translation>
    </message>
    <message>
        <source>The players deal in turn, clockwise.</source>
        <translation>ఆటగాళ్ళు గడియార దిశలో వంతుల వారీగా పంచుతారు.</translation>
    </message>
    <message>
        <source>The loser deals next; after a draw the same dealer deals again.</source>
        <translation>తర్వాత ఓడినవారు పంచుతారు; డ్రా అయితే ముందు పంచినవారే మళ్ళీ పంచుతారు.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left deals next.</source>
        <translation>తర్వాత, పంచినవారి ఎడమ పక్కవారు పంచుతారు.</translation>
    </message>
    <message>
        <source>The same player deals every time.</source>
        <translation>ప్రతిసారీ ఒక్కరే పంచుతారు.</translation>
    </message>
    <message>
        <source>One trump suit is red, the other black.</source>
        <translation>రెండు తురుపు రంగుల్లో ఒకటి ఎరుపు, మరొకటి నలుపు.</translation>
    </message>
    <message>
        <source>No two players have the same trump suit.</source>
        <translation>ఏ ఇద్దరి తురుపు రంగూ ఒకటే కాదు.</translation>
    </message>
    <message>
        <source>In your turn only your own trumps have special power.</source>
        <translation>మీ వంతులో మీ సొంత తురుపుకే ప్రత్యేక బలం ఉంటుంది.</translation>
    </message>
    <message>
        <source>Before the deal everybody chooses a trump suit, the dealer first.</source>
        <translation>పంచే ముందు అందరూ తురుపు రంగు ఎంచుకుంటారు, పంచేవారు మొదట.</translation>
    </message>
    <message>
        <source>Before the deal everybody chooses a trump suit, the dealer last.</source>
        <translation>పంచే ముందు అందరూ తురుపు రంగు ఎంచుకుంటారు, పంచేవారు చివర.</translation>
    </message>
    <message>
        <source>Everybody looks at the cards dealt and chooses a trump suit, the dealer last.</source>
        <translation>పంచిన ముక్కలు చూసి అందరూ తురుపు రంగు ఎంచుకుంటారు, పంచేవారు చివర.</translation>
    </message>
    <message>
        <source>The last card dealt is shown: its suit is the dealer&apos;s trump, and clockwise the others get the next suits in the order clubs, diamonds, spades, hearts.</source>
        <translation>చివరగా పంచిన ముక్కను చూపుతారు: దాని రంగు పంచేవారి తురుపు; గడియార దిశలో మిగతావారికి కళావరు, డైమండు, ఇస్పేటు, ఆటీను క్రమంలో తర్వాతి రంగులు వస్తాయి.</translation>
    </message>
    <message>
        <source>The seats have clubs, diamonds, spades and hearts as trumps, in this order.</source>
        <translation>స్థానాల తురుపులు ఈ క్రమంలో ఉంటాయి: కళావరు, డైమండు, ఇస్పేటు, ఆటీను.</translation>
    </message>
    <message>
        <source>The leader plays any card to the empty table: the pile begins.</source>
        <translation>మొదలుపెట్టేవారు ఖాళీ బల్ల మీద ఏదైనా ఒక ముక్క పెడతారు: కుప్ప మొదలవుతుంది.</translation>
    </message>
    <message>
        <source>Going clockwise, each player in turn beats the top card of the pile, or picks up.</source>
        <translation>గడియార దిశలో ప్రతి ఒక్కరూ తమ వంతులో కుప్ప పై ముక్కను కొడతారు, లేదా ముక్కలు తీసుకుంటారు.</translation>
    </message>
    <message>
        <source>A card is beaten by a higher card of its suit, or by any of your trumps if the card isn&apos;t one of your trumps itself.</source>
        <translation>ఒక ముక్కను అదే రంగులో పెద్ద ముక్కతో కొట్టవచ్చు; అది మీ తురుపు కాకపోతే, మీ సొంత తురుపుతోనూ కొట్టవచ్చు.</translation>
    </message>
    <message>
        <source>You don&apos;t have to follow suit: you may beat a card with a trump even if you hold the suit of that card.</source>
        <translation>అదే రంగు వేయనక్కర్లేదు: ఆ ముక్క రంగు మీ దగ్గర ఉన్నా మీ తురుపుతో కొట్టవచ్చు.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads first.</source>
        <translation>పంచేవారి ఎడమ పక్కవారు మొదట ఆడతారు.</translation>
    </message>
    <message>
        <source>The dealer leads first.</source>
        <translation>పంచేవారు మొదట ఆడతారు.</translation>
    </message>
    <message>
        <source>The loser of the last deal leads first, or else the player on the dealer&apos;s left.</source>
        <translation>గత రౌండు ఓడినవారు మొదట ఆడతారు; అలాంటివారు లేకపోతే పంచేవారి ఎడమ పక్కవారు.</translation>
    </message>
    <message>
        <source>The winner of the last deal leads first, or else the player on the dealer&apos;s left.</source>
        <translation>గత రౌండు గెలిచినవారు మొదట ఆడతారు; అలాంటివారు లేకపోతే పంచేవారి ఎడమ పక్కవారు.</translation>
    </message>
    <message>
        <source>The last card dealt is shown, and its rank is counted clockwise from the player on the dealer&apos;s left: the player it lands on leads first. A jack counts %1, a queen %2, a king %3 and an ace %4.</source>
        <translation>చివరగా పంచిన ముక్కను చూపి, పంచేవారి ఎడమ నుంచి గడియార దిశలో దాని ర్యాంకు వరకు లెక్కిస్తారు: లెక్క ఎవరి దగ్గర ఆగితే వారు మొదట ఆడతారు. జాకీకి %1, రాణికి %2, రాజుకు %3, ఆసుకు %4 లెక్కిస్తారు.</translation>
    </message>
    <message>
        <source>After beating the top card, you must play any other card on top of it, if you have one.</source>
        <translation>పై ముక్కను కొట్టాక, ఇంకా ముక్కలుంటే, దాని మీద మరో ముక్క ఏదైనా వేయాలి.</translation>
    </message>
    <message>
        <source>After beating the top card, you don&apos;t play a second card.</source>
        <translation>పై ముక్కను కొట్టాక రెండో ముక్క వేయరు.</translation>
    </message>
    <message>
        <source>If you can&apos;t or don&apos;t want to beat the top card, you pick up cards.</source>
        <translation>పై ముక్కను కొట్టలేనివారు, కొట్టడం ఇష్టం లేనివారు ముక్కలు తీసుకుంటారు.</translation>
    </message>
    <message>
        <source>If you can&apos;t beat the top card, you pick up cards; if you can, you must beat it.</source>
        <translation>పై ముక్కను కొట్టలేనివారు ముక్కలు తీసుకుంటారు; కొట్టగలిగినవారు కొట్టాలి.</translation>
    </message>
    <message>
        <source>It is always the whole pile.</source>
        <translation>ఎప్పుడూ కుప్ప మొత్తం తీసుకోవాలి.</translation>
    </message>
    <message>
        <source>It is always the top card alone.</source>
        <translation>ఎప్పుడూ పై ముక్క ఒక్కటే తీసుకోవాలి.</translation>
    </message>
    <message>
        <source>Then the next player has to beat the card that lies on top now, or pick up.</source>
        <translation>తర్వాతివారు ఇప్పుడు పైన ఉన్న ముక్కను కొట్టాలి, లేదా ముక్కలు తీసుకోవాలి.</translation>
    </message>
    <message>
        <source>Then the next player leads any card.</source>
        <translation>ఆపై తర్వాతివారు ఏ ముక్కతోనైనా మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>Then the player who picked up leads any card.</source>
        <translation>ఆపై ముక్కలు తీసుకున్నవారు ఏ ముక్కతోనైనా మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>If nothing is left on the table, the next player leads any card.</source>
        <translation>బల్ల మీద ఏమీ మిగలకపోతే, తర్వాతివారు ఏ ముక్కతోనైనా మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>If nothing is left on the table, the player who picked up leads any card.</source>
        <translation>బల్ల మీద ఏమీ మిగలకపోతే, ముక్కలు తీసుకున్నవారు ఏ ముక్కతోనైనా మొదలుపెడతారు.</translation>
    </message>
    <message>
        <source>If the top card isn&apos;t your trump, you pick up the top three cards.</source>
        <translation>పై ముక్క మీ తురుపు కాకపోతే, పై మూడు ముక్కలు తీసుకోవాలి.</translation>
    </message>
    <message>
        <source>If it is your trump but not the ace, you pick up the top five cards.</source>
        <translation>అది మీ తురుపు అయి, ఆసు కాకపోతే, పై ఐదు ముక్కలు తీసుకోవాలి.</translation>
    </message>
    <message>
        <source>If it is the ace of your trumps, or if there aren&apos;t that many, you pick up all cards.</source>
        <translation>అది మీ తురుపు ఆసు అయితే, లేదా కుప్పలో అంతకంటే తక్కువ ముక్కలే ఉంటే, ఉన్నవన్నీ తీసుకోవాలి.</translation>
    </message>
    <message>
        <source>A player who has no cards left after their turn is out at once; their cards stay on the pile.</source>
        <translation>తమ వంతు తర్వాత ముక్కలు మిగలనివారు వెంటనే బయటపడతారు; వారి ముక్కలు కుప్ప మీదే ఉంటాయి.</translation>
    </message>
    <message>
        <source>When only one player has cards left, that player loses – unless their single remaining card beats the top card: then it is a draw with the player who went out last.</source>
        <translation>ఒక్కరి దగ్గరే ముక్కలు మిగిలితే వారు ఓడినట్టు; ఒకే ముక్క ఉండి అది పై ముక్కను కొడితే మాత్రం, చివరగా బయటపడినవారితో డ్రా.</translation>
    </message>
    <message>
        <source>When only one player has cards left, that player loses.</source>
        <translation>ఒక్కరి దగ్గరే ముక్కలు మిగిలితే వారు ఓడినట్టు.</translation>
    </message>
    <message>
        <source>Places go in the order of going out; after a draw the last players share the better place.</source>
        <translation>బయటపడిన క్రమంలో స్థానాలు వస్తాయి; డ్రా అయితే చివరివారు మెరుగైన స్థానం పంచుకుంటారు.</translation>
    </message>
    <message numerus="yes">
        <source>When the same position comes up for the third time, or after %1 turn(s), the deal is a draw between all who still hold cards.</source>
        <translation>
            <numerusform>అదే స్థితి మూడోసారి వచ్చినా, %1 వంతు పూర్తయినా, ఇంకా ముక్కలున్న అందరికీ రౌండు డ్రా.</numerusform>
            <numerusform>అదే స్థితి మూడోసారి వచ్చినా, %1 వంతులు పూర్తయినా, ఇంకా ముక్కలున్న అందరికీ రౌండు డ్రా.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the same position comes up for the third time, the deal is a draw between all who still hold cards.</source>
        <translation>అదే స్థితి మూడోసారి వస్తే, ఇంకా ముక్కలున్న అందరికీ రౌండు డ్రా.</translation>
    </message>
    <message>
        <source>A match is one deal.</source>
        <translation>మ్యాచ్ అంటే ఒక రౌండు.</translation>
    </message>
    <message>
        <source>Everybody deals once. The player who goes out first, without a tie, wins the deal; the player who has won the most deals wins the match, and players who tie share it.</source>
        <translation>ఒక్కొక్కరు ఒకసారి పంచుతారు. అందరికంటే ముందు ఒక్కరే బయటపడితే రౌండు వారిదే; ఎక్కువ రౌండ్లు గెలిచినవారు మ్యాచ్ గెలుస్తారు, సమానమైతే కలిసి గెలుస్తారు.</translation>
    </message>
    <message numerus="yes">
        <source>The player who goes out first, without a tie, wins the deal; the match ends when somebody has won %1 deal(s).</source>
        <translation>
            <numerusform>అందరికంటే ముందు ఒక్కరే బయటపడితే వారు రౌండు గెలుస్తారు; ఎవరైనా %1 రౌండు గెలవగానే మ్యాచ్ ముగుస్తుంది.</numerusform>
            <numerusform>అందరికంటే ముందు ఒక్కరే బయటపడితే వారు రౌండు గెలుస్తారు; ఎవరైనా %1 రౌండ్లు గెలవగానే మ్యాచ్ ముగుస్తుంది.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has lost %1 deal(s); the player who has lost the fewest wins it.</source>
        <translation>
            <numerusform>ఎవరైనా %1 రౌండు ఓడగానే మ్యాచ్ ముగుస్తుంది; అతి తక్కువ రౌండ్లు ఓడినవారు మ్యాచ్ గెలుస్తారు.</numerusform>
            <numerusform>ఎవరైనా %1 రౌండ్లు ఓడగానే మ్యాచ్ ముగుస్తుంది; అతి తక్కువ రౌండ్లు ఓడినవారు మ్యాచ్ గెలుస్తారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>From match to match the first deal passes to the next player clockwise, unless you choose a deal number.</source>
        <translation>మీరు పంపకం నంబరు ఎంచుకోకపోతే, ప్రతి కొత్త మ్యాచ్‌లో మొదట పంచే వంతు గడియార దిశలో తర్వాతివారికి వెళ్తుంది.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>ఇది మీ వంతు కాదు, %1{gen} వంతు.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>రౌండు ముగిసింది.</translation>
    </message>
    <message>
        <source>Choose your trump suit first.</source>
        <translation>ముందు మీ తురుపు రంగు ఎంచుకోండి.</translation>
    </message>
    <message>
        <source>The trump suits of this deal have already been chosen.</source>
        <translation>ఈ రౌండు తురుపు రంగులు నిర్ణయమయ్యాయి.</translation>
    </message>
    <message>
        <source>You can&apos;t have %1 as trumps in this deal.</source>
        <translation>ఈ రౌండులో %1 మీ తురుపు కాకూడదు.</translation>
    </message>
    <message>
        <source>The table is empty: lead any card.</source>
        <translation>బల్ల ఖాళీగా ఉంది: ఏ ముక్కతోనైనా మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Beat the %1 or pick up cards.</source>
        <translation>%1{acc} కొట్టండి లేదా ముక్కలు తీసుకోండి.</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 మీ దగ్గర లేదు.</translation>
    </message>
    <message>
        <source>The %1 doesn&apos;t beat the %2.</source>
        <translation>%1తో %2{acc} కొట్టలేరు.</translation>
    </message>
    <message>
        <source>After beating a card you must play another one.</source>
        <translation>ముక్కను కొట్టాక మరో ముక్క వేయాలి.</translation>
    </message>
    <message>
        <source>You don&apos;t play a second card now.</source>
        <translation>ఇప్పుడు రెండో ముక్క వేయరు.</translation>
    </message>
    <message>
        <source>You can beat the %1, so you can&apos;t pick up.</source>
        <translation>మీరు %1{acc} కొట్టగలరు, కాబట్టి ముక్కలు తీసుకోకూడదు.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ముక్కలు పంచారు.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>మీరు ముక్కలు పంచారు.</translation>
    </message>
    <message>
        <source>%1 has %2 as trumps.</source>
        <translation>%1{gen} తురుపు %2.</translation>
    </message>
    <message>
        <source>You have %2 as trumps.</source>
        <translation>మీ తురుపు %2.</translation>
    </message>
    <message>
        <source>The last card dealt is the %1.</source>
        <translation>చివరగా పంచిన ముక్క %1.</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%1 %2 అందుకున్నారు.</translation>
    </message>
    <message>
        <source>You get the %2.</source>
        <translation>మీరు %2 అందుకున్నారు.</translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation>%1 %2{gen}తో మొదలుపెట్టారు.</translation>
    </message>
    <message>
        <source>You lead the %2.</source>
        <translation>మీరు %2{gen}తో మొదలుపెట్టారు.</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the %3.</source>
        <translatorcomment>&apos;ముక్కను&apos; after the card&apos;s name keeps the case ending right</translatorcomment>
        <translation>%1 %2{acc} %3{gen}తో కొట్టారు.</translation>
    </message>
    <message>
        <source>You beat the %2 with the %3.</source>
        <translation>మీరు %2{acc} %3{gen}తో కొట్టారు.</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the %3 and plays the %4.</source>
        <translation>%1 %2{acc} %3{gen}తో కొట్టి, %4 వేశారు.</translation>
    </message>
    <message>
        <source>You beat the %2 with the %3 and play the %4.</source>
        <translation>మీరు %2{acc} %3{gen}తో కొట్టి, %4 వేశారు.</translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up %2 card(s).</source>
        <translation>
            <numerusform>%1 %2 ముక్క తీసుకున్నారు.</numerusform>
            <numerusform>%1 %2 ముక్కలు తీసుకున్నారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up %2 card(s).</source>
        <translation>
            <numerusform>మీరు %2 ముక్క తీసుకున్నారు.</numerusform>
            <numerusform>మీరు %2 ముక్కలు తీసుకున్నారు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up the whole pile: %2 card(s).</source>
        <translation>
            <numerusform>%1 కుప్ప మొత్తం తీసుకున్నారు: %2 ముక్క.</numerusform>
            <numerusform>%1 కుప్ప మొత్తం తీసుకున్నారు: %2 ముక్కలు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up the whole pile: %2 card(s).</source>
        <translation>
            <numerusform>మీరు కుప్ప మొత్తం తీసుకున్నారు: %2 ముక్క.</numerusform>
            <numerusform>మీరు కుప్ప మొత్తం తీసుకున్నారు: %2 ముక్కలు.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left and is out.</source>
        <translation>%1{gen} ముక్కలు అయిపోయాయి, బయటపడ్డారు.</translation>
    </message>
    <message>
        <source>You have no cards left and are out.</source>
        <translation>మీ ముక్కలు అయిపోయాయి, బయటపడ్డారు.</translation>
    </message>
    <message>
        <source>%1 is left with cards and loses.</source>
        <translation>%1 దగ్గర ముక్కలు మిగిలాయి, ఓడారు.</translation>
    </message>
    <message>
        <source>You are left with cards and lose.</source>
        <translation>మీ దగ్గర ముక్కలు మిగిలాయి, ఓడారు.</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the last card, the %3: a draw with %4.</source>
        <translation>%1 %2{acc} చివరి ముక్క %3{gen}తో కొట్టి, %4{gen}తో డ్రా చేసుకున్నారు.</translation>
    </message>
    <message>
        <source>You beat the %2 with the last card, the %3: a draw with %4.</source>
        <translation>మీరు %2{acc} చివరి ముక్క %3{gen}తో కొట్టి, %4{gen}తో డ్రా చేసుకున్నారు.</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the last card, the %3: a draw with you.</source>
        <translation>%1 %2{acc} చివరి ముక్క %3{gen}తో కొట్టి, మీతో డ్రా చేసుకున్నారు.</translation>
    </message>
    <message>
        <source>That was turn %1, the last one: a draw between all who still hold cards.</source>
        <translation>ఇది %1{ord} వంతు, చివరిది: ఇంకా ముక్కలున్న అందరికీ డ్రా.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 more turn(s) it is a draw between all who still hold cards.</source>
        <translation>
            <numerusform>ఇంకా %1 వంతు తర్వాత, ముక్కలున్న అందరికీ డ్రా.</numerusform>
            <numerusform>ఇంకా %1 వంతుల తర్వాత, ముక్కలున్న అందరికీ డ్రా.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position for the second time: the next repetition makes it a draw.</source>
        <translation>అదే స్థితి రెండోసారి వచ్చింది: మరోసారి వస్తే డ్రా.</translation>
    </message>
    <message>
        <source>The same position for the third time: a draw between all who still hold cards.</source>
        <translation>అదే స్థితి మూడోసారి వచ్చింది: ఇంకా ముక్కలున్న అందరికీ డ్రా.</translation>
    </message>
    <message>
        <source>Lead the %1: from here you can force the win.</source>
        <translatorcomment>&apos;గెలుపు మీ చేతిలోనే&apos; for a forced win</translatorcomment>
        <translation>%1తో మొదలుపెట్టండి: ఇక్కడి నుంచి గెలుపు మీ చేతిలోనే.</translation>
    </message>
    <message>
        <source>Beat the %2 with the %1 and play the %3: from here you can force the win.</source>
        <translation>%2{acc} %1తో కొట్టి %3 వేయండి: ఇక్కడి నుంచి గెలుపు మీ చేతిలోనే.</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 card(s): from here you can force the win.</source>
        <translation>
            <numerusform>%1 ముక్క తీసుకోండి: ఇక్కడి నుంచి గెలుపు మీ చేతిలోనే.</numerusform>
            <numerusform>%1 ముక్కలు తీసుకోండి: ఇక్కడి నుంచి గెలుపు మీ చేతిలోనే.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 can&apos;t beat the %1, and has to pick up.</source>
        <translation>%1{acc} %2 కొట్టలేరు, ముక్కలు తీసుకోవాల్సి వస్తుంది.</translation>
    </message>
    <message>
        <source>%2 can beat the %1 only with the %3, so lead it.</source>
        <translation>%1తో మొదలుపెట్టండి: దాన్ని %2 ఒక్క %3తోనే కొట్టగలరు.</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and it is your last card.</source>
        <translation>%2{acc} %1తో కొట్టవచ్చు, అది మీ చివరి ముక్క.</translation>
    </message>
    <message>
        <source>Only the %1 beats the %2.</source>
        <translation>%2{acc} కొట్టేది %1 ఒక్కటే.</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and then %4 can&apos;t beat the %3.</source>
        <translation>%2{acc} %1తో కొట్టండి, ఆపై %3{acc} %4 కొట్టలేరు.</translation>
    </message>
    <message>
        <source>Only the %1 beats the %2, and then %4 can&apos;t beat the %3.</source>
        <translation>%2{acc} కొట్టేది %1 ఒక్కటే, ఆపై %3{acc} %4 కొట్టలేరు.</translation>
    </message>
    <message>
        <source>You haven&apos;t seen a card yet, so %1 are as good as any other suit.</source>
        <translation>మీరు ఇంకా ఒక్క ముక్కా చూడలేదు, కాబట్టి %1 అయినా, వేరే ఏ రంగైనా ఒకటే.</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 %2, up to the %3: as trumps they beat every other suit.</source>
        <translation>
            <numerusform>మీ దగ్గర %1 %2 ముక్క ఉంది, అది %3: తురుపైతే అది మిగతా రంగులన్నిటినీ కొడుతుంది.</numerusform>
            <numerusform>మీ దగ్గర %3 వరకు %1 %2 ముక్కలున్నాయి: తురుపైతే అవి మిగతా రంగులన్నిటినీ కొడతాయి.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 as trumps the %2 beats every card of another suit.</source>
        <translation>%1 తురుపైతే %2 వేరే రంగు ముక్కలన్నిటినీ కొడుతుంది.</translation>
    </message>
    <message>
        <source>You have no %1 yet, but your other suits do just as well without being trumps.</source>
        <translation>మీ దగ్గర ఇంకా %1 లేదు, కానీ మీ మిగతా రంగులు తురుపు కాకపోయినా అంతే పనికొస్తాయి.</translation>
    </message>
    <message>
        <source>%1 can force the win now; the %2 holds out longest.</source>
        <translation>ఇక గెలుపు %1 చేతిలోనే ఉంది; ఎక్కువసేపు నిలిచేది %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force the win now; picking up %2 card(s) holds out longest.</source>
        <translation>
            <numerusform>ఇక గెలుపు %1 చేతిలోనే ఉంది; %2 ముక్క తీసుకుంటే మీరు ఎక్కువసేపు నిలుస్తారు.</numerusform>
            <numerusform>ఇక గెలుపు %1 చేతిలోనే ఉంది; %2 ముక్కలు తీసుకుంటే మీరు ఎక్కువసేపు నిలుస్తారు.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 can beat the %1 only with a trump, so lead it.</source>
        <translation>%1తో మొదలుపెట్టండి: దాన్ని %2 తురుపుతోనే కొట్టగలరు.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 cards you haven&apos;t seen, only %2 let %4 beat the %3.</source>
        <translation>
            <numerusform>ఎక్కడున్నాయో తెలియని %1 ముక్కల్లో, %3{acc} %4 కొట్టగలిగేది %2 మాత్రమే.</numerusform>
            <numerusform>ఎక్కడున్నాయో తెలియని %1 ముక్కల్లో, %3{acc} %4 కొట్టగలిగేవి %2 మాత్రమే.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is your lowest card that isn&apos;t a trump, so you lose least with it.</source>
        <translation>తురుపు కాని మీ ముక్కల్లో అతి చిన్నది %1, కాబట్టి అది పోతే నష్టం తక్కువ.</translation>
    </message>
    <message>
        <source>The %1 is your lowest trump, and you keep the higher ones, up to the %2.</source>
        <translation>మీ తురుపుల్లో అతి చిన్నది %1; %2 వరకు మిగతావి మీ దగ్గరే ఉంటాయి.</translation>
    </message>
    <message>
        <source>Lead the %1, your last card, and you are out.</source>
        <translation>మీ చివరి ముక్క %1 వేయండి, మీరు బయటపడ్డట్టే.</translation>
    </message>
    <message>
        <source>You keep your trumps, the highest of them the %2, and lead the %1.</source>
        <translation>%2 వరకు మీ తురుపులన్నీ ఉంచుకుని, %1తో మొదలుపెట్టండి.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can beat the %2 with %3 card(s) at most.</source>
        <translation>
            <numerusform>%2{acc} కొట్టగలది %1 దగ్గర ఎక్కువలో ఎక్కువ %3 ముక్కే.</numerusform>
            <numerusform>%2{acc} కొట్టగలవి %1 దగ్గర ఎక్కువలో ఎక్కువ %3 ముక్కలే.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is your cheapest card that beats the %2.</source>
        <translation>%2{acc} కొట్టే మీ ముక్కల్లో తక్కువ విలువైనది %1.</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and you keep the %3.</source>
        <translation>%2{acc} %1తో కొట్టి, %3 ఉంచుకోండి.</translation>
    </message>
    <message>
        <source>After the %1 leave the %2 there: %3 can beat it only with the %4.</source>
        <translation>%1తో కొట్టి %2 వదలండి: దాన్ని %3 ఒక్క %4తోనే కొట్టగలరు.</translation>
    </message>
    <message>
        <source>Only the %1 beats this; then %3 can beat the %2 only with the %4.</source>
        <translation>దీన్ని కొట్టేది %1 ఒక్కటే; ఆపై %2{acc} %3 ఒక్క %4తోనే కొట్టగలరు.</translation>
    </message>
    <message>
        <source>The %1 beats this, and then %3 can beat the %2 only with a trump.</source>
        <translation>దీన్ని %1తో కొట్టండి, ఆపై %2{acc} %3 తురుపుతోనే కొట్టగలరు.</translation>
    </message>
    <message>
        <source>The %1 beats this without a trump, and the %2 is your lowest card after it.</source>
        <translation>తురుపు వాడకుండా దీన్ని %1తో కొట్టవచ్చు, ఆపై మీ అతి చిన్న ముక్క %2.</translation>
    </message>
    <message>
        <source>The %1 is your cheapest card that beats this, and the %2 the cheapest to leave.</source>
        <translation>దీన్ని కొట్టే మీ ముక్కల్లో తక్కువ విలువైనది %1, పైన వదలడానికి తక్కువ విలువైనది %2.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 beats the %2; %4 can beat the %3 with %5 card(s) at most.</source>
        <translation>
            <numerusform>%2{acc} %1తో కొట్టండి; %3{acc} కొట్టగలది %4 దగ్గర ఎక్కువలో ఎక్కువ %5 ముక్కే.</numerusform>
            <numerusform>%2{acc} %1తో కొట్టండి; %3{acc} కొట్టగలవి %4 దగ్గర ఎక్కువలో ఎక్కువ %5 ముక్కలే.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 beats this; leave the %2 on top, and keep the %3 for later.</source>
        <translation>దీన్ని %1తో కొట్టి పైన %2 వదలండి, %3 తర్వాతికి ఉంచుకోండి.</translation>
    </message>
    <message>
        <source>Beat the %2 with the %1, and with the %3 you have no cards left.</source>
        <translation>%2{acc} %1తో కొట్టండి, %3 వేయగానే మీ ముక్కలు అయిపోతాయి.</translation>
    </message>
    <message>
        <source>Nothing in your hand beats the %1, so you have to pick up.</source>
        <translation>%1{acc} కొట్టేది మీ చేతిలో ఏదీ లేదు, కాబట్టి ముక్కలు తీసుకోవాలి.</translation>
    </message>
    <message>
        <source>Nothing in your hand beats the %1; picking up leaves the %2, which %3 can&apos;t beat.</source>
        <translation>%1{acc} కొట్టేది మీ చేతిలో ఏదీ లేదు; ముక్కలు తీసుకుంటే పైన %2 మిగులుతుంది, దాన్ని %3 కొట్టలేరు.</translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this; picking up %2 card(s) leaves the %3, which %4 can&apos;t beat.</source>
        <translation>
            <numerusform>దీన్ని కొట్టేది %1 ఒక్కటే; %2 ముక్క తీసుకుంటే పైన %3 మిగులుతుంది, దాన్ని %4 కొట్టలేరు.</numerusform>
            <numerusform>దీన్ని కొట్టేది %1 ఒక్కటే; %2 ముక్కలు తీసుకుంటే పైన %3 మిగులుతుంది, దాన్ని %4 కొట్టలేరు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picking up %1 card(s) leaves the %2, which %3 can&apos;t beat.</source>
        <translation>
            <numerusform>%1 ముక్క తీసుకుంటే పైన %2 మిగులుతుంది, దాన్ని %3 కొట్టలేరు.</numerusform>
            <numerusform>%1 ముక్కలు తీసుకుంటే పైన %2 మిగులుతుంది, దాన్ని %3 కొట్టలేరు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up %1 card(s), and one of them is a trump of yours: the %2.</source>
        <translation>
            <numerusform>మీరు తీసుకునే %1 ముక్క మీ తురుపే: %2.</numerusform>
            <numerusform>మీరు తీసుకునే %1 ముక్కల్లో ఒకటి మీ తురుపు: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this, and keeping it is worth picking up %2 card(s).</source>
        <translation>
            <numerusform>దీన్ని కొట్టేది %1 ఒక్కటే, కానీ ఆ %2 ముక్క కంటే దాని విలువ ఎక్కువ.</numerusform>
            <numerusform>దీన్ని కొట్టేది %1 ఒక్కటే, కానీ ఆ %2 ముక్కల కంటే దాని విలువ ఎక్కువ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the %1 and your other cards that beat this, and pick up %2 card(s).</source>
        <translation>
            <numerusform>%1తో సహా దీన్ని కొట్టే మీ ముక్కలన్నీ ఉంచుకుని, %2 ముక్క తీసుకోండి.</numerusform>
            <numerusform>%1తో సహా దీన్ని కొట్టే మీ ముక్కలన్నీ ఉంచుకుని, %2 ముక్కలు తీసుకోండి.</numerusform>
        </translation>
    </message>
    <message>
        <source>Svoi Kozyri is for %1 to %2 players, not for %3.</source>
        <translation>స్వోయీ కోజిరి %1 నుంచి %2 మంది ఆటగాళ్ళకు, %3 మందికి కాదు.</translation>
    </message>
    <message>
        <source>A pack for %1 players has %2 to %3 cards, a multiple of %4, not %5.</source>
        <translation>%1 మంది ఆటగాళ్ళ కట్టలో %2 నుంచి %3 ముక్కలు ఉంటాయి, అవి %4 గుణిజం కావాలి; %5 కుదరదు.</translation>
    </message>
    <message>
        <source>Only two players can have a mirrored deal.</source>
        <translation>ఒకేలాంటి పంపకం ఇద్దరు ఆటగాళ్ళకే.</translation>
    </message>
    <message>
        <source>In a mirrored deal the trumps are chosen before the cards are dealt.</source>
        <translation>ఒకేలాంటి పంపకంలో ముక్కలు పంచకముందే తురుపులు ఎంచుకుంటారు.</translation>
    </message>
    <message>
        <source>The number of turns can&apos;t be less than %1.</source>
        <translation>వంతుల సంఖ్య %1 కంటే తక్కువ ఉండకూడదు.</translation>
    </message>
    <message>
        <source>A match needs at least one deal to win or lose.</source>
        <translation>మ్యాచ్‌లో గెలవడానికి లేదా ఓడటానికి కనీసం ఒక రౌండు ఉండాలి.</translation>
    </message>
    <message>
        <source>A pack of %1 cards can&apos;t be solved: it takes %2 to %3, a multiple of %4.</source>
        <translation>%1 ముక్కల కట్టను పరిష్కరించలేము: %2 నుంచి %3 ముక్కలు కావాలి, అవి %4 గుణిజం కావాలి.</translation>
    </message>
    <message>
        <source>Nobody is left alone: the deal is a draw.</source>
        <translation>ఎవరూ ఒంటరిగా మిగలలేదు: రౌండు డ్రా అయింది.</translation>
    </message>
    <message>
        <source>You were the first to run out of cards.</source>
        <translation>అందరికంటే ముందు మీ ముక్కలు అయిపోయాయి.</translation>
    </message>
    <message>
        <source>You are left with the cards.</source>
        <translation>ముక్కలు మీ దగ్గరే మిగిలాయి.</translation>
    </message>
    <message>
        <source>You finished in place %1.</source>
        <translation>మీరు %1{ord} స్థానంలో నిలిచారు.</translation>
    </message>
    <message>
        <source>%1 was the first to run out of cards.</source>
        <translation>అందరికంటే ముందు %1{gen} ముక్కలు అయిపోయాయి.</translation>
    </message>
    <message>
        <source>%1 is left with the cards.</source>
        <translation>ముక్కలు %1 దగ్గరే మిగిలాయి.</translation>
    </message>
    <message>
        <source>%1 on top, by %2</source>
        <comment>a card of the pile, and who put it there</comment>
        <translation>పైన %2 వేసిన %1</translation>
    </message>
    <message>
        <source>%1 on top, by you</source>
        <comment>a card of the pile</comment>
        <translation>పైన మీరు వేసిన %1</translation>
    </message>
    <message>
        <source>%1 on top</source>
        <comment>a card of the pile, left there when others were picked up</comment>
        <translation>పైన %1</translation>
    </message>
    <message>
        <source>pile: %1</source>
        <comment>how many cards it has</comment>
        <translation>కుప్ప: %1</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>బల్ల ఖాళీ</translation>
    </message>
    <message>
        <source>trumps: %1</source>
        <comment>those of the own hand, such as: spades 6 queen</comment>
        <translation>తురుపు: %1</translation>
    </message>
    <message>
        <source>your trumps can be: %1</source>
        <comment>suits</comment>
        <translation>మీ తురుపు కాగలవి: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) beat it: %2</source>
        <translation>
            <numerusform>%1 ముక్క దీన్ని కొడుతుంది: %2</numerusform>
            <numerusform>%1 ముక్కలు దీన్ని కొడతాయి: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>or pick up %1</source>
        <comment>a number of cards</comment>
        <translation>లేదా %1 %1{one:ముక్క|other:ముక్కలు} తీసుకోండి</translation>
    </message>
    <message>
        <source>nothing beats it: pick up %1</source>
        <comment>a number of cards</comment>
        <translation>కొట్టే ముక్క లేదు: %1 %1{one:ముక్క|other:ముక్కలు} తీసుకోండి</translation>
    </message>
    <message>
        <source>%1 %2 with %3</source>
        <comment>a player, how many cards they hold, and their trump suit</comment>
        <translation>%1 %2 తురుపు %3</translation>
    </message>
    <message>
        <source>you %2 with %3</source>
        <comment>how many cards you hold, and your trump suit</comment>
        <translation>మీరు %2 తురుపు %3</translation>
    </message>
    <message>
        <source>deals lost: %1</source>
        <comment>by player: Amrit 1, Kavya 0</comment>
        <translation>ఓడిన రౌండ్లు: %1</translation>
    </message>
    <message>
        <source>deals won: %1</source>
        <comment>by player: Amrit 1, Kavya 0</comment>
        <translation>గెలిచిన రౌండ్లు: %1</translation>
    </message>
    <message>
        <source>no trumps have been chosen yet</source>
        <translation>ఇంకా ఎవరూ తురుపు చెప్పలేదు</translation>
    </message>
    <message>
        <source>it beats the %1</source>
        <translation>ఇది %1{acc} కొడుతుంది</translation>
    </message>
    <message>
        <source>you can lead it</source>
        <translation>దీనితో మొదలుపెట్టవచ్చు</translation>
    </message>
    <message>
        <source>you can put it on the %1</source>
        <translation>దీన్ని %1 మీద పెట్టవచ్చు</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri lesson</name>
    <message>
        <source>Your first deal</source>
        <translation>మీ మొదటి రౌండు</translation>
    </message>
    <message>
        <source>Shall I show you which card beats which?</source>
        <translation>ఏ ముక్క దేన్ని కొడుతుందో చూపించనా?</translation>
    </message>
    <message>
        <source>Shall I show you how a turn goes?</source>
        <translation>వంతు ఎలా సాగుతుందో చూపించనా?</translation>
    </message>
    <message>
        <source>Shall I show you when cards are picked up?</source>
        <translation>ముక్కలు ఎప్పుడు తీసుకోవాలో చూపించనా?</translation>
    </message>
    <message>
        <source>Get rid of all your cards: a player who still holds some at the end loses.</source>
        <translation>మీ ముక్కలన్నీ వదిలించుకోండి: చివరికి ముక్కలు మిగిలినవారు ఓడతారు.</translation>
    </message>
    <message>
        <source>First choose your trump suit: take hearts. Your opponent gets another suit.</source>
        <translation>ముందు మీ తురుపు చెప్పండి: ఆటీను తీసుకోండి. ఎదుటివారికి వేరే రంగు వస్తుంది.</translation>
    </message>
    <message>
        <source>The table is empty: lay any card. Begin with a low one that isn&apos;t a trump.</source>
        <translation>బల్ల ఖాళీ: ఏ ముక్కైనా వేయండి. తురుపు కాని చిన్న ముక్కతో మొదలుపెట్టండి.</translation>
    </message>
    <message>
        <source>Beat the top card with a higher one of its suit, then lay any card on top.</source>
        <translation>పై ముక్కను అదే రంగులో పెద్దదానితో కొట్టి, దాని మీద ఏ ముక్కైనా వేయండి.</translation>
    </message>
    <message>
        <source>You have nothing higher of its suit, but even your lowest trump beats it.</source>
        <translation>ఆ రంగులో పెద్దది మీ దగ్గర లేదు, కానీ మీ అతి చిన్న తురుపు కూడా దాన్ని కొడుతుంది.</translation>
    </message>
    <message>
        <source>You can&apos;t beat this one: pick up the top three cards.</source>
        <translation>దీన్ని మీరు కొట్టలేరు: పై మూడు ముక్కలు తీసుకోండి.</translation>
    </message>
    <message>
        <source>A trump of yours that you can&apos;t beat costs more: pick up five cards.</source>
        <translation>మీ తురుపునే కొట్టలేకపోతే నష్టం ఎక్కువ: ఐదు ముక్కలు తీసుకోండి.</translation>
    </message>
    <message>
        <source>Your opponent couldn&apos;t beat that, and had to pick up cards.</source>
        <translation>ఎదుటివారు దాన్ని కొట్టలేక ముక్కలు తీసుకున్నారు.</translation>
    </message>
    <message>
        <source>Only a few cards left. With your last one you&apos;re out, and you win.</source>
        <translation>కొన్ని ముక్కలే మిగిలాయి. చివరిది వేస్తే మీరు బయటపడతారు, గెలుస్తారు.</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, brief</name>
    <message>
        <source>choose trumps</source>
        <translation>తురుపు ఎంచుకోండి</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>మీరు మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>beat %1, or pick up</source>
        <translation>%1 కొట్టండి, లేదా తీసుకోండి</translation>
    </message>
    <message>
        <source>beat %1</source>
        <translation>%1 కొట్టండి</translation>
    </message>
    <message>
        <source>beat %1 and one more</source>
        <translation>%1 కొట్టి, మరొకటి వేయండి</translation>
    </message>
    <message>
        <source>%1, pick up %2</source>
        <translation>%1, %2 %2{one:ముక్క|other:ముక్కలు} తీసుకోండి</translation>
    </message>
    <message>
        <source>and one on the %1</source>
        <translation>%1 మీద ఒకటి</translation>
    </message>
    <message>
        <source>leads %2</source>
        <translation>%2తో మొదలుపెట్టారు</translation>
    </message>
    <message>
        <source>lead %2</source>
        <translation>%2తో మొదలుపెట్టారు</translation>
    </message>
    <message>
        <source>gets %2</source>
        <translation>%2 అందుకున్నారు</translation>
    </message>
    <message>
        <source>get %2</source>
        <translation>%2 అందుకున్నారు</translation>
    </message>
    <message>
        <source>beats with %3</source>
        <translation>%3తో కొట్టారు</translation>
    </message>
    <message>
        <source>beat with %3</source>
        <translation>%3తో కొట్టారు</translation>
    </message>
    <message>
        <source>beats with %3, then %4</source>
        <translation>%3తో కొట్టి %4 వేశారు</translation>
    </message>
    <message>
        <source>beat with %3, then %4</source>
        <translation>%3తో కొట్టి %4 వేశారు</translation>
    </message>
    <message>
        <source>picks up %2</source>
        <translation>%2 %2{one:ముక్క|other:ముక్కలు} తీసుకున్నారు</translation>
    </message>
    <message>
        <source>pick up %2</source>
        <translation>%2 %2{one:ముక్క|other:ముక్కలు} తీసుకున్నారు</translation>
    </message>
    <message>
        <source>picks up all %2</source>
        <translation>మొత్తం %2 %2{one:ముక్క|other:ముక్కలు} తీసుకున్నారు</translation>
    </message>
    <message>
        <source>pick up all %2</source>
        <translation>మొత్తం %2 %2{one:ముక్క|other:ముక్కలు} తీసుకున్నారు</translation>
    </message>
    <message>
        <source>%2</source>
        <comment>a trump suit behind the name of whose it is</comment>
        <translation>%2</translation>
    </message>
    <message>
        <source>out</source>
        <comment>has no cards left</comment>
        <translation>బయటపడ్డారు</translation>
    </message>
    <message>
        <source>are out</source>
        <translation>బయటపడ్డారు</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, spoken</name>
    <message>
        <source>Your turn: beat the %1 with your last card, or pick up.</source>
        <translation>మీ వంతు: %1{acc} మీ చివరి ముక్కతో కొట్టండి, లేదా ముక్కలు తీసుకోండి.</translation>
    </message>
    <message>
        <source>Your turn: beat the %1.</source>
        <translation>మీ వంతు: %1{acc} కొట్టండి.</translation>
    </message>
    <message>
        <source>Your turn: beat the %1, then play one more.</source>
        <translation>మీ వంతు: %1{acc} కొట్టి, తర్వాత మరొకటి వేయండి.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: you can&apos;t beat the %1, pick up %2 card(s).</source>
        <translation>
            <numerusform>మీ వంతు: %1{acc} మీరు కొట్టలేరు, %2 ముక్క తీసుకోండి.</numerusform>
            <numerusform>మీ వంతు: %1{acc} మీరు కొట్టలేరు, %2 ముక్కలు తీసుకోండి.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, told</name>
    <message>
        <source>led %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2{gen}తో మొదలుపెట్టారు</translation>
    </message>
    <message>
        <source>started again with %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2{gen}తో మళ్ళీ మొదలుపెట్టారు</translation>
    </message>
    <message>
        <source>beat %2 with %3</source>
        <comment>who did it stands above; two cards</comment>
        <translation>%2 ముక్కను %3{gen}తో కొట్టారు</translation>
    </message>
    <message>
        <source>beat %2 with the trump %3</source>
        <comment>who did it stands above; two cards</comment>
        <translation>%2 ముక్కను తురుపు %3{gen}తో కొట్టారు</translation>
    </message>
    <message>
        <source>and played %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>పైన %2 వేశారు</translation>
    </message>
    <message>
        <source>didn&apos;t beat %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2 ముక్కను కొట్టలేదు</translation>
    </message>
    <message>
        <source>and picked up %2: %3</source>
        <comment>who did it stands above; how many cards, then these</comment>
        <translation>%2 %2{one:ముక్క|other:ముక్కలు} తీసుకున్నారు: %3</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Card table</source>
        <comment>name of the whole table, for screen readers</comment>
        <translation>పేకాట బల్ల</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>బోర్లా ఉన్న ముక్క</translation>
    </message>
    <message>
        <source>Click, or press Space, to continue.</source>
        <translation>కొనసాగించడానికి క్లిక్ చేయండి, లేదా Space నొక్కండి.</translation>
    </message>
    <message>
        <source>Welcome back. Click, or press Space, to play on.</source>
        <translation>మళ్ళీ స్వాగతం. ఆట సాగించడానికి క్లిక్ చేయండి, లేదా Space నొక్కండి.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>మీ వంతు.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn.</source>
        <translation>ఇప్పుడు %1{gen} వంతు.</translation>
    </message>
    <message>
        <source>It&apos;s your turn.</source>
        <translation>ఇప్పుడు మీ వంతు.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 పట్టు గెలిచారు.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>మీరు పట్టు గెలిచారు.</translation>
    </message>
    <message>
        <source>Nobody wins the trick.</source>
        <translation>పట్టును ఎవరూ గెలవలేదు.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>ముక్కలు పంచారు.</translation>
    </message>
    <message>
        <source>You receive %1.</source>
        <translation>మీకు %1 %1{one:వచ్చింది|other:వచ్చాయి}.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>cards from the stock, such as: the two of clubs, the ace of spades</comment>
        <translation>మీరు %1 తీశారు.</translation>
    </message>
    <message>
        <source>%1: %2 in this deal.</source>
        <translation>ఈ రౌండులో %1{gen} పాయింట్లు %2.</translation>
    </message>
    <message>
        <source>You: %2 in this deal.</source>
        <translation>ఈ రౌండులో మీ పాయింట్లు %2.</translation>
    </message>
    <message>
        <source>%1 finishes in place %2.</source>
        <translation>%1 %2{ord} స్థానంలో నిలిచారు.</translation>
    </message>
    <message>
        <source>You finish in place %2.</source>
        <translation>మీరు %2{ord} స్థానంలో నిలిచారు.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a note made into a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list of things, one after another</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>on the table, played by %1</source>
        <translation>బల్ల మీద, %1 వేసినది</translation>
    </message>
    <message>
        <source>on the table, played by you</source>
        <translation>బల్ల మీద, మీరు వేసినది</translation>
    </message>
    <message>
        <source>in the middle of the table, %1 of %2</source>
        <translation>బల్ల మధ్యలో, %2లో %1</translation>
    </message>
    <message>
        <source>Seat %1, where %2 sits</source>
        <comment>a place that can be chosen</comment>
        <translation>%1వ స్థానం, %2 ఉన్నచోట</translation>
    </message>
    <message>
        <source>Seat %1, where you sit</source>
        <comment>a place that can be chosen</comment>
        <translation>%1వ స్థానం, మీరు ఉన్నచోట</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ఎంచుకున్నది</translation>
    </message>
    <message>
        <source>Not selected: %1</source>
        <comment>cards in a sentence, which were selected before</comment>
        <translation>ఎంపికలో ఇక లేనివి: %1</translation>
    </message>
    <message>
        <source>suggested</source>
        <comment>a card that a hint names</comment>
        <translation>సూచించినది</translation>
    </message>
    <message>
        <source>just received</source>
        <comment>a card that another player has passed</comment>
        <translation>ఇప్పుడే వచ్చింది</translation>
    </message>
    <message>
        <source>Press Enter to do it.</source>
        <comment>behind a hint</comment>
        <translation>అలా చేయడానికి Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>winning so far</source>
        <translation>ఇప్పటివరకు గెలుస్తోంది</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>రద్దయింది</translation>
    </message>
    <message>
        <source>lies crosswise</source>
        <comment>a card that lies across a pile</comment>
        <translation>అడ్డంగా ఉంది</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>జోకరు ముక్క</translation>
    </message>
    <message>
        <source>not final yet</source>
        <comment>a card that is laid out but not yet melded</comment>
        <translation>ఇంకా ఖరారు కాలేదు</translation>
    </message>
    <message>
        <source>would join your hand</source>
        <translation>మీ చేతిలోకి వస్తుంది</translation>
    </message>
    <message>
        <source>what you chose</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>మీరు ఎంచుకున్నది</translation>
    </message>
    <message>
        <source>better</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>మెరుగు</translation>
    </message>
    <message>
        <source>came later</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>తర్వాత వచ్చింది</translation>
    </message>
    <message>
        <source>can&apos;t be played now</source>
        <translation>ఇప్పుడు ఆడకూడదు</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) in hand</source>
        <translation>
            <numerusform>చేతిలో %1 ముక్క</numerusform>
            <numerusform>చేతిలో %1 ముక్కలు</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in this deal, %2 in all</source>
        <translation>ఈ రౌండులో %1, మొత్తం %2</translation>
    </message>
    <message>
        <source>this deal %1 · total %2</source>
        <comment>second line of a plate</comment>
        <translation>రౌండులో %1 · మొత్తం %2</translation>
    </message>
    <message>
        <source>this deal %1</source>
        <comment>points in this deal, a line of a small plate</comment>
        <translation>రౌండులో %1</translation>
    </message>
    <message>
        <source>total %1</source>
        <comment>second line of a plate</comment>
        <translation>మొత్తం %1</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>పంచేవారు</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ఆడాలి</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>the name on a plate: a computer plays for this player</comment>
        <translation>%1 బదులు</translation>
    </message>
    <message>
        <source>A computer, for %1</source>
        <comment>spoken: who plays at a seat</comment>
        <translation>%1 బదులు కంప్యూటరు</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button beside the pile, after a discard</comment>
        <translation>వెనక్కి తీసుకో</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>కంప్యూటరు ఆడనీ</translation>
    </message>
    <message>
        <source>Let a computer play for %1</source>
        <translation>%1 బదులు కంప్యూటరు ఆడనీ</translation>
    </message>
    <message>
        <source>A computer then plays on for %1, who can come back at any time.</source>
        <translation>అప్పుడు %1 బదులు కంప్యూటరు ఆడుతుంది; వారు ఎప్పుడైనా తిరిగి రావచ్చు.</translation>
    </message>
    <message>
        <source>Round buttons</source>
        <comment>a row of buttons on the table, for screen readers</comment>
        <translation>గుండ్రటి బటన్లు</translation>
    </message>
    <message>
        <source>You&apos;re watching</source>
        <translation>మీరు చూస్తున్నారు</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <comment>a player, and a phrase such as: Well played!</comment>
        <translation>%1 అన్నారు: %2</translation>
    </message>
    <message>
        <source>You say: %2</source>
        <comment>a player, and a phrase such as: Well played!</comment>
        <translation>మీరు అన్నారు: %2</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>heading of a column: points in this deal</comment>
        <translation>ఈ రౌండు</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column</comment>
        <translation>మొత్తం</translation>
    </message>
    <message>
        <source>First meld</source>
        <comment>heading of a column: points that a first meld must count</comment>
        <translation>మొదటి సెట్టు</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the viewer&apos;s side of two</comment>
        <translation>మేము</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side of two</comment>
        <translation>వాళ్ళు</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>బల్ల మీద: %1.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%2 వేసిన %1</translation>
    </message>
    <message>
        <source>%1 by you</source>
        <translation>మీరు వేసిన %1</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>బల్ల మీద ముక్కలు లేవు.</translation>
    </message>
    <message numerus="yes">
        <source>Face down in the middle: %1 card(s).</source>
        <translation>
            <numerusform>మధ్యలో బోర్లా: %1 ముక్క.</numerusform>
            <numerusform>మధ్యలో బోర్లా: %1 ముక్కలు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the middle: %1 card(s), on top %2.</source>
        <translation>
            <numerusform>మధ్యలో: %1 ముక్క, పైన %2.</numerusform>
            <numerusform>మధ్యలో: %1 ముక్కలు, పైన %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has laid out: %2.</source>
        <comment>a player, and their cards</comment>
        <translation>%1 బయట పెట్టారు: %2.</translation>
    </message>
    <message>
        <source>You have laid out: %2.</source>
        <comment>your cards</comment>
        <translation>మీరు బయట పెట్టారు: %2.</translation>
    </message>
    <message>
        <source>%1 has laid out nothing.</source>
        <comment>a player</comment>
        <translation>%1 ఏదీ బయట పెట్టలేదు.</translation>
    </message>
    <message>
        <source>You have laid out nothing.</source>
        <translation>మీరు ఏదీ బయట పెట్టలేదు.</translation>
    </message>
    <message>
        <source>%1 have laid out: %2.</source>
        <comment>a side, and its cards</comment>
        <translation>%1 బయట పెట్టారు: %2.</translation>
    </message>
    <message>
        <source>%1 have laid out nothing.</source>
        <comment>a side</comment>
        <translation>%1 ఏదీ బయట పెట్టలేదు.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cards laid out together, such as aces, and how many of which kind</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 natural card(s)</source>
        <translation>
            <numerusform>%1 నాచురల్ ముక్క</numerusform>
            <numerusform>%1 నాచురల్ ముక్కలు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wild card(s)</source>
        <translation>
            <numerusform>%1 జోకరు ముక్క</numerusform>
            <numerusform>%1 జోకరు ముక్కలు</numerusform>
        </translation>
    </message>
    <message>
        <source>threes</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>మూళ్ళు</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>నాలుగులు</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ఐదులు</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ఆరులు</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ఏడులు</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ఎనిమిదులు</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>తొమ్మిదులు</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>పదులు</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>జాకీలు</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>రాణులు</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>రాజులు</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ఆసులు</translation>
    </message>
    <message>
        <source>The table is described above.</source>
        <translation>బల్ల మీద ఉన్నవి పైన రాసి ఉన్నాయి.</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <translation>మీ చేతిలో: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Claim the rest…</source>
        <translation>మిగతావి నావే…</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>రౌండు పూర్తి చేయి</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>కొత్త ఆట…</translation>
    </message>
    <message>
        <source>Another match…</source>
        <comment>with the same people, who are asked</comment>
        <translation>మరో మ్యాచ్…</translation>
    </message>
    <message>
        <source>A question is already open; wait for the answers.</source>
        <translation>ఇప్పటికే ఒకటి అడిగారు; జవాబుల కోసం ఆగండి.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>వెనక్కి తీసుకోవడానికి ఏమీ లేదు.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>మళ్ళీ చేయడానికి ఏమీ లేదు.</translation>
    </message>
    <message>
        <source>The rest of the deal isn&apos;t certain yet.</source>
        <translation>రౌండులో మిగతాది ఇంకా ఖాయం కాలేదు.</translation>
    </message>
    <message>
        <source>Nobody is away from that seat.</source>
        <translation>ఆ స్థానం నుంచి ఎవరూ వెళ్ళలేదు.</translation>
    </message>
    <message>
        <source>A bug in the program prevents this.</source>
        <translation>ప్రోగ్రామ్‌లోని లోపం వల్ల ఇది కుదరడం లేదు.</translation>
    </message>
    <message>
        <source>There is no further card.</source>
        <translation>ఇక ముక్కలు లేవు.</translation>
    </message>
    <message>
        <source>There are no further cards of another suit or rank.</source>
        <translation>వేరే రంగు లేదా ర్యాంకు ముక్కలు ఇక లేవు.</translation>
    </message>
    <message>
        <source>There is no further pile.</source>
        <translation>ఇక కుప్పలు లేవు.</translation>
    </message>
    <message>
        <source>There are no cards to go to.</source>
        <translation>వెళ్ళడానికి ముక్కలు లేవు.</translation>
    </message>
    <message>
        <source>Go to a card first, with the arrow keys.</source>
        <translation>ముందు బాణాలతో ఒక ముక్క మీదకు వెళ్ళండి.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 card(s) can be played now.</source>
        <translation>
            <numerusform>ఇప్పుడు %1 ముక్క మాత్రమే ఆడవచ్చు.</numerusform>
            <numerusform>ఇప్పుడు %1 ముక్కలు మాత్రమే ఆడవచ్చు.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let go here: %1 card(s)</source>
        <comment>how many a dragged card makes there</comment>
        <translation>
            <numerusform>ఇక్కడ వదలండి: %1 ముక్క</numerusform>
            <numerusform>ఇక్కడ వదలండి: %1 ముక్కలు</numerusform>
        </translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>ఇప్పుడు ఏ ముక్కా ఆడలేరు.</translation>
    </message>
    <message>
        <source>You&apos;re watching.</source>
        <translation>మీరు చూస్తున్నారు.</translation>
    </message>
    <message>
        <source>This key does nothing here. F1 lists the keys.</source>
        <translation>ఇక్కడ ఈ కీ ఏమీ చేయదు. F1 కీల గురించి చెబుతుంది.</translation>
    </message>
    <message>
        <source>Single keys are switched off, under Preferences, Accessibility.</source>
        <translation>ఒక్క కీతో ఆదేశాలు ఆపి ఉన్నాయి: “ప్రాధాన్యతలు”, “అందరికీ అందుబాటు”.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %1 card(s)</source>
        <translation>
            <numerusform>మీ చేతిలో, %1 ముక్క</numerusform>
            <numerusform>మీ చేతిలో, %1 ముక్కలు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s hand, %2 card(s)</source>
        <translation>
            <numerusform>%1 చేతిలో, %2 ముక్క</numerusform>
            <numerusform>%1 చేతిలో, %2 ముక్కలు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %2 card(s)</source>
        <translation>
            <numerusform>మీ చేతిలో, %2 ముక్క</numerusform>
            <numerusform>మీ చేతిలో, %2 ముక్కలు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the table, %1 card(s)</source>
        <translation>
            <numerusform>బల్ల మీద, %1 ముక్క</numerusform>
            <numerusform>బల్ల మీద, %1 ముక్కలు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the middle of the table, %1 card(s)</source>
        <translation>
            <numerusform>బల్ల మధ్యలో, %1 ముక్క</numerusform>
            <numerusform>బల్ల మధ్యలో, %1 ముక్కలు</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 card(s)</source>
        <comment>a pile by its name, and how many cards it has</comment>
        <translation>
            <numerusform>%1, %2 ముక్క</numerusform>
            <numerusform>%1, %2 ముక్కలు</numerusform>
        </translation>
    </message>
    <message>
        <source>Piles in the middle of the table</source>
        <translation>బల్ల మధ్యలోని కుప్పలు</translation>
    </message>
    <message>
        <source>Laid out by %1</source>
        <comment>the name of a list of cards; a side, or a player</comment>
        <translation>%1 బయట పెట్టినవి</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ఆటగాళ్ళు</translation>
    </message>
    <message>
        <source>Score and deal</source>
        <comment>a list of what is written in the corners of the table</comment>
        <translation>స్కోరు, రౌండు</translation>
    </message>
    <message>
        <source>Nothing else to go to.</source>
        <comment>spoken when Tab finds nothing more</comment>
        <translation>వెళ్ళడానికి ఇంకేమీ లేదు.</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మూళ్ళను</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మూళ్ళకు</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>మూళ్ళ</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>నాలుగులను</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>నాలుగులకు</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>నాలుగుల</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఐదులను</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఐదులకు</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఐదుల</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆరులను</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆరులకు</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆరుల</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఏడులను</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఏడులకు</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఏడుల</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఎనిమిదులను</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఎనిమిదులకు</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఎనిమిదుల</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>తొమ్మిదులను</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>తొమ్మిదులకు</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>తొమ్మిదుల</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>పదులను</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>పదులకు</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>పదుల</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జాకీలను</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జాకీలకు</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>జాకీల</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాణులను</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాణులకు</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాణుల</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాజులను</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాజులకు</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>రాజుల</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>acc</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆసులను</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>dat</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆసులకు</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>gen</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ఆసుల</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>See and close the tables of a server that runs here, and block addresses.</source>
        <translation>ఇక్కడ నడిచే సర్వర్ బల్లలు చూడండి, మూయండి, చిరునామాలు ఆపండి.</translation>
    </message>
    <message>
        <source>WHAT</source>
        <comment>stands for what is to be done in the help of the command line</comment>
        <translation>ఏమిటి</translation>
    </message>
    <message>
        <source>one of: %1 (default: %2)</source>
        <translation>వీటిలో ఒకటి: %1 (మామూలుగా %2)</translation>
    </message>
    <message>
        <source>WHICH</source>
        <comment>stands for a table or an address in the help of the command line</comment>
        <translation>ఏది</translation>
    </message>
    <message>
        <source>the table to close, or the address</source>
        <translation>మూయాల్సిన బల్ల, లేదా చిరునామా</translation>
    </message>
    <message>
        <source>the folder of the server (default: %1)</source>
        <translation>సర్వర్ ఫోల్డరు (మామూలుగా %1)</translation>
    </message>
    <message>
        <source>No server runs in %1: name the folder of the one you mean with --data.</source>
        <translation>%1లో ఏ సర్వర్ నడవడం లేదు: --dataతో సరైన ఫోల్డరు చెప్పండి.</translation>
    </message>
    <message>
        <source>This account isn&apos;t allowed to talk to the server in %1: use the one that runs it.</source>
        <translation>%1లోని సర్వర్‌తో మాట్లాడటానికి ఈ ఖాతాకు అనుమతి లేదు: సర్వర్‌ను నడిపే ఖాతా వాడండి.</translation>
    </message>
    <message>
        <source>The server in %1 doesn&apos;t answer: try again in a minute.</source>
        <translation>%1లోని సర్వర్ జవాబివ్వడం లేదు: ఒక నిమిషం తర్వాత మళ్ళీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>Name the table to close, as the list shows it.</source>
        <translation>మూయాల్సిన బల్ల పేరును జాబితాలో ఉన్నట్టే రాయండి.</translation>
    </message>
    <message>
        <source>Name an address, as the list shows it.</source>
        <translation>చిరునామాను జాబితాలో ఉన్నట్టే రాయండి.</translation>
    </message>
    <message>
        <source>The list always shows all tables: leave out “%1”.</source>
        <translation>జాబితా అన్ని బల్లలదీ: “%1” వదిలేయండి.</translation>
    </message>
    <message>
        <source>There is no table %1 here: look at the list.</source>
        <translation>ఇక్కడ బల్ల %1 లేదు: జాబితా చూడండి.</translation>
    </message>
    <message>
        <source>The server at %1 runs table %2: close it there.</source>
        <translation>బల్ల %2ని %1 సర్వర్ నడుపుతోంది: అక్కడే మూయండి.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address: write one as the list shows it, such as %2.</source>
        <translation>“%1” చిరునామా కాదు: జాబితాలో ఉన్నట్టు రాయండి, ఉదాహరణకు %2.</translation>
    </message>
    <message>
        <source>%1 wasn&apos;t blocked.</source>
        <translation>%1ను ఆపలేదు.</translation>
    </message>
    <message>
        <source>That couldn&apos;t be saved: make room on the server&apos;s disk, and try again.</source>
        <translation>అది భద్రపరచలేకపోయాం: సర్వర్ డిస్కులో చోటు చేసి మళ్ళీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>That couldn&apos;t be saved: try again in a minute.</source>
        <translation>అది భద్రపరచలేకపోయాం: ఒక నిమిషం తర్వాత మళ్ళీ ప్రయత్నించండి.</translation>
    </message>
    <message>
        <source>The server is another version: use the program of that version for commands.</source>
        <translation>సర్వర్ వేరే వెర్షన్‌ది: ఆ వెర్షన్ ప్రోగ్రామ్‌తోనే ఆదేశాలు ఇవ్వండి.</translation>
    </message>
    <message>
        <source>Table %1 is closed for good.</source>
        <translation>బల్ల %1ని శాశ్వతంగా మూసేశాం.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is blocked; %2 connection(s) closed.</source>
        <translation>
            <numerusform>%1ను ఆపాం; %2 కనెక్షన్ మూసేశాం.</numerusform>
            <numerusform>%1ను ఆపాం; %2 కనెక్షన్లు మూసేశాం.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer blocked.</source>
        <translation>%1ను ఇక ఆపడం లేదు.</translation>
    </message>
    <message>
        <source>Nobody is at any table.</source>
        <translation>ఏ బల్ల దగ్గరా ఎవరూ లేరు.</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>ఆపినవి: %1</translation>
    </message>
    <message>
        <source>Table %1, %2, before the match: %3</source>
        <translation>బల్ల %1, %2, మ్యాచ్‌కు ముందు: %3</translation>
    </message>
    <message>
        <source>Table %1, %2, in play: %3</source>
        <translation>బల్ల %1, %2, ఆట సాగుతోంది: %3</translation>
    </message>
    <message>
        <source>Table %1, %2, after the match: %3</source>
        <translation>బల్ల %1, %2, మ్యాచ్ తర్వాత: %3</translation>
    </message>
    <message>
        <source>Table %1, %2: %3</source>
        <translation>బల్ల %1, %2: %3</translation>
    </message>
    <message>
        <source>nobody is there</source>
        <translation>ఎవరూ లేరు</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Green felt</source>
        <translation>ఆకుపచ్చ బట్ట</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>అర్ధరాత్రి</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>వాల్‌నట్ చెక్క</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>కాగితం</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>హై కాంట్రాస్ట్</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Trick %1 of %2</source>
        <translation>పట్టు %1 (మొత్తం %2)</translation>
    </message>
    <message>
        <source>No trick of this deal has been finished yet.</source>
        <translation>ఈ రౌండులో ఇంకా ఏ పట్టూ పూర్తవలేదు.</translation>
    </message>
    <message>
        <source>%1 led; %2 won this trick.</source>
        <translation>మొదటి ముక్క %1 వేశారు; ఈ పట్టును %2 గెలిచారు.</translation>
    </message>
    <message>
        <source>You led; %2 won this trick.</source>
        <translation>మొదటి ముక్క మీరు వేశారు; ఈ పట్టును %2 గెలిచారు.</translation>
    </message>
    <message>
        <source>%1 led; you won this trick.</source>
        <translation>మొదటి ముక్క %1 వేశారు; ఈ పట్టును మీరు గెలిచారు.</translation>
    </message>
    <message>
        <source>%1 led and won this trick.</source>
        <translation>మొదటి ముక్క వేసి, ఈ పట్టును %1 గెలిచారు.</translation>
    </message>
    <message>
        <source>You led and won this trick.</source>
        <translation>మొదటి ముక్క మీరే వేసి, ఈ పట్టును గెలిచారు.</translation>
    </message>
    <message>
        <source>%1 led; nobody won this trick.</source>
        <translation>మొదటి ముక్క %1 వేశారు; ఈ పట్టును ఎవరూ గెలవలేదు.</translation>
    </message>
    <message>
        <source>You led; nobody won this trick.</source>
        <translation>మొదటి ముక్క మీరు వేశారు; ఈ పట్టును ఎవరూ గెలవలేదు.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who played which card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, cancelled</source>
        <comment>who played which card</comment>
        <translation>%1: %2, రద్దు</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>ముందుది</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>తర్వాతిది</translation>
    </message>
    <message>
        <source>The cards of the trick</source>
        <translation>పట్టులోని ముక్కలు</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>You&apos;ve taken back the %1.</source>
        <comment>a card</comment>
        <translation>మీరు %1{acc} వెనక్కి తీసుకున్నారు.</translation>
    </message>
    <message>
        <source>You&apos;ve taken back the %1 and the %2.</source>
        <comment>two cards</comment>
        <translation>మీరు %1{acc}, %2{acc} వెనక్కి తీసుకున్నారు.</translation>
    </message>
    <message>
        <source>The last move has been undone.</source>
        <translation>చివరి ఎత్తును వెనక్కి తీసుకున్నారు.</translation>
    </message>
    <message>
        <source>Deal %1 goes on: the last move has been undone, and the points don&apos;t count yet.</source>
        <translation>వెనక్కి తీసుకున్నారు: రౌండు %1 కొనసాగుతుంది, దాని పాయింట్లు ఇంకా తేలలేదు.</translation>
    </message>
    <message>
        <source>The %1 is on the table again.</source>
        <comment>a card</comment>
        <translation>మీరు %1 మళ్ళీ వేశారు.</translation>
    </message>
    <message>
        <source>The %1 and the %2 are on the table again.</source>
        <comment>two cards</comment>
        <translation>మీరు %1, %2 మళ్ళీ వేశారు.</translation>
    </message>
    <message>
        <source>The move has been redone.</source>
        <translation>ఎత్తు మళ్ళీ వేశారు.</translation>
    </message>
    <message>
        <source>%1 has taken back the %2.</source>
        <comment>a player and a card</comment>
        <translation>%1 %2{acc} వెనక్కి తీసుకున్నారు.</translation>
    </message>
    <message>
        <source>%1 has undone a move of deal %2: the deal goes on and its points don&apos;t count yet.</source>
        <comment>a player and a number</comment>
        <translation>%1 రౌండు %2లోని ఒక ఎత్తు వెనక్కి తీసుకున్నారు: ఆ రౌండు కొనసాగుతుంది, పాయింట్లు ఇంకా తేలలేదు.</translation>
    </message>
    <message>
        <source>%1 has undone the last move.</source>
        <translation>%1 చివరి ఎత్తు వెనక్కి తీసుకున్నారు.</translation>
    </message>
</context>
<context>
    <name>Unfinished games</name>
    <message>
        <source>Unfinished games</source>
        <translation>పూర్తికాని ఆటలు</translation>
    </message>
    <message>
        <source>They are kept until you continue or delete them.</source>
        <translation>మీరు కొనసాగించేదాకా లేదా తొలగించేదాకా ఇవి ఉంటాయి.</translation>
    </message>
    <message>
        <source>None yet. A game you leave for another one is kept here until you continue it.</source>
        <translation>ఇంకా ఏవీ లేవు. వేరే ఆట కోసం వదిలిన ఆట, మీరు కొనసాగించేదాకా ఇక్కడ ఉంటుంది.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>కొనసాగించు</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>తొలగించు…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>ఈ ఆటను తొలగించాలా?</translation>
    </message>
    <message>
        <source>It can&apos;t be brought back.</source>
        <translation>దాన్ని తిరిగి తేలేరు.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>తొలగించు</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ఆట</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>చివరిసారి ఆడింది</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ఆటగాళ్ళు</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>column: the number of the deal in play</comment>
        <translation>రౌండు</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>మీ పాయింట్లు</translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <translation>చదవలేము</translation>
    </message>
    <message>
        <source>today</source>
        <translation>ఈరోజు</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>నిన్న</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s) ago</source>
        <translation>
            <numerusform>%1 రోజు క్రితం</numerusform>
            <numerusform>%1 రోజుల క్రితం</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message numerus="yes">
        <source>%1 players</source>
        <translation>
            <numerusform>%1 ఆటగాడు</numerusform>
            <numerusform>%1 మంది ఆటగాళ్ళు</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>4 players, and how strong they are</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>players of several levels</comment>
        <translation>మిశ్రమం</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ఆడు</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>నేర్చుకో</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <comment>a game</comment>
        <translation>%1 నేర్చుకో</translation>
    </message>
    <message>
        <source>A coach leads you through a first deal.</source>
        <translation>కోచ్ మీతో మొదటి రౌండు ఆడిస్తారు.</translation>
    </message>
    <message>
        <source>Play %1, %2, %3</source>
        <comment>a game, 4 players, medium</comment>
        <translation>ఆడు: %1, %2, %3</translation>
    </message>
    <message>
        <source>Change the table of %1</source>
        <comment>a game</comment>
        <translation>%1 బల్ల మార్చు</translation>
    </message>
    <message>
        <source>CardTable</source>
        <translation>CardTable</translation>
    </message>
    <message>
        <source>Sit down and play. No account, no adverts.</source>
        <translation>కూర్చుని ఆడండి. ఖాతా లేదు, ప్రకటనలు లేవు.</translation>
    </message>
    <message>
        <source>Welcome back. Your table is as you left it.</source>
        <translation>మళ్ళీ స్వాగతం. మీ బల్ల మీరు వదిలినట్టే ఉంది.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ఆట ఎంచుకోండి</translation>
    </message>
    <message>
        <source>Or start a new game</source>
        <translation>లేదా కొత్త ఆట మొదలుపెట్టండి</translation>
    </message>
    <message>
        <source>With people …</source>
        <translation>మనుషులతో …</translation>
    </message>
    <message>
        <source>Play with friends in the same house or over the internet</source>
        <translation>ఒకే ఇంట్లో లేదా ఇంటర్నెట్‌లో స్నేహితులతో ఆడండి</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a game</comment>
        <translation>కొనసాగించు: %1</translation>
    </message>
    <message>
        <source>Others (%1) …</source>
        <comment>other games that were not finished</comment>
        <translation>మిగతావి (%1) …</translation>
    </message>
    <message>
        <source>Continue at %1&apos;s table</source>
        <translation>%1 బల్లకు తిరిగి రండి</translation>
    </message>
    <message>
        <source>Continue at your table</source>
        <translation>మీ బల్లకు తిరిగి రండి</translation>
    </message>
    <message>
        <source>%1, deal %2. Your seat is kept.</source>
        <comment>a game</comment>
        <translation>%1, రౌండు %2. మీ స్థానం అలాగే ఉంది.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>కొనసాగించు</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>వెతుకుతోంది…</translation>
    </message>
    <message>
        <source>The table isn&apos;t open right now.</source>
        <translation>బల్ల ఇప్పుడు తెరిచి లేదు.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>మళ్ళీ ప్రయత్నించు</translation>
    </message>
    <message>
        <source>Open it again here</source>
        <comment>a table whose host does not come back</comment>
        <translation>ఇక్కడ మళ్ళీ తెరువు</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>నియమాలు</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>గణాంకాలు</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>ప్రాధాన్యతలు</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>ఎలా ఆడాలి</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>రౌండు %1</translation>
    </message>
    <message>
        <source>%1, your turn.</source>
        <comment>where in the match: Deal 3, trick 4 of 13</comment>
        <translation>%1, మీ వంతు.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>where in the match: Deal 3, trick 4 of 13</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>points</comment>
        <translation>మీరు %1 స్కోరుతో ముందున్నారు.</translation>
    </message>
    <message>
        <source>You share the lead, each with %1.</source>
        <comment>points</comment>
        <translation>మీరు ఇతరులతో సమంగా ముందున్నారు, స్కోరు %1.</translation>
    </message>
    <message>
        <source>%1 leads with %2, you have %3.</source>
        <comment>one player, and points</comment>
        <translation>%1 %2 స్కోరుతో ముందున్నారు, మీకు %3.</translation>
    </message>
    <message>
        <source>%1 lead with %2, you have %3.</source>
        <comment>several players, and points</comment>
        <translation>%1 %2 స్కోరుతో ముందున్నారు, మీకు %3.</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>మీ పేరేమిటి?</translation>
    </message>
    <message>
        <source>click to enter it</source>
        <translation>రాయడానికి క్లిక్ చేయండి</translation>
    </message>
    <message>
        <source>click to change it</source>
        <comment>one&apos;s name</comment>
        <translation>మార్చడానికి క్లిక్ చేయండి</translation>
    </message>
    <message numerus="yes">
        <source>won %1 of %2 match(es)</source>
        <translation>
            <numerusform>%2 మ్యాచ్‌లో %1 గెలుపు</numerusform>
            <numerusform>%2 మ్యాచ్‌లలో %1 గెలుపు</numerusform>
        </translation>
    </message>
    <message>
        <source>Your name and portrait</source>
        <translation>మీ పేరు, బొమ్మ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>మీ పేరు</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>మీ బొమ్మ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>సరే</translation>
    </message>
</context>
<context>
    <name>What happened</name>
    <message>
        <source>What happened</source>
        <translation>ఏం జరిగింది</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <translation>మీ గత వంతు నుంచి</translation>
    </message>
    <message>
        <source>the last turn of each player</source>
        <comment>to somebody who only watches</comment>
        <translation>ఒక్కొక్కరి గత వంతు</translation>
    </message>
    <message>
        <source>You begin. Here you will read what the others did.</source>
        <translation>మీరే మొదలుపెట్టండి. మిగతావారు ఏం చేశారో ఇక్కడ కనిపిస్తుంది.</translation>
    </message>
    <message>
        <source>Here you will read what the players did.</source>
        <comment>nothing has been played yet</comment>
        <translation>ఆటగాళ్ళు ఏం చేశారో ఇక్కడ కనిపిస్తుంది.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>మూసివేయి</translation>
    </message>
    <message>
        <source>Close “What happened”</source>
        <translation>“ఏం జరిగింది” మూసివేయి</translation>
    </message>
    <message>
        <source>%1 or Esc closes · arrow keys go through the turns</source>
        <comment>a key</comment>
        <translation>%1 లేదా Esc మూస్తుంది · బాణాలు వంతుల మధ్య వెళ్తాయి</translation>
    </message>
    <message>
        <source>%1 or Esc closes · arrow keys go through the tricks</source>
        <comment>a key</comment>
        <translation>%1 లేదా Esc మూస్తుంది · బాణాలు పట్ల మధ్య వెళ్తాయి</translation>
    </message>
    <message>
        <source>Up to your turn %1</source>
        <translation>మీ వంతు %1 వరకు</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>అంతకు ముందు</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a turn in one sentence: who, and what they did one after the other</comment>
        <translation>%1 %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences, one after the other</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>What was said</name>
    <message>
        <source>What was said</source>
        <translation>చెప్పినవి</translation>
    </message>
    <message>
        <source>The last sentence is at the end. Press Enter to hear a sentence again.</source>
        <translation>చివరి వాక్యం చివర ఉంది. ఒక వాక్యాన్ని మళ్ళీ వినడానికి Enter నొక్కండి.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>ఇంకా ఏదీ చెప్పలేదు.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Deal no. %1</source>
        <translation>పంపకం నం. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 player(s)</source>
        <translation>
            <numerusform>%1, %2 ఆటగాడు</numerusform>
            <numerusform>%1, %2 మంది ఆటగాళ్ళు</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>ఈ మ్యాచ్ వదిలేయాలా?</translation>
    </message>
    <message>
        <source>It can&apos;t be saved, so you&apos;ll lose it.</source>
        <translation>భద్రపరచలేకపోతోంది, కాబట్టి ఇది పోతుంది.</translation>
    </message>
    <message>
        <source>Leave and lose your last moves?</source>
        <translation>మీ చివరి ఎత్తులు పోయినా వదిలేయాలా?</translation>
    </message>
    <message>
        <source>%1 If you leave this match now, you lose them.</source>
        <comment>%1: why moves are not saved</comment>
        <translation>%1 ఇప్పుడు ఈ మ్యాచ్ వదిలేస్తే అవి పోతాయి.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>అయినా వదిలేయి</translation>
    </message>
    <message>
        <source>Quit and lose your last moves?</source>
        <translation>మీ చివరి ఎత్తులు పోయినా నిష్క్రమించాలా?</translation>
    </message>
    <message>
        <source>%1 If you quit now, you lose them.</source>
        <comment>%1: why moves are not saved</comment>
        <translation>%1 ఇప్పుడు నిష్క్రమిస్తే అవి పోతాయి.</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>అయినా నిష్క్రమించు</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>వదిలేయి</translation>
    </message>
</context>
</TS>
