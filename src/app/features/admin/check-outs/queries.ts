import type { AdminCheckOut } from '#contract/admin/check-outs/check-outs.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';

/** Loads what a member told on leaving, and their objection. */
export const checkOutOf = (id: string): Promise<Result<AdminCheckOut>> =>
  attempt(() => api.adminCheckOuts.get({ params: { id } }));

/** Answers an objection and deals with it so. */
export const answerObjection = (id: string, answer: string): Promise<Result<AdminCheckOut>> =>
  attempt(() => api.adminCheckOuts.answer({ params: { id }, body: { answer } }));
