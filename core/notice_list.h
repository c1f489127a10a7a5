/* Everything that the core has to say, one row each: NOTICE(code, rule, English sentence).
 *
 * The rule is the id in the rules, or "" for faults of texts and options. In the sentence, {0} is the first argument as
 * it stands, {0s} a side with a capital, {0p} the name of a part of a text, {0l} a list (its items are separated by
 * spaces), {0n} a list's number of items, and {0?is|are} a choice: the first form for a list of one or the number 1,
 * the second for more. The page has its own sentence for each code in each language. */

/* Tower: why a move is not legal */
NOTICE(T4_EMPTY, "T4", "There is no unit on field {0}")
NOTICE(T4_ENEMY, "T4", "The unit on field {0} belongs to {1s}")
NOTICE(T6_SAME, "T6", "The unit on field {0} must leave its field")
NOTICE(T6_LINE, "T6", "Fields {0} and {1} do not lie on a straight line")
NOTICE(T6_RANGE, "T6", "The unit on field {0} goes at most {1} {1?field|fields} far, and field {2} is {3} fields away")
NOTICE(T6_BLOCKED, "T6", "The way from field {0} to field {1} is blocked by the unit on field {2}")
NOTICE(T6_SIGN_EMPTY, "T6", "Field {0} is empty: this move is written {1}")
NOTICE(T6_SIGN_OWN, "T6", "Field {0} holds a unit of one's own side: this move is written {1}")
NOTICE(T6_SIGN_ENEMY, "T6", "Field {0} holds an enemy unit: this move is written {1}")
NOTICE(T10_NONE, "T10", "The unit on field {0} is of one's own side, and these rules know no stacking")
NOTICE(T9_MUST_ATTACK, "T9", "{0s} must attack; {1l} {1?is|are} possible")
NOTICE(T7_TOO_WEAK, "T7", "The unit on field {0} has strength {1}, not more than the {2} of the unit on field {3}")

/* Tower: how a game ends */
NOTICE(T12_NO_UNIT, "T12", "{0s} has no unit left")
NOTICE(T12_NO_MOVE, "T12", "{0s} has no legal move")
NOTICE(T13_REPETITION, "T13", "The same position has stood {0} times with the same side to move")
NOTICE(T13_QUIET, "T13", "{0} plies in a row were quiet moves")

/* Mill: why a move is not legal */
NOTICE(M2_OCCUPIED, "M2", "Point {0} is not empty")
NOTICE(M2_MUST_PLACE, "M2", "{0s} still has {1} {1?man|men} in hand and must place one")
NOTICE(M2_NO_HAND, "M2", "{0s} has no man in hand to place on {1}")
NOTICE(M5_NO_MAN, "M5", "No man of {0s} stands on {1}")
NOTICE(M5_OCCUPIED, "M5", "Point {0} is not empty")
NOTICE(M5_FAR, "M5", "Points {0} and {1} are not neighbours on a line")
NOTICE(M6_NO_MAN, "M6", "No man of {0s} stands on {1}")
NOTICE(M6_OCCUPIED, "M6", "Point {0} is not empty, and a man flies to an empty one")
NOTICE(M3_MUST_REMOVE, "M3", "The move closes a mill and must remove an enemy man")
NOTICE(M3_NO_MILL, "M3", "The move closes no mill and removes nothing")
NOTICE(M3_ONE_ONLY, "M3", "The move closes one mill and removes one man only")
NOTICE(M3_NO_TARGET, "M3", "No man of {0s} stands on {1}")
NOTICE(M4_MUST_REMOVE_TWO, "M4", "The move closes two mills and must remove two enemy men")
NOTICE(M4_SAME_MAN, "M4", "The man on {0} cannot be removed twice")
NOTICE(M9_USED, "M9", "{0s} has used up {1l} before: closing {1?it|them} again removes nothing")
NOTICE(M10_PROTECTED, "M10", "The man on {0} stands in a mill and is protected while {1s} has others")
NOTICE(M10_ONE_ONLY, "M10", "Two mills at once remove one man only under these rules")

/* Mill: how a game ends */
NOTICE(M7_TOO_FEW, "M7", "{0s} has fewer than {1} men left")
NOTICE(M7_NO_MOVE, "M7", "{0s} cannot move")
NOTICE(M8_REPETITION, "M8", "The same position has stood {0} times with the same side to move")
NOTICE(M8_QUIET, "M8", "{0} plies in a row placed and removed no man")

/* Faults of texts; each has its place in the text */
NOTICE(TEXT_EMPTY, "", "The text is empty")
NOTICE(TEXT_EXPECTED, "", "{0p} should stand here")
NOTICE(TEXT_EXTRA, "", "Nothing should follow here")
NOTICE(TEXT_LEADING_ZERO, "", "A number is written without a zero in front")
NOTICE(TEXT_RANGE, "", "{0p} is a number from {1} to {2}, not {3}")
NOTICE(TEXT_NO_FIELD, "", "There is no field {0}; fields are 1 to {1}")
NOTICE(TEXT_FIELD_TWICE, "", "Field {0} stands twice")
NOTICE(TEXT_RUN_BACKWARDS, "", "The run {0}-{1} goes backwards")
NOTICE(TEXT_NO_POINT, "", "There is no point {0}")
NOTICE(TEXT_POINT_TWICE, "", "Point {0} stands twice")
NOTICE(TEXT_NO_LINE, "", "There is no line {0}")
NOTICE(TEXT_LINE_TWICE, "", "Line {0} stands twice")
NOTICE(TEXT_TOO_MANY_MEN, "", "{0s} has {1} men, more than {2}")
NOTICE(TEXT_USED_IN_EASY, "", "Used lines belong to the hard game only (rebuild=hard)")

/* Faults of requests */
NOTICE(GAME_UNKNOWN, "", "There is no game {0}; the games are tower and mill")
NOTICE(OPTION_UNKNOWN, "", "The game {1} has no rule option {0}")
NOTICE(OPTION_VALUE, "", "The rule option {0} is one of {2l}, not {1}")
NOTICE(OPTION_TWICE, "", "The rule option {0} stands twice")
NOTICE(MOVE_IN_LIST, "", "Move {0} of the list, {1}, does not fit: {2}")
NOTICE(PLY_RANGE, "", "The match has {1} plies, so there is no ply {0}")
NOTICE(LIMIT_MISSING, "", "A search needs a limit of depth, nodes or level")
NOTICE(LIMIT_RANGE, "", "{0} is a number from {1} to {2}")
NOTICE(LIMIT_NODES, "", "The number of nodes is 1 or more")
NOTICE(RECORD_TAG, "", "A tag is written as [Name \"value\"]")
NOTICE(RECORD_NO_GAME, "", "The record has no Game tag, tower or mill")
NOTICE(RECORD_OPEN, "", "A {0} is opened and never closed")
NOTICE(RECORD_RESULT, "", "The record says {0}, but after its moves the game stands {1}")
NOTICE(TABLES_DAMAGED, "", "The endgame tables are damaged")
NOTICE(NO_MEMORY, "", "There is not enough memory")
