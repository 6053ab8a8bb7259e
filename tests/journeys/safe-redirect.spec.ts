import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { loggedIn, member, Person, somebody } from '#tests/kit/people.ts';

test.use(withoutWorker);

/**
 * Redirects to other sites that a log-in link may contain, spelled as in its address: one of each kind. The others are in safe-redirect.test.ts,
 * which tests the rule itself.
 */
const AWAY = [
  'http://other.example/x',
  '//other.example/x',
  '%2F%2Fother.example',
  '/%252Fother.example',
  '/\\other.example',
  'java%09script:alert(1)',
  '["/mypage/profile"]',
  '%2Fauth%2Fsignup%3Fnext%3Dhttps%253A%252F%252Fother.example',
];
const DOORS = ['/auth/login', '/auth/signup'];

async function arrivesAtMyPage(page: Page, hostUrl: string, next: string): Promise<void> {
  await page.waitForURL((url) => url.origin === hostUrl && url.pathname === '/mypage');
  await expect(page.locator('h1').first(), next).toBeVisible();
}

for (const door of DOORS) {
  test(`whoever is logged in stays here, whatever ${door} names`, async ({ page, host, language }) => {
    test.setTimeout(180_000);
    await loggedIn(page, host, language);
    for (const next of AWAY) {
      await page.goto(`${door}?next=${next}`);
      await arrivesAtMyPage(page, host.url, next);
    }
    await page.goto(`${door}?next=%2Fmypage%2Fprofile`);
    await page.waitForURL((url) => url.pathname === '/mypage/profile');
  });
}

test('log-in leads on within the product only', async ({ page, host, language, t }) => {
  test.setTimeout(240_000);
  const self = await member(host, language);
  const thao = new Person(page, host, language);
  for (const next of AWAY) {
    await page.goto('/');
    await page.evaluate(() => localStorage.clear());
    await thao.opens(`/auth/login?next=${next}`);
    const signUp = page.getByRole('main').getByRole('link', { name: t('auth:login.signUp') });
    expect(await signUp.getAttribute('href'), next).not.toContain('other.example');
    await thao.logsIn(self);
    await arrivesAtMyPage(page, host.url, next);
  }
});

test('sign-up leads on within the product only', async ({ page, host, language, t }) => {
  test.setTimeout(120_000);
  const thao = new Person(page, host, language);
  for (const next of AWAY) {
    await thao.opens(`/auth/signup?next=${next}`);
    const logIn = page.getByRole('main').getByRole('link', { name: t('auth:signup.logIn') });
    expect(await logIn.getAttribute('href'), next).not.toContain('other.example');
  }
  await thao.opens('/auth/signup?next=//other.example/x');
  await thao.signsUp(somebody());
  await page.getByRole('button', { name: t('auth:sent.goOn') }).click();
  await arrivesAtMyPage(page, host.url, 'after sign-up');
});
