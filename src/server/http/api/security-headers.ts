import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import type { PageService } from '#server/ports/services.ts';
import { answerPolicy, contentSecurityPolicy } from './content-security-policy.ts';

const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'usb'];

/** The Permissions-Policy: no camera, microphone, screen, place or USB device; `payment` where the windows of Toss Payments may ask for it. */
function permissions({ toss }: Pick<Config, 'toss'>): string {
  const payment = toss ? 'payment=(self "https://*.tosspayments.com")' : 'payment=()';
  return [...UNUSED.map((feature) => `${feature}=()`), payment].join();
}

/** Gives every page and file the headers that protect its reader. */
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
 * Gives every answer of the API host headers that keep a browser from taking it for anything else, and search engines from listing what is no
 * page; its few pages name a policy of their own.
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

/** For pictures by which pages of others show an address of ours (`og:image`). */
export const FOR_OTHERS = { 'cross-origin-resource-policy': 'cross-origin' };

/** Keeps pages of others from loading ours as parts of themselves, and adds Strict-Transport-Security (RFC 6797) for a year where people reach the product over https; of other names under its own it says nothing. */
function everywhere({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Sets headers before the answer is made: to change one that is there costs as much as to make it. */
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
