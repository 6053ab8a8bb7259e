import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

const FILE = '/:file{.+\\.[a-z0-9]+}';

/**
 * Serves the files of a built application and of the builds before it, which open tabs may still request (`src/tools/build/former-assets.mjs`). Other
 * files answer 404.
 */
export function serveAssets(app: Hono, directory: string): void {
  const formerAssets = join(directory, '../former');
  app.get(FILE, async (c, next) => {
    await next();
    if (c.res.ok) c.header('cache-control', cacheControlOf(c.req.path));
  });
  for (const root of [directory, formerAssets].filter(existsSync))
    app.get(FILE, serveStatic({ root, precompressed: true }));
  app.get(FILE, (c) => c.text('Not found', 404));
  app.get('/assets/*', (c) => c.text('Not found', 404));
}

export function refuseFilesOfBuild(app: Hono): void {
  app.use(async (c, next) => (isOfBuild(c.req.path) ? c.text('Not found', 404) : next()));
}

/**
 * True for the path of an internal build file: the module list, or a compressed file under its own name. Decodes repeatedly, because the file server
 * decodes once more.
 */
function isOfBuild(path: string): boolean {
  let decoded = path;
  for (let times = 0; times < 3; times += 1) decoded = decoded.replaceAll(/%([\da-f]{2})/gi, decodedByte);
  return /[\\/]\.(?!well-known[\\/])/.test(decoded) || /\.(?:br|gz|map)$/.test(decoded);
}

const decodedByte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));

/** Returns the Cache-Control of a built file by its path: names with a hash are immutable, photos and fonts stay for a week. */
function cacheControlOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable';
  if (/[\\/](photos|fonts|icons|screenshots)[\\/]/.test(path)) return 'public, max-age=604800';
  return 'no-cache';
}
