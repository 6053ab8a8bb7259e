import { personName } from '#contract/rules/people/names.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { holdsWords } from '#app/admin/kit/form/holds-words.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { findUsers } from '#app/admin/kit/load/find-users.ts';
import { findReservations } from '#app/admin/reservations/queries.ts';
import { houseNames, type HouseName } from '#app/admin/kit/load/house-names.ts';

export const kinds = ['action', 'reservation', 'user', 'house'] as const;

export type Found = {
  kind: (typeof kinds)[number];
  /** Unique among all results. */
  key: string;
  title: string;
  detail?: string | undefined;
  href: string;
  /** Number of further results, which `href` lists. Such an entry has no title. */
  more?: number;
};

const MOST_OF_A_KIND = 5;

function withRest(found: Found[], total: number, list: string, words: Record<string, string>): Found[] {
  const shown = found.slice(0, MOST_OF_A_KIND);
  const [first] = shown;
  if (!first || total <= shown.length) return shown;
  const { kind } = first;
  const href = `${list}?${new URLSearchParams(words).toString()}`;
  return [...shown, { kind, key: `${kind}-more`, title: '', href, more: total - shown.length }];
}

/** House names, cached for the page's lifetime because they do not change while somebody types. */
let houses: Promise<HouseName[]> | undefined;

/**
 * Finds reservations (by name, phone, address, code or house; latest check-in first), accounts (newest first) and houses by words.
 * @returns null if the host could not be reached
 */
export async function findThings(words: string, language: string): Promise<Found[] | null> {
  houses ??= houseNames().then((names) => {
    // None may mean that they could not be loaded.
    if (names.length === 0) houses = undefined;
    return names;
  });
  const [reservations, users, names] = await Promise.all([
    findReservations({ search: words, descending: true }),
    findUsers({ search: words }),
    houses,
  ]);
  if (!reservations.ok || !users.ok) return null;
  const ofReservations = reservations.value.items.map(
    ({ id, code, memberName, listingName, checkIn, checkOut }): Found => ({
      kind: 'reservation',
      key: `reservation-${id}`,
      title: [memberName, code].filter(Boolean).join(' · '),
      detail: `${localText(listingName, language)}, ${dateRange(checkIn, checkOut, language)}`,
      href: `/admin/reservations/${id}`,
    }),
  );
  const ofUsers = users.value.items.map((user): Found => ({
    kind: 'user',
    key: `user-${user.id}`,
    title: personName(user),
    detail: user.email,
    href: `/admin/users/${user.id}`,
  }));
  const ofHouses = names
    .filter(({ name }) => holdsWords(`${name.ko} ${name.en ?? ''}`, words))
    .map(({ id, name }): Found => ({
      kind: 'house',
      key: `house-${id}`,
      title: localText(name, language),
      href: `/admin/houses/${encodeURIComponent(id)}`,
    }));
  const search = { search: words };
  return [
    ...withRest(ofReservations, reservations.value.page.totalItems, '/admin/reservations', {
      ...search,
      descending: 'true',
    }),
    ...withRest(ofUsers, users.value.page.totalItems, '/admin/users', search),
    ...withRest(ofHouses, ofHouses.length, '/admin/houses', search),
  ];
}
