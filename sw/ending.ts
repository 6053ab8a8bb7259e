let ending = new AbortController();

/**
 * Ends all running fetches so that the next version can take over: browsers wait until this worker is idle, and a network that never answers would
 * delay that for minutes. Pages fall back on stored answers. Scripts continue, because a browser remembers a failed one.
 */
export function endFetches(): void {
  ending.abort();
  ending = new AbortController();
}

/** Returns a signal that the next `endFetches` aborts, for work that no page requested. */
export const untilEnded = (): AbortSignal => ending.signal;

/** Plugin for requests of pages: they also end when the page aborts them. */
export const ends = {
  async requestWillFetch({ request }: { request: Request }): Promise<Request> {
    const call = new AbortController();
    const end = () => call.abort();
    for (const signal of [request.signal, ending.signal]) signal.addEventListener('abort', end);
    if (request.signal.aborted) end();
    return new Request(request, { signal: call.signal });
  },
};
