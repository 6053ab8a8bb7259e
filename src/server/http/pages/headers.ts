import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';

/** The Content-Security-Policy: a page loads our own files, and those that the script of Toss Payments needs where it takes the payments. */
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

/** Gives every page and file the headers that protect its reader. */
export function securityHeaders(config: Config): MiddlewareHandler {
  const policy = contentSecurity(config);
  return async (c, next) => {
    // Before the answer is made: to change one that is there costs as much as to make it.
    c.header('content-security-policy', policy);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    await next();
  };
}

/** The Cache-Control of a built file by its path: names with a hash never change, photos and fonts stay for a week. */
export function cacheControlOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable';
  if (/[\\/](photos|fonts|icons|screenshots)[\\/]/.test(path)) return 'public, max-age=604800';
  return 'no-cache';
}
