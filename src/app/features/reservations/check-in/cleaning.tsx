import { BadgeCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contract/files.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { shortDate } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PictureStrip } from '#app/ui/media/picture-strip.tsx';
import { cleaningPictures } from '../queries.ts';
import * as css from '../reservation.css.ts';

export function Cleaning({ reservation: { id, cleanedOn } }: { reservation: Reservation }) {
  const { t, i18n } = useTranslation('mypage');
  const [pictures, setPictures] = useState<StoredPicture[]>([]);
  // Their addresses open for a while only, and no network opens any.
  const [gone, setGone] = useState(false);
  const again = async () => {
    const loaded = await cleaningPictures(id);
    if (loaded.length === 0) return;
    setGone(false);
    setPictures(loaded);
  };
  useEffect(() => {
    let wanted = true;
    if (cleanedOn) void cleaningPictures(id).then((loaded) => wanted && setPictures(loaded));
    return () => {
      wanted = false;
    };
  }, [id, cleanedOn]);
  if (!cleanedOn) return null;
  return (
    <div className={css.way}>
      <p className={css.cleaned}>
        <BadgeCheck size={20} />
        {t('checkIn.cleaned', { date: shortDate(cleanedOn, i18n.language) })}
      </p>
      <PictureStrip
        pictures={pictures}
        alt={(number) => t('checkIn.cleanedPicture', { number })}
        onGone={() => setGone(true)}
      />
      {gone && (
        <p className={css.soft}>
          {t('checkIn.picturesGone')}{' '}
          <Button variant="quiet" size="small" onClick={() => void again()}>
            {t('checkIn.picturesAgain')}
          </Button>
        </p>
      )}
    </div>
  );
}
