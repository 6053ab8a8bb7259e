import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { grouped, won } from '#contract/rules/format-money.ts';
import { booking } from '#contract/rules/policy.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { fileOf, pays, through } from '#tests/kit/bookings.ts';
import { expect, test } from '#tests/kit/journey.ts';
import { pdfText } from '#tests/kit/pdf-text.ts';
import { bookPath, demoMember, freeHouse, member, Person, somebody } from '#tests/kit/people.ts';

const stay = { checkIn: '2027-04-01', checkOut: '2027-07-30', guests: 2 };

test('two live there for 120 nights, from the signatures to the deposit @both @core', async ({
  ownHost: host,
  browserOn,
  timeOn,
  language,
  t,
}) => {
  test.setTimeout(240_000);
  const page = await (await browserOn(host)).newPage();
  const thao = new Person(page, host, language);
  const self = await member(host, language);
  const email = `seoyeon-${randomUUID().slice(0, 8)}@people.example`;
  const friend = somebody({ firstName: '서연', lastName: '박', email, region: 'KR', phone: '1098765432' });
  const mailTo = async (who: { email: string }, words: string) => {
    const read = async () =>
      (await host.outbox(who.email)).find(({ subject, text }) => `${subject} ${text}`.includes(words));
    // The host's own run of the jobs may have taken what the mail waits for.
    await expect.poll(read, `mail to ${who.email} that says ${words}`).toBeDefined();
    return (await read())!;
  };

  // Booked without a passport; who signs is asked when signing, and nothing typed is lost by an error.
  await thao.startsLoggedIn(self);
  await thao.opens(bookPath(await freeHouse(host, stay), stay));
  const id = await thao.requests([self, friend]);
  await thao.readsContract(self);
  const surname = page.getByLabel(t('sign:identity.surname'), { exact: true });
  await surname.fill('Phạm');
  await page.getByRole('checkbox', { name: t('sign:form.consent') }).check();
  await page.getByText(t('sign:form.type'), { exact: true }).click();
  const signature = page.getByLabel(t('sign:form.name'));
  await signature.fill('Thảo');
  await thao.button('sign:form.submit').click();
  const problems = page.getByRole('alert');
  for (const code of ['passport_name_invalid', 'nationality_required', 'signature_mismatch'] as const)
    await expect(problems.getByText(t(`errors:${code}`))).toBeVisible();
  await expect(surname).toHaveValue('PHẠM');
  await expect(signature).toHaveValue('Thảo');
  await expectAccessible(page, 'who signs, with errors');
  await thao.fillsIdentity(self);
  await signature.fill('pham thao');
  await thao.button('sign:form.submit').click();
  await expect(page.getByText(t('flow:sign.others', { names: '박서연' }))).toBeVisible({ timeout: 30_000 });
  const seoyeon = new Person(await (await browserOn(host)).newPage(), host, language);
  await seoyeon.signs(friend, 'typed');

  // Both get the confirmation; of money only the one who pays hears.
  await thao.pays('pay', id);
  await thao.sees('confirmed', id);
  // Among those who live there and those who signed, in one order.
  await expect(page.getByRole('listitem').getByText('Phạm Thảo', { exact: true })).toHaveCount(2);
  await expect(thao.button('mypage:calendar.action')).toBeVisible();
  const call = await through(host, self);
  const made = await call<Reservation>('GET', `/v1/reservations/${id}`);
  expect(made.payments).toHaveLength(4);
  // The page has the stay as a calendar file, and a receipt of each payment.
  const saved = async (key: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), thao.button(key).first().click()]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const calendar = await saved('mypage:calendar.action');
  expect(calendar.name).toBe(`${made.code}.ics`);
  expect(calendar.bytes.toString()).toContain(stay.checkIn.replaceAll('-', ''));
  const receipt = await saved('booking:instalment.receipt');
  expect(receipt.name).toBe(`receipt-${made.code}-1.pdf`);
  const paper = await pdfText(receipt.bytes);
  for (const said of ['공급가액(보증금제외)', '부가가치세', '발급일', grouped(made.payments[0]!.amount)])
    expect(paper).toContain(said);
  // The contract names the days of every period, and the day by which the deposit returns.
  const contract = await pdfText(await fileOf(host, self, `/v1/reservations/${id}/contract`));
  const days = made.payments.flatMap(({ from, to }) => [from, to]);
  for (const day of [...days, addDays(stay.checkOut, booking.depositDays)]) expect(contract).toContain(day);
  const address = made.address![language];
  for (const who of [self, friend]) {
    const { text } = await mailTo(who, made.code);
    for (const told of [address, 'Phạm Thảo', '박서연']) expect(text).toContain(told);
  }
  const [first, second] = made.payments;
  for (const { amount } of [first!, second!])
    expect((await mailTo(self, made.code)).text).toContain(won(amount));

  // The way in comes to both on the day before.
  await timeOn(host, `${addDays(stay.checkIn, -1)}T06:30:00Z`);
  await host.jobs();
  const label = t('mail:label.doorCode');
  const { text } = await mailTo(self, label);
  const code = new RegExp(`^${label}: (.+)$`, 'm').exec(text)![1]!;
  expect((await mailTo(friend, label)).text).toContain(code);

  // The instalments are paid, each before its day; who comes back after a month logs in again.
  for (const [index, { dueOn }] of made.payments.entries()) {
    if (index === 0) continue;
    await timeOn(host, `${dueOn}T00:30:00Z`);
    await pays(host, self, made, index + 1);
  }

  // The day before check-out both are told how to leave; the door code stays until noon of the day itself.
  await timeOn(host, `${addDays(stay.checkOut, -1)}T06:30:00Z`);
  await host.jobs();
  for (const who of [self, friend]) await mailTo(who, t('mail:check-out.subject').trim());
  await timeOn(host, `${stay.checkOut}T02:30:00Z`);
  await thao.startsLoggedIn(self);
  await thao.opens(`/mypage/${id}`);
  await thao.button('mypage:checkIn.show').click();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await timeOn(host, `${stay.checkOut}T03:30:00Z`);
  await thao.opens(`/mypage/${id}`);
  const deposit = { amount: won(made.price.deposit), date: plainDate(addDays(stay.checkOut, 14), language) };
  await expect(page.getByText(t('mypage:deposit.to_return', deposit))).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toHaveCount(0);

  // The deposit comes back, and says so.
  const boss = await through(host, demoMember('admin'));
  await boss('POST', `/v1/admin/reservations/${id}/refund-deposit`, { deductions: [] });
  await host.jobs();
  await thao.opens(`/mypage/${id}`);
  await expect(page.getByText(t('mypage:settlement.back'), { exact: true })).toBeVisible();
  await mailTo(self, t('mail:deposit-returned.subject').trim());
});
