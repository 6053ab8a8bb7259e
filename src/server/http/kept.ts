import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from '../context.ts';

type Fetch = (request: Request, env?: object) => Response | Promise<Response>;
type Api = { fetch: Fetch; ctx: Pick<Context, 'clock'>; revision: () => number };
type Body = Uint8Array<ArrayBuffer>;
type Answer = {
  headers: Record<string, string>;
  etag: string;
  plain: Body;
  br: Body;
  gzip: Body;
  madeAt: number;
  revision: number;
};

/** Jobs, and other hosts on the same database, change things without a call to this host. */
const KEPT_MS = 1000;
const ANSWERS_KEPT = 300;

/** Homes, questions and testimonials; what is free on given dates is always asked of the database. */
const catalogue =
  /^\/v1\/(?:houses(?:\/[^/?]+(?:\/reviews)?)?|faqs\/groups|reviews\/best)(?:\?(?!.*check(?:In|Out)=).*)?$/;
/** A caller of another origin, a person, or somebody who wants it afresh is answered by the API itself. */
const passes = ['origin', 'authorization', 'cache-control'];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** As small as it gets in the time of a query. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The API, which answers from memory what everybody reads, in each encoding, for a second at most and not beyond the next change
 * made through this host. Who has an answer already gets none (304).
 */
export function keepAnswers(api: Api): Fetch {
  const answers = new Map<string, Answer>();
  const making = new Map<string, Promise<Answer | null>>();

  return (request, env) => {
    const address = request.url.slice(request.url.indexOf('/', 'https://'.length));
    if (request.method !== 'GET' || !catalogue.test(address)) return api.fetch(request, env);
    if (passes.some((header) => request.headers.has(header))) return api.fetch(request, env);
    const revision = api.revision();
    const kept = answers.get(address);
    if (kept?.revision === revision && api.ctx.clock.now() - kept.madeAt <= KEPT_MS)
      return respond(request, kept);
    return made(`${revision} ${address}`, address, request.url, revision).then((answer) =>
      answer ? respond(request, answer) : api.fetch(request, env),
    );
  };

  /** All who ask for the same at once wait for one answer. */
  function made(key: string, address: string, url: string, revision: number): Promise<Answer | null> {
    const under = making.get(key);
    if (under) return under;
    const now = make(address, url, revision).finally(() => making.delete(key));
    making.set(key, now);
    return now;
  }

  /** @returns null for a refusal, whose words depend on who asks. */
  async function make(address: string, url: string, revision: number): Promise<Answer | null> {
    const madeAt = api.ctx.clock.now();
    const response = await api.fetch(new Request(url));
    if (response.status !== 200) return null;
    const plain = new Uint8Array(await response.arrayBuffer());
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const before = answers.get(address);
    const same = before?.etag === etag ? before : undefined;
    const answer = {
      headers: { ...Object.fromEntries(response.headers), vary: 'Origin, Accept-Encoding', etag },
      etag,
      plain,
      br: same?.br ?? new Uint8Array(await brotli(plain, quick)),
      gzip: same?.gzip ?? new Uint8Array(await zip(plain)),
      madeAt,
      revision,
    };
    answers.delete(address);
    answers.set(address, answer);
    if (answers.size > ANSWERS_KEPT) answers.delete(answers.keys().next().value!);
    return answer;
  }
}

function respond(request: Request, { headers, etag, plain, ...encoded }: Answer): Response {
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    if (new RegExp(`\\b${encoding}\\b`).test(accepted))
      return new Response(encoded[encoding], { headers: { ...headers, 'content-encoding': encoding } });
  }
  return new Response(plain, { headers });
}
