// @ts-check
// English. The format of the messages is told in ../words.js.

/** @type {import('../words.js').Words} */
export default {
  ui: {
    'title': 'Tower Mill',

    // Games
    'game.tower': 'Tower',
    'game.mill': 'Mill',
    'game.tower.about': 'Build columns, use the colours of the fields and take the enemy captive.',
    'game.mill.about': 'Bring three men into a row and take a man of your opponent.',
    'game.play': 'Play {game:game}',
    'game.choose': 'Choose a game',

    // Players
    'side.white': 'White',
    'side.black': 'Black',
    'player.person': 'Person',
    'player.computerLevel': 'Computer, level {level}',
    'level.about': 'From {lowest} (easy) to {highest} (strong).',

    // Buttons
    'new': 'New game',
    'new.confirm': 'End this game and begin a new one?',
    'start': 'Start the game',
    'undo': 'Undo',
    'redo': 'Redo',
    'flip': 'Flip the board',
    'hint': 'Hint',
    'moveNow': 'Move now',
    'done': 'Done',
    'cancel': 'Cancel',
    'close': 'Close',

    // Moves
    'moves': 'Moves',
    'moves.none': 'No move yet',
    'moves.first': 'To the start',
    'moves.previous': 'One move back',
    'moves.next': 'One move forward',
    'moves.last': 'To the last move',
    'moves.number': 'Move {number}',
    'moves.past': 'Looking through the game',
    'move.type': 'Type a move',
    'move.example': 'for example {move}',
    'move.hint': 'Hint: {move}',

    // Settings
    'settings': 'Settings',
    'language': 'Language',
    'theme': 'Colours of the page',
    'theme.system': 'As the device',
    'theme.light': 'Light',
    'theme.dark': 'Dark',
    'theme.board': 'Colours of the boards',
    'theme.board.about':
      'With high contrast, fields and men differ in lightness and pattern: no colour has to be told from another.',
    'theme.board.wood': 'Wood',
    'theme.board.contrast': 'High contrast',
    'coordinates': 'Names of the fields',
    'animation': 'Show moves in motion',
    'turnBoard': 'Turn the board to the player to move',

    // Rules and their options
    'rules': 'Rules',
    'rules.inForce': 'Rules in force',
    'rules.usual': 'The usual rules',
    'no': 'No',
    'option.centre': 'Colour of the centre',
    'option.centre.about':
      'The centre field takes this colour, and all others change with it; a unit is strongest on red.',
    'option.centre.red': 'Red',
    'option.centre.black': 'Black',
    'option.centre.white': 'White',
    'option.stacking': 'Moving onto one’s own units',
    'option.stacking.about':
      'Says whether a unit may climb onto a unit of its own side, and whether that may replace a compulsory attack.',
    'option.stacking.quiet': 'Allowed, but no attack',
    'option.stacking.attack': 'Counts as an attack',
    'option.stacking.none': 'Not allowed',
    'option.rebuild': 'Closing a mill again',
    'option.rebuild.about':
      'In the hard game, a line on which a side has closed a mill never lets that side take a man again.',
    'option.rebuild.easy': 'Easy: counts every time',
    'option.rebuild.hard': 'Hard: counts once',
    'option.remove': 'Taking a man',
    'option.remove.about': 'Says whether the player who closes a mill has to take a man or may leave it.',
    'option.remove.must': 'Compulsory',
    'option.remove.may': 'Optional',
    'option.protect': 'Men in mills',
    'option.protect.about': 'A protected man may be taken only if all men of its side stand in mills.',
    'option.protect.true': 'Protected',
    'option.protect.false': 'Not protected',
    'option.double': 'Two mills at once',
    'option.double.about': 'Says how many men are taken when one move closes two mills.',
    'option.double.true': 'Take two men',
    'option.double.false': 'Take one man',
    'preset': 'Set of rules',
    'preset.sheet': 'Original',
    'preset.sheet.about': 'Any man may be taken, even out of a mill, and two mills at once take two men.',
    'preset.international': 'International',
    'preset.international.about': 'Men in mills are protected, and two mills at once take one man.',
    'preset.own': 'Own choice',

    // Status line
    'status.tower.move': '{side:Side} to move',
    'status.tower.attack': '{side:Side} must attack',
    'status.mill.place': '{side:Side}: place a man ({hand} in hand)',
    'status.mill.slide': '{side:Side}: move a man',
    'status.mill.fly': '{side:Side}: {fly} {fly|man|men} left, fly to any empty point',
    'status.mill.takeOne': '{side:Side} closed a mill: take a {enemy:man} man',
    'status.mill.takeTwo': '{side:Side} closed two mills: take two {enemy:man} men',
    'status.mill.takeOther': '{side:Side}: take another {enemy:man} man',
    'status.mill.takeNone': 'To take none, press “Done”.',
    'status.mill.takeNoMore': 'To take no more, press “Done”.',
    'status.choose': 'Choose where it goes.',
    'status.attackersMarked': 'The units that may attack are marked.',
    'status.thinking': '{side:Side} is thinking…',
    'result.white': 'White has won',
    'result.black': 'Black has won',
    'result.draw': 'Draw',
    'result.reason': '{result}. {reason}.',

    // Counts beside the board
    'count.tower.men': '{count} {count|man|men} on the board',
    'count.tower.units': '{count} {count|unit|units}',
    'count.tower.captive': '{count} captive',
    'count.tower.lost': '{count} lost',
    'count.mill.board': '{count} {count|man|men} on the board',
    'count.mill.hand': '{count} {count|man|men} in hand',
    'count.mill.lost': '{count} lost',

    // Fields and units
    'field.empty': 'Field {field} ({colour:hue}): empty',
    'unit.single': 'One {men:man} man on field {field} ({colour:hue}); strength {strength}, reach {range}',
    'unit.column': 'Column of {height} on field {field} ({colour:hue}): {men:man}; strength {strength}, reach {range}',
    'attack.destroyed': 'strength {A} against {D}: destroyed',
    'attack.captured': 'strength {A} against {D}: captured',
    'attack.freed': 'frees {count} {count|man|men}',
    'point.empty': '{point}: empty',
    'point.man': '{point}: {side:man} man',
    'point.mill': '{point}: {side:man} man in a mill',
    'line.used': '{side:Side} has used up line {line}',

    // Marks of a field, spoken after its name
    'mark.selected': 'selected',
    'mark.target': 'can be reached',
    'mark.attacker': 'may attack',
    'mark.removable': 'can be taken',
    'mark.last': 'last move',
    'mark.hint': 'hint',

    // The last move, spoken
    'spoken.tower.quiet': '{side:Side} moved from {from} to {to}.',
    'spoken.tower.stack': '{side:Side} moved from {from} onto its own unit on {to}.',
    'spoken.tower.destroyed':
      '{side:Side} attacked from {from} and destroyed the unit on {to}: {count} {count|man leaves|men leave} the ' +
      'game.',
    'spoken.tower.captured': '{side:Side} attacked from {from} and captured the unit on {to}: {men:man}.',
    'spoken.tower.freed': '{count} {count|man was|men were} freed.',
    'spoken.mill.place': '{side:Side} placed a man on {to}.',
    'spoken.mill.slide': '{side:Side} moved from {from} to {to}.',
    'spoken.mill.fly': '{side:Side} flew from {from} to {to}.',
    'spoken.mill.closed': '{lines|A mill is|Two mills are} closed.',
    'spoken.mill.spent':
      '{lines|Line|Lines} {lines:list} {lines|was|were} used up before and {lines|takes|take} nothing.',
    'spoken.mill.removed': '{side:Side} took the {points|man|men} on {points:list}.',

    // The boards and what can go wrong
    'board.tower': 'Board of Tower',
    'board.mill': 'Board of Mill',
    'board.keys': 'The arrow keys go from field to field, Enter chooses, Escape lets go.',
    'men.white': 'White’s men',
    'men.black': 'Black’s men',
    'notice.place': '{sentence} (at character {place})',
    'list.more': '{count} more',
    'trouble.noWorker': 'In this browser the computer thinks on the page itself and may take longer.',
    'trouble.noModule': 'The game could not be started. {reason}',
    'trouble.noStore': 'This browser does not let the page save; the game lasts until you leave.',

    // More of the page
    'home.lead': 'Two board games: against the computer or a friend',
    'player.computerShort': 'Computer {level}',
    'home.choose': 'Options…',
    'home.continue': 'Continue {game:game}',
    'home.note': 'You play White, and the computer answers. Players, level and rules can be changed.',
    'moves.live': 'Back to the game',
    'moves.resume': 'Play on from here',
    'move.play': 'Play',
    'tools': 'Undo, moves and board',
    'unit': 'Chosen unit',
    'men': 'Men on the board',
    'again': 'Play again',
    'pause': 'Pause',
    'continue': 'Continue',
    'status.paused': 'Paused: {side:side} to move',
    'shortcuts': 'Keyboard shortcuts',
    'keys.walk': 'From field to field on the board',
    'keys.slant': 'In Tower, along the lines that rise to the left',
    'keys.choose': 'Choose the field',
    'keys.cancel': 'Let go of what is chosen',
    'new.ends': 'The game in progress ends when a new one starts.',
    'offline': 'Keep for use offline',
    'offline.not': 'Works only with a network connection.',
    'offline.wait': 'Being loaded for use offline…',
    'offline.ready': 'Ready for use offline.',
    'offline.failed': 'Could not be loaded for use offline. The next visit will try again.',
    'update': 'A new version is there.',
    'update.reload': 'Reload',
    'file.better': 'Instead of this page, open the file that has the whole game in it:',
    'trouble.time': 'The computer’s time was up: it played the best move found so far.',
    'trouble.noFile': 'The file {name} did not arrive.',
    'trouble.damaged': 'The saved game could not be read and was set aside.',

    // The menu, and what it leads to
    'analyse': 'Analyse',
    'more': 'More',
    'teachers': 'For teachers',
    'threat': 'Show the threat',
    'draw': 'Offer a draw',
    'resign': 'Resign',
    'swap': 'New game with sides swapped',
    'save': 'Save this game…',
    'games': 'My games',
    'edit': 'Edit the position…',
    'share': 'Share…',
    'embed': 'Embed in a page…',
    'open': 'Open a record…',
    'resign.ask': '{side:Side} gives up, and {other:side} wins.',
    'draw.ask': '{side:Side} offers a draw. {other:Side}, do you accept?',
    'draw.accept': 'Accept',
    'draw.decline': 'Decline',
    'end.resigned': '{side:Side} resigned',
    'end.agreed': 'Both sides agreed on a draw',
    'end.time': '{side:Side} ran out of time',
    'end.stated': 'As the record says',
    'save.name': 'Name',
    'save.yes': 'Save',
    'save.kept': 'Saved: {name}',
    'games.none': 'No game has been saved yet.',
    'games.note': 'A game that you open replaces the one in progress, which is kept.',
    'rename': 'Rename',
    'delete': 'Delete',
    'delete.ask': 'Delete the game “{name}”?',

    // Hints and threats: the reasons follow a dash and stand one after the other
    'hint.searching': 'Searching…',
    'hint.only': 'the only move',
    'hint.wins': 'wins the game',
    'hint.column': 'column of {height}, strength {strength}',
    'hint.field': '{colour:hue} field, strength {strength}',
    'hint.closes': '{lines|closes a mill|closes two mills}',
    'hint.takes': 'takes {points:list}',
    'hint.stops': 'keeps {side:side} from closing a mill',
    'hint.prepares': 'prepares a mill',
    'threat.move': '{side:Side} threatens {move}',
    'threat.none': '{side:Side} threatens nothing at the moment.',
    'nearMills': 'Mark mills about to close',
    'mark.threat': 'threat',
    'mark.near': '{side:side} could close a mill here',
    'sound': 'Sound',

    // The clock
    'clock': 'Clock',
    'clock.choice': '{minutes} min + {increment} s a move',
    'clock.about': 'It starts after the first move, and stands still while the page is hidden or a dialog is open.',

    // Analysis and review
    'analysis': 'Analysis',
    'analysis.stop': 'Stop',
    'analysis.go': 'Think',
    'analysis.lines': 'Lines',
    'analysis.depth': '{text}, depth {depth}',
    'endgame.known': 'Known from the endgame table, not estimated: {text}.',
    'endgame.win': '{side:Side} wins in {plies} {plies|ply|plies}',
    'endgame.draw': 'a draw with best play',
    'endgame.limit': 'What is marked ? may come too late: in {left} {left|ply|plies} the game is drawn unless a man is taken first.',
    'endgame.win.letter': 'W',
    'endgame.draw.letter': 'D',
    'endgame.loss.letter': 'L',
    'endgame.legend': 'W, D and L: the side to move wins, draws or loses. The number: plies to the end.',
    'endgame.play': 'Play it out perfectly',
    'endgame.stop': 'Stop playing it out',
    'rejoin': 'To the game’s moves',
    'evaluation': 'Evaluation',
    'evaluation.none': 'Not evaluated',
    'score.even': 'About even',
    'score.better': '{side:Side} is better',
    'score.muchBetter': '{side:Side} is much better',
    'score.win': '{side:Side} wins in {count} {count|move|moves}',
    'review.start': 'Review the game',
    'review.searching': 'Position {done} of {count}…',
    'review.graph': 'Course of the game',
    'review.count': 'Marked moves: {count}',
    'review.better':
      '{judgement:Judgement}: the winning chances of {side:side} fell from {before} to {after} %; {move} was better.',
    'judgement': '{judgement:judgement}',
    'previousMistake': '← Mistake',
    'nextMistake': 'Mistake →',
    'retry': 'Try again from here',

    // Setting up, handing on, opening
    'edit.title': 'Set up a position',
    'edit.tool': 'Tool',
    'edit.white': 'White',
    'edit.black': 'Black',
    'edit.erase': 'Remove',
    'edit.usedWhite': 'White’s used line',
    'edit.usedBlack': 'Black’s used line',
    'edit.about.tower': 'A man goes on top of what stands there. What is dragged moves whole.',
    'edit.about.mill': 'Men can be dragged, too. Two points tell which line is used up.',
    'edit.side': 'To move',
    'edit.hand': '{side:Side}: men in hand',
    'edit.start': 'Start',
    'edit.clear': 'Empty board',
    'edit.text': 'The position as text',
    'edit.moves': '{count} legal {count|move|moves}',
    'share.title': 'Share',
    'share.link': 'Link',
    'share.position': 'Position',
    'share.record': 'Game record',
    'share.picture': 'Picture of the board',
    'share.copy': 'Copy',
    'share.copied': 'Copied.',
    'share.selected': 'The text is selected: copy it with Ctrl+C.',
    'open.title': 'Open a game',
    'open.text': 'Game record or link',
    'open.do': 'Open',
    'open.file': 'Choose a file',
    'open.neither': 'This is neither a game record nor a link to a game.',
    'open.binary': 'This is not a text.',
    'open.long': 'The text is too long: it may have {most} {most|character|characters}.',
  },

  notice: {
    T4_EMPTY: 'There is no unit on field {0}',
    T4_ENEMY: 'The unit on field {0} belongs to {1:side}',
    T6_SAME: 'The unit on field {0} must leave its field',
    T6_LINE: 'Fields {0} and {1} do not lie on a straight line',
    T6_RANGE: 'The unit on field {0} goes at most {1} {1|field|fields} far, and field {2} is {3} {3|field|fields} away',
    T6_BLOCKED: 'The way from field {0} to field {1} is blocked by the unit on field {2}',
    T6_SIGN_EMPTY: 'Field {0} is empty: this move is written {1}',
    T6_SIGN_OWN: 'Field {0} holds a unit of the same side: this move is written {1}',
    T6_SIGN_ENEMY: 'Field {0} holds an enemy unit: this move is written {1}',
    T10_NONE: 'The unit on field {0} is of the same side, and under these rules units do not climb onto their own',
    T9_MUST_ATTACK: '{0:Side} must attack; {1:list} {1|is|are} possible',
    T7_TOO_WEAK: 'The unit on field {0} is too weak: its strength is {1}, and the unit on field {3} has {2}',

    T12_NO_UNIT: '{0:Side} has no unit left',
    T12_NO_MOVE: '{0:Side} cannot move',
    T13_REPETITION: 'Repetition: the same position came up {0} {0|time|times} with the same side to move',
    T13_QUIET: '{0} {0|move|moves} in a row, counting both sides, {0|was a quiet one|were quiet ones}',

    M2_OCCUPIED: 'Point {0} is not empty',
    M2_MUST_PLACE: '{0:Side} still has {1} {1|man|men} in hand and must place one',
    M2_NO_HAND: '{0:Side} has no man in hand to place on {1}',
    M5_NO_MAN: 'No man of {0:side} stands on {1}',
    M5_OCCUPIED: 'Point {0} is not empty',
    M5_FAR: 'Points {0} and {1} are not neighbours on a line',
    M6_NO_MAN: 'No man of {0:side} stands on {1}',
    M6_OCCUPIED: 'Point {0} is not empty, and a man can only fly to an empty one',
    M3_MUST_REMOVE: 'This move closes a mill, so an enemy man must be taken',
    M3_NO_MILL: 'This move closes no mill, so no man may be taken',
    M3_ONE_ONLY: 'This move closes one mill, so only one man may be taken',
    M3_NO_TARGET: 'No man of {0:side} stands on {1}',
    M4_MUST_REMOVE_TWO: 'This move closes two mills, so two enemy men must be taken',
    M4_SAME_MAN: 'The man on {0} cannot be taken twice',
    M9_USED: '{0:Side} has used up the {1|line|lines} {1:list} before: a mill closed there again takes nothing',
    M10_PROTECTED: 'The man on {0} stands in a mill and is protected while {1:side} has others',
    M10_ONE_ONLY: 'Under these rules, two mills at once take only one man',

    M7_TOO_FEW: '{0:Side} has fewer than {1} {1|man|men} left',
    M7_NO_MOVE: '{0:Side} cannot move',
    M8_REPETITION: 'Repetition: the same position came up {0} {0|time|times} with the same side to move',
    M8_QUIET: 'No man was placed or taken in {0} {0|move|moves} in a row, counting both sides',

    TEXT_EMPTY: 'The text is empty',
    TEXT_EXPECTED: 'Expected here: {0:text}',
    TEXT_EXTRA: 'Nothing should follow here',
    TEXT_LEADING_ZERO: 'A number is written without zeros in front',
    TEXT_RANGE: '{0:Text}: a number from {1} to {2} is needed, not {3}',
    TEXT_NO_FIELD: 'There is no field {0}; fields are 1 to {1}',
    TEXT_FIELD_TWICE: 'Field {0} is given twice',
    TEXT_RUN_BACKWARDS: 'The run of fields {0}-{1} goes backwards',
    TEXT_NO_POINT: 'There is no point {0}',
    TEXT_POINT_TWICE: 'Point {0} is given twice',
    TEXT_NO_LINE: 'There is no line {0}',
    TEXT_LINE_TWICE: 'Line {0} is given twice',
    TEXT_TOO_MANY_MEN: '{0:Side} has {1} {1|man|men}, but there are only {2}',
    TEXT_USED_IN_EASY: 'Only the hard game (rebuild=hard) has used lines',

    GAME_UNKNOWN: 'There is no game “{0}”; the games are tower and mill',
    OPTION_UNKNOWN: '{1:Game} has no rule option “{0}”',
    OPTION_VALUE: 'The rule option “{0}” can be {2:either}, not “{1}”',
    OPTION_TWICE: 'The rule option “{0}” is given twice',
    MOVE_IN_LIST: 'Move {0} of the list, {1}, does not fit: {2}',
    PLY_RANGE: 'The game has {1} {1|ply|plies}, so there is no ply {0}',
    LIMIT_MISSING: 'A search needs a limit: depth, nodes or level',
    LIMIT_RANGE: '{0:Limit}: a number from {1} to {2} is needed',
    LIMIT_NODES: 'The number of nodes must be 1 or more',
    RECORD_TAG: 'A tag is written as [Name "value"]',
    RECORD_NO_GAME: 'The record lacks the tag Game, which is tower or mill',
    RECORD_OPEN: 'This opens but never closes: {0:record}',
    RECORD_RESULT: 'The record gives the result {0}, but after its moves it is {1}',
    TABLES_DAMAGED: 'The endgame tables are damaged',
    NO_MEMORY: 'There is not enough memory',
  },

  parts: {
    side: { white: 'White', black: 'Black' },
    man: { white: 'white', black: 'black', w: 'white', b: 'black' },
    hue: { white: 'white', black: 'black', red: 'red' },
    game: { tower: 'Tower', mill: 'Mill' },
    judgement: { inaccuracy: 'inaccuracy', mistake: 'mistake', blunder: 'blunder' },
    text: {
      side: 'the side to move (w or b)',
      units: 'the units (as 12:wb, or - for none)',
      field: 'a field (as 12)',
      colon: 'a colon',
      men: 'the men from top to bottom (w and b)',
      sign: 'one of the signs -, + and x',
      point: 'a point (as a1)',
      points: 'the points of a side (as a1,d1, or - for none)',
      hand: 'the number of men in hand',
      lines: 'the used lines of a side (as a1g1, or - for none)',
      line: 'a line (as a1g1)',
      quiet: 'the number of quiet moves in a row',
      move: 'the number of the move',
      space: 'a space',
    },
    limit: { depth: 'depth', nodes: 'nodes', level: 'level', lines: 'lines' },
    record: { comment: 'a comment', variation: 'a variation' },
  },
};

