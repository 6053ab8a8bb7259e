import type { WaitingReservations } from '#contract/admin/parking.ts';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { isId } from '#contract/rules/id.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import type { Db } from '#server/ports/database.ts';
import { readDoorCode } from './door-code.ts';
import { exportReservations } from './export.ts';
import { freeHousesFor } from './free-houses-read-store.ts';
import { loadAdminDetails, loadRow } from './load-details.ts';
import { idsOnTodayList } from './today/on-today-list.ts';
import { momentOf, reservationsHolding, waitingReservations } from './read-store.ts';
import { searchReservations } from './search/search-read-store.ts';
import type { AdminListRow } from './read-store.ts';
import { loadPayments } from '../load-details.ts';
import { depositsToReturn } from '../money/deposits-to-return.ts';
import { listReservations } from '../own-lists.ts';
import { presentAdminReservation } from './present.ts';
import { findPerson } from '../read-store.ts';

export const adminReservations: Handlers<'adminReservations'> = {
  list: async ({ query }, ctx) => {
    const at = momentOf(ctx.clock.now());
    const among = await idsOnTodayList(ctx.db, ctx, query, at);
    const { rows, total } = await searchReservations(ctx.db, query, at, among);
    return { items: await presented(ctx.db, rows, ctx.clock.now()), page: pageInfo(query, total) };
  },
  week: async ({ query: { from, weeks } }, ctx) => {
    const rows = await reservationsHolding(ctx.db, from, addDays(from, 7 * weeks), momentOf(ctx.clock.now()));
    return presented(ctx.db, rows, ctx.clock.now());
  },
  waiting: (_, ctx) => loadWaiting(ctx),
  freeHouses: async ({ params }, ctx) =>
    freeHousesFor(ctx.db, await loadRow(ctx, params.id), new Date(ctx.clock.now())),
  get: ({ params }, ctx) => loadAdminDetails(ctx, params.id),
  export: (input, ctx) => exportReservations(ctx, input, input.query),
  doorCode: (input, ctx) => readDoorCode(ctx, input.params.id, input),
  payments: async ({ params }, ctx) => loadPayments(ctx.db, await loadRow(ctx, params.id), ctx.clock.now()),
};

async function loadWaiting(ctx: Context): Promise<WaitingReservations> {
  const at = momentOf(ctx.clock.now());
  const rows = await waitingReservations(ctx.db, at);
  const items = await presented(ctx.db, rows, ctx.clock.now());
  const parked = items.filter((each) => each.parked);
  const conflicts: WaitingReservations['conflicts'] = [];
  for (const [index, reservation] of items.entries()) {
    const { published, turnover_problem: problem } = rows[index]!;
    if (!published) conflicts.push({ kind: 'house_not_let', reservation, problem: null });
    if (problem !== null) conflicts.push({ kind: 'turnover_problem', reservation, problem });
  }
  return { parked, conflicts };
}

export const memberReservations: Handlers<'adminUsers'> = {
  upcoming: ({ params }, ctx) => ofMember(ctx, params.id, 'upcoming'),
  current: ({ params }, ctx) => ofMember(ctx, params.id, 'current'),
  past: ({ params }, ctx) => ofMember(ctx, params.id, 'past'),
  canceled: ({ params }, ctx) => ofMember(ctx, params.id, 'canceled'),
};

async function ofMember(ctx: Context, id: string, list: Parameters<typeof listReservations>[2]) {
  if (!isId(id) || !(await findPerson(ctx.db, id))) refuse('not_found');
  return listReservations(ctx, id, list);
}

export async function presented(db: Db, rows: AdminListRow[], nowMs: number): Promise<AdminReservation[]> {
  const ids = rows.map(({ id }) => id);
  const owed = await depositsToReturn(db, nowMs, ids);
  return rows.map((row) => presentAdminReservation(row, owed, nowMs));
}
