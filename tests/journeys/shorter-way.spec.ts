import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '#tests/kit/axe.ts';
import { expect, shellPrecached, test } from '#tests/kit/journey.ts';
import { Person, ready, somebody } from '#tests/kit/people.ts';

const TAPS = 30;
const FIELDS = 7;

/** Counts a person's actions in a tab across pages: each press, and each field that is typed into. */
async function counts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const add = (key: string, value: string) => {
      const all = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      sessionStorage.setItem(key, JSON.stringify([...all, value]));
    };
    addEventListener('pointerdown', (event) => {
      const target = (event.target as Element).closest('button, a, label, input, select');
      if (event.isTrusted) add('taps', (target?.textContent ?? target?.id ?? '').trim().slice(0, 24));
    });
    addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type)) add('typed', target.id);
    });
  });
}

async function counted(page: Page): Promise<{ taps: string[]; fields: string[] }> {
  return page.evaluate(() => {
    const list = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    return { taps: list('taps'), fields: [...new Set(list('typed'))] };
  });
}

test('from home to a held house in few taps, then paid and signed in one place @both @core', async ({
  page,
  context,
  host,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(150_000);
  await counts(context);
  const thao = new Person(page, host, language);
  const self = somebody();
  await thao.searches({ checkIn: '2027-03-22', checkOut: '2027-04-26', guests: 1 });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/detail\?/);
  await thao.wantsToBook();
  await expect(page.getByRole('dialog', { name: t('join:title') })).toBeVisible();
  await expectAccessible(page, 'the prompt');
  await thao.joins(self);
  // The booking knows the rest from the sign-up.
  const id = await thao.requests([{ region: self.region, phone: self.phone }]);

  const { taps, fields } = await counted(page);
  console.log(
    `from home to a held house: ${taps.length} taps, ${fields.length} fields (${fields.join(', ')})`,
  );
  expect(taps.length, taps.join(' | ')).toBeLessThanOrEqual(TAPS);
  expect(fields.length, fields.join(', ')).toBeLessThanOrEqual(FIELDS);

  // The same place after a reload: what is left to do, and where one is.
  await page.reload();
  await ready(page);
  await expect(thao.heading('flow:title')).toBeVisible();
  await expect(page.getByText(t('flow:sign.mail', { email: self.email }))).toBeVisible();
  await expectAccessible(page, 'the held reservation');
  await thao.pays('pay');
  await expect(page).toHaveURL(new RegExp(`/book/${id}$`));
  await expect(page.locator('[aria-current="step"]')).toHaveText(t('booking:step.sign'));

  await thao.readsContract(self);
  await thao.signs(self, 'typed');
  // The last step leads by itself to the page that welcomes the member.
  const welcome = thao.heading('welcome:title', { name: self.firstName });
  await expect(welcome).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/mypage/${id}/welcome$`));
  await expect(
    page.getByRole('list', { name: t('flow:confirmed.timeline') }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expectAccessible(page, 'the page of welcome');

  await test.step('without a network the confirmed stay and the text of its contract are there', async () => {
    tolerate(/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::ERR/);
    const reads = async () => {
      await thao.button('mypage:contract.view').click();
      await page.getByText(t('sign:pdf.asText'), { exact: true }).click();
      // The hash of the file that it is the text of.
      await expect(page.getByRole('article').filter({ hasText: /[0-9a-f]{64}/ })).toBeVisible();
    };
    await shellPrecached(page);
    await thao.opens(`/book/${id}`);
    await expect(welcome).toBeVisible();
    await thao.opens(`/mypage/${id}`);
    await reads();
    await context.setOffline(true);
    await page.reload();
    await reads();
    await page.goto(`/book/${id}`);
    await expect(thao.heading('flow:confirmed.title')).toBeVisible();
  });
});
