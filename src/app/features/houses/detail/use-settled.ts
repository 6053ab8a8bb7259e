import { useEffect, useState } from 'react';

/** Value, or a promise of it that never rejects. */
export type Coming<T> = { now: T } | { later: Promise<T> };

const MOMENT_MS = 250;

/** Waits for a promise for at most `ms` (default 250 ms), then returns it unsettled; on the server, waits as long as it takes. */
export async function within<T>(promise: Promise<T>, ms = MOMENT_MS): Promise<Coming<T>> {
  if (typeof document === 'undefined') return { now: await promise };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moment = new Promise<Coming<T>>((resolve) => {
    timer = setTimeout(() => resolve({ later: promise }), ms);
  });
  return Promise.race([promise.then((now): Coming<T> => ({ now })), moment]).finally(() =>
    clearTimeout(timer),
  );
}

export function useSettled<T>(coming: Coming<T>): T | undefined {
  const [settled, setSettled] = useState<{ of: Coming<T>; value: T }>();
  useEffect(() => {
    if (!('later' in coming)) return;
    let left = false;
    void coming.later.then((value) => {
      if (!left) setSettled({ of: coming, value });
    });
    return () => {
      left = true;
    };
  }, [coming]);
  if ('now' in coming) return coming.now;
  return settled?.of === coming ? settled.value : undefined;
}
