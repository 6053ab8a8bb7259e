import type * as v from 'valibot';
import type { Turnover, TurnoverChange } from '#contract/admin/turnovers.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { loadTurnover } from './load.ts';
import { nextState, stateProblem, tick } from './policy.ts';
import { staff } from '#server/platform/staff-read-store.ts';
import { lockTurnover, updateTurnover, type Row } from './store.ts';

type Change = v.InferOutput<typeof TurnoverChange>;

/**
 * Changes the given fields of a turnover and audits it. An unassigned turnover is assigned to the one who starts it.
 * @returns the turnover right after this change, without later changes of others
 * @throws Refusal `not_found`, `version_stale` with the current turnover; `turnover_incomplete`, `problem_required`, `assignee_unknown`, with the
 * field.
 */
export function changeTurnover(
  ctx: Context,
  id: string,
  by: Administrator & { ifMatch: string },
  change: Change,
): Promise<Turnover> {
  return inTransaction(ctx, async (trx) => {
    const row = await locked(trx, id);
    requireVersion(by.ifMatch, await loadTurnover(trx, ctx, id));
    const checklist = tick(row.checklist, change.checklist);
    const state = nextState(row.state, change.state, checklist);
    const problem = state === 'problem' ? (change.problem ?? row.problem) : null;
    const wrong = stateProblem(state, checklist, problem);
    if (wrong) refuse(wrong, {}, { [wrong === 'problem_required' ? 'problem' : 'state']: wrong });
    const { accountId } = by.viewer;
    const begins = row.state === 'todo' && state !== 'todo' && row.assignee_account_id === null;
    const assignee = change.assigneeId === undefined ? (begins ? accountId : undefined) : change.assigneeId;
    if (assignee !== undefined) await checkAssignee(trx, assignee);
    const ready = state === 'ready';
    await updateTurnover(trx, id, {
      state,
      problem,
      checklist: JSON.stringify(checklist),
      ...(change.note === undefined ? {} : { note: change.note }),
      ...(assignee === undefined ? {} : { assignee_account_id: assignee }),
      ready_at: ready ? (row.ready_at ?? new Date(ctx.clock.now())) : null,
      ready_by: ready ? (row.ready_by ?? (await ctx.accounts.nameOf(trx, accountId)) ?? '') : null,
    });
    const after = factsOf(await locked(trx, id));
    const before = factsOf(row);
    const moved = (Object.keys(after) as (keyof typeof after)[]).filter((key) => after[key] !== before[key]);
    if (moved.length === 0) return loadTurnover(trx, ctx, id);
    const pick = (facts: typeof after) => Object.fromEntries(moved.map((key) => [key, facts[key]]));
    const subject = { kind: 'turnover', id } as const;
    await audit(trx, ctx, by, {
      action: 'turnover-changed',
      subject,
      change: { before: pick(before), after: pick(after) },
    });
    return loadTurnover(trx, ctx, id);
  });
}

/** @throws Refusal `not_found`, `picture_unknown`, `pictures_exceeded`. */
export function addPhoto(ctx: Context, id: string, by: Administrator, fileId: string): Promise<Turnover> {
  return inTransaction(ctx, async (trx) => {
    await locked(trx, id);
    const subject = { kind: 'turnover', id } as const;
    await ctx.files.attach(trx, subject, [fileId]);
    await audit(trx, ctx, by, { action: 'turnover-photo-added', subject, change: { after: { fileId } } });
    return loadTurnover(trx, ctx, id);
  });
}

/** Removes a picture; one that is not there changes nothing. @throws Refusal `not_found`. */
export function removePhoto(ctx: Context, id: string, by: Administrator, fileId: string): Promise<Turnover> {
  return inTransaction(ctx, async (trx) => {
    await locked(trx, id);
    const subject = { kind: 'turnover', id } as const;
    if (await ctx.files.detach(trx, subject, fileId))
      await audit(trx, ctx, by, {
        action: 'turnover-photo-removed',
        subject,
        change: { before: { fileId } },
      });
    return loadTurnover(trx, ctx, id);
  });
}

async function locked(trx: Trx, id: string): Promise<Row> {
  return (isId(id) && (await lockTurnover(trx, id))) || refuse('not_found');
}

async function checkAssignee(trx: Trx, id: string | null): Promise<void> {
  if (id === null || (await staff(trx)).some((person) => person.id === id)) return;
  refuse('assignee_unknown', {}, { assigneeId: 'assignee_unknown' });
}

function factsOf(row: Row) {
  return {
    state: row.state,
    problem: row.problem,
    note: row.note,
    assigneeId: row.assignee_account_id,
    stepsDone: row.checklist
      .filter(({ done }) => done)
      .map(({ key }) => key)
      .join(', '),
  };
}
