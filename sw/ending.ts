let ending = new AbortController();

/**
 * Ends every fetch that is under way, so that the next version is let in: browsers wait until this one has nothing to do, and a network that
 * never answers would hold them up for minutes. Pages have what was stored before. Scripts go on: a browser remembers one that failed.
 */
export function endFetches(): void {
  ending.abort();
  ending = new AbortController();
}

/** Aborted at the next end: for work that no page has asked for. */
export const untilEnded = (): AbortSignal => ending.signal;

/** For requests of pages: they end with the page's own giving up as well. */
export const ends = {
  async requestWillFetch({ request }: { request: Request }): Promise<Request> {
    const call = new AbortController();
    const end = () => call.abort();
    for (const signal of [request.signal, ending.signal]) signal.addEventListener('abort', end);
    if (request.signal.aborted) end();
    return new Request(request, { signal: call.signal });
  },
};
