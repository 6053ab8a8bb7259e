import type { Problem } from '#app/platform/api/result.ts';
import { toast } from '#app/ui/feedback/toast.ts';

/** Shows a warning for a failed call, with the host's message or else `fallback` (docs/specification.md#error-catalogue). */
export function warn(problem: Problem, fallback: string): void {
  toast.warning(problem.message ?? fallback);
}

/** Codes of failures that are not refusals: their status is not from 400 to 499. */
const failures = new Set<Problem['code']>(['offline', 'server_error', 'unavailable', 'not_implemented']);

/** True for a refusal by the host, with a status from 400 to 499. */
export function isRefusal({ code }: Problem): boolean {
  return !failures.has(code);
}
