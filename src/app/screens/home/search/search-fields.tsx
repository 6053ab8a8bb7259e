import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import { neighbourhoods } from '#app/features/brand/photos.ts';
import type { StudyFieldProps } from '#app/features/houses/commute/study-field.tsx';
import { FlexibleChoice, StayPresets } from '#app/features/houses/stay-presets.tsx';
import * as presets from '#app/features/houses/stay-presets.css.ts';
import { stayWords } from '#app/features/houses/stay-words.ts';
import { SubwayBadge } from '#app/ui/data/badge.tsx';
import { Calendar, type CalendarProps } from '#app/ui/calendar/calendar.tsx';
import { NumberStepper } from '#app/ui/forms/number-stepper.tsx';
import { MOST_GUESTS, type Search } from './search-model.ts';
import * as css from './search-fields.css.ts';

type FieldProps = { search: Search; onChange: (changed: Partial<Search>) => void };

/** Left out where it cannot be loaded: neighborhoods are chosen without a network too. */
const StudyField = lazy<ComponentType<StudyFieldProps>>(() =>
  import('#app/features/houses/commute/study-field.tsx').catch(() => ({ default: () => null })),
);

/** Asks for the university first, and offers neighborhoods as the second way; `onNext` follows an answer. */
export function WhereField({ search, onChange, onNext }: FieldProps & { onNext: () => void }) {
  const { t } = useTranslation('search-panel');
  return (
    <div className={css.where}>
      <Suspense fallback={<div className={css.studyRoom} />}>
        <StudyField
          value={search.university?.id}
          onChange={(university) => {
            onChange({ university });
            if (university) onNext();
          }}
        />
      </Suspense>
      <p id="or-place" className={css.second}>
        {t('orPlace')}
      </p>
      <Neighbourhoods
        search={search}
        onChange={(changed) => {
          onChange(changed);
          onNext();
        }}
      />
    </div>
  );
}

function Neighbourhoods({ search, onChange }: FieldProps) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <ul aria-labelledby="or-place" className={css.places}>
      <li className={css.whole}>
        <button
          type="button"
          className={css.place}
          aria-pressed={!search.location}
          onClick={() => onChange({ location: undefined })}
        >
          {t('search.anywhere')}
        </button>
      </li>
      {neighbourhoods.map(({ location, lines }) => (
        <li key={location}>
          <button
            type="button"
            className={css.place}
            aria-pressed={search.location === location}
            onClick={() => onChange({ location })}
          >
            {t(`common:location.${location}`)}
            <span className={css.lines}>
              {lines.map((line) => (
                <SubwayBadge key={line} line={line} label={t('common:line', { line })} />
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Check-in and check-out fields. Availability is checked by the search, not here. */
export function WhenField({ search, onChange, months }: FieldProps & Pick<CalendarProps, 'months'>) {
  const { t, i18n } = useTranslation(['home', 'common', 'search-panel']);
  const [today] = useState(() => seoulDate(Date.now()));
  const { checkIn, checkOut } = search;
  const status =
    checkIn && checkOut
      ? stayWords({ checkIn, checkOut }, i18n.language, (count) => t('common:nights', { count }))
      : checkIn
        ? t('search-panel:calendar.chooseOut')
        : t('search-panel:calendar.chooseIn');
  return (
    <>
      <div className={presets.parts}>
        <StayPresets value={{ checkIn, checkOut }} onChange={onChange} today={today} />
        <FlexibleChoice value={search.flexible} onChange={(flexible) => onChange({ flexible })} />
      </div>
      <Calendar
        value={{ checkIn, checkOut }}
        onChange={(stay) => onChange({ checkIn: stay.checkIn, checkOut: stay.checkOut })}
        today={today}
        max={addDays(today, booking.windowDays + booking.maxNights)}
        maxNights={booking.maxNights}
        language={i18n.language === 'en' ? 'en' : 'ko'}
        months={months}
        status={status}
        labels={{
          calendar: t('search-panel:calendar.label'),
          previousMonth: t('search-panel:calendar.previous'),
          nextMonth: t('search-panel:calendar.next'),
          today: t('search-panel:calendar.today'),
          checkIn: t('search-panel:calendar.checkIn'),
          checkOut: t('search-panel:calendar.checkOut'),
          reasons: {
            outside: t('search-panel:calendar.outside'),
            taken: t('search-panel:calendar.taken'),
            tooShort: t('search-panel:calendar.tooShort'),
            tooLong: t('search-panel:calendar.tooLong'),
            noRoom: t('search-panel:calendar.noRoom'),
          },
        }}
      />
      <p className={css.hint}>{t('search-panel:calendar.hint', { nights: booking.defaultMinNights })}</p>
    </>
  );
}

export function WhoField({ search, onChange }: FieldProps) {
  const { t } = useTranslation('search-panel');
  return (
    <NumberStepper
      label={t('guests')}
      help={t('guestsHelp')}
      value={search.guests}
      min={1}
      max={MOST_GUESTS}
      onChange={(guests) => onChange({ guests })}
      decreaseLabel={t('fewer')}
      increaseLabel={t('more')}
      maxMessage={t('most', { count: MOST_GUESTS })}
    />
  );
}
