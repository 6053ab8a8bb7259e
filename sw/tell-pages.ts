import type { WorkerMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Tells the pages of this worker that the cache has the host's answer now. */
export async function tellUpdated(address: string): Promise<void> {
  const { pathname, search } = new URL(address);
  const message: WorkerMessage = { type: 'UPDATED', url: pathname + search };
  for (const page of await self.clients.matchAll()) page.postMessage(message);
}

/** Tells them when it has taken the place of a copy that one of them may show. */
export const tellPages = {
  async cacheDidUpdate({ request, oldResponse }: { request: Request; oldResponse?: Response | null }) {
    if (oldResponse) await tellUpdated(request.url);
  },
};
