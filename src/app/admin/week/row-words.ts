import type { TFunction } from 'i18next';
import { dateRange, plainDate } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { TurnoverState } from '#contract/admin/vocabulary.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { firstFree } from './gaps.ts';
import type { Gap, Bar, HouseRow, ShownStatus } from './rows.ts';
import type { TakenDates } from '#contract/admin/calendars/calendars.ts';

export type RowWords = {
  house: (row: HouseRow) => string;
  short: (bar: Bar) => string;
  /** Text for screen readers with everything that the bar's position and style show. */
  description: (bar: Bar) => string;
  /** Texts of blocked dates or an external booking: the short one inside the bar, and the full description. */
  takenShort: (dates: TakenDates) => string;
  taken: (dates: TakenDates) => string;
  free: (nights: number) => string;
  book: (gap: Gap) => string;
};

/** Creates the texts of the rows for a Seoul date. All rows share it, because a scroll draws hundreds of bars and each text is looked up once. */
export function rowWords(
  t: TFunction<['admin-week', 'common']>,
  language: string,
  today: PlainDate,
): RowWords {
  const nights = once((count: number) => t('common:nights', { count }));
  const free = once((count: number) => t('free', { count }));
  const status = once((of: ShownStatus) => t(`status.${of}`));
  const prepared = once((state: TurnoverState) => t(`prepared.${state}`));
  const short = (bar: Bar) => `${bar.reservation.memberName ?? t('noMember')} · ${nights(bar.nights)}`;
  const description = (bar: Bar) => {
    const { leaves, freeAfter, reservation } = bar;
    const { holdExpiresAt, checkIn, turnover, parked, contractOpen } = reservation;
    const held = reservation.status === 'requested' && holdExpiresAt;
    return [
      short(bar),
      status(reservation.status),
      ...(held ? [t('heldUntil', { time: seoulMoment(holdExpiresAt, language) })] : []),
      ...(contractOpen ? [t('unsigned')] : []),
      ...(parked ? [t('parkedBar')] : []),
      dateRange(checkIn, leaves, language),
      ...(turnover ? [prepared(turnover.state)] : []),
      ...(freeAfter === null ? [] : [freeAfter === 0 ? t('turnover') : free(freeAfter)]),
    ].join(', ');
  };
  const takenShort = ({ calendar, reason }: TakenDates) => calendar ?? t(`taken.${reason ?? 'other'}`);
  const taken = (dates: TakenDates) =>
    [
      takenShort(dates),
      t(dates.calendar === null ? 'taken.blocked' : 'taken.elsewhere'),
      dateRange(dates.from, dates.to, language),
      dates.note,
      dates.inConflict && t('taken.conflict'),
    ]
      .filter(Boolean)
      .join(', ');
  const book = around((dates) => t('book', { dates }));
  const bookFrom = around((date) => t('bookFrom', { date }));
  return {
    house: ({ name, isLet }) => [localText(name, language), ...(isLet ? [] : [t('notLet')])].join(' · '),
    short,
    description,
    takenShort,
    taken,
    free,
    book: (gap) => {
      const from = firstFree(gap, today);
      return gap.to === null ? bookFrom(plainDate(from, language)) : book(dateRange(from, gap.to, language));
    },
  };
}

function once<Thing>(say: (thing: Thing) => string): (thing: Thing) => string {
  const said = new Map<Thing, string>();
  return (thing) => {
    const known = said.get(thing) ?? say(thing);
    said.set(thing, known);
    return known;
  };
}

function around(say: (value: string) => string): (value: string) => string {
  const [before, after] = say('\u0000').split('\u0000');
  return (value) => `${before}${value}${after}`;
}
