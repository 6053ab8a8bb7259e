import { favourites } from '#contract/rules/choosing/policy.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { moment, searchedStay } from './handlers.ts';
import { isHouseId, similarTerms } from './policy.ts';
import { houseCard } from './present.ts';
import { housesById } from './read-store.ts';
import { likenessOf, similarTo } from './search/similar-read-store.ts';

export const houseCards: Handlers<'houseCards'> = {
  byIds: async ({ query }, ctx) => {
    const ids = query.ids.filter(isHouseId);
    const rows = await housesById(ctx.db, ids, query.university, moment(ctx));
    return rows.map((row) => houseCard(row, null));
  },

  similar: async ({ params, query }, ctx) => {
    const at = moment(ctx);
    const stay = searchedStay(query, at);
    const house = isHouseId(params.id) ? await likenessOf(ctx.db, params.id) : undefined;
    if (!house) refuse('not_found');
    const terms = similarTerms(house, favourites.similar);
    const ids = await similarTo(ctx.db, house, terms, { stay, guests: query.guests, at });
    const rows = await housesById(ctx.db, ids, query.university, at);
    return rows.map((row) => houseCard(row, stay));
  },
};
