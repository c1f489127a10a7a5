/* The one search of both games, included by tower_search.c and mill_search.c with a game bound in.
 *
 * The including file defines
 *   GAME(name)          pastes the game's prefix: GAME(make) is tower_make
 *   GamePos, GameUndo   the game's types, GamePos with the members `side` and `quiet`
 *   GAME_MOVES          the most moves that a position can have
 *   GAME_QUIET_LIMIT    plies without progress that make a draw (T13, M8)
 *   GAME_QUIESCENCE     plies of quiescence after which nobody has to go on, though attacks or mills are left
 *   GAME_REDUCTION      the greater, the less are late moves reduced
 *   GAME_PRUNED_DEPTH   up to so many plies before quiescence, the last quiet moves are left out
 *   GAME_MARGIN         hundredths of a man that a ply may change, for positions that are good enough
 *   GAME_HISTORY        a power of two; moves that agree in so many low bits are alike to the history heuristic
 * and provides, beside the rules (generate, generate_noisy, make, unmake) and eval,
 *   bool GAME(is_lost)(const GamePos *)         the side to move has too few units or men (T12, M7)
 *   uint64_t GAME(search_key)(const GamePos *)
 *   bool GAME(must_take)(Move first)            is the side to move under a duty (T9), its first legal move being this?
 *   bool GAME(is_free)(const GamePos *)         has the side to move so free a choice that none of its moves is reduced or pruned?
 *   bool GAME(is_obvious)(const GamePos *, Move)
 *                                             does a person see this move before all others?
 *   Known GAME(known)(const GamePos *, const void *endgames, bool whole)
 *                                             what endgame tables say; if not `whole`, wins and draws may be left unknown
 *   int GAME(order)(const GamePos *, Move)      how promising a move looks: from ORDER_NOISY on for an attack or
 *                                             a removal, less than ORDER_KILLER for a quiet one
 *
 * How it works. Iterative deepening; in each iteration a principal variation search with a transposition table; at depth 0
 * a quiescence search over attacks (Tower) or closed mills (Mill). The path lies in an array of frames instead of on
 * the C stack, so the search can stop between any two nodes and go on later: each frame is entered (ENTER), tries its
 * moves one after the other (NEXT) and gives its value back to its parent (GIVE_BACK). A repetition that would be a draw is found
 * from the path and the match's past; since such a score depends on the way that led here, it is never stored. */

enum {
    ORDER_HASH = 1 << 28,
    ORDER_NOISY = 1 << 24,
    ORDER_KILLER = 1 << 20,
    HISTORY_TOP = 1 << 18,
    HISTORY_UNIT = HISTORY_TOP / 512
};

typedef enum Stage { ENTER, NEXT, GIVE_BACK, OVER } Stage;

typedef struct Frame {
    uint64_t key;
    int alpha, beta; /* the window, from the view of the side to move here */
    int floor;       /* alpha as it was when the node was entered */
    int depth;       /* plies left to search; 0 or less is quiescence */
    int best;
    Move best_move;
    bool by_path;    /* best rests on a repetition */
    bool scout;      /* the child is searched with an empty window, to show that its move is no better */
    int reduction;   /* so many plies less deep is the child searched at first */
    int count, next; /* moves that there are, and the one to try next */
    Move move;       /* the move whose child is being searched, with what unmakes it */
    GameUndo undo;
    Move killers[2]; /* quiet moves that were too good for the other side at this ply */
    Move moves[GAME_MOVES];
    int order[GAME_MOVES];
} Frame;

typedef struct Search {
    SearchReport report; /* must come first */
    Limits limits;
    TT *tt;
    Past past;
    GamePos pos;
    Stage stage;
    int ply;
    int value;    /* what GIVE_BACK gives back, from the view of the side to move at `ply` */
    bool by_path; /* whether that value rests on a repetition */
    int depth;    /* of the running iteration */
    bool whole;   /* no move is reduced, pruned or extended: asked for, or to make a decided score exact */
    int line;     /* of the running iteration: lines[0 .. line - 1] are ready, their first moves left out */
    bool holding; /* the root is a draw by the endgame tables, and only moves that keep it are searched */
    int root_count;
    Move root_moves[GAME_MOVES];
    SearchLine ready[SEARCH_LINES]; /* of the running iteration */
    int history[SIDES][GAME_HISTORY];
    int pv_length[SEARCH_PLIES + 1];
    Move pv[SEARCH_PLIES + 1][SEARCH_PLIES + 1];
    Frame frames[SEARCH_PLIES + 1];
} Search;

