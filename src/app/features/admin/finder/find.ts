import { personName } from '#contract/rules/people/names.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { findUsers } from '../accounts/queries.ts';
import { findReservations, houseNames, type HouseName } from '../reservations/queries.ts';

/** Kinds of things that the finder leads to, in the order in which it lists them. */
export const kinds = ['action', 'reservation', 'user', 'house'] as const;

export type Found = {
  kind: (typeof kinds)[number];
  /** Unique among everything found. */
  key: string;
  title: string;
  detail?: string | undefined;
  /** The address of the screen where it is dealt with. */
  href: string;
};

/** As many of a kind as are listed: who does not see it among them types one word more. */
const MOST_OF_A_KIND = 5;

/** The houses of this visit: their names do not change while somebody types. */
let houses: Promise<HouseName[]> | undefined;

/**
 * Finds reservations (by name, phone, address, code or house), accounts and houses by words.
 * @returns null where the host could not be asked
 */
export async function findThings(words: string, language: string): Promise<Found[] | null> {
  houses ??= houseNames().then((names) => {
    // None may mean that they could not be loaded.
    if (names.length === 0) houses = undefined;
    return names;
  });
  const [reservations, users, names] = await Promise.all([
    findReservations({ search: words }),
    findUsers({ search: words }),
    houses,
  ]);
  if (!reservations.ok || !users.ok) return null;
  return [
    ...reservations.value.items
      .slice(0, MOST_OF_A_KIND)
      .map(({ id, code, memberName, listingName, checkIn, checkOut }): Found => ({
        kind: 'reservation',
        key: `reservation-${id}`,
        title: [memberName, code].filter(Boolean).join(' · '),
        detail: `${localText(listingName, language)}, ${dateRange(checkIn, checkOut, language)}`,
        href: `/admin/reservations/${id}`,
      })),
    ...users.value.items.slice(0, MOST_OF_A_KIND).map((user): Found => ({
      kind: 'user',
      key: `user-${user.id}`,
      title: personName(user),
      detail: user.email,
      href: `/admin/users/${user.id}`,
    })),
    ...names
      .filter(({ name }) => holdsWords(`${name.ko} ${name.en ?? ''}`, words))
      .slice(0, MOST_OF_A_KIND)
      .map(({ id, name }): Found => ({
        kind: 'house',
        key: `house-${id}`,
        title: localText(name, language),
        href: `/admin/houses/${encodeURIComponent(id)}`,
      })),
  ];
}

/** True where a text has each of the words somewhere in it, large or small letters alike. */
export function holdsWords(text: string, words: string): boolean {
  const plain = text.normalize('NFC').toLowerCase();
  return words
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
