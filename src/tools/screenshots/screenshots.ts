import { mkdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startBuiltHost } from '../host/built-host.ts';
import { built, root } from '../build/task-cache.mjs';
import { findChromium } from '../test/apt.mjs';
import { mails, papers } from './papers.ts';
import { documentPictures, manifestPictures, pictures } from './pictures.ts';
import { admin, logIn, member, visitor, type Language, type Shot } from './screens.ts';
import { visitOf, type Size } from './visit.ts';

/**
 * `npm run screenshots`: every screen of the built product on fresh demo data, at 390×844 and 1440×900, in Korean and English, as first view and
 * whole page, into `screenshots/`. `mails` are all mails at two widths; `papers` are contract, certificate and receipt. `--only=home,mypage` selects
 * some. `--manifest` makes the pictures of the web manifest instead, and `--documents` those of the README and the tour, in `docs/pictures`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    manifest: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
  },
});
const wanted = (name: string) => !values.only || values.only.split(',').includes(name);

built();
const { url, stop } = await startBuiltHost();
try {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
  const held = [...(values.manifest ? manifestPictures : []), ...(values.documents ? documentPictures : [])];
  const some = held.filter(({ file }) => wanted(basename(file)));
  for await (const file of pictures(browser, url, some)) console.log(file);
  if (held.length === 0) {
    for (const language of ['ko', 'en'] as const)
      for (const size of ['phone', 'desktop'] as const) await album(browser, language, size);
    await writings(browser);
  }
  await browser.close();
} finally {
  await stop();
}

async function album(browser: Browser, language: Language, size: Size): Promise<void> {
  const folder = join(root, 'screenshots', language, size);
  mkdirSync(folder, { recursive: true });
  const people: [Shot[], string | null][] = [
    [visitor, null],
    [member, 'linh'],
    [admin, 'admin'],
  ];
  for (const [shots, login] of people) {
    const some = shots.filter(([name]) => wanted(name));
    if (some.length === 0) continue;
    const visit = await visitOf(browser, url, language, size);
    if (login) await logIn(visit, login);
    for (const [name, go] of some) {
      try {
        await go(visit);
        await take(visit.page, join(folder, name));
        console.log(relative(root, join(folder, `${name}.png`)));
      } catch (error) {
        process.exitCode = 1;
        console.error(
          `${language} ${size} ${name}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    await visit.context.close();
  }
}

async function writings(browser: Browser): Promise<void> {
  const said = async (files: AsyncGenerator<string>) => {
    for await (const file of files) console.log(relative(root, file));
  };
  if (wanted('mails'))
    for (const language of ['ko', 'en'] as const)
      await said(mails(browser, language, join(root, 'screenshots', language, 'mails')));
  if (wanted('papers')) await said(papers(url, join(root, 'screenshots/papers')));
}

/** Takes the first view, and the whole page including content that loads or is drawn only on scrolling. */
async function take(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${path}.png` });
  await page.evaluate(async () => {
    for (const far of document.querySelectorAll<HTMLElement>('section, footer'))
      far.style.contentVisibility = 'visible';
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((next) => setTimeout(next, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.screenshot({ path: `${path}-full.png`, fullPage: true });
}
