import type { WorkerMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

export async function tellUpdated(address: string): Promise<void> {
  const { pathname, search } = new URL(address);
  const message: WorkerMessage = { type: 'UPDATED', url: pathname + search };
  for (const page of await self.clients.matchAll()) page.postMessage(message);
}

/** Plugin that tells pages when an answer has replaced a cached copy that one of them may show. */
export const tellPages = {
  async cacheDidUpdate({ request, oldResponse }: { request: Request; oldResponse?: Response | null }) {
    if (oldResponse) await tellUpdated(request.url);
  },
};
