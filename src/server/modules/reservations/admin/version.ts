import { requireVersion, versionOf } from '#server/http/api/versions.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db } from '#server/ports/database.ts';
import { presentOccupant } from '../present.ts';
import { occupantsOf, paymentsOf, refundsOf } from '../read-store.ts';
import { findRow } from '../store.ts';
import { depositRefundOf } from '../money/deposit-store.ts';

export type ActingOn = Administrator & { ifMatch: string | undefined };

/**
 * Computes the version of a reservation from its row, people, payments, refunds and deposit settlement. Changes by time alone do not count. The
 * queries run one by one, because a transaction has one connection.
 */
export async function reservationVersion(db: Db, id: string): Promise<string> {
  const row = await findRow(db, id);
  const occupants = (await occupantsOf(db, id)).map(presentOccupant);
  const payments = (await paymentsOf(db, id)).map(({ id: payment, status, refunded }) => [
    payment,
    status,
    refunded,
  ]);
  // A refund that its provider carries out changes nothing to act upon; taking one over is refused once it was made.
  const refunds = (await refundsOf(db, id)).map(({ id: refund, by_hand_at }) => [refund, by_hand_at]);
  const settled = await depositRefundOf(db, id);
  const deposit = settled && [settled.refunded, settled.returned];
  return versionOf({ row, occupants, payments, refunds, deposit });
}

/**
 * Checks that an action is based on the current version of a reservation, which `trx` has locked. Without `ifMatch` any version passes.
 * @throws Refusal `version_stale`
 */
export async function requireState(db: Db, id: string, ifMatch: string | undefined): Promise<void> {
  if (ifMatch !== undefined) requireVersion(ifMatch, { version: await reservationVersion(db, id) });
}
