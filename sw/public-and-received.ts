/** Header of a cached response with its time of receipt; milliseconds since the epoch. */
const RECEIVED_AT = 'x-received-at';

/**
 * Never caches a response that the host marks as private to an account, nor one with an incomplete body: browsers delete the cached response before
 * they store the next, so a phone that loses its network in between would have neither. Cached responses carry their age (RFC 9111, `Age`, seconds).
 */
export const publicAndReceived = {
  async cacheWillUpdate({ response }: { response: Response }): Promise<Response | null> {
    if (/no-store|private/.test(response.headers.get('cache-control') ?? '')) return null;
    const body = await response.arrayBuffer().catch(() => null);
    return body && withHeader(response, body, RECEIVED_AT, Date.now());
  },
  async cachedResponseWillBeUsed({
    cachedResponse,
  }: {
    cachedResponse?: Response | undefined;
  }): Promise<Response | undefined> {
    if (!cachedResponse) return undefined;
    const { headers } = cachedResponse;
    // An earlier version of the worker did not note the time: the host has.
    const receivedAt = Number(headers.get(RECEIVED_AT)) || Date.parse(headers.get('date') ?? '') || 0;
    const age = Math.max(0, Math.round((Date.now() - receivedAt) / 1000));
    // As bytes: a stream that a page stops reading, because it is left, would hold this worker up when the next one is to take over.
    return withHeader(cachedResponse, await cachedResponse.arrayBuffer(), 'age', age);
  },
};

function withHeader(response: Response, body: ArrayBuffer, name: string, value: number): Response {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set(name, `${value}`);
  return new Response(body, { status, statusText, headers });
}