/* ------------------------------------------------------------------------------------------- scores in the table */

/* A decided score counts plies from the root; in the table it counts them from the stored position. */
static int score_to_table(int score, int ply) {
    return score >= SCORE_DECIDED ? score + ply : score <= -SCORE_DECIDED ? score - ply : score;
}

static int score_from_table(int score, int ply) {
    return score >= SCORE_DECIDED ? score - ply : score <= -SCORE_DECIDED ? score + ply : score;
}

/* ------------------------------------------------------------------------------------------------------ entering */

static void give_back(Search *s, int value, bool by_path) {
    s->value = value;
    s->by_path = by_path;
    s->stage = GIVE_BACK;
}

/* T13, M8: has the position stood before? Once on the path is enough, since what could be done then can be done now; of
 * the match's past it must be the last of three. */
static bool is_repetition(const Search *s, uint64_t key) {
    enum { OCCURRENCES_BEFORE = 2 };
    int seen = 0;
    for (int back = 2; back <= s->pos.quiet; back += 2) {
        int ply = s->ply - back;
        if (ply >= 0 && s->frames[ply].key == key)
            return true;
        int past = s->past.count + ply;
        if (ply < 0 && past < 0)
            return false;
        if (ply < 0 && s->past.keys[past] == key && ++seen == OCCURRENCES_BEFORE)
            return true;
    }
    return false;
}

/* The static value; at lower levels as somebody sees it who does not look closely, but always in the same way. */
static int static_value(const Search *s, uint64_t key) {
    int value = GAME(eval)(&s->pos);
    if (s->limits.blur == 0)
        return value;
    uint64_t random = bits_mix(key ^ bits_mix(s->limits.seed + 1));
    return value + (int)(random % (unsigned)(2 * s->limits.blur + 1)) - s->limits.blur;
}

/* The table's word on this node: true if it ends the search here; else *hash_move may be set. On the principal
 * variation only the move is used, so that the variation is whole. */
static bool ask_table(Search *s, const Frame *f, Move *hash_move) {
    const TTEntry *entry = tt_probe(s->tt, f->key);
    if (entry == NULL)
        return false;
    *hash_move = entry->move;
    if (f->beta - f->alpha > 1 || entry->depth < f->depth || s->pos.quiet + entry->depth >= GAME_QUIET_LIMIT)
        return false;
    int score = score_from_table(entry->score, s->ply);
    Bound bound = tt_bound(entry);
    if (bound == BOUND_EXACT || (bound == BOUND_LOWER && score >= f->beta) ||
        (bound == BOUND_UPPER && score <= f->alpha)) {
        give_back(s, score, false);
        return true;
    }
    return false;
}

static bool is_quiet(int order) {
    return order <= ORDER_KILLER;
}

static int order_of(const Search *s, const Frame *f, Move move, Move hash_move) {
    if (move == hash_move)
        return ORDER_HASH;
    int order = GAME(order)(&s->pos, move);
    if (order >= ORDER_KILLER)
        return order;
    if (move == f->killers[0] || move == f->killers[1])
        return ORDER_KILLER;
    return order + s->history[s->pos.side][move & (GAME_HISTORY - 1)];
}

static void start_moves(Search *s, Frame *f, Move hash_move) {
    for (int i = 0; i < f->count; i++)
        f->order[i] = order_of(s, f, f->moves[i], hash_move);
    f->next = 0;
    s->stage = NEXT;
}

/* Quiescence: the side to move may stand still and take the static value, unless all its legal moves are attacks (T9). */
static void enter_quiescence(Search *s, Frame *f) {
    Move hash_move = MOVE_NONE;
    bool forced = false;
    f->count = GAME(generate_noisy)(&s->pos, f->moves, &forced);
    if (!forced) {
        f->best = static_value(s, f->key);
        if (f->best > f->alpha)
            f->alpha = f->best;
        if (f->alpha >= f->beta || f->count == 0 || f->depth <= -GAME_QUIESCENCE) {
            give_back(s, f->best, false);
            return;
        }
    }
    if (ask_table(s, f, &hash_move))
        return;
    start_moves(s, f, hash_move);
}

