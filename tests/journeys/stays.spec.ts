import type { Reservation } from '#contract/reservations/reservations.ts';
import { addDays } from '#contract/rules/dates.ts';
import { policyFor } from '#contract/rules/refund/policies.ts';
import { refundOn } from '#contract/rules/refund/refund.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Bilingual } from '#contract/shared.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { expectAccessible } from '#tests/kit/axe.ts';
import { books, through } from '#tests/kit/bookings.ts';
import { expect, test, withoutWorker } from '#tests/kit/journey.ts';
import { demoMember, member, Person } from '#tests/kit/people.ts';
import { photo } from '#tests/kit/photo.ts';

test.use(withoutWorker);

test('cancel in each tier of each policy, and let a hold run out', async ({
  ownHost,
  browserOn,
  timeOn,
  language,
  t,
}) => {
  test.setTimeout(240_000);
  const who = await member(ownHost, language);
  const checkIn = '2027-06-10';
  // A tier each, as the calendar comes by them; nobody who comes back within a month logs in again.
  const tiers = [
    { nights: 100, daysBefore: 91 },
    { nights: 100, daysBefore: 62 },
    { nights: 100, daysBefore: 44 },
    { nights: 35, daysBefore: 31 },
    { nights: 35, daysBefore: 8 },
    { nights: 35, daysBefore: 2 },
  ];
  const stays: { reservation: Reservation; nights: number; daysBefore: number }[] = [];
  for (const tier of tiers)
    stays.push({ ...tier, reservation: await books(ownHost, who, checkIn, tier.nights, true) });
  const unpaid = await books(ownHost, who, checkIn, 35, false);
  const page = await (await browserOn(ownHost)).newPage();
  const thao = new Person(page, ownHost, language);
  await thao.startsLoggedIn(who);
  const at = (day: string) => timeOn(ownHost, `${day}T03:00:00.000Z`);

  await at('2027-03-07');
  await ownHost.jobs();
  await thao.opens(`/mypage/${unpaid.id}`);
  await expect(page.getByText(t('mypage:status.expired'), { exact: true }).first()).toBeVisible();

  for (const { reservation, nights, daysBefore } of stays) {
    const today = addDays(checkIn, -daysBefore);
    await at(today);
    await thao.opens(`/mypage/${reservation.id}`);
    await thao.button('booking:cancel.ask').click();
    const { total } = refundOn(
      policyFor(nights),
      today,
      { checkIn, totalRent: reservation.price.totalRent },
      reservation.payments.slice(0, 1),
    )!;
    const confirm =
      total > 0
        ? thao.button('booking:cancel.confirm', { amount: won(total) })
        : thao.button('booking:cancel.confirmNothing');
    await expect(confirm).toBeVisible();
    await expect(page.getByRole('dialog').getByText(t('refund:today'), { exact: true })).toBeVisible();
    await expectAccessible(page, 'the step that confirms a cancellation');
    await confirm.click();
    await expect(page.getByText(t('mypage:status.cancelled'), { exact: true }).first()).toBeVisible();
    const { text } = await thao.mail(who.email, `/mypage/${reservation.id}`);
    expect(text).toContain(won(total));
    await page.reload();
    await expect(page.getByText(t('mypage:status.cancelled'), { exact: true }).first()).toBeVisible();
    const sent = page.getByText(t('booking:refund.status.done'), { exact: true });
    await expect(sent).toHaveCount(total > 0 ? 1 : 0);
  }
});

test('change a request before paying @desktop', async ({ page, host, language, t }) => {
  const who = await member(host, language);
  const made = await books(host, who, '2027-09-01', 30, false, 19);
  const thao = new Person(page, host, language);
  await thao.startsLoggedIn(who);
  await thao.opens(`/mypage/${made.id}`);
  await page.getByRole('link', { name: t('mypage:change.action') }).click();
  await expect(thao.heading('mypage:change.title')).toBeVisible();
  const wished = { checkIn: '2027-09-05', checkOut: '2027-10-20' };
  await thao.opens(`/mypage/${made.id}/change?${new URLSearchParams(wished)}`);
  await thao.button('booking:stay.moreBedding').click();
  const submit = page.getByRole('button', { name: /₩/ }).last();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(thao.heading('mypage:reservation.dates')).toBeVisible();
  for (const day of Object.values(wished))
    await expect(page.getByText(longDate(day, language))).toBeVisible();
  const contracts = (await host.outbox(who.email)).filter(({ links }) => links[0]?.includes('/sign?'));
  expect(contracts).toHaveLength(2);
});

