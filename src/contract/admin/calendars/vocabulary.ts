/** The closed lists of words about blocked dates and calendars. Free of schemas. */

/** The reasons for which dates of a house are blocked. */
export const blockReasons = ['repair', 'own_use', 'cleaning', 'other'] as const;
export type BlockReason = (typeof blockReasons)[number];

/** The ways in which the reading of a calendar of elsewhere fails. */
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
