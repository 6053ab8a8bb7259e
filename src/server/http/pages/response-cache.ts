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

/** Jobs, and other hosts on the same database, change things without a call to this host. */
const MAX_AGE_MS = 1000;
const MAX_RESPONSES = 300;

/** Addresses of houses, questions and testimonials; vacancies on given dates are always asked of the database. */
const catalogue =
  /^\/v1\/(?:houses(?:\/[^/?]+(?:\/(?:reviews|commutes|similar))?)?|universities|faqs\/groups|reviews\/best)(?:\?(?!.*check(?:In|Out)=).*)?$/;
/** Headers of a caller of another origin, a person, or somebody who wants a fresh answer: the API itself answers those. */
const bypass = ['origin', 'authorization', 'cache-control'];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** As small as it gets in the time of a query. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Caches the public catalogue for at most 1 s per address and encoding, single-flight, with an ETag (304 to whoever has the answer
 * already), and not beyond the next change made through this host.
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

  /** @returns null for a refusal, whose words depend on who asks. */
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