/* Near the leaves, a position that looks much better than the other side will allow is left at that. */
static bool is_good_enough(const Search *s, const Frame *f) {
    enum { MOST_DEPTH = 3 };
    bool may_be = !s->whole && f->depth <= MOST_DEPTH && f->beta - f->alpha == 1;
    if (!may_be || f->beta <= -SCORE_DECIDED || f->beta >= SCORE_DECIDED || GAME(must_take)(f->moves[0]))
        return false;
    return static_value(s, f->key) - GAME_MARGIN * f->depth >= f->beta;
}

static void enter_inner(Search *s, Frame *f) {
    Move hash_move = MOVE_NONE;
    if (s->pos.quiet < GAME_QUIET_LIMIT && ask_table(s, f, &hash_move))
        return;
    f->count = GAME(generate)(&s->pos, f->moves);
    if (f->count == 0)
        give_back(s, -(SCORE_WIN - s->ply), false);
    else if (s->pos.quiet >= GAME_QUIET_LIMIT)
        give_back(s, SCORE_DRAW, true);
    else if (is_good_enough(s, f))
        give_back(s, f->beta, false);
    else
        start_moves(s, f, hash_move);
}

/* What the endgame tables decide, as a score from here, or SCORE_INFINITE. What the draw by quiet plies would come before is left
 * to the search. In a drawn game only what is lost is asked for: the search looks for the draw that is hardest to hold. */
static int known_score(const Search *s, const Frame *f) {
    if (s->limits.endgames == NULL || (f->depth <= 0 && s->ply > 1))
        return SCORE_INFINITE;
    Known known = GAME(known)(&s->pos, s->limits.endgames, !s->holding);
    if (known.verdict == VERDICT_DRAW)
        return SCORE_DRAW;
    if (known.verdict == VERDICT_UNKNOWN || s->pos.quiet + known.plies > GAME_QUIET_LIMIT)
        return SCORE_INFINITE;
    int score = SCORE_WIN - s->ply - known.plies;
    return known.verdict == VERDICT_WIN ? score : -score;
}

static void enter(Search *s) {
    Frame *f = &s->frames[s->ply];
    int known;
    s->report.nodes++;
    s->pv_length[s->ply] = 0;
    f->key = GAME(search_key)(&s->pos);
    f->floor = f->alpha;
    f->best = -SCORE_INFINITE;
    f->best_move = MOVE_NONE;
    f->by_path = false;
    if (s->ply == 0)
        start_moves(s, f, s->report.depth > 0 ? f->moves[0] : MOVE_NONE);
    else if (GAME(is_lost)(&s->pos))
        give_back(s, -(SCORE_WIN - s->ply), false);
    else if (is_repetition(s, f->key))
        give_back(s, SCORE_DRAW, true);
    else if (s->ply == SEARCH_PLIES)
        give_back(s, static_value(s, f->key), false);
    else if ((known = known_score(s, f)) != SCORE_INFINITE)
        give_back(s, known, false);
    else if (f->depth <= 0 && s->pos.quiet < GAME_QUIET_LIMIT)
        enter_quiescence(s, f);
    else
        enter_inner(s, f);
}

/* --------------------------------------------------------------------------------------------------- trying moves */

/* Brings the most promising of the moves left to f->next. */
static Move pick_move(Frame *f) {
    int top = f->next;
    for (int i = f->next + 1; i < f->count; i++)
        if (f->order[i] > f->order[top])
            top = i;
    Move move = f->moves[top];
    int order = f->order[top];
    for (int i = top; i > f->next; i--) { /* the others keep their order, so equal moves are tried as they came */
        f->moves[i] = f->moves[i - 1];
        f->order[i] = f->order[i - 1];
    }
    f->moves[f->next] = move;
    f->order[f->next] = order;
    f->next++;
    return move;
}

/* What the move being searched counts more than its value: at the root by the habits of a level, else nothing. A person who
 * can close a mill, or keep the other from it, does so unless something clearly better is seen; and of moves that are
 * nearly equal, now this one is liked, now that one. */
static int bonus_of(const Search *s, const Frame *f) {
    if (s->ply > 0)
        return 0;
    int habit = s->limits.habit > 0 && GAME(is_obvious)(&s->pos, f->move) ? s->limits.habit : 0;
    return habit + (int)(bits_mix(s->limits.seed + 1 + ((uint64_t)f->move << 32)) % (unsigned)(s->limits.whim + 1));
}

