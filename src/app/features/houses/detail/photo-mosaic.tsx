import { useState } from 'react';
import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Photo as HousePhoto } from '#contract/shared.ts';
import { Lightbox } from '#app/ui/media/lightbox.tsx';
import { Photo, photoPreload } from '#app/ui/media/photo.tsx';
import { pictures } from '../pictures.ts';
import * as css from './photo-mosaic.css.ts';

export interface PhotoMosaicProps {
  name: string;
  photos: readonly HousePhoto[];
}

const LARGE = '(min-width: 1280px) 800px, (min-width: 960px) 66vw, 100vw';
const SMALL = '(min-width: 1280px) 400px, (min-width: 960px) 33vw, 100vw';

/** Photos of a house: a mosaic from 960 px, a carousel below; each opens the lightbox. Text: houses, common. */
export function PhotoMosaic({ name, photos }: PhotoMosaicProps) {
  const { t, i18n } = useTranslation(['house-card', 'common']);
  const [open, setOpen] = useState<number>();
  const all = pictures(photos, i18n.language);
  const [first] = all;
  if (!first) return null;
  return (
    <div className={css.root}>
      <link {...photoPreload(first, LARGE)} />
      <ul
        className={css.photos}
        data-count={Math.min(all.length, 5)}
        aria-label={t('card.photosOf', { name })}
      >
        {all.map((photo, index) => (
          <li key={photo.id} className={css.item}>
            <button type="button" className={css.open} onClick={() => setOpen(index)}>
              <Photo
                photo={photo}
                sizes={index === 0 ? LARGE : SMALL}
                ratio="fill"
                priority={index === 0}
                className={css.photo}
              />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={css.all} onClick={() => setOpen(0)}>
        <Images size={18} aria-hidden="true" />
        {t('photos.all', { count: all.length })}
      </button>
      <Lightbox
        photos={all}
        index={open}
        onClose={() => setOpen(undefined)}
        closeLabel={t('common:close')}
        previousLabel={t('photos.previous')}
        nextLabel={t('photos.next')}
        positionText={(current, total) => t('photos.position', { current, total })}
      />
    </div>
  );
}
