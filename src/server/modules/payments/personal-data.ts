import type { PersonalData } from '#server/ports/personal-data.ts';
import { openMoneyOf, paymentsOfAccount } from './read-store.ts';
import { refundsOf } from './refund-store.ts';

/** Exports payments and refunds. They are retained: the law asks for five years, and nothing in them names anyone (spec: Accounts). */
export const personalData: PersonalData = {
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
    };
  },
  blockers: async (db, { accountId }) =>
    (await openMoneyOf(db, accountId)).map(({ id, code, kind }) => ({
      reservationId: id,
      code,
      reason: kind,
    })),
  erase: () => Promise.resolve(),
};
