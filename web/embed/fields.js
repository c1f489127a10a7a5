// @ts-check
/* Lists of fields as a teacher writes them: `1-5,7` in Tower, `a1,d2` in Mill. */

/**
 * @param {string} text @param {string[]} names all fields of the board, in their order
 * @returns {string[]} throws an Error that names what is no field
 */
export function readFields(text, names) {
  return text.split(',').flatMap((item) => {
    const [first, last] = /^\d+-\d+$/.test(item) ? item.split('-') : [item, item];
    const [from, to] = [names.indexOf(first), names.indexOf(last)];
    if (from < 0 || to < from) throw new Error(`There is no field "${item}".`);
    return names.slice(from, to + 1);
  });
}
