/** A spreadsheet reads a cell that begins with one of these as a formula, those of East Asian width too (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** True for a text that a spreadsheet may read as a formula. */
export const isFormula = (text: string): boolean => FORMULA.test(text.trimStart()) || FORMULA.test(text);

/** A cell: numbers as they are; a text that could be a formula behind an apostrophe, and quoted where it holds what any spreadsheet ends a cell at (RFC 4180). */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV in UTF-8 with the byte order mark by which Excel knows it, so that Korean opens as Korean. */
export function csvFile(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Uint8Array<ArrayBuffer> {
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}
