import type { Contract } from '#contract/contract.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/wire.ts';
import type { CallInput, HostResponse, Transport } from './call.ts';
import { NetworkError } from './call-errors.ts';

export { ApiError, NetworkError } from './call-errors.ts';
export type { HostResponse } from './call.ts';

type Data<E extends Endpoint> = E['file'] extends string
  ? Blob
  : E['paged'] extends true
    ? DataOf<E> extends (infer Item)[]
      ? Page<Item>
      : never
    : DataOf<E>;
type Call<E extends Endpoint> = keyof InputOf<E> extends never
  ? () => Promise<Data<E>>
  : (input: InputOf<E>) => Promise<Data<E>>;
export type Api = {
  [N in keyof Contract]: {
    [K in keyof Contract[N]]: Contract[N][K] extends Endpoint ? Call<Contract[N][K]> : never;
  };
};

let transport: Transport = {
  fetch: (url, init) => globalThis.fetch(url, init),
  base: '',
  language: () => globalThis.document?.documentElement.lang || 'ko',
};

export function setTransport(changed: Partial<Transport>): void {
  transport = { ...transport, ...changed };
}

/** Responses that came with the page's HTML. Each answers the first matching call, so that hydration needs no network. */
const seeded = new Map<string, HostResponse>();
export function seedResponses(responses: Record<string, HostResponse>): void {
  for (const [key, response] of Object.entries(responses)) seeded.set(key, response);
}

async function call(noun: string, name: string, input: CallInput = {}): Promise<unknown> {
  // It stands in the HTML of a page, where quotes and braces take their bytes and tell nothing.
  const key = `${noun}.${name} ${JSON.stringify(input).replace(/[{}"]/g, '')}`;
  const given = seeded.get(key);
  seeded.delete(key);
  const response = given ?? (await fetched(noun, name, input));
  if (!given) transport.onResponse?.(key, response);
  return valueOf(response);
}

export const valueOf = (response: HostResponse): unknown =>
  'page' in response ? { items: response.data, page: response.page } : response.data;

async function fetched(noun: string, name: string, input: CallInput): Promise<HostResponse> {
  const { request } = await import('./transport.ts').catch((cause: unknown) => {
    throw new NetworkError('Calls cannot be reached', { cause });
  });
  return request(transport, noun, name, input);
}

export const named = <T extends object>(of: (name: string) => unknown) =>
  new Proxy({} as T, { get: (_, name) => of(String(name)) });

/** All calls of the API contract: `api.reservations.get({ params: { id } })`. Rejects with ApiError or NetworkError. */
export const api: Api = named((noun) => named((name) => (input?: CallInput) => call(noun, name, input)));
