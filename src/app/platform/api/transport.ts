import { createFetch } from 'ofetch';
import endpoints from 'virtual:endpoints';
import type { TokenPair } from '#contract/sign-in.ts';
import { PAGINATION_HEADER, type Envelope, type ErrorBody, type PageInfo } from '#contract/wire.ts';
import { ApiError, isForeign, NetworkError } from './call-errors.ts';
import { answerTimes } from '../offline/answer-times.ts';
import { dropReads } from '../offline/cache-fallback.ts';
import { CALL_MS, LIVE_MS } from '../offline/patience.ts';
import { askHost, heardHost } from '../offline/reachability.ts';
import { refresh } from '../offline/refresh.ts';
import type { WorkerMessage } from '#sw/messages.ts';
import { postToWorker } from '../pwa/updates.ts';
import { session } from '../session/session.ts';
import { noteFailedCall } from './failed-calls.ts';
import { received } from './received.ts';
import { followChange } from './slow-changes.ts';
import { whileReachable } from './while-reachable.ts';

export type Transport = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  base: string;
  language: () => string;
  /** Called with every response and its call's key, so that the server can send them along with the page. */
  onResponse?: (key: string, response: HostResponse) => void;
};

export type HostResponse = { url: string; data: unknown; page?: PageInfo };

type QueryValue = string | number | boolean | string[] | null | undefined;
export type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
  ifMatch?: string;
};

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
  const [method, template, access, kind] = await rowOf(noun, name);
  const url = addressOf(template, input);
  const isPersonal = access === 'member' || access === 'admin';
  const isRead = method === 'GET' || kind === 3;
  const token = isPersonal ? await tokenFor(transport, isRead) : null;
  // The last screen of a member may still be reading after a log-out: the host would refuse that.
  if (isPersonal && !token && isRead) throw loggedOut();
  const response = await send(transport, method, url, input, token, isRead).finally(
    // An answer of before a change may no longer be so, whatever became of the change.
    () => isRead || dropReads(),
  );
  if (!response.ok) {
    const error = await refusalOf(response, token);
    noteFailedCall({ noun, name, error });
    throw error;
  }
  if (method === 'GET' && !token) cacheForOffline(url);
  const answer = await read(response, url, kind);
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
  const [, template, , kind] = await rowOf(noun, name);
  const url = addressOf(template, input);
  const response = await globalThis.caches?.match(url, { ignoreVary: true }).catch(() => undefined);
  if (!response) return null;
  const answer = await read(response, url, kind).catch(() => null);
  if (!answer) return null;
  timed(answer, Date.parse(response.headers.get('date') ?? '') || 0);
  return answer;
}

function timed({ data }: HostResponse, at: number): void {
  if (typeof data === 'object' && data) answerTimes.set(data, at);
}

async function rowOf(noun: string, name: string) {
  const row = (await tableOf(noun))[name];
  if (!row) throw new Error(`No call ${noun}.${name} in the contract`);
  return row;
}

async function read(response: Response, url: string, kind: number | undefined): Promise<HostResponse> {
  if (kind === 1) return { url, data: await response.blob() };
  const { data } = await envelopeOf<unknown>(response);
  if (kind !== 2) return { url, data };
  return { url, data, page: JSON.parse(response.headers.get(PAGINATION_HEADER) ?? 'null') as PageInfo };
}

/**
 * Returns the body of a successful response.
 * @throws NetworkError if it is not from our host
 */
async function envelopeOf<T>(response: Response): Promise<Envelope<T>> {
  const body = (await response.json().catch(() => null)) as Envelope<T> | null;
  if (body && 'data' in body) return body;
  askHost();
  throw new NetworkError('Somebody else answers for the host');
}

/** Loads the calls of a noun. Administrators' and rare calls are separate files, so that other devices do not download them. */
async function tableOf(noun: string): Promise<EndpointRows[string]> {
  const table = endpoints[noun] ?? (await moreEndpoints(noun))[noun];
  return table ?? {};
}

async function moreEndpoints(noun: string): Promise<EndpointRows> {
  const more = noun.startsWith('admin')
    ? import('virtual:admin-endpoints')
    : import('virtual:network-endpoints');
  const { default: rows } = await more.catch((cause: unknown) => {
    throw new NetworkError('The list of calls cannot be reached', { cause });
  });
  return rows;
}

/** Asks the service worker to repeat a call and cache its response, for calls made on a first visit before there was a worker. */
function cacheForOffline(url: string): void {
  const container = globalThis.navigator?.serviceWorker;
  if (container && !container.controller) void postToWorker({ type: 'WARM', urls: [url] });
}

/** Addresses that the service worker answered with an old copy and is now comparing with the host's answer. */
const copies = new Set<string>();

/** Returns when the host gave an answer, in ms since the epoch. For a copy of the service worker this is in the past. */
function answeredAt({ headers }: Response, url: string): number {
  const now = Date.now();
  const age = headers.get('age');
  if (typeof document === 'undefined') return now;
  if (age === null) {
    heardHost();
    return now;
  }
  askHost();
  if (Number(age) * 1000 > LIVE_MS) copies.add(url);
  return now - Number(age) * 1000;
}

