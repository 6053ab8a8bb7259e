import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import type { PageService, ServiceOrigins } from '#server/ports/services.ts';

/** The origins of Toss Payments, whose script runs in the page that opens its window. */
const tossOrigins: ServiceOrigins = {
  script: ['https://js.tosspayments.com'],
  connect: ['https://*.tosspayments.com'],
  img: ['https://*.tosspayments.com'],
  frame: ['https://*.tosspayments.com'],
};

/**
 * The Content-Security-Policy: a page loads our own files, those that the script of Toss Payments needs where it takes the payments, and
 * those of the services that are set up, which pages load after consent. Scripts reach the places where text becomes code through the
 * policies of Trusted Types named here; `default` is for the scripts of others (`admit-scripts.ts` of the application),
 * `ProseMirrorClipboard` for the editor of boards, which reads what is pasted in a document of its own where nothing runs. Every page names
 * all of them, since the app shell is one for all.
 */
export function contentSecurity({ toss }: Pick<Config, 'toss'>, services: PageService[] = []): string {
  const used = [...(toss ? [tossOrigins] : []), ...services.map(({ origins }) => origins)];
  const of = (kind: keyof ServiceOrigins) => {
    const origins = new Set(used.flatMap((each) => each[kind] ?? []));
    return [...origins].map((origin) => ` ${origin}`).join('');
  };
  const frames = of('frame');
  const [scripts, connections] = [of('script'), of('connect')];
  // Every page has this header in its first flight of packets: whatever `default-src` says already is left out.
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${of('img')}`,
    ...(connections ? [`connect-src 'self'${connections}`] : []),
    ...(of('media') ? [`media-src 'self'${of('media')}`] : []),
    frames ? `frame-src 'self'${frames}` : "frame-src 'none'",
    ...(scripts ? ["worker-src 'self'"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${toss ? ' https://*.tosspayments.com' : ''}`,
    "frame-ancestors 'none'",
    ...trustedTypes(used.length > 0, services),
  ].join(';');
}

/** A script that runs in a frame inheriting this policy has no default policy there: none is required then. */
function trustedTypes(hasOthers: boolean, services: PageService[]): string[] {
  if (services.some((service) => service.trustedTypes === 'off')) return [];
  return [
    "require-trusted-types-for 'script'",
    `trusted-types ondol ProseMirrorClipboard${hasOthers ? ' default' : ''}`,
  ];
}

/** For what is no page: an answer of the API, in which a browser finds nothing to load, run or frame. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For a page of the host itself, of text, style and forms without a script. */
export const PLAIN_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

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
      'content-security-policy': contentSecurity(config, services),
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
      'content-security-policy': NOTHING,
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
