import { createHash } from 'node:crypto';
import { Hono, type Context as HttpContext } from 'hono';
import { isId } from '#contract/rules/id.ts';
import type { Language } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { callersAddress, networkOf } from '#server/http/api/client-address.ts';
import { answerHeaders, FOR_OTHERS } from '#server/http/api/security-headers.ts';
import { limitRenders } from '#server/http/pages/render-limit.ts';
import { singleFlight } from '#server/http/pages/single-flight.ts';
import type { ShareCard } from '#server/ports/share-pictures.ts';
import { boardCard, houseCard, type Drawn } from './share-cards.ts';
import { sharedBoard, sharedHouse } from './read-store.ts';
import { drawnOf, recordDrawn } from './share-store.ts';

/** The version of the design. Increase it to have all pictures drawn again. */
const LOOK = 1;

type Dependencies = Pick<
  Context,
  'db' | 'clock' | 'config' | 'fileStore' | 'sharePictures' | 'prices' | 'log'
>;
type Sources = {
  photo(path: string): Promise<Uint8Array | null>;
  symbol: string;
};

/**
 * Serves the pictures that messengers show for a shared address: `/share/house/{id}/{language}.jpg` and `/share/board/…`. A picture is drawn at the
 * first request, and again when its text or photo has changed; it is stored by its content.
 */
export function sharePictureFiles(ctx: Dependencies, sources: Sources): Hono {
  const app = new Hono();
  const once = singleFlight<Uint8Array<ArrayBuffer>>();
  const withinLimit = limitRenders(ctx.clock);

  app.use('/share/*', answerHeaders(ctx.config));
  app.get('/share/:kind{house|board}/:id{[a-z0-9-]+}/:file{(ko|en)\\.jpg}', async (c) => {
    const { kind, id, file } = c.req.param();
    const language: Language = file === 'en.jpg' ? 'en' : 'ko';
    await ctx.prices.hold();
    const drawn = await cardOf(ctx, kind, id, language);
    if (!drawn) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    const hash = createHash('sha256')
      .update(JSON.stringify([LOOK, drawn, sources.symbol]))
      .digest('hex');
    if (c.req.header('if-none-match') === `"${hash}"`) return c.body(null, 304, cachedAs(hash));

    const stored = await ctx.fileStore.get(keyOf(hash));
    if (stored) return picture(c, hash, stored.bytes);
    if (ctx.sharePictures.isFull() || !withinLimit(networkOf(callersAddress(c, ctx.config))))
      return c.text('Too many pictures at once', 429, { 'retry-after': '10', 'cache-control': 'no-store' });
    return picture(c, hash, await once(hash, () => make(`${kind}/${id}/${language}`, hash, drawn)));
  });
  return app;

  async function make(
    subject: string,
    hash: string,
    { photo, ...words }: Drawn,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const shown = photo === null ? null : await sources.photo(photo);
    const bytes = await ctx.sharePictures.draw({
      ...words,
      symbol: sources.symbol,
      photo: shown,
    } satisfies ShareCard);
    // A photo that could not be read now is there another time: this picture is not the one to store.
    if (photo !== null && shown === null) return bytes;
    const before = await drawnOf(ctx.db, subject);
    await ctx.fileStore.put(keyOf(hash), streamOf(bytes), {
      contentType: 'image/jpeg',
      size: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    await recordDrawn(ctx.db, subject, hash, new Date(ctx.clock.now()));
    if (before && before !== hash) await ctx.fileStore.delete(keyOf(before));
    return bytes;
  }
}

async function cardOf(
  ctx: Dependencies,
  kind: string,
  id: string,
  language: Language,
): Promise<Drawn | null> {
  if (kind === 'house') {
    const house = await sharedHouse(ctx.db, id);
    return house ? houseCard(house, language) : null;
  }
  if (!isId(id)) return null;
  const board = await sharedBoard(ctx.db, id, new Date(ctx.clock.now()));
  return board ? boardCard(board, language) : null;
}

export const keyOf = (hash: string): string => `share-${hash}`;
const cachedAs = (hash: string) => ({ etag: `"${hash}"`, 'cache-control': 'public, max-age=86400' });

function picture(
  c: HttpContext,
  hash: string,
  bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Response {
  for (const [name, value] of Object.entries(cachedAs(hash))) c.header(name, value);
  for (const [name, value] of Object.entries(FOR_OTHERS)) c.header(name, value);
  c.header('content-type', 'image/jpeg');
  return bytes instanceof Uint8Array ? c.body(bytes) : c.body(bytes);
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream() as ReadableStream<Uint8Array>;
}