globalThis.navigator?.serviceWorker?.addEventListener('message', ({ data }) => {
  const message = data as WorkerMessage;
  if (message.type === 'UPDATED' && copies.delete(message.url)) refresh();
});

function addressOf(template: string, input: CallInput): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '')
      query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

async function send(
  transport: Transport,
  method: string,
  url: string,
  { body, ifMatch }: CallInput,
  token: string | null,
  isRead = false,
): Promise<Response> {
  const call = new AbortController();
  const membership = isRead && token ? untilLogOut(call) : null;
  const answered = isRead ? undefined : followChange(() => call.abort());
  const begin = () => setTimeout(() => call.abort(), CALL_MS);
  let limit = begin();
  const fetcher = createFetch({
    fetch: ((request: string, init: RequestInit) => transport.fetch(request, init)) as typeof fetch,
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

/** Returns the error the host would give without a log-in, without calling it. */
function loggedOut(): ApiError {
  if (session.accessToken() !== null && !session.viewer()) session.clear();
  return new ApiError(new Response(null, { status: 401 }), { errorMessage: '', code: 'unauthorized' });
}

/** Aborts a member's read when the session ends in any tab. Otherwise the host would refuse a read that arrives after the log-out. */
function untilLogOut(read: AbortController): { hasEnded: () => boolean; stop: () => void } {
  const hasEnded = () => !session.viewer();
  const check = () => hasEnded() && read.abort();
  check();
  return { hasEnded, stop: session.subscribe(check) };
}

/**
 * Returns the error of a refused call; its message is empty if the body has none, as with a proxy. A 401 clears both tokens unless another tab stored
 * newer ones.
 */
async function refusalOf(response: Response, token: string | null): Promise<ApiError> {
  const given: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const code = response.status < 500 ? 'invalid_input' : 'server_error';
  const refusal: ErrorBody = { errorMessage: '', code, ...(given as Partial<ErrorBody> | null) };
  if (response.status === 401 && (token === null ? !session.viewer() : session.accessToken() === token))
    session.clear(refusal.code);
  return new ApiError(response, refusal);
}

/** Returns a token for a call. A read stops waiting for a refresh that the host does not answer; the refresh continues. */
async function tokenFor(transport: Transport, isRead: boolean): Promise<string | null> {
  const token = currentToken(transport);
  if (!isRead) return token;
  return whileReachable(token).catch((cause: unknown) => {
    if (cause instanceof ApiError || cause instanceof NetworkError) throw cause;
    throw new NetworkError('The host cannot be reached', { cause });
  });
}

/**
 * Returns a token for a call, or null for visitors. An expired token is refreshed once across all tabs. An HTTP refusal clears both tokens and is
 * logged; a network failure clears nothing (docs/specification.md#states-and-transitions, Auth).
 */
async function currentToken(transport: Transport): Promise<string | null> {
  const fresh = session.freshToken();
  if (fresh || !session.viewer()) return fresh;
  refreshing ??= refreshInTurn(transport).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** The refresh under way in this tab. A lock prevents a second one in other tabs. */
let refreshing: Promise<string | null> | null = null;

const LOCK = 'ondol-token-refresh';
/** Delay in ms after another tab releases the lock until its write to local storage is visible here. */
const STORAGE_DELAY_MS = 150;

async function refreshInTurn(transport: Transport): Promise<string | null> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return refreshOnce(transport);
  const before = session.accessToken();
  const turn = locks.request(LOCK, async () => {
    if ((await waits) && session.accessToken() === before)
      await new Promise((resolve) => setTimeout(resolve, STORAGE_DELAY_MS));
    return refreshOnce(transport);
  });
  // Asked after the turn was: a tab that got it between a question and a request would not be seen.
  const waits = locks.query().then(({ pending }) => pending?.some(({ name }) => name === LOCK));
  return turn;
}

async function refreshOnce(transport: Transport): Promise<string | null> {
  const fromOtherTab = session.freshToken();
  const refreshToken = session.refreshToken();
  if (fromOtherTab || !refreshToken || !session.viewer()) return fromOtherTab;
  const response = await send(
    transport,
    'POST',
    endpoints['auth']!['refresh']![1],
    { body: { accessToken: session.accessToken() ?? '', refreshToken } },
    null,
  );
  if (!response.ok) {
    console.warn(`The session could not be refreshed (${response.status})`);
    // A failing or throttling host says nothing about the token: the call fails, the session stays.
    const refusal = await refusalOf(response, refreshToken);
    if (response.status >= 500 || response.status === 429) throw refusal;
    if (session.refreshToken() === refreshToken) session.clear(refusal.code);
    return session.freshToken();
  }
  const { data } = await envelopeOf<TokenPair>(response);
  // A log-out during the refresh wins.
  if (session.refreshToken() !== refreshToken) return session.freshToken();
  session.store(data);
  return data.accessToken;
}
