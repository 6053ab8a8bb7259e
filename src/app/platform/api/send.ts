import { createFetch } from 'ofetch';
import { CALL_MS } from '../offline/patience.ts';
import { askHost } from '../offline/reachability.ts';
import { session } from '../session/session.ts';
import { loggedOut } from './answer.ts';
import type { CallInput, Transport } from './call.ts';
import { isForeign, NetworkError } from './call-errors.ts';
import { followChange } from './slow-changes.ts';
import { whileReachable } from './while-reachable.ts';

export type HostRequest = Pick<CallInput, 'body' | 'ifMatch'> & {
  method: EndpointRow[0];
  url: string;
  token?: string | null;
  /** True if the request changes nothing, so that it may be given up and repeated. */
  isRead?: boolean;
};

/**
 * Sends one request to the host and returns its whole answer, a refusal too. Ends after a silence of `CALL_MS`; a read ends earlier with the host's
 * reachability or the member's session.
 * @throws NetworkError if the host gives no answer, ApiError if the session ended meanwhile
 */
export async function send(transport: Transport, request: HostRequest): Promise<Response> {
  const { method, url, body, ifMatch, token, isRead } = request;
  const call = new AbortController();
  const membership = isRead && token ? untilLogOut(call) : null;
  const answered = isRead ? undefined : followChange(() => call.abort());
  const begin = () => setTimeout(() => call.abort(), CALL_MS);
  let limit = begin();
  const fetcher = createFetch({
    fetch: ((address: string, init: RequestInit) => transport.fetch(address, init)) as typeof fetch,
  });
  try {
    const answer = fetcher.raw(transport.base + url, {
      method,
      headers: {
        'accept-language': transport.language(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(ifMatch && { 'if-match': ifMatch }),
      },
      ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
      ignoreResponseError: true,
      responseType: 'stream',
      signal: call.signal,
    });
    const response = await (isRead ? whileReachable(answer, token ? undefined : url) : answer);
    if (isForeign(response)) throw new Error('Somebody else answers for the host');
    if (response.status >= 500) askHost();
    clearTimeout(limit);
    limit = begin();
    return await received(response);
  } catch (cause) {
    // A browser has a handful of connections to a host: one that waits in vain would hold up the calls after it.
    call.abort();
    if (membership?.hasEnded()) throw loggedOut();
    askHost();
    throw new NetworkError('The host cannot be reached', { cause });
  } finally {
    answered?.();
    membership?.stop();
    clearTimeout(limit);
  }
}

/** Aborts a member's read when the session ends in any tab. Otherwise the host would refuse a read that arrives after the log-out. */
function untilLogOut(read: AbortController): { hasEnded: () => boolean; stop: () => void } {
  const hasEnded = () => !session.viewer();
  const check = () => hasEnded() && read.abort();
  check();
  return { hasEnded, stop: session.subscribe(check) };
}

/**
 * Returns the response once its whole body has arrived, because a network may stall inside a body and the call's signal must still end it. Copies the
 * bytes: WebKit reloads a Blob when it is read, and fails on a page that is being left.
 */
async function received(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}
