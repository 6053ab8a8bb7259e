/** True if a text contains each of the words, ignoring case. */
export function holdsWords(text: string, words: string): boolean {
  const plain = text.normalize('NFC').toLowerCase();
  return words
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
