import type { Contract } from '#contract/contract.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/wire.ts';
import { NetworkError } from './call-errors.ts';
import type { Answer, AnyInput, Transport } from './calls.ts';

export { ApiError, NetworkError } from './call-errors.ts';
export type { Answer } from './calls.ts';

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

let transport: Transport = {
  fetch: (url, init) => globalThis.fetch(url, init),
  base: '',
  language: () => globalThis.document?.documentElement.lang || 'ko',
};

/** Replaces the way to the host: the server renders through its own fetch function, tests through theirs. */
export function setTransport(changed: Partial<Transport>): void {
  transport = { ...transport, ...changed };
}

/** Answers that came with the page; each serves the first call for it, so that hydration needs no network. */
const firstAnswers = new Map<string, Answer>();
export function seedAnswers(answers: Record<string, Answer>): void {
  for (const [key, answer] of Object.entries(answers)) firstAnswers.set(key, answer);
}

async function call(noun: string, name: string, input: AnyInput = {}): Promise<unknown> {
  const key = `${noun}.${name} ${JSON.stringify(input)}`;
  const given = firstAnswers.get(key);
  firstAnswers.delete(key);
  const answer = given ?? (await asked(noun, name, input));
  if (!given) transport.answered?.(key, answer);
  return 'page' in answer ? { items: answer.data, page: answer.page } : answer.data;
}

async function asked(noun: string, name: string, input: AnyInput): Promise<Answer> {
  const { ask } = await import('./calls.ts').catch((cause: unknown) => {
    throw new NetworkError('The code that makes calls cannot be reached', { cause });
  });
  return ask(transport, noun, name, input);
}

const named = <T extends object>(of: (name: string) => unknown) =>
  new Proxy({} as T, { get: (_, name) => of(String(name)) });

/** Every call of the contract: `api.reservations.get({ params: { id } })`. Rejects with ApiError or NetworkError. */
export const api: Api = named((noun) => named((name) => (input?: AnyInput) => call(noun, name, input)));
