import { wording } from '#server/adapters/payments/sandbox/wording.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { bookPath, freeHouse, loggedIn, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const stay = { checkIn: '2027-09-01', checkOut: '2027-10-06', guests: 1 };

test('a payment that is declined, tampered with or closed can be made again', async ({
  page,
  host,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(150_000);
  // Chromium writes every answer of 400 and more to its console.
  tolerate(/status of 40[02]/);
  const { self, thao } = await loggedIn(page, host, language);
  await thao.opens(bookPath(await freeHouse(host, stay), stay));
  const id = await thao.requests([self]);

  await thao.pays('decline');
  await expect(thao.heading('booking:payment.declined')).toBeVisible();
  // It is said once, and another way to pay is there; in dollars the amount is another one.
  await expect(page.getByText(t('booking:payment.declinedText'))).toHaveCount(1);
  await expect(page.getByText(t('errors:payment_declined'))).toHaveCount(0);
  await page.getByRole('radio', { name: t('booking:method.name.international-card') }).click();
  await expect(page.getByText(t('flow:pay.reissued'))).toBeVisible();
  await expect(page.getByRole('button', { name: /US?\$/ })).toBeVisible();
  await page.getByRole('radio', { name: t('booking:method.name.transfer') }).click();
  await expect(page.getByRole('button', { name: /₩/ })).toBeVisible();
  await thao.pays('wrong');
  await expect(page.getByText(t('errors:payment_amount_incorrect'))).toBeVisible();
  await thao.button('booking:payment.again').click();
  await thao.answersPayment('close');
  await expect(thao.heading('booking:payment.closed')).toBeVisible();

  await thao.sees('requested', id);
  await thao.signs(self, 'typed');
  await thao.pays('pay', id);
  await thao.sees('confirmed', id);
  await expect(page.getByText(t('booking:instalment.status.paid')).first()).toBeVisible();
});

test('coming back from the payment page twice pays once @desktop', async ({
  page,
  host,
  language,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/status of 409/);
  const { self, thao } = await loggedIn(page, host, language);
  const dates = { checkIn: '2027-10-10', checkOut: '2027-11-14', guests: 1 };
  await thao.opens(bookPath(await freeHouse(host, dates), dates));
  const id = await thao.requests([self]);
  await thao.signs(self, 'typed');
  await thao.opens(`/mypage/${id}`);
  const returned = page.waitForURL(/\/pay\/return/).then(() => page.url());
  await thao.pays('pay');
  await thao.sees('confirmed', id);
  await thao.opens(await returned);
  await page.waitForURL(/\/book\//);
  await thao.sees('confirmed', id);
});

test('paying in two tabs pays once, and the second is told that it goes back @desktop @core', async ({
  page,
  context,
  host,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/status of 409/);
  const { self, thao } = await loggedIn(page, host, language);
  const dates = { checkIn: '2027-11-20', checkOut: '2027-12-26', guests: 1 };
  await thao.opens(bookPath(await freeHouse(host, dates), dates));
  const id = await thao.requests([self]);
  const twin = new Person(await context.newPage(), host, language);
  await twin.opens(`/mypage/${id}`);
  for (const each of [thao, twin]) {
    await each.payButton().click();
    await each.page.waitForURL(/\/sandbox\/pay\//);
  }
  await thao.answersPayment('pay');
  await twin.page.getByRole('button', { name: wording[language].pay, exact: true }).click();
  await expect(twin.heading('booking:payment.twice')).toBeVisible();
  await expect(twin.page.getByText(t('booking:payment.returnedText'))).toBeVisible();
  await expect(twin.button('booking:payment.again')).toHaveCount(0);
});
