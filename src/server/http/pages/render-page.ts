import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import Beasties from 'beasties';
import type { Language } from '#contract/shared.ts';
import type { Context } from '#server/context.ts';
import { deferAssets } from './deferred-assets.ts';
import { etagOf } from './etag.ts';

type Rendered = { status: number; head: string; body: string; firstData: unknown };
/** Renders a public screen; null where the path is none. `path` has its query. */
export type Renderer = (path: string, language: Language) => Promise<Rendered | { redirect: string } | null>;

/** A page as it is sent, in both encodings. `madeAt` in milliseconds since the epoch. */
export type Page = {
  status: number;
  html: string;
  brotli: Uint8Array<ArrayBuffer>;
  etag: string;
  madeAt: number;
};
/** Makes the page of a path; `before` is the one that it replaces, whose compressed body serves again where nothing changed. */
export type PageMaker = (
  path: string,
  language: Language,
  before: Page | undefined,
) => Promise<Page | { redirect: string }>;

const compress = promisify(brotliCompress);
/** Slow, and worth it: a page is compressed once and sent many times. */
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Fills the built application's template (`index.html` in `directory`) with rendered screens; every other path gets the generic shell. */
export function pageMaker(
  ctx: Pick<Context, 'clock' | 'log'>,
  directory: string,
  render: Renderer,
): PageMaker {
  const template = readFileSync(join(directory, 'index.html'), 'utf8');
  const withDeferredAssets = deferAssets(directory);
  const critical = criticalRules(directory);
  return async (path, language, before) => {
    const rendered = await render(path, language).catch((error: unknown) => {
      ctx.log('a page could not be rendered', { path, error });
      return null;
    });
    if (rendered && 'redirect' in rendered) return rendered;
    const filled = fill(template, language, rendered);
    const html = rendered
      ? withDeferredAssets(path.replace(/\?.*/, ''), firstSight(await critical.process(filled)))
      : filled;
    const etag = etagOf(html);
    const brotli = before?.etag === etag ? before.brotli : new Uint8Array(await compress(html, smallest));
    return { status: rendered?.status ?? 200, html, brotli, etag, madeAt: ctx.clock.now() };
  };
}

/** Inlines the rules that a page uses; the whole sheet is deferred. */
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

function fill(template: string, language: Language, rendered: Rendered | null): string {
  return template
    .replace('<html lang="ko">', `<html lang="${language}">`)
    .replace(
      '/manifest.webmanifest',
      language === 'en' ? '/manifest.en.webmanifest' : '/manifest.webmanifest',
    )
    .replace('<!--head-->', () => rendered?.head ?? '')
    .replace(/<!--app-->(.*?)<!--\/app-->/s, (_, shell: string) => rendered?.body ?? shell)
    .replace('<!--first-data-->', () => (rendered ? dataBlock(rendered.firstData) : ''));
}

/**
 * Drops from the inlined rules what the first sight of a page does not need; the whole sheet has it. The ranges of Hangul by font file
 * are 3 KiB that do not compress, a page that nobody has touched hovers nowhere, and most colours are of other screens.
 */
function firstSight(html: string): string {
  const used = new Set(html.match(/(?<=var\()--[\w-]+/g));
  return html
    .replace(' data-beasties-container', '')
    .replaceAll(/@font-face\{src:url\(\/fonts\/[a-z-]+-(?:ui|\d+)\.woff2\)[^}]*\}/g, '')
    .replaceAll(/(?<=[{}])(?:[^{}@,]*:(?:hover|active)\b[^{}@,]*,?)+\{[^{}]*\}/g, '')
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
      used.has(name) ? declaration : '',
    );
}

function dataBlock(data: unknown): string {
  return `<script type="application/json" id="first-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
