import i18next from 'i18next';
import type { ErrorCode } from '#contract/wire.ts';
import { ApiError, NetworkError } from './api.ts';

/**
 * Reason for a failed call that a form can show: the host's refusal with its message and error codes by field (dotted paths, `occupants.0.email`), or
 * `offline`. Without a message the screen shows its own.
 */
export type Problem = {
  code: ErrorCode | 'offline';
  message: string | null;
  fields: Record<string, ErrorCode>;
};
export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export async function attempt<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/**
 * Converts a caught error to a problem.
 * @throws the error itself if it is unexpected
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof NetworkError) return { code: 'offline', message: null, fields: {} };
  if (error instanceof ApiError)
    return { code: error.code, message: error.message || null, fields: error.body.fields ?? {} };
  throw error;
}

/**
 * Returns the sentence for a problem: the host's message, `offline` if the host was unreachable, otherwise a general failure text. Needs the `errors`
 * texts.
 */
export function sentenceOf({ message, code }: Pick<Problem, 'message' | 'code'>, offline: string): string {
  const isFailure = code !== 'offline' && i18next.exists('errors:server_error');
  return message ?? (isFailure ? i18next.t('errors:server_error') : offline);
}

/** True if a screen's data was loaded without the host: a failed result, a local copy, or an object that contains one. */
export function isWithoutHost(loaded: unknown): boolean {
  return isLost(loaded) || (isRecord(loaded) && Object.values(loaded).some(isLost));
}

function isLost(result: unknown): boolean {
  if (!isRecord(result)) return false;
  const { ok, problem, value } = result;
  if (ok === false) return isRecord(problem) && problem['code'] === 'offline';
  return ok === true && isRecord(value) && value['fromDevice'] === true;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
