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

/** A script that runs in a frame inheriting this policy has no default policy there: none is required then. */
function trustedTypes(hasOthers: boolean, services: PageService[]): string[] {
  if (services.some((service) => service.trustedTypes === 'off')) return [];
  return [
    "require-trusted-types-for 'script'",
    `trusted-types ondol ProseMirrorClipboard${hasOthers ? ' default' : ''}`,
  ];
}

/** For what is no page: an answer of the API, in which a browser finds nothing to load, run or frame. */
export const answerPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For a page of the host itself, of text, style and forms without a script. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
