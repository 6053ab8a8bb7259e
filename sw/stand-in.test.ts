import { afterEach, expect, it, vi } from 'vitest';
import { standIn } from './stand-in.ts';

const HOST = 'http://localhost:3000';
const blur = `data:image/webp;base64,${btoa('likeness')}`;

function stored(bodies: Record<string, Record<string, string>>): void {
  const open = async (name: string) => {
    const responses = bodies[name] ?? {};
    return {
      keys: async () => Object.keys(responses).map((path) => new Request(HOST + path)),
      match: async ({ url }: Request) => new Response(responses[url.slice(HOST.length)]),
    };
  };
  vi.stubGlobal('caches', { open });
}
afterEach(() => void vi.unstubAllGlobals());

it.each(['', '?again=1795430000000'])(
  'a photo is stood in for by its likeness, asked for with "%s"',
  async (query) => {
    stored({ catalogue: { '/v1/houses': JSON.stringify({ data: [{ photos: [{ id: 'room-1', blur }] }] }) } });
    const shown = await standIn({ url: `${HOST}/photos/room-1-800.avif${query}` });
    expect(await shown?.text()).toBe('likeness');
  },
);

it('a photo is stood in for by the same in another size', async () => {
  const photos = { '/photos/room-12-400.avif': 'another', '/photos/room-1-400.avif': 'small' };
  stored({ photos });
  const shown = await standIn({ url: `${HOST}/photos/room-1-800.avif?again=1` });
  expect(await shown?.text()).toBe('small');
  expect(await standIn({ url: `${HOST}/photos/room-1-800.webp?again=1` })).toBeUndefined();
});
