import type { BrowserContext, Locator, Page } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import { memberHash } from '#server/adapters/services/channel-talk.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { invites } from '#tests/kit/bookings.ts';
import { NOW, type BrowserHost } from '#tests/kit/browser-host.ts';
import { expect, shellPrecached, test as base, type Language } from '#tests/kit/journey.ts';
import { startIssuer } from '#tests/kit/oidc.ts';
import { startOutsideServices, type OutsideServices } from '#tests/kit/outside-services.ts';
import { demoMember, freeHouse, hydrated, Person, ready, somebody } from '#tests/kit/people.ts';

/** Routes requests to every host but ours to a local server that records them. */
const test = base.extend<{}, { outside: OutsideServices }>({
  outside: [
    async ({ browserName: _ }, use) => {
      const outside = await startOutsideServices();
      await use(outside);
      await outside.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ outside, launchOptions }, use) => {
      const args = (launchOptions.args ?? []).filter((each) => !each.startsWith('--host-resolver-rules'));
      await use({ ...launchOptions, args: [...args, ...outside.args] });
    },
    { scope: 'worker' },
  ],
});
test.beforeEach(({ outside, tolerate }) => {
  outside.heard.length = 0;
  tolerate(/request: https:\/\/[\w.-]*(googletagmanager|google-analytics|googleadservices|channel)\./);
});

const secret = 'ab'.repeat(32);
const google = {
  GA_MEASUREMENT_ID: 'G-TEST0001',
  GOOGLE_ADS_ID: 'AW-123456789',
  GOOGLE_ADS_LABELS: 'share=AbC',
};
const chat = { CHANNEL_PLUGIN_KEY: 'a-plugin-key', CHANNEL_SECRET: secret };
const stay = { checkIn: '2027-06-10', checkOut: '2027-07-15', guests: 1 };

const publicScreens = [
  '/about',
  '/houses',
  '/favourites',
  '/compare',
  '/community',
  '/testimonial',
  '/faq',
].concat([
  '/portfolio',
  '/terms',
  '/privacy',
  '/verify',
  '/auth/login',
  '/auth/signup',
  '/sign',
  '/pay/return',
  '/',
]);

/** Events that Google counts, by name with `send_to` before it; conversions with the same `transaction_id` count once. */
const eventsOf = ({ heard }: OutsideServices) => {
  const events = heard.filter(({ path }) => path === '/g/collect' || path === '/pagead/conversion/');
  const ids = events.map(({ query }) => query.get('transaction_id'));
  return events
    .filter((_, at) => !ids[at] || ids.indexOf(ids[at]) === at)
    .map(({ query }) => `${query.get('send_to')} ${query.get('event')}`);
};
const counted = (outside: OutsideServices, event: string) =>
  eventsOf(outside).filter((each) => each === event).length;

type Visit = { outside: OutsideServices; page: Page; visitor: Person; sheet: Locator };

async function visit(context: BrowserContext, host: BrowserHost, language: Language) {
  const page = await context.newPage();
  const visitor = new Person(page, host, language);
  const sheet = page.getByRole('region', { name: visitor.t('consent:ask.title') });
  return { page, visitor, sheet };
}

async function hasSentNothing({ outside, page }: Visit): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(outside.heard).toEqual([]);
}

/** Makes the consent question appear. On a phone it stays hidden at the top of the page, also after scrolling back. */
async function looksFurther({ page, sheet }: Visit): Promise<void> {
  const isPhone = page.viewportSize()!.width < 600;
  const scrolls = () =>
    expect(async () => {
      if (isPhone) await page.mouse.wheel(0, 600);
      await expect(sheet).toBeVisible({ timeout: 1_000 });
    }).toPass();
  if (isPhone) {
    await page.waitForLoadState('networkidle');
    await expect(sheet).toBeHidden();
    await scrolls();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(sheet).toBeHidden();
  }
  await scrolls();
}

