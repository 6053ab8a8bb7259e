import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from '#server/context.ts';
import { etagOf } from './etag.ts';
import { singleFlight } from './single-flight.ts';

type Fetch = (request: Request, env?: object) => Response | Promise<Response>;
type Api = { fetch: Fetch; ctx: Pick<Context, 'clock'>; revision: () => number };
type Body = Uint8Array<ArrayBuffer>;
type Cached = {
  headers: Record<string, string>;
  etag: string;
  plain: Body;
  br: Body;
  gzip: Body;
  madeAt: number;
  revision: number;
};

/** Limits staleness, because jobs and other hosts on the same database change data without a call to this host. */
const MAX_AGE_MS = 1000;
const MAX_RESPONSES = 300;

const catalogue =
  /^\/v1\/(?:houses(?:\/[^/?]+(?:\/(?:reviews|commutes|similar|host))?)?|neighbourhoods\/[^/?]+|universities|faqs\/groups|staff|reviews\/best)(?:\?(?!.*check(?:In|Out)=).*)?$/;
/** Headers of cross-origin calls, authenticated calls, and callers who want a fresh answer. These are never answered from the cache. */
const bypass = ['origin', 'authorization', 'cache-control'];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Caches the public catalogue for at most 1 s per address and encoding, with single-flight and an ETag (304 if the caller has the answer already).
 * Any change through this host invalidates it.
 */
export function cacheResponses(api: Api): Fetch {
  const responses = new Map<string, Cached>();
  const once = singleFlight<Cached | null>();

  return async (request, env) => {
    const address = request.url.slice(request.url.indexOf('/', 'https://'.length));
    if (request.method !== 'GET' || !catalogue.test(address)) return api.fetch(request, env);
    if (bypass.some((header) => request.headers.has(header))) return api.fetch(request, env);
    const revision = api.revision();
    const cached = responses.get(address);
    if (cached?.revision === revision && api.ctx.clock.now() - cached.madeAt <= MAX_AGE_MS)
      return respond(request, cached);
    const fresh = await once(`${revision} ${address}`, () => load(address, request.url, revision));
    return fresh ? respond(request, fresh) : api.fetch(request, env);
  };

  /**
   * Loads an answer into the cache.
   * @returns null for a refusal, because its text depends on the caller
   */
  async function load(address: string, url: string, revision: number): Promise<Cached | null> {
    const madeAt = api.ctx.clock.now();
    const response = await api.fetch(new Request(url));
    if (response.status !== 200) return null;
    const plain = new Uint8Array(await response.arrayBuffer());
    const etag = etagOf(plain);
    const before = responses.get(address);
    const same = before?.etag === etag ? before : undefined;
    const cached = {
      headers: { ...Object.fromEntries(response.headers), vary: 'Origin, Accept-Encoding', etag },
      etag,
      plain,
      br: same?.br ?? new Uint8Array(await brotli(plain, quick)),
      gzip: same?.gzip ?? new Uint8Array(await zip(plain)),
      madeAt,
      revision,
    };
    responses.delete(address);
    responses.set(address, cached);
    if (responses.size > MAX_RESPONSES) responses.delete(responses.keys().next().value!);
    return cached;
  }
}

function respond(request: Request, { headers, etag, plain, ...encoded }: Cached): Response {
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    if (new RegExp(`\\b${encoding}\\b`).test(accepted))
      return new Response(encoded[encoding], { headers: { ...headers, 'content-encoding': encoding } });
  }
  return new Response(plain, { headers });
}
