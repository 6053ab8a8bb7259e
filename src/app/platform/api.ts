import endpoints from 'virtual:endpoints';
import type { TokenPair } from '#contract/accounts.ts';
import type { Contract } from '#contract/contract.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import {
  PAGINATION_HEADER,
  type Envelope,
  type ErrorBody,
  type ErrorCode,
  type Page,
  type PageInfo,
} from '#contract/wire.ts';
import { session } from './session.ts';

type Result<E extends Endpoint> = E['file'] extends string
  ? Blob
  : E['paged'] extends true
    ? DataOf<E> extends (infer Item)[]
      ? Page<Item>
      : never
    : DataOf<E>;
type Call<E extends Endpoint> = keyof InputOf<E> extends never
  ? () => Promise<Result<E>>
  : (input: InputOf<E>) => Promise<Result<E>>;
type Api = {
  [N in keyof Contract]: {
    [K in keyof Contract[N]]: Contract[N][K] extends Endpoint ? Call<Contract[N][K]> : never;
  };
};

/** A refusal of the host (spec section 8: status, response and the server's error body). `message` is for the person. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly body: ErrorBody;
  readonly retryAfter: number | null;

  constructor(status: number, body: ErrorBody, retryAfter: number | null = null) {
    super(body.errorMessage);
    this.status = status;
    this.code = body.code;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** The host could not be reached: nothing is known of whether the call arrived. */
export class NetworkError extends Error {}

type Transport = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Where the API host is; empty for the page's own origin. */
  base: string;
  language: () => string;
};

let transport: Transport = {
  fetch: (url, init) => globalThis.fetch(url, init),
  base: '',
  language: () => globalThis.document?.documentElement.lang || 'ko',
};

/** Replaces the way to the host: the server renders through its own fetch function, tests through theirs. */
export function setTransport(changed: Partial<Transport>): void {
  transport = { ...transport, ...changed };
}

/** Long enough for a signed contract to be made on a busy host; a stalled network must not wait for ever. */
const TIMEOUT_MS = 30_000;

/** Answers that came with the page; each serves the first call for it, so that hydration needs no network. */
const firstAnswers = new Map<string, { data: unknown; page?: PageInfo }>();
export function seedAnswers(answers: Record<string, { data: unknown; page?: PageInfo }>): void {
  for (const [url, answer] of Object.entries(answers)) firstAnswers.set(url, answer);
}

type QueryValue = string | number | boolean | string[] | null | undefined;
type AnyInput = { params?: Record<string, string>; query?: Record<string, QueryValue>; body?: unknown };

async function call(noun: string, name: string, input: AnyInput = {}): Promise<unknown> {
  const row = endpoints[noun]?.[name];
  if (!row) throw new Error(`No call ${noun}.${name} in the contract`);
  const [method, template, access, kind] = row;
  const url = addressOf(template, input);
  const seeded = firstAnswers.get(url);
  if (seeded && method === 'GET') {
    firstAnswers.delete(url);
    return kind === 2 ? { items: seeded.data, page: seeded.page } : seeded.data;
  }
  const token = access === 'member' || access === 'admin' ? await currentToken() : null;
  const response = await send(method, url, input.body, token);
  if (!response.ok) throw await refusalOf(response, token);
  if (kind === 1) return response.blob();
  const { data } = (await response.json()) as Envelope<unknown>;
  if (kind !== 2) return data;
  return { items: data, page: JSON.parse(response.headers.get(PAGINATION_HEADER) ?? 'null') };
}

function addressOf(template: string, input: AnyInput): string {
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

async function send(method: string, url: string, body: unknown, token: string | null): Promise<Response> {
  const { createFetch } = await import('ofetch');
  const fetcher = createFetch({
    fetch: ((request: string, init: RequestInit) => transport.fetch(request, init)) as typeof fetch,
  });
  try {
    return await fetcher.raw(transport.base + url, {
      method,
      headers: {
        'accept-language': transport.language(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
      ignoreResponseError: true,
      responseType: 'stream',
      timeout: TIMEOUT_MS,
    });
  } catch (cause) {
    throw new NetworkError('The host cannot be reached', { cause });
  }
}

/** What a refused call rejects with. A 401 clears both tokens, unless another tab has brought newer ones meanwhile. */
async function refusalOf(response: Response, token: string | null): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (response.status === 401 && (token === null ? !session.viewer() : session.accessToken() === token))
    session.clear();
  return new ApiError(
    response.status,
    body ?? { errorMessage: `${response.status}`, code: 'server_error' },
    Number(response.headers.get('retry-after')) || null,
  );
}

/**
 * A token to call with, refreshed first when it has expired: once across all tabs. An HTTP refusal clears both tokens and is
 * logged; a network failure clears nothing (spec section 4, Auth). Null for whoever is logged out.
 */
async function currentToken(): Promise<string | null> {
  const fresh = session.freshToken();
  if (fresh || !session.viewer()) return fresh;
  refreshing ??= refreshInTurn().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** The refresh under way in this tab; the lock keeps other tabs from a second one. */
let refreshing: Promise<string | null> | null = null;

const LOCK = 'ondol-token-refresh';
/** What one tab stores may reach another a moment after the lock does. */
const ARRIVAL_MS = 150;

async function refreshInTurn(): Promise<string | null> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return refreshOnce();
  const before = session.accessToken();
  const { held } = await locks.query();
  const waits = held?.some(({ name }) => name === LOCK) ?? false;
  return locks.request(LOCK, async () => {
    if (waits && session.accessToken() === before)
      await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS));
    return refreshOnce();
  });
}

async function refreshOnce(): Promise<string | null> {
  const fromOtherTab = session.freshToken();
  const refreshToken = session.refreshToken();
  if (fromOtherTab || !refreshToken || !session.viewer()) return fromOtherTab;
  const response = await send(
    'POST',
    endpoints['auth']!['refresh']![1],
    { accessToken: session.accessToken() ?? '', refreshToken },
    null,
  );
  if (!response.ok) {
    console.warn(`The session could not be refreshed (${response.status})`);
    // A host in trouble has refused nobody: the call fails, the session stays.
    if (response.status >= 500 || response.status === 429) throw await refusalOf(response, refreshToken);
    if (session.refreshToken() === refreshToken) session.clear();
    return session.freshToken();
  }
  const { data } = (await response.json()) as Envelope<TokenPair>;
  // Whoever logged out meanwhile stays logged out.
  if (session.refreshToken() !== refreshToken) return session.freshToken();
  session.store(data);
  return data.accessToken;
}

const calls: (readonly unknown[])[] = Object.entries(endpoints).map(([noun, rows]) => [
  noun,
  Object.fromEntries(Object.keys(rows).map((name) => [name, (input?: AnyInput) => call(noun, name, input)])),
]);

/** Every call of the contract: `api.reservations.get({ params: { id } })`. Rejects with ApiError or NetworkError. */
export const api: Api = Object.fromEntries(calls);
