import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#app/platform/api/result.ts';

/**
 * Loads the answer of a call; null until it arrives. The answer of an earlier call stays meanwhile. `load` must be a stable function, because a new
 * one loads again.
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
