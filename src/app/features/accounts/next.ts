/**
 * Where to go after log-in: a path on our own origin, or null. Browsers read `/\` as `//` and drop tabs and line ends, and `/.//` becomes `//`,
 * so that nothing but what an address parser keeps on this origin passes.
 */
export function safeNext(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/') || next.startsWith('//')) return null;
  const here = 'https://here.invalid';
  try {
    const url = new URL(next, here);
    const path = url.pathname + url.search + url.hash;
    return url.origin === here && !path.startsWith('//') ? path : null;
  } catch {
    return null;
  }
}
