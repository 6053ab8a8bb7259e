import { requireVersion, versionOf } from '#server/http/api/versions.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db } from '#server/ports/database.ts';
import { presentOccupant } from '../present.ts';
import { occupantsOf, paymentsOf, refundsOf } from '../read-store.ts';
import { findRow } from '../store.ts';
import { depositRefundOf } from '../money/deposit-store.ts';

/** An administrator who acts upon the state of a reservation that they saw; undefined where the caller named none. */
export type ActingOn = Administrator & { ifMatch: string | undefined };

/**
 * Names the state of a reservation that administrators act upon: its row, people, payments, refunds and the settlement of its deposit. What
 * time alone changes is no part of it. One query after the other: inside a transaction there is one connection.
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
 * Refuses an action that is based on another state of a reservation than the present one, which `trx` holds. Any is right where `ifMatch` names none.
 * @throws Refusal `version_stale`
 */
export async function requireState(db: Db, id: string, ifMatch: string | undefined): Promise<void> {
  if (ifMatch !== undefined) requireVersion(ifMatch, { version: await reservationVersion(db, id) });
}
