import type { WorkerMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Tells the pages of this worker when the host's answer has taken the place of a copy that one of them may show. */
export const tellPages = {
  async cacheDidUpdate({ request, oldResponse }: { request: Request; oldResponse?: Response | null }) {
    if (!oldResponse) return;
    const { pathname, search } = new URL(request.url);
    const message: WorkerMessage = { type: 'UPDATED', url: pathname + search };
    for (const page of await self.clients.matchAll()) page.postMessage(message);
  },
};
