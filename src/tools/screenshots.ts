import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import en from '../../locales/en/booking.json' with { type: 'json' };
import ko from '../../locales/ko/booking.json' with { type: 'json' };
import type { Reservation } from '../contract/reservations.ts';
import { addDays, seoulDate } from '../contract/rules/dates.ts';
import { demoLogins } from '../server/db/demo/people.ts';
import { startBuiltHost } from './built-host.ts';
import { built, must, root } from './once.mjs';

/**
 * `npm run screenshots`: every screen of the built product on fresh demo data, at 390×844 and 1440×900, in Korean and English, the
 * first view and the whole page, into `screenshots/`. `--only=home,mypage` takes some of them; `--manifest` makes the pictures that
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
type Language = 'ko' | 'en';
type Visit = { url: string; page: Page; context: BrowserContext; language: Language };
/** A screen's name and how one gets there; the shot is taken where `go` leaves the page. */
type Shot = [name: string, go: (visit: Visit) => Promise<unknown>];

const at =
  (path: string) =>
  ({ page, url }: Visit) =>
    page.goto(url + path, { waitUntil: 'networkidle' });
const [from, to] = [addDays(seoulDate(Date.now()), 60), addDays(seoulDate(Date.now()), 95)];
const dates = `checkIn=${from}&checkOut=${to}`;
/** When the demo's only home near Seoul National is taken. */
const soon = `checkIn=${addDays(seoulDate(Date.now()), 14)}&checkOut=${addDays(seoulDate(Date.now()), 50)}`;

const visitor: Shot[] = [
  ['home', at('/')],
  ['menu', openMenu],
  ['houses', at('/houses')],
  ['houses-dates', at(`/houses?${dates}`)],
  ['houses-empty', at(`/houses?location=seoul-national&${soon}`)],
  ['houses-none', at('/houses?location=seoul-national&guests=6')],
  ['houses-bad-dates', at('/houses?checkIn=2020-01-01&checkOut=2020-03-01')],
  ['detail', detail('')],
  ['detail-dates', detail(`&${dates}`)],
  ['about', at('/about')],
  ['community', at('/community')],
  ['story', story],
  ['testimonial', at('/testimonial')],
  ['faq', at('/faq')],
  ['portfolio', at('/portfolio')],
  ['terms', at('/terms')],
  ['privacy', at('/privacy')],
  ['login', at('/auth/login')],
  ['login-failed', failedLogIn],
  ['signup', at('/auth/signup')],
  ['confirm', at('/auth/confirm?token=x')],
  ['forgot', at('/auth/forgot')],
  ['reset-dead', at('/auth/reset?token=x')],
  ['reset', resetLink],
  ['google-refused', at('/auth/google-callback?error=access_denied')],
  ['verify', at('/verify')],
  ['verify-changed', verifyChanged],
  ['not-found', at('/nowhere')],
  ['no-such-house', at('/detail?id=castle')],
  ['sign-refused', at('/sign?token=invented')],
  ['docs', at('/v1/docs')],
  ['outbox', at('/dev/outbox')],
  ['gallery', at('/dev/gallery')],
];
const member: Shot[] = [
  ['mypage', at('/mypage')],
  ['profile', at('/mypage/profile')],
  ['delete', at('/mypage/delete')],
  ['stay', async (visit) => at(await ownStay(visit, () => true))(visit)],
  ['stay-requested', async (visit) => at(await ownStay(visit, ({ changeable }) => changeable))(visit)],
  ['change', async (visit) => at(`${await ownStay(visit, ({ changeable }) => changeable)}/change`)(visit)],
  ['cancel', cancelDialog],
  ['extend', async (visit) => at(`${await ownStay(visit, ({ extendable }) => extendable)}/extend`)(visit)],
  ['stay-past', async (visit) => at(await ownStay(visit, ({ status }) => status === 'completed'))(visit)],
  [
    'stay-cancelled',
    async (visit) => at(await ownStay(visit, ({ status }) => status === 'cancelled'))(visit),
  ],
  ['review', async (visit) => at(`${await ownStay(visit, ({ reviewable }) => reviewable)}/review`)(visit)],
  ['book', book],
  ['sign', sign],
  ['payment', payment],
  ['payment-declined', at('/pay/return?orderId=00000000-0000-4000-8000-000000000000&code=card_declined')],
  ['mypage-offline', offline],
];
const admin: Shot[] = [
  ['admin', at('/admin')],
  ['admin-reservations', at('/admin/reservations')],
];

built(() => must(process.execPath, ['src/tools/build.mjs']));
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

async function openMenu({ page }: Visit): Promise<void> {
  const opener = page.locator('header button[aria-haspopup="dialog"]');
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  if (await opener.isVisible()) await opener.click();
}

function detail(query: string) {
  return async (visit: Visit) => at(`/detail?id=${await firstHouse(dates)}${query}`)(visit);
}

