import type { HouseMissing } from '#contract/admin/vocabulary.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { moment } from '../handlers.ts';
import { addHouse, copyHouse, loadHouse, replaceHouse } from './changes.ts';
import { adminHouseCard, shortcomings } from './present.ts';
import { removePrice, setPrice } from './prices.ts';
import { cardsOf, housePage, housesFor, type AdminHouseRow } from './read-store.ts';
import { setState } from './state.ts';

export const adminHouses: Handlers<'adminHouses'> = {
  list: async ({ query }, ctx) => {
    const { missing, page, pageSize } = query;
    const found = missing
      ? pageOf(
          (await housesFor(ctx.db, query)).filter((row) => lacks(row, missing)).map(({ id }) => id),
          page,
          pageSize,
        )
      : await housePage(ctx.db, query);
    const rows = await cardsOf(ctx.db, found.ids, moment(ctx));
    return { items: rows.map(adminHouseCard), page: pageInfo(query, found.total) };
  },
  create: (input, ctx) => addHouse(ctx, input, input.body),
  get: ({ params }, ctx) => loadHouse(ctx.db, ctx.cipher, params.id),
  replace: (input, ctx) => replaceHouse(ctx, input.params.id, input, input.body),
  copy: (input, ctx) => copyHouse(ctx, input.params.id, input, input.body),
  setState: (input, ctx) => setState(ctx, input.params.id, input, input.body),
  setPrice: (input, ctx) => setPrice(ctx, input.params.id, input, input.body),
  removePrice: (input, ctx) => removePrice(ctx, input.params, input),
};

function lacks(row: AdminHouseRow, what: HouseMissing): boolean {
  const { missing, untranslated } = shortcomings(row);
  if (what === 'english') return untranslated > 0;
  return what === 'anything' ? missing.length > 0 : missing.includes(what);
}

const pageOf = (ids: string[], page: number, pageSize: number) => ({
  ids: ids.slice((page - 1) * pageSize, page * pageSize),
  total: ids.length,
});
