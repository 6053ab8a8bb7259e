import { matchPrecache } from 'workbox-precaching';

/** The types of the host's answers by their paths; a captive portal and a maintenance page answer all of them with a page, and status 200. */
const types: [path: RegExp, type: RegExp][] = [
  [/\.m?js$/, /^(text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/^\/fonts\//, /^font\//],
  [/^\/(icons|photos)\//, /^image\//],
  [/^\/v1\//, /^application\/json\b/],
];

/** The file of the build with the digests of those that no device stores beforehand (`src/tools/build/seal-worker.mjs`). */
const DIGESTS = '/digests.json';

/** True of an answer whose type is that of what was asked for. */
export function hasType(url: string, { headers, redirected }: Response): boolean {
  const { pathname } = new URL(url);
  const [, type] = types.find(([path]) => path.test(pathname)) ?? [];
  return !redirected && (!type || type.test(headers.get('content-type') ?? ''));
}

/**
 * True of a file of this build whose content is what was built, and of any other of its type: files of other versions, which the host still
 * has, are not among the digests. Takes the body of `response`.
 */
export async function isFile(url: string, response: Response): Promise<boolean> {
  if (!hasType(url, response)) return false;
  digests ??= readDigests();
  const known = (await digests)[new URL(url).pathname.replace('/assets/', '')];
  return !known || known === (await digestOf(response)).slice(0, known.length);
}

/** The SHA-256 of a body, in base64. */
export async function digestOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return btoa(String.fromCharCode(...bytes));
}

let digests: Promise<Record<string, string>> | undefined;

async function readDigests(): Promise<Record<string, string>> {
  const file = await matchPrecache(DIGESTS).catch(() => undefined);
  return file ? ((await file.json()) as Record<string, string>) : {};
}

/** True of an answer of the API: the envelope with data. Takes the body. */
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
 * Returns the answer where it is what `request` asks for, or says itself that it is not; else fetches it past the HTTP cache, which may hold
 * somebody else's. @throws TypeError, as for a network that cannot be reached, where that is not it either
 */
export async function onlyAsAsked(request: Request, response: Response): Promise<Response> {
  if (response.status !== 200 || (await isAsAsked(request.url, response))) return response;
  const again = await fetch(new Request(request, { cache: 'reload' }));
  if (again.status !== 200 || (await isAsAsked(request.url, again))) return again;
  throw new TypeError(`Not the answer of our host: ${request.url}`);
}

/** For every strategy: neither the page nor a cache gets anything but what was asked for. */
export const asAsked = {
  fetchDidSucceed: ({ request, response }: { request: Request; response: Response }): Promise<Response> =>
    onlyAsAsked(request, response),
};