/* A ply on which the side to move must attack (T9) does not count: what is forced is looked through, but not without end. */
static bool is_extended(const Search *s, const Frame *f) {
    return !s->whole && f->depth > 0 && s->ply > 0 && s->ply < 2 * s->depth && GAME(must_take)(f->moves[0]);
}

static void search_child(Search *s, Frame *f) {
    Frame *child = f + 1;
    int bonus = bonus_of(s, f);
    GAME(make)(&s->pos, f->move, &f->undo);
    child->alpha = bonus + (f->scout ? -f->alpha - 1 : -f->beta);
    child->beta = bonus - f->alpha;
    child->depth = f->depth - 1 + is_extended(s, f) - f->reduction;
    s->ply++;
    s->stage = ENTER;
}

/* Moves a history value towards the top or the bottom, the less the nearer it is. */
static void shift_history(int *history, int bonus) {
    *history += bonus - (int)((int64_t)*history * (bonus < 0 ? -bonus : bonus) / HISTORY_TOP);
}

/* Remembers a quiet move that refuted the other side's last one, and that those tried before it did not. */
static void reward(Search *s, Frame *f) {
    if (f->depth <= 0 || GAME(order)(&s->pos, f->best_move) >= ORDER_KILLER)
        return;
    if (f->killers[0] != f->best_move) {
        f->killers[1] = f->killers[0];
        f->killers[0] = f->best_move;
    }
    int *history = s->history[s->pos.side];
    int bonus = HISTORY_UNIT * (f->depth < 16 ? f->depth * f->depth : 256);
    shift_history(&history[f->best_move & (GAME_HISTORY - 1)], bonus);
    for (int i = 0; i < f->next - 1; i++)
        if (is_quiet(f->order[i]) && f->moves[i] != f->best_move)
            shift_history(&history[f->moves[i] & (GAME_HISTORY - 1)], -bonus);
}

static void close_node(Search *s, Frame *f) {
    if (f->alpha >= f->beta)
        reward(s, f);
    bool storable = s->ply > 0 && !f->by_path && s->pos.quiet + f->depth < GAME_QUIET_LIMIT;
    if (storable) {
        Bound bound = f->best >= f->beta ? BOUND_LOWER : f->best > f->floor ? BOUND_EXACT : BOUND_UPPER;
        tt_store(s->tt, f->key, f->best_move, score_to_table(f->best, s->ply), f->depth, bound);
    }
    give_back(s, f->best, f->by_path);
}

static bool is_on_variation(const Frame *f) {
    return f->beta - f->floor > 1;
}

static int log_of(int number) {
    return bits_highest((uint64_t)number);
}

/* Late quiet moves seldom are the best: they are searched less deep at first. */
static int reduction_of(const Search *s, const Frame *f) {
    enum { LEAST_DEPTH = 3, FIRST_LATE = 3 };
    int late = f->next - 1; /* number of the move, from 0 */
    if (s->whole || f->depth < LEAST_DEPTH || late < FIRST_LATE || !is_quiet(f->order[late]) || GAME(is_free)(&s->pos))
        return 0;
    int reduction = log_of(f->depth) * log_of(late) / GAME_REDUCTION - is_on_variation(f);
    return reduction < 0 ? 0 : reduction > f->depth - 2 ? f->depth - 2 : reduction;
}

/* Near the leaves, the quiet moves that come last are not looked at, unless all before them lose. */
static bool is_pruned(const Search *s, const Frame *f) {
    enum { FEWEST = 6, A_DEPTH = 3 };
    bool may_be = !s->whole && f->depth > 0 && f->depth <= GAME_PRUNED_DEPTH && f->best > -SCORE_DECIDED;
    return may_be && !is_on_variation(f) && !GAME(is_free)(&s->pos) &&
           f->next >= FEWEST + A_DEPTH * f->depth * f->depth;
}

static void next_move(Search *s) {
    Frame *f = &s->frames[s->ply];
    if (f->next == f->count || f->alpha >= f->beta) {
        close_node(s, f);
        return;
    }
    bool pruned = is_pruned(s, f);
    f->move = pick_move(f);
    if (pruned && is_quiet(f->order[f->next - 1])) { /* and so are all that follow */
        close_node(s, f);
        return;
    }
    f->scout = f->next > 1;
    f->reduction = reduction_of(s, f);
    search_child(s, f);
}

