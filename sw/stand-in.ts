type Described = { id: string; blur: string };

/** Path of a photo, with the query of a repeated request (`platform/offline/renew-photos.ts`). */
const photoFile = /\/photos\/(.+)-\d+\.(\w+)(?:\?.*)?$/;

/** Server-Timing name by which a page recognizes a stand-in photo (`platform/offline/renew-photos.ts`). */
const SERVER_TIMING = 'stand-in';

/**
 * Returns a replacement for a photo that is not available: the same one in another size, else the blurred likeness from a cached answer.
 * @returns undefined if there is neither
 */
export async function standIn({ url }: { url: string }): Promise<Response | undefined> {
  const [, id, type] = photoFile.exec(url) ?? [];
  if (!id) return undefined;
  const found = (await otherSize(id, type!)) ?? (await likeness(id));
  if (!found) return undefined;
  const headers = { 'content-type': found.headers.get('content-type') ?? '', 'server-timing': SERVER_TIMING };
  return new Response(await found.arrayBuffer(), { headers });
}

export const isStandIn = ({ headers }: Response): boolean => headers.get('server-timing') === SERVER_TIMING;

async function otherSize(id: string, type: string): Promise<Response | undefined> {
  const photos = await caches.open('photos');
  const isSame = ({ url }: Request) => {
    const [, other, ofType] = photoFile.exec(url) ?? [];
    return other === id && ofType === type;
  };
  const found = (await photos.keys()).find(isSame);
  return found && photos.match(found);
}

async function likeness(id: string): Promise<Response | undefined> {
  for (const name of ['catalogue', 'boards']) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = (await (await cache.match(request))?.text()) ?? '';
      const described = text.includes(`"${id}"`) && find(JSON.parse(text), id);
      if (described) return decoded(described.blur);
    }
  }
  return undefined;
}

/** Decodes a `data:` address, which the content security policy forbids to fetch. */
function decoded(address: string): Response {
  const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/.exec(address) ?? [];
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Response(bytes, { headers: { 'content-type': type } });
}

function find(value: unknown, id: string): Described | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && value.id === id && 'blur' in value && value.blur) return value as Described;
  for (const part of Object.values(value)) {
    const found = find(part, id);
    if (found) return found;
  }
  return undefined;
}
