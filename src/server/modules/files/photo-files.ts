import { Hono } from 'hono';
import { isId } from '#contract/rules/id.ts';
import type { Context } from '#server/context.ts';
import { keyOf } from './present.ts';

/** The id of an uploaded picture, one of its widths, and a format. */
const NAME = /^([0-9a-f-]{36})-(\d{1,5})\.(avif|webp)$/;

/** Serves the uploaded pictures of public pages, `/photos/{id}-{width}.avif` and `.webp`. A name never means another picture. */
export function photoFiles({ fileStore }: Pick<Context, 'fileStore'>): Hono {
  const app = new Hono();
  app.get('/photos/:name', async (c) => {
    const [, id = '', width = '', format = ''] = NAME.exec(c.req.param('name')) ?? [];
    // Pictures that are not for everybody have keys without a format.
    const key = keyOf(id, Number(width), format === 'avif' ? 'avif' : 'webp');
    const file = isId(id) ? await fileStore.get(key) : null;
    if (!file) return c.text('Not found', 404);
    c.header('content-type', `image/${format}`);
    c.header('content-length', String(file.size));
    c.header('cache-control', 'public, max-age=31536000, immutable');
    return c.body(file.bytes);
  });
  return app;
}
