import { isPlainDate } from '#contract/rules/dates.ts';
import { personName } from '#contract/rules/people/names.ts';
import type { ReservationEvent } from '#contract/admin/reservations.ts';

/** Columns of the recorded changes to show, with the names of their facts. All others follow from these or from the event. */
const told = {
  check_in: 'checkIn',
  check_out: 'checkOut',
  ended_on: 'endedOn',
  guests: 'guests',
  bedding_sets: 'beddingSets',
  total: 'total',
  occupants: 'occupants',
} as const;
export type ToldFact = (typeof told)[keyof typeof told];

/** A recorded value: a Seoul date, a count or won, or names; null if there was none. */
export type FactValue = string | number | string[] | null;
export type FactChange = { fact: ToldFact; before: FactValue; after: FactValue };

/** Returns the facts that an event changed, in display order. A new reservation shows only the values that are set. */
export function changedFacts({ before, after }: ReservationEvent): FactChange[] {
  return Object.entries(told).flatMap(([column, fact]) => {
    if (!(column in after)) return [];
    const change = { fact, before: valueOf(before?.[column]), after: valueOf(after[column]) };
    return change.before === null && change.after === null ? [] : [change];
  });
}

/** Converts a recorded JSON value; null if it is not understood. */
function valueOf(recorded: unknown): FactValue {
  if (typeof recorded === 'number') return recorded;
  if (typeof recorded === 'string') return isPlainDate(recorded) ? recorded : null;
  return Array.isArray(recorded) ? recorded.flatMap(nameOf) : null;
}

function nameOf(person: unknown): string[] {
  if (typeof person !== 'object' || person === null) return [];
  const { firstName, lastName } = person as { firstName?: unknown; lastName?: unknown };
  return typeof firstName === 'string' && typeof lastName === 'string'
    ? [personName({ firstName, lastName })]
    : [];
}
