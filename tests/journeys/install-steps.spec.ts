import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, test } from '#tests/kit/journey.ts';
import { demoMember, Person } from '#tests/kit/people.ts';
import { textsOf } from '#tests/kit/texts.ts';
import type { BrowserContext, Locator, Page } from '@playwright/test';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = (rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} ${rest}`;
const safari = iphone('Version/26.0 Mobile/15E148 Safari/604.1');

/** Browsers that offer no installation themselves, with the steps shown for each; the others are in install-way.test.ts and steps.test.ts. */
const browsers = [
  {
    name: 'Safari 26 @both',
    userAgent: safari,
    steps: ['install:steps.moreBottom', 'install:steps.addToHome', 'install:steps.add'],
  },
  {
    name: 'Samsung Internet @both',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    steps: ['install:steps.menuBottom', 'install:steps.addPage', 'install:steps.homeScreen'],
  },
  {
    name: 'KakaoTalk on an iPhone @both',
    userAgent: iphone('Mobile/15E148 KAKAOTALK 26.10.5'),
    steps: ['install:steps.copy', 'install:steps.pasteSafari', 'install:steps.followThere'],
  },
] as const;

const DAY = 86_400_000;

/** Makes Chromium identify as an iPhone with touch, and suppresses its own offer to install, which Safari does not have. */
async function actAsPhone(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
    Object.defineProperty(navigator, 'userAgentData', { value: undefined });
    addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation(), true);
  });
}

const offerIn = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

for (const { name, userAgent, steps } of browsers)
  test.describe(() => {
    test.use({ userAgent });

    test(`the steps to install are told in ${name}`, async ({ page, context, host, language, t }) => {
      await actAsPhone(context);
      const member = new Person(page, host, language);
      await member.startsLoggedIn(demoMember('linh'));
      await member.opens('/mypage');
      await member.button('install:how').press('Enter');
      const guide = page.getByRole('dialog', { name: t('install:guide'), exact: true });
      await expect(guide.getByRole('listitem')).toContainText(steps.map((step) => t(step)));
      for (const picture of await guide.getByRole('img').all())
        await expect(picture).toHaveAccessibleName(/\S.{10}/);
      await page.keyboard.press('Escape');
      await expect(guide).toBeHidden();
      await expect(member.button('install:how')).toBeFocused();
    });
  });

test.describe('in Safari on an iPhone', () => {
  test.use({ userAgent: safari });

  test('a refusal holds for 89 days and ends after 90', async ({
    browserOn,
    ownHost,
    timeOn,
    language,
    t,
    tolerate,
  }) => {
    // The session of the visit before has ended by then, which the page may find out by itself.
    tolerate(/status of 401 .*refresh-token/);
    const context = await browserOn(ownHost);
    await actAsPhone(context);
    const page = await context.newPage();
    const member = new Person(page, ownHost, language);
    const start = Date.parse(ownHost.now());
    const after = (days: number) => new Date(start + days * DAY).toISOString();
    const returns = async () => {
      await member.startsLoggedIn(demoMember('linh'));
      await member.opens('/mypage');
    };
    const offer = offerIn(page, t('install:title'));

    await returns();
    await member.button('install:later').click();
    await expect(offer.getByText(t('install:anytime'))).toBeFocused();
    await timeOn(ownHost, after(89));
    await returns();
    await expect(offer.getByText(t('install:anytime'))).toBeVisible();
    await expect(member.heading('install:title')).toHaveCount(0);
    // The steps stay within reach.
    await member.button('install:how').click();
    await expect(page.getByRole('dialog', { name: t('install:guide') })).toBeVisible();

    // A minute more than the refusal took to come about.
    await timeOn(ownHost, new Date(start + 90 * DAY + 600_000).toISOString());
    await returns();
    await expect(member.heading('install:title')).toBeVisible();
    await expect(member.button('install:later')).toBeVisible();
  });

  test('the steps are accessible in both languages', async ({ page, context, host }) => {
    test.setTimeout(120_000);
    await actAsPhone(context);
    await new Person(page, host, 'ko').startsLoggedIn(demoMember('linh'));
    for (const lng of ['ko', 'en'] as const) {
      const t = textsOf(lng);
      const member = new Person(page, host, lng);
      await member.opens(`/mypage?lng=${lng}`);
      const offer = offerIn(page, t('install:title'));
      const guide = page.getByRole('dialog', { name: t('install:guide') });
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(offer).toBeVisible();
        await expectAccessible(page, `the offer at ${width} in ${lng}`);
        await member.button('install:how').click();
        await expect(guide).toBeVisible();
        await expect(guide).not.toHaveAttribute('data-phase', 'opening');
        await expectAccessible(page, `the steps at ${width} in ${lng}`);
        const wider = await guide.evaluate((panel) => panel.scrollWidth - panel.clientWidth);
        expect(wider, `the steps at ${width} scroll sideways by`).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(guide).toBeHidden();
      }
    }
  });

  test('the installed app offers nothing', async ({ page, context, host, language, t }) => {
    await actAsPhone(context);
    const member = new Person(page, host, language);
    await member.startsLoggedIn(demoMember('linh'));
    await member.opens('/mypage');
    await expect(offerIn(page, t('install:title'))).toBeVisible();
    // Safari's own mark of an app that was opened from the home screen.
    await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    const loaded = page.waitForResponse(/\/network\/install-/);
    await page.reload();
    await (await loaded).finished();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    await expect(offerIn(page, t('install:title'))).toHaveCount(0);
  });
});

test('a browser that cannot install offers nothing, and one with a prompt of its own opens that @desktop', async ({
  page,
  host,
  language,
  t,
}) => {
  const member = new Person(page, host, language);
  await member.startsLoggedIn(demoMember('linh'));
  await member.opens('/mypage');
  await page.evaluate(() => {
    const prompt = () => {
      document.title = 'The prompt is open';
      return Promise.resolve({ outcome: 'dismissed' });
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await member.button('install:action').click();
  await expect(page).toHaveTitle('The prompt is open');
  await expect(offerIn(page, t('install:title'))).toHaveCount(0);
});
