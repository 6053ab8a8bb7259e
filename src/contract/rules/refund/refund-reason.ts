import { closingReasons } from '../reservation-status.ts';

/**
 * The reasons for a refund: those that close a reservation, and `deposit` (returned after check-out), `dates_lost` (the hold expired and somebody
 * else has the dates), `paid_twice`, `stay_closed` (nothing is left to pay for) and `stay_changed` (the price of the stay changed).
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
