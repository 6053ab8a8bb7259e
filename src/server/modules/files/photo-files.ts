import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { pictures } from '#contract/pictures.ts';
import { isId } from '#contract/rules/id.ts';
import type { Context } from '#server/context.ts';
import { isDraftPass, makeDraftPass } from './links.ts';
import { publicSeconds } from './photo-read-store.ts';
import { keyOf } from './present.ts';

const NAME = /^([0-9a-f-]{36})-(\d{1,5})\.(avif|webp)$/;
const PASS = 'drafts';

type Dependencies = Pick<Context, 'fileStore' | 'db' | 'clock' | 'config'>;

/**
 * Serves the uploaded pictures of public pages, `/photos/{id}-{width}.avif` and `.webp`. A name never means another picture. Until a board, house or profile
 * with the picture is public, only its editors see it; as an image request carries no token, the calls of editors set a temporary cookie.
 */
export function photoFiles(ctx: Dependencies): Hono {
  const app = new Hono();
  for (const path of ['boards', 'houses', 'photos', 'staff'].flatMap((noun) => [
    `/v1/admin/${noun}`,
    `/v1/admin/${noun}/*`,
  ]))
    app.use(path, async (c, next) => {
      await next();
      // Only an administrator is answered so there.
      if (!c.res.ok || c.req.method === 'OPTIONS') return;
      setCookie(c, PASS, makeDraftPass(ctx), {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/photos',
        maxAge: pictures.linkMinutes * 60,
        secure: ctx.config.publicUrl.startsWith('https:'),
      });
    });
  app.get('/photos/:name', async (c) => {
    const [, id = '', width = '', format = ''] = NAME.exec(c.req.param('name')) ?? [];
    if (!isId(id)) return c.text('Not found', 404);
    const seconds = await publicSeconds(ctx.db, id, new Date(ctx.clock.now()));
    const isForCaller = seconds !== null || isDraftPass(ctx, getCookie(c, PASS) ?? '');
    // Pictures that are not for everybody have keys without a format.
    const key = keyOf(id, Number(width), format === 'avif' ? 'avif' : 'webp');
    const file = isForCaller ? await ctx.fileStore.get(key) : null;
    if (!file) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    c.header('content-type', `image/${format}`);
    c.header('content-length', String(file.size));
    c.header(
      'cache-control',
      seconds === null ? 'private, no-store' : `public, max-age=${seconds}, immutable`,
    );
    return c.body(file.bytes);
  });
  return app;
}
