import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import Beasties from 'beasties';
import type { Language } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { deferAssets } from './deferred-assets.ts';
import { etagOf } from './etag.ts';

type Rendered = { status: number; indexed: boolean; head: string; body: string; firstData: unknown };
/** The language of a page. `named` is true if the address names it, which makes that an address of its own. */
export type PageLanguage = { language: Language; named: boolean };
/** The public screens, as `src/ssr/entry.tsx` renders them. Paths have their query. */
export type Screens = {
  /** Returns the one path for all paths that show the same page; null if the browser renders it. */
  canonicalPath(path: string): string | null;
  mayBeIndexed(path: string): boolean;
  render(
    path: string,
    asked: PageLanguage & { origin: string },
  ): Promise<Rendered | { redirect: string } | null>;
};

/** A page as it is sent, in both encodings. `madeAt` is in milliseconds since the epoch. */
export type Page = {
  status: number;
  html: string;
  brotli: Uint8Array<ArrayBuffer>;
  smallest: boolean;
  etag: string;
  madeAt: number;
};
export type PageMaker = {
  /** Makes the page of a path. `before` is the page it replaces; its compressed body is reused if nothing changed. */
  make(path: string, asked: PageLanguage, before: Page | undefined): Promise<Page | { redirect: string }>;
  /** Makes the page that the browser renders itself. There are two: one for all paths that search engines may index, one for all others. */
  shell(language: Language, indexed: boolean): Promise<Page>;
};

const compress = promisify(brotliCompress);
const slowly = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
/** Fast compression, for pages that may be requested only once: 3 ms instead of 60 for 60 KiB, and a seventh larger. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export function pageMaker(
  ctx: Pick<Context, 'clock' | 'log' | 'config'>,
  directory: string,
  { mayBeIndexed, render }: Pick<Screens, 'mayBeIndexed' | 'render'>,
): PageMaker {
  const template = readFileSync(join(directory, 'index.html'), 'utf8').replaceAll(/>\n\s*</g, '><');
  const withDeferredAssets = deferAssets(directory);
  const critical = criticalRules(directory);

  async function page(status: number, html: string, before: Page | undefined, small: boolean): Promise<Page> {
    const etag = etagOf(html);
    const made = { status, html, etag, madeAt: ctx.clock.now() };
    if (before?.etag === etag && (before.smallest || !small))
      return { ...made, brotli: before.brotli, smallest: before.smallest };
    const brotli = new Uint8Array(await compress(html, small ? slowly : quickly));
    return { ...made, brotli, smallest: small };
  }
  const shell = (language: Language, indexed: boolean) =>
    page(200, fill(template, language, { indexed }), undefined, true);
  const origin = ctx.config.publicUrl;

  return {
    shell,
    make: async (path, asked, before) => {
      const { language } = asked;
      const rendered = await render(path, { ...asked, origin }).catch((error: unknown) => {
        // A query may hold a token.
        ctx.log('a page could not be rendered', { path: path.replace(/\?.*/s, ''), error });
        return null;
      });
      if (!rendered) return shell(language, mayBeIndexed(path));
      if ('redirect' in rendered) return rendered;
      const filled = fill(template, language, rendered);
      const html = withDeferredAssets(
        path.replace(/\?.*/, ''),
        language,
        firstSight(await critical.process(filled)),
      );
      // There are few addresses without a query; with one, those that are asked for again show that they are worth it.
      const wanted = before !== undefined || (rendered.status === 200 && !path.includes('?'));
      return page(rendered.status, html, before, wanted);
    },
  };
}

function criticalRules(directory: string): Beasties {
  return new Beasties({
    path: directory,
    preload: 'body',
    pruneSource: false,
    inlineFonts: true,
    // It cannot read these, and without them the page moves when the sheet arrives.
    allowRules: [/^:where\(/],
    reduceInlineStyles: false,
    logLevel: 'silent',
  });
}

type Content = Partial<Rendered> & { indexed: boolean };

function fill(template: string, language: Language, rendered: Content): string {
  return template
    .replace(/(<meta name="robots" content=")[^"]*/, `$1${rendered.indexed ? 'index, follow' : 'noindex'}`)
    .replace('<html lang="ko">', `<html lang="${language}">`)
    .replace(
      '/manifest.webmanifest',
      language === 'en' ? '/manifest.en.webmanifest' : '/manifest.webmanifest',
    )
    .replace('<!--head-->', () => rendered.head ?? '')
    .replace(/<!--app-->(.*?)<!--\/app-->/s, (_, shell: string) => rendered.body ?? shell)
    .replace('<!--first-data-->', () => (rendered.firstData ? dataBlock(rendered.firstData) : ''));
}

const DEFERRED_RULES = [
  // Nobody has touched the page; the outline that all have around what is in focus stays.
  /(?<=[{}])(?:[^{}@,]*:(?:hover|active|focus-within)\b[^{}@,]*,?)+\{[^{}]*\}/g,
  /(?<=[{}])(?!:where)[^{}@,]*:focus-visible[^{}@,]*\{[^{}]*\}/g,
  /@media (?:print|\(forced-colors:active\)|\(hover:hover\)[^{]*)\{(?:[^{}]*\{[^{}]*\})*\}/g,
  // Nothing moves, so nothing is to be kept from it.
  /(?<=[{;])transition:[^;}]*;?/g,
  /@media \(prefers-reduced-motion:reduce\)\{(?:[^{}]*\{[^{}]*\})*\}/g,
  /(?<=[{;])(?:cursor|-webkit-tap-highlight-color|-webkit-user-select|user-select|forced-color-adjust|pointer-events|text-underline-offset|scroll-[a-z-]+|overscroll-[a-z-]+):[^;}]*;?/g,
  // A prompt at the foot of a page makes room for itself, and comes later.
  /(?<=[{}]):root:has\([^)]*\)>body\{[^{}]*\}/g,
  // Rules of which nothing is left, and then media queries of such.
  /(?<=[{}])[^{}@]*\{\}/g,
  /@media [^{}]*\{\}/g,
];

/**
 * On a phone, all photos but that of the first view load with the deferred style sheet: browsers would otherwise fetch photos two screens below,
 * which slowed the first view's picture and fonts. Size and color of their places are set already.
 */
const LATER_PHOTOS =
  '@media (width<=599.98px){:root:not(:has([rel=stylesheet])) picture>[loading=lazy]{display:none}}';

/** Drops {@link DEFERRED_RULES} and the colors of other screens from the inlined rules of a page; the whole sheet still has them. */
function firstSight(html: string): string {
  const used = new Set(html.match(/(?<=var\()--[\w-]+/g));
  const needed = (rules: string) =>
    DEFERRED_RULES.reduce((left, deferred) => left.replaceAll(deferred, ''), rules).replaceAll(
      /(?<=[{;])(--[\w-]+):[^;}]*;?/g,
      (declaration, name: string) => (used.has(name) ? declaration : ''),
    );
  return (
    html
      .replace(' data-beasties-container', '')
      // The ranges of Hangul by font file are 3 KiB that do not compress.
      .replace(/<style data-subsets>.*?<\/style>/s, '')
      .replaceAll(/<style>.*?<\/style>/gs, needed)
      .replace('</style>', `${LATER_PHOTOS}</style>`)
  );
}

function dataBlock(data: unknown): string {
  return `<script type="application/json" id="first-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
