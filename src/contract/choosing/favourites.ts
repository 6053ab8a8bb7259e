import * as v from 'valibot';
import { get, put } from '../endpoint.ts';
import { favourites as policy } from '../rules/choosing/policy.ts';
import { Bilingual, Id, Instant } from '../shared.ts';

export const Favourite = v.object({
  houseId: v.string(),
  name: Bilingual,
  savedAt: Instant,
  isLet: v.pipe(v.boolean(), v.description('False once the house is no longer let')),
});
export type Favourite = v.InferOutput<typeof Favourite>;

/** A house saved or removed on a device. `at` is by the device's clock. */
export const FavouriteChange = v.object({ houseId: Id, isSaved: v.boolean(), at: Instant });
export type FavouriteChange = v.InferOutput<typeof FavouriteChange>;

export const FavouriteChanges = v.object({
  changes: v.pipe(v.array(FavouriteChange), v.maxLength(2 * policy.most, 'invalid_input')),
});

export const favourites = {
  list: get('/v1/favourites', 'member', {
    summary: 'List own favourites',
    description: 'Houses that the member saved, on whichever device, newest first.',
    data: v.array(Favourite),
    addition: true,
  }),
  sync: put('/v1/favourites', 'member', {
    summary: 'Merge the favourites of a device',
    description:
      'Of two changes of a house the later one holds; a clock that is ahead counts as now, and a house that is not there is left out. Beyond the most that an account may have, the oldest go. Repeating it changes nothing. Answers the list.',
    body: FavouriteChanges,
    data: v.array(Favourite),
    addition: true,
  }),
};
