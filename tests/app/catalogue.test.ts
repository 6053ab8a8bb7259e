import { afterEach, expect, it, vi } from 'vitest';
import { boardCards } from '#app/features/boards/queries.ts';
import { faqGroups } from '#app/features/faqs/queries.ts';
import { searchOffline } from '#app/features/houses/search/filter-offline.ts';
import { setTransport } from '#app/platform/api/api.ts';
import { cacheCatalogue } from '#app/platform/offline/catalogue.ts';

afterEach(() => vi.unstubAllGlobals());

it('what is fetched ahead for use without a network is what screens ask for then', async () => {
  const items = [{ id: '1', photos: [], photo: null }];
  const fetched = new Set<string>();
  const asked: string[] = [];
  const answer = () => new Response(JSON.stringify({ data: items }));
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => undefined,
      addEventListener: () => undefined,
      controller: {},
    },
  });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.add(url);
    return answer();
  });
  const match = vi.fn(async (_url: string): Promise<Response | undefined> => undefined);
  vi.stubGlobal('caches', { match });
  await cacheCatalogue('yonsei');

  setTransport({
    base: '',
    fetch: async (url: string) => {
      asked.push(url);
      return answer();
    },
  });
  match.mockImplementation(async (url: string) => {
    asked.push(url);
    return undefined;
  });
  const everything = { facilities: [], university: 'yonsei', sort: 'recommended', page: 1 } as never;
  await searchOffline(everything, 12);
  await boardCards('ALL');
  await faqGroups();
  expect(asked).toHaveLength(4);
  expect([...fetched]).toEqual(expect.arrayContaining(asked));
});
