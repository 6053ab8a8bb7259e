import type { ApiError } from './call-errors.ts';

export type FailedCall = { noun: string; name: string; error: ApiError };

const MOST_WAITING = 10;
const waiting: FailedCall[] = [];
let tell: ((call: FailedCall) => void) | undefined;

export function onFailedCall(listener: (call: FailedCall) => void): void {
  tell = listener;
  waiting.splice(0).forEach(listener);
}

/** Records a failed call. Does nothing on the server. */
export function noteFailedCall(call: FailedCall): void {
  if (tell) tell(call);
  else if (typeof document !== 'undefined' && waiting.length < MOST_WAITING) waiting.push(call);
}
