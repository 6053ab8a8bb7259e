/** True where a text has each of the words somewhere in it, large or small letters alike. */
export function holdsWords(text: string, words: string): boolean {
  const plain = text.normalize('NFC').toLowerCase();
  return words
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
