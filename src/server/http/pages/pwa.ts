import { setTimeout } from 'node:timers/promises';
import { Hono, type Context as HttpContext } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Context } from '#server/context.ts';
import { callersAddress, networkOf } from '#server/http/api/client-address.ts';
import { languageOf } from '#server/http/api/language.ts';
import { securityHeaders } from '#server/http/api/security-headers.ts';
import { CLEAR_CACHE, killSwitch } from './kill-switch.ts';
import { cachePages } from './page-cache.ts';
import { paceQueries } from './render-limit.ts';
import { pageMaker, type Page, type PageLanguage, type Screens } from './render-page.ts';
import { refuseFilesOfBuild, serveAssets } from './serve-assets.ts';

export type PwaOptions = {
  /** The built application (`dist/app`). */
  directory: string;
  screens: Screens;
  revision: () => number;
  /** Delays an answer by ms; uses a timer by default. */
  pause?: (ms: number) => Promise<unknown>;
};

/** Serves the built application: files as they are, public screens rendered to HTML, every other path the generic shell. */
export function servePwa(
  ctx: Context,
  { directory, screens, revision, pause = setTimeout }: PwaOptions,
): Hono {
  const app = new Hono();
  const pageOf = cachePages(ctx.clock, revision, screens, pageMaker(ctx, directory, screens));
  const pace = paceQueries();

  app.use(securityHeaders(ctx.config, ctx.services.inPages));
  if (ctx.config.killWorker) {
    app.use(async (c, next) => {
      await next();
      if (c.res.status === 304 || c.res.headers.get('content-type')?.startsWith('text/html'))
        c.header('clear-site-data', CLEAR_CACHE);
    });
    app.get('/sw.js', (c) => {
      c.header('cache-control', 'no-cache');
      c.header('clear-site-data', CLEAR_CACHE);
      return c.body(killSwitch, 200, { 'content-type': 'text/javascript; charset=utf-8' });
    });
  }
  refuseFilesOfBuild(app);
  app.get('/manifest.webmanifest', (c, next) => {
    c.header('vary', 'Accept-Language, Cookie');
    return pageLanguage(c).language === 'en' ? c.redirect('/manifest.en.webmanifest') : next();
  });
  serveAssets(app, directory);
  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const network = networkOf(callersAddress(c, ctx.config));
    const wait = url.search ? pace(network) : 0;
    if (wait > 0) await pause(wait);
    const page = await pageOf(url.pathname + url.search, pageLanguage(c), network);
    return 'redirect' in page ? c.redirect(page.redirect) : sendPage(c, page);
  });
  return app;
}

function sendPage(c: HttpContext, page: Page): Response {
  c.header('cache-control', 'no-cache');
  c.header('vary', 'Accept-Language, Accept-Encoding, Cookie');
  c.header('etag', page.etag);
  if (c.req.header('if-none-match') === page.etag) return c.body(null, 304);
  c.status(page.status as 200);
  c.header('content-type', 'text/html; charset=utf-8');
  if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(page.html);
  c.header('content-encoding', 'br');
  return c.body(page.brotli);
}

/** Chooses the language of a page (docs/specification.md#purpose): query parameter, then cookie, then browser. */
function pageLanguage(c: HttpContext): PageLanguage {
  const named = spoken(c.req.query('lng'));
  return { language: named ?? spoken(getCookie(c, 'lng')) ?? languageOf(c), named: named !== undefined };
}

const spoken = (asked: string | undefined) => (asked === 'ko' || asked === 'en' ? asked : undefined);
