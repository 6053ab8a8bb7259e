import type { Page } from '@playwright/test';
import { browserTime } from '#tests/kit/clock.ts';
import { findProgram } from '../../src/tools/test/apt.mjs';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { bookPath, demoMember, freeHouse, loggedIn, member, Person } from '#tests/kit/people.ts';
import { storedText } from '#tests/kit/browser/stored.ts';

/** Linh's stay begins the next day; from 15:00 in Seoul she may read how to enter. */
const AFTERNOON = '2027-03-05T06:00:30Z';

function everythingStored(page: Page): Promise<string> {
  return page.evaluate(storedText);
}

async function reservationCode(page: Page, id: string): Promise<string> {
  const stored = await everythingStored(page);
  const [, code] = new RegExp(`"id":"${id}","code":"([^"]+)"`).exec(stored) ?? [];
  if (!code) throw new Error('The device stores no reservation of that id');
  return code;
}

test('after logging out nothing of the person is left on the device @core', async ({
  page,
  host,
  language,
  t,
}) => {
  test.setTimeout(120_000);
  const { self, thao } = await loggedIn(page, host, language);
  const stay = { checkIn: '2027-06-10', checkOut: '2027-07-15', guests: 1 };
  const house = await freeHouse(host, stay);
  await thao.opens(bookPath(house, stay));
  // A form that was begun and never sent.
  await thao.fillsContact(page.getByRole('group', { name: t('booking:people.you'), exact: true }), {
    phone: '900000001',
  });
  await thao.opens(bookPath(await freeHouse(host, { ...stay, guests: 2 }), { ...stay, guests: 1 }));
  const id = await thao.requests([self]);
  await thao.opens('/mypage');
  await expect.poll(() => everythingStored(page)).toContain(self.email);
  const code = await reservationCode(page, id);
  expect(await everythingStored(page)).toContain(code);

  await thao.button('auth:account.logOut').click();
  await page.waitForURL((url) => url.pathname === '/');
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveAttribute('content', 'index, follow');
  await expect.poll(() => everythingStored(page)).not.toContain(self.email);
  const stored = await everythingStored(page);
  for (const trace of [
    self.email,
    self.phone,
    self.lastName,
    self.firstName,
    id,
    code,
    '900000001',
    'accessToken',
    'refreshToken',
    '/v1/reservations',
    '/v1/users',
  ])
    expect(stored, trace).not.toContain(trace);

  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/auth/login');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.goto('/mypage');
  await expect(thao.heading('auth:login.title')).toBeVisible();
});

