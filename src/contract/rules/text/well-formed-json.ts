/** An escape of a JSON text: a pair of surrogates, one half of a pair, or any other, which is passed over as a whole. */
const ESCAPES =
  /(\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})|(\\u[dD][89a-fA-F][\da-fA-F]{2})|\\./gs;

/**
 * Returns a JSON text whose texts are well-formed (ECMA-262, String.prototype.toWellFormed): each half of a pair of surrogates becomes U+FFFD,
 * since no JSON of PostgreSQL holds one. UTF-8 itself has none, so only escapes are looked at.
 */
export function wellFormedJson(text: string): string {
  if (!/\\u[dD][89a-fA-F]/.test(text)) return text;
  return text.replace(ESCAPES, (escape, _pair, half) => (half === undefined ? escape : '\\ufffd'));
}
