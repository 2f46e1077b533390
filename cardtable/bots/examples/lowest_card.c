/* A bot for all games of CardTable, and a beginner at Hearts: it ducks, and throws away what costs most.
 *
 * Try it in the folder where this lies:
 *
 *     cc -o /tmp/lowest_card lowest_card.c
 *     python3 ../../../packaging/dev.py run -- simulate hearts --seats bot:/tmp/lowest_card,club,club,club
 *
 * It reads no more of the JSON than it needs: whatever stands in quotation marks in these fields holds no escapes.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_LINE = 262144, LONGEST_ACTION = 400, MOST_LEGAL = 200, MOST_TRICK = 64 };

static const char RANKS[] = "23456789TJQKA";
static const char HELLO[] =
    "{\"t\":\"hello\",\"protocol\":3,\"program\":\"1\","
    "\"games\":{\"canasta\":1,\"cancellation_hearts\":1,\"hearts\":1,\"svoi_kozyri\":1},\"name\":\"Lowest card\","
    "\"portrait\":0,\"table\":\"\",\"secret\":\"\",\"key\":\"\",\"have\":-1,\"tag\":\"\",\"opened\":0,"
    "\"wants\":[\"legal\"]}";

static char line[LONGEST_LINE + 2];
static char legal[MOST_LEGAL][LONGEST_ACTION + 1];

static int rank(const char *card) {
    const char *found = strchr(RANKS, card[0]);
    return found == NULL ? 0 : (int)(found - RANKS);
}

static int cost(const char *card) {
    if (card[0] == 'Q' && card[1] == 'S') return rank(card) + 100;
    return rank(card) + (card[1] == 'H' ? 20 : 0);
}

/* Of "pass 2C TD QS", what these cards cost together. */
static int cost_of_pass(const char *action) {
    int sum = 0;
    for (const char *blank = strchr(action, ' '); blank != NULL; blank = strchr(blank + 1, ' ')) sum += cost(blank + 1);
    return sum;
}

/* How good it is to play this card: the highest that does not win the trick; none such: the lowest. Off suit: what
 * costs most. `trick`: the cards in it, as they were played. */
static int worth_of_card(const char *card, const char *trick) {
    int winning = -1;
    if (*trick == '\0') return -rank(card);
    if (card[1] != trick[1]) return cost(card);
    for (const char *played = trick; played != NULL && *played != '\0';) {
        if (played[1] == trick[1] && rank(played) > winning) winning = rank(played);
        played = strchr(played, ' ');
        if (played != NULL) played += 1;
    }
    return rank(card) < winning ? 100 + rank(card) : -rank(card);
}

/* Copy what stands in quotation marks from here on; returns what follows it. */
static const char *quoted(const char *from, char *into, size_t room) {
    const char *begin = strchr(from, '"'), *end = begin == NULL ? NULL : strchr(begin + 1, '"');
    if (end == NULL || (size_t)(end - begin) > room) exit(1);
    memcpy(into, begin + 1, (size_t)(end - begin - 1));
    into[end - begin - 1] = '\0';
    return end + 1;
}

/* Read the legal actions; returns how many there are. */
static int read_legal(const char *list) {
    int count = 0;
    while (*list != ']' && *list != '\0' && count < MOST_LEGAL) list = quoted(list, legal[count++], LONGEST_ACTION);
    return count;
}

static const char *choose(int count) {
    char trick[3 * MOST_TRICK] = "";
    int best = 0, is_pass = strncmp(legal[0], "pass ", 5) == 0, is_play = strncmp(legal[0], "play ", 5) == 0;
    const char *field = strstr(line, "\"trick\":\"");
    if (!is_pass && !is_play) return legal[0]; /* in the other games this one knows nothing better */
    if (field != NULL) quoted(field + strlen("\"trick\":"), trick, sizeof trick);
    for (int one = 1; one < count; one++) {
        int worth = is_pass ? cost_of_pass(legal[one]) : worth_of_card(legal[one] + 5, trick);
        if (worth > (is_pass ? cost_of_pass(legal[best]) : worth_of_card(legal[best] + 5, trick))) best = one;
    }
    return legal[best];
}

int main(void) {
    puts(HELLO);
    fflush(stdout);
    for (int done = 1; fgets(line, sizeof line, stdin) != NULL;) {
        const char *list = strstr(line, "\"legal\":["), *version = strstr(line, "\"v\":");
        if (strncmp(line, "{\"t\":\"gone\"", 11) == 0) return 0;
        if (strncmp(line, "{\"t\":\"news\"", 11) != 0 || list == NULL || version == NULL) continue;
        int count = read_legal(list + strlen("\"legal\":["));
        if (count == 0) continue;
        printf("{\"t\":\"do\",\"id\":%d,\"v\":%d,\"action\":\"%s\"}\n", done++, atoi(version + 4), choose(count));
        fflush(stdout);
    }
    return 0;
}
