import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import { presentForAdministrator } from './present.ts';
import { searchCertificates } from './read-store.ts';

/** Shows residence certificates to administrators. There is no manual withdrawal, because the state follows from stay and contract (ADR 58). */
export const adminCertificates: Handlers<'adminCertificates'> = {
  list: async ({ query }, ctx) => {
    const now = ctx.clock.now();
    const { rows, total } = await searchCertificates(ctx.db, query, now);
    return { items: rows.map((row) => presentForAdministrator(row, now)), page: pageInfo(query, total) };
  },
};
