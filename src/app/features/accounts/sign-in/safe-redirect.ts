import { session } from '#app/platform/session/session.ts';

/**
 * Returns the path on our own origin that an address or a draft names as the way onward after log-in, or null. It is called wherever
 * somebody is sent on, because a route's search parameters come merged with the raw ones. Browsers read `/\` as `//` and drop tabs and line ends, and `/.//`
 * becomes `//`: only what an address parser keeps on this origin passes. A router may decode a path once more, and none of ours has an
 * encoded slash, backslash, dot, percent or control character in it. Nobody is sent back to log-in, whatever hides in its address.
 */
export function safeRedirect(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?!\/)/.test(next)) return null;
  const here = 'https://here.invalid';
  try {
    const url = new URL(next, here);
    const path = url.pathname + url.search + url.hash;
    return url.origin === here && !/^\/(\/|auth\/)|%(0|2[5ef]|5c)/i.test(url.pathname) ? path : null;
  } catch {
    return null;
  }
}

/** Returns the path to go to after log-in: onward where that is safe, else the administrators' home, and My page for members. */
export function afterLogIn(next: unknown): string {
  return safeRedirect(next) ?? (session.viewer()?.role === 'admin' ? '/admin' : '/mypage');
}
