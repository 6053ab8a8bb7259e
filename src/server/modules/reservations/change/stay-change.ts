import type * as v from 'valibot';
import type { reservations } from '#contract/reservations/reservations.ts';

/** The dates, people and bedding that a member asks for instead. */
export type StayChange = v.InferOutput<(typeof reservations)['change']['body']>;
