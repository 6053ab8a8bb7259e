import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#contract/rules/dates.ts';
import { flexibleDays, type Stay } from '#contract/rules/policy.ts';
import { stayMonths, stayOfMonths, termStays } from '#contract/rules/presets/stay-presets.ts';
import { shortDate } from '#app/platform/i18n/format.ts';
import * as chips from './search/chips.css.ts';
import * as css from './stay-presets.css.ts';

export interface StayPresetsProps {
  value: Partial<Stay>;
  onChange: (stay: Stay) => void;
  /** Today in Seoul. */
  today: PlainDate;
  /** Day from which lengths count while no check-in is chosen; defaults to today. */
  from?: PlainDate;
  /** True for a stay that cannot be booked here. */
  isOff?: (stay: Stay) => boolean;
}

export function StayPresets({ value, onChange, today, from = today, isOff }: StayPresetsProps) {
  const { t, i18n } = useTranslation('search-panel');
  const day = (date: PlainDate) => shortDate(date, i18n.language);
  const begin = value.checkIn ?? from;
  const preset = (key: string | number, { checkIn, checkOut }: Stay, name: string, dates?: string) => {
    const off = isOff?.({ checkIn, checkOut });
    return (
      <button
        key={key}
        type="button"
        className={chips.chip}
        aria-pressed={value.checkIn === checkIn && value.checkOut === checkOut}
        aria-disabled={off || undefined}
        title={off ? t('presets.off') : undefined}
        onClick={() => !off && onChange({ checkIn, checkOut })}
      >
        <span className={css.words}>
          {name}
          {dates && <span className={css.dates}>{dates}</span>}
        </span>
      </button>
    );
  };
  return (
    <>
      <div role="group" aria-label={t('presets.terms')} className={css.row}>
        {termStays(today).map((term) =>
          preset(
            term.id,
            term,
            t(`presets.${term.id}`, { year: term.checkIn.slice(0, 4) }),
            `${day(term.checkIn)} – ${day(term.checkOut)}`,
          ),
        )}
      </div>
      <div role="group" aria-label={t('presets.from', { date: day(begin) })} className={css.row}>
        <span className={css.from} aria-hidden="true">
          {t('presets.from', { date: day(begin) })}
        </span>
        {stayMonths.map((count) => preset(count, stayOfMonths(begin, count), t('presets.length', { count })))}
      </div>
    </>
  );
}

export interface FlexibleChoiceProps {
  value: number | string | undefined;
  onChange: (days: number | undefined) => void;
}

export function FlexibleChoice({ value, onChange }: FlexibleChoiceProps) {
  const { t } = useTranslation('search-panel');
  return (
    <div role="group" aria-label={t('flexible.label')} className={css.row}>
      {[undefined, ...flexibleDays].map((days) => (
        <button
          key={days ?? 0}
          type="button"
          className={chips.chip}
          aria-pressed={value === days}
          onClick={() => onChange(days)}
        >
          {days ? t('flexible.days', { count: days }) : t('flexible.exact')}
        </button>
      ))}
    </div>
  );
}
