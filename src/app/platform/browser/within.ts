/**
 * Begins a wait of `ms` milliseconds that several things share.
 * @returns gives a thing's value where it comes within the wait, and null at its end
 */
export function within(ms: number): <T>(thing: T | Promise<T>) => Promise<T | null> {
  const over = new Promise<null>((resolve) => setTimeout(resolve, ms, null));
  return async (thing) => Promise.race([over, thing]);
}
