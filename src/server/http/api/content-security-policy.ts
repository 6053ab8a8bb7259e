import type { Config } from '#server/config.ts';
import type { PageService, ServiceOrigins } from '#server/ports/services.ts';

/** The origins of Toss Payments. Its script runs in the page that opens its window. */
const tossOrigins: ServiceOrigins = {
  script: ['https://js.tosspayments.com'],
  connect: ['https://*.tosspayments.com'],
  img: ['https://*.tosspayments.com'],
  frame: ['https://*.tosspayments.com'],
};

/**
 * Builds the Content-Security-Policy. A page may load our own files, the files of Toss Payments if it takes the payments, and the files of configured
 * services, which load after consent. The named Trusted Types policies guard the places where text becomes code: `default` is for third-party scripts
 * (`admit-scripts.ts` of the application), `ProseMirrorClipboard` for the board editor, which parses pasted text in an inert document. Every page
 * names all of them, because all pages share one app shell.
 */
export function contentSecurityPolicy({ toss }: Pick<Config, 'toss'>, services: PageService[] = []): string {
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

function trustedTypes(hasOthers: boolean, services: PageService[]): string[] {
  if (services.some((service) => service.trustedTypes === 'off')) return [];
  return [
    "require-trusted-types-for 'script'",
    `trusted-types ondol ProseMirrorClipboard${hasOthers ? ' default' : ''}`,
  ];
}

/** The policy for API answers, which are not pages: the browser may not load, run or frame anything. */
export const answerPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy for the host's own pages, which have text, style and forms but no script. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
