import { addDays, type PlainDate } from '../dates.ts';
import { checkOuts } from './check-out-policy.ts';

/** The tasks on leaving a home, in this order; My page words each of them. */
export const checkOutItems = ['rubbish', 'fridge', 'kitchen', 'boiler', 'belongings', 'door'] as const;
export type CheckOutItem = (typeof checkOutItems)[number];

/** The ways in which the keys of a home go back: it has none but its code, they lie inside, somebody took them, or one is lost. */
export const keyReturns = ['code', 'inside', 'handed_over', 'lost'] as const;
export type KeyReturn = (typeof keyReturns)[number];

/** The meters that a home may have. */
export const meters = ['electricity', 'gas', 'water'] as const;
export type Meter = (typeof meters)[number];

/**
 * The Seoul date on which the people of a stay leave: its own check-out, or that of its last confirmed extension. Copies that an older
 * version saved tell of no extension.
 */
export function leavesOn(stay: { checkOut: PlainDate; staysUntil?: PlainDate }): PlainDate {
  return stay.staysUntil ?? stay.checkOut;
}

/** True of a stay that a confirmed extension prolongs: nobody leaves at its check-out. */
export function goesOn(stay: { checkOut: PlainDate; staysUntil?: PlainDate }): boolean {
  return leavesOn(stay) > stay.checkOut;
}

/** The first and the last day in Seoul on which a member tells how a home was left that they leave on a day. */
export function checkOutDays(leavesOn: PlainDate): { opensOn: PlainDate; closesOn: PlainDate } {
  return {
    opensOn: addDays(leavesOn, -checkOuts.openDaysBefore),
    closesOn: addDays(leavesOn, checkOuts.openDaysAfter),
  };
}