test('a log-out without a network ends the session at the host at the next contact, on whatever page @desktop', async ({
  page,
  host,
  language,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { thao } = await loggedIn(page, host, language);
  await thao.opens('/mypage');
  await shellPrecached(page);
  const tokens = await page.evaluate(() => ({
    accessToken: localStorage.getItem('accessToken'),
    refreshToken: localStorage.getItem('refreshToken'),
  }));
  // Without using the token up, which a refresh would.
  const ended = async () => {
    const answer = await fetch(`${host.url}/v1/users/me`, {
      headers: { authorization: `Bearer ${tokens.accessToken}` },
    });
    return answer.status === 401;
  };
  await context.setOffline(true);
  await thao.button('auth:account.logOut').click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await ended(), 'the host has not heard of it').toBe(false);
  await page.close();
  await context.setOffline(false);

  const other = await context.newPage();
  await other.goto('/about');
  await expect.poll(ended).toBe(true);
  const refresh = await fetch(`${host.url}/v1/auth/refresh-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(tokens),
  });
  expect(refresh.status).toBe(401);
});

test('somebody else logging in on the same phone sees nothing of the first @desktop', async ({
  page,
  host,
  language,
}) => {
  const [first, second] = [await member(host, language), await member(host, language)];
  const thao = new Person(page, host, language);
  await thao.logsIn(first);
  await thao.opens('/mypage');
  await page.evaluate(() => {
    localStorage.removeItem('accessToken');
    localStorage.removeItem('refreshToken');
  });
  await thao.logsIn(second);
  await thao.opens('/mypage');
  await expect.poll(() => everythingStored(page)).not.toContain(first.email);
});

test('a door code leaves the phone with its owner, also when they log out in another tab @core', async ({
  ownHost,
  browserOn,
  timeOn,
  language,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
  await timeOn(ownHost, AFTERNOON);
  await ownHost.jobs();
  const context = await browserOn(ownHost);
  const [page, tab] = [await context.newPage(), await context.newPage()];
  const linh = new Person(page, ownHost, language);
  await linh.logsIn(demoMember('linh'));
  await linh.opens('/mypage');
  await expect.poll(() => everythingStored(page)).toMatch(/"doorCode":"[^"]+"/);
  const stored = await everythingStored(page);
  // The copies of public pages hold the texts that everybody is sent, with names of their own for these.
  const everybodys = await (await fetch(ownHost.url, { headers: { 'accept-language': language } })).text();
  const traces = [...stored.matchAll(/"(?:doorCode|wifiPassword|addressKo|code|email|phone)":"([^"]+)"/g)]
    .map(([, trace]) => trace!)
    .filter((trace) => !everybodys.includes(trace));
  expect(traces.length).toBeGreaterThan(5);

  const inTab = new Person(tab, ownHost, language);
  await inTab.opens('/mypage');
  await inTab.button('auth:account.logOut').click();
  await expect(linh.heading('auth:login.title')).toBeVisible();
  await expect.poll(() => everythingStored(page)).not.toContain('doorCode');
  for (const each of [page, tab]) {
    const left = await everythingStored(each);
    for (const trace of new Set(traces)) expect(left, trace).not.toContain(trace);
  }
  await shellPrecached(page);
  await context.setOffline(true);
  await page.goto('/mypage');
  await expect(linh.heading('auth:login.title')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(traces[0]!)).toHaveCount(0);
});

test('a page that the browser cached whole for the back gesture shows nothing of who has left @desktop', async ({
  playwright,
  launchOptions,
  contextOptions,
  host,
  language,
}) => {
  const self = await member(host, language);
  // Playwright's browsers have no back-forward cache unless told to.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // Its shell caches no page whole.
    executablePath: findProgram('chromium') ?? launchOptions.executablePath ?? '',
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ ...contextOptions, baseURL: host.url });
    await browserTime(context, host.now());
    await context.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        const [visit] = performance.getEntriesByType('navigation') as { notRestoredReasons?: unknown }[];
        const how = persisted ? 'brought back' : `loaded, ${JSON.stringify(visit?.notRestoredReasons)}`;
        const before = sessionStorage.getItem('test:visits') ?? '';
        sessionStorage.setItem('test:visits', `${before}${location.pathname}: ${how}\n`);
      }),
    );
    const [page, tab] = [await context.newPage(), await context.newPage()];
    const thao = new Person(page, host, language);
    await thao.logsIn(self);
    await thao.opens('/mypage');
    await expect(thao.heading('mypage:hello', { name: self.firstName })).toBeVisible();
    // A worker that takes pages over while one is cached makes Chromium drop it.
    await shellPrecached(page);
    await page.goto('/robots.txt');

    const inTab = new Person(tab, host, language);
    await inTab.opens('/mypage');
    await inTab.button('auth:account.logOut').click();
    await tab.waitForURL((url) => url.pathname === '/');

    await page.goBack({ waitUntil: 'commit' });
    await expect(thao.heading('auth:login.title')).toBeVisible();
    const visits = await page.evaluate(() => sessionStorage.getItem('test:visits'));
    expect(visits).toContain('/mypage: brought back');
    await expect(page.getByText(self.firstName)).toHaveCount(0);
  } finally {
    await browser.close();
  }
});
