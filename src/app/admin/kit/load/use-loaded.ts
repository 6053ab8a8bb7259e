import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#app/platform/api/result.ts';

/**
 * Loads the answer of a call, null before it; the answer of an earlier call stays until then. `load` is to be the same function as long as its
 * answer is.
 */
export function useLoaded<T>(load: () => Promise<Result<T>>): [Result<T> | null, again: () => Promise<void>] {
  const [result, setResult] = useState<Result<T> | null>(null);
  useEffect(() => {
    let left = false;
    void load().then((answer) => left || setResult(answer));
    return () => {
      left = true;
    };
  }, [load]);
  return [result, useCallback(async () => setResult(await load()), [load])];
}
