import type { Payments } from '#server/ports/payments.ts';
import { changes } from './change.ts';
import { planRefund, planReturns } from './plan-refund.ts';
import { recordRefunds } from './refund-store.ts';
import { isBeingPaid, lockSchedule, setGrace, setSchedule } from './store.ts';

/** The payments of a reservation, as the reservations module uses them. */
export const payments: Payments = {
  setSchedule,
  lockSchedule,
  isBeingPaid,
  setGrace,
  ...changes,
  planRefund,
  planReturns,
  refund: async (trx, stay, basis) => {
    const returns = await planReturns(trx, stay, basis, stay.at.getTime());
    await recordRefunds(trx, returns, stay.reason, stay.at);
  },
};
