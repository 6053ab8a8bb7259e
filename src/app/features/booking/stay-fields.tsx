import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDetail } from '#contract/houses.ts';
import { booking } from '#contract/rules/policy.ts';
import { partyProblem } from '#contract/rules/stay.ts';
import { won } from '#contract/rules/format-money.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { NumberStepper } from '#app/ui/forms/number-stepper.tsx';
import { Photo } from '#app/ui/media/photo.tsx';
import { StayDates } from './stay-dates.tsx';
import * as css from './booking.css.ts';

export interface StayFieldsProps {
  house: HouseDetail;
  checkIn: string;
  checkOut: string;
  nights: number;
  guests: number;
  beddingSets: number;
  onChange: (changed: { guests?: number; beddingSets?: number }) => void;
  /** Link to the house's calendar; null next to the calendar itself, which shows the nights too. */
  changeDates: ReactNode;
}

export function StayFields(props: StayFieldsProps) {
  const { house, checkIn, checkOut, nights, guests, beddingSets, onChange, changeDates } = props;
  const { t, i18n } = useTranslation(['booking', 'common', 'errors']);
  const language = i18n.language;
  const [photo] = house.photos;
  const { maxGuests } = house;
  const wrongGuests = partyProblem(guests, 0, maxGuests);
  const wrongBedding = partyProblem(1, beddingSets, maxGuests);
  return (
    <>
      <div className={css.home}>
        {photo && (
          <Photo
            photo={{ ...photo, alt: localText(photo.alt, language) }}
            sizes="112px"
            ratio="1"
            className={css.homePhoto}
            priority
          />
        )}
        <div>
          <p className={css.homeName}>{localText(house.name, language)}</p>
          <p className={css.soft}>{localText(house.area, language)}</p>
        </div>
      </div>
      <div>
        <StayDates checkIn={checkIn} checkOut={checkOut} />
        {changeDates && (
          <p className={css.soft}>
            {t('common:nights', { count: nights })} {changeDates}
          </p>
        )}
      </div>
      <NumberStepper
        label={t('booking:stay.guests')}
        help={t('booking:stay.guestsHelp', { max: maxGuests })}
        value={guests}
        min={1}
        max={maxGuests}
        onChange={(next) => onChange({ guests: next })}
        decreaseLabel={t('booking:stay.fewerGuests')}
        increaseLabel={t('booking:stay.moreGuests')}
        maxMessage={t('errors:guests_over_capacity', { maxGuests })}
        error={wrongGuests && t(`errors:${wrongGuests}`, { maxGuests })}
      />
      <NumberStepper
        label={t('booking:stay.bedding')}
        help={t('booking:stay.beddingHelp', { price: won(booking.beddingSetPrice) })}
        value={beddingSets}
        max={maxGuests}
        onChange={(next) => onChange({ beddingSets: next })}
        decreaseLabel={t('booking:stay.fewerBedding')}
        increaseLabel={t('booking:stay.moreBedding')}
        maxMessage={t('errors:bedding_over_cap', { maxGuests })}
        error={wrongBedding && t(`errors:${wrongBedding}`, { maxGuests })}
      />
    </>
  );
}
