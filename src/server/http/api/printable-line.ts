/**
 * Returns a text that a stranger sent as one printable line of at most `longest` characters: without control, format and direction
 * characters, unassigned ones and halves of others, and with single spaces. So printed in a document, it passes for no other line of it.
 */
export function printableLine(text: string, longest: number): string {
  const seen = text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return [...seen].slice(0, longest).join('').trimEnd();
}
