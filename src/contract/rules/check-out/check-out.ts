import { addDays, type PlainDate } from '../dates.ts';
import { checkOuts } from './check-out-policy.ts';

export const checkOutItems = ['rubbish', 'fridge', 'kitchen', 'boiler', 'belongings', 'door'] as const;
export type CheckOutItem = (typeof checkOutItems)[number];

/** The ways in which keys are returned: there is only a door code, they lie inside, they were handed over, or one is lost. */
export const keyReturns = ['code', 'inside', 'handed_over', 'lost'] as const;
export type KeyReturn = (typeof keyReturns)[number];

export const meters = ['electricity', 'gas', 'water'] as const;
export type Meter = (typeof meters)[number];

/**
 * Returns the Seoul date on which the occupants leave: the check-out of the stay, or of its last confirmed extension. Copies saved by older versions
 * lack the extension.
 */
export function leavesOn(stay: { checkOut: PlainDate; staysUntil?: PlainDate }): PlainDate {
  return stay.staysUntil ?? stay.checkOut;
}

/** True if a confirmed extension prolongs the stay, so that nobody leaves at its check-out. */
export function goesOn(stay: { checkOut: PlainDate; staysUntil?: PlainDate }): boolean {
  return leavesOn(stay) > stay.checkOut;
}

/** Returns the first and last day in Seoul on which a member who leaves on a day can report how the home was left. */
export function checkOutDays(leavesOn: PlainDate): { opensOn: PlainDate; closesOn: PlainDate } {
  return {
    opensOn: addDays(leavesOn, -checkOuts.openDaysBefore),
    closesOn: addDays(leavesOn, checkOuts.openDaysAfter),
  };
}
