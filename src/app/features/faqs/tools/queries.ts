import { api } from '#app/platform/api/api.ts';
import { storage } from '#app/platform/browser/storage.ts';

const KEY = 'faq-voter';

/**
 * Records if an answer helped; a second vote from the same device replaces the first.
 * @throws if it could not be sent
 */
export async function vote(slug: string, helpful: boolean): Promise<null> {
  const voter = storage.get(KEY) ?? crypto.randomUUID();
  storage.set(KEY, voter);
  return api.faqs.vote({ params: { slug }, body: { helpful, voter } });
}
