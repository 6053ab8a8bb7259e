import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { presentForAdministrator } from './present.ts';
import { searchCertificates } from './read-store.ts';

/** The administrators' view of residence certificates. Nobody withdraws one by hand: how it stands follows from stay and contract (ADR 58). */
export const adminCertificates: Handlers<'adminCertificates'> = {
  list: async ({ query }, ctx) => {
    const now = ctx.clock.now();
    const { rows, total } = await searchCertificates(ctx.db, query, now);
    return { items: rows.map((row) => presentForAdministrator(row, now)), page: pageInfo(query, total) };
  },
};
