/** Every http(s) address in a plain text, in order; punctuation that ends a sentence is not part of one. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link.replace(/[.,;:!?)\]]+$/, ''));
}
