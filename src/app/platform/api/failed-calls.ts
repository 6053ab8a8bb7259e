import type { ApiError } from './call-errors.ts';

/** A call of the contract that its host, or a proxy before it, did not answer with success. */
export type FailedCall = { noun: string; name: string; error: ApiError };

const MOST_WAITING = 10;
const waiting: FailedCall[] = [];
let tell: ((call: FailedCall) => void) | undefined;

/** Tells `listener` of every call that failed, those of before it too. */
export function onFailedCall(listener: (call: FailedCall) => void): void {
  tell = listener;
  waiting.splice(0).forEach(listener);
}

/** Notes a call that failed. On a host that renders a page nobody is told. */
export function noteFailedCall(call: FailedCall): void {
  if (tell) tell(call);
  else if (typeof document !== 'undefined' && waiting.length < MOST_WAITING) waiting.push(call);
}
