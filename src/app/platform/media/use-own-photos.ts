import en from '../../../../locales/en/own-photos.json';
import ko from '../../../../locales/ko/own-photos.json';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { pictures } from '#contract/pictures.ts';
import { useUnsaved } from '../forms/unsaved.ts';
import { useOwnTexts } from '../i18n/own-texts.ts';
import { makeShelf, type ShelfOptions } from './photo-shelf.ts';

/**
 * Holds the pictures of a form, and the props and texts for `PhotoField`. They survive a restart for the same account; `place` names the form on this
 * device. Needs the `own-photos` texts.
 */
export function useOwnPhotos(options: ShelfOptions) {
  const [shelf] = useState(() => makeShelf(options));
  const state = useSyncExternalStore(shelf.subscribe, shelf.get, shelf.get);
  useEffect(() => void shelf.load(), [shelf]);
  useUnsaved(state.photos.length > 0 && !state.isStored);
  useOwnTexts('own-photos', { ko, en });
  const { t } = useTranslation('own-photos');
  const { photos, problem, isStored } = state;
  const { most } = options;
  const field = {
    photos: photos.map(({ key, preview, blob, share }, index) => ({
      key,
      preview,
      share,
      alt: t('picture', { number: index + 1 }),
      removeLabel: t('remove', { number: index + 1 }),
      state: blob === null ? t('reducing') : share === null ? null : t('sending', { number: index + 1 }),
    })),
    accept: pictures.accepted,
    addLabel: t('add'),
    full: photos.length >= most,
    fullReason: t('full', { most }),
    problem: problem && t(problem, { most }),
    note: photos.length > 0 && !isStored ? t('notStored') : null,
    onAdd: (files: readonly File[]) => void shelf.add(files),
    onRemove: shelf.remove,
  };
  return { shelf, field, isReady: state.isLoaded && photos.every(({ blob }) => blob !== null) };
}
