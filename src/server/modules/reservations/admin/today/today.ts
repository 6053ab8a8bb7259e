import { MOST_OF_A_LIST, type Today, type UnsentMessage } from '#contract/admin/today.ts';
import { personName } from '#contract/rules/people/names.ts';
import { booking } from '#contract/rules/policy.ts';
import { MINUTE_MS } from '#contract/rules/durations.ts';
import { pageInfo, type Handlers } from '#server/http/api/handler-types.ts';
import type { Db } from '#server/ports/database.ts';
import { unsentMessages } from '#server/platform/outbox-store.ts';
import { isForAdministrators } from '#server/platform/posted-messages-store.ts';
import { isCheckInInfoOpen } from '#server/modules/reservations/door-code-access.ts';
import { depositsToReturn, firstToReturn } from '../../money/deposits-to-return.ts';
import { presented } from '../handlers.ts';
import { settleMessage } from '../messages.ts';
import { refundHandling } from '../policy.ts';
import { presentBooker } from '../present.ts';
import { momentOf, type AdminListRow } from '../read-store.ts';
import {
  arrivalsOn,
  departuresOn,
  doubtfulPayments,
  openConsultations,
  openHolds,
  openObjections,
  openProblems,
  openTickets,
  overdueInstalments,
  reservationsOf,
  waitingRefunds,
  type AboutRow,
} from './today-read-store.ts';

export const adminToday: Handlers<'adminToday'> = {
  get: async (_, ctx) => {
    const now = ctx.clock.now();
    const at = momentOf(now);
    const stays = (rows: AdminListRow[]) => presentedList(ctx.db, rows, now);
    return {
      date: at.today,
      arrivals: await arrivals(ctx.db, now),
      departures: await stays(await departuresOn(ctx.db, at)),
      holds: await stays(await openHolds(ctx.db, at)),
      overdue: listOf(await overdueInstalments(ctx.db, at.today), (row) => ({
        ...presentAbout(row),
        sequence: row.seq,
        dueOn: row.due_on,
        amount: row.amount,
      })),
      ...(await refunds(ctx.db)),
      doubts: listOf(await doubtfulPayments(ctx.db), (row) => ({
        ...presentAbout(row),
        amount: row.amount,
        since: (row.doubted_at ?? at.now).toISOString(),
        doubt: row.doubt ?? 'no_answer',
        orderId: row.order_id,
      })),
      messages: listOf(await unsent(ctx.db, now), (message) => message),
      consultations: listOf(await openConsultations(ctx.db), ({ received_at, ...row }) => ({
        ...row,
        since: received_at.toISOString(),
      })),
      tickets: await tickets(ctx.db, at.now),
      calendarConflicts: listOf(await ctx.calendars.conflicts(ctx.db), (row) => row),
      deposits: await deposits(ctx.db, now),
      objections: listOf(await openObjections(ctx.db), (row) => ({
        ...presentAbout(row),
        since: row.objected_at.toISOString(),
      })),
      problems: listOf(await openProblems(ctx.db), (row) => ({
        turnoverId: row.id,
        listingName: row.listing_name,
        dueOn: row.due_on,
        problem: row.problem ?? '',
        assignee: nameOf(row),
      })),
    };
  },
  unsentMessages: async ({ query }, ctx) => {
    const all = await unsent(ctx.db, ctx.clock.now());
    const from = (query.page - 1) * query.pageSize;
    return { items: all.slice(from, from + query.pageSize), page: pageInfo(query, all.length) };
  },
  settleMessage: async (input, ctx) => {
    await settleMessage(ctx, input.params.messageId, input);
    return null;
  },
};

