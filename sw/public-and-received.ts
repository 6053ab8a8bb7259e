/**
 * Never caches a response that the host marks as an account's own, whatever the route says, nor one whose body breaks off: browsers delete
 * the cached response before they store the next, and a phone that loses its network in between would be left with neither.
 */
export const publicAndReceived = {
  async cacheWillUpdate({ response }: { response: Response }): Promise<Response | null> {
    if (/no-store|private/.test(response.headers.get('cache-control') ?? '')) return null;
    const { status, statusText, headers } = response;
    const body = await response.arrayBuffer().catch(() => null);
    return body && new Response(body, { status, statusText, headers });
  },
};
