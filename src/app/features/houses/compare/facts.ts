import type { TFunction } from 'i18next';
import type { HouseDetail } from '#contract/houses.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import { booking } from '#contract/rules/policy.ts';
import { quoteOf } from '#contract/rules/quote.ts';
import { shortDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';

type Texts = TFunction<['compare', 'house-card', 'common']>;
/** A line of the comparison: its name and the value of each house. */
export type Line = { key: string; label: string; values: string[] };

/** The first payment of a stay of one rent period, in won, as the host would ask for it. */
export function firstPayment(house: Pick<HouseDetail, 'monthlyRent' | 'deposit'>, today: PlainDate): Won {
  const stay = { checkIn: today, checkOut: addDays(today, booking.periodNights) };
  const { schedule } = quoteOf(house, stay, {
    beddingSets: 0,
    coupon: null,
    bookedOn: today,
    krwPerUsd: null,
    isInternational: false,
  });
  return schedule[0]?.amount ?? 0;
}

/** The facts of houses side by side, in words; `ways` are those to the university of the device, in the same order. */
export function factLines(
  houses: readonly HouseDetail[],
  { t, language, today, ways }: { t: Texts; language: string; today: PlainDate; ways: readonly string[] },
): Line[] {
  const each = (say: (house: HouseDetail) => string) => houses.map(say);
  const free = ({ freeFrom }: HouseDetail) =>
    !freeFrom
      ? t('compare:value.full')
      : freeFrom <= today
        ? t('compare:value.now')
        : shortDate(freeFrom, language);
  const rated = ({ rating }: HouseDetail) =>
    rating
      ? t('compare:value.rating', { value: rating.average.toFixed(1), count: rating.count })
      : t('compare:value.noRating');
  const station = ({ station: { name, walkMinutes } }: HouseDetail) =>
    t('compare:value.station', { station: localText(name, language), count: walkMinutes });
  const values: [key: Key, values: string[]][] = [
    ['rent', each(({ monthlyRent }) => won(monthlyRent))],
    ['deposit', each(({ deposit }) => won(deposit))],
    ['first', each((house) => won(firstPayment(house, today)))],
    ['freeFrom', each(free)],
    ['minNights', each(({ minNights }) => t('compare:value.nights', { count: minNights }))],
    ['commute', [...ways]],
    ['station', each(station)],
    ['type', each(({ type }) => t(`house-card:type.${type}`))],
    ['area', each(({ areaM2 }) => t('compare:value.area', { area: areaM2 }))],
    ['people', each(({ maxGuests }) => t('compare:value.people', { count: maxGuests }))],
    ['beds', each(({ beds }) => t('compare:value.beds', { count: beds }))],
    ['bathrooms', each(({ bathrooms }) => t('compare:value.bathrooms', { count: bathrooms }))],
    ['rating', each(rated)],
  ];
  return values.map(([key, own]) => ({ key, label: t(`compare:row.${key}`), values: own }));
}
type Key =
  | 'rent'
  | 'deposit'
  | 'first'
  | 'freeFrom'
  | 'minNights'
  | 'commute'
  | 'station'
  | 'type'
  | 'area'
  | 'people'
  | 'beds'
  | 'bathrooms'
  | 'rating';
