import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import type { PageService } from '#server/ports/services.ts';
import { answerPolicy, contentSecurityPolicy } from './content-security-policy.ts';

const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'usb'];

/** The Permissions-Policy: denies camera, microphone, screen, location and USB; allows `payment` if the windows of Toss Payments may need it. */
function permissions({ toss }: Pick<Config, 'toss'>): string {
  const payment = toss ? 'payment=(self "https://*.tosspayments.com")' : 'payment=()';
  return [...UNUSED.map((feature) => `${feature}=()`), payment].join();
}

export function securityHeaders(config: Config, services: PageService[] = []): MiddlewareHandler {
  return setHeaders(
    {
      'content-security-policy': contentSecurityPolicy(config, services),
      'permissions-policy': permissions(config),
      'referrer-policy': 'strict-origin-when-cross-origin',
      // The window of Toss Payments opens those of card companies, which talk back to it.
      'cross-origin-opener-policy': config.toss ? 'same-origin-allow-popups' : 'same-origin',
      ...everywhere(config),
    },
    FOR_OTHERS,
    /^\/og\.png$/,
  );
}

/**
 * Adds headers to every API answer that keep browsers from interpreting it as another type and search engines from listing it. The few pages of the
 * API host set their own policy.
 */
export function answerHeaders(config: Config): MiddlewareHandler {
  return setHeaders(
    {
      'content-security-policy': answerPolicy,
      'cross-origin-opener-policy': 'same-origin',
      ...everywhere(config),
    },
    { 'x-robots-tag': 'noindex' },
    /^\/(v1|sandbox|dev)\//,
  );
}

/** For pictures that other sites embed to preview our addresses (`og:image`). */
export const FOR_OTHERS = { 'cross-origin-resource-policy': 'cross-origin' };

/**
 * Returns headers that keep other sites from embedding our files and, if the product is reached over https, Strict-Transport-Security (RFC 6797) for
 * a year, without subdomains.
 */
function everywhere({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Sets headers before the answer is made, because changing one afterwards costs as much as making the answer. */
function setHeaders(
  headers: Record<string, string>,
  more: Record<string, string> = {},
  below?: RegExp,
): MiddlewareHandler {
  const all = Object.entries(headers);
  const added = Object.entries(more);
  return async (c, next) => {
    for (const [name, value] of all) c.header(name, value);
    if (below?.test(c.req.path)) for (const [name, value] of added) c.header(name, value);
    await next();
  };
}