async function story(visit: Visit): Promise<void> {
  const [first] = await list(`/v1/boards`);
  await at(`/community/${first?.id}`)(visit);
}

async function failedLogIn(visit: Visit): Promise<void> {
  await at('/auth/login')(visit);
  await visit.page.locator('#email').fill('linh@ondol.example');
  await visit.page.locator('#password').fill('not the word');
  await visit.page.locator('form button[type="submit"]').click();
  await visit.page.getByRole('alert').waitFor();
}

async function logIn({ page, context }: Visit, name: string): Promise<void> {
  const login = demoLogins.find(({ email }) => email.startsWith(name));
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.1.${Math.floor(Math.random() * 254) + 1}` });
  await page.goto(`${url}/auth/login`, { waitUntil: 'networkidle' });
  await page.locator('#email').fill(login?.email ?? '');
  await page.locator('#password').fill(login?.password ?? '');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/auth/'));
  await page.waitForLoadState('networkidle');
}

/** The address of the first of the member's own stays that is such a one. */
async function ownStay({ page }: Visit, such: (stay: Reservation) => boolean): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const read = async (path: string) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    return ((await response.json()) as { data: unknown }).data;
  };
  for (const name of ['current', 'upcoming', 'past', 'canceled'])
    for (const { id } of (await read(`/v1/reservations/${name}`)) as { id: string }[])
      if (such((await read(`/v1/reservations/${id}`)) as Reservation)) return `/mypage/${id}`;
  throw new Error('The demo has no such stay');
}

async function cancelDialog(visit: Visit): Promise<void> {
  await at(await ownStay(visit, ({ cancellable }) => cancellable))(visit);
  const ask = visit.language === 'ko' ? ko.cancel.ask : en.cancel.ask;
  await visit.page.getByRole('button', { name: ask, exact: true }).click();
  await visit.page.getByRole('dialog').getByRole('list').first().waitFor();
  await visit.page.waitForLoadState('networkidle');
}

/** A link that was really mailed; the job that writes it runs every two seconds. */
async function resetLink(visit: Visit): Promise<void> {
  const email = 'marco@ondol.example';
  await fetch(`${url}/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  for (let tries = 0; tries < 20; tries += 1) {
    const link = (await linksTo(email)).find((each) => each.includes('/auth/reset'));
    if (link) return void (await visit.page.goto(link, { waitUntil: 'networkidle' }));
    await new Promise((next) => setTimeout(next, 500));
  }
  throw new Error('No reset link was mailed');
}

async function verifyChanged(visit: Visit): Promise<void> {
  await at('/verify')(visit);
  const file = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 changed') };
  await visit.page.locator('input[type="file"]').setInputFiles(file);
  await visit.page.waitForLoadState('networkidle');
}

async function linksTo(email: string): Promise<string[]> {
  const messages = (await (await fetch(`${url}/dev/outbox.json?to=${email}`)).json()) as {
    links: string[];
  }[];
  return messages.flatMap(({ links }) => links);
}

async function book(visit: Visit): Promise<void> {
  await at(`/book?houseId=${await firstHouse(dates)}&${dates}&guests=1&beddingSets=1`)(visit);
}

async function sign(visit: Visit): Promise<void> {
  const link = (await linksTo('linh@ondol.example')).find((each) => new URL(each).pathname === '/sign');
  await visit.page.goto(link ?? '');
  await visit.page.locator('canvas').first().waitFor();
  await visit.page.waitForLoadState('networkidle');
}

/** The payment page of the reservation whose dates are held. */
async function payment(visit: Visit): Promise<void> {
  const { page } = visit;
  await at('/mypage')(visit);
  const hrefs = await page
    .locator('a[href^="/mypage/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of new Set(hrefs)) {
    await at(href ?? '/mypage')(visit);
    const pay = page
      .getByRole('button', { name: visit.language === 'ko' ? '결제하기' : 'Pay', exact: true })
      .first();
    if (!(await pay.isVisible())) continue;
    await pay.click();
    await page.waitForURL(/\/sandbox\/pay\//);
    return;
  }
  throw new Error('No reservation of the demo waits for its payment');
}

async function offline(visit: Visit): Promise<void> {
  const { page, context } = visit;
  await at('/mypage')(visit);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await at('/mypage')(visit);
  await context.setOffline(true);
  await page.goto(`${url}/mypage`);
  await page.getByRole('main').locator('h1').waitFor();
  await page.screenshot();
}

async function firstHouse(query: string): Promise<string> {
  const [first] = await list(`/v1/houses?${query}`);
  return first?.id ?? '';
}

async function list(path: string): Promise<{ id: string }[]> {
  const { data: found } = (await (await fetch(url + path)).json()) as { data: { id: string }[] };
  return found;
}
