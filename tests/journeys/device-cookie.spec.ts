import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { member, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const dormitory = { 'x-forwarded-for': '10.66.0.1' };

test('a neighbour who guesses a password locks nobody out of the browser that they logged in on', async ({
  page,
  host,
  browserOn,
  language,
  t,
  tolerate,
}) => {
  tolerate(/status of 4(01|29)/);
  const self = await member(host, language);
  const thao = new Person(page, host, language);
  const strange = await (await browserOn(host)).newPage();
  for (const each of [page, strange]) await each.setExtraHTTPHeaders(dormitory);

  await thao.logsIn(self);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'device')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  await forgetSession(page);
  for (let guess = 0; guess < 11; guess += 1)
    await fetch(`${host.url}/v1/auth/log-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...dormitory },
      body: JSON.stringify({ email: self.email, password: `guess-${guess}` }),
    });

  const elsewhere = new Person(strange, host, language);
  await elsewhere.opens('/auth/login');
  await strange.getByLabel(t('auth:contact.email'), { exact: true }).fill(self.email);
  await strange.getByLabel(t('auth:password.label'), { exact: true }).fill(self.password);
  await elsewhere.button('auth:login.submit').click();
  await expect(strange.getByRole('alert').first()).toBeVisible();
  expect(new URL(strange.url()).pathname).toBe('/auth/login');

  await thao.logsIn(self);
  await thao.opens('/mypage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/mypage');
});

async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/login');
}
