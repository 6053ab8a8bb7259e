import { useState } from 'react';
import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RoomPhoto } from '#contract/houses.ts';
import { Lightbox } from '#app/ui/media/lightbox.tsx';
import { Photo, photoPreload, type PhotoSource } from '#app/ui/media/photo.tsx';
import { pictures } from '#app/features/houses/pictures.ts';
import * as css from './photo-mosaic.css.ts';

export interface PhotoMosaicProps {
  name: string;
  photos: readonly RoomPhoto[];
}

const LARGE = '(min-width: 1280px) 800px, (min-width: 960px) 66vw, 100vw';
const SMALL = '(min-width: 1280px) 400px, (min-width: 960px) 33vw, 100vw';

/**
 * Photos of a house: a mosaic from 960 px, a carousel below. Each opens the lightbox, which also has the floor plan and names the room of each photo.
 * Text: houses, house-card, common.
 */
export function PhotoMosaic({ name, photos }: PhotoMosaicProps) {
  const { t, i18n } = useTranslation(['house-card', 'common', 'houses']);
  const [open, setOpen] = useState<number>();
  const all = pictures(photos, i18n.language);
  const [first] = all;
  if (!first) return null;
  return (
    <div className={css.root}>
      <link {...photoPreload(first, LARGE)} />
      <Tiles
        photos={all.filter((_, index) => photos[index]?.room !== 'floor-plan')}
        label={t('card.photosOf', { name })}
        onOpen={(photo) => setOpen(all.indexOf(photo))}
      />
      <button type="button" className={css.all} onClick={() => setOpen(0)}>
        <Images size={18} aria-hidden="true" />
        {t('photos.all', { count: all.length })}
      </button>
      <Lightbox
        photos={all}
        chapters={photos.map(({ room }) => room && t(`houses:room.${room}`))}
        chaptersLabel={t('houses:room.all')}
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

type TilesProps = { photos: readonly PhotoSource[]; label: string; onOpen: (photo: PhotoSource) => void };

function Tiles({ photos, label, onOpen }: TilesProps) {
  return (
    <ul className={css.photos} data-count={Math.min(photos.length, 5)} aria-label={label}>
      {photos.map((photo, index) => (
        <li key={photo.id} className={css.item}>
          <button type="button" className={css.open} onClick={() => onOpen(photo)}>
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
  );
}
