import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problem, Result } from '#app/platform/api/result.ts';

/** From the last key until a preview is asked for. */
const SETTLED_MS = 300;

export type Preview<T> = {
  /** Stands for what is asked now; null for nothing. */
  key: string | null;
  /** The last answer, of what was typed before perhaps. */
  shown: T | null;
  /** The answer to what is typed now. */
  current: T | null;
  /** Why there is no answer to what is typed now. */
  problem: Problem | null;
  /** An answer to what is typed now is on its way. */
  loading: boolean;
  /** Asks anew. @returns the answer once it is there, null where there is none */
  again: () => Promise<T | null>;
};

type Answer<T> = { key: string; result: Result<T> };

/**
 * Keeps the host's preview beside what is typed: asks whenever `key`, which stands for the question, is another one and typing rests. Null asks
 * nothing. Of answers that arrive out of order the one to the present question counts.
 */
export function usePreview<T>(key: string | null, ask: () => Promise<Result<T>>): Preview<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [shown, setShown] = useState<T | null>(null);
  const wanted = useRef(key);
  /** The first question is asked at once; later ones wait until typing rests. */
  const asked = useRef(false);
  const settle = (question: string, result: Result<T>) => {
    if (wanted.current !== question) return;
    setAnswer({ key: question, result });
    if (result.ok) setShown(result.value);
  };
  const asking = useEffectEvent(async (question: string) => settle(question, await ask()));

  useEffect(() => {
    wanted.current = key;
    if (key === null) return;
    const timer = setTimeout(() => void asking(key), asked.current ? SETTLED_MS : 0);
    asked.current = true;
    return () => clearTimeout(timer);
  }, [key]);

  const again = async () => {
    if (key === null) return null;
    setAnswer(null);
    const result = await ask();
    settle(key, result);
    return result.ok ? result.value : null;
  };
  const own = answer?.key === key ? answer.result : null;
  return {
    key,
    shown,
    current: own?.ok ? own.value : null,
    problem: own && !own.ok ? own.problem : null,
    loading: key !== null && own === null,
    again,
  };
}
