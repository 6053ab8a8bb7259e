const ESCAPES =
  /(\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2})|(\\u[dD][89a-fA-F][\da-fA-F]{2})|\\./gs;

/**
 * Returns JSON text with each lone surrogate replaced by U+FFFD (ECMA-262, String.prototype.toWellFormed), because PostgreSQL's JSON cannot hold one.
 * UTF-8 has no surrogates, so only escapes are checked.
 */
export function wellFormedJson(text: string): string {
  if (!/\\u[dD][89a-fA-F]/.test(text)) return text;
  return text.replace(ESCAPES, (escape, _pair, half) => (half === undefined ? escape : '\\ufffd'));
}
