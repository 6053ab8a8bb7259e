import { closingReasons } from './reservation-status.ts';

/**
 * Why money goes back: the reason that closed its reservation, or what became of the payment itself. `deposit`: returned
 * after check-out; `dates_lost`: the hold ran out and
 * somebody else has the dates; `paid_twice`; `stay_closed`: nothing is left to pay for; `stay_changed`: the stay costs something else now.
 */
export const refundReasons = [
  ...closingReasons,
  'deposit',
  'dates_lost',
  'paid_twice',
  'stay_closed',
  'stay_changed',
] as const;
export type RefundReason = (typeof refundReasons)[number];
