import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { MAX_BODY_BYTES } from '#contract/wire.ts';
import { deepJson, oddText } from './odd-values.ts';
import { fromSchema, type Known } from './schema-arbitrary.ts';
import type { World } from './fuzz-world.ts';

export type Fuzzed = {
  path: string;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  headers: Record<string, string>;
};

/** Generates calls of an endpoint: normal ones, mistaken ones and malicious ones. */
export function requestsOf(endpoint: Endpoint, { known, named }: World): fc.Arbitrary<Fuzzed> {
  const hasBody = endpoint.method !== 'GET' && (endpoint.body !== undefined || endpoint.method !== 'DELETE');
  return fc.record({
    path: fc.tuple(pathOf(endpoint.path, named), queryOf(endpoint, known)).map((parts) => parts.join('')),
    body: hasBody ? bodyOf(endpoint, known) : fc.constant(undefined),
    headers,
  });
}

/** Replaces unpaired surrogates, which an address cannot contain. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'));

function pathOf(path: string, named: Known): fc.Arbitrary<string> {
  const parts = path.split('/').map((part, at, all) => {
    if (!part.startsWith('{')) return fc.constant(part);
    const own = named[all[at - 1] ?? ''] ?? [];
    const odd = oddText.map((text) => encoded(text).slice(0, 2000) || 'x');
    return own.length === 0
      ? odd
      : fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...own).map(String) },
          { weight: 1, arbitrary: odd },
        );
  });
  return fc.tuple(...parts).map((all) => all.join('/'));
}

function queryOf({ query }: Endpoint, known: Known): fc.Arbitrary<string> {
  const given = query ? fromSchema(query, known) : fc.constant({});
  const more = fc.option(fc.tuple(oddText, oddText), { freq: 5 });
  return fc.tuple(given, more).map(([fields, pair]) => {
    const pairs = Object.entries(Object(fields) as object).filter(([, value]) => value !== undefined);
    const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    const search = [...pairs.map(([key, value]) => [key, text(value)]), ...(pair ? [pair] : [])]
      .map((both) => both.map((each) => encoded(each)).join('='))
      .join('&')
      .slice(0, 6000);
    return search ? `?${search}` : '';
  });
}

function bodyOf({ body }: Endpoint, known: Known): fc.Arbitrary<Fuzzed['body']> {
  const meant = body ? fromSchema(body, known) : fc.constant({});
  return fc.oneof(
    { weight: 9, arbitrary: meant.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: unmeant },
  );
}

const unmeant: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    '"',
    'null',
    '\0',
    '{"a":1}{"b":2}',
    '{"a":NaN}',
    '\ufeff{}',
    'a=1&b=2',
    '1e999',
  ),
  fc.constantFrom(deepJson(2000), deepJson(100_000), ' '.repeat(MAX_BODY_BYTES + 1)),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
  oddText,
);

const latin = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '').trim();
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'multipart/form-data',
      'x',
      '',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
    ),
    'accept-language': fc.oneof(
      fc.constantFrom('ko', 'en', 'en-US,ko;q=0.5', '*', 'x-;q=2'),
      oddText.map(latin),
    ),
    'user-agent': oddText.map(latin),
    cookie: oddText.map((text) => `device=${latin(text)}; lng=${latin(text)}`),
    'stripe-signature': oddText.map(latin),
    'if-none-match': fc.constant('*'),
  },
  { requiredKeys: ['content-type'] },
);
