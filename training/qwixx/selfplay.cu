// Self-play of Qwixx and Longo by thousands of games at once.
//
// One file, two compilers: `nvcc` makes it run on a GPU, where every game and every outcome is a thread of its
// own; a C++ compiler makes the same functions run in loops, so that `check.py` can hold the games against the
// rules of Rowlock on any machine. The rules are written here a second time because the first is in Rust; that
// check is what keeps them equal.
//
// A turn is one step: the dice, action 1 of everybody, action 2 of the active player. A step consists of
//   list    write down the state after every outcome that has to be valued,
//   value   let the network value all of them,
//   decide  choose by these values.
// With two players all combinations of choices are listed once, and the sealed choices of action 1 are a small
// matrix game. With more there are three passes: what is best for each seat if nobody else crosses anything;
// what is best against that; and action 2 when action 1 is known.

#include <cstdint>
#include <cmath>
#include <cstddef>

#ifndef PLAYERS
#define PLAYERS 2
#endif
#ifndef LONGO
#define LONGO 0
#endif
#ifndef H1
#define H1 128
#endif
#ifndef H2
#define H2 32
#endif

#ifdef __CUDACC__
#include <cuda_fp16.h>
#define FN __host__ __device__ __forceinline__
typedef __half Half;
FN float real(Half x) { return __half2float(x); }
#else
#define FN inline
typedef float Half;
FN float real(Half x) { return x; }
#endif

typedef uint8_t u8;

// ---- The rules, as far as numbers go.

constexpr int SIDES = LONGO ? 8 : 6;
constexpr int HIGHEST = 2 * SIDES;
constexpr int FIELDS = HIGHEST - 1;
constexpr int INNER = LONGO ? 13 : 10;   // Fields that do not close their row.
constexpr int NEEDED = LONGO ? 6 : 5;    // Crosses before one that closes.
constexpr int OPEN = 1 + INNER * (INNER + 1) / 2;
constexpr int TOKENS = OPEN + INNER + 3; // A closed row has up to INNER + 2 crosses.
constexpr int LUCKY = 15;                // Numbers that can be lucky: 2 to 16.
constexpr int MOST = LONGO ? 9 : 5;      // Choices of a seat in action 1.
constexpr int SECONDS = 9;               // Choices in action 2.

struct Sheet {
    u8 next[4];    // The field right of the rightmost cross.
    u8 crosses[4]; // The lock included.
    u8 misthrows;
    u8 lucky[2];
};

struct Game {
    Sheet sheets[PLAYERS];
    u8 closed; // A bit for each row.
    u8 active;
    uint16_t turn;
    uint64_t random;
};

struct Roll {
    u8 white[2];
    u8 colour[4];
};

struct Cross {
    u8 row; // 4: nothing is crossed.
    u8 field;
};

FN Cross nothing() { return {4, 0}; }

template <int MAX> struct Options {
    Cross list[MAX];
    int count = 0;
    FN void add(Cross cross) {
        for (int i = 0; i < count; i++)
            if (list[i].row == cross.row && list[i].field == cross.field) return;
        if (count < MAX) list[count++] = cross;
    }
};

// What the network is told of a state, from the point of view of whoever rolls next. Python reads these bytes.
struct Features {
    int16_t totals[PLAYERS];
    u8 tokens[4 * PLAYERS]; // In canonical order.
    u8 misthrows[PLAYERS];
    u8 lucky[2 * PLAYERS]; // The numbers less 2.
    u8 over;
    u8 seat; // Who rolls next.
};

// What a state is worth to each seat, seen from whoever rolls next: shares of the victory, final points.
struct Values {
    float share[PLAYERS];
    float points[PLAYERS];
};

