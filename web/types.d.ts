/* The shapes that the module writes and web/core.js hands on, and the few that the page adds. */

/** Defined by module.js. */
declare function createCore(settings?: object): Promise<any>;
/** Defined by embed-dialog.js. */
declare var towermillEmbed: (page: import('./embedding.js').Tools) => Promise<void>;
/** Left by the scripts with the words of a language. */
declare var towermillWords: Record<string, { default: import('./words.js').Words; rules: import('./words.js').ShortRules }>;
/** Defined by later.js. */
declare var towermillLater: typeof import('./later.js');
/** Defined by endgame.js. */
declare const towermillEndgame: typeof import('./endgame.js');
/** Put into endgame.js by the build: whether the site has the large endgame tables, too. */
declare const LARGE_TABLES: boolean;
/** Put into sw.js by the build. */
declare const FILES: Record<string, string>;
declare const VERSION: string;

type GameName = 'tower' | 'mill';
type Side = 'white' | 'black';
type Rules = Record<string, string>;

interface Notice {
  code: string;
  rule: string;
  place: number;
  args: string[];
  sentence: string;
}

interface RuleOption {
  name: string;
  values: string[];
  value: string;
}

interface TowerField {
  name: string;
  q: number;
  r: number;
  colour: 'white' | 'black' | 'red';
  factor: number;
}

interface MillPoint {
  name: string;
  x: number;
  y: number;
}

interface Geometry {
  fields?: TowerField[];
  points?: MillPoint[];
  lines?: { name: string; points: string[] }[];
}

interface TowerUnit {
  field: string;
  men: string;
  side: Side;
  height: number;
  range: number;
  strength: number;
}

interface TowerCount {
  units: number;
  men: number;
  captive: number;
  lost: number;
}

interface MillSide {
  points: string[];
  hand: number;
  lost: number;
  used: string[];
  mills: string[];
}

/** Tower has `units`; the sides hold TowerCount in Tower and MillSide in Mill. */
interface Board {
  units?: TowerUnit[];
  white: any;
  black: any;
}

interface Attack {
  A: number;
  D: number;
  outcome: 'destroyed' | 'captured';
  destroyed: number;
  freed: number;
  captured: string;
}

/** One legal turn and what it does. Tower fills attack, unit and strength; Mill removed, mills and spent. */
interface Effect {
  move: string;
  from: string | null;
  to: string;
  kind: 'quiet' | 'stack' | 'attack' | 'place' | 'slide' | 'fly';
  side: Side;
  attack?: Attack | null;
  unit?: string;
  strength?: number;
  removed?: string[];
  mills?: string[];
  spent?: string[];
}

/** How a game ended that no move ended, and by whose doing. */
interface Ending {
  how: 'resigned' | 'agreed' | 'time' | 'stated';
  side: Side;
}

interface View {
  ply: number;
  position: string;
  side: Side;
  turn: number;
  quiet: number;
  status: { result: 'open' | 'white' | 'black' | 'draw'; notice: Notice | null; end?: Ending };
  board: Board;
  last: Effect | null;
  legal: Effect[];
  mustAttack?: boolean;
  phase?: 'placing' | 'sliding' | 'flying';
}

interface State {
  game: GameName;
  rules: Rules;
  start: string;
  moves: string[];
  ply: number;
  length: number;
  view: View;
}

interface Limits {
  nodes?: number;
  depth?: number;
  level?: number;
  seed?: number;
  lines?: number;
  /** Milliseconds, of which only the page knows. */
  cap?: number;
}

/** What endgame tables say: plies to the end of a win or loss, else 0. */
interface EndgameValue {
  result: 'win' | 'draw' | 'loss' | 'unknown';
  plies: number;
}

/** A legal move and its value for the side that makes it; late: M8 may draw the game before that, unless a man is taken first. */
interface EndgameMove {
  move: string;
  value: EndgameValue;
  late: boolean;
}

/** The value of a position for the side to move, and of each legal move, best first. */
interface Endgame {
  value: EndgameValue;
  moves: EndgameMove[];
}

interface SearchReport {
  depth: number;
  nodes: number;
  best: string | null;
  done: boolean;
  lines: { score: { men?: number; win?: number; loss?: number }; moves: string[] }[];
}

interface MatchSetup {
  game: GameName;
  rules?: Rules;
  position?: string;
  moves?: string[];
}

type Core = import('./core.js').Core;
type Match = import('./core.js').Match;

/** Who plays a side: a person, or the computer at a level. */
interface Player {
  computer: boolean;
  level: number;
}
type Players = Record<Side, Player>;

/** A turn that is being entered; `from` stays null while a man is placed from the hand. */
interface Entry {
  from: string | null;
  to: string | null;
  removed: string[];
}

/** What the page draws of a board at one moment. */
interface Scene {
  board: Board;
  theme: object;
  selected: string | null;
  focus: string | null;
  targets: Effect[];
  movable: string[];
  last: Effect | null;
  removable: string[];
  chosen: string[];
  pending: { from: string | null; to: string; side: Side } | null;
  lit: string[];
  near: import('./hint.js').NearMill[];
  hints: Effect[];
  threat: Effect | null;
  hover: string | null;
  drag: { from: string; x: number; y: number } | null;
  motion: { effect: Effect; before: Board; t: number } | null;
  coordinates: boolean;
  marks?: Marks;
}

/** Marks of a teacher: those that lie under the men, and those above them. */
interface Marks {
  under(brush: import('./board-paint.js').Brush, place: PlaceOf): void;
  over(brush: import('./board-paint.js').Brush, place: PlaceOf): void;
}

/** The centre of a field and the circle within it. */
type PlaceOf = (name: string) => { x: number; y: number; radius: number };

interface BoardDrawing {
  aspect: number;
  layout(geometry: Geometry, width: number, height: number, look: { flipped: boolean; coordinates: boolean }): any;
  draw(context: CanvasRenderingContext2D, layout: any, scene: Scene): void;
  hit(layout: any, x: number, y: number): string | null;
  place(layout: any, name: string): { x: number; y: number; radius: number };
  step(layout: any, name: string, key: string, shifted: boolean): string | null;
}

/** A game as it is kept in the browser's storage. */
interface SavedGame {
  game: GameName;
  rules: Rules;
  position: string;
  moves: string[];
  ply: number;
  players: Players;
  entry: Entry;
  over: boolean;
  end?: Ending | null;
  clock?: import('./clock.js').KeptClock | null;
}

/** A game to begin or to go on with. */
type GameSetup = Pick<SavedGame, 'game' | 'rules' | 'players'> & Partial<SavedGame>;

/** The latest game of each kind, and which of them is on the table; null: the first screen is shown. */
interface SavedGames {
  version: 1;
  current: GameName | null;
  tower: SavedGame | null;
  mill: SavedGame | null;
}

/** The module and the source of its worker, which build.sh puts around the script of the embed. */
declare function towermillModule(): (settings?: object) => Promise<any>;
declare function towermillWorker(): void;

/** A style sheet that is bundled as text. */
declare module '*.css' {
  const text: string;
  export default text;
}
