import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { silenceOn } from '../../src/tools/host/silent-network.ts';
import { browserTime } from '#tests/kit/clock.ts';
import { expect, holds, shellPrecached, test } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';

/** Limit for a screen with stored data to show, in any state of the network and also in a newly started browser; ms. */
const SOON_MS = 4_000;

test('a network that takes calls and never answers: what the device has shows at once, and catches up by itself @core', async ({
  ownHost,
  afterBrowsers,
  contextOptions,
  launchOptions,
  language,
  t,
}) => {
  test.setTimeout(150_000);
  const profile = mkdtempSync(join(tmpdir(), 'ondol-profile-'));
  afterBrowsers(async () => rmSync(profile, { recursive: true, force: true }));
  let open: BrowserContext | undefined;
  const browserAnew = async (): Promise<Page> => {
    await open?.close();
    open = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...contextOptions,
      baseURL: ownHost.url,
    });
    await browserTime(open, ownHost.now());
    return open.pages()[0]!;
  };
  afterBrowsers(async () => open?.close());

  // One visit to home, and one to the stay.
  const first = await browserAnew();
  const linh = new Person(first, ownHost, language);
  await linh.startsLoggedIn(demoMember('linh'));
  await linh.opens('/mypage');
  const house = (await first.getByRole('main').getByRole('heading', { level: 2 }).first().textContent())!;

  // A screen that is long in coming has a shape, and a way back to the one before.
  await first.route(/\/v1\/users\/me/, () => undefined);
  await first.getByRole('link', { name: t('mypage:settings') }).click();
  await expect(first.getByText(t('freshness:waiting')).first()).toBeVisible();
  await first.getByRole('button', { name: t('freshness:cancel'), exact: true }).click();
  await expect(first).toHaveURL('/mypage');
  await expect(first.getByRole('heading', { level: 1 })).toBeFocused();
  await first.unrouteAll();

  // A change that is long in coming says so, and can be given up with all that was typed.
  await linh.opens('/mypage/profile');
  const firstName = first.getByLabel(t('auth:contact.firstName'), { exact: true });
  await firstName.fill('Linh Chi');
  await first.route('**/v1/users/me/profile', () => undefined);
  await linh.button('settings:you.save').click();
  await first.getByRole('button', { name: t('freshness:giveUp') }).click();
  await expect(first.getByText(t('settings:notSaved'), { exact: true })).toBeVisible();
  await expect(first.getByText(t('freshness:slow'))).toBeHidden();
  await expect(firstName).toHaveValue('Linh Chi');
  await first.unrouteAll();
  await linh.button('settings:you.save').click();
  await expect(first.getByText(t('settings:saved'), { exact: true })).toBeVisible();

  await linh.opens('/');
  await shellPrecached(first);
  await holds(first, async () => {
    const photos = await (await caches.open('photos')).keys();
    return photos.filter(({ url }) => url.includes('/photos/lounge-')).length > 5;
  });

  await ownHost.stop();
  const silence = await silenceOn(Number(new URL(ownHost.url).port));
  const page = await browserAnew();
  const visitor = new Person(page, ownHost, language);
  const asOf = page.getByText(/기준(이에요| 가격이에요)|as of/i).filter({ visible: true });
  const soon = { timeout: SOON_MS };

  await page.goto('/mypage', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText(house).first()).toBeVisible(soon);
  await expect(
    page
      .getByText(t('mypage:saved', { time: '@' }).split('@')[1]!)
      .or(page.getByText(t('mypage:saved', { time: '@' }).split('@')[0]!))
      .first(),
  ).toBeVisible();

  // A search that nobody made before, over what one visit to home has brought.
  await page.goto('/houses?location=hongdae&checkIn=2027-04-01&checkOut=2027-06-01', { waitUntil: 'commit' });
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible(soon);
  await expect(page.getByText(t('houses:offline.catalogue'))).toBeVisible();
  await expect(cards.first().getByText(t('house-card:unknown'))).toBeVisible();
  await expect(asOf.first()).toBeVisible();
  await expect
    .poll(() =>
      cards
        .first()
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

  await cards.first().getByRole('link').first().click();
  await expect(visitor.heading('houses:parts.about')).toBeVisible(soon);
  await expect(asOf.first()).toBeVisible();

  // The boards, of which the network would have the newest.
  await page.goto('/community', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible(soon);
  await page.goBack({ waitUntil: 'commit' });
  await expect(visitor.heading('houses:parts.about')).toBeVisible(soon);

  await expect(asOf.first()).toBeVisible();

  // The host is back: nobody touches anything.
  await page.evaluate(() => scrollTo(0, 600));
  await silence.end();
  await ownHost.start();
  await expect(asOf).toHaveCount(0, { timeout: 20_000 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  // Photos that were stood in for are fetched; the first of a home lies on the device.
  const photo = page.getByRole('main').locator('picture img').nth(1);
  await expect
    .poll(() =>
      photo.evaluate(async ({ currentSrc }: HTMLImageElement) => {
        const [path, query] = currentSrc.split('?');
        return query !== undefined && (await caches.match(path!)) !== undefined;
      }),
    )
    .toBe(true);

  // A form in the middle of which it goes and comes back.
  await visitor.opens('/mypage/profile');
  const name = page.getByLabel(t('auth:contact.firstName'), { exact: true });
  await name.fill('Linh Chi');
  const bar = page.getByText(t('common:offline.since', { time: '@' }).split('@')[0]!);
  await ownHost.stop();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(bar).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  const [loaded] = await Promise.all([page.waitForResponse(/\/v1\/users\/me\/profile/), ownHost.start()]);
  await loaded.finished();
  await expect(bar).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Linh Chi');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

/**
 * Screen that must show within {@link SOON_MS} of a start: its heading, and for a screen that is not stored the words that say so and the data that
 * it does have.
 */
type Start = { heading: string | RegExp; cannot?: string; known?: string | RegExp };

test('every screen started on a network that never answers has its heading in the own language, what is known, and what cannot be done', async ({
  ownHost,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(240_000);
  tolerate(/ERR_|Not loaded|status of 409/);
  const cannot = (what: string) => t(`freshness:cannot.${what}`);
  const installed = async (path: string, login?: Parameters<typeof demoMember>[0]) => {
    const context = await browserOn(ownHost);
    const page = await context.newPage();
    const person = new Person(page, ownHost, language);
    if (login) await person.startsLoggedIn(demoMember(login));
    await person.opens(path);
    await shellPrecached(page);
    return { context, page };
  };
  const linh = await installed('/mypage', 'linh');
  const houses = linh.page.getByRole('main').getByRole('heading', { level: 2 });
  const house = (await houses.first().textContent())!;
  const details = linh.page.getByRole('link', { name: new RegExp(`: ${house}$`) });
  const stay = new URL((await details.first().getAttribute('href'))!, ownHost.url).pathname;
  const id = stay.split('/').at(-1)!;
  await linh.page.goto('/detail?id=hannam-sage');
  await expect(linh.page.getByRole('heading', { level: 1 })).toBeVisible();
  await holds(linh.page, async () =>
    Boolean(await caches.match('/v1/houses/hannam-sage', { ignoreVary: true })),
  );
  const visitor = await installed('/');
  const price = `/book?houseId=hannam-sage&checkIn=2027-04-01&checkOut=2027-06-01&guests=1`;

  const ofMember: Record<string, Start> = {
    '/mypage': { heading: t('mypage:hello', { name: 'Linh' }), known: house },
    [stay]: { heading: house },
    [`${stay}/change`]: { heading: t('mypage:change.title'), cannot: cannot('change'), known: house },
    [`${stay}/extend`]: { heading: t('mypage:extend.title'), cannot: cannot('extend'), known: house },
    [`${stay}/review`]: { heading: t('reviews:title'), cannot: cannot('review'), known: house },
    [`${stay}/welcome`]: { heading: t('mypage:reservation.title'), known: house },
    '/mypage/profile': { heading: t('profile:title'), cannot: cannot('profile') },
    '/mypage/delete': { heading: t('profile:remove.title'), cannot: cannot('delete') },
    [price]: { heading: t('booking:title'), cannot: cannot('book'), known: t('booking:price.title') },
    [`/book/${id}`]: { heading: t('flow:title'), cannot: cannot('flow'), known: house },
    '/pay/return?paymentKey=a&orderId=b&amount=1': { heading: t('booking:payment.confirming') },
    '/compare?ids=hannam-sage': { heading: t('compare:title') },
    '/favourites': { heading: t('shortlist:favourites.title') },
    '/detail?id=nobody-has-it': { heading: t('common:menu.houses') },
    '/community/nobody-has-it': { heading: t('common:menu.community') },
    '/houses?checkIn=2027-04-01&checkOut=2027-06-01': { heading: /./ },
    ...Object.fromEntries(
      ['/', '/houses', '/detail?id=hannam-sage', '/community', '/testimonial', '/faq', '/portfolio']
        .concat(['/about', '/terms', '/privacy', '/verify', '/nowhere'])
        .map((path) => [path, { heading: /./ }]),
    ),
  };
  const ofVisitor: Record<string, Start> = {
    '/mypage': { heading: t('auth:login.title') },
    '/auth/signup': { heading: t('auth:signup.title'), cannot: cannot('account') },
    '/auth/forgot': { heading: t('auth:forgot.title'), cannot: cannot('account') },
    '/auth/reset?token=x': { heading: t('auth:reset.title'), cannot: cannot('account') },
    '/auth/confirm?token=x': { heading: t('auth:confirm.title'), cannot: cannot('account') },
    '/auth/google-callback?code=x': { heading: t('auth:google.title'), cannot: cannot('account') },
    '/sign?token=x': { heading: t('sign:title'), cannot: cannot('sign') },
    '/pay/x': { heading: t('booking:payment.title'), cannot: cannot('pay') },
  };

  await ownHost.stop();
  const silence = await silenceOn(Number(new URL(ownHost.url).port));
  const stays = new Map<string, Page>();
  for (const [{ context }, starts] of [
    [linh, ofMember],
    [visitor, ofVisitor],
  ] as const) {
    for (const [path, { heading, cannot: words, known }] of Object.entries(starts)) {
      const page = await context.newPage();
      await page.goto(path, { waitUntil: 'commit' });
      const main = page.getByRole('main');
      const soon = { timeout: SOON_MS };
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible(soon);
      if (words) await expect(main.getByText(words), path).toBeVisible(soon);
      if (known) await expect(main.getByText(known).first(), path).toBeVisible(soon);
      await expect(page.locator('html'), path).toHaveAttribute('lang', language);
      if (words && (path.endsWith('/change') || path === '/mypage/delete')) stays.set(path, page);
      else await page.close();
    }
  }

  // The network is back: nobody touches anything.
  await silence.end();
  await ownHost.start();
  for (const [path, page] of stays) {
    const ready = path === '/mypage/delete' ? 'settings:remove.erased' : 'mypage:change.closed';
    await expect(page.getByText(t(ready)), path).toBeVisible({ timeout: 40_000 });
  }
});
