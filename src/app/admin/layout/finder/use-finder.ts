import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findThings, type Found } from './find.ts';
import { holdsWords } from '#app/admin/kit/form/holds-words.ts';

/** Milliseconds from the last key press to the search. */
const SETTLED_MS = 200;

export type Place = { title: string; href: string };

type Answer = { words: string; things: Found[] | null };

/**
 * Finds `places` and records for the typed words. The last answer stays until the next one arrives.
 * @returns the results, with `state` for the present words
 */
export function useFinder(
  typed: string,
  places: Place[],
): { found: Found[]; state: 'ready' | 'searching' | 'failed' } {
  const { i18n } = useTranslation();
  const words = typed.trim();
  const [answer, setAnswer] = useState<Answer>({ words: '', things: [] });
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const things = words ? await findThings(words, i18n.language) : [];
      if (isWanted) setAnswer({ words, things });
    };
    const timer = setTimeout(() => void ask(), words ? SETTLED_MS : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [words, i18n.language]);

  const fitting = places.flatMap(({ title, href }): Found[] =>
    holdsWords(title, words) ? [{ kind: 'action', key: href, title, href }] : [],
  );
  const things = words ? (answer.things ?? []) : [];
  if (answer.words !== words) return { found: [...fitting, ...things], state: 'searching' };
  return { found: [...fitting, ...things], state: answer.things ? 'ready' : 'failed' };
}
