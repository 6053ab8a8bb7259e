import type { CatalogueHouse } from '#contract/admin/catalogue.ts';
import { addDays, type PlainDate } from '#contract/rules/dates.ts';
import { booking } from '#contract/rules/policy.ts';
import type { Bilingual } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Trx } from '#server/ports/database.ts';
import { knownPhotos } from '../picture-read-store.ts';

export type Dependencies = Pick<Context, 'cipher' | 'clock' | 'accounts' | 'config' | 'files'>;

type WantedPicture = Pick<CatalogueHouse['pictures'][number], 'id' | 'room'> & {
  alt: Bilingual;
  focus: { x: number; y: number } | null;
};
type Price = CatalogueHouse['prices'][number];

/**
 * Returns the wanted pictures of the houses of a file, by house, and the ids of uploaded ones. Descriptions and focal points left out of the file
 * stay.
 * @throws Refusal `picture_unknown`, `invalid_input` for a picture listed twice in a house, `picture_words_fixed` for a changed description of a
 * shipped picture
 */
export async function wantedPictures(
  trx: Trx,
  houses: readonly CatalogueHouse[],
): Promise<{ wanted: Map<string, WantedPicture[]>; uploaded: Set<string> }> {
  const ids = [...new Set(houses.flatMap(({ pictures }) => pictures.map(({ id }) => id)))];
  const known = new Map((await knownPhotos(trx, ids)).map((photo) => [photo.id, photo]));
  const wanted = new Map<string, WantedPicture[]>();
  for (const { id: houseId, pictures } of houses) {
    if (new Set(pictures.map(({ id }) => id)).size < pictures.length) refuseField('invalid_input');
    const described = pictures.map(({ id, room, alt, focus }) => {
      const former = known.get(id) ?? refuseField('picture_unknown');
      const isFixed = former.file_id === null && alt !== undefined && words(alt) !== words(former.alt);
      if (isFixed) refuseField('picture_words_fixed');
      return { id, room, alt: alt ?? former.alt, focus: focus === undefined ? former.focus : focus };
    });
    wanted.set(houseId, described);
  }
  return { wanted, uploaded: new Set(ids.filter((id) => known.get(id)?.file_id)) };
}

const refuseField = (code: 'invalid_input' | 'picture_unknown' | 'picture_words_fixed') =>
  refuse(code, {}, { pictures: code });

const words = ({ ko, en }: Bilingual) => `${ko}\n${en}`;

/** True if a file leaves the pictures of a house unchanged: same order and rooms, descriptions the same or left out. */
export function hasSamePictures(
  { pictures }: Pick<CatalogueHouse, 'pictures'>,
  before: Pick<CatalogueHouse, 'pictures'>,
): boolean {
  const point = (focus: { x: number; y: number } | null | undefined) =>
    focus ? `${focus.x}:${focus.y}` : '';
  return (
    pictures.length === before.pictures.length &&
    pictures.every(({ id, room, alt, focus }, index) => {
      const former = before.pictures[index]!;
      const isDescribed = alt === undefined || (former.alt !== undefined && words(alt) === words(former.alt));
      const isFocused = focus === undefined || point(focus) === point(former.focus);
      return former.id === id && former.room === room && isDescribed && isFocused;
    })
  );
}

/**
 * Lists the prices of a house in a file that are new: the present one from today on, and future ones; past prices never change.
 * @throws Refusal `amount_required` if a house with a rent would lose it, `dates_too_far`
 */
export function newPrices(
  { monthlyRent, deposit, prices }: CatalogueHouse,
  before: CatalogueHouse | undefined,
  today: PlainDate,
): Price[] {
  // A price is never taken away, and a deposit alone is none.
  if (monthlyRent === null && ((before?.monthlyRent ?? null) !== null || deposit !== null))
    refuse('amount_required', {}, { monthlyRent: 'amount_required' });
  const isNew = monthlyRent !== (before?.monthlyRent ?? null) || deposit !== (before?.deposit ?? null);
  const current =
    isNew && monthlyRent !== null ? [{ startsOn: today, monthlyRent, deposit: deposit ?? 0 }] : [];
  const isKnown = (price: Price) =>
    before?.prices.some(
      (known) =>
        known.startsOn === price.startsOn &&
        known.monthlyRent === price.monthlyRent &&
        known.deposit === price.deposit,
    );
  const coming = prices.filter((price) => price.startsOn > today && !isKnown(price));
  if (coming.some(({ startsOn }) => startsOn > addDays(today, booking.windowDays)))
    refuse('dates_too_far', { days: booking.windowDays }, { prices: 'dates_too_far' });
  // Of two of one day the later holds.
  return [...new Map([...current, ...coming].map((price) => [price.startsOn, price] as const)).values()];
}
