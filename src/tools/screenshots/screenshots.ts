import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startBuiltHost } from '../host/built-host.ts';
import { built, root } from '../build/task-cache.mjs';
import { mails, papers } from './papers.ts';
import {
  admin,
  at,
  dates,
  detail,
  logIn,
  member,
  visitor,
  type Language,
  type Shot,
  type Visit,
} from './screens.ts';

/**
 * `npm run screenshots`: every screen of the built product on fresh demo data, at 390×844 and 1440×900, in Korean and English, the
 * first view and the whole page, into `screenshots/`; `mails` and `papers` are every mail at two
 * widths, and contract, certificate and receipt. `--only=home,mypage` takes some of them; `--manifest` makes the pictures that
 * the web manifest shows instead.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, manifest: { type: 'boolean', default: false } },
});

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
type Size = keyof typeof sizes;
built();
const { url, stop } = await startBuiltHost();
try {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
  for (const language of ['ko', 'en'] as const) {
    if (values.manifest) await manifestPictures(browser, language);
    else for (const size of ['phone', 'desktop'] as const) await album(browser, language, size);
  }
  if (!values.manifest) await writings(browser);
  await browser.close();
} finally {
  await stop();
}

/** All screens in one language at one size. */
async function album(browser: Browser, language: Language, size: Size): Promise<void> {
  const folder = join(root, 'screenshots', language, size);
  mkdirSync(folder, { recursive: true });
  const people: [Shot[], string | null][] = [
    [visitor, null],
    [member, 'linh'],
    [admin, 'admin'],
  ];
  for (const [shots, login] of people) {
    const wanted = shots.filter(([name]) => !values.only || values.only.split(',').includes(name));
    if (wanted.length === 0) continue;
    const visit = await visitOf(browser, language, sizes[size]);
    if (login) await logIn(visit, login);
    for (const [name, go] of wanted) {
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

/** Mails and papers, which no screen shows. */
async function writings(browser: Browser): Promise<void> {
  const wanted = (name: string) => !values.only || values.only.split(',').includes(name);
  const said = async (files: AsyncGenerator<string>) => {
    for await (const file of files) console.log(relative(root, file));
  };
  if (wanted('mails'))
    for (const language of ['ko', 'en'] as const)
      await said(mails(browser, language, join(root, 'screenshots', language, 'mails')));
  if (wanted('papers')) await said(papers(url, join(root, 'screenshots/papers')));
}

async function visitOf(browser: Browser, language: Language, look: object): Promise<Visit> {
  const context = await browser.newContext({
    ...look,
    locale: language === 'ko' ? 'ko-KR' : 'en-US',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return { url, page, context, language };
}

/** The first view, and the whole page with what only comes, or is only drawn, when scrolled to. */
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

async function manifestPictures(browser: Browser, language: Language): Promise<void> {
  const folder = join(root, 'public/screenshots');
  mkdirSync(folder, { recursive: true });
  const pictures: [string, object, (visit: Visit) => Promise<unknown>][] = [
    ['home-narrow', sizes.phone, at('/')],
    ['detail-narrow', sizes.phone, detail(`&${dates}`)],
    ['houses-wide', sizes.desktop, at(`/houses?${dates}`)],
  ];
  for (const [name, look, go] of pictures) {
    const visit = await visitOf(browser, language, look);
    await go(visit);
    await visit.page.evaluate(() => document.fonts.ready);
    const file = join(folder, `${name}-${language}.webp`);
    await sharp(await visit.page.screenshot())
      .webp({ quality: 80 })
      .toFile(file);
    console.log(relative(root, file));
    await visit.context.close();
  }
}
