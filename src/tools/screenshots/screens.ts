import type { BrowserContext, Page } from '@playwright/test';
import en from '../../../locales/en/booking.json' with { type: 'json' };
import ko from '../../../locales/ko/booking.json' with { type: 'json' };
import type { Reservation } from '../../contract/reservations/reservations.ts';
import { addDays, seoulDate } from '../../contract/rules/dates.ts';
import { demoLogins } from '../../server/demo/people.ts';

export type Language = 'ko' | 'en';
export type Visit = { url: string; page: Page; context: BrowserContext; language: Language };
export type Shot = [name: string, go: (visit: Visit) => Promise<unknown>];

export const at =
  (path: string) =>
  ({ page, url }: Visit) =>
    page.goto(url + path, { waitUntil: 'networkidle' });
const [from, to] = [addDays(seoulDate(Date.now()), 60), addDays(seoulDate(Date.now()), 95)];
export const dates = `checkIn=${from}&checkOut=${to}`;
/** Dates on which the demo's only home near Seoul National is taken. */
const soon = `checkIn=${addDays(seoulDate(Date.now()), 14)}&checkOut=${addDays(seoulDate(Date.now()), 50)}`;

export const visitor: Shot[] = [
  ['home', at('/')],
  ['menu', openMenu],
  ['houses', at('/houses')],
  ['houses-dates', at(`/houses?${dates}`)],
  ['houses-university', at('/houses?university=yonsei')],
  ['map-university', at('/houses?university=yonsei&view=map')],
  ['houses-empty', at(`/houses?location=seoul-national&${soon}`)],
  ['houses-none', at('/houses?location=seoul-national&guests=6')],
  ['houses-bad-dates', at('/houses?checkIn=2020-01-01&checkOut=2020-03-01')],
  ['detail', detail('')],
  ['detail-dates', detail(`&${dates}`)],
  ['neighbourhood', at('/neighbourhoods/sinchon')],
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
export const member: Shot[] = [
  ['mypage', at('/mypage')],
  ['profile', at('/mypage/profile')],
  ['delete', at('/mypage/delete')],
  ['stay', async (visit) => at(await ownReservation(visit, () => true))(visit)],
  ['stay-requested', async (visit) => at(await ownReservation(visit, ({ changeable }) => changeable))(visit)],
  [
    'change',
    async (visit) => at(`${await ownReservation(visit, ({ changeable }) => changeable)}/change`)(visit),
  ],
  ['cancel', cancelDialog],
  [
    'welcome',
    async (visit) => {
      const own = await ownReservation(
        visit,
        ({ status, extendsId }) => status === 'confirmed' && !extendsId,
      );
      return at(`${own}/welcome`)(visit);
    },
  ],
  [
    'extend',
    async (visit) => at(`${await ownReservation(visit, ({ extendable }) => extendable)}/extend`)(visit),
  ],
  [
    'stay-past',
    async (visit) => at(await ownReservation(visit, ({ status }) => status === 'completed'))(visit),
  ],
  [
    'stay-cancelled',
    async (visit) => at(await ownReservation(visit, ({ status }) => status === 'cancelled'))(visit),
  ],
  [
    'review',
    async (visit) => at(`${await ownReservation(visit, ({ reviewable }) => reviewable)}/review`)(visit),
  ],
  ['book', book],
  ['sign', sign],
  ['payment', payment],
  ['payment-declined', at('/pay/return?orderId=00000000-0000-4000-8000-000000000000&code=card_declined')],
  ['mypage-offline', offline],
];
export const admin: Shot[] = [
  ['admin', at('/admin')],
  ['admin-reservations', at('/admin/reservations')],
  ['admin-reservations-none', at('/admin/reservations?search=nobody')],
  ['admin-reservation', firstRow('/admin/reservations?sort=requested&descending=true')],
  ['admin-users', at('/admin/users')],
  ['admin-user', firstRow('/admin/users?search=linh')],
  ['admin-community', at('/admin/community')],
  ['admin-board', firstRow('/admin/community?boardType=EVENT')],
  ['admin-board-new', at('/admin/community/new')],
  ['admin-checklist', ofFirstHouse('/admin/turnovers/checklist?house=')],
  ['admin-booking', ofFirstHouse('/admin/reservations/new?house=')],
  ['admin-turnovers', at('/admin/turnovers')],
  ['admin-turnover', firstOf('/admin/turnovers', '/admin/turnovers/')],
  ['admin-reviews', at('/admin/reviews')],
  ['admin-review', firstRow('/admin/reviews')],
  ['admin-faq', at('/admin/faq')],
  ['admin-houses', at('/admin/houses')],
  ['admin-house', at('/admin/houses/hannam-sage')],
  ['admin-neighbourhoods', at('/admin/neighbourhoods')],
  ['admin-neighbourhood', at('/admin/neighbourhoods/sinchon')],
  ['admin-team', at('/admin/team')],
  ['admin-profile', firstOf('/admin/team', '/admin/team/')],
  ['admin-tickets', at('/admin/tickets')],
  ['admin-ticket', firstRow('/admin/tickets')],
  ['admin-certificates', at('/admin/certificates')],
  ['admin-consultations', afterRequest(at('/admin/consultations'))],
  ['admin-consultation', afterRequest(firstRow('/admin/consultations'))],
  ['admin-trail', at('/admin/trail')],
  ['admin-week', at('/admin/reservations/week')],
  ['admin-week-table', at('/admin/reservations/week?view=table')],
];

function ofFirstHouse(path: string) {
  return async (visit: Visit) => {
    const { data } = (await (await fetch(`${visit.url}/v1/houses`)).json()) as { data: { id: string }[] };
    await at(`${path}${data[0]!.id}`)(visit);
  };
}

function firstRow(path: string) {
  return async (visit: Visit) => {
    await at(path)(visit);
    const link = visit.page.getByRole('row').getByRole('link').first();
    await at((await link.getAttribute('href')) ?? path)(visit);
  };
}

function firstOf(path: string, below: string) {
  return async (visit: Visit) => {
    await at(path)(visit);
    const links = visit.page.getByRole('main').locator(`a[href^="${below}"]`);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    await at(hrefs.find((href) => /[0-9a-f-]{36}$/.test(href)) ?? path)(visit);
  };
}

function afterRequest(go: (visit: Visit) => Promise<unknown>) {
  return async (visit: Visit) => {
    const isKorean = visit.language === 'ko';
    await fetch(`${visit.url}/v1/consultations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: isKorean ? '박정우' : 'Jeongu Park',
        phone: '01087654321',
        district: isKorean ? '서울 마포구 서교동' : 'Seogyo-dong, Mapo-gu',
        rooms: 12,
        message: isKorean ? '3층 건물이고 두 층이 비어 있습니다.' : 'Three floors, two of them empty.',
        language: visit.language,
        seconds: 60,
      }),
    });
    await go(visit);
  };
}

async function openMenu({ page, url }: Visit): Promise<void> {
  const opener = page.locator('header button[aria-haspopup="dialog"]');
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  if (!(await opener.isVisible())) return;
  await opener.click();
  await page.getByRole('dialog').waitFor();
}

export function detail(query: string) {
  return async (visit: Visit) => at(`/detail?id=${await firstHouse(visit)}${query}`)(visit);
}

async function story(visit: Visit): Promise<void> {
  const [first] = await list(visit, '/v1/boards');
  await at(`/community/${first?.id}`)(visit);
}

async function failedLogIn(visit: Visit): Promise<void> {
  await at('/auth/login')(visit);
  await visit.page.locator('#email').fill('linh@ondol.example');
  await visit.page.locator('#password').fill('not the word');
  await visit.page.locator('form button[type="submit"]').click();
  await visit.page.getByRole('alert').waitFor();
}

export async function logIn({ page, context, url }: Visit, name: string): Promise<void> {
  const login = demoLogins.find(({ email }) => email.startsWith(name));
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.1.${Math.floor(Math.random() * 254) + 1}` });
  await page.goto(`${url}/auth/login`, { waitUntil: 'networkidle' });
  await page.locator('#email').fill(login?.email ?? '');
  await page.locator('#password').fill(login?.password ?? '');
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/auth/'));
  // Administrators are sent on to a new document, which a `goto` before it is there would cut off.
  if (name === 'admin') await page.locator('a[href="/admin/reservations"]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function ownReservation(
  { page, url }: Visit,
  such: (reservation: Reservation) => boolean,
): Promise<string> {
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
  await at(await ownReservation(visit, ({ cancellable }) => cancellable))(visit);
  const ask = visit.language === 'ko' ? ko.cancel.ask : en.cancel.ask;
  await visit.page.getByRole('button', { name: ask, exact: true }).click();
  await visit.page.getByRole('dialog').getByRole('list').first().waitFor();
  await visit.page.waitForLoadState('networkidle');
}

/** Opens a link from a real mail, which a job writes within two seconds. */
async function resetLink(visit: Visit): Promise<void> {
  const email = 'marco@ondol.example';
  await fetch(`${visit.url}/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  for (let tries = 0; tries < 20; tries += 1) {
    const link = (await linksTo(visit, email)).find((each) => each.includes('/auth/reset'));
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

async function linksTo({ url }: Visit, email: string): Promise<string[]> {
  const messages = (await (await fetch(`${url}/dev/outbox.json?to=${email}`)).json()) as {
    links: string[];
  }[];
  return messages.flatMap(({ links }) => links);
}

async function book(visit: Visit): Promise<void> {
  await at(`/book?houseId=${await firstHouse(visit)}&${dates}&guests=1&beddingSets=1`)(visit);
}

async function sign(visit: Visit): Promise<void> {
  const link = (await linksTo(visit, 'linh@ondol.example')).find(
    (each) => new URL(each).pathname === '/sign',
  );
  await visit.page.goto(link ?? '');
  await visit.page.locator('canvas').first().waitFor();
  await visit.page.waitForLoadState('networkidle');
}

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
  const { page, context, url } = visit;
  await at('/mypage')(visit);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await at('/mypage')(visit);
  await context.setOffline(true);
  await page.goto(`${url}/mypage`);
  await page.getByRole('main').locator('h1').waitFor();
  await page.screenshot();
}

async function firstHouse(visit: Visit): Promise<string> {
  const [first] = await list(visit, `/v1/houses?${dates}`);
  return first?.id ?? '';
}

async function list({ url }: Visit, path: string): Promise<{ id: string }[]> {
  const { data: found } = (await (await fetch(url + path)).json()) as { data: { id: string }[] };
  return found;
}
