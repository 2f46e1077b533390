<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About CardTable</source>
        <translation>CardTable के बारे में</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>संस्करण %1</translation>
    </message>
    <message>
        <source>A card table for your own computer, with players who see only their own cards.</source>
        <translation>आपके अपने कंप्यूटर के लिए ताश की मेज़, जिसके खिलाड़ी सिर्फ़ अपने पत्ते देखते हैं।</translation>
    </message>
    <message>
        <source>There are no adverts, no account and no tracking. CardTable uses the network only when you choose to play with people, and a relay only if a host lets friends from other houses in.</source>
        <translation>न विज्ञापन, न खाता, न कोई निगरानी। CardTable नेटवर्क का इस्तेमाल तभी करता है जब आप लोगों के साथ खेलना चुनें, और रिले का तभी जब मेज़बान दूसरे घरों के दोस्तों को आने दे।</translation>
    </message>
    <message>
        <source>CardTable is free software under the MIT licence. The cards were drawn for it.</source>
        <translation>CardTable मुफ़्त और मुक्त सॉफ़्टवेयर है, MIT लाइसेंस के तहत। इसके पत्ते इसी के लिए बनाए गए हैं।</translation>
    </message>
    <message>
        <source>It uses Qt %1 and PySide6 under the GNU Lesser General Public License, version 3.</source>
        <translation>इसमें Qt %1 और PySide6 इस्तेमाल होते हैं, GNU Lesser General Public License, संस्करण 3 के तहत।</translation>
    </message>
    <message>
        <source>The letters on the cards come from the Noto fonts, under the SIL Open Font License.</source>
        <translation>पत्तों के अक्षर Noto फ़ॉन्ट से हैं, SIL Open Font License के तहत।</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>%1 is winning</source>
        <translation>अभी सर %1 की</translation>
    </message>
    <message>
        <source>you are winning</source>
        <translation>अभी सर आपकी</translation>
    </message>
    <message>
        <source>cancelled: %1</source>
        <comment>cards that cancel each other</comment>
        <translation>रद्द: %1</translation>
    </message>
    <message>
        <source>%1 won it</source>
        <comment>a player, and the last trick</comment>
        <translation>सर %1 को मिली</translation>
    </message>
    <message>
        <source>you won it</source>
        <comment>the last trick</comment>
        <translation>सर आपको मिली</translation>
    </message>
    <message>
        <source>nobody won it</source>
        <comment>the last trick</comment>
        <translation>सर किसी को नहीं मिली</translation>
    </message>
    <message>
        <source>You&apos;re watching and have no cards.</source>
        <translation>आप देख %0{f:रही|m:रहे|n:रहे} हैं, आपके पास पत्ते नहीं हैं।</translation>
    </message>
    <message>
        <source>You have no cards.</source>
        <translation>आपके पास कोई पत्ता नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s): %2</source>
        <comment>how many may be played, and which</comment>
        <translation>
            <numerusform>%1 पत्ता: %2</numerusform>
            <numerusform>%1 पत्ते: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t play any card now.</source>
        <translation>अभी आप कोई पत्ता नहीं चल %0{f:सकतीं|m:सकते|n:सकते}।</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>बाज़ी ख़त्म हुई।</translation>
    </message>
    <message>
        <source>There is nothing to say about that in this game.</source>
        <translation>इस खेल में इस बारे में बताने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>अभी कोई पत्ता नहीं पड़ा।</translation>
    </message>
    <message>
        <source>No card is in focus: go to one with the arrow keys.</source>
        <translation>आप किसी पत्ते पर नहीं हैं: तीर कुंजियों से किसी पत्ते पर जाएँ।</translation>
    </message>
    <message>
        <source>The %1 can be played.</source>
        <translation>आप %1 चल %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 card(s)</source>
        <comment>a player, and how many cards they hold</comment>
        <translation>
            <numerusform>%1: %2 पत्ता</numerusform>
            <numerusform>%1: %2 पत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %2 card(s)</source>
        <comment>how many cards you hold</comment>
        <translation>
            <numerusform>आप: %2 पत्ता</numerusform>
            <numerusform>आप: %2 पत्ते</numerusform>
        </translation>
    </message>
    <message>
        <source>this deal %1, total %2</source>
        <comment>points of a player</comment>
        <translation>बाज़ी में %1, कुल %2</translation>
    </message>
    <message>
        <source>total %1</source>
        <comment>points of a player</comment>
        <translation>कुल %1</translation>
    </message>
    <message>
        <source>This deal: %1</source>
        <comment>points by player, such as: Amrit 4, Kavya 9</comment>
        <translation>इस बाज़ी में: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side of two and its points: we 120</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>last: %1</source>
        <comment>the card that a player laid down last</comment>
        <translation>पिछला: %1</translation>
    </message>
    <message>
        <source>Nobody sits there: there are only %1 players.</source>
        <comment>a number of players</comment>
        <translation>वहाँ कोई नहीं बैठा: खिलाड़ी सिर्फ़ %1 हैं।</translation>
    </message>
    <message>
        <source>This game has no points.</source>
        <translation>इस खेल में अंक नहीं गिने जाते।</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>The program “%1” wasn&apos;t found: write where it is, for example %2.</source>
        <translation>प्रोग्राम “%1” नहीं मिला: लिखें कि वह कहाँ है, जैसे %2।</translation>
    </message>
    <message numerus="yes">
        <source>“%1” broke the rules %2 time(s); a simple built-in player moved instead.</source>
        <translation>
            <numerusform>“%1” ने %2 बार नियम तोड़े; उसकी जगह CardTable के एक सरल खिलाड़ी ने चाल चली।</numerusform>
            <numerusform>“%1” ने %2 बार नियम तोड़े; उसकी जगह CardTable के एक सरल खिलाड़ी ने चाल चली।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” took too long %2 time(s); a simple built-in player moved instead.</source>
        <translation>
            <numerusform>“%1” ने %2 बार बहुत देर लगाई; उसकी जगह CardTable के एक सरल खिलाड़ी ने चाल चली।</numerusform>
            <numerusform>“%1” ने %2 बार बहुत देर लगाई; उसकी जगह CardTable के एक सरल खिलाड़ी ने चाल चली।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” sent something that isn&apos;t a message in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” ने %2 मैच में ऐसा कुछ भेजा जो संदेश नहीं था; उसके बाद CardTable का एक सरल खिलाड़ी खेला।</numerusform>
            <numerusform>“%1” ने %2 मैचों में ऐसा कुछ भेजा जो संदेश नहीं था; उसके बाद CardTable का एक सरल खिलाड़ी खेला।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” sent far more than it was asked for in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” ने %2 मैच में जितना पूछा गया उससे कहीं ज़्यादा भेजा; उसके बाद CardTable का एक सरल खिलाड़ी खेला।</numerusform>
            <numerusform>“%1” ने %2 मैचों में जितना पूछा गया उससे कहीं ज़्यादा भेजा; उसके बाद CardTable का एक सरल खिलाड़ी खेला।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stopped too soon in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>“%1” %2 मैच में समय से पहले बंद हो गया; उसके बाद CardTable का एक सरल खिलाड़ी खेला।</numerusform>
            <numerusform>“%1” %2 मैचों में समय से पहले बंद हो गया; उसके बाद CardTable का एक सरल खिलाड़ी खेला।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” couldn&apos;t be started in %2 match(es); a simple built-in player took its place.</source>
        <translation>
            <numerusform>“%1” %2 मैच में शुरू नहीं किया जा सका; उसकी जगह CardTable का एक सरल खिलाड़ी खेला।</numerusform>
            <numerusform>“%1” %2 मैचों में शुरू नहीं किया जा सका; उसकी जगह CardTable का एक सरल खिलाड़ी खेला।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” refused the game or its rules in %2 match(es); a simple built-in player took its place.</source>
        <translation>
            <numerusform>“%1” ने %2 मैच में खेल या उसके नियम स्वीकार नहीं किए; उसकी जगह CardTable का एक सरल खिलाड़ी खेला।</numerusform>
            <numerusform>“%1” ने %2 मैचों में खेल या उसके नियम स्वीकार नहीं किए; उसकी जगह CardTable का एक सरल खिलाड़ी खेला।</numerusform>
        </translation>
    </message>
    <message>
        <source>The first one was: %1</source>
        <translation>पहली बार यह था: %1</translation>
    </message>
    <message>
        <source>“%1” broke the rules three times in a row: a computer plays on in its place.</source>
        <translation>“%1” ने लगातार तीन बार नियम तोड़े: अब उसकी जगह कंप्यूटर खेलेगा।</translation>
    </message>
    <message>
        <source>“%1” was too slow three times in a row: a computer plays on in its place.</source>
        <translation>“%1” ने लगातार तीन बार बहुत देर लगाई: उसकी जगह कंप्यूटर खेलेगा।</translation>
    </message>
    <message>
        <source>“%1” sent something that isn&apos;t a message: a computer plays on in its place.</source>
        <translation>“%1” ने कुछ ऐसा भेजा जो संदेश नहीं था: उसकी जगह कंप्यूटर खेलेगा।</translation>
    </message>
    <message>
        <source>“%1” sent far more than it was asked for: a computer plays on in its place.</source>
        <translation>“%1” ने जितना पूछा गया उससे कहीं ज़्यादा भेजा: अब उसकी जगह कंप्यूटर खेलेगा।</translation>
    </message>
    <message>
        <source>“%1” has stopped: a computer plays on in its place.</source>
        <translation>“%1” बंद हो गया: उसकी जगह कंप्यूटर खेलेगा।</translation>
    </message>
    <message>
        <source>“%1” couldn&apos;t be started: a computer plays in its place.</source>
        <translation>“%1” शुरू नहीं किया जा सका: उसकी जगह कंप्यूटर खेलेगा।</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t play this game: a computer plays in its place.</source>
        <translation>“%1” यह खेल नहीं खेलता: उसकी जगह कंप्यूटर खेलेगा।</translation>
    </message>
    <message>
        <source>Seat a program of your own at a table with people. Ctrl+C stops it.</source>
        <translation>अपने प्रोग्राम को लोगों की मेज़ पर बिठाएँ। Ctrl+C से बंद होता है।</translation>
    </message>
    <message>
        <source>-- PROGRAM ARGUMENTS</source>
        <comment>stands for a program in the help of the command line</comment>
        <translation>-- प्रोग्राम आर्ग्यूमेंट</translation>
    </message>
    <message>
        <source>the program that plays; it runs with your rights, and PROTOCOL.md says what it is asked</source>
        <translation>खेलने वाला प्रोग्राम; वह आपके अधिकारों से चलता है, और PROTOCOL.md बताती है कि उससे क्या पूछा जाता है</translation>
    </message>
    <message>
        <source>INVITATION</source>
        <comment>stands for the text of an invitation in the help of the command line</comment>
        <translation>न्योता</translation>
    </message>
    <message>
        <source>the invitation from the host; - reads it from stdin, so that other programs don&apos;t see it in the command</source>
        <translation>मेज़बान का दिया न्योता; - हो तो stdin से पढ़ा जाता है, ताकि दूसरे प्रोग्राम उसे आदेश में न देख सकें</translation>
    </message>
    <message>
        <source>NAME</source>
        <comment>stands for a person&apos;s name in the help of the command line</comment>
        <translation>नाम</translation>
    </message>
    <message>
        <source>its name at the table, after “Bot” (default: the program&apos;s name)</source>
        <translation>मेज़ पर उसका नाम, “Bot” के बाद (न लिखें तो प्रोग्राम का नाम)</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be a name at the table: use up to %2 letters, digits and spaces.</source>
        <translation>मेज़ पर “%1” नाम नहीं चल सकता: अक्षर, अंक और ख़ाली जगह मिलाकर %2 तक ही लिखें।</translation>
    </message>
    <message>
        <source>Write --join with an invitation, then -- and the program that should play.</source>
        <translation>--join के साथ न्योता लिखें, फिर -- और खेलने वाला प्रोग्राम।</translation>
    </message>
    <message>
        <source>This isn&apos;t an invitation: copy the whole text that the host gave you.</source>
        <translation>यह न्योता नहीं है: मेज़बान का दिया पूरा संदेश कॉपी करें।</translation>
    </message>
    <message>
        <source>There is no free seat at this table: ask its host for one.</source>
        <translation>इस मेज़ पर कोई जगह ख़ाली नहीं: मेज़बान से जगह माँगें।</translation>
    </message>
    <message>
        <source>“%1” is now at the table. Ctrl+C stops it.</source>
        <comment>a program that plays, by the name it has at the table, as in “Bot mybot”; said in a terminal</comment>
        <translation>“%1” अब मेज़ पर बैठा है। Ctrl+C से बंद होता है।</translation>
    </message>
</context>
<context>
    <name>Canasta</name>
    <message>
        <source>Canasta</source>
        <translatorcomment>&apos;कनास्ता&apos; or &apos;कैनास्टा&apos;</translatorcomment>
        <translation>कनास्ता</translation>
    </message>
    <message>
        <source>Team up, build melds of seven and capture the pile.</source>
        <translation>साथी के साथ सात पत्तों के सेट बनाएँ और ढेरी लें।</translation>
    </message>
    <message>
        <source>Cut in the middle</source>
        <translation>बीच से काटें</translation>
    </message>
    <message numerus="yes">
        <source>Draw %1 card(s)</source>
        <translation>
            <numerusform>%1 पत्ता उठाएँ</numerusform>
            <numerusform>%1 पत्ते उठाएँ</numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>बाज़ी ख़त्म करें</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>ढेरी लें</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translatorcomment>&apos;आज़माकर रखें&apos; = lay out for a try</translatorcomment>
        <translation>आज़माकर रखें</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>बिछाएँ</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>वापस लें</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>फेंकें</translation>
    </message>
    <message>
        <source>Go out</source>
        <translatorcomment>&apos;पत्ते ख़त्म करना&apos; = to go out</translatorcomment>
        <translation>पत्ते ख़त्म करें</translation>
    </message>
    <message>
        <source>Partner: may I go out?</source>
        <translation>साथी: पत्ते ख़त्म करूँ?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>No</source>
        <translation>नहीं</translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation>पहले सेट के पत्ते चुनें।</translation>
    </message>
    <message>
        <source>Select the one card you want to discard.</source>
        <translation>वह एक पत्ता चुनें जिसे फेंकना है।</translation>
    </message>
    <message>
        <source>Your melds aren&apos;t final yet: lay them down or take them back first.</source>
        <translation>आपके सेट अभी पक्के नहीं हैं: पहले उन्हें बिछाएँ या वापस लें।</translation>
    </message>
    <message>
        <source>Put each wild card on the meld it belongs to.</source>
        <translation>हर वाइल्ड कार्ड को उस सेट पर रखें जिसमें उसे लगना है।</translation>
    </message>
    <message>
        <source>Put each card on the meld of its own rank.</source>
        <translatorcomment>&apos;दर्जा&apos; for rank of a card</translatorcomment>
        <translation>हर पत्ते को उसी के दर्जे वाले सेट पर रखें।</translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards: your side needs %1 canasta(s) to go out.</source>
        <translation>
            <numerusform>दो पत्ते बचाएँ: पत्ते ख़त्म करने के लिए आपकी टीम को %1 कनास्ता चाहिए।</numerusform>
            <numerusform>दो पत्ते बचाएँ: पत्ते ख़त्म करने के लिए आपकी टीम को %1 कनास्ता चाहिए।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner said no, so keep at least two cards.</source>
        <translation>साथी ने “नहीं” कहा है, इसलिए कम से कम दो पत्ते बचाएँ।</translation>
    </message>
    <message>
        <source>You must ask your partner before going out, so keep two cards.</source>
        <translation>पत्ते ख़त्म करने से पहले आपको साथी से पूछना होगा, इसलिए दो पत्ते बचाएँ।</translation>
    </message>
    <message>
        <source>Your partner said yes, so you must go out now.</source>
        <translation>साथी ने “हाँ” कहा है, इसलिए अब आपको पत्ते ख़त्म करने होंगे।</translation>
    </message>
    <message>
        <source>Your first meld must be worth %1 points; this one is worth only %2.</source>
        <translation>आपके पहले सेट के कम से कम %1 अंक होने चाहिए; इसके सिर्फ़ %2 हैं।</translation>
    </message>
    <message>
        <source>You can meld black threes only when you go out with them.</source>
        <translation>काली तिक्कियाँ आप तभी बिछा %0{f:सकती|m:सकते|n:सकते} हैं जब उन्हीं से पत्ते ख़त्म करें।</translation>
    </message>
    <message>
        <source>Without a canasta you must keep your last card.</source>
        <translation>कनास्ता के बिना आपको आख़िरी पत्ता बचाना होगा।</translation>
    </message>
    <message>
        <source>Under these rules you don&apos;t ask your partner.</source>
        <translation>इन नियमों में साथी से नहीं पूछा जाता।</translation>
    </message>
    <message>
        <source>You have no partner to ask.</source>
        <translation>आपका कोई साथी नहीं जिससे पूछा जाए।</translation>
    </message>
    <message>
        <source>You&apos;ve already asked this turn.</source>
        <translation>आप इस बारी में पहले ही पूछ %0{f:चुकी|m:चुके|n:चुके} हैं।</translation>
    </message>
    <message>
        <source>In a turn you can ask only before you meld.</source>
        <translation>एक बारी में सेट बिछाने से पहले ही पूछा जा सकता है।</translation>
    </message>
    <message>
        <source>You need two cards in hand to ask.</source>
        <translation>पूछने के लिए हाथ में दो पत्ते चाहिए।</translation>
    </message>
    <message>
        <source>You can&apos;t go out with these cards, so you can&apos;t ask.</source>
        <translation>इन पत्तों से आप ख़त्म नहीं कर %0{f:सकतीं|m:सकते|n:सकते}, इसलिए पूछ भी नहीं %0{f:सकतीं|m:सकते|n:सकते}।</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 आपके पास नहीं है।</translation>
    </message>
    <message>
        <source>Put all cards of a rank into one meld.</source>
        <translation>एक दर्जे के सारे पत्ते एक ही सेट में रखें।</translation>
    </message>
    <message>
        <source>Choose the cards to lay down first.</source>
        <translation>पहले बिछाने के पत्ते चुनें।</translation>
    </message>
    <message>
        <source>A meld needs at least three cards of one rank.</source>
        <translation>सेट में एक ही दर्जे के कम से कम तीन पत्ते चाहिए।</translation>
    </message>
    <message>
        <source>All natural cards of a meld must be of one rank.</source>
        <translation>सेट के सारे असली पत्ते एक ही दर्जे के होने चाहिए।</translation>
    </message>
    <message>
        <source>A meld needs at least two natural cards.</source>
        <translation>सेट में कम से कम दो असली पत्ते चाहिए।</translation>
    </message>
    <message>
        <source>A meld can hold at most three wild cards.</source>
        <translation>सेट में ज़्यादा से ज़्यादा तीन वाइल्ड कार्ड हो सकते हैं।</translation>
    </message>
    <message>
        <source>A meld needs two natural cards for every wild card.</source>
        <translation>सेट में हर वाइल्ड कार्ड के लिए दो असली पत्ते चाहिए।</translation>
    </message>
    <message>
        <source>A meld can&apos;t hold more wild cards than natural ones.</source>
        <translation>सेट में वाइल्ड कार्ड असली पत्तों से ज़्यादा नहीं हो सकते।</translation>
    </message>
    <message numerus="yes">
        <source>A meld takes no more than %1 card(s).</source>
        <translation>
            <numerusform>सेट में %1 से ज़्यादा पत्ते नहीं आते।</numerusform>
            <numerusform>सेट में %1 से ज़्यादा पत्ते नहीं आते।</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards alone aren&apos;t a meld: add them to natural cards.</source>
        <translation>अकेले वाइल्ड कार्ड सेट नहीं बनाते: उन्हें असली पत्तों के साथ रखें।</translation>
    </message>
    <message>
        <source>A meld of wild cards can&apos;t contain any other cards.</source>
        <translation>वाइल्ड कार्ड के सेट में और कुछ नहीं आता।</translation>
    </message>
    <message>
        <source>Black threes can&apos;t be melded.</source>
        <translation>काली तिक्कियाँ नहीं बिछाई जा सकतीं।</translation>
    </message>
    <message>
        <source>Black threes are melded without wild cards.</source>
        <translation>काली तिक्कियाँ वाइल्ड कार्ड के बिना बिछाई जाती हैं।</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>a number: that of the usual rules for so many players</comment>
        <translation>आम नियम जैसा</translation>
    </message>
    <message>
        <source>Standard for this number of players</source>
        <translation>खिलाड़ियों की संख्या के हिसाब से</translation>
    </message>
    <message>
        <source>Two partnerships</source>
        <translation>साथियों की दो टीमें</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>हर कोई अपने लिए</translation>
    </message>
    <message>
        <source>One against two: first to take the pile plays alone</source>
        <translation>दो के मुक़ाबले एक: पहले ढेरी लेने वाला अकेला खेले</translation>
    </message>
    <message>
        <source>Three teams of two</source>
        <translation>दो-दो की तीन टीमें</translation>
    </message>
    <message>
        <source>Up to three, with at least two natural cards</source>
        <translation>अधिकतम तीन, साथ में कम से कम दो असली पत्ते</translation>
    </message>
    <message>
        <source>One for every two natural cards, at most three</source>
        <translation>दो असली पत्तों पर एक, अधिकतम तीन</translation>
    </message>
    <message>
        <source>As many as natural cards, at most three</source>
        <translation>असली पत्तों के बराबर, अधिकतम तीन</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4</source>
        <translation>%1, %2, %3 या %4</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 or %5</source>
        <translation>%1, %2, %3, %4 या %5</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>अनुमति है</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>मना है</translation>
    </message>
    <message>
        <source>To any meld of the side</source>
        <translation>टीम के किसी भी सेट में</translation>
    </message>
    <message>
        <source>To melds that aren&apos;t canastas</source>
        <translation>जो सेट कनास्ता नहीं, उनमें</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>कभी नहीं</translation>
    </message>
    <message>
        <source>It only blocks the pile for the next player</source>
        <translation>ढेरी सिर्फ़ अगले खिलाड़ी के लिए बंद होती है</translation>
    </message>
    <message>
        <source>It freezes the pile</source>
        <translatorcomment>&apos;ढेरी जमना&apos; = to be frozen</translatorcomment>
        <translation>ढेरी जम जाती है</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>वह वहीं रहती है</translation>
    </message>
    <message>
        <source>It is covered</source>
        <translation>वह ढक दी जाती है</translation>
    </message>
    <message>
        <source>It is covered and freezes the pile</source>
        <translation>वह ढक दी जाती है और ढेरी जम जाती है</translation>
    </message>
    <message>
        <source>Only when going out</source>
        <translation>सिर्फ़ पत्ते ख़त्म करते समय</translation>
    </message>
    <message>
        <source>They count against the side</source>
        <translation>उनके अंक घटते हैं</translation>
    </message>
    <message>
        <source>They score nothing</source>
        <translation>उनके कोई अंक नहीं</translation>
    </message>
    <message>
        <source>Nobody asks</source>
        <translation>कोई नहीं पूछता</translation>
    </message>
    <message>
        <source>A player may ask</source>
        <translation>खिलाड़ी चाहे तो पूछे</translation>
    </message>
    <message>
        <source>A player must ask</source>
        <translation>खिलाड़ी को पूछना होगा</translation>
    </message>
    <message>
        <source>Only after taking the pile</source>
        <translation>सिर्फ़ ढेरी लेने के बाद</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>हमेशा</translation>
    </message>
    <message>
        <source>Play goes on while the pile is taken</source>
        <translation>ढेरी ली जाती रहे, तब तक खेल चलता है</translation>
    </message>
    <message>
        <source>The deal ends with the next discard</source>
        <translation>अगला पत्ता फेंकते ही बाज़ी ख़त्म</translation>
    </message>
    <message>
        <source>The deal ends at once</source>
        <translation>बाज़ी तुरंत ख़त्म</translation>
    </message>
    <message>
        <source>The player may still meld</source>
        <translation>खिलाड़ी फिर भी सेट बिछा सकता है</translation>
    </message>
    <message>
        <source>The highest total</source>
        <translation>सबसे ज़्यादा कुल अंक</translation>
    </message>
    <message>
        <source>The side that went out</source>
        <translation>जिस टीम ने पत्ते ख़त्म किए</translation>
    </message>
    <message>
        <source>Seats are fixed</source>
        <translation>जगहें तय हैं</translation>
    </message>
    <message>
        <source>Cards are drawn for partners</source>
        <translation>साथी पत्ते उठाकर तय होते हैं</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>खिलाड़ी और पत्ते</translation>
    </message>
    <message>
        <source>Melds</source>
        <translatorcomment>&apos;सेट&apos; for meld</translatorcomment>
        <translation>सेट</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>फेंके पत्तों की ढेरी</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>तिक्कियाँ</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>पत्ते ख़त्म करना</translation>
    </message>
    <message>
        <source>End of the stock</source>
        <translatorcomment>&apos;बची गड्डी&apos; for stock</translatorcomment>
        <translation>बची गड्डी का अंत</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>मैच का अंत</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>टीमें</translation>
    </message>
    <message>
        <source>Who plays with whom. With three or six players there is a choice.</source>
        <translation>कौन किसके साथ खेले। तीन या छह खिलाड़ी हों तो यह चुना जा सकता है।</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>बैठने की जगह</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>बाँटे जाने वाले पत्ते</translation>
    </message>
    <message>
        <source>How many cards everybody gets.</source>
        <translation>सबको कितने पत्ते मिलें।</translation>
    </message>
    <message>
        <source>How many cards a player draws at the start of a turn.</source>
        <translation>बारी कितने पत्ते उठाकर शुरू हो।</translation>
    </message>
    <message>
        <source>Each pack has %1 cards and two jokers.</source>
        <translation>हर गड्डी में %1 पत्ते और दो जोकर हैं।</translation>
    </message>
    <message>
        <source>Whether a complete canasta can take more cards.</source>
        <translation>क्या पूरे कनास्ता में और पत्ते जुड़ सकते हैं।</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>कोई सीमा नहीं</translation>
    </message>
    <message>
        <source>What a side&apos;s first meld must be worth, depending on its total; melds laid down together add up.</source>
        <translation>टीम के पहले सेट के कितने अंक होने चाहिए, टीम के कुल अंकों के हिसाब से; एक साथ बिछाए सेटों के अंक जुड़ते हैं।</translation>
    </message>
    <message>
        <source>Whether three or more black threes may be a meld.</source>
        <translation>क्या तीन या ज़्यादा काली तिक्कियों का सेट बन सकता है।</translation>
    </message>
    <message>
        <source>How many a side needs.</source>
        <translation>टीम को कितने चाहिए।</translation>
    </message>
    <message>
        <source>Bonus for a player who lays down their whole hand in one turn without having laid down any card before.</source>
        <translation>ये अंक उस खिलाड़ी को मिलते हैं जो पहले कोई पत्ता बिछाए बिना एक ही बारी में पूरा हाथ बिछा दे।</translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation>किसी के कुल अंक यहाँ तक पहुँचें तो मैच ख़त्म होता है।</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>उठाने के पत्ते</translation>
    </message>
    <message>
        <source>Cards can be drawn before the match for partners, seats and who plays first.</source>
        <translation>मैच से पहले पत्ते उठाकर तय हो सकता है कि कौन साथी हैं, कौन कहाँ बैठता है और कौन पहले खेलता है।</translation>
    </message>
    <message>
        <source>Cutting the pack</source>
        <translation>गड्डी काटना</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left cuts the pack before each deal.</source>
        <translation>हर बाज़ी से पहले बाँटने वाले के बाएँ बैठा खिलाड़ी गड्डी काटता है।</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>गड्डियाँ</translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translation>सेट में वाइल्ड कार्ड</translation>
    </message>
    <message>
        <source>How many deuces and jokers a meld may hold.</source>
        <translation>एक सेट में कितनी दुक्कियाँ और जोकर हो सकते हैं।</translation>
    </message>
    <message>
        <source>Melds of wild cards</source>
        <translation>वाइल्ड कार्ड के सेट</translation>
    </message>
    <message>
        <source>Three or more wild cards may be a meld of their own.</source>
        <translation>तीन या ज़्यादा वाइल्ड कार्ड अपना अलग सेट बना सकते हैं।</translation>
    </message>
    <message>
        <source>Canasta of wild cards</source>
        <translation>वाइल्ड कार्ड का कनास्ता</translation>
    </message>
    <message>
        <source>Bonus for seven wild cards in a meld of their own, on top of the card points.</source>
        <translation>वाइल्ड कार्ड के अपने सेट में सात पत्ते हों, तो पत्तों के अलावा कितने अंक हों।</translation>
    </message>
    <message>
        <source>Maximum number of cards in a meld</source>
        <translation>सेट में अधिकतम पत्ते</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>पहला सेट</translation>
    </message>
    <message>
        <source>Taking the pile for the first meld</source>
        <translation>पहले सेट के लिए ढेरी लेना</translation>
    </message>
    <message>
        <source>Whether a side may make its first meld with the top card of the pile.</source>
        <translation>टीम ढेरी के ऊपर के पत्ते से अपना पहला सेट बना सकती है या नहीं।</translation>
    </message>
    <message>
        <source>Frozen before the first meld</source>
        <translation>पहले सेट तक जमी ढेरी</translation>
    </message>
    <message>
        <source>A side that hasn&apos;t melded needs two natural cards to take the pile.</source>
        <translation>जिस टीम ने सेट नहीं बिछाया, उसे ढेरी लेने के लिए दो असली पत्ते चाहिए।</translation>
    </message>
    <message>
        <source>Always frozen</source>
        <translation>हमेशा जमी</translation>
    </message>
    <message>
        <source>The pile can be taken only with two natural cards.</source>
        <translation>ढेरी सिर्फ़ दो असली पत्तों से ली जाती है।</translation>
    </message>
    <message>
        <source>Taking the pile with a wild card</source>
        <translation>वाइल्ड कार्ड से ढेरी लेना</translation>
    </message>
    <message>
        <source>One natural card and one wild card take a pile that isn&apos;t frozen.</source>
        <translation>जो ढेरी जमी न हो, वह एक असली पत्ते और एक वाइल्ड कार्ड से ली जाती है।</translation>
    </message>
    <message>
        <source>Adding the top card to a meld</source>
        <translation>ऊपर का पत्ता सेट में जोड़ना</translation>
    </message>
    <message>
        <source>Whether the top card of a pile that isn&apos;t frozen may join a meld of the side.</source>
        <translation>जो ढेरी जमी न हो, उसका ऊपर का पत्ता टीम के किसी सेट में आ सकता है या नहीं।</translation>
    </message>
    <message>
        <source>Last card for a one-card pile</source>
        <translation>आख़िरी पत्ते से एक पत्ते की ढेरी लेना</translation>
    </message>
    <message>
        <source>A player with one card can&apos;t take a one-card pile.</source>
        <translation>जिसके पास एक पत्ता हो, वह एक पत्ते की ढेरी नहीं ले सकता।</translation>
    </message>
    <message>
        <source>Black threes in the pile</source>
        <translation>ढेरी में काली तिक्कियाँ</translation>
    </message>
    <message>
        <source>What a discarded black three does. It is never taken itself.</source>
        <translation>फेंकी हुई काली तिक्की से क्या होता है। वह ख़ुद कभी नहीं ली जाती।</translation>
    </message>
    <message>
        <source>Black three as first card of the pile</source>
        <translation>ढेरी का पहला पत्ता काली तिक्की</translation>
    </message>
    <message>
        <source>What happens when a black three is turned up at the start.</source>
        <translation>शुरू में काली तिक्की खुले, तो क्या हो।</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>काली तिक्कियाँ बिछाना</translation>
    </message>
    <message>
        <source>Red threes without a meld</source>
        <translation>बिना सेट के लाल तिक्कियाँ</translation>
    </message>
    <message>
        <source>What red threes count for a side that has no meld at the end.</source>
        <translation>अंत में जिस टीम का कोई सेट न हो, उसकी लाल तिक्कियों के कितने अंक हों।</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>ख़त्म करने के लिए कनास्ता</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>पत्ते ख़त्म करने का बोनस</translation>
    </message>
    <message>
        <source>Points for the side that goes out.</source>
        <translation>पत्ते ख़त्म करने वाले की टीम को क्या मिले।</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>साथी से पूछना</translation>
    </message>
    <message>
        <source>Before going out a player asks: may I go out? The answer is binding.</source>
        <translation>पत्ते ख़त्म करने से पहले खिलाड़ी पूछता है: पत्ते ख़त्म करूँ? जवाब मानना होता है।</translation>
    </message>
    <message>
        <source>Penalty after “yes”</source>
        <translation>“हाँ” के बाद दंड</translation>
    </message>
    <message>
        <source>Points lost by a player who asks, gets a yes and then doesn&apos;t go out; %1: must go out.</source>
        <translation>जो पूछे, “हाँ” सुने और पत्ते ख़त्म न करे, उसके इतने अंक घटते हैं; %1: ख़त्म करना ही होगा।</translation>
    </message>
    <message>
        <source>Bonus for going out concealed</source>
        <translatorcomment>&apos;छिपे हाथ से&apos; = concealed</translatorcomment>
        <translation>छिपे हाथ से ख़त्म करने का बोनस</translation>
    </message>
    <message>
        <source>Minimum when going out concealed</source>
        <translation>छिपे हाथ से ख़त्म करने पर न्यूनतम</translation>
    </message>
    <message>
        <source>Whether a first meld that ends the deal at once must meet the minimum.</source>
        <translation>जिस पहले सेट से बाज़ी तुरंत ख़त्म हो, उसके लिए न्यूनतम अंक ज़रूरी हैं या नहीं।</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translation>बची गड्डी ख़ाली होने पर</translation>
    </message>
    <message>
        <source>What happens when the stock is used up.</source>
        <translation>बची गड्डी ख़त्म हो जाए तो क्या हो।</translation>
    </message>
    <message>
        <source>Red three as last card</source>
        <translation>आख़िरी पत्ता लाल तिक्की</translation>
    </message>
    <message>
        <source>What happens when a player draws nothing but red threes and the stock is empty.</source>
        <translation>खिलाड़ी सिर्फ़ लाल तिक्कियाँ उठाए और बची गड्डी ख़ाली हो, तो क्या हो।</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>लक्ष्य</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>विजेता</translation>
    </message>
    <message>
        <source>Who wins when several sides have reached the target in one deal.</source>
        <translation>कई टीमें एक ही बाज़ी में लक्ष्य तक पहुँचें, तो कौन जीते।</translation>
    </message>
    <message>
        <source>Classic Canasta</source>
        <translation>क्लासिक कनास्ता</translation>
    </message>
    <message>
        <source>Stricter house rules</source>
        <translation>घर के कड़े नियम</translation>
    </message>
    <message>
        <source>Canasta for two</source>
        <translation>दो का कनास्ता</translation>
    </message>
    <message>
        <source>One against two</source>
        <translation>दो के मुक़ाबले एक</translation>
    </message>
    <message>
        <source>Three, everyone for themselves</source>
        <translation>तीन, हर कोई अपने लिए</translation>
    </message>
    <message>
        <source>Canasta for five</source>
        <translation>पाँच का कनास्ता</translation>
    </message>
    <message>
        <source>Canasta for six</source>
        <translation>छह का कनास्ता</translation>
    </message>
    <message>
        <source>Six in three teams</source>
        <translation>छह, तीन टीमों में</translation>
    </message>
    <message>
        <source>Two against two, to %1; a side with a canasta may go out.</source>
        <translation>जोड़ी बनाम जोड़ी, %1 तक; कनास्ता वाली टीम पत्ते ख़त्म कर सकती है।</translation>
    </message>
    <message>
        <source>Partners are drawn; each wild card needs two natural ones; the pile can&apos;t be taken for a first meld.</source>
        <translation>साथी पत्ते उठाकर तय होते हैं; हर वाइल्ड कार्ड के लिए दो असली पत्ते; पहले सेट के लिए ढेरी नहीं ली जा सकती।</translation>
    </message>
    <message>
        <source>Draw two cards each turn; going out takes two canastas; to %1.</source>
        <translation>हर बारी में दो पत्ते उठाएँ; पत्ते ख़त्म करने के लिए दो कनास्ता चाहिए; %1 तक।</translation>
    </message>
    <message>
        <source>The first player to take the pile plays alone against the others, to %1.</source>
        <translation>जो पहले ढेरी ले, वह बाक़ी के ख़िलाफ़ अकेला खेलता है, %1 तक।</translation>
    </message>
    <message>
        <source>Everyone plays for themselves, to %1.</source>
        <translation>हर कोई अपने लिए खेलता है, %1 तक।</translation>
    </message>
    <message>
        <source>Two against three; one of the three sits out each deal; to %1.</source>
        <translation>दो बनाम तीन, जिनमें से हर बाज़ी में एक बाहर बैठता है; %1 तक।</translation>
    </message>
    <message>
        <source>Three against three with three packs; going out takes two canastas; to %1.</source>
        <translation>तीन बनाम तीन, तीन गड्डियों से; पत्ते ख़त्म करने के लिए दो कनास्ता चाहिए; %1 तक।</translation>
    </message>
    <message>
        <source>Three pairs of partners with three packs, to %1.</source>
        <translation>तीन जोड़ियाँ, तीन गड्डियों से, %1 तक।</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>उद्देश्य</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>एक बारी</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Two players, everyone for themselves.</source>
        <translation>दो खिलाड़ी खेलते हैं, हर कोई अपने लिए।</translation>
    </message>
    <message>
        <source>Three players, everyone for themselves.</source>
        <translation>तीन खिलाड़ी खेलते हैं, हर कोई अपने लिए।</translation>
    </message>
    <message>
        <source>Three players take part. The first player to take the pile plays alone against the other two.</source>
        <translation>तीन खिलाड़ी खेलते हैं। जो सबसे पहले ढेरी ले, वह अकेला बाक़ी दोनों के मुक़ाबले खेलता है।</translation>
    </message>
    <message>
        <source>Four players take part. Partners sit opposite each other.</source>
        <translation>चार खिलाड़ी खेलते हैं। साथी आमने-सामने बैठते हैं।</translation>
    </message>
    <message>
        <source>Five players take part, three against two. The three take turns sitting out.</source>
        <translation>पाँच खिलाड़ी खेलते हैं, तीन के मुक़ाबले दो। तीनों में से एक बारी-बारी से बाहर बैठता है।</translation>
    </message>
    <message>
        <source>Six players take part, three against three. Partners sit in every other seat.</source>
        <translation>छह खिलाड़ी खेलते हैं, तीन के मुक़ाबले तीन; साथी एक-एक जगह छोड़कर बैठते हैं।</translation>
    </message>
    <message>
        <source>Six players take part in three teams of two. Partners sit opposite each other.</source>
        <translation>छह खिलाड़ी दो-दो की तीन टीमों में खेलते हैं। साथी आमने-सामने बैठते हैं।</translation>
    </message>
    <message>
        <source>In this draw, aces are high and deuces low; between equal ranks the order is spades, hearts, diamonds, clubs.</source>
        <translation>इसमें इक्का सबसे बड़ा और दुक्की सबसे छोटी है; एक ही दर्जे के पत्तों में क्रम है: हुकुम, पान, ईंट, चिड़ी।</translation>
    </message>
    <message>
        <source>A player who draws a joker, or the same card as somebody else, draws again.</source>
        <translation>जिसका जोकर निकले, या वही पत्ता जो किसी और का है, वह फिर उठाता है।</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, and the others sit down clockwise from there in the order of their cards.</source>
        <translation>जिसका पत्ता सबसे बड़ा हो वह जगह चुनता है, और बाक़ी अपने पत्तों के हिसाब से वहाँ से घड़ी की दिशा में बैठते हैं।</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, with the partner opposite and the third highest on the left.</source>
        <translation>जिसका पत्ता सबसे बड़ा हो वह जगह चुनता है; साथी सामने बैठता है और तीसरे नंबर वाला बाएँ।</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, and from there the sides alternate.</source>
        <translation>जिसका पत्ता सबसे बड़ा हो वह जगह चुनता है, और वहाँ से टीमें एक छोड़कर एक बैठती हैं।</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left begins, and play goes clockwise.</source>
        <translation>बाँटने वाले के बाएँ बैठा खिलाड़ी शुरू करता है, और खेल घड़ी की दिशा में चलता है।</translation>
    </message>
    <message>
        <source>The player on the right of the one who drew highest deals first; then the deal passes to the left.</source>
        <translation>सबसे बड़ा पत्ता उठाने वाले के दाएँ बैठा खिलाड़ी पहले बाँटता है; फिर बाँट बाईं ओर जाती है।</translation>
    </message>
    <message>
        <source>In each new deal the player on the last dealer&apos;s left deals.</source>
        <translation>हर नई बाज़ी में पिछले बाँटने वाले के बाएँ बैठा खिलाड़ी पत्ते बाँटता है।</translation>
    </message>
    <message>
        <source>Numbered clockwise from the player who opens the match, players %1, %2 and %3 play against %4 and %5. In the first deal player %3 sits out, then player %2, then player %1, and so on.</source>
        <translation>मैच शुरू करने वाले से घड़ी की दिशा में गिनें: खिलाड़ी %1, %2 और %3, खिलाड़ी %4 और %5 के मुक़ाबले खेलते हैं। पहली बाज़ी में खिलाड़ी %3 बाहर बैठता है, फिर खिलाड़ी %2, फिर खिलाड़ी %1, और इसी तरह आगे।</translation>
    </message>
    <message>
        <source>Play goes in this order: the lower-numbered of the two who play for the three, then player %1, then the higher-numbered of the two, then player %2. The player after the dealer in this order begins.</source>
        <translation>खेल का क्रम यह है: तीनों में से जो दो खेलें, उनमें छोटे नंबर वाला, फिर खिलाड़ी %1, फिर बड़े नंबर वाला, फिर खिलाड़ी %2। इस क्रम में जो बाँटने वाले के बाद आए, वह शुरू करता है।</translation>
    </message>
    <message>
        <source>In the first deal the last player in this order deals, in the next deal the first, then the second, and so on.</source>
        <translation>पहली बाज़ी में इस क्रम का आख़िरी खिलाड़ी बाँटता है, अगली में पहला, फिर दूसरा, और इसी तरह आगे।</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>पत्ते बाँटना</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a red three, another card is turned up on top of it.</source>
        <translation>बची गड्डी के ऊपर के पत्ते से फेंके पत्तों की ढेरी शुरू होती है; वाइल्ड कार्ड या लाल तिक्की हो तो उसे दूसरे पत्ते से ढक दिया जाता है।</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a three, another card is turned up on top of it.</source>
        <translation>बची गड्डी के ऊपर के पत्ते से फेंके पत्तों की ढेरी शुरू होती है; वाइल्ड कार्ड या कोई भी तिक्की हो तो उसे दूसरे पत्ते से ढक दिया जाता है।</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a three, another card is turned up on top of it, and the pile is frozen.</source>
        <translation>बची गड्डी के ऊपर के पत्ते से फेंके पत्तों की ढेरी शुरू होती है; वाइल्ड कार्ड या कोई भी तिक्की हो तो उसे दूसरे पत्ते से ढक दिया जाता है, और ढेरी जम जाती है।</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal.</source>
        <translation>हर बाज़ी के लिए गड्डी नए सिरे से फेंटी जाती है।</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal, and the player who plays first cuts it.</source>
        <translation>हर बाज़ी के लिए गड्डी नए सिरे से फेंटी जाती है, और पहले खेलने वाला उसे काटता है।</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal, and the player on the dealer&apos;s left cuts it.</source>
        <translation>हर बाज़ी के लिए गड्डी नए सिरे से फेंटी जाती है, और बाँटने वाले के बाएँ बैठा खिलाड़ी उसे काटता है।</translation>
    </message>
    <message numerus="yes">
        <source>The four who play are dealt %1 card(s) each, face down, one at a time in the order of play; the rest is the stock.</source>
        <translation>
            <numerusform>खेलने वाले चारों को खेल के क्रम में उलटा %1 पत्ता बाँटा जाता है; बाक़ी बची गड्डी है।</numerusform>
            <numerusform>खेलने वाले चारों को खेल के क्रम में एक-एक करके %1 पत्ते उलटे बाँटे जाते हैं; बाक़ी बची गड्डी है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s) face down, one at a time, clockwise from the player on the dealer&apos;s left; the rest is the stock.</source>
        <translation>
            <numerusform>बाँटने वाले के बाएँ से घड़ी की दिशा में, एक-एक करके, सबको %1 पत्ता उलटा बाँटा जाता है; बाक़ी बची गड्डी है।</numerusform>
            <numerusform>बाँटने वाले के बाएँ से घड़ी की दिशा में, एक-एक करके, सबको %1 पत्ते उलटे बाँटे जाते हैं; बाक़ी बची गड्डी है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Players don&apos;t ask their partner before going out.</source>
        <translation>पत्ते ख़त्म करने से पहले कोई साथी से नहीं पूछता।</translation>
    </message>
    <message>
        <source>Before the first meld of a turn a player may ask the partner: may I go out? The answer is binding.</source>
        <translation>बारी का पहला सेट बिछाने से पहले खिलाड़ी चाहे तो साथी से पूछे: पत्ते ख़त्म करूँ? जवाब मानना होता है।</translation>
    </message>
    <message>
        <source>A player may go out only after asking the partner in the same turn, before melding, and getting a yes.</source>
        <translation>उसी बारी में, सेट बिछाने से पहले, साथी से पूछे और “हाँ” सुने बिना कोई पत्ते ख़त्म नहीं कर सकता।</translation>
    </message>
    <message>
        <source>Lay down melds of one rank, and canastas of seven cards above all.</source>
        <translation>एक दर्जे के पत्तों के सेट बिछाएँ, और सबसे बढ़कर सात पत्तों के कनास्ता।</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the two highest are partners, and the highest plays first.</source>
        <translation>मैच से पहले पत्ते उठाए जाते हैं: दो सबसे बड़े पत्तों वाले साथी होते हैं, और सबसे बड़े पत्ते वाला पहले खेलता है।</translation>
    </message>
    <message>
        <source>Everyone keeps their seat.</source>
        <translation>सब अपनी-अपनी जगह बैठे रहते हैं।</translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation>खिलाड़ी और जगहें</translation>
    </message>
    <message>
        <source>From then on the other two are partners for this deal: they share their melds, even two of one rank, and each makes a first meld by their own total. If nobody takes the pile, the player who goes out counts as the one who plays alone; if nobody goes out, all three count alone.</source>
        <translation>तब से बाक़ी दोनों इस बाज़ी में साथी हैं: उनके सेट साझे होते हैं, एक ही दर्जे के दो भी, और हरेक का पहला सेट उसके अपने कुल अंकों के हिसाब से होता है। कोई ढेरी न ले तो पत्ते ख़त्म करने वाला अकेला गिना जाता है; कोई पत्ते ख़त्म न करे तो तीनों अकेले गिने जाते हैं।</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the highest plays first.</source>
        <translation>मैच से पहले पत्ते उठाए जाते हैं: सबसे बड़े पत्ते वाला पहले खेलता है।</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the highest plays first, and the next highest are that player&apos;s partners.</source>
        <translation>मैच से पहले पत्ते उठाए जाते हैं: सबसे बड़े पत्ते वाला पहले खेलता है, और उसके बाद के बड़े पत्तों वाले उसके साथी होते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>The game uses %1 pack(s) of %2 cards with two jokers each.</source>
        <translation>
            <numerusform>%2 पत्तों और दो जोकरों की %1 गड्डी से खेलते हैं।</numerusform>
            <numerusform>%2 पत्तों और दो-दो जोकरों की %1 गड्डियों से खेलते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>A player begins a turn by drawing from the stock or by taking the discard pile.</source>
        <translation>बारी बची गड्डी से पत्ते उठाने या फेंके पत्तों की ढेरी लेने से शुरू होती है।</translation>
    </message>
    <message numerus="yes">
        <source>A player draws %1 card(s), may then meld, and ends the turn with a discard.</source>
        <translation>
            <numerusform>खिलाड़ी %1 पत्ता उठाए, फिर चाहे तो सेट बिछाए, और पत्ता फेंककर बारी पूरी करे।</numerusform>
            <numerusform>खिलाड़ी %1 पत्ते उठाए, फिर चाहे तो सेट बिछाए, और पत्ता फेंककर बारी पूरी करे।</numerusform>
        </translation>
    </message>
    <message>
        <source>Any card in the hand may be discarded, even a wild card or a black three.</source>
        <translation>हाथ का कोई भी पत्ता फेंका जा सकता है, वाइल्ड कार्ड और काली तिक्कियाँ भी।</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank from four to ace.</source>
        <translation>सेट यानी चौकी से इक्के तक किसी एक दर्जे के तीन या ज़्यादा पत्ते।</translation>
    </message>
    <message>
        <source>Cards can only be added to melds of your own side, and they stay there.</source>
        <translation>पत्ते सिर्फ़ अपनी टीम के सेट में जोड़े जाते हैं, और वहीं रहते हैं।</translation>
    </message>
    <message>
        <source>Seven cards are a canasta: natural without wild cards, mixed with them.</source>
        <translation>सात पत्तों का सेट कनास्ता है: वाइल्ड कार्ड न हों तो असली, हों तो मिश्रित।</translation>
    </message>
    <message>
        <source>The top card is melded at once, and the rest of the pile joins the hand.</source>
        <translation>ऊपर का पत्ता तुरंत सेट में बिछता है, और बाक़ी ढेरी हाथ में आती है।</translation>
    </message>
    <message>
        <source>The pile is always frozen: it is taken with two natural cards from the hand that match its top card.</source>
        <translation>ढेरी हमेशा जमी रहती है: उसे लेने के लिए हाथ में ऊपर के पत्ते के दर्जे के दो असली पत्ते चाहिए।</translation>
    </message>
    <message>
        <source>A wild card freezes the pile until it is taken with two natural cards from the hand that match its top card. It is frozen for a side without a meld.</source>
        <translation>वाइल्ड कार्ड ढेरी जमा देता है; वह तब तक जमी रहती है जब तक उसे हाथ से ऊपर के पत्ते के दर्जे के दो असली पत्ते लगाकर न लिया जाए। जिस टीम का कोई सेट न हो, उसके लिए वह जमी ही है।</translation>
    </message>
    <message>
        <source>A wild card freezes the pile until it is taken with two natural cards from the hand that match its top card.</source>
        <translation>वाइल्ड कार्ड ढेरी जमा देता है; वह तब तक जमी रहती है जब तक उसे हाथ से ऊपर के पत्ते के दर्जे के दो असली पत्ते लगाकर न लिया जाए।</translation>
    </message>
    <message>
        <source>For a first meld only the top card of the pile counts, with the cards laid down from the hand.</source>
        <translation>पहले सेट के लिए ढेरी का सिर्फ़ ऊपर का पत्ता गिना जाता है, हाथ से बिछाए पत्तों के साथ।</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor can a one-card pile be taken with one card in hand.</source>
        <translation>ऊपर वाइल्ड कार्ड या तिक्की हो तो ढेरी नहीं ली जाती, और हाथ में एक ही पत्ता हो तो एक पत्ते की ढेरी भी नहीं।</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top.</source>
        <translation>ऊपर वाइल्ड कार्ड या तिक्की हो तो ढेरी नहीं ली जाती।</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor before the side has melded, nor can a one-card pile be taken with one card in hand.</source>
        <translation>ऊपर वाइल्ड कार्ड या तिक्की हो तो ढेरी नहीं ली जाती, हाथ में एक ही पत्ता हो तो एक पत्ते की ढेरी भी नहीं, और टीम के सेट बिछाने से पहले भी नहीं।</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor before the side has melded.</source>
        <translation>ऊपर वाइल्ड कार्ड या तिक्की हो तो ढेरी नहीं ली जाती, और टीम के सेट बिछाने से पहले भी नहीं।</translation>
    </message>
    <message>
        <source>There is no other way to take the pile.</source>
        <translation>ढेरी लेने का और कोई तरीक़ा नहीं है।</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card, or by adding its top card to a meld of your side.</source>
        <translation>वह जमी न हो, तो एक असली पत्ते और एक वाइल्ड कार्ड से, या ऊपर का पत्ता टीम के किसी सेट में जोड़कर भी ली जाती है।</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card, or by adding its top card to a meld of your side that isn&apos;t yet a canasta.</source>
        <translation>वह जमी न हो, तो एक असली पत्ते और एक वाइल्ड कार्ड से, या ऊपर का पत्ता टीम के ऐसे सेट में जोड़कर भी ली जाती है जो अभी कनास्ता न हो।</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card.</source>
        <translation>वह जमी न हो, तो एक असली पत्ते और एक वाइल्ड कार्ड से भी ली जाती है।</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken by adding its top card to a meld of your side.</source>
        <translation>वह जमी न हो, तो ऊपर का पत्ता टीम के किसी सेट में जोड़कर भी ली जाती है।</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken by adding its top card to a meld of your side that isn&apos;t yet a canasta.</source>
        <translation>वह जमी न हो, तो ऊपर का पत्ता टीम के ऐसे सेट में जोड़कर भी ली जाती है जो अभी कनास्ता न हो।</translation>
    </message>
    <message>
        <source>It is taken only with two natural cards from the hand.</source>
        <translation>वह सिर्फ़ हाथ के दो असली पत्तों से ली जाती है।</translation>
    </message>
    <message>
        <source>Once the stock is empty, play continues as long as the pile is taken; a player who doesn&apos;t take it ends the deal.</source>
        <translation>बची गड्डी ख़ाली होने पर खेल तब तक चलता है जब तक ढेरी ली जाती रहे; जो न ले, वह बाज़ी ख़त्म कर देता है।</translation>
    </message>
    <message>
        <source>Once the stock is empty, play continues as long as the pile is taken. A player who can add its top card to a meld must take it; any other may end the deal instead.</source>
        <translation>बची गड्डी ख़ाली होने पर खेल तब तक चलता है जब तक ढेरी ली जाती रहे। जो उसका ऊपर का पत्ता किसी सेट में जोड़ सके, उसे ढेरी लेनी होगी; बाक़ी कोई चाहे तो बाज़ी ख़त्म कर दे।</translation>
    </message>
    <message>
        <source>A red three is laid out at once and replaced from the stock.</source>
        <translation>लाल तिक्की तुरंत सामने रखी जाती है, और उसके बदले बची गड्डी से पत्ता मिलता है।</translation>
    </message>
    <message>
        <source>A red three in the pile freezes it, and isn&apos;t replaced when the pile is taken.</source>
        <translation>ढेरी में लाल तिक्की हो तो ढेरी जम जाती है; ढेरी लेने पर उसके बदले पत्ता नहीं मिलता।</translation>
    </message>
    <message>
        <source>Three or more black threes, without wild cards, are melded only by a player who goes out.</source>
        <translation>तीन या ज़्यादा काली तिक्कियाँ, बिना वाइल्ड कार्ड, वही बिछा सकता है जो पत्ते ख़त्म करे।</translation>
    </message>
    <message>
        <source>Each red three counts %1 points, all four together %2.</source>
        <translation>हर लाल तिक्की के %1 अंक हैं, चारों के मिलकर %2।</translation>
    </message>
    <message>
        <source>Each red three counts %1 points, five together %2 and six %3.</source>
        <translation>हर लाल तिक्की के %1 अंक हैं, पाँच के मिलकर %2 और छह के %3।</translation>
    </message>
    <message>
        <source>Red threes count against a side that has no meld at the end.</source>
        <translation>अंत में जिस टीम का कोई सेट न हो, उसकी लाल तिक्कियों के अंक घटते हैं।</translation>
    </message>
    <message>
        <source>A meld of one rank holds at least two natural cards and at most three wild ones: deuces and jokers.</source>
        <translation>एक दर्जे के सेट में कम से कम दो असली पत्ते और ज़्यादा से ज़्यादा तीन वाइल्ड कार्ड होते हैं: दुक्कियाँ और जोकर।</translation>
    </message>
    <message>
        <source>A meld of one rank holds two natural cards for every wild one, and at most three deuces and jokers.</source>
        <translation>एक दर्जे के सेट में हर वाइल्ड कार्ड के लिए दो असली पत्ते होते हैं, और ज़्यादा से ज़्यादा तीन दुक्कियाँ और जोकर।</translation>
    </message>
    <message>
        <source>A meld of one rank holds at least two natural cards, no more wild ones than natural ones, and at most three deuces and jokers.</source>
        <translation>एक दर्जे के सेट में कम से कम दो असली पत्ते होते हैं, वाइल्ड कार्ड असली पत्तों से ज़्यादा नहीं, और ज़्यादा से ज़्यादा तीन दुक्कियाँ और जोकर।</translation>
    </message>
    <message>
        <source>Partners share one meld of each rank.</source>
        <translation>साथियों का हर दर्जे का एक ही साझा सेट होता है।</translation>
    </message>
    <message>
        <source>Each player has one meld of each rank.</source>
        <translation>हर खिलाड़ी का हर दर्जे का एक ही सेट होता है।</translation>
    </message>
    <message>
        <source>Each player has one meld of each rank, and partners share theirs.</source>
        <translation>हर खिलाड़ी का हर दर्जे का एक ही सेट होता है, और साथियों के सेट साझे होते हैं।</translation>
    </message>
    <message>
        <source>A side may also have one meld of three or more wild cards and nothing else.</source>
        <translation>टीम का एक सेट ऐसा भी हो सकता है जिसमें तीन या ज़्यादा वाइल्ड कार्ड हों और कुछ नहीं।</translation>
    </message>
    <message>
        <source>Wild cards alone aren&apos;t a meld.</source>
        <translation>अकेले वाइल्ड कार्ड सेट नहीं होते।</translation>
    </message>
    <message>
        <source>A meld of seven or more cards is a canasta: natural without wild cards, mixed with them.</source>
        <translation>सात या ज़्यादा पत्तों का सेट कनास्ता है: वाइल्ड कार्ड न हों तो असली, हों तो मिश्रित।</translation>
    </message>
    <message>
        <source>Melds laid down together add up to it; after that a meld may be worth anything.</source>
        <translation>साथ बिछाए कई सेट इसके लिए जुड़ जाते हैं; उसके बाद सेट कितने भी अंकों का हो सकता है।</translation>
    </message>
    <message>
        <source>Only the cards themselves count towards it, wild cards too; bonuses for canastas and red threes don&apos;t.</source>
        <translation>इसके लिए सिर्फ़ पत्ते गिने जाते हैं, वाइल्ड कार्ड भी; कनास्ता और लाल तिक्कियों के बोनस नहीं।</translation>
    </message>
    <message>
        <source>A side&apos;s first meld must be worth %1 points. With a total before the deal of %3 or more it must be worth %2; of %5 or more, %4; of %7 or more, %6; and with a total below %9 only %8.</source>
        <translation>टीम का पहला सेट %1 अंकों का होना चाहिए। बाज़ी से पहले कुल अंक %3 या ज़्यादा हों तो %2 का, %5 या ज़्यादा हों तो %4 का, %7 या ज़्यादा हों तो %6 का, और %9 से कम हों तो सिर्फ़ %8 का।</translation>
    </message>
    <message>
        <source>A side&apos;s first meld must be worth %1 points. With a total before the deal of %3 or more it must be worth %2; of %5 or more, %4; and with a total below %7 only %6.</source>
        <translation>टीम का पहला सेट %1 अंकों का होना चाहिए। बाज़ी से पहले कुल अंक %3 या ज़्यादा हों तो %2 का, %5 या ज़्यादा हों तो %4 का, और %7 से कम हों तो सिर्फ़ %6 का।</translation>
    </message>
    <message>
        <source>Red threes score nothing for a side that has no meld at the end.</source>
        <translation>अंत में जिस टीम का कोई सेट न हो, उसकी लाल तिक्कियों के कोई अंक नहीं होते।</translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile and can&apos;t be taken.</source>
        <translation>फेंकी हुई काली तिक्की से ढेरी जम जाती है, और वह ख़ुद नहीं ली जा सकती।</translation>
    </message>
    <message>
        <source>A discarded black three only blocks the pile for the next player.</source>
        <translation>फेंकी हुई काली तिक्की से ढेरी सिर्फ़ अगले खिलाड़ी के लिए बंद होती है।</translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation>काली तिक्कियाँ कभी नहीं बिछाई जातीं।</translation>
    </message>
    <message numerus="yes">
        <source>A player whose side has %1 canasta(s) may go out: by melding the last card or by discarding it.</source>
        <translation>
            <numerusform>जिसकी टीम का %1 कनास्ता हो, वह आख़िरी पत्ता बिछाकर या फेंककर पत्ते ख़त्म कर सकता है।</numerusform>
            <numerusform>जिसकी टीम के %1 कनास्ता हों, वह आख़िरी पत्ता बिछाकर या फेंककर पत्ते ख़त्म कर सकता है।</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who can&apos;t go out must keep cards: two before discarding, one after.</source>
        <translation>जो पत्ते ख़त्म नहीं कर सकता, वह पत्ते बचाए: फेंकने से पहले दो, फेंकने के बाद एक।</translation>
    </message>
    <message>
        <source>A player who goes out concealed in a single move needs no minimum, unless the pile was taken in that turn.</source>
        <translation>एक ही चाल में छिपे हाथ से ख़त्म करने पर न्यूनतम ज़रूरी नहीं, बशर्ते उस बारी में ढेरी न ली गई हो।</translation>
    </message>
    <message>
        <source>A player who goes out concealed must meet the minimum of a first meld as well.</source>
        <translation>छिपे हाथ से ख़त्म करने पर भी पहले सेट का न्यूनतम ज़रूरी है।</translation>
    </message>
    <message>
        <source>Nobody has a partner to ask before going out.</source>
        <translation>पत्ते ख़त्म करने से पहले पूछने को किसी का कोई साथी नहीं है।</translation>
    </message>
    <message>
        <source>A player who gets a yes and doesn&apos;t go out in that turn loses %1 points.</source>
        <translation>जो “हाँ” सुनकर भी उसी बारी में पत्ते ख़त्म न करे, उसके %1 अंक घटते हैं।</translation>
    </message>
    <message>
        <source>A player who gets a yes must go out in that turn, so a player may ask only when able to go out.</source>
        <translation>“हाँ” सुनने वाले को उसी बारी में पत्ते ख़त्म करने होते हैं, इसलिए वही पूछे जो ऐसा कर सके।</translation>
    </message>
    <message>
        <source>The deal ends with the discard of the player who drew the last card.</source>
        <translation>आख़िरी पत्ता उठाने वाले के पत्ता फेंकते ही बाज़ी ख़त्म होती है।</translation>
    </message>
    <message>
        <source>If a player draws nothing but red threes at the end of the stock, the deal ends at once.</source>
        <translation>बची गड्डी के अंत में खिलाड़ी को सिर्फ़ लाल तिक्कियाँ मिलें, तो बाज़ी तुरंत ख़त्म होती है।</translation>
    </message>
    <message>
        <source>If a player draws nothing but red threes at the end of the stock, that player may meld but not discard, and the deal ends.</source>
        <translation>बची गड्डी के अंत में खिलाड़ी को सिर्फ़ लाल तिक्कियाँ मिलें, तो वह सेट बिछा सकता है पर पत्ता नहीं फेंक सकता, और बाज़ी ख़त्म होती है।</translation>
    </message>
    <message>
        <source>Going out concealed means laying down your whole hand in one turn, with a canasta in it, without having laid down any card earlier in the deal. The last card may be discarded.</source>
        <translation>छिपे हाथ से ख़त्म करना यानी इस बाज़ी में पहले कोई पत्ता बिछाए बिना पूरा हाथ, कनास्ता समेत, एक ही बारी में बिछा देना। आख़िरी पत्ता फेंका जा सकता है।</translation>
    </message>
    <message>
        <source>Going out concealed means laying down your whole hand in one turn, with a canasta of your own, without having laid down any card earlier in the deal and without adding to melds on the table. The last card may be discarded.</source>
        <translation>छिपे हाथ से ख़त्म करना यानी इस बाज़ी में पहले कोई पत्ता बिछाए बिना, और मेज़ पर पड़े सेटों में कुछ जोड़े बिना, पूरा हाथ अपने कनास्ता समेत एक ही बारी में बिछा देना। आख़िरी पत्ता फेंका जा सकता है।</translation>
    </message>
    <message>
        <source>A player who goes out concealed in a single move needs no minimum.</source>
        <translation>एक ही बार में छिपे हाथ से ख़त्म करने के लिए न्यूनतम अंक नहीं चाहिए।</translation>
    </message>
    <message>
        <source>A joker counts %1 points, a deuce or an ace %2, a king to an eight %3, and a seven to a four or a black three %4.</source>
        <translation>पत्तों के अंक: जोकर %1, दुक्की और इक्का %2, बादशाह से अट्ठे तक %3, सत्ते से चौकी तक और काली तिक्की %4।</translation>
    </message>
    <message>
        <source>A natural canasta counts %1 and a mixed one %2 points on top of its cards.</source>
        <translation>पत्तों के अलावा असली कनास्ता के %1 और मिश्रित के %2 अंक हैं।</translation>
    </message>
    <message>
        <source>A canasta of wild cards counts %1 points on top of its cards.</source>
        <translation>पत्तों के अलावा वाइल्ड कार्ड के कनास्ता के %1 अंक हैं।</translation>
    </message>
    <message>
        <source>Going out counts %1 points, and %2 more when it is concealed.</source>
        <translation>पत्ते ख़त्म करने के %1 अंक हैं, और छिपे हाथ से ख़त्म करने पर %2 और।</translation>
    </message>
    <message>
        <source>Cards left in any hand of a side count against it.</source>
        <translation>टीम के किसी भी हाथ में बचे पत्तों के अंक उसी के घटते हैं।</translation>
    </message>
    <message>
        <source>What the two partners score together is added to each of them, but red threes belong to the player who has them.</source>
        <translation>दोनों साथियों के मिलाकर जितने अंक बनें, उतने दोनों को मिलते हैं, पर लाल तिक्कियाँ उसी की गिनी जाती हैं जिसके पास हों।</translation>
    </message>
    <message>
        <source>The match ends with the deal in which a side reaches %1 points.</source>
        <translation>जिस बाज़ी में कोई टीम %1 अंक तक पहुँचे, उसी पर मैच ख़त्म होता है।</translation>
    </message>
    <message>
        <source>The highest total wins; if several are equal, another deal is played.</source>
        <translation>जिसके कुल अंक सबसे ज़्यादा, उसकी जीत; कई के बराबर हों तो एक और बाज़ी खेली जाती है।</translation>
    </message>
    <message>
        <source>If several sides reach it, the one that went out wins, otherwise the one with the highest total; if totals are equal, another deal is played.</source>
        <translation>कई टीमें वहाँ तक पहुँचें तो जिसने पत्ते ख़त्म किए, उसकी जीत, नहीं तो सबसे ज़्यादा कुल अंकों वाली की; कुल अंक बराबर हों तो एक और बाज़ी खेली जाती है।</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>अभी आपकी नहीं, %1 की बारी है।</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>बाज़ी ख़त्म हुई।</translation>
    </message>
    <message>
        <source>Cut the pack first.</source>
        <translation>पहले गड्डी काटें।</translation>
    </message>
    <message>
        <source>The pack has already been cut.</source>
        <translation>गड्डी पहले ही काटी जा चुकी है।</translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
        <translation>पहले पत्ता उठाएँ या ढेरी लें।</translation>
    </message>
    <message>
        <source>You&apos;ve already begun your turn: meld, or discard a card.</source>
        <translation>आपकी बारी शुरू हो चुकी है: सेट बिछाएँ, या पत्ता फेंकें।</translation>
    </message>
    <message>
        <source>Answer your partner first: yes or no.</source>
        <translation>पहले साथी को जवाब दें: हाँ या नहीं।</translation>
    </message>
    <message>
        <source>Nobody has asked you.</source>
        <translation>आपसे किसी ने नहीं पूछा है।</translation>
    </message>
    <message>
        <source>The stock is empty, so you must take the pile: its top card fits.</source>
        <translation>बची गड्डी ख़ाली है, इसलिए आपको ढेरी लेनी होगी: उसका ऊपर का पत्ता आपके सेट में लगता है।</translation>
    </message>
    <message>
        <source>The stock is used up: meld, go out, or end the deal.</source>
        <translation>बची गड्डी ख़त्म है: सेट बिछाएँ, पत्ते ख़त्म करें, या बाज़ी ख़त्म करें।</translation>
    </message>
    <message>
        <source>Your partner said yes: discard your last card to go out.</source>
        <translation>साथी ने “हाँ” कहा है: आख़िरी पत्ता फेंककर पत्ते ख़त्म करें।</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ने पत्ते बाँटे।</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>आपने पत्ते बाँटे।</translation>
    </message>
    <message>
        <source>%1 sits out in this deal.</source>
        <translation>इस बाज़ी में %1 को बाहर बैठना है।</translation>
    </message>
    <message>
        <source>You sit out in this deal.</source>
        <translation>इस बाज़ी में आपको बाहर बैठना है।</translation>
    </message>
    <message numerus="yes">
        <source>%1 cuts the pack after %2 card(s).</source>
        <translation>
            <numerusform>%1 ने %2 पत्ते के बाद गड्डी काटी।</numerusform>
            <numerusform>%1 ने %2 पत्तों के बाद गड्डी काटी।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cut the pack after %2 card(s).</source>
        <translation>
            <numerusform>आपने %2 पत्ते के बाद गड्डी काटी।</numerusform>
            <numerusform>आपने %2 पत्तों के बाद गड्डी काटी।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays out the %2.</source>
        <translation>%1 ने %2 सामने %2{f:रखी|m:रखा}।</translation>
    </message>
    <message>
        <source>You lay out the %2.</source>
        <translation>आपने %2 सामने %2{f:रखी|m:रखा}।</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %2 card(s).</source>
        <translation>
            <numerusform>%1 ने %2 पत्ता उठाया।</numerusform>
            <numerusform>%1 ने %2 पत्ते उठाए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %2 card(s).</source>
        <translation>
            <numerusform>आपने %2 पत्ता उठाया।</numerusform>
            <numerusform>आपने %2 पत्ते उठाए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pile of %2 card(s).</source>
        <translation>
            <numerusform>%1 ने %2 पत्ते की ढेरी ली।</numerusform>
            <numerusform>%1 ने %2 पत्तों की ढेरी ली।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the pile of %2 card(s).</source>
        <translation>
            <numerusform>आपने %2 पत्ते की ढेरी ली।</numerusform>
            <numerusform>आपने %2 पत्तों की ढेरी ली।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays alone against the other two.</source>
        <translation>अब %1 बाक़ी दोनों के मुक़ाबले %1{f:अकेली खेलेंगी|m:अकेले खेलेंगे|n:अकेले खेलेंगे}।</translation>
    </message>
    <message>
        <source>You play alone against the other two.</source>
        <translation>अब आप बाक़ी दोनों के मुक़ाबले %0{f:अकेली खेलेंगी|m:अकेले खेलेंगे|n:अकेले खेलेंगे}।</translation>
    </message>
    <message>
        <source>The card turned up is %1.</source>
        <comment>the queen of spades; a joker</comment>
        <translation>ऊपर %1 %1{f:खुली|m:खुला}।</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 ने %2 %2{f:फेंकी|m:फेंका}।</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>आपने %2 %2{f:फेंकी|m:फेंका}।</translation>
    </message>
    <message>
        <source>%1 discards %2 and freezes the pile.</source>
        <translation>%1 ने %2 %2{f:फेंकी|m:फेंका} और ढेरी जमा दी।</translation>
    </message>
    <message>
        <source>You discard %2 and freeze the pile.</source>
        <translation>आपने %2 %2{f:फेंकी|m:फेंका} और ढेरी जमा दी।</translation>
    </message>
    <message>
        <source>%1 asks %2: may I go out?</source>
        <translation>%1 ने %2 से पूछा: पत्ते ख़त्म करूँ?</translation>
    </message>
    <message>
        <source>You ask %2: may I go out?</source>
        <translation>आपने %2 से पूछा: पत्ते ख़त्म करूँ?</translation>
    </message>
    <message>
        <source>%1 asks you: may I go out?</source>
        <translation>%1 ने आपसे पूछा: पत्ते ख़त्म करूँ?</translation>
    </message>
    <message>
        <source>%1 says yes.</source>
        <translation>%1 ने “हाँ” कहा।</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>आपने “हाँ” कहा।</translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation>%1 ने “नहीं” कहा।</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>आपने “नहीं” कहा।</translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <translation>%1 ने पत्ते ख़त्म किए।</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>आपने पत्ते ख़त्म किए।</translation>
    </message>
    <message>
        <source>%1 goes out concealed.</source>
        <translation>%1 ने छिपे हाथ से पत्ते ख़त्म किए।</translation>
    </message>
    <message>
        <source>You go out concealed.</source>
        <translation>आपने छिपे हाथ से पत्ते ख़त्म किए।</translation>
    </message>
    <message>
        <source>The stock is used up, and the deal ends.</source>
        <translation>बची गड्डी ख़त्म हुई, और बाज़ी भी।</translation>
    </message>
    <message>
        <source>%1 completes a natural canasta.</source>
        <translation>%1 ने असली कनास्ता पूरा किया।</translation>
    </message>
    <message>
        <source>You complete a natural canasta.</source>
        <translation>आपने असली कनास्ता पूरा किया।</translation>
    </message>
    <message>
        <source>%1 completes a mixed canasta.</source>
        <translation>%1 ने मिश्रित कनास्ता पूरा किया।</translation>
    </message>
    <message>
        <source>You complete a mixed canasta.</source>
        <translation>आपने मिश्रित कनास्ता पूरा किया।</translation>
    </message>
    <message>
        <source>%1 completes a canasta of wild cards.</source>
        <translation>%1 ने वाइल्ड कार्ड का कनास्ता पूरा किया।</translation>
    </message>
    <message>
        <source>You complete a canasta of wild cards.</source>
        <translation>आपने वाइल्ड कार्ड का कनास्ता पूरा किया।</translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %4: %2 card(s).</source>
        <translation>
            <numerusform>%1 ने %4{obl} के सेट में %2 पत्ता बिछाया।</numerusform>
            <numerusform>%1 ने %4{obl} के सेट में %2 पत्ते बिछाए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You meld %4: %2 card(s).</source>
        <translation>
            <numerusform>आपने %4{obl} के सेट में %2 पत्ता बिछाया।</numerusform>
            <numerusform>आपने %4{obl} के सेट में %2 पत्ते बिछाए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 wild card(s).</source>
        <translation>
            <numerusform>%1 ने %2 वाइल्ड कार्ड बिछाया।</numerusform>
            <numerusform>%1 ने %2 वाइल्ड कार्ड बिछाए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You meld %2 wild card(s).</source>
        <translation>
            <numerusform>आपने %2 वाइल्ड कार्ड बिछाया।</numerusform>
            <numerusform>आपने %2 वाइल्ड कार्ड बिछाए।</numerusform>
        </translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>a meld of them</comment>
        <translation>काली तिक्कियाँ</translation>
    </message>
    <message>
        <source>%1 may go out now.</source>
        <comment>one player, or the partners of a side</comment>
        <translation>अब %1 पत्ते ख़त्म कर %1{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>%1 may go out now.</source>
        <comment>a player who plays alone</comment>
        <translation>अब %1 पत्ते ख़त्म कर %1{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>You may go out now.</source>
        <translation>अब आप पत्ते ख़त्म कर %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>Melded cards</source>
        <comment>line of the score</comment>
        <translation>बिछाए हुए पत्ते</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <comment>line of the score</comment>
        <translatorcomment>&apos;असली&apos; = natural, of cards and canastas alike; &apos;शुद्ध&apos; (pure) is also possible</translatorcomment>
        <translation>असली कनास्ता</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <comment>line of the score</comment>
        <translation>मिश्रित कनास्ता</translation>
    </message>
    <message>
        <source>Canastas of wild cards</source>
        <comment>line of the score</comment>
        <translation>वाइल्ड कार्ड के कनास्ता</translation>
    </message>
    <message>
        <source>Red threes</source>
        <comment>line of the score</comment>
        <translation>लाल तिक्कियाँ</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>line of the score</comment>
        <translation>पत्ते ख़त्म करना</translation>
    </message>
    <message>
        <source>Concealed</source>
        <comment>line of the score</comment>
        <translation>छिपे हाथ से</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <comment>line of the score</comment>
        <translation>हाथ में बचे</translation>
    </message>
    <message>
        <source>Penalty after “yes”</source>
        <comment>line of the score</comment>
        <translation>“हाँ” के बाद दंड</translation>
    </message>
    <message>
        <source>Cut the pack: click a card, or type how many to lift off</source>
        <translation>गड्डी काटें: किसी पत्ते पर क्लिक करें, या लिखें कि कितने पत्ते उठाने हैं</translation>
    </message>
    <message>
        <source>%1 to cut the pack</source>
        <translation>%1 को गड्डी काटनी है</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>चाल %1 की है</translation>
    </message>
    <message>
        <source>Waiting for %1&apos;s answer</source>
        <translation>जवाब %1 को देना है</translation>
    </message>
    <message>
        <source>%1 asks: may I go out?</source>
        <translation>%1 ने पूछा: पत्ते ख़त्म करूँ?</translation>
    </message>
    <message>
        <source>Your turn: draw, or take the pile</source>
        <translation>आपकी बारी: पत्ता उठाएँ, या ढेरी लें</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw %1 card(s)</source>
        <translation>
            <numerusform>आपकी बारी: %1 पत्ता उठाएँ</numerusform>
            <numerusform>आपकी बारी: %1 पत्ते उठाएँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press “Take the pile” again to confirm: %1 card(s) will join your hand</source>
        <translation>
            <numerusform>ढेरी लेने के लिए “ढेरी लें” फिर दबाएँ: %1 पत्ता आपके हाथ में आएगा</numerusform>
            <numerusform>ढेरी लेने के लिए “ढेरी लें” फिर दबाएँ: %1 पत्ते आपके हाथ में आएँगे</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: meld, or discard a card</source>
        <translation>आपकी बारी: सेट बिछाएँ, या पत्ता फेंकें</translation>
    </message>
    <message>
        <source>The stock is used up: meld what you can, or end the deal</source>
        <translation>बची गड्डी ख़त्म है: जो बिछ सके बिछाएँ, या बाज़ी ख़त्म करें</translation>
    </message>
    <message>
        <source>Your partner said yes: go out now</source>
        <translation>साथी ने “हाँ” कहा है: अब पत्ते ख़त्म करें</translation>
    </message>
    <message>
        <source>First meld: %1 of %2 points</source>
        <translation>पहला सेट: %2 में से %1 अंक</translation>
    </message>
    <message>
        <source>First meld: %1 points, enough</source>
        <comment>the minimum is reached</comment>
        <translation>पहला सेट: %1 अंक, काफ़ी हैं</translation>
    </message>
    <message>
        <source>Not final yet: lay the cards down, or take them back</source>
        <translation>अभी पक्का नहीं: पत्ते बिछाएँ, या वापस लें</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>बाज़ी ख़त्म हुई</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ने मैच जीता</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>आपने मैच जीता</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>partners; the reader may be one of them: Kavya and you</comment>
        <translation>%1 मैच जीत %1{f:गईं|m:गए|n:गए}</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>बाज़ी %1</translation>
    </message>
    <message>
        <source>Canasta to %1</source>
        <translation>कनास्ता, %1 अंकों तक</translation>
    </message>
    <message>
        <source>Your first meld must be worth %1 points</source>
        <translation>पहले सेट के लिए %1 अंक चाहिए</translation>
    </message>
    <message>
        <source>Your side has melded</source>
        <translation>आपकी टीम सेट बिछा चुकी है</translation>
    </message>
    <message>
        <source>Canastas: %1 (%2 needed to go out)</source>
        <translation>कनास्ता: %1 (ज़रूरी: %2)</translation>
    </message>
    <message>
        <source>The pile is frozen</source>
        <translation>ढेरी जमी है</translation>
    </message>
    <message>
        <source>The pile is frozen for you until your side has melded</source>
        <translation>टीम के सेट बिछाने तक ढेरी आपके लिए जमी है</translation>
    </message>
    <message>
        <source>Frozen pile</source>
        <translation>जमी ढेरी</translation>
    </message>
    <message numerus="yes">
        <source>You can take the pile: %1 more card(s) would join your hand.</source>
        <translation>
            <numerusform>आप ढेरी ले %0{f:सकती|m:सकते|n:सकते} हैं: हाथ में %1 पत्ता और आएगा।</numerusform>
            <numerusform>आप ढेरी ले %0{f:सकती|m:सकते|n:सकते} हैं: हाथ में %1 पत्ते और आएँगे।</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go here: %1 cards, a canasta</source>
        <comment>what a dragged card makes there</comment>
        <translation>यहाँ छोड़ें: %1 पत्ते, कनास्ता</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>on a canasta</comment>
        <translation>असली</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>on a canasta</comment>
        <translation>मिश्रित</translation>
    </message>
    <message>
        <source>Wild</source>
        <comment>on a canasta</comment>
        <translation>वाइल्ड</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>इस बाज़ी में बाहर</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>अकेले</translation>
    </message>
    <message>
        <source>May go out</source>
        <translation>साथी की “हाँ”</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>पत्ते ख़त्म</translation>
    </message>
    <message>
        <source>May not go out</source>
        <translation>साथी की “नहीं”</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>फेंके पत्तों की ढेरी ख़ाली है।</translation>
    </message>
    <message>
        <source>A wild card is on top, so the pile can&apos;t be taken.</source>
        <translation>ऊपर वाइल्ड कार्ड है, इसलिए ढेरी नहीं ली जा सकती।</translation>
    </message>
    <message>
        <source>A three is on top, so the pile can&apos;t be taken.</source>
        <translation>ऊपर तिक्की है, इसलिए ढेरी नहीं ली जा सकती।</translation>
    </message>
    <message>
        <source>Your side must make its first meld before it can take the pile.</source>
        <translation>ढेरी लेने से पहले आपकी टीम को पहला सेट बिछाना होगा।</translation>
    </message>
    <message>
        <source>With one card in hand you can&apos;t take a one-card pile.</source>
        <translation>हाथ में एक ही पत्ता हो, तो आप एक पत्ते की ढेरी नहीं ले %0{f:सकतीं|m:सकते|n:सकते}।</translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural %1.</source>
        <comment>queens</comment>
        <translation>ढेरी जमी है: दो असली %1 चाहिए।</translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural %1 to take the pile.</source>
        <comment>queens</comment>
        <translation>आपकी टीम का अभी कोई सेट नहीं: ढेरी लेने के लिए दो असली %1 चाहिए।</translation>
    </message>
    <message>
        <source>Under these rules a wild card doesn&apos;t help to take the pile.</source>
        <translation>इन नियमों में वाइल्ड कार्ड से ढेरी लेने में मदद नहीं मिलती।</translation>
    </message>
    <message>
        <source>Under these rules the top card can&apos;t be added to a meld.</source>
        <translation>इन नियमों में ऊपर का पत्ता सेट में नहीं जोड़ा जा सकता।</translation>
    </message>
    <message>
        <source>The top card can&apos;t be added to a canasta.</source>
        <translation>ऊपर का पत्ता कनास्ता में नहीं जोड़ा जा सकता।</translation>
    </message>
    <message>
        <source>To take the pile, choose cards from your hand that make a meld with the %1.</source>
        <translation>ढेरी लेने के लिए हाथ के वे पत्ते चुनें जो %1{obl} के साथ सेट बनाएँ।</translation>
    </message>
    <message>
        <source>Take the pile with two cards at most; meld more once you have taken it.</source>
        <translation>ढेरी ज़्यादा से ज़्यादा दो पत्तों से लें; उसे लेने के बाद और बिछाएँ।</translation>
    </message>
    <message>
        <source>Canasta is for %1 to %2 players, not for %3.</source>
        <translation>कनास्ता %1 से %2 खिलाड़ियों के लिए है, %3 के लिए नहीं।</translation>
    </message>
    <message>
        <source>These sides don&apos;t work for %1 players. Choose “%2”.</source>
        <translation>ये टीमें %1 खिलाड़ियों के लिए नहीं हैं: “%2” चुनें।</translation>
    </message>
    <message>
        <source>Cards dealt, cards drawn, packs and canastas must each be at least %1.</source>
        <translation>बाँटे जाने वाले पत्ते, उठाने के पत्ते, गड्डियाँ और कनास्ता %1 से कम नहीं हो सकते।</translation>
    </message>
    <message>
        <source>Dealing %1 cards to each of %2 players leaves no stock: deal fewer, or use more packs.</source>
        <translation>%2 खिलाड़ियों में हर एक को %1 पत्ते बाँटने पर बची गड्डी में कुछ नहीं रहता: कम बाँटें, या ज़्यादा गड्डियाँ लें।</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>बची गड्डी</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>फेंके पत्तों की ढेरी</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>आपने पत्ते ख़त्म किए।</translation>
    </message>
    <message>
        <source>You went out, and the others kept %1 points in hand.</source>
        <translation>आपने पत्ते ख़त्म किए, और दूसरों के हाथ में %1 अंक रह गए।</translation>
    </message>
    <message>
        <source>You went out concealed, and the others kept %1 points in hand.</source>
        <translation>आपने छिपे हाथ से पत्ते ख़त्म किए, और दूसरों के हाथ में %1 अंक रह गए।</translation>
    </message>
    <message>
        <source>%1 went out.</source>
        <translation>%1 ने पत्ते ख़त्म किए।</translation>
    </message>
    <message>
        <source>%1 went out, and %2 points stayed in your hand.</source>
        <translation>%1 ने पत्ते ख़त्म किए, और आपके हाथ में %2 अंक रह गए।</translation>
    </message>
    <message>
        <source>The stock is used up, and nobody went out.</source>
        <translation>गड्डी ख़त्म हो गई, और किसी ने पत्ते ख़त्म नहीं किए।</translation>
    </message>
    <message>
        <source>Nobody went out, and %1 points stayed in your hand.</source>
        <translation>किसी ने पत्ते ख़त्म नहीं किए, और आपके हाथ में %1 अंक रह गए।</translation>
    </message>
    <message>
        <source>%1 on top of the pile</source>
        <comment>a card</comment>
        <translation>ढेरी पर %1</translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <translation>ढेरी ख़ाली है</translation>
    </message>
    <message>
        <source>pile: %1, stock: %2</source>
        <comment>how many cards they have</comment>
        <translation>ढेरी: %1, बची गड्डी: %2</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>जमी हुई</translation>
    </message>
    <message>
        <source>you can meld %1</source>
        <comment>cards by rank, such as: 3 queens, 2 fours</comment>
        <translation>आप %1 बिछा %0{f:सकती|m:सकते|n:सकते} हैं</translation>
    </message>
    <message>
        <source>a first meld could be %1</source>
        <comment>cards by rank, such as: 3 queens, 3 aces</comment>
        <translation>%1{obl} से पहला सेट बन सकता है</translation>
    </message>
    <message>
        <source>nothing can be melded: discard a card</source>
        <translation>कोई सेट नहीं बनता: एक पत्ता फेंकें</translation>
    </message>
    <message>
        <source>your cards aren&apos;t enough for a first meld of %1 points: discard a card</source>
        <translation>पहले सेट के %1 अंकों के लिए पत्ते काफ़ी नहीं: एक पत्ता फेंकें</translation>
    </message>
    <message>
        <source>first meld: %1 points</source>
        <comment>what it must be worth</comment>
        <translation>पहला सेट: %1 अंक</translation>
    </message>
    <message>
        <source>%1 to meld</source>
        <comment>points that a first meld must count</comment>
        <translation>पहले सेट के लिए %1</translation>
    </message>
    <message>
        <source>we</source>
        <comment>the own side</comment>
        <translation>हम</translation>
    </message>
    <message>
        <source>they</source>
        <comment>the other side</comment>
        <translation>वे</translation>
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
        <translation>आप: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side and its points: we 120</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>has been laid out by a side</comment>
        <translation>कुछ नहीं</translation>
    </message>
    <message>
        <source>%1 mixed</source>
        <comment>a meld with wild cards that is no canasta yet: 4 queens mixed</comment>
        <translation>%1 मिश्रित</translation>
    </message>
    <message>
        <source>%1 mixed canasta</source>
        <comment>a meld: 7 queens mixed canasta</comment>
        <translation>%1, मिश्रित कनास्ता</translation>
    </message>
    <message>
        <source>%1 natural canasta</source>
        <comment>a meld: 7 queens natural canasta</comment>
        <translation>%1, असली कनास्ता</translation>
    </message>
    <message>
        <source>%1 with %2 more wild</source>
        <comment>to a meld: sixes with 1 wild more</comment>
        <translation>%1, साथ में %2 वाइल्ड और</translation>
    </message>
    <message>
        <source>%1 with %2 wild</source>
        <comment>a meld, and how many wild cards it has: 4 kings with 1 wild</comment>
        <translation>%1, उनमें %2 वाइल्ड</translation>
    </message>
    <message>
        <source>wild cards %1</source>
        <comment>a meld of so many of them</comment>
        <translation>वाइल्ड कार्ड %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 red three(s)</source>
        <translation>
            <numerusform>%1 लाल तिक्की</numerusform>
            <numerusform>%1 लाल तिक्कियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 meld(s)</source>
        <translation>
            <numerusform>%1 सेट</numerusform>
            <numerusform>%1 सेट</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, and what they did: Amrit drew 1 card and discarded five of clubs</comment>
        <translation>%1 ने %2</translation>
    </message>
    <message>
        <source>you %2</source>
        <comment>what you did: you drew 1 card and discarded five of clubs</comment>
        <translation>आपने %2</translation>
    </message>
    <message>
        <source>nobody else has had a turn yet</source>
        <translation>अभी किसी और की बारी नहीं आई</translation>
    </message>
    <message>
        <source>%1 in your hand</source>
        <comment>cards of one rank: 2 tens in your hand</comment>
        <translation>%1 आपके हाथ में</translation>
    </message>
    <message>
        <source>%1 in your melds</source>
        <comment>a number of cards</comment>
        <translation>%1 आपके सेटों में</translation>
    </message>
    <message>
        <source>%1 in theirs</source>
        <comment>a number of cards in the melds of the others</comment>
        <translation>%1 उनके सेटों में</translation>
    </message>
    <message>
        <source>a wild card: it goes with any meld that has room</source>
        <translation>वाइल्ड कार्ड: जिस सेट में जगह हो, उसमें लग सकता है</translation>
    </message>
    <message>
        <source>Canastas</source>
        <comment>what is counted when computers play each other</comment>
        <translation>कनास्ता</translation>
    </message>
    <message>
        <source>Caught with</source>
        <comment>points in hand when another side goes out</comment>
        <translation>हाथ में फँसे अंक</translation>
    </message>
    <message>
        <source>Piles frozen</source>
        <comment>what is counted when computers play each other</comment>
        <translation>जमाई गई ढेरियाँ</translation>
    </message>
    <message>
        <source>Piles taken</source>
        <comment>what is counted when computers play each other</comment>
        <translation>ली गई ढेरियाँ</translation>
    </message>
    <message>
        <source>Piles given away</source>
        <comment>by a discard that another side took the pile with</comment>
        <translation>दूसरों को दी गई ढेरियाँ</translation>
    </message>
    <message>
        <source>Discard your last card, the %1, and go out.</source>
        <translation>आख़िरी पत्ता %1 फेंककर पत्ते ख़त्म करें।</translation>
    </message>
    <message numerus="yes">
        <source>Freeze the pile of %1 card(s): %2 then needs two natural cards to take it.</source>
        <translation>
            <numerusform>%1 पत्ते की ढेरी जमा दें: फिर उसे लेने के लिए %2 को दो असली पत्ते चाहिए होंगे।</numerusform>
            <numerusform>%1 पत्तों की ढेरी जमा दें: फिर उसे लेने के लिए %2 को दो असली पत्ते चाहिए होंगे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 on top %2 can&apos;t take the pile of %3 card(s).</source>
        <translation>
            <numerusform>ऊपर %1 रहे तो %3 पत्ते की ढेरी %2 को नहीं मिल सकती।</numerusform>
            <numerusform>ऊपर %1 रहे तो %3 पत्तों की ढेरी %2 को नहीं मिल सकती।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 on top %2 can&apos;t take the pile of %3 card(s).</source>
        <comment>a black three</comment>
        <translation>
            <numerusform>ऊपर %1 रहे तो %3 पत्ते की ढेरी %2 को नहीं मिल सकती।</numerusform>
            <numerusform>ऊपर %1 रहे तो %3 पत्तों की ढेरी %2 को नहीं मिल सकती।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your other cards could all give %1 the frozen pile; nobody can take it with the %2 on top.</source>
        <translation>आपके बाक़ी हर पत्ते से जमी ढेरी %1 को मिल सकती है; ऊपर %2 रहे तो उसे कोई नहीं ले सकता।</translation>
    </message>
    <message>
        <source>%1 can&apos;t have two more %2, and so can&apos;t take the frozen pile.</source>
        <translation>%1 के पास दो और %2 नहीं हो %2{f:सकतीं|m:सकते}, इसलिए उधर से जमी ढेरी नहीं ली जा सकती।</translation>
    </message>
    <message>
        <source>You see all the other %1, so %2 can&apos;t take the pile.</source>
        <translation>बाक़ी सब %1 आपकी नज़र में हैं, इसलिए %2 को ढेरी नहीं मिल सकती।</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 other %2 are unseen, so %3 is unlikely to have two to take the frozen pile.</source>
        <translation>
            <numerusform>%2{obl} में से सिर्फ़ %1 और बाक़ी है, इसलिए %3 के पास जमी ढेरी लेने लायक़ दो नहीं हो %2{f:सकतीं|m:सकते}।</numerusform>
            <numerusform>%2{obl} में से सिर्फ़ %1 और बाक़ी हैं, इसलिए शायद ही जमी ढेरी लेने लायक़ दो %3 के पास हों।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has discarded %2 before, so the %3 is fairly safe.</source>
        <translation>%1 ने पहले भी %2 %2{f:फेंकी|m:फेंके} हैं, इसलिए %3 फेंकने में ख़ास ख़तरा नहीं।</translation>
    </message>
    <message>
        <source>%1 has a meld of %2, but your other cards are worth more to you.</source>
        <translation>%1 के पास %2{obl} का सेट है, पर आपके बाक़ी पत्ते आपके ज़्यादा काम के हैं।</translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %1 card(s), so %2 gains little with it: the %3 can go.</source>
        <translation>
            <numerusform>ढेरी में सिर्फ़ %1 पत्ता है, उससे %2 को कम ही फ़ायदा होगा: %3 फेंक दें।</numerusform>
            <numerusform>ढेरी में सिर्फ़ %1 पत्ते हैं, उनसे %2 को कम ही फ़ायदा होगा: %3 फेंक दें।</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is empty, so %1 could get no more than the %2.</source>
        <translation>ढेरी ख़ाली है, इसलिए %1 को %2{obl} से ज़्यादा कुछ नहीं मिल सकता।</translation>
    </message>
    <message numerus="yes">
        <source>The deal may end soon: get rid of the %2 point(s) of the %1.</source>
        <translation>
            <numerusform>बाज़ी जल्दी ख़त्म हो सकती है: %1 फेंक दें, ताकि %2 अंक हाथ में न रह जाए।</numerusform>
            <numerusform>बाज़ी जल्दी ख़त्म हो सकती है: %1 फेंक दें, ताकि %2 अंक हाथ में न रह जाएँ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your %1 may yet make a meld; the %2 stands alone.</source>
        <translation>आपके हाथ में %1{obl} का सेट अब भी बन सकता है; %2 अकेला पत्ता है।</translation>
    </message>
    <message numerus="yes">
        <source>The %1 is your only card of its rank, and counts only %2 point(s).</source>
        <translation>
            <numerusform>%1 अपने दर्जे का आपका अकेला पत्ता है, और उसका सिर्फ़ %2 अंक है।</numerusform>
            <numerusform>%1 अपने दर्जे का आपका अकेला पत्ता है, और उसके सिर्फ़ %2 अंक हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your two %1 make no meld yet, and your other cards are worth more.</source>
        <translation>आपके पास दो ही %1 हैं, अभी सेट नहीं बनता, और बाक़ी पत्ते ज़्यादा काम के हैं।</translation>
    </message>
    <message numerus="yes">
        <source>You still have %1 more %2, and your other cards are harder to replace.</source>
        <translation>
            <numerusform>आपके पास %2{obl} में से %1 और है, जबकि बाक़ी पत्तों का दोबारा मिलना मुश्किल है।</numerusform>
            <numerusform>आपके पास %2{obl} में से %1 और हैं, जबकि बाक़ी पत्तों का दोबारा मिलना मुश्किल है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side&apos;s meld of %1 can do without the %2.</source>
        <translation>आपकी टीम के %1{obl} के सेट में %2 न जुड़े तो भी चलेगा।</translation>
    </message>
    <message numerus="yes">
        <source>Nobody sees the cards, so any place to cut is as good as after %1 card(s).</source>
        <translation>
            <numerusform>पत्ते किसी को नहीं दिखते: %1 पत्ते के बाद काटें या कहीं और, सब बराबर है।</numerusform>
            <numerusform>पत्ते किसी को नहीं दिखते: %1 पत्तों के बाद काटें या कहीं और, सब बराबर है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no pile to take, so draw %1 card(s).</source>
        <translation>
            <numerusform>लेने को कोई ढेरी नहीं, इसलिए %1 पत्ता उठाएँ।</numerusform>
            <numerusform>लेने को कोई ढेरी नहीं, इसलिए %1 पत्ते उठाएँ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can take the pile while the %1 lies on top, so draw.</source>
        <translation>जब तक ऊपर %1 है, ढेरी कोई नहीं ले सकता, इसलिए पत्ता उठाएँ।</translation>
    </message>
    <message>
        <source>Your side must make a first meld of %1 points before it takes a pile, so draw.</source>
        <translation>ढेरी लेने से पहले आपकी टीम को %1 अंकों का पहला सेट बिछाना होगा, इसलिए पत्ता उठाएँ।</translation>
    </message>
    <message>
        <source>The pile is frozen for you, and you need two natural cards like the %1: draw.</source>
        <translation>ढेरी आपके लिए जमी है, और %1 लेने को उसी दर्जे के दो असली पत्ते चाहिए: पत्ता उठाएँ।</translation>
    </message>
    <message>
        <source>With the %1 you can&apos;t make a first meld of %2 points, so draw.</source>
        <translation>%1 लेकर भी %2 अंकों का पहला सेट नहीं बनता, इसलिए पत्ता उठाएँ।</translation>
    </message>
    <message>
        <source>Your hand can&apos;t make a meld with the %1, so draw.</source>
        <translation>%1 लेकर भी आपके पत्तों से सेट नहीं बनता, इसलिए पत्ता उठाएँ।</translation>
    </message>
    <message>
        <source>The stock is empty and you can&apos;t take the %1: end the deal.</source>
        <translation>बची गड्डी ख़ाली है और आप %1 नहीं ले %0{f:सकतीं|m:सकते|n:सकते}: बाज़ी ख़त्म करें।</translation>
    </message>
    <message>
        <source>Taking the %1 would only fill your hand: end the deal with %2 points in it.</source>
        <translation>%1 लेने से बस हाथ भरेगा: अभी उसमें %2 अंक हैं, बाज़ी ख़त्म करें।</translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty: end the deal with %1 point(s) in your hand.</source>
        <translation>
            <numerusform>बची गड्डी ख़ाली है: हाथ में %1 अंक रहते बाज़ी ख़त्म करें।</numerusform>
            <numerusform>बची गड्डी ख़ाली है: हाथ में %1 अंक रहते बाज़ी ख़त्म करें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking the pile of %1 card(s) would cost you the %2: draw.</source>
        <translation>
            <numerusform>%1 पत्ते की ढेरी %2 ख़र्च करके ही मिलेगी: गड्डी से उठाएँ।</numerusform>
            <numerusform>%1 पत्तों की ढेरी %2 ख़र्च करके ही मिलेगी: गड्डी से उठाएँ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %2 card(s) left and may go out: don&apos;t fill your hand.</source>
        <translation>
            <numerusform>%1 के पास सिर्फ़ %2 पत्ता बचा है, वह भी ख़त्म हो सकता है: अपना हाथ न भरें।</numerusform>
            <numerusform>%1 के पास सिर्फ़ %2 पत्ते बचे हैं, वे भी ख़त्म हो सकते हैं: अपना हाथ न भरें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %1 card(s): keep your %2 for a larger one, and draw.</source>
        <translation>
            <numerusform>ढेरी में सिर्फ़ %1 पत्ता है: %2 बड़ी ढेरी के लिए रखें, और गड्डी से उठाएँ।</numerusform>
            <numerusform>ढेरी में सिर्फ़ %1 पत्ते हैं: %2 बड़ी ढेरी के लिए रखें, और गड्डी से उठाएँ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile counts only %1 points, and taking it costs you %2 card(s): draw.</source>
        <translation>
            <numerusform>ढेरी सिर्फ़ %1 अंकों की है, और उसे लेने में %2 पत्ता लगेगा: गड्डी से उठाएँ।</numerusform>
            <numerusform>ढेरी सिर्फ़ %1 अंकों की है, और उसे लेने में %2 पत्ते लगेंगे: गड्डी से उठाएँ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 your first meld counts %2 points, and you get %3 more card(s).</source>
        <translation>
            <numerusform>%1 लेकर आपका पहला सेट %2 अंकों का बनता है, और %3 पत्ता और मिलता है।</numerusform>
            <numerusform>%1 लेकर आपका पहला सेट %2 अंकों का बनता है, और %3 पत्ते और मिलते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 completes a canasta of %2.</source>
        <translation>%1 मिलते ही आपका %2{obl} का कनास्ता पूरा होता है।</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 cards that you get fit your melds or pairs: take the pile.</source>
        <translation>
            <numerusform>मिलने वाले %2 पत्तों में से %1 आपके सेटों या जोड़ों में लगता है: ढेरी लें।</numerusform>
            <numerusform>मिलने वाले %2 पत्तों में से %1 आपके सेटों या जोड़ों में लगते हैं: ढेरी लें।</numerusform>
        </translation>
    </message>
    <message>
        <source>You also get the %1, which goes with your cards: take the pile.</source>
        <translation>साथ में %1 भी है, आपके पत्तों से मेल खाने वाला पत्ता: ढेरी लें।</translation>
    </message>
    <message numerus="yes">
        <source>The pile has %1 wild card(s) in it, such as the %2: take it.</source>
        <translation>
            <numerusform>ढेरी में %1 वाइल्ड कार्ड है, %2: यह ढेरी लें।</numerusform>
            <numerusform>ढेरी में %1 वाइल्ड कार्ड हैं, जैसे %2: यह ढेरी लें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %1 card(s) worth %2 points: take the pile.</source>
        <translation>
            <numerusform>आपको %2 अंकों का %1 पत्ता मिलेगा: ढेरी लें।</numerusform>
            <numerusform>आपको %2 अंकों के %1 पत्ते मिलेंगे: ढेरी लें।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 makes a sure meld; a card from the stock may not fit.</source>
        <translation>%1 लें तो सेट पक्का है; बची गड्डी का पत्ता शायद काम न आए।</translation>
    </message>
    <message>
        <source>The %1 joins your %2; a card from the stock may not fit.</source>
        <translation>%1 आपके %2{obl} के सेट का पत्ता है; बची गड्डी का पत्ता शायद काम न आए।</translation>
    </message>
    <message>
        <source>The stock is empty and the %1 fits your meld, so you must take the pile.</source>
        <translation>बची गड्डी ख़ाली है और %1 आपके सेट का पत्ता है, इसलिए ढेरी लेनी होगी।</translation>
    </message>
    <message>
        <source>%1 said yes, so go out.</source>
        <translation>%1 ने “हाँ” कहा है, इसलिए पत्ते ख़त्म करें।</translation>
    </message>
    <message numerus="yes">
        <source>%1 may go out next, with only %2 card(s) left: go out first.</source>
        <translation>
            <numerusform>%1 के पास सिर्फ़ %2 पत्ता है, बारी आते ही ख़त्म हो सकता है: पहले आप करें।</numerusform>
            <numerusform>%1 के पास सिर्फ़ %2 पत्ते हैं, बारी आते ही ख़त्म हो सकते हैं: पहले आप करें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out now: %1 has melded nothing, and is caught with %2 card(s).</source>
        <translation>
            <numerusform>अभी पत्ते ख़त्म करें: %1 ने कुछ नहीं बिछाया है, और %2 पत्ता हाथ में फँस जाएगा।</numerusform>
            <numerusform>अभी पत्ते ख़त्म करें: %1 ने कुछ नहीं बिछाया है, और %2 पत्ते हाथ में फँस जाएँगे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out now and catch %1 with %2 card(s).</source>
        <translation>
            <numerusform>अभी पत्ते ख़त्म करें: %1 के हाथ में %2 पत्ता फँसेगा।</numerusform>
            <numerusform>अभी पत्ते ख़त्म करें: %1 के हाथ में %2 पत्ते फँसेंगे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can go out, but %1 still holds %2 card(s): ask first.</source>
        <translation>
            <numerusform>आप पत्ते ख़त्म कर %0{f:सकती|m:सकते|n:सकते} हैं, पर %1 के हाथ में अभी %2 पत्ता है: पहले पूछें।</numerusform>
            <numerusform>आप पत्ते ख़त्म कर %0{f:सकती|m:सकते|n:सकते} हैं, पर %1 के हाथ में अभी %2 पत्ते हैं: पहले पूछें।</numerusform>
        </translation>
    </message>
    <message>
        <source>You can go out, but the rules want you to ask %1 first.</source>
        <translation>आप पत्ते ख़त्म कर %0{f:सकती|m:सकते|n:सकते} हैं, पर नियम है कि पहले %1 से पूछें।</translation>
    </message>
    <message numerus="yes">
        <source>The deal may end soon anyway, and your hand counts %1 point(s): say yes.</source>
        <translation>
            <numerusform>बाज़ी वैसे भी जल्दी ख़त्म हो सकती है, और आपके हाथ में %1 अंक है: “हाँ” कहें।</numerusform>
            <numerusform>बाज़ी वैसे भी जल्दी ख़त्म हो सकती है, और आपके हाथ में %1 अंक हैं: “हाँ” कहें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand costs your side only %1 point(s): say yes.</source>
        <translation>
            <numerusform>आपके हाथ से टीम का सिर्फ़ %1 अंक घटेगा: “हाँ” कहें।</numerusform>
            <numerusform>आपके हाथ से टीम के सिर्फ़ %1 अंक घटेंगे: “हाँ” कहें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out now is worth more to your side than the %1 points in your hand: say yes.</source>
        <translation>अभी पत्ते ख़त्म होने से टीम को आपके हाथ के %1 अंकों से ज़्यादा फ़ायदा है: “हाँ” कहें।</translation>
    </message>
    <message>
        <source>Your %1 may still become a canasta: say no.</source>
        <translation>आपका %1{obl} का कनास्ता अब भी बन सकता है: “नहीं” कहें।</translation>
    </message>
    <message>
        <source>Say no: %1 points in your hand would count against your side.</source>
        <translation>“नहीं” कहें: आपके हाथ के %1 अंक टीम के अंकों में से घटेंगे।</translation>
    </message>
    <message>
        <source>The deal may end soon: lay down these %1 points while you can.</source>
        <translation>बाज़ी जल्दी ख़त्म हो सकती है: मौक़ा रहते ये %1 अंक बिछा दें।</translation>
    </message>
    <message>
        <source>%1 has already melded: make your first meld of %2 points (you need %3).</source>
        <translation>%1 का सेट बिछ चुका है: आप भी %2 अंकों का पहला सेट बिछाएँ (%3 चाहिए)।</translation>
    </message>
    <message>
        <source>These cards count %1 points, and your first meld needs %2.</source>
        <translation>इन पत्तों के %1 अंक हैं, और आपके पहले सेट के लिए %2 चाहिए।</translation>
    </message>
    <message>
        <source>You complete a canasta of %1, and your side may then go out.</source>
        <translation>आपका %1{obl} का कनास्ता पूरा होता है, और फिर आपकी टीम पत्ते ख़त्म कर सकती है।</translation>
    </message>
    <message>
        <source>You complete a canasta of %1 for %2 extra points.</source>
        <translation>आपका %1{obl} का कनास्ता पूरा होता है, और उसके %2 अंक और मिलते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %2 card(s) left: don&apos;t be caught with these %3 points.</source>
        <translation>
            <numerusform>%1 के पास सिर्फ़ %2 पत्ता बचा है: ये %3 अंक हाथ में न फँसने दें।</numerusform>
            <numerusform>%1 के पास सिर्फ़ %2 पत्ते बचे हैं: ये %3 अंक हाथ में न फँसने दें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 card(s) are left to draw: don&apos;t be caught with these %2 points.</source>
        <translation>
            <numerusform>उठाने को सिर्फ़ %1 पत्ता बचा है: ये %2 अंक हाथ में न फँसने दें।</numerusform>
            <numerusform>उठाने को सिर्फ़ %1 पत्ते बचे हैं: ये %2 अंक हाथ में न फँसने दें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %1 grow to %2: a canasta needs only %3 more.</source>
        <translation>
            <numerusform>आपके %1{obl} के सेट में %2 पत्ते होंगे: कनास्ता के लिए सिर्फ़ %3 और चाहिए।</numerusform>
            <numerusform>आपके %1{obl} के सेट में %2 पत्ते होंगे: कनास्ता के लिए सिर्फ़ %3 और चाहिए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your meld of %1 grows to %2 card(s), and these %3 points are safe.</source>
        <translation>
            <numerusform>आपके %1{obl} के सेट में %2 पत्ता होगा, और ये %3 अंक सुरक्षित रहेंगे।</numerusform>
            <numerusform>आपके %1{obl} के सेट में %2 पत्ते होंगे, और ये %3 अंक सुरक्षित रहेंगे।</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down %1 black threes and go out.</source>
        <translation>आप %1 काली तिक्कियाँ बिछाकर पत्ते ख़त्म %0{f:करती|m:करते|n:करते} हैं।</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %1 is worth %2 points, and %3 more card(s) make it a canasta.</source>
        <translation>
            <numerusform>%1{obl} के सेट के %2 अंक हैं, और %3 पत्ता और मिले तो कनास्ता बने।</numerusform>
            <numerusform>%1{obl} के सेट के %2 अंक हैं, और %3 पत्ते और मिलें तो कनास्ता बने।</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down %1 points in %2 melds.</source>
        <translation>आप %2 सेटों में कुल %1 अंक %0{f:बिछाती|m:बिछाते|n:बिछाते} हैं।</translation>
    </message>
    <message numerus="yes">
        <source>All you can do is end the deal, with %1 point(s) in your hand.</source>
        <translation>
            <numerusform>अब बाज़ी ख़त्म करने के सिवा चारा नहीं; हाथ में %1 अंक है।</numerusform>
            <numerusform>अब बाज़ी ख़त्म करने के सिवा चारा नहीं; हाथ में %1 अंक हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>a meld of them: Your meld of … grows</comment>
        <translation>वाइल्ड कार्ड</translation>
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
        <translation>काली तिक्कियों</translation>
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
        <translation>वाइल्ड कार्डों</translation>
    </message>
</context>
<context>
    <name>Canasta lesson</name>
    <message>
        <source>Going out</source>
        <translation>पत्ते ख़त्म करना</translation>
    </message>
    <message>
        <source>Shall I show you how going out works?</source>
        <translation>दिखाऊँ, पत्ते कैसे ख़त्म करते हैं?</translation>
    </message>
    <message>
        <source>Going out ends the deal: what the others still hold counts against them.</source>
        <translation>पत्ते ख़त्म होते ही बाज़ी ख़त्म: दूसरों के हाथ के पत्ते उनके अंक घटाते हैं।</translation>
    </message>
    <message>
        <source>Your side needs a canasta first. Five kings are a good start.</source>
        <translation>पहले टीम का कनास्ता चाहिए। पाँच बादशाह अच्छी शुरुआत हैं।</translation>
    </message>
    <message>
        <source>Lay down the aces, too: on the table they count for you.</source>
        <translation>इक्के भी बिछाएँ: मेज़ पर उनके अंक आपके हैं।</translation>
    </message>
    <message>
        <source>Without a canasta you can&apos;t lay down everything: a card has to stay.</source>
        <translation>कनास्ता के बिना सब नहीं बिछा %0{f:सकतीं|m:सकते|n:सकते}: एक पत्ता रखना होगा।</translation>
    </message>
    <message>
        <source>Throw a card that stands alone, and keep your pair.</source>
        <translation>अकेला पत्ता फेंकें, जोड़ा रखें।</translation>
    </message>
    <message>
        <source>That is the seventh king: add it, and your side has its canasta.</source>
        <translation>यह सातवाँ बादशाह है: जोड़ें, और टीम का कनास्ता बना।</translation>
    </message>
    <message>
        <source>Once more: throw the single card. A third eight would let you go out.</source>
        <translation>एक बार और: अकेला पत्ता फेंकें। तीसरा अट्ठा आए तो पत्ते ख़त्म कर %0{f:सकेंगी|m:सकेंगे|n:सकेंगे}।</translation>
    </message>
    <message>
        <source>You can go out now! You may ask your partner first; the answer binds you.</source>
        <translation>अब पत्ते ख़त्म कर %0{f:सकती|m:सकते|n:सकते} हैं! पहले साथी से पूछ %0{f:सकती|m:सकते|n:सकते} हैं; जवाब मानना होगा।</translation>
    </message>
    <message>
        <source>Your partner agrees: now you have to go out in this turn.</source>
        <translation>साथी ने हाँ कहा: अब इसी बारी में पत्ते ख़त्म करने होंगे।</translation>
    </message>
    <message>
        <source>Lay down everything you have left: going out counts %1 points.</source>
        <translation>जो बचा है सब बिछाएँ: पत्ते ख़त्म करने के %1 अंक हैं।</translation>
    </message>
    <message>
        <source>Shall I show you how a meld is made?</source>
        <translation>दिखाऊँ, सेट कैसे बनता है?</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>सेट और कनास्ता</translation>
    </message>
    <message>
        <source>Shall I show you how a turn goes?</source>
        <translation>दिखाऊँ, बारी कैसे चलती है?</translation>
    </message>
    <message>
        <source>Shall I show you how a first meld is made?</source>
        <translation>दिखाऊँ, पहला सेट कैसे बनता है?</translation>
    </message>
    <message>
        <source>Lay down cards of one rank. Seven of them are a canasta, and count most.</source>
        <translation>एक ही दर्जे के पत्ते बिछाएँ। सात हों तो कनास्ता बनता है, और अंक सबसे ज़्यादा मिलते हैं।</translation>
    </message>
    <message>
        <source>Every turn begins with a card: draw one from the stock.</source>
        <translation>हर बारी पत्ते से शुरू होती है: बची गड्डी से एक उठाएँ।</translation>
    </message>
    <message>
        <source>A first meld must count %1: three aces are worth %2.</source>
        <translation>पहला सेट %1 अंकों का होना चाहिए: तीन इक्के %2 के हैं।</translation>
    </message>
    <message>
        <source>Now any three of a rank will do: lay down your kings, too.</source>
        <translation>अब एक दर्जे के कोई भी तीन चलेंगे: बादशाह भी बिछाएँ।</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: throw a low card that stands alone.</source>
        <translation>बारी पत्ता फेंककर ख़त्म होती है: कोई छोटा अकेला पत्ता फेंकें।</translation>
    </message>
    <message>
        <source>Partners meld together: what your partner lays down is yours as well.</source>
        <translation>साथी मिलकर बिछाते हैं: साथी का बिछाया आपका भी है।</translation>
    </message>
    <message>
        <source>It&apos;s your turn again, so draw.</source>
        <translation>फिर आपकी बारी है: पत्ता उठाएँ।</translation>
    </message>
    <message>
        <source>A card that fits can be added to a meld of your side: add the king.</source>
        <translation>जो पत्ता लग सके, उसे अपनी टीम के सेट में जोड़ %0{f:सकती|m:सकते|n:सकते} हैं: बादशाह जोड़ें।</translation>
    </message>
    <message>
        <source>Deuces and jokers are wild: your deuce stands for the seventh king.</source>
        <translation>दुक्कियाँ और जोकर वाइल्ड हैं: आपकी दुक्की सातवें बादशाह की जगह लगेगी।</translation>
    </message>
    <message>
        <source>A canasta! It scores %1 extra points with wild cards in it, and %2 without.</source>
        <translation>कनास्ता बन गया! वाइल्ड कार्ड के साथ उसके %1 अंक और हैं, उनके बिना %2।</translation>
    </message>
    <message>
        <source>With a canasta your side may go out: the last card you lay down ends the deal.</source>
        <translation>कनास्ता हो तो टीम पत्ते ख़त्म कर सकती है: आख़िरी पत्ता बिछते ही बाज़ी ख़त्म होती है।</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>ढेरी</translation>
    </message>
    <message>
        <source>Shall I show you how the pile is taken?</source>
        <translation>दिखाऊँ, ढेरी कैसे लेते हैं?</translation>
    </message>
    <message>
        <source>A player who can meld the top card of the pile at once may take all of it.</source>
        <translation>जो ढेरी का ऊपर का पत्ता तुरंत बिछा सके, वह पूरी ले सकता है।</translation>
    </message>
    <message>
        <source>It is easier once your side has melded: lay down the three aces.</source>
        <translation>टीम का सेट बिछ जाए तो आसान होता है: तीन इक्के बिछाएँ।</translation>
    </message>
    <message>
        <source>A black three on top blocks the pile for the next player: throw yours.</source>
        <translation>ऊपर काली तिक्की हो तो अगला खिलाड़ी ढेरी नहीं ले सकता: अपनी काली तिक्की फेंकें।</translation>
    </message>
    <message>
        <source>You hold two that match the top card: take the pile with them.</source>
        <translation>ऊपर के पत्ते जैसे दो आपके पास हैं: उनसे ढेरी लें।</translation>
    </message>
    <message>
        <source>The rest joined your hand: add what fits your melds right away.</source>
        <translation>बाक़ी पत्ते हाथ में आए: जो सेटों में लगें, अभी जोड़ें।</translation>
    </message>
    <message>
        <source>Now throw a card that the next player can hardly use: a low one.</source>
        <translation>अब ऐसा पत्ता फेंकें जो अगले के कम ही काम आए: कोई छोटा।</translation>
    </message>
    <message>
        <source>A wild card lies in the pile: it is frozen, and harder to take.</source>
        <translation>ढेरी में वाइल्ड कार्ड है: वह जम गई है, अब उसे लेना मुश्किल है।</translation>
    </message>
    <message>
        <source>A frozen pile needs two matching cards from your hand, and you have one: draw.</source>
        <translation>जमी ढेरी के लिए हाथ में ऊपर के पत्ते जैसे दो चाहिए, आपके पास एक है: पत्ता उठाएँ।</translation>
    </message>
    <message>
        <source>Keep your pairs for the frozen pile, and throw a card that stands alone.</source>
        <translation>जोड़े जमी ढेरी के लिए रखें, अकेला पत्ता फेंकें।</translation>
    </message>
    <message>
        <source>Now you have two of that rank in your hand: the frozen pile is yours!</source>
        <translation>अब हाथ में उस दर्जे के दो हैं: जमी ढेरी आपकी!</translation>
    </message>
</context>
<context>
    <name>Canasta, brief</name>
    <message>
        <source>takes the pile: %3</source>
        <translation>ढेरी ली: %3</translation>
    </message>
    <message>
        <source>take the pile: %3</source>
        <translation>ढेरी ली: %3</translation>
    </message>
    <message>
        <source>takes the pile</source>
        <translation>ढेरी ली</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>ढेरी ली</translation>
    </message>
    <message>
        <source>lays %3</source>
        <comment>cards, behind a name</comment>
        <translation>बिछाया: %3</translation>
    </message>
    <message>
        <source>lay %3</source>
        <comment>cards, behind: You</comment>
        <translation>बिछाया: %3</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>लाल तिक्की</translation>
    </message>
    <message>
        <source>discards %3</source>
        <translation>%2{f:फेंकी|m:फेंका} %3</translation>
    </message>
    <message>
        <source>discard %3</source>
        <translation>%2{f:फेंकी|m:फेंका} %3</translation>
    </message>
    <message>
        <source>discards %3, pile frozen</source>
        <translation>%2{f:फेंकी|m:फेंका} %3, ढेरी जम गई</translation>
    </message>
    <message>
        <source>discard %3, pile frozen</source>
        <translation>%2{f:फेंकी|m:फेंका} %3, ढेरी जम गई</translation>
    </message>
    <message>
        <source>%2 turned up</source>
        <translation>ऊपर %1{f:खुली|m:खुला} %2</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <translation>असली कनास्ता</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>गड्डी से उठाया</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>behind: You</comment>
        <translation>गड्डी से उठाया</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>मिश्रित कनास्ता</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>वाइल्ड कनास्ता</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>पत्ते ख़त्म</translation>
    </message>
    <message>
        <source>go out</source>
        <translation>पत्ते ख़त्म</translation>
    </message>
    <message>
        <source>draw or take</source>
        <translation>पत्ता उठाएँ या ढेरी लें</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>पत्ता उठाएँ</translation>
    </message>
    <message>
        <source>meld or discard</source>
        <translation>सेट बिछाएँ या पत्ता फेंकें</translation>
    </message>
    <message>
        <source>stock used up, end or meld</source>
        <translation>गड्डी ख़त्म, बिछाएँ या बाज़ी ख़त्म करें</translation>
    </message>
    <message>
        <source>partner says yes, go out</source>
        <translation>साथी की हाँ, पत्ते ख़त्म करें</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 में से %1</translation>
    </message>
    <message>
        <source>%1, enough</source>
        <translation>%1, काफ़ी</translation>
    </message>
    <message>
        <source>not final yet</source>
        <translation>अभी पक्के नहीं</translation>
    </message>
</context>
<context>
    <name>Canasta, spoken</name>
    <message>
        <source>%1 to the %2, now %3</source>
        <comment>cards, a rank, how many there are: 2 queens to the …</comment>
        <translation>%1 %2{obl} में, अब %3</translation>
    </message>
    <message>
        <source>%1 to the wild cards, now %2</source>
        <comment>cards, and how many there are then</comment>
        <translation>%1 वाइल्ड कार्डों में, अब %2</translation>
    </message>
    <message>
        <source>%1 lays down %3.</source>
        <comment>such as: 3 kings, or: 2 queens and 1 deuce to the queens, now 7</comment>
        <translation>%1 ने बिछाया: %3।</translation>
    </message>
    <message>
        <source>You lay down %3.</source>
        <translation>आपने बिछाया: %3।</translation>
    </message>
    <message>
        <source>%1 takes the pile: %3.</source>
        <translation>%1 ने ढेरी ली: %3।</translation>
    </message>
    <message>
        <source>You take the pile: %3.</source>
        <translation>आपने ढेरी ली: %3।</translation>
    </message>
    <message>
        <source>%1 draws.</source>
        <translation>%1 ने गड्डी से उठाया।</translation>
    </message>
    <message>
        <source>You draw.</source>
        <translation>आपने गड्डी से उठाया।</translation>
    </message>
    <message>
        <source>Not final yet: lay the cards down, or take them back.</source>
        <translation>अभी पक्के नहीं: पत्ते बिछाएँ या वापस लें।</translation>
    </message>
</context>
<context>
    <name>Canasta, told</name>
    <message numerus="yes">
        <source>drew %2 card(s)</source>
        <comment>who did it stands above: Amrit / drew 1 card</comment>
        <translation>
            <numerusform>%2 पत्ता उठाया</numerusform>
            <numerusform>%2 पत्ते उठाए</numerusform>
        </translation>
    </message>
    <message>
        <source>added to %2 %3</source>
        <comment>who did it stands above; a rank and cards follow</comment>
        <translation>%2{obl} में %3{one:%3{f:जोड़ी|m:जोड़ा}|other:%3{f:जोड़ीं|m:जोड़े}}: %3</translation>
    </message>
    <message numerus="yes">
        <source>took the pile: %2 card(s)</source>
        <comment>who did it stands above</comment>
        <translation>
            <numerusform>%2 पत्ते की ढेरी ली</numerusform>
            <numerusform>%2 पत्तों की ढेरी ली</numerusform>
        </translation>
    </message>
    <message>
        <source>laid out %2</source>
        <comment>who did it stands above; red threes follow</comment>
        <translation>%2 सामने %2{one:रखी|other:रखीं}</translation>
    </message>
    <message>
        <source>first meld, %2: %3</source>
        <comment>who did it stands above; points, then cards</comment>
        <translation>%2 अंकों का पहला सेट बिछाया: %3</translation>
    </message>
    <message>
        <source>melded %2</source>
        <comment>who did it stands above; cards follow</comment>
        <translation>%2 %2{one:%2{f:बिछाई|m:बिछाया}|other:%2{f:बिछाईं|m:बिछाए}}</translation>
    </message>
    <message>
        <source>and %2</source>
        <comment>who did it stands above; more cards that were melded</comment>
        <translation>साथ में %2 %2{one:%2{f:बिछाई|m:बिछाया}|other:%2{f:बिछाईं|m:बिछाए}}</translation>
    </message>
    <message>
        <source>discarded %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2 %2{f:फेंकी|m:फेंका}</translation>
    </message>
    <message>
        <source>froze the pile with %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2{obl} से ढेरी जमाई</translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts</name>
    <message>
        <source>Cancellation Hearts</source>
        <translation>कैंसलेशन हार्ट्स</translation>
    </message>
    <message>
        <source>Hearts with two packs for a big family. Identical cards cancel out.</source>
        <translation>बड़े परिवार के लिए दो गड्डियों का हार्ट्स। जुड़वाँ पत्ते एक-दूसरे को रद्द करते हैं।</translation>
    </message>
    <message>
        <source>Low cards are left out</source>
        <translation>छोटे पत्ते निकाल दिए जाते हैं</translation>
    </message>
    <message>
        <source>A kitty for the last trick</source>
        <translatorcomment>&apos;किटी&apos; for the kitty; players may say otherwise</translatorcomment>
        <translation>आख़िरी सर के साथ किटी</translation>
    </message>
    <message>
        <source>The lowest club, from the first player who has one</source>
        <translation>सबसे छोटी चिड़ी, जिसके पास पहले हो</translation>
    </message>
    <message>
        <source>No card of the suit led is left</source>
        <translation>सर के रंग का कोई पत्ता न बचे</translation>
    </message>
    <message>
        <source>Also with two pairs of twins in it</source>
        <translation>दो जुड़वाँ जोड़ियाँ होने पर भी</translation>
    </message>
    <message>
        <source>The same player</source>
        <translation>वही खिलाड़ी</translation>
    </message>
    <message>
        <source>The next player on the left</source>
        <translation>बाईं ओर का अगला खिलाड़ी</translation>
    </message>
    <message>
        <source>The last player to win a trick</source>
        <translation>जिसने पिछली बार सर जीती</translation>
    </message>
    <message>
        <source>To the next winner of a trick</source>
        <translation>अगली सर जीतने वाले को</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>खेल से बाहर</translation>
    </message>
    <message>
        <source>To nobody</source>
        <translation>किसी को नहीं</translation>
    </message>
    <message>
        <source>To the leader of the trick</source>
        <translation>सर शुरू करने वाले को</translation>
    </message>
    <message>
        <source>To the last player to win a trick</source>
        <translation>जिसने पिछली बार सर जीती, उसे</translation>
    </message>
    <message>
        <source>To the second player of the highest twins</source>
        <translation>सबसे बड़ी जुड़वाँ जोड़ी के दूसरे खिलाड़ी को</translation>
    </message>
    <message>
        <source>All hands have the same number of cards: any left over lie face down as a kitty, or are left out.</source>
        <translation>सबके पत्ते बराबर होते हैं: जो बचें, उन्हें उलटा रखकर किटी बनाई जाती है, या वे निकाल दिए जाते हैं।</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>दिशा</translation>
    </message>
    <message>
        <source>A trick is void</source>
        <translatorcomment>&apos;रद्द सर&apos; for a void trick: no established word</translatorcomment>
        <translation>सर कब रद्द होती है</translation>
    </message>
    <message>
        <source>Twins in one trick cancel each other, and a void trick has no winner.</source>
        <translatorcomment>&apos;जुड़वाँ पत्ते&apos; for twins (identical cards of two packs)</translatorcomment>
        <translation>एक ही सर में जुड़वाँ पत्ते एक-दूसरे को रद्द करते हैं, और रद्द सर कोई नहीं जीतता।</translation>
    </message>
    <message>
        <source>Void tricks</source>
        <translation>रद्द सरें</translation>
    </message>
    <message>
        <source>Lead after a void trick</source>
        <translation>रद्द सर के बाद पहली चाल</translation>
    </message>
    <message>
        <source>Who leads when nobody has won the trick.</source>
        <translation>जब सर कोई न जीते, तब अगली सर कौन शुरू करे।</translation>
    </message>
    <message>
        <source>Cards of a void trick</source>
        <translation>रद्द सर के पत्ते</translation>
    </message>
    <message>
        <source>They wait on the table for the next winner, or count for nobody.</source>
        <translation>वे मेज़ पर अगले विजेता के लिए रुके रहते हैं, या किसी के नहीं गिने जाते।</translation>
    </message>
    <message>
        <source>Cards of a void last trick</source>
        <translation>आख़िरी रद्द सर के पत्ते</translation>
    </message>
    <message>
        <source>Waiting cards and a kitty that is still there go the same way.</source>
        <translation>रुके हुए पत्ते और बची हुई किटी भी वहीं जाती है।</translation>
    </message>
    <message>
        <source>Each of its two copies takes %1 points off its winner&apos;s score.</source>
        <translation>इसके दोनों पत्तों में से हर एक पर जीतने वाले के %1 अंक घटते हैं।</translation>
    </message>
    <message>
        <source>Value of the moon</source>
        <translation>मून के अंक</translation>
    </message>
    <message>
        <source>%1 points as with one pack, or all %2 of the two packs.</source>
        <translation>एक गड्डी जैसे %1 अंक, या दोनों गड्डियों के पूरे %2 अंक।</translation>
    </message>
    <message>
        <source>Six to eleven</source>
        <translation>छह से ग्यारह</translation>
    </message>
    <message>
        <source>Bicycle&apos;s rules</source>
        <translation>बाइसिकल के नियम</translation>
    </message>
    <message>
        <source>Wikipedia&apos;s rules</source>
        <translation>विकिपीडिया के नियम</translation>
    </message>
    <message>
        <source>To the letter</source>
        <translation>शब्दशः</translation>
    </message>
    <message>
        <source>Identical cards in a trick cancel out; a player who shoots the moon chooses; to %1.</source>
        <translation>सर में एक-जैसे पत्ते रद्द होते हैं; मून करने वाला चुनता है; %1 तक।</translation>
    </message>
    <message>
        <source>No cards are passed, no points on the first trick; to %1.</source>
        <translation>पत्ते नहीं दिए जाते, पहली सर में अंक नहीं; %1 तक।</translation>
    </message>
    <message>
        <source>Low cards are left out, and the lowest club leads to the first trick; to %1.</source>
        <translation>छोटे पत्ते निकाल दिए जाते हैं, और सबसे छोटी चिड़ी से पहली सर शुरू होती है; %1 तक।</translation>
    </message>
    <message>
        <source>Two pairs of identical cards make a trick void, and nobody wins it; to %1.</source>
        <translation>एक-जैसे पत्तों के दो जोड़े हों तो सर किसी को नहीं मिलती; %1 तक।</translation>
    </message>
    <message>
        <source>Cancellation Hearts to %1</source>
        <translation>कैंसलेशन हार्ट्स, %1 अंकों तक</translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %1 card(s), points: %2</source>
        <translation>
            <numerusform>रुका हुआ: %1 पत्ता, अंक: %2</numerusform>
            <numerusform>रुके हुए: %1 पत्ते, अंक: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of play: %1 card(s), points: %2</source>
        <translation>
            <numerusform>खेल से बाहर: %1 पत्ता, अंक: %2</numerusform>
            <numerusform>खेल से बाहर: %1 पत्ते, अंक: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counts for nobody: %1 card(s)</source>
        <translation>
            <numerusform>किसी का नहीं: %1 पत्ता</numerusform>
            <numerusform>किसी के नहीं: %1 पत्ते</numerusform>
        </translation>
    </message>
    <message>
        <source>Twins and void tricks</source>
        <translation>जुड़वाँ पत्ते और रद्द सरें</translation>
    </message>
    <message>
        <source>All cards of two packs are used, so that every card has a twin.</source>
        <translation>दो गड्डियों के सारे पत्तों से खेलते हैं, इसलिए हर पत्ते का एक जुड़वाँ होता है।</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1 and one %2 are left out.</source>
        <translation>दो गड्डियों से खेलते हैं, पर ये पत्ते एक-एक निकाल दिए जाते हैं: %1 और %2।</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3 and one %4 are left out.</source>
        <translation>दो गड्डियों से खेलते हैं, पर ये पत्ते एक-एक निकाल दिए जाते हैं: %1, %2, %3 और %4।</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3, one %4 and one %5 are left out.</source>
        <translation>दो गड्डियों से खेलते हैं, पर ये पत्ते एक-एक निकाल दिए जाते हैं: %1, %2, %3, %4 और %5।</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3, one %4, one %5 and one %6 are left out.</source>
        <translation>दो गड्डियों से खेलते हैं, पर ये पत्ते एक-एक निकाल दिए जाते हैं: %1, %2, %3, %4, %5 और %6।</translation>
    </message>
    <message>
        <source>Or win all hearts and both queens of spades of a deal.</source>
        <translation>या एक ही बाज़ी में पान के सारे पत्ते और हुकुम की दोनों बेगमें जीत लें।</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as the kitty.</source>
        <translation>
            <numerusform>%1 पत्ता किटी के रूप में उलटा रखा रहता है।</numerusform>
            <numerusform>%1 पत्ते किटी के रूप में उलटे रखे रहते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player to win a trick takes the kitty too, is the only one who may look at it, and gets its points.</source>
        <translation>जो खिलाड़ी सबसे पहले कोई सर जीते, किटी भी उसी की होती है; उसे सिर्फ़ वही देख सकता है, और उसके अंक भी उसी के गिने जाते हैं।</translation>
    </message>
    <message>
        <source>The player who takes the last trick takes the kitty too, and gets its points.</source>
        <translation>जो खिलाड़ी आख़िरी सर ले, किटी भी उसी की होती है, और उसके अंक भी उसी के गिने जाते हैं।</translation>
    </message>
    <message>
        <source>Twins are two cards, and both may be passed.</source>
        <translation>जुड़वाँ दो अलग पत्ते हैं, और दोनों दिए जा सकते हैं।</translation>
    </message>
    <message>
        <source>Going round from the dealer&apos;s left, the first player who holds the lowest club in play leads it to the first trick.</source>
        <translation>बाँटने वाले के बाएँ से गिनते हुए, सबसे छोटी चिड़ी जिस खिलाड़ी के पास पहले मिले, वही उससे पहली सर शुरू करे।</translation>
    </message>
    <message>
        <source>The highest card of the suit led that hasn&apos;t been cancelled wins.</source>
        <translation>सर के रंग का जो सबसे बड़ा पत्ता रद्द न हुआ हो, वही जीतता है।</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>सर जीतने वाला ही अगली सर शुरू करता है।</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card, on the first trick too.</source>
        <translation>जिसके पास उस रंग का पत्ता न हो, वह कोई भी पत्ता फेंक सकता है, पहली सर में भी।</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card, but on the first trick no point card if possible.</source>
        <translation>जिसके पास उस रंग का पत्ता न हो, वह कोई भी पत्ता फेंक सकता है, पर पहली सर में जहाँ तक हो सके अंक वाला पत्ता नहीं।</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time except to the first trick.</source>
        <translation>हुकुम की बेगम से पहली सर के सिवा कोई भी सर शुरू की जा सकती है।</translation>
    </message>
    <message>
        <source>Two identical cards in one trick are twins: they cancel each other and can&apos;t win.</source>
        <translation>एक सर में दो एक-जैसे पत्ते जुड़वाँ हैं: वे एक-दूसरे को रद्द करते हैं और जीत नहीं सकते।</translation>
    </message>
    <message>
        <source>Cancelled cards still count points and still break hearts.</source>
        <translation>रद्द पत्तों के अंक फिर भी गिने जाते हैं, और उनसे पान भी खुलता है।</translation>
    </message>
    <message>
        <source>The cards of a void trick wait for the winner of the next one.</source>
        <translation>रद्द सर के पत्ते अगली सर जीतने वाले के लिए रुके रहते हैं।</translation>
    </message>
    <message>
        <source>The cards of a void trick are out of play and count for nobody.</source>
        <translation>रद्द सर के पत्ते खेल से बाहर हो जाते हैं और किसी के नहीं गिने जाते।</translation>
    </message>
    <message>
        <source>A trick is void, and nobody wins it, if it holds two pairs of twins or no uncancelled card of the suit led.</source>
        <translation>जिस सर में दो जुड़वाँ जोड़ियाँ हों, या सर के रंग का कोई पत्ता रद्द होने से न बचा हो, वह सर रद्द है और उसे कोई नहीं जीतता।</translation>
    </message>
    <message>
        <source>A trick is void, and nobody wins it, if no uncancelled card of the suit led is in it.</source>
        <translation>जिस सर में सर के रंग का कोई पत्ता रद्द होने से न बचा हो, वह सर रद्द है और उसे कोई नहीं जीतता।</translation>
    </message>
    <message>
        <source>After a void trick the same player leads again.</source>
        <translation>रद्द सर के बाद वही खिलाड़ी फिर सर शुरू करता है।</translation>
    </message>
    <message>
        <source>After a void trick the player on the leader&apos;s left leads.</source>
        <translation>रद्द सर के बाद, उसे शुरू करने वाले के बाएँ बैठा खिलाड़ी सर शुरू करता है।</translation>
    </message>
    <message>
        <source>After a void trick the last player to win a trick leads, or the same player again if nobody has won one.</source>
        <translation>रद्द सर के बाद वह खिलाड़ी सर शुरू करे जिसने पिछली बार सर जीती; किसी ने न जीती हो तो वही खिलाड़ी फिर शुरू करे।</translation>
    </message>
    <message>
        <source>If the last trick is void, it and all cards that are still on the table count for nobody.</source>
        <translation>आख़िरी सर रद्द हो तो वह और मेज़ पर बचे सारे पत्ते किसी के नहीं गिने जाते।</translation>
    </message>
    <message>
        <source>If the last trick is void, its leader takes it and all cards that are still on the table.</source>
        <translation>आख़िरी सर रद्द हो तो वह और मेज़ पर बचे सारे पत्ते सर शुरू करने वाले को मिलते हैं।</translation>
    </message>
    <message>
        <source>If the last trick is void, the last player to win a trick takes it and all cards that are still on the table.</source>
        <translation>आख़िरी सर रद्द हो तो वह और मेज़ पर बचे सारे पत्ते उसे मिलते हैं जिसने पिछली बार सर जीती।</translation>
    </message>
    <message>
        <source>If the last trick is void, the second player of the highest twins of the suit led takes it and all cards that are still on the table.</source>
        <translation>आख़िरी सर रद्द हो तो वह और मेज़ पर बचे सारे पत्ते उसे मिलते हैं जिसने सर के रंग की सबसे बड़ी जुड़वाँ जोड़ी का दूसरा पत्ता चला।</translation>
    </message>
    <message>
        <source>Every heart counts %1 and each queen of spades %2.</source>
        <translation>पान के हर पत्ते के अंक: %1; हुकुम की हर बेगम के अंक: %2।</translation>
    </message>
    <message>
        <source>Each %1 takes off %2 points; it isn&apos;t a point card.</source>
        <translation>%1: ऐसे हर पत्ते से %2 अंक घटते हैं; यह अंक वाला पत्ता नहीं है।</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades gets no points, and everybody else gets %1.</source>
        <translation>जो पान के सारे पत्ते और हुकुम की दोनों बेगमें जीते, उसे कोई अंक नहीं लगता, और बाक़ी सबको %1 अंक लगते हैं।</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades takes %1 points off their total; nobody else gets any.</source>
        <translation>जो पान के सारे पत्ते और हुकुम की दोनों बेगमें जीते, उसके %1 अंक घटते हैं, और किसी को कोई अंक नहीं लगता।</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades chooses: take %1 points off their own total, or add %1 to every other total.</source>
        <translation>जो पान के सारे पत्ते और हुकुम की दोनों बेगमें जीते, वह चुने: अपने %1 अंक घटाए, या बाक़ी सबके अंकों में %1 जोड़े।</translation>
    </message>
    <message>
        <source>The match ends after a deal in which a total reaches %1.</source>
        <translation>जिस बाज़ी के बाद किसी के कुल अंक %1 तक पहुँच जाएँ, उसी पर मैच ख़त्म होता है।</translation>
    </message>
    <message>
        <source>%1 plays the %2, and the twins cancel each other.</source>
        <translation>%1 ने %2 %2{f:चली|m:चला}, और जुड़वाँ पत्ते रद्द हो गए।</translation>
    </message>
    <message>
        <source>You play the %2, and the twins cancel each other.</source>
        <translation>आपने %2 %2{f:चली|m:चला}, और जुड़वाँ पत्ते रद्द हो गए।</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick: %1 card(s) wait for the next winner.</source>
        <translation>
            <numerusform>सर किसी को नहीं मिली: %1 पत्ता अगले विजेता के लिए रुका है।</numerusform>
            <numerusform>सर किसी को नहीं मिली: %1 पत्ते अगले विजेता के लिए रुके हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick, and its %1 card(s) are out of play.</source>
        <translation>
            <numerusform>सर किसी को नहीं मिली, और उसका %1 पत्ता खेल से बाहर है।</numerusform>
            <numerusform>सर किसी को नहीं मिली, और उसके %1 पत्ते खेल से बाहर हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the last trick, and %1 card(s) count for nobody.</source>
        <translation>
            <numerusform>आख़िरी सर किसी को नहीं मिली, और %1 पत्ता किसी का नहीं गिना जाएगा।</numerusform>
            <numerusform>आख़िरी सर किसी को नहीं मिली, और %1 पत्ते किसी के नहीं गिने जाएँगे।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wins the last trick, and %1 takes its cards.</source>
        <translation>आख़िरी सर किसी ने नहीं जीती; उसके पत्ते %1 को मिले।</translation>
    </message>
    <message>
        <source>Nobody wins the last trick, and you take its cards.</source>
        <translation>आख़िरी सर किसी ने नहीं जीती; उसके पत्ते आपको मिले।</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 waiting card(s) as well.</source>
        <translation>
            <numerusform>%1 को रुका हुआ %2 पत्ता भी मिला।</numerusform>
            <numerusform>%1 को रुके हुए %2 पत्ते भी मिले।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %2 waiting card(s) as well.</source>
        <translation>
            <numerusform>आपको रुका हुआ %2 पत्ता भी मिला।</numerusform>
            <numerusform>आपको रुके हुए %2 पत्ते भी मिले।</numerusform>
        </translation>
    </message>
    <message>
        <source>Queens of spades</source>
        <comment>line of the score</comment>
        <translation>हुकुम की बेगमें</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <comment>line of the score</comment>
        <translation>बोनस पत्ते</translation>
    </message>
    <message>
        <source>Cancellation Hearts is for %1 to %2 players, not for %3.</source>
        <translation>कैंसलेशन हार्ट्स %1 से %2 खिलाड़ियों के लिए है, %3 के लिए नहीं।</translation>
    </message>
    <message>
        <source>The twin of the %1 is already on the table: both are cancelled, and you can&apos;t win with it.</source>
        <translation>मेज़ पर एक और %1 पहले से है: दोनों रद्द होंगे, और इस पत्ते से सर आपको नहीं मिल सकती।</translation>
    </message>
    <message numerus="yes">
        <source>The winner also takes %1 point(s) that are waiting: stay low with the %2.</source>
        <translation>
            <numerusform>जीतने वाले को रुका हुआ %1 अंक भी मिलेगा: छोटा पत्ता %2 चलें।</numerusform>
            <numerusform>जीतने वाले को रुके हुए %1 अंक भी मिलेंगे: छोटा पत्ता %2 चलें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold both copies of the %1, so nobody can cancel it: %2 card(s) still out beat it.</source>
        <translation>
            <numerusform>%1 और उसका जुड़वाँ दोनों आपके पास हैं, रद्द होने का डर नहीं: दूसरों के पास इनसे बड़ा %2 पत्ता है।</numerusform>
            <numerusform>%1 और उसका जुड़वाँ दोनों आपके पास हैं, रद्द होने का डर नहीं: दूसरों के पास इनसे बड़े %2 पत्ते हैं।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts lesson</name>
    <message>
        <source>Twins cancel</source>
        <translation>जुड़वाँ रद्द होते हैं</translation>
    </message>
    <message>
        <source>Shall I show you how following suit works?</source>
        <translation>दिखाऊँ, उसी रंग का पत्ता कैसे चलते हैं?</translation>
    </message>
    <message>
        <source>Hearts cost %1 point each, both queens of spades %2: take as few as you can.</source>
        <translation>पान के हर पत्ते का %1 अंक, हुकुम की हर बेगम के %2: जितने कम लें उतना अच्छा।</translation>
    </message>
    <message>
        <source>First pass three cards that could win points: high spades and hearts.</source>
        <translation>पहले तीन ऐसे पत्ते दें जो अंक दिला सकते हैं: बड़े हुकुम और पान।</translation>
    </message>
    <message>
        <source>You lead: a low card lets somebody else win the trick.</source>
        <translation>सर आप शुरू करें: छोटा पत्ता चलें, सर किसी और को मिलेगी।</translation>
    </message>
    <message>
        <source>You hold the twin of the winning card: play it, and both are cancelled.</source>
        <translation>जीतते पत्ते का जुड़वाँ आपके पास है: चलें, दोनों रद्द हो जाएँगे।</translation>
    </message>
    <message>
        <source>Follow suit. The highest card of it wins, so play a low one.</source>
        <translation>उसी रंग का पत्ता चलें। सबसे बड़ा जीतता है, सो छोटा चलें।</translation>
    </message>
    <message>
        <source>Two identical cards in a trick cancel each other: neither can win it.</source>
        <translation>सर में दो एक-जैसे पत्ते रद्द हो जाते हैं: इनमें से कोई नहीं जीत सकता।</translation>
    </message>
    <message>
        <source>Nobody won that trick: its cards wait for the winner of the next one.</source>
        <translation>वह सर किसी को नहीं मिली: पत्ते अगली सर जीतने वाले को मिलेंगे।</translation>
    </message>
    <message>
        <source>The winner of the first trick takes the cards that were left over, too.</source>
        <translation>पहली सर जीतने वाले को बचे हुए पत्ते भी मिलते हैं।</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: throw a card that costs points on somebody else&apos;s trick.</source>
        <translation>आपके पास वह रंग नहीं: अंक वाला पत्ता किसी और की सर में फेंकें।</translation>
    </message>
    <message>
        <source>One queen of spades has been won. Her twin may still be out there: take care.</source>
        <translation>हुकुम की एक बेगम जा चुकी। दूसरी अभी आ सकती है: ध्यान रखें।</translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts, brief</name>
    <message>
        <source>%2, the twins cancel</source>
        <translation>%2, जुड़वाँ रद्द</translation>
    </message>
    <message>
        <source>takes %2 waiting</source>
        <translation>रुके %2 मिले</translation>
    </message>
    <message>
        <source>take %2 waiting</source>
        <translation>रुके %2 मिले</translation>
    </message>
    <message>
        <source>nobody takes it, %1 wait</source>
        <translation>सर किसी की नहीं, %1 रुके</translation>
    </message>
    <message>
        <source>nobody takes it</source>
        <translation>सर किसी की नहीं</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>two of clubs</source>
        <translation>चिड़ी की दुक्की</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>चिड़ी की तिक्की</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translatorcomment>four of clubs: चौकी; चौवा and चौका are also heard</translatorcomment>
        <translation>चिड़ी की चौकी</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>चिड़ी का पंजा</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>चिड़ी का छक्का</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>चिड़ी का सत्ता</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>चिड़ी का अट्ठा</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>चिड़ी का नहला</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>चिड़ी का दहला</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>चिड़ी का ग़ुलाम</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>चिड़ी की बेगम</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>चिड़ी का बादशाह</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>चिड़ी का इक्का</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>ईंट की दुक्की</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>ईंट की तिक्की</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>ईंट की चौकी</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ईंट का पंजा</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ईंट का छक्का</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ईंट का सत्ता</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ईंट का अट्ठा</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ईंट का नहला</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ईंट का दहला</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ईंट का ग़ुलाम</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ईंट की बेगम</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ईंट का बादशाह</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ईंट का इक्का</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>हुकुम की दुक्की</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>हुकुम की तिक्की</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>हुकुम की चौकी</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>हुकुम का पंजा</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>हुकुम का छक्का</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>हुकुम का सत्ता</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>हुकुम का अट्ठा</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>हुकुम का नहला</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>हुकुम का दहला</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>हुकुम का ग़ुलाम</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>हुकुम की बेगम</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>हुकुम का बादशाह</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>हुकुम का इक्का</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>पान की दुक्की</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>पान की तिक्की</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>पान की चौकी</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>पान का पंजा</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>पान का छक्का</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>पान का सत्ता</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>पान का अट्ठा</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>पान का नहला</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>पान का दहला</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>पान का ग़ुलाम</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>पान की बेगम</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>पान का बादशाह</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>पान का इक्का</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>जोकर</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card in a sentence</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>in a sentence</comment>
        <translation>जोकर</translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>in a sentence; two or more</comment>
        <translation>
            <numerusform>%1 जोकर</numerusform>
            <numerusform>%1 जोकर</numerusform>
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
        <translation>चिड़ी की दुक्की</translation>
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
        <translation>चिड़ी की तिक्की</translation>
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
        <translation>चिड़ी की चौकी</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>चिड़ी के पंजे</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>चिड़ी के छक्के</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>चिड़ी के सत्ते</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>चिड़ी के अट्ठे</translation>
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
        <translation>चिड़ी के नहले</translation>
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
        <translation>चिड़ी के दहले</translation>
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
        <translation>चिड़ी के ग़ुलाम</translation>
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
        <translation>चिड़ी की बेगम</translation>
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
        <translation>चिड़ी के बादशाह</translation>
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
        <translation>चिड़ी के इक्के</translation>
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
        <translation>ईंट की दुक्की</translation>
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
        <translation>ईंट की तिक्की</translation>
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
        <translation>ईंट की चौकी</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ईंट के पंजे</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ईंट के छक्के</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ईंट के सत्ते</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ईंट के अट्ठे</translation>
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
        <translation>ईंट के नहले</translation>
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
        <translation>ईंट के दहले</translation>
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
        <translation>ईंट के ग़ुलाम</translation>
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
        <translation>ईंट की बेगम</translation>
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
        <translation>ईंट के बादशाह</translation>
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
        <translation>ईंट के इक्के</translation>
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
        <translation>हुकुम की दुक्की</translation>
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
        <translation>हुकुम की तिक्की</translation>
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
        <translation>हुकुम की चौकी</translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>हुकुम के पंजे</translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>हुकुम के छक्के</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>हुकुम के सत्ते</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>हुकुम के अट्ठे</translation>
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
        <translation>हुकुम के नहले</translation>
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
        <translation>हुकुम के दहले</translation>
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
        <translation>हुकुम के ग़ुलाम</translation>
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
        <translation>हुकुम की बेगम</translation>
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
        <translation>हुकुम के बादशाह</translation>
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
        <translation>हुकुम के इक्के</translation>
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
        <translation>पान की दुक्की</translation>
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
        <translation>पान की तिक्की</translation>
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
        <translation>पान की चौकी</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>पान के पंजे</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>पान के छक्के</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>पान के सत्ते</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>पान के अट्ठे</translation>
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
        <translation>पान के नहले</translation>
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
        <translation>पान के दहले</translation>
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
        <translation>पान के ग़ुलाम</translation>
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
        <translation>पान की बेगम</translation>
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
        <translation>पान के बादशाह</translation>
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
        <translation>पान के इक्के</translation>
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
        <translation>जोकर</translation>
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
        <translation>जोकर</translation>
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
            <numerusform>%1 जोकर</numerusform>
            <numerusform>%1 जोकरों</numerusform>
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
            <numerusform>%1 जोकर</numerusform>
            <numerusform>%1 जोकर</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deuce(s)</source>
        <translation>
            <numerusform>%1 दुक्की</numerusform>
            <numerusform>%1 दुक्कियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 three(s)</source>
        <translation>
            <numerusform>%1 तिक्की</numerusform>
            <numerusform>%1 तिक्कियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 four(s)</source>
        <translation>
            <numerusform>%1 चौकी</numerusform>
            <numerusform>%1 चौकियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <translation>
            <numerusform>%1 पंजा</numerusform>
            <numerusform>%1 पंजे</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <translation>
            <numerusform>%1 छक्का</numerusform>
            <numerusform>%1 छक्के</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <translation>
            <numerusform>%1 सत्ता</numerusform>
            <numerusform>%1 सत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <translation>
            <numerusform>%1 अट्ठा</numerusform>
            <numerusform>%1 अट्ठे</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nine(s)</source>
        <translation>
            <numerusform>%1 नहला</numerusform>
            <numerusform>%1 नहले</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ten(s)</source>
        <translation>
            <numerusform>%1 दहला</numerusform>
            <numerusform>%1 दहले</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jack(s)</source>
        <translation>
            <numerusform>%1 ग़ुलाम</numerusform>
            <numerusform>%1 ग़ुलाम</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queen(s)</source>
        <translation>
            <numerusform>%1 बेगम</numerusform>
            <numerusform>%1 बेगमें</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 king(s)</source>
        <translation>
            <numerusform>%1 बादशाह</numerusform>
            <numerusform>%1 बादशाह</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ace(s)</source>
        <translation>
            <numerusform>%1 इक्का</numerusform>
            <numerusform>%1 इक्के</numerusform>
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
            <numerusform>%1 जोकर</numerusform>
            <numerusform>%1 जोकरों</numerusform>
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
            <numerusform>%1 दुक्की</numerusform>
            <numerusform>%1 दुक्कियों</numerusform>
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
            <numerusform>%1 तिक्की</numerusform>
            <numerusform>%1 तिक्कियों</numerusform>
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
            <numerusform>%1 चौकी</numerusform>
            <numerusform>%1 चौकियों</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 five(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 पंजे</numerusform>
            <numerusform>%1 पंजों</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 six(es)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 छक्के</numerusform>
            <numerusform>%1 छक्कों</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 seven(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 सत्ते</numerusform>
            <numerusform>%1 सत्तों</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 eight(s)</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 अट्ठे</numerusform>
            <numerusform>%1 अट्ठों</numerusform>
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
            <numerusform>%1 नहले</numerusform>
            <numerusform>%1 नहलों</numerusform>
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
            <numerusform>%1 दहले</numerusform>
            <numerusform>%1 दहलों</numerusform>
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
            <numerusform>%1 ग़ुलाम</numerusform>
            <numerusform>%1 ग़ुलामों</numerusform>
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
            <numerusform>%1 बेगम</numerusform>
            <numerusform>%1 बेगमों</numerusform>
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
            <numerusform>%1 बादशाह</numerusform>
            <numerusform>%1 बादशाहों</numerusform>
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
            <numerusform>%1 इक्के</numerusform>
            <numerusform>%1 इक्कों</numerusform>
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
        <translation>सँभलकर खेलने की आदत</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>दिलेर</translation>
    </message>
    <message>
        <source>likes the moon</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>मून का शौक़</translation>
    </message>
    <message>
        <source>freezes early</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ढेरी जल्दी जमाने की आदत</translation>
    </message>
    <message>
        <source>likes the pile</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>ढेरी का शौक़</translation>
    </message>
    <message>
        <source>holds back</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>रुक-रुककर खेलने की आदत</translation>
    </message>
    <message>
        <source>likes to cancel</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>रद्द करने का शौक़</translation>
    </message>
    <message>
        <source>keeps trumps</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>तुरुप बचाने की आदत</translation>
    </message>
    <message>
        <source>spends trumps</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>तुरुप खुलकर चलने की आदत</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Claim the rest?</source>
        <translatorcomment>claiming: &apos;बाक़ी सरें लेना&apos;</translatorcomment>
        <translation>बाक़ी सरें ले लें?</translation>
    </message>
    <message numerus="yes">
        <source>Nothing anyone plays can change the score of this deal now. If you claim, you lay down %1 card(s):</source>
        <translation>
            <numerusform>अब कोई कुछ भी चले, इस बाज़ी के अंक तय हैं। आपका %1 पत्ता खोलकर रखा जाता है:</numerusform>
            <numerusform>अब कोई कुछ भी चले, इस बाज़ी के अंक तय हैं। आपके %1 पत्ते खोलकर रखे जाते हैं:</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>आपके पत्ते: %1।</translation>
    </message>
    <message>
        <source>The deal will be counted like this: %1.</source>
        <translation>बाज़ी ऐसे गिनी जाएगी: %1।</translation>
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
        <translation>खोलें और गिनें</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>खेलते रहें</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>Play Hearts and other card games against the computer.</source>
        <translation>कंप्यूटर के साथ हार्ट्स और ताश के दूसरे खेल खेलें।</translation>
    </message>
    <message>
        <source>commands without a window:</source>
        <translation>बिना विंडो के आदेश:</translation>
    </message>
    <message>
        <source>let computer players play many deals; see “%1”</source>
        <translation>कंप्यूटर खिलाड़ियों से बहुत-सी बाज़ियाँ खिलवाएँ; ज़्यादा जानकारी: “%1”</translation>
    </message>
    <message>
        <source>check a saved game and report its first invalid line</source>
        <translation>सहेजा हुआ खेल जाँचें और पहली ग़लत पंक्ति बताएँ</translation>
    </message>
    <message>
        <source>show what each choice in its deals was worth; see “%1”</source>
        <translation>देखें कि सहेजे खेल की बाज़ियों में हर फ़ैसला कितने का था; ज़्यादा जानकारी: “%1”</translation>
    </message>
    <message>
        <source>find out who wins the deals of a small pack; see “%1”</source>
        <translation>छोटी गड्डी की बाज़ियाँ कौन जीतता है, पता करें; ज़्यादा जानकारी: “%1”</translation>
    </message>
    <message>
        <source>play the deal of the day and print the result; see “%1”</source>
        <translation>दिन की बाज़ी खेलकर नतीजा दिखाएँ; ज़्यादा जानकारी: “%1”</translation>
    </message>
    <message>
        <source>let a program of your own play at a table with people; see “%1”</source>
        <translation>अपने प्रोग्राम को लोगों की मेज़ पर खेलने दें; ज़्यादा जानकारी: “%1”</translation>
    </message>
    <message>
        <source>play a level as a bot, to compare this version with another; see “%1”</source>
        <translation>किसी स्तर को बॉट बनाकर खिलाएँ, ताकि इस संस्करण की तुलना दूसरे से हो सके; ज़्यादा जानकारी: “%1”</translation>
    </message>
    <message>
        <source>see and close the tables of a server, and block addresses; see “%1”</source>
        <translation>सर्वर की मेज़ें देखें और बंद करें, पते रोकें; ज़्यादा जानकारी: “%1”</translation>
    </message>
    <message>
        <source>run tables at which people play over the network; see “%1”</source>
        <translation>मेज़ें चलाएँ जिन पर लोग नेटवर्क से खेलते हैं; ज़्यादा जानकारी: “%1”</translation>
    </message>
    <message>
        <source>SAVED-GAME</source>
        <comment>stands for the name of a file in the help of the command line</comment>
        <translation>सहेजा-खेल</translation>
    </message>
    <message>
        <source>N</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>संख्या</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>संख्या</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>सेकंड</translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>stands for the name of a file in the help of the command line</comment>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>WxH</source>
        <comment>stands for width and height in the help of the command line</comment>
        <translation>चौड़ाईxऊँचाई</translation>
    </message>
    <message>
        <source>a saved game to continue</source>
        <translation>सहेजा हुआ खेल जिसे आगे खेलना है</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>संस्करण दिखाकर बंद हों</translation>
    </message>
    <message>
        <source>the game to start: %1</source>
        <translation>इस खेल का मैच शुरू करें: %1</translation>
    </message>
    <message>
        <source>the number of players: %1 to %2, depending on the game</source>
        <translation>खिलाड़ियों की संख्या: %1 से %2, खेल के अनुसार</translation>
    </message>
    <message>
        <source>the rules to play by, such as %1</source>
        <translation>किन नियमों से खेलना है, जैसे %1</translation>
    </message>
    <message>
        <source>the deal number; the same number gives the same cards</source>
        <translation>बाँट संख्या; एक ही संख्या से वही पत्ते आते हैं</translation>
    </message>
    <message>
        <source>start with the default settings; the old ones are kept as a backup</source>
        <translation>मूल सेटिंग से शुरू करें; पुरानी सेटिंग बैकअप में रखी रहती है</translation>
    </message>
    <message>
        <source>let the computer play by itself for this long, then exit</source>
        <translation>कंप्यूटर इतनी देर अपने-आप खेले, फिर बंद हो</translation>
    </message>
    <message>
        <source>save a picture of the window at the end of %1</source>
        <translation>%1 के अंत में विंडो की तस्वीर सहेजें</translation>
    </message>
    <message>
        <source>check, without a display, that the program is complete and works, then exit</source>
        <translation>देखें कि प्रोग्राम पूरा है और चलता है, बिना स्क्रीन के, फिर बंद हों</translation>
    </message>
    <message>
        <source>the size of the window, such as %1</source>
        <translation>विंडो का आकार, जैसे %1</translation>
    </message>
    <message>
        <source>The environment variable %1 sets the folder for settings and games.</source>
        <translation>एनवायरनमेंट वेरिएबल %1 सेटिंग और खेलों का फ़ोल्डर तय करता है।</translation>
    </message>
    <message>
        <source>A saved game has its own game, rules and deal; leave out %1.</source>
        <translation>सहेजे हुए खेल में खेल, नियम और बाँट पहले से तय हैं; ये न लिखें: %1।</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played by %2 players; choose one of: %3.</source>
        <translation>%1 %2 खिलाड़ियों के लिए नहीं है; इनमें से संख्या चुनें: %3।</translation>
    </message>
    <message>
        <source>The rules “%1” don&apos;t work for %2 players.</source>
        <translation>“%1” नियम %2 खिलाड़ियों के लिए नहीं हैं।</translation>
    </message>
    <message>
        <source>There is no saved game “%1”.</source>
        <translation>“%1” नाम का कोई सहेजा हुआ खेल नहीं है।</translation>
    </message>
    <message>
        <source>“%1” is a game, not a saved one; to play it, write %2.</source>
        <translation>“%1” खेल का नाम है, सहेजा हुआ खेल नहीं; खेलने के लिए लिखें: %2।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a whole number from %3 to %4.</source>
        <translation>“%1” %2 के लिए ठीक नहीं; %3 से %4 तक की पूर्ण संख्या लिखें।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a multiple of %3 from %4 to %5.</source>
        <translation>“%1” %2 के लिए ठीक नहीं; %4 से %5 तक %3 का गुणज लिखें।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a deal number; deal numbers have up to %2 digits.</source>
        <translation>“%1” बाँट संख्या नहीं है; उसमें ज़्यादा से ज़्यादा %2 अंक होते हैं।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a number of seconds.</source>
        <translation>“%1” %2 के लिए ठीक नहीं; सेकंड की संख्या लिखें।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a window size; write it as %2.</source>
        <translation>“%1” विंडो का आकार नहीं है; ऐसे लिखें: %2।</translation>
    </message>
    <message>
        <source>There is no display to open a window on: start the program from a desktop session, or use %1.</source>
        <translation>विंडो खोलने के लिए कोई स्क्रीन नहीं है: प्रोग्राम डेस्कटॉप से चलाएँ, या %1 लिखें।</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because the library %1 is missing: install the package that contains it (%2 on Debian and Ubuntu), then try again.</source>
        <translation>CardTable विंडो नहीं खोल सकता, क्योंकि लाइब्रेरी %1 नहीं मिली: जिस पैकेज में वह है, उसे इंस्टॉल करें (Debian और Ubuntu पर %2), फिर दोबारा चलाएँ।</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because Qt has no plugin for %1: unset QT_QPA_PLATFORM or install CardTable again.</source>
        <translation>CardTable विंडो नहीं खोल सकता, क्योंकि Qt में %1 का प्लगइन नहीं है: QT_QPA_PLATFORM हटाएँ या CardTable दोबारा इंस्टॉल करें।</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because the display %1 doesn&apos;t accept it: start it from your own desktop session.</source>
        <translation>CardTable विंडो नहीं खोल सकता, क्योंकि डिस्प्ले %1 इसकी अनुमति नहीं देता: इसे अपने ही डेस्कटॉप से चलाएँ।</translation>
    </message>
    <message>
        <source>There are no rules called “%1”; choose one of: %2.</source>
        <translation>“%1” नाम के नियम नहीं हैं; इनमें से चुनें: %2।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2; choose one of: %3.</source>
        <translation>“%1” %2 के लिए ठीक नहीं; इनमें से एक लिखें: %3।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give true or false.</source>
        <translation>“%1” %2 के लिए ठीक नहीं; true या false लिखें।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a text.</source>
        <translation>“%1” %2 के लिए ठीक नहीं; टेक्स्ट लिखें।</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>प्रयोग: </translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>क्या देना है</translation>
    </message>
    <message>
        <source>options</source>
        <translation>विकल्प</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>यह सहायता दिखाकर बंद हों</translation>
    </message>
    <message>
        <source>the language: en, pa, hi, te or fa</source>
        <translation>भाषा: en, pa, hi, te या fa</translation>
    </message>
    <message>
        <source>CODE</source>
        <comment>stands for the code of a language in the help of the command line</comment>
        <translation>कोड</translation>
    </message>
    <message>
        <source>Unknown argument “%1”; see --help.</source>
        <translation>“%1” का यहाँ कोई मतलब नहीं; --help बताता है कि क्या लिखा जा सकता है।</translation>
    </message>
    <message>
        <source>%1 needs a value; see --help.</source>
        <translation>%1 के साथ मान चाहिए; कौन-सा, यह --help बताता है।</translation>
    </message>
    <message>
        <source>%1 takes no value; leave out what follows the equals sign.</source>
        <translation>%1 के साथ कोई मान नहीं होता; बराबर के चिह्न के बाद कुछ न लिखें।</translation>
    </message>
    <message>
        <source>These arguments can&apos;t be combined: %1.</source>
        <translation>ये साथ-साथ नहीं लिखे जा सकते: %1।</translation>
    </message>
    <message>
        <source>There is no line of text on stdin for %1: write one there.</source>
        <translation>stdin में %1 के लिए कोई पंक्ति नहीं है: वहाँ एक पंक्ति लिखें।</translation>
    </message>
    <message>
        <source>Check a saved game: replay it, and report the first line that breaks the rules.</source>
        <translation>सहेजा हुआ खेल जाँचें: उसे फिर चलाएँ और पहली पंक्ति बताएँ जो नियमों से मेल नहीं खाती।</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>सहेजा हुआ खेल</translation>
    </message>
    <message>
        <source>Name one saved game; see “%1”.</source>
        <translation>एक सहेजे खेल का नाम लिखें; देखें “%1”।</translation>
    </message>
    <message>
        <source>The file “%1” can&apos;t be read.</source>
        <translation>फ़ाइल “%1” पढ़ी नहीं जा सकती।</translation>
    </message>
    <message>
        <source>The file “%1” isn&apos;t a saved game.</source>
        <translation>फ़ाइल “%1” कोई सहेजा हुआ खेल नहीं है।</translation>
    </message>
    <message>
        <source>The file “%1” is far too large for a saved game.</source>
        <translation>फ़ाइल “%1” सहेजे हुए खेल के लिए बहुत ही बड़ी है।</translation>
    </message>
    <message>
        <source>All %1 actions are valid, up to deal %2.</source>
        <translation>सभी %1 चालें सही हैं, बाज़ी %2 तक।</translation>
    </message>
    <message>
        <source>%1 The end mark is missing, so what came after this may be lost.</source>
        <translation>%1 अंत का निशान नहीं है, इसलिए इसके बाद का हिस्सा शायद खो गया है।</translation>
    </message>
    <message>
        <source>All %1 actions are valid, to the end of the match.</source>
        <translation>सभी %1 चालें सही हैं, मैच के अंत तक।</translation>
    </message>
    <message>
        <source>GAME</source>
        <comment>stands for the name of a game in the help of the command line</comment>
        <translation>खेल</translation>
    </message>
    <message>
        <source>PRESET</source>
        <comment>stands for the name of rules in the help of the command line</comment>
        <translation>नियम</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>एक JSON ऑब्जेक्ट लिखें</translation>
    </message>
    <message>
        <source>Have computer players play the same deals from every seat.</source>
        <translation>कंप्यूटर खिलाड़ी एक ही बाज़ियाँ हर जगह बैठकर खेलते हैं।</translation>
    </message>
    <message>
        <source>Play a level of this version as a bot, so that another version can compare its own levels with it: %1.</source>
        <comment>the argument is part of a command</comment>
        <translation>इस संस्करण का एक स्तर बॉट बनाकर खिलाएँ, ताकि दूसरा संस्करण अपने स्तरों की तुलना इससे कर सके: %1।</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>उदाहरण के लिए %1</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <comment>stands for the name of a level in the help of the command line</comment>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>A message on stdin can&apos;t be read: let simulate start this command, in a version that has the same bot protocol.</source>
        <comment>“simulate” is the name of a command</comment>
        <translation>stdin पर आया संदेश पढ़ा नहीं जा सका: यह आदेश simulate से चलवाएँ, उसी बॉट प्रोटोकॉल वाले संस्करण में।</translation>
    </message>
    <message>
        <source>This version lacks the rule “%1”: compare by rules that both versions have.</source>
        <translation>इस संस्करण में “%1” नियम नहीं है: तुलना उन नियमों से करें जो दोनों संस्करणों में हों।</translation>
    </message>
    <message>
        <source>LEVEL,LEVEL,…</source>
        <comment>stands for names of levels in the help of the command line</comment>
        <translation>स्तर,स्तर,…</translation>
    </message>
    <message>
        <source>how many deals (default: %1)</source>
        <translation>कितनी बाज़ियाँ (न लिखें तो %1)</translation>
    </message>
    <message>
        <source>how many deals make up one match, with every direction of passing (default: %1)</source>
        <translation>एक मैच में कितनी बाज़ियाँ, पत्ते देने की हर दिशा के साथ (न लिखें तो %1)</translation>
    </message>
    <message>
        <source>S</source>
        <comment>stands for a text in the help of the command line</comment>
        <translation>टेक्स्ट</translation>
    </message>
    <message>
        <source>who sits where, clockwise: levels, or %1 (default: the best quick level against the one below)</source>
        <translation>कौन कहाँ बैठता है, घड़ी की दिशा में: स्तर, या %1 (न लिखें तो सबसे अच्छा तेज़ स्तर, उससे नीचे वाले के मुक़ाबले)</translation>
    </message>
    <message>
        <source>the seed of the deals and of chance (default: %1); - reads it from stdin, where a bot can&apos;t easily find it</source>
        <translation>बाज़ियों और संयोग का बीज (न लिखें तो %1); - लिखें तो stdin से, जहाँ बॉट उसे आसानी से न ढूँढ पाए</translation>
    </message>
    <message>
        <source>the rules to play by (default: the game&apos;s first preset)</source>
        <translation>किन नियमों से खेलना है (न लिखें तो खेल के पहले नियम)</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <comment>stands for a rule in the help of the command line</comment>
        <translation>नाम=मान</translation>
    </message>
    <message>
        <source>change one of these rules; you can repeat this</source>
        <translation>इनमें से एक नियम बदलें; इसे कई बार लिख सकते हैं</translation>
    </message>
    <message>
        <source>processes to use at once (default: %1)</source>
        <translation>एक साथ कितने प्रोसेस चलें (न लिखें तो %1)</translation>
    </message>
    <message>
        <source>Name a game, one of: %1.</source>
        <translation>खेल का नाम लिखें, इनमें से: %1।</translation>
    </message>
    <message>
        <source>There is no game called “%1”; choose one of: %2.</source>
        <translation>“%1” नाम का कोई खेल नहीं है; इनमें से चुनें: %2।</translation>
    </message>
    <message>
        <source>Name a level, one of: %1.</source>
        <translation>स्तर का नाम लिखें, इनमें से: %1।</translation>
    </message>
    <message>
        <source>There is no level called “%1”; choose one of: %2.</source>
        <translation>“%1” नाम का कोई स्तर नहीं है; इनमें से चुनें: %2।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an option: write %2.</source>
        <translation>“%1” नियम का विकल्प नहीं है; ऐसे लिखें: %2।</translation>
    </message>
    <message>
        <source>There is no option called “%1”; choose one of: %2.</source>
        <translation>“%1” नाम का कोई विकल्प नहीं है; इनमें से चुनें: %2।</translation>
    </message>
    <message>
        <source>print one JSON object per line: each deal when it has been played, then the report</source>
        <translation>हर पंक्ति में एक JSON लिखें: हर बाज़ी खेले जाने पर, फिर सार</translation>
    </message>
    <message>
        <source>Stopped before the first deal was played.</source>
        <translation>पहली बाज़ी से पहले ही रोक दिया गया।</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2): %3 deal(s) in %4 s</source>
        <translation>
            <numerusform>%1 (%2): %4 सेकंड में %3 बाज़ी</numerusform>
            <numerusform>%1 (%2): %4 सेकंड में %3 बाज़ियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each deal was played %1 time(s), with the seats exchanged.</source>
        <translation>
            <numerusform>हर बाँट %1 बार खेली गई, जगहें बदलकर।</numerusform>
            <numerusform>हर बाँट %1 बार खेली गई, जगहें बदलकर।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 points per deal, %3 won, %4 drawn</source>
        <translation>%1: हर बाज़ी में %2 अंक, जीत: %3, बराबर: %4</translation>
    </message>
    <message>
        <source>CPU time per move: usually %1 ms, %2 ms for one in a hundred, %3 ms at most</source>
        <translation>एक चाल पर प्रोसेसर के आम तौर पर %1 ms, सौ में एक पर %2 ms, ज़्यादा से ज़्यादा %3 ms</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, and how often it comes in a deal</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>per deal: %1</source>
        <comment>a list of what else is counted</comment>
        <translation>हर बाज़ी में: %1</translation>
    </message>
    <message>
        <source>%1 wins %2 % ± %3 % of the games, counting a draw as half</source>
        <translation>%1 ने %2 % ± %3 % बाज़ियाँ जीतीं, बराबरी को आधी जीत गिनकर</translation>
    </message>
    <message>
        <source>difference: %1 ± %2</source>
        <translation>अंतर: %1 ± %2</translation>
    </message>
    <message>
        <source>Find out who wins every deal of a small pack.</source>
        <translation>पता करें कि छोटी गड्डी की हर बाज़ी कौन जीतता है।</translation>
    </message>
    <message>
        <source>how many cards the pack has</source>
        <translation>गड्डी में कितने पत्ते हैं</translation>
    </message>
    <message>
        <source>the rules to play by (default: those that suit it best)</source>
        <translation>किन नियमों से खेलना है (न लिखें तो जो सबसे ठीक बैठें)</translation>
    </message>
    <message>
        <source>give up after this long (default: %1)</source>
        <translation>इतनी देर बाद छोड़ दें (न लिखें तो %1)</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be solved; choose one of: %2.</source>
        <translation>“%1” हल नहीं हो सकता; इनमें से चुनें: %2।</translation>
    </message>
    <message>
        <source>Name a game that can be solved, one of: %1.</source>
        <translation>हल हो सकने वाले खेल का नाम लिखें, इनमें से: %1।</translation>
    </message>
    <message>
        <source>Give the number of cards in the pack, for example --cards %1.</source>
        <translation>बताएँ कि गड्डी में कितने पत्ते हैं, जैसे --cards %1।</translation>
    </message>
    <message>
        <source>game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>पत्ते</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>सेकंड</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>बाज़ियाँ</translation>
    </message>
    <message>
        <source>the leader wins</source>
        <translation>पहला पत्ता चलने वाला जीतता है</translation>
    </message>
    <message>
        <source>the leader loses</source>
        <translation>पहला पत्ता चलने वाला हारता है</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>बराबर</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>पता नहीं चला</translation>
    </message>
    <message>
        <source>moves looked ahead</source>
        <translation>कितनी चालें आगे तक देखा</translation>
    </message>
    <message>
        <source>rounds looked ahead</source>
        <translation>कितने दौर आगे तक देखा</translation>
    </message>
    <message>
        <source>positions examined</source>
        <translation>कितनी स्थितियाँ देखीं</translation>
    </message>
    <message>
        <source>This account has no home folder: set %1, or name a folder for the games in %2.</source>
        <translation>इस खाते का होम फ़ोल्डर नहीं है: %1 तय करें, या %2 में खेलों का फ़ोल्डर बताएँ।</translation>
    </message>
    <message>
        <source>With this locale the program can&apos;t read the name of its own folder: set %1, or move it to another folder.</source>
        <translation>इस लोकेल में प्रोग्राम अपने फ़ोल्डर का नाम नहीं पढ़ सकता: %1 तय करें, या उसे किसी और फ़ोल्डर में रखें।</translation>
    </message>
    <message>
        <source>Review the deals of a saved game: show what each choice was worth, given what the player could know at the time.</source>
        <translation>सहेजे खेल की बाज़ियाँ देखें: हर फ़ैसला कितने का था, जो खिलाड़ी तब जान सकता था उसके हिसाब से।</translation>
    </message>
    <message>
        <source>only this deal (default: all that are over)</source>
        <translation>सिर्फ़ यह बाज़ी (न लिखें तो ख़त्म हुई सारी बाज़ियाँ)</translation>
    </message>
    <message>
        <source>the player whose choices to review, counted from 1 (default: the person)</source>
        <translation>जिस खिलाड़ी के फ़ैसले देखने हैं, गिनती 1 से (न लिखें तो इंसान के)</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>इस मैच की अभी कोई बाज़ी ख़त्म नहीं हुई।</translation>
    </message>
    <message>
        <source>Deal %1 isn&apos;t over; these deals are over: %2.</source>
        <translation>बाज़ी %1 ख़त्म नहीं हुई; ख़त्म हुई बाज़ियाँ: %2।</translation>
    </message>
    <message>
        <source>There is no seat %1: the seats are 1 to %2.</source>
        <translation>जगह %1 नहीं है: जगहें 1 से %2 हैं।</translation>
    </message>
    <message numerus="yes">
        <source>Deal %1, %2: %3 point(s).</source>
        <comment>which deal, who, what it counted</comment>
        <translation>
            <numerusform>बाज़ी %1, %2: %3 अंक।</numerusform>
            <numerusform>बाज़ी %1, %2: %3 अंक।</numerusform>
        </translation>
    </message>
    <message>
        <source>The choices cost about %1 points.</source>
        <translation>फ़ैसलों से लगभग %1 अंकों का नुक़सान हुआ।</translation>
    </message>
    <message>
        <source>Pass:</source>
        <comment>cards were passed on; what was passed follows</comment>
        <translation>दिए पत्ते:</translation>
    </message>
    <message>
        <source>  %1 “%2” cost about %3 points; better: “%4”. %5</source>
        <comment>%1: in which trick or turn</comment>
        <translation>  %1 “%2”: लगभग %3 अंकों का नुक़सान; बेहतर: “%4”। %5</translation>
    </message>
    <message>
        <source>  Nothing better was found.</source>
        <translation>  इससे बेहतर कुछ नहीं मिला।</translation>
    </message>
    <message>
        <source>There&apos;s no room left for the output: free some space, or write it somewhere else.</source>
        <translation>आउटपुट के लिए जगह नहीं बची: कुछ जगह बनाएँ, या उसे कहीं और लिखें।</translation>
    </message>
    <message>
        <source>The output can&apos;t be written: write it somewhere else.</source>
        <translation>आउटपुट लिखा नहीं जा सका: उसे कहीं और लिखें।</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved as %1: choose another folder or extension.</source>
        <translation>तस्वीर %1 के नाम से सहेजी नहीं जा सकी: दूसरा फ़ोल्डर या एक्सटेंशन चुनें।</translation>
    </message>
    <message>
        <source>Play the deal of the day of a game, and print the result.</source>
        <translation>किसी खेल में दिन की बाज़ी खेलें और नतीजा दिखाएँ।</translation>
    </message>
    <message>
        <source>DATE</source>
        <comment>stands for a date in the help of the command line</comment>
        <translation>तारीख़</translation>
    </message>
    <message>
        <source>the day, such as %1 (default: today)</source>
        <translation>दिन, जैसे %1 (न लिखें तो आज)</translation>
    </message>
    <message>
        <source>who plays in your seat (default: %1)</source>
        <translation>आपकी जगह कौन खेले (न लिखें तो %1)</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a date: write one such as %2.</source>
        <translation>“%1” तारीख़ नहीं है; ऐसे लिखें: %2।</translation>
    </message>
    <message>
        <source>Deals of the day begin on %1: choose that day or a later one.</source>
        <translation>दिन की बाज़ियाँ %1 से शुरू होती हैं: वही दिन या बाद का कोई दिन चुनें।</translation>
    </message>
    <message>
        <source>That day belongs to version %1 of the rules and players, and this program has version %2.</source>
        <translation>उस दिन के नियम और खिलाड़ी संस्करण %1 के हैं, और इस प्रोग्राम में संस्करण %2 है।</translation>
    </message>
    <message>
        <source>%1, %2: deal no. %3</source>
        <translation>%1, %2: बाँट सं. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <comment>a player, and what the deal brought</comment>
        <translation>
            <numerusform>%1: %2 अंक</numerusform>
            <numerusform>%1: %2 अंक</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cutting</name>
    <message>
        <source>Lift off at least one card, and leave at least one.</source>
        <translation>कम से कम एक पत्ता उठाएँ, और कम से कम एक छोड़ें।</translation>
    </message>
</context>
<context>
    <name>Deal end</name>
    <message>
        <source>Points of deal %1</source>
        <translation>बाज़ी %1 के अंक</translation>
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
        <translation>आप</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>बाज़ी ख़त्म हुई।</translation>
    </message>
    <message>
        <source>You lead the match with %1.</source>
        <translation>आप %1 अंक लेकर मैच में सबसे आगे हैं।</translation>
    </message>
    <message>
        <source>%1 leads the match with %2.</source>
        <translation>%1 %2 अंक लेकर मैच में सबसे आगे हैं।</translation>
    </message>
    <message>
        <source>The lead is shared, with %1.</source>
        <translation>मैच में सबसे आगे बराबरी है, %1 %1{one:अंक|other:अंकों} पर।</translation>
    </message>
    <message>
        <source>You lead by %1.</source>
        <comment>two sides of partners</comment>
        <translation>आप %1 अंक आगे हैं।</translation>
    </message>
    <message>
        <source>They lead by %1.</source>
        <comment>two sides of partners</comment>
        <translation>वे %1 अंक आगे हैं।</translation>
    </message>
    <message>
        <source>%1 lead by %2.</source>
        <comment>the players of a side, and points</comment>
        <translation>%1 %2 अंक आगे हैं।</translation>
    </message>
    <message>
        <source>Both sides are level.</source>
        <translation>दोनों टीमें बराबर हैं।</translation>
    </message>
    <message>
        <source>%1: deal %2, total %3.</source>
        <translation>%1: बाज़ी %2, कुल %3।</translation>
    </message>
    <message>
        <source>%1, taken %2: deal %3, total %4.</source>
        <translation>%1, मिले %2: बाज़ी %3, कुल %4।</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>अगली बाज़ी</translation>
    </message>
    <message>
        <source>Look at the deal</source>
        <translation>बाज़ी देखें</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>यह बाज़ी फिर खेलें</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>to the end of the match</comment>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>मैच पर लौटें</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading over what a deal counts</comment>
        <translation>बाज़ी</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>कुल</translation>
    </message>
    <message>
        <source>Points of the deal</source>
        <comment>a list with a line for each player</comment>
        <translation>बाज़ी के अंक</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Is the deal fair?</source>
        <translatorcomment>&apos;ईमानदारी&apos; for fairness; &apos;निष्पक्षता&apos; is more formal</translatorcomment>
        <translation>क्या पत्ते ईमानदारी से बँटे?</translation>
    </message>
    <message>
        <source>All cards of this match follow from one secret, chosen before the first card. Nobody at the table knows it, and the computer players are shown only their own cards.</source>
        <translation>इस मैच के सारे पत्ते एक गुप्त कुंजी से निकलते हैं, जो पहले पत्ते से पहले ही चुन ली गई थी। मेज़ पर उसे कोई नहीं जानता, और कंप्यूटर खिलाड़ियों को सिर्फ़ उनके अपने पत्ते दिखाए जाते हैं।</translation>
    </message>
    <message>
        <source>Fingerprint of the secret (SHA-256), known from the start</source>
        <translatorcomment>&apos;फ़िंगरप्रिंट&apos; for a hash</translatorcomment>
        <translation>गुप्त कुंजी का फ़िंगरप्रिंट (SHA-256), जो शुरू से मालूम है</translation>
    </message>
    <message>
        <source>The secret</source>
        <translation>गुप्त कुंजी</translation>
    </message>
    <message>
        <source>The secret is shown here when the match has ended.</source>
        <translation>मैच ख़त्म होने पर गुप्त कुंजी यहाँ दिखाई जाती है।</translation>
    </message>
    <message>
        <source>This match was dealt from a deal number that somebody typed: its fingerprint hides nothing.</source>
        <translation>इस मैच के पत्ते किसी की लिखी बाँट संख्या से बँटे हैं: इसका फ़िंगरप्रिंट कुछ नहीं छिपाता।</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>जाँचने का तरीक़ा</translation>
    </message>
    <message>
        <source>Write the fingerprint down during the match. Afterwards, compute it from the secret.</source>
        <translation>मैच के दौरान फ़िंगरप्रिंट लिख लें। बाद में गुप्त कुंजी से उसे ख़ुद निकालें।</translation>
    </message>
    <message>
        <source>Then run these lines of Python, or write the same in any language: they give every deal.</source>
        <translation>फिर Python की ये पंक्तियाँ चलाएँ, या यही किसी भी भाषा में लिखें: इनसे हर बाज़ी की बाँट निकल आती है।</translation>
    </message>
    <message>
        <source>The first card goes to the player on the dealer&apos;s left, the next to the seat after, and so on.</source>
        <translation>पहला पत्ता बाँटने वाले के बाएँ बैठे खिलाड़ी को मिलता है, दूसरा उसके बाद वाली जगह को, और इसी तरह आगे।</translation>
    </message>
    <message>
        <source>The pack is cut before each deal, and the saved game says where: the cards lifted off come last.</source>
        <translation>हर बाज़ी से पहले गड्डी काटी जाती है, और सहेजा हुआ खेल बताता है कि कहाँ से: उठाए गए पत्ते आख़िर में आते हैं।</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>सब कॉपी करें</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>कॉपी हो गया</translation>
    </message>
    <message>
        <source>This deal is being played. It will be checked when it is over.</source>
        <translation>यह बाज़ी अभी खेली जा रही है। ख़त्म होने पर जाँची जाएगी।</translation>
    </message>
    <message>
        <source>Checked here: correct. Everybody took part.</source>
        <translation>यहाँ जाँचने पर सही निकली। सबने हिस्सा लिया।</translation>
    </message>
    <message>
        <source>Checked here: correct. %1 was away and took no part.</source>
        <comment>a player</comment>
        <translation>यहाँ जाँचने पर सही निकली। %1 यहाँ नहीं %1{f:थीं|m:थे|n:थे} और शामिल नहीं %1{f:हुईं|m:हुए|n:हुए}।</translation>
    </message>
    <message>
        <source>Checked here: correct. %1 were away and took no part.</source>
        <comment>several players</comment>
        <translation>यहाँ जाँचने पर सही निकली। %1 यहाँ नहीं %1{f:थीं|m:थे|n:थे} और शामिल नहीं %1{f:हुईं|m:हुए|n:हुए}।</translation>
    </message>
    <message>
        <source>Checked here: correct. You were away and took no part.</source>
        <translation>यहाँ जाँचने पर सही निकली। आप यहाँ नहीं %0{f:थीं|m:थे|n:थे} और शामिल नहीं %0{f:हुईं|m:हुए|n:हुए}।</translation>
    </message>
    <message>
        <source>Checked here: correct. You and %1 were away and took no part.</source>
        <comment>one or more</comment>
        <translation>यहाँ जाँचने पर सही निकली। आप और %1 यहाँ नहीं %0{f:%1{f:थीं|m:थे|n:थे}|m:थे|n:थे} और शामिल नहीं %0{f:%1{f:हुईं|m:हुए|n:हुए}|m:हुए|n:हुए}।</translation>
    </message>
    <message>
        <source>Your number was left out of this deal, although you were there. %1 The match goes on.</source>
        <translation>आप यहीं %0{f:थीं|m:थे|n:थे}, फिर भी आपकी संख्या इस बाज़ी में नहीं ली गई। %1 मैच चलता रहेगा।</translation>
    </message>
    <message>
        <source>The cards of this deal don&apos;t follow from the numbers. %1</source>
        <translation>इस बाज़ी के पत्ते संख्याओं से मेल नहीं खाते। %1</translation>
    </message>
    <message>
        <source>A number of this deal isn&apos;t the one that was announced. %1</source>
        <translation>इस बाज़ी की एक संख्या वह नहीं है जो पहले बताई गई थी। %1</translation>
    </message>
    <message>
        <source>This deal was prepared twice, and the first version was thrown away. %1</source>
        <translation>यह बाज़ी दो बार तैयार की गई, और पहली फेंक दी गई। %1</translation>
    </message>
    <message>
        <source>This deal wasn&apos;t played as it was shown here. %1</source>
        <translation>यह बाज़ी वैसी नहीं खेली गई जैसी यहाँ दिखाई गई। %1</translation>
    </message>
    <message>
        <source>At the earlier table, more deals of this match were played to the end. %1</source>
        <translation>पिछली मेज़ पर इस मैच की और भी बाज़ियाँ पूरी खेली गई थीं। %1</translation>
    </message>
    <message>
        <source>You weren&apos;t here for all of this deal; it couldn&apos;t be checked here.</source>
        <translation>आप इस पूरी बाज़ी में यहाँ नहीं %0{f:थीं|m:थे|n:थे}; इसलिए यह जाँची नहीं जा सकी।</translation>
    </message>
    <message>
        <source>Checked here: correct. But more than one number of this match never came in. Ask the people whose numbers are missing. The match goes on.</source>
        <translation>यहाँ जाँचने पर सही निकली। पर इस मैच की एक से ज़्यादा संख्याएँ कभी नहीं आईं। जिनकी संख्याएँ नहीं आईं, उनसे पूछें। मैच चलता रहेगा।</translation>
    </message>
    <message>
        <source>Only the computer that runs the table can cause that: %1&apos;s, or a server. Ask the person who runs that computer.</source>
        <translation>ऐसा सिर्फ़ मेज़ चलाने वाले कंप्यूटर से हो सकता है, जो %1 का है या कोई सर्वर है। उस कंप्यूटर को चलाने वाले से पूछें।</translation>
    </message>
    <message>
        <source>Only the server can cause that. Ask the person who runs it.</source>
        <translation>ऐसा सिर्फ़ सर्वर से हो सकता है। उसे चलाने वाले से पूछें।</translation>
    </message>
    <message>
        <source>Its numbers are below.</source>
        <translation>इसकी संख्याएँ नीचे हैं।</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>बाज़ी %1</translation>
    </message>
    <message>
        <source>Deals %1 to %2: correct</source>
        <translation>बाज़ियाँ %1 से %2: सही</translation>
    </message>
    <message>
        <source>Doubt</source>
        <comment>spoken before the sentence about a deal</comment>
        <translation>संदेह</translation>
    </message>
    <message>
        <source>Contributed: %1.</source>
        <comment>names</comment>
        <translation>%1 की संख्या आई।</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <comment>names</comment>
        <translation>%1 की संख्या नहीं आई।</translation>
    </message>
    <message>
        <source>the table</source>
        <comment>its program contributes a number, too</comment>
        <translation>मेज़</translation>
    </message>
    <message>
        <source>Deal fairness</source>
        <translation>बाँट की ईमानदारी</translation>
    </message>
    <message>
        <source>If all numbers came in, nobody could choose the cards: they follow from numbers that everybody&apos;s program fixed before it knew the others&apos;. After each deal your own program checks that, and here is whose numbers came in.</source>
        <translation>सब संख्याएँ आई हों तो पत्ते कोई नहीं चुन सका: वे उन संख्याओं से बनते हैं जो हर किसी के प्रोग्राम ने दूसरों की संख्याएँ जानने से पहले तय कीं। हर बाज़ी के बाद आपका अपना प्रोग्राम यह जाँचता है, और यहाँ दिखता है कि किस-किसकी संख्या आई।</translation>
    </message>
    <message>
        <source>What this can&apos;t show</source>
        <translation>जो इससे पता नहीं चलता</translation>
    </message>
    <message>
        <source>You&apos;re the host: your program knows all cards while you play, and shows you only your own hand. The others have to trust that, or play on a server that none of you runs.</source>
        <translation>मेज़ आपने खोली है: आपका प्रोग्राम खेल के दौरान सारे पत्ते जानता है, और आपको सिर्फ़ आपका हाथ दिखाता है। दूसरों को इस पर भरोसा करना पड़ता है, या ऐसे सर्वर पर खेलना जो आपमें से किसी का न हो।</translation>
    </message>
    <message>
        <source>The computer that runs the table, %1&apos;s or a server, knows all cards while you play. It shows each of you only your own hand. If you don&apos;t trust that, play on a server that none of you runs.</source>
        <translation>मेज़ चलाने वाला कंप्यूटर, चाहे %1 का हो या कोई सर्वर, खेल के दौरान सारे पत्ते जानता है। वह आपमें से हर एक को सिर्फ़ उसी का हाथ दिखाता है। इस पर भरोसा न हो, तो ऐसे सर्वर पर खेलें जो आपमें से किसी का न हो।</translation>
    </message>
    <message>
        <source>The computer that runs the table can leave a number out, but then the program of that player says so. A player and the person who runs that computer can agree in secret to choose between two deals. Deals that were made while you were away depend on the others&apos; numbers.</source>
        <translation>मेज़ चलाने वाला कंप्यूटर किसी की संख्या छोड़ सकता है, पर तब उस खिलाड़ी का प्रोग्राम यह बता देता है। कोई खिलाड़ी और उस कंप्यूटर को चलाने वाला चुपके से मिल जाएँ, तो दो बाँटों में से एक चुन सकते हैं। आपके यहाँ न होने पर बनी बाज़ियाँ दूसरों की संख्याओं पर टिकी हैं।</translation>
    </message>
    <message>
        <source>The server that you play on knows all cards while you play. It shows each of you only your own hand, but the person who runs it could look.</source>
        <translation>जिस सर्वर पर आप %0{f:खेलती|m:खेलते|n:खेलते} हैं, वह खेल के दौरान सारे पत्ते जानता है। वह आपमें से हर एक को सिर्फ़ उसी का हाथ दिखाता है, पर सर्वर चलाने वाला चाहे तो देख सकता है।</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>अभी कोई बाज़ी नहीं खेली गई।</translation>
    </message>
    <message>
        <source>Numbers of deal %1…</source>
        <translation>बाज़ी %1 की संख्याएँ…</translation>
    </message>
    <message>
        <source>Numbers of deal %1</source>
        <translation>बाज़ी %1 की संख्याएँ</translation>
    </message>
    <message>
        <source>Everybody&apos;s numbers, the secret that follows from them, and the lines that check it</source>
        <translation>सबकी संख्याएँ, उनसे बनी गुप्त कुंजी, और उसे जाँचने वाली पंक्तियाँ</translation>
    </message>
    <message>
        <source>Show the program</source>
        <translation>प्रोग्राम दिखाएँ</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved games (%1)</source>
        <translation>सहेजे हुए खेल (%1)</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>तालिकाएँ (%1)</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>सहेजा हुआ खेल खोलें</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>खेल सहेजें</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>आँकड़े निर्यात करें</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message>
        <source>Other…</source>
        <translation>अन्य…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>अपने नियम</translation>
    </message>
    <message>
        <source>These are the rules of “%1”.</source>
        <translation>ये “%1” के नियम हैं।</translation>
    </message>
    <message>
        <source>Differs from “%1” in: %2.</source>
        <translation>“%1” से अलग: %2।</translation>
    </message>
    <message>
        <source>“%1” is made for a different number of players. Its rules apply here all the same.</source>
        <translation>“%1” खिलाड़ियों की किसी और संख्या के लिए है। फिर भी यहाँ उसी के नियम लागू हैं।</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>घटाएँ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>बढ़ाएँ</translation>
    </message>
    <message>
        <source>Undo my changes</source>
        <translation>मेरे बदलाव हटाएँ</translation>
    </message>
    <message>
        <source>This has no effect because of: %1.</source>
        <translation>इस वजह से इसका कोई असर नहीं: %1।</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>This has no effect with your other rules.</source>
        <translation>बाक़ी नियम ऐसे हों तो इसका कोई असर नहीं।</translation>
    </message>
    <message numerus="yes">
        <source>No more than %1 character(s) fit here.</source>
        <translation>
            <numerusform>यहाँ %1 से ज़्यादा अक्षर नहीं आते।</numerusform>
            <numerusform>यहाँ %1 से ज़्यादा अक्षर नहीं आते।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message>
        <source>Hearts</source>
        <translation>हार्ट्स</translation>
    </message>
    <message>
        <source>Win no hearts, and beware of the queen of spades. Or win them all.</source>
        <translation>पान न जीतें, और हुकुम की बेगम से बचें। या फिर सब समेट लें।</translation>
    </message>
    <message>
        <source>Right, left, no pass</source>
        <translation>दाएँ, बाएँ, किसी को नहीं</translation>
    </message>
    <message>
        <source>Always right</source>
        <translation>हमेशा दाएँ</translation>
    </message>
    <message>
        <source>Left, right, across, no pass</source>
        <translation>बाएँ, दाएँ, सामने, किसी को नहीं</translation>
    </message>
    <message>
        <source>Right, left, across, no pass</source>
        <translation>दाएँ, बाएँ, सामने, किसी को नहीं</translation>
    </message>
    <message>
        <source>Left, across, right, no pass</source>
        <translation>बाएँ, सामने, दाएँ, किसी को नहीं</translation>
    </message>
    <message>
        <source>Left, right, across</source>
        <translation>बाएँ, दाएँ, सामने</translation>
    </message>
    <message>
        <source>Low diamonds and clubs are left out</source>
        <translation>छोटी ईंट और चिड़ी निकाल दी जाती हैं</translation>
    </message>
    <message>
        <source>Twos are left out</source>
        <translation>दुक्कियाँ निकाल दी जाती हैं</translation>
    </message>
    <message>
        <source>A kitty for the first point card</source>
        <translation>पहले अंक वाले पत्ते के साथ किटी</translation>
    </message>
    <message>
        <source>The lowest club</source>
        <translation>सबसे छोटी चिड़ी</translation>
    </message>
    <message>
        <source>Any club, from the player with the lowest</source>
        <translation>कोई भी चिड़ी, जिसके पास सबसे छोटी हो</translation>
    </message>
    <message>
        <source>Only the queen of spades is forbidden</source>
        <translation>सिर्फ़ हुकुम की बेगम मना है</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>कोई भी पत्ता</translation>
    </message>
    <message>
        <source>Hearts before the queen of spades</source>
        <translation>हुकुम की बेगम से पहले पान</translation>
    </message>
    <message>
        <source>No more than the moon</source>
        <translation>मून जितना ही</translation>
    </message>
    <message>
        <source>Twice the moon</source>
        <translation>मून का दुगना</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>कुछ नहीं</translation>
    </message>
    <message>
        <source>It is halved</source>
        <translation>आधा हो जाता है</translation>
    </message>
    <message>
        <source>It wins the match</source>
        <translation>मैच जीत जाता है</translation>
    </message>
    <message>
        <source>Direction, three players</source>
        <translation>दिशा, तीन खिलाड़ी</translation>
    </message>
    <message>
        <source>Direction, four players</source>
        <translation>दिशा, चार खिलाड़ी</translation>
    </message>
    <message>
        <source>Direction, five players or more</source>
        <translation>दिशा, पाँच या ज़्यादा खिलाड़ी</translation>
    </message>
    <message>
        <source>All hands have the same number of cards: some low cards are left out, or lie face down as a kitty.</source>
        <translatorcomment>&apos;उलटे&apos; = face down</translatorcomment>
        <translation>सबके पत्ते बराबर होते हैं: कुछ छोटे पत्ते निकाल दिए जाते हैं, या उन्हें उलटा रखकर किटी बनाई जाती है।</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>किटी के पत्ते</translation>
    </message>
    <message>
        <source>First trick with nothing but points</source>
        <translation>पहली सर में सिर्फ़ अंक वाले पत्ते हों</translation>
    </message>
    <message>
        <source>What such a hand may discard on the first trick, where points are forbidden.</source>
        <translation>जहाँ पहली सर में अंक मना हों, वहाँ ऐसे हाथ से क्या फेंका जाए।</translation>
    </message>
    <message>
        <source>A heart may be led instead of the queen</source>
        <translation>बेगम की जगह पान से शुरुआत</translation>
    </message>
    <message>
        <source>A leader who may lead only the queen of spades may lead a heart instead.</source>
        <translation>सर शुरू करने को सिर्फ़ हुकुम की बेगम हो, तो उसकी जगह पान चल सकते हैं।</translation>
    </message>
    <message>
        <source>The queen of spades must be discarded</source>
        <translation>हुकुम की बेगम फेंकना ज़रूरी</translation>
    </message>
    <message>
        <source>A player who can&apos;t follow suit must discard her at the first chance.</source>
        <translation>जिसके पास सर का रंग न हो, वह उसे पहले ही मौक़े पर फेंके।</translation>
    </message>
    <message>
        <source>Value of the hearts</source>
        <translation>पान के अंक</translation>
    </message>
    <message>
        <source>The penalty points of the hearts.</source>
        <translation>पान के पत्तों के दंड अंक।</translation>
    </message>
    <message>
        <source>Value of the queen of spades</source>
        <translation>हुकुम की बेगम के अंक</translation>
    </message>
    <message>
        <source>Value of the king and ace of spades</source>
        <translation>हुकुम के बादशाह और इक्के के अंक</translation>
    </message>
    <message>
        <source>In Black Maria they are point cards too.</source>
        <translation>ब्लैक मारिया में ये भी अंक वाले पत्ते हैं।</translation>
    </message>
    <message>
        <source>Standard Hearts</source>
        <translation>सामान्य हार्ट्स</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>पहली सर में अंक</translation>
    </message>
    <message>
        <source>Shooter&apos;s choice</source>
        <translation>समेटने वाले की मर्ज़ी</translation>
    </message>
    <message>
        <source>No points on the first trick; shooting the moon gives everybody else %1 points.</source>
        <translation>पहली सर में अंक नहीं; कोई सब समेट ले (मून), तो बाक़ी सबको %1 अंक लगते हैं।</translation>
    </message>
    <message>
        <source>Like standard Hearts, but points may be played on the first trick, even the queen of spades.</source>
        <translation>सामान्य हार्ट्स जैसा, पर पहली सर में भी अंक गिर सकते हैं, हुकुम की बेगम भी।</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts too, and the player who shoots the moon chooses how it counts.</source>
        <translation>हुकुम की बेगम से भी पान खुलता है, और मून करने वाला चुनता है कि अंक कैसे गिने जाएँ।</translation>
    </message>
    <message>
        <source>Points may be played on the first trick, and the player who shoots the moon chooses how it counts.</source>
        <translation>पहली सर में भी अंक गिर सकते हैं, और मून करने वाला चुनता है कि अंक कैसे गिने जाएँ।</translation>
    </message>
    <message>
        <source>The player who wins the jack of diamonds gets %1 points fewer.</source>
        <translation>ईंट का ग़ुलाम जीतने वाले के %1 अंक घटते हैं।</translation>
    </message>
    <message>
        <source>The player who wins the ten of diamonds gets %1 points fewer; the moon needs it as well.</source>
        <translation>ईंट का दहला जीतने वाले के %1 अंक घटते हैं; मून के लिए वह भी चाहिए।</translation>
    </message>
    <message>
        <source>Each heart costs its rank, and the queen of spades %1; the match ends at %2.</source>
        <translation>हर पान के अंक उसके दर्जे जितने, हुकुम की बेगम के %1; मैच %2 पर ख़त्म।</translation>
    </message>
    <message>
        <source>For three: the king of spades costs %1 points as well, the ace %2.</source>
        <translation>तीन के लिए: हुकुम के बादशाह के भी %1 अंक, इक्के के %2।</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) each</source>
        <translation>
            <numerusform>हर पत्ते का %1 अंक</numerusform>
            <numerusform>हर पत्ते के %1 अंक</numerusform>
        </translation>
    </message>
    <message>
        <source>Their rank: %1 to %2, jack %3 to ace %4</source>
        <translation>दर्जे जितने: %1 से %2, ग़ुलाम %3 से इक्के %4 तक</translation>
    </message>
    <message>
        <source>Ace %1, king %2, queen %3, jack %4, others %5</source>
        <translation>इक्का %1, बादशाह %2, बेगम %3, ग़ुलाम %4, बाक़ी %5</translation>
    </message>
    <message>
        <source>King %1, ace %2</source>
        <translation>बादशाह %1, इक्का %2</translation>
    </message>
    <message>
        <source>It becomes %1</source>
        <translation>%1 हो जाता है</translation>
    </message>
    <message>
        <source>%1 takes whatever is left over; otherwise the remaining cards must deal out evenly.</source>
        <translation>%1 रखने पर जितने पत्ते बचें, सब; नहीं तो बाक़ी पत्ते सबमें बराबर बँटने चाहिए।</translation>
    </message>
    <message>
        <source>Her penalty points; %1 makes her an ordinary card.</source>
        <translation>उसके दंड अंक; %1 रखने पर वह साधारण पत्ता है।</translation>
    </message>
    <message>
        <source>The player who wins this card gets %1 points fewer.</source>
        <translation>यह पत्ता जीतने वाले के %1 अंक घटते हैं।</translation>
    </message>
    <message>
        <source>The moon needs the bonus card</source>
        <translation>मून में बोनस पत्ता ज़रूरी</translation>
    </message>
    <message>
        <source>Without it, winning all the point cards isn&apos;t a moon.</source>
        <translation>उसके बिना अंक वाले सारे पत्ते जीतने पर भी मून नहीं होता।</translation>
    </message>
    <message>
        <source>The moon includes the bonus card</source>
        <translation>मून में बोनस पत्ता शामिल</translation>
    </message>
    <message>
        <source>The shooter&apos;s own bonus card isn&apos;t counted twice.</source>
        <translation>समेटने वाले का अपना बोनस पत्ता अलग से नहीं गिना जाता।</translation>
    </message>
    <message>
        <source>Shooting the sun</source>
        <translatorcomment>sun: &apos;हर सर समेटना (सन)&apos;, by analogy with moon</translatorcomment>
        <translation>हर सर समेटना (सन)</translation>
    </message>
    <message>
        <source>What the moon counts when its shooter has won every trick as well.</source>
        <translation>समेटने वाला हर सर भी जीत ले, तो मून के कितने अंक हों।</translation>
    </message>
    <message>
        <source>Points for taking no tricks</source>
        <translation>एक भी सर न जीतने के अंक</translation>
    </message>
    <message>
        <source>Added for a player who has won no trick, unless somebody has shot the moon.</source>
        <translation>ये उस खिलाड़ी के जुड़ते हैं जिसने एक भी सर न जीती हो, बशर्ते किसी ने मून न किया हो।</translation>
    </message>
    <message>
        <source>The match ends after this many deals at the latest; %1 means no limit.</source>
        <translation>ज़्यादा से ज़्यादा इतनी बाज़ियों के बाद मैच ख़त्म होता है; %1 यानी कोई सीमा नहीं।</translation>
    </message>
    <message>
        <source>Exactly the target</source>
        <translation>ठीक लक्ष्य पर</translation>
    </message>
    <message>
        <source>What happens to a total that meets the target exactly.</source>
        <translation>किसी के कुल अंक ठीक लक्ष्य के बराबर हों, तो क्या हो।</translation>
    </message>
    <message>
        <source>Maximum number of deals</source>
        <translation>अधिकतम बाज़ियाँ</translation>
    </message>
    <message>
        <source>Pagat&apos;s main rules</source>
        <translation>पैगट के मुख्य नियम</translation>
    </message>
    <message>
        <source>Omnibus Hearts</source>
        <translatorcomment>Omnibus: ऑम्निबस</translatorcomment>
        <translation>ऑम्निबस हार्ट्स</translation>
    </message>
    <message>
        <source>Bicycle&apos;s Omnibus Hearts</source>
        <translation>बाइसिकल का ऑम्निबस हार्ट्स</translation>
    </message>
    <message>
        <source>Spot Hearts</source>
        <translation>स्पॉट हार्ट्स</translation>
    </message>
    <message>
        <source>Black Maria</source>
        <translation>ब्लैक मारिया</translation>
    </message>
    <message>
        <source>The first trick begins with a club.</source>
        <translation>पहली सर चिड़ी से शुरू होती है।</translation>
    </message>
    <message>
        <source>The queen of spades can&apos;t be discarded on the first trick.</source>
        <translation>पहली सर में हुकुम की बेगम नहीं फेंकी जा सकती।</translation>
    </message>
    <message>
        <source>On the first trick you must discard a heart before any other point card.</source>
        <translation>पहली सर में आपको अंक वाले किसी और पत्ते से पहले पान फेंकना होगा।</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit, so you must discard the queen of spades.</source>
        <translation>सर का रंग आपके पास नहीं, इसलिए हुकुम की बेगम फेंकनी होगी।</translation>
    </message>
    <message>
        <source>Your turn: lead a club</source>
        <translation>आपकी बारी: पहला पत्ता चिड़ी का चलें</translation>
    </message>
    <message>
        <source>You shot the sun! How should it count?</source>
        <translation>आपने हर सर समेट ली (सन)। इसके अंक कैसे गिने जाएँ?</translation>
    </message>
    <message>
        <source>Hearts to %1</source>
        <translation>हार्ट्स, %1 अंकों तक</translation>
    </message>
    <message>
        <source>No queen of spades on the first trick</source>
        <translation>पहली सर में हुकुम की बेगम नहीं</translation>
    </message>
    <message>
        <source>First to the right, then to the left, then nobody passes; and so on.</source>
        <translation>पहले दाएँ, फिर बाएँ, फिर कोई पत्ते नहीं देता; फिर यही क्रम।</translation>
    </message>
    <message>
        <source>Always to the right.</source>
        <translation>हमेशा दाएँ।</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then across, then nobody passes; and so on.</source>
        <translation>पहले बाएँ, फिर दाएँ, फिर सामने, फिर कोई पत्ते नहीं देता; फिर यही क्रम।</translation>
    </message>
    <message>
        <source>First to the right, then to the left, then across, then nobody passes; and so on.</source>
        <translation>पहले दाएँ, फिर बाएँ, फिर सामने, फिर कोई पत्ते नहीं देता; फिर यही क्रम।</translation>
    </message>
    <message>
        <source>First to the left, then across, then to the right, then nobody passes; and so on.</source>
        <translation>पहले बाएँ, फिर सामने, फिर दाएँ, फिर कोई पत्ते नहीं देता; फिर यही क्रम।</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then across; and so on.</source>
        <translation>पहले बाएँ, फिर दाएँ, फिर सामने; फिर यही क्रम।</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as a kitty.</source>
        <translation>
            <numerusform>%1 पत्ता किटी के रूप में उलटा रखा रहता है।</numerusform>
            <numerusform>%1 पत्ते किटी के रूप में उलटे रखे रहते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who wins the first trick wins the kitty too, and is the only one who may look at it.</source>
        <translation>जो खिलाड़ी पहली सर जीते, किटी भी उसी की होती है; उसे सिर्फ़ वही देख सकता है।</translation>
    </message>
    <message>
        <source>The player who wins the first trick with a point card, or else the last trick, wins the kitty too, and is the only one who may look at it.</source>
        <translation>जिस सर में पहली बार अंक वाला पत्ता आए, उसे जीतने वाला किटी भी जीतता है; ऐसी सर न हो, तो आख़िरी सर जीतने वाला। किटी सिर्फ़ वही देख सकता है।</translation>
    </message>
    <message>
        <source>The player who has the lowest club after the pass leads it to the first trick.</source>
        <translation>पत्ते देने के बाद जिसके पास सबसे छोटी चिड़ी हो, वही उससे पहली सर शुरू करे।</translation>
    </message>
    <message>
        <source>The player who has the %1 after the pass leads it to the first trick.</source>
        <translation>पत्ते देने के बाद जिसके पास %1 हो, वही उस पत्ते से पहली सर शुरू करे।</translation>
    </message>
    <message>
        <source>The player who has the lowest club after the pass leads a club to the first trick.</source>
        <translation>पत्ते देने के बाद जिसके पास सबसे छोटी चिड़ी हो, वही चिड़ी के किसी पत्ते से पहली सर शुरू करे।</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card.</source>
        <translation>जिसके पास उस रंग का पत्ता न हो, वह कोई भी पत्ता फेंक सकता है।</translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick, and its player leads to the next.</source>
        <translation>सर के रंग का सबसे बड़ा पत्ता सर जीतता है, और उसे चलने वाला ही अगली सर शुरू करता है।</translation>
    </message>
    <message>
        <source>Point cards may be discarded on the first trick as well.</source>
        <translation>अंक वाले पत्ते पहली सर में भी फेंके जा सकते हैं।</translation>
    </message>
    <message>
        <source>On the first trick no point card may be discarded.</source>
        <translation>पहली सर में अंक वाला कोई पत्ता नहीं फेंका जा सकता।</translation>
    </message>
    <message>
        <source>On the first trick the queen of spades may not be discarded.</source>
        <translation>पहली सर में हुकुम की बेगम नहीं फेंकी जा सकती।</translation>
    </message>
    <message>
        <source>A player who can&apos;t follow suit and may discard the queen of spades must do so.</source>
        <translation>जिसके पास सर का रंग न हो, पर हुकुम की बेगम फेंकी जा सकती हो, उसे वही फेंकनी होगी।</translation>
    </message>
    <message>
        <source>A player who has nothing else to discard there may discard any card.</source>
        <translation>जिसके पास वहाँ फेंकने को और कुछ न हो, वह कोई भी पत्ता फेंक सकता है।</translation>
    </message>
    <message>
        <source>A player who has nothing else to discard there must discard a heart or, if they have none, any card.</source>
        <translation>जिसके पास वहाँ फेंकने को और कुछ न हो, वह पान फेंके; पान न हो तो कोई भी पत्ता।</translation>
    </message>
    <message>
        <source>A leader who has nothing else may lead any card; one who could lead only the queen of spades may lead a heart instead.</source>
        <translation>सर शुरू करने को और कुछ न हो, तो कोई भी पत्ता चल सकते हैं; सिर्फ़ हुकुम की बेगम चलने लायक़ हो, तो उसकी जगह पान चल सकते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>The queen of spades counts %1 point(s).</source>
        <translation>
            <numerusform>हुकुम की बेगम का %1 अंक गिना जाता है।</numerusform>
            <numerusform>हुकुम की बेगम के %1 अंक गिने जाते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The queen of spades counts nothing.</source>
        <translation>हुकुम की बेगम का कोई अंक नहीं गिना जाता।</translation>
    </message>
    <message>
        <source>The king of spades counts %1 points and the ace of spades %2.</source>
        <translation>हुकुम के बादशाह के %1 अंक और हुकुम के इक्के के %2 अंक गिने जाते हैं।</translation>
    </message>
    <message>
        <source>The player who wins the %1 gets %2 points fewer; it isn&apos;t a point card.</source>
        <translation>जिसकी सर में %1 आए, उसके %2 अंक घटते हैं; यह अंक वाला पत्ता नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>Every heart counts %1 point(s).</source>
        <translation>
            <numerusform>पान के हर पत्ते का %1 अंक गिना जाता है।</numerusform>
            <numerusform>पान के हर पत्ते के %1 अंक गिने जाते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Every heart counts its rank: the jack %1, the queen %2, the king %3 and the ace %4.</source>
        <translation>पान के हर पत्ते के अंक उसके दर्जे जितने हैं: ग़ुलाम %1, बेगम %2, बादशाह %3 और इक्का %4।</translation>
    </message>
    <message>
        <source>The ace of hearts counts %1, the king %2, the queen %3 and the jack %4; every other heart counts %5.</source>
        <translation>पान के इक्के के अंक %1, बादशाह के %2, बेगम के %3 और ग़ुलाम के %4 हैं; पान के बाक़ी हर पत्ते के %5।</translation>
    </message>
    <message>
        <source>A player who wins every point card and the bonus card has shot the moon.</source>
        <translation>जो अंक वाले सारे पत्ते और बोनस पत्ता जीते, उसने सब समेट लिया (मून)।</translation>
    </message>
    <message>
        <source>A player who wins every point card has shot the moon.</source>
        <translation>जो अंक वाले सारे पत्ते जीते, उसने सब समेट लिया (मून)।</translation>
    </message>
    <message>
        <source>A player who has won every trick too has shot the sun, which counts %1 points.</source>
        <translation>जिसने साथ में हर सर भी जीती हो, उसने सन किया; इसके %1 अंक हैं।</translation>
    </message>
    <message>
        <source>Then the shooter&apos;s total drops by %1, and nobody else gets any points.</source>
        <translation>तब समेटने वाले के कुल अंकों में से %1 घटते हैं, और किसी और को कोई अंक नहीं लगता।</translation>
    </message>
    <message>
        <source>All %1 cards of one pack are used.</source>
        <translation>एक गड्डी के सभी %1 पत्तों से खेलते हैं।</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2 is left out.</source>
        <translation>%1 पत्तों की एक गड्डी से खेलते हैं, पर %2 निकाल %2{f:दी जाती|m:दिया जाता} है।</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2 and the %3 are left out.</source>
        <translation>%1 पत्तों की एक गड्डी से खेलते हैं, पर ये पत्ते निकाल दिए जाते हैं: %2 और %3।</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2, the %3 and the %4 are left out.</source>
        <translation>%1 पत्तों की एक गड्डी से खेलते हैं, पर ये पत्ते निकाल दिए जाते हैं: %2, %3 और %4।</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2, the %3, the %4 and the %5 are left out.</source>
        <translation>%1 पत्तों की एक गड्डी से खेलते हैं, पर ये पत्ते निकाल दिए जाते हैं: %2, %3, %4 और %5।</translation>
    </message>
    <message>
        <source>Or shoot the moon: then all the points count against the others.</source>
        <translation>या सब समेटें (मून): तब सारे अंक बाक़ियों पर चढ़ जाते हैं।</translation>
    </message>
    <message>
        <source>Or shoot the moon: then your own total drops.</source>
        <translation>या सब समेटें (मून): तब आपके कुल अंक घटते हैं।</translation>
    </message>
    <message>
        <source>Or shoot the moon: then you choose how it counts.</source>
        <translation>या सब समेटें (मून): तब गिनती कैसे हो, यह फ़ैसला आपका।</translation>
    </message>
    <message>
        <source>Then the shooter chooses: everybody else gets %1 points, or the shooter&apos;s total drops by %1.</source>
        <translation>तब समेटने वाला चुनता है: बाक़ी सबको %1 अंक लगें, या उसके अपने %1 अंक घटें।</translation>
    </message>
    <message>
        <source>Then the shooter gets no points, and everybody else gets %1.</source>
        <translation>तब समेटने वाले को कोई अंक नहीं लगता, और बाक़ी सबको %1 अंक लगते हैं।</translation>
    </message>
    <message>
        <source>The shooter&apos;s own bonus card is part of the moon and isn&apos;t counted twice.</source>
        <translation>समेटने वाले का अपना बोनस पत्ता मून में शामिल है और अलग से नहीं गिना जाता।</translation>
    </message>
    <message>
        <source>The bonus card counts on top of the moon.</source>
        <translation>बोनस पत्ता मून के अलावा गिना जाता है।</translation>
    </message>
    <message numerus="yes">
        <source>A player who has won no trick gets %1 point(s) fewer, unless the moon was shot.</source>
        <translation>
            <numerusform>जिसने एक भी सर न जीती हो, उसका %1 अंक घटता है, बशर्ते मून न हुआ हो।</numerusform>
            <numerusform>जिसने एक भी सर न जीती हो, उसके %1 अंक घटते हैं, बशर्ते मून न हुआ हो।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who has won no trick gets %1 point(s) more, unless the moon was shot.</source>
        <translation>
            <numerusform>जिसने एक भी सर न जीती हो, उसका %1 अंक बढ़ता है, बशर्ते मून न हुआ हो।</numerusform>
            <numerusform>जिसने एक भी सर न जीती हो, उसके %1 अंक बढ़ते हैं, बशर्ते मून न हुआ हो।</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends after a deal in which somebody&apos;s total reaches %1.</source>
        <translation>जिस बाज़ी में किसी के कुल अंक %1 तक पहुँचें, उसके बाद मैच ख़त्म होता है।</translation>
    </message>
    <message numerus="yes">
        <source>It also ends after %1 deal(s).</source>
        <translation>
            <numerusform>%1 बाज़ी हो जाए, तब भी यह ख़त्म होता है।</numerusform>
            <numerusform>%1 बाज़ियाँ हो जाएँ, तब भी यह ख़त्म होता है।</numerusform>
        </translation>
    </message>
    <message>
        <source>A total of exactly %1 becomes %2.</source>
        <translation>कुल अंक ठीक %1 हों तो वे %2 हो जाते हैं।</translation>
    </message>
    <message>
        <source>A total of exactly %1 is halved.</source>
        <translation>कुल अंक ठीक %1 हों तो आधे हो जाते हैं।</translation>
    </message>
    <message>
        <source>A player with a total of exactly %1 wins at once.</source>
        <translation>जिसके कुल अंक ठीक %1 हों, वह तुरंत जीत जाता है।</translation>
    </message>
    <message>
        <source>%1 has shot the sun.</source>
        <translation>%1 ने हर सर समेट ली (सन)।</translation>
    </message>
    <message>
        <source>You have shot the sun.</source>
        <translation>आपने हर सर समेट ली (सन)।</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <comment>line of the score</comment>
        <translation>हुकुम की बेगम</translation>
    </message>
    <message>
        <source>King and ace of spades</source>
        <comment>line of the score</comment>
        <translation>हुकुम का बादशाह और इक्का</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>line of the score</comment>
        <translation>बोनस पत्ता</translation>
    </message>
    <message>
        <source>Shooting the sun</source>
        <comment>line of the score</comment>
        <translation>हर सर समेटना (सन)</translation>
    </message>
    <message>
        <source>No trick won</source>
        <comment>line of the score</comment>
        <translation>एक भी सर नहीं</translation>
    </message>
    <message>
        <source>Exactly the target</source>
        <comment>line of the score</comment>
        <translation>ठीक लक्ष्य पर</translation>
    </message>
    <message>
        <source>Hearts is for %1 to %2 players, not for %3.</source>
        <translation>हार्ट्स %1 से %2 खिलाड़ियों के लिए है, %3 के लिए नहीं।</translation>
    </message>
    <message>
        <source>A kitty of %1 cards doesn&apos;t leave equal hands for %2 players.</source>
        <translation>%1 पत्तों की किटी से %2 खिलाड़ियों को बराबर पत्ते नहीं मिलते।</translation>
    </message>
</context>
<context>
    <name>Hearts family</name>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ने पत्ते बाँटे।</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>आपने पत्ते बाँटे।</translation>
    </message>
    <message numerus="yes">
        <source>%1 passes %2 card(s) to %3.</source>
        <translation>
            <numerusform>%1 ने %3 को %2 पत्ता दिया।</numerusform>
            <numerusform>%1 ने %3 को %2 पत्ते दिए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass %2 card(s) to %3.</source>
        <translation>
            <numerusform>आपने %3 को %2 पत्ता दिया।</numerusform>
            <numerusform>आपने %3 को %2 पत्ते दिए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 passes %2 card(s) to you.</source>
        <translation>
            <numerusform>%1 ने आपको %2 पत्ता दिया।</numerusform>
            <numerusform>%1 ने आपको %2 पत्ते दिए।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translatorcomment>&apos;सर शुरू करना&apos; for to lead</translatorcomment>
        <translation>%1 ने %2{obl} से सर शुरू की।</translation>
    </message>
    <message>
        <source>You lead the %2.</source>
        <translation>आपने %2{obl} से सर शुरू की।</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 ने %2 %2{f:चली|m:चला}।</translation>
    </message>
    <message>
        <source>You play the %2.</source>
        <translation>आपने %2 %2{f:चली|m:चला}।</translation>
    </message>
    <message>
        <source>Hearts are broken.</source>
        <translation>पान खुल गया।</translation>
    </message>
    <message>
        <source>%1 takes the %2.</source>
        <translation>%1 को %2 %2{f:मिली|m:मिला}।</translation>
    </message>
    <message>
        <source>You take the %2.</source>
        <translation>आपको %2 %2{f:मिली|m:मिला}।</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the kitty of %2 card(s).</source>
        <translation>
            <numerusform>%1 को %2 पत्ते की किटी मिली।</numerusform>
            <numerusform>%1 को %2 पत्तों की किटी मिली।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the kitty of %2 card(s).</source>
        <translation>
            <numerusform>आपको %2 पत्ते की किटी मिली।</numerusform>
            <numerusform>आपको %2 पत्तों की किटी मिली।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has shot the moon.</source>
        <translation>%1 ने सब समेट लिया (मून)।</translation>
    </message>
    <message>
        <source>You have shot the moon.</source>
        <translation>आपने सब समेट लिया (मून)।</translation>
    </message>
    <message>
        <source>%1 adds %2 points to every other total.</source>
        <translation>%1 ने बाक़ी सबके कुल अंकों में %2 जोड़े।</translation>
    </message>
    <message>
        <source>You add %2 points to every other total.</source>
        <translation>आपने बाक़ी सबके कुल अंकों में %2 जोड़े।</translation>
    </message>
    <message>
        <source>%1&apos;s total drops by %2 points.</source>
        <translation>%1 के कुल अंकों में से %2 घटे।</translation>
    </message>
    <message>
        <source>Your total drops by %2 points.</source>
        <translation>आपके कुल अंकों में से %2 घटे।</translation>
    </message>
    <message>
        <source>%1 wins the deal.</source>
        <translation>%1 बाज़ी जीत %1{f:गईं|m:गए|n:गए}।</translation>
    </message>
    <message>
        <source>You win the deal.</source>
        <translation>आप बाज़ी जीत %0{f:गईं|m:गए|n:गए}।</translation>
    </message>
    <message>
        <source>%1 share the win in this deal.</source>
        <translation>%1 बराबर अंकों से बाज़ी जीत %1{f:गईं|m:गए|n:गए}।</translation>
    </message>
    <message>
        <source>%1 have passed their cards.</source>
        <comment>two players or more</comment>
        <translation>%1 अपने पत्ते दे %1{f:चुकी|m:चुके|n:चुके} हैं।</translation>
    </message>
    <message>
        <source>Alternately to the left and to the right.</source>
        <translation>बारी-बारी से बाएँ और दाएँ।</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then nobody passes; and so on.</source>
        <translation>पहले बाएँ, फिर दाएँ, फिर कोई पत्ते नहीं देता; फिर यही क्रम।</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then to the second on the left, then to the second on the right, then nobody passes; and so on.</source>
        <translation>पहले बाएँ, फिर दाएँ, फिर बाएँ से दूसरे को, फिर दाएँ से दूसरे को, फिर कोई पत्ते नहीं देता; फिर यही क्रम।</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick.</source>
        <translation>पहली सर बाँटने वाले के बाएँ बैठा खिलाड़ी शुरू करे।</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick, but no point card if possible.</source>
        <translation>पहली सर बाँटने वाले के बाएँ बैठा खिलाड़ी शुरू करे, पर जहाँ तक हो सके अंक वाले पत्ते से नहीं।</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time.</source>
        <translation>हुकुम की बेगम से कभी भी सर शुरू की जा सकती है।</translation>
    </message>
    <message>
        <source>The queen of spades may not be led before hearts are broken.</source>
        <translation>पान खुलने से पहले हुकुम की बेगम से सर शुरू नहीं की जा सकती।</translation>
    </message>
    <message>
        <source>A leader who has nothing else may lead any card.</source>
        <translation>सर शुरू करने को और कुछ न हो, तो कोई भी पत्ता चल सकते हैं।</translation>
    </message>
    <message>
        <source>Winning every point card has no special effect.</source>
        <translation>अंक वाले सारे पत्ते जीतने से कुछ ख़ास नहीं होता।</translation>
    </message>
    <message>
        <source>Win as few points as you can: the lowest total wins the match.</source>
        <translation>जितने हो सकें उतने कम अंक लें: सबसे कम कुल अंक वाला मैच जीतता है।</translation>
    </message>
    <message>
        <source>%1 players, everyone for themselves.</source>
        <translation>%1 खिलाड़ी खेलते हैं, हर कोई अपने लिए।</translation>
    </message>
    <message>
        <source>In each suit the ace is highest, then king, queen, jack, ten and so on.</source>
        <translation>हर रंग में सबसे बड़ा इक्का है, फिर बादशाह, बेगम, ग़ुलाम, दहला और इसी तरह आगे।</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>इसमें तुरुप नहीं होता।</translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s), one at a time, clockwise from the player on the dealer&apos;s left.</source>
        <translation>
            <numerusform>बाँटने वाले के बाएँ से घड़ी की दिशा में, एक-एक करके, सबको %1 पत्ता बाँटा जाता है।</numerusform>
            <numerusform>बाँटने वाले के बाएँ से घड़ी की दिशा में, एक-एक करके, सबको %1 पत्ते बाँटे जाते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>In each new deal the player on the last dealer&apos;s left deals.</source>
        <translation>हर नई बाज़ी में पिछले बाँटने वाले के बाएँ बैठा खिलाड़ी पत्ते बाँटता है।</translation>
    </message>
    <message>
        <source>No cards are passed.</source>
        <translation>पत्ते नहीं दिए जाते।</translation>
    </message>
    <message numerus="yes">
        <source>Before play everybody chooses %1 card(s) and passes them face down to another player.</source>
        <translation>
            <numerusform>खेल शुरू होने से पहले हर कोई %1 पत्ता चुनकर उलटा ही किसी और खिलाड़ी को देता है।</numerusform>
            <numerusform>खेल शुरू होने से पहले हर कोई %1 पत्ते चुनकर उलटे ही किसी और खिलाड़ी को देता है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody chooses at the same time, and the choice is final; nobody sees the cards they get until all have passed.</source>
        <translation>सब एक साथ चुनते हैं, और चुनाव बदला नहीं जाता; जब तक सब न दे दें, कोई मिले हुए पत्ते नहीं देखता।</translation>
    </message>
    <message>
        <source>One player leads a card to each trick; the others follow clockwise with one card each.</source>
        <translation>हर सर एक पत्ते से शुरू होती है; फिर घड़ी की दिशा में बाक़ी सब एक-एक पत्ता चलते हैं।</translation>
    </message>
    <message>
        <source>A player who has a card of the suit led must play one of that suit.</source>
        <translatorcomment>&apos;सर का रंग&apos; = the suit led; &apos;सर&apos; (feminine) for trick: &apos;हाथ&apos; is also heard</translatorcomment>
        <translation>जिसके पास सर के रंग का पत्ता हो, उसे उसी रंग का पत्ता चलना होगा।</translation>
    </message>
    <message>
        <source>Tricks lie face down in front of the player who won them.</source>
        <translation>जीती हुई सरें जीतने वाले के सामने उलटी रखी रहती हैं।</translation>
    </message>
    <message>
        <source>Hearts may not be led before they are broken, that is, before one has been played.</source>
        <translation>जब तक पान न खुले, यानी पान का कोई पत्ता न पड़े, तब तक उससे सर शुरू नहीं की जा सकती।</translation>
    </message>
    <message>
        <source>Hearts may be led at any time.</source>
        <translation>पान से कभी भी सर शुरू की जा सकती है।</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts as well.</source>
        <translation>हुकुम की बेगम से भी पान खुलता है।</translation>
    </message>
    <message>
        <source>The queen of spades doesn&apos;t break hearts.</source>
        <translation>हुकुम की बेगम से पान नहीं खुलता।</translation>
    </message>
    <message>
        <source>When all cards have been played, everybody adds the points of the cards won.</source>
        <translation>सारे पत्ते खेले जाने के बाद हर कोई अपने जीते हुए पत्तों के अंक जोड़ता है।</translation>
    </message>
    <message>
        <source>The player with the fewest points wins the deal.</source>
        <translation>जिसके सबसे कम अंक हों, वह बाज़ी जीतता है।</translation>
    </message>
    <message>
        <source>The lowest total wins; as long as several share it, one more deal is played.</source>
        <translation>जिसके कुल अंक सबसे कम, उसकी जीत; जब तक कई के बराबर हों, एक और बाज़ी खेली जाती है।</translation>
    </message>
    <message>
        <source>The lowest total wins; all who share it win.</source>
        <translation>जिसके कुल अंक सबसे कम, उसकी जीत; कई के बराबर हों तो वे सब जीतते हैं।</translation>
    </message>
    <message>
        <source>The %1 is the only card you can play.</source>
        <translation>अभी आप सिर्फ़ %1 चल %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>You must follow suit, and the %1 is your only card of it.</source>
        <translation>उसी रंग का पत्ता चलना ज़रूरी है, और उस रंग में आपके पास सिर्फ़ %1 है।</translation>
    </message>
    <message numerus="yes">
        <source>You have all %1 point(s) so far: go on with the %2.</source>
        <translation>
            <numerusform>अब तक का %1 अंक आपका ही है: %2 चलकर आगे बढ़ें।</numerusform>
            <numerusform>अब तक के सारे %1 अंक आपके हैं: %2 चलकर आगे बढ़ें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat the %1: a sure trick on the way to all %2 point(s).</source>
        <translation>
            <numerusform>%1{obl} को कोई नहीं मार सकता: पूरे %2 अंक की राह में यह सर पक्की है।</numerusform>
            <numerusform>%1{obl} को कोई नहीं मार सकता: सारे %2 अंकों की राह में यह सर पक्की है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your high cards may win all %1 point(s): play the %2.</source>
        <translation>
            <numerusform>आपके बड़े पत्ते पूरा %1 अंक जीत सकते हैं: %2 चलें।</numerusform>
            <numerusform>आपके बड़े पत्ते सारे %1 अंक जीत सकते हैं: %2 चलें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far, and nobody can beat your %3: keep the lead.</source>
        <translation>
            <numerusform>अब तक का %2 अंक %1 का है: %3 चलें, उसे कोई नहीं मार सकता, और अगली सर भी आप शुरू करें।</numerusform>
            <numerusform>अब तक के सारे %2 अंक %1 के हैं: %3 चलें, उसे कोई नहीं मार सकता, और अगली सर भी आप शुरू करें।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the %2 that you passed: lead spades to force it out.</source>
        <translation>आपका दिया पत्ता %2 अब %1 के पास है: उसे निकलवाने के लिए हुकुम चलें।</translation>
    </message>
    <message>
        <source>The %1 is still out: lead spades to force it out, because yours are all lower.</source>
        <translation>%1 अभी दूसरों के पास है: हुकुम चलकर निकलवाएँ, आपके सारे हुकुम उससे छोटे हैं।</translation>
    </message>
    <message>
        <source>After the %1 you have no %2 left, so you can throw other cards.</source>
        <translation>%1 चलने के बाद आपके पास %2 का पत्ता नहीं बचेगा, तब दूसरे पत्ते फेंक %0{f:सकेंगी|m:सकेंगे|n:सकेंगे}।</translation>
    </message>
    <message>
        <source>Only %1 can still have %2, and all of them beat your %3.</source>
        <translation>%2 के पत्ते अब सिर्फ़ %1 के पास हो सकते हैं, और वे सब %3{obl} को मार सकते हैं।</translation>
    </message>
    <message>
        <source>All %2 %3 still out beat your %1: you can&apos;t win this trick.</source>
        <comment>the %2 cards of a suit, 2 or more</comment>
        <translation>%3 के बाक़ी सभी %2 पत्ते %1{obl} को मार सकते हैं: यह सर आपको नहीं मिल सकती।</translation>
    </message>
    <message>
        <source>The %1 is still out and beats your %2: you can&apos;t win this trick.</source>
        <translation>%2{obl} को मारने वाला पत्ता %1 अभी बाक़ी है: यह सर आपको नहीं मिल सकती।</translation>
    </message>
    <message>
        <source>No points may be thrown on the first trick, so get rid of the %1.</source>
        <translation>पहली सर में अंक वाले पत्ते नहीं फेंके जा सकते, इसलिए %1 निकाल दें।</translation>
    </message>
    <message>
        <source>Nobody else has points left, so winning with the %1 costs nothing.</source>
        <translation>दूसरों के पास अंक नहीं बचे, इसलिए %1 चलकर सर जीतने में नुक़सान नहीं।</translation>
    </message>
    <message>
        <source>You keep spades to protect your %1: lead the %2.</source>
        <translation>%1{obl} को बचाने के लिए हुकुम हाथ में रखें: सर %2 चलकर शुरू करें।</translation>
    </message>
    <message>
        <source>Your %1 could win the %2, so lead another suit: the %3.</source>
        <translation>कहीं %1 चलने पर %2 आपको न मिल जाए, इसलिए दूसरा रंग चलें: %3।</translation>
    </message>
    <message>
        <source>%2 %3 are still out, so points are unlikely: get rid of the %1.</source>
        <comment>many cards of a suit</comment>
        <translation>%3 के %2 पत्ते अभी दूसरों के पास हैं, अंक पड़ने का डर कम है: %1 निकाल दें।</translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so somebody will probably take it.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%4 के बाक़ी %3 पत्तों में %1{obl} को मारने वाला %2 है, सो सर शायद कोई और ले ले।</numerusform>
            <numerusform>%4 के बाक़ी %3 पत्तों में %1{obl} को मारने वाले %2 हैं, सो सर शायद कोई और ले ले।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so you might not win this trick.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%4 के बाक़ी %3 पत्तों में %1{obl} को मारने वाला %2 है, सो ज़रूरी नहीं कि सर आपको मिले।</numerusform>
            <numerusform>%4 के बाक़ी %3 पत्तों में %1{obl} को मारने वाले %2 हैं, सो ज़रूरी नहीं कि सर आपको मिले।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else can have %1, so you win with the %2 and lead again.</source>
        <translation>%1 और किसी के पास नहीं, इसलिए %2 चलकर सर आप %0{f:जीतेंगी|m:जीतेंगे|n:जीतेंगे} और अगली भी शुरू %0{f:करेंगी|m:करेंगे|n:करेंगे}।</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so play it before anybody runs out of %2.</source>
        <translation>%1{obl} को कोई नहीं मार सकता: इसे अभी चलें, जब तक %2 सबके पास है।</translation>
    </message>
    <message>
        <source>Only the %1 is still out in its suit, and it beats your %2.</source>
        <translation>इस रंग का एक ही पत्ता बाक़ी है, %1, और वह %2{obl} को मार सकता है।</translation>
    </message>
    <message>
        <source>%1 has no %2 and may throw points on the %3, but your other cards risk more.</source>
        <translation>%1 के पास %2 नहीं, %3 चलने पर अंक पड़ सकते हैं, पर बाक़ी पत्तों में जोखिम ज़्यादा है।</translation>
    </message>
    <message>
        <source>The other %1 is still out and could cancel yours.</source>
        <translation>एक और %1 दूसरों के पास है, जिससे आपका पत्ता रद्द हो सकता है।</translation>
    </message>
    <message numerus="yes">
        <source>The %1 beats your %2, so get rid of its %3 point(s) now.</source>
        <translation>
            <numerusform>मेज़ पर बड़ा पत्ता %1 है, इसलिए %2 और उसका %3 अंक अभी निकाल दें।</numerusform>
            <numerusform>मेज़ पर बड़ा पत्ता %1 है, इसलिए %2 और उसके %3 अंक अभी निकाल दें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the %1 your %2 can&apos;t win the %3, so get rid of it now.</source>
        <translation>मेज़ पर बड़ा पत्ता %1 है, %3 गले पड़ने का डर नहीं: %2 अभी निकाल दें।</translation>
    </message>
    <message numerus="yes">
        <source>Under the %1 you leave this trick&apos;s %2 point(s) to %3: play the %4.</source>
        <translation>
            <numerusform>मेज़ पर %1 है: उससे नीचे %4 चलें, और सर का %2 अंक %3 को जाने दें।</numerusform>
            <numerusform>मेज़ पर %1 है: उससे नीचे %4 चलें, और सर के %2 अंक %3 को जाने दें।</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last: under the %1 you get rid of the %2, and %3 leads next.</source>
        <translation>आख़िरी चाल आपकी है और मेज़ पर %1 है: %2 निकाल दें; अगली सर %3 को शुरू करनी है।</translation>
    </message>
    <message>
        <source>%1 has no %2 and could throw the %3: stay low with the %4.</source>
        <translation>%1 के पास %2 नहीं, कहीं उधर से %3 न आ पड़े: छोटा पत्ता %4 चलें।</translation>
    </message>
    <message>
        <source>%1 has no %2 and could throw points: stay low with the %3.</source>
        <translation>%1 के पास %2 नहीं, उधर से अंक आ सकते हैं: छोटा पत्ता %3 चलें।</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) are already in this trick: stay under the %2 with the %3.</source>
        <translation>
            <numerusform>सर में पहले से %1 अंक है और बड़ा पत्ता %2 है: उससे नीचे %3 चलें।</numerusform>
            <numerusform>सर में पहले से %1 अंक हैं और बड़ा पत्ता %2 है: उससे नीचे %3 चलें।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 may still be played on this trick: stay under the %2 with the %3.</source>
        <translation>कहीं इस सर में %1 न आ पड़े: मेज़ पर %2 है, उससे नीचे %3 चलें।</translation>
    </message>
    <message>
        <source>The %1 goes under the %2, and you keep the %3 for later.</source>
        <translation>मेज़ पर %2 है: उससे नीचे %1 चलें, और %3 आगे के लिए रखें।</translation>
    </message>
    <message>
        <source>Your %3 may win a better trick: the %1 goes under the %2.</source>
        <translation>%3 किसी बेहतर सर के लिए रखें: मेज़ पर %2 है, उससे नीचे %1 चलें।</translation>
    </message>
    <message>
        <source>Your own %1 would cancel that one; the %2 stays under it.</source>
        <translation>%1 आपके पास भी है, पर उसे चलने से दोनों रद्द होंगे; उससे नीचे %2 चलें।</translation>
    </message>
    <message>
        <source>Your %3 would beat the %2: only the %1 goes under it.</source>
        <translation>%3 चलें तो %2 मर जाए: उससे नीचे आपके पास सिर्फ़ %1 है।</translation>
    </message>
    <message numerus="yes">
        <source>The %1 is in this trick and takes %2 point(s) off your score: try the %3.</source>
        <translation>
            <numerusform>सर में %1 है, जिससे आपका %2 अंक घट सकता है: %3 चलकर देखें।</numerusform>
            <numerusform>सर में %1 है, जिससे आपके %2 अंक घट सकते हैं: %3 चलकर देखें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat your %1, so you win it yourself: %2 point(s) off your score.</source>
        <translation>
            <numerusform>%1{obl} को कोई नहीं मार सकता, यह पत्ता आपको ही मिलेगा: आपका %2 अंक घटेगा।</numerusform>
            <numerusform>%1{obl} को कोई नहीं मार सकता, यह पत्ता आपको ही मिलेगा: आपके %2 अंक घटेंगे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far: win this trick with the %3.</source>
        <translation>
            <numerusform>अब तक का %2 अंक %1 का है: %3 चलकर यह सर आप जीतें।</numerusform>
            <numerusform>अब तक के सारे %2 अंक %1 के हैं: %3 चलकर यह सर आप जीतें।</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last and there are no points in this trick: get rid of the %1.</source>
        <translation>आख़िरी चाल आपकी है और सर में अंक नहीं: %1 निकाल दें।</translation>
    </message>
    <message>
        <source>You can&apos;t go under the %1: win with the %2, and keep your %3 out of it.</source>
        <translation>मेज़ पर %1 है, उससे छोटा पत्ता आपके पास नहीं: %2 चलकर जीतें, और %3 बचाकर रखें।</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t go under the %1: this trick&apos;s %2 point(s) are yours, so spend the %3.</source>
        <translation>
            <numerusform>मेज़ पर %1 है, उससे छोटा पत्ता आपके पास नहीं: सर का %2 अंक आपका ही है, सो %3 ख़र्च करें।</numerusform>
            <numerusform>मेज़ पर %1 है, उससे छोटा पत्ता आपके पास नहीं: सर के %2 अंक आपके ही हैं, सो %3 ख़र्च करें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick costs you only %1 point(s), and the %2 is gone.</source>
        <translation>
            <numerusform>इस सर में आपको सिर्फ़ %1 अंक लगेगा, और %2 निकालने का मौक़ा मिलेगा।</numerusform>
            <numerusform>इस सर में आपको सिर्फ़ %1 अंक लगेंगे, और %2 निकालने का मौक़ा मिलेगा।</numerusform>
        </translation>
    </message>
    <message>
        <source>No points may be thrown on the first trick: get rid of the %1.</source>
        <translation>पहली सर में अंक वाले पत्ते नहीं फेंके जा सकते: %1 निकाल दें।</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t go under the %1, but %2 card(s) still out beat your %3.</source>
        <translation>
            <numerusform>मेज़ पर %1 है, छोटा आपके पास नहीं, पर %3{obl} को मारने वाला %2 पत्ता दूसरों के पास है।</numerusform>
            <numerusform>मेज़ पर %1 है, छोटा आपके पास नहीं, पर %3{obl} को मारने वाले %2 पत्ते दूसरों के पास हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t go under the %1 and nobody can beat your %2: win with it.</source>
        <translation>मेज़ पर %1 है, उससे छोटा पत्ता आपके पास नहीं, और %2{obl} को कोई नहीं मार सकता: उसी से जीतें।</translation>
    </message>
    <message>
        <source>%1 %2 are still out, so points are unlikely: spend the %3 now.</source>
        <comment>many cards of a suit</comment>
        <translation>%2 के %1 पत्ते अभी दूसरों के पास हैं, अंक पड़ने का डर कम है: %3 अभी ख़र्च करें।</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) still out beat your %2, so it might not win: play it now.</source>
        <translation>
            <numerusform>%2{obl} को मारने वाला %1 पत्ता दूसरों के पास है, ज़रूरी नहीं कि सर आपको मिले: अभी चलें।</numerusform>
            <numerusform>%2{obl} को मारने वाले %1 पत्ते दूसरों के पास हैं, ज़रूरी नहीं कि सर आपको मिले: अभी चलें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can go over the %1, so you choose the next lead.</source>
        <translation>%1{obl} को कोई नहीं मार सकता, इसलिए अगली सर आप शुरू %0{f:करेंगी|m:करेंगे|n:करेंगे}।</translation>
    </message>
    <message>
        <source>The highest %1 cancel each other, so your %2 may win.</source>
        <translation>%1 के सबसे बड़े पत्ते आपस में रद्द होते हैं, सो %2 चलकर सर मिल सकती है।</translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far: give away no more, and throw the %3.</source>
        <translation>
            <numerusform>अब तक का %2 अंक %1 का है: और अंक न दें, %3 फेंकें।</numerusform>
            <numerusform>अब तक के सारे %2 अंक %1 के हैं: और अंक न दें, %3 फेंकें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need high cards to win all %1 point(s): throw the %2.</source>
        <translation>
            <numerusform>पूरा %1 अंक जीतने के लिए बड़े पत्ते चाहिए: %2 फेंकें।</numerusform>
            <numerusform>सारे %1 अंक जीतने के लिए बड़े पत्ते चाहिए: %2 फेंकें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins this trick: throw the %2, and its %3 point(s) go there.</source>
        <translation>
            <numerusform>यह सर %1 की है: %2 फेंकें, उसका %3 अंक वहीं जाएगा।</numerusform>
            <numerusform>यह सर %1 की है: %2 फेंकें, उसके %3 अंक वहीं जाएँगे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no %1, so get rid of the %2 and its %3 point(s).</source>
        <translation>
            <numerusform>आपके पास %1 नहीं, इसलिए %2 और उसका %3 अंक निकाल दें।</numerusform>
            <numerusform>आपके पास %1 नहीं, इसलिए %2 और उसके %3 अंक निकाल दें।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is still out and your %2 could win it: throw yours now.</source>
        <translation>%1 अभी दूसरों के पास है; आपके गले न पड़े, इसलिए %2 अभी फेंक दें।</translation>
    </message>
    <message>
        <source>%1 wins this trick: throw the %2, and its points go there.</source>
        <translation>यह सर %1 की है: %2 फेंकें, उसके अंक वहीं जाएँगे।</translation>
    </message>
    <message>
        <source>After the %1 you have no %2 left, and can throw points on them later.</source>
        <translation>%1 फेंकने के बाद %2 का पत्ता नहीं बचेगा, आगे उस रंग पर अंक फेंक %0{f:सकेंगी|m:सकेंगे|n:सकेंगे}।</translation>
    </message>
    <message>
        <source>Nobody else can have %1, so your %2 would win if you had to lead it.</source>
        <translation>%1 और किसी के पास नहीं: कभी %2 चलकर शुरू करना पड़े, तो सर आपको ही मिलेगी।</translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 %4 still out, %2 are lower than your %1, which could win later.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%1 रखें तो आगे सर मिल सकती है: %4 के बाक़ी %3 पत्तों में %2 उससे छोटा है।</numerusform>
            <numerusform>%1 रखें तो आगे सर मिल सकती है: %4 के बाक़ी %3 पत्तों में %2 उससे छोटे हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %2 %3 still out are lower than your %1, which would win later.</source>
        <translation>
            <numerusform>%1 रखें तो आगे सर आपको मिलेगी: %3 का बाक़ी %2 पत्ता उससे छोटा है।</numerusform>
            <numerusform>%1 रखें तो आगे सर आपको मिलेगी: %3 के बाक़ी सभी %2 पत्ते उससे छोटे हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so you lose little with it.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%4 के बाक़ी %3 पत्तों में %1{obl} को मारने वाला %2 है, सो इसे फेंकने में नुक़सान कम है।</numerusform>
            <numerusform>%4 के बाक़ी %3 पत्तों में %1{obl} को मारने वाले %2 हैं, सो इसे फेंकने में नुक़सान कम है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the %1 is still out in its suit, and your %2 would beat it.</source>
        <translation>इस रंग का एक ही पत्ता बाक़ी है, %1, और %2 चलने से वह मर जाएगा।</translation>
    </message>
    <message numerus="yes">
        <source>All %2 %3 still out beat your %1, so it can&apos;t stop anybody.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%3 का बाक़ी %2 पत्ता %1{obl} को मार सकता है, सो इससे कोई नहीं रुकेगा।</numerusform>
            <numerusform>%3 के बाक़ी सभी %2 पत्ते %1{obl} को मार सकते हैं, सो इससे कोई नहीं रुकेगा।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass %1 card(s)</source>
        <translation>
            <numerusform>%1 पत्ता दें</numerusform>
            <numerusform>%1 पत्ते दें</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 more card(s).</source>
        <translation>
            <numerusform>%1 पत्ता और चुनें।</numerusform>
            <numerusform>%1 पत्ते और चुनें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve already chosen %1 card(s): take one back first.</source>
        <translation>
            <numerusform>आप %1 पत्ता पहले ही चुन %0{f:चुकी|m:चुके|n:चुके} हैं; पहले उसे वापस लें।</numerusform>
            <numerusform>आप %1 पत्ते पहले ही चुन %0{f:चुकी|m:चुके|n:चुके} हैं; पहले एक वापस लें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 points to everybody else</source>
        <translation>बाक़ी सबके %1 अंक बढ़ाएँ</translation>
    </message>
    <message>
        <source>Subtract %1 points from your total</source>
        <translation>अपने %1 अंक घटाएँ</translation>
    </message>
    <message>
        <source>Drop the card on the trick to play it.</source>
        <translation>पत्ता चलने के लिए उसे मेज़ के बीच में छोड़ें।</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>उद्देश्य</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>पत्ते</translation>
    </message>
    <message>
        <source>Passing</source>
        <translatorcomment>&apos;पत्ते देना&apos; for passing; &apos;पास करना&apos; may be more usual</translatorcomment>
        <translation>पत्ते देना</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>चालें</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Moon and bonuses</source>
        <translation>मून और बोनस</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>मैच का अंत</translation>
    </message>
    <message>
        <source>The first trick begins with the %1.</source>
        <translation>पहली सर %1{obl} से शुरू होती है।</translation>
    </message>
    <message>
        <source>The first trick must not begin with a point card.</source>
        <translation>पहली सर अंक वाले पत्ते से शुरू नहीं हो सकती।</translation>
    </message>
    <message>
        <source>No points may be discarded on the first trick.</source>
        <translation>पहली सर में अंक वाले पत्ते नहीं फेंके जा सकते।</translation>
    </message>
    <message>
        <source>You must follow suit: play a club.</source>
        <translation>उसी रंग का पत्ता चलना ज़रूरी है: चिड़ी चलें।</translation>
    </message>
    <message>
        <source>You must follow suit: play a diamond.</source>
        <translation>उसी रंग का पत्ता चलना ज़रूरी है: ईंट चलें।</translation>
    </message>
    <message>
        <source>You must follow suit: play a spade.</source>
        <translation>उसी रंग का पत्ता चलना ज़रूरी है: हुकुम चलें।</translation>
    </message>
    <message>
        <source>You must follow suit: play a heart.</source>
        <translation>उसी रंग का पत्ता चलना ज़रूरी है: पान चलें।</translation>
    </message>
    <message>
        <source>Hearts can&apos;t be led before they are broken.</source>
        <translation>पान खुलने से पहले उससे सर शुरू नहीं की जा सकती।</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 आपके पास नहीं है।</translation>
    </message>
    <message>
        <source>Choose the cards to pass first.</source>
        <translation>पहले देने के पत्ते चुनें।</translation>
    </message>
    <message>
        <source>You&apos;ve already passed, and the choice is final.</source>
        <translation>आपके पत्ते दिए जा चुके हैं, और चुनाव अब बदला नहीं जा सकता।</translation>
    </message>
    <message numerus="yes">
        <source>You must pass exactly %1 card(s).</source>
        <translation>
            <numerusform>आपको ठीक %1 पत्ता देना है।</numerusform>
            <numerusform>आपको ठीक %1 पत्ते देने हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose different cards to pass.</source>
        <translation>देने के लिए अलग-अलग पत्ते चुनें।</translation>
    </message>
    <message>
        <source>The number of cards to pass can&apos;t be less than %1.</source>
        <translation>दिए जाने वाले पत्ते %1 से कम नहीं हो सकते।</translation>
    </message>
    <message>
        <source>You can&apos;t pass %1 cards from a hand of %2: pass fewer.</source>
        <translation>%2 पत्तों के हाथ से %1 पत्ते नहीं दिए जा सकते: कम दें।</translation>
    </message>
    <message>
        <source>Now play a card to the trick.</source>
        <translation>अब सर में पत्ता चलें।</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>अभी आपकी नहीं, %1 की बारी है।</translation>
    </message>
    <message>
        <source>The player who shot the moon must choose how it counts.</source>
        <translation>जिसने मून किया है, उसी को चुनना है कि उसके अंक कैसे गिने जाएँ।</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>बाज़ी ख़त्म हुई।</translation>
    </message>
    <message>
        <source>Your turn: lead the %1</source>
        <translation>आपकी बारी: %1{obl} से सर शुरू करें</translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <translation>आपकी बारी: सर का पहला पत्ता चलें</translation>
    </message>
    <message>
        <source>No points on the first trick</source>
        <translation>पहली सर में अंक नहीं</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 card(s) for %2: %3 of %1</source>
        <translation>
            <numerusform>%2 के लिए %1 पत्ता चुनें: %1 में से %3</numerusform>
            <numerusform>%2 के लिए %1 पत्ते चुनें: %1 में से %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass these to %1</source>
        <translation>ये %1 को दें</translation>
    </message>
    <message>
        <source>Pass this card to %1</source>
        <translation>यह पत्ता %1 को दें</translation>
    </message>
    <message>
        <source>Waiting until everybody has passed</source>
        <translation>सबके पत्ते देने का इंतज़ार है</translation>
    </message>
    <message>
        <source>Your turn: you can&apos;t follow suit</source>
        <translation>आपकी बारी: सर का रंग आपके पास नहीं</translation>
    </message>
    <message>
        <source>Your turn: play a club</source>
        <translation>आपकी बारी: चिड़ी चलें</translation>
    </message>
    <message>
        <source>Your turn: play a diamond</source>
        <translation>आपकी बारी: ईंट चलें</translation>
    </message>
    <message>
        <source>Your turn: play a spade</source>
        <translation>आपकी बारी: हुकुम चलें</translation>
    </message>
    <message>
        <source>Your turn: play a heart</source>
        <translation>आपकी बारी: पान चलें</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>चाल %1 की है</translation>
    </message>
    <message>
        <source>You shot the moon! How should it count?</source>
        <translation>आपने सब समेट लिया (मून)। इसके अंक कैसे गिने जाएँ?</translation>
    </message>
    <message>
        <source>%1 decides how the moon counts</source>
        <translation>मून के अंक कैसे गिने जाएँ, यह फ़ैसला %1 का है</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>बाज़ी ख़त्म हुई</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ने मैच जीता</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>आपने मैच जीता</translation>
    </message>
    <message>
        <source>The match is over, and the players with the lowest total share the win</source>
        <translation>मैच ख़त्म हुआ, और सबसे कम अंक वाले बराबरी पर जीते</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translatorcomment>&apos;बाज़ी&apos; for one deal, &apos;मैच&apos; for the whole game</translatorcomment>
        <translation>बाज़ी %1</translation>
    </message>
    <message>
        <source>Deal %1, trick %2 of %3</source>
        <translation>बाज़ी %1, %3 में से सर %2</translation>
    </message>
    <message>
        <source>Pass to the left</source>
        <translation>पत्ते बाएँ दें</translation>
    </message>
    <message>
        <source>Pass to the right</source>
        <translation>पत्ते दाएँ दें</translation>
    </message>
    <message>
        <source>Pass to the second on the left</source>
        <translation>पत्ते बाएँ से दूसरे को दें</translation>
    </message>
    <message>
        <source>Pass to the second on the right</source>
        <translation>पत्ते दाएँ से दूसरे को दें</translation>
    </message>
    <message>
        <source>Passed to the left</source>
        <translation>पत्ते बाएँ दिए गए</translation>
    </message>
    <message>
        <source>Passed to the right</source>
        <translation>पत्ते दाएँ दिए गए</translation>
    </message>
    <message>
        <source>Passed to the second on the left</source>
        <translation>पत्ते बाएँ से दूसरे को दिए गए</translation>
    </message>
    <message>
        <source>Passed to the second on the right</source>
        <translation>पत्ते दाएँ से दूसरे को दिए गए</translation>
    </message>
    <message>
        <source>Pass across</source>
        <translation>पत्ते सामने दें</translation>
    </message>
    <message>
        <source>Passed across</source>
        <translation>पत्ते सामने दिए गए</translation>
    </message>
    <message>
        <source>No passing this deal</source>
        <translation>इस बाज़ी में पत्ते नहीं देने</translation>
    </message>
    <message>
        <source>Hearts not broken</source>
        <translation>पान नहीं खुला</translation>
    </message>
    <message>
        <source>Hearts are broken</source>
        <translatorcomment>&apos;पान खुल गया&apos; for hearts are broken</translatorcomment>
        <translation>पान खुल गया</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>किटी</translation>
    </message>
    <message>
        <source>moon?</source>
        <comment>on the plate of a player who has won every point so far and may shoot the moon</comment>
        <translation>मून?</translation>
    </message>
    <message>
        <source>%1 has every point so far: %2.</source>
        <translation>अब तक के सारे अंक %1 के पास हैं: %2।</translation>
    </message>
    <message>
        <source>You have every point so far: %2.</source>
        <translation>अब तक के सारे अंक आपके पास हैं: %2।</translation>
    </message>
    <message numerus="yes">
        <source>Kitty: %1 card(s)</source>
        <translatorcomment>&apos;किटी&apos; for the kitty; players may say &apos;बचे पत्ते&apos;</translatorcomment>
        <translation>
            <numerusform>किटी: %1 पत्ता</numerusform>
            <numerusform>किटी: %1 पत्ते</numerusform>
        </translation>
    </message>
    <message>
        <source>Left, right</source>
        <translation>बाएँ, दाएँ</translation>
    </message>
    <message>
        <source>Left, right, no pass</source>
        <translatorcomment>&apos;देना नहीं&apos; = no pass in this deal</translatorcomment>
        <translation>बाएँ, दाएँ, किसी को नहीं</translation>
    </message>
    <message>
        <source>Left, right, second left, second right, no pass</source>
        <translation>बाएँ, दाएँ, बाएँ से दूसरे को, दाएँ से दूसरे को, किसी को नहीं</translation>
    </message>
    <message>
        <source>Never pass</source>
        <translation>पत्ते कभी नहीं देते</translation>
    </message>
    <message>
        <source>A kitty for the first trick</source>
        <translation>पहली सर के साथ किटी</translation>
    </message>
    <message>
        <source>Any card, from the player on the dealer&apos;s left</source>
        <translation>कोई भी पत्ता, बाँटने वाले के बाएँ से</translation>
    </message>
    <message>
        <source>Any card but a point card, from the player on the dealer&apos;s left</source>
        <translation>अंक वाले पत्ते के सिवा कोई भी, बाँटने वाले के बाएँ से</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>अनुमति है</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>मना है</translation>
    </message>
    <message>
        <source>All others get the points</source>
        <translation>बाक़ी सबको अंक लगें</translation>
    </message>
    <message>
        <source>The points are taken off the shooter&apos;s total</source>
        <translatorcomment>&apos;समेटने वाला&apos; = the shooter</translatorcomment>
        <translation>समेटने वाले के उतने अंक घटते हैं</translation>
    </message>
    <message>
        <source>The shooter chooses</source>
        <translation>समेटने वाले की मर्ज़ी</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>कुछ ख़ास नहीं</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>कभी भी</translation>
    </message>
    <message>
        <source>Once hearts are broken</source>
        <translation>पान खुलने के बाद</translation>
    </message>
    <message>
        <source>None</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>The jack of diamonds</source>
        <translation>ईंट का ग़ुलाम</translation>
    </message>
    <message>
        <source>The ten of diamonds</source>
        <translation>ईंट का दहला</translation>
    </message>
    <message>
        <source>Play on until one player is lowest</source>
        <translation>किसी एक के अंक सबसे कम होने तक खेलें</translation>
    </message>
    <message>
        <source>Those with the lowest total share the win</source>
        <translation>सबसे कम अंक वालों की साझा जीत</translation>
    </message>
    <message>
        <source>Cards to pass</source>
        <translation>देने के पत्ते</translation>
    </message>
    <message>
        <source>Before play every player passes this many cards to another; %1 means none.</source>
        <translation>खेल शुरू होने से पहले हर खिलाड़ी किसी और को इतने पत्ते देता है; %1 यानी एक भी नहीं।</translation>
    </message>
    <message>
        <source>Who gets the cards, from deal to deal; then it starts over.</source>
        <translation>किस बाज़ी में पत्ते किसे जाएँ; फिर यही क्रम दोहराया जाता है।</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>बचे हुए पत्ते</translation>
    </message>
    <message>
        <source>First lead of a deal</source>
        <translation>बाज़ी की पहली चाल</translation>
    </message>
    <message>
        <source>Who leads to the first trick, and with which card; decided after the pass.</source>
        <translation>पहली सर कौन शुरू करे और किस पत्ते से; यह पत्ते देने के बाद तय होता है।</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>पहली सर में अंक</translation>
    </message>
    <message>
        <source>Whether a player who can&apos;t follow suit may discard point cards there.</source>
        <translation>जिसके पास सर का रंग न हो, वह वहाँ अंक वाले पत्ते फेंक सकता है या नहीं।</translation>
    </message>
    <message>
        <source>Hearts must be broken</source>
        <translation>पान का खुलना ज़रूरी</translation>
    </message>
    <message>
        <source>Hearts may be led only after a heart has been played.</source>
        <translation>पान से सर तभी शुरू हो सकती है जब पान का कोई पत्ता पड़ चुका हो।</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts</source>
        <translation>हुकुम की बेगम से पान खुलता है</translation>
    </message>
    <message>
        <source>Once she has been played, hearts may be led.</source>
        <translation>बेगम की चाल हो जाने के बाद पान से सर शुरू हो सकती है।</translation>
    </message>
    <message>
        <source>Leading the queen of spades</source>
        <translation>हुकुम की बेगम से सर शुरू करना</translation>
    </message>
    <message>
        <source>You may always follow suit with her or discard her.</source>
        <translation>सर हुकुम की हो तो उसे चलने की, नहीं तो फेंकने की हमेशा छूट है।</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <translation>बोनस पत्ता</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translatorcomment>moon: &apos;सब समेटना (मून)&apos; explained, then &apos;मून&apos; alone; English players say &apos;शूट द मून&apos;</translatorcomment>
        <translation>सब समेटना (मून)</translation>
    </message>
    <message>
        <source>What happens when one player wins every point card of the deal.</source>
        <translation>जब एक ही खिलाड़ी बाज़ी के सारे अंक वाले पत्ते जीत ले, तब क्या हो।</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>लक्ष्य</translation>
    </message>
    <message>
        <source>The match ends after the deal in which a total reaches this.</source>
        <translation>जिस बाज़ी में किसी के कुल अंक यहाँ तक पहुँचें, उसके बाद मैच ख़त्म होता है।</translation>
    </message>
    <message>
        <source>Tie for the lowest total</source>
        <translation>सबसे कम कुल अंकों पर बराबरी</translation>
    </message>
    <message>
        <source>What happens at the end when several players share the lowest total.</source>
        <translation>अंत में जब सबसे कम कुल अंक कई खिलाड़ियों के हों, तब क्या हो।</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>line of the score</comment>
        <translation>पान</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <comment>line of the score</comment>
        <translation>सब समेटना (मून)</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>किटी</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>heading over the cards that cost points</comment>
        <translation>मिले</translation>
    </message>
    <message>
        <source>You shot the moon: %1 points to everybody else.</source>
        <translation>आपने सब समेट लिया (मून): बाक़ी सबको %1 अंक लगे।</translation>
    </message>
    <message>
        <source>You shot the moon: your total drops by %1 points.</source>
        <translation>आपने सब समेट लिया (मून): आपके कुल अंकों में से %1 घटे।</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points for you.</source>
        <translation>%1 ने सब समेट लिया (मून): आपको %2 अंक लगे।</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points to everybody else.</source>
        <translation>%1 ने सब समेट लिया (मून): बाक़ी सबको %2 अंक लगे।</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points off their total.</source>
        <translation>%1 ने सब समेट लिया (मून): उनके कुल अंकों में से %2 घटे।</translation>
    </message>
    <message>
        <source>You took the queen of spades: %1 points.</source>
        <translation>हुकुम की बेगम आपको मिली, और कुल %1 अंक लगे।</translation>
    </message>
    <message>
        <source>You took %1 queens of spades: %2 points.</source>
        <translation>हुकुम की %1 बेगमें आपको मिलीं, और कुल %2 अंक लगे।</translation>
    </message>
    <message>
        <source>A clean deal: no points for you.</source>
        <translation>साफ़ बाज़ी: आपको कोई अंक नहीं लगा।</translation>
    </message>
    <message numerus="yes">
        <source>You took %1 point(s).</source>
        <translation>
            <numerusform>आपको %1 अंक लगा।</numerusform>
            <numerusform>आपको %1 अंक लगे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your score drops by %1 point(s).</source>
        <translation>
            <numerusform>आपका %1 अंक घटा।</numerusform>
            <numerusform>आपके %1 अंक घटे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 point(s).</source>
        <translation>
            <numerusform>आपका %1 अंक है।</numerusform>
            <numerusform>आपके %1 अंक हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>No points for you.</source>
        <translation>आपको कोई अंक नहीं लगा।</translation>
    </message>
    <message>
        <source>%1 took the queen of spades.</source>
        <translation>हुकुम की बेगम %1 को मिली।</translation>
    </message>
    <message>
        <source>%1 took the queens of spades.</source>
        <translation>हुकुम की बेगमें %1 को मिलीं।</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>that lie in a trick</comment>
        <translation>
            <numerusform>%1 अंक</numerusform>
            <numerusform>%1 अंक</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <comment>that lie in a trick</comment>
        <translation>कोई अंक नहीं</translation>
    </message>
    <message>
        <source>hearts broken</source>
        <translation>पान खुला</translation>
    </message>
    <message>
        <source>hearts not broken</source>
        <translation>पान बंद</translation>
    </message>
    <message>
        <source>queen still to come</source>
        <comment>of spades</comment>
        <translation>बेगम आनी बाक़ी</translation>
    </message>
    <message>
        <source>queen on the table</source>
        <comment>of spades</comment>
        <translation>बेगम मेज़ पर</translation>
    </message>
    <message>
        <source>queen: %1</source>
        <comment>who has taken that of spades</comment>
        <translation>बेगम %1 को मिली</translation>
    </message>
    <message>
        <source>queen: you</source>
        <comment>who has taken that of spades</comment>
        <translation>बेगम आपको मिली</translation>
    </message>
    <message>
        <source>taken: %1</source>
        <comment>points by player: Amrit 4, Kavya 9</comment>
        <translation>अब तक के अंक: %1</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>अभी कोई अंक नहीं</translation>
    </message>
    <message>
        <source>selected: %1</source>
        <comment>cards to be passed</comment>
        <translation>चुने: %1</translation>
    </message>
    <message>
        <source>none selected</source>
        <comment>no cards to be passed yet</comment>
        <translation>कोई नहीं चुना</translation>
    </message>
    <message>
        <source>you can lead it</source>
        <translation>इससे सर शुरू कर %0{f:सकती|m:सकते|n:सकते} हैं</translation>
    </message>
    <message numerus="yes">
        <source>it would be winning: %1 point(s)</source>
        <translation>
            <numerusform>अभी सर इसी की बनेगी: %1 अंक</numerusform>
            <numerusform>अभी सर इसी की बनेगी: %1 अंक</numerusform>
        </translation>
    </message>
    <message>
        <source>it would be winning, no points</source>
        <translation>अभी सर इसी की बनेगी, अंक कोई नहीं</translation>
    </message>
    <message>
        <source>it can be played and wouldn&apos;t win</source>
        <translation>इसे चल %0{f:सकती|m:सकते|n:सकते} हैं, सर नहीं बनेगी</translation>
    </message>
    <message>
        <source>it can be played: the twins would cancel each other</source>
        <translation>इसे चल %0{f:सकती|m:सकते|n:सकते} हैं: जुड़वाँ रद्द हो जाएँगे</translation>
    </message>
    <message>
        <source>it can be passed: Space selects it</source>
        <translation>इसे दे %0{f:सकती|m:सकते|n:सकते} हैं: Space से चुनें</translation>
    </message>
    <message>
        <source>You have no other spade to protect the %1, so pass it to %2.</source>
        <translation>%1{obl} को बचाने के लिए आपके पास और कोई हुकुम नहीं, इसलिए इसे %2 को दे दें।</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 other spade(s) would protect the %2, so pass it to %3.</source>
        <translation>
            <numerusform>%2{obl} को बचाने के लिए सिर्फ़ %1 और हुकुम है, इसलिए इसे %3 को दे दें।</numerusform>
            <numerusform>%2{obl} को बचाने के लिए सिर्फ़ %1 और हुकुम हैं, इसलिए इसे %3 को दे दें।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass the %1 and its %2 point(s) on to %3.</source>
        <translation>
            <numerusform>आप %1 और उसका %2 अंक %3 को दे %0{f:देती|m:देते|n:देते} हैं।</numerusform>
            <numerusform>आप %1 और उसके %2 अंक %3 को दे %0{f:देती|m:देते|n:देते} हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards you keep may win all %1 point(s): pass your losers, such as the %2.</source>
        <translation>
            <numerusform>आपके पास बचने वाले पत्ते पूरा %1 अंक जीत सकते हैं: हारने वाले पत्ते दें, जैसे %2।</numerusform>
            <numerusform>आपके पास बचने वाले पत्ते सारे %1 अंक जीत सकते हैं: हारने वाले पत्ते दें, जैसे %2।</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep no %1, so you can throw points as soon as they are led.</source>
        <translation>आपके पास %1 का पत्ता नहीं रहेगा, सो वह रंग चलते ही अंक फेंक %0{f:सकेंगी|m:सकेंगे|n:सकेंगे}।</translation>
    </message>
    <message>
        <source>Your %1 could win the %2 later, so pass it to %3.</source>
        <translation>आगे %2 आपके गले न पड़े, इसलिए %3 को %1 दे दें।</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 other spades protect the %2, so pass cards such as the %3.</source>
        <translation>
            <numerusform>%2{obl} को बचाने के लिए %1 और हुकुम है, इसलिए दूसरे पत्ते दें, जैसे %3।</numerusform>
            <numerusform>%2{obl} को बचाने के लिए %1 और हुकुम हैं, इसलिए दूसरे पत्ते दें, जैसे %3।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is all you keep of its suit, so you can soon throw points.</source>
        <translation>आपके पास इस रंग का एक ही पत्ता रहेगा, %1, सो जल्दी ही अंक फेंक %0{f:सकेंगी|m:सकेंगे|n:सकेंगे}।</translation>
    </message>
    <message>
        <source>You have no %1 lower than the %2, so it would win tricks: pass it.</source>
        <translation>%2 दे दें: उससे छोटा %1 का पत्ता आपके पास नहीं, रखें तो सर आपको मिलेगी।</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of your %2 are lower than the %3, so it would win tricks: pass it.</source>
        <translation>
            <numerusform>%3 दे दें: आपके पास उससे छोटा %2 का सिर्फ़ %1 पत्ता है, रखें तो सर आपको मिलेगी।</numerusform>
            <numerusform>%3 दे दें: आपके पास उससे छोटे %2 के सिर्फ़ %1 पत्ते हैं, रखें तो सर आपको मिलेगी।</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the %1 you run out of %2 sooner, and can then throw points on them.</source>
        <translation>%1 न रहे तो %2 के पत्ते जल्दी ख़त्म होंगे, फिर उस रंग पर अंक फेंक %0{f:सकेंगी|m:सकेंगे|n:सकेंगे}।</translation>
    </message>
    <message>
        <source>Your %1 could win a trick of hearts, so pass it to %2.</source>
        <translation>%1 रखें तो पान की सर आपको मिल सकती है, इसलिए इसे %2 को दे दें।</translation>
    </message>
    <message>
        <source>With %1 more points %2 reaches %3, and you win the match.</source>
        <translation>%1 अंक और लगें तो %2 के %3 हो जाएँगे, और मैच आप %0{f:जीतेंगी|m:जीतेंगे|n:जीतेंगे}।</translation>
    </message>
    <message>
        <source>With %1 more points for the others you are %2 ahead of %3.</source>
        <translation>बाक़ी सबके %1 अंक बढ़ें तो आप %3 से %2 अंक आगे %0{f:होंगी|m:होंगे|n:होंगे}।</translation>
    </message>
    <message>
        <source>With %1 more points for the others you are only %2 behind %3.</source>
        <translation>बाक़ी सबके %1 अंक बढ़ें तो आप %3 से सिर्फ़ %2 अंक पीछे %0{f:रहेंगी|m:रहेंगे|n:रहेंगे}।</translation>
    </message>
    <message>
        <source>With %1 more points for the others the match would end, and %2 would win.</source>
        <translation>बाक़ी सबके %1 अंक बढ़ें तो मैच ख़त्म हो जाएगा, और जीत %2 की होगी।</translation>
    </message>
    <message>
        <source>With %1 points off, your total is only %2.</source>
        <translation>%1 अंक घटें तो आपके कुल अंक सिर्फ़ %2 रहेंगे।</translation>
    </message>
</context>
<context>
    <name>Hearts family, brief</name>
    <message>
        <source>passes %2 to %3</source>
        <translation>%3 को %2 %2{one:दिया|other:दिए}</translation>
    </message>
    <message>
        <source>pass %2 to %3</source>
        <translation>%3 को %2 %2{one:दिया|other:दिए}</translation>
    </message>
    <message>
        <source>passes %2 to you</source>
        <translation>आपको %2 %2{one:दिया|other:दिए}</translation>
    </message>
    <message>
        <source>takes %2</source>
        <translation>मिला पत्ता: %2</translation>
    </message>
    <message>
        <source>take %2</source>
        <translation>मिला पत्ता: %2</translation>
    </message>
    <message>
        <source>takes the kitty, %2</source>
        <translation>किटी ली, %2</translation>
    </message>
    <message>
        <source>take the kitty, %2</source>
        <translation>किटी ली, %2</translation>
    </message>
    <message>
        <source>hearts broken</source>
        <translation>पान खुला</translation>
    </message>
    <message>
        <source>play a club</source>
        <translation>चिड़ी चलें</translation>
    </message>
    <message>
        <source>play a diamond</source>
        <translation>ईंट चलें</translation>
    </message>
    <message>
        <source>play a spade</source>
        <translation>हुकुम चलें</translation>
    </message>
    <message>
        <source>play a heart</source>
        <translation>पान चलें</translation>
    </message>
    <message>
        <source>lead the %1</source>
        <translation>%1 चलकर शुरू करें</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>शुरुआत आपकी</translation>
    </message>
    <message>
        <source>%1 cards for %2</source>
        <translation>%2 के लिए %1 %1{one:पत्ता|other:पत्ते}</translation>
    </message>
    <message>
        <source>%2: Enter passes them</source>
        <translation>%2: Enter से दें</translation>
    </message>
    <message>
        <source>Enter passes it</source>
        <translation>Enter से दें</translation>
    </message>
    <message>
        <source>you can&apos;t follow suit</source>
        <translation>वह रंग नहीं, कोई भी चलें</translation>
    </message>
</context>
<context>
    <name>Hearts family, spoken</name>
    <message numerus="yes">
        <source>Choose %1 card(s) for %2.</source>
        <translation>
            <numerusform>%2 के लिए %1 पत्ता चुनें।</numerusform>
            <numerusform>%2 के लिए %1 पत्ते चुनें।</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 of %2: press Enter to pass them to %1.</source>
        <comment>as many as are to be passed</comment>
        <translation>%2 में से %2: Enter से %1 को दें।</translation>
    </message>
    <message>
        <source>Press Enter to pass this card to %1.</source>
        <translation>Enter से यह पत्ता %1 को दें।</translation>
    </message>
</context>
<context>
    <name>Hearts lesson</name>
    <message>
        <source>Your first deal</source>
        <translation>आपकी पहली बाज़ी</translation>
    </message>
    <message>
        <source>Shall I show you how cards are passed?</source>
        <translation>दिखाऊँ, पत्ते कैसे देते हैं?</translation>
    </message>
    <message>
        <source>Shall I show you how following suit works?</source>
        <translation>दिखाऊँ, उसी रंग का पत्ता कैसे चलते हैं?</translation>
    </message>
    <message>
        <source>Shall I show you how hearts are broken?</source>
        <translation>दिखाऊँ, पान कैसे खुलता है?</translation>
    </message>
    <message>
        <source>Each heart costs %1 point and the queen of spades %2. Win as few points as you can.</source>
        <translation>पान के हर पत्ते का %1 अंक, हुकुम की बेगम के %2। जितने कम लें उतना अच्छा।</translation>
    </message>
    <message>
        <source>First you pass three cards: give away all your diamonds, because they&apos;re high.</source>
        <translation>पहले तीन पत्ते देने हैं: अपने सारे ईंट के पत्ते दे दें, वे बड़े हैं।</translation>
    </message>
    <message>
        <source>You&apos;ve been passed the queen of spades. Try to get rid of her.</source>
        <translation>हुकुम की बेगम आपके पास आई है। उससे पीछा छुड़ाएँ।</translation>
    </message>
    <message>
        <source>Clubs are led: play your highest one while it is cheap.</source>
        <translation>सर चिड़ी से शुरू हुई है: सस्ते में ही अपनी सबसे बड़ी चिड़ी चलें।</translation>
    </message>
    <message>
        <source>You must follow suit. The highest card of that suit wins, so play a low one.</source>
        <translation>उसी रंग का पत्ता चलना होता है। सबसे बड़ा जीतता है, सो छोटा चलें।</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit, so play what you like: give the queen of spades away!</source>
        <translation>उस रंग का पत्ता नहीं है, सो जो चाहें चलें: हुकुम की बेगम दे दें!</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: throw your highest heart, and somebody else gets it.</source>
        <translation>उस रंग का पत्ता नहीं है: सबसे बड़ा पान फेंकें, किसी और को मिलेगा।</translation>
    </message>
    <message>
        <source>A heart has been played: hearts are broken, and may be led from now on.</source>
        <translation>पान का पत्ता पड़ा: पान खुल गया, अब उससे सर शुरू हो सकती है।</translation>
    </message>
    <message>
        <source>You lead: a low card lets somebody else win the trick.</source>
        <translation>सर आप शुरू करें: छोटा पत्ता चलें, सर किसी और को मिलेगी।</translation>
    </message>
    <message>
        <source>The queen has been won. If her winner gets all hearts too, everybody else gets %1 points.</source>
        <translation>बेगम जा चुकी। उसे जीतने वाला सारे पान भी जीत ले तो बाक़ी सबको %1 अंक लगेंगे।</translation>
    </message>
    <message>
        <source>Shoot the moon</source>
        <translation>सब समेटें (मून)</translation>
    </message>
    <message>
        <source>Win all the hearts and the queen of spades: then everybody else gets %1 points.</source>
        <translation>सारे पान और हुकुम की बेगम जीतें: तब बाक़ी सबको %1 अंक लगेंगे।</translation>
    </message>
    <message>
        <source>This hand is strong enough for the moon: pass your three low cards.</source>
        <translation>यह हाथ मून के लिए मज़बूत है: अपने तीन छोटे पत्ते दें।</translation>
    </message>
    <message>
        <source>This time you want to win the trick: play your highest club.</source>
        <translation>इस बार सर जीतनी है: सबसे बड़ी चिड़ी चलें।</translation>
    </message>
    <message>
        <source>Now you lead. Nobody can beat your high spades: begin with the highest.</source>
        <translation>अब सर आप शुरू करें। आपके बड़े हुकुमों को कोई नहीं मार सकता: सबसे बड़े से शुरू करें।</translation>
    </message>
    <message>
        <source>Keep leading what wins: now your high clubs or diamonds.</source>
        <translation>जो जीते वही चलते जाएँ: अब बड़ी चिड़ी या ईंट।</translation>
    </message>
    <message>
        <source>Hearts may be led now: take them all, the highest first.</source>
        <translation>अब पान खुला है: सब ले लें, सबसे बड़ा पहले।</translation>
    </message>
    <message>
        <source>Only a few hearts are missing. Let nobody else win one!</source>
        <translation>बस कुछ पान बाक़ी हैं। किसी और को एक भी न लेने दें!</translation>
    </message>
    <message>
        <source>Somebody else has a point, so the moon is lost: now win as few as you can.</source>
        <translation>किसी और को अंक मिल गया, मून गया: अब जितने कम लें उतना अच्छा।</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Getting started</source>
        <translation>शुरू करने के लिए</translation>
    </message>
    <message>
        <source>Press “Play” on the tile of a game: the cards are dealt, at the same table as last time.</source>
        <translation>खेल की टाइल पर “खेलें” दबाएँ: पिछली बार वाली मेज़ पर ही पत्ते बँट जाते हैं।</translation>
    </message>
    <message>
        <source>On the line above it you choose how many play, how strong they are, and the rules.</source>
        <translation>उसके ऊपर की पंक्ति में चुनें कि कितने खिलाड़ी हों, कितने मज़बूत हों, और नियम कौन-से हों।</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>माउस से</translation>
    </message>
    <message>
        <source>Click a card to play it, or drag it to the middle of the table.</source>
        <translation>पत्ता चलने के लिए उस पर क्लिक करें, या उसे खींचकर मेज़ के बीच में लाएँ।</translation>
    </message>
    <message>
        <source>To pass cards, click each of them and then the button; another click takes one back.</source>
        <translation>पत्ते देने के लिए एक-एक पर क्लिक करें, फिर बटन पर; दोबारा क्लिक करने से पत्ता वापस आ जाता है।</translation>
    </message>
    <message>
        <source>Cards that you can&apos;t play now are dimmed. Click one to learn why.</source>
        <translation>जो पत्ते अभी चलने लायक़ नहीं, वे धुँधले दिखते हैं। वजह जानने के लिए उन पर क्लिक करें।</translation>
    </message>
    <message>
        <source>Click while cards are moving to finish the move; click again to clear a full trick.</source>
        <translation>पत्ते चल रहे हों तो क्लिक करने से चाल तुरंत पूरी हो जाती है; एक और क्लिक पूरी सर उठा देता है।</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>कीबोर्ड से</translation>
    </message>
    <message>
        <source>The left and right arrow keys move through your hand, Enter plays a card, Space selects it.</source>
        <translation>बाएँ और दाएँ तीर से हाथ में घूमें, Enter से पत्ता चलें, Space से उसे चुनें।</translation>
    </message>
    <message>
        <source>The number keys play the first, second, third … of the cards that you can play.</source>
        <translation>अंकों वाली कुंजियों से चलने लायक़ पत्तों में पहला, दूसरा, तीसरा … पत्ता चलें।</translation>
    </message>
    <message>
        <source>Comma and full stop go from suit to suit in your hand, or from rank to rank.</source>
        <translation>कॉमा और पूर्ण विराम (.) से हाथ में अगले रंग या अगले दर्जे पर जाएँ।</translation>
    </message>
    <message>
        <source>Tab moves from pile to pile, Esc clears your selection.</source>
        <translation>Tab से एक ढेरी से अगली पर जाएँ, Esc से चुने हुए पत्ते वापस रखें।</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>स्क्रीन रीडर से</translation>
    </message>
    <message>
        <source>Your hand, the trick and the piles are lists of cards. What the others do is announced.</source>
        <translation>आपका हाथ, सर और ढेरियाँ पत्तों की सूचियाँ हैं। दूसरे जो करें, बताया जाता है।</translation>
    </message>
    <message>
        <source>F6 goes from part to part of the table, to the players and the scores too.</source>
        <translation>F6 से मेज़ के एक हिस्से से दूसरे पर जाएँ, खिलाड़ियों और अंकों तक भी।</translation>
    </message>
    <message>
        <source>In long texts the arrow keys read line by line; H goes to the next heading.</source>
        <translation>लंबी बातें तीर कुंजियों से एक-एक पंक्ति पढ़ें; H से अगले शीर्षक पर जाएँ।</translation>
    </message>
    <message>
        <source>Press C to hear the cards on the table, D your hand, P what you can play, W whose turn it is.</source>
        <translation>C से मेज़ के पत्ते सुनें, D से अपने, P से चलने लायक़ पत्ते, W से यह कि किसकी बारी है।</translation>
    </message>
    <message>
        <source>Press E to hear how many cards each player has left, S the points, M melds, trumps or points taken.</source>
        <translation>E से सुनें कि किसके कितने पत्ते बचे हैं, S से अंक, M से सेट, तुरुप या मिले अंक।</translation>
    </message>
    <message>
        <source>Press L to hear the last trick or turn, and X to hear what the card in focus can do.</source>
        <translation>L से पिछली सर या बारी सुनें, X से यह कि जिस पत्ते पर आप हैं, वह क्या कर सकता है।</translation>
    </message>
    <message>
        <source>Press Shift with a number to hear everything about a player, you first and then clockwise.</source>
        <translation>Shift के साथ अंक वाली कुंजी से उस खिलाड़ी के बारे में सब सुनें, पहले आप, फिर घड़ी की दिशा में।</translation>
    </message>
    <message>
        <source>Press T to hear everything, your hand first; press it again to go on sentence by sentence.</source>
        <translation>T से सब कुछ सुनें, पहले आपके पत्ते; फिर दबाने पर एक-एक वाक्य आगे सुनें।</translation>
    </message>
    <message>
        <source>If they&apos;re in another house, choose “Let friends from other houses in” when you open the table.</source>
        <translation>अगर वे दूसरे घर में हैं, तो मेज़ खोलते समय “दूसरे घरों के दोस्तों को आने दें” चुनें।</translation>
    </message>
    <message>
        <source>Shift+L shows what the others did since your last turn, or the tricks that have been played.</source>
        <translation>Shift+L से देखें कि आपकी पिछली बारी के बाद दूसरों ने क्या किया, या खेली गई सरें।</translation>
    </message>
    <message>
        <source>Under Settings, Preferences, Accessibility you choose how much is said.</source>
        <translation>कितना बोला जाए, यह “सेटिंग”, “प्राथमिकताएँ”, “सुलभता” में तय करें।</translation>
    </message>
    <message>
        <source>You can look up every key under Help, All keys.</source>
        <translation>हर कुंजी “सहायता”, “सभी कुंजियाँ” में मिलेगी।</translation>
    </message>
    <message>
        <source>If it&apos;s hard to see</source>
        <translation>अगर देखने में दिक़्क़त हो</translation>
    </message>
    <message>
        <source>The table grows with the window. Ctrl and + make the text larger, Ctrl and - smaller.</source>
        <translation>मेज़ विंडो के साथ बढ़ती है। Ctrl और + से लिखावट बड़ी, Ctrl और - से छोटी।</translation>
    </message>
    <message>
        <source>High contrast, large letters on the cards and less motion: Preferences, Accessibility.</source>
        <translation>हाई कंट्रास्ट, पत्तों पर बड़े अक्षर और कम हलचल: “प्राथमिकताएँ”, “सुलभता”।</translation>
    </message>
    <message>
        <source>With people</source>
        <translation>लोगों के साथ</translation>
    </message>
    <message>
        <source>People in the same network see an open table; everybody else needs an invitation.</source>
        <translation>इसी नेटवर्क के लोगों को खुली मेज़ दिखती है; बाक़ी सबको न्योता चाहिए।</translation>
    </message>
    <message>
        <source>Your seat is kept when the connection is lost: a computer plays on until you are back.</source>
        <translation>संपर्क टूटने पर आपकी जगह रखी रहती है: आपके लौटने तक कंप्यूटर खेलता है।</translation>
    </message>
    <message>
        <source>Undo, claims and pauses need everybody&apos;s agreement: answer with Y or N.</source>
        <translation>चाल वापस लेना, बाक़ी सरें माँगना और रुकना सबकी हाँ से होता है: Y या N से जवाब दें।</translation>
    </message>
    <message>
        <source>If you&apos;re stuck</source>
        <translation>जब कुछ न सूझे</translation>
    </message>
    <message>
        <source>Ask for a hint with H: it names a card and says why in one sentence.</source>
        <translation>H दबाकर संकेत माँगें: वह एक पत्ता बताता है और एक वाक्य में वजह भी।</translation>
    </message>
    <message>
        <source>Undo takes back as many moves as you like.</source>
        <translation>“चाल वापस लें” से जितनी चाहें उतनी चालें वापस लें।</translation>
    </message>
    <message>
        <source>The round buttons on the table do the same: point at one to read what it does.</source>
        <translation>मेज़ पर गोल बटन भी यही करते हैं: किसी पर पॉइंटर ले जाकर पढ़ें कि वह क्या करता है।</translation>
    </message>
    <message>
        <source>Ctrl+F plays the rest of a deal quickly once nothing can change for you.</source>
        <translation>जब आपके लिए कुछ न बदल सके, Ctrl+F से बाक़ी बाज़ी जल्दी पूरी हो जाती है।</translation>
    </message>
    <message>
        <source>Close the window whenever you like: next time the game continues from the very same card.</source>
        <translation>विंडो कभी भी बंद करें: अगली बार खेल ठीक उसी पत्ते से आगे चलेगा।</translation>
    </message>
    <message>
        <source>What is spoken</source>
        <translation>क्या बोला जाता है</translation>
    </message>
    <message>
        <source>Press R or Backspace to hear the last sentence again, Shift+Backspace for the ones before.</source>
        <translation>R या Backspace से पिछला वाक्य फिर सुनें, Shift+Backspace से उससे पहले के।</translation>
    </message>
    <message>
        <source>Ctrl+J lists the last hundred sentences; press Enter on one to hear it again.</source>
        <translation>Ctrl+J से पिछले सौ वाक्यों की सूची खुलती है; वहाँ Enter से कोई वाक्य फिर सुनें।</translation>
    </message>
    <message>
        <source>If words are spelled out or sound foreign, choose a voice in the language of the game in your screen reader.</source>
        <translation>अगर शब्द अक्षर-अक्षर बोले जाएँ या विदेशी लगें, तो स्क्रीन रीडर को खेल की भाषा की आवाज़ दें।</translation>
    </message>
    <message>
        <source>On Linux the game can speak by itself, in its own language: Preferences, Accessibility, Speak through.</source>
        <translation>Linux पर खेल ख़ुद अपनी भाषा में बोल सकता है: “प्राथमिकताएँ”, “सुलभता”, “किससे बोले”।</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>%1&apos;s computer hasn&apos;t come back. How should the match go on?</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 का कंप्यूटर वापस नहीं आया। मैच आगे कैसे चले?</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. How should the match go on?</source>
        <translation>मेज़ से जवाब नहीं आ रहा। मैच आगे कैसे चले?</translation>
    </message>
    <message>
        <source>You don&apos;t have to wait for %1. How should the match go on?</source>
        <translation>%1 का इंतज़ार ज़रूरी नहीं। मैच आगे कैसे चले?</translation>
    </message>
    <message>
        <source>Open it again here</source>
        <comment>the table, for the same people</comment>
        <translation>यहाँ फिर खोलें</translation>
    </message>
    <message>
        <source>Play on against computers</source>
        <translation>कंप्यूटरों के साथ खेलते रहें</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>इंतज़ार करें</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>सहेजें और उठें</translation>
    </message>
</context>
<context>
    <name>How to play</name>
    <message>
        <source>How to play %1</source>
        <translation>%1 कैसे खेलें</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>माउस और कुंजियाँ</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>साथी के साथ</translation>
    </message>
    <message>
        <source>Click a card to play it, or drag it; select several cards first, then press the button.</source>
        <translation>चलने के लिए पत्ते पर क्लिक करें या उसे खींचें; कई पत्ते हों तो पहले चुनें, फिर बटन दबाएँ।</translation>
    </message>
    <message>
        <source>The arrow keys move through your hand, Space selects a card, Enter plays it, Tab goes on to a pile.</source>
        <translation>तीर कुंजियों से हाथ में घूमें, Space से पत्ता चुनें, Enter से चलें, Tab से अगली ढेरी पर जाएँ।</translation>
    </message>
    <message>
        <source>H gives a hint and says why. The rest is under “Mouse and keys” below.</source>
        <translation>H से संकेत और उसका कारण मिलता है। बाक़ी नीचे “माउस और कुंजियाँ” में है।</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>कैसे खेलें</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Learn at the table</source>
        <translation>मेज़ पर सीखें</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>सारे नियम</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <translation>आपके हाथ में: %1।</translation>
    </message>
    <message>
        <source>In the trick: %1.</source>
        <translation>सर में: %1।</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>मेज़ पर: %1।</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what cards are, and which</comment>
        <translation>%1: %2।</translation>
    </message>
    <message>
        <source>In the frozen pile: %1.</source>
        <translation>जमी ढेरी में: %1।</translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation>चुने हुए: %1।</translation>
    </message>
    <message>
        <source>Can&apos;t be played now: %1.</source>
        <translation>अभी नहीं चल सकते: %1।</translation>
    </message>
    <message>
        <source>Cancelled: %1.</source>
        <translation>रद्द: %1।</translation>
    </message>
    <message>
        <source>To be picked up: %1.</source>
        <translation>उठाने होंगे: %1।</translation>
    </message>
    <message>
        <source>Own trumps, clockwise from you: %1.</source>
        <translation>अपने तुरुप, आपसे घड़ी की दिशा में: %1।</translation>
    </message>
</context>
<context>
    <name>How to play Canasta</name>
    <message>
        <source>A meld is three or more cards of one rank.</source>
        <translation>सेट एक ही दर्जे के तीन या ज़्यादा पत्ते हैं।</translation>
    </message>
    <message>
        <source>Deuces and jokers are wild: they may stand for other cards.</source>
        <translation>दुक्कियाँ और जोकर वाइल्ड हैं: दूसरे पत्तों की जगह लगते हैं।</translation>
    </message>
    <message>
        <source>Seven cards of one rank are a canasta.</source>
        <translation>एक दर्जे के सात पत्ते कनास्ता हैं।</translation>
    </message>
    <message>
        <source>Without wild cards it counts more.</source>
        <translation>वाइल्ड कार्ड के बिना उसके अंक ज़्यादा हैं।</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 अंक</translation>
    </message>
    <message>
        <source>Take the whole pile, if you can meld its top card at once.</source>
        <translation>पूरी ढेरी लें, अगर उसका ऊपर का पत्ता तुरंत बिछा सकें।</translation>
    </message>
    <message>
        <source>A wild card freezes it: then your hand needs two cards like the top one.</source>
        <translation>वाइल्ड कार्ड ढेरी जमा देता है: तब हाथ में ऊपर के पत्ते जैसे दो चाहिए।</translation>
    </message>
    <message>
        <source>Each turn ends with a discard; with your last card you go out.</source>
        <translation>हर बारी पत्ता फेंककर ख़त्म होती है; आख़िरी पत्ते से आप पत्ते ख़त्म %0{f:करती|m:करते|n:करते} हैं।</translation>
    </message>
    <message>
        <source>Your side needs a canasta for that. The most points win.</source>
        <translation>इसके लिए टीम का कनास्ता चाहिए। सबसे ज़्यादा अंकों वाली टीम जीतती है।</translation>
    </message>
    <message>
        <source>Your canasta</source>
        <translation>आपका कनास्ता</translation>
    </message>
    <message>
        <source>Make your first meld with no more cards than it needs, so that your side can still take the pile.</source>
        <translation>पहले सेट में ज़रूरत से ज़्यादा पत्ते न लगाएँ, ताकि आपकी टीम आगे भी ढेरी ले सके।</translation>
    </message>
    <message>
        <source>Don&apos;t discard a rank that your side has on the table while another card is as safe.</source>
        <translation>कोई दूसरा पत्ता उतना ही सुरक्षित हो, तो वह दर्जा न फेंकें जो आपकी टीम ने मेज़ पर बिछा रखा है।</translation>
    </message>
    <message>
        <source>Your partner rarely holds more of a rank that they have discarded, so don&apos;t collect that rank together.</source>
        <translation>साथी ने जो दर्जा फेंका है, उसके और पत्ते उनके हाथ में शायद ही हों, इसलिए उस दर्जे को मिलकर जमा न करें।</translation>
    </message>
    <message>
        <source>The first card that a player discards isn&apos;t a signal: computer players neither give nor read one.</source>
        <translation>किसी खिलाड़ी के फेंके पहले पत्ते का कोई छिपा मतलब नहीं होता: कंप्यूटर खिलाड़ी उससे कुछ नहीं बताते, और न कुछ समझते हैं।</translation>
    </message>
    <message>
        <source>A computer partner who can go out asks you first if you hold five cards or more and the deal may go on.</source>
        <translation>आपके हाथ में पाँच या ज़्यादा पत्ते हों और बाज़ी अभी चल सकती हो, तो पत्ते ख़त्म करने से पहले कंप्यूटर साथी आपसे पूछता है।</translation>
    </message>
    <message>
        <source>Say no if your side&apos;s melds may still bring more than the cards that the others are caught with.</source>
        <translation>“नहीं” कहें अगर आपकी टीम के सेटों से अभी उससे ज़्यादा अंक मिल सकते हैं जितने दूसरों के हाथ में फँसेंगे।</translation>
    </message>
</context>
<context>
    <name>How to play Cancellation Hearts</name>
    <message>
        <source>There are two packs, so every card has a twin.</source>
        <translation>गड्डियाँ दो हैं, इसलिए हर पत्ते का जुड़वाँ है।</translation>
    </message>
    <message>
        <source>Take the fewest points to win, or take them all.</source>
        <translation>जीतने के लिए सबसे कम अंक लें, या फिर सारे ले लें।</translation>
    </message>
    <message>
        <source>%1 point each</source>
        <translation>हर एक का %1 अंक</translation>
    </message>
    <message>
        <source>%1 points each</source>
        <translation>हर एक के %1 अंक</translation>
    </message>
    <message>
        <source>Play a card of the suit that was led, if you have one.</source>
        <translation>जिस रंग से सर शुरू हुई, हो तो वही चलें।</translation>
    </message>
    <message>
        <source>The highest card of that suit takes the trick.</source>
        <translation>उस रंग का सबसे बड़ा पत्ता सर जीतता है।</translation>
    </message>
    <message>
        <source>Twins in one trick cancel each other.</source>
        <translation>एक ही सर में जुड़वाँ एक-दूसरे को रद्द करते हैं।</translation>
    </message>
    <message>
        <source>Here both kings are gone, and the nine takes the trick.</source>
        <translation>यहाँ दोनों बादशाह गए, सर नहले को मिली।</translation>
    </message>
    <message>
        <source>If no card of the suit is left, nobody takes the trick.</source>
        <translation>उस रंग का कोई पत्ता न बचे तो सर किसी को नहीं मिलती।</translation>
    </message>
    <message>
        <source>It waits for the player who takes the next one.</source>
        <translation>वह अगली सर जीतने वाले के लिए रुकती है।</translation>
    </message>
</context>
<context>
    <name>How to play Hearts</name>
    <message>
        <source>Before play you pass three cards to another player.</source>
        <translation>खेल से पहले तीन पत्ते किसी दूसरे खिलाड़ी को देते हैं।</translation>
    </message>
    <message>
        <source>Pass on what could take points, such as high spades and hearts.</source>
        <translation>वे दें जो अंक दिला सकते हैं, जैसे बड़े हुकुम और पान।</translation>
    </message>
    <message>
        <source>Play a card of the suit that was led, if you have one.</source>
        <translation>जिस रंग से सर शुरू हुई, हो तो वही चलें।</translation>
    </message>
    <message>
        <source>The highest card of that suit takes the trick.</source>
        <translation>उस रंग का सबसे बड़ा पत्ता सर जीतता है।</translation>
    </message>
    <message>
        <source>If you have none, play any other card, but usually no points on the first trick.</source>
        <translation>न हो तो कोई भी दूसरा पत्ता चलें, पर पहली सर में आम तौर पर अंक वाला नहीं।</translation>
    </message>
    <message>
        <source>That is the moment to give the queen of spades away.</source>
        <translation>हुकुम की बेगम देने का यही मौक़ा है।</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>सबसे कम अंकों वाला जीतता है।</translation>
    </message>
    <message>
        <source>But if you take them all, they count against the others.</source>
        <translation>पर जो सारे ले ले, उसके अंक दूसरों पर चढ़ जाते हैं।</translation>
    </message>
    <message>
        <source>%1 point each</source>
        <translation>हर एक का %1 अंक</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 अंक</translation>
    </message>
</context>
<context>
    <name>How to play Svoi Kozyri</name>
    <message>
        <source>Everybody has their own trump suit.</source>
        <translation>हर किसी का अपना तुरुप होता है।</translation>
    </message>
    <message>
        <source>Here yours are the hearts: even the six beats other suits.</source>
        <translation>यहाँ आपका तुरुप पान है: छक्का भी दूसरे रंगों को मारता है।</translation>
    </message>
    <message>
        <source>Beat the top card: higher in its suit, or with your trump.</source>
        <translation>ऊपर का पत्ता मारें: उसी रंग के बड़े से, या अपने तुरुप से।</translation>
    </message>
    <message>
        <source>Then lay any other card on top for the next player.</source>
        <translation>फिर अगले खिलाड़ी के लिए कोई भी पत्ता ऊपर रखें।</translation>
    </message>
    <message>
        <source>If you can&apos;t beat it, pick up the top three cards.</source>
        <translation>न मार सकें तो ऊपर के तीन पत्ते उठाएँ।</translation>
    </message>
    <message>
        <source>If it is one of your own trumps, you pick up more.</source>
        <translation>वह आपका अपना तुरुप हो तो ज़्यादा उठाने पड़ते हैं।</translation>
    </message>
    <message>
        <source>Get rid of all your cards.</source>
        <translation>अपने सारे पत्ते ख़त्म करें।</translation>
    </message>
    <message>
        <source>The last player with cards loses.</source>
        <translation>जिसके पास अंत तक पत्ते बचें, वह हारता है।</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>The end is missing: only %1 of %2 characters are here. Copy the whole message again and paste it here.</source>
        <translation>इसका अंत नहीं है: %2 में से सिर्फ़ %1 अक्षर और अंक हैं। पूरा संदेश फिर से कॉपी करके यहाँ चिपकाएँ।</translation>
    </message>
    <message>
        <source>A letter or digit in it is wrong. Copy the message again and paste it here.</source>
        <translation>इसमें कोई अक्षर या अंक ग़लत है। संदेश फिर से कॉपी करके यहाँ चिपकाएँ।</translation>
    </message>
    <message>
        <source>There is no invitation here: paste the whole message, including the part that begins with “%1”.</source>
        <translation>यहाँ कोई न्योता नहीं है: पूरा संदेश चिपकाएँ, “%1” से शुरू होने वाले पूरे हिस्से समेत।</translation>
    </message>
    <message>
        <source>This invitation was made by a newer CardTable: you need that version to join.</source>
        <translation>यह न्योता नए CardTable का है: आने के लिए आपको वही संस्करण चाहिए।</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>All keys</source>
        <translation>सभी कुंजियाँ</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two keys for one command</comment>
        <translation>%1 या %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a row of keys</comment>
        <translation>%1 से %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a command and its keys, as they are spoken</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The keys stay the same when the keyboard writes another alphabet.</source>
        <translation>कीबोर्ड किसी और लिपि में लिखे, तब भी कुंजियाँ यही रहती हैं।</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>मेज़ पर</translation>
    </message>
    <message>
        <source>Move through the hand</source>
        <translation>हाथ में घूमें</translation>
    </message>
    <message>
        <source>To another suit or rank in the hand</source>
        <translation>हाथ में दूसरे रंग या दर्जे पर</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>पत्ता चलें</translation>
    </message>
    <message>
        <source>Select the card</source>
        <translation>पत्ता चुनें</translation>
    </message>
    <message>
        <source>Play the first to ninth card that may be played</source>
        <translation>चलने लायक़ पहला, दूसरा … नौवाँ पत्ता चलें</translation>
    </message>
    <message>
        <source>Next pile</source>
        <translation>अगली ढेरी</translation>
    </message>
    <message>
        <source>From part to part of the table</source>
        <translation>मेज़ के एक हिस्से से दूसरे तक</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>चुने पत्ते वापस रखें</translation>
    </message>
    <message>
        <source>Look and ask</source>
        <translation>देखें और पूछें</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>संकेत</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>अंक तालिका</translation>
    </message>
    <message>
        <source>What happened, and the last tricks</source>
        <translation>क्या हुआ, और पिछली सरें</translation>
    </message>
    <message>
        <source>Questions, answered aloud</source>
        <translation>पूछें और सुनें</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>मेज़ पर पत्ते</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>मेरे पत्ते</translation>
    </message>
    <message>
        <source>What may be played</source>
        <translation>क्या चल सकते हैं</translation>
    </message>
    <message>
        <source>Whose turn it is, and what to do</source>
        <translation>किसकी बारी, और क्या करना है</translation>
    </message>
    <message>
        <source>Cards each player has left</source>
        <translation>सबके बचे पत्ते</translation>
    </message>
    <message>
        <source>Points in brief</source>
        <translation>अंक, थोड़े में</translation>
    </message>
    <message>
        <source>Melds, trumps or points taken</source>
        <translation>सेट, तुरुप या मिले अंक</translation>
    </message>
    <message>
        <source>The last trick or turn</source>
        <translation>पिछली सर या बारी</translation>
    </message>
    <message>
        <source>Explain this card</source>
        <translation>यह पत्ता समझाएँ</translation>
    </message>
    <message>
        <source>All about a player, you first</source>
        <translation>खिलाड़ी के बारे में सब, पहले आप</translation>
    </message>
    <message>
        <source>Describe the table</source>
        <translation>मेज़ का हाल बताएँ</translation>
    </message>
    <message>
        <source>Repeat what was said</source>
        <translation>जो कहा, दोहराएँ</translation>
    </message>
    <message>
        <source>What was said before</source>
        <translation>पहले क्या कहा</translation>
    </message>
    <message>
        <source>What was said after that</source>
        <translation>उसके बाद क्या कहा</translation>
    </message>
    <message>
        <source>What was said, as a list</source>
        <translation>जो कहा, सूची में</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>नया खेल</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>चाल वापस लें</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>चाल फिर चलें</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>बाज़ी पूरी करें</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>बाँट संख्या</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>बाहर जाएँ</translation>
    </message>
    <message>
        <source>After a deal</source>
        <translation>बाज़ी के बाद</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>अगली बाज़ी</translation>
    </message>
    <message>
        <source>Hide the points</source>
        <translation>अंक छिपाएँ</translation>
    </message>
    <message>
        <source>Look at the deal</source>
        <translation>बाज़ी देखें</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>एक-एक पत्ता</translation>
    </message>
    <message>
        <source>By tricks or turns</source>
        <translation>एक-एक सर या बारी</translation>
    </message>
    <message>
        <source>To the next choice that cost points, or back</source>
        <translation>अगली महँगी पड़ी चाल पर, या पीछे</translation>
    </message>
    <message>
        <source>All choices there, and Enter plays on</source>
        <translation>वहाँ की सारी चालें, और Enter से आगे खेलें</translation>
    </message>
    <message>
        <source>At a table with other people</source>
        <translation>दूसरे लोगों वाली मेज़ पर</translation>
    </message>
    <message>
        <source>Yes or no to what somebody asks</source>
        <translation>किसी के सवाल पर हाँ या नहीं</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>कुछ कहें</translation>
    </message>
    <message>
        <source>The nine phrases used last</source>
        <translation>आख़िरी नौ कही हुई बातें</translation>
    </message>
    <message>
        <source>To the bar at the bottom and back</source>
        <translation>नीचे की पट्टी पर और वापस</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>विंडो</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>कैसे खेलें</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>इस खेल के नियम</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>पूरी स्क्रीन</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>लिखावट बड़ी या छोटी</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>लिखावट का सामान्य आकार</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>आवाज़ें</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translatorcomment>&apos;प्राथमिकताएँ&apos; for preferences</translatorcomment>
        <translation>प्राथमिकताएँ</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Got it</source>
        <translation>समझ लिया</translation>
    </message>
    <message>
        <source>Press Enter to continue.</source>
        <comment>the key</comment>
        <translation>Enter से आगे।</translation>
    </message>
    <message>
        <source>Press Enter to leave, Esc to continue.</source>
        <comment>the keys</comment>
        <translation>Enter से छोड़ें, Esc से आगे।</translation>
    </message>
    <message>
        <source>Press Enter to take it back, Esc to play on.</source>
        <comment>the keys</comment>
        <translation>Enter से वापस लें, Esc से आगे खेलें।</translation>
    </message>
    <message>
        <source>Press Enter for a hint.</source>
        <comment>the key</comment>
        <translation>Enter से संकेत देखें।</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>पाठ छोड़ें</translation>
    </message>
    <message>
        <source>Leave the lesson? You can come back and continue here.</source>
        <translation>पाठ छोड़ें? लौटकर यहीं से आगे चल %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>छोड़ें</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>आगे खेलें</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>वापस लें</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>संकेत दिखाएँ</translation>
    </message>
    <message>
        <source>Another lesson</source>
        <translation>दूसरा पाठ</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>एक बार और</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>दिखाएँ</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>अभी नहीं</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>फिर न पूछें</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>उस्ताद</translation>
    </message>
    <message>
        <source>Show the coach&apos;s sentence again</source>
        <translation>उस्ताद की बात फिर दिखाएँ</translation>
    </message>
    <message>
        <source>Lesson, %1 of %2.</source>
        <comment>how many sentences it has, and which of them follows</comment>
        <translation>पाठ, %2 में से %1।</translation>
    </message>
    <message>
        <source>%1, a lesson</source>
        <comment>the name of a game</comment>
        <translation>%1, एक पाठ</translation>
    </message>
    <message>
        <source>Leave the table with people first: they would have to wait for you.</source>
        <translation>पहले लोगों वाली मेज़ छोड़ें: उन्हें आपका इंतज़ार करना पड़ेगा।</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and one of its lessons</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The rules allow that, but the lesson shows something else. Take it back?</source>
        <translation>नियमों में यह ठीक है, पर पाठ कुछ और दिखा रहा है। वापस लें?</translation>
    </message>
    <message>
        <source>It&apos;s your turn. Choose for yourself, or ask for a hint.</source>
        <translation>आपकी बारी है। ख़ुद चुनें, या संकेत माँगें।</translation>
    </message>
    <message>
        <source>That was a deal. Would you like to play on alone?</source>
        <translation>यह थी एक बाज़ी। अब ख़ुद %0{f:खेलेंगी|m:खेलेंगे|n:खेलेंगे}?</translation>
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
        <translation>%1, आप</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 और %2</translation>
    </message>
    <message>
        <source>%1 and you</source>
        <translation>%1 और आप</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Line %1: %2</source>
        <comment>a line of a saved game, and what is wrong with it</comment>
        <translation>पंक्ति %1: %2</translation>
    </message>
    <message>
        <source>one bit of it is wrong; the program corrects it.</source>
        <translation>इसका एक बिट ग़लत है, जिसे प्रोग्राम ठीक कर देता है।</translation>
    </message>
    <message>
        <source>its checksum doesn&apos;t match: something was changed, or lines are missing.</source>
        <translation>इसकी जाँच संख्या मेल नहीं खाती: कुछ बदला गया है, या पंक्तियाँ कम हैं।</translation>
    </message>
    <message>
        <source>the line isn&apos;t complete.</source>
        <translation>पंक्ति पूरी नहीं है।</translation>
    </message>
    <message>
        <source>from here to the end there are only zeros.</source>
        <translation>यहाँ से अंत तक सिर्फ़ शून्य हैं।</translation>
    </message>
    <message>
        <source>each line before the first empty one must read “key: value”.</source>
        <translation>पहली ख़ाली पंक्ति से पहले हर पंक्ति “key: value” जैसी होनी चाहिए।</translation>
    </message>
    <message>
        <source>the line “%1: …” is missing.</source>
        <translation>पंक्ति “%1: …” नहीं है।</translation>
    </message>
    <message>
        <source>only the formats “%1” and “%2” can be read.</source>
        <translation>सिर्फ़ “%1” और “%2” प्रारूप पढ़े जा सकते हैं।</translation>
    </message>
    <message>
        <source>there must be one name for each seat.</source>
        <translation>हर जगह के लिए एक नाम चाहिए।</translation>
    </message>
    <message>
        <source>an action is written “%1”, for example “%2”.</source>
        <translation>चाल “%1” की तरह लिखी जाती है, जैसे “%2”।</translation>
    </message>
    <message>
        <source>this version of the program doesn&apos;t know the entry “%1”.</source>
        <translation>प्रोग्राम के इस संस्करण को “%1” मालूम नहीं है।</translation>
    </message>
    <message>
        <source>the match hasn&apos;t reached action %1 before this line.</source>
        <translation>इस पंक्ति से पहले मैच चाल %1 तक पहुँचा ही नहीं।</translation>
    </message>
    <message>
        <source>the entry for who plays on must read “%1”.</source>
        <translation>आगे कौन खेले, यह “%1” की तरह लिखा जाता है।</translation>
    </message>
    <message>
        <source>a whole number is needed here.</source>
        <translation>यहाँ पूर्ण संख्या चाहिए।</translation>
    </message>
    <message>
        <source>the value can&apos;t be read as JSON.</source>
        <translation>मान JSON की तरह पढ़ा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>the seeds of the deals must be a list of texts.</source>
        <translation>बीजों की सूची में हर बीज टेक्स्ट होना चाहिए।</translation>
    </message>
    <message>
        <source>Action %1: %2</source>
        <comment>an action of a saved game, and what is wrong with it</comment>
        <translation>चाल %1: %2</translation>
    </message>
    <message>
        <source>A seed is one line of plain text.</source>
        <translation>बीज सादे टेक्स्ट की एक पंक्ति होता है।</translation>
    </message>
    <message>
        <source>This is a saved game of “%1”, not of “%2”.</source>
        <translation>यह “%1” का सहेजा हुआ खेल है, “%2” का नहीं।</translation>
    </message>
    <message>
        <source>The rules have no option called “%1” with that value.</source>
        <translation>नियमों में इस मान का “%1” नाम का कोई विकल्प नहीं है।</translation>
    </message>
    <message>
        <source>“%1” by seat %2 is refused: %3.</source>
        <translatorcomment>&apos;जगह&apos; for a seat at the table</translatorcomment>
        <translation>जगह %2 की “%1” मंज़ूर नहीं: %3।</translation>
    </message>
    <message>
        <source>The rules can&apos;t carry out “%1”: there is a bug in the program.</source>
        <translation>नियमों से “%1” नहीं हो पाता: प्रोग्राम में ग़लती है।</translation>
    </message>
    <message>
        <source>the line isn&apos;t text in UTF-8.</source>
        <translation>पंक्ति UTF-8 टेक्स्ट नहीं है।</translation>
    </message>
    <message>
        <source>there is no game called “%1” here.</source>
        <translation>यहाँ “%1” नाम का कोई खेल नहीं है।</translation>
    </message>
</context>
<context>
    <name>Look back</name>
    <message>
        <source>Looking at deal %1</source>
        <translation>बाज़ी %1 देख %0{f:रही|m:रहे|n:रहे} हैं</translation>
    </message>
    <message>
        <source>All hands are open</source>
        <translation>सब हाथ खुले हैं</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>stop looking at a deal</comment>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>To the beginning of the deal</source>
        <translation>बाज़ी की शुरुआत पर</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>एक पत्ता पीछे</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>एक पत्ता आगे</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>बाज़ी के अंत पर</translation>
    </message>
    <message>
        <source>You can look at a deal when it is over.</source>
        <translation>बाज़ी ख़त्म होने पर देखी जा सकती है।</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>the first part of a time line</comment>
        <translation>बाँट</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>the first part of a time line: cards are passed</comment>
        <translation>पत्ते देना</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>पत्ते बँट गए।</translation>
    </message>
    <message>
        <source>Trick %1 of %2.</source>
        <translation>%2 में से सर %1।</translation>
    </message>
    <message>
        <source>Turn %1 of %2.</source>
        <translation>%2 में से बारी %1।</translation>
    </message>
    <message>
        <source>played</source>
        <comment>over a card</comment>
        <translation>आपकी चाल</translation>
    </message>
    <message>
        <source>better</source>
        <comment>over a card</comment>
        <translation>बेहतर</translation>
    </message>
    <message>
        <source>Your costliest choices</source>
        <translation>सबसे महँगी चालें</translation>
    </message>
    <message>
        <source>Nothing better was found in this deal.</source>
        <translation>इस बाज़ी में इससे बेहतर कुछ नहीं मिला।</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>which choice of a deal, and what it cost</comment>
        <translation>%1, %2।</translation>
    </message>
    <message>
        <source>Your choices cost %1 points</source>
        <translation>आपकी चालें %1 अंक महँगी पड़ीं</translation>
    </message>
    <message>
        <source>No mistake cost you anything</source>
        <translation>आपकी कोई ग़लती महँगी नहीं पड़ी</translation>
    </message>
    <message>
        <source>You took %1; an expert would take about %2</source>
        <translation>आपके अंक %1; माहिर के लगभग %2 होते</translation>
    </message>
    <message>
        <source>You took %1: luck was with you</source>
        <translation>आपके अंक %1: क़िस्मत ने साथ दिया</translation>
    </message>
    <message>
        <source>You made %1; an expert would make about %2</source>
        <translation>आपके %1 अंक बने; माहिर के लगभग %2 बनते</translation>
    </message>
    <message>
        <source>Weighing your choices: %1 of %2</source>
        <translation>आपकी चालें परखी जा रही हैं: %2 में से %1</translation>
    </message>
    <message>
        <source>Your choices couldn&apos;t be weighed.</source>
        <translation>आपकी चालें परखी नहीं जा सकीं।</translation>
    </message>
    <message>
        <source>It cost %1 points.</source>
        <comment>a trick or turn on a time line</comment>
        <translation>यह %1 अंक महँगा पड़ा।</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>यहाँ से आगे खेलें</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>क्यों?</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>अगली ग़लती</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>सबसे अच्छा</translation>
    </message>
    <message>
        <source>%1 points worse</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>%1 अंक महँगा</translation>
    </message>
    <message>
        <source>about %1 points worse</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>लगभग %1 अंक महँगा</translation>
    </message>
    <message>
        <source>Your pass</source>
        <translation>आपके दिए पत्ते</translation>
    </message>
    <message>
        <source>Trick %1, your card</source>
        <translation>सर %1, आपका पत्ता</translation>
    </message>
    <message>
        <source>Turn %1, your card</source>
        <translation>बारी %1, आपका पत्ता</translation>
    </message>
    <message>
        <source>Turn %1, your discard</source>
        <translation>बारी %1, फेंका पत्ता</translation>
    </message>
    <message>
        <source>Turn %1, your draw</source>
        <translation>बारी %1, उठाया पत्ता</translation>
    </message>
    <message>
        <source>Turn %1, your meld</source>
        <translation>बारी %1, आपका सेट</translation>
    </message>
    <message>
        <source>Deal %1 from the pass</source>
        <translation>बाज़ी %1, पत्ते देने से</translation>
    </message>
    <message>
        <source>Deal %1 from trick %2</source>
        <translation>बाज़ी %1, सर %2 से</translation>
    </message>
    <message>
        <source>Deal %1 from turn %2</source>
        <translation>बाज़ी %1, बारी %2 से</translation>
    </message>
    <message>
        <source>This cost %1 points</source>
        <translation>यह %1 अंक महँगा पड़ा</translation>
    </message>
    <message>
        <source>This cost about %1 points</source>
        <translation>यह लगभग %1 अंक महँगा पड़ा</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>over a card</comment>
        <translation>दिए पत्ते</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a choice without cards, in a deal that is looked at</comment>
        <translation>पत्ता उठाना</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>a choice without cards, in a deal that is looked at</comment>
        <translation>ढेरी लेना</translation>
    </message>
    <message>
        <source>cost %1 points</source>
        <translation>%1 अंक गए</translation>
    </message>
    <message>
        <source>cost about %1 points</source>
        <translation>लगभग %1 अंक गए</translation>
    </message>
    <message>
        <source>Nothing better</source>
        <translation>इससे बेहतर कुछ नहीं</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>इससे बेहतर कुछ नहीं मिला।</translation>
    </message>
    <message>
        <source>As far as we can tell, this was as good as anything else.</source>
        <translation>जहाँ तक पता चले, यह भी उतना ही अच्छा था।</translation>
    </message>
    <message>
        <source>Better: %1, by %2 points.</source>
        <translation>इससे %2 अंक बेहतर: %1।</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>a number with one place behind the point</comment>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>No other choice cost points.</source>
        <translation>इस ओर और कोई चाल महँगी नहीं पड़ी।</translation>
    </message>
    <message>
        <source>None of your choices is marked here.</source>
        <translation>यहाँ आपकी किसी चाल पर निशान नहीं है।</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>%1 के बारे में</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>प्राथमिकताएँ…</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>सेवाएँ</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 छिपाएँ</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>बाक़ी छिपाएँ</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>सब दिखाएँ</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>%1 से बाहर जाएँ</translation>
    </message>
</context>
<context>
    <name>Match end</name>
    <message>
        <source>The end of the match</source>
        <translation>मैच का अंत</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>फिर खेलें</translation>
    </message>
    <message>
        <source>Look at the last deal</source>
        <translation>आख़िरी बाज़ी देखें</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>दूसरा खेल</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>a list with a line for each player</comment>
        <translation>कौन किस स्थान पर</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>आपने मैच जीता!</translation>
    </message>
    <message>
        <source>%1 win the match!</source>
        <comment>the person&apos;s side: You and Kavya</comment>
        <translation>%1 मैच जीत %1{f:गईं|m:गए|n:गए}!</translation>
    </message>
    <message>
        <source>%1 share the win!</source>
        <comment>the person among them: You and Kavya</comment>
        <translation>%1 बराबर अंकों से मैच जीत %1{f:गईं|m:गए|n:गए}!</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ने मैच जीता</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>partners</comment>
        <translation>%1 मैच जीत %1{f:गईं|m:गए|n:गए}</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 बराबर अंकों से मैच जीत %1{f:गईं|m:गए|n:गए}</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>मैच बराबरी पर रहा</translation>
    </message>
    <message>
        <source>%1 points, %2 fewer than %3.</source>
        <translation>%1 अंक, %3 से %2 कम।</translation>
    </message>
    <message>
        <source>%1 points, %2 more than %3.</source>
        <translation>%1 अंक, %3 से %2 ज़्यादा।</translation>
    </message>
    <message numerus="yes">
        <source>You came second, %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>आप दूसरे स्थान पर %0{f:रहीं|m:रहे|n:रहे}, %1 अंक पीछे। बढ़िया खेल।</numerusform>
            <numerusform>आप दूसरे स्थान पर %0{f:रहीं|m:रहे|n:रहे}, %1 अंक पीछे। बढ़िया खेल।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came third, %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>आप तीसरे स्थान पर %0{f:रहीं|m:रहे|n:रहे}, %1 अंक पीछे। बढ़िया खेल।</numerusform>
            <numerusform>आप तीसरे स्थान पर %0{f:रहीं|m:रहे|n:रहे}, %1 अंक पीछे। बढ़िया खेल।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished in place %1, %2 point(s) behind. Well played.</source>
        <translation>
            <numerusform>आप %1{ordo} स्थान पर %0{f:रहीं|m:रहे|n:रहे}, %2 अंक पीछे। बढ़िया खेल।</numerusform>
            <numerusform>आप %1{ordo} स्थान पर %0{f:रहीं|m:रहे|n:रहे}, %2 अंक पीछे। बढ़िया खेल।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>आप %1 अंक पीछे हैं। बढ़िया खेल।</numerusform>
            <numerusform>आप %1 अंक पीछे हैं। बढ़िया खेल।</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row; your best is %2.</source>
        <comment>matches</comment>
        <translation>आपने लगातार %1 मैच जीते हैं; आपका रिकॉर्ड %2 है।</translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row.</source>
        <comment>matches</comment>
        <translation>आपने लगातार %1 मैच जीते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve won %1 of %2 match(es) of %3.</source>
        <comment>how many, of how many, the name of a game</comment>
        <translation>
            <numerusform>आपने %3 के %2 मैच में से %1 जीता है।</numerusform>
            <numerusform>आपने %3 के %2 मैचों में से %1 %1{one:जीता है|other:जीते हैं}।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best deal was deal %1, with %2 point(s).</source>
        <translation>
            <numerusform>आपकी सबसे अच्छी बाज़ी %1 नंबर की थी, जिसमें %2 अंक रहा।</numerusform>
            <numerusform>आपकी सबसे अच्छी बाज़ी %1 नंबर की थी, जिसमें %2 अंक रहे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %1 cost you most: %2 point(s).</source>
        <translation>
            <numerusform>बाज़ी %1 आपको सबसे महँगी पड़ी, उसमें %2 अंक रहा।</numerusform>
            <numerusform>बाज़ी %1 आपको सबसे महँगी पड़ी, उसमें %2 अंक रहे।</numerusform>
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
        <translation>खेल(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>नया खेल(&amp;N)…</translation>
    </message>
    <message>
        <source>New game by &amp;deal number…</source>
        <translation>बाँट संख्या से नया खेल(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Play with people…</source>
        <translation>लोगों के साथ खेलें(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Restart this match</source>
        <translation>यह मैच फिर शुरू करें(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation>सहेजा हुआ खेल खोलें(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>अधूरे खेल(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Save the game as…</source>
        <translation>खेल इस नाम से सहेजें(&amp;S)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>आँकड़े(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>स्वागत पन्ना(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>बाहर जाएँ(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>चाल(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>चाल वापस लें(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>चाल फिर चलें(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>संकेत(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>बाक़ी सरें ले लें(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Finish the deal</source>
        <translation>बाज़ी पूरी करें(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>अगली बाज़ी(&amp;N)</translation>
    </message>
    <message>
        <source>Ask for a &amp;pause</source>
        <translation>थोड़ा रुकने को कहें(&amp;P)</translation>
    </message>
    <message>
        <source>Let a computer play for &amp;me</source>
        <translation>मेरी जगह कंप्यूटर खेले(&amp;M)</translation>
    </message>
    <message>
        <source>Ask for &amp;another match</source>
        <translation>एक और मैच के लिए पूछें(&amp;A)</translation>
    </message>
    <message>
        <source>Ask to &amp;end the match</source>
        <translation>मैच ख़त्म करने को पूछें(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Say…</source>
        <translation>कहें(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>क्या हुआ(&amp;W)</translation>
    </message>
    <message>
        <source>Status &amp;bar</source>
        <translation>स्थिति पट्टी(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Round buttons</source>
        <translation>गोल बटन(&amp;R)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>बड़ी लिखावट(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>छोटी लिखावट(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>लिखावट का सामान्य आकार(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Describe the table</source>
        <translation>मेज़ का हाल बताएँ(&amp;D)</translation>
    </message>
    <message>
        <source>Read a&amp;loud</source>
        <comment>a menu of questions, each answered aloud in a sentence</comment>
        <translation>बोलकर बताएँ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Cards on the table</source>
        <translation>मेज़ पर पत्ते(&amp;C)</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <translation>मेरे पत्ते(&amp;H)</translation>
    </message>
    <message>
        <source>What &amp;may be played</source>
        <translation>क्या चल सकते हैं(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>किसकी बारी(&amp;W)</translation>
    </message>
    <message>
        <source>Cards &amp;each player has left</source>
        <translation>सबके बचे पत्ते(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Points in brief</source>
        <translation>अंक, थोड़े में(&amp;P)</translation>
    </message>
    <message>
        <source>Melds, &amp;trumps or points taken</source>
        <translation>सेट, तुरुप या मिले अंक(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Last trick or turn</source>
        <translation>पिछली सर या बारी(&amp;L)</translation>
    </message>
    <message>
        <source>E&amp;xplain this card</source>
        <translation>यह पत्ता समझाएँ(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;All about</source>
        <translation>खिलाड़ी के बारे में सब(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Repeat what was said</source>
        <translation>जो कहा, दोहराएँ(&amp;R)</translation>
    </message>
    <message>
        <source>What was said &amp;before</source>
        <translation>पहले क्या कहा(&amp;B)</translation>
    </message>
    <message>
        <source>What was said a&amp;fter that</source>
        <translation>उसके बाद क्या कहा(&amp;F)</translation>
    </message>
    <message>
        <source>What was &amp;said…</source>
        <translation>जो कहा(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation</source>
        <translation>न्योता कॉपी करें(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Take a seat…</source>
        <translation>जगह लें(&amp;T)…</translation>
    </message>
    <message>
        <source>Ask somebody to &amp;leave…</source>
        <translation>किसी को जाने को कहें(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>दृश्य(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <translation>अंक तालिका(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>मेज़(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>पत्ते(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>पूरी स्क्रीन(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>सेटिंग(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>गति(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>भाषा(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>आवाज़ें(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>प्राथमिकताएँ(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>सहायता(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>कैसे खेलें(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>खेलना सीखें(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>इस खेल के नियम(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>माउस और कुंजियाँ(&amp;M)</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>सभी कुंजियाँ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Fairness of the deals…</source>
        <translation>बाँट की ईमानदारी(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About CardTable</source>
        <translation>CardTable के बारे में(&amp;A)</translation>
    </message>
    <message>
        <source>No match is on the table.</source>
        <translation>मेज़ पर कोई मैच नहीं है।</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>अभी कुछ नहीं खेला गया।</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>कोई चाल वापस नहीं ली गई।</translation>
    </message>
    <message>
        <source>Wait until it&apos;s your turn.</source>
        <translation>अपनी बारी आने तक रुकें।</translation>
    </message>
    <message>
        <source>You can claim on your turn, once nothing can change the points of the deal any more.</source>
        <translation>बाक़ी सरें अपनी बारी पर ली जा सकती हैं, जब बाज़ी के अंक और बदल न सकें।</translation>
    </message>
    <message>
        <source>You can&apos;t do this at a table with other people.</source>
        <translation>दूसरे लोगों वाली मेज़ पर यह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>This deal is only for practice. Go back to your match first.</source>
        <translation>यह बाज़ी सिर्फ़ अभ्यास है। पहले अपने मैच पर लौटें।</translation>
    </message>
    <message>
        <source>This is a lesson. Leave it first.</source>
        <translation>यह पाठ है। पहले इसे छोड़ें।</translation>
    </message>
    <message>
        <source>This deal isn&apos;t over yet.</source>
        <translation>यह बाज़ी अभी ख़त्म नहीं हुई।</translation>
    </message>
    <message>
        <source>Moves can&apos;t be undone at this table.</source>
        <translation>इस मेज़ पर चालें वापस नहीं ली जा सकतीं।</translation>
    </message>
    <message>
        <source>At this table there are no hints.</source>
        <translation>इस मेज़ पर संकेत नहीं हैं।</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>आवाज़ें चालू हैं।</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>आवाज़ें बंद हैं।</translation>
    </message>
    <message>
        <source>You&apos;re watching.</source>
        <translation>आप देख %0{f:रही|m:रहे|n:रहे} हैं।</translation>
    </message>
    <message>
        <source>The table is already paused.</source>
        <translation>मेज़ पहले से रुकी हुई है।</translation>
    </message>
    <message>
        <source>This match isn&apos;t over yet.</source>
        <translation>यह मैच अभी ख़त्म नहीं हुआ।</translation>
    </message>
    <message>
        <source>You already have a seat.</source>
        <translation>आपकी जगह पहले से है।</translation>
    </message>
    <message>
        <source>There is no free seat at the moment.</source>
        <translation>अभी कोई जगह ख़ाली नहीं जो आप ले सकें।</translation>
    </message>
    <message>
        <source>Nobody else is at the table.</source>
        <translation>मेज़ पर और कोई नहीं बैठा।</translation>
    </message>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>यह सिर्फ़ मेज़ का मेज़बान कर सकता है।</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>मैच ख़त्म हो चुका है।</translation>
    </message>
    <message>
        <source>A computer is already playing for you.</source>
        <translation>आपकी जगह पहले से कंप्यूटर खेल रहा है।</translation>
    </message>
    <message>
        <source>The text is as large as it can be.</source>
        <translation>लिखावट इससे बड़ी नहीं हो सकती।</translation>
    </message>
    <message>
        <source>The text is as small as it can be.</source>
        <translation>लिखावट इससे छोटी नहीं हो सकती।</translation>
    </message>
    <message>
        <source>The text has its usual size.</source>
        <translation>लिखावट सामान्य आकार की है।</translation>
    </message>
    <message>
        <source>The text is at %1 per cent.</source>
        <translation>लिखावट %1 प्रतिशत पर है।</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>बाज़ी ख़त्म हुई।</translation>
    </message>
    <message>
        <source>The deal is being finished.</source>
        <translation>बाज़ी पूरी की जा रही है।</translation>
    </message>
    <message>
        <source>You can finish a deal once you have no cards left or its points can&apos;t change any more.</source>
        <translation>CardTable बाज़ी तब पूरी कर सकता है जब आपके पत्ते ख़त्म हो जाएँ, या उसके अंक और न बदल सकें।</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Guest</source>
        <translation>मेहमान</translation>
    </message>
    <message>
        <source>Amrit</source>
        <translation>अमृत</translation>
    </message>
    <message>
        <source>Kavya</source>
        <translation>काव्या</translation>
    </message>
    <message>
        <source>Leela</source>
        <translation>लीला</translation>
    </message>
    <message>
        <source>Navid</source>
        <translation>नवीद</translation>
    </message>
    <message>
        <source>Laleh</source>
        <translatorcomment>name Laleh: लाले or लालेह</translatorcomment>
        <translation>लालेह</translation>
    </message>
    <message>
        <source>Meera</source>
        <translation>मीरा</translation>
    </message>
    <message>
        <source>Dariush</source>
        <translatorcomment>name Dariush: दारयूश or दारियुश</translatorcomment>
        <translation>दारयूश</translation>
    </message>
    <message>
        <source>Sita</source>
        <translation>सीता</translation>
    </message>
    <message>
        <source>Parisa</source>
        <translatorcomment>name Parisa: परीसा or पारिसा</translatorcomment>
        <translation>परीसा</translation>
    </message>
    <message>
        <source>Ravi</source>
        <translation>रवि</translation>
    </message>
    <message>
        <source>Simran</source>
        <translation>सिमरन</translation>
    </message>
    <message>
        <source>You</source>
        <comment>whoever reads this, in place of a name</comment>
        <translation>आप</translation>
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
        <translation>नया खेल</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>The rules are now “%1”.</source>
        <comment>other rules came with another number of players</comment>
        <translation>अब नियम “%1” हैं।</translation>
    </message>
    <message>
        <source>Including you.</source>
        <translation>आपको मिलाकर।</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>शुरू करें</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many players: choose others.</source>
        <translation>ये नियम इतने खिलाड़ियों के लिए नहीं हैं: दूसरे चुनें।</translation>
    </message>
    <message>
        <source>More</source>
        <translation>और</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>कम</translation>
    </message>
    <message>
        <source>Choose a deal by its number.</source>
        <translation>संख्या से बाँट चुनें।</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translatorcomment>&apos;बाँट संख्या&apos; for the deal number (seed), to keep it apart from &apos;बाज़ी 3&apos;</translatorcomment>
        <translation>बाँट संख्या</translation>
    </message>
    <message>
        <source>Leave it empty for a secret deal. With a number, anybody can deal the same cards again.</source>
        <translation>गुप्त बाँट के लिए ख़ाली छोड़ें। संख्या से कोई भी वही पत्ते दोबारा बाँट सकता है।</translation>
    </message>
    <message>
        <source>Name of opponent %1</source>
        <translation>विरोधी %1 का नाम</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>आपका नाम</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1 का स्तर</translation>
    </message>
    <message>
        <source>You</source>
        <translation>आप</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>कितने मज़बूत</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>कंप्यूटर खिलाड़ी</translation>
    </message>
    <message>
        <source>All of them, or one by one below, clockwise from you.</source>
        <translation>सब एक साथ, या नीचे एक-एक, आपसे घड़ी की दिशा में।</translation>
    </message>
    <message>
        <source>Bot…</source>
        <comment>a computer player that is a program of the person&apos;s own; opens a question</comment>
        <translation>बॉट…</translation>
    </message>
    <message>
        <source>A program of your own plays: you&apos;ll be asked which one.</source>
        <translation>आपका अपना प्रोग्राम खेलता है: पूछा जाएगा कि कौन-सा।</translation>
    </message>
    <message>
        <source>A program of your own plays</source>
        <translation>आपका अपना प्रोग्राम खेलता है</translation>
    </message>
    <message>
        <source>It runs on this computer and can do anything you can: choose only one that you trust.</source>
        <translation>यह इसी कंप्यूटर पर चलता है और वह सब कर सकता है जो आप: सिर्फ़ भरोसे वाला चुनें।</translation>
    </message>
    <message>
        <source>It is shown the cards of its own seat and what everybody sees, never another hand.</source>
        <translation>इसे अपनी जगह के पत्ते और सबको दिखने वाली बातें ही बताई जाती हैं, किसी और का हाथ कभी नहीं।</translation>
    </message>
    <message>
        <source>It has ten seconds for a move. If it is slower, breaks a rule or stops, a computer plays in its place.</source>
        <translation>एक चाल के लिए दस सेकंड हैं। ज़्यादा देर लगाए, नियम तोड़े या बंद हो जाए तो उसकी जगह कंप्यूटर खेलता है।</translation>
    </message>
    <message>
        <source>To write one, read PROTOCOL.md, which comes with the source code.</source>
        <translation>सोर्स कोड के साथ रखी PROTOCOL.md बताती है कि ऐसा प्रोग्राम कैसे लिखें।</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>प्रोग्राम</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>चुनें…</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>खेलने दें</translation>
    </message>
    <message>
        <source>This program can&apos;t be started: choose another file, or make this one executable.</source>
        <translation>यह प्रोग्राम शुरू नहीं किया जा सकता: दूसरी फ़ाइल चुनें, या इसे चलाने लायक़ बनाएँ।</translation>
    </message>
    <message>
        <source>The program “%1” isn&apos;t started automatically: a computer plays in its place. To use it, choose it again under New game.</source>
        <translation>प्रोग्राम “%1” अपने-आप नहीं चलाया जाता: उसकी जगह कंप्यूटर खेलता है। उससे खेलने के लिए उसे “नया खेल” में फिर चुनें।</translation>
    </message>
</context>
<context>
    <name>Ordinal</name>
    <message>
        <source>1</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>पहला</translation>
    </message>
    <message>
        <source>2</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>दूसरा</translation>
    </message>
    <message>
        <source>3</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>तीसरा</translation>
    </message>
    <message>
        <source>4</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>चौथा</translation>
    </message>
    <message>
        <source>5</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>पाँचवाँ</translation>
    </message>
    <message>
        <source>6</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>छठा</translation>
    </message>
    <message>
        <source>7</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>सातवाँ</translation>
    </message>
    <message>
        <source>8</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>आठवाँ</translation>
    </message>
    <message>
        <source>9</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>नौवाँ</translation>
    </message>
    <message>
        <source>10</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>दसवाँ</translation>
    </message>
    <message>
        <source>11</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ग्यारहवाँ</translation>
    </message>
    <message>
        <source>12</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>बारहवाँ</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>ordm</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1वाँ</translation>
    </message>
    <message>
        <source>1</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>पहली</translation>
    </message>
    <message>
        <source>2</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>दूसरी</translation>
    </message>
    <message>
        <source>3</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>तीसरी</translation>
    </message>
    <message>
        <source>4</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>चौथी</translation>
    </message>
    <message>
        <source>5</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>पाँचवीं</translation>
    </message>
    <message>
        <source>6</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>छठी</translation>
    </message>
    <message>
        <source>7</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>सातवीं</translation>
    </message>
    <message>
        <source>8</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>आठवीं</translation>
    </message>
    <message>
        <source>9</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>नौवीं</translation>
    </message>
    <message>
        <source>10</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>दसवीं</translation>
    </message>
    <message>
        <source>11</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ग्यारहवीं</translation>
    </message>
    <message>
        <source>12</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>बारहवीं</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>ordf</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1वीं</translation>
    </message>
    <message>
        <source>1</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>पहले</translation>
    </message>
    <message>
        <source>2</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>दूसरे</translation>
    </message>
    <message>
        <source>3</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>तीसरे</translation>
    </message>
    <message>
        <source>4</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>चौथे</translation>
    </message>
    <message>
        <source>5</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>पाँचवें</translation>
    </message>
    <message>
        <source>6</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>छठे</translation>
    </message>
    <message>
        <source>7</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>सातवें</translation>
    </message>
    <message>
        <source>8</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>आठवें</translation>
    </message>
    <message>
        <source>9</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>नौवें</translation>
    </message>
    <message>
        <source>10</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>दसवें</translation>
    </message>
    <message>
        <source>11</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ग्यारहवें</translation>
    </message>
    <message>
        <source>12</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>बारहवें</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>ordo</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1वें</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Change the rules</source>
        <translation>नियम बदलें</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>इस मेज़ पर</translation>
    </message>
    <message>
        <source>Pages of rules</source>
        <translation>नियमों के पन्ने</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Another game begins with its usual rules.</source>
        <translation>दूसरा खेल अपने आम नियमों से शुरू होता है।</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>जगहें</translation>
    </message>
    <message>
        <source>People and computers together.</source>
        <translation>लोग और कंप्यूटर मिलाकर।</translation>
    </message>
    <message>
        <source>Everybody is asked again whether they are ready.</source>
        <translation>सबसे फिर पूछा जाएगा कि तैयार हैं या नहीं।</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many seats: choose others.</source>
        <translation>ये नियम इतनी जगहों के लिए नहीं हैं: दूसरे चुनें।</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>मेज़ बंद करनी है?</translation>
    </message>
    <message>
        <source>%1 is still playing. Without your computer the table waits.</source>
        <comment>a name</comment>
        <translation>%1 का खेल चल रहा है। आपके कंप्यूटर के बिना मेज़ रुक जाएगी।</translation>
    </message>
    <message>
        <source>%1 are still playing. Without your computer the table waits.</source>
        <comment>names</comment>
        <translation>%1 का खेल चल रहा है। आपके कंप्यूटर के बिना मेज़ रुक जाएगी।</translation>
    </message>
    <message>
        <source>%1 is at the table, and will see that you have closed it.</source>
        <comment>a name</comment>
        <translation>%1 इसी मेज़ पर हैं: उन्हें बताया जाएगा कि आपने मेज़ बंद की है।</translation>
    </message>
    <message>
        <source>%1 are at the table, and will see that you have closed it.</source>
        <comment>names</comment>
        <translation>%1 इसी मेज़ पर हैं: उन्हें बताया जाएगा कि आपने मेज़ बंद की है।</translation>
    </message>
    <message>
        <source>Every card so far is saved. The match goes on when you open the table again; the same invitation still works.</source>
        <translation>अब तक का हर पत्ता सहेजा हुआ है। मेज़ फिर खोलें तो मैच आगे चलेगा; न्योता वही रहेगा।</translation>
    </message>
    <message>
        <source>You can open a table again at any time; they need a new invitation then.</source>
        <translation>मेज़ आप कभी भी फिर खोल %0{f:सकती|m:सकते|n:सकते} हैं; तब नया न्योता भेजना होगा।</translation>
    </message>
    <message>
        <source>The invitation will no longer work. You can open a table again at any time.</source>
        <translation>यह न्योता फिर काम नहीं करेगा। मेज़ आप कभी भी फिर खोल %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>रुकें</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>मेज़ बंद करें</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>पूरे नियम</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>बदलें…</translation>
    </message>
    <message>
        <source>Send the message to anyone you like. It works until you close the table.</source>
        <translation>संदेश जिसे चाहें भेजें। मेज़ बंद होने तक यह चलता है।</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>न्योता कॉपी करें</translation>
    </message>
    <message>
        <source>Works from anywhere</source>
        <comment>an invitation</comment>
        <translation>कहीं से भी चलता है</translation>
    </message>
    <message>
        <source>Works in this house only</source>
        <comment>an invitation</comment>
        <translation>सिर्फ़ इस घर में चलता है</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>कॉपी हो गया। संदेश में चिपकाएँ।</translation>
    </message>
    <message>
        <source>Connecting to a relay for friends from other houses…</source>
        <translation>दूसरे घरों के दोस्तों के लिए रिले से संपर्क हो रहा है…</translation>
    </message>
    <message>
        <source>Friends from other houses can come as long as your table is open.</source>
        <translation>जब तक आपकी मेज़ खुली है, दूसरे घरों के दोस्त आ सकते हैं।</translation>
    </message>
    <message>
        <source>No relay answers. Check your internet connection, or choose another relay in Preferences, Players.</source>
        <translation>कोई रिले जवाब नहीं देता। अपना इंटरनेट कनेक्शन जाँचें, या “प्राथमिकताएँ”, “खिलाड़ी” में दूसरा रिले चुनें।</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t reach other houses. Play in the same house, or at a table on a server.</source>
        <translation>यह CardTable दूसरे घरों तक नहीं पहुँच सकता। एक ही घर में खेलें, या किसी सर्वर की मेज़ पर।</translation>
    </message>
    <message>
        <source>Friends from other houses</source>
        <translation>दूसरे घरों के दोस्त</translation>
    </message>
    <message>
        <source>Let friends from other houses in</source>
        <translation>दूसरे घरों के दोस्तों को आने दें</translation>
    </message>
    <message>
        <source>This invitation works in %1&apos;s house only.</source>
        <comment>a name</comment>
        <translation>यह न्योता सिर्फ़ %1 के घर में चलता है।</translation>
    </message>
    <message>
        <source>Also visible to everybody in this house</source>
        <translation>इस घर में भी सबको दिखती है</translation>
    </message>
    <message>
        <source>By invitation only</source>
        <translation>सिर्फ़ न्योते से</translation>
    </message>
    <message>
        <source>Friends from other houses…</source>
        <comment>opens a page: how they can come to this table</comment>
        <translation>दूसरे घरों के दोस्त…</translation>
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
        <translation>मेज़ से उठना है?</translation>
    </message>
    <message>
        <source>You can come back with the invitation as long as the table is open.</source>
        <translation>जब तक मेज़ खुली है, आप न्योते से लौट %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>A computer plays on for you; you can come back until the match is over.</source>
        <translation>आपकी जगह कंप्यूटर खेलेगा; मैच ख़त्म होने तक आप लौट %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>A computer plays on for you; you can come back until the match is over, or somebody else has taken your seat.</source>
        <translation>आपकी जगह कंप्यूटर खेलेगा; मैच ख़त्म होने तक, या किसी और के जगह लेने तक, आप लौट %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>उठें</translation>
    </message>
    <message>
        <source>Tables in this house</source>
        <translation>इस घर की मेज़ें</translation>
    </message>
    <message>
        <source>Looking for tables…</source>
        <translation>मेज़ें ढूँढी जा रही हैं…</translation>
    </message>
    <message numerus="yes">
        <source>%1 table(s). Still looking…</source>
        <translation>
            <numerusform>%1 मेज़। और ढूँढी जा रही हैं…</numerusform>
            <numerusform>%1 मेज़ें। और ढूँढी जा रही हैं…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 table(s) found.</source>
        <translation>
            <numerusform>%1 मेज़ मिली।</numerusform>
            <numerusform>%1 मेज़ें मिलीं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The host&apos;s screen shows four cards too. Do they match? Then it is the right table.</source>
        <translation>मेज़बान की स्क्रीन पर भी चार पत्ते हैं। यही हैं? तो मेज़ सही है।</translation>
    </message>
    <message>
        <source>No table found yet</source>
        <translation>अभी कोई मेज़ नहीं मिली</translation>
    </message>
    <message>
        <source>Somebody has to open one first: you, or a person on another computer in the same network.</source>
        <translation>पहले किसी को मेज़ खोलनी होगी: आपको, या इसी नेटवर्क के दूसरे कंप्यूटर पर किसी और को।</translation>
    </message>
    <message>
        <source>A firewall may ask whether CardTable may use the network: say yes.</source>
        <translation>फ़ायरवॉल पूछ सकती है कि CardTable नेटवर्क इस्तेमाल करे या नहीं: हाँ कहें।</translation>
    </message>
    <message>
        <source>An invitation works without searching.</source>
        <translation>न्योता हो तो ढूँढना नहीं पड़ता।</translation>
    </message>
    <message>
        <source>Use an invitation</source>
        <translation>न्योता इस्तेमाल करें</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>मेज़ खोलें</translation>
    </message>
    <message>
        <source>People you have played with</source>
        <translation>जिनके साथ आप खेल चुके हैं</translation>
    </message>
    <message>
        <source>Their table is open now.</source>
        <comment>of a person in a list</comment>
        <translation>इनकी मेज़ अभी खुली है।</translation>
    </message>
    <message>
        <source>No open table in this house.</source>
        <comment>of a person in a list</comment>
        <translation>इस घर में इनकी मेज़ खुली नहीं है।</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a person from a list</comment>
        <translation>सूची से हटाएँ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a button, and the person whom it is about</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Visible to everybody in this house</source>
        <translation>इस घर में सबको दिखे</translation>
    </message>
    <message>
        <source>Off: only people with your invitation can come.</source>
        <translation>बंद: सिर्फ़ आपके न्योते वाले लोग आ सकते हैं।</translation>
    </message>
    <message>
        <source>Let people watch</source>
        <translation>देखने वाले आ सकते हैं</translation>
    </message>
    <message>
        <source>They see what lies on the table, and all hands when a deal is over.</source>
        <translation>वे मेज़ पर पड़े पत्ते देखते हैं, और बाज़ी ख़त्म होने पर सबके हाथ।</translation>
    </message>
    <message>
        <source>A computer&apos;s seat may be taken during a match</source>
        <translation>मैच के बीच कंप्यूटर की जगह ली जा सकती है</translation>
    </message>
    <message>
        <source>People who come later take over its cards and points.</source>
        <translation>बाद में आने वाला उसी के पत्तों और अंकों से खेलता है।</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>एक चाल का समय</translation>
    </message>
    <message>
        <source>Then the others may let a computer play on. Nothing happens automatically.</source>
        <translation>फिर दूसरे चाहें तो कंप्यूटर खेलेगा। अपने-आप कुछ नहीं होता।</translation>
    </message>
    <message>
        <source>When somebody&apos;s connection is lost</source>
        <translation>किसी का संपर्क टूटे तो</translation>
    </message>
    <message>
        <source>After this time a computer plays on until they are back.</source>
        <translation>इतने समय बाद उनके लौटने तक कंप्यूटर खेलता है।</translation>
    </message>
    <message>
        <source>The computer that plays on</source>
        <translation>उनकी जगह खेलने वाला कंप्यूटर</translation>
    </message>
    <message>
        <source>A player who comes back takes over the cards at once.</source>
        <translation>जो लौटे, उसे पत्ते तुरंत मिल जाते हैं।</translation>
    </message>
    <message>
        <source>A relay helps their computers find yours. Off: the table is in this house only.</source>
        <translation>रिले की मदद से उनके कंप्यूटर आपका कंप्यूटर ढूँढते हैं। बंद हो तो मेज़ सिर्फ़ इस घर में है।</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>चाल वापस लेना</translation>
    </message>
    <message>
        <source>Everybody else is asked each time.</source>
        <translation>हर बार बाक़ी सबसे पूछा जाता है।</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>संकेत</translation>
    </message>
    <message>
        <source>Everybody may ask their own computer for advice.</source>
        <translation>हर कोई अपने कंप्यूटर से सलाह ले सकता है।</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>कोई सीमा नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%1 minute(s)</source>
        <translation>
            <numerusform>%1 मिनट</numerusform>
            <numerusform>%1 मिनट</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s)</source>
        <translation>
            <numerusform>%1 सेकंड</numerusform>
            <numerusform>%1 सेकंड</numerusform>
        </translation>
    </message>
    <message>
        <source>Only if the others say so</source>
        <translation>सिर्फ़ जब दूसरे कहें</translation>
    </message>
    <message>
        <source>You sit down as</source>
        <translation>आप इस नाम से %0{f:बैठेंगी|m:बैठेंगे|n:बैठेंगे}</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>बदलें</translation>
    </message>
    <message>
        <source>Change your name and portrait</source>
        <translation>अपना नाम और तस्वीर बदलें</translation>
    </message>
    <message>
        <source>Have you been invited?</source>
        <translation>आपको न्योता मिला है?</translation>
    </message>
    <message>
        <source>Paste the whole message you were sent. CardTable finds the invitation in it.</source>
        <translation>जो संदेश मिला है, पूरा चिपकाएँ। न्योता CardTable ख़ुद ढूँढ लेगा।</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>न्योता</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>चिपकाएँ</translation>
    </message>
    <message>
        <source>The invitation is complete.</source>
        <translation>न्योता पूरा है।</translation>
    </message>
    <message>
        <source>It leads to the table with these four cards. Its host sees them too.</source>
        <translation>यह इन चार पत्तों वाली मेज़ का है। मेज़बान को भी यही दिखते हैं।</translation>
    </message>
    <message>
        <source>It leads to a table on the server %1.</source>
        <translation>यह सर्वर %1 की एक मेज़ का है।</translation>
    </message>
    <message>
        <source>%1 and this portrait will be shown at the table. Nothing else about you is sent.</source>
        <translation>मेज़ पर %1 नाम और यह तस्वीर दिखेगी। आपके बारे में और कुछ नहीं भेजा जाता।</translation>
    </message>
    <message>
        <source>This isn&apos;t the whole invitation.</source>
        <translation>यह न्योता पूरा नहीं है।</translation>
    </message>
    <message>
        <source>Something in this invitation is wrong.</source>
        <translation>इस न्योते में कुछ ग़लत है।</translation>
    </message>
    <message>
        <source>This isn&apos;t an invitation.</source>
        <translation>यह न्योता नहीं है।</translation>
    </message>
    <message>
        <source>This invitation is too new.</source>
        <translation>यह न्योता नए संस्करण का है।</translation>
    </message>
    <message>
        <source>Mark: %1.</source>
        <comment>the cards by which a table for people is told from others</comment>
        <translation>निशानी: %1।</translation>
    </message>
    <message>
        <source>The mark of the table</source>
        <translation>मेज़ की निशानी</translation>
    </message>
    <message>
        <source>No deal was finished here, so there is nothing to continue.</source>
        <translation>यहाँ कोई बाज़ी पूरी नहीं खेली गई, इसलिए आगे खेलने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>Open the table again here?</source>
        <translation>मेज़ यहाँ फिर खोलें?</translation>
    </message>
    <message>
        <source>The match goes on here after deal %1, with the same seats and points; the others need a new invitation.</source>
        <translation>मैच यहाँ बाज़ी %1 के बाद से चलेगा, वही जगहें और वही अंक; बाक़ी लोगों को नया न्योता चाहिए।</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>फिर खोलें</translation>
    </message>
    <message>
        <source>You&apos;re at a table with people: leave it first (Game, Welcome page).</source>
        <translation>आप लोगों की मेज़ पर %0{f:बैठी|m:बैठे|n:बैठे} हैं: पहले उठें (“खेल”, “स्वागत पन्ना”)।</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <comment>whose table it is: a name</comment>
        <translation>%1 की मेज़</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>बैठें</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>देखें</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>आगे चलें</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 seats free</source>
        <comment>a game, and how many seats of a table are free</comment>
        <translation>%1 · %3 में से %2 %2{one:जगह|other:जगहें} ख़ाली</translation>
    </message>
    <message>
        <source>%1 · being played · %2 of %3 seats free</source>
        <comment>a game, and how many seats of a table are free</comment>
        <translation>%1 · खेल चल रहा है · %3 में से %2 %2{one:जगह|other:जगहें} ख़ाली</translation>
    </message>
    <message>
        <source>%1 · being played</source>
        <comment>a game</comment>
        <translation>%1 · खेल चल रहा है</translation>
    </message>
    <message>
        <source>%1 · full</source>
        <comment>a game at whose table nobody can sit down</comment>
        <translation>%1 · भरी हुई</translation>
    </message>
    <message>
        <source>%1 · your seat is kept</source>
        <comment>a game</comment>
        <translation>%1 · आपकी जगह रखी है</translation>
    </message>
    <message>
        <source>%1 · went on at %2&apos;s table</source>
        <comment>a game whose table was gone, and a name</comment>
        <translation>%1 · %2 की मेज़ पर आगे चला</translation>
    </message>
    <message>
        <source>%1&apos;s version of CardTable is different from yours.</source>
        <comment>a name</comment>
        <translation>%1 के पास CardTable का संस्करण आपसे अलग है।</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>आपकी मेज़</translation>
    </message>
    <message>
        <source>People and computers together. Computers fill the empty seats when you start.</source>
        <translation>लोग और कंप्यूटर मिलाकर। शुरू करने पर ख़ाली जगहें कंप्यूटर ले लेते हैं।</translation>
    </message>
    <message>
        <source>Play with people</source>
        <translation>लोगों के साथ खेलें</translation>
    </message>
    <message>
        <source>In this house</source>
        <translation>इस घर में</translation>
    </message>
    <message>
        <source>By invitation</source>
        <translation>न्योते से</translation>
    </message>
    <message>
        <source>Ways to play with people</source>
        <translation>लोगों के साथ खेलने के तरीक़े</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>मेज़ पर बैठ %0{f:रही|m:रहे|n:रहे} हैं…</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>मेज़ खुल रही है…</translation>
    </message>
    <message>
        <source>This takes a moment.</source>
        <translation>इसमें पल भर लगता है।</translation>
    </message>
    <message>
        <source>%1, %2 seats</source>
        <comment>a game, and for how many its table is</comment>
        <translation>%1, %2 जगहें</translation>
    </message>
    <message>
        <source>Your table is open.</source>
        <translation>आपकी मेज़ खुल गई है।</translation>
    </message>
    <message>
        <source>The table is open again here, after deal %1. Send the others the new invitation.</source>
        <translation>मेज़ बाज़ी %1 के बाद यहाँ फिर खुली है। बाक़ी लोगों को नया न्योता भेजें।</translation>
    </message>
    <message>
        <source>You&apos;re at %1&apos;s table.</source>
        <translation>आप %1 की मेज़ पर %0{f:बैठी|m:बैठे|n:बैठे} हैं।</translation>
    </message>
    <message>
        <source>You&apos;re at the table.</source>
        <translation>आप मेज़ पर %0{f:बैठी|m:बैठे|n:बैठे} हैं।</translation>
    </message>
    <message>
        <source>You&apos;re watching: all seats of this table are taken.</source>
        <translation>आप देख %0{f:रही|m:रहे|n:रहे} हैं: इस मेज़ की सब जगहें भरी हैं।</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again…</source>
        <translation>मेज़ से संपर्क टूट गया है। फिर कोशिश हो रही है…</translation>
    </message>
    <message>
        <source>The connection to the table is back.</source>
        <translation>मेज़ से संपर्क फिर जुड़ गया है।</translation>
    </message>
    <message>
        <source>%1 invites you to play %2. Copy this whole message, then open CardTable and choose Play with people, By invitation, Paste: %3</source>
        <comment>a name, a game, and an invitation</comment>
        <translation>%1 ने आपको %2 खेलने के लिए बुलाया है। यह पूरा संदेश कॉपी करें, फिर CardTable खोलकर “लोगों के साथ खेलें”, “न्योते से”, “चिपकाएँ” चुनें: %3</translation>
    </message>
    <message>
        <source>Ask %1 to leave?</source>
        <translation>%1 को उठने के लिए कहना है?</translation>
    </message>
    <message>
        <source>%1 will leave the table, and can come back with a new invitation.</source>
        <translation>%1 की जगह ख़ाली हो जाएगी; लौटने के लिए नया न्योता चाहिए होगा।</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <translation>उठने को कहें</translation>
    </message>
    <message>
        <source>Send the message to people in this house. It works until you close the table.</source>
        <translation>संदेश इस घर के लोगों को भेजें। मेज़ बंद होने तक यह चलता है।</translation>
    </message>
    <message>
        <source>Everybody at this table sees these four cards.</source>
        <translation>इस मेज़ पर सबको यही चार पत्ते दिखते हैं।</translation>
    </message>
    <message>
        <source>Ask %1: do you see the same four cards?</source>
        <translation>%1 से पूछें: वहाँ भी यही चार पत्ते दिख रहे हैं?</translation>
    </message>
    <message>
        <source>I&apos;m ready</source>
        <translation>मैं तैयार हूँ</translation>
    </message>
    <message>
        <source>Ready. %1 starts when all are.</source>
        <translation>तैयार। सब तैयार हों तो %1 मैच शुरू %1{f:करेंगी|m:करेंगे|n:करेंगे}।</translation>
    </message>
    <message>
        <source>Ready. The match starts when all are.</source>
        <translation>तैयार। सब तैयार हों तो मैच शुरू होगा।</translation>
    </message>
    <message>
        <source>I&apos;m not ready after all</source>
        <translation>नहीं, अभी तैयार नहीं</translation>
    </message>
    <message>
        <source>Click an open seat to sit down.</source>
        <translation>बैठने के लिए ख़ाली जगह पर क्लिक करें।</translation>
    </message>
    <message>
        <source>You&apos;re watching. The match begins when all players are ready.</source>
        <translation>आप देख %0{f:रही|m:रहे|n:रहे} हैं। जब सब खिलाड़ी तैयार हों, मैच शुरू होता है।</translation>
    </message>
    <message>
        <source>So everybody is asked again.</source>
        <translation>इसलिए सबसे एक बार फिर पूछा जा रहा है।</translation>
    </message>
    <message>
        <source>%1 has changed the rules.</source>
        <comment>a name</comment>
        <translation>%1 ने नियम बदले हैं।</translation>
    </message>
    <message>
        <source>%1 has changed the rules. %2</source>
        <comment>a name, and the first rule that is another one now</comment>
        <translation>%1 ने नियम बदले हैं। %2</translation>
    </message>
    <message>
        <source>%1&apos;s table. %2. %3 seats.</source>
        <comment>the room before a match: whose, by which rules, for how many</comment>
        <translation>%1 की मेज़। %2। %3 जगहें।</translation>
    </message>
    <message>
        <source>Your table. %1. %2 seats.</source>
        <comment>the same for the host</comment>
        <translation>आपकी मेज़। %1। %2 जगहें।</translation>
    </message>
    <message>
        <source>%1, but to %2</source>
        <comment>a set of rules, and the points to which the match goes</comment>
        <translation>%1, पर %2 तक</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %2 change(s)</source>
        <comment>a set of rules</comment>
        <translation>
            <numerusform>%1, %2 बदलाव के साथ</numerusform>
            <numerusform>%1, %2 बदलावों के साथ</numerusform>
        </translation>
    </message>
    <message>
        <source>To %1 points, not to %2.</source>
        <translation>%1 अंकों तक, %2 तक नहीं।</translation>
    </message>
    <message>
        <source>As in the rulebook, to %1 points.</source>
        <translation>नियम-पुस्तिका के अनुसार, %1 अंकों तक।</translation>
    </message>
    <message>
        <source>Made for another number of players.</source>
        <comment>of a set of rules</comment>
        <translation>खिलाड़ियों की किसी और संख्या के लिए।</translation>
    </message>
    <message>
        <source>As in the rulebook.</source>
        <translation>नियम-पुस्तिका के अनुसार।</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a rule and its value at this table</comment>
        <translation>%1: %2।</translation>
    </message>
    <message>
        <source>Undo and claims if all agree.</source>
        <translation>सब मानें तो चाल वापस होगी, बाक़ी सरें मिलेंगी।</translation>
    </message>
    <message>
        <source>No undo.</source>
        <translation>चाल वापस नहीं ली जा सकती।</translation>
    </message>
    <message>
        <source>%1 for a move.</source>
        <comment>a time, as 2 minutes</comment>
        <translation>एक चाल के लिए %1।</translation>
    </message>
    <message>
        <source>No limit for a move.</source>
        <translation>चाल के लिए समय की सीमा नहीं।</translation>
    </message>
    <message>
        <source>People may watch.</source>
        <translation>देखने वाले आ सकते हैं।</translation>
    </message>
    <message>
        <source>No watchers.</source>
        <translation>देखने वाले नहीं।</translation>
    </message>
    <message>
        <source>Latecomers may watch or take a seat.</source>
        <translation>बाद में आने वाले देख सकते हैं या बैठ सकते हैं।</translation>
    </message>
    <message>
        <source>Latecomers may take a seat.</source>
        <translation>बाद में आने वाले बैठ सकते हैं।</translation>
    </message>
    <message>
        <source>Hints are allowed.</source>
        <translation>संकेतों की अनुमति है।</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>rules that find no room on a list</comment>
        <translation>और %1 अन्य</translation>
    </message>
    <message>
        <source>you · host</source>
        <translation>आप · मेज़बान</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below the own name on a plate</comment>
        <translation>आप</translation>
    </message>
    <message>
        <source>host</source>
        <comment>below the name of whose table it is</comment>
        <translation>मेज़बान</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>साथी</translation>
    </message>
    <message>
        <source>%1&apos;s partner</source>
        <comment>a seat: whose partner sits there</comment>
        <translation>%1 के साथी</translation>
    </message>
    <message>
        <source>beside you</source>
        <comment>a seat of the other side</comment>
        <translation>आपके बग़ल में</translation>
    </message>
    <message>
        <source>left</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>बाएँ</translation>
    </message>
    <message>
        <source>across</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>सामने</translation>
    </message>
    <message>
        <source>right</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>दाएँ</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>of a seat, in a match that goes on</comment>
        <translation>
            <numerusform>%1 अंक</numerusform>
            <numerusform>%1 अंक</numerusform>
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
        <translation>तैयार</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>अभी तैयार नहीं</translation>
    </message>
    <message>
        <source>away</source>
        <comment>of a person whose line is lost</comment>
        <translation>यहाँ नहीं</translation>
    </message>
    <message>
        <source>computer · %1</source>
        <comment>and its level</comment>
        <translation>कंप्यूटर · %1</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>ख़ाली जगह</translation>
    </message>
    <message>
        <source>%1&apos;s seat</source>
        <comment>open, kept for whoever sat there before</comment>
        <translation>%1 की जगह</translation>
    </message>
    <message>
        <source>click to choose</source>
        <translation>यहाँ क्लिक करें</translation>
    </message>
    <message>
        <source>click to sit here</source>
        <translation>यहाँ बैठें</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>मैच शुरू करें</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <comment>that was begun at a table which is gone</comment>
        <translation>मैच जारी रखें</translation>
    </message>
    <message>
        <source>a computer takes the open seat</source>
        <translation>ख़ाली जगह कंप्यूटर लेगा</translation>
    </message>
    <message numerus="yes">
        <source>computers take the %1 open seats</source>
        <translation>
            <numerusform>%1 ख़ाली जगह कंप्यूटर लेगा</numerusform>
            <numerusform>%1 ख़ाली जगहें कंप्यूटर लेंगे</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <comment>who play together</comment>
        <translation>
            <numerusform>%1 व्यक्ति</numerusform>
            <numerusform>%1 लोग</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and a computer</source>
        <comment>how many people play, and a computer</comment>
        <translation>%1 और एक कंप्यूटर</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 computers</source>
        <comment>how many people play, and how many computers</comment>
        <translation>
            <numerusform>%1 और %2 कंप्यूटर</numerusform>
            <numerusform>%1 और %2 कंप्यूटर</numerusform>
        </translation>
    </message>
    <message>
        <source>you alone</source>
        <translation>आप अकेले</translation>
    </message>
    <message>
        <source>%1 isn&apos;t ready yet</source>
        <comment>one name</comment>
        <translation>%1 अभी तैयार नहीं हैं</translation>
    </message>
    <message>
        <source>%1 aren&apos;t ready yet</source>
        <comment>two names: Ravi and Leila</comment>
        <translation>%1 अभी तैयार नहीं हैं</translation>
    </message>
    <message numerus="yes">
        <source>%1 aren&apos;t ready yet</source>
        <comment>how many people</comment>
        <translation>
            <numerusform>%1 अभी तैयार नहीं</numerusform>
            <numerusform>%1 अभी तैयार नहीं</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is away; a computer sits in</source>
        <comment>a name</comment>
        <translation>%1 यहाँ नहीं; उनकी जगह कंप्यूटर बैठेगा</translation>
    </message>
    <message numerus="yes">
        <source>%1 are away; computers sit in</source>
        <comment>how many people</comment>
        <translation>
            <numerusform>%1 यहाँ नहीं; उनकी जगह कंप्यूटर बैठेगा</numerusform>
            <numerusform>%1 यहाँ नहीं; उनकी जगह कंप्यूटर बैठेंगे</numerusform>
        </translation>
    </message>
    <message>
        <source>take a seat first</source>
        <translation>पहले बैठें</translation>
    </message>
    <message>
        <source>%1 sits down.</source>
        <translation>%1 ने जगह ले ली है।</translation>
    </message>
    <message>
        <source>%1 has left their seat.</source>
        <translation>%1 ने जगह छोड़ दी है।</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>%1 तैयार हैं।</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>सब तैयार हैं।</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 अभी यहाँ नहीं हैं।</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 लौट %1{f:आई|m:आए|n:आए} हैं।</translation>
    </message>
    <message>
        <source>Seat %1 of %2: %3, %4</source>
        <comment>what a screen reader says of a seat: who sits there, and more</comment>
        <translation>%2 में से जगह %1: %3, %4</translation>
    </message>
    <message>
        <source>Seat %1 of %2: open</source>
        <comment>what a screen reader says of a seat</comment>
        <translation>%2 में से जगह %1: ख़ाली</translation>
    </message>
    <message>
        <source>Seat %1 of %2: open, %3 sat here</source>
        <comment>what a screen reader says of a seat</comment>
        <translation>%2 में से जगह %1: ख़ाली, पहले %3 की</translation>
    </message>
    <message>
        <source>Open for people</source>
        <translation>लोगों के लिए खुली</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>and its level</comment>
        <translation>कंप्यूटर: %1</translation>
    </message>
    <message>
        <source>Sit here myself</source>
        <translation>यहाँ मैं बैठूँ</translation>
    </message>
    <message>
        <source>Ask to leave…</source>
        <translation>उठने को कहें…</translation>
    </message>
    <message>
        <source>Sit opposite me</source>
        <translation>मेरे सामने बिठाएँ</translation>
    </message>
    <message>
        <source>Change places with %1</source>
        <comment>of two people at a table: a name</comment>
        <translation>%1 से जगह बदलवाएँ</translation>
    </message>
    <message>
        <source>Change places with me</source>
        <translation>मुझसे जगह बदलवाएँ</translation>
    </message>
    <message>
        <source>Move here: %1</source>
        <comment>an entry to move somebody: an open seat</comment>
        <translation>यहाँ बिठाएँ: %1</translation>
    </message>
    <message>
        <source>Move here: %1, %2</source>
        <comment>an entry to move somebody: an open seat, and where it is</comment>
        <translation>यहाँ बिठाएँ: %1, %2</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>मेज़ बंद है।</translation>
    </message>
    <message>
        <source>Ask its host to open it again.</source>
        <translation>मेज़बान से फिर खोलने को कहें।</translation>
    </message>
    <message>
        <source>The host&apos;s computer can&apos;t let you in right now.</source>
        <translation>मेज़बान का कंप्यूटर अभी आपको नहीं बिठा सकता।</translation>
    </message>
    <message>
        <source>Wait a little and try again.</source>
        <translation>थोड़ा रुककर फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>CardTable tries again automatically.</source>
        <translation>CardTable अपने-आप फिर कोशिश करेगा।</translation>
    </message>
    <message>
        <source>Something went wrong on the way to the table.</source>
        <translation>मेज़ तक पहुँचने में कुछ गड़बड़ हुई।</translation>
    </message>
    <message>
        <source>Try again; if it happens again, make sure that you all have the same version of CardTable.</source>
        <translation>फिर कोशिश करें; दोबारा हो तो देखें कि सबके पास CardTable का एक ही संस्करण है।</translation>
    </message>
    <message>
        <source>The host&apos;s computer doesn&apos;t answer.</source>
        <translation>मेज़बान का कंप्यूटर जवाब नहीं देता।</translation>
    </message>
    <message>
        <source>Is the table still open? Ask its host, and try again.</source>
        <translation>मेज़ अब भी खुली है? मेज़बान से पूछकर फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a network.</source>
        <translation>यह कंप्यूटर अभी किसी नेटवर्क में नहीं है।</translation>
    </message>
    <message>
        <source>Connect it to one, and try again.</source>
        <translation>नेटवर्क से जोड़कर फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>The host&apos;s computer hasn&apos;t come back.</source>
        <translation>मेज़बान का कंप्यूटर वापस नहीं आया।</translation>
    </message>
    <message>
        <source>Your seat is kept: continue from the welcome page when the table is open again.</source>
        <translation>आपकी जगह रखी है: मेज़ फिर खुले तो स्वागत पन्ने से आगे चलें।</translation>
    </message>
    <message>
        <source>This isn&apos;t the computer that invited you.</source>
        <translation>यह वह कंप्यूटर नहीं जिसने आपको बुलाया है।</translation>
    </message>
    <message>
        <source>Nothing was sent to it. Ask for a new invitation.</source>
        <translation>उसे कुछ नहीं भेजा गया। नया न्योता माँगें।</translation>
    </message>
    <message>
        <source>This invitation can&apos;t be read.</source>
        <translation>यह न्योता पढ़ा नहीं जा सका।</translation>
    </message>
    <message>
        <source>Copy the whole message again and paste it.</source>
        <translation>पूरा संदेश फिर से कॉपी करके चिपकाएँ।</translation>
    </message>
    <message>
        <source>The table isn&apos;t open right now.</source>
        <translation>मेज़ अभी खुली नहीं है।</translation>
    </message>
    <message>
        <source>Ask its host to open it, and try again.</source>
        <translation>मेज़बान से खोलने को कहें और फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>The host&apos;s computer can&apos;t be reached from here.</source>
        <translation>यहाँ से मेज़बान के कंप्यूटर तक नहीं पहुँचा जा सकता।</translation>
    </message>
    <message>
        <source>Ask its host to choose a relay in Preferences, and to send a new invitation.</source>
        <translation>मेज़बान से कहें कि “प्राथमिकताएँ” में रिले चुनकर नया न्योता भेजें।</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t reach other houses.</source>
        <translation>यह CardTable दूसरे घरों तक नहीं पहुँच सकता।</translation>
    </message>
    <message>
        <source>Play in the same house, or at a table on a server.</source>
        <translation>एक ही घर में खेलें, या किसी सर्वर की मेज़ पर।</translation>
    </message>
    <message>
        <source>The table doesn&apos;t know your seat.</source>
        <translation>मेज़ आपकी जगह नहीं पहचानती।</translation>
    </message>
    <message>
        <source>Your seat is kept. Try again later, or ask the host for a new invitation.</source>
        <translation>आपकी जगह रखी है। थोड़ी देर बाद फिर देखें, या मेज़बान से नया न्योता माँगें।</translation>
    </message>
    <message>
        <source>This table is already open.</source>
        <translation>यह मेज़ पहले से खुली है।</translation>
    </message>
    <message>
        <source>Look for the other window of CardTable.</source>
        <translation>CardTable की दूसरी विंडो देखें।</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t use the network.</source>
        <translation>CardTable की यह प्रति नेटवर्क इस्तेमाल नहीं कर सकती।</translation>
    </message>
    <message>
        <source>Install it with its network parts; everything else works as before.</source>
        <translation>नेटवर्क वाले हिस्सों समेत इंस्टॉल करें; बाक़ी सब पहले जैसा चलता है।</translation>
    </message>
    <message>
        <source>The table couldn&apos;t be saved on this computer.</source>
        <translation>मेज़ इस कंप्यूटर पर सहेजी नहीं जा सकी।</translation>
    </message>
    <message>
        <source>Playing with people has stopped working.</source>
        <translation>लोगों के साथ खेलना रुक गया है।</translation>
    </message>
    <message>
        <source>Close CardTable and start it again: your seat is kept.</source>
        <translation>CardTable बंद करके फिर चलाएँ: आपकी जगह रखी है।</translation>
    </message>
    <message>
        <source>This invitation no longer works.</source>
        <translation>यह न्योता अब नहीं चलता।</translation>
    </message>
    <message>
        <source>Ask for a new one.</source>
        <translation>नया माँगें।</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>मेज़ भरी हुई है।</translation>
    </message>
    <message>
        <source>Ask whether somebody will give up a seat, or whether you may watch.</source>
        <translation>पूछें कि क्या कोई अपनी जगह छोड़ेगा, या क्या आप सिर्फ़ देख सकते हैं।</translation>
    </message>
    <message>
        <source>The host has asked you to leave the table.</source>
        <translation>मेज़बान ने आपको मेज़ से उठने को कहा है।</translation>
    </message>
    <message>
        <source>You can come back with a new invitation.</source>
        <translation>नए न्योते से आप लौट %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>You have taken your seat from another computer.</source>
        <translation>आपने दूसरे कंप्यूटर से अपनी जगह ले ली है।</translation>
    </message>
    <message>
        <source>Play on there, or come back here.</source>
        <translation>वहीं खेलें, या यहाँ लौट आएँ।</translation>
    </message>
    <message>
        <source>The table can&apos;t take your name.</source>
        <translation>मेज़ पर आपका नाम नहीं चल सकता।</translation>
    </message>
    <message>
        <source>Choose a name that the others can&apos;t mistake for themselves or for a computer.</source>
        <translation>ऐसा नाम चुनें जिससे दूसरों को न लगे कि बात उनकी या किसी कंप्यूटर की है।</translation>
    </message>
    <message>
        <source>Between houses, what you send is encrypted. It goes straight to the other computers or, where a router prevents that, through a relay. The relay can see which internet addresses play together and when, but no card, name or phrase.</source>
        <translation>घरों के बीच आपकी भेजी हर चीज़ एन्क्रिप्ट होती है। वह सीधे दूसरे कंप्यूटरों तक जाती है; जहाँ राउटर ऐसा न होने दे, वहाँ रिले से होकर। रिले देख सकता है कि कौन-से इंटरनेट पते कब साथ खेलते हैं, पर कोई पत्ता, नाम या बात नहीं।</translation>
    </message>
    <message>
        <source>The host has another version of CardTable.</source>
        <translation>मेज़बान के पास CardTable का दूसरा संस्करण है।</translation>
    </message>
    <message>
        <source>The host has CardTable %1, you have %2. Both need the same one.</source>
        <translation>मेज़बान के पास CardTable %1 है, आपके पास %2। दोनों के पास एक ही चाहिए।</translation>
    </message>
    <message>
        <source>Both need the same one: get the latest.</source>
        <translation>दोनों के पास एक ही चाहिए: सबसे नया लें।</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>आप कौन हैं?</translation>
    </message>
    <message>
        <source>The others see this name and this portrait. You are asked only once.</source>
        <translation>दूसरों को यह नाम और तस्वीर दिखती है। आपसे एक ही बार पूछा जाता है।</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>आपका नाम</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>आपकी तस्वीर</translation>
    </message>
    <message>
        <source>That&apos;s me</source>
        <translation>यह मैं हूँ</translation>
    </message>
    <message>
        <source>Please write a name: letters, digits, spaces.</source>
        <translation>नाम लिखें: अक्षर, अंक, ख़ाली जगह।</translation>
    </message>
    <message>
        <source>Choose another name: the others could mistake “%1” for themselves or for a computer.</source>
        <translation>कोई और नाम चुनें: “%1” से दूसरों को लगेगा कि बात उनकी या किसी कंप्यूटर की है।</translation>
    </message>
    <message>
        <source>You don&apos;t use a relay, so friends from other houses may not find the way. Choose one in Preferences, Players.</source>
        <translation>आपने कोई रिले नहीं चुना है, इसलिए शायद दूसरे घरों के दोस्त न आ पाएँ। रिले “प्राथमिकताएँ”, “खिलाड़ी” में चुनें।</translation>
    </message>
    <message>
        <source>%1&apos;s seat</source>
        <comment>a computer&apos;s name, or that of somebody who has left</comment>
        <translation>%1 की जगह</translation>
    </message>
    <message>
        <source>Free seats</source>
        <translation>ख़ाली जगहें</translation>
    </message>
    <message>
        <source>Who should leave</source>
        <translation>कौन जाए</translation>
    </message>
</context>
<context>
    <name>People&apos;s table</name>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>यह सिर्फ़ मेज़ का मेज़बान कर सकता है।</translation>
    </message>
    <message>
        <source>That can&apos;t be done now.</source>
        <translation>यह अभी नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>पहले बैठें।</translation>
    </message>
    <message>
        <source>Somebody isn&apos;t ready yet.</source>
        <translation>कोई अभी तैयार नहीं है।</translation>
    </message>
    <message>
        <source>Somebody must sit down before the match begins.</source>
        <translation>मैच से पहले किसी को बैठना होगा।</translation>
    </message>
    <message>
        <source>Nobody can sit down during a match at this table.</source>
        <translation>इस मेज़ पर मैच के बीच कोई नहीं बैठ सकता।</translation>
    </message>
    <message>
        <source>Somebody has just got up. You can sit down from the next deal on.</source>
        <translation>कोई अभी उठा है। आप अगली बाज़ी से बैठ %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>That seat is taken.</source>
        <translation>वह जगह ख़ाली नहीं है।</translation>
    </message>
    <message>
        <source>The rules have just been changed. Look at them again.</source>
        <translation>नियम अभी बदले हैं। फिर देखें।</translation>
    </message>
    <message>
        <source>This table can&apos;t be played by these rules.</source>
        <translation>इस मेज़ पर इन नियमों से नहीं खेला जा सकता।</translation>
    </message>
    <message>
        <source>This match goes on by the rules it began with.</source>
        <translation>यह मैच उन्हीं नियमों से चलता है जिनसे शुरू हुआ था।</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>मेज़ रुकी हुई है।</translation>
    </message>
    <message>
        <source>You have just asked for that. Wait a little.</source>
        <translation>यह आपने अभी माँगा था। थोड़ा रुकें।</translation>
    </message>
    <message>
        <source>You&apos;ve asked for that often enough.</source>
        <translation>यह आप काफ़ी बार माँग %0{f:चुकी|m:चुके|n:चुके} हैं।</translation>
    </message>
    <message>
        <source>The table couldn&apos;t save that. Try again in a moment.</source>
        <translation>मेज़ यह सहेज नहीं सकी। पल भर बाद फिर करें।</translation>
    </message>
    <message>
        <source>A bug in the program prevents this.</source>
        <translation>प्रोग्राम की एक ग़लती के कारण यह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Moves can&apos;t be undone at this table.</source>
        <translation>इस मेज़ पर चालें वापस नहीं ली जा सकतीं।</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again.</source>
        <translation>मेज़ से संपर्क टूट गया है। फिर कोशिश हो रही है।</translation>
    </message>
    <message>
        <source>Your last move is still on its way.</source>
        <translation>आपकी पिछली चाल अभी रास्ते में है।</translation>
    </message>
    <message>
        <source>The table didn&apos;t do that.</source>
        <translation>मेज़ ने यह नहीं किया।</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Hello!</source>
        <extracomment>What players say to each other at the table, on small buttons and in bubbles: at most 28 letters, friendly.</extracomment>
        <translation>नमस्ते!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>शुभकामनाएँ!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>वाह, बढ़िया खेल!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>धन्यवाद!</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>खेल में मज़ा आया!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>माफ़ कीजिए!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>अरे नहीं!</translation>
    </message>
    <message>
        <source>Lucky!</source>
        <translation>क्या क़िस्मत है!</translation>
    </message>
    <message>
        <source>What a hand!</source>
        <translation>क्या पत्ते हैं!</translation>
    </message>
    <message>
        <source>Nice try!</source>
        <translation>कोशिश अच्छी थी!</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>बाल-बाल बचे!</translation>
    </message>
    <message>
        <source>I didn&apos;t see that coming.</source>
        <translation>यह तो सोचा न था।</translation>
    </message>
    <message>
        <source>My mistake.</source>
        <translation>मेरी ग़लती।</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>एक मिनट रुकिए।</translation>
    </message>
    <message>
        <source>I&apos;m back.</source>
        <translation>मैं फिर हाज़िर हूँ।</translation>
    </message>
    <message>
        <source>I have to go soon.</source>
        <translation>मुझे जल्दी जाना है।</translation>
    </message>
    <message>
        <source>Last deal for me.</source>
        <translation>मेरी यह आख़िरी बाज़ी।</translation>
    </message>
    <message>
        <source>Take your time.</source>
        <translation>आराम से सोचिए।</translation>
    </message>
    <message>
        <source>Shall we go on?</source>
        <translation>आगे खेलें?</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>आपकी बारी!</translation>
    </message>
    <message>
        <source>Another match?</source>
        <translation>एक और मैच?</translation>
    </message>
    <message>
        <source>Yes, I&apos;d love to!</source>
        <translation>हाँ, ख़ुशी से!</translation>
    </message>
    <message>
        <source>No, thank you.</source>
        <translation>नहीं, धन्यवाद।</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>फिर मिलेंगे!</translation>
    </message>
    <message>
        <source>Ha ha!</source>
        <translation>हा हा!</translation>
    </message>
    <message>
        <source>Brave!</source>
        <translation>वाह, क्या हिम्मत!</translation>
    </message>
    <message>
        <source>Beautiful!</source>
        <translation>बहुत ख़ूब!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>आह!</translation>
    </message>
    <message>
        <source>Well saved!</source>
        <translation>ख़ूब बचाया!</translation>
    </message>
    <message>
        <source>Partner, well done!</source>
        <translation>शाबाश, साथी!</translation>
    </message>
    <message>
        <source>Let&apos;s have some tea.</source>
        <translation>चलिए, चाय हो जाए।</translation>
    </message>
    <message>
        <source>See you tomorrow!</source>
        <translation>कल मिलते हैं!</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>away %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>यहाँ नहीं %1</translation>
    </message>
    <message>
        <source>host · away %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>मेज़बान · यहाँ नहीं %1</translation>
    </message>
    <message>
        <source>thinking %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>सोच में %1</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %1 second(s) left</source>
        <translation>
            <numerusform>आपकी बारी: %1 सेकंड बाक़ी</numerusform>
            <numerusform>आपकी बारी: %1 सेकंड बाक़ी</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s) left.</source>
        <translation>
            <numerusform>%1 सेकंड बाक़ी।</numerusform>
            <numerusform>%1 सेकंड बाक़ी।</numerusform>
        </translation>
    </message>
    <message>
        <source>The others may let a computer play on.</source>
        <translation>दूसरे अब कंप्यूटर को खेलने दे सकते हैं।</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>मैच ख़त्म हो चुका है।</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>मेज़ रुकी हुई है।</translation>
    </message>
    <message>
        <source>A computer plays for you.</source>
        <translation>आपकी जगह कंप्यूटर खेल रहा है।</translation>
    </message>
    <message>
        <source>You can play again when the connection is back.</source>
        <translation>संपर्क लौटे तो आप फिर खेल %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>You can watch again when the connection is back.</source>
        <translation>संपर्क लौटे तो आप फिर देख %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>The table is waiting for %1.</source>
        <translation>मेज़ को %1 का इंतज़ार है।</translation>
    </message>
    <message>
        <source>The table is waiting.</source>
        <translation>मेज़ इंतज़ार में है।</translation>
    </message>
    <message>
        <source>Answer %1 first.</source>
        <comment>before playing on</comment>
        <translation>पहले %1 को जवाब दें।</translation>
    </message>
    <message>
        <source>The table is waiting for the answers.</source>
        <translation>मेज़ को जवाबों का इंतज़ार है।</translation>
    </message>
    <message>
        <source>muted by you</source>
        <comment>on a plate, below a name</comment>
        <translation>आपने चुप किया</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 अभी यहाँ नहीं हैं।</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 लौट %1{f:आई|m:आए|n:आए} हैं।</translation>
    </message>
    <message>
        <source>A computer plays on for %1, who can come back at any time.</source>
        <translation>%1 की जगह कंप्यूटर खेलता है; वे कभी भी लौट %1{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>%1 has left. A computer plays on.</source>
        <translation>%1 ने जगह छोड़ दी है। कंप्यूटर खेलेगा।</translation>
    </message>
    <message>
        <source>%1 is thinking. The time for a move is up; nothing happens automatically.</source>
        <translation>%1 अभी सोच %1{f:रही|m:रहे|n:रहे} हैं। चाल का समय ख़त्म हुआ; अपने-आप कुछ नहीं होता।</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>%1 की मेज़</translation>
    </message>
    <message>
        <source>%1&apos;s table, %2 watching</source>
        <translation>%1 की मेज़, देखने वाले: %2</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>आपकी मेज़</translation>
    </message>
    <message>
        <source>Your table, %1 watching</source>
        <comment>how many people look on</comment>
        <translation>आपकी मेज़, देखने वाले: %1</translation>
    </message>
    <message>
        <source>%1 watching</source>
        <comment>how many people look on</comment>
        <translation>देखने वाले: %1</translation>
    </message>
    <message>
        <source>%1 takes %2&apos;s seat.</source>
        <comment>two names: a newcomer&apos;s, and a computer&apos;s or whose seat it kept</comment>
        <translation>%1 ने %2 की जगह ली।</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>The rules allow this; there is nothing more to say about it.</source>
        <translation>नियमों में इसकी अनुमति है; इस बारे में और कहने को कुछ नहीं।</translation>
    </message>
    <message>
        <source>This comes next in the script.</source>
        <translation>तय क्रम में अब यही है।</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Portrait of %1</source>
        <translation>%1 की तस्वीर</translation>
    </message>
    <message>
        <source>Portrait %1 of %2</source>
        <translation>%2 में से तस्वीर %1</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice: deal %1 again</source>
        <translation>अभ्यास: बाज़ी %1 एक बार और</translation>
    </message>
    <message>
        <source>It doesn&apos;t count. Your match waits where you left it.</source>
        <translation>यह गिनी नहीं जाती। आपका मैच वहीं है जहाँ छोड़ा था।</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <comment>which deal, and from where it is played on</comment>
        <translation>अभ्यास: %1</translation>
    </message>
    <message>
        <source>You had %1 points; playing on from here gave you %2.</source>
        <translation>%1{one:आपका %1 अंक था|other:आपके %1 अंक थे}; यहाँ से खेलने पर: %2।</translation>
    </message>
    <message>
        <source>The first time: %1 From here: %2</source>
        <comment>two whole sentences, how a deal has ended</comment>
        <translation>पहली बार: %1 यहाँ से: %2</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>मैच पर लौटें</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1 के नियम</translation>
    </message>
    <message>
        <source>Changed rules apply from the next game. The current game keeps its own.</source>
        <translation>बदले हुए नियम अगले खेल से लागू होंगे। चल रहे खेल के नियम वही रहेंगे।</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Only the rules for this many players are shown.</source>
        <translation>सिर्फ़ इतने खिलाड़ियों के नियम दिखाए जाते हैं।</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many players: choose others.</source>
        <translation>ये नियम इतने खिलाड़ियों के लिए नहीं हैं: दूसरे चुनें।</translation>
    </message>
    <message>
        <source>The winning card is outlined; a card that you can&apos;t play is dimmed.</source>
        <translation>जीत रहे पत्ते पर घेरा होता है; जो पत्ता चलने लायक़ न हो, वह धुँधला होता है।</translation>
    </message>
    <message>
        <source>These are your cards.</source>
        <translation>ये आपके पत्ते हैं।</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>प्राथमिकताएँ</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>प्राथमिकताओं के पन्ने</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>मूल सेटिंग लौटाएँ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>मेज़</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>पत्ते</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>हलचल</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>आवाज़ें</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translatorcomment>&apos;सुलभता&apos; for accessibility; &apos;सुगम्यता&apos; is also used</translatorcomment>
        <translation>सुलभता</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>सेटिंग खोजें</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>इन शब्दों वाली कोई सेटिंग नहीं है।</translation>
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
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ड्राइव</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>उपनाम</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>शॉर्टकट</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>अज्ञात</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>सब चुनें(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>बढ़ाएँ(&amp;U)</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>घटाएँ(&amp;D)</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>दबाएँ</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>बदलें</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>बढ़ाएँ</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>घटाएँ</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>यह काम शुरू करता है</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>स्थिति बदलता है</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>मान बढ़ाएँ</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>मान घटाएँ</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>फ़ोकस यहाँ लाता है</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>मेनू दिखाता है</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>बाएँ सरकाएँ</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>दाएँ सरकाएँ</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>ऊपर सरकाएँ</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>नीचे सरकाएँ</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>बाईं ओर सरकाता है</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>दाईं ओर सरकाता है</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>ऊपर सरकाता है</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>नीचे सरकाता है</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>विकल्पों की सूची खोलें</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>पीछे</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>पीछे जाएँ</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>आगे जाएँ</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>ऊपर का फ़ोल्डर</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>ऊपर के फ़ोल्डर में जाएँ</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>एक नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>सूची</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>सूची की तरह दिखाएँ</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>ब्योरा</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>ब्योरे के साथ दिखाएँ</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>बग़ल की पट्टी</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>जगहों और बुकमार्क की सूची</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>फ़ाइलें</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>यहाँ देखें(&amp;L):</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>यहाँ देखें:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>फ़ाइल का नाम(&amp;N):</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>फ़ोल्डर:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>फ़ाइलों का प्रकार(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>खोलें(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>सहेजें(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>चुनें(&amp;C)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>इस नाम से सहेजें</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>सारी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सारी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>फ़ोल्डर खोजें</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>दिखाएँ: </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>छिपी फ़ाइलें दिखाएँ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>नया फ़ोल्डर(&amp;N)</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>नया फ़ोल्डर</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>नाम बदलें(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>मिटाएँ(&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>हाल की जगहें</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 पहले से है।
क्या उसकी जगह नई रखनी है?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
फ़ाइल नहीं मिली।
देखें कि नाम सही लिखा है।</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
फ़ोल्डर नहीं मिला।
देखें कि नाम सही लिखा है।</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>क्या “%1” को सचमुच मिटाना है?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” बदले जाने से सुरक्षित है।
फिर भी मिटाना है?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>फ़ोल्डर मिटाया नहीं जा सका।</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>आकार</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>बदलने की तारीख़</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>कंप्यूटर</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>ठीक है(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>सहेजें(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>रद्द करें(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>बंद करें(&amp;C)</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>बिना सहेजे बंद करें</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर करें(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>चिपकाएँ(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>सब सहेजें</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>हाँ(&amp;Y)</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>सबके लिए हाँ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>नहीं(&amp;N)</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>सबके लिए नहीं(&amp;O)</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>बीच में छोड़ें</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>अनदेखा करें</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Discard</source>
        <translatorcomment>button beside Save: &apos;न सहेजें&apos; = do not save</translatorcomment>
        <translation>न सहेजें</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>सहायता</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>लागू करें</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>पहले जैसा करें</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>मूल सेटिंग लौटाएँ</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>यहाँ तक सरकाएँ</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>सबसे ऊपर</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>सबसे नीचे</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>बायाँ किनारा</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>दायाँ किनारा</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>पन्ना ऊपर</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>पन्ना नीचे</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>पन्ना बाएँ</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>पन्ना दाएँ</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>ऊपर सरकाएँ</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>नीचे सरकाएँ</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>बाएँ सरकाएँ</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>दाएँ सरकाएँ</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>Insert Unicode control character</source>
        <translation>यूनिकोड नियंत्रण वर्ण डालें</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM बाएँ से दाएँ का चिह्न</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM दाएँ से बाएँ का चिह्न</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ शून्य-चौड़ाई संयोजक</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ शून्य-चौड़ाई वियोजक</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP शून्य-चौड़ाई जगह</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE बाएँ से दाएँ का अंश शुरू</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE दाएँ से बाएँ का अंश शुरू</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO ज़बरन बाएँ से दाएँ शुरू</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO ज़बरन दाएँ से बाएँ शुरू</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF दिशा का असर ख़त्म</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI बाएँ से दाएँ अलग</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI दाएँ से बाएँ अलग</translation>
    </message>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI पहले अक्षर के अनुसार अलग</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI अलगाव ख़त्म</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर करें(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>लिंक कॉपी करें(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>चिपकाएँ(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>Round</name>
    <message>
        <source>Undo</source>
        <translation>चाल वापस लें</translation>
    </message>
    <message>
        <source>Undo: take back what you did last</source>
        <translation>चाल वापस लें: आपकी पिछली चाल</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>संकेत</translation>
    </message>
    <message>
        <source>Hint: which card, and why</source>
        <translation>संकेत: कौन-सा पत्ता, और क्यों</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>पिछली सर</translation>
    </message>
    <message>
        <source>Last trick and earlier ones</source>
        <translation>पिछली सर और उससे पहले की</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>क्या हुआ</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>आपकी पिछली बारी के बाद क्या हुआ</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Scores of all deals</source>
        <translation>सब बाज़ियों के अंक</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>कहें</translation>
    </message>
    <message>
        <source>Say something to the others</source>
        <translation>दूसरों से कुछ कहें</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>आवाज़ें चालू हैं</translation>
    </message>
    <message>
        <source>Turn the sounds off</source>
        <translation>आवाज़ें बंद करें</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>आवाज़ें बंद हैं</translation>
    </message>
    <message>
        <source>Turn the sounds on</source>
        <translation>आवाज़ें चालू करें</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules of %1</source>
        <translation>%1 के नियम</translation>
    </message>
    <message numerus="yes">
        <source>%1 players</source>
        <translation>
            <numerusform>%1 खिलाड़ी</numerusform>
            <numerusform>%1 खिलाड़ी</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>नियमों में खोजें</translation>
    </message>
    <message numerus="yes">
        <source>%1 rule(s) found</source>
        <translation>
            <numerusform>%1 नियम मिला</numerusform>
            <numerusform>%1 नियम मिले</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed: “%1” is “%2” here; in “%4” it is “%3”.</source>
        <translation>बदला नियम: “%1” यहाँ “%2” है; “%4” में “%3” है।</translation>
    </message>
    <message>
        <source>A bar marks the rules that this changes.</source>
        <translation>जो नियम इससे बदलते हैं, उनके पास लकीर है।</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>no</source>
        <translation>नहीं</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>Greetings</source>
        <translation>दुआ-सलाम</translation>
    </message>
    <message>
        <source>Praise</source>
        <translation>शाबाशी</translation>
    </message>
    <message>
        <source>Oh!</source>
        <comment>heading over exclamations</comment>
        <translation>ओहो!</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>Use the arrow keys and Enter, or type the first letters. Everybody reads the phrase in their own language.</source>
        <translation>तीर कुंजियों और Enter से चुनें, या पहले अक्षर लिखें। हर कोई अपनी भाषा में पढ़ता है।</translation>
    </message>
    <message>
        <source>Let the others speak for a moment.</source>
        <translation>पल भर दूसरों को बोलने दें।</translation>
    </message>
    <message>
        <source>Say something to the others</source>
        <translation>दूसरों से कुछ कहें</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <comment>do not show what this player says</comment>
        <translation>%1 को चुप करें</translation>
    </message>
    <message>
        <source>Let a computer play for %1</source>
        <translation>%1 की जगह कंप्यूटर खेले</translation>
    </message>
    <message>
        <source>%1 is muted.</source>
        <translation>%1 की बातें बंद हैं।</translation>
    </message>
    <message>
        <source>%1 is no longer muted.</source>
        <translation>%1 की बातें फिर चालू हैं।</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Chart of the totals</source>
        <translation>कुल अंकों का चार्ट</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the totals after each deal</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The match ends at %1.</source>
        <translation>मैच %1 पर ख़त्म होता है।</translation>
    </message>
    <message>
        <source>End of match</source>
        <comment>the target&apos;s line in a chart</comment>
        <translation>मैच का अंत</translation>
    </message>
    <message>
        <source>Totals after each deal. %1. %2</source>
        <translation>हर बाज़ी के बाद कुल अंक। %1। %2</translation>
    </message>
    <message>
        <source>Totals after each deal. %1.</source>
        <translation>हर बाज़ी के बाद कुल अंक। %1।</translation>
    </message>
    <message>
        <source>Click a deal, or press Enter, to see how it was played.</source>
        <translation>बाज़ी पर क्लिक या Enter से देखें कि वह कैसे खेली गई।</translation>
    </message>
    <message>
        <source>First meld needs</source>
        <comment>points that the next first meld must count</comment>
        <translation>पहले सेट के लिए</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>अंक तालिका</translation>
    </message>
    <message>
        <source>No deal has been scored yet.</source>
        <translation>अभी किसी बाज़ी के अंक नहीं गिने गए।</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %2 point(s).</source>
        <translation>
            <numerusform>%1 %2 अंक लेकर सबसे आगे हैं।</numerusform>
            <numerusform>%1 %2 अंक लेकर सबसे आगे हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead with %2 point(s).</source>
        <translation>
            <numerusform>आप %2 अंक लेकर सबसे आगे हैं।</numerusform>
            <numerusform>आप %2 अंक लेकर सबसे आगे हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s) each.</source>
        <translation>
            <numerusform>%1 बराबरी पर सबसे आगे हैं, हर एक का %2 अंक है।</numerusform>
            <numerusform>%1 बराबरी पर सबसे आगे हैं, हर एक के %2 अंक हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s).</source>
        <translation>
            <numerusform>%1 %2 अंक लेकर सबसे आगे हैं।</numerusform>
            <numerusform>%1 %2 अंक लेकर सबसे आगे हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>जिसके कुल अंक सबसे कम, उसकी जीत।</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>जिसके कुल अंक सबसे ज़्यादा, उसकी जीत।</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>बाज़ी %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>कुल</translation>
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
        <translation>हम: %1</translation>
    </message>
    <message>
        <source>They: %1</source>
        <comment>the other side of two, and its players</comment>
        <translation>वे: %1</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Players who drew a joker or the same card draw again.</source>
        <translation>जिनका जोकर या एक-जैसा पत्ता निकला, वे फिर उठाएँ।</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 ने %2 %2{f:उठाई|m:उठाया}।</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <translation>आपने %2 %2{f:उठाई|m:उठाया}।</translation>
    </message>
    <message>
        <source>%1 chooses a seat and plays first.</source>
        <translation>%1 जगह चुनकर पहले %1{f:खेलेंगी|m:खेलेंगे|n:खेलेंगे}।</translation>
    </message>
    <message>
        <source>You choose a seat and play first.</source>
        <translation>आप जगह चुनकर पहले %0{f:खेलेंगी|m:खेलेंगे|n:खेलेंगे}।</translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses a seat and plays first, with %2 as partner(s).</source>
        <translation>
            <numerusform>%1 जगह चुनकर पहले %1{f:खेलेंगी|m:खेलेंगे|n:खेलेंगे}, और साथी %2 %2{f:होंगी|m:होंगे|n:होंगे}।</numerusform>
            <numerusform>%1 जगह चुनकर पहले %1{f:खेलेंगी|m:खेलेंगे|n:खेलेंगे}, और साथी %2 %2{f:होंगी|m:होंगे|n:होंगे}।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You choose a seat and play first, with %2 as partner(s).</source>
        <translation>
            <numerusform>आप जगह चुनकर पहले %0{f:खेलेंगी|m:खेलेंगे|n:खेलेंगे}, और साथी %2 %2{f:होंगी|m:होंगे|n:होंगे}।</numerusform>
            <numerusform>आप जगह चुनकर पहले %0{f:खेलेंगी|m:खेलेंगे|n:खेलेंगे}, और साथी %2 %2{f:होंगी|m:होंगे|n:होंगे}।</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card for your seat: click one, or go there with the arrow keys and press Enter.</source>
        <translation>अपनी जगह के लिए पत्ता उठाएँ: किसी पत्ते पर क्लिक करें, या तीरों से वहाँ जाकर Enter दबाएँ।</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 ने पत्ता उठाया।</translation>
    </message>
    <message>
        <source>You drew the highest card: choose your seat. Click one, or press its number.</source>
        <translation>सबसे बड़ा पत्ता आपका है: जगह चुनें। उस पर क्लिक करें, या उसका नंबर दबाएँ।</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>पत्ते बाँटें</translation>
    </message>
</context>
<context>
    <name>Serve</name>
    <message>
        <source>Run tables at which people play over the network. Ctrl+C shuts them down cleanly.</source>
        <translation>मेज़ें चलाएँ जिन पर लोग नेटवर्क से खेलते हैं। Ctrl+C से वे सही तरह बंद होती हैं।</translation>
    </message>
    <message>
        <source>ADDRESS:PORT</source>
        <comment>stands for an address in the help of the command line</comment>
        <translation>पता:पोर्ट</translation>
    </message>
    <message>
        <source>where to listen (default: %1)</source>
        <translation>कहाँ सुनना है (न लिखें तो %1)</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <comment>stands for a folder in the help of the command line</comment>
        <translation>फ़ोल्डर</translation>
    </message>
    <message>
        <source>where tables, the certificate and the secret are kept (default: %1)</source>
        <translation>मेज़ें, प्रमाणपत्र और गुप्त कोड कहाँ रखने हैं (न लिखें तो %1)</translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>stands for a file in the help of the command line</comment>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>a certificate signed by an authority (default: one made on this computer)</source>
        <translation>किसी प्राधिकरण का प्रमाणपत्र (न लिखें तो इस कंप्यूटर का बनाया)</translation>
    </message>
    <message>
        <source>its key, if that is in another file</source>
        <translation>उसकी कुंजी, अगर दूसरी फ़ाइल में हो</translation>
    </message>
    <message>
        <source>NAME[:PORT]</source>
        <comment>stands for the name of a host in the help of the command line</comment>
        <translation>नाम[:पोर्ट]</translation>
    </message>
    <message>
        <source>accept unencrypted connections from a local proxy that people reach under this name</source>
        <translation>इसी कंप्यूटर की प्रॉक्सी से, जिस तक लोग इस नाम से पहुँचते हैं, बिना एन्क्रिप्शन के कनेक्शन लें</translation>
    </message>
    <message>
        <source>how many tables at once (default: %1)</source>
        <translation>एक साथ कितनी मेज़ें (न लिखें तो %1)</translation>
    </message>
    <message>
        <source>who may open a table: %1 or %2 (default: %3)</source>
        <translation>मेज़ कौन खोल सकता है: %1 या %2 (न लिखें तो %3)</translation>
    </message>
    <message>
        <source>WHO</source>
        <comment>stands for a choice in the help of the command line</comment>
        <translation>कौन</translation>
    </message>
    <message>
        <source>the secret for opening tables, 16 digits from 0 to f (default: a file in the folder)</source>
        <translation>मेज़ खोलने का गुप्त कोड, 0 से f तक के 16 अंक (न लिखें तो फ़ोल्डर की एक फ़ाइल)</translation>
    </message>
    <message>
        <source>limits on tables, connections and so on, from a TOML file; SIGHUP reloads it</source>
        <translation>TOML फ़ाइल से मेज़ों, कनेक्शनों आदि की सीमाएँ; SIGHUP से फिर पढ़ी जाती है</translation>
    </message>
    <message>
        <source>metrics for Prometheus over HTTP, for this machine only</source>
        <translation>Prometheus के लिए HTTP पर आँकड़े, सिर्फ़ इसी मशीन पर</translation>
    </message>
    <message>
        <source>print metrics as JSON every so many seconds</source>
        <translation>इतनी-इतनी देर में आँकड़े JSON में लिखें</translation>
    </message>
    <message>
        <source>when asked to stop, allow up to this long for deals to finish</source>
        <translation>बंद होने को कहे जाने पर, बाज़ियाँ पूरी करने के लिए इतना समय</translation>
    </message>
    <message>
        <source>list tables that wait for another version, and delete none</source>
        <translation>दूसरे संस्करण के इंतज़ार वाली मेज़ें दिखाएँ, और किसी को न हटाएँ</translation>
    </message>
    <message>
        <source>keep the tables on NATS, which other servers share (default: %1, or else a file in the folder)</source>
        <translation>मेज़ें NATS पर रखें, जिसे दूसरे सर्वर भी इस्तेमाल करते हैं (न लिखें तो %1, वरना फ़ोल्डर की फ़ाइल)</translation>
    </message>
    <message>
        <source>nats://HOST:PORT,…</source>
        <comment>stands for addresses in the help of the command line</comment>
        <translation>nats://पता:पोर्ट,…</translation>
    </message>
    <message>
        <source>the other servers on the same store, for invitations; they listen on the same port</source>
        <translation>उसी भंडार के दूसरे सर्वर, न्योतों के लिए; वे उसी पोर्ट पर सुनते हैं</translation>
    </message>
    <message>
        <source>ADDRESS,…</source>
        <comment>stands for addresses in the help of the command line</comment>
        <translation>पता,…</translation>
    </message>
    <message>
        <source>one NATS server is enough: what it keeps is lost with its disk</source>
        <translation>एक NATS सर्वर काफ़ी है: डिस्क गई तो सब गया</translation>
    </message>
    <message>
        <source>make the certificate, the secret and a new store on NATS, then exit</source>
        <translation>प्रमाणपत्र, गुप्त कोड और NATS पर नया भंडार बनाएँ, और बंद हों</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address and port for %2: write for example %3.</source>
        <translation>“%1” %2 के लिए पता और पोर्ट नहीं है: जैसे %3 लिखें।</translation>
    </message>
    <message>
        <source>This Python lacks the network libraries: install %1.</source>
        <translation>इस Python में नेटवर्क की लाइब्रेरियाँ नहीं हैं: %1 इंस्टॉल करें।</translation>
    </message>
    <message>
        <source>Give --store as well: %1 needs NATS.</source>
        <translation>--store भी लिखें: %1 के लिए NATS चाहिए।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address for --others: write at most %2 without ports, separated by commas.</source>
        <translation>“%1” --others के लिए पता नहीं है: ज़्यादा से ज़्यादा %2 पते बिना पोर्ट, बीच में कॉमा लगाकर लिखें।</translation>
    </message>
    <message>
        <source>Metrics are served to this machine only: give --metrics an address such as %1.</source>
        <translation>आँकड़े सिर्फ़ इसी मशीन पर बताए जाते हैं: --metrics को %1 जैसा पता दें।</translation>
    </message>
    <message>
        <source>Give --certificate as well: a key alone is useless.</source>
        <translation>--certificate भी लिखें: अकेली कुंजी से कुछ नहीं होता।</translation>
    </message>
    <message>
        <source>Another server uses %1: stop it first, or give each its own folder with --data.</source>
        <translation>दूसरा सर्वर %1 इस्तेमाल कर रहा है: पहले उसे बंद करें, या --data से हर एक को अपना फ़ोल्डर दें।</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1: allow writing there, or give another folder with --data.</source>
        <translation>%1 में कुछ नहीं रखा जा सकता: वहाँ लिखने की अनुमति दें, या --data से दूसरा फ़ोल्डर।</translation>
    </message>
    <message>
        <source>This Python lacks the library for NATS: install %1.</source>
        <translation>इस Python में NATS की लाइब्रेरी नहीं है: %1 इंस्टॉल करें।</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be used: check %1 and its key.</source>
        <translation>यह प्रमाणपत्र इस्तेमाल नहीं हो सकता: %1 और उसकी कुंजी देखें।</translation>
    </message>
    <message>
        <source>%1 is in use, or isn&apos;t an address of this machine: choose another address or port with --listen.</source>
        <translation>%1 इस्तेमाल में है, या यहाँ का पता नहीं: --listen से दूसरा पता या पोर्ट चुनें।</translation>
    </message>
    <message>
        <source>This account isn&apos;t allowed to listen on %1: choose port 1024 or higher, or allow it.</source>
        <translation>इस खाते को %1 पर सुनने की अनुमति नहीं: 1024 या उससे ऊपर का पोर्ट चुनें, या अनुमति दें।</translation>
    </message>
    <message>
        <source>Behind a proxy the server listens on this machine only: leave --listen at %1.</source>
        <translation>प्रॉक्सी के पीछे सर्वर सिर्फ़ इसी कंप्यूटर पर सुनता है: --listen %1 ही रहने दें।</translation>
    </message>
    <message>
        <source>The secret in %1 isn&apos;t 16 digits from 0 to f: remove the file to get a new one.</source>
        <translation>%1 का गुप्त कोड 0 से f तक के 16 अंक नहीं है: नया पाने के लिए फ़ाइल हटाएँ।</translation>
    </message>
    <message>
        <source>The store has been made: copy %1 to the other servers, then start all of them.</source>
        <translation>भंडार बन गया: %1 दूसरे सर्वरों पर कॉपी करें, फिर सबको चलाएँ।</translation>
    </message>
    <message>
        <source>Ready on %1, for %2 connections at once.</source>
        <translation>%1 पर तैयार, एक साथ %2 कनेक्शनों के लिए।</translation>
    </message>
    <message>
        <source>Fingerprint of the certificate: %1</source>
        <translation>प्रमाणपत्र का फ़िंगरप्रिंट: %1</translation>
    </message>
    <message>
        <source>Anyone with this invitation may open tables:</source>
        <translation>जिसके पास यह न्योता है, वह मेज़ खोल सकता है:</translation>
    </message>
    <message>
        <source>Table %1 waits for another version: %2, rules of version %3.</source>
        <translation>मेज़ %1 को दूसरे संस्करण का इंतज़ार है: %2, नियम संस्करण %3।</translation>
    </message>
    <message numerus="yes">
        <source>Stopping, with %1 table(s) in play.</source>
        <translation>
            <numerusform>बंद हो रहा है, %1 मेज़ पर खेल चल रहा है।</numerusform>
            <numerusform>बंद हो रहा है, %1 मेज़ों पर खेल चल रहा है।</numerusform>
        </translation>
    </message>
    <message>
        <source>This server was silent for %1 seconds: tables that others took over are theirs now.</source>
        <translation>यह सर्वर %1 सेकंड चुप रहा: जो मेज़ें दूसरों ने ले लीं, वे अब उनकी हैं।</translation>
    </message>
    <message>
        <source>The server at %1 has another certificate or opening secret: copy certificate.pem and opening-secret from there.</source>
        <translation>%1 वाले सर्वर का प्रमाणपत्र या मेज़ खोलने का गुप्त कोड अलग है: वहाँ से certificate.pem और opening-secret कॉपी करें।</translation>
    </message>
    <message>
        <source>NATS doesn&apos;t keep the lease by which the other servers know that this one is running: restart NATS.</source>
        <translation>NATS दूसरे सर्वरों को यह नहीं बता पा रहा कि यह सर्वर चालू है: NATS फिर चलाएँ।</translation>
    </message>
    <message>
        <source>No NATS server answers at %1: start it, or give its address with --store.</source>
        <translation>%1 पर कोई NATS सर्वर जवाब नहीं देता: उसे चलाएँ, या --store से उसका पता दें।</translation>
    </message>
    <message>
        <source>NATS at %1 refuses this login: put NAME:PASSWORD@ before the address in --store.</source>
        <translation>%1 वाला NATS यह लॉगिन नहीं मानता: --store में पते से पहले NAME:PASSWORD@ लिखें।</translation>
    </message>
    <message>
        <source>NATS has no stream %1 yet: start once with --new-store, which makes it and exits.</source>
        <translation>NATS पर अभी %1 स्ट्रीम नहीं है: एक बार --new-store से चलाएँ, जो उसे बनाकर बंद हो जाता है।</translation>
    </message>
    <message>
        <source>The stream %1 already exists: start without --new-store.</source>
        <translation>%1 स्ट्रीम पहले से है: --new-store के बिना चलाएँ।</translation>
    </message>
    <message>
        <source>The stream %1 on NATS could lose what it keeps: its “%2” is %3; set it to %4 with “nats stream edit %1”.</source>
        <translation>NATS की %1 स्ट्रीम में रखी चीज़ें खो सकती हैं: इसका “%2” %3 है; “nats stream edit %1” से %4 करें।</translation>
    </message>
    <message>
        <source>NATS answers, but not its JetStream: look at “jetstream” in the configuration file of each server.</source>
        <translation>NATS जवाब देता है, पर उसका JetStream नहीं: हर सर्वर की कॉन्फ़िगरेशन फ़ाइल में “jetstream” देखें।</translation>
    </message>
    <message>
        <source>NATS didn&apos;t make the stream %1: start %2 servers, as many as it has copies.</source>
        <translation>NATS ने %1 स्ट्रीम नहीं बनाई: %2 सर्वर चलाएँ, जितनी उसकी प्रतियाँ हैं।</translation>
    </message>
    <message>
        <source>NATS doesn&apos;t report how it stores files: copy what packaging/server/nats.conf says about %1 into its file.</source>
        <translation>NATS नहीं बताता कि वह फ़ाइलें कैसे रखता है: %1 के बारे में packaging/server/nats.conf में जो है, उसकी फ़ाइल में कॉपी करें।</translation>
    </message>
    <message>
        <source>Only %1 of %2 NATS servers answer: start the others.</source>
        <translation>%2 NATS सर्वरों में से सिर्फ़ %1 से जवाब मिलता है: बाक़ी चलाएँ।</translation>
    </message>
    <message>
        <source>The NATS server %1 has version %2, which can lose what it confirmed: install %3 or newer.</source>
        <translation>NATS सर्वर %1 का संस्करण %2 है, जो पुष्टि की हुई चीज़ भी खो देता है: %3 या नया इंस्टॉल करें।</translation>
    </message>
    <message>
        <source>The NATS server %1 writes late: put “sync_interval: always” into “jetstream” in its file.</source>
        <translation>NATS सर्वर %1 देर से लिखता है: उसकी फ़ाइल के “jetstream” में “sync_interval: always” डालें।</translation>
    </message>
    <message>
        <source>The connection to NATS is lost: tables wait until it is back.</source>
        <translation>NATS से संपर्क टूट गया: मेज़ें उसके लौटने तक रुकती हैं।</translation>
    </message>
    <message>
        <source>The connection to NATS is back.</source>
        <translation>NATS से संपर्क फिर जुड़ गया।</translation>
    </message>
    <message>
        <source>The limits in %1 can&apos;t be read: check the file and who may read it.</source>
        <translation>%1 की सीमाएँ पढ़ी नहीं जा सकतीं: फ़ाइल और उसे पढ़ने का अधिकार देखें।</translation>
    </message>
    <message>
        <source>%1 isn&apos;t TOML from line %2 on: each line must be a name, an equals sign and a number.</source>
        <translation>%1 में पंक्ति %2 से आगे TOML नहीं है: हर पंक्ति में एक नाम, बराबर का चिह्न और एक संख्या होनी चाहिए।</translation>
    </message>
    <message>
        <source>“%1” in %2 isn&apos;t a known limit; choose from: %3.</source>
        <translation>%2 में “%1” नाम की सीमा नहीं होती; इनमें से चुनें: %3।</translation>
    </message>
    <message>
        <source>“%1” in %2 isn&apos;t a whole number from 1 to %3: change it.</source>
        <translation>%2 में “%1” 1 से %3 तक की पूर्ण संख्या नहीं: बदलें।</translation>
    </message>
    <message>
        <source>This server takes no commands: give a folder with a shorter name with --data.</source>
        <translation>यह सर्वर आदेश नहीं लेता: --data से छोटे नाम वाला फ़ोल्डर दें।</translation>
    </message>
    <message>
        <source>This server takes no commands. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>यह सर्वर आदेश नहीं लेता। %1</translation>
    </message>
    <message>
        <source>%1 is in use, or isn&apos;t an address of this machine: choose another address or port with --metrics.</source>
        <translation>%1 इस्तेमाल में है, या यहाँ का पता नहीं: --metrics से दूसरा पता या पोर्ट चुनें।</translation>
    </message>
    <message>
        <source>Metrics for Prometheus: %1</source>
        <translation>Prometheus के लिए आँकड़े: %1</translation>
    </message>
    <message>
        <source>Limits reloaded: %1 connections and %2 tables at once.</source>
        <translation>सीमाएँ फिर पढ़ीं; एक साथ: कनेक्शन %1, मेज़ें %2।</translation>
    </message>
    <message>
        <source>The list of blocked addresses can&apos;t be read: nothing has changed.</source>
        <translation>रोके पतों की सूची पढ़ी नहीं जा सकती: कुछ नहीं बदला।</translation>
    </message>
    <message>
        <source>NATS has lost its stream %1: tables wait. Start each NATS server again with the folder that it had.</source>
        <translation>NATS की स्ट्रीम %1 खो गई: मेज़ें इंतज़ार में हैं। हर NATS सर्वर को उसके अपने फ़ोल्डर के साथ फिर चलाएँ।</translation>
    </message>
    <message>
        <source>NATS isn&apos;t saving anything at the moment: tables are waiting.</source>
        <translation>NATS इस समय कुछ नहीं सहेज रहा: मेज़ें इंतज़ार में हैं।</translation>
    </message>
    <message>
        <source>NATS is saving moves again: tables go on.</source>
        <translation>NATS फिर चालें सहेज रहा है: मेज़ें आगे चलती हैं।</translation>
    </message>
    <message>
        <source>The NATS server %1 no longer saves anything: check that it runs and has room on its disk, and restart it.</source>
        <translation>NATS सर्वर %1 अब कुछ नहीं सहेजता: देखें कि चल रहा है और डिस्क पर जगह है, फिर दोबारा चलाएँ।</translation>
    </message>
    <message>
        <source>The NATS server %1 is saving moves again.</source>
        <translation>NATS सर्वर %1 फिर चालें सहेज रहा है।</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The match is over.</source>
        <translation>मैच ख़त्म हो चुका है।</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>अभी आपकी बारी नहीं है।</translation>
    </message>
    <message>
        <source>The table has changed since then.</source>
        <translation>इस बीच मेज़ बदल चुकी है।</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Green felt</source>
        <translatorcomment>&apos;फ़ेल्ट&apos; for felt; older word: बनात</translatorcomment>
        <translation>हरा फ़ेल्ट</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>आधी रात</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>अखरोट</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>काग़ज़</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>हाई कंट्रास्ट</translation>
    </message>
    <message>
        <source>Girih tile</source>
        <translatorcomment>&apos;गिरिह&apos; (Persian tile work)</translatorcomment>
        <translation>गिरिह टाइल</translation>
    </message>
    <message>
        <source>Phulkari embroidery</source>
        <translation>फुलकारी कढ़ाई</translation>
    </message>
    <message>
        <source>Jaali lattice</source>
        <translation>जाली</translation>
    </message>
    <message>
        <source>Block print</source>
        <translatorcomment>&apos;ठप्पा छपाई&apos; for block print</translatorcomment>
        <translation>ठप्पा छपाई</translation>
    </message>
    <message>
        <source>Kalamkari leaf</source>
        <translation>कलमकारी पत्ती</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>back of a card</comment>
        <translation>सादी</translation>
    </message>
    <message>
        <source>A K Q J 10</source>
        <translation>A K Q J 10</translation>
    </message>
    <message>
        <source>Letters of the language</source>
        <translation>भाषा के अक्षर</translation>
    </message>
    <message>
        <source>Whatever suits the game</source>
        <translation>खेल के हिसाब से</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>रंग के हिसाब से</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>दर्जे के हिसाब से</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>जैसे बँटे</translation>
    </message>
    <message>
        <source>She</source>
        <comment>how sentences speak of you</comment>
        <translation>स्त्रीलिंग</translation>
    </message>
    <message>
        <source>He</source>
        <comment>how sentences speak of you</comment>
        <translation>पुल्लिंग</translation>
    </message>
    <message>
        <source>Neither</source>
        <comment>how sentences speak of you</comment>
        <translation>इनमें से कोई नहीं</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>नौसिखिया</translation>
    </message>
    <message>
        <source>Plays sensibly, but overlooks cards and makes mistakes.</source>
        <translation>समझ से खेलता है, पर कुछ पत्ते नज़र से चूक जाते हैं और ग़लतियाँ होती हैं।</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>computer players</comment>
        <translation>मध्यम</translation>
    </message>
    <message>
        <source>Plays by the rules of thumb that experienced players know.</source>
        <translation>अनुभवी खिलाड़ियों के गुरों से खेलता है।</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>माहिर</translation>
    </message>
    <message>
        <source>Tries its choices in many deals that fit everything it has seen.</source>
        <translation>अपनी चालें ऐसी कई बाँटों में आज़माता है जो अब तक दिखे पत्तों से मेल खाती हैं।</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>words</comment>
        <translation>पूरे</translation>
    </message>
    <message>
        <source>Whole sentences: Amrit plays the seven of clubs.</source>
        <translation>पूरे वाक्य, जैसे “अमृत ने चिड़ी का सत्ता चला”।</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>words</comment>
        <translation>कम</translation>
    </message>
    <message>
        <source>Name and card: Amrit 7 clubs.</source>
        <translation>नाम और पत्ता, जैसे “अमृत: चिड़ी 7”।</translation>
    </message>
    <message>
        <source>Very short</source>
        <comment>words</comment>
        <translation>बहुत कम</translation>
    </message>
    <message>
        <source>One sentence for everything the others do before your next turn.</source>
        <translation>आपकी अगली बारी तक दूसरे जो करें, सब एक वाक्य में।</translation>
    </message>
    <message>
        <source>Whatever suits the screen reader</source>
        <translation>स्क्रीन रीडर के हिसाब से</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>स्क्रीन रीडर</translation>
    </message>
    <message>
        <source>Speech Dispatcher</source>
        <translation>Speech Dispatcher</translation>
    </message>
    <message>
        <source>Nothing is spoken</source>
        <translation>कुछ नहीं बोला जाता</translation>
    </message>
    <message>
        <source>If a screen reader is on</source>
        <translation>स्क्रीन रीडर चल रहा हो तो</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>कभी नहीं</translation>
    </message>
    <message numerus="yes">
        <source>After %1 second(s)</source>
        <comment>the focus moves by itself</comment>
        <translation>
            <numerusform>%1 सेकंड बाद</numerusform>
            <numerusform>%1 सेकंड बाद</numerusform>
        </translation>
    </message>
    <message>
        <source>Short</source>
        <comment>duration</comment>
        <translation>कम</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>duration</comment>
        <translation>ज़्यादा</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>सिस्टम जैसी</translation>
    </message>
    <message>
        <source>Whatever is usual in the language</source>
        <comment>digits</comment>
        <translation>जैसा भाषा में चलन है</translation>
    </message>
    <message>
        <source>Digits of the language</source>
        <comment>digits</comment>
        <translation>भाषा के अंक</translation>
    </message>
    <message>
        <source>0 1 2 3</source>
        <translation>0 1 2 3</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>थोड़ा</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>सब कुछ</translation>
    </message>
    <message>
        <source>Colours of the table</source>
        <translation>मेज़ के रंग</translation>
    </message>
    <message>
        <source>High contrast helps if your eyesight is poor.</source>
        <translation>कमज़ोर नज़र में हाई कंट्रास्ट से मदद मिलती है।</translation>
    </message>
    <message>
        <source>Dim cards that can&apos;t be played</source>
        <translation>जो पत्ते चलने लायक़ न हों, उन्हें धुँधला करें</translation>
    </message>
    <message>
        <source>Only while it&apos;s your turn.</source>
        <translation>सिर्फ़ आपकी बारी में।</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>धीमी</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>तेज़</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>बहुत तेज़</translation>
    </message>
    <message>
        <source>Very short</source>
        <translation>बहुत कम</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>कम</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>duration</comment>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>ज़्यादा</translation>
    </message>
    <message>
        <source>Show the points after each deal</source>
        <translation>हर बाज़ी के बाद अंक दिखाएँ</translation>
    </message>
    <message>
        <source>They stay on the table until you press “Next deal”.</source>
        <translation>“अगली बाज़ी” दबाने तक वे मेज़ पर रहते हैं।</translation>
    </message>
    <message>
        <source>Show the status bar</source>
        <translation>स्थिति पट्टी दिखाएँ</translation>
    </message>
    <message>
        <source>It shows what has just happened.</source>
        <translation>यह बताती है कि अभी-अभी क्या हुआ।</translation>
    </message>
    <message>
        <source>Play my last card for me</source>
        <translation>मेरा आख़िरी पत्ता अपने-आप चले</translation>
    </message>
    <message>
        <source>After a moment, and only if there is nothing else you could do.</source>
        <translation>पल भर बाद, और तभी जब करने को और कुछ न हो।</translation>
    </message>
    <message>
        <source>Let the coach offer a lesson</source>
        <translation>उस्ताद पाठ का सुझाव दे</translation>
    </message>
    <message>
        <source>Once in a match, after three of your moves in a deal break the same rule.</source>
        <translation>मैच में एक बार, जब एक ही बाज़ी में आपकी तीन चालें एक ही नियम तोड़ें।</translation>
    </message>
    <message>
        <source>Show the round buttons</source>
        <translation>गोल बटन दिखाएँ</translation>
    </message>
    <message>
        <source>Undo, hint, scores and more, on the table.</source>
        <translation>चाल वापस लेने, संकेत, अंक और दूसरे कामों के बटन मेज़ पर।</translation>
    </message>
    <message>
        <source>A colour for each suit</source>
        <translation>हर रंग की अलग स्याही</translation>
    </message>
    <message>
        <source>Clubs are green and diamonds are blue.</source>
        <translation>चिड़ी हरी और ईंट नीली होती है।</translation>
    </message>
    <message>
        <source>Red and black in games where colour matters</source>
        <translation>जिस खेल में लाल-काला गिना जाए, उसमें लाल और काला ही</translation>
    </message>
    <message>
        <source>In Canasta, red threes are red, and a canasta shows whether it is red or black.</source>
        <translation>कनास्ता में लाल तिक्कियाँ लाल होती हैं, और कनास्ता पर दिखता है कि वह लाल है या काला।</translation>
    </message>
    <message>
        <source>Large letters and numbers</source>
        <translation>बड़े अक्षर और अंक</translation>
    </message>
    <message>
        <source>The corners of the cards can be read from further away.</source>
        <translation>पत्तों के कोने दूर से पढ़े जा सकते हैं।</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>पत्तों पर अक्षर</translation>
    </message>
    <message>
        <source>Court cards and numbers can use the letters of the language.</source>
        <translation>तस्वीर वाले पत्तों और अंकों पर आपकी भाषा के अक्षर हो सकते हैं।</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>पत्तों की पीठ</translation>
    </message>
    <message>
        <source>Each pattern comes from a region whose language the program speaks.</source>
        <translation>हर नमूना किसी ऐसे इलाक़े का है जिसकी भाषा यह प्रोग्राम बोलता है।</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>हाथ के पत्तों का क्रम</translation>
    </message>
    <message>
        <source>In Canasta it helps to keep ranks together, in other games suits.</source>
        <translation>कनास्ता में एक दर्जे के पत्ते साथ रखना काम आता है, दूसरे खेलों में एक रंग के।</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>पत्तों की गति</translation>
    </message>
    <message>
        <source>A click always finishes a movement at once. Other speeds are in per cent.</source>
        <translation>क्लिक से हर हलचल तुरंत पूरी हो जाती है। दूसरी गतियाँ प्रतिशत में हैं।</translation>
    </message>
    <message>
        <source>Cards fade instead of flying. A screen reader always turns this on.</source>
        <translation>पत्ते उड़ते नहीं, धीरे-धीरे उभरते हैं। स्क्रीन रीडर हो तो यह हमेशा चालू रहता है।</translation>
    </message>
    <message>
        <source>How long a finished trick stays on the table</source>
        <translation>पूरी हुई सर कितनी देर पड़ी रहे</translation>
    </message>
    <message>
        <source>Then it goes to its winner. Other times are in milliseconds.</source>
        <translation>फिर वह जीतने वाले के पास जाती है। दूसरे समय मिलीसेकंड में हैं।</translation>
    </message>
    <message>
        <source>How fast computer players are</source>
        <translation>कंप्यूटर खिलाड़ी कितने तेज़ हैं</translation>
    </message>
    <message>
        <source>Thinking is part of this time. Other times are in milliseconds.</source>
        <translation>सोचने का समय भी इसी में है। दूसरे समय मिलीसेकंड में हैं।</translation>
    </message>
    <message>
        <source>Others at the table see it. Without a name you are just “You” here.</source>
        <translation>मेज़ के बाक़ी लोग इसे देखते हैं। नाम के बिना यहाँ आप बस “आप” हैं।</translation>
    </message>
    <message>
        <source>Verbs depend on it in some languages, such as Hindi.</source>
        <translation>हिन्दी जैसी भाषाओं में क्रिया इसी पर निर्भर है।</translation>
    </message>
    <message>
        <source>Relay for friends from other houses</source>
        <translation>दूसरे घरों के दोस्तों के लिए रिले</translation>
    </message>
    <message>
        <source>For screen readers and for the status bar.</source>
        <translation>स्क्रीन रीडर और स्थिति पट्टी के लिए।</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>हलचल कम करें</translation>
    </message>
    <message>
        <source>A finished trick waits for a click</source>
        <translation>पूरी हुई सर क्लिक का इंतज़ार करे</translation>
    </message>
    <message>
        <source>Enter and Space work too.</source>
        <translation>Enter और Space से भी काम चलता है।</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>आवाज़ें</translation>
    </message>
    <message>
        <source>They let you hear, from each player&apos;s side, what happens on the table.</source>
        <translation>ये हर खिलाड़ी की ओर से बताती हैं कि मेज़ पर क्या हो रहा है।</translation>
    </message>
    <message>
        <source>Volume, in per cent</source>
        <translation>आवाज़ कितनी तेज़, प्रतिशत में</translation>
    </message>
    <message>
        <source>Relative to the volume of the computer.</source>
        <translation>कंप्यूटर की आवाज़ जितनी रखी है, उसका हिस्सा।</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>आपका नाम</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>आपकी तस्वीर</translation>
    </message>
    <message>
        <source>Shown next to your name at the table.</source>
        <translation>यह मेज़ पर आपके नाम के साथ दिखती है।</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>कंप्यूटर खिलाड़ी</translation>
    </message>
    <message>
        <source>Levels differ in how well they think, never in the cards they are dealt.</source>
        <translation>स्तरों में फ़र्क़ सोच का है, बँटे हुए पत्तों का कभी नहीं।</translation>
    </message>
    <message>
        <source>Names of the computer players</source>
        <translation>कंप्यूटर खिलाड़ियों के नाम</translation>
    </message>
    <message>
        <source>Separate the names with commas; leave empty for the usual names.</source>
        <translation>बीच में कॉमा लगाकर लिखें; ख़ाली छोड़ने पर उनके आम नाम रहते हैं।</translation>
    </message>
    <message>
        <source>Write the address of your own, which begins with https; leave empty for the public ones, or write “-” for none.</source>
        <translation>अपने रिले का पता लिखें, जो https से शुरू होता है; सार्वजनिक रिले के लिए ख़ाली छोड़ें; कोई न चाहिए तो “-” लिखें।</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Takes effect at once, without a restart.</source>
        <translation>यह तुरंत बदलती है, प्रोग्राम फिर से खोलना नहीं पड़ता।</translation>
    </message>
    <message>
        <source>Digits</source>
        <translatorcomment>&apos;गिनती के अंक&apos; = digits, because &apos;अंक&apos; alone means points</translatorcomment>
        <translation>गिनती के अंक</translation>
    </message>
    <message>
        <source>Scores and all other numbers are written with them.</source>
        <translation>खेल के अंक और बाक़ी सारी संख्याएँ इन्हीं में लिखी जाती हैं।</translation>
    </message>
    <message>
        <source>Text size, in per cent</source>
        <translation>लिखावट का आकार, प्रतिशत में</translation>
    </message>
    <message>
        <source>Everywhere in the program; at the table as far as there is room.</source>
        <translation>पूरे प्रोग्राम में; मेज़ पर जितनी जगह हो।</translation>
    </message>
    <message>
        <source>What is spoken</source>
        <translation>क्या बोला जाए</translation>
    </message>
    <message>
        <source>Wording of what is spoken</source>
        <translation>बोलते समय कितने शब्द</translation>
    </message>
    <message>
        <source>For screen readers. What is written stays as it is.</source>
        <translation>स्क्रीन रीडर के लिए। लिखा हुआ वैसा ही रहता है।</translation>
    </message>
    <message>
        <source>Wait for speech</source>
        <translation>बोलने का इंतज़ार</translation>
    </message>
    <message>
        <source>The other players wait until you&apos;ve had time to hear what was said.</source>
        <translation>जब तक आप बात न सुन लें, दूसरे खिलाड़ी रुके रहते हैं।</translation>
    </message>
    <message>
        <source>Speak through</source>
        <translation>किससे बोले</translation>
    </message>
    <message>
        <source>If the screen reader is too old to announce what happens, the game can speak by itself.</source>
        <translation>स्क्रीन रीडर इतना पुराना हो कि जो हो रहा है वह न बता सके, तो खेल ख़ुद बोल सकता है।</translation>
    </message>
    <message>
        <source>Play with one key</source>
        <translation>एक ही कुंजी से खेलें</translation>
    </message>
    <message>
        <source>The focus moves by itself through the cards and buttons you can use; Space chooses.</source>
        <translation>फ़ोकस अपने आप बारी-बारी से उन पत्तों और बटनों पर जाता है जिन्हें आप चुन सकते हैं; Space से चुनें।</translation>
    </message>
    <message>
        <source>Single keys give commands</source>
        <translation>एक ही कुंजी से आदेश</translation>
    </message>
    <message>
        <source>Letters and numbers without Ctrl: switch them off if they get in your way.</source>
        <translation>Ctrl के बिना अक्षर और अंक: बाधा बनें तो इन्हें बंद कर दें।</translation>
    </message>
    <message>
        <source>Key for a hint</source>
        <translation>संकेत की कुंजी</translation>
    </message>
    <message>
        <source>One letter.</source>
        <translation>एक अक्षर।</translation>
    </message>
    <message>
        <source>One letter; with Shift the score sheet opens.</source>
        <translation>एक अक्षर; Shift के साथ अंक तालिका खुलती है।</translation>
    </message>
    <message>
        <source>One letter; with Shift what happened is shown beside the table.</source>
        <translation>एक अक्षर; Shift के साथ मेज़ के पास दिखता है कि क्या हुआ।</translation>
    </message>
    <message>
        <source>That key is already used for: %1. Choose another letter.</source>
        <translation>यह कुंजी पहले से लगी है: %1। दूसरा अक्षर चुनें।</translation>
    </message>
    <message>
        <source>Key for the cards on the table</source>
        <translation>मेज़ के पत्तों की कुंजी</translation>
    </message>
    <message>
        <source>Key for my hand</source>
        <translation>मेरे पत्तों की कुंजी</translation>
    </message>
    <message>
        <source>Key for what may be played</source>
        <translation>क्या चल सकते हैं, इसकी कुंजी</translation>
    </message>
    <message>
        <source>Key for whose turn it is</source>
        <translation>किसकी बारी, इसकी कुंजी</translation>
    </message>
    <message>
        <source>Key for the number of cards left</source>
        <translation>बचे पत्तों की कुंजी</translation>
    </message>
    <message>
        <source>Key for the scores</source>
        <translation>अंकों की कुंजी</translation>
    </message>
    <message>
        <source>Key for melds, trumps or points taken</source>
        <translation>सेट, तुरुप या मिले अंकों की कुंजी</translation>
    </message>
    <message>
        <source>Key for the last trick or turn</source>
        <translation>पिछली सर या बारी की कुंजी</translation>
    </message>
    <message>
        <source>Key to explain a card</source>
        <translation>पत्ता समझाने की कुंजी</translation>
    </message>
    <message>
        <source>Key to describe the table</source>
        <translation>मेज़ का हाल बताने की कुंजी</translation>
    </message>
    <message>
        <source>Key to repeat what was said</source>
        <translation>जो कहा, दोहराने की कुंजी</translation>
    </message>
    <message>
        <source>Key to say something to the others</source>
        <translation>दूसरों से कुछ कहने की कुंजी</translation>
    </message>
    <message>
        <source>Speak of you as</source>
        <translation>वाक्यों में आप</translation>
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
        <translation>एक-एक: %1</translation>
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
        <translation>आप %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the suit that was led, and what was played: clubs: Amrit 4, you 9</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>जोकर</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ग़ुलाम</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>बेगम</translation>
    </message>
    <message>
        <source>king</source>
        <translation>बादशाह</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>इक्का</translation>
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
        <translation>जोकर</translation>
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
        <translation>ग़ुलाम</translation>
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
        <translation>बेगम</translation>
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
        <translation>बादशाह</translation>
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
        <translation>इक्के</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Speech Dispatcher doesn&apos;t answer. Start it, or choose another way in the preferences, under Accessibility.</source>
        <translation>Speech Dispatcher जवाब नहीं दे रहा। उसे चलाएँ, या प्राथमिकताओं में “सुलभता” के नीचे दूसरा रास्ता चुनें।</translation>
    </message>
    <message>
        <source>Enter: %1. %2 lists the keys. %3 repeats this.</source>
        <comment>the first sentence for a screen reader: what Enter does now, and two keys</comment>
        <translation>Enter: %1। %2 से कुंजियाँ सुनें, %3 से यही फिर सुनें।</translation>
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
        <translation>आप: %2</translation>
    </message>
    <message>
        <source>Suggested: %1.</source>
        <comment>cards: the two of clubs and a joker</comment>
        <translation>संकेत: %1।</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <comment>that have just been dealt: clubs 8 9 ace, hearts 5</comment>
        <translation>आपके पत्ते: %1।</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 card(s) left.</source>
        <translation>
            <numerusform>%1 के पास %2 पत्ता बचा है।</numerusform>
            <numerusform>%1 के पास %2 पत्ते बचे हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %2 card(s) left.</source>
        <translation>
            <numerusform>आपके पास %2 पत्ता बचा है।</numerusform>
            <numerusform>आपके पास %2 पत्ते बचे हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 left</source>
        <comment>behind a name: so many cards</comment>
        <translation>%2 %2{one:बचा|other:बचे}</translation>
    </message>
    <message>
        <source>have %2 left</source>
        <comment>behind: You</comment>
        <translation>%2 %2{one:बचा|other:बचे}</translation>
    </message>
    <message>
        <source>draw %1</source>
        <comment>behind: You</comment>
        <translation>गड्डी से %1</translation>
    </message>
    <message>
        <source>get %1</source>
        <comment>behind: You</comment>
        <translation>हाथ में और %1</translation>
    </message>
    <message>
        <source>takes it</source>
        <comment>behind a name: the trick</comment>
        <translation>सर ली</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>behind: You</comment>
        <translation>सर ली</translation>
    </message>
    <message>
        <source>takes it, %2</source>
        <comment>behind a name: the trick, and its points</comment>
        <translation>सर ली, %2</translation>
    </message>
    <message>
        <source>take it, %2</source>
        <comment>behind: You; the trick, and its points</comment>
        <translation>सर ली, %2</translation>
    </message>
    <message>
        <source>%2</source>
        <comment>points in a deal, behind a name</comment>
        <translation>%2</translation>
    </message>
    <message>
        <source>place %2</source>
        <comment>in a match, behind a name</comment>
        <translation>%2{ordo} स्थान पर</translation>
    </message>
    <message>
        <source>nobody takes it</source>
        <translation>सर किसी की नहीं</translation>
    </message>
    <message>
        <source>Points of this deal: %1.</source>
        <comment>such as: Amrit 3, Kavya 10</comment>
        <translation>इस बाज़ी के अंक: %1।</translation>
    </message>
    <message>
        <source>The match is over: %1.</source>
        <comment>Amrit place 1, Kavya …</comment>
        <translation>मैच ख़त्म: %1।</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>आँकड़े</translation>
    </message>
    <message>
        <source>Nothing here yet: play a match to its end.</source>
        <translation>अभी कुछ गिना नहीं गया: कोई मैच अंत तक खेलें।</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>CSV में निर्यात करें…</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>अपने नियम</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>मिले-जुले</translation>
    </message>
    <message>
        <source>People</source>
        <translation>लोग</translation>
    </message>
    <message>
        <source>People, moves undone</source>
        <translation>लोग, चालें वापस ली गईं</translation>
    </message>
    <message>
        <source>Bots</source>
        <comment>programs of the person&apos;s own, as opponents</comment>
        <translation>बॉट</translation>
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
        <translation>खेल</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>column of the statistics</comment>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>column of the statistics: the level of the computer players</comment>
        <translatorcomment>column: the level one played against</translatorcomment>
        <translation>किसके ख़िलाफ़</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>मैच</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column of the statistics: number of matches</comment>
        <translation>जीते</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>औसत स्थान</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>हर बाज़ी में अंक</translation>
    </message>
    <message>
        <source>Moons</source>
        <translation>मून</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translatorcomment>longest run of wins</translatorcomment>
        <translation>सबसे ज़्यादा लगातार जीत</translation>
    </message>
    <message>
        <source>Undone</source>
        <comment>column of the statistics: number of deals</comment>
        <translation>वापस लीं</translation>
    </message>
    <message>
        <source>“Undone” counts the deals in which a move was undone after more cards had been seen. Only the first result of a deal counts.</source>
        <translation>“वापस लीं” में वे बाज़ियाँ हैं जिनमें और पत्ते देखने के बाद चाल वापस ली गई। बाज़ी का पहला नतीजा ही गिना जाता है।</translation>
    </message>
    <message>
        <source>Leave out deals and matches with undone moves</source>
        <translation>जिनमें चाल वापस ली गई, वे बाज़ियाँ और मैच छोड़ दें</translation>
    </message>
    <message numerus="yes">
        <source>%1 matches</source>
        <translation>
            <numerusform>%1 मैच</numerusform>
            <numerusform>%1 मैच</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>so many matches</comment>
        <translation>%1 %1{one:जीता|other:जीते}</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>अभी नहीं खेला गया।</translation>
    </message>
    <message>
        <source>No match finished yet.</source>
        <translation>अभी कोई मैच पूरा नहीं हुआ।</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>so many matches, so many won</comment>
        <translation>%1, %2।</translation>
    </message>
    <message numerus="yes">
        <source>The last %1 matches</source>
        <translation>
            <numerusform>पिछला %1 मैच</numerusform>
            <numerusform>पिछले %1 मैच</numerusform>
        </translation>
    </message>
    <message>
        <source>The last match</source>
        <translation>पिछला मैच</translation>
    </message>
    <message>
        <source>won %1 of %2</source>
        <comment>so many matches of so many; behind the level of the computer players</comment>
        <translation>%2 में से %1 %1{one:जीता|other:जीते}</translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row; your best is %2.</source>
        <comment>matches</comment>
        <translation>आपने लगातार %1 मैच जीते हैं; आपका रिकॉर्ड %2 है।</translation>
    </message>
    <message>
        <source>Your best run is %1 won in a row.</source>
        <comment>matches</comment>
        <translation>आपका रिकॉर्ड लगातार %1 मैच जीतने का है।</translation>
    </message>
    <message numerus="yes">
        <source>Your best deal: %1 point(s).</source>
        <translation>
            <numerusform>आपकी सबसे अच्छी बाज़ी में %1 अंक रहा।</numerusform>
            <numerusform>आपकी सबसे अच्छी बाज़ी में %1 अंक रहे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best deal: %1 point(s), %2 times.</source>
        <translation>
            <numerusform>आपकी सबसे अच्छी बाज़ी में %1 अंक रहा, ऐसा %2 बार हुआ।</numerusform>
            <numerusform>आपकी सबसे अच्छी बाज़ी में %1 अंक रहे, ऐसा %2 बार हुआ।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve shot the moon %1 time(s).</source>
        <translation>
            <numerusform>आपने %1 बार सब समेटा (मून)।</numerusform>
            <numerusform>आपने %1 बार सब समेटा (मून)।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: won against %2, %3 points.</source>
        <comment>when, the level, points</comment>
        <translation>
            <numerusform>%1: जीता; विरोधी: %2; %3 अंक।</numerusform>
            <numerusform>%1: जीता; विरोधी: %2; %3 अंक।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: place %2 against %3, %4 points.</source>
        <comment>when, the place, the level, points</comment>
        <translation>
            <numerusform>%1: %2{ordo} स्थान पर; विरोधी: %3; %4 अंक।</numerusform>
            <numerusform>%1: %2{ordo} स्थान पर; विरोधी: %3; %4 अंक।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4.</source>
        <comment>the game, matches, matches won, per cent</comment>
        <translation>%1, %2, %3, %4।</translation>
    </message>
    <message>
        <source>All statistics…</source>
        <translation>सारे आँकड़े…</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>अब तक के सब</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>यह महीना</translation>
    </message>
    <message>
        <source>Which matches are counted</source>
        <translation>कौन-से मैच गिने जाएँ</translation>
    </message>
    <message>
        <source>Each bar is a match; the tall ones were won. Press one to see that match again.</source>
        <translation>हर पट्टी एक मैच है, ऊँची पट्टियाँ जीते हुए मैच हैं। किसी को दबाकर वह मैच फिर देखें।</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The statistics couldn&apos;t be read and start over; the old file is kept as %1.</source>
        <translation>आँकड़े पढ़े नहीं जा सके और नए सिरे से शुरू होते हैं; पुरानी फ़ाइल %1 के नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save your results. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable आपके नतीजे सहेज नहीं सका। %1</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read your results. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable आपके नतीजे पढ़ नहीं सका। %1</translation>
    </message>
    <message>
        <source>Another program is using the statistics. Try again in a moment.</source>
        <translation>आँकड़े कोई और प्रोग्राम इस्तेमाल कर रहा है। थोड़ी देर में फिर देखें।</translation>
    </message>
    <message>
        <source>Line %1 of the saved game can&apos;t be read.</source>
        <translation>सहेजे हुए खेल की पंक्ति %1 पढ़ी नहीं जा सकती।</translation>
    </message>
    <message>
        <source>The saved game ends in the middle of line %1.</source>
        <translation>सहेजा हुआ खेल पंक्ति %1 के बीच में ही ख़त्म हो जाता है।</translation>
    </message>
    <message>
        <source>The end of the saved game was lost: from line %1 on there are only zeros.</source>
        <translation>सहेजे हुए खेल का अंत खो गया: पंक्ति %1 से आगे सिर्फ़ शून्य हैं।</translation>
    </message>
    <message>
        <source>One bit in line %1 of the saved game was wrong and has been corrected.</source>
        <translation>सहेजे हुए खेल की पंक्ति %1 में एक बिट ग़लत था, ठीक कर दिया गया है।</translation>
    </message>
    <message>
        <source>This match wasn&apos;t closed properly, so its last moves may be missing.</source>
        <translation>यह मैच ठीक से बंद नहीं हुआ था, इसलिए इसकी आख़िरी चालें शायद न मिलें।</translation>
    </message>
    <message>
        <source>Action %1 of the saved game breaks the rules.</source>
        <translation>सहेजे हुए खेल की चाल %1 नियमों के ख़िलाफ़ है।</translation>
    </message>
    <message>
        <source>This version of the program doesn&apos;t know the rules of the saved game.</source>
        <translation>सहेजे हुए खेल के नियम प्रोग्राम के इस संस्करण को मालूम नहीं हैं।</translation>
    </message>
    <message>
        <source>This program doesn&apos;t have the game that was saved.</source>
        <translation>सहेजा हुआ खेल ऐसा है जो इस प्रोग्राम में नहीं है।</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read.</source>
        <translation>फ़ाइल %1 पढ़ी नहीं जा सकती।</translation>
    </message>
    <message>
        <source>The file %1 is far too large for a saved game.</source>
        <translation>फ़ाइल %1 सहेजे हुए खेल के लिए बहुत ही बड़ी है।</translation>
    </message>
    <message>
        <source>The saved game can&apos;t be continued.</source>
        <translation>सहेजा हुआ खेल आगे नहीं चल सकता।</translation>
    </message>
    <message>
        <source>%1 The match goes on from the last valid action; the damaged file is kept as %2.</source>
        <translation>%1 मैच आख़िरी सही चाल से आगे चलता है; बिगड़ी हुई फ़ाइल %2 के नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>%1 The match goes on from the last valid action.</source>
        <translation>%1 मैच आख़िरी सही चाल से आगे चलता है।</translation>
    </message>
    <message>
        <source>%1 The file is kept as %2.</source>
        <translation>%1 फ़ाइल %2 के नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so the defaults are used; the old file is kept as %1.</source>
        <translation>सेटिंग पढ़ी नहीं जा सकी, इसलिए मूल सेटिंग लागू है; पुरानी फ़ाइल %1 के नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so the defaults are used.</source>
        <translation>सेटिंग पढ़ी नहीं जा सकी, इसलिए मूल सेटिंग लागू है।</translation>
    </message>
    <message>
        <source>CardTable doesn&apos;t know some settings and leaves them out: %1. The old file is kept as %2.</source>
        <translation>CardTable कुछ सेटिंग नहीं पहचानता और उन्हें छोड़ देता है: %1। पुरानी फ़ाइल %2 के नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>CardTable doesn&apos;t know some settings and leaves them out. The old file is kept as %1.</source>
        <translation>CardTable कुछ सेटिंग नहीं पहचानता और उन्हें छोड़ देता है। पुरानी फ़ाइल %1 के नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the settings. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable सेटिंग सहेज नहीं सका। %1</translation>
    </message>
    <message>
        <source>Another copy of the program is running; it keeps its match, and this one has its own.</source>
        <translation>प्रोग्राम की एक और प्रति चल रही है; उसका मैच उसी के पास रहेगा, और इसका अपना होगा।</translation>
    </message>
    <message>
        <source>Your moves aren&apos;t being saved. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>आपकी चालें सहेजी नहीं जा रही हैं। %1</translation>
    </message>
    <message>
        <source>The match is being saved again.</source>
        <translation>मैच अब फिर सहेजा जा रहा है।</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>the name of a file</comment>
        <translation>%1 के नाम से सहेजा गया।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the game as %1. %2</source>
        <comment>the name of a file; why, and what to do</comment>
        <translation>CardTable खेल %1 के नाम से सहेज नहीं सका। %2</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t keep the unfinished match. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable अधूरा मैच सँभालकर रख नहीं सका। %1</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t delete the game. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>CardTable खेल मिटा नहीं सका। %1</translation>
    </message>
    <message>
        <source>The unfinished match is kept under Game, Unfinished games.</source>
        <translation>अधूरा मैच “खेल” मेनू के “अधूरे खेल” में रखा है।</translation>
    </message>
    <message>
        <source>Some results couldn&apos;t be read and don&apos;t count. The old file is kept as %1.</source>
        <translation>कुछ नतीजे पढ़े नहीं जा सके और गिने नहीं जाएँगे। पुरानी फ़ाइल %1 के नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the statistics as %1. %2</source>
        <comment>the name of a file; why, and what to do</comment>
        <translation>CardTable आँकड़े %1 के नाम से सहेज नहीं सका। %2</translation>
    </message>
    <message>
        <source>The disk is full: free some space.</source>
        <translation>डिस्क भर गई है: कुछ जगह बनाएँ।</translation>
    </message>
    <message>
        <source>CardTable isn&apos;t allowed to use %1: change its permissions.</source>
        <comment>a folder or a file</comment>
        <translation>CardTable को %1 इस्तेमाल करने की अनुमति नहीं है: उसकी अनुमतियाँ बदलें।</translation>
    </message>
    <message>
        <source>%1 isn&apos;t there any more: choose another folder.</source>
        <comment>a folder or a file</comment>
        <translation>%1 अब वहाँ नहीं है: कोई और फ़ोल्डर चुनें।</translation>
    </message>
    <message>
        <source>A file can&apos;t have this name: choose another one.</source>
        <translation>फ़ाइल का यह नाम नहीं हो सकता: कोई और नाम चुनें।</translation>
    </message>
    <message>
        <source>The file is damaged: start CardTable again, which begins a new one.</source>
        <translation>फ़ाइल बिगड़ गई है: CardTable फिर चलाएँ, तो नई फ़ाइल शुरू होगी।</translation>
    </message>
    <message>
        <source>The disk reports an error with %1: check the disk.</source>
        <comment>a folder or a file</comment>
        <translation>डिस्क ने %1 में गड़बड़ी बताई: डिस्क जाँचें।</translation>
    </message>
    <message>
        <source>The system reports an error with %1: %2.</source>
        <comment>a folder or a file; what the system says</comment>
        <translation>सिस्टम ने %1 में गड़बड़ी बताई: %2।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read all your seats at other people&apos;s tables. The old file is kept as %1.</source>
        <translation>दूसरों की मेज़ों पर आपकी सारी जगहें CardTable नहीं पढ़ सका। पुरानी फ़ाइल %1 के नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read how far you got in the lessons. The old file is kept as %1.</source>
        <translation>CardTable नहीं पढ़ सका कि पाठों में आपने कहाँ तक सीखा था। पुरानी फ़ाइल %1 के नाम से रखी गई है।</translation>
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
            <numerusform>%1 सेकंड।</numerusform>
            <numerusform>%1 सेकंड।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s) left.</source>
        <translation>
            <numerusform>%1 सेकंड बाक़ी।</numerusform>
            <numerusform>%1 सेकंड बाक़ी।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Their cards: %2.</source>
        <comment>a sentence, and the cards that a player lays open</comment>
        <translation>%1 उनके पत्ते: %2।</translation>
    </message>
    <message>
        <source>The connection to %1&apos;s table is lost. Trying again…</source>
        <translation>%1 की मेज़ से संपर्क टूट गया है। फिर कोशिश हो रही है…</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again…</source>
        <translation>मेज़ से संपर्क टूट गया है। फिर कोशिश हो रही है…</translation>
    </message>
    <message>
        <source>Your cards and your seat are kept.</source>
        <translation>आपके पत्ते और जगह रखे हैं।</translation>
    </message>
    <message>
        <source>You can watch again when the connection is back.</source>
        <translation>संपर्क लौटे तो आप फिर देख %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>The match is saved up to the last card, and every seat is kept.</source>
        <translation>मैच आख़िरी पत्ते तक सहेजा हुआ है, और सबकी जगह रखी हुई है।</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer.</source>
        <translation>मेज़ से जवाब नहीं आ रहा।</translation>
    </message>
    <message>
        <source>%1 has closed the table for now.</source>
        <translation>%1 ने मेज़ फ़िलहाल बंद कर दी है।</translation>
    </message>
    <message>
        <source>The table is closed for now.</source>
        <translation>मेज़ फ़िलहाल बंद है।</translation>
    </message>
    <message>
        <source>You&apos;re now playing on another computer.</source>
        <translation>आप दूसरे कंप्यूटर पर खेलने %0{f:लगी|m:लगे|n:लगे} हैं।</translation>
    </message>
    <message>
        <source>This window only shows how things stood here.</source>
        <translation>इस विंडो में वही दिखता है जो यहाँ था।</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>मेज़ रुकी हुई है।</translation>
    </message>
    <message>
        <source>It goes on when everybody here has pressed “Continue”.</source>
        <translation>जब यहाँ बैठे सब “आगे चलें” दबाएँगे, खेल आगे चलेगा।</translation>
    </message>
    <message numerus="yes">
        <source>A computer played %1 move(s) for you.</source>
        <translation>
            <numerusform>कंप्यूटर ने आपकी जगह %1 चाल चली।</numerusform>
            <numerusform>कंप्यूटर ने आपकी जगह %1 चालें चलीं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Your seat is yours again from the next card on.</source>
        <translation>अगले पत्ते से जगह फिर आपकी है।</translation>
    </message>
    <message>
        <source>%1&apos;s computer doesn&apos;t answer. Trying again…</source>
        <translation>%1 का कंप्यूटर जवाब नहीं दे रहा। फिर कोशिश हो रही है…</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. Trying again…</source>
        <translation>मेज़ से जवाब नहीं आ रहा। फिर कोशिश हो रही है…</translation>
    </message>
    <message>
        <source>%1&apos;s computer doesn&apos;t answer.</source>
        <translation>%1 का कंप्यूटर जवाब नहीं दे रहा।</translation>
    </message>
    <message>
        <source>Every finished deal is saved here, so the match can go on.</source>
        <translation>हर पूरी बाज़ी यहाँ सहेजी है, इसलिए मैच आगे चल सकता है।</translation>
    </message>
    <message>
        <source>A computer plays for you. Play again yourself?</source>
        <translation>आपकी जगह कंप्यूटर खेल रहा है। फिर ख़ुद खेलें?</translation>
    </message>
    <message>
        <source>Your seat is yours again from the next card on. You can also press Y.</source>
        <translation>अगले पत्ते से जगह फिर आपकी है। Y भी दबा %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <comment>a wish that the others did not agree to</comment>
        <translation>इस बार नहीं।</translation>
    </message>
    <message>
        <source>Something about deal %1 couldn&apos;t be confirmed.</source>
        <translation>बाज़ी %1 की कोई बात पक्की नहीं हो सकी।</translation>
    </message>
    <message numerus="yes">
        <source>The table went back by %1 move(s): the rest couldn&apos;t be read.</source>
        <translation>
            <numerusform>मेज़ %1 चाल पीछे गई: आगे का हिस्सा पढ़ा नहीं जा सका।</numerusform>
            <numerusform>मेज़ %1 चालें पीछे गई: आगे का हिस्सा पढ़ा नहीं जा सका।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is now playing from another computer.</source>
        <translation>%1 का खेल अब दूसरे कंप्यूटर से चल रहा है।</translation>
    </message>
    <message>
        <source>If it was somebody else, ask them: anyone who has the key to the seat can take it.</source>
        <translation>अगर यह कोई और है तो पूछें: जिसके पास जगह की चाबी है, वह उसे ले सकता है।</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>मैच चलता रहेगा।</translation>
    </message>
    <message>
        <source>The old invitation no longer works.</source>
        <translation>पुराना न्योता अब नहीं चलता।</translation>
    </message>
    <message>
        <source>People who should come need the new one.</source>
        <translation>जिन्हें आना हो, उन्हें नया न्योता चाहिए।</translation>
    </message>
    <message>
        <source>You&apos;re watching, and may take a computer&apos;s seat.</source>
        <translation>आप देख %0{f:रही|m:रहे|n:रहे} हैं, और कंप्यूटर की जगह ले %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>You may take a computer&apos;s seat. You can&apos;t just watch at this table.</source>
        <translation>आप कंप्यूटर की जगह ले %0{f:सकती|m:सकते|n:सकते} हैं। इस मेज़ पर सिर्फ़ देखने वाले नहीं बैठते।</translation>
    </message>
    <message>
        <source>You play on with the cards and the points of that seat.</source>
        <translation>आप उसी जगह के पत्तों और अंकों से %0{f:खेलेंगी|m:खेलेंगे|n:खेलेंगे}।</translation>
    </message>
    <message>
        <source>Take %1&apos;s seat</source>
        <comment>a computer&apos;s name, or that of somebody who has left</comment>
        <translation>%1 की जगह लें</translation>
    </message>
    <message>
        <source>Take a seat…</source>
        <translation>जगह लें…</translation>
    </message>
    <message>
        <source>The seat is yours now, with its cards and its points.</source>
        <translation>अब यह जगह आपकी है, पत्तों और अंकों समेत।</translation>
    </message>
    <message>
        <source>You play from its next turn on.</source>
        <translation>उसकी अगली बारी से आप %0{f:खेलेंगी|m:खेलेंगे|n:खेलेंगे}।</translation>
    </message>
    <message>
        <source>Somebody else is playing in your seat now.</source>
        <translation>अब आपकी जगह पर कोई और खेल रहा है।</translation>
    </message>
    <message>
        <source>You can watch, or take the seat of a computer.</source>
        <translation>आप देख %0{f:सकती|m:सकते|n:सकते} हैं, या कंप्यूटर की जगह ले %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>सिर्फ़ देखें</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>अभी कोशिश करें</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>the table</comment>
        <translation>उठें</translation>
    </message>
    <message>
        <source>Play on without waiting…</source>
        <translation>बिना इंतज़ार किए खेलें…</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>यहीं खेलें</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>आगे चलें</translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>oneself, not the computer</comment>
        <translation>फिर ख़ुद खेलें</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>दिखाएँ</translation>
    </message>
    <message>
        <source>%1 would like to take back the %2.</source>
        <comment>a player and a card</comment>
        <translation>%1 को %2 वापस %2{f:लेनी|m:लेना} है।</translation>
    </message>
    <message>
        <source>%1 would like to take back a move.</source>
        <translation>%1 को एक चाल वापस लेनी है।</translation>
    </message>
    <message>
        <source>%1 lays down these cards and claims the rest.</source>
        <translation>%1 ने ये पत्ते खोलकर बाक़ी सरें माँगी हैं।</translation>
    </message>
    <message>
        <source>%1 would like a pause.</source>
        <translation>%1 को थोड़ा रुकना है।</translation>
    </message>
    <message>
        <source>%1 asks: should a computer play on for %2?</source>
        <translation>%1 ने पूछा है: %2 की जगह कंप्यूटर खेले?</translation>
    </message>
    <message>
        <source>%1 asks: should a computer play on for you?</source>
        <translation>%1 ने पूछा है: आपकी जगह कंप्यूटर खेले?</translation>
    </message>
    <message>
        <source>%1 would like to end the match here.</source>
        <translation>%1 को मैच यहीं ख़त्म करना है।</translation>
    </message>
    <message>
        <source>%1 would like to go on.</source>
        <comment>after a pause</comment>
        <translation>%1 को आगे खेलना है।</translation>
    </message>
    <message>
        <source>Another match with the same people?</source>
        <translation>इन्हीं लोगों के साथ एक और मैच?</translation>
    </message>
    <message>
        <source>You would like to take back the %1.</source>
        <comment>a card</comment>
        <translation>आपको %1 वापस %1{f:लेनी|m:लेना} है।</translation>
    </message>
    <message>
        <source>You would like to take back your last move.</source>
        <translation>आपको अपनी पिछली चाल वापस लेनी है।</translation>
    </message>
    <message>
        <source>You lay down your cards and claim the rest.</source>
        <translation>आपने पत्ते खोलकर बाक़ी सरें माँगी हैं।</translation>
    </message>
    <message>
        <source>You would like a pause.</source>
        <translation>आपको थोड़ा रुकना है।</translation>
    </message>
    <message>
        <source>You would like a computer to play on for %1.</source>
        <translation>आप %0{f:चाहती|m:चाहते|n:चाहते} हैं कि %1 की जगह कंप्यूटर खेले।</translation>
    </message>
    <message>
        <source>You would like to end the match here.</source>
        <translation>आपको मैच यहीं ख़त्म करना है।</translation>
    </message>
    <message>
        <source>You would like to go on.</source>
        <comment>after a pause</comment>
        <translation>आपको आगे खेलना है।</translation>
    </message>
    <message>
        <source>You would like another match with the same people.</source>
        <translation>आपको इन्हीं लोगों के साथ एक और मैच खेलना है।</translation>
    </message>
    <message>
        <source>It happens if everybody agrees.</source>
        <translation>सब मानें तो होगा।</translation>
    </message>
    <message>
        <source>It happens if everybody agrees. You can also press Y or N.</source>
        <translation>सब मानें तो होगा। Y या N भी दबा %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>%1 can come back at any time. It happens if everybody agrees.</source>
        <translation>%1 कभी भी लौट %1{f:सकती|m:सकते|n:सकते} हैं। सब मानें तो होगा।</translation>
    </message>
    <message>
        <source>Everything stops during a pause, even the clock.</source>
        <translation>रुके रहने पर कुछ नहीं चलता, घड़ी भी नहीं।</translation>
    </message>
    <message>
        <source>It ends if everybody agrees.</source>
        <translation>सब मानें तो ख़त्म होगा।</translation>
    </message>
    <message>
        <source>It begins if everybody agrees. The seats stay as they are.</source>
        <translation>सब मानें तो शुरू होगा। जगहें वही रहेंगी।</translation>
    </message>
    <message>
        <source>Everybody is asked. Nobody sees who says no.</source>
        <translation>सबसे पूछा जाता है। किसने ना कहा, यह नहीं बताया जाता।</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>%1 से पूछा जा रहा है।</translation>
    </message>
    <message>
        <source>You have answered. The others are still being asked.</source>
        <translation>आपने जवाब दे दिया है। दूसरों से अभी पूछा जा रहा है।</translation>
    </message>
    <message>
        <source>Press Y for yes, N for no.</source>
        <translation>हाँ के लिए Y दबाएँ, नहीं के लिए N।</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>No</source>
        <translation>नहीं</translation>
    </message>
    <message>
        <source>Yes, please</source>
        <translation>हाँ, ख़ुशी से</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>नहीं, धन्यवाद</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>a claim is not accepted</comment>
        <translation>खेलते रहें</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>और रुकें</translation>
    </message>
    <message>
        <source>Never mind</source>
        <comment>takes back one&apos;s own wish</comment>
        <translation>रहने दें</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>clubs</source>
        <translation>चिड़ी</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ईंट</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>हुकुम</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>पान</translation>
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
        <translation>चिड़ी</translation>
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
        <translation>ईंट</translation>
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
        <translation>हुकुम</translation>
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
        <translation>पान</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri</name>
    <message>
        <source>With other people a deal must end after %1 turns at most.</source>
        <translation>दूसरे लोगों के साथ बाज़ी ज़्यादा से ज़्यादा %1 बारियों में ख़त्म होनी चाहिए।</translation>
    </message>
    <message>
        <source>Svoi Kozyri</source>
        <translatorcomment>Russian name plus gloss &apos;अपना तुरुप&apos;</translatorcomment>
        <translation>स्वोई कोज़िरी (अपना तुरुप)</translation>
    </message>
    <message>
        <source>Every player has their own trump suit. Beat the top card or pick up.</source>
        <translation>हर खिलाड़ी का अपना तुरुप। ऊपर का पत्ता मारें, या पत्ते उठाएँ।</translation>
    </message>
    <message>
        <source>Clubs are my trumps</source>
        <translation>मेरा तुरुप चिड़ी</translation>
    </message>
    <message>
        <source>Diamonds are my trumps</source>
        <translation>मेरा तुरुप ईंट</translation>
    </message>
    <message>
        <source>Spades are my trumps</source>
        <translation>मेरा तुरुप हुकुम</translation>
    </message>
    <message>
        <source>Hearts are my trumps</source>
        <translation>मेरा तुरुप पान</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 card(s)</source>
        <translation>
            <numerusform>%1 पत्ता उठाएँ</numerusform>
            <numerusform>%1 पत्ते उठाएँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 card(s) now</source>
        <translation>
            <numerusform>अभी %1 पत्ता उठाएँ</numerusform>
            <numerusform>अभी %1 पत्ते उठाएँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s)</source>
        <comment>size of the pile</comment>
        <translation>
            <numerusform>%1 पत्ता</numerusform>
            <numerusform>%1 पत्ते</numerusform>
        </translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>सबसे पहले बाहर</translation>
    </message>
    <message>
        <source>Out second</source>
        <translation>दूसरे नंबर पर</translation>
    </message>
    <message>
        <source>Out third</source>
        <translation>तीसरे नंबर पर</translation>
    </message>
    <message>
        <source>Drop the card on the pile to play it.</source>
        <translation>पत्ता चलने के लिए उसे ढेरी पर रखें।</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>फेंटकर, जैसे आएँ</translation>
    </message>
    <message>
        <source>Mirrored: both get the same cards, face up</source>
        <translatorcomment>&apos;एक-जैसे&apos; (alike) for mirrored; &apos;आईना&apos; would be word for word</translatorcomment>
        <translation>एक-जैसे: दोनों को वही पत्ते, खुले</translation>
    </message>
    <message>
        <source>Chosen before the deal</source>
        <translation>बाँटने से पहले चुना जाए</translation>
    </message>
    <message>
        <source>Chosen after the deal</source>
        <translation>बाँटने के बाद चुना जाए</translation>
    </message>
    <message>
        <source>By the last card dealt</source>
        <translation>बँटे हुए आख़िरी पत्ते से</translation>
    </message>
    <message>
        <source>Fixed for each seat</source>
        <translation>हर जगह का तय</translation>
    </message>
    <message>
        <source>Three, five or all</source>
        <translation>तीन, पाँच या सब</translation>
    </message>
    <message>
        <source>Always the whole pile</source>
        <translation>हमेशा पूरी ढेरी</translation>
    </message>
    <message>
        <source>Always one card</source>
        <translation>हमेशा एक पत्ता</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left</source>
        <translation>बाँटने वाले के बाएँ वाला</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>बाँटने वाला</translation>
    </message>
    <message>
        <source>The loser of the last deal</source>
        <translation>पिछली बाज़ी हारने वाला</translation>
    </message>
    <message>
        <source>The winner of the last deal</source>
        <translation>पिछली बाज़ी जीतने वाला</translation>
    </message>
    <message>
        <source>Counted by the last card dealt</source>
        <translation>बँटे हुए आख़िरी पत्ते की गिनती से</translation>
    </message>
    <message>
        <source>The next player</source>
        <translation>अगला खिलाड़ी</translation>
    </message>
    <message>
        <source>The player who took it</source>
        <translation>जिसने ढेरी उठाई</translation>
    </message>
    <message>
        <source>The next seat clockwise</source>
        <translation>घड़ी की दिशा में अगली जगह</translation>
    </message>
    <message>
        <source>Always the same seat</source>
        <translation>हमेशा वही जगह</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>एक बाज़ी</translation>
    </message>
    <message>
        <source>Everybody deals once</source>
        <translation>हर कोई एक बार बाँटता है</translation>
    </message>
    <message>
        <source>First to win enough deals</source>
        <translation>जो पहले तय संख्या में बाज़ियाँ जीते</translation>
    </message>
    <message>
        <source>Until someone has lost enough deals</source>
        <translation>जब तक कोई तय संख्या में बाज़ियाँ न हारे</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>बाँटना</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>चालें</translation>
    </message>
    <message>
        <source>End</source>
        <translation>अंत</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>गड्डी के पत्ते</translation>
    </message>
    <message>
        <source>The highest cards of each suit: %1 means nines to aces, %2 sixes to aces.</source>
        <translation>हर रंग के सबसे बड़े पत्ते: %1 यानी नहले से इक्के तक, %2 यानी छक्के से इक्के तक।</translation>
    </message>
    <message>
        <source>Deal</source>
        <translatorcomment>&apos;बाँट&apos; = the deal as a way of dealing</translatorcomment>
        <translation>बाँट</translation>
    </message>
    <message>
        <source>In a mirrored deal both hands are equally strong, and both players see all cards.</source>
        <translation>एक-जैसे पत्तों वाली बाँट में दोनों के पत्ते बराबर मज़बूत होते हैं, और दोनों खिलाड़ी सारे पत्ते देखते हैं।</translation>
    </message>
    <message>
        <source>Trump suits</source>
        <translation>तुरुप के रंग</translation>
    </message>
    <message>
        <source>Every player has a trump suit of their own; no two are the same.</source>
        <translation>हर खिलाड़ी का अपना तुरुप होता है, और किन्हीं दो का एक नहीं होता।</translation>
    </message>
    <message>
        <source>Lowest trumps go to their owners</source>
        <translation>सबसे छोटे तुरुप उनके मालिकों को</translation>
    </message>
    <message>
        <source>Before play, each player is given the lowest card of their trump suit, face up.</source>
        <translation>खेल शुरू होने से पहले सबको अपने तुरुप का सबसे छोटा पत्ता खुला दिया जाता है।</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>पहली चाल</translation>
    </message>
    <message>
        <source>Who puts the first card on the empty table.</source>
        <translation>ख़ाली मेज़ पर पहला पत्ता कौन रखे।</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>अगला बाँटने वाला</translation>
    </message>
    <message>
        <source>Who deals after the first deal of a match.</source>
        <translation>मैच की पहली बाज़ी के बाद पत्ते कौन बाँटे।</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>खुले हाथ</translation>
    </message>
    <message>
        <source>All hands lie face up for everybody.</source>
        <translation>सबके हाथ सबके सामने खुले रहते हैं।</translation>
    </message>
    <message>
        <source>Picking up</source>
        <translation>पत्ते उठाना</translation>
    </message>
    <message>
        <source>How many cards a player picks up instead of beating the top card.</source>
        <translation>जो ऊपर का पत्ता न मारे, वह कितने पत्ते उठाए।</translation>
    </message>
    <message>
        <source>Free to pick up</source>
        <translation>उठाने की छूट</translation>
    </message>
    <message>
        <source>A player who could beat the top card may pick up instead.</source>
        <translation>जो ऊपर का पत्ता मार सके, वह भी चाहे तो पत्ते उठाए।</translation>
    </message>
    <message>
        <source>Second card after beating</source>
        <translation>मारने के बाद दूसरा पत्ता</translation>
    </message>
    <message>
        <source>A player who beats the top card then plays another; without this, deals get very long.</source>
        <translation>जो ऊपर का पत्ता मारे, वह फिर एक और चले; नहीं तो बाज़ी बहुत लंबी चलती है।</translation>
    </message>
    <message>
        <source>Lead after the whole pile</source>
        <translation>पूरी ढेरी के बाद पहली चाल</translation>
    </message>
    <message>
        <source>Who leads when a player has taken the whole pile.</source>
        <translation>जब कोई पूरी ढेरी उठा ले, तब पहला पत्ता कौन चले।</translation>
    </message>
    <message>
        <source>Draw with the last card</source>
        <translation>आख़िरी पत्ते से बराबरी</translation>
    </message>
    <message>
        <source>If your last card beats the other player&apos;s last card, you haven&apos;t lost: the deal is a draw.</source>
        <translation>जिसका आख़िरी पत्ता दूसरे का आख़िरी पत्ता मार दे, उसकी हार नहीं, बराबरी होती है।</translation>
    </message>
    <message>
        <source>Maximum number of turns in a deal</source>
        <translation>बाज़ी में अधिकतम बारियाँ</translation>
    </message>
    <message>
        <source>After this many turns the deal is a draw; %1 means no limit.</source>
        <translation>इतनी बारियों के बाद बाज़ी बराबरी पर छूटती है; %1 यानी कोई सीमा नहीं।</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>मैच</translation>
    </message>
    <message>
        <source>One deal, a deal from everybody, or a number of deals won or lost.</source>
        <translation>एक बाज़ी, हरेक की बाँटी एक बाज़ी, या जीती या हारी बाज़ियों की गिनती।</translation>
    </message>
    <message>
        <source>For two: both have the same cards, face up; you lead in one of two deals.</source>
        <translation>दो के लिए: दोनों के पास एक-जैसे खुले पत्ते; दो में से एक बाज़ी की शुरुआत आपकी।</translation>
    </message>
    <message>
        <source>Deals to win or lose</source>
        <translation>जीतने या हारने की बाज़ियाँ</translation>
    </message>
    <message>
        <source>The match ends when somebody has won, or lost, this many deals.</source>
        <translation>जब कोई इतनी बाज़ियाँ जीत ले या हार जाए, तब मैच ख़त्म होता है।</translation>
    </message>
    <message>
        <source>Hidden duel</source>
        <translation>छिपा मुक़ाबला</translation>
    </message>
    <message>
        <source>Challenge, mirrored</source>
        <translatorcomment>&apos;चैलेंज&apos; kept as the name of this way of playing; &apos;चुनौती&apos; would translate it</translatorcomment>
        <translation>चैलेंज, एक-जैसे पत्ते</translation>
    </message>
    <message>
        <source>For two: the cards are dealt at random, and you see only your own.</source>
        <translation>दो के लिए: पत्ते फेंटकर बाँटे जाते हैं, और आपको सिर्फ़ अपने दिखते हैं।</translation>
    </message>
    <message>
        <source>For four: the rules as given on pagat.com.</source>
        <translation>चार के लिए: नियम वैसे जैसे वेबसाइट pagat.com बताती है।</translation>
    </message>
    <message>
        <source>Pagat&apos;s rules for four</source>
        <translation>चार के लिए पैगट के नियम</translation>
    </message>
    <message>
        <source>%1: beat this card</source>
        <translation>%1: यह पत्ता मारें</translation>
    </message>
    <message>
        <source>%1: you take these if you don&apos;t beat it</source>
        <translation>%1: न मारने पर आपको ये उठाने होंगे</translation>
    </message>
    <message>
        <source>%1: you take these if you can&apos;t beat it</source>
        <translation>%1: न मार सकें तो आपको ये उठाने होंगे</translation>
    </message>
    <message>
        <source>Choose your trump suit</source>
        <translation>अपने तुरुप का रंग चुनें</translation>
    </message>
    <message>
        <source>%1 chooses a trump suit</source>
        <translation>%1 को तुरुप चुनना है</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation>आपकी बारी: किसी भी पत्ते से शुरू करें</translation>
    </message>
    <message>
        <source>Beat the %1 with your last card, or pick up</source>
        <translation>%1 अपने आख़िरी पत्ते से मारें, या पत्ते उठाएँ</translation>
    </message>
    <message>
        <source>Beat the %1</source>
        <translation>%1 मारें</translation>
    </message>
    <message>
        <source>Beat the %1, then play one more</source>
        <translation>%1 मारें, फिर एक और चलें</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t beat the %1: pick up %2 card(s)</source>
        <translation>
            <numerusform>%1{obl} को मारने वाला पत्ता आपके पास नहीं: %2 पत्ता उठाएँ</numerusform>
            <numerusform>%1{obl} को मारने वाला पत्ता आपके पास नहीं: %2 पत्ते उठाएँ</numerusform>
        </translation>
    </message>
    <message>
        <source>Now choose the card to play on the %1</source>
        <translation>अब %1{obl} के ऊपर चलने का पत्ता चुनें</translation>
    </message>
    <message numerus="yes">
        <source>Pick up the highlighted card(s), %1 in all?</source>
        <translation>
            <numerusform>निशान वाला %1 पत्ता उठाएँ?</numerusform>
            <numerusform>निशान वाले कुल %1 पत्ते उठाएँ?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>चाल %1 की है</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>बाज़ी बराबरी पर रही</translation>
    </message>
    <message>
        <source>%1 has lost the deal</source>
        <translation>%1 यह बाज़ी हार %1{f:गईं|m:गए|n:गए}</translation>
    </message>
    <message>
        <source>You have lost the deal</source>
        <translation>आप यह बाज़ी हार %0{f:गईं|m:गए|n:गए}</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 ने मैच जीता</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>आपने मैच जीता</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>मैच बराबरी पर रहा</translation>
    </message>
    <message>
        <source>Svoi Kozyri, %1 cards</source>
        <translation>स्वोई कोज़िरी, %1 पत्ते</translation>
    </message>
    <message>
        <source>Deal %1, turn %2</source>
        <translation>बाज़ी %1, बारी %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name and trump suit</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A draw at the next repetition</source>
        <translation>यही स्थिति तीसरी बार आई तो बराबरी</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %1 more turn(s)</source>
        <translation>
            <numerusform>%1 और बारी के बाद बराबरी</numerusform>
            <numerusform>%1 और बारियों के बाद बराबरी</numerusform>
        </translation>
    </message>
    <message>
        <source>Svoi Kozyri: one deal</source>
        <translation>स्वोई कोज़िरी: एक बाज़ी</translation>
    </message>
    <message>
        <source>Svoi Kozyri: deal %1 of %2</source>
        <translation>स्वोई कोज़िरी: %2 में से बाज़ी %1</translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: first to win %1 deal(s)</source>
        <translation>
            <numerusform>स्वोई कोज़िरी: जो पहले %1 बाज़ी जीते</numerusform>
            <numerusform>स्वोई कोज़िरी: जो पहले %1 बाज़ियाँ जीते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: until somebody has lost %1 deal(s)</source>
        <translation>
            <numerusform>स्वोई कोज़िरी: किसी के %1 बाज़ी हारने तक</numerusform>
            <numerusform>स्वोई कोज़िरी: किसी के %1 बाज़ियाँ हारने तक</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>उद्देश्य</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>पत्ते और बाँट</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>तुरुप</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>एक बारी</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>बाज़ी का अंत</translation>
    </message>
    <message>
        <source>Get rid of all your cards.</source>
        <translation>अपने सारे पत्ते ख़त्म करें।</translation>
    </message>
    <message>
        <source>The first to play all their cards wins; a player still holding cards loses.</source>
        <translation>जिसके सारे पत्ते ख़त्म हों, उसकी जीत; जिसके पास पत्ते बचें, उसकी हार।</translation>
    </message>
    <message>
        <source>A player who has played all their cards is out and safe; the last one with cards loses.</source>
        <translation>जिसके सारे पत्ते ख़त्म हों, वह बाहर और सुरक्षित; आख़िर में जिसके पास पत्ते बचें, उसकी हार।</translation>
    </message>
    <message>
        <source>%1 players use %2 cards, four suits of %3; the ace is highest.</source>
        <translation>%1 खिलाड़ी %2 पत्तों से खेलते हैं: चार रंग, हर रंग के %3; सबसे बड़ा इक्का है।</translation>
    </message>
    <message>
        <source>All cards are dealt one at a time, clockwise from the player on the dealer&apos;s left.</source>
        <translation>सारे पत्ते बाँटने वाले के बाएँ से घड़ी की दिशा में एक-एक करके बाँटे जाते हैं।</translation>
    </message>
    <message>
        <source>All hands lie open, so everybody sees them.</source>
        <translation>सबके हाथ खुले रहते हैं, इसलिए सब उन्हें देखते हैं।</translation>
    </message>
    <message>
        <source>Before play the lowest card of each trump suit, such as the %1, goes face up to the player whose trump it is; nothing is given in return.</source>
        <translation>खेल शुरू होने से पहले हर तुरुप का सबसे छोटा पत्ता, जैसे %1, खुला उस खिलाड़ी को जाता है जिसका वह तुरुप है; बदले में कुछ नहीं दिया जाता।</translation>
    </message>
    <message>
        <source>The dealer is dealt half the pack and keeps the cards of their own colour; the opponent gets the same ranks in their own suits, trumps for trumps. Of the rest, each player takes the cards of the other&apos;s colour.</source>
        <translation>बाँटने वाले को आधी गड्डी बाँटी जाती है, और वह उसमें से अपने लाल या काले पत्ते रखता है; विरोधी को उन्हीं दर्जों के पत्ते अपने रंगों में मिलते हैं, तुरुप के बदले तुरुप। जो बचे, उसमें से हर कोई दूसरे के लाल या काले पत्ते लेता है।</translation>
    </message>
    <message>
        <source>Both hands lie open.</source>
        <translation>दोनों हाथ खुले रहते हैं।</translation>
    </message>
    <message>
        <source>The players deal in turn, clockwise.</source>
        <translation>खिलाड़ी घड़ी की दिशा में बारी-बारी से बाँटते हैं।</translation>
    </message>
    <message>
        <source>The loser deals next; after a draw the same dealer deals again.</source>
        <translation>अगली बाज़ी हारने वाला बाँटे; बराबरी हो तो वही खिलाड़ी फिर बाँटे।</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left deals next.</source>
        <translation>अगली बाज़ी बाँटने वाले के बाएँ बैठा खिलाड़ी बाँटे।</translation>
    </message>
    <message>
        <source>The same player deals every time.</source>
        <translation>हर बार वही खिलाड़ी बाँटे।</translation>
    </message>
    <message>
        <source>One trump suit is red, the other black.</source>
        <translation>दोनों तुरुपों में एक लाल और एक काला होता है।</translation>
    </message>
    <message>
        <source>No two players have the same trump suit.</source>
        <translation>किन्हीं दो खिलाड़ियों का तुरुप एक नहीं होता।</translation>
    </message>
    <message>
        <source>In your turn only your own trumps have special power.</source>
        <translation>आपकी बारी में ख़ास ताक़त सिर्फ़ आपके अपने तुरुप की होती है।</translation>
    </message>
    <message>
        <source>Before the deal everybody chooses a trump suit, the dealer first.</source>
        <translation>बाँटने से पहले सब तुरुप का रंग चुनते हैं, सबसे पहले बाँटने वाला।</translation>
    </message>
    <message>
        <source>Before the deal everybody chooses a trump suit, the dealer last.</source>
        <translation>बाँटने से पहले सब तुरुप का रंग चुनते हैं, सबसे बाद में बाँटने वाला।</translation>
    </message>
    <message>
        <source>Everybody looks at the cards dealt and chooses a trump suit, the dealer last.</source>
        <translation>सब अपने बँटे हुए पत्ते देखकर तुरुप का रंग चुनते हैं, सबसे बाद में बाँटने वाला।</translation>
    </message>
    <message>
        <source>The last card dealt is shown: its suit is the dealer&apos;s trump, and clockwise the others get the next suits in the order clubs, diamonds, spades, hearts.</source>
        <translation>बँटा हुआ आख़िरी पत्ता दिखाया जाता है: उसका रंग बाँटने वाले का तुरुप है, और घड़ी की दिशा में बाक़ी सबको चिड़ी, ईंट, हुकुम, पान के क्रम में अगले रंग मिलते हैं।</translation>
    </message>
    <message>
        <source>The seats have clubs, diamonds, spades and hearts as trumps, in this order.</source>
        <translation>जगहों के तुरुप इसी क्रम में हैं: चिड़ी, ईंट, हुकुम और पान।</translation>
    </message>
    <message>
        <source>The leader plays any card to the empty table: the pile begins.</source>
        <translation>पहली चाल चलने वाला ख़ाली मेज़ पर कोई भी पत्ता रखे: इससे ढेरी शुरू होती है।</translation>
    </message>
    <message>
        <source>Going clockwise, each player in turn beats the top card of the pile, or picks up.</source>
        <translation>घड़ी की दिशा में हर कोई अपनी बारी पर ढेरी का ऊपर का पत्ता मारे, या पत्ते उठाए।</translation>
    </message>
    <message>
        <source>A card is beaten by a higher card of its suit, or by any of your trumps if the card isn&apos;t one of your trumps itself.</source>
        <translation>कोई पत्ता उसी रंग के बड़े पत्ते से मारा जाता है, या आपके तुरुप से, अगर वह ख़ुद आपका तुरुप न हो।</translation>
    </message>
    <message>
        <source>You don&apos;t have to follow suit: you may beat a card with a trump even if you hold the suit of that card.</source>
        <translation>उसी रंग का पत्ता चलना ज़रूरी नहीं: वह रंग आपके पास हो, तब भी आपका तुरुप मार सकता है।</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads first.</source>
        <translation>पहला पत्ता बाँटने वाले के बाएँ बैठा खिलाड़ी चले।</translation>
    </message>
    <message>
        <source>The dealer leads first.</source>
        <translation>पहला पत्ता बाँटने वाला चले।</translation>
    </message>
    <message>
        <source>The loser of the last deal leads first, or else the player on the dealer&apos;s left.</source>
        <translation>पहला पत्ता पिछली बाज़ी हारने वाला चले; कोई न हारा हो तो बाँटने वाले के बाएँ बैठा खिलाड़ी।</translation>
    </message>
    <message>
        <source>The winner of the last deal leads first, or else the player on the dealer&apos;s left.</source>
        <translation>पहला पत्ता पिछली बाज़ी जीतने वाला चले; कोई न जीता हो तो बाँटने वाले के बाएँ बैठा खिलाड़ी।</translation>
    </message>
    <message>
        <source>The last card dealt is shown, and its rank is counted clockwise from the player on the dealer&apos;s left: the player it lands on leads first. A jack counts %1, a queen %2, a king %3 and an ace %4.</source>
        <translation>बँटा हुआ आख़िरी पत्ता दिखाया जाता है, और बाँटने वाले के बाएँ से घड़ी की दिशा में उसके दर्जे तक गिनती होती है: गिनती जिस पर पूरी हो, वही पहला पत्ता चले। ग़ुलाम %1, बेगम %2, बादशाह %3 और इक्का %4 गिना जाता है।</translation>
    </message>
    <message>
        <source>After beating the top card, you must play any other card on top of it, if you have one.</source>
        <translation>जो ऊपर का पत्ता मारे, उसके पास और पत्ता हो तो वह कोई एक उसके ऊपर चले।</translation>
    </message>
    <message>
        <source>After beating the top card, you don&apos;t play a second card.</source>
        <translation>ऊपर का पत्ता मारने के बाद दूसरा पत्ता नहीं चलते।</translation>
    </message>
    <message>
        <source>If you can&apos;t or don&apos;t want to beat the top card, you pick up cards.</source>
        <translation>जो ऊपर का पत्ता न मार सके या न मारना चाहे, वह पत्ते उठाए।</translation>
    </message>
    <message>
        <source>If you can&apos;t beat the top card, you pick up cards; if you can, you must beat it.</source>
        <translation>जो ऊपर का पत्ता न मार सके, वह पत्ते उठाए; जो मार सके, उसे मारना होगा।</translation>
    </message>
    <message>
        <source>It is always the whole pile.</source>
        <translation>हमेशा पूरी ढेरी।</translation>
    </message>
    <message>
        <source>It is always the top card alone.</source>
        <translation>हमेशा सिर्फ़ ऊपर का पत्ता।</translation>
    </message>
    <message>
        <source>Then the next player has to beat the card that lies on top now, or pick up.</source>
        <translation>फिर अगले खिलाड़ी को अब ऊपर पड़ा पत्ता मारना है, या पत्ते उठाने हैं।</translation>
    </message>
    <message>
        <source>Then the next player leads any card.</source>
        <translation>फिर अगला खिलाड़ी कोई भी पत्ता चले।</translation>
    </message>
    <message>
        <source>Then the player who picked up leads any card.</source>
        <translation>फिर जिसने पत्ते उठाए, वही कोई भी पत्ता चले।</translation>
    </message>
    <message>
        <source>If nothing is left on the table, the next player leads any card.</source>
        <translation>मेज़ पर कुछ न बचे तो अगला खिलाड़ी कोई भी पत्ता चले।</translation>
    </message>
    <message>
        <source>If nothing is left on the table, the player who picked up leads any card.</source>
        <translation>मेज़ पर कुछ न बचे तो जिसने पत्ते उठाए, वही कोई भी पत्ता चले।</translation>
    </message>
    <message>
        <source>If the top card isn&apos;t your trump, you pick up the top three cards.</source>
        <translation>ऊपर का पत्ता आपका तुरुप न हो, तो ऊपर के तीन पत्ते उठाएँ।</translation>
    </message>
    <message>
        <source>If it is your trump but not the ace, you pick up the top five cards.</source>
        <translation>वह आपका तुरुप हो, पर इक्का नहीं, तो ऊपर के पाँच पत्ते उठाएँ।</translation>
    </message>
    <message>
        <source>If it is the ace of your trumps, or if there aren&apos;t that many, you pick up all cards.</source>
        <translation>वह आपके तुरुप का इक्का हो, या इतने पत्ते न हों, तो सारे पत्ते उठाएँ।</translation>
    </message>
    <message>
        <source>A player who has no cards left after their turn is out at once; their cards stay on the pile.</source>
        <translation>अपनी बारी के बाद जिसके पास पत्ते न बचें, वह तुरंत बाहर है; उसके पत्ते ढेरी पर रहते हैं।</translation>
    </message>
    <message>
        <source>When only one player has cards left, that player loses – unless their single remaining card beats the top card: then it is a draw with the player who went out last.</source>
        <translation>जब एक ही खिलाड़ी के पास पत्ते बचें, तो उसकी हार होती है; पर उसके पास एक ही पत्ता हो और वह ऊपर का पत्ता मार दे, तो सबसे बाद में बाहर हुए खिलाड़ी से बराबरी होती है।</translation>
    </message>
    <message>
        <source>When only one player has cards left, that player loses.</source>
        <translation>जब एक ही खिलाड़ी के पास पत्ते बचें, तो उसकी हार होती है।</translation>
    </message>
    <message>
        <source>Places go in the order of going out; after a draw the last players share the better place.</source>
        <translation>स्थान बाहर होने के क्रम से मिलते हैं; बराबरी हो तो आख़िरी खिलाड़ियों को बेहतर वाला स्थान मिलता है।</translation>
    </message>
    <message numerus="yes">
        <source>When the same position comes up for the third time, or after %1 turn(s), the deal is a draw between all who still hold cards.</source>
        <translation>
            <numerusform>वही स्थिति तीसरी बार आए, या %1 बारी पूरी हो जाए, तो जिनके पास पत्ते हैं, उन सबकी बाज़ी बराबरी पर छूटती है।</numerusform>
            <numerusform>वही स्थिति तीसरी बार आए, या %1 बारियाँ पूरी हो जाएँ, तो जिनके पास पत्ते हैं, उन सबकी बाज़ी बराबरी पर छूटती है।</numerusform>
        </translation>
    </message>
    <message>
        <source>When the same position comes up for the third time, the deal is a draw between all who still hold cards.</source>
        <translation>वही स्थिति तीसरी बार आए, तो जिनके पास पत्ते हैं, उन सबकी बाज़ी बराबरी पर छूटती है।</translation>
    </message>
    <message>
        <source>A match is one deal.</source>
        <translation>मैच एक बाज़ी का होता है।</translation>
    </message>
    <message>
        <source>Everybody deals once. The player who goes out first, without a tie, wins the deal; the player who has won the most deals wins the match, and players who tie share it.</source>
        <translation>हर कोई एक बार बाँटता है। बाज़ी उसकी जो अकेला सबसे पहले पत्ते ख़त्म करे; सबसे ज़्यादा बाज़ियाँ जीतने वाला मैच जीतता है, बराबरी में जीत साझा होती है।</translation>
    </message>
    <message numerus="yes">
        <source>The player who goes out first, without a tie, wins the deal; the match ends when somebody has won %1 deal(s).</source>
        <translation>
            <numerusform>जो खिलाड़ी अकेला सबसे पहले बाहर हो, बाज़ी उसकी; कोई %1 बाज़ी जीत ले तो मैच ख़त्म होता है।</numerusform>
            <numerusform>जो खिलाड़ी अकेला सबसे पहले बाहर हो, बाज़ी उसकी; कोई %1 बाज़ियाँ जीत ले तो मैच ख़त्म होता है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has lost %1 deal(s); the player who has lost the fewest wins it.</source>
        <translation>
            <numerusform>कोई %1 बाज़ी हार जाए तो मैच ख़त्म होता है; जिसकी हार सबसे कम, उसकी जीत।</numerusform>
            <numerusform>कोई %1 बाज़ियाँ हार जाए तो मैच ख़त्म होता है; जिसकी हार सबसे कम, उसकी जीत।</numerusform>
        </translation>
    </message>
    <message>
        <source>From match to match the first deal passes to the next player clockwise, unless you choose a deal number.</source>
        <translation>हर नए मैच में पहली बाँट घड़ी की दिशा में अगले खिलाड़ी की होती है, जब तक आप बाँट संख्या न चुनें।</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>अभी आपकी नहीं, %1 की बारी है।</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>बाज़ी ख़त्म हुई।</translation>
    </message>
    <message>
        <source>Choose your trump suit first.</source>
        <translation>पहले अपना तुरुप चुनें।</translation>
    </message>
    <message>
        <source>The trump suits of this deal have already been chosen.</source>
        <translation>इस बाज़ी के तुरुप तय हो चुके हैं।</translation>
    </message>
    <message>
        <source>You can&apos;t have %1 as trumps in this deal.</source>
        <translation>इस बाज़ी में आपका तुरुप %1 नहीं हो सकता।</translation>
    </message>
    <message>
        <source>The table is empty: lead any card.</source>
        <translation>मेज़ ख़ाली है: कोई भी पत्ता चलें।</translation>
    </message>
    <message>
        <source>Beat the %1 or pick up cards.</source>
        <translation>%1 मारें या पत्ते उठाएँ।</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 आपके पास नहीं है।</translation>
    </message>
    <message>
        <source>The %1 doesn&apos;t beat the %2.</source>
        <translation>%1{obl} से %2 नहीं %2{f:मरती|m:मरता}।</translation>
    </message>
    <message>
        <source>After beating a card you must play another one.</source>
        <translation>मारने वाले पत्ते के बाद एक और पत्ता चलें।</translation>
    </message>
    <message>
        <source>You don&apos;t play a second card now.</source>
        <translation>अभी दूसरा पत्ता नहीं चलना है।</translation>
    </message>
    <message>
        <source>You can beat the %1, so you can&apos;t pick up.</source>
        <translation>आपके पास %1{obl} को मारने वाला पत्ता है, इसलिए पत्ते नहीं उठाए जा सकते।</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ने पत्ते बाँटे।</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>आपने पत्ते बाँटे।</translation>
    </message>
    <message>
        <source>%1 has %2 as trumps.</source>
        <translation>%1 का तुरुप %2 है।</translation>
    </message>
    <message>
        <source>You have %2 as trumps.</source>
        <translation>आपका तुरुप %2 है।</translation>
    </message>
    <message>
        <source>The last card dealt is the %1.</source>
        <translation>बँटा हुआ आख़िरी पत्ता %1 है।</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%1 को %2 %2{f:मिली|m:मिला}।</translation>
    </message>
    <message>
        <source>You get the %2.</source>
        <translation>आपको %2 %2{f:मिली|m:मिला}।</translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation>%1 ने %2{obl} से शुरुआत की।</translation>
    </message>
    <message>
        <source>You lead the %2.</source>
        <translation>आपने %2{obl} से शुरुआत की।</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the %3.</source>
        <translatorcomment>&apos;मारना&apos; = to beat; colon keeps the card in the direct case</translatorcomment>
        <translation>%1 ने %3{obl} से %2 %2{f:मारी|m:मारा}।</translation>
    </message>
    <message>
        <source>You beat the %2 with the %3.</source>
        <translation>आपने %3{obl} से %2 %2{f:मारी|m:मारा}।</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the %3 and plays the %4.</source>
        <translation>%1 ने %3{obl} से %2 %2{f:मारी|m:मारा} और %4 %4{f:चली|m:चला}।</translation>
    </message>
    <message>
        <source>You beat the %2 with the %3 and play the %4.</source>
        <translation>आपने %3{obl} से %2 %2{f:मारी|m:मारा} और %4 %4{f:चली|m:चला}।</translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up %2 card(s).</source>
        <translation>
            <numerusform>%1 ने %2 पत्ता उठाया।</numerusform>
            <numerusform>%1 ने %2 पत्ते उठाए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up %2 card(s).</source>
        <translation>
            <numerusform>आपने %2 पत्ता उठाया।</numerusform>
            <numerusform>आपने %2 पत्ते उठाए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up the whole pile: %2 card(s).</source>
        <translation>
            <numerusform>%1 ने %2 पत्ते की पूरी ढेरी उठाई।</numerusform>
            <numerusform>%1 ने %2 पत्तों की पूरी ढेरी उठाई।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up the whole pile: %2 card(s).</source>
        <translation>
            <numerusform>आपने %2 पत्ते की पूरी ढेरी उठाई।</numerusform>
            <numerusform>आपने %2 पत्तों की पूरी ढेरी उठाई।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left and is out.</source>
        <translation>%1 के पत्ते ख़त्म हुए।</translation>
    </message>
    <message>
        <source>You have no cards left and are out.</source>
        <translation>आपके पत्ते ख़त्म हुए।</translation>
    </message>
    <message>
        <source>%1 is left with cards and loses.</source>
        <translation>%1 के पास पत्ते रह गए, इसलिए वे हार %1{f:गईं|m:गए|n:गए}।</translation>
    </message>
    <message>
        <source>You are left with cards and lose.</source>
        <translation>आपके पास पत्ते रह गए, इसलिए आप हार %0{f:गईं|m:गए|n:गए}।</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the last card, the %3: a draw with %4.</source>
        <translation>%1 ने अपने आख़िरी पत्ते %3{obl} से %2 %2{f:मारी|m:मारा}: %4 से बराबरी हुई।</translation>
    </message>
    <message>
        <source>You beat the %2 with the last card, the %3: a draw with %4.</source>
        <translation>आपने अपने आख़िरी पत्ते %3{obl} से %2 %2{f:मारी|m:मारा}: %4 से बराबरी हुई।</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the last card, the %3: a draw with you.</source>
        <translation>%1 ने अपने आख़िरी पत्ते %3{obl} से %2 %2{f:मारी|m:मारा}: आपसे बराबरी हुई।</translation>
    </message>
    <message>
        <source>That was turn %1, the last one: a draw between all who still hold cards.</source>
        <translation>बारी %1 आख़िरी थी: जिनके पास पत्ते हैं, वे सब बराबरी पर रहे।</translation>
    </message>
    <message numerus="yes">
        <source>After %1 more turn(s) it is a draw between all who still hold cards.</source>
        <translation>
            <numerusform>%1 और बारी के बाद, जिनके पास पत्ते हों, वे सब बराबरी पर रहेंगे।</numerusform>
            <numerusform>%1 और बारियों के बाद, जिनके पास पत्ते हों, वे सब बराबरी पर रहेंगे।</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position for the second time: the next repetition makes it a draw.</source>
        <translation>यही स्थिति दूसरी बार आई है: एक बार और आई तो बराबरी होगी।</translation>
    </message>
    <message>
        <source>The same position for the third time: a draw between all who still hold cards.</source>
        <translation>यही स्थिति तीसरी बार आई है: जिनके पास पत्ते हैं, वे सब बराबरी पर रहे।</translation>
    </message>
    <message>
        <source>Lead the %1: from here you can force the win.</source>
        <translatorcomment>&apos;जीत पक्की&apos; for a forced win</translatorcomment>
        <translation>पहला पत्ता %1 चलें: यहाँ से आपकी जीत पक्की हो सकती है।</translation>
    </message>
    <message>
        <source>Beat the %2 with the %1 and play the %3: from here you can force the win.</source>
        <translation>%1 चलकर %2 मारें और फिर %3 चलें: यहाँ से आपकी जीत पक्की हो सकती है।</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 card(s): from here you can force the win.</source>
        <translation>
            <numerusform>%1 पत्ता उठाएँ: यहाँ से आपकी जीत पक्की हो सकती है।</numerusform>
            <numerusform>%1 पत्ते उठाएँ: यहाँ से आपकी जीत पक्की हो सकती है।</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 can&apos;t beat the %1, and has to pick up.</source>
        <translation>%1{obl} को मारने वाला पत्ता %2 के पास नहीं, इसलिए पत्ते उठाने पड़ेंगे।</translation>
    </message>
    <message>
        <source>%2 can beat the %1 only with the %3, so lead it.</source>
        <translation>पहला पत्ता %1 चलें: उसे मारने के लिए %2 के पास सिर्फ़ %3 है।</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and it is your last card.</source>
        <translation>%1 चलकर %2 मारें; यह आपका आख़िरी पत्ता है।</translation>
    </message>
    <message>
        <source>Only the %1 beats the %2.</source>
        <translation>%2 सिर्फ़ %1{obl} से %2{f:मारी जा सकती|m:मारा जा सकता} है।</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and then %4 can&apos;t beat the %3.</source>
        <translation>%1 चलकर %2 मारें; फिर %3{obl} को मारने वाला पत्ता %4 के पास नहीं।</translation>
    </message>
    <message>
        <source>Only the %1 beats the %2, and then %4 can&apos;t beat the %3.</source>
        <translation>%2 सिर्फ़ %1{obl} से %2{f:मारी जा सकती|m:मारा जा सकता} है, और फिर %3{obl} को मारने वाला पत्ता %4 के पास नहीं होगा।</translation>
    </message>
    <message>
        <source>You haven&apos;t seen a card yet, so %1 are as good as any other suit.</source>
        <translation>आपने अभी एक भी पत्ता नहीं देखा, इसलिए %1 हो या कोई और रंग, सब बराबर हैं।</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 %2, up to the %3: as trumps they beat every other suit.</source>
        <translation>
            <numerusform>आपके पास %2 का %1 पत्ता है, %3: तुरुप बनकर वह हर दूसरे रंग को मारता है।</numerusform>
            <numerusform>आपके पास %2 के %1 पत्ते हैं, सबसे बड़ा पत्ता %3: तुरुप बनकर वे हर दूसरे रंग को मारते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 as trumps the %2 beats every card of another suit.</source>
        <translation>तुरुप %1 हो, तो %2 चलकर दूसरे रंग का हर पत्ता मार %0{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>You have no %1 yet, but your other suits do just as well without being trumps.</source>
        <translation>अभी आपके पास %1 नहीं, पर बाक़ी रंग तुरुप बने बिना भी उतने ही काम के हैं।</translation>
    </message>
    <message>
        <source>%1 can force the win now; the %2 holds out longest.</source>
        <translation>अब %1 की जीत पक्की हो सकती है; %2 चलें तो सबसे देर तक %0{f:टिकेंगी|m:टिकेंगे|n:टिकेंगे}।</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force the win now; picking up %2 card(s) holds out longest.</source>
        <translation>
            <numerusform>अब %1 की जीत पक्की हो सकती है; %2 पत्ता उठाएँ तो सबसे देर तक %0{f:टिकेंगी|m:टिकेंगे|n:टिकेंगे}।</numerusform>
            <numerusform>अब %1 की जीत पक्की हो सकती है; %2 पत्ते उठाएँ तो सबसे देर तक %0{f:टिकेंगी|m:टिकेंगे|n:टिकेंगे}।</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 can beat the %1 only with a trump, so lead it.</source>
        <translation>पहला पत्ता %1 चलें: उसे मारने के लिए %2 के पास सिर्फ़ तुरुप है।</translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 cards you haven&apos;t seen, only %2 let %4 beat the %3.</source>
        <translation>
            <numerusform>जिन %1 पत्तों का पता नहीं, उनमें %4 के लिए %3{obl} को मारने वाला सिर्फ़ %2 है।</numerusform>
            <numerusform>जिन %1 पत्तों का पता नहीं, उनमें %4 के लिए %3{obl} को मारने वाले सिर्फ़ %2 हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is your lowest card that isn&apos;t a trump, so you lose least with it.</source>
        <translation>%1 तुरुप के सिवा आपका सबसे छोटा पत्ता है, इसलिए इसमें नुक़सान सबसे कम है।</translation>
    </message>
    <message>
        <source>The %1 is your lowest trump, and you keep the higher ones, up to the %2.</source>
        <translation>%1 आपका सबसे छोटा तुरुप है, और बड़े बचे रहते हैं, जिनमें सबसे बड़ा पत्ता %2 है।</translation>
    </message>
    <message>
        <source>Lead the %1, your last card, and you are out.</source>
        <translation>अपना आख़िरी पत्ता %1 चलें, और आपके पत्ते ख़त्म हो जाएँगे।</translation>
    </message>
    <message>
        <source>You keep your trumps, the highest of them the %2, and lead the %1.</source>
        <translation>अपने तुरुप बचाकर रखें, जिनमें सबसे बड़ा पत्ता %2 है, और %1 चलें।</translation>
    </message>
    <message numerus="yes">
        <source>%1 can beat the %2 with %3 card(s) at most.</source>
        <translation>
            <numerusform>%1 के पास %2{obl} को मारने वाला ज़्यादा से ज़्यादा %3 पत्ता है।</numerusform>
            <numerusform>%1 के पास %2{obl} को मारने वाले ज़्यादा से ज़्यादा %3 पत्ते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is your cheapest card that beats the %2.</source>
        <translation>%2{obl} को मारने वाला आपका सबसे सस्ता पत्ता %1 है।</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and you keep the %3.</source>
        <translation>%1 चलकर %2 मारें, और %3 अपने पास रखें।</translation>
    </message>
    <message>
        <source>After the %1 leave the %2 there: %3 can beat it only with the %4.</source>
        <translation>%1 चलकर मारें और ऊपर %2 छोड़ें: उसे मारने के लिए %3 के पास सिर्फ़ %4 है।</translation>
    </message>
    <message>
        <source>Only the %1 beats this; then %3 can beat the %2 only with the %4.</source>
        <translation>यह सिर्फ़ %1{obl} से मारा जा सकता है; फिर %2{obl} को मारने के लिए %3 के पास सिर्फ़ %4 %4{f:होगी|m:होगा}।</translation>
    </message>
    <message>
        <source>The %1 beats this, and then %3 can beat the %2 only with a trump.</source>
        <translation>%1 चलकर इसे मारें; फिर %2{obl} को मारने के लिए %3 के पास सिर्फ़ तुरुप होगा।</translation>
    </message>
    <message>
        <source>The %1 beats this without a trump, and the %2 is your lowest card after it.</source>
        <translation>%1 चलकर इसे बिना तुरुप के मारें; उसके बाद आपका सबसे छोटा पत्ता %2 है।</translation>
    </message>
    <message>
        <source>The %1 is your cheapest card that beats this, and the %2 the cheapest to leave.</source>
        <translation>इसे मारने वाला आपका सबसे सस्ता पत्ता %1 है, और ऊपर छोड़ने के लिए सबसे सस्ता पत्ता %2।</translation>
    </message>
    <message numerus="yes">
        <source>The %1 beats the %2; %4 can beat the %3 with %5 card(s) at most.</source>
        <translation>
            <numerusform>%1 चलकर %2 मारें; फिर %4 के पास %3{obl} को मारने वाला ज़्यादा से ज़्यादा %5 पत्ता होगा।</numerusform>
            <numerusform>%1 चलकर %2 मारें; फिर %4 के पास %3{obl} को मारने वाले ज़्यादा से ज़्यादा %5 पत्ते होंगे।</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 beats this; leave the %2 on top, and keep the %3 for later.</source>
        <translation>%1 चलकर इसे मारें, ऊपर %2 छोड़ें, और %3 आगे के लिए रखें।</translation>
    </message>
    <message>
        <source>Beat the %2 with the %1, and with the %3 you have no cards left.</source>
        <translation>%1 चलकर %2 मारें, और %3 चलते ही आपके पत्ते ख़त्म हो जाएँगे।</translation>
    </message>
    <message>
        <source>Nothing in your hand beats the %1, so you have to pick up.</source>
        <translation>आपके हाथ में %1{obl} को मारने वाला पत्ता नहीं, इसलिए पत्ते उठाने होंगे।</translation>
    </message>
    <message>
        <source>Nothing in your hand beats the %1; picking up leaves the %2, which %3 can&apos;t beat.</source>
        <translation>आपके हाथ में %1{obl} को मारने वाला पत्ता नहीं; उठाने पर ऊपर %2 %2{f:रहेगी|m:रहेगा}, जो %3 से नहीं %2{f:मरेगी|m:मरेगा}।</translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this; picking up %2 card(s) leaves the %3, which %4 can&apos;t beat.</source>
        <translation>
            <numerusform>यह सिर्फ़ %1{obl} से मारा जा सकता है; %2 पत्ता उठाने पर ऊपर %3 %3{f:रहेगी|m:रहेगा}, जो %4 से नहीं %3{f:मरेगी|m:मरेगा}।</numerusform>
            <numerusform>यह सिर्फ़ %1{obl} से मारा जा सकता है; %2 पत्ते उठाने पर ऊपर %3 %3{f:रहेगी|m:रहेगा}, जो %4 से नहीं %3{f:मरेगी|m:मरेगा}।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picking up %1 card(s) leaves the %2, which %3 can&apos;t beat.</source>
        <translation>
            <numerusform>%1 पत्ता उठाने पर ऊपर %2 %2{f:रहेगी|m:रहेगा}, जो %3 से नहीं %2{f:मरेगी|m:मरेगा}।</numerusform>
            <numerusform>%1 पत्ते उठाने पर ऊपर %2 %2{f:रहेगी|m:रहेगा}, जो %3 से नहीं %2{f:मरेगी|m:मरेगा}।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up %1 card(s), and one of them is a trump of yours: the %2.</source>
        <translation>
            <numerusform>आप %1 पत्ता %0{f:उठाती|m:उठाते|n:उठाते} हैं, और वह आपका तुरुप %2 है।</numerusform>
            <numerusform>आप %1 पत्ते %0{f:उठाती|m:उठाते|n:उठाते} हैं, और उनमें आपका तुरुप %2 भी है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this, and keeping it is worth picking up %2 card(s).</source>
        <translation>
            <numerusform>यह सिर्फ़ %1{obl} से मारा जा सकता है, और %1 उस %2 पत्ते से ज़्यादा काम %1{f:की|m:का} है।</numerusform>
            <numerusform>यह सिर्फ़ %1{obl} से मारा जा सकता है, और %1 उन %2 पत्तों से ज़्यादा काम %1{f:की|m:का} है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the %1 and your other cards that beat this, and pick up %2 card(s).</source>
        <translation>
            <numerusform>%1 और इसे मारने वाले बाक़ी पत्ते बचाकर रखें, और %2 पत्ता उठाएँ।</numerusform>
            <numerusform>%1 और इसे मारने वाले बाक़ी पत्ते बचाकर रखें, और %2 पत्ते उठाएँ।</numerusform>
        </translation>
    </message>
    <message>
        <source>Svoi Kozyri is for %1 to %2 players, not for %3.</source>
        <translation>स्वोई कोज़िरी %1 से %2 खिलाड़ियों के लिए है, %3 के लिए नहीं।</translation>
    </message>
    <message>
        <source>A pack for %1 players has %2 to %3 cards, a multiple of %4, not %5.</source>
        <translation>%1 खिलाड़ियों की गड्डी में %2 से %3 पत्ते होते हैं, जो %4 से पूरे बँट जाएँ; %5 नहीं।</translation>
    </message>
    <message>
        <source>Only two players can have a mirrored deal.</source>
        <translation>एक-जैसे पत्तों वाली बाँट सिर्फ़ दो खिलाड़ियों के लिए है।</translation>
    </message>
    <message>
        <source>In a mirrored deal the trumps are chosen before the cards are dealt.</source>
        <translation>एक-जैसे पत्तों वाली बाँट में तुरुप पत्ते बँटने से पहले चुने जाते हैं।</translation>
    </message>
    <message>
        <source>The number of turns can&apos;t be less than %1.</source>
        <translation>बारियों की संख्या %1 से कम नहीं हो सकती।</translation>
    </message>
    <message>
        <source>A match needs at least one deal to win or lose.</source>
        <translation>मैच में जीतने या हारने के लिए कम से कम एक बाज़ी चाहिए।</translation>
    </message>
    <message>
        <source>A pack of %1 cards can&apos;t be solved: it takes %2 to %3, a multiple of %4.</source>
        <translation>%1 पत्तों की गड्डी हल नहीं हो सकती: %2 से %3 पत्ते चाहिए, जो %4 से पूरे बँट जाएँ।</translation>
    </message>
    <message>
        <source>Nobody is left alone: the deal is a draw.</source>
        <translation>कोई अकेला नहीं बचा: बाज़ी बराबरी पर रही।</translation>
    </message>
    <message>
        <source>You were the first to run out of cards.</source>
        <translation>सबसे पहले आपके पत्ते ख़त्म हुए।</translation>
    </message>
    <message>
        <source>You are left with the cards.</source>
        <translation>पत्ते आपके पास रह गए।</translation>
    </message>
    <message>
        <source>You finished in place %1.</source>
        <translation>आप %1{ordo} स्थान पर %0{f:रहीं|m:रहे|n:रहे}।</translation>
    </message>
    <message>
        <source>%1 was the first to run out of cards.</source>
        <translation>सबसे पहले %1 के पत्ते ख़त्म हुए।</translation>
    </message>
    <message>
        <source>%1 is left with the cards.</source>
        <translation>पत्ते %1 के पास रह गए।</translation>
    </message>
    <message>
        <source>%1 on top, by %2</source>
        <comment>a card of the pile, and who put it there</comment>
        <translation>ऊपर %2 %1{f:की|m:का} %1</translation>
    </message>
    <message>
        <source>%1 on top, by you</source>
        <comment>a card of the pile</comment>
        <translation>ऊपर %1{f:आपकी|m:आपका} %1</translation>
    </message>
    <message>
        <source>%1 on top</source>
        <comment>a card of the pile, left there when others were picked up</comment>
        <translation>ऊपर %1</translation>
    </message>
    <message>
        <source>pile: %1</source>
        <comment>how many cards it has</comment>
        <translation>ढेरी: %1</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>मेज़ ख़ाली है</translation>
    </message>
    <message>
        <source>trumps: %1</source>
        <comment>those of the own hand, such as: spades 6 queen</comment>
        <translation>तुरुप: %1</translation>
    </message>
    <message>
        <source>your trumps can be: %1</source>
        <comment>suits</comment>
        <translation>आपका तुरुप हो सकता है: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) beat it: %2</source>
        <translation>
            <numerusform>%1 पत्ता इसे मारता है: %2</numerusform>
            <numerusform>%1 पत्ते इसे मारते हैं: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>or pick up %1</source>
        <comment>a number of cards</comment>
        <translation>या %1 उठाएँ</translation>
    </message>
    <message>
        <source>nothing beats it: pick up %1</source>
        <comment>a number of cards</comment>
        <translation>इसे मारने वाला पत्ता नहीं: %1 उठाएँ</translation>
    </message>
    <message>
        <source>%1 %2 with %3</source>
        <comment>a player, how many cards they hold, and their trump suit</comment>
        <translation>%1 %2, तुरुप %3</translation>
    </message>
    <message>
        <source>you %2 with %3</source>
        <comment>how many cards you hold, and your trump suit</comment>
        <translation>आप %2, तुरुप %3</translation>
    </message>
    <message>
        <source>deals lost: %1</source>
        <comment>by player: Amrit 1, Kavya 0</comment>
        <translation>हारी बाज़ियाँ: %1</translation>
    </message>
    <message>
        <source>deals won: %1</source>
        <comment>by player: Amrit 1, Kavya 0</comment>
        <translation>जीती बाज़ियाँ: %1</translation>
    </message>
    <message>
        <source>no trumps have been chosen yet</source>
        <translation>तुरुप अभी नहीं चुने गए</translation>
    </message>
    <message>
        <source>it beats the %1</source>
        <translation>इससे %1 %1{f:मरती|m:मरता} है</translation>
    </message>
    <message>
        <source>you can lead it</source>
        <translation>इससे शुरू कर %0{f:सकती|m:सकते|n:सकते} हैं</translation>
    </message>
    <message>
        <source>you can put it on the %1</source>
        <translation>इसे %1{obl} पर रख %0{f:सकती|m:सकते|n:सकते} हैं</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri lesson</name>
    <message>
        <source>Your first deal</source>
        <translation>आपकी पहली बाज़ी</translation>
    </message>
    <message>
        <source>Shall I show you which card beats which?</source>
        <translation>दिखाऊँ, कौन-सा पत्ता किसे मारता है?</translation>
    </message>
    <message>
        <source>Shall I show you how a turn goes?</source>
        <translation>दिखाऊँ, बारी कैसे चलती है?</translation>
    </message>
    <message>
        <source>Shall I show you when cards are picked up?</source>
        <translation>दिखाऊँ, पत्ते कब उठाते हैं?</translation>
    </message>
    <message>
        <source>Get rid of all your cards: a player who still holds some at the end loses.</source>
        <translation>अपने सारे पत्ते ख़त्म करें: अंत में जिसके पास बचें, वह हारता है।</translation>
    </message>
    <message>
        <source>First choose your trump suit: take hearts. Your opponent gets another suit.</source>
        <translation>पहले अपना तुरुप चुनें: पान लें। विरोधी को दूसरा रंग मिलेगा।</translation>
    </message>
    <message>
        <source>The table is empty: lay any card. Begin with a low one that isn&apos;t a trump.</source>
        <translation>मेज़ ख़ाली है: कोई भी पत्ता रखें। छोटे से शुरू करें जो तुरुप न हो।</translation>
    </message>
    <message>
        <source>Beat the top card with a higher one of its suit, then lay any card on top.</source>
        <translation>ऊपर का पत्ता उसी रंग के बड़े से मारें, फिर ऊपर कोई भी पत्ता रखें।</translation>
    </message>
    <message>
        <source>You have nothing higher of its suit, but even your lowest trump beats it.</source>
        <translation>उस रंग में बड़ा पत्ता नहीं, पर आपका सबसे छोटा तुरुप भी इसे मारता है।</translation>
    </message>
    <message>
        <source>You can&apos;t beat this one: pick up the top three cards.</source>
        <translation>यह नहीं मार %0{f:सकतीं|m:सकते|n:सकते}: ऊपर के तीन पत्ते उठाएँ।</translation>
    </message>
    <message>
        <source>A trump of yours that you can&apos;t beat costs more: pick up five cards.</source>
        <translation>अपना ही तुरुप न मार सकें तो महँगा पड़ता है: पाँच पत्ते उठाएँ।</translation>
    </message>
    <message>
        <source>Your opponent couldn&apos;t beat that, and had to pick up cards.</source>
        <translation>विरोधी उसे नहीं मार सका, इसलिए उसे पत्ते उठाने पड़े।</translation>
    </message>
    <message>
        <source>Only a few cards left. With your last one you&apos;re out, and you win.</source>
        <translation>बस कुछ पत्ते बचे हैं। आख़िरी पत्ता गया, और जीत आपकी।</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, brief</name>
    <message>
        <source>choose trumps</source>
        <translation>तुरुप चुनें</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>शुरुआत आपकी</translation>
    </message>
    <message>
        <source>beat %1, or pick up</source>
        <translation>%1 मारें, या उठाएँ</translation>
    </message>
    <message>
        <source>beat %1</source>
        <translation>%1 मारें</translation>
    </message>
    <message>
        <source>beat %1 and one more</source>
        <translation>%1 मारें, फिर एक और</translation>
    </message>
    <message>
        <source>%1, pick up %2</source>
        <translation>%1, उठाएँ %2</translation>
    </message>
    <message>
        <source>and one on the %1</source>
        <translation>%1{obl} पर एक और</translation>
    </message>
    <message>
        <source>leads %2</source>
        <translation>पहली चाल: %2</translation>
    </message>
    <message>
        <source>lead %2</source>
        <translation>पहली चाल: %2</translation>
    </message>
    <message>
        <source>gets %2</source>
        <translation>मिला पत्ता: %2</translation>
    </message>
    <message>
        <source>get %2</source>
        <translation>मिला पत्ता: %2</translation>
    </message>
    <message>
        <source>beats with %3</source>
        <translation>%3 चलकर मारा</translation>
    </message>
    <message>
        <source>beat with %3</source>
        <translation>%3 चलकर मारा</translation>
    </message>
    <message>
        <source>beats with %3, then %4</source>
        <translation>%3 चलकर मारा, फिर %4</translation>
    </message>
    <message>
        <source>beat with %3, then %4</source>
        <translation>%3 चलकर मारा, फिर %4</translation>
    </message>
    <message>
        <source>picks up %2</source>
        <translation>पत्ते उठाए: %2</translation>
    </message>
    <message>
        <source>pick up %2</source>
        <translation>पत्ते उठाए: %2</translation>
    </message>
    <message>
        <source>picks up all %2</source>
        <translation>सारे %2 उठाए</translation>
    </message>
    <message>
        <source>pick up all %2</source>
        <translation>सारे %2 उठाए</translation>
    </message>
    <message>
        <source>%2</source>
        <comment>a trump suit behind the name of whose it is</comment>
        <translation>%2</translation>
    </message>
    <message>
        <source>out</source>
        <comment>has no cards left</comment>
        <translation>बाहर</translation>
    </message>
    <message>
        <source>are out</source>
        <translation>बाहर</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, spoken</name>
    <message>
        <source>Your turn: beat the %1 with your last card, or pick up.</source>
        <translation>आपकी बारी: आख़िरी पत्ते से %1 मारें, या उठाएँ।</translation>
    </message>
    <message>
        <source>Your turn: beat the %1.</source>
        <translation>आपकी बारी: %1 मारें।</translation>
    </message>
    <message>
        <source>Your turn: beat the %1, then play one more.</source>
        <translation>आपकी बारी: %1 मारें, फिर एक और चलें।</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: you can&apos;t beat the %1, pick up %2 card(s).</source>
        <translation>
            <numerusform>आपकी बारी: %1 नहीं मार %0{f:सकतीं|m:सकते|n:सकते}, %2 पत्ता उठाएँ।</numerusform>
            <numerusform>आपकी बारी: %1 नहीं मार %0{f:सकतीं|m:सकते|n:सकते}, %2 पत्ते उठाएँ।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, told</name>
    <message>
        <source>led %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2{obl} से शुरुआत की</translation>
    </message>
    <message>
        <source>started again with %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2{obl} से फिर शुरुआत की</translation>
    </message>
    <message>
        <source>beat %2 with %3</source>
        <comment>who did it stands above; two cards</comment>
        <translation>%3{obl} से %2 %2{f:मारी|m:मारा}</translation>
    </message>
    <message>
        <source>beat %2 with the trump %3</source>
        <comment>who did it stands above; two cards</comment>
        <translation>तुरुप %3{obl} से %2 %2{f:मारी|m:मारा}</translation>
    </message>
    <message>
        <source>and played %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>और %2 %2{f:चली|m:चला}</translation>
    </message>
    <message>
        <source>didn&apos;t beat %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2 नहीं %2{f:मारी|m:मारा}</translation>
    </message>
    <message>
        <source>and picked up %2: %3</source>
        <comment>who did it stands above; how many cards, then these</comment>
        <translation>और %2 %2{one:पत्ता उठाया|other:पत्ते उठाए}: %3</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Card table</source>
        <comment>name of the whole table, for screen readers</comment>
        <translation>ताश की मेज़</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>एक उलटा पत्ता</translation>
    </message>
    <message>
        <source>Click, or press Space, to continue.</source>
        <translation>आगे बढ़ने के लिए क्लिक करें या Space दबाएँ।</translation>
    </message>
    <message>
        <source>Welcome back. Click, or press Space, to play on.</source>
        <translation>फिर स्वागत है। आगे खेलने के लिए क्लिक करें या Space दबाएँ।</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>आपकी बारी।</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn.</source>
        <translation>अब %1 की बारी है।</translation>
    </message>
    <message>
        <source>It&apos;s your turn.</source>
        <translation>अब आपकी बारी है।</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 ने सर बनाई।</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>आपने सर बनाई।</translation>
    </message>
    <message>
        <source>Nobody wins the trick.</source>
        <translation>सर किसी को नहीं मिली।</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>पत्ते बँट गए।</translation>
    </message>
    <message>
        <source>You receive %1.</source>
        <translation>आपको %1 %1{one:%1{f:मिली|m:मिला}|other:%1{f:मिलीं|m:मिले}}।</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>cards from the stock, such as: the two of clubs, the ace of spades</comment>
        <translation>आपने %1 %1{one:%1{f:उठाई|m:उठाया}|other:%1{f:उठाईं|m:उठाए}}।</translation>
    </message>
    <message>
        <source>%1: %2 in this deal.</source>
        <translation>इस बाज़ी में %1 के अंक: %2।</translation>
    </message>
    <message>
        <source>You: %2 in this deal.</source>
        <translation>इस बाज़ी में आपके अंक: %2।</translation>
    </message>
    <message>
        <source>%1 finishes in place %2.</source>
        <translation>%1 %2{ordo} स्थान पर %1{f:रहीं|m:रहे|n:रहे}।</translation>
    </message>
    <message>
        <source>You finish in place %2.</source>
        <translation>आप %2{ordo} स्थान पर %0{f:रहीं|m:रहे|n:रहे}।</translation>
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
        <translation>मेज़ पर, चाल %1 की</translation>
    </message>
    <message>
        <source>on the table, played by you</source>
        <translation>मेज़ पर, चाल आपकी</translation>
    </message>
    <message>
        <source>in the middle of the table, %1 of %2</source>
        <translation>मेज़ के बीच, %2 में से पत्ता %1</translation>
    </message>
    <message>
        <source>Seat %1, where %2 sits</source>
        <comment>a place that can be chosen</comment>
        <translation>जगह %1, जहाँ %2 हैं</translation>
    </message>
    <message>
        <source>Seat %1, where you sit</source>
        <comment>a place that can be chosen</comment>
        <translation>जगह %1, जहाँ आप हैं</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>चुना हुआ पत्ता</translation>
    </message>
    <message>
        <source>Not selected: %1</source>
        <comment>cards in a sentence, which were selected before</comment>
        <translation>अब चुने पत्तों में नहीं: %1</translation>
    </message>
    <message>
        <source>suggested</source>
        <comment>a card that a hint names</comment>
        <translation>संकेत वाला</translation>
    </message>
    <message>
        <source>just received</source>
        <comment>a card that another player has passed</comment>
        <translation>अभी मिला</translation>
    </message>
    <message>
        <source>Press Enter to do it.</source>
        <comment>behind a hint</comment>
        <translation>यह करने के लिए Enter दबाएँ।</translation>
    </message>
    <message>
        <source>winning so far</source>
        <translation>अभी सर इसी की</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>रद्द</translation>
    </message>
    <message>
        <source>lies crosswise</source>
        <comment>a card that lies across a pile</comment>
        <translatorcomment>with &apos;पत्ता&apos; it fits cards of any gender</translatorcomment>
        <translation>आड़ा रखा हुआ पत्ता</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>वाइल्ड कार्ड</translation>
    </message>
    <message>
        <source>not final yet</source>
        <comment>a card that is laid out but not yet melded</comment>
        <translation>अभी पक्का नहीं</translation>
    </message>
    <message>
        <source>would join your hand</source>
        <translatorcomment>neutral phrase for a card of any gender</translatorcomment>
        <translation>हाथ में आने वाला पत्ता</translation>
    </message>
    <message>
        <source>what you chose</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>आपका चुना पत्ता</translation>
    </message>
    <message>
        <source>better</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>बेहतर</translation>
    </message>
    <message>
        <source>came later</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>बाद में आया</translation>
    </message>
    <message>
        <source>can&apos;t be played now</source>
        <translation>अभी नहीं चल सकते</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) in hand</source>
        <translation>
            <numerusform>हाथ में %1 पत्ता</numerusform>
            <numerusform>हाथ में %1 पत्ते</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in this deal, %2 in all</source>
        <translation>इस बाज़ी में %1, कुल %2</translation>
    </message>
    <message>
        <source>this deal %1 · total %2</source>
        <comment>second line of a plate</comment>
        <translation>बाज़ी में %1 · कुल %2</translation>
    </message>
    <message>
        <source>this deal %1</source>
        <comment>points in this deal, a line of a small plate</comment>
        <translation>बाज़ी में %1</translation>
    </message>
    <message>
        <source>total %1</source>
        <comment>second line of a plate</comment>
        <translation>कुल %1</translation>
    </message>
    <message>
        <source>dealer</source>
        <translatorcomment>&apos;बाँट इनकी&apos;: neutral phrase for dealer, because &apos;बाँटने वाला&apos; has a gender</translatorcomment>
        <translation>बाँट इनकी</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>बारी है</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>the name on a plate: a computer plays for this player</comment>
        <translation>%1 की जगह</translation>
    </message>
    <message>
        <source>A computer, for %1</source>
        <comment>spoken: who plays at a seat</comment>
        <translation>कंप्यूटर, %1 की जगह</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button beside the pile, after a discard</comment>
        <translation>वापस लें</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>कंप्यूटर खेले</translation>
    </message>
    <message>
        <source>Let a computer play for %1</source>
        <translation>%1 की जगह कंप्यूटर खेले</translation>
    </message>
    <message>
        <source>A computer then plays on for %1, who can come back at any time.</source>
        <translation>फिर %1 की जगह कंप्यूटर खेलेगा; वे कभी भी लौट %1{f:सकती|m:सकते|n:सकते} हैं।</translation>
    </message>
    <message>
        <source>Round buttons</source>
        <comment>a row of buttons on the table, for screen readers</comment>
        <translation>गोल बटन</translation>
    </message>
    <message>
        <source>You&apos;re watching</source>
        <translation>आप देख %0{f:रही|m:रहे|n:रहे} हैं</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <comment>a player, and a phrase such as: Well played!</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You say: %2</source>
        <comment>a player, and a phrase such as: Well played!</comment>
        <translation>आप: %2</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>heading of a column: points in this deal</comment>
        <translation>यह बाज़ी</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column</comment>
        <translation>कुल</translation>
    </message>
    <message>
        <source>First meld</source>
        <comment>heading of a column: points that a first meld must count</comment>
        <translation>पहला सेट</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the viewer&apos;s side of two</comment>
        <translation>हम</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side of two</comment>
        <translation>वे</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>मेज़ पर: %1।</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%2 %1{f:की|m:का} %1</translation>
    </message>
    <message>
        <source>%1 by you</source>
        <translation>%1{f:आपकी|m:आपका} %1</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>मेज़ पर कोई पत्ता नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>Face down in the middle: %1 card(s).</source>
        <translation>
            <numerusform>बीच में उलटा: %1 पत्ता।</numerusform>
            <numerusform>बीच में उलटे: %1 पत्ते।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the middle: %1 card(s), on top %2.</source>
        <translation>
            <numerusform>बीच में: %1 पत्ता, ऊपर %2।</numerusform>
            <numerusform>बीच में: %1 पत्ते, ऊपर %2।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has laid out: %2.</source>
        <comment>a player, and their cards</comment>
        <translation>%1 के बिछाए पत्ते: %2।</translation>
    </message>
    <message>
        <source>You have laid out: %2.</source>
        <comment>your cards</comment>
        <translation>आपके बिछाए पत्ते: %2।</translation>
    </message>
    <message>
        <source>%1 has laid out nothing.</source>
        <comment>a player</comment>
        <translation>%1 ने कुछ नहीं बिछाया।</translation>
    </message>
    <message>
        <source>You have laid out nothing.</source>
        <translation>आपने अभी कुछ नहीं बिछाया।</translation>
    </message>
    <message>
        <source>%1 have laid out: %2.</source>
        <comment>a side, and its cards</comment>
        <translation>%1{you:%1, बिछाए पत्ते|other:%1 के बिछाए पत्ते}: %2।</translation>
    </message>
    <message>
        <source>%1 have laid out nothing.</source>
        <comment>a side</comment>
        <translation>%1{you:%1: अभी कुछ नहीं बिछाया|other:%1 ने कुछ नहीं बिछाया}।</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cards laid out together, such as aces, and how many of which kind</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 natural card(s)</source>
        <translation>
            <numerusform>%1 असली पत्ता</numerusform>
            <numerusform>%1 असली पत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wild card(s)</source>
        <translation>
            <numerusform>%1 वाइल्ड कार्ड</numerusform>
            <numerusform>%1 वाइल्ड कार्ड</numerusform>
        </translation>
    </message>
    <message>
        <source>threes</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>तिक्कियाँ</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>चौकियाँ</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>पंजे</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>छक्के</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>सत्ते</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>अट्ठे</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>नहले</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>दहले</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ग़ुलाम</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>बेगमें</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>बादशाह</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>इक्के</translation>
    </message>
    <message>
        <source>The table is described above.</source>
        <translation>मेज़ का हाल ऊपर लिखा है।</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <translation>आपका हाथ: %1।</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2।</translation>
    </message>
    <message>
        <source>Claim the rest…</source>
        <translation>बाक़ी सरें ले लें…</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>बाज़ी पूरी करें</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>नया खेल…</translation>
    </message>
    <message>
        <source>Another match…</source>
        <comment>with the same people, who are asked</comment>
        <translation>एक और मैच…</translation>
    </message>
    <message>
        <source>A question is already open; wait for the answers.</source>
        <translation>पहले ही कुछ पूछा गया है; जवाबों का इंतज़ार करें।</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>वापस लेने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>फिर चलने को कोई चाल नहीं है।</translation>
    </message>
    <message>
        <source>The rest of the deal isn&apos;t certain yet.</source>
        <translation>बाज़ी का बाक़ी हिस्सा अभी पक्का नहीं है।</translation>
    </message>
    <message>
        <source>Nobody is away from that seat.</source>
        <translation>उस जगह का खिलाड़ी यहीं है।</translation>
    </message>
    <message>
        <source>A bug in the program prevents this.</source>
        <translation>प्रोग्राम की एक ग़लती के कारण यह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>There is no further card.</source>
        <translation>इस ओर और पत्ता नहीं।</translation>
    </message>
    <message>
        <source>There are no further cards of another suit or rank.</source>
        <translation>इस ओर दूसरे रंग या दर्जे का पत्ता नहीं।</translation>
    </message>
    <message>
        <source>There is no further pile.</source>
        <translation>इस ओर और ढेरी नहीं।</translation>
    </message>
    <message>
        <source>There are no cards to go to.</source>
        <translation>जाने को कोई पत्ता नहीं।</translation>
    </message>
    <message>
        <source>Go to a card first, with the arrow keys.</source>
        <translation>पहले तीर कुंजियों से किसी पत्ते पर जाएँ।</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 card(s) can be played now.</source>
        <translation>
            <numerusform>अभी आप सिर्फ़ %1 पत्ता चल %0{f:सकती|m:सकते|n:सकते} हैं।</numerusform>
            <numerusform>अभी आप सिर्फ़ %1 पत्ते चल %0{f:सकती|m:सकते|n:सकते} हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let go here: %1 card(s)</source>
        <comment>how many a dragged card makes there</comment>
        <translation>
            <numerusform>यहाँ छोड़ें: %1 पत्ता</numerusform>
            <numerusform>यहाँ छोड़ें: %1 पत्ते</numerusform>
        </translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>अभी आप कोई पत्ता नहीं चल %0{f:सकतीं|m:सकते|n:सकते}।</translation>
    </message>
    <message>
        <source>You&apos;re watching.</source>
        <translation>आप देख %0{f:रही|m:रहे|n:रहे} हैं।</translation>
    </message>
    <message>
        <source>This key does nothing here. F1 lists the keys.</source>
        <translation>यह कुंजी यहाँ कुछ नहीं करती। F1 से कुंजियाँ देखें।</translation>
    </message>
    <message>
        <source>Single keys are switched off, under Preferences, Accessibility.</source>
        <translation>एक कुंजी वाले आदेश बंद हैं: “प्राथमिकताएँ”, “सुलभता” देखें।</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %1 card(s)</source>
        <translation>
            <numerusform>आपका हाथ, %1 पत्ता</numerusform>
            <numerusform>आपका हाथ, %1 पत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s hand, %2 card(s)</source>
        <translation>
            <numerusform>%1 का हाथ, %2 पत्ता</numerusform>
            <numerusform>%1 का हाथ, %2 पत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %2 card(s)</source>
        <translation>
            <numerusform>आपका हाथ, %2 पत्ता</numerusform>
            <numerusform>आपका हाथ, %2 पत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the table, %1 card(s)</source>
        <translation>
            <numerusform>मेज़ पर, %1 पत्ता</numerusform>
            <numerusform>मेज़ पर, %1 पत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the middle of the table, %1 card(s)</source>
        <translation>
            <numerusform>मेज़ के बीच, %1 पत्ता</numerusform>
            <numerusform>मेज़ के बीच, %1 पत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 card(s)</source>
        <comment>a pile by its name, and how many cards it has</comment>
        <translation>
            <numerusform>%1, %2 पत्ता</numerusform>
            <numerusform>%1, %2 पत्ते</numerusform>
        </translation>
    </message>
    <message>
        <source>Piles in the middle of the table</source>
        <translation>मेज़ के बीच की ढेरियाँ</translation>
    </message>
    <message>
        <source>Laid out by %1</source>
        <comment>the name of a list of cards; a side, or a player</comment>
        <translation>%1{you:%1{one:आपके बिछाए पत्ते|other:%1, बिछाए पत्ते}|other:%1 के बिछाए पत्ते}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Score and deal</source>
        <comment>a list of what is written in the corners of the table</comment>
        <translation>अंक और बाज़ी</translation>
    </message>
    <message>
        <source>Nothing else to go to.</source>
        <comment>spoken when Tab finds nothing more</comment>
        <translation>जाने के लिए और कोई जगह नहीं।</translation>
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
        <translation>तिक्कियों</translation>
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
        <translation>चौकियों</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>पंजों</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>छक्कों</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>सत्तों</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>gender</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>obl</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>अट्ठों</translation>
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
        <translation>नहलों</translation>
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
        <translation>दहलों</translation>
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
        <translation>ग़ुलामों</translation>
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
        <translation>बेगमों</translation>
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
        <translation>बादशाहों</translation>
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
        <translation>इक्कों</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>See and close the tables of a server that runs here, and block addresses.</source>
        <translation>यहाँ चल रहे सर्वर की मेज़ें देखें और बंद करें, और पते रोकें।</translation>
    </message>
    <message>
        <source>WHAT</source>
        <comment>stands for what is to be done in the help of the command line</comment>
        <translation>क्या</translation>
    </message>
    <message>
        <source>one of: %1 (default: %2)</source>
        <translation>इनमें से: %1 (न लिखें तो %2)</translation>
    </message>
    <message>
        <source>WHICH</source>
        <comment>stands for a table or an address in the help of the command line</comment>
        <translation>कौन-सा</translation>
    </message>
    <message>
        <source>the table to close, or the address</source>
        <translation>बंद करने की मेज़, या पता</translation>
    </message>
    <message>
        <source>the folder of the server (default: %1)</source>
        <translation>सर्वर का फ़ोल्डर (न लिखें तो %1)</translation>
    </message>
    <message>
        <source>No server runs in %1: name the folder of the one you mean with --data.</source>
        <translation>%1 में कोई सर्वर नहीं चल रहा: --data से सही फ़ोल्डर बताएँ।</translation>
    </message>
    <message>
        <source>This account isn&apos;t allowed to talk to the server in %1: use the one that runs it.</source>
        <translation>यह खाता %1 के सर्वर से बात नहीं कर सकता: वह खाता इस्तेमाल करें जो सर्वर चलाता है।</translation>
    </message>
    <message>
        <source>The server in %1 doesn&apos;t answer: try again in a minute.</source>
        <translation>%1 का सर्वर जवाब नहीं देता: एक मिनट बाद फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>Name the table to close, as the list shows it.</source>
        <translation>बंद करने की मेज़ का नाम वैसे लिखें जैसे सूची में है।</translation>
    </message>
    <message>
        <source>Name an address, as the list shows it.</source>
        <translation>पता वैसे लिखें जैसे सूची में है।</translation>
    </message>
    <message>
        <source>The list always shows all tables: leave out “%1”.</source>
        <translation>सूची सभी मेज़ों की होती है: “%1” न लिखें।</translation>
    </message>
    <message>
        <source>There is no table %1 here: look at the list.</source>
        <translation>यहाँ मेज़ %1 नहीं है: सूची देखें।</translation>
    </message>
    <message>
        <source>The server at %1 runs table %2: close it there.</source>
        <translation>मेज़ %2 को %1 वाला सर्वर चलाता है: वहीं बंद करें।</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address: write one as the list shows it, such as %2.</source>
        <translation>“%1” पता नहीं है: सूची जैसा लिखें, जैसे %2।</translation>
    </message>
    <message>
        <source>%1 wasn&apos;t blocked.</source>
        <translation>%1 रोका हुआ नहीं था।</translation>
    </message>
    <message>
        <source>That couldn&apos;t be saved: make room on the server&apos;s disk, and try again.</source>
        <translation>यह सहेजा नहीं जा सका: सर्वर की डिस्क पर जगह बनाएँ और फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>That couldn&apos;t be saved: try again in a minute.</source>
        <translation>यह सहेजा नहीं जा सका: एक मिनट बाद फिर कोशिश करें।</translation>
    </message>
    <message>
        <source>The server is another version: use the program of that version for commands.</source>
        <translation>सर्वर दूसरे संस्करण का है: उसी संस्करण के प्रोग्राम से आदेश दें।</translation>
    </message>
    <message>
        <source>Table %1 is closed for good.</source>
        <translation>मेज़ %1 हमेशा के लिए बंद है।</translation>
    </message>
    <message numerus="yes">
        <source>%1 is blocked; %2 connection(s) closed.</source>
        <translation>
            <numerusform>%1 रोका गया; %2 कनेक्शन बंद।</numerusform>
            <numerusform>%1 रोका गया; %2 कनेक्शन बंद।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer blocked.</source>
        <translation>%1 अब रोका हुआ नहीं है।</translation>
    </message>
    <message>
        <source>Nobody is at any table.</source>
        <translation>किसी मेज़ पर कोई नहीं।</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>रोके हुए: %1</translation>
    </message>
    <message>
        <source>Table %1, %2, before the match: %3</source>
        <translation>मेज़ %1, %2, मैच से पहले: %3</translation>
    </message>
    <message>
        <source>Table %1, %2, in play: %3</source>
        <translation>मेज़ %1, %2, खेल चल रहा है: %3</translation>
    </message>
    <message>
        <source>Table %1, %2, after the match: %3</source>
        <translation>मेज़ %1, %2, मैच के बाद: %3</translation>
    </message>
    <message>
        <source>Table %1, %2: %3</source>
        <translation>मेज़ %1, %2: %3</translation>
    </message>
    <message>
        <source>nobody is there</source>
        <translation>यहाँ कोई नहीं</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Green felt</source>
        <translation>हरा फ़ेल्ट</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>आधी रात</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>अखरोट</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>काग़ज़</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>हाई कंट्रास्ट</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Trick %1 of %2</source>
        <translation>%2 में से सर %1</translation>
    </message>
    <message>
        <source>No trick of this deal has been finished yet.</source>
        <translation>इस बाज़ी की कोई सर अभी पूरी नहीं हुई।</translation>
    </message>
    <message>
        <source>%1 led; %2 won this trick.</source>
        <translation>सर %1 ने शुरू की, और %2 ने जीती।</translation>
    </message>
    <message>
        <source>You led; %2 won this trick.</source>
        <translation>सर आपने शुरू की, और %2 ने जीती।</translation>
    </message>
    <message>
        <source>%1 led; you won this trick.</source>
        <translation>सर %1 ने शुरू की, और आपने जीती।</translation>
    </message>
    <message>
        <source>%1 led and won this trick.</source>
        <translation>सर %1 ने ही शुरू की और जीती।</translation>
    </message>
    <message>
        <source>You led and won this trick.</source>
        <translation>सर आपने ही शुरू की और जीती।</translation>
    </message>
    <message>
        <source>%1 led; nobody won this trick.</source>
        <translation>सर %1 ने शुरू की, पर किसी को नहीं मिली।</translation>
    </message>
    <message>
        <source>You led; nobody won this trick.</source>
        <translation>सर आपने शुरू की, पर किसी को नहीं मिली।</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who played which card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, cancelled</source>
        <comment>who played which card</comment>
        <translation>%1: %2, रद्द</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>पिछली</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>अगली</translation>
    </message>
    <message>
        <source>The cards of the trick</source>
        <translation>सर के पत्ते</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>You&apos;ve taken back the %1.</source>
        <comment>a card</comment>
        <translation>आपने %1 वापस %1{f:ली|m:लिया}।</translation>
    </message>
    <message>
        <source>You&apos;ve taken back the %1 and the %2.</source>
        <comment>two cards</comment>
        <translation>आपने पत्ते %1 और %2 वापस लिए।</translation>
    </message>
    <message>
        <source>The last move has been undone.</source>
        <translation>पिछली चाल वापस ले ली गई है।</translation>
    </message>
    <message>
        <source>Deal %1 goes on: the last move has been undone, and the points don&apos;t count yet.</source>
        <translation>चाल वापस ली गई: बाज़ी %1 फिर चल रही है, और उसके अंक अभी तय नहीं।</translation>
    </message>
    <message>
        <source>The %1 is on the table again.</source>
        <comment>a card</comment>
        <translation>%1 फिर मेज़ पर है।</translation>
    </message>
    <message>
        <source>The %1 and the %2 are on the table again.</source>
        <comment>two cards</comment>
        <translation>%1 और %2 फिर मेज़ पर हैं।</translation>
    </message>
    <message>
        <source>The move has been redone.</source>
        <translation>वही चाल फिर चल दी गई है।</translation>
    </message>
    <message>
        <source>%1 has taken back the %2.</source>
        <comment>a player and a card</comment>
        <translation>%1 ने %2 वापस %2{f:ली|m:लिया}।</translation>
    </message>
    <message>
        <source>%1 has undone a move of deal %2: the deal goes on and its points don&apos;t count yet.</source>
        <comment>a player and a number</comment>
        <translation>%1 ने बाज़ी %2 की चाल वापस ली: वह फिर चल रही है, और उसके अंक अभी तय नहीं।</translation>
    </message>
    <message>
        <source>%1 has undone the last move.</source>
        <translation>%1 ने पिछली चाल वापस ली।</translation>
    </message>
</context>
<context>
    <name>Unfinished games</name>
    <message>
        <source>Unfinished games</source>
        <translation>अधूरे खेल</translation>
    </message>
    <message>
        <source>They are kept until you continue or delete them.</source>
        <translation>जब तक आप इन्हें आगे न खेलें या न मिटाएँ, ये रखे रहते हैं।</translation>
    </message>
    <message>
        <source>None yet. A game you leave for another one is kept here until you continue it.</source>
        <translation>अभी कोई नहीं। दूसरे खेल के लिए छोड़ा गया खेल यहाँ रहता है, जब तक आप उसे आगे न खेलें।</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>आगे खेलें</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>मिटाएँ…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>यह खेल मिटाएँ?</translation>
    </message>
    <message>
        <source>It can&apos;t be brought back.</source>
        <translation>इसे वापस नहीं लाया जा सकता।</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>पिछली बार खेला</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>column: the number of the deal in play</comment>
        <translation>बाज़ी</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>आपके अंक</translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <translation>पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>कल</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s) ago</source>
        <translation>
            <numerusform>%1 दिन पहले</numerusform>
            <numerusform>%1 दिन पहले</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message numerus="yes">
        <source>%1 players</source>
        <translation>
            <numerusform>%1 खिलाड़ी</numerusform>
            <numerusform>%1 खिलाड़ी</numerusform>
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
        <translation>मिले-जुले</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>खेलें</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>सीखें</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <comment>a game</comment>
        <translation>%1 सीखें</translation>
    </message>
    <message>
        <source>A coach leads you through a first deal.</source>
        <translation>उस्ताद पहली बाज़ी में साथ चलता है।</translation>
    </message>
    <message>
        <source>Play %1, %2, %3</source>
        <comment>a game, 4 players, medium</comment>
        <translation>खेलें: %1, %2, %3</translation>
    </message>
    <message>
        <source>Change the table of %1</source>
        <comment>a game</comment>
        <translation>%1 की मेज़ बदलें</translation>
    </message>
    <message>
        <source>CardTable</source>
        <translation>CardTable</translation>
    </message>
    <message>
        <source>Sit down and play. No account, no adverts.</source>
        <translation>बैठिए और खेलिए। न खाता, न विज्ञापन।</translation>
    </message>
    <message>
        <source>Welcome back. Your table is as you left it.</source>
        <translation>फिर स्वागत है। आपकी मेज़ वैसी ही है जैसी छोड़ी थी।</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>खेल चुनें</translation>
    </message>
    <message>
        <source>Or start a new game</source>
        <translation>या नया शुरू करें</translation>
    </message>
    <message>
        <source>With people …</source>
        <translation>लोगों के साथ …</translation>
    </message>
    <message>
        <source>Play with friends in the same house or over the internet</source>
        <translation>एक ही घर में या इंटरनेट पर दोस्तों के साथ खेलें</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a game</comment>
        <translation>जारी रखें: %1</translation>
    </message>
    <message>
        <source>Others (%1) …</source>
        <comment>other games that were not finished</comment>
        <translation>और (%1) …</translation>
    </message>
    <message>
        <source>Continue at %1&apos;s table</source>
        <translation>%1 की मेज़ पर लौटें</translation>
    </message>
    <message>
        <source>Continue at your table</source>
        <translation>अपनी मेज़ पर लौटें</translation>
    </message>
    <message>
        <source>%1, deal %2. Your seat is kept.</source>
        <comment>a game</comment>
        <translation>%1, बाज़ी %2। आपकी जगह रखी है।</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>आगे चलें</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>ढूँढा जा रहा है…</translation>
    </message>
    <message>
        <source>The table isn&apos;t open right now.</source>
        <translation>मेज़ अभी खुली नहीं है।</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
    <message>
        <source>Open it again here</source>
        <comment>a table whose host does not come back</comment>
        <translation>यहाँ फिर खोलें</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>आँकड़े</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>प्राथमिकताएँ</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>कैसे खेलें</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>बाज़ी %1</translation>
    </message>
    <message>
        <source>%1, your turn.</source>
        <comment>where in the match: Deal 3, trick 4 of 13</comment>
        <translation>%1, आपकी बारी।</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>where in the match: Deal 3, trick 4 of 13</comment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>points</comment>
        <translation>आप %1 अंक लेकर सबसे आगे हैं।</translation>
    </message>
    <message>
        <source>You share the lead, each with %1.</source>
        <comment>points</comment>
        <translation>आप %1 अंक लेकर बराबरी पर सबसे आगे हैं।</translation>
    </message>
    <message>
        <source>%1 leads with %2, you have %3.</source>
        <comment>one player, and points</comment>
        <translation>%1 %2 अंक लेकर सबसे आगे हैं; %3{one:आपका %3 है|other:आपके %3 हैं}।</translation>
    </message>
    <message>
        <source>%1 lead with %2, you have %3.</source>
        <comment>several players, and points</comment>
        <translation>%1 %2 अंक लेकर सबसे आगे हैं; %3{one:आपका %3 है|other:आपके %3 हैं}।</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>आपका नाम क्या है?</translation>
    </message>
    <message>
        <source>click to enter it</source>
        <translation>लिखने के लिए क्लिक करें</translation>
    </message>
    <message>
        <source>click to change it</source>
        <comment>one&apos;s name</comment>
        <translation>बदलने के लिए क्लिक करें</translation>
    </message>
    <message numerus="yes">
        <source>won %1 of %2 match(es)</source>
        <translation>
            <numerusform>%2 मैच में से %1 %1{one:जीता|other:जीते}</numerusform>
            <numerusform>%2 मैचों में से %1 %1{one:जीता|other:जीते}</numerusform>
        </translation>
    </message>
    <message>
        <source>Your name and portrait</source>
        <translation>आपका नाम और तस्वीर</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>आपका नाम</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>आपकी तस्वीर</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>हो गया</translation>
    </message>
</context>
<context>
    <name>What happened</name>
    <message>
        <source>What happened</source>
        <translation>क्या हुआ</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <translation>आपकी पिछली बारी के बाद</translation>
    </message>
    <message>
        <source>the last turn of each player</source>
        <comment>to somebody who only watches</comment>
        <translation>हर खिलाड़ी की पिछली बारी</translation>
    </message>
    <message>
        <source>You begin. Here you will read what the others did.</source>
        <translation>आप शुरू करें। यहाँ आप %0{f:पढ़ेंगी|m:पढ़ेंगे|n:पढ़ेंगे} कि दूसरों ने क्या किया।</translation>
    </message>
    <message>
        <source>Here you will read what the players did.</source>
        <comment>nothing has been played yet</comment>
        <translation>यहाँ आप %0{f:पढ़ेंगी|m:पढ़ेंगे|n:पढ़ेंगे} कि खिलाड़ियों ने क्या किया।</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Close “What happened”</source>
        <translation>“क्या हुआ” बंद करें</translation>
    </message>
    <message>
        <source>%1 or Esc closes · arrow keys go through the turns</source>
        <comment>a key</comment>
        <translation>%1 या Esc से बंद · तीर कुंजियों से बारियों में घूमें</translation>
    </message>
    <message>
        <source>%1 or Esc closes · arrow keys go through the tricks</source>
        <comment>a key</comment>
        <translation>%1 या Esc से बंद · तीर कुंजियों से सरों में घूमें</translation>
    </message>
    <message>
        <source>Up to your turn %1</source>
        <translation>आपकी बारी %1 तक</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>पहले</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a turn in one sentence: who, and what they did one after the other</comment>
        <translation>%1{you:आपने|other:%1 ने} %2।</translation>
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
        <translation>जो कहा गया</translation>
    </message>
    <message>
        <source>The last sentence is at the end. Press Enter to hear a sentence again.</source>
        <translation>आख़िरी वाक्य सबसे नीचे है। कोई वाक्य फिर सुनने के लिए Enter दबाएँ।</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>अभी कुछ नहीं कहा गया।</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Deal no. %1</source>
        <translation>बाँट सं. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 player(s)</source>
        <translation>
            <numerusform>%1, %2 खिलाड़ी</numerusform>
            <numerusform>%1, %2 खिलाड़ी</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>यह मैच छोड़ें?</translation>
    </message>
    <message>
        <source>It can&apos;t be saved, so you&apos;ll lose it.</source>
        <translation>इसे सहेजा नहीं जा सकता, इसलिए यह खो जाएगा।</translation>
    </message>
    <message>
        <source>Leave and lose your last moves?</source>
        <translation>मैच छोड़कर आख़िरी चालें गँवा दें?</translation>
    </message>
    <message>
        <source>%1 If you leave this match now, you lose them.</source>
        <comment>%1: why moves are not saved</comment>
        <translation>%1 यह मैच अभी छोड़ने पर ये चालें खो जाएँगी।</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>फिर भी छोड़ें</translation>
    </message>
    <message>
        <source>Quit and lose your last moves?</source>
        <translation>बाहर जाकर आख़िरी चालें गँवा दें?</translation>
    </message>
    <message>
        <source>%1 If you quit now, you lose them.</source>
        <comment>%1: why moves are not saved</comment>
        <translation>%1 अभी बाहर जाने पर ये चालें खो जाएँगी।</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>फिर भी बाहर जाएँ</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>छोड़ें</translation>
    </message>
</context>
</TS>
