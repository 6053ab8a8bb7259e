import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { Host } from '#server/host.ts';

/**
 * Hands every request of this process to a real host: nothing is answered by hand. `network` cuts the wire, so that calls fail as
 * they do without one, and counts what went over it.
 */
export function wireTo(host: Pick<Host, 'fetch'>) {
  const network = { up: true, calls: [] as string[] };
  const server = setupServer(
    http.all('*', ({ request }) => {
      if (!network.up) return Response.error();
      network.calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return host.fetch(request);
    }),
  );
  server.listen({ onUnhandledRequest: 'error' });
  return { network, close: () => server.close() };
}
