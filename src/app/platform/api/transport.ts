import { answerTimes } from '../offline/answer-times.ts';
import { dropReads } from '../offline/cache-fallback.ts';
import { tokenFor } from '../session/refresh-tokens.ts';
import { loggedOut, readAnswer, refusalOf } from './answer.ts';
import type { CallInput, HostResponse, Transport } from './call.ts';
import { addressOf, endpointRow } from './endpoint-rows.ts';
import { noteFailedCall } from './failed-calls.ts';
import { send } from './send.ts';
import { answeredAt, cacheForOffline, copyAt } from './worker-copies.ts';

/**
 * Makes a call of the contract over the network: `request(transport, 'houses', 'list', …)`. Not loaded on a first visit, because its responses came
 * with the page.
 * @throws ApiError or NetworkError
 */
export async function request(
  transport: Transport,
  noun: string,
  name: string,
  input: CallInput,
): Promise<HostResponse> {
  const [method, template, access, kind] = await endpointRow(noun, name);
  const url = addressOf(template, input);
  const isPersonal = access === 'member' || access === 'admin';
  const isRead = method === 'GET' || kind === 3;
  const token = isPersonal ? await tokenFor(transport, isRead) : null;
  // The last screen of a member may still be reading after a log-out: the host would refuse that.
  if (isPersonal && !token && isRead) throw loggedOut();
  const response = await send(transport, { ...input, method, url, token, isRead }).finally(
    // An answer of before a change may no longer be so, whatever became of the change.
    () => isRead || dropReads(),
  );
  if (!response.ok) {
    const error = await refusalOf(response, token);
    noteFailedCall({ noun, name, error });
    throw error;
  }
  if (method === 'GET' && !token) cacheForOffline(url);
  const answer = await readAnswer(response, url, kind);
  const at = answeredAt(response, url);
  timed(answer, at);
  return answer;
}

/** Returns the service worker's copy of a public response, or null. Never uses the network and never throws. */
export async function cachedAnswer(
  noun: string,
  name: string,
  input: CallInput,
): Promise<HostResponse | null> {
  const [, template, , kind] = await endpointRow(noun, name);
  const url = addressOf(template, input);
  const response = await copyAt(url);
  if (!response) return null;
  const answer = await readAnswer(response, url, kind).catch(() => null);
  if (!answer) return null;
  timed(answer, Date.parse(response.headers.get('date') ?? '') || 0);
  return answer;
}

function timed({ data }: HostResponse, at: number): void {
  if (typeof data === 'object' && data) answerTimes.set(data, at);
}
