import { addDays } from '#contract/rules/dates.ts';
import type { Quote } from '#contract/reservations/reservations.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { books, through } from '#tests/kit/bookings.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { member, Person } from '#tests/kit/people.ts';
import en from '../../locales/en/change.json' with { type: 'json' };
import ko from '../../locales/ko/change.json' with { type: 'json' };

test.use(withoutWorker);

test('make a confirmed stay longer, withdraw once, and shorter again @both @core', async ({
  page,
  host,
  language,
  t,
}) => {
  test.setTimeout(120_000);
  const words = language === 'ko' ? ko : en;
  const checkIn = language === 'ko' ? '2027-04-03' : '2027-06-03';
  const who = await member(host, language);
  const made = await books(host, who, checkIn, 30, true, 12);
  const [longer, shorter] = [addDays(checkIn, 42), addDays(checkIn, 28)];
  const thao = new Person(page, host, language);
  await thao.startsLoggedIn(who);
  await thao.opens(`/mypage/${made.id}`);
  await page.getByRole('link', { name: t('mypage:change.action') }).click();
  await expect(page.getByText(words.same)).toBeVisible();
  await expect(page.getByText(t('mypage:change.nothing'))).toBeVisible();
  const asks = async (checkOut: string, says: string) => {
    await thao.opens(`/mypage/${made.id}/change?checkOut=${checkOut}`);
    await expect(page.getByText(says)).toBeVisible();
    const submit = page.getByRole('button', { name: /₩/ }).last();
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  };

  await asks(longer, words.toPay);
  await page.getByRole('button', { name: words.withdraw }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.withdrawText)).toBeVisible();
  await expectAccessible(page, 'the step that withdraws a change');
  await dialog.getByRole('button', { name: words.withdraw }).click();
  // Behind an open dialog everything counts as hidden.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words.title })).toBeHidden();
  await expect(page.getByText(longDate(made.checkOut, language)).first()).toBeVisible();

  await asks(longer, words.toPay);
  await expectAccessible(page, 'a change under way');
  await expect(thao.button('mypage:todo.signButton')).toBeVisible();
  await thao.pays('pay');
  await expect(page.getByText(words.paid)).toBeVisible();
  await expect(page.getByText(longDate(made.checkOut, language)).first()).toBeVisible();
  await thao.signs(who, 'typed');
  await thao.opens(`/mypage/${made.id}`);
  await expect(page.getByText(longDate(longer, language)).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: words.title })).toBeHidden();

  await asks(shorter, words.toReturn);
  await thao.signs(who, 'typed');
  await thao.opens(`/mypage/${made.id}`);
  await expect(page.getByText(longDate(shorter, language)).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t('booking:refund.listed'), exact: true })).toBeVisible();
});

test('a change keeps the day on which an extension begins, and is dropped where its contract is declined', async ({
  page,
  host,
  language,
  t,
}) => {
  test.setTimeout(120_000);
  const words = language === 'ko' ? ko : en;
  const who = await member(host, language);
  const made = await books(host, who, '2027-07-03', 30, true, 12);
  const call = await through(host, who);
  const { quote } = await call<{ quote: Quote }>(
    'GET',
    `/v1/reservations/${made.id}/extension?checkOut=${addDays(made.checkOut, 20)}`,
  );
  await call('POST', `/v1/reservations/${made.id}/extend`, {
    checkOut: addDays(made.checkOut, 20),
    expectedTotal: quote.price.total,
    paymentMethod: 'card',
    consents: { terms: true, cancellation: true },
  });
  const thao = new Person(page, host, language);
  await thao.startsLoggedIn(who);
  await thao.opens(`/mypage/${made.id}/change`);
  await expect(page.getByText(t('mypage:change.keepsCheckOut'))).toBeVisible();
  await thao.picksDay(addDays(made.checkIn, 2), 'houses:calendar.nextMonth');
  await expect(page.getByText(words.toReturn)).toBeVisible();
  await page.getByRole('button', { name: /₩/ }).last().click();
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();

  await thao.readsContract(who);
  await thao.button('sign:decline.open').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('sign:decline.textOfChange'))).toBeVisible();
  await dialog.getByLabel(t('sign:decline.reason')).fill('The flight stays as it is.');
  await dialog.getByRole('button', { name: t('sign:decline.confirm'), exact: true }).click();
  await expect(page.getByText(t('sign:declined.selfOfChange'))).toBeVisible();
  await thao.opens(`/mypage/${made.id}`);
  await expect(page.getByText(longDate(made.checkIn, language)).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: words.title })).toBeHidden();
});