FN uint64_t draw(uint64_t &state) {
    state += 0x9e3779b97f4a7c15ull;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

FN int below(uint64_t &state, int n) { return (int)(((draw(state) >> 32) * (uint64_t)n) >> 32); }

FN float unit(uint64_t &state) { return (draw(state) >> 40) * (1.0f / 16777216.0f); }

FN int field_of(int row, int number) { return row < 2 ? number - 2 : HIGHEST - number; }

FN bool allows(const Sheet &sheet, int row, int field) {
    return field >= sheet.next[row] && field < FIELDS && (field < INNER || sheet.crosses[row] >= NEEDED);
}

FN int total(const Sheet &sheet) {
    int points = -5 * sheet.misthrows;
    for (int row = 0; row < 4; row++) points += sheet.crosses[row] * (sheet.crosses[row] + 1) / 2;
    return points;
}

FN bool is_over(u8 closed) { return (closed & (closed - 1)) != 0; }

FN void cross(Sheet &sheet, u8 &closed, Cross choice) {
    if (choice.row > 3) return;
    int closes = choice.field >= INNER;
    sheet.next[choice.row] = choice.field + 1;
    sheet.crosses[choice.row] += 1 + closes;
    closed |= closes << choice.row;
}

FN void white_options(const Sheet &sheet, u8 closed, int sum, Options<MOST> &out) {
    int fewest = 99;
    for (int row = 0; row < 4; row++) {
        if (closed >> row & 1) continue;
        int field = field_of(row, sum);
        if (allows(sheet, row, field)) out.add({(u8)row, (u8)field});
        if (sheet.crosses[row] < fewest) fewest = sheet.crosses[row];
    }
    if (LONGO && (sum == sheet.lucky[0] || sum == sheet.lucky[1]))
        for (int row = 0; row < 4; row++)
            if (!(closed >> row & 1) && sheet.crosses[row] == fewest && allows(sheet, row, sheet.next[row]))
                out.add({(u8)row, sheet.next[row]});
    out.add(nothing());
}

FN void colour_options(const Sheet &sheet, u8 closed, const Roll &roll, Options<SECONDS> &out) {
    for (int row = 0; row < 4; row++) {
        if (closed >> row & 1) continue;
        for (int white = 0; white < 2; white++) {
            int field = field_of(row, roll.white[white] + roll.colour[row]);
            if (allows(sheet, row, field)) out.add({(u8)row, (u8)field});
        }
    }
    out.add(nothing());
}

// All ten pairs of numbers that two eight-sided dice show with a chance of 11/64 together.
#ifdef __CUDACC__
__constant__ u8 PAIRS_DEVICE[10][2] = {{4, 9}, {9, 14}, {5, 8}, {5, 10}, {8, 13}, {10, 13}, {6, 7}, {6, 11}, {7, 12}, {11, 12}};
#endif
[[maybe_unused]] static const u8 PAIRS_HOST[10][2] = {{4, 9}, {9, 14}, {5, 8}, {5, 10}, {8, 13}, {10, 13}, {6, 7}, {6, 11}, {7, 12}, {11, 12}};

FN u8 pair(int which, int number) {
#ifdef __CUDA_ARCH__
    return PAIRS_DEVICE[which][number];
#else
    return PAIRS_HOST[which][number];
#endif
}

FN void begin(Game &game) {
    uint64_t random = game.random;
    game = Game();
    game.random = random;
    game.active = below(game.random, PLAYERS);
    if (LONGO) {
        int dealt = 0;
        for (int seat = 0; seat < PLAYERS; seat++) {
            int which;
            do which = below(game.random, 10);
            while (dealt >> which & 1);
            dealt |= 1 << which;
            game.sheets[seat].lucky[0] = pair(which, 0);
            game.sheets[seat].lucky[1] = pair(which, 1);
        }
    }
}

FN Roll cast(uint64_t &random) {
    Roll roll;
    for (int i = 0; i < 2; i++) roll.white[i] = 1 + below(random, SIDES);
    for (int i = 0; i < 4; i++) roll.colour[i] = 1 + below(random, SIDES);
    return roll;
}

// ---- What the network sees.

FN u8 token(const Sheet &sheet, u8 closed, int row) {
    int next = sheet.next[row], crosses = sheet.crosses[row];
    if (closed >> row & 1) return OPEN + crosses;
    return next == 0 ? 0 : 1 + next * (next - 1) / 2 + crosses - 1;
}

// The tokens of a column as one number, the first seat counting most.
FN uint64_t key(const u8 column[4][PLAYERS], int c) {
    uint64_t key = 0;
    for (int seat = 0; seat < PLAYERS; seat++) key = key << 8 | column[c][seat];
    return key;
}

FN void write_features(const Game &game, u8 over, Features &out) {
    u8 column[4][PLAYERS];
    int first = (game.active + 1) % PLAYERS;
    for (int s = 0; s < PLAYERS; s++) {
        const Sheet &sheet = game.sheets[(first + s) % PLAYERS];
        for (int c = 0; c < 4; c++) column[c][s] = token(sheet, game.closed, c);
        out.misthrows[s] = sheet.misthrows;
        out.totals[s] = total(sheet);
        out.lucky[2 * s] = LONGO ? sheet.lucky[0] - 2 : 0;
        out.lucky[2 * s + 1] = LONGO ? sheet.lucky[1] - 2 : 0;
    }
    uint64_t keys[4];
    int order[4] = {0, 1, 2, 3};
    for (int c = 0; c < 4; c++) keys[c] = key(column, c);
    if (keys[1] < keys[0]) order[0] = 1, order[1] = 0;
    if (keys[3] < keys[2]) order[2] = 3, order[3] = 2;
    if (!LONGO) {
        uint64_t a = keys[order[0]], b = keys[order[2]];
        if (b < a || (b == a && keys[order[3]] < keys[order[1]])) {
            int x = order[0], y = order[1];
            order[0] = order[2], order[1] = order[3], order[2] = x, order[3] = y;
        }
    }
    for (int s = 0; s < PLAYERS; s++)
        for (int c = 0; c < 4; c++) out.tokens[4 * s + c] = column[order[c]][s];
    out.over = over;
    out.seat = first;
}

// The network, its first layer as tables: what each token adds to each unit.
struct Net {
    const Half *rows;      // [4 * PLAYERS][TOKENS][H1]
    const Half *misthrows; // [PLAYERS][4][H1]
    const Half *lucky;     // [PLAYERS][LUCKY][H1]
    const float *totals;   // [PLAYERS][H1]
    const float *bias1;    // [H1]
    const float *second;   // [H1][H2]
    const float *bias2;    // [H2]
    const float *third;    // [2 * PLAYERS][H2]
    const float *bias3;    // [2 * PLAYERS]
};

constexpr int CHUNK = 16;

#ifdef __CUDACC__
FN void add_row(float *sum, const Half *row) {
    const uint4 *words = reinterpret_cast<const uint4 *>(row);
    for (int i = 0; i < CHUNK / 8; i++) {
        uint4 word = words[i];
        const __half2 *pairs = reinterpret_cast<const __half2 *>(&word);
        for (int k = 0; k < 4; k++) {
            float2 both = __half22float2(pairs[k]);
            sum[8 * i + 2 * k] += both.x;
            sum[8 * i + 2 * k + 1] += both.y;
        }
    }
}
#else
FN void add_row(float *sum, const Half *row) {
    for (int i = 0; i < CHUNK; i++) sum[i] += row[i];
}
#endif

FN void exact_values(const Features &state, Values &out) {
    int best = -1000, winners = 0;
    for (int s = 0; s < PLAYERS; s++) {
        if (state.totals[s] > best) best = state.totals[s], winners = 0;
        winners += state.totals[s] == best;
    }
    for (int s = 0; s < PLAYERS; s++) {
        out.share[s] = state.totals[s] == best ? 1.0f / winners : 0.0f;
        out.points[s] = state.totals[s];
    }
}

// `second` is the matrix of the second layer, wherever it can be read fastest.
FN void value(const Net &net, const float *second, const Features &state, Values &out) {
    if (state.over) return exact_values(state, out);
    float h2[H2];
    for (int k = 0; k < H2; k++) h2[k] = net.bias2[k];
    for (int from = 0; from < H1; from += CHUNK) {
        float h1[CHUNK];
        for (int k = 0; k < CHUNK; k++) h1[k] = net.bias1[from + k];
#pragma unroll
        for (int slot = 0; slot < 4 * PLAYERS; slot++)
            add_row(h1, net.rows + (size_t)(slot * TOKENS + state.tokens[slot]) * H1 + from);
#pragma unroll
        for (int s = 0; s < PLAYERS; s++) {
            add_row(h1, net.misthrows + (size_t)(s * 4 + state.misthrows[s]) * H1 + from);
            float points = state.totals[s] * (1.0f / 32);
            for (int k = 0; k < CHUNK; k++) h1[k] += points * net.totals[s * H1 + from + k];
            if (LONGO)
                for (int i = 0; i < 2; i++)
                    add_row(h1, net.lucky + (size_t)(s * LUCKY + state.lucky[2 * s + i]) * H1 + from);
        }
#pragma unroll
        for (int k = 0; k < CHUNK; k++) {
            float x = h1[k] > 0 ? h1[k] : 0;
            const float *weights = second + (from + k) * H2;
#pragma unroll
            for (int j = 0; j < H2; j++) h2[j] += x * weights[j];
        }
    }
    float result[2 * PLAYERS];
    for (int o = 0; o < 2 * PLAYERS; o++) result[o] = net.bias3[o];
    for (int o = 0; o < 2 * PLAYERS; o++)
        for (int j = 0; j < H2; j++) result[o] += (h2[j] > 0 ? h2[j] : 0) * net.third[o * H2 + j];
    float most = result[0], sum = 0;
    for (int s = 1; s < PLAYERS; s++) most = result[s] > most ? result[s] : most;
    for (int s = 0; s < PLAYERS; s++) sum += out.share[s] = expf(result[s] - most);
    for (int s = 0; s < PLAYERS; s++) {
        out.share[s] /= sum;
        out.points[s] = state.totals[s] + 32 * result[PLAYERS + s];
    }
}

// ---- Outcomes. Seats are counted from the active player here.

FN int seat_of(const Game &game, int s) { return (game.active + s) % PLAYERS; }

// Where seat `s` stands in `Values`: they are seen from the player after the active one.
FN int place(int s) { return (s + PLAYERS - 1) % PLAYERS; }

struct Choices {
    Cross first[PLAYERS];
};

FN Game after_first(const Game &game, const Choices &choices) {
    Game then = game;
    for (int s = 0; s < PLAYERS; s++) cross(then.sheets[seat_of(game, s)], then.closed, choices.first[s]);
    return then;
}

FN u8 after_second(Game &game, Cross first, Cross second) {
    Sheet &sheet = game.sheets[game.active];
    cross(sheet, game.closed, second);
    if (first.row > 3 && second.row > 3) sheet.misthrows++;
    return is_over(game.closed) || sheet.misthrows > 3;
}

// Every way in which the turn can end when these are the choices of action 1.
template <class Each> FN void each_second(const Game &game, const Roll &roll, const Choices &choices, Each &&each) {
    Game then = after_first(game, choices);
    if (is_over(then.closed)) return each(nothing(), then, (u8)1);
    Options<SECONDS> seconds;
    colour_options(then.sheets[game.active], then.closed, roll, seconds);
    for (int k = 0; k < seconds.count; k++) {
        Game end = then;
        u8 over = after_second(end, choices.first[0], seconds.list[k]);
        each(seconds.list[k], end, over);
    }
}

struct Firsts {
    Options<MOST> of[PLAYERS];
};

FN void all_firsts(const Game &game, const Roll &roll, Firsts &firsts) {
    for (int s = 0; s < PLAYERS; s++)
        white_options(game.sheets[seat_of(game, s)], game.closed, roll.white[0] + roll.white[1], firsts.of[s]);
}

// Every outcome that has to be valued in a pass, in a fixed order: `each(seat, option, second, state, over)`.
// Two players need one pass, in which `seat` is the option of the active player and `option` the other's.
template <class Each>
FN void each_outcome(const Game &game, const Roll &roll, const Firsts &firsts, int pass, const Choices &known, Each &&each) {
    if (PLAYERS == 2) {
        for (int i = 0; i < firsts.of[0].count; i++)
            for (int j = 0; j < firsts.of[1].count; j++) {
                Choices choices = {{firsts.of[0].list[i], firsts.of[1].list[j]}};
                each_second(game, roll, choices, [&](Cross second, const Game &end, u8 over) { each(i, j, second, end, over); });
            }
        return;
    }
    if (pass == 2) {
        each_second(game, roll, known, [&](Cross second, const Game &end, u8 over) { each(0, 0, second, end, over); });
        return;
    }
    for (int s = 0; s < PLAYERS; s++)
        for (int i = 0; i < firsts.of[s].count; i++) {
            Choices choices = known;
            choices.first[s] = firsts.of[s].list[i];
            if (pass == 0 && s > 0) {
                // The active player's action 2 is left out where it can wait.
                Game then = after_first(game, choices);
                each(s, i, nothing(), then, (u8)is_over(then.closed));
            } else {
                each_second(game, roll, choices, [&](Cross second, const Game &end, u8 over) { each(s, i, second, end, over); });
            }
        }
}

// ---- A step of many games.

struct Turn {
    Roll roll;
    Choices known;
    int from; // Where the outcomes of this game stand in the list.
};

struct Play {
    Game *games;
    Turn *turns;
    Features *outcomes;
    Values *values;
    Values *others; // What a frozen opponent thinks of the same outcomes; null without one.
    int *count;     // Outcomes in the list.
    int most;       // Outcomes that there is room for.
    Features *states; // The state before each turn.
    Values *targets;  // What the turn led to, seats as at the table.
    u8 *flags;        // 1: the game is over, 2: a turn by lot.
    float *statistics; // Games, turns, points, points of winners, ties, shares of the learner, games of the learner.
    float bonus;    // What a point of lead is worth besides victory.
    float blunders; // How often a turn is played by lot, in three of ten games.
    int rounds;     // Of fictitious play.
};

FN void note(float *where, float what) {
#ifdef __CUDA_ARCH__
    atomicAdd(where, what);
#else
    *where += what;
#endif
}

FN int reserve(int *counter, int count) {
#ifdef __CUDA_ARCH__
    return atomicAdd(counter, count);
#else
    int from = *counter;
    *counter += count;
    return from;
#endif
}

// Rolls, and remembers the state before.
FN void open_turn(const Play &play, int i) {
    Game &game = play.games[i];
    Game before = game;
    before.active = (game.active + PLAYERS - 1) % PLAYERS; // So that it is seen from who rolls now.
    write_features(before, 0, play.states[i]);
    Turn &turn = play.turns[i];
    turn.roll = cast(game.random);
    for (int s = 0; s < PLAYERS; s++) turn.known.first[s] = nothing();
}

FN void list(const Play &play, int pass, int i) {
    const Game &game = play.games[i];
    Turn &turn = play.turns[i];
    Firsts firsts;
    all_firsts(game, turn.roll, firsts);
    int count = 0;
    each_outcome(game, turn.roll, firsts, pass, turn.known, [&](int, int, Cross, const Game &, u8) { count++; });
    int at = turn.from = reserve(play.count, count);
    each_outcome(game, turn.roll, firsts, pass, turn.known, [&](int, int, Cross, const Game &end, u8 over) {
        if (at < play.most) write_features(end, over, play.outcomes[at]);
        at++;
    });
}

FN float utility(const Play &play, const Values &values, int s) {
    float others = 0;
    for (int t = 0; t < PLAYERS; t++) others += values.points[t];
    float own = values.points[place(s)];
    others = (others - own) / (PLAYERS - 1);
    return values.share[place(s)] + play.bonus * (own - others);
}

FN Values at_table(const Game &game, const Values &values) {
    Values out;
    for (int s = 0; s < PLAYERS; s++) {
        out.share[(game.active + 1 + s) % PLAYERS] = values.share[s];
        out.points[(game.active + 1 + s) % PLAYERS] = values.points[s];
    }
    return out;
}

// The end of a turn: what it led to is noted, and the next one may begin.
FN void close_turn(const Play &play, int i, const Game &end, u8 over, const Values &led_to, bool by_lot) {
    Game &game = play.games[i];
    play.targets[i] = at_table(game, led_to);
    play.flags[i] = over | (by_lot ? 2 : 0);
    uint64_t random = game.random;
    uint16_t turn = game.turn + 1;
    game = end;
    game.random = random;
    game.turn = turn;
    if (!over) {
        game.active = (game.active + 1) % PLAYERS;
        return;
    }
    Features final;
    Values exact;
    write_features(game, 1, final);
    exact_values(final, exact);
    float points = 0, best = 0;
    for (int s = 0; s < PLAYERS; s++) {
        points += final.totals[s];
        best += exact.share[s] * final.totals[s];
    }
    note(play.statistics + 0, 1);
    note(play.statistics + 1, turn);
    note(play.statistics + 2, points / PLAYERS);
    note(play.statistics + 3, best);
    if (exact.share[0] > 0 && exact.share[0] < 1) note(play.statistics + 4, 1);
    if (play.others) {
        int learner = i % PLAYERS;
        note(play.statistics + 5, exact.share[(learner + PLAYERS - final.seat) % PLAYERS]);
        note(play.statistics + 6, 1);
    }
    begin(game);
}

FN void play_by_lot(const Play &play, int i, const Firsts &firsts, const Values &led_to) {
    Game &game = play.games[i];
    const Turn &turn = play.turns[i];
    Choices choices;
    for (int s = 0; s < PLAYERS; s++) choices.first[s] = firsts.of[s].list[below(game.random, firsts.of[s].count)];
    int count = 0, at = 0;
    each_second(game, turn.roll, choices, [&](Cross, const Game &, u8) { count++; });
    int chosen = below(game.random, count);
    Game end;
    u8 over = 0;
    each_second(game, turn.roll, choices, [&](Cross, const Game &state, u8 is_over) {
        if (at++ == chosen) end = state, over = is_over;
    });
    close_turn(play, i, end, over, led_to, true);
}

FN bool is_by_lot(const Play &play, int i) { return i % 10 < 3 && unit(play.games[i].random) < play.blunders; }

// The matrix of two players' sealed choices.
struct Matrix {
    float worth[MOST][MOST]; // To the active player.
    int best[MOST][MOST];    // The outcome that the active player then picks in action 2.
};

FN int drawn(uint64_t &random, const int *times, int count, int all) {
    int lot = below(random, all);
    for (int i = 0; i < count; i++)
        if ((lot -= times[i]) < 0) return i;
    return 0;
}

// Fictitious play: how often each side has chosen what, after some rounds of best answers to all before. Later rounds
// count more, so that what was only good against the first guess, a choice by lot, is forgotten.
FN void solve(const Matrix &matrix, int rows, int columns, int rounds, int *row_times, int *column_times) {
    float for_row[MOST], for_column[MOST];
    for (int i = 0; i < rows; i++) {
        for_row[i] = 0, row_times[i] = 0;
        for (int j = 0; j < columns; j++) for_row[i] += matrix.worth[i][j] / columns;
    }
    for (int j = 0; j < columns; j++) {
        for_column[j] = 0, column_times[j] = 0;
        for (int i = 0; i < rows; i++) for_column[j] += matrix.worth[i][j] / rows;
    }
    for (int round = 1; round <= rounds; round++) {
        int row = 0, column = 0;
        for (int i = 1; i < rows; i++)
            if (for_row[i] > for_row[row]) row = i;
        for (int j = 1; j < columns; j++)
            if (for_column[j] < for_column[column]) column = j;
        row_times[row] += round, column_times[column] += round;
        for (int i = 0; i < rows; i++) for_row[i] += round * matrix.worth[i][column];
        for (int j = 0; j < columns; j++) for_column[j] += round * matrix.worth[row][j];
    }
}

FN void decide_two(const Play &play, int i) {
    Game &game = play.games[i];
    const Turn &turn = play.turns[i];
    Firsts firsts;
    all_firsts(game, turn.roll, firsts);
    int rows = firsts.of[0].count, columns = firsts.of[1].count;
    // Who chooses by whose values: without a frozen opponent both by the learner's.
    int learner = i % PLAYERS;
    bool learner_active = !play.others || game.active == learner, learner_waits = !play.others || game.active != learner;
    const Values *of_active = learner_active ? play.values : play.others;
    Matrix matrix, frozen;
    for (int a = 0; a < MOST; a++)
        for (int b = 0; b < MOST; b++) matrix.best[a][b] = frozen.best[a][b] = -1;
    int at = turn.from;
    each_outcome(game, turn.roll, firsts, 0, turn.known, [&](int a, int b, Cross, const Game &, u8) {
        // A frozen player picks action 2 by its own values, and the learner knows that.
        float worth = utility(play, of_active[at], 0);
        if (matrix.best[a][b] < 0 || worth > utility(play, of_active[matrix.best[a][b]], 0)) matrix.best[a][b] = at;
        if (play.others) {
            float other = utility(play, play.others[at], 0);
            if (frozen.best[a][b] < 0 || other > frozen.worth[a][b]) frozen.worth[a][b] = other, frozen.best[a][b] = at;
        }
        at++;
    });
    for (int a = 0; a < rows; a++)
        for (int b = 0; b < columns; b++) matrix.worth[a][b] = utility(play, play.values[matrix.best[a][b]], 0);
    int row_times[MOST], column_times[MOST];
    solve(play.others ? frozen : matrix, rows, columns, play.rounds, row_times, column_times);
    int all = play.rounds * (play.rounds + 1) / 2;
    int row = drawn(game.random, row_times, rows, all), column = drawn(game.random, column_times, columns, all);
    if (play.others) {
        // The best answer of the learner to what the frozen opponent does on average.
        float best = -1e9f;
        if (learner_active) {
            for (int a = 0; a < rows; a++) {
                float worth = 0;
                for (int b = 0; b < columns; b++) worth += column_times[b] * matrix.worth[a][b];
                if (worth > best) best = worth, row = a;
            }
        } else if (learner_waits) {
            for (int b = 0; b < columns; b++) {
                float worth = 0;
                for (int a = 0; a < rows; a++) worth -= row_times[a] * matrix.worth[a][b];
                if (worth > best) best = worth, column = b;
            }
        }
    }
    int chosen = matrix.best[row][column];
    Values led_to = play.values[chosen];
    if (is_by_lot(play, i)) return play_by_lot(play, i, firsts, led_to);
    at = turn.from;
    Game end = game;
    u8 over = 0;
    each_outcome(game, turn.roll, firsts, 0, turn.known, [&](int, int, Cross, const Game &state, u8 is_over) {
        if (at++ == chosen) end = state, over = is_over;
    });
    close_turn(play, i, end, over, led_to, false);
}

// Passes 0 and 1: everybody's best choice in action 1, the others' being known.
FN void decide_firsts(const Play &play, int pass, int i) {
    const Game &game = play.games[i];
    Turn &turn = play.turns[i];
    Firsts firsts;
    all_firsts(game, turn.roll, firsts);
    Choices chosen = turn.known;
    float best[PLAYERS], second_best = 0, worth = 0;
    int last_seat = -1, last_option = -1;
    for (int s = 0; s < PLAYERS; s++) best[s] = -1e9f;
    int at = turn.from;
    auto settle = [&]() {
        if (last_seat >= 0 && worth > best[last_seat]) {
            best[last_seat] = worth;
            chosen.first[last_seat] = firsts.of[last_seat].list[last_option];
        }
    };
    each_outcome(game, turn.roll, firsts, pass, turn.known, [&](int s, int option, Cross, const Game &, u8) {
        const Values &values = play.values[at++];
        float to_active = utility(play, values, 0);
        bool fresh = s != last_seat || option != last_option;
        if (fresh) settle(), last_seat = s, last_option = option;
        if (fresh || to_active > second_best) second_best = to_active, worth = utility(play, values, s);
    });
    settle();
    turn.known = chosen;
}

// Pass 2: action 2 of the active player.
FN void decide_second(const Play &play, int i) {
    const Game &game = play.games[i];
    const Turn &turn = play.turns[i];
    int at = turn.from, chosen = -1;
    Game end = game;
    u8 over = 0;
    each_second(game, turn.roll, turn.known, [&](Cross, const Game &state, u8 is_over) {
        if (chosen < 0 || utility(play, play.values[at], 0) > utility(play, play.values[chosen], 0))
            chosen = at, end = state, over = is_over;
        at++;
    });
    Values led_to = play.values[chosen];
    if (is_by_lot(play, i)) {
        Firsts firsts;
        all_firsts(game, turn.roll, firsts);
        return play_by_lot(play, i, firsts, led_to);
    }
    close_turn(play, i, end, over, led_to, false);
}

// ---- Running all of it.

#ifdef __CUDACC__
template <class Each> __global__ void over_games(int count, Each each) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) each(i);
}

