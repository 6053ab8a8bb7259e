import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import { Lightbox } from '#app/ui/media/lightbox.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { pictures } from '#app/features/houses/pictures.ts';
import * as css from './floor-plan.css.ts';

export function FloorPlan({ photos }: Pick<HouseDetail, 'photos'>) {
  const { t, i18n } = useTranslation(['house-card', 'common', 'houses']);
  const [open, setOpen] = useState<number>();
  const plans = pictures(photos.filter(isFloorPlan), i18n.language);
  return (
    <>
      {plans.map((plan, index) => (
        <button
          key={plan.id}
          type="button"
          className={css.plan}
          aria-label={`${t('houses:room.enlarge')}: ${plan.alt}`}
          onClick={() => setOpen(index)}
        >
          <Photo photo={plan} sizes="(min-width: 600px) 560px, 100vw" />
        </button>
      ))}
      <Lightbox
        photos={plans}
        index={open}
        onClose={() => setOpen(undefined)}
        closeLabel={t('common:close')}
        previousLabel={t('photos.previous')}
        nextLabel={t('photos.next')}
        positionText={(current, total) => t('photos.position', { current, total })}
      />
    </>
  );
}

export const isFloorPlan = ({ room }: HouseDetail['photos'][number]): boolean => room === 'floor-plan';