test('stay longer', async ({ page, host, language, t }) => {
  const who = await member(host, language);
  const made = await books(host, who, '2027-10-25', 30, true, 12);
  const thao = new Person(page, host, language);
  await thao.startsLoggedIn(who);
  await thao.opens(`/mypage/${made.id}`);
  await page.getByRole('link', { name: t('mypage:extend.action') }).click();
  await expect(thao.heading('mypage:extend.title')).toBeVisible();
  await thao.picksDay(addDays(made.checkOut, 12), 'houses:calendar.nextMonth');
  await page.getByRole('checkbox', { name: t('booking:consent.terms') }).check();
  await page.getByRole('checkbox', { name: t('booking:consent.cancellation') }).check();
  await thao.button('mypage:extend.submit').click();
  await expect(page.getByRole('link', { name: t('mypage:extend.toFirst') })).toBeVisible();
  await expect(page.getByText(longDate(addDays(made.checkOut, 12), language))).toBeVisible();
});

test('review a stay that has ended @desktop @core', async ({ page, host, language, t, tolerate }) => {
  // The tracing of Playwright reads the pictures that the page shows from the device.
  tolerate(/Connecting to 'blob:/);
  const linh = new Person(page, host, language);
  await linh.startsLoggedIn(demoMember('linh'));
  const call = await through(host, demoMember('linh'));
  const past = await call<Reservation[]>('GET', '/v1/reservations/past');
  const id = past.find(({ houseId }) => houseId === 'hufs-green')!.id;
  await linh.opens(`/mypage/${id}`);
  await page.getByRole('link', { name: t('reviews:invite.action') }).click();
  await expect(linh.heading('reviews:title')).toBeVisible();
  const words = `Warm floors. ${Date.now()}`;
  await page.getByLabel(t('reviews:comment.label')).fill(words);
  const files = page.locator('input[type=file]');
  await files.setInputFiles([await photo('window.jpg', '#88aacc'), await photo('desk.jpg', '#ccaa88')]);
  const chosen = (number: number) => page.getByRole('img', { name: t('own-photos:picture', { number }) });
  await expect(chosen(2)).toBeVisible();
  await files.setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(t('own-photos:unreadable'))).toBeVisible();
  await linh.button('own-photos:remove', { number: 2 }).click();
  await expect(chosen(2)).toHaveCount(0);
  await linh.button('reviews:submit').click();
  await expect(page.getByText(t('errors:rating_required')).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('reviews:comment.label'))).toHaveValue(words);
  await expect(chosen(1), 'the picture waits on the device too').toBeVisible();
  for (const aspect of ['facilities', 'communication', 'community', 'location'] as const) {
    const group = page.getByRole('group', { name: t(`reviews:aspect.${aspect}`) });
    await group.getByRole('radio', { name: t('reviews:stars.5'), exact: true }).check({ force: true });
  }
  await expectAccessible(page, 'the form of a review');
  await linh.button('reviews:submit').click();
  await expect(linh.heading('reviews:done.title')).toBeVisible();
  const thanks = page.getByRole('status').filter({ hasText: t('reviews:done.text') });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await linh.opens('/detail?id=hufs-green');
  await expect(page.getByText(words)).toBeVisible();
  await page.getByText(words).scrollIntoViewIfNeeded();
  const { name } = await call<{ name: Bilingual }>('GET', '/v1/houses/hufs-green');
  const alt = t('review-photos:alt', { author: 'Linh', house: name[language], number: 1 });
  const shown = page.getByRole('button', { name: alt });
  await shown.scrollIntoViewIfNeeded();
  await shown.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
