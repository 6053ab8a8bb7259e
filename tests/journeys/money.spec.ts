import type { Cancellation } from '#contract/reservations/refunds.ts';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { won } from '#contract/rules/format-money.ts';
import { toCents } from '#contract/rules/money.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { books, fileOf, pays, through } from '#tests/kit/bookings.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { pdfText, squeezed } from '#tests/kit/pdf-text.ts';
import { demoMember, member, Person } from '#tests/kit/people.ts';

test.use(withoutWorker);

const checkIn = '2027-06-10';

test('a payment that is late, and a deposit that comes back after check-out @both @core', async ({
  ownHost,
  browserOn,
  timeOn,
  language,
  t,
  tolerate,
}) => {
  test.setTimeout(120_000);
  tolerate(/ERR_FAILED/);
  const who = await member(ownHost, language);
  const made = await books(ownHost, who, checkIn, 50, true);
  const second = made.payments[1]!;
  const page = await (await browserOn(ownHost)).newPage();
  const thao = new Person(page, ownHost, language);
  const at = (day: string) => timeOn(ownHost, `${day}T03:00:00.000Z`);
  const day = (date: string) => plainDate(date, language);

  // Three days late: a state, with the new deadline of the contract, told by mail as well.
  await at(addDays(second.dueOn, 3));
  await ownHost.jobs();
  await thao.startsLoggedIn(who);
  const graceUntil = addDays(second.dueOn, 10);
  await thao.opens(`/mypage/${made.id}`);
  await expect(page.getByText(t('booking:instalment.status.overdue'), { exact: true })).toBeVisible();
  const grace = t('booking:instalment.grace', { date: day(second.dueOn), until: day(graceUntil) });
  await expect(page.getByText(grace, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t('mypage:deposit.title') })).toBeVisible();
  const { subject } = await thao.mail(who.email, `/mypage/${made.id}`);
  expect(subject).toContain(won(second.amount));

  // Without a way to the provider nothing was charged, and that is what is said.
  await page.route('**/v1/payments', (route) => route.abort());
  await thao.button('booking:payment.pay').first().click();
  await expect(page.getByText(t('booking:payment.unreachable'))).toBeVisible();
  await page.unroute('**/v1/payments');

  // After the check-out the list tells what is left to pay, without a network too, until it is paid.
  await at(addDays(made.checkOut, 1));
  const opensPast = async () => {
    await thao.opens('/mypage');
    await page.getByRole('tab', { name: t('mypage:lists.past') }).click();
  };
  const left = page.getByText(t('mypage:leftToPay', { amount: won(second.amount) }));
  await opensPast();
  await expect(left).toBeVisible();
  await expectAccessible(page, 'a past stay with a payment that is left');
  await page.route('**/v1/**', (route) => route.abort());
  await opensPast();
  await expect(left).toBeVisible();
  await page.unroute('**/v1/**');
  await pays(ownHost, who, made, 2);

  // The deposit stands on the page, in the list, and against the deletion of the account.
  const back = t('mypage:deposit.to_return', {
    amount: won(made.price.deposit),
    date: day(addDays(made.checkOut, 14)),
  });
  await thao.opens(`/mypage/${made.id}`);
  await expect(page.getByText(back)).toBeVisible();
  await expectAccessible(page, 'a stay whose deposit is to come back');
  await opensPast();
  await expect(page.getByText(back)).toBeVisible();
  await expect(left).toHaveCount(0);
  await thao.opens('/mypage/delete');
  await expect(page.getByText(t('settings:remove.reason.deposit'))).toBeVisible();

  const boss = await through(ownHost, demoMember('admin'));
  await boss('POST', `/v1/admin/reservations/${made.id}/refund-deposit`, {
    deductions: [{ text: { ko: 'A burnt worktop' }, amount: 100_000 }],
  });
  await thao.opens(`/mypage/${made.id}`);
  await expect(page.getByText('A burnt worktop')).toBeVisible();
});

test('what was paid ahead comes back whole, and the same dates can be asked for again @both @core', async ({
  page,
  host,
  language,
  t,
}) => {
  test.setTimeout(120_000);
  const who = await member(host, language);
  // Within thirty days half of the rent that was due comes back. Who pays in dollars reads dollars first.
  const soon = addDays(host.now().slice(0, 10), 20);
  const inDollars = language === 'en';
  const made = await books(host, who, soon, 60, true, 0, inDollars);
  await pays(host, who, made, 2);
  const [first, second] = made.payments as [Reservation['payments'][number], Reservation['payments'][number]];
  const fromRent = first.rent - Math.floor(first.rent / 2);
  const call = await through(host, who);
  const { refund, returns } = await call<Cancellation>('GET', `/v1/reservations/${made.id}/cancellation`);
  expect(refund.total).toBe(first.amount + second.amount - fromRent);
  const { krwPerUsd } = made.exchangeRate;
  const said = (won: number, cents = toCents(won, krwPerUsd)) =>
    chargedMoney(won, inDollars ? cents : null).main;
  const total = said(refund.total, refund.totalUsdCents ?? 0);
  const paidCents = (first.amountUsdCents ?? 0) + (second.amountUsdCents ?? 0);
  const thao = new Person(page, host, language);
  await thao.startsLoggedIn(who);
  await thao.opens(`/mypage/${made.id}`);
  await thao.button('booking:cancel.ask').click();
  const dialog = page.getByRole('dialog');
  await expect(thao.button('booking:cancel.confirm', { amount: total })).toBeVisible();
  const rule = t('refund:rule.due');
  for (const line of [
    t('booking:cancel.shareDue', { paid: said(first.rent), percent: 50 }),
    t('booking:cancel.shareAhead', { paid: said(second.rent) }),
    rule,
  ])
    await expect(dialog.getByText(line)).toBeVisible();
  // The contract that was signed says the same.
  const contract = await fileOf(host, who, `/v1/reservations/${made.id}/contract`);
  expect(await pdfText(contract)).toContain(squeezed(rule));
  await expectAccessible(page, 'a cancellation with a payment made ahead');
  await thao.button('booking:cancel.confirm', { amount: total }).click();

  await expect(page.getByText(t('mypage:ending.by.member'))).toBeVisible();
  await expect(page.getByText(t('mypage:ending.back', { amount: total }))).toBeVisible();
  await expect(page.getByText(t('booking:instalment.status.partly_refunded'), { exact: true })).toBeVisible();
  const retained = said(fromRent, paidCents - (refund.totalUsdCents ?? 0));
  await expect(page.getByText(retained, { exact: true })).toBeVisible();
  await host.jobs();
  const subjects = (await host.outbox(who.email)).map(({ subject }) => subject);
  for (const { amount, amountUsdCents } of returns)
    expect(subjects).toContain(t('mail:refund-sent.subject', { amount: said(amount, amountUsdCents ?? 0) }));
  const signedAndVoid = t('mypage:contract.voidSigned', { date: '|' }).split('|').at(-1)!.trim();
  await expect(page.getByText(signedAndVoid)).toBeVisible();
  await expectAccessible(page, 'a stay that was cancelled');
  await page.getByRole('link', { name: t('mypage:ending.again') }).click();
  await page.waitForURL(/\/book\?/);
  const asked = new URL(page.url()).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    houseId: made.houseId,
    checkIn: made.checkIn,
    checkOut: made.checkOut,
  });
});
