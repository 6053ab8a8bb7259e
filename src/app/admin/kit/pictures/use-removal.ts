import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contract/files.ts';
import type { Result } from '#app/platform/api/result.ts';
import { useUndo } from '../form/use-undo.ts';
import { warn } from '../load/warn.ts';

/** Keeps the last removed picture while that can be undone. Undoing adds it after the others. Text: admin-files. */
export function useRemoval(
  add: (picture: StoredPicture) => Promise<Result<unknown>>,
  place: RefObject<Element | null>,
) {
  const { t } = useTranslation('admin-files');
  const { thing: picture, ...rest } = useUndo(add, place, (problem) => warn(problem, t('failed')));
  return { picture, ...rest };
}
