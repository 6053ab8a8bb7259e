import { createHash } from 'node:crypto';
import { Hono, type Context as HttpContext } from 'hono';
import { consentVersions } from '#contract/rules/policy.ts';
import type { Context } from '#server/context.ts';
import { listedBoards, listedHouses, listedNeighbourhoods } from './read-store.ts';
import { sitemapFiles, type SitemapPage } from './sitemap.ts';

/** Public pages that do not depend on data; a test compares the list with the pages that may be indexed. */
export const fixedPages: readonly SitemapPage[] = [
  ...[
    '/',
    '/about',
    '/houses',
    '/community',
    '/testimonial',
    '/faq',
    '/portfolio',
    '/compare',
    '/verify',
  ].map((path) => ({
    path,
  })),
  { path: '/terms', changedAt: new Date(consentVersions.terms) },
  { path: '/privacy', changedAt: new Date(consentVersions.privacy) },
];

const CLOSED = ['/admin', '/book', '/dev', '/mypage', '/pay/', '/sandbox'];
const MAX_AGE_MS = 60_000;

type Dependencies = Pick<Context, 'db' | 'clock' | 'config'>;

/** Serves the files for crawlers: `/robots.txt` (RFC 9309) and the sitemap, `/sitemap.xml` with its parts. */
export function siteFiles(ctx: Dependencies): Hono {
  const app = new Hono();
  const origin = ctx.config.publicUrl;
  let listed: { at: number; files: Promise<Record<string, string>> } | undefined;
  const current = () => {
    const now = ctx.clock.now();
    if (!listed || Math.abs(now - listed.at) > MAX_AGE_MS) {
      const files = publicPages(ctx).then((pages) => sitemapFiles(origin, pages));
      listed = { at: now, files };
      // Whoever comes next tries again.
      files.catch(() => (listed = undefined));
    }
    return listed.files;
  };

  app.get('/robots.txt', (c) => {
    const rules = ['User-agent: *', 'Allow: /', ...CLOSED.map((path) => `Disallow: ${path}`)];
    return send(c, `${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`, 'text/plain; charset=utf-8');
  });
  app.get('/:file{sitemap(-[0-9]+)?\\.xml}', async (c) => {
    const file = (await current())[c.req.param('file')];
    return file === undefined ? c.text('Not found', 404) : send(c, file, 'application/xml; charset=utf-8');
  });
  return app;
}

async function publicPages({ db, clock }: Dependencies): Promise<SitemapPage[]> {
  const [houses, neighbourhoods, boards] = await Promise.all([
    listedHouses(db),
    listedNeighbourhoods(db),
    listedBoards(db, new Date(clock.now())),
  ]);
  return [
    ...fixedPages,
    ...[...new Set(houses.map(({ location }) => location))].map((location) => ({
      path: `/houses?location=${location}`,
    })),
    ...neighbourhoods.map(({ id, changed_at }) => ({ path: `/neighbourhoods/${id}`, changedAt: changed_at })),
    ...houses.map(({ id, changed_at }) => ({ path: `/detail?id=${id}`, changedAt: changed_at })),
    ...boards.map(({ id, changed_at }) => ({ path: `/community/${id}`, changedAt: changed_at })),
  ];
}

function send(c: HttpContext, body: string, type: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  c.header('cache-control', 'public, max-age=600');
  c.header('etag', etag);
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  c.header('content-type', type);
  return c.body(body);
}
