/** Closed vocabularies about blocked dates and calendars. This file contains no schemas. */

export const blockReasons = ['repair', 'own_use', 'cleaning', 'other'] as const;
export type BlockReason = (typeof blockReasons)[number];

export const readFailures = [
  'address_refused',
  'not_reached',
  'answer_refused',
  'too_large',
  'too_slow',
  'not_a_calendar',
  'too_many_events',
] as const;
export type ReadFailure = (typeof readFailures)[number];
