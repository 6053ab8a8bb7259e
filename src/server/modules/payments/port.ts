import { seoulDate } from '#contract/rules/dates.ts';
import type { Payments } from '#server/ports/payments.ts';
import { planRefund, policyRefund, unusedNightsRefund, wholeRefund } from './plan-refund.ts';
import { recordRefunds } from './refund-store.ts';
import { isBeingPaid, lockSchedule, setSchedule } from './store.ts';

/** The payments of a reservation, as the reservations module uses them. */
export const payments: Payments = {
  setSchedule,
  lockSchedule,
  isBeingPaid,
  planRefund,
  refund: async (trx, stay, basis) => {
    const parts = {
      all: () => wholeRefund(trx, stay.id),
      policy: () => policyRefund(trx, stay, stay.at.getTime()),
      'unused-nights': () => unusedNightsRefund(trx, stay, stay.ended_on ?? seoulDate(stay.at.getTime())),
    };
    await recordRefunds(trx, await parts[basis](), stay.reason, stay.at);
  },
};