static void set_pv(Search *s, Move move) {
    Move *pv = s->pv[s->ply];
    const Move *rest = s->pv[s->ply + 1];
    int length = s->pv_length[s->ply + 1];
    pv[0] = move;
    for (int i = 0; i < length; i++)
        pv[i + 1] = rest[i];
    s->pv_length[s->ply] = length + 1;
}

static void save_line(const Search *s, SearchLine *line, int score) {
    line->score = s->holding ? SCORE_DRAW : score;
    line->depth = s->depth;
    line->length = s->pv_length[0] < SEARCH_PLIES ? s->pv_length[0] : SEARCH_PLIES;
    for (int i = 0; i < line->length; i++)
        line->moves[i] = s->pv[0][i];
}

/* A child has given back `value`, now from the view of the side to move at this node. */
static void take_value(Search *s, Frame *f, int value) {
    if (f->reduction > 0 && value > f->alpha) { /* better than thought: is it so at the full depth? */
        f->reduction = 0;
        search_child(s, f);
        return;
    }
    if (f->scout && value > f->alpha && value < f->beta) { /* better indeed: find out how much */
        f->scout = false;
        search_child(s, f);
        return;
    }
    s->stage = NEXT;
    if (value <= f->best)
        return;
    f->best = value;
    f->best_move = f->move;
    f->by_path = s->by_path;
    if (value <= f->alpha)
        return;
    f->alpha = value;
    set_pv(s, f->move);
    if (s->ply == 0) {
        save_line(s, &s->ready[s->line], value);
        bool alone = s->limits.lines == 1 || s->report.depth == 0; /* among several lines it could stand twice */
        if (s->line == 0 && alone)
            s->report.lines[0] = s->ready[0];
    }
}

/* ----------------------------------------------------------------------------------------------------- iterations */

/* Begins the search for the next best line: all root moves but those of the lines that are ready. */
static void begin_line(Search *s) {
    Frame *root = &s->frames[0];
    root->count = 0;
    for (int i = 0; i < s->root_count; i++) {
        bool taken = false;
        for (int line = 0; line < s->line; line++)
            taken |= s->ready[line].moves[0] == s->root_moves[i];
        if (!taken)
            root->moves[root->count++] = s->root_moves[i];
    }
    root->alpha = -SCORE_INFINITE;
    root->beta = SCORE_INFINITE;
    root->depth = s->depth;
    s->ply = 0;
    s->stage = ENTER;
}

/* Moves the first moves of the lines to the front of the root moves, so that the next iteration tries them first. */
static void lead_with_lines(Search *s) {
    for (int line = s->report.line_count - 1; line >= 0; line--) {
        Move move = s->report.lines[line].moves[0];
        int at = 0;
        while (s->root_moves[at] != move)
            at++;
        for (; at > 0; at--)
            s->root_moves[at] = s->root_moves[at - 1];
        s->root_moves[0] = move;
    }
}

static void stop(Search *s, StopReason reason) {
    s->report.stop = reason;
    s->stage = OVER;
}

static bool all_decided(const SearchReport *report) {
    for (int i = 0; i < report->line_count; i++) {
        int plies = score_plies(report->lines[i].score);
        if (plies < 0 || plies > report->depth)
            return false;
    }
    return true;
}

/* Whether the next iteration is to search every move to the full depth. */
static bool is_whole(const Search *s) {
    return s->limits.whole || (s->report.line_count > 0 && score_plies(s->report.lines[0].score) >= 0);
}

static void end_iteration(Search *s) {
    for (int i = 0; i < s->line; i++) { /* insertion sort, best first */
        int at = i;
        for (; at > 0 && s->report.lines[at - 1].score < s->ready[i].score; at--)
            s->report.lines[at] = s->report.lines[at - 1];
        s->report.lines[at] = s->ready[i];
    }
    s->report.line_count = s->line;
    s->report.depth = s->depth;
    lead_with_lines(s);
    if (all_decided(&s->report) && s->whole)
        stop(s, STOP_DECIDED);
    else if (s->depth >= s->limits.depth)
        stop(s, STOP_DEPTH);
    else {
        s->depth++;
        s->line = 0;
        s->whole = is_whole(s);
        begin_line(s);
    }
}

static void end_line(Search *s) {
    s->line++;
    if (s->line < s->limits.lines && s->line < s->root_count)
        begin_line(s);
    else
        end_iteration(s);
}

