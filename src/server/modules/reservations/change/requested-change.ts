import type * as v from 'valibot';
import type { reservations } from '#contract/reservations/reservations.ts';

export type StayChange = v.InferOutput<(typeof reservations)['change']['body']>;
