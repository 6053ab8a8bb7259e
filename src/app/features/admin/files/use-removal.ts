import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contract/files.ts';
import type { Result } from '#app/platform/api/result.ts';
import { keepFocus } from '../keep-focus.ts';
import { warn } from '../warn.ts';

/** For so long a removal is taken back at the touch of a button, in milliseconds. */
export const UNDO_MS = 10_000;

/**
 * The picture that was removed last, while that can be undone: it is given to the thing again, behind the others. The button that undoes it
 * takes the focus, since the one that removed is gone. Text: admin-files.
 */
export function useRemoval(
  add: (picture: StoredPicture) => Promise<Result<unknown>>,
  place: RefObject<Element | null>,
) {
  const { t } = useTranslation('admin-files');
  const [picture, setPicture] = useState<StoredPicture | null>(null);
  const [busy, setBusy] = useState(false);
  const end = useEffectEvent(() => {
    setPicture(null);
    keepFocus(place.current);
  });
  useEffect(() => {
    if (!picture || busy) return;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [picture, busy]);
  const undo = async () => {
    if (!picture) return;
    setBusy(true);
    const outcome = await add(picture);
    setBusy(false);
    // Where it failed the button stays for another while.
    if (!outcome.ok) return warn(outcome.problem, t('failed'));
    // Another one that was removed meanwhile has its own time.
    setPicture((now) => (now === picture ? null : now));
    keepFocus(place.current);
  };
  return { picture, busy, undo, begin: setPicture };
}