static void return_to_parent(Search *s) {
    if (s->ply == 0) {
        end_line(s);
        return;
    }
    s->ply--;
    Frame *f = &s->frames[s->ply];
    GAME(unmake)(&s->pos, f->move, &f->undo);
    take_value(s, f, score_plies(s->value) >= 0 ? -s->value : bonus_of(s, f) - s->value);
}

/* ------------------------------------------------------------------------------------------------------- driving */

static bool step(void *search, uint64_t nodes) {
    Search *s = search;
    uint64_t end = nodes < s->limits.nodes - s->report.nodes ? s->report.nodes + nodes : s->limits.nodes;
    int depth = s->report.depth;
    while (s->stage != OVER && s->report.depth == depth) {
        switch (s->stage) {
        case ENTER:
            if (s->report.nodes == s->limits.nodes)
                stop(s, STOP_NODES);
            else if (s->report.nodes == end)
                return false;
            else
                enter(s);
            break;
        case NEXT:
            next_move(s);
            break;
        case GIVE_BACK:
            return_to_parent(s);
            break;
        case OVER:
            break;
        }
    }
    return s->stage == OVER;
}

/* The root moves in an order that the seed chooses: of equal moves the first one found is played. */
static void shuffle(Move *moves, int count, uint32_t seed) {
    uint64_t state = seed;
    for (int i = count - 1; i > 0; i--) {
        state += 0x9e3779b97f4a7c15u;
        int j = (int)(bits_mix(state) % (uint64_t)(i + 1));
        Move move = moves[i];
        moves[i] = moves[j];
        moves[j] = move;
    }
}

/* What a root move is known to be worth, or SCORE_INFINITE. */
static int known_move_score(Search *s, Move move) {
    GameUndo undo;
    GAME(make)(&s->pos, move, &undo);
    s->ply = 1;
    int score;
    if (GAME(is_lost)(&s->pos))
        score = 1 - SCORE_WIN;
    else if (is_repetition(s, GAME(search_key)(&s->pos)))
        score = SCORE_DRAW;
    else
        score = known_score(s, &s->frames[1]);
    s->ply = 0;
    GAME(unmake)(&s->pos, move, &undo);
    return score == SCORE_INFINITE ? score : -score;
}

/* Where the endgame tables know all root moves, one iteration tells their values, to which a level's habits add nothing; where one
 * line is asked for, only the best moves are left, and of draws the search chooses. */
static void use_endgames(Search *s) {
    Move best_moves[GAME_MOVES];
    int best = -SCORE_INFINITE, kept = 0;
    for (int i = 0; i < s->root_count; i++) {
        int score = s->limits.endgames == NULL ? SCORE_INFINITE : known_move_score(s, s->root_moves[i]);
        if (score == SCORE_INFINITE)
            return;
        if (score > best)
            kept = 0;
        if (score >= best)
            best_moves[kept++] = s->root_moves[i];
        best = score > best ? score : best;
    }
    s->limits.habit = s->limits.whim = 0;
    s->holding = best == SCORE_DRAW && s->limits.lines == 1;
    if (!s->holding)
        s->limits.depth = 1;
    if (s->limits.lines == 1) {
        memcpy(s->root_moves, best_moves, (size_t)kept * sizeof *best_moves);
        s->root_count = kept;
    }
}

static void begin(void *search, const void *pos, const Past *past, const Limits *limits, TT *tt) {
    Search *s = search;
    assert(limits->depth >= 1 && limits->depth <= SEARCH_DEPTH && limits->nodes >= 1);
    assert(limits->lines >= 1 && limits->lines <= SEARCH_LINES);
    memset(s, 0, sizeof *s);
    s->limits = *limits;
    s->tt = tt;
    s->past = *past;
    s->pos = *(const GamePos *)pos;
    s->depth = 1;
    s->whole = limits->whole;
    tt_new_search(tt);
    bool drawn = s->pos.quiet >= GAME_QUIET_LIMIT || is_repetition(s, GAME(search_key)(&s->pos));
    s->root_count = drawn ? 0 : GAME(generate)(&s->pos, s->root_moves);
    if (s->root_count == 0) {
        stop(s, STOP_NO_MOVE);
        return;
    }
    shuffle(s->root_moves, s->root_count, limits->seed);
    use_endgames(s);
    s->report.line_count = 1; /* until a first iteration knows better, any legal move is an answer */
    s->report.lines[0] = (SearchLine){.length = 1, .moves = {s->root_moves[0]}};
    begin_line(s);
}
