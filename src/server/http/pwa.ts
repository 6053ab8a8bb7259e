import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import Beasties from 'beasties';
import { Hono, type Context as HttpContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Language } from '#contract/shared.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { lateParts } from './late.ts';
import { languageOf } from './serve.ts';

type Rendered = { status: number; head: string; body: string; firstData: unknown };
export type Renderer = (path: string, language: Language) => Promise<Rendered | { redirect: string } | null>;
type Page = { status: number; html: string; brotli: Uint8Array<ArrayBuffer>; etag: string; madeAt: number };

export type PwaOptions = {
  /** The built application (`dist/app`). */
  directory: string;
  render: Renderer;
  /** Grows with every change that people make through this host: what was rendered before it is stale. */
  revision: () => number;
};

const compress = promisify(brotliCompress);
/** Slow, and worth it: a page is compressed once and sent many times. */
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const PAGES_KEPT = 300;
/** Jobs, and other hosts on the same database, change things without a call to this host. */
const KEPT_MS = 30_000;

/** What a page may load: our own, and what the script of Toss Payments needs where it takes the payments. */
export function contentSecurity({ toss }: Pick<Config, 'toss'>): string {
  const script = toss ? ' https://js.tosspayments.com' : '';
  const others = toss ? ' https://*.tosspayments.com' : '';
  return [
    "default-src 'self'",
    `script-src 'self'${script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${others}`,
    `connect-src 'self'${others}`,
    ...(toss ? [`frame-src 'self'${others}`] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Serves the built application: files as they are, public screens rendered to HTML, every other path the generic shell. */
export function servePwa(ctx: Context, { directory, render, revision }: PwaOptions): Hono {
  const app = new Hono();
  const template = readFileSync(join(directory, 'index.html'), 'utf8');
  // The rules that a page uses go into it; the whole sheet comes late.
  const critical = new Beasties({
    path: directory,
    preload: 'body',
    pruneSource: false,
    inlineFonts: true,
    // It cannot read these, and without them the page moves when the sheet arrives.
    allowRules: [/^:where\(/],
    reduceInlineStyles: false,
    logLevel: 'silent',
  });
  const withLateParts = lateParts(directory);
  const security = contentSecurity(ctx.config);
  const pages = new Map<string, Page>();
  const making = new Map<string, ReturnType<typeof make>>();
  let seen = '';

  app.use(async (c, next) => {
    // Before the answer is made: to change one that is there costs as much as to make it.
    c.header('content-security-policy', security);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    await next();
  });
  const files = serveStatic({
    root: directory,
    precompressed: true,
    onFound: (path, c) => {
      c.header('cache-control', cachingOf(path));
    },
  });
  app.get('/manifest.webmanifest', (c, next) => {
    c.header('vary', 'Accept-Language, Cookie');
    return visitorsLanguage(c) === 'en' ? c.redirect('/manifest.en.webmanifest') : next();
  });
  app.get('/:file{.+\\.[a-z0-9]+}', files, (c) => c.text('Not found', 404));
  app.get('/assets/*', (c) => c.text('Not found', 404));

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const language = visitorsLanguage(c);
    const epoch = `${revision()} ${seoulDate(ctx.clock.now())}`;
    if (epoch !== seen) pages.clear();
    seen = epoch;
    const key = `${language} ${url.pathname}${url.search}`;
    let page = pages.get(key);
    if (!page || ctx.clock.now() - page.madeAt > KEPT_MS) {
      const made = await makeOnce(`${epoch} ${key}`, url.pathname + url.search, language);
      if ('redirect' in made) return c.redirect(made.redirect);
      page = made;
      // What was made before a change is for those who asked before it.
      if (seen === epoch) pages.set(key, page);
      if (pages.size > PAGES_KEPT) pages.delete(pages.keys().next().value!);
    }
    c.header('cache-control', 'no-cache');
    c.header('vary', 'Accept-Language, Accept-Encoding, Cookie');
    c.header('etag', page.etag);
    if (c.req.header('if-none-match') === page.etag) return c.body(null, 304);
    c.status(page.status as 200);
    c.header('content-type', 'text/html; charset=utf-8');
    if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(page.html);
    c.header('content-encoding', 'br');
    return c.body(page.brotli);
  });
  return app;

  /** All who ask for the same page at once wait for one. */
  function makeOnce(key: string, path: string, language: Language): ReturnType<typeof make> {
    const made = making.get(key) ?? make(path, language).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  async function make(path: string, language: Language): Promise<Page | { redirect: string }> {
    const rendered = await render(path, language).catch((error: unknown) => {
      ctx.log('a page could not be rendered', { path, error });
      return null;
    });
    if (rendered && 'redirect' in rendered) return rendered;
    const filled = template
      .replace('<html lang="ko">', `<html lang="${language}">`)
      .replace(
        '/manifest.webmanifest',
        language === 'en' ? '/manifest.en.webmanifest' : '/manifest.webmanifest',
      )
      .replace('<!--head-->', () => rendered?.head ?? '')
      .replace(/<!--app-->(.*?)<!--\/app-->/s, (_, shell: string) => rendered?.body ?? shell)
      .replace('<!--first-data-->', () => (rendered ? dataBlock(rendered.firstData) : ''));
    const html = rendered
      ? withLateParts(path.replace(/\?.*/, ''), firstSight(await critical.process(filled)))
      : filled;
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const before = pages.get(`${language} ${path}`);
    const brotli = before?.etag === etag ? before.brotli : new Uint8Array(await compress(html, smallest));
    return {
      status: rendered?.status ?? 200,
      html,
      brotli,
      etag,
      madeAt: ctx.clock.now(),
    };
  }
}

/**
 * The inlined rules without what the first sight of a page does not need; the whole sheet has it. Which syllable of Hangul lies in
 * which file is 3 KiB that do not compress, and a page that nobody has touched hovers nowhere.
 */
function firstSight(html: string): string {
  return html
    .replaceAll(/@font-face\{src:url\(\/fonts\/[a-z-]+-(?:ui|\d+)\.woff2\)[^}]*\}/g, '')
    .replaceAll(/(?<=[{}])(?:[^{}@,]*:(?:hover|active)\b[^{}@,]*,?)+\{[^{}]*\}/g, '');
}

/** Spec section 1: query parameter, cookie, then the browser. */
function visitorsLanguage(c: HttpContext): Language {
  const asked = c.req.query('lng') ?? getCookie(c, 'lng');
  return asked === 'ko' || asked === 'en' ? asked : languageOf(c);
}

function dataBlock(data: unknown): string {
  return `<script type="application/json" id="first-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function cachingOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable';
  if (/[\\/](photos|fonts|icons|screenshots)[\\/]/.test(path)) return 'public, max-age=604800';
  return 'no-cache';
}
