import type { HouseDates } from '#contract/admin/calendars/calendars.ts';
import { addDays, seoulDate } from '#contract/rules/dates.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import type { Handlers } from '#server/http/api/handler-types.ts';
import { block, changeBlock, unblock } from './blocks.ts';
import { acceptConflict } from './conflicts.ts';
import { addCalendar, readNow, removeCalendar } from './foreign.ts';
import { ownCalendar, removeAddress, renewAddress, shownAddress } from './own-calendar.ts';
import { presentBlock, presentCalendar, presentConflict, presentTaken } from './present.ts';
import { bookingsOf, findHouse, openConflicts, takenDates } from './read-store.ts';
import { blocksOf, calendarsOf } from './store.ts';

const MOST_BOOKINGS = 100;

export const calendars: Handlers<'calendars'> = {
  get: ({ params, ip }, ctx) => ownCalendar(ctx, params.calendarToken, ip),
};

export const adminCalendars: Handlers<'adminCalendars'> = {
  get: ({ params }, ctx) => loadDates(ctx, params.id),
  block: (input, ctx) => block(ctx, input.params.id, input, input.body),
  changeBlock: (input, ctx) => changeBlock(ctx, input.params, input, input.body),
  unblock: async (input, ctx) => {
    await unblock(ctx, input.params, input);
    return null;
  },
  addCalendar: (input, ctx) => addCalendar(ctx, input.params.id, input, input.body),
  readCalendar: ({ params }, ctx) => readNow(ctx, params.id, params.calendarId),
  removeCalendar: async (input, ctx) => {
    await removeCalendar(ctx, input.params, input);
    return null;
  },
  renewAddress: async (input, ctx) => ({ address: await renewAddress(ctx, input.params.id, input) }),
  removeAddress: async (input, ctx) => {
    await removeAddress(ctx, input.params.id, input);
    return null;
  },
  conflicts: (_, ctx) => ctx.calendars.conflicts(ctx.db),
  accept: async (input, ctx) => {
    await acceptConflict(ctx, input.params.conflictId, input, input.body.reason);
    return null;
  },
  week: async ({ query: { from, weeks } }, ctx) =>
    (await takenDates(ctx.db, { from, to: addDays(from, 7 * weeks) })).map(presentTaken),
};

async function loadDates(ctx: Context, houseId: string): Promise<HouseDates> {
  const { db } = ctx;
  if (!(await findHouse(db, houseId))) refuse('not_found');
  const today = seoulDate(ctx.clock.now());
  return {
    houseId,
    today,
    blocks: (await blocksOf(db, houseId, today)).map(presentBlock),
    calendars: (await calendarsOf(db, houseId, today)).map(presentCalendar),
    bookings: (await bookingsOf(db, houseId, today, MOST_BOOKINGS)).map(presentTaken),
    conflicts: (await openConflicts(db, today, houseId)).map(presentConflict),
    address: await shownAddress(ctx, db, houseId),
  };
}
