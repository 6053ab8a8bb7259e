import { expect, it } from 'vitest';
import type { AdminReservationQuery } from '#contract/admin/reservations.ts';
import { statementsOf } from '#tests/kit/recorded-statements.ts';
import { momentOf } from '../read-store.ts';
import { everyReservation, searchReservations } from './search-read-store.ts';

const at = momentOf(Date.parse('2026-11-21T01:00:00Z'));
const query: AdminReservationQuery = {
  dates: 'arrival',
  sort: 'check-in',
  descending: false,
  unsigned: false,
  unpaid: false,
  depositOpen: false,
  page: 1,
  pageSize: 20,
};

/** Each kind of search; the key names the file with its expected SQL. */
const kinds: Record<string, Partial<AdminReservationQuery>> = {
  'by-words': { search: 'Kim' },
  'by-phone': { search: '010-1234-5678' },
  'staying-by-departure': {
    status: 'staying',
    dates: 'departure',
    from: '2026-12-01',
    to: '2026-12-31',
    sort: 'check-out',
    descending: true,
  },
  'upcoming-and-not-signed': { list: 'upcoming', unsigned: true, location: 'hongdae' },
};

it.each(Object.keys(kinds))('looks for reservations %s in SQL that can be read', async (kind) => {
  const statements = await statementsOf(
    (db) => searchReservations(db, { ...query, ...kinds[kind] }, at, null),
    { total: 0 },
  );
  await expect(statements).toMatchFileSnapshot(`statements/${kind}.sql`);
});

it('lists every reservation of a house for a file', async () => {
  const statements = await statementsOf(
    (db) => everyReservation(db, { ...query, houseId: 'yeonnam-garden' }, at, null),
    {},
  );
  await expect(statements).toMatchFileSnapshot('statements/every-one-of-a-house.sql');
});
