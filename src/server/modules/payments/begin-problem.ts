import { isFree } from '#contract/rules/schedule.ts';
import type { ErrorCode } from '#contract/wire.ts';
import type { Db } from '#server/ports/database.ts';
import { isPaid } from './instalment-store.ts';
import { startProblem } from './policy.ts';
import type { DueRow } from './read-store.ts';

export async function beginProblem(db: Db, due: DueRow, now: number): Promise<ErrorCode | null> {
  const free = isFree({ amount: due.amount, amountUsdCents: due.amount_usd_cents });
  const paid = free || (await isPaid(db, due.id));
  const problem = startProblem(
    { status: due.status, holdExpiresAt: due.hold_expires_at },
    { seq: due.seq, paid },
    now,
  );
  if (problem) return problem;
  return (due.change_due_at?.getTime() ?? Infinity) <= now ? 'payment_not_due' : null;
}
