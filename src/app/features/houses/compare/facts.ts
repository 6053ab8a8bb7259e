import type { TFunction } from 'i18next';
import type { HouseDetail } from '#contract/houses.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import { booking, type Stay } from '#contract/rules/policy.ts';
import { stayPriceOf } from '#contract/rules/stay-price.ts';
import { shortDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { planStay } from '../model.ts';

type Texts = TFunction<['compare', 'house-card', 'common']>;
/** Line of the comparison: its name and a value for each house; `amounts` in won if they are money. */
export type Line = { key: string; label: string; values: string[]; amounts?: Won[] | undefined };

/** Dates for which houses are compared, and the taken stretches of each house; null if these are not known. */
export type ComparedStay = Stay & {
  taken: readonly (readonly { from: PlainDate; to: PlainDate }[] | null)[];
};

type Facts = {
  t: Texts;
  language: string;
  today: PlainDate;
  ways: readonly string[];
  stay: ComparedStay | null;
};

/** Returns the facts of houses in words; with dates, those of that stay come first. */
export function factLines(houses: readonly HouseDetail[], facts: Facts): Line[] {
  const { t, language, today, ways, stay } = facts;
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
  const aPeriod = { checkIn: today, checkOut: addDays(today, booking.periodNights) };
  const values: Valued[] = [
    ...stayLines(houses, facts),
    inWon(
      'rent',
      houses.map(({ monthlyRent }) => monthlyRent),
    ),
    inWon(
      'deposit',
      houses.map(({ deposit }) => deposit),
    ),
    inWon(
      'first',
      houses.map((house) => stayPriceOf(house, stay ?? aPeriod).firstPayment),
    ),
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
  return values.map(([key, own, amounts]) => ({
    key,
    label: t(`compare:row.${key}`, { nights: booking.periodNights }),
    values: own,
    amounts,
  }));
}

type Valued = [key: Key, values: string[], amounts?: Won[]];
const inWon = (key: Key, amounts: Won[]): Valued => [key, amounts.map((amount) => won(amount)), amounts];

/** Returns lines for availability on the dates and for the price of that stay; none without dates. */
function stayLines(houses: readonly HouseDetail[], { t, today, stay }: Facts): Valued[] {
  if (!stay) return [];
  const planned = houses.map((house, index) =>
    planStay(house, { ...stay, guests: 1, beddingSets: 0 }, today, stay.taken[index] ?? null),
  );
  const canBeHad = planned.map(({ problem }, index) => {
    if (problem === 'stay_too_short') return t('compare:value.tooShort', { count: houses[index]!.minNights });
    if (problem) return t('compare:value.taken');
    return t(stay.taken[index] ? 'compare:value.free' : 'compare:value.unknown');
  });
  return [
    ['stay', canBeHad],
    inWon(
      'total',
      houses.map((house) => stayPriceOf(house, stay).total),
    ),
  ];
}

type Key =
  | 'stay'
  | 'total'
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
