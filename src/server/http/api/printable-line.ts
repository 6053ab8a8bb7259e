/**
 * Returns text from a stranger as one printable line of at most `longest` characters: control, format, direction and unassigned characters and lone
 * surrogates are removed, spaces are collapsed. Printed in a document, it cannot imitate another line.
 */
export function printableLine(text: string, longest: number): string {
  const seen = text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return [...seen].slice(0, longest).join('').trimEnd();
}
