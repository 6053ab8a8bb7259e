import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { wording } from '#server/adapters/payments/sandbox/wording.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { books, through } from '#tests/kit/bookings.ts';
import { expect, test } from '#tests/kit/journey.ts';
import { member, Person } from '#tests/kit/people.ts';

test('a virtual account is told where it is asked for, on My page without a network, and takes the money', async ({
  page,
  context,
  host,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(120_000);
  // Chromium writes what it cannot reach, and what is refused, to its console.
  tolerate(/ERR_(INTERNET_DISCONNECTED|FAILED)|status of 409/);
  const who = await member(host, language);
  const made = await books(host, who, addDays(host.now().slice(0, 10), 250), 60, false);
  const call = await through(host, who);
  await call('POST', `/v1/reservations/${made.id}/payment-method`, { paymentMethod: 'virtual-account' });
  const thao = new Person(page, host, language);
  await thao.startsLoggedIn(who);
  await thao.opens(`/book/${made.id}`);
  await thao.payButton().click();
  await page.waitForURL(/\/sandbox\/pay\//);
  const sandbox = page.url();
  const provider = wording[language];
  const [tab, stale] = [await context.newPage(), await context.newPage()];
  const second = new Person(tab, host, language);
  await second.opens(`/book/${made.id}`);
  await second.payButton().click();
  await tab.waitForURL(/\/sandbox\/pay\//);
  expect(tab.url(), 'another tab has the same order').toBe(sandbox);
  const late = new Person(stale, host, language);
  await late.opens(`/book/${made.id}`);
  await expect(late.payButton()).toBeVisible();
  await page.getByRole('button', { name: provider.account, exact: true }).click();

  await page.waitForURL(/\/(book|mypage)\//);
  await test.step('neither what is said nor the price lies over it', async () => {
    const account = page.locator('dl').filter({ hasText: t('virtual-account:fact.until') });
    const toast = page.locator('[data-sonner-toast][data-mounted=true]');
    const room = async () => {
      const [told, said] = [await account.boundingBox(), await toast.boundingBox()];
      return told && said && said.y - told.y - told.height;
    };
    await expect.poll(room).toBeGreaterThan(0);
    await expect(account).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
  });
  await thao.opens(`/book/${made.id}`);
  await expect(page.getByText(t('virtual-account:title'))).toBeVisible();
  const [first] = (await call<Reservation>('GET', `/v1/reservations/${made.id}`)).payments;
  const { number } = first!.virtualAccount!;
  await expect(page.getByText(number)).toBeVisible();
  await expectAccessible(page, `the account to transfer to in ${language}`);
  await test.step('the same in the other tabs', async () => {
    await tab.getByRole('button', { name: provider.account, exact: true }).click();
    await tab.waitForURL(/\/(book|mypage)\//);
    await late.payButton().click();
    for (const each of [tab, stale]) await expect(each.getByText(number)).toBeVisible();
    await expect(stale.getByText(t('part-errors:account_open'))).toBeVisible();
    await tab.close();
    await stale.close();
  });
  await thao.button('virtual-account:other').click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(thao.payButton(), 'there is one account at a time').toHaveCount(0);

  await test.step('on My page, without a network too', async () => {
    await thao.opens(`/mypage/${made.id}`);
    await expect(page.getByText(number)).toBeVisible();
    await expectAccessible(page, `the account on My page in ${language}`);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(number)).toBeVisible();
    await context.setOffline(false);
  });

  await page.goto(sandbox);
  await page.getByRole('button', { name: provider.deposit, exact: true }).click();
  await host.jobs();
  await thao.opens(`/mypage/${made.id}`);
  await expect(page.getByText(t('booking:instalment.status.paid')).first()).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
});
