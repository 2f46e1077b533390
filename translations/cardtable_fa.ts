<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About CardTable</source>
        <translation>دربارهٔ CardTable</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>نسخهٔ %1</translation>
    </message>
    <message>
        <source>A card table for your own computer, with players who see only their own cards.</source>
        <translation>میز ورق‌بازی برای رایانهٔ خودتان، با حریفانی که فقط برگ‌های خودشان را می‌بینند.</translation>
    </message>
    <message>
        <source>There are no adverts, no account and no tracking. CardTable uses the network only when you choose to play with people, and a relay only if a host lets friends from other houses in.</source>
        <translation>نه آگهی دارد، نه حساب کاربری و نه ردیابی. CardTable فقط وقتی از شبکه استفاده می‌کند که بخواهید با دیگران بازی کنید، و از رله فقط اگر میزبان دوستان خانه‌های دیگر را راه بدهد.</translation>
    </message>
    <message>
        <source>CardTable is free software under the MIT licence. The cards were drawn for it.</source>
        <translation>‏CardTable نرم‌افزاری آزاد با پروانهٔ MIT است. تصویر ورق‌ها برای همین برنامه کشیده شده است.</translation>
    </message>
    <message>
        <source>It uses Qt %1 and PySide6 under the GNU Lesser General Public License, version 3.</source>
        <translation>این برنامه از Qt نسخهٔ %1 و PySide6 با پروانهٔ GNU Lesser General Public License نسخهٔ سه استفاده می‌کند.</translation>
    </message>
    <message>
        <source>The letters on the cards come from the Noto fonts, under the SIL Open Font License.</source>
        <translation>حروف روی ورق‌ها از قلم‌های Noto با پروانهٔ SIL Open Font License است.</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>%1 is winning</source>
        <translation>‏فعلاً %1 می‌برد</translation>
    </message>
    <message>
        <source>you are winning</source>
        <translation>فعلاً شما می‌برید</translation>
    </message>
    <message>
        <source>cancelled: %1</source>
        <comment>cards that cancel each other</comment>
        <translation>باطل‌شده: %1</translation>
    </message>
    <message>
        <source>%1 won it</source>
        <comment>a player, and the last trick</comment>
        <translation>دور را %1 برد</translation>
    </message>
    <message>
        <source>you won it</source>
        <comment>the last trick</comment>
        <translation>دور را شما بردید</translation>
    </message>
    <message>
        <source>nobody won it</source>
        <comment>the last trick</comment>
        <translation>دور را کسی نبرد</translation>
    </message>
    <message>
        <source>You&apos;re watching and have no cards.</source>
        <translation>شما تماشاگرید و برگی ندارید.</translation>
    </message>
    <message>
        <source>You have no cards.</source>
        <translation>برگی ندارید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s): %2</source>
        <comment>how many may be played, and which</comment>
        <translation>
            <numerusform>%1 برگ: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t play any card now.</source>
        <translation>حالا هیچ برگی نمی‌توانید بازی کنید.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>این دست تمام شد.</translation>
    </message>
    <message>
        <source>There is nothing to say about that in this game.</source>
        <translation>این بازی در این باره چیزی برای گفتن ندارد.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>هنوز چیزی بازی نشده است.</translation>
    </message>
    <message>
        <source>No card is in focus: go to one with the arrow keys.</source>
        <translation>روی هیچ برگی نیستید: با پیکان‌ها یکی را انتخاب کنید.</translation>
    </message>
    <message>
        <source>The %1 can be played.</source>
        <translation>می‌شود %1 را بازی کرد.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 card(s)</source>
        <comment>a player, and how many cards they hold</comment>
        <translation>
            <numerusform>‏%1: %2 برگ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %2 card(s)</source>
        <comment>how many cards you hold</comment>
        <translation>
            <numerusform>شما: %2 برگ</numerusform>
        </translation>
    </message>
    <message>
        <source>this deal %1, total %2</source>
        <comment>points of a player</comment>
        <translation>این دست %1، جمع %2</translation>
    </message>
    <message>
        <source>total %1</source>
        <comment>points of a player</comment>
        <translation>جمع %1</translation>
    </message>
    <message>
        <source>This deal: %1</source>
        <comment>points by player, such as: Amrit 4, Kavya 9</comment>
        <translation>این دست: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side of two and its points: we 120</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>last: %1</source>
        <comment>the card that a player laid down last</comment>
        <translation>آخرین برگ: %1</translation>
    </message>
    <message>
        <source>Nobody sits there: there are only %1 players.</source>
        <comment>a number of players</comment>
        <translation>آنجا کسی نیست: فقط %1 نفر بازی می‌کنند.</translation>
    </message>
    <message>
        <source>This game has no points.</source>
        <translation>این بازی امتیاز ندارد.</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>The program “%1” wasn&apos;t found: write where it is, for example %2.</source>
        <translation>برنامهٔ «%1» پیدا نشد: بنویسید کجاست، مثلاً %2.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” broke the rules %2 time(s); a simple built-in player moved instead.</source>
        <translation>
            <numerusform>«%1» %2 بار حرکتی خلاف قواعد انتخاب کرد؛ به جایش بازیکن سادهٔ خود برنامه حرکت کرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” took too long %2 time(s); a simple built-in player moved instead.</source>
        <translation>
            <numerusform>«%1» %2 بار خیلی دیر کرد؛ به جایش بازیکن سادهٔ خود برنامه حرکت کرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” sent something that isn&apos;t a message in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>«%1» در %2 بازی چیزی فرستاد که پیام نیست؛ از آن پس بازیکن سادهٔ خود برنامه به جایش بازی کرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” sent far more than it was asked for in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>«%1» در %2 بازی خیلی بیش از آنچه پرسیده شد فرستاد؛ از آن پس بازیکن سادهٔ خود برنامه به جایش بازی کرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” stopped too soon in %2 match(es); a simple built-in player took over from then on.</source>
        <translation>
            <numerusform>«%1» در %2 بازی زودتر از موعد متوقف شد؛ از آن پس بازیکن سادهٔ خود برنامه به جایش بازی کرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” couldn&apos;t be started in %2 match(es); a simple built-in player took its place.</source>
        <translation>
            <numerusform>«%1» در %2 بازی راه نیفتاد؛ بازیکن سادهٔ خود برنامه به جایش بازی کرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” refused the game or its rules in %2 match(es); a simple built-in player took its place.</source>
        <translation>
            <numerusform>«%1» در %2 بازی خودِ بازی یا قواعدش را نپذیرفت؛ بازیکن سادهٔ خود برنامه به جایش بازی کرد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first one was: %1</source>
        <translation>بار اول این بود: %1</translation>
    </message>
    <message>
        <source>“%1” broke the rules three times in a row: a computer plays on in its place.</source>
        <translation>«%1» سه بار پشت سر هم خلاف قواعد بازی کرد: رایانه به جایش بازی می‌کند.</translation>
    </message>
    <message>
        <source>“%1” was too slow three times in a row: a computer plays on in its place.</source>
        <translation>«%1» سه بار پشت سر هم خیلی دیر کرد: رایانه به جایش بازی می‌کند.</translation>
    </message>
    <message>
        <source>“%1” sent something that isn&apos;t a message: a computer plays on in its place.</source>
        <translation>«%1» چیزی فرستاد که پیام نیست: رایانه به جایش بازی می‌کند.</translation>
    </message>
    <message>
        <source>“%1” sent far more than it was asked for: a computer plays on in its place.</source>
        <translation>«%1» خیلی بیش از آنچه پرسیده شد فرستاد: رایانه به جایش بازی می‌کند.</translation>
    </message>
    <message>
        <source>“%1” has stopped: a computer plays on in its place.</source>
        <translation>«%1» متوقف شد: رایانه به جایش بازی می‌کند.</translation>
    </message>
    <message>
        <source>“%1” couldn&apos;t be started: a computer plays in its place.</source>
        <translation>«%1» راه نیفتاد: رایانه به جایش بازی می‌کند.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t play this game: a computer plays in its place.</source>
        <translation>«%1» این بازی را بلد نیست: رایانه به جایش بازی می‌کند.</translation>
    </message>
    <message>
        <source>Seat a program of your own at a table with people. Ctrl+C stops it.</source>
        <translation>برنامهٔ خودتان را سر میز آدم‌ها بنشانید. Ctrl+C آن را تمام می‌کند.</translation>
    </message>
    <message>
        <source>-- PROGRAM ARGUMENTS</source>
        <comment>stands for a program in the help of the command line</comment>
        <translation>-- برنامه آرگومان‌ها</translation>
    </message>
    <message>
        <source>the program that plays; it runs with your rights, and PROTOCOL.md says what it is asked</source>
        <translation>کدام برنامه بازی می‌کند؛ با دسترسی‌های شما اجرا می‌شود و PROTOCOL.md می‌گوید از آن چه می‌پرسند</translation>
    </message>
    <message>
        <source>INVITATION</source>
        <comment>stands for the text of an invitation in the help of the command line</comment>
        <translation>دعوت</translation>
    </message>
    <message>
        <source>the invitation from the host; - reads it from stdin, so that other programs don&apos;t see it in the command</source>
        <translation>دعوت میزبان؛ با - از stdin خوانده می‌شود تا برنامه‌های دیگر آن را در فرمان نبینند</translation>
    </message>
    <message>
        <source>NAME</source>
        <comment>stands for a person&apos;s name in the help of the command line</comment>
        <translation>نام</translation>
    </message>
    <message>
        <source>its name at the table, after “Bot” (default: the program&apos;s name)</source>
        <translation>نامش سر میز، پس از «Bot» (پیش‌فرض: نام برنامه)</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be a name at the table: use up to %2 letters, digits and spaces.</source>
        <translation>«%1» نمی‌تواند نامی سر میز باشد: حداکثر %2 حرف، رقم و فاصله بنویسید.</translation>
    </message>
    <message>
        <source>Write --join with an invitation, then -- and the program that should play.</source>
        <translation>‏--join را با یک دعوت بنویسید، بعد -- و برنامه‌ای که باید بازی کند.</translation>
    </message>
    <message>
        <source>This isn&apos;t an invitation: copy the whole text that the host gave you.</source>
        <translation>این دعوت نیست: همهٔ متنی را که میزبان داده کپی کنید.</translation>
    </message>
    <message>
        <source>There is no free seat at this table: ask its host for one.</source>
        <translation>سر این میز جای خالی نیست: از میزبان بخواهید.</translation>
    </message>
    <message>
        <source>“%1” is now at the table. Ctrl+C stops it.</source>
        <comment>a program that plays, by the name it has at the table, as in “Bot mybot”; said in a terminal</comment>
        <translation>«%1» حالا سر میز نشسته است. Ctrl+C آن را تمام می‌کند.</translation>
    </message>
</context>
<context>
    <name>Canasta</name>
    <message>
        <source>Canasta</source>
        <translatorcomment>Name of the game.</translatorcomment>
        <translation>کاناستا</translation>
    </message>
    <message>
        <source>Team up, build melds of seven and capture the pile.</source>
        <translation>با یار خود ترکیب‌های هفت‌برگی بسازید و دورریز را بگیرید.</translation>
    </message>
    <message>
        <source>Cut in the middle</source>
        <translation>کوپ از وسط</translation>
    </message>
    <message numerus="yes">
        <source>Draw %1 card(s)</source>
        <translation>
            <numerusform>برداشتن %1 برگ</numerusform>
        </translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>پایان دست</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>برداشتن دورریز</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>چیدن آزمایشی</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translatorcomment>خواباندن for melding, ترکیب for a meld: is it said so in Canasta?</translatorcomment>
        <translation>خواباندن</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>پس گرفتن</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>انداختن</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>بیرون رفتن</translation>
    </message>
    <message>
        <source>Partner: may I go out?</source>
        <translation>یار: بیرون بروم؟</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>No</source>
        <translation>نه</translation>
    </message>
    <message>
        <source>Select the cards of a meld first.</source>
        <translation>اول برگ‌های یک ترکیب را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Select the one card you want to discard.</source>
        <translation>همان یک برگی را که می‌خواهید بیندازید انتخاب کنید.</translation>
    </message>
    <message>
        <source>Your melds aren&apos;t final yet: lay them down or take them back first.</source>
        <translation>ترکیب‌های شما هنوز قطعی نیست: اول آن‌ها را بخوابانید یا پس بگیرید.</translation>
    </message>
    <message>
        <source>Put each wild card on the meld it belongs to.</source>
        <translation>هر وایلد را روی ترکیبی بگذارید که جایش آنجاست.</translation>
    </message>
    <message>
        <source>Put each card on the meld of its own rank.</source>
        <translation>هر برگ را روی ترکیب ارزش خودش بگذارید.</translation>
    </message>
    <message numerus="yes">
        <source>Keep two cards: your side needs %1 canasta(s) to go out.</source>
        <translation>
            <numerusform>دو برگ نگه دارید: تیم شما برای بیرون رفتن %1 کاناستا لازم دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner said no, so keep at least two cards.</source>
        <translation>یارتان گفت نه، پس دست‌کم دو برگ نگه دارید.</translation>
    </message>
    <message>
        <source>You must ask your partner before going out, so keep two cards.</source>
        <translation>پیش از بیرون رفتن باید از یارتان بپرسید، پس دو برگ نگه دارید.</translation>
    </message>
    <message>
        <source>Your partner said yes, so you must go out now.</source>
        <translation>یارتان گفت بله، پس حالا باید بیرون بروید.</translation>
    </message>
    <message>
        <source>Your first meld must be worth %1 points; this one is worth only %2.</source>
        <translation>اولین ترکیب شما باید %1 امتیاز داشته باشد؛ این فقط %2 امتیاز دارد.</translation>
    </message>
    <message>
        <source>You can meld black threes only when you go out with them.</source>
        <translation>سه‌های سیاه را فقط وقتی می‌شود خواباند که با آن‌ها بیرون بروید.</translation>
    </message>
    <message>
        <source>Without a canasta you must keep your last card.</source>
        <translation>بدون کاناستا باید آخرین برگتان را نگه دارید.</translation>
    </message>
    <message>
        <source>Under these rules you don&apos;t ask your partner.</source>
        <translation>با این قواعد کسی از یارش نمی‌پرسد.</translation>
    </message>
    <message>
        <source>You have no partner to ask.</source>
        <translation>یاری ندارید که از او بپرسید.</translation>
    </message>
    <message>
        <source>You&apos;ve already asked this turn.</source>
        <translation>در این نوبت یک بار پرسیده‌اید.</translation>
    </message>
    <message>
        <source>In a turn you can ask only before you meld.</source>
        <translation>در هر نوبت فقط پیش از خواباندن ترکیب می‌توانید بپرسید.</translation>
    </message>
    <message>
        <source>You need two cards in hand to ask.</source>
        <translation>برای پرسیدن باید دو برگ در دست داشته باشید.</translation>
    </message>
    <message>
        <source>You can&apos;t go out with these cards, so you can&apos;t ask.</source>
        <translation>با این برگ‌ها نمی‌توانید بیرون بروید، پس نمی‌توانید بپرسید.</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 در دست شما نیست.</translation>
    </message>
    <message>
        <source>Put all cards of a rank into one meld.</source>
        <translation>همهٔ برگ‌های یک ارزش را در یک ترکیب بگذارید.</translation>
    </message>
    <message>
        <source>Choose the cards to lay down first.</source>
        <translation>اول برگ‌هایی را که می‌خوابانید انتخاب کنید.</translation>
    </message>
    <message>
        <source>A meld needs at least three cards of one rank.</source>
        <translation>هر ترکیب دست‌کم سه برگ از یک ارزش لازم دارد.</translation>
    </message>
    <message>
        <source>All natural cards of a meld must be of one rank.</source>
        <translation>همهٔ برگ‌های طبیعی یک ترکیب باید از یک ارزش باشند.</translation>
    </message>
    <message>
        <source>A meld needs at least two natural cards.</source>
        <translation>هر ترکیب دست‌کم دو برگ طبیعی لازم دارد.</translation>
    </message>
    <message>
        <source>A meld can hold at most three wild cards.</source>
        <translation>هر ترکیب حداکثر سه وایلد جا دارد.</translation>
    </message>
    <message>
        <source>A meld needs two natural cards for every wild card.</source>
        <translation>در هر ترکیب برای هر وایلد دو برگ طبیعی لازم است.</translation>
    </message>
    <message>
        <source>A meld can&apos;t hold more wild cards than natural ones.</source>
        <translation>وایلدهای یک ترکیب نباید از برگ‌های طبیعی آن بیشتر باشند.</translation>
    </message>
    <message numerus="yes">
        <source>A meld takes no more than %1 card(s).</source>
        <translation>
            <numerusform>هر ترکیب بیش از %1 برگ جا ندارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards alone aren&apos;t a meld: add them to natural cards.</source>
        <translation>وایلد به‌تنهایی ترکیب نیست: آن را به برگ‌های طبیعی اضافه کنید.</translation>
    </message>
    <message>
        <source>A meld of wild cards can&apos;t contain any other cards.</source>
        <translation>ترکیب وایلدها برگ دیگری نمی‌پذیرد.</translation>
    </message>
    <message>
        <source>Black threes can&apos;t be melded.</source>
        <translation>سه‌های سیاه را نمی‌شود خواباند.</translation>
    </message>
    <message>
        <source>Black threes are melded without wild cards.</source>
        <translation>سه‌های سیاه بدون وایلد خوابانده می‌شوند.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>a number: that of the usual rules for so many players</comment>
        <translation>معمول</translation>
    </message>
    <message>
        <source>Standard for this number of players</source>
        <translation>معمول برای این تعداد بازیکن</translation>
    </message>
    <message>
        <source>Two partnerships</source>
        <translation>دو تیم، یارها با هم</translation>
    </message>
    <message>
        <source>Everyone for themselves</source>
        <translation>هر کس برای خودش</translation>
    </message>
    <message>
        <source>One against two: first to take the pile plays alone</source>
        <translation>یکی در برابر دو نفر: هر کس اول دورریز را بردارد تنها بازی می‌کند</translation>
    </message>
    <message>
        <source>Three teams of two</source>
        <translation>سه تیم دونفره</translation>
    </message>
    <message>
        <source>Up to three, with at least two natural cards</source>
        <translation>حداکثر سه، همراه دست‌کم دو برگ طبیعی</translation>
    </message>
    <message>
        <source>One for every two natural cards, at most three</source>
        <translation>یکی برای هر دو برگ طبیعی، حداکثر سه</translation>
    </message>
    <message>
        <source>As many as natural cards, at most three</source>
        <translation>به تعداد برگ‌های طبیعی، حداکثر سه</translation>
    </message>
    <message>
        <source>%1, %2, %3 or %4</source>
        <translation>%1، %2، %3 یا %4</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 or %5</source>
        <translation>%1، %2، %3، %4 یا %5</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>آزاد</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>ممنوع</translation>
    </message>
    <message>
        <source>To any meld of the side</source>
        <translation>به هر ترکیب تیم</translation>
    </message>
    <message>
        <source>To melds that aren&apos;t canastas</source>
        <translation>به ترکیب‌هایی که کاناستا نیستند</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>هرگز</translation>
    </message>
    <message>
        <source>It only blocks the pile for the next player</source>
        <translation>فقط دورریز را برای نفر بعد می‌بندد</translation>
    </message>
    <message>
        <source>It freezes the pile</source>
        <translation>دورریز را فریز می‌کند</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>می‌ماند</translation>
    </message>
    <message>
        <source>It is covered</source>
        <translation>رویش برگی می‌آید</translation>
    </message>
    <message>
        <source>It is covered and freezes the pile</source>
        <translation>رویش برگی می‌آید و دورریز فریز می‌شود</translation>
    </message>
    <message>
        <source>Only when going out</source>
        <translation>فقط هنگام بیرون رفتن</translation>
    </message>
    <message>
        <source>They count against the side</source>
        <translation>از امتیاز تیم کم می‌شوند</translation>
    </message>
    <message>
        <source>They score nothing</source>
        <translation>هیچ امتیازی ندارند</translation>
    </message>
    <message>
        <source>Nobody asks</source>
        <translation>کسی نمی‌پرسد</translation>
    </message>
    <message>
        <source>A player may ask</source>
        <translation>بازیکن می‌تواند بپرسد</translation>
    </message>
    <message>
        <source>A player must ask</source>
        <translation>بازیکن باید بپرسد</translation>
    </message>
    <message>
        <source>Only after taking the pile</source>
        <translation>فقط پس از برداشتن دورریز</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>همیشه</translation>
    </message>
    <message>
        <source>Play goes on while the pile is taken</source>
        <translation>بازی تا وقتی دورریز برداشته می‌شود ادامه دارد</translation>
    </message>
    <message>
        <source>The deal ends with the next discard</source>
        <translation>دست با انداختن برگ بعدی تمام می‌شود</translation>
    </message>
    <message>
        <source>The deal ends at once</source>
        <translation>دست همان‌جا تمام می‌شود</translation>
    </message>
    <message>
        <source>The player may still meld</source>
        <translation>بازیکن هنوز می‌تواند ترکیب بخواباند</translation>
    </message>
    <message>
        <source>The highest total</source>
        <translation>بیشترین جمع</translation>
    </message>
    <message>
        <source>The side that went out</source>
        <translation>تیمی که بیرون رفته است</translation>
    </message>
    <message>
        <source>Seats are fixed</source>
        <translation>جاها ثابت است</translation>
    </message>
    <message>
        <source>Cards are drawn for partners</source>
        <translation>برای تعیین یارها برگ کشیده می‌شود</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>بازیکنان و برگ‌ها</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>ترکیب‌ها</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>دستهٔ دورریز</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>سه‌ها</translation>
    </message>
    <message>
        <source>Going out</source>
        <translatorcomment>بیرون رفتن for going out (تمام کردن is the other word).</translatorcomment>
        <translation>بیرون رفتن</translation>
    </message>
    <message>
        <source>End of the stock</source>
        <translation>تمام شدن ورق‌های زمین</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>تیم‌ها</translation>
    </message>
    <message>
        <source>Who plays with whom. With three or six players there is a choice.</source>
        <translation>چه کسی با چه کسی بازی می‌کند. با سه یا شش بازیکن می‌شود انتخاب کرد.</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>جای نشستن</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>برگ‌های پخش‌شده</translation>
    </message>
    <message>
        <source>How many cards everybody gets.</source>
        <translation>به هر نفر چند برگ می‌رسد.</translation>
    </message>
    <message>
        <source>How many cards a player draws at the start of a turn.</source>
        <translation>هر نوبت با برداشتن چند برگ شروع می‌شود.</translation>
    </message>
    <message>
        <source>Each pack has %1 cards and two jokers.</source>
        <translation>هر دسته %1 برگ و دو جوکر دارد.</translation>
    </message>
    <message>
        <source>Whether a complete canasta can take more cards.</source>
        <translation>آیا به کاناستای کامل برگ دیگری هم اضافه می‌شود.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بدون محدودیت</translation>
    </message>
    <message>
        <source>What a side&apos;s first meld must be worth, depending on its total; melds laid down together add up.</source>
        <translation>اولین ترکیب هر تیم، بر پایهٔ جمعش، چه امتیازی باید داشته باشد؛ امتیاز ترکیب‌هایی که با هم خوابانده شوند جمع می‌شود.</translation>
    </message>
    <message>
        <source>Whether three or more black threes may be a meld.</source>
        <translation>آیا سه سهٔ سیاه یا بیشتر می‌توانند ترکیب شوند.</translation>
    </message>
    <message>
        <source>How many a side needs.</source>
        <translation>تیم چند کاناستا لازم دارد.</translation>
    </message>
    <message>
        <source>Bonus for a player who lays down their whole hand in one turn without having laid down any card before.</source>
        <translation>پاداش بازیکنی که بی‌آن‌که پیش‌تر برگی خوابانده باشد، همهٔ دستش را در یک نوبت بخواباند.</translation>
    </message>
    <message>
        <source>The match ends when a total reaches this.</source>
        <translation>بازی وقتی تمام می‌شود که جمع امتیاز تیمی به آن برسد.</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>برگ‌های برداشتنی</translation>
    </message>
    <message>
        <source>Cards can be drawn before the match for partners, seats and who plays first.</source>
        <translation>پیش از بازی می‌شود برای یارها، جاها و این‌که چه کسی اول بازی کند برگ کشید.</translation>
    </message>
    <message>
        <source>Cutting the pack</source>
        <translation>کوپ کردن دسته</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left cuts the pack before each deal.</source>
        <translation>پیش از هر دست، نفر سمت چپ دست‌دهنده دسته را کوپ می‌کند.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>دسته‌ها</translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translatorcomment>وایلد for a wild card (deuces and jokers).</translatorcomment>
        <translation>وایلد در ترکیب</translation>
    </message>
    <message>
        <source>How many deuces and jokers a meld may hold.</source>
        <translation>هر ترکیب چند دو و جوکر جا دارد.</translation>
    </message>
    <message>
        <source>Melds of wild cards</source>
        <translation>ترکیب وایلدها</translation>
    </message>
    <message>
        <source>Three or more wild cards may be a meld of their own.</source>
        <translation>سه وایلد یا بیشتر می‌توانند ترکیب جدایی باشند.</translation>
    </message>
    <message>
        <source>Canasta of wild cards</source>
        <translation>کاناستای وایلد</translation>
    </message>
    <message>
        <source>Bonus for seven wild cards in a meld of their own, on top of the card points.</source>
        <translation>هفت وایلد در ترکیب جدا، غیر از خود برگ‌ها چه امتیازی دارد.</translation>
    </message>
    <message>
        <source>Maximum number of cards in a meld</source>
        <translation>حداکثر برگ‌های ترکیب</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>اولین ترکیب</translation>
    </message>
    <message>
        <source>Taking the pile for the first meld</source>
        <translation>برداشتن دورریز برای اولین ترکیب</translation>
    </message>
    <message>
        <source>Whether a side may make its first meld with the top card of the pile.</source>
        <translation>آیا تیم می‌تواند اولین ترکیبش را با برگ روی دورریز بسازد.</translation>
    </message>
    <message>
        <source>Frozen before the first meld</source>
        <translation>فریز پیش از اولین ترکیب</translation>
    </message>
    <message>
        <source>A side that hasn&apos;t melded needs two natural cards to take the pile.</source>
        <translation>تیمی که ترکیبی نخوابانده، برای برداشتن دورریز دو برگ طبیعی لازم دارد.</translation>
    </message>
    <message>
        <source>Always frozen</source>
        <translation>همیشه فریز</translation>
    </message>
    <message>
        <source>The pile can be taken only with two natural cards.</source>
        <translation>دورریز فقط با دو برگ طبیعی برداشته می‌شود.</translation>
    </message>
    <message>
        <source>Taking the pile with a wild card</source>
        <translation>برداشتن دورریز با وایلد</translation>
    </message>
    <message>
        <source>One natural card and one wild card take a pile that isn&apos;t frozen.</source>
        <translation>دورریزی که فریز نیست با یک برگ طبیعی و یک وایلد برداشته می‌شود.</translation>
    </message>
    <message>
        <source>Adding the top card to a meld</source>
        <translation>افزودن برگ روی دورریز به ترکیب</translation>
    </message>
    <message>
        <source>Whether the top card of a pile that isn&apos;t frozen may join a meld of the side.</source>
        <translation>آیا برگ روی دورریزی که فریز نیست می‌تواند به ترکیبی از تیم اضافه شود.</translation>
    </message>
    <message>
        <source>Last card for a one-card pile</source>
        <translation>دورریز یک‌برگی با آخرین برگ</translation>
    </message>
    <message>
        <source>A player with one card can&apos;t take a one-card pile.</source>
        <translation>بازیکنی که یک برگ دارد، نمی‌تواند دورریز یک‌برگی را بردارد.</translation>
    </message>
    <message>
        <source>Black threes in the pile</source>
        <translation>سه‌های سیاه در دورریز</translation>
    </message>
    <message>
        <source>What a discarded black three does. It is never taken itself.</source>
        <translation>سهٔ سیاهی که انداخته شود چه می‌کند. خودش هرگز برداشته نمی‌شود.</translation>
    </message>
    <message>
        <source>Black three as first card of the pile</source>
        <translation>سهٔ سیاه، اولین برگ دورریز</translation>
    </message>
    <message>
        <source>What happens when a black three is turned up at the start.</source>
        <translation>اگر در شروع سهٔ سیاه رو شود، چه می‌شود.</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>خواباندن سه‌های سیاه</translation>
    </message>
    <message>
        <source>Red threes without a meld</source>
        <translation>سه‌های سرخ بدون ترکیب</translation>
    </message>
    <message>
        <source>What red threes count for a side that has no meld at the end.</source>
        <translation>برای تیمی که در پایان ترکیبی ندارد، سه‌های سرخ چه امتیازی دارند.</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>کاناستا برای بیرون رفتن</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>پاداش بیرون رفتن</translation>
    </message>
    <message>
        <source>Points for the side that goes out.</source>
        <translation>امتیازی که تیم بازیکن بیرون‌رفته می‌گیرد.</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>پرسیدن از یار</translation>
    </message>
    <message>
        <source>Before going out a player asks: may I go out? The answer is binding.</source>
        <translation>بازیکن پیش از بیرون رفتن می‌پرسد: بیرون بروم؟ باید به پاسخ عمل کرد.</translation>
    </message>
    <message>
        <source>Penalty after “yes”</source>
        <translation>جریمه پس از «بله»</translation>
    </message>
    <message>
        <source>Points lost by a player who asks, gets a yes and then doesn&apos;t go out; %1: must go out.</source>
        <translation>امتیازی که بازیکن از دست می‌دهد اگر بپرسد، «بله» بشنود و بیرون نرود؛ %1: باید بیرون برود.</translation>
    </message>
    <message>
        <source>Bonus for going out concealed</source>
        <translation>پاداش بیرون رفتن پنهان</translation>
    </message>
    <message>
        <source>Minimum when going out concealed</source>
        <translation>حداقل در بیرون رفتن پنهان</translation>
    </message>
    <message>
        <source>Whether a first meld that ends the deal at once must meet the minimum.</source>
        <translation>آیا اولین ترکیبی که همان لحظه دست را تمام می‌کند باید حداقل امتیاز را داشته باشد.</translation>
    </message>
    <message>
        <source>Empty stock</source>
        <translatorcomment>زمین / ورق‌های زمین for the stock.</translatorcomment>
        <translation>تمام شدن زمین</translation>
    </message>
    <message>
        <source>What happens when the stock is used up.</source>
        <translation>وقتی ورق‌های زمین تمام می‌شود، چه می‌شود.</translation>
    </message>
    <message>
        <source>Red three as last card</source>
        <translation>سهٔ سرخ، آخرین برگ</translation>
    </message>
    <message>
        <source>What happens when a player draws nothing but red threes and the stock is empty.</source>
        <translation>وقتی بازیکن فقط سهٔ سرخ برمی‌دارد و زمین خالی است، چه می‌شود.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>سقف امتیاز</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>برنده</translation>
    </message>
    <message>
        <source>Who wins when several sides have reached the target in one deal.</source>
        <translation>وقتی چند تیم در یک دست به سقف برسند، برنده کیست.</translation>
    </message>
    <message>
        <source>Classic Canasta</source>
        <translation>کاناستای کلاسیک</translation>
    </message>
    <message>
        <source>Stricter house rules</source>
        <translation>قواعد خانگی سخت‌تر</translation>
    </message>
    <message>
        <source>Canasta for two</source>
        <translation>کاناستای دونفره</translation>
    </message>
    <message>
        <source>One against two</source>
        <translation>یکی در برابر دو نفر</translation>
    </message>
    <message>
        <source>Three, everyone for themselves</source>
        <translation>سه‌نفره، هر کس برای خودش</translation>
    </message>
    <message>
        <source>Canasta for five</source>
        <translation>کاناستای پنج‌نفره</translation>
    </message>
    <message>
        <source>Canasta for six</source>
        <translation>کاناستای شش‌نفره</translation>
    </message>
    <message>
        <source>Six in three teams</source>
        <translation>شش نفر در سه تیم</translation>
    </message>
    <message>
        <source>Two against two, to %1; a side with a canasta may go out.</source>
        <translation>دو نفر در برابر دو نفر، تا %1؛ تیمی که کاناستا دارد می‌تواند بیرون برود.</translation>
    </message>
    <message>
        <source>Partners are drawn; each wild card needs two natural ones; the pile can&apos;t be taken for a first meld.</source>
        <translation>یارها با کشیدن برگ معلوم می‌شوند؛ هر وایلد دو برگ طبیعی لازم دارد؛ برای اولین ترکیب دورریز برداشته نمی‌شود.</translation>
    </message>
    <message>
        <source>Draw two cards each turn; going out takes two canastas; to %1.</source>
        <translation>هر نوبت دو برگ بردارید؛ برای بیرون رفتن دو کاناستا لازم است؛ تا %1.</translation>
    </message>
    <message>
        <source>The first player to take the pile plays alone against the others, to %1.</source>
        <translation>هر کس اول دورریز را بردارد تنها در برابر بقیه بازی می‌کند، تا %1.</translation>
    </message>
    <message>
        <source>Everyone plays for themselves, to %1.</source>
        <translation>هر کس برای خودش، تا %1.</translation>
    </message>
    <message>
        <source>Two against three; one of the three sits out each deal; to %1.</source>
        <translation>دو نفر در برابر سه نفر، که هر دست یکی‌شان بازی نمی‌کند؛ تا %1.</translation>
    </message>
    <message>
        <source>Three against three with three packs; going out takes two canastas; to %1.</source>
        <translation>سه نفر در برابر سه نفر با سه دسته ورق؛ برای بیرون رفتن دو کاناستا لازم است؛ تا %1.</translation>
    </message>
    <message>
        <source>Three pairs of partners with three packs, to %1.</source>
        <translation>سه جفت یار با سه دسته ورق، تا %1.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>هدف</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>هر نوبت</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>Two players, everyone for themselves.</source>
        <translation>دو نفر بازی می‌کنند، هر کس برای خودش.</translation>
    </message>
    <message>
        <source>Three players, everyone for themselves.</source>
        <translation>سه نفر بازی می‌کنند، هر کس برای خودش.</translation>
    </message>
    <message>
        <source>Three players take part. The first player to take the pile plays alone against the other two.</source>
        <translation>سه نفر بازی می‌کنند. هر کس اول دورریز را بردارد، تنها در برابر دو نفر دیگر بازی می‌کند.</translation>
    </message>
    <message>
        <source>Four players take part. Partners sit opposite each other.</source>
        <translation>چهار نفر بازی می‌کنند. یارها روبه‌روی هم می‌نشینند.</translation>
    </message>
    <message>
        <source>Five players take part, three against two. The three take turns sitting out.</source>
        <translation>پنج نفر بازی می‌کنند، سه نفر در برابر دو نفر. از آن سه نفر هر دست یکی به نوبت کنار می‌ماند.</translation>
    </message>
    <message>
        <source>Six players take part, three against three. Partners sit in every other seat.</source>
        <translation>شش نفر بازی می‌کنند، سه نفر در برابر سه نفر. یارها یک‌درمیان می‌نشینند.</translation>
    </message>
    <message>
        <source>Six players take part in three teams of two. Partners sit opposite each other.</source>
        <translation>شش نفر در سه تیم دونفره بازی می‌کنند. یارها روبه‌روی هم می‌نشینند.</translation>
    </message>
    <message>
        <source>In this draw, aces are high and deuces low; between equal ranks the order is spades, hearts, diamonds, clubs.</source>
        <translation>در این قرعه آس بالاترین است و دو پایین‌ترین؛ میان برگ‌های هم‌ارزش ترتیب این است: پیک، دل، خشت، گشنیز.</translation>
    </message>
    <message>
        <source>A player who draws a joker, or the same card as somebody else, draws again.</source>
        <translation>کسی که جوکر یا همان برگ نفر دیگری را بکشد، دوباره می‌کشد.</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, and the others sit down clockwise from there in the order of their cards.</source>
        <translation>کسی که بالاترین برگ را بکشد جایش را انتخاب می‌کند و بقیه به ترتیب برگ‌هایشان از آنجا ساعت‌گرد می‌نشینند.</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, with the partner opposite and the third highest on the left.</source>
        <translation>کسی که بالاترین برگ را بکشد جایش را انتخاب می‌کند؛ یارش روبه‌رویش می‌نشیند و نفر سوم سمت چپش.</translation>
    </message>
    <message>
        <source>The player with the highest card chooses a seat, and from there the sides alternate.</source>
        <translation>کسی که بالاترین برگ را بکشد جایش را انتخاب می‌کند و از آنجا تیم‌ها یک‌درمیان می‌نشینند.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left begins, and play goes clockwise.</source>
        <translation>نفر سمت چپ دست‌دهنده شروع می‌کند و بازی ساعت‌گرد پیش می‌رود.</translation>
    </message>
    <message>
        <source>The player on the right of the one who drew highest deals first; then the deal passes to the left.</source>
        <translation>اول نفر سمت راست کسی که بالاترین برگ را کشیده ورق می‌دهد؛ بعد نوبت ورق دادن به چپ می‌رود.</translation>
    </message>
    <message>
        <source>In each new deal the player on the last dealer&apos;s left deals.</source>
        <translation>در هر دست تازه، نفر سمت چپ دست‌دهندهٔ قبلی ورق می‌دهد.</translation>
    </message>
    <message>
        <source>Numbered clockwise from the player who opens the match, players %1, %2 and %3 play against %4 and %5. In the first deal player %3 sits out, then player %2, then player %1, and so on.</source>
        <translation>از کسی که بازی را شروع می‌کند ساعت‌گرد بشمارید: بازیکنان %1، %2 و %3 در برابر %4 و %5 بازی می‌کنند. در دست اول بازیکن %3 کنار می‌ماند، بعد بازیکن %2، بعد بازیکن %1، و همین‌طور ادامه دارد.</translation>
    </message>
    <message>
        <source>Play goes in this order: the lower-numbered of the two who play for the three, then player %1, then the higher-numbered of the two, then player %2. The player after the dealer in this order begins.</source>
        <translation>بازی به این ترتیب می‌چرخد: از دو نفری که از آن سه نفر بازی می‌کنند، اول شمارهٔ کوچک‌تر، بعد بازیکن %1، بعد شمارهٔ بزرگ‌تر، بعد بازیکن %2. نفر بعد از دست‌دهنده در این ترتیب شروع می‌کند.</translation>
    </message>
    <message>
        <source>In the first deal the last player in this order deals, in the next deal the first, then the second, and so on.</source>
        <translation>در دست اول آخرین نفر این ترتیب ورق می‌دهد، در دست بعد نفر اول، بعد نفر دوم، و همین‌طور ادامه دارد.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>پخش ورق</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a red three, another card is turned up on top of it.</source>
        <translation>برگ روی ورق‌های زمین دستهٔ دورریز را شروع می‌کند؛ روی وایلد یا سهٔ سرخ برگ دیگری می‌آید.</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a three, another card is turned up on top of it.</source>
        <translation>برگ روی ورق‌های زمین دستهٔ دورریز را شروع می‌کند؛ روی وایلد یا هر سه‌ای برگ دیگری می‌آید.</translation>
    </message>
    <message>
        <source>The top card of the stock begins the discard pile; if it is a wild card or a three, another card is turned up on top of it, and the pile is frozen.</source>
        <translation>برگ روی ورق‌های زمین دستهٔ دورریز را شروع می‌کند؛ روی وایلد یا هر سه‌ای برگ دیگری می‌آید و دورریز فریز می‌شود.</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal.</source>
        <translation>برای هر دست، دسته از نو بُر می‌خورد.</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal, and the player who plays first cuts it.</source>
        <translation>برای هر دست، دسته از نو بُر می‌خورد و کسی که اول بازی می‌کند آن را کوپ می‌کند.</translation>
    </message>
    <message>
        <source>The pack is shuffled again for each deal, and the player on the dealer&apos;s left cuts it.</source>
        <translation>برای هر دست، دسته از نو بُر می‌خورد و نفر سمت چپ دست‌دهنده آن را کوپ می‌کند.</translation>
    </message>
    <message numerus="yes">
        <source>The four who play are dealt %1 card(s) each, face down, one at a time in the order of play; the rest is the stock.</source>
        <translation>
            <numerusform>به هر کدام از چهار نفری که بازی می‌کنند، به ترتیب بازی، %1 برگ رو به پایین یکی‌یکی داده می‌شود؛ بقیه ورق‌های زمین است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s) face down, one at a time, clockwise from the player on the dealer&apos;s left; the rest is the stock.</source>
        <translation>
            <numerusform>به هر نفر %1 برگ رو به پایین داده می‌شود، یکی‌یکی، ساعت‌گرد، از سمت چپ دست‌دهنده؛ بقیه ورق‌های زمین است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players don&apos;t ask their partner before going out.</source>
        <translation>کسی پیش از بیرون رفتن از یارش نمی‌پرسد.</translation>
    </message>
    <message>
        <source>Before the first meld of a turn a player may ask the partner: may I go out? The answer is binding.</source>
        <translation>بازیکن پیش از اولین ترکیب نوبت می‌تواند از یارش بپرسد: بیرون بروم؟ باید به پاسخ عمل کرد.</translation>
    </message>
    <message>
        <source>A player may go out only after asking the partner in the same turn, before melding, and getting a yes.</source>
        <translation>کسی بیرون نمی‌رود مگر این‌که در همان نوبت و پیش از خواباندن ترکیب از یارش بپرسد و «بله» بشنود.</translation>
    </message>
    <message>
        <source>Lay down melds of one rank, and canastas of seven cards above all.</source>
        <translation>ترکیب‌هایی از یک ارزش بخوابانید، به‌ویژه کاناستاهای هفت‌برگی.</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the two highest are partners, and the highest plays first.</source>
        <translation>پیش از بازی برگ کشیده می‌شود: صاحبان دو برگ بالاتر یار می‌شوند و صاحب بالاترین برگ اول بازی می‌کند.</translation>
    </message>
    <message>
        <source>Everyone keeps their seat.</source>
        <translation>هر کس سر جای خودش می‌ماند.</translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation>بازیکنان و جاها</translation>
    </message>
    <message>
        <source>From then on the other two are partners for this deal: they share their melds, even two of one rank, and each makes a first meld by their own total. If nobody takes the pile, the player who goes out counts as the one who plays alone; if nobody goes out, all three count alone.</source>
        <translation>از آن پس دو نفر دیگر در این دست یار هم‌اند: ترکیب‌هایشان مشترک است، حتی دو ترکیب هم‌ارزش، و اولین ترکیب هر کدام بر پایهٔ جمع خودش است. اگر کسی دورریز را برندارد، کسی که بیرون می‌رود تنها حساب می‌شود؛ اگر کسی هم بیرون نرود، هر سه تنها حساب می‌شوند.</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the highest plays first.</source>
        <translatorcomment>برگ کشیدن for drawing for places.</translatorcomment>
        <translation>پیش از بازی برگ کشیده می‌شود: صاحب بالاترین برگ اول بازی می‌کند.</translation>
    </message>
    <message>
        <source>Before the match, cards are drawn: the highest plays first, and the next highest are that player&apos;s partners.</source>
        <translation>پیش از بازی برگ کشیده می‌شود: صاحب بالاترین برگ اول بازی می‌کند و صاحبان برگ‌های بعدی یار او هستند.</translation>
    </message>
    <message numerus="yes">
        <source>The game uses %1 pack(s) of %2 cards with two jokers each.</source>
        <translation>
            <numerusform>%1 دستهٔ %2 برگی به کار می‌رود، هر کدام با دو جوکر.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player begins a turn by drawing from the stock or by taking the discard pile.</source>
        <translation>هر نوبت با برداشتن از زمین یا برداشتن دستهٔ دورریز شروع می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>A player draws %1 card(s), may then meld, and ends the turn with a discard.</source>
        <translation>
            <numerusform>بازیکن %1 برگ برمی‌دارد، بعد به دلخواه ترکیب می‌خواباند و نوبت را با انداختن یک برگ تمام می‌کند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any card in the hand may be discarded, even a wild card or a black three.</source>
        <translation>هر برگی از دست را می‌شود انداخت، وایلد و سهٔ سیاه هم.</translation>
    </message>
    <message>
        <source>A meld is three or more cards of one rank from four to ace.</source>
        <translation>ترکیب یعنی سه برگ یا بیشتر از یک ارزش، از چهار تا آس.</translation>
    </message>
    <message>
        <source>Cards can only be added to melds of your own side, and they stay there.</source>
        <translation>برگ‌ها فقط به ترکیب‌های تیم خود اضافه می‌شوند و همان‌جا می‌مانند.</translation>
    </message>
    <message>
        <source>Seven cards are a canasta: natural without wild cards, mixed with them.</source>
        <translation>هفت برگ کاناستاست: اگر وایلد نداشته باشد طبیعی، و اگر داشته باشد مختلط.</translation>
    </message>
    <message>
        <source>The top card is melded at once, and the rest of the pile joins the hand.</source>
        <translation>برگ رو همان‌جا خوابانده می‌شود و بقیهٔ دورریز به دست بازیکن می‌رود.</translation>
    </message>
    <message>
        <source>The pile is always frozen: it is taken with two natural cards from the hand that match its top card.</source>
        <translation>دورریز همیشه فریز است: فقط با دو برگ طبیعیِ دست که هم‌ارزش برگ رو باشند برداشته می‌شود.</translation>
    </message>
    <message>
        <source>A wild card freezes the pile until it is taken with two natural cards from the hand that match its top card. It is frozen for a side without a meld.</source>
        <translation>وایلد دورریز را فریز می‌کند، تا وقتی که با دو برگ طبیعیِ دست که هم‌ارزش برگ رو باشند برداشته شود. برای تیمی که ترکیب ندارد هم فریز است.</translation>
    </message>
    <message>
        <source>A wild card freezes the pile until it is taken with two natural cards from the hand that match its top card.</source>
        <translation>وایلد دورریز را فریز می‌کند، تا وقتی که با دو برگ طبیعیِ دست که هم‌ارزش برگ رو باشند برداشته شود.</translation>
    </message>
    <message>
        <source>For a first meld only the top card of the pile counts, with the cards laid down from the hand.</source>
        <translation>برای اولین ترکیب فقط برگ روی دورریز با برگ‌هایی که از دست خوابانده می‌شود حساب است.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor can a one-card pile be taken with one card in hand.</source>
        <translation>دورریز را نمی‌شود برداشت اگر برگ رویش وایلد یا سه باشد، یا اگر دورریز و دست بازیکن هر دو یک‌برگی باشند.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top.</source>
        <translation>دورریز را نمی‌شود برداشت اگر برگ رویش وایلد یا سه باشد.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor before the side has melded, nor can a one-card pile be taken with one card in hand.</source>
        <translation>دورریز را نمی‌شود برداشت اگر برگ رویش وایلد یا سه باشد، یا اگر دورریز و دست بازیکن هر دو یک‌برگی باشند، یا پیش از آن‌که تیم ترکیبی خوابانده باشد.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken when a wild card or a three is on top, nor before the side has melded.</source>
        <translation>دورریز را نمی‌شود برداشت اگر برگ رویش وایلد یا سه باشد، یا پیش از آن‌که تیم ترکیبی خوابانده باشد.</translation>
    </message>
    <message>
        <source>There is no other way to take the pile.</source>
        <translation>راه دیگری برای برداشتن دورریز نیست.</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card, or by adding its top card to a meld of your side.</source>
        <translation>اگر فریز نباشد، با یک برگ طبیعی و یک وایلد، یا با افزودن برگ رویش به ترکیبی از تیم هم برداشته می‌شود.</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card, or by adding its top card to a meld of your side that isn&apos;t yet a canasta.</source>
        <translation>اگر فریز نباشد، با یک برگ طبیعی و یک وایلد، یا با افزودن برگ رویش به ترکیبی از تیم که هنوز کاناستا نیست هم برداشته می‌شود.</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken with one natural and one wild card.</source>
        <translation>اگر فریز نباشد، با یک برگ طبیعی و یک وایلد هم برداشته می‌شود.</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken by adding its top card to a meld of your side.</source>
        <translation>اگر فریز نباشد، با افزودن برگ رویش به ترکیبی از تیم هم برداشته می‌شود.</translation>
    </message>
    <message>
        <source>If it isn&apos;t frozen, it can also be taken by adding its top card to a meld of your side that isn&apos;t yet a canasta.</source>
        <translation>اگر فریز نباشد، با افزودن برگ رویش به ترکیبی از تیم که هنوز کاناستا نیست هم برداشته می‌شود.</translation>
    </message>
    <message>
        <source>It is taken only with two natural cards from the hand.</source>
        <translation>فقط با دو برگ طبیعی از دست برداشته می‌شود.</translation>
    </message>
    <message>
        <source>Once the stock is empty, play continues as long as the pile is taken; a player who doesn&apos;t take it ends the deal.</source>
        <translation>وقتی زمین خالی است، بازی تا وقتی دورریز برداشته می‌شود ادامه دارد؛ کسی که آن را برندارد، دست را تمام می‌کند.</translation>
    </message>
    <message>
        <source>Once the stock is empty, play continues as long as the pile is taken. A player who can add its top card to a meld must take it; any other may end the deal instead.</source>
        <translation>وقتی زمین خالی است، بازی تا وقتی دورریز برداشته می‌شود ادامه دارد. کسی که می‌تواند برگ رو را به ترکیبی اضافه کند، باید آن را بردارد؛ دیگران می‌توانند به جایش دست را تمام کنند.</translation>
    </message>
    <message>
        <source>A red three is laid out at once and replaced from the stock.</source>
        <translation>سهٔ سرخ همان لحظه رو گذاشته می‌شود و به جایش از زمین برگی برداشته می‌شود.</translation>
    </message>
    <message>
        <source>A red three in the pile freezes it, and isn&apos;t replaced when the pile is taken.</source>
        <translation>سهٔ سرخ در دورریز آن را فریز می‌کند و هنگام برداشتن، برگ دیگری به جایش داده نمی‌شود.</translation>
    </message>
    <message>
        <source>Three or more black threes, without wild cards, are melded only by a player who goes out.</source>
        <translation>سه برگ سهٔ سیاه یا بیشتر را، بدون وایلد، فقط کسی می‌خواباند که بیرون می‌رود.</translation>
    </message>
    <message>
        <source>Each red three counts %1 points, all four together %2.</source>
        <translation>هر سهٔ سرخ %1 امتیاز دارد و هر چهار تا با هم %2 امتیاز.</translation>
    </message>
    <message>
        <source>Each red three counts %1 points, five together %2 and six %3.</source>
        <translation>هر سهٔ سرخ %1 امتیاز دارد، پنج تا با هم %2 و شش تا %3 امتیاز.</translation>
    </message>
    <message>
        <source>Red threes count against a side that has no meld at the end.</source>
        <translation>سه‌های سرخ از امتیاز تیمی که در پایان ترکیبی ندارد کم می‌شوند.</translation>
    </message>
    <message>
        <source>A meld of one rank holds at least two natural cards and at most three wild ones: deuces and jokers.</source>
        <translation>هر ترکیب هم‌ارزش دست‌کم دو برگ طبیعی و حداکثر سه وایلد دارد: دوها و جوکرها.</translation>
    </message>
    <message>
        <source>A meld of one rank holds two natural cards for every wild one, and at most three deuces and jokers.</source>
        <translation>هر ترکیب هم‌ارزش برای هر وایلد دو برگ طبیعی دارد، و حداکثر سه وایلد: دوها و جوکرها.</translation>
    </message>
    <message>
        <source>A meld of one rank holds at least two natural cards, no more wild ones than natural ones, and at most three deuces and jokers.</source>
        <translation>هر ترکیب هم‌ارزش دست‌کم دو برگ طبیعی دارد، وایلدهایش از طبیعی‌ها بیشتر نیست، و حداکثر سه وایلد دارد: دوها و جوکرها.</translation>
    </message>
    <message>
        <source>Partners share one meld of each rank.</source>
        <translation>یارها از هر ارزش یک ترکیب مشترک دارند.</translation>
    </message>
    <message>
        <source>Each player has one meld of each rank.</source>
        <translation>هر بازیکن از هر ارزش یک ترکیب دارد.</translation>
    </message>
    <message>
        <source>Each player has one meld of each rank, and partners share theirs.</source>
        <translation>هر بازیکن از هر ارزش یک ترکیب دارد، و ترکیب‌های یارها مشترک است.</translation>
    </message>
    <message>
        <source>A side may also have one meld of three or more wild cards and nothing else.</source>
        <translation>هر تیم می‌تواند یک ترکیب هم فقط از سه وایلد یا بیشتر داشته باشد.</translation>
    </message>
    <message>
        <source>Wild cards alone aren&apos;t a meld.</source>
        <translation>وایلد به‌تنهایی ترکیب نیست.</translation>
    </message>
    <message>
        <source>A meld of seven or more cards is a canasta: natural without wild cards, mixed with them.</source>
        <translation>ترکیب هفت‌برگی یا بیشتر کاناستاست: اگر وایلد نداشته باشد طبیعی، و اگر داشته باشد مختلط.</translation>
    </message>
    <message>
        <source>Melds laid down together add up to it; after that a meld may be worth anything.</source>
        <translation>امتیاز چند ترکیبی که با هم خوابانده شوند برای آن جمع می‌شود؛ بعد از آن امتیاز ترکیب هرچه باشد مهم نیست.</translation>
    </message>
    <message>
        <source>Only the cards themselves count towards it, wild cards too; bonuses for canastas and red threes don&apos;t.</source>
        <translation>برای آن فقط خود برگ‌ها حساب می‌شوند، وایلدها هم؛ پاداش کاناستا و سه‌های سرخ حساب نمی‌شود.</translation>
    </message>
    <message>
        <source>A side&apos;s first meld must be worth %1 points. With a total before the deal of %3 or more it must be worth %2; of %5 or more, %4; of %7 or more, %6; and with a total below %9 only %8.</source>
        <translation>بر پایهٔ جمع پیش از دست، اولین ترکیب هر تیم باید %1 امتیاز داشته باشد؛ از %3 به بالا %2، از %5 به بالا %4، از %7 به بالا %6، و زیر %9 فقط %8.</translation>
    </message>
    <message>
        <source>A side&apos;s first meld must be worth %1 points. With a total before the deal of %3 or more it must be worth %2; of %5 or more, %4; and with a total below %7 only %6.</source>
        <translation>بر پایهٔ جمع پیش از دست، اولین ترکیب هر تیم باید %1 امتیاز داشته باشد؛ از %3 به بالا %2، از %5 به بالا %4، و زیر %7 فقط %6.</translation>
    </message>
    <message>
        <source>Red threes score nothing for a side that has no meld at the end.</source>
        <translation>سه‌های سرخ برای تیمی که در پایان ترکیبی ندارد امتیازی ندارند.</translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile and can&apos;t be taken.</source>
        <translation>سهٔ سیاهی که انداخته شود دورریز را فریز می‌کند و خودش برداشته نمی‌شود.</translation>
    </message>
    <message>
        <source>A discarded black three only blocks the pile for the next player.</source>
        <translation>سهٔ سیاهی که انداخته شود فقط دورریز را برای نفر بعد می‌بندد.</translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation>سه‌های سیاه هرگز خوابانده نمی‌شوند.</translation>
    </message>
    <message numerus="yes">
        <source>A player whose side has %1 canasta(s) may go out: by melding the last card or by discarding it.</source>
        <translation>
            <numerusform>بازیکنی که تیمش %1 کاناستا دارد می‌تواند بیرون برود: با خواباندن آخرین برگ یا انداختن آن.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who can&apos;t go out must keep cards: two before discarding, one after.</source>
        <translation>کسی که نمی‌تواند بیرون برود باید برگ نگه دارد: دو برگ پیش از انداختن، یک برگ پس از آن.</translation>
    </message>
    <message>
        <source>A player who goes out concealed in a single move needs no minimum, unless the pile was taken in that turn.</source>
        <translation>بیرون رفتن پنهان در یک حرکت حداقل امتیاز لازم ندارد، مگر این‌که در همان نوبت دورریز برداشته شده باشد.</translation>
    </message>
    <message>
        <source>A player who goes out concealed must meet the minimum of a first meld as well.</source>
        <translation>بیرون رفتن پنهان هم حداقل امتیاز اولین ترکیب را لازم دارد.</translation>
    </message>
    <message>
        <source>Nobody has a partner to ask before going out.</source>
        <translation>کسی یاری ندارد که پیش از بیرون رفتن از او بپرسد.</translation>
    </message>
    <message>
        <source>A player who gets a yes and doesn&apos;t go out in that turn loses %1 points.</source>
        <translation>بازیکنی که «بله» بشنود و در همان نوبت بیرون نرود، %1 امتیاز از دست می‌دهد.</translation>
    </message>
    <message>
        <source>A player who gets a yes must go out in that turn, so a player may ask only when able to go out.</source>
        <translation>بازیکنی که «بله» بشنود باید در همان نوبت بیرون برود، پس فقط کسی اجازه دارد بپرسد که بتواند بیرون برود.</translation>
    </message>
    <message>
        <source>The deal ends with the discard of the player who drew the last card.</source>
        <translation>بازیکنی که آخرین برگ زمین را برداشته است برگی می‌اندازد و دست تمام می‌شود.</translation>
    </message>
    <message>
        <source>If a player draws nothing but red threes at the end of the stock, the deal ends at once.</source>
        <translation>اگر بازیکن در پایان از زمین فقط سهٔ سرخ بردارد، دست همان‌جا تمام می‌شود.</translation>
    </message>
    <message>
        <source>If a player draws nothing but red threes at the end of the stock, that player may meld but not discard, and the deal ends.</source>
        <translation>اگر بازیکن در پایان از زمین فقط سهٔ سرخ بردارد، می‌تواند ترکیب بخواباند ولی برگ نمی‌اندازد، و دست تمام می‌شود.</translation>
    </message>
    <message>
        <source>Going out concealed means laying down your whole hand in one turn, with a canasta in it, without having laid down any card earlier in the deal. The last card may be discarded.</source>
        <translation>پنهان بیرون رفتن یعنی بی‌آن‌که پیش‌تر در این دست برگی خوابانده باشید، همهٔ دستتان را با یک کاناستا در آن در یک نوبت بخوابانید. برگ آخر را می‌شود انداخت.</translation>
    </message>
    <message>
        <source>Going out concealed means laying down your whole hand in one turn, with a canasta of your own, without having laid down any card earlier in the deal and without adding to melds on the table. The last card may be discarded.</source>
        <translation>پنهان بیرون رفتن یعنی بی‌آن‌که پیش‌تر در این دست برگی خوابانده باشید یا به ترکیب‌های روی میز چیزی اضافه کنید، همهٔ دستتان را با کاناستای خودتان در یک نوبت بخوابانید. برگ آخر را می‌شود انداخت.</translation>
    </message>
    <message>
        <source>A player who goes out concealed in a single move needs no minimum.</source>
        <translation>پنهان بیرون رفتن در یک حرکت حداقل امتیاز نمی‌خواهد.</translation>
    </message>
    <message>
        <source>A joker counts %1 points, a deuce or an ace %2, a king to an eight %3, and a seven to a four or a black three %4.</source>
        <translation>جوکر %1 امتیاز دارد، دو و آس %2، از شاه تا هشت %3، و از هفت تا چهار و سهٔ سیاه %4.</translation>
    </message>
    <message>
        <source>A natural canasta counts %1 and a mixed one %2 points on top of its cards.</source>
        <translation>کاناستای طبیعی %1 امتیاز دارد و مختلط %2 امتیاز، جدا از امتیاز برگ‌هایش.</translation>
    </message>
    <message>
        <source>A canasta of wild cards counts %1 points on top of its cards.</source>
        <translation>کاناستای وایلد %1 امتیاز دارد، جدا از امتیاز برگ‌هایش.</translation>
    </message>
    <message>
        <source>Going out counts %1 points, and %2 more when it is concealed.</source>
        <translation>بیرون رفتن %1 امتیاز دارد و اگر پنهان باشد %2 امتیاز دیگر.</translation>
    </message>
    <message>
        <source>Cards left in any hand of a side count against it.</source>
        <translation>برگ‌هایی که در دست بازیکنان تیم بماند از امتیازش کم می‌شود.</translation>
    </message>
    <message>
        <source>What the two partners score together is added to each of them, but red threes belong to the player who has them.</source>
        <translation>امتیاز دو یار روی هم به هر کدامشان می‌رسد، ولی سه‌های سرخ مال بازیکنی است که آن‌ها را دارد.</translation>
    </message>
    <message>
        <source>The match ends with the deal in which a side reaches %1 points.</source>
        <translation>بازی با دستی تمام می‌شود که در آن تیمی به %1 امتیاز برسد.</translation>
    </message>
    <message>
        <source>The highest total wins; if several are equal, another deal is played.</source>
        <translation>هر تیم که جمعش بیشتر باشد می‌برد؛ اگر چند تیم برابر باشند، یک دست دیگر بازی می‌شود.</translation>
    </message>
    <message>
        <source>If several sides reach it, the one that went out wins, otherwise the one with the highest total; if totals are equal, another deal is played.</source>
        <translation>اگر چند تیم به آن برسند، تیمی که بیرون رفته می‌برد، وگرنه تیمی که جمعش بیشتر است؛ اگر جمع‌ها برابر باشد، یک دست دیگر بازی می‌شود.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>نوبت شما نیست؛ نوبت %1 است.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>این دست تمام شد.</translation>
    </message>
    <message>
        <source>Cut the pack first.</source>
        <translation>اول دسته را کوپ کنید.</translation>
    </message>
    <message>
        <source>The pack has already been cut.</source>
        <translation>دسته را پیش‌تر کوپ کرده‌اند.</translation>
    </message>
    <message>
        <source>Draw a card or take the pile first.</source>
        <translation>اول یک برگ بردارید یا دورریز را بردارید.</translation>
    </message>
    <message>
        <source>You&apos;ve already begun your turn: meld, or discard a card.</source>
        <translation>نوبتتان را شروع کرده‌اید: ترکیب بخوابانید یا برگی بیندازید.</translation>
    </message>
    <message>
        <source>Answer your partner first: yes or no.</source>
        <translation>اول پاسخ یارتان را بدهید: بله یا نه.</translation>
    </message>
    <message>
        <source>Nobody has asked you.</source>
        <translation>کسی از شما نپرسیده است.</translation>
    </message>
    <message>
        <source>The stock is empty, so you must take the pile: its top card fits.</source>
        <translation>زمین خالی است، پس باید دورریز را بردارید: برگ رویش جور است.</translation>
    </message>
    <message>
        <source>The stock is used up: meld, go out, or end the deal.</source>
        <translation>زمین تمام شده است: ترکیب بخوابانید، بیرون بروید یا دست را تمام کنید.</translation>
    </message>
    <message>
        <source>Your partner said yes: discard your last card to go out.</source>
        <translation>یارتان گفت بله: آخرین برگتان را بیندازید تا بیرون بروید.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ورق داد.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>شما ورق دادید.</translation>
    </message>
    <message>
        <source>%1 sits out in this deal.</source>
        <translation>%1 در این دست بازی نمی‌کند.</translation>
    </message>
    <message>
        <source>You sit out in this deal.</source>
        <translation>شما در این دست بازی نمی‌کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 cuts the pack after %2 card(s).</source>
        <translation>
            <numerusform>%1 دسته را بعد از %2 برگ کوپ کرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cut the pack after %2 card(s).</source>
        <translation>
            <numerusform>دسته را بعد از %2 برگ کوپ کردید.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lays out the %2.</source>
        <translation>%1 %2 را رو گذاشت.</translation>
    </message>
    <message>
        <source>You lay out the %2.</source>
        <translation>%2 را رو گذاشتید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %2 card(s).</source>
        <translation>
            <numerusform>%1 %2 برگ برداشت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %2 card(s).</source>
        <translation>
            <numerusform>%2 برگ برداشتید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pile of %2 card(s).</source>
        <translation>
            <numerusform>%1 دورریز %2 برگی را برداشت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the pile of %2 card(s).</source>
        <translation>
            <numerusform>دورریز %2 برگی را برداشتید.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays alone against the other two.</source>
        <translation>%1 تنها در برابر دو نفر دیگر بازی می‌کند.</translation>
    </message>
    <message>
        <source>You play alone against the other two.</source>
        <translation>شما تنها در برابر دو نفر دیگر بازی می‌کنید.</translation>
    </message>
    <message>
        <source>The card turned up is %1.</source>
        <comment>the queen of spades; a joker</comment>
        <translation>%1 رو شد.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 %2{ra} انداخت.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>%2{ra} انداختید.</translation>
    </message>
    <message>
        <source>%1 discards %2 and freezes the pile.</source>
        <translation>%1 %2{ra} انداخت و دورریز را فریز کرد.</translation>
    </message>
    <message>
        <source>You discard %2 and freeze the pile.</source>
        <translation>%2{ra} انداختید و دورریز را فریز کردید.</translation>
    </message>
    <message>
        <source>%1 asks %2: may I go out?</source>
        <translation>%1 از %2 پرسید: بیرون بروم؟</translation>
    </message>
    <message>
        <source>You ask %2: may I go out?</source>
        <translation>از %2 پرسیدید: بیرون بروم؟</translation>
    </message>
    <message>
        <source>%1 asks you: may I go out?</source>
        <translation>%1 از شما پرسید: بیرون بروم؟</translation>
    </message>
    <message>
        <source>%1 says yes.</source>
        <translation>%1 گفت بله.</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>گفتید بله.</translation>
    </message>
    <message>
        <source>%1 says no.</source>
        <translation>%1 گفت نه.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>گفتید نه.</translation>
    </message>
    <message>
        <source>%1 goes out.</source>
        <translation>%1 بیرون رفت.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>بیرون رفتید.</translation>
    </message>
    <message>
        <source>%1 goes out concealed.</source>
        <translation>%1 پنهان بیرون رفت.</translation>
    </message>
    <message>
        <source>You go out concealed.</source>
        <translation>پنهان بیرون رفتید.</translation>
    </message>
    <message>
        <source>The stock is used up, and the deal ends.</source>
        <translation>زمین تمام شد و دست پایان یافت.</translation>
    </message>
    <message>
        <source>%1 completes a natural canasta.</source>
        <translation>%1 یک کاناستای طبیعی را کامل کرد.</translation>
    </message>
    <message>
        <source>You complete a natural canasta.</source>
        <translation>یک کاناستای طبیعی را کامل کردید.</translation>
    </message>
    <message>
        <source>%1 completes a mixed canasta.</source>
        <translation>%1 یک کاناستای مختلط را کامل کرد.</translation>
    </message>
    <message>
        <source>You complete a mixed canasta.</source>
        <translation>یک کاناستای مختلط را کامل کردید.</translation>
    </message>
    <message>
        <source>%1 completes a canasta of wild cards.</source>
        <translation>%1 یک کاناستای وایلد را کامل کرد.</translation>
    </message>
    <message>
        <source>You complete a canasta of wild cards.</source>
        <translation>یک کاناستای وایلد را کامل کردید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %4: %2 card(s).</source>
        <translation>
            <numerusform>%1 %2 برگ در ترکیب %4‌ها خواباند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You meld %4: %2 card(s).</source>
        <translation>
            <numerusform>%2 برگ در ترکیب %4‌ها خواباندید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 melds %2 wild card(s).</source>
        <translation>
            <numerusform>%1 %2 وایلد خواباند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You meld %2 wild card(s).</source>
        <translation>
            <numerusform>%2 وایلد خواباندید.</numerusform>
        </translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>a meld of them</comment>
        <translation>سه‌سیاه</translation>
    </message>
    <message>
        <source>%1 may go out now.</source>
        <comment>one player, or the partners of a side</comment>
        <translation>حالا %1 %1{you:می‌توانید بیرون بروید|one:می‌تواند بیرون برود|other:می‌توانند بیرون بروند}.</translation>
    </message>
    <message>
        <source>%1 may go out now.</source>
        <comment>a player who plays alone</comment>
        <translation>حالا %1 می‌تواند بیرون برود.</translation>
    </message>
    <message>
        <source>You may go out now.</source>
        <translation>حالا می‌توانید بیرون بروید.</translation>
    </message>
    <message>
        <source>Melded cards</source>
        <comment>line of the score</comment>
        <translation>خوابانده‌ها</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <comment>line of the score</comment>
        <translation>کاناستاهای طبیعی</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <comment>line of the score</comment>
        <translation>کاناستاهای مختلط</translation>
    </message>
    <message>
        <source>Canastas of wild cards</source>
        <comment>line of the score</comment>
        <translation>کاناستاهای وایلد</translation>
    </message>
    <message>
        <source>Red threes</source>
        <comment>line of the score</comment>
        <translation>سه‌های سرخ</translation>
    </message>
    <message>
        <source>Going out</source>
        <comment>line of the score</comment>
        <translation>بیرون رفتن</translation>
    </message>
    <message>
        <source>Concealed</source>
        <comment>line of the score</comment>
        <translatorcomment>پنهان for going out concealed.</translatorcomment>
        <translation>پنهان</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <comment>line of the score</comment>
        <translation>مانده در دست</translation>
    </message>
    <message>
        <source>Penalty after “yes”</source>
        <comment>line of the score</comment>
        <translation>جریمه پس از «بله»</translation>
    </message>
    <message>
        <source>Cut the pack: click a card, or type how many to lift off</source>
        <translation>دسته را کوپ کنید: روی برگی کلیک کنید، یا بنویسید چند برگ برداشته شود</translation>
    </message>
    <message>
        <source>%1 to cut the pack</source>
        <translation>نوبت %1 است که دسته را کوپ کند</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>نوبت بازی %1 است</translation>
    </message>
    <message>
        <source>Waiting for %1&apos;s answer</source>
        <translation>منتظر پاسخ %1</translation>
    </message>
    <message>
        <source>%1 asks: may I go out?</source>
        <translation>%1 می‌پرسد: بیرون بروم؟</translation>
    </message>
    <message>
        <source>Your turn: draw, or take the pile</source>
        <translation>نوبت شما: برگ بردارید یا دورریز را</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: draw %1 card(s)</source>
        <translation>
            <numerusform>نوبت شما: %1 برگ بردارید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press “Take the pile” again to confirm: %1 card(s) will join your hand</source>
        <translation>
            <numerusform>برای برداشتن، «برداشتن دورریز» را دوباره بزنید: %1 برگ به دستتان می‌آید</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: meld, or discard a card</source>
        <translation>نوبت شما: ترکیب بخوابانید یا برگی بیندازید</translation>
    </message>
    <message>
        <source>The stock is used up: meld what you can, or end the deal</source>
        <translation>زمین تمام شده: هرچه می‌توانید بخوابانید یا دست را تمام کنید</translation>
    </message>
    <message>
        <source>Your partner said yes: go out now</source>
        <translation>یارتان گفت بله: حالا بیرون بروید</translation>
    </message>
    <message>
        <source>First meld: %1 of %2 points</source>
        <translation>اولین ترکیب: %1 از %2 امتیاز</translation>
    </message>
    <message>
        <source>First meld: %1 points, enough</source>
        <comment>the minimum is reached</comment>
        <translation>اولین ترکیب: %1 امتیاز، کافی است</translation>
    </message>
    <message>
        <source>Not final yet: lay the cards down, or take them back</source>
        <translation>هنوز قطعی نیست: برگ‌ها را بخوابانید یا پس بگیرید</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>این دست تمام شد</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 بازی را برد</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>شما بازی را بردید</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>partners; the reader may be one of them: Kavya and you</comment>
        <translation>%1 بازی را %1{you:بردید|other:بردند}</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>دست %1</translation>
    </message>
    <message>
        <source>Canasta to %1</source>
        <translation>کاناستا تا %1</translation>
    </message>
    <message>
        <source>Your first meld must be worth %1 points</source>
        <translation>اولین ترکیب شما باید %1 امتیاز داشته باشد</translation>
    </message>
    <message>
        <source>Your side has melded</source>
        <translation>تیم شما ترکیب خوابانده است</translation>
    </message>
    <message>
        <source>Canastas: %1 (%2 needed to go out)</source>
        <translation>کاناستا: %1 (برای بیرون رفتن %2 لازم است)</translation>
    </message>
    <message>
        <source>The pile is frozen</source>
        <translatorcomment>فریز for frozen, دورریز for the discard pile.</translatorcomment>
        <translation>دورریز فریز است</translation>
    </message>
    <message>
        <source>The pile is frozen for you until your side has melded</source>
        <translation>تا تیمتان ترکیب نخوابانده، دورریز برای شما فریز است</translation>
    </message>
    <message>
        <source>Frozen pile</source>
        <translation>دورریز فریز</translation>
    </message>
    <message numerus="yes">
        <source>You can take the pile: %1 more card(s) would join your hand.</source>
        <translation>
            <numerusform>می‌توانید دورریز را بردارید: %1 برگ دیگر به دستتان می‌آید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let go here: %1 cards, a canasta</source>
        <comment>what a dragged card makes there</comment>
        <translation>اینجا رها کنید: %1 برگ، کاناستا</translation>
    </message>
    <message>
        <source>Natural</source>
        <comment>on a canasta</comment>
        <translation>طبیعی</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>on a canasta</comment>
        <translation>مختلط</translation>
    </message>
    <message>
        <source>Wild</source>
        <comment>on a canasta</comment>
        <translation>وایلد</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>این دست نیست</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>تنها بازی می‌کند</translation>
    </message>
    <message>
        <source>May go out</source>
        <translatorcomment>Badge on a plate; longer would be اجازهٔ بیرون رفتن دارد.</translatorcomment>
        <translation>بیرون رفتن آزاد</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>بیرون رفت</translation>
    </message>
    <message>
        <source>May not go out</source>
        <translation>بیرون رفتن ممنوع</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>دستهٔ دورریز خالی است.</translation>
    </message>
    <message>
        <source>A wild card is on top, so the pile can&apos;t be taken.</source>
        <translation>برگ رو وایلد است، پس دورریز را نمی‌شود برداشت.</translation>
    </message>
    <message>
        <source>A three is on top, so the pile can&apos;t be taken.</source>
        <translation>برگ رو سه است، پس دورریز را نمی‌شود برداشت.</translation>
    </message>
    <message>
        <source>Your side must make its first meld before it can take the pile.</source>
        <translation>تیم شما باید اولین ترکیبش را بخواباند تا بتواند دورریز را بردارد.</translation>
    </message>
    <message>
        <source>With one card in hand you can&apos;t take a one-card pile.</source>
        <translation>با یک برگ در دست نمی‌توانید دورریز یک‌برگی را بردارید.</translation>
    </message>
    <message>
        <source>The pile is frozen: you need two natural %1.</source>
        <comment>queens</comment>
        <translation>دورریز فریز است: دو برگ %1 طبیعی لازم دارید.</translation>
    </message>
    <message>
        <source>Your side has no meld yet: you need two natural %1 to take the pile.</source>
        <comment>queens</comment>
        <translation>تیم شما هنوز ترکیبی ندارد: برای برداشتن دورریز دو برگ %1 طبیعی لازم دارید.</translation>
    </message>
    <message>
        <source>Under these rules a wild card doesn&apos;t help to take the pile.</source>
        <translation>با این قواعد وایلد به برداشتن دورریز کمک نمی‌کند.</translation>
    </message>
    <message>
        <source>Under these rules the top card can&apos;t be added to a meld.</source>
        <translation>با این قواعد برگ رو را نمی‌شود برای ترکیبی که دارید برداشت.</translation>
    </message>
    <message>
        <source>The top card can&apos;t be added to a canasta.</source>
        <translation>برگ رو را نمی‌شود برای کاناستا برداشت.</translation>
    </message>
    <message>
        <source>To take the pile, choose cards from your hand that make a meld with the %1.</source>
        <translation>برای برداشتن دورریز، از دستتان برگ‌هایی انتخاب کنید که با %1 ترکیب بسازند.</translation>
    </message>
    <message>
        <source>Take the pile with two cards at most; meld more once you have taken it.</source>
        <translation>دورریز را با حداکثر دو برگ بردارید؛ بقیه را پس از برداشتن بخوابانید.</translation>
    </message>
    <message>
        <source>Canasta is for %1 to %2 players, not for %3.</source>
        <translation>کاناستا برای %1 تا %2 بازیکن است، نه برای %3.</translation>
    </message>
    <message>
        <source>These sides don&apos;t work for %1 players. Choose “%2”.</source>
        <translation>این تیم‌بندی به %1 بازیکن نمی‌خورد: «%2» را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Cards dealt, cards drawn, packs and canastas must each be at least %1.</source>
        <translation>تعداد برگ‌های پخش‌شده، برگ‌های برداشتنی، دسته‌ها و کاناستاها نمی‌تواند کمتر از %1 باشد.</translation>
    </message>
    <message>
        <source>Dealing %1 cards to each of %2 players leaves no stock: deal fewer, or use more packs.</source>
        <translation>با %1 برگ برای هر یک از %2 بازیکن، ورقی روی زمین نمی‌ماند: کمتر پخش کنید یا دستهٔ بیشتری بگذارید.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>زمین</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>دستهٔ دورریز</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>بیرون رفتید.</translation>
    </message>
    <message>
        <source>You went out, and the others kept %1 points in hand.</source>
        <translation>بیرون رفتید و %1 امتیاز در دست دیگران ماند.</translation>
    </message>
    <message>
        <source>You went out concealed, and the others kept %1 points in hand.</source>
        <translation>پنهان بیرون رفتید و %1 امتیاز در دست دیگران ماند.</translation>
    </message>
    <message>
        <source>%1 went out.</source>
        <translation>%1 بیرون رفت.</translation>
    </message>
    <message>
        <source>%1 went out, and %2 points stayed in your hand.</source>
        <translation>%1 بیرون رفت و %2 امتیاز در دست شما ماند.</translation>
    </message>
    <message>
        <source>The stock is used up, and nobody went out.</source>
        <translation>زمین تمام شد و کسی بیرون نرفت.</translation>
    </message>
    <message>
        <source>Nobody went out, and %1 points stayed in your hand.</source>
        <translation>کسی بیرون نرفت و %1 امتیاز در دست شما ماند.</translation>
    </message>
    <message>
        <source>%1 on top of the pile</source>
        <comment>a card</comment>
        <translation>روی دورریز: %1</translation>
    </message>
    <message>
        <source>the pile is empty</source>
        <translation>دورریز خالی است</translation>
    </message>
    <message>
        <source>pile: %1, stock: %2</source>
        <comment>how many cards they have</comment>
        <translation>دورریز: %1، زمین: %2</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>فریز</translation>
    </message>
    <message>
        <source>you can meld %1</source>
        <comment>cards by rank, such as: 3 queens, 2 fours</comment>
        <translation>می‌توانید بخوابانید: %1</translation>
    </message>
    <message>
        <source>a first meld could be %1</source>
        <comment>cards by rank, such as: 3 queens, 3 aces</comment>
        <translation>اولین ترکیب می‌تواند این باشد: %1</translation>
    </message>
    <message>
        <source>nothing can be melded: discard a card</source>
        <translation>ترکیبی برای خواباندن نیست: برگی بیندازید</translation>
    </message>
    <message>
        <source>your cards aren&apos;t enough for a first meld of %1 points: discard a card</source>
        <translation>برگ‌هایتان به اولین ترکیب %1 امتیازی نمی‌رسد: برگی بیندازید</translation>
    </message>
    <message>
        <source>first meld: %1 points</source>
        <comment>what it must be worth</comment>
        <translation>اولین ترکیب: %1 امتیاز</translation>
    </message>
    <message>
        <source>%1 to meld</source>
        <comment>points that a first meld must count</comment>
        <translation>برای اولین ترکیب %1 لازم است</translation>
    </message>
    <message>
        <source>we</source>
        <comment>the own side</comment>
        <translation>ما</translation>
    </message>
    <message>
        <source>they</source>
        <comment>the other side</comment>
        <translation>آن‌ها</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side, and what it has laid out: we: 7 queens mixed, 3 fours</comment>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what they have laid out: 7 queens mixed, 3 fours</comment>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>you: %2</source>
        <comment>what you have laid out: 7 queens mixed, 3 fours</comment>
        <translation>شما: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a side and its points: we 120</comment>
        <translation>‏%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>has been laid out by a side</comment>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>%1 mixed</source>
        <comment>a meld with wild cards that is no canasta yet: 4 queens mixed</comment>
        <translation>%1 مختلط</translation>
    </message>
    <message>
        <source>%1 mixed canasta</source>
        <comment>a meld: 7 queens mixed canasta</comment>
        <translation>%1 (کاناستای مختلط)</translation>
    </message>
    <message>
        <source>%1 natural canasta</source>
        <comment>a meld: 7 queens natural canasta</comment>
        <translation>%1 (کاناستای طبیعی)</translation>
    </message>
    <message>
        <source>%1 with %2 more wild</source>
        <comment>to a meld: sixes with 1 wild more</comment>
        <translation>%1‌ها با %2 وایلد دیگر</translation>
    </message>
    <message>
        <source>%1 with %2 wild</source>
        <comment>a meld, and how many wild cards it has: 4 kings with 1 wild</comment>
        <translation>%1 با %2 وایلد</translation>
    </message>
    <message>
        <source>wild cards %1</source>
        <comment>a meld of so many of them</comment>
        <translation>%1 وایلد</translation>
    </message>
    <message numerus="yes">
        <source>%1 red three(s)</source>
        <translation>
            <numerusform>%1 سهٔ سرخ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 meld(s)</source>
        <translation>
            <numerusform>%1 ترکیب</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, and what they did: Amrit drew 1 card and discarded five of clubs</comment>
        <translation>‏%1 %2</translation>
    </message>
    <message>
        <source>you %2</source>
        <comment>what you did: you drew 1 card and discarded five of clubs</comment>
        <translation>شما %2</translation>
    </message>
    <message>
        <source>nobody else has had a turn yet</source>
        <translation>هنوز نوبت کس دیگری نشده</translation>
    </message>
    <message>
        <source>%1 in your hand</source>
        <comment>cards of one rank: 2 tens in your hand</comment>
        <translation>%1 در دست شما</translation>
    </message>
    <message>
        <source>%1 in your melds</source>
        <comment>a number of cards</comment>
        <translation>%1 تا در ترکیب‌های شما</translation>
    </message>
    <message>
        <source>%1 in theirs</source>
        <comment>a number of cards in the melds of the others</comment>
        <translation>%1 تا در ترکیب‌های آن‌ها</translation>
    </message>
    <message>
        <source>a wild card: it goes with any meld that has room</source>
        <translation>وایلد: به هر ترکیبی که جا دارد می‌خورد</translation>
    </message>
    <message>
        <source>Canastas</source>
        <comment>what is counted when computers play each other</comment>
        <translation>کاناستاها</translation>
    </message>
    <message>
        <source>Caught with</source>
        <comment>points in hand when another side goes out</comment>
        <translation>امتیاز مانده در دست</translation>
    </message>
    <message>
        <source>Piles frozen</source>
        <comment>what is counted when computers play each other</comment>
        <translation>دورریزهای فریزشده</translation>
    </message>
    <message>
        <source>Piles taken</source>
        <comment>what is counted when computers play each other</comment>
        <translation>دورریزهای برداشته‌شده</translation>
    </message>
    <message>
        <source>Piles given away</source>
        <comment>by a discard that another side took the pile with</comment>
        <translation>دورریزهای ازدست‌رفته</translation>
    </message>
    <message>
        <source>Discard your last card, the %1, and go out.</source>
        <translation>آخرین برگتان را که %1 است بیندازید و بیرون بروید.</translation>
    </message>
    <message numerus="yes">
        <source>Freeze the pile of %1 card(s): %2 then needs two natural cards to take it.</source>
        <translation>
            <numerusform>دورریز %1 برگی را فریز کنید: بعد %2 برای برداشتنش دو برگ طبیعی لازم دارد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 on top %2 can&apos;t take the pile of %3 card(s).</source>
        <translation>
            <numerusform>وقتی %1 رو باشد، %2 نمی‌تواند دورریز %3 برگی را بردارد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 on top %2 can&apos;t take the pile of %3 card(s).</source>
        <comment>a black three</comment>
        <translation>
            <numerusform>وقتی %1 رو باشد، %2 نمی‌تواند دورریز %3 برگی را بردارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your other cards could all give %1 the frozen pile; nobody can take it with the %2 on top.</source>
        <translation>با هر برگ دیگرتان ممکن است دورریز فریز به %1 برسد؛ تا %2 رو باشد، کسی نمی‌تواند آن را بردارد.</translation>
    </message>
    <message>
        <source>%1 can&apos;t have two more %2, and so can&apos;t take the frozen pile.</source>
        <translation>ممکن نیست %1 دو برگ %2 دیگر داشته باشد، پس نمی‌تواند دورریز فریز را بردارد.</translation>
    </message>
    <message>
        <source>You see all the other %1, so %2 can&apos;t take the pile.</source>
        <translation>بقیهٔ %1‌ها را می‌بینید، پس %2 نمی‌تواند دورریز را بردارد.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 other %2 are unseen, so %3 is unlikely to have two to take the frozen pile.</source>
        <translation>
            <numerusform>فقط %1 برگ %2 را هنوز ندیده‌اید، پس بعید است %3 دو تا برای دورریز فریز داشته باشد.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has discarded %2 before, so the %3 is fairly safe.</source>
        <translation>‏%1 پیش‌تر هم %2 انداخته، پس %3 تقریباً بی‌خطر است.</translation>
    </message>
    <message>
        <source>%1 has a meld of %2, but your other cards are worth more to you.</source>
        <translation>‏%1 ترکیب %2‌ها را دارد، ولی برگ‌های دیگرتان بیشتر به کارتان می‌آید.</translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %1 card(s), so %2 gains little with it: the %3 can go.</source>
        <translation>
            <numerusform>دورریز فقط %1 برگ دارد و چیز زیادی به %2 نمی‌رسد: %3 را می‌شود انداخت.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pile is empty, so %1 could get no more than the %2.</source>
        <translation>دورریز خالی است، پس جز %2 چیزی به %1 نمی‌رسد.</translation>
    </message>
    <message numerus="yes">
        <source>The deal may end soon: get rid of the %2 point(s) of the %1.</source>
        <translation>
            <numerusform>شاید دست به‌زودی تمام شود: %1 را بیندازید تا %2 امتیازش روی دستتان نماند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your %1 may yet make a meld; the %2 stands alone.</source>
        <translation>شاید از %1‌هایتان هنوز ترکیبی دربیاید؛ %2 تک است.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 is your only card of its rank, and counts only %2 point(s).</source>
        <translation>
            <numerusform>%1 تنها برگ شما از این ارزش است و فقط %2 امتیاز دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your two %1 make no meld yet, and your other cards are worth more.</source>
        <translation>دو برگ %1 شما هنوز ترکیب نمی‌شود و برگ‌های دیگرتان بیشتر می‌ارزد.</translation>
    </message>
    <message numerus="yes">
        <source>You still have %1 more %2, and your other cards are harder to replace.</source>
        <translation>
            <numerusform>هنوز %1 برگ %2 دیگر برایتان می‌ماند و جای برگ‌های دیگرتان سخت‌تر پر می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side&apos;s meld of %1 can do without the %2.</source>
        <translation>ترکیب %1‌های تیمتان به %2 نیازی ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody sees the cards, so any place to cut is as good as after %1 card(s).</source>
        <translation>
            <numerusform>برگ‌ها را کسی نمی‌بیند، پس همه‌جایش یکی است: مثلاً بعد از %1 برگ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no pile to take, so draw %1 card(s).</source>
        <translation>
            <numerusform>دورریزی نیست که بردارید، پس %1 برگ از زمین بردارید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can take the pile while the %1 lies on top, so draw.</source>
        <translation>تا %1 روی دورریز است، کسی نمی‌تواند آن را بردارد: از زمین بردارید.</translation>
    </message>
    <message>
        <source>Your side must make a first meld of %1 points before it takes a pile, so draw.</source>
        <translation>تیم شما پیش از برداشتن دورریز باید اولین ترکیب %1 امتیازی‌اش را بخواباند: از زمین بردارید.</translation>
    </message>
    <message>
        <source>The pile is frozen for you, and you need two natural cards like the %1: draw.</source>
        <translation>دورریز برای شما فریز است و دو برگ طبیعی هم‌ارزش %1 لازم دارید: از زمین بردارید.</translation>
    </message>
    <message>
        <source>With the %1 you can&apos;t make a first meld of %2 points, so draw.</source>
        <translation>با %1 نمی‌توانید اولین ترکیب %2 امتیازی را بسازید: از زمین بردارید.</translation>
    </message>
    <message>
        <source>Your hand can&apos;t make a meld with the %1, so draw.</source>
        <translation>برگ‌های دستتان با %1 ترکیب نمی‌شود: از زمین بردارید.</translation>
    </message>
    <message>
        <source>The stock is empty and you can&apos;t take the %1: end the deal.</source>
        <translation>زمین خالی است و %1 را نمی‌توانید بردارید: دست را تمام کنید.</translation>
    </message>
    <message>
        <source>Taking the %1 would only fill your hand: end the deal with %2 points in it.</source>
        <translation>با برداشتن %1 فقط برگ‌هایتان زیاد می‌شود: با همین %2 امتیازی که روی دستتان مانده، دست را تمام کنید.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is empty: end the deal with %1 point(s) in your hand.</source>
        <translation>
            <numerusform>زمین خالی است: با همین %1 امتیازی که روی دستتان مانده، دست را تمام کنید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking the pile of %1 card(s) would cost you the %2: draw.</source>
        <translation>
            <numerusform>برداشتن دورریز %1 برگی به قیمت %2 تمام می‌شود: از زمین بردارید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %2 card(s) left and may go out: don&apos;t fill your hand.</source>
        <translation>
            <numerusform>‏%1 فقط %2 برگ دارد و شاید بیرون برود: دستتان را پر نکنید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile has only %1 card(s): keep your %2 for a larger one, and draw.</source>
        <translation>
            <numerusform>دورریز فقط %1 برگ دارد: %2‌هایتان را برای دورریز بزرگ‌تر نگه دارید و از زمین بردارید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile counts only %1 points, and taking it costs you %2 card(s): draw.</source>
        <translation>
            <numerusform>دورریز فقط %1 امتیاز دارد و برداشتنش %2 برگ خرج دارد: از زمین بردارید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the %1 your first meld counts %2 points, and you get %3 more card(s).</source>
        <translation>
            <numerusform>با %1 اولین ترکیبتان %2 امتیاز می‌شود و %3 برگ دیگر هم می‌گیرید.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 completes a canasta of %2.</source>
        <translation>با %1 کاناستای %2‌ها کامل می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 cards that you get fit your melds or pairs: take the pile.</source>
        <translation>
            <numerusform>از %2 برگی که می‌گیرید، %1 برگ به ترکیب‌ها یا جفت‌هایتان می‌خورد: دورریز را بردارید.</numerusform>
        </translation>
    </message>
    <message>
        <source>You also get the %1, which goes with your cards: take the pile.</source>
        <translation>%1 هم به شما می‌رسد که به برگ‌هایتان می‌خورد: دورریز را بردارید.</translation>
    </message>
    <message numerus="yes">
        <source>The pile has %1 wild card(s) in it, such as the %2: take it.</source>
        <translation>
            <numerusform>در دورریز %1 وایلد هست، مثل %2: آن را بردارید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %1 card(s) worth %2 points: take the pile.</source>
        <translation>
            <numerusform>%1 برگ با %2 امتیاز به شما می‌رسد: دورریز را بردارید.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 makes a sure meld; a card from the stock may not fit.</source>
        <translation>با %1 ترکیبتان حتمی است؛ برگ زمین شاید به کارتان نیاید.</translation>
    </message>
    <message>
        <source>The %1 joins your %2; a card from the stock may not fit.</source>
        <translation>%1 به %2‌هایتان اضافه می‌شود؛ برگ زمین شاید به کارتان نیاید.</translation>
    </message>
    <message>
        <source>The stock is empty and the %1 fits your meld, so you must take the pile.</source>
        <translation>زمین خالی است و %1 به ترکیبتان می‌خورد، پس باید دورریز را بردارید.</translation>
    </message>
    <message>
        <source>%1 said yes, so go out.</source>
        <translation>‏%1 گفت بله، پس بیرون بروید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 may go out next, with only %2 card(s) left: go out first.</source>
        <translation>
            <numerusform>‏%1 فقط %2 برگ دارد و شاید نوبت بعد بیرون برود: شما زودتر بیرون بروید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out now: %1 has melded nothing, and is caught with %2 card(s).</source>
        <translation>
            <numerusform>حالا بیرون بروید: %1 چیزی نخوابانده و %2 برگ روی دستش می‌ماند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out now and catch %1 with %2 card(s).</source>
        <translation>
            <numerusform>حالا بیرون بروید تا %2 برگ روی دست %1 بماند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can go out, but %1 still holds %2 card(s): ask first.</source>
        <translation>
            <numerusform>می‌توانید بیرون بروید، ولی %1 هنوز %2 برگ دارد: اول بپرسید.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can go out, but the rules want you to ask %1 first.</source>
        <translation>می‌توانید بیرون بروید، ولی طبق قواعد اول باید از %1 بپرسید.</translation>
    </message>
    <message numerus="yes">
        <source>The deal may end soon anyway, and your hand counts %1 point(s): say yes.</source>
        <translation>
            <numerusform>به هر حال شاید دست به‌زودی تمام شود و %1 امتیاز روی دستتان مانده: بگویید بله.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand costs your side only %1 point(s): say yes.</source>
        <translation>
            <numerusform>با برگ‌های دستتان فقط %1 امتیاز از تیمتان کم می‌شود: بگویید بله.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out now is worth more to your side than the %1 points in your hand: say yes.</source>
        <translation>اگر یارتان همین حالا بیرون برود، سود تیم از %1 امتیازی که در دستتان مانده بیشتر است: بگویید بله.</translation>
    </message>
    <message>
        <source>Your %1 may still become a canasta: say no.</source>
        <translation>شاید از %1‌هایتان هنوز کاناستا دربیاید: بگویید نه.</translation>
    </message>
    <message>
        <source>Say no: %1 points in your hand would count against your side.</source>
        <translation>بگویید نه: %1 امتیازی که در دستتان مانده از تیمتان کم می‌شود.</translation>
    </message>
    <message>
        <source>The deal may end soon: lay down these %1 points while you can.</source>
        <translation>شاید دست به‌زودی تمام شود: تا می‌توانید این %1 امتیاز را بخوابانید.</translation>
    </message>
    <message>
        <source>%1 has already melded: make your first meld of %2 points (you need %3).</source>
        <translation>‏%1 ترکیب خوابانده است: شما هم اولین ترکیبتان را با %2 امتیاز بخوابانید (%3 لازم دارید).</translation>
    </message>
    <message>
        <source>These cards count %1 points, and your first meld needs %2.</source>
        <translation>این برگ‌ها %1 امتیاز دارند و اولین ترکیبتان %2 امتیاز لازم دارد.</translation>
    </message>
    <message>
        <source>You complete a canasta of %1, and your side may then go out.</source>
        <translation>کاناستای %1‌ها کامل می‌شود و از آن پس تیمتان می‌تواند بیرون برود.</translation>
    </message>
    <message>
        <source>You complete a canasta of %1 for %2 extra points.</source>
        <translation>کاناستای %1‌ها کامل می‌شود که %2 امتیاز اضافه دارد.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has only %2 card(s) left: don&apos;t be caught with these %3 points.</source>
        <translation>
            <numerusform>‏%1 فقط %2 برگ دارد: نگذارید این %3 امتیاز روی دستتان بماند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 card(s) are left to draw: don&apos;t be caught with these %2 points.</source>
        <translation>
            <numerusform>فقط %1 برگ روی زمین مانده: نگذارید این %2 امتیاز روی دستتان بماند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %1 grow to %2: a canasta needs only %3 more.</source>
        <translation>
            <numerusform>تعداد %1‌هایتان به %2 می‌رسد: تا کاناستا فقط %3 برگ مانده.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your meld of %1 grows to %2 card(s), and these %3 points are safe.</source>
        <translation>
            <numerusform>ترکیب %1‌هایتان %2 برگی می‌شود و جای این %3 امتیاز امن است.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down %1 black threes and go out.</source>
        <translation>%1 برگ سهٔ سیاه می‌خوابانید و بیرون می‌روید.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %1 is worth %2 points, and %3 more card(s) make it a canasta.</source>
        <translation>
            <numerusform>ترکیب %1‌ها %2 امتیاز دارد و با %3 برگ دیگر کاناستا می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lay down %1 points in %2 melds.</source>
        <translation>%1 امتیاز در %2 ترکیب می‌خوابانید.</translation>
    </message>
    <message numerus="yes">
        <source>All you can do is end the deal, with %1 point(s) in your hand.</source>
        <translation>
            <numerusform>%1 امتیاز روی دستتان مانده و جز تمام کردن دست کاری نمی‌شود کرد.</numerusform>
        </translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>a meld of them: Your meld of … grows</comment>
        <translation>وایلد</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سه‌سیاهِ</translation>
    </message>
    <message>
        <source>black threes</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سه‌سیاه را</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>وایلدِ</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>وایلد را</translation>
    </message>
</context>
<context>
    <name>Canasta lesson</name>
    <message>
        <source>Going out</source>
        <translation>بیرون رفتن</translation>
    </message>
    <message>
        <source>Shall I show you how going out works?</source>
        <translation>نشانتان بدهم چطور بیرون می‌روند؟</translation>
    </message>
    <message>
        <source>Going out ends the deal: what the others still hold counts against them.</source>
        <translation>بیرون رفتن دست را تمام می‌کند: هرچه در دست دیگران مانده از امتیازشان کم می‌شود.</translation>
    </message>
    <message>
        <source>Your side needs a canasta first. Five kings are a good start.</source>
        <translation>تیم شما اول یک کاناستا لازم دارد. پنج شاه شروع خوبی است.</translation>
    </message>
    <message>
        <source>Lay down the aces, too: on the table they count for you.</source>
        <translation>آس‌ها را هم بخوابانید: روی میز برایتان امتیاز دارند.</translation>
    </message>
    <message>
        <source>Without a canasta you can&apos;t lay down everything: a card has to stay.</source>
        <translation>بدون کاناستا نمی‌شود همه را خواباند: یک برگ باید بماند.</translation>
    </message>
    <message>
        <source>Throw a card that stands alone, and keep your pair.</source>
        <translation>برگ تکی را بیندازید و جفتتان را نگه دارید.</translation>
    </message>
    <message>
        <source>That is the seventh king: add it, and your side has its canasta.</source>
        <translation>شاهِ هفتم! اضافه‌اش کنید تا تیمتان کاناستا داشته باشد.</translation>
    </message>
    <message>
        <source>Once more: throw the single card. A third eight would let you go out.</source>
        <translation>باز هم برگ تکی را بیندازید. با هشتِ سوم می‌توانید بیرون بروید.</translation>
    </message>
    <message>
        <source>You can go out now! You may ask your partner first; the answer binds you.</source>
        <translation>حالا می‌توانید بیرون بروید! اگر بخواهید اول از یارتان بپرسید؛ باید به پاسخش عمل کنید.</translation>
    </message>
    <message>
        <source>Your partner agrees: now you have to go out in this turn.</source>
        <translation>یارتان موافق است: حالا باید در همین نوبت بیرون بروید.</translation>
    </message>
    <message>
        <source>Lay down everything you have left: going out counts %1 points.</source>
        <translation>هرچه مانده بخوابانید: بیرون رفتن %1 امتیاز دارد.</translation>
    </message>
    <message>
        <source>Shall I show you how a meld is made?</source>
        <translation>نشانتان بدهم ترکیب را چطور می‌سازند؟</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>ترکیب‌ها و کاناستاها</translation>
    </message>
    <message>
        <source>Shall I show you how a turn goes?</source>
        <translation>نشانتان بدهم هر نوبت چطور می‌گذرد؟</translation>
    </message>
    <message>
        <source>Shall I show you how a first meld is made?</source>
        <translation>نشانتان بدهم اولین ترکیب را چطور می‌سازند؟</translation>
    </message>
    <message>
        <source>Lay down cards of one rank. Seven of them are a canasta, and count most.</source>
        <translation>برگ‌های هم‌ارزش را بخوابانید. هفت تای آن‌ها کاناستاست و بیشترین امتیاز را دارد.</translation>
    </message>
    <message>
        <source>Every turn begins with a card: draw one from the stock.</source>
        <translation>هر نوبت، اول یک برگ از زمین بردارید.</translation>
    </message>
    <message>
        <source>A first meld must count %1: three aces are worth %2.</source>
        <translation>اولین ترکیب باید %1 امتیاز داشته باشد: سه آس %2 امتیاز دارد.</translation>
    </message>
    <message>
        <source>Now any three of a rank will do: lay down your kings, too.</source>
        <translation>از حالا هر سه برگ هم‌ارزش کافی است: شاه‌ها را هم بخوابانید.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard: throw a low card that stands alone.</source>
        <translation>نوبتتان با انداختن برگ تمام می‌شود: یک برگ تکِ کوچک.</translation>
    </message>
    <message>
        <source>Partners meld together: what your partner lays down is yours as well.</source>
        <translation>ترکیب‌های یارتان مال شما هم هست: با هم می‌سازید.</translation>
    </message>
    <message>
        <source>It&apos;s your turn again, so draw.</source>
        <translation>باز نوبت شماست، برگ بردارید.</translation>
    </message>
    <message>
        <source>A card that fits can be added to a meld of your side: add the king.</source>
        <translation>این شاه به ترکیب تیمتان می‌خورد: اضافه‌اش کنید.</translation>
    </message>
    <message>
        <source>Deuces and jokers are wild: your deuce stands for the seventh king.</source>
        <translation>دوها و جوکرها وایلدند: دوی شما جای شاه هفتم را می‌گیرد.</translation>
    </message>
    <message>
        <source>A canasta! It scores %1 extra points with wild cards in it, and %2 without.</source>
        <translation>کاناستا! با وایلد %1 امتیاز اضافه دارد و بدون آن %2.</translation>
    </message>
    <message>
        <source>With a canasta your side may go out: the last card you lay down ends the deal.</source>
        <translation>با کاناستا تیم شما می‌تواند بیرون برود: با آخرین برگ، دست تمام می‌شود.</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>دورریز</translation>
    </message>
    <message>
        <source>Shall I show you how the pile is taken?</source>
        <translation>نشانتان بدهم دورریز را چطور برمی‌دارند؟</translation>
    </message>
    <message>
        <source>A player who can meld the top card of the pile at once may take all of it.</source>
        <translation>هر کس بتواند برگ روی دورریز را همان‌جا بخواباند، می‌تواند همه‌اش را بردارد.</translation>
    </message>
    <message>
        <source>It is easier once your side has melded: lay down the three aces.</source>
        <translation>وقتی تیم شما ترکیبی خوابانده باشد آسان‌تر است: سه آس را بخوابانید.</translation>
    </message>
    <message>
        <source>A black three on top blocks the pile for the next player: throw yours.</source>
        <translation>سهٔ سیاه روی دورریز راه نفر بعد را می‌بندد: مال خودتان را بیندازید.</translation>
    </message>
    <message>
        <source>You hold two that match the top card: take the pile with them.</source>
        <translation>دو برگ هم‌ارزش با برگ رو دارید: با آن‌ها دورریز را بردارید.</translation>
    </message>
    <message>
        <source>The rest joined your hand: add what fits your melds right away.</source>
        <translation>بقیه به دستتان آمد: هرچه به ترکیب‌ها می‌خورد اضافه کنید.</translation>
    </message>
    <message>
        <source>Now throw a card that the next player can hardly use: a low one.</source>
        <translation>حالا برگی بیندازید که به کار نفر بعد نیاید: یک برگ کوچک.</translation>
    </message>
    <message>
        <source>A wild card lies in the pile: it is frozen, and harder to take.</source>
        <translation>در دورریز وایلد هست: فریز است و برداشتنش سخت‌تر.</translation>
    </message>
    <message>
        <source>A frozen pile needs two matching cards from your hand, and you have one: draw.</source>
        <translation>دورریز فریز دو برگ هم‌ارزش از دست می‌خواهد و شما یکی دارید: از زمین بردارید.</translation>
    </message>
    <message>
        <source>Keep your pairs for the frozen pile, and throw a card that stands alone.</source>
        <translation>جفت‌هایتان را برای دورریز فریز نگه دارید و یک برگ تکی بیندازید.</translation>
    </message>
    <message>
        <source>Now you have two of that rank in your hand: the frozen pile is yours!</source>
        <translation>حالا دو برگ از همان ارزش در دست دارید: دورریز فریز مال شماست!</translation>
    </message>
</context>
<context>
    <name>Canasta, brief</name>
    <message>
        <source>takes the pile: %3</source>
        <translation>دورریز را برداشت: %3</translation>
    </message>
    <message>
        <source>take the pile: %3</source>
        <translation>دورریز را برداشتید: %3</translation>
    </message>
    <message>
        <source>takes the pile</source>
        <translation>دورریز را برداشت</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>دورریز را برداشتید</translation>
    </message>
    <message>
        <source>lays %3</source>
        <comment>cards, behind a name</comment>
        <translation>خواباند: %3</translation>
    </message>
    <message>
        <source>lay %3</source>
        <comment>cards, behind: You</comment>
        <translation>خواباندید: %3</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>سهٔ سرخ</translation>
    </message>
    <message>
        <source>discards %3</source>
        <translation>%3 انداخت</translation>
    </message>
    <message>
        <source>discard %3</source>
        <translation>%3 انداختید</translation>
    </message>
    <message>
        <source>discards %3, pile frozen</source>
        <translation>%3 انداخت، دورریز فریز شد</translation>
    </message>
    <message>
        <source>discard %3, pile frozen</source>
        <translation>%3 انداختید، دورریز فریز شد</translation>
    </message>
    <message>
        <source>%2 turned up</source>
        <translation>%2 رو شد</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <translation>کاناستای طبیعی</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>از زمین برداشت</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>behind: You</comment>
        <translation>از زمین برداشتید</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>کاناستای مختلط</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>کاناستای وایلد</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>بیرون رفت</translation>
    </message>
    <message>
        <source>go out</source>
        <translation>بیرون رفتید</translation>
    </message>
    <message>
        <source>draw or take</source>
        <translation>برگ بردارید یا دورریز را</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>برگ بردارید</translation>
    </message>
    <message>
        <source>meld or discard</source>
        <translation>بخوابانید یا بیندازید</translation>
    </message>
    <message>
        <source>stock used up, end or meld</source>
        <translation>زمین تمام شد، بخوابانید یا دست را تمام کنید</translation>
    </message>
    <message>
        <source>partner says yes, go out</source>
        <translation>یارتان گفت بله، بیرون بروید</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>%1, enough</source>
        <translation>%1، کافی است</translation>
    </message>
    <message>
        <source>not final yet</source>
        <translation>هنوز قطعی نیست</translation>
    </message>
</context>
<context>
    <name>Canasta, spoken</name>
    <message>
        <source>%1 to the %2, now %3</source>
        <comment>cards, a rank, how many there are: 2 queens to the …</comment>
        <translation>%1 به ترکیب %2‌ها (حالا %3)</translation>
    </message>
    <message>
        <source>%1 to the wild cards, now %2</source>
        <comment>cards, and how many there are then</comment>
        <translation>%1 به ترکیب وایلدها (حالا %2)</translation>
    </message>
    <message>
        <source>%1 lays down %3.</source>
        <comment>such as: 3 kings, or: 2 queens and 1 deuce to the queens, now 7</comment>
        <translation>%1 این‌ها را خواباند: %3.</translation>
    </message>
    <message>
        <source>You lay down %3.</source>
        <translation>این‌ها را خواباندید: %3.</translation>
    </message>
    <message>
        <source>%1 takes the pile: %3.</source>
        <translation>%1 دورریز را برداشت: %3.</translation>
    </message>
    <message>
        <source>You take the pile: %3.</source>
        <translation>دورریز را برداشتید: %3.</translation>
    </message>
    <message>
        <source>%1 draws.</source>
        <translation>%1 از زمین برداشت.</translation>
    </message>
    <message>
        <source>You draw.</source>
        <translation>از زمین برداشتید.</translation>
    </message>
    <message>
        <source>Not final yet: lay the cards down, or take them back.</source>
        <translation>هنوز قطعی نیست: برگ‌ها را بخوابانید یا پس بگیرید.</translation>
    </message>
</context>
<context>
    <name>Canasta, told</name>
    <message numerus="yes">
        <source>drew %2 card(s)</source>
        <comment>who did it stands above: Amrit / drew 1 card</comment>
        <translation>
            <numerusform>%2 برگ %1{you:برداشتید|other:برداشت}</numerusform>
        </translation>
    </message>
    <message>
        <source>added to %2 %3</source>
        <comment>who did it stands above; a rank and cards follow</comment>
        <translation>%3{ra} به ترکیب %2‌ها %1{you:اضافه کردید|other:اضافه کرد}</translation>
    </message>
    <message numerus="yes">
        <source>took the pile: %2 card(s)</source>
        <comment>who did it stands above</comment>
        <translation>
            <numerusform>دورریز %2 برگی را %1{you:برداشتید|other:برداشت}</numerusform>
        </translation>
    </message>
    <message>
        <source>laid out %2</source>
        <comment>who did it stands above; red threes follow</comment>
        <translation>%2{ra} رو %1{you:گذاشتید|other:گذاشت}</translation>
    </message>
    <message>
        <source>first meld, %2: %3</source>
        <comment>who did it stands above; points, then cards</comment>
        <translation>اولین ترکیب را با %2 امتیاز %1{you:خواباندید|other:خواباند}: %3</translation>
    </message>
    <message>
        <source>melded %2</source>
        <comment>who did it stands above; cards follow</comment>
        <translation>%2{ra} %1{you:خواباندید|other:خواباند}</translation>
    </message>
    <message>
        <source>and %2</source>
        <comment>who did it stands above; more cards that were melded</comment>
        <translation>%2{ra} هم %1{you:خواباندید|other:خواباند}</translation>
    </message>
    <message>
        <source>discarded %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2{ra} %1{you:انداختید|other:انداخت}</translation>
    </message>
    <message>
        <source>froze the pile with %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>با %2 دورریز را فریز %1{you:کردید|other:کرد}</translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts</name>
    <message>
        <source>Cancellation Hearts</source>
        <translatorcomment>No Persian name known: هارتس ابطالی is ours.</translatorcomment>
        <translation>هارتس ابطالی</translation>
    </message>
    <message>
        <source>Hearts with two packs for a big family. Identical cards cancel out.</source>
        <translation>هارتس با دو دسته ورق برای جمع‌های بزرگ. برگ‌های جفت همدیگر را باطل می‌کنند.</translation>
    </message>
    <message>
        <source>Low cards are left out</source>
        <translation>برگ‌های کوچک کنار می‌روند</translation>
    </message>
    <message>
        <source>A kitty for the last trick</source>
        <translation>برگ‌های زمین برای دور آخر</translation>
    </message>
    <message>
        <source>The lowest club, from the first player who has one</source>
        <translation>کوچک‌ترین گشنیز، از اولین کسی که دارد</translation>
    </message>
    <message>
        <source>No card of the suit led is left</source>
        <translatorcomment>خال شروع for the suit led: ours.</translatorcomment>
        <translation>هیچ برگی از خال شروع نمانده باشد</translation>
    </message>
    <message>
        <source>Also with two pairs of twins in it</source>
        <translation>همچنین اگر دو جفت در آن باشد</translation>
    </message>
    <message>
        <source>The same player</source>
        <translation>همان بازیکن</translation>
    </message>
    <message>
        <source>The next player on the left</source>
        <translation>بازیکن بعدی در سمت چپ</translation>
    </message>
    <message>
        <source>The last player to win a trick</source>
        <translation>آخرین کسی که دوری برده است</translation>
    </message>
    <message>
        <source>To the next winner of a trick</source>
        <translation>به برندهٔ دور بعدی</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>بیرون از بازی</translation>
    </message>
    <message>
        <source>To nobody</source>
        <translation>به هیچ‌کس</translation>
    </message>
    <message>
        <source>To the leader of the trick</source>
        <translation>به شروع‌کنندهٔ دور</translation>
    </message>
    <message>
        <source>To the last player to win a trick</source>
        <translation>به آخرین کسی که دوری برده است</translation>
    </message>
    <message>
        <source>To the second player of the highest twins</source>
        <translation>به صاحب برگ دومِ بزرگ‌ترین جفت</translation>
    </message>
    <message>
        <source>All hands have the same number of cards: any left over lie face down as a kitty, or are left out.</source>
        <translation>دست همه برابر است: آنچه زیاد بیاید، رو به پایین روی زمین می‌ماند یا کنار می‌رود.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>جهت</translation>
    </message>
    <message>
        <source>A trick is void</source>
        <translation>سوختن دور</translation>
    </message>
    <message>
        <source>Twins in one trick cancel each other, and a void trick has no winner.</source>
        <translation>برگ‌های جفت در یک دور همدیگر را باطل می‌کنند و دور سوخته برنده ندارد.</translation>
    </message>
    <message>
        <source>Void tricks</source>
        <translation>دورهای سوخته</translation>
    </message>
    <message>
        <source>Lead after a void trick</source>
        <translation>شروع پس از دور سوخته</translation>
    </message>
    <message>
        <source>Who leads when nobody has won the trick.</source>
        <translation>وقتی کسی دور را نبرده است، چه کسی شروع می‌کند.</translation>
    </message>
    <message>
        <source>Cards of a void trick</source>
        <translation>برگ‌های دور سوخته</translation>
    </message>
    <message>
        <source>They wait on the table for the next winner, or count for nobody.</source>
        <translation>روی میز برای برندهٔ بعدی می‌مانند یا برای هیچ‌کس حساب نمی‌شوند.</translation>
    </message>
    <message>
        <source>Cards of a void last trick</source>
        <translation>برگ‌های دور آخرِ سوخته</translation>
    </message>
    <message>
        <source>Waiting cards and a kitty that is still there go the same way.</source>
        <translation>برگ‌های مانده روی میز و برگ‌های زمین هم، اگر هنوز باشند، همان‌جا می‌روند.</translation>
    </message>
    <message>
        <source>Each of its two copies takes %1 points off its winner&apos;s score.</source>
        <translation>هر یک از دو نسخهٔ آن %1 امتیاز از برنده‌اش کم می‌کند.</translation>
    </message>
    <message>
        <source>Value of the moon</source>
        <translation>ارزش شلم</translation>
    </message>
    <message>
        <source>%1 points as with one pack, or all %2 of the two packs.</source>
        <translation>%1 امتیاز مثل بازی با یک دسته ورق، یا هر %2 امتیاز دو دسته.</translation>
    </message>
    <message>
        <source>Six to eleven</source>
        <translation>شش تا یازده نفره</translation>
    </message>
    <message>
        <source>Bicycle&apos;s rules</source>
        <translation>قواعد بایسیکل</translation>
    </message>
    <message>
        <source>Wikipedia&apos;s rules</source>
        <translation>قواعد ویکی‌پدیا</translation>
    </message>
    <message>
        <source>To the letter</source>
        <translation>موبه‌مو</translation>
    </message>
    <message>
        <source>Identical cards in a trick cancel out; a player who shoots the moon chooses; to %1.</source>
        <translation>برگ‌های یکسان در یک دور همدیگر را باطل می‌کنند؛ شلم‌کننده انتخاب می‌کند؛ تا %1.</translation>
    </message>
    <message>
        <source>No cards are passed, no points on the first trick; to %1.</source>
        <translation>برگی رد و بدل نمی‌شود، دور اول بی‌امتیاز است؛ تا %1.</translation>
    </message>
    <message>
        <source>Low cards are left out, and the lowest club leads to the first trick; to %1.</source>
        <translation>برگ‌های کوچک کنار می‌روند، دور اول با کوچک‌ترین گشنیز شروع می‌شود؛ تا %1.</translation>
    </message>
    <message>
        <source>Two pairs of identical cards make a trick void, and nobody wins it; to %1.</source>
        <translation>اگر دو جفت برگ یکسان باشد، دور می‌سوزد و کسی آن را نمی‌برد؛ تا %1.</translation>
    </message>
    <message>
        <source>Cancellation Hearts to %1</source>
        <translation>هارتس ابطالی تا %1</translation>
    </message>
    <message numerus="yes">
        <source>Waiting: %1 card(s), points: %2</source>
        <translation>
            <numerusform>منتظر: %1 برگ، امتیاز: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of play: %1 card(s), points: %2</source>
        <translation>
            <numerusform>بیرون از بازی: %1 برگ، امتیاز: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counts for nobody: %1 card(s)</source>
        <translation>
            <numerusform>برای هیچ‌کس: %1 برگ</numerusform>
        </translation>
    </message>
    <message>
        <source>Twins and void tricks</source>
        <translatorcomment>جفت for two identical cards, دور سوخته for a trick without a winner: both ours.</translatorcomment>
        <translation>جفت‌ها و دورهای سوخته</translation>
    </message>
    <message>
        <source>All cards of two packs are used, so that every card has a twin.</source>
        <translation>همهٔ برگ‌های دو دسته بازی می‌شود، پس هر برگی یک جفت دارد.</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1 and one %2 are left out.</source>
        <translation>با دو دسته ورق بازی می‌شود، ولی از هر کدام از این‌ها یکی کنار می‌رود: %1 و %2.</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3 and one %4 are left out.</source>
        <translation>با دو دسته ورق بازی می‌شود، ولی از هر کدام از این‌ها یکی کنار می‌رود: %1، %2، %3 و %4.</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3, one %4 and one %5 are left out.</source>
        <translation>با دو دسته ورق بازی می‌شود، ولی از هر کدام از این‌ها یکی کنار می‌رود: %1، %2، %3، %4 و %5.</translation>
    </message>
    <message>
        <source>Two packs are used, but one %1, one %2, one %3, one %4, one %5 and one %6 are left out.</source>
        <translation>با دو دسته ورق بازی می‌شود، ولی از هر کدام از این‌ها یکی کنار می‌رود: %1، %2، %3، %4، %5 و %6.</translation>
    </message>
    <message>
        <source>Or win all hearts and both queens of spades of a deal.</source>
        <translation>یا همهٔ دل‌ها و هر دو بی‌بی پیک یک دست را ببرید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as the kitty.</source>
        <translation>
            <numerusform>%1 برگ رو به پایین روی زمین می‌ماند.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player to win a trick takes the kitty too, is the only one who may look at it, and gets its points.</source>
        <translation>اولین کسی که دوری ببرد، برگ‌های زمین را هم برمی‌دارد؛ فقط او می‌تواند آن‌ها را ببیند و امتیازشان به حساب او می‌رود.</translation>
    </message>
    <message>
        <source>The player who takes the last trick takes the kitty too, and gets its points.</source>
        <translation>هر کس دور آخر را ببرد، برگ‌های زمین را هم برمی‌دارد و امتیازشان به حساب او می‌رود.</translation>
    </message>
    <message>
        <source>Twins are two cards, and both may be passed.</source>
        <translation>جفت یعنی دو برگ، و می‌شود هر دو را به دیگری داد.</translation>
    </message>
    <message>
        <source>Going round from the dealer&apos;s left, the first player who holds the lowest club in play leads it to the first trick.</source>
        <translation>از سمت چپ دست‌دهنده، اولین کسی که کوچک‌ترین گشنیزِ موجود را دارد، دور اول را با آن شروع می‌کند.</translation>
    </message>
    <message>
        <source>The highest card of the suit led that hasn&apos;t been cancelled wins.</source>
        <translation>بزرگ‌ترین برگ خال شروع که باطل نشده باشد، دور را می‌برد.</translation>
    </message>
    <message>
        <source>The winner of a trick leads to the next.</source>
        <translation>برندهٔ هر دور، دور بعدی را شروع می‌کند.</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card, on the first trick too.</source>
        <translation>هر کس از آن خال ندارد، می‌تواند هر برگی بیندازد؛ در دور اول هم.</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card, but on the first trick no point card if possible.</source>
        <translation>هر کس از آن خال ندارد، می‌تواند هر برگی بیندازد؛ ولی در دور اول، تا جایی که بشود، برگ امتیازدار نمی‌اندازد.</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time except to the first trick.</source>
        <translation>با بی‌بی پیک همیشه می‌شود شروع کرد، جز در دور اول.</translation>
    </message>
    <message>
        <source>Two identical cards in one trick are twins: they cancel each other and can&apos;t win.</source>
        <translation>دو برگ یکسان در یک دور جفت‌اند: همدیگر را باطل می‌کنند و نمی‌توانند ببرند.</translation>
    </message>
    <message>
        <source>Cancelled cards still count points and still break hearts.</source>
        <translation>برگ‌های باطل‌شده باز هم امتیاز دارند و باز هم دل را باز می‌کنند.</translation>
    </message>
    <message>
        <source>The cards of a void trick wait for the winner of the next one.</source>
        <translation>برگ‌های دور سوخته منتظر برندهٔ دور بعدی می‌مانند.</translation>
    </message>
    <message>
        <source>The cards of a void trick are out of play and count for nobody.</source>
        <translation>برگ‌های دور سوخته از بازی بیرون می‌روند و برای هیچ‌کس حساب نمی‌شوند.</translation>
    </message>
    <message>
        <source>A trick is void, and nobody wins it, if it holds two pairs of twins or no uncancelled card of the suit led.</source>
        <translation>اگر در دوری دو جفت باشد یا از خال شروع هیچ برگ باطل‌نشده‌ای نماند، آن دور می‌سوزد و کسی آن را نمی‌برد.</translation>
    </message>
    <message>
        <source>A trick is void, and nobody wins it, if no uncancelled card of the suit led is in it.</source>
        <translation>اگر در دوری از خال شروع هیچ برگ باطل‌نشده‌ای نباشد، آن دور می‌سوزد و کسی آن را نمی‌برد.</translation>
    </message>
    <message>
        <source>After a void trick the same player leads again.</source>
        <translation>پس از دور سوخته همان بازیکن دوباره شروع می‌کند.</translation>
    </message>
    <message>
        <source>After a void trick the player on the leader&apos;s left leads.</source>
        <translation>پس از دور سوخته بازیکن سمت چپِ شروع‌کننده شروع می‌کند.</translation>
    </message>
    <message>
        <source>After a void trick the last player to win a trick leads, or the same player again if nobody has won one.</source>
        <translation>پس از دور سوخته آخرین کسی که دوری برده است شروع می‌کند، و اگر هنوز کسی نبرده، همان بازیکن.</translation>
    </message>
    <message>
        <source>If the last trick is void, it and all cards that are still on the table count for nobody.</source>
        <translation>اگر دور آخر بسوزد، آن دور و همهٔ برگ‌هایی که هنوز روی میز هستند برای هیچ‌کس حساب نمی‌شوند.</translation>
    </message>
    <message>
        <source>If the last trick is void, its leader takes it and all cards that are still on the table.</source>
        <translation>اگر دور آخر بسوزد، شروع‌کننده‌اش آن را با همهٔ برگ‌هایی که هنوز روی میز هستند برمی‌دارد.</translation>
    </message>
    <message>
        <source>If the last trick is void, the last player to win a trick takes it and all cards that are still on the table.</source>
        <translation>اگر دور آخر بسوزد، آخرین کسی که دوری برده است آن را با همهٔ برگ‌هایی که هنوز روی میز هستند برمی‌دارد.</translation>
    </message>
    <message>
        <source>If the last trick is void, the second player of the highest twins of the suit led takes it and all cards that are still on the table.</source>
        <translation>اگر دور آخر بسوزد، کسی که برگ دومِ بزرگ‌ترین جفت خال شروع را بازی کرده است آن را با همهٔ برگ‌هایی که هنوز روی میز هستند برمی‌دارد.</translation>
    </message>
    <message>
        <source>Every heart counts %1 and each queen of spades %2.</source>
        <translation>هر دل %1 امتیاز دارد و هر بی‌بی پیک %2 امتیاز.</translation>
    </message>
    <message>
        <source>Each %1 takes off %2 points; it isn&apos;t a point card.</source>
        <translation>هر %1 %2 امتیاز کم می‌کند؛ این برگ امتیازدار حساب نمی‌شود.</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades gets no points, and everybody else gets %1.</source>
        <translation>هر کس همهٔ دل‌ها و هر دو بی‌بی پیک را ببرد امتیازی نمی‌گیرد و بقیه هر کدام %1 امتیاز می‌گیرند.</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades takes %1 points off their total; nobody else gets any.</source>
        <translation>هر کس همهٔ دل‌ها و هر دو بی‌بی پیک را ببرد، %1 امتیاز از خودش کم می‌کند و کسی امتیازی نمی‌گیرد.</translation>
    </message>
    <message>
        <source>A player who wins all hearts and both queens of spades chooses: take %1 points off their own total, or add %1 to every other total.</source>
        <translation>هر کس همهٔ دل‌ها و هر دو بی‌بی پیک را ببرد، انتخاب می‌کند: %1 امتیاز از خودش کم کند یا %1 امتیاز به جمع هر یک از دیگران اضافه کند.</translation>
    </message>
    <message>
        <source>The match ends after a deal in which a total reaches %1.</source>
        <translation>پس از دستی که در آن جمع کسی به %1 برسد، بازی تمام می‌شود.</translation>
    </message>
    <message>
        <source>%1 plays the %2, and the twins cancel each other.</source>
        <translation>%1 %2 را بازی کرد و دو برگ جفت همدیگر را باطل کردند.</translation>
    </message>
    <message>
        <source>You play the %2, and the twins cancel each other.</source>
        <translation>%2 را بازی کردید و دو برگ جفت همدیگر را باطل کردند.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick: %1 card(s) wait for the next winner.</source>
        <translation>
            <numerusform>کسی این دور را نبرد: %1 برگ منتظر برندهٔ بعدی می‌ماند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the trick, and its %1 card(s) are out of play.</source>
        <translation>
            <numerusform>کسی این دور را نبرد و %1 برگ آن از بازی بیرون رفت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins the last trick, and %1 card(s) count for nobody.</source>
        <translation>
            <numerusform>کسی دور آخر را نبرد و %1 برگ برای هیچ‌کس حساب نمی‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wins the last trick, and %1 takes its cards.</source>
        <translation>کسی دور آخر را نبرد و برگ‌هایش به %1 رسید.</translation>
    </message>
    <message>
        <source>Nobody wins the last trick, and you take its cards.</source>
        <translation>کسی دور آخر را نبرد و برگ‌هایش به شما رسید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %2 waiting card(s) as well.</source>
        <translation>
            <numerusform>%2 برگِ منتظر هم به %1 رسید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %2 waiting card(s) as well.</source>
        <translation>
            <numerusform>%2 برگِ منتظر هم به شما رسید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Queens of spades</source>
        <comment>line of the score</comment>
        <translation>بی‌بی‌های پیک</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <comment>line of the score</comment>
        <translation>برگ‌های پاداش</translation>
    </message>
    <message>
        <source>Cancellation Hearts is for %1 to %2 players, not for %3.</source>
        <translation>هارتس ابطالی برای %1 تا %2 بازیکن است، نه برای %3.</translation>
    </message>
    <message>
        <source>The twin of the %1 is already on the table: both are cancelled, and you can&apos;t win with it.</source>
        <translation>جفت %1 روی میز است: هر دو باطل می‌شوند و نمی‌توانید با آن ببرید.</translation>
    </message>
    <message numerus="yes">
        <source>The winner also takes %1 point(s) that are waiting: stay low with the %2.</source>
        <translation>
            <numerusform>%1 امتیاز هم از دور سوخته به برنده می‌رسد: %2 را بازی کنید تا دور به شما نرسد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold both copies of the %1, so nobody can cancel it: %2 card(s) still out beat it.</source>
        <translation>
            <numerusform>هر دو %1 دست شماست و کسی نمی‌تواند باطلش کند: هنوز %2 برگ بزرگ‌تر از آن مانده.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts lesson</name>
    <message>
        <source>Twins cancel</source>
        <translation>جفت‌ها باطل می‌شوند</translation>
    </message>
    <message>
        <source>Shall I show you how following suit works?</source>
        <translation>نشانتان بدهم بازی از همان خال چطور است؟</translation>
    </message>
    <message>
        <source>Hearts cost %1 point each, both queens of spades %2: take as few as you can.</source>
        <translation>هر دل %1 امتیاز دارد و هر یک از دو بی‌بی پیک %2: هرچه می‌توانید کمتر بگیرید.</translation>
    </message>
    <message>
        <source>First pass three cards that could win points: high spades and hearts.</source>
        <translation>اول سه برگی را بدهید که ممکن است امتیاز بیاورند: پیک‌ها و دل‌های بزرگ.</translation>
    </message>
    <message>
        <source>You lead: a low card lets somebody else win the trick.</source>
        <translation>شما شروع می‌کنید: با برگ کوچک، دور را کس دیگری می‌برد.</translation>
    </message>
    <message>
        <source>You hold the twin of the winning card: play it, and both are cancelled.</source>
        <translation>جفت برگ برنده دست شماست: بازی‌اش کنید تا هر دو باطل شوند.</translation>
    </message>
    <message>
        <source>Follow suit. The highest card of it wins, so play a low one.</source>
        <translation>از همان خال بازی کنید. بزرگ‌ترین برگ آن می‌برد، پس برگ کوچک بازی کنید.</translation>
    </message>
    <message>
        <source>Two identical cards in a trick cancel each other: neither can win it.</source>
        <translation>دو برگ یکسان در یک دور همدیگر را باطل می‌کنند: هیچ‌کدام نمی‌برد.</translation>
    </message>
    <message>
        <source>Nobody won that trick: its cards wait for the winner of the next one.</source>
        <translation>آن دور را کسی نبرد: برگ‌هایش منتظر برندهٔ دور بعدی می‌ماند.</translation>
    </message>
    <message>
        <source>The winner of the first trick takes the cards that were left over, too.</source>
        <translation>هر کس دور اول را ببرد، برگ‌های باقی‌مانده را هم برمی‌دارد.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: throw a card that costs points on somebody else&apos;s trick.</source>
        <translation>از این خال ندارید: برگ امتیازداری را گردن کس دیگری بیندازید.</translation>
    </message>
    <message>
        <source>One queen of spades has been won. Her twin may still be out there: take care.</source>
        <translation>یک بی‌بی پیک رفت. جفتش شاید هنوز در راه باشد: مراقب باشید.</translation>
    </message>
</context>
<context>
    <name>Cancellation Hearts, brief</name>
    <message>
        <source>%2, the twins cancel</source>
        <translation>%2، جفت باطل شد</translation>
    </message>
    <message>
        <source>takes %2 waiting</source>
        <translation>%2 برگ منتظر گرفت</translation>
    </message>
    <message>
        <source>take %2 waiting</source>
        <translation>%2 برگ منتظر گرفتید</translation>
    </message>
    <message>
        <source>nobody takes it, %1 wait</source>
        <translation>کسی نبرد، %1 برگ می‌ماند</translation>
    </message>
    <message>
        <source>nobody takes it</source>
        <translation>کسی نبرد</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>two of clubs</source>
        <translation>دو گشنیز</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>سه گشنیز</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>چهار گشنیز</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>پنج گشنیز</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>شش گشنیز</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>هفت گشنیز</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>هشت گشنیز</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>نُه گشنیز</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>ده گشنیز</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>سرباز گشنیز</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>بی‌بی گشنیز</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>شاه گشنیز</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>آس گشنیز</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>دو خشت</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>سه خشت</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>چهار خشت</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>پنج خشت</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>شش خشت</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>هفت خشت</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>هشت خشت</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>نُه خشت</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ده خشت</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>سرباز خشت</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>بی‌بی خشت</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>شاه خشت</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>آس خشت</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>دو پیک</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>سه پیک</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>چهار پیک</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>پنج پیک</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>شش پیک</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>هفت پیک</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>هشت پیک</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>نُه پیک</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>ده پیک</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>سرباز پیک</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>بی‌بی پیک</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>شاه پیک</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>آس پیک</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>دو دل</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>سه دل</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>چهار دل</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>پنج دل</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>شش دل</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>هفت دل</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>هشت دل</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>نُه دل</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ده دل</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>سرباز دل</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>بی‌بی دل</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>شاه دل</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>آس دل</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>جوکر</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>a card in a sentence</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>in a sentence</comment>
        <translation>یک جوکر</translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>in a sentence; two or more</comment>
        <translation>
            <numerusform>%1 جوکر</numerusform>
        </translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دو گشنیزِ</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دو گشنیز را</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سه گشنیزِ</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سه گشنیز را</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>چهار گشنیزِ</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>چهار گشنیز را</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پنج گشنیزِ</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پنج گشنیز را</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شش گشنیزِ</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شش گشنیز را</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هفت گشنیزِ</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هفت گشنیز را</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هشت گشنیزِ</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هشت گشنیز را</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نُه گشنیزِ</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نُه گشنیز را</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ده گشنیزِ</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ده گشنیز را</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سرباز گشنیزِ</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سرباز گشنیز را</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بی گشنیزِ</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بی گشنیز را</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاه گشنیزِ</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاه گشنیز را</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آس گشنیزِ</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آس گشنیز را</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دو خشتِ</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دو خشت را</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سه خشتِ</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سه خشت را</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>چهار خشتِ</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>چهار خشت را</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پنج خشتِ</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پنج خشت را</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شش خشتِ</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شش خشت را</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هفت خشتِ</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هفت خشت را</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هشت خشتِ</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هشت خشت را</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نُه خشتِ</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نُه خشت را</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ده خشتِ</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ده خشت را</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سرباز خشتِ</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سرباز خشت را</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بی خشتِ</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بی خشت را</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاه خشتِ</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاه خشت را</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آس خشتِ</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آس خشت را</translation>
    </message>
    <message>
        <source>two of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دو پیکِ</translation>
    </message>
    <message>
        <source>two of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دو پیک را</translation>
    </message>
    <message>
        <source>three of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سه پیکِ</translation>
    </message>
    <message>
        <source>three of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سه پیک را</translation>
    </message>
    <message>
        <source>four of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>چهار پیکِ</translation>
    </message>
    <message>
        <source>four of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>چهار پیک را</translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پنج پیکِ</translation>
    </message>
    <message>
        <source>five of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پنج پیک را</translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شش پیکِ</translation>
    </message>
    <message>
        <source>six of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شش پیک را</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هفت پیکِ</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هفت پیک را</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هشت پیکِ</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هشت پیک را</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نُه پیکِ</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نُه پیک را</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ده پیکِ</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ده پیک را</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سرباز پیکِ</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سرباز پیک را</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بی پیکِ</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بی پیک را</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاه پیکِ</translation>
    </message>
    <message>
        <source>king of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاه پیک را</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آس پیکِ</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آس پیک را</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دو دلِ</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دو دل را</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سه دلِ</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سه دل را</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>چهار دلِ</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>چهار دل را</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پنج دلِ</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پنج دل را</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شش دلِ</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شش دل را</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هفت دلِ</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هفت دل را</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هشت دلِ</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هشت دل را</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نُه دلِ</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نُه دل را</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ده دلِ</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ده دل را</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سرباز دلِ</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سرباز دل را</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بی دلِ</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بی دل را</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاه دلِ</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاه دل را</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آس دلِ</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آس دل را</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>جوکرِ</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>جوکر را</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>یک جوکرِ</translation>
    </message>
    <message>
        <source>a joker</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>یک جوکر</translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 جوکرِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 جوکر</numerusform>
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
        <translation>⁦+%1⁩</translation>
    </message>
</context>
<context>
    <name>Card, counted</name>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <translation>
            <numerusform>%1 جوکر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deuce(s)</source>
        <translation>
            <numerusform>%1 برگ دو</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 three(s)</source>
        <translation>
            <numerusform>%1 برگ سه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 four(s)</source>
        <translation>
            <numerusform>%1 برگ چهار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <translation>
            <numerusform>%1 برگ پنج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <translation>
            <numerusform>%1 برگ شش</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <translation>
            <numerusform>%1 برگ هفت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <translation>
            <numerusform>%1 برگ هشت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nine(s)</source>
        <translation>
            <numerusform>%1 برگ نُه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ten(s)</source>
        <translation>
            <numerusform>%1 برگ ده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jack(s)</source>
        <translation>
            <numerusform>%1 سرباز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queen(s)</source>
        <translation>
            <numerusform>%1 بی‌بی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 king(s)</source>
        <translation>
            <numerusform>%1 شاه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ace(s)</source>
        <translation>
            <numerusform>%1 آس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 جوکرِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joker(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 جوکر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deuce(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ دوی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deuce(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ دو</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 three(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ سهٔ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 three(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ سه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 four(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ چهارِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 four(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ چهار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ پنجِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 five(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ پنج</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ ششِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 six(es)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ شش</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ هفتِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 seven(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ هفت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ هشتِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eight(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ هشت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nine(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ نُهِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 nine(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ نُه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ten(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ دهِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ten(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 برگ ده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jack(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 سربازِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 jack(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 سرباز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queen(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 بی‌بیِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 queen(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 بی‌بی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 king(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 شاهِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 king(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 شاه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ace(s)</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 آسِ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ace(s)</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>
            <numerusform>%1 آس</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card, short</name>
    <message>
        <source>%1 %2</source>
        <comment>rank and suit of a card, as few words as can be: 7 clubs</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>careful</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>محتاط</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>بی‌باک</translation>
    </message>
    <message>
        <source>likes the moon</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>عاشق شلم</translation>
    </message>
    <message>
        <source>freezes early</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>زود فریز می‌کند</translation>
    </message>
    <message>
        <source>likes the pile</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>عاشق دورریز</translation>
    </message>
    <message>
        <source>holds back</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>دست نگه می‌دارد</translation>
    </message>
    <message>
        <source>likes to cancel</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>عاشق باطل کردن</translation>
    </message>
    <message>
        <source>keeps trumps</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>حکم نگه می‌دارد</translation>
    </message>
    <message>
        <source>spends trumps</source>
        <comment>how a computer player plays; stands behind a name</comment>
        <translation>حکم خرج می‌کند</translation>
    </message>
</context>
<context>
    <name>Claim</name>
    <message>
        <source>Claim the rest?</source>
        <translatorcomment>Claiming the rest: بقیه برای من / برای شماست is ours.</translatorcomment>
        <translation>می‌گویید «بقیه برای من»؟</translation>
    </message>
    <message numerus="yes">
        <source>Nothing anyone plays can change the score of this deal now. If you claim, you lay down %1 card(s):</source>
        <translation>
            <numerusform>از این پس هر کس هرچه بازی کند، امتیاز این دست معلوم است. %1 برگ شما رو می‌شود:</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <translation>برگ‌های شما: %1.</translation>
    </message>
    <message>
        <source>The deal will be counted like this: %1.</source>
        <translation>این دست این‌طور حساب می‌شود: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the points of a deal</comment>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>players with their points, one after another</comment>
        <translation>‏%1، %2</translation>
    </message>
    <message>
        <source>Lay down and count</source>
        <translation>رو کردن و شمردن</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>ادامهٔ بازی</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>Play Hearts and other card games against the computer.</source>
        <translation>هارتس و ورق‌بازی‌های دیگر با رایانه.</translation>
    </message>
    <message>
        <source>commands without a window:</source>
        <translation>فرمان‌های بدون پنجره:</translation>
    </message>
    <message>
        <source>let computer players play many deals; see “%1”</source>
        <translation>بازیکنان رایانه‌ای دست‌های بسیاری بازی می‌کنند؛ توضیح بیشتر با «%1»</translation>
    </message>
    <message>
        <source>check a saved game and report its first invalid line</source>
        <translation>بازی ذخیره‌شده را وارسی می‌کند و اولین سطر نادرست را می‌گوید</translation>
    </message>
    <message>
        <source>show what each choice in its deals was worth; see “%1”</source>
        <translation>می‌گوید انتخاب‌های دست‌هایش چقدر می‌ارزید؛ توضیح بیشتر با «%1»</translation>
    </message>
    <message>
        <source>find out who wins the deals of a small pack; see “%1”</source>
        <translation>معلوم می‌کند در پخش‌های دستهٔ کوچک چه کسی می‌برد؛ توضیح بیشتر با «%1»</translation>
    </message>
    <message>
        <source>play the deal of the day and print the result; see “%1”</source>
        <translation>دست روز را بازی می‌کند و نتیجه را می‌نویسد؛ توضیح بیشتر با «%1»</translation>
    </message>
    <message>
        <source>let a program of your own play at a table with people; see “%1”</source>
        <translation>برنامهٔ شما سر میز آدم‌ها بازی می‌کند؛ توضیح بیشتر با «%1»</translation>
    </message>
    <message>
        <source>play a level as a bot, to compare this version with another; see “%1”</source>
        <translation>یک سطح را به شکل ربات بازی می‌کند تا این نسخه را با نسخه‌ای دیگر بسنجید؛ توضیح بیشتر با «%1»</translation>
    </message>
    <message>
        <source>see and close the tables of a server, and block addresses; see “%1”</source>
        <translation>میزهای سرور را نشان می‌دهد یا می‌بندد و نشانی‌ها را مسدود می‌کند؛ توضیح بیشتر با «%1»</translation>
    </message>
    <message>
        <source>run tables at which people play over the network; see “%1”</source>
        <translation>میزهایی را می‌گرداند که آدم‌ها از راه شبکه سرشان بازی می‌کنند؛ توضیح بیشتر با «%1»</translation>
    </message>
    <message>
        <source>SAVED-GAME</source>
        <comment>stands for the name of a file in the help of the command line</comment>
        <translation>بازیِ-ذخیره‌شده</translation>
    </message>
    <message>
        <source>N</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>عدد</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>شماره</translation>
    </message>
    <message>
        <source>SECONDS</source>
        <comment>stands for a number in the help of the command line</comment>
        <translation>ثانیه</translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>stands for the name of a file in the help of the command line</comment>
        <translation>پرونده</translation>
    </message>
    <message>
        <source>WxH</source>
        <comment>stands for width and height in the help of the command line</comment>
        <translation>عرضxارتفاع</translation>
    </message>
    <message>
        <source>a saved game to continue</source>
        <translation>بازی ذخیره‌شده‌ای که ادامه می‌یابد</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>نمایش نسخه و خروج</translation>
    </message>
    <message>
        <source>the game to start: %1</source>
        <translation>بازی‌ای که شروع شود: %1</translation>
    </message>
    <message>
        <source>the number of players: %1 to %2, depending on the game</source>
        <translation>چند نفر سر میز می‌نشینند: از %1 تا %2، بسته به بازی</translation>
    </message>
    <message>
        <source>the rules to play by, such as %1</source>
        <translation>قواعد بازی، مانند %1</translation>
    </message>
    <message>
        <source>the deal number; the same number gives the same cards</source>
        <translation>شمارهٔ پخش؛ شمارهٔ یکسان همان برگ‌ها را می‌دهد</translation>
    </message>
    <message>
        <source>start with the default settings; the old ones are kept as a backup</source>
        <translation>شروع با تنظیمات پیش‌فرض؛ از تنظیمات قبلی پشتیبان می‌ماند</translation>
    </message>
    <message>
        <source>let the computer play by itself for this long, then exit</source>
        <translation>رایانه این مدت خودش بازی می‌کند، سپس خروج</translation>
    </message>
    <message>
        <source>save a picture of the window at the end of %1</source>
        <translation>ذخیرهٔ تصویر پنجره در پایان %1</translation>
    </message>
    <message>
        <source>check, without a display, that the program is complete and works, then exit</source>
        <translation>آزمودن این‌که برنامه کامل است و کار می‌کند، بدون صفحهٔ نمایش، و خروج</translation>
    </message>
    <message>
        <source>the size of the window, such as %1</source>
        <translation>اندازهٔ پنجره، مانند %1</translation>
    </message>
    <message>
        <source>The environment variable %1 sets the folder for settings and games.</source>
        <translation>متغیر محیطی %1 پوشهٔ تنظیمات و بازی‌ها را تعیین می‌کند.</translation>
    </message>
    <message>
        <source>A saved game has its own game, rules and deal; leave out %1.</source>
        <translation>بازی ذخیره‌شده نوع بازی، قواعد و پخش خودش را دارد؛ این‌ها را ننویسید: %1.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played by %2 players; choose one of: %3.</source>
        <translation>%1 را %2 نفره نمی‌شود بازی کرد؛ یکی از این‌ها را بنویسید: %3.</translation>
    </message>
    <message>
        <source>The rules “%1” don&apos;t work for %2 players.</source>
        <translation>قواعد «%1» به %2 بازیکن نمی‌خورد.</translation>
    </message>
    <message>
        <source>There is no saved game “%1”.</source>
        <translation>بازی ذخیره‌شده‌ای به نام «%1» نیست.</translation>
    </message>
    <message>
        <source>“%1” is a game, not a saved one; to play it, write %2.</source>
        <translation>«%1» نام بازی است، نه بازی ذخیره‌شده؛ برای بازی بنویسید: %2.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a whole number from %3 to %4.</source>
        <translation>«%1» برای %2 درست نیست؛ عددی صحیح از %3 تا %4 بنویسید.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a multiple of %3 from %4 to %5.</source>
        <translation>«%1» برای %2 درست نیست: مضربی از %3 از %4 تا %5 بنویسید.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a deal number; deal numbers have up to %2 digits.</source>
        <translation>«%1» شمارهٔ پخش نیست؛ شماره حداکثر %2 رقم دارد.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a number of seconds.</source>
        <translation>«%1» برای %2 درست نیست؛ تعداد ثانیه‌ها را بنویسید.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a window size; write it as %2.</source>
        <translation>«%1» اندازهٔ پنجره نیست؛ این‌طور بنویسید: %2.</translation>
    </message>
    <message>
        <source>There is no display to open a window on: start the program from a desktop session, or use %1.</source>
        <translation>صفحهٔ نمایشی برای باز کردن پنجره نیست: برنامه را از میز کار رایانه اجرا کنید یا %1 را به کار ببرید.</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because the library %1 is missing: install the package that contains it (%2 on Debian and Ubuntu), then try again.</source>
        <translation>‏CardTable نمی‌تواند پنجره باز کند، چون کتابخانهٔ %1 نیست: بسته‌ای را که آن را دارد نصب کنید (در Debian و Ubuntu بستهٔ %2)، بعد دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because Qt has no plugin for %1: unset QT_QPA_PLATFORM or install CardTable again.</source>
        <translation>‏CardTable نمی‌تواند پنجره باز کند، چون Qt افزونه‌ای برای %1 ندارد: متغیر QT_QPA_PLATFORM را بردارید یا CardTable را دوباره نصب کنید.</translation>
    </message>
    <message>
        <source>CardTable can&apos;t open a window because the display %1 doesn&apos;t accept it: start it from your own desktop session.</source>
        <translation>‏CardTable نمی‌تواند پنجره باز کند، چون صفحهٔ نمایش %1 آن را نمی‌پذیرد: برنامه را از میز کار خودتان اجرا کنید.</translation>
    </message>
    <message>
        <source>There are no rules called “%1”; choose one of: %2.</source>
        <translation>قواعدی به نام «%1» نیست؛ یکی از این‌ها را انتخاب کنید: %2.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2; choose one of: %3.</source>
        <translation>«%1» برای %2 درست نیست؛ یکی از این‌ها را بنویسید: %3.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give true or false.</source>
        <translation>«%1» برای %2 درست نیست؛ true یا false بنویسید.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a valid value for %2: give a text.</source>
        <translation>«%1» برای %2 درست نیست؛ متن بنویسید.</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>کاربرد: </translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>آرگومان‌ها</translation>
    </message>
    <message>
        <source>options</source>
        <translation>گزینه‌ها</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>نمایش این راهنما و خروج</translation>
    </message>
    <message>
        <source>the language: en, pa, hi, te or fa</source>
        <translation>زبان: یکی از en، pa، hi، te، fa</translation>
    </message>
    <message>
        <source>CODE</source>
        <comment>stands for the code of a language in the help of the command line</comment>
        <translation>کد</translation>
    </message>
    <message>
        <source>Unknown argument “%1”; see --help.</source>
        <translation>«%1» اینجا معنایی ندارد؛ ‎--help می‌گوید چه می‌شود نوشت.</translation>
    </message>
    <message>
        <source>%1 needs a value; see --help.</source>
        <translation>‏%1 مقدار می‌خواهد؛ ‎--help می‌گوید کدام.</translation>
    </message>
    <message>
        <source>%1 takes no value; leave out what follows the equals sign.</source>
        <translation>‏%1 مقدار نمی‌گیرد؛ هرچه را پس از علامت مساوی آمده پاک کنید.</translation>
    </message>
    <message>
        <source>These arguments can&apos;t be combined: %1.</source>
        <translation>این‌ها را با هم نمی‌شود نوشت: %1.</translation>
    </message>
    <message>
        <source>There is no line of text on stdin for %1: write one there.</source>
        <translation>در stdin سطری برای %1 نیست: یک سطر آنجا بنویسید.</translation>
    </message>
    <message>
        <source>Check a saved game: replay it, and report the first line that breaks the rules.</source>
        <translation>بازی ذخیره‌شده را وارسی می‌کند: آن را دوباره بازی می‌کند و اولین سطری را که خلاف قواعد است می‌گوید.</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>بازی ذخیره‌شده</translation>
    </message>
    <message>
        <source>Name one saved game; see “%1”.</source>
        <translation>نام یک بازی ذخیره‌شده را بنویسید؛ «%1» را ببینید.</translation>
    </message>
    <message>
        <source>The file “%1” can&apos;t be read.</source>
        <translation>پروندهٔ «%1» خوانده نمی‌شود.</translation>
    </message>
    <message>
        <source>The file “%1” isn&apos;t a saved game.</source>
        <translation>پروندهٔ «%1» بازی ذخیره‌شده نیست.</translation>
    </message>
    <message>
        <source>The file “%1” is far too large for a saved game.</source>
        <translation>پروندهٔ «%1» برای یک بازی ذخیره‌شده خیلی بزرگ است.</translation>
    </message>
    <message>
        <source>All %1 actions are valid, up to deal %2.</source>
        <translation>همهٔ حرکت‌ها درست است: %1 حرکت، تا دست %2.</translation>
    </message>
    <message>
        <source>%1 The end mark is missing, so what came after this may be lost.</source>
        <translation>%1 نشانهٔ پایان نیست، پس شاید ادامه‌اش از دست رفته باشد.</translation>
    </message>
    <message>
        <source>All %1 actions are valid, to the end of the match.</source>
        <translation>همهٔ حرکت‌ها درست است: %1 حرکت، تا پایان بازی.</translation>
    </message>
    <message>
        <source>GAME</source>
        <comment>stands for the name of a game in the help of the command line</comment>
        <translation>بازی</translation>
    </message>
    <message>
        <source>PRESET</source>
        <comment>stands for the name of rules in the help of the command line</comment>
        <translation>قواعد</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>خروجی به شکل یک شیء JSON</translation>
    </message>
    <message>
        <source>Have computer players play the same deals from every seat.</source>
        <translation>بازیکنان رایانه‌ای همان دست‌ها را از هر جای میز بازی می‌کنند.</translation>
    </message>
    <message>
        <source>Play a level of this version as a bot, so that another version can compare its own levels with it: %1.</source>
        <comment>the argument is part of a command</comment>
        <translation>یک سطح از این نسخه را به شکل ربات بازی کنید تا نسخه‌ای دیگر سطح‌های خودش را با آن بسنجد: %1.</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>برای نمونه %1</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <comment>stands for the name of a level in the help of the command line</comment>
        <translation>سطح</translation>
    </message>
    <message>
        <source>A message on stdin can&apos;t be read: let simulate start this command, in a version that has the same bot protocol.</source>
        <comment>“simulate” is the name of a command</comment>
        <translation>پیامی در stdin خوانده نمی‌شود: بگذارید simulate این فرمان را اجرا کند، از نسخه‌ای که همین پروتکل ربات را دارد.</translation>
    </message>
    <message>
        <source>This version lacks the rule “%1”: compare by rules that both versions have.</source>
        <translation>این نسخه قاعدهٔ «%1» را ندارد: با قاعده‌هایی بسنجید که هر دو نسخه دارند.</translation>
    </message>
    <message>
        <source>LEVEL,LEVEL,…</source>
        <comment>stands for names of levels in the help of the command line</comment>
        <translation>سطح,سطح,…</translation>
    </message>
    <message>
        <source>how many deals (default: %1)</source>
        <translation>چند دست (پیش‌فرض: %1)</translation>
    </message>
    <message>
        <source>how many deals make up one match, with every direction of passing (default: %1)</source>
        <translation>هر بازی چند دست باشد، با همهٔ جهت‌های تعویض (پیش‌فرض: %1)</translation>
    </message>
    <message>
        <source>S</source>
        <comment>stands for a text in the help of the command line</comment>
        <translation>متن</translation>
    </message>
    <message>
        <source>who sits where, clockwise: levels, or %1 (default: the best quick level against the one below)</source>
        <translation>چه کسی کجا می‌نشیند، ساعت‌گرد: سطح‌ها، یا %1 (پیش‌فرض: بهترین سطح سریع در برابر یکی پایین‌تر)</translation>
    </message>
    <message>
        <source>the seed of the deals and of chance (default: %1); - reads it from stdin, where a bot can&apos;t easily find it</source>
        <translation>بذر دست‌ها و شانس (پیش‌فرض: %1)؛ با - از stdin خوانده می‌شود که ربات به‌آسانی پیدایش نکند</translation>
    </message>
    <message>
        <source>the rules to play by (default: the game&apos;s first preset)</source>
        <translation>قواعد بازی (پیش‌فرض: اولین قواعد همین بازی)</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <comment>stands for a rule in the help of the command line</comment>
        <translation>نام=مقدار</translation>
    </message>
    <message>
        <source>change one of these rules; you can repeat this</source>
        <translation>تغییر یکی از این قواعد؛ می‌توانید چند بار بنویسید</translation>
    </message>
    <message>
        <source>processes to use at once (default: %1)</source>
        <translation>تعداد فرایندهای هم‌زمان (پیش‌فرض: %1)</translation>
    </message>
    <message>
        <source>Name a game, one of: %1.</source>
        <translation>نام یکی از این بازی‌ها را بنویسید: %1.</translation>
    </message>
    <message>
        <source>There is no game called “%1”; choose one of: %2.</source>
        <translation>بازی‌ای به نام «%1» نیست؛ یکی از این‌ها را انتخاب کنید: %2.</translation>
    </message>
    <message>
        <source>Name a level, one of: %1.</source>
        <translation>نام یکی از این سطح‌ها را بنویسید: %1.</translation>
    </message>
    <message>
        <source>There is no level called “%1”; choose one of: %2.</source>
        <translation>سطحی به نام «%1» نیست؛ از این‌ها انتخاب کنید: %2.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an option: write %2.</source>
        <translation>«%1» گزینه نیست: بنویسید %2.</translation>
    </message>
    <message>
        <source>There is no option called “%1”; choose one of: %2.</source>
        <translation>گزینه‌ای به نام «%1» نیست؛ از این‌ها انتخاب کنید: %2.</translation>
    </message>
    <message>
        <source>print one JSON object per line: each deal when it has been played, then the report</source>
        <translation>هر سطر یک شیء JSON: هر دست پس از بازی، و در پایان گزارش</translation>
    </message>
    <message>
        <source>Stopped before the first deal was played.</source>
        <translation>پیش از پایان اولین دست متوقف شد.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2): %3 deal(s) in %4 s</source>
        <translation>
            <numerusform>%1 (%2): %3 دست در %4 ثانیه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each deal was played %1 time(s), with the seats exchanged.</source>
        <translation>
            <numerusform>هر پخش %1 بار با جابه‌جایی جاها بازی شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 points per deal, %3 won, %4 drawn</source>
        <translation>%1: هر دست %2 امتیاز، %3 برد، %4 مساوی</translation>
    </message>
    <message>
        <source>CPU time per move: usually %1 ms, %2 ms for one in a hundred, %3 ms at most</source>
        <translation>زمان پردازنده برای هر حرکت معمولاً %1 ms، برای یک حرکت از هر صد حرکت %2 ms، حداکثر %3 ms</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, and how often it comes in a deal</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>per deal: %1</source>
        <comment>a list of what else is counted</comment>
        <translation>در هر دست: %1</translation>
    </message>
    <message>
        <source>%1 wins %2 % ± %3 % of the games, counting a draw as half</source>
        <translation>‏%1 %2 ± %3 درصد بازی‌ها را برد، هر مساوی نیم برد</translation>
    </message>
    <message>
        <source>difference: %1 ± %2</source>
        <translation>تفاوت: %1 ± %2</translation>
    </message>
    <message>
        <source>Find out who wins every deal of a small pack.</source>
        <translation>معلوم می‌کند در هر پخش دستهٔ کوچک چه کسی می‌برد.</translation>
    </message>
    <message>
        <source>how many cards the pack has</source>
        <translation>دستهٔ ورق چند برگ دارد</translation>
    </message>
    <message>
        <source>the rules to play by (default: those that suit it best)</source>
        <translation>قواعد بازی (پیش‌فرض: آن‌هایی که مناسب‌ترند)</translation>
    </message>
    <message>
        <source>give up after this long (default: %1)</source>
        <translation>پس از این مدت کنار می‌گذارد (پیش‌فرض: %1)</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be solved; choose one of: %2.</source>
        <translation>«%1» حل‌شدنی نیست؛ یکی از این‌ها را انتخاب کنید: %2.</translation>
    </message>
    <message>
        <source>Name a game that can be solved, one of: %1.</source>
        <translation>نام یک بازی حل‌شدنی را بنویسید، یکی از این‌ها: %1.</translation>
    </message>
    <message>
        <source>Give the number of cards in the pack, for example --cards %1.</source>
        <translation>بگویید دستهٔ ورق چند برگ دارد، مانند ‎--cards %1.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>قواعد</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>برگ‌ها</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>ثانیه</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>دست‌ها</translation>
    </message>
    <message>
        <source>the leader wins</source>
        <translation>شروع‌کننده می‌برد</translation>
    </message>
    <message>
        <source>the leader loses</source>
        <translation>شروع‌کننده می‌بازد</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>مساوی</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>معلوم نشد</translation>
    </message>
    <message>
        <source>moves looked ahead</source>
        <translation>چند حرکت جلوتر بررسی شد</translation>
    </message>
    <message>
        <source>rounds looked ahead</source>
        <translation>چند دور جلوتر بررسی شد</translation>
    </message>
    <message>
        <source>positions examined</source>
        <translation>چند وضعیت بررسی شد</translation>
    </message>
    <message>
        <source>This account has no home folder: set %1, or name a folder for the games in %2.</source>
        <translation>این حساب پوشهٔ خانه ندارد: %1 را تعیین کنید یا در %2 پوشه‌ای برای بازی‌ها نام ببرید.</translation>
    </message>
    <message>
        <source>With this locale the program can&apos;t read the name of its own folder: set %1, or move it to another folder.</source>
        <translation>با این تنظیم زبان سیستم، برنامه نام پوشهٔ خودش را نمی‌خواند: %1 را تعیین کنید یا برنامه را به پوشهٔ دیگری ببرید.</translation>
    </message>
    <message>
        <source>Review the deals of a saved game: show what each choice was worth, given what the player could know at the time.</source>
        <translation>دست‌های یک بازی ذخیره‌شده را نشان می‌دهد: هر انتخاب، با آنچه بازیکن آن وقت می‌دانست، چقدر می‌ارزید.</translation>
    </message>
    <message>
        <source>only this deal (default: all that are over)</source>
        <translation>فقط این دست (پیش‌فرض: همهٔ دست‌های تمام‌شده)</translation>
    </message>
    <message>
        <source>the player whose choices to review, counted from 1 (default: the person)</source>
        <translation>انتخاب‌های چه کسی دیده شود، با شمارش از یک (پیش‌فرض: خودِ شخص)</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>هنوز هیچ دستی از این بازی تمام نشده است.</translation>
    </message>
    <message>
        <source>Deal %1 isn&apos;t over; these deals are over: %2.</source>
        <translation>دست %1 تمام نشده است؛ دست‌های تمام‌شده: %2.</translation>
    </message>
    <message>
        <source>There is no seat %1: the seats are 1 to %2.</source>
        <translation>جای %1 نیست: جاها از یک تا %2 هستند.</translation>
    </message>
    <message numerus="yes">
        <source>Deal %1, %2: %3 point(s).</source>
        <comment>which deal, who, what it counted</comment>
        <translation>
            <numerusform>دست %1، %2: %3 امتیاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>The choices cost about %1 points.</source>
        <translation>انتخاب‌ها حدود %1 امتیاز ضرر داشت.</translation>
    </message>
    <message>
        <source>Pass:</source>
        <comment>cards were passed on; what was passed follows</comment>
        <translation>برگ‌های داده‌شده:</translation>
    </message>
    <message>
        <source>  %1 “%2” cost about %3 points; better: “%4”. %5</source>
        <comment>%1: in which trick or turn</comment>
        <translation>  %1 «%2» حدود %3 امتیاز ضرر داشت؛ بهتر: «%4». %5</translation>
    </message>
    <message>
        <source>  Nothing better was found.</source>
        <translation>  چیز بهتری پیدا نشد.</translation>
    </message>
    <message>
        <source>There&apos;s no room left for the output: free some space, or write it somewhere else.</source>
        <translation>برای خروجی جا نیست: کمی جا باز کنید یا آن را جای دیگری بنویسید.</translation>
    </message>
    <message>
        <source>The output can&apos;t be written: write it somewhere else.</source>
        <translation>خروجی نوشته نمی‌شود: آن را جای دیگری بنویسید.</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved as %1: choose another folder or extension.</source>
        <translation>تصویر با نام %1 ذخیره نشد: پوشه یا پسوند دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>Play the deal of the day of a game, and print the result.</source>
        <translation>دست روزِ یک بازی را بازی می‌کند و نتیجه را می‌نویسد.</translation>
    </message>
    <message>
        <source>DATE</source>
        <comment>stands for a date in the help of the command line</comment>
        <translation>تاریخ</translation>
    </message>
    <message>
        <source>the day, such as %1 (default: today)</source>
        <translation>روز، مثلاً %1 (پیش‌فرض: امروز)</translation>
    </message>
    <message>
        <source>who plays in your seat (default: %1)</source>
        <translation>چه کسی به جای شما بازی کند (پیش‌فرض: %1)</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a date: write one such as %2.</source>
        <translation>«%1» تاریخ نیست: مثل %2 بنویسید.</translation>
    </message>
    <message>
        <source>Deals of the day begin on %1: choose that day or a later one.</source>
        <translation>دست روز از %1 شروع می‌شود: همان روز یا روزی پس از آن را انتخاب کنید.</translation>
    </message>
    <message>
        <source>That day belongs to version %1 of the rules and players, and this program has version %2.</source>
        <translation>قواعد و بازیکنان آن روز از نسخهٔ %1 است و این برنامه نسخهٔ %2 را دارد.</translation>
    </message>
    <message>
        <source>%1, %2: deal no. %3</source>
        <translation>%1، %2: پخش شمارهٔ %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <comment>a player, and what the deal brought</comment>
        <translation>
            <numerusform>%1: %2 امتیاز</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cutting</name>
    <message>
        <source>Lift off at least one card, and leave at least one.</source>
        <translation>دست‌کم یک برگ بردارید و دست‌کم یکی بگذارید.</translation>
    </message>
</context>
<context>
    <name>Deal end</name>
    <message>
        <source>Points of deal %1</source>
        <translation>امتیازهای دست %1</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>points gained in a deal</comment>
        <translation>⁦+%1⁩</translation>
    </message>
    <message>
        <source>—</source>
        <comment>nothing was taken</comment>
        <translation>—</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the person who looks, in a table of points</comment>
        <translation>شما</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>این دست تمام شد.</translation>
    </message>
    <message>
        <source>You lead the match with %1.</source>
        <translation>در بازی با %1 امتیاز پیش هستید.</translation>
    </message>
    <message>
        <source>%1 leads the match with %2.</source>
        <translation>%1 در بازی با %2 امتیاز پیش است.</translation>
    </message>
    <message>
        <source>The lead is shared, with %1.</source>
        <translation>چند نفر مشترکاً با %1 امتیاز پیش هستند.</translation>
    </message>
    <message>
        <source>You lead by %1.</source>
        <comment>two sides of partners</comment>
        <translation>%1 امتیاز پیش هستید.</translation>
    </message>
    <message>
        <source>They lead by %1.</source>
        <comment>two sides of partners</comment>
        <translation>آن‌ها %1 امتیاز پیش هستند.</translation>
    </message>
    <message>
        <source>%1 lead by %2.</source>
        <comment>the players of a side, and points</comment>
        <translation>%1 %2 امتیاز پیش هستند.</translation>
    </message>
    <message>
        <source>Both sides are level.</source>
        <translation>دو تیم برابرند.</translation>
    </message>
    <message>
        <source>%1: deal %2, total %3.</source>
        <translation>‏%1: این دست %2، جمع %3.</translation>
    </message>
    <message>
        <source>%1, taken %2: deal %3, total %4.</source>
        <translation>‏%1، گرفته %2: این دست %3، جمع %4.</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>دست بعد</translation>
    </message>
    <message>
        <source>Look at the deal</source>
        <translation>دیدن این دست</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>بازی دوبارهٔ این دست</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>to the end of the match</comment>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>بازگشت به بازی</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>heading over what a deal counts</comment>
        <translation>این دست</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>جمع</translation>
    </message>
    <message>
        <source>Points of the deal</source>
        <comment>a list with a line for each player</comment>
        <translation>امتیازهای این دست</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>تأیید</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Is the deal fair?</source>
        <translatorcomment>منصفانه بودن پخش; shorter word wanted.</translatorcomment>
        <translation>آیا پخش منصفانه است؟</translation>
    </message>
    <message>
        <source>All cards of this match follow from one secret, chosen before the first card. Nobody at the table knows it, and the computer players are shown only their own cards.</source>
        <translation>همهٔ برگ‌های این بازی از یک رمز به دست می‌آید که پیش از اولین برگ انتخاب شده است. هیچ‌کس سر میز آن را نمی‌داند، و به بازیکنان رایانه‌ای فقط برگ‌های خودشان نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>Fingerprint of the secret (SHA-256), known from the start</source>
        <translation>اثر انگشت رمز (SHA-256)، که از ابتدا معلوم است</translation>
    </message>
    <message>
        <source>The secret</source>
        <translatorcomment>رمز for the random secret of the match.</translatorcomment>
        <translation>رمز</translation>
    </message>
    <message>
        <source>The secret is shown here when the match has ended.</source>
        <translation>رمز پس از پایان بازی اینجا نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>This match was dealt from a deal number that somebody typed: its fingerprint hides nothing.</source>
        <translation>این بازی با شمارهٔ پخشی ساخته شده که کسی وارد کرده است: اثر انگشتش چیزی را پنهان نمی‌کند.</translation>
    </message>
    <message>
        <source>How to check</source>
        <translation>چطور وارسی کنیم</translation>
    </message>
    <message>
        <source>Write the fingerprint down during the match. Afterwards, compute it from the secret.</source>
        <translation>اثر انگشت را در طول بازی یادداشت کنید. بعد آن را از روی رمز حساب کنید.</translation>
    </message>
    <message>
        <source>Then run these lines of Python, or write the same in any language: they give every deal.</source>
        <translation>سپس این سطرهای Python را اجرا کنید یا همان را به هر زبانی بنویسید: همهٔ دست‌ها به دست می‌آید.</translation>
    </message>
    <message>
        <source>The first card goes to the player on the dealer&apos;s left, the next to the seat after, and so on.</source>
        <translation>برگ اول به نفر سمت چپ دست‌دهنده می‌رسد، برگ بعدی به نفر بعد از او و همین‌طور تا آخر.</translation>
    </message>
    <message>
        <source>The pack is cut before each deal, and the saved game says where: the cards lifted off come last.</source>
        <translation>پیش از هر دست دسته کوپ می‌شود و بازی ذخیره‌شده می‌گوید از کجا: برگ‌های برداشته‌شده آخر می‌آیند.</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>کپی همه</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>کپی شد</translation>
    </message>
    <message>
        <source>This deal is being played. It will be checked when it is over.</source>
        <translation>این دست در حال بازی است. پس از پایان وارسی می‌شود.</translation>
    </message>
    <message>
        <source>Checked here: correct. Everybody took part.</source>
        <translation>اینجا وارسی شد و درست بود. همه شرکت کردند.</translation>
    </message>
    <message>
        <source>Checked here: correct. %1 was away and took no part.</source>
        <comment>a player</comment>
        <translation>اینجا وارسی شد و درست بود. %1 نبود و شرکت نکرد.</translation>
    </message>
    <message>
        <source>Checked here: correct. %1 were away and took no part.</source>
        <comment>several players</comment>
        <translation>اینجا وارسی شد و درست بود. %1 نبودند و شرکت نکردند.</translation>
    </message>
    <message>
        <source>Checked here: correct. You were away and took no part.</source>
        <translation>اینجا وارسی شد و درست بود. شما نبودید و شرکت نکردید.</translation>
    </message>
    <message>
        <source>Checked here: correct. You and %1 were away and took no part.</source>
        <comment>one or more</comment>
        <translation>اینجا وارسی شد و درست بود. شما و %1 نبودید و شرکت نکردید.</translation>
    </message>
    <message>
        <source>Your number was left out of this deal, although you were there. %1 The match goes on.</source>
        <translation>شما اینجا بودید، ولی عددتان در این دست به حساب نیامد. %1 بازی ادامه دارد.</translation>
    </message>
    <message>
        <source>The cards of this deal don&apos;t follow from the numbers. %1</source>
        <translation>برگ‌های این دست از عددها به دست نمی‌آید. %1</translation>
    </message>
    <message>
        <source>A number of this deal isn&apos;t the one that was announced. %1</source>
        <translation>یکی از عددهای این دست همان نیست که اعلام شده بود. %1</translation>
    </message>
    <message>
        <source>This deal was prepared twice, and the first version was thrown away. %1</source>
        <translation>این دست دو بار آماده شد و بار اول دور ریخته شد. %1</translation>
    </message>
    <message>
        <source>This deal wasn&apos;t played as it was shown here. %1</source>
        <translation>این دست آن‌طور که اینجا نشان داده شد بازی نشد. %1</translation>
    </message>
    <message>
        <source>At the earlier table, more deals of this match were played to the end. %1</source>
        <translation>سر میز قبلی دست‌های بیشتری از این بازی تا آخر بازی شده بود. %1</translation>
    </message>
    <message>
        <source>You weren&apos;t here for all of this deal; it couldn&apos;t be checked here.</source>
        <translation>در همهٔ این دست اینجا نبودید؛ پس نشد اینجا وارسی شود.</translation>
    </message>
    <message>
        <source>Checked here: correct. But more than one number of this match never came in. Ask the people whose numbers are missing. The match goes on.</source>
        <translation>اینجا وارسی شد و درست بود. ولی بیش از یک عدد این بازی هرگز نرسید. از کسانی که عددشان نرسیده بپرسید. بازی ادامه دارد.</translation>
    </message>
    <message>
        <source>Only the computer that runs the table can cause that: %1&apos;s, or a server. Ask the person who runs that computer.</source>
        <translation>این فقط می‌تواند کار رایانه‌ای باشد که میز را می‌گرداند: رایانهٔ %1 یا یک سرور. از کسی بپرسید که آن رایانه را می‌گرداند.</translation>
    </message>
    <message>
        <source>Only the server can cause that. Ask the person who runs it.</source>
        <translation>این فقط می‌تواند کار سرور باشد. از کسی که آن را می‌گرداند بپرسید.</translation>
    </message>
    <message>
        <source>Its numbers are below.</source>
        <translation>عددهایش در پایین است.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>دست %1</translation>
    </message>
    <message>
        <source>Deals %1 to %2: correct</source>
        <translation>دست‌های %1 تا %2: درست</translation>
    </message>
    <message>
        <source>Doubt</source>
        <comment>spoken before the sentence about a deal</comment>
        <translation>تردید</translation>
    </message>
    <message>
        <source>Contributed: %1.</source>
        <comment>names</comment>
        <translation>عدد دادند: %1.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <comment>names</comment>
        <translation>عددشان نرسید: %1.</translation>
    </message>
    <message>
        <source>the table</source>
        <comment>its program contributes a number, too</comment>
        <translation>میز</translation>
    </message>
    <message>
        <source>Deal fairness</source>
        <translation>منصفانه بودن پخش</translation>
    </message>
    <message>
        <source>If all numbers came in, nobody could choose the cards: they follow from numbers that everybody&apos;s program fixed before it knew the others&apos;. After each deal your own program checks that, and here is whose numbers came in.</source>
        <translation>اگر همهٔ عددها رسیده باشد، هیچ‌کس نتوانسته برگ‌ها را انتخاب کند: برگ‌ها از عددهایی به دست می‌آید که برنامهٔ هر کس پیش از دانستن عدد دیگران تعیین کرده است. پس از هر دست، برنامهٔ خودتان این را وارسی می‌کند، و اینجا می‌بینید عدد چه کسانی رسیده است.</translation>
    </message>
    <message>
        <source>What this can&apos;t show</source>
        <translation>آنچه این نشان نمی‌دهد</translation>
    </message>
    <message>
        <source>You&apos;re the host: your program knows all cards while you play, and shows you only your own hand. The others have to trust that, or play on a server that none of you runs.</source>
        <translation>میزبان شمایید: برنامه‌تان هنگام بازی همهٔ برگ‌ها را می‌داند و به شما فقط دست خودتان را نشان می‌دهد. دیگران باید به این اعتماد کنند، یا روی سروری بازی کنند که هیچ‌کدامتان آن را نمی‌گرداند.</translation>
    </message>
    <message>
        <source>The computer that runs the table, %1&apos;s or a server, knows all cards while you play. It shows each of you only your own hand. If you don&apos;t trust that, play on a server that none of you runs.</source>
        <translation>رایانه‌ای که میز را می‌گرداند، رایانهٔ %1 یا یک سرور، هنگام بازی همهٔ برگ‌ها را می‌داند. به هر کدام از شما فقط دست خودش را نشان می‌دهد. اگر به این اعتماد ندارید، روی سروری بازی کنید که هیچ‌کدامتان آن را نمی‌گرداند.</translation>
    </message>
    <message>
        <source>The computer that runs the table can leave a number out, but then the program of that player says so. A player and the person who runs that computer can agree in secret to choose between two deals. Deals that were made while you were away depend on the others&apos; numbers.</source>
        <translation>رایانه‌ای که میز را می‌گرداند می‌تواند عددی را کنار بگذارد، ولی آن وقت برنامهٔ صاحب آن عدد این را می‌گوید. یک بازیکن و کسی که آن رایانه را می‌گرداند می‌توانند پنهانی با هم بسازند و از میان دو پخش یکی را انتخاب کنند. دست‌هایی که در نبود شما ساخته شده، به عددهای دیگران بستگی دارد.</translation>
    </message>
    <message>
        <source>The server that you play on knows all cards while you play. It shows each of you only your own hand, but the person who runs it could look.</source>
        <translation>سروری که روی آن بازی می‌کنید هنگام بازی همهٔ برگ‌ها را می‌داند. به هر کدام از شما فقط دست خودش را نشان می‌دهد، ولی کسی که آن را می‌گرداند می‌تواند نگاه کند.</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>هنوز هیچ دستی بازی نشده است.</translation>
    </message>
    <message>
        <source>Numbers of deal %1…</source>
        <translation>عددهای دست %1…</translation>
    </message>
    <message>
        <source>Numbers of deal %1</source>
        <translation>عددهای دست %1</translation>
    </message>
    <message>
        <source>Everybody&apos;s numbers, the secret that follows from them, and the lines that check it</source>
        <translation>عددهای همه، رمزی که از آن‌ها به دست می‌آید، و سطرهایی که آن را وارسی می‌کند</translation>
    </message>
    <message>
        <source>Show the program</source>
        <translation>نمایش برنامه</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Saved games (%1)</source>
        <translation>بازی‌های ذخیره‌شده (%1)</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>جدول‌ها (%1)</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>باز کردن بازی ذخیره‌شده</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ذخیرهٔ بازی</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>خروجی گرفتن از آمار</translation>
    </message>
</context>
<context>
    <name>Forms</name>
    <message>
        <source>Other…</source>
        <translation>سایر…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قواعد</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>قواعد دلخواه</translation>
    </message>
    <message>
        <source>These are the rules of “%1”.</source>
        <translation>این‌ها قواعد «%1» است.</translation>
    </message>
    <message>
        <source>Differs from “%1” in: %2.</source>
        <translation>تفاوت با «%1»: %2.</translation>
    </message>
    <message>
        <source>“%1” is made for a different number of players. Its rules apply here all the same.</source>
        <translation>«%1» برای تعداد دیگری بازیکن است. با این حال قواعدش اینجا برقرار است.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>کمتر</translation>
    </message>
    <message>
        <source>More</source>
        <translation>بیشتر</translation>
    </message>
    <message>
        <source>Undo my changes</source>
        <translation>پس گرفتن تغییرهای من</translation>
    </message>
    <message>
        <source>This has no effect because of: %1.</source>
        <translation>به این دلیل اثری ندارد: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>This has no effect with your other rules.</source>
        <translation>با قواعد دیگرتان اثری ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>No more than %1 character(s) fit here.</source>
        <translation>
            <numerusform>اینجا بیش از %1 نویسه جا نمی‌شود.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hearts</name>
    <message>
        <source>Hearts</source>
        <translatorcomment>Name of the game: هارتس; some say دل, but that is also the suit.</translatorcomment>
        <translation>هارتس</translation>
    </message>
    <message>
        <source>Win no hearts, and beware of the queen of spades. Or win them all.</source>
        <translation>برگ دل نگیرید و مراقب بی‌بی پیک باشید؛ یا همه را با هم بگیرید.</translation>
    </message>
    <message>
        <source>Right, left, no pass</source>
        <translation>راست، چپ، بدون تعویض</translation>
    </message>
    <message>
        <source>Always right</source>
        <translation>همیشه راست</translation>
    </message>
    <message>
        <source>Left, right, across, no pass</source>
        <translation>چپ، راست، روبه‌رو، بدون تعویض</translation>
    </message>
    <message>
        <source>Right, left, across, no pass</source>
        <translation>راست، چپ، روبه‌رو، بدون تعویض</translation>
    </message>
    <message>
        <source>Left, across, right, no pass</source>
        <translation>چپ، روبه‌رو، راست، بدون تعویض</translation>
    </message>
    <message>
        <source>Left, right, across</source>
        <translation>چپ، راست، روبه‌رو</translation>
    </message>
    <message>
        <source>Low diamonds and clubs are left out</source>
        <translation>خشت‌ها و گشنیزهای کوچک کنار می‌روند</translation>
    </message>
    <message>
        <source>Twos are left out</source>
        <translation>دوها کنار می‌روند</translation>
    </message>
    <message>
        <source>A kitty for the first point card</source>
        <translatorcomment>برگ جریمه‌دار / امتیاز جریمه for penalty.</translatorcomment>
        <translation>برگ‌های زمین برای اولین برگ امتیازدار</translation>
    </message>
    <message>
        <source>The lowest club</source>
        <translation>کوچک‌ترین گشنیز</translation>
    </message>
    <message>
        <source>Any club, from the player with the lowest</source>
        <translation>هر گشنیزی، از کسی که کوچک‌ترین را دارد</translation>
    </message>
    <message>
        <source>Only the queen of spades is forbidden</source>
        <translation>فقط بی‌بی پیک ممنوع است</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>هر برگی</translation>
    </message>
    <message>
        <source>Hearts before the queen of spades</source>
        <translation>دل پیش از بی‌بی پیک</translation>
    </message>
    <message>
        <source>No more than the moon</source>
        <translation>همان ارزش شلم</translation>
    </message>
    <message>
        <source>Twice the moon</source>
        <translation>دو برابر شلم</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>It is halved</source>
        <translation>نصف می‌شود</translation>
    </message>
    <message>
        <source>It wins the match</source>
        <translation>بازی را می‌برد</translation>
    </message>
    <message>
        <source>Direction, three players</source>
        <translation>جهت تعویض، سه‌نفره</translation>
    </message>
    <message>
        <source>Direction, four players</source>
        <translation>جهت تعویض، چهارنفره</translation>
    </message>
    <message>
        <source>Direction, five players or more</source>
        <translation>جهت تعویض، پنج‌نفره یا بیشتر</translation>
    </message>
    <message>
        <source>All hands have the same number of cards: some low cards are left out, or lie face down as a kitty.</source>
        <translation>دست همه برابر است: چند برگ کوچک کنار می‌رود یا رو به پایین روی زمین می‌ماند.</translation>
    </message>
    <message>
        <source>Cards in the kitty</source>
        <translation>تعداد برگ‌های زمین</translation>
    </message>
    <message>
        <source>First trick with nothing but points</source>
        <translation>دور اول با دستی که فقط برگ امتیازدار دارد</translation>
    </message>
    <message>
        <source>What such a hand may discard on the first trick, where points are forbidden.</source>
        <translation>وقتی امتیاز در دور اول ممنوع است، از چنین دستی چه می‌شود انداخت.</translation>
    </message>
    <message>
        <source>A heart may be led instead of the queen</source>
        <translation>شروع با دل به جای بی‌بی</translation>
    </message>
    <message>
        <source>A leader who may lead only the queen of spades may lead a heart instead.</source>
        <translation>کسی که فقط می‌تواند با بی‌بی پیک شروع کند، اجازه دارد به جایش با دل شروع کند.</translation>
    </message>
    <message>
        <source>The queen of spades must be discarded</source>
        <translation>بی‌بی پیک را باید انداخت</translation>
    </message>
    <message>
        <source>A player who can&apos;t follow suit must discard her at the first chance.</source>
        <translation>کسی که از خال شروع ندارد، باید آن را در اولین فرصت بیندازد.</translation>
    </message>
    <message>
        <source>Value of the hearts</source>
        <translation>ارزش دل‌ها</translation>
    </message>
    <message>
        <source>The penalty points of the hearts.</source>
        <translation>امتیاز جریمهٔ دل‌ها.</translation>
    </message>
    <message>
        <source>Value of the queen of spades</source>
        <translation>ارزش بی‌بی پیک</translation>
    </message>
    <message>
        <source>Value of the king and ace of spades</source>
        <translation>ارزش شاه و آس پیک</translation>
    </message>
    <message>
        <source>In Black Maria they are point cards too.</source>
        <translation>در بلک ماریا این‌ها هم برگ امتیازدارند.</translation>
    </message>
    <message>
        <source>Standard Hearts</source>
        <translation>هارتس معمولی</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>امتیاز در دور اول</translation>
    </message>
    <message>
        <source>Shooter&apos;s choice</source>
        <translation>انتخاب با شلم‌کننده</translation>
    </message>
    <message>
        <source>No points on the first trick; shooting the moon gives everybody else %1 points.</source>
        <translation>دور اول بی‌امتیاز است؛ با شلم به هر یک از دیگران %1 امتیاز می‌رسد.</translation>
    </message>
    <message>
        <source>Like standard Hearts, but points may be played on the first trick, even the queen of spades.</source>
        <translation>مثل هارتس معمولی، ولی در دور اول هم می‌شود امتیاز انداخت، حتی بی‌بی پیک.</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts too, and the player who shoots the moon chooses how it counts.</source>
        <translation>با بی‌بی پیک هم دل باز می‌شود و شلم‌کننده ارزش شلم را انتخاب می‌کند.</translation>
    </message>
    <message>
        <source>Points may be played on the first trick, and the player who shoots the moon chooses how it counts.</source>
        <translation>در دور اول هم می‌شود امتیاز انداخت و شلم‌کننده ارزش شلم را انتخاب می‌کند.</translation>
    </message>
    <message>
        <source>The player who wins the jack of diamonds gets %1 points fewer.</source>
        <translation>هر کس سرباز خشت را ببرد %1 امتیاز کمتر می‌گیرد.</translation>
    </message>
    <message>
        <source>The player who wins the ten of diamonds gets %1 points fewer; the moon needs it as well.</source>
        <translation>هر کس ده خشت را ببرد %1 امتیاز کمتر می‌گیرد؛ شلم هم به آن نیاز دارد.</translation>
    </message>
    <message>
        <source>Each heart costs its rank, and the queen of spades %1; the match ends at %2.</source>
        <translation>هر دل به اندازهٔ ارزشش امتیاز دارد و بی‌بی پیک %1؛ بازی با رسیدن به %2 تمام می‌شود.</translation>
    </message>
    <message>
        <source>For three: the king of spades costs %1 points as well, the ace %2.</source>
        <translation>برای سه نفر: شاه پیک هم %1 امتیاز دارد و آس پیک %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) each</source>
        <translation>
            <numerusform>هر کدام %1 امتیاز</numerusform>
        </translation>
    </message>
    <message>
        <source>Their rank: %1 to %2, jack %3 to ace %4</source>
        <translation>به اندازهٔ خودشان: از %1 تا %2، از سرباز %3 تا آس %4</translation>
    </message>
    <message>
        <source>Ace %1, king %2, queen %3, jack %4, others %5</source>
        <translation>آس %1، شاه %2، بی‌بی %3، سرباز %4، بقیه %5</translation>
    </message>
    <message>
        <source>King %1, ace %2</source>
        <translation>شاه %1، آس %2</translation>
    </message>
    <message>
        <source>It becomes %1</source>
        <translation>%1 می‌شود</translation>
    </message>
    <message>
        <source>%1 takes whatever is left over; otherwise the remaining cards must deal out evenly.</source>
        <translation>%1 یعنی هرچه زیاد آمد؛ وگرنه برگ‌های دیگر باید برابر تقسیم شوند.</translation>
    </message>
    <message>
        <source>Her penalty points; %1 makes her an ordinary card.</source>
        <translation>امتیاز جریمهٔ آن؛ با %1 یک برگ معمولی است.</translation>
    </message>
    <message>
        <source>The player who wins this card gets %1 points fewer.</source>
        <translation>هر کس این برگ را ببرد، %1 امتیاز از او کم می‌شود.</translation>
    </message>
    <message>
        <source>The moon needs the bonus card</source>
        <translation>شلم برگ پاداش را لازم دارد</translation>
    </message>
    <message>
        <source>Without it, winning all the point cards isn&apos;t a moon.</source>
        <translation>بدون آن، بردن همهٔ برگ‌های امتیازدار شلم نیست.</translation>
    </message>
    <message>
        <source>The moon includes the bonus card</source>
        <translation>برگ پاداش جزو شلم است</translation>
    </message>
    <message>
        <source>The shooter&apos;s own bonus card isn&apos;t counted twice.</source>
        <translation>برگ پاداشِ خودِ شلم‌کننده دوباره حساب نمی‌شود.</translation>
    </message>
    <message>
        <source>Shooting the sun</source>
        <translatorcomment>شلم کامل (every trick too) is ours.</translatorcomment>
        <translation>شلم کامل</translation>
    </message>
    <message>
        <source>What the moon counts when its shooter has won every trick as well.</source>
        <translation>شلم چقدر ارزش دارد، اگر شلم‌کننده همهٔ دورها را هم برده باشد.</translation>
    </message>
    <message>
        <source>Points for taking no tricks</source>
        <translation>امتیاز کسی که دوری نبرده</translation>
    </message>
    <message>
        <source>Added for a player who has won no trick, unless somebody has shot the moon.</source>
        <translation>به حساب کسی می‌رود که هیچ دوری نبرده است، مگر این‌که کسی شلم کرده باشد.</translation>
    </message>
    <message>
        <source>The match ends after this many deals at the latest; %1 means no limit.</source>
        <translation>بازی حداکثر پس از این تعداد دست تمام می‌شود؛ %1 یعنی بدون محدودیت.</translation>
    </message>
    <message>
        <source>Exactly the target</source>
        <translation>درست روی سقف</translation>
    </message>
    <message>
        <source>What happens to a total that meets the target exactly.</source>
        <translation>جمعی که دقیقاً برابر سقف شود، چه می‌شود.</translation>
    </message>
    <message>
        <source>Maximum number of deals</source>
        <translation>حداکثر دست‌ها</translation>
    </message>
    <message>
        <source>Pagat&apos;s main rules</source>
        <translation>قواعد اصلی پاگات</translation>
    </message>
    <message>
        <source>Omnibus Hearts</source>
        <translatorcomment>Name only transliterated.</translatorcomment>
        <translation>هارتس اُمنی‌بوس</translation>
    </message>
    <message>
        <source>Bicycle&apos;s Omnibus Hearts</source>
        <translation>هارتس اُمنی‌بوس بایسیکل</translation>
    </message>
    <message>
        <source>Spot Hearts</source>
        <translatorcomment>Name only transliterated.</translatorcomment>
        <translation>هارتس اسپات</translation>
    </message>
    <message>
        <source>Black Maria</source>
        <translatorcomment>Name only transliterated.</translatorcomment>
        <translation>بلک ماریا</translation>
    </message>
    <message>
        <source>The first trick begins with a club.</source>
        <translation>دور اول با گشنیز شروع می‌شود.</translation>
    </message>
    <message>
        <source>The queen of spades can&apos;t be discarded on the first trick.</source>
        <translation>در دور اول نمی‌شود بی‌بی پیک انداخت.</translation>
    </message>
    <message>
        <source>On the first trick you must discard a heart before any other point card.</source>
        <translation>در دور اول پیش از هر برگ امتیازدار دیگر باید دل بیندازید.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit, so you must discard the queen of spades.</source>
        <translation>از خال شروع ندارید، پس باید بی‌بی پیک را بیندازید.</translation>
    </message>
    <message>
        <source>Your turn: lead a club</source>
        <translation>نوبت شما: با گشنیز شروع کنید</translation>
    </message>
    <message>
        <source>You shot the sun! How should it count?</source>
        <translation>شلم کامل کردید! ارزشش چه باشد؟</translation>
    </message>
    <message>
        <source>Hearts to %1</source>
        <translation>هارتس تا %1</translation>
    </message>
    <message>
        <source>No queen of spades on the first trick</source>
        <translation>دور اول بدون بی‌بی پیک</translation>
    </message>
    <message>
        <source>First to the right, then to the left, then nobody passes; and so on.</source>
        <translation>اول به راست، بعد به چپ، بعد بدون تعویض؛ و از نو.</translation>
    </message>
    <message>
        <source>Always to the right.</source>
        <translation>همیشه به راست.</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then across, then nobody passes; and so on.</source>
        <translation>اول به چپ، بعد به راست، بعد به روبه‌رو، بعد بدون تعویض؛ و از نو.</translation>
    </message>
    <message>
        <source>First to the right, then to the left, then across, then nobody passes; and so on.</source>
        <translation>اول به راست، بعد به چپ، بعد به روبه‌رو، بعد بدون تعویض؛ و از نو.</translation>
    </message>
    <message>
        <source>First to the left, then across, then to the right, then nobody passes; and so on.</source>
        <translation>اول به چپ، بعد به روبه‌رو، بعد به راست، بعد بدون تعویض؛ و از نو.</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then across; and so on.</source>
        <translation>اول به چپ، بعد به راست، بعد به روبه‌رو؛ و از نو.</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) lie face down as a kitty.</source>
        <translation>
            <numerusform>%1 برگ رو به پایین روی زمین می‌ماند.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who wins the first trick wins the kitty too, and is the only one who may look at it.</source>
        <translation>هر کس دور اول را ببرد، برگ‌های زمین را هم می‌برد و فقط او می‌تواند آن‌ها را ببیند.</translation>
    </message>
    <message>
        <source>The player who wins the first trick with a point card, or else the last trick, wins the kitty too, and is the only one who may look at it.</source>
        <translation>برگ‌های زمین مال کسی است که اولین دورِ امتیازدار را ببرد، و اگر چنین دوری نبود، مال برندهٔ دور آخر؛ فقط او می‌تواند آن‌ها را ببیند.</translation>
    </message>
    <message>
        <source>The player who has the lowest club after the pass leads it to the first trick.</source>
        <translation>هر کس پس از تعویض کوچک‌ترین گشنیز را دارد، دور اول را با آن شروع می‌کند.</translation>
    </message>
    <message>
        <source>The player who has the %1 after the pass leads it to the first trick.</source>
        <translation>هر کس پس از تعویض %1 را دارد، دور اول را با آن شروع می‌کند.</translation>
    </message>
    <message>
        <source>The player who has the lowest club after the pass leads a club to the first trick.</source>
        <translation>هر کس پس از تعویض کوچک‌ترین گشنیز را دارد، دور اول را با یک گشنیز شروع می‌کند.</translation>
    </message>
    <message>
        <source>A player who has none of it may discard any card.</source>
        <translation>هر کس از آن خال ندارد، می‌تواند هر برگی بیندازد.</translation>
    </message>
    <message>
        <source>The highest card of the suit led wins the trick, and its player leads to the next.</source>
        <translation>بزرگ‌ترین برگ خال شروع دور را می‌برد و صاحبش دور بعدی را شروع می‌کند.</translation>
    </message>
    <message>
        <source>Point cards may be discarded on the first trick as well.</source>
        <translation>برگ امتیازدار را در دور اول هم می‌شود انداخت.</translation>
    </message>
    <message>
        <source>On the first trick no point card may be discarded.</source>
        <translation>در دور اول هیچ برگ امتیازداری نمی‌شود انداخت.</translation>
    </message>
    <message>
        <source>On the first trick the queen of spades may not be discarded.</source>
        <translation>بی‌بی پیک را در دور اول نمی‌شود انداخت.</translation>
    </message>
    <message>
        <source>A player who can&apos;t follow suit and may discard the queen of spades must do so.</source>
        <translation>هر کس از خال شروع ندارد و اجازه دارد بی‌بی پیک بیندازد، باید همین کار را بکند.</translation>
    </message>
    <message>
        <source>A player who has nothing else to discard there may discard any card.</source>
        <translation>هر کس آنجا برگ دیگری برای انداختن ندارد، می‌تواند هر برگی بیندازد.</translation>
    </message>
    <message>
        <source>A player who has nothing else to discard there must discard a heart or, if they have none, any card.</source>
        <translation>هر کس آنجا برگ دیگری برای انداختن ندارد، باید دل بیندازد؛ و اگر دل ندارد، هر برگی.</translation>
    </message>
    <message>
        <source>A leader who has nothing else may lead any card; one who could lead only the queen of spades may lead a heart instead.</source>
        <translation>کسی که برگ دیگری برای شروع ندارد، می‌تواند با هر برگی شروع کند؛ کسی که فقط می‌تواند با بی‌بی پیک شروع کند، اجازه دارد به جایش با دل شروع کند.</translation>
    </message>
    <message numerus="yes">
        <source>The queen of spades counts %1 point(s).</source>
        <translation>
            <numerusform>بی‌بی پیک %1 امتیاز دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The queen of spades counts nothing.</source>
        <translation>بی‌بی پیک امتیازی ندارد.</translation>
    </message>
    <message>
        <source>The king of spades counts %1 points and the ace of spades %2.</source>
        <translation>شاه پیک %1 امتیاز دارد و آس پیک %2 امتیاز.</translation>
    </message>
    <message>
        <source>The player who wins the %1 gets %2 points fewer; it isn&apos;t a point card.</source>
        <translation>هر کس %1 را ببرد، %2 امتیاز از او کم می‌شود؛ این برگ امتیازدار حساب نمی‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>Every heart counts %1 point(s).</source>
        <translation>
            <numerusform>هر دل %1 امتیاز دارد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every heart counts its rank: the jack %1, the queen %2, the king %3 and the ace %4.</source>
        <translation>هر دل به اندازهٔ خودش امتیاز دارد: سرباز %1، بی‌بی %2، شاه %3 و آس %4.</translation>
    </message>
    <message>
        <source>The ace of hearts counts %1, the king %2, the queen %3 and the jack %4; every other heart counts %5.</source>
        <translation>آس دل %1 امتیاز دارد، شاه %2، بی‌بی %3 و سرباز %4؛ هر دل دیگر %5 امتیاز.</translation>
    </message>
    <message>
        <source>A player who wins every point card and the bonus card has shot the moon.</source>
        <translation>هر کس همهٔ برگ‌های امتیازدار و برگ پاداش را ببرد، شلم کرده است.</translation>
    </message>
    <message>
        <source>A player who wins every point card has shot the moon.</source>
        <translation>هر کس همهٔ برگ‌های امتیازدار را ببرد، شلم کرده است.</translation>
    </message>
    <message>
        <source>A player who has won every trick too has shot the sun, which counts %1 points.</source>
        <translation>هر کس همهٔ دورها را هم ببرد، شلم کامل کرده است که %1 امتیاز ارزش دارد.</translation>
    </message>
    <message>
        <source>Then the shooter&apos;s total drops by %1, and nobody else gets any points.</source>
        <translation>آن وقت %1 امتیاز از جمع شلم‌کننده کم می‌شود و بقیه امتیازی نمی‌گیرند.</translation>
    </message>
    <message>
        <source>All %1 cards of one pack are used.</source>
        <translation>هر %1 برگ یک دسته ورق بازی می‌شود.</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2 is left out.</source>
        <translation>با یک دستهٔ %1 برگی بازی می‌شود، ولی %2 کنار می‌رود.</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2 and the %3 are left out.</source>
        <translation>با یک دستهٔ %1 برگی بازی می‌شود، ولی %2 و %3 کنار می‌روند.</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2, the %3 and the %4 are left out.</source>
        <translation>با یک دستهٔ %1 برگی بازی می‌شود، ولی %2، %3 و %4 کنار می‌روند.</translation>
    </message>
    <message>
        <source>One pack of %1 cards is used, but the %2, the %3, the %4 and the %5 are left out.</source>
        <translation>با یک دستهٔ %1 برگی بازی می‌شود، ولی %2، %3، %4 و %5 کنار می‌روند.</translation>
    </message>
    <message>
        <source>Or shoot the moon: then all the points count against the others.</source>
        <translation>یا شلم کنید: آن وقت همهٔ امتیازها به پای دیگران نوشته می‌شود.</translation>
    </message>
    <message>
        <source>Or shoot the moon: then your own total drops.</source>
        <translation>یا شلم کنید: آن وقت جمع خودتان کم می‌شود.</translation>
    </message>
    <message>
        <source>Or shoot the moon: then you choose how it counts.</source>
        <translation>یا شلم کنید: آن وقت خودتان انتخاب می‌کنید چطور حساب شود.</translation>
    </message>
    <message>
        <source>Then the shooter chooses: everybody else gets %1 points, or the shooter&apos;s total drops by %1.</source>
        <translation>آن وقت شلم‌کننده انتخاب می‌کند: به هر یک از دیگران %1 امتیاز برسد یا %1 امتیاز از جمع خودش کم شود.</translation>
    </message>
    <message>
        <source>Then the shooter gets no points, and everybody else gets %1.</source>
        <translation>آن وقت شلم‌کننده امتیازی نمی‌گیرد و هر یک از دیگران %1 امتیاز می‌گیرد.</translation>
    </message>
    <message>
        <source>The shooter&apos;s own bonus card is part of the moon and isn&apos;t counted twice.</source>
        <translation>برگ پاداشِ خودِ شلم‌کننده جزو شلم است و دوباره حساب نمی‌شود.</translation>
    </message>
    <message>
        <source>The bonus card counts on top of the moon.</source>
        <translation>برگ پاداش جدا از شلم حساب می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>A player who has won no trick gets %1 point(s) fewer, unless the moon was shot.</source>
        <translation>
            <numerusform>هر کس هیچ دوری نبرد، %1 امتیاز از او کم می‌شود، مگر این‌که کسی شلم کرده باشد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who has won no trick gets %1 point(s) more, unless the moon was shot.</source>
        <translation>
            <numerusform>هر کس هیچ دوری نبرد، %1 امتیاز به او اضافه می‌شود، مگر این‌که کسی شلم کرده باشد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends after a deal in which somebody&apos;s total reaches %1.</source>
        <translation>بازی پس از دستی تمام می‌شود که در آن جمع کسی به %1 برسد.</translation>
    </message>
    <message numerus="yes">
        <source>It also ends after %1 deal(s).</source>
        <translation>
            <numerusform>بعد از %1 دست هم تمام می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>A total of exactly %1 becomes %2.</source>
        <translation>جمعی که دقیقاً %1 باشد، %2 می‌شود.</translation>
    </message>
    <message>
        <source>A total of exactly %1 is halved.</source>
        <translation>جمعی که دقیقاً %1 باشد، نصف می‌شود.</translation>
    </message>
    <message>
        <source>A player with a total of exactly %1 wins at once.</source>
        <translation>هر کس جمعش دقیقاً %1 شود، همان‌جا بازی را می‌برد.</translation>
    </message>
    <message>
        <source>%1 has shot the sun.</source>
        <translation>%1 شلم کامل کرد.</translation>
    </message>
    <message>
        <source>You have shot the sun.</source>
        <translation>شلم کامل کردید.</translation>
    </message>
    <message>
        <source>Queen of spades</source>
        <comment>line of the score</comment>
        <translation>بی‌بی پیک</translation>
    </message>
    <message>
        <source>King and ace of spades</source>
        <comment>line of the score</comment>
        <translation>شاه و آس پیک</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <comment>line of the score</comment>
        <translation>برگ پاداش</translation>
    </message>
    <message>
        <source>Shooting the sun</source>
        <comment>line of the score</comment>
        <translation>شلم کامل</translation>
    </message>
    <message>
        <source>No trick won</source>
        <comment>line of the score</comment>
        <translation>هیچ دوری نبرد</translation>
    </message>
    <message>
        <source>Exactly the target</source>
        <comment>line of the score</comment>
        <translation>درست روی سقف</translation>
    </message>
    <message>
        <source>Hearts is for %1 to %2 players, not for %3.</source>
        <translation>هارتس برای %1 تا %2 بازیکن است، نه برای %3.</translation>
    </message>
    <message>
        <source>A kitty of %1 cards doesn&apos;t leave equal hands for %2 players.</source>
        <translation>با %1 برگ روی زمین، به %2 بازیکن برگ برابر نمی‌رسد.</translation>
    </message>
</context>
<context>
    <name>Hearts family</name>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ورق داد.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>شما ورق دادید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 passes %2 card(s) to %3.</source>
        <translation>
            <numerusform>%1 به %3 %2 برگ داد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass %2 card(s) to %3.</source>
        <translation>
            <numerusform>به %3 %2 برگ دادید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 passes %2 card(s) to you.</source>
        <translation>
            <numerusform>%1 به شما %2 برگ داد.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation>%1 دور را با %2 شروع کرد.</translation>
    </message>
    <message>
        <source>You lead the %2.</source>
        <translation>دور را با %2 شروع کردید.</translation>
    </message>
    <message>
        <source>%1 plays the %2.</source>
        <translation>%1 %2 را بازی کرد.</translation>
    </message>
    <message>
        <source>You play the %2.</source>
        <translation>%2 را بازی کردید.</translation>
    </message>
    <message>
        <source>Hearts are broken.</source>
        <translatorcomment>دل باز شد: is it said at the table, or دل شکست?</translatorcomment>
        <translation>دل باز شد.</translation>
    </message>
    <message>
        <source>%1 takes the %2.</source>
        <translation>%2 به %1 رسید.</translation>
    </message>
    <message>
        <source>You take the %2.</source>
        <translation>%2 به شما رسید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the kitty of %2 card(s).</source>
        <translation>
            <numerusform>%2 برگِ زمین به %1 رسید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the kitty of %2 card(s).</source>
        <translation>
            <numerusform>%2 برگِ زمین به شما رسید.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has shot the moon.</source>
        <translation>%1 شلم کرد.</translation>
    </message>
    <message>
        <source>You have shot the moon.</source>
        <translation>شلم کردید.</translation>
    </message>
    <message>
        <source>%1 adds %2 points to every other total.</source>
        <translation>%1 به جمع هر یک از دیگران %2 امتیاز اضافه کرد.</translation>
    </message>
    <message>
        <source>You add %2 points to every other total.</source>
        <translation>به جمع هر یک از دیگران %2 امتیاز اضافه کردید.</translation>
    </message>
    <message>
        <source>%1&apos;s total drops by %2 points.</source>
        <translation>%2 امتیاز از جمع %1 کم شد.</translation>
    </message>
    <message>
        <source>Your total drops by %2 points.</source>
        <translation>%2 امتیاز از جمع شما کم شد.</translation>
    </message>
    <message>
        <source>%1 wins the deal.</source>
        <translation>%1 این دست را برد.</translation>
    </message>
    <message>
        <source>You win the deal.</source>
        <translation>شما این دست را بردید.</translation>
    </message>
    <message>
        <source>%1 share the win in this deal.</source>
        <translation>%1 این دست را با هم %1{you:بردید|other:بردند}.</translation>
    </message>
    <message>
        <source>%1 have passed their cards.</source>
        <comment>two players or more</comment>
        <translation>%1 برگ‌های%1{you:تان|other:شان} را %1{you:دادید|other:دادند}.</translation>
    </message>
    <message>
        <source>Alternately to the left and to the right.</source>
        <translation>یک‌درمیان به چپ و راست.</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then nobody passes; and so on.</source>
        <translation>اول به چپ، بعد به راست، بعد بدون تعویض؛ و از نو.</translation>
    </message>
    <message>
        <source>First to the left, then to the right, then to the second on the left, then to the second on the right, then nobody passes; and so on.</source>
        <translation>اول به چپ، بعد به راست، بعد به دومی سمت چپ، بعد به دومی سمت راست، بعد بدون تعویض؛ و از نو.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick.</source>
        <translation>نفر سمت چپ دست‌دهنده دور اول را شروع می‌کند.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick, but no point card if possible.</source>
        <translation>نفر سمت چپ دست‌دهنده دور اول را شروع می‌کند، ولی تا جایی که بشود با برگ امتیازدار شروع نمی‌کند.</translation>
    </message>
    <message>
        <source>The queen of spades may be led at any time.</source>
        <translation>با بی‌بی پیک همیشه می‌شود شروع کرد.</translation>
    </message>
    <message>
        <source>The queen of spades may not be led before hearts are broken.</source>
        <translation>تا دل باز نشده، نمی‌شود با بی‌بی پیک شروع کرد.</translation>
    </message>
    <message>
        <source>A leader who has nothing else may lead any card.</source>
        <translation>کسی که برگ دیگری برای شروع ندارد، می‌تواند با هر برگی شروع کند.</translation>
    </message>
    <message>
        <source>Winning every point card has no special effect.</source>
        <translation>بردن همهٔ برگ‌های امتیازدار پاداشی ندارد.</translation>
    </message>
    <message>
        <source>Win as few points as you can: the lowest total wins the match.</source>
        <translation>هرچه می‌توانید کمتر امتیاز بگیرید: کسی که جمعش از همه کمتر است بازی را می‌برد.</translation>
    </message>
    <message>
        <source>%1 players, everyone for themselves.</source>
        <translation>%1 نفر بازی می‌کنند، هر کس برای خودش.</translation>
    </message>
    <message>
        <source>In each suit the ace is highest, then king, queen, jack, ten and so on.</source>
        <translation>در هر خال آس از همه بزرگ‌تر است، بعد شاه، بی‌بی، سرباز، ده و همین‌طور تا آخر.</translation>
    </message>
    <message>
        <source>There are no trumps.</source>
        <translation>حکم در کار نیست.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %1 card(s), one at a time, clockwise from the player on the dealer&apos;s left.</source>
        <translation>
            <numerusform>به هر نفر %1 برگ داده می‌شود، یکی‌یکی، ساعت‌گرد، از سمت چپ دست‌دهنده.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each new deal the player on the last dealer&apos;s left deals.</source>
        <translation>در هر دست تازه، نفر سمت چپ دست‌دهندهٔ قبلی ورق می‌دهد.</translation>
    </message>
    <message>
        <source>No cards are passed.</source>
        <translation>هیچ برگی تعویض نمی‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>Before play everybody chooses %1 card(s) and passes them face down to another player.</source>
        <translation>
            <numerusform>پیش از بازی هر کس %1 برگ انتخاب می‌کند و رو به پایین به بازیکن دیگری می‌دهد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody chooses at the same time, and the choice is final; nobody sees the cards they get until all have passed.</source>
        <translation>همه هم‌زمان انتخاب می‌کنند و انتخاب برنمی‌گردد؛ تا همه برگ نداده‌اند، کسی برگ‌های رسیده را نمی‌بیند.</translation>
    </message>
    <message>
        <source>One player leads a card to each trick; the others follow clockwise with one card each.</source>
        <translation>هر دور با یک برگ شروع می‌شود؛ دیگران ساعت‌گرد هر کدام یک برگ بازی می‌کنند.</translation>
    </message>
    <message>
        <source>A player who has a card of the suit led must play one of that suit.</source>
        <translation>هر کس از خال شروع دارد، باید از همان خال بازی کند.</translation>
    </message>
    <message>
        <source>Tricks lie face down in front of the player who won them.</source>
        <translation>دورهای برده‌شده رو به پایین جلوی برنده می‌ماند.</translation>
    </message>
    <message>
        <source>Hearts may not be led before they are broken, that is, before one has been played.</source>
        <translation>تا دل باز نشده، یعنی تا یک دل بازی نشده، نمی‌شود با دل شروع کرد.</translation>
    </message>
    <message>
        <source>Hearts may be led at any time.</source>
        <translation>با دل همیشه می‌شود شروع کرد.</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts as well.</source>
        <translation>بی‌بی پیک هم دل را باز می‌کند.</translation>
    </message>
    <message>
        <source>The queen of spades doesn&apos;t break hearts.</source>
        <translation>بی‌بی پیک دل را باز نمی‌کند.</translation>
    </message>
    <message>
        <source>When all cards have been played, everybody adds the points of the cards won.</source>
        <translation>وقتی همهٔ برگ‌ها بازی شد، هر کس امتیاز برگ‌های برده‌اش را جمع می‌زند.</translation>
    </message>
    <message>
        <source>The player with the fewest points wins the deal.</source>
        <translation>هر کس کمترین امتیاز را بگیرد دست را می‌برد.</translation>
    </message>
    <message>
        <source>The lowest total wins; as long as several share it, one more deal is played.</source>
        <translation>کسی که جمعش از همه کمتر است می‌برد؛ تا وقتی چند نفر برابرند، یک دست دیگر بازی می‌شود.</translation>
    </message>
    <message>
        <source>The lowest total wins; all who share it win.</source>
        <translation>کسی که جمعش از همه کمتر است می‌برد؛ اگر چند نفر برابر باشند، همه برنده‌اند.</translation>
    </message>
    <message>
        <source>The %1 is the only card you can play.</source>
        <translation>%1 تنها برگی است که می‌توانید بازی کنید.</translation>
    </message>
    <message>
        <source>You must follow suit, and the %1 is your only card of it.</source>
        <translation>باید از همین خال بازی کنید و %1 تنها برگ شما از این خال است.</translation>
    </message>
    <message numerus="yes">
        <source>You have all %1 point(s) so far: go on with the %2.</source>
        <translation>
            <numerusform>تا اینجا همهٔ امتیازها (%1) مال شماست: با %2 ادامه دهید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat the %1: a sure trick on the way to all %2 point(s).</source>
        <translation>
            <numerusform>کسی نمی‌تواند %1 را بزند: با این دور به هر %2 امتیاز نزدیک‌تر می‌شوید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your high cards may win all %1 point(s): play the %2.</source>
        <translation>
            <numerusform>شاید با برگ‌های بزرگتان هر %1 امتیاز را ببرید: %2 را بازی کنید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far, and nobody can beat your %3: keep the lead.</source>
        <translation>
            <numerusform>‏%1 تا اینجا همهٔ امتیازها (%2) را برده و کسی نمی‌تواند %3 شما را بزند: شروع را از دست ندهید.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the %2 that you passed: lead spades to force it out.</source>
        <translation>‏%1 همان %2 را دارد که به او دادید: با پیک شروع کنید تا بیرون کشیده شود.</translation>
    </message>
    <message>
        <source>The %1 is still out: lead spades to force it out, because yours are all lower.</source>
        <translation>%1 هنوز بازی نشده و پیک‌های شما همه کوچک‌ترند: با پیک شروع کنید تا بیرون کشیده شود.</translation>
    </message>
    <message>
        <source>After the %1 you have no %2 left, so you can throw other cards.</source>
        <translation>بعد از %1 دیگر برگ %2 ندارید و می‌توانید برگ‌های دیگر را بیندازید.</translation>
    </message>
    <message>
        <source>Only %1 can still have %2, and all of them beat your %3.</source>
        <translation>فقط %1 ممکن است هنوز برگ %2 داشته باشد و همه‌اش از %3 شما بزرگ‌تر است.</translation>
    </message>
    <message>
        <source>All %2 %3 still out beat your %1: you can&apos;t win this trick.</source>
        <comment>the %2 cards of a suit, 2 or more</comment>
        <translation>هر %2 %3 دیگری که مانده از %1 شما بزرگ‌تر است: این دور به شما نمی‌رسد.</translation>
    </message>
    <message>
        <source>The %1 is still out and beats your %2: you can&apos;t win this trick.</source>
        <translation>%1 هنوز بازی نشده و از %2 شما بزرگ‌تر است: این دور به شما نمی‌رسد.</translation>
    </message>
    <message>
        <source>No points may be thrown on the first trick, so get rid of the %1.</source>
        <translation>در دور اول امتیاز نمی‌شود انداخت: حالا از دست %1 خلاص شوید.</translation>
    </message>
    <message>
        <source>Nobody else has points left, so winning with the %1 costs nothing.</source>
        <translation>دیگر امتیازی دست دیگران نیست، پس بردن با %1 ضرری ندارد.</translation>
    </message>
    <message>
        <source>You keep spades to protect your %1: lead the %2.</source>
        <translation>پیک‌ها را برای محافظت از %1 نگه می‌دارید: با %2 شروع کنید.</translation>
    </message>
    <message>
        <source>Your %1 could win the %2, so lead another suit: the %3.</source>
        <translation>ممکن است با %1 خودتان %2 را ببرید، پس با خال دیگری شروع کنید: %3.</translation>
    </message>
    <message>
        <source>%2 %3 are still out, so points are unlikely: get rid of the %1.</source>
        <comment>many cards of a suit</comment>
        <translation>هنوز %2 %3 دیگر مانده، پس بعید است امتیازی بیفتد: از دست %1 خلاص شوید.</translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so somebody will probably take it.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>از %3 %4 دیگری که مانده، %2 برگ از %1 شما بزرگ‌تر است و احتمالاً دور به کس دیگری می‌رسد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so you might not win this trick.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>از %3 %4 دیگری که مانده، %2 برگ از %1 شما بزرگ‌تر است، پس شاید این دور به شما نرسد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else can have %1, so you win with the %2 and lead again.</source>
        <translation>جز شما کسی برگ %1 ندارد، پس با %2 می‌برید و باز شما شروع می‌کنید.</translation>
    </message>
    <message>
        <source>Nobody can beat the %1, so play it before anybody runs out of %2.</source>
        <translation>کسی نمی‌تواند %1 را بزند: تا هنوز همه برگ %2 دارند بازی‌اش کنید.</translation>
    </message>
    <message>
        <source>Only the %1 is still out in its suit, and it beats your %2.</source>
        <translation>از این خال فقط %1 مانده و از %2 شما بزرگ‌تر است.</translation>
    </message>
    <message>
        <source>%1 has no %2 and may throw points on the %3, but your other cards risk more.</source>
        <translation>‏%1 برگ %2 ندارد و شاید روی %3 امتیاز بیندازد، ولی خطر برگ‌های دیگرتان بیشتر است.</translation>
    </message>
    <message>
        <source>The other %1 is still out and could cancel yours.</source>
        <translation>جفت %1 هنوز بازی نشده و ممکن است مال شما را باطل کند.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 beats your %2, so get rid of its %3 point(s) now.</source>
        <translation>
            <numerusform>%2 شما زیر %1 می‌ماند: همین حالا از دست آن و %3 امتیازش خلاص شوید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the %1 your %2 can&apos;t win the %3, so get rid of it now.</source>
        <translation>زیر %1 می‌مانید و %3 به شما نمی‌رسد: همین حالا از دست %2 خلاص شوید.</translation>
    </message>
    <message numerus="yes">
        <source>Under the %1 you leave this trick&apos;s %2 point(s) to %3: play the %4.</source>
        <translation>
            <numerusform>با %4 زیر %1 بمانید تا %2 امتیاز این دور به %3 برسد.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last: under the %1 you get rid of the %2, and %3 leads next.</source>
        <translation>شما آخرین نفرید: زیر %1 از دست %2 خلاص می‌شوید و دور بعد را %3 شروع می‌کند.</translation>
    </message>
    <message>
        <source>%1 has no %2 and could throw the %3: stay low with the %4.</source>
        <translation>‏%1 برگ %2 ندارد و شاید %3 را بیندازد: %4 را بازی کنید تا دور به شما نرسد.</translation>
    </message>
    <message>
        <source>%1 has no %2 and could throw points: stay low with the %3.</source>
        <translation>‏%1 برگ %2 ندارد و شاید امتیاز بیندازد: %3 را بازی کنید تا دور به شما نرسد.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s) are already in this trick: stay under the %2 with the %3.</source>
        <translation>
            <numerusform>همین حالا هم %1 امتیاز روی میز است: با %3 زیر %2 بمانید.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 may still be played on this trick: stay under the %2 with the %3.</source>
        <translation>شاید %1 هنوز در این دور بیفتد: با %3 زیر %2 بمانید.</translation>
    </message>
    <message>
        <source>The %1 goes under the %2, and you keep the %3 for later.</source>
        <translation>با %1 زیر %2 می‌مانید و %3 را برای بعد نگه می‌دارید.</translation>
    </message>
    <message>
        <source>Your %3 may win a better trick: the %1 goes under the %2.</source>
        <translation>شاید با %3 دور بهتری ببرید: با %1 زیر %2 بمانید.</translation>
    </message>
    <message>
        <source>Your own %1 would cancel that one; the %2 stays under it.</source>
        <translation>اگر %1 خودتان را بازی کنید آن یکی باطل می‌شود؛ با %2 زیرش می‌مانید.</translation>
    </message>
    <message>
        <source>Your %3 would beat the %2: only the %1 goes under it.</source>
        <translation>%3 شما از %2 بزرگ‌تر است: فقط با %1 زیرش می‌مانید.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 is in this trick and takes %2 point(s) off your score: try the %3.</source>
        <translation>
            <numerusform>%1 روی میز است و %2 امتیاز از جمعتان کم می‌کند: %3 را امتحان کنید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat your %1, so you win it yourself: %2 point(s) off your score.</source>
        <translation>
            <numerusform>کسی نمی‌تواند %1 شما را بزند: خودتان آن را می‌برید و %2 امتیاز از جمعتان کم می‌شود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far: win this trick with the %3.</source>
        <translation>
            <numerusform>‏%1 تا اینجا همهٔ امتیازها (%2) را برده: این دور را با %3 ببرید.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last and there are no points in this trick: get rid of the %1.</source>
        <translation>شما آخرین نفرید و این دور امتیازی ندارد: از دست %1 خلاص شوید.</translation>
    </message>
    <message>
        <source>You can&apos;t go under the %1: win with the %2, and keep your %3 out of it.</source>
        <translation>نمی‌توانید زیر %1 بمانید: با %2 ببرید و %3 را نگه دارید.</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t go under the %1: this trick&apos;s %2 point(s) are yours, so spend the %3.</source>
        <translation>
            <numerusform>نمی‌توانید زیر %1 بمانید و %2 امتیاز این دور مال شماست: %3 را خرج کنید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick costs you only %1 point(s), and the %2 is gone.</source>
        <translation>
            <numerusform>با این دور فقط %1 امتیاز می‌گیرید و از دست %2 خلاص می‌شوید.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points may be thrown on the first trick: get rid of the %1.</source>
        <translation>در دور اول امتیاز نمی‌شود انداخت: از دست %1 خلاص شوید.</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t go under the %1, but %2 card(s) still out beat your %3.</source>
        <translation>
            <numerusform>نمی‌توانید زیر %1 بمانید، ولی هنوز %2 برگ بزرگ‌تر از %3 شما مانده.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t go under the %1 and nobody can beat your %2: win with it.</source>
        <translation>نمی‌توانید زیر %1 بمانید و کسی هم نمی‌تواند %2 شما را بزند: با آن ببرید.</translation>
    </message>
    <message>
        <source>%1 %2 are still out, so points are unlikely: spend the %3 now.</source>
        <comment>many cards of a suit</comment>
        <translation>هنوز %1 %2 دیگر مانده، پس بعید است امتیازی بیفتد: حالا %3 را خرج کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) still out beat your %2, so it might not win: play it now.</source>
        <translation>
            <numerusform>هنوز %1 برگ بزرگ‌تر از %2 شما مانده و شاید دور را نبرد: حالا بازی‌اش کنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can go over the %1, so you choose the next lead.</source>
        <translation>کسی نمی‌تواند از %1 بالاتر بزند، پس دور بعد را شما شروع می‌کنید.</translation>
    </message>
    <message>
        <source>The highest %1 cancel each other, so your %2 may win.</source>
        <translation>بزرگ‌ترین %1‌ها همدیگر را باطل می‌کنند، پس شاید %2 شما ببرد.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has won all %2 point(s) so far: give away no more, and throw the %3.</source>
        <translation>
            <numerusform>‏%1 تا اینجا همهٔ امتیازها (%2) را برده: دیگر امتیازی ندهید و %3 را بیندازید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need high cards to win all %1 point(s): throw the %2.</source>
        <translation>
            <numerusform>برای بردن هر %1 امتیاز برگ‌های بزرگ لازم دارید: %2 را بیندازید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins this trick: throw the %2, and its %3 point(s) go there.</source>
        <translation>
            <numerusform>‏%1 این دور را می‌برد: %2 را بیندازید تا %3 امتیازش به او برسد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have no %1, so get rid of the %2 and its %3 point(s).</source>
        <translation>
            <numerusform>شما برگ %1 ندارید: از دست %2 و %3 امتیازش خلاص شوید.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is still out and your %2 could win it: throw yours now.</source>
        <translation>%1 هنوز بازی نشده و ممکن است شما آن را ببرید: %2 خودتان را حالا بیندازید.</translation>
    </message>
    <message>
        <source>%1 wins this trick: throw the %2, and its points go there.</source>
        <translation>‏%1 این دور را می‌برد: %2 را بیندازید تا امتیازش به او برسد.</translation>
    </message>
    <message>
        <source>After the %1 you have no %2 left, and can throw points on them later.</source>
        <translation>با %1 برگ‌های %2 شما تمام می‌شود و بعداً می‌توانید روی این خال امتیاز بیندازید.</translation>
    </message>
    <message>
        <source>Nobody else can have %1, so your %2 would win if you had to lead it.</source>
        <translation>جز شما کسی برگ %1 ندارد، پس اگر مجبور شوید با %2 شروع کنید، دور را می‌برید.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %3 %4 still out, %2 are lower than your %1, which could win later.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>از %3 %4 دیگری که مانده، %2 برگ از %1 شما کوچک‌تر است و شاید بعداً با آن ببرید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %2 %3 still out are lower than your %1, which would win later.</source>
        <translation>
            <numerusform>هر %2 %3 دیگری که مانده از %1 شما کوچک‌تر است و بعداً با آن می‌برید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of the %3 %4 still out beat your %1, so you lose little with it.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>از %3 %4 دیگری که مانده، %2 برگ از %1 شما بزرگ‌تر است، پس انداختنش حیف نیست.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the %1 is still out in its suit, and your %2 would beat it.</source>
        <translation>از این خال فقط %1 مانده و با %2 آن را می‌برید.</translation>
    </message>
    <message numerus="yes">
        <source>All %2 %3 still out beat your %1, so it can&apos;t stop anybody.</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>هر %2 %3 دیگری که مانده از %1 شما بزرگ‌تر است، پس جلوی کسی را نمی‌گیرد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass %1 card(s)</source>
        <translation>
            <numerusform>دادن %1 برگ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 more card(s).</source>
        <translation>
            <numerusform>%1 برگ دیگر انتخاب کنید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve already chosen %1 card(s): take one back first.</source>
        <translation>
            <numerusform>%1 برگ را انتخاب کرده‌اید؛ اول یکی را پس بگیرید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 points to everybody else</source>
        <translation>افزودن %1 امتیاز به همهٔ دیگران</translation>
    </message>
    <message>
        <source>Subtract %1 points from your total</source>
        <translation>کم کردن %1 امتیاز از جمع خودتان</translation>
    </message>
    <message>
        <source>Drop the card on the trick to play it.</source>
        <translation>برای بازی کردن، برگ را روی برگ‌های این دور بگذارید.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>هدف</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>برگ‌ها</translation>
    </message>
    <message>
        <source>Passing</source>
        <translatorcomment>تعویض برگ for the pass before play; برگ دادن for handing cards on.</translatorcomment>
        <translation>تعویض برگ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>امتیازها</translation>
    </message>
    <message>
        <source>Moon and bonuses</source>
        <translatorcomment>شلم: see Shooting the moon.</translatorcomment>
        <translation>شلم و پاداش‌ها</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>The first trick begins with the %1.</source>
        <translation>دور اول با %1 شروع می‌شود.</translation>
    </message>
    <message>
        <source>The first trick must not begin with a point card.</source>
        <translation>دور اول نباید با برگ امتیازدار شروع شود.</translation>
    </message>
    <message>
        <source>No points may be discarded on the first trick.</source>
        <translatorcomment>انداختن for discarding; some players say رد کردن.</translatorcomment>
        <translation>در دور اول نمی‌شود برگ امتیازدار انداخت.</translation>
    </message>
    <message>
        <source>You must follow suit: play a club.</source>
        <translation>باید گشنیز بازی کنید.</translation>
    </message>
    <message>
        <source>You must follow suit: play a diamond.</source>
        <translation>باید خشت بازی کنید.</translation>
    </message>
    <message>
        <source>You must follow suit: play a spade.</source>
        <translation>باید پیک بازی کنید.</translation>
    </message>
    <message>
        <source>You must follow suit: play a heart.</source>
        <translation>باید دل بازی کنید.</translation>
    </message>
    <message>
        <source>Hearts can&apos;t be led before they are broken.</source>
        <translation>تا دل باز نشده، نمی‌شود با دل شروع کرد.</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 در دست شما نیست.</translation>
    </message>
    <message>
        <source>Choose the cards to pass first.</source>
        <translation>اول برگ‌هایی را که می‌دهید انتخاب کنید.</translation>
    </message>
    <message>
        <source>You&apos;ve already passed, and the choice is final.</source>
        <translation>برگ‌هایتان را داده‌اید و انتخاب برنمی‌گردد.</translation>
    </message>
    <message numerus="yes">
        <source>You must pass exactly %1 card(s).</source>
        <translation>
            <numerusform>باید دقیقاً %1 برگ بدهید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose different cards to pass.</source>
        <translation>برای تعویض برگ‌های متفاوت انتخاب کنید.</translation>
    </message>
    <message>
        <source>The number of cards to pass can&apos;t be less than %1.</source>
        <translation>تعداد برگ‌هایی که داده می‌شود نمی‌تواند کمتر از %1 باشد.</translation>
    </message>
    <message>
        <source>You can&apos;t pass %1 cards from a hand of %2: pass fewer.</source>
        <translation>از دست %2 برگی نمی‌شود %1 برگ داد: کمتر بدهید.</translation>
    </message>
    <message>
        <source>Now play a card to the trick.</source>
        <translation>حالا یک برگ در این دور بازی کنید.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>نوبت شما نیست؛ نوبت %1 است.</translation>
    </message>
    <message>
        <source>The player who shot the moon must choose how it counts.</source>
        <translation>کسی که شلم کرده است باید ارزش آن را انتخاب کند.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>این دست تمام شد.</translation>
    </message>
    <message>
        <source>Your turn: lead the %1</source>
        <translation>نوبت شما: با %1 شروع کنید</translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <translation>نوبت شما: شروع کنید</translation>
    </message>
    <message>
        <source>No points on the first trick</source>
        <translation>دور اول بدون امتیاز</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 card(s) for %2: %3 of %1</source>
        <translation>
            <numerusform>%1 برگ برای %2 انتخاب کنید: %3 از %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass these to %1</source>
        <translation>این‌ها را به %1 بدهید</translation>
    </message>
    <message>
        <source>Pass this card to %1</source>
        <translation>این برگ را به %1 بدهید</translation>
    </message>
    <message>
        <source>Waiting until everybody has passed</source>
        <translation>صبر کنید تا همه برگ بدهند</translation>
    </message>
    <message>
        <source>Your turn: you can&apos;t follow suit</source>
        <translation>نوبت شما: از این خال ندارید</translation>
    </message>
    <message>
        <source>Your turn: play a club</source>
        <translation>نوبت شما: گشنیز بازی کنید</translation>
    </message>
    <message>
        <source>Your turn: play a diamond</source>
        <translation>نوبت شما: خشت بازی کنید</translation>
    </message>
    <message>
        <source>Your turn: play a spade</source>
        <translation>نوبت شما: پیک بازی کنید</translation>
    </message>
    <message>
        <source>Your turn: play a heart</source>
        <translation>نوبت شما: دل بازی کنید</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>نوبت بازی %1 است</translation>
    </message>
    <message>
        <source>You shot the moon! How should it count?</source>
        <translation>شلم کردید! ارزشش چه باشد؟</translation>
    </message>
    <message>
        <source>%1 decides how the moon counts</source>
        <translation>%1 ارزش شلم را انتخاب می‌کند</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>این دست تمام شد</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 بازی را برد</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>شما بازی را بردید</translation>
    </message>
    <message>
        <source>The match is over, and the players with the lowest total share the win</source>
        <translation>بازی تمام شد و کسانی که کمترین جمع را دارند با هم برنده‌اند</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>دست %1</translation>
    </message>
    <message>
        <source>Deal %1, trick %2 of %3</source>
        <translatorcomment>دست = deal, دور = trick throughout.</translatorcomment>
        <translation>دست %1، دور %2 از %3</translation>
    </message>
    <message>
        <source>Pass to the left</source>
        <translation>برگ به سمت چپ</translation>
    </message>
    <message>
        <source>Pass to the right</source>
        <translation>برگ به سمت راست</translation>
    </message>
    <message>
        <source>Pass to the second on the left</source>
        <translation>برگ به دومی سمت چپ</translation>
    </message>
    <message>
        <source>Pass to the second on the right</source>
        <translation>برگ به دومی سمت راست</translation>
    </message>
    <message>
        <source>Passed to the left</source>
        <translation>به سمت چپ داده شد</translation>
    </message>
    <message>
        <source>Passed to the right</source>
        <translation>به سمت راست داده شد</translation>
    </message>
    <message>
        <source>Passed to the second on the left</source>
        <translation>به دومی سمت چپ داده شد</translation>
    </message>
    <message>
        <source>Passed to the second on the right</source>
        <translation>به دومی سمت راست داده شد</translation>
    </message>
    <message>
        <source>Pass across</source>
        <translation>برگ به روبه‌رو</translation>
    </message>
    <message>
        <source>Passed across</source>
        <translation>به روبه‌رو داده شد</translation>
    </message>
    <message>
        <source>No passing this deal</source>
        <translation>این دست بدون تعویض است</translation>
    </message>
    <message>
        <source>Hearts not broken</source>
        <translation>دل باز نشده</translation>
    </message>
    <message>
        <source>Hearts are broken</source>
        <translation>دل باز شده</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>زمین</translation>
    </message>
    <message>
        <source>moon?</source>
        <comment>on the plate of a player who has won every point so far and may shoot the moon</comment>
        <translation>شلم؟</translation>
    </message>
    <message>
        <source>%1 has every point so far: %2.</source>
        <translation>تا اینجا همهٔ امتیازها مال %1 است: %2.</translation>
    </message>
    <message>
        <source>You have every point so far: %2.</source>
        <translation>تا اینجا همهٔ امتیازها مال شماست: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Kitty: %1 card(s)</source>
        <translatorcomment>برگ‌های زمین as in Shelem; a native player may know a better word for a kitty.</translatorcomment>
        <translation>
            <numerusform>برگ‌های زمین: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Left, right</source>
        <translation>چپ، راست</translation>
    </message>
    <message>
        <source>Left, right, no pass</source>
        <translation>چپ، راست، بدون تعویض</translation>
    </message>
    <message>
        <source>Left, right, second left, second right, no pass</source>
        <translation>چپ، راست، دومی چپ، دومی راست، بدون تعویض</translation>
    </message>
    <message>
        <source>Never pass</source>
        <translation>بدون تعویض</translation>
    </message>
    <message>
        <source>A kitty for the first trick</source>
        <translation>برگ‌های زمین برای دور اول</translation>
    </message>
    <message>
        <source>Any card, from the player on the dealer&apos;s left</source>
        <translation>هر برگی، از نفر سمت چپ دست‌دهنده</translation>
    </message>
    <message>
        <source>Any card but a point card, from the player on the dealer&apos;s left</source>
        <translation>برگ بی‌امتیاز، از نفر سمت چپ دست‌دهنده</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>آزاد</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>ممنوع</translation>
    </message>
    <message>
        <source>All others get the points</source>
        <translation>امتیازها به همهٔ دیگران می‌رسد</translation>
    </message>
    <message>
        <source>The points are taken off the shooter&apos;s total</source>
        <translation>امتیازها از جمع شلم‌کننده کم می‌شود</translation>
    </message>
    <message>
        <source>The shooter chooses</source>
        <translatorcomment>شلم‌کننده is ours.</translatorcomment>
        <translation>شلم‌کننده انتخاب می‌کند</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>اتفاق خاصی نمی‌افتد</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>همیشه</translation>
    </message>
    <message>
        <source>Once hearts are broken</source>
        <translation>وقتی دل باز شد</translation>
    </message>
    <message>
        <source>None</source>
        <translation>هیچ‌کدام</translation>
    </message>
    <message>
        <source>The jack of diamonds</source>
        <translation>سرباز خشت</translation>
    </message>
    <message>
        <source>The ten of diamonds</source>
        <translation>ده خشت</translation>
    </message>
    <message>
        <source>Play on until one player is lowest</source>
        <translation>ادامه تا جمع یک نفر از همه کمتر شود</translation>
    </message>
    <message>
        <source>Those with the lowest total share the win</source>
        <translation>صاحبان کمترین جمع با هم برنده‌اند</translation>
    </message>
    <message>
        <source>Cards to pass</source>
        <translation>تعداد برگ‌هایی که می‌دهید</translation>
    </message>
    <message>
        <source>Before play every player passes this many cards to another; %1 means none.</source>
        <translation>پیش از بازی هر بازیکن این تعداد برگ به دیگری می‌دهد؛ %1 یعنی هیچ.</translation>
    </message>
    <message>
        <source>Who gets the cards, from deal to deal; then it starts over.</source>
        <translation>در هر دست برگ‌ها به چه کسی می‌رسد؛ سپس همین ترتیب تکرار می‌شود.</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>برگ‌های اضافه</translation>
    </message>
    <message>
        <source>First lead of a deal</source>
        <translation>اولین شروع هر دست</translation>
    </message>
    <message>
        <source>Who leads to the first trick, and with which card; decided after the pass.</source>
        <translation>چه کسی و با کدام برگ دور اول را شروع می‌کند؛ پس از تعویض معلوم می‌شود.</translation>
    </message>
    <message>
        <source>Points on the first trick</source>
        <translation>امتیاز در دور اول</translation>
    </message>
    <message>
        <source>Whether a player who can&apos;t follow suit may discard point cards there.</source>
        <translation>کسی که از خال شروع ندارد، می‌تواند آنجا برگ امتیازدار بیندازد یا نه.</translation>
    </message>
    <message>
        <source>Hearts must be broken</source>
        <translation>دل باید باز شده باشد</translation>
    </message>
    <message>
        <source>Hearts may be led only after a heart has been played.</source>
        <translation>فقط پس از آن‌که یک دل بازی شد، می‌شود با دل شروع کرد.</translation>
    </message>
    <message>
        <source>The queen of spades breaks hearts</source>
        <translation>بی‌بی پیک دل را باز می‌کند</translation>
    </message>
    <message>
        <source>Once she has been played, hearts may be led.</source>
        <translation>همین که بی‌بی پیک بازی شد، می‌شود با دل شروع کرد.</translation>
    </message>
    <message>
        <source>Leading the queen of spades</source>
        <translation>شروع با بی‌بی پیک</translation>
    </message>
    <message>
        <source>You may always follow suit with her or discard her.</source>
        <translation>بازی کردن بی‌بی پیک روی خال خودش یا انداختنش همیشه آزاد است.</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <translatorcomment>برگ پاداش for the card that takes points off.</translatorcomment>
        <translation>برگ پاداش</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <translatorcomment>شلم is every trick in Iranian games; here it is every point card. Some say شلیک به ماه.</translatorcomment>
        <translation>شلم کردن</translation>
    </message>
    <message>
        <source>What happens when one player wins every point card of the deal.</source>
        <translation>وقتی یک نفر همهٔ برگ‌های امتیازدار دست را می‌برد، چه می‌شود.</translation>
    </message>
    <message>
        <source>Target</source>
        <translatorcomment>سقف امتیاز for the total that ends the match.</translatorcomment>
        <translation>سقف امتیاز</translation>
    </message>
    <message>
        <source>The match ends after the deal in which a total reaches this.</source>
        <translation>بازی پس از دستی تمام می‌شود که در آن جمع کسی به سقف برسد.</translation>
    </message>
    <message>
        <source>Tie for the lowest total</source>
        <translation>تساوی در کمترین جمع</translation>
    </message>
    <message>
        <source>What happens at the end when several players share the lowest total.</source>
        <translation>در پایان، وقتی کمترین جمع مال چند نفر باشد، چه می‌شود.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <comment>line of the score</comment>
        <translation>دل‌ها</translation>
    </message>
    <message>
        <source>Shooting the moon</source>
        <comment>line of the score</comment>
        <translation>شلم</translation>
    </message>
    <message>
        <source>kitty</source>
        <translation>برگ‌های زمین</translation>
    </message>
    <message>
        <source>Taken</source>
        <comment>heading over the cards that cost points</comment>
        <translation>گرفته</translation>
    </message>
    <message>
        <source>You shot the moon: %1 points to everybody else.</source>
        <translation>شلم کردید و به هر یک از دیگران %1 امتیاز رسید.</translation>
    </message>
    <message>
        <source>You shot the moon: your total drops by %1 points.</source>
        <translation>شلم کردید و %1 امتیاز از جمعتان کم شد.</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points for you.</source>
        <translation>%1 شلم کرد و به شما %2 امتیاز رسید.</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points to everybody else.</source>
        <translation>%1 شلم کرد و به هر یک از دیگران %2 امتیاز رسید.</translation>
    </message>
    <message>
        <source>%1 shot the moon: %2 points off their total.</source>
        <translation>%1 شلم کرد و %2 امتیاز از جمعش کم شد.</translation>
    </message>
    <message>
        <source>You took the queen of spades: %1 points.</source>
        <translation>بی‌بی پیک به شما رسید و %1 امتیاز گرفتید.</translation>
    </message>
    <message>
        <source>You took %1 queens of spades: %2 points.</source>
        <translation>%1 بی‌بی پیک به شما رسید و %2 امتیاز گرفتید.</translation>
    </message>
    <message>
        <source>A clean deal: no points for you.</source>
        <translation>دست تمیزی بود: شما امتیازی نگرفتید.</translation>
    </message>
    <message numerus="yes">
        <source>You took %1 point(s).</source>
        <translation>
            <numerusform>%1 امتیاز گرفتید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your score drops by %1 point(s).</source>
        <translation>
            <numerusform>%1 امتیاز از شما کم شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 point(s).</source>
        <translation>
            <numerusform>%1 امتیاز دارید.</numerusform>
        </translation>
    </message>
    <message>
        <source>No points for you.</source>
        <translation>شما امتیازی نگرفتید.</translation>
    </message>
    <message>
        <source>%1 took the queen of spades.</source>
        <translation>بی‌بی پیک به %1 رسید.</translation>
    </message>
    <message>
        <source>%1 took the queens of spades.</source>
        <translation>بی‌بی‌های پیک به %1 رسید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>that lie in a trick</comment>
        <translation>
            <numerusform>%1 امتیاز</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <comment>that lie in a trick</comment>
        <translation>بی‌امتیاز</translation>
    </message>
    <message>
        <source>hearts broken</source>
        <translation>دل باز شده</translation>
    </message>
    <message>
        <source>hearts not broken</source>
        <translation>دل باز نشده</translation>
    </message>
    <message>
        <source>queen still to come</source>
        <comment>of spades</comment>
        <translation>بی‌بی هنوز نیامده</translation>
    </message>
    <message>
        <source>queen on the table</source>
        <comment>of spades</comment>
        <translation>بی‌بی روی میز است</translation>
    </message>
    <message>
        <source>queen: %1</source>
        <comment>who has taken that of spades</comment>
        <translation>بی‌بی: %1</translation>
    </message>
    <message>
        <source>queen: you</source>
        <comment>who has taken that of spades</comment>
        <translation>بی‌بی: شما</translation>
    </message>
    <message>
        <source>taken: %1</source>
        <comment>points by player: Amrit 4, Kavya 9</comment>
        <translation>امتیازها: %1</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>هنوز امتیازی نیست</translation>
    </message>
    <message>
        <source>selected: %1</source>
        <comment>cards to be passed</comment>
        <translation>انتخاب‌شده: %1</translation>
    </message>
    <message>
        <source>none selected</source>
        <comment>no cards to be passed yet</comment>
        <translation>هیچ‌کدام انتخاب نشده</translation>
    </message>
    <message>
        <source>you can lead it</source>
        <translation>می‌توانید با آن شروع کنید</translation>
    </message>
    <message numerus="yes">
        <source>it would be winning: %1 point(s)</source>
        <translation>
            <numerusform>فعلاً می‌برد: %1 امتیاز</numerusform>
        </translation>
    </message>
    <message>
        <source>it would be winning, no points</source>
        <translation>فعلاً می‌برد، بی‌امتیاز</translation>
    </message>
    <message>
        <source>it can be played and wouldn&apos;t win</source>
        <translation>می‌شود بازی‌اش کرد و نمی‌برد</translation>
    </message>
    <message>
        <source>it can be played: the twins would cancel each other</source>
        <translation>می‌شود بازی‌اش کرد: جفت باطل می‌شود</translation>
    </message>
    <message>
        <source>it can be passed: Space selects it</source>
        <translation>می‌شود آن را داد: Space انتخابش می‌کند</translation>
    </message>
    <message>
        <source>You have no other spade to protect the %1, so pass it to %2.</source>
        <translation>پیک دیگری برای محافظت از %1 ندارید، پس آن را به %2 بدهید.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 other spade(s) would protect the %2, so pass it to %3.</source>
        <translation>
            <numerusform>برای محافظت از %2 فقط %1 پیک دیگر دارید، پس آن را به %3 بدهید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pass the %1 and its %2 point(s) on to %3.</source>
        <translation>
            <numerusform>%1 و %2 امتیازش را به %3 می‌دهید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards you keep may win all %1 point(s): pass your losers, such as the %2.</source>
        <translation>
            <numerusform>شاید با برگ‌هایی که نگه می‌دارید هر %1 امتیاز را ببرید: برگ‌های بازنده را بدهید، مثل %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep no %1, so you can throw points as soon as they are led.</source>
        <translation>برگ %1 برایتان نمی‌ماند، پس هر وقت با این خال شروع کنند می‌توانید امتیاز بیندازید.</translation>
    </message>
    <message>
        <source>Your %1 could win the %2 later, so pass it to %3.</source>
        <translation>%1 را به %3 بدهید، وگرنه شاید بعداً با آن %2 را ببرید.</translation>
    </message>
    <message numerus="yes">
        <source>Your %1 other spades protect the %2, so pass cards such as the %3.</source>
        <translation>
            <numerusform>%1 پیک دیگرتان از %2 محافظت می‌کند، پس برگ‌هایی مثل %3 را بدهید.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is all you keep of its suit, so you can soon throw points.</source>
        <translation>از این خال فقط %1 برایتان می‌ماند، پس زود می‌توانید امتیاز بیندازید.</translation>
    </message>
    <message>
        <source>You have no %1 lower than the %2, so it would win tricks: pass it.</source>
        <translation>برگ %1 کوچک‌تر از %2 ندارید و با آن دور می‌برید: آن را بدهید.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of your %2 are lower than the %3, so it would win tricks: pass it.</source>
        <translation>
            <numerusform>فقط %1 برگ %2 کوچک‌تر از %3 دارید و با آن دور می‌برید: آن را بدهید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the %1 you run out of %2 sooner, and can then throw points on them.</source>
        <translation>بدون %1، برگ‌های %2 شما زودتر تمام می‌شود و می‌توانید روی این خال امتیاز بیندازید.</translation>
    </message>
    <message>
        <source>Your %1 could win a trick of hearts, so pass it to %2.</source>
        <translation>شاید با %1 یک دور دل را ببرید، پس آن را به %2 بدهید.</translation>
    </message>
    <message>
        <source>With %1 more points %2 reaches %3, and you win the match.</source>
        <translation>با %1 امتیاز دیگر، %2 به %3 می‌رسد و شما بازی را می‌برید.</translation>
    </message>
    <message>
        <source>With %1 more points for the others you are %2 ahead of %3.</source>
        <translation>اگر به دیگران %1 امتیاز برسد، %2 امتیاز از %3 جلوترید.</translation>
    </message>
    <message>
        <source>With %1 more points for the others you are only %2 behind %3.</source>
        <translation>اگر به دیگران %1 امتیاز برسد، فقط %2 امتیاز از %3 عقب‌ترید.</translation>
    </message>
    <message>
        <source>With %1 more points for the others the match would end, and %2 would win.</source>
        <translation>اگر به دیگران %1 امتیاز می‌رسید، بازی تمام می‌شد و %2 می‌برد.</translation>
    </message>
    <message>
        <source>With %1 points off, your total is only %2.</source>
        <translation>با کم شدن %1 امتیاز، جمعتان فقط %2 می‌شود.</translation>
    </message>
</context>
<context>
    <name>Hearts family, brief</name>
    <message>
        <source>passes %2 to %3</source>
        <translation>%2 برگ به %3 داد</translation>
    </message>
    <message>
        <source>pass %2 to %3</source>
        <translation>%2 برگ به %3 دادید</translation>
    </message>
    <message>
        <source>passes %2 to you</source>
        <translation>%2 برگ به شما داد</translation>
    </message>
    <message>
        <source>takes %2</source>
        <translation>%2 گرفت</translation>
    </message>
    <message>
        <source>take %2</source>
        <translation>%2 گرفتید</translation>
    </message>
    <message>
        <source>takes the kitty, %2</source>
        <translation>زمین را گرفت، %2 برگ</translation>
    </message>
    <message>
        <source>take the kitty, %2</source>
        <translation>زمین را گرفتید، %2 برگ</translation>
    </message>
    <message>
        <source>hearts broken</source>
        <translation>دل باز شد</translation>
    </message>
    <message>
        <source>play a club</source>
        <translation>گشنیز بازی کنید</translation>
    </message>
    <message>
        <source>play a diamond</source>
        <translation>خشت بازی کنید</translation>
    </message>
    <message>
        <source>play a spade</source>
        <translation>پیک بازی کنید</translation>
    </message>
    <message>
        <source>play a heart</source>
        <translation>دل بازی کنید</translation>
    </message>
    <message>
        <source>lead the %1</source>
        <translation>با %1 شروع کنید</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>شما شروع کنید</translation>
    </message>
    <message>
        <source>%1 cards for %2</source>
        <translation>%1 برگ برای %2</translation>
    </message>
    <message>
        <source>%2: Enter passes them</source>
        <translation>%2 برگ: با Enter بدهید</translation>
    </message>
    <message>
        <source>Enter passes it</source>
        <translation>با Enter بدهید</translation>
    </message>
    <message>
        <source>you can&apos;t follow suit</source>
        <translation>از این خال ندارید</translation>
    </message>
</context>
<context>
    <name>Hearts family, spoken</name>
    <message numerus="yes">
        <source>Choose %1 card(s) for %2.</source>
        <translation>
            <numerusform>%1 برگ برای %2 انتخاب کنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 of %2: press Enter to pass them to %1.</source>
        <comment>as many as are to be passed</comment>
        <translation>%2 از %2: با Enter به %1 بدهید.</translation>
    </message>
    <message>
        <source>Press Enter to pass this card to %1.</source>
        <translation>با Enter این برگ را به %1 بدهید.</translation>
    </message>
</context>
<context>
    <name>Hearts lesson</name>
    <message>
        <source>Your first deal</source>
        <translation>اولین دست شما</translation>
    </message>
    <message>
        <source>Shall I show you how cards are passed?</source>
        <translation>نشانتان بدهم برگ‌ها را چطور می‌دهند؟</translation>
    </message>
    <message>
        <source>Shall I show you how following suit works?</source>
        <translation>نشانتان بدهم بازی از همان خال چطور است؟</translation>
    </message>
    <message>
        <source>Shall I show you how hearts are broken?</source>
        <translation>نشانتان بدهم دل چطور باز می‌شود؟</translation>
    </message>
    <message>
        <source>Each heart costs %1 point and the queen of spades %2. Win as few points as you can.</source>
        <translation>هر دل %1 امتیاز دارد و بی‌بی پیک %2. هرچه می‌توانید کمتر امتیاز بگیرید.</translation>
    </message>
    <message>
        <source>First you pass three cards: give away all your diamonds, because they&apos;re high.</source>
        <translation>اول سه برگ می‌دهید: همهٔ خشت‌هایتان را بدهید، بزرگ‌اند.</translation>
    </message>
    <message>
        <source>You&apos;ve been passed the queen of spades. Try to get rid of her.</source>
        <translation>بی‌بی پیک به شما رسید. سعی کنید از دستش خلاص شوید.</translation>
    </message>
    <message>
        <source>Clubs are led: play your highest one while it is cheap.</source>
        <translation>گشنیز شروع شده: تا خطری ندارد بزرگ‌ترین گشنیزتان را بازی کنید.</translation>
    </message>
    <message>
        <source>You must follow suit. The highest card of that suit wins, so play a low one.</source>
        <translation>باید از همان خال بازی کنید. بزرگ‌ترین برگ آن می‌برد، پس برگ کوچک بازی کنید.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit, so play what you like: give the queen of spades away!</source>
        <translation>از این خال ندارید، پس هرچه خواستید بازی کنید: بی‌بی پیک را به دیگری بدهید!</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: throw your highest heart, and somebody else gets it.</source>
        <translation>از این خال ندارید: بزرگ‌ترین دلتان را بیندازید تا به کس دیگری برسد.</translation>
    </message>
    <message>
        <source>A heart has been played: hearts are broken, and may be led from now on.</source>
        <translation>یک دل بازی شد: دل باز شد و از حالا می‌شود با آن شروع کرد.</translation>
    </message>
    <message>
        <source>You lead: a low card lets somebody else win the trick.</source>
        <translation>شما شروع می‌کنید: با برگ کوچک، دور را کس دیگری می‌برد.</translation>
    </message>
    <message>
        <source>The queen has been won. If her winner gets all hearts too, everybody else gets %1 points.</source>
        <translation>بی‌بی رفت. اگر برنده‌اش همهٔ دل‌ها را هم ببرد، به هر یک از دیگران %1 امتیاز می‌رسد.</translation>
    </message>
    <message>
        <source>Shoot the moon</source>
        <translation>شلم کنید</translation>
    </message>
    <message>
        <source>Win all the hearts and the queen of spades: then everybody else gets %1 points.</source>
        <translation>همهٔ دل‌ها و بی‌بی پیک را ببرید: آن وقت هر یک از دیگران %1 امتیاز می‌گیرد.</translation>
    </message>
    <message>
        <source>This hand is strong enough for the moon: pass your three low cards.</source>
        <translation>این دست برای شلم قوی است: سه برگ کوچکتان را بدهید.</translation>
    </message>
    <message>
        <source>This time you want to win the trick: play your highest club.</source>
        <translation>این بار می‌خواهید دور را ببرید: بزرگ‌ترین گشنیزتان را بازی کنید.</translation>
    </message>
    <message>
        <source>Now you lead. Nobody can beat your high spades: begin with the highest.</source>
        <translation>حالا شما شروع می‌کنید. پیک‌های بزرگتان را کسی نمی‌زند: از بزرگ‌ترین شروع کنید.</translation>
    </message>
    <message>
        <source>Keep leading what wins: now your high clubs or diamonds.</source>
        <translation>همچنان با برگ‌های برنده شروع کنید: حالا گشنیزها یا خشت‌های بزرگ.</translation>
    </message>
    <message>
        <source>Hearts may be led now: take them all, the highest first.</source>
        <translation>حالا می‌شود با دل شروع کرد: همه را بگیرید، اول بزرگ‌ترین.</translation>
    </message>
    <message>
        <source>Only a few hearts are missing. Let nobody else win one!</source>
        <translation>فقط چند دل مانده. نگذارید کس دیگری یکی ببرد!</translation>
    </message>
    <message>
        <source>Somebody else has a point, so the moon is lost: now win as few as you can.</source>
        <translation>کس دیگری امتیاز گرفت، پس شلم از دست رفت: حالا هرچه می‌توانید کمتر بگیرید.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Getting started</source>
        <translation>برای شروع</translation>
    </message>
    <message>
        <source>Press “Play” on the tile of a game: the cards are dealt, at the same table as last time.</source>
        <translation>«شروع» روی کاشی هر بازی ورق را پخش می‌کند، سر همان میز دفعهٔ پیش.</translation>
    </message>
    <message>
        <source>On the line above it you choose how many play, how strong they are, and the rules.</source>
        <translation>در سطر بالای آن تعداد بازیکنان، قدرتشان و قواعد را انتخاب می‌کنید.</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>با ماوس</translation>
    </message>
    <message>
        <source>Click a card to play it, or drag it to the middle of the table.</source>
        <translation>برای بازی کردن روی برگ کلیک کنید یا آن را به وسط میز بکشید.</translation>
    </message>
    <message>
        <source>To pass cards, click each of them and then the button; another click takes one back.</source>
        <translation>برای دادن برگ‌ها روی هر کدام و بعد روی دکمه کلیک کنید؛ با کلیک دوباره برگ پس گرفته می‌شود.</translation>
    </message>
    <message>
        <source>Cards that you can&apos;t play now are dimmed. Click one to learn why.</source>
        <translation>برگ‌هایی که حالا نمی‌شود بازی کرد کم‌رنگ‌اند. روی یکی کلیک کنید تا دلیلش را ببینید.</translation>
    </message>
    <message>
        <source>Click while cards are moving to finish the move; click again to clear a full trick.</source>
        <translation>وقتی برگ‌ها در حرکت‌اند، یک کلیک حرکت را تمام می‌کند؛ کلیک بعدی دور کامل را جمع می‌کند.</translation>
    </message>
    <message>
        <source>With the keyboard</source>
        <translation>با صفحه‌کلید</translation>
    </message>
    <message>
        <source>The left and right arrow keys move through your hand, Enter plays a card, Space selects it.</source>
        <translation>با پیکان‌های چپ و راست در برگ‌هایتان جابه‌جا می‌شوید، Enter برگ را بازی می‌کند و Space آن را انتخاب می‌کند.</translation>
    </message>
    <message>
        <source>The number keys play the first, second, third … of the cards that you can play.</source>
        <translation>کلیدهای عدد، اولین، دومین، سومین… برگ قابل بازی را بازی می‌کنند.</translation>
    </message>
    <message>
        <source>Comma and full stop go from suit to suit in your hand, or from rank to rank.</source>
        <translation>با ویرگول و نقطه در دستتان خال به خال یا ارزش به ارزش می‌روید.</translation>
    </message>
    <message>
        <source>Tab moves from pile to pile, Esc clears your selection.</source>
        <translation>‏Tab از یک دسته به دستهٔ بعدی می‌رود و Esc انتخاب شما را لغو می‌کند.</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>با صفحه‌خوان</translation>
    </message>
    <message>
        <source>Your hand, the trick and the piles are lists of cards. What the others do is announced.</source>
        <translation>دست شما، دور و دسته‌ها فهرست برگ‌اند. کارهای دیگران هم اعلام می‌شود.</translation>
    </message>
    <message>
        <source>F6 goes from part to part of the table, to the players and the scores too.</source>
        <translation>‏F6 از یک بخش میز به بخش دیگر می‌رود، سراغ بازیکنان و امتیازها هم.</translation>
    </message>
    <message>
        <source>In long texts the arrow keys read line by line; H goes to the next heading.</source>
        <translation>نوشته‌های بلند را با پیکان‌ها سطر به سطر بخوانید؛ H شما را به سرتیتر بعدی می‌برد.</translation>
    </message>
    <message>
        <source>Press C to hear the cards on the table, D your hand, P what you can play, W whose turn it is.</source>
        <translation>‏C برگ‌های روی میز را می‌گوید، D دست شما را، P چه می‌شود بازی کرد، W نوبت کیست.</translation>
    </message>
    <message>
        <source>Press E to hear how many cards each player has left, S the points, M melds, trumps or points taken.</source>
        <translation>‏E می‌گوید هر کس چند برگ دارد، S امتیازها را، M ترکیب‌ها، حکم‌ها یا امتیازهای گرفته را.</translation>
    </message>
    <message>
        <source>Press L to hear the last trick or turn, and X to hear what the card in focus can do.</source>
        <translation>‏L دور یا نوبت قبل را می‌گوید، X این‌که از برگی که رویش هستید چه برمی‌آید.</translation>
    </message>
    <message>
        <source>Press Shift with a number to hear everything about a player, you first and then clockwise.</source>
        <translation>‏Shift با یک عدد همه‌چیز را دربارهٔ یک بازیکن می‌گوید، اول شما و بعد ساعت‌گرد.</translation>
    </message>
    <message>
        <source>Press T to hear everything, your hand first; press it again to go on sentence by sentence.</source>
        <translation>‏T همه‌چیز را می‌گوید، اول دست شما؛ با هر بار زدن، جملهٔ بعد را می‌گوید.</translation>
    </message>
    <message>
        <source>If they&apos;re in another house, choose “Let friends from other houses in” when you open the table.</source>
        <translation>اگر در خانه‌های دیگرند، هنگام باز کردن میز «راه دادن به دوستان خانه‌های دیگر» را روشن کنید.</translation>
    </message>
    <message>
        <source>Shift+L shows what the others did since your last turn, or the tricks that have been played.</source>
        <translation>‏Shift+L نشان می‌دهد دیگران از نوبت قبل شما چه کرده‌اند، یا دورهای بازی‌شده را.</translation>
    </message>
    <message>
        <source>Under Settings, Preferences, Accessibility you choose how much is said.</source>
        <translation>در «تنظیمات»، «ترجیحات»، «دسترس‌پذیری» معلوم می‌کنید چه اندازه گفته شود.</translation>
    </message>
    <message>
        <source>You can look up every key under Help, All keys.</source>
        <translation>همهٔ کلیدها در راهنما، زیر «همهٔ کلیدها» هست.</translation>
    </message>
    <message>
        <source>If it&apos;s hard to see</source>
        <translation>اگر دیدن سخت است</translation>
    </message>
    <message>
        <source>The table grows with the window. Ctrl and + make the text larger, Ctrl and - smaller.</source>
        <translation>میز با پنجره بزرگ می‌شود. Ctrl و + نوشته را درشت‌تر می‌کند، Ctrl و - ریزتر.</translation>
    </message>
    <message>
        <source>High contrast, large letters on the cards and less motion: Preferences, Accessibility.</source>
        <translation>«پرتضاد»، حروف درشت روی برگ‌ها و حرکت کمتر: ترجیحات، دسترس‌پذیری.</translation>
    </message>
    <message>
        <source>With people</source>
        <translation>با دیگران</translation>
    </message>
    <message>
        <source>People in the same network see an open table; everybody else needs an invitation.</source>
        <translation>هر کس در همین شبکه باشد میز باز را می‌بیند؛ دیگران دعوت لازم دارند.</translation>
    </message>
    <message>
        <source>Your seat is kept when the connection is lost: a computer plays on until you are back.</source>
        <translation>اگر اتصال قطع شود جایتان می‌ماند: تا برگردید رایانه بازی می‌کند.</translation>
    </message>
    <message>
        <source>Undo, claims and pauses need everybody&apos;s agreement: answer with Y or N.</source>
        <translation>پس گرفتن حرکت، «بقیه برای من» و مکث اگر همه موافق باشند انجام می‌شود: با Y یا N پاسخ دهید.</translation>
    </message>
    <message>
        <source>If you&apos;re stuck</source>
        <translation>اگر گیر کردید</translation>
    </message>
    <message>
        <source>Ask for a hint with H: it names a card and says why in one sentence.</source>
        <translation>با H راهنمایی بخواهید: یک برگ را نام می‌برد و دلیلش را در یک جمله می‌گوید.</translation>
    </message>
    <message>
        <source>Undo takes back as many moves as you like.</source>
        <translation>«برگردان» هر تعداد حرکت را که بخواهید پس می‌گیرد.</translation>
    </message>
    <message>
        <source>The round buttons on the table do the same: point at one to read what it does.</source>
        <translation>دکمه‌های گرد روی میز هم همین کار را می‌کنند: نشانگر را روی یکی ببرید تا بخوانید چه می‌کند.</translation>
    </message>
    <message>
        <source>Ctrl+F plays the rest of a deal quickly once nothing can change for you.</source>
        <translation>وقتی دیگر چیزی برای شما عوض نمی‌شود، Ctrl+F بقیهٔ دست را تند بازی می‌کند.</translation>
    </message>
    <message>
        <source>Close the window whenever you like: next time the game continues from the very same card.</source>
        <translation>پنجره را هر وقت خواستید ببندید: بار بعد بازی از همان برگ ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>What is spoken</source>
        <translation>آنچه گفته می‌شود</translation>
    </message>
    <message>
        <source>Press R or Backspace to hear the last sentence again, Shift+Backspace for the ones before.</source>
        <translation>‏R یا Backspace جملهٔ آخر را دوباره می‌گوید، Shift+Backspace جمله‌های پیش از آن را.</translation>
    </message>
    <message>
        <source>Ctrl+J lists the last hundred sentences; press Enter on one to hear it again.</source>
        <translation>‏Ctrl+J صد جملهٔ آخر را فهرست می‌کند؛ روی هر کدام Enter بزنید تا دوباره گفته شود.</translation>
    </message>
    <message>
        <source>If words are spelled out or sound foreign, choose a voice in the language of the game in your screen reader.</source>
        <translation>اگر واژه‌ها حرف‌به‌حرف یا با لهجهٔ خارجی خوانده می‌شوند، برای صفحه‌خوان صدایی به زبان بازی بگذارید.</translation>
    </message>
    <message>
        <source>On Linux the game can speak by itself, in its own language: Preferences, Accessibility, Speak through.</source>
        <translation>در لینوکس بازی می‌تواند خودش به زبان خودش حرف بزند: ترجیحات، دسترس‌پذیری، «گوینده».</translation>
    </message>
</context>
<context>
    <name>Host</name>
    <message>
        <source>%1&apos;s computer hasn&apos;t come back. How should the match go on?</source>
        <comment>a player&apos;s name</comment>
        <translation>رایانهٔ %1 برنگشته است. بازی چطور ادامه پیدا کند؟</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. How should the match go on?</source>
        <translation>میز پاسخ نمی‌دهد. بازی چطور ادامه پیدا کند؟</translation>
    </message>
    <message>
        <source>You don&apos;t have to wait for %1. How should the match go on?</source>
        <translation>لازم نیست منتظر %1 بمانید. بازی چطور ادامه پیدا کند؟</translation>
    </message>
    <message>
        <source>Open it again here</source>
        <comment>the table, for the same people</comment>
        <translation>باز کردن دوباره اینجا</translation>
    </message>
    <message>
        <source>Play on against computers</source>
        <translation>ادامه با رایانه‌ها</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>باز هم منتظر ماندن</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>ذخیره و رفتن</translation>
    </message>
</context>
<context>
    <name>How to play</name>
    <message>
        <source>How to play %1</source>
        <translation>روش بازی %1</translation>
    </message>
    <message>
        <source>Mouse and keys</source>
        <translation>ماوس و کلیدها</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>با یار</translation>
    </message>
    <message>
        <source>Click a card to play it, or drag it; select several cards first, then press the button.</source>
        <translation>برای بازی کردن روی برگ کلیک کنید یا آن را بکشید؛ اگر چند برگ است، اول انتخاب کنید و بعد دکمه را بزنید.</translation>
    </message>
    <message>
        <source>The arrow keys move through your hand, Space selects a card, Enter plays it, Tab goes on to a pile.</source>
        <translation>با پیکان‌ها در دستتان جابه‌جا می‌شوید، Space برگ را انتخاب می‌کند، Enter بازی می‌کند و Tab سراغ دسته‌ها می‌رود.</translation>
    </message>
    <message>
        <source>H gives a hint and says why. The rest is under “Mouse and keys” below.</source>
        <translation>‏H راهنمایی می‌کند و دلیلش را می‌گوید. بقیه در «ماوس و کلیدها» در پایین است.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>روش بازی</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>Learn at the table</source>
        <translation>آموزش سر میز</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>همهٔ قواعد</translation>
    </message>
    <message>
        <source>In your hand: %1.</source>
        <translation>در دست شما: %1.</translation>
    </message>
    <message>
        <source>In the trick: %1.</source>
        <translation>در این دور: %1.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>روی میز: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what cards are, and which</comment>
        <translation>‏%1: %2.</translation>
    </message>
    <message>
        <source>In the frozen pile: %1.</source>
        <translation>در دورریز فریز: %1.</translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation>انتخاب‌شده: %1.</translation>
    </message>
    <message>
        <source>Can&apos;t be played now: %1.</source>
        <translation>حالا نمی‌شود بازی کرد: %1.</translation>
    </message>
    <message>
        <source>Cancelled: %1.</source>
        <translation>باطل‌شده: %1.</translation>
    </message>
    <message>
        <source>To be picked up: %1.</source>
        <translation>برداشتنی: %1.</translation>
    </message>
    <message>
        <source>Own trumps, clockwise from you: %1.</source>
        <translation>حکم‌های خودی، ساعت‌گرد از شما: %1.</translation>
    </message>
</context>
<context>
    <name>How to play Canasta</name>
    <message>
        <source>A meld is three or more cards of one rank.</source>
        <translation>ترکیب یعنی سه برگ هم‌ارزش یا بیشتر.</translation>
    </message>
    <message>
        <source>Deuces and jokers are wild: they may stand for other cards.</source>
        <translation>دوها و جوکرها وایلدند: جای برگ‌های دیگر را می‌گیرند.</translation>
    </message>
    <message>
        <source>Seven cards of one rank are a canasta.</source>
        <translation>هفت برگ هم‌ارزش یک کاناستاست.</translation>
    </message>
    <message>
        <source>Without wild cards it counts more.</source>
        <translation>بدون وایلد امتیازش بیشتر است.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 امتیاز</translation>
    </message>
    <message>
        <source>Take the whole pile, if you can meld its top card at once.</source>
        <translation>اگر بتوانید برگ رو را همان‌جا بخوابانید، همهٔ دورریز را بردارید.</translation>
    </message>
    <message>
        <source>A wild card freezes it: then your hand needs two cards like the top one.</source>
        <translation>وایلد آن را فریز می‌کند: آن وقت باید دو برگ هم‌ارزش برگ رو در دست داشته باشید.</translation>
    </message>
    <message>
        <source>Each turn ends with a discard; with your last card you go out.</source>
        <translation>هر نوبت با انداختن یک برگ تمام می‌شود؛ با آخرین برگ بیرون می‌روید.</translation>
    </message>
    <message>
        <source>Your side needs a canasta for that. The most points win.</source>
        <translation>برای این کار تیم شما کاناستا لازم دارد. هر که امتیازش بیشتر باشد می‌برد.</translation>
    </message>
    <message>
        <source>Your canasta</source>
        <translation>کاناستای شما</translation>
    </message>
    <message>
        <source>Make your first meld with no more cards than it needs, so that your side can still take the pile.</source>
        <translation>اولین ترکیب را با برگ‌های بیشتر از حد لازم نخوابانید تا تیمتان باز هم بتواند دورریز را بردارد.</translation>
    </message>
    <message>
        <source>Don&apos;t discard a rank that your side has on the table while another card is as safe.</source>
        <translation>تا وقتی برگ دیگری به همان اندازه بی‌خطر است، برگ هم‌ارزش ترکیب‌های تیم خودتان را نیندازید.</translation>
    </message>
    <message>
        <source>Your partner rarely holds more of a rank that they have discarded, so don&apos;t collect that rank together.</source>
        <translation>یارتان از ارزشی که انداخته، به‌ندرت برگ دیگری دارد؛ پس آن ارزش را با هم جمع نکنید.</translation>
    </message>
    <message>
        <source>The first card that a player discards isn&apos;t a signal: computer players neither give nor read one.</source>
        <translation>اولین برگی که بازیکنی می‌اندازد علامت نیست: بازیکنان رایانه‌ای نه علامت می‌دهند و نه علامتی می‌خوانند.</translation>
    </message>
    <message>
        <source>A computer partner who can go out asks you first if you hold five cards or more and the deal may go on.</source>
        <translation>اگر پنج برگ یا بیشتر داشته باشید و دست بتواند ادامه یابد، یار رایانه‌ای پیش از بیرون رفتن از شما می‌پرسد.</translation>
    </message>
    <message>
        <source>Say no if your side&apos;s melds may still bring more than the cards that the others are caught with.</source>
        <translation>اگر ترکیب‌های تیمتان هنوز می‌توانند بیش از برگ‌هایی که روی دست دیگران می‌ماند امتیاز بیاورند، بگویید نه.</translation>
    </message>
</context>
<context>
    <name>How to play Cancellation Hearts</name>
    <message>
        <source>There are two packs, so every card has a twin.</source>
        <translation>دو دسته ورق است، پس هر برگی جفت دارد.</translation>
    </message>
    <message>
        <source>Take the fewest points to win, or take them all.</source>
        <translation>هر که امتیازش کمتر باشد می‌برد؛ یا همه را بگیرید.</translation>
    </message>
    <message>
        <source>%1 point each</source>
        <translation>هر کدام %1 امتیاز</translation>
    </message>
    <message>
        <source>%1 points each</source>
        <translation>هر کدام %1 امتیاز</translation>
    </message>
    <message>
        <source>Play a card of the suit that was led, if you have one.</source>
        <translation>اگر از خال شروع دارید، از همان بازی کنید.</translation>
    </message>
    <message>
        <source>The highest card of that suit takes the trick.</source>
        <translation>بزرگ‌ترین برگ آن خال دور را می‌برد.</translation>
    </message>
    <message>
        <source>Twins in one trick cancel each other.</source>
        <translation>جفت‌ها در یک دور همدیگر را باطل می‌کنند.</translation>
    </message>
    <message>
        <source>Here both kings are gone, and the nine takes the trick.</source>
        <translation>اینجا هر دو شاه باطل شدند و نُه دور را می‌برد.</translation>
    </message>
    <message>
        <source>If no card of the suit is left, nobody takes the trick.</source>
        <translation>اگر از آن خال برگی نماند، کسی دور را نمی‌برد.</translation>
    </message>
    <message>
        <source>It waits for the player who takes the next one.</source>
        <translation>منتظر برندهٔ دور بعدی می‌ماند.</translation>
    </message>
</context>
<context>
    <name>How to play Hearts</name>
    <message>
        <source>Before play you pass three cards to another player.</source>
        <translation>پیش از بازی سه برگ به بازیکن دیگری می‌دهید.</translation>
    </message>
    <message>
        <source>Pass on what could take points, such as high spades and hearts.</source>
        <translation>برگ‌هایی را بدهید که ممکن است امتیاز بیاورند، مثل پیک‌ها و دل‌های بزرگ.</translation>
    </message>
    <message>
        <source>Play a card of the suit that was led, if you have one.</source>
        <translation>اگر از خال شروع دارید، از همان بازی کنید.</translation>
    </message>
    <message>
        <source>The highest card of that suit takes the trick.</source>
        <translation>بزرگ‌ترین برگ آن خال دور را می‌برد.</translation>
    </message>
    <message>
        <source>If you have none, play any other card, but usually no points on the first trick.</source>
        <translation>اگر ندارید، هر برگ دیگری می‌شود، ولی معمولاً در دور اول امتیاز نمی‌اندازند.</translation>
    </message>
    <message>
        <source>That is the moment to give the queen of spades away.</source>
        <translation>وقتش است که از دست بی‌بی پیک خلاص شوید.</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>هر که امتیازش کمتر باشد می‌برد.</translation>
    </message>
    <message>
        <source>But if you take them all, they count against the others.</source>
        <translation>ولی اگر همه را بگیرید، به حساب دیگران می‌رود.</translation>
    </message>
    <message>
        <source>%1 point each</source>
        <translation>هر کدام %1 امتیاز</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 امتیاز</translation>
    </message>
</context>
<context>
    <name>How to play Svoi Kozyri</name>
    <message>
        <source>Everybody has their own trump suit.</source>
        <translation>هر کس خال حکم خودش را دارد.</translation>
    </message>
    <message>
        <source>Here yours are the hearts: even the six beats other suits.</source>
        <translation>اینجا حکم شما دل است: حتی ششِ دل هم خال‌های دیگر را می‌زند.</translation>
    </message>
    <message>
        <source>Beat the top card: higher in its suit, or with your trump.</source>
        <translation>برگ رو را بزنید: با بزرگ‌تر از همان خال، یا با حکم خودتان.</translation>
    </message>
    <message>
        <source>Then lay any other card on top for the next player.</source>
        <translation>بعد برای نفر بعدی هر برگ دیگری را رویش بگذارید.</translation>
    </message>
    <message>
        <source>If you can&apos;t beat it, pick up the top three cards.</source>
        <translation>اگر نمی‌توانید بزنید، سه برگ رو را بردارید.</translation>
    </message>
    <message>
        <source>If it is one of your own trumps, you pick up more.</source>
        <translation>اگر از حکم خودتان باشد، بیشتر برمی‌دارید.</translation>
    </message>
    <message>
        <source>Get rid of all your cards.</source>
        <translation>همهٔ برگ‌هایتان را تمام کنید.</translation>
    </message>
    <message>
        <source>The last player with cards loses.</source>
        <translation>آخرین کسی که برگ دارد می‌بازد.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>The end is missing: only %1 of %2 characters are here. Copy the whole message again and paste it here.</source>
        <translation>پایانش نیست: از %2 نویسه فقط %1 تا رسیده است. همهٔ پیام را دوباره کپی کنید و اینجا بچسبانید.</translation>
    </message>
    <message>
        <source>A letter or digit in it is wrong. Copy the message again and paste it here.</source>
        <translation>حرف یا رقمی در آن غلط است. پیام را دوباره کپی کنید و اینجا بچسبانید.</translation>
    </message>
    <message>
        <source>There is no invitation here: paste the whole message, including the part that begins with “%1”.</source>
        <translation>دعوتی اینجا نیست: همهٔ پیام را با آنچه با «%1» شروع می‌شود بچسبانید.</translation>
    </message>
    <message>
        <source>This invitation was made by a newer CardTable: you need that version to join.</source>
        <translation>این دعوت را CardTable تازه‌تری ساخته است: برای پیوستن همان نسخه را لازم دارید.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>All keys</source>
        <translation>همهٔ کلیدها</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two keys for one command</comment>
        <translation>%1 یا %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a row of keys</comment>
        <translation>%1 تا %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a command and its keys, as they are spoken</comment>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>The keys stay the same when the keyboard writes another alphabet.</source>
        <translation>وقتی صفحه‌کلید با الفبای دیگری می‌نویسد هم کلیدها همین‌اند.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>سر میز</translation>
    </message>
    <message>
        <source>Move through the hand</source>
        <translation>جابه‌جایی در برگ‌ها</translation>
    </message>
    <message>
        <source>To another suit or rank in the hand</source>
        <translation>رفتن به خال یا ارزش دیگر در دست</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>بازی کردن برگ</translation>
    </message>
    <message>
        <source>Select the card</source>
        <translation>انتخاب برگ</translation>
    </message>
    <message>
        <source>Play the first to ninth card that may be played</source>
        <translation>بازی کردن اولین تا نهمین برگ قابل بازی</translation>
    </message>
    <message>
        <source>Next pile</source>
        <translation>دستهٔ بعدی</translation>
    </message>
    <message>
        <source>From part to part of the table</source>
        <translation>از یک بخش میز به بخش دیگر</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>لغو انتخاب</translation>
    </message>
    <message>
        <source>Look and ask</source>
        <translation>دیدن و پرسیدن</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>جدول امتیاز</translation>
    </message>
    <message>
        <source>What happened, and the last tricks</source>
        <translation>چه شد و دورهای قبل</translation>
    </message>
    <message>
        <source>Questions, answered aloud</source>
        <translation>پرسش و پاسخ</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>برگ‌های روی میز</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>دست من</translation>
    </message>
    <message>
        <source>What may be played</source>
        <translation>چه می‌شود بازی کرد</translation>
    </message>
    <message>
        <source>Whose turn it is, and what to do</source>
        <translation>نوبت کیست و چه باید کرد</translation>
    </message>
    <message>
        <source>Cards each player has left</source>
        <translation>هر کس چند برگ دارد</translation>
    </message>
    <message>
        <source>Points in brief</source>
        <translation>امتیازها، کوتاه</translation>
    </message>
    <message>
        <source>Melds, trumps or points taken</source>
        <translation>ترکیب‌ها، حکم‌ها یا امتیازهای گرفته</translation>
    </message>
    <message>
        <source>The last trick or turn</source>
        <translation>دور یا نوبت قبل</translation>
    </message>
    <message>
        <source>Explain this card</source>
        <translation>توضیح این برگ</translation>
    </message>
    <message>
        <source>All about a player, you first</source>
        <translation>همه‌چیز دربارهٔ یک بازیکن، اول شما</translation>
    </message>
    <message>
        <source>Describe the table</source>
        <translation>گفتن آنچه روی میز است</translation>
    </message>
    <message>
        <source>Repeat what was said</source>
        <translation>تکرار آنچه گفته شد</translation>
    </message>
    <message>
        <source>What was said before</source>
        <translation>گفتهٔ پیش از آن</translation>
    </message>
    <message>
        <source>What was said after that</source>
        <translation>گفتهٔ پس از آن</translation>
    </message>
    <message>
        <source>What was said, as a list</source>
        <translation>فهرست گفته‌ها</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>بازی جدید</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>برگردان</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>انجام دوباره</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>تمام کردن دست</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>شمارهٔ پخش</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>After a deal</source>
        <translation>پس از هر دست</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>دست بعد</translation>
    </message>
    <message>
        <source>Hide the points</source>
        <translation>بستن امتیازها</translation>
    </message>
    <message>
        <source>Look at the deal</source>
        <translation>دیدن این دست</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>برگ به برگ</translation>
    </message>
    <message>
        <source>By tricks or turns</source>
        <translation>دور به دور یا نوبت به نوبت</translation>
    </message>
    <message>
        <source>To the next choice that cost points, or back</source>
        <translation>رفتن به انتخاب بعدی که ضرر داشت، یا قبلی</translation>
    </message>
    <message>
        <source>All choices there, and Enter plays on</source>
        <translation>همهٔ انتخاب‌های آنجا، و Enter بازی را ادامه می‌دهد</translation>
    </message>
    <message>
        <source>At a table with other people</source>
        <translation>سر میزی با دیگران</translation>
    </message>
    <message>
        <source>Yes or no to what somebody asks</source>
        <translation>بله یا نه به درخواست کسی</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>گفتن چیزی</translation>
    </message>
    <message>
        <source>The nine phrases used last</source>
        <translation>نُه جملهٔ آخر</translation>
    </message>
    <message>
        <source>To the bar at the bottom and back</source>
        <translation>به نوار پایین و برگشت</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>پنجره</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>روش بازی</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>قواعد این بازی</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>نوشتهٔ درشت‌تر یا ریزتر</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>اندازهٔ معمول نوشته</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>صداها</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>ترجیحات</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Got it</source>
        <translation>فهمیدم</translation>
    </message>
    <message>
        <source>Press Enter to continue.</source>
        <comment>the key</comment>
        <translation>با Enter ادامه دهید.</translation>
    </message>
    <message>
        <source>Press Enter to leave, Esc to continue.</source>
        <comment>the keys</comment>
        <translation>با Enter خارج شوید، با Esc ادامه دهید.</translation>
    </message>
    <message>
        <source>Press Enter to take it back, Esc to play on.</source>
        <comment>the keys</comment>
        <translation>با Enter پس بگیرید، با Esc ادامه دهید.</translation>
    </message>
    <message>
        <source>Press Enter for a hint.</source>
        <comment>the key</comment>
        <translation>با Enter راهنمایی بگیرید.</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>خروج از درس</translation>
    </message>
    <message>
        <source>Leave the lesson? You can come back and continue here.</source>
        <translation>از درس خارج می‌شوید؟ می‌توانید برگردید و از همین‌جا ادامه دهید.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>پس گرفتن</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>نمایش راهنمایی</translation>
    </message>
    <message>
        <source>Another lesson</source>
        <translation>یک درس دیگر</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>یک بار دیگر</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>نشانم بده</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>الان نه</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>دیگر نپرس</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>مربی</translation>
    </message>
    <message>
        <source>Show the coach&apos;s sentence again</source>
        <translation>نمایش دوبارهٔ جملهٔ مربی</translation>
    </message>
    <message>
        <source>Lesson, %1 of %2.</source>
        <comment>how many sentences it has, and which of them follows</comment>
        <translation>درس، %1 از %2.</translation>
    </message>
    <message>
        <source>%1, a lesson</source>
        <comment>the name of a game</comment>
        <translation>درس %1</translation>
    </message>
    <message>
        <source>Leave the table with people first: they would have to wait for you.</source>
        <translation>اول از سر میزی که با دیگران دارید بلند شوید، وگرنه باید منتظر شما بمانند.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and one of its lessons</comment>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>The rules allow that, but the lesson shows something else. Take it back?</source>
        <translation>قواعد این را اجازه می‌دهد، ولی درس چیز دیگری نشان می‌دهد. پس می‌گیرید؟</translation>
    </message>
    <message>
        <source>It&apos;s your turn. Choose for yourself, or ask for a hint.</source>
        <translation>نوبت شماست. خودتان انتخاب کنید یا راهنمایی بخواهید.</translation>
    </message>
    <message>
        <source>That was a deal. Would you like to play on alone?</source>
        <translation>این یک دست بود. ادامه را خودتان بازی می‌کنید؟</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1, %2</source>
        <translation>‏%1، %2</translation>
    </message>
    <message>
        <source>%1, you</source>
        <translation>‏%1، شما</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و %2</translation>
    </message>
    <message>
        <source>%1 and you</source>
        <translation>%1 و شما</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>‏%1، %2{ez}</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>‏%1، %2{ra}</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1 و %2{ez}</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1 و %2{ra}</translation>
    </message>
    <message>
        <source>%1, you</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>‏%1، شمای</translation>
    </message>
    <message>
        <source>%1, you</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>‏%1، شما را</translation>
    </message>
    <message>
        <source>%1 and you</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1 و شمای</translation>
    </message>
    <message>
        <source>%1 and you</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1 و شما را</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Line %1: %2</source>
        <comment>a line of a saved game, and what is wrong with it</comment>
        <translation>سطر %1: %2</translation>
    </message>
    <message>
        <source>one bit of it is wrong; the program corrects it.</source>
        <translation>یک بیت آن اشتباه است و برنامه درستش می‌کند.</translation>
    </message>
    <message>
        <source>its checksum doesn&apos;t match: something was changed, or lines are missing.</source>
        <translation>با رقم بررسی‌اش نمی‌خواند: چیزی عوض شده یا سطرهایی کم است.</translation>
    </message>
    <message>
        <source>the line isn&apos;t complete.</source>
        <translation>سطر کامل نیست.</translation>
    </message>
    <message>
        <source>from here to the end there are only zeros.</source>
        <translation>از اینجا تا آخر فقط صفر است.</translation>
    </message>
    <message>
        <source>each line before the first empty one must read “key: value”.</source>
        <translation>سطرهای پیش از اولین سطر خالی باید به شکل «key: value» باشد.</translation>
    </message>
    <message>
        <source>the line “%1: …” is missing.</source>
        <translation>سطر «%1: …» نیست.</translation>
    </message>
    <message>
        <source>only the formats “%1” and “%2” can be read.</source>
        <translation>فقط قالب‌های «%1» و «%2» خوانده می‌شود.</translation>
    </message>
    <message>
        <source>there must be one name for each seat.</source>
        <translation>برای هر جای میز یک نام لازم است.</translation>
    </message>
    <message>
        <source>an action is written “%1”, for example “%2”.</source>
        <translation>حرکت به شکل «%1» نوشته می‌شود، مانند «%2».</translation>
    </message>
    <message>
        <source>this version of the program doesn&apos;t know the entry “%1”.</source>
        <translation>این نسخهٔ برنامه «%1» را نمی‌شناسد.</translation>
    </message>
    <message>
        <source>the match hasn&apos;t reached action %1 before this line.</source>
        <translation>بازی پیش از این سطر به حرکت %1 نرسیده است.</translation>
    </message>
    <message>
        <source>the entry for who plays on must read “%1”.</source>
        <translation>سطری که می‌گوید چه کسی ادامه می‌دهد باید «%1» باشد.</translation>
    </message>
    <message>
        <source>a whole number is needed here.</source>
        <translation>اینجا عددی صحیح لازم است.</translation>
    </message>
    <message>
        <source>the value can&apos;t be read as JSON.</source>
        <translation>مقدار به صورت JSON خوانده نمی‌شود.</translation>
    </message>
    <message>
        <source>the seeds of the deals must be a list of texts.</source>
        <translation>بذرهای دست‌ها باید فهرستی از متن‌ها باشد.</translation>
    </message>
    <message>
        <source>Action %1: %2</source>
        <comment>an action of a saved game, and what is wrong with it</comment>
        <translation>حرکت %1: %2</translation>
    </message>
    <message>
        <source>A seed is one line of plain text.</source>
        <translation>بذر یک سطر متن ساده است.</translation>
    </message>
    <message>
        <source>This is a saved game of “%1”, not of “%2”.</source>
        <translation>این بازی ذخیره‌شدهٔ «%1» است، نه «%2».</translation>
    </message>
    <message>
        <source>The rules have no option called “%1” with that value.</source>
        <translation>در قواعد گزینه‌ای به نام «%1» با این مقدار نیست.</translation>
    </message>
    <message>
        <source>“%1” by seat %2 is refused: %3.</source>
        <translation>«%1» از جای %2 پذیرفته نیست: %3.</translation>
    </message>
    <message>
        <source>The rules can&apos;t carry out “%1”: there is a bug in the program.</source>
        <translation>قواعد نمی‌تواند «%1» را انجام دهد: اشکالی در برنامه است.</translation>
    </message>
    <message>
        <source>the line isn&apos;t text in UTF-8.</source>
        <translation>سطر متن UTF-8 نیست.</translation>
    </message>
    <message>
        <source>there is no game called “%1” here.</source>
        <translation>اینجا بازی‌ای به نام «%1» نیست.</translation>
    </message>
</context>
<context>
    <name>Look back</name>
    <message>
        <source>Looking at deal %1</source>
        <translation>تماشای دست %1</translation>
    </message>
    <message>
        <source>All hands are open</source>
        <translation>همهٔ دست‌ها رو است</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>stop looking at a deal</comment>
        <translation>تمام</translation>
    </message>
    <message>
        <source>To the beginning of the deal</source>
        <translation>به اول دست</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>یک برگ به عقب</translation>
    </message>
    <message>
        <source>One card on</source>
        <translation>یک برگ به جلو</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>به آخر دست</translation>
    </message>
    <message>
        <source>You can look at a deal when it is over.</source>
        <translation>دست را وقتی تمام شد می‌شود دید.</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>the first part of a time line</comment>
        <translation>پخش</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>the first part of a time line: cards are passed</comment>
        <translation>تعویض</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>برگ‌ها پخش شد.</translation>
    </message>
    <message>
        <source>Trick %1 of %2.</source>
        <translation>دور %1 از %2.</translation>
    </message>
    <message>
        <source>Turn %1 of %2.</source>
        <translation>نوبت %1 از %2.</translation>
    </message>
    <message>
        <source>played</source>
        <comment>over a card</comment>
        <translation>بازی شد</translation>
    </message>
    <message>
        <source>better</source>
        <comment>over a card</comment>
        <translation>بهتر</translation>
    </message>
    <message>
        <source>Your costliest choices</source>
        <translation>پرضررترین انتخاب‌ها</translation>
    </message>
    <message>
        <source>Nothing better was found in this deal.</source>
        <translation>در این دست چیز بهتری پیدا نشد.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>which choice of a deal, and what it cost</comment>
        <translation>‏%1، %2.</translation>
    </message>
    <message>
        <source>Your choices cost %1 points</source>
        <translation>انتخاب‌هایتان %1 امتیاز ضرر داشت</translation>
    </message>
    <message>
        <source>No mistake cost you anything</source>
        <translation>هیچ اشتباهی برایتان گران تمام نشد</translation>
    </message>
    <message>
        <source>You took %1; an expert would take about %2</source>
        <translation>شما %1 گرفتید؛ استاد حدود %2 می‌گرفت</translation>
    </message>
    <message>
        <source>You took %1: luck was with you</source>
        <translation>شما %1 گرفتید: بخت یارتان بود</translation>
    </message>
    <message>
        <source>You made %1; an expert would make about %2</source>
        <translation>شما %1 آوردید؛ استاد حدود %2 می‌آورد</translation>
    </message>
    <message>
        <source>Weighing your choices: %1 of %2</source>
        <translation>انتخاب‌هایتان سنجیده می‌شود: %1 از %2</translation>
    </message>
    <message>
        <source>Your choices couldn&apos;t be weighed.</source>
        <translation>انتخاب‌هایتان را نشد سنجید.</translation>
    </message>
    <message>
        <source>It cost %1 points.</source>
        <comment>a trick or turn on a time line</comment>
        <translation>‏%1 امتیاز ضرر داشت.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ادامهٔ بازی از اینجا</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>چرا؟</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>اشتباه بعدی</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>بهترین</translation>
    </message>
    <message>
        <source>%1 points worse</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>%1 امتیاز بدتر</translation>
    </message>
    <message>
        <source>about %1 points worse</source>
        <comment>a choice, in a list of all that were tried</comment>
        <translation>حدود %1 امتیاز بدتر</translation>
    </message>
    <message>
        <source>Your pass</source>
        <translation>برگ‌هایی که دادید</translation>
    </message>
    <message>
        <source>Trick %1, your card</source>
        <translation>دور %1، برگ شما</translation>
    </message>
    <message>
        <source>Turn %1, your card</source>
        <translation>نوبت %1، برگ شما</translation>
    </message>
    <message>
        <source>Turn %1, your discard</source>
        <translation>نوبت %1، برگی که انداختید</translation>
    </message>
    <message>
        <source>Turn %1, your draw</source>
        <translation>نوبت %1، آنچه برداشتید</translation>
    </message>
    <message>
        <source>Turn %1, your meld</source>
        <translation>نوبت %1، ترکیب شما</translation>
    </message>
    <message>
        <source>Deal %1 from the pass</source>
        <translation>دست %1 از تعویض برگ</translation>
    </message>
    <message>
        <source>Deal %1 from trick %2</source>
        <translation>دست %1 از دور %2</translation>
    </message>
    <message>
        <source>Deal %1 from turn %2</source>
        <translation>دست %1 از نوبت %2</translation>
    </message>
    <message>
        <source>This cost %1 points</source>
        <translation>این %1 امتیاز ضرر داشت</translation>
    </message>
    <message>
        <source>This cost about %1 points</source>
        <translation>این حدود %1 امتیاز ضرر داشت</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>over a card</comment>
        <translation>داده شد</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a choice without cards, in a deal that is looked at</comment>
        <translation>برداشتن از زمین</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>a choice without cards, in a deal that is looked at</comment>
        <translation>برداشتن دورریز</translation>
    </message>
    <message>
        <source>cost %1 points</source>
        <translation>%1 امتیاز ضرر</translation>
    </message>
    <message>
        <source>cost about %1 points</source>
        <translation>حدود %1 امتیاز ضرر</translation>
    </message>
    <message>
        <source>Nothing better</source>
        <translation>بهتر از این نبود</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>چیز بهتری پیدا نشد.</translation>
    </message>
    <message>
        <source>As far as we can tell, this was as good as anything else.</source>
        <translation>تا جایی که پیداست، از بقیه چیزی کم نداشت.</translation>
    </message>
    <message>
        <source>Better: %1, by %2 points.</source>
        <translation>%1 بهتر بود، با %2 امتیاز تفاوت.</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>a number with one place behind the point</comment>
        <translation>⁦%1٫%2⁩</translation>
    </message>
    <message>
        <source>No other choice cost points.</source>
        <translation>انتخاب دیگری که ضرر داشته باشد نیست.</translation>
    </message>
    <message>
        <source>None of your choices is marked here.</source>
        <translation>اینجا هیچ‌یک از انتخاب‌هایتان نشان ندارد.</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>About %1</source>
        <translation>دربارهٔ %1</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>ترجیحات…</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>خدمات</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>پنهان کردن %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>پنهان کردن بقیه</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>نمایش همه</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>خروج از %1</translation>
    </message>
</context>
<context>
    <name>Match end</name>
    <message>
        <source>The end of the match</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>دوباره</translation>
    </message>
    <message>
        <source>Look at the last deal</source>
        <translation>دیدن دست آخر</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>یک بازی دیگر</translation>
    </message>
    <message>
        <source>Standings</source>
        <comment>a list with a line for each player</comment>
        <translation>رده‌بندی</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>بازی را بردید!</translation>
    </message>
    <message>
        <source>%1 win the match!</source>
        <comment>the person&apos;s side: You and Kavya</comment>
        <translation>%1 بازی را بردید!</translation>
    </message>
    <message>
        <source>%1 share the win!</source>
        <comment>the person among them: You and Kavya</comment>
        <translation>%1 بازی را با هم بردید!</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 بازی را برد</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>partners</comment>
        <translation>%1 بازی را بردند</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 بازی را با هم بردند</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>بازی مساوی شد</translation>
    </message>
    <message>
        <source>%1 points, %2 fewer than %3.</source>
        <translation>‏%1 امتیاز، %2 کمتر از %3.</translation>
    </message>
    <message>
        <source>%1 points, %2 more than %3.</source>
        <translation>‏%1 امتیاز، %2 بیشتر از %3.</translation>
    </message>
    <message numerus="yes">
        <source>You came second, %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>دوم شدید، با %1 امتیاز فاصله. خوب بازی کردید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You came third, %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>سوم شدید، با %1 امتیاز فاصله. خوب بازی کردید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished in place %1, %2 point(s) behind. Well played.</source>
        <translation>
            <numerusform>شما %1{ord} شدید، با %2 امتیاز فاصله. خوب بازی کردید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %1 point(s) behind. Well played.</source>
        <translation>
            <numerusform>%1 امتیاز عقب ماندید. خوب بازی کردید.</numerusform>
        </translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row; your best is %2.</source>
        <comment>matches</comment>
        <translation>%1 بازی پیاپی برده‌اید؛ رکورد شما %2 است.</translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row.</source>
        <comment>matches</comment>
        <translation>%1 بازی پیاپی برده‌اید.</translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve won %1 of %2 match(es) of %3.</source>
        <comment>how many, of how many, the name of a game</comment>
        <translation>
            <numerusform>از %2 بازی %3، %1 تا را برده‌اید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best deal was deal %1, with %2 point(s).</source>
        <translation>
            <numerusform>بهترین دستتان دست %1 بود، با %2 امتیاز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %1 cost you most: %2 point(s).</source>
        <translation>
            <numerusform>دست %1 بیشترین ضرر را داشت: %2 امتیاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a heading, said as a sentence</comment>
        <translation>‏%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and the total</comment>
        <translation>‏%1: %2.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;بازی</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>بازی &amp;جدید…</translation>
    </message>
    <message>
        <source>New game by &amp;deal number…</source>
        <translation>بازی جدید با &amp;شمارهٔ پخش…</translation>
    </message>
    <message>
        <source>&amp;Play with people…</source>
        <translation>بازی با دی&amp;گران…</translation>
    </message>
    <message>
        <source>&amp;Restart this match</source>
        <translation>شروع &amp;دوبارهٔ همین بازی</translation>
    </message>
    <message>
        <source>&amp;Open a saved game…</source>
        <translation>&amp;باز کردن بازی ذخیره‌شده…</translation>
    </message>
    <message>
        <source>&amp;Unfinished games…</source>
        <translation>بازی‌های &amp;ناتمام…</translation>
    </message>
    <message>
        <source>&amp;Save the game as…</source>
        <translation>&amp;ذخیرهٔ بازی با نام…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;آمار…</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>&amp;صفحهٔ خوشامد</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;حرکت</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;برگردان</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;انجام دوباره</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;راهنمایی</translation>
    </message>
    <message>
        <source>&amp;Claim the rest…</source>
        <translation>بقیه برای &amp;من…</translation>
    </message>
    <message>
        <source>&amp;Finish the deal</source>
        <translation>&amp;تمام کردن دست</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>دست بع&amp;د</translation>
    </message>
    <message>
        <source>Ask for a &amp;pause</source>
        <translation>در&amp;خواست مکث</translation>
    </message>
    <message>
        <source>Let a computer play for &amp;me</source>
        <translation>رایانه به &amp;جای من بازی کند</translation>
    </message>
    <message>
        <source>Ask for &amp;another match</source>
        <translation>درخواست با&amp;زی دیگر</translation>
    </message>
    <message>
        <source>Ask to &amp;end the match</source>
        <translation>درخواست &amp;پایان بازی</translation>
    </message>
    <message>
        <source>&amp;Say…</source>
        <translation>گ&amp;فتن…</translation>
    </message>
    <message>
        <source>&amp;What happened</source>
        <translation>&amp;چه شد</translation>
    </message>
    <message>
        <source>Status &amp;bar</source>
        <translation>نوار &amp;وضعیت</translation>
    </message>
    <message>
        <source>&amp;Round buttons</source>
        <translation>دکمه‌های &amp;گرد</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>نوشتهٔ &amp;درشت‌تر</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>نوشتهٔ &amp;ریزتر</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>اندازهٔ معمو&amp;ل نوشته</translation>
    </message>
    <message>
        <source>&amp;Describe the table</source>
        <translation>&amp;گفتن آنچه روی میز است</translation>
    </message>
    <message>
        <source>Read a&amp;loud</source>
        <comment>a menu of questions, each answered aloud in a sentence</comment>
        <translation>&amp;پرسش</translation>
    </message>
    <message>
        <source>&amp;Cards on the table</source>
        <translation>&amp;برگ‌های روی میز</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <translation>&amp;دست من</translation>
    </message>
    <message>
        <source>What &amp;may be played</source>
        <translation>&amp;چه می‌شود بازی کرد</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>&amp;نوبت کیست</translation>
    </message>
    <message>
        <source>Cards &amp;each player has left</source>
        <translation>&amp;هر کس چند برگ دارد</translation>
    </message>
    <message>
        <source>&amp;Points in brief</source>
        <translation>&amp;امتیازها، کوتاه</translation>
    </message>
    <message>
        <source>Melds, &amp;trumps or points taken</source>
        <translation>&amp;ترکیب‌ها، حکم‌ها یا امتیازهای گرفته</translation>
    </message>
    <message>
        <source>&amp;Last trick or turn</source>
        <translation>دور یا نوبت &amp;قبل</translation>
    </message>
    <message>
        <source>E&amp;xplain this card</source>
        <translation>تو&amp;ضیح این برگ</translation>
    </message>
    <message>
        <source>&amp;All about</source>
        <translation>همه‌چی&amp;ز دربارهٔ</translation>
    </message>
    <message>
        <source>&amp;Repeat what was said</source>
        <translation>ت&amp;کرار آنچه گفته شد</translation>
    </message>
    <message>
        <source>What was said &amp;before</source>
        <translation>گفتهٔ &amp;پیش از آن</translation>
    </message>
    <message>
        <source>What was said a&amp;fter that</source>
        <translation>گفتهٔ پ&amp;س از آن</translation>
    </message>
    <message>
        <source>What was &amp;said…</source>
        <translation>گ&amp;فته‌ها…</translation>
    </message>
    <message>
        <source>Copy the &amp;invitation</source>
        <translation>ک&amp;پی دعوت</translation>
    </message>
    <message>
        <source>&amp;Take a seat…</source>
        <translation>&amp;نشستن سر میز…</translation>
    </message>
    <message>
        <source>Ask somebody to &amp;leave…</source>
        <translation>از &amp;کسی بخواه برود…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;نما</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <translation>&amp;جدول امتیاز…</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;میز</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;برگ‌ها</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;تمام‌صفحه</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;تنظیمات</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;سرعت</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;زبان</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;صداها</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translatorcomment>ترجیحات beside تنظیمات for the menu Settings.</translatorcomment>
        <translation>&amp;ترجیحات…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;راهنما</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>روش &amp;بازی</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;آموزش بازی</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;قواعد این بازی</translation>
    </message>
    <message>
        <source>&amp;Mouse and keys</source>
        <translation>&amp;ماوس و کلیدها</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>همهٔ &amp;کلیدها</translation>
    </message>
    <message>
        <source>&amp;Fairness of the deals…</source>
        <translation>من&amp;صفانه بودن پخش…</translation>
    </message>
    <message>
        <source>&amp;About CardTable</source>
        <translation>&amp;دربارهٔ CardTable</translation>
    </message>
    <message>
        <source>No match is on the table.</source>
        <translation>هیچ بازی‌ای روی میز نیست.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>هنوز چیزی بازی نشده است.</translation>
    </message>
    <message>
        <source>Nothing has been undone.</source>
        <translation>چیزی برگردانده نشده است.</translation>
    </message>
    <message>
        <source>Wait until it&apos;s your turn.</source>
        <translation>صبر کنید تا نوبت شما شود.</translation>
    </message>
    <message>
        <source>You can claim on your turn, once nothing can change the points of the deal any more.</source>
        <translation>وقتی دیگر چیزی امتیاز دست را عوض نکند، در نوبت خود می‌توانید «بقیه برای من» را بزنید.</translation>
    </message>
    <message>
        <source>You can&apos;t do this at a table with other people.</source>
        <translation>سر میزی با دیگران این کار نمی‌شود.</translation>
    </message>
    <message>
        <source>This deal is only for practice. Go back to your match first.</source>
        <translation>این دست فقط تمرین است. اول به بازی خودتان برگردید.</translation>
    </message>
    <message>
        <source>This is a lesson. Leave it first.</source>
        <translation>این درس است. اول از آن خارج شوید.</translation>
    </message>
    <message>
        <source>This deal isn&apos;t over yet.</source>
        <translation>این دست هنوز تمام نشده.</translation>
    </message>
    <message>
        <source>Moves can&apos;t be undone at this table.</source>
        <translation>سر این میز حرکتی پس گرفته نمی‌شود.</translation>
    </message>
    <message>
        <source>At this table there are no hints.</source>
        <translation>سر این میز راهنمایی نیست.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>صداها روشن است.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>صداها خاموش است.</translation>
    </message>
    <message>
        <source>You&apos;re watching.</source>
        <translation>شما تماشا می‌کنید.</translation>
    </message>
    <message>
        <source>The table is already paused.</source>
        <translation>بازی همین حالا هم در مکث است.</translation>
    </message>
    <message>
        <source>This match isn&apos;t over yet.</source>
        <translation>این بازی هنوز تمام نشده است.</translation>
    </message>
    <message>
        <source>You already have a seat.</source>
        <translation>شما از پیش جا دارید.</translation>
    </message>
    <message>
        <source>There is no free seat at the moment.</source>
        <translation>الان جای خالی نیست.</translation>
    </message>
    <message>
        <source>Nobody else is at the table.</source>
        <translation>کس دیگری سر میز نیست.</translation>
    </message>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>این کار فقط از میزبان برمی‌آید.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>A computer is already playing for you.</source>
        <translation>همین حالا رایانه به جای شما بازی می‌کند.</translation>
    </message>
    <message>
        <source>The text is as large as it can be.</source>
        <translation>نوشته از این درشت‌تر نمی‌شود.</translation>
    </message>
    <message>
        <source>The text is as small as it can be.</source>
        <translation>نوشته از این ریزتر نمی‌شود.</translation>
    </message>
    <message>
        <source>The text has its usual size.</source>
        <translation>نوشته به اندازهٔ معمول است.</translation>
    </message>
    <message>
        <source>The text is at %1 per cent.</source>
        <translation>اندازهٔ نوشته %1 درصد است.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>این دست تمام شد.</translation>
    </message>
    <message>
        <source>The deal is being finished.</source>
        <translation>این دست دارد تمام می‌شود.</translation>
    </message>
    <message>
        <source>You can finish a deal once you have no cards left or its points can&apos;t change any more.</source>
        <translation>وقتی برگ‌هایتان تمام شده باشد، یا دیگر چیزی امتیاز دست را عوض نکند، CardTable می‌تواند دست را تمام کند.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Guest</source>
        <translation>مهمان</translation>
    </message>
    <message>
        <source>Amrit</source>
        <translation>امریت</translation>
    </message>
    <message>
        <source>Kavya</source>
        <translation>کاویا</translation>
    </message>
    <message>
        <source>Leela</source>
        <translation>لیلا</translation>
    </message>
    <message>
        <source>Navid</source>
        <translation>نوید</translation>
    </message>
    <message>
        <source>Laleh</source>
        <translation>لاله</translation>
    </message>
    <message>
        <source>Meera</source>
        <translation>میرا</translation>
    </message>
    <message>
        <source>Dariush</source>
        <translation>داریوش</translation>
    </message>
    <message>
        <source>Sita</source>
        <translation>سیتا</translation>
    </message>
    <message>
        <source>Parisa</source>
        <translation>پریسا</translation>
    </message>
    <message>
        <source>Ravi</source>
        <translation>رَوی</translation>
    </message>
    <message>
        <source>Simran</source>
        <translation>سیمران</translation>
    </message>
    <message>
        <source>You</source>
        <comment>whoever reads this, in place of a name</comment>
        <translation>شما</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>مهمانِ</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>مهمان را</translation>
    </message>
    <message>
        <source>Amrit</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>امریتِ</translation>
    </message>
    <message>
        <source>Amrit</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>امریت را</translation>
    </message>
    <message>
        <source>Kavya</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>کاویای</translation>
    </message>
    <message>
        <source>Kavya</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>کاویا را</translation>
    </message>
    <message>
        <source>Parisa</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پریسای</translation>
    </message>
    <message>
        <source>Parisa</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پریسا را</translation>
    </message>
    <message>
        <source>Ravi</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>رَویِ</translation>
    </message>
    <message>
        <source>Ravi</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>رَوی را</translation>
    </message>
    <message>
        <source>Leela</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>لیلای</translation>
    </message>
    <message>
        <source>Leela</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>لیلا را</translation>
    </message>
    <message>
        <source>Dariush</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>داریوشِ</translation>
    </message>
    <message>
        <source>Dariush</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>داریوش را</translation>
    </message>
    <message>
        <source>Simran</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سیمرانِ</translation>
    </message>
    <message>
        <source>Simran</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سیمران را</translation>
    </message>
    <message>
        <source>Navid</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نویدِ</translation>
    </message>
    <message>
        <source>Navid</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نوید را</translation>
    </message>
    <message>
        <source>Meera</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>میرای</translation>
    </message>
    <message>
        <source>Meera</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>میرا را</translation>
    </message>
    <message>
        <source>Laleh</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>لالهٔ</translation>
    </message>
    <message>
        <source>Laleh</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>لاله را</translation>
    </message>
    <message>
        <source>Sita</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سیتای</translation>
    </message>
    <message>
        <source>Sita</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سیتا را</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1 را</translation>
    </message>
    <message>
        <source>You</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شمای</translation>
    </message>
    <message>
        <source>You</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شما را</translation>
    </message>
</context>
<context>
    <name>New game</name>
    <message>
        <source>New game</source>
        <translation>بازی جدید</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>The rules are now “%1”.</source>
        <comment>other rules came with another number of players</comment>
        <translation>حالا قواعد «%1» است.</translation>
    </message>
    <message>
        <source>Including you.</source>
        <translation>خود شما هم جزوشان هستید.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>شروع</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many players: choose others.</source>
        <translation>این قواعد برای این تعداد بازیکن نیست: قواعد دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>بیشتر</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>کمتر</translation>
    </message>
    <message>
        <source>Choose a deal by its number.</source>
        <translation>پخش را با شماره‌اش انتخاب کنید.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>شمارهٔ پخش</translation>
    </message>
    <message>
        <source>Leave it empty for a secret deal. With a number, anybody can deal the same cards again.</source>
        <translation>برای پخش محرمانه خالی بگذارید. با شماره، هر کسی می‌تواند همان برگ‌ها را دوباره پخش کند.</translation>
    </message>
    <message>
        <source>Name of opponent %1</source>
        <translation>نام حریف %1</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>نام شما</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>سطح %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>قدرت</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>بازیکنان رایانه‌ای</translation>
    </message>
    <message>
        <source>All of them, or one by one below, clockwise from you.</source>
        <translation>همه با هم، یا هر کدام در پایین، ساعت‌گرد از شما.</translation>
    </message>
    <message>
        <source>Bot…</source>
        <comment>a computer player that is a program of the person&apos;s own; opens a question</comment>
        <translation>ربات…</translation>
    </message>
    <message>
        <source>A program of your own plays: you&apos;ll be asked which one.</source>
        <translation>برنامهٔ خودتان بازی می‌کند: پرسیده می‌شود کدام.</translation>
    </message>
    <message>
        <source>A program of your own plays</source>
        <translation>برنامهٔ خودتان بازی می‌کند</translation>
    </message>
    <message>
        <source>It runs on this computer and can do anything you can: choose only one that you trust.</source>
        <translation>روی همین رایانه اجرا می‌شود و هر کاری که شما بتوانید، می‌تواند بکند: فقط برنامه‌ای را انتخاب کنید که به آن اعتماد دارید.</translation>
    </message>
    <message>
        <source>It is shown the cards of its own seat and what everybody sees, never another hand.</source>
        <translation>فقط برگ‌های جای خودش و آنچه همه می‌بینند به آن نشان داده می‌شود، هرگز دست دیگری نه.</translation>
    </message>
    <message>
        <source>It has ten seconds for a move. If it is slower, breaks a rule or stops, a computer plays in its place.</source>
        <translation>برای هر حرکت ده ثانیه وقت دارد. اگر دیر کند، خلاف قاعده بازی کند یا از کار بیفتد، رایانه به جایش بازی می‌کند.</translation>
    </message>
    <message>
        <source>To write one, read PROTOCOL.md, which comes with the source code.</source>
        <translation>برای نوشتن چنین برنامه‌ای، PROTOCOL.md را که همراه کد منبع است بخوانید.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>برنامه</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>انتخاب…</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>بگذار بازی کند</translation>
    </message>
    <message>
        <source>This program can&apos;t be started: choose another file, or make this one executable.</source>
        <translation>این برنامه راه نمی‌افتد: پروندهٔ دیگری انتخاب کنید یا اجرایی‌اش کنید.</translation>
    </message>
    <message>
        <source>The program “%1” isn&apos;t started automatically: a computer plays in its place. To use it, choose it again under New game.</source>
        <translation>برنامهٔ «%1» خودبه‌خود راه نمی‌افتد: رایانه به جایش بازی می‌کند. برای استفاده، در «بازی جدید» دوباره انتخابش کنید.</translation>
    </message>
</context>
<context>
    <name>Ordinal</name>
    <message>
        <source>1</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>اول</translation>
    </message>
    <message>
        <source>2</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دوم</translation>
    </message>
    <message>
        <source>3</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سوم</translation>
    </message>
    <message>
        <source>4</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>چهارم</translation>
    </message>
    <message>
        <source>5</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پنجم</translation>
    </message>
    <message>
        <source>6</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ششم</translation>
    </message>
    <message>
        <source>7</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هفتم</translation>
    </message>
    <message>
        <source>8</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هشتم</translation>
    </message>
    <message>
        <source>9</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نهم</translation>
    </message>
    <message>
        <source>10</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دهم</translation>
    </message>
    <message>
        <source>11</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>یازدهم</translation>
    </message>
    <message>
        <source>12</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دوازدهم</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>ord</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>%1‌ام</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Change the rules</source>
        <translation>تغییر قواعد</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قواعد</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>سر این میز</translation>
    </message>
    <message>
        <source>Pages of rules</source>
        <translation>صفحه‌های قواعد</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Another game begins with its usual rules.</source>
        <translation>بازی دیگر با قواعد معمولش شروع می‌شود.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>جاها</translation>
    </message>
    <message>
        <source>People and computers together.</source>
        <translation>آدم‌ها و رایانه‌ها با هم.</translation>
    </message>
    <message>
        <source>Everybody is asked again whether they are ready.</source>
        <translation>از همه دوباره پرسیده می‌شود که آماده‌اند یا نه.</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many seats: choose others.</source>
        <translation>این قواعد برای این تعداد جا نیست: قواعد دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>میز بسته شود؟</translation>
    </message>
    <message>
        <source>%1 is still playing. Without your computer the table waits.</source>
        <comment>a name</comment>
        <translation>%1 سر آن بازی می‌کند. بدون رایانهٔ شما میز منتظر می‌ماند.</translation>
    </message>
    <message>
        <source>%1 are still playing. Without your computer the table waits.</source>
        <comment>names</comment>
        <translation>%1 سر آن بازی می‌کنند. بدون رایانهٔ شما میز منتظر می‌ماند.</translation>
    </message>
    <message>
        <source>%1 is at the table, and will see that you have closed it.</source>
        <comment>a name</comment>
        <translation>%1 سر آن نشسته است و باخبر می‌شود که میز را بسته‌اید.</translation>
    </message>
    <message>
        <source>%1 are at the table, and will see that you have closed it.</source>
        <comment>names</comment>
        <translation>%1 سر آن نشسته‌اند و باخبر می‌شوند که میز را بسته‌اید.</translation>
    </message>
    <message>
        <source>Every card so far is saved. The match goes on when you open the table again; the same invitation still works.</source>
        <translation>بازی تا همین برگ ذخیره است. وقتی دوباره میز را باز کنید بازی ادامه می‌یابد؛ همان دعوت کار می‌کند.</translation>
    </message>
    <message>
        <source>You can open a table again at any time; they need a new invitation then.</source>
        <translation>هر وقت بخواهید می‌توانید دوباره میز باز کنید؛ آن وقت دعوت تازه لازم است.</translation>
    </message>
    <message>
        <source>The invitation will no longer work. You can open a table again at any time.</source>
        <translation>دعوت دیگر کار نمی‌کند. هر وقت بخواهید می‌توانید دوباره میز باز کنید.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>ماندن</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>بستن میز</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>همهٔ قواعد</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>تغییر…</translation>
    </message>
    <message>
        <source>Send the message to anyone you like. It works until you close the table.</source>
        <translation>پیام را برای هر که می‌خواهید بفرستید. تا بستن میز اعتبار دارد.</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>کپی دعوت</translation>
    </message>
    <message>
        <source>Works from anywhere</source>
        <comment>an invitation</comment>
        <translation>از هر جا کار می‌کند</translation>
    </message>
    <message>
        <source>Works in this house only</source>
        <comment>an invitation</comment>
        <translation>فقط در همین خانه کار می‌کند</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>کپی شد. در پیامی بچسبانید.</translation>
    </message>
    <message>
        <source>Connecting to a relay for friends from other houses…</source>
        <translation>در حال اتصال به رله برای دوستان خانه‌های دیگر…</translation>
    </message>
    <message>
        <source>Friends from other houses can come as long as your table is open.</source>
        <translation>تا وقتی میز شما باز است، دوستان خانه‌های دیگر می‌توانند بیایند.</translation>
    </message>
    <message>
        <source>No relay answers. Check your internet connection, or choose another relay in Preferences, Players.</source>
        <translation>هیچ رله‌ای پاسخ نمی‌دهد. اتصال اینترنت را بررسی کنید یا در «ترجیحات»، «بازیکنان» رلهٔ دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t reach other houses. Play in the same house, or at a table on a server.</source>
        <translation>این نسخهٔ CardTable به خانه‌های دیگر دسترسی ندارد. در یک خانه بازی کنید یا سر میزی روی یک سرور.</translation>
    </message>
    <message>
        <source>Friends from other houses</source>
        <translation>دوستان خانه‌های دیگر</translation>
    </message>
    <message>
        <source>Let friends from other houses in</source>
        <translation>راه دادن به دوستان خانه‌های دیگر</translation>
    </message>
    <message>
        <source>This invitation works in %1&apos;s house only.</source>
        <comment>a name</comment>
        <translation>این دعوت فقط در خانهٔ %1 کار می‌کند.</translation>
    </message>
    <message>
        <source>Also visible to everybody in this house</source>
        <translation>همه در این خانه هم پیدایش می‌کنند</translation>
    </message>
    <message>
        <source>By invitation only</source>
        <translation>فقط با دعوت</translation>
    </message>
    <message>
        <source>Friends from other houses…</source>
        <comment>opens a page: how they can come to this table</comment>
        <translation>دوستان خانه‌های دیگر…</translation>
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
        <translation>میز را ترک می‌کنید؟</translation>
    </message>
    <message>
        <source>You can come back with the invitation as long as the table is open.</source>
        <translation>تا میز باز است می‌توانید با دعوت برگردید.</translation>
    </message>
    <message>
        <source>A computer plays on for you; you can come back until the match is over.</source>
        <translation>رایانه به جای شما بازی می‌کند؛ تا پایان بازی می‌توانید برگردید.</translation>
    </message>
    <message>
        <source>A computer plays on for you; you can come back until the match is over, or somebody else has taken your seat.</source>
        <translation>رایانه به جای شما بازی می‌کند؛ تا پایان بازی، یا تا کس دیگری جایتان را بگیرد، می‌توانید برگردید.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>رفتن</translation>
    </message>
    <message>
        <source>Tables in this house</source>
        <translation>میزهای این خانه</translation>
    </message>
    <message>
        <source>Looking for tables…</source>
        <translation>جست‌وجوی میز…</translation>
    </message>
    <message numerus="yes">
        <source>%1 table(s). Still looking…</source>
        <translation>
            <numerusform>%1 میز. جست‌وجو ادامه دارد…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 table(s) found.</source>
        <translation>
            <numerusform>%1 میز پیدا شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The host&apos;s screen shows four cards too. Do they match? Then it is the right table.</source>
        <translation>روی صفحهٔ میزبان هم چهار برگ هست. همین‌هاست؟ پس میز درست است.</translation>
    </message>
    <message>
        <source>No table found yet</source>
        <translation>هنوز میزی پیدا نشده</translation>
    </message>
    <message>
        <source>Somebody has to open one first: you, or a person on another computer in the same network.</source>
        <translation>اول باید کسی میزی باز کند: شما، یا کسی پشت رایانهٔ دیگری در همین شبکه.</translation>
    </message>
    <message>
        <source>A firewall may ask whether CardTable may use the network: say yes.</source>
        <translation>شاید فایروال بپرسد که CardTable از شبکه استفاده کند یا نه: بگویید بله.</translation>
    </message>
    <message>
        <source>An invitation works without searching.</source>
        <translation>با دعوت، جست‌وجو لازم نیست.</translation>
    </message>
    <message>
        <source>Use an invitation</source>
        <translation>استفاده از دعوت</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>باز کردن میز</translation>
    </message>
    <message>
        <source>People you have played with</source>
        <translation>کسانی که با آن‌ها بازی کرده‌اید</translation>
    </message>
    <message>
        <source>Their table is open now.</source>
        <comment>of a person in a list</comment>
        <translation>میزشان اکنون باز است.</translation>
    </message>
    <message>
        <source>No open table in this house.</source>
        <comment>of a person in a list</comment>
        <translation>در این خانه میزی باز نکرده‌اند.</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a person from a list</comment>
        <translation>برداشتن از فهرست</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a button, and the person whom it is about</comment>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>Visible to everybody in this house</source>
        <translation>همه در این خانه پیدایش کنند</translation>
    </message>
    <message>
        <source>Off: only people with your invitation can come.</source>
        <translation>خاموش: فقط کسانی که دعوت شما را دارند می‌آیند.</translation>
    </message>
    <message>
        <source>Let people watch</source>
        <translation>تماشاگر هم بیاید</translation>
    </message>
    <message>
        <source>They see what lies on the table, and all hands when a deal is over.</source>
        <translation>آن‌ها هرچه را روی میز است می‌بینند، و پس از پایان دست، برگ‌های همه را.</translation>
    </message>
    <message>
        <source>A computer&apos;s seat may be taken during a match</source>
        <translation>وسط بازی می‌شود جای رایانه نشست</translation>
    </message>
    <message>
        <source>People who come later take over its cards and points.</source>
        <translation>هر که دیرتر بیاید با برگ‌ها و امتیازهای آن ادامه می‌دهد.</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>وقت هر حرکت</translation>
    </message>
    <message>
        <source>Then the others may let a computer play on. Nothing happens automatically.</source>
        <translation>پس از آن دیگران می‌توانند رایانه را جایش بگذارند. خودبه‌خود چیزی نمی‌شود.</translation>
    </message>
    <message>
        <source>When somebody&apos;s connection is lost</source>
        <translation>اگر اتصال کسی قطع شد</translation>
    </message>
    <message>
        <source>After this time a computer plays on until they are back.</source>
        <translation>پس از این مدت رایانه بازی می‌کند تا برگردند.</translation>
    </message>
    <message>
        <source>The computer that plays on</source>
        <translation>رایانهٔ جانشین</translation>
    </message>
    <message>
        <source>A player who comes back takes over the cards at once.</source>
        <translation>هر که برگردد، برگ‌هایش فوری دست خودش است.</translation>
    </message>
    <message>
        <source>A relay helps their computers find yours. Off: the table is in this house only.</source>
        <translation>رله کمک می‌کند رایانهٔ آن‌ها رایانهٔ شما را پیدا کند. اگر خاموش باشد، میز فقط در همین خانه است.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>پس گرفتن حرکت</translation>
    </message>
    <message>
        <source>Everybody else is asked each time.</source>
        <translation>هر بار از بقیه پرسیده می‌شود.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>Everybody may ask their own computer for advice.</source>
        <translation>هر کس می‌تواند از رایانهٔ خودش راهنمایی بخواهد.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بدون محدودیت</translation>
    </message>
    <message numerus="yes">
        <source>%1 minute(s)</source>
        <translation>
            <numerusform>%1 دقیقه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s)</source>
        <translation>
            <numerusform>%1 ثانیه</numerusform>
        </translation>
    </message>
    <message>
        <source>Only if the others say so</source>
        <translation>فقط اگر دیگران بخواهند</translation>
    </message>
    <message>
        <source>You sit down as</source>
        <translation>با این نام می‌نشینید</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>تغییر</translation>
    </message>
    <message>
        <source>Change your name and portrait</source>
        <translation>تغییر نام و چهرهٔ شما</translation>
    </message>
    <message>
        <source>Have you been invited?</source>
        <translation>دعوت شده‌اید؟</translation>
    </message>
    <message>
        <source>Paste the whole message you were sent. CardTable finds the invitation in it.</source>
        <translation>همهٔ پیامی را که برایتان آمده بچسبانید. CardTable دعوت را در آن پیدا می‌کند.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>دعوت</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>چسباندن</translation>
    </message>
    <message>
        <source>The invitation is complete.</source>
        <translation>دعوت کامل است.</translation>
    </message>
    <message>
        <source>It leads to the table with these four cards. Its host sees them too.</source>
        <translation>به میزی با این چهار برگ می‌رسد. میزبانش هم همین‌ها را می‌بیند.</translation>
    </message>
    <message>
        <source>It leads to a table on the server %1.</source>
        <translation>به میزی روی سرور %1 می‌رسد.</translation>
    </message>
    <message>
        <source>%1 and this portrait will be shown at the table. Nothing else about you is sent.</source>
        <translation>سر میز نام %1 و این چهره دیده می‌شود. چیز دیگری از شما فرستاده نمی‌شود.</translation>
    </message>
    <message>
        <source>This isn&apos;t the whole invitation.</source>
        <translation>این همهٔ دعوت نیست.</translation>
    </message>
    <message>
        <source>Something in this invitation is wrong.</source>
        <translation>چیزی در این دعوت غلط است.</translation>
    </message>
    <message>
        <source>This isn&apos;t an invitation.</source>
        <translation>این دعوت نیست.</translation>
    </message>
    <message>
        <source>This invitation is too new.</source>
        <translation>این دعوت از نسخهٔ تازه‌تری است.</translation>
    </message>
    <message>
        <source>Mark: %1.</source>
        <comment>the cards by which a table for people is told from others</comment>
        <translation>نشان: %1.</translation>
    </message>
    <message>
        <source>The mark of the table</source>
        <translation>نشان میز</translation>
    </message>
    <message>
        <source>No deal was finished here, so there is nothing to continue.</source>
        <translation>اینجا هیچ دستی تا پایان بازی نشد، پس چیزی برای ادامه نیست.</translation>
    </message>
    <message>
        <source>Open the table again here?</source>
        <translation>میز اینجا دوباره باز شود؟</translation>
    </message>
    <message>
        <source>The match goes on here after deal %1, with the same seats and points; the others need a new invitation.</source>
        <translation>بازی اینجا پس از دست %1 ادامه پیدا می‌کند، با همان جاها و همان امتیازها؛ بقیه با دعوت تازه می‌آیند.</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>باز کردن دوباره</translation>
    </message>
    <message>
        <source>You&apos;re at a table with people: leave it first (Game, Welcome page).</source>
        <translation>سر میزی با دیگران نشسته‌اید: اول آن را ترک کنید (بازی، صفحهٔ خوشامد).</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <comment>whose table it is: a name</comment>
        <translation>میز %1</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>پیوستن</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>تماشا</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 seats free</source>
        <comment>a game, and how many seats of a table are free</comment>
        <translation>%1 · %2 جا از %3 خالی است</translation>
    </message>
    <message>
        <source>%1 · being played · %2 of %3 seats free</source>
        <comment>a game, and how many seats of a table are free</comment>
        <translation>%1 · در حال بازی · %2 جای خالی از %3</translation>
    </message>
    <message>
        <source>%1 · being played</source>
        <comment>a game</comment>
        <translation>%1 · در حال بازی</translation>
    </message>
    <message>
        <source>%1 · full</source>
        <comment>a game at whose table nobody can sit down</comment>
        <translation>%1 · پر</translation>
    </message>
    <message>
        <source>%1 · your seat is kept</source>
        <comment>a game</comment>
        <translation>%1 · جایتان نگه داشته شده</translation>
    </message>
    <message>
        <source>%1 · went on at %2&apos;s table</source>
        <comment>a game whose table was gone, and a name</comment>
        <translation>%1 · سر میز %2 ادامه یافت</translation>
    </message>
    <message>
        <source>%1&apos;s version of CardTable is different from yours.</source>
        <comment>a name</comment>
        <translation>نسخهٔ CardTable %1 با نسخهٔ شما یکی نیست.</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>میز شما</translation>
    </message>
    <message>
        <source>People and computers together. Computers fill the empty seats when you start.</source>
        <translation>آدم‌ها و رایانه‌ها با هم. هنگام شروع، رایانه‌ها جاهای خالی را پر می‌کنند.</translation>
    </message>
    <message>
        <source>Play with people</source>
        <translation>بازی با دیگران</translation>
    </message>
    <message>
        <source>In this house</source>
        <translation>در این خانه</translation>
    </message>
    <message>
        <source>By invitation</source>
        <translation>با دعوت</translation>
    </message>
    <message>
        <source>Ways to play with people</source>
        <translation>راه‌های بازی با دیگران</translation>
    </message>
    <message>
        <source>Joining the table…</source>
        <translation>رفتن سر میز…</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>باز کردن میز…</translation>
    </message>
    <message>
        <source>This takes a moment.</source>
        <translation>کمی طول می‌کشد.</translation>
    </message>
    <message>
        <source>%1, %2 seats</source>
        <comment>a game, and for how many its table is</comment>
        <translation>%1، %2 جا</translation>
    </message>
    <message>
        <source>Your table is open.</source>
        <translation>میز شما باز است.</translation>
    </message>
    <message>
        <source>The table is open again here, after deal %1. Send the others the new invitation.</source>
        <translation>میز پس از دست %1 اینجا دوباره باز است. برای بقیه دعوت تازه بفرستید.</translation>
    </message>
    <message>
        <source>You&apos;re at %1&apos;s table.</source>
        <translation>سر میز %1 نشسته‌اید.</translation>
    </message>
    <message>
        <source>You&apos;re at the table.</source>
        <translation>سر میز نشسته‌اید.</translation>
    </message>
    <message>
        <source>You&apos;re watching: all seats of this table are taken.</source>
        <translation>تماشا می‌کنید: همهٔ جاهای این میز پر است.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again…</source>
        <translation>اتصال به میز قطع شد. دوباره تلاش می‌شود…</translation>
    </message>
    <message>
        <source>The connection to the table is back.</source>
        <translation>اتصال به میز برگشت.</translation>
    </message>
    <message>
        <source>%1 invites you to play %2. Copy this whole message, then open CardTable and choose Play with people, By invitation, Paste: %3</source>
        <comment>a name, a game, and an invitation</comment>
        <translation>‏%1 شما را به بازی %2 دعوت می‌کند. همهٔ این پیام را کپی کنید، CardTable را باز کنید و «بازی با دیگران»، «با دعوت»، «چسباندن» را انتخاب کنید: %3</translation>
    </message>
    <message>
        <source>Ask %1 to leave?</source>
        <translation>از %1 بخواهیم میز را ترک کند؟</translation>
    </message>
    <message>
        <source>%1 will leave the table, and can come back with a new invitation.</source>
        <translation>‏%1 از سر میز بلند می‌شود و با دعوت تازه می‌تواند برگردد.</translation>
    </message>
    <message>
        <source>Ask to leave</source>
        <translation>از او بخواه برود</translation>
    </message>
    <message>
        <source>Send the message to people in this house. It works until you close the table.</source>
        <translation>پیام را برای کسانی که در همین خانه‌اند بفرستید. تا بستن میز اعتبار دارد.</translation>
    </message>
    <message>
        <source>Everybody at this table sees these four cards.</source>
        <translation>همه سر این میز همین چهار برگ را می‌بینند.</translation>
    </message>
    <message>
        <source>Ask %1: do you see the same four cards?</source>
        <translation>از %1 بپرسید: شما هم همین چهار برگ را می‌بینید؟</translation>
    </message>
    <message>
        <source>I&apos;m ready</source>
        <translation>من آماده‌ام</translation>
    </message>
    <message>
        <source>Ready. %1 starts when all are.</source>
        <translation>آماده. وقتی همه آماده باشند %1 شروع می‌کند.</translation>
    </message>
    <message>
        <source>Ready. The match starts when all are.</source>
        <translation>آماده. وقتی همه آماده باشند بازی شروع می‌شود.</translation>
    </message>
    <message>
        <source>I&apos;m not ready after all</source>
        <translation>نه، هنوز نه</translation>
    </message>
    <message>
        <source>Click an open seat to sit down.</source>
        <translation>برای نشستن روی جای خالی کلیک کنید.</translation>
    </message>
    <message>
        <source>You&apos;re watching. The match begins when all players are ready.</source>
        <translation>تماشا می‌کنید. وقتی همهٔ بازیکنان آماده شوند بازی شروع می‌شود.</translation>
    </message>
    <message>
        <source>So everybody is asked again.</source>
        <translation>پس یک بار دیگر از همه پرسیده می‌شود.</translation>
    </message>
    <message>
        <source>%1 has changed the rules.</source>
        <comment>a name</comment>
        <translation>‏%1 قواعد را عوض کرد.</translation>
    </message>
    <message>
        <source>%1 has changed the rules. %2</source>
        <comment>a name, and the first rule that is another one now</comment>
        <translation>‏%1 قواعد را عوض کرد. %2</translation>
    </message>
    <message>
        <source>%1&apos;s table. %2. %3 seats.</source>
        <comment>the room before a match: whose, by which rules, for how many</comment>
        <translation>میز %1. %2. %3 جا.</translation>
    </message>
    <message>
        <source>Your table. %1. %2 seats.</source>
        <comment>the same for the host</comment>
        <translation>میز شما. %1. %2 جا.</translation>
    </message>
    <message>
        <source>%1, but to %2</source>
        <comment>a set of rules, and the points to which the match goes</comment>
        <translation>%1، ولی تا %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %2 change(s)</source>
        <comment>a set of rules</comment>
        <translation>
            <numerusform>%1، با %2 تغییر</numerusform>
        </translation>
    </message>
    <message>
        <source>To %1 points, not to %2.</source>
        <translation>تا %1 امتیاز، نه %2.</translation>
    </message>
    <message>
        <source>As in the rulebook, to %1 points.</source>
        <translation>مطابق کتاب قواعد، تا %1 امتیاز.</translation>
    </message>
    <message>
        <source>Made for another number of players.</source>
        <comment>of a set of rules</comment>
        <translation>برای تعداد دیگری بازیکن ساخته شده است.</translation>
    </message>
    <message>
        <source>As in the rulebook.</source>
        <translation>مطابق کتاب قواعد.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a rule and its value at this table</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Undo and claims if all agree.</source>
        <translation>پس گرفتن حرکت و «بقیه برای من» با موافقت همه.</translation>
    </message>
    <message>
        <source>No undo.</source>
        <translation>بدون پس گرفتن حرکت.</translation>
    </message>
    <message>
        <source>%1 for a move.</source>
        <comment>a time, as 2 minutes</comment>
        <translation>%1 برای هر حرکت.</translation>
    </message>
    <message>
        <source>No limit for a move.</source>
        <translation>وقت حرکت محدود نیست.</translation>
    </message>
    <message>
        <source>People may watch.</source>
        <translation>تماشاگر هم می‌تواند بیاید.</translation>
    </message>
    <message>
        <source>No watchers.</source>
        <translation>بدون تماشاگر.</translation>
    </message>
    <message>
        <source>Latecomers may watch or take a seat.</source>
        <translation>هر که دیرتر بیاید می‌تواند تماشا کند یا بنشیند.</translation>
    </message>
    <message>
        <source>Latecomers may take a seat.</source>
        <translation>هر که دیرتر بیاید می‌تواند بنشیند.</translation>
    </message>
    <message>
        <source>Hints are allowed.</source>
        <translation>راهنمایی مجاز است.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>rules that find no room on a list</comment>
        <translation>و %1 تای دیگر</translation>
    </message>
    <message>
        <source>you · host</source>
        <translation>شما · میزبان</translation>
    </message>
    <message>
        <source>you</source>
        <comment>below the own name on a plate</comment>
        <translation>شما</translation>
    </message>
    <message>
        <source>host</source>
        <comment>below the name of whose table it is</comment>
        <translation>میزبان</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>یار شما</translation>
    </message>
    <message>
        <source>%1&apos;s partner</source>
        <comment>a seat: whose partner sits there</comment>
        <translation>یار %1</translation>
    </message>
    <message>
        <source>beside you</source>
        <comment>a seat of the other side</comment>
        <translation>کنار شما</translation>
    </message>
    <message>
        <source>left</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>چپ</translation>
    </message>
    <message>
        <source>across</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>روبه‌رو</translation>
    </message>
    <message>
        <source>right</source>
        <comment>where a seat is, as seen from your seat</comment>
        <translation>راست</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s)</source>
        <comment>of a seat, in a match that goes on</comment>
        <translation>
            <numerusform>%1 امتیاز</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>where a seat is, and more about it: across · ready</comment>
        <translation>‏%1 · %2</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>of a person in the room before a match</comment>
        <translation>آماده</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>هنوز آماده نیست</translation>
    </message>
    <message>
        <source>away</source>
        <comment>of a person whose line is lost</comment>
        <translation>غایب</translation>
    </message>
    <message>
        <source>computer · %1</source>
        <comment>and its level</comment>
        <translation>رایانه · %1</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>جای خالی</translation>
    </message>
    <message>
        <source>%1&apos;s seat</source>
        <comment>open, kept for whoever sat there before</comment>
        <translation>جای %1</translation>
    </message>
    <message>
        <source>click to choose</source>
        <translation>انتخاب کنید</translation>
    </message>
    <message>
        <source>click to sit here</source>
        <translation>اینجا بنشینید</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>شروع بازی</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <comment>that was begun at a table which is gone</comment>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>a computer takes the open seat</source>
        <translation>رایانه جای خالی را می‌گیرد</translation>
    </message>
    <message numerus="yes">
        <source>computers take the %1 open seats</source>
        <translation>
            <numerusform>رایانه‌ها %1 جای خالی را می‌گیرند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 people</source>
        <comment>who play together</comment>
        <translation>
            <numerusform>%1 نفر</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and a computer</source>
        <comment>how many people play, and a computer</comment>
        <translation>%1 و یک رایانه</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 computers</source>
        <comment>how many people play, and how many computers</comment>
        <translation>
            <numerusform>%1 و %2 رایانه</numerusform>
        </translation>
    </message>
    <message>
        <source>you alone</source>
        <translation>فقط شما</translation>
    </message>
    <message>
        <source>%1 isn&apos;t ready yet</source>
        <comment>one name</comment>
        <translation>‏%1 هنوز آماده نیست</translation>
    </message>
    <message>
        <source>%1 aren&apos;t ready yet</source>
        <comment>two names: Ravi and Leila</comment>
        <translation>‏%1 هنوز آماده نیستند</translation>
    </message>
    <message numerus="yes">
        <source>%1 aren&apos;t ready yet</source>
        <comment>how many people</comment>
        <translation>
            <numerusform>‏%1 نفر هنوز آماده نیستند</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is away; a computer sits in</source>
        <comment>a name</comment>
        <translation>‏%1 غایب است؛ رایانه جایش می‌نشیند</translation>
    </message>
    <message numerus="yes">
        <source>%1 are away; computers sit in</source>
        <comment>how many people</comment>
        <translation>
            <numerusform>‏%1 نفر غایب‌اند؛ رایانه‌ها جایشان می‌نشینند</numerusform>
        </translation>
    </message>
    <message>
        <source>take a seat first</source>
        <translation>اول بنشینید</translation>
    </message>
    <message>
        <source>%1 sits down.</source>
        <translation>‏%1 نشست.</translation>
    </message>
    <message>
        <source>%1 has left their seat.</source>
        <translation>‏%1 جایش را ترک کرد.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>‏%1 آماده است.</translation>
    </message>
    <message>
        <source>Everybody is ready.</source>
        <translation>همه آماده‌اند.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>‏%1 غایب است.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>‏%1 برگشت.</translation>
    </message>
    <message>
        <source>Seat %1 of %2: %3, %4</source>
        <comment>what a screen reader says of a seat: who sits there, and more</comment>
        <translation>جای %1 از %2: %3، %4</translation>
    </message>
    <message>
        <source>Seat %1 of %2: open</source>
        <comment>what a screen reader says of a seat</comment>
        <translation>جای %1 از %2: خالی</translation>
    </message>
    <message>
        <source>Seat %1 of %2: open, %3 sat here</source>
        <comment>what a screen reader says of a seat</comment>
        <translation>جای %1 از %2: خالی، %3 اینجا بود</translation>
    </message>
    <message>
        <source>Open for people</source>
        <translation>خالی برای آدم‌ها</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <comment>and its level</comment>
        <translation>رایانه: %1</translation>
    </message>
    <message>
        <source>Sit here myself</source>
        <translation>خودم اینجا بنشینم</translation>
    </message>
    <message>
        <source>Ask to leave…</source>
        <translation>از او بخواه برود…</translation>
    </message>
    <message>
        <source>Sit opposite me</source>
        <translation>نشاندن روبه‌روی من</translation>
    </message>
    <message>
        <source>Change places with %1</source>
        <comment>of two people at a table: a name</comment>
        <translation>عوض کردن جا با %1</translation>
    </message>
    <message>
        <source>Change places with me</source>
        <translation>عوض کردن جا با من</translation>
    </message>
    <message>
        <source>Move here: %1</source>
        <comment>an entry to move somebody: an open seat</comment>
        <translation>بردن به اینجا: %1</translation>
    </message>
    <message>
        <source>Move here: %1, %2</source>
        <comment>an entry to move somebody: an open seat, and where it is</comment>
        <translation>بردن به اینجا: %1، %2</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>میز بسته است.</translation>
    </message>
    <message>
        <source>Ask its host to open it again.</source>
        <translation>از میزبان بخواهید دوباره بازش کند.</translation>
    </message>
    <message>
        <source>The host&apos;s computer can&apos;t let you in right now.</source>
        <translation>رایانهٔ میزبان الان نمی‌تواند شما را بپذیرد.</translation>
    </message>
    <message>
        <source>Wait a little and try again.</source>
        <translation>کمی صبر کنید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>CardTable tries again automatically.</source>
        <translation>‏CardTable خودش دوباره تلاش می‌کند.</translation>
    </message>
    <message>
        <source>Something went wrong on the way to the table.</source>
        <translation>در راه رسیدن به میز اشکالی پیش آمد.</translation>
    </message>
    <message>
        <source>Try again; if it happens again, make sure that you all have the same version of CardTable.</source>
        <translation>دوباره امتحان کنید؛ اگر باز هم شد، ببینید همه یک نسخهٔ CardTable دارید.</translation>
    </message>
    <message>
        <source>The host&apos;s computer doesn&apos;t answer.</source>
        <translation>رایانهٔ میزبان پاسخ نمی‌دهد.</translation>
    </message>
    <message>
        <source>Is the table still open? Ask its host, and try again.</source>
        <translation>میز هنوز باز است؟ از میزبان بپرسید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>This computer isn&apos;t connected to a network.</source>
        <translation>این رایانه الان در هیچ شبکه‌ای نیست.</translation>
    </message>
    <message>
        <source>Connect it to one, and try again.</source>
        <translation>آن را به شبکه وصل کنید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>The host&apos;s computer hasn&apos;t come back.</source>
        <translation>رایانهٔ میزبان برنگشته است.</translation>
    </message>
    <message>
        <source>Your seat is kept: continue from the welcome page when the table is open again.</source>
        <translation>جایتان نگه داشته شده: وقتی میز دوباره باز شد از صفحهٔ خوشامد ادامه دهید.</translation>
    </message>
    <message>
        <source>This isn&apos;t the computer that invited you.</source>
        <translation>این همان رایانه‌ای نیست که شما را دعوت کرد.</translation>
    </message>
    <message>
        <source>Nothing was sent to it. Ask for a new invitation.</source>
        <translation>چیزی برایش فرستاده نشد. دعوت تازه بخواهید.</translation>
    </message>
    <message>
        <source>This invitation can&apos;t be read.</source>
        <translation>این دعوت خوانده نمی‌شود.</translation>
    </message>
    <message>
        <source>Copy the whole message again and paste it.</source>
        <translation>همهٔ پیام را دوباره کپی کنید و بچسبانید.</translation>
    </message>
    <message>
        <source>The table isn&apos;t open right now.</source>
        <translation>میز الان باز نیست.</translation>
    </message>
    <message>
        <source>Ask its host to open it, and try again.</source>
        <translation>از میزبان بخواهید بازش کند و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>The host&apos;s computer can&apos;t be reached from here.</source>
        <translation>از اینجا نمی‌شود به رایانهٔ میزبان رسید.</translation>
    </message>
    <message>
        <source>Ask its host to choose a relay in Preferences, and to send a new invitation.</source>
        <translation>از میزبان بخواهید در «ترجیحات» رله‌ای انتخاب کند و دعوت تازه‌ای بفرستد.</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t reach other houses.</source>
        <translation>این نسخهٔ CardTable به خانه‌های دیگر دسترسی ندارد.</translation>
    </message>
    <message>
        <source>Play in the same house, or at a table on a server.</source>
        <translation>در یک خانه بازی کنید یا سر میزی روی یک سرور.</translation>
    </message>
    <message>
        <source>The table doesn&apos;t know your seat.</source>
        <translation>میز جای شما را نمی‌شناسد.</translation>
    </message>
    <message>
        <source>Your seat is kept. Try again later, or ask the host for a new invitation.</source>
        <translation>جایتان نگه داشته شده است. بعداً دوباره امتحان کنید یا از میزبان دعوت تازه بخواهید.</translation>
    </message>
    <message>
        <source>This table is already open.</source>
        <translation>این میز همین حالا باز است.</translation>
    </message>
    <message>
        <source>Look for the other window of CardTable.</source>
        <translation>پنجرهٔ دیگر CardTable را ببینید.</translation>
    </message>
    <message>
        <source>This copy of CardTable can&apos;t use the network.</source>
        <translation>این CardTable نمی‌تواند از شبکه استفاده کند.</translation>
    </message>
    <message>
        <source>Install it with its network parts; everything else works as before.</source>
        <translation>آن را با بخش‌های شبکه‌اش نصب کنید؛ بقیه مثل قبل است.</translation>
    </message>
    <message>
        <source>The table couldn&apos;t be saved on this computer.</source>
        <translation>میز روی این رایانه ذخیره نشد.</translation>
    </message>
    <message>
        <source>Playing with people has stopped working.</source>
        <translation>بازی با دیگران از کار افتاده است.</translation>
    </message>
    <message>
        <source>Close CardTable and start it again: your seat is kept.</source>
        <translation>‏CardTable را ببندید و دوباره باز کنید: جایتان نگه داشته شده است.</translation>
    </message>
    <message>
        <source>This invitation no longer works.</source>
        <translation>این دعوت دیگر اعتبار ندارد.</translation>
    </message>
    <message>
        <source>Ask for a new one.</source>
        <translation>دعوت تازه بخواهید.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>میز پر است.</translation>
    </message>
    <message>
        <source>Ask whether somebody will give up a seat, or whether you may watch.</source>
        <translation>بپرسید کسی بلند می‌شود یا تماشاگر می‌تواند بیاید.</translation>
    </message>
    <message>
        <source>The host has asked you to leave the table.</source>
        <translation>میزبان خواست که میز را ترک کنید.</translation>
    </message>
    <message>
        <source>You can come back with a new invitation.</source>
        <translation>با دعوت تازه می‌توانید برگردید.</translation>
    </message>
    <message>
        <source>You have taken your seat from another computer.</source>
        <translation>از رایانهٔ دیگری سر جایتان نشسته‌اید.</translation>
    </message>
    <message>
        <source>Play on there, or come back here.</source>
        <translation>همان‌جا بازی کنید، یا به اینجا برگردید.</translation>
    </message>
    <message>
        <source>The table can&apos;t take your name.</source>
        <translation>میز نام شما را نمی‌پذیرد.</translation>
    </message>
    <message>
        <source>Choose a name that the others can&apos;t mistake for themselves or for a computer.</source>
        <translation>نامی انتخاب کنید که دیگران آن را با خودشان یا با رایانه اشتباه نگیرند.</translation>
    </message>
    <message>
        <source>Between houses, what you send is encrypted. It goes straight to the other computers or, where a router prevents that, through a relay. The relay can see which internet addresses play together and when, but no card, name or phrase.</source>
        <translation>میان خانه‌ها، آنچه می‌فرستید رمزگذاری می‌شود. مستقیم به رایانه‌های دیگر می‌رود یا اگر روتر نگذارد، از راه رله. رله می‌بیند کدام نشانی‌های اینترنتی چه وقت با هم بازی می‌کنند، اما هیچ برگ، نام یا جمله‌ای را نمی‌بیند.</translation>
    </message>
    <message>
        <source>The host has another version of CardTable.</source>
        <translation>نسخهٔ CardTable میزبان فرق دارد.</translation>
    </message>
    <message>
        <source>The host has CardTable %1, you have %2. Both need the same one.</source>
        <translation>میزبان CardTable %1 دارد و شما %2. نسخهٔ هر دو باید یکی باشد.</translation>
    </message>
    <message>
        <source>Both need the same one: get the latest.</source>
        <translation>نسخهٔ هر دو باید یکی باشد: تازه‌ترین را بگیرید.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>شما کیستید؟</translation>
    </message>
    <message>
        <source>The others see this name and this portrait. You are asked only once.</source>
        <translation>دیگران این نام و چهره را می‌بینند. فقط یک بار پرسیده می‌شود.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>نام شما</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>چهرهٔ شما</translation>
    </message>
    <message>
        <source>That&apos;s me</source>
        <translation>خودم هستم</translation>
    </message>
    <message>
        <source>Please write a name: letters, digits, spaces.</source>
        <translation>نامی بنویسید: حرف، رقم، فاصله.</translation>
    </message>
    <message>
        <source>Choose another name: the others could mistake “%1” for themselves or for a computer.</source>
        <translation>نام دیگری انتخاب کنید: دیگران «%1» را با خودشان یا با رایانه اشتباه می‌گیرند.</translation>
    </message>
    <message>
        <source>You don&apos;t use a relay, so friends from other houses may not find the way. Choose one in Preferences, Players.</source>
        <translation>از رله استفاده نمی‌کنید، پس شاید دوستان خانه‌های دیگر راه را پیدا نکنند. در «ترجیحات»، «بازیکنان» یکی انتخاب کنید.</translation>
    </message>
    <message>
        <source>%1&apos;s seat</source>
        <comment>a computer&apos;s name, or that of somebody who has left</comment>
        <translation>جای %1</translation>
    </message>
    <message>
        <source>Free seats</source>
        <translation>جاهای خالی</translation>
    </message>
    <message>
        <source>Who should leave</source>
        <translation>چه کسی برود</translation>
    </message>
</context>
<context>
    <name>People&apos;s table</name>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>این کار فقط از میزبان برمی‌آید.</translation>
    </message>
    <message>
        <source>That can&apos;t be done now.</source>
        <translation>این کار الان نمی‌شود.</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>اول بنشینید.</translation>
    </message>
    <message>
        <source>Somebody isn&apos;t ready yet.</source>
        <translation>کسی هنوز آماده نیست.</translation>
    </message>
    <message>
        <source>Somebody must sit down before the match begins.</source>
        <translation>پیش از شروع بازی باید کسی بنشیند.</translation>
    </message>
    <message>
        <source>Nobody can sit down during a match at this table.</source>
        <translation>سر این میز کسی وسط بازی نمی‌نشیند.</translation>
    </message>
    <message>
        <source>Somebody has just got up. You can sit down from the next deal on.</source>
        <translation>کسی همین حالا بلند شد. از دست بعد می‌توانید بنشینید.</translation>
    </message>
    <message>
        <source>That seat is taken.</source>
        <translation>کسی آنجا نشسته است.</translation>
    </message>
    <message>
        <source>The rules have just been changed. Look at them again.</source>
        <translation>قواعد همین حالا عوض شد. دوباره نگاهشان کنید.</translation>
    </message>
    <message>
        <source>This table can&apos;t be played by these rules.</source>
        <translation>سر این میز با این قواعد نمی‌شود بازی کرد.</translation>
    </message>
    <message>
        <source>This match goes on by the rules it began with.</source>
        <translation>این بازی با همان قواعدی که شروع شد ادامه پیدا می‌کند.</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>بازی در مکث است.</translation>
    </message>
    <message>
        <source>You have just asked for that. Wait a little.</source>
        <translation>همین حالا این را خواستید. کمی صبر کنید.</translation>
    </message>
    <message>
        <source>You&apos;ve asked for that often enough.</source>
        <translation>این را به اندازهٔ کافی خواسته‌اید.</translation>
    </message>
    <message>
        <source>The table couldn&apos;t save that. Try again in a moment.</source>
        <translation>میز نتوانست آن را ذخیره کند. کمی بعد دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>A bug in the program prevents this.</source>
        <translation>اشکالی در برنامه نمی‌گذارد این کار بشود.</translation>
    </message>
    <message>
        <source>Moves can&apos;t be undone at this table.</source>
        <translation>سر این میز حرکتی پس گرفته نمی‌شود.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again.</source>
        <translation>اتصال به میز قطع شد. دوباره تلاش می‌شود.</translation>
    </message>
    <message>
        <source>Your last move is still on its way.</source>
        <translation>آخرین حرکتتان هنوز در راه است.</translation>
    </message>
    <message>
        <source>The table didn&apos;t do that.</source>
        <translation>میز این کار را نکرد.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Hello!</source>
        <extracomment>What players say to each other at the table, on small buttons and in bubbles: at most 28 letters, friendly.</extracomment>
        <translation>سلام!</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>موفق باشید!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>خوب بازی کردید!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>ممنون!</translation>
    </message>
    <message>
        <source>Good game!</source>
        <translation>بازی خوبی بود!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>ببخشید!</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>ای وای!</translation>
    </message>
    <message>
        <source>Lucky!</source>
        <translation>خوش‌شانس!</translation>
    </message>
    <message>
        <source>What a hand!</source>
        <translation>چه دستی!</translation>
    </message>
    <message>
        <source>Nice try!</source>
        <translation>تلاش خوبی بود!</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>چیزی نمانده بود!</translation>
    </message>
    <message>
        <source>I didn&apos;t see that coming.</source>
        <translation>فکرش را نمی‌کردم.</translation>
    </message>
    <message>
        <source>My mistake.</source>
        <translation>اشتباه از من بود.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>یک لحظه لطفاً.</translation>
    </message>
    <message>
        <source>I&apos;m back.</source>
        <translation>برگشتم.</translation>
    </message>
    <message>
        <source>I have to go soon.</source>
        <translation>باید زود بروم.</translation>
    </message>
    <message>
        <source>Last deal for me.</source>
        <translation>این دست آخر من است.</translation>
    </message>
    <message>
        <source>Take your time.</source>
        <translation>عجله نکنید.</translation>
    </message>
    <message>
        <source>Shall we go on?</source>
        <translation>ادامه بدهیم؟</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>نوبت شماست!</translation>
    </message>
    <message>
        <source>Another match?</source>
        <translation>یک بازی دیگر؟</translation>
    </message>
    <message>
        <source>Yes, I&apos;d love to!</source>
        <translation>بله، با کمال میل!</translation>
    </message>
    <message>
        <source>No, thank you.</source>
        <translation>نه، ممنون.</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>خداحافظ!</translation>
    </message>
    <message>
        <source>Ha ha!</source>
        <translation>ها ها!</translation>
    </message>
    <message>
        <source>Brave!</source>
        <translation>چه شجاعتی!</translation>
    </message>
    <message>
        <source>Beautiful!</source>
        <translation>چه زیبا!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>آخ!</translation>
    </message>
    <message>
        <source>Well saved!</source>
        <translation>خوب نجاتش دادید!</translation>
    </message>
    <message>
        <source>Partner, well done!</source>
        <translation>آفرین، یار!</translation>
    </message>
    <message>
        <source>Let&apos;s have some tea.</source>
        <translation>برویم چای بخوریم.</translation>
    </message>
    <message>
        <source>See you tomorrow!</source>
        <translation>تا فردا!</translation>
    </message>
</context>
<context>
    <name>Plates</name>
    <message>
        <source>away %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>غایب، %1</translation>
    </message>
    <message>
        <source>host · away %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>میزبان، غایب، %1</translation>
    </message>
    <message>
        <source>thinking %1</source>
        <comment>minutes and seconds, on a plate</comment>
        <translation>فکر می‌کند: %1</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %1 second(s) left</source>
        <translation>
            <numerusform>نوبت شما: %1 ثانیه مانده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s) left.</source>
        <translation>
            <numerusform>%1 ثانیه مانده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others may let a computer play on.</source>
        <translation>دیگران می‌توانند رایانه را جای شما بگذارند.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>بازی تمام شد.</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>بازی در مکث است.</translation>
    </message>
    <message>
        <source>A computer plays for you.</source>
        <translation>رایانه به جای شما بازی می‌کند.</translation>
    </message>
    <message>
        <source>You can play again when the connection is back.</source>
        <translation>وقتی اتصال برگردد باز می‌توانید بازی کنید.</translation>
    </message>
    <message>
        <source>You can watch again when the connection is back.</source>
        <translation>وقتی اتصال برگردد باز می‌توانید تماشا کنید.</translation>
    </message>
    <message>
        <source>The table is waiting for %1.</source>
        <translation>میز منتظر %1 است.</translation>
    </message>
    <message>
        <source>The table is waiting.</source>
        <translation>میز منتظر است.</translation>
    </message>
    <message>
        <source>Answer %1 first.</source>
        <comment>before playing on</comment>
        <translation>اول پاسخ %1 را بدهید.</translation>
    </message>
    <message>
        <source>The table is waiting for the answers.</source>
        <translation>میز منتظر پاسخ‌هاست.</translation>
    </message>
    <message>
        <source>muted by you</source>
        <comment>on a plate, below a name</comment>
        <translation>شما بی‌صدا کردید</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>‏%1 غایب است.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>‏%1 برگشت.</translation>
    </message>
    <message>
        <source>A computer plays on for %1, who can come back at any time.</source>
        <translation>رایانه به جای %1 بازی می‌کند؛ او هر وقت بخواهد برمی‌گردد.</translation>
    </message>
    <message>
        <source>%1 has left. A computer plays on.</source>
        <translation>‏%1 رفت. رایانه ادامه می‌دهد.</translation>
    </message>
    <message>
        <source>%1 is thinking. The time for a move is up; nothing happens automatically.</source>
        <translation>‏%1 فکر می‌کند. وقت حرکت تمام شده؛ خودبه‌خود چیزی نمی‌شود.</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>میز %1</translation>
    </message>
    <message>
        <source>%1&apos;s table, %2 watching</source>
        <translation>میز %1، %2 تماشاگر</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>میز شما</translation>
    </message>
    <message>
        <source>Your table, %1 watching</source>
        <comment>how many people look on</comment>
        <translation>میز شما، %1 تماشاگر</translation>
    </message>
    <message>
        <source>%1 watching</source>
        <comment>how many people look on</comment>
        <translation>%1 تماشاگر</translation>
    </message>
    <message>
        <source>%1 takes %2&apos;s seat.</source>
        <comment>two names: a newcomer&apos;s, and a computer&apos;s or whose seat it kept</comment>
        <translation>‏%1 جای %2 می‌نشیند.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>The rules allow this; there is nothing more to say about it.</source>
        <translation>قواعد این را مجاز می‌داند؛ چیز بیشتری دربارهٔ آن نمی‌شود گفت.</translation>
    </message>
    <message>
        <source>This comes next in the script.</source>
        <translation>در فهرست حرکت‌ها نوبت این است.</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Portrait of %1</source>
        <translation>چهرهٔ %1</translation>
    </message>
    <message>
        <source>Portrait %1 of %2</source>
        <translation>چهرهٔ %1 از %2</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Practice: deal %1 again</source>
        <translation>تمرین: دست %1 یک بار دیگر</translation>
    </message>
    <message>
        <source>It doesn&apos;t count. Your match waits where you left it.</source>
        <translation>حساب نمی‌شود. بازی‌تان همان‌جا که گذاشتید منتظر است.</translation>
    </message>
    <message>
        <source>Practice: %1</source>
        <comment>which deal, and from where it is played on</comment>
        <translation>تمرین: %1</translation>
    </message>
    <message>
        <source>You had %1 points; playing on from here gave you %2.</source>
        <translation>‏%1 امتیاز داشتید؛ با بازی از اینجا %2 امتیاز شد.</translation>
    </message>
    <message>
        <source>The first time: %1 From here: %2</source>
        <comment>two whole sentences, how a deal has ended</comment>
        <translation>بار اول: %1 از اینجا: %2</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>بازگشت به بازی</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Rules of %1</source>
        <translation>قواعد %1</translation>
    </message>
    <message>
        <source>Changed rules apply from the next game. The current game keeps its own.</source>
        <translation>قواعد تغییریافته از بازی بعدی اجرا می‌شود. بازی جاری قواعد خودش را دارد.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Only the rules for this many players are shown.</source>
        <translation>فقط قواعد این تعداد بازیکن نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>These rules don&apos;t work with this many players: choose others.</source>
        <translation>این قواعد برای این تعداد بازیکن نیست: قواعد دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>The winning card is outlined; a card that you can&apos;t play is dimmed.</source>
        <translation>برگ برنده با خط مشخص می‌شود؛ برگی که نمی‌شود بازی کرد کم‌رنگ است.</translation>
    </message>
    <message>
        <source>These are your cards.</source>
        <translation>ورق‌های شما این‌ها هستند.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>ترجیحات</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>صفحه‌های ترجیحات</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>بازگشت به پیش‌فرض‌ها</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>میز</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>برگ‌ها</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>حرکت</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>صداها</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>دسترس‌پذیری</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>جست‌وجوی تنظیم</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>هیچ تنظیمی این واژه‌ها را ندارد.</translation>
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
        <translation>پرونده</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>درایو</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>نام مستعار</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>میان‌بر</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>ناشناخته</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>انتخاب &amp;همه</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;افزایش</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;کاهش</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>فشردن</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>روشن و خاموش</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>افزایش</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>کاهش</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>کار را انجام می‌دهد</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>حالت را عوض می‌کند</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>افزایش مقدار</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>کاهش مقدار</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>تمرکز را اینجا می‌آورد</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>منو را نشان می‌دهد</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>لغزش به چپ</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>لغزش به راست</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>لغزش به بالا</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>لغزش به پایین</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>به چپ می‌لغزد</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>به راست می‌لغزد</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>به بالا می‌لغزد</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>به پایین می‌لغزد</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>باز کردن فهرست گزینه‌ها</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>عقب</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>رفتن به عقب</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>جلو</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>رفتن به جلو</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>پوشهٔ بالاتر</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>رفتن به پوشهٔ بالاتر</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>ساختن پوشهٔ جدید</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>ساختن یک پوشهٔ جدید</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>فهرست</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>نمایش به شکل فهرست</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>جزئیات</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>نمایش با جزئیات</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>نوار کناری</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>فهرست جاها و نشانک‌ها</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>پرونده‌ها</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;جست‌وجو در:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>جست‌وجو در:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;نام پرونده:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>پوشه:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ن&amp;وع پرونده:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;باز کردن</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;ذخیره</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;انتخاب</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>ذخیره با نام</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>همهٔ پرونده‌ها (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>همهٔ پرونده‌ها (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>پوشه‌ها</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>یافتن پوشه</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>نمایش </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>نمایش پرونده‌های &amp;پنهان</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;پوشهٔ جدید</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>پوشهٔ جدید</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;تغییر نام</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>برداشتن از فهرست</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>جاهای اخیر</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 از پیش هست.
به جای آن نوشته شود؟</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
پرونده پیدا نشد.
ببینید نام درست نوشته شده باشد.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
پوشه پیدا نشد.
ببینید نام درست نوشته شده باشد.</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>«%1» واقعاً حذف شود؟</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» در برابر نوشتن محافظت شده است.
باز هم حذف شود؟</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>پوشه حذف نشد.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>اندازه</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>نوع</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>نوع</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>تاریخ تغییر</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>رایانه</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;تأیید</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;ذخیره</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;لغو</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;بستن</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>بستن بدون ذخیره</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;برگردان</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;انجام دوباره</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>ب&amp;رش</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;کپی</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;چسباندن</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>انتخاب همه</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>تأیید</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>ذخیرهٔ همه</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;بله</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>بله برای &amp;همه</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;خیر</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>خ&amp;یر برای همه</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>رها کردن</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>تلاش دوباره</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>نادیده گرفتن</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>Discard</source>
        <translatorcomment>Button beside Save: ذخیره نشود = do not save.</translatorcomment>
        <translation>ذخیره نشود</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>اعمال</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>بازنشانی</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>بازگشت به پیش‌فرض</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>لغزش تا اینجا</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>بالاترین جا</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>پایین‌ترین جا</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>لبهٔ چپ</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>لبهٔ راست</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>یک صفحه بالا</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>یک صفحه پایین</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>یک صفحه چپ</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>یک صفحه راست</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>لغزش به بالا</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>لغزش به پایین</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>لغزش به چپ</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>لغزش به راست</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>Insert Unicode control character</source>
        <translation>درج نویسهٔ کنترلی یونیکد</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>نشانهٔ چپ‌به‌راست LRM</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>نشانهٔ راست‌به‌چپ RLM</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>پیونددهندهٔ بدون عرض ZWJ</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>نیم‌فاصله ZWNJ</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>فاصلهٔ بدون عرض ZWSP</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>آغاز بخش چپ‌به‌راست LRE</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>آغاز بخش راست‌به‌چپ RLE</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>آغاز اجبار چپ‌به‌راست LRO</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>آغاز اجبار راست‌به‌چپ RLO</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>پایان جهت‌دهی PDF</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>جداسازی چپ‌به‌راست LRI</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>جداسازی راست‌به‌چپ RLI</translation>
    </message>
    <message>
        <source>FSI First strong isolate</source>
        <translation>جداسازی بنا بر نخستین حرف FSI</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>پایان جداسازی PDI</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;برگردان</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;انجام دوباره</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>ب&amp;رش</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;کپی</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>کپی &amp;پیوند</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;چسباندن</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>انتخاب همه</translation>
    </message>
</context>
<context>
    <name>Round</name>
    <message>
        <source>Undo</source>
        <translation>برگردان</translation>
    </message>
    <message>
        <source>Undo: take back what you did last</source>
        <translation>برگردان: آخرین کارتان را پس بگیرید</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>Hint: which card, and why</source>
        <translation>راهنمایی: کدام برگ و چرا</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>دور قبل</translation>
    </message>
    <message>
        <source>Last trick and earlier ones</source>
        <translation>دور قبل و دورهای پیش از آن</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>چه شد</translation>
    </message>
    <message>
        <source>What happened since your last turn</source>
        <translation>از نوبت قبل شما چه شد</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>امتیازها</translation>
    </message>
    <message>
        <source>Scores of all deals</source>
        <translation>امتیاز همهٔ دست‌ها</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>گفتن</translation>
    </message>
    <message>
        <source>Say something to the others</source>
        <translation>چیزی به دیگران بگویید</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>صداها روشن است</translation>
    </message>
    <message>
        <source>Turn the sounds off</source>
        <translation>خاموش کردن صداها</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>صداها خاموش است</translation>
    </message>
    <message>
        <source>Turn the sounds on</source>
        <translation>روشن کردن صداها</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules of %1</source>
        <translation>قواعد %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 players</source>
        <translation>
            <numerusform>%1 بازیکن</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>جست‌وجو در قواعد</translation>
    </message>
    <message numerus="yes">
        <source>%1 rule(s) found</source>
        <translation>
            <numerusform>%1 قاعده پیدا شد</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed: “%1” is “%2” here; in “%4” it is “%3”.</source>
        <translation>تغییر: «%1» اینجا «%2» است و در «%4»، «%3».</translation>
    </message>
    <message>
        <source>A bar marks the rules that this changes.</source>
        <translation>کنار قواعدی که با این عوض می‌شود خطی هست.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>خیر</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>Greetings</source>
        <translation>سلام‌ها</translation>
    </message>
    <message>
        <source>Praise</source>
        <translation>آفرین‌ها</translation>
    </message>
    <message>
        <source>Oh!</source>
        <comment>heading over exclamations</comment>
        <translation>ای وای!</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>وقت</translation>
    </message>
    <message>
        <source>Use the arrow keys and Enter, or type the first letters. Everybody reads the phrase in their own language.</source>
        <translation>با پیکان‌ها و Enter انتخاب کنید یا حرف‌های اول را بنویسید. هر کس آن را به زبان خودش می‌خواند.</translation>
    </message>
    <message>
        <source>Let the others speak for a moment.</source>
        <translation>کمی بگذارید دیگران حرف بزنند.</translation>
    </message>
    <message>
        <source>Say something to the others</source>
        <translation>چیزی به دیگران بگویید</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <comment>do not show what this player says</comment>
        <translation>بی‌صدا کردن %1</translation>
    </message>
    <message>
        <source>Let a computer play for %1</source>
        <translation>رایانه به جای %1 بازی کند</translation>
    </message>
    <message>
        <source>%1 is muted.</source>
        <translation>‏%1 بی‌صدا شد.</translation>
    </message>
    <message>
        <source>%1 is no longer muted.</source>
        <translation>حرف‌های %1 را باز می‌شنوید.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Chart of the totals</source>
        <translation>نمودار جمع‌ها</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the totals after each deal</comment>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>The match ends at %1.</source>
        <translation>بازی با رسیدن به %1 تمام می‌شود.</translation>
    </message>
    <message>
        <source>End of match</source>
        <comment>the target&apos;s line in a chart</comment>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>Totals after each deal. %1. %2</source>
        <translation>جمع‌ها پس از هر دست. %1. %2</translation>
    </message>
    <message>
        <source>Totals after each deal. %1.</source>
        <translation>جمع‌ها پس از هر دست. %1.</translation>
    </message>
    <message>
        <source>Click a deal, or press Enter, to see how it was played.</source>
        <translation>با کلیک روی هر دست یا Enter می‌بینید چطور بازی شد.</translation>
    </message>
    <message>
        <source>First meld needs</source>
        <comment>points that the next first meld must count</comment>
        <translation>لازم برای اولین ترکیب</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>جدول امتیاز</translation>
    </message>
    <message>
        <source>No deal has been scored yet.</source>
        <translation>هنوز دستی حساب نشده است.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %2 point(s).</source>
        <translation>
            <numerusform>%1 با %2 امتیاز پیش است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lead with %2 point(s).</source>
        <translation>
            <numerusform>شما با %2 امتیاز پیش هستید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s) each.</source>
        <translation>
            <numerusform>%1 هر کدام با %2 امتیاز پیش %1{you:هستید|other:هستند}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lead with %2 point(s).</source>
        <translation>
            <numerusform>%1 با %2 امتیاز پیش %1{you:هستید|other:هستند}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>کسی که جمعش از همه کمتر است می‌برد.</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>کسی که جمعش از همه بیشتر است می‌برد.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>دست %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>جمع</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell of a table as it is spoken: whose it is, and the number</comment>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the first cell of a row as it is spoken: the row, and what is in the cell</comment>
        <translation>‏%1. %2</translation>
    </message>
    <message>
        <source>We: %1</source>
        <comment>the viewer&apos;s side of two, and its players</comment>
        <translation>ما: %1</translation>
    </message>
    <message>
        <source>They: %1</source>
        <comment>the other side of two, and its players</comment>
        <translation>آن‌ها: %1</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Players who drew a joker or the same card draw again.</source>
        <translation>کسانی که جوکر یا برگ یکسان کشیده‌اند دوباره می‌کشند.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 %2{ra} کشید.</translation>
    </message>
    <message>
        <source>You draw %2.</source>
        <translation>%2{ra} کشیدید.</translation>
    </message>
    <message>
        <source>%1 chooses a seat and plays first.</source>
        <translation>%1 جایش را انتخاب می‌کند و اول بازی می‌کند.</translation>
    </message>
    <message>
        <source>You choose a seat and play first.</source>
        <translation>شما جایتان را انتخاب می‌کنید و اول بازی می‌کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 chooses a seat and plays first, with %2 as partner(s).</source>
        <translation>
            <numerusform>%1 یار %2 می‌شود، جایش را انتخاب می‌کند و اول بازی می‌کند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You choose a seat and play first, with %2 as partner(s).</source>
        <translation>
            <numerusform>شما یار %2 می‌شوید، جایتان را انتخاب می‌کنید و اول بازی می‌کنید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw a card for your seat: click one, or go there with the arrow keys and press Enter.</source>
        <translation>برای جای خود برگی بکشید: روی یکی کلیک کنید، یا با پیکان‌ها به آن بروید و Enter را بزنید.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 برگی کشید.</translation>
    </message>
    <message>
        <source>You drew the highest card: choose your seat. Click one, or press its number.</source>
        <translation>بالاترین برگ مال شماست: جایتان را انتخاب کنید. روی آن کلیک کنید یا شماره‌اش را بزنید.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>پخش ورق</translation>
    </message>
</context>
<context>
    <name>Serve</name>
    <message>
        <source>Run tables at which people play over the network. Ctrl+C shuts them down cleanly.</source>
        <translation>میزهایی را می‌گرداند که آدم‌ها از راه شبکه سرشان بازی می‌کنند. Ctrl+C همه را به‌درستی می‌بندد.</translation>
    </message>
    <message>
        <source>ADDRESS:PORT</source>
        <comment>stands for an address in the help of the command line</comment>
        <translation>نشانی:درگاه</translation>
    </message>
    <message>
        <source>where to listen (default: %1)</source>
        <translation>کجا گوش کند (پیش‌فرض: %1)</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <comment>stands for a folder in the help of the command line</comment>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>where tables, the certificate and the secret are kept (default: %1)</source>
        <translation>میزها، گواهی و رمز کجا نگه داشته شود (پیش‌فرض: %1)</translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>stands for a file in the help of the command line</comment>
        <translation>پرونده</translation>
    </message>
    <message>
        <source>a certificate signed by an authority (default: one made on this computer)</source>
        <translation>گواهی امضاشدهٔ یک مرجع (پیش‌فرض: گواهی ساختهٔ همین رایانه)</translation>
    </message>
    <message>
        <source>its key, if that is in another file</source>
        <translation>کلید آن، اگر در پروندهٔ دیگری است</translation>
    </message>
    <message>
        <source>NAME[:PORT]</source>
        <comment>stands for the name of a host in the help of the command line</comment>
        <translation>نام[:درگاه]</translation>
    </message>
    <message>
        <source>accept unencrypted connections from a local proxy that people reach under this name</source>
        <translation>پذیرفتن اتصال‌های رمزنشده از پراکسی همین رایانه که مردم با این نام به آن می‌رسند</translation>
    </message>
    <message>
        <source>how many tables at once (default: %1)</source>
        <translation>چند میز هم‌زمان (پیش‌فرض: %1)</translation>
    </message>
    <message>
        <source>who may open a table: %1 or %2 (default: %3)</source>
        <translation>چه کسی میز باز کند: %1 یا %2 (پیش‌فرض: %3)</translation>
    </message>
    <message>
        <source>WHO</source>
        <comment>stands for a choice in the help of the command line</comment>
        <translation>چه‌کسی</translation>
    </message>
    <message>
        <source>the secret for opening tables, 16 digits from 0 to f (default: a file in the folder)</source>
        <translation>رمز باز کردن میز، شانزده رقم از 0 تا f (پیش‌فرض: پرونده‌ای در پوشه)</translation>
    </message>
    <message>
        <source>limits on tables, connections and so on, from a TOML file; SIGHUP reloads it</source>
        <translation>حد میزها، اتصال‌ها و مانند آن از یک پروندهٔ TOML؛ با SIGHUP دوباره خوانده می‌شود</translation>
    </message>
    <message>
        <source>metrics for Prometheus over HTTP, for this machine only</source>
        <translation>آمار برای Prometheus روی HTTP، فقط در همین رایانه</translation>
    </message>
    <message>
        <source>print metrics as JSON every so many seconds</source>
        <translation>هر چند ثانیه یک بار آمار به صورت JSON نوشته شود</translation>
    </message>
    <message>
        <source>when asked to stop, allow up to this long for deals to finish</source>
        <translation>هنگام توقف، چه مدت برای پایان دست‌ها صبر شود</translation>
    </message>
    <message>
        <source>list tables that wait for another version, and delete none</source>
        <translation>فهرست میزهای منتظر نسخهٔ دیگر، بی‌آن‌که هیچ‌کدام حذف شود</translation>
    </message>
    <message>
        <source>keep the tables on NATS, which other servers share (default: %1, or else a file in the folder)</source>
        <translation>نگه داشتن میزها روی NATS که سرورهای دیگر هم به آن دسترسی دارند (پیش‌فرض: %1، وگرنه پرونده‌ای در پوشه)</translation>
    </message>
    <message>
        <source>nats://HOST:PORT,…</source>
        <comment>stands for addresses in the help of the command line</comment>
        <translation>‏nats://نشانی:درگاه,…</translation>
    </message>
    <message>
        <source>the other servers on the same store, for invitations; they listen on the same port</source>
        <translation>سرورهای دیگر همین انبار، برای دعوت‌ها؛ روی همین درگاه گوش می‌کنند</translation>
    </message>
    <message>
        <source>ADDRESS,…</source>
        <comment>stands for addresses in the help of the command line</comment>
        <translation>نشانی,…</translation>
    </message>
    <message>
        <source>one NATS server is enough: what it keeps is lost with its disk</source>
        <translation>یک سرور NATS کافی است: با از کار افتادن دیسکش همه‌چیز می‌رود</translation>
    </message>
    <message>
        <source>make the certificate, the secret and a new store on NATS, then exit</source>
        <translation>ساختن گواهی، رمز و انبار تازه روی NATS، سپس خروج</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address and port for %2: write for example %3.</source>
        <translation>«%1» نشانی و درگاه درستی برای %2 نیست: مثلاً بنویسید %3.</translation>
    </message>
    <message>
        <source>This Python lacks the network libraries: install %1.</source>
        <translation>این Python کتابخانه‌های شبکه را ندارد: %1 را نصب کنید.</translation>
    </message>
    <message>
        <source>Give --store as well: %1 needs NATS.</source>
        <translation>‏--store را هم بدهید: %1 به NATS نیاز دارد.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address for --others: write at most %2 without ports, separated by commas.</source>
        <translation>«%1» نشانی درستی برای --others نیست: حداکثر %2 نشانی بدون درگاه، با ویرگول میانشان بنویسید.</translation>
    </message>
    <message>
        <source>Metrics are served to this machine only: give --metrics an address such as %1.</source>
        <translation>آمار فقط به همین رایانه داده می‌شود: به --metrics نشانی‌ای مانند %1 بدهید.</translation>
    </message>
    <message>
        <source>Give --certificate as well: a key alone is useless.</source>
        <translation>‏--certificate را هم بدهید: کلید به‌تنهایی کافی نیست.</translation>
    </message>
    <message>
        <source>Another server uses %1: stop it first, or give each its own folder with --data.</source>
        <translation>سرور دیگری از %1 استفاده می‌کند: اول آن را ببندید، یا با --data به هر کدام پوشه‌ای بدهید.</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1: allow writing there, or give another folder with --data.</source>
        <translation>در %1 چیزی ذخیره نمی‌شود: اجازهٔ نوشتن بدهید، یا با --data پوشهٔ دیگری بدهید.</translation>
    </message>
    <message>
        <source>This Python lacks the library for NATS: install %1.</source>
        <translation>این Python کتابخانهٔ NATS را ندارد: %1 را نصب کنید.</translation>
    </message>
    <message>
        <source>The certificate can&apos;t be used: check %1 and its key.</source>
        <translation>گواهی به کار نمی‌آید: %1 و کلیدش را وارسی کنید.</translation>
    </message>
    <message>
        <source>%1 is in use, or isn&apos;t an address of this machine: choose another address or port with --listen.</source>
        <translation>‏%1 در حال استفاده است یا نشانی این رایانه نیست: با --listen نشانی یا درگاه دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>This account isn&apos;t allowed to listen on %1: choose port 1024 or higher, or allow it.</source>
        <translation>این حساب اجازه ندارد روی %1 گوش کند: درگاهی از 1024 به بالا انتخاب کنید یا اجازه‌اش را بدهید.</translation>
    </message>
    <message>
        <source>Behind a proxy the server listens on this machine only: leave --listen at %1.</source>
        <translation>پشت پراکسی، سرور فقط روی همین رایانه گوش می‌کند: --listen را همان %1 بگذارید.</translation>
    </message>
    <message>
        <source>The secret in %1 isn&apos;t 16 digits from 0 to f: remove the file to get a new one.</source>
        <translation>رمز درون %1 شانزده رقم از 0 تا f نیست: پرونده را بردارید تا رمز تازه‌ای ساخته شود.</translation>
    </message>
    <message>
        <source>The store has been made: copy %1 to the other servers, then start all of them.</source>
        <translation>انبار ساخته شد: %1 را روی سرورهای دیگر هم کپی کنید، بعد همه را راه بیندازید.</translation>
    </message>
    <message>
        <source>Ready on %1, for %2 connections at once.</source>
        <translation>آماده روی %1، برای %2 اتصال هم‌زمان.</translation>
    </message>
    <message>
        <source>Fingerprint of the certificate: %1</source>
        <translation>اثر انگشت گواهی: %1</translation>
    </message>
    <message>
        <source>Anyone with this invitation may open tables:</source>
        <translation>هر که این دعوت را دارد می‌تواند میز باز کند:</translation>
    </message>
    <message>
        <source>Table %1 waits for another version: %2, rules of version %3.</source>
        <translation>میز %1 منتظر نسخهٔ دیگری است: %2، قواعد نسخهٔ %3.</translation>
    </message>
    <message numerus="yes">
        <source>Stopping, with %1 table(s) in play.</source>
        <translation>
            <numerusform>در حال توقف، %1 میز در حال بازی است.</numerusform>
        </translation>
    </message>
    <message>
        <source>This server was silent for %1 seconds: tables that others took over are theirs now.</source>
        <translation>این سرور %1 ثانیه پاسخ نداد: میزهایی که سرورهای دیگر به عهده گرفتند دیگر مال آن‌هاست.</translation>
    </message>
    <message>
        <source>The server at %1 has another certificate or opening secret: copy certificate.pem and opening-secret from there.</source>
        <translation>گواهی یا رمز سرور %1 فرق دارد: certificate.pem و opening-secret را از آنجا کپی کنید.</translation>
    </message>
    <message>
        <source>NATS doesn&apos;t keep the lease by which the other servers know that this one is running: restart NATS.</source>
        <translation>‏NATS نشانه‌ای را که به سرورهای دیگر می‌گوید این یکی کار می‌کند نگه نمی‌دارد: NATS را دوباره راه بیندازید.</translation>
    </message>
    <message>
        <source>No NATS server answers at %1: start it, or give its address with --store.</source>
        <translation>هیچ سرور NATS در %1 پاسخ نمی‌دهد: راهش بیندازید، یا نشانی‌اش را با --store بدهید.</translation>
    </message>
    <message>
        <source>NATS at %1 refuses this login: put NAME:PASSWORD@ before the address in --store.</source>
        <translation>‏NATS در %1 این ورود را نمی‌پذیرد: در --store پیش از نشانی NAME:PASSWORD@ بنویسید.</translation>
    </message>
    <message>
        <source>NATS has no stream %1 yet: start once with --new-store, which makes it and exits.</source>
        <translation>‏NATS هنوز جریان %1 را ندارد: یک بار با --new-store راه بیندازید که آن را می‌سازد و خارج می‌شود.</translation>
    </message>
    <message>
        <source>The stream %1 already exists: start without --new-store.</source>
        <translation>جریان %1 از پیش هست: بدون --new-store راه بیندازید.</translation>
    </message>
    <message>
        <source>The stream %1 on NATS could lose what it keeps: its “%2” is %3; set it to %4 with “nats stream edit %1”.</source>
        <translation>جریان %1 روی NATS ممکن است چیزی را گم کند: «%2» آن %3 است؛ با «nats stream edit %1» آن را %4 کنید.</translation>
    </message>
    <message>
        <source>NATS answers, but not its JetStream: look at “jetstream” in the configuration file of each server.</source>
        <translation>‏NATS پاسخ می‌دهد ولی JetStream آن نه: «jetstream» را در پروندهٔ تنظیمات هر سرور ببینید.</translation>
    </message>
    <message>
        <source>NATS didn&apos;t make the stream %1: start %2 servers, as many as it has copies.</source>
        <translation>‏NATS جریان %1 را نساخت: %2 سرور راه بیندازید، به تعداد نسخه‌هایش.</translation>
    </message>
    <message>
        <source>NATS doesn&apos;t report how it stores files: copy what packaging/server/nats.conf says about %1 into its file.</source>
        <translation>‏NATS نمی‌گوید پرونده‌ها را چگونه نگه می‌دارد: آنچه را packaging/server/nats.conf دربارهٔ %1 دارد در پروندهٔ آن کپی کنید.</translation>
    </message>
    <message>
        <source>Only %1 of %2 NATS servers answer: start the others.</source>
        <translation>از %2 سرور NATS فقط %1 پاسخ می‌دهد: بقیه را راه بیندازید.</translation>
    </message>
    <message>
        <source>The NATS server %1 has version %2, which can lose what it confirmed: install %3 or newer.</source>
        <translation>سرور NATS %1 نسخهٔ %2 است که ممکن است تأییدشده‌ها را هم گم کند: %3 یا تازه‌تر نصب کنید.</translation>
    </message>
    <message>
        <source>The NATS server %1 writes late: put “sync_interval: always” into “jetstream” in its file.</source>
        <translation>سرور NATS %1 دیر می‌نویسد: در «jetstream» پرونده‌اش «sync_interval: always» بگذارید.</translation>
    </message>
    <message>
        <source>The connection to NATS is lost: tables wait until it is back.</source>
        <translation>اتصال به NATS قطع شد: میزها تا برگشتنش صبر می‌کنند.</translation>
    </message>
    <message>
        <source>The connection to NATS is back.</source>
        <translation>اتصال به NATS برگشت.</translation>
    </message>
    <message>
        <source>The limits in %1 can&apos;t be read: check the file and who may read it.</source>
        <translation>حدهای %1 خوانده نمی‌شود: پرونده و اجازهٔ خواندنش را نگاه کنید.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t TOML from line %2 on: each line must be a name, an equals sign and a number.</source>
        <translation>‏%1 از سطر %2 به بعد TOML نیست: هر سطر یک نام، یک علامت مساوی و یک عدد است.</translation>
    </message>
    <message>
        <source>“%1” in %2 isn&apos;t a known limit; choose from: %3.</source>
        <translation>«%1» در %2 حد شناخته‌شده‌ای نیست؛ از این‌ها انتخاب کنید: %3.</translation>
    </message>
    <message>
        <source>“%1” in %2 isn&apos;t a whole number from 1 to %3: change it.</source>
        <translation>«%1» در %2 عدد صحیحی از یک تا %3 نیست: عوضش کنید.</translation>
    </message>
    <message>
        <source>This server takes no commands: give a folder with a shorter name with --data.</source>
        <translation>این سرور فرمان نمی‌گیرد: با --data پوشه‌ای با نام کوتاه‌تر بدهید.</translation>
    </message>
    <message>
        <source>This server takes no commands. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>این سرور فرمان نمی‌گیرد. %1</translation>
    </message>
    <message>
        <source>%1 is in use, or isn&apos;t an address of this machine: choose another address or port with --metrics.</source>
        <translation>‏%1 در حال استفاده است یا نشانی این رایانه نیست: با --metrics نشانی یا درگاه دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>Metrics for Prometheus: %1</source>
        <translation>آمار برای Prometheus: %1</translation>
    </message>
    <message>
        <source>Limits reloaded: %1 connections and %2 tables at once.</source>
        <translation>حدها دوباره خوانده شد: هم‌زمان %1 اتصال و %2 میز.</translation>
    </message>
    <message>
        <source>The list of blocked addresses can&apos;t be read: nothing has changed.</source>
        <translation>فهرست نشانی‌های مسدود خوانده نمی‌شود: چیزی عوض نشده.</translation>
    </message>
    <message>
        <source>NATS has lost its stream %1: tables wait. Start each NATS server again with the folder that it had.</source>
        <translation>‏NATS جریان %1 را گم کرده است: میزها منتظرند. هر سرور NATS را با همان پوشهٔ خودش دوباره راه بیندازید.</translation>
    </message>
    <message>
        <source>NATS isn&apos;t saving anything at the moment: tables are waiting.</source>
        <translation>‏NATS فعلاً چیزی ذخیره نمی‌کند: میزها منتظرند.</translation>
    </message>
    <message>
        <source>NATS is saving moves again: tables go on.</source>
        <translation>‏NATS دوباره حرکت‌ها را ذخیره می‌کند: میزها ادامه می‌دهند.</translation>
    </message>
    <message>
        <source>The NATS server %1 no longer saves anything: check that it runs and has room on its disk, and restart it.</source>
        <translation>سرور NATS ‏%1 دیگر چیزی ذخیره نمی‌کند: ببینید کار می‌کند و دیسکش جا دارد، و دوباره راهش بیندازید.</translation>
    </message>
    <message>
        <source>The NATS server %1 is saving moves again.</source>
        <translation>سرور NATS ‏%1 دوباره حرکت‌ها را ذخیره می‌کند.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The match is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>It isn&apos;t your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message>
        <source>The table has changed since then.</source>
        <translation>از آن وقت وضعیت میز عوض شده است.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Green felt</source>
        <translation>ماهوت سبز</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>نیمه‌شب</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>گردویی</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>کاغذی</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>پرتضاد</translation>
    </message>
    <message>
        <source>Girih tile</source>
        <translation>کاشی گره</translation>
    </message>
    <message>
        <source>Phulkari embroidery</source>
        <translatorcomment>Is پولکاری understood?</translatorcomment>
        <translation>گلدوزی پهولکاری</translation>
    </message>
    <message>
        <source>Jaali lattice</source>
        <translatorcomment>Is جالی understood?</translatorcomment>
        <translation>شبکهٔ جالی</translation>
    </message>
    <message>
        <source>Block print</source>
        <translatorcomment>چاپ قالبی: cloth printed with wooden blocks.</translatorcomment>
        <translation>چاپ قالبی</translation>
    </message>
    <message>
        <source>Kalamkari leaf</source>
        <translation>نقش برگ قلمکاری</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>back of a card</comment>
        <translation>ساده</translation>
    </message>
    <message>
        <source>A K Q J 10</source>
        <translation>لاتین: A K Q J</translation>
    </message>
    <message>
        <source>Letters of the language</source>
        <translation>حروف فارسی</translation>
    </message>
    <message>
        <source>Whatever suits the game</source>
        <translation>مناسب بازی</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>به ترتیب خال</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>به ترتیب ارزش</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>به ترتیب پخش</translation>
    </message>
    <message>
        <source>She</source>
        <comment>how sentences speak of you</comment>
        <translation>زن</translation>
    </message>
    <message>
        <source>He</source>
        <comment>how sentences speak of you</comment>
        <translation>مرد</translation>
    </message>
    <message>
        <source>Neither</source>
        <comment>how sentences speak of you</comment>
        <translation>هیچ‌کدام</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>تازه‌کار</translation>
    </message>
    <message>
        <source>Plays sensibly, but overlooks cards and makes mistakes.</source>
        <translation>معقول بازی می‌کند، اما برگ‌هایی را نمی‌بیند و اشتباه می‌کند.</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>computer players</comment>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Plays by the rules of thumb that experienced players know.</source>
        <translation>با فوت‌وفن‌هایی که بازیکنان باتجربه می‌دانند بازی می‌کند.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>استاد</translation>
    </message>
    <message>
        <source>Tries its choices in many deals that fit everything it has seen.</source>
        <translation>انتخاب‌هایش را در پخش‌های زیادی که با دیده‌هایش جور است امتحان می‌کند.</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>words</comment>
        <translation>کامل</translation>
    </message>
    <message>
        <source>Whole sentences: Amrit plays the seven of clubs.</source>
        <translation>جملهٔ کامل: امریت هفت گشنیز را بازی کرد.</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>words</comment>
        <translation>کوتاه</translation>
    </message>
    <message>
        <source>Name and card: Amrit 7 clubs.</source>
        <translation>نام و برگ: امریت ۷ گشنیز.</translation>
    </message>
    <message>
        <source>Very short</source>
        <comment>words</comment>
        <translation>خیلی کوتاه</translation>
    </message>
    <message>
        <source>One sentence for everything the others do before your next turn.</source>
        <translation>یک جمله برای همهٔ کارهای دیگران تا نوبت بعدی شما.</translation>
    </message>
    <message>
        <source>Whatever suits the screen reader</source>
        <translation>مناسب صفحه‌خوان</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>صفحه‌خوان</translation>
    </message>
    <message>
        <source>Speech Dispatcher</source>
        <translation>گفتار سیستم (Speech Dispatcher)</translation>
    </message>
    <message>
        <source>Nothing is spoken</source>
        <translation>چیزی گفته نمی‌شود</translation>
    </message>
    <message>
        <source>If a screen reader is on</source>
        <translation>اگر صفحه‌خوان روشن باشد</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>هرگز</translation>
    </message>
    <message numerus="yes">
        <source>After %1 second(s)</source>
        <comment>the focus moves by itself</comment>
        <translation>
            <numerusform>بعد از %1 ثانیه</numerusform>
        </translation>
    </message>
    <message>
        <source>Short</source>
        <comment>duration</comment>
        <translation>کوتاه</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>duration</comment>
        <translation>طولانی</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>مانند سیستم</translation>
    </message>
    <message>
        <source>Whatever is usual in the language</source>
        <comment>digits</comment>
        <translation>رقم‌های معمول زبان</translation>
    </message>
    <message>
        <source>Digits of the language</source>
        <comment>digits</comment>
        <translation>رقم‌های فارسی</translation>
    </message>
    <message>
        <source>0 1 2 3</source>
        <translation>لاتین: 0123</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>کم</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>معمولی</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>همه‌چیز</translation>
    </message>
    <message>
        <source>Colours of the table</source>
        <translation>رنگ‌های میز</translation>
    </message>
    <message>
        <source>High contrast helps if your eyesight is poor.</source>
        <translation>«پرتضاد» به چشم‌های ضعیف کمک می‌کند.</translation>
    </message>
    <message>
        <source>Dim cards that can&apos;t be played</source>
        <translation>کم‌رنگ کردن برگ‌هایی که نمی‌شود بازی کرد</translation>
    </message>
    <message>
        <source>Only while it&apos;s your turn.</source>
        <translation>فقط وقتی نوبت شماست.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>کند</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>معمولی</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>تند</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>خیلی تند</translation>
    </message>
    <message>
        <source>Very short</source>
        <translation>خیلی کوتاه</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>کوتاه</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>duration</comment>
        <translation>معمولی</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>طولانی</translation>
    </message>
    <message>
        <source>Show the points after each deal</source>
        <translation>نشان دادن امتیازها پس از هر دست</translation>
    </message>
    <message>
        <source>They stay on the table until you press “Next deal”.</source>
        <translation>تا «دست بعد» را نزنید، روی میز می‌مانند.</translation>
    </message>
    <message>
        <source>Show the status bar</source>
        <translation>نشان دادن نوار وضعیت</translation>
    </message>
    <message>
        <source>It shows what has just happened.</source>
        <translation>می‌گوید همین حالا چه شد.</translation>
    </message>
    <message>
        <source>Play my last card for me</source>
        <translation>آخرین برگ من خودکار بازی شود</translation>
    </message>
    <message>
        <source>After a moment, and only if there is nothing else you could do.</source>
        <translation>کمی بعد، و فقط اگر کار دیگری نتوانید بکنید.</translation>
    </message>
    <message>
        <source>Let the coach offer a lesson</source>
        <translation>مربی درس پیشنهاد کند</translation>
    </message>
    <message>
        <source>Once in a match, after three of your moves in a deal break the same rule.</source>
        <translation>یک بار در هر بازی، وقتی در یک دست سه حرکتتان خلاف یک قاعده باشد.</translation>
    </message>
    <message>
        <source>Show the round buttons</source>
        <translation>نشان دادن دکمه‌های گرد</translation>
    </message>
    <message>
        <source>Undo, hint, scores and more, on the table.</source>
        <translation>برگردان، راهنمایی، امتیازها و چیزهای دیگر، روی میز.</translation>
    </message>
    <message>
        <source>A colour for each suit</source>
        <translation>هر خال با رنگ خودش</translation>
    </message>
    <message>
        <source>Clubs are green and diamonds are blue.</source>
        <translation>گشنیز سبز است و خشت آبی.</translation>
    </message>
    <message>
        <source>Red and black in games where colour matters</source>
        <translation>در بازی‌هایی که رنگ مهم است، سرخ و سیاه</translation>
    </message>
    <message>
        <source>In Canasta, red threes are red, and a canasta shows whether it is red or black.</source>
        <translation>در کاناستا سه‌های سرخ سرخ‌اند و معلوم است کاناستا سرخ است یا سیاه.</translation>
    </message>
    <message>
        <source>Large letters and numbers</source>
        <translation>حروف و عددهای درشت</translation>
    </message>
    <message>
        <source>The corners of the cards can be read from further away.</source>
        <translation>گوشهٔ برگ‌ها از دورتر هم خوانده می‌شود.</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>حروف روی برگ‌ها</translation>
    </message>
    <message>
        <source>Court cards and numbers can use the letters of the language.</source>
        <translation>برای برگ‌های صورت‌دار و عددها می‌شود از حروف همین زبان استفاده کرد.</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>پشت برگ‌ها</translation>
    </message>
    <message>
        <source>Each pattern comes from a region whose language the program speaks.</source>
        <translation>هر طرح از سرزمینی است که برنامه به زبانش حرف می‌زند.</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>مرتب کردن دست</translation>
    </message>
    <message>
        <source>In Canasta it helps to keep ranks together, in other games suits.</source>
        <translation>در کاناستا بهتر است برگ‌های هم‌ارزش کنار هم باشند، در بازی‌های دیگر هم‌خال‌ها.</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>سرعت برگ‌ها</translation>
    </message>
    <message>
        <source>A click always finishes a movement at once. Other speeds are in per cent.</source>
        <translation>با یک کلیک هر حرکتی فوراً تمام می‌شود. سرعت‌های دیگر به درصدند.</translation>
    </message>
    <message>
        <source>Cards fade instead of flying. A screen reader always turns this on.</source>
        <translation>برگ‌ها محو و ظاهر می‌شوند و پرواز نمی‌کنند؛ با صفحه‌خوانِ روشن همیشه همین‌طور است.</translation>
    </message>
    <message>
        <source>How long a finished trick stays on the table</source>
        <translation>ماندن دور کامل روی میز</translation>
    </message>
    <message>
        <source>Then it goes to its winner. Other times are in milliseconds.</source>
        <translation>بعد پیش برنده می‌رود. زمان‌های دیگر به میلی‌ثانیه‌اند.</translation>
    </message>
    <message>
        <source>How fast computer players are</source>
        <translation>سرعت بازیکنان رایانه‌ای</translation>
    </message>
    <message>
        <source>Thinking is part of this time. Other times are in milliseconds.</source>
        <translation>فکر کردن جزو همین زمان است. زمان‌های دیگر به میلی‌ثانیه‌اند.</translation>
    </message>
    <message>
        <source>Others at the table see it. Without a name you are just “You” here.</source>
        <translation>دیگران سر میز آن را می‌بینند. بی‌نام، اینجا فقط «شما» هستید.</translation>
    </message>
    <message>
        <source>Verbs depend on it in some languages, such as Hindi.</source>
        <translation>در زبان‌هایی مانند هندی فعل به آن بستگی دارد.</translation>
    </message>
    <message>
        <source>Relay for friends from other houses</source>
        <translation>رله برای دوستان خانه‌های دیگر</translation>
    </message>
    <message>
        <source>For screen readers and for the status bar.</source>
        <translation>برای صفحه‌خوان‌ها و نوار وضعیت.</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>حرکت کمتر</translation>
    </message>
    <message>
        <source>A finished trick waits for a click</source>
        <translation>دور کامل منتظر کلیک می‌ماند</translation>
    </message>
    <message>
        <source>Enter and Space work too.</source>
        <translation>‏Enter و Space هم همین کار را می‌کنند.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>صداها</translation>
    </message>
    <message>
        <source>They let you hear, from each player&apos;s side, what happens on the table.</source>
        <translation>از سمت هر بازیکن به گوش می‌رسند و می‌گویند سر میز چه می‌گذرد.</translation>
    </message>
    <message>
        <source>Volume, in per cent</source>
        <translation>بلندی صدا، به درصد</translation>
    </message>
    <message>
        <source>Relative to the volume of the computer.</source>
        <translation>نسبت به بلندی صدای رایانه.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>نام شما</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>چهرهٔ شما</translation>
    </message>
    <message>
        <source>Shown next to your name at the table.</source>
        <translation>سر میز کنار نام شما دیده می‌شود.</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>بازیکنان رایانه‌ای</translation>
    </message>
    <message>
        <source>Levels differ in how well they think, never in the cards they are dealt.</source>
        <translation>تفاوت سطح‌ها در فکر کردن است، هرگز در برگ‌هایی که به آن‌ها می‌رسد.</translation>
    </message>
    <message>
        <source>Names of the computer players</source>
        <translation>نام بازیکنان رایانه‌ای</translation>
    </message>
    <message>
        <source>Separate the names with commas; leave empty for the usual names.</source>
        <translation>نام‌ها را با ویرگول جدا کنید؛ اگر خالی باشد، نام‌های معمول خود را دارند.</translation>
    </message>
    <message>
        <source>Write the address of your own, which begins with https; leave empty for the public ones, or write “-” for none.</source>
        <translation>نشانی رلهٔ خودتان را بنویسید، که با https آغاز می‌شود؛ برای رله‌های عمومی خالی بگذارید و اگر نمی‌خواهید «-» بنویسید.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Takes effect at once, without a restart.</source>
        <translation>همان لحظه و بدون شروع دوباره عوض می‌شود.</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>رقم‌ها</translation>
    </message>
    <message>
        <source>Scores and all other numbers are written with them.</source>
        <translation>امتیازها و همهٔ عددهای دیگر با این رقم‌ها نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>Text size, in per cent</source>
        <translation>اندازهٔ نوشته، به درصد</translation>
    </message>
    <message>
        <source>Everywhere in the program; at the table as far as there is room.</source>
        <translation>در همهٔ برنامه؛ سر میز تا جایی که جا باشد.</translation>
    </message>
    <message>
        <source>What is spoken</source>
        <translation>آنچه گفته می‌شود</translation>
    </message>
    <message>
        <source>Wording of what is spoken</source>
        <translation>جمله‌بندی گفته‌ها</translation>
    </message>
    <message>
        <source>For screen readers. What is written stays as it is.</source>
        <translation>برای صفحه‌خوان‌ها. نوشته‌ها همان‌طور می‌ماند.</translation>
    </message>
    <message>
        <source>Wait for speech</source>
        <translation>صبر برای گفتار</translation>
    </message>
    <message>
        <source>The other players wait until you&apos;ve had time to hear what was said.</source>
        <translation>بازیکنان دیگر صبر می‌کنند تا گفته‌ها را شنیده باشید.</translation>
    </message>
    <message>
        <source>Speak through</source>
        <translation>گوینده</translation>
    </message>
    <message>
        <source>If the screen reader is too old to announce what happens, the game can speak by itself.</source>
        <translation>اگر صفحه‌خوان قدیمی باشد و نگوید چه می‌گذرد، خود بازی می‌تواند بگوید.</translation>
    </message>
    <message>
        <source>Play with one key</source>
        <translation>بازی با یک کلید</translation>
    </message>
    <message>
        <source>The focus moves by itself through the cards and buttons you can use; Space chooses.</source>
        <translation>تمرکز خودبه‌خود یکی‌یکی روی برگ‌ها و دکمه‌هایی می‌رود که می‌توانید انتخاب کنید؛ Space انتخاب می‌کند.</translation>
    </message>
    <message>
        <source>Single keys give commands</source>
        <translation>فرمان با تک‌کلید</translation>
    </message>
    <message>
        <source>Letters and numbers without Ctrl: switch them off if they get in your way.</source>
        <translation>حروف و عددها بدون Ctrl: اگر مزاحم شما هستند خاموششان کنید.</translation>
    </message>
    <message>
        <source>Key for a hint</source>
        <translation>کلید راهنمایی</translation>
    </message>
    <message>
        <source>One letter.</source>
        <translation>یک حرف.</translation>
    </message>
    <message>
        <source>One letter; with Shift the score sheet opens.</source>
        <translation>یک حرف؛ با Shift جدول امتیاز باز می‌شود.</translation>
    </message>
    <message>
        <source>One letter; with Shift what happened is shown beside the table.</source>
        <translation>یک حرف؛ با Shift آنچه گذشت کنار میز نشان داده می‌شود.</translation>
    </message>
    <message>
        <source>That key is already used for: %1. Choose another letter.</source>
        <translation>آن کلید پیش‌تر برای این گرفته شده: %1. حرف دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>Key for the cards on the table</source>
        <translation>کلید برگ‌های روی میز</translation>
    </message>
    <message>
        <source>Key for my hand</source>
        <translation>کلید دست من</translation>
    </message>
    <message>
        <source>Key for what may be played</source>
        <translation>کلید برگ‌های قابل بازی</translation>
    </message>
    <message>
        <source>Key for whose turn it is</source>
        <translation>کلید نوبت</translation>
    </message>
    <message>
        <source>Key for the number of cards left</source>
        <translation>کلید تعداد برگ هر نفر</translation>
    </message>
    <message>
        <source>Key for the scores</source>
        <translation>کلید امتیازها</translation>
    </message>
    <message>
        <source>Key for melds, trumps or points taken</source>
        <translation>کلید ترکیب‌ها، حکم‌ها یا امتیازهای گرفته</translation>
    </message>
    <message>
        <source>Key for the last trick or turn</source>
        <translation>کلید دور یا نوبت قبل</translation>
    </message>
    <message>
        <source>Key to explain a card</source>
        <translation>کلید توضیح برگ</translation>
    </message>
    <message>
        <source>Key to describe the table</source>
        <translation>کلید آنچه روی میز است</translation>
    </message>
    <message>
        <source>Key to repeat what was said</source>
        <translation>کلید تکرار گفته</translation>
    </message>
    <message>
        <source>Key to say something to the others</source>
        <translation>کلید گفتن چیزی به دیگران</translation>
    </message>
    <message>
        <source>Speak of you as</source>
        <translation>جنسیت شما در جمله‌ها</translation>
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
        <translation>تکی: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>one statement after another: Amrit 7, Kavya 6</comment>
        <translation>‏%1، %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, and a number or a card: Amrit 7</comment>
        <translation>‏%1 %2</translation>
    </message>
    <message>
        <source>you %2</source>
        <comment>a number or a card: you 7</comment>
        <translation>شما %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the suit that was led, and what was played: clubs: Amrit 4, you 9</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>جوکر</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>سرباز</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>بی‌بی</translation>
    </message>
    <message>
        <source>king</source>
        <translation>شاه</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>جوکرِ</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>جوکر را</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سربازِ</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سرباز را</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بیِ</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بی را</translation>
    </message>
    <message>
        <source>king</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاهِ</translation>
    </message>
    <message>
        <source>king</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاه را</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آسِ</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آس را</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>Speech Dispatcher doesn&apos;t answer. Start it, or choose another way in the preferences, under Accessibility.</source>
        <translation>‏Speech Dispatcher پاسخ نمی‌دهد. آن را راه بیندازید، یا در «ترجیحات»، «دسترس‌پذیری» راه دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>Enter: %1. %2 lists the keys. %3 repeats this.</source>
        <comment>the first sentence for a screen reader: what Enter does now, and two keys</comment>
        <translation>‏Enter: %1. %2 کلیدها را می‌گوید. %3 تکرار می‌کند.</translation>
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
        <translation>‏%1 %2</translation>
    </message>
    <message>
        <source>You %2</source>
        <comment>and in few words what you did: You 7 clubs</comment>
        <translation>شما %2</translation>
    </message>
    <message>
        <source>Suggested: %1.</source>
        <comment>cards: the two of clubs and a joker</comment>
        <translation>پیشنهاد: %1.</translation>
    </message>
    <message>
        <source>Your cards: %1.</source>
        <comment>that have just been dealt: clubs 8 9 ace, hearts 5</comment>
        <translation>برگ‌های شما: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 card(s) left.</source>
        <translation>
            <numerusform>%2 برگ در دست %1 مانده.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %2 card(s) left.</source>
        <translation>
            <numerusform>%2 برگ در دست شما مانده.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 left</source>
        <comment>behind a name: so many cards</comment>
        <translation>%2 برگ دارد</translation>
    </message>
    <message>
        <source>have %2 left</source>
        <comment>behind: You</comment>
        <translation>%2 برگ دارید</translation>
    </message>
    <message>
        <source>draw %1</source>
        <comment>behind: You</comment>
        <translation>%1 برداشتید</translation>
    </message>
    <message>
        <source>get %1</source>
        <comment>behind: You</comment>
        <translation>%1 گرفتید</translation>
    </message>
    <message>
        <source>takes it</source>
        <comment>behind a name: the trick</comment>
        <translation>دور را برد</translation>
    </message>
    <message>
        <source>take it</source>
        <comment>behind: You</comment>
        <translation>دور را بردید</translation>
    </message>
    <message>
        <source>takes it, %2</source>
        <comment>behind a name: the trick, and its points</comment>
        <translation>دور را برد، %2</translation>
    </message>
    <message>
        <source>take it, %2</source>
        <comment>behind: You; the trick, and its points</comment>
        <translation>دور را بردید، %2</translation>
    </message>
    <message>
        <source>%2</source>
        <comment>points in a deal, behind a name</comment>
        <translation>%2</translation>
    </message>
    <message>
        <source>place %2</source>
        <comment>in a match, behind a name</comment>
        <translation>%2{ord}</translation>
    </message>
    <message>
        <source>nobody takes it</source>
        <translation>کسی دور را نبرد</translation>
    </message>
    <message>
        <source>Points of this deal: %1.</source>
        <comment>such as: Amrit 3, Kavya 10</comment>
        <translation>امتیازهای این دست: %1.</translation>
    </message>
    <message>
        <source>The match is over: %1.</source>
        <comment>Amrit place 1, Kavya …</comment>
        <translation>بازی تمام شد: %1.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>آمار</translation>
    </message>
    <message>
        <source>Nothing here yet: play a match to its end.</source>
        <translation>هنوز چیزی حساب نشده است: یک بازی را تا آخر بازی کنید.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>خروجی CSV…</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>قواعد دلخواه</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>گوناگون</translation>
    </message>
    <message>
        <source>People</source>
        <translation>آدم‌ها</translation>
    </message>
    <message>
        <source>People, moves undone</source>
        <translation>آدم‌ها، با پس گرفتن</translation>
    </message>
    <message>
        <source>Bots</source>
        <comment>programs of the person&apos;s own, as opponents</comment>
        <translation>ربات‌ها</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <comment>a number with one decimal place</comment>
        <translation>⁦%1٫%2⁩</translation>
    </message>
    <message>
        <source>−%1.%2</source>
        <comment>a negative number with one decimal place</comment>
        <translation>⁦−%1٫%2⁩</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <comment>matches won, and their share</comment>
        <translation>‏%1 (%2٪)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>column of the statistics</comment>
        <translation>قواعد</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>column of the statistics: the level of the computer players</comment>
        <translation>حریف</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>تعداد بازی</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>column of the statistics: number of matches</comment>
        <translation>برد</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>میانگین رتبه</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>امتیاز هر دست</translation>
    </message>
    <message>
        <source>Moons</source>
        <translation>شلم‌ها</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>بیشترین برد پیاپی</translation>
    </message>
    <message>
        <source>Undone</source>
        <comment>column of the statistics: number of deals</comment>
        <translation>پس‌گرفته</translation>
    </message>
    <message>
        <source>“Undone” counts the deals in which a move was undone after more cards had been seen. Only the first result of a deal counts.</source>
        <translation>«پس‌گرفته» دست‌هایی است که در آن‌ها بعد از دیدن برگ‌های بیشتر حرکتی پس گرفته شده. از هر دست فقط نتیجهٔ اول حساب می‌شود.</translation>
    </message>
    <message>
        <source>Leave out deals and matches with undone moves</source>
        <translation>بدون دست‌ها و بازی‌هایی که حرکتی در آن‌ها پس گرفته شده</translation>
    </message>
    <message numerus="yes">
        <source>%1 matches</source>
        <translation>
            <numerusform>%1 بازی</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>so many matches</comment>
        <translation>%1 برد</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>‏%1٪</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>هنوز بازی نشده.</translation>
    </message>
    <message>
        <source>No match finished yet.</source>
        <translation>هنوز هیچ بازی‌ای تمام نشده.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>so many matches, so many won</comment>
        <translation>‏%1، %2.</translation>
    </message>
    <message numerus="yes">
        <source>The last %1 matches</source>
        <translation>
            <numerusform>%1 بازی آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>The last match</source>
        <translation>بازی آخر</translation>
    </message>
    <message>
        <source>won %1 of %2</source>
        <comment>so many matches of so many; behind the level of the computer players</comment>
        <translation>%1 برد از %2</translation>
    </message>
    <message>
        <source>You&apos;ve won %1 in a row; your best is %2.</source>
        <comment>matches</comment>
        <translation>%1 بازی پیاپی برده‌اید؛ رکورد شما %2 است.</translation>
    </message>
    <message>
        <source>Your best run is %1 won in a row.</source>
        <comment>matches</comment>
        <translation>رکورد شما %1 برد پیاپی است.</translation>
    </message>
    <message numerus="yes">
        <source>Your best deal: %1 point(s).</source>
        <translation>
            <numerusform>بهترین دست شما %1 امتیاز داشت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best deal: %1 point(s), %2 times.</source>
        <translation>
            <numerusform>بهترین دست شما %1 امتیاز داشت، %2 بار.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You&apos;ve shot the moon %1 time(s).</source>
        <translation>
            <numerusform>%1 بار شلم کرده‌اید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: won against %2, %3 points.</source>
        <comment>when, the level, points</comment>
        <translation>
            <numerusform>‏%1: برد، حریف: %2، %3 امتیاز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: place %2 against %3, %4 points.</source>
        <comment>when, the place, the level, points</comment>
        <translation>
            <numerusform>‏%1: رتبهٔ %2، حریف: %3، %4 امتیاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4.</source>
        <comment>the game, matches, matches won, per cent</comment>
        <translation>‏%1، %2، %3، %4.</translation>
    </message>
    <message>
        <source>All statistics…</source>
        <translation>همهٔ آمار…</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>از ابتدا</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>این ماه</translation>
    </message>
    <message>
        <source>Which matches are counted</source>
        <translation>کدام بازی‌ها حساب شود</translation>
    </message>
    <message>
        <source>Each bar is a match; the tall ones were won. Press one to see that match again.</source>
        <translation>هر میله یک بازی است؛ میله‌های بلند یعنی برد. یکی را بزنید تا آن بازی را دوباره ببینید.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The statistics couldn&apos;t be read and start over; the old file is kept as %1.</source>
        <translation>آمار خوانده نشد و از نو شروع می‌شود؛ پروندهٔ قبلی با نام %1 نگه داشته شد.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save your results. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>نتیجه‌های شما ذخیره نشد. %1</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read your results. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>نتیجه‌های شما خوانده نشد. %1</translation>
    </message>
    <message>
        <source>Another program is using the statistics. Try again in a moment.</source>
        <translation>برنامهٔ دیگری دارد از آمار استفاده می‌کند. کمی بعد دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>Line %1 of the saved game can&apos;t be read.</source>
        <translation>سطر %1 بازی ذخیره‌شده خوانده نمی‌شود.</translation>
    </message>
    <message>
        <source>The saved game ends in the middle of line %1.</source>
        <translation>بازی ذخیره‌شده در میانهٔ سطر %1 تمام می‌شود.</translation>
    </message>
    <message>
        <source>The end of the saved game was lost: from line %1 on there are only zeros.</source>
        <translation>پایان بازی ذخیره‌شده از دست رفته است: از سطر %1 به بعد فقط صفر است.</translation>
    </message>
    <message>
        <source>One bit in line %1 of the saved game was wrong and has been corrected.</source>
        <translation>یک بیت در سطر %1 بازی ذخیره‌شده اشتباه بود و درست شد.</translation>
    </message>
    <message>
        <source>This match wasn&apos;t closed properly, so its last moves may be missing.</source>
        <translation>این بازی درست بسته نشده است، پس شاید آخرین حرکت‌هایش نباشد.</translation>
    </message>
    <message>
        <source>Action %1 of the saved game breaks the rules.</source>
        <translation>حرکت %1 بازی ذخیره‌شده خلاف قواعد است.</translation>
    </message>
    <message>
        <source>This version of the program doesn&apos;t know the rules of the saved game.</source>
        <translation>این نسخهٔ برنامه قواعد بازی ذخیره‌شده را نمی‌شناسد.</translation>
    </message>
    <message>
        <source>This program doesn&apos;t have the game that was saved.</source>
        <translation>بازی ذخیره‌شده از نوعی است که این برنامه ندارد.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read.</source>
        <translation>پروندهٔ %1 خوانده نمی‌شود.</translation>
    </message>
    <message>
        <source>The file %1 is far too large for a saved game.</source>
        <translation>پروندهٔ %1 برای یک بازی ذخیره‌شده خیلی بزرگ است.</translation>
    </message>
    <message>
        <source>The saved game can&apos;t be continued.</source>
        <translation>بازی ذخیره‌شده را نمی‌شود ادامه داد.</translation>
    </message>
    <message>
        <source>%1 The match goes on from the last valid action; the damaged file is kept as %2.</source>
        <translation>%1 بازی از آخرین حرکت درست ادامه می‌یابد؛ پروندهٔ خراب با نام %2 نگه داشته شد.</translation>
    </message>
    <message>
        <source>%1 The match goes on from the last valid action.</source>
        <translation>%1 بازی از آخرین حرکت درست ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>%1 The file is kept as %2.</source>
        <translation>%1 پرونده با نام %2 نگه داشته شد.</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so the defaults are used; the old file is kept as %1.</source>
        <translation>تنظیمات خوانده نشد و تنظیمات پیش‌فرض برقرار است؛ پروندهٔ قبلی با نام %1 نگه داشته شد.</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be read, so the defaults are used.</source>
        <translation>تنظیمات خوانده نشد و تنظیمات پیش‌فرض برقرار است.</translation>
    </message>
    <message>
        <source>CardTable doesn&apos;t know some settings and leaves them out: %1. The old file is kept as %2.</source>
        <translation>‏CardTable بعضی تنظیمات را نمی‌شناسد و کنار گذاشت: %1. پروندهٔ قبلی با نام %2 نگه داشته شد.</translation>
    </message>
    <message>
        <source>CardTable doesn&apos;t know some settings and leaves them out. The old file is kept as %1.</source>
        <translation>‏CardTable بعضی تنظیمات را نمی‌شناسد و کنار گذاشت. پروندهٔ قبلی با نام %1 نگه داشته شد.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the settings. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>تنظیمات ذخیره نشد. %1</translation>
    </message>
    <message>
        <source>Another copy of the program is running; it keeps its match, and this one has its own.</source>
        <translation>نسخهٔ دیگری از برنامه باز است؛ آن بازی خودش را نگه می‌دارد و این یکی بازی خودش را دارد.</translation>
    </message>
    <message>
        <source>Your moves aren&apos;t being saved. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>حرکت‌هایتان ذخیره نمی‌شود. %1</translation>
    </message>
    <message>
        <source>The match is being saved again.</source>
        <translation>بازی دوباره ذخیره می‌شود.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>the name of a file</comment>
        <translation>با نام %1 ذخیره شد.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the game as %1. %2</source>
        <comment>the name of a file; why, and what to do</comment>
        <translation>بازی با نام %1 ذخیره نشد. %2</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t keep the unfinished match. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>بازی ناتمام نگه داشته نشد. %1</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t delete the game. %1</source>
        <comment>%1: why, and what to do</comment>
        <translation>بازی حذف نشد. %1</translation>
    </message>
    <message>
        <source>The unfinished match is kept under Game, Unfinished games.</source>
        <translation>بازی ناتمام در منوی «بازی»، «بازی‌های ناتمام» نگه داشته شد.</translation>
    </message>
    <message>
        <source>Some results couldn&apos;t be read and don&apos;t count. The old file is kept as %1.</source>
        <translation>بعضی نتیجه‌ها خوانده نشد و به حساب نمی‌آید. پروندهٔ قبلی با نام %1 نگه داشته شد.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t save the statistics as %1. %2</source>
        <comment>the name of a file; why, and what to do</comment>
        <translation>آمار با نام %1 ذخیره نشد. %2</translation>
    </message>
    <message>
        <source>The disk is full: free some space.</source>
        <translation>دیسک پر است: کمی جا باز کنید.</translation>
    </message>
    <message>
        <source>CardTable isn&apos;t allowed to use %1: change its permissions.</source>
        <comment>a folder or a file</comment>
        <translation>‏CardTable اجازه ندارد از %1 استفاده کند: دسترسی‌های آن را عوض کنید.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t there any more: choose another folder.</source>
        <comment>a folder or a file</comment>
        <translation>‏%1 دیگر نیست: پوشهٔ دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>A file can&apos;t have this name: choose another one.</source>
        <translation>پرونده نمی‌تواند این نام را داشته باشد: نام دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>The file is damaged: start CardTable again, which begins a new one.</source>
        <translation>پرونده خراب است: CardTable را ببندید و دوباره باز کنید تا پروندهٔ تازه‌ای بسازد.</translation>
    </message>
    <message>
        <source>The disk reports an error with %1: check the disk.</source>
        <comment>a folder or a file</comment>
        <translation>دیسک برای %1 خطا می‌دهد: دیسک را وارسی کنید.</translation>
    </message>
    <message>
        <source>The system reports an error with %1: %2.</source>
        <comment>a folder or a file; what the system says</comment>
        <translation>سیستم برای %1 خطا می‌دهد: %2.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read all your seats at other people&apos;s tables. The old file is kept as %1.</source>
        <translation>بعضی از جاهای شما سر میز دیگران خوانده نشد. پروندهٔ قبلی با نام %1 نگه داشته شد.</translation>
    </message>
    <message>
        <source>CardTable couldn&apos;t read how far you got in the lessons. The old file is kept as %1.</source>
        <translation>معلوم نشد در درس‌ها تا کجا رسیده‌اید. پروندهٔ قبلی با نام %1 نگه داشته شد.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>%1:%2</source>
        <comment>minutes and seconds, the seconds in two digits</comment>
        <translation>⁦%1:%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s).</source>
        <translation>
            <numerusform>%1 ثانیه.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s) left.</source>
        <translation>
            <numerusform>%1 ثانیه مانده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Their cards: %2.</source>
        <comment>a sentence, and the cards that a player lays open</comment>
        <translation>%1 برگ‌هایش: %2.</translation>
    </message>
    <message>
        <source>The connection to %1&apos;s table is lost. Trying again…</source>
        <translation>اتصال به میز %1 قطع شد. دوباره تلاش می‌شود…</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Trying again…</source>
        <translation>اتصال به میز قطع شد. دوباره تلاش می‌شود…</translation>
    </message>
    <message>
        <source>Your cards and your seat are kept.</source>
        <translation>برگ‌ها و جایتان نگه داشته شده است.</translation>
    </message>
    <message>
        <source>You can watch again when the connection is back.</source>
        <translation>وقتی اتصال برگردد باز می‌توانید تماشا کنید.</translation>
    </message>
    <message>
        <source>The match is saved up to the last card, and every seat is kept.</source>
        <translation>بازی تا آخرین برگ ذخیره است و جای همه نگه داشته شده است.</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer.</source>
        <translation>میز پاسخ نمی‌دهد.</translation>
    </message>
    <message>
        <source>%1 has closed the table for now.</source>
        <translation>‏%1 فعلاً میز را بست.</translation>
    </message>
    <message>
        <source>The table is closed for now.</source>
        <translation>میز فعلاً بسته است.</translation>
    </message>
    <message>
        <source>You&apos;re now playing on another computer.</source>
        <translation>حالا روی رایانهٔ دیگری بازی می‌کنید.</translation>
    </message>
    <message>
        <source>This window only shows how things stood here.</source>
        <translation>این پنجره فقط وضع همان موقع را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>بازی در مکث است.</translation>
    </message>
    <message>
        <source>It goes on when everybody here has pressed “Continue”.</source>
        <translation>وقتی همهٔ حاضران «ادامه» را بزنند بازی ادامه می‌یابد.</translation>
    </message>
    <message numerus="yes">
        <source>A computer played %1 move(s) for you.</source>
        <translation>
            <numerusform>رایانه %1 حرکت به جای شما بازی کرد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your seat is yours again from the next card on.</source>
        <translation>از برگ بعد جایتان باز مال شماست.</translation>
    </message>
    <message>
        <source>%1&apos;s computer doesn&apos;t answer. Trying again…</source>
        <translation>رایانهٔ %1 پاسخ نمی‌دهد. دوباره تلاش می‌شود…</translation>
    </message>
    <message>
        <source>The table doesn&apos;t answer. Trying again…</source>
        <translation>میز پاسخ نمی‌دهد. دوباره تلاش می‌شود…</translation>
    </message>
    <message>
        <source>%1&apos;s computer doesn&apos;t answer.</source>
        <translation>رایانهٔ %1 پاسخ نمی‌دهد.</translation>
    </message>
    <message>
        <source>Every finished deal is saved here, so the match can go on.</source>
        <translation>همهٔ دست‌های تمام‌شده اینجا ذخیره شده‌اند، پس بازی می‌تواند ادامه پیدا کند.</translation>
    </message>
    <message>
        <source>A computer plays for you. Play again yourself?</source>
        <translation>رایانه به جای شما بازی می‌کند. دوباره خودتان بازی می‌کنید؟</translation>
    </message>
    <message>
        <source>Your seat is yours again from the next card on. You can also press Y.</source>
        <translation>از برگ بعد جایتان باز مال شماست. Y را هم می‌توانید بزنید.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <comment>a wish that the others did not agree to</comment>
        <translation>این بار نه.</translation>
    </message>
    <message>
        <source>Something about deal %1 couldn&apos;t be confirmed.</source>
        <translation>چیزی دربارهٔ دست %1 تأیید نشد.</translation>
    </message>
    <message numerus="yes">
        <source>The table went back by %1 move(s): the rest couldn&apos;t be read.</source>
        <translation>
            <numerusform>میز %1 حرکت به عقب برگشت: بقیه‌اش خوانده نشد.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is now playing from another computer.</source>
        <translation>‏%1 حالا از رایانهٔ دیگری بازی می‌کند.</translation>
    </message>
    <message>
        <source>If it was somebody else, ask them: anyone who has the key to the seat can take it.</source>
        <translation>اگر کس دیگری است از او بپرسید: هر کس کلید جا را دارد می‌تواند آن را بگیرد.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>بازی ادامه دارد.</translation>
    </message>
    <message>
        <source>The old invitation no longer works.</source>
        <translation>دعوت قبلی دیگر کار نمی‌کند.</translation>
    </message>
    <message>
        <source>People who should come need the new one.</source>
        <translation>کسانی که باید بیایند دعوت تازه را لازم دارند.</translation>
    </message>
    <message>
        <source>You&apos;re watching, and may take a computer&apos;s seat.</source>
        <translation>شما تماشا می‌کنید و می‌توانید جای رایانه بنشینید.</translation>
    </message>
    <message>
        <source>You may take a computer&apos;s seat. You can&apos;t just watch at this table.</source>
        <translation>می‌توانید جای رایانه بنشینید. این میز تماشاگر ندارد.</translation>
    </message>
    <message>
        <source>You play on with the cards and the points of that seat.</source>
        <translation>با برگ‌ها و امتیازهای همان جا ادامه می‌دهید.</translation>
    </message>
    <message>
        <source>Take %1&apos;s seat</source>
        <comment>a computer&apos;s name, or that of somebody who has left</comment>
        <translation>نشستن جای %1</translation>
    </message>
    <message>
        <source>Take a seat…</source>
        <translation>نشستن سر میز…</translation>
    </message>
    <message>
        <source>The seat is yours now, with its cards and its points.</source>
        <translation>جایی که گرفتید، با برگ‌ها و امتیازهایش، حالا مال شماست.</translation>
    </message>
    <message>
        <source>You play from its next turn on.</source>
        <translation>از نوبت بعدی‌اش شما بازی می‌کنید.</translation>
    </message>
    <message>
        <source>Somebody else is playing in your seat now.</source>
        <translation>حالا کس دیگری جای شما بازی می‌کند.</translation>
    </message>
    <message>
        <source>You can watch, or take the seat of a computer.</source>
        <translation>می‌توانید تماشا کنید یا جای رایانه‌ای بنشینید.</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>فقط تماشا</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>تلاش فوری</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>the table</comment>
        <translation>رفتن</translation>
    </message>
    <message>
        <source>Play on without waiting…</source>
        <translation>ادامه بدون انتظار…</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>ادامه در اینجا</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Play again</source>
        <comment>oneself, not the computer</comment>
        <translation>خودم بازی کنم</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>باشد</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>نمایش</translation>
    </message>
    <message>
        <source>%1 would like to take back the %2.</source>
        <comment>a player and a card</comment>
        <translation>‏%1 می‌خواهد %2 را پس بگیرد.</translation>
    </message>
    <message>
        <source>%1 would like to take back a move.</source>
        <translation>‏%1 می‌خواهد حرکتی را پس بگیرد.</translation>
    </message>
    <message>
        <source>%1 lays down these cards and claims the rest.</source>
        <translation>‏%1 این برگ‌ها را رو می‌کند و می‌گوید: بقیه برای من.</translation>
    </message>
    <message>
        <source>%1 would like a pause.</source>
        <translation>‏%1 کمی مکث می‌خواهد.</translation>
    </message>
    <message>
        <source>%1 asks: should a computer play on for %2?</source>
        <translation>‏%1 می‌پرسد: رایانه به جای %2 بازی کند؟</translation>
    </message>
    <message>
        <source>%1 asks: should a computer play on for you?</source>
        <translation>‏%1 می‌پرسد: رایانه به جای شما بازی کند؟</translation>
    </message>
    <message>
        <source>%1 would like to end the match here.</source>
        <translation>‏%1 می‌خواهد بازی همین‌جا تمام شود.</translation>
    </message>
    <message>
        <source>%1 would like to go on.</source>
        <comment>after a pause</comment>
        <translation>‏%1 می‌خواهد ادامه بدهد.</translation>
    </message>
    <message>
        <source>Another match with the same people?</source>
        <translation>یک بازی دیگر با همین جمع؟</translation>
    </message>
    <message>
        <source>You would like to take back the %1.</source>
        <comment>a card</comment>
        <translation>می‌خواهید %1 را پس بگیرید.</translation>
    </message>
    <message>
        <source>You would like to take back your last move.</source>
        <translation>می‌خواهید آخرین حرکتتان را پس بگیرید.</translation>
    </message>
    <message>
        <source>You lay down your cards and claim the rest.</source>
        <translation>برگ‌هایتان را رو می‌کنید و می‌گویید: بقیه برای من.</translation>
    </message>
    <message>
        <source>You would like a pause.</source>
        <translation>مکث می‌خواهید.</translation>
    </message>
    <message>
        <source>You would like a computer to play on for %1.</source>
        <translation>می‌خواهید رایانه به جای %1 بازی کند.</translation>
    </message>
    <message>
        <source>You would like to end the match here.</source>
        <translation>می‌خواهید بازی همین‌جا تمام شود.</translation>
    </message>
    <message>
        <source>You would like to go on.</source>
        <comment>after a pause</comment>
        <translation>می‌خواهید ادامه بدهید.</translation>
    </message>
    <message>
        <source>You would like another match with the same people.</source>
        <translation>یک بازی دیگر با همین جمع می‌خواهید.</translation>
    </message>
    <message>
        <source>It happens if everybody agrees.</source>
        <translation>اگر همه موافق باشند انجام می‌شود.</translation>
    </message>
    <message>
        <source>It happens if everybody agrees. You can also press Y or N.</source>
        <translation>اگر همه موافق باشند انجام می‌شود. می‌توانید Y یا N را هم بزنید.</translation>
    </message>
    <message>
        <source>%1 can come back at any time. It happens if everybody agrees.</source>
        <translation>‏%1 هر وقت بخواهد برمی‌گردد. اگر همه موافق باشند انجام می‌شود.</translation>
    </message>
    <message>
        <source>Everything stops during a pause, even the clock.</source>
        <translation>در مکث هیچ‌چیز جلو نمی‌رود، ساعت هم نه.</translation>
    </message>
    <message>
        <source>It ends if everybody agrees.</source>
        <translation>اگر همه موافق باشند تمام می‌شود.</translation>
    </message>
    <message>
        <source>It begins if everybody agrees. The seats stay as they are.</source>
        <translation>اگر همه موافق باشند شروع می‌شود. جاها همان می‌ماند.</translation>
    </message>
    <message>
        <source>Everybody is asked. Nobody sees who says no.</source>
        <translation>از همه پرسیده می‌شود. گفته نمی‌شود چه کسی نه گفت.</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>از %1 پرسیده می‌شود.</translation>
    </message>
    <message>
        <source>You have answered. The others are still being asked.</source>
        <translation>شما پاسخ داده‌اید. هنوز از دیگران پرسیده می‌شود.</translation>
    </message>
    <message>
        <source>Press Y for yes, N for no.</source>
        <translation>برای بله Y و برای نه N را بزنید.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>No</source>
        <translation>نه</translation>
    </message>
    <message>
        <source>Yes, please</source>
        <translation>بله، با کمال میل</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>نه، ممنون</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>a claim is not accepted</comment>
        <translation>بازی کنیم</translation>
    </message>
    <message>
        <source>Wait longer</source>
        <translation>باز هم صبر</translation>
    </message>
    <message>
        <source>Never mind</source>
        <comment>takes back one&apos;s own wish</comment>
        <translation>منصرف شدم</translation>
    </message>
</context>
<context>
    <name>Suit</name>
    <message>
        <source>clubs</source>
        <translation>گشنیز</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>خشت</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>پیک</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>دل</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>گشنیزِ</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>گشنیز را</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>خشتِ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>خشت را</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پیکِ</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پیک را</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دلِ</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دل را</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri</name>
    <message>
        <source>With other people a deal must end after %1 turns at most.</source>
        <translation>با دیگران هر دست باید حداکثر پس از %1 نوبت تمام شود.</translation>
    </message>
    <message>
        <source>Svoi Kozyri</source>
        <translatorcomment>Russian name transliterated, with the gloss حکم خودی.</translatorcomment>
        <translation>سووی کوزیری (حکم خودی)</translation>
    </message>
    <message>
        <source>Every player has their own trump suit. Beat the top card or pick up.</source>
        <translation>هر کس خال حکم خودش را دارد. برگ رو را بزنید یا برگ بردارید.</translation>
    </message>
    <message>
        <source>Clubs are my trumps</source>
        <translation>حکم من گشنیز</translation>
    </message>
    <message>
        <source>Diamonds are my trumps</source>
        <translation>حکم من خشت</translation>
    </message>
    <message>
        <source>Spades are my trumps</source>
        <translation>حکم من پیک</translation>
    </message>
    <message>
        <source>Hearts are my trumps</source>
        <translation>حکم من دل</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 card(s)</source>
        <translatorcomment>برداشتن for picking up, ورق‌های وسط for the pile.</translatorcomment>
        <translation>
            <numerusform>برداشتن %1 برگ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 card(s) now</source>
        <translation>
            <numerusform>برداشتن %1 برگ، همین حالا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s)</source>
        <comment>size of the pile</comment>
        <translation>
            <numerusform>%1 برگ</numerusform>
        </translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>اول تمام کرد</translation>
    </message>
    <message>
        <source>Out second</source>
        <translation>دوم تمام کرد</translation>
    </message>
    <message>
        <source>Out third</source>
        <translation>سوم تمام کرد</translation>
    </message>
    <message>
        <source>Drop the card on the pile to play it.</source>
        <translation>برای بازی کردن، برگ را روی ورق‌های وسط بگذارید.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>تصادفی</translation>
    </message>
    <message>
        <source>Mirrored: both get the same cards, face up</source>
        <translatorcomment>قرینه for the mirrored deal.</translatorcomment>
        <translation>قرینه: به هر دو برگ‌های یکسان، رو به بالا</translation>
    </message>
    <message>
        <source>Chosen before the deal</source>
        <translation>انتخاب پیش از پخش</translation>
    </message>
    <message>
        <source>Chosen after the deal</source>
        <translation>انتخاب پس از پخش</translation>
    </message>
    <message>
        <source>By the last card dealt</source>
        <translation>با آخرین برگ پخش‌شده</translation>
    </message>
    <message>
        <source>Fixed for each seat</source>
        <translation>ثابت برای هر جا</translation>
    </message>
    <message>
        <source>Three, five or all</source>
        <translation>سه، پنج یا همه</translation>
    </message>
    <message>
        <source>Always the whole pile</source>
        <translation>همیشه همهٔ ورق‌های وسط</translation>
    </message>
    <message>
        <source>Always one card</source>
        <translation>همیشه یک برگ</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left</source>
        <translation>نفر سمت چپ دست‌دهنده</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>دست‌دهنده</translation>
    </message>
    <message>
        <source>The loser of the last deal</source>
        <translation>بازندهٔ دست قبل</translation>
    </message>
    <message>
        <source>The winner of the last deal</source>
        <translation>برندهٔ دست قبل</translation>
    </message>
    <message>
        <source>Counted by the last card dealt</source>
        <translation>با شمردن ارزش آخرین برگ پخش‌شده</translation>
    </message>
    <message>
        <source>The next player</source>
        <translation>بازیکن بعدی</translation>
    </message>
    <message>
        <source>The player who took it</source>
        <translation>کسی که آن‌ها را برداشته است</translation>
    </message>
    <message>
        <source>The next seat clockwise</source>
        <translation>جای بعدی، ساعت‌گرد</translation>
    </message>
    <message>
        <source>Always the same seat</source>
        <translation>همیشه همان جا</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>یک دست</translation>
    </message>
    <message>
        <source>Everybody deals once</source>
        <translation>هر نفر یک بار ورق می‌دهد</translation>
    </message>
    <message>
        <source>First to win enough deals</source>
        <translation>اولین کسی که به تعداد لازم ببرد</translation>
    </message>
    <message>
        <source>Until someone has lost enough deals</source>
        <translation>تا کسی به تعداد لازم ببازد</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>پخش ورق</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>End</source>
        <translation>پایان</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>تعداد برگ‌های دسته</translation>
    </message>
    <message>
        <source>The highest cards of each suit: %1 means nines to aces, %2 sixes to aces.</source>
        <translation>بزرگ‌ترین برگ‌های هر خال: %1 یعنی از نُه تا آس، %2 یعنی از شش تا آس.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>پخش</translation>
    </message>
    <message>
        <source>In a mirrored deal both hands are equally strong, and both players see all cards.</source>
        <translation>در پخش قرینه دست هر دو بازیکن به یک اندازه قوی است و هر دو همهٔ برگ‌ها را می‌بینند.</translation>
    </message>
    <message>
        <source>Trump suits</source>
        <translation>خال‌های حکم</translation>
    </message>
    <message>
        <source>Every player has a trump suit of their own; no two are the same.</source>
        <translation>هر کس خال حکم خودش را دارد و حکم دو نفر یکی نیست.</translation>
    </message>
    <message>
        <source>Lowest trumps go to their owners</source>
        <translation>کوچک‌ترین حکم‌ها به صاحبشان می‌رسد</translation>
    </message>
    <message>
        <source>Before play, each player is given the lowest card of their trump suit, face up.</source>
        <translation>پیش از بازی کوچک‌ترین برگ حکم هر کس رو به بالا به او داده می‌شود.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>اولین شروع</translation>
    </message>
    <message>
        <source>Who puts the first card on the empty table.</source>
        <translation>چه کسی اولین برگ را روی میز خالی می‌گذارد.</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>دست‌دهندهٔ بعدی</translation>
    </message>
    <message>
        <source>Who deals after the first deal of a match.</source>
        <translation>پس از دست اول بازی چه کسی ورق می‌دهد.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>دست باز</translation>
    </message>
    <message>
        <source>All hands lie face up for everybody.</source>
        <translation>دست همه برای همه رو به بالاست.</translation>
    </message>
    <message>
        <source>Picking up</source>
        <translation>برداشتن برگ</translation>
    </message>
    <message>
        <source>How many cards a player picks up instead of beating the top card.</source>
        <translation>کسی که برگ رو را نمی‌زند چند برگ برمی‌دارد.</translation>
    </message>
    <message>
        <source>Free to pick up</source>
        <translation>برداشتن به دلخواه</translation>
    </message>
    <message>
        <source>A player who could beat the top card may pick up instead.</source>
        <translation>کسی که می‌تواند برگ رو را بزند، باز هم اجازه دارد برگ بردارد.</translation>
    </message>
    <message>
        <source>Second card after beating</source>
        <translation>برگ دوم پس از زدن</translation>
    </message>
    <message>
        <source>A player who beats the top card then plays another; without this, deals get very long.</source>
        <translation>هر کس برگ رو را بزند، یک برگ دیگر هم بازی می‌کند؛ وگرنه دست‌ها خیلی طول می‌کشد.</translation>
    </message>
    <message>
        <source>Lead after the whole pile</source>
        <translation>شروع پس از برداشتن همه</translation>
    </message>
    <message>
        <source>Who leads when a player has taken the whole pile.</source>
        <translation>وقتی کسی همهٔ ورق‌های وسط را برداشته است، چه کسی شروع می‌کند.</translation>
    </message>
    <message>
        <source>Draw with the last card</source>
        <translation>تساوی با آخرین برگ</translation>
    </message>
    <message>
        <source>If your last card beats the other player&apos;s last card, you haven&apos;t lost: the deal is a draw.</source>
        <translation>کسی که آخرین برگش آخرین برگ حریف را بزند نباخته است: دست مساوی می‌شود.</translation>
    </message>
    <message>
        <source>Maximum number of turns in a deal</source>
        <translation>حداکثر نوبت در هر دست</translation>
    </message>
    <message>
        <source>After this many turns the deal is a draw; %1 means no limit.</source>
        <translation>پس از این تعداد نوبت دست مساوی می‌شود؛ %1 یعنی بدون محدودیت.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>بازی کامل</translation>
    </message>
    <message>
        <source>One deal, a deal from everybody, or a number of deals won or lost.</source>
        <translation>یک دست، یک دست از هر نفر، یا تعدادی دستِ برده یا باخته.</translation>
    </message>
    <message>
        <source>For two: both have the same cards, face up; you lead in one of two deals.</source>
        <translation>دونفره: برگ‌های هر دو یکی و رو به بالاست؛ از دو دست یکی را شما شروع می‌کنید.</translation>
    </message>
    <message>
        <source>Deals to win or lose</source>
        <translation>تعداد برد یا باخت لازم</translation>
    </message>
    <message>
        <source>The match ends when somebody has won, or lost, this many deals.</source>
        <translation>بازی وقتی تمام می‌شود که کسی این تعداد دست را برده یا باخته باشد.</translation>
    </message>
    <message>
        <source>Hidden duel</source>
        <translation>دوئل پنهان</translation>
    </message>
    <message>
        <source>Challenge, mirrored</source>
        <translatorcomment>Name of a game, only transliterated.</translatorcomment>
        <translation>چالش، قرینه</translation>
    </message>
    <message>
        <source>For two: the cards are dealt at random, and you see only your own.</source>
        <translation>دونفره: برگ‌ها تصادفی پخش می‌شوند و فقط برگ‌های خودتان را می‌بینید.</translation>
    </message>
    <message>
        <source>For four: the rules as given on pagat.com.</source>
        <translation>چهارنفره: قواعد همان‌طور که وبگاه pagat.com می‌گوید.</translation>
    </message>
    <message>
        <source>Pagat&apos;s rules for four</source>
        <translation>قواعد چهارنفرهٔ پاگات</translation>
    </message>
    <message>
        <source>%1: beat this card</source>
        <translation>%1: این برگ را بزنید</translation>
    </message>
    <message>
        <source>%1: you take these if you don&apos;t beat it</source>
        <translation>%1: اگر نزنید این‌ها را برمی‌دارید</translation>
    </message>
    <message>
        <source>%1: you take these if you can&apos;t beat it</source>
        <translation>%1: اگر نتوانید بزنید این‌ها را برمی‌دارید</translation>
    </message>
    <message>
        <source>Choose your trump suit</source>
        <translation>خال حکم خود را انتخاب کنید</translation>
    </message>
    <message>
        <source>%1 chooses a trump suit</source>
        <translation>%1 خال حکمش را انتخاب می‌کند</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation>نوبت شما: با هر برگی شروع کنید</translation>
    </message>
    <message>
        <source>Beat the %1 with your last card, or pick up</source>
        <translation>%1 را با آخرین برگتان بزنید یا برگ بردارید</translation>
    </message>
    <message>
        <source>Beat the %1</source>
        <translatorcomment>زدن for beating a card; بریدن is said of trumping.</translatorcomment>
        <translation>%1 را بزنید</translation>
    </message>
    <message>
        <source>Beat the %1, then play one more</source>
        <translation>%1 را بزنید و یک برگ دیگر بازی کنید</translation>
    </message>
    <message numerus="yes">
        <source>You can&apos;t beat the %1: pick up %2 card(s)</source>
        <translation>
            <numerusform>نمی‌توانید %1 را بزنید: %2 برگ بردارید</numerusform>
        </translation>
    </message>
    <message>
        <source>Now choose the card to play on the %1</source>
        <translation>حالا برگی را که روی %1 بازی می‌کنید انتخاب کنید</translation>
    </message>
    <message numerus="yes">
        <source>Pick up the highlighted card(s), %1 in all?</source>
        <translation>
            <numerusform>برگ‌های مشخص‌شده، در کل %1 برگ، برداشته شود؟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>نوبت بازی %1 است</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>این دست مساوی شد</translation>
    </message>
    <message>
        <source>%1 has lost the deal</source>
        <translation>%1 این دست را باخت</translation>
    </message>
    <message>
        <source>You have lost the deal</source>
        <translation>شما این دست را باختید</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 بازی را برد</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>شما بازی را بردید</translation>
    </message>
    <message>
        <source>The match is a draw</source>
        <translation>بازی مساوی شد</translation>
    </message>
    <message>
        <source>Svoi Kozyri, %1 cards</source>
        <translation>سووی کوزیری، %1 برگ</translation>
    </message>
    <message>
        <source>Deal %1, turn %2</source>
        <translation>دست %1، نوبت %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name and trump suit</comment>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>A draw at the next repetition</source>
        <translation>تکرار بعدی یعنی مساوی</translation>
    </message>
    <message numerus="yes">
        <source>A draw after %1 more turn(s)</source>
        <translation>
            <numerusform>%1 نوبت دیگر تا تساوی</numerusform>
        </translation>
    </message>
    <message>
        <source>Svoi Kozyri: one deal</source>
        <translation>سووی کوزیری: یک دست</translation>
    </message>
    <message>
        <source>Svoi Kozyri: deal %1 of %2</source>
        <translation>سووی کوزیری: دست %1 از %2</translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: first to win %1 deal(s)</source>
        <translation>
            <numerusform>سووی کوزیری: تا %1 برد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Svoi Kozyri: until somebody has lost %1 deal(s)</source>
        <translation>
            <numerusform>سووی کوزیری: تا %1 باخت</numerusform>
        </translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>هدف</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>برگ‌ها و پخش</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>حکم‌ها</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>هر نوبت</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>پایان دست</translation>
    </message>
    <message>
        <source>Get rid of all your cards.</source>
        <translation>همهٔ برگ‌هایتان را تمام کنید.</translation>
    </message>
    <message>
        <source>The first to play all their cards wins; a player still holding cards loses.</source>
        <translation>اولین کسی که همهٔ برگ‌هایش را بازی کند می‌برد؛ کسی که هنوز برگ دارد می‌بازد.</translation>
    </message>
    <message>
        <source>A player who has played all their cards is out and safe; the last one with cards loses.</source>
        <translation>هر کس همهٔ برگ‌هایش را بازی کند، تمام کرده و در امان است؛ آخرین نفری که برگ دارد می‌بازد.</translation>
    </message>
    <message>
        <source>%1 players use %2 cards, four suits of %3; the ace is highest.</source>
        <translation>%1 نفر با %2 برگ بازی می‌کنند، چهار خال %3 برگی؛ آس از همه بزرگ‌تر است.</translation>
    </message>
    <message>
        <source>All cards are dealt one at a time, clockwise from the player on the dealer&apos;s left.</source>
        <translation>همهٔ برگ‌ها یکی‌یکی، ساعت‌گرد، از سمت چپ دست‌دهنده داده می‌شود.</translation>
    </message>
    <message>
        <source>All hands lie open, so everybody sees them.</source>
        <translation>دست همه باز است و همه آن را می‌بینند.</translation>
    </message>
    <message>
        <source>Before play the lowest card of each trump suit, such as the %1, goes face up to the player whose trump it is; nothing is given in return.</source>
        <translation>پیش از بازی کوچک‌ترین برگ هر خال حکم، مثل %1، رو به بالا به صاحب همان حکم می‌رسد؛ چیزی پس داده نمی‌شود.</translation>
    </message>
    <message>
        <source>The dealer is dealt half the pack and keeps the cards of their own colour; the opponent gets the same ranks in their own suits, trumps for trumps. Of the rest, each player takes the cards of the other&apos;s colour.</source>
        <translation>نصف دسته به دست‌دهنده داده می‌شود و او آنچه را از رنگ خودش است نگه می‌دارد؛ حریف همان ارزش‌ها را در خال‌های خودش می‌گیرد، حکم در برابر حکم. از آنچه می‌ماند هر کس برگ‌های رنگ حریف را می‌گیرد.</translation>
    </message>
    <message>
        <source>Both hands lie open.</source>
        <translation>هر دو دست باز است.</translation>
    </message>
    <message>
        <source>The players deal in turn, clockwise.</source>
        <translation>بازیکنان به نوبت و ساعت‌گرد ورق می‌دهند.</translation>
    </message>
    <message>
        <source>The loser deals next; after a draw the same dealer deals again.</source>
        <translation>دست بعد را بازنده پخش می‌کند؛ پس از تساوی همان دست‌دهنده دوباره ورق می‌دهد.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left deals next.</source>
        <translation>در دست بعد، نفر سمت چپ دست‌دهنده ورق می‌دهد.</translation>
    </message>
    <message>
        <source>The same player deals every time.</source>
        <translation>هر بار همان بازیکن ورق می‌دهد.</translation>
    </message>
    <message>
        <source>One trump suit is red, the other black.</source>
        <translation>یک خال حکم سرخ است و دیگری سیاه.</translation>
    </message>
    <message>
        <source>No two players have the same trump suit.</source>
        <translation>خال حکم دو بازیکن یکی نیست.</translation>
    </message>
    <message>
        <source>In your turn only your own trumps have special power.</source>
        <translation>در نوبت شما فقط حکم خودتان قدرت ویژه دارد.</translation>
    </message>
    <message>
        <source>Before the deal everybody chooses a trump suit, the dealer first.</source>
        <translation>پیش از پخش هر کس خال حکمی انتخاب می‌کند، اول دست‌دهنده.</translation>
    </message>
    <message>
        <source>Before the deal everybody chooses a trump suit, the dealer last.</source>
        <translation>پیش از پخش هر کس خال حکمی انتخاب می‌کند، دست‌دهنده آخر از همه.</translation>
    </message>
    <message>
        <source>Everybody looks at the cards dealt and chooses a trump suit, the dealer last.</source>
        <translation>هر کس برگ‌هایش را می‌بیند و خال حکمی انتخاب می‌کند، دست‌دهنده آخر از همه.</translation>
    </message>
    <message>
        <source>The last card dealt is shown: its suit is the dealer&apos;s trump, and clockwise the others get the next suits in the order clubs, diamonds, spades, hearts.</source>
        <translation>آخرین برگ پخش‌شده نشان داده می‌شود: خال آن حکم دست‌دهنده است و دیگران ساعت‌گرد خال‌های بعدی را به ترتیب گشنیز، خشت، پیک، دل می‌گیرند.</translation>
    </message>
    <message>
        <source>The seats have clubs, diamonds, spades and hearts as trumps, in this order.</source>
        <translation>حکم جاها به ترتیب گشنیز، خشت، پیک و دل است.</translation>
    </message>
    <message>
        <source>The leader plays any card to the empty table: the pile begins.</source>
        <translation>شروع‌کننده هر برگی را روی میز خالی می‌گذارد: ورق‌های وسط از اینجا شروع می‌شود.</translation>
    </message>
    <message>
        <source>Going clockwise, each player in turn beats the top card of the pile, or picks up.</source>
        <translation>ساعت‌گرد هر کس در نوبت خود برگ رو را می‌زند یا برگ برمی‌دارد.</translation>
    </message>
    <message>
        <source>A card is beaten by a higher card of its suit, or by any of your trumps if the card isn&apos;t one of your trumps itself.</source>
        <translation>هر برگ را برگ بزرگ‌تر همان خال می‌زند، یا یکی از حکم‌های خودتان، اگر آن برگ حکم شما نباشد.</translation>
    </message>
    <message>
        <source>You don&apos;t have to follow suit: you may beat a card with a trump even if you hold the suit of that card.</source>
        <translation>لازم نیست از همان خال بازی کنید: حکم شما می‌تواند بزند، حتی اگر از خال آن برگ دارید.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads first.</source>
        <translation>نفر سمت چپ دست‌دهنده اول شروع می‌کند.</translation>
    </message>
    <message>
        <source>The dealer leads first.</source>
        <translation>دست‌دهنده اول شروع می‌کند.</translation>
    </message>
    <message>
        <source>The loser of the last deal leads first, or else the player on the dealer&apos;s left.</source>
        <translation>بازندهٔ دست قبل اول شروع می‌کند، و اگر نبود، نفر سمت چپ دست‌دهنده.</translation>
    </message>
    <message>
        <source>The winner of the last deal leads first, or else the player on the dealer&apos;s left.</source>
        <translation>برندهٔ دست قبل اول شروع می‌کند، و اگر نبود، نفر سمت چپ دست‌دهنده.</translation>
    </message>
    <message>
        <source>The last card dealt is shown, and its rank is counted clockwise from the player on the dealer&apos;s left: the player it lands on leads first. A jack counts %1, a queen %2, a king %3 and an ace %4.</source>
        <translation>آخرین برگ پخش‌شده نشان داده می‌شود و ارزش آن ساعت‌گرد از نفر سمت چپ دست‌دهنده شمرده می‌شود: به هر کس رسید، او اول شروع می‌کند. سرباز %1 شمرده می‌شود، بی‌بی %2، شاه %3 و آس %4.</translation>
    </message>
    <message>
        <source>After beating the top card, you must play any other card on top of it, if you have one.</source>
        <translation>هر کس برگ رو را زد، باید یک برگ دیگر، هرچه باشد، روی آن بازی کند؛ اگر دارد.</translation>
    </message>
    <message>
        <source>After beating the top card, you don&apos;t play a second card.</source>
        <translation>هر کس برگ رو را زد، برگ دومی بازی نمی‌کند.</translation>
    </message>
    <message>
        <source>If you can&apos;t or don&apos;t want to beat the top card, you pick up cards.</source>
        <translation>هر کس نمی‌تواند یا نمی‌خواهد برگ رو را بزند، برگ برمی‌دارد.</translation>
    </message>
    <message>
        <source>If you can&apos;t beat the top card, you pick up cards; if you can, you must beat it.</source>
        <translation>هر کس نمی‌تواند برگ رو را بزند، برگ برمی‌دارد؛ هر کس می‌تواند، باید بزند.</translation>
    </message>
    <message>
        <source>It is always the whole pile.</source>
        <translation>همیشه همهٔ ورق‌های وسط برداشته می‌شود.</translation>
    </message>
    <message>
        <source>It is always the top card alone.</source>
        <translation>همیشه فقط برگ رو برداشته می‌شود.</translation>
    </message>
    <message>
        <source>Then the next player has to beat the card that lies on top now, or pick up.</source>
        <translation>آن وقت بازیکن بعدی باید برگی را که حالا روست بزند یا برگ بردارد.</translation>
    </message>
    <message>
        <source>Then the next player leads any card.</source>
        <translation>آن وقت بازیکن بعدی با هر برگی شروع می‌کند.</translation>
    </message>
    <message>
        <source>Then the player who picked up leads any card.</source>
        <translation>آن وقت کسی که برگ برداشته است با هر برگی شروع می‌کند.</translation>
    </message>
    <message>
        <source>If nothing is left on the table, the next player leads any card.</source>
        <translation>اگر چیزی روی میز نماند، بازیکن بعدی با هر برگی شروع می‌کند.</translation>
    </message>
    <message>
        <source>If nothing is left on the table, the player who picked up leads any card.</source>
        <translation>اگر چیزی روی میز نماند، کسی که برگ برداشته است با هر برگی شروع می‌کند.</translation>
    </message>
    <message>
        <source>If the top card isn&apos;t your trump, you pick up the top three cards.</source>
        <translation>اگر برگ رو حکم شما نیست، سه برگ رو را برمی‌دارید.</translation>
    </message>
    <message>
        <source>If it is your trump but not the ace, you pick up the top five cards.</source>
        <translation>اگر حکم شماست ولی آس نیست، پنج برگ رو را برمی‌دارید.</translation>
    </message>
    <message>
        <source>If it is the ace of your trumps, or if there aren&apos;t that many, you pick up all cards.</source>
        <translation>اگر آس حکم شماست، یا این تعداد برگ نیست، همهٔ برگ‌ها را برمی‌دارید.</translation>
    </message>
    <message>
        <source>A player who has no cards left after their turn is out at once; their cards stay on the pile.</source>
        <translation>هر کس پس از نوبتش برگی نداشته باشد، همان‌جا تمام کرده است؛ برگ‌هایش وسط می‌ماند.</translation>
    </message>
    <message>
        <source>When only one player has cards left, that player loses – unless their single remaining card beats the top card: then it is a draw with the player who went out last.</source>
        <translation>وقتی فقط یک بازیکن برگ دارد، باخته است؛ مگر این‌که فقط یک برگ داشته باشد و با آن برگ رو را بزند: آن وقت با آخرین کسی که تمام کرد مساوی می‌شود.</translation>
    </message>
    <message>
        <source>When only one player has cards left, that player loses.</source>
        <translation>وقتی فقط یک بازیکن برگ دارد، باخته است.</translation>
    </message>
    <message>
        <source>Places go in the order of going out; after a draw the last players share the better place.</source>
        <translation>رتبه‌ها به ترتیب تمام کردن است؛ پس از تساوی نفرات آخر رتبهٔ بهتر را با هم دارند.</translation>
    </message>
    <message numerus="yes">
        <source>When the same position comes up for the third time, or after %1 turn(s), the deal is a draw between all who still hold cards.</source>
        <translation>
            <numerusform>وقتی یک وضع برای بار سوم پیش بیاید، یا پس از %1 نوبت، دست میان همهٔ کسانی که هنوز برگ دارند مساوی می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the same position comes up for the third time, the deal is a draw between all who still hold cards.</source>
        <translation>وقتی یک وضع برای بار سوم پیش بیاید، دست میان همهٔ کسانی که هنوز برگ دارند مساوی می‌شود.</translation>
    </message>
    <message>
        <source>A match is one deal.</source>
        <translation>هر بازی کامل یک دست است.</translation>
    </message>
    <message>
        <source>Everybody deals once. The player who goes out first, without a tie, wins the deal; the player who has won the most deals wins the match, and players who tie share it.</source>
        <translation>هر نفر یک بار ورق می‌دهد. دست مال کسی است که به‌تنهایی اول تمام کند؛ هر کس بیشترین دست را ببرد بازی را می‌برد، و اگر برابر باشند همه با هم برنده‌اند.</translation>
    </message>
    <message numerus="yes">
        <source>The player who goes out first, without a tie, wins the deal; the match ends when somebody has won %1 deal(s).</source>
        <translation>
            <numerusform>کسی که به‌تنهایی اول تمام کند، دست را می‌برد؛ بازی وقتی تمام می‌شود که کسی %1 دست برده باشد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when somebody has lost %1 deal(s); the player who has lost the fewest wins it.</source>
        <translation>
            <numerusform>بازی وقتی تمام می‌شود که کسی %1 دست باخته باشد؛ هر کس کمتر از همه باخته است برنده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>From match to match the first deal passes to the next player clockwise, unless you choose a deal number.</source>
        <translation>در هر بازی جدید، ورق دادن اول ساعت‌گرد به نفر بعدی می‌رسد، مگر این‌که شمارهٔ پخش را انتخاب کنید.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn, not yours.</source>
        <translation>نوبت شما نیست؛ نوبت %1 است.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>این دست تمام شد.</translation>
    </message>
    <message>
        <source>Choose your trump suit first.</source>
        <translation>اول خال حکمتان را انتخاب کنید.</translation>
    </message>
    <message>
        <source>The trump suits of this deal have already been chosen.</source>
        <translation>خال‌های حکم این دست معلوم شده است.</translation>
    </message>
    <message>
        <source>You can&apos;t have %1 as trumps in this deal.</source>
        <translation>در این دست %1 نمی‌تواند حکم شما باشد.</translation>
    </message>
    <message>
        <source>The table is empty: lead any card.</source>
        <translation>میز خالی است: با هر برگی شروع کنید.</translation>
    </message>
    <message>
        <source>Beat the %1 or pick up cards.</source>
        <translation>%1 را بزنید یا برگ بردارید.</translation>
    </message>
    <message>
        <source>You don&apos;t have the %1.</source>
        <translation>%1 در دست شما نیست.</translation>
    </message>
    <message>
        <source>The %1 doesn&apos;t beat the %2.</source>
        <translation>%1 نمی‌تواند %2 را بزند.</translation>
    </message>
    <message>
        <source>After beating a card you must play another one.</source>
        <translation>پس از زدن برگ، باید برگ دیگری هم بازی کنید.</translation>
    </message>
    <message>
        <source>You don&apos;t play a second card now.</source>
        <translation>حالا برگ دومی بازی نمی‌شود.</translation>
    </message>
    <message>
        <source>You can beat the %1, so you can&apos;t pick up.</source>
        <translation>می‌توانید %1 را بزنید، پس اجازه ندارید برگ بردارید.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 ورق داد.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>شما ورق دادید.</translation>
    </message>
    <message>
        <source>%1 has %2 as trumps.</source>
        <translation>حکم %1 %2 است.</translation>
    </message>
    <message>
        <source>You have %2 as trumps.</source>
        <translation>حکم شما %2 است.</translation>
    </message>
    <message>
        <source>The last card dealt is the %1.</source>
        <translation>آخرین برگ پخش‌شده %1 است.</translation>
    </message>
    <message>
        <source>%1 gets the %2.</source>
        <translation>%2 به %1 رسید.</translation>
    </message>
    <message>
        <source>You get the %2.</source>
        <translation>%2 به شما رسید.</translation>
    </message>
    <message>
        <source>%1 leads the %2.</source>
        <translation>%1 با %2 شروع کرد.</translation>
    </message>
    <message>
        <source>You lead the %2.</source>
        <translation>با %2 شروع کردید.</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the %3.</source>
        <translation>%1 %2 را با %3 زد.</translation>
    </message>
    <message>
        <source>You beat the %2 with the %3.</source>
        <translation>%2 را با %3 زدید.</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the %3 and plays the %4.</source>
        <translation>%1 %2 را با %3 زد و %4 را گذاشت.</translation>
    </message>
    <message>
        <source>You beat the %2 with the %3 and play the %4.</source>
        <translation>%2 را با %3 زدید و %4 را گذاشتید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up %2 card(s).</source>
        <translation>
            <numerusform>%1 %2 برگ برداشت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up %2 card(s).</source>
        <translation>
            <numerusform>%2 برگ برداشتید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 picks up the whole pile: %2 card(s).</source>
        <translation>
            <numerusform>%1 همهٔ ورق‌های وسط را برداشت: %2 برگ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up the whole pile: %2 card(s).</source>
        <translation>
            <numerusform>همهٔ ورق‌های وسط را برداشتید: %2 برگ.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no cards left and is out.</source>
        <translatorcomment>تمام کردن for being out of cards in Svoi Kozyri.</translatorcomment>
        <translation>%1 دیگر برگی ندارد و تمام کرد.</translation>
    </message>
    <message>
        <source>You have no cards left and are out.</source>
        <translation>دیگر برگی ندارید و تمام کردید.</translation>
    </message>
    <message>
        <source>%1 is left with cards and loses.</source>
        <translation>%1 با برگ در دست ماند و باخت.</translation>
    </message>
    <message>
        <source>You are left with cards and lose.</source>
        <translation>با برگ در دست ماندید و باختید.</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the last card, the %3: a draw with %4.</source>
        <translation>%1 %2 را با آخرین برگش، %3، زد و با %4 مساوی شد.</translation>
    </message>
    <message>
        <source>You beat the %2 with the last card, the %3: a draw with %4.</source>
        <translation>%2 را با آخرین برگتان، %3، زدید و با %4 مساوی شدید.</translation>
    </message>
    <message>
        <source>%1 beats the %2 with the last card, the %3: a draw with you.</source>
        <translation>%1 %2 را با آخرین برگش، %3، زد و با شما مساوی شد.</translation>
    </message>
    <message>
        <source>That was turn %1, the last one: a draw between all who still hold cards.</source>
        <translation>این نوبت %1 و آخرین نوبت بود: همهٔ کسانی که هنوز برگ دارند مساوی‌اند.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 more turn(s) it is a draw between all who still hold cards.</source>
        <translation>
            <numerusform>پس از %1 نوبت دیگر، همهٔ کسانی که هنوز برگ دارند مساوی‌اند.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same position for the second time: the next repetition makes it a draw.</source>
        <translation>این وضع برای بار دوم پیش آمد: با تکرار بعدی، دست مساوی می‌شود.</translation>
    </message>
    <message>
        <source>The same position for the third time: a draw between all who still hold cards.</source>
        <translation>این وضع برای بار سوم پیش آمد: همهٔ کسانی که هنوز برگ دارند مساوی‌اند.</translation>
    </message>
    <message>
        <source>Lead the %1: from here you can force the win.</source>
        <translatorcomment>برد قطعی for a forced win.</translatorcomment>
        <translation>با %1 شروع کنید: از اینجا برد شما قطعی است.</translation>
    </message>
    <message>
        <source>Beat the %2 with the %1 and play the %3: from here you can force the win.</source>
        <translation>%2 را با %1 بزنید و %3 را بازی کنید: از اینجا برد شما قطعی است.</translation>
    </message>
    <message numerus="yes">
        <source>Pick up %1 card(s): from here you can force the win.</source>
        <translation>
            <numerusform>%1 برگ بردارید: از اینجا برد شما قطعی است.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 can&apos;t beat the %1, and has to pick up.</source>
        <translation>%2 نمی‌تواند %1 را بزند و باید برگ بردارد.</translation>
    </message>
    <message>
        <source>%2 can beat the %1 only with the %3, so lead it.</source>
        <translation>با %1 شروع کنید، چون %2 فقط با %3 می‌تواند آن را بزند.</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and it is your last card.</source>
        <translation>%2 را با %1 بزنید: آخرین برگ شماست.</translation>
    </message>
    <message>
        <source>Only the %1 beats the %2.</source>
        <translation>‏%2 را فقط با %1 می‌شود زد.</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and then %4 can&apos;t beat the %3.</source>
        <translation>%2 را با %1 بزنید؛ بعد %4 نمی‌تواند %3 را بزند.</translation>
    </message>
    <message>
        <source>Only the %1 beats the %2, and then %4 can&apos;t beat the %3.</source>
        <translation>%2 را فقط با %1 می‌شود زد و بعد %4 نمی‌تواند %3 را بزند.</translation>
    </message>
    <message>
        <source>You haven&apos;t seen a card yet, so %1 are as good as any other suit.</source>
        <translation>هنوز برگی ندیده‌اید، پس خال %1 با خال‌های دیگر فرقی ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 %2, up to the %3: as trumps they beat every other suit.</source>
        <translation>
            <numerusform>شما %1 برگ %2 دارید، تا %3: اگر حکم باشد، همهٔ خال‌های دیگر را می‌زند.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1 as trumps the %2 beats every card of another suit.</source>
        <translation>اگر %1 حکم باشد، با %2 هر برگی از خال‌های دیگر را می‌زنید.</translation>
    </message>
    <message>
        <source>You have no %1 yet, but your other suits do just as well without being trumps.</source>
        <translation>هنوز برگ %1 ندارید، ولی برگ‌های خال‌های دیگرتان بدون حکم هم به همان خوبی به کار می‌آید.</translation>
    </message>
    <message>
        <source>%1 can force the win now; the %2 holds out longest.</source>
        <translation>برد %1 دیگر قطعی است؛ با %2 از همه بیشتر دوام می‌آورید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can force the win now; picking up %2 card(s) holds out longest.</source>
        <translation>
            <numerusform>برد %1 دیگر قطعی است؛ با برداشتن %2 برگ از همه بیشتر دوام می‌آورید.</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 can beat the %1 only with a trump, so lead it.</source>
        <translation>با %1 شروع کنید، چون %2 فقط با حکم می‌تواند آن را بزند.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %1 cards you haven&apos;t seen, only %2 let %4 beat the %3.</source>
        <translation>
            <numerusform>از %1 برگی که نمی‌دانید کجاست، %4 فقط با %2 برگ می‌تواند %3 را بزند.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is your lowest card that isn&apos;t a trump, so you lose least with it.</source>
        <translation>%1 کوچک‌ترین برگ شماست که حکم نیست، پس کمترین ضرر را دارد.</translation>
    </message>
    <message>
        <source>The %1 is your lowest trump, and you keep the higher ones, up to the %2.</source>
        <translation>%1 کوچک‌ترین حکم شماست و بقیه را تا %2 نگه می‌دارید.</translation>
    </message>
    <message>
        <source>Lead the %1, your last card, and you are out.</source>
        <translation>با %1 شروع کنید: آخرین برگتان است و تمام می‌کنید.</translation>
    </message>
    <message>
        <source>You keep your trumps, the highest of them the %2, and lead the %1.</source>
        <translation>حکم‌هایتان را، که بزرگ‌ترینش %2 است، نگه دارید و با %1 شروع کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can beat the %2 with %3 card(s) at most.</source>
        <translation>
            <numerusform>‏%1 حداکثر با %3 برگ می‌تواند %2 را بزند.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is your cheapest card that beats the %2.</source>
        <translation>%1 کم‌ارزش‌ترین برگ شماست که %2 را می‌زند.</translation>
    </message>
    <message>
        <source>The %1 beats the %2, and you keep the %3.</source>
        <translation>%2 را با %1 بزنید و %3 را نگه دارید.</translation>
    </message>
    <message>
        <source>After the %1 leave the %2 there: %3 can beat it only with the %4.</source>
        <translation>بعد از %1، %2 را رویش بگذارید: %3 فقط با %4 می‌تواند آن را بزند.</translation>
    </message>
    <message>
        <source>Only the %1 beats this; then %3 can beat the %2 only with the %4.</source>
        <translation>این را فقط با %1 می‌شود زد؛ بعد %3 فقط با %4 می‌تواند %2 را بزند.</translation>
    </message>
    <message>
        <source>The %1 beats this, and then %3 can beat the %2 only with a trump.</source>
        <translation>این را با %1 بزنید؛ بعد %3 فقط با حکم می‌تواند %2 را بزند.</translation>
    </message>
    <message>
        <source>The %1 beats this without a trump, and the %2 is your lowest card after it.</source>
        <translation>این را با %1 بزنید تا حکم خرج نشود؛ بعد از آن، %2 کوچک‌ترین برگ شماست.</translation>
    </message>
    <message>
        <source>The %1 is your cheapest card that beats this, and the %2 the cheapest to leave.</source>
        <translation>%1 کم‌ارزش‌ترین برگ شماست که این را می‌زند و %2 کم‌ارزش‌ترین برای گذاشتن رویش.</translation>
    </message>
    <message numerus="yes">
        <source>The %1 beats the %2; %4 can beat the %3 with %5 card(s) at most.</source>
        <translation>
            <numerusform>%2 را با %1 بزنید؛ %4 حداکثر با %5 برگ می‌تواند %3 را بزند.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 beats this; leave the %2 on top, and keep the %3 for later.</source>
        <translation>این را با %1 بزنید، %2 را رویش بگذارید و %3 را برای بعد نگه دارید.</translation>
    </message>
    <message>
        <source>Beat the %2 with the %1, and with the %3 you have no cards left.</source>
        <translation>%2 را با %1 بزنید؛ با %3 برگ‌هایتان تمام می‌شود.</translation>
    </message>
    <message>
        <source>Nothing in your hand beats the %1, so you have to pick up.</source>
        <translation>هیچ برگی در دستتان %1 را نمی‌زند، پس باید برگ بردارید.</translation>
    </message>
    <message>
        <source>Nothing in your hand beats the %1; picking up leaves the %2, which %3 can&apos;t beat.</source>
        <translation>هیچ برگی در دستتان %1 را نمی‌زند؛ اگر برگ بردارید، %2 می‌ماند که %3 نمی‌تواند آن را بزند.</translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this; picking up %2 card(s) leaves the %3, which %4 can&apos;t beat.</source>
        <translation>
            <numerusform>فقط %1 این را می‌زند؛ اگر %2 برگ بردارید، %3 می‌ماند که %4 نمی‌تواند آن را بزند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picking up %1 card(s) leaves the %2, which %3 can&apos;t beat.</source>
        <translation>
            <numerusform>اگر %1 برگ بردارید، %2 می‌ماند که %3 نمی‌تواند آن را بزند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up %1 card(s), and one of them is a trump of yours: the %2.</source>
        <translation>
            <numerusform>%1 برگ برمی‌دارید که یکی از آن‌ها حکم شماست: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the %1 beats this, and keeping it is worth picking up %2 card(s).</source>
        <translation>
            <numerusform>فقط %1 این را می‌زند و ارزشش از آن %2 برگ بیشتر است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the %1 and your other cards that beat this, and pick up %2 card(s).</source>
        <translation>
            <numerusform>%1 و برگ‌های دیگرتان را که این را می‌زنند نگه دارید و %2 برگ بردارید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Svoi Kozyri is for %1 to %2 players, not for %3.</source>
        <translation>سووی کوزیری برای %1 تا %2 بازیکن است، نه برای %3.</translation>
    </message>
    <message>
        <source>A pack for %1 players has %2 to %3 cards, a multiple of %4, not %5.</source>
        <translation>برای %1 بازیکن، دستهٔ ورق %2 تا %3 برگ دارد، مضربی از %4، نه %5.</translation>
    </message>
    <message>
        <source>Only two players can have a mirrored deal.</source>
        <translation>پخش قرینه فقط برای دو بازیکن است.</translation>
    </message>
    <message>
        <source>In a mirrored deal the trumps are chosen before the cards are dealt.</source>
        <translation>در پخش قرینه حکم‌ها پیش از دادن ورق انتخاب می‌شود.</translation>
    </message>
    <message>
        <source>The number of turns can&apos;t be less than %1.</source>
        <translation>تعداد نوبت‌ها نمی‌تواند کمتر از %1 باشد.</translation>
    </message>
    <message>
        <source>A match needs at least one deal to win or lose.</source>
        <translation>هر بازی دست‌کم یک دست برای بردن یا باختن می‌خواهد.</translation>
    </message>
    <message>
        <source>A pack of %1 cards can&apos;t be solved: it takes %2 to %3, a multiple of %4.</source>
        <translation>دستهٔ %1 برگی حل‌شدنی نیست: %2 تا %3 برگ لازم است، مضربی از %4.</translation>
    </message>
    <message>
        <source>Nobody is left alone: the deal is a draw.</source>
        <translation>کسی تنها نماند: این دست مساوی شد.</translation>
    </message>
    <message>
        <source>You were the first to run out of cards.</source>
        <translation>پیش از همه برگ‌های شما تمام شد.</translation>
    </message>
    <message>
        <source>You are left with the cards.</source>
        <translation>برگ‌ها در دست شما ماند.</translation>
    </message>
    <message>
        <source>You finished in place %1.</source>
        <translation>شما %1{ord} شدید.</translation>
    </message>
    <message>
        <source>%1 was the first to run out of cards.</source>
        <translation>پیش از همه برگ‌های %1 تمام شد.</translation>
    </message>
    <message>
        <source>%1 is left with the cards.</source>
        <translation>برگ‌ها در دست %1 ماند.</translation>
    </message>
    <message>
        <source>%1 on top, by %2</source>
        <comment>a card of the pile, and who put it there</comment>
        <translation>برگ رو: %1 از %2</translation>
    </message>
    <message>
        <source>%1 on top, by you</source>
        <comment>a card of the pile</comment>
        <translation>برگ رو: %1 از شما</translation>
    </message>
    <message>
        <source>%1 on top</source>
        <comment>a card of the pile, left there when others were picked up</comment>
        <translation>برگ رو: %1</translation>
    </message>
    <message>
        <source>pile: %1</source>
        <comment>how many cards it has</comment>
        <translation>ورق‌های وسط: %1</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>میز خالی است</translation>
    </message>
    <message>
        <source>trumps: %1</source>
        <comment>those of the own hand, such as: spades 6 queen</comment>
        <translation>حکم: %1</translation>
    </message>
    <message>
        <source>your trumps can be: %1</source>
        <comment>suits</comment>
        <translation>حکم شما می‌تواند این باشد: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) beat it: %2</source>
        <translation>
            <numerusform>%1 برگ آن را می‌زند: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>or pick up %1</source>
        <comment>a number of cards</comment>
        <translation>یا %1 برگ بردارید</translation>
    </message>
    <message>
        <source>nothing beats it: pick up %1</source>
        <comment>a number of cards</comment>
        <translation>چیزی آن را نمی‌زند: %1 برگ بردارید</translation>
    </message>
    <message>
        <source>%1 %2 with %3</source>
        <comment>a player, how many cards they hold, and their trump suit</comment>
        <translation>‏%1 %2 با حکم %3</translation>
    </message>
    <message>
        <source>you %2 with %3</source>
        <comment>how many cards you hold, and your trump suit</comment>
        <translation>شما %2 با حکم %3</translation>
    </message>
    <message>
        <source>deals lost: %1</source>
        <comment>by player: Amrit 1, Kavya 0</comment>
        <translation>دست‌های باخته: %1</translation>
    </message>
    <message>
        <source>deals won: %1</source>
        <comment>by player: Amrit 1, Kavya 0</comment>
        <translation>دست‌های برده: %1</translation>
    </message>
    <message>
        <source>no trumps have been chosen yet</source>
        <translation>هنوز حکمی انتخاب نشده</translation>
    </message>
    <message>
        <source>it beats the %1</source>
        <translation>%1 را می‌زند</translation>
    </message>
    <message>
        <source>you can lead it</source>
        <translation>می‌توانید با آن شروع کنید</translation>
    </message>
    <message>
        <source>you can put it on the %1</source>
        <translation>می‌توانید آن را روی %1 بگذارید</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri lesson</name>
    <message>
        <source>Your first deal</source>
        <translation>اولین دست شما</translation>
    </message>
    <message>
        <source>Shall I show you which card beats which?</source>
        <translation>نشانتان بدهم کدام برگ کدام را می‌زند؟</translation>
    </message>
    <message>
        <source>Shall I show you how a turn goes?</source>
        <translation>نشانتان بدهم هر نوبت چطور می‌گذرد؟</translation>
    </message>
    <message>
        <source>Shall I show you when cards are picked up?</source>
        <translation>نشانتان بدهم چه وقت باید برگ برداشت؟</translation>
    </message>
    <message>
        <source>Get rid of all your cards: a player who still holds some at the end loses.</source>
        <translation>همهٔ برگ‌هایتان را تمام کنید: هر کس آخر برگی در دست داشته باشد می‌بازد.</translation>
    </message>
    <message>
        <source>First choose your trump suit: take hearts. Your opponent gets another suit.</source>
        <translation>اول حکم خودتان را انتخاب کنید: دل را بردارید. به حریف خال دیگری می‌رسد.</translation>
    </message>
    <message>
        <source>The table is empty: lay any card. Begin with a low one that isn&apos;t a trump.</source>
        <translation>میز خالی است: هر برگی بگذارید. با برگ کوچکی که حکم نیست شروع کنید.</translation>
    </message>
    <message>
        <source>Beat the top card with a higher one of its suit, then lay any card on top.</source>
        <translation>برگ رو را با بزرگ‌تر از همان خال بزنید، بعد هر برگی رویش بگذارید.</translation>
    </message>
    <message>
        <source>You have nothing higher of its suit, but even your lowest trump beats it.</source>
        <translation>از خالش بزرگ‌تر ندارید، ولی حتی کوچک‌ترین حکمتان آن را می‌زند.</translation>
    </message>
    <message>
        <source>You can&apos;t beat this one: pick up the top three cards.</source>
        <translation>این را نمی‌توانید بزنید: سه برگ رو را بردارید.</translation>
    </message>
    <message>
        <source>A trump of yours that you can&apos;t beat costs more: pick up five cards.</source>
        <translation>حکم خودتان که نتوانید بزنید گران‌تر تمام می‌شود: پنج برگ بردارید.</translation>
    </message>
    <message>
        <source>Your opponent couldn&apos;t beat that, and had to pick up cards.</source>
        <translation>حریف نتوانست آن را بزند و ناچار برگ برداشت.</translation>
    </message>
    <message>
        <source>Only a few cards left. With your last one you&apos;re out, and you win.</source>
        <translation>فقط چند برگ مانده. با آخرین برگ تمام می‌کنید و می‌برید.</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, brief</name>
    <message>
        <source>choose trumps</source>
        <translation>حکم را انتخاب کنید</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>شما شروع کنید</translation>
    </message>
    <message>
        <source>beat %1, or pick up</source>
        <translation>%1 را بزنید یا بردارید</translation>
    </message>
    <message>
        <source>beat %1</source>
        <translation>%1 را بزنید</translation>
    </message>
    <message>
        <source>beat %1 and one more</source>
        <translation>%1 را بزنید و یکی دیگر</translation>
    </message>
    <message>
        <source>%1, pick up %2</source>
        <translation>%1، %2 برگ بردارید</translation>
    </message>
    <message>
        <source>and one on the %1</source>
        <translation>و یکی روی %1</translation>
    </message>
    <message>
        <source>leads %2</source>
        <translation>با %2 شروع کرد</translation>
    </message>
    <message>
        <source>lead %2</source>
        <translation>با %2 شروع کردید</translation>
    </message>
    <message>
        <source>gets %2</source>
        <translation>%2 گرفت</translation>
    </message>
    <message>
        <source>get %2</source>
        <translation>%2 گرفتید</translation>
    </message>
    <message>
        <source>beats with %3</source>
        <translation>با %3 زد</translation>
    </message>
    <message>
        <source>beat with %3</source>
        <translation>با %3 زدید</translation>
    </message>
    <message>
        <source>beats with %3, then %4</source>
        <translation>با %3 زد، بعد %4</translation>
    </message>
    <message>
        <source>beat with %3, then %4</source>
        <translation>با %3 زدید، بعد %4</translation>
    </message>
    <message>
        <source>picks up %2</source>
        <translation>%2 برگ برداشت</translation>
    </message>
    <message>
        <source>pick up %2</source>
        <translation>%2 برگ برداشتید</translation>
    </message>
    <message>
        <source>picks up all %2</source>
        <translation>همه را برداشت: %2 برگ</translation>
    </message>
    <message>
        <source>pick up all %2</source>
        <translation>همه را برداشتید: %2 برگ</translation>
    </message>
    <message>
        <source>%2</source>
        <comment>a trump suit behind the name of whose it is</comment>
        <translation>%2</translation>
    </message>
    <message>
        <source>out</source>
        <comment>has no cards left</comment>
        <translation>تمام کرد</translation>
    </message>
    <message>
        <source>are out</source>
        <translation>تمام کردید</translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, spoken</name>
    <message>
        <source>Your turn: beat the %1 with your last card, or pick up.</source>
        <translation>نوبت شما: %1 را با آخرین برگتان بزنید یا برگ بردارید.</translation>
    </message>
    <message>
        <source>Your turn: beat the %1.</source>
        <translation>نوبت شما: %1 را بزنید.</translation>
    </message>
    <message>
        <source>Your turn: beat the %1, then play one more.</source>
        <translation>نوبت شما: %1 را بزنید و یک برگ دیگر بازی کنید.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: you can&apos;t beat the %1, pick up %2 card(s).</source>
        <translation>
            <numerusform>نوبت شما: نمی‌توانید %1 را بزنید، %2 برگ بردارید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Svoi Kozyri, told</name>
    <message>
        <source>led %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>با %2 %1{you:شروع کردید|other:شروع کرد}</translation>
    </message>
    <message>
        <source>started again with %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>دوباره با %2 %1{you:شروع کردید|other:شروع کرد}</translation>
    </message>
    <message>
        <source>beat %2 with %3</source>
        <comment>who did it stands above; two cards</comment>
        <translation>%2 را با %3 %1{you:زدید|other:زد}</translation>
    </message>
    <message>
        <source>beat %2 with the trump %3</source>
        <comment>who did it stands above; two cards</comment>
        <translation>%2 را با %3 که حکم%1{you:تان|other:ش} است %1{you:زدید|other:زد}</translation>
    </message>
    <message>
        <source>and played %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2 را رویش %1{you:گذاشتید|other:گذاشت}</translation>
    </message>
    <message>
        <source>didn&apos;t beat %2</source>
        <comment>who did it stands above; a card follows</comment>
        <translation>%2 را %1{you:نزدید|other:نزد}</translation>
    </message>
    <message>
        <source>and picked up %2: %3</source>
        <comment>who did it stands above; how many cards, then these</comment>
        <translation>%2 برگ %1{you:برداشتید|other:برداشت}: %3</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Card table</source>
        <comment>name of the whole table, for screen readers</comment>
        <translation>میز ورق‌بازی</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>یک برگ رو به پایین</translation>
    </message>
    <message>
        <source>Click, or press Space, to continue.</source>
        <translation>برای ادامه کلیک کنید یا Space را بزنید.</translation>
    </message>
    <message>
        <source>Welcome back. Click, or press Space, to play on.</source>
        <translation>دوباره خوش آمدید. برای ادامه کلیک کنید یا Space را بزنید.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>نوبت شماست.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn.</source>
        <translation>نوبت %1 است.</translation>
    </message>
    <message>
        <source>It&apos;s your turn.</source>
        <translation>نوبت شماست.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 دور را برد.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>شما دور را بردید.</translation>
    </message>
    <message>
        <source>Nobody wins the trick.</source>
        <translation>کسی دور را نبرد.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>ورق‌ها پخش شد.</translation>
    </message>
    <message>
        <source>You receive %1.</source>
        <translation>%1 به شما رسید.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>cards from the stock, such as: the two of clubs, the ace of spades</comment>
        <translation>شما %1{ra} برداشتید.</translation>
    </message>
    <message>
        <source>%1: %2 in this deal.</source>
        <translation>امتیاز %1 در این دست %2 است.</translation>
    </message>
    <message>
        <source>You: %2 in this deal.</source>
        <translation>امتیاز شما در این دست %2 است.</translation>
    </message>
    <message>
        <source>%1 finishes in place %2.</source>
        <translation>%1 %2{ord} شد.</translation>
    </message>
    <message>
        <source>You finish in place %2.</source>
        <translation>شما %2{ord} شدید.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a note made into a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a list of things, one after another</comment>
        <translation>‏%1، %2</translation>
    </message>
    <message>
        <source>on the table, played by %1</source>
        <translation>روی میز، برگ %1</translation>
    </message>
    <message>
        <source>on the table, played by you</source>
        <translation>روی میز، برگ شما</translation>
    </message>
    <message>
        <source>in the middle of the table, %1 of %2</source>
        <translation>وسط میز، %1 از %2</translation>
    </message>
    <message>
        <source>Seat %1, where %2 sits</source>
        <comment>a place that can be chosen</comment>
        <translation>جای %1، که %2 آنجا نشسته است</translation>
    </message>
    <message>
        <source>Seat %1, where you sit</source>
        <comment>a place that can be chosen</comment>
        <translation>جای %1، که شما آنجا نشسته‌اید</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>انتخاب‌شده</translation>
    </message>
    <message>
        <source>Not selected: %1</source>
        <comment>cards in a sentence, which were selected before</comment>
        <translation>دیگر انتخاب نیست: %1</translation>
    </message>
    <message>
        <source>suggested</source>
        <comment>a card that a hint names</comment>
        <translation>پیشنهاد راهنما</translation>
    </message>
    <message>
        <source>just received</source>
        <comment>a card that another player has passed</comment>
        <translation>تازه رسیده</translation>
    </message>
    <message>
        <source>Press Enter to do it.</source>
        <comment>behind a hint</comment>
        <translation>برای انجام آن Enter را بزنید.</translation>
    </message>
    <message>
        <source>winning so far</source>
        <translation>فعلاً برنده</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>باطل‌شده</translation>
    </message>
    <message>
        <source>lies crosswise</source>
        <comment>a card that lies across a pile</comment>
        <translation>کج روی دسته</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>برگ وایلد</translation>
    </message>
    <message>
        <source>not final yet</source>
        <comment>a card that is laid out but not yet melded</comment>
        <translatorcomment>آزمایشی for cards laid out but not yet melded.</translatorcomment>
        <translation>هنوز قطعی نیست</translation>
    </message>
    <message>
        <source>would join your hand</source>
        <translation>به دست شما می‌آید</translation>
    </message>
    <message>
        <source>what you chose</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>انتخاب شما</translation>
    </message>
    <message>
        <source>better</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>بهتر</translation>
    </message>
    <message>
        <source>came later</source>
        <comment>a card, in a deal that is looked at</comment>
        <translation>بعداً آمد</translation>
    </message>
    <message>
        <source>can&apos;t be played now</source>
        <translation>حالا قابل بازی نیست</translation>
    </message>
    <message numerus="yes">
        <source>%1 card(s) in hand</source>
        <translation>
            <numerusform>%1 برگ در دست</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in this deal, %2 in all</source>
        <translation>%1 در این دست، %2 در کل</translation>
    </message>
    <message>
        <source>this deal %1 · total %2</source>
        <comment>second line of a plate</comment>
        <translation>این دست %1، جمع %2</translation>
    </message>
    <message>
        <source>this deal %1</source>
        <comment>points in this deal, a line of a small plate</comment>
        <translation>این دست %1</translation>
    </message>
    <message>
        <source>total %1</source>
        <comment>second line of a plate</comment>
        <translation>جمع %1</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>دست‌دهنده</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>در نوبت</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>the name on a plate: a computer plays for this player</comment>
        <translation>به جای %1</translation>
    </message>
    <message>
        <source>A computer, for %1</source>
        <comment>spoken: who plays at a seat</comment>
        <translation>رایانه، به جای %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button beside the pile, after a discard</comment>
        <translation>پس گرفتن</translation>
    </message>
    <message>
        <source>Let a computer play</source>
        <translation>رایانه بازی کند</translation>
    </message>
    <message>
        <source>Let a computer play for %1</source>
        <translation>رایانه به جای %1 بازی کند</translation>
    </message>
    <message>
        <source>A computer then plays on for %1, who can come back at any time.</source>
        <translation>آن وقت رایانه به جای %1 بازی می‌کند؛ او هر وقت بخواهد برمی‌گردد.</translation>
    </message>
    <message>
        <source>Round buttons</source>
        <comment>a row of buttons on the table, for screen readers</comment>
        <translation>دکمه‌های گرد</translation>
    </message>
    <message>
        <source>You&apos;re watching</source>
        <translation>شما تماشا می‌کنید</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <comment>a player, and a phrase such as: Well played!</comment>
        <translation>‏%1 می‌گوید: %2</translation>
    </message>
    <message>
        <source>You say: %2</source>
        <comment>a player, and a phrase such as: Well played!</comment>
        <translation>شما می‌گویید: %2</translation>
    </message>
    <message>
        <source>This deal</source>
        <comment>heading of a column: points in this deal</comment>
        <translation>این دست</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>heading of a column</comment>
        <translation>جمع</translation>
    </message>
    <message>
        <source>First meld</source>
        <comment>heading of a column: points that a first meld must count</comment>
        <translation>اولین ترکیب</translation>
    </message>
    <message>
        <source>We</source>
        <comment>the viewer&apos;s side of two</comment>
        <translation>ما</translation>
    </message>
    <message>
        <source>They</source>
        <comment>the other side of two</comment>
        <translation>آن‌ها</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>روی میز: %1.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1{ez} %2</translation>
    </message>
    <message>
        <source>%1 by you</source>
        <translation>%1{ez} شما</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>هیچ برگی روی میز نیست.</translation>
    </message>
    <message numerus="yes">
        <source>Face down in the middle: %1 card(s).</source>
        <translation>
            <numerusform>رو به پایین در وسط: %1 برگ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the middle: %1 card(s), on top %2.</source>
        <translation>
            <numerusform>در وسط: %1 برگ، روی آن %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has laid out: %2.</source>
        <comment>a player, and their cards</comment>
        <translation>%1 این‌ها را خوابانده است: %2.</translation>
    </message>
    <message>
        <source>You have laid out: %2.</source>
        <comment>your cards</comment>
        <translation>این‌ها را خوابانده‌اید: %2.</translation>
    </message>
    <message>
        <source>%1 has laid out nothing.</source>
        <comment>a player</comment>
        <translation>%1 چیزی نخوابانده است.</translation>
    </message>
    <message>
        <source>You have laid out nothing.</source>
        <translation>چیزی نخوابانده‌اید.</translation>
    </message>
    <message>
        <source>%1 have laid out: %2.</source>
        <comment>a side, and its cards</comment>
        <translation>%1 این‌ها را خوابانده‌%1{you:اید|other:اند}: %2.</translation>
    </message>
    <message>
        <source>%1 have laid out nothing.</source>
        <comment>a side</comment>
        <translation>%1 چیزی نخوابانده‌%1{you:اید|other:اند}.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cards laid out together, such as aces, and how many of which kind</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 natural card(s)</source>
        <translation>
            <numerusform>%1 برگ طبیعی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wild card(s)</source>
        <translation>
            <numerusform>%1 برگ وایلد</numerusform>
        </translation>
    </message>
    <message>
        <source>threes</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>سه</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>چهار</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>پنج</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>شش</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>هفت</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>هشت</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>نُه</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>ده</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>سرباز</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>بی‌بی</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>شاه</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>cards of one rank, laid out together</comment>
        <translation>آس</translation>
    </message>
    <message>
        <source>The table is described above.</source>
        <translation>آنچه روی میز است بالا نوشته شده است.</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <translation>دست شما: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>‏%1: %2.</translation>
    </message>
    <message>
        <source>Claim the rest…</source>
        <translation>بقیه برای من…</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>تمام کردن دست</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>بازی جدید…</translation>
    </message>
    <message>
        <source>Another match…</source>
        <comment>with the same people, who are asked</comment>
        <translation>یک بازی دیگر…</translation>
    </message>
    <message>
        <source>A question is already open; wait for the answers.</source>
        <translation>پیش‌تر چیزی پرسیده شده است؛ منتظر پاسخ‌ها بمانید.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>چیزی برای پس گرفتن نیست.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>چیزی برای انجام دوباره نیست.</translation>
    </message>
    <message>
        <source>The rest of the deal isn&apos;t certain yet.</source>
        <translation>بقیهٔ دست هنوز قطعی نیست.</translation>
    </message>
    <message>
        <source>Nobody is away from that seat.</source>
        <translation>صاحب آن جا غایب نیست.</translation>
    </message>
    <message>
        <source>A bug in the program prevents this.</source>
        <translation>اشکالی در برنامه نمی‌گذارد این کار بشود.</translation>
    </message>
    <message>
        <source>There is no further card.</source>
        <translation>برگ دیگری نیست.</translation>
    </message>
    <message>
        <source>There are no further cards of another suit or rank.</source>
        <translation>برگی از خال یا ارزش دیگر نیست.</translation>
    </message>
    <message>
        <source>There is no further pile.</source>
        <translation>دستهٔ دیگری نیست.</translation>
    </message>
    <message>
        <source>There are no cards to go to.</source>
        <translation>برگی نیست که رویش بروید.</translation>
    </message>
    <message>
        <source>Go to a card first, with the arrow keys.</source>
        <translation>اول با پیکان‌ها روی یک برگ بروید.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 card(s) can be played now.</source>
        <translation>
            <numerusform>حالا فقط %1 برگ قابل بازی است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let go here: %1 card(s)</source>
        <comment>how many a dragged card makes there</comment>
        <translation>
            <numerusform>اینجا رها کنید: %1 برگ</numerusform>
        </translation>
    </message>
    <message>
        <source>No card can be played now.</source>
        <translation>حالا هیچ برگی قابل بازی نیست.</translation>
    </message>
    <message>
        <source>You&apos;re watching.</source>
        <translation>شما تماشا می‌کنید.</translation>
    </message>
    <message>
        <source>This key does nothing here. F1 lists the keys.</source>
        <translation>این کلید اینجا کاری نمی‌کند. F1 کلیدها را می‌گوید.</translation>
    </message>
    <message>
        <source>Single keys are switched off, under Preferences, Accessibility.</source>
        <translation>تک‌کلیدها در «ترجیحات»، «دسترس‌پذیری» خاموش‌اند.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %1 card(s)</source>
        <translation>
            <numerusform>دست شما، %1 برگ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1&apos;s hand, %2 card(s)</source>
        <translation>
            <numerusform>دست %1، %2 برگ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %2 card(s)</source>
        <translation>
            <numerusform>دست شما، %2 برگ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the table, %1 card(s)</source>
        <translation>
            <numerusform>روی میز، %1 برگ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the middle of the table, %1 card(s)</source>
        <translation>
            <numerusform>وسط میز، %1 برگ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 card(s)</source>
        <comment>a pile by its name, and how many cards it has</comment>
        <translation>
            <numerusform>‏%1، %2 برگ</numerusform>
        </translation>
    </message>
    <message>
        <source>Piles in the middle of the table</source>
        <translation>دسته‌های وسط میز</translation>
    </message>
    <message>
        <source>Laid out by %1</source>
        <comment>the name of a list of cards; a side, or a player</comment>
        <translation>برگ‌های خواباندهٔ %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Score and deal</source>
        <comment>a list of what is written in the corners of the table</comment>
        <translation>امتیاز و دست</translation>
    </message>
    <message>
        <source>Nothing else to go to.</source>
        <comment>spoken when Tab finds nothing more</comment>
        <translation>جای دیگری برای رفتن نیست.</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سهٔ</translation>
    </message>
    <message>
        <source>threes</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سه را</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>چهارِ</translation>
    </message>
    <message>
        <source>fours</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>چهار را</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پنجِ</translation>
    </message>
    <message>
        <source>fives</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>پنج را</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ششِ</translation>
    </message>
    <message>
        <source>sixes</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شش را</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هفتِ</translation>
    </message>
    <message>
        <source>sevens</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هفت را</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هشتِ</translation>
    </message>
    <message>
        <source>eights</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>هشت را</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نُهِ</translation>
    </message>
    <message>
        <source>nines</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>نُه را</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>دهِ</translation>
    </message>
    <message>
        <source>tens</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>ده را</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سربازِ</translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>سرباز را</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بیِ</translation>
    </message>
    <message>
        <source>queens</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>بی‌بی را</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاهِ</translation>
    </message>
    <message>
        <source>kings</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>شاه را</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>ez</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آسِ</translation>
    </message>
    <message>
        <source>aces</source>
        <comment>ra</comment>
        <extracomment>form of a word, no sentence: see translations/README.md</extracomment>
        <translation>آس را</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>See and close the tables of a server that runs here, and block addresses.</source>
        <translation>میزهای سروری را که اینجا کار می‌کند نشان می‌دهد یا می‌بندد و نشانی‌ها را مسدود می‌کند.</translation>
    </message>
    <message>
        <source>WHAT</source>
        <comment>stands for what is to be done in the help of the command line</comment>
        <translation>کار</translation>
    </message>
    <message>
        <source>one of: %1 (default: %2)</source>
        <translation>یکی از: %1 (پیش‌فرض: %2)</translation>
    </message>
    <message>
        <source>WHICH</source>
        <comment>stands for a table or an address in the help of the command line</comment>
        <translation>کدام</translation>
    </message>
    <message>
        <source>the table to close, or the address</source>
        <translation>میزی که باید بسته شود، یا نشانی</translation>
    </message>
    <message>
        <source>the folder of the server (default: %1)</source>
        <translation>پوشهٔ سرور (پیش‌فرض: %1)</translation>
    </message>
    <message>
        <source>No server runs in %1: name the folder of the one you mean with --data.</source>
        <translation>در %1 سروری کار نمی‌کند: با --data پوشهٔ درست را بگویید.</translation>
    </message>
    <message>
        <source>This account isn&apos;t allowed to talk to the server in %1: use the one that runs it.</source>
        <translation>این حساب اجازه ندارد با سرور %1 حرف بزند: از حسابی که آن را اجرا می‌کند استفاده کنید.</translation>
    </message>
    <message>
        <source>The server in %1 doesn&apos;t answer: try again in a minute.</source>
        <translation>سرور %1 پاسخ نمی‌دهد: یک دقیقه دیگر دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>Name the table to close, as the list shows it.</source>
        <translation>نام میزی را که باید بسته شود همان‌طور بنویسید که در فهرست است.</translation>
    </message>
    <message>
        <source>Name an address, as the list shows it.</source>
        <translation>نشانی را همان‌طور بنویسید که در فهرست است.</translation>
    </message>
    <message>
        <source>The list always shows all tables: leave out “%1”.</source>
        <translation>فهرست از همهٔ میزهاست: «%1» را ننویسید.</translation>
    </message>
    <message>
        <source>There is no table %1 here: look at the list.</source>
        <translation>اینجا میز %1 نیست: فهرست را نگاه کنید.</translation>
    </message>
    <message>
        <source>The server at %1 runs table %2: close it there.</source>
        <translation>میز %2 را سرور %1 اداره می‌کند: همان‌جا ببندیدش.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t an address: write one as the list shows it, such as %2.</source>
        <translation>«%1» نشانی نیست: مانند فهرست بنویسید، مثلاً %2.</translation>
    </message>
    <message>
        <source>%1 wasn&apos;t blocked.</source>
        <translation>‏%1 مسدود نبود.</translation>
    </message>
    <message>
        <source>That couldn&apos;t be saved: make room on the server&apos;s disk, and try again.</source>
        <translation>ذخیره نشد: جایی روی دیسک سرور باز کنید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>That couldn&apos;t be saved: try again in a minute.</source>
        <translation>ذخیره نشد: یک دقیقه دیگر دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>The server is another version: use the program of that version for commands.</source>
        <translation>نسخهٔ سرور فرق دارد: با برنامهٔ همان نسخه فرمان بدهید.</translation>
    </message>
    <message>
        <source>Table %1 is closed for good.</source>
        <translation>میز %1 برای همیشه بسته شد.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is blocked; %2 connection(s) closed.</source>
        <translation>
            <numerusform>‏%1 مسدود شد؛ %2 اتصال قطع شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer blocked.</source>
        <translation>‏%1 دیگر مسدود نیست.</translation>
    </message>
    <message>
        <source>Nobody is at any table.</source>
        <translation>سر هیچ میزی کسی نیست.</translation>
    </message>
    <message>
        <source>Blocked: %1</source>
        <translation>مسدود: %1</translation>
    </message>
    <message>
        <source>Table %1, %2, before the match: %3</source>
        <translation>میز %1، %2، پیش از بازی: %3</translation>
    </message>
    <message>
        <source>Table %1, %2, in play: %3</source>
        <translation>میز %1، %2، در حال بازی: %3</translation>
    </message>
    <message>
        <source>Table %1, %2, after the match: %3</source>
        <translation>میز %1، %2، پس از بازی: %3</translation>
    </message>
    <message>
        <source>Table %1, %2: %3</source>
        <translation>میز %1، %2: %3</translation>
    </message>
    <message>
        <source>nobody is there</source>
        <translation>کسی نیست</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Green felt</source>
        <translation>ماهوت سبز</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>نیمه‌شب</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>گردویی</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>کاغذی</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>پرتضاد</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Trick %1 of %2</source>
        <translation>دور %1 از %2</translation>
    </message>
    <message>
        <source>No trick of this deal has been finished yet.</source>
        <translation>هنوز هیچ دوری از این دست تمام نشده است.</translation>
    </message>
    <message>
        <source>%1 led; %2 won this trick.</source>
        <translation>%1 شروع کرد؛ %2 این دور را برد.</translation>
    </message>
    <message>
        <source>You led; %2 won this trick.</source>
        <translation>شروع کردید؛ %2 این دور را برد.</translation>
    </message>
    <message>
        <source>%1 led; you won this trick.</source>
        <translation>%1 شروع کرد؛ شما این دور را بردید.</translation>
    </message>
    <message>
        <source>%1 led and won this trick.</source>
        <translation>%1 شروع کرد و این دور را برد.</translation>
    </message>
    <message>
        <source>You led and won this trick.</source>
        <translation>شروع کردید و این دور را بردید.</translation>
    </message>
    <message>
        <source>%1 led; nobody won this trick.</source>
        <translation>%1 شروع کرد؛ کسی این دور را نبرد.</translation>
    </message>
    <message>
        <source>You led; nobody won this trick.</source>
        <translation>شروع کردید؛ کسی این دور را نبرد.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who played which card</comment>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, cancelled</source>
        <comment>who played which card</comment>
        <translation>‏%1: %2، باطل‌شده</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>قبلی</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>بعدی</translation>
    </message>
    <message>
        <source>The cards of the trick</source>
        <translation>برگ‌های این دور</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>You&apos;ve taken back the %1.</source>
        <comment>a card</comment>
        <translation>%1 را پس گرفتید.</translation>
    </message>
    <message>
        <source>You&apos;ve taken back the %1 and the %2.</source>
        <comment>two cards</comment>
        <translation>%1 و %2 را پس گرفتید.</translation>
    </message>
    <message>
        <source>The last move has been undone.</source>
        <translation>آخرین حرکت پس گرفته شد.</translation>
    </message>
    <message>
        <source>Deal %1 goes on: the last move has been undone, and the points don&apos;t count yet.</source>
        <translation>دست %1 ادامه دارد: آخرین حرکت پس گرفته شد و امتیازها هنوز حساب نمی‌شود.</translation>
    </message>
    <message>
        <source>The %1 is on the table again.</source>
        <comment>a card</comment>
        <translation>%1 دوباره روی میز است.</translation>
    </message>
    <message>
        <source>The %1 and the %2 are on the table again.</source>
        <comment>two cards</comment>
        <translation>%1 و %2 دوباره روی میز هستند.</translation>
    </message>
    <message>
        <source>The move has been redone.</source>
        <translation>حرکت دوباره انجام شد.</translation>
    </message>
    <message>
        <source>%1 has taken back the %2.</source>
        <comment>a player and a card</comment>
        <translation>%1 %2 را پس گرفت.</translation>
    </message>
    <message>
        <source>%1 has undone a move of deal %2: the deal goes on and its points don&apos;t count yet.</source>
        <comment>a player and a number</comment>
        <translation>%1 حرکتی از دست %2 را پس گرفت: آن دست ادامه دارد و امتیازش هنوز حساب نمی‌شود.</translation>
    </message>
    <message>
        <source>%1 has undone the last move.</source>
        <translation>%1 آخرین حرکت را پس گرفت.</translation>
    </message>
</context>
<context>
    <name>Unfinished games</name>
    <message>
        <source>Unfinished games</source>
        <translation>بازی‌های ناتمام</translation>
    </message>
    <message>
        <source>They are kept until you continue or delete them.</source>
        <translation>تا ادامه‌شان ندهید یا حذفشان نکنید، می‌مانند.</translation>
    </message>
    <message>
        <source>None yet. A game you leave for another one is kept here until you continue it.</source>
        <translation>هنوز چیزی نیست. بازی‌ای که برای بازی دیگر رها می‌کنید اینجا می‌ماند تا ادامه‌اش دهید.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>حذف…</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>این بازی حذف شود؟</translation>
    </message>
    <message>
        <source>It can&apos;t be brought back.</source>
        <translation>دیگر برنمی‌گردد.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>آخرین بار</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>column: the number of the deal in play</comment>
        <translation>دست</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>امتیاز شما</translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <translation>خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>today</source>
        <translation>امروز</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>دیروز</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s) ago</source>
        <translation>
            <numerusform>%1 روز پیش</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message numerus="yes">
        <source>%1 players</source>
        <translation>
            <numerusform>%1 بازیکن</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>4 players, and how strong they are</comment>
        <translation>‏%1، %2</translation>
    </message>
    <message>
        <source>Mixed</source>
        <comment>players of several levels</comment>
        <translation>گوناگون</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>شروع</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>آموزش</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <comment>a game</comment>
        <translation>آموزش %1</translation>
    </message>
    <message>
        <source>A coach leads you through a first deal.</source>
        <translation>مربی در اولین دست راهنمای شماست.</translation>
    </message>
    <message>
        <source>Play %1, %2, %3</source>
        <comment>a game, 4 players, medium</comment>
        <translation>شروع %1، %2، %3</translation>
    </message>
    <message>
        <source>Change the table of %1</source>
        <comment>a game</comment>
        <translation>تغییر میز %1</translation>
    </message>
    <message>
        <source>CardTable</source>
        <translation>‏CardTable</translation>
    </message>
    <message>
        <source>Sit down and play. No account, no adverts.</source>
        <translation>بنشینید و بازی کنید. بدون حساب کاربری، بدون تبلیغ.</translation>
    </message>
    <message>
        <source>Welcome back. Your table is as you left it.</source>
        <translation>دوباره خوش آمدید. میزتان همان‌طور است که گذاشتید.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>انتخاب بازی</translation>
    </message>
    <message>
        <source>Or start a new game</source>
        <translation>یا بازی جدیدی شروع کنید</translation>
    </message>
    <message>
        <source>With people …</source>
        <translation>با دیگران …</translation>
    </message>
    <message>
        <source>Play with friends in the same house or over the internet</source>
        <translation>با دوستان در همین خانه یا از راه اینترنت بازی کنید</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a game</comment>
        <translation>ادامه: %1</translation>
    </message>
    <message>
        <source>Others (%1) …</source>
        <comment>other games that were not finished</comment>
        <translation>بقیه (%1) …</translation>
    </message>
    <message>
        <source>Continue at %1&apos;s table</source>
        <translation>بازگشت به میز %1</translation>
    </message>
    <message>
        <source>Continue at your table</source>
        <translation>بازگشت به میز خودتان</translation>
    </message>
    <message>
        <source>%1, deal %2. Your seat is kept.</source>
        <comment>a game</comment>
        <translation>%1، دست %2. جایتان محفوظ است.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>جست‌وجو…</translation>
    </message>
    <message>
        <source>The table isn&apos;t open right now.</source>
        <translation>میز الان باز نیست.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>تلاش دوباره</translation>
    </message>
    <message>
        <source>Open it again here</source>
        <comment>a table whose host does not come back</comment>
        <translation>باز کردن دوباره اینجا</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قواعد</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>آمار</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>ترجیحات</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>روش بازی</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>دست %1</translation>
    </message>
    <message>
        <source>%1, your turn.</source>
        <comment>where in the match: Deal 3, trick 4 of 13</comment>
        <translation>‏%1، نوبت شما.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>where in the match: Deal 3, trick 4 of 13</comment>
        <translation>‏%1.</translation>
    </message>
    <message>
        <source>You lead with %1.</source>
        <comment>points</comment>
        <translation>با %1 امتیاز پیش هستید.</translation>
    </message>
    <message>
        <source>You share the lead, each with %1.</source>
        <comment>points</comment>
        <translation>با %1 امتیاز مشترکاً پیش هستید.</translation>
    </message>
    <message>
        <source>%1 leads with %2, you have %3.</source>
        <comment>one player, and points</comment>
        <translation>%1 با %2 امتیاز پیش است، شما %3 دارید.</translation>
    </message>
    <message>
        <source>%1 lead with %2, you have %3.</source>
        <comment>several players, and points</comment>
        <translation>%1 با %2 امتیاز پیش هستند، شما %3 دارید.</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>نام شما چیست؟</translation>
    </message>
    <message>
        <source>click to enter it</source>
        <translation>برای نوشتنش کلیک کنید</translation>
    </message>
    <message>
        <source>click to change it</source>
        <comment>one&apos;s name</comment>
        <translation>برای تغییرش کلیک کنید</translation>
    </message>
    <message numerus="yes">
        <source>won %1 of %2 match(es)</source>
        <translation>
            <numerusform>%1 برد از %2 بازی</numerusform>
        </translation>
    </message>
    <message>
        <source>Your name and portrait</source>
        <translation>نام و چهرهٔ شما</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>نام شما</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>چهرهٔ شما</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>تمام</translation>
    </message>
</context>
<context>
    <name>What happened</name>
    <message>
        <source>What happened</source>
        <translation>چه شد</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <translation>از نوبت قبل شما</translation>
    </message>
    <message>
        <source>the last turn of each player</source>
        <comment>to somebody who only watches</comment>
        <translation>آخرین نوبت هر بازیکن</translation>
    </message>
    <message>
        <source>You begin. Here you will read what the others did.</source>
        <translation>شما شروع می‌کنید. کارهای دیگران را اینجا می‌خوانید.</translation>
    </message>
    <message>
        <source>Here you will read what the players did.</source>
        <comment>nothing has been played yet</comment>
        <translation>کارهای بازیکنان را اینجا می‌خوانید.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Close “What happened”</source>
        <translation>بستن «چه شد»</translation>
    </message>
    <message>
        <source>%1 or Esc closes · arrow keys go through the turns</source>
        <comment>a key</comment>
        <translation>با %1 یا Esc بسته می‌شود، با پیکان‌ها میان نوبت‌ها می‌روید</translation>
    </message>
    <message>
        <source>%1 or Esc closes · arrow keys go through the tricks</source>
        <comment>a key</comment>
        <translation>با %1 یا Esc بسته می‌شود، با پیکان‌ها میان دورها می‌روید</translation>
    </message>
    <message>
        <source>Up to your turn %1</source>
        <translation>تا نوبت %1 شما</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>پیش از آن</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>a turn in one sentence: who, and what they did one after the other</comment>
        <translation>‏%1 %2.</translation>
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
        <translation>گفته‌ها</translation>
    </message>
    <message>
        <source>The last sentence is at the end. Press Enter to hear a sentence again.</source>
        <translation>جملهٔ آخر در پایان است. برای شنیدن دوبارهٔ یک جمله Enter را بزنید.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>هنوز چیزی گفته نشده است.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Deal no. %1</source>
        <translation>پخش شمارهٔ %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 player(s)</source>
        <translation>
            <numerusform>%1، %2 بازیکن</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave this match?</source>
        <translation>این بازی رها شود؟</translation>
    </message>
    <message>
        <source>It can&apos;t be saved, so you&apos;ll lose it.</source>
        <translation>ذخیره نمی‌شود و از دست می‌رود.</translation>
    </message>
    <message>
        <source>Leave and lose your last moves?</source>
        <translation>بازی رها شود و آخرین حرکت‌ها از بین برود؟</translation>
    </message>
    <message>
        <source>%1 If you leave this match now, you lose them.</source>
        <comment>%1: why moves are not saved</comment>
        <translation>%1 اگر حالا این بازی را رها کنید، حرکت‌ها از دست می‌رود.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>رها کردن در هر صورت</translation>
    </message>
    <message>
        <source>Quit and lose your last moves?</source>
        <translation>برنامه بسته شود و آخرین حرکت‌ها از بین برود؟</translation>
    </message>
    <message>
        <source>%1 If you quit now, you lose them.</source>
        <comment>%1: why moves are not saved</comment>
        <translation>%1 اگر حالا خارج شوید، حرکت‌ها از دست می‌رود.</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>خروج در هر صورت</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>رها کردن</translation>
    </message>
</context>
</TS>
