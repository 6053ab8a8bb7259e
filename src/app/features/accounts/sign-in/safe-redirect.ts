import { session } from '#app/platform/session/session.ts';

/**
 * Returns the path on our own origin that an address or draft names as the destination after log-in, or null. Called at every redirect, because a
 * route's search parameters are merged with the raw ones. Browsers read `/\` as `//`, drop tabs and line ends, and turn `/.//` into `//`, so only
 * paths that the URL parser keeps on this origin pass. Paths with an encoded slash, backslash, dot, percent or control character are refused, because
 * a router may decode a path once more and none of ours has one. Paths to log-in are refused too.
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

/** Returns the path to go to after log-in: `next` if it is safe, else the administrators' home, or My page for members. */
export function afterLogIn(next: unknown): string {
  return safeRedirect(next) ?? (session.viewer()?.role === 'admin' ? '/admin' : '/mypage');
}
