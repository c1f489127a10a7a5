// No function of the core is long. (The scripts' functions are measured by the linter.)

const most = 60;

/**
 * Relies on clang-format: a function begins with an unindented line and ends with the next line that is a brace alone.
 * @param {Map<string, string>} files C files as path → text
 * @returns {string[]} the faults, as sentences
 */
export function lengthFaults(files) {
  const faults = [];
  for (const [file, text] of files) {
    const plain = text.replace(/\bGAME\((\w+)\)/g, '$1');
    for (const [whole, name] of plain.matchAll(/^[A-Za-z][^;{}=]*?\b(\w+)\([^;{}]*\) \{\n[^]*?^\}/gm)) {
      const lines = whole.split('\n').length;
      const place = `${file}: ${name}`;
      if (lines > most) faults.push(`${place} has ${lines} lines, more than ${most}`);
    }
  }
  return faults;
}