async function firstBoard(host: BrowserHost): Promise<{ id: string }> {
  const { data } = (await (await fetch(`${host.url}/v1/boards`)).json()) as { data: { id: string }[] };
  return data[0]!;
}

const withoutServices = (page: Page) =>
  page.waitForFunction(() => !('dataLayer' in globalThis) && !('ChannelIO' in globalThis));

test('no other host is asked before consent, each event is delivered once after it, and taking it back ends it @core', async ({
  hostWith,
  browserOn,
  outside,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(180_000);
  tolerate(/status of 4\d\d/);
  const host = await hostWith(google);
  const context = await browserOn(host);
  const { page, visitor, sheet } = await visit(context, host, language);
  const now = { outside, page, visitor, sheet };

  await visitor.opens('/');
  await looksFurther(now);
  await expectAccessible(page, 'the question');
  const [refuse, accept] = await Promise.all([
    visitor.button('consent:necessary').boundingBox(),
    visitor.button('consent:all').boundingBox(),
  ]);
  expect([refuse!.width, refuse!.height, refuse!.y]).toEqual([accept!.width, accept!.height, accept!.y]);
  await shellPrecached(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // Every screen once: they ask for the same at each width.
  const [house, board] = [await freeHouse(host, stay), await firstBoard(host)];
  const ofOne = [`/detail?id=${house.id}`, `/community/${board.id}`];
  for (const path of language === 'en' ? [...ofOne, ...publicScreens] : ['/houses']) {
    await visitor.opens(path);
    await hasSentNothing(now);
  }
  await expect(sheet).toBeHidden();

  const settings = page.getByRole('dialog', { name: t('consent:title') });
  const change = async () => {
    await visitor.button('footer:consent').click();
    await expect(settings).toBeVisible();
  };
  await change();
  await expectAccessible(page, 'the choices');
  await visitor.button('consent:necessary').click();
  await expect(settings).toBeHidden();
  await expect(visitor.button('footer:consent')).toBeFocused();
  await hasSentNothing(now);

  await change();
  await visitor.button('consent:all').click();
  await expect.poll(() => eventsOf(outside)).toContain('G-TEST0001 page_view');
  await expect.poll(() => counted(outside, 'AW-123456789 website_view')).toBe(1);
  expect(await page.evaluate(() => document.cookie)).toContain('_ga=');

  await visitor.opens('/');
  const more = page.getByRole('main').getByRole('link', { name: t('home-sections:mission.more') });
  await hydrated(more);
  await more.click();
  await expect.poll(() => counted(outside, 'AW-123456789 about_us')).toBe(1);
  await visitor.opens('/');
  await hydrated(more);
  // A link that React does not know, as each is until its part of the page is hydrated.
  await more.evaluate((link) => link.replaceWith(link.cloneNode(true)));
  await more.click();
  await expect.poll(() => counted(outside, 'AW-123456789 about_us')).toBe(2);
  await visitor.button('footer:chat').click();
  await expect(page.getByRole('dialog', { name: t('concierge:title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => counted(outside, 'AW-123456789 chat_button')).toBe(1);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: brand.social.videos.name[language] })
    .click({ modifiers: ['Alt'] });
  await expect.poll(() => counted(outside, 'G-TEST0001 social')).toBe(1);
  await visitor.searches({ ...stay, checkIn: '2027-03-22', checkOut: '2027-04-26' });
  await expect.poll(() => counted(outside, 'AW-123456789 find_houses')).toBe(1);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/detail\?/);
  await page.getByRole('button', { name: t('shortlist:share.button'), exact: true }).click();
  await expect.poll(() => counted(outside, 'AW-123456789/AbC conversion')).toBe(1);

  // The screens that follow hold nothing of others: the page is loaded anew for them, also while an event is on its way.
  const onItsWay = page.waitForRequest(/pagead\/conversion.*request_to_book/);
  await page.route(/pagead\/conversion.*request_to_book/, () => undefined);
  await visitor.wantsToBook();
  await onItsWay;
  await withoutServices(page);
  await page.unrouteAll();
  const prompt = page.getByRole('dialog', { name: t('join:title') });
  await expect(prompt).toBeVisible();
  await expect(page, 'the prompt stands in its place').toHaveURL(/\/detail\?/);
  await page.waitForLoadState('networkidle');
  await withoutServices(page);
  await visitor.joins(somebody());
  await page.waitForURL(/\/book\?/);
  for (const path of ['/mypage', '/auth/login', '/sign?token=secret-token', '/pay/return', '/book']) {
    await visitor.opens(path);
    await page.waitForLoadState('networkidle');
    await withoutServices(page);
  }
  await visitor.opens('/about');
  for (const event of ['reservation_button', 'request_to_book', 'signup_complete'])
    await expect.poll(() => counted(outside, `AW-123456789 ${event}`)).toBe(1);
  expect(
    eventsOf(outside)
      .filter((each) => /AW-|social/.test(each))
      .toSorted(),
  ).toEqual(
    [
      'AW-123456789 about_us',
      'AW-123456789 about_us',
      'AW-123456789 chat_button',
      'AW-123456789 find_houses',
      'AW-123456789 reservation_button',
      'AW-123456789 request_to_book',
      'AW-123456789 signup_complete',
      'AW-123456789 website_view',
      'AW-123456789/AbC conversion',
      'G-TEST0001 social',
    ].toSorted(),
  );
  const told = JSON.stringify(outside.heard.map(({ query, referer }) => [...query, referer]));
  expect(told).not.toMatch(/secret-token|houseId|checkIn|\/(auth|sign|book|pay|mypage|admin)\b/);

  await visitor.button('footer:consent').click();
  await visitor.button('consent:necessary').click();
  await withoutServices(page);
  await ready(page);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga=');
  const before = outside.heard.length;
  await visitor.opens('/houses');
  await page.waitForLoadState('networkidle');
  expect(outside.heard.slice(before)).toEqual([]);
});

test('who signs up by Google and who by an invitation count once each, from their next public screen', async ({
  hostWith,
  afterBrowsers,
  browserOn,
  outside,
  language,
}) => {
  const issuer = await startIssuer({ now: () => Date.parse(NOW), hostname: 'localhost' });
  afterBrowsers(() => issuer.stop());
  const { clientId, clientSecret, issuer: address } = issuer.keys;
  const host = await hostWith({
    ...google,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: address,
  });
  const { page, visitor } = await visit(await browserOn(host), host, language);
  const [mai, thao] = [somebody(), somebody()];
  const signUps = () => counted(outside, 'AW-123456789 signup_complete');
  /** Opens two public screens: the waiting event is sent from the first, and nothing is sent again from the second. */
  const readsOn = async (expected: number) => {
    expect(signUps(), 'nothing is counted where somebody enters their data').toBe(expected - 1);
    for (const path of ['/about', '/faq']) {
      const seen = counted(outside, 'G-TEST0001 page_view');
      await visitor.opens(path);
      await expect.poll(signUps).toBe(expected);
      await expect.poll(() => counted(outside, 'G-TEST0001 page_view')).toBe(seen + 1);
      await page.waitForLoadState('networkidle');
    }
    expect(signUps()).toBe(expected);
  };

  await visitor.opens('/faq');
  await visitor.button('footer:consent').click();
  await visitor.button('consent:all').click();
  await expect.poll(() => counted(outside, 'AW-123456789 website_view')).toBe(1);

  issuer.logsIn({ sub: mai.email, email: mai.email, givenName: mai.firstName, familyName: mai.lastName });
  await visitor.opens('/auth/signup');
  await visitor.button('auth:google.continue').click();
  await expect(visitor.heading('auth:google.newcomer')).toBeVisible();
  await visitor.fillsContact(page.locator('form'), { region: mai.region, phone: mai.phone });
  await visitor.fillsBirthDate();
  await visitor.agreesToTerms();
  await visitor.button('auth:signup.submit').click();
  await expect(visitor.heading('mypage:hello', { name: mai.firstName })).toBeVisible();
  await readsOn(1);

  await invites(host, demoMember('admin'), thao, stay);
  await visitor.accepts(thao);
  await readsOn(2);
  expect(counted(outside, 'AW-123456789 website_view'), 'one session, one view').toBe(1);
  const told = JSON.stringify(outside.heard.map(({ query, referer }) => [...query, referer]));
  expect(told).not.toMatch(/token|state=|code=|\/(auth|mypage)\b|@/);
});

test('the chat asks for its own consent, knows a member by a hash and ends with the log-out of another tab', async ({
  hostWith,
  browserOn,
  outside,
  language,
  t,
}) => {
  test.setTimeout(120_000);
  const host = await hostWith(chat);
  const context = await browserOn(host);
  const { page, visitor, sheet } = await visit(context, host, language);
  await visitor.startsLoggedIn(demoMember('linh'));
  await visitor.opens('/faq');
  const asking = page.getByRole('dialog', { name: t('consent:chat.title') });
  await looksFurther({ outside, page, visitor, sheet });
  await page.keyboard.press('Escape');
  // The footer takes keys once it has come near.
  await expect(async () => {
    await visitor.button('footer:chat').press('Enter');
    await expect(asking).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(page, 'the question of the chat');
  await asking.getByRole('button', { name: t('consent:chat.contact') }).click();
  await expect(page.getByRole('dialog', { name: t('concierge:title') })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(outside.heard).toEqual([]);

  await visitor.button('footer:chat').click();
  await asking.getByRole('button', { name: t('consent:chat.allow') }).click();
  const commands = () => outside.heard.filter(({ host: name }) => name === 'api.channel.io');
  await expect.poll(() => commands().map(({ path }) => path)).toContain('/front/showMessenger');
  const booted = commands().find(({ path }) => path === '/front/boot')?.body as Record<string, unknown>;
  const { memberId } = booted as { memberId: string };
  expect(booted).toMatchObject({
    pluginKey: 'a-plugin-key',
    language,
    memberHash: memberHash(secret, memberId),
    hideChannelButtonOnBoot: true,
    profile: {
      username: expect.any(String),
      name: expect.any(String),
      mobileNumber: expect.stringMatching(/^\+\d+$/),
      upcomingListing: expect.any(String),
    },
  });
  expect(JSON.stringify(booted)).not.toContain(demoMember('linh').email);
  await expect(page.locator('iframe[title="Channel Talk"]')).toBeVisible();

  // The choice is of the device, the conversation of the person.
  const elsewhere = await context.newPage();
  const there = new Person(elsewhere, host, language);
  await there.opens('/mypage');
  await there.button('auth:account.logOut').click();
  await expect.poll(() => commands().map(({ path }) => path)).toContain('/front/shutdown');
  await expect(page.locator('iframe[title="Channel Talk"]')).toHaveCount(0);
  outside.heard.length = 0;
  await visitor.opens('/faq');
  await visitor.button('footer:chat').click();
  await expect.poll(() => commands().map(({ path }) => path)).toContain('/front/showMessenger');
  expect(JSON.stringify(commands())).not.toMatch(/memberId|profile/);
});

test('where nothing is set up nothing is asked, and the choices say so', async ({
  page,
  host,
  language,
  t,
  outside,
}) => {
  const visitor = new Person(page, host, language);
  await visitor.opens('/');
  await shellPrecached(page);
  await visitor.button('footer:consent').click();
  await expect(page.getByText(t('consent:settings.none'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('consent:ask.title') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await visitor.button('footer:chat').click();
  await expect(page.getByRole('dialog', { name: t('concierge:title') })).toBeVisible();
  expect(outside.heard).toEqual([]);
});