/** The short rules. @type {import('../words.js').ShortRules} */
export const rules = {
  tower: [
    {
      title: 'The aim',
      text:
        'Two sides, White and Black, have {men} {men|man|men} each. You win when your opponent controls no unit ' +
        'any more, or cannot move when it is their turn.',
    },
    {
      title: 'Men and columns',
      text:
        'A unit is a single man or a column of men. A column belongs to the side whose man is on top; enemy men ' +
        'below are its captives. A column always moves whole.',
    },
    {
      title: 'Moving',
      text:
        'White begins; then you move in turn, one unit at a time. A unit goes straight in one of six directions, ' +
        'as many fields as it has men or fewer, but never more than {heightCap}. It cannot jump over other units.',
    },
    {
      title: 'Strength',
      text:
        'A unit’s strength is the number of all its men, but at most {heightCap}. A black field makes it twice as ' +
        'strong and a red field three times, so a single man on red equals a column of three on white.',
    },
    {
      title: 'Attack',
      text:
        'You attack by moving onto an enemy unit, and you must be the stronger one. Your strength counts on the ' +
        'field that you come from, your opponent’s on the field that you attack.',
    },
    {
      title: 'Destroy or capture',
      text:
        'If you are at least twice as strong, the enemy unit is destroyed: its men leave the game, and your own ' +
        'men in it are freed and go below your unit. If you are stronger, but not twice, the whole enemy unit ' +
        'goes below yours.',
    },
    {
      title: 'You must attack',
      text:
        'If you can attack, you have to. If there are several attacks, take the one you like. A turn is always a ' +
        'single move.',
    },
    {
      title: 'Building columns',
      text:
        'While no attack is possible, you may move onto a unit of your own: it goes below, and the two are one ' +
        'taller column. The option “Moving onto one’s own units” can count this as an attack, or forbid it.',
    },
    {
      title: 'Draw and options',
      text:
        'It is a draw when the same position comes up {repetitions} {repetitions|time|times} with the same side ' +
        'to move, or when {quiet} {quiet|move|moves} in a row, counting both sides, {quiet|goes|go} onto empty ' +
        'fields. The option “Colour of the centre” changes the colours of the board.',
    },
  ],
  mill: [
    {
      title: 'The aim',
      text:
        'Three of your men on one line are a mill. Each mill takes a man from your opponent. You win when your ' +
        'opponent has fewer than {fewest} {fewest|man|men} left, or cannot move when it is their turn.',
    },
    {
      title: 'First you place',
      text:
        'White and Black have {men} {men|man|men} each. White begins, and you take turns to put one man on any ' +
        'empty point until all are on the board.',
    },
    {
      title: 'Closing a mill',
      text:
        'When your move brings three of your men into a row on a line, you take an enemy man off the board, any ' +
        'one you like, even out of a mill. It does not come back. Mills count from the very first placing on.',
    },
    {
      title: 'Two mills at once',
      text: 'If the man you place closes two mills, you take two enemy men. This can happen only while placing.',
    },
    {
      title: 'Then you move',
      text:
        'Once all your men are placed, you move one of them each turn: along a line to the next point, which must ' +
        'be empty.',
    },
    {
      title: 'Flying',
      text:
        'When you have only {fly} {fly|man|men} left and none in hand, they may fly: each turn one of them goes ' +
        'to any empty point you like.',
    },
    {
      title: 'Opening and closing',
      text:
        'You may move a man out of your mill and later back in: closed again, it takes a man again. In the hard ' +
        'game each line counts only once for each side.',
    },
    {
      title: 'Draw',
      text:
        'It is a draw when the same position comes up {repetitions} {repetitions|time|times} with the same side ' +
        'to move, or when no man is placed or taken in {quiet} {quiet|move|moves} in a row, counting both sides.',
    },
    {
      title: 'Options',
      text:
        'You can agree that men in mills are protected, that two mills at once take only one man, and that taking ' +
        'is not compulsory. “International” sets the first two at once.',
    },
  ],
};
