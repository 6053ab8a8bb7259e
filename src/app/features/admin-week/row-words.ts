import type { TFunction } from 'i18next';
import { dateRange, plainDate } from '#app/platform/i18n/format.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import { firstFree, type Gap } from './gaps.ts';
import type { Bar, HouseRow } from './model.ts';

/** The words of the rows in one language. */
export type RowWords = {
  house: (row: HouseRow) => string;
  /** In the bar itself. */
  short: (bar: Bar) => string;
  /** Everything that the bar's place and looks say. */
  description: (bar: Bar) => string;
  free: (nights: number) => string;
  /** On the link to a request of a gap's free nights. */
  book: (gap: Gap) => string;
};

/** Makes the words of the rows on a Seoul date. One for all rows: a scroll draws hundreds of bars, and each word is made once. */
export function rowWords(
  t: TFunction<['admin-week', 'common']>,
  language: string,
  today: PlainDate,
): RowWords {
  const short = (bar: Bar) =>
    `${bar.reservation.memberName ?? t('noMember')} · ${t('common:nights', { count: bar.nights })}`;
  const description = (bar: Bar) => {
    const { leaves, freeAfter, reservation } = bar;
    const { status, holdExpiresAt, checkIn, turnover, parked } = reservation;
    const held = status === 'requested' && holdExpiresAt;
    return [
      short(bar),
      t(`status.${status}`),
      ...(held ? [t('heldUntil', { time: seoulMoment(holdExpiresAt, language) })] : []),
      ...(parked ? [t('parkedBar')] : []),
      dateRange(checkIn, leaves, language),
      ...(turnover ? [t(`prepared.${turnover.state}`)] : []),
      ...(freeAfter === null ? [] : [freeAfter === 0 ? t('turnover') : t('free', { count: freeAfter })]),
    ].join(', ');
  };
  return {
    house: ({ name, isLet }) => [localText(name, language), ...(isLet ? [] : [t('notLet')])].join(' · '),
    short: once(short),
    description: once(description),
    free: (count) => t('free', { count }),
    book: once((gap: Gap) => {
      const from = firstFree(gap, today);
      return gap.to === null
        ? t('bookFrom', { date: plainDate(from, language) })
        : t('book', { dates: dateRange(from, gap.to, language) });
    }),
  };
}

function once<Thing extends object>(say: (thing: Thing) => string): (thing: Thing) => string {
  const said = new WeakMap<Thing, string>();
  return (thing) => {
    const known = said.get(thing) ?? say(thing);
    said.set(thing, known);
    return known;
  };
}
