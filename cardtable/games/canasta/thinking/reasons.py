"""Why a computer player of Canasta does what it does, one sentence for each thought."""

from __future__ import annotations

from cardtable.core.text import translate

CUT = translate("Canasta", "Nobody sees the cards, so one place is as good as another.")
DRAW = translate("Canasta", "Draw: the pile cannot be taken.")
DRAW_POOR = translate("Canasta", "Draw: the pile isn't worth the cards it would cost you.")
END_DEAL = translate("Canasta", "End the deal: taking the pile would not help.")
TAKE = translate("Canasta", "Take the pile: its cards help your melds.")
TAKE_OPEN = translate("Canasta", "Take the pile: this makes your first meld and fills your hand.")
TAKE_FORCED = translate("Canasta", "The stock is empty, and the top card must be taken.")

GO_OUT = translate("Canasta", "Go out now: the others are caught with more cards than your side.")
GO_OUT_SAID = translate("Canasta", "Your partner said yes, so go out.")
ASK = translate("Canasta", "You could go out: ask your partner, who still holds many cards.")
ASK_FIRST = translate("Canasta", "You could go out, but must ask your partner first.")
YES = translate("Canasta", "Say yes: you would lose little.")
NO = translate("Canasta", "Say no: you can still lay down many points.")

OPEN = translate("Canasta", "Make the first meld with as few cards as the minimum allows.")
OPEN_ALL = translate("Canasta", "Lay down what you can: the deal may end soon.")
CANASTA = translate("Canasta", "Complete a canasta.")
ADD = translate("Canasta", "Add to a meld of your side.")
NEW = translate("Canasta", "Lay down a meld of natural cards.")
UNLOAD = translate("Canasta", "Lay down what would count against you.")

DISCARD_BLACK = translate("Canasta", "A black three keeps the next player from taking the pile.")
DISCARD_SAFE = translate("Canasta", "This card is safe: the next player can hardly take the pile with it.")
DISCARD_USELESS = translate("Canasta", "This card helps you least.")
FREEZE = translate("Canasta", "Freeze the pile: it is large, and every other discard is dangerous.")
LAST_CARD = translate("Canasta", "Discard the last card and go out.")
ONLY = translate("Canasta", "There is nothing better to do.")
