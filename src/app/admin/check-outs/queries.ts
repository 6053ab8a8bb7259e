import type * as v from 'valibot';
import type { AdminCheckOut, ObjectionAnswer as Answer } from '#contract/admin/check-outs/check-outs.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { ifMatch, type Versioned } from '#app/admin/kit/form/conflict.ts';

export type ObjectionAnswer = v.InferInput<typeof Answer>;

export const checkOutOf = (id: string): Promise<Result<AdminCheckOut>> =>
  attempt(() => api.adminCheckOuts.get({ params: { id } }));

/** Answers an objection; refused if it is not the version that was seen. */
export const answerObjection = (
  id: string,
  seen: Versioned,
  body: ObjectionAnswer,
): Promise<Result<AdminCheckOut>> =>
  attempt(() => api.adminCheckOuts.answer({ params: { id }, ifMatch: ifMatch(seen), body }));
