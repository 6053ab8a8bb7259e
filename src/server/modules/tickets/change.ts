import type * as v from 'valibot';
import type { AdminTicket, TicketAnswer, TicketChange } from '#contract/admin/tickets/tickets.ts';
import { isId } from '#contract/rules/id.ts';
import { personName } from '#contract/rules/people/names.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { loadAdminTicket } from './load.ts';
import { tellMember } from './messages.ts';
import { dueAfterAnswer, dueAfterReport, isVisitPossible, visitEnd } from './policy.ts';
import { visitOf } from './present.ts';
import { staff, type StaffRow } from '#server/platform/staff-read-store.ts';
import { insertReply, lockTicket, replyById, updateTicket, type TicketRow } from './store.ts';

type Change = v.InferOutput<typeof TicketChange>;
type Answer = v.InferOutput<typeof TicketAnswer>;
type ByVersion = Administrator & { ifMatch: string };

/**
 * Changes state, visit or assignee of a ticket and audits it. The member is notified of a visit, a canceled visit and the end.
 * @throws Refusal `not_found`, `version_stale` with the current ticket; `assignee_unknown`, `visit_invalid`, with the field.
 */
export function changeTicket(ctx: Context, id: string, by: ByVersion, change: Change): Promise<AdminTicket> {
  return inTransaction(ctx, async (trx) => {
    const row = await locked(trx, id);
    requireVersion(by.ifMatch, await loadAdminTicket(trx, ctx, row.id));
    const now = ctx.clock.now();
    const people = await staff(trx);
    if (change.assigneeId && people.every(({ id: known }) => known !== change.assigneeId))
      refuse('assignee_unknown', {}, { assigneeId: 'assignee_unknown' });
    if (change.visit && !isVisitPossible(change.visit, now))
      refuse('visit_invalid', {}, { visit: 'visit_invalid' });
    const after = await updateTicket(trx, row.id, {
      ...stateAfter(row, change, now),
      ...(change.assigneeId === undefined ? {} : { assignee_account_id: change.assigneeId }),
    });
    const [facts, before] = [factsOf(after, people), factsOf(row, people)];
    const moved = (Object.keys(facts) as (keyof typeof facts)[]).filter((key) => facts[key] !== before[key]);
    if (moved.length > 0) {
      const pick = (from: typeof facts) => Object.fromEntries(moved.map((key) => [key, from[key]]));
      const subject = { kind: 'ticket', id: row.id } as const;
      await audit(trx, ctx, by, {
        action: 'ticket-changed',
        subject,
        change: { before: pick(before), after: pick(facts) },
      });
    }
    const news = newsOf(after, row, moved, now);
    if (news) {
      await updateTicket(trx, row.id, { told_at: new Date(now) });
      const told = news === 'ticket-visit-off' ? { ...after, ...visitColumns(row) } : after;
      await tellMember(trx, ctx, told, { kind: news, about: `${row.id}:${now}` });
    }
    return loadAdminTicket(trx, ctx, row.id);
  });
}

const noVisit = { visit_on: null, visit_from: null, visit_until: null };
const visitColumns = ({ visit_on, visit_from, visit_until }: TicketRow) => ({
  visit_on,
  visit_from,
  visit_until,
});

function stateAfter(row: TicketRow, { state, visit }: Change, now: number) {
  if (visit)
    return {
      state: 'visit_planned' as const,
      visit_on: visit.date,
      visit_from: visit.from,
      visit_until: visit.until,
      due_at: visitEnd(visit),
      done_at: null,
    };
  if (state === 'done')
    return row.state === 'done'
      ? {}
      : { state: 'done' as const, ...noVisit, due_at: null, done_at: new Date(now) };
  const goesBack = (state === 'received' && row.state !== 'received') || (visit === null && row.visit_on);
  if (!goesBack) return {};
  return { state: 'received' as const, ...noVisit, due_at: dueAfterReport(row.kind, now), done_at: null };
}

/**
 * Adds an administrator's answer, once per id, and notifies the member. An unassigned ticket is assigned to the one who answers.
 * @throws Refusal `not_found`; `invalid_input` for an id of another reply.
 */
export function answerTicket(
  ctx: Context,
  id: string,
  by: Administrator,
  { id: replyId, text }: Answer,
): Promise<AdminTicket> {
  return inTransaction(ctx, async (trx) => {
    const row = await locked(trx, id);
    const former = await replyById(trx, replyId);
    if (former) {
      if (former.ticket_id !== row.id) refuse('invalid_input', {}, { id: 'invalid_input' });
      return loadAdminTicket(trx, ctx, row.id);
    }
    const now = ctx.clock.now();
    const { accountId } = by.viewer;
    const reply = {
      id: replyId,
      ticket_id: row.id,
      author: 'operator' as const,
      author_account_id: accountId,
      author_name: (await ctx.accounts.nameOf(trx, accountId)) ?? '',
      text,
      written_at: new Date(now),
    };
    if (!(await insertReply(trx, reply))) refuse('invalid_input', {}, { id: 'invalid_input' });
    const after = await updateTicket(trx, row.id, {
      ...(row.state === 'received' ? { due_at: dueAfterAnswer(now) } : {}),
      ...(row.assignee_account_id === null ? { assignee_account_id: accountId } : {}),
    });
    // The words stay in the thread alone, which goes with the account.
    const taken = row.assignee_account_id === null && { assigneeId: accountId };
    const change = { ...(taken && { before: { assigneeId: null } }), after: { replyId, ...taken } };
    await audit(trx, ctx, by, { action: 'ticket-answered', subject: { kind: 'ticket', id: row.id }, change });
    await tellMember(trx, ctx, after, { kind: 'ticket-answered', about: replyId });
    return loadAdminTicket(trx, ctx, row.id);
  });
}

async function locked(trx: Trx, id: string): Promise<TicketRow> {
  return (isId(id) && (await lockTicket(trx, id))) || refuse('not_found');
}

/** Returns the message about a change, or null if the member gets none. A canceled visit is announced only if it was still to come. */
function newsOf(
  { state }: TicketRow,
  before: TicketRow,
  moved: readonly string[],
  now: number,
): 'ticket-done' | 'ticket-visit' | 'ticket-visit-off' | null {
  if (moved.includes('state') && state === 'done') return 'ticket-done';
  if (!moved.includes('visit')) return null;
  if (state === 'visit_planned') return 'ticket-visit';
  const former = visitOf(before);
  return former && visitEnd(former).getTime() > now ? 'ticket-visit-off' : null;
}

/** Returns the facts of a ticket for the audit log, without its text. */
function factsOf(row: TicketRow, people: readonly StaffRow[]) {
  const visit = visitOf(row);
  const assignee = people.find(({ id }) => id === row.assignee_account_id);
  return {
    state: row.state,
    visit: visit && `${visit.date} ${visit.from}–${visit.until}`,
    assigneeId: row.assignee_account_id,
    assignee: assignee ? personName({ firstName: assignee.first_name, lastName: assignee.last_name }) : null,
  };
}
