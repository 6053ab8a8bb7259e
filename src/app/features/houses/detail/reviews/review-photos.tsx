import en from '../../../../../../locales/en/review-photos.json';
import ko from '../../../../../../locales/ko/review-photos.json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseReview } from '#contract/houses.ts';
import { useOwnTexts } from '#app/platform/i18n/own-texts.ts';
import { Lightbox } from '#app/ui/media/lightbox.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import * as css from './review-photos.css.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export interface ReviewPhotosProps {
  photos: HouseReview['photos'];
  author: string;
  house: string;
}

export function ReviewPhotos({ photos, author, house }: ReviewPhotosProps) {
  useOwnTexts('review-photos', { ko, en });
  const { t } = useTranslation('review-photos');
  const [index, setIndex] = useState<number>();
  const shown = photos.map((photo, at) => ({
    ...photo,
    alt: t('alt', { author, house, number: at + 1 }),
  }));
  return (
    <>
      <ul className={css.strip} aria-label={t('list', { author })}>
        {shown.map((photo, at) => (
          <li key={photo.id}>
            <button type="button" className={css.open} onClick={() => setIndex(at)}>
              <Photo photo={photo} sizes="88px" ratio="1" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        photos={shown}
        index={index}
        onClose={() => setIndex(undefined)}
        closeLabel={t('close')}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        positionText={(current, total) => t('position', { current, total })}
      />
    </>
  );
}
