import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { Host } from '#server/host.ts';

/**
 * Sends every request of this process to a real host without mocked answers. `network` can be switched off, and counts the calls; `inTheWay` is the
 * status of a proxy that answers instead of the host; `meanwhile` runs on the phone during each call.
 */
export function wireTo(host: Pick<Host, 'fetch'>) {
  const network = {
    up: true,
    calls: [] as string[],
    inTheWay: null as number | null,
    meanwhile: null as ((call: string) => void) | null,
  };
  const server = setupServer(
    http.all('*', ({ request }) => {
      if (!network.up) return Response.error();
      const call = `${request.method} ${new URL(request.url).pathname}`;
      network.calls.push(call);
      network.meanwhile?.(call);
      return network.inTheWay === null
        ? host.fetch(request)
        : new Response(null, { status: network.inTheWay });
    }),
  );
  server.listen({ onUnhandledRequest: 'error' });
  return { network, close: () => server.close() };
}
