// @ts-check
/* The boards of the first screen, as the page shows them before the module is there. The build asks the module for them
 * and puts them into the page. */

/** Positions from the midst of a game, so that the first look shows what the games are about. */
const POSITIONS = {
  tower: 'w 1-4:w,7:ww,9-10:w,12:ww,15:w,17:w,21:www,33:wwb,38:bb,41:b,44:bbw,46-47:b,49:bbb,51:b,52:bb,55:b,58:b,' +
    '60-61:b 0 15',
  mill: 'w d3,e3,e4,f4,d5,e5,d7 2 d1,d2,c3,b4,g4,c5 2 0 8',
};

/** @typedef {{ geometry: Geometry, position: string, board: Board }} FirstBoard */

/** @param {Core} core @returns {Record<GameName, FirstBoard>} */
export function makeFirstBoards(core) {
  const make = (/** @type {GameName} */ game) => {
    const match = core.match({ game, position: POSITIONS[game] });
    const { position, board } = match.state().view;
    match.free();
    return { geometry: core.geometry(game), position, board };
  };
  return { tower: make('tower'), mill: make('mill') };
}