async function deposits(db: Db, nowMs: number): Promise<Today['deposits']> {
  const { today } = momentOf(nowMs);
  const { total, first } = firstToReturn(await depositsToReturn(db, nowMs), MOST_OF_A_LIST);
  const ids = first.map(({ id }) => id);
  const rows = new Map((await reservationsOf(db, ids)).map((row) => [row.id, row]));
  const items = first.flatMap(({ id, amount, returnsBy }) => {
    const row = rows.get(id);
    if (!row) return [];
    const { memberName } = presentBooker(row);
    const about = { reservationId: id, code: row.code, listingName: row.house_name, memberName };
    return [{ ...about, amount, returnsBy, isOverdue: returnsBy < today }];
  });
  const inOrder = items.toSorted(
    (a, b) => a.returnsBy.localeCompare(b.returnsBy) || a.code.localeCompare(b.code),
  );
  return { total, items: inOrder.slice(0, MOST_OF_A_LIST) };
}

async function tickets(db: Db, now: Date): Promise<Today['tickets']> {
  return listOf(await openTickets(db), (row) => ({
    ...presentAbout(row),
    id: row.id,
    kind: row.kind,
    state: row.state,
    dueAt: (row.due_at ?? now).toISOString(),
    isOverdue: row.due_at !== null && row.due_at <= now,
    assignee: nameOf({ first_name: row.assignee_first_name, last_name: row.assignee_last_name }),
  }));
}

async function arrivals(db: Db, nowMs: number): Promise<Today['arrivals']> {
  const rows = await arrivalsOn(db, momentOf(nowMs));
  const { total, items } = await presentedList(db, rows, nowMs);
  const codeRead = (row: (typeof rows)[number]) =>
    row.extends_id === null && isCheckInInfoOpen(row, nowMs) ? row.code_read_at !== null : null;
  return {
    total,
    items: items.map((item, index) => Object.assign(item, { codeRead: codeRead(rows[index]!) })),
  };
}

async function refunds(db: Db): Promise<Pick<Today, 'refundsToSend' | 'refunds'>> {
  const rows = await waitingRefunds(db);
  const isOnWay = (row: (typeof rows)[number]) => refundHandling(row) === 'on_way';
  const present = (row: (typeof rows)[number]) => ({
    ...presentAbout(row),
    amount: row.amount,
    since: row.recorded_at.toISOString(),
    attempts: row.attempts,
    handling: refundHandling(row),
  });
  return {
    refundsToSend: listOf(
      rows.filter((row) => !isOnWay(row)),
      present,
    ),
    refunds: listOf(rows.filter(isOnWay), present),
  };
}

/** Lists messages still unsent after the time limit for confirmations, with their last attempt (docs/specification.md#reservation-life-cycle). */
async function unsent(db: Db, nowMs: number): Promise<UnsentMessage[]> {
  const rows = await unsentMessages(db, new Date(nowMs - booking.confirmationMinutes * MINUTE_MS));
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    subject: row.subject,
    recipient: row.channel === 'push' ? null : row.recipient,
    reservationId: row.reservation_id,
    memberId: isForAdministrators(row.kind) ? null : row.account_id,
    since: row.created_at.toISOString(),
    attempts: row.attempts,
    problem: row.last_error,
    givenUp: row.failed_at !== null,
  }));
}

async function presentedList(db: Db, rows: AdminListRow[], nowMs: number) {
  return { total: rows.length, items: await presented(db, rows.slice(0, MOST_OF_A_LIST), nowMs) };
}

function listOf<Row, Item>(rows: Row[], present: (row: Row) => Item): { total: number; items: Item[] } {
  return { total: rows.length, items: rows.slice(0, MOST_OF_A_LIST).map(present) };
}

function presentAbout(row: AboutRow) {
  return {
    reservationId: row.reservation_id,
    code: row.code,
    listingName: row.listing_name,
    memberName: nameOf(row),
  };
}

function nameOf({ first_name: firstName, last_name: lastName }: Pick<AboutRow, 'first_name' | 'last_name'>) {
  return firstName === null || lastName === null ? null : personName({ firstName, lastName });
}
