// Where is the rule? Each rule id stands in core/, in a test and in the README.

export const ruleIds = [
  ...Array.from({ length: 13 }, (_, i) => `T${i + 1}`),
  ...Array.from({ length: 10 }, (_, i) => `M${i + 1}`)
];

/**
 * @param {Record<string, string>} places the text of each place that must name every rule, by the place's name
 * @returns {string[]} the faults, as sentences
 */
export function ruleFaults(places) {
  return Object.entries(places).flatMap(([place, text]) => {
    const missing = ruleIds.filter((id) => !new RegExp(`(?<![A-Za-z0-9])${id}(?![A-Za-z0-9])`).test(text));
    return missing.map((id) => `rule ${id} is named nowhere in ${place}`);
  });
}

/**
 * The README's table of the rules names functions and tests that exist, for every rule.
 * @param {string} readme
 * @param {string} core the text of core/, with the paths of its files
 * @param {string} tests the text of the C tests
 * @returns {string[]} the faults, as sentences
 */
export function tableFaults(readme, core, tests) {
  const rows = [...readme.matchAll(/^\| ([TM]\d+) \|.*\|(.*)\|(.*)\|$/gm)];
  const missing = ruleIds.filter((id) => !rows.some(([, row]) => row === id));
  const unknown = (id, cell, text) => [...cell.matchAll(/`(.+?)`/g)]
    .filter(([, name]) => !new RegExp(`\\b${name}\\b`).test(text))
    .map(([, name]) => `the README's row of ${id} names ${name}, which does not exist`);
  return [
    ...missing.map((id) => `the README's table has no row of ${id}`),
    ...rows.flatMap(([, id, functions, names]) => [...unknown(id, functions, core), ...unknown(id, names, tests)])
  ];
}
