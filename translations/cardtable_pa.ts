<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pa" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About CardTable</source>
        <translation>CardTable ਬਾਰੇ</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>ਵਰਜਨ %1</translation>
    </message>
    <message>
        <source>A card table for your own computer, with players who see only their own cards.</source>
        <translation>ਤੁਹਾਡੇ ਆਪਣੇ ਕੰਪਿਊਟਰ ਲਈ ਤਾਸ਼ ਦਾ ਮੇਜ਼, ਜਿੱਥੇ ਹਰ ਖਿਡਾਰੀ ਸਿਰਫ਼ ਆਪਣੇ ਪੱਤੇ ਵੇਖਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>There are no adverts, no account and no tracking. CardTable uses the network only when you choose to play with people, and a relay only if a host lets friends from other houses in.</source>
        <translation>ਨਾ ਇਸ਼ਤਿਹਾਰ, ਨਾ ਖਾਤਾ, ਨਾ ਕੋਈ ਨਿਗਰਾਨੀ। CardTable ਨੈੱਟਵਰਕ ਉਦੋਂ ਹੀ ਵਰਤਦਾ ਹੈ ਜਦੋਂ ਤੁਸੀਂ ਲੋਕਾਂ ਨਾਲ ਖੇਡਣਾ ਚੁਣੋ, ਅਤੇ ਰੀਲੇਅ ਉਦੋਂ ਹੀ ਜਦੋਂ ਮੇਜ਼ਬਾਨ ਦੂਜੇ ਘਰਾਂ ਦੇ ਦੋਸਤਾਂ ਨੂੰ ਆਉਣ ਦੇਵੇ।</translation>
    </message>
    <message>
        <source>CardTable is free software under the MIT licence. The cards were drawn for it.</source>
        <translation>CardTable, MIT ਲਾਇਸੰਸ ਹੇਠ ਆਜ਼ਾਦ ਸਾਫਟਵੇਅਰ ਹੈ। ਇਸ ਦੇ ਪੱਤੇ ਇਸੇ ਲਈ ਬਣਾਏ ਗਏ ਹਨ।</translation>
    </message>
    <message>
        <source>It uses Qt %1 and PySide6 under the GNU Lesser General Public License, version 3.</source>
        <translation>ਇਹ Qt %1 ਅਤੇ PySide6 ਵਰਤਦਾ ਹੈ, ਜੋ GNU Lesser General Public License, ਵਰਜਨ 3 ਹੇਠ ਹਨ।</translation>
    </message>
    <message>
        <source>The letters on the cards come from the Noto fonts, under the SIL Open Font License.</source>
        <translation>ਪੱਤਿਆਂ ਉੱਤੇ ਅੱਖਰ Noto ਫੌਂਟਾਂ ਦੇ ਹਨ, ਜੋ SIL Open Font License ਹੇਠ ਹਨ।</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>%1 is winning</source>
        <translation>ਹੁਣ ਤੱਕ ਸਰ %1 ਦੀ</translation>
    </message>
    <message>
        <source>you are winning</source>
        <translation>ਹੁਣ ਤੱਕ ਸਰ ਤੁਹਾਡੀ</translation>
    </message>
    <message>
        <source>cancelled: %1</source>
        <comment>cards that cancel each other</comment>
        <translation>ਰੱਦ: %1</translation>
    </message>
    <message>
        <source>%1 won it</source>
        <comment>a player, and the last trick</comment>
        <translation>ਸਰ %1 ਦੀ ਬਣੀ</translation>
    </message>
    <message>
        <source>you won it</source>
        <comment>the last trick</comment>
        <translation>ਸਰ ਤੁਹਾਡੀ ਬਣੀ</translation>
    </message>
    <message>
        <source>nobody won it</source>
        <comment>the last trick</comment>
        <translation>ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ</translation>
    </message>
    <message>
        <source>You&apos;re watching and have no cards.</source>
        <translation>ਤੁਸੀਂ ਵੇਖ ਰਹੇ ਹੋ, ਤੁਹਾਡੇ ਕੋਲ ਪੱਤੇ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>You have no cards.</source>
        <translation>ਤੁਹਾਡੇ ਕੋਲ ਕੋਈ ਪੱਤਾ ਨਹੀਂ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s): %2</source>
        <comment>how many may be played, and which</comment>
        <translation>
            <numerusform>%1 ਪੱਤਾ: %2</numerusform>
            <numerusform>%1 ਪੱਤੇ: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t play any card now.</source>
        <translation>ਹੁਣ ਤੁਸੀਂ ਕੋਈ ਪੱਤਾ ਨਹੀਂ ਖੇਡ ਸਕਦੇ।</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ।</translation>
    </message>
    <message>
        <source>There is nothing to say about that in this game.</source>
        <translation>ਇਸ ਖੇਡ ਵਿੱਚ ਇਸ ਬਾਰੇ ਦੱਸਣ ਲਈ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>ਅਜੇ ਕੁਝ ਨਹੀਂ ਖੇਡਿਆ ਗਿਆ।</translation>
    </message>
    <message>
        <source>No card is in focus: go to one with the arrow keys.</source>
        <translation>ਤੁਸੀਂ ਕਿਸੇ ਪੱਤੇ ਉੱਤੇ ਨਹੀਂ: ਤੀਰਾਂ ਵਾਲੀਆਂ ਕੁੰਜੀਆਂ ਨਾਲ ਕਿਸੇ ਪੱਤੇ ਉੱਤੇ ਜਾਓ।</translation>
    </message>
    <message>
        <source>The %1 can be played.</source>
        <translation>ਤੁਸੀਂ %1 ਖੇਡ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 card(s)</source>
        <comment>a player, and how many cards they hold</comment>
        <translation>
            <numerusform>%1: %2 ਪੱਤਾ</numerusform>
            <numerusform>%1: %2 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %2 card(s)</source>
        <comment>how many cards you hold</comment>
        <translation>
            <numerusform>ਤੁਸੀਂ: %2 ਪੱਤਾ</numerusform>
            <numerusform>ਤੁਸੀਂ: %2 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>this deal %1, total %2</source>
        <comment>points of a player</comment>
        <translation>ਬਾਜ਼ੀ ਵਿੱਚ %1, ਜੋੜ %2</translation>
    </message>
    <message>
        <source>total %1</source>
        <comment>points of a player</comment>
        <translation>ਜੋੜ %1</translation>
    </message>
    <message>
        <source>This deal: %1</source>
        <comment>points by player, such as: Amrit 4, Kavya 9</comment>
        <translation>ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side of two and its points: we 120</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>last: %1</source>
        <comment>the card that a player laid down last</comment>
        <translation>ਪਿਛਲਾ: %1</translation>
    </message>
    <message>
        <source>Nobody sits there: there are only %1 players.</source>
        <comment>a number of players</comment>
        <translation>ਉੱਥੇ ਕੋਈ ਨਹੀਂ ਬੈਠਾ: ਖਿਡਾਰੀ ਸਿਰਫ਼ %1 ਹਨ।</translation>
    </message>
    <message>
        <source>This game has no points.</source>
        <translation>ਇਸ ਖੇਡ ਵਿੱਚ ਅੰਕ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ।</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>The program “%1” wasn&apos;t found: write where it is, for example %2.</source>
        <translation>ਪ੍ਰੋਗਰਾਮ “%1” ਨਹੀਂ ਲੱਭਾ: ਲਿਖੋ ਕਿ ਉਹ ਕਿੱਥੇ ਹੈ, ਜਿਵੇਂ %2।</translation>
    </message>
    <message numerus="yes">
        <source>“%1” broke the rules %2 time(s); a simple built-in player moved instead.</source>
        <translation>
            <numerusform>“%1” ਨੇ %2 ਵਾਰ ਨਿਯਮ ਤੋੜੇ; ਉਸ ਦੀ ਥਾਂ CardTable ਦੇ ਇੱਕ ਸਾਦੇ ਖਿਡਾਰੀ ਨੇ ਚਾਲ ਚੱਲੀ।</numerusform>
            <numerusform>“%1” ਨੇ %2 ਵਾਰ ਨਿਯਮ ਤੋੜੇ; ਉਸ ਦੀ ਥਾਂ CardTable ਦੇ ਇੱਕ ਸਾਦੇ ਖਿਡਾਰੀ ਨੇ ਚਾਲ ਚੱਲੀ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” took too long %2 time(s); a simple built-in player moved instead.</source>
        <translation>
            <numerusform>“%1” ਨੇ %2 ਵਾਰ ਬਹੁਤ ਦੇਰ ਲਾਈ; ਉਸ ਦੀ ਥਾਂ CardTable ਦੇ ਇੱਕ ਸਾਦੇ ਖਿਡਾਰੀ ਨੇ ਚਾਲ ਚੱਲੀ।</numerusform>
            <numerusform>“%1” ਨੇ %2 ਵਾਰ ਬਹੁਤ ਦੇਰ ਲਾਈ; ਉਸ ਦੀ ਥਾਂ CardTable ਦੇ ਇੱਕ ਸਾਦੇ ਖਿਡਾਰੀ ਨੇ ਚਾਲ ਚੱਲੀ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” sent something that isn&apos;t a message in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” ਨੇ %2 ਮੈਚ ਵਿੱਚ ਕੁਝ ਅਜਿਹਾ ਭੇਜਿਆ ਜੋ ਸੁਨੇਹਾ ਨਹੀਂ ਸੀ; ਉਸ ਤੋਂ ਬਾਅਦ CardTable ਦਾ ਇੱਕ ਸਾਦਾ ਖਿਡਾਰੀ ਖੇਡਿਆ।</numerusform>
            <numerusform>“%1” ਨੇ %2 ਮੈਚਾਂ ਵਿੱਚ ਕੁਝ ਅਜਿਹਾ ਭੇਜਿਆ ਜੋ ਸੁਨੇਹਾ ਨਹੀਂ ਸੀ; ਉਸ ਤੋਂ ਬਾਅਦ CardTable ਦਾ ਇੱਕ ਸਾਦਾ ਖਿਡਾਰੀ ਖੇਡਿਆ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” sent far more than it was asked for in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” ਨੇ %2 ਮੈਚ ਵਿੱਚ ਜਿੰਨਾ ਪੁੱਛਿਆ ਗਿਆ ਉਸ ਤੋਂ ਕਿਤੇ ਵੱਧ ਭੇਜਿਆ; ਉਸ ਤੋਂ ਬਾਅਦ CardTable ਦਾ ਇੱਕ ਸਾਦਾ ਖਿਡਾਰੀ ਖੇਡਿਆ।</numerusform>
            <numerusform>“%1” ਨੇ %2 ਮੈਚਾਂ ਵਿੱਚ ਜਿੰਨਾ ਪੁੱਛਿਆ ਗਿਆ ਉਸ ਤੋਂ ਕਿਤੇ ਵੱਧ ਭੇਜਿਆ; ਉਸ ਤੋਂ ਬਾਅਦ CardTable ਦਾ ਇੱਕ ਸਾਦਾ ਖਿਡਾਰੀ ਖੇਡਿਆ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stopped too soon in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” %2 ਮੈਚ ਵਿੱਚ ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਬੰਦ ਹੋ ਗਿਆ; ਉਸ ਤੋਂ ਬਾਅਦ CardTable ਦਾ ਇੱਕ ਸਾਦਾ ਖਿਡਾਰੀ ਖੇਡਿਆ।</numerusform>
            <numerusform>“%1” %2 ਮੈਚਾਂ ਵਿੱਚ ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਬੰਦ ਹੋ ਗਿਆ; ਉਸ ਤੋਂ ਬਾਅਦ CardTable ਦਾ ਇੱਕ ਸਾਦਾ ਖਿਡਾਰੀ ਖੇਡਿਆ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” couldn&apos;t be started in %2 match(es); a simple built-in player took its place.</source>
        <translation>
            <numerusform>“%1” %2 ਮੈਚ ਵਿੱਚ ਸ਼ੁਰੂ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਿਆ; ਉਸ ਦੀ ਥਾਂ CardTable ਦਾ ਇੱਕ ਸਾਦਾ ਖਿਡਾਰੀ ਖੇਡਿਆ।</numerusform>
            <numerusform>“%1” %2 ਮੈਚਾਂ ਵਿੱਚ ਸ਼ੁਰੂ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਿਆ; ਉਸ ਦੀ ਥਾਂ CardTable ਦਾ ਇੱਕ ਸਾਦਾ ਖਿਡਾਰੀ ਖੇਡਿਆ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” refused the game or its rules in %2 match(es); a simple built-in player took its place.</source>
        <translation>
            <numerusform>“%1” ਨੇ %2 ਮੈਚ ਵਿੱਚ ਖੇਡ ਜਾਂ ਉਸ ਦੇ ਨਿਯਮ ਮਨਜ਼ੂਰ ਨਹੀਂ ਕੀਤੇ; ਉਸ ਦੀ ਥਾਂ CardTable ਦਾ ਇੱਕ ਸਾਦਾ ਖਿਡਾਰੀ ਖੇਡਿਆ।</numerusform>
            <numerusform>“%1” ਨੇ %2 ਮੈਚਾਂ ਵਿੱਚ ਖੇਡ ਜਾਂ ਉਸ ਦੇ ਨਿਯਮ ਮਨਜ਼ੂਰ ਨਹੀਂ ਕੀਤੇ; ਉਸ ਦੀ ਥਾਂ CardTable ਦਾ ਇੱਕ ਸਾਦਾ ਖਿਡਾਰੀ ਖੇਡਿਆ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The first one was: %1</source>
        <translation>ਪਹਿਲੀ ਵਾਰ ਇਹ ਹੋਇਆ: %1</translation>
    </message>
    <message>
        <source>“%1” broke the rules three times in a row: a computer plays on in its place.</source>
        <translation>“%1” ਨੇ ਲਗਾਤਾਰ ਤਿੰਨ ਵਾਰ ਨਿਯਮ ਤੋੜੇ: ਹੁਣ ਉਸ ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇਗਾ।</translation>
    </message>
    <message>
        <source>“%1” was too slow three times in a row: a computer plays on in its place.</source>
        <translation>“%1” ਨੇ ਲਗਾਤਾਰ ਤਿੰਨ ਵਾਰ ਬਹੁਤ ਦੇਰ ਲਾਈ: ਉਸ ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇਗਾ।</translation>
    </message>
    <message>
        <source>“%1” sent something that isn&apos;t a message: a computer plays on in its place.</source>
        <translation>“%1” ਨੇ ਕੁਝ ਅਜਿਹਾ ਭੇਜਿਆ ਜੋ ਸੁਨੇਹਾ ਨਹੀਂ ਸੀ: ਉਸ ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇਗਾ।</translation>
    </message>
    <message>
        <source>“%1” sent far more than it was asked for: a computer plays on in its place.</source>
        <translation>“%1” ਨੇ ਜਿੰਨਾ ਪੁੱਛਿਆ ਗਿਆ ਉਸ ਤੋਂ ਕਿਤੇ ਵੱਧ ਭੇਜਿਆ: ਹੁਣ ਉਸ ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇਗਾ।</translation>
    </message>
    <message>
        <source>“%1” has stopped: a computer plays on in its place.</source>
        <translation>“%1” ਬੰਦ ਹੋ ਗਿਆ: ਉਸ ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇਗਾ।</translation>
    </message>
    <message>
        <source>“%1” couldn&apos;t be started: a computer plays in its place.</source>
        <translation>“%1” ਸ਼ੁਰੂ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਿਆ: ਉਸ ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇਗਾ।</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t play this game: a computer plays in its place.</source>
        <translation>“%1” ਇਹ ਖੇਡ ਨਹੀਂ ਖੇਡਦਾ: ਉਸ ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇਗਾ।</translation>
    </message>
    <message>
        <source>Seat a program of your own at a table with people. Ctrl+C stops it.</source>
        <translation>ਆਪਣਾ ਪ੍ਰੋਗਰਾਮ ਲੋਕਾਂ ਦੇ ਮੇਜ਼ ਉੱਤੇ ਬਿਠਾਓ। Ctrl+C ਨਾਲ ਬੰਦ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>-- PROGRAM ARGUMENTS</source>
        <comment>stands for a program in the help of the command line</comment>
        <translation>-- ਪ੍ਰੋਗਰਾਮ ਆਰਗੂਮੈਂਟ</translation>
    </message>
    <message>
        <source>the program that plays; it runs with your rights, and PROTOCOL.md says what it is asked</source>
        <translation>ਖੇਡਣ ਵਾਲਾ ਪ੍ਰੋਗਰਾਮ; ਉਹ ਤੁਹਾਡੇ ਹੱਕਾਂ ਨਾਲ ਚੱਲਦਾ ਹੈ, ਅਤੇ PROTOCOL.md ਦੱਸਦੀ ਹੈ ਕਿ ਉਸ ਤੋਂ ਕੀ ਪੁੱਛਿਆ ਜਾਂਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>INVITATION</source>
        <comment>stands for the text of an invitation in the help of the command line</comment>
        <translation>ਸੱਦਾ</translation>
    </message>
    <message>
        <source>the invitation from the host; - reads it from stdin, so that other programs don&apos;t see it in the command</source>
        <translation>ਮੇਜ਼ਬਾਨ ਤੋਂ ਮਿਲਿਆ ਸੱਦਾ; - ਲਿਖੋ ਤਾਂ stdin ਤੋਂ ਪੜ੍ਹਿਆ ਜਾਂਦਾ ਹੈ, ਤਾਂ ਜੋ ਹੋਰ ਪ੍ਰੋਗਰਾਮਾਂ ਨੂੰ ਕਮਾਂਡ ਵਿੱਚ ਨਾ ਦਿਸੇ</translation>
    </message>
    <message>
        <source>NAME</source>
        <comment>stands for a person&apos;s name in the help of the command line</comment>
        <translation>ਨਾਂ</translation>
    </message>
    <message>
        <source>its name at the table, after “Bot” (default: the program&apos;s name)</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ ਉਸ ਦਾ ਨਾਂ, “Bot” ਤੋਂ ਬਾਅਦ (ਨਾ ਲਿਖੋ ਤਾਂ ਪ੍ਰੋਗਰਾਮ ਦਾ ਨਾਂ)</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be a name at the table: use up to %2 letters, digits and spaces.</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ “%1” ਨਾਂ ਨਹੀਂ ਚੱਲਦਾ: ਵੱਧ ਤੋਂ ਵੱਧ %2 ਅੱਖਰ, ਅੰਕ ਅਤੇ ਸਪੇਸ ਵਰਤੋ।</translation>
    </message>
    <message>
        <source>Write --join with an invitation, then -- and the program that should play.</source>
        <translation>--join ਨਾਲ ਸੱਦਾ ਲਿਖੋ, ਫਿਰ -- ਅਤੇ ਖੇਡਣ ਵਾਲਾ ਪ੍ਰੋਗਰਾਮ।</translation>
    </message>
    <message>
        <source>This isn&apos;t an invitation: copy the whole text that the host gave you.</source>
        <translation>ਇਹ ਸੱਦਾ ਨਹੀਂ: ਮੇਜ਼ਬਾਨ ਦੀ ਦਿੱਤੀ ਪੂਰੀ ਲਿਖਤ ਕਾਪੀ ਕਰੋ।</translation>
    </message>
    <message>
        <source>There is no free seat at this table: ask its host for one.</source>
        <translation>ਇਸ ਮੇਜ਼ ਉੱਤੇ ਕੋਈ ਥਾਂ ਖ਼ਾਲੀ ਨਹੀਂ: ਮੇਜ਼ਬਾਨ ਤੋਂ ਥਾਂ ਮੰਗੋ।</translation>
    </message>
    <message>
        <source>“%1” is now at the table. Ctrl+C stops it.</source>
        <comment>a program that plays, by the name it has at the table, as in “Bot mybot”; said in a terminal</comment>
        <translation>“%1” ਹੁਣ ਮੇਜ਼ ਉੱਤੇ ਬੈਠਾ ਹੈ। Ctrl+C ਨਾਲ ਬੰਦ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
</context>
<context>
    <name>Canasta</name>
    <message>
        <source>Canasta</source>
        <translation>ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>Team up, build melds of seven and capture the pile.</source>
        <translation>ਸਾਥੀ ਨਾਲ ਸੱਤ ਪੱਤਿਆਂ ਦੇ ਮੇਲ ਬਣਾਓ ਅਤੇ ਢੇਰੀ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>Cut in the middle</source>
        <translation>ਵਿਚਕਾਰੋਂ ਕੱਟੋ</translation>
    </message>
    <message numerus="yes">
        <source>Draw %1 card(s)</source>
        <translation>
            <numerusform>%1 ਪੱਤਾ ਚੁੱਕੋ</numerusform>
            <numerusform>%1 ਪੱਤੇ ਚੁੱਕੋ</numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>ਬਾਜ਼ੀ ਮੁਕਾਓ</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>ਢੇਰੀ ਚੁੱਕੋ</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translatorcomment>&apos;ਪਰਖ ਲਈ ਰੱਖੋ&apos; = lay out for a try</translatorcomment>
        <translation>ਪਰਖ ਲਈ ਰੱਖੋ</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>ਵਿਛਾਓ</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>ਸੁੱਟੋ</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>ਪੱਤੇ ਮੁਕਾਓ</translation>
    </message>
    <message>
        <source>Partner: may I go out?</source>
        <translation>ਸਾਥੀ: ਕੀ ਪੱਤੇ ਮੁਕਾ ਲਵਾਂ?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>ਹਾਂ</translation>
    </message>
    <message>
        <source>No</source>
        <translation>ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation>ਪਹਿਲਾਂ ਮੇਲ ਦੇ ਪੱਤੇ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>Select the one card you want to discard.</source>
        <translation>ਉਹ ਇੱਕ ਪੱਤਾ ਚੁਣੋ ਜੋ ਤੁਸੀਂ ਸੁੱਟਣਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Your melds aren&apos;t final yet: lay them down or take them back first.</source>
        <translation>ਤੁਹਾਡੇ ਮੇਲ ਅਜੇ ਪੱਕੇ ਨਹੀਂ: ਪਹਿਲਾਂ ਉਹਨਾਂ ਨੂੰ ਵਿਛਾਓ ਜਾਂ ਵਾਪਸ ਲਓ।</translation>
    </message>
    <message>
        <source>Put each wild card on the meld it belongs to.</source>
        <translation>ਹਰ ਵਾਈਲਡ ਕਾਰਡ ਉਸ ਮੇਲ ਉੱਤੇ ਰੱਖੋ ਜਿਸ ਵਿੱਚ ਲਾਉਣਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Put each card on the meld of its own rank.</source>
        <translation>ਹਰ ਪੱਤਾ ਉਸੇ ਦਰਜੇ ਦੇ ਮੇਲ ਉੱਤੇ ਰੱਖੋ।</translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards: your side needs %1 canasta(s) to go out.</source>
        <translation>
            <numerusform>ਦੋ ਪੱਤੇ ਰੱਖੋ: ਮੁਕਾਉਣ ਲਈ ਤੁਹਾਡੀ ਟੀਮ ਨੂੰ %1 ਕੈਨਾਸਟਾ ਚਾਹੀਦਾ ਹੈ।</numerusform>
            <numerusform>ਦੋ ਪੱਤੇ ਰੱਖੋ: ਮੁਕਾਉਣ ਲਈ ਤੁਹਾਡੀ ਟੀਮ ਨੂੰ %1 ਕੈਨਾਸਟੇ ਚਾਹੀਦੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner said no, so keep at least two cards.</source>
        <translation>ਸਾਥੀ ਨੇ ਨਾਂਹ ਕੀਤੀ ਹੈ, ਸੋ ਘੱਟੋ-ਘੱਟ ਦੋ ਪੱਤੇ ਰੱਖੋ।</translation>
    </message>
    <message>
        <source>You must ask your partner before going out, so keep two cards.</source>
        <translation>ਮੁਕਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਸਾਥੀ ਤੋਂ ਪੁੱਛਣਾ ਪੈਂਦਾ ਹੈ, ਸੋ ਦੋ ਪੱਤੇ ਰੱਖੋ।</translation>
    </message>
    <message>
        <source>Your partner said yes, so you must go out now.</source>
        <translation>ਸਾਥੀ ਨੇ ਹਾਂ ਕੀਤੀ ਹੈ, ਸੋ ਤੁਹਾਨੂੰ ਹੁਣੇ ਪੱਤੇ ਮੁਕਾਉਣੇ ਪੈਣਗੇ।</translation>
    </message>
    <message>
        <source>Your first meld must be worth %1 points; this one is worth only %2.</source>
        <translation>ਤੁਹਾਡਾ ਪਹਿਲਾ ਮੇਲ %1 ਅੰਕਾਂ ਦਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ; ਇਹ ਸਿਰਫ਼ %2 ਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You can meld black threes only when you go out with them.</source>
        <translation>ਕਾਲੀਆਂ ਤਿੱਕੀਆਂ ਦਾ ਮੇਲ ਸਿਰਫ਼ ਉਦੋਂ ਬਣ ਸਕਦਾ ਹੈ, ਜਦੋਂ ਤੁਸੀਂ ਇਹਨਾਂ ਨਾਲ ਪੱਤੇ ਮੁਕਾਓ।</translation>
    </message>
    <message>
        <source>Without a canasta you must keep your last card.</source>
        <translation>ਕੈਨਾਸਟੇ ਤੋਂ ਬਿਨਾਂ ਤੁਹਾਨੂੰ ਆਪਣਾ ਆਖ਼ਰੀ ਪੱਤਾ ਰੱਖਣਾ ਪਵੇਗਾ।</translation>
    </message>
    <message>
        <source>Under these rules you don&apos;t ask your partner.</source>
        <translation>ਇਹਨਾਂ ਨਿਯਮਾਂ ਵਿੱਚ ਸਾਥੀ ਤੋਂ ਨਹੀਂ ਪੁੱਛਿਆ ਜਾਂਦਾ।</translation>
    </message>
    <message>
        <source>You have no partner to ask.</source>
        <translation>ਪੁੱਛਣ ਲਈ ਤੁਹਾਡਾ ਕੋਈ ਸਾਥੀ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>You&apos;ve already asked this turn.</source>
        <translation>ਇਸ ਵਾਰੀ ਵਿੱਚ ਤੁਸੀਂ ਪੁੱਛ ਚੁੱਕੇ ਹੋ।</translation>
    </message>
    <message>
        <source>In a turn you can ask only before you meld.</source>
        <translation>ਇੱਕ ਵਾਰੀ ਵਿੱਚ ਸਿਰਫ਼ ਮੇਲ ਵਿਛਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛਿਆ ਜਾ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You need two cards in hand to ask.</source>
        <translation>ਪੁੱਛਣ ਲਈ ਹੱਥ ਵਿੱਚ ਦੋ ਪੱਤੇ ਚਾਹੀਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>You can&apos;t go out with these cards, so you can&apos;t ask.</source>
        <translation>ਇਹਨਾਂ ਪੱਤਿਆਂ ਨਾਲ ਤੁਸੀਂ ਮੁਕਾ ਨਹੀਂ ਸਕਦੇ, ਸੋ ਪੁੱਛ ਵੀ ਨਹੀਂ ਸਕਦੇ।</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Put all cards of a rank into one meld.</source>
        <translation>ਇੱਕ ਦਰਜੇ ਦੇ ਸਾਰੇ ਪੱਤੇ ਇੱਕੋ ਮੇਲ ਵਿੱਚ ਰੱਖੋ।</translation>
    </message>
    <message>
        <source>Choose the cards to lay down first.</source>
        <translation>ਪਹਿਲਾਂ ਵਿਛਾਉਣ ਵਾਲੇ ਪੱਤੇ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>A meld needs at least three cards of one rank.</source>
        <translatorcomment>&apos;ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ&apos; for cards of one rank, whatever their suits: no established word for rank</translatorcomment>
        <translation>ਮੇਲ ਲਈ ਇੱਕੋ ਦਰਜੇ ਦੇ ਘੱਟੋ-ਘੱਟ ਤਿੰਨ ਪੱਤੇ ਚਾਹੀਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>All natural cards of a meld must be of one rank.</source>
        <translation>ਮੇਲ ਦੇ ਸਾਰੇ ਕੁਦਰਤੀ ਪੱਤੇ ਇੱਕੋ ਦਰਜੇ ਦੇ ਹੋਣੇ ਚਾਹੀਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>A meld needs at least two natural cards.</source>
        <translation>ਮੇਲ ਲਈ ਘੱਟੋ-ਘੱਟ ਦੋ ਕੁਦਰਤੀ ਪੱਤੇ ਚਾਹੀਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>A meld can hold at most three wild cards.</source>
        <translation>ਇੱਕ ਮੇਲ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ ਤਿੰਨ ਵਾਈਲਡ ਕਾਰਡ ਹੋ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>A meld needs two natural cards for every wild card.</source>
        <translation>ਮੇਲ ਵਿੱਚ ਹਰ ਵਾਈਲਡ ਕਾਰਡ ਲਈ ਦੋ ਕੁਦਰਤੀ ਪੱਤੇ ਚਾਹੀਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>A meld can&apos;t hold more wild cards than natural ones.</source>
        <translation>ਮੇਲ ਵਿੱਚ ਵਾਈਲਡ ਕਾਰਡ ਕੁਦਰਤੀ ਪੱਤਿਆਂ ਤੋਂ ਵੱਧ ਨਹੀਂ ਹੋ ਸਕਦੇ।</translation>
    </message>
    <message numerus="yes">
        <source>A meld takes no more than %1 card(s).</source>
        <translation>
            <numerusform>ਇੱਕ ਮੇਲ ਵਿੱਚ %1 ਤੋਂ ਵੱਧ ਪੱਤੇ ਨਹੀਂ ਆਉਂਦੇ।</numerusform>
            <numerusform>ਇੱਕ ਮੇਲ ਵਿੱਚ %1 ਤੋਂ ਵੱਧ ਪੱਤੇ ਨਹੀਂ ਆਉਂਦੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards alone aren&apos;t a meld: add them to natural cards.</source>
        <translation>ਇਕੱਲੇ ਵਾਈਲਡ ਕਾਰਡਾਂ ਦਾ ਮੇਲ ਨਹੀਂ ਬਣਦਾ: ਉਹਨਾਂ ਨੂੰ ਕੁਦਰਤੀ ਪੱਤਿਆਂ ਨਾਲ ਲਾਓ।</translation>
    </message>
    <message>
        <source>A meld of wild cards can&apos;t contain any other cards.</source>
        <translation>ਵਾਈਲਡ ਕਾਰਡਾਂ ਦੇ ਮੇਲ ਵਿੱਚ ਹੋਰ ਕੁਝ ਨਹੀਂ ਹੁੰਦਾ।</translation>
    </message>
    <message>
        <source>Black threes can&apos;t be melded.</source>
        <translation>ਕਾਲੀਆਂ ਤਿੱਕੀਆਂ ਦਾ ਮੇਲ ਨਹੀਂ ਬਣ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>Black threes are melded without wild cards.</source>
        <translation>ਕਾਲੀਆਂ ਤਿੱਕੀਆਂ ਦਾ ਮੇਲ ਵਾਈਲਡ ਕਾਰਡਾਂ ਤੋਂ ਬਿਨਾਂ ਬਣਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>a number: that of the usual rules for so many players</comment>
        <translation>ਆਮ ਵਾਂਗ</translation>
    </message>
    <message>
        <source>Standard for this number of players</source>
        <translation>ਖਿਡਾਰੀਆਂ ਦੀ ਗਿਣਤੀ ਮੁਤਾਬਕ</translation>
    </message>
    <message>
        <source>Two partnerships</source>
        <translation>ਸਾਥੀਆਂ ਦੀਆਂ ਦੋ ਟੀਮਾਂ</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>ਹਰ ਕੋਈ ਆਪਣੇ ਲਈ</translation>
    </message>
    <message>
        <source>One against two: first to take the pile plays alone</source>
        <translation>ਦੋ ਦੇ ਮੁਕਾਬਲੇ ਇੱਕ: ਪਹਿਲਾਂ ਢੇਰੀ ਚੁੱਕਣ ਵਾਲਾ ਇਕੱਲਾ ਖੇਡੇ</translation>
    </message>
    <message>
        <source>Three teams of two</source>
        <translation>ਦੋ-ਦੋ ਦੀਆਂ ਤਿੰਨ ਟੀਮਾਂ</translation>
    </message>
    <message>
        <source>Up to three, with at least two natural cards</source>
        <translation>ਵੱਧ ਤੋਂ ਵੱਧ ਤਿੰਨ, ਨਾਲ ਘੱਟੋ-ਘੱਟ ਦੋ ਕੁਦਰਤੀ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>One for every two natural cards, at most three</source>
        <translation>ਹਰ ਦੋ ਕੁਦਰਤੀ ਪੱਤਿਆਂ ਲਈ ਇੱਕ, ਵੱਧ ਤੋਂ ਵੱਧ ਤਿੰਨ</translation>
    </message>
    <message>
        <source>As many as natural cards, at most three</source>
        <translation>ਕੁਦਰਤੀ ਪੱਤਿਆਂ ਜਿੰਨੇ, ਵੱਧ ਤੋਂ ਵੱਧ ਤਿੰਨ</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4</source>
        <translation>%1, %2, %3 ਜਾਂ %4</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 or %5</source>
        <translation>%1, %2, %3, %4 ਜਾਂ %5</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>ਖੁੱਲ੍ਹ ਹੈ</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>ਮਨ੍ਹਾ ਹੈ</translation>
    </message>
    <message>
        <source>To any meld of the side</source>
        <translation>ਟੀਮ ਦੇ ਕਿਸੇ ਵੀ ਮੇਲ ਵਿੱਚ</translation>
    </message>
    <message>
        <source>To melds that aren&apos;t canastas</source>
        <translation>ਜੋ ਮੇਲ ਕੈਨਾਸਟੇ ਨਹੀਂ, ਉਹਨਾਂ ਵਿੱਚ</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>ਕਦੇ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>It only blocks the pile for the next player</source>
        <translation>ਸਿਰਫ਼ ਅਗਲੇ ਖਿਡਾਰੀ ਲਈ ਢੇਰੀ ਰੋਕਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>It freezes the pile</source>
        <translation>ਢੇਰੀ ਜਮਾ ਦਿੰਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>ਉੱਥੇ ਹੀ ਰਹਿੰਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>It is covered</source>
        <translation>ਢਕੀ ਜਾਂਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>It is covered and freezes the pile</source>
        <translation>ਢਕੀ ਜਾਂਦੀ ਹੈ ਅਤੇ ਢੇਰੀ ਜਮਾ ਦਿੰਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>Only when going out</source>
        <translation>ਸਿਰਫ਼ ਪੱਤੇ ਮੁਕਾਉਣ ਵੇਲੇ</translation>
    </message>
    <message>
        <source>They count against the side</source>
        <translation>ਟੀਮ ਦੇ ਅੰਕ ਘਟਦੇ ਹਨ</translation>
    </message>
    <message>
        <source>They score nothing</source>
        <translation>ਕੋਈ ਅੰਕ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Nobody asks</source>
        <translation>ਕੋਈ ਨਹੀਂ ਪੁੱਛਦਾ</translation>
    </message>
    <message>
        <source>A player may ask</source>
        <translation>ਖਿਡਾਰੀ ਪੁੱਛ ਸਕਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>A player must ask</source>
        <translation>ਖਿਡਾਰੀ ਨੂੰ ਪੁੱਛਣਾ ਪੈਂਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Only after taking the pile</source>
        <translation>ਸਿਰਫ਼ ਢੇਰੀ ਚੁੱਕਣ ਤੋਂ ਬਾਅਦ</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>ਹਮੇਸ਼ਾ</translation>
    </message>
    <message>
        <source>Play goes on while the pile is taken</source>
        <translation>ਜਦ ਤੱਕ ਢੇਰੀ ਚੁੱਕੀ ਜਾਂਦੀ ਰਹੇ, ਖੇਡ ਚੱਲਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>The deal ends with the next discard</source>
        <translation>ਅਗਲਾ ਪੱਤਾ ਸੁੱਟਣ ਨਾਲ ਬਾਜ਼ੀ ਮੁੱਕਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>The deal ends at once</source>
        <translation>ਬਾਜ਼ੀ ਉਸੇ ਵੇਲੇ ਮੁੱਕਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>The player may still meld</source>
        <translation>ਖਿਡਾਰੀ ਅਜੇ ਮੇਲ ਵਿਛਾ ਸਕਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>The highest total</source>
        <translation>ਸਭ ਤੋਂ ਵੱਧ ਜੋੜ</translation>
    </message>
    <message>
        <source>The side that went out</source>
        <translation>ਪੱਤੇ ਮੁਕਾਉਣ ਵਾਲੀ ਟੀਮ</translation>
    </message>
    <message>
        <source>Seats are fixed</source>
        <translation>ਥਾਵਾਂ ਤੈਅ ਹਨ</translation>
    </message>
    <message>
        <source>Cards are drawn for partners</source>
        <translation>ਸਾਥੀਆਂ ਲਈ ਪੱਤੇ ਕੱਢੇ ਜਾਂਦੇ ਹਨ</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>ਖਿਡਾਰੀ ਅਤੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>Melds</source>
        <translatorcomment>&apos;ਮੇਲ&apos; for meld; singular and plural are alike</translatorcomment>
        <translation>ਮੇਲ</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>ਸੁੱਟੇ ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>ਤਿੱਕੀਆਂ</translation>
    </message>
    <message>
        <source>Going out</source>
        <translatorcomment>&apos;ਪੱਤੇ ਮੁਕਾਉਣੇ&apos; for going out instead of &apos;ਬਾਹਰ ਜਾਣਾ&apos;, because its past tense needs no gender</translatorcomment>
        <translation>ਪੱਤੇ ਮੁਕਾਉਣੇ</translation>
    </message>
    <message>
        <source>End of the stock</source>
        <translatorcomment>&apos;ਬਾਕੀ ਗੱਡੀ&apos; for the stock; &apos;ਸਟਾਕ&apos; is also used</translatorcomment>
        <translation>ਬਾਕੀ ਗੱਡੀ ਦਾ ਅੰਤ</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>ਮੈਚ ਦਾ ਅੰਤ</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>ਟੀਮਾਂ</translation>
    </message>
    <message>
        <source>Who plays with whom. With three or six players there is a choice.</source>
        <translation>ਕੌਣ ਕਿਸ ਨਾਲ ਖੇਡੇ। ਤਿੰਨ ਜਾਂ ਛੇ ਖਿਡਾਰੀ ਹੋਣ, ਤਾਂ ਤੁਸੀਂ ਚੁਣ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>ਬੈਠਣ ਦੀ ਥਾਂ</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>ਵੰਡੇ ਜਾਣ ਵਾਲੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>How many cards everybody gets.</source>
        <translation>ਹਰੇਕ ਨੂੰ ਕਿੰਨੇ ਪੱਤੇ ਮਿਲਣ।</translation>
    </message>
    <message>
        <source>How many cards a player draws at the start of a turn.</source>
        <translation>ਖਿਡਾਰੀ ਵਾਰੀ ਦੇ ਸ਼ੁਰੂ ਵਿੱਚ ਕਿੰਨੇ ਪੱਤੇ ਚੁੱਕੇ।</translation>
    </message>
    <message>
        <source>Each pack has %1 cards and two jokers.</source>
        <translation>ਹਰ ਗੱਡੀ ਵਿੱਚ %1 ਪੱਤੇ ਅਤੇ ਦੋ ਜੋਕਰ ਹੁੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Whether a complete canasta can take more cards.</source>
        <translation>ਕੀ ਪੂਰੇ ਕੈਨਾਸਟੇ ਵਿੱਚ ਹੋਰ ਪੱਤੇ ਲੱਗ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>ਕੋਈ ਹੱਦ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>What a side&apos;s first meld must be worth, depending on its total; melds laid down together add up.</source>
        <translation>ਟੀਮ ਦਾ ਪਹਿਲਾ ਮੇਲ, ਉਸ ਦੇ ਜੋੜ ਮੁਤਾਬਕ, ਕਿੰਨੇ ਅੰਕਾਂ ਦਾ ਹੋਵੇ; ਇਕੱਠੇ ਵਿਛਾਏ ਮੇਲਾਂ ਦੇ ਅੰਕ ਜੁੜ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Whether three or more black threes may be a meld.</source>
        <translation>ਕੀ ਤਿੰਨ ਜਾਂ ਵੱਧ ਕਾਲੀਆਂ ਤਿੱਕੀਆਂ ਦਾ ਮੇਲ ਬਣ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>How many a side needs.</source>
        <translation>ਟੀਮ ਨੂੰ ਕਿੰਨੇ ਚਾਹੀਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Bonus for a player who lays down their whole hand in one turn without having laid down any card before.</source>
        <translation>ਜੋ ਖਿਡਾਰੀ ਪਹਿਲਾਂ ਕੋਈ ਪੱਤਾ ਵਿਛਾਏ ਬਿਨਾਂ ਇੱਕੋ ਵਾਰੀ ਵਿੱਚ ਪੂਰਾ ਹੱਥ ਵਿਛਾ ਦੇਵੇ, ਉਸ ਨੂੰ ਇਹ ਅੰਕ ਹੋਰ ਮਿਲਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation>ਜਦੋਂ ਕਿਸੇ ਦਾ ਜੋੜ ਇੰਨਾ ਹੋ ਜਾਵੇ, ਮੈਚ ਮੁੱਕ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>ਚੁੱਕੇ ਜਾਣ ਵਾਲੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>Cards can be drawn before the match for partners, seats and who plays first.</source>
        <translation>ਮੈਚ ਤੋਂ ਪਹਿਲਾਂ ਪੱਤੇ ਕੱਢ ਕੇ ਤੈਅ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ ਕਿ ਕੌਣ ਸਾਥੀ ਹਨ, ਕੌਣ ਕਿੱਥੇ ਬੈਠਦਾ ਹੈ ਅਤੇ ਕੌਣ ਪਹਿਲਾਂ ਖੇਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Cutting the pack</source>
        <translation>ਗੱਡੀ ਕੱਟਣੀ</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left cuts the pack before each deal.</source>
        <translation>ਹਰ ਬਾਜ਼ੀ ਤੋਂ ਪਹਿਲਾਂ ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ ਖਿਡਾਰੀ ਗੱਡੀ ਕੱਟਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>ਗੱਡੀਆਂ</translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translation>ਮੇਲ ਵਿੱਚ ਵਾਈਲਡ ਕਾਰਡ</translation>
    </message>
    <message>
        <source>How many deuces and jokers a meld may hold.</source>
        <translation>ਇੱਕ ਮੇਲ ਵਿੱਚ ਕਿੰਨੀਆਂ ਦੁੱਕੀਆਂ ਅਤੇ ਜੋਕਰ ਹੋ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Melds of wild cards</source>
        <translation>ਵਾਈਲਡ ਕਾਰਡਾਂ ਦੇ ਮੇਲ</translation>
    </message>
    <message>
        <source>Three or more wild cards may be a meld of their own.</source>
        <translation>ਤਿੰਨ ਜਾਂ ਵੱਧ ਵਾਈਲਡ ਕਾਰਡਾਂ ਦਾ ਆਪਣਾ ਮੇਲ ਬਣ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Canasta of wild cards</source>
        <translation>ਵਾਈਲਡ ਕਾਰਡਾਂ ਦਾ ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>Bonus for seven wild cards in a meld of their own, on top of the card points.</source>
        <translation>ਸਿਰਫ਼ ਵਾਈਲਡ ਕਾਰਡਾਂ ਦੇ ਮੇਲ ਵਿੱਚ ਸੱਤ ਪੱਤੇ ਹੋਣ ਦਾ ਬੋਨਸ, ਪੱਤਿਆਂ ਦੇ ਅੰਕਾਂ ਤੋਂ ਇਲਾਵਾ।</translation>
    </message>
    <message>
        <source>Maximum number of cards in a meld</source>
        <translation>ਮੇਲ ਦੇ ਵੱਧ ਤੋਂ ਵੱਧ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>ਪਹਿਲਾ ਮੇਲ</translation>
    </message>
    <message>
        <source>Taking the pile for the first meld</source>
        <translation>ਪਹਿਲੇ ਮੇਲ ਲਈ ਢੇਰੀ ਚੁੱਕਣੀ</translation>
    </message>
    <message>
        <source>Whether a side may make its first meld with the top card of the pile.</source>
        <translation>ਕੀ ਟੀਮ ਢੇਰੀ ਦੇ ਉੱਪਰਲੇ ਪੱਤੇ ਨਾਲ ਆਪਣਾ ਪਹਿਲਾ ਮੇਲ ਬਣਾ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Frozen before the first meld</source>
        <translation>ਪਹਿਲੇ ਮੇਲ ਤੱਕ ਜੰਮੀ ਢੇਰੀ</translation>
    </message>
    <message>
        <source>A side that hasn&apos;t melded needs two natural cards to take the pile.</source>
        <translation>ਜਿਸ ਟੀਮ ਨੇ ਅਜੇ ਮੇਲ ਨਹੀਂ ਵਿਛਾਇਆ, ਉਸ ਨੂੰ ਢੇਰੀ ਚੁੱਕਣ ਲਈ ਦੋ ਕੁਦਰਤੀ ਪੱਤੇ ਚਾਹੀਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Always frozen</source>
        <translation>ਹਮੇਸ਼ਾ ਜੰਮੀ ਹੋਈ</translation>
    </message>
    <message>
        <source>The pile can be taken only with two natural cards.</source>
        <translation>ਢੇਰੀ ਸਿਰਫ਼ ਦੋ ਕੁਦਰਤੀ ਪੱਤਿਆਂ ਨਾਲ ਚੁੱਕੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Taking the pile with a wild card</source>
        <translation>ਵਾਈਲਡ ਕਾਰਡ ਨਾਲ ਢੇਰੀ ਚੁੱਕਣੀ</translation>
    </message>
    <message>
        <source>One natural card and one wild card take a pile that isn&apos;t frozen.</source>
        <translation>ਜੋ ਢੇਰੀ ਜੰਮੀ ਨਾ ਹੋਵੇ, ਉਹ ਇੱਕ ਕੁਦਰਤੀ ਪੱਤੇ ਅਤੇ ਇੱਕ ਵਾਈਲਡ ਕਾਰਡ ਨਾਲ ਚੁੱਕੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Adding the top card to a meld</source>
        <translation>ਉੱਪਰਲਾ ਪੱਤਾ ਮੇਲ ਵਿੱਚ ਲਾਉਣਾ</translation>
    </message>
    <message>
        <source>Whether the top card of a pile that isn&apos;t frozen may join a meld of the side.</source>
        <translation>ਜੋ ਢੇਰੀ ਜੰਮੀ ਨਾ ਹੋਵੇ, ਕੀ ਉਸ ਦਾ ਉੱਪਰਲਾ ਪੱਤਾ ਟੀਮ ਦੇ ਮੇਲ ਵਿੱਚ ਲੱਗ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Last card for a one-card pile</source>
        <translation>ਆਖ਼ਰੀ ਪੱਤੇ ਨਾਲ ਇੱਕ ਪੱਤੇ ਦੀ ਢੇਰੀ</translation>
    </message>
    <message>
        <source>A player with one card can&apos;t take a one-card pile.</source>
        <translation>ਇੱਕ ਪੱਤੇ ਵਾਲਾ ਖਿਡਾਰੀ ਇੱਕ ਪੱਤੇ ਦੀ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>Black threes in the pile</source>
        <translation>ਢੇਰੀ ਵਿੱਚ ਕਾਲੀਆਂ ਤਿੱਕੀਆਂ</translation>
    </message>
    <message>
        <source>What a discarded black three does. It is never taken itself.</source>
        <translation>ਸੁੱਟੀ ਹੋਈ ਕਾਲੀ ਤਿੱਕੀ ਕੀ ਕਰਦੀ ਹੈ। ਉਹ ਆਪ ਕਦੇ ਨਹੀਂ ਚੁੱਕੀ ਜਾਂਦੀ।</translation>
    </message>
    <message>
        <source>Black three as first card of the pile</source>
        <translation>ਢੇਰੀ ਦਾ ਪਹਿਲਾ ਪੱਤਾ ਕਾਲੀ ਤਿੱਕੀ</translation>
    </message>
    <message>
        <source>What happens when a black three is turned up at the start.</source>
        <translation>ਸ਼ੁਰੂ ਵਿੱਚ ਕਾਲੀ ਤਿੱਕੀ ਨਿਕਲ ਆਵੇ, ਤਾਂ ਕੀ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>ਕਾਲੀਆਂ ਤਿੱਕੀਆਂ ਦਾ ਮੇਲ</translation>
    </message>
    <message>
        <source>Red threes without a meld</source>
        <translation>ਮੇਲ ਤੋਂ ਬਿਨਾਂ ਲਾਲ ਤਿੱਕੀਆਂ</translation>
    </message>
    <message>
        <source>What red threes count for a side that has no meld at the end.</source>
        <translation>ਜਿਸ ਟੀਮ ਦਾ ਅਖ਼ੀਰ ਤੱਕ ਕੋਈ ਮੇਲ ਨਾ ਹੋਵੇ, ਉਸ ਲਈ ਲਾਲ ਤਿੱਕੀਆਂ ਦੇ ਕਿੰਨੇ ਅੰਕ ਹੋਣ।</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>ਮੁਕਾਉਣ ਲਈ ਕੈਨਾਸਟੇ</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>ਪੱਤੇ ਮੁਕਾਉਣ ਦਾ ਬੋਨਸ</translation>
    </message>
    <message>
        <source>Points for the side that goes out.</source>
        <translation>ਪੱਤੇ ਮੁਕਾਉਣ ਵਾਲੀ ਟੀਮ ਨੂੰ ਕਿੰਨੇ ਅੰਕ ਮਿਲਣ।</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translatorcomment>ਪੁੱਛਣਾ with &apos;ਤੋਂ&apos; (&apos;ਸਾਥੀ ਤੋਂ ਪੁੱਛਣਾ&apos;)</translatorcomment>
        <translation>ਸਾਥੀ ਤੋਂ ਪੁੱਛਣਾ</translation>
    </message>
    <message>
        <source>Before going out a player asks: may I go out? The answer is binding.</source>
        <translation>ਮੁਕਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਖਿਡਾਰੀ ਪੁੱਛਦਾ ਹੈ: ਕੀ ਮੈਂ ਪੱਤੇ ਮੁਕਾ ਲਵਾਂ? ਜਵਾਬ ਮੰਨਣਾ ਪੈਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Penalty after “yes”</source>
        <translation>“ਹਾਂ” ਤੋਂ ਬਾਅਦ ਜੁਰਮਾਨਾ</translation>
    </message>
    <message>
        <source>Points lost by a player who asks, gets a yes and then doesn&apos;t go out; %1: must go out.</source>
        <translation>ਜੋ ਪੁੱਛ ਕੇ, “ਹਾਂ” ਸੁਣ ਕੇ ਵੀ ਪੱਤੇ ਨਾ ਮੁਕਾਵੇ, ਉਸ ਦੇ ਇੰਨੇ ਅੰਕ ਘਟਦੇ ਹਨ; %1 ਦਾ ਮਤਲਬ: ਮੁਕਾਉਣੇ ਹੀ ਪੈਣਗੇ।</translation>
    </message>
    <message>
        <source>Bonus for going out concealed</source>
        <translatorcomment>&apos;ਲੁਕਵੇਂ ਹੱਥ ਮੁਕਾਉਣਾ&apos; for concealed</translatorcomment>
        <translation>ਲੁਕਵੇਂ ਹੱਥ ਮੁਕਾਉਣ ਦਾ ਬੋਨਸ</translation>
    </message>
    <message>
        <source>Minimum when going out concealed</source>
        <translation>ਲੁਕਵੇਂ ਹੱਥ ਮੁਕਾਉਣ ਲਈ ਘੱਟੋ-ਘੱਟ ਅੰਕ</translation>
    </message>
    <message>
        <source>Whether a first meld that ends the deal at once must meet the minimum.</source>
        <translation>ਜੇ ਪਹਿਲੇ ਮੇਲ ਨਾਲ ਹੀ ਬਾਜ਼ੀ ਮੁੱਕ ਜਾਵੇ, ਤਾਂ ਕੀ ਉਸ ਦੇ ਘੱਟੋ-ਘੱਟ ਅੰਕ ਹੋਣੇ ਜ਼ਰੂਰੀ ਹਨ।</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕਣ ਉੱਤੇ</translation>
    </message>
    <message>
        <source>What happens when the stock is used up.</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਜਾਵੇ, ਤਾਂ ਕੀ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Red three as last card</source>
        <translation>ਆਖ਼ਰੀ ਪੱਤਾ ਲਾਲ ਤਿੱਕੀ</translation>
    </message>
    <message>
        <source>What happens when a player draws nothing but red threes and the stock is empty.</source>
        <translation>ਜਦੋਂ ਖਿਡਾਰੀ ਸਿਰਫ਼ ਲਾਲ ਤਿੱਕੀਆਂ ਚੁੱਕੇ ਅਤੇ ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਜਾਵੇ, ਤਾਂ ਕੀ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ਟੀਚਾ</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>ਜੇਤੂ</translation>
    </message>
    <message>
        <source>Who wins when several sides have reached the target in one deal.</source>
        <translation>ਜਦੋਂ ਇੱਕੋ ਬਾਜ਼ੀ ਵਿੱਚ ਕਈ ਟੀਮਾਂ ਟੀਚੇ ਤੱਕ ਪਹੁੰਚ ਜਾਣ, ਤਾਂ ਕੌਣ ਜਿੱਤਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Classic Canasta</source>
        <translation>ਕਲਾਸਿਕ ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>Stricter house rules</source>
        <translation>ਘਰ ਦੇ ਸਖ਼ਤ ਨਿਯਮ</translation>
    </message>
    <message>
        <source>Canasta for two</source>
        <translation>ਦੋ ਖਿਡਾਰੀਆਂ ਦਾ ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>One against two</source>
        <translation>ਦੋ ਦੇ ਮੁਕਾਬਲੇ ਇੱਕ</translation>
    </message>
    <message>
        <source>Three, everyone for themselves</source>
        <translation>ਤਿੰਨ, ਹਰ ਕੋਈ ਆਪਣੇ ਲਈ</translation>
    </message>
    <message>
        <source>Canasta for five</source>
        <translation>ਪੰਜ ਖਿਡਾਰੀਆਂ ਦਾ ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>Canasta for six</source>
        <translation>ਛੇ ਖਿਡਾਰੀਆਂ ਦਾ ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>Six in three teams</source>
        <translation>ਛੇ ਖਿਡਾਰੀ, ਤਿੰਨ ਟੀਮਾਂ</translation>
    </message>
    <message>
        <source>Two against two, to %1; a side with a canasta may go out.</source>
        <translation>ਜੋੜੀ ਬਨਾਮ ਜੋੜੀ, %1 ਤੱਕ; ਕੈਨਾਸਟੇ ਵਾਲੀ ਟੀਮ ਪੱਤੇ ਮੁਕਾ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Partners are drawn; each wild card needs two natural ones; the pile can&apos;t be taken for a first meld.</source>
        <translation>ਸਾਥੀ ਪੱਤੇ ਕੱਢ ਕੇ ਬਣਦੇ ਹਨ; ਹਰ ਵਾਈਲਡ ਕਾਰਡ ਲਈ ਦੋ ਕੁਦਰਤੀ ਪੱਤੇ; ਪਹਿਲੇ ਮੇਲ ਲਈ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕੀ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>Draw two cards each turn; going out takes two canastas; to %1.</source>
        <translation>ਹਰ ਵਾਰੀ ਦੋ ਪੱਤੇ ਚੁੱਕੋ; ਪੱਤੇ ਮੁਕਾਉਣ ਲਈ ਦੋ ਕੈਨਾਸਟੇ ਚਾਹੀਦੇ ਹਨ; %1 ਤੱਕ।</translation>
    </message>
    <message>
        <source>The first player to take the pile plays alone against the others, to %1.</source>
        <translation>ਜੋ ਪਹਿਲਾਂ ਢੇਰੀ ਚੁੱਕੇ, ਉਹ ਬਾਕੀਆਂ ਦੇ ਮੁਕਾਬਲੇ ਇਕੱਲਾ ਖੇਡਦਾ ਹੈ, %1 ਤੱਕ।</translation>
    </message>
    <message>
        <source>Everyone plays for themselves, to %1.</source>
        <translation>ਹਰ ਕੋਈ ਆਪਣੇ ਲਈ ਖੇਡਦਾ ਹੈ, %1 ਤੱਕ।</translation>
    </message>
    <message>
        <source>Two against three; one of the three sits out each deal; to %1.</source>
        <translation>ਦੋ ਬਨਾਮ ਤਿੰਨ, ਜਿਨ੍ਹਾਂ ਵਿੱਚੋਂ ਹਰ ਬਾਜ਼ੀ ਇੱਕ ਬਾਹਰ ਬੈਠਦਾ ਹੈ; %1 ਤੱਕ।</translation>
    </message>
    <message>
        <source>Three against three with three packs; going out takes two canastas; to %1.</source>
        <translation>ਤਿੰਨ ਬਨਾਮ ਤਿੰਨ, ਤਿੰਨ ਗੱਡੀਆਂ ਨਾਲ; ਪੱਤੇ ਮੁਕਾਉਣ ਲਈ ਦੋ ਕੈਨਾਸਟੇ ਚਾਹੀਦੇ ਹਨ; %1 ਤੱਕ।</translation>
    </message>
    <message>
        <source>Three pairs of partners with three packs, to %1.</source>
        <translation>ਤਿੰਨ ਜੋੜੀਆਂ, ਤਿੰਨ ਗੱਡੀਆਂ ਨਾਲ, %1 ਤੱਕ।</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>ਮਕਸਦ</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>ਵਾਰੀ</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ਅੰਕ</translation>
    </message>
    <message>
        <source>Two players, everyone for themselves.</source>
        <translation>ਦੋ ਖਿਡਾਰੀ ਖੇਡਦੇ ਹਨ, ਹਰ ਕੋਈ ਆਪਣੇ ਲਈ।</translation>
    </message>
    <message>
        <source>Three players, everyone for themselves.</source>
        <translation>ਤਿੰਨ ਖਿਡਾਰੀ ਖੇਡਦੇ ਹਨ, ਹਰ ਕੋਈ ਆਪਣੇ ਲਈ।</translation>
    </message>
    <message>
        <source>Three players take part. The first player to take the pile plays alone against the other two.</source>
        <translation>ਤਿੰਨ ਖਿਡਾਰੀ ਖੇਡਦੇ ਹਨ। ਜੋ ਪਹਿਲਾਂ ਢੇਰੀ ਚੁੱਕੇ, ਉਹ ਇਕੱਲਾ ਬਾਕੀ ਦੋਹਾਂ ਦੇ ਮੁਕਾਬਲੇ ਖੇਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Four players take part. Partners sit opposite each other.</source>
        <translation>ਚਾਰ ਖਿਡਾਰੀ ਖੇਡਦੇ ਹਨ। ਸਾਥੀ ਆਹਮਣੇ-ਸਾਹਮਣੇ ਬੈਠਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Five players take part, three against two. The three take turns sitting out.</source>
        <translation>ਪੰਜ ਖਿਡਾਰੀ ਖੇਡਦੇ ਹਨ, ਤਿੰਨ ਦੇ ਮੁਕਾਬਲੇ ਦੋ। ਤਿੰਨਾਂ ਵਿੱਚੋਂ ਵਾਰੀ ਸਿਰ ਇੱਕ ਬਾਹਰ ਬੈਠਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Six players take part, three against three. Partners sit in every other seat.</source>
        <translation>ਛੇ ਖਿਡਾਰੀ ਖੇਡਦੇ ਹਨ, ਤਿੰਨ ਦੇ ਮੁਕਾਬਲੇ ਤਿੰਨ; ਸਾਥੀ ਇੱਕ-ਇੱਕ ਥਾਂ ਛੱਡ ਕੇ ਬੈਠਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Six players take part in three teams of two. Partners sit opposite each other.</source>
        <translation>ਛੇ ਖਿਡਾਰੀ ਦੋ-ਦੋ ਦੀਆਂ ਤਿੰਨ ਟੀਮਾਂ ਵਿੱਚ ਖੇਡਦੇ ਹਨ। ਸਾਥੀ ਆਹਮਣੇ-ਸਾਹਮਣੇ ਬੈਠਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>In this draw, aces are high and deuces low; between equal ranks the order is spades, hearts, diamonds, clubs.</source>
        <translation>ਇਹ ਪੱਤੇ ਕੱਢਣ ਵੇਲੇ ਯੱਕਾ ਸਭ ਤੋਂ ਵੱਡਾ ਅਤੇ ਦੁੱਕੀ ਸਭ ਤੋਂ ਛੋਟੀ ਹੈ; ਇੱਕੋ ਦਰਜੇ ਦੇ ਪੱਤਿਆਂ ਵਿੱਚ ਤਰਤੀਬ ਹੈ: ਹੁਕਮ, ਪਾਨ, ਇੱਟ, ਚਿੜੀ।</translation>
    </message>
    <message>
        <source>A player who draws a joker, or the same card as somebody else, draws again.</source>
        <translation>ਜਿਸ ਦਾ ਜੋਕਰ ਨਿਕਲੇ, ਜਾਂ ਕਿਸੇ ਹੋਰ ਵਾਲਾ ਹੀ ਪੱਤਾ, ਉਹ ਦੁਬਾਰਾ ਕੱਢਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, and the others sit down clockwise from there in the order of their cards.</source>
        <translation>ਜਿਸ ਦਾ ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਨਿਕਲੇ, ਉਹ ਥਾਂ ਚੁਣਦਾ ਹੈ, ਅਤੇ ਬਾਕੀ ਆਪਣੇ ਪੱਤਿਆਂ ਮੁਤਾਬਕ ਉੱਥੋਂ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਬੈਠਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, with the partner opposite and the third highest on the left.</source>
        <translation>ਜਿਸ ਦਾ ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਨਿਕਲੇ, ਉਹ ਥਾਂ ਚੁਣਦਾ ਹੈ; ਸਾਥੀ ਸਾਹਮਣੇ ਬੈਠਦਾ ਹੈ ਅਤੇ ਤੀਜੇ ਨੰਬਰ ਵਾਲਾ ਖੱਬੇ ਪਾਸੇ।</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, and from there the sides alternate.</source>
        <translation>ਜਿਸ ਦਾ ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਨਿਕਲੇ, ਉਹ ਥਾਂ ਚੁਣਦਾ ਹੈ, ਅਤੇ ਉੱਥੋਂ ਟੀਮਾਂ ਦੇ ਖਿਡਾਰੀ ਇੱਕ ਛੱਡ ਕੇ ਇੱਕ ਬੈਠਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left begins, and play goes clockwise.</source>
        <translation>ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ ਖਿਡਾਰੀ ਸ਼ੁਰੂ ਕਰਦਾ ਹੈ, ਅਤੇ ਖੇਡ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਚੱਲਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The player on the right of the one who drew highest deals first; then the deal passes to the left.</source>
        <translation>ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਕੱਢਣ ਵਾਲੇ ਦੇ ਸੱਜੇ ਪਾਸੇ ਵਾਲਾ ਪਹਿਲਾਂ ਵੰਡਦਾ ਹੈ; ਫਿਰ ਵੰਡ ਖੱਬੇ ਪਾਸੇ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>In each new deal the player on the last dealer&apos;s left deals.</source>
        <translation>ਹਰ ਨਵੀਂ ਬਾਜ਼ੀ ਵਿੱਚ ਪਿਛਲੇ ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ ਖਿਡਾਰੀ ਵੰਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Numbered clockwise from the player who opens the match, players %1, %2 and %3 play against %4 and %5. In the first deal player %3 sits out, then player %2, then player %1, and so on.</source>
        <translation>ਮੈਚ ਸ਼ੁਰੂ ਕਰਨ ਵਾਲੇ ਤੋਂ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਗਿਣ ਕੇ ਖਿਡਾਰੀ %1, %2 ਅਤੇ %3, ਖਿਡਾਰੀ %4 ਅਤੇ %5 ਦੇ ਮੁਕਾਬਲੇ ਖੇਡਦੇ ਹਨ। ਪਹਿਲੀ ਬਾਜ਼ੀ ਵਿੱਚ ਖਿਡਾਰੀ %3 ਬਾਹਰ ਬੈਠਦਾ ਹੈ, ਫਿਰ ਖਿਡਾਰੀ %2, ਫਿਰ ਖਿਡਾਰੀ %1, ਅਤੇ ਇਸੇ ਤਰ੍ਹਾਂ ਅੱਗੇ।</translation>
    </message>
    <message>
        <source>Play goes in this order: the lower-numbered of the two who play for the three, then player %1, then the higher-numbered of the two, then player %2. The player after the dealer in this order begins.</source>
        <translation>ਖੇਡ ਇਸ ਤਰਤੀਬ ਵਿੱਚ ਚੱਲਦੀ ਹੈ: ਤਿੰਨਾਂ ਵਿੱਚੋਂ ਜੋ ਦੋ ਖੇਡ ਰਹੇ ਹੋਣ, ਪਹਿਲਾਂ ਉਹਨਾਂ ਵਿੱਚੋਂ ਛੋਟੇ ਨੰਬਰ ਵਾਲਾ, ਫਿਰ ਖਿਡਾਰੀ %1, ਫਿਰ ਵੱਡੇ ਨੰਬਰ ਵਾਲਾ, ਫਿਰ ਖਿਡਾਰੀ %2। ਵੰਡਣ ਵਾਲੇ ਤੋਂ ਬਾਅਦ ਇਸ ਤਰਤੀਬ ਵਿੱਚ ਅਗਲਾ ਸ਼ੁਰੂ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>In the first deal the last player in this order deals, in the next deal the first, then the second, and so on.</source>
        <translation>ਪਹਿਲੀ ਬਾਜ਼ੀ ਇਸ ਤਰਤੀਬ ਦਾ ਆਖ਼ਰੀ ਖਿਡਾਰੀ ਵੰਡਦਾ ਹੈ, ਅਗਲੀ ਪਹਿਲਾ, ਫਿਰ ਦੂਜਾ, ਅਤੇ ਇਸੇ ਤਰ੍ਹਾਂ ਅੱਗੇ।</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>ਵੰਡ</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a red three, another card is turned up on top of it.</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਦੇ ਉੱਪਰਲੇ ਪੱਤੇ ਨਾਲ ਢੇਰੀ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ; ਵਾਈਲਡ ਕਾਰਡ ਜਾਂ ਲਾਲ ਤਿੱਕੀ ਉੱਤੇ ਇੱਕ ਹੋਰ ਪੱਤਾ ਰੱਖਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a three, another card is turned up on top of it.</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਦੇ ਉੱਪਰਲੇ ਪੱਤੇ ਨਾਲ ਢੇਰੀ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ; ਵਾਈਲਡ ਕਾਰਡ ਜਾਂ ਕਿਸੇ ਵੀ ਤਿੱਕੀ ਉੱਤੇ ਇੱਕ ਹੋਰ ਪੱਤਾ ਰੱਖਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a three, another card is turned up on top of it, and the pile is frozen.</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਦੇ ਉੱਪਰਲੇ ਪੱਤੇ ਨਾਲ ਢੇਰੀ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ; ਵਾਈਲਡ ਕਾਰਡ ਜਾਂ ਕਿਸੇ ਵੀ ਤਿੱਕੀ ਉੱਤੇ ਇੱਕ ਹੋਰ ਪੱਤਾ ਰੱਖਿਆ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਢੇਰੀ ਜੰਮ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal.</source>
        <translation>ਹਰ ਬਾਜ਼ੀ ਲਈ ਗੱਡੀ ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਫੈਂਟੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal, and the player who plays first cuts it.</source>
        <translation>ਹਰ ਬਾਜ਼ੀ ਲਈ ਗੱਡੀ ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਫੈਂਟੀ ਜਾਂਦੀ ਹੈ, ਅਤੇ ਪਹਿਲਾਂ ਖੇਡਣ ਵਾਲਾ ਉਸ ਨੂੰ ਕੱਟਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal, and the player on the dealer&apos;s left cuts it.</source>
        <translation>ਹਰ ਬਾਜ਼ੀ ਲਈ ਗੱਡੀ ਨਵੇਂ ਸਿਰੇ ਤੋਂ ਫੈਂਟੀ ਜਾਂਦੀ ਹੈ, ਅਤੇ ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ ਖਿਡਾਰੀ ਉਸ ਨੂੰ ਕੱਟਦਾ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>The four who play are dealt %1 card(s) each, face down, one at a time in the order of play; the rest is the stock.</source>
        <translation>
            <numerusform>ਖੇਡਣ ਵਾਲੇ ਚਾਰਾਂ ਨੂੰ ਮੂਧਾ %1 ਪੱਤਾ ਵੰਡਿਆ ਜਾਂਦਾ ਹੈ; ਜੋ ਬਚੇ, ਉਹ ਬਾਕੀ ਗੱਡੀ ਹੈ।</numerusform>
            <numerusform>ਖੇਡਣ ਵਾਲੇ ਚਾਰਾਂ ਨੂੰ ਖੇਡ ਦੀ ਤਰਤੀਬ ਵਿੱਚ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਮੂਧੇ %1 ਪੱਤੇ ਵੰਡੇ ਜਾਂਦੇ ਹਨ; ਜੋ ਬਚੇ, ਉਹ ਬਾਕੀ ਗੱਡੀ ਹੈ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s) face down, one at a time, clockwise from the player on the dealer&apos;s left; the rest is the stock.</source>
        <translation>
            <numerusform>ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬਿਓਂ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ, ਇੱਕ-ਇੱਕ ਕਰਕੇ, ਹਰੇਕ ਨੂੰ ਮੂਧਾ %1 ਪੱਤਾ ਵੰਡਿਆ ਜਾਂਦਾ ਹੈ; ਜੋ ਬਚੇ, ਉਹ ਬਾਕੀ ਗੱਡੀ ਹੈ।</numerusform>
            <numerusform>ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬਿਓਂ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ, ਇੱਕ-ਇੱਕ ਕਰਕੇ, ਹਰੇਕ ਨੂੰ ਮੂਧੇ %1 ਪੱਤੇ ਵੰਡੇ ਜਾਂਦੇ ਹਨ; ਜੋ ਬਚੇ, ਉਹ ਬਾਕੀ ਗੱਡੀ ਹੈ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Players don&apos;t ask their partner before going out.</source>
        <translation>ਪੱਤੇ ਮੁਕਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਸਾਥੀ ਤੋਂ ਨਹੀਂ ਪੁੱਛਿਆ ਜਾਂਦਾ।</translation>
    </message>
    <message>
        <source>Before the first meld of a turn a player may ask the partner: may I go out? The answer is binding.</source>
        <translation>ਵਾਰੀ ਦੇ ਪਹਿਲੇ ਮੇਲ ਤੋਂ ਪਹਿਲਾਂ ਖਿਡਾਰੀ ਸਾਥੀ ਤੋਂ ਪੁੱਛ ਸਕਦਾ ਹੈ: ਕੀ ਮੈਂ ਪੱਤੇ ਮੁਕਾ ਲਵਾਂ? ਜਵਾਬ ਮੰਨਣਾ ਪੈਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A player may go out only after asking the partner in the same turn, before melding, and getting a yes.</source>
        <translation>ਪੱਤੇ ਤਾਂ ਹੀ ਮੁਕਾਏ ਜਾ ਸਕਦੇ ਹਨ, ਜੇ ਉਸੇ ਵਾਰੀ ਵਿੱਚ, ਮੇਲ ਵਿਛਾਉਣ ਤੋਂ ਪਹਿਲਾਂ, ਸਾਥੀ ਤੋਂ ਪੁੱਛਿਆ ਹੋਵੇ ਅਤੇ ਉਸ ਨੇ “ਹਾਂ” ਕੀਤੀ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>Lay down melds of one rank, and canastas of seven cards above all.</source>
        <translation>ਇੱਕ ਦਰਜੇ ਦੇ ਪੱਤਿਆਂ ਦੇ ਮੇਲ ਵਿਛਾਓ, ਅਤੇ ਸਭ ਤੋਂ ਵਧ ਕੇ ਸੱਤ ਪੱਤਿਆਂ ਦੇ ਕੈਨਾਸਟੇ।</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the two highest are partners, and the highest plays first.</source>
        <translation>ਮੈਚ ਤੋਂ ਪਹਿਲਾਂ ਪੱਤੇ ਕੱਢੇ ਜਾਂਦੇ ਹਨ: ਦੋ ਸਭ ਤੋਂ ਵੱਡੇ ਪੱਤਿਆਂ ਵਾਲੇ ਸਾਥੀ ਬਣਦੇ ਹਨ, ਅਤੇ ਸਭ ਤੋਂ ਵੱਡੇ ਵਾਲਾ ਪਹਿਲਾਂ ਖੇਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Everyone keeps their seat.</source>
        <translation>ਹਰ ਕੋਈ ਆਪਣੀ ਥਾਂ ਬੈਠਾ ਰਹਿੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation>ਖਿਡਾਰੀ ਅਤੇ ਥਾਵਾਂ</translation>
    </message>
    <message>
        <source>From then on the other two are partners for this deal: they share their melds, even two of one rank, and each makes a first meld by their own total. If nobody takes the pile, the player who goes out counts as the one who plays alone; if nobody goes out, all three count alone.</source>
        <translation>ਉਦੋਂ ਤੋਂ ਬਾਕੀ ਦੋਵੇਂ ਇਸ ਬਾਜ਼ੀ ਲਈ ਸਾਥੀ ਹਨ: ਉਹਨਾਂ ਦੇ ਮੇਲ ਸਾਂਝੇ ਹੁੰਦੇ ਹਨ, ਇੱਕੋ ਦਰਜੇ ਦੇ ਦੋ ਵੀ, ਅਤੇ ਹਰੇਕ ਦਾ ਪਹਿਲਾ ਮੇਲ ਉਸ ਦੇ ਆਪਣੇ ਜੋੜ ਮੁਤਾਬਕ ਹੁੰਦਾ ਹੈ। ਜੇ ਕੋਈ ਢੇਰੀ ਨਾ ਚੁੱਕੇ, ਤਾਂ ਪੱਤੇ ਮੁਕਾਉਣ ਵਾਲਾ ਇਕੱਲਾ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ; ਜੇ ਕੋਈ ਪੱਤੇ ਵੀ ਨਾ ਮੁਕਾਵੇ, ਤਾਂ ਤਿੰਨੇ ਇਕੱਲੇ-ਇਕੱਲੇ ਗਿਣੇ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the highest plays first.</source>
        <translation>ਮੈਚ ਤੋਂ ਪਹਿਲਾਂ ਪੱਤੇ ਕੱਢੇ ਜਾਂਦੇ ਹਨ: ਸਭ ਤੋਂ ਵੱਡੇ ਪੱਤੇ ਵਾਲਾ ਪਹਿਲਾਂ ਖੇਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the highest plays first, and the next highest are that player&apos;s partners.</source>
        <translation>ਮੈਚ ਤੋਂ ਪਹਿਲਾਂ ਪੱਤੇ ਕੱਢੇ ਜਾਂਦੇ ਹਨ: ਸਭ ਤੋਂ ਵੱਡੇ ਪੱਤੇ ਵਾਲਾ ਪਹਿਲਾਂ ਖੇਡਦਾ ਹੈ, ਅਤੇ ਉਸ ਤੋਂ ਅਗਲੇ ਵੱਡੇ ਪੱਤਿਆਂ ਵਾਲੇ ਉਸ ਦੇ ਸਾਥੀ ਹੁੰਦੇ ਹਨ।</translation>
    </message>
    <message numerus="yes">
        <source>The game uses %1 pack(s) of %2 cards with two jokers each.</source>
        <translation>
            <numerusform>%2 ਪੱਤਿਆਂ ਅਤੇ ਦੋ ਜੋਕਰਾਂ ਵਾਲੀ %1 ਗੱਡੀ ਵਰਤੀ ਜਾਂਦੀ ਹੈ।</numerusform>
            <numerusform>%2 ਪੱਤਿਆਂ ਅਤੇ ਦੋ-ਦੋ ਜੋਕਰਾਂ ਵਾਲੀਆਂ %1 ਗੱਡੀਆਂ ਵਰਤੀਆਂ ਜਾਂਦੀਆਂ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>A player begins a turn by drawing from the stock or by taking the discard pile.</source>
        <translation>ਵਾਰੀ ਬਾਕੀ ਗੱਡੀ ਤੋਂ ਪੱਤਾ ਚੁੱਕਣ ਨਾਲ ਜਾਂ ਢੇਰੀ ਚੁੱਕਣ ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>A player draws %1 card(s), may then meld, and ends the turn with a discard.</source>
        <translation>
            <numerusform>ਖਿਡਾਰੀ %1 ਪੱਤਾ ਚੁੱਕਦਾ ਹੈ, ਫਿਰ ਚਾਹੇ ਤਾਂ ਮੇਲ ਵਿਛਾਉਂਦਾ ਹੈ, ਅਤੇ ਇੱਕ ਪੱਤਾ ਸੁੱਟ ਕੇ ਵਾਰੀ ਮੁਕਾਉਂਦਾ ਹੈ।</numerusform>
            <numerusform>ਖਿਡਾਰੀ %1 ਪੱਤੇ ਚੁੱਕਦਾ ਹੈ, ਫਿਰ ਚਾਹੇ ਤਾਂ ਮੇਲ ਵਿਛਾਉਂਦਾ ਹੈ, ਅਤੇ ਇੱਕ ਪੱਤਾ ਸੁੱਟ ਕੇ ਵਾਰੀ ਮੁਕਾਉਂਦਾ ਹੈ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Any card in the hand may be discarded, even a wild card or a black three.</source>
        <translation>ਹੱਥ ਦਾ ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਵਾਈਲਡ ਕਾਰਡ ਅਤੇ ਕਾਲੀ ਤਿੱਕੀ ਵੀ।</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank from four to ace.</source>
        <translation>ਮੇਲ ਇੱਕ ਦਰਜੇ ਦੇ ਤਿੰਨ ਜਾਂ ਵੱਧ ਪੱਤਿਆਂ ਦਾ ਹੁੰਦਾ ਹੈ (ਜਿਵੇਂ ਤਿੰਨ ਬੇਗਮਾਂ), ਚੌਕੀਆਂ ਤੋਂ ਯੱਕਿਆਂ ਤੱਕ।</translation>
    </message>
    <message>
        <source>Cards can only be added to melds of your own side, and they stay there.</source>
        <translation>ਪੱਤੇ ਸਿਰਫ਼ ਆਪਣੀ ਟੀਮ ਦੇ ਮੇਲਾਂ ਵਿੱਚ ਲਾਏ ਜਾਂਦੇ ਹਨ, ਅਤੇ ਉੱਥੇ ਹੀ ਰਹਿੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Seven cards are a canasta: natural without wild cards, mixed with them.</source>
        <translation>ਸੱਤ ਪੱਤੇ ਕੈਨਾਸਟਾ ਹੁੰਦੇ ਹਨ: ਵਾਈਲਡ ਕਾਰਡ ਨਾ ਹੋਣ ਤਾਂ ਕੁਦਰਤੀ, ਹੋਣ ਤਾਂ ਮਿਸ਼ਰਤ।</translation>
    </message>
    <message>
        <source>The top card is melded at once, and the rest of the pile joins the hand.</source>
        <translation>ਉੱਪਰਲਾ ਪੱਤਾ ਉਸੇ ਵੇਲੇ ਮੇਲ ਵਿੱਚ ਲੱਗਦਾ ਹੈ, ਅਤੇ ਬਾਕੀ ਢੇਰੀ ਹੱਥ ਵਿੱਚ ਆ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The pile is always frozen: it is taken with two natural cards from the hand that match its top card.</source>
        <translation>ਢੇਰੀ ਹਮੇਸ਼ਾ ਜੰਮੀ ਹੁੰਦੀ ਹੈ: ਉਹ ਹੱਥ ਵਿੱਚੋਂ ਉੱਪਰਲੇ ਪੱਤੇ ਦੇ ਦਰਜੇ ਦੇ ਦੋ ਕੁਦਰਤੀ ਪੱਤਿਆਂ ਨਾਲ ਚੁੱਕੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>A wild card freezes the pile until it is taken with two natural cards from the hand that match its top card. It is frozen for a side without a meld.</source>
        <translation>ਵਾਈਲਡ ਕਾਰਡ ਢੇਰੀ ਨੂੰ ਉਦੋਂ ਤੱਕ ਜਮਾ ਦਿੰਦਾ ਹੈ, ਜਦ ਤੱਕ ਉਹ ਹੱਥ ਵਿੱਚੋਂ ਉੱਪਰਲੇ ਪੱਤੇ ਦੇ ਦਰਜੇ ਦੇ ਦੋ ਕੁਦਰਤੀ ਪੱਤਿਆਂ ਨਾਲ ਚੁੱਕੀ ਨਾ ਜਾਵੇ। ਜਿਸ ਟੀਮ ਦਾ ਕੋਈ ਮੇਲ ਨਹੀਂ, ਉਸ ਲਈ ਢੇਰੀ ਜੰਮੀ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>A wild card freezes the pile until it is taken with two natural cards from the hand that match its top card.</source>
        <translation>ਵਾਈਲਡ ਕਾਰਡ ਢੇਰੀ ਨੂੰ ਉਦੋਂ ਤੱਕ ਜਮਾ ਦਿੰਦਾ ਹੈ, ਜਦ ਤੱਕ ਉਹ ਹੱਥ ਵਿੱਚੋਂ ਉੱਪਰਲੇ ਪੱਤੇ ਦੇ ਦਰਜੇ ਦੇ ਦੋ ਕੁਦਰਤੀ ਪੱਤਿਆਂ ਨਾਲ ਚੁੱਕੀ ਨਾ ਜਾਵੇ।</translation>
    </message>
    <message>
        <source>For a first meld only the top card of the pile counts, with the cards laid down from the hand.</source>
        <translation>ਪਹਿਲੇ ਮੇਲ ਲਈ ਢੇਰੀ ਦਾ ਸਿਰਫ਼ ਉੱਪਰਲਾ ਪੱਤਾ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ, ਹੱਥੋਂ ਵਿਛਾਏ ਪੱਤਿਆਂ ਦੇ ਨਾਲ।</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor can a one-card pile be taken with one card in hand.</source>
        <translation>ਉੱਪਰ ਵਾਈਲਡ ਕਾਰਡ ਜਾਂ ਤਿੱਕੀ ਹੋਵੇ, ਤਾਂ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕੀ ਜਾਂਦੀ; ਇੱਕ ਪੱਤੇ ਵਾਲਾ ਖਿਡਾਰੀ ਵੀ ਇੱਕ ਪੱਤੇ ਦੀ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top.</source>
        <translation>ਉੱਪਰ ਵਾਈਲਡ ਕਾਰਡ ਜਾਂ ਤਿੱਕੀ ਹੋਵੇ, ਤਾਂ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕੀ ਜਾਂਦੀ।</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor before the side has melded, nor can a one-card pile be taken with one card in hand.</source>
        <translation>ਉੱਪਰ ਵਾਈਲਡ ਕਾਰਡ ਜਾਂ ਤਿੱਕੀ ਹੋਵੇ, ਜਾਂ ਟੀਮ ਦਾ ਅਜੇ ਕੋਈ ਮੇਲ ਨਾ ਹੋਵੇ, ਤਾਂ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕੀ ਜਾਂਦੀ; ਇੱਕ ਪੱਤੇ ਵਾਲਾ ਖਿਡਾਰੀ ਵੀ ਇੱਕ ਪੱਤੇ ਦੀ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor before the side has melded.</source>
        <translation>ਉੱਪਰ ਵਾਈਲਡ ਕਾਰਡ ਜਾਂ ਤਿੱਕੀ ਹੋਵੇ, ਜਾਂ ਟੀਮ ਦਾ ਅਜੇ ਕੋਈ ਮੇਲ ਨਾ ਹੋਵੇ, ਤਾਂ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕੀ ਜਾਂਦੀ।</translation>
    </message>
    <message>
        <source>There is no other way to take the pile.</source>
        <translation>ਢੇਰੀ ਚੁੱਕਣ ਦਾ ਹੋਰ ਕੋਈ ਤਰੀਕਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card, or by adding its top card to a meld of your side.</source>
        <translation>ਜੇ ਉਹ ਜੰਮੀ ਨਾ ਹੋਵੇ, ਤਾਂ ਇੱਕ ਕੁਦਰਤੀ ਪੱਤੇ ਅਤੇ ਇੱਕ ਵਾਈਲਡ ਕਾਰਡ ਨਾਲ, ਜਾਂ ਉੱਪਰਲਾ ਪੱਤਾ ਟੀਮ ਦੇ ਕਿਸੇ ਮੇਲ ਵਿੱਚ ਲਾ ਕੇ ਵੀ ਚੁੱਕੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card, or by adding its top card to a meld of your side that isn&apos;t yet a canasta.</source>
        <translation>ਜੇ ਉਹ ਜੰਮੀ ਨਾ ਹੋਵੇ, ਤਾਂ ਇੱਕ ਕੁਦਰਤੀ ਪੱਤੇ ਅਤੇ ਇੱਕ ਵਾਈਲਡ ਕਾਰਡ ਨਾਲ, ਜਾਂ ਉੱਪਰਲਾ ਪੱਤਾ ਟੀਮ ਦੇ ਅਜਿਹੇ ਮੇਲ ਵਿੱਚ ਲਾ ਕੇ ਵੀ ਚੁੱਕੀ ਜਾਂਦੀ ਹੈ ਜੋ ਅਜੇ ਕੈਨਾਸਟਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card.</source>
        <translation>ਜੇ ਉਹ ਜੰਮੀ ਨਾ ਹੋਵੇ, ਤਾਂ ਇੱਕ ਕੁਦਰਤੀ ਪੱਤੇ ਅਤੇ ਇੱਕ ਵਾਈਲਡ ਕਾਰਡ ਨਾਲ ਵੀ ਚੁੱਕੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken by adding its top card to a meld of your side.</source>
        <translation>ਜੇ ਉਹ ਜੰਮੀ ਨਾ ਹੋਵੇ, ਤਾਂ ਉੱਪਰਲਾ ਪੱਤਾ ਟੀਮ ਦੇ ਕਿਸੇ ਮੇਲ ਵਿੱਚ ਲਾ ਕੇ ਵੀ ਚੁੱਕੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken by adding its top card to a meld of your side that isn&apos;t yet a canasta.</source>
        <translation>ਜੇ ਉਹ ਜੰਮੀ ਨਾ ਹੋਵੇ, ਤਾਂ ਉੱਪਰਲਾ ਪੱਤਾ ਟੀਮ ਦੇ ਅਜਿਹੇ ਮੇਲ ਵਿੱਚ ਲਾ ਕੇ ਵੀ ਚੁੱਕੀ ਜਾਂਦੀ ਹੈ ਜੋ ਅਜੇ ਕੈਨਾਸਟਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>It is taken only with two natural cards from the hand.</source>
        <translation>ਉਹ ਸਿਰਫ਼ ਹੱਥ ਦੇ ਦੋ ਕੁਦਰਤੀ ਪੱਤਿਆਂ ਨਾਲ ਚੁੱਕੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Once the stock is empty, play continues as long as the pile is taken; a player who doesn&apos;t take it ends the deal.</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਜਾਵੇ, ਤਾਂ ਖੇਡ ਉਦੋਂ ਤੱਕ ਚੱਲਦੀ ਹੈ ਜਦ ਤੱਕ ਢੇਰੀ ਚੁੱਕੀ ਜਾਂਦੀ ਰਹੇ; ਜੋ ਨਾ ਚੁੱਕੇ, ਉਹ ਬਾਜ਼ੀ ਮੁਕਾ ਦਿੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Once the stock is empty, play continues as long as the pile is taken. A player who can add its top card to a meld must take it; any other may end the deal instead.</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਜਾਵੇ, ਤਾਂ ਖੇਡ ਉਦੋਂ ਤੱਕ ਚੱਲਦੀ ਹੈ ਜਦ ਤੱਕ ਢੇਰੀ ਚੁੱਕੀ ਜਾਂਦੀ ਰਹੇ। ਜੋ ਉੱਪਰਲਾ ਪੱਤਾ ਕਿਸੇ ਮੇਲ ਵਿੱਚ ਲਾ ਸਕੇ, ਉਸ ਨੂੰ ਢੇਰੀ ਚੁੱਕਣੀ ਪੈਂਦੀ ਹੈ; ਜੋ ਨਾ ਲਾ ਸਕੇ, ਉਹ ਚਾਹੇ ਤਾਂ ਢੇਰੀ ਚੁੱਕਣ ਦੀ ਥਾਂ ਬਾਜ਼ੀ ਮੁਕਾ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A red three is laid out at once and replaced from the stock.</source>
        <translation>ਲਾਲ ਤਿੱਕੀ ਉਸੇ ਵੇਲੇ ਸਾਹਮਣੇ ਰੱਖੀ ਜਾਂਦੀ ਹੈ, ਅਤੇ ਉਸ ਦੀ ਥਾਂ ਬਾਕੀ ਗੱਡੀ ਤੋਂ ਪੱਤਾ ਮਿਲਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A red three in the pile freezes it, and isn&apos;t replaced when the pile is taken.</source>
        <translation>ਢੇਰੀ ਵਿੱਚ ਲਾਲ ਤਿੱਕੀ ਉਸ ਨੂੰ ਜਮਾ ਦਿੰਦੀ ਹੈ, ਅਤੇ ਚੁੱਕਣ ਉੱਤੇ ਉਸ ਦੀ ਥਾਂ ਪੱਤਾ ਨਹੀਂ ਮਿਲਦਾ।</translation>
    </message>
    <message>
        <source>Three or more black threes, without wild cards, are melded only by a player who goes out.</source>
        <translation>ਤਿੰਨ ਜਾਂ ਵੱਧ ਕਾਲੀਆਂ ਤਿੱਕੀਆਂ ਦਾ ਮੇਲ, ਵਾਈਲਡ ਕਾਰਡਾਂ ਤੋਂ ਬਿਨਾਂ, ਸਿਰਫ਼ ਪੱਤੇ ਮੁਕਾਉਣ ਵਾਲਾ ਵਿਛਾਉਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Each red three counts %1 points, all four together %2.</source>
        <translation>ਹਰ ਲਾਲ ਤਿੱਕੀ ਦੇ %1 ਅੰਕ, ਚਾਰਾਂ ਦੇ ਇਕੱਠੇ %2।</translation>
    </message>
    <message>
        <source>Each red three counts %1 points, five together %2 and six %3.</source>
        <translation>ਹਰ ਲਾਲ ਤਿੱਕੀ ਦੇ %1 ਅੰਕ, ਪੰਜਾਂ ਦੇ ਇਕੱਠੇ %2 ਅਤੇ ਛੇਆਂ ਦੇ %3।</translation>
    </message>
    <message>
        <source>Red threes count against a side that has no meld at the end.</source>
        <translation>ਜਿਸ ਟੀਮ ਦਾ ਅਖ਼ੀਰ ਤੱਕ ਕੋਈ ਮੇਲ ਨਾ ਹੋਵੇ, ਲਾਲ ਤਿੱਕੀਆਂ ਉਸ ਦੇ ਅੰਕ ਘਟਾਉਂਦੀਆਂ ਹਨ।</translation>
    </message>
    <message>
        <source>A meld of one rank holds at least two natural cards and at most three wild ones: deuces and jokers.</source>
        <translation>ਇੱਕ ਦਰਜੇ ਦੇ ਪੱਤਿਆਂ ਦੇ ਮੇਲ ਵਿੱਚ ਘੱਟੋ-ਘੱਟ ਦੋ ਕੁਦਰਤੀ ਪੱਤੇ ਅਤੇ ਵੱਧ ਤੋਂ ਵੱਧ ਤਿੰਨ ਵਾਈਲਡ ਕਾਰਡ ਹੁੰਦੇ ਹਨ: ਦੁੱਕੀਆਂ ਅਤੇ ਜੋਕਰ।</translation>
    </message>
    <message>
        <source>A meld of one rank holds two natural cards for every wild one, and at most three deuces and jokers.</source>
        <translation>ਇੱਕ ਦਰਜੇ ਦੇ ਪੱਤਿਆਂ ਦੇ ਮੇਲ ਵਿੱਚ ਹਰ ਵਾਈਲਡ ਕਾਰਡ ਲਈ ਦੋ ਕੁਦਰਤੀ ਪੱਤੇ ਹੁੰਦੇ ਹਨ, ਅਤੇ ਵੱਧ ਤੋਂ ਵੱਧ ਤਿੰਨ ਦੁੱਕੀਆਂ ਅਤੇ ਜੋਕਰ।</translation>
    </message>
    <message>
        <source>A meld of one rank holds at least two natural cards, no more wild ones than natural ones, and at most three deuces and jokers.</source>
        <translation>ਇੱਕ ਦਰਜੇ ਦੇ ਪੱਤਿਆਂ ਦੇ ਮੇਲ ਵਿੱਚ ਘੱਟੋ-ਘੱਟ ਦੋ ਕੁਦਰਤੀ ਪੱਤੇ ਹੁੰਦੇ ਹਨ, ਵਾਈਲਡ ਕਾਰਡ ਕੁਦਰਤੀਆਂ ਤੋਂ ਵੱਧ ਨਹੀਂ, ਅਤੇ ਵੱਧ ਤੋਂ ਵੱਧ ਤਿੰਨ ਦੁੱਕੀਆਂ ਅਤੇ ਜੋਕਰ।</translation>
    </message>
    <message>
        <source>Partners share one meld of each rank.</source>
        <translation>ਸਾਥੀਆਂ ਦਾ ਹਰ ਦਰਜੇ ਦਾ ਇੱਕੋ ਸਾਂਝਾ ਮੇਲ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Each player has one meld of each rank.</source>
        <translation>ਹਰੇਕ ਖਿਡਾਰੀ ਦਾ ਹਰ ਦਰਜੇ ਦਾ ਇੱਕੋ ਮੇਲ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Each player has one meld of each rank, and partners share theirs.</source>
        <translation>ਹਰੇਕ ਖਿਡਾਰੀ ਦਾ ਹਰ ਦਰਜੇ ਦਾ ਇੱਕੋ ਮੇਲ ਹੁੰਦਾ ਹੈ, ਅਤੇ ਸਾਥੀਆਂ ਦੇ ਮੇਲ ਸਾਂਝੇ ਹੁੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>A side may also have one meld of three or more wild cards and nothing else.</source>
        <translation>ਟੀਮ ਦਾ ਇੱਕ ਮੇਲ ਸਿਰਫ਼ ਤਿੰਨ ਜਾਂ ਵੱਧ ਵਾਈਲਡ ਕਾਰਡਾਂ ਦਾ ਵੀ ਹੋ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Wild cards alone aren&apos;t a meld.</source>
        <translation>ਇਕੱਲੇ ਵਾਈਲਡ ਕਾਰਡ ਮੇਲ ਨਹੀਂ ਹੁੰਦੇ।</translation>
    </message>
    <message>
        <source>A meld of seven or more cards is a canasta: natural without wild cards, mixed with them.</source>
        <translation>ਸੱਤ ਜਾਂ ਵੱਧ ਪੱਤਿਆਂ ਦਾ ਮੇਲ ਕੈਨਾਸਟਾ ਹੁੰਦਾ ਹੈ: ਵਾਈਲਡ ਕਾਰਡ ਨਾ ਹੋਣ ਤਾਂ ਕੁਦਰਤੀ, ਹੋਣ ਤਾਂ ਮਿਸ਼ਰਤ।</translation>
    </message>
    <message>
        <source>Melds laid down together add up to it; after that a meld may be worth anything.</source>
        <translation>ਇਕੱਠੇ ਵਿਛਾਏ ਮੇਲਾਂ ਦੇ ਅੰਕ ਇਸ ਵਿੱਚ ਜੁੜਦੇ ਹਨ; ਉਸ ਤੋਂ ਬਾਅਦ ਮੇਲ ਕਿੰਨੇ ਵੀ ਅੰਕਾਂ ਦਾ ਹੋ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Only the cards themselves count towards it, wild cards too; bonuses for canastas and red threes don&apos;t.</source>
        <translation>ਇਸ ਵਿੱਚ ਸਿਰਫ਼ ਪੱਤੇ ਗਿਣੇ ਜਾਂਦੇ ਹਨ, ਵਾਈਲਡ ਕਾਰਡ ਵੀ; ਕੈਨਾਸਟਿਆਂ ਅਤੇ ਲਾਲ ਤਿੱਕੀਆਂ ਦੇ ਬੋਨਸ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>A side&apos;s first meld must be worth %1 points. With a total before the deal of %3 or more it must be worth %2; of %5 or more, %4; of %7 or more, %6; and with a total below %9 only %8.</source>
        <translation>ਟੀਮ ਦਾ ਪਹਿਲਾ ਮੇਲ %1 ਅੰਕਾਂ ਦਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ। ਬਾਜ਼ੀ ਤੋਂ ਪਹਿਲਾਂ ਜੋੜ %3 ਜਾਂ ਵੱਧ ਹੋਵੇ ਤਾਂ %2 ਦਾ, %5 ਜਾਂ ਵੱਧ ਹੋਵੇ ਤਾਂ %4 ਦਾ, %7 ਜਾਂ ਵੱਧ ਹੋਵੇ ਤਾਂ %6 ਦਾ, ਅਤੇ %9 ਤੋਂ ਘੱਟ ਹੋਵੇ ਤਾਂ ਸਿਰਫ਼ %8 ਦਾ।</translation>
    </message>
    <message>
        <source>A side&apos;s first meld must be worth %1 points. With a total before the deal of %3 or more it must be worth %2; of %5 or more, %4; and with a total below %7 only %6.</source>
        <translation>ਟੀਮ ਦਾ ਪਹਿਲਾ ਮੇਲ %1 ਅੰਕਾਂ ਦਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ। ਬਾਜ਼ੀ ਤੋਂ ਪਹਿਲਾਂ ਜੋੜ %3 ਜਾਂ ਵੱਧ ਹੋਵੇ ਤਾਂ %2 ਦਾ, %5 ਜਾਂ ਵੱਧ ਹੋਵੇ ਤਾਂ %4 ਦਾ, ਅਤੇ %7 ਤੋਂ ਘੱਟ ਹੋਵੇ ਤਾਂ ਸਿਰਫ਼ %6 ਦਾ।</translation>
    </message>
    <message>
        <source>Red threes score nothing for a side that has no meld at the end.</source>
        <translation>ਜਿਸ ਟੀਮ ਦਾ ਅਖ਼ੀਰ ਤੱਕ ਕੋਈ ਮੇਲ ਨਾ ਹੋਵੇ, ਉਸ ਲਈ ਲਾਲ ਤਿੱਕੀਆਂ ਦਾ ਕੋਈ ਅੰਕ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile and can&apos;t be taken.</source>
        <translation>ਸੁੱਟੀ ਹੋਈ ਕਾਲੀ ਤਿੱਕੀ ਢੇਰੀ ਜਮਾ ਦਿੰਦੀ ਹੈ, ਅਤੇ ਚੁੱਕੀ ਨਹੀਂ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>A discarded black three only blocks the pile for the next player.</source>
        <translation>ਸੁੱਟੀ ਹੋਈ ਕਾਲੀ ਤਿੱਕੀ ਸਿਰਫ਼ ਅਗਲੇ ਖਿਡਾਰੀ ਲਈ ਢੇਰੀ ਰੋਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation>ਕਾਲੀਆਂ ਤਿੱਕੀਆਂ ਦਾ ਮੇਲ ਕਦੇ ਨਹੀਂ ਬਣਦਾ।</translation>
    </message>
    <message numerus="yes">
        <source>A player whose side has %1 canasta(s) may go out: by melding the last card or by discarding it.</source>
        <translation>
            <numerusform>ਜਿਸ ਦੀ ਟੀਮ ਕੋਲ %1 ਕੈਨਾਸਟਾ ਹੋਵੇ, ਉਹ ਪੱਤੇ ਮੁਕਾ ਸਕਦਾ ਹੈ: ਆਖ਼ਰੀ ਪੱਤਾ ਮੇਲ ਵਿੱਚ ਲਾ ਕੇ ਜਾਂ ਸੁੱਟ ਕੇ।</numerusform>
            <numerusform>ਜਿਸ ਦੀ ਟੀਮ ਕੋਲ %1 ਕੈਨਾਸਟੇ ਹੋਣ, ਉਹ ਪੱਤੇ ਮੁਕਾ ਸਕਦਾ ਹੈ: ਆਖ਼ਰੀ ਪੱਤਾ ਮੇਲ ਵਿੱਚ ਲਾ ਕੇ ਜਾਂ ਸੁੱਟ ਕੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who can&apos;t go out must keep cards: two before discarding, one after.</source>
        <translation>ਜਿਸ ਨੂੰ ਪੱਤੇ ਮੁਕਾਉਣ ਦੀ ਖੁੱਲ੍ਹ ਨਹੀਂ, ਉਸ ਨੂੰ ਪੱਤੇ ਰੱਖਣੇ ਪੈਂਦੇ ਹਨ: ਸੁੱਟਣ ਤੋਂ ਪਹਿਲਾਂ ਦੋ, ਬਾਅਦ ਵਿੱਚ ਇੱਕ।</translation>
    </message>
    <message>
        <source>A player who goes out concealed in a single move needs no minimum, unless the pile was taken in that turn.</source>
        <translatorcomment>&apos;ਇੱਕੋ ਹੱਲੇ ਵਿੱਚ&apos; = in one act, to keep it apart from &apos;ਇੱਕੋ ਵਾਰੀ ਵਿੱਚ&apos; = in one turn</translatorcomment>
        <translation>ਇੱਕੋ ਵਾਰ ਵਿੱਚ ਲੁਕਵੇਂ ਹੱਥ ਮੁਕਾਉਣ ਲਈ ਘੱਟੋ-ਘੱਟ ਅੰਕ ਜ਼ਰੂਰੀ ਨਹੀਂ, ਜੇ ਉਸ ਵਾਰੀ ਵਿੱਚ ਢੇਰੀ ਨਾ ਚੁੱਕੀ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>A player who goes out concealed must meet the minimum of a first meld as well.</source>
        <translation>ਲੁਕਵੇਂ ਹੱਥ ਮੁਕਾਉਣ ਲਈ ਵੀ ਪਹਿਲੇ ਮੇਲ ਦੇ ਘੱਟੋ-ਘੱਟ ਅੰਕ ਜ਼ਰੂਰੀ ਹਨ।</translation>
    </message>
    <message>
        <source>Nobody has a partner to ask before going out.</source>
        <translation>ਪੱਤੇ ਮੁਕਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛਣ ਲਈ ਕਿਸੇ ਦਾ ਕੋਈ ਸਾਥੀ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>A player who gets a yes and doesn&apos;t go out in that turn loses %1 points.</source>
        <translation>ਜੋ “ਹਾਂ” ਸੁਣ ਕੇ ਵੀ ਉਸ ਵਾਰੀ ਵਿੱਚ ਪੱਤੇ ਨਾ ਮੁਕਾਵੇ, ਉਸ ਦੇ %1 ਅੰਕ ਘਟਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>A player who gets a yes must go out in that turn, so a player may ask only when able to go out.</source>
        <translation>ਜਿਸ ਨੂੰ “ਹਾਂ” ਮਿਲੇ, ਉਸ ਨੂੰ ਉਸੇ ਵਾਰੀ ਵਿੱਚ ਪੱਤੇ ਮੁਕਾਉਣੇ ਪੈਂਦੇ ਹਨ, ਸੋ ਸਿਰਫ਼ ਉਹੀ ਪੁੱਛੇ ਜੋ ਮੁਕਾ ਸਕਦਾ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>The deal ends with the discard of the player who drew the last card.</source>
        <translation>ਜਿਸ ਨੇ ਆਖ਼ਰੀ ਪੱਤਾ ਚੁੱਕਿਆ, ਉਸ ਦੇ ਪੱਤਾ ਸੁੱਟਣ ਨਾਲ ਬਾਜ਼ੀ ਮੁੱਕ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>If a player draws nothing but red threes at the end of the stock, the deal ends at once.</source>
        <translation>ਜੇ ਬਾਕੀ ਗੱਡੀ ਦੇ ਅੰਤ ਵਿੱਚ ਖਿਡਾਰੀ ਨੂੰ ਸਿਰਫ਼ ਲਾਲ ਤਿੱਕੀਆਂ ਮਿਲਣ, ਤਾਂ ਬਾਜ਼ੀ ਉਸੇ ਵੇਲੇ ਮੁੱਕ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>If a player draws nothing but red threes at the end of the stock, that player may meld but not discard, and the deal ends.</source>
        <translation>ਜੇ ਬਾਕੀ ਗੱਡੀ ਦੇ ਅੰਤ ਵਿੱਚ ਖਿਡਾਰੀ ਨੂੰ ਸਿਰਫ਼ ਲਾਲ ਤਿੱਕੀਆਂ ਮਿਲਣ, ਤਾਂ ਉਹ ਮੇਲ ਵਿਛਾ ਸਕਦਾ ਹੈ ਪਰ ਪੱਤਾ ਨਹੀਂ ਸੁੱਟ ਸਕਦਾ, ਅਤੇ ਬਾਜ਼ੀ ਮੁੱਕ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Going out concealed means laying down your whole hand in one turn, with a canasta in it, without having laid down any card earlier in the deal. The last card may be discarded.</source>
        <translation>ਲੁਕਵੇਂ ਹੱਥ ਮੁਕਾਉਣ ਦਾ ਮਤਲਬ ਹੈ: ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਪਹਿਲਾਂ ਕੋਈ ਪੱਤਾ ਵਿਛਾਏ ਬਿਨਾਂ ਪੂਰਾ ਹੱਥ, ਕੈਨਾਸਟੇ ਸਮੇਤ, ਇੱਕੋ ਵਾਰੀ ਵਿੱਚ ਵਿਛਾ ਦੇਣਾ। ਆਖ਼ਰੀ ਪੱਤਾ ਸੁੱਟਿਆ ਜਾ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Going out concealed means laying down your whole hand in one turn, with a canasta of your own, without having laid down any card earlier in the deal and without adding to melds on the table. The last card may be discarded.</source>
        <translation>ਲੁਕਵੇਂ ਹੱਥ ਮੁਕਾਉਣ ਦਾ ਮਤਲਬ ਹੈ: ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਪਹਿਲਾਂ ਕੋਈ ਪੱਤਾ ਵਿਛਾਏ ਬਿਨਾਂ, ਅਤੇ ਪਏ ਮੇਲਾਂ ਵਿੱਚ ਕੁਝ ਲਾਏ ਬਿਨਾਂ, ਪੂਰਾ ਹੱਥ ਆਪਣੇ ਕੈਨਾਸਟੇ ਸਮੇਤ ਇੱਕੋ ਵਾਰੀ ਵਿੱਚ ਵਿਛਾ ਦੇਣਾ। ਆਖ਼ਰੀ ਪੱਤਾ ਸੁੱਟਿਆ ਜਾ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A player who goes out concealed in a single move needs no minimum.</source>
        <translation>ਇੱਕੋ ਵਾਰ ਵਿੱਚ ਲੁਕਵੇਂ ਹੱਥ ਮੁਕਾਉਣ ਲਈ ਘੱਟੋ-ਘੱਟ ਅੰਕਾਂ ਦੀ ਲੋੜ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>A joker counts %1 points, a deuce or an ace %2, a king to an eight %3, and a seven to a four or a black three %4.</source>
        <translation>ਪੱਤਿਆਂ ਦੇ ਅੰਕ: ਜੋਕਰ %1, ਦੁੱਕੀ ਅਤੇ ਯੱਕਾ %2, ਬਾਦਸ਼ਾਹ ਤੋਂ ਅੱਠੀ ਤੱਕ %3, ਸੱਤੀ ਤੋਂ ਚੌਕੀ ਤੱਕ ਅਤੇ ਕਾਲੀ ਤਿੱਕੀ %4।</translation>
    </message>
    <message>
        <source>A natural canasta counts %1 and a mixed one %2 points on top of its cards.</source>
        <translation>ਪੱਤਿਆਂ ਤੋਂ ਇਲਾਵਾ ਕੁਦਰਤੀ ਕੈਨਾਸਟੇ ਦੇ %1 ਅਤੇ ਮਿਸ਼ਰਤ ਦੇ %2 ਅੰਕ ਹਨ।</translation>
    </message>
    <message>
        <source>A canasta of wild cards counts %1 points on top of its cards.</source>
        <translation>ਪੱਤਿਆਂ ਤੋਂ ਇਲਾਵਾ ਵਾਈਲਡ ਕਾਰਡਾਂ ਦੇ ਕੈਨਾਸਟੇ ਦੇ %1 ਅੰਕ ਹਨ।</translation>
    </message>
    <message>
        <source>Going out counts %1 points, and %2 more when it is concealed.</source>
        <translation>ਪੱਤੇ ਮੁਕਾਉਣ ਦੇ %1 ਅੰਕ ਹਨ, ਅਤੇ ਲੁਕਵੇਂ ਹੱਥ ਮੁਕਾਉਣ ਦੇ %2 ਹੋਰ।</translation>
    </message>
    <message>
        <source>Cards left in any hand of a side count against it.</source>
        <translation>ਟੀਮ ਦੇ ਕਿਸੇ ਵੀ ਹੱਥ ਵਿੱਚ ਬਚੇ ਪੱਤੇ ਉਸ ਦੇ ਅੰਕ ਘਟਾਉਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>What the two partners score together is added to each of them, but red threes belong to the player who has them.</source>
        <translation>ਦੋਹਾਂ ਸਾਥੀਆਂ ਦੇ ਰਲਾ ਕੇ ਜਿੰਨੇ ਅੰਕ ਬਣਨ, ਓਨੇ ਦੋਹਾਂ ਨੂੰ ਮਿਲਦੇ ਹਨ, ਪਰ ਲਾਲ ਤਿੱਕੀਆਂ ਉਸੇ ਦੀਆਂ ਗਿਣੀਆਂ ਜਾਂਦੀਆਂ ਹਨ ਜਿਸ ਕੋਲ ਹੋਣ।</translation>
    </message>
    <message>
        <source>The match ends with the deal in which a side reaches %1 points.</source>
        <translation>ਜਿਸ ਬਾਜ਼ੀ ਵਿੱਚ ਕੋਈ ਟੀਮ %1 ਅੰਕਾਂ ਤੱਕ ਪਹੁੰਚ ਜਾਵੇ, ਉਸ ਨਾਲ ਮੈਚ ਮੁੱਕ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The highest total wins; if several are equal, another deal is played.</source>
        <translation>ਸਭ ਤੋਂ ਵੱਧ ਜੋੜ ਵਾਲਾ ਜਿੱਤਦਾ ਹੈ; ਕਈ ਬਰਾਬਰ ਹੋਣ, ਤਾਂ ਇੱਕ ਹੋਰ ਬਾਜ਼ੀ ਖੇਡੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>If several sides reach it, the one that went out wins, otherwise the one with the highest total; if totals are equal, another deal is played.</source>
        <translation>ਕਈ ਟੀਮਾਂ ਟੀਚੇ ਤੱਕ ਪਹੁੰਚਣ, ਤਾਂ ਪੱਤੇ ਮੁਕਾਉਣ ਵਾਲੀ ਜਿੱਤਦੀ ਹੈ, ਨਹੀਂ ਤਾਂ ਸਭ ਤੋਂ ਵੱਧ ਜੋੜ ਵਾਲੀ; ਜੋੜ ਬਰਾਬਰ ਹੋਣ, ਤਾਂ ਇੱਕ ਹੋਰ ਬਾਜ਼ੀ ਖੇਡੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>ਵਾਰੀ ਤੁਹਾਡੀ ਨਹੀਂ, %1 ਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ।</translation>
    </message>
    <message>
        <source>Cut the pack first.</source>
        <translation>ਪਹਿਲਾਂ ਗੱਡੀ ਕੱਟੋ।</translation>
    </message>
    <message>
        <source>The pack has already been cut.</source>
        <translation>ਗੱਡੀ ਪਹਿਲਾਂ ਹੀ ਕੱਟੀ ਜਾ ਚੁੱਕੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
        <translation>ਪਹਿਲਾਂ ਪੱਤਾ ਚੁੱਕੋ ਜਾਂ ਢੇਰੀ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>You&apos;ve already begun your turn: meld, or discard a card.</source>
        <translation>ਤੁਸੀਂ ਆਪਣੀ ਵਾਰੀ ਸ਼ੁਰੂ ਕਰ ਚੁੱਕੇ ਹੋ: ਮੇਲ ਵਿਛਾਓ ਜਾਂ ਪੱਤਾ ਸੁੱਟੋ।</translation>
    </message>
    <message>
        <source>Answer your partner first: yes or no.</source>
        <translation>ਪਹਿਲਾਂ ਸਾਥੀ ਨੂੰ ਜਵਾਬ ਦਿਓ: “ਹਾਂ” ਜਾਂ “ਨਹੀਂ”।</translation>
    </message>
    <message>
        <source>Nobody has asked you.</source>
        <translation>ਤੁਹਾਡੇ ਤੋਂ ਕਿਸੇ ਨੇ ਨਹੀਂ ਪੁੱਛਿਆ।</translation>
    </message>
    <message>
        <source>The stock is empty, so you must take the pile: its top card fits.</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਗਈ, ਸੋ ਢੇਰੀ ਚੁੱਕਣੀ ਪਵੇਗੀ: ਉੱਪਰਲਾ ਪੱਤਾ ਤੁਹਾਡੇ ਮੇਲ ਵਿੱਚ ਲੱਗਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The stock is used up: meld, go out, or end the deal.</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਗਈ: ਮੇਲ ਵਿਛਾਓ, ਪੱਤੇ ਮੁਕਾਓ, ਜਾਂ ਬਾਜ਼ੀ ਮੁਕਾਓ।</translation>
    </message>
    <message>
        <source>Your partner said yes: discard your last card to go out.</source>
        <translation>ਸਾਥੀ ਨੇ ਹਾਂ ਕੀਤੀ ਹੈ: ਆਖ਼ਰੀ ਪੱਤਾ ਸੁੱਟ ਕੇ ਪੱਤੇ ਮੁਕਾਓ।</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ਨੇ ਪੱਤੇ ਵੰਡੇ।</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>ਤੁਸੀਂ ਪੱਤੇ ਵੰਡੇ।</translation>
    </message>
    <message>
        <source>%1 sits out in this deal.</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ %1 ਨੇ ਬਾਹਰ ਬੈਠਣਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You sit out in this deal.</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਤੁਸੀਂ ਬਾਹਰ ਬੈਠਣਾ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 cuts the pack after %2 card(s).</source>
        <translation>
            <numerusform>%1 ਨੇ %2 ਪੱਤੇ ਬਾਅਦ ਗੱਡੀ ਕੱਟੀ।</numerusform>
            <numerusform>%1 ਨੇ %2 ਪੱਤਿਆਂ ਬਾਅਦ ਗੱਡੀ ਕੱਟੀ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cut the pack after %2 card(s).</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %2 ਪੱਤੇ ਬਾਅਦ ਗੱਡੀ ਕੱਟੀ।</numerusform>
            <numerusform>ਤੁਸੀਂ %2 ਪੱਤਿਆਂ ਬਾਅਦ ਗੱਡੀ ਕੱਟੀ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays out the %2.</source>
        <translation>%1 ਨੇ %2 ਸਾਹਮਣੇ %2{f:ਰੱਖੀ|m:ਰੱਖਿਆ}।</translation>
    </message>
    <message>
        <source>You lay out the %2.</source>
        <translation>ਤੁਸੀਂ %2 ਸਾਹਮਣੇ %2{f:ਰੱਖੀ|m:ਰੱਖਿਆ}।</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %2 card(s).</source>
        <translation>
            <numerusform>%1 ਨੇ %2 ਪੱਤਾ ਚੁੱਕਿਆ।</numerusform>
            <numerusform>%1 ਨੇ %2 ਪੱਤੇ ਚੁੱਕੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %2 card(s).</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %2 ਪੱਤਾ ਚੁੱਕਿਆ।</numerusform>
            <numerusform>ਤੁਸੀਂ %2 ਪੱਤੇ ਚੁੱਕੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pile of %2 card(s).</source>
        <translation>
            <numerusform>%1 ਨੇ %2 ਪੱਤੇ ਦੀ ਢੇਰੀ ਚੁੱਕੀ।</numerusform>
            <numerusform>%1 ਨੇ %2 ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ ਚੁੱਕੀ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the pile of %2 card(s).</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %2 ਪੱਤੇ ਦੀ ਢੇਰੀ ਚੁੱਕੀ।</numerusform>
            <numerusform>ਤੁਸੀਂ %2 ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ ਚੁੱਕੀ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays alone against the other two.</source>
        <translation>ਹੁਣ %1 ਬਾਕੀ ਦੋਹਾਂ ਦੇ ਮੁਕਾਬਲੇ %1{f:ਇਕੱਲੀ ਖੇਡੇਗੀ|m:ਇਕੱਲਾ ਖੇਡੇਗਾ|n:ਇਕੱਲੇ ਖੇਡਣਗੇ}।</translation>
    </message>
    <message>
        <source>You play alone against the other two.</source>
        <translation>ਹੁਣ ਤੁਸੀਂ ਬਾਕੀ ਦੋਹਾਂ ਦੇ ਮੁਕਾਬਲੇ ਇਕੱਲੇ ਖੇਡੋਗੇ।</translation>
    </message>
    <message>
        <source>The card turned up is %1.</source>
        <comment>the queen of spades; a joker</comment>
        <translation>ਉੱਪਰ %1 %1{f:ਖੁੱਲ੍ਹੀ|m:ਖੁੱਲ੍ਹਿਆ}।</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 ਨੇ %2 %2{f:ਸੁੱਟੀ|m:ਸੁੱਟਿਆ}।</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>ਤੁਸੀਂ %2 %2{f:ਸੁੱਟੀ|m:ਸੁੱਟਿਆ}।</translation>
    </message>
    <message>
        <source>%1 discards %2 and freezes the pile.</source>
        <translation>%1 ਨੇ %2 %2{f:ਸੁੱਟੀ|m:ਸੁੱਟਿਆ} ਅਤੇ ਢੇਰੀ ਜਮਾ ਦਿੱਤੀ।</translation>
    </message>
    <message>
        <source>You discard %2 and freeze the pile.</source>
        <translation>ਤੁਸੀਂ %2 %2{f:ਸੁੱਟੀ|m:ਸੁੱਟਿਆ} ਅਤੇ ਢੇਰੀ ਜਮਾ ਦਿੱਤੀ।</translation>
    </message>
    <message>
        <source>%1 asks %2: may I go out?</source>
        <translation>%1 ਨੇ %2 ਤੋਂ ਪੁੱਛਿਆ: ਕੀ ਮੈਂ ਪੱਤੇ ਮੁਕਾ ਲਵਾਂ?</translation>
    </message>
    <message>
        <source>You ask %2: may I go out?</source>
        <translation>ਤੁਸੀਂ %2 ਤੋਂ ਪੁੱਛਿਆ: ਕੀ ਮੈਂ ਪੱਤੇ ਮੁਕਾ ਲਵਾਂ?</translation>
    </message>
    <message>
        <source>%1 asks you: may I go out?</source>
        <translation>%1 ਨੇ ਤੁਹਾਡੇ ਤੋਂ ਪੁੱਛਿਆ: ਕੀ ਮੈਂ ਪੱਤੇ ਮੁਕਾ ਲਵਾਂ?</translation>
    </message>
    <message>
        <source>%1 says yes.</source>
        <translation>%1 ਨੇ ਹਾਂ ਕੀਤੀ।</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>ਤੁਸੀਂ ਹਾਂ ਕੀਤੀ।</translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation>%1 ਨੇ ਨਾਂਹ ਕੀਤੀ।</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>ਤੁਸੀਂ ਨਾਂਹ ਕੀਤੀ।</translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <translation>%1 ਨੇ ਪੱਤੇ ਮੁਕਾ ਲਏ।</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>ਤੁਸੀਂ ਪੱਤੇ ਮੁਕਾ ਲਏ।</translation>
    </message>
    <message>
        <source>%1 goes out concealed.</source>
        <translation>%1 ਨੇ ਲੁਕਵੇਂ ਹੱਥ ਪੱਤੇ ਮੁਕਾ ਲਏ।</translation>
    </message>
    <message>
        <source>You go out concealed.</source>
        <translation>ਤੁਸੀਂ ਲੁਕਵੇਂ ਹੱਥ ਪੱਤੇ ਮੁਕਾ ਲਏ।</translation>
    </message>
    <message>
        <source>The stock is used up, and the deal ends.</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਗਈ, ਅਤੇ ਬਾਜ਼ੀ ਵੀ।</translation>
    </message>
    <message>
        <source>%1 completes a natural canasta.</source>
        <translation>%1 ਨੇ ਕੁਦਰਤੀ ਕੈਨਾਸਟਾ ਪੂਰਾ ਕੀਤਾ।</translation>
    </message>
    <message>
        <source>You complete a natural canasta.</source>
        <translation>ਤੁਸੀਂ ਕੁਦਰਤੀ ਕੈਨਾਸਟਾ ਪੂਰਾ ਕੀਤਾ।</translation>
    </message>
    <message>
        <source>%1 completes a mixed canasta.</source>
        <translation>%1 ਨੇ ਮਿਸ਼ਰਤ ਕੈਨਾਸਟਾ ਪੂਰਾ ਕੀਤਾ।</translation>
    </message>
    <message>
        <source>You complete a mixed canasta.</source>
        <translation>ਤੁਸੀਂ ਮਿਸ਼ਰਤ ਕੈਨਾਸਟਾ ਪੂਰਾ ਕੀਤਾ।</translation>
    </message>
    <message>
        <source>%1 completes a canasta of wild cards.</source>
        <translation>%1 ਨੇ ਵਾਈਲਡ ਕਾਰਡਾਂ ਦਾ ਕੈਨਾਸਟਾ ਪੂਰਾ ਕੀਤਾ।</translation>
    </message>
    <message>
        <source>You complete a canasta of wild cards.</source>
        <translation>ਤੁਸੀਂ ਵਾਈਲਡ ਕਾਰਡਾਂ ਦਾ ਕੈਨਾਸਟਾ ਪੂਰਾ ਕੀਤਾ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %4: %2 card(s).</source>
        <translation>
            <numerusform>%1 ਨੇ %4{obl} ਦੇ ਮੇਲ ਵਿੱਚ %2 ਪੱਤਾ ਵਿਛਾਇਆ।</numerusform>
            <numerusform>%1 ਨੇ %4{obl} ਦੇ ਮੇਲ ਵਿੱਚ %2 ਪੱਤੇ ਵਿਛਾਏ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You meld %4: %2 card(s).</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %4{obl} ਦੇ ਮੇਲ ਵਿੱਚ %2 ਪੱਤਾ ਵਿਛਾਇਆ।</numerusform>
            <numerusform>ਤੁਸੀਂ %4{obl} ਦੇ ਮੇਲ ਵਿੱਚ %2 ਪੱਤੇ ਵਿਛਾਏ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 wild card(s).</source>
        <translation>
            <numerusform>%1 ਨੇ %2 ਵਾਈਲਡ ਕਾਰਡ ਵਿਛਾਇਆ।</numerusform>
            <numerusform>%1 ਨੇ %2 ਵਾਈਲਡ ਕਾਰਡ ਵਿਛਾਏ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You meld %2 wild card(s).</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %2 ਵਾਈਲਡ ਕਾਰਡ ਵਿਛਾਇਆ।</numerusform>
            <numerusform>ਤੁਸੀਂ %2 ਵਾਈਲਡ ਕਾਰਡ ਵਿਛਾਏ।</numerusform>
        </translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>a meld of them</comment>
        <translation>ਕਾਲੀਆਂ ਤਿੱਕੀਆਂ</translation>
    </message>
    <message>
        <source>%1 may go out now.</source>
        <comment>one player, or the partners of a side</comment>
        <translation>ਹੁਣ %1 ਪੱਤੇ ਮੁਕਾ %1{you:ਸਕਦੇ ਹੋ|other:%1{one:%1{f:ਸਕਦੀ ਹੈ|m:ਸਕਦਾ ਹੈ|n:ਸਕਦੇ ਹਨ}|other:%1{f:ਸਕਦੀਆਂ ਹਨ|m:ਸਕਦੇ ਹਨ|n:ਸਕਦੇ ਹਨ}}}।</translation>
    </message>
    <message>
        <source>%1 may go out now.</source>
        <comment>a player who plays alone</comment>
        <translation>ਹੁਣ %1 ਪੱਤੇ ਮੁਕਾ %1{f:ਸਕਦੀ ਹੈ|m:ਸਕਦਾ ਹੈ|n:ਸਕਦੇ ਹਨ}।</translation>
    </message>
    <message>
        <source>You may go out now.</source>
        <translation>ਹੁਣ ਤੁਸੀਂ ਪੱਤੇ ਮੁਕਾ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>Melded cards</source>
        <comment>line of the score</comment>
        <translation>ਮੇਲਾਂ ਦੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <comment>line of the score</comment>
        <translatorcomment>&apos;ਕੁਦਰਤੀ&apos; / &apos;ਮਿਸ਼ਰਤ&apos; for natural / mixed; plural &apos;ਕੈਨਾਸਟੇ&apos; of &apos;ਕੈਨਾਸਟਾ&apos;</translatorcomment>
        <translation>ਕੁਦਰਤੀ ਕੈਨਾਸਟੇ</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <comment>line of the score</comment>
        <translation>ਮਿਸ਼ਰਤ ਕੈਨਾਸਟੇ</translation>
    </message>
    <message>
        <source>Canastas of wild cards</source>
        <comment>line of the score</comment>
        <translation>ਵਾਈਲਡ ਕਾਰਡਾਂ ਦੇ ਕੈਨਾਸਟੇ</translation>
    </message>
    <message>
        <source>Red threes</source>
        <comment>line of the score</comment>
        <translation>ਲਾਲ ਤਿੱਕੀਆਂ</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>line of the score</comment>
        <translation>ਪੱਤੇ ਮੁਕਾਉਣੇ</translation>
    </message>
    <message>
        <source>Concealed</source>
        <comment>line of the score</comment>
        <translation>ਲੁਕਵੇਂ ਹੱਥ</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <comment>line of the score</comment>
        <translation>ਹੱਥ ਵਿੱਚ ਬਚੇ</translation>
    </message>
    <message>
        <source>Penalty after “yes”</source>
        <comment>line of the score</comment>
        <translation>“ਹਾਂ” ਤੋਂ ਬਾਅਦ ਜੁਰਮਾਨਾ</translation>
    </message>
    <message>
        <source>Cut the pack: click a card, or type how many to lift off</source>
        <translation>ਗੱਡੀ ਕੱਟੋ: ਕਿਸੇ ਪੱਤੇ ਉੱਤੇ ਕਲਿੱਕ ਕਰੋ, ਜਾਂ ਲਿਖੋ ਕਿ ਕਿੰਨੇ ਪੱਤੇ ਚੁੱਕਣੇ ਹਨ</translation>
    </message>
    <message>
        <source>%1 to cut the pack</source>
        <translation>%1 ਨੇ ਗੱਡੀ ਕੱਟਣੀ ਹੈ</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>ਵਾਰੀ %1 ਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>Waiting for %1&apos;s answer</source>
        <translation>ਜਵਾਬ %1 ਨੇ ਦੇਣਾ ਹੈ</translation>
    </message>
    <message>
        <source>%1 asks: may I go out?</source>
        <translation>%1 ਨੇ ਪੁੱਛਿਆ: ਕੀ ਮੈਂ ਪੱਤੇ ਮੁਕਾ ਲਵਾਂ?</translation>
    </message>
    <message>
        <source>Your turn: draw, or take the pile</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: ਪੱਤਾ ਚੁੱਕੋ ਜਾਂ ਢੇਰੀ ਚੁੱਕੋ</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw %1 card(s)</source>
        <translation>
            <numerusform>ਤੁਹਾਡੀ ਵਾਰੀ: %1 ਪੱਤਾ ਚੁੱਕੋ</numerusform>
            <numerusform>ਤੁਹਾਡੀ ਵਾਰੀ: %1 ਪੱਤੇ ਚੁੱਕੋ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press “Take the pile” again to confirm: %1 card(s) will join your hand</source>
        <translation>
            <numerusform>ਪੱਕਾ ਕਰਨ ਲਈ “ਢੇਰੀ ਚੁੱਕੋ” ਮੁੜ ਦੱਬੋ: %1 ਪੱਤਾ ਹੱਥ ਵਿੱਚ ਆਵੇਗਾ</numerusform>
            <numerusform>ਪੱਕਾ ਕਰਨ ਲਈ “ਢੇਰੀ ਚੁੱਕੋ” ਮੁੜ ਦੱਬੋ: %1 ਪੱਤੇ ਹੱਥ ਵਿੱਚ ਆਉਣਗੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: meld, or discard a card</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: ਮੇਲ ਵਿਛਾਓ ਜਾਂ ਪੱਤਾ ਸੁੱਟੋ</translation>
    </message>
    <message>
        <source>The stock is used up: meld what you can, or end the deal</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਗਈ: ਜੋ ਹੋ ਸਕੇ ਵਿਛਾਓ, ਜਾਂ ਬਾਜ਼ੀ ਮੁਕਾਓ</translation>
    </message>
    <message>
        <source>Your partner said yes: go out now</source>
        <translation>ਸਾਥੀ ਨੇ ਹਾਂ ਕੀਤੀ ਹੈ: ਹੁਣੇ ਪੱਤੇ ਮੁਕਾਓ</translation>
    </message>
    <message>
        <source>First meld: %1 of %2 points</source>
        <translation>ਪਹਿਲਾ ਮੇਲ: %2 ਵਿੱਚੋਂ %1 ਅੰਕ</translation>
    </message>
    <message>
        <source>First meld: %1 points, enough</source>
        <comment>the minimum is reached</comment>
        <translation>ਪਹਿਲਾ ਮੇਲ: %1 ਅੰਕ, ਕਾਫ਼ੀ ਹਨ</translation>
    </message>
    <message>
        <source>Not final yet: lay the cards down, or take them back</source>
        <translation>ਅਜੇ ਪੱਕੇ ਨਹੀਂ: ਪੱਤੇ ਵਿਛਾਓ ਜਾਂ ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ਨੇ ਮੈਚ ਜਿੱਤ ਲਿਆ</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>ਤੁਸੀਂ ਮੈਚ ਜਿੱਤ ਲਿਆ</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>partners; the reader may be one of them: Kavya and you</comment>
        <translation>%1 ਮੈਚ ਜਿੱਤ %1{f:ਗਈਆਂ|m:ਗਏ|n:ਗਏ}</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>ਬਾਜ਼ੀ %1</translation>
    </message>
    <message>
        <source>Canasta to %1</source>
        <translation>ਕੈਨਾਸਟਾ, %1 ਅੰਕਾਂ ਤੱਕ</translation>
    </message>
    <message>
        <source>Your first meld must be worth %1 points</source>
        <translation>ਪਹਿਲੇ ਮੇਲ ਲਈ %1 ਅੰਕ ਚਾਹੀਦੇ ਹਨ</translation>
    </message>
    <message>
        <source>Your side has melded</source>
        <translation>ਤੁਹਾਡੀ ਟੀਮ ਮੇਲ ਵਿਛਾ ਚੁੱਕੀ ਹੈ</translation>
    </message>
    <message>
        <source>Canastas: %1 (%2 needed to go out)</source>
        <translation>ਕੈਨਾਸਟੇ: %1 (ਲੋੜ: %2)</translation>
    </message>
    <message>
        <source>The pile is frozen</source>
        <translatorcomment>&apos;ਜੰਮੀ ਹੋਈ ਢੇਰੀ&apos; for the frozen pile</translatorcomment>
        <translation>ਢੇਰੀ ਜੰਮੀ ਹੋਈ ਹੈ</translation>
    </message>
    <message>
        <source>The pile is frozen for you until your side has melded</source>
        <translation>ਤੁਹਾਡੀ ਟੀਮ ਦੇ ਪਹਿਲੇ ਮੇਲ ਤੱਕ ਢੇਰੀ ਤੁਹਾਡੇ ਲਈ ਜੰਮੀ ਹੋਈ ਹੈ</translation>
    </message>
    <message>
        <source>Frozen pile</source>
        <translation>ਜੰਮੀ ਹੋਈ ਢੇਰੀ</translation>
    </message>
    <message numerus="yes">
        <source>You can take the pile: %1 more card(s) would join your hand.</source>
        <translation>
            <numerusform>ਤੁਸੀਂ ਢੇਰੀ ਚੁੱਕ ਸਕਦੇ ਹੋ: %1 ਹੋਰ ਪੱਤਾ ਹੱਥ ਵਿੱਚ ਆਵੇਗਾ।</numerusform>
            <numerusform>ਤੁਸੀਂ ਢੇਰੀ ਚੁੱਕ ਸਕਦੇ ਹੋ: %1 ਹੋਰ ਪੱਤੇ ਹੱਥ ਵਿੱਚ ਆਉਣਗੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go here: %1 cards, a canasta</source>
        <comment>what a dragged card makes there</comment>
        <translation>ਇੱਥੇ ਛੱਡੋ: %1 ਪੱਤੇ, ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>on a canasta</comment>
        <translation>ਕੁਦਰਤੀ</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>on a canasta</comment>
        <translation>ਮਿਸ਼ਰਤ</translation>
    </message>
    <message>
        <source>Wild</source>
        <comment>on a canasta</comment>
        <translation>ਵਾਈਲਡ</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>ਇਸ ਵਾਰ ਬਾਹਰ</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>ਇਕੱਲੇ</translation>
    </message>
    <message>
        <source>May go out</source>
        <translation>ਮੁਕਾਉਣ ਦੀ ਖੁੱਲ੍ਹ</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>ਪੱਤੇ ਮੁਕਾਏ</translation>
    </message>
    <message>
        <source>May not go out</source>
        <translation>ਮੁਕਾਉਣ ਦੀ ਮਨਾਹੀ</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>ਸੁੱਟੇ ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ ਖ਼ਾਲੀ ਹੈ।</translation>
    </message>
    <message>
        <source>A wild card is on top, so the pile can&apos;t be taken.</source>
        <translation>ਉੱਪਰ ਵਾਈਲਡ ਕਾਰਡ ਹੈ, ਸੋ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕੀ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>A three is on top, so the pile can&apos;t be taken.</source>
        <translation>ਉੱਪਰ ਤਿੱਕੀ ਹੈ, ਸੋ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕੀ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>Your side must make its first meld before it can take the pile.</source>
        <translation>ਢੇਰੀ ਚੁੱਕਣ ਤੋਂ ਪਹਿਲਾਂ ਤੁਹਾਡੀ ਟੀਮ ਨੂੰ ਪਹਿਲਾ ਮੇਲ ਵਿਛਾਉਣਾ ਪਵੇਗਾ।</translation>
    </message>
    <message>
        <source>With one card in hand you can&apos;t take a one-card pile.</source>
        <translation>ਹੱਥ ਵਿੱਚ ਇੱਕੋ ਪੱਤਾ ਹੋਵੇ, ਤਾਂ ਤੁਸੀਂ ਇੱਕ ਪੱਤੇ ਦੀ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕ ਸਕਦੇ।</translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural %1.</source>
        <comment>queens</comment>
        <translation>ਢੇਰੀ ਜੰਮੀ ਹੋਈ ਹੈ: ਤੁਹਾਨੂੰ ਦੋ ਕੁਦਰਤੀ %1 %1{f:ਚਾਹੀਦੀਆਂ|m:ਚਾਹੀਦੇ} ਹਨ।</translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural %1 to take the pile.</source>
        <comment>queens</comment>
        <translation>ਤੁਹਾਡੀ ਟੀਮ ਦਾ ਅਜੇ ਕੋਈ ਮੇਲ ਨਹੀਂ: ਢੇਰੀ ਚੁੱਕਣ ਲਈ ਤੁਹਾਨੂੰ ਦੋ ਕੁਦਰਤੀ %1 %1{f:ਚਾਹੀਦੀਆਂ|m:ਚਾਹੀਦੇ} ਹਨ।</translation>
    </message>
    <message>
        <source>Under these rules a wild card doesn&apos;t help to take the pile.</source>
        <translation>ਇਹਨਾਂ ਨਿਯਮਾਂ ਵਿੱਚ ਢੇਰੀ ਚੁੱਕਣ ਲਈ ਵਾਈਲਡ ਕਾਰਡ ਕੰਮ ਨਹੀਂ ਆਉਂਦਾ।</translation>
    </message>
    <message>
        <source>Under these rules the top card can&apos;t be added to a meld.</source>
        <translation>ਇਹਨਾਂ ਨਿਯਮਾਂ ਵਿੱਚ ਉੱਪਰਲਾ ਪੱਤਾ ਕਿਸੇ ਮੇਲ ਵਿੱਚ ਨਹੀਂ ਲਾਇਆ ਜਾ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>The top card can&apos;t be added to a canasta.</source>
        <translation>ਉੱਪਰਲਾ ਪੱਤਾ ਕੈਨਾਸਟੇ ਵਿੱਚ ਨਹੀਂ ਲਾਇਆ ਜਾ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>To take the pile, choose cards from your hand that make a meld with the %1.</source>
        <translation>ਢੇਰੀ ਚੁੱਕਣ ਲਈ ਹੱਥੋਂ ਉਹ ਪੱਤੇ ਚੁਣੋ ਜੋ %1{obl} ਨਾਲ ਮੇਲ ਬਣਾਉਣ।</translation>
    </message>
    <message>
        <source>Take the pile with two cards at most; meld more once you have taken it.</source>
        <translation>ਢੇਰੀ ਵੱਧ ਤੋਂ ਵੱਧ ਦੋ ਪੱਤਿਆਂ ਨਾਲ ਚੁੱਕੋ; ਬਾਕੀ ਮੇਲ ਚੁੱਕਣ ਤੋਂ ਬਾਅਦ ਵਿਛਾਓ।</translation>
    </message>
    <message>
        <source>Canasta is for %1 to %2 players, not for %3.</source>
        <translation>ਕੈਨਾਸਟਾ %1 ਤੋਂ %2 ਖਿਡਾਰੀਆਂ ਲਈ ਹੈ, %3 ਲਈ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>These sides don&apos;t work for %1 players. Choose “%2”.</source>
        <translation>ਇਹ ਟੀਮਾਂ %1 ਖਿਡਾਰੀਆਂ ਲਈ ਨਹੀਂ ਹਨ: “%2” ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>Cards dealt, cards drawn, packs and canastas must each be at least %1.</source>
        <translation>ਵੰਡੇ ਪੱਤੇ, ਚੁੱਕੇ ਪੱਤੇ, ਗੱਡੀਆਂ ਅਤੇ ਕੈਨਾਸਟੇ %1 ਤੋਂ ਘੱਟ ਨਹੀਂ ਹੋ ਸਕਦੇ।</translation>
    </message>
    <message>
        <source>Dealing %1 cards to each of %2 players leaves no stock: deal fewer, or use more packs.</source>
        <translation>%2 ਖਿਡਾਰੀਆਂ ਵਿੱਚੋਂ ਹਰੇਕ ਨੂੰ %1 ਪੱਤੇ ਵੰਡਣ ਨਾਲ ਬਾਕੀ ਗੱਡੀ ਨਹੀਂ ਬਚਦੀ: ਘੱਟ ਵੰਡੋ, ਜਾਂ ਵੱਧ ਗੱਡੀਆਂ ਲਓ।</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>ਬਾਕੀ ਗੱਡੀ</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>ਸੁੱਟੇ ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>ਤੁਸੀਂ ਪੱਤੇ ਮੁਕਾ ਲਏ।</translation>
    </message>
    <message>
        <source>You went out, and the others kept %1 points in hand.</source>
        <translation>ਤੁਸੀਂ ਪੱਤੇ ਮੁਕਾ ਲਏ, ਅਤੇ ਬਾਕੀਆਂ ਦੇ ਹੱਥ ਵਿੱਚ %1 ਅੰਕ ਰਹਿ ਗਏ।</translation>
    </message>
    <message>
        <source>You went out concealed, and the others kept %1 points in hand.</source>
        <translation>ਤੁਸੀਂ ਲੁਕਵੇਂ ਹੱਥ ਪੱਤੇ ਮੁਕਾ ਲਏ, ਅਤੇ ਬਾਕੀਆਂ ਦੇ ਹੱਥ ਵਿੱਚ %1 ਅੰਕ ਰਹਿ ਗਏ।</translation>
    </message>
    <message>
        <source>%1 went out.</source>
        <translation>%1 ਨੇ ਪੱਤੇ ਮੁਕਾ ਲਏ।</translation>
    </message>
    <message>
        <source>%1 went out, and %2 points stayed in your hand.</source>
        <translation>%1 ਨੇ ਪੱਤੇ ਮੁਕਾ ਲਏ, ਅਤੇ ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ %2 ਅੰਕ ਰਹਿ ਗਏ।</translation>
    </message>
    <message>
        <source>The stock is used up, and nobody went out.</source>
        <translation>ਗੱਡੀ ਮੁੱਕ ਗਈ, ਅਤੇ ਕਿਸੇ ਨੇ ਪੱਤੇ ਨਹੀਂ ਮੁਕਾਏ।</translation>
    </message>
    <message>
        <source>Nobody went out, and %1 points stayed in your hand.</source>
        <translation>ਕਿਸੇ ਨੇ ਪੱਤੇ ਨਹੀਂ ਮੁਕਾਏ, ਅਤੇ ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ %1 ਅੰਕ ਰਹਿ ਗਏ।</translation>
    </message>
    <message>
        <source>%1 on top of the pile</source>
        <comment>a card</comment>
        <translation>ਢੇਰੀ ਉੱਤੇ %1</translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <translation>ਢੇਰੀ ਖ਼ਾਲੀ ਹੈ</translation>
    </message>
    <message>
        <source>pile: %1, stock: %2</source>
        <comment>how many cards they have</comment>
        <translation>ਢੇਰੀ: %1, ਬਾਕੀ ਗੱਡੀ: %2</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>ਜੰਮੀ ਹੋਈ</translation>
    </message>
    <message>
        <source>you can meld %1</source>
        <comment>cards by rank, such as: 3 queens, 2 fours</comment>
        <translation>ਤੁਸੀਂ %1 ਵਿਛਾ ਸਕਦੇ ਹੋ</translation>
    </message>
    <message>
        <source>a first meld could be %1</source>
        <comment>cards by rank, such as: 3 queens, 3 aces</comment>
        <translation>%1{obl} ਨਾਲ ਪਹਿਲਾ ਮੇਲ ਬਣ ਸਕਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>nothing can be melded: discard a card</source>
        <translation>ਕੋਈ ਮੇਲ ਨਹੀਂ ਬਣਦਾ: ਇੱਕ ਪੱਤਾ ਸੁੱਟੋ</translation>
    </message>
    <message>
        <source>your cards aren&apos;t enough for a first meld of %1 points: discard a card</source>
        <translation>ਪਹਿਲੇ ਮੇਲ ਦੇ %1 ਅੰਕਾਂ ਲਈ ਪੱਤੇ ਪੂਰੇ ਨਹੀਂ: ਇੱਕ ਪੱਤਾ ਸੁੱਟੋ</translation>
    </message>
    <message>
        <source>first meld: %1 points</source>
        <comment>what it must be worth</comment>
        <translation>ਪਹਿਲਾ ਮੇਲ: %1 ਅੰਕ</translation>
    </message>
    <message>
        <source>%1 to meld</source>
        <comment>points that a first meld must count</comment>
        <translation>ਪਹਿਲੇ ਮੇਲ ਲਈ %1</translation>
    </message>
    <message>
        <source>we</source>
        <comment>the own side</comment>
        <translation>ਅਸੀਂ</translation>
    </message>
    <message>
        <source>they</source>
        <comment>the other side</comment>
        <translation>ਉਹ</translation>
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
        <translation>ਤੁਸੀਂ: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side and its points: we 120</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>has been laid out by a side</comment>
        <translation>ਕੁਝ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>%1 mixed</source>
        <comment>a meld with wild cards that is no canasta yet: 4 queens mixed</comment>
        <translation>%1 ਮਿਸ਼ਰਤ</translation>
    </message>
    <message>
        <source>%1 mixed canasta</source>
        <comment>a meld: 7 queens mixed canasta</comment>
        <translation>%1, ਮਿਸ਼ਰਤ ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>%1 natural canasta</source>
        <comment>a meld: 7 queens natural canasta</comment>
        <translation>%1, ਕੁਦਰਤੀ ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>%1 with %2 more wild</source>
        <comment>to a meld: sixes with 1 wild more</comment>
        <translation>%1, ਨਾਲ %2 ਵਾਈਲਡ ਹੋਰ</translation>
    </message>
    <message>
        <source>%1 with %2 wild</source>
        <comment>a meld, and how many wild cards it has: 4 kings with 1 wild</comment>
        <translation>%1, ਵਿੱਚੇ %2 ਵਾਈਲਡ</translation>
    </message>
    <message>
        <source>wild cards %1</source>
        <comment>a meld of so many of them</comment>
        <translation>%1 ਵਾਈਲਡ ਕਾਰਡ</translation>
    </message>
    <message numerus="yes">
        <source>%1 red three(s)</source>
        <translation>
            <numerusform>%1 ਲਾਲ ਤਿੱਕੀ</numerusform>
            <numerusform>%1 ਲਾਲ ਤਿੱਕੀਆਂ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 meld(s)</source>
        <translation>
            <numerusform>%1 ਮੇਲ</numerusform>
            <numerusform>%1 ਮੇਲ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, and what they did: Amrit drew 1 card and discarded five of clubs</comment>
        <translation>%1 ਨੇ %2</translation>
    </message>
    <message>
        <source>you %2</source>
        <comment>what you did: you drew 1 card and discarded five of clubs</comment>
        <translation>ਤੁਸੀਂ %2</translation>
    </message>
    <message>
        <source>nobody else has had a turn yet</source>
        <translation>ਅਜੇ ਕਿਸੇ ਹੋਰ ਦੀ ਵਾਰੀ ਨਹੀਂ ਆਈ</translation>
    </message>
    <message>
        <source>%1 in your hand</source>
        <comment>cards of one rank: 2 tens in your hand</comment>
        <translation>%1 ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ</translation>
    </message>
    <message>
        <source>%1 in your melds</source>
        <comment>a number of cards</comment>
        <translation>%1 ਤੁਹਾਡੇ ਮੇਲਾਂ ਵਿੱਚ</translation>
    </message>
    <message>
        <source>%1 in theirs</source>
        <comment>a number of cards in the melds of the others</comment>
        <translation>%1 ਉਹਨਾਂ ਦੇ ਮੇਲਾਂ ਵਿੱਚ</translation>
    </message>
    <message>
        <source>a wild card: it goes with any meld that has room</source>
        <translation>ਵਾਈਲਡ ਕਾਰਡ: ਹਰ ਉਸ ਮੇਲ ਨਾਲ ਲੱਗਦਾ ਹੈ ਜਿਸ ਵਿੱਚ ਥਾਂ ਹੋਵੇ</translation>
    </message>
    <message>
        <source>Canastas</source>
        <comment>what is counted when computers play each other</comment>
        <translation>ਕੈਨਾਸਟੇ</translation>
    </message>
    <message>
        <source>Caught with</source>
        <comment>points in hand when another side goes out</comment>
        <translation>ਹੱਥ ਵਿੱਚ ਫਸੇ ਅੰਕ</translation>
    </message>
    <message>
        <source>Piles frozen</source>
        <comment>what is counted when computers play each other</comment>
        <translation>ਜਮਾਈਆਂ ਢੇਰੀਆਂ</translation>
    </message>
    <message>
        <source>Piles taken</source>
        <comment>what is counted when computers play each other</comment>
        <translation>ਚੁੱਕੀਆਂ ਢੇਰੀਆਂ</translation>
    </message>
    <message>
        <source>Piles given away</source>
        <comment>by a discard that another side took the pile with</comment>
        <translation>ਦੂਜਿਆਂ ਨੂੰ ਦਿੱਤੀਆਂ ਢੇਰੀਆਂ</translation>
    </message>
    <message>
        <source>Discard your last card, the %1, and go out.</source>
        <translation>ਆਪਣਾ ਆਖ਼ਰੀ ਪੱਤਾ %1 ਸੁੱਟੋ ਅਤੇ ਪੱਤੇ ਮੁਕਾ ਲਓ।</translation>
    </message>
    <message numerus="yes">
        <source>Freeze the pile of %1 card(s): %2 then needs two natural cards to take it.</source>
        <translation>
            <numerusform>%1 ਪੱਤੇ ਦੀ ਢੇਰੀ ਜਮਾ ਦਿਓ: ਫਿਰ ਚੁੱਕਣ ਲਈ %2 ਨੂੰ ਦੋ ਕੁਦਰਤੀ ਪੱਤੇ ਚਾਹੀਦੇ ਹੋਣਗੇ।</numerusform>
            <numerusform>%1 ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ ਜਮਾ ਦਿਓ: ਫਿਰ ਚੁੱਕਣ ਲਈ %2 ਨੂੰ ਦੋ ਕੁਦਰਤੀ ਪੱਤੇ ਚਾਹੀਦੇ ਹੋਣਗੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 on top %2 can&apos;t take the pile of %3 card(s).</source>
        <translation>
            <numerusform>ਉੱਪਰ %1 ਹੋਵੇ, ਤਾਂ %3 ਪੱਤੇ ਦੀ ਢੇਰੀ %2 ਤੋਂ ਨਹੀਂ ਚੁੱਕੀ ਜਾ ਸਕਦੀ।</numerusform>
            <numerusform>ਉੱਪਰ %1 ਹੋਵੇ, ਤਾਂ %3 ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ %2 ਤੋਂ ਨਹੀਂ ਚੁੱਕੀ ਜਾ ਸਕਦੀ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 on top %2 can&apos;t take the pile of %3 card(s).</source>
        <comment>a black three</comment>
        <translation>
            <numerusform>ਉੱਪਰ %1 ਹੋਵੇ, ਤਾਂ %3 ਪੱਤੇ ਦੀ ਢੇਰੀ %2 ਤੋਂ ਨਹੀਂ ਚੁੱਕੀ ਜਾ ਸਕਦੀ।</numerusform>
            <numerusform>ਉੱਪਰ %1 ਹੋਵੇ, ਤਾਂ %3 ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ %2 ਤੋਂ ਨਹੀਂ ਚੁੱਕੀ ਜਾ ਸਕਦੀ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your other cards could all give %1 the frozen pile; nobody can take it with the %2 on top.</source>
        <translation>ਤੁਹਾਡਾ ਕੋਈ ਵੀ ਹੋਰ ਪੱਤਾ ਸੁੱਟਿਆਂ ਜੰਮੀ ਢੇਰੀ %1 ਨੂੰ ਮਿਲ ਸਕਦੀ ਹੈ; ਉੱਪਰ %2 ਹੋਵੇ, ਤਾਂ ਉਹ ਕੋਈ ਨਹੀਂ ਚੁੱਕ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>%1 can&apos;t have two more %2, and so can&apos;t take the frozen pile.</source>
        <translation>%1 ਕੋਲ ਹੋਰ ਦੋ %2 ਨਹੀਂ ਹੋ %2{f:ਸਕਦੀਆਂ|m:ਸਕਦੇ}, ਸੋ ਜੰਮੀ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕੀ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>You see all the other %1, so %2 can&apos;t take the pile.</source>
        <translation>ਬਾਕੀ ਸਭ %1 ਤੁਹਾਡੇ ਸਾਹਮਣੇ ਹਨ, ਸੋ %2 ਤੋਂ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕੀ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 other %2 are unseen, so %3 is unlikely to have two to take the frozen pile.</source>
        <translation>
            <numerusform>%2{obl} ਵਿੱਚੋਂ ਸਿਰਫ਼ %1 ਹੋਰ ਬਾਕੀ ਹੈ, ਸੋ %3 ਕੋਲ ਜੰਮੀ ਢੇਰੀ ਲਈ ਦੋ ਨਹੀਂ ਹੋ %2{f:ਸਕਦੀਆਂ|m:ਸਕਦੇ}।</numerusform>
            <numerusform>%2{obl} ਵਿੱਚੋਂ ਸਿਰਫ਼ %1 ਹੋਰ ਬਾਕੀ ਹਨ; %3 ਕੋਲ ਜੰਮੀ ਢੇਰੀ ਲਈ ਦੋ ਹੋਣ, ਇਹ ਔਖਾ ਹੈ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has discarded %2 before, so the %3 is fairly safe.</source>
        <translation>%1 ਨੇ ਪਹਿਲਾਂ ਵੀ %2 %2{f:ਸੁੱਟੀਆਂ|m:ਸੁੱਟੇ} ਹਨ, ਸੋ %3 ਸੁੱਟਣ ਵਿੱਚ ਖ਼ਤਰਾ ਘੱਟ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 has a meld of %2, but your other cards are worth more to you.</source>
        <translation>%1 ਕੋਲ %2{obl} ਦਾ ਮੇਲ ਹੈ, ਪਰ ਤੁਹਾਡੇ ਬਾਕੀ ਪੱਤੇ ਤੁਹਾਡੇ ਵੱਧ ਕੰਮ ਦੇ ਹਨ।</translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %1 card(s), so %2 gains little with it: the %3 can go.</source>
        <translation>
            <numerusform>ਢੇਰੀ ਵਿੱਚ ਸਿਰਫ਼ %1 ਪੱਤਾ ਹੈ, ਸੋ %2 ਨੂੰ ਬਹੁਤਾ ਲਾਭ ਨਹੀਂ: %3 ਸੁੱਟ ਦਿਓ।</numerusform>
            <numerusform>ਢੇਰੀ ਵਿੱਚ ਸਿਰਫ਼ %1 ਪੱਤੇ ਹਨ, ਸੋ %2 ਨੂੰ ਬਹੁਤਾ ਲਾਭ ਨਹੀਂ: %3 ਸੁੱਟ ਦਿਓ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is empty, so %1 could get no more than the %2.</source>
        <translation>ਢੇਰੀ ਖ਼ਾਲੀ ਹੈ, ਸੋ %1 ਨੂੰ %2{obl} ਤੋਂ ਵੱਧ ਕੁਝ ਨਹੀਂ ਮਿਲ ਸਕਦਾ।</translation>
    </message>
    <message numerus="yes">
        <source>The deal may end soon: get rid of the %2 point(s) of the %1.</source>
        <translation>
            <numerusform>ਬਾਜ਼ੀ ਛੇਤੀ ਮੁੱਕ ਸਕਦੀ ਹੈ: %1 ਸੁੱਟ ਕੇ ਇਸ ਦਾ %2 ਅੰਕ ਹੱਥੋਂ ਕੱਢੋ।</numerusform>
            <numerusform>ਬਾਜ਼ੀ ਛੇਤੀ ਮੁੱਕ ਸਕਦੀ ਹੈ: %1 ਸੁੱਟ ਕੇ ਇਸ ਦੇ %2 ਅੰਕ ਹੱਥੋਂ ਕੱਢੋ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your %1 may yet make a meld; the %2 stands alone.</source>
        <translation>ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ %1{obl} ਦਾ ਮੇਲ ਅਜੇ ਬਣ ਸਕਦਾ ਹੈ; %2 %2{f:ਇਕੱਲੀ|m:ਇਕੱਲਾ} ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>The %1 is your only card of its rank, and counts only %2 point(s).</source>
        <translation>
            <numerusform>ਇਸ ਦਰਜੇ ਦਾ ਤੁਹਾਡਾ ਇੱਕੋ ਪੱਤਾ %1 ਹੈ, ਅਤੇ ਇਸ ਦਾ ਸਿਰਫ਼ %2 ਅੰਕ ਹੈ।</numerusform>
            <numerusform>ਇਸ ਦਰਜੇ ਦਾ ਤੁਹਾਡਾ ਇੱਕੋ ਪੱਤਾ %1 ਹੈ, ਅਤੇ ਇਸ ਦੇ ਸਿਰਫ਼ %2 ਅੰਕ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your two %1 make no meld yet, and your other cards are worth more.</source>
        <translation>ਤੁਹਾਡੇ ਕੋਲ ਦੋ ਹੀ %1 ਹਨ, ਸੋ ਅਜੇ ਮੇਲ ਨਹੀਂ ਬਣਦਾ; ਬਾਕੀ ਪੱਤੇ ਵੱਧ ਕੰਮ ਦੇ ਹਨ।</translation>
    </message>
    <message numerus="yes">
        <source>You still have %1 more %2, and your other cards are harder to replace.</source>
        <translation>
            <numerusform>%2{obl} ਵਿੱਚੋਂ %1 ਤੁਹਾਡੇ ਕੋਲ ਹੋਰ ਵੀ ਹੈ, ਅਤੇ ਬਾਕੀ ਪੱਤੇ ਮੁੜ ਮਿਲਣੇ ਵੱਧ ਔਖੇ ਹਨ।</numerusform>
            <numerusform>%2{obl} ਵਿੱਚੋਂ %1 ਤੁਹਾਡੇ ਕੋਲ ਹੋਰ ਵੀ ਹਨ, ਅਤੇ ਬਾਕੀ ਪੱਤੇ ਮੁੜ ਮਿਲਣੇ ਵੱਧ ਔਖੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side&apos;s meld of %1 can do without the %2.</source>
        <translation>ਤੁਹਾਡੀ ਟੀਮ ਦੇ %1{obl} ਵਾਲੇ ਮੇਲ ਨੂੰ %2{obl} ਦੀ ਲੋੜ ਨਹੀਂ।</translation>
    </message>
    <message numerus="yes">
        <source>Nobody sees the cards, so any place to cut is as good as after %1 card(s).</source>
        <translation>
            <numerusform>ਪੱਤੇ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦਿਸਦੇ, ਸੋ %1 ਪੱਤੇ ਬਾਅਦ ਕੱਟੋ ਜਾਂ ਕਿਤੋਂ ਹੋਰ, ਇੱਕੋ ਗੱਲ ਹੈ।</numerusform>
            <numerusform>ਪੱਤੇ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦਿਸਦੇ, ਸੋ %1 ਪੱਤਿਆਂ ਬਾਅਦ ਕੱਟੋ ਜਾਂ ਕਿਤੋਂ ਹੋਰ, ਇੱਕੋ ਗੱਲ ਹੈ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no pile to take, so draw %1 card(s).</source>
        <translation>
            <numerusform>ਚੁੱਕਣ ਲਈ ਢੇਰੀ ਹੀ ਨਹੀਂ, ਸੋ ਗੱਡੀ ਤੋਂ %1 ਪੱਤਾ ਚੁੱਕੋ।</numerusform>
            <numerusform>ਚੁੱਕਣ ਲਈ ਢੇਰੀ ਹੀ ਨਹੀਂ, ਸੋ ਗੱਡੀ ਤੋਂ %1 ਪੱਤੇ ਚੁੱਕੋ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can take the pile while the %1 lies on top, so draw.</source>
        <translation>ਜਦ ਤੱਕ ਉੱਪਰ %1 ਹੈ, ਢੇਰੀ ਕੋਈ ਨਹੀਂ ਚੁੱਕ ਸਕਦਾ, ਸੋ ਗੱਡੀ ਤੋਂ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>Your side must make a first meld of %1 points before it takes a pile, so draw.</source>
        <translation>ਢੇਰੀ ਤੋਂ ਪਹਿਲਾਂ ਤੁਹਾਡੀ ਟੀਮ ਦਾ %1 ਅੰਕਾਂ ਦਾ ਪਹਿਲਾ ਮੇਲ ਚਾਹੀਦਾ ਹੈ, ਸੋ ਗੱਡੀ ਤੋਂ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>The pile is frozen for you, and you need two natural cards like the %1: draw.</source>
        <translation>ਢੇਰੀ ਤੁਹਾਡੇ ਲਈ ਜੰਮੀ ਹੈ; ਉੱਪਰ %1 ਹੈ, ਅਤੇ ਇਸੇ ਦਰਜੇ ਦੇ ਦੋ ਕੁਦਰਤੀ ਪੱਤੇ ਚਾਹੀਦੇ ਹਨ: ਗੱਡੀ ਤੋਂ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>With the %1 you can&apos;t make a first meld of %2 points, so draw.</source>
        <translation>%1 ਲੈ ਕੇ ਵੀ %2 ਅੰਕਾਂ ਦਾ ਪਹਿਲਾ ਮੇਲ ਨਹੀਂ ਬਣਦਾ, ਸੋ ਗੱਡੀ ਤੋਂ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>Your hand can&apos;t make a meld with the %1, so draw.</source>
        <translation>%1 ਲੈ ਕੇ ਵੀ ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ ਮੇਲ ਨਹੀਂ ਬਣਦਾ, ਸੋ ਗੱਡੀ ਤੋਂ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>The stock is empty and you can&apos;t take the %1: end the deal.</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਗਈ ਅਤੇ ਤੁਸੀਂ %1 ਨਹੀਂ ਚੁੱਕ ਸਕਦੇ: ਬਾਜ਼ੀ ਮੁਕਾਓ।</translation>
    </message>
    <message>
        <source>Taking the %1 would only fill your hand: end the deal with %2 points in it.</source>
        <translation>%1 ਲੈਣ ਨਾਲ ਸਿਰਫ਼ ਹੱਥ ਭਰੇਗਾ: ਹੱਥ ਵਿਚਲੇ %2 ਅੰਕਾਂ ਨਾਲ ਹੀ ਬਾਜ਼ੀ ਮੁਕਾਓ।</translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty: end the deal with %1 point(s) in your hand.</source>
        <translation>
            <numerusform>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਗਈ: ਹੱਥ ਵਿਚਲੇ %1 ਅੰਕ ਨਾਲ ਹੀ ਬਾਜ਼ੀ ਮੁਕਾਓ।</numerusform>
            <numerusform>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਗਈ: ਹੱਥ ਵਿਚਲੇ %1 ਅੰਕਾਂ ਨਾਲ ਹੀ ਬਾਜ਼ੀ ਮੁਕਾਓ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking the pile of %1 card(s) would cost you the %2: draw.</source>
        <translation>
            <numerusform>%1 ਪੱਤੇ ਦੀ ਢੇਰੀ ਉੱਤੇ %2{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %2 ਲੱਗ %2{f:ਜਾਵੇਗੀ|m:ਜਾਵੇਗਾ}: ਗੱਡੀ ਤੋਂ ਚੁੱਕੋ।</numerusform>
            <numerusform>%1 ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ ਉੱਤੇ %2{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %2 ਲੱਗ %2{f:ਜਾਵੇਗੀ|m:ਜਾਵੇਗਾ}: ਗੱਡੀ ਤੋਂ ਚੁੱਕੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %2 card(s) left and may go out: don&apos;t fill your hand.</source>
        <translation>
            <numerusform>%1 ਕੋਲ ਸਿਰਫ਼ %2 ਪੱਤਾ ਰਹਿ ਗਿਆ ਹੈ, ਜੋ ਕਦੇ ਵੀ ਮੁੱਕ ਸਕਦਾ ਹੈ: ਹੱਥ ਨਾ ਭਰੋ।</numerusform>
            <numerusform>%1 ਕੋਲ ਸਿਰਫ਼ %2 ਪੱਤੇ ਰਹਿ ਗਏ ਹਨ, ਜੋ ਕਦੇ ਵੀ ਮੁੱਕ ਸਕਦੇ ਹਨ: ਹੱਥ ਨਾ ਭਰੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %1 card(s): keep your %2 for a larger one, and draw.</source>
        <translation>
            <numerusform>ਢੇਰੀ ਵਿੱਚ ਸਿਰਫ਼ %1 ਪੱਤਾ ਹੈ: %2 ਵੱਡੀ ਢੇਰੀ ਲਈ ਰੱਖੋ, ਅਤੇ ਗੱਡੀ ਤੋਂ ਚੁੱਕੋ।</numerusform>
            <numerusform>ਢੇਰੀ ਵਿੱਚ ਸਿਰਫ਼ %1 ਪੱਤੇ ਹਨ: %2 ਵੱਡੀ ਢੇਰੀ ਲਈ ਰੱਖੋ, ਅਤੇ ਗੱਡੀ ਤੋਂ ਚੁੱਕੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile counts only %1 points, and taking it costs you %2 card(s): draw.</source>
        <translation>
            <numerusform>ਢੇਰੀ ਦੇ ਸਿਰਫ਼ %1 ਅੰਕ ਹਨ, ਅਤੇ ਇਸ ਉੱਤੇ ਤੁਹਾਡਾ %2 ਪੱਤਾ ਲੱਗੇਗਾ: ਗੱਡੀ ਤੋਂ ਚੁੱਕੋ।</numerusform>
            <numerusform>ਢੇਰੀ ਦੇ ਸਿਰਫ਼ %1 ਅੰਕ ਹਨ, ਅਤੇ ਇਸ ਉੱਤੇ ਤੁਹਾਡੇ %2 ਪੱਤੇ ਲੱਗਣਗੇ: ਗੱਡੀ ਤੋਂ ਚੁੱਕੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 your first meld counts %2 points, and you get %3 more card(s).</source>
        <translation>
            <numerusform>%1 ਲੈ ਕੇ ਤੁਹਾਡਾ ਪਹਿਲਾ ਮੇਲ %2 ਅੰਕਾਂ ਦਾ ਬਣਦਾ ਹੈ, ਅਤੇ %3 ਪੱਤਾ ਹੋਰ ਮਿਲਦਾ ਹੈ।</numerusform>
            <numerusform>%1 ਲੈ ਕੇ ਤੁਹਾਡਾ ਪਹਿਲਾ ਮੇਲ %2 ਅੰਕਾਂ ਦਾ ਬਣਦਾ ਹੈ, ਅਤੇ %3 ਪੱਤੇ ਹੋਰ ਮਿਲਦੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 completes a canasta of %2.</source>
        <translation>%1 ਲੈਣ ਨਾਲ %2{obl} ਦਾ ਕੈਨਾਸਟਾ ਪੂਰਾ ਹੋ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 cards that you get fit your melds or pairs: take the pile.</source>
        <translation>
            <numerusform>ਮਿਲਣ ਵਾਲੇ %2 ਪੱਤਿਆਂ ਵਿੱਚੋਂ %1 ਤੁਹਾਡੇ ਮੇਲਾਂ ਜਾਂ ਜੋੜਿਆਂ ਨਾਲ ਲੱਗਦਾ ਹੈ: ਢੇਰੀ ਚੁੱਕੋ।</numerusform>
            <numerusform>ਮਿਲਣ ਵਾਲੇ %2 ਪੱਤਿਆਂ ਵਿੱਚੋਂ %1 ਤੁਹਾਡੇ ਮੇਲਾਂ ਜਾਂ ਜੋੜਿਆਂ ਨਾਲ ਲੱਗਦੇ ਹਨ: ਢੇਰੀ ਚੁੱਕੋ।</numerusform>
        </translation>
    </message>
    <message>
        <source>You also get the %1, which goes with your cards: take the pile.</source>
        <translation>ਢੇਰੀ ਵਿੱਚ ਤੁਹਾਡੇ ਕੰਮ ਦਾ ਪੱਤਾ %1 ਵੀ ਹੈ: ਢੇਰੀ ਚੁੱਕੋ।</translation>
    </message>
    <message numerus="yes">
        <source>The pile has %1 wild card(s) in it, such as the %2: take it.</source>
        <translation>
            <numerusform>ਢੇਰੀ ਵਿੱਚ %1 ਵਾਈਲਡ ਕਾਰਡ ਹੈ, %2: ਢੇਰੀ ਚੁੱਕੋ।</numerusform>
            <numerusform>ਢੇਰੀ ਵਿੱਚ %1 ਵਾਈਲਡ ਕਾਰਡ ਹਨ, ਜਿਵੇਂ %2: ਢੇਰੀ ਚੁੱਕੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %1 card(s) worth %2 points: take the pile.</source>
        <translation>
            <numerusform>ਤੁਹਾਨੂੰ %2 ਅੰਕਾਂ ਦਾ %1 ਪੱਤਾ ਮਿਲਦਾ ਹੈ: ਢੇਰੀ ਚੁੱਕੋ।</numerusform>
            <numerusform>ਤੁਹਾਨੂੰ %2 ਅੰਕਾਂ ਦੇ %1 ਪੱਤੇ ਮਿਲਦੇ ਹਨ: ਢੇਰੀ ਚੁੱਕੋ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 makes a sure meld; a card from the stock may not fit.</source>
        <translation>%1 ਲੈਣ ਨਾਲ ਮੇਲ ਪੱਕਾ ਬਣਦਾ ਹੈ; ਗੱਡੀ ਦਾ ਪੱਤਾ ਸ਼ਾਇਦ ਕੰਮ ਨਾ ਆਵੇ।</translation>
    </message>
    <message>
        <source>The %1 joins your %2; a card from the stock may not fit.</source>
        <translation>%1 ਤੁਹਾਡੇ %2{obl} ਵਾਲੇ ਮੇਲ ਦਾ ਪੱਤਾ ਹੈ; ਗੱਡੀ ਦਾ ਪੱਤਾ ਸ਼ਾਇਦ ਕੰਮ ਨਾ ਆਵੇ।</translation>
    </message>
    <message>
        <source>The stock is empty and the %1 fits your meld, so you must take the pile.</source>
        <translation>ਬਾਕੀ ਗੱਡੀ ਮੁੱਕ ਗਈ ਅਤੇ %1 ਤੁਹਾਡੇ ਮੇਲ ਦਾ ਪੱਤਾ ਹੈ, ਸੋ ਢੇਰੀ ਚੁੱਕਣੀ ਪਵੇਗੀ।</translation>
    </message>
    <message>
        <source>%1 said yes, so go out.</source>
        <translation>%1 ਨੇ ਹਾਂ ਕੀਤੀ ਹੈ, ਸੋ ਪੱਤੇ ਮੁਕਾਓ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 may go out next, with only %2 card(s) left: go out first.</source>
        <translation>
            <numerusform>%1 ਕੋਲ ਸਿਰਫ਼ %2 ਪੱਤਾ ਹੈ, ਜੋ ਅਗਲੀ ਵਾਰੀ ਮੁੱਕ ਸਕਦਾ ਹੈ: ਪਹਿਲਾਂ ਤੁਸੀਂ ਮੁਕਾਓ।</numerusform>
            <numerusform>%1 ਕੋਲ ਸਿਰਫ਼ %2 ਪੱਤੇ ਹਨ, ਜੋ ਅਗਲੀ ਵਾਰੀ ਮੁੱਕ ਸਕਦੇ ਹਨ: ਪਹਿਲਾਂ ਤੁਸੀਂ ਮੁਕਾਓ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out now: %1 has melded nothing, and is caught with %2 card(s).</source>
        <translation>
            <numerusform>ਹੁਣੇ ਪੱਤੇ ਮੁਕਾਓ: %1 ਨੇ ਕੋਈ ਮੇਲ ਨਹੀਂ ਵਿਛਾਇਆ, ਅਤੇ %2 ਪੱਤਾ ਹੱਥ ਵਿੱਚ ਫਸ ਜਾਵੇਗਾ।</numerusform>
            <numerusform>ਹੁਣੇ ਪੱਤੇ ਮੁਕਾਓ: %1 ਨੇ ਕੋਈ ਮੇਲ ਨਹੀਂ ਵਿਛਾਇਆ, ਅਤੇ %2 ਪੱਤੇ ਹੱਥ ਵਿੱਚ ਫਸ ਜਾਣਗੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out now and catch %1 with %2 card(s).</source>
        <translation>
            <numerusform>ਹੁਣੇ ਪੱਤੇ ਮੁਕਾਓ: %1 ਦੇ ਹੱਥ ਵਿੱਚ %2 ਪੱਤਾ ਫਸ ਜਾਵੇਗਾ।</numerusform>
            <numerusform>ਹੁਣੇ ਪੱਤੇ ਮੁਕਾਓ: %1 ਦੇ ਹੱਥ ਵਿੱਚ %2 ਪੱਤੇ ਫਸ ਜਾਣਗੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can go out, but %1 still holds %2 card(s): ask first.</source>
        <translation>
            <numerusform>ਤੁਸੀਂ ਪੱਤੇ ਮੁਕਾ ਸਕਦੇ ਹੋ, ਪਰ %1 ਕੋਲ ਅਜੇ %2 ਪੱਤਾ ਹੈ: ਪਹਿਲਾਂ ਪੁੱਛੋ।</numerusform>
            <numerusform>ਤੁਸੀਂ ਪੱਤੇ ਮੁਕਾ ਸਕਦੇ ਹੋ, ਪਰ %1 ਕੋਲ ਅਜੇ %2 ਪੱਤੇ ਹਨ: ਪਹਿਲਾਂ ਪੁੱਛੋ।</numerusform>
        </translation>
    </message>
    <message>
        <source>You can go out, but the rules want you to ask %1 first.</source>
        <translation>ਤੁਸੀਂ ਪੱਤੇ ਮੁਕਾ ਸਕਦੇ ਹੋ, ਪਰ ਨਿਯਮਾਂ ਮੁਤਾਬਕ ਪਹਿਲਾਂ %1 ਤੋਂ ਪੁੱਛਣਾ ਪਵੇਗਾ।</translation>
    </message>
    <message numerus="yes">
        <source>The deal may end soon anyway, and your hand counts %1 point(s): say yes.</source>
        <translation>
            <numerusform>ਬਾਜ਼ੀ ਉਂਜ ਵੀ ਛੇਤੀ ਮੁੱਕ ਸਕਦੀ ਹੈ, ਅਤੇ ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ %1 ਅੰਕ ਹੈ: ਹਾਂ ਕਰੋ।</numerusform>
            <numerusform>ਬਾਜ਼ੀ ਉਂਜ ਵੀ ਛੇਤੀ ਮੁੱਕ ਸਕਦੀ ਹੈ, ਅਤੇ ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ %1 ਅੰਕ ਹਨ: ਹਾਂ ਕਰੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand costs your side only %1 point(s): say yes.</source>
        <translation>
            <numerusform>ਤੁਹਾਡੇ ਹੱਥ ਕਰਕੇ ਟੀਮ ਦਾ ਸਿਰਫ਼ %1 ਅੰਕ ਘਟੇਗਾ: ਹਾਂ ਕਰੋ।</numerusform>
            <numerusform>ਤੁਹਾਡੇ ਹੱਥ ਕਰਕੇ ਟੀਮ ਦੇ ਸਿਰਫ਼ %1 ਅੰਕ ਘਟਣਗੇ: ਹਾਂ ਕਰੋ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out now is worth more to your side than the %1 points in your hand: say yes.</source>
        <translation>ਹੁਣੇ ਪੱਤੇ ਮੁਕਾਉਣ ਦਾ ਫ਼ਾਇਦਾ ਤੁਹਾਡੀ ਟੀਮ ਲਈ ਹੱਥ ਵਿਚਲੇ %1 ਅੰਕਾਂ ਨਾਲੋਂ ਵੱਧ ਹੈ: ਹਾਂ ਕਰੋ।</translation>
    </message>
    <message>
        <source>Your %1 may still become a canasta: say no.</source>
        <translation>ਤੁਹਾਡਾ %1{obl} ਵਾਲਾ ਮੇਲ ਅਜੇ ਕੈਨਾਸਟਾ ਬਣ ਸਕਦਾ ਹੈ: ਨਾਂਹ ਕਰੋ।</translation>
    </message>
    <message>
        <source>Say no: %1 points in your hand would count against your side.</source>
        <translation>ਨਾਂਹ ਕਰੋ: ਹੱਥ ਵਿਚਲੇ %1 ਅੰਕ ਤੁਹਾਡੀ ਟੀਮ ਦੇ ਜੋੜ ਵਿੱਚੋਂ ਘਟਣਗੇ।</translation>
    </message>
    <message>
        <source>The deal may end soon: lay down these %1 points while you can.</source>
        <translation>ਬਾਜ਼ੀ ਛੇਤੀ ਮੁੱਕ ਸਕਦੀ ਹੈ: ਮੌਕਾ ਹੈ, ਇਹ %1 ਅੰਕ ਵਿਛਾ ਲਓ।</translation>
    </message>
    <message>
        <source>%1 has already melded: make your first meld of %2 points (you need %3).</source>
        <translation>%1 ਨੇ ਮੇਲ ਵਿਛਾ ਲਿਆ ਹੈ: ਤੁਸੀਂ ਵੀ %2 ਅੰਕਾਂ ਦਾ ਪਹਿਲਾ ਮੇਲ ਵਿਛਾਓ (ਲੋੜ: %3)।</translation>
    </message>
    <message>
        <source>These cards count %1 points, and your first meld needs %2.</source>
        <translation>ਇਹਨਾਂ ਪੱਤਿਆਂ ਦੇ %1 ਅੰਕ ਹਨ, ਅਤੇ ਤੁਹਾਡੇ ਪਹਿਲੇ ਮੇਲ ਲਈ %2 ਚਾਹੀਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>You complete a canasta of %1, and your side may then go out.</source>
        <translation>%1{obl} ਦਾ ਕੈਨਾਸਟਾ ਪੂਰਾ ਹੁੰਦਾ ਹੈ, ਅਤੇ ਫਿਰ ਤੁਹਾਡੀ ਟੀਮ ਪੱਤੇ ਮੁਕਾ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>You complete a canasta of %1 for %2 extra points.</source>
        <translation>%1{obl} ਦਾ ਕੈਨਾਸਟਾ ਪੂਰਾ ਹੁੰਦਾ ਹੈ, ਜਿਸ ਦੇ %2 ਅੰਕ ਹੋਰ ਮਿਲਦੇ ਹਨ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %2 card(s) left: don&apos;t be caught with these %3 points.</source>
        <translation>
            <numerusform>%1 ਕੋਲ ਸਿਰਫ਼ %2 ਪੱਤਾ ਰਹਿ ਗਿਆ ਹੈ: ਇਹ %3 ਅੰਕ ਹੱਥ ਵਿੱਚ ਨਾ ਫਸਣ ਦਿਓ।</numerusform>
            <numerusform>%1 ਕੋਲ ਸਿਰਫ਼ %2 ਪੱਤੇ ਰਹਿ ਗਏ ਹਨ: ਇਹ %3 ਅੰਕ ਹੱਥ ਵਿੱਚ ਨਾ ਫਸਣ ਦਿਓ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 card(s) are left to draw: don&apos;t be caught with these %2 points.</source>
        <translation>
            <numerusform>ਗੱਡੀ ਵਿੱਚ ਸਿਰਫ਼ %1 ਪੱਤਾ ਬਚਿਆ ਹੈ: ਇਹ %2 ਅੰਕ ਹੱਥ ਵਿੱਚ ਨਾ ਫਸਣ ਦਿਓ।</numerusform>
            <numerusform>ਗੱਡੀ ਵਿੱਚ ਸਿਰਫ਼ %1 ਪੱਤੇ ਬਚੇ ਹਨ: ਇਹ %2 ਅੰਕ ਹੱਥ ਵਿੱਚ ਨਾ ਫਸਣ ਦਿਓ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %1 grow to %2: a canasta needs only %3 more.</source>
        <translation>
            <numerusform>ਤੁਹਾਡੇ %1{obl} ਵਾਲੇ ਮੇਲ ਵਿੱਚ %2 ਪੱਤੇ ਹੋਣਗੇ: ਕੈਨਾਸਟੇ ਲਈ ਸਿਰਫ਼ %3 ਹੋਰ ਚਾਹੀਦਾ ਹੈ।</numerusform>
            <numerusform>ਤੁਹਾਡੇ %1{obl} ਵਾਲੇ ਮੇਲ ਵਿੱਚ %2 ਪੱਤੇ ਹੋਣਗੇ: ਕੈਨਾਸਟੇ ਲਈ ਸਿਰਫ਼ %3 ਹੋਰ ਚਾਹੀਦੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your meld of %1 grows to %2 card(s), and these %3 points are safe.</source>
        <translation>
            <numerusform>ਤੁਹਾਡਾ %1{obl} ਵਾਲਾ ਮੇਲ %2 ਪੱਤੇ ਦਾ ਹੋ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਇਹ %3 ਅੰਕ ਪੱਕੇ ਹਨ।</numerusform>
            <numerusform>ਤੁਹਾਡਾ %1{obl} ਵਾਲਾ ਮੇਲ %2 ਪੱਤਿਆਂ ਦਾ ਹੋ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਇਹ %3 ਅੰਕ ਪੱਕੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down %1 black threes and go out.</source>
        <translation>ਤੁਸੀਂ %1 ਕਾਲੀਆਂ ਤਿੱਕੀਆਂ ਵਿਛਾ ਕੇ ਪੱਤੇ ਮੁਕਾ ਲੈਂਦੇ ਹੋ।</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %1 is worth %2 points, and %3 more card(s) make it a canasta.</source>
        <translation>
            <numerusform>%1{obl} ਵਾਲਾ ਮੇਲ %2 ਅੰਕਾਂ ਦਾ ਹੈ, ਅਤੇ %3 ਹੋਰ ਪੱਤੇ ਨਾਲ ਕੈਨਾਸਟਾ ਬਣ ਜਾਵੇਗਾ।</numerusform>
            <numerusform>%1{obl} ਵਾਲਾ ਮੇਲ %2 ਅੰਕਾਂ ਦਾ ਹੈ, ਅਤੇ %3 ਹੋਰ ਪੱਤਿਆਂ ਨਾਲ ਕੈਨਾਸਟਾ ਬਣ ਜਾਵੇਗਾ।</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down %1 points in %2 melds.</source>
        <translation>ਤੁਸੀਂ %2 ਮੇਲਾਂ ਵਿੱਚ %1 ਅੰਕ ਵਿਛਾਉਂਦੇ ਹੋ।</translation>
    </message>
    <message numerus="yes">
        <source>All you can do is end the deal, with %1 point(s) in your hand.</source>
        <translation>
            <numerusform>ਬਾਜ਼ੀ ਮੁਕਾਉਣ ਤੋਂ ਬਿਨਾਂ ਹੋਰ ਚਾਰਾ ਨਹੀਂ; ਹੱਥ ਵਿੱਚ %1 ਅੰਕ ਰਹਿੰਦਾ ਹੈ।</numerusform>
            <numerusform>ਬਾਜ਼ੀ ਮੁਕਾਉਣ ਤੋਂ ਬਿਨਾਂ ਹੋਰ ਚਾਰਾ ਨਹੀਂ; ਹੱਥ ਵਿੱਚ %1 ਅੰਕ ਰਹਿੰਦੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>a meld of them: Your meld of … grows</comment>
        <translation>ਵਾਈਲਡ ਕਾਰਡ</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਕਾਲੀਆਂ ਤਿੱਕੀਆਂ</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਵਾਈਲਡ ਕਾਰਡਾਂ</translation>
    </message>
</context>
<context>
    <name>Canasta lesson</name>
    <message>
        <source>Going out</source>
        <translation>ਪੱਤੇ ਮੁਕਾਉਣੇ</translation>
    </message>
    <message>
        <source>Shall I show you how going out works?</source>
        <translation>ਵਿਖਾਵਾਂ, ਪੱਤੇ ਕਿਵੇਂ ਮੁਕਾਈਦੇ ਹਨ?</translation>
    </message>
    <message>
        <source>Going out ends the deal: what the others still hold counts against them.</source>
        <translation>ਪੱਤੇ ਮੁੱਕਦਿਆਂ ਹੀ ਬਾਜ਼ੀ ਮੁੱਕ ਜਾਂਦੀ ਹੈ: ਦੂਜਿਆਂ ਦੇ ਹੱਥ ਦੇ ਪੱਤੇ ਉਹਨਾਂ ਦੇ ਅੰਕ ਘਟਾਉਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Your side needs a canasta first. Five kings are a good start.</source>
        <translation>ਪਹਿਲਾਂ ਟੀਮ ਦਾ ਕੈਨਾਸਟਾ ਚਾਹੀਦਾ ਹੈ। ਪੰਜ ਬਾਦਸ਼ਾਹ ਚੰਗੀ ਸ਼ੁਰੂਆਤ ਹਨ।</translation>
    </message>
    <message>
        <source>Lay down the aces, too: on the table they count for you.</source>
        <translation>ਯੱਕੇ ਵੀ ਵਿਛਾਓ: ਮੇਜ਼ ਉੱਤੇ ਉਹਨਾਂ ਦੇ ਅੰਕ ਤੁਹਾਡੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Without a canasta you can&apos;t lay down everything: a card has to stay.</source>
        <translation>ਕੈਨਾਸਟੇ ਬਿਨਾਂ ਸਭ ਨਹੀਂ ਵਿਛਾ ਸਕਦੇ: ਇੱਕ ਪੱਤਾ ਰੱਖਣਾ ਪਵੇਗਾ।</translation>
    </message>
    <message>
        <source>Throw a card that stands alone, and keep your pair.</source>
        <translation>ਇਕੱਲਾ ਪੱਤਾ ਸੁੱਟੋ, ਜੋੜਾ ਰੱਖੋ।</translation>
    </message>
    <message>
        <source>That is the seventh king: add it, and your side has its canasta.</source>
        <translation>ਇਹ ਸੱਤਵਾਂ ਬਾਦਸ਼ਾਹ ਹੈ: ਲਾਓ, ਤੇ ਟੀਮ ਦਾ ਕੈਨਾਸਟਾ ਬਣਿਆ।</translation>
    </message>
    <message>
        <source>Once more: throw the single card. A third eight would let you go out.</source>
        <translation>ਇੱਕ ਵਾਰ ਹੋਰ: ਇਕੱਲਾ ਪੱਤਾ ਸੁੱਟੋ। ਤੀਜੀ ਅੱਠੀ ਆਵੇ ਤਾਂ ਪੱਤੇ ਮੁਕਾ ਸਕੋਗੇ।</translation>
    </message>
    <message>
        <source>You can go out now! You may ask your partner first; the answer binds you.</source>
        <translation>ਹੁਣ ਪੱਤੇ ਮੁਕਾ ਸਕਦੇ ਹੋ! ਪਹਿਲਾਂ ਸਾਥੀ ਤੋਂ ਪੁੱਛ ਸਕਦੇ ਹੋ; ਜਵਾਬ ਮੰਨਣਾ ਪਵੇਗਾ।</translation>
    </message>
    <message>
        <source>Your partner agrees: now you have to go out in this turn.</source>
        <translation>ਸਾਥੀ ਨੇ ਹਾਂ ਕੀਤੀ: ਹੁਣ ਇਸੇ ਵਾਰੀ ਪੱਤੇ ਮੁਕਾਉਣੇ ਪੈਣਗੇ।</translation>
    </message>
    <message>
        <source>Lay down everything you have left: going out counts %1 points.</source>
        <translation>ਜੋ ਬਚਿਆ ਹੈ ਸਭ ਵਿਛਾਓ: ਪੱਤੇ ਮੁਕਾਉਣ ਦੇ %1 ਅੰਕ ਹਨ।</translation>
    </message>
    <message>
        <source>Shall I show you how a meld is made?</source>
        <translation>ਵਿਖਾਵਾਂ, ਮੇਲ ਕਿਵੇਂ ਬਣਦਾ ਹੈ?</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>ਮੇਲ ਅਤੇ ਕੈਨਾਸਟੇ</translation>
    </message>
    <message>
        <source>Shall I show you how a turn goes?</source>
        <translation>ਵਿਖਾਵਾਂ, ਵਾਰੀ ਕਿਵੇਂ ਚੱਲਦੀ ਹੈ?</translation>
    </message>
    <message>
        <source>Shall I show you how a first meld is made?</source>
        <translation>ਵਿਖਾਵਾਂ, ਪਹਿਲਾ ਮੇਲ ਕਿਵੇਂ ਬਣਦਾ ਹੈ?</translation>
    </message>
    <message>
        <source>Lay down cards of one rank. Seven of them are a canasta, and count most.</source>
        <translation>ਇੱਕ ਦਰਜੇ ਦੇ ਪੱਤੇ ਵਿਛਾਓ। ਸੱਤ ਹੋਣ ਤਾਂ ਕੈਨਾਸਟਾ ਬਣਦਾ ਹੈ, ਅਤੇ ਅੰਕ ਸਭ ਤੋਂ ਵੱਧ ਮਿਲਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Every turn begins with a card: draw one from the stock.</source>
        <translation>ਹਰ ਵਾਰੀ ਪੱਤੇ ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ: ਬਾਕੀ ਗੱਡੀ ਤੋਂ ਇੱਕ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>A first meld must count %1: three aces are worth %2.</source>
        <translation>ਪਹਿਲਾ ਮੇਲ %1 ਅੰਕਾਂ ਦਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ: ਤਿੰਨ ਯੱਕੇ %2 ਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Now any three of a rank will do: lay down your kings, too.</source>
        <translation>ਹੁਣ ਕਿਸੇ ਵੀ ਦਰਜੇ ਦੇ ਤਿੰਨ ਚੱਲਣਗੇ: ਬਾਦਸ਼ਾਹ ਵੀ ਵਿਛਾਓ।</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: throw a low card that stands alone.</source>
        <translation>ਵਾਰੀ ਪੱਤਾ ਸੁੱਟ ਕੇ ਮੁੱਕਦੀ ਹੈ: ਕੋਈ ਛੋਟਾ ਇਕੱਲਾ ਪੱਤਾ ਸੁੱਟੋ।</translation>
    </message>
    <message>
        <source>Partners meld together: what your partner lays down is yours as well.</source>
        <translation>ਸਾਥੀ ਰਲ ਕੇ ਵਿਛਾਉਂਦੇ ਹਨ: ਸਾਥੀ ਦਾ ਵਿਛਾਇਆ ਤੁਹਾਡਾ ਵੀ ਹੈ।</translation>
    </message>
    <message>
        <source>It&apos;s your turn again, so draw.</source>
        <translation>ਫਿਰ ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ: ਪੱਤਾ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>A card that fits can be added to a meld of your side: add the king.</source>
        <translation>ਢੁਕਵਾਂ ਪੱਤਾ ਆਪਣੀ ਟੀਮ ਦੇ ਮੇਲ ਨਾਲ ਲਾਇਆ ਜਾ ਸਕਦਾ ਹੈ: ਬਾਦਸ਼ਾਹ ਲਾਓ।</translation>
    </message>
    <message>
        <source>Deuces and jokers are wild: your deuce stands for the seventh king.</source>
        <translation>ਦੁੱਕੀਆਂ ਅਤੇ ਜੋਕਰ ਵਾਈਲਡ ਹਨ: ਤੁਹਾਡੀ ਦੁੱਕੀ ਸੱਤਵੇਂ ਬਾਦਸ਼ਾਹ ਦੀ ਥਾਂ ਲੱਗੇਗੀ।</translation>
    </message>
    <message>
        <source>A canasta! It scores %1 extra points with wild cards in it, and %2 without.</source>
        <translation>ਕੈਨਾਸਟਾ ਬਣ ਗਿਆ! ਵਾਈਲਡ ਕਾਰਡਾਂ ਨਾਲ ਇਸ ਦੇ %1 ਅੰਕ ਹੋਰ ਹਨ, ਉਹਨਾਂ ਬਿਨਾਂ %2।</translation>
    </message>
    <message>
        <source>With a canasta your side may go out: the last card you lay down ends the deal.</source>
        <translation>ਕੈਨਾਸਟੇ ਨਾਲ ਟੀਮ ਪੱਤੇ ਮੁਕਾ ਸਕਦੀ ਹੈ: ਆਖ਼ਰੀ ਪੱਤੇ ਨਾਲ ਬਾਜ਼ੀ ਮੁੱਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>ਢੇਰੀ</translation>
    </message>
    <message>
        <source>Shall I show you how the pile is taken?</source>
        <translation>ਵਿਖਾਵਾਂ, ਢੇਰੀ ਕਿਵੇਂ ਚੁੱਕੀਦੀ ਹੈ?</translation>
    </message>
    <message>
        <source>A player who can meld the top card of the pile at once may take all of it.</source>
        <translation>ਜੋ ਢੇਰੀ ਦਾ ਉੱਪਰਲਾ ਪੱਤਾ ਝੱਟ ਵਿਛਾ ਸਕੇ, ਉਹ ਸਾਰੀ ਚੁੱਕ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>It is easier once your side has melded: lay down the three aces.</source>
        <translation>ਟੀਮ ਦਾ ਮੇਲ ਵਿਛ ਜਾਵੇ ਤਾਂ ਸੌਖਾ ਹੁੰਦਾ ਹੈ: ਤਿੰਨ ਯੱਕੇ ਵਿਛਾਓ।</translation>
    </message>
    <message>
        <source>A black three on top blocks the pile for the next player: throw yours.</source>
        <translation>ਉੱਪਰ ਕਾਲੀ ਤਿੱਕੀ ਹੋਵੇ ਤਾਂ ਅਗਲਾ ਖਿਡਾਰੀ ਢੇਰੀ ਨਹੀਂ ਚੁੱਕ ਸਕਦਾ: ਆਪਣੀ ਕਾਲੀ ਤਿੱਕੀ ਸੁੱਟੋ।</translation>
    </message>
    <message>
        <source>You hold two that match the top card: take the pile with them.</source>
        <translation>ਉੱਪਰਲੇ ਪੱਤੇ ਵਰਗੇ ਦੋ ਤੁਹਾਡੇ ਕੋਲ ਹਨ: ਉਹਨਾਂ ਨਾਲ ਢੇਰੀ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>The rest joined your hand: add what fits your melds right away.</source>
        <translation>ਬਾਕੀ ਪੱਤੇ ਹੱਥ ਵਿੱਚ ਆਏ: ਜੋ ਮੇਲਾਂ ਨਾਲ ਲੱਗਣ, ਹੁਣੇ ਲਾਓ।</translation>
    </message>
    <message>
        <source>Now throw a card that the next player can hardly use: a low one.</source>
        <translation>ਹੁਣ ਅਜਿਹਾ ਪੱਤਾ ਸੁੱਟੋ ਜੋ ਅਗਲੇ ਦੇ ਘੱਟ ਹੀ ਕੰਮ ਆਵੇ: ਕੋਈ ਛੋਟਾ।</translation>
    </message>
    <message>
        <source>A wild card lies in the pile: it is frozen, and harder to take.</source>
        <translation>ਢੇਰੀ ਵਿੱਚ ਵਾਈਲਡ ਕਾਰਡ ਹੈ: ਉਹ ਜੰਮ ਗਈ ਹੈ, ਹੁਣ ਚੁੱਕਣੀ ਔਖੀ ਹੈ।</translation>
    </message>
    <message>
        <source>A frozen pile needs two matching cards from your hand, and you have one: draw.</source>
        <translation>ਜੰਮੀ ਢੇਰੀ ਲਈ ਹੱਥ ਵਿੱਚ ਉੱਪਰਲੇ ਪੱਤੇ ਵਰਗੇ ਦੋ ਚਾਹੀਦੇ ਹਨ, ਤੁਹਾਡੇ ਕੋਲ ਇੱਕ ਹੈ: ਪੱਤਾ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>Keep your pairs for the frozen pile, and throw a card that stands alone.</source>
        <translation>ਜੋੜੇ ਜੰਮੀ ਢੇਰੀ ਲਈ ਰੱਖੋ, ਇਕੱਲਾ ਪੱਤਾ ਸੁੱਟੋ।</translation>
    </message>
    <message>
        <source>Now you have two of that rank in your hand: the frozen pile is yours!</source>
        <translation>ਹੁਣ ਹੱਥ ਵਿੱਚ ਉਸ ਦਰਜੇ ਦੇ ਦੋ ਹਨ: ਜੰਮੀ ਢੇਰੀ ਤੁਹਾਡੀ!</translation>
    </message>
</context>
<context>
    <name>Canasta, brief</name>
    <message>
        <source>takes the pile: %3</source>
        <translation>ਢੇਰੀ ਚੁੱਕੀ: %3</translation>
    </message>
    <message>
        <source>take the pile: %3</source>
        <translation>ਢੇਰੀ ਚੁੱਕੀ: %3</translation>
    </message>
    <message>
        <source>takes the pile</source>
        <translation>ਢੇਰੀ ਚੁੱਕੀ</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>ਢੇਰੀ ਚੁੱਕੀ</translation>
    </message>
    <message>
        <source>lays %3</source>
        <comment>cards, behind a name</comment>
        <translation>ਵਿਛਾਏ: %3</translation>
    </message>
    <message>
        <source>lay %3</source>
        <comment>cards, behind: You</comment>
        <translation>ਵਿਛਾਏ: %3</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>ਲਾਲ ਤਿੱਕੀ</translation>
    </message>
    <message>
        <source>discards %3</source>
        <translation>ਸੁੱਟਿਆ: %3</translation>
    </message>
    <message>
        <source>discard %3</source>
        <translation>ਸੁੱਟਿਆ: %3</translation>
    </message>
    <message>
        <source>discards %3, pile frozen</source>
        <translation>ਸੁੱਟਿਆ: %3; ਢੇਰੀ ਜੰਮ ਗਈ</translation>
    </message>
    <message>
        <source>discard %3, pile frozen</source>
        <translation>ਸੁੱਟਿਆ: %3; ਢੇਰੀ ਜੰਮ ਗਈ</translation>
    </message>
    <message>
        <source>%2 turned up</source>
        <translation>ਉੱਪਰ: %2</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <translation>ਕੁਦਰਤੀ ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>ਗੱਡੀ ਤੋਂ ਚੁੱਕਿਆ</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>behind: You</comment>
        <translation>ਗੱਡੀ ਤੋਂ ਚੁੱਕਿਆ</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>ਮਿਸ਼ਰਤ ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>ਵਾਈਲਡ ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>ਪੱਤੇ ਮੁਕਾ ਲਏ</translation>
    </message>
    <message>
        <source>go out</source>
        <translation>ਪੱਤੇ ਮੁਕਾ ਲਏ</translation>
    </message>
    <message>
        <source>draw or take</source>
        <translation>ਪੱਤਾ ਚੁੱਕੋ ਜਾਂ ਢੇਰੀ</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ਪੱਤਾ ਚੁੱਕੋ</translation>
    </message>
    <message>
        <source>meld or discard</source>
        <translation>ਮੇਲ ਵਿਛਾਓ ਜਾਂ ਪੱਤਾ ਸੁੱਟੋ</translation>
    </message>
    <message>
        <source>stock used up, end or meld</source>
        <translation>ਗੱਡੀ ਮੁੱਕੀ, ਮੇਲ ਵਿਛਾਓ ਜਾਂ ਬਾਜ਼ੀ ਮੁਕਾਓ</translation>
    </message>
    <message>
        <source>partner says yes, go out</source>
        <translation>ਸਾਥੀ ਦੀ ਹਾਂ, ਪੱਤੇ ਮੁਕਾਓ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 ਵਿੱਚੋਂ %1</translation>
    </message>
    <message>
        <source>%1, enough</source>
        <translation>%1, ਬਥੇਰੇ</translation>
    </message>
    <message>
        <source>not final yet</source>
        <translation>ਅਜੇ ਪੱਕੇ ਨਹੀਂ</translation>
    </message>
</context>
<context>
    <name>Canasta, spoken</name>
    <message>
        <source>%1 to the %2, now %3</source>
        <comment>cards, a rank, how many there are: 2 queens to the …</comment>
        <translation>%1 %2{obl} ਵਿੱਚ, ਹੁਣ %3</translation>
    </message>
    <message>
        <source>%1 to the wild cards, now %2</source>
        <comment>cards, and how many there are then</comment>
        <translation>%1 ਵਾਈਲਡ ਕਾਰਡਾਂ ਵਿੱਚ, ਹੁਣ %2</translation>
    </message>
    <message>
        <source>%1 lays down %3.</source>
        <comment>such as: 3 kings, or: 2 queens and 1 deuce to the queens, now 7</comment>
        <translation>%1 ਨੇ ਪੱਤੇ ਵਿਛਾਏ: %3।</translation>
    </message>
    <message>
        <source>You lay down %3.</source>
        <translation>ਤੁਸੀਂ ਪੱਤੇ ਵਿਛਾਏ: %3।</translation>
    </message>
    <message>
        <source>%1 takes the pile: %3.</source>
        <translation>%1 ਨੇ ਢੇਰੀ ਚੁੱਕੀ: %3।</translation>
    </message>
    <message>
        <source>You take the pile: %3.</source>
        <translation>ਤੁਸੀਂ ਢੇਰੀ ਚੁੱਕੀ: %3।</translation>
    </message>
    <message>
        <source>%1 draws.</source>
        <translation>%1 ਨੇ ਗੱਡੀ ਤੋਂ ਚੁੱਕਿਆ।</translation>
    </message>
    <message>
        <source>You draw.</source>
        <translation>ਤੁਸੀਂ ਗੱਡੀ ਤੋਂ ਚੁੱਕਿਆ।</translation>
    </message>
    <message>
        <source>Not final yet: lay the cards down, or take them back.</source>
        <translation>ਅਜੇ ਪੱਕੇ ਨਹੀਂ: ਪੱਤੇ ਵਿਛਾਓ ਜਾਂ ਵਾਪਸ ਲਓ।</translation>
    </message>
</context>
<context>
    <name>Canasta, told</name>
    <message numerus="yes">
        <source>drew %2 card(s)</source>
        <comment>who did it stands above: Amrit / drew 1 card</comment>
        <translation>
            <numerusform>%2 ਪੱਤਾ ਚੁੱਕਿਆ</numerusform>
            <numerusform>%2 ਪੱਤੇ ਚੁੱਕੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>added to %2 %3</source>
        <comment>who did it stands above; a rank and cards follow</comment>
        <translation>%2{obl} ਵਿੱਚ %3{one:%3{f:ਲਾਈ|m:ਲਾਇਆ}|other:%3{f:ਲਾਈਆਂ|m:ਲਾਏ}}: %3</translation>
    </message>
    <message numerus="yes">
        <source>took the pile: %2 card(s)</source>
        <comment>who did it stands above</comment>
        <translation>
            <numerusform>%2 ਪੱਤੇ ਦੀ ਢੇਰੀ ਚੁੱਕੀ</numerusform>
            <numerusform>%2 ਪੱਤਿਆਂ ਦੀ ਢੇਰੀ ਚੁੱਕੀ</numerusform>
        </translation>
    </message>
    <message>
        <source>laid out %2</source>
        <comment>who did it stands above; red threes follow</comment>
        <translation>%2 ਸਾਹਮਣੇ %2{one:ਰੱਖੀ|other:ਰੱਖੀਆਂ}</translation>
    </message>
    <message>
        <source>first meld, %2: %3</source>
        <comment>who did it stands above; points, then cards</comment>
        <translation>%2 ਅੰਕਾਂ ਦਾ ਪਹਿਲਾ ਮੇਲ ਵਿਛਾਇਆ: %3</translation>
    </message>
    <message>
        <source>melded %2</source>
        <comment>who did it stands above; cards follow</comment>
        <translation>%2 %2{one:%2{f:ਵਿਛਾਈ|m:ਵਿਛਾਇਆ}|other:%2{f:ਵਿਛਾਈਆਂ|m:ਵਿਛਾਏ}}</translation>
    </message>
    <message>
        <source>and %2</source>
        <comment>who did it stands above; more cards that were melded</comment>
        <translation>ਨਾਲ %2 %2{one:%2{f:ਵਿਛਾਈ|m:ਵਿਛਾਇਆ}|other:%2{f:ਵਿਛਾਈਆਂ|m:ਵਿਛਾਏ}}</translation>
    </message>
    <message>
        <source>discarded %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2 %2{f:ਸੁੱਟੀ|m:ਸੁੱਟਿਆ}</translation>
    </message>
    <message>
        <source>froze the pile with %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2{obl} ਨਾਲ ਢੇਰੀ ਜਮਾਈ</translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts</name>
    <message>
        <source>Cancellation Hearts</source>
        <translation>ਕੈਂਸਲੇਸ਼ਨ ਹਾਰਟਸ</translation>
    </message>
    <message>
        <source>Hearts with two packs for a big family. Identical cards cancel out.</source>
        <translation>ਵੱਡੇ ਟੱਬਰ ਲਈ ਦੋ ਗੱਡੀਆਂ ਵਾਲੀ ਹਾਰਟਸ। ਜੌੜੇ ਪੱਤੇ ਇੱਕ-ਦੂਜੇ ਨੂੰ ਰੱਦ ਕਰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Low cards are left out</source>
        <translation>ਛੋਟੇ ਪੱਤੇ ਕੱਢ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ</translation>
    </message>
    <message>
        <source>A kitty for the last trick</source>
        <translatorcomment>&apos;ਕਿੱਟੀ&apos; for the kitty; players may say otherwise</translatorcomment>
        <translation>ਆਖ਼ਰੀ ਸਰ ਲਈ ਕਿੱਟੀ</translation>
    </message>
    <message>
        <source>The lowest club, from the first player who has one</source>
        <translation>ਸਭ ਤੋਂ ਛੋਟੀ ਚਿੜੀ, ਜਿਸ ਪਹਿਲੇ ਖਿਡਾਰੀ ਕੋਲ ਹੋਵੇ</translation>
    </message>
    <message>
        <source>No card of the suit led is left</source>
        <translation>ਸਰ ਦੇ ਰੰਗ ਦਾ ਕੋਈ ਪੱਤਾ ਨਾ ਬਚੇ</translation>
    </message>
    <message>
        <source>Also with two pairs of twins in it</source>
        <translation>ਦੋ ਜੌੜੇ ਹੋਣ, ਤਾਂ ਵੀ</translation>
    </message>
    <message>
        <source>The same player</source>
        <translation>ਉਹੀ ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>The next player on the left</source>
        <translation>ਖੱਬੇ ਪਾਸੇ ਅਗਲਾ ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>The last player to win a trick</source>
        <translation>ਜਿਸ ਨੇ ਪਿਛਲੀ ਵਾਰ ਸਰ ਬਣਾਈ</translation>
    </message>
    <message>
        <source>To the next winner of a trick</source>
        <translation>ਅਗਲੀ ਸਰ ਬਣਾਉਣ ਵਾਲੇ ਨੂੰ</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>ਖੇਡ ਤੋਂ ਬਾਹਰ</translation>
    </message>
    <message>
        <source>To nobody</source>
        <translation>ਕਿਸੇ ਨੂੰ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>To the leader of the trick</source>
        <translation>ਸਰ ਸ਼ੁਰੂ ਕਰਨ ਵਾਲੇ ਨੂੰ</translation>
    </message>
    <message>
        <source>To the last player to win a trick</source>
        <translation>ਪਿਛਲੀ ਵਾਰ ਸਰ ਬਣਾਉਣ ਵਾਲੇ ਨੂੰ</translation>
    </message>
    <message>
        <source>To the second player of the highest twins</source>
        <translation>ਸਭ ਤੋਂ ਵੱਡੇ ਜੌੜੇ ਦੇ ਦੂਜੇ ਖਿਡਾਰੀ ਨੂੰ</translation>
    </message>
    <message>
        <source>All hands have the same number of cards: any left over lie face down as a kitty, or are left out.</source>
        <translation>ਸਭ ਨੂੰ ਬਰਾਬਰ ਪੱਤੇ ਮਿਲਦੇ ਹਨ: ਜੋ ਬਚਣ, ਉਹ ਮੂਧੇ ਕਿੱਟੀ ਵਿੱਚ ਪਏ ਰਹਿੰਦੇ ਹਨ ਜਾਂ ਕੱਢ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>ਦਿਸ਼ਾ</translation>
    </message>
    <message>
        <source>A trick is void</source>
        <translatorcomment>&apos;ਰੱਦ ਸਰ&apos; for a void trick: no established word</translatorcomment>
        <translation>ਸਰ ਕਦੋਂ ਰੱਦ ਹੁੰਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>Twins in one trick cancel each other, and a void trick has no winner.</source>
        <translatorcomment>&apos;ਜੌੜੇ ਪੱਤੇ&apos; for twins (identical cards of two packs)</translatorcomment>
        <translation>ਇੱਕ ਸਰ ਵਿੱਚ ਜੌੜੇ ਪੱਤੇ ਇੱਕ-ਦੂਜੇ ਨੂੰ ਰੱਦ ਕਰਦੇ ਹਨ, ਅਤੇ ਰੱਦ ਹੋਈ ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣਦੀ।</translation>
    </message>
    <message>
        <source>Void tricks</source>
        <translation>ਰੱਦ ਸਰਾਂ</translation>
    </message>
    <message>
        <source>Lead after a void trick</source>
        <translation>ਰੱਦ ਸਰ ਤੋਂ ਬਾਅਦ ਪਹਿਲਾ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Who leads when nobody has won the trick.</source>
        <translation>ਜਦੋਂ ਸਰ ਕਿਸੇ ਦੀ ਨਾ ਬਣੇ, ਅਗਲੀ ਸਰ ਕੌਣ ਸ਼ੁਰੂ ਕਰੇ।</translation>
    </message>
    <message>
        <source>Cards of a void trick</source>
        <translation>ਰੱਦ ਸਰ ਦੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>They wait on the table for the next winner, or count for nobody.</source>
        <translation>ਉਹ ਮੇਜ਼ ਉੱਤੇ ਅਗਲੀ ਸਰ ਬਣਾਉਣ ਵਾਲੇ ਦੀ ਉਡੀਕ ਕਰਦੇ ਹਨ, ਜਾਂ ਕਿਸੇ ਦੇ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ।</translation>
    </message>
    <message>
        <source>Cards of a void last trick</source>
        <translation>ਰੱਦ ਹੋਈ ਆਖ਼ਰੀ ਸਰ ਦੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>Waiting cards and a kitty that is still there go the same way.</source>
        <translation>ਉਡੀਕਦੇ ਪੱਤਿਆਂ ਅਤੇ ਮੇਜ਼ ਉੱਤੇ ਬਚੀ ਕਿੱਟੀ ਦਾ ਵੀ ਇਹੀ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Each of its two copies takes %1 points off its winner&apos;s score.</source>
        <translation>ਇਸ ਦੇ ਦੋਹਾਂ ਪੱਤਿਆਂ ਵਿੱਚੋਂ ਹਰੇਕ, ਜਿੱਤਣ ਵਾਲੇ ਦੇ %1 ਅੰਕ ਘਟਾਉਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Value of the moon</source>
        <translation>ਮੂਨ ਦੇ ਅੰਕ</translation>
    </message>
    <message>
        <source>%1 points as with one pack, or all %2 of the two packs.</source>
        <translation>ਇੱਕ ਗੱਡੀ ਵਾਂਗ %1 ਅੰਕ, ਜਾਂ ਦੋਹਾਂ ਗੱਡੀਆਂ ਦੇ ਸਾਰੇ %2।</translation>
    </message>
    <message>
        <source>Six to eleven</source>
        <translation>ਛੇ ਤੋਂ ਗਿਆਰਾਂ</translation>
    </message>
    <message>
        <source>Bicycle&apos;s rules</source>
        <translation>ਬਾਈਸਿਕਲ ਦੇ ਨਿਯਮ</translation>
    </message>
    <message>
        <source>Wikipedia&apos;s rules</source>
        <translation>ਵਿਕੀਪੀਡੀਆ ਦੇ ਨਿਯਮ</translation>
    </message>
    <message>
        <source>To the letter</source>
        <translation>ਸ਼ਬਦ-ਬ-ਸ਼ਬਦ</translation>
    </message>
    <message>
        <source>Identical cards in a trick cancel out; a player who shoots the moon chooses; to %1.</source>
        <translation>ਸਰ ਵਿੱਚ ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ ਰੱਦ ਹੁੰਦੇ ਹਨ; ਮੂਨ ਕਰਨ ਵਾਲਾ ਚੁਣਦਾ ਹੈ; %1 ਤੱਕ।</translation>
    </message>
    <message>
        <source>No cards are passed, no points on the first trick; to %1.</source>
        <translation>ਪੱਤੇ ਨਹੀਂ ਦਿੱਤੇ ਜਾਂਦੇ, ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਅੰਕ ਨਹੀਂ; %1 ਤੱਕ।</translation>
    </message>
    <message>
        <source>Low cards are left out, and the lowest club leads to the first trick; to %1.</source>
        <translation>ਛੋਟੇ ਪੱਤੇ ਕੱਢ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ, ਅਤੇ ਸਭ ਤੋਂ ਛੋਟੀ ਚਿੜੀ ਨਾਲ ਪਹਿਲੀ ਸਰ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ; %1 ਤੱਕ।</translation>
    </message>
    <message>
        <source>Two pairs of identical cards make a trick void, and nobody wins it; to %1.</source>
        <translation>ਇੱਕੋ ਜਿਹੇ ਪੱਤਿਆਂ ਦੇ ਦੋ ਜੋੜੇ ਹੋਣ ਤਾਂ ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣਦੀ; %1 ਤੱਕ।</translation>
    </message>
    <message>
        <source>Cancellation Hearts to %1</source>
        <translation>ਕੈਂਸਲੇਸ਼ਨ ਹਾਰਟਸ, %1 ਅੰਕਾਂ ਤੱਕ</translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %1 card(s), points: %2</source>
        <translation>
            <numerusform>ਉਡੀਕ ਵਿੱਚ: %1 ਪੱਤਾ, ਅੰਕ: %2</numerusform>
            <numerusform>ਉਡੀਕ ਵਿੱਚ: %1 ਪੱਤੇ, ਅੰਕ: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of play: %1 card(s), points: %2</source>
        <translation>
            <numerusform>ਖੇਡ ਤੋਂ ਬਾਹਰ: %1 ਪੱਤਾ, ਅੰਕ: %2</numerusform>
            <numerusform>ਖੇਡ ਤੋਂ ਬਾਹਰ: %1 ਪੱਤੇ, ਅੰਕ: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counts for nobody: %1 card(s)</source>
        <translation>
            <numerusform>ਕਿਸੇ ਦਾ ਨਹੀਂ: %1 ਪੱਤਾ</numerusform>
            <numerusform>ਕਿਸੇ ਦੇ ਨਹੀਂ: %1 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>Twins and void tricks</source>
        <translation>ਜੌੜੇ ਪੱਤੇ ਅਤੇ ਰੱਦ ਸਰਾਂ</translation>
    </message>
    <message>
        <source>All cards of two packs are used, so that every card has a twin.</source>
        <translation>ਦੋ ਗੱਡੀਆਂ ਦੇ ਸਾਰੇ ਪੱਤੇ ਵਰਤੇ ਜਾਂਦੇ ਹਨ, ਸੋ ਹਰ ਪੱਤੇ ਦਾ ਇੱਕ ਜੌੜਾ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1 and one %2 are left out.</source>
        <translation>ਦੋ ਗੱਡੀਆਂ ਵਰਤੀਆਂ ਜਾਂਦੀਆਂ ਹਨ, ਪਰ ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ-ਇੱਕ ਪੱਤਾ ਕੱਢ ਦਿੱਤਾ ਜਾਂਦਾ ਹੈ: %1 ਅਤੇ %2।</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3 and one %4 are left out.</source>
        <translation>ਦੋ ਗੱਡੀਆਂ ਵਰਤੀਆਂ ਜਾਂਦੀਆਂ ਹਨ, ਪਰ ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ-ਇੱਕ ਪੱਤਾ ਕੱਢ ਦਿੱਤਾ ਜਾਂਦਾ ਹੈ: %1, %2, %3 ਅਤੇ %4।</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3, one %4 and one %5 are left out.</source>
        <translation>ਦੋ ਗੱਡੀਆਂ ਵਰਤੀਆਂ ਜਾਂਦੀਆਂ ਹਨ, ਪਰ ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ-ਇੱਕ ਪੱਤਾ ਕੱਢ ਦਿੱਤਾ ਜਾਂਦਾ ਹੈ: %1, %2, %3, %4 ਅਤੇ %5।</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3, one %4, one %5 and one %6 are left out.</source>
        <translation>ਦੋ ਗੱਡੀਆਂ ਵਰਤੀਆਂ ਜਾਂਦੀਆਂ ਹਨ, ਪਰ ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ-ਇੱਕ ਪੱਤਾ ਕੱਢ ਦਿੱਤਾ ਜਾਂਦਾ ਹੈ: %1, %2, %3, %4, %5 ਅਤੇ %6।</translation>
    </message>
    <message>
        <source>Or win all hearts and both queens of spades of a deal.</source>
        <translation>ਜਾਂ ਬਾਜ਼ੀ ਦੇ ਸਾਰੇ ਪਾਨ ਅਤੇ ਹੁਕਮ ਦੀਆਂ ਦੋਵੇਂ ਬੇਗਮਾਂ ਜਿੱਤ ਲਓ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as the kitty.</source>
        <translation>
            <numerusform>%1 ਪੱਤਾ ਕਿੱਟੀ ਵਜੋਂ ਮੂਧਾ ਪਿਆ ਰਹਿੰਦਾ ਹੈ।</numerusform>
            <numerusform>%1 ਪੱਤੇ ਕਿੱਟੀ ਵਜੋਂ ਮੂਧੇ ਪਏ ਰਹਿੰਦੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player to win a trick takes the kitty too, is the only one who may look at it, and gets its points.</source>
        <translation>ਜਿਸ ਦੀ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਸਰ ਬਣੇ, ਕਿੱਟੀ ਵੀ ਉਸੇ ਦੀ; ਸਿਰਫ਼ ਉਹੀ ਇਸ ਨੂੰ ਵੇਖ ਸਕਦਾ ਹੈ, ਅਤੇ ਇਸ ਦੇ ਅੰਕ ਉਸ ਦੇ ਗਿਣੇ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The player who takes the last trick takes the kitty too, and gets its points.</source>
        <translation>ਜਿਸ ਦੀ ਆਖ਼ਰੀ ਸਰ ਬਣੇ, ਕਿੱਟੀ ਵੀ ਉਸੇ ਦੀ, ਅਤੇ ਇਸ ਦੇ ਅੰਕ ਉਸ ਦੇ ਗਿਣੇ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Twins are two cards, and both may be passed.</source>
        <translation>ਜੌੜੇ ਦੋ ਵੱਖਰੇ ਪੱਤੇ ਹਨ, ਅਤੇ ਦੋਵੇਂ ਦਿੱਤੇ ਜਾ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Going round from the dealer&apos;s left, the first player who holds the lowest club in play leads it to the first trick.</source>
        <translation>ਸਾਰਿਆਂ ਵਿੱਚੋਂ ਸਭ ਤੋਂ ਛੋਟੀ ਚਿੜੀ ਜਿਸ ਕੋਲ ਹੋਵੇ, ਉਹ ਉਸੇ ਨਾਲ ਪਹਿਲੀ ਸਰ ਸ਼ੁਰੂ ਕਰੇ; ਦੋ ਜਣਿਆਂ ਕੋਲ ਹੋਵੇ ਤਾਂ ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬਿਓਂ ਪਹਿਲਾ ਖਿਡਾਰੀ।</translation>
    </message>
    <message>
        <source>The highest card of the suit led that hasn&apos;t been cancelled wins.</source>
        <translation>ਸਰ ਦੇ ਰੰਗ ਦਾ ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ, ਜੋ ਰੱਦ ਨਾ ਹੋਇਆ ਹੋਵੇ, ਸਰ ਜਿੱਤਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>ਜਿਸ ਦੀ ਸਰ ਬਣੇ, ਅਗਲੀ ਸਰ ਉਹੀ ਸ਼ੁਰੂ ਕਰੇ।</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card, on the first trick too.</source>
        <translation>ਜਿਸ ਕੋਲ ਉਹ ਰੰਗ ਨਾ ਹੋਵੇ, ਉਹ ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟ ਸਕਦਾ ਹੈ, ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਵੀ।</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card, but on the first trick no point card if possible.</source>
        <translation>ਜਿਸ ਕੋਲ ਉਹ ਰੰਗ ਨਾ ਹੋਵੇ, ਉਹ ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟ ਸਕਦਾ ਹੈ, ਪਰ ਪਹਿਲੀ ਸਰ ਵਿੱਚ, ਹੋ ਸਕੇ ਤਾਂ, ਅੰਕਾਂ ਵਾਲਾ ਪੱਤਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time except to the first trick.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਨੂੰ ਛੱਡ ਕੇ, ਹੁਕਮ ਦੀ ਬੇਗਮ ਨਾਲ ਸਰ ਕਦੇ ਵੀ ਸ਼ੁਰੂ ਹੋ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Two identical cards in one trick are twins: they cancel each other and can&apos;t win.</source>
        <translation>ਇੱਕ ਸਰ ਵਿੱਚ ਦੋ ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ ਜੌੜੇ ਹਨ: ਉਹ ਇੱਕ-ਦੂਜੇ ਨੂੰ ਰੱਦ ਕਰਦੇ ਹਨ ਅਤੇ ਸਰ ਨਹੀਂ ਜਿੱਤ ਸਕਦੇ।</translation>
    </message>
    <message>
        <source>Cancelled cards still count points and still break hearts.</source>
        <translation>ਰੱਦ ਹੋਏ ਪੱਤਿਆਂ ਦੇ ਅੰਕ ਫਿਰ ਵੀ ਗਿਣੇ ਜਾਂਦੇ ਹਨ, ਅਤੇ ਉਹਨਾਂ ਨਾਲ ਪਾਨ ਵੀ ਖੁੱਲ੍ਹ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The cards of a void trick wait for the winner of the next one.</source>
        <translation>ਰੱਦ ਸਰ ਦੇ ਪੱਤੇ ਅਗਲੀ ਸਰ ਬਣਾਉਣ ਵਾਲੇ ਦੀ ਉਡੀਕ ਕਰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The cards of a void trick are out of play and count for nobody.</source>
        <translation>ਰੱਦ ਸਰ ਦੇ ਪੱਤੇ ਖੇਡ ਤੋਂ ਬਾਹਰ ਹਨ ਅਤੇ ਕਿਸੇ ਦੇ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ।</translation>
    </message>
    <message>
        <source>A trick is void, and nobody wins it, if it holds two pairs of twins or no uncancelled card of the suit led.</source>
        <translation>ਸਰ ਰੱਦ ਹੁੰਦੀ ਹੈ ਅਤੇ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣਦੀ, ਜੇ ਉਸ ਵਿੱਚ ਦੋ ਜੌੜੇ ਹੋਣ ਜਾਂ ਸਰ ਦੇ ਰੰਗ ਦਾ ਕੋਈ ਪੱਤਾ ਰੱਦ ਹੋਣੋਂ ਨਾ ਬਚੇ।</translation>
    </message>
    <message>
        <source>A trick is void, and nobody wins it, if no uncancelled card of the suit led is in it.</source>
        <translation>ਸਰ ਰੱਦ ਹੁੰਦੀ ਹੈ ਅਤੇ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣਦੀ, ਜੇ ਉਸ ਵਿੱਚ ਸਰ ਦੇ ਰੰਗ ਦਾ ਕੋਈ ਪੱਤਾ ਰੱਦ ਹੋਣੋਂ ਨਾ ਬਚੇ।</translation>
    </message>
    <message>
        <source>After a void trick the same player leads again.</source>
        <translation>ਰੱਦ ਸਰ ਤੋਂ ਬਾਅਦ ਉਹੀ ਖਿਡਾਰੀ ਮੁੜ ਸਰ ਸ਼ੁਰੂ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>After a void trick the player on the leader&apos;s left leads.</source>
        <translation>ਰੱਦ ਸਰ ਤੋਂ ਬਾਅਦ, ਸਰ ਸ਼ੁਰੂ ਕਰਨ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ ਖਿਡਾਰੀ ਅਗਲੀ ਸਰ ਸ਼ੁਰੂ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>After a void trick the last player to win a trick leads, or the same player again if nobody has won one.</source>
        <translation>ਰੱਦ ਸਰ ਤੋਂ ਬਾਅਦ ਉਹ ਸਰ ਸ਼ੁਰੂ ਕਰੇ ਜਿਸ ਨੇ ਪਿਛਲੀ ਵਾਰ ਸਰ ਬਣਾਈ, ਅਤੇ ਜੇ ਅਜੇ ਕਿਸੇ ਨੇ ਨਾ ਬਣਾਈ ਹੋਵੇ ਤਾਂ ਉਹੀ ਖਿਡਾਰੀ।</translation>
    </message>
    <message>
        <source>If the last trick is void, it and all cards that are still on the table count for nobody.</source>
        <translation>ਜੇ ਆਖ਼ਰੀ ਸਰ ਰੱਦ ਹੋਵੇ, ਤਾਂ ਉਹ ਅਤੇ ਮੇਜ਼ ਉੱਤੇ ਬਚੇ ਸਾਰੇ ਪੱਤੇ ਕਿਸੇ ਦੇ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ।</translation>
    </message>
    <message>
        <source>If the last trick is void, its leader takes it and all cards that are still on the table.</source>
        <translation>ਜੇ ਆਖ਼ਰੀ ਸਰ ਰੱਦ ਹੋਵੇ, ਤਾਂ ਉਹ ਅਤੇ ਮੇਜ਼ ਉੱਤੇ ਬਚੇ ਸਾਰੇ ਪੱਤੇ ਸਰ ਸ਼ੁਰੂ ਕਰਨ ਵਾਲੇ ਦੇ।</translation>
    </message>
    <message>
        <source>If the last trick is void, the last player to win a trick takes it and all cards that are still on the table.</source>
        <translation>ਜੇ ਆਖ਼ਰੀ ਸਰ ਰੱਦ ਹੋਵੇ, ਤਾਂ ਉਹ ਅਤੇ ਮੇਜ਼ ਉੱਤੇ ਬਚੇ ਸਾਰੇ ਪੱਤੇ ਉਸ ਦੇ ਜਿਸ ਨੇ ਪਿਛਲੀ ਵਾਰ ਸਰ ਬਣਾਈ ਸੀ।</translation>
    </message>
    <message>
        <source>If the last trick is void, the second player of the highest twins of the suit led takes it and all cards that are still on the table.</source>
        <translation>ਜੇ ਆਖ਼ਰੀ ਸਰ ਰੱਦ ਹੋਵੇ, ਤਾਂ ਉਹ ਅਤੇ ਮੇਜ਼ ਉੱਤੇ ਬਚੇ ਸਾਰੇ ਪੱਤੇ ਉਸ ਦੇ ਜਿਸ ਨੇ ਸਰ ਦੇ ਰੰਗ ਦੇ ਸਭ ਤੋਂ ਵੱਡੇ ਜੌੜੇ ਦਾ ਦੂਜਾ ਪੱਤਾ ਖੇਡਿਆ।</translation>
    </message>
    <message>
        <source>Every heart counts %1 and each queen of spades %2.</source>
        <translation>ਹਰ ਪਾਨ ਦਾ %1 ਅਤੇ ਹੁਕਮ ਦੀ ਹਰ ਬੇਗਮ ਦੇ %2 ਅੰਕ ਹਨ।</translation>
    </message>
    <message>
        <source>Each %1 takes off %2 points; it isn&apos;t a point card.</source>
        <translation>ਹਰ ਅਜਿਹਾ ਪੱਤਾ (%1) ਜਿੱਤਣ ਵਾਲੇ ਦੇ %2 ਅੰਕ ਘਟਾਉਂਦਾ ਹੈ; ਇਹ ਅੰਕਾਂ ਵਾਲਾ ਪੱਤਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades gets no points, and everybody else gets %1.</source>
        <translation>ਜੋ ਸਾਰੇ ਪਾਨ ਅਤੇ ਹੁਕਮ ਦੀਆਂ ਦੋਵੇਂ ਬੇਗਮਾਂ ਜਿੱਤ ਲਵੇ, ਉਸ ਦਾ ਕੋਈ ਅੰਕ ਨਹੀਂ, ਅਤੇ ਬਾਕੀ ਹਰੇਕ ਦੇ %1।</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades takes %1 points off their total; nobody else gets any.</source>
        <translation>ਜੋ ਸਾਰੇ ਪਾਨ ਅਤੇ ਹੁਕਮ ਦੀਆਂ ਦੋਵੇਂ ਬੇਗਮਾਂ ਜਿੱਤ ਲਵੇ, ਉਸ ਦੇ %1 ਅੰਕ ਘਟਦੇ ਹਨ, ਅਤੇ ਕਿਸੇ ਨੂੰ ਕੋਈ ਅੰਕ ਨਹੀਂ ਲੱਗਦਾ।</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades chooses: take %1 points off their own total, or add %1 to every other total.</source>
        <translation>ਜੋ ਸਾਰੇ ਪਾਨ ਅਤੇ ਹੁਕਮ ਦੀਆਂ ਦੋਵੇਂ ਬੇਗਮਾਂ ਜਿੱਤ ਲਵੇ, ਉਹ ਚੁਣੇ: ਆਪਣੇ %1 ਅੰਕ ਘਟਾਵੇ, ਜਾਂ ਬਾਕੀ ਹਰੇਕ ਦੇ ਜੋੜ ਵਿੱਚ %1 ਵਧਾਵੇ।</translation>
    </message>
    <message>
        <source>The match ends after a deal in which a total reaches %1.</source>
        <translation>ਜਿਸ ਬਾਜ਼ੀ ਵਿੱਚ ਕੋਈ ਜੋੜ %1 ਤੱਕ ਪਹੁੰਚ ਜਾਵੇ, ਉਸ ਤੋਂ ਬਾਅਦ ਮੈਚ ਮੁੱਕ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 plays the %2, and the twins cancel each other.</source>
        <translation>%1 ਨੇ %2 %2{f:ਖੇਡੀ|m:ਖੇਡਿਆ}, ਅਤੇ ਦੋਵੇਂ ਜੌੜੇ ਪੱਤੇ ਰੱਦ ਹੋ ਗਏ।</translation>
    </message>
    <message>
        <source>You play the %2, and the twins cancel each other.</source>
        <translation>ਤੁਸੀਂ %2 %2{f:ਖੇਡੀ|m:ਖੇਡਿਆ}, ਅਤੇ ਦੋਵੇਂ ਜੌੜੇ ਪੱਤੇ ਰੱਦ ਹੋ ਗਏ।</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick: %1 card(s) wait for the next winner.</source>
        <translation>
            <numerusform>ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ: %1 ਪੱਤਾ ਅਗਲੀ ਸਰ ਬਣਾਉਣ ਵਾਲੇ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ।</numerusform>
            <numerusform>ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ: %1 ਪੱਤੇ ਅਗਲੀ ਸਰ ਬਣਾਉਣ ਵਾਲੇ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick, and its %1 card(s) are out of play.</source>
        <translation>
            <numerusform>ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ, ਅਤੇ ਇਸ ਦਾ %1 ਪੱਤਾ ਖੇਡ ਤੋਂ ਬਾਹਰ ਹੈ।</numerusform>
            <numerusform>ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ, ਅਤੇ ਇਸ ਦੇ %1 ਪੱਤੇ ਖੇਡ ਤੋਂ ਬਾਹਰ ਹਨ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the last trick, and %1 card(s) count for nobody.</source>
        <translation>
            <numerusform>ਆਖ਼ਰੀ ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ, ਅਤੇ %1 ਪੱਤਾ ਕਿਸੇ ਦਾ ਨਹੀਂ ਗਿਣਿਆ ਜਾਂਦਾ।</numerusform>
            <numerusform>ਆਖ਼ਰੀ ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ, ਅਤੇ %1 ਪੱਤੇ ਕਿਸੇ ਦੇ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wins the last trick, and %1 takes its cards.</source>
        <translation>ਆਖ਼ਰੀ ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ, ਅਤੇ ਇਸ ਦੇ ਪੱਤੇ %1 ਨੂੰ ਮਿਲੇ।</translation>
    </message>
    <message>
        <source>Nobody wins the last trick, and you take its cards.</source>
        <translation>ਆਖ਼ਰੀ ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ, ਅਤੇ ਇਸ ਦੇ ਪੱਤੇ ਤੁਹਾਨੂੰ ਮਿਲੇ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 waiting card(s) as well.</source>
        <translation>
            <numerusform>ਉਡੀਕਦਾ %2 ਪੱਤਾ ਵੀ %1 ਨੂੰ ਮਿਲਿਆ।</numerusform>
            <numerusform>ਉਡੀਕਦੇ %2 ਪੱਤੇ ਵੀ %1 ਨੂੰ ਮਿਲੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %2 waiting card(s) as well.</source>
        <translation>
            <numerusform>ਉਡੀਕਦਾ %2 ਪੱਤਾ ਵੀ ਤੁਹਾਨੂੰ ਮਿਲਿਆ।</numerusform>
            <numerusform>ਉਡੀਕਦੇ %2 ਪੱਤੇ ਵੀ ਤੁਹਾਨੂੰ ਮਿਲੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Queens of spades</source>
        <comment>line of the score</comment>
        <translation>ਹੁਕਮ ਦੀਆਂ ਬੇਗਮਾਂ</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <comment>line of the score</comment>
        <translation>ਬੋਨਸ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>Cancellation Hearts is for %1 to %2 players, not for %3.</source>
        <translation>ਕੈਂਸਲੇਸ਼ਨ ਹਾਰਟਸ %1 ਤੋਂ %2 ਖਿਡਾਰੀਆਂ ਲਈ ਹੈ, %3 ਲਈ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The twin of the %1 is already on the table: both are cancelled, and you can&apos;t win with it.</source>
        <translation>%1 ਖੇਡੋ: ਇਸ ਦਾ ਜੌੜਾ ਮੇਜ਼ ਉੱਤੇ ਹੈ, ਸੋ ਦੋਵੇਂ ਰੱਦ ਹੋਣਗੇ ਅਤੇ ਇਸ ਨਾਲ ਸਰ ਨਹੀਂ ਬਣੇਗੀ।</translation>
    </message>
    <message numerus="yes">
        <source>The winner also takes %1 point(s) that are waiting: stay low with the %2.</source>
        <translation>
            <numerusform>ਸਰ ਬਣਾਉਣ ਵਾਲੇ ਨੂੰ ਉਡੀਕਦਾ %1 ਅੰਕ ਵੀ ਮਿਲੇਗਾ: %2 ਖੇਡ ਕੇ ਹੇਠਾਂ ਰਹੋ।</numerusform>
            <numerusform>ਸਰ ਬਣਾਉਣ ਵਾਲੇ ਨੂੰ ਉਡੀਕਦੇ %1 ਅੰਕ ਵੀ ਮਿਲਣਗੇ: %2 ਖੇਡ ਕੇ ਹੇਠਾਂ ਰਹੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold both copies of the %1, so nobody can cancel it: %2 card(s) still out beat it.</source>
        <translation>
            <numerusform>%1{obl} ਦੇ ਦੋਵੇਂ ਪੱਤੇ ਤੁਹਾਡੇ ਕੋਲ ਹਨ, ਸੋ ਕੋਈ ਰੱਦ ਨਹੀਂ ਕਰ ਸਕਦਾ: ਬਾਕੀ ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਵੱਡਾ ਹੈ।</numerusform>
            <numerusform>%1{obl} ਦੇ ਦੋਵੇਂ ਪੱਤੇ ਤੁਹਾਡੇ ਕੋਲ ਹਨ, ਸੋ ਕੋਈ ਰੱਦ ਨਹੀਂ ਕਰ ਸਕਦਾ: ਬਾਕੀ ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਵੱਡੇ ਹਨ।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts lesson</name>
    <message>
        <source>Twins cancel</source>
        <translation>ਜੌੜੇ ਰੱਦ ਹੁੰਦੇ ਹਨ</translation>
    </message>
    <message>
        <source>Shall I show you how following suit works?</source>
        <translation>ਵਿਖਾਵਾਂ, ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਕਿਵੇਂ ਖੇਡੀਦਾ ਹੈ?</translation>
    </message>
    <message>
        <source>Hearts cost %1 point each, both queens of spades %2: take as few as you can.</source>
        <translation>ਹਰ ਪਾਨ ਦਾ %1 ਅੰਕ, ਹੁਕਮ ਦੀ ਹਰ ਬੇਗਮ ਦੇ %2: ਜਿੰਨੇ ਘੱਟ ਲਓ ਓਨਾ ਚੰਗਾ।</translation>
    </message>
    <message>
        <source>First pass three cards that could win points: high spades and hearts.</source>
        <translation>ਪਹਿਲਾਂ ਤਿੰਨ ਉਹ ਪੱਤੇ ਦਿਓ ਜੋ ਅੰਕ ਲਿਆ ਸਕਦੇ ਹਨ: ਵੱਡੇ ਹੁਕਮ ਅਤੇ ਪਾਨ।</translation>
    </message>
    <message>
        <source>You lead: a low card lets somebody else win the trick.</source>
        <translation>ਸਰ ਤੁਸੀਂ ਸ਼ੁਰੂ ਕਰੋ: ਛੋਟਾ ਪੱਤਾ ਖੇਡੋ, ਸਰ ਕਿਸੇ ਹੋਰ ਦੀ ਬਣੇਗੀ।</translation>
    </message>
    <message>
        <source>You hold the twin of the winning card: play it, and both are cancelled.</source>
        <translation>ਜਿੱਤਦੇ ਪੱਤੇ ਦਾ ਜੌੜਾ ਤੁਹਾਡੇ ਕੋਲ ਹੈ: ਖੇਡੋ, ਦੋਵੇਂ ਰੱਦ ਹੋ ਜਾਣਗੇ।</translation>
    </message>
    <message>
        <source>Follow suit. The highest card of it wins, so play a low one.</source>
        <translation>ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਖੇਡੋ। ਸਭ ਤੋਂ ਵੱਡਾ ਜਿੱਤਦਾ ਹੈ, ਸੋ ਛੋਟਾ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>Two identical cards in a trick cancel each other: neither can win it.</source>
        <translation>ਸਰ ਵਿੱਚ ਦੋ ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ ਰੱਦ ਹੋ ਜਾਂਦੇ ਹਨ: ਉਹਨਾਂ ਨਾਲ ਸਰ ਨਹੀਂ ਬਣਦੀ।</translation>
    </message>
    <message>
        <source>Nobody won that trick: its cards wait for the winner of the next one.</source>
        <translation>ਉਹ ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ: ਪੱਤੇ ਅਗਲੀ ਸਰ ਜਿੱਤਣ ਵਾਲੇ ਨੂੰ ਮਿਲਣਗੇ।</translation>
    </message>
    <message>
        <source>The winner of the first trick takes the cards that were left over, too.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਜਿੱਤਣ ਵਾਲੇ ਨੂੰ ਬਚੇ ਹੋਏ ਪੱਤੇ ਵੀ ਮਿਲਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: throw a card that costs points on somebody else&apos;s trick.</source>
        <translation>ਤੁਹਾਡੇ ਕੋਲ ਉਹ ਰੰਗ ਨਹੀਂ: ਅੰਕਾਂ ਵਾਲਾ ਪੱਤਾ ਕਿਸੇ ਹੋਰ ਦੀ ਸਰ ਵਿੱਚ ਸੁੱਟੋ।</translation>
    </message>
    <message>
        <source>One queen of spades has been won. Her twin may still be out there: take care.</source>
        <translation>ਹੁਕਮ ਦੀ ਇੱਕ ਬੇਗਮ ਜਾ ਚੁੱਕੀ। ਦੂਜੀ ਅਜੇ ਆ ਸਕਦੀ ਹੈ: ਧਿਆਨ ਰੱਖੋ।</translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts, brief</name>
    <message>
        <source>%2, the twins cancel</source>
        <translation>%2, ਜੌੜੇ ਰੱਦ</translation>
    </message>
    <message>
        <source>takes %2 waiting</source>
        <translation>ਉਡੀਕਦੇ %2 ਮਿਲੇ</translation>
    </message>
    <message>
        <source>take %2 waiting</source>
        <translation>ਉਡੀਕਦੇ %2 ਮਿਲੇ</translation>
    </message>
    <message>
        <source>nobody takes it, %1 wait</source>
        <translation>ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ, %1 ਉਡੀਕਦੇ</translation>
    </message>
    <message>
        <source>nobody takes it</source>
        <translation>ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>two of clubs</source>
        <translation>ਚਿੜੀ ਦੀ ਦੁੱਕੀ</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>ਚਿੜੀ ਦੀ ਤਿੱਕੀ</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>ਚਿੜੀ ਦੀ ਚੌਕੀ</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>ਚਿੜੀ ਦੀ ਪੰਜੀ</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>ਚਿੜੀ ਦੀ ਛਿੱਕੀ</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>ਚਿੜੀ ਦੀ ਸੱਤੀ</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>ਚਿੜੀ ਦੀ ਅੱਠੀ</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>ਚਿੜੀ ਦਾ ਨਹਿਲਾ</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>ਚਿੜੀ ਦਾ ਦਹਿਲਾ</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>ਚਿੜੀ ਦਾ ਗੋਲਾ</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>ਚਿੜੀ ਦੀ ਬੇਗਮ</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>ਚਿੜੀ ਦਾ ਬਾਦਸ਼ਾਹ</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>ਚਿੜੀ ਦਾ ਯੱਕਾ</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>ਇੱਟ ਦੀ ਦੁੱਕੀ</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>ਇੱਟ ਦੀ ਤਿੱਕੀ</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>ਇੱਟ ਦੀ ਚੌਕੀ</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ਇੱਟ ਦੀ ਪੰਜੀ</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ਇੱਟ ਦੀ ਛਿੱਕੀ</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ਇੱਟ ਦੀ ਸੱਤੀ</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ਇੱਟ ਦੀ ਅੱਠੀ</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ਇੱਟ ਦਾ ਨਹਿਲਾ</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ਇੱਟ ਦਾ ਦਹਿਲਾ</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ਇੱਟ ਦਾ ਗੋਲਾ</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ਇੱਟ ਦੀ ਬੇਗਮ</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ਇੱਟ ਦਾ ਬਾਦਸ਼ਾਹ</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ਇੱਟ ਦਾ ਯੱਕਾ</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>ਹੁਕਮ ਦੀ ਦੁੱਕੀ</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>ਹੁਕਮ ਦੀ ਤਿੱਕੀ</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>ਹੁਕਮ ਦੀ ਚੌਕੀ</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>ਹੁਕਮ ਦੀ ਪੰਜੀ</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>ਹੁਕਮ ਦੀ ਛਿੱਕੀ</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>ਹੁਕਮ ਦੀ ਸੱਤੀ</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>ਹੁਕਮ ਦੀ ਅੱਠੀ</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>ਹੁਕਮ ਦਾ ਨਹਿਲਾ</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>ਹੁਕਮ ਦਾ ਦਹਿਲਾ</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>ਹੁਕਮ ਦਾ ਗੋਲਾ</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>ਹੁਕਮ ਦਾ ਬਾਦਸ਼ਾਹ</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>ਹੁਕਮ ਦਾ ਯੱਕਾ</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>ਪਾਨ ਦੀ ਦੁੱਕੀ</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>ਪਾਨ ਦੀ ਤਿੱਕੀ</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>ਪਾਨ ਦੀ ਚੌਕੀ</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>ਪਾਨ ਦੀ ਪੰਜੀ</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>ਪਾਨ ਦੀ ਛਿੱਕੀ</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>ਪਾਨ ਦੀ ਸੱਤੀ</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>ਪਾਨ ਦੀ ਅੱਠੀ</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>ਪਾਨ ਦਾ ਨਹਿਲਾ</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ਪਾਨ ਦਾ ਦਹਿਲਾ</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>ਪਾਨ ਦਾ ਗੋਲਾ</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>ਪਾਨ ਦੀ ਬੇਗਮ</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>ਪਾਨ ਦਾ ਬਾਦਸ਼ਾਹ</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ਪਾਨ ਦਾ ਯੱਕਾ</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>ਜੋਕਰ</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card in a sentence</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>in a sentence</comment>
        <translation>ਜੋਕਰ</translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>in a sentence; two or more</comment>
        <translation>
            <numerusform>%1 ਜੋਕਰ</numerusform>
            <numerusform>%1 ਜੋਕਰ</numerusform>
        </translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੀ ਦੁੱਕੀ</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੀ ਤਿੱਕੀ</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੀ ਚੌਕੀ</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੀ ਪੰਜੀ</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੀ ਛਿੱਕੀ</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੀ ਸੱਤੀ</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੀ ਅੱਠੀ</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੇ ਨਹਿਲੇ</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੇ ਦਹਿਲੇ</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੇ ਗੋਲੇ</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੀ ਬੇਗਮ</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੇ ਬਾਦਸ਼ਾਹ</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ ਦੇ ਯੱਕੇ</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੀ ਦੁੱਕੀ</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੀ ਤਿੱਕੀ</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੀ ਚੌਕੀ</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੀ ਪੰਜੀ</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੀ ਛਿੱਕੀ</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੀ ਸੱਤੀ</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੀ ਅੱਠੀ</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੇ ਨਹਿਲੇ</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੇ ਦਹਿਲੇ</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੇ ਗੋਲੇ</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੀ ਬੇਗਮ</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੇ ਬਾਦਸ਼ਾਹ</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ ਦੇ ਯੱਕੇ</translation>
    </message>
    <message>
        <source>two of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>two of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੀ ਦੁੱਕੀ</translation>
    </message>
    <message>
        <source>three of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>three of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੀ ਤਿੱਕੀ</translation>
    </message>
    <message>
        <source>four of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>four of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੀ ਚੌਕੀ</translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੀ ਪੰਜੀ</translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੀ ਛਿੱਕੀ</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੀ ਸੱਤੀ</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੀ ਅੱਠੀ</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੇ ਨਹਿਲੇ</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੇ ਦਹਿਲੇ</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੇ ਗੋਲੇ</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੇ ਬਾਦਸ਼ਾਹ</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ ਦੇ ਯੱਕੇ</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੀ ਦੁੱਕੀ</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੀ ਤਿੱਕੀ</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੀ ਚੌਕੀ</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੀ ਪੰਜੀ</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੀ ਛਿੱਕੀ</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੀ ਸੱਤੀ</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੀ ਅੱਠੀ</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੇ ਨਹਿਲੇ</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੇ ਦਹਿਲੇ</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੇ ਗੋਲੇ</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੀ ਬੇਗਮ</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੇ ਬਾਦਸ਼ਾਹ</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ ਦੇ ਯੱਕੇ</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਜੋਕਰ</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਜੋਕਰ</translation>
    </message>
    <message>
        <source>%1 joker(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਜੋਕਰ</numerusform>
            <numerusform>%1 ਜੋਕਰਾਂ</numerusform>
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
            <numerusform>%1 ਜੋਕਰ</numerusform>
            <numerusform>%1 ਜੋਕਰ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deuce(s)</source>
        <translation>
            <numerusform>%1 ਦੁੱਕੀ</numerusform>
            <numerusform>%1 ਦੁੱਕੀਆਂ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 three(s)</source>
        <translation>
            <numerusform>%1 ਤਿੱਕੀ</numerusform>
            <numerusform>%1 ਤਿੱਕੀਆਂ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 four(s)</source>
        <translation>
            <numerusform>%1 ਚੌਕੀ</numerusform>
            <numerusform>%1 ਚੌਕੀਆਂ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <translation>
            <numerusform>%1 ਪੰਜੀ</numerusform>
            <numerusform>%1 ਪੰਜੀਆਂ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <translation>
            <numerusform>%1 ਛਿੱਕੀ</numerusform>
            <numerusform>%1 ਛਿੱਕੀਆਂ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <translation>
            <numerusform>%1 ਸੱਤੀ</numerusform>
            <numerusform>%1 ਸੱਤੀਆਂ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <translation>
            <numerusform>%1 ਅੱਠੀ</numerusform>
            <numerusform>%1 ਅੱਠੀਆਂ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nine(s)</source>
        <translation>
            <numerusform>%1 ਨਹਿਲਾ</numerusform>
            <numerusform>%1 ਨਹਿਲੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ten(s)</source>
        <translation>
            <numerusform>%1 ਦਹਿਲਾ</numerusform>
            <numerusform>%1 ਦਹਿਲੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jack(s)</source>
        <translation>
            <numerusform>%1 ਗੋਲਾ</numerusform>
            <numerusform>%1 ਗੋਲੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queen(s)</source>
        <translation>
            <numerusform>%1 ਬੇਗਮ</numerusform>
            <numerusform>%1 ਬੇਗਮਾਂ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 king(s)</source>
        <translation>
            <numerusform>%1 ਬਾਦਸ਼ਾਹ</numerusform>
            <numerusform>%1 ਬਾਦਸ਼ਾਹ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ace(s)</source>
        <translation>
            <numerusform>%1 ਯੱਕਾ</numerusform>
            <numerusform>%1 ਯੱਕੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 joker(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਜੋਕਰ</numerusform>
            <numerusform>%1 ਜੋਕਰਾਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 deuce(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message numerus="yes">
        <source>%1 deuce(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਦੁੱਕੀ</numerusform>
            <numerusform>%1 ਦੁੱਕੀਆਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 three(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message numerus="yes">
        <source>%1 three(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਤਿੱਕੀ</numerusform>
            <numerusform>%1 ਤਿੱਕੀਆਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 four(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message numerus="yes">
        <source>%1 four(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਚੌਕੀ</numerusform>
            <numerusform>%1 ਚੌਕੀਆਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 five(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਪੰਜੀ</numerusform>
            <numerusform>%1 ਪੰਜੀਆਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 six(es)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਛਿੱਕੀ</numerusform>
            <numerusform>%1 ਛਿੱਕੀਆਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seven(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਸੱਤੀ</numerusform>
            <numerusform>%1 ਸੱਤੀਆਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 eight(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਅੱਠੀ</numerusform>
            <numerusform>%1 ਅੱਠੀਆਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 nine(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message numerus="yes">
        <source>%1 nine(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਨਹਿਲੇ</numerusform>
            <numerusform>%1 ਨਹਿਲਿਆਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ten(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message numerus="yes">
        <source>%1 ten(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਦਹਿਲੇ</numerusform>
            <numerusform>%1 ਦਹਿਲਿਆਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 jack(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message numerus="yes">
        <source>%1 jack(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਗੋਲੇ</numerusform>
            <numerusform>%1 ਗੋਲਿਆਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 queen(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message numerus="yes">
        <source>%1 queen(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਬੇਗਮ</numerusform>
            <numerusform>%1 ਬੇਗਮਾਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 king(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message numerus="yes">
        <source>%1 king(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਬਾਦਸ਼ਾਹ</numerusform>
            <numerusform>%1 ਬਾਦਸ਼ਾਹਾਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ace(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message numerus="yes">
        <source>%1 ace(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 ਯੱਕੇ</numerusform>
            <numerusform>%1 ਯੱਕਿਆਂ</numerusform>
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
        <translation>ਸੰਭਲ ਕੇ ਖੇਡਣ ਦੀ ਆਦਤ</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ਦਲੇਰ</translation>
    </message>
    <message>
        <source>likes the moon</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ਮੂਨ ਦਾ ਸ਼ੌਕ</translation>
    </message>
    <message>
        <source>freezes early</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ਛੇਤੀ ਢੇਰੀ ਜਮਾਉਣ ਦੀ ਆਦਤ</translation>
    </message>
    <message>
        <source>likes the pile</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ਢੇਰੀ ਦਾ ਸ਼ੌਕ</translation>
    </message>
    <message>
        <source>holds back</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ਰੁਕ ਕੇ ਖੇਡਣ ਦੀ ਆਦਤ</translation>
    </message>
    <message>
        <source>likes to cancel</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ਰੱਦ ਕਰਨ ਦਾ ਸ਼ੌਕ</translation>
    </message>
    <message>
        <source>keeps trumps</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ਤੁਰਪ ਬਚਾਉਣ ਦੀ ਆਦਤ</translation>
    </message>
    <message>
        <source>spends trumps</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ਤੁਰਪ ਖੁੱਲ੍ਹ ਕੇ ਖੇਡਣ ਦੀ ਆਦਤ</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Claim the rest?</source>
        <translatorcomment>claiming: &apos;ਬਾਕੀ ਸਰਾਂ ਲੈਣੀਆਂ&apos;</translatorcomment>
        <translation>ਬਾਕੀ ਸਰਾਂ ਲੈਣੀਆਂ ਹਨ?</translation>
    </message>
    <message numerus="yes">
        <source>Nothing anyone plays can change the score of this deal now. If you claim, you lay down %1 card(s):</source>
        <translation>
            <numerusform>ਹੁਣ ਕੋਈ ਕੁਝ ਵੀ ਖੇਡੇ, ਇਸ ਬਾਜ਼ੀ ਦੇ ਅੰਕ ਪੱਕੇ ਹਨ। ਬਾਕੀ ਸਰਾਂ ਲਓਗੇ, ਤਾਂ ਤੁਹਾਡਾ %1 ਪੱਤਾ ਖੋਲ੍ਹ ਕੇ ਰੱਖਿਆ ਜਾਵੇਗਾ:</numerusform>
            <numerusform>ਹੁਣ ਕੋਈ ਕੁਝ ਵੀ ਖੇਡੇ, ਇਸ ਬਾਜ਼ੀ ਦੇ ਅੰਕ ਪੱਕੇ ਹਨ। ਬਾਕੀ ਸਰਾਂ ਲਓਗੇ, ਤਾਂ ਤੁਹਾਡੇ %1 ਪੱਤੇ ਖੋਲ੍ਹ ਕੇ ਰੱਖੇ ਜਾਣਗੇ:</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>ਤੁਹਾਡੇ ਪੱਤੇ: %1।</translation>
    </message>
    <message>
        <source>The deal will be counted like this: %1.</source>
        <translation>ਬਾਜ਼ੀ ਇਉਂ ਗਿਣੀ ਜਾਵੇਗੀ: %1।</translation>
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
        <translation>ਖੋਲ੍ਹੋ ਅਤੇ ਗਿਣੋ</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>ਖੇਡਦੇ ਰਹੋ</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>Play Hearts and other card games against the computer.</source>
        <translation>ਕੰਪਿਊਟਰ ਨਾਲ ਹਾਰਟਸ ਅਤੇ ਤਾਸ਼ ਦੀਆਂ ਹੋਰ ਖੇਡਾਂ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>commands without a window:</source>
        <translation>ਬਿਨਾਂ ਵਿੰਡੋ ਵਾਲੀਆਂ ਕਮਾਂਡਾਂ:</translation>
    </message>
    <message>
        <source>let computer players play many deals; see “%1”</source>
        <translation>ਕੰਪਿਊਟਰ ਖਿਡਾਰੀਆਂ ਨੂੰ ਬਹੁਤ ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਖਿਡਾਓ; ਹੋਰ ਜਾਣਕਾਰੀ: “%1”</translation>
    </message>
    <message>
        <source>check a saved game and report its first invalid line</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਪਰਖੋ ਅਤੇ ਪਹਿਲੀ ਗ਼ਲਤ ਲਾਈਨ ਦੱਸੋ</translation>
    </message>
    <message>
        <source>show what each choice in its deals was worth; see “%1”</source>
        <translation>ਵਿਖਾਓ ਕਿ ਸੰਭਾਲੀ ਖੇਡ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਹਰ ਫ਼ੈਸਲਾ ਕਿੰਨੇ ਦਾ ਸੀ; ਹੋਰ ਜਾਣਕਾਰੀ: “%1”</translation>
    </message>
    <message>
        <source>find out who wins the deals of a small pack; see “%1”</source>
        <translation>ਛੋਟੀ ਗੱਡੀ ਦੀ ਹਰ ਬਾਜ਼ੀ ਕੌਣ ਜਿੱਤਦਾ ਹੈ, ਪਤਾ ਕਰੋ; ਹੋਰ ਜਾਣਕਾਰੀ: “%1”</translation>
    </message>
    <message>
        <source>play the deal of the day and print the result; see “%1”</source>
        <translation>ਦਿਨ ਦੀ ਬਾਜ਼ੀ ਖੇਡ ਕੇ ਨਤੀਜਾ ਲਿਖੋ; ਹੋਰ ਜਾਣਕਾਰੀ: “%1”</translation>
    </message>
    <message>
        <source>let a program of your own play at a table with people; see “%1”</source>
        <translation>ਆਪਣੇ ਪ੍ਰੋਗਰਾਮ ਨੂੰ ਲੋਕਾਂ ਦੇ ਮੇਜ਼ ਉੱਤੇ ਖਿਡਾਓ; ਹੋਰ ਜਾਣਕਾਰੀ: “%1”</translation>
    </message>
    <message>
        <source>play a level as a bot, to compare this version with another; see “%1”</source>
        <translation>ਇੱਕ ਪੱਧਰ ਬੋਟ ਵਜੋਂ ਖਿਡਾਓ, ਤਾਂ ਜੋ ਇਸ ਵਰਜਨ ਦੀ ਤੁਲਨਾ ਦੂਜੇ ਨਾਲ ਹੋ ਸਕੇ; ਹੋਰ ਜਾਣਕਾਰੀ: “%1”</translation>
    </message>
    <message>
        <source>see and close the tables of a server, and block addresses; see “%1”</source>
        <translation>ਸਰਵਰ ਦੇ ਮੇਜ਼ ਵੇਖੋ ਤੇ ਬੰਦ ਕਰੋ, ਪਤੇ ਰੋਕੋ; ਹੋਰ ਜਾਣਕਾਰੀ: “%1”</translation>
    </message>
    <message>
        <source>run tables at which people play over the network; see “%1”</source>
        <translation>ਮੇਜ਼ ਚਲਾਓ, ਜਿਨ੍ਹਾਂ ਉੱਤੇ ਲੋਕ ਨੈੱਟਵਰਕ ਰਾਹੀਂ ਖੇਡਦੇ ਹਨ; ਹੋਰ ਜਾਣਕਾਰੀ: “%1”</translation>
    </message>
    <message>
        <source>SAVED-GAME</source>
        <comment>stands for the name of a file in the help of the command line</comment>
        <translation>ਸੰਭਾਲੀ-ਖੇਡ</translation>
    </message>
    <message>
        <source>N</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>ਗਿਣਤੀ</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>ਨੰਬਰ</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>ਸਕਿੰਟ</translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>stands for the name of a file in the help of the command line</comment>
        <translation>ਫਾਇਲ</translation>
    </message>
    <message>
        <source>WxH</source>
        <comment>stands for width and height in the help of the command line</comment>
        <translation>ਚੌੜਾਈxਉਚਾਈ</translation>
    </message>
    <message>
        <source>a saved game to continue</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਜਿਸ ਨੂੰ ਅੱਗੇ ਖੇਡਣਾ ਹੈ</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>ਵਰਜਨ ਵਿਖਾਓ ਅਤੇ ਬੰਦ ਹੋਵੋ</translation>
    </message>
    <message>
        <source>the game to start: %1</source>
        <translation>ਇਸ ਖੇਡ ਦਾ ਮੈਚ ਸ਼ੁਰੂ ਕਰੋ: %1</translation>
    </message>
    <message>
        <source>the number of players: %1 to %2, depending on the game</source>
        <translation>ਖਿਡਾਰੀਆਂ ਦੀ ਗਿਣਤੀ: %1 ਤੋਂ %2, ਖੇਡ ਮੁਤਾਬਕ</translation>
    </message>
    <message>
        <source>the rules to play by, such as %1</source>
        <translation>ਕਿਹੜੇ ਨਿਯਮਾਂ ਨਾਲ ਖੇਡਣਾ ਹੈ, ਜਿਵੇਂ %1</translation>
    </message>
    <message>
        <source>the deal number; the same number gives the same cards</source>
        <translation>ਵੰਡ ਨੰਬਰ; ਇੱਕੋ ਨੰਬਰ ਨਾਲ ਉਹੀ ਪੱਤੇ ਆਉਂਦੇ ਹਨ</translation>
    </message>
    <message>
        <source>start with the default settings; the old ones are kept as a backup</source>
        <translation>ਮੁੱਢਲੀਆਂ ਸੈਟਿੰਗਾਂ ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ; ਪੁਰਾਣੀਆਂ ਬੈਕਅੱਪ ਵਜੋਂ ਰੱਖੀਆਂ ਰਹਿੰਦੀਆਂ ਹਨ</translation>
    </message>
    <message>
        <source>let the computer play by itself for this long, then exit</source>
        <translation>ਕੰਪਿਊਟਰ ਇੰਨੀ ਦੇਰ ਆਪੇ ਖੇਡੇ, ਫਿਰ ਬੰਦ ਹੋਵੇ</translation>
    </message>
    <message>
        <source>save a picture of the window at the end of %1</source>
        <translation>%1 ਦੇ ਅੰਤ ਵਿੱਚ ਵਿੰਡੋ ਦੀ ਤਸਵੀਰ ਸੰਭਾਲੋ</translation>
    </message>
    <message>
        <source>check, without a display, that the program is complete and works, then exit</source>
        <translation>ਬਿਨਾਂ ਸਕਰੀਨ ਦੇ ਪਰਖੋ ਕਿ ਪ੍ਰੋਗਰਾਮ ਪੂਰਾ ਹੈ ਅਤੇ ਚੱਲਦਾ ਹੈ, ਫਿਰ ਬੰਦ ਹੋਵੋ</translation>
    </message>
    <message>
        <source>the size of the window, such as %1</source>
        <translation>ਵਿੰਡੋ ਦਾ ਆਕਾਰ, ਜਿਵੇਂ %1</translation>
    </message>
    <message>
        <source>The environment variable %1 sets the folder for settings and games.</source>
        <translation>ਇਨਵਾਇਰਨਮੈਂਟ ਵੇਰੀਏਬਲ %1 ਸੈਟਿੰਗਾਂ ਅਤੇ ਖੇਡਾਂ ਦਾ ਫੋਲਡਰ ਤੈਅ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A saved game has its own game, rules and deal; leave out %1.</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਵਿੱਚ ਖੇਡ, ਨਿਯਮ ਅਤੇ ਵੰਡ ਪਹਿਲਾਂ ਹੀ ਤੈਅ ਹਨ; ਇਹ ਨਾ ਲਿਖੋ: %1।</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played by %2 players; choose one of: %3.</source>
        <translation>%1 %2 ਖਿਡਾਰੀਆਂ ਲਈ ਨਹੀਂ ਹੈ; ਇਹਨਾਂ ਵਿੱਚੋਂ ਗਿਣਤੀ ਚੁਣੋ: %3।</translation>
    </message>
    <message>
        <source>The rules “%1” don&apos;t work for %2 players.</source>
        <translation>“%1” ਨਿਯਮ %2 ਖਿਡਾਰੀਆਂ ਲਈ ਨਹੀਂ ਹਨ।</translation>
    </message>
    <message>
        <source>There is no saved game “%1”.</source>
        <translation>“%1” ਨਾਂ ਦੀ ਕੋਈ ਸੰਭਾਲੀ ਖੇਡ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>“%1” is a game, not a saved one; to play it, write %2.</source>
        <translation>“%1” ਖੇਡ ਦਾ ਨਾਂ ਹੈ, ਸੰਭਾਲੀ ਖੇਡ ਨਹੀਂ; ਖੇਡਣ ਲਈ ਲਿਖੋ: %2।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a whole number from %3 to %4.</source>
        <translation>“%1” %2 ਲਈ ਠੀਕ ਨਹੀਂ; %3 ਤੋਂ %4 ਤੱਕ ਪੂਰੀ ਗਿਣਤੀ ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a multiple of %3 from %4 to %5.</source>
        <translation>“%1” %2 ਲਈ ਠੀਕ ਨਹੀਂ; %4 ਤੋਂ %5 ਤੱਕ %3 ਦਾ ਗੁਣਜ ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a deal number; deal numbers have up to %2 digits.</source>
        <translation>“%1” ਵੰਡ ਨੰਬਰ ਨਹੀਂ; ਉਸ ਵਿੱਚ ਗਿਣਤੀ ਦੇ ਵੱਧ ਤੋਂ ਵੱਧ %2 ਅੰਕ ਹੁੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a number of seconds.</source>
        <translation>“%1” %2 ਲਈ ਠੀਕ ਨਹੀਂ; ਸਕਿੰਟਾਂ ਦੀ ਗਿਣਤੀ ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a window size; write it as %2.</source>
        <translation>“%1” ਵਿੰਡੋ ਦਾ ਆਕਾਰ ਨਹੀਂ; ਇਉਂ ਲਿਖੋ: %2।</translation>
    </message>
    <message>
        <source>There is no display to open a window on: start the program from a desktop session, or use %1.</source>
        <translation>ਵਿੰਡੋ ਖੋਲ੍ਹਣ ਲਈ ਕੋਈ ਸਕਰੀਨ ਨਹੀਂ: ਪ੍ਰੋਗਰਾਮ ਡੈਸਕਟਾਪ ਤੋਂ ਚਲਾਓ, ਜਾਂ %1 ਵਰਤੋ।</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because the library %1 is missing: install the package that contains it (%2 on Debian and Ubuntu), then try again.</source>
        <translation>CardTable ਵਿੰਡੋ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ, ਕਿਉਂਕਿ ਲਾਇਬ੍ਰੇਰੀ %1 ਨਹੀਂ ਲੱਭੀ: ਉਹ ਪੈਕੇਜ ਇੰਸਟਾਲ ਕਰੋ ਜਿਸ ਵਿੱਚ ਇਹ ਹੈ (Debian ਅਤੇ Ubuntu ਉੱਤੇ %2), ਫਿਰ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because Qt has no plugin for %1: unset QT_QPA_PLATFORM or install CardTable again.</source>
        <translation>CardTable ਵਿੰਡੋ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ, ਕਿਉਂਕਿ Qt ਕੋਲ %1 ਲਈ ਪਲੱਗਇਨ ਨਹੀਂ: QT_QPA_PLATFORM ਹਟਾਓ, ਜਾਂ CardTable ਦੁਬਾਰਾ ਇੰਸਟਾਲ ਕਰੋ।</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because the display %1 doesn&apos;t accept it: start it from your own desktop session.</source>
        <translation>CardTable ਵਿੰਡੋ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਦਾ, ਕਿਉਂਕਿ ਸਕਰੀਨ %1 ਇਸ ਨੂੰ ਇਜਾਜ਼ਤ ਨਹੀਂ ਦਿੰਦੀ: ਇਸ ਨੂੰ ਆਪਣੇ ਡੈਸਕਟਾਪ ਤੋਂ ਚਲਾਓ।</translation>
    </message>
    <message>
        <source>There are no rules called “%1”; choose one of: %2.</source>
        <translation>“%1” ਨਾਂ ਦੇ ਨਿਯਮ ਨਹੀਂ ਹਨ; ਇਹਨਾਂ ਵਿੱਚੋਂ ਚੁਣੋ: %2।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2; choose one of: %3.</source>
        <translation>“%1” %2 ਲਈ ਠੀਕ ਨਹੀਂ; ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ ਲਿਖੋ: %3।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give true or false.</source>
        <translation>“%1” %2 ਲਈ ਠੀਕ ਨਹੀਂ; true ਜਾਂ false ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a text.</source>
        <translation>“%1” %2 ਲਈ ਠੀਕ ਨਹੀਂ; ਲਿਖਤ ਚਾਹੀਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>ਵਰਤੋਂ: </translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>ਕੀ ਦੇਣਾ ਹੈ</translation>
    </message>
    <message>
        <source>options</source>
        <translation>ਚੋਣਾਂ</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>ਇਹ ਮਦਦ ਵਿਖਾਓ ਅਤੇ ਬੰਦ ਹੋਵੋ</translation>
    </message>
    <message>
        <source>the language: en, pa, hi, te or fa</source>
        <translation>ਭਾਸ਼ਾ: en, pa, hi, te ਜਾਂ fa</translation>
    </message>
    <message>
        <source>CODE</source>
        <comment>stands for the code of a language in the help of the command line</comment>
        <translation>ਕੋਡ</translation>
    </message>
    <message>
        <source>Unknown argument “%1”; see --help.</source>
        <translation>“%1” ਦਾ ਇੱਥੇ ਕੋਈ ਮਤਲਬ ਨਹੀਂ; --help ਦੱਸਦਾ ਹੈ ਕਿ ਕੀ ਲਿਖਿਆ ਜਾ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 needs a value; see --help.</source>
        <translation>%1 ਨਾਲ ਮੁੱਲ ਚਾਹੀਦਾ ਹੈ; ਕਿਹੜਾ, ਇਹ --help ਦੱਸਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 takes no value; leave out what follows the equals sign.</source>
        <translation>%1 ਨਾਲ ਕੋਈ ਮੁੱਲ ਨਹੀਂ; ਬਰਾਬਰ ਦੇ ਨਿਸ਼ਾਨ ਪਿੱਛੋਂ ਕੁਝ ਨਾ ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>These arguments can&apos;t be combined: %1.</source>
        <translation>ਇਹ ਇਕੱਠੇ ਨਹੀਂ ਲਿਖੇ ਜਾ ਸਕਦੇ: %1।</translation>
    </message>
    <message>
        <source>There is no line of text on stdin for %1: write one there.</source>
        <translation>stdin ਉੱਤੇ %1 ਲਈ ਕੋਈ ਲਾਈਨ ਨਹੀਂ ਆਈ: ਉੱਥੇ ਇੱਕ ਲਾਈਨ ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>Check a saved game: replay it, and report the first line that breaks the rules.</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਪਰਖੋ: ਮੁੜ ਖੇਡ ਕੇ ਪਹਿਲੀ ਲਾਈਨ ਦੱਸੋ ਜੋ ਨਿਯਮਾਂ ਮੁਤਾਬਕ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ</translation>
    </message>
    <message>
        <source>Name one saved game; see “%1”.</source>
        <translation>ਇੱਕ ਸੰਭਾਲੀ ਖੇਡ ਦਾ ਨਾਂ ਲਿਖੋ; ਵੇਖੋ “%1”।</translation>
    </message>
    <message>
        <source>The file “%1” can&apos;t be read.</source>
        <translation>ਫਾਇਲ “%1” ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>The file “%1” isn&apos;t a saved game.</source>
        <translation>“%1” ਫਾਇਲ ਕੋਈ ਸੰਭਾਲੀ ਖੇਡ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The file “%1” is far too large for a saved game.</source>
        <translation>ਫਾਇਲ “%1” ਸੰਭਾਲੀ ਖੇਡ ਲਈ ਬਹੁਤ ਹੀ ਵੱਡੀ ਹੈ।</translation>
    </message>
    <message>
        <source>All %1 actions are valid, up to deal %2.</source>
        <translation>ਸਾਰੀਆਂ %1 ਚਾਲਾਂ ਠੀਕ ਹਨ, ਬਾਜ਼ੀ %2 ਤੱਕ।</translation>
    </message>
    <message>
        <source>%1 The end mark is missing, so what came after this may be lost.</source>
        <translation>%1 ਅੰਤ ਦਾ ਨਿਸ਼ਾਨ ਨਹੀਂ ਹੈ, ਸੋ ਇਸ ਤੋਂ ਬਾਅਦ ਦਾ ਸ਼ਾਇਦ ਗੁਆਚ ਗਿਆ ਹੈ।</translation>
    </message>
    <message>
        <source>All %1 actions are valid, to the end of the match.</source>
        <translation>ਸਾਰੀਆਂ %1 ਚਾਲਾਂ ਠੀਕ ਹਨ, ਮੈਚ ਦੇ ਅੰਤ ਤੱਕ।</translation>
    </message>
    <message>
        <source>GAME</source>
        <comment>stands for the name of a game in the help of the command line</comment>
        <translation>ਖੇਡ</translation>
    </message>
    <message>
        <source>PRESET</source>
        <comment>stands for the name of rules in the help of the command line</comment>
        <translation>ਨਿਯਮ</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>ਇੱਕ JSON ਆਬਜੈਕਟ ਲਿਖੋ</translation>
    </message>
    <message>
        <source>Have computer players play the same deals from every seat.</source>
        <translation>ਕੰਪਿਊਟਰ ਖਿਡਾਰੀਆਂ ਨੂੰ ਉਹੀ ਬਾਜ਼ੀਆਂ ਹਰ ਥਾਂ ਤੋਂ ਖਿਡਾਓ।</translation>
    </message>
    <message>
        <source>Play a level of this version as a bot, so that another version can compare its own levels with it: %1.</source>
        <comment>the argument is part of a command</comment>
        <translation>ਇਸ ਵਰਜਨ ਦਾ ਇੱਕ ਪੱਧਰ ਬੋਟ ਵਜੋਂ ਖਿਡਾਓ, ਤਾਂ ਜੋ ਦੂਜਾ ਵਰਜਨ ਆਪਣੇ ਪੱਧਰਾਂ ਦੀ ਤੁਲਨਾ ਇਸ ਨਾਲ ਕਰ ਸਕੇ: %1।</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>ਜਿਵੇਂ %1</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <comment>stands for the name of a level in the help of the command line</comment>
        <translation>ਪੱਧਰ</translation>
    </message>
    <message>
        <source>A message on stdin can&apos;t be read: let simulate start this command, in a version that has the same bot protocol.</source>
        <comment>“simulate” is the name of a command</comment>
        <translation>stdin ਉੱਤੇ ਆਇਆ ਸੁਨੇਹਾ ਪੜ੍ਹਿਆ ਨਹੀਂ ਗਿਆ: ਇਹ ਕਮਾਂਡ simulate ਤੋਂ ਚਲਵਾਓ, ਉਸੇ ਬੋਟ ਪ੍ਰੋਟੋਕੋਲ ਵਾਲੇ ਵਰਜਨ ਵਿੱਚ।</translation>
    </message>
    <message>
        <source>This version lacks the rule “%1”: compare by rules that both versions have.</source>
        <translation>ਇਸ ਵਰਜਨ ਵਿੱਚ “%1” ਨਿਯਮ ਨਹੀਂ ਹੈ: ਤੁਲਨਾ ਉਹਨਾਂ ਨਿਯਮਾਂ ਨਾਲ ਕਰੋ ਜੋ ਦੋਹਾਂ ਵਰਜਨਾਂ ਵਿੱਚ ਹਨ।</translation>
    </message>
    <message>
        <source>LEVEL,LEVEL,…</source>
        <comment>stands for names of levels in the help of the command line</comment>
        <translation>ਪੱਧਰ,ਪੱਧਰ,…</translation>
    </message>
    <message>
        <source>how many deals (default: %1)</source>
        <translation>ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ (ਨਾ ਲਿਖੋ ਤਾਂ %1)</translation>
    </message>
    <message>
        <source>how many deals make up one match, with every direction of passing (default: %1)</source>
        <translation>ਇੱਕ ਮੈਚ ਵਿੱਚ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ, ਪੱਤੇ ਦੇਣ ਦੀ ਹਰ ਦਿਸ਼ਾ ਨਾਲ (ਨਾ ਲਿਖੋ ਤਾਂ %1)</translation>
    </message>
    <message>
        <source>S</source>
        <comment>stands for a text in the help of the command line</comment>
        <translation>ਲਿਖਤ</translation>
    </message>
    <message>
        <source>who sits where, clockwise: levels, or %1 (default: the best quick level against the one below)</source>
        <translation>ਕੌਣ ਕਿੱਥੇ ਬੈਠਦਾ ਹੈ, ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ: ਪੱਧਰ, ਜਾਂ %1 (ਨਾ ਲਿਖੋ ਤਾਂ ਸਭ ਤੋਂ ਵਧੀਆ ਤੇਜ਼ ਪੱਧਰ, ਉਸ ਤੋਂ ਹੇਠਲੇ ਦੇ ਮੁਕਾਬਲੇ)</translation>
    </message>
    <message>
        <source>the seed of the deals and of chance (default: %1); - reads it from stdin, where a bot can&apos;t easily find it</source>
        <translation>ਵੰਡਾਂ ਅਤੇ ਇਤਫ਼ਾਕ ਦਾ ਬੀਜ (ਨਾ ਲਿਖੋ ਤਾਂ %1); - ਲਿਖੋ ਤਾਂ stdin ਤੋਂ ਪੜ੍ਹਿਆ ਜਾਂਦਾ ਹੈ, ਜਿੱਥੇ ਬੋਟ ਨੂੰ ਸੌਖਾ ਨਹੀਂ ਲੱਭਦਾ</translation>
    </message>
    <message>
        <source>the rules to play by (default: the game&apos;s first preset)</source>
        <translation>ਕਿਹੜੇ ਨਿਯਮਾਂ ਨਾਲ ਖੇਡਣਾ ਹੈ (ਨਾ ਲਿਖੋ ਤਾਂ ਖੇਡ ਦੇ ਪਹਿਲੇ ਨਿਯਮ)</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <comment>stands for a rule in the help of the command line</comment>
        <translation>ਨਾਂ=ਮੁੱਲ</translation>
    </message>
    <message>
        <source>change one of these rules; you can repeat this</source>
        <translation>ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ ਨਿਯਮ ਬਦਲੋ; ਇਹ ਕਈ ਵਾਰ ਲਿਖ ਸਕਦੇ ਹੋ</translation>
    </message>
    <message>
        <source>processes to use at once (default: %1)</source>
        <translation>ਇੱਕੋ ਵੇਲੇ ਕਿੰਨੇ ਪ੍ਰੋਸੈਸ (ਨਾ ਲਿਖੋ ਤਾਂ %1)</translation>
    </message>
    <message>
        <source>Name a game, one of: %1.</source>
        <translation>ਖੇਡ ਦਾ ਨਾਂ ਲਿਖੋ, ਇਹਨਾਂ ਵਿੱਚੋਂ: %1।</translation>
    </message>
    <message>
        <source>There is no game called “%1”; choose one of: %2.</source>
        <translation>“%1” ਨਾਂ ਦੀ ਕੋਈ ਖੇਡ ਨਹੀਂ; ਇਹਨਾਂ ਵਿੱਚੋਂ ਚੁਣੋ: %2।</translation>
    </message>
    <message>
        <source>Name a level, one of: %1.</source>
        <translation>ਪੱਧਰ ਦਾ ਨਾਂ ਲਿਖੋ, ਇਹਨਾਂ ਵਿੱਚੋਂ: %1।</translation>
    </message>
    <message>
        <source>There is no level called “%1”; choose one of: %2.</source>
        <translation>“%1” ਨਾਂ ਦਾ ਕੋਈ ਪੱਧਰ ਨਹੀਂ; ਇਹਨਾਂ ਵਿੱਚੋਂ ਚੁਣੋ: %2।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an option: write %2.</source>
        <translation>“%1” ਨਿਯਮ ਦੀ ਚੋਣ ਨਹੀਂ: ਇਉਂ ਲਿਖੋ: %2।</translation>
    </message>
    <message>
        <source>There is no option called “%1”; choose one of: %2.</source>
        <translation>“%1” ਨਾਂ ਦੀ ਕੋਈ ਚੋਣ ਨਹੀਂ; ਇਹਨਾਂ ਵਿੱਚੋਂ ਚੁਣੋ: %2।</translation>
    </message>
    <message>
        <source>print one JSON object per line: each deal when it has been played, then the report</source>
        <translation>ਹਰ ਲਾਈਨ ਵਿੱਚ ਇੱਕ JSON ਲਿਖੋ: ਹਰ ਬਾਜ਼ੀ ਖੇਡੇ ਜਾਣ ਉੱਤੇ, ਫਿਰ ਸਾਰ</translation>
    </message>
    <message>
        <source>Stopped before the first deal was played.</source>
        <translation>ਪਹਿਲੀ ਬਾਜ਼ੀ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਰੋਕ ਦਿੱਤਾ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2): %3 deal(s) in %4 s</source>
        <translation>
            <numerusform>%1 (%2): %4 ਸਕਿੰਟਾਂ ਵਿੱਚ %3 ਬਾਜ਼ੀ</numerusform>
            <numerusform>%1 (%2): %4 ਸਕਿੰਟਾਂ ਵਿੱਚ %3 ਬਾਜ਼ੀਆਂ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each deal was played %1 time(s), with the seats exchanged.</source>
        <translation>
            <numerusform>ਹਰ ਵੰਡ %1 ਵਾਰ ਖੇਡੀ ਗਈ, ਥਾਵਾਂ ਬਦਲ ਕੇ।</numerusform>
            <numerusform>ਹਰ ਵੰਡ %1 ਵਾਰ ਖੇਡੀ ਗਈ, ਥਾਵਾਂ ਬਦਲ ਕੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 points per deal, %3 won, %4 drawn</source>
        <translation>%1: ਬਾਜ਼ੀ ਪਿੱਛੇ %2 ਅੰਕ, %3 ਜਿੱਤੀਆਂ, %4 ਬਰਾਬਰ</translation>
    </message>
    <message>
        <source>CPU time per move: usually %1 ms, %2 ms for one in a hundred, %3 ms at most</source>
        <translation>ਇੱਕ ਚਾਲ ਉੱਤੇ ਪ੍ਰੋਸੈਸਰ ਦਾ ਸਮਾਂ: ਆਮ ਤੌਰ ਉੱਤੇ %1 ms, ਸੌ ਵਿੱਚੋਂ ਇੱਕ ਚਾਲ ਉੱਤੇ %2 ms, ਵੱਧ ਤੋਂ ਵੱਧ %3 ms</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, and how often it comes in a deal</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>per deal: %1</source>
        <comment>a list of what else is counted</comment>
        <translation>ਬਾਜ਼ੀ ਪਿੱਛੇ: %1</translation>
    </message>
    <message>
        <source>%1 wins %2 % ± %3 % of the games, counting a draw as half</source>
        <translation>%1 ਨੇ %2 % ± %3 % ਬਾਜ਼ੀਆਂ ਜਿੱਤੀਆਂ, ਬਰਾਬਰ ਰਹੀ ਬਾਜ਼ੀ ਅੱਧੀ ਗਿਣ ਕੇ</translation>
    </message>
    <message>
        <source>difference: %1 ± %2</source>
        <translation>ਫ਼ਰਕ: %1 ± %2</translation>
    </message>
    <message>
        <source>Find out who wins every deal of a small pack.</source>
        <translation>ਪਤਾ ਕਰੋ ਕਿ ਛੋਟੀ ਗੱਡੀ ਦੀ ਹਰ ਬਾਜ਼ੀ ਕੌਣ ਜਿੱਤਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>how many cards the pack has</source>
        <translation>ਗੱਡੀ ਵਿੱਚ ਕਿੰਨੇ ਪੱਤੇ ਹਨ</translation>
    </message>
    <message>
        <source>the rules to play by (default: those that suit it best)</source>
        <translation>ਕਿਹੜੇ ਨਿਯਮਾਂ ਨਾਲ ਖੇਡਣਾ ਹੈ (ਨਾ ਲਿਖੋ ਤਾਂ ਜੋ ਸਭ ਤੋਂ ਵੱਧ ਢੁੱਕਣ)</translation>
    </message>
    <message>
        <source>give up after this long (default: %1)</source>
        <translation>ਇੰਨੀ ਦੇਰ ਬਾਅਦ ਛੱਡ ਦਿਓ (ਨਾ ਲਿਖੋ ਤਾਂ %1)</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be solved; choose one of: %2.</source>
        <translation>“%1” ਹੱਲ ਨਹੀਂ ਹੋ ਸਕਦੀ; ਇਹਨਾਂ ਵਿੱਚੋਂ ਚੁਣੋ: %2।</translation>
    </message>
    <message>
        <source>Name a game that can be solved, one of: %1.</source>
        <translation>ਹੱਲ ਹੋ ਸਕਣ ਵਾਲੀ ਖੇਡ ਦਾ ਨਾਂ ਲਿਖੋ, ਇਹਨਾਂ ਵਿੱਚੋਂ: %1।</translation>
    </message>
    <message>
        <source>Give the number of cards in the pack, for example --cards %1.</source>
        <translation>ਦੱਸੋ ਕਿ ਗੱਡੀ ਵਿੱਚ ਕਿੰਨੇ ਪੱਤੇ ਹਨ, ਜਿਵੇਂ --cards %1।</translation>
    </message>
    <message>
        <source>game</source>
        <translation>ਖੇਡ</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>ਨਿਯਮ</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>ਪੱਤੇ</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>ਸਕਿੰਟ</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>ਬਾਜ਼ੀਆਂ</translation>
    </message>
    <message>
        <source>the leader wins</source>
        <translation>ਪਹਿਲਾ ਪੱਤਾ ਖੇਡਣ ਵਾਲਾ ਜਿੱਤਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>the leader loses</source>
        <translation>ਪਹਿਲਾ ਪੱਤਾ ਖੇਡਣ ਵਾਲਾ ਹਾਰਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>ਬਰਾਬਰ</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>ਪਤਾ ਨਹੀਂ ਲੱਗਾ</translation>
    </message>
    <message>
        <source>moves looked ahead</source>
        <translation>ਕਿੰਨੀਆਂ ਚਾਲਾਂ ਅੱਗੇ ਤੱਕ ਵੇਖਿਆ</translation>
    </message>
    <message>
        <source>rounds looked ahead</source>
        <translation>ਕਿੰਨੇ ਗੇੜ ਅੱਗੇ ਤੱਕ ਵੇਖਿਆ</translation>
    </message>
    <message>
        <source>positions examined</source>
        <translation>ਕਿੰਨੀਆਂ ਹਾਲਤਾਂ ਵੇਖੀਆਂ</translation>
    </message>
    <message>
        <source>This account has no home folder: set %1, or name a folder for the games in %2.</source>
        <translation>ਇਸ ਖਾਤੇ ਦਾ ਕੋਈ ਹੋਮ ਫੋਲਡਰ ਨਹੀਂ: %1 ਤੈਅ ਕਰੋ, ਜਾਂ %2 ਵਿੱਚ ਖੇਡਾਂ ਲਈ ਫੋਲਡਰ ਦੱਸੋ।</translation>
    </message>
    <message>
        <source>With this locale the program can&apos;t read the name of its own folder: set %1, or move it to another folder.</source>
        <translation>ਇਸ ਲੋਕੇਲ ਨਾਲ ਪ੍ਰੋਗਰਾਮ ਆਪਣੇ ਫੋਲਡਰ ਦਾ ਨਾਂ ਨਹੀਂ ਪੜ੍ਹ ਸਕਦਾ: %1 ਤੈਅ ਕਰੋ, ਜਾਂ ਇਸ ਨੂੰ ਹੋਰ ਫੋਲਡਰ ਵਿੱਚ ਲੈ ਜਾਓ।</translation>
    </message>
    <message>
        <source>Review the deals of a saved game: show what each choice was worth, given what the player could know at the time.</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਵੇਖੋ: ਹਰ ਫ਼ੈਸਲਾ ਕਿੰਨੇ ਦਾ ਸੀ, ਜੋ ਖਿਡਾਰੀ ਉਦੋਂ ਜਾਣ ਸਕਦਾ ਸੀ ਉਸ ਮੁਤਾਬਕ।</translation>
    </message>
    <message>
        <source>only this deal (default: all that are over)</source>
        <translation>ਸਿਰਫ਼ ਇਹ ਬਾਜ਼ੀ (ਨਾ ਲਿਖੋ ਤਾਂ ਜੋ ਮੁੱਕੀਆਂ, ਸਾਰੀਆਂ)</translation>
    </message>
    <message>
        <source>the player whose choices to review, counted from 1 (default: the person)</source>
        <translation>ਜਿਸ ਖਿਡਾਰੀ ਦੇ ਫ਼ੈਸਲੇ ਵੇਖਣੇ ਹਨ, ਗਿਣਤੀ 1 ਤੋਂ (ਨਾ ਲਿਖੋ ਤਾਂ ਬੰਦੇ ਦੇ)</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>ਇਸ ਮੈਚ ਦੀ ਅਜੇ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਮੁੱਕੀ।</translation>
    </message>
    <message>
        <source>Deal %1 isn&apos;t over; these deals are over: %2.</source>
        <translation>ਬਾਜ਼ੀ %1 ਅਜੇ ਨਹੀਂ ਮੁੱਕੀ; ਮੁੱਕੀਆਂ ਬਾਜ਼ੀਆਂ: %2।</translation>
    </message>
    <message>
        <source>There is no seat %1: the seats are 1 to %2.</source>
        <translation>ਥਾਂ %1 ਹੈ ਹੀ ਨਹੀਂ: ਥਾਵਾਂ 1 ਤੋਂ %2 ਹਨ।</translation>
    </message>
    <message numerus="yes">
        <source>Deal %1, %2: %3 point(s).</source>
        <comment>which deal, who, what it counted</comment>
        <translation>
            <numerusform>ਬਾਜ਼ੀ %1, %2: %3 ਅੰਕ।</numerusform>
            <numerusform>ਬਾਜ਼ੀ %1, %2: %3 ਅੰਕ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The choices cost about %1 points.</source>
        <translation>ਫ਼ੈਸਲੇ ਲਗਭਗ %1 ਅੰਕ ਮਹਿੰਗੇ ਪਏ।</translation>
    </message>
    <message>
        <source>Pass:</source>
        <comment>cards were passed on; what was passed follows</comment>
        <translation>ਦਿੱਤੇ ਪੱਤੇ:</translation>
    </message>
    <message>
        <source>  %1 “%2” cost about %3 points; better: “%4”. %5</source>
        <comment>%1: in which trick or turn</comment>
        <translation>  %1 “%2” ਲਗਭਗ %3 ਅੰਕਾਂ ਦੀ ਪਈ; ਬਿਹਤਰ: “%4”। %5</translation>
    </message>
    <message>
        <source>  Nothing better was found.</source>
        <translation>  ਇਸ ਤੋਂ ਚੰਗਾ ਕੁਝ ਨਹੀਂ ਲੱਭਾ।</translation>
    </message>
    <message>
        <source>There&apos;s no room left for the output: free some space, or write it somewhere else.</source>
        <translation>ਨਤੀਜਾ ਲਿਖਣ ਲਈ ਥਾਂ ਨਹੀਂ ਬਚੀ: ਥਾਂ ਖ਼ਾਲੀ ਕਰੋ, ਜਾਂ ਕਿਤੇ ਹੋਰ ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>The output can&apos;t be written: write it somewhere else.</source>
        <translation>ਨਤੀਜਾ ਲਿਖਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ: ਕਿਤੇ ਹੋਰ ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved as %1: choose another folder or extension.</source>
        <translation>ਤਸਵੀਰ %1 ਦੇ ਨਾਂ ਨਾਲ ਸੰਭਾਲੀ ਨਹੀਂ ਜਾ ਸਕੀ: ਹੋਰ ਫੋਲਡਰ ਜਾਂ ਐਕਸਟੈਂਸ਼ਨ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>Play the deal of the day of a game, and print the result.</source>
        <translation>ਕਿਸੇ ਖੇਡ ਵਿੱਚ ਦਿਨ ਦੀ ਬਾਜ਼ੀ ਖੇਡੋ ਅਤੇ ਨਤੀਜਾ ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>DATE</source>
        <comment>stands for a date in the help of the command line</comment>
        <translation>ਤਾਰੀਖ਼</translation>
    </message>
    <message>
        <source>the day, such as %1 (default: today)</source>
        <translation>ਦਿਨ, ਜਿਵੇਂ %1 (ਨਾ ਲਿਖੋ ਤਾਂ ਅੱਜ)</translation>
    </message>
    <message>
        <source>who plays in your seat (default: %1)</source>
        <translation>ਤੁਹਾਡੀ ਥਾਂ ਕੌਣ ਖੇਡੇ (ਨਾ ਲਿਖੋ ਤਾਂ %1)</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a date: write one such as %2.</source>
        <translation>“%1” ਤਾਰੀਖ਼ ਨਹੀਂ; ਇਉਂ ਲਿਖੋ: %2।</translation>
    </message>
    <message>
        <source>Deals of the day begin on %1: choose that day or a later one.</source>
        <translation>ਦਿਨ ਦੀਆਂ ਬਾਜ਼ੀਆਂ %1 ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦੀਆਂ ਹਨ: ਉਹੀ ਦਿਨ ਜਾਂ ਬਾਅਦ ਦਾ ਕੋਈ ਦਿਨ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>That day belongs to version %1 of the rules and players, and this program has version %2.</source>
        <translation>ਉਸ ਦਿਨ ਦੇ ਨਿਯਮ ਅਤੇ ਖਿਡਾਰੀ ਵਰਜਨ %1 ਦੇ ਹਨ, ਅਤੇ ਇਸ ਪ੍ਰੋਗਰਾਮ ਵਿੱਚ ਵਰਜਨ %2 ਹੈ।</translation>
    </message>
    <message>
        <source>%1, %2: deal no. %3</source>
        <translation>%1, %2: ਵੰਡ ਨੰ. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <comment>a player, and what the deal brought</comment>
        <translation>
            <numerusform>%1: %2 ਅੰਕ</numerusform>
            <numerusform>%1: %2 ਅੰਕ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cutting</name>
    <message>
        <source>Lift off at least one card, and leave at least one.</source>
        <translation>ਘੱਟੋ-ਘੱਟ ਇੱਕ ਪੱਤਾ ਚੁੱਕੋ, ਅਤੇ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਛੱਡੋ।</translation>
    </message>
</context>
<context>
    <name>Deal end</name>
    <message>
        <source>Points of deal %1</source>
        <translation>ਬਾਜ਼ੀ %1 ਦੇ ਅੰਕ</translation>
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
        <translation>ਤੁਸੀਂ</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ।</translation>
    </message>
    <message>
        <source>You lead the match with %1.</source>
        <translation>ਤੁਸੀਂ %1 ਅੰਕ ਲੈ ਕੇ ਮੈਚ ਵਿੱਚ ਸਭ ਤੋਂ ਅੱਗੇ ਹੋ।</translation>
    </message>
    <message>
        <source>%1 leads the match with %2.</source>
        <translation>%1 %2 ਅੰਕ ਲੈ ਕੇ ਮੈਚ ਵਿੱਚ ਸਭ ਤੋਂ ਅੱਗੇ %1{f:ਹੈ|m:ਹੈ|n:ਹਨ}।</translation>
    </message>
    <message>
        <source>The lead is shared, with %1.</source>
        <translation>ਮੈਚ ਵਿੱਚ ਸਭ ਤੋਂ ਅੱਗੇ ਬਰਾਬਰੀ ਹੈ, %1 ਅੰਕਾਂ ਉੱਤੇ।</translation>
    </message>
    <message>
        <source>You lead by %1.</source>
        <comment>two sides of partners</comment>
        <translation>ਤੁਸੀਂ %1 ਅੰਕ ਅੱਗੇ ਹੋ।</translation>
    </message>
    <message>
        <source>They lead by %1.</source>
        <comment>two sides of partners</comment>
        <translation>ਉਹ %1 ਅੰਕ ਅੱਗੇ ਹਨ।</translation>
    </message>
    <message>
        <source>%1 lead by %2.</source>
        <comment>the players of a side, and points</comment>
        <translation>%1 %2 ਅੰਕ ਅੱਗੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Both sides are level.</source>
        <translation>ਦੋਵੇਂ ਟੀਮਾਂ ਬਰਾਬਰ ਹਨ।</translation>
    </message>
    <message>
        <source>%1: deal %2, total %3.</source>
        <translation>%1: ਬਾਜ਼ੀ %2, ਜੋੜ %3।</translation>
    </message>
    <message>
        <source>%1, taken %2: deal %3, total %4.</source>
        <translation>%1, ਮਿਲੇ %2: ਬਾਜ਼ੀ %3, ਜੋੜ %4।</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>ਅਗਲੀ ਬਾਜ਼ੀ</translation>
    </message>
    <message>
        <source>Look at the deal</source>
        <translation>ਬਾਜ਼ੀ ਵੇਖੋ</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>ਇਹ ਬਾਜ਼ੀ ਮੁੜ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>to the end of the match</comment>
        <translation>ਅੱਗੇ</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>ਮੈਚ ਵੱਲ ਵਾਪਸ</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading over what a deal counts</comment>
        <translation>ਬਾਜ਼ੀ</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>ਜੋੜ</translation>
    </message>
    <message>
        <source>Points of the deal</source>
        <comment>a list with a line for each player</comment>
        <translation>ਬਾਜ਼ੀ ਦੇ ਅੰਕ</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>ਬੰਦ ਕਰੋ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ਰੱਦ ਕਰੋ</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ਠੀਕ ਹੈ</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Is the deal fair?</source>
        <translatorcomment>&apos;ਇਮਾਨਦਾਰੀ&apos; for fairness</translatorcomment>
        <translation>ਕੀ ਪੱਤੇ ਇਮਾਨਦਾਰੀ ਨਾਲ ਵੰਡੇ ਗਏ?</translation>
    </message>
    <message>
        <source>All cards of this match follow from one secret, chosen before the first card. Nobody at the table knows it, and the computer players are shown only their own cards.</source>
        <translation>ਇਸ ਮੈਚ ਦੇ ਸਾਰੇ ਪੱਤੇ ਇੱਕੋ ਭੇਤ ਤੋਂ ਨਿਕਲਦੇ ਹਨ, ਜੋ ਪਹਿਲੇ ਪੱਤੇ ਤੋਂ ਵੀ ਪਹਿਲਾਂ ਚੁਣਿਆ ਗਿਆ। ਮੇਜ਼ ਉੱਤੇ ਕਿਸੇ ਨੂੰ ਇਸ ਦਾ ਪਤਾ ਨਹੀਂ, ਅਤੇ ਕੰਪਿਊਟਰ ਖਿਡਾਰੀਆਂ ਨੂੰ ਸਿਰਫ਼ ਆਪਣੇ ਪੱਤੇ ਵਿਖਾਏ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Fingerprint of the secret (SHA-256), known from the start</source>
        <translation>ਭੇਤ ਦਾ ਫਿੰਗਰਪ੍ਰਿੰਟ (SHA-256), ਜੋ ਸ਼ੁਰੂ ਤੋਂ ਪਤਾ ਹੁੰਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>The secret</source>
        <translatorcomment>&apos;ਭੇਤ&apos; for the secret (seed)</translatorcomment>
        <translation>ਭੇਤ</translation>
    </message>
    <message>
        <source>The secret is shown here when the match has ended.</source>
        <translation>ਮੈਚ ਮੁੱਕਣ ਉੱਤੇ ਭੇਤ ਇੱਥੇ ਵਿਖਾਇਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>This match was dealt from a deal number that somebody typed: its fingerprint hides nothing.</source>
        <translation>ਇਹ ਮੈਚ ਕਿਸੇ ਦੇ ਲਿਖੇ ਵੰਡ ਨੰਬਰ ਤੋਂ ਵੰਡਿਆ ਗਿਆ: ਇਸ ਦਾ ਫਿੰਗਰਪ੍ਰਿੰਟ ਕੁਝ ਨਹੀਂ ਲੁਕਾਉਂਦਾ।</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>ਪਰਖ ਕਿਵੇਂ ਕਰੀਏ</translation>
    </message>
    <message>
        <source>Write the fingerprint down during the match. Afterwards, compute it from the secret.</source>
        <translation>ਮੈਚ ਦੌਰਾਨ ਫਿੰਗਰਪ੍ਰਿੰਟ ਲਿਖ ਲਓ। ਬਾਅਦ ਵਿੱਚ ਭੇਤ ਤੋਂ ਇਸ ਦਾ ਹਿਸਾਬ ਲਾਓ।</translation>
    </message>
    <message>
        <source>Then run these lines of Python, or write the same in any language: they give every deal.</source>
        <translation>ਫਿਰ Python ਦੀਆਂ ਇਹ ਲਾਈਨਾਂ ਚਲਾਓ, ਜਾਂ ਇਹੀ ਕਿਸੇ ਵੀ ਭਾਸ਼ਾ ਵਿੱਚ ਲਿਖੋ: ਇਹਨਾਂ ਤੋਂ ਹਰ ਵੰਡ ਮਿਲਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The first card goes to the player on the dealer&apos;s left, the next to the seat after, and so on.</source>
        <translation>ਪਹਿਲਾ ਪੱਤਾ ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਬੈਠੇ ਖਿਡਾਰੀ ਨੂੰ ਮਿਲਦਾ ਹੈ, ਦੂਜਾ ਉਸ ਤੋਂ ਅਗਲੀ ਥਾਂ ਨੂੰ, ਅਤੇ ਇਸੇ ਤਰ੍ਹਾਂ ਅੱਗੇ।</translation>
    </message>
    <message>
        <source>The pack is cut before each deal, and the saved game says where: the cards lifted off come last.</source>
        <translation>ਹਰ ਬਾਜ਼ੀ ਤੋਂ ਪਹਿਲਾਂ ਗੱਡੀ ਕੱਟੀ ਜਾਂਦੀ ਹੈ, ਅਤੇ ਸੰਭਾਲੀ ਖੇਡ ਦੱਸਦੀ ਹੈ ਕਿ ਕਿੱਥੋਂ: ਚੁੱਕੇ ਪੱਤੇ ਅਖ਼ੀਰ ਵਿੱਚ ਆਉਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>ਸਭ ਕਾਪੀ ਕਰੋ</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>ਕਾਪੀ ਹੋ ਗਿਆ</translation>
    </message>
    <message>
        <source>This deal is being played. It will be checked when it is over.</source>
        <translation>ਇਹ ਬਾਜ਼ੀ ਅਜੇ ਖੇਡੀ ਜਾ ਰਹੀ ਹੈ। ਮੁੱਕਣ ਉੱਤੇ ਪਰਖੀ ਜਾਵੇਗੀ।</translation>
    </message>
    <message>
        <source>Checked here: correct. Everybody took part.</source>
        <translation>ਇੱਥੇ ਪਰਖੀ ਤਾਂ ਠੀਕ ਨਿਕਲੀ। ਸਾਰਿਆਂ ਨੇ ਹਿੱਸਾ ਪਾਇਆ।</translation>
    </message>
    <message>
        <source>Checked here: correct. %1 was away and took no part.</source>
        <comment>a player</comment>
        <translation>ਇੱਥੇ ਪਰਖੀ ਤਾਂ ਠੀਕ ਨਿਕਲੀ। %1 ਇੱਥੇ ਨਹੀਂ %1{f:ਸੀ|m:ਸੀ|n:ਸਨ} ਅਤੇ ਸ਼ਾਮਲ ਨਹੀਂ %1{f:ਹੋਈ|m:ਹੋਇਆ|n:ਹੋਏ}।</translation>
    </message>
    <message>
        <source>Checked here: correct. %1 were away and took no part.</source>
        <comment>several players</comment>
        <translation>ਇੱਥੇ ਪਰਖੀ ਤਾਂ ਠੀਕ ਨਿਕਲੀ। %1 ਇੱਥੇ ਨਹੀਂ ਸਨ ਅਤੇ ਸ਼ਾਮਲ ਨਹੀਂ %1{f:ਹੋਈਆਂ|m:ਹੋਏ|n:ਹੋਏ}।</translation>
    </message>
    <message>
        <source>Checked here: correct. You were away and took no part.</source>
        <translation>ਇੱਥੇ ਪਰਖੀ ਤਾਂ ਠੀਕ ਨਿਕਲੀ। ਤੁਸੀਂ ਇੱਥੇ ਨਹੀਂ ਸੀ ਅਤੇ ਸ਼ਾਮਲ ਨਹੀਂ ਹੋਏ।</translation>
    </message>
    <message>
        <source>Checked here: correct. You and %1 were away and took no part.</source>
        <comment>one or more</comment>
        <translation>ਇੱਥੇ ਪਰਖੀ ਤਾਂ ਠੀਕ ਨਿਕਲੀ। ਤੁਸੀਂ ਅਤੇ %1 ਇੱਥੇ ਨਹੀਂ ਸੀ ਅਤੇ ਸ਼ਾਮਲ ਨਹੀਂ ਹੋਏ।</translation>
    </message>
    <message>
        <source>Your number was left out of this deal, although you were there. %1 The match goes on.</source>
        <translation>ਤੁਸੀਂ ਇੱਥੇ ਹੀ ਸੀ, ਪਰ ਤੁਹਾਡਾ ਨੰਬਰ ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਨਹੀਂ ਲਿਆ ਗਿਆ। %1 ਮੈਚ ਚੱਲਦਾ ਰਹੇਗਾ।</translation>
    </message>
    <message>
        <source>The cards of this deal don&apos;t follow from the numbers. %1</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਦੇ ਪੱਤੇ ਨੰਬਰਾਂ ਨਾਲ ਮੇਲ ਨਹੀਂ ਖਾਂਦੇ। %1</translation>
    </message>
    <message>
        <source>A number of this deal isn&apos;t the one that was announced. %1</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਦਾ ਇੱਕ ਨੰਬਰ ਉਹ ਨਹੀਂ, ਜੋ ਪਹਿਲਾਂ ਦੱਸਿਆ ਗਿਆ ਸੀ। %1</translation>
    </message>
    <message>
        <source>This deal was prepared twice, and the first version was thrown away. %1</source>
        <translation>ਇਹ ਬਾਜ਼ੀ ਦੋ ਵਾਰ ਤਿਆਰ ਕੀਤੀ ਗਈ, ਅਤੇ ਪਹਿਲੀ ਸੁੱਟ ਦਿੱਤੀ ਗਈ। %1</translation>
    </message>
    <message>
        <source>This deal wasn&apos;t played as it was shown here. %1</source>
        <translation>ਇਹ ਬਾਜ਼ੀ ਉਵੇਂ ਨਹੀਂ ਖੇਡੀ ਗਈ, ਜਿਵੇਂ ਇੱਥੇ ਵਿਖਾਈ ਗਈ। %1</translation>
    </message>
    <message>
        <source>At the earlier table, more deals of this match were played to the end. %1</source>
        <translation>ਪਿਛਲੇ ਮੇਜ਼ ਉੱਤੇ ਇਸ ਮੈਚ ਦੀਆਂ ਹੋਰ ਬਾਜ਼ੀਆਂ ਵੀ ਪੂਰੀਆਂ ਖੇਡੀਆਂ ਗਈਆਂ ਸਨ। %1</translation>
    </message>
    <message>
        <source>You weren&apos;t here for all of this deal; it couldn&apos;t be checked here.</source>
        <translation>ਤੁਸੀਂ ਇਸ ਪੂਰੀ ਬਾਜ਼ੀ ਵਿੱਚ ਇੱਥੇ ਨਹੀਂ ਸੀ; ਇਸ ਲਈ ਇਹ ਪਰਖੀ ਨਹੀਂ ਜਾ ਸਕੀ।</translation>
    </message>
    <message>
        <source>Checked here: correct. But more than one number of this match never came in. Ask the people whose numbers are missing. The match goes on.</source>
        <translation>ਇੱਥੇ ਪਰਖੀ ਤਾਂ ਠੀਕ ਨਿਕਲੀ। ਪਰ ਇਸ ਮੈਚ ਦੇ ਇੱਕ ਤੋਂ ਵੱਧ ਨੰਬਰ ਕਦੇ ਨਹੀਂ ਆਏ। ਜਿਨ੍ਹਾਂ ਦੇ ਨੰਬਰ ਨਹੀਂ ਆਏ, ਉਹਨਾਂ ਤੋਂ ਪੁੱਛੋ। ਮੈਚ ਚੱਲਦਾ ਰਹੇਗਾ।</translation>
    </message>
    <message>
        <source>Only the computer that runs the table can cause that: %1&apos;s, or a server. Ask the person who runs that computer.</source>
        <translation>ਅਜਿਹਾ ਸਿਰਫ਼ ਮੇਜ਼ ਚਲਾਉਣ ਵਾਲੇ ਕੰਪਿਊਟਰ ਤੋਂ ਹੋ ਸਕਦਾ ਹੈ: %1 ਦੇ ਕੰਪਿਊਟਰ ਤੋਂ, ਜਾਂ ਕਿਸੇ ਸਰਵਰ ਤੋਂ। ਉਸ ਕੰਪਿਊਟਰ ਨੂੰ ਚਲਾਉਣ ਵਾਲੇ ਤੋਂ ਪੁੱਛੋ।</translation>
    </message>
    <message>
        <source>Only the server can cause that. Ask the person who runs it.</source>
        <translation>ਅਜਿਹਾ ਸਿਰਫ਼ ਸਰਵਰ ਤੋਂ ਹੋ ਸਕਦਾ ਹੈ। ਸਰਵਰ ਚਲਾਉਣ ਵਾਲੇ ਤੋਂ ਪੁੱਛੋ।</translation>
    </message>
    <message>
        <source>Its numbers are below.</source>
        <translation>ਇਸ ਦੇ ਨੰਬਰ ਹੇਠਾਂ ਹਨ।</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>ਬਾਜ਼ੀ %1</translation>
    </message>
    <message>
        <source>Deals %1 to %2: correct</source>
        <translation>ਬਾਜ਼ੀਆਂ %1 ਤੋਂ %2: ਠੀਕ</translation>
    </message>
    <message>
        <source>Doubt</source>
        <comment>spoken before the sentence about a deal</comment>
        <translation>ਸ਼ੱਕ</translation>
    </message>
    <message>
        <source>Contributed: %1.</source>
        <comment>names</comment>
        <translation>ਇਹਨਾਂ ਦੇ ਨੰਬਰ ਆਏ: %1।</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <comment>names</comment>
        <translation>ਇਹਨਾਂ ਦੇ ਨੰਬਰ ਨਹੀਂ ਆਏ: %1।</translation>
    </message>
    <message>
        <source>the table</source>
        <comment>its program contributes a number, too</comment>
        <translation>ਮੇਜ਼</translation>
    </message>
    <message>
        <source>Deal fairness</source>
        <translation>ਵੰਡ ਦੀ ਇਮਾਨਦਾਰੀ</translation>
    </message>
    <message>
        <source>If all numbers came in, nobody could choose the cards: they follow from numbers that everybody&apos;s program fixed before it knew the others&apos;. After each deal your own program checks that, and here is whose numbers came in.</source>
        <translation>ਜੇ ਸਾਰੇ ਨੰਬਰ ਆਏ ਹੋਣ, ਤਾਂ ਪੱਤੇ ਕੋਈ ਨਹੀਂ ਚੁਣ ਸਕਿਆ: ਉਹ ਉਹਨਾਂ ਨੰਬਰਾਂ ਤੋਂ ਬਣਦੇ ਹਨ, ਜੋ ਹਰ ਕਿਸੇ ਦੇ ਪ੍ਰੋਗਰਾਮ ਨੇ ਦੂਜਿਆਂ ਦੇ ਨੰਬਰ ਜਾਣਨ ਤੋਂ ਪਹਿਲਾਂ ਤੈਅ ਕੀਤੇ। ਹਰ ਬਾਜ਼ੀ ਪਿੱਛੋਂ ਤੁਹਾਡਾ ਆਪਣਾ ਪ੍ਰੋਗਰਾਮ ਇਹ ਪਰਖਦਾ ਹੈ, ਅਤੇ ਇੱਥੇ ਦਿਸਦਾ ਹੈ ਕਿ ਕਿਸ-ਕਿਸ ਦਾ ਨੰਬਰ ਆਇਆ।</translation>
    </message>
    <message>
        <source>What this can&apos;t show</source>
        <translation>ਜੋ ਇਸ ਤੋਂ ਪਤਾ ਨਹੀਂ ਲੱਗਦਾ</translation>
    </message>
    <message>
        <source>You&apos;re the host: your program knows all cards while you play, and shows you only your own hand. The others have to trust that, or play on a server that none of you runs.</source>
        <translation>ਮੇਜ਼ਬਾਨ ਤੁਸੀਂ ਹੋ: ਤੁਹਾਡਾ ਪ੍ਰੋਗਰਾਮ ਖੇਡ ਦੌਰਾਨ ਸਾਰੇ ਪੱਤੇ ਜਾਣਦਾ ਹੈ, ਅਤੇ ਤੁਹਾਨੂੰ ਸਿਰਫ਼ ਤੁਹਾਡਾ ਹੱਥ ਵਿਖਾਉਂਦਾ ਹੈ। ਦੂਜਿਆਂ ਨੂੰ ਇਸ ਉੱਤੇ ਭਰੋਸਾ ਕਰਨਾ ਪੈਂਦਾ ਹੈ, ਜਾਂ ਅਜਿਹੇ ਸਰਵਰ ਉੱਤੇ ਖੇਡਣਾ, ਜੋ ਤੁਹਾਡੇ ਵਿੱਚੋਂ ਕਿਸੇ ਦਾ ਨਾ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>The computer that runs the table, %1&apos;s or a server, knows all cards while you play. It shows each of you only your own hand. If you don&apos;t trust that, play on a server that none of you runs.</source>
        <translation>ਮੇਜ਼ ਚਲਾਉਣ ਵਾਲਾ ਕੰਪਿਊਟਰ, %1 ਦਾ ਜਾਂ ਕੋਈ ਸਰਵਰ, ਖੇਡ ਦੌਰਾਨ ਸਾਰੇ ਪੱਤੇ ਜਾਣਦਾ ਹੈ। ਉਹ ਤੁਹਾਡੇ ਵਿੱਚੋਂ ਹਰੇਕ ਨੂੰ ਸਿਰਫ਼ ਉਸ ਦਾ ਆਪਣਾ ਹੱਥ ਵਿਖਾਉਂਦਾ ਹੈ। ਜੇ ਭਰੋਸਾ ਨਾ ਹੋਵੇ, ਤਾਂ ਅਜਿਹੇ ਸਰਵਰ ਉੱਤੇ ਖੇਡੋ, ਜੋ ਤੁਹਾਡੇ ਵਿੱਚੋਂ ਕਿਸੇ ਦਾ ਨਾ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>The computer that runs the table can leave a number out, but then the program of that player says so. A player and the person who runs that computer can agree in secret to choose between two deals. Deals that were made while you were away depend on the others&apos; numbers.</source>
        <translation>ਮੇਜ਼ ਚਲਾਉਣ ਵਾਲਾ ਕੰਪਿਊਟਰ ਕਿਸੇ ਦਾ ਨੰਬਰ ਛੱਡ ਸਕਦਾ ਹੈ, ਪਰ ਫਿਰ ਉਸ ਖਿਡਾਰੀ ਦਾ ਪ੍ਰੋਗਰਾਮ ਇਹ ਦੱਸ ਦਿੰਦਾ ਹੈ। ਕੋਈ ਖਿਡਾਰੀ ਅਤੇ ਉਹ ਕੰਪਿਊਟਰ ਚਲਾਉਣ ਵਾਲਾ ਚੋਰੀ-ਚੋਰੀ ਰਲ ਕੇ ਦੋ ਵੰਡਾਂ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣ ਸਕਦੇ ਹਨ। ਜੋ ਬਾਜ਼ੀਆਂ ਤੁਹਾਡੇ ਇੱਥੇ ਨਾ ਹੁੰਦਿਆਂ ਬਣੀਆਂ, ਉਹ ਦੂਜਿਆਂ ਦੇ ਨੰਬਰਾਂ ਉੱਤੇ ਟਿਕੀਆਂ ਹਨ।</translation>
    </message>
    <message>
        <source>The server that you play on knows all cards while you play. It shows each of you only your own hand, but the person who runs it could look.</source>
        <translation>ਜਿਸ ਸਰਵਰ ਉੱਤੇ ਤੁਸੀਂ ਖੇਡਦੇ ਹੋ, ਉਹ ਖੇਡ ਦੌਰਾਨ ਸਾਰੇ ਪੱਤੇ ਜਾਣਦਾ ਹੈ। ਉਹ ਤੁਹਾਡੇ ਵਿੱਚੋਂ ਹਰੇਕ ਨੂੰ ਸਿਰਫ਼ ਉਸ ਦਾ ਆਪਣਾ ਹੱਥ ਵਿਖਾਉਂਦਾ ਹੈ, ਪਰ ਸਰਵਰ ਚਲਾਉਣ ਵਾਲਾ ਵੇਖ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>ਅਜੇ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਖੇਡੀ ਗਈ।</translation>
    </message>
    <message>
        <source>Numbers of deal %1…</source>
        <translation>ਬਾਜ਼ੀ %1 ਦੇ ਨੰਬਰ…</translation>
    </message>
    <message>
        <source>Numbers of deal %1</source>
        <translation>ਬਾਜ਼ੀ %1 ਦੇ ਨੰਬਰ</translation>
    </message>
    <message>
        <source>Everybody&apos;s numbers, the secret that follows from them, and the lines that check it</source>
        <translation>ਸਾਰਿਆਂ ਦੇ ਨੰਬਰ, ਉਹਨਾਂ ਤੋਂ ਬਣਦਾ ਭੇਤ, ਅਤੇ ਉਸ ਨੂੰ ਪਰਖਣ ਵਾਲੀਆਂ ਲਾਈਨਾਂ</translation>
    </message>
    <message>
        <source>Show the program</source>
        <translation>ਪ੍ਰੋਗਰਾਮ ਵਿਖਾਓ</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved games (%1)</source>
        <translation>ਸੰਭਾਲੀਆਂ ਖੇਡਾਂ (%1)</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>ਸਾਰਣੀਆਂ (%1)</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ਖੇਡ ਸੰਭਾਲੋ</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>ਅੰਕੜੇ ਐਕਸਪੋਰਟ ਕਰੋ</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message>
        <source>Other…</source>
        <translation>ਹੋਰ…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ਨਿਯਮ</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>ਆਪਣੇ ਨਿਯਮ</translation>
    </message>
    <message>
        <source>These are the rules of “%1”.</source>
        <translation>ਇਹ “%1” ਦੇ ਨਿਯਮ ਹਨ।</translation>
    </message>
    <message>
        <source>Differs from “%1” in: %2.</source>
        <translation>“%1” ਤੋਂ ਫ਼ਰਕ: %2।</translation>
    </message>
    <message>
        <source>“%1” is made for a different number of players. Its rules apply here all the same.</source>
        <translation>“%1” ਖਿਡਾਰੀਆਂ ਦੀ ਹੋਰ ਗਿਣਤੀ ਲਈ ਹੈ। ਫਿਰ ਵੀ ਇੱਥੇ ਇਸੇ ਦੇ ਨਿਯਮ ਚੱਲਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>ਘਟਾਓ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>ਵਧਾਓ</translation>
    </message>
    <message>
        <source>Undo my changes</source>
        <translation>ਮੇਰੀਆਂ ਤਬਦੀਲੀਆਂ ਹਟਾਓ</translation>
    </message>
    <message>
        <source>This has no effect because of: %1.</source>
        <translation>ਇਸ ਕਰਕੇ ਇਸ ਦਾ ਕੋਈ ਅਸਰ ਨਹੀਂ: %1।</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>This has no effect with your other rules.</source>
        <translation>ਬਾਕੀ ਨਿਯਮ ਇਉਂ ਹੋਣ ਤਾਂ ਇਸ ਦਾ ਕੋਈ ਅਸਰ ਨਹੀਂ।</translation>
    </message>
    <message numerus="yes">
        <source>No more than %1 character(s) fit here.</source>
        <translation>
            <numerusform>ਇੱਥੇ %1 ਤੋਂ ਵੱਧ ਅੱਖਰ ਨਹੀਂ ਆਉਂਦੇ।</numerusform>
            <numerusform>ਇੱਥੇ %1 ਤੋਂ ਵੱਧ ਅੱਖਰ ਨਹੀਂ ਆਉਂਦੇ।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message>
        <source>Hearts</source>
        <translation>ਹਾਰਟਸ</translation>
    </message>
    <message>
        <source>Win no hearts, and beware of the queen of spades. Or win them all.</source>
        <translation>ਪਾਨ ਤੋਂ ਬਚੋ, ਅਤੇ ਹੁਕਮ ਦੀ ਬੇਗਮ ਤੋਂ ਖ਼ਬਰਦਾਰ ਰਹੋ। ਜਾਂ ਸਾਰੇ ਹੀ ਜਿੱਤ ਲਓ।</translation>
    </message>
    <message>
        <source>Right, left, no pass</source>
        <translation>ਸੱਜੇ, ਖੱਬੇ, ਦੇਣੇ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Always right</source>
        <translation>ਹਮੇਸ਼ਾ ਸੱਜੇ</translation>
    </message>
    <message>
        <source>Left, right, across, no pass</source>
        <translation>ਖੱਬੇ, ਸੱਜੇ, ਸਾਹਮਣੇ, ਦੇਣੇ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Right, left, across, no pass</source>
        <translation>ਸੱਜੇ, ਖੱਬੇ, ਸਾਹਮਣੇ, ਦੇਣੇ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Left, across, right, no pass</source>
        <translation>ਖੱਬੇ, ਸਾਹਮਣੇ, ਸੱਜੇ, ਦੇਣੇ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Left, right, across</source>
        <translation>ਖੱਬੇ, ਸੱਜੇ, ਸਾਹਮਣੇ</translation>
    </message>
    <message>
        <source>Low diamonds and clubs are left out</source>
        <translation>ਇੱਟ ਅਤੇ ਚਿੜੀ ਦੇ ਛੋਟੇ ਪੱਤੇ ਕੱਢ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ</translation>
    </message>
    <message>
        <source>Twos are left out</source>
        <translation>ਦੁੱਕੀਆਂ ਕੱਢ ਦਿੱਤੀਆਂ ਜਾਂਦੀਆਂ ਹਨ</translation>
    </message>
    <message>
        <source>A kitty for the first point card</source>
        <translation>ਅੰਕਾਂ ਵਾਲੇ ਪਹਿਲੇ ਪੱਤੇ ਲਈ ਕਿੱਟੀ</translation>
    </message>
    <message>
        <source>The lowest club</source>
        <translation>ਸਭ ਤੋਂ ਛੋਟੀ ਚਿੜੀ</translation>
    </message>
    <message>
        <source>Any club, from the player with the lowest</source>
        <translation>ਕੋਈ ਵੀ ਚਿੜੀ, ਸਭ ਤੋਂ ਛੋਟੀ ਵਾਲੇ ਵੱਲੋਂ</translation>
    </message>
    <message>
        <source>Only the queen of spades is forbidden</source>
        <translation>ਸਿਰਫ਼ ਹੁਕਮ ਦੀ ਬੇਗਮ ਮਨ੍ਹਾ ਹੈ</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>ਕੋਈ ਵੀ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Hearts before the queen of spades</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਤੋਂ ਪਹਿਲਾਂ ਪਾਨ</translation>
    </message>
    <message>
        <source>No more than the moon</source>
        <translation>ਮੂਨ ਜਿੰਨਾ ਹੀ</translation>
    </message>
    <message>
        <source>Twice the moon</source>
        <translation>ਮੂਨ ਤੋਂ ਦੁੱਗਣਾ</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>ਕੁਝ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>It is halved</source>
        <translation>ਅੱਧਾ ਹੋ ਜਾਂਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>It wins the match</source>
        <translation>ਮੈਚ ਜਿੱਤ ਲੈਂਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Direction, three players</source>
        <translation>ਦਿਸ਼ਾ, ਤਿੰਨ ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>Direction, four players</source>
        <translation>ਦਿਸ਼ਾ, ਚਾਰ ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>Direction, five players or more</source>
        <translation>ਦਿਸ਼ਾ, ਪੰਜ ਜਾਂ ਵੱਧ ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>All hands have the same number of cards: some low cards are left out, or lie face down as a kitty.</source>
        <translatorcomment>&apos;ਮੂਧੇ&apos; = face down; &apos;ਪੁੱਠੇ&apos; is also heard</translatorcomment>
        <translation>ਸਭ ਨੂੰ ਬਰਾਬਰ ਪੱਤੇ ਮਿਲਦੇ ਹਨ: ਕੁਝ ਛੋਟੇ ਪੱਤੇ ਕੱਢ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ, ਜਾਂ ਮੂਧੇ ਕਿੱਟੀ ਵਿੱਚ ਪਏ ਰਹਿੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>ਕਿੱਟੀ ਦੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>First trick with nothing but points</source>
        <translation>ਪਹਿਲੀ ਸਰ, ਜਦੋਂ ਸਿਰਫ਼ ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਹੋਣ</translation>
    </message>
    <message>
        <source>What such a hand may discard on the first trick, where points are forbidden.</source>
        <translation>ਅਜਿਹੇ ਹੱਥ ਵਿੱਚੋਂ ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਕੀ ਸੁੱਟਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਜਿੱਥੇ ਅੰਕ ਮਨ੍ਹਾ ਹਨ।</translation>
    </message>
    <message>
        <source>A heart may be led instead of the queen</source>
        <translation>ਬੇਗਮ ਦੀ ਥਾਂ ਪਾਨ ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਕਰਨ ਦੀ ਖੁੱਲ੍ਹ</translation>
    </message>
    <message>
        <source>A leader who may lead only the queen of spades may lead a heart instead.</source>
        <translation>ਜੇ ਸਰ ਸ਼ੁਰੂ ਕਰਨ ਲਈ ਸਿਰਫ਼ ਹੁਕਮ ਦੀ ਬੇਗਮ ਹੀ ਚੱਲਦੀ ਹੋਵੇ, ਤਾਂ ਉਸ ਦੀ ਥਾਂ ਪਾਨ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The queen of spades must be discarded</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਸੁੱਟਣੀ ਲਾਜ਼ਮੀ</translation>
    </message>
    <message>
        <source>A player who can&apos;t follow suit must discard her at the first chance.</source>
        <translation>ਜਿਸ ਖਿਡਾਰੀ ਕੋਲ ਸਰ ਦਾ ਰੰਗ ਨਾ ਹੋਵੇ, ਉਸ ਨੂੰ ਪਹਿਲੇ ਮੌਕੇ ਉੱਤੇ ਹੀ ਇਹ ਸੁੱਟਣੀ ਪੈਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Value of the hearts</source>
        <translation>ਪਾਨ ਦੇ ਅੰਕ</translation>
    </message>
    <message>
        <source>The penalty points of the hearts.</source>
        <translatorcomment>&apos;ਜੁਰਮਾਨਾ ਅੰਕ&apos;; &apos;ਪੈਨਲਟੀ ਅੰਕ&apos; is also used</translatorcomment>
        <translation>ਪਾਨ ਦੇ ਪੱਤਿਆਂ ਦੇ ਜੁਰਮਾਨਾ ਅੰਕ।</translation>
    </message>
    <message>
        <source>Value of the queen of spades</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਦੇ ਅੰਕ</translation>
    </message>
    <message>
        <source>Value of the king and ace of spades</source>
        <translation>ਹੁਕਮ ਦੇ ਬਾਦਸ਼ਾਹ ਅਤੇ ਯੱਕੇ ਦੇ ਅੰਕ</translation>
    </message>
    <message>
        <source>In Black Maria they are point cards too.</source>
        <translation>ਬਲੈਕ ਮਾਰੀਆ ਵਿੱਚ ਇਹ ਵੀ ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Standard Hearts</source>
        <translation>ਆਮ ਹਾਰਟਸ</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਅੰਕ</translation>
    </message>
    <message>
        <source>Shooter&apos;s choice</source>
        <translation>ਮੂਨ ਵਾਲੇ ਦੀ ਮਰਜ਼ੀ</translation>
    </message>
    <message>
        <source>No points on the first trick; shooting the moon gives everybody else %1 points.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਅੰਕ ਨਹੀਂ; ਮੂਨ ਕਰਨ ਨਾਲ ਬਾਕੀ ਹਰੇਕ ਨੂੰ %1 ਅੰਕ ਲੱਗਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Like standard Hearts, but points may be played on the first trick, even the queen of spades.</source>
        <translation>ਆਮ ਹਾਰਟਸ ਵਾਂਗ, ਪਰ ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਵੀ ਅੰਕ ਪੈ ਸਕਦੇ ਹਨ, ਹੁਕਮ ਦੀ ਬੇਗਮ ਵੀ।</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts too, and the player who shoots the moon chooses how it counts.</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਨਾਲ ਵੀ ਪਾਨ ਖੁੱਲ੍ਹ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਮੂਨ ਕਰਨ ਵਾਲਾ ਚੁਣਦਾ ਹੈ ਕਿ ਹਿਸਾਬ ਕਿਵੇਂ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>Points may be played on the first trick, and the player who shoots the moon chooses how it counts.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਵੀ ਅੰਕ ਪੈ ਸਕਦੇ ਹਨ, ਅਤੇ ਮੂਨ ਕਰਨ ਵਾਲਾ ਚੁਣਦਾ ਹੈ ਕਿ ਹਿਸਾਬ ਕਿਵੇਂ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>The player who wins the jack of diamonds gets %1 points fewer.</source>
        <translation>ਇੱਟ ਦਾ ਗੋਲਾ ਜਿੱਤਣ ਵਾਲੇ ਦੇ %1 ਅੰਕ ਘਟਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The player who wins the ten of diamonds gets %1 points fewer; the moon needs it as well.</source>
        <translation>ਇੱਟ ਦਾ ਦਹਿਲਾ ਜਿੱਤਣ ਵਾਲੇ ਦੇ %1 ਅੰਕ ਘਟਦੇ ਹਨ; ਮੂਨ ਲਈ ਉਹ ਵੀ ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Each heart costs its rank, and the queen of spades %1; the match ends at %2.</source>
        <translation>ਹਰ ਪਾਨ ਦੇ ਅੰਕ ਉਸ ਦੇ ਦਰਜੇ ਜਿੰਨੇ, ਹੁਕਮ ਦੀ ਬੇਗਮ ਦੇ %1; ਮੈਚ %2 ਉੱਤੇ ਮੁੱਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>For three: the king of spades costs %1 points as well, the ace %2.</source>
        <translation>ਤਿੰਨ ਖਿਡਾਰੀਆਂ ਲਈ: ਹੁਕਮ ਦੇ ਬਾਦਸ਼ਾਹ ਦੇ ਵੀ %1 ਅੰਕ, ਯੱਕੇ ਦੇ %2।</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) each</source>
        <translation>
            <numerusform>ਹਰੇਕ ਦਾ %1 ਅੰਕ</numerusform>
            <numerusform>ਹਰੇਕ ਦੇ %1 ਅੰਕ</numerusform>
        </translation>
    </message>
    <message>
        <source>Their rank: %1 to %2, jack %3 to ace %4</source>
        <translation>ਦਰਜੇ ਜਿੰਨੇ: %1 ਤੋਂ %2, ਗੋਲੇ %3 ਤੋਂ ਯੱਕੇ %4 ਤੱਕ</translation>
    </message>
    <message>
        <source>Ace %1, king %2, queen %3, jack %4, others %5</source>
        <translation>ਯੱਕਾ %1, ਬਾਦਸ਼ਾਹ %2, ਬੇਗਮ %3, ਗੋਲਾ %4, ਬਾਕੀ %5</translation>
    </message>
    <message>
        <source>King %1, ace %2</source>
        <translation>ਬਾਦਸ਼ਾਹ %1, ਯੱਕਾ %2</translation>
    </message>
    <message>
        <source>It becomes %1</source>
        <translation>%1 ਹੋ ਜਾਂਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>%1 takes whatever is left over; otherwise the remaining cards must deal out evenly.</source>
        <translation>%1 ਦਾ ਮਤਲਬ: ਜਿੰਨੇ ਬਚਣ; ਨਹੀਂ ਤਾਂ ਬਾਕੀ ਪੱਤੇ ਸਭ ਵਿੱਚ ਬਰਾਬਰ ਵੰਡੇ ਜਾਣੇ ਚਾਹੀਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Her penalty points; %1 makes her an ordinary card.</source>
        <translation>ਬੇਗਮ ਦੇ ਜੁਰਮਾਨਾ ਅੰਕ; %1 ਹੋਵੇ ਤਾਂ ਉਹ ਆਮ ਪੱਤਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The player who wins this card gets %1 points fewer.</source>
        <translation>ਜੋ ਇਹ ਪੱਤਾ ਜਿੱਤੇ, ਉਸ ਦੇ %1 ਅੰਕ ਘਟਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The moon needs the bonus card</source>
        <translation>ਮੂਨ ਲਈ ਬੋਨਸ ਪੱਤਾ ਜ਼ਰੂਰੀ</translation>
    </message>
    <message>
        <source>Without it, winning all the point cards isn&apos;t a moon.</source>
        <translation>ਉਸ ਤੋਂ ਬਿਨਾਂ ਅੰਕਾਂ ਵਾਲੇ ਸਾਰੇ ਪੱਤੇ ਵੀ ਮੂਨ ਨਹੀਂ ਬਣਦੇ।</translation>
    </message>
    <message>
        <source>The moon includes the bonus card</source>
        <translation>ਬੋਨਸ ਪੱਤਾ ਮੂਨ ਵਿੱਚ ਸ਼ਾਮਲ</translation>
    </message>
    <message>
        <source>The shooter&apos;s own bonus card isn&apos;t counted twice.</source>
        <translation>ਸਮੇਟਣ ਵਾਲੇ ਦਾ ਆਪਣਾ ਬੋਨਸ ਪੱਤਾ ਦੂਜੀ ਵਾਰ ਨਹੀਂ ਗਿਣਿਆ ਜਾਂਦਾ।</translation>
    </message>
    <message>
        <source>Shooting the sun</source>
        <translatorcomment>sun: &apos;ਹਰ ਸਰ ਸਮੇਟਣੀ (ਸਨ)&apos;, by analogy with moon</translatorcomment>
        <translation>ਹਰ ਸਰ ਸਮੇਟਣੀ (ਸਨ)</translation>
    </message>
    <message>
        <source>What the moon counts when its shooter has won every trick as well.</source>
        <translation>ਮੂਨ ਦੇ ਕਿੰਨੇ ਅੰਕ ਹਨ, ਜਦੋਂ ਸਮੇਟਣ ਵਾਲੇ ਨੇ ਹਰ ਸਰ ਵੀ ਬਣਾਈ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>Points for taking no tricks</source>
        <translation>ਕੋਈ ਸਰ ਨਾ ਬਣੇ ਤਾਂ ਅੰਕ</translation>
    </message>
    <message>
        <source>Added for a player who has won no trick, unless somebody has shot the moon.</source>
        <translation>ਜਿਸ ਖਿਡਾਰੀ ਦੀ ਕੋਈ ਸਰ ਨਾ ਬਣੇ, ਉਸ ਦੇ ਅੰਕਾਂ ਵਿੱਚ ਜੁੜਦੇ ਹਨ, ਜੇ ਕਿਸੇ ਨੇ ਮੂਨ ਨਾ ਕੀਤਾ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>The match ends after this many deals at the latest; %1 means no limit.</source>
        <translation>ਵੱਧ ਤੋਂ ਵੱਧ ਇੰਨੀਆਂ ਬਾਜ਼ੀਆਂ ਤੋਂ ਬਾਅਦ ਮੈਚ ਮੁੱਕ ਜਾਂਦਾ ਹੈ; %1 ਦਾ ਮਤਲਬ ਕੋਈ ਹੱਦ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Exactly the target</source>
        <translation>ਐਨ ਟੀਚੇ ਜਿੰਨਾ</translation>
    </message>
    <message>
        <source>What happens to a total that meets the target exactly.</source>
        <translation>ਜੋ ਜੋੜ ਐਨ ਟੀਚੇ ਜਿੰਨਾ ਹੋਵੇ, ਉਸ ਦਾ ਕੀ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Maximum number of deals</source>
        <translation>ਵੱਧ ਤੋਂ ਵੱਧ ਬਾਜ਼ੀਆਂ</translation>
    </message>
    <message>
        <source>Pagat&apos;s main rules</source>
        <translation>ਪੈਗਟ ਦੇ ਮੁੱਖ ਨਿਯਮ</translation>
    </message>
    <message>
        <source>Omnibus Hearts</source>
        <translation>ਓਮਨੀਬੱਸ ਹਾਰਟਸ</translation>
    </message>
    <message>
        <source>Bicycle&apos;s Omnibus Hearts</source>
        <translation>ਬਾਈਸਿਕਲ ਦੀ ਓਮਨੀਬੱਸ ਹਾਰਟਸ</translation>
    </message>
    <message>
        <source>Spot Hearts</source>
        <translation>ਸਪੌਟ ਹਾਰਟਸ</translation>
    </message>
    <message>
        <source>Black Maria</source>
        <translation>ਬਲੈਕ ਮਾਰੀਆ</translation>
    </message>
    <message>
        <source>The first trick begins with a club.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਚਿੜੀ ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The queen of spades can&apos;t be discarded on the first trick.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਹੁਕਮ ਦੀ ਬੇਗਮ ਨਹੀਂ ਸੁੱਟੀ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>On the first trick you must discard a heart before any other point card.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ, ਅੰਕਾਂ ਵਾਲੇ ਕਿਸੇ ਹੋਰ ਪੱਤੇ ਤੋਂ ਪਹਿਲਾਂ, ਪਾਨ ਸੁੱਟਣਾ ਪੈਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit, so you must discard the queen of spades.</source>
        <translation>ਤੁਹਾਡੇ ਕੋਲ ਸਰ ਦਾ ਰੰਗ ਨਹੀਂ, ਸੋ ਹੁਕਮ ਦੀ ਬੇਗਮ ਸੁੱਟਣੀ ਪਵੇਗੀ।</translation>
    </message>
    <message>
        <source>Your turn: lead a club</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: ਚਿੜੀ ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਕਰੋ</translation>
    </message>
    <message>
        <source>You shot the sun! How should it count?</source>
        <translation>ਤੁਸੀਂ ਹਰ ਸਰ ਸਮੇਟ ਲਈ (ਸਨ)। ਇਸ ਦਾ ਹਿਸਾਬ ਕਿਵੇਂ ਹੋਵੇ?</translation>
    </message>
    <message>
        <source>Hearts to %1</source>
        <translation>ਹਾਰਟਸ, %1 ਅੰਕਾਂ ਤੱਕ</translation>
    </message>
    <message>
        <source>No queen of spades on the first trick</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਹੁਕਮ ਦੀ ਬੇਗਮ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>First to the right, then to the left, then nobody passes; and so on.</source>
        <translation>ਪਹਿਲਾਂ ਸੱਜੇ, ਫਿਰ ਖੱਬੇ, ਫਿਰ ਕੋਈ ਨਹੀਂ ਦਿੰਦਾ; ਫਿਰ ਮੁੱਢੋਂ।</translation>
    </message>
    <message>
        <source>Always to the right.</source>
        <translation>ਹਮੇਸ਼ਾ ਸੱਜੇ।</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then across, then nobody passes; and so on.</source>
        <translation>ਪਹਿਲਾਂ ਖੱਬੇ, ਫਿਰ ਸੱਜੇ, ਫਿਰ ਸਾਹਮਣੇ, ਫਿਰ ਕੋਈ ਨਹੀਂ ਦਿੰਦਾ; ਫਿਰ ਮੁੱਢੋਂ।</translation>
    </message>
    <message>
        <source>First to the right, then to the left, then across, then nobody passes; and so on.</source>
        <translation>ਪਹਿਲਾਂ ਸੱਜੇ, ਫਿਰ ਖੱਬੇ, ਫਿਰ ਸਾਹਮਣੇ, ਫਿਰ ਕੋਈ ਨਹੀਂ ਦਿੰਦਾ; ਫਿਰ ਮੁੱਢੋਂ।</translation>
    </message>
    <message>
        <source>First to the left, then across, then to the right, then nobody passes; and so on.</source>
        <translation>ਪਹਿਲਾਂ ਖੱਬੇ, ਫਿਰ ਸਾਹਮਣੇ, ਫਿਰ ਸੱਜੇ, ਫਿਰ ਕੋਈ ਨਹੀਂ ਦਿੰਦਾ; ਫਿਰ ਮੁੱਢੋਂ।</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then across; and so on.</source>
        <translation>ਪਹਿਲਾਂ ਖੱਬੇ, ਫਿਰ ਸੱਜੇ, ਫਿਰ ਸਾਹਮਣੇ; ਫਿਰ ਮੁੱਢੋਂ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as a kitty.</source>
        <translation>
            <numerusform>%1 ਪੱਤਾ ਕਿੱਟੀ ਵਜੋਂ ਮੂਧਾ ਪਿਆ ਰਹਿੰਦਾ ਹੈ।</numerusform>
            <numerusform>%1 ਪੱਤੇ ਕਿੱਟੀ ਵਜੋਂ ਮੂਧੇ ਪਏ ਰਹਿੰਦੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who wins the first trick wins the kitty too, and is the only one who may look at it.</source>
        <translation>ਜਿਸ ਦੀ ਪਹਿਲੀ ਸਰ ਬਣੇ, ਕਿੱਟੀ ਵੀ ਉਸੇ ਦੀ, ਅਤੇ ਸਿਰਫ਼ ਉਹੀ ਇਸ ਨੂੰ ਵੇਖ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The player who wins the first trick with a point card, or else the last trick, wins the kitty too, and is the only one who may look at it.</source>
        <translation>ਜਿਸ ਸਰ ਵਿੱਚ ਅੰਕਾਂ ਵਾਲਾ ਪੱਤਾ ਪਹਿਲੀ ਵਾਰ ਆਵੇ, ਉਹ ਜਿਸ ਦੀ ਬਣੇ, ਕਿੱਟੀ ਵੀ ਉਸੇ ਦੀ; ਅਜਿਹੀ ਸਰ ਨਾ ਹੋਵੇ, ਤਾਂ ਆਖ਼ਰੀ ਸਰ ਵਾਲੇ ਦੀ। ਸਿਰਫ਼ ਉਹੀ ਇਸ ਨੂੰ ਵੇਖ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The player who has the lowest club after the pass leads it to the first trick.</source>
        <translation>ਪੱਤੇ ਦੇਣ ਤੋਂ ਬਾਅਦ ਸਭ ਤੋਂ ਛੋਟੀ ਚਿੜੀ ਜਿਸ ਕੋਲ ਹੋਵੇ, ਉਹ ਉਸੇ ਨਾਲ ਪਹਿਲੀ ਸਰ ਸ਼ੁਰੂ ਕਰੇ।</translation>
    </message>
    <message>
        <source>The player who has the %1 after the pass leads it to the first trick.</source>
        <translation>ਪੱਤੇ ਦੇਣ ਤੋਂ ਬਾਅਦ ਜਿਸ ਕੋਲ %1 ਹੋਵੇ, ਉਹ ਇਸੇ ਨਾਲ ਪਹਿਲੀ ਸਰ ਸ਼ੁਰੂ ਕਰੇ।</translation>
    </message>
    <message>
        <source>The player who has the lowest club after the pass leads a club to the first trick.</source>
        <translation>ਪੱਤੇ ਦੇਣ ਤੋਂ ਬਾਅਦ ਸਭ ਤੋਂ ਛੋਟੀ ਚਿੜੀ ਜਿਸ ਕੋਲ ਹੋਵੇ, ਉਹ ਚਿੜੀ ਦੇ ਕਿਸੇ ਵੀ ਪੱਤੇ ਨਾਲ ਪਹਿਲੀ ਸਰ ਸ਼ੁਰੂ ਕਰੇ।</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card.</source>
        <translation>ਜਿਸ ਕੋਲ ਉਹ ਰੰਗ ਨਾ ਹੋਵੇ, ਉਹ ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick, and its player leads to the next.</source>
        <translation>ਸਰ ਦੇ ਰੰਗ ਦਾ ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਸਰ ਜਿੱਤਦਾ ਹੈ, ਅਤੇ ਅਗਲੀ ਸਰ ਉਸ ਨੂੰ ਖੇਡਣ ਵਾਲਾ ਸ਼ੁਰੂ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Point cards may be discarded on the first trick as well.</source>
        <translation>ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਵੀ ਸੁੱਟੇ ਜਾ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>On the first trick no point card may be discarded.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਅੰਕਾਂ ਵਾਲਾ ਕੋਈ ਪੱਤਾ ਨਹੀਂ ਸੁੱਟਿਆ ਜਾ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>On the first trick the queen of spades may not be discarded.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਹੁਕਮ ਦੀ ਬੇਗਮ ਨਹੀਂ ਸੁੱਟੀ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>A player who can&apos;t follow suit and may discard the queen of spades must do so.</source>
        <translation>ਜਿਸ ਕੋਲ ਸਰ ਦਾ ਰੰਗ ਨਾ ਹੋਵੇ ਅਤੇ ਹੁਕਮ ਦੀ ਬੇਗਮ ਸੁੱਟਣ ਦੀ ਖੁੱਲ੍ਹ ਹੋਵੇ, ਉਸ ਨੂੰ ਉਹ ਸੁੱਟਣੀ ਪੈਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>A player who has nothing else to discard there may discard any card.</source>
        <translation>ਜਿਸ ਕੋਲ ਉੱਥੇ ਸੁੱਟਣ ਲਈ ਹੋਰ ਕੁਝ ਨਾ ਹੋਵੇ, ਉਹ ਕੋਈ ਵੀ ਪੱਤਾ ਸੁੱਟ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A player who has nothing else to discard there must discard a heart or, if they have none, any card.</source>
        <translation>ਜਿਸ ਕੋਲ ਉੱਥੇ ਸੁੱਟਣ ਲਈ ਹੋਰ ਕੁਝ ਨਾ ਹੋਵੇ, ਉਸ ਨੂੰ ਪਾਨ ਸੁੱਟਣਾ ਪੈਂਦਾ ਹੈ; ਪਾਨ ਵੀ ਨਾ ਹੋਵੇ ਤਾਂ ਕੋਈ ਵੀ ਪੱਤਾ।</translation>
    </message>
    <message>
        <source>A leader who has nothing else may lead any card; one who could lead only the queen of spades may lead a heart instead.</source>
        <translation>ਜਿਸ ਕੋਲ ਸਰ ਸ਼ੁਰੂ ਕਰਨ ਲਈ ਹੋਰ ਕੁਝ ਨਾ ਹੋਵੇ, ਉਹ ਕੋਈ ਵੀ ਪੱਤਾ ਖੇਡ ਸਕਦਾ ਹੈ; ਜੇ ਸਿਰਫ਼ ਹੁਕਮ ਦੀ ਬੇਗਮ ਹੀ ਚੱਲਦੀ ਹੋਵੇ, ਤਾਂ ਉਸ ਦੀ ਥਾਂ ਪਾਨ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>The queen of spades counts %1 point(s).</source>
        <translation>
            <numerusform>ਹੁਕਮ ਦੀ ਬੇਗਮ ਦਾ %1 ਅੰਕ ਹੈ।</numerusform>
            <numerusform>ਹੁਕਮ ਦੀ ਬੇਗਮ ਦੇ %1 ਅੰਕ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The queen of spades counts nothing.</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਦਾ ਕੋਈ ਅੰਕ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The king of spades counts %1 points and the ace of spades %2.</source>
        <translation>ਹੁਕਮ ਦੇ ਬਾਦਸ਼ਾਹ ਦੇ %1 ਅਤੇ ਹੁਕਮ ਦੇ ਯੱਕੇ ਦੇ %2 ਅੰਕ ਹਨ।</translation>
    </message>
    <message>
        <source>The player who wins the %1 gets %2 points fewer; it isn&apos;t a point card.</source>
        <translation>ਜੋ %1 ਜਿੱਤੇ, ਉਸ ਦੇ %2 ਅੰਕ ਘਟਦੇ ਹਨ; ਇਹ ਅੰਕਾਂ ਵਾਲਾ ਪੱਤਾ ਨਹੀਂ।</translation>
    </message>
    <message numerus="yes">
        <source>Every heart counts %1 point(s).</source>
        <translation>
            <numerusform>ਹਰ ਪਾਨ ਦਾ %1 ਅੰਕ ਹੈ।</numerusform>
            <numerusform>ਹਰ ਪਾਨ ਦੇ %1 ਅੰਕ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Every heart counts its rank: the jack %1, the queen %2, the king %3 and the ace %4.</source>
        <translation>ਹਰ ਪਾਨ ਦੇ ਅੰਕ ਉਸ ਦੇ ਦਰਜੇ ਜਿੰਨੇ ਹਨ: ਗੋਲਾ %1, ਬੇਗਮ %2, ਬਾਦਸ਼ਾਹ %3 ਅਤੇ ਯੱਕਾ %4।</translation>
    </message>
    <message>
        <source>The ace of hearts counts %1, the king %2, the queen %3 and the jack %4; every other heart counts %5.</source>
        <translation>ਪਾਨ ਦੇ ਯੱਕੇ ਦੇ %1 ਅੰਕ, ਬਾਦਸ਼ਾਹ ਦੇ %2, ਬੇਗਮ ਦੇ %3 ਅਤੇ ਗੋਲੇ ਦੇ %4; ਬਾਕੀ ਹਰ ਪਾਨ ਦੇ %5।</translation>
    </message>
    <message>
        <source>A player who wins every point card and the bonus card has shot the moon.</source>
        <translation>ਜੋ ਅੰਕਾਂ ਵਾਲੇ ਸਾਰੇ ਪੱਤੇ ਅਤੇ ਬੋਨਸ ਪੱਤਾ ਜਿੱਤ ਲਵੇ, ਉਸ ਨੇ ਸਾਰੇ ਸਮੇਟ ਲਏ (ਮੂਨ)।</translation>
    </message>
    <message>
        <source>A player who wins every point card has shot the moon.</source>
        <translation>ਜੋ ਅੰਕਾਂ ਵਾਲੇ ਸਾਰੇ ਪੱਤੇ ਜਿੱਤ ਲਵੇ, ਉਸ ਨੇ ਸਾਰੇ ਸਮੇਟ ਲਏ (ਮੂਨ)।</translation>
    </message>
    <message>
        <source>A player who has won every trick too has shot the sun, which counts %1 points.</source>
        <translation>ਜਿਸ ਨੇ ਨਾਲ ਹਰ ਸਰ ਵੀ ਬਣਾਈ ਹੋਵੇ, ਉਸ ਨੇ ਹਰ ਸਰ ਸਮੇਟ ਲਈ (ਸਨ), ਜਿਸ ਦੇ %1 ਅੰਕ ਹਨ।</translation>
    </message>
    <message>
        <source>Then the shooter&apos;s total drops by %1, and nobody else gets any points.</source>
        <translation>ਫਿਰ ਸਮੇਟਣ ਵਾਲੇ ਦਾ ਜੋੜ %1 ਘਟਦਾ ਹੈ, ਅਤੇ ਹੋਰ ਕਿਸੇ ਨੂੰ ਕੋਈ ਅੰਕ ਨਹੀਂ ਲੱਗਦਾ।</translation>
    </message>
    <message>
        <source>All %1 cards of one pack are used.</source>
        <translation>ਇੱਕ ਗੱਡੀ ਦੇ ਸਾਰੇ %1 ਪੱਤੇ ਵਰਤੇ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2 is left out.</source>
        <translation>%1 ਪੱਤਿਆਂ ਦੀ ਇੱਕ ਗੱਡੀ ਵਰਤੀ ਜਾਂਦੀ ਹੈ, ਪਰ %2 ਕੱਢ %2{f:ਦਿੱਤੀ ਜਾਂਦੀ|m:ਦਿੱਤਾ ਜਾਂਦਾ} ਹੈ।</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2 and the %3 are left out.</source>
        <translation>%1 ਪੱਤਿਆਂ ਦੀ ਇੱਕ ਗੱਡੀ ਵਰਤੀ ਜਾਂਦੀ ਹੈ, ਪਰ ਇਹ ਪੱਤੇ ਕੱਢ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ: %2 ਅਤੇ %3।</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2, the %3 and the %4 are left out.</source>
        <translation>%1 ਪੱਤਿਆਂ ਦੀ ਇੱਕ ਗੱਡੀ ਵਰਤੀ ਜਾਂਦੀ ਹੈ, ਪਰ ਇਹ ਪੱਤੇ ਕੱਢ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ: %2, %3 ਅਤੇ %4।</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2, the %3, the %4 and the %5 are left out.</source>
        <translation>%1 ਪੱਤਿਆਂ ਦੀ ਇੱਕ ਗੱਡੀ ਵਰਤੀ ਜਾਂਦੀ ਹੈ, ਪਰ ਇਹ ਪੱਤੇ ਕੱਢ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ: %2, %3, %4 ਅਤੇ %5।</translation>
    </message>
    <message>
        <source>Or shoot the moon: then all the points count against the others.</source>
        <translation>ਜਾਂ ਸਾਰੇ ਸਮੇਟੋ (ਮੂਨ): ਫਿਰ ਸਾਰੇ ਅੰਕ ਬਾਕੀਆਂ ਉੱਤੇ ਪੈ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Or shoot the moon: then your own total drops.</source>
        <translation>ਜਾਂ ਸਾਰੇ ਸਮੇਟੋ (ਮੂਨ): ਫਿਰ ਤੁਹਾਡਾ ਆਪਣਾ ਜੋੜ ਘਟਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Or shoot the moon: then you choose how it counts.</source>
        <translation>ਜਾਂ ਸਾਰੇ ਸਮੇਟੋ (ਮੂਨ): ਫਿਰ ਤੁਸੀਂ ਚੁਣਦੇ ਹੋ ਕਿ ਕਿਵੇਂ ਗਿਣਨਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Then the shooter chooses: everybody else gets %1 points, or the shooter&apos;s total drops by %1.</source>
        <translation>ਫਿਰ ਸਮੇਟਣ ਵਾਲੇ ਦੀ ਮਰਜ਼ੀ: ਬਾਕੀ ਹਰੇਕ ਨੂੰ %1 ਅੰਕ ਲੱਗਣ, ਜਾਂ ਉਸ ਦਾ ਆਪਣਾ ਜੋੜ %1 ਘਟੇ।</translation>
    </message>
    <message>
        <source>Then the shooter gets no points, and everybody else gets %1.</source>
        <translation>ਫਿਰ ਸਮੇਟਣ ਵਾਲੇ ਨੂੰ ਕੋਈ ਅੰਕ ਨਹੀਂ ਲੱਗਦਾ, ਅਤੇ ਬਾਕੀ ਹਰੇਕ ਨੂੰ %1 ਲੱਗਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The shooter&apos;s own bonus card is part of the moon and isn&apos;t counted twice.</source>
        <translation>ਸਮੇਟਣ ਵਾਲੇ ਦਾ ਆਪਣਾ ਬੋਨਸ ਪੱਤਾ ਮੂਨ ਦਾ ਹਿੱਸਾ ਹੈ ਅਤੇ ਦੂਜੀ ਵਾਰ ਨਹੀਂ ਗਿਣਿਆ ਜਾਂਦਾ।</translation>
    </message>
    <message>
        <source>The bonus card counts on top of the moon.</source>
        <translation>ਬੋਨਸ ਪੱਤਾ ਮੂਨ ਤੋਂ ਵੱਖਰਾ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>A player who has won no trick gets %1 point(s) fewer, unless the moon was shot.</source>
        <translation>
            <numerusform>ਜਿਸ ਦੀ ਕੋਈ ਸਰ ਨਾ ਬਣੇ, ਉਸ ਦਾ %1 ਅੰਕ ਘਟਦਾ ਹੈ, ਜੇ ਮੂਨ ਨਾ ਹੋਇਆ ਹੋਵੇ।</numerusform>
            <numerusform>ਜਿਸ ਦੀ ਕੋਈ ਸਰ ਨਾ ਬਣੇ, ਉਸ ਦੇ %1 ਅੰਕ ਘਟਦੇ ਹਨ, ਜੇ ਮੂਨ ਨਾ ਹੋਇਆ ਹੋਵੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who has won no trick gets %1 point(s) more, unless the moon was shot.</source>
        <translation>
            <numerusform>ਜਿਸ ਦੀ ਕੋਈ ਸਰ ਨਾ ਬਣੇ, ਉਸ ਦਾ %1 ਅੰਕ ਵਧਦਾ ਹੈ, ਜੇ ਮੂਨ ਨਾ ਹੋਇਆ ਹੋਵੇ।</numerusform>
            <numerusform>ਜਿਸ ਦੀ ਕੋਈ ਸਰ ਨਾ ਬਣੇ, ਉਸ ਦੇ %1 ਅੰਕ ਵਧਦੇ ਹਨ, ਜੇ ਮੂਨ ਨਾ ਹੋਇਆ ਹੋਵੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends after a deal in which somebody&apos;s total reaches %1.</source>
        <translation>ਜਿਸ ਬਾਜ਼ੀ ਵਿੱਚ ਕਿਸੇ ਦਾ ਜੋੜ %1 ਤੱਕ ਪਹੁੰਚ ਜਾਵੇ, ਉਸ ਤੋਂ ਬਾਅਦ ਮੈਚ ਮੁੱਕ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>It also ends after %1 deal(s).</source>
        <translation>
            <numerusform>ਇਹ %1 ਬਾਜ਼ੀ ਤੋਂ ਬਾਅਦ ਵੀ ਮੁੱਕਦਾ ਹੈ।</numerusform>
            <numerusform>ਇਹ %1 ਬਾਜ਼ੀਆਂ ਤੋਂ ਬਾਅਦ ਵੀ ਮੁੱਕਦਾ ਹੈ।</numerusform>
        </translation>
    </message>
    <message>
        <source>A total of exactly %1 becomes %2.</source>
        <translation>ਐਨ %1 ਦਾ ਜੋੜ %2 ਹੋ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A total of exactly %1 is halved.</source>
        <translation>ਐਨ %1 ਦਾ ਜੋੜ ਅੱਧਾ ਹੋ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A player with a total of exactly %1 wins at once.</source>
        <translation>ਜਿਸ ਦਾ ਜੋੜ ਐਨ %1 ਹੋਵੇ, ਉਹ ਉਸੇ ਵੇਲੇ ਜਿੱਤ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 has shot the sun.</source>
        <translation>%1 ਨੇ ਹਰ ਸਰ ਸਮੇਟ ਲਈ (ਸਨ)।</translation>
    </message>
    <message>
        <source>You have shot the sun.</source>
        <translation>ਤੁਸੀਂ ਹਰ ਸਰ ਸਮੇਟ ਲਈ (ਸਨ)।</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <comment>line of the score</comment>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ</translation>
    </message>
    <message>
        <source>King and ace of spades</source>
        <comment>line of the score</comment>
        <translation>ਹੁਕਮ ਦਾ ਬਾਦਸ਼ਾਹ ਅਤੇ ਯੱਕਾ</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>line of the score</comment>
        <translation>ਬੋਨਸ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Shooting the sun</source>
        <comment>line of the score</comment>
        <translation>ਹਰ ਸਰ ਸਮੇਟਣੀ (ਸਨ)</translation>
    </message>
    <message>
        <source>No trick won</source>
        <comment>line of the score</comment>
        <translation>ਕੋਈ ਸਰ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Exactly the target</source>
        <comment>line of the score</comment>
        <translation>ਐਨ ਟੀਚੇ ਜਿੰਨਾ</translation>
    </message>
    <message>
        <source>Hearts is for %1 to %2 players, not for %3.</source>
        <translation>ਹਾਰਟਸ %1 ਤੋਂ %2 ਖਿਡਾਰੀਆਂ ਲਈ ਹੈ, %3 ਲਈ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>A kitty of %1 cards doesn&apos;t leave equal hands for %2 players.</source>
        <translation>%1 ਪੱਤਿਆਂ ਦੀ ਕਿੱਟੀ ਨਾਲ %2 ਖਿਡਾਰੀਆਂ ਨੂੰ ਬਰਾਬਰ ਪੱਤੇ ਨਹੀਂ ਮਿਲਦੇ।</translation>
    </message>
</context>
<context>
    <name>Hearts family</name>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ਨੇ ਪੱਤੇ ਵੰਡੇ।</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>ਤੁਸੀਂ ਪੱਤੇ ਵੰਡੇ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 passes %2 card(s) to %3.</source>
        <translation>
            <numerusform>%1 ਨੇ %3 ਨੂੰ %2 ਪੱਤਾ ਦਿੱਤਾ।</numerusform>
            <numerusform>%1 ਨੇ %3 ਨੂੰ %2 ਪੱਤੇ ਦਿੱਤੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass %2 card(s) to %3.</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %3 ਨੂੰ %2 ਪੱਤਾ ਦਿੱਤਾ।</numerusform>
            <numerusform>ਤੁਸੀਂ %3 ਨੂੰ %2 ਪੱਤੇ ਦਿੱਤੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 passes %2 card(s) to you.</source>
        <translation>
            <numerusform>%1 ਨੇ ਤੁਹਾਨੂੰ %2 ਪੱਤਾ ਦਿੱਤਾ।</numerusform>
            <numerusform>%1 ਨੇ ਤੁਹਾਨੂੰ %2 ਪੱਤੇ ਦਿੱਤੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translatorcomment>&apos;ਸਰ ਸ਼ੁਰੂ ਕਰਨੀ&apos; for to lead; glossary proposes &apos;ਪਹਿਲਾ ਪੱਤਾ ਖੇਡਣਾ&apos;, used where a card is asked for</translatorcomment>
        <translation>%1 ਨੇ %2{obl} ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਕੀਤੀ।</translation>
    </message>
    <message>
        <source>You lead the %2.</source>
        <translation>ਤੁਸੀਂ %2{obl} ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਕੀਤੀ।</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 ਨੇ %2 %2{f:ਖੇਡੀ|m:ਖੇਡਿਆ}।</translation>
    </message>
    <message>
        <source>You play the %2.</source>
        <translation>ਤੁਸੀਂ %2 %2{f:ਖੇਡੀ|m:ਖੇਡਿਆ}।</translation>
    </message>
    <message>
        <source>Hearts are broken.</source>
        <translation>ਪਾਨ ਖੁੱਲ੍ਹ ਗਿਆ।</translation>
    </message>
    <message>
        <source>%1 takes the %2.</source>
        <translation>%1 ਨੂੰ %2 %2{f:ਮਿਲੀ|m:ਮਿਲਿਆ}।</translation>
    </message>
    <message>
        <source>You take the %2.</source>
        <translation>ਤੁਹਾਨੂੰ %2 %2{f:ਮਿਲੀ|m:ਮਿਲਿਆ}।</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the kitty of %2 card(s).</source>
        <translation>
            <numerusform>%2 ਪੱਤੇ ਦੀ ਕਿੱਟੀ %1 ਨੂੰ ਮਿਲੀ।</numerusform>
            <numerusform>%2 ਪੱਤਿਆਂ ਦੀ ਕਿੱਟੀ %1 ਨੂੰ ਮਿਲੀ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the kitty of %2 card(s).</source>
        <translation>
            <numerusform>%2 ਪੱਤੇ ਦੀ ਕਿੱਟੀ ਤੁਹਾਨੂੰ ਮਿਲੀ।</numerusform>
            <numerusform>%2 ਪੱਤਿਆਂ ਦੀ ਕਿੱਟੀ ਤੁਹਾਨੂੰ ਮਿਲੀ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has shot the moon.</source>
        <translation>%1 ਨੇ ਸਾਰੇ ਅੰਕ ਸਮੇਟ ਲਏ (ਮੂਨ)।</translation>
    </message>
    <message>
        <source>You have shot the moon.</source>
        <translation>ਤੁਸੀਂ ਸਾਰੇ ਅੰਕ ਸਮੇਟ ਲਏ (ਮੂਨ)।</translation>
    </message>
    <message>
        <source>%1 adds %2 points to every other total.</source>
        <translation>%1 ਨੇ ਬਾਕੀ ਹਰੇਕ ਦੇ ਜੋੜ ਵਿੱਚ %2 ਅੰਕ ਵਧਾਏ।</translation>
    </message>
    <message>
        <source>You add %2 points to every other total.</source>
        <translation>ਤੁਸੀਂ ਬਾਕੀ ਹਰੇਕ ਦੇ ਜੋੜ ਵਿੱਚ %2 ਅੰਕ ਵਧਾਏ।</translation>
    </message>
    <message>
        <source>%1&apos;s total drops by %2 points.</source>
        <translation>%1 ਦਾ ਜੋੜ %2 ਅੰਕ ਘਟ ਗਿਆ।</translation>
    </message>
    <message>
        <source>Your total drops by %2 points.</source>
        <translation>ਤੁਹਾਡਾ ਜੋੜ %2 ਅੰਕ ਘਟ ਗਿਆ।</translation>
    </message>
    <message>
        <source>%1 wins the deal.</source>
        <translation>%1 ਬਾਜ਼ੀ ਜਿੱਤ %1{f:ਗਈ|m:ਗਿਆ|n:ਗਏ}।</translation>
    </message>
    <message>
        <source>You win the deal.</source>
        <translation>ਤੁਸੀਂ ਬਾਜ਼ੀ ਜਿੱਤ ਗਏ।</translation>
    </message>
    <message>
        <source>%1 share the win in this deal.</source>
        <translation>%1 ਬਰਾਬਰ ਅੰਕਾਂ ਨਾਲ ਬਾਜ਼ੀ ਜਿੱਤ %1{f:ਗਈਆਂ|m:ਗਏ|n:ਗਏ}।</translation>
    </message>
    <message>
        <source>%1 have passed their cards.</source>
        <comment>two players or more</comment>
        <translation>%1 ਆਪਣੇ ਪੱਤੇ ਦੇ %1{f:ਚੁੱਕੀਆਂ|m:ਚੁੱਕੇ|n:ਚੁੱਕੇ} ਹਨ।</translation>
    </message>
    <message>
        <source>Alternately to the left and to the right.</source>
        <translation>ਵਾਰੋ-ਵਾਰੀ ਖੱਬੇ ਅਤੇ ਸੱਜੇ।</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then nobody passes; and so on.</source>
        <translation>ਪਹਿਲਾਂ ਖੱਬੇ, ਫਿਰ ਸੱਜੇ, ਫਿਰ ਕੋਈ ਨਹੀਂ ਦਿੰਦਾ; ਫਿਰ ਮੁੱਢੋਂ।</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then to the second on the left, then to the second on the right, then nobody passes; and so on.</source>
        <translation>ਪਹਿਲਾਂ ਖੱਬੇ, ਫਿਰ ਸੱਜੇ, ਫਿਰ ਖੱਬਿਓਂ ਦੂਜੇ ਨੂੰ, ਫਿਰ ਸੱਜਿਓਂ ਦੂਜੇ ਨੂੰ, ਫਿਰ ਕੋਈ ਨਹੀਂ ਦਿੰਦਾ; ਫਿਰ ਮੁੱਢੋਂ।</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick.</source>
        <translation>ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ ਖਿਡਾਰੀ ਪਹਿਲੀ ਸਰ ਸ਼ੁਰੂ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick, but no point card if possible.</source>
        <translation>ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ ਖਿਡਾਰੀ ਪਹਿਲੀ ਸਰ ਸ਼ੁਰੂ ਕਰਦਾ ਹੈ, ਪਰ, ਹੋ ਸਕੇ ਤਾਂ, ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਨਾਲ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time.</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਨਾਲ ਸਰ ਕਦੇ ਵੀ ਸ਼ੁਰੂ ਹੋ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The queen of spades may not be led before hearts are broken.</source>
        <translation>ਪਾਨ ਖੁੱਲ੍ਹਣ ਤੋਂ ਪਹਿਲਾਂ ਹੁਕਮ ਦੀ ਬੇਗਮ ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>A leader who has nothing else may lead any card.</source>
        <translation>ਜਿਸ ਕੋਲ ਸਰ ਸ਼ੁਰੂ ਕਰਨ ਲਈ ਹੋਰ ਕੁਝ ਨਾ ਹੋਵੇ, ਉਹ ਕੋਈ ਵੀ ਪੱਤਾ ਖੇਡ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Winning every point card has no special effect.</source>
        <translation>ਅੰਕਾਂ ਵਾਲੇ ਸਾਰੇ ਪੱਤੇ ਜਿੱਤਣ ਨਾਲ ਕੁਝ ਖ਼ਾਸ ਨਹੀਂ ਹੁੰਦਾ।</translation>
    </message>
    <message>
        <source>Win as few points as you can: the lowest total wins the match.</source>
        <translation>ਜਿੰਨੇ ਘੱਟ ਹੋ ਸਕਣ, ਓਨੇ ਘੱਟ ਅੰਕ ਲਓ: ਸਭ ਤੋਂ ਘੱਟ ਜੋੜ ਵਾਲਾ ਮੈਚ ਜਿੱਤਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 players, everyone for themselves.</source>
        <translation>%1 ਖਿਡਾਰੀ ਖੇਡਦੇ ਹਨ, ਹਰ ਕੋਈ ਆਪਣੇ ਲਈ।</translation>
    </message>
    <message>
        <source>In each suit the ace is highest, then king, queen, jack, ten and so on.</source>
        <translation>ਹਰ ਰੰਗ ਵਿੱਚ ਯੱਕਾ ਸਭ ਤੋਂ ਵੱਡਾ ਹੈ, ਫਿਰ ਬਾਦਸ਼ਾਹ, ਬੇਗਮ, ਗੋਲਾ, ਦਹਿਲਾ ਅਤੇ ਇਸੇ ਤਰ੍ਹਾਂ ਹੇਠਾਂ।</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translatorcomment>&apos;ਤੁਰਪ&apos; as masculine; its gender is not certain, and players may say &apos;ਰੰਗ&apos;</translatorcomment>
        <translation>ਇਸ ਖੇਡ ਵਿੱਚ ਤੁਰਪ ਨਹੀਂ ਹੁੰਦਾ।</translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s), one at a time, clockwise from the player on the dealer&apos;s left.</source>
        <translation>
            <numerusform>ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬਿਓਂ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ, ਹਰੇਕ ਨੂੰ %1 ਪੱਤਾ ਵੰਡਿਆ ਜਾਂਦਾ ਹੈ।</numerusform>
            <numerusform>ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬਿਓਂ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ, ਇੱਕ-ਇੱਕ ਕਰਕੇ ਹਰੇਕ ਨੂੰ %1 ਪੱਤੇ ਵੰਡੇ ਜਾਂਦੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>In each new deal the player on the last dealer&apos;s left deals.</source>
        <translation>ਹਰ ਨਵੀਂ ਬਾਜ਼ੀ ਵਿੱਚ ਪਿਛਲੇ ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ ਖਿਡਾਰੀ ਵੰਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>No cards are passed.</source>
        <translation>ਪੱਤੇ ਦਿੱਤੇ ਨਹੀਂ ਜਾਂਦੇ।</translation>
    </message>
    <message numerus="yes">
        <source>Before play everybody chooses %1 card(s) and passes them face down to another player.</source>
        <translation>
            <numerusform>ਖੇਡ ਤੋਂ ਪਹਿਲਾਂ ਹਰ ਕੋਈ %1 ਪੱਤਾ ਚੁਣ ਕੇ ਦੂਜੇ ਖਿਡਾਰੀ ਨੂੰ ਮੂਧਾ ਦਿੰਦਾ ਹੈ।</numerusform>
            <numerusform>ਖੇਡ ਤੋਂ ਪਹਿਲਾਂ ਹਰ ਕੋਈ %1 ਪੱਤੇ ਚੁਣ ਕੇ ਦੂਜੇ ਖਿਡਾਰੀ ਨੂੰ ਮੂਧੇ ਦਿੰਦਾ ਹੈ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody chooses at the same time, and the choice is final; nobody sees the cards they get until all have passed.</source>
        <translation>ਸਾਰੇ ਇੱਕੋ ਵੇਲੇ ਚੁਣਦੇ ਹਨ, ਅਤੇ ਚੋਣ ਪੱਕੀ ਹੁੰਦੀ ਹੈ; ਜਦ ਤੱਕ ਸਭ ਨੇ ਪੱਤੇ ਨਾ ਦਿੱਤੇ ਹੋਣ, ਕਿਸੇ ਨੂੰ ਆਪਣੇ ਮਿਲੇ ਪੱਤੇ ਨਹੀਂ ਦਿਸਦੇ।</translation>
    </message>
    <message>
        <source>One player leads a card to each trick; the others follow clockwise with one card each.</source>
        <translation>ਹਰ ਸਰ ਇੱਕ ਪੱਤੇ ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ; ਫਿਰ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਬਾਕੀ ਸਾਰੇ ਇੱਕ-ਇੱਕ ਪੱਤਾ ਖੇਡਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>A player who has a card of the suit led must play one of that suit.</source>
        <translatorcomment>&apos;ਸਰ ਦਾ ਰੰਗ&apos; = the suit led</translatorcomment>
        <translation>ਜਿਸ ਕੋਲ ਸਰ ਦੇ ਰੰਗ ਦਾ ਪੱਤਾ ਹੋਵੇ, ਉਸ ਨੂੰ ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਖੇਡਣਾ ਪੈਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Tricks lie face down in front of the player who won them.</source>
        <translation>ਬਣੀਆਂ ਸਰਾਂ, ਬਣਾਉਣ ਵਾਲੇ ਦੇ ਸਾਹਮਣੇ ਮੂਧੀਆਂ ਪਈਆਂ ਰਹਿੰਦੀਆਂ ਹਨ।</translation>
    </message>
    <message>
        <source>Hearts may not be led before they are broken, that is, before one has been played.</source>
        <translation>ਪਾਨ ਖੁੱਲ੍ਹਣ ਤੋਂ ਪਹਿਲਾਂ, ਯਾਨੀ ਪਾਨ ਦਾ ਕੋਈ ਪੱਤਾ ਖੇਡੇ ਜਾਣ ਤੋਂ ਪਹਿਲਾਂ, ਪਾਨ ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>Hearts may be led at any time.</source>
        <translation>ਪਾਨ ਨਾਲ ਸਰ ਕਦੇ ਵੀ ਸ਼ੁਰੂ ਹੋ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts as well.</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਨਾਲ ਵੀ ਪਾਨ ਖੁੱਲ੍ਹ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The queen of spades doesn&apos;t break hearts.</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਨਾਲ ਪਾਨ ਨਹੀਂ ਖੁੱਲ੍ਹਦਾ।</translation>
    </message>
    <message>
        <source>When all cards have been played, everybody adds the points of the cards won.</source>
        <translation>ਜਦੋਂ ਸਾਰੇ ਪੱਤੇ ਖੇਡੇ ਜਾਣ, ਹਰ ਕੋਈ ਆਪਣੇ ਜਿੱਤੇ ਪੱਤਿਆਂ ਦੇ ਅੰਕ ਜੋੜਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The player with the fewest points wins the deal.</source>
        <translation>ਜਿਸ ਦੇ ਸਭ ਤੋਂ ਘੱਟ ਅੰਕ ਬਣਨ, ਬਾਜ਼ੀ ਉਹ ਜਿੱਤਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The lowest total wins; as long as several share it, one more deal is played.</source>
        <translation>ਸਭ ਤੋਂ ਘੱਟ ਜੋੜ ਵਾਲਾ ਜਿੱਤਦਾ ਹੈ; ਜਦ ਤੱਕ ਇਹ ਕਈਆਂ ਦਾ ਹੋਵੇ, ਇੱਕ ਹੋਰ ਬਾਜ਼ੀ ਖੇਡੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The lowest total wins; all who share it win.</source>
        <translation>ਸਭ ਤੋਂ ਘੱਟ ਜੋੜ ਵਾਲਾ ਜਿੱਤਦਾ ਹੈ; ਕਈਆਂ ਦਾ ਹੋਵੇ, ਤਾਂ ਉਹ ਸਾਰੇ ਜਿੱਤਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The %1 is the only card you can play.</source>
        <translation>ਹੁਣ ਤੁਸੀਂ ਸਿਰਫ਼ %1 ਖੇਡ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>You must follow suit, and the %1 is your only card of it.</source>
        <translation>ਤੁਹਾਨੂੰ ਸਰ ਦੇ ਰੰਗ ਦਾ ਪੱਤਾ ਖੇਡਣਾ ਪਵੇਗਾ, ਅਤੇ ਉਸ ਰੰਗ ਦਾ ਤੁਹਾਡਾ ਇੱਕੋ ਪੱਤਾ %1 ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>You have all %1 point(s) so far: go on with the %2.</source>
        <translation>
            <numerusform>ਹੁਣ ਤੱਕ ਦਾ %1 ਅੰਕ ਤੁਹਾਨੂੰ ਹੀ ਮਿਲਿਆ ਹੈ: ਅੱਗੇ %2 ਖੇਡੋ।</numerusform>
            <numerusform>ਹੁਣ ਤੱਕ ਦੇ ਸਾਰੇ %1 ਅੰਕ ਤੁਹਾਨੂੰ ਮਿਲੇ ਹਨ: ਅੱਗੇ %2 ਖੇਡੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat the %1: a sure trick on the way to all %2 point(s).</source>
        <translation>
            <numerusform>%1 ਖੇਡੋ, ਇਸ ਤੋਂ ਵੱਡਾ ਕਿਸੇ ਕੋਲ ਨਹੀਂ: %2 ਅੰਕ ਵੱਲ ਇੱਕ ਪੱਕੀ ਸਰ।</numerusform>
            <numerusform>%1 ਖੇਡੋ, ਇਸ ਤੋਂ ਵੱਡਾ ਕਿਸੇ ਕੋਲ ਨਹੀਂ: ਸਾਰੇ %2 ਅੰਕਾਂ ਵੱਲ ਇੱਕ ਪੱਕੀ ਸਰ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your high cards may win all %1 point(s): play the %2.</source>
        <translation>
            <numerusform>ਤੁਹਾਡੇ ਵੱਡੇ ਪੱਤੇ %1 ਅੰਕ ਜਿੱਤ ਸਕਦੇ ਹਨ: %2 ਖੇਡੋ।</numerusform>
            <numerusform>ਤੁਹਾਡੇ ਵੱਡੇ ਪੱਤੇ ਸਾਰੇ %1 ਅੰਕ ਜਿੱਤ ਸਕਦੇ ਹਨ: %2 ਖੇਡੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far, and nobody can beat your %3: keep the lead.</source>
        <translation>
            <numerusform>ਹੁਣ ਤੱਕ ਦਾ %2 ਅੰਕ %1 ਨੂੰ ਮਿਲਿਆ ਹੈ: %3 ਖੇਡੋ, ਇਸ ਤੋਂ ਵੱਡਾ ਕਿਸੇ ਕੋਲ ਨਹੀਂ, ਅਤੇ ਵਾਰੀ ਹੱਥੋਂ ਨਾ ਜਾਣ ਦਿਓ।</numerusform>
            <numerusform>ਹੁਣ ਤੱਕ ਦੇ ਸਾਰੇ %2 ਅੰਕ %1 ਨੂੰ ਮਿਲੇ ਹਨ: %3 ਖੇਡੋ, ਇਸ ਤੋਂ ਵੱਡਾ ਕਿਸੇ ਕੋਲ ਨਹੀਂ, ਅਤੇ ਵਾਰੀ ਹੱਥੋਂ ਨਾ ਜਾਣ ਦਿਓ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the %2 that you passed: lead spades to force it out.</source>
        <translation>%1 ਕੋਲ %2{f:ਤੁਹਾਡੀ ਦਿੱਤੀ|m:ਤੁਹਾਡਾ ਦਿੱਤਾ} %2 ਹੈ: ਹੁਕਮ ਖੇਡ ਕੇ ਬਾਹਰ ਕਢਵਾਓ।</translation>
    </message>
    <message>
        <source>The %1 is still out: lead spades to force it out, because yours are all lower.</source>
        <translation>%1 ਅਜੇ ਬਾਕੀ ਹੈ: ਹੁਕਮ ਖੇਡ ਕੇ ਬਾਹਰ ਕਢਵਾਓ, ਤੁਹਾਡੇ ਸਾਰੇ ਹੁਕਮ ਇਸ ਤੋਂ ਛੋਟੇ ਹਨ।</translation>
    </message>
    <message>
        <source>After the %1 you have no %2 left, so you can throw other cards.</source>
        <translation>%1 ਖੇਡਿਆਂ ਤੁਹਾਡੇ ਕੋਲ %2 ਦਾ ਪੱਤਾ ਨਹੀਂ ਰਹੇਗਾ, ਸੋ ਹੋਰ ਪੱਤੇ ਸੁੱਟ ਸਕੋਗੇ।</translation>
    </message>
    <message>
        <source>Only %1 can still have %2, and all of them beat your %3.</source>
        <translation>%3 ਖੇਡੋ: %2 ਦੇ ਪੱਤੇ ਹੁਣ ਸਿਰਫ਼ %1 ਕੋਲ ਹੋ ਸਕਦੇ ਹਨ, ਅਤੇ ਸਾਰੇ ਇਸ ਤੋਂ ਵੱਡੇ ਹਨ।</translation>
    </message>
    <message>
        <source>All %2 %3 still out beat your %1: you can&apos;t win this trick.</source>
        <comment>the %2 cards of a suit, 2 or more</comment>
        <translation>%1 ਖੇਡੋ: %3 ਦੇ ਬਾਕੀ %2 ਪੱਤੇ ਸਾਰੇ ਇਸ ਤੋਂ ਵੱਡੇ ਹਨ, ਸੋ ਸਰ ਤੁਹਾਡੀ ਨਹੀਂ ਬਣੇਗੀ।</translation>
    </message>
    <message>
        <source>The %1 is still out and beats your %2: you can&apos;t win this trick.</source>
        <translation>%2 ਖੇਡੋ: ਇਸ ਤੋਂ ਵੱਡਾ ਪੱਤਾ %1 ਅਜੇ ਬਾਕੀ ਹੈ, ਸੋ ਸਰ ਤੁਹਾਡੀ ਨਹੀਂ ਬਣੇਗੀ।</translation>
    </message>
    <message>
        <source>No points may be thrown on the first trick, so get rid of the %1.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਨਹੀਂ ਸੁੱਟੇ ਜਾ ਸਕਦੇ, ਸੋ %1 ਹੁਣੇ ਕੱਢ ਦਿਓ।</translation>
    </message>
    <message>
        <source>Nobody else has points left, so winning with the %1 costs nothing.</source>
        <translation>ਹੋਰ ਕਿਸੇ ਕੋਲ ਅੰਕ ਨਹੀਂ ਬਚੇ, ਸੋ %1 ਖੇਡ ਕੇ ਸਰ ਬਣਾਉਣ ਵਿੱਚ ਕੋਈ ਨੁਕਸਾਨ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>You keep spades to protect your %1: lead the %2.</source>
        <translation>%1 ਬਚਾਉਣ ਲਈ ਹੁਕਮ ਦੇ ਪੱਤੇ ਕੋਲ ਰੱਖੋ: ਪਹਿਲਾਂ %2 ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>Your %1 could win the %2, so lead another suit: the %3.</source>
        <translation>ਕਿਤੇ %1{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %1 ਹੀ %2 ਨਾ ਜਿੱਤ ਲਵੇ: ਹੋਰ ਰੰਗ ਦਾ ਪੱਤਾ %3 ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>%2 %3 are still out, so points are unlikely: get rid of the %1.</source>
        <comment>many cards of a suit</comment>
        <translation>%3 ਦੇ ਅਜੇ %2 ਪੱਤੇ ਬਾਕੀ ਹਨ, ਸੋ ਅੰਕ ਪੈਣ ਦਾ ਡਰ ਘੱਟ ਹੈ: %1 ਕੱਢ ਦਿਓ।</translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so somebody will probably take it.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%1 ਖੇਡੋ: %4 ਦੇ ਬਾਕੀ %3 ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਵੱਡਾ ਹੈ, ਸੋ ਸਰ ਸ਼ਾਇਦ ਕੋਈ ਹੋਰ ਲੈ ਜਾਵੇਗਾ।</numerusform>
            <numerusform>%1 ਖੇਡੋ: %4 ਦੇ ਬਾਕੀ %3 ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਵੱਡੇ ਹਨ, ਸੋ ਸਰ ਸ਼ਾਇਦ ਕੋਈ ਹੋਰ ਲੈ ਜਾਵੇਗਾ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so you might not win this trick.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%1 ਖੇਡੋ: %4 ਦੇ ਬਾਕੀ %3 ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਵੱਡਾ ਹੈ, ਸੋ ਸਰ ਤੁਹਾਡੀ ਹੀ ਬਣੇ, ਇਹ ਜ਼ਰੂਰੀ ਨਹੀਂ।</numerusform>
            <numerusform>%1 ਖੇਡੋ: %4 ਦੇ ਬਾਕੀ %3 ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਵੱਡੇ ਹਨ, ਸੋ ਸਰ ਤੁਹਾਡੀ ਹੀ ਬਣੇ, ਇਹ ਜ਼ਰੂਰੀ ਨਹੀਂ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else can have %1, so you win with the %2 and lead again.</source>
        <translation>%1 ਦਾ ਪੱਤਾ ਹੋਰ ਕਿਸੇ ਕੋਲ ਨਹੀਂ ਹੋ ਸਕਦਾ, ਸੋ %2 ਖੇਡ ਕੇ ਸਰ ਬਣਾਓ ਅਤੇ ਅਗਲੀ ਵੀ ਸ਼ੁਰੂ ਕਰੋ।</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so play it before anybody runs out of %2.</source>
        <translation>%2 ਦੇ ਪੱਤੇ ਕਿਸੇ ਕੋਲੋਂ ਮੁੱਕਣ, ਇਸ ਤੋਂ ਪਹਿਲਾਂ %1 ਖੇਡ ਲਓ: ਇਸ ਤੋਂ ਵੱਡਾ ਕਿਸੇ ਕੋਲ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Only the %1 is still out in its suit, and it beats your %2.</source>
        <translation>%2 ਖੇਡੋ: ਇਸ ਰੰਗ ਦਾ ਬਾਕੀ ਇੱਕੋ ਪੱਤਾ %1 ਹੈ, ਜੋ ਇਸ ਤੋਂ ਵੱਡਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 has no %2 and may throw points on the %3, but your other cards risk more.</source>
        <translation>%1 ਕੋਲ %2 ਨਹੀਂ, ਸੋ %3 ਖੇਡਿਆਂ ਅੰਕ ਪੈ ਸਕਦੇ ਹਨ, ਪਰ ਬਾਕੀ ਪੱਤਿਆਂ ਵਿੱਚ ਵੱਧ ਖ਼ਤਰਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The other %1 is still out and could cancel yours.</source>
        <translation>%1 ਖੇਡੋ: ਇਸ ਦਾ ਜੌੜਾ ਅਜੇ ਬਾਕੀ ਹੈ ਅਤੇ ਇਸ ਨੂੰ ਰੱਦ ਕਰ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>The %1 beats your %2, so get rid of its %3 point(s) now.</source>
        <translation>
            <numerusform>ਸਰ ਵਿੱਚ ਵੱਡਾ ਪੱਤਾ %1 ਹੈ: ਹੁਣੇ %2 ਖੇਡ ਕੇ ਇਸ ਦਾ %3 ਅੰਕ ਗਲੋਂ ਲਾਹੋ।</numerusform>
            <numerusform>ਸਰ ਵਿੱਚ ਵੱਡਾ ਪੱਤਾ %1 ਹੈ: ਹੁਣੇ %2 ਖੇਡ ਕੇ ਇਸ ਦੇ %3 ਅੰਕ ਗਲੋਂ ਲਾਹੋ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the %1 your %2 can&apos;t win the %3, so get rid of it now.</source>
        <translation>ਵੱਡਾ ਪੱਤਾ %1 ਹੈ, ਸੋ %2 ਖੇਡ ਕੇ ਤੁਸੀਂ %3 ਨਹੀਂ ਜਿੱਤੋਗੇ: ਹੁਣੇ ਕੱਢ ਦਿਓ।</translation>
    </message>
    <message numerus="yes">
        <source>Under the %1 you leave this trick&apos;s %2 point(s) to %3: play the %4.</source>
        <translation>
            <numerusform>ਵੱਡਾ ਪੱਤਾ %1 ਹੈ: ਹੇਠਾਂ %4 ਖੇਡੋ, ਅਤੇ ਸਰ ਦਾ %2 ਅੰਕ %3 ਨੂੰ ਜਾਵੇਗਾ।</numerusform>
            <numerusform>ਵੱਡਾ ਪੱਤਾ %1 ਹੈ: ਹੇਠਾਂ %4 ਖੇਡੋ, ਅਤੇ ਸਰ ਦੇ %2 ਅੰਕ %3 ਨੂੰ ਜਾਣਗੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last: under the %1 you get rid of the %2, and %3 leads next.</source>
        <translation>ਆਖ਼ਰੀ ਵਾਰੀ ਤੁਹਾਡੀ ਹੈ ਅਤੇ ਵੱਡਾ ਪੱਤਾ %1 ਹੈ: %2 ਕੱਢ ਦਿਓ; ਅਗਲੀ ਸਰ %3 ਨੇ ਸ਼ੁਰੂ ਕਰਨੀ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 has no %2 and could throw the %3: stay low with the %4.</source>
        <translation>%1 ਕੋਲ %2 ਨਹੀਂ, ਸੋ ਸਰ ਵਿੱਚ %3 ਪੈਣ ਦਾ ਡਰ ਹੈ: %4 ਖੇਡ ਕੇ ਹੇਠਾਂ ਰਹੋ।</translation>
    </message>
    <message>
        <source>%1 has no %2 and could throw points: stay low with the %3.</source>
        <translation>%1 ਕੋਲ %2 ਨਹੀਂ, ਸੋ ਸਰ ਵਿੱਚ ਅੰਕ ਪੈਣ ਦਾ ਡਰ ਹੈ: %3 ਖੇਡ ਕੇ ਹੇਠਾਂ ਰਹੋ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) are already in this trick: stay under the %2 with the %3.</source>
        <translation>
            <numerusform>ਸਰ ਵਿੱਚ %1 ਅੰਕ ਪੈ ਚੁੱਕਾ ਹੈ ਅਤੇ ਵੱਡਾ ਪੱਤਾ %2 ਹੈ: %3 ਖੇਡ ਕੇ ਹੇਠਾਂ ਰਹੋ।</numerusform>
            <numerusform>ਸਰ ਵਿੱਚ %1 ਅੰਕ ਪੈ ਚੁੱਕੇ ਹਨ ਅਤੇ ਵੱਡਾ ਪੱਤਾ %2 ਹੈ: %3 ਖੇਡ ਕੇ ਹੇਠਾਂ ਰਹੋ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 may still be played on this trick: stay under the %2 with the %3.</source>
        <translation>ਸਰ ਵਿੱਚ ਅਜੇ %1 ਪੈਣ ਦਾ ਡਰ ਹੈ ਅਤੇ ਵੱਡਾ ਪੱਤਾ %2 ਹੈ: %3 ਖੇਡ ਕੇ ਹੇਠਾਂ ਰਹੋ।</translation>
    </message>
    <message>
        <source>The %1 goes under the %2, and you keep the %3 for later.</source>
        <translation>ਵੱਡਾ ਪੱਤਾ %2 ਹੈ: ਹੇਠਾਂ %1 ਖੇਡੋ, ਅਤੇ %3 ਅੱਗੇ ਲਈ ਰੱਖੋ।</translation>
    </message>
    <message>
        <source>Your %3 may win a better trick: the %1 goes under the %2.</source>
        <translation>%3{obl} ਨਾਲ ਕੋਈ ਚੰਗੀ ਸਰ ਬਣ ਸਕਦੀ ਹੈ: ਹੁਣ ਵੱਡਾ ਪੱਤਾ %2 ਹੈ, ਸੋ ਹੇਠਾਂ %1 ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>Your own %1 would cancel that one; the %2 stays under it.</source>
        <translation>%1 ਖੇਡਣ ਨਾਲ ਮੇਜ਼ ਵਾਲਾ ਜੌੜਾ ਰੱਦ ਹੋ ਜਾਵੇਗਾ; %2 ਖੇਡ ਕੇ ਹੇਠਾਂ ਰਹੋ।</translation>
    </message>
    <message>
        <source>Your %3 would beat the %2: only the %1 goes under it.</source>
        <translation>ਵੱਡਾ ਪੱਤਾ %2 ਹੈ; %3 ਉਸ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਹੈ, ਛੋਟਾ ਸਿਰਫ਼ %1 ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>The %1 is in this trick and takes %2 point(s) off your score: try the %3.</source>
        <translation>
            <numerusform>ਸਰ ਵਿੱਚ %1 ਹੈ, ਜਿਸ ਨਾਲ ਤੁਹਾਡਾ %2 ਅੰਕ ਘਟੇਗਾ: %3 ਖੇਡ ਕੇ ਵੇਖੋ।</numerusform>
            <numerusform>ਸਰ ਵਿੱਚ %1 ਹੈ, ਜਿਸ ਨਾਲ ਤੁਹਾਡੇ %2 ਅੰਕ ਘਟਣਗੇ: %3 ਖੇਡ ਕੇ ਵੇਖੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat your %1, so you win it yourself: %2 point(s) off your score.</source>
        <translation>
            <numerusform>%1 ਖੇਡੋ, ਇਸ ਤੋਂ ਵੱਡਾ ਕਿਸੇ ਕੋਲ ਨਹੀਂ: ਸਰ ਤੁਹਾਡੀ ਬਣੇਗੀ ਅਤੇ ਤੁਹਾਡਾ %2 ਅੰਕ ਘਟੇਗਾ।</numerusform>
            <numerusform>%1 ਖੇਡੋ, ਇਸ ਤੋਂ ਵੱਡਾ ਕਿਸੇ ਕੋਲ ਨਹੀਂ: ਸਰ ਤੁਹਾਡੀ ਬਣੇਗੀ ਅਤੇ ਤੁਹਾਡੇ %2 ਅੰਕ ਘਟਣਗੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far: win this trick with the %3.</source>
        <translation>
            <numerusform>ਹੁਣ ਤੱਕ ਦਾ %2 ਅੰਕ %1 ਨੂੰ ਮਿਲਿਆ ਹੈ: %3 ਖੇਡ ਕੇ ਇਹ ਸਰ ਤੁਸੀਂ ਬਣਾਓ।</numerusform>
            <numerusform>ਹੁਣ ਤੱਕ ਦੇ ਸਾਰੇ %2 ਅੰਕ %1 ਨੂੰ ਮਿਲੇ ਹਨ: %3 ਖੇਡ ਕੇ ਇਹ ਸਰ ਤੁਸੀਂ ਬਣਾਓ।</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last and there are no points in this trick: get rid of the %1.</source>
        <translation>ਆਖ਼ਰੀ ਵਾਰੀ ਤੁਹਾਡੀ ਹੈ ਅਤੇ ਸਰ ਵਿੱਚ ਕੋਈ ਅੰਕ ਨਹੀਂ: %1 ਕੱਢ ਦਿਓ।</translation>
    </message>
    <message>
        <source>You can&apos;t go under the %1: win with the %2, and keep your %3 out of it.</source>
        <translation>ਵੱਡਾ ਪੱਤਾ %1 ਹੈ ਅਤੇ ਤੁਹਾਡੇ ਕੋਲ ਛੋਟਾ ਨਹੀਂ: %2 ਖੇਡ ਕੇ ਸਰ ਬਣਾਓ, ਅਤੇ %3 ਬਚਾ ਕੇ ਰੱਖੋ।</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t go under the %1: this trick&apos;s %2 point(s) are yours, so spend the %3.</source>
        <translation>
            <numerusform>ਵੱਡਾ ਪੱਤਾ %1 ਹੈ ਅਤੇ ਤੁਹਾਡੇ ਕੋਲ ਛੋਟਾ ਨਹੀਂ: ਸਰ ਦਾ %2 ਅੰਕ ਤੁਹਾਡਾ ਹੈ, ਸੋ %3 ਕੱਢ ਦਿਓ।</numerusform>
            <numerusform>ਵੱਡਾ ਪੱਤਾ %1 ਹੈ ਅਤੇ ਤੁਹਾਡੇ ਕੋਲ ਛੋਟਾ ਨਹੀਂ: ਸਰ ਦੇ %2 ਅੰਕ ਤੁਹਾਡੇ ਹਨ, ਸੋ %3 ਕੱਢ ਦਿਓ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick costs you only %1 point(s), and the %2 is gone.</source>
        <translation>
            <numerusform>ਇਸ ਸਰ ਦਾ ਸਿਰਫ਼ %1 ਅੰਕ ਲੱਗੇਗਾ; %2 ਹੁਣੇ ਕੱਢ ਦਿਓ।</numerusform>
            <numerusform>ਇਸ ਸਰ ਦੇ ਸਿਰਫ਼ %1 ਅੰਕ ਲੱਗਣਗੇ; %2 ਹੁਣੇ ਕੱਢ ਦਿਓ।</numerusform>
        </translation>
    </message>
    <message>
        <source>No points may be thrown on the first trick: get rid of the %1.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਨਹੀਂ ਸੁੱਟੇ ਜਾ ਸਕਦੇ: %1 ਕੱਢ ਦਿਓ।</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t go under the %1, but %2 card(s) still out beat your %3.</source>
        <translation>
            <numerusform>ਵੱਡਾ ਪੱਤਾ %1 ਹੈ ਅਤੇ ਤੁਹਾਡੇ ਕੋਲ ਛੋਟਾ ਨਹੀਂ; %3 ਖੇਡੋ, ਬਾਕੀ ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਵੱਡਾ ਹੈ।</numerusform>
            <numerusform>ਵੱਡਾ ਪੱਤਾ %1 ਹੈ ਅਤੇ ਤੁਹਾਡੇ ਕੋਲ ਛੋਟਾ ਨਹੀਂ; %3 ਖੇਡੋ, ਬਾਕੀ ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਵੱਡੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t go under the %1 and nobody can beat your %2: win with it.</source>
        <translation>ਵੱਡਾ ਪੱਤਾ %1 ਹੈ ਅਤੇ ਤੁਹਾਡੇ ਕੋਲ ਛੋਟਾ ਨਹੀਂ: %2 ਖੇਡ ਕੇ ਸਰ ਬਣਾਓ, ਇਸ ਤੋਂ ਵੱਡਾ ਕਿਸੇ ਕੋਲ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>%1 %2 are still out, so points are unlikely: spend the %3 now.</source>
        <comment>many cards of a suit</comment>
        <translation>%2 ਦੇ ਅਜੇ %1 ਪੱਤੇ ਬਾਕੀ ਹਨ, ਸੋ ਅੰਕ ਪੈਣ ਦਾ ਡਰ ਘੱਟ ਹੈ: %3 ਹੁਣੇ ਕੱਢ ਦਿਓ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) still out beat your %2, so it might not win: play it now.</source>
        <translation>
            <numerusform>%2 ਹੁਣੇ ਖੇਡੋ: ਬਾਕੀ ਪੱਤਿਆਂ ਵਿੱਚੋਂ %1 ਇਸ ਤੋਂ ਵੱਡਾ ਹੈ, ਸੋ ਸਰ ਇਸੇ ਦੀ ਬਣੇ, ਇਹ ਜ਼ਰੂਰੀ ਨਹੀਂ।</numerusform>
            <numerusform>%2 ਹੁਣੇ ਖੇਡੋ: ਬਾਕੀ ਪੱਤਿਆਂ ਵਿੱਚੋਂ %1 ਇਸ ਤੋਂ ਵੱਡੇ ਹਨ, ਸੋ ਸਰ ਇਸੇ ਦੀ ਬਣੇ, ਇਹ ਜ਼ਰੂਰੀ ਨਹੀਂ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can go over the %1, so you choose the next lead.</source>
        <translation>%1 ਖੇਡੋ: ਇਸ ਤੋਂ ਵੱਡਾ ਕੋਈ ਨਹੀਂ, ਸੋ ਅਗਲੀ ਸਰ ਤੁਸੀਂ ਸ਼ੁਰੂ ਕਰੋਗੇ।</translation>
    </message>
    <message>
        <source>The highest %1 cancel each other, so your %2 may win.</source>
        <translation>%1 ਦੇ ਵੱਡੇ ਪੱਤੇ ਆਪਸ ਵਿੱਚ ਰੱਦ ਹੋ ਗਏ, ਸੋ %2{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %2 ਸਰ ਜਿੱਤ %2{f:ਸਕਦੀ|m:ਸਕਦਾ} ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far: give away no more, and throw the %3.</source>
        <translation>
            <numerusform>ਹੁਣ ਤੱਕ ਦਾ %2 ਅੰਕ %1 ਨੂੰ ਮਿਲਿਆ ਹੈ: ਹੋਰ ਅੰਕ ਨਾ ਦਿਓ, %3 ਸੁੱਟੋ।</numerusform>
            <numerusform>ਹੁਣ ਤੱਕ ਦੇ ਸਾਰੇ %2 ਅੰਕ %1 ਨੂੰ ਮਿਲੇ ਹਨ: ਹੋਰ ਅੰਕ ਨਾ ਦਿਓ, %3 ਸੁੱਟੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need high cards to win all %1 point(s): throw the %2.</source>
        <translation>
            <numerusform>%1 ਅੰਕ ਜਿੱਤਣ ਲਈ ਤੁਹਾਨੂੰ ਵੱਡੇ ਪੱਤੇ ਚਾਹੀਦੇ ਹਨ: %2 ਸੁੱਟੋ।</numerusform>
            <numerusform>ਸਾਰੇ %1 ਅੰਕ ਜਿੱਤਣ ਲਈ ਤੁਹਾਨੂੰ ਵੱਡੇ ਪੱਤੇ ਚਾਹੀਦੇ ਹਨ: %2 ਸੁੱਟੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins this trick: throw the %2, and its %3 point(s) go there.</source>
        <translation>
            <numerusform>ਸਰ %1 ਦੀ ਬਣਦੀ ਹੈ: %2 ਸੁੱਟੋ, ਇਸ ਦਾ %3 ਅੰਕ ਉੱਧਰ ਜਾਵੇਗਾ।</numerusform>
            <numerusform>ਸਰ %1 ਦੀ ਬਣਦੀ ਹੈ: %2 ਸੁੱਟੋ, ਇਸ ਦੇ %3 ਅੰਕ ਉੱਧਰ ਜਾਣਗੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no %1, so get rid of the %2 and its %3 point(s).</source>
        <translation>
            <numerusform>ਤੁਹਾਡੇ ਕੋਲ %1 ਨਹੀਂ, ਸੋ %2 ਸੁੱਟ ਕੇ ਇਸ ਦਾ %3 ਅੰਕ ਗਲੋਂ ਲਾਹੋ।</numerusform>
            <numerusform>ਤੁਹਾਡੇ ਕੋਲ %1 ਨਹੀਂ, ਸੋ %2 ਸੁੱਟ ਕੇ ਇਸ ਦੇ %3 ਅੰਕ ਗਲੋਂ ਲਾਹੋ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is still out and your %2 could win it: throw yours now.</source>
        <translation>%1 ਅਜੇ ਬਾਕੀ ਹੈ; ਕਿਤੇ %2{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %2 ਉਸ ਨੂੰ ਨਾ ਜਿੱਤ ਲਵੇ: ਹੁਣੇ ਸੁੱਟ ਦਿਓ।</translation>
    </message>
    <message>
        <source>%1 wins this trick: throw the %2, and its points go there.</source>
        <translation>ਸਰ %1 ਦੀ ਬਣਦੀ ਹੈ: %2 ਸੁੱਟੋ, ਇਸ ਦੇ ਅੰਕ ਉੱਧਰ ਜਾਣਗੇ।</translation>
    </message>
    <message>
        <source>After the %1 you have no %2 left, and can throw points on them later.</source>
        <translation>%1 ਸੁੱਟਿਆਂ ਤੁਹਾਡੇ %2 ਦੇ ਪੱਤੇ ਮੁੱਕਦੇ ਹਨ: ਅੱਗੇ ਉਸ ਰੰਗ ਉੱਤੇ ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਸੁੱਟੋ।</translation>
    </message>
    <message>
        <source>Nobody else can have %1, so your %2 would win if you had to lead it.</source>
        <translation>%1 ਹੋਰ ਕਿਸੇ ਕੋਲ ਨਹੀਂ: ਅੱਗੇ %2 ਖੇਡ ਕੇ ਸਰ ਸ਼ੁਰੂ ਕਰਨੀ ਪਈ, ਤਾਂ ਤੁਹਾਡੀ ਹੀ ਬਣੇਗੀ।</translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 %4 still out, %2 are lower than your %1, which could win later.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%1 ਸੁੱਟੋ: %4 ਦੇ ਬਾਕੀ %3 ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਛੋਟਾ ਹੈ, ਸੋ ਅੱਗੇ ਇਸ ਨਾਲ ਸਰ ਬਣ ਸਕਦੀ ਹੈ।</numerusform>
            <numerusform>%1 ਸੁੱਟੋ: %4 ਦੇ ਬਾਕੀ %3 ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਛੋਟੇ ਹਨ, ਸੋ ਅੱਗੇ ਇਸ ਨਾਲ ਸਰ ਬਣ ਸਕਦੀ ਹੈ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %2 %3 still out are lower than your %1, which would win later.</source>
        <translation>
            <numerusform>%1 ਸੁੱਟੋ: %3 ਦਾ ਬਾਕੀ %2 ਪੱਤਾ ਇਸ ਤੋਂ ਛੋਟਾ ਹੈ, ਸੋ ਅੱਗੇ ਇਸ ਨਾਲ ਸਰ ਬਣੇਗੀ।</numerusform>
            <numerusform>%1 ਸੁੱਟੋ: %3 ਦੇ ਬਾਕੀ %2 ਪੱਤੇ ਸਾਰੇ ਇਸ ਤੋਂ ਛੋਟੇ ਹਨ, ਸੋ ਅੱਗੇ ਇਸ ਨਾਲ ਸਰ ਬਣੇਗੀ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so you lose little with it.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%1 ਸੁੱਟੋ: %4 ਦੇ ਬਾਕੀ %3 ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਵੱਡਾ ਹੈ, ਸੋ ਇਸ ਦਾ ਬਹੁਤਾ ਨੁਕਸਾਨ ਨਹੀਂ।</numerusform>
            <numerusform>%1 ਸੁੱਟੋ: %4 ਦੇ ਬਾਕੀ %3 ਪੱਤਿਆਂ ਵਿੱਚੋਂ %2 ਇਸ ਤੋਂ ਵੱਡੇ ਹਨ, ਸੋ ਇਸ ਦਾ ਬਹੁਤਾ ਨੁਕਸਾਨ ਨਹੀਂ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the %1 is still out in its suit, and your %2 would beat it.</source>
        <translation>%2 ਸੁੱਟੋ: ਇਸ ਰੰਗ ਦਾ ਬਾਕੀ ਇੱਕੋ ਪੱਤਾ %1 ਹੈ, ਜੋ ਇਸ ਤੋਂ ਛੋਟਾ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>All %2 %3 still out beat your %1, so it can&apos;t stop anybody.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%1 ਸੁੱਟੋ: %3 ਦਾ ਬਾਕੀ %2 ਪੱਤਾ ਇਸ ਤੋਂ ਵੱਡਾ ਹੈ, ਸੋ ਇਹ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਰੋਕਦਾ।</numerusform>
            <numerusform>%1 ਸੁੱਟੋ: %3 ਦੇ ਬਾਕੀ %2 ਪੱਤੇ ਸਾਰੇ ਇਸ ਤੋਂ ਵੱਡੇ ਹਨ, ਸੋ ਇਹ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਰੋਕਦਾ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass %1 card(s)</source>
        <translation>
            <numerusform>%1 ਪੱਤਾ ਦਿਓ</numerusform>
            <numerusform>%1 ਪੱਤੇ ਦਿਓ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 more card(s).</source>
        <translation>
            <numerusform>%1 ਪੱਤਾ ਹੋਰ ਚੁਣੋ।</numerusform>
            <numerusform>%1 ਪੱਤੇ ਹੋਰ ਚੁਣੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve already chosen %1 card(s): take one back first.</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %1 ਪੱਤਾ ਪਹਿਲਾਂ ਹੀ ਚੁਣ ਲਿਆ ਹੈ; ਪਹਿਲਾਂ ਉਹ ਵਾਪਸ ਲਓ।</numerusform>
            <numerusform>ਤੁਸੀਂ %1 ਪੱਤੇ ਪਹਿਲਾਂ ਹੀ ਚੁਣ ਲਏ ਹਨ; ਪਹਿਲਾਂ ਇੱਕ ਵਾਪਸ ਲਓ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 points to everybody else</source>
        <translation>ਬਾਕੀ ਸਭ ਦੇ %1 ਅੰਕ ਵਧਾਓ</translation>
    </message>
    <message>
        <source>Subtract %1 points from your total</source>
        <translation>ਆਪਣੇ ਜੋੜ ਵਿੱਚੋਂ %1 ਅੰਕ ਘਟਾਓ</translation>
    </message>
    <message>
        <source>Drop the card on the trick to play it.</source>
        <translation>ਪੱਤਾ ਖੇਡਣ ਲਈ ਉਸ ਨੂੰ ਮੇਜ਼ ਦੇ ਵਿਚਕਾਰ ਛੱਡੋ।</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>ਮਕਸਦ</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>ਪੱਤੇ</translation>
    </message>
    <message>
        <source>Passing</source>
        <translatorcomment>&apos;ਪੱਤੇ ਦੇਣੇ&apos; for passing; &apos;ਪਾਸ ਕਰਨਾ&apos; or &apos;ਵਟਾਉਣਾ&apos; may be more usual</translatorcomment>
        <translation>ਪੱਤੇ ਦੇਣੇ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ਚਾਲਾਂ</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>ਅੰਕ</translation>
    </message>
    <message>
        <source>Moon and bonuses</source>
        <translation>ਮੂਨ ਅਤੇ ਬੋਨਸ</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>ਮੈਚ ਦਾ ਅੰਤ</translation>
    </message>
    <message>
        <source>The first trick begins with the %1.</source>
        <translation>ਪਹਿਲੀ ਸਰ %1{obl} ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The first trick must not begin with a point card.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਨਾਲ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>No points may be discarded on the first trick.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਨਹੀਂ ਸੁੱਟੇ ਜਾ ਸਕਦੇ।</translation>
    </message>
    <message>
        <source>You must follow suit: play a club.</source>
        <translation>ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਖੇਡਣਾ ਪਵੇਗਾ: ਚਿੜੀ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>You must follow suit: play a diamond.</source>
        <translation>ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਖੇਡਣਾ ਪਵੇਗਾ: ਇੱਟ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>You must follow suit: play a spade.</source>
        <translation>ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਖੇਡਣਾ ਪਵੇਗਾ: ਹੁਕਮ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>You must follow suit: play a heart.</source>
        <translation>ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਖੇਡਣਾ ਪਵੇਗਾ: ਪਾਨ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>Hearts can&apos;t be led before they are broken.</source>
        <translation>ਪਾਨ ਖੁੱਲ੍ਹਣ ਤੋਂ ਪਹਿਲਾਂ ਪਾਨ ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Choose the cards to pass first.</source>
        <translation>ਪਹਿਲਾਂ ਦੇਣ ਵਾਲੇ ਪੱਤੇ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>You&apos;ve already passed, and the choice is final.</source>
        <translation>ਤੁਸੀਂ ਪੱਤੇ ਦੇ ਚੁੱਕੇ ਹੋ, ਅਤੇ ਚੋਣ ਪੱਕੀ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>You must pass exactly %1 card(s).</source>
        <translation>
            <numerusform>ਤੁਹਾਨੂੰ ਸਿਰਫ਼ %1 ਪੱਤਾ ਦੇਣਾ ਪਵੇਗਾ।</numerusform>
            <numerusform>ਤੁਹਾਨੂੰ ਪੂਰੇ %1 ਪੱਤੇ ਦੇਣੇ ਪੈਣਗੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose different cards to pass.</source>
        <translation>ਦੇਣ ਲਈ ਵੱਖ-ਵੱਖ ਪੱਤੇ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>The number of cards to pass can&apos;t be less than %1.</source>
        <translation>ਦਿੱਤੇ ਜਾਣ ਵਾਲੇ ਪੱਤੇ %1 ਤੋਂ ਘੱਟ ਨਹੀਂ ਹੋ ਸਕਦੇ।</translation>
    </message>
    <message>
        <source>You can&apos;t pass %1 cards from a hand of %2: pass fewer.</source>
        <translation>%2 ਪੱਤਿਆਂ ਦੇ ਹੱਥ ਵਿੱਚੋਂ %1 ਪੱਤੇ ਨਹੀਂ ਦਿੱਤੇ ਜਾ ਸਕਦੇ: ਘੱਟ ਦਿਓ।</translation>
    </message>
    <message>
        <source>Now play a card to the trick.</source>
        <translation>ਹੁਣ ਸਰ ਵਿੱਚ ਪੱਤਾ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>ਵਾਰੀ ਤੁਹਾਡੀ ਨਹੀਂ, %1 ਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The player who shot the moon must choose how it counts.</source>
        <translation>ਜਿਸ ਨੇ ਸਾਰੇ ਸਮੇਟੇ (ਮੂਨ), ਉਸ ਨੇ ਹਿਸਾਬ ਚੁਣਨਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ।</translation>
    </message>
    <message>
        <source>Your turn: lead the %1</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: %1{obl} ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਕਰੋ</translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: ਪਹਿਲਾ ਪੱਤਾ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>No points on the first trick</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਅੰਕ ਨਹੀਂ</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 card(s) for %2: %3 of %1</source>
        <translation>
            <numerusform>%2 ਲਈ %1 ਪੱਤਾ ਚੁਣੋ: %1 ਵਿੱਚੋਂ %3</numerusform>
            <numerusform>%2 ਲਈ %1 ਪੱਤੇ ਚੁਣੋ: %1 ਵਿੱਚੋਂ %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass these to %1</source>
        <translation>ਇਹ %1 ਨੂੰ ਦਿਓ</translation>
    </message>
    <message>
        <source>Pass this card to %1</source>
        <translation>ਇਹ ਪੱਤਾ %1 ਨੂੰ ਦਿਓ</translation>
    </message>
    <message>
        <source>Waiting until everybody has passed</source>
        <translation>ਸਭ ਦੇ ਪੱਤੇ ਦੇਣ ਦੀ ਉਡੀਕ ਹੈ</translation>
    </message>
    <message>
        <source>Your turn: you can&apos;t follow suit</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: ਸਰ ਦਾ ਰੰਗ ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Your turn: play a club</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: ਚਿੜੀ ਦਾ ਪੱਤਾ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Your turn: play a diamond</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: ਇੱਟ ਦਾ ਪੱਤਾ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Your turn: play a spade</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: ਹੁਕਮ ਦਾ ਪੱਤਾ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Your turn: play a heart</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: ਪਾਨ ਦਾ ਪੱਤਾ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>ਵਾਰੀ %1 ਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>You shot the moon! How should it count?</source>
        <translation>ਤੁਸੀਂ ਸਾਰੇ ਅੰਕ ਸਮੇਟ ਲਏ (ਮੂਨ)। ਇਸ ਦਾ ਹਿਸਾਬ ਕਿਵੇਂ ਹੋਵੇ?</translation>
    </message>
    <message>
        <source>%1 decides how the moon counts</source>
        <translation>ਮੂਨ ਦਾ ਹਿਸਾਬ %1 ਨੇ ਚੁਣਨਾ ਹੈ</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ਨੇ ਮੈਚ ਜਿੱਤ ਲਿਆ</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>ਤੁਸੀਂ ਮੈਚ ਜਿੱਤ ਲਿਆ</translation>
    </message>
    <message>
        <source>The match is over, and the players with the lowest total share the win</source>
        <translation>ਮੈਚ ਮੁੱਕ ਗਿਆ, ਅਤੇ ਸਭ ਤੋਂ ਘੱਟ ਜੋੜ ਵਾਲੇ ਬਰਾਬਰੀ ਉੱਤੇ ਜਿੱਤੇ</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translatorcomment>&apos;ਬਾਜ਼ੀ&apos; for one deal, &apos;ਮੈਚ&apos; for the whole match</translatorcomment>
        <translation>ਬਾਜ਼ੀ %1</translation>
    </message>
    <message>
        <source>Deal %1, trick %2 of %3</source>
        <translation>ਬਾਜ਼ੀ %1, %3 ਵਿੱਚੋਂ ਸਰ %2</translation>
    </message>
    <message>
        <source>Pass to the left</source>
        <translation>ਪੱਤੇ ਖੱਬੇ ਦਿਓ</translation>
    </message>
    <message>
        <source>Pass to the right</source>
        <translation>ਪੱਤੇ ਸੱਜੇ ਦਿਓ</translation>
    </message>
    <message>
        <source>Pass to the second on the left</source>
        <translation>ਪੱਤੇ ਖੱਬਿਓਂ ਦੂਜੇ ਨੂੰ ਦਿਓ</translation>
    </message>
    <message>
        <source>Pass to the second on the right</source>
        <translation>ਪੱਤੇ ਸੱਜਿਓਂ ਦੂਜੇ ਨੂੰ ਦਿਓ</translation>
    </message>
    <message>
        <source>Passed to the left</source>
        <translation>ਪੱਤੇ ਖੱਬੇ ਦਿੱਤੇ ਗਏ</translation>
    </message>
    <message>
        <source>Passed to the right</source>
        <translation>ਪੱਤੇ ਸੱਜੇ ਦਿੱਤੇ ਗਏ</translation>
    </message>
    <message>
        <source>Passed to the second on the left</source>
        <translation>ਪੱਤੇ ਖੱਬਿਓਂ ਦੂਜੇ ਨੂੰ ਦਿੱਤੇ ਗਏ</translation>
    </message>
    <message>
        <source>Passed to the second on the right</source>
        <translation>ਪੱਤੇ ਸੱਜਿਓਂ ਦੂਜੇ ਨੂੰ ਦਿੱਤੇ ਗਏ</translation>
    </message>
    <message>
        <source>Pass across</source>
        <translation>ਪੱਤੇ ਸਾਹਮਣੇ ਦਿਓ</translation>
    </message>
    <message>
        <source>Passed across</source>
        <translation>ਪੱਤੇ ਸਾਹਮਣੇ ਦਿੱਤੇ ਗਏ</translation>
    </message>
    <message>
        <source>No passing this deal</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਪੱਤੇ ਨਹੀਂ ਦੇਣੇ</translation>
    </message>
    <message>
        <source>Hearts not broken</source>
        <translation>ਪਾਨ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ</translation>
    </message>
    <message>
        <source>Hearts are broken</source>
        <translatorcomment>&apos;ਪਾਨ ਖੁੱਲ੍ਹ ਗਿਆ&apos; for hearts are broken</translatorcomment>
        <translation>ਪਾਨ ਖੁੱਲ੍ਹ ਗਿਆ</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>ਕਿੱਟੀ</translation>
    </message>
    <message>
        <source>moon?</source>
        <comment>on the plate of a player who has won every point so far and may shoot the moon</comment>
        <translation>ਮੂਨ?</translation>
    </message>
    <message>
        <source>%1 has every point so far: %2.</source>
        <translation>ਹੁਣ ਤੱਕ ਦੇ ਸਾਰੇ ਅੰਕ %1 ਕੋਲ ਹਨ: %2।</translation>
    </message>
    <message>
        <source>You have every point so far: %2.</source>
        <translation>ਹੁਣ ਤੱਕ ਦੇ ਸਾਰੇ ਅੰਕ ਤੁਹਾਡੇ ਕੋਲ ਹਨ: %2।</translation>
    </message>
    <message numerus="yes">
        <source>Kitty: %1 card(s)</source>
        <translatorcomment>&apos;ਕਿੱਟੀ&apos; for the kitty; &apos;ਬਚੇ ਪੱਤੇ&apos; is possible</translatorcomment>
        <translation>
            <numerusform>ਕਿੱਟੀ: %1 ਪੱਤਾ</numerusform>
            <numerusform>ਕਿੱਟੀ: %1 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>Left, right</source>
        <translation>ਖੱਬੇ, ਸੱਜੇ</translation>
    </message>
    <message>
        <source>Left, right, no pass</source>
        <translatorcomment>&apos;ਦੇਣੇ ਨਹੀਂ&apos; = no pass in this deal</translatorcomment>
        <translation>ਖੱਬੇ, ਸੱਜੇ, ਦੇਣੇ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Left, right, second left, second right, no pass</source>
        <translation>ਖੱਬੇ, ਸੱਜੇ, ਖੱਬਿਓਂ ਦੂਜਾ, ਸੱਜਿਓਂ ਦੂਜਾ, ਦੇਣੇ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Never pass</source>
        <translation>ਕਦੇ ਨਹੀਂ ਦੇਣੇ</translation>
    </message>
    <message>
        <source>A kitty for the first trick</source>
        <translation>ਪਹਿਲੀ ਸਰ ਲਈ ਕਿੱਟੀ</translation>
    </message>
    <message>
        <source>Any card, from the player on the dealer&apos;s left</source>
        <translation>ਕੋਈ ਵੀ ਪੱਤਾ, ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬਿਓਂ</translation>
    </message>
    <message>
        <source>Any card but a point card, from the player on the dealer&apos;s left</source>
        <translation>ਅੰਕਾਂ ਵਾਲੇ ਤੋਂ ਬਿਨਾਂ ਕੋਈ ਵੀ ਪੱਤਾ, ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬਿਓਂ</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>ਖੁੱਲ੍ਹ ਹੈ</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>ਮਨ੍ਹਾ ਹਨ</translation>
    </message>
    <message>
        <source>All others get the points</source>
        <translation>ਅੰਕ ਬਾਕੀ ਸਭ ਨੂੰ ਲੱਗਦੇ ਹਨ</translation>
    </message>
    <message>
        <source>The points are taken off the shooter&apos;s total</source>
        <translatorcomment>&apos;ਸਮੇਟਣ ਵਾਲਾ&apos; = the shooter</translatorcomment>
        <translation>ਸਮੇਟਣ ਵਾਲੇ ਦਾ ਜੋੜ ਓਨੇ ਅੰਕ ਘਟਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>The shooter chooses</source>
        <translation>ਸਮੇਟਣ ਵਾਲੇ ਦੀ ਮਰਜ਼ੀ</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>ਕੁਝ ਖ਼ਾਸ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>ਕਦੇ ਵੀ</translation>
    </message>
    <message>
        <source>Once hearts are broken</source>
        <translation>ਪਾਨ ਖੁੱਲ੍ਹਣ ਤੋਂ ਬਾਅਦ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ਕੋਈ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>The jack of diamonds</source>
        <translation>ਇੱਟ ਦਾ ਗੋਲਾ</translation>
    </message>
    <message>
        <source>The ten of diamonds</source>
        <translation>ਇੱਟ ਦਾ ਦਹਿਲਾ</translation>
    </message>
    <message>
        <source>Play on until one player is lowest</source>
        <translation>ਖੇਡਦੇ ਰਹੋ, ਜਦ ਤੱਕ ਸਭ ਤੋਂ ਘੱਟ ਵਾਲਾ ਇੱਕੋ ਨਾ ਰਹੇ</translation>
    </message>
    <message>
        <source>Those with the lowest total share the win</source>
        <translation>ਸਭ ਤੋਂ ਘੱਟ ਵਾਲਿਆਂ ਦੀ ਸਾਂਝੀ ਜਿੱਤ</translation>
    </message>
    <message>
        <source>Cards to pass</source>
        <translation>ਦੇਣ ਵਾਲੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>Before play every player passes this many cards to another; %1 means none.</source>
        <translation>ਖੇਡ ਤੋਂ ਪਹਿਲਾਂ ਹਰ ਖਿਡਾਰੀ ਦੂਜੇ ਨੂੰ ਇੰਨੇ ਪੱਤੇ ਦਿੰਦਾ ਹੈ; %1 ਦਾ ਮਤਲਬ ਕੋਈ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Who gets the cards, from deal to deal; then it starts over.</source>
        <translation>ਹਰ ਬਾਜ਼ੀ ਵਿੱਚ ਪੱਤੇ ਕਿਸ ਨੂੰ ਜਾਂਦੇ ਹਨ; ਫਿਰ ਮੁੱਢੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>ਵਾਧੂ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>First lead of a deal</source>
        <translation>ਬਾਜ਼ੀ ਦਾ ਪਹਿਲਾ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Who leads to the first trick, and with which card; decided after the pass.</source>
        <translation>ਪਹਿਲੀ ਸਰ ਕੌਣ ਸ਼ੁਰੂ ਕਰੇ, ਅਤੇ ਕਿਹੜੇ ਪੱਤੇ ਨਾਲ; ਇਹ ਪੱਤੇ ਦੇਣ ਤੋਂ ਬਾਅਦ ਤੈਅ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਅੰਕ</translation>
    </message>
    <message>
        <source>Whether a player who can&apos;t follow suit may discard point cards there.</source>
        <translation>ਜਿਸ ਖਿਡਾਰੀ ਕੋਲ ਸਰ ਦਾ ਰੰਗ ਨਾ ਹੋਵੇ, ਕੀ ਉਹ ਉੱਥੇ ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਸੁੱਟ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Hearts must be broken</source>
        <translation>ਪਹਿਲਾਂ ਪਾਨ ਖੁੱਲ੍ਹਣਾ ਜ਼ਰੂਰੀ</translation>
    </message>
    <message>
        <source>Hearts may be led only after a heart has been played.</source>
        <translation>ਪਾਨ ਨਾਲ ਸਰ ਤਾਂ ਹੀ ਸ਼ੁਰੂ ਹੋ ਸਕਦੀ ਹੈ, ਜੇ ਪਹਿਲਾਂ ਪਾਨ ਦਾ ਕੋਈ ਪੱਤਾ ਖੇਡਿਆ ਜਾ ਚੁੱਕਾ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਨਾਲ ਪਾਨ ਖੁੱਲ੍ਹਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Once she has been played, hearts may be led.</source>
        <translation>ਉਸ ਦੇ ਖੇਡੇ ਜਾਣ ਤੋਂ ਬਾਅਦ ਪਾਨ ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਹੋ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Leading the queen of spades</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਕਰਨੀ</translation>
    </message>
    <message>
        <source>You may always follow suit with her or discard her.</source>
        <translation>ਸਰ ਦੇ ਰੰਗ ਵਜੋਂ ਉਸ ਨੂੰ ਖੇਡਣ ਜਾਂ ਹੋਰ ਰੰਗ ਉੱਤੇ ਸੁੱਟਣ ਦੀ ਹਮੇਸ਼ਾ ਖੁੱਲ੍ਹ ਹੈ।</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <translation>ਬੋਨਸ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translatorcomment>moon: &apos;ਸਾਰੇ ਸਮੇਟਣਾ (ਮੂਨ)&apos;, later &apos;ਮੂਨ&apos; alone</translatorcomment>
        <translation>ਸਾਰੇ ਸਮੇਟਣੇ (ਮੂਨ)</translation>
    </message>
    <message>
        <source>What happens when one player wins every point card of the deal.</source>
        <translation>ਜਦੋਂ ਇੱਕੋ ਖਿਡਾਰੀ ਬਾਜ਼ੀ ਦੇ ਅੰਕਾਂ ਵਾਲੇ ਸਾਰੇ ਪੱਤੇ ਜਿੱਤ ਲਵੇ, ਤਾਂ ਕੀ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ਟੀਚਾ</translation>
    </message>
    <message>
        <source>The match ends after the deal in which a total reaches this.</source>
        <translation>ਜਿਸ ਬਾਜ਼ੀ ਵਿੱਚ ਕਿਸੇ ਦਾ ਜੋੜ ਇੰਨਾ ਹੋ ਜਾਵੇ, ਉਸ ਤੋਂ ਬਾਅਦ ਮੈਚ ਮੁੱਕ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Tie for the lowest total</source>
        <translation>ਸਭ ਤੋਂ ਘੱਟ ਜੋੜ ਵਿੱਚ ਬਰਾਬਰੀ</translation>
    </message>
    <message>
        <source>What happens at the end when several players share the lowest total.</source>
        <translation>ਅੰਤ ਵਿੱਚ ਸਭ ਤੋਂ ਘੱਟ ਜੋੜ ਕਈ ਖਿਡਾਰੀਆਂ ਦਾ ਹੋਵੇ, ਤਾਂ ਕੀ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>line of the score</comment>
        <translation>ਪਾਨ</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <comment>line of the score</comment>
        <translation>ਸਾਰੇ ਸਮੇਟਣੇ (ਮੂਨ)</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>ਕਿੱਟੀ</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>heading over the cards that cost points</comment>
        <translation>ਮਿਲੇ</translation>
    </message>
    <message>
        <source>You shot the moon: %1 points to everybody else.</source>
        <translation>ਤੁਸੀਂ ਸਾਰੇ ਅੰਕ ਸਮੇਟ ਲਏ (ਮੂਨ): ਬਾਕੀ ਸਭ ਨੂੰ %1 ਅੰਕ ਲੱਗੇ।</translation>
    </message>
    <message>
        <source>You shot the moon: your total drops by %1 points.</source>
        <translation>ਤੁਸੀਂ ਸਾਰੇ ਅੰਕ ਸਮੇਟ ਲਏ (ਮੂਨ): ਤੁਹਾਡਾ ਜੋੜ %1 ਅੰਕ ਘਟਿਆ।</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points for you.</source>
        <translation>%1 ਨੇ ਸਾਰੇ ਅੰਕ ਸਮੇਟ ਲਏ (ਮੂਨ): ਤੁਹਾਨੂੰ %2 ਅੰਕ ਲੱਗੇ।</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points to everybody else.</source>
        <translation>%1 ਨੇ ਸਾਰੇ ਅੰਕ ਸਮੇਟ ਲਏ (ਮੂਨ): ਬਾਕੀ ਸਭ ਨੂੰ %2 ਅੰਕ ਲੱਗੇ।</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points off their total.</source>
        <translation>%1 ਨੇ ਸਾਰੇ ਅੰਕ ਸਮੇਟ ਲਏ (ਮੂਨ): ਉਹਨਾਂ ਦਾ ਜੋੜ %2 ਅੰਕ ਘਟਿਆ।</translation>
    </message>
    <message>
        <source>You took the queen of spades: %1 points.</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਤੁਹਾਨੂੰ ਮਿਲੀ, ਅਤੇ ਕੁੱਲ %1 ਅੰਕ ਲੱਗੇ।</translation>
    </message>
    <message>
        <source>You took %1 queens of spades: %2 points.</source>
        <translation>ਹੁਕਮ ਦੀਆਂ %1 ਬੇਗਮਾਂ ਤੁਹਾਨੂੰ ਮਿਲੀਆਂ, ਅਤੇ ਕੁੱਲ %2 ਅੰਕ ਲੱਗੇ।</translation>
    </message>
    <message>
        <source>A clean deal: no points for you.</source>
        <translation>ਸਾਫ਼ ਬਾਜ਼ੀ: ਤੁਹਾਨੂੰ ਕੋਈ ਅੰਕ ਨਹੀਂ ਲੱਗਾ।</translation>
    </message>
    <message numerus="yes">
        <source>You took %1 point(s).</source>
        <translation>
            <numerusform>ਤੁਹਾਨੂੰ %1 ਅੰਕ ਲੱਗਾ।</numerusform>
            <numerusform>ਤੁਹਾਨੂੰ %1 ਅੰਕ ਲੱਗੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your score drops by %1 point(s).</source>
        <translation>
            <numerusform>ਤੁਹਾਡਾ %1 ਅੰਕ ਘਟਿਆ।</numerusform>
            <numerusform>ਤੁਹਾਡੇ %1 ਅੰਕ ਘਟੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 point(s).</source>
        <translation>
            <numerusform>ਤੁਹਾਡਾ %1 ਅੰਕ ਹੈ।</numerusform>
            <numerusform>ਤੁਹਾਡੇ %1 ਅੰਕ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>No points for you.</source>
        <translation>ਤੁਹਾਨੂੰ ਕੋਈ ਅੰਕ ਨਹੀਂ ਲੱਗਾ।</translation>
    </message>
    <message>
        <source>%1 took the queen of spades.</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ %1 ਨੂੰ ਮਿਲੀ।</translation>
    </message>
    <message>
        <source>%1 took the queens of spades.</source>
        <translation>ਹੁਕਮ ਦੀਆਂ ਬੇਗਮਾਂ %1 ਨੂੰ ਮਿਲੀਆਂ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>that lie in a trick</comment>
        <translation>
            <numerusform>%1 ਅੰਕ</numerusform>
            <numerusform>%1 ਅੰਕ</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <comment>that lie in a trick</comment>
        <translation>ਕੋਈ ਅੰਕ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>hearts broken</source>
        <translation>ਪਾਨ ਖੁੱਲ੍ਹਾ</translation>
    </message>
    <message>
        <source>hearts not broken</source>
        <translation>ਪਾਨ ਬੰਦ</translation>
    </message>
    <message>
        <source>queen still to come</source>
        <comment>of spades</comment>
        <translation>ਬੇਗਮ ਆਉਣੀ ਬਾਕੀ</translation>
    </message>
    <message>
        <source>queen on the table</source>
        <comment>of spades</comment>
        <translation>ਬੇਗਮ ਮੇਜ਼ ਉੱਤੇ</translation>
    </message>
    <message>
        <source>queen: %1</source>
        <comment>who has taken that of spades</comment>
        <translation>ਬੇਗਮ: %1</translation>
    </message>
    <message>
        <source>queen: you</source>
        <comment>who has taken that of spades</comment>
        <translation>ਬੇਗਮ: ਤੁਸੀਂ</translation>
    </message>
    <message>
        <source>taken: %1</source>
        <comment>points by player: Amrit 4, Kavya 9</comment>
        <translation>ਹੁਣ ਤੱਕ ਦੇ ਅੰਕ: %1</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>ਅਜੇ ਕੋਈ ਅੰਕ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>selected: %1</source>
        <comment>cards to be passed</comment>
        <translation>ਚੁਣੇ: %1</translation>
    </message>
    <message>
        <source>none selected</source>
        <comment>no cards to be passed yet</comment>
        <translation>ਕੋਈ ਨਹੀਂ ਚੁਣਿਆ</translation>
    </message>
    <message>
        <source>you can lead it</source>
        <translation>ਇਸ ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਕਰ ਸਕਦੇ ਹੋ</translation>
    </message>
    <message numerus="yes">
        <source>it would be winning: %1 point(s)</source>
        <translation>
            <numerusform>ਇਸ ਵੇਲੇ ਸਰ ਇਸ ਦੀ ਬਣਦੀ ਹੈ: %1 ਅੰਕ</numerusform>
            <numerusform>ਇਸ ਵੇਲੇ ਸਰ ਇਸ ਦੀ ਬਣਦੀ ਹੈ: %1 ਅੰਕ</numerusform>
        </translation>
    </message>
    <message>
        <source>it would be winning, no points</source>
        <translation>ਇਸ ਵੇਲੇ ਸਰ ਇਸ ਦੀ ਬਣਦੀ ਹੈ, ਅੰਕ ਕੋਈ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>it can be played and wouldn&apos;t win</source>
        <translation>ਇਹ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਸਰ ਨਹੀਂ ਬਣੇਗੀ</translation>
    </message>
    <message>
        <source>it can be played: the twins would cancel each other</source>
        <translation>ਇਹ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ: ਜੌੜੇ ਰੱਦ ਹੋ ਜਾਣਗੇ</translation>
    </message>
    <message>
        <source>it can be passed: Space selects it</source>
        <translation>ਇਹ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ: Space ਨਾਲ ਚੁਣੋ</translation>
    </message>
    <message>
        <source>You have no other spade to protect the %1, so pass it to %2.</source>
        <translation>%1 ਬਚਾਉਣ ਲਈ ਤੁਹਾਡੇ ਕੋਲ ਹੁਕਮ ਦਾ ਹੋਰ ਪੱਤਾ ਨਹੀਂ, ਸੋ ਇਹ %2 ਨੂੰ ਦੇ ਦਿਓ।</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 other spade(s) would protect the %2, so pass it to %3.</source>
        <translation>
            <numerusform>%2 ਬਚਾਉਣ ਲਈ ਹੁਕਮ ਦਾ ਸਿਰਫ਼ %1 ਹੋਰ ਪੱਤਾ ਹੈ, ਸੋ ਇਹ %3 ਨੂੰ ਦੇ ਦਿਓ।</numerusform>
            <numerusform>%2 ਬਚਾਉਣ ਲਈ ਹੁਕਮ ਦੇ ਸਿਰਫ਼ %1 ਹੋਰ ਪੱਤੇ ਹਨ, ਸੋ ਇਹ %3 ਨੂੰ ਦੇ ਦਿਓ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass the %1 and its %2 point(s) on to %3.</source>
        <translation>
            <numerusform>%1 ਦੇ ਦਿਓ: ਇਸ ਦਾ %2 ਅੰਕ %3 ਦੇ ਗਲ ਪਵੇਗਾ।</numerusform>
            <numerusform>%1 ਦੇ ਦਿਓ: ਇਸ ਦੇ %2 ਅੰਕ %3 ਦੇ ਗਲ ਪੈਣਗੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards you keep may win all %1 point(s): pass your losers, such as the %2.</source>
        <translation>
            <numerusform>ਰੱਖੇ ਹੋਏ ਪੱਤੇ %1 ਅੰਕ ਜਿੱਤ ਸਕਦੇ ਹਨ: ਹਾਰਨ ਵਾਲੇ ਪੱਤੇ ਦੇ ਦਿਓ, ਜਿਵੇਂ %2।</numerusform>
            <numerusform>ਰੱਖੇ ਹੋਏ ਪੱਤੇ ਸਾਰੇ %1 ਅੰਕ ਜਿੱਤ ਸਕਦੇ ਹਨ: ਹਾਰਨ ਵਾਲੇ ਪੱਤੇ ਦੇ ਦਿਓ, ਜਿਵੇਂ %2।</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep no %1, so you can throw points as soon as they are led.</source>
        <translation>ਤੁਹਾਡੇ ਕੋਲ %1 ਦਾ ਪੱਤਾ ਨਹੀਂ ਰਹੇਗਾ, ਸੋ ਉਸ ਰੰਗ ਦੀ ਸਰ ਉੱਤੇ ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਸੁੱਟ ਸਕੋਗੇ।</translation>
    </message>
    <message>
        <source>Your %1 could win the %2 later, so pass it to %3.</source>
        <translation>ਕਿਤੇ %1{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %1 ਅੱਗੇ ਜਾ ਕੇ %2 ਨਾ ਜਿੱਤ ਲਵੇ: ਇਹ %3 ਨੂੰ ਦੇ ਦਿਓ।</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 other spades protect the %2, so pass cards such as the %3.</source>
        <translation>
            <numerusform>%2 ਬਚਾਉਣ ਲਈ ਹੁਕਮ ਦਾ %1 ਹੋਰ ਪੱਤਾ ਹੈ, ਸੋ ਦੂਜੇ ਪੱਤੇ ਦਿਓ, ਜਿਵੇਂ %3।</numerusform>
            <numerusform>%2 ਬਚਾਉਣ ਲਈ ਹੁਕਮ ਦੇ %1 ਹੋਰ ਪੱਤੇ ਹਨ, ਸੋ ਦੂਜੇ ਪੱਤੇ ਦਿਓ, ਜਿਵੇਂ %3।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is all you keep of its suit, so you can soon throw points.</source>
        <translation>ਇਸ ਰੰਗ ਦਾ ਤੁਹਾਡਾ ਇੱਕੋ ਪੱਤਾ %1 ਰਹੇਗਾ, ਸੋ ਛੇਤੀ ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਸੁੱਟ ਸਕੋਗੇ।</translation>
    </message>
    <message>
        <source>You have no %1 lower than the %2, so it would win tricks: pass it.</source>
        <translation>%2 ਦੇ ਦਿਓ: %1 ਵਿੱਚ ਇਸ ਤੋਂ ਛੋਟਾ ਪੱਤਾ ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ, ਸੋ ਸਰਾਂ ਤੁਹਾਡੀਆਂ ਬਣਨਗੀਆਂ।</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of your %2 are lower than the %3, so it would win tricks: pass it.</source>
        <translation>
            <numerusform>%3 ਦੇ ਦਿਓ: ਤੁਹਾਡੇ %2 ਦੇ ਪੱਤਿਆਂ ਵਿੱਚੋਂ ਸਿਰਫ਼ %1 ਇਸ ਤੋਂ ਛੋਟਾ ਹੈ, ਸੋ ਸਰਾਂ ਤੁਹਾਡੀਆਂ ਬਣਨਗੀਆਂ।</numerusform>
            <numerusform>%3 ਦੇ ਦਿਓ: ਤੁਹਾਡੇ %2 ਦੇ ਪੱਤਿਆਂ ਵਿੱਚੋਂ ਸਿਰਫ਼ %1 ਇਸ ਤੋਂ ਛੋਟੇ ਹਨ, ਸੋ ਸਰਾਂ ਤੁਹਾਡੀਆਂ ਬਣਨਗੀਆਂ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the %1 you run out of %2 sooner, and can then throw points on them.</source>
        <translation>%1 ਦੇ ਦਿਓ: %2 ਦੇ ਪੱਤੇ ਛੇਤੀ ਮੁੱਕਣਗੇ, ਅਤੇ ਉਸ ਰੰਗ ਉੱਤੇ ਅੰਕਾਂ ਵਾਲੇ ਪੱਤੇ ਸੁੱਟ ਸਕੋਗੇ।</translation>
    </message>
    <message>
        <source>Your %1 could win a trick of hearts, so pass it to %2.</source>
        <translation>%1{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %1 ਪਾਨ ਦੀ ਸਰ ਜਿੱਤ %1{f:ਸਕਦੀ|m:ਸਕਦਾ} ਹੈ, ਸੋ ਇਹ %2 ਨੂੰ ਦੇ ਦਿਓ।</translation>
    </message>
    <message>
        <source>With %1 more points %2 reaches %3, and you win the match.</source>
        <translation>%1 ਅੰਕ ਵਧਣ ਨਾਲ %2 ਦਾ ਜੋੜ %3 ਤੱਕ ਪਹੁੰਚਦਾ ਹੈ, ਅਤੇ ਮੈਚ ਤੁਸੀਂ ਜਿੱਤਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>With %1 more points for the others you are %2 ahead of %3.</source>
        <translation>ਬਾਕੀਆਂ ਦੇ %1 ਅੰਕ ਵਧਣ ਨਾਲ ਤੁਸੀਂ %3 ਤੋਂ %2 ਅੰਕ ਅੱਗੇ ਹੋ ਜਾਂਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>With %1 more points for the others you are only %2 behind %3.</source>
        <translation>ਬਾਕੀਆਂ ਦੇ %1 ਅੰਕ ਵਧਣ ਨਾਲ ਤੁਸੀਂ %3 ਤੋਂ ਸਿਰਫ਼ %2 ਅੰਕ ਪਿੱਛੇ ਰਹਿ ਜਾਂਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>With %1 more points for the others the match would end, and %2 would win.</source>
        <translation>ਬਾਕੀਆਂ ਦੇ %1 ਅੰਕ ਵਧਣ ਨਾਲ ਮੈਚ ਮੁੱਕ ਜਾਵੇਗਾ, ਅਤੇ ਜਿੱਤ %2 ਦੀ ਹੋਵੇਗੀ।</translation>
    </message>
    <message>
        <source>With %1 points off, your total is only %2.</source>
        <translation>%1 ਅੰਕ ਘਟਣ ਨਾਲ ਤੁਹਾਡਾ ਜੋੜ ਸਿਰਫ਼ %2 ਰਹਿ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
</context>
<context>
    <name>Hearts family, brief</name>
    <message>
        <source>passes %2 to %3</source>
        <translation>%3 ਨੂੰ %2 %2{one:ਦਿੱਤਾ|other:ਦਿੱਤੇ}</translation>
    </message>
    <message>
        <source>pass %2 to %3</source>
        <translation>%3 ਨੂੰ %2 %2{one:ਦਿੱਤਾ|other:ਦਿੱਤੇ}</translation>
    </message>
    <message>
        <source>passes %2 to you</source>
        <translation>ਤੁਹਾਨੂੰ %2 %2{one:ਦਿੱਤਾ|other:ਦਿੱਤੇ}</translation>
    </message>
    <message>
        <source>takes %2</source>
        <translation>ਮਿਲਿਆ ਪੱਤਾ: %2</translation>
    </message>
    <message>
        <source>take %2</source>
        <translation>ਮਿਲਿਆ ਪੱਤਾ: %2</translation>
    </message>
    <message>
        <source>takes the kitty, %2</source>
        <translation>ਕਿੱਟੀ ਮਿਲੀ, %2</translation>
    </message>
    <message>
        <source>take the kitty, %2</source>
        <translation>ਕਿੱਟੀ ਮਿਲੀ, %2</translation>
    </message>
    <message>
        <source>hearts broken</source>
        <translation>ਪਾਨ ਖੁੱਲ੍ਹਾ</translation>
    </message>
    <message>
        <source>play a club</source>
        <translation>ਚਿੜੀ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>play a diamond</source>
        <translation>ਇੱਟ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>play a spade</source>
        <translation>ਹੁਕਮ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>play a heart</source>
        <translation>ਪਾਨ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>lead the %1</source>
        <translation>%1 ਖੇਡ ਕੇ ਸ਼ੁਰੂ ਕਰੋ</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>ਸ਼ੁਰੂ ਤੁਸੀਂ ਕਰੋ</translation>
    </message>
    <message>
        <source>%1 cards for %2</source>
        <translation>%2 ਲਈ %1 %1{one:ਪੱਤਾ|other:ਪੱਤੇ}</translation>
    </message>
    <message>
        <source>%2: Enter passes them</source>
        <translation>%2: Enter ਨਾਲ ਦਿਓ</translation>
    </message>
    <message>
        <source>Enter passes it</source>
        <translation>Enter ਨਾਲ ਦਿਓ</translation>
    </message>
    <message>
        <source>you can&apos;t follow suit</source>
        <translation>ਉਹ ਰੰਗ ਨਹੀਂ, ਕੋਈ ਵੀ ਖੇਡੋ</translation>
    </message>
</context>
<context>
    <name>Hearts family, spoken</name>
    <message numerus="yes">
        <source>Choose %1 card(s) for %2.</source>
        <translation>
            <numerusform>%2 ਲਈ %1 ਪੱਤਾ ਚੁਣੋ।</numerusform>
            <numerusform>%2 ਲਈ %1 ਪੱਤੇ ਚੁਣੋ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 of %2: press Enter to pass them to %1.</source>
        <comment>as many as are to be passed</comment>
        <translation>%2 ਵਿੱਚੋਂ %2: Enter ਨਾਲ %1 ਨੂੰ ਦਿਓ।</translation>
    </message>
    <message>
        <source>Press Enter to pass this card to %1.</source>
        <translation>Enter ਨਾਲ ਇਹ ਪੱਤਾ %1 ਨੂੰ ਦਿਓ।</translation>
    </message>
</context>
<context>
    <name>Hearts lesson</name>
    <message>
        <source>Your first deal</source>
        <translation>ਤੁਹਾਡੀ ਪਹਿਲੀ ਬਾਜ਼ੀ</translation>
    </message>
    <message>
        <source>Shall I show you how cards are passed?</source>
        <translation>ਵਿਖਾਵਾਂ, ਪੱਤੇ ਕਿਵੇਂ ਦੇਈਦੇ ਹਨ?</translation>
    </message>
    <message>
        <source>Shall I show you how following suit works?</source>
        <translation>ਵਿਖਾਵਾਂ, ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਕਿਵੇਂ ਖੇਡੀਦਾ ਹੈ?</translation>
    </message>
    <message>
        <source>Shall I show you how hearts are broken?</source>
        <translation>ਵਿਖਾਵਾਂ, ਪਾਨ ਕਿਵੇਂ ਖੁੱਲ੍ਹਦਾ ਹੈ?</translation>
    </message>
    <message>
        <source>Each heart costs %1 point and the queen of spades %2. Win as few points as you can.</source>
        <translation>ਹਰ ਪਾਨ ਦਾ %1 ਅੰਕ, ਹੁਕਮ ਦੀ ਬੇਗਮ ਦੇ %2। ਜਿੰਨੇ ਘੱਟ ਲਓ ਓਨਾ ਚੰਗਾ।</translation>
    </message>
    <message>
        <source>First you pass three cards: give away all your diamonds, because they&apos;re high.</source>
        <translation>ਪਹਿਲਾਂ ਤਿੰਨ ਪੱਤੇ ਦੇਣੇ ਹਨ: ਇੱਟ ਦੇ ਸਾਰੇ ਪੱਤੇ ਦੇ ਦਿਓ, ਉਹ ਵੱਡੇ ਹਨ।</translation>
    </message>
    <message>
        <source>You&apos;ve been passed the queen of spades. Try to get rid of her.</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਤੁਹਾਡੇ ਕੋਲ ਆਈ ਹੈ। ਉਸ ਤੋਂ ਪਿੱਛਾ ਛੁਡਾਓ।</translation>
    </message>
    <message>
        <source>Clubs are led: play your highest one while it is cheap.</source>
        <translation>ਸਰ ਚਿੜੀ ਨਾਲ ਸ਼ੁਰੂ ਹੋਈ ਹੈ: ਸਸਤੇ ਵਿੱਚ ਹੀ ਆਪਣੀ ਸਭ ਤੋਂ ਵੱਡੀ ਚਿੜੀ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>You must follow suit. The highest card of that suit wins, so play a low one.</source>
        <translation>ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਖੇਡਣਾ ਪੈਂਦਾ ਹੈ। ਸਭ ਤੋਂ ਵੱਡਾ ਜਿੱਤਦਾ ਹੈ, ਸੋ ਛੋਟਾ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit, so play what you like: give the queen of spades away!</source>
        <translation>ਉਹ ਰੰਗ ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ, ਸੋ ਜੋ ਚਾਹੋ ਖੇਡੋ: ਹੁਕਮ ਦੀ ਬੇਗਮ ਦੇ ਦਿਓ!</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: throw your highest heart, and somebody else gets it.</source>
        <translation>ਉਹ ਰੰਗ ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ: ਸਭ ਤੋਂ ਵੱਡਾ ਪਾਨ ਸੁੱਟੋ, ਕਿਸੇ ਹੋਰ ਨੂੰ ਮਿਲੇਗਾ।</translation>
    </message>
    <message>
        <source>A heart has been played: hearts are broken, and may be led from now on.</source>
        <translation>ਪਾਨ ਦਾ ਪੱਤਾ ਪਿਆ: ਪਾਨ ਖੁੱਲ੍ਹ ਗਿਆ, ਹੁਣ ਉਸ ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਹੋ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>You lead: a low card lets somebody else win the trick.</source>
        <translation>ਸਰ ਤੁਸੀਂ ਸ਼ੁਰੂ ਕਰੋ: ਛੋਟਾ ਪੱਤਾ ਖੇਡੋ, ਸਰ ਕਿਸੇ ਹੋਰ ਦੀ ਬਣੇਗੀ।</translation>
    </message>
    <message>
        <source>The queen has been won. If her winner gets all hearts too, everybody else gets %1 points.</source>
        <translation>ਬੇਗਮ ਜਾ ਚੁੱਕੀ। ਉਸ ਨੂੰ ਜਿੱਤਣ ਵਾਲਾ ਸਾਰੇ ਪਾਨ ਵੀ ਜਿੱਤ ਲਵੇ ਤਾਂ ਬਾਕੀ ਸਭ ਨੂੰ %1 ਅੰਕ ਲੱਗਣਗੇ।</translation>
    </message>
    <message>
        <source>Shoot the moon</source>
        <translation>ਸਾਰੇ ਸਮੇਟੋ (ਮੂਨ)</translation>
    </message>
    <message>
        <source>Win all the hearts and the queen of spades: then everybody else gets %1 points.</source>
        <translation>ਸਾਰੇ ਪਾਨ ਅਤੇ ਹੁਕਮ ਦੀ ਬੇਗਮ ਜਿੱਤੋ: ਫਿਰ ਬਾਕੀ ਸਭ ਨੂੰ %1 ਅੰਕ ਲੱਗਣਗੇ।</translation>
    </message>
    <message>
        <source>This hand is strong enough for the moon: pass your three low cards.</source>
        <translation>ਇਹ ਹੱਥ ਮੂਨ ਲਈ ਤਕੜਾ ਹੈ: ਆਪਣੇ ਤਿੰਨ ਛੋਟੇ ਪੱਤੇ ਦਿਓ।</translation>
    </message>
    <message>
        <source>This time you want to win the trick: play your highest club.</source>
        <translation>ਇਸ ਵਾਰ ਸਰ ਜਿੱਤਣੀ ਹੈ: ਸਭ ਤੋਂ ਵੱਡੀ ਚਿੜੀ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>Now you lead. Nobody can beat your high spades: begin with the highest.</source>
        <translation>ਹੁਣ ਸਰ ਤੁਸੀਂ ਸ਼ੁਰੂ ਕਰੋ। ਤੁਹਾਡੇ ਵੱਡੇ ਹੁਕਮ ਕੋਈ ਨਹੀਂ ਮਾਰ ਸਕਦਾ: ਸਭ ਤੋਂ ਵੱਡੇ ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ।</translation>
    </message>
    <message>
        <source>Keep leading what wins: now your high clubs or diamonds.</source>
        <translation>ਜੋ ਜਿੱਤੇ ਉਹੀ ਖੇਡਦੇ ਜਾਓ: ਹੁਣ ਵੱਡੀ ਚਿੜੀ ਜਾਂ ਇੱਟ।</translation>
    </message>
    <message>
        <source>Hearts may be led now: take them all, the highest first.</source>
        <translation>ਹੁਣ ਪਾਨ ਖੁੱਲ੍ਹਾ ਹੈ: ਸਾਰੇ ਲਓ, ਸਭ ਤੋਂ ਵੱਡਾ ਪਹਿਲਾਂ।</translation>
    </message>
    <message>
        <source>Only a few hearts are missing. Let nobody else win one!</source>
        <translation>ਥੋੜ੍ਹੇ ਹੀ ਪਾਨ ਬਾਕੀ ਹਨ। ਕਿਸੇ ਹੋਰ ਨੂੰ ਇੱਕ ਵੀ ਨਾ ਦਿਓ!</translation>
    </message>
    <message>
        <source>Somebody else has a point, so the moon is lost: now win as few as you can.</source>
        <translation>ਕਿਸੇ ਹੋਰ ਨੂੰ ਅੰਕ ਮਿਲ ਗਿਆ, ਮੂਨ ਗਿਆ: ਹੁਣ ਜਿੰਨੇ ਘੱਟ ਲਓ ਓਨਾ ਚੰਗਾ।</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Getting started</source>
        <translation>ਸ਼ੁਰੂ ਕਰਨ ਲਈ</translation>
    </message>
    <message>
        <source>Press “Play” on the tile of a game: the cards are dealt, at the same table as last time.</source>
        <translation>ਖੇਡ ਦੀ ਟਾਈਲ ਉੱਤੇ “ਖੇਡੋ” ਦੱਬਣ ਨਾਲ ਪੱਤੇ ਵੰਡੇ ਜਾਂਦੇ ਹਨ, ਪਿਛਲੀ ਵਾਰ ਵਾਲੇ ਮੇਜ਼ ਉੱਤੇ।</translation>
    </message>
    <message>
        <source>On the line above it you choose how many play, how strong they are, and the rules.</source>
        <translation>ਉਸ ਤੋਂ ਉੱਪਰਲੀ ਲਾਈਨ ਵਿੱਚ ਚੁਣੋ ਕਿ ਕਿੰਨੇ ਜਣੇ ਖੇਡਣ, ਕਿੰਨੇ ਤਕੜੇ ਹੋਣ ਅਤੇ ਨਿਯਮ ਕਿਹੜੇ ਹੋਣ।</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>ਮਾਊਸ ਨਾਲ</translation>
    </message>
    <message>
        <source>Click a card to play it, or drag it to the middle of the table.</source>
        <translation>ਪੱਤਾ ਖੇਡਣ ਲਈ ਉਸ ਉੱਤੇ ਕਲਿੱਕ ਕਰੋ, ਜਾਂ ਉਸ ਨੂੰ ਘਸੀਟ ਕੇ ਮੇਜ਼ ਦੇ ਵਿਚਕਾਰ ਲਿਆਓ।</translation>
    </message>
    <message>
        <source>To pass cards, click each of them and then the button; another click takes one back.</source>
        <translation>ਪੱਤੇ ਦੇਣ ਲਈ ਹਰੇਕ ਉੱਤੇ ਕਲਿੱਕ ਕਰੋ, ਫਿਰ ਬਟਨ ਉੱਤੇ; ਦੁਬਾਰਾ ਕਲਿੱਕ ਕਰਨ ਨਾਲ ਪੱਤਾ ਵਾਪਸ ਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Cards that you can&apos;t play now are dimmed. Click one to learn why.</source>
        <translation>ਜਿਹੜੇ ਪੱਤੇ ਹੁਣ ਨਹੀਂ ਖੇਡੇ ਜਾ ਸਕਦੇ, ਉਹ ਮੱਧਮ ਹੁੰਦੇ ਹਨ। ਕਾਰਨ ਜਾਣਨ ਲਈ ਉਹਨਾਂ ਉੱਤੇ ਕਲਿੱਕ ਕਰੋ।</translation>
    </message>
    <message>
        <source>Click while cards are moving to finish the move; click again to clear a full trick.</source>
        <translation>ਪੱਤੇ ਚੱਲ ਰਹੇ ਹੋਣ ਤਾਂ ਕਲਿੱਕ ਕਰਨ ਨਾਲ ਚਾਲ ਝੱਟ ਪੂਰੀ ਹੋ ਜਾਂਦੀ ਹੈ; ਇੱਕ ਹੋਰ ਕਲਿੱਕ ਪੂਰੀ ਸਰ ਚੁੱਕ ਲੈਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>ਕੀਬੋਰਡ ਨਾਲ</translation>
    </message>
    <message>
        <source>The left and right arrow keys move through your hand, Enter plays a card, Space selects it.</source>
        <translation>ਖੱਬੀ ਅਤੇ ਸੱਜੀ ਤੀਰ ਕੁੰਜੀ ਨਾਲ ਹੱਥ ਵਿੱਚ ਅੱਗੇ-ਪਿੱਛੇ ਜਾਓ, Enter ਨਾਲ ਪੱਤਾ ਖੇਡੋ, Space ਨਾਲ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>The number keys play the first, second, third … of the cards that you can play.</source>
        <translation>ਗਿਣਤੀ ਦੀਆਂ ਕੁੰਜੀਆਂ ਨਾਲ ਖੇਡੇ ਜਾ ਸਕਣ ਵਾਲੇ ਪੱਤਿਆਂ ਵਿੱਚੋਂ ਪਹਿਲਾ, ਦੂਜਾ, ਤੀਜਾ … ਪੱਤਾ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>Comma and full stop go from suit to suit in your hand, or from rank to rank.</source>
        <translation>ਕਾਮੇ ਅਤੇ ਪੂਰਨ ਵਿਰਾਮ (.) ਨਾਲ ਹੱਥ ਵਿੱਚ ਅਗਲੇ ਰੰਗ ਜਾਂ ਅਗਲੇ ਦਰਜੇ ਉੱਤੇ ਜਾਓ।</translation>
    </message>
    <message>
        <source>Tab moves from pile to pile, Esc clears your selection.</source>
        <translation>Tab ਨਾਲ ਇੱਕ ਢੇਰੀ ਤੋਂ ਅਗਲੀ ਢੇਰੀ ਉੱਤੇ ਜਾਓ, Esc ਨਾਲ ਆਪਣੀ ਚੋਣ ਵਾਪਸ ਲਓ।</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>ਸਕਰੀਨ ਰੀਡਰ ਨਾਲ</translation>
    </message>
    <message>
        <source>Your hand, the trick and the piles are lists of cards. What the others do is announced.</source>
        <translation>ਤੁਹਾਡਾ ਹੱਥ, ਸਰ ਅਤੇ ਢੇਰੀਆਂ ਪੱਤਿਆਂ ਦੀਆਂ ਸੂਚੀਆਂ ਹਨ। ਦੂਜੇ ਜੋ ਕਰਨ, ਦੱਸਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>F6 goes from part to part of the table, to the players and the scores too.</source>
        <translation>F6 ਨਾਲ ਮੇਜ਼ ਦੇ ਇੱਕ ਹਿੱਸੇ ਤੋਂ ਦੂਜੇ ਉੱਤੇ ਜਾਓ, ਖਿਡਾਰੀਆਂ ਅਤੇ ਅੰਕਾਂ ਤੱਕ ਵੀ।</translation>
    </message>
    <message>
        <source>In long texts the arrow keys read line by line; H goes to the next heading.</source>
        <translation>ਲੰਮੀ ਲਿਖਤ ਤੀਰਾਂ ਨਾਲ ਲਾਈਨ-ਲਾਈਨ ਪੜ੍ਹੋ; H ਨਾਲ ਅਗਲੇ ਸਿਰਲੇਖ ਉੱਤੇ ਜਾਓ।</translation>
    </message>
    <message>
        <source>Press C to hear the cards on the table, D your hand, P what you can play, W whose turn it is.</source>
        <translation>C ਨਾਲ ਮੇਜ਼ ਦੇ ਪੱਤੇ ਸੁਣੋ, D ਨਾਲ ਆਪਣੇ, P ਨਾਲ ਉਹ ਜੋ ਖੇਡ ਸਕਦੇ ਹੋ, W ਨਾਲ ਇਹ ਕਿ ਵਾਰੀ ਕਿਸ ਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Press E to hear how many cards each player has left, S the points, M melds, trumps or points taken.</source>
        <translation>E ਨਾਲ ਸੁਣੋ ਕਿ ਕਿਸ ਦੇ ਕਿੰਨੇ ਪੱਤੇ ਬਚੇ ਹਨ, S ਨਾਲ ਅੰਕ, M ਨਾਲ ਮੇਲ, ਤੁਰਪ ਜਾਂ ਲਏ ਅੰਕ।</translation>
    </message>
    <message>
        <source>Press L to hear the last trick or turn, and X to hear what the card in focus can do.</source>
        <translation>L ਨਾਲ ਪਿਛਲੀ ਸਰ ਜਾਂ ਵਾਰੀ ਸੁਣੋ, X ਨਾਲ ਇਹ ਕਿ ਜਿਸ ਪੱਤੇ ਉੱਤੇ ਤੁਸੀਂ ਹੋ, ਉਹ ਕੀ ਕਰ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Press Shift with a number to hear everything about a player, you first and then clockwise.</source>
        <translation>Shift ਅਤੇ ਗਿਣਤੀ ਦੀ ਕੁੰਜੀ ਨਾਲ ਖਿਡਾਰੀ ਬਾਰੇ ਸਭ ਸੁਣੋ, ਪਹਿਲਾਂ ਆਪਣੇ ਬਾਰੇ, ਫਿਰ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ।</translation>
    </message>
    <message>
        <source>Press T to hear everything, your hand first; press it again to go on sentence by sentence.</source>
        <translation>T ਨਾਲ ਸਭ ਕੁਝ ਸੁਣੋ, ਪਹਿਲਾਂ ਤੁਹਾਡੇ ਪੱਤੇ; ਫਿਰ ਦੱਬੋ ਤਾਂ ਇੱਕ-ਇੱਕ ਵਾਕ ਅੱਗੇ।</translation>
    </message>
    <message>
        <source>If they&apos;re in another house, choose “Let friends from other houses in” when you open the table.</source>
        <translation>ਜੇ ਉਹ ਦੂਜੇ ਘਰ ਵਿੱਚ ਹਨ, ਤਾਂ ਮੇਜ਼ ਖੋਲ੍ਹਣ ਵੇਲੇ “ਦੂਜੇ ਘਰਾਂ ਦੇ ਦੋਸਤਾਂ ਨੂੰ ਆਉਣ ਦਿਓ” ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>Shift+L shows what the others did since your last turn, or the tricks that have been played.</source>
        <translation>Shift+L ਨਾਲ ਵੇਖੋ ਕਿ ਤੁਹਾਡੀ ਪਿਛਲੀ ਵਾਰੀ ਤੋਂ ਦੂਜਿਆਂ ਨੇ ਕੀ ਕੀਤਾ, ਜਾਂ ਖੇਡੀਆਂ ਸਰਾਂ।</translation>
    </message>
    <message>
        <source>Under Settings, Preferences, Accessibility you choose how much is said.</source>
        <translation>“ਸੈਟਿੰਗਾਂ”, “ਪਸੰਦਾਂ”, “ਸੌਖੀ ਪਹੁੰਚ” ਵਿੱਚ ਤੈਅ ਹੁੰਦਾ ਹੈ ਕਿ ਕਿੰਨਾ ਕੁਝ ਬੋਲਿਆ ਜਾਵੇ।</translation>
    </message>
    <message>
        <source>You can look up every key under Help, All keys.</source>
        <translation>ਹਰ ਕੁੰਜੀ “ਮਦਦ”, “ਸਾਰੀਆਂ ਕੁੰਜੀਆਂ” ਵਿੱਚ ਹੈ।</translation>
    </message>
    <message>
        <source>If it&apos;s hard to see</source>
        <translation>ਜੇ ਵੇਖਣਾ ਔਖਾ ਹੋਵੇ</translation>
    </message>
    <message>
        <source>The table grows with the window. Ctrl and + make the text larger, Ctrl and - smaller.</source>
        <translation>ਮੇਜ਼ ਵਿੰਡੋ ਨਾਲ ਵਧਦਾ ਹੈ। Ctrl ਅਤੇ + ਨਾਲ ਲਿਖਾਈ ਵੱਡੀ, Ctrl ਅਤੇ - ਨਾਲ ਛੋਟੀ।</translation>
    </message>
    <message>
        <source>High contrast, large letters on the cards and less motion: Preferences, Accessibility.</source>
        <translation>ਹਾਈ ਕੰਟਰਾਸਟ, ਪੱਤਿਆਂ ਉੱਤੇ ਵੱਡੇ ਅੱਖਰ ਅਤੇ ਘੱਟ ਹਿਲਜੁਲ: “ਪਸੰਦਾਂ”, “ਸੌਖੀ ਪਹੁੰਚ”।</translation>
    </message>
    <message>
        <source>With people</source>
        <translation>ਲੋਕਾਂ ਨਾਲ</translation>
    </message>
    <message>
        <source>People in the same network see an open table; everybody else needs an invitation.</source>
        <translation>ਇਸੇ ਨੈੱਟਵਰਕ ਦੇ ਲੋਕਾਂ ਨੂੰ ਖੁੱਲ੍ਹਾ ਮੇਜ਼ ਦਿਸਦਾ ਹੈ; ਬਾਕੀਆਂ ਨੂੰ ਸੱਦਾ ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Your seat is kept when the connection is lost: a computer plays on until you are back.</source>
        <translation>ਕਨੈਕਸ਼ਨ ਟੁੱਟਣ ਉੱਤੇ ਤੁਹਾਡੀ ਥਾਂ ਰੱਖੀ ਜਾਂਦੀ ਹੈ: ਤੁਹਾਡੇ ਮੁੜਨ ਤੱਕ ਕੰਪਿਊਟਰ ਖੇਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Undo, claims and pauses need everybody&apos;s agreement: answer with Y or N.</source>
        <translation>ਚਾਲ ਵਾਪਸ ਲੈਣੀ ਹੋਵੇ, ਬਾਕੀ ਸਰਾਂ ਲੈਣੀਆਂ ਹੋਣ ਜਾਂ ਥੋੜ੍ਹਾ ਰੁਕਣਾ ਹੋਵੇ, ਸਭ ਦੀ ਹਾਂ ਚਾਹੀਦੀ ਹੈ: Y ਜਾਂ N ਨਾਲ ਜਵਾਬ ਦਿਓ।</translation>
    </message>
    <message>
        <source>If you&apos;re stuck</source>
        <translation>ਜੇ ਸਮਝ ਨਾ ਆਵੇ</translation>
    </message>
    <message>
        <source>Ask for a hint with H: it names a card and says why in one sentence.</source>
        <translation>H ਦੱਬ ਕੇ ਇਸ਼ਾਰਾ ਮੰਗੋ: ਉਹ ਇੱਕ ਪੱਤਾ ਦੱਸਦਾ ਹੈ, ਅਤੇ ਇੱਕ ਵਾਕ ਵਿੱਚ ਕਾਰਨ ਵੀ।</translation>
    </message>
    <message>
        <source>Undo takes back as many moves as you like.</source>
        <translation>“ਚਾਲ ਵਾਪਸ” ਨਾਲ ਤੁਸੀਂ ਜਿੰਨੀਆਂ ਚਾਹੋ ਚਾਲਾਂ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>The round buttons on the table do the same: point at one to read what it does.</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ ਗੋਲ ਬਟਨ ਵੀ ਇਹੀ ਕਰਦੇ ਹਨ: ਕਿਸੇ ਉੱਤੇ ਪੁਆਇੰਟਰ ਲਿਜਾ ਕੇ ਪੜ੍ਹੋ ਕਿ ਉਹ ਕੀ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Ctrl+F plays the rest of a deal quickly once nothing can change for you.</source>
        <translation>ਜਦੋਂ ਤੁਹਾਡੇ ਲਈ ਕੁਝ ਨਾ ਬਦਲ ਸਕੇ, Ctrl+F ਨਾਲ ਬਾਕੀ ਬਾਜ਼ੀ ਛੇਤੀ ਮੁੱਕ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Close the window whenever you like: next time the game continues from the very same card.</source>
        <translation>ਵਿੰਡੋ ਜਦੋਂ ਮਰਜ਼ੀ ਬੰਦ ਕਰੋ: ਅਗਲੀ ਵਾਰ ਖੇਡ ਐਨ ਉਸੇ ਪੱਤੇ ਤੋਂ ਅੱਗੇ ਚੱਲਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>What is spoken</source>
        <translation>ਕੀ ਬੋਲਿਆ ਜਾਂਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Press R or Backspace to hear the last sentence again, Shift+Backspace for the ones before.</source>
        <translation>R ਜਾਂ Backspace ਨਾਲ ਪਿਛਲਾ ਵਾਕ ਫਿਰ ਸੁਣੋ, Shift+Backspace ਨਾਲ ਉਸ ਤੋਂ ਪਹਿਲੇ।</translation>
    </message>
    <message>
        <source>Ctrl+J lists the last hundred sentences; press Enter on one to hear it again.</source>
        <translation>Ctrl+J ਨਾਲ ਪਿਛਲੇ ਸੌ ਵਾਕਾਂ ਦੀ ਸੂਚੀ ਖੁੱਲ੍ਹਦੀ ਹੈ; ਉੱਥੇ Enter ਨਾਲ ਕੋਈ ਵਾਕ ਫਿਰ ਸੁਣੋ।</translation>
    </message>
    <message>
        <source>If words are spelled out or sound foreign, choose a voice in the language of the game in your screen reader.</source>
        <translation>ਜੇ ਸ਼ਬਦ ਅੱਖਰ-ਅੱਖਰ ਜਾਂ ਓਪਰੇ ਸੁਣਾਈ ਦੇਣ, ਤਾਂ ਸਕਰੀਨ ਰੀਡਰ ਵਿੱਚ ਖੇਡ ਦੀ ਭਾਸ਼ਾ ਵਾਲੀ ਆਵਾਜ਼ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>On Linux the game can speak by itself, in its own language: Preferences, Accessibility, Speak through.</source>
        <translation>Linux ਉੱਤੇ ਖੇਡ ਆਪ ਵੀ ਆਪਣੀ ਭਾਸ਼ਾ ਵਿੱਚ ਬੋਲ ਸਕਦੀ ਹੈ: “ਪਸੰਦਾਂ”, “ਸੌਖੀ ਪਹੁੰਚ”, “ਕਿਸ ਰਾਹੀਂ ਬੋਲੇ”।</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>%1&apos;s computer hasn&apos;t come back. How should the match go on?</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 ਦਾ ਕੰਪਿਊਟਰ ਵਾਪਸ ਨਹੀਂ ਆਇਆ। ਮੈਚ ਅੱਗੇ ਕਿਵੇਂ ਚੱਲੇ?</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. How should the match go on?</source>
        <translation>ਮੇਜ਼ ਤੋਂ ਜਵਾਬ ਨਹੀਂ ਆਉਂਦਾ। ਮੈਚ ਅੱਗੇ ਕਿਵੇਂ ਚੱਲੇ?</translation>
    </message>
    <message>
        <source>You don&apos;t have to wait for %1. How should the match go on?</source>
        <translation>%1 ਦੀ ਉਡੀਕ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਮੈਚ ਅੱਗੇ ਕਿਵੇਂ ਚੱਲੇ?</translation>
    </message>
    <message>
        <source>Open it again here</source>
        <comment>the table, for the same people</comment>
        <translation>ਇੱਥੇ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
        <source>Play on against computers</source>
        <translation>ਕੰਪਿਊਟਰਾਂ ਨਾਲ ਖੇਡਦੇ ਰਹੋ</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>ਹੋਰ ਉਡੀਕੋ</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>ਸੰਭਾਲੋ ਅਤੇ ਉੱਠੋ</translation>
    </message>
</context>
<context>
    <name>How to play</name>
    <message>
        <source>How to play %1</source>
        <translation>%1 ਕਿਵੇਂ ਖੇਡੀਏ</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>ਮਾਊਸ ਅਤੇ ਕੁੰਜੀਆਂ</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>ਸਾਥੀ ਦੇ ਨਾਲ</translation>
    </message>
    <message>
        <source>Click a card to play it, or drag it; select several cards first, then press the button.</source>
        <translation>ਖੇਡਣ ਲਈ ਪੱਤੇ ਉੱਤੇ ਕਲਿੱਕ ਕਰੋ ਜਾਂ ਘਸੀਟੋ; ਕਈ ਪੱਤੇ ਹੋਣ ਤਾਂ ਪਹਿਲਾਂ ਚੁਣੋ, ਫਿਰ ਬਟਨ ਦੱਬੋ।</translation>
    </message>
    <message>
        <source>The arrow keys move through your hand, Space selects a card, Enter plays it, Tab goes on to a pile.</source>
        <translation>ਤੀਰਾਂ ਨਾਲ ਹੱਥ ਵਿੱਚ ਅੱਗੇ-ਪਿੱਛੇ ਜਾਓ, Space ਨਾਲ ਪੱਤਾ ਚੁਣੋ, Enter ਨਾਲ ਖੇਡੋ, Tab ਨਾਲ ਅਗਲੀ ਢੇਰੀ ਉੱਤੇ ਜਾਓ।</translation>
    </message>
    <message>
        <source>H gives a hint and says why. The rest is under “Mouse and keys” below.</source>
        <translation>H ਨਾਲ ਇਸ਼ਾਰਾ ਅਤੇ ਉਸ ਦਾ ਕਾਰਨ ਮਿਲਦਾ ਹੈ। ਬਾਕੀ ਹੇਠਾਂ “ਮਾਊਸ ਅਤੇ ਕੁੰਜੀਆਂ” ਵਿੱਚ ਹੈ।</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>ਕਿਵੇਂ ਖੇਡੀਏ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ਖੇਡਾਂ</translation>
    </message>
    <message>
        <source>Learn at the table</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ ਸਿੱਖੋ</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>ਸਾਰੇ ਨਿਯਮ</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <translation>ਤੁਹਾਡੇ ਹੱਥ ਵਿੱਚ: %1।</translation>
    </message>
    <message>
        <source>In the trick: %1.</source>
        <translation>ਸਰ ਵਿੱਚ: %1।</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ: %1।</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what cards are, and which</comment>
        <translation>%1: %2।</translation>
    </message>
    <message>
        <source>In the frozen pile: %1.</source>
        <translation>ਜੰਮੀ ਢੇਰੀ ਵਿੱਚ: %1।</translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation>ਚੁਣੇ: %1।</translation>
    </message>
    <message>
        <source>Can&apos;t be played now: %1.</source>
        <translation>ਹੁਣ ਨਹੀਂ ਖੇਡ ਸਕਦੇ: %1।</translation>
    </message>
    <message>
        <source>Cancelled: %1.</source>
        <translation>ਰੱਦ: %1।</translation>
    </message>
    <message>
        <source>To be picked up: %1.</source>
        <translation>ਚੁੱਕਣੇ ਪੈਣਗੇ: %1।</translation>
    </message>
    <message>
        <source>Own trumps, clockwise from you: %1.</source>
        <translation>ਆਪਣੇ ਤੁਰਪ, ਤੁਹਾਡੇ ਤੋਂ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ: %1।</translation>
    </message>
</context>
<context>
    <name>How to play Canasta</name>
    <message>
        <source>A meld is three or more cards of one rank.</source>
        <translation>ਮੇਲ ਇੱਕ ਦਰਜੇ ਦੇ ਤਿੰਨ ਜਾਂ ਵੱਧ ਪੱਤੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Deuces and jokers are wild: they may stand for other cards.</source>
        <translation>ਦੁੱਕੀਆਂ ਅਤੇ ਜੋਕਰ ਵਾਈਲਡ ਹਨ: ਹੋਰ ਪੱਤਿਆਂ ਦੀ ਥਾਂ ਲੱਗਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Seven cards of one rank are a canasta.</source>
        <translation>ਇੱਕ ਦਰਜੇ ਦੇ ਸੱਤ ਪੱਤੇ ਕੈਨਾਸਟਾ ਹਨ।</translation>
    </message>
    <message>
        <source>Without wild cards it counts more.</source>
        <translation>ਵਾਈਲਡ ਕਾਰਡਾਂ ਬਿਨਾਂ ਅੰਕ ਵੱਧ ਹਨ।</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 ਅੰਕ</translation>
    </message>
    <message>
        <source>Take the whole pile, if you can meld its top card at once.</source>
        <translation>ਸਾਰੀ ਢੇਰੀ ਚੁੱਕੋ, ਜੇ ਉੱਪਰਲਾ ਪੱਤਾ ਹੁਣੇ ਵਿਛਾ ਸਕੋ।</translation>
    </message>
    <message>
        <source>A wild card freezes it: then your hand needs two cards like the top one.</source>
        <translation>ਵਾਈਲਡ ਕਾਰਡ ਢੇਰੀ ਜਮਾ ਦਿੰਦਾ ਹੈ: ਹੱਥ ਵਿੱਚ ਉੱਪਰਲੇ ਵਰਗੇ ਦੋ ਚਾਹੀਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Each turn ends with a discard; with your last card you go out.</source>
        <translation>ਹਰ ਵਾਰੀ ਪੱਤਾ ਸੁੱਟ ਕੇ ਮੁੱਕਦੀ ਹੈ; ਆਖ਼ਰੀ ਪੱਤੇ ਨਾਲ ਤੁਸੀਂ ਪੱਤੇ ਮੁਕਾਉਂਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>Your side needs a canasta for that. The most points win.</source>
        <translation>ਇਸ ਲਈ ਟੀਮ ਦਾ ਕੈਨਾਸਟਾ ਚਾਹੀਦਾ ਹੈ। ਸਭ ਤੋਂ ਵੱਧ ਅੰਕਾਂ ਵਾਲੇ ਜਿੱਤਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Your canasta</source>
        <translation>ਤੁਹਾਡਾ ਕੈਨਾਸਟਾ</translation>
    </message>
    <message>
        <source>Make your first meld with no more cards than it needs, so that your side can still take the pile.</source>
        <translation>ਪਹਿਲੇ ਮੇਲ ਵਿੱਚ ਲੋੜ ਤੋਂ ਵੱਧ ਪੱਤੇ ਨਾ ਲਾਓ, ਤਾਂ ਜੋ ਤੁਹਾਡੀ ਟੀਮ ਅੱਗੇ ਵੀ ਢੇਰੀ ਲੈ ਸਕੇ।</translation>
    </message>
    <message>
        <source>Don&apos;t discard a rank that your side has on the table while another card is as safe.</source>
        <translation>ਕੋਈ ਹੋਰ ਪੱਤਾ ਸੁੱਟਣ ਵਿੱਚ ਵੀ ਓਨਾ ਹੀ ਘੱਟ ਖ਼ਤਰਾ ਹੋਵੇ, ਤਾਂ ਉਸ ਦਰਜੇ ਦਾ ਪੱਤਾ ਨਾ ਸੁੱਟੋ ਜੋ ਤੁਹਾਡੀ ਟੀਮ ਨੇ ਮੇਜ਼ ਉੱਤੇ ਵਿਛਾਇਆ ਹੋਇਆ ਹੈ।</translation>
    </message>
    <message>
        <source>Your partner rarely holds more of a rank that they have discarded, so don&apos;t collect that rank together.</source>
        <translation>ਸਾਥੀ ਨੇ ਜਿਸ ਦਰਜੇ ਦਾ ਪੱਤਾ ਸੁੱਟਿਆ ਹੈ, ਉਸ ਦੇ ਹੋਰ ਪੱਤੇ ਉਹਨਾਂ ਕੋਲ ਘੱਟ ਹੀ ਹੋਣਗੇ, ਸੋ ਉਹ ਦਰਜਾ ਰਲ ਕੇ ਇਕੱਠਾ ਨਾ ਕਰੋ।</translation>
    </message>
    <message>
        <source>The first card that a player discards isn&apos;t a signal: computer players neither give nor read one.</source>
        <translation>ਕਿਸੇ ਖਿਡਾਰੀ ਦਾ ਸੁੱਟਿਆ ਪਹਿਲਾ ਪੱਤਾ ਕੋਈ ਇਸ਼ਾਰਾ ਨਹੀਂ ਹੁੰਦਾ: ਕੰਪਿਊਟਰ ਖਿਡਾਰੀ ਨਾ ਇਸ਼ਾਰਾ ਕਰਦੇ ਹਨ, ਨਾ ਪੜ੍ਹਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>A computer partner who can go out asks you first if you hold five cards or more and the deal may go on.</source>
        <translation>ਤੁਹਾਡੇ ਕੋਲ ਪੰਜ ਜਾਂ ਵੱਧ ਪੱਤੇ ਹੋਣ ਅਤੇ ਬਾਜ਼ੀ ਅਜੇ ਚੱਲ ਸਕਦੀ ਹੋਵੇ, ਤਾਂ ਕੰਪਿਊਟਰ ਸਾਥੀ ਪੱਤੇ ਮੁਕਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਤੁਹਾਡੇ ਤੋਂ ਪੁੱਛਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Say no if your side&apos;s melds may still bring more than the cards that the others are caught with.</source>
        <translation>ਨਾਂਹ ਕਰੋ ਜੇ ਤੁਹਾਡੀ ਟੀਮ ਦੇ ਮੇਲਾਂ ਤੋਂ ਅਜੇ ਉਸ ਤੋਂ ਵੱਧ ਅੰਕ ਮਿਲ ਸਕਦੇ ਹਨ ਜਿੰਨੇ ਦੂਜਿਆਂ ਦੇ ਹੱਥ ਵਿੱਚ ਫਸਣਗੇ।</translation>
    </message>
</context>
<context>
    <name>How to play Cancellation Hearts</name>
    <message>
        <source>There are two packs, so every card has a twin.</source>
        <translation>ਗੱਡੀਆਂ ਦੋ ਹਨ, ਸੋ ਹਰ ਪੱਤੇ ਦਾ ਜੌੜਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Take the fewest points to win, or take them all.</source>
        <translation>ਜਿੱਤਣ ਲਈ ਸਭ ਤੋਂ ਘੱਟ ਅੰਕ ਲਓ, ਜਾਂ ਸਾਰੇ ਲੈ ਲਓ।</translation>
    </message>
    <message>
        <source>%1 point each</source>
        <translation>ਹਰ ਇੱਕ ਦਾ %1 ਅੰਕ</translation>
    </message>
    <message>
        <source>%1 points each</source>
        <translation>ਹਰ ਇੱਕ ਦੇ %1 ਅੰਕ</translation>
    </message>
    <message>
        <source>Play a card of the suit that was led, if you have one.</source>
        <translation>ਜਿਸ ਰੰਗ ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਹੋਈ, ਹੋਵੇ ਤਾਂ ਉਹੀ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>The highest card of that suit takes the trick.</source>
        <translation>ਉਸ ਰੰਗ ਦਾ ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਸਰ ਜਿੱਤਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Twins in one trick cancel each other.</source>
        <translation>ਇੱਕੋ ਸਰ ਵਿੱਚ ਜੌੜੇ ਇੱਕ-ਦੂਜੇ ਨੂੰ ਰੱਦ ਕਰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Here both kings are gone, and the nine takes the trick.</source>
        <translation>ਇੱਥੇ ਦੋਵੇਂ ਬਾਦਸ਼ਾਹ ਗਏ, ਸਰ ਨਹਿਲੇ ਦੀ ਬਣੀ।</translation>
    </message>
    <message>
        <source>If no card of the suit is left, nobody takes the trick.</source>
        <translation>ਉਸ ਰੰਗ ਦਾ ਕੋਈ ਪੱਤਾ ਨਾ ਬਚੇ ਤਾਂ ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣਦੀ।</translation>
    </message>
    <message>
        <source>It waits for the player who takes the next one.</source>
        <translation>ਉਹ ਅਗਲੀ ਸਰ ਜਿੱਤਣ ਵਾਲੇ ਦੀ ਉਡੀਕ ਕਰਦੀ ਹੈ।</translation>
    </message>
</context>
<context>
    <name>How to play Hearts</name>
    <message>
        <source>Before play you pass three cards to another player.</source>
        <translation>ਖੇਡ ਤੋਂ ਪਹਿਲਾਂ ਤਿੰਨ ਪੱਤੇ ਦੂਜੇ ਖਿਡਾਰੀ ਨੂੰ ਦਿੰਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>Pass on what could take points, such as high spades and hearts.</source>
        <translation>ਉਹ ਦਿਓ ਜੋ ਅੰਕ ਲਿਆ ਸਕਦੇ ਹਨ, ਜਿਵੇਂ ਵੱਡੇ ਹੁਕਮ ਅਤੇ ਪਾਨ।</translation>
    </message>
    <message>
        <source>Play a card of the suit that was led, if you have one.</source>
        <translation>ਜਿਸ ਰੰਗ ਨਾਲ ਸਰ ਸ਼ੁਰੂ ਹੋਈ, ਹੋਵੇ ਤਾਂ ਉਹੀ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>The highest card of that suit takes the trick.</source>
        <translation>ਉਸ ਰੰਗ ਦਾ ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਸਰ ਜਿੱਤਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>If you have none, play any other card, but usually no points on the first trick.</source>
        <translation>ਨਾ ਹੋਵੇ ਤਾਂ ਕੋਈ ਵੀ ਹੋਰ ਪੱਤਾ ਖੇਡੋ, ਪਰ ਪਹਿਲੀ ਸਰ ਵਿੱਚ ਅਕਸਰ ਅੰਕਾਂ ਵਾਲਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>That is the moment to give the queen of spades away.</source>
        <translation>ਹੁਕਮ ਦੀ ਬੇਗਮ ਦੇਣ ਦਾ ਇਹੀ ਮੌਕਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>ਸਭ ਤੋਂ ਘੱਟ ਅੰਕਾਂ ਵਾਲਾ ਜਿੱਤਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>But if you take them all, they count against the others.</source>
        <translation>ਪਰ ਜੋ ਸਾਰੇ ਲੈ ਲਵੇ, ਉਸ ਦੇ ਅੰਕ ਦੂਜਿਆਂ ਉੱਤੇ ਪੈ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>%1 point each</source>
        <translation>ਹਰ ਇੱਕ ਦਾ %1 ਅੰਕ</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 ਅੰਕ</translation>
    </message>
</context>
<context>
    <name>How to play Svoi Kozyri</name>
    <message>
        <source>Everybody has their own trump suit.</source>
        <translation>ਹਰ ਕਿਸੇ ਦਾ ਆਪਣਾ ਤੁਰਪ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Here yours are the hearts: even the six beats other suits.</source>
        <translation>ਇੱਥੇ ਤੁਹਾਡਾ ਤੁਰਪ ਪਾਨ ਹੈ: ਛਿੱਕੀ ਵੀ ਹੋਰ ਰੰਗਾਂ ਨੂੰ ਮਾਰਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Beat the top card: higher in its suit, or with your trump.</source>
        <translation>ਉੱਪਰਲਾ ਪੱਤਾ ਮਾਰੋ: ਉਸੇ ਰੰਗ ਦਾ ਵੱਡਾ, ਜਾਂ ਆਪਣਾ ਤੁਰਪ।</translation>
    </message>
    <message>
        <source>Then lay any other card on top for the next player.</source>
        <translation>ਫਿਰ ਅਗਲੇ ਖਿਡਾਰੀ ਲਈ ਕੋਈ ਵੀ ਪੱਤਾ ਉੱਪਰ ਰੱਖੋ।</translation>
    </message>
    <message>
        <source>If you can&apos;t beat it, pick up the top three cards.</source>
        <translation>ਮਾਰ ਨਾ ਸਕੋ ਤਾਂ ਉੱਪਰਲੇ ਤਿੰਨ ਪੱਤੇ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>If it is one of your own trumps, you pick up more.</source>
        <translation>ਉਹ ਤੁਹਾਡਾ ਆਪਣਾ ਤੁਰਪ ਹੋਵੇ ਤਾਂ ਵੱਧ ਚੁੱਕਣੇ ਪੈਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Get rid of all your cards.</source>
        <translation>ਆਪਣੇ ਸਾਰੇ ਪੱਤੇ ਮੁਕਾਓ।</translation>
    </message>
    <message>
        <source>The last player with cards loses.</source>
        <translation>ਜਿਸ ਕੋਲ ਅਖ਼ੀਰ ਤੱਕ ਪੱਤੇ ਰਹਿ ਜਾਣ, ਉਹ ਹਾਰਦਾ ਹੈ।</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>The end is missing: only %1 of %2 characters are here. Copy the whole message again and paste it here.</source>
        <translation>ਅਖ਼ੀਰਲਾ ਹਿੱਸਾ ਨਹੀਂ ਆਇਆ: %2 ਵਿੱਚੋਂ ਸਿਰਫ਼ %1 ਅੱਖਰ ਅਤੇ ਅੰਕ ਹਨ। ਸੁਨੇਹਾ ਦੁਬਾਰਾ ਪੂਰਾ ਕਾਪੀ ਕਰਕੇ ਇੱਥੇ ਚਿਪਕਾਓ।</translation>
    </message>
    <message>
        <source>A letter or digit in it is wrong. Copy the message again and paste it here.</source>
        <translation>ਇਸ ਵਿੱਚ ਕੋਈ ਅੱਖਰ ਜਾਂ ਅੰਕ ਗ਼ਲਤ ਹੈ। ਸੁਨੇਹਾ ਦੁਬਾਰਾ ਕਾਪੀ ਕਰਕੇ ਇੱਥੇ ਚਿਪਕਾਓ।</translation>
    </message>
    <message>
        <source>There is no invitation here: paste the whole message, including the part that begins with “%1”.</source>
        <translation>ਇੱਥੇ ਕੋਈ ਸੱਦਾ ਨਹੀਂ: ਪੂਰਾ ਸੁਨੇਹਾ ਚਿਪਕਾਓ, “%1” ਤੋਂ ਸ਼ੁਰੂ ਹੋਣ ਵਾਲੇ ਸਾਰੇ ਹਿੱਸੇ ਸਮੇਤ।</translation>
    </message>
    <message>
        <source>This invitation was made by a newer CardTable: you need that version to join.</source>
        <translation>ਇਹ ਸੱਦਾ ਨਵੇਂ CardTable ਦਾ ਹੈ: ਆਉਣ ਲਈ ਤੁਹਾਨੂੰ ਉਹੀ ਵਰਜਨ ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>All keys</source>
        <translation>ਸਾਰੀਆਂ ਕੁੰਜੀਆਂ</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two keys for one command</comment>
        <translation>%1 ਜਾਂ %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a row of keys</comment>
        <translation>%1 ਤੋਂ %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a command and its keys, as they are spoken</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The keys stay the same when the keyboard writes another alphabet.</source>
        <translation>ਕੀਬੋਰਡ ਕਿਸੇ ਹੋਰ ਲਿਪੀ ਵਿੱਚ ਲਿਖੇ, ਤਾਂ ਵੀ ਕੁੰਜੀਆਂ ਇਹੀ ਰਹਿੰਦੀਆਂ ਹਨ।</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>ਮੇਜ਼ ਦੁਆਲੇ</translation>
    </message>
    <message>
        <source>Move through the hand</source>
        <translation>ਹੱਥ ਵਿੱਚ ਅੱਗੇ-ਪਿੱਛੇ ਜਾਓ</translation>
    </message>
    <message>
        <source>To another suit or rank in the hand</source>
        <translation>ਹੱਥ ਵਿੱਚ ਹੋਰ ਰੰਗ ਜਾਂ ਦਰਜੇ ਉੱਤੇ</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>ਪੱਤਾ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Select the card</source>
        <translation>ਪੱਤਾ ਚੁਣੋ</translation>
    </message>
    <message>
        <source>Play the first to ninth card that may be played</source>
        <translation>ਖੇਡੇ ਜਾ ਸਕਣ ਵਾਲੇ ਪਹਿਲੇ ਨੌਂ ਪੱਤਿਆਂ ਵਿੱਚੋਂ ਇੱਕ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Next pile</source>
        <translation>ਅਗਲੀ ਢੇਰੀ</translation>
    </message>
    <message>
        <source>From part to part of the table</source>
        <translation>ਮੇਜ਼ ਦੇ ਇੱਕ ਹਿੱਸੇ ਤੋਂ ਦੂਜੇ ਤੱਕ</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>ਚੋਣ ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
        <source>Look and ask</source>
        <translation>ਵੇਖੋ ਅਤੇ ਪੁੱਛੋ</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ਇਸ਼ਾਰਾ</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>ਅੰਕਾਂ ਦਾ ਪਰਚਾ</translation>
    </message>
    <message>
        <source>What happened, and the last tricks</source>
        <translation>ਕੀ ਹੋਇਆ, ਅਤੇ ਪਿਛਲੀਆਂ ਸਰਾਂ</translation>
    </message>
    <message>
        <source>Questions, answered aloud</source>
        <translation>ਪੁੱਛੋ ਤੇ ਸੁਣੋ</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>ਮੇਰੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>What may be played</source>
        <translation>ਕੀ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Whose turn it is, and what to do</source>
        <translation>ਕਿਸ ਦੀ ਵਾਰੀ, ਅਤੇ ਕੀ ਕਰਨਾ ਹੈ</translation>
    </message>
    <message>
        <source>Cards each player has left</source>
        <translation>ਸਭ ਦੇ ਬਾਕੀ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>Points in brief</source>
        <translation>ਅੰਕ, ਥੋੜ੍ਹੇ ਵਿੱਚ</translation>
    </message>
    <message>
        <source>Melds, trumps or points taken</source>
        <translation>ਮੇਲ, ਤੁਰਪ ਜਾਂ ਲਏ ਅੰਕ</translation>
    </message>
    <message>
        <source>The last trick or turn</source>
        <translation>ਪਿਛਲੀ ਸਰ ਜਾਂ ਵਾਰੀ</translation>
    </message>
    <message>
        <source>Explain this card</source>
        <translation>ਇਹ ਪੱਤਾ ਸਮਝਾਓ</translation>
    </message>
    <message>
        <source>All about a player, you first</source>
        <translation>ਖਿਡਾਰੀ ਬਾਰੇ ਸਭ, ਪਹਿਲਾਂ ਤੁਸੀਂ</translation>
    </message>
    <message>
        <source>Describe the table</source>
        <translation>ਮੇਜ਼ ਦਾ ਹਾਲ ਦੱਸੋ</translation>
    </message>
    <message>
        <source>Repeat what was said</source>
        <translation>ਪਿਛਲੀ ਗੱਲ ਦੁਹਰਾਓ</translation>
    </message>
    <message>
        <source>What was said before</source>
        <translation>ਉਸ ਤੋਂ ਪਹਿਲੀ ਗੱਲ</translation>
    </message>
    <message>
        <source>What was said after that</source>
        <translation>ਉਸ ਤੋਂ ਬਾਅਦ ਦੀ ਗੱਲ</translation>
    </message>
    <message>
        <source>What was said, as a list</source>
        <translation>ਕਹੀਆਂ ਗੱਲਾਂ ਦੀ ਸੂਚੀ</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ਖੇਡ</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>ਨਵੀਂ ਖੇਡ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ਚਾਲ ਵਾਪਸ</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>ਚਾਲ ਮੁੜ ਕਰੋ</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>ਬਾਕੀ ਬਾਜ਼ੀ ਮੁਕਾਓ</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>ਵੰਡ ਨੰਬਰ</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>ਬਾਹਰ ਜਾਓ</translation>
    </message>
    <message>
        <source>After a deal</source>
        <translation>ਬਾਜ਼ੀ ਤੋਂ ਬਾਅਦ</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>ਅਗਲੀ ਬਾਜ਼ੀ</translation>
    </message>
    <message>
        <source>Hide the points</source>
        <translation>ਅੰਕ ਲੁਕਾਓ</translation>
    </message>
    <message>
        <source>Look at the deal</source>
        <translation>ਬਾਜ਼ੀ ਵੇਖੋ</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>ਪੱਤਾ-ਪੱਤਾ ਕਰਕੇ</translation>
    </message>
    <message>
        <source>By tricks or turns</source>
        <translation>ਸਰਾਂ ਜਾਂ ਵਾਰੀਆਂ ਮੁਤਾਬਕ</translation>
    </message>
    <message>
        <source>To the next choice that cost points, or back</source>
        <translation>ਅਗਲੀ ਮਹਿੰਗੀ ਪਈ ਚਾਲ ਉੱਤੇ, ਜਾਂ ਪਿੱਛੇ</translation>
    </message>
    <message>
        <source>All choices there, and Enter plays on</source>
        <translation>ਉੱਥੇ ਦੀਆਂ ਸਾਰੀਆਂ ਚਾਲਾਂ, ਅਤੇ Enter ਨਾਲ ਅੱਗੇ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>At a table with other people</source>
        <translation>ਦੂਜੇ ਲੋਕਾਂ ਵਾਲੇ ਮੇਜ਼ ਉੱਤੇ</translation>
    </message>
    <message>
        <source>Yes or no to what somebody asks</source>
        <translation>ਕਿਸੇ ਦੇ ਸਵਾਲ ਨੂੰ ਹਾਂ ਜਾਂ ਨਾਂਹ</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>ਕੁਝ ਕਹੋ</translation>
    </message>
    <message>
        <source>The nine phrases used last</source>
        <translation>ਪਿਛਲੀਆਂ ਵਰਤੀਆਂ ਨੌਂ ਗੱਲਾਂ</translation>
    </message>
    <message>
        <source>To the bar at the bottom and back</source>
        <translation>ਹੇਠਲੀ ਪੱਟੀ ਵੱਲ ਅਤੇ ਵਾਪਸ</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>ਵਿੰਡੋ</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>ਕਿਵੇਂ ਖੇਡੀਏ</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>ਇਸ ਖੇਡ ਦੇ ਨਿਯਮ</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>ਪੂਰੀ ਸਕਰੀਨ</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>ਲਿਖਾਈ ਵੱਡੀ ਜਾਂ ਛੋਟੀ</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>ਲਿਖਾਈ ਦਾ ਆਮ ਆਕਾਰ</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>ਆਵਾਜ਼ਾਂ</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translatorcomment>&apos;ਪਸੰਦਾਂ&apos; for preferences; &apos;ਤਰਜੀਹਾਂ&apos; is also used</translatorcomment>
        <translation>ਪਸੰਦਾਂ</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Got it</source>
        <translation>ਸਮਝ ਆ ਗਈ</translation>
    </message>
    <message>
        <source>Press Enter to continue.</source>
        <comment>the key</comment>
        <translation>Enter ਨਾਲ ਅੱਗੇ।</translation>
    </message>
    <message>
        <source>Press Enter to leave, Esc to continue.</source>
        <comment>the keys</comment>
        <translation>Enter ਨਾਲ ਛੱਡੋ, Esc ਨਾਲ ਅੱਗੇ।</translation>
    </message>
    <message>
        <source>Press Enter to take it back, Esc to play on.</source>
        <comment>the keys</comment>
        <translation>Enter ਨਾਲ ਵਾਪਸ ਲਓ, Esc ਨਾਲ ਅੱਗੇ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>Press Enter for a hint.</source>
        <comment>the key</comment>
        <translation>Enter ਨਾਲ ਇਸ਼ਾਰਾ ਵੇਖੋ।</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>ਸਬਕ ਛੱਡੋ</translation>
    </message>
    <message>
        <source>Leave the lesson? You can come back and continue here.</source>
        <translation>ਸਬਕ ਛੱਡਣਾ ਹੈ? ਵਾਪਸ ਆ ਕੇ ਇੱਥੋਂ ਹੀ ਅੱਗੇ ਚੱਲ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>ਛੱਡੋ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ਅੱਗੇ</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>ਅੱਗੇ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>ਇਸ਼ਾਰਾ ਵਿਖਾਓ</translation>
    </message>
    <message>
        <source>Another lesson</source>
        <translation>ਹੋਰ ਸਬਕ</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>ਇੱਕ ਵਾਰ ਹੋਰ</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>ਵਿਖਾਓ</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ਹੁਣ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>ਫਿਰ ਨਾ ਪੁੱਛੋ</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>ਉਸਤਾਦ</translation>
    </message>
    <message>
        <source>Show the coach&apos;s sentence again</source>
        <translation>ਉਸਤਾਦ ਦੀ ਗੱਲ ਫਿਰ ਵਿਖਾਓ</translation>
    </message>
    <message>
        <source>Lesson, %1 of %2.</source>
        <comment>how many sentences it has, and which of them follows</comment>
        <translation>ਸਬਕ, %2 ਵਿੱਚੋਂ %1।</translation>
    </message>
    <message>
        <source>%1, a lesson</source>
        <comment>the name of a game</comment>
        <translation>%1, ਇੱਕ ਸਬਕ</translation>
    </message>
    <message>
        <source>Leave the table with people first: they would have to wait for you.</source>
        <translation>ਪਹਿਲਾਂ ਲੋਕਾਂ ਵਾਲਾ ਮੇਜ਼ ਛੱਡੋ: ਉਹਨਾਂ ਨੂੰ ਤੁਹਾਡੀ ਉਡੀਕ ਕਰਨੀ ਪਵੇਗੀ।</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and one of its lessons</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The rules allow that, but the lesson shows something else. Take it back?</source>
        <translation>ਨਿਯਮਾਂ ਵਿੱਚ ਇਸ ਦੀ ਖੁੱਲ੍ਹ ਹੈ, ਪਰ ਸਬਕ ਕੁਝ ਹੋਰ ਵਿਖਾਉਂਦਾ ਹੈ। ਵਾਪਸ ਲੈਣਾ ਹੈ?</translation>
    </message>
    <message>
        <source>It&apos;s your turn. Choose for yourself, or ask for a hint.</source>
        <translation>ਵਾਰੀ ਤੁਹਾਡੀ ਹੈ। ਆਪ ਚੁਣੋ, ਜਾਂ ਇਸ਼ਾਰਾ ਮੰਗੋ।</translation>
    </message>
    <message>
        <source>That was a deal. Would you like to play on alone?</source>
        <translation>ਇਹ ਸੀ ਇੱਕ ਬਾਜ਼ੀ। ਹੁਣ ਆਪ ਖੇਡੋਗੇ?</translation>
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
        <translation>%1, ਤੁਸੀਂ</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ਅਤੇ %2</translation>
    </message>
    <message>
        <source>%1 and you</source>
        <translation>%1 ਅਤੇ ਤੁਸੀਂ</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Line %1: %2</source>
        <comment>a line of a saved game, and what is wrong with it</comment>
        <translation>ਲਾਈਨ %1: %2</translation>
    </message>
    <message>
        <source>one bit of it is wrong; the program corrects it.</source>
        <translation>ਇਸ ਦਾ ਇੱਕ ਬਿੱਟ ਗ਼ਲਤ ਹੈ, ਜੋ ਪ੍ਰੋਗਰਾਮ ਠੀਕ ਕਰ ਦਿੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>its checksum doesn&apos;t match: something was changed, or lines are missing.</source>
        <translation>ਇਸ ਦਾ ਪੜਤਾਲ ਨੰਬਰ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ: ਕੁਝ ਬਦਲਿਆ ਗਿਆ ਹੈ, ਜਾਂ ਲਾਈਨਾਂ ਘੱਟ ਹਨ।</translation>
    </message>
    <message>
        <source>the line isn&apos;t complete.</source>
        <translation>ਲਾਈਨ ਪੂਰੀ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>from here to the end there are only zeros.</source>
        <translation>ਇੱਥੋਂ ਅੰਤ ਤੱਕ ਸਿਰਫ਼ ਸਿਫ਼ਰ ਹਨ।</translation>
    </message>
    <message>
        <source>each line before the first empty one must read “key: value”.</source>
        <translation>ਪਹਿਲੀ ਖ਼ਾਲੀ ਲਾਈਨ ਤੋਂ ਪਹਿਲਾਂ ਹਰ ਲਾਈਨ “key: value” ਵਰਗੀ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>the line “%1: …” is missing.</source>
        <translation>ਲਾਈਨ “%1: …” ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
        <source>only the formats “%1” and “%2” can be read.</source>
        <translation>ਸਿਰਫ਼ “%1” ਅਤੇ “%2” ਫਾਰਮੈਟ ਪੜ੍ਹੇ ਜਾ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>there must be one name for each seat.</source>
        <translation>ਹਰ ਥਾਂ ਲਈ ਇੱਕ ਨਾਂ ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>an action is written “%1”, for example “%2”.</source>
        <translation>ਚਾਲ “%1” ਵਾਂਗ ਲਿਖੀ ਜਾਂਦੀ ਹੈ, ਜਿਵੇਂ “%2”।</translation>
    </message>
    <message>
        <source>this version of the program doesn&apos;t know the entry “%1”.</source>
        <translation>ਪ੍ਰੋਗਰਾਮ ਦਾ ਇਹ ਵਰਜਨ “%1” ਨੂੰ ਨਹੀਂ ਪਛਾਣਦਾ।</translation>
    </message>
    <message>
        <source>the match hasn&apos;t reached action %1 before this line.</source>
        <translation>ਇਸ ਲਾਈਨ ਤੋਂ ਪਹਿਲਾਂ ਮੈਚ ਚਾਲ %1 ਤੱਕ ਪਹੁੰਚਿਆ ਹੀ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>the entry for who plays on must read “%1”.</source>
        <translation>ਅੱਗੇ ਕੌਣ ਖੇਡੇ, ਇਹ “%1” ਵਾਂਗ ਲਿਖਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>a whole number is needed here.</source>
        <translation>ਇੱਥੇ ਪੂਰੀ ਗਿਣਤੀ ਚਾਹੀਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>the value can&apos;t be read as JSON.</source>
        <translation>ਮੁੱਲ JSON ਵਜੋਂ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>the seeds of the deals must be a list of texts.</source>
        <translation>ਬਾਜ਼ੀਆਂ ਦੇ ਬੀਜ ਲਿਖਤਾਂ ਦੀ ਸੂਚੀ ਹੁੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Action %1: %2</source>
        <comment>an action of a saved game, and what is wrong with it</comment>
        <translation>ਚਾਲ %1: %2</translation>
    </message>
    <message>
        <source>A seed is one line of plain text.</source>
        <translation>ਬੀਜ ਸਾਦੀ ਲਿਖਤ ਦੀ ਇੱਕ ਲਾਈਨ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>This is a saved game of “%1”, not of “%2”.</source>
        <translation>ਇਹ “%1” ਦੀ ਸੰਭਾਲੀ ਖੇਡ ਹੈ, “%2” ਦੀ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The rules have no option called “%1” with that value.</source>
        <translation>ਨਿਯਮਾਂ ਵਿੱਚ ਇਸ ਮੁੱਲ ਨਾਲ “%1” ਨਾਂ ਦੀ ਕੋਈ ਚੋਣ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>“%1” by seat %2 is refused: %3.</source>
        <translatorcomment>&apos;ਸੀਟ&apos; for a place at the table in technical messages; &apos;ਥਾਂ&apos; elsewhere</translatorcomment>
        <translation>ਥਾਂ %2 ਦੀ “%1” ਮਨਜ਼ੂਰ ਨਹੀਂ: %3।</translation>
    </message>
    <message>
        <source>The rules can&apos;t carry out “%1”: there is a bug in the program.</source>
        <translation>ਨਿਯਮ “%1” ਨਹੀਂ ਕਰ ਸਕਦੇ: ਪ੍ਰੋਗਰਾਮ ਵਿੱਚ ਗ਼ਲਤੀ ਹੈ।</translation>
    </message>
    <message>
        <source>the line isn&apos;t text in UTF-8.</source>
        <translation>ਲਾਈਨ UTF-8 ਲਿਖਤ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>there is no game called “%1” here.</source>
        <translation>ਇੱਥੇ “%1” ਨਾਂ ਦੀ ਕੋਈ ਖੇਡ ਨਹੀਂ।</translation>
    </message>
</context>
<context>
    <name>Look back</name>
    <message>
        <source>Looking at deal %1</source>
        <translation>ਬਾਜ਼ੀ %1 ਵੇਖ ਰਹੇ ਹੋ</translation>
    </message>
    <message>
        <source>All hands are open</source>
        <translation>ਸਾਰੇ ਹੱਥ ਖੁੱਲ੍ਹੇ ਹਨ</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>stop looking at a deal</comment>
        <translation>ਠੀਕ ਹੈ</translation>
    </message>
    <message>
        <source>To the beginning of the deal</source>
        <translation>ਬਾਜ਼ੀ ਦੇ ਸ਼ੁਰੂ ਵੱਲ</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>ਇੱਕ ਪੱਤਾ ਪਿੱਛੇ</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>ਇੱਕ ਪੱਤਾ ਅੱਗੇ</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>ਬਾਜ਼ੀ ਦੇ ਅੰਤ ਵੱਲ</translation>
    </message>
    <message>
        <source>You can look at a deal when it is over.</source>
        <translation>ਬਾਜ਼ੀ ਮੁੱਕਣ ਉੱਤੇ ਵੇਖੀ ਜਾ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>the first part of a time line</comment>
        <translation>ਵੰਡ</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>the first part of a time line: cards are passed</comment>
        <translation>ਪੱਤੇ ਦੇਣੇ</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>ਪੱਤੇ ਵੰਡੇ ਗਏ।</translation>
    </message>
    <message>
        <source>Trick %1 of %2.</source>
        <translation>%2 ਵਿੱਚੋਂ ਸਰ %1।</translation>
    </message>
    <message>
        <source>Turn %1 of %2.</source>
        <translation>%2 ਵਿੱਚੋਂ ਵਾਰੀ %1।</translation>
    </message>
    <message>
        <source>played</source>
        <comment>over a card</comment>
        <translation>ਖੇਡਿਆ</translation>
    </message>
    <message>
        <source>better</source>
        <comment>over a card</comment>
        <translation>ਬਿਹਤਰ</translation>
    </message>
    <message>
        <source>Your costliest choices</source>
        <translation>ਸਭ ਤੋਂ ਮਹਿੰਗੀਆਂ ਚਾਲਾਂ</translation>
    </message>
    <message>
        <source>Nothing better was found in this deal.</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਇਸ ਤੋਂ ਚੰਗਾ ਕੁਝ ਨਹੀਂ ਲੱਭਾ।</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>which choice of a deal, and what it cost</comment>
        <translation>%1, %2।</translation>
    </message>
    <message>
        <source>Your choices cost %1 points</source>
        <translation>ਤੁਹਾਡੀਆਂ ਚਾਲਾਂ %1 ਅੰਕ ਮਹਿੰਗੀਆਂ ਪਈਆਂ</translation>
    </message>
    <message>
        <source>No mistake cost you anything</source>
        <translation>ਤੁਹਾਡੀ ਕੋਈ ਗ਼ਲਤੀ ਮਹਿੰਗੀ ਨਹੀਂ ਪਈ</translation>
    </message>
    <message>
        <source>You took %1; an expert would take about %2</source>
        <translation>ਤੁਹਾਡੇ ਅੰਕ %1; ਮਾਹਿਰ ਦੇ ਲਗਭਗ %2 ਹੁੰਦੇ</translation>
    </message>
    <message>
        <source>You took %1: luck was with you</source>
        <translation>ਤੁਹਾਡੇ ਅੰਕ %1: ਕਿਸਮਤ ਨੇ ਸਾਥ ਦਿੱਤਾ</translation>
    </message>
    <message>
        <source>You made %1; an expert would make about %2</source>
        <translation>ਤੁਹਾਡੇ %1 ਬਣੇ, ਮਾਹਿਰ ਦੇ ਲਗਭਗ %2 ਬਣਦੇ</translation>
    </message>
    <message>
        <source>Weighing your choices: %1 of %2</source>
        <translation>ਤੁਹਾਡੀਆਂ ਚਾਲਾਂ ਪਰਖੀਆਂ ਜਾ ਰਹੀਆਂ ਹਨ: %2 ਵਿੱਚੋਂ %1</translation>
    </message>
    <message>
        <source>Your choices couldn&apos;t be weighed.</source>
        <translation>ਤੁਹਾਡੀਆਂ ਚਾਲਾਂ ਪਰਖੀਆਂ ਨਹੀਂ ਜਾ ਸਕੀਆਂ।</translation>
    </message>
    <message>
        <source>It cost %1 points.</source>
        <comment>a trick or turn on a time line</comment>
        <translation>ਇੱਥੇ %1 ਅੰਕ ਗਏ।</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ਇੱਥੋਂ ਅੱਗੇ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>ਕਿਉਂ?</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>ਅਗਲੀ ਗ਼ਲਤੀ</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>ਸਭ ਤੋਂ ਚੰਗਾ</translation>
    </message>
    <message>
        <source>%1 points worse</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>%1 ਅੰਕ ਮਹਿੰਗਾ</translation>
    </message>
    <message>
        <source>about %1 points worse</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>ਲਗਭਗ %1 ਅੰਕ ਮਹਿੰਗਾ</translation>
    </message>
    <message>
        <source>Your pass</source>
        <translation>ਤੁਹਾਡੇ ਦਿੱਤੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>Trick %1, your card</source>
        <translation>ਸਰ %1, ਤੁਹਾਡਾ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Turn %1, your card</source>
        <translation>ਵਾਰੀ %1, ਤੁਹਾਡਾ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Turn %1, your discard</source>
        <translation>ਵਾਰੀ %1, ਸੁੱਟਿਆ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Turn %1, your draw</source>
        <translation>ਵਾਰੀ %1, ਚੁੱਕਿਆ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Turn %1, your meld</source>
        <translation>ਵਾਰੀ %1, ਤੁਹਾਡਾ ਮੇਲ</translation>
    </message>
    <message>
        <source>Deal %1 from the pass</source>
        <translation>ਬਾਜ਼ੀ %1, ਪੱਤੇ ਦੇਣ ਤੋਂ</translation>
    </message>
    <message>
        <source>Deal %1 from trick %2</source>
        <translation>ਬਾਜ਼ੀ %1, ਸਰ %2 ਤੋਂ</translation>
    </message>
    <message>
        <source>Deal %1 from turn %2</source>
        <translation>ਬਾਜ਼ੀ %1, ਵਾਰੀ %2 ਤੋਂ</translation>
    </message>
    <message>
        <source>This cost %1 points</source>
        <translation>ਇਹ %1 ਅੰਕ ਮਹਿੰਗਾ ਪਿਆ</translation>
    </message>
    <message>
        <source>This cost about %1 points</source>
        <translation>ਇਹ ਲਗਭਗ %1 ਅੰਕ ਮਹਿੰਗਾ ਪਿਆ</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>over a card</comment>
        <translation>ਦਿੱਤਾ</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a choice without cards, in a deal that is looked at</comment>
        <translation>ਪੱਤਾ ਚੁੱਕਣਾ</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>a choice without cards, in a deal that is looked at</comment>
        <translation>ਢੇਰੀ ਚੁੱਕਣੀ</translation>
    </message>
    <message>
        <source>cost %1 points</source>
        <translation>%1 ਅੰਕ ਗਏ</translation>
    </message>
    <message>
        <source>cost about %1 points</source>
        <translation>ਲਗਭਗ %1 ਅੰਕ ਗਏ</translation>
    </message>
    <message>
        <source>Nothing better</source>
        <translation>ਇਸ ਤੋਂ ਚੰਗਾ ਕੁਝ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>ਇਸ ਤੋਂ ਚੰਗਾ ਕੁਝ ਨਹੀਂ ਲੱਭਾ।</translation>
    </message>
    <message>
        <source>As far as we can tell, this was as good as anything else.</source>
        <translation>ਜਿੰਨਾ ਕੁ ਪਤਾ ਲੱਗਦਾ ਹੈ, ਇਹ ਵੀ ਓਨਾ ਹੀ ਚੰਗਾ ਸੀ।</translation>
    </message>
    <message>
        <source>Better: %1, by %2 points.</source>
        <translation>ਇਸ ਤੋਂ %2 ਅੰਕ ਚੰਗਾ: %1।</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>a number with one place behind the point</comment>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>No other choice cost points.</source>
        <translation>ਇਸ ਪਾਸੇ ਹੋਰ ਕੋਈ ਚਾਲ ਮਹਿੰਗੀ ਨਹੀਂ ਪਈ।</translation>
    </message>
    <message>
        <source>None of your choices is marked here.</source>
        <translation>ਇੱਥੇ ਤੁਹਾਡੀ ਕਿਸੇ ਚਾਲ ਉੱਤੇ ਨਿਸ਼ਾਨ ਨਹੀਂ ਹੈ।</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>%1 ਬਾਰੇ</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>ਪਸੰਦਾਂ…</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>ਸੇਵਾਵਾਂ</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ਲੁਕਾਓ</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>ਬਾਕੀ ਲੁਕਾਓ</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>ਸਭ ਵਿਖਾਓ</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>%1 ਤੋਂ ਬਾਹਰ ਜਾਓ</translation>
    </message>
</context>
<context>
    <name>Match end</name>
    <message>
        <source>The end of the match</source>
        <translation>ਮੈਚ ਦਾ ਅੰਤ</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>ਮੁੜ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Look at the last deal</source>
        <translation>ਆਖ਼ਰੀ ਬਾਜ਼ੀ ਵੇਖੋ</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>ਹੋਰ ਖੇਡ</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>a list with a line for each player</comment>
        <translation>ਕੌਣ ਅੱਗੇ, ਕੌਣ ਪਿੱਛੇ</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>ਤੁਸੀਂ ਮੈਚ ਜਿੱਤ ਲਿਆ!</translation>
    </message>
    <message>
        <source>%1 win the match!</source>
        <comment>the person&apos;s side: You and Kavya</comment>
        <translation>%1 ਮੈਚ ਜਿੱਤ %1{f:ਗਈਆਂ|m:ਗਏ|n:ਗਏ}!</translation>
    </message>
    <message>
        <source>%1 share the win!</source>
        <comment>the person among them: You and Kavya</comment>
        <translation>%1 ਬਰਾਬਰ ਅੰਕਾਂ ਨਾਲ ਮੈਚ ਜਿੱਤ %1{f:ਗਈਆਂ|m:ਗਏ|n:ਗਏ}!</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ਨੇ ਮੈਚ ਜਿੱਤ ਲਿਆ</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>partners</comment>
        <translation>%1 ਮੈਚ ਜਿੱਤ %1{f:ਗਈਆਂ|m:ਗਏ|n:ਗਏ}</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 ਬਰਾਬਰ ਅੰਕਾਂ ਨਾਲ ਮੈਚ ਜਿੱਤ %1{f:ਗਈਆਂ|m:ਗਏ|n:ਗਏ}</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>ਮੈਚ ਬਰਾਬਰ ਰਿਹਾ</translation>
    </message>
    <message>
        <source>%1 points, %2 fewer than %3.</source>
        <translation>%1 ਅੰਕ, %3 ਤੋਂ %2 ਘੱਟ।</translation>
    </message>
    <message>
        <source>%1 points, %2 more than %3.</source>
        <translation>%1 ਅੰਕ, %3 ਤੋਂ %2 ਵੱਧ।</translation>
    </message>
    <message numerus="yes">
        <source>You came second, %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>ਤੁਸੀਂ ਦੂਜੇ ਸਥਾਨ ਉੱਤੇ ਰਹੇ, %1 ਅੰਕ ਪਿੱਛੇ। ਵਧੀਆ ਖੇਡੇ।</numerusform>
            <numerusform>ਤੁਸੀਂ ਦੂਜੇ ਸਥਾਨ ਉੱਤੇ ਰਹੇ, %1 ਅੰਕ ਪਿੱਛੇ। ਵਧੀਆ ਖੇਡੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came third, %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>ਤੁਸੀਂ ਤੀਜੇ ਸਥਾਨ ਉੱਤੇ ਰਹੇ, %1 ਅੰਕ ਪਿੱਛੇ। ਵਧੀਆ ਖੇਡੇ।</numerusform>
            <numerusform>ਤੁਸੀਂ ਤੀਜੇ ਸਥਾਨ ਉੱਤੇ ਰਹੇ, %1 ਅੰਕ ਪਿੱਛੇ। ਵਧੀਆ ਖੇਡੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished in place %1, %2 point(s) behind. Well played.</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %1{ordo} ਸਥਾਨ ਉੱਤੇ ਰਹੇ, %2 ਅੰਕ ਪਿੱਛੇ। ਵਧੀਆ ਖੇਡੇ।</numerusform>
            <numerusform>ਤੁਸੀਂ %1{ordo} ਸਥਾਨ ਉੱਤੇ ਰਹੇ, %2 ਅੰਕ ਪਿੱਛੇ। ਵਧੀਆ ਖੇਡੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %1 ਅੰਕ ਪਿੱਛੇ ਰਹੇ। ਵਧੀਆ ਖੇਡੇ।</numerusform>
            <numerusform>ਤੁਸੀਂ %1 ਅੰਕ ਪਿੱਛੇ ਰਹੇ। ਵਧੀਆ ਖੇਡੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row; your best is %2.</source>
        <comment>matches</comment>
        <translation>ਤੁਸੀਂ ਲਗਾਤਾਰ %1 ਮੈਚ ਜਿੱਤੇ ਹਨ; ਤੁਹਾਡਾ ਰਿਕਾਰਡ %2 ਹੈ।</translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row.</source>
        <comment>matches</comment>
        <translation>ਤੁਸੀਂ ਲਗਾਤਾਰ %1 ਮੈਚ ਜਿੱਤੇ ਹਨ।</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve won %1 of %2 match(es) of %3.</source>
        <comment>how many, of how many, the name of a game</comment>
        <translation>
            <numerusform>ਤੁਸੀਂ %3 ਦੇ %2 ਮੈਚ ਵਿੱਚੋਂ %1 ਜਿੱਤਿਆ ਹੈ।</numerusform>
            <numerusform>ਤੁਸੀਂ %3 ਦੇ %2 ਮੈਚਾਂ ਵਿੱਚੋਂ %1 %1{one:ਜਿੱਤਿਆ ਹੈ|other:ਜਿੱਤੇ ਹਨ}।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best deal was deal %1, with %2 point(s).</source>
        <translation>
            <numerusform>ਤੁਹਾਡੀ ਸਭ ਤੋਂ ਵਧੀਆ ਬਾਜ਼ੀ %1 ਨੰਬਰ ਵਾਲੀ ਸੀ, ਜਿਸ ਵਿੱਚ %2 ਅੰਕ ਬਣਿਆ।</numerusform>
            <numerusform>ਤੁਹਾਡੀ ਸਭ ਤੋਂ ਵਧੀਆ ਬਾਜ਼ੀ %1 ਨੰਬਰ ਵਾਲੀ ਸੀ, ਜਿਸ ਵਿੱਚ %2 ਅੰਕ ਬਣੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %1 cost you most: %2 point(s).</source>
        <translation>
            <numerusform>ਬਾਜ਼ੀ %1 ਤੁਹਾਨੂੰ ਸਭ ਤੋਂ ਮਹਿੰਗੀ ਪਈ, ਉਸ ਵਿੱਚ %2 ਅੰਕ ਬਣਿਆ।</numerusform>
            <numerusform>ਬਾਜ਼ੀ %1 ਤੁਹਾਨੂੰ ਸਭ ਤੋਂ ਮਹਿੰਗੀ ਪਈ, ਉਸ ਵਿੱਚ %2 ਅੰਕ ਬਣੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a heading, said as a sentence</comment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and the total</comment>
        <translation>%1: %2।</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>ਖੇਡ(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>ਨਵੀਂ ਖੇਡ(&amp;N)…</translation>
    </message>
    <message>
        <source>New game by &amp;deal number…</source>
        <translation>ਵੰਡ ਨੰਬਰ ਨਾਲ ਨਵੀਂ ਖੇਡ(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Play with people…</source>
        <translation>ਲੋਕਾਂ ਨਾਲ ਖੇਡੋ(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Restart this match</source>
        <translation>ਇਹ ਮੈਚ ਮੁੜ ਸ਼ੁਰੂ ਕਰੋ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਖੋਲ੍ਹੋ(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>ਅਧੂਰੀਆਂ ਖੇਡਾਂ(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Save the game as…</source>
        <translation>ਖੇਡ ਇਸ ਨਾਂ ਨਾਲ ਸੰਭਾਲੋ(&amp;S)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>ਅੰਕੜੇ(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>ਸੁਆਗਤ ਸਫ਼ਾ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>ਬਾਹਰ ਜਾਓ(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>ਚਾਲ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>ਚਾਲ ਵਾਪਸ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ਚਾਲ ਮੁੜ ਕਰੋ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ਇਸ਼ਾਰਾ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>ਬਾਕੀ ਸਰਾਂ ਲਓ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Finish the deal</source>
        <translation>ਬਾਕੀ ਬਾਜ਼ੀ ਮੁਕਾਓ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>ਅਗਲੀ ਬਾਜ਼ੀ(&amp;N)</translation>
    </message>
    <message>
        <source>Ask for a &amp;pause</source>
        <translation>ਥੋੜ੍ਹਾ ਰੁਕਣ ਨੂੰ ਕਹੋ(&amp;P)</translation>
    </message>
    <message>
        <source>Let a computer play for &amp;me</source>
        <translation>ਮੇਰੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇ(&amp;M)</translation>
    </message>
    <message>
        <source>Ask for &amp;another match</source>
        <translation>ਇੱਕ ਹੋਰ ਮੈਚ ਲਈ ਪੁੱਛੋ(&amp;A)</translation>
    </message>
    <message>
        <source>Ask to &amp;end the match</source>
        <translation>ਮੈਚ ਮੁਕਾਉਣ ਲਈ ਪੁੱਛੋ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Say…</source>
        <translation>ਕਹੋ(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>ਕੀ ਹੋਇਆ(&amp;W)</translation>
    </message>
    <message>
        <source>Status &amp;bar</source>
        <translation>ਹਾਲਤ ਪੱਟੀ(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Round buttons</source>
        <translation>ਗੋਲ ਬਟਨ(&amp;R)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>ਵੱਡੀ ਲਿਖਾਈ(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>ਛੋਟੀ ਲਿਖਾਈ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>ਲਿਖਾਈ ਦਾ ਆਮ ਆਕਾਰ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Describe the table</source>
        <translation>ਮੇਜ਼ ਦਾ ਹਾਲ ਦੱਸੋ(&amp;D)</translation>
    </message>
    <message>
        <source>Read a&amp;loud</source>
        <comment>a menu of questions, each answered aloud in a sentence</comment>
        <translation>ਬੋਲ ਕੇ ਦੱਸੋ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Cards on the table</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ ਪੱਤੇ(&amp;C)</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <translation>ਮੇਰੇ ਪੱਤੇ(&amp;H)</translation>
    </message>
    <message>
        <source>What &amp;may be played</source>
        <translation>ਕੀ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>ਕਿਸ ਦੀ ਵਾਰੀ(&amp;W)</translation>
    </message>
    <message>
        <source>Cards &amp;each player has left</source>
        <translation>ਸਭ ਦੇ ਬਾਕੀ ਪੱਤੇ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Points in brief</source>
        <translation>ਅੰਕ, ਥੋੜ੍ਹੇ ਵਿੱਚ(&amp;P)</translation>
    </message>
    <message>
        <source>Melds, &amp;trumps or points taken</source>
        <translation>ਮੇਲ, ਤੁਰਪ ਜਾਂ ਲਏ ਅੰਕ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Last trick or turn</source>
        <translation>ਪਿਛਲੀ ਸਰ ਜਾਂ ਵਾਰੀ(&amp;L)</translation>
    </message>
    <message>
        <source>E&amp;xplain this card</source>
        <translation>ਇਹ ਪੱਤਾ ਸਮਝਾਓ(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;All about</source>
        <translation>ਖਿਡਾਰੀ ਬਾਰੇ ਸਭ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Repeat what was said</source>
        <translation>ਪਿਛਲੀ ਗੱਲ ਦੁਹਰਾਓ(&amp;R)</translation>
    </message>
    <message>
        <source>What was said &amp;before</source>
        <translation>ਉਸ ਤੋਂ ਪਹਿਲੀ ਗੱਲ(&amp;B)</translation>
    </message>
    <message>
        <source>What was said a&amp;fter that</source>
        <translation>ਉਸ ਤੋਂ ਬਾਅਦ ਦੀ ਗੱਲ(&amp;F)</translation>
    </message>
    <message>
        <source>What was &amp;said…</source>
        <translation>ਕਹੀਆਂ ਗੱਲਾਂ(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation</source>
        <translation>ਸੱਦਾ ਕਾਪੀ ਕਰੋ(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Take a seat…</source>
        <translation>ਥਾਂ ਲਓ(&amp;T)…</translation>
    </message>
    <message>
        <source>Ask somebody to &amp;leave…</source>
        <translation>ਕਿਸੇ ਨੂੰ ਜਾਣ ਲਈ ਕਹੋ(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>ਵੇਖੋ(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <translation>ਅੰਕਾਂ ਦਾ ਪਰਚਾ(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>ਮੇਜ਼(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>ਪੱਤੇ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>ਪੂਰੀ ਸਕਰੀਨ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>ਸੈਟਿੰਗਾਂ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>ਰਫ਼ਤਾਰ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>ਭਾਸ਼ਾ(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>ਆਵਾਜ਼ਾਂ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>ਪਸੰਦਾਂ(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ਮਦਦ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>ਕਿਵੇਂ ਖੇਡੀਏ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>ਖੇਡਣਾ ਸਿੱਖੋ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>ਇਸ ਖੇਡ ਦੇ ਨਿਯਮ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>ਮਾਊਸ ਅਤੇ ਕੁੰਜੀਆਂ(&amp;M)</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>ਸਾਰੀਆਂ ਕੁੰਜੀਆਂ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Fairness of the deals…</source>
        <translation>ਵੰਡ ਦੀ ਇਮਾਨਦਾਰੀ(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About CardTable</source>
        <translation>CardTable ਬਾਰੇ(&amp;A)</translation>
    </message>
    <message>
        <source>No match is on the table.</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ ਕੋਈ ਮੈਚ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>ਅਜੇ ਕੁਝ ਨਹੀਂ ਖੇਡਿਆ ਗਿਆ।</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>ਕੋਈ ਚਾਲ ਵਾਪਸ ਨਹੀਂ ਲਈ ਗਈ।</translation>
    </message>
    <message>
        <source>Wait until it&apos;s your turn.</source>
        <translation>ਆਪਣੀ ਵਾਰੀ ਦੀ ਉਡੀਕ ਕਰੋ।</translation>
    </message>
    <message>
        <source>You can claim on your turn, once nothing can change the points of the deal any more.</source>
        <translation>ਬਾਕੀ ਸਰਾਂ ਆਪਣੀ ਵਾਰੀ ਉੱਤੇ ਲਈਆਂ ਜਾ ਸਕਦੀਆਂ ਹਨ, ਜਦੋਂ ਬਾਜ਼ੀ ਦੇ ਅੰਕ ਹੋਰ ਨਾ ਬਦਲ ਸਕਣ।</translation>
    </message>
    <message>
        <source>You can&apos;t do this at a table with other people.</source>
        <translation>ਦੂਜੇ ਲੋਕਾਂ ਵਾਲੇ ਮੇਜ਼ ਉੱਤੇ ਇਹ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>This deal is only for practice. Go back to your match first.</source>
        <translation>ਇਹ ਬਾਜ਼ੀ ਸਿਰਫ਼ ਅਭਿਆਸ ਹੈ। ਪਹਿਲਾਂ ਆਪਣੇ ਮੈਚ ਵੱਲ ਮੁੜੋ।</translation>
    </message>
    <message>
        <source>This is a lesson. Leave it first.</source>
        <translation>ਇਹ ਸਬਕ ਹੈ। ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਛੱਡੋ।</translation>
    </message>
    <message>
        <source>This deal isn&apos;t over yet.</source>
        <translation>ਇਹ ਬਾਜ਼ੀ ਅਜੇ ਮੁੱਕੀ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Moves can&apos;t be undone at this table.</source>
        <translation>ਇਸ ਮੇਜ਼ ਉੱਤੇ ਚਾਲਾਂ ਵਾਪਸ ਨਹੀਂ ਲਈਆਂ ਜਾ ਸਕਦੀਆਂ।</translation>
    </message>
    <message>
        <source>At this table there are no hints.</source>
        <translation>ਇਸ ਮੇਜ਼ ਉੱਤੇ ਇਸ਼ਾਰੇ ਨਹੀਂ ਹਨ।</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>ਆਵਾਜ਼ਾਂ ਚਾਲੂ ਹਨ।</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>ਆਵਾਜ਼ਾਂ ਬੰਦ ਹਨ।</translation>
    </message>
    <message>
        <source>You&apos;re watching.</source>
        <translation>ਤੁਸੀਂ ਵੇਖ ਰਹੇ ਹੋ।</translation>
    </message>
    <message>
        <source>The table is already paused.</source>
        <translation>ਮੇਜ਼ ਪਹਿਲਾਂ ਹੀ ਰੁਕਿਆ ਹੋਇਆ ਹੈ।</translation>
    </message>
    <message>
        <source>This match isn&apos;t over yet.</source>
        <translation>ਇਹ ਮੈਚ ਅਜੇ ਮੁੱਕਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>You already have a seat.</source>
        <translation>ਤੁਹਾਡੀ ਥਾਂ ਪਹਿਲਾਂ ਹੀ ਹੈ।</translation>
    </message>
    <message>
        <source>There is no free seat at the moment.</source>
        <translation>ਹੁਣ ਕੋਈ ਥਾਂ ਖ਼ਾਲੀ ਨਹੀਂ ਜੋ ਤੁਸੀਂ ਲੈ ਸਕੋ।</translation>
    </message>
    <message>
        <source>Nobody else is at the table.</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ ਹੋਰ ਕੋਈ ਨਹੀਂ ਬੈਠਾ।</translation>
    </message>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>ਇਹ ਸਿਰਫ਼ ਮੇਜ਼ ਦਾ ਮੇਜ਼ਬਾਨ ਕਰ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>ਮੈਚ ਮੁੱਕ ਚੁੱਕਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A computer is already playing for you.</source>
        <translation>ਤੁਹਾਡੀ ਥਾਂ ਪਹਿਲਾਂ ਹੀ ਕੰਪਿਊਟਰ ਖੇਡ ਰਿਹਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The text is as large as it can be.</source>
        <translation>ਲਿਖਾਈ ਇਸ ਤੋਂ ਵੱਡੀ ਨਹੀਂ ਹੋ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>The text is as small as it can be.</source>
        <translation>ਲਿਖਾਈ ਇਸ ਤੋਂ ਛੋਟੀ ਨਹੀਂ ਹੋ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>The text has its usual size.</source>
        <translation>ਲਿਖਾਈ ਆਮ ਆਕਾਰ ਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The text is at %1 per cent.</source>
        <translation>ਲਿਖਾਈ %1 ਫ਼ੀਸਦੀ ਉੱਤੇ ਹੈ।</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ।</translation>
    </message>
    <message>
        <source>The deal is being finished.</source>
        <translation>ਬਾਜ਼ੀ ਮੁਕਾਈ ਜਾ ਰਹੀ ਹੈ।</translation>
    </message>
    <message>
        <source>You can finish a deal once you have no cards left or its points can&apos;t change any more.</source>
        <translation>CardTable ਬਾਜ਼ੀ ਉਦੋਂ ਮੁਕਾ ਸਕਦਾ ਹੈ ਜਦੋਂ ਤੁਹਾਡੇ ਪੱਤੇ ਮੁੱਕ ਜਾਣ, ਜਾਂ ਉਸ ਦੇ ਅੰਕ ਹੋਰ ਨਾ ਬਦਲ ਸਕਣ।</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Guest</source>
        <translation>ਮਹਿਮਾਨ</translation>
    </message>
    <message>
        <source>Amrit</source>
        <translation>ਅੰਮ੍ਰਿਤ</translation>
    </message>
    <message>
        <source>Kavya</source>
        <translation>ਕਾਵਿਆ</translation>
    </message>
    <message>
        <source>Leela</source>
        <translation>ਲੀਲਾ</translation>
    </message>
    <message>
        <source>Navid</source>
        <translation>ਨਵੀਦ</translation>
    </message>
    <message>
        <source>Laleh</source>
        <translatorcomment>name Laleh: ਲਾਲੇਹ or ਲਾਲਾ</translatorcomment>
        <translation>ਲਾਲੇਹ</translation>
    </message>
    <message>
        <source>Meera</source>
        <translation>ਮੀਰਾ</translation>
    </message>
    <message>
        <source>Dariush</source>
        <translatorcomment>name Dariush: ਦਾਰੀਊਸ਼ or ਦਾਰੀਯੂਸ਼</translatorcomment>
        <translation>ਦਾਰੀਊਸ਼</translation>
    </message>
    <message>
        <source>Sita</source>
        <translation>ਸੀਤਾ</translation>
    </message>
    <message>
        <source>Parisa</source>
        <translation>ਪਰੀਸਾ</translation>
    </message>
    <message>
        <source>Ravi</source>
        <translation>ਰਵੀ</translation>
    </message>
    <message>
        <source>Simran</source>
        <translation>ਸਿਮਰਨ</translation>
    </message>
    <message>
        <source>You</source>
        <comment>whoever reads this, in place of a name</comment>
        <translation>ਤੁਸੀਂ</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>n</translation>
    </message>
    <message>
        <source>Amrit</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>Kavya</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Parisa</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Ravi</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>Leela</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Dariush</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>Simran</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Navid</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>Meera</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Laleh</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>Sita</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
</context>
<context>
    <name>New game</name>
    <message>
        <source>New game</source>
        <translation>ਨਵੀਂ ਖੇਡ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ਖੇਡਾਂ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>The rules are now “%1”.</source>
        <comment>other rules came with another number of players</comment>
        <translation>ਹੁਣ ਨਿਯਮ “%1” ਹਨ।</translation>
    </message>
    <message>
        <source>Including you.</source>
        <translation>ਤੁਹਾਡੇ ਸਮੇਤ।</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>ਸ਼ੁਰੂ ਕਰੋ</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many players: choose others.</source>
        <translation>ਇਹ ਨਿਯਮ ਇੰਨੇ ਖਿਡਾਰੀਆਂ ਲਈ ਨਹੀਂ ਹਨ: ਹੋਰ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>More</source>
        <translation>ਹੋਰ</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>ਘੱਟ</translation>
    </message>
    <message>
        <source>Choose a deal by its number.</source>
        <translation>ਨੰਬਰ ਨਾਲ ਵੰਡ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translatorcomment>&apos;ਵੰਡ ਨੰਬਰ&apos; for the seed, to keep it apart from &apos;ਬਾਜ਼ੀ 3&apos;</translatorcomment>
        <translation>ਵੰਡ ਨੰਬਰ</translation>
    </message>
    <message>
        <source>Leave it empty for a secret deal. With a number, anybody can deal the same cards again.</source>
        <translation>ਗੁਪਤ ਵੰਡ ਲਈ ਇਸ ਨੂੰ ਖ਼ਾਲੀ ਛੱਡੋ। ਨੰਬਰ ਨਾਲ ਕੋਈ ਵੀ ਉਹੀ ਪੱਤੇ ਦੁਬਾਰਾ ਵੰਡ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Name of opponent %1</source>
        <translation>ਵਿਰੋਧੀ %1 ਦਾ ਨਾਂ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>ਤੁਹਾਡਾ ਨਾਂ</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1 ਦਾ ਪੱਧਰ</translation>
    </message>
    <message>
        <source>You</source>
        <translation>ਤੁਸੀਂ</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>ਕਿੰਨੇ ਤਕੜੇ</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>ਕੰਪਿਊਟਰ ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>All of them, or one by one below, clockwise from you.</source>
        <translation>ਸਾਰੇ ਇਕੱਠੇ, ਜਾਂ ਹੇਠਾਂ ਇੱਕ-ਇੱਕ, ਤੁਹਾਡੇ ਤੋਂ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ।</translation>
    </message>
    <message>
        <source>Bot…</source>
        <comment>a computer player that is a program of the person&apos;s own; opens a question</comment>
        <translation>ਬੋਟ…</translation>
    </message>
    <message>
        <source>A program of your own plays: you&apos;ll be asked which one.</source>
        <translation>ਤੁਹਾਡਾ ਆਪਣਾ ਪ੍ਰੋਗਰਾਮ ਖੇਡਦਾ ਹੈ: ਪੁੱਛਿਆ ਜਾਵੇਗਾ ਕਿ ਕਿਹੜਾ।</translation>
    </message>
    <message>
        <source>A program of your own plays</source>
        <translation>ਤੁਹਾਡਾ ਆਪਣਾ ਪ੍ਰੋਗਰਾਮ ਖੇਡਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>It runs on this computer and can do anything you can: choose only one that you trust.</source>
        <translation>ਇਹ ਇਸੇ ਕੰਪਿਊਟਰ ਉੱਤੇ ਚੱਲਦਾ ਹੈ ਅਤੇ ਉਹ ਸਭ ਕਰ ਸਕਦਾ ਹੈ ਜੋ ਤੁਸੀਂ: ਸਿਰਫ਼ ਭਰੋਸੇ ਵਾਲਾ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>It is shown the cards of its own seat and what everybody sees, never another hand.</source>
        <translation>ਇਸ ਨੂੰ ਸਿਰਫ਼ ਆਪਣੀ ਥਾਂ ਦੇ ਪੱਤੇ ਅਤੇ ਉਹ ਦੱਸਿਆ ਜਾਂਦਾ ਹੈ ਜੋ ਸਭ ਨੂੰ ਦਿਸਦਾ ਹੈ, ਕਿਸੇ ਹੋਰ ਦਾ ਹੱਥ ਕਦੇ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>It has ten seconds for a move. If it is slower, breaks a rule or stops, a computer plays in its place.</source>
        <translation>ਇੱਕ ਚਾਲ ਲਈ ਦਸ ਸਕਿੰਟ ਹਨ। ਵੱਧ ਦੇਰ ਲਾਵੇ, ਨਿਯਮ ਤੋੜੇ ਜਾਂ ਬੰਦ ਹੋ ਜਾਵੇ ਤਾਂ ਉਸ ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>To write one, read PROTOCOL.md, which comes with the source code.</source>
        <translation>ਸਰੋਤ ਕੋਡ ਨਾਲ ਪਈ PROTOCOL.md ਦੱਸਦੀ ਹੈ ਕਿ ਅਜਿਹਾ ਪ੍ਰੋਗਰਾਮ ਕਿਵੇਂ ਲਿਖੀਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>ਪ੍ਰੋਗਰਾਮ</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>ਚੁਣੋ…</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>ਖੇਡਣ ਦਿਓ</translation>
    </message>
    <message>
        <source>This program can&apos;t be started: choose another file, or make this one executable.</source>
        <translation>ਇਹ ਪ੍ਰੋਗਰਾਮ ਸ਼ੁਰੂ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ: ਹੋਰ ਫਾਇਲ ਚੁਣੋ, ਜਾਂ ਇਸ ਨੂੰ ਚੱਲਣਯੋਗ ਬਣਾਓ।</translation>
    </message>
    <message>
        <source>The program “%1” isn&apos;t started automatically: a computer plays in its place. To use it, choose it again under New game.</source>
        <translation>ਪ੍ਰੋਗਰਾਮ “%1” ਆਪਣੇ-ਆਪ ਨਹੀਂ ਚਲਾਇਆ ਜਾਂਦਾ: ਉਸ ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡਦਾ ਹੈ। ਉਸ ਨੂੰ ਵਰਤਣ ਲਈ “ਨਵੀਂ ਖੇਡ” ਵਿੱਚ ਦੁਬਾਰਾ ਚੁਣੋ।</translation>
    </message>
</context>
<context>
    <name>Ordinal</name>
    <message>
        <source>1</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਹਿਲਾ</translation>
    </message>
    <message>
        <source>2</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਦੂਜਾ</translation>
    </message>
    <message>
        <source>3</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਤੀਜਾ</translation>
    </message>
    <message>
        <source>4</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚੌਥਾ</translation>
    </message>
    <message>
        <source>5</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪੰਜਵਾਂ</translation>
    </message>
    <message>
        <source>6</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਛੇਵਾਂ</translation>
    </message>
    <message>
        <source>7</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਸੱਤਵਾਂ</translation>
    </message>
    <message>
        <source>8</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਅੱਠਵਾਂ</translation>
    </message>
    <message>
        <source>9</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਨੌਵਾਂ</translation>
    </message>
    <message>
        <source>10</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਦਸਵਾਂ</translation>
    </message>
    <message>
        <source>11</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਗਿਆਰ੍ਹਵਾਂ</translation>
    </message>
    <message>
        <source>12</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਬਾਰ੍ਹਵਾਂ</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1ਵਾਂ</translation>
    </message>
    <message>
        <source>1</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਹਿਲੀ</translation>
    </message>
    <message>
        <source>2</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਦੂਜੀ</translation>
    </message>
    <message>
        <source>3</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਤੀਜੀ</translation>
    </message>
    <message>
        <source>4</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚੌਥੀ</translation>
    </message>
    <message>
        <source>5</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪੰਜਵੀਂ</translation>
    </message>
    <message>
        <source>6</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਛੇਵੀਂ</translation>
    </message>
    <message>
        <source>7</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਸੱਤਵੀਂ</translation>
    </message>
    <message>
        <source>8</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਅੱਠਵੀਂ</translation>
    </message>
    <message>
        <source>9</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਨੌਵੀਂ</translation>
    </message>
    <message>
        <source>10</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਦਸਵੀਂ</translation>
    </message>
    <message>
        <source>11</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਗਿਆਰ੍ਹਵੀਂ</translation>
    </message>
    <message>
        <source>12</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਬਾਰ੍ਹਵੀਂ</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1ਵੀਂ</translation>
    </message>
    <message>
        <source>1</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਹਿਲੇ</translation>
    </message>
    <message>
        <source>2</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਦੂਜੇ</translation>
    </message>
    <message>
        <source>3</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਤੀਜੇ</translation>
    </message>
    <message>
        <source>4</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚੌਥੇ</translation>
    </message>
    <message>
        <source>5</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪੰਜਵੇਂ</translation>
    </message>
    <message>
        <source>6</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਛੇਵੇਂ</translation>
    </message>
    <message>
        <source>7</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਸੱਤਵੇਂ</translation>
    </message>
    <message>
        <source>8</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਅੱਠਵੇਂ</translation>
    </message>
    <message>
        <source>9</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਨੌਵੇਂ</translation>
    </message>
    <message>
        <source>10</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਦਸਵੇਂ</translation>
    </message>
    <message>
        <source>11</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਗਿਆਰ੍ਹਵੇਂ</translation>
    </message>
    <message>
        <source>12</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਬਾਰ੍ਹਵੇਂ</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1ਵੇਂ</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Change the rules</source>
        <translation>ਨਿਯਮ ਬਦਲੋ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ਨਿਯਮ</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>ਇਸ ਮੇਜ਼ ਉੱਤੇ</translation>
    </message>
    <message>
        <source>Pages of rules</source>
        <translation>ਨਿਯਮਾਂ ਦੇ ਸਫ਼ੇ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ਖੇਡ</translation>
    </message>
    <message>
        <source>Another game begins with its usual rules.</source>
        <translation>ਹੋਰ ਖੇਡ ਆਪਣੇ ਆਮ ਨਿਯਮਾਂ ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>ਥਾਵਾਂ</translation>
    </message>
    <message>
        <source>People and computers together.</source>
        <translation>ਲੋਕ ਅਤੇ ਕੰਪਿਊਟਰ ਮਿਲਾ ਕੇ।</translation>
    </message>
    <message>
        <source>Everybody is asked again whether they are ready.</source>
        <translation>ਸਾਰਿਆਂ ਤੋਂ ਦੁਬਾਰਾ ਪੁੱਛਿਆ ਜਾਵੇਗਾ ਕਿ ਤਿਆਰ ਹਨ ਜਾਂ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many seats: choose others.</source>
        <translation>ਇਹ ਨਿਯਮ ਇੰਨੀਆਂ ਥਾਵਾਂ ਲਈ ਨਹੀਂ ਹਨ: ਹੋਰ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>ਮੇਜ਼ ਬੰਦ ਕਰਨਾ ਹੈ?</translation>
    </message>
    <message>
        <source>%1 is still playing. Without your computer the table waits.</source>
        <comment>a name</comment>
        <translation>%1 ਦੀ ਖੇਡ ਚੱਲ ਰਹੀ ਹੈ। ਤੁਹਾਡੇ ਕੰਪਿਊਟਰ ਬਿਨਾਂ ਮੇਜ਼ ਰੁਕ ਜਾਵੇਗਾ।</translation>
    </message>
    <message>
        <source>%1 are still playing. Without your computer the table waits.</source>
        <comment>names</comment>
        <translation>%1 ਦੀ ਖੇਡ ਚੱਲ ਰਹੀ ਹੈ। ਤੁਹਾਡੇ ਕੰਪਿਊਟਰ ਬਿਨਾਂ ਮੇਜ਼ ਰੁਕ ਜਾਵੇਗਾ।</translation>
    </message>
    <message>
        <source>%1 is at the table, and will see that you have closed it.</source>
        <comment>a name</comment>
        <translation>%1 ਇਸੇ ਮੇਜ਼ ਉੱਤੇ %1{f:ਹੈ|m:ਹੈ|n:ਹਨ}: %1{f:ਉਸ|m:ਉਸ|n:ਉਹਨਾਂ} ਨੂੰ ਦੱਸਿਆ ਜਾਵੇਗਾ ਕਿ ਤੁਸੀਂ ਮੇਜ਼ ਬੰਦ ਕੀਤਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 are at the table, and will see that you have closed it.</source>
        <comment>names</comment>
        <translation>%1 ਇਸੇ ਮੇਜ਼ ਉੱਤੇ ਹਨ: ਉਹਨਾਂ ਨੂੰ ਦੱਸਿਆ ਜਾਵੇਗਾ ਕਿ ਤੁਸੀਂ ਮੇਜ਼ ਬੰਦ ਕੀਤਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Every card so far is saved. The match goes on when you open the table again; the same invitation still works.</source>
        <translation>ਹੁਣ ਤੱਕ ਦਾ ਹਰ ਪੱਤਾ ਸੰਭਾਲਿਆ ਹੋਇਆ ਹੈ। ਮੇਜ਼ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ ਤਾਂ ਮੈਚ ਅੱਗੇ ਚੱਲੇਗਾ; ਸੱਦਾ ਉਹੀ ਰਹੇਗਾ।</translation>
    </message>
    <message>
        <source>You can open a table again at any time; they need a new invitation then.</source>
        <translation>ਮੇਜ਼ ਤੁਸੀਂ ਕਦੇ ਵੀ ਦੁਬਾਰਾ ਖੋਲ੍ਹ ਸਕਦੇ ਹੋ; ਫਿਰ ਨਵਾਂ ਸੱਦਾ ਭੇਜਣਾ ਪਵੇਗਾ।</translation>
    </message>
    <message>
        <source>The invitation will no longer work. You can open a table again at any time.</source>
        <translation>ਇਹ ਸੱਦਾ ਫਿਰ ਕੰਮ ਨਹੀਂ ਕਰੇਗਾ। ਮੇਜ਼ ਤੁਸੀਂ ਕਦੇ ਵੀ ਦੁਬਾਰਾ ਖੋਲ੍ਹ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>ਬੈਠੇ ਰਹੋ</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>ਮੇਜ਼ ਬੰਦ ਕਰੋ</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>ਪੂਰੇ ਨਿਯਮ</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>ਬਦਲੋ…</translation>
    </message>
    <message>
        <source>Send the message to anyone you like. It works until you close the table.</source>
        <translation>ਸੁਨੇਹਾ ਜਿਸ ਨੂੰ ਚਾਹੋ ਭੇਜੋ। ਮੇਜ਼ ਬੰਦ ਹੋਣ ਤੱਕ ਇਹ ਚੱਲਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>ਸੱਦਾ ਕਾਪੀ ਕਰੋ</translation>
    </message>
    <message>
        <source>Works from anywhere</source>
        <comment>an invitation</comment>
        <translation>ਕਿਤੋਂ ਵੀ ਚੱਲਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Works in this house only</source>
        <comment>an invitation</comment>
        <translation>ਸਿਰਫ਼ ਇਸ ਘਰ ਵਿੱਚ ਚੱਲਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>ਕਾਪੀ ਹੋ ਗਿਆ। ਸੁਨੇਹੇ ਵਿੱਚ ਚਿਪਕਾਓ।</translation>
    </message>
    <message>
        <source>Connecting to a relay for friends from other houses…</source>
        <translation>ਦੂਜੇ ਘਰਾਂ ਦੇ ਦੋਸਤਾਂ ਲਈ ਰੀਲੇਅ ਨਾਲ ਜੁੜ ਰਿਹਾ ਹੈ…</translation>
    </message>
    <message>
        <source>Friends from other houses can come as long as your table is open.</source>
        <translation>ਜਦੋਂ ਤੱਕ ਤੁਹਾਡਾ ਮੇਜ਼ ਖੁੱਲ੍ਹਾ ਹੈ, ਦੂਜੇ ਘਰਾਂ ਦੇ ਦੋਸਤ ਆ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>No relay answers. Check your internet connection, or choose another relay in Preferences, Players.</source>
        <translation>ਕੋਈ ਰੀਲੇਅ ਜਵਾਬ ਨਹੀਂ ਦਿੰਦਾ। ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਕਨੈਕਸ਼ਨ ਜਾਂਚੋ, ਜਾਂ “ਪਸੰਦਾਂ”, “ਖਿਡਾਰੀ” ਵਿੱਚ ਹੋਰ ਰੀਲੇਅ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t reach other houses. Play in the same house, or at a table on a server.</source>
        <translation>ਇਹ CardTable ਦੂਜੇ ਘਰਾਂ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚ ਸਕਦਾ। ਇੱਕੋ ਘਰ ਵਿੱਚ ਖੇਡੋ, ਜਾਂ ਕਿਸੇ ਸਰਵਰ ਦੇ ਮੇਜ਼ ਉੱਤੇ।</translation>
    </message>
    <message>
        <source>Friends from other houses</source>
        <translation>ਦੂਜੇ ਘਰਾਂ ਦੇ ਦੋਸਤ</translation>
    </message>
    <message>
        <source>Let friends from other houses in</source>
        <translation>ਦੂਜੇ ਘਰਾਂ ਦੇ ਦੋਸਤਾਂ ਨੂੰ ਆਉਣ ਦਿਓ</translation>
    </message>
    <message>
        <source>This invitation works in %1&apos;s house only.</source>
        <comment>a name</comment>
        <translation>ਇਹ ਸੱਦਾ ਸਿਰਫ਼ %1 ਦੇ ਘਰ ਵਿੱਚ ਚੱਲਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Also visible to everybody in this house</source>
        <translation>ਇਸ ਘਰ ਵਿੱਚ ਵੀ ਸਭ ਨੂੰ ਦਿਸਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>By invitation only</source>
        <translation>ਸਿਰਫ਼ ਸੱਦੇ ਨਾਲ</translation>
    </message>
    <message>
        <source>Friends from other houses…</source>
        <comment>opens a page: how they can come to this table</comment>
        <translation>ਦੂਜੇ ਘਰਾਂ ਦੇ ਦੋਸਤ…</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <comment>what a screen reader says of a table: whose, which game, and its mark</comment>
        <translation>%1। %2। %3</translation>
    </message>
    <message>
        <source>%1. %2. %3 %4.</source>
        <comment>the same, and what the button does</comment>
        <translation>%1। %2। %3 %4।</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>ਮੇਜ਼ ਤੋਂ ਉੱਠਣਾ ਹੈ?</translation>
    </message>
    <message>
        <source>You can come back with the invitation as long as the table is open.</source>
        <translation>ਜਦ ਤੱਕ ਮੇਜ਼ ਖੁੱਲ੍ਹਾ ਹੈ, ਤੁਸੀਂ ਸੱਦੇ ਨਾਲ ਮੁੜ ਆ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>A computer plays on for you; you can come back until the match is over.</source>
        <translation>ਤੁਹਾਡੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇਗਾ; ਮੈਚ ਮੁੱਕਣ ਤੱਕ ਤੁਸੀਂ ਮੁੜ ਆ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>A computer plays on for you; you can come back until the match is over, or somebody else has taken your seat.</source>
        <translation>ਤੁਹਾਡੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇਗਾ; ਮੈਚ ਮੁੱਕਣ ਤੱਕ, ਜਾਂ ਕਿਸੇ ਹੋਰ ਦੇ ਥਾਂ ਲੈਣ ਤੱਕ, ਤੁਸੀਂ ਮੁੜ ਆ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>ਉੱਠੋ</translation>
    </message>
    <message>
        <source>Tables in this house</source>
        <translation>ਇਸ ਘਰ ਦੇ ਮੇਜ਼</translation>
    </message>
    <message>
        <source>Looking for tables…</source>
        <translation>ਮੇਜ਼ ਲੱਭੇ ਜਾ ਰਹੇ ਹਨ…</translation>
    </message>
    <message numerus="yes">
        <source>%1 table(s). Still looking…</source>
        <translation>
            <numerusform>%1 ਮੇਜ਼। ਹੋਰ ਲੱਭੇ ਜਾ ਰਹੇ ਹਨ…</numerusform>
            <numerusform>%1 ਮੇਜ਼। ਹੋਰ ਲੱਭੇ ਜਾ ਰਹੇ ਹਨ…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 table(s) found.</source>
        <translation>
            <numerusform>%1 ਮੇਜ਼ ਲੱਭਾ।</numerusform>
            <numerusform>%1 ਮੇਜ਼ ਲੱਭੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The host&apos;s screen shows four cards too. Do they match? Then it is the right table.</source>
        <translation>ਮੇਜ਼ਬਾਨ ਦੀ ਸਕਰੀਨ ਉੱਤੇ ਵੀ ਚਾਰ ਪੱਤੇ ਹਨ। ਕੀ ਉਹ ਇਹੀ ਹਨ? ਤਾਂ ਮੇਜ਼ ਸਹੀ ਹੈ।</translation>
    </message>
    <message>
        <source>No table found yet</source>
        <translation>ਅਜੇ ਕੋਈ ਮੇਜ਼ ਨਹੀਂ ਲੱਭਾ</translation>
    </message>
    <message>
        <source>Somebody has to open one first: you, or a person on another computer in the same network.</source>
        <translation>ਪਹਿਲਾਂ ਕਿਸੇ ਨੂੰ ਮੇਜ਼ ਖੋਲ੍ਹਣਾ ਪਵੇਗਾ: ਤੁਹਾਨੂੰ, ਜਾਂ ਇਸੇ ਨੈੱਟਵਰਕ ਦੇ ਕਿਸੇ ਹੋਰ ਕੰਪਿਊਟਰ ਉੱਤੇ ਬੈਠੇ ਕਿਸੇ ਨੂੰ।</translation>
    </message>
    <message>
        <source>A firewall may ask whether CardTable may use the network: say yes.</source>
        <translation>ਫਾਇਰਵਾਲ ਪੁੱਛ ਸਕਦੀ ਹੈ ਕਿ CardTable ਨੈੱਟਵਰਕ ਵਰਤੇ ਜਾਂ ਨਹੀਂ: ਹਾਂ ਕਹੋ।</translation>
    </message>
    <message>
        <source>An invitation works without searching.</source>
        <translation>ਸੱਦਾ ਹੋਵੇ ਤਾਂ ਲੱਭਣਾ ਨਹੀਂ ਪੈਂਦਾ।</translation>
    </message>
    <message>
        <source>Use an invitation</source>
        <translation>ਸੱਦਾ ਵਰਤੋ</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>ਮੇਜ਼ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
        <source>People you have played with</source>
        <translation>ਜਿਨ੍ਹਾਂ ਨਾਲ ਤੁਸੀਂ ਖੇਡ ਚੁੱਕੇ ਹੋ</translation>
    </message>
    <message>
        <source>Their table is open now.</source>
        <comment>of a person in a list</comment>
        <translation>ਇਹਨਾਂ ਦਾ ਮੇਜ਼ ਹੁਣ ਖੁੱਲ੍ਹਾ ਹੈ।</translation>
    </message>
    <message>
        <source>No open table in this house.</source>
        <comment>of a person in a list</comment>
        <translation>ਇਸ ਘਰ ਵਿੱਚ ਇਹਨਾਂ ਦਾ ਮੇਜ਼ ਖੁੱਲ੍ਹਾ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a person from a list</comment>
        <translation>ਸੂਚੀ ਵਿੱਚੋਂ ਹਟਾਓ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a button, and the person whom it is about</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Visible to everybody in this house</source>
        <translation>ਇਸ ਘਰ ਵਿੱਚ ਸਭ ਨੂੰ ਦਿਸੇ</translation>
    </message>
    <message>
        <source>Off: only people with your invitation can come.</source>
        <translation>ਬੰਦ: ਸਿਰਫ਼ ਤੁਹਾਡੇ ਸੱਦੇ ਵਾਲੇ ਲੋਕ ਆ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Let people watch</source>
        <translation>ਵੇਖਣ ਵਾਲੇ ਆ ਸਕਦੇ ਹਨ</translation>
    </message>
    <message>
        <source>They see what lies on the table, and all hands when a deal is over.</source>
        <translation>ਉਹ ਮੇਜ਼ ਉੱਤੇ ਪਏ ਪੱਤੇ ਵੇਖਦੇ ਹਨ, ਅਤੇ ਬਾਜ਼ੀ ਮੁੱਕਣ ਉੱਤੇ ਸਭ ਦੇ ਹੱਥ।</translation>
    </message>
    <message>
        <source>A computer&apos;s seat may be taken during a match</source>
        <translation>ਮੈਚ ਦੌਰਾਨ ਕੰਪਿਊਟਰ ਦੀ ਥਾਂ ਲਈ ਜਾ ਸਕਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>People who come later take over its cards and points.</source>
        <translation>ਬਾਅਦ ਵਿੱਚ ਆਉਣ ਵਾਲਾ ਉਸੇ ਦੇ ਪੱਤਿਆਂ ਅਤੇ ਅੰਕਾਂ ਨਾਲ ਖੇਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>ਇੱਕ ਚਾਲ ਲਈ ਸਮਾਂ</translation>
    </message>
    <message>
        <source>Then the others may let a computer play on. Nothing happens automatically.</source>
        <translation>ਫਿਰ ਬਾਕੀ ਖਿਡਾਰੀ ਕੰਪਿਊਟਰ ਨੂੰ ਖੇਡਣ ਦੇ ਸਕਦੇ ਹਨ। ਆਪਣੇ-ਆਪ ਕੁਝ ਨਹੀਂ ਹੁੰਦਾ।</translation>
    </message>
    <message>
        <source>When somebody&apos;s connection is lost</source>
        <translation>ਕਿਸੇ ਦਾ ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਜਾਵੇ ਤਾਂ</translation>
    </message>
    <message>
        <source>After this time a computer plays on until they are back.</source>
        <translation>ਇੰਨੇ ਸਮੇਂ ਪਿੱਛੋਂ ਉਹਨਾਂ ਦੇ ਮੁੜਨ ਤੱਕ ਕੰਪਿਊਟਰ ਖੇਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The computer that plays on</source>
        <translation>ਉਹਨਾਂ ਦੀ ਥਾਂ ਖੇਡਦਾ ਕੰਪਿਊਟਰ</translation>
    </message>
    <message>
        <source>A player who comes back takes over the cards at once.</source>
        <translation>ਜੋ ਮੁੜ ਆਵੇ, ਉਸ ਨੂੰ ਪੱਤੇ ਉਸੇ ਵੇਲੇ ਮਿਲ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>A relay helps their computers find yours. Off: the table is in this house only.</source>
        <translation>ਰੀਲੇਅ ਦੀ ਮਦਦ ਨਾਲ ਉਹਨਾਂ ਦੇ ਕੰਪਿਊਟਰ ਤੁਹਾਡਾ ਕੰਪਿਊਟਰ ਲੱਭਦੇ ਹਨ। ਬੰਦ ਹੋਵੇ ਤਾਂ ਮੇਜ਼ ਸਿਰਫ਼ ਇਸ ਘਰ ਵਿੱਚ ਹੈ।</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ਚਾਲ ਵਾਪਸ ਲੈਣੀ</translation>
    </message>
    <message>
        <source>Everybody else is asked each time.</source>
        <translation>ਹਰ ਵਾਰ ਬਾਕੀ ਸਾਰਿਆਂ ਤੋਂ ਪੁੱਛਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ਇਸ਼ਾਰੇ</translation>
    </message>
    <message>
        <source>Everybody may ask their own computer for advice.</source>
        <translation>ਹਰ ਕੋਈ ਆਪਣੇ ਕੰਪਿਊਟਰ ਤੋਂ ਸਲਾਹ ਲੈ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>ਕੋਈ ਹੱਦ ਨਹੀਂ</translation>
    </message>
    <message numerus="yes">
        <source>%1 minute(s)</source>
        <translation>
            <numerusform>%1 ਮਿੰਟ</numerusform>
            <numerusform>%1 ਮਿੰਟ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s)</source>
        <translation>
            <numerusform>%1 ਸਕਿੰਟ</numerusform>
            <numerusform>%1 ਸਕਿੰਟ</numerusform>
        </translation>
    </message>
    <message>
        <source>Only if the others say so</source>
        <translation>ਦੂਜੇ ਕਹਿਣ ਤਾਂ ਹੀ</translation>
    </message>
    <message>
        <source>You sit down as</source>
        <translation>ਤੁਸੀਂ ਇਸ ਨਾਂ ਨਾਲ ਬੈਠੋਗੇ</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>ਬਦਲੋ</translation>
    </message>
    <message>
        <source>Change your name and portrait</source>
        <translation>ਆਪਣਾ ਨਾਂ ਅਤੇ ਤਸਵੀਰ ਬਦਲੋ</translation>
    </message>
    <message>
        <source>Have you been invited?</source>
        <translation>ਤੁਹਾਨੂੰ ਸੱਦਾ ਆਇਆ ਹੈ?</translation>
    </message>
    <message>
        <source>Paste the whole message you were sent. CardTable finds the invitation in it.</source>
        <translation>ਜੋ ਸੁਨੇਹਾ ਆਇਆ ਹੈ, ਪੂਰਾ ਚਿਪਕਾਓ। ਸੱਦਾ CardTable ਆਪ ਲੱਭ ਲਵੇਗਾ।</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>ਸੱਦਾ</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>ਚਿਪਕਾਓ</translation>
    </message>
    <message>
        <source>The invitation is complete.</source>
        <translation>ਸੱਦਾ ਪੂਰਾ ਹੈ।</translation>
    </message>
    <message>
        <source>It leads to the table with these four cards. Its host sees them too.</source>
        <translation>ਇਹ ਇਹਨਾਂ ਚਾਰ ਪੱਤਿਆਂ ਵਾਲੇ ਮੇਜ਼ ਦਾ ਹੈ। ਮੇਜ਼ਬਾਨ ਨੂੰ ਵੀ ਇਹੀ ਦਿਸਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>It leads to a table on the server %1.</source>
        <translation>ਇਹ %1 ਸਰਵਰ ਦੇ ਇੱਕ ਮੇਜ਼ ਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 and this portrait will be shown at the table. Nothing else about you is sent.</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ %1 ਨਾਂ ਅਤੇ ਇਹ ਤਸਵੀਰ ਦਿਸੇਗੀ। ਤੁਹਾਡੇ ਬਾਰੇ ਹੋਰ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਜਾਂਦਾ।</translation>
    </message>
    <message>
        <source>This isn&apos;t the whole invitation.</source>
        <translation>ਇਹ ਸੱਦਾ ਪੂਰਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Something in this invitation is wrong.</source>
        <translation>ਇਸ ਸੱਦੇ ਵਿੱਚ ਕੁਝ ਗ਼ਲਤ ਹੈ।</translation>
    </message>
    <message>
        <source>This isn&apos;t an invitation.</source>
        <translation>ਇਹ ਸੱਦਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>This invitation is too new.</source>
        <translation>ਇਹ ਸੱਦਾ ਨਵੇਂ ਵਰਜਨ ਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Mark: %1.</source>
        <comment>the cards by which a table for people is told from others</comment>
        <translation>ਨਿਸ਼ਾਨੀ: %1।</translation>
    </message>
    <message>
        <source>The mark of the table</source>
        <translation>ਮੇਜ਼ ਦੀ ਨਿਸ਼ਾਨੀ</translation>
    </message>
    <message>
        <source>No deal was finished here, so there is nothing to continue.</source>
        <translation>ਇੱਥੇ ਕੋਈ ਬਾਜ਼ੀ ਪੂਰੀ ਨਹੀਂ ਖੇਡੀ ਗਈ, ਸੋ ਅੱਗੇ ਖੇਡਣ ਲਈ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Open the table again here?</source>
        <translation>ਮੇਜ਼ ਇੱਥੇ ਦੁਬਾਰਾ ਖੋਲ੍ਹੀਏ?</translation>
    </message>
    <message>
        <source>The match goes on here after deal %1, with the same seats and points; the others need a new invitation.</source>
        <translation>ਮੈਚ ਇੱਥੇ ਬਾਜ਼ੀ %1 ਤੋਂ ਬਾਅਦ ਉਹਨਾਂ ਹੀ ਥਾਵਾਂ ਅਤੇ ਅੰਕਾਂ ਨਾਲ ਅੱਗੇ ਚੱਲੇਗਾ; ਬਾਕੀਆਂ ਨੂੰ ਨਵਾਂ ਸੱਦਾ ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
        <source>You&apos;re at a table with people: leave it first (Game, Welcome page).</source>
        <translation>ਤੁਸੀਂ ਲੋਕਾਂ ਦੇ ਮੇਜ਼ ਉੱਤੇ ਬੈਠੇ ਹੋ: ਪਹਿਲਾਂ ਉੱਠੋ (“ਖੇਡ”, “ਸੁਆਗਤ ਸਫ਼ਾ”)।</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <comment>whose table it is: a name</comment>
        <translation>%1 ਦਾ ਮੇਜ਼</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>ਬੈਠੋ</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>ਵੇਖੋ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ਅੱਗੇ ਚੱਲੋ</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 seats free</source>
        <comment>a game, and how many seats of a table are free</comment>
        <translation>%1 · %3 ਵਿੱਚੋਂ %2 %2{one:ਥਾਂ|other:ਥਾਵਾਂ} ਖ਼ਾਲੀ</translation>
    </message>
    <message>
        <source>%1 · being played · %2 of %3 seats free</source>
        <comment>a game, and how many seats of a table are free</comment>
        <translation>%1 · ਖੇਡ ਚੱਲਦੀ ਹੈ · %3 ਵਿੱਚੋਂ %2 %2{one:ਥਾਂ|other:ਥਾਵਾਂ} ਖ਼ਾਲੀ</translation>
    </message>
    <message>
        <source>%1 · being played</source>
        <comment>a game</comment>
        <translation>%1 · ਖੇਡ ਚੱਲ ਰਹੀ ਹੈ</translation>
    </message>
    <message>
        <source>%1 · full</source>
        <comment>a game at whose table nobody can sit down</comment>
        <translation>%1 · ਭਰਿਆ ਹੋਇਆ</translation>
    </message>
    <message>
        <source>%1 · your seat is kept</source>
        <comment>a game</comment>
        <translation>%1 · ਤੁਹਾਡੀ ਥਾਂ ਰੱਖੀ ਹੈ</translation>
    </message>
    <message>
        <source>%1 · went on at %2&apos;s table</source>
        <comment>a game whose table was gone, and a name</comment>
        <translation>%1 · %2 ਦੇ ਮੇਜ਼ ਉੱਤੇ ਅੱਗੇ ਚੱਲਿਆ</translation>
    </message>
    <message>
        <source>%1&apos;s version of CardTable is different from yours.</source>
        <comment>a name</comment>
        <translation>%1 ਕੋਲ CardTable ਦਾ ਵਰਜਨ ਤੁਹਾਡੇ ਤੋਂ ਵੱਖਰਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>ਤੁਹਾਡਾ ਮੇਜ਼</translation>
    </message>
    <message>
        <source>People and computers together. Computers fill the empty seats when you start.</source>
        <translation>ਲੋਕ ਅਤੇ ਕੰਪਿਊਟਰ ਮਿਲਾ ਕੇ। ਸ਼ੁਰੂ ਕਰਨ ਉੱਤੇ ਖ਼ਾਲੀ ਥਾਵਾਂ ਕੰਪਿਊਟਰ ਲੈ ਲੈਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Play with people</source>
        <translation>ਲੋਕਾਂ ਨਾਲ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>In this house</source>
        <translation>ਇਸ ਘਰ ਵਿੱਚ</translation>
    </message>
    <message>
        <source>By invitation</source>
        <translation>ਸੱਦੇ ਨਾਲ</translation>
    </message>
    <message>
        <source>Ways to play with people</source>
        <translation>ਲੋਕਾਂ ਨਾਲ ਖੇਡਣ ਦੇ ਤਰੀਕੇ</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ ਬੈਠ ਰਹੇ ਹੋ…</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>ਮੇਜ਼ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ…</translation>
    </message>
    <message>
        <source>This takes a moment.</source>
        <translation>ਇਸ ਵਿੱਚ ਪਲ ਕੁ ਲੱਗਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1, %2 seats</source>
        <comment>a game, and for how many its table is</comment>
        <translation>%1, %2 ਥਾਵਾਂ</translation>
    </message>
    <message>
        <source>Your table is open.</source>
        <translation>ਤੁਹਾਡਾ ਮੇਜ਼ ਖੁੱਲ੍ਹ ਗਿਆ ਹੈ।</translation>
    </message>
    <message>
        <source>The table is open again here, after deal %1. Send the others the new invitation.</source>
        <translation>ਮੇਜ਼ ਬਾਜ਼ੀ %1 ਤੋਂ ਬਾਅਦ ਇੱਥੇ ਦੁਬਾਰਾ ਖੁੱਲ੍ਹਾ ਹੈ। ਬਾਕੀਆਂ ਨੂੰ ਨਵਾਂ ਸੱਦਾ ਭੇਜੋ।</translation>
    </message>
    <message>
        <source>You&apos;re at %1&apos;s table.</source>
        <translation>ਤੁਸੀਂ %1 ਦੇ ਮੇਜ਼ ਉੱਤੇ ਬੈਠੇ ਹੋ।</translation>
    </message>
    <message>
        <source>You&apos;re at the table.</source>
        <translation>ਤੁਸੀਂ ਮੇਜ਼ ਉੱਤੇ ਬੈਠੇ ਹੋ।</translation>
    </message>
    <message>
        <source>You&apos;re watching: all seats of this table are taken.</source>
        <translation>ਤੁਸੀਂ ਵੇਖ ਰਹੇ ਹੋ: ਇਸ ਮੇਜ਼ ਦੀਆਂ ਸਾਰੀਆਂ ਥਾਵਾਂ ਭਰੀਆਂ ਹਨ।</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again…</source>
        <translation>ਮੇਜ਼ ਨਾਲ ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ ਹੈ। ਦੁਬਾਰਾ ਜੋੜਿਆ ਜਾ ਰਿਹਾ ਹੈ…</translation>
    </message>
    <message>
        <source>The connection to the table is back.</source>
        <translation>ਮੇਜ਼ ਨਾਲ ਕਨੈਕਸ਼ਨ ਫਿਰ ਜੁੜ ਗਿਆ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 invites you to play %2. Copy this whole message, then open CardTable and choose Play with people, By invitation, Paste: %3</source>
        <comment>a name, a game, and an invitation</comment>
        <translation>%1 ਨੇ ਤੁਹਾਨੂੰ %2 ਖੇਡਣ ਲਈ ਸੱਦਿਆ ਹੈ। ਇਹ ਪੂਰਾ ਸੁਨੇਹਾ ਕਾਪੀ ਕਰੋ, ਫਿਰ CardTable ਖੋਲ੍ਹ ਕੇ “ਲੋਕਾਂ ਨਾਲ ਖੇਡੋ”, “ਸੱਦੇ ਨਾਲ”, “ਚਿਪਕਾਓ” ਚੁਣੋ: %3</translation>
    </message>
    <message>
        <source>Ask %1 to leave?</source>
        <translation>%1 ਨੂੰ ਉੱਠਣ ਲਈ ਕਹਿਣਾ ਹੈ?</translation>
    </message>
    <message>
        <source>%1 will leave the table, and can come back with a new invitation.</source>
        <translation>%1 ਦੀ ਥਾਂ ਖ਼ਾਲੀ ਹੋ ਜਾਵੇਗੀ; ਮੁੜ ਆਉਣ ਲਈ ਨਵਾਂ ਸੱਦਾ ਚਾਹੀਦਾ ਹੋਵੇਗਾ।</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <translation>ਉੱਠਣ ਲਈ ਕਹੋ</translation>
    </message>
    <message>
        <source>Send the message to people in this house. It works until you close the table.</source>
        <translation>ਸੁਨੇਹਾ ਇਸ ਘਰ ਦੇ ਲੋਕਾਂ ਨੂੰ ਭੇਜੋ। ਮੇਜ਼ ਬੰਦ ਹੋਣ ਤੱਕ ਇਹ ਚੱਲਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Everybody at this table sees these four cards.</source>
        <translation>ਇਸ ਮੇਜ਼ ਉੱਤੇ ਸਭ ਨੂੰ ਇਹੀ ਚਾਰ ਪੱਤੇ ਦਿਸਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Ask %1: do you see the same four cards?</source>
        <translation>%1 ਤੋਂ ਪੁੱਛੋ: ਉੱਥੇ ਵੀ ਇਹੀ ਚਾਰ ਪੱਤੇ ਦਿਸਦੇ ਹਨ?</translation>
    </message>
    <message>
        <source>I&apos;m ready</source>
        <translation>ਮੈਂ ਤਿਆਰ ਹਾਂ</translation>
    </message>
    <message>
        <source>Ready. %1 starts when all are.</source>
        <translation>ਤਿਆਰ। ਸਾਰੇ ਤਿਆਰ ਹੋਣ ਤਾਂ %1 ਮੈਚ ਸ਼ੁਰੂ %1{f:ਕਰੇਗੀ|m:ਕਰੇਗਾ|n:ਕਰਨਗੇ}।</translation>
    </message>
    <message>
        <source>Ready. The match starts when all are.</source>
        <translation>ਤਿਆਰ। ਸਾਰੇ ਤਿਆਰ ਹੋਣ ਤਾਂ ਮੈਚ ਸ਼ੁਰੂ ਹੋਵੇਗਾ।</translation>
    </message>
    <message>
        <source>I&apos;m not ready after all</source>
        <translation>ਨਹੀਂ, ਅਜੇ ਤਿਆਰ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Click an open seat to sit down.</source>
        <translation>ਬੈਠਣ ਲਈ ਖ਼ਾਲੀ ਥਾਂ ਉੱਤੇ ਕਲਿੱਕ ਕਰੋ।</translation>
    </message>
    <message>
        <source>You&apos;re watching. The match begins when all players are ready.</source>
        <translation>ਤੁਸੀਂ ਵੇਖ ਰਹੇ ਹੋ। ਜਦੋਂ ਸਾਰੇ ਖਿਡਾਰੀ ਤਿਆਰ ਹੋਣ, ਮੈਚ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>So everybody is asked again.</source>
        <translation>ਸੋ ਸਾਰਿਆਂ ਤੋਂ ਇੱਕ ਵਾਰ ਫਿਰ ਪੁੱਛਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 has changed the rules.</source>
        <comment>a name</comment>
        <translation>%1 ਨੇ ਨਿਯਮ ਬਦਲੇ ਹਨ।</translation>
    </message>
    <message>
        <source>%1 has changed the rules. %2</source>
        <comment>a name, and the first rule that is another one now</comment>
        <translation>%1 ਨੇ ਨਿਯਮ ਬਦਲੇ ਹਨ। %2</translation>
    </message>
    <message>
        <source>%1&apos;s table. %2. %3 seats.</source>
        <comment>the room before a match: whose, by which rules, for how many</comment>
        <translation>%1 ਦਾ ਮੇਜ਼। %2। %3 ਥਾਵਾਂ।</translation>
    </message>
    <message>
        <source>Your table. %1. %2 seats.</source>
        <comment>the same for the host</comment>
        <translation>ਤੁਹਾਡਾ ਮੇਜ਼। %1। %2 ਥਾਵਾਂ।</translation>
    </message>
    <message>
        <source>%1, but to %2</source>
        <comment>a set of rules, and the points to which the match goes</comment>
        <translation>%1, ਪਰ %2 ਤੱਕ</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %2 change(s)</source>
        <comment>a set of rules</comment>
        <translation>
            <numerusform>%1, %2 ਤਬਦੀਲੀ ਨਾਲ</numerusform>
            <numerusform>%1, %2 ਤਬਦੀਲੀਆਂ ਨਾਲ</numerusform>
        </translation>
    </message>
    <message>
        <source>To %1 points, not to %2.</source>
        <translation>%1 ਅੰਕਾਂ ਤੱਕ, %2 ਤੱਕ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>As in the rulebook, to %1 points.</source>
        <translation>ਨਿਯਮਾਂ ਦੀ ਕਿਤਾਬ ਵਾਂਗ, %1 ਅੰਕਾਂ ਤੱਕ।</translation>
    </message>
    <message>
        <source>Made for another number of players.</source>
        <comment>of a set of rules</comment>
        <translation>ਖਿਡਾਰੀਆਂ ਦੀ ਹੋਰ ਗਿਣਤੀ ਲਈ।</translation>
    </message>
    <message>
        <source>As in the rulebook.</source>
        <translation>ਨਿਯਮਾਂ ਦੀ ਕਿਤਾਬ ਵਾਂਗ।</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a rule and its value at this table</comment>
        <translation>%1: %2।</translation>
    </message>
    <message>
        <source>Undo and claims if all agree.</source>
        <translation>ਸਾਰੇ ਮੰਨਣ ਤਾਂ ਚਾਲ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ, ਅਤੇ ਬਾਕੀ ਸਰਾਂ ਵੀ।</translation>
    </message>
    <message>
        <source>No undo.</source>
        <translation>ਚਾਲ ਵਾਪਸ ਨਹੀਂ ਲਈ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>%1 for a move.</source>
        <comment>a time, as 2 minutes</comment>
        <translation>ਇੱਕ ਚਾਲ ਲਈ %1।</translation>
    </message>
    <message>
        <source>No limit for a move.</source>
        <translation>ਚਾਲ ਲਈ ਸਮੇਂ ਦੀ ਕੋਈ ਹੱਦ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>People may watch.</source>
        <translation>ਵੇਖਣ ਵਾਲੇ ਆ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>No watchers.</source>
        <translation>ਵੇਖਣ ਵਾਲੇ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Latecomers may watch or take a seat.</source>
        <translation>ਬਾਅਦ ਵਿੱਚ ਆਉਣ ਵਾਲੇ ਵੇਖ ਸਕਦੇ ਹਨ ਜਾਂ ਬੈਠ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Latecomers may take a seat.</source>
        <translation>ਬਾਅਦ ਵਿੱਚ ਆਉਣ ਵਾਲੇ ਬੈਠ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Hints are allowed.</source>
        <translation>ਇਸ਼ਾਰਿਆਂ ਦੀ ਖੁੱਲ੍ਹ ਹੈ।</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>rules that find no room on a list</comment>
        <translation>ਅਤੇ %1 ਹੋਰ</translation>
    </message>
    <message>
        <source>you · host</source>
        <translation>ਤੁਸੀਂ · ਮੇਜ਼ਬਾਨ</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below the own name on a plate</comment>
        <translation>ਤੁਸੀਂ</translation>
    </message>
    <message>
        <source>host</source>
        <comment>below the name of whose table it is</comment>
        <translation>ਮੇਜ਼ਬਾਨ</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>ਤੁਹਾਡੇ ਸਾਥੀ</translation>
    </message>
    <message>
        <source>%1&apos;s partner</source>
        <comment>a seat: whose partner sits there</comment>
        <translation>%1 ਦੇ ਸਾਥੀ</translation>
    </message>
    <message>
        <source>beside you</source>
        <comment>a seat of the other side</comment>
        <translation>ਤੁਹਾਡੇ ਨਾਲ ਵਾਲੀ ਥਾਂ</translation>
    </message>
    <message>
        <source>left</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>ਖੱਬੇ</translation>
    </message>
    <message>
        <source>across</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>ਸਾਹਮਣੇ</translation>
    </message>
    <message>
        <source>right</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>ਸੱਜੇ</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>of a seat, in a match that goes on</comment>
        <translation>
            <numerusform>%1 ਅੰਕ</numerusform>
            <numerusform>%1 ਅੰਕ</numerusform>
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
        <translation>ਤਿਆਰ</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>ਅਜੇ ਤਿਆਰ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>away</source>
        <comment>of a person whose line is lost</comment>
        <translation>ਇੱਥੇ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>computer · %1</source>
        <comment>and its level</comment>
        <translation>ਕੰਪਿਊਟਰ · %1</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>ਖ਼ਾਲੀ ਥਾਂ</translation>
    </message>
    <message>
        <source>%1&apos;s seat</source>
        <comment>open, kept for whoever sat there before</comment>
        <translation>%1 ਦੀ ਥਾਂ</translation>
    </message>
    <message>
        <source>click to choose</source>
        <translation>ਇੱਥੇ ਕਲਿੱਕ ਕਰੋ</translation>
    </message>
    <message>
        <source>click to sit here</source>
        <translation>ਇੱਥੇ ਬੈਠੋ</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>ਮੈਚ ਸ਼ੁਰੂ ਕਰੋ</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <comment>that was begun at a table which is gone</comment>
        <translation>ਮੈਚ ਅੱਗੇ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>a computer takes the open seat</source>
        <translation>ਖ਼ਾਲੀ ਥਾਂ ਕੰਪਿਊਟਰ ਲਵੇਗਾ</translation>
    </message>
    <message numerus="yes">
        <source>computers take the %1 open seats</source>
        <translation>
            <numerusform>%1 ਖ਼ਾਲੀ ਥਾਂ ਕੰਪਿਊਟਰ ਲਵੇਗਾ</numerusform>
            <numerusform>%1 ਖ਼ਾਲੀ ਥਾਵਾਂ ਕੰਪਿਊਟਰ ਲੈਣਗੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <comment>who play together</comment>
        <translation>
            <numerusform>%1 ਜਣਾ</numerusform>
            <numerusform>%1 ਜਣੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and a computer</source>
        <comment>how many people play, and a computer</comment>
        <translation>%1 ਅਤੇ ਇੱਕ ਕੰਪਿਊਟਰ</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 computers</source>
        <comment>how many people play, and how many computers</comment>
        <translation>
            <numerusform>%1 ਅਤੇ %2 ਕੰਪਿਊਟਰ</numerusform>
            <numerusform>%1 ਅਤੇ %2 ਕੰਪਿਊਟਰ</numerusform>
        </translation>
    </message>
    <message>
        <source>you alone</source>
        <translation>ਤੁਸੀਂ ਇਕੱਲੇ</translation>
    </message>
    <message>
        <source>%1 isn&apos;t ready yet</source>
        <comment>one name</comment>
        <translation>%1 ਅਜੇ ਤਿਆਰ ਨਹੀਂ %1{f:ਹੈ|m:ਹੈ|n:ਹਨ}</translation>
    </message>
    <message>
        <source>%1 aren&apos;t ready yet</source>
        <comment>two names: Ravi and Leila</comment>
        <translation>%1 ਅਜੇ ਤਿਆਰ ਨਹੀਂ ਹਨ</translation>
    </message>
    <message numerus="yes">
        <source>%1 aren&apos;t ready yet</source>
        <comment>how many people</comment>
        <translation>
            <numerusform>%1 ਜਣਾ ਅਜੇ ਤਿਆਰ ਨਹੀਂ</numerusform>
            <numerusform>%1 ਜਣੇ ਅਜੇ ਤਿਆਰ ਨਹੀਂ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is away; a computer sits in</source>
        <comment>a name</comment>
        <translation>%1 ਇੱਥੇ ਨਹੀਂ; ਉਸ ਥਾਂ ਕੰਪਿਊਟਰ ਬੈਠੇਗਾ</translation>
    </message>
    <message numerus="yes">
        <source>%1 are away; computers sit in</source>
        <comment>how many people</comment>
        <translation>
            <numerusform>%1 ਜਣਾ ਇੱਥੇ ਨਹੀਂ; ਉਸ ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਬੈਠੇਗਾ</numerusform>
            <numerusform>%1 ਜਣੇ ਇੱਥੇ ਨਹੀਂ; ਉਹਨਾਂ ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਬੈਠਣਗੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>take a seat first</source>
        <translation>ਪਹਿਲਾਂ ਬੈਠੋ</translation>
    </message>
    <message>
        <source>%1 sits down.</source>
        <translation>%1 ਨੇ ਥਾਂ ਲੈ ਲਈ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 has left their seat.</source>
        <translation>%1 ਨੇ ਥਾਂ ਛੱਡ ਦਿੱਤੀ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>%1 ਤਿਆਰ %1{f:ਹੈ|m:ਹੈ|n:ਹਨ}।</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>ਸਾਰੇ ਤਿਆਰ ਹਨ।</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 ਇਸ ਵੇਲੇ ਇੱਥੇ ਨਹੀਂ %1{f:ਹੈ|m:ਹੈ|n:ਹਨ}।</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ਮੁੜ %1{f:ਆਈ ਹੈ|m:ਆਇਆ ਹੈ|n:ਆਏ ਹਨ}।</translation>
    </message>
    <message>
        <source>Seat %1 of %2: %3, %4</source>
        <comment>what a screen reader says of a seat: who sits there, and more</comment>
        <translation>%2 ਵਿੱਚੋਂ ਥਾਂ %1: %3, %4</translation>
    </message>
    <message>
        <source>Seat %1 of %2: open</source>
        <comment>what a screen reader says of a seat</comment>
        <translation>%2 ਵਿੱਚੋਂ ਥਾਂ %1: ਖ਼ਾਲੀ</translation>
    </message>
    <message>
        <source>Seat %1 of %2: open, %3 sat here</source>
        <comment>what a screen reader says of a seat</comment>
        <translation>%2 ਵਿੱਚੋਂ ਥਾਂ %1: ਖ਼ਾਲੀ, ਪਹਿਲਾਂ %3 ਦੀ</translation>
    </message>
    <message>
        <source>Open for people</source>
        <translation>ਲੋਕਾਂ ਲਈ ਖੁੱਲ੍ਹੀ</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>and its level</comment>
        <translation>ਕੰਪਿਊਟਰ: %1</translation>
    </message>
    <message>
        <source>Sit here myself</source>
        <translation>ਇੱਥੇ ਮੈਂ ਬੈਠਾਂ</translation>
    </message>
    <message>
        <source>Ask to leave…</source>
        <translation>ਉੱਠਣ ਲਈ ਕਹੋ…</translation>
    </message>
    <message>
        <source>Sit opposite me</source>
        <translation>ਮੇਰੇ ਸਾਹਮਣੇ ਬਿਠਾਓ</translation>
    </message>
    <message>
        <source>Change places with %1</source>
        <comment>of two people at a table: a name</comment>
        <translation>%1 ਨਾਲ ਥਾਂ ਬਦਲਾਓ</translation>
    </message>
    <message>
        <source>Change places with me</source>
        <translation>ਮੇਰੇ ਨਾਲ ਥਾਂ ਬਦਲਾਓ</translation>
    </message>
    <message>
        <source>Move here: %1</source>
        <comment>an entry to move somebody: an open seat</comment>
        <translation>ਇੱਥੇ ਬਿਠਾਓ: %1</translation>
    </message>
    <message>
        <source>Move here: %1, %2</source>
        <comment>an entry to move somebody: an open seat, and where it is</comment>
        <translation>ਇੱਥੇ ਬਿਠਾਓ: %1, %2</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>ਮੇਜ਼ ਬੰਦ ਹੈ।</translation>
    </message>
    <message>
        <source>Ask its host to open it again.</source>
        <translation>ਮੇਜ਼ਬਾਨ ਨੂੰ ਕਹੋ ਕਿ ਦੁਬਾਰਾ ਖੋਲ੍ਹੇ।</translation>
    </message>
    <message>
        <source>The host&apos;s computer can&apos;t let you in right now.</source>
        <translation>ਮੇਜ਼ਬਾਨ ਦਾ ਕੰਪਿਊਟਰ ਇਸ ਵੇਲੇ ਤੁਹਾਨੂੰ ਨਹੀਂ ਬਿਠਾ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>Wait a little and try again.</source>
        <translation>ਥੋੜ੍ਹਾ ਰੁਕ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।</translation>
    </message>
    <message>
        <source>CardTable tries again automatically.</source>
        <translation>CardTable ਆਪਣੇ-ਆਪ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੇਗਾ।</translation>
    </message>
    <message>
        <source>Something went wrong on the way to the table.</source>
        <translation>ਮੇਜ਼ ਤੱਕ ਜਾਂਦਿਆਂ ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ।</translation>
    </message>
    <message>
        <source>Try again; if it happens again, make sure that you all have the same version of CardTable.</source>
        <translation>ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ; ਫਿਰ ਵੀ ਹੋਵੇ ਤਾਂ ਵੇਖੋ ਕਿ ਸਭ ਕੋਲ CardTable ਦਾ ਇੱਕੋ ਵਰਜਨ ਹੈ।</translation>
    </message>
    <message>
        <source>The host&apos;s computer doesn&apos;t answer.</source>
        <translation>ਮੇਜ਼ਬਾਨ ਦਾ ਕੰਪਿਊਟਰ ਜਵਾਬ ਨਹੀਂ ਦਿੰਦਾ।</translation>
    </message>
    <message>
        <source>Is the table still open? Ask its host, and try again.</source>
        <translation>ਮੇਜ਼ ਅਜੇ ਖੁੱਲ੍ਹਾ ਹੈ? ਮੇਜ਼ਬਾਨ ਤੋਂ ਪੁੱਛ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a network.</source>
        <translation>ਇਹ ਕੰਪਿਊਟਰ ਇਸ ਵੇਲੇ ਕਿਸੇ ਨੈੱਟਵਰਕ ਵਿੱਚ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Connect it to one, and try again.</source>
        <translation>ਨੈੱਟਵਰਕ ਨਾਲ ਜੋੜ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।</translation>
    </message>
    <message>
        <source>The host&apos;s computer hasn&apos;t come back.</source>
        <translation>ਮੇਜ਼ਬਾਨ ਦਾ ਕੰਪਿਊਟਰ ਵਾਪਸ ਨਹੀਂ ਆਇਆ।</translation>
    </message>
    <message>
        <source>Your seat is kept: continue from the welcome page when the table is open again.</source>
        <translation>ਤੁਹਾਡੀ ਥਾਂ ਰੱਖੀ ਹੈ: ਮੇਜ਼ ਦੁਬਾਰਾ ਖੁੱਲ੍ਹੇ ਤਾਂ ਸੁਆਗਤ ਸਫ਼ੇ ਤੋਂ ਅੱਗੇ ਚੱਲੋ।</translation>
    </message>
    <message>
        <source>This isn&apos;t the computer that invited you.</source>
        <translation>ਇਹ ਉਹ ਕੰਪਿਊਟਰ ਨਹੀਂ, ਜਿਸ ਨੇ ਤੁਹਾਨੂੰ ਸੱਦਿਆ ਹੈ।</translation>
    </message>
    <message>
        <source>Nothing was sent to it. Ask for a new invitation.</source>
        <translation>ਉਸ ਨੂੰ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਨਵਾਂ ਸੱਦਾ ਮੰਗੋ।</translation>
    </message>
    <message>
        <source>This invitation can&apos;t be read.</source>
        <translation>ਇਹ ਸੱਦਾ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾਂਦਾ।</translation>
    </message>
    <message>
        <source>Copy the whole message again and paste it.</source>
        <translation>ਸੁਨੇਹਾ ਦੁਬਾਰਾ ਪੂਰਾ ਕਾਪੀ ਕਰਕੇ ਚਿਪਕਾਓ।</translation>
    </message>
    <message>
        <source>The table isn&apos;t open right now.</source>
        <translation>ਮੇਜ਼ ਇਸ ਵੇਲੇ ਖੁੱਲ੍ਹਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Ask its host to open it, and try again.</source>
        <translation>ਮੇਜ਼ਬਾਨ ਨੂੰ ਖੋਲ੍ਹਣ ਲਈ ਕਹੋ, ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।</translation>
    </message>
    <message>
        <source>The host&apos;s computer can&apos;t be reached from here.</source>
        <translation>ਇੱਥੋਂ ਮੇਜ਼ਬਾਨ ਦੇ ਕੰਪਿਊਟਰ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚਿਆ ਜਾ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>Ask its host to choose a relay in Preferences, and to send a new invitation.</source>
        <translation>ਮੇਜ਼ਬਾਨ ਨੂੰ ਕਹੋ ਕਿ “ਪਸੰਦਾਂ” ਵਿੱਚ ਰੀਲੇਅ ਚੁਣ ਕੇ ਨਵਾਂ ਸੱਦਾ ਭੇਜੇ।</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t reach other houses.</source>
        <translation>ਇਹ CardTable ਦੂਜੇ ਘਰਾਂ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>Play in the same house, or at a table on a server.</source>
        <translation>ਇੱਕੋ ਘਰ ਵਿੱਚ ਖੇਡੋ, ਜਾਂ ਕਿਸੇ ਸਰਵਰ ਦੇ ਮੇਜ਼ ਉੱਤੇ।</translation>
    </message>
    <message>
        <source>The table doesn&apos;t know your seat.</source>
        <translation>ਮੇਜ਼ ਨੂੰ ਤੁਹਾਡੀ ਥਾਂ ਦਾ ਪਤਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Your seat is kept. Try again later, or ask the host for a new invitation.</source>
        <translation>ਤੁਹਾਡੀ ਥਾਂ ਰੱਖੀ ਹੈ। ਬਾਅਦ ਵਿੱਚ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਮੇਜ਼ਬਾਨ ਤੋਂ ਨਵਾਂ ਸੱਦਾ ਮੰਗੋ।</translation>
    </message>
    <message>
        <source>This table is already open.</source>
        <translation>ਇਹ ਮੇਜ਼ ਪਹਿਲਾਂ ਹੀ ਖੁੱਲ੍ਹਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Look for the other window of CardTable.</source>
        <translation>CardTable ਦੀ ਦੂਜੀ ਵਿੰਡੋ ਵੇਖੋ।</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t use the network.</source>
        <translation>CardTable ਦੀ ਇਹ ਕਾਪੀ ਨੈੱਟਵਰਕ ਨਹੀਂ ਵਰਤ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>Install it with its network parts; everything else works as before.</source>
        <translation>ਨੈੱਟਵਰਕ ਵਾਲੇ ਹਿੱਸਿਆਂ ਸਮੇਤ ਇੰਸਟਾਲ ਕਰੋ; ਬਾਕੀ ਸਭ ਪਹਿਲਾਂ ਵਾਂਗ ਚੱਲਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The table couldn&apos;t be saved on this computer.</source>
        <translation>ਮੇਜ਼ ਇਸ ਕੰਪਿਊਟਰ ਉੱਤੇ ਸੰਭਾਲਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ।</translation>
    </message>
    <message>
        <source>Playing with people has stopped working.</source>
        <translation>ਲੋਕਾਂ ਨਾਲ ਖੇਡਣਾ ਰੁਕ ਗਿਆ ਹੈ।</translation>
    </message>
    <message>
        <source>Close CardTable and start it again: your seat is kept.</source>
        <translation>CardTable ਬੰਦ ਕਰਕੇ ਦੁਬਾਰਾ ਚਲਾਓ: ਤੁਹਾਡੀ ਥਾਂ ਰੱਖੀ ਹੈ।</translation>
    </message>
    <message>
        <source>This invitation no longer works.</source>
        <translation>ਇਹ ਸੱਦਾ ਹੁਣ ਨਹੀਂ ਚੱਲਦਾ।</translation>
    </message>
    <message>
        <source>Ask for a new one.</source>
        <translation>ਨਵਾਂ ਮੰਗੋ।</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>ਮੇਜ਼ ਭਰਿਆ ਹੋਇਆ ਹੈ।</translation>
    </message>
    <message>
        <source>Ask whether somebody will give up a seat, or whether you may watch.</source>
        <translation>ਪੁੱਛੋ ਕਿ ਕੀ ਕੋਈ ਉੱਠ ਸਕਦਾ ਹੈ, ਜਾਂ ਕੀ ਤੁਸੀਂ ਸਿਰਫ਼ ਵੇਖ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>The host has asked you to leave the table.</source>
        <translation>ਮੇਜ਼ਬਾਨ ਨੇ ਤੁਹਾਨੂੰ ਮੇਜ਼ ਤੋਂ ਉੱਠਣ ਲਈ ਕਿਹਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You can come back with a new invitation.</source>
        <translation>ਨਵੇਂ ਸੱਦੇ ਨਾਲ ਤੁਸੀਂ ਮੁੜ ਆ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>You have taken your seat from another computer.</source>
        <translation>ਤੁਸੀਂ ਹੁਣ ਕਿਸੇ ਹੋਰ ਕੰਪਿਊਟਰ ਉੱਤੇ ਆਪਣੀ ਥਾਂ ਬੈਠੇ ਹੋ।</translation>
    </message>
    <message>
        <source>Play on there, or come back here.</source>
        <translation>ਉੱਥੇ ਖੇਡੋ, ਜਾਂ ਇੱਥੇ ਮੁੜ ਆਓ।</translation>
    </message>
    <message>
        <source>The table can&apos;t take your name.</source>
        <translation>ਇਹ ਨਾਂ ਮੇਜ਼ ਉੱਤੇ ਨਹੀਂ ਚੱਲ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>Choose a name that the others can&apos;t mistake for themselves or for a computer.</source>
        <translation>ਅਜਿਹਾ ਨਾਂ ਚੁਣੋ, ਜਿਸ ਤੋਂ ਦੂਜਿਆਂ ਨੂੰ ਆਪਣੇ ਨਾਂ ਜਾਂ ਕਿਸੇ ਕੰਪਿਊਟਰ ਦਾ ਭੁਲੇਖਾ ਨਾ ਪਵੇ।</translation>
    </message>
    <message>
        <source>Between houses, what you send is encrypted. It goes straight to the other computers or, where a router prevents that, through a relay. The relay can see which internet addresses play together and when, but no card, name or phrase.</source>
        <translation>ਘਰਾਂ ਵਿਚਕਾਰ ਤੁਸੀਂ ਜੋ ਭੇਜਦੇ ਹੋ ਉਹ ਇਨਕ੍ਰਿਪਟ ਹੁੰਦਾ ਹੈ। ਉਹ ਸਿੱਧਾ ਦੂਜੇ ਕੰਪਿਊਟਰਾਂ ਤੱਕ ਜਾਂਦਾ ਹੈ; ਜਿੱਥੇ ਰਾਊਟਰ ਇਹ ਨਾ ਹੋਣ ਦੇਵੇ, ਉੱਥੇ ਰੀਲੇਅ ਰਾਹੀਂ। ਰੀਲੇਅ ਵੇਖ ਸਕਦਾ ਹੈ ਕਿ ਕਿਹੜੇ ਇੰਟਰਨੈੱਟ ਪਤੇ ਕਦੋਂ ਇਕੱਠੇ ਖੇਡਦੇ ਹਨ, ਪਰ ਕੋਈ ਪੱਤਾ, ਨਾਂ ਜਾਂ ਗੱਲ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The host has another version of CardTable.</source>
        <translation>ਮੇਜ਼ਬਾਨ ਕੋਲ CardTable ਦਾ ਹੋਰ ਵਰਜਨ ਹੈ।</translation>
    </message>
    <message>
        <source>The host has CardTable %1, you have %2. Both need the same one.</source>
        <translation>ਮੇਜ਼ਬਾਨ ਕੋਲ CardTable %1 ਹੈ, ਤੁਹਾਡੇ ਕੋਲ %2। ਦੋਹਾਂ ਕੋਲ ਇੱਕੋ ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Both need the same one: get the latest.</source>
        <translation>ਦੋਹਾਂ ਕੋਲ ਇੱਕੋ ਚਾਹੀਦਾ ਹੈ: ਸਭ ਤੋਂ ਨਵਾਂ ਲਓ।</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>ਤੁਸੀਂ ਕੌਣ ਹੋ?</translation>
    </message>
    <message>
        <source>The others see this name and this portrait. You are asked only once.</source>
        <translation>ਦੂਜਿਆਂ ਨੂੰ ਇਹ ਨਾਂ ਅਤੇ ਤਸਵੀਰ ਦਿਸਦੇ ਹਨ। ਤੁਹਾਡੇ ਤੋਂ ਇੱਕੋ ਵਾਰ ਪੁੱਛਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>ਤੁਹਾਡਾ ਨਾਂ</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>ਤੁਹਾਡੀ ਤਸਵੀਰ</translation>
    </message>
    <message>
        <source>That&apos;s me</source>
        <translation>ਇਹ ਮੈਂ ਹਾਂ</translation>
    </message>
    <message>
        <source>Please write a name: letters, digits, spaces.</source>
        <translation>ਨਾਂ ਲਿਖੋ: ਅੱਖਰ, ਅੰਕ, ਸਪੇਸ।</translation>
    </message>
    <message>
        <source>Choose another name: the others could mistake “%1” for themselves or for a computer.</source>
        <translation>ਹੋਰ ਨਾਂ ਚੁਣੋ: “%1” ਤੋਂ ਦੂਜਿਆਂ ਨੂੰ ਆਪਣੇ ਨਾਂ ਜਾਂ ਕਿਸੇ ਕੰਪਿਊਟਰ ਦਾ ਭੁਲੇਖਾ ਪਵੇਗਾ।</translation>
    </message>
    <message>
        <source>You don&apos;t use a relay, so friends from other houses may not find the way. Choose one in Preferences, Players.</source>
        <translation>ਤੁਸੀਂ ਕੋਈ ਰੀਲੇਅ ਨਹੀਂ ਵਰਤਦੇ, ਇਸ ਲਈ ਸ਼ਾਇਦ ਦੂਜੇ ਘਰਾਂ ਦੇ ਦੋਸਤ ਨਾ ਆ ਸਕਣ। ਰੀਲੇਅ “ਪਸੰਦਾਂ”, “ਖਿਡਾਰੀ” ਵਿੱਚ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>%1&apos;s seat</source>
        <comment>a computer&apos;s name, or that of somebody who has left</comment>
        <translation>%1 ਦੀ ਥਾਂ</translation>
    </message>
    <message>
        <source>Free seats</source>
        <translation>ਖ਼ਾਲੀ ਥਾਵਾਂ</translation>
    </message>
    <message>
        <source>Who should leave</source>
        <translation>ਕੌਣ ਜਾਵੇ</translation>
    </message>
</context>
<context>
    <name>People&apos;s table</name>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>ਇਹ ਸਿਰਫ਼ ਮੇਜ਼ ਦਾ ਮੇਜ਼ਬਾਨ ਕਰ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>That can&apos;t be done now.</source>
        <translation>ਇਹ ਇਸ ਵੇਲੇ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>ਪਹਿਲਾਂ ਬੈਠੋ।</translation>
    </message>
    <message>
        <source>Somebody isn&apos;t ready yet.</source>
        <translation>ਕੋਈ ਅਜੇ ਤਿਆਰ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Somebody must sit down before the match begins.</source>
        <translation>ਮੈਚ ਤੋਂ ਪਹਿਲਾਂ ਕਿਸੇ ਨੂੰ ਬੈਠਣਾ ਪਵੇਗਾ।</translation>
    </message>
    <message>
        <source>Nobody can sit down during a match at this table.</source>
        <translation>ਇਸ ਮੇਜ਼ ਉੱਤੇ ਮੈਚ ਦੌਰਾਨ ਕੋਈ ਨਹੀਂ ਬੈਠ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>Somebody has just got up. You can sit down from the next deal on.</source>
        <translation>ਕੋਈ ਹੁਣੇ ਉੱਠਿਆ ਹੈ। ਤੁਸੀਂ ਅਗਲੀ ਬਾਜ਼ੀ ਤੋਂ ਬੈਠ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>That seat is taken.</source>
        <translation>ਉਹ ਥਾਂ ਖ਼ਾਲੀ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The rules have just been changed. Look at them again.</source>
        <translation>ਨਿਯਮ ਹੁਣੇ ਬਦਲੇ ਹਨ। ਦੁਬਾਰਾ ਵੇਖੋ।</translation>
    </message>
    <message>
        <source>This table can&apos;t be played by these rules.</source>
        <translation>ਇਸ ਮੇਜ਼ ਉੱਤੇ ਇਹਨਾਂ ਨਿਯਮਾਂ ਨਾਲ ਨਹੀਂ ਖੇਡਿਆ ਜਾ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>This match goes on by the rules it began with.</source>
        <translation>ਇਹ ਮੈਚ ਉਹਨਾਂ ਨਿਯਮਾਂ ਨਾਲ ਚੱਲਦਾ ਹੈ ਜਿਨ੍ਹਾਂ ਨਾਲ ਸ਼ੁਰੂ ਹੋਇਆ ਸੀ।</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>ਮੇਜ਼ ਰੁਕਿਆ ਹੋਇਆ ਹੈ।</translation>
    </message>
    <message>
        <source>You have just asked for that. Wait a little.</source>
        <translation>ਇਹ ਤੁਸੀਂ ਹੁਣੇ ਮੰਗਿਆ ਸੀ। ਥੋੜ੍ਹਾ ਰੁਕੋ।</translation>
    </message>
    <message>
        <source>You&apos;ve asked for that often enough.</source>
        <translation>ਇਹ ਤੁਸੀਂ ਕਾਫ਼ੀ ਵਾਰ ਮੰਗ ਚੁੱਕੇ ਹੋ।</translation>
    </message>
    <message>
        <source>The table couldn&apos;t save that. Try again in a moment.</source>
        <translation>ਮੇਜ਼ ਇਹ ਸੰਭਾਲ ਨਹੀਂ ਸਕਿਆ। ਪਲ ਕੁ ਪਿੱਛੋਂ ਦੁਬਾਰਾ ਕਰੋ।</translation>
    </message>
    <message>
        <source>A bug in the program prevents this.</source>
        <translation>ਪ੍ਰੋਗਰਾਮ ਦੀ ਇੱਕ ਗ਼ਲਤੀ ਕਰਕੇ ਇਹ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>Moves can&apos;t be undone at this table.</source>
        <translation>ਇਸ ਮੇਜ਼ ਉੱਤੇ ਚਾਲਾਂ ਵਾਪਸ ਨਹੀਂ ਲਈਆਂ ਜਾ ਸਕਦੀਆਂ।</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again.</source>
        <translation>ਮੇਜ਼ ਨਾਲ ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ ਹੈ। ਦੁਬਾਰਾ ਜੋੜਿਆ ਜਾ ਰਿਹਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Your last move is still on its way.</source>
        <translation>ਤੁਹਾਡੀ ਪਿਛਲੀ ਚਾਲ ਅਜੇ ਰਾਹ ਵਿੱਚ ਹੈ।</translation>
    </message>
    <message>
        <source>The table didn&apos;t do that.</source>
        <translation>ਮੇਜ਼ ਨੇ ਇਹ ਨਹੀਂ ਕੀਤਾ।</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Hello!</source>
        <extracomment>What players say to each other at the table, on small buttons and in bubbles: at most 28 letters, friendly.</extracomment>
        <translation>ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>ਕਿਸਮਤ ਸਾਥ ਦੇਵੇ!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>ਵਾਹ, ਵਧੀਆ ਖੇਡੇ!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>ਧੰਨਵਾਦ!</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>ਖੇਡ ਦਾ ਮਜ਼ਾ ਆਇਆ!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>ਮਾਫ਼ ਕਰਨਾ!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>ਹਾਏ ਰੱਬਾ!</translation>
    </message>
    <message>
        <source>Lucky!</source>
        <translation>ਕਿਸਮਤ ਵਾਲੇ ਹੋ!</translation>
    </message>
    <message>
        <source>What a hand!</source>
        <translation>ਵਾਹ, ਕੀ ਪੱਤੇ ਹਨ!</translation>
    </message>
    <message>
        <source>Nice try!</source>
        <translation>ਕੋਸ਼ਿਸ਼ ਵਧੀਆ ਸੀ!</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>ਮਸਾਂ ਹੀ ਬਚੇ!</translation>
    </message>
    <message>
        <source>I didn&apos;t see that coming.</source>
        <translation>ਇਹ ਤਾਂ ਸੋਚਿਆ ਨਹੀਂ ਸੀ।</translation>
    </message>
    <message>
        <source>My mistake.</source>
        <translation>ਮੇਰੀ ਗ਼ਲਤੀ।</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>ਇੱਕ ਮਿੰਟ ਰੁਕਣਾ।</translation>
    </message>
    <message>
        <source>I&apos;m back.</source>
        <translation>ਲਓ ਜੀ, ਮੈਂ ਫਿਰ ਹਾਜ਼ਰ!</translation>
    </message>
    <message>
        <source>I have to go soon.</source>
        <translation>ਮੈਂ ਛੇਤੀ ਜਾਣਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Last deal for me.</source>
        <translation>ਮੇਰੀ ਇਹ ਆਖ਼ਰੀ ਬਾਜ਼ੀ।</translation>
    </message>
    <message>
        <source>Take your time.</source>
        <translation>ਆਰਾਮ ਨਾਲ ਸੋਚੋ।</translation>
    </message>
    <message>
        <source>Shall we go on?</source>
        <translation>ਅੱਗੇ ਖੇਡੀਏ?</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ!</translation>
    </message>
    <message>
        <source>Another match?</source>
        <translation>ਇੱਕ ਹੋਰ ਮੈਚ?</translation>
    </message>
    <message>
        <source>Yes, I&apos;d love to!</source>
        <translation>ਹਾਂ, ਖ਼ੁਸ਼ੀ ਨਾਲ!</translation>
    </message>
    <message>
        <source>No, thank you.</source>
        <translation>ਨਹੀਂ, ਧੰਨਵਾਦ।</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>ਰੱਬ ਰਾਖਾ!</translation>
    </message>
    <message>
        <source>Ha ha!</source>
        <translation>ਹਾ ਹਾ!</translation>
    </message>
    <message>
        <source>Brave!</source>
        <translation>ਵਾਹ, ਦਲੇਰੀ!</translation>
    </message>
    <message>
        <source>Beautiful!</source>
        <translation>ਬਹੁਤ ਖ਼ੂਬ!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>ਹਾਏ!</translation>
    </message>
    <message>
        <source>Well saved!</source>
        <translation>ਖ਼ੂਬ ਬਚਾਇਆ!</translation>
    </message>
    <message>
        <source>Partner, well done!</source>
        <translation>ਸ਼ਾਬਾਸ਼, ਸਾਥੀ!</translation>
    </message>
    <message>
        <source>Let&apos;s have some tea.</source>
        <translation>ਆਓ ਚਾਹ ਪੀਈਏ।</translation>
    </message>
    <message>
        <source>See you tomorrow!</source>
        <translation>ਕੱਲ੍ਹ ਮਿਲਦੇ ਹਾਂ!</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>away %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>ਇੱਥੇ ਨਹੀਂ %1</translation>
    </message>
    <message>
        <source>host · away %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>ਮੇਜ਼ਬਾਨ · ਇੱਥੇ ਨਹੀਂ %1</translation>
    </message>
    <message>
        <source>thinking %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>ਸੋਚ ਵਿੱਚ %1</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %1 second(s) left</source>
        <translation>
            <numerusform>ਤੁਹਾਡੀ ਵਾਰੀ: %1 ਸਕਿੰਟ ਬਾਕੀ</numerusform>
            <numerusform>ਤੁਹਾਡੀ ਵਾਰੀ: %1 ਸਕਿੰਟ ਬਾਕੀ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s) left.</source>
        <translation>
            <numerusform>%1 ਸਕਿੰਟ ਬਾਕੀ।</numerusform>
            <numerusform>%1 ਸਕਿੰਟ ਬਾਕੀ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The others may let a computer play on.</source>
        <translation>ਬਾਕੀ ਖਿਡਾਰੀ ਹੁਣ ਕੰਪਿਊਟਰ ਨੂੰ ਖੇਡਣ ਦੇ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>ਮੈਚ ਮੁੱਕ ਚੁੱਕਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>ਮੇਜ਼ ਰੁਕਿਆ ਹੋਇਆ ਹੈ।</translation>
    </message>
    <message>
        <source>A computer plays for you.</source>
        <translation>ਤੁਹਾਡੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡ ਰਿਹਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You can play again when the connection is back.</source>
        <translation>ਕਨੈਕਸ਼ਨ ਮੁੜ ਜੁੜੇ ਤਾਂ ਤੁਸੀਂ ਫਿਰ ਖੇਡ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>You can watch again when the connection is back.</source>
        <translation>ਕਨੈਕਸ਼ਨ ਮੁੜ ਜੁੜੇ ਤਾਂ ਤੁਸੀਂ ਫਿਰ ਵੇਖ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>The table is waiting for %1.</source>
        <translation>ਮੇਜ਼ ਨੂੰ %1 ਦੀ ਉਡੀਕ ਹੈ।</translation>
    </message>
    <message>
        <source>The table is waiting.</source>
        <translation>ਮੇਜ਼ ਉਡੀਕ ਵਿੱਚ ਹੈ।</translation>
    </message>
    <message>
        <source>Answer %1 first.</source>
        <comment>before playing on</comment>
        <translation>ਪਹਿਲਾਂ %1 ਨੂੰ ਜਵਾਬ ਦਿਓ।</translation>
    </message>
    <message>
        <source>The table is waiting for the answers.</source>
        <translation>ਮੇਜ਼ ਨੂੰ ਜਵਾਬਾਂ ਦੀ ਉਡੀਕ ਹੈ।</translation>
    </message>
    <message>
        <source>muted by you</source>
        <comment>on a plate, below a name</comment>
        <translation>ਤੁਸੀਂ ਚੁੱਪ ਕਰਾਇਆ</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 ਇਸ ਵੇਲੇ ਇੱਥੇ ਨਹੀਂ %1{f:ਹੈ|m:ਹੈ|n:ਹਨ}।</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ਮੁੜ %1{f:ਆਈ ਹੈ|m:ਆਇਆ ਹੈ|n:ਆਏ ਹਨ}।</translation>
    </message>
    <message>
        <source>A computer plays on for %1, who can come back at any time.</source>
        <translation>%1 ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡਦਾ ਹੈ; ਉਹ ਕਦੇ ਵੀ ਮੁੜ ਆ %1{f:ਸਕਦੀ ਹੈ|m:ਸਕਦਾ ਹੈ|n:ਸਕਦੇ ਹਨ}।</translation>
    </message>
    <message>
        <source>%1 has left. A computer plays on.</source>
        <translation>%1 ਨੇ ਥਾਂ ਛੱਡ ਦਿੱਤੀ ਹੈ। ਕੰਪਿਊਟਰ ਖੇਡੇਗਾ।</translation>
    </message>
    <message>
        <source>%1 is thinking. The time for a move is up; nothing happens automatically.</source>
        <translation>%1 ਅਜੇ ਸੋਚ %1{f:ਰਹੀ ਹੈ|m:ਰਿਹਾ ਹੈ|n:ਰਹੇ ਹਨ}। ਚਾਲ ਦਾ ਸਮਾਂ ਮੁੱਕ ਗਿਆ; ਆਪਣੇ-ਆਪ ਕੁਝ ਨਹੀਂ ਹੁੰਦਾ।</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>%1 ਦਾ ਮੇਜ਼</translation>
    </message>
    <message>
        <source>%1&apos;s table, %2 watching</source>
        <translation>%1 ਦਾ ਮੇਜ਼, ਵੇਖਣ ਵਾਲੇ: %2</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>ਤੁਹਾਡਾ ਮੇਜ਼</translation>
    </message>
    <message>
        <source>Your table, %1 watching</source>
        <comment>how many people look on</comment>
        <translation>ਤੁਹਾਡਾ ਮੇਜ਼, ਵੇਖਣ ਵਾਲੇ: %1</translation>
    </message>
    <message>
        <source>%1 watching</source>
        <comment>how many people look on</comment>
        <translation>ਵੇਖਣ ਵਾਲੇ: %1</translation>
    </message>
    <message>
        <source>%1 takes %2&apos;s seat.</source>
        <comment>two names: a newcomer&apos;s, and a computer&apos;s or whose seat it kept</comment>
        <translation>%1 ਨੇ %2 ਦੀ ਥਾਂ ਲਈ।</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>The rules allow this; there is nothing more to say about it.</source>
        <translation>ਨਿਯਮ ਇਸ ਦੀ ਖੁੱਲ੍ਹ ਦਿੰਦੇ ਹਨ; ਇਸ ਬਾਰੇ ਹੋਰ ਕਹਿਣ ਨੂੰ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>This comes next in the script.</source>
        <translation>ਤੈਅ ਤਰਤੀਬ ਵਿੱਚ ਹੁਣ ਇਹੀ ਆਉਂਦਾ ਹੈ।</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Portrait of %1</source>
        <translation>%1 ਦੀ ਤਸਵੀਰ</translation>
    </message>
    <message>
        <source>Portrait %1 of %2</source>
        <translation>%2 ਵਿੱਚੋਂ ਤਸਵੀਰ %1</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice: deal %1 again</source>
        <translation>ਅਭਿਆਸ: ਬਾਜ਼ੀ %1 ਇੱਕ ਵਾਰ ਹੋਰ</translation>
    </message>
    <message>
        <source>It doesn&apos;t count. Your match waits where you left it.</source>
        <translation>ਇਹ ਗਿਣੀ ਨਹੀਂ ਜਾਂਦੀ। ਤੁਹਾਡਾ ਮੈਚ ਉੱਥੇ ਹੀ ਹੈ ਜਿੱਥੇ ਛੱਡਿਆ ਸੀ।</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <comment>which deal, and from where it is played on</comment>
        <translation>ਅਭਿਆਸ: %1</translation>
    </message>
    <message>
        <source>You had %1 points; playing on from here gave you %2.</source>
        <translation>ਪਹਿਲਾਂ ਤੁਹਾਡੇ ਅੰਕ: %1; ਇੱਥੋਂ ਖੇਡ ਕੇ: %2।</translation>
    </message>
    <message>
        <source>The first time: %1 From here: %2</source>
        <comment>two whole sentences, how a deal has ended</comment>
        <translation>ਪਹਿਲੀ ਵਾਰ: %1 ਇੱਥੋਂ: %2</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>ਮੈਚ ਵੱਲ ਵਾਪਸ</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1 ਦੇ ਨਿਯਮ</translation>
    </message>
    <message>
        <source>Changed rules apply from the next game. The current game keeps its own.</source>
        <translation>ਬਦਲੇ ਨਿਯਮ ਅਗਲੀ ਖੇਡ ਤੋਂ ਲਾਗੂ ਹੁੰਦੇ ਹਨ। ਚੱਲਦੀ ਖੇਡ ਦੇ ਆਪਣੇ ਨਿਯਮ ਰਹਿੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>Only the rules for this many players are shown.</source>
        <translation>ਸਿਰਫ਼ ਇੰਨੇ ਖਿਡਾਰੀਆਂ ਵਾਲੇ ਨਿਯਮ ਵਿਖਾਏ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many players: choose others.</source>
        <translation>ਇਹ ਨਿਯਮ ਇੰਨੇ ਖਿਡਾਰੀਆਂ ਲਈ ਨਹੀਂ ਹਨ: ਹੋਰ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>The winning card is outlined; a card that you can&apos;t play is dimmed.</source>
        <translation>ਜਿੱਤਦੇ ਪੱਤੇ ਦੁਆਲੇ ਲਕੀਰ ਹੁੰਦੀ ਹੈ; ਜੋ ਪੱਤਾ ਨਹੀਂ ਖੇਡਿਆ ਜਾ ਸਕਦਾ, ਉਹ ਮੱਧਮ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>These are your cards.</source>
        <translation>ਇਹ ਤੁਹਾਡੇ ਪੱਤੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>ਪਸੰਦਾਂ</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>ਪਸੰਦਾਂ ਦੇ ਸਫ਼ੇ</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>ਮੁੱਢਲੀਆਂ ਸੈਟਿੰਗਾਂ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>ਮੇਜ਼</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>ਪੱਤੇ</translation>
    </message>
    <message>
        <source>Motion</source>
        <translatorcomment>&apos;ਹਿਲਜੁਲ&apos; for motion of cards</translatorcomment>
        <translation>ਹਿਲਜੁਲ</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>ਆਵਾਜ਼ਾਂ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ਭਾਸ਼ਾ</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translatorcomment>&apos;ਸੌਖੀ ਪਹੁੰਚ&apos; for accessibility</translatorcomment>
        <translation>ਸੌਖੀ ਪਹੁੰਚ</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>ਸੈਟਿੰਗ ਲੱਭੋ</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>ਇਹਨਾਂ ਸ਼ਬਦਾਂ ਵਾਲੀ ਕੋਈ ਸੈਟਿੰਗ ਨਹੀਂ ਹੈ।</translation>
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
        <translation>ਫਾਇਲ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>ਫੋਲਡਰ</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>ਫੋਲਡਰ</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ਡਰਾਈਵ</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>ਉਪਨਾਮ</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ਸ਼ਾਰਟਕੱਟ</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>ਅਣਜਾਣ</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>ਸਭ ਚੁਣੋ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>ਵਧਾਓ(&amp;U)</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>ਘਟਾਓ(&amp;D)</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>ਦੱਬੋ</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>ਬਦਲੋ</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>ਵਧਾਓ</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>ਘਟਾਓ</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>ਇਹ ਕੰਮ ਕਰਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>ਹਾਲਤ ਬਦਲਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>ਮੁੱਲ ਵਧਾਓ</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>ਮੁੱਲ ਘਟਾਓ</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>ਫੋਕਸ ਇੱਥੇ ਲਿਆਉਂਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>ਮੀਨੂ ਵਿਖਾਉਂਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>ਖੱਬੇ ਸਰਕਾਓ</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>ਸੱਜੇ ਸਰਕਾਓ</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>ਉੱਪਰ ਸਰਕਾਓ</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>ਹੇਠਾਂ ਸਰਕਾਓ</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>ਖੱਬੇ ਪਾਸੇ ਸਰਕਾਉਂਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>ਸੱਜੇ ਪਾਸੇ ਸਰਕਾਉਂਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>ਉੱਪਰ ਸਰਕਾਉਂਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>ਹੇਠਾਂ ਸਰਕਾਉਂਦਾ ਹੈ</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>ਚੋਣਾਂ ਦੀ ਸੂਚੀ ਖੋਲ੍ਹੋ</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>ਪਿੱਛੇ</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>ਪਿੱਛੇ ਜਾਓ</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>ਅੱਗੇ</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>ਅੱਗੇ ਜਾਓ</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>ਉੱਪਰਲਾ ਫੋਲਡਰ</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>ਉੱਪਰਲੇ ਫੋਲਡਰ ਵਿੱਚ ਜਾਓ</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>ਨਵਾਂ ਫੋਲਡਰ ਬਣਾਓ</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>ਇੱਕ ਨਵਾਂ ਫੋਲਡਰ ਬਣਾਓ</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>ਸੂਚੀ</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>ਸੂਚੀ ਵਜੋਂ ਵਿਖਾਓ</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>ਵੇਰਵੇ</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>ਵੇਰਵਿਆਂ ਨਾਲ ਵਿਖਾਓ</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>ਪਾਸੇ ਦੀ ਪੱਟੀ</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>ਥਾਵਾਂ ਅਤੇ ਬੁੱਕਮਾਰਕਾਂ ਦੀ ਸੂਚੀ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ਫਾਇਲਾਂ</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>ਇੱਥੇ ਵੇਖੋ(&amp;L):</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>ਇੱਥੇ ਵੇਖੋ:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ਫਾਇਲ ਦਾ ਨਾਂ(&amp;N):</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>ਫੋਲਡਰ:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ਫਾਇਲਾਂ ਦੀ ਕਿਸਮ(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>ਖੋਲ੍ਹੋ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ਸੰਭਾਲੋ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>ਚੁਣੋ(&amp;C)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>ਇਸ ਨਾਂ ਨਾਲ ਸੰਭਾਲੋ</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>ਸਾਰੀਆਂ ਫਾਇਲਾਂ (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>ਸਾਰੀਆਂ ਫਾਇਲਾਂ (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>ਫੋਲਡਰ</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>ਫੋਲਡਰ ਲੱਭੋ</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>ਵਿਖਾਓ: </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>ਲੁਕੀਆਂ ਫਾਇਲਾਂ ਵਿਖਾਓ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>ਨਵਾਂ ਫੋਲਡਰ(&amp;N)</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>ਨਵਾਂ ਫੋਲਡਰ</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>ਨਾਂ ਬਦਲੋ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>ਮਿਟਾਓ(&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ਮਿਟਾਓ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>ਹਟਾਓ</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>ਹਾਲੀਆ ਥਾਵਾਂ</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 ਪਹਿਲਾਂ ਹੀ ਹੈ।
ਕੀ ਉਸ ਦੀ ਥਾਂ ਨਵੀਂ ਰੱਖਣੀ ਹੈ?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
ਫਾਇਲ ਨਹੀਂ ਲੱਭੀ।
ਵੇਖੋ ਕਿ ਨਾਂ ਠੀਕ ਲਿਖਿਆ ਹੈ।</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
ਫੋਲਡਰ ਨਹੀਂ ਲੱਭਾ।
ਵੇਖੋ ਕਿ ਨਾਂ ਠੀਕ ਲਿਖਿਆ ਹੈ।</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>ਕੀ “%1” ਨੂੰ ਸੱਚਮੁੱਚ ਮਿਟਾਉਣਾ ਹੈ?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” ਬਦਲਣ ਤੋਂ ਸੁਰੱਖਿਅਤ ਹੈ।
ਕੀ ਫਿਰ ਵੀ ਮਿਟਾਉਣਾ ਹੈ?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>ਫੋਲਡਰ ਮਿਟਾਇਆ ਨਹੀਂ ਜਾ ਸਕਿਆ।</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>ਨਾਂ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>ਆਕਾਰ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>ਕਿਸਮ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>ਕਿਸਮ</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>ਬਦਲਣ ਦੀ ਤਾਰੀਖ਼</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>ਕੰਪਿਊਟਰ</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>ਠੀਕ ਹੈ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ਸੰਭਾਲੋ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>ਰੱਦ ਕਰੋ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>ਬੰਦ ਕਰੋ(&amp;C)</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>ਸੰਭਾਲੇ ਬਿਨਾਂ ਬੰਦ ਕਰੋ</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>ਵਾਪਸ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ਮੁੜ ਕਰੋ(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>ਕੱਟੋ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ਕਾਪੀ ਕਰੋ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ਚਿਪਕਾਓ(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ਮਿਟਾਓ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>ਸਭ ਚੁਣੋ</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ਠੀਕ ਹੈ</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ਸੰਭਾਲੋ</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>ਸਭ ਸੰਭਾਲੋ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>ਹਾਂ(&amp;Y)</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>ਸਭ ਲਈ ਹਾਂ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>ਨਹੀਂ(&amp;N)</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>ਸਭ ਲਈ ਨਹੀਂ(&amp;O)</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>ਅਧੂਰਾ ਛੱਡੋ</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>ਅਣਡਿੱਠ ਕਰੋ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ਬੰਦ ਕਰੋ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ਰੱਦ ਕਰੋ</translation>
    </message>
    <message>
        <source>Discard</source>
        <translatorcomment>button beside Save: &apos;ਨਾ ਸੰਭਾਲੋ&apos; = do not save</translatorcomment>
        <translation>ਨਾ ਸੰਭਾਲੋ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ਮਦਦ</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>ਲਾਗੂ ਕਰੋ</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>ਮੁੜ ਸੈੱਟ ਕਰੋ</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>ਮੁੱਢਲੀਆਂ ਸੈਟਿੰਗਾਂ</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>ਇੱਥੇ ਲਿਆਓ</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>ਸਭ ਤੋਂ ਉੱਪਰ</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>ਸਭ ਤੋਂ ਹੇਠਾਂ</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>ਖੱਬਾ ਸਿਰਾ</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>ਸੱਜਾ ਸਿਰਾ</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>ਸਫ਼ਾ ਉੱਪਰ</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>ਸਫ਼ਾ ਹੇਠਾਂ</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>ਸਫ਼ਾ ਖੱਬੇ</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>ਸਫ਼ਾ ਸੱਜੇ</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>ਉੱਪਰ ਸਰਕਾਓ</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>ਹੇਠਾਂ ਸਰਕਾਓ</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>ਖੱਬੇ ਸਰਕਾਓ</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>ਸੱਜੇ ਸਰਕਾਓ</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>Insert Unicode control character</source>
        <translation>ਯੂਨੀਕੋਡ ਕੰਟਰੋਲ ਅੱਖਰ ਪਾਓ</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM ਖੱਬੇ ਤੋਂ ਸੱਜੇ ਨਿਸ਼ਾਨ</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM ਸੱਜੇ ਤੋਂ ਖੱਬੇ ਨਿਸ਼ਾਨ</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ ਬਿਨਾਂ ਚੌੜਾਈ ਜੋੜਕ</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ ਬਿਨਾਂ ਚੌੜਾਈ ਤੋੜਕ</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP ਬਿਨਾਂ ਚੌੜਾਈ ਥਾਂ</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE ਖੱਬੇ ਤੋਂ ਸੱਜੇ ਹਿੱਸਾ ਸ਼ੁਰੂ</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE ਸੱਜੇ ਤੋਂ ਖੱਬੇ ਹਿੱਸਾ ਸ਼ੁਰੂ</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO ਜ਼ਬਰਦਸਤੀ ਖੱਬੇ ਤੋਂ ਸੱਜੇ ਸ਼ੁਰੂ</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO ਜ਼ਬਰਦਸਤੀ ਸੱਜੇ ਤੋਂ ਖੱਬੇ ਸ਼ੁਰੂ</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF ਦਿਸ਼ਾ ਦਾ ਅਸਰ ਖ਼ਤਮ</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI ਖੱਬੇ ਤੋਂ ਸੱਜੇ ਵੱਖਰਾ</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI ਸੱਜੇ ਤੋਂ ਖੱਬੇ ਵੱਖਰਾ</translation>
    </message>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI ਪਹਿਲੇ ਅੱਖਰ ਮੁਤਾਬਕ ਵੱਖਰਾ</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI ਵੱਖਰਾਪਣ ਖ਼ਤਮ</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>ਵਾਪਸ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ਮੁੜ ਕਰੋ(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>ਕੱਟੋ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ਕਾਪੀ ਕਰੋ(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>ਲਿੰਕ ਕਾਪੀ ਕਰੋ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ਚਿਪਕਾਓ(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ਮਿਟਾਓ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>ਸਭ ਚੁਣੋ</translation>
    </message>
</context>
<context>
    <name>Round</name>
    <message>
        <source>Undo</source>
        <translation>ਚਾਲ ਵਾਪਸ</translation>
    </message>
    <message>
        <source>Undo: take back what you did last</source>
        <translation>ਚਾਲ ਵਾਪਸ: ਆਪਣੀ ਪਿਛਲੀ ਚਾਲ ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ਇਸ਼ਾਰਾ</translation>
    </message>
    <message>
        <source>Hint: which card, and why</source>
        <translation>ਇਸ਼ਾਰਾ: ਕਿਹੜਾ ਪੱਤਾ, ਅਤੇ ਕਿਉਂ</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>ਪਿਛਲੀ ਸਰ</translation>
    </message>
    <message>
        <source>Last trick and earlier ones</source>
        <translation>ਪਿਛਲੀ ਸਰ ਅਤੇ ਉਸ ਤੋਂ ਪਹਿਲੀਆਂ</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>ਕੀ ਹੋਇਆ</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>ਤੁਹਾਡੀ ਪਿਛਲੀ ਵਾਰੀ ਤੋਂ ਬਾਅਦ ਕੀ ਹੋਇਆ</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>ਅੰਕ</translation>
    </message>
    <message>
        <source>Scores of all deals</source>
        <translation>ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਦੇ ਅੰਕ</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>ਕਹੋ</translation>
    </message>
    <message>
        <source>Say something to the others</source>
        <translation>ਦੂਜਿਆਂ ਨੂੰ ਕੁਝ ਕਹੋ</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>ਆਵਾਜ਼ਾਂ ਚਾਲੂ ਹਨ</translation>
    </message>
    <message>
        <source>Turn the sounds off</source>
        <translation>ਆਵਾਜ਼ਾਂ ਬੰਦ ਕਰੋ</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>ਆਵਾਜ਼ਾਂ ਬੰਦ ਹਨ</translation>
    </message>
    <message>
        <source>Turn the sounds on</source>
        <translation>ਆਵਾਜ਼ਾਂ ਚਾਲੂ ਕਰੋ</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1 ਦੇ ਨਿਯਮ</translation>
    </message>
    <message numerus="yes">
        <source>%1 players</source>
        <translation>
            <numerusform>%1 ਖਿਡਾਰੀ</numerusform>
            <numerusform>%1 ਖਿਡਾਰੀ</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ਨਿਯਮਾਂ ਵਿੱਚ ਲੱਭੋ</translation>
    </message>
    <message numerus="yes">
        <source>%1 rule(s) found</source>
        <translation>
            <numerusform>%1 ਨਿਯਮ ਲੱਭਾ</numerusform>
            <numerusform>%1 ਨਿਯਮ ਲੱਭੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed: “%1” is “%2” here; in “%4” it is “%3”.</source>
        <translation>ਬਦਲਿਆ ਨਿਯਮ: “%1” ਇੱਥੇ “%2” ਹੈ; “%4” ਵਿੱਚ “%3” ਹੈ।</translation>
    </message>
    <message>
        <source>A bar marks the rules that this changes.</source>
        <translation>ਜਿਹੜੇ ਨਿਯਮ ਇਸ ਨਾਲ ਬਦਲਦੇ ਹਨ, ਉਹਨਾਂ ਦੇ ਨਾਲ ਲਕੀਰ ਹੈ।</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ਹਾਂ</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ਨਹੀਂ</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>Greetings</source>
        <translation>ਦੁਆ-ਸਲਾਮ</translation>
    </message>
    <message>
        <source>Praise</source>
        <translation>ਸ਼ਾਬਾਸ਼</translation>
    </message>
    <message>
        <source>Oh!</source>
        <comment>heading over exclamations</comment>
        <translation>ਓਹੋ!</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>ਸਮਾਂ</translation>
    </message>
    <message>
        <source>Use the arrow keys and Enter, or type the first letters. Everybody reads the phrase in their own language.</source>
        <translation>ਤੀਰਾਂ ਅਤੇ Enter ਨਾਲ ਚੁਣੋ, ਜਾਂ ਪਹਿਲੇ ਅੱਖਰ ਲਿਖੋ। ਹਰ ਕੋਈ ਆਪਣੀ ਭਾਸ਼ਾ ਵਿੱਚ ਪੜ੍ਹਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Let the others speak for a moment.</source>
        <translation>ਪਲ ਕੁ ਦੂਜਿਆਂ ਨੂੰ ਬੋਲਣ ਦਿਓ।</translation>
    </message>
    <message>
        <source>Say something to the others</source>
        <translation>ਦੂਜਿਆਂ ਨੂੰ ਕੁਝ ਕਹੋ</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <comment>do not show what this player says</comment>
        <translation>%1 ਨੂੰ ਚੁੱਪ ਕਰਾਓ</translation>
    </message>
    <message>
        <source>Let a computer play for %1</source>
        <translation>%1 ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇ</translation>
    </message>
    <message>
        <source>%1 is muted.</source>
        <translation>%1 ਦੀਆਂ ਗੱਲਾਂ ਬੰਦ ਹਨ।</translation>
    </message>
    <message>
        <source>%1 is no longer muted.</source>
        <translation>%1 ਦੀਆਂ ਗੱਲਾਂ ਫਿਰ ਸੁਣੋਗੇ।</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Chart of the totals</source>
        <translation>ਜੋੜਾਂ ਦਾ ਚਾਰਟ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the totals after each deal</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The match ends at %1.</source>
        <translation>ਮੈਚ %1 ਉੱਤੇ ਮੁੱਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>End of match</source>
        <comment>the target&apos;s line in a chart</comment>
        <translation>ਮੈਚ ਦਾ ਅੰਤ</translation>
    </message>
    <message>
        <source>Totals after each deal. %1. %2</source>
        <translation>ਹਰ ਬਾਜ਼ੀ ਤੋਂ ਬਾਅਦ ਜੋੜ। %1। %2</translation>
    </message>
    <message>
        <source>Totals after each deal. %1.</source>
        <translation>ਹਰ ਬਾਜ਼ੀ ਤੋਂ ਬਾਅਦ ਜੋੜ। %1।</translation>
    </message>
    <message>
        <source>Click a deal, or press Enter, to see how it was played.</source>
        <translation>ਬਾਜ਼ੀ ਉੱਤੇ ਕਲਿੱਕ ਜਾਂ Enter ਨਾਲ ਵੇਖੋ ਕਿ ਉਹ ਕਿਵੇਂ ਖੇਡੀ ਗਈ।</translation>
    </message>
    <message>
        <source>First meld needs</source>
        <comment>points that the next first meld must count</comment>
        <translation>ਪਹਿਲੇ ਮੇਲ ਲਈ</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translatorcomment>&apos;ਅੰਕਾਂ ਦਾ ਪਰਚਾ&apos; for score sheet</translatorcomment>
        <translation>ਅੰਕਾਂ ਦਾ ਪਰਚਾ</translation>
    </message>
    <message>
        <source>No deal has been scored yet.</source>
        <translation>ਅਜੇ ਕੋਈ ਬਾਜ਼ੀ ਗਿਣੀ ਨਹੀਂ ਗਈ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %2 point(s).</source>
        <translation>
            <numerusform>%2 ਅੰਕ ਨਾਲ %1 ਸਭ ਤੋਂ ਅੱਗੇ %1{f:ਹੈ|m:ਹੈ|n:ਹਨ}।</numerusform>
            <numerusform>%2 ਅੰਕਾਂ ਨਾਲ %1 ਸਭ ਤੋਂ ਅੱਗੇ %1{f:ਹੈ|m:ਹੈ|n:ਹਨ}।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead with %2 point(s).</source>
        <translation>
            <numerusform>%2 ਅੰਕ ਨਾਲ ਤੁਸੀਂ ਸਭ ਤੋਂ ਅੱਗੇ ਹੋ।</numerusform>
            <numerusform>%2 ਅੰਕਾਂ ਨਾਲ ਤੁਸੀਂ ਸਭ ਤੋਂ ਅੱਗੇ ਹੋ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s) each.</source>
        <translation>
            <numerusform>%1 ਬਰਾਬਰੀ ਉੱਤੇ ਸਭ ਤੋਂ ਅੱਗੇ %1{you:ਹੋ|other:ਹਨ}, ਹਰੇਕ ਦਾ %2 ਅੰਕ ਹੈ।</numerusform>
            <numerusform>%1 ਬਰਾਬਰੀ ਉੱਤੇ ਸਭ ਤੋਂ ਅੱਗੇ %1{you:ਹੋ|other:ਹਨ}, ਹਰੇਕ ਦੇ %2 ਅੰਕ ਹਨ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s).</source>
        <translation>
            <numerusform>%2 ਅੰਕ ਨਾਲ %1 ਸਭ ਤੋਂ ਅੱਗੇ %1{you:ਹੋ|other:ਹਨ}।</numerusform>
            <numerusform>%2 ਅੰਕਾਂ ਨਾਲ %1 ਸਭ ਤੋਂ ਅੱਗੇ %1{you:ਹੋ|other:ਹਨ}।</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>ਸਭ ਤੋਂ ਘੱਟ ਜੋੜ ਵਾਲਾ ਜਿੱਤਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>ਸਭ ਤੋਂ ਵੱਧ ਜੋੜ ਵਾਲਾ ਜਿੱਤਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>ਬਾਜ਼ੀ %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>ਜੋੜ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell of a table as it is spoken: whose it is, and the number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the first cell of a row as it is spoken: the row, and what is in the cell</comment>
        <translation>%1। %2</translation>
    </message>
    <message>
        <source>We: %1</source>
        <comment>the viewer&apos;s side of two, and its players</comment>
        <translation>ਅਸੀਂ: %1</translation>
    </message>
    <message>
        <source>They: %1</source>
        <comment>the other side of two, and its players</comment>
        <translation>ਉਹ: %1</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Players who drew a joker or the same card draw again.</source>
        <translation>ਜਿਨ੍ਹਾਂ ਦਾ ਜੋਕਰ ਜਾਂ ਇੱਕੋ ਜਿਹਾ ਪੱਤਾ ਨਿਕਲਿਆ, ਉਹ ਮੁੜ ਕੱਢਣ।</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 ਨੇ %2 %2{f:ਕੱਢੀ|m:ਕੱਢਿਆ}।</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <translation>ਤੁਸੀਂ %2 %2{f:ਕੱਢੀ|m:ਕੱਢਿਆ}।</translation>
    </message>
    <message>
        <source>%1 chooses a seat and plays first.</source>
        <translation>%1 ਥਾਂ ਚੁਣ ਕੇ ਪਹਿਲਾਂ %1{f:ਖੇਡੇਗੀ|m:ਖੇਡੇਗਾ|n:ਖੇਡਣਗੇ}।</translation>
    </message>
    <message>
        <source>You choose a seat and play first.</source>
        <translation>ਤੁਸੀਂ ਥਾਂ ਚੁਣ ਕੇ ਪਹਿਲਾਂ ਖੇਡੋਗੇ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses a seat and plays first, with %2 as partner(s).</source>
        <translation>
            <numerusform>%1 ਥਾਂ ਚੁਣ ਕੇ ਪਹਿਲਾਂ %1{f:ਖੇਡੇਗੀ|m:ਖੇਡੇਗਾ|n:ਖੇਡਣਗੇ}, ਅਤੇ ਸਾਥੀ %2 %2{you:ਹੋਵੋਗੇ|other:%2{one:%2{f:ਹੋਵੇਗੀ|m:ਹੋਵੇਗਾ|n:ਹੋਣਗੇ}|other:ਹੋਣਗੇ}}।</numerusform>
            <numerusform>%1 ਥਾਂ ਚੁਣ ਕੇ ਪਹਿਲਾਂ %1{f:ਖੇਡੇਗੀ|m:ਖੇਡੇਗਾ|n:ਖੇਡਣਗੇ}, ਅਤੇ ਸਾਥੀ %2 %2{you:ਹੋਵੋਗੇ|other:%2{one:%2{f:ਹੋਵੇਗੀ|m:ਹੋਵੇਗਾ|n:ਹੋਣਗੇ}|other:ਹੋਣਗੇ}}।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You choose a seat and play first, with %2 as partner(s).</source>
        <translation>
            <numerusform>ਤੁਸੀਂ ਥਾਂ ਚੁਣ ਕੇ ਪਹਿਲਾਂ ਖੇਡੋਗੇ, ਅਤੇ ਸਾਥੀ %2 %2{one:%2{f:ਹੋਵੇਗੀ|m:ਹੋਵੇਗਾ|n:ਹੋਣਗੇ}|other:ਹੋਣਗੇ}।</numerusform>
            <numerusform>ਤੁਸੀਂ ਥਾਂ ਚੁਣ ਕੇ ਪਹਿਲਾਂ ਖੇਡੋਗੇ, ਅਤੇ ਸਾਥੀ %2 %2{one:%2{f:ਹੋਵੇਗੀ|m:ਹੋਵੇਗਾ|n:ਹੋਣਗੇ}|other:ਹੋਣਗੇ}।</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card for your seat: click one, or go there with the arrow keys and press Enter.</source>
        <translation>ਆਪਣੀ ਥਾਂ ਲਈ ਪੱਤਾ ਕੱਢੋ: ਕਿਸੇ ਪੱਤੇ ਉੱਤੇ ਕਲਿੱਕ ਕਰੋ, ਜਾਂ ਤੀਰਾਂ ਨਾਲ ਉੱਥੇ ਜਾ ਕੇ Enter ਦੱਬੋ।</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 ਨੇ ਪੱਤਾ ਕੱਢਿਆ।</translation>
    </message>
    <message>
        <source>You drew the highest card: choose your seat. Click one, or press its number.</source>
        <translation>ਸਭ ਤੋਂ ਵੱਡਾ ਪੱਤਾ ਤੁਹਾਡਾ ਹੈ: ਥਾਂ ਚੁਣੋ। ਕਿਸੇ ਥਾਂ ਉੱਤੇ ਕਲਿੱਕ ਕਰੋ, ਜਾਂ ਉਸ ਦਾ ਨੰਬਰ ਦੱਬੋ।</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>ਪੱਤੇ ਵੰਡੋ</translation>
    </message>
</context>
<context>
    <name>Serve</name>
    <message>
        <source>Run tables at which people play over the network. Ctrl+C shuts them down cleanly.</source>
        <translation>ਮੇਜ਼ ਚਲਾਓ, ਜਿਨ੍ਹਾਂ ਉੱਤੇ ਲੋਕ ਨੈੱਟਵਰਕ ਰਾਹੀਂ ਖੇਡਦੇ ਹਨ। Ctrl+C ਦੱਬਣ ਉੱਤੇ ਉਹ ਸਹੀ ਢੰਗ ਨਾਲ ਬੰਦ ਹੁੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>ADDRESS:PORT</source>
        <comment>stands for an address in the help of the command line</comment>
        <translation>ਪਤਾ:ਪੋਰਟ</translation>
    </message>
    <message>
        <source>where to listen (default: %1)</source>
        <translation>ਕਿੱਥੇ ਸੁਣਨਾ ਹੈ (ਨਾ ਲਿਖੋ ਤਾਂ %1)</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <comment>stands for a folder in the help of the command line</comment>
        <translation>ਫੋਲਡਰ</translation>
    </message>
    <message>
        <source>where tables, the certificate and the secret are kept (default: %1)</source>
        <translation>ਮੇਜ਼, ਸਰਟੀਫਿਕੇਟ ਅਤੇ ਰਾਜ਼ ਕਿੱਥੇ ਰੱਖਣੇ ਹਨ (ਨਾ ਲਿਖੋ ਤਾਂ %1)</translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>stands for a file in the help of the command line</comment>
        <translation>ਫਾਇਲ</translation>
    </message>
    <message>
        <source>a certificate signed by an authority (default: one made on this computer)</source>
        <translation>ਕਿਸੇ ਅਥਾਰਟੀ ਦਾ ਦਿੱਤਾ ਸਰਟੀਫਿਕੇਟ (ਨਾ ਲਿਖੋ ਤਾਂ ਇਸ ਕੰਪਿਊਟਰ ਦਾ ਬਣਾਇਆ)</translation>
    </message>
    <message>
        <source>its key, if that is in another file</source>
        <translation>ਇਸ ਦੀ ਕੁੰਜੀ, ਜੇ ਹੋਰ ਫਾਇਲ ਵਿੱਚ ਹੈ</translation>
    </message>
    <message>
        <source>NAME[:PORT]</source>
        <comment>stands for the name of a host in the help of the command line</comment>
        <translation>ਨਾਂ[:ਪੋਰਟ]</translation>
    </message>
    <message>
        <source>accept unencrypted connections from a local proxy that people reach under this name</source>
        <translation>ਇਸੇ ਕੰਪਿਊਟਰ ਦੀ ਪ੍ਰੌਕਸੀ ਤੋਂ, ਜਿਸ ਦਾ ਲੋਕਾਂ ਲਈ ਇਹ ਨਾਂ ਹੈ, ਬਿਨਾਂ ਇਨਕ੍ਰਿਪਸ਼ਨ ਵਾਲੇ ਕਨੈਕਸ਼ਨ ਲਓ</translation>
    </message>
    <message>
        <source>how many tables at once (default: %1)</source>
        <translation>ਇੱਕੋ ਵੇਲੇ ਕਿੰਨੇ ਮੇਜ਼ (ਨਾ ਲਿਖੋ ਤਾਂ %1)</translation>
    </message>
    <message>
        <source>who may open a table: %1 or %2 (default: %3)</source>
        <translation>ਮੇਜ਼ ਕੌਣ ਖੋਲ੍ਹ ਸਕਦਾ ਹੈ: %1 ਜਾਂ %2 (ਨਾ ਲਿਖੋ ਤਾਂ %3)</translation>
    </message>
    <message>
        <source>WHO</source>
        <comment>stands for a choice in the help of the command line</comment>
        <translation>ਕੌਣ</translation>
    </message>
    <message>
        <source>the secret for opening tables, 16 digits from 0 to f (default: a file in the folder)</source>
        <translation>ਮੇਜ਼ ਖੋਲ੍ਹਣ ਦਾ ਰਾਜ਼, 0 ਤੋਂ f ਤੱਕ ਦੇ 16 ਅੰਕ (ਨਾ ਲਿਖੋ ਤਾਂ ਫੋਲਡਰ ਦੀ ਇੱਕ ਫਾਇਲ)</translation>
    </message>
    <message>
        <source>limits on tables, connections and so on, from a TOML file; SIGHUP reloads it</source>
        <translation>TOML ਫਾਇਲ ਤੋਂ ਮੇਜ਼ਾਂ, ਕਨੈਕਸ਼ਨਾਂ ਆਦਿ ਦੀਆਂ ਹੱਦਾਂ; SIGHUP ਨਾਲ ਦੁਬਾਰਾ ਪੜ੍ਹੀ ਜਾਂਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>metrics for Prometheus over HTTP, for this machine only</source>
        <translation>Prometheus ਲਈ HTTP ਉੱਤੇ ਅੰਕੜੇ, ਸਿਰਫ਼ ਇਸ ਮਸ਼ੀਨ ਉੱਤੇ</translation>
    </message>
    <message>
        <source>print metrics as JSON every so many seconds</source>
        <translation>ਹਰ ਇੰਨੇ ਸਕਿੰਟਾਂ ਪਿੱਛੋਂ ਅੰਕੜੇ JSON ਵਿੱਚ ਲਿਖੋ</translation>
    </message>
    <message>
        <source>when asked to stop, allow up to this long for deals to finish</source>
        <translation>ਬੰਦ ਹੋਣ ਲਈ ਕਿਹਾ ਜਾਵੇ, ਤਾਂ ਬਾਜ਼ੀਆਂ ਮੁੱਕਣ ਲਈ ਵੱਧ ਤੋਂ ਵੱਧ ਇੰਨਾ ਸਮਾਂ ਦਿਓ</translation>
    </message>
    <message>
        <source>list tables that wait for another version, and delete none</source>
        <translation>ਹੋਰ ਵਰਜਨ ਦੀ ਉਡੀਕ ਵਾਲੇ ਮੇਜ਼ ਵਿਖਾਓ, ਅਤੇ ਕੋਈ ਨਾ ਹਟਾਓ</translation>
    </message>
    <message>
        <source>keep the tables on NATS, which other servers share (default: %1, or else a file in the folder)</source>
        <translation>ਮੇਜ਼ NATS ਉੱਤੇ ਰੱਖੋ, ਜੋ ਹੋਰ ਸਰਵਰ ਵੀ ਵਰਤਦੇ ਹਨ (ਨਾ ਲਿਖੋ ਤਾਂ %1, ਨਹੀਂ ਤਾਂ ਫੋਲਡਰ ਦੀ ਫਾਇਲ)</translation>
    </message>
    <message>
        <source>nats://HOST:PORT,…</source>
        <comment>stands for addresses in the help of the command line</comment>
        <translation>nats://ਪਤਾ:ਪੋਰਟ,…</translation>
    </message>
    <message>
        <source>the other servers on the same store, for invitations; they listen on the same port</source>
        <translation>ਉਸੇ ਭੰਡਾਰ ਦੇ ਹੋਰ ਸਰਵਰ, ਸੱਦਿਆਂ ਲਈ; ਉਹ ਇਸੇ ਪੋਰਟ ਉੱਤੇ ਸੁਣਦੇ ਹਨ</translation>
    </message>
    <message>
        <source>ADDRESS,…</source>
        <comment>stands for addresses in the help of the command line</comment>
        <translation>ਪਤਾ,…</translation>
    </message>
    <message>
        <source>one NATS server is enough: what it keeps is lost with its disk</source>
        <translation>ਇੱਕ NATS ਸਰਵਰ ਕਾਫ਼ੀ ਹੈ: ਡਿਸਕ ਗਈ ਤਾਂ ਸਭ ਕੁਝ ਗਿਆ</translation>
    </message>
    <message>
        <source>make the certificate, the secret and a new store on NATS, then exit</source>
        <translation>ਸਰਟੀਫਿਕੇਟ, ਰਾਜ਼ ਅਤੇ NATS ਉੱਤੇ ਨਵਾਂ ਭੰਡਾਰ ਬਣਾਓ, ਅਤੇ ਬੰਦ ਹੋਵੋ</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address and port for %2: write for example %3.</source>
        <translation>%2 ਲਈ “%1” ਨਹੀਂ ਚੱਲਦਾ: ਪਤਾ ਅਤੇ ਪੋਰਟ ਲਿਖੋ, ਜਿਵੇਂ %3।</translation>
    </message>
    <message>
        <source>This Python lacks the network libraries: install %1.</source>
        <translation>ਇਸ Python ਵਿੱਚ ਨੈੱਟਵਰਕ ਦੀਆਂ ਲਾਇਬ੍ਰੇਰੀਆਂ ਨਹੀਂ: %1 ਇੰਸਟਾਲ ਕਰੋ।</translation>
    </message>
    <message>
        <source>Give --store as well: %1 needs NATS.</source>
        <translation>--store ਵੀ ਲਿਖੋ: %1 ਲਈ NATS ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address for --others: write at most %2 without ports, separated by commas.</source>
        <translation>--others ਲਈ “%1” ਪਤੇ ਵਜੋਂ ਨਹੀਂ ਚੱਲਦਾ: ਵੱਧ ਤੋਂ ਵੱਧ %2 ਪਤੇ ਬਿਨਾਂ ਪੋਰਟ, ਵਿਚਕਾਰ ਕਾਮਾ ਪਾ ਕੇ ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>Metrics are served to this machine only: give --metrics an address such as %1.</source>
        <translation>ਅੰਕੜੇ ਸਿਰਫ਼ ਇਸ ਮਸ਼ੀਨ ਉੱਤੇ ਦੱਸੇ ਜਾਂਦੇ ਹਨ: --metrics ਨੂੰ %1 ਵਰਗਾ ਪਤਾ ਦਿਓ।</translation>
    </message>
    <message>
        <source>Give --certificate as well: a key alone is useless.</source>
        <translation>--certificate ਵੀ ਲਿਖੋ: ਇਕੱਲੀ ਕੁੰਜੀ ਨਾਲ ਕੁਝ ਨਹੀਂ ਹੁੰਦਾ।</translation>
    </message>
    <message>
        <source>Another server uses %1: stop it first, or give each its own folder with --data.</source>
        <translation>ਹੋਰ ਸਰਵਰ %1 ਵਰਤ ਰਿਹਾ ਹੈ: ਪਹਿਲਾਂ ਉਹ ਬੰਦ ਕਰੋ, ਜਾਂ --data ਨਾਲ ਹਰੇਕ ਨੂੰ ਆਪਣਾ ਫੋਲਡਰ ਦਿਓ।</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1: allow writing there, or give another folder with --data.</source>
        <translation>%1 ਵਿੱਚ ਕੁਝ ਨਹੀਂ ਰੱਖਿਆ ਜਾ ਸਕਦਾ: ਉੱਥੇ ਲਿਖਣ ਦੀ ਇਜਾਜ਼ਤ ਦਿਓ, ਜਾਂ --data ਨਾਲ ਹੋਰ ਫੋਲਡਰ।</translation>
    </message>
    <message>
        <source>This Python lacks the library for NATS: install %1.</source>
        <translation>ਇਸ Python ਵਿੱਚ NATS ਦੀ ਲਾਇਬ੍ਰੇਰੀ ਨਹੀਂ: %1 ਇੰਸਟਾਲ ਕਰੋ।</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be used: check %1 and its key.</source>
        <translation>ਸਰਟੀਫਿਕੇਟ ਵਰਤਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ: %1 ਅਤੇ ਉਸ ਦੀ ਕੁੰਜੀ ਵੇਖੋ।</translation>
    </message>
    <message>
        <source>%1 is in use, or isn&apos;t an address of this machine: choose another address or port with --listen.</source>
        <translation>%1 ਵਰਤਿਆ ਜਾ ਰਿਹਾ ਹੈ, ਜਾਂ ਇਹ ਪਤਾ ਇਸ ਮਸ਼ੀਨ ਦਾ ਨਹੀਂ: --listen ਨਾਲ ਹੋਰ ਪਤਾ ਜਾਂ ਪੋਰਟ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>This account isn&apos;t allowed to listen on %1: choose port 1024 or higher, or allow it.</source>
        <translation>ਇਸ ਖਾਤੇ ਨੂੰ %1 ਉੱਤੇ ਸੁਣਨ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ: 1024 ਜਾਂ ਉਸ ਤੋਂ ਉੱਪਰ ਦੀ ਪੋਰਟ ਚੁਣੋ, ਜਾਂ ਇਜਾਜ਼ਤ ਦਿਓ।</translation>
    </message>
    <message>
        <source>Behind a proxy the server listens on this machine only: leave --listen at %1.</source>
        <translation>ਪ੍ਰੌਕਸੀ ਪਿੱਛੇ ਸਰਵਰ ਸਿਰਫ਼ ਇਸੇ ਕੰਪਿਊਟਰ ਉੱਤੇ ਸੁਣਦਾ ਹੈ: --listen %1 ਹੀ ਰਹਿਣ ਦਿਓ।</translation>
    </message>
    <message>
        <source>The secret in %1 isn&apos;t 16 digits from 0 to f: remove the file to get a new one.</source>
        <translation>%1 ਵਿਚਲਾ ਰਾਜ਼ 0 ਤੋਂ f ਤੱਕ ਦੇ 16 ਅੰਕਾਂ ਦਾ ਨਹੀਂ: ਨਵਾਂ ਲੈਣ ਲਈ ਫਾਇਲ ਹਟਾਓ।</translation>
    </message>
    <message>
        <source>The store has been made: copy %1 to the other servers, then start all of them.</source>
        <translation>ਭੰਡਾਰ ਬਣ ਗਿਆ: %1 ਦੂਜੇ ਸਰਵਰਾਂ ਉੱਤੇ ਕਾਪੀ ਕਰੋ, ਫਿਰ ਸਾਰੇ ਚਲਾਓ।</translation>
    </message>
    <message>
        <source>Ready on %1, for %2 connections at once.</source>
        <translation>%1 ਉੱਤੇ ਤਿਆਰ, ਇੱਕੋ ਵੇਲੇ %2 ਕਨੈਕਸ਼ਨਾਂ ਲਈ।</translation>
    </message>
    <message>
        <source>Fingerprint of the certificate: %1</source>
        <translation>ਸਰਟੀਫਿਕੇਟ ਦਾ ਫਿੰਗਰਪ੍ਰਿੰਟ: %1</translation>
    </message>
    <message>
        <source>Anyone with this invitation may open tables:</source>
        <translation>ਜਿਸ ਕੋਲ ਇਹ ਸੱਦਾ ਹੈ, ਉਹ ਮੇਜ਼ ਖੋਲ੍ਹ ਸਕਦਾ ਹੈ:</translation>
    </message>
    <message>
        <source>Table %1 waits for another version: %2, rules of version %3.</source>
        <translation>ਮੇਜ਼ %1 ਨੂੰ ਹੋਰ ਵਰਜਨ ਦੀ ਉਡੀਕ ਹੈ: %2, ਨਿਯਮਾਂ ਦਾ ਵਰਜਨ %3।</translation>
    </message>
    <message numerus="yes">
        <source>Stopping, with %1 table(s) in play.</source>
        <translation>
            <numerusform>ਬੰਦ ਹੋ ਰਿਹਾ ਹੈ, %1 ਮੇਜ਼ ਉੱਤੇ ਖੇਡ ਚੱਲ ਰਹੀ ਹੈ।</numerusform>
            <numerusform>ਬੰਦ ਹੋ ਰਿਹਾ ਹੈ, %1 ਮੇਜ਼ਾਂ ਉੱਤੇ ਖੇਡ ਚੱਲ ਰਹੀ ਹੈ।</numerusform>
        </translation>
    </message>
    <message>
        <source>This server was silent for %1 seconds: tables that others took over are theirs now.</source>
        <translation>ਇਹ ਸਰਵਰ %1 ਸਕਿੰਟ ਚੁੱਪ ਰਿਹਾ: ਜੋ ਮੇਜ਼ ਦੂਜਿਆਂ ਨੇ ਲੈ ਲਏ, ਉਹ ਹੁਣ ਉਹਨਾਂ ਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The server at %1 has another certificate or opening secret: copy certificate.pem and opening-secret from there.</source>
        <translation>%1 ਵਾਲੇ ਸਰਵਰ ਦਾ ਸਰਟੀਫਿਕੇਟ ਜਾਂ ਖੋਲ੍ਹਣ ਦਾ ਰਾਜ਼ ਹੋਰ ਹੈ: ਉੱਥੋਂ certificate.pem ਅਤੇ opening-secret ਕਾਪੀ ਕਰੋ।</translation>
    </message>
    <message>
        <source>NATS doesn&apos;t keep the lease by which the other servers know that this one is running: restart NATS.</source>
        <translation>NATS ਦੂਜੇ ਸਰਵਰਾਂ ਨੂੰ ਇਹ ਨਹੀਂ ਦੱਸ ਰਿਹਾ ਕਿ ਇਹ ਸਰਵਰ ਚੱਲਦਾ ਹੈ: NATS ਫਿਰ ਚਲਾਓ।</translation>
    </message>
    <message>
        <source>No NATS server answers at %1: start it, or give its address with --store.</source>
        <translation>%1 ਉੱਤੇ ਕੋਈ NATS ਸਰਵਰ ਜਵਾਬ ਨਹੀਂ ਦਿੰਦਾ: ਉਸ ਨੂੰ ਚਲਾਓ, ਜਾਂ --store ਨਾਲ ਪਤਾ ਦਿਓ।</translation>
    </message>
    <message>
        <source>NATS at %1 refuses this login: put NAME:PASSWORD@ before the address in --store.</source>
        <translation>%1 ਵਾਲਾ NATS ਇਹ ਲੌਗਇਨ ਨਹੀਂ ਮੰਨਦਾ: --store ਵਿੱਚ ਪਤੇ ਤੋਂ ਪਹਿਲਾਂ NAME:PASSWORD@ ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>NATS has no stream %1 yet: start once with --new-store, which makes it and exits.</source>
        <translation>NATS ਉੱਤੇ ਅਜੇ %1 ਸਟ੍ਰੀਮ ਨਹੀਂ: ਇੱਕ ਵਾਰ --new-store ਨਾਲ ਚਲਾਓ, ਜੋ ਉਸ ਨੂੰ ਬਣਾ ਕੇ ਬੰਦ ਹੋ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The stream %1 already exists: start without --new-store.</source>
        <translation>%1 ਸਟ੍ਰੀਮ ਪਹਿਲਾਂ ਹੀ ਹੈ: --new-store ਤੋਂ ਬਿਨਾਂ ਚਲਾਓ।</translation>
    </message>
    <message>
        <source>The stream %1 on NATS could lose what it keeps: its “%2” is %3; set it to %4 with “nats stream edit %1”.</source>
        <translation>NATS ਦੀ %1 ਸਟ੍ਰੀਮ ਆਪਣਾ ਸੰਭਾਲਿਆ ਗੁਆ ਸਕਦੀ ਹੈ: ਇਸ ਦਾ “%2” %3 ਹੈ; “nats stream edit %1” ਨਾਲ %4 ਕਰੋ।</translation>
    </message>
    <message>
        <source>NATS answers, but not its JetStream: look at “jetstream” in the configuration file of each server.</source>
        <translation>NATS ਜਵਾਬ ਦਿੰਦਾ ਹੈ, ਪਰ ਉਸ ਦਾ JetStream ਨਹੀਂ: ਹਰ ਸਰਵਰ ਦੀ ਸੰਰਚਨਾ ਫਾਇਲ ਵਿੱਚ “jetstream” ਵੇਖੋ।</translation>
    </message>
    <message>
        <source>NATS didn&apos;t make the stream %1: start %2 servers, as many as it has copies.</source>
        <translation>NATS ਨੇ %1 ਸਟ੍ਰੀਮ ਨਹੀਂ ਬਣਾਈ: %2 ਸਰਵਰ ਚਲਾਓ, ਜਿੰਨੀਆਂ ਉਸ ਦੀਆਂ ਨਕਲਾਂ ਹਨ।</translation>
    </message>
    <message>
        <source>NATS doesn&apos;t report how it stores files: copy what packaging/server/nats.conf says about %1 into its file.</source>
        <translation>NATS ਨਹੀਂ ਦੱਸਦਾ ਕਿ ਉਹ ਫਾਇਲਾਂ ਕਿਵੇਂ ਰੱਖਦਾ ਹੈ: %1 ਬਾਰੇ packaging/server/nats.conf ਵਿੱਚ ਜੋ ਹੈ, ਉਸ ਦੀ ਫਾਇਲ ਵਿੱਚ ਕਾਪੀ ਕਰੋ।</translation>
    </message>
    <message>
        <source>Only %1 of %2 NATS servers answer: start the others.</source>
        <translation>%2 NATS ਸਰਵਰਾਂ ਵਿੱਚੋਂ ਸਿਰਫ਼ %1 ਤੋਂ ਜਵਾਬ ਆਉਂਦਾ ਹੈ: ਬਾਕੀ ਚਲਾਓ।</translation>
    </message>
    <message>
        <source>The NATS server %1 has version %2, which can lose what it confirmed: install %3 or newer.</source>
        <translation>NATS ਸਰਵਰ %1 ਵਰਜਨ %2 ਦਾ ਹੈ, ਜੋ ਪੱਕੀ ਕੀਤੀ ਚੀਜ਼ ਵੀ ਗੁਆ ਸਕਦਾ ਹੈ: %3 ਜਾਂ ਨਵਾਂ ਇੰਸਟਾਲ ਕਰੋ।</translation>
    </message>
    <message>
        <source>The NATS server %1 writes late: put “sync_interval: always” into “jetstream” in its file.</source>
        <translation>NATS ਸਰਵਰ %1 ਦੇਰ ਨਾਲ ਲਿਖਦਾ ਹੈ: ਉਸ ਦੀ ਫਾਇਲ ਦੇ “jetstream” ਵਿੱਚ “sync_interval: always” ਪਾਓ।</translation>
    </message>
    <message>
        <source>The connection to NATS is lost: tables wait until it is back.</source>
        <translation>NATS ਨਾਲ ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ: ਮੇਜ਼ ਉਸ ਦੇ ਮੁੜ ਜੁੜਨ ਤੱਕ ਰੁਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The connection to NATS is back.</source>
        <translation>NATS ਨਾਲ ਕਨੈਕਸ਼ਨ ਮੁੜ ਜੁੜ ਗਿਆ।</translation>
    </message>
    <message>
        <source>The limits in %1 can&apos;t be read: check the file and who may read it.</source>
        <translation>%1 ਵਿਚਲੀਆਂ ਹੱਦਾਂ ਪੜ੍ਹੀਆਂ ਨਹੀਂ ਜਾ ਸਕਦੀਆਂ: ਫਾਇਲ ਅਤੇ ਉਸ ਨੂੰ ਪੜ੍ਹਨ ਦਾ ਹੱਕ ਵੇਖੋ।</translation>
    </message>
    <message>
        <source>%1 isn&apos;t TOML from line %2 on: each line must be a name, an equals sign and a number.</source>
        <translation>%1 ਲਾਈਨ %2 ਤੋਂ TOML ਵਾਂਗ ਨਹੀਂ ਲਿਖੀ: ਹਰ ਲਾਈਨ ਵਿੱਚ ਨਾਂ, ਬਰਾਬਰ ਦਾ ਨਿਸ਼ਾਨ ਅਤੇ ਗਿਣਤੀ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>“%1” in %2 isn&apos;t a known limit; choose from: %3.</source>
        <translation>%2 ਵਿੱਚ “%1” ਨਾਂ ਦੀ ਕੋਈ ਹੱਦ ਨਹੀਂ ਹੁੰਦੀ; ਇਹਨਾਂ ਵਿੱਚੋਂ ਚੁਣੋ: %3।</translation>
    </message>
    <message>
        <source>“%1” in %2 isn&apos;t a whole number from 1 to %3: change it.</source>
        <translation>%2 ਵਿੱਚ “%1” ਦਾ ਮੁੱਲ 1 ਤੋਂ %3 ਤੱਕ ਦੀ ਪੂਰੀ ਗਿਣਤੀ ਨਹੀਂ: ਬਦਲੋ।</translation>
    </message>
    <message>
        <source>This server takes no commands: give a folder with a shorter name with --data.</source>
        <translation>ਇਹ ਸਰਵਰ ਕਮਾਂਡਾਂ ਨਹੀਂ ਲੈਂਦਾ: --data ਨਾਲ ਛੋਟੇ ਨਾਂ ਵਾਲਾ ਫੋਲਡਰ ਦਿਓ।</translation>
    </message>
    <message>
        <source>This server takes no commands. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>ਇਹ ਸਰਵਰ ਕਮਾਂਡਾਂ ਨਹੀਂ ਲੈਂਦਾ। %1</translation>
    </message>
    <message>
        <source>%1 is in use, or isn&apos;t an address of this machine: choose another address or port with --metrics.</source>
        <translation>%1 ਵਰਤਿਆ ਜਾ ਰਿਹਾ ਹੈ, ਜਾਂ ਇਹ ਪਤਾ ਇਸ ਮਸ਼ੀਨ ਦਾ ਨਹੀਂ: --metrics ਨਾਲ ਹੋਰ ਪਤਾ ਜਾਂ ਪੋਰਟ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>Metrics for Prometheus: %1</source>
        <translation>Prometheus ਲਈ ਅੰਕੜੇ: %1</translation>
    </message>
    <message>
        <source>Limits reloaded: %1 connections and %2 tables at once.</source>
        <translation>ਹੱਦਾਂ ਦੁਬਾਰਾ ਪੜ੍ਹੀਆਂ; ਇੱਕੋ ਵੇਲੇ: ਕਨੈਕਸ਼ਨ %1, ਮੇਜ਼ %2।</translation>
    </message>
    <message>
        <source>The list of blocked addresses can&apos;t be read: nothing has changed.</source>
        <translation>ਰੋਕੇ ਪਤਿਆਂ ਦੀ ਸੂਚੀ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ: ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।</translation>
    </message>
    <message>
        <source>NATS has lost its stream %1: tables wait. Start each NATS server again with the folder that it had.</source>
        <translation>NATS ਦੀ ਸਟ੍ਰੀਮ %1 ਗੁਆਚ ਗਈ: ਮੇਜ਼ ਉਡੀਕਦੇ ਹਨ। ਹਰ NATS ਸਰਵਰ ਨੂੰ ਉਸੇ ਫੋਲਡਰ ਨਾਲ ਦੁਬਾਰਾ ਚਲਾਓ ਜੋ ਉਸ ਦਾ ਸੀ।</translation>
    </message>
    <message>
        <source>NATS isn&apos;t saving anything at the moment: tables are waiting.</source>
        <translation>NATS ਇਸ ਵੇਲੇ ਕੁਝ ਨਹੀਂ ਸੰਭਾਲਦਾ: ਮੇਜ਼ ਉਡੀਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>NATS is saving moves again: tables go on.</source>
        <translation>NATS ਫਿਰ ਚਾਲਾਂ ਸੰਭਾਲਦਾ ਹੈ: ਮੇਜ਼ ਅੱਗੇ ਚੱਲਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The NATS server %1 no longer saves anything: check that it runs and has room on its disk, and restart it.</source>
        <translation>NATS ਸਰਵਰ %1 ਹੁਣ ਕੁਝ ਨਹੀਂ ਸੰਭਾਲਦਾ: ਵੇਖੋ ਕਿ ਚੱਲਦਾ ਹੈ ਅਤੇ ਡਿਸਕ ਉੱਤੇ ਥਾਂ ਹੈ, ਫਿਰ ਦੁਬਾਰਾ ਚਲਾਓ।</translation>
    </message>
    <message>
        <source>The NATS server %1 is saving moves again.</source>
        <translation>NATS ਸਰਵਰ %1 ਫਿਰ ਚਾਲਾਂ ਸੰਭਾਲਦਾ ਹੈ।</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The match is over.</source>
        <translation>ਮੈਚ ਮੁੱਕ ਚੁੱਕਾ ਹੈ।</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>ਵਾਰੀ ਤੁਹਾਡੀ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
        <source>The table has changed since then.</source>
        <translation>ਇਸ ਦੌਰਾਨ ਮੇਜ਼ ਬਦਲ ਗਿਆ ਹੈ।</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Green felt</source>
        <translatorcomment>&apos;ਬਨਾਤ&apos; (card table cloth) for felt; &apos;ਨਮਦਾ&apos; is the literal word</translatorcomment>
        <translation>ਹਰੀ ਬਨਾਤ</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>ਅੱਧੀ ਰਾਤ</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>ਅਖਰੋਟ</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>ਕਾਗ਼ਜ਼</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ਹਾਈ ਕੰਟਰਾਸਟ</translation>
    </message>
    <message>
        <source>Girih tile</source>
        <translatorcomment>&apos;ਗਿਰਿਹ&apos; (Persian tile work)</translatorcomment>
        <translation>ਗਿਰਿਹ ਟਾਈਲ</translation>
    </message>
    <message>
        <source>Phulkari embroidery</source>
        <translation>ਫੁਲਕਾਰੀ ਕਢਾਈ</translation>
    </message>
    <message>
        <source>Jaali lattice</source>
        <translation>ਜਾਲੀ</translation>
    </message>
    <message>
        <source>Block print</source>
        <translation>ਠੱਪਾ ਛਪਾਈ</translation>
    </message>
    <message>
        <source>Kalamkari leaf</source>
        <translation>ਕਲਮਕਾਰੀ ਪੱਤੀ</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>back of a card</comment>
        <translation>ਸਾਦੀ</translation>
    </message>
    <message>
        <source>A K Q J 10</source>
        <translation>A K Q J 10</translation>
    </message>
    <message>
        <source>Letters of the language</source>
        <translation>ਭਾਸ਼ਾ ਦੇ ਅੱਖਰ</translation>
    </message>
    <message>
        <source>Whatever suits the game</source>
        <translation>ਜਿਵੇਂ ਖੇਡ ਨੂੰ ਢੁੱਕੇ</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>ਰੰਗ ਮੁਤਾਬਕ</translation>
    </message>
    <message>
        <source>By rank</source>
        <translatorcomment>&apos;ਪੱਤੇ ਮੁਤਾਬਕ&apos; for by rank: no established word for rank</translatorcomment>
        <translation>ਦਰਜੇ ਮੁਤਾਬਕ</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>ਜਿਵੇਂ ਵੰਡੇ ਗਏ</translation>
    </message>
    <message>
        <source>She</source>
        <comment>how sentences speak of you</comment>
        <translation>ਇਸਤਰੀ ਲਿੰਗ</translation>
    </message>
    <message>
        <source>He</source>
        <comment>how sentences speak of you</comment>
        <translation>ਪੁਲਿੰਗ</translation>
    </message>
    <message>
        <source>Neither</source>
        <comment>how sentences speak of you</comment>
        <translation>ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>ਸਿਖਾਂਦਰੂ</translation>
    </message>
    <message>
        <source>Plays sensibly, but overlooks cards and makes mistakes.</source>
        <translation>ਸਮਝ ਨਾਲ ਖੇਡਦਾ ਹੈ, ਪਰ ਕੁਝ ਪੱਤੇ ਨਜ਼ਰੋਂ ਖੁੰਝ ਜਾਂਦੇ ਹਨ ਅਤੇ ਗ਼ਲਤੀਆਂ ਹੁੰਦੀਆਂ ਹਨ।</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>computer players</comment>
        <translation>ਦਰਮਿਆਨਾ</translation>
    </message>
    <message>
        <source>Plays by the rules of thumb that experienced players know.</source>
        <translation>ਤਜਰਬੇਕਾਰ ਖਿਡਾਰੀਆਂ ਦੇ ਗੁਰਾਂ ਨਾਲ ਖੇਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>ਮਾਹਿਰ</translation>
    </message>
    <message>
        <source>Tries its choices in many deals that fit everything it has seen.</source>
        <translation>ਆਪਣੀਆਂ ਚਾਲਾਂ ਕਈ ਅਜਿਹੀਆਂ ਵੰਡਾਂ ਵਿੱਚ ਅਜ਼ਮਾਉਂਦਾ ਹੈ ਜੋ ਉਸ ਦੀ ਵੇਖੀ ਖੇਡ ਨਾਲ ਮੇਲ ਖਾਂਦੀਆਂ ਹਨ।</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>words</comment>
        <translation>ਪੂਰੇ</translation>
    </message>
    <message>
        <source>Whole sentences: Amrit plays the seven of clubs.</source>
        <translation>ਪੂਰੇ ਵਾਕ, ਜਿਵੇਂ “ਅੰਮ੍ਰਿਤ ਨੇ ਚਿੜੀ ਦੀ ਸੱਤੀ ਖੇਡੀ”।</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>words</comment>
        <translation>ਥੋੜ੍ਹੇ</translation>
    </message>
    <message>
        <source>Name and card: Amrit 7 clubs.</source>
        <translation>ਨਾਂ ਅਤੇ ਪੱਤਾ, ਜਿਵੇਂ “ਅੰਮ੍ਰਿਤ: ਚਿੜੀ 7”।</translation>
    </message>
    <message>
        <source>Very short</source>
        <comment>words</comment>
        <translation>ਬਹੁਤ ਥੋੜ੍ਹੇ</translation>
    </message>
    <message>
        <source>One sentence for everything the others do before your next turn.</source>
        <translation>ਤੁਹਾਡੀ ਅਗਲੀ ਵਾਰੀ ਤੱਕ ਦੂਜੇ ਜੋ ਕਰਨ, ਸਭ ਇੱਕੋ ਵਾਕ ਵਿੱਚ।</translation>
    </message>
    <message>
        <source>Whatever suits the screen reader</source>
        <translation>ਜਿਵੇਂ ਸਕਰੀਨ ਰੀਡਰ ਨੂੰ ਢੁੱਕੇ</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>ਸਕਰੀਨ ਰੀਡਰ</translation>
    </message>
    <message>
        <source>Speech Dispatcher</source>
        <translation>Speech Dispatcher</translation>
    </message>
    <message>
        <source>Nothing is spoken</source>
        <translation>ਕੁਝ ਨਹੀਂ ਬੋਲਿਆ ਜਾਂਦਾ</translation>
    </message>
    <message>
        <source>If a screen reader is on</source>
        <translation>ਸਕਰੀਨ ਰੀਡਰ ਚੱਲਦਾ ਹੋਵੇ ਤਾਂ</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>ਕਦੇ ਨਹੀਂ</translation>
    </message>
    <message numerus="yes">
        <source>After %1 second(s)</source>
        <comment>the focus moves by itself</comment>
        <translation>
            <numerusform>%1 ਸਕਿੰਟ ਬਾਅਦ</numerusform>
            <numerusform>%1 ਸਕਿੰਟ ਬਾਅਦ</numerusform>
        </translation>
    </message>
    <message>
        <source>Short</source>
        <comment>duration</comment>
        <translation>ਥੋੜ੍ਹਾ</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>duration</comment>
        <translation>ਵੱਧ</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>ਸਿਸਟਮ ਵਾਂਗ</translation>
    </message>
    <message>
        <source>Whatever is usual in the language</source>
        <comment>digits</comment>
        <translation>ਜਿਵੇਂ ਭਾਸ਼ਾ ਵਿੱਚ ਆਮ ਹੈ</translation>
    </message>
    <message>
        <source>Digits of the language</source>
        <comment>digits</comment>
        <translation>ਭਾਸ਼ਾ ਦੇ ਅੰਕ</translation>
    </message>
    <message>
        <source>0 1 2 3</source>
        <translation>0 1 2 3</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>ਥੋੜ੍ਹਾ</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ਆਮ</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>ਸਭ ਕੁਝ</translation>
    </message>
    <message>
        <source>Colours of the table</source>
        <translation>ਮੇਜ਼ ਦੇ ਰੰਗ</translation>
    </message>
    <message>
        <source>High contrast helps if your eyesight is poor.</source>
        <translation>ਹਾਈ ਕੰਟਰਾਸਟ ਕਮਜ਼ੋਰ ਨਜ਼ਰ ਲਈ ਹੈ।</translation>
    </message>
    <message>
        <source>Dim cards that can&apos;t be played</source>
        <translation>ਜਿਹੜੇ ਪੱਤੇ ਨਹੀਂ ਖੇਡੇ ਜਾ ਸਕਦੇ, ਮੱਧਮ ਕਰੋ</translation>
    </message>
    <message>
        <source>Only while it&apos;s your turn.</source>
        <translation>ਸਿਰਫ਼ ਜਦੋਂ ਤੁਹਾਡੀ ਵਾਰੀ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ਹੌਲੀ</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>ਆਮ</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>ਤੇਜ਼</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>ਬਹੁਤ ਤੇਜ਼</translation>
    </message>
    <message>
        <source>Very short</source>
        <translation>ਬਹੁਤ ਥੋੜ੍ਹਾ</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>ਥੋੜ੍ਹਾ</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>duration</comment>
        <translation>ਆਮ</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>ਵੱਧ</translation>
    </message>
    <message>
        <source>Show the points after each deal</source>
        <translation>ਹਰ ਬਾਜ਼ੀ ਤੋਂ ਬਾਅਦ ਅੰਕ ਵਿਖਾਓ</translation>
    </message>
    <message>
        <source>They stay on the table until you press “Next deal”.</source>
        <translation>“ਅਗਲੀ ਬਾਜ਼ੀ” ਦੱਬਣ ਤੱਕ ਉਹ ਮੇਜ਼ ਉੱਤੇ ਰਹਿੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Show the status bar</source>
        <translation>ਹਾਲਤ ਪੱਟੀ ਵਿਖਾਓ</translation>
    </message>
    <message>
        <source>It shows what has just happened.</source>
        <translation>ਇਹ ਦੱਸਦੀ ਹੈ ਕਿ ਹੁਣੇ ਕੀ ਹੋਇਆ।</translation>
    </message>
    <message>
        <source>Play my last card for me</source>
        <translation>ਮੇਰਾ ਆਖ਼ਰੀ ਪੱਤਾ ਆਪਣੇ-ਆਪ ਖੇਡਿਆ ਜਾਵੇ</translation>
    </message>
    <message>
        <source>After a moment, and only if there is nothing else you could do.</source>
        <translation>ਪਲ ਭਰ ਬਾਅਦ, ਅਤੇ ਸਿਰਫ਼ ਜੇ ਤੁਸੀਂ ਹੋਰ ਕੁਝ ਨਾ ਕਰ ਸਕਦੇ ਹੋਵੋ।</translation>
    </message>
    <message>
        <source>Let the coach offer a lesson</source>
        <translation>ਉਸਤਾਦ ਸਬਕ ਲਈ ਪੁੱਛੇ</translation>
    </message>
    <message>
        <source>Once in a match, after three of your moves in a deal break the same rule.</source>
        <translation>ਮੈਚ ਵਿੱਚ ਇੱਕ ਵਾਰ, ਜਦੋਂ ਇੱਕੋ ਬਾਜ਼ੀ ਵਿੱਚ ਤੁਹਾਡੀਆਂ ਤਿੰਨ ਚਾਲਾਂ ਇੱਕੋ ਨਿਯਮ ਤੋੜਨ।</translation>
    </message>
    <message>
        <source>Show the round buttons</source>
        <translation>ਗੋਲ ਬਟਨ ਵਿਖਾਓ</translation>
    </message>
    <message>
        <source>Undo, hint, scores and more, on the table.</source>
        <translation>ਚਾਲ ਵਾਪਸ ਲੈਣ, ਇਸ਼ਾਰੇ, ਅੰਕਾਂ ਅਤੇ ਹੋਰ ਕੰਮਾਂ ਦੇ ਬਟਨ ਮੇਜ਼ ਉੱਤੇ।</translation>
    </message>
    <message>
        <source>A colour for each suit</source>
        <translatorcomment>&apos;ਸਿਆਹੀ&apos; (ink) for colour, because &apos;ਰੰਗ&apos; means suit</translatorcomment>
        <translation>ਹਰ ਰੰਗ ਲਈ ਵੱਖਰੀ ਸਿਆਹੀ</translation>
    </message>
    <message>
        <source>Clubs are green and diamonds are blue.</source>
        <translation>ਚਿੜੀ ਹਰੀ ਹੁੰਦੀ ਹੈ ਅਤੇ ਇੱਟ ਨੀਲੀ।</translation>
    </message>
    <message>
        <source>Red and black in games where colour matters</source>
        <translation>ਜਿਸ ਖੇਡ ਵਿੱਚ ਲਾਲ-ਕਾਲਾ ਗਿਣਿਆ ਜਾਵੇ, ਉਸ ਵਿੱਚ ਲਾਲ ਅਤੇ ਕਾਲੇ ਹੀ</translation>
    </message>
    <message>
        <source>In Canasta, red threes are red, and a canasta shows whether it is red or black.</source>
        <translation>ਕੈਨਾਸਟਾ ਵਿੱਚ ਲਾਲ ਤਿੱਕੀਆਂ ਲਾਲ ਹੁੰਦੀਆਂ ਹਨ, ਅਤੇ ਕੈਨਾਸਟਾ ਦੱਸਦਾ ਹੈ ਕਿ ਉਹ ਲਾਲ ਹੈ ਜਾਂ ਕਾਲਾ।</translation>
    </message>
    <message>
        <source>Large letters and numbers</source>
        <translation>ਵੱਡੇ ਅੱਖਰ ਅਤੇ ਨੰਬਰ</translation>
    </message>
    <message>
        <source>The corners of the cards can be read from further away.</source>
        <translation>ਪੱਤਿਆਂ ਦੇ ਕੋਨੇ ਵੱਧ ਦੂਰੋਂ ਪੜ੍ਹੇ ਜਾ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>ਪੱਤਿਆਂ ਉੱਤੇ ਅੱਖਰ</translation>
    </message>
    <message>
        <source>Court cards and numbers can use the letters of the language.</source>
        <translation>ਤਸਵੀਰਾਂ ਵਾਲੇ ਪੱਤਿਆਂ ਅਤੇ ਨੰਬਰਾਂ ਉੱਤੇ ਭਾਸ਼ਾ ਦੇ ਅੱਖਰ ਹੋ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>ਪੱਤਿਆਂ ਦੀ ਪਿੱਠ</translation>
    </message>
    <message>
        <source>Each pattern comes from a region whose language the program speaks.</source>
        <translation>ਹਰ ਨਮੂਨਾ ਉਸ ਇਲਾਕੇ ਦਾ ਹੈ, ਜਿਸ ਦੀ ਭਾਸ਼ਾ ਇਹ ਪ੍ਰੋਗਰਾਮ ਬੋਲਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>ਹੱਥ ਦੀ ਤਰਤੀਬ</translation>
    </message>
    <message>
        <source>In Canasta it helps to keep ranks together, in other games suits.</source>
        <translation>ਕੈਨਾਸਟਾ ਵਿੱਚ ਇੱਕ ਦਰਜੇ ਦੇ ਪੱਤੇ ਇਕੱਠੇ ਰੱਖਣੇ ਚੰਗੇ ਹਨ, ਬਾਕੀ ਖੇਡਾਂ ਵਿੱਚ ਇੱਕੋ ਰੰਗ ਦੇ।</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>ਪੱਤਿਆਂ ਦੀ ਰਫ਼ਤਾਰ</translation>
    </message>
    <message>
        <source>A click always finishes a movement at once. Other speeds are in per cent.</source>
        <translation>ਕਲਿੱਕ ਨਾਲ ਹਰ ਹਿਲਜੁਲ ਉਸੇ ਵੇਲੇ ਪੂਰੀ ਹੋ ਜਾਂਦੀ ਹੈ। ਹੋਰ ਰਫ਼ਤਾਰਾਂ ਫ਼ੀਸਦੀ ਵਿੱਚ ਹਨ।</translation>
    </message>
    <message>
        <source>Cards fade instead of flying. A screen reader always turns this on.</source>
        <translation>ਪੱਤੇ ਉੱਡਦੇ ਨਹੀਂ, ਹੌਲੀ-ਹੌਲੀ ਉੱਭਰਦੇ ਹਨ। ਸਕਰੀਨ ਰੀਡਰ ਹੋਵੇ ਤਾਂ ਇਹ ਹਮੇਸ਼ਾ ਚਾਲੂ ਰਹਿੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>How long a finished trick stays on the table</source>
        <translation>ਪੂਰੀ ਹੋਈ ਸਰ ਕਿੰਨੀ ਦੇਰ ਪਈ ਰਹੇ</translation>
    </message>
    <message>
        <source>Then it goes to its winner. Other times are in milliseconds.</source>
        <translation>ਫਿਰ ਉਹ ਜਿੱਤਣ ਵਾਲੇ ਕੋਲ ਜਾਂਦੀ ਹੈ। ਹੋਰ ਸਮੇਂ ਮਿਲੀਸਕਿੰਟਾਂ ਵਿੱਚ ਹਨ।</translation>
    </message>
    <message>
        <source>How fast computer players are</source>
        <translation>ਕੰਪਿਊਟਰ ਖਿਡਾਰੀ ਕਿੰਨੇ ਤੇਜ਼ ਹਨ</translation>
    </message>
    <message>
        <source>Thinking is part of this time. Other times are in milliseconds.</source>
        <translation>ਸੋਚਣਾ ਇਸੇ ਸਮੇਂ ਵਿੱਚ ਹੈ। ਹੋਰ ਸਮੇਂ ਮਿਲੀਸਕਿੰਟਾਂ ਵਿੱਚ ਹਨ।</translation>
    </message>
    <message>
        <source>Others at the table see it. Without a name you are just “You” here.</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ ਬੈਠੇ ਬਾਕੀ ਲੋਕਾਂ ਨੂੰ ਇਹੀ ਦਿਸਦਾ ਹੈ। ਨਾਂ ਬਿਨਾਂ ਇੱਥੇ ਤੁਸੀਂ ਬੱਸ “ਤੁਸੀਂ” ਹੋ।</translation>
    </message>
    <message>
        <source>Verbs depend on it in some languages, such as Hindi.</source>
        <translation>ਹਿੰਦੀ ਵਰਗੀਆਂ ਭਾਸ਼ਾਵਾਂ ਵਿੱਚ ਕਿਰਿਆ ਇਸ ਨਾਲ ਬਦਲਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Relay for friends from other houses</source>
        <translation>ਦੂਜੇ ਘਰਾਂ ਦੇ ਦੋਸਤਾਂ ਲਈ ਰੀਲੇਅ</translation>
    </message>
    <message>
        <source>For screen readers and for the status bar.</source>
        <translation>ਸਕਰੀਨ ਰੀਡਰ ਅਤੇ ਹਾਲਤ ਪੱਟੀ ਲਈ।</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>ਹਿਲਜੁਲ ਘਟਾਓ</translation>
    </message>
    <message>
        <source>A finished trick waits for a click</source>
        <translation>ਪੂਰੀ ਹੋਈ ਸਰ ਕਲਿੱਕ ਦੀ ਉਡੀਕ ਕਰੇ</translation>
    </message>
    <message>
        <source>Enter and Space work too.</source>
        <translation>Enter ਅਤੇ Space ਨਾਲ ਵੀ ਚੱਲਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>ਆਵਾਜ਼ਾਂ</translation>
    </message>
    <message>
        <source>They let you hear, from each player&apos;s side, what happens on the table.</source>
        <translation>ਇਹ ਹਰ ਖਿਡਾਰੀ ਵਾਲੇ ਪਾਸਿਓਂ ਦੱਸਦੀਆਂ ਹਨ ਕਿ ਮੇਜ਼ ਉੱਤੇ ਕੀ ਹੋ ਰਿਹਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Volume, in per cent</source>
        <translation>ਆਵਾਜ਼ ਕਿੰਨੀ ਉੱਚੀ, ਫ਼ੀਸਦੀ ਵਿੱਚ</translation>
    </message>
    <message>
        <source>Relative to the volume of the computer.</source>
        <translation>ਕੰਪਿਊਟਰ ਦੀ ਆਪਣੀ ਆਵਾਜ਼ ਦੇ ਮੁਕਾਬਲੇ।</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>ਤੁਹਾਡਾ ਨਾਂ</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>ਤੁਹਾਡੀ ਤਸਵੀਰ</translation>
    </message>
    <message>
        <source>Shown next to your name at the table.</source>
        <translation>ਇਹ ਮੇਜ਼ ਉੱਤੇ ਤੁਹਾਡੇ ਨਾਂ ਦੇ ਨਾਲ ਲੱਗਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>ਕੰਪਿਊਟਰ ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>Levels differ in how well they think, never in the cards they are dealt.</source>
        <translation>ਪੱਧਰਾਂ ਦਾ ਫ਼ਰਕ ਸੋਚ ਦਾ ਹੈ, ਵੰਡੇ ਪੱਤਿਆਂ ਦਾ ਕਦੇ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Names of the computer players</source>
        <translation>ਕੰਪਿਊਟਰ ਖਿਡਾਰੀਆਂ ਦੇ ਨਾਂ</translation>
    </message>
    <message>
        <source>Separate the names with commas; leave empty for the usual names.</source>
        <translation>ਵਿਚਕਾਰ ਕਾਮੇ ਲਾ ਕੇ ਲਿਖੋ; ਖ਼ਾਲੀ ਛੱਡੋ, ਤਾਂ ਉਹਨਾਂ ਦੇ ਆਮ ਨਾਂ ਰਹਿੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Write the address of your own, which begins with https; leave empty for the public ones, or write “-” for none.</source>
        <translation>ਆਪਣੇ ਰੀਲੇਅ ਦਾ ਪਤਾ ਲਿਖੋ, ਜੋ https ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ; ਜਨਤਕ ਰੀਲੇਅ ਲਈ ਖ਼ਾਲੀ ਛੱਡੋ, ਕੋਈ ਨਹੀਂ ਚਾਹੀਦਾ ਤਾਂ “-” ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ਭਾਸ਼ਾ</translation>
    </message>
    <message>
        <source>Takes effect at once, without a restart.</source>
        <translation>ਇਹ ਮੁੜ ਚਲਾਏ ਬਿਨਾਂ, ਉਸੇ ਵੇਲੇ ਬਦਲ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Digits</source>
        <translatorcomment>&apos;ਗਿਣਤੀ ਦੇ ਅੰਕ&apos; = digits, because &apos;ਅੰਕ&apos; alone means points</translatorcomment>
        <translation>ਗਿਣਤੀ ਦੇ ਅੰਕ</translation>
    </message>
    <message>
        <source>Scores and all other numbers are written with them.</source>
        <translation>ਖੇਡ ਦੇ ਅੰਕ ਅਤੇ ਬਾਕੀ ਸਾਰੇ ਨੰਬਰ ਇਹਨਾਂ ਨਾਲ ਲਿਖੇ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Text size, in per cent</source>
        <translation>ਲਿਖਾਈ ਦਾ ਆਕਾਰ, ਫ਼ੀਸਦੀ ਵਿੱਚ</translation>
    </message>
    <message>
        <source>Everywhere in the program; at the table as far as there is room.</source>
        <translation>ਪੂਰੇ ਪ੍ਰੋਗਰਾਮ ਵਿੱਚ; ਮੇਜ਼ ਉੱਤੇ ਜਿੰਨੀ ਥਾਂ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>What is spoken</source>
        <translation>ਕੀ-ਕੀ ਬੋਲਿਆ ਜਾਵੇ</translation>
    </message>
    <message>
        <source>Wording of what is spoken</source>
        <translation>ਬੋਲਦਿਆਂ ਕਿੰਨੇ ਸ਼ਬਦ</translation>
    </message>
    <message>
        <source>For screen readers. What is written stays as it is.</source>
        <translation>ਸਕਰੀਨ ਰੀਡਰਾਂ ਲਈ। ਲਿਖਿਆ ਉਵੇਂ ਹੀ ਰਹਿੰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Wait for speech</source>
        <translation>ਗੱਲ ਮੁੱਕਣ ਦੀ ਉਡੀਕ</translation>
    </message>
    <message>
        <source>The other players wait until you&apos;ve had time to hear what was said.</source>
        <translation>ਜਦ ਤੱਕ ਤੁਸੀਂ ਗੱਲ ਨਾ ਸੁਣ ਲਓ, ਦੂਜੇ ਖਿਡਾਰੀ ਉਡੀਕਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Speak through</source>
        <translation>ਕਿਸ ਰਾਹੀਂ ਬੋਲੇ</translation>
    </message>
    <message>
        <source>If the screen reader is too old to announce what happens, the game can speak by itself.</source>
        <translation>ਸਕਰੀਨ ਰੀਡਰ ਇੰਨਾ ਪੁਰਾਣਾ ਹੋਵੇ ਕਿ ਜੋ ਹੋ ਰਿਹਾ ਹੈ ਉਹ ਨਾ ਦੱਸ ਸਕੇ, ਤਾਂ ਖੇਡ ਆਪ ਬੋਲ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Play with one key</source>
        <translation>ਇੱਕ ਕੁੰਜੀ ਨਾਲ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>The focus moves by itself through the cards and buttons you can use; Space chooses.</source>
        <translation>ਫੋਕਸ ਆਪਣੇ ਆਪ ਵਾਰੀ-ਵਾਰੀ ਉਹਨਾਂ ਪੱਤਿਆਂ ਅਤੇ ਬਟਨਾਂ ਉੱਤੇ ਜਾਂਦਾ ਹੈ ਜੋ ਤੁਸੀਂ ਚੁਣ ਸਕਦੇ ਹੋ; Space ਨਾਲ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>Single keys give commands</source>
        <translation>ਇਕੱਲੀਆਂ ਕੁੰਜੀਆਂ ਨਾਲ ਕਮਾਂਡਾਂ</translation>
    </message>
    <message>
        <source>Letters and numbers without Ctrl: switch them off if they get in your way.</source>
        <translation>Ctrl ਤੋਂ ਬਿਨਾਂ ਅੱਖਰ ਅਤੇ ਨੰਬਰ: ਜੇ ਅੜਿੱਕਾ ਪਾਉਣ, ਤਾਂ ਬੰਦ ਕਰ ਦਿਓ।</translation>
    </message>
    <message>
        <source>Key for a hint</source>
        <translation>ਇਸ਼ਾਰੇ ਦੀ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>One letter.</source>
        <translation>ਇੱਕ ਅੱਖਰ।</translation>
    </message>
    <message>
        <source>One letter; with Shift the score sheet opens.</source>
        <translation>ਇੱਕ ਅੱਖਰ; Shift ਨਾਲ ਅੰਕਾਂ ਦਾ ਪਰਚਾ ਖੁੱਲ੍ਹਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>One letter; with Shift what happened is shown beside the table.</source>
        <translation>ਇੱਕ ਅੱਖਰ; Shift ਨਾਲ ਮੇਜ਼ ਕੋਲ ਵਿਖਾਇਆ ਜਾਂਦਾ ਹੈ ਕਿ ਕੀ ਹੋਇਆ।</translation>
    </message>
    <message>
        <source>That key is already used for: %1. Choose another letter.</source>
        <translation>ਇਹ ਕੁੰਜੀ ਪਹਿਲਾਂ ਹੀ ਲੱਗੀ ਹੈ: %1। ਹੋਰ ਅੱਖਰ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>Key for the cards on the table</source>
        <translation>ਮੇਜ਼ ਦੇ ਪੱਤਿਆਂ ਲਈ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Key for my hand</source>
        <translation>ਮੇਰੇ ਪੱਤਿਆਂ ਲਈ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Key for what may be played</source>
        <translation>ਕੀ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਉਸ ਲਈ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Key for whose turn it is</source>
        <translation>ਕਿਸ ਦੀ ਵਾਰੀ, ਉਸ ਲਈ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Key for the number of cards left</source>
        <translation>ਬਾਕੀ ਪੱਤਿਆਂ ਲਈ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Key for the scores</source>
        <translation>ਅੰਕਾਂ ਦੀ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Key for melds, trumps or points taken</source>
        <translation>ਮੇਲ, ਤੁਰਪ ਜਾਂ ਲਏ ਅੰਕਾਂ ਲਈ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Key for the last trick or turn</source>
        <translation>ਪਿਛਲੀ ਸਰ ਜਾਂ ਵਾਰੀ ਲਈ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Key to explain a card</source>
        <translation>ਪੱਤਾ ਸਮਝਾਉਣ ਲਈ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Key to describe the table</source>
        <translation>ਮੇਜ਼ ਦਾ ਹਾਲ ਦੱਸਣ ਵਾਲੀ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Key to repeat what was said</source>
        <translation>ਪਿਛਲੀ ਗੱਲ ਦੁਹਰਾਉਣ ਲਈ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Key to say something to the others</source>
        <translation>ਦੂਜਿਆਂ ਨੂੰ ਕੁਝ ਕਹਿਣ ਲਈ ਕੁੰਜੀ</translation>
    </message>
    <message>
        <source>Speak of you as</source>
        <translation>ਵਾਕਾਂ ਵਿੱਚ ਤੁਹਾਡਾ ਲਿੰਗ</translation>
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
        <translation>ਇੱਕ-ਇੱਕ: %1</translation>
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
        <translation>ਤੁਸੀਂ %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the suit that was led, and what was played: clubs: Amrit 4, you 9</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>ਜੋਕਰ</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ਗੋਲਾ</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ਬੇਗਮ</translation>
    </message>
    <message>
        <source>king</source>
        <translation>ਬਾਦਸ਼ਾਹ</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ਯੱਕਾ</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਜੋਕਰ</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਗੋਲੇ</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਬੇਗਮ</translation>
    </message>
    <message>
        <source>king</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>king</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਬਾਦਸ਼ਾਹ</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਯੱਕੇ</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Speech Dispatcher doesn&apos;t answer. Start it, or choose another way in the preferences, under Accessibility.</source>
        <translation>Speech Dispatcher ਜਵਾਬ ਨਹੀਂ ਦਿੰਦਾ। ਉਸ ਨੂੰ ਚਲਾਓ, ਜਾਂ “ਪਸੰਦਾਂ”, “ਸੌਖੀ ਪਹੁੰਚ” ਵਿੱਚ ਹੋਰ ਰਾਹ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>Enter: %1. %2 lists the keys. %3 repeats this.</source>
        <comment>the first sentence for a screen reader: what Enter does now, and two keys</comment>
        <translation>Enter: %1। %2 ਕੁੰਜੀਆਂ ਦੱਸਦੀ ਹੈ। %3 ਦੁਹਰਾਉਂਦੀ ਹੈ।</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You %2</source>
        <comment>and in few words what you did: You 7 clubs</comment>
        <translation>ਤੁਸੀਂ: %2</translation>
    </message>
    <message>
        <source>Suggested: %1.</source>
        <comment>cards: the two of clubs and a joker</comment>
        <translation>ਇਸ਼ਾਰਾ: %1।</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <comment>that have just been dealt: clubs 8 9 ace, hearts 5</comment>
        <translation>ਤੁਹਾਡੇ ਪੱਤੇ: %1।</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 card(s) left.</source>
        <translation>
            <numerusform>%1 ਕੋਲ %2 ਪੱਤਾ ਬਾਕੀ ਹੈ।</numerusform>
            <numerusform>%1 ਕੋਲ %2 ਪੱਤੇ ਬਾਕੀ ਹਨ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %2 card(s) left.</source>
        <translation>
            <numerusform>ਤੁਹਾਡੇ ਕੋਲ %2 ਪੱਤਾ ਬਾਕੀ ਹੈ।</numerusform>
            <numerusform>ਤੁਹਾਡੇ ਕੋਲ %2 ਪੱਤੇ ਬਾਕੀ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 left</source>
        <comment>behind a name: so many cards</comment>
        <translation>%2 ਬਾਕੀ</translation>
    </message>
    <message>
        <source>have %2 left</source>
        <comment>behind: You</comment>
        <translation>%2 ਬਾਕੀ</translation>
    </message>
    <message>
        <source>draw %1</source>
        <comment>behind: You</comment>
        <translation>ਗੱਡੀ ਤੋਂ %1</translation>
    </message>
    <message>
        <source>get %1</source>
        <comment>behind: You</comment>
        <translation>ਮਿਲੇ: %1</translation>
    </message>
    <message>
        <source>takes it</source>
        <comment>behind a name: the trick</comment>
        <translation>ਸਰ ਬਣਾਈ</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>behind: You</comment>
        <translation>ਸਰ ਬਣਾਈ</translation>
    </message>
    <message>
        <source>takes it, %2</source>
        <comment>behind a name: the trick, and its points</comment>
        <translation>ਸਰ ਬਣਾਈ, %2</translation>
    </message>
    <message>
        <source>take it, %2</source>
        <comment>behind: You; the trick, and its points</comment>
        <translation>ਸਰ ਬਣਾਈ, %2</translation>
    </message>
    <message>
        <source>%2</source>
        <comment>points in a deal, behind a name</comment>
        <translation>%2</translation>
    </message>
    <message>
        <source>place %2</source>
        <comment>in a match, behind a name</comment>
        <translation>ਸਥਾਨ %2</translation>
    </message>
    <message>
        <source>nobody takes it</source>
        <translation>ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Points of this deal: %1.</source>
        <comment>such as: Amrit 3, Kavya 10</comment>
        <translation>ਇਸ ਬਾਜ਼ੀ ਦੇ ਅੰਕ: %1।</translation>
    </message>
    <message>
        <source>The match is over: %1.</source>
        <comment>Amrit place 1, Kavya …</comment>
        <translation>ਮੈਚ ਮੁੱਕ ਗਿਆ: %1।</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>ਅੰਕੜੇ</translation>
    </message>
    <message>
        <source>Nothing here yet: play a match to its end.</source>
        <translation>ਅਜੇ ਕੁਝ ਨਹੀਂ ਗਿਣਿਆ ਗਿਆ: ਇੱਕ ਮੈਚ ਅਖ਼ੀਰ ਤੱਕ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>CSV ਵਿੱਚ ਐਕਸਪੋਰਟ ਕਰੋ…</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>ਆਪਣੇ ਨਿਯਮ</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>ਰਲੇ-ਮਿਲੇ</translation>
    </message>
    <message>
        <source>People</source>
        <translation>ਲੋਕ</translation>
    </message>
    <message>
        <source>People, moves undone</source>
        <translation>ਲੋਕ, ਚਾਲਾਂ ਵਾਪਸ ਲਈਆਂ</translation>
    </message>
    <message>
        <source>Bots</source>
        <comment>programs of the person&apos;s own, as opponents</comment>
        <translation>ਬੋਟ</translation>
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
        <translation>ਖੇਡ</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>column of the statistics</comment>
        <translation>ਨਿਯਮ</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>column of the statistics: the level of the computer players</comment>
        <translation>ਕਿਸ ਦੇ ਮੁਕਾਬਲੇ</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>ਮੈਚ</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column of the statistics: number of matches</comment>
        <translation>ਜਿੱਤੇ</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>ਔਸਤ ਸਥਾਨ</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>ਬਾਜ਼ੀ ਪਿੱਛੇ ਅੰਕ</translation>
    </message>
    <message>
        <source>Moons</source>
        <translation>ਮੂਨ</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>ਸਭ ਤੋਂ ਵੱਧ ਲਗਾਤਾਰ ਜਿੱਤਾਂ</translation>
    </message>
    <message>
        <source>Undone</source>
        <comment>column of the statistics: number of deals</comment>
        <translation>ਵਾਪਸ ਲਈਆਂ</translation>
    </message>
    <message>
        <source>“Undone” counts the deals in which a move was undone after more cards had been seen. Only the first result of a deal counts.</source>
        <translation>“ਵਾਪਸ ਲਈਆਂ” ਵਿੱਚ ਉਹ ਬਾਜ਼ੀਆਂ ਹਨ ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਹੋਰ ਪੱਤੇ ਵੇਖਣ ਤੋਂ ਬਾਅਦ ਚਾਲ ਵਾਪਸ ਲਈ ਗਈ। ਬਾਜ਼ੀ ਦਾ ਪਹਿਲਾ ਨਤੀਜਾ ਹੀ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Leave out deals and matches with undone moves</source>
        <translation>ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਚਾਲ ਵਾਪਸ ਲਈ ਗਈ, ਉਹ ਬਾਜ਼ੀਆਂ ਅਤੇ ਮੈਚ ਛੱਡ ਦਿਓ</translation>
    </message>
    <message numerus="yes">
        <source>%1 matches</source>
        <translation>
            <numerusform>%1 ਮੈਚ</numerusform>
            <numerusform>%1 ਮੈਚ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>so many matches</comment>
        <translation>%1 %1{one:ਜਿੱਤਿਆ|other:ਜਿੱਤੇ}</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>ਅਜੇ ਨਹੀਂ ਖੇਡੀ ਗਈ।</translation>
    </message>
    <message>
        <source>No match finished yet.</source>
        <translation>ਅਜੇ ਕੋਈ ਮੈਚ ਪੂਰਾ ਨਹੀਂ ਹੋਇਆ।</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>so many matches, so many won</comment>
        <translation>%1, %2।</translation>
    </message>
    <message numerus="yes">
        <source>The last %1 matches</source>
        <translation>
            <numerusform>ਪਿਛਲਾ %1 ਮੈਚ</numerusform>
            <numerusform>ਪਿਛਲੇ %1 ਮੈਚ</numerusform>
        </translation>
    </message>
    <message>
        <source>The last match</source>
        <translation>ਪਿਛਲਾ ਮੈਚ</translation>
    </message>
    <message>
        <source>won %1 of %2</source>
        <comment>so many matches of so many; behind the level of the computer players</comment>
        <translation>%2 ਵਿੱਚੋਂ %1 %1{one:ਜਿੱਤਿਆ|other:ਜਿੱਤੇ}</translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row; your best is %2.</source>
        <comment>matches</comment>
        <translation>ਤੁਸੀਂ ਲਗਾਤਾਰ %1 ਮੈਚ ਜਿੱਤੇ ਹਨ; ਤੁਹਾਡਾ ਰਿਕਾਰਡ %2 ਹੈ।</translation>
    </message>
    <message>
        <source>Your best run is %1 won in a row.</source>
        <comment>matches</comment>
        <translation>ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਲਗਾਤਾਰ %1 ਮੈਚ ਜਿੱਤਣ ਦਾ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>Your best deal: %1 point(s).</source>
        <translation>
            <numerusform>ਤੁਹਾਡੀ ਸਭ ਤੋਂ ਵਧੀਆ ਬਾਜ਼ੀ ਵਿੱਚ %1 ਅੰਕ ਬਣਿਆ।</numerusform>
            <numerusform>ਤੁਹਾਡੀ ਸਭ ਤੋਂ ਵਧੀਆ ਬਾਜ਼ੀ ਵਿੱਚ %1 ਅੰਕ ਬਣੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best deal: %1 point(s), %2 times.</source>
        <translation>
            <numerusform>ਤੁਹਾਡੀ ਸਭ ਤੋਂ ਵਧੀਆ ਬਾਜ਼ੀ ਵਿੱਚ %1 ਅੰਕ ਬਣਿਆ, ਅਜਿਹਾ %2 ਵਾਰ ਹੋਇਆ।</numerusform>
            <numerusform>ਤੁਹਾਡੀ ਸਭ ਤੋਂ ਵਧੀਆ ਬਾਜ਼ੀ ਵਿੱਚ %1 ਅੰਕ ਬਣੇ, ਅਜਿਹਾ %2 ਵਾਰ ਹੋਇਆ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve shot the moon %1 time(s).</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %1 ਵਾਰ ਸਾਰੇ ਅੰਕ ਸਮੇਟੇ (ਮੂਨ)।</numerusform>
            <numerusform>ਤੁਸੀਂ %1 ਵਾਰ ਸਾਰੇ ਅੰਕ ਸਮੇਟੇ (ਮੂਨ)।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: won against %2, %3 points.</source>
        <comment>when, the level, points</comment>
        <translation>
            <numerusform>%1: ਜਿੱਤਿਆ; ਵਿਰੋਧੀ: %2; %3 ਅੰਕ।</numerusform>
            <numerusform>%1: ਜਿੱਤਿਆ; ਵਿਰੋਧੀ: %2; %3 ਅੰਕ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: place %2 against %3, %4 points.</source>
        <comment>when, the place, the level, points</comment>
        <translation>
            <numerusform>%1: ਸਥਾਨ %2; ਵਿਰੋਧੀ: %3; %4 ਅੰਕ।</numerusform>
            <numerusform>%1: ਸਥਾਨ %2; ਵਿਰੋਧੀ: %3; %4 ਅੰਕ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4.</source>
        <comment>the game, matches, matches won, per cent</comment>
        <translation>%1, %2, %3, %4।</translation>
    </message>
    <message>
        <source>All statistics…</source>
        <translation>ਸਾਰੇ ਅੰਕੜੇ…</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>ਹੁਣ ਤੱਕ ਦੇ ਸਾਰੇ</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>ਇਹ ਮਹੀਨਾ</translation>
    </message>
    <message>
        <source>Which matches are counted</source>
        <translation>ਕਿਹੜੇ ਮੈਚ ਗਿਣੇ ਜਾਣ</translation>
    </message>
    <message>
        <source>Each bar is a match; the tall ones were won. Press one to see that match again.</source>
        <translation>ਹਰ ਪੱਟੀ ਇੱਕ ਮੈਚ ਹੈ, ਉੱਚੀਆਂ ਪੱਟੀਆਂ ਜਿੱਤੇ ਹੋਏ ਮੈਚ ਹਨ। ਕਿਸੇ ਨੂੰ ਦੱਬ ਕੇ ਉਹ ਮੈਚ ਮੁੜ ਵੇਖੋ।</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The statistics couldn&apos;t be read and start over; the old file is kept as %1.</source>
        <translation>ਅੰਕੜੇ ਪੜ੍ਹੇ ਨਹੀਂ ਜਾ ਸਕੇ, ਸੋ ਨਵੇਂ ਸਿਰਿਓਂ ਸ਼ੁਰੂ ਹੁੰਦੇ ਹਨ; ਪੁਰਾਣੀ ਫਾਇਲ ਇਸ ਨਾਂ ਨਾਲ ਰੱਖੀ ਹੈ: %1।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save your results. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable ਤੁਹਾਡੇ ਨਤੀਜੇ ਸੰਭਾਲ ਨਹੀਂ ਸਕਿਆ। %1</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read your results. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable ਤੁਹਾਡੇ ਨਤੀਜੇ ਪੜ੍ਹ ਨਹੀਂ ਸਕਿਆ। %1</translation>
    </message>
    <message>
        <source>Another program is using the statistics. Try again in a moment.</source>
        <translation>ਅੰਕੜੇ ਕੋਈ ਹੋਰ ਪ੍ਰੋਗਰਾਮ ਵਰਤ ਰਿਹਾ ਹੈ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਮੁੜ ਵੇਖੋ।</translation>
    </message>
    <message>
        <source>Line %1 of the saved game can&apos;t be read.</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਦੀ ਲਾਈਨ %1 ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>The saved game ends in the middle of line %1.</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਲਾਈਨ %1 ਦੇ ਵਿਚਕਾਰ ਹੀ ਮੁੱਕ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The end of the saved game was lost: from line %1 on there are only zeros.</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਦਾ ਅੰਤ ਗੁਆਚ ਗਿਆ: ਲਾਈਨ %1 ਤੋਂ ਅੱਗੇ ਸਿਰਫ਼ ਸਿਫ਼ਰ ਹਨ।</translation>
    </message>
    <message>
        <source>One bit in line %1 of the saved game was wrong and has been corrected.</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਦੀ ਲਾਈਨ %1 ਵਿੱਚ ਇੱਕ ਬਿੱਟ ਗ਼ਲਤ ਸੀ, ਠੀਕ ਕਰ ਦਿੱਤਾ ਗਿਆ ਹੈ।</translation>
    </message>
    <message>
        <source>This match wasn&apos;t closed properly, so its last moves may be missing.</source>
        <translation>ਇਹ ਮੈਚ ਠੀਕ ਢੰਗ ਨਾਲ ਬੰਦ ਨਹੀਂ ਹੋਇਆ ਸੀ, ਸੋ ਸ਼ਾਇਦ ਇਸ ਦੀਆਂ ਆਖ਼ਰੀ ਚਾਲਾਂ ਨਾ ਹੋਣ।</translation>
    </message>
    <message>
        <source>Action %1 of the saved game breaks the rules.</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਦੀ ਚਾਲ %1 ਨਿਯਮਾਂ ਦੇ ਖ਼ਿਲਾਫ਼ ਹੈ।</translation>
    </message>
    <message>
        <source>This version of the program doesn&apos;t know the rules of the saved game.</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਦੇ ਨਿਯਮ ਪ੍ਰੋਗਰਾਮ ਦੇ ਇਸ ਵਰਜਨ ਨੂੰ ਪਤਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>This program doesn&apos;t have the game that was saved.</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਅਜਿਹੀ ਹੈ, ਜੋ ਇਸ ਪ੍ਰੋਗਰਾਮ ਵਿੱਚ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read.</source>
        <translation>ਫਾਇਲ %1 ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>The file %1 is far too large for a saved game.</source>
        <translation>ਫਾਇਲ %1 ਸੰਭਾਲੀ ਖੇਡ ਲਈ ਬਹੁਤ ਹੀ ਵੱਡੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The saved game can&apos;t be continued.</source>
        <translation>ਸੰਭਾਲੀ ਖੇਡ ਅੱਗੇ ਨਹੀਂ ਚੱਲ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>%1 The match goes on from the last valid action; the damaged file is kept as %2.</source>
        <translation>%1 ਮੈਚ ਆਖ਼ਰੀ ਠੀਕ ਚਾਲ ਤੋਂ ਅੱਗੇ ਚੱਲਦਾ ਹੈ; ਖ਼ਰਾਬ ਫਾਇਲ ਇਸ ਨਾਂ ਨਾਲ ਰੱਖੀ ਹੈ: %2।</translation>
    </message>
    <message>
        <source>%1 The match goes on from the last valid action.</source>
        <translation>%1 ਮੈਚ ਆਖ਼ਰੀ ਠੀਕ ਚਾਲ ਤੋਂ ਅੱਗੇ ਚੱਲਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 The file is kept as %2.</source>
        <translation>%1 ਫਾਇਲ ਇਸ ਨਾਂ ਨਾਲ ਰੱਖੀ ਹੈ: %2।</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so the defaults are used; the old file is kept as %1.</source>
        <translation>ਸੈਟਿੰਗਾਂ ਪੜ੍ਹੀਆਂ ਨਹੀਂ ਜਾ ਸਕੀਆਂ, ਸੋ ਮੁੱਢਲੀਆਂ ਸੈਟਿੰਗਾਂ ਲਾਗੂ ਹਨ; ਪੁਰਾਣੀ ਫਾਇਲ ਇਸ ਨਾਂ ਨਾਲ ਰੱਖੀ ਹੈ: %1।</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so the defaults are used.</source>
        <translation>ਸੈਟਿੰਗਾਂ ਪੜ੍ਹੀਆਂ ਨਹੀਂ ਜਾ ਸਕੀਆਂ, ਸੋ ਮੁੱਢਲੀਆਂ ਸੈਟਿੰਗਾਂ ਲਾਗੂ ਹਨ।</translation>
    </message>
    <message>
        <source>CardTable doesn&apos;t know some settings and leaves them out: %1. The old file is kept as %2.</source>
        <translation>ਕੁਝ ਸੈਟਿੰਗਾਂ CardTable ਨੂੰ ਪਤਾ ਨਹੀਂ, ਸੋ ਉਹ ਛੱਡ ਦਿੱਤੀਆਂ ਗਈਆਂ: %1। ਪੁਰਾਣੀ ਫਾਇਲ ਇਸ ਨਾਂ ਨਾਲ ਰੱਖੀ ਹੈ: %2।</translation>
    </message>
    <message>
        <source>CardTable doesn&apos;t know some settings and leaves them out. The old file is kept as %1.</source>
        <translation>ਕੁਝ ਸੈਟਿੰਗਾਂ CardTable ਨੂੰ ਪਤਾ ਨਹੀਂ, ਸੋ ਉਹ ਛੱਡ ਦਿੱਤੀਆਂ ਗਈਆਂ। ਪੁਰਾਣੀ ਫਾਇਲ ਇਸ ਨਾਂ ਨਾਲ ਰੱਖੀ ਹੈ: %1।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the settings. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable ਸੈਟਿੰਗਾਂ ਸੰਭਾਲ ਨਹੀਂ ਸਕਿਆ। %1</translation>
    </message>
    <message>
        <source>Another copy of the program is running; it keeps its match, and this one has its own.</source>
        <translation>ਪ੍ਰੋਗਰਾਮ ਪਹਿਲਾਂ ਹੀ ਇੱਕ ਵਾਰ ਚੱਲ ਰਿਹਾ ਹੈ; ਉਸ ਦਾ ਮੈਚ ਉਸ ਕੋਲ ਰਹਿੰਦਾ ਹੈ, ਅਤੇ ਇੱਥੇ ਵੱਖਰਾ ਮੈਚ ਹੈ।</translation>
    </message>
    <message>
        <source>Your moves aren&apos;t being saved. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>ਤੁਹਾਡੀਆਂ ਚਾਲਾਂ ਸੰਭਾਲੀਆਂ ਨਹੀਂ ਜਾ ਰਹੀਆਂ। %1</translation>
    </message>
    <message>
        <source>The match is being saved again.</source>
        <translation>ਮੈਚ ਮੁੜ ਸੰਭਾਲਿਆ ਜਾ ਰਿਹਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>the name of a file</comment>
        <translation>ਇਸ ਨਾਂ ਨਾਲ ਸੰਭਾਲੀ: %1।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the game as %1. %2</source>
        <comment>the name of a file; why, and what to do</comment>
        <translation>CardTable ਖੇਡ ਇਸ ਨਾਂ ਨਾਲ ਸੰਭਾਲ ਨਹੀਂ ਸਕਿਆ: %1। %2</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t keep the unfinished match. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable ਅਧੂਰਾ ਮੈਚ ਰੱਖ ਨਹੀਂ ਸਕਿਆ। %1</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t delete the game. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable ਖੇਡ ਮਿਟਾ ਨਹੀਂ ਸਕਿਆ। %1</translation>
    </message>
    <message>
        <source>The unfinished match is kept under Game, Unfinished games.</source>
        <translation>ਅਧੂਰਾ ਮੈਚ “ਖੇਡ” ਮੀਨੂ ਦੀਆਂ “ਅਧੂਰੀਆਂ ਖੇਡਾਂ” ਵਿੱਚ ਰੱਖਿਆ ਹੈ।</translation>
    </message>
    <message>
        <source>Some results couldn&apos;t be read and don&apos;t count. The old file is kept as %1.</source>
        <translation>ਕੁਝ ਨਤੀਜੇ ਪੜ੍ਹੇ ਨਹੀਂ ਜਾ ਸਕੇ, ਸੋ ਉਹ ਗਿਣੇ ਨਹੀਂ ਜਾਂਦੇ। ਪੁਰਾਣੀ ਫਾਇਲ ਇਸ ਨਾਂ ਨਾਲ ਰੱਖੀ ਹੈ: %1।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the statistics as %1. %2</source>
        <comment>the name of a file; why, and what to do</comment>
        <translation>CardTable ਅੰਕੜੇ ਇਸ ਨਾਂ ਨਾਲ ਸੰਭਾਲ ਨਹੀਂ ਸਕਿਆ: %1। %2</translation>
    </message>
    <message>
        <source>The disk is full: free some space.</source>
        <translation>ਡਿਸਕ ਭਰ ਗਈ ਹੈ: ਕੁਝ ਥਾਂ ਖ਼ਾਲੀ ਕਰੋ।</translation>
    </message>
    <message>
        <source>CardTable isn&apos;t allowed to use %1: change its permissions.</source>
        <comment>a folder or a file</comment>
        <translation>CardTable ਨੂੰ %1 ਵਰਤਣ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ: ਇਸ ਦੇ ਹੱਕ ਬਦਲੋ।</translation>
    </message>
    <message>
        <source>%1 isn&apos;t there any more: choose another folder.</source>
        <comment>a folder or a file</comment>
        <translation>%1 ਹੁਣ ਉੱਥੇ ਨਹੀਂ ਹੈ: ਹੋਰ ਫੋਲਡਰ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>A file can&apos;t have this name: choose another one.</source>
        <translation>ਫਾਇਲ ਦਾ ਇਹ ਨਾਂ ਨਹੀਂ ਹੋ ਸਕਦਾ: ਹੋਰ ਨਾਂ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>The file is damaged: start CardTable again, which begins a new one.</source>
        <translation>ਫਾਇਲ ਖ਼ਰਾਬ ਹੈ: CardTable ਦੁਬਾਰਾ ਚਲਾਓ, ਨਵੀਂ ਫਾਇਲ ਸ਼ੁਰੂ ਹੋ ਜਾਵੇਗੀ।</translation>
    </message>
    <message>
        <source>The disk reports an error with %1: check the disk.</source>
        <comment>a folder or a file</comment>
        <translation>%1 ਵਰਤਣ ਵੇਲੇ ਡਿਸਕ ਨੇ ਗ਼ਲਤੀ ਦੱਸੀ: ਡਿਸਕ ਦੀ ਜਾਂਚ ਕਰੋ।</translation>
    </message>
    <message>
        <source>The system reports an error with %1: %2.</source>
        <comment>a folder or a file; what the system says</comment>
        <translation>%1 ਵਰਤਣ ਵੇਲੇ ਸਿਸਟਮ ਨੇ ਗ਼ਲਤੀ ਦੱਸੀ: %2।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read all your seats at other people&apos;s tables. The old file is kept as %1.</source>
        <translation>ਦੂਜਿਆਂ ਦੇ ਮੇਜ਼ਾਂ ਉੱਤੇ ਤੁਹਾਡੀਆਂ ਸਾਰੀਆਂ ਥਾਵਾਂ CardTable ਪੜ੍ਹ ਨਹੀਂ ਸਕਿਆ। ਪੁਰਾਣੀ ਫਾਇਲ ਇਸ ਨਾਂ ਨਾਲ ਰੱਖੀ ਹੈ: %1।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read how far you got in the lessons. The old file is kept as %1.</source>
        <translation>ਤੁਸੀਂ ਸਬਕਾਂ ਵਿੱਚ ਕਿੱਥੇ ਤੱਕ ਪਹੁੰਚੇ ਸੀ, CardTable ਇਹ ਪੜ੍ਹ ਨਹੀਂ ਸਕਿਆ। ਪੁਰਾਣੀ ਫਾਇਲ ਇਸ ਨਾਂ ਨਾਲ ਰੱਖੀ ਹੈ: %1।</translation>
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
            <numerusform>%1 ਸਕਿੰਟ।</numerusform>
            <numerusform>%1 ਸਕਿੰਟ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s) left.</source>
        <translation>
            <numerusform>%1 ਸਕਿੰਟ ਬਾਕੀ।</numerusform>
            <numerusform>%1 ਸਕਿੰਟ ਬਾਕੀ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Their cards: %2.</source>
        <comment>a sentence, and the cards that a player lays open</comment>
        <translation>%1 ਉਹਨਾਂ ਦੇ ਪੱਤੇ: %2।</translation>
    </message>
    <message>
        <source>The connection to %1&apos;s table is lost. Trying again…</source>
        <translation>%1 ਦੇ ਮੇਜ਼ ਨਾਲ ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ ਹੈ। ਦੁਬਾਰਾ ਜੋੜਿਆ ਜਾ ਰਿਹਾ ਹੈ…</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again…</source>
        <translation>ਮੇਜ਼ ਨਾਲ ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ ਹੈ। ਦੁਬਾਰਾ ਜੋੜਿਆ ਜਾ ਰਿਹਾ ਹੈ…</translation>
    </message>
    <message>
        <source>Your cards and your seat are kept.</source>
        <translation>ਤੁਹਾਡੇ ਪੱਤੇ ਅਤੇ ਥਾਂ ਰੱਖੇ ਹਨ।</translation>
    </message>
    <message>
        <source>You can watch again when the connection is back.</source>
        <translation>ਕਨੈਕਸ਼ਨ ਮੁੜ ਜੁੜੇ ਤਾਂ ਤੁਸੀਂ ਫਿਰ ਵੇਖ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>The match is saved up to the last card, and every seat is kept.</source>
        <translation>ਮੈਚ ਆਖ਼ਰੀ ਪੱਤੇ ਤੱਕ ਸੰਭਾਲਿਆ ਹੋਇਆ ਹੈ, ਅਤੇ ਸਭ ਦੀ ਥਾਂ ਰੱਖੀ ਹੋਈ ਹੈ।</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer.</source>
        <translation>ਮੇਜ਼ ਤੋਂ ਜਵਾਬ ਨਹੀਂ ਆਉਂਦਾ।</translation>
    </message>
    <message>
        <source>%1 has closed the table for now.</source>
        <translation>%1 ਨੇ ਮੇਜ਼ ਫ਼ਿਲਹਾਲ ਬੰਦ ਕਰ ਦਿੱਤਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The table is closed for now.</source>
        <translation>ਮੇਜ਼ ਫ਼ਿਲਹਾਲ ਬੰਦ ਹੈ।</translation>
    </message>
    <message>
        <source>You&apos;re now playing on another computer.</source>
        <translation>ਤੁਸੀਂ ਕਿਸੇ ਹੋਰ ਕੰਪਿਊਟਰ ਉੱਤੇ ਖੇਡਣ ਲੱਗੇ ਹੋ।</translation>
    </message>
    <message>
        <source>This window only shows how things stood here.</source>
        <translation>ਇਸ ਵਿੰਡੋ ਵਿੱਚ ਉਹੀ ਦਿਸਦਾ ਹੈ, ਜੋ ਇੱਥੇ ਸੀ।</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>ਮੇਜ਼ ਰੁਕਿਆ ਹੋਇਆ ਹੈ।</translation>
    </message>
    <message>
        <source>It goes on when everybody here has pressed “Continue”.</source>
        <translation>ਜਦੋਂ ਇੱਥੇ ਬੈਠੇ ਸਾਰੇ “ਅੱਗੇ ਚੱਲੋ” ਦੱਬਣ, ਖੇਡ ਅੱਗੇ ਚੱਲੇਗੀ।</translation>
    </message>
    <message numerus="yes">
        <source>A computer played %1 move(s) for you.</source>
        <translation>
            <numerusform>ਕੰਪਿਊਟਰ ਨੇ ਤੁਹਾਡੀ ਥਾਂ %1 ਚਾਲ ਚੱਲੀ।</numerusform>
            <numerusform>ਕੰਪਿਊਟਰ ਨੇ ਤੁਹਾਡੀ ਥਾਂ %1 ਚਾਲਾਂ ਚੱਲੀਆਂ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your seat is yours again from the next card on.</source>
        <translation>ਅਗਲੇ ਪੱਤੇ ਤੋਂ ਥਾਂ ਮੁੜ ਤੁਹਾਡੀ ਹੈ।</translation>
    </message>
    <message>
        <source>%1&apos;s computer doesn&apos;t answer. Trying again…</source>
        <translation>%1 ਦਾ ਕੰਪਿਊਟਰ ਜਵਾਬ ਨਹੀਂ ਦਿੰਦਾ। ਦੁਬਾਰਾ ਜੋੜਿਆ ਜਾ ਰਿਹਾ ਹੈ…</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. Trying again…</source>
        <translation>ਮੇਜ਼ ਤੋਂ ਜਵਾਬ ਨਹੀਂ ਆਉਂਦਾ। ਦੁਬਾਰਾ ਜੋੜਿਆ ਜਾ ਰਿਹਾ ਹੈ…</translation>
    </message>
    <message>
        <source>%1&apos;s computer doesn&apos;t answer.</source>
        <translation>%1 ਦਾ ਕੰਪਿਊਟਰ ਜਵਾਬ ਨਹੀਂ ਦਿੰਦਾ।</translation>
    </message>
    <message>
        <source>Every finished deal is saved here, so the match can go on.</source>
        <translation>ਹਰ ਪੂਰੀ ਬਾਜ਼ੀ ਇੱਥੇ ਸੰਭਾਲੀ ਹੈ, ਇਸ ਲਈ ਮੈਚ ਅੱਗੇ ਚੱਲ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A computer plays for you. Play again yourself?</source>
        <translation>ਤੁਹਾਡੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡ ਰਿਹਾ ਹੈ। ਮੁੜ ਆਪ ਖੇਡੋਗੇ?</translation>
    </message>
    <message>
        <source>Your seat is yours again from the next card on. You can also press Y.</source>
        <translation>ਅਗਲੇ ਪੱਤੇ ਤੋਂ ਥਾਂ ਮੁੜ ਤੁਹਾਡੀ ਹੈ। Y ਵੀ ਦੱਬ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <comment>a wish that the others did not agree to</comment>
        <translation>ਇਸ ਵਾਰ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Something about deal %1 couldn&apos;t be confirmed.</source>
        <translation>ਬਾਜ਼ੀ %1 ਦੀ ਕੋਈ ਗੱਲ ਪੱਕੀ ਨਹੀਂ ਹੋ ਸਕੀ।</translation>
    </message>
    <message numerus="yes">
        <source>The table went back by %1 move(s): the rest couldn&apos;t be read.</source>
        <translation>
            <numerusform>ਮੇਜ਼ %1 ਚਾਲ ਪਿੱਛੇ ਗਿਆ: ਅੱਗੇ ਦਾ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ।</numerusform>
            <numerusform>ਮੇਜ਼ %1 ਚਾਲਾਂ ਪਿੱਛੇ ਗਿਆ: ਅੱਗੇ ਦਾ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is now playing from another computer.</source>
        <translation>%1 ਹੁਣ ਹੋਰ ਕੰਪਿਊਟਰ ਤੋਂ ਖੇਡ %1{f:ਰਹੀ ਹੈ|m:ਰਿਹਾ ਹੈ|n:ਰਹੇ ਹਨ}।</translation>
    </message>
    <message>
        <source>If it was somebody else, ask them: anyone who has the key to the seat can take it.</source>
        <translation>ਜੇ ਇਹ ਕੋਈ ਹੋਰ ਸੀ, ਤਾਂ ਉਸ ਤੋਂ ਪੁੱਛੋ: ਥਾਂ ਦੀ ਚਾਬੀ ਜਿਸ ਕੋਲ ਹੋਵੇ, ਉਹ ਇਹ ਥਾਂ ਲੈ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>ਮੈਚ ਚੱਲਦਾ ਰਹੇਗਾ।</translation>
    </message>
    <message>
        <source>The old invitation no longer works.</source>
        <translation>ਪੁਰਾਣਾ ਸੱਦਾ ਹੁਣ ਨਹੀਂ ਚੱਲਦਾ।</translation>
    </message>
    <message>
        <source>People who should come need the new one.</source>
        <translation>ਜਿਨ੍ਹਾਂ ਨੇ ਆਉਣਾ ਹੋਵੇ, ਉਹਨਾਂ ਨੂੰ ਨਵਾਂ ਸੱਦਾ ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You&apos;re watching, and may take a computer&apos;s seat.</source>
        <translation>ਤੁਸੀਂ ਵੇਖ ਰਹੇ ਹੋ, ਅਤੇ ਕੰਪਿਊਟਰ ਦੀ ਥਾਂ ਲੈ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>You may take a computer&apos;s seat. You can&apos;t just watch at this table.</source>
        <translation>ਤੁਸੀਂ ਕੰਪਿਊਟਰ ਦੀ ਥਾਂ ਲੈ ਸਕਦੇ ਹੋ। ਇਸ ਮੇਜ਼ ਉੱਤੇ ਸਿਰਫ਼ ਵੇਖਣ ਵਾਲੇ ਨਹੀਂ ਬੈਠਦੇ।</translation>
    </message>
    <message>
        <source>You play on with the cards and the points of that seat.</source>
        <translation>ਤੁਸੀਂ ਉਸੇ ਥਾਂ ਦੇ ਪੱਤਿਆਂ ਅਤੇ ਅੰਕਾਂ ਨਾਲ ਖੇਡੋਗੇ।</translation>
    </message>
    <message>
        <source>Take %1&apos;s seat</source>
        <comment>a computer&apos;s name, or that of somebody who has left</comment>
        <translation>%1 ਦੀ ਥਾਂ ਲਓ</translation>
    </message>
    <message>
        <source>Take a seat…</source>
        <translation>ਥਾਂ ਲਓ…</translation>
    </message>
    <message>
        <source>The seat is yours now, with its cards and its points.</source>
        <translation>ਹੁਣ ਇਹ ਥਾਂ ਤੁਹਾਡੀ ਹੈ, ਪੱਤਿਆਂ ਅਤੇ ਅੰਕਾਂ ਸਮੇਤ।</translation>
    </message>
    <message>
        <source>You play from its next turn on.</source>
        <translation>ਉਸ ਦੀ ਅਗਲੀ ਵਾਰੀ ਤੋਂ ਤੁਸੀਂ ਖੇਡੋਗੇ।</translation>
    </message>
    <message>
        <source>Somebody else is playing in your seat now.</source>
        <translation>ਹੁਣ ਤੁਹਾਡੀ ਥਾਂ ਉੱਤੇ ਕੋਈ ਹੋਰ ਖੇਡ ਰਿਹਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You can watch, or take the seat of a computer.</source>
        <translation>ਤੁਸੀਂ ਵੇਖ ਸਕਦੇ ਹੋ, ਜਾਂ ਕੰਪਿਊਟਰ ਦੀ ਥਾਂ ਲੈ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>ਸਿਰਫ਼ ਵੇਖੋ</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>ਹੁਣੇ ਜੋੜੋ</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>the table</comment>
        <translation>ਉੱਠੋ</translation>
    </message>
    <message>
        <source>Play on without waiting…</source>
        <translation>ਉਡੀਕ ਬਿਨਾਂ ਖੇਡੋ…</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>ਇੱਥੇ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ਅੱਗੇ ਚੱਲੋ</translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>oneself, not the computer</comment>
        <translation>ਮੁੜ ਆਪ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>ਠੀਕ ਹੈ</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>ਵਿਖਾਓ</translation>
    </message>
    <message>
        <source>%1 would like to take back the %2.</source>
        <comment>a player and a card</comment>
        <translation>%1 ਨੇ %2 ਵਾਪਸ %2{f:ਲੈਣੀ|m:ਲੈਣਾ} ਹੈ।</translation>
    </message>
    <message>
        <source>%1 would like to take back a move.</source>
        <translation>%1 ਨੇ ਇੱਕ ਚਾਲ ਵਾਪਸ ਲੈਣੀ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 lays down these cards and claims the rest.</source>
        <translation>%1 ਨੇ ਇਹ ਪੱਤੇ ਖੋਲ੍ਹ ਕੇ ਬਾਕੀ ਸਰਾਂ ਮੰਗੀਆਂ ਹਨ।</translation>
    </message>
    <message>
        <source>%1 would like a pause.</source>
        <translation>%1 ਨੇ ਥੋੜ੍ਹਾ ਰੁਕਣਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 asks: should a computer play on for %2?</source>
        <translation>%1 ਨੇ ਪੁੱਛਿਆ ਹੈ: %2 ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇ?</translation>
    </message>
    <message>
        <source>%1 asks: should a computer play on for you?</source>
        <translation>%1 ਨੇ ਪੁੱਛਿਆ ਹੈ: ਤੁਹਾਡੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇ?</translation>
    </message>
    <message>
        <source>%1 would like to end the match here.</source>
        <translation>%1 ਨੇ ਮੈਚ ਇੱਥੇ ਮੁਕਾਉਣਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 would like to go on.</source>
        <comment>after a pause</comment>
        <translation>%1 ਨੇ ਅੱਗੇ ਖੇਡਣਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Another match with the same people?</source>
        <translation>ਇਹਨਾਂ ਹੀ ਲੋਕਾਂ ਨਾਲ ਇੱਕ ਹੋਰ ਮੈਚ?</translation>
    </message>
    <message>
        <source>You would like to take back the %1.</source>
        <comment>a card</comment>
        <translation>ਤੁਸੀਂ %1 ਵਾਪਸ %1{f:ਲੈਣੀ|m:ਲੈਣਾ} ਹੈ।</translation>
    </message>
    <message>
        <source>You would like to take back your last move.</source>
        <translation>ਤੁਸੀਂ ਆਪਣੀ ਪਿਛਲੀ ਚਾਲ ਵਾਪਸ ਲੈਣੀ ਹੈ।</translation>
    </message>
    <message>
        <source>You lay down your cards and claim the rest.</source>
        <translation>ਤੁਸੀਂ ਪੱਤੇ ਖੋਲ੍ਹ ਕੇ ਬਾਕੀ ਸਰਾਂ ਮੰਗੀਆਂ ਹਨ।</translation>
    </message>
    <message>
        <source>You would like a pause.</source>
        <translation>ਤੁਸੀਂ ਥੋੜ੍ਹਾ ਰੁਕਣਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You would like a computer to play on for %1.</source>
        <translation>ਤੁਸੀਂ ਚਾਹੁੰਦੇ ਹੋ ਕਿ %1 ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇ।</translation>
    </message>
    <message>
        <source>You would like to end the match here.</source>
        <translation>ਤੁਸੀਂ ਮੈਚ ਇੱਥੇ ਮੁਕਾਉਣਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You would like to go on.</source>
        <comment>after a pause</comment>
        <translation>ਤੁਸੀਂ ਅੱਗੇ ਖੇਡਣਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You would like another match with the same people.</source>
        <translation>ਤੁਸੀਂ ਇਹਨਾਂ ਹੀ ਲੋਕਾਂ ਨਾਲ ਇੱਕ ਹੋਰ ਮੈਚ ਖੇਡਣਾ ਹੈ।</translation>
    </message>
    <message>
        <source>It happens if everybody agrees.</source>
        <translation>ਸਾਰੇ ਮੰਨਣ ਤਾਂ ਹੋਵੇਗਾ।</translation>
    </message>
    <message>
        <source>It happens if everybody agrees. You can also press Y or N.</source>
        <translation>ਸਾਰੇ ਮੰਨਣ ਤਾਂ ਹੋਵੇਗਾ। Y ਜਾਂ N ਵੀ ਦੱਬ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>%1 can come back at any time. It happens if everybody agrees.</source>
        <translation>%1 ਕਦੇ ਵੀ ਮੁੜ ਆ %1{f:ਸਕਦੀ ਹੈ|m:ਸਕਦਾ ਹੈ|n:ਸਕਦੇ ਹਨ}। ਸਾਰੇ ਮੰਨਣ ਤਾਂ ਹੋਵੇਗਾ।</translation>
    </message>
    <message>
        <source>Everything stops during a pause, even the clock.</source>
        <translation>ਰੁਕੇ ਰਹਿਣ ਵੇਲੇ ਕੁਝ ਨਹੀਂ ਚੱਲਦਾ, ਘੜੀ ਵੀ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>It ends if everybody agrees.</source>
        <translation>ਸਾਰੇ ਮੰਨਣ ਤਾਂ ਮੁੱਕੇਗਾ।</translation>
    </message>
    <message>
        <source>It begins if everybody agrees. The seats stay as they are.</source>
        <translation>ਸਾਰੇ ਮੰਨਣ ਤਾਂ ਸ਼ੁਰੂ ਹੋਵੇਗਾ। ਥਾਵਾਂ ਉਹੀ ਰਹਿਣਗੀਆਂ।</translation>
    </message>
    <message>
        <source>Everybody is asked. Nobody sees who says no.</source>
        <translation>ਸਾਰਿਆਂ ਤੋਂ ਪੁੱਛਿਆ ਜਾਂਦਾ ਹੈ। ਨਾਂਹ ਕਿਸ ਨੇ ਕੀਤੀ, ਨਹੀਂ ਦੱਸਿਆ ਜਾਂਦਾ।</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>%1 ਤੋਂ ਪੁੱਛਿਆ ਜਾ ਰਿਹਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You have answered. The others are still being asked.</source>
        <translation>ਤੁਸੀਂ ਜਵਾਬ ਦੇ ਦਿੱਤਾ ਹੈ। ਦੂਜਿਆਂ ਤੋਂ ਅਜੇ ਪੁੱਛਿਆ ਜਾ ਰਿਹਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Press Y for yes, N for no.</source>
        <translation>ਹਾਂ ਲਈ Y ਦੱਬੋ, ਨਾਂਹ ਲਈ N।</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>ਹਾਂ</translation>
    </message>
    <message>
        <source>No</source>
        <translation>ਨਹੀਂ</translation>
    </message>
    <message>
        <source>Yes, please</source>
        <translation>ਹਾਂ, ਖ਼ੁਸ਼ੀ ਨਾਲ</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>ਨਹੀਂ, ਧੰਨਵਾਦ</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>a claim is not accepted</comment>
        <translation>ਖੇਡਦੇ ਰਹੋ</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>ਹੋਰ ਉਡੀਕੋ</translation>
    </message>
    <message>
        <source>Never mind</source>
        <comment>takes back one&apos;s own wish</comment>
        <translation>ਰਹਿਣ ਦਿਓ</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>clubs</source>
        <translation>ਚਿੜੀ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ਇੱਟ</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>ਹੁਕਮ</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ਪਾਨ</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚਿੜੀ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਇੱਟ</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਹੁਕਮ</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪਾਨ</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri</name>
    <message>
        <source>With other people a deal must end after %1 turns at most.</source>
        <translation>ਦੂਜੇ ਲੋਕਾਂ ਨਾਲ ਬਾਜ਼ੀ ਵੱਧ ਤੋਂ ਵੱਧ %1 ਵਾਰੀਆਂ ਪਿੱਛੋਂ ਮੁੱਕਣੀ ਚਾਹੀਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Svoi Kozyri</source>
        <translatorcomment>spelling of the Russian name, with the gloss &apos;ਆਪਣਾ ਤੁਰਪ&apos;</translatorcomment>
        <translation>ਸਵੋਈ ਕੋਜ਼ਿਰੀ (ਆਪਣਾ ਤੁਰਪ)</translation>
    </message>
    <message>
        <source>Every player has their own trump suit. Beat the top card or pick up.</source>
        <translation>ਹਰੇਕ ਦਾ ਆਪਣਾ ਤੁਰਪ। ਉੱਪਰਲਾ ਪੱਤਾ ਮਾਰੋ, ਜਾਂ ਪੱਤੇ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>Clubs are my trumps</source>
        <translation>ਮੇਰਾ ਤੁਰਪ ਚਿੜੀ</translation>
    </message>
    <message>
        <source>Diamonds are my trumps</source>
        <translation>ਮੇਰਾ ਤੁਰਪ ਇੱਟ</translation>
    </message>
    <message>
        <source>Spades are my trumps</source>
        <translation>ਮੇਰਾ ਤੁਰਪ ਹੁਕਮ</translation>
    </message>
    <message>
        <source>Hearts are my trumps</source>
        <translation>ਮੇਰਾ ਤੁਰਪ ਪਾਨ</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 card(s)</source>
        <translation>
            <numerusform>%1 ਪੱਤਾ ਚੁੱਕੋ</numerusform>
            <numerusform>%1 ਪੱਤੇ ਚੁੱਕੋ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 card(s) now</source>
        <translation>
            <numerusform>ਹੁਣੇ %1 ਪੱਤਾ ਚੁੱਕੋ</numerusform>
            <numerusform>ਹੁਣੇ %1 ਪੱਤੇ ਚੁੱਕੋ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s)</source>
        <comment>size of the pile</comment>
        <translation>
            <numerusform>%1 ਪੱਤਾ</numerusform>
            <numerusform>%1 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਬਾਹਰ</translation>
    </message>
    <message>
        <source>Out second</source>
        <translation>ਦੂਜੇ ਨੰਬਰ ਉੱਤੇ</translation>
    </message>
    <message>
        <source>Out third</source>
        <translation>ਤੀਜੇ ਨੰਬਰ ਉੱਤੇ</translation>
    </message>
    <message>
        <source>Drop the card on the pile to play it.</source>
        <translation>ਪੱਤਾ ਖੇਡਣ ਲਈ ਉਸ ਨੂੰ ਢੇਰੀ ਉੱਤੇ ਰੱਖੋ।</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>ਫੈਂਟ ਕੇ, ਜਿਵੇਂ ਆਉਣ</translation>
    </message>
    <message>
        <source>Mirrored: both get the same cards, face up</source>
        <translatorcomment>&apos;ਇੱਕੋ ਜਿਹੇ&apos; (alike) for mirrored; &apos;ਸ਼ੀਸ਼ੇ ਵਾਂਗ&apos; would be word for word</translatorcomment>
        <translation>ਇੱਕੋ ਜਿਹੇ: ਦੋਹਾਂ ਨੂੰ ਉਹੀ ਪੱਤੇ, ਸਿੱਧੇ</translation>
    </message>
    <message>
        <source>Chosen before the deal</source>
        <translation>ਵੰਡਣ ਤੋਂ ਪਹਿਲਾਂ ਚੁਣਿਆ</translation>
    </message>
    <message>
        <source>Chosen after the deal</source>
        <translation>ਵੰਡਣ ਤੋਂ ਬਾਅਦ ਚੁਣਿਆ</translation>
    </message>
    <message>
        <source>By the last card dealt</source>
        <translation>ਵੰਡੇ ਗਏ ਆਖ਼ਰੀ ਪੱਤੇ ਤੋਂ</translation>
    </message>
    <message>
        <source>Fixed for each seat</source>
        <translation>ਹਰ ਥਾਂ ਦਾ ਪੱਕਾ</translation>
    </message>
    <message>
        <source>Three, five or all</source>
        <translation>ਤਿੰਨ, ਪੰਜ ਜਾਂ ਸਾਰੇ</translation>
    </message>
    <message>
        <source>Always the whole pile</source>
        <translation>ਹਮੇਸ਼ਾ ਪੂਰੀ ਢੇਰੀ</translation>
    </message>
    <message>
        <source>Always one card</source>
        <translation>ਹਮੇਸ਼ਾ ਇੱਕ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left</source>
        <translation>ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਵਾਲਾ</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>ਵੰਡਣ ਵਾਲਾ</translation>
    </message>
    <message>
        <source>The loser of the last deal</source>
        <translation>ਪਿਛਲੀ ਬਾਜ਼ੀ ਹਾਰਨ ਵਾਲਾ</translation>
    </message>
    <message>
        <source>The winner of the last deal</source>
        <translation>ਪਿਛਲੀ ਬਾਜ਼ੀ ਜਿੱਤਣ ਵਾਲਾ</translation>
    </message>
    <message>
        <source>Counted by the last card dealt</source>
        <translation>ਵੰਡੇ ਗਏ ਆਖ਼ਰੀ ਪੱਤੇ ਤੋਂ ਗਿਣ ਕੇ</translation>
    </message>
    <message>
        <source>The next player</source>
        <translation>ਅਗਲਾ ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>The player who took it</source>
        <translation>ਜਿਸ ਨੇ ਢੇਰੀ ਚੁੱਕੀ</translation>
    </message>
    <message>
        <source>The next seat clockwise</source>
        <translation>ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਅਗਲੀ ਥਾਂ</translation>
    </message>
    <message>
        <source>Always the same seat</source>
        <translation>ਹਮੇਸ਼ਾ ਉਹੀ ਥਾਂ</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>ਇੱਕ ਬਾਜ਼ੀ</translation>
    </message>
    <message>
        <source>Everybody deals once</source>
        <translation>ਹਰ ਕੋਈ ਇੱਕ ਵਾਰ ਵੰਡਦਾ ਹੈ</translation>
    </message>
    <message>
        <source>First to win enough deals</source>
        <translation>ਜੋ ਪਹਿਲਾਂ ਮਿੱਥੀਆਂ ਬਾਜ਼ੀਆਂ ਜਿੱਤੇ</translation>
    </message>
    <message>
        <source>Until someone has lost enough deals</source>
        <translation>ਜਦ ਤੱਕ ਕੋਈ ਮਿੱਥੀਆਂ ਬਾਜ਼ੀਆਂ ਨਾ ਹਾਰੇ</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>ਵੰਡਣਾ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ਚਾਲਾਂ</translation>
    </message>
    <message>
        <source>End</source>
        <translation>ਅੰਤ</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>ਗੱਡੀ ਦੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>The highest cards of each suit: %1 means nines to aces, %2 sixes to aces.</source>
        <translation>ਹਰ ਰੰਗ ਦੇ ਸਭ ਤੋਂ ਵੱਡੇ ਪੱਤੇ: %1 ਦਾ ਮਤਲਬ ਨਹਿਲੇ ਤੋਂ ਯੱਕੇ ਤੱਕ, %2 ਦਾ ਛਿੱਕੀ ਤੋਂ ਯੱਕੇ ਤੱਕ।</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>ਵੰਡ</translation>
    </message>
    <message>
        <source>In a mirrored deal both hands are equally strong, and both players see all cards.</source>
        <translation>ਇੱਕੋ ਜਿਹੇ ਪੱਤਿਆਂ ਵਾਲੀ ਵੰਡ ਵਿੱਚ ਦੋਵਾਂ ਦੇ ਪੱਤੇ ਇੱਕੋ ਜਿੰਨੇ ਤਕੜੇ ਹੁੰਦੇ ਹਨ, ਅਤੇ ਦੋਵੇਂ ਖਿਡਾਰੀ ਸਾਰੇ ਪੱਤੇ ਵੇਖਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Trump suits</source>
        <translation>ਤੁਰਪ ਦੇ ਰੰਗ</translation>
    </message>
    <message>
        <source>Every player has a trump suit of their own; no two are the same.</source>
        <translation>ਹਰੇਕ ਦਾ ਆਪਣਾ ਤੁਰਪ ਰੰਗ ਹੈ, ਅਤੇ ਕਿਸੇ ਦੋ ਦਾ ਇੱਕੋ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Lowest trumps go to their owners</source>
        <translation>ਸਭ ਤੋਂ ਛੋਟੇ ਤੁਰਪ ਆਪਣੇ ਮਾਲਕਾਂ ਕੋਲ</translation>
    </message>
    <message>
        <source>Before play, each player is given the lowest card of their trump suit, face up.</source>
        <translation>ਖੇਡ ਤੋਂ ਪਹਿਲਾਂ ਹਰੇਕ ਨੂੰ ਉਸ ਦੇ ਤੁਰਪ ਰੰਗ ਦਾ ਸਭ ਤੋਂ ਛੋਟਾ ਪੱਤਾ ਸਿੱਧਾ ਦਿੱਤਾ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>ਪਹਿਲਾ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Who puts the first card on the empty table.</source>
        <translation>ਖ਼ਾਲੀ ਮੇਜ਼ ਉੱਤੇ ਪਹਿਲਾ ਪੱਤਾ ਕੌਣ ਰੱਖੇ।</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>ਅੱਗੇ ਕੌਣ ਵੰਡੇ</translation>
    </message>
    <message>
        <source>Who deals after the first deal of a match.</source>
        <translation>ਮੈਚ ਦੀ ਪਹਿਲੀ ਬਾਜ਼ੀ ਤੋਂ ਬਾਅਦ ਕੌਣ ਵੰਡੇ।</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>ਖੁੱਲ੍ਹੇ ਹੱਥ</translation>
    </message>
    <message>
        <source>All hands lie face up for everybody.</source>
        <translation>ਸਾਰਿਆਂ ਦੇ ਪੱਤੇ ਸਭ ਦੇ ਸਾਹਮਣੇ ਸਿੱਧੇ ਪਏ ਰਹਿੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Picking up</source>
        <translation>ਪੱਤੇ ਚੁੱਕਣੇ</translation>
    </message>
    <message>
        <source>How many cards a player picks up instead of beating the top card.</source>
        <translation>ਜੋ ਖਿਡਾਰੀ ਉੱਪਰਲਾ ਪੱਤਾ ਨਾ ਮਾਰੇ, ਉਹ ਕਿੰਨੇ ਪੱਤੇ ਚੁੱਕੇ।</translation>
    </message>
    <message>
        <source>Free to pick up</source>
        <translation>ਪੱਤੇ ਚੁੱਕਣ ਦੀ ਖੁੱਲ੍ਹ</translation>
    </message>
    <message>
        <source>A player who could beat the top card may pick up instead.</source>
        <translation>ਜੋ ਖਿਡਾਰੀ ਉੱਪਰਲਾ ਪੱਤਾ ਮਾਰ ਸਕਦਾ ਹੋਵੇ, ਉਹ ਵੀ ਪੱਤੇ ਚੁੱਕ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Second card after beating</source>
        <translation>ਮਾਰਨ ਤੋਂ ਬਾਅਦ ਦੂਜਾ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>A player who beats the top card then plays another; without this, deals get very long.</source>
        <translation>ਜੋ ਉੱਪਰਲਾ ਪੱਤਾ ਮਾਰੇ, ਉਹ ਇੱਕ ਹੋਰ ਪੱਤਾ ਖੇਡੇ; ਨਹੀਂ ਤਾਂ ਬਾਜ਼ੀਆਂ ਬਹੁਤ ਲੰਮੀਆਂ ਹੋ ਜਾਂਦੀਆਂ ਹਨ।</translation>
    </message>
    <message>
        <source>Lead after the whole pile</source>
        <translation>ਪੂਰੀ ਢੇਰੀ ਤੋਂ ਬਾਅਦ ਪਹਿਲਾ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Who leads when a player has taken the whole pile.</source>
        <translation>ਜਦੋਂ ਕੋਈ ਪੂਰੀ ਢੇਰੀ ਚੁੱਕ ਲਵੇ, ਤਾਂ ਪਹਿਲਾ ਪੱਤਾ ਕੌਣ ਖੇਡੇ।</translation>
    </message>
    <message>
        <source>Draw with the last card</source>
        <translation>ਆਖ਼ਰੀ ਪੱਤੇ ਨਾਲ ਬਰਾਬਰੀ</translation>
    </message>
    <message>
        <source>If your last card beats the other player&apos;s last card, you haven&apos;t lost: the deal is a draw.</source>
        <translation>ਜਿਸ ਦਾ ਆਖ਼ਰੀ ਪੱਤਾ ਦੂਜੇ ਦਾ ਆਖ਼ਰੀ ਪੱਤਾ ਮਾਰ ਦੇਵੇ, ਉਸ ਦੀ ਹਾਰ ਨਹੀਂ: ਬਰਾਬਰੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Maximum number of turns in a deal</source>
        <translation>ਬਾਜ਼ੀ ਦੀਆਂ ਵੱਧ ਤੋਂ ਵੱਧ ਵਾਰੀਆਂ</translation>
    </message>
    <message>
        <source>After this many turns the deal is a draw; %1 means no limit.</source>
        <translation>ਇੰਨੀਆਂ ਵਾਰੀਆਂ ਤੋਂ ਬਾਅਦ ਬਾਜ਼ੀ ਬਰਾਬਰ ਰਹਿੰਦੀ ਹੈ; %1 ਦਾ ਮਤਲਬ ਕੋਈ ਹੱਦ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>ਮੈਚ</translation>
    </message>
    <message>
        <source>One deal, a deal from everybody, or a number of deals won or lost.</source>
        <translation>ਇੱਕ ਬਾਜ਼ੀ, ਹਰੇਕ ਦੀ ਵੰਡੀ ਇੱਕ ਬਾਜ਼ੀ, ਜਾਂ ਜਿੱਤੀਆਂ ਜਾਂ ਹਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਦੀ ਗਿਣਤੀ।</translation>
    </message>
    <message>
        <source>For two: both have the same cards, face up; you lead in one of two deals.</source>
        <translation>ਦੋ ਜਣਿਆਂ ਲਈ: ਦੋਹਾਂ ਕੋਲ ਇੱਕੋ ਜਿਹੇ ਸਿੱਧੇ ਪੱਤੇ; ਦੋ ਬਾਜ਼ੀਆਂ ਵਿੱਚੋਂ ਇੱਕ ਤੁਸੀਂ ਸ਼ੁਰੂ ਕਰਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>Deals to win or lose</source>
        <translation>ਜਿੱਤਣ ਜਾਂ ਹਾਰਨ ਵਾਲੀਆਂ ਬਾਜ਼ੀਆਂ</translation>
    </message>
    <message>
        <source>The match ends when somebody has won, or lost, this many deals.</source>
        <translation>ਜਦੋਂ ਕੋਈ ਇੰਨੀਆਂ ਬਾਜ਼ੀਆਂ ਜਿੱਤ ਜਾਂ ਹਾਰ ਜਾਵੇ, ਮੈਚ ਮੁੱਕ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Hidden duel</source>
        <translation>ਲੁਕਵਾਂ ਮੁਕਾਬਲਾ</translation>
    </message>
    <message>
        <source>Challenge, mirrored</source>
        <translation>ਚੈਲੇਂਜ, ਇੱਕੋ ਜਿਹੇ ਪੱਤੇ</translation>
    </message>
    <message>
        <source>For two: the cards are dealt at random, and you see only your own.</source>
        <translation>ਦੋ ਜਣਿਆਂ ਲਈ: ਪੱਤੇ ਫੈਂਟ ਕੇ ਵੰਡੇ ਜਾਂਦੇ ਹਨ, ਅਤੇ ਤੁਸੀਂ ਸਿਰਫ਼ ਆਪਣੇ ਵੇਖਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>For four: the rules as given on pagat.com.</source>
        <translation>ਚਾਰ ਜਣਿਆਂ ਲਈ: ਨਿਯਮ ਉਵੇਂ ਜਿਵੇਂ ਵੈੱਬਸਾਈਟ pagat.com ਦੱਸਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Pagat&apos;s rules for four</source>
        <translation>ਚਾਰ ਖਿਡਾਰੀਆਂ ਲਈ ਪੈਗਟ ਦੇ ਨਿਯਮ</translation>
    </message>
    <message>
        <source>%1: beat this card</source>
        <translation>%1: ਇਹ ਪੱਤਾ ਮਾਰੋ</translation>
    </message>
    <message>
        <source>%1: you take these if you don&apos;t beat it</source>
        <translation>%1: ਨਾ ਮਾਰੋ ਤਾਂ ਇਹ ਚੁੱਕਣੇ ਪੈਣਗੇ</translation>
    </message>
    <message>
        <source>%1: you take these if you can&apos;t beat it</source>
        <translation>%1: ਨਾ ਮਾਰ ਸਕੋ ਤਾਂ ਇਹ ਚੁੱਕਣੇ ਪੈਣਗੇ</translation>
    </message>
    <message>
        <source>Choose your trump suit</source>
        <translation>ਆਪਣਾ ਤੁਰਪ ਰੰਗ ਚੁਣੋ</translation>
    </message>
    <message>
        <source>%1 chooses a trump suit</source>
        <translation>%1 ਨੇ ਤੁਰਪ ਚੁਣਨਾ ਹੈ</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: ਪਹਿਲਾ ਪੱਤਾ ਖੇਡੋ, ਕੋਈ ਵੀ</translation>
    </message>
    <message>
        <source>Beat the %1 with your last card, or pick up</source>
        <translation>ਆਖ਼ਰੀ ਪੱਤੇ ਨਾਲ %1 ਮਾਰੋ, ਜਾਂ ਪੱਤੇ ਚੁੱਕੋ</translation>
    </message>
    <message>
        <source>Beat the %1</source>
        <translation>%1 ਮਾਰੋ</translation>
    </message>
    <message>
        <source>Beat the %1, then play one more</source>
        <translation>%1 ਮਾਰੋ, ਫਿਰ ਇੱਕ ਹੋਰ ਪੱਤਾ ਖੇਡੋ</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t beat the %1: pick up %2 card(s)</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %1 ਨਹੀਂ ਮਾਰ ਸਕਦੇ: %2 ਪੱਤਾ ਚੁੱਕੋ</numerusform>
            <numerusform>ਤੁਸੀਂ %1 ਨਹੀਂ ਮਾਰ ਸਕਦੇ: %2 ਪੱਤੇ ਚੁੱਕੋ</numerusform>
        </translation>
    </message>
    <message>
        <source>Now choose the card to play on the %1</source>
        <translation>ਹੁਣ %1{obl} ਉੱਤੇ ਖੇਡਣ ਲਈ ਪੱਤਾ ਚੁਣੋ</translation>
    </message>
    <message numerus="yes">
        <source>Pick up the highlighted card(s), %1 in all?</source>
        <translation>
            <numerusform>ਨਿਸ਼ਾਨ ਵਾਲਾ %1 ਪੱਤਾ ਚੁੱਕਣਾ ਹੈ?</numerusform>
            <numerusform>ਨਿਸ਼ਾਨ ਵਾਲੇ ਕੁੱਲ %1 ਪੱਤੇ ਚੁੱਕਣੇ ਹਨ?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>ਵਾਰੀ %1 ਦੀ ਹੈ</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>ਬਾਜ਼ੀ ਬਰਾਬਰ ਰਹੀ</translation>
    </message>
    <message>
        <source>%1 has lost the deal</source>
        <translation>%1 ਇਹ ਬਾਜ਼ੀ ਹਾਰ %1{f:ਗਈ|m:ਗਿਆ|n:ਗਏ}</translation>
    </message>
    <message>
        <source>You have lost the deal</source>
        <translation>ਤੁਸੀਂ ਇਹ ਬਾਜ਼ੀ ਹਾਰ ਗਏ</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ਨੇ ਮੈਚ ਜਿੱਤ ਲਿਆ</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>ਤੁਸੀਂ ਮੈਚ ਜਿੱਤ ਲਿਆ</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>ਮੈਚ ਬਰਾਬਰ ਰਿਹਾ</translation>
    </message>
    <message>
        <source>Svoi Kozyri, %1 cards</source>
        <translation>ਸਵੋਈ ਕੋਜ਼ਿਰੀ, %1 ਪੱਤੇ</translation>
    </message>
    <message>
        <source>Deal %1, turn %2</source>
        <translation>ਬਾਜ਼ੀ %1, ਵਾਰੀ %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name and trump suit</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A draw at the next repetition</source>
        <translation>ਇਹੀ ਹਾਲਤ ਤੀਜੀ ਵਾਰ ਆਈ ਤਾਂ ਬਰਾਬਰੀ</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %1 more turn(s)</source>
        <translation>
            <numerusform>%1 ਹੋਰ ਵਾਰੀ ਤੋਂ ਬਾਅਦ ਬਰਾਬਰੀ</numerusform>
            <numerusform>%1 ਹੋਰ ਵਾਰੀਆਂ ਤੋਂ ਬਾਅਦ ਬਰਾਬਰੀ</numerusform>
        </translation>
    </message>
    <message>
        <source>Svoi Kozyri: one deal</source>
        <translation>ਸਵੋਈ ਕੋਜ਼ਿਰੀ: ਇੱਕ ਬਾਜ਼ੀ</translation>
    </message>
    <message>
        <source>Svoi Kozyri: deal %1 of %2</source>
        <translation>ਸਵੋਈ ਕੋਜ਼ਿਰੀ: %2 ਵਿੱਚੋਂ ਬਾਜ਼ੀ %1</translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: first to win %1 deal(s)</source>
        <translation>
            <numerusform>ਸਵੋਈ ਕੋਜ਼ਿਰੀ: ਜੋ ਪਹਿਲਾਂ %1 ਬਾਜ਼ੀ ਜਿੱਤੇ</numerusform>
            <numerusform>ਸਵੋਈ ਕੋਜ਼ਿਰੀ: ਜੋ ਪਹਿਲਾਂ %1 ਬਾਜ਼ੀਆਂ ਜਿੱਤੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: until somebody has lost %1 deal(s)</source>
        <translation>
            <numerusform>ਸਵੋਈ ਕੋਜ਼ਿਰੀ: ਜਦ ਤੱਕ ਕੋਈ %1 ਬਾਜ਼ੀ ਨਾ ਹਾਰੇ</numerusform>
            <numerusform>ਸਵੋਈ ਕੋਜ਼ਿਰੀ: ਜਦ ਤੱਕ ਕੋਈ %1 ਬਾਜ਼ੀਆਂ ਨਾ ਹਾਰੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>ਮਕਸਦ</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>ਪੱਤੇ ਅਤੇ ਵੰਡ</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>ਤੁਰਪ</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>ਵਾਰੀ</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>ਬਾਜ਼ੀ ਦਾ ਅੰਤ</translation>
    </message>
    <message>
        <source>Get rid of all your cards.</source>
        <translation>ਆਪਣੇ ਸਾਰੇ ਪੱਤੇ ਮੁਕਾਓ।</translation>
    </message>
    <message>
        <source>The first to play all their cards wins; a player still holding cards loses.</source>
        <translation>ਜੋ ਆਪਣੇ ਸਾਰੇ ਪੱਤੇ ਖੇਡ ਲਵੇ, ਉਹ ਜਿੱਤਦਾ ਹੈ; ਜਿਸ ਕੋਲ ਪੱਤੇ ਰਹਿ ਜਾਣ, ਉਹ ਹਾਰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A player who has played all their cards is out and safe; the last one with cards loses.</source>
        <translation>ਜੋ ਆਪਣੇ ਸਾਰੇ ਪੱਤੇ ਖੇਡ ਲਵੇ, ਉਹ ਬਚ ਕੇ ਨਿਕਲ ਜਾਂਦਾ ਹੈ; ਅਖ਼ੀਰ ਜਿਸ ਕੋਲ ਪੱਤੇ ਰਹਿ ਜਾਣ, ਉਹ ਹਾਰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 players use %2 cards, four suits of %3; the ace is highest.</source>
        <translation>%1 ਖਿਡਾਰੀ %2 ਪੱਤੇ ਵਰਤਦੇ ਹਨ, %3 ਪੱਤਿਆਂ ਦੇ ਚਾਰ ਰੰਗ; ਯੱਕਾ ਸਭ ਤੋਂ ਵੱਡਾ ਹੈ।</translation>
    </message>
    <message>
        <source>All cards are dealt one at a time, clockwise from the player on the dealer&apos;s left.</source>
        <translation>ਸਾਰੇ ਪੱਤੇ, ਇੱਕ-ਇੱਕ ਕਰਕੇ, ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬਿਓਂ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਵੰਡੇ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>All hands lie open, so everybody sees them.</source>
        <translation>ਸਭ ਦੇ ਹੱਥ ਖੁੱਲ੍ਹੇ ਹਨ, ਸੋ ਹਰ ਕਿਸੇ ਨੂੰ ਦਿਸਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Before play the lowest card of each trump suit, such as the %1, goes face up to the player whose trump it is; nothing is given in return.</source>
        <translation>ਖੇਡ ਤੋਂ ਪਹਿਲਾਂ ਹਰ ਤੁਰਪ ਰੰਗ ਦਾ ਸਭ ਤੋਂ ਛੋਟਾ ਪੱਤਾ, ਜਿਵੇਂ %1, ਉਸ ਖਿਡਾਰੀ ਨੂੰ ਸਿੱਧਾ ਦਿੱਤਾ ਜਾਂਦਾ ਹੈ ਜਿਸ ਦਾ ਉਹ ਤੁਰਪ ਹੈ; ਬਦਲੇ ਵਿੱਚ ਕੁਝ ਨਹੀਂ ਦਿੱਤਾ ਜਾਂਦਾ।</translation>
    </message>
    <message>
        <source>The dealer is dealt half the pack and keeps the cards of their own colour; the opponent gets the same ranks in their own suits, trumps for trumps. Of the rest, each player takes the cards of the other&apos;s colour.</source>
        <translatorcomment>colour is said as &apos;two suits (red or black)&apos;, because &apos;ਰੰਗ&apos; means suit</translatorcomment>
        <translation>ਵੰਡਣ ਵਾਲੇ ਨੂੰ ਅੱਧੀ ਗੱਡੀ ਵੰਡੀ ਜਾਂਦੀ ਹੈ ਅਤੇ ਉਹ ਆਪਣੇ ਦੋ ਰੰਗਾਂ (ਲਾਲ ਜਾਂ ਕਾਲੇ) ਦੇ ਪੱਤੇ ਰੱਖਦਾ ਹੈ; ਵਿਰੋਧੀ ਨੂੰ ਉਹਨਾਂ ਹੀ ਦਰਜਿਆਂ ਦੇ ਪੱਤੇ ਆਪਣੇ ਦੋ ਰੰਗਾਂ ਵਿੱਚ ਮਿਲਦੇ ਹਨ, ਤੁਰਪ ਦੀ ਥਾਂ ਤੁਰਪ। ਬਾਕੀ ਪੱਤਿਆਂ ਵਿੱਚੋਂ ਹਰੇਕ ਦੂਜੇ ਦੇ ਰੰਗਾਂ ਦੇ ਪੱਤੇ ਲੈਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Both hands lie open.</source>
        <translation>ਦੋਵੇਂ ਹੱਥ ਖੁੱਲ੍ਹੇ ਪਏ ਰਹਿੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The players deal in turn, clockwise.</source>
        <translation>ਖਿਡਾਰੀ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਵਾਰੀ-ਵਾਰੀ ਵੰਡਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The loser deals next; after a draw the same dealer deals again.</source>
        <translation>ਹਾਰਨ ਵਾਲਾ ਅਗਲੀ ਬਾਜ਼ੀ ਵੰਡਦਾ ਹੈ; ਬਰਾਬਰੀ ਤੋਂ ਬਾਅਦ ਜਿਸ ਨੇ ਵੰਡਿਆ ਸੀ, ਉਹੀ ਮੁੜ ਵੰਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left deals next.</source>
        <translation>ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ ਖਿਡਾਰੀ ਅਗਲੀ ਬਾਜ਼ੀ ਵੰਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The same player deals every time.</source>
        <translation>ਹਰ ਵਾਰ ਉਹੀ ਖਿਡਾਰੀ ਵੰਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>One trump suit is red, the other black.</source>
        <translatorcomment>said as &apos;one red, one black&apos;, because &apos;ਰੰਗ&apos; means suit</translatorcomment>
        <translation>ਦੋਹਾਂ ਤੁਰਪ ਰੰਗਾਂ ਵਿੱਚੋਂ ਇੱਕ ਲਾਲ ਹੁੰਦਾ ਹੈ ਅਤੇ ਇੱਕ ਕਾਲਾ।</translation>
    </message>
    <message>
        <source>No two players have the same trump suit.</source>
        <translation>ਕਿਸੇ ਦੋ ਖਿਡਾਰੀਆਂ ਦਾ ਤੁਰਪ ਇੱਕੋ ਰੰਗ ਨਹੀਂ ਹੁੰਦਾ।</translation>
    </message>
    <message>
        <source>In your turn only your own trumps have special power.</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ ਵਿੱਚ ਖ਼ਾਸ ਤਾਕਤ ਸਿਰਫ਼ ਤੁਹਾਡੇ ਆਪਣੇ ਤੁਰਪ ਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Before the deal everybody chooses a trump suit, the dealer first.</source>
        <translation>ਵੰਡਣ ਤੋਂ ਪਹਿਲਾਂ ਹਰ ਕੋਈ ਤੁਰਪ ਚੁਣਦਾ ਹੈ, ਵੰਡਣ ਵਾਲਾ ਸਭ ਤੋਂ ਪਹਿਲਾਂ।</translation>
    </message>
    <message>
        <source>Before the deal everybody chooses a trump suit, the dealer last.</source>
        <translation>ਵੰਡਣ ਤੋਂ ਪਹਿਲਾਂ ਹਰ ਕੋਈ ਤੁਰਪ ਚੁਣਦਾ ਹੈ, ਵੰਡਣ ਵਾਲਾ ਸਭ ਤੋਂ ਬਾਅਦ।</translation>
    </message>
    <message>
        <source>Everybody looks at the cards dealt and chooses a trump suit, the dealer last.</source>
        <translation>ਹਰ ਕੋਈ ਵੰਡੇ ਪੱਤੇ ਵੇਖ ਕੇ ਤੁਰਪ ਚੁਣਦਾ ਹੈ, ਵੰਡਣ ਵਾਲਾ ਸਭ ਤੋਂ ਬਾਅਦ।</translation>
    </message>
    <message>
        <source>The last card dealt is shown: its suit is the dealer&apos;s trump, and clockwise the others get the next suits in the order clubs, diamonds, spades, hearts.</source>
        <translation>ਵੰਡਿਆ ਆਖ਼ਰੀ ਪੱਤਾ ਵਿਖਾਇਆ ਜਾਂਦਾ ਹੈ: ਉਸ ਦਾ ਰੰਗ ਵੰਡਣ ਵਾਲੇ ਦਾ ਤੁਰਪ ਹੈ, ਅਤੇ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਬਾਕੀਆਂ ਨੂੰ ਚਿੜੀ, ਇੱਟ, ਹੁਕਮ, ਪਾਨ ਦੀ ਤਰਤੀਬ ਵਿੱਚ ਅਗਲੇ ਰੰਗ ਮਿਲਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The seats have clubs, diamonds, spades and hearts as trumps, in this order.</source>
        <translation>ਥਾਵਾਂ ਦੇ ਤੁਰਪ, ਇਸ ਤਰਤੀਬ ਵਿੱਚ, ਚਿੜੀ, ਇੱਟ, ਹੁਕਮ ਅਤੇ ਪਾਨ ਹਨ।</translation>
    </message>
    <message>
        <source>The leader plays any card to the empty table: the pile begins.</source>
        <translation>ਪਹਿਲਾ ਖਿਡਾਰੀ ਖ਼ਾਲੀ ਮੇਜ਼ ਉੱਤੇ ਕੋਈ ਵੀ ਪੱਤਾ ਰੱਖਦਾ ਹੈ: ਢੇਰੀ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Going clockwise, each player in turn beats the top card of the pile, or picks up.</source>
        <translation>ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਹਰ ਕੋਈ ਵਾਰੀ ਸਿਰ ਢੇਰੀ ਦਾ ਉੱਪਰਲਾ ਪੱਤਾ ਮਾਰਦਾ ਹੈ, ਜਾਂ ਪੱਤੇ ਚੁੱਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>A card is beaten by a higher card of its suit, or by any of your trumps if the card isn&apos;t one of your trumps itself.</source>
        <translation>ਪੱਤਾ ਆਪਣੇ ਰੰਗ ਦੇ ਵੱਡੇ ਪੱਤੇ ਨਾਲ ਮਰਦਾ ਹੈ, ਜਾਂ ਤੁਹਾਡੇ ਤੁਰਪ ਨਾਲ, ਜੇ ਉਹ ਆਪ ਤੁਹਾਡਾ ਤੁਰਪ ਨਾ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>You don&apos;t have to follow suit: you may beat a card with a trump even if you hold the suit of that card.</source>
        <translation>ਉਸੇ ਰੰਗ ਦਾ ਪੱਤਾ ਖੇਡਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ: ਉਹ ਰੰਗ ਕੋਲ ਹੋਵੇ, ਤਾਂ ਵੀ ਤੁਹਾਡਾ ਤੁਰਪ ਮਾਰ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads first.</source>
        <translation>ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ ਖਿਡਾਰੀ ਪਹਿਲਾ ਪੱਤਾ ਖੇਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The dealer leads first.</source>
        <translation>ਵੰਡਣ ਵਾਲਾ ਪਹਿਲਾ ਪੱਤਾ ਖੇਡਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The loser of the last deal leads first, or else the player on the dealer&apos;s left.</source>
        <translation>ਪਿਛਲੀ ਬਾਜ਼ੀ ਹਾਰਨ ਵਾਲਾ ਪਹਿਲਾ ਪੱਤਾ ਖੇਡਦਾ ਹੈ, ਨਹੀਂ ਤਾਂ ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ।</translation>
    </message>
    <message>
        <source>The winner of the last deal leads first, or else the player on the dealer&apos;s left.</source>
        <translation>ਪਿਛਲੀ ਬਾਜ਼ੀ ਜਿੱਤਣ ਵਾਲਾ ਪਹਿਲਾ ਪੱਤਾ ਖੇਡਦਾ ਹੈ, ਨਹੀਂ ਤਾਂ ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬੇ ਪਾਸੇ ਵਾਲਾ।</translation>
    </message>
    <message>
        <source>The last card dealt is shown, and its rank is counted clockwise from the player on the dealer&apos;s left: the player it lands on leads first. A jack counts %1, a queen %2, a king %3 and an ace %4.</source>
        <translation>ਵੰਡਿਆ ਆਖ਼ਰੀ ਪੱਤਾ ਵਿਖਾਇਆ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਵੰਡਣ ਵਾਲੇ ਦੇ ਖੱਬਿਓਂ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਉਸ ਜਿੰਨਾ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ: ਜਿਸ ਉੱਤੇ ਗਿਣਤੀ ਮੁੱਕੇ, ਉਹ ਪਹਿਲਾ ਪੱਤਾ ਖੇਡੇ। ਗੋਲਾ %1, ਬੇਗਮ %2, ਬਾਦਸ਼ਾਹ %3 ਅਤੇ ਯੱਕਾ %4 ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>After beating the top card, you must play any other card on top of it, if you have one.</source>
        <translation>ਉੱਪਰਲਾ ਪੱਤਾ ਮਾਰਨ ਤੋਂ ਬਾਅਦ ਤੁਹਾਨੂੰ ਉਸ ਉੱਤੇ ਕੋਈ ਹੋਰ ਪੱਤਾ ਵੀ ਖੇਡਣਾ ਪੈਂਦਾ ਹੈ, ਜੇ ਤੁਹਾਡੇ ਕੋਲ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>After beating the top card, you don&apos;t play a second card.</source>
        <translation>ਉੱਪਰਲਾ ਪੱਤਾ ਮਾਰਨ ਤੋਂ ਬਾਅਦ ਤੁਸੀਂ ਦੂਜਾ ਪੱਤਾ ਨਹੀਂ ਖੇਡਦੇ।</translation>
    </message>
    <message>
        <source>If you can&apos;t or don&apos;t want to beat the top card, you pick up cards.</source>
        <translation>ਜੋ ਉੱਪਰਲਾ ਪੱਤਾ ਮਾਰ ਨਾ ਸਕੇ ਜਾਂ ਮਾਰਨਾ ਨਾ ਚਾਹੇ, ਉਹ ਪੱਤੇ ਚੁੱਕਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>If you can&apos;t beat the top card, you pick up cards; if you can, you must beat it.</source>
        <translation>ਜੋ ਉੱਪਰਲਾ ਪੱਤਾ ਨਾ ਮਾਰ ਸਕੇ, ਉਹ ਪੱਤੇ ਚੁੱਕਦਾ ਹੈ; ਜੋ ਮਾਰ ਸਕੇ, ਉਸ ਨੂੰ ਮਾਰਨਾ ਪੈਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>It is always the whole pile.</source>
        <translation>ਹਮੇਸ਼ਾ ਪੂਰੀ ਢੇਰੀ ਚੁੱਕਣੀ ਪੈਂਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>It is always the top card alone.</source>
        <translation>ਹਮੇਸ਼ਾ ਸਿਰਫ਼ ਉੱਪਰਲਾ ਪੱਤਾ ਚੁੱਕਣਾ ਪੈਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Then the next player has to beat the card that lies on top now, or pick up.</source>
        <translation>ਫਿਰ ਅਗਲੇ ਖਿਡਾਰੀ ਨੂੰ ਉਹ ਪੱਤਾ ਮਾਰਨਾ ਪੈਂਦਾ ਹੈ ਜੋ ਹੁਣ ਉੱਪਰ ਹੈ, ਜਾਂ ਪੱਤੇ ਚੁੱਕਣੇ ਪੈਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Then the next player leads any card.</source>
        <translation>ਫਿਰ ਅਗਲਾ ਖਿਡਾਰੀ ਪਹਿਲਾ ਪੱਤਾ ਖੇਡਦਾ ਹੈ, ਕੋਈ ਵੀ।</translation>
    </message>
    <message>
        <source>Then the player who picked up leads any card.</source>
        <translation>ਫਿਰ ਚੁੱਕਣ ਵਾਲਾ ਹੀ ਪਹਿਲਾ ਪੱਤਾ ਖੇਡਦਾ ਹੈ, ਕੋਈ ਵੀ।</translation>
    </message>
    <message>
        <source>If nothing is left on the table, the next player leads any card.</source>
        <translation>ਜੇ ਮੇਜ਼ ਉੱਤੇ ਕੁਝ ਨਾ ਬਚੇ, ਤਾਂ ਅਗਲਾ ਖਿਡਾਰੀ ਪਹਿਲਾ ਪੱਤਾ ਖੇਡਦਾ ਹੈ, ਕੋਈ ਵੀ।</translation>
    </message>
    <message>
        <source>If nothing is left on the table, the player who picked up leads any card.</source>
        <translation>ਜੇ ਮੇਜ਼ ਉੱਤੇ ਕੁਝ ਨਾ ਬਚੇ, ਤਾਂ ਚੁੱਕਣ ਵਾਲਾ ਹੀ ਪਹਿਲਾ ਪੱਤਾ ਖੇਡਦਾ ਹੈ, ਕੋਈ ਵੀ।</translation>
    </message>
    <message>
        <source>If the top card isn&apos;t your trump, you pick up the top three cards.</source>
        <translation>ਜੇ ਉੱਪਰਲਾ ਪੱਤਾ ਤੁਹਾਡਾ ਤੁਰਪ ਨਹੀਂ, ਤਾਂ ਤੁਸੀਂ ਉੱਪਰਲੇ ਤਿੰਨ ਪੱਤੇ ਚੁੱਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>If it is your trump but not the ace, you pick up the top five cards.</source>
        <translation>ਜੇ ਉਹ ਤੁਹਾਡਾ ਤੁਰਪ ਹੈ ਪਰ ਯੱਕਾ ਨਹੀਂ, ਤਾਂ ਤੁਸੀਂ ਉੱਪਰਲੇ ਪੰਜ ਪੱਤੇ ਚੁੱਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>If it is the ace of your trumps, or if there aren&apos;t that many, you pick up all cards.</source>
        <translation>ਜੇ ਉਹ ਤੁਹਾਡੇ ਤੁਰਪ ਦਾ ਯੱਕਾ ਹੈ, ਜਾਂ ਇੰਨੇ ਪੱਤੇ ਹੀ ਨਹੀਂ, ਤਾਂ ਤੁਸੀਂ ਸਾਰੇ ਪੱਤੇ ਚੁੱਕਦੇ ਹੋ।</translation>
    </message>
    <message>
        <source>A player who has no cards left after their turn is out at once; their cards stay on the pile.</source>
        <translation>ਆਪਣੀ ਵਾਰੀ ਤੋਂ ਬਾਅਦ ਜਿਸ ਦੇ ਪੱਤੇ ਮੁੱਕ ਜਾਣ, ਉਹ ਉਸੇ ਵੇਲੇ ਨਿਕਲ ਜਾਂਦਾ ਹੈ; ਉਸ ਦੇ ਪੱਤੇ ਢੇਰੀ ਉੱਤੇ ਹੀ ਰਹਿੰਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>When only one player has cards left, that player loses – unless their single remaining card beats the top card: then it is a draw with the player who went out last.</source>
        <translation>ਜਦੋਂ ਇੱਕੋ ਖਿਡਾਰੀ ਕੋਲ ਪੱਤੇ ਰਹਿ ਜਾਣ, ਉਹ ਹਾਰ ਜਾਂਦਾ ਹੈ; ਪਰ ਜੇ ਉਸ ਕੋਲ ਇੱਕੋ ਪੱਤਾ ਹੋਵੇ ਅਤੇ ਉਹ ਉੱਪਰਲਾ ਪੱਤਾ ਮਾਰ ਦੇਵੇ, ਤਾਂ ਅਖ਼ੀਰ ਵਿੱਚ ਪੱਤੇ ਮੁਕਾਉਣ ਵਾਲੇ ਨਾਲ ਬਰਾਬਰੀ ਹੈ।</translation>
    </message>
    <message>
        <source>When only one player has cards left, that player loses.</source>
        <translation>ਜਦੋਂ ਇੱਕੋ ਖਿਡਾਰੀ ਕੋਲ ਪੱਤੇ ਰਹਿ ਜਾਣ, ਉਹ ਹਾਰ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Places go in the order of going out; after a draw the last players share the better place.</source>
        <translation>ਸਥਾਨ ਪੱਤੇ ਮੁਕਾਉਣ ਦੀ ਤਰਤੀਬ ਵਿੱਚ ਮਿਲਦੇ ਹਨ; ਬਰਾਬਰੀ ਤੋਂ ਬਾਅਦ ਬਿਹਤਰ ਸਥਾਨ ਅਖ਼ੀਰਲੇ ਖਿਡਾਰੀਆਂ ਦਾ ਸਾਂਝਾ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>When the same position comes up for the third time, or after %1 turn(s), the deal is a draw between all who still hold cards.</source>
        <translation>
            <numerusform>ਜਦੋਂ ਇੱਕੋ ਹਾਲਤ ਤੀਜੀ ਵਾਰ ਆਵੇ, ਜਾਂ %1 ਵਾਰੀ ਤੋਂ ਬਾਅਦ, ਜਿਨ੍ਹਾਂ ਕੋਲ ਵੀ ਪੱਤੇ ਹੋਣ, ਉਹਨਾਂ ਸਭ ਦੀ ਬਰਾਬਰੀ ਹੈ।</numerusform>
            <numerusform>ਜਦੋਂ ਇੱਕੋ ਹਾਲਤ ਤੀਜੀ ਵਾਰ ਆਵੇ, ਜਾਂ %1 ਵਾਰੀਆਂ ਤੋਂ ਬਾਅਦ, ਜਿਨ੍ਹਾਂ ਕੋਲ ਵੀ ਪੱਤੇ ਹੋਣ, ਉਹਨਾਂ ਸਭ ਦੀ ਬਰਾਬਰੀ ਹੈ।</numerusform>
        </translation>
    </message>
    <message>
        <source>When the same position comes up for the third time, the deal is a draw between all who still hold cards.</source>
        <translation>ਜਦੋਂ ਇੱਕੋ ਹਾਲਤ ਤੀਜੀ ਵਾਰ ਆਵੇ, ਤਾਂ ਜਿਨ੍ਹਾਂ ਕੋਲ ਵੀ ਪੱਤੇ ਹੋਣ, ਉਹਨਾਂ ਸਭ ਦੀ ਬਰਾਬਰੀ ਹੈ।</translation>
    </message>
    <message>
        <source>A match is one deal.</source>
        <translation>ਮੈਚ ਇੱਕ ਬਾਜ਼ੀ ਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Everybody deals once. The player who goes out first, without a tie, wins the deal; the player who has won the most deals wins the match, and players who tie share it.</source>
        <translation>ਹਰ ਕੋਈ ਇੱਕ ਵਾਰ ਵੰਡਦਾ ਹੈ। ਬਾਜ਼ੀ ਉਸ ਦੀ, ਜੋ ਇਕੱਲਾ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਪੱਤੇ ਮੁਕਾਵੇ; ਸਭ ਤੋਂ ਵੱਧ ਬਾਜ਼ੀਆਂ ਜਿੱਤਣ ਵਾਲਾ ਮੈਚ ਜਿੱਤਦਾ ਹੈ, ਬਰਾਬਰੀ ਵਿੱਚ ਜਿੱਤ ਸਾਂਝੀ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>The player who goes out first, without a tie, wins the deal; the match ends when somebody has won %1 deal(s).</source>
        <translation>
            <numerusform>ਜਿਸ ਇਕੱਲੇ ਦੇ ਪੱਤੇ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਮੁੱਕਣ, ਉਹ ਬਾਜ਼ੀ ਜਿੱਤਦਾ ਹੈ; ਜਦੋਂ ਕੋਈ %1 ਬਾਜ਼ੀ ਜਿੱਤ ਲਵੇ, ਮੈਚ ਮੁੱਕ ਜਾਂਦਾ ਹੈ।</numerusform>
            <numerusform>ਜਿਸ ਇਕੱਲੇ ਦੇ ਪੱਤੇ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਮੁੱਕਣ, ਉਹ ਬਾਜ਼ੀ ਜਿੱਤਦਾ ਹੈ; ਜਦੋਂ ਕੋਈ %1 ਬਾਜ਼ੀਆਂ ਜਿੱਤ ਲਵੇ, ਮੈਚ ਮੁੱਕ ਜਾਂਦਾ ਹੈ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has lost %1 deal(s); the player who has lost the fewest wins it.</source>
        <translation>
            <numerusform>ਜਦੋਂ ਕੋਈ %1 ਬਾਜ਼ੀ ਹਾਰ ਜਾਵੇ, ਮੈਚ ਮੁੱਕ ਜਾਂਦਾ ਹੈ; ਜੋ ਸਭ ਤੋਂ ਘੱਟ ਹਾਰਿਆ ਹੋਵੇ, ਉਹ ਜਿੱਤਦਾ ਹੈ।</numerusform>
            <numerusform>ਜਦੋਂ ਕੋਈ %1 ਬਾਜ਼ੀਆਂ ਹਾਰ ਜਾਵੇ, ਮੈਚ ਮੁੱਕ ਜਾਂਦਾ ਹੈ; ਜੋ ਸਭ ਤੋਂ ਘੱਟ ਹਾਰਿਆ ਹੋਵੇ, ਉਹ ਜਿੱਤਦਾ ਹੈ।</numerusform>
        </translation>
    </message>
    <message>
        <source>From match to match the first deal passes to the next player clockwise, unless you choose a deal number.</source>
        <translation>ਹਰ ਨਵੇਂ ਮੈਚ ਵਿੱਚ ਪਹਿਲੀ ਵੰਡ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਅਗਲੇ ਖਿਡਾਰੀ ਦੀ ਹੁੰਦੀ ਹੈ, ਜੇ ਤੁਸੀਂ ਵੰਡ ਨੰਬਰ ਨਾ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>ਵਾਰੀ ਤੁਹਾਡੀ ਨਹੀਂ, %1 ਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ।</translation>
    </message>
    <message>
        <source>Choose your trump suit first.</source>
        <translation>ਪਹਿਲਾਂ ਆਪਣਾ ਤੁਰਪ ਚੁਣੋ।</translation>
    </message>
    <message>
        <source>The trump suits of this deal have already been chosen.</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਦੇ ਤੁਰਪ ਰੰਗ ਤੈਅ ਹੋ ਚੁੱਕੇ ਹਨ।</translation>
    </message>
    <message>
        <source>You can&apos;t have %1 as trumps in this deal.</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਤੁਹਾਡਾ ਤੁਰਪ %1 ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>The table is empty: lead any card.</source>
        <translation>ਮੇਜ਼ ਖ਼ਾਲੀ ਹੈ: ਪਹਿਲਾ ਪੱਤਾ ਖੇਡੋ, ਕੋਈ ਵੀ।</translation>
    </message>
    <message>
        <source>Beat the %1 or pick up cards.</source>
        <translation>%1 ਮਾਰੋ ਜਾਂ ਪੱਤੇ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The %1 doesn&apos;t beat the %2.</source>
        <translatorcomment>&apos;ਖੇਡਿਆਂ&apos; = by playing; a card&apos;s name takes no case here</translatorcomment>
        <translation>%1{obl} ਨਾਲ %2 ਨਹੀਂ %2{f:ਮਰਦੀ|m:ਮਰਦਾ}।</translation>
    </message>
    <message>
        <source>After beating a card you must play another one.</source>
        <translation>ਮਾਰਨ ਵਾਲੇ ਪੱਤੇ ਤੋਂ ਬਾਅਦ ਇੱਕ ਹੋਰ ਪੱਤਾ ਖੇਡੋ।</translation>
    </message>
    <message>
        <source>You don&apos;t play a second card now.</source>
        <translation>ਹੁਣ ਦੂਜਾ ਪੱਤਾ ਨਹੀਂ ਖੇਡਿਆ ਜਾਂਦਾ।</translation>
    </message>
    <message>
        <source>You can beat the %1, so you can&apos;t pick up.</source>
        <translation>ਤੁਸੀਂ %1 ਮਾਰ ਸਕਦੇ ਹੋ, ਸੋ ਪੱਤੇ ਚੁੱਕਣ ਦੀ ਖੁੱਲ੍ਹ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ਨੇ ਪੱਤੇ ਵੰਡੇ।</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>ਤੁਸੀਂ ਪੱਤੇ ਵੰਡੇ।</translation>
    </message>
    <message>
        <source>%1 has %2 as trumps.</source>
        <translation>%1 ਦਾ ਤੁਰਪ %2 ਹੈ।</translation>
    </message>
    <message>
        <source>You have %2 as trumps.</source>
        <translation>ਤੁਹਾਡਾ ਤੁਰਪ %2 ਹੈ।</translation>
    </message>
    <message>
        <source>The last card dealt is the %1.</source>
        <translation>ਵੰਡਿਆ ਆਖ਼ਰੀ ਪੱਤਾ %1 ਹੈ।</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%1 ਨੂੰ %2 %2{f:ਮਿਲੀ|m:ਮਿਲਿਆ}।</translation>
    </message>
    <message>
        <source>You get the %2.</source>
        <translation>ਤੁਹਾਨੂੰ %2 %2{f:ਮਿਲੀ|m:ਮਿਲਿਆ}।</translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation>%1 ਨੇ %2{obl} ਨਾਲ ਸ਼ੁਰੂਆਤ ਕੀਤੀ।</translation>
    </message>
    <message>
        <source>You lead the %2.</source>
        <translation>ਤੁਸੀਂ %2{obl} ਨਾਲ ਸ਼ੁਰੂਆਤ ਕੀਤੀ।</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the %3.</source>
        <translatorcomment>&apos;ਪੱਤਾ ਮਾਰਨਾ&apos; for to beat; &apos;ਮਰਨਾ&apos; for to be beaten</translatorcomment>
        <translation>%1 ਨੇ %3{obl} ਨਾਲ %2 %2{f:ਮਾਰੀ|m:ਮਾਰਿਆ}।</translation>
    </message>
    <message>
        <source>You beat the %2 with the %3.</source>
        <translation>ਤੁਸੀਂ %3{obl} ਨਾਲ %2 %2{f:ਮਾਰੀ|m:ਮਾਰਿਆ}।</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the %3 and plays the %4.</source>
        <translation>%1 ਨੇ %3{obl} ਨਾਲ %2 %2{f:ਮਾਰੀ|m:ਮਾਰਿਆ} ਅਤੇ %4 %4{f:ਖੇਡੀ|m:ਖੇਡਿਆ}।</translation>
    </message>
    <message>
        <source>You beat the %2 with the %3 and play the %4.</source>
        <translation>ਤੁਸੀਂ %3{obl} ਨਾਲ %2 %2{f:ਮਾਰੀ|m:ਮਾਰਿਆ} ਅਤੇ %4 %4{f:ਖੇਡੀ|m:ਖੇਡਿਆ}।</translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up %2 card(s).</source>
        <translation>
            <numerusform>%1 ਨੇ %2 ਪੱਤਾ ਚੁੱਕਿਆ।</numerusform>
            <numerusform>%1 ਨੇ %2 ਪੱਤੇ ਚੁੱਕੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up %2 card(s).</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %2 ਪੱਤਾ ਚੁੱਕਿਆ।</numerusform>
            <numerusform>ਤੁਸੀਂ %2 ਪੱਤੇ ਚੁੱਕੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up the whole pile: %2 card(s).</source>
        <translation>
            <numerusform>%1 ਨੇ %2 ਪੱਤੇ ਦੀ ਪੂਰੀ ਢੇਰੀ ਚੁੱਕੀ।</numerusform>
            <numerusform>%1 ਨੇ %2 ਪੱਤਿਆਂ ਦੀ ਪੂਰੀ ਢੇਰੀ ਚੁੱਕੀ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up the whole pile: %2 card(s).</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %2 ਪੱਤੇ ਦੀ ਪੂਰੀ ਢੇਰੀ ਚੁੱਕੀ।</numerusform>
            <numerusform>ਤੁਸੀਂ %2 ਪੱਤਿਆਂ ਦੀ ਪੂਰੀ ਢੇਰੀ ਚੁੱਕੀ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left and is out.</source>
        <translation>%1 ਦੇ ਪੱਤੇ ਮੁੱਕ ਗਏ।</translation>
    </message>
    <message>
        <source>You have no cards left and are out.</source>
        <translation>ਤੁਹਾਡੇ ਪੱਤੇ ਮੁੱਕ ਗਏ।</translation>
    </message>
    <message>
        <source>%1 is left with cards and loses.</source>
        <translation>%1 ਕੋਲ ਪੱਤੇ ਰਹਿ ਗਏ, ਸੋ ਉਹ ਹਾਰ %1{f:ਗਈ|m:ਗਿਆ|n:ਗਏ}।</translation>
    </message>
    <message>
        <source>You are left with cards and lose.</source>
        <translation>ਤੁਹਾਡੇ ਕੋਲ ਪੱਤੇ ਰਹਿ ਗਏ, ਸੋ ਤੁਸੀਂ ਹਾਰ ਗਏ।</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the last card, the %3: a draw with %4.</source>
        <translation>%1 ਨੇ ਆਪਣੇ ਆਖ਼ਰੀ ਪੱਤੇ %3{obl} ਨਾਲ %2 %2{f:ਮਾਰੀ|m:ਮਾਰਿਆ}: %4 ਨਾਲ ਬਰਾਬਰੀ ਰਹੀ।</translation>
    </message>
    <message>
        <source>You beat the %2 with the last card, the %3: a draw with %4.</source>
        <translation>ਤੁਸੀਂ ਆਪਣੇ ਆਖ਼ਰੀ ਪੱਤੇ %3{obl} ਨਾਲ %2 %2{f:ਮਾਰੀ|m:ਮਾਰਿਆ}: %4 ਨਾਲ ਬਰਾਬਰੀ ਰਹੀ।</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the last card, the %3: a draw with you.</source>
        <translation>%1 ਨੇ ਆਪਣੇ ਆਖ਼ਰੀ ਪੱਤੇ %3{obl} ਨਾਲ %2 %2{f:ਮਾਰੀ|m:ਮਾਰਿਆ}: ਤੁਹਾਡੇ ਨਾਲ ਬਰਾਬਰੀ ਰਹੀ।</translation>
    </message>
    <message>
        <source>That was turn %1, the last one: a draw between all who still hold cards.</source>
        <translation>ਵਾਰੀ %1 ਆਖ਼ਰੀ ਸੀ: ਜਿਨ੍ਹਾਂ ਕੋਲ ਪੱਤੇ ਹਨ, ਉਹ ਸਾਰੇ ਬਰਾਬਰ ਰਹੇ।</translation>
    </message>
    <message numerus="yes">
        <source>After %1 more turn(s) it is a draw between all who still hold cards.</source>
        <translation>
            <numerusform>%1 ਹੋਰ ਵਾਰੀ ਤੋਂ ਬਾਅਦ, ਜਿਨ੍ਹਾਂ ਕੋਲ ਪੱਤੇ ਹੋਣ, ਉਹ ਸਾਰੇ ਬਰਾਬਰ ਰਹਿਣਗੇ।</numerusform>
            <numerusform>%1 ਹੋਰ ਵਾਰੀਆਂ ਤੋਂ ਬਾਅਦ, ਜਿਨ੍ਹਾਂ ਕੋਲ ਪੱਤੇ ਹੋਣ, ਉਹ ਸਾਰੇ ਬਰਾਬਰ ਰਹਿਣਗੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position for the second time: the next repetition makes it a draw.</source>
        <translation>ਇਹੀ ਹਾਲਤ ਦੂਜੀ ਵਾਰ ਆਈ ਹੈ: ਇੱਕ ਵਾਰ ਹੋਰ ਆਈ ਤਾਂ ਬਰਾਬਰੀ ਹੋਵੇਗੀ।</translation>
    </message>
    <message>
        <source>The same position for the third time: a draw between all who still hold cards.</source>
        <translation>ਇਹੀ ਹਾਲਤ ਤੀਜੀ ਵਾਰ ਆਈ ਹੈ: ਜਿਨ੍ਹਾਂ ਕੋਲ ਪੱਤੇ ਹਨ, ਉਹ ਸਾਰੇ ਬਰਾਬਰ ਰਹੇ।</translation>
    </message>
    <message>
        <source>Lead the %1: from here you can force the win.</source>
        <translatorcomment>&apos;ਜਿੱਤ ਪੱਕੀ&apos; for a forced win</translatorcomment>
        <translation>ਪਹਿਲਾਂ %1 ਖੇਡੋ: ਇੱਥੋਂ ਤੁਹਾਡੀ ਜਿੱਤ ਪੱਕੀ ਹੋ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Beat the %2 with the %1 and play the %3: from here you can force the win.</source>
        <translation>%1 ਖੇਡ ਕੇ %2 ਮਾਰੋ, ਫਿਰ %3 ਖੇਡੋ: ਇੱਥੋਂ ਤੁਹਾਡੀ ਜਿੱਤ ਪੱਕੀ ਹੋ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 card(s): from here you can force the win.</source>
        <translation>
            <numerusform>%1 ਪੱਤਾ ਚੁੱਕੋ: ਇੱਥੋਂ ਤੁਹਾਡੀ ਜਿੱਤ ਪੱਕੀ ਹੋ ਸਕਦੀ ਹੈ।</numerusform>
            <numerusform>%1 ਪੱਤੇ ਚੁੱਕੋ: ਇੱਥੋਂ ਤੁਹਾਡੀ ਜਿੱਤ ਪੱਕੀ ਹੋ ਸਕਦੀ ਹੈ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 can&apos;t beat the %1, and has to pick up.</source>
        <translation>%2 ਕੋਲ %1 ਮਾਰਨ ਵਾਲਾ ਪੱਤਾ ਨਹੀਂ, ਸੋ ਪੱਤੇ ਚੁੱਕਣੇ ਪੈਣਗੇ।</translation>
    </message>
    <message>
        <source>%2 can beat the %1 only with the %3, so lead it.</source>
        <translation>ਪਹਿਲਾਂ %1 ਖੇਡੋ: ਇਸ ਨੂੰ ਮਾਰਨ ਲਈ %2 ਕੋਲ ਸਿਰਫ਼ %3 ਹੈ।</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and it is your last card.</source>
        <translation>%1 ਖੇਡ ਕੇ %2 ਮਾਰੋ: ਇਹ ਤੁਹਾਡਾ ਆਖ਼ਰੀ ਪੱਤਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Only the %1 beats the %2.</source>
        <translation>%2 ਸਿਰਫ਼ %1{obl} ਨਾਲ %2{f:ਮਰਦੀ|m:ਮਰਦਾ} ਹੈ।</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and then %4 can&apos;t beat the %3.</source>
        <translation>%1 ਖੇਡ ਕੇ %2 ਮਾਰੋ; ਫਿਰ %4 ਤੋਂ %3{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %3 ਨਹੀਂ ਮਰ %3{f:ਸਕਦੀ|m:ਸਕਦਾ}।</translation>
    </message>
    <message>
        <source>Only the %1 beats the %2, and then %4 can&apos;t beat the %3.</source>
        <translation>%2 ਸਿਰਫ਼ %1{obl} ਨਾਲ %2{f:ਮਰਦੀ|m:ਮਰਦਾ} ਹੈ; ਫਿਰ %4 ਤੋਂ %3{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %3 ਨਹੀਂ ਮਰ %3{f:ਸਕਦੀ|m:ਸਕਦਾ}।</translation>
    </message>
    <message>
        <source>You haven&apos;t seen a card yet, so %1 are as good as any other suit.</source>
        <translation>ਤੁਸੀਂ ਅਜੇ ਕੋਈ ਪੱਤਾ ਨਹੀਂ ਵੇਖਿਆ, ਸੋ %1 ਵੀ ਬਾਕੀ ਰੰਗਾਂ ਜਿੰਨਾ ਹੀ ਚੰਗਾ ਰੰਗ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 %2, up to the %3: as trumps they beat every other suit.</source>
        <translation>
            <numerusform>ਤੁਹਾਡੇ ਕੋਲ %2 ਦਾ %1 ਪੱਤਾ ਹੈ, %3: ਤੁਰਪ ਬਣ ਕੇ ਇਹ ਬਾਕੀ ਹਰ ਰੰਗ ਨੂੰ ਮਾਰਦਾ ਹੈ।</numerusform>
            <numerusform>ਤੁਹਾਡੇ ਕੋਲ %2 ਦੇ %1 ਪੱਤੇ ਹਨ, ਸਭ ਤੋਂ ਵੱਡਾ %3: ਤੁਰਪ ਬਣ ਕੇ ਇਹ ਬਾਕੀ ਹਰ ਰੰਗ ਨੂੰ ਮਾਰਦੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 as trumps the %2 beats every card of another suit.</source>
        <translation>ਤੁਰਪ %1 ਹੋਵੇ, ਤਾਂ %2{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %2 ਹੋਰ ਰੰਗਾਂ ਦੇ ਸਾਰੇ ਪੱਤੇ %2{f:ਮਾਰਦੀ|m:ਮਾਰਦਾ} ਹੈ।</translation>
    </message>
    <message>
        <source>You have no %1 yet, but your other suits do just as well without being trumps.</source>
        <translation>ਤੁਹਾਡੇ ਕੋਲ ਅਜੇ %1 ਨਹੀਂ, ਪਰ ਬਾਕੀ ਰੰਗ ਤੁਰਪ ਬਣੇ ਬਿਨਾਂ ਵੀ ਓਨੇ ਹੀ ਕੰਮ ਆਉਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>%1 can force the win now; the %2 holds out longest.</source>
        <translation>%1 ਦੀ ਜਿੱਤ ਹੁਣ ਪੱਕੀ ਹੋ ਸਕਦੀ ਹੈ; %2 ਖੇਡ ਕੇ ਤੁਸੀਂ ਸਭ ਤੋਂ ਵੱਧ ਟਿਕੋਗੇ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force the win now; picking up %2 card(s) holds out longest.</source>
        <translation>
            <numerusform>%1 ਦੀ ਜਿੱਤ ਹੁਣ ਪੱਕੀ ਹੋ ਸਕਦੀ ਹੈ; %2 ਪੱਤਾ ਚੁੱਕ ਕੇ ਤੁਸੀਂ ਸਭ ਤੋਂ ਵੱਧ ਟਿਕੋਗੇ।</numerusform>
            <numerusform>%1 ਦੀ ਜਿੱਤ ਹੁਣ ਪੱਕੀ ਹੋ ਸਕਦੀ ਹੈ; %2 ਪੱਤੇ ਚੁੱਕ ਕੇ ਤੁਸੀਂ ਸਭ ਤੋਂ ਵੱਧ ਟਿਕੋਗੇ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 can beat the %1 only with a trump, so lead it.</source>
        <translation>ਪਹਿਲਾਂ %1 ਖੇਡੋ: ਇਸ ਨੂੰ ਮਾਰਨ ਲਈ %2 ਨੂੰ ਤੁਰਪ ਲਾਉਣਾ ਪਵੇਗਾ।</translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 cards you haven&apos;t seen, only %2 let %4 beat the %3.</source>
        <translation>
            <numerusform>ਪਹਿਲਾਂ %3 ਖੇਡੋ: %1 ਅਣਵੇਖੇ ਪੱਤਿਆਂ ਵਿੱਚੋਂ ਇਸ ਨੂੰ ਮਾਰਨ ਲਈ %4 ਦੇ ਕੰਮ ਦਾ ਸਿਰਫ਼ %2 ਹੈ।</numerusform>
            <numerusform>ਪਹਿਲਾਂ %3 ਖੇਡੋ: %1 ਅਣਵੇਖੇ ਪੱਤਿਆਂ ਵਿੱਚੋਂ ਇਸ ਨੂੰ ਮਾਰਨ ਲਈ %4 ਦੇ ਕੰਮ ਦੇ ਸਿਰਫ਼ %2 ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is your lowest card that isn&apos;t a trump, so you lose least with it.</source>
        <translation>ਤੁਰਪ ਤੋਂ ਬਿਨਾਂ ਤੁਹਾਡਾ ਸਭ ਤੋਂ ਛੋਟਾ ਪੱਤਾ %1 ਹੈ, ਸੋ ਇਸ ਨੂੰ ਦੇਣ ਦਾ ਨੁਕਸਾਨ ਸਭ ਤੋਂ ਘੱਟ ਹੈ।</translation>
    </message>
    <message>
        <source>The %1 is your lowest trump, and you keep the higher ones, up to the %2.</source>
        <translation>ਤੁਹਾਡਾ ਸਭ ਤੋਂ ਛੋਟਾ ਤੁਰਪ %1 ਹੈ; ਬਾਕੀ ਤੁਰਪ ਹੱਥ ਵਿੱਚ ਰੱਖੋ, ਉਹਨਾਂ ਵਿੱਚ ਸਭ ਤੋਂ ਵੱਡਾ %2 ਹੈ।</translation>
    </message>
    <message>
        <source>Lead the %1, your last card, and you are out.</source>
        <translation>ਆਪਣਾ ਆਖ਼ਰੀ ਪੱਤਾ %1 ਖੇਡੋ, ਅਤੇ ਤੁਹਾਡੇ ਪੱਤੇ ਮੁੱਕ ਜਾਣਗੇ।</translation>
    </message>
    <message>
        <source>You keep your trumps, the highest of them the %2, and lead the %1.</source>
        <translation>ਪਹਿਲਾਂ %1 ਖੇਡੋ, ਅਤੇ ਆਪਣੇ ਤੁਰਪ ਬਚਾ ਕੇ ਰੱਖੋ; ਸਭ ਤੋਂ ਵੱਡਾ ਤੁਰਪ %2 ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 can beat the %2 with %3 card(s) at most.</source>
        <translation>
            <numerusform>%2 ਮਾਰਨ ਲਈ %1 ਕੋਲ ਵੱਧ ਤੋਂ ਵੱਧ %3 ਪੱਤਾ ਹੈ।</numerusform>
            <numerusform>%2 ਮਾਰਨ ਲਈ %1 ਕੋਲ ਵੱਧ ਤੋਂ ਵੱਧ %3 ਪੱਤੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is your cheapest card that beats the %2.</source>
        <translation>%2 ਮਾਰਨ ਲਈ ਤੁਹਾਡਾ ਸਭ ਤੋਂ ਸਸਤਾ ਪੱਤਾ %1 ਹੈ।</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and you keep the %3.</source>
        <translation>%1 ਖੇਡ ਕੇ %2 ਮਾਰੋ, ਅਤੇ %3 ਬਚਾ ਕੇ ਰੱਖੋ।</translation>
    </message>
    <message>
        <source>After the %1 leave the %2 there: %3 can beat it only with the %4.</source>
        <translation>%1 ਖੇਡ ਕੇ ਉੱਪਰ %2 ਰੱਖੋ: ਇਸ ਨੂੰ ਮਾਰਨ ਲਈ %3 ਕੋਲ ਸਿਰਫ਼ %4 ਹੈ।</translation>
    </message>
    <message>
        <source>Only the %1 beats this; then %3 can beat the %2 only with the %4.</source>
        <translation>ਇਹ ਸਿਰਫ਼ %1{obl} ਨਾਲ ਮਰਦਾ ਹੈ; ਫਿਰ %2 ਮਾਰਨ ਲਈ %3 ਕੋਲ ਸਿਰਫ਼ %4 %4{f:ਹੋਵੇਗੀ|m:ਹੋਵੇਗਾ}।</translation>
    </message>
    <message>
        <source>The %1 beats this, and then %3 can beat the %2 only with a trump.</source>
        <translation>%1 ਖੇਡ ਕੇ ਇਹ ਮਾਰੋ; ਫਿਰ %2 ਮਾਰਨ ਲਈ %3 ਨੂੰ ਤੁਰਪ ਲਾਉਣਾ ਪਵੇਗਾ।</translation>
    </message>
    <message>
        <source>The %1 beats this without a trump, and the %2 is your lowest card after it.</source>
        <translation>%1 ਖੇਡਿਆਂ ਇਹ ਬਿਨਾਂ ਤੁਰਪ ਮਰਦਾ ਹੈ; ਉਸ ਤੋਂ ਬਾਅਦ ਤੁਹਾਡਾ ਸਭ ਤੋਂ ਛੋਟਾ ਪੱਤਾ %2 ਹੈ।</translation>
    </message>
    <message>
        <source>The %1 is your cheapest card that beats this, and the %2 the cheapest to leave.</source>
        <translation>ਇਸ ਨੂੰ ਮਾਰਨ ਲਈ ਤੁਹਾਡਾ ਸਭ ਤੋਂ ਸਸਤਾ ਪੱਤਾ %1 ਹੈ, ਅਤੇ ਉੱਪਰ ਰੱਖਣ ਲਈ %2।</translation>
    </message>
    <message numerus="yes">
        <source>The %1 beats the %2; %4 can beat the %3 with %5 card(s) at most.</source>
        <translation>
            <numerusform>%1 ਖੇਡ ਕੇ %2 ਮਾਰੋ; %3 ਮਾਰਨ ਲਈ %4 ਕੋਲ ਵੱਧ ਤੋਂ ਵੱਧ %5 ਪੱਤਾ ਹੈ।</numerusform>
            <numerusform>%1 ਖੇਡ ਕੇ %2 ਮਾਰੋ; %3 ਮਾਰਨ ਲਈ %4 ਕੋਲ ਵੱਧ ਤੋਂ ਵੱਧ %5 ਪੱਤੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 beats this; leave the %2 on top, and keep the %3 for later.</source>
        <translation>%1 ਖੇਡ ਕੇ ਇਹ ਮਾਰੋ; ਉੱਪਰ %2 ਰੱਖੋ, ਅਤੇ %3 ਅੱਗੇ ਲਈ ਬਚਾਓ।</translation>
    </message>
    <message>
        <source>Beat the %2 with the %1, and with the %3 you have no cards left.</source>
        <translation>%1 ਖੇਡ ਕੇ %2 ਮਾਰੋ, ਫਿਰ %3 ਖੇਡਿਆਂ ਤੁਹਾਡੇ ਪੱਤੇ ਮੁੱਕ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>Nothing in your hand beats the %1, so you have to pick up.</source>
        <translation>ਤੁਹਾਡੇ ਕੋਲ %1 ਮਾਰਨ ਲਈ ਕੋਈ ਪੱਤਾ ਨਹੀਂ, ਸੋ ਪੱਤੇ ਚੁੱਕਣੇ ਪੈਣਗੇ।</translation>
    </message>
    <message>
        <source>Nothing in your hand beats the %1; picking up leaves the %2, which %3 can&apos;t beat.</source>
        <translation>ਤੁਹਾਡੇ ਕੋਲ %1 ਮਾਰਨ ਲਈ ਕੋਈ ਪੱਤਾ ਨਹੀਂ; ਚੁੱਕਣ ਨਾਲ ਉੱਪਰ %2 %2{f:ਰਹੇਗੀ|m:ਰਹੇਗਾ}, ਜੋ %3 ਤੋਂ ਨਹੀਂ ਮਰ %2{f:ਸਕਦੀ|m:ਸਕਦਾ}।</translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this; picking up %2 card(s) leaves the %3, which %4 can&apos;t beat.</source>
        <translation>
            <numerusform>ਇਹ ਸਿਰਫ਼ %1{obl} ਨਾਲ ਮਰਦਾ ਹੈ; %2 ਪੱਤਾ ਚੁੱਕਣ ਨਾਲ ਉੱਪਰ %3 %3{f:ਰਹੇਗੀ|m:ਰਹੇਗਾ}, ਜੋ %4 ਤੋਂ ਨਹੀਂ ਮਰ %3{f:ਸਕਦੀ|m:ਸਕਦਾ}।</numerusform>
            <numerusform>ਇਹ ਸਿਰਫ਼ %1{obl} ਨਾਲ ਮਰਦਾ ਹੈ; %2 ਪੱਤੇ ਚੁੱਕਣ ਨਾਲ ਉੱਪਰ %3 %3{f:ਰਹੇਗੀ|m:ਰਹੇਗਾ}, ਜੋ %4 ਤੋਂ ਨਹੀਂ ਮਰ %3{f:ਸਕਦੀ|m:ਸਕਦਾ}।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picking up %1 card(s) leaves the %2, which %3 can&apos;t beat.</source>
        <translation>
            <numerusform>%1 ਪੱਤਾ ਚੁੱਕਣ ਨਾਲ ਉੱਪਰ %2 %2{f:ਰਹੇਗੀ|m:ਰਹੇਗਾ}, ਜੋ %3 ਤੋਂ ਨਹੀਂ ਮਰ %2{f:ਸਕਦੀ|m:ਸਕਦਾ}।</numerusform>
            <numerusform>%1 ਪੱਤੇ ਚੁੱਕਣ ਨਾਲ ਉੱਪਰ %2 %2{f:ਰਹੇਗੀ|m:ਰਹੇਗਾ}, ਜੋ %3 ਤੋਂ ਨਹੀਂ ਮਰ %2{f:ਸਕਦੀ|m:ਸਕਦਾ}।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up %1 card(s), and one of them is a trump of yours: the %2.</source>
        <translation>
            <numerusform>ਤੁਸੀਂ %1 ਪੱਤਾ ਚੁੱਕਦੇ ਹੋ, ਅਤੇ ਉਹ ਤੁਹਾਡਾ ਤੁਰਪ %2 ਹੈ।</numerusform>
            <numerusform>ਤੁਸੀਂ %1 ਪੱਤੇ ਚੁੱਕਦੇ ਹੋ, ਅਤੇ ਉਹਨਾਂ ਵਿੱਚ ਤੁਹਾਡਾ ਤੁਰਪ %2 ਵੀ ਹੈ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this, and keeping it is worth picking up %2 card(s).</source>
        <translation>
            <numerusform>ਇਹ ਸਿਰਫ਼ %1{obl} ਨਾਲ ਮਰਦਾ ਹੈ, ਅਤੇ %1 ਉਸ %2 ਪੱਤੇ ਨਾਲੋਂ ਵੱਧ ਕੰਮ %1{f:ਦੀ|m:ਦਾ} ਹੈ।</numerusform>
            <numerusform>ਇਹ ਸਿਰਫ਼ %1{obl} ਨਾਲ ਮਰਦਾ ਹੈ, ਅਤੇ %1 ਉਹਨਾਂ %2 ਪੱਤਿਆਂ ਨਾਲੋਂ ਵੱਧ ਕੰਮ %1{f:ਦੀ|m:ਦਾ} ਹੈ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the %1 and your other cards that beat this, and pick up %2 card(s).</source>
        <translation>
            <numerusform>%1 ਅਤੇ ਇਸ ਨੂੰ ਮਾਰਨ ਵਾਲੇ ਹੋਰ ਪੱਤੇ ਬਚਾਓ, ਅਤੇ %2 ਪੱਤਾ ਚੁੱਕ ਲਓ।</numerusform>
            <numerusform>%1 ਅਤੇ ਇਸ ਨੂੰ ਮਾਰਨ ਵਾਲੇ ਹੋਰ ਪੱਤੇ ਬਚਾਓ, ਅਤੇ %2 ਪੱਤੇ ਚੁੱਕ ਲਓ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Svoi Kozyri is for %1 to %2 players, not for %3.</source>
        <translation>ਸਵੋਈ ਕੋਜ਼ਿਰੀ %1 ਤੋਂ %2 ਖਿਡਾਰੀਆਂ ਲਈ ਹੈ, %3 ਲਈ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>A pack for %1 players has %2 to %3 cards, a multiple of %4, not %5.</source>
        <translation>%1 ਖਿਡਾਰੀਆਂ ਦੀ ਗੱਡੀ ਵਿੱਚ %2 ਤੋਂ %3 ਪੱਤੇ ਹੁੰਦੇ ਹਨ, ਜੋ %4 ਉੱਤੇ ਪੂਰੇ ਵੰਡੇ ਜਾਣ; %5 ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Only two players can have a mirrored deal.</source>
        <translation>ਇੱਕੋ ਜਿਹੇ ਪੱਤਿਆਂ ਵਾਲੀ ਵੰਡ ਸਿਰਫ਼ ਦੋ ਖਿਡਾਰੀਆਂ ਲਈ ਹੈ।</translation>
    </message>
    <message>
        <source>In a mirrored deal the trumps are chosen before the cards are dealt.</source>
        <translation>ਇੱਕੋ ਜਿਹੇ ਪੱਤਿਆਂ ਵਾਲੀ ਵੰਡ ਵਿੱਚ ਤੁਰਪ ਪੱਤੇ ਵੰਡਣ ਤੋਂ ਪਹਿਲਾਂ ਚੁਣੇ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The number of turns can&apos;t be less than %1.</source>
        <translation>ਵਾਰੀਆਂ ਦੀ ਗਿਣਤੀ %1 ਤੋਂ ਘੱਟ ਨਹੀਂ ਹੋ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>A match needs at least one deal to win or lose.</source>
        <translation>ਮੈਚ ਵਿੱਚ ਜਿੱਤਣ ਜਾਂ ਹਾਰਨ ਲਈ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਬਾਜ਼ੀ ਚਾਹੀਦੀ ਹੈ।</translation>
    </message>
    <message>
        <source>A pack of %1 cards can&apos;t be solved: it takes %2 to %3, a multiple of %4.</source>
        <translation>%1 ਪੱਤਿਆਂ ਦੀ ਗੱਡੀ ਹੱਲ ਨਹੀਂ ਹੋ ਸਕਦੀ: %2 ਤੋਂ %3 ਪੱਤੇ ਚਾਹੀਦੇ ਹਨ, ਜੋ %4 ਉੱਤੇ ਪੂਰੇ ਵੰਡੇ ਜਾਣ।</translation>
    </message>
    <message>
        <source>Nobody is left alone: the deal is a draw.</source>
        <translation>ਕੋਈ ਇਕੱਲਾ ਨਹੀਂ ਬਚਿਆ: ਬਾਜ਼ੀ ਬਰਾਬਰ ਰਹੀ।</translation>
    </message>
    <message>
        <source>You were the first to run out of cards.</source>
        <translation>ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਤੁਹਾਡੇ ਪੱਤੇ ਮੁੱਕੇ।</translation>
    </message>
    <message>
        <source>You are left with the cards.</source>
        <translation>ਪੱਤੇ ਤੁਹਾਡੇ ਕੋਲ ਰਹਿ ਗਏ।</translation>
    </message>
    <message>
        <source>You finished in place %1.</source>
        <translation>ਤੁਸੀਂ %1{ordo} ਸਥਾਨ ਉੱਤੇ ਰਹੇ।</translation>
    </message>
    <message>
        <source>%1 was the first to run out of cards.</source>
        <translation>ਸਭ ਤੋਂ ਪਹਿਲਾਂ %1 ਦੇ ਪੱਤੇ ਮੁੱਕੇ।</translation>
    </message>
    <message>
        <source>%1 is left with the cards.</source>
        <translation>ਪੱਤੇ %1 ਕੋਲ ਰਹਿ ਗਏ।</translation>
    </message>
    <message>
        <source>%1 on top, by %2</source>
        <comment>a card of the pile, and who put it there</comment>
        <translation>ਉੱਪਰ %2 %1{f:ਦੀ|m:ਦਾ} %1</translation>
    </message>
    <message>
        <source>%1 on top, by you</source>
        <comment>a card of the pile</comment>
        <translation>ਉੱਪਰ %1{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %1</translation>
    </message>
    <message>
        <source>%1 on top</source>
        <comment>a card of the pile, left there when others were picked up</comment>
        <translation>ਉੱਪਰ %1</translation>
    </message>
    <message>
        <source>pile: %1</source>
        <comment>how many cards it has</comment>
        <translation>ਢੇਰੀ: %1</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>ਮੇਜ਼ ਖ਼ਾਲੀ ਹੈ</translation>
    </message>
    <message>
        <source>trumps: %1</source>
        <comment>those of the own hand, such as: spades 6 queen</comment>
        <translation>ਤੁਰਪ: %1</translation>
    </message>
    <message>
        <source>your trumps can be: %1</source>
        <comment>suits</comment>
        <translation>ਤੁਹਾਡਾ ਤੁਰਪ ਹੋ ਸਕਦਾ ਹੈ: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) beat it: %2</source>
        <translation>
            <numerusform>%1 ਪੱਤਾ ਇਸ ਨੂੰ ਮਾਰਦਾ ਹੈ: %2</numerusform>
            <numerusform>%1 ਪੱਤੇ ਇਸ ਨੂੰ ਮਾਰਦੇ ਹਨ: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>or pick up %1</source>
        <comment>a number of cards</comment>
        <translation>ਜਾਂ %1 ਚੁੱਕੋ</translation>
    </message>
    <message>
        <source>nothing beats it: pick up %1</source>
        <comment>a number of cards</comment>
        <translation>ਇਸ ਨੂੰ ਮਾਰਨ ਵਾਲਾ ਪੱਤਾ ਨਹੀਂ: %1 ਚੁੱਕੋ</translation>
    </message>
    <message>
        <source>%1 %2 with %3</source>
        <comment>a player, how many cards they hold, and their trump suit</comment>
        <translation>%1 %2, ਤੁਰਪ %3</translation>
    </message>
    <message>
        <source>you %2 with %3</source>
        <comment>how many cards you hold, and your trump suit</comment>
        <translation>ਤੁਸੀਂ %2, ਤੁਰਪ %3</translation>
    </message>
    <message>
        <source>deals lost: %1</source>
        <comment>by player: Amrit 1, Kavya 0</comment>
        <translation>ਹਾਰੀਆਂ ਬਾਜ਼ੀਆਂ: %1</translation>
    </message>
    <message>
        <source>deals won: %1</source>
        <comment>by player: Amrit 1, Kavya 0</comment>
        <translation>ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ: %1</translation>
    </message>
    <message>
        <source>no trumps have been chosen yet</source>
        <translation>ਤੁਰਪ ਅਜੇ ਨਹੀਂ ਚੁਣੇ ਗਏ</translation>
    </message>
    <message>
        <source>it beats the %1</source>
        <translation>ਇਸ ਨਾਲ %1 %1{f:ਮਰਦੀ|m:ਮਰਦਾ} ਹੈ</translation>
    </message>
    <message>
        <source>you can lead it</source>
        <translation>ਇਸ ਨਾਲ ਸ਼ੁਰੂ ਕਰ ਸਕਦੇ ਹੋ</translation>
    </message>
    <message>
        <source>you can put it on the %1</source>
        <translation>ਇਹ %1{obl} ਉੱਤੇ ਰੱਖ ਸਕਦੇ ਹੋ</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri lesson</name>
    <message>
        <source>Your first deal</source>
        <translation>ਤੁਹਾਡੀ ਪਹਿਲੀ ਬਾਜ਼ੀ</translation>
    </message>
    <message>
        <source>Shall I show you which card beats which?</source>
        <translation>ਵਿਖਾਵਾਂ, ਕਿਹੜਾ ਪੱਤਾ ਕਿਸ ਨੂੰ ਮਾਰਦਾ ਹੈ?</translation>
    </message>
    <message>
        <source>Shall I show you how a turn goes?</source>
        <translation>ਵਿਖਾਵਾਂ, ਵਾਰੀ ਕਿਵੇਂ ਚੱਲਦੀ ਹੈ?</translation>
    </message>
    <message>
        <source>Shall I show you when cards are picked up?</source>
        <translation>ਵਿਖਾਵਾਂ, ਪੱਤੇ ਕਦੋਂ ਚੁੱਕੀਦੇ ਹਨ?</translation>
    </message>
    <message>
        <source>Get rid of all your cards: a player who still holds some at the end loses.</source>
        <translation>ਆਪਣੇ ਸਾਰੇ ਪੱਤੇ ਮੁਕਾਓ: ਜਿਸ ਕੋਲ ਅਖ਼ੀਰ ਵਿੱਚ ਰਹਿ ਜਾਣ, ਉਹ ਹਾਰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>First choose your trump suit: take hearts. Your opponent gets another suit.</source>
        <translation>ਪਹਿਲਾਂ ਆਪਣਾ ਤੁਰਪ ਚੁਣੋ: ਪਾਨ ਲਓ। ਵਿਰੋਧੀ ਨੂੰ ਹੋਰ ਰੰਗ ਮਿਲੇਗਾ।</translation>
    </message>
    <message>
        <source>The table is empty: lay any card. Begin with a low one that isn&apos;t a trump.</source>
        <translation>ਮੇਜ਼ ਖ਼ਾਲੀ ਹੈ: ਕੋਈ ਵੀ ਪੱਤਾ ਰੱਖੋ। ਛੋਟੇ ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ ਜੋ ਤੁਰਪ ਨਾ ਹੋਵੇ।</translation>
    </message>
    <message>
        <source>Beat the top card with a higher one of its suit, then lay any card on top.</source>
        <translation>ਉੱਪਰਲਾ ਪੱਤਾ ਉਸੇ ਰੰਗ ਦੇ ਵੱਡੇ ਨਾਲ ਮਾਰੋ, ਫਿਰ ਉੱਪਰ ਕੋਈ ਵੀ ਪੱਤਾ ਰੱਖੋ।</translation>
    </message>
    <message>
        <source>You have nothing higher of its suit, but even your lowest trump beats it.</source>
        <translation>ਉਸ ਰੰਗ ਦਾ ਵੱਡਾ ਤੁਹਾਡੇ ਕੋਲ ਨਹੀਂ, ਪਰ ਸਭ ਤੋਂ ਛੋਟਾ ਤੁਰਪ ਵੀ ਇਸ ਨੂੰ ਮਾਰਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>You can&apos;t beat this one: pick up the top three cards.</source>
        <translation>ਇਹ ਤੁਹਾਡੇ ਤੋਂ ਨਹੀਂ ਮਰਦਾ: ਉੱਪਰਲੇ ਤਿੰਨ ਪੱਤੇ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>A trump of yours that you can&apos;t beat costs more: pick up five cards.</source>
        <translation>ਆਪਣਾ ਤੁਰਪ ਜੋ ਨਾ ਮਰੇ, ਮਹਿੰਗਾ ਪੈਂਦਾ ਹੈ: ਪੰਜ ਪੱਤੇ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>Your opponent couldn&apos;t beat that, and had to pick up cards.</source>
        <translation>ਵਿਰੋਧੀ ਤੋਂ ਉਹ ਨਹੀਂ ਮਰਿਆ, ਸੋ ਉਸ ਨੂੰ ਪੱਤੇ ਚੁੱਕਣੇ ਪਏ।</translation>
    </message>
    <message>
        <source>Only a few cards left. With your last one you&apos;re out, and you win.</source>
        <translation>ਥੋੜ੍ਹੇ ਹੀ ਪੱਤੇ ਬਾਕੀ ਹਨ। ਆਖ਼ਰੀ ਗਿਆ ਤਾਂ ਤੁਸੀਂ ਬਾਹਰ, ਤੇ ਜਿੱਤ ਤੁਹਾਡੀ।</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, brief</name>
    <message>
        <source>choose trumps</source>
        <translation>ਤੁਰਪ ਚੁਣੋ</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>ਸ਼ੁਰੂ ਤੁਸੀਂ ਕਰੋ</translation>
    </message>
    <message>
        <source>beat %1, or pick up</source>
        <translation>%1 ਮਾਰੋ, ਜਾਂ ਚੁੱਕੋ</translation>
    </message>
    <message>
        <source>beat %1</source>
        <translation>%1 ਮਾਰੋ</translation>
    </message>
    <message>
        <source>beat %1 and one more</source>
        <translation>%1 ਮਾਰੋ, ਫਿਰ ਇੱਕ ਹੋਰ</translation>
    </message>
    <message>
        <source>%1, pick up %2</source>
        <translation>%1, ਚੁੱਕੋ %2</translation>
    </message>
    <message>
        <source>and one on the %1</source>
        <translation>%1, ਫਿਰ ਉਸ ਉੱਤੇ ਇੱਕ ਹੋਰ</translation>
    </message>
    <message>
        <source>leads %2</source>
        <translation>ਪਹਿਲਾ ਪੱਤਾ: %2</translation>
    </message>
    <message>
        <source>lead %2</source>
        <translation>ਪਹਿਲਾ ਪੱਤਾ: %2</translation>
    </message>
    <message>
        <source>gets %2</source>
        <translation>ਮਿਲਿਆ ਪੱਤਾ: %2</translation>
    </message>
    <message>
        <source>get %2</source>
        <translation>ਮਿਲਿਆ ਪੱਤਾ: %2</translation>
    </message>
    <message>
        <source>beats with %3</source>
        <translation>%3 ਖੇਡ ਕੇ ਮਾਰਿਆ</translation>
    </message>
    <message>
        <source>beat with %3</source>
        <translation>%3 ਖੇਡ ਕੇ ਮਾਰਿਆ</translation>
    </message>
    <message>
        <source>beats with %3, then %4</source>
        <translation>%3 ਖੇਡ ਕੇ ਮਾਰਿਆ, ਫਿਰ %4</translation>
    </message>
    <message>
        <source>beat with %3, then %4</source>
        <translation>%3 ਖੇਡ ਕੇ ਮਾਰਿਆ, ਫਿਰ %4</translation>
    </message>
    <message>
        <source>picks up %2</source>
        <translation>ਪੱਤੇ ਚੁੱਕੇ: %2</translation>
    </message>
    <message>
        <source>pick up %2</source>
        <translation>ਪੱਤੇ ਚੁੱਕੇ: %2</translation>
    </message>
    <message>
        <source>picks up all %2</source>
        <translation>ਪੂਰੀ ਢੇਰੀ ਚੁੱਕੀ: %2</translation>
    </message>
    <message>
        <source>pick up all %2</source>
        <translation>ਪੂਰੀ ਢੇਰੀ ਚੁੱਕੀ: %2</translation>
    </message>
    <message>
        <source>%2</source>
        <comment>a trump suit behind the name of whose it is</comment>
        <translation>%2</translation>
    </message>
    <message>
        <source>out</source>
        <comment>has no cards left</comment>
        <translation>ਬਾਹਰ</translation>
    </message>
    <message>
        <source>are out</source>
        <translation>ਬਾਹਰ</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, spoken</name>
    <message>
        <source>Your turn: beat the %1 with your last card, or pick up.</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: ਆਖ਼ਰੀ ਪੱਤੇ ਨਾਲ %1 ਮਾਰੋ, ਜਾਂ ਚੁੱਕੋ।</translation>
    </message>
    <message>
        <source>Your turn: beat the %1.</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: %1 ਮਾਰੋ।</translation>
    </message>
    <message>
        <source>Your turn: beat the %1, then play one more.</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ: %1 ਮਾਰੋ, ਫਿਰ ਇੱਕ ਹੋਰ ਖੇਡੋ।</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: you can&apos;t beat the %1, pick up %2 card(s).</source>
        <translation>
            <numerusform>ਤੁਹਾਡੀ ਵਾਰੀ: %1 ਤੁਹਾਡੇ ਤੋਂ ਨਹੀਂ %1{f:ਮਰਦੀ|m:ਮਰਦਾ}, %2 ਪੱਤਾ ਚੁੱਕੋ।</numerusform>
            <numerusform>ਤੁਹਾਡੀ ਵਾਰੀ: %1 ਤੁਹਾਡੇ ਤੋਂ ਨਹੀਂ %1{f:ਮਰਦੀ|m:ਮਰਦਾ}, %2 ਪੱਤੇ ਚੁੱਕੋ।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, told</name>
    <message>
        <source>led %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2{obl} ਨਾਲ ਸ਼ੁਰੂਆਤ ਕੀਤੀ</translation>
    </message>
    <message>
        <source>started again with %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2{obl} ਨਾਲ ਫਿਰ ਸ਼ੁਰੂਆਤ ਕੀਤੀ</translation>
    </message>
    <message>
        <source>beat %2 with %3</source>
        <comment>who did it stands above; two cards</comment>
        <translation>%3{obl} ਨਾਲ %2 %2{f:ਮਾਰੀ|m:ਮਾਰਿਆ}</translation>
    </message>
    <message>
        <source>beat %2 with the trump %3</source>
        <comment>who did it stands above; two cards</comment>
        <translation>ਤੁਰਪ %3{obl} ਨਾਲ %2 %2{f:ਮਾਰੀ|m:ਮਾਰਿਆ}</translation>
    </message>
    <message>
        <source>and played %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>ਅਤੇ %2 %2{f:ਖੇਡੀ|m:ਖੇਡਿਆ}</translation>
    </message>
    <message>
        <source>didn&apos;t beat %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2 ਨਹੀਂ %2{f:ਮਾਰੀ|m:ਮਾਰਿਆ}</translation>
    </message>
    <message>
        <source>and picked up %2: %3</source>
        <comment>who did it stands above; how many cards, then these</comment>
        <translation>ਅਤੇ %2 %2{one:ਪੱਤਾ ਚੁੱਕਿਆ|other:ਪੱਤੇ ਚੁੱਕੇ}: %3</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Card table</source>
        <comment>name of the whole table, for screen readers</comment>
        <translation>ਤਾਸ਼ ਦਾ ਮੇਜ਼</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>ਮੂਧਾ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Click, or press Space, to continue.</source>
        <translation>ਅੱਗੇ ਚੱਲਣ ਲਈ ਕਲਿੱਕ ਕਰੋ ਜਾਂ Space ਦੱਬੋ।</translation>
    </message>
    <message>
        <source>Welcome back. Click, or press Space, to play on.</source>
        <translation>ਜੀ ਆਇਆਂ ਨੂੰ। ਅੱਗੇ ਖੇਡਣ ਲਈ ਕਲਿੱਕ ਕਰੋ ਜਾਂ Space ਦੱਬੋ।</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ।</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn.</source>
        <translation>ਹੁਣ %1 ਦੀ ਵਾਰੀ ਹੈ।</translation>
    </message>
    <message>
        <source>It&apos;s your turn.</source>
        <translation>ਹੁਣ ਤੁਹਾਡੀ ਵਾਰੀ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 ਨੇ ਸਰ ਬਣਾਈ।</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>ਤੁਸੀਂ ਸਰ ਬਣਾਈ।</translation>
    </message>
    <message>
        <source>Nobody wins the trick.</source>
        <translation>ਸਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ।</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>ਪੱਤੇ ਵੰਡੇ ਗਏ।</translation>
    </message>
    <message>
        <source>You receive %1.</source>
        <translation>ਤੁਹਾਨੂੰ %1 %1{one:%1{f:ਮਿਲੀ|m:ਮਿਲਿਆ}|other:%1{f:ਮਿਲੀਆਂ|m:ਮਿਲੇ}}।</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>cards from the stock, such as: the two of clubs, the ace of spades</comment>
        <translation>ਤੁਸੀਂ %1 %1{one:%1{f:ਚੁੱਕੀ|m:ਚੁੱਕਿਆ}|other:%1{f:ਚੁੱਕੀਆਂ|m:ਚੁੱਕੇ}}।</translation>
    </message>
    <message>
        <source>%1: %2 in this deal.</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ %1 ਦੇ ਅੰਕ: %2।</translation>
    </message>
    <message>
        <source>You: %2 in this deal.</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਤੁਹਾਡੇ ਅੰਕ: %2।</translation>
    </message>
    <message>
        <source>%1 finishes in place %2.</source>
        <translation>%1 %2{ordo} ਸਥਾਨ ਉੱਤੇ %1{f:ਰਹੀ|m:ਰਿਹਾ|n:ਰਹੇ}।</translation>
    </message>
    <message>
        <source>You finish in place %2.</source>
        <translation>ਤੁਸੀਂ %2{ordo} ਸਥਾਨ ਉੱਤੇ ਰਹੇ।</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a note made into a sentence</comment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list of things, one after another</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>on the table, played by %1</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ, %1 ਵੱਲੋਂ</translation>
    </message>
    <message>
        <source>on the table, played by you</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ, ਤੁਹਾਡੇ ਵੱਲੋਂ</translation>
    </message>
    <message>
        <source>in the middle of the table, %1 of %2</source>
        <translation>ਮੇਜ਼ ਦੇ ਵਿਚਕਾਰ, %2 ਵਿੱਚੋਂ %1</translation>
    </message>
    <message>
        <source>Seat %1, where %2 sits</source>
        <comment>a place that can be chosen</comment>
        <translation>ਥਾਂ %1, ਜਿੱਥੇ %2 %2{f:ਹੈ|m:ਹੈ|n:ਹਨ}</translation>
    </message>
    <message>
        <source>Seat %1, where you sit</source>
        <comment>a place that can be chosen</comment>
        <translation>ਥਾਂ %1, ਜਿੱਥੇ ਤੁਸੀਂ ਹੋ</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ਚੁਣਿਆ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>Not selected: %1</source>
        <comment>cards in a sentence, which were selected before</comment>
        <translation>ਹੁਣ ਚੁਣਿਆ ਹੋਇਆ ਨਹੀਂ: %1</translation>
    </message>
    <message>
        <source>suggested</source>
        <comment>a card that a hint names</comment>
        <translation>ਇਸ਼ਾਰੇ ਵਾਲਾ</translation>
    </message>
    <message>
        <source>just received</source>
        <comment>a card that another player has passed</comment>
        <translation>ਹੁਣੇ ਮਿਲਿਆ</translation>
    </message>
    <message>
        <source>Press Enter to do it.</source>
        <comment>behind a hint</comment>
        <translation>ਇਹ ਕਰਨ ਲਈ Enter ਦੱਬੋ।</translation>
    </message>
    <message>
        <source>winning so far</source>
        <translation>ਹੁਣ ਤੱਕ ਸਰ ਇਸ ਦੀ</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>ਰੱਦ</translation>
    </message>
    <message>
        <source>lies crosswise</source>
        <comment>a card that lies across a pile</comment>
        <translation>ਟੇਢਾ ਪਿਆ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>ਵਾਈਲਡ ਕਾਰਡ</translation>
    </message>
    <message>
        <source>not final yet</source>
        <comment>a card that is laid out but not yet melded</comment>
        <translation>ਅਜੇ ਪੱਕਾ ਨਹੀਂ</translation>
    </message>
    <message>
        <source>would join your hand</source>
        <translation>ਹੱਥ ਵਿੱਚ ਆਉਣ ਵਾਲਾ ਪੱਤਾ</translation>
    </message>
    <message>
        <source>what you chose</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>ਤੁਹਾਡੀ ਚੋਣ</translation>
    </message>
    <message>
        <source>better</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>ਬਿਹਤਰ</translation>
    </message>
    <message>
        <source>came later</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>ਬਾਅਦ ਵਿੱਚ ਆਇਆ</translation>
    </message>
    <message>
        <source>can&apos;t be played now</source>
        <translation>ਹੁਣ ਨਹੀਂ ਖੇਡ ਸਕਦੇ</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) in hand</source>
        <translation>
            <numerusform>ਹੱਥ ਵਿੱਚ %1 ਪੱਤਾ</numerusform>
            <numerusform>ਹੱਥ ਵਿੱਚ %1 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in this deal, %2 in all</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ %1, ਜੋੜ %2</translation>
    </message>
    <message>
        <source>this deal %1 · total %2</source>
        <comment>second line of a plate</comment>
        <translation>ਬਾਜ਼ੀ ਵਿੱਚ %1 · ਜੋੜ %2</translation>
    </message>
    <message>
        <source>this deal %1</source>
        <comment>points in this deal, a line of a small plate</comment>
        <translation>ਬਾਜ਼ੀ ਵਿੱਚ %1</translation>
    </message>
    <message>
        <source>total %1</source>
        <comment>second line of a plate</comment>
        <translation>ਜੋੜ %1</translation>
    </message>
    <message>
        <source>dealer</source>
        <translatorcomment>&apos;ਵੰਡ ਇਹਨਾਂ ਦੀ&apos;: neutral, because &apos;ਵੰਡਣ ਵਾਲਾ&apos; has a gender</translatorcomment>
        <translation>ਵੰਡ ਇਹਨਾਂ ਦੀ</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ਵਾਰੀ ਹੈ</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>the name on a plate: a computer plays for this player</comment>
        <translation>%1 ਦੀ ਥਾਂ</translation>
    </message>
    <message>
        <source>A computer, for %1</source>
        <comment>spoken: who plays at a seat</comment>
        <translation>ਕੰਪਿਊਟਰ, %1 ਦੀ ਥਾਂ</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button beside the pile, after a discard</comment>
        <translation>ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>ਕੰਪਿਊਟਰ ਖੇਡੇ</translation>
    </message>
    <message>
        <source>Let a computer play for %1</source>
        <translation>%1 ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇ</translation>
    </message>
    <message>
        <source>A computer then plays on for %1, who can come back at any time.</source>
        <translation>ਫਿਰ %1 ਦੀ ਥਾਂ ਕੰਪਿਊਟਰ ਖੇਡੇਗਾ; ਉਹ ਕਦੇ ਵੀ ਮੁੜ ਆ %1{f:ਸਕਦੀ ਹੈ|m:ਸਕਦਾ ਹੈ|n:ਸਕਦੇ ਹਨ}।</translation>
    </message>
    <message>
        <source>Round buttons</source>
        <comment>a row of buttons on the table, for screen readers</comment>
        <translation>ਗੋਲ ਬਟਨ</translation>
    </message>
    <message>
        <source>You&apos;re watching</source>
        <translation>ਤੁਸੀਂ ਵੇਖ ਰਹੇ ਹੋ</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <comment>a player, and a phrase such as: Well played!</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You say: %2</source>
        <comment>a player, and a phrase such as: Well played!</comment>
        <translation>ਤੁਸੀਂ: %2</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>heading of a column: points in this deal</comment>
        <translation>ਇਹ ਬਾਜ਼ੀ</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column</comment>
        <translation>ਜੋੜ</translation>
    </message>
    <message>
        <source>First meld</source>
        <comment>heading of a column: points that a first meld must count</comment>
        <translation>ਪਹਿਲਾ ਮੇਲ</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the viewer&apos;s side of two</comment>
        <translation>ਅਸੀਂ</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side of two</comment>
        <translation>ਉਹ</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ: %1।</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%2 %1{f:ਦੀ|m:ਦਾ} %1</translation>
    </message>
    <message>
        <source>%1 by you</source>
        <translation>%1{f:ਤੁਹਾਡੀ|m:ਤੁਹਾਡਾ} %1</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>ਮੇਜ਼ ਉੱਤੇ ਕੋਈ ਪੱਤਾ ਨਹੀਂ।</translation>
    </message>
    <message numerus="yes">
        <source>Face down in the middle: %1 card(s).</source>
        <translation>
            <numerusform>ਵਿਚਕਾਰ ਮੂਧਾ: %1 ਪੱਤਾ।</numerusform>
            <numerusform>ਵਿਚਕਾਰ ਮੂਧੇ: %1 ਪੱਤੇ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the middle: %1 card(s), on top %2.</source>
        <translation>
            <numerusform>ਵਿਚਕਾਰ: %1 ਪੱਤਾ, ਉੱਪਰ %2।</numerusform>
            <numerusform>ਵਿਚਕਾਰ: %1 ਪੱਤੇ, ਉੱਪਰ %2।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has laid out: %2.</source>
        <comment>a player, and their cards</comment>
        <translation>%1 ਦੇ ਵਿਛਾਏ ਪੱਤੇ: %2।</translation>
    </message>
    <message>
        <source>You have laid out: %2.</source>
        <comment>your cards</comment>
        <translation>ਤੁਹਾਡੇ ਵਿਛਾਏ ਪੱਤੇ: %2।</translation>
    </message>
    <message>
        <source>%1 has laid out nothing.</source>
        <comment>a player</comment>
        <translation>%1 ਨੇ ਕੁਝ ਨਹੀਂ ਵਿਛਾਇਆ।</translation>
    </message>
    <message>
        <source>You have laid out nothing.</source>
        <translation>ਤੁਸੀਂ ਅਜੇ ਕੁਝ ਨਹੀਂ ਵਿਛਾਇਆ।</translation>
    </message>
    <message>
        <source>%1 have laid out: %2.</source>
        <comment>a side, and its cards</comment>
        <translation>%1{you:%1, ਵਿਛਾਏ ਪੱਤੇ|other:%1 ਦੇ ਵਿਛਾਏ ਪੱਤੇ}: %2।</translation>
    </message>
    <message>
        <source>%1 have laid out nothing.</source>
        <comment>a side</comment>
        <translation>%1{you:%1: ਅਜੇ ਕੁਝ ਨਹੀਂ ਵਿਛਾਇਆ|other:%1 ਨੇ ਕੁਝ ਨਹੀਂ ਵਿਛਾਇਆ}।</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cards laid out together, such as aces, and how many of which kind</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 natural card(s)</source>
        <translation>
            <numerusform>%1 ਕੁਦਰਤੀ ਪੱਤਾ</numerusform>
            <numerusform>%1 ਕੁਦਰਤੀ ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wild card(s)</source>
        <translation>
            <numerusform>%1 ਵਾਈਲਡ ਕਾਰਡ</numerusform>
            <numerusform>%1 ਵਾਈਲਡ ਕਾਰਡ</numerusform>
        </translation>
    </message>
    <message>
        <source>threes</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਤਿੱਕੀਆਂ</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਚੌਕੀਆਂ</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਪੰਜੀਆਂ</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਛਿੱਕੀਆਂ</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਸੱਤੀਆਂ</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਅੱਠੀਆਂ</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਨਹਿਲੇ</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਦਹਿਲੇ</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਗੋਲੇ</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਬੇਗਮਾਂ</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਬਾਦਸ਼ਾਹ</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ਯੱਕੇ</translation>
    </message>
    <message>
        <source>The table is described above.</source>
        <translation>ਮੇਜ਼ ਦਾ ਹਾਲ ਉੱਪਰ ਲਿਖਿਆ ਹੈ।</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <translation>ਤੁਹਾਡੇ ਪੱਤੇ: %1।</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2।</translation>
    </message>
    <message>
        <source>Claim the rest…</source>
        <translation>ਬਾਕੀ ਸਰਾਂ ਲਓ…</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>ਬਾਕੀ ਬਾਜ਼ੀ ਮੁਕਾਓ</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>ਨਵੀਂ ਖੇਡ…</translation>
    </message>
    <message>
        <source>Another match…</source>
        <comment>with the same people, who are asked</comment>
        <translation>ਇੱਕ ਹੋਰ ਮੈਚ…</translation>
    </message>
    <message>
        <source>A question is already open; wait for the answers.</source>
        <translation>ਪਹਿਲਾਂ ਹੀ ਕੁਝ ਪੁੱਛਿਆ ਗਿਆ ਹੈ; ਜਵਾਬਾਂ ਦੀ ਉਡੀਕ ਕਰੋ।</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>ਵਾਪਸ ਲੈਣ ਲਈ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>ਮੁੜ ਕਰਨ ਲਈ ਕੋਈ ਚਾਲ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The rest of the deal isn&apos;t certain yet.</source>
        <translation>ਬਾਜ਼ੀ ਦਾ ਬਾਕੀ ਹਿੱਸਾ ਅਜੇ ਪੱਕਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Nobody is away from that seat.</source>
        <translation>ਉਸ ਥਾਂ ਵਾਲਾ ਖਿਡਾਰੀ ਇੱਥੇ ਹੀ ਹੈ।</translation>
    </message>
    <message>
        <source>A bug in the program prevents this.</source>
        <translation>ਪ੍ਰੋਗਰਾਮ ਦੀ ਇੱਕ ਗ਼ਲਤੀ ਕਰਕੇ ਇਹ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>There is no further card.</source>
        <translation>ਇਸ ਪਾਸੇ ਹੋਰ ਪੱਤਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>There are no further cards of another suit or rank.</source>
        <translation>ਇਸ ਪਾਸੇ ਹੋਰ ਰੰਗ ਜਾਂ ਦਰਜੇ ਦਾ ਪੱਤਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>There is no further pile.</source>
        <translation>ਇਸ ਪਾਸੇ ਹੋਰ ਢੇਰੀ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>There are no cards to go to.</source>
        <translation>ਜਾਣ ਲਈ ਕੋਈ ਪੱਤਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Go to a card first, with the arrow keys.</source>
        <translation>ਪਹਿਲਾਂ ਤੀਰਾਂ ਨਾਲ ਕਿਸੇ ਪੱਤੇ ਉੱਤੇ ਜਾਓ।</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 card(s) can be played now.</source>
        <translation>
            <numerusform>ਹੁਣ ਸਿਰਫ਼ %1 ਪੱਤਾ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ।</numerusform>
            <numerusform>ਹੁਣ ਸਿਰਫ਼ %1 ਪੱਤੇ ਖੇਡੇ ਜਾ ਸਕਦੇ ਹਨ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let go here: %1 card(s)</source>
        <comment>how many a dragged card makes there</comment>
        <translation>
            <numerusform>ਇੱਥੇ ਛੱਡੋ: %1 ਪੱਤਾ</numerusform>
            <numerusform>ਇੱਥੇ ਛੱਡੋ: %1 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>ਹੁਣ ਕੋਈ ਪੱਤਾ ਨਹੀਂ ਖੇਡਿਆ ਜਾ ਸਕਦਾ।</translation>
    </message>
    <message>
        <source>You&apos;re watching.</source>
        <translation>ਤੁਸੀਂ ਵੇਖ ਰਹੇ ਹੋ।</translation>
    </message>
    <message>
        <source>This key does nothing here. F1 lists the keys.</source>
        <translation>ਇਹ ਕੁੰਜੀ ਇੱਥੇ ਕੁਝ ਨਹੀਂ ਕਰਦੀ। F1 ਨਾਲ ਕੁੰਜੀਆਂ ਵੇਖੋ।</translation>
    </message>
    <message>
        <source>Single keys are switched off, under Preferences, Accessibility.</source>
        <translation>ਇਕੱਲੀਆਂ ਕੁੰਜੀਆਂ ਵਾਲੀਆਂ ਕਮਾਂਡਾਂ ਬੰਦ ਹਨ: “ਪਸੰਦਾਂ”, “ਸੌਖੀ ਪਹੁੰਚ” ਵੇਖੋ।</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %1 card(s)</source>
        <translation>
            <numerusform>ਤੁਹਾਡਾ ਹੱਥ, %1 ਪੱਤਾ</numerusform>
            <numerusform>ਤੁਹਾਡਾ ਹੱਥ, %1 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s hand, %2 card(s)</source>
        <translation>
            <numerusform>%1 ਦਾ ਹੱਥ, %2 ਪੱਤਾ</numerusform>
            <numerusform>%1 ਦਾ ਹੱਥ, %2 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %2 card(s)</source>
        <translation>
            <numerusform>ਤੁਹਾਡਾ ਹੱਥ, %2 ਪੱਤਾ</numerusform>
            <numerusform>ਤੁਹਾਡਾ ਹੱਥ, %2 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the table, %1 card(s)</source>
        <translation>
            <numerusform>ਮੇਜ਼ ਉੱਤੇ, %1 ਪੱਤਾ</numerusform>
            <numerusform>ਮੇਜ਼ ਉੱਤੇ, %1 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the middle of the table, %1 card(s)</source>
        <translation>
            <numerusform>ਮੇਜ਼ ਦੇ ਵਿਚਕਾਰ, %1 ਪੱਤਾ</numerusform>
            <numerusform>ਮੇਜ਼ ਦੇ ਵਿਚਕਾਰ, %1 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 card(s)</source>
        <comment>a pile by its name, and how many cards it has</comment>
        <translation>
            <numerusform>%1, %2 ਪੱਤਾ</numerusform>
            <numerusform>%1, %2 ਪੱਤੇ</numerusform>
        </translation>
    </message>
    <message>
        <source>Piles in the middle of the table</source>
        <translation>ਮੇਜ਼ ਦੇ ਵਿਚਕਾਰ ਦੀਆਂ ਢੇਰੀਆਂ</translation>
    </message>
    <message>
        <source>Laid out by %1</source>
        <comment>the name of a list of cards; a side, or a player</comment>
        <translation>%1{you:%1{one:ਤੁਹਾਡੇ ਵਿਛਾਏ ਪੱਤੇ|other:%1, ਵਿਛਾਏ ਪੱਤੇ}|other:%1 ਦੇ ਵਿਛਾਏ ਪੱਤੇ}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>Score and deal</source>
        <comment>a list of what is written in the corners of the table</comment>
        <translation>ਅੰਕ ਅਤੇ ਬਾਜ਼ੀ</translation>
    </message>
    <message>
        <source>Nothing else to go to.</source>
        <comment>spoken when Tab finds nothing more</comment>
        <translation>ਜਾਣ ਲਈ ਹੋਰ ਕੋਈ ਥਾਂ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਤਿੱਕੀਆਂ</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਚੌਕੀਆਂ</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਪੰਜੀਆਂ</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਛਿੱਕੀਆਂ</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਸੱਤੀਆਂ</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਅੱਠੀਆਂ</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਨਹਿਲਿਆਂ</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਦਹਿਲਿਆਂ</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਗੋਲਿਆਂ</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਬੇਗਮਾਂ</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਬਾਦਸ਼ਾਹਾਂ</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ਯੱਕਿਆਂ</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>See and close the tables of a server that runs here, and block addresses.</source>
        <translation>ਇੱਥੇ ਚੱਲਦੇ ਸਰਵਰ ਦੇ ਮੇਜ਼ ਵੇਖੋ ਤੇ ਬੰਦ ਕਰੋ, ਅਤੇ ਪਤੇ ਰੋਕੋ।</translation>
    </message>
    <message>
        <source>WHAT</source>
        <comment>stands for what is to be done in the help of the command line</comment>
        <translation>ਕੀ</translation>
    </message>
    <message>
        <source>one of: %1 (default: %2)</source>
        <translation>ਇਹਨਾਂ ਵਿੱਚੋਂ: %1 (ਨਾ ਲਿਖੋ ਤਾਂ %2)</translation>
    </message>
    <message>
        <source>WHICH</source>
        <comment>stands for a table or an address in the help of the command line</comment>
        <translation>ਕਿਹੜਾ</translation>
    </message>
    <message>
        <source>the table to close, or the address</source>
        <translation>ਬੰਦ ਕਰਨ ਵਾਲਾ ਮੇਜ਼, ਜਾਂ ਪਤਾ</translation>
    </message>
    <message>
        <source>the folder of the server (default: %1)</source>
        <translation>ਸਰਵਰ ਦਾ ਫੋਲਡਰ (ਨਾ ਲਿਖੋ ਤਾਂ %1)</translation>
    </message>
    <message>
        <source>No server runs in %1: name the folder of the one you mean with --data.</source>
        <translation>%1 ਵਿੱਚ ਕੋਈ ਸਰਵਰ ਨਹੀਂ ਚੱਲਦਾ: --data ਨਾਲ ਸਹੀ ਫੋਲਡਰ ਦੱਸੋ।</translation>
    </message>
    <message>
        <source>This account isn&apos;t allowed to talk to the server in %1: use the one that runs it.</source>
        <translation>ਇਹ ਖਾਤਾ %1 ਵਿਚਲੇ ਸਰਵਰ ਨਾਲ ਗੱਲ ਨਹੀਂ ਕਰ ਸਕਦਾ: ਉਹ ਖਾਤਾ ਵਰਤੋ ਜੋ ਸਰਵਰ ਚਲਾਉਂਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>The server in %1 doesn&apos;t answer: try again in a minute.</source>
        <translation>%1 ਵਿਚਲਾ ਸਰਵਰ ਜਵਾਬ ਨਹੀਂ ਦਿੰਦਾ: ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।</translation>
    </message>
    <message>
        <source>Name the table to close, as the list shows it.</source>
        <translation>ਬੰਦ ਕਰਨ ਵਾਲੇ ਮੇਜ਼ ਦਾ ਨਾਂ ਉਵੇਂ ਲਿਖੋ ਜਿਵੇਂ ਸੂਚੀ ਵਿੱਚ ਹੈ।</translation>
    </message>
    <message>
        <source>Name an address, as the list shows it.</source>
        <translation>ਪਤਾ ਉਵੇਂ ਲਿਖੋ ਜਿਵੇਂ ਸੂਚੀ ਵਿੱਚ ਹੈ।</translation>
    </message>
    <message>
        <source>The list always shows all tables: leave out “%1”.</source>
        <translation>ਸੂਚੀ ਸਾਰੇ ਮੇਜ਼ਾਂ ਦੀ ਹੁੰਦੀ ਹੈ: “%1” ਨਾ ਲਿਖੋ।</translation>
    </message>
    <message>
        <source>There is no table %1 here: look at the list.</source>
        <translation>ਇੱਥੇ ਮੇਜ਼ %1 ਨਹੀਂ: ਸੂਚੀ ਵੇਖੋ।</translation>
    </message>
    <message>
        <source>The server at %1 runs table %2: close it there.</source>
        <translation>ਮੇਜ਼ %2 ਨੂੰ %1 ਵਾਲਾ ਸਰਵਰ ਚਲਾਉਂਦਾ ਹੈ: ਉੱਥੇ ਬੰਦ ਕਰੋ।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address: write one as the list shows it, such as %2.</source>
        <translation>“%1” ਪਤੇ ਵਜੋਂ ਨਹੀਂ ਚੱਲਦਾ: ਸੂਚੀ ਵਾਂਗ ਲਿਖੋ, ਜਿਵੇਂ %2।</translation>
    </message>
    <message>
        <source>%1 wasn&apos;t blocked.</source>
        <translation>%1 ਰੋਕਿਆ ਹੋਇਆ ਨਹੀਂ ਸੀ।</translation>
    </message>
    <message>
        <source>That couldn&apos;t be saved: make room on the server&apos;s disk, and try again.</source>
        <translation>ਇਹ ਸੰਭਾਲਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ: ਸਰਵਰ ਦੀ ਡਿਸਕ ਉੱਤੇ ਥਾਂ ਬਣਾਓ ਅਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।</translation>
    </message>
    <message>
        <source>That couldn&apos;t be saved: try again in a minute.</source>
        <translation>ਇਹ ਸੰਭਾਲਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ: ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।</translation>
    </message>
    <message>
        <source>The server is another version: use the program of that version for commands.</source>
        <translation>ਸਰਵਰ ਹੋਰ ਵਰਜਨ ਦਾ ਹੈ: ਉਸੇ ਵਰਜਨ ਦੇ ਪ੍ਰੋਗਰਾਮ ਨਾਲ ਕਮਾਂਡਾਂ ਦਿਓ।</translation>
    </message>
    <message>
        <source>Table %1 is closed for good.</source>
        <translation>ਮੇਜ਼ %1 ਸਦਾ ਲਈ ਬੰਦ ਹੈ।</translation>
    </message>
    <message numerus="yes">
        <source>%1 is blocked; %2 connection(s) closed.</source>
        <translation>
            <numerusform>%1 ਰੋਕਿਆ ਗਿਆ; %2 ਕਨੈਕਸ਼ਨ ਬੰਦ।</numerusform>
            <numerusform>%1 ਰੋਕਿਆ ਗਿਆ; %2 ਕਨੈਕਸ਼ਨ ਬੰਦ।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer blocked.</source>
        <translation>%1 ਹੁਣ ਰੋਕਿਆ ਹੋਇਆ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Nobody is at any table.</source>
        <translation>ਕਿਸੇ ਮੇਜ਼ ਉੱਤੇ ਕੋਈ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>ਰੋਕੇ ਹੋਏ: %1</translation>
    </message>
    <message>
        <source>Table %1, %2, before the match: %3</source>
        <translation>ਮੇਜ਼ %1, %2, ਮੈਚ ਤੋਂ ਪਹਿਲਾਂ: %3</translation>
    </message>
    <message>
        <source>Table %1, %2, in play: %3</source>
        <translation>ਮੇਜ਼ %1, %2, ਖੇਡ ਚੱਲਦੀ ਹੈ: %3</translation>
    </message>
    <message>
        <source>Table %1, %2, after the match: %3</source>
        <translation>ਮੇਜ਼ %1, %2, ਮੈਚ ਤੋਂ ਬਾਅਦ: %3</translation>
    </message>
    <message>
        <source>Table %1, %2: %3</source>
        <translation>ਮੇਜ਼ %1, %2: %3</translation>
    </message>
    <message>
        <source>nobody is there</source>
        <translation>ਇੱਥੇ ਕੋਈ ਨਹੀਂ</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Green felt</source>
        <translation>ਹਰੀ ਬਨਾਤ</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>ਅੱਧੀ ਰਾਤ</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>ਅਖਰੋਟ</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>ਕਾਗ਼ਜ਼</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ਹਾਈ ਕੰਟਰਾਸਟ</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Trick %1 of %2</source>
        <translation>%2 ਵਿੱਚੋਂ ਸਰ %1</translation>
    </message>
    <message>
        <source>No trick of this deal has been finished yet.</source>
        <translation>ਇਸ ਬਾਜ਼ੀ ਦੀ ਅਜੇ ਕੋਈ ਸਰ ਪੂਰੀ ਨਹੀਂ ਹੋਈ।</translation>
    </message>
    <message>
        <source>%1 led; %2 won this trick.</source>
        <translation>ਸਰ %1 ਨੇ ਸ਼ੁਰੂ ਕੀਤੀ, ਅਤੇ %2 ਨੇ ਬਣਾਈ।</translation>
    </message>
    <message>
        <source>You led; %2 won this trick.</source>
        <translation>ਸਰ ਤੁਸੀਂ ਸ਼ੁਰੂ ਕੀਤੀ, ਅਤੇ %2 ਨੇ ਬਣਾਈ।</translation>
    </message>
    <message>
        <source>%1 led; you won this trick.</source>
        <translation>ਸਰ %1 ਨੇ ਸ਼ੁਰੂ ਕੀਤੀ, ਅਤੇ ਤੁਸੀਂ ਬਣਾਈ।</translation>
    </message>
    <message>
        <source>%1 led and won this trick.</source>
        <translation>ਸਰ %1 ਨੇ ਹੀ ਸ਼ੁਰੂ ਕੀਤੀ ਅਤੇ ਬਣਾਈ।</translation>
    </message>
    <message>
        <source>You led and won this trick.</source>
        <translation>ਸਰ ਤੁਸੀਂ ਹੀ ਸ਼ੁਰੂ ਕੀਤੀ ਅਤੇ ਬਣਾਈ।</translation>
    </message>
    <message>
        <source>%1 led; nobody won this trick.</source>
        <translation>ਸਰ %1 ਨੇ ਸ਼ੁਰੂ ਕੀਤੀ, ਪਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ।</translation>
    </message>
    <message>
        <source>You led; nobody won this trick.</source>
        <translation>ਸਰ ਤੁਸੀਂ ਸ਼ੁਰੂ ਕੀਤੀ, ਪਰ ਕਿਸੇ ਦੀ ਨਹੀਂ ਬਣੀ।</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who played which card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, cancelled</source>
        <comment>who played which card</comment>
        <translation>%1: %2, ਰੱਦ</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>ਪਿੱਛੇ</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>ਅੱਗੇ</translation>
    </message>
    <message>
        <source>The cards of the trick</source>
        <translation>ਸਰ ਦੇ ਪੱਤੇ</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>You&apos;ve taken back the %1.</source>
        <comment>a card</comment>
        <translation>ਤੁਸੀਂ %1 ਵਾਪਸ %1{f:ਲਈ|m:ਲਿਆ}।</translation>
    </message>
    <message>
        <source>You&apos;ve taken back the %1 and the %2.</source>
        <comment>two cards</comment>
        <translation>ਤੁਸੀਂ ਦੋ ਪੱਤੇ ਵਾਪਸ ਲਏ: %1 ਅਤੇ %2।</translation>
    </message>
    <message>
        <source>The last move has been undone.</source>
        <translation>ਪਿਛਲੀ ਚਾਲ ਵਾਪਸ ਲੈ ਲਈ ਗਈ ਹੈ।</translation>
    </message>
    <message>
        <source>Deal %1 goes on: the last move has been undone, and the points don&apos;t count yet.</source>
        <translation>ਚਾਲ ਵਾਪਸ ਲਈ ਗਈ: ਬਾਜ਼ੀ %1 ਫਿਰ ਚੱਲ ਰਹੀ ਹੈ, ਅਤੇ ਉਸ ਦੇ ਅੰਕ ਅਜੇ ਪੱਕੇ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>The %1 is on the table again.</source>
        <comment>a card</comment>
        <translation>%1 ਫਿਰ ਮੇਜ਼ ਉੱਤੇ ਹੈ।</translation>
    </message>
    <message>
        <source>The %1 and the %2 are on the table again.</source>
        <comment>two cards</comment>
        <translation>%1 ਅਤੇ %2 ਫਿਰ ਮੇਜ਼ ਉੱਤੇ ਹਨ।</translation>
    </message>
    <message>
        <source>The move has been redone.</source>
        <translation>ਚਾਲ ਮੁੜ ਹੋ ਗਈ ਹੈ।</translation>
    </message>
    <message>
        <source>%1 has taken back the %2.</source>
        <comment>a player and a card</comment>
        <translation>%1 ਨੇ %2 ਵਾਪਸ %2{f:ਲਈ|m:ਲਿਆ}।</translation>
    </message>
    <message>
        <source>%1 has undone a move of deal %2: the deal goes on and its points don&apos;t count yet.</source>
        <comment>a player and a number</comment>
        <translation>%1 ਨੇ ਚਾਲ ਵਾਪਸ ਲਈ: ਬਾਜ਼ੀ %2 ਫਿਰ ਚੱਲ ਰਹੀ ਹੈ, ਅਤੇ ਉਸ ਦੇ ਅੰਕ ਅਜੇ ਪੱਕੇ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>%1 has undone the last move.</source>
        <translation>%1 ਨੇ ਪਿਛਲੀ ਚਾਲ ਵਾਪਸ ਲਈ।</translation>
    </message>
</context>
<context>
    <name>Unfinished games</name>
    <message>
        <source>Unfinished games</source>
        <translation>ਅਧੂਰੀਆਂ ਖੇਡਾਂ</translation>
    </message>
    <message>
        <source>They are kept until you continue or delete them.</source>
        <translation>ਜਦ ਤੱਕ ਤੁਸੀਂ ਪੂਰੀਆਂ ਨਹੀਂ ਕਰਦੇ ਜਾਂ ਮਿਟਾਉਂਦੇ ਨਹੀਂ, ਇਹ ਰੱਖੀਆਂ ਰਹਿੰਦੀਆਂ ਹਨ।</translation>
    </message>
    <message>
        <source>None yet. A game you leave for another one is kept here until you continue it.</source>
        <translation>ਅਜੇ ਕੋਈ ਨਹੀਂ। ਹੋਰ ਖੇਡ ਲਈ ਛੱਡੀ ਖੇਡ ਇੱਥੇ ਰਹਿੰਦੀ ਹੈ, ਜਦ ਤੱਕ ਤੁਸੀਂ ਉਸ ਨੂੰ ਅੱਗੇ ਨਹੀਂ ਖੇਡਦੇ।</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ਅੱਗੇ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>ਮਿਟਾਓ…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>ਇਹ ਖੇਡ ਮਿਟਾਉਣੀ ਹੈ?</translation>
    </message>
    <message>
        <source>It can&apos;t be brought back.</source>
        <translation>ਇਹ ਵਾਪਸ ਨਹੀਂ ਆ ਸਕਦੀ।</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>ਮਿਟਾਓ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ਖੇਡ</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>ਪਿਛਲੀ ਵਾਰ ਖੇਡੀ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ਖਿਡਾਰੀ</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>column: the number of the deal in play</comment>
        <translation>ਬਾਜ਼ੀ</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>ਤੁਹਾਡੇ ਅੰਕ</translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <translation>ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ</translation>
    </message>
    <message>
        <source>today</source>
        <translation>ਅੱਜ</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ਕੱਲ੍ਹ</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s) ago</source>
        <translation>
            <numerusform>%1 ਦਿਨ ਪਹਿਲਾਂ</numerusform>
            <numerusform>%1 ਦਿਨ ਪਹਿਲਾਂ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message numerus="yes">
        <source>%1 players</source>
        <translation>
            <numerusform>%1 ਖਿਡਾਰੀ</numerusform>
            <numerusform>%1 ਖਿਡਾਰੀ</numerusform>
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
        <translation>ਰਲੇ-ਮਿਲੇ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>ਸਿੱਖੋ</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <comment>a game</comment>
        <translation>%1 ਸਿੱਖੋ</translation>
    </message>
    <message>
        <source>A coach leads you through a first deal.</source>
        <translation>ਉਸਤਾਦ ਪਹਿਲੀ ਬਾਜ਼ੀ ਵਿੱਚ ਨਾਲ ਚੱਲਦਾ ਹੈ।</translation>
    </message>
    <message>
        <source>Play %1, %2, %3</source>
        <comment>a game, 4 players, medium</comment>
        <translation>ਖੇਡੋ: %1, %2, %3</translation>
    </message>
    <message>
        <source>Change the table of %1</source>
        <comment>a game</comment>
        <translation>%1 ਦਾ ਮੇਜ਼ ਬਦਲੋ</translation>
    </message>
    <message>
        <source>CardTable</source>
        <translation>CardTable</translation>
    </message>
    <message>
        <source>Sit down and play. No account, no adverts.</source>
        <translation>ਬੈਠੋ ਤੇ ਖੇਡੋ। ਨਾ ਖਾਤਾ, ਨਾ ਇਸ਼ਤਿਹਾਰ।</translation>
    </message>
    <message>
        <source>Welcome back. Your table is as you left it.</source>
        <translation>ਜੀ ਆਇਆਂ ਨੂੰ। ਤੁਹਾਡਾ ਮੇਜ਼ ਉਵੇਂ ਹੀ ਹੈ ਜਿਵੇਂ ਛੱਡਿਆ ਸੀ।</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>ਖੇਡ ਚੁਣੋ</translation>
    </message>
    <message>
        <source>Or start a new game</source>
        <translation>ਜਾਂ ਨਵੀਂ ਸ਼ੁਰੂ ਕਰੋ</translation>
    </message>
    <message>
        <source>With people …</source>
        <translation>ਲੋਕਾਂ ਨਾਲ …</translation>
    </message>
    <message>
        <source>Play with friends in the same house or over the internet</source>
        <translation>ਇੱਕੋ ਘਰ ਵਿੱਚ ਜਾਂ ਇੰਟਰਨੈੱਟ ਉੱਤੇ ਦੋਸਤਾਂ ਨਾਲ ਖੇਡੋ</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a game</comment>
        <translation>ਅੱਗੇ ਖੇਡੋ: %1</translation>
    </message>
    <message>
        <source>Others (%1) …</source>
        <comment>other games that were not finished</comment>
        <translation>ਹੋਰ (%1) …</translation>
    </message>
    <message>
        <source>Continue at %1&apos;s table</source>
        <translation>%1 ਦੇ ਮੇਜ਼ ਉੱਤੇ ਅੱਗੇ ਚੱਲੋ</translation>
    </message>
    <message>
        <source>Continue at your table</source>
        <translation>ਆਪਣੇ ਮੇਜ਼ ਉੱਤੇ ਅੱਗੇ ਚੱਲੋ</translation>
    </message>
    <message>
        <source>%1, deal %2. Your seat is kept.</source>
        <comment>a game</comment>
        <translation>%1, ਬਾਜ਼ੀ %2। ਤੁਹਾਡੀ ਥਾਂ ਰੱਖੀ ਹੈ।</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ਅੱਗੇ ਚੱਲੋ</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>ਲੱਭਿਆ ਜਾ ਰਿਹਾ ਹੈ…</translation>
    </message>
    <message>
        <source>The table isn&apos;t open right now.</source>
        <translation>ਮੇਜ਼ ਇਸ ਵੇਲੇ ਖੁੱਲ੍ਹਾ ਨਹੀਂ।</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼</translation>
    </message>
    <message>
        <source>Open it again here</source>
        <comment>a table whose host does not come back</comment>
        <translation>ਇੱਥੇ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ਨਿਯਮ</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>ਅੰਕੜੇ</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>ਪਸੰਦਾਂ</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>ਕਿਵੇਂ ਖੇਡੀਏ</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>ਬਾਜ਼ੀ %1</translation>
    </message>
    <message>
        <source>%1, your turn.</source>
        <comment>where in the match: Deal 3, trick 4 of 13</comment>
        <translation>%1, ਤੁਹਾਡੀ ਵਾਰੀ।</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>where in the match: Deal 3, trick 4 of 13</comment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>points</comment>
        <translation>ਤੁਸੀਂ %1 ਅੰਕ ਲੈ ਕੇ ਸਭ ਤੋਂ ਅੱਗੇ ਹੋ।</translation>
    </message>
    <message>
        <source>You share the lead, each with %1.</source>
        <comment>points</comment>
        <translation>ਤੁਸੀਂ %1 ਅੰਕ ਲੈ ਕੇ ਬਰਾਬਰੀ ਉੱਤੇ ਸਭ ਤੋਂ ਅੱਗੇ ਹੋ।</translation>
    </message>
    <message>
        <source>%1 leads with %2, you have %3.</source>
        <comment>one player, and points</comment>
        <translation>%1 %2 ਅੰਕ ਲੈ ਕੇ ਸਭ ਤੋਂ ਅੱਗੇ %1{f:ਹੈ|m:ਹੈ|n:ਹਨ}; %3{one:ਤੁਹਾਡਾ %3 ਹੈ|other:ਤੁਹਾਡੇ %3 ਹਨ}।</translation>
    </message>
    <message>
        <source>%1 lead with %2, you have %3.</source>
        <comment>several players, and points</comment>
        <translation>%1 %2 ਅੰਕ ਲੈ ਕੇ ਸਭ ਤੋਂ ਅੱਗੇ ਹਨ; %3{one:ਤੁਹਾਡਾ %3 ਹੈ|other:ਤੁਹਾਡੇ %3 ਹਨ}।</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>ਤੁਹਾਡਾ ਨਾਂ ਕੀ ਹੈ?</translation>
    </message>
    <message>
        <source>click to enter it</source>
        <translation>ਲਿਖਣ ਲਈ ਕਲਿੱਕ ਕਰੋ</translation>
    </message>
    <message>
        <source>click to change it</source>
        <comment>one&apos;s name</comment>
        <translation>ਬਦਲਣ ਲਈ ਕਲਿੱਕ ਕਰੋ</translation>
    </message>
    <message numerus="yes">
        <source>won %1 of %2 match(es)</source>
        <translation>
            <numerusform>%2 ਮੈਚ ਵਿੱਚੋਂ %1 ਜਿੱਤਿਆ</numerusform>
            <numerusform>%2 ਮੈਚਾਂ ਵਿੱਚੋਂ %1 %1{one:ਜਿੱਤਿਆ|other:ਜਿੱਤੇ}</numerusform>
        </translation>
    </message>
    <message>
        <source>Your name and portrait</source>
        <translation>ਤੁਹਾਡਾ ਨਾਂ ਅਤੇ ਤਸਵੀਰ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>ਤੁਹਾਡਾ ਨਾਂ</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>ਤੁਹਾਡੀ ਤਸਵੀਰ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>ਹੋ ਗਿਆ</translation>
    </message>
</context>
<context>
    <name>What happened</name>
    <message>
        <source>What happened</source>
        <translation>ਕੀ ਹੋਇਆ</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <translation>ਤੁਹਾਡੀ ਪਿਛਲੀ ਵਾਰੀ ਤੋਂ</translation>
    </message>
    <message>
        <source>the last turn of each player</source>
        <comment>to somebody who only watches</comment>
        <translation>ਹਰ ਖਿਡਾਰੀ ਦੀ ਪਿਛਲੀ ਵਾਰੀ</translation>
    </message>
    <message>
        <source>You begin. Here you will read what the others did.</source>
        <translation>ਤੁਸੀਂ ਸ਼ੁਰੂ ਕਰੋ। ਇੱਥੇ ਤੁਸੀਂ ਪੜ੍ਹੋਗੇ ਕਿ ਬਾਕੀਆਂ ਨੇ ਕੀ ਕੀਤਾ।</translation>
    </message>
    <message>
        <source>Here you will read what the players did.</source>
        <comment>nothing has been played yet</comment>
        <translation>ਇੱਥੇ ਤੁਸੀਂ ਪੜ੍ਹੋਗੇ ਕਿ ਖਿਡਾਰੀਆਂ ਨੇ ਕੀ ਕੀਤਾ।</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ਬੰਦ ਕਰੋ</translation>
    </message>
    <message>
        <source>Close “What happened”</source>
        <translation>“ਕੀ ਹੋਇਆ” ਬੰਦ ਕਰੋ</translation>
    </message>
    <message>
        <source>%1 or Esc closes · arrow keys go through the turns</source>
        <comment>a key</comment>
        <translation>%1 ਜਾਂ Esc ਨਾਲ ਬੰਦ · ਤੀਰਾਂ ਨਾਲ ਵਾਰੀਆਂ ਵੇਖੋ</translation>
    </message>
    <message>
        <source>%1 or Esc closes · arrow keys go through the tricks</source>
        <comment>a key</comment>
        <translation>%1 ਜਾਂ Esc ਨਾਲ ਬੰਦ · ਤੀਰਾਂ ਨਾਲ ਸਰਾਂ ਵੇਖੋ</translation>
    </message>
    <message>
        <source>Up to your turn %1</source>
        <translation>ਤੁਹਾਡੀ ਵਾਰੀ %1 ਤੱਕ</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>ਪਹਿਲਾਂ</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a turn in one sentence: who, and what they did one after the other</comment>
        <translation>%1{you:ਤੁਸੀਂ|other:%1 ਨੇ} %2।</translation>
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
        <translation>ਕਹੀਆਂ ਗੱਲਾਂ</translation>
    </message>
    <message>
        <source>The last sentence is at the end. Press Enter to hear a sentence again.</source>
        <translation>ਆਖ਼ਰੀ ਵਾਕ ਸਭ ਤੋਂ ਹੇਠਾਂ ਹੈ। ਕੋਈ ਵਾਕ ਫਿਰ ਸੁਣਨ ਲਈ Enter ਦੱਬੋ।</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>ਅਜੇ ਕੁਝ ਨਹੀਂ ਕਿਹਾ ਗਿਆ।</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Deal no. %1</source>
        <translation>ਵੰਡ ਨੰ. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 player(s)</source>
        <translation>
            <numerusform>%1, %2 ਖਿਡਾਰੀ</numerusform>
            <numerusform>%1, %2 ਖਿਡਾਰੀ</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>ਇਹ ਮੈਚ ਛੱਡਣਾ ਹੈ?</translation>
    </message>
    <message>
        <source>It can&apos;t be saved, so you&apos;ll lose it.</source>
        <translation>ਇਹ ਸੰਭਾਲਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ, ਸੋ ਗੁਆਚ ਜਾਵੇਗਾ।</translation>
    </message>
    <message>
        <source>Leave and lose your last moves?</source>
        <translation>ਮੈਚ ਛੱਡ ਕੇ ਆਖ਼ਰੀ ਚਾਲਾਂ ਗੁਆਉਣੀਆਂ ਹਨ?</translation>
    </message>
    <message>
        <source>%1 If you leave this match now, you lose them.</source>
        <comment>%1: why moves are not saved</comment>
        <translation>%1 ਜੇ ਤੁਸੀਂ ਇਹ ਮੈਚ ਹੁਣੇ ਛੱਡਿਆ, ਤਾਂ ਉਹ ਚਾਲਾਂ ਗੁਆਚ ਜਾਣਗੀਆਂ।</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>ਫਿਰ ਵੀ ਛੱਡੋ</translation>
    </message>
    <message>
        <source>Quit and lose your last moves?</source>
        <translation>ਬਾਹਰ ਜਾ ਕੇ ਆਖ਼ਰੀ ਚਾਲਾਂ ਗੁਆਉਣੀਆਂ ਹਨ?</translation>
    </message>
    <message>
        <source>%1 If you quit now, you lose them.</source>
        <comment>%1: why moves are not saved</comment>
        <translation>%1 ਹੁਣੇ ਬਾਹਰ ਗਏ, ਤਾਂ ਉਹ ਚਾਲਾਂ ਗੁਆਚ ਜਾਣਗੀਆਂ।</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>ਫਿਰ ਵੀ ਬਾਹਰ ਜਾਓ</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>ਛੱਡੋ</translation>
    </message>
</context>
</TS>
