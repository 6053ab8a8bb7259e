import i18next from 'i18next';
import type { ErrorCode } from '#contract/wire.ts';
import { ApiError, NetworkError } from './api.ts';

/**
 * Why a call did not do what was asked, as something a form can show: a refusal of the host with its sentence and the codes of the
 * wrong fields (dotted paths, `occupants.0.email`), or `offline` where the host could not be reached. Without a sentence of the host the
 * screen says its own.
 */
export type Problem = {
  code: ErrorCode | 'offline';
  message: string | null;
  fields: Record<string, ErrorCode>;
};
export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** Runs calls of the host and returns what came of them; what is neither a refusal nor a network failure is thrown on. */
export async function attempt<T>(work: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** The problem that a caught error stands for. @throws the error itself where it is a surprise. */
export function problemOf(error: unknown): Problem {
  if (error instanceof NetworkError) return { code: 'offline', message: null, fields: {} };
  if (error instanceof ApiError)
    return { code: error.code, message: error.message || null, fields: error.body.fields ?? {} };
  throw error;
}

/**
 * The sentence for a problem: the host's own; `offline` where it could not be reached; else, for an answer without one as a proxy gives it, that
 * it failed. Text: errors.
 */
export function sentenceOf({ message, code }: Pick<Problem, 'message' | 'code'>, offline: string): string {
  const isFailure = code !== 'offline' && i18next.exists('errors:server_error');
  return message ?? (isFailure ? i18next.t('errors:server_error') : offline);
}

/**
 * True of what a screen was loaded with while the host could not be reached: a lost result or the device's copy, or an object that has one.
 */
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
