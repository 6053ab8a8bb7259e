import type { Context } from '#server/context.ts';
import type { Db } from '#server/ports/database.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import { linksOfAccount, reservationsOf } from './links/read-store.ts';
import { deleteLinksOf } from './links/store.ts';
import { agreementsOf } from './automatic/read-store.ts';
import { endOf } from './automatic/store.ts';
import { openMoneyOf, paymentsOfAccount } from './read-store.ts';
import { readAccount } from './refund-accounts/present.ts';
import { accountsOf } from './refund-accounts/read-store.ts';
import { deleteAccounts } from './refund-accounts/store.ts';
import { forgetAccountsOf } from './virtual-accounts/store.ts';
import { refundsOf } from './refund-store.ts';

/**
 * Exports payments, refunds, payment links and refund accounts, the last unmasked. Payments are kept for five years by law; they identify no one once
 * the address of a link's payer is erased (docs/specification.md#accounts).
 */
export const makePersonalData = ({ clock, cipher }: Pick<Context, 'clock' | 'cipher'>): PersonalData => ({
  exported: async (db, { accountId }) => {
    const payments = await paymentsOfAccount(db, accountId);
    const refunds = await refundsOf(
      db,
      payments.map(({ id }) => id),
    );
    return {
      payments: payments.map((payment) => ({
        reservation: payment.code,
        instalment: payment.seq,
        provider: payment.provider,
        orderId: payment.order_id,
        amount: payment.amount,
        amountUsdCents: payment.amount_usd_cents,
        status: payment.status,
        method: payment.method,
        virtualAccount: payment.virtual_account,
        startedAt: payment.started_at.toISOString(),
        paidAt: payment.paid_at?.toISOString() ?? null,
        refunds: refunds
          .filter((refund) => refund.payment_id === payment.id)
          .map((refund) => ({
            amount: refund.amount,
            amountUsdCents: refund.amount_usd_cents,
            reason: refund.reason,
            status: refund.status,
            recordedAt: refund.recorded_at.toISOString(),
            doneAt: refund.done_at?.toISOString() ?? null,
          })),
      })),
      automaticPayments: await exportedAgreements(db, accountId),
      paymentLinks: await exportedLinks(db, accountId),
      refundAccounts: await exportedAccounts(db, accountId, cipher),
    };
  },
  blockers: async (db, { accountId }) =>
    (await openMoneyOf(db, accountId)).map(({ id, code, kind }) => ({
      reservationId: id,
      code,
      reason: kind,
    })),
  erase: async (trx, { accountId }) => {
    const reservations = await reservationsOf(trx, accountId);
    await deleteLinksOf(trx, reservations);
    await deleteAccounts(trx, reservations);
    await forgetAccountsOf(trx, reservations);
    // The methods themselves are deleted at their providers by the job that ends automatic payments.
    for (const id of reservations)
      await endOf(trx, id, { reason: 'account_deleted', at: new Date(clock.now()) });
  },
});

async function exportedAgreements(db: Db, accountId: string) {
  return (await agreementsOf(db, accountId)).map((agreed) => ({
    reservation: agreed.code,
    provider: agreed.provider,
    cardLast4: agreed.card_last4,
    consentVersion: agreed.consent_version,
    agreedAt: agreed.agreed_at.toISOString(),
    storedAt: agreed.stored_at?.toISOString() ?? null,
    endedAt: agreed.ended_at?.toISOString() ?? null,
    endReason: agreed.end_reason,
  }));
}

async function exportedLinks(db: Db, accountId: string) {
  return (await linksOfAccount(db, accountId)).map((link) => ({
    reservation: link.code,
    instalment: link.number,
    mailedTo: link.mailed_to,
    madeAt: link.made_at.toISOString(),
    expiresAt: link.expires_at.toISOString(),
    recalledAt: link.recalled_at?.toISOString() ?? null,
  }));
}

async function exportedAccounts(db: Db, accountId: string, cipher: Context['cipher']) {
  return (await accountsOf(db, accountId)).map((row) => ({
    reservation: row.code,
    account: readAccount({ cipher }, row),
    setAt: row.set_at.toISOString(),
  }));
}
