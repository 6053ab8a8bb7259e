import type { AdminHouse, AdminHouseCard, HousePrice } from '#contract/admin/houses.ts';
import type { HouseState } from '#contract/admin/vocabulary.ts';
import { missingParts, untranslated } from '#contract/rules/houses/completeness.ts';
import type { ListPhoto } from '#contract/shared.ts';
import { versionOf } from '#server/http/api/versions.ts';
import { contentOf } from './columns.ts';
import type { AdminCardRow, AdminHouseRow, PriceRow } from './read-store.ts';

export function stateOf({
  published,
  archived_at,
}: Pick<AdminHouseRow, 'published' | 'archived_at'>): HouseState {
  if (archived_at) return 'archived';
  return published ? 'published' : 'unpublished';
}

const hasDoorCode = ({ door_code }: AdminHouseRow) => door_code !== '';
const priceOf = ({ monthly_rent, deposit }: AdminHouseRow) =>
  monthly_rent === 0 ? { monthlyRent: null, deposit: null } : { monthlyRent: monthly_rent, deposit };

const firstPhoto = ({ photos }: AdminHouseRow): ListPhoto | null => {
  const [photo] = photos;
  if (!photo) return null;
  const { blur: _, room: __, ...listed } = photo;
  return listed;
};

export function shortcomings(row: AdminHouseRow) {
  const content = contentOf(row);
  const rest = {
    monthlyRent: priceOf(row).monthlyRent,
    hasDoorCode: hasDoorCode(row),
    pictures: row.photos,
  };
  return { missing: missingParts({ ...content, ...rest }), untranslated: untranslated(content) };
}

export function adminHouseCard(row: AdminCardRow): AdminHouseCard {
  const { name, location, type } = contentOf(row);
  return {
    id: row.id,
    name,
    location,
    type,
    state: stateOf(row),
    photo: firstPhoto(row),
    ...priceOf(row),
    nextPrice: row.next_price,
    occupiedNights: row.occupied_nights,
    freeFrom: row.free_from,
    ...shortcomings(row),
  };
}

const housePrice = (row: PriceRow): HousePrice => ({
  startsOn: row.starts_on,
  monthlyRent: row.monthly_rent,
  deposit: row.deposit,
  isApplied: row.applied_at !== null,
  setAt: row.set_at.toISOString(),
  setBy: row.set_by,
});

export function adminHouse(row: AdminHouseRow, prices: PriceRow[]): AdminHouse {
  const content = contentOf(row);
  const state = stateOf(row);
  return {
    id: row.id,
    state,
    content,
    ...priceOf(row),
    prices: prices.map(housePrice),
    photos: row.photos,
    hasDoorCode: hasDoorCode(row),
    ...shortcomings(row),
    version: versionOf({ content, state }),
    pricesVersion: versionOf({
      prices: prices.map(({ starts_on, monthly_rent, deposit }) => [starts_on, monthly_rent, deposit]),
    }),
  };
}

/** Returns the facts of a house for the audit log. The Wi-Fi password is in plain text; callers have to mask it. */
export function factsOf(row: AdminHouseRow): Record<string, unknown> {
  const content = contentOf(row);
  const words = (list: readonly { ko: string; en: string }[], language: 'ko' | 'en') =>
    list.map((each) => each[language]).join(', ');
  const inBoth = (name: string, { ko, en }: { ko: string; en: string }) => ({
    [name]: ko,
    [`${name}En`]: en,
  });
  return {
    ...inBoth('name', content.name),
    ...inBoth('summary', content.summary),
    ...inBoth('about', content.about),
    location: content.location,
    houseType: content.type,
    ...inBoth('area', content.area),
    ...inBoth('address', content.address),
    coordinates: content.latitude === null ? null : `${content.latitude}, ${content.longitude ?? ''}`,
    ...inBoth('station', content.station.name),
    lines: content.station.lines.join(', '),
    walkMinutes: content.station.walkMinutes,
    areaM2: content.areaM2,
    maxGuests: content.maxGuests,
    beds: content.beds,
    bathrooms: content.bathrooms,
    ...inBoth('floor', content.floor),
    ...inBoth('parking', content.parking),
    facilities: content.facilities.join(', '),
    beforeReservation: words(content.beforeReservation, 'ko'),
    beforeReservationEn: words(content.beforeReservation, 'en'),
    thingsToKnow: words(content.thingsToKnow, 'ko'),
    thingsToKnowEn: words(content.thingsToKnow, 'en'),
    wifiName: content.wifiName,
    wifiPassword: content.wifiPassword,
    ...inBoth('way', content.way),
    ...inBoth('trash', content.trash),
    minNights: content.minNights,
    rank: content.rank,
  };
}
