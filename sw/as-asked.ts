import { matchPrecache } from 'workbox-precaching';

/** Expected content types by path. A captive portal or a maintenance page answers every path with a page and status 200. */
const types: [path: RegExp, type: RegExp][] = [
  [/\.m?js$/, /^(text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/^\/fonts\//, /^font\//],
  [/^\/(icons|photos)\//, /^image\//],
  [/^\/v1\//, /^application\/json\b/],
];

/** Built file with the digests of the files that no device precaches (`src/tools/build/seal-worker.mjs`). */
const DIGESTS = '/digests.json';

export function hasType(url: string, { headers, redirected }: Response): boolean {
  const { pathname } = new URL(url);
  const [, type] = types.find(([path]) => path.test(pathname)) ?? [];
  return !redirected && (!type || type.test(headers.get('content-type') ?? ''));
}

/**
 * True if a file of this build has the content that was built. For files of other versions, which the host still has and which have no digest, only
 * the type must fit. Reads the body of `response`.
 */
export async function isFile(url: string, response: Response): Promise<boolean> {
  if (!hasType(url, response)) return false;
  digests ??= readDigests();
  const known = (await digests)[new URL(url).pathname.replace('/assets/', '')];
  return !known || known === (await digestOf(response)).slice(0, known.length);
}

export async function digestOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return btoa(String.fromCharCode(...bytes));
}

let digests: Promise<Record<string, string>> | undefined;

async function readDigests(): Promise<Record<string, string>> {
  const file = await matchPrecache(DIGESTS).catch(() => undefined);
  return file ? ((await file.json()) as Record<string, string>) : {};
}

/** True for an answer of the API: an envelope with data. Reads the body. */
async function isEnvelope(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'data' in body;
}

async function isAsAsked(url: string, response: Response): Promise<boolean> {
  if (!hasType(url, response)) return false;
  const { pathname } = new URL(url);
  if (pathname.startsWith('/v1/')) return isEnvelope(response.clone());
  return !pathname.startsWith('/assets/') || isFile(url, response.clone());
}

/**
 * Returns the answer if it fits `request` or its own status is an error; else fetches again past the HTTP cache, which may hold a captive portal's
 * answer.
 * @throws TypeError, as for an unreachable network, if the second answer does not fit either
 */
export async function onlyAsAsked(request: Request, response: Response): Promise<Response> {
  if (response.status !== 200 || (await isAsAsked(request.url, response))) return response;
  const again = await fetch(new Request(request, { cache: 'reload' }));
  if (again.status !== 200 || (await isAsAsked(request.url, again))) return again;
  throw new TypeError(`Not the answer of our host: ${request.url}`);
}

export const asAsked = {
  fetchDidSucceed: ({ request, response }: { request: Request; response: Response }): Promise<Response> =>
    onlyAsAsked(request, response),
};