template <class Each> void for_each(int count, Each each) { over_games<<<(count + 127) / 128, 128>>>(count, each); }

__global__ void __launch_bounds__(256) value_all(Net net, const Features *outcomes, Values *values, const int *count, int most) {
    __shared__ float second[H1 * H2];
    for (int i = threadIdx.x; i < H1 * H2; i += blockDim.x) second[i] = net.second[i];
    __syncthreads();
    int n = *count < most ? *count : most;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        Features state = outcomes[i];
        value(net, second, state, values[i]);
    }
}

static void run_values(const Net &net, const Features *outcomes, Values *values, const int *count, int most) {
    value_all<<<132 * 8, 256>>>(net, outcomes, values, count, most);
}

static void clear(int *counter) { cudaMemsetAsync(counter, 0, sizeof(int)); }
#define EACH [=] __host__ __device__
#else
template <class Each> void for_each(int count, Each each) {
    for (int i = 0; i < count; i++) each(i);
}

static void run_values(const Net &net, const Features *outcomes, Values *values, const int *count, int most) {
    int n = *count < most ? *count : most;
    for (int i = 0; i < n; i++) value(net, net.second, outcomes[i], values[i]);
}

static void clear(int *counter) { *counter = 0; }
#define EACH [=]
#endif

extern "C" {

void sizes(int *out) {
    int all[] = {sizeof(Game), sizeof(Turn), sizeof(Features), sizeof(Values), TOKENS, H1, H2, PLAYERS, LONGO};
    for (int i = 0; i < 9; i++) out[i] = all[i];
}

void deal(Game *games, int count, uint64_t seed) {
    for_each(count, EACH(int i) {
        uint64_t random = seed + 0x632be59bd9b4e019ull * (uint64_t)(i + 1);
        draw(random);
        games[i].random = random;
        begin(games[i]);
    });
}

// One turn of every game. `frozen` is null, or the network of opponents who do not learn (two players).
void step(const Play *given, const Net *learner, const Net *frozen, int count) {
    Play play = *given;
    for_each(count, EACH(int i) { open_turn(play, i); });
    int passes = PLAYERS == 2 ? 1 : 3;
    for (int pass = 0; pass < passes; pass++) {
        clear(play.count);
        for_each(count, EACH(int i) { list(play, pass, i); });
        run_values(*learner, play.outcomes, play.values, play.count, play.most);
        if (frozen) run_values(*frozen, play.outcomes, play.others, play.count, play.most);
        if (PLAYERS == 2)
            for_each(count, EACH(int i) { decide_two(play, i); });
        else if (pass < 2)
            for_each(count, EACH(int i) { decide_firsts(play, pass, i); });
        else
            for_each(count, EACH(int i) { decide_second(play, i); });
    }
}

void value_states(const Net *net, const Features *states, Values *values, const int *count, int most) {
    run_values(*net, states, values, count, most);
}

// ---- For check.py: the rules step by step, on the machine that calls. Seats are counted from the active player.

int first_options(const Game *game, const Roll *roll, int seat, Cross *out) {
    Firsts firsts;
    all_firsts(*game, *roll, firsts);
    for (int i = 0; i < firsts.of[seat].count; i++) out[i] = firsts.of[seat].list[i];
    return firsts.of[seat].count;
}

int second_options(const Game *game, const Roll *roll, Cross *out) {
    Options<SECONDS> seconds;
    colour_options(game->sheets[game->active], game->closed, *roll, seconds);
    for (int i = 0; i < seconds.count; i++) out[i] = seconds.list[i];
    return seconds.count;
}

int play_firsts(Game *game, const Choices *choices) {
    *game = after_first(*game, *choices);
    return is_over(game->closed);
}

int play_second(Game *game, Cross first, Cross second) { return after_second(*game, first, second); }

int total_of(const Game *game, int seat) { return total(game->sheets[seat]); }

int failed() {
#ifdef __CUDACC__
    return (int)cudaGetLastError();
#else
    return 0;
#endif
}
}
