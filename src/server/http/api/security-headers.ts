import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';

/**
 * The Content-Security-Policy: a page loads our own files, and those that the script of Toss Payments needs where it takes the payments.
 * Scripts reach the places where text becomes code through the policies of Trusted Types named here; `default` is for Toss Payments
 * (src/app/platform/services/toss.ts), `ProseMirrorClipboard` for the editor of boards, which reads what is pasted in a document of its own
 * where nothing runs. Every page names it, since the app shell is one for all.
 */
export function contentSecurity({ toss }: Pick<Config, 'toss'>): string {
  const script = toss ? ' https://js.tosspayments.com' : '';
  const others = toss ? ' https://*.tosspayments.com' : '';
  return [
    "default-src 'self'",
    `script-src 'self'${script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${others}`,
    `connect-src 'self'${others}`,
    toss ? `frame-src 'self'${others}` : "frame-src 'none'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${others}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ondol ProseMirrorClipboard${toss ? ' default' : ''}`,
  ].join('; ');
}

/** For what is no page: an answer of the API, in which a browser finds nothing to load, run or frame. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For a page of the host itself, of text, style and forms without a script. */
export const PLAIN_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const UNUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The Permissions-Policy: none of what the product does not use; `payment` where the windows of Toss Payments may ask for it. */
function permissions({ toss }: Pick<Config, 'toss'>): string {
  const payment = toss ? 'payment=(self "https://*.tosspayments.com")' : 'payment=()';
  return [...UNUSED.map((feature) => `${feature}=()`), payment].join(', ');
}

/** Gives every page and file the headers that protect its reader. */
export function securityHeaders(config: Config): MiddlewareHandler {
  return setHeaders({
    'content-security-policy': contentSecurity(config),
    'permissions-policy': permissions(config),
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...everywhere(config),
  });
}

/**
 * Gives every answer of the API host headers that keep a browser from taking it for anything else, and search engines from listing what is no
 * page; its few pages name a policy of their own.
 */
export function answerHeaders(config: Config): MiddlewareHandler {
  return setHeaders(
    { 'content-security-policy': NOTHING, ...everywhere(config) },
    { 'x-robots-tag': 'noindex' },
    /^\/(v1|sandbox|dev)\//,
  );
}

/** Strict-Transport-Security (RFC 6797) for a year where people reach the product over https; of other names under its own it says nothing. */
function everywhere({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
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
