import type { Reservation } from '#contract/reservations/reservations.ts';
import { wording } from '#server/adapters/payments/sandbox/wording.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { bookPath, freeHouse, loggedIn } from '#tests/kit/people.ts';
import { through } from '#tests/kit/bookings.ts';

test.use(withoutWorker);

const stay = { checkIn: '2027-09-01', checkOut: '2027-11-30', guests: 1 };

test('a parent pays the next instalment by a link, without an account, and both get a receipt @core', async ({
  page,
  browser,
  host,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(180_000);
  tolerate(/status of 402/);
  const { self, thao } = await loggedIn(page, host, language);
  await thao.opens(bookPath(await freeHouse(host, stay), stay));
  const id = await thao.requests([self]);
  await thao.signs(self, 'typed');
  await thao.pays('pay', id);
  await thao.sees('confirmed', id);

  await thao.opens(`/mypage/${id}`);
  const second = page.getByRole('listitem').filter({ hasText: t('booking:instalment.nth', { seq: 2 }) });
  await second.getByRole('button', { name: t('payment-links:ask') }).click();
  await thao.button('payment-links:make').click();
  const url = await page.getByText(/\/pay\/[\w-]{20,}/).innerText();

  const abroad = await browser.newContext();
  const parent = await abroad.newPage();
  await parent.goto(url.replace(/lng=\w+/, `lng=${language}`));
  await expect(parent.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(parent.getByText(self.email)).toHaveCount(0);
  await parent.getByRole('radio', { name: t('payment-links:page.methods.international-card') }).check();
  await parent.getByLabel(t('payment-links:page.receipt')).fill('parent@abroad.example');
  const pay = parent.getByRole('button', { name: /\$/ });
  await pay.click();
  await parent.getByRole('button', { name: wording[language].decline }).click();
  await expect(parent.getByText(t('payment-links:page.failed'))).toHaveCount(1);
  await expect(parent.getByLabel(t('payment-links:page.receipt'))).toHaveValue('parent@abroad.example');
  await pay.click();
  await parent.getByRole('button', { name: wording[language].pay, exact: true }).click();
  await expect(parent.getByText(t('payment-links:page.state.paid'))).toBeVisible();
  await abroad.close();

  const member = await through(host, self);
  const { payments } = await member<Reservation>('GET', `/v1/reservations/${id}`);
  expect(payments[1]?.status).toBe('paid');
  expect(await host.outbox('parent@abroad.example')).toHaveLength(1);
});

test('automatic payment is switched on with a stored card, and off again', async ({
  page,
  host,
  language,
  t,
}) => {
  test.setTimeout(180_000);
  const { self, thao } = await loggedIn(page, host, language);
  const within = { checkIn: '2027-06-01', checkOut: '2027-08-30', guests: 1 };
  await thao.opens(bookPath(await freeHouse(host, within), within));
  const id = await thao.requests([self]);
  await thao.signs(self, 'typed');
  await thao.pays('pay', id);
  await thao.sees('confirmed', id);
  await thao.opens(`/mypage/${id}`);
  const automatic = page.getByRole('region', { name: t('automatic-payments:title'), exact: true });
  await automatic.getByRole('checkbox').check();
  await thao.button('automatic-payments:begin').click();
  await page.getByRole('button', { name: wording[language].store.agree }).click();
  await expect(page.getByText('4242')).toBeVisible();
  await thao.button('automatic-payments:stop').click();
  await expect(thao.button('automatic-payments:begin')).toBeVisible();
});
