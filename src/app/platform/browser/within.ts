/**
 * Starts a shared wait of `ms` milliseconds.
 * @returns a function that resolves with a value if it arrives in time, otherwise with null
 */
export function within(ms: number): <T>(thing: T | Promise<T>) => Promise<T | null> {
  const over = new Promise<null>((resolve) => setTimeout(resolve, ms, null));
  return async (thing) => Promise.race([over, thing]);
}
