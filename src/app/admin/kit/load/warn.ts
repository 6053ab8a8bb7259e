import type { Problem } from '#app/platform/api/result.ts';
import { toast } from '#app/ui/feedback/toast.ts';

/** Warns of a call that did not do what was asked: in the host's words, or in `fallback` where it sent none (docs/specification.md#error-catalogue). */
export function warn(problem: Problem, fallback: string): void {
  toast.warning(problem.message ?? fallback);
}

/** Codes of what is no refusal: their status is not one from 400 to 499. */
const failures = new Set<Problem['code']>(['offline', 'server_error', 'unavailable', 'not_implemented']);

/** True for a refusal of the host, with a status from 400 to 499. */
export function isRefusal({ code }: Problem): boolean {
  return !failures.has(code);
}
