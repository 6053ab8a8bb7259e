/** Spreadsheets read a cell that begins with one of these (full-width forms too) as a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

export const isFormula = (text: string): boolean => FORMULA.test(text.trimStart()) || FORMULA.test(text);

/** Formats a cell: numbers as they are, possible formulas after an apostrophe, quoted if it contains a separator (RFC 4180). */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes a table as CSV in UTF-8 with a byte order mark, so that Excel shows Korean correctly. */
export function csvFile(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Uint8Array<ArrayBuffer> {
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}
