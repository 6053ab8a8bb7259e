import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problem, Result } from '#app/platform/api/result.ts';

/** Milliseconds from the last key press to the preview request. */
const SETTLED_MS = 300;

export type Preview<T> = {
  /** Identifies the present question; null if there is none. */
  key: string | null;
  /** The last answer, possibly for earlier input. */
  shown: T | null;
  current: T | null;
  problem: Problem | null;
  loading: boolean;
  /**
   * Asks again.
   * @returns the answer, or null if there is none
   */
  again: () => Promise<T | null>;
};

type Answer<T> = { key: string; result: Result<T> };

/**
 * Keeps a preview from the host up to date with the input. It asks when `key`, which identifies the question, changes and typing pauses; null asks
 * nothing. Answers to earlier questions are ignored.
 */
export function usePreview<T>(key: string | null, ask: () => Promise<Result<T>>): Preview<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [shown, setShown] = useState<T | null>(null);
  const wanted = useRef(key);
  /** True after the first question, which is asked at once. Later ones wait until typing pauses. */
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
